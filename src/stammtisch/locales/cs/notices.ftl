# Co se řekne těm, kdo nejsou na stránce, přes Web Push a e-mailem. Žádný prohlížeč to nenačítá.

notice-turn-title = Jsi na tahu: { $game }
notice-turn-body = U stolu s tebou: { $names }.
notice-full-title = Tvůj stůl je plný: { $game }
notice-full-body = Hra začala. S tebou hrají: { $names }.
notice-result-title = Konec hry: { $game }
notice-result-body = Podívej se, jak dopadla. S tebou u stolu: { $names }.
notice-nudge-title = Stále jsi na tahu: { $game }
notice-nudge-body = Čekají na tebe: { $names }.
notice-invited-title = Pozvánka: { $game }
notice-invited-body = Posílá { $names }: je tu pro tebe místo.
letter-open = Otevřít stůl: { $link }
letter-stop = Žádné další takové e-maily, jedním klepnutím: { $link }
letter-confirm-subject = Smí ti stammtisch psát?
letter-confirm-body = Někdo, nejspíš ty, si na { $server } přeje dostávat na { $address } zprávy, když je ve hře na tahu.
letter-confirm-link = Pokud to souhlasí, klepni sem: { $link }
letter-confirm-else = Pokud ne, nedělej nic: další e-maily nepřijdou a adresa se za týden smaže.
