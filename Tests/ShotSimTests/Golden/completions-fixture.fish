# fish completion of fixture, made by 'fixture completions fish'

# Whether the words before the cursor name exactly this command.
function __fixture_command
    set -l found
    for word in (commandline -opc)[2..-1]
        switch "$found $word"
            case ' paint'
                set found 'paint'
            case ' fail'
                set found 'fail'
            case ' store'
                set found 'store'
            case 'store put'
                set found 'store put'
            case 'store get'
                set found 'store get'
            case '*'
                break
        end
    end
    test "$found" = "$argv"
end

# Folders, and files with one of these extensions.
function __fixture_files
    set -l word (commandline -ct | string replace -r '^--[^=]*=' '')
    set -l endings (string join '|' -- '\.'$argv)
    __fish_complete_path "$word" | string match -r ".*(?:/|$endings)(?:\t.*)?\$"
end

complete -c fixture -f
complete -c fixture -n '__fixture_command' -a paint -d 'Paint a wall'
complete -c fixture -n '__fixture_command' -a fail -d 'Fail on purpose'
complete -c fixture -n '__fixture_command' -a store -d 'Keep things'
complete -c fixture -n '__fixture_command' -s h -l help -d 'Show this help'
complete -c fixture -n '__fixture_command' -l version -d 'Show the version'
complete -c fixture -n '__fixture_command paint' -s c -l coats -r -f -d 'Layers of paint'
complete -c fixture -n '__fixture_command paint' -l tint -r -f -a 'red green blue' -d 'Tint of the paint'
complete -c fixture -n '__fixture_command paint' -l offset -r -f -d 'Where to begin'
complete -c fixture -n '__fixture_command paint' -s t -l title -r -f -d 'A title'
complete -c fixture -n '__fixture_command paint' -s f -l fast -d 'Be fast; it\'s [risky]: really'
complete -c fixture -n '__fixture_command paint' -s w -l wet -d 'Paint wet on wet'
complete -c fixture -n '__fixture_command paint' -s s -l seed -r -f -d 'Seed of the painter'
complete -c fixture -n '__fixture_command paint' -s j -l jobs -r -f -d 'Painters'
complete -c fixture -n '__fixture_command paint' -s o -l output -r -F -d 'Where to write'
complete -c fixture -n '__fixture_command paint' -l spot -r -f -d 'A spot'
complete -c fixture -n '__fixture_command paint' -l color -r -f -a 'auto always never' -d 'Color the output: auto (on a terminal), always, never'
complete -c fixture -n '__fixture_command paint' -l ascii -d 'Draw with ASCII characters only'
complete -c fixture -n '__fixture_command paint' -s q -l quiet -d 'Show no progress, notes or warnings'
complete -c fixture -n '__fixture_command paint' -s h -l help -d 'Show this help'
complete -c fixture -n '__fixture_command paint' -a 'north south (__fixture_files json json5)'
complete -c fixture -n '__fixture_command fail' -l color -r -f -a 'auto always never' -d 'Color the output: auto (on a terminal), always, never'
complete -c fixture -n '__fixture_command fail' -l ascii -d 'Draw with ASCII characters only'
complete -c fixture -n '__fixture_command fail' -s q -l quiet -d 'Show no progress, notes or warnings'
complete -c fixture -n '__fixture_command fail' -s h -l help -d 'Show this help'
complete -c fixture -n '__fixture_command store' -a put -d 'Put a thing away'
complete -c fixture -n '__fixture_command store' -a get -d 'Get a thing back'
complete -c fixture -n '__fixture_command store' -s h -l help -d 'Show this help'
complete -c fixture -n '__fixture_command store put' -l color -r -f -a 'auto always never' -d 'Color the output: auto (on a terminal), always, never'
complete -c fixture -n '__fixture_command store put' -l ascii -d 'Draw with ASCII characters only'
complete -c fixture -n '__fixture_command store put' -s q -l quiet -d 'Show no progress, notes or warnings'
complete -c fixture -n '__fixture_command store put' -s h -l help -d 'Show this help'
complete -c fixture -n '__fixture_command store put' -F
complete -c fixture -n '__fixture_command store get' -l color -r -f -a 'auto always never' -d 'Color the output: auto (on a terminal), always, never'
complete -c fixture -n '__fixture_command store get' -l ascii -d 'Draw with ASCII characters only'
complete -c fixture -n '__fixture_command store get' -s q -l quiet -d 'Show no progress, notes or warnings'
complete -c fixture -n '__fixture_command store get' -s h -l help -d 'Show this help'
