# Texts of 'stammtisch terminal' and of tables drawn as text

## The command

cli-terminal = Egy teljes játszma a terminálban, botok ellen vagy botokkal.
cli-terminal-bots = a többi hely botjai: egy mindegyikre, vagy helyenként egy (a második leggyengébb)
cli-terminal-seed = szó vagy szám; azonos magból azonos lapok lesznek (véletlenszerű)
cli-terminal-records = a befejezett játszmákat ehhez a fájlhoz fűzi, a 'stammtisch check' és a 'stammtisch review' számára
cli-terminal-name = a neved, a feljegyzéshez
cli-terminal-pace = milyen gyorsan játszanak a botok (usual):
cli-terminal-lines = egész sorokat gépelsz egyes billentyűk helyett, mint mindig, ahol nincs teljes terminál

## At every table

terminal-space = Szóköz
terminal-key-do = végrehajtás
terminal-key-rules = szabályok
terminal-key-help = súgó
terminal-key-details = bővebben az asztalról
terminal-key-type = lépés begépelése: { $example }
terminal-key-quit = kilépés
terminal-key-back = vissza
terminal-key-scroll = fel és le
terminal-key-skip = tovább azonnal
terminal-key-again = még egy játszma
terminal-no-number = Nincs ilyen szám; 1 és { $most } között válassz.
terminal-thinking = { $name } gondolkodik…
terminal-fault = { $name }: { $fault }. Egy másik bot játszik tovább.
terminal-leave-ask = Kilépsz ebből a játszmából? Nem őrizzük meg.
terminal-leave-yes = kilépés a játszmából
terminal-yes-or-no = { $yes }? (igen/nem)
terminal-small = Túl kicsi az ablak: { $width } oszlop és { $height } sor kell.
terminal-hello = Gépelj be egy lépést, például { $example }, vagy ? a súgóhoz.
terminal-seed = Ugyanezek a lapok még egyszer: --seed { $seed }
terminal-recorded = A játszma itt van: { $file }.

## THE GAME

the-game-deck = húzható: { $draw } · leteendő: { $left }
the-game-ring-signs = Pont: már letett lap. Zárójelben: a tieid.
the-game-signal-about = Melyik pakliról?
the-game-signal-none = ahogy jólesik
the-game-key-say = jelzés a többieknek
the-game-key-number = az ilyen számú lap kiválasztása
the-game-number-first = Előbb válassz egy lapot: gépeld be a számát, vagy használd a nyilakat.

## RAISE: heads of columns, short ones

raise-column-points = pont
raise-column-hand = kézben
raise-column-draw = húzható
raise-column-field = mező
raise-column-pot = a nyereménypakliban
raise-pot-now = pontkártya: { $point } · nyereménypakli: { $worth }
