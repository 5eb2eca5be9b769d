# Amit azok kapnak, akik épp nincsenek az oldalon, Web Push és e-mail útján. Böngésző ezt nem tölti be.

notice-turn-title = Te jössz: { $game }
notice-turn-body = Az asztalnál veled: { $names }.
notice-full-title = Megtelt az asztalod: { $game }
notice-full-body = A játék elkezdődött. Veled játszik: { $names }.
notice-result-title = Vége a játéknak: { $game }
notice-result-body = Nézd meg, hogyan végződött. Veled játszott: { $names }.
notice-nudge-title = Még mindig te jössz: { $game }
notice-nudge-body = Rád vár: { $names }.
notice-invited-title = Meghívó: { $game }
notice-invited-body = Tőle: { $names }. Van számodra egy hely.
letter-open = Az asztalhoz: { $link }
letter-stop = Ne kapj több ilyen e-mailt, egy koppintással: { $link }
letter-confirm-subject = Írhat neked a stammtisch?
letter-confirm-body = Valaki, alighanem te, azt kérte itt: { $server }, hogy ezen a címen kapjon üzenetet, ha ő jön a játékban: { $address }.
letter-confirm-link = Ha ez így van, koppints ide: { $link }
letter-confirm-else = Ha nem, ne tegyél semmit: több e-mail nem érkezik, és a cím egy hét múlva törlődik.
