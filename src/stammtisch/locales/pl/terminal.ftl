# Texts of 'stammtisch terminal' and of tables drawn as text

## The command

cli-terminal = Rozegraj całą partię w terminalu, przeciw botom albo z nimi.
cli-terminal-bots = boty na pozostałych miejscach: jeden na wszystkie albo po jednym na każde (drugi od najsłabszego)
cli-terminal-seed = słowo lub liczba; to samo ziarno daje te same karty (losowo)
cli-terminal-records = dopisuje zakończone partie do tego pliku, dla 'stammtisch check' i 'stammtisch review'
cli-terminal-name = twoje imię, do zapisu partii
cli-terminal-pace = jak szybko grają boty (usual):
cli-terminal-lines = wpisuj całe wiersze zamiast pojedynczych klawiszy, jak zawsze bez pełnego terminala

## At every table

terminal-space = Spacja
terminal-key-do = wykonaj
terminal-key-rules = zasady
terminal-key-help = pomoc
terminal-key-details = więcej o stole
terminal-key-type = wpisz ruch: { $example }
terminal-key-quit = wyjdź
terminal-key-back = wróć
terminal-key-scroll = w górę i w dół
terminal-key-skip = od razu dalej
terminal-key-again = zagraj jeszcze raz
terminal-no-number = Nie ma takiego numeru; wybierz od 1 do { $most }.
terminal-thinking = { $name } myśli …
terminal-fault = { $name }: { $fault }. Dalej gra inny bot.
terminal-leave-ask = Wyjść z tej partii? Nie zostanie zachowana.
terminal-leave-yes = wyjdź z partii
terminal-yes-or-no = { $yes }? (tak/nie)
terminal-small = Okno jest za małe: stół potrzebuje { $width } kolumn i { $height } wierszy.
terminal-hello = Wpisz ruch, na przykład { $example }, albo ?, żeby zobaczyć pomoc.
terminal-seed = Te same karty jeszcze raz: --seed { $seed }
terminal-recorded = Partia jest w pliku { $file }.

## THE GAME

the-game-deck = w talii: { $draw } · do położenia: { $left }
the-game-ring-signs = Kropka: już położona. W nawiasach: twoje.
the-game-signal-about = O którym stosie?
the-game-signal-none = róbcie, jak chcecie
the-game-key-say = daj innym sygnał
the-game-key-number = wybierz kartę z tą liczbą
the-game-number-first = Najpierw wybierz kartę: wpisz jej liczbę albo użyj strzałek.

## RAISE: heads of columns, short ones

raise-column-points = punkty
raise-column-hand = ręka
raise-column-draw = talia
raise-column-field = pole
raise-column-pot = na stosie zużytych
raise-pot-now = karta punktacji { $point } · stos zużytych { $worth }
