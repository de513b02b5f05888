import RecurseHighlighting
import Testing

@Suite("Shell") struct ShellTests {
  @Test("marks keywords where a command may be, commands, options and assignments")
  func words() {
    expect(
      .shell,
      #"""
      #!/bin/sh
      ccccccccc
      if ! grep -q --color=auto if file; then echo done # if
      kk k ffff yy yyyyyyy..... .. ..... kkkk ffff .... cccc
      for x in a b; do FOO=1 BAR+=$x git commit -m a#b; done
      kkk . kk . .. kk aaa.. aaa..aa fff ...... yy .... kkkk
      case $x in a|if) echo;; (b) ls ;; *) exit 1 ;; esac
      kkkk aa kk ..... ffff.. ... ff .. .. ffff . .. kkkk
      make_it() { (cd /tmp && ls); } 2>&1 &> log
      fffffff.. k .ff .... .. ff.. k .... .. ...
      list=(if "a" # c
      aaaa.... sss ccc
        for) ; while [[ -f x ]]; do :; done
        .... . kkkkk kk yy . kk. kk .. kkkk
      echo a \
      ffff . e
      if b
      .. .
      """#)
  }

  @Test("reads quotes, variables and commands in each other, over lines")
  func quotes() {
    expect(
      .shell,
      #"""
      echo "a $b ${c:-"d"} $(ls -l "$e") `pwd` \$ $5" '$x
      ffff sssaasaaaaasssasaaff yy saasasafffaseesaas sss
      it' $'a\'b' if $((1 + $x * (2 << 3))) "x
      sss ssseess .. aaan . aa . .n .. n.aa ss
      y $(case a in b) ls;; esac) z"
      ssaakkkk . kk .. ff.. kkkkasss
      """#)
  }

  @Test("reads here-documents, one after the other")
  func documents() {
    expect(
      .shell,
      #"""
      cat <<EOF - <<-'END' <<< x; if true
      fff ..aaa . ...aaaaa ... .. kk ffff
      a $b $(ls) \$ "q" $(
      ssaasaaffaseesssssaa
      EOF
      aaa
      $x `
      ssss
      	END
      aaaa
      fi
      kk
      x=$(cat <<E
      a.aafff ..a
      )
      s
      E
      a
      ) ls
      a ff
      """#)
  }
}
