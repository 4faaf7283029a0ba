# bash completion of fixture, made by 'fixture completions bash'

_fixture_words() {
  local IFS=$' \t\n'
  COMPREPLY+=($(compgen -W "$1" -- "$current"))
}

# Without arguments all files, else folders and files with these extensions.
_fixture_files() {
  local IFS=$'\n' extension
  compopt -o filenames 2>/dev/null
  if [ $# = 0 ]; then
    COMPREPLY+=($(compgen -f -- "$current"))
    return
  fi
  COMPREPLY+=($(compgen -d -- "$current"))
  for extension; do
    COMPREPLY+=($(compgen -f -X "!*.$extension" -- "$current"))
  done
}

_fixture() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  # bash takes '--name=value' for three words.
  if [ "$current" = '=' ]; then
    current=
  elif [ "$previous" = '=' ]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  COMPREPLY=()
  local command= position
  for ((position = 1; position < COMP_CWORD; position++)); do
    case "$command ${COMP_WORDS[position]}" in
      ' paint') command='paint' ;;
      ' fail') command='fail' ;;
      ' store') command='store' ;;
      'store put') command='store put' ;;
      'store get') command='store get' ;;
      *) break ;;
    esac
  done
  case "$command:$previous" in
    'paint:--coats' | 'paint:-c')
      return ;;
    'paint:--tint')
      _fixture_words 'red green blue'
      return ;;
    'paint:--offset')
      return ;;
    'paint:--title' | 'paint:-t')
      return ;;
    'paint:--seed' | 'paint:-s')
      return ;;
    'paint:--jobs' | 'paint:-j')
      return ;;
    'paint:--output' | 'paint:-o')
      _fixture_files
      return ;;
    'paint:--spot')
      return ;;
    'paint:--color')
      _fixture_words 'auto always never'
      return ;;
    'fail:--color')
      _fixture_words 'auto always never'
      return ;;
    'store put:--color')
      _fixture_words 'auto always never'
      return ;;
    'store get:--color')
      _fixture_words 'auto always never'
      return ;;
  esac
  case "$command" in
    '')
      if [[ $current == -* ]]; then
        _fixture_words '--help --version'
      else
        _fixture_words 'paint fail store'
      fi ;;
    'paint')
      if [[ $current == -* ]]; then
        _fixture_words '--coats --tint --offset --title --fast --wet --seed --jobs --output --spot --color --ascii --quiet --help'
      else
        _fixture_words 'north south'
        _fixture_files json json5
        :
      fi ;;
    'fail')
      if [[ $current == -* ]]; then
        _fixture_words '--color --ascii --quiet --help'
      else
        :
      fi ;;
    'store')
      if [[ $current == -* ]]; then
        _fixture_words '--help'
      else
        _fixture_words 'put get'
      fi ;;
    'store put')
      if [[ $current == -* ]]; then
        _fixture_words '--color --ascii --quiet --help'
      else
        _fixture_files
        :
      fi ;;
    'store get')
      if [[ $current == -* ]]; then
        _fixture_words '--color --ascii --quiet --help'
      else
        :
      fi ;;
  esac
}

complete -F _fixture fixture
