#compdef fixture
# zsh completion of fixture, made by 'fixture completions zsh'

_fixture() {
  if ((CURRENT == 2)); then
    if [[ $PREFIX == -* ]]; then
      compadd -- --help --version
      return
    fi
    local -a names=(
      'paint:Paint a wall'
      'fail:Fail on purpose'
      'store:Keep things'
    )
    _describe command names
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
    paint) _fixture_paint ;;
    fail) _fixture_fail ;;
    store) _fixture_store ;;
  esac
}

_fixture_paint() {
  _arguments -s -S \
    '(-c --coats)-c+[Layers of paint]:n: ' '(-c --coats)--coats=[Layers of paint]:n: ' \
    '(--tint)--tint=[Tint of the paint]:name:(red green blue)' \
    '(--offset)--offset=[Where to begin]:x: ' \
    '(-t --title)-t+[A title]:text: ' '(-t --title)--title=[A title]:text: ' \
    '*-f[Be fast; it'\''s \[risky\]\: really]' '*--fast[Be fast; it'\''s \[risky\]\: really]' \
    '*-w[Paint wet on wet]' '*--wet[Paint wet on wet]' \
    '(-s --seed)-s+[Seed of the painter]:n: ' '(-s --seed)--seed=[Seed of the painter]:n: ' \
    '(-j --jobs)-j+[Painters]:n: ' '(-j --jobs)--jobs=[Painters]:n: ' \
    '(-o --output)-o+[Where to write]:file:_files' '(-o --output)--output=[Where to write]:file:_files' \
    '*--spot=[A spot]:n: ' \
    '(--color)--color=[Color the output\: auto (on a terminal), always, never]:when:(auto always never)' \
    '*--ascii[Draw with ASCII characters only]' \
    '*-q[Show no progress, notes or warnings]' '*--quiet[Show no progress, notes or warnings]' \
    '*-h[Show this help]' '*--help[Show this help]' \
    ':wall:{compadd -- north south; _files -g "*.(json|json5)"}' \
    '*:other: ' \
    && return 0
}

_fixture_fail() {
  _arguments -s -S \
    '(--color)--color=[Color the output\: auto (on a terminal), always, never]:when:(auto always never)' \
    '*--ascii[Draw with ASCII characters only]' \
    '*-q[Show no progress, notes or warnings]' '*--quiet[Show no progress, notes or warnings]' \
    '*-h[Show this help]' '*--help[Show this help]' \
    && return 0
}

_fixture_store() {
  if ((CURRENT == 2)); then
    if [[ $PREFIX == -* ]]; then
      compadd -- --help
      return
    fi
    local -a names=(
      'put:Put a thing away'
      'get:Get a thing back'
    )
    _describe command names
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
    put) _fixture_store_put ;;
    get) _fixture_store_get ;;
  esac
}

_fixture_store_put() {
  _arguments -s -S \
    '(--color)--color=[Color the output\: auto (on a terminal), always, never]:when:(auto always never)' \
    '*--ascii[Draw with ASCII characters only]' \
    '*-q[Show no progress, notes or warnings]' '*--quiet[Show no progress, notes or warnings]' \
    '*-h[Show this help]' '*--help[Show this help]' \
    ':thing:_files' \
    && return 0
}

_fixture_store_get() {
  _arguments -s -S \
    '(--color)--color=[Color the output\: auto (on a terminal), always, never]:when:(auto always never)' \
    '*--ascii[Draw with ASCII characters only]' \
    '*-q[Show no progress, notes or warnings]' '*--quiet[Show no progress, notes or warnings]' \
    '*-h[Show this help]' '*--help[Show this help]' \
    && return 0
}

if [ "$funcstack[1]" = _fixture ]; then
  _fixture "$@"
else
  compdef _fixture fixture
fi
