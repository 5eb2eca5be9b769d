# Čo sa povie tým, ktorí nie sú na stránke, cez Web Push a e-mailom. Žiadny prehliadač to nenačítava.

notice-turn-title = Si na ťahu: { $game }
notice-turn-body = Pri stole s tebou: { $names }.
notice-full-title = Tvoj stôl je plný: { $game }
notice-full-body = Hra sa začala. S tebou hrajú: { $names }.
notice-result-title = Koniec hry: { $game }
notice-result-body = Pozri sa, ako dopadla. S tebou pri stole: { $names }.
notice-nudge-title = Stále si na ťahu: { $game }
notice-nudge-body = Čakajú na teba: { $names }.
notice-invited-title = Pozvánka: { $game }
notice-invited-body = Posiela { $names }: je tu pre teba miesto.
letter-open = Otvoriť stôl: { $link }
letter-stop = Žiadne ďalšie takéto e-maily, jedným ťuknutím: { $link }
letter-confirm-subject = Smie ti stammtisch písať?
letter-confirm-body = Niekto, asi ty, si na { $server } želá dostávať na { $address } správy, keď je v hre na ťahu.
letter-confirm-link = Ak to súhlasí, ťukni sem: { $link }
letter-confirm-else = Ak nie, nerob nič: ďalšie e-maily neprídu a adresa sa o týždeň vymaže.
