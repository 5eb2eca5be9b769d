# Egy játszma elemzése, a böngészőnek és a parancssornak.
# Az indokokban $name az a játékos, akinek a helyét a megjegyzés `seat` vagy `who` néven adja.

## Döntések, amelyek valamibe kerülnek

review-kind-inaccuracy = Pontatlanság
review-kind-mistake = Hiba
review-kind-blunder = Durva hiba

## Mi változtatta meg a győzelmi esélyt

review-cause-start = Osztás előtt
review-cause-choice = Döntés
review-cause-luck = Szerencse
review-cause-others = A többiek
review-cause-outcome = Eredmény
review-cause-choice-about = Amit a saját döntések hoztak vagy vittek ahhoz képest, amit { $bot } tett volna
review-cause-luck-about = Húzott lapok és dobott kockák, amennyit a játékos látott belőlük
review-cause-others-about = Amit a többiek tettek, és amit ez a lapjaikról elárult

## Mit jelentenek a számok

review-chance = Győzelmi esély
review-chance-means = A győzelmi esély azt mondja meg, milyen gyakran lenne ebből győzelem, ha onnantól mindenki helyett { $bot } játszana tovább. Az ítélet abból indul ki, amit a játékos tudhatott; minden más sok elképzelt osztásból jön.
review-share-means = A megosztott győzelem a rá eső résszel számít.
review-noise-means = ± a bizonytalanság: a valódi érték 100-ból 95-ször ezen belül van.
review-accuracy = Pontosság
review-accuracy-means = A pontosság 100 %, ahol nem akadt jobb, és minden elvesztegetett eséllyel csökken.

## Miért jobb egy lépés: THE GAME

the-game-better-win =
    Ez azonnal nyer: { $cards ->
        [one] lekerül az utolsó lap
       *[other] lekerül az utolsó { $cards } lap
    }.
the-game-better-minimum = Csak így tehető le a körhöz szükséges { $cards } lap.
the-game-better-spare =
    Kíméli { $pile ->
        [A] az A
       *[other] a { $pile }
    } paklit, ahogy { $name } kérte.
the-game-better-take =
    Kihasználja { $pile ->
        [A] az A
       *[other] a { $pile }
    } paklit, amelyet { $name } felajánlott.
the-game-better-ten-back =
    Ezzel a lappal ({ $card }) { $pile ->
        [A] az A
       *[other] a { $pile }
    } pakli tízet lép vissza.
the-game-better-pair-kept = Együtt marad { $low } és { $high }: később tíz vissza.
the-game-better-back-kept =
    Kézben marad egy lap ({ $card }), amely tízzel visszaviheti { $pile ->
        [A] az A
       *[other] a { $pile }
    } paklit.
the-game-better-steps = Az összes lépés együtt: { $steps }, nem { $instead }.
the-game-better-small = Az összes lépés együtt csak { $steps }.
the-game-better-room =
    { $pile ->
        [A] Az A
       *[other] A { $pile }
    } pakli itt marad: { $top }. Ez { $steps } lépéssel több hely.
the-game-better-fits =
    { $cards ->
        [one] Ez a lap még letehető ({ $card }); különben már egyik paklira sem illik.
       *[other] { $cards } lap még letehető, köztük { $card }; különben már egyik paklira sem illenek.
    }
the-game-better-waits =
    Ez a lap várhat ({ $card }): később is közel lesz { $pile ->
        [A] az A
       *[other] a { $pile }
    } paklihoz.
the-game-better-fewer = Elég { $cards } lap { $instead } helyett: a többi várhat.
the-game-better-more = Most { $cards } lap is jól elfér, nem csak { $instead }.

## Miért jobb egy lépés: RAISE

raise-better-pot = A nyereménypakli { $points } pontja nem ér meg { $cards } lapot.
raise-better-save = { $cards } lap megmarad a hátralévő { $rounds } körre.
raise-better-overtaken = { $name } még megelőzhet.
raise-better-points = { $points } győzelmi pont kézben marad.
raise-better-sure = Már senki sem előzhet meg.
raise-better-safe = Nem valószínű, hogy valaki megelőz.
raise-better-worth = A nyereménypakli { $points } pontja megér { $cards } lapot.
raise-better-spare = Van { $cards } lapod erre a körre és még { $rounds } továbbira: nem kell spórolni.
raise-better-last = Ez az utolsó kör: nincs mire lapot tartogatni.
raise-better-fewer = Elég { $cards } lap { $instead } helyett.
raise-better-lower = Kisebb lapok is elegendők; a nagyobbak későbbi körökre maradnak.
raise-better-further = { $fields } mezővel tovább visz.
raise-better-symbol =
    A { $symbol ->
        [bell] harang
        [diamond] gyémánt
        [gear] fogaskerék
        [cloud] felhő
        [hourglass] homokóra
       *[other] { $symbol }
    } szorzója ebben a körben { $times }: használd ki!
raise-better-keep-symbol =
    A { $symbol ->
        [bell] harang
        [diamond] gyémánt
        [gear] fogaskerék
        [cloud] felhő
        [hourglass] homokóra
       *[other] { $symbol }
    } szorzója ebben a körben { $times }: tartogasd a folytatáshoz!
raise-better-front = Erősebb első lap harcol { $points } pontért: { $field }. mező, nem { $instead }.
raise-better-back = Egy { $points } pontos pontkártyához elég egy gyengébb első lap: { $field }. mező, nem { $instead }.
raise-better-later =
    A { $symbol ->
        [bell] harang
        [diamond] gyémánt
        [gear] fogaskerék
        [cloud] felhő
        [hourglass] homokóra
       *[other] { $symbol }
    } szorzója ebben a körben csak { $times }; tartogasd a lapot egy jobb körre!
