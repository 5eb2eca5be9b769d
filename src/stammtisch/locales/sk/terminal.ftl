# Texts of 'stammtisch terminal' and of tables drawn as text

## The command

cli-terminal = Zahrať si celú hru v termináli, proti botom alebo s nimi.
cli-terminal-bots = boti na ostatných miestach: jeden pre všetky alebo pre každé jeden (druhý najslabší)
cli-terminal-seed = slovo alebo číslo; z rovnakého základu vzídu rovnaké karty (náhodne)
cli-terminal-records = dokončené hry pripisuje do tohto súboru, pre 'stammtisch check' a 'stammtisch review'
cli-terminal-name = tvoje meno, do záznamu
cli-terminal-pace = ako rýchlo hrajú boti (usual):
cli-terminal-lines = písať celé riadky namiesto jednotlivých klávesov, ako vždy, keď chýba plnohodnotný terminál

## At every table

terminal-space = Medzerník
terminal-key-do = vykonať
terminal-key-rules = pravidlá
terminal-key-help = pomoc
terminal-key-details = viac o stole
terminal-key-type = napísať ťah: { $example }
terminal-key-quit = odísť
terminal-key-back = späť
terminal-key-scroll = hore a dole
terminal-key-skip = hneď ďalej
terminal-key-again = hrať znova
terminal-no-number = Také číslo tu nie je; vyber od 1 do { $most }.
terminal-thinking = { $name } rozmýšľa …
terminal-fault = { $name }: { $fault }. Hrá ďalej iný bot.
terminal-leave-ask = Odísť z tejto hry? Neuchová sa.
terminal-leave-yes = odísť z hry
terminal-yes-or-no = { $yes }? (áno/nie)
terminal-small = Okno je primalé: stôl potrebuje { $width } stĺpcov a { $height } riadkov.
terminal-hello = Napíš ťah, napríklad { $example }, alebo ? pre pomoc.
terminal-seed = Rovnaké karty ešte raz: --seed { $seed }
terminal-recorded = Hra je v súbore { $file }.

## THE GAME

the-game-deck = v balíčku: { $draw } · na položenie: { $left }
the-game-ring-signs = Bodka: už položená. V zátvorkách: tvoje.
the-game-signal-about = O ktorom balíčku?
the-game-signal-none = robte, ako chcete
the-game-key-say = dať ostatným signál
the-game-key-number = vybrať kartu s týmto číslom
the-game-number-first = Najprv vyber kartu: napíš jej číslo alebo použi šípky.

## RAISE: heads of columns, short ones

raise-column-points = body
raise-column-hand = ruka
raise-column-draw = lízanie
raise-column-field = pole
raise-column-pot = vo víťaznom balíčku
raise-pot-now = karta s bodmi { $point } · víťazný balíček { $worth }
