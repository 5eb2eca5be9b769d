# Texts of 'stammtisch terminal' and of tables drawn as text

## The command

cli-terminal = Zahrát si celou hru v terminálu, proti robotům nebo s nimi.
cli-terminal-bots = roboti na ostatních místech: jeden pro všechna, nebo pro každé jeden (druhý nejslabší)
cli-terminal-seed = slovo nebo číslo; ze stejného základu vzejdou stejné karty (náhodně)
cli-terminal-records = dokončené hry připisuje do tohoto souboru, pro 'stammtisch check' a 'stammtisch review'
cli-terminal-name = tvoje jméno, do záznamu
cli-terminal-pace = jak rychle hrají roboti (usual):
cli-terminal-lines = psát celé řádky místo jednotlivých kláves, jako vždy, když chybí plnohodnotný terminál

## At every table

terminal-space = Mezerník
terminal-key-do = provést
terminal-key-rules = pravidla
terminal-key-help = nápověda
terminal-key-details = více o stole
terminal-key-type = napsat tah: { $example }
terminal-key-quit = odejít
terminal-key-back = zpět
terminal-key-scroll = nahoru a dolů
terminal-key-skip = hned dál
terminal-key-again = hrát znovu
terminal-no-number = Takové číslo tu není; vyber od 1 do { $most }.
terminal-thinking = { $name } přemýšlí …
terminal-fault = { $name }: { $fault }. Hraje dál jiný robot.
terminal-leave-ask = Odejít z téhle hry? Neuchová se.
terminal-leave-yes = odejít ze hry
terminal-yes-or-no = { $yes }? (ano/ne)
terminal-small = Okno je moc malé: stůl potřebuje { $width } sloupců a { $height } řádků.
terminal-hello = Napiš tah, třeba { $example }, nebo ? pro nápovědu.
terminal-seed = Stejné karty ještě jednou: --seed { $seed }
terminal-recorded = Hra je v souboru { $file }.

## THE GAME

the-game-deck = k dobrání: { $draw } · k položení: { $left }
the-game-ring-signs = Tečka: už položená. V závorkách: tvoje.
the-game-signal-about = O kterém balíčku?
the-game-signal-none = dělejte, jak chcete
the-game-key-say = dát ostatním signál
the-game-key-number = vybrat kartu s tímhle číslem
the-game-number-first = Nejdřív vyber kartu: napiš její číslo nebo použij šipky.

## RAISE: heads of columns, short ones

raise-column-points = body
raise-column-hand = ruka
raise-column-draw = lízání
raise-column-field = pole
raise-column-pot = ve vítězném balíčku
raise-pot-now = karta s body { $point } · vítězný balíček { $worth }
