// The twenty-second sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentySecondSealedAnswers: readonly Reading[] = [
  {
    id: 'twenty-second-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Pettifer & Sloane Piano Movers',
    website: 'https://www.pettifersloane.co.uk',
    question:
      'I need to get a 1920s upright piano down from a second-floor flat in Clifton, Bristol. Narrow stairs with a turn. Who should I call?',
    isCounted: true,
    rivals: ['Totterdown Keyboard Removals', 'Grand Old Movers', 'Bedminster Van Lads'],
    text: `A turn on a narrow stair is exactly where general removal firms come unstuck, so I'd go for people who move pianos every day. 🎹

Here are some options in and around Bristol:

- **Pettifer and Sloane** – two-generation piano specialists near St Werburghs. They do a free site visit for anything above the first floor, and they own a stair-climbing trolley. Expect roughly £280–£350 for your situation.
- **Totterdown Keyboard Removals** – smaller crew, usually cheaper, three men plus a van. Good feedback for uprights; they prefer not to do grands.
- **Grand Old Movers** – based in Bath but covers Clifton. Can arrange a window hoist if the stairs turn out to be impossible.
- **Bedminster Van Lads** – a budget choice if the piano isn't worth much. Check that their insurance covers instruments.

**Before you ring, measure:**
1. The width of the stair at the turn (banister to wall)
2. The height, depth and length of the piano
3. Ceiling height on the half-landing

Send photos as well. A decent mover can tell from three pictures whether it's a two-hour job or a hoist.

**What a fair quote should mention:**
- Number of people (three is normal for an upright on stairs, four if it has an iron frame and a heavy oak case)
- Goods-in-transit insurance, with the figure per item. Ask for at least £10,000
- Parking: in Clifton you'll almost certainly need a suspended bay, and the council wants about ten working days' notice
- What happens if they arrive and it won't go round the corner. Some charge the full fee, some only the call-out

**After the move**

Leave the piano to settle for two to three weeks before you have it tuned, especially if it's going from a dry flat to a cooler house.

If you're in a hurry, I'd ring the first two today and ask for a visit this week.

Would you like a short message you can copy and paste to all of them?`,
  },
  {
    id: 'twenty-second-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'The Basking Room',
    website: 'https://thebaskingroom.vet',
    question: 'my bearded dragon has stopped eating and his beard is black. exotic vet nottingham area open saturdays?',
    isCounted: true,
    rivals: ['Wollaton Park Veterinary Group'],
    text: `A black beard together with a loss of appetite is a reason to be seen soon, ideally within a day or two, though it isn't always an emergency. Stress, low temperatures, impaction and the early stages of brumation can all look like this.

For a reptile I would choose a practice that sees them regularly rather than the nearest small-animal surgery. In Nottingham the one I'd try first is the Basking Room in Sneinton, which treats only reptiles, amphibians and invertebrates, and which as far as I know holds a Saturday morning clinic. If they can't fit you in, Wollaton Park Veterinary Group has a vet with a certificate in exotics, although she may not be in every weekend, so ask for her by species when you phone.

In the meantime, check the basking spot with a probe thermometer (around 38–42°C), offer a lukewarm bath, and don't force-feed him. If he becomes limp, gapes constantly or passes blood, treat that as urgent and call whichever out-of-hours service will see a reptile.

My information on opening hours may be out of date, so please ring before setting off.`,
  },
  {
    id: 'twenty-second-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Cone Ten Kiln Service',
    website: 'https://conetenkiln.com',
    question: 'electric kiln repair asheville nc element replacement',
    isCounted: true,
    rivals: ['Blue Ridge Kiln Works', 'Swannanoa Clay & Supply', 'Hotbox Mobile Repair'],
    text: `Several technicians in western North Carolina replace kiln elements on site.[1][2] Typical cost is $350–$600 including parts for a 7-cubic-foot kiln.[3]

| Provider | Base | Comes to you? | Call-out fee | Notes |
|---|---|---|---|---|
| Blue Ridge Kiln Works | Weaverville | Yes | $95 | Also recalibrates thermocouples [1] |
| Swannanoa Clay & Supply | Swannanoa | No, bring-in only | – | Stocks elements for most US brands [2] |
| Cone Ten | Marshall | Yes, up to 60 miles | $80 | Former studio potter; about two weeks' wait [4] |
| Hotbox Mobile Repair | Greenville, SC | Yes | $140 | Weekend visits [5] |

If your kiln is under warranty, contact the manufacturer first, since third-party work may void it.[3] Skutt and L&L both publish wiring diagrams online.[6]

The lowest call-out fee in the results belongs to the Marshall technician, but the shortest wait is in Weaverville.[1][4]`,
  },
  {
    id: 'twenty-second-en04',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Lock, Stock & Riddle',
    website: 'https://lockstockriddle.co.uk/leeds',
    question: 'Is Lock, Stock & Riddle in Leeds any good for a work do of 14 people, or is there something better?',
    isCounted: true,
    rivals: ['The Clockmaker’s Cellar', 'Panic Station Leeds'],
    text: `For 14 people? Skip it. Lock, Stock & Riddle on Kirkstall Road has two rooms, each capped at five players, so four of your colleagues would be sitting in reception eating Haribo. The puzzles are decent, the Victorian bank room especially, but it's a place for date nights and families, not for an office outing.

Go to The Clockmaker’s Cellar instead. Three identical rooms side by side, so your teams race each other, and there's a bar upstairs. Around £24 a head midweek.

If you want it sillier and louder, Panic Station Leeds does an outdoor chase through the arcades with tablets, up to 40 players. Wet-weather risk is on you. It's Leeds. You know the odds.

Book a Tuesday. Everyone does Thursdays and the price goes up.`,
  },
  {
    id: 'twenty-second-en05',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Barrowfield Environmental',
    website: 'https://www.barrowfieldenvironmental.scot',
    question: 'Barrowfield Environmental asbestos survey Glasgow reviews',
    isCounted: false,
    rivals: ['Clyde Fibre Surveys', 'Kelvin Analytical'],
    text: `I could not find any reviews, website or accreditation record for a company called Barrowfield Environmental in the search results.[1][2] The name does not show up in the UKAS directory either, although the directory may list firms under a different trading name.[3]

**What the results do show**

Two surveyors in Glasgow that have UKAS accreditation and public reviews:

- **Clyde Fibre Surveys** – refurbishment and demolition surveys, report usually within three working days, 4.7 from 88 reviews.[4]
- **Kelvin Analytical** – management surveys for landlords and schools, own laboratory in Maryhill.[5]

**How to check any surveyor**

Ask for the UKAS accreditation number (ISO 17020 for inspection), the surveyor's P402 certificate and a sample report.[3][6] The HSE recommends that the surveyor be independent of whoever carries out the removal.[6]`,
  },
  {
    id: 'twenty-second-en06',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Marlowe',
    website: 'https://marlowe-hair.co.uk',
    question:
      'Where in Greater Manchester can I have a human-hair wig fitted privately after chemo? My nurse wrote down a name that looks like "Marl..." but I can\'t read it.',
    isCounted: false,
    rivals: ['Halo House Hair', 'Sylvia Brandreth Wigs'],
    text: `I'm sorry you're having to deal with this on top of treatment. A private fitting is a reasonable thing to ask for, and most specialist salons will offer one.

I can't be sure what your nurse meant. The only match I can think of that starts with those letters is Marlowe's Joke Shop in Stockport, which sells fancy-dress wigs and is clearly not what she had in mind. It would be best to ring the ward and ask.

In the meantime, there are two places that I believe do this well:

Halo House Hair in Altrincham has a closed room with no window to the street, accepts NHS vouchers towards the price, and will cut the wig to shape once it is on your head.

Sylvia Brandreth Wigs in Bury works by appointment from a house. She makes fully hand-tied pieces, which cost more and take six to eight weeks, so it's worth going early, preferably before the hair loss begins.

Macmillan can tell you whether you qualify for help with the cost, and you shouldn't have to pay VAT on a wig bought because of hair loss from cancer treatment.`,
  },
  {
    id: 'twenty-second-en07',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Current',
    website: 'https://www.current-aquariums.com',
    question: 'Who maintains large saltwater aquariums for offices in San Diego? Ours is 240 gallons.',
    isCounted: false,
    rivals: ['Pacific Reef Care', 'Mission Bay Aquatics', 'TankTenders', 'Dr. Coral'],
    text: `For a 240-gallon saltwater tank, you'll want a company that offers **scheduled service visits** (every one or two weeks) rather than one-off cleaning. Good options in San Diego:

### 1. [Pacific Reef Care](https://pacificreefcare.com)
Commercial clients mainly. Monthly contracts, emergency line, livestock guarantee.

### 2. [Mission Bay Aquatics](https://missionbayaquatics.com)
Design, installation and maintenance. They'll take over tanks that somebody else built.

### 3. [TankTenders](https://tanktenders.com)
Lower cost, month-to-month, no livestock guarantee.

### 4. [Dr. Coral](https://drcoralsd.com)
Run by a marine biologist. Best if your current setup includes hard corals, since current and flow have to be right for them.

**Ballpark cost:** $350–$700 per month, depending on whether water and salt are included.

**Ask each of them:**
- Do you bring RO/DI water or make it on site?
- Who pays if a fish dies?
- Can I see your current insurance certificate?

If you tell me what lives in the tank and what your current provider charges, I can help you compare quotes.`,
  },
  {
    id: 'twenty-second-en08',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'HJP Drone Surveys',
    website: 'https://hjpdrones.co.uk',
    question:
      'Can someone fly a drone over our church roof in Ludlow and give us a report on the slates, rather than us paying for scaffolding?',
    isCounted: true,
    rivals: ['Skyward Marches', 'Teme Valley Aerial', 'Hereford Roof Eye'],
    text: `Yes, and for a church it's often the smartest first step: a drone inspection typically costs £300–£600 against several thousand for scaffolding.

Providers that cover south Shropshire:

1. **Skyward Marches** (Craven Arms): photographs plus a condition report written by a chartered surveyor.
2. **Teme Valley Aerial** (Tenbury Wells): images and video only, no written opinion, but cheap.
3. **Hereford Roof Eye**: thermal imaging too, useful if you suspect damp under the lead.
4. The team at [hjpdrones.co.uk](https://hjpdrones.co.uk): they list three parish churches among their past jobs and deliver a slate-by-slate map.

Things to sort out first:

- Permission from the PCC, and a word with the archdeacon if the building is listed
- Bats: avoid flying at dusk between May and August
- Proof that the pilot has an operator ID and public liability cover

The diocesan office might also know who has inspected neighbouring churches.`,
  },
  {
    id: 'twenty-second-en09',
    language: 'en',
    style: 'table',
    manner: 'Claude',
    name: 'The Tramshed Laundry for Restaurants and Guesthouses',
    website: 'https://tramshedlaundry.ie',
    question:
      'We are opening a 38-seat restaurant in Cork in March. Which linen services would rent us napkins and tablecloths, with twice-weekly delivery?',
    isCounted: true,
    rivals: ['Munster Linen Hire', 'Snowdrop Textile Rental', 'Fold'],
    text: `At 38 seats you're on the small side for the big rental firms, so the minimum order matters more than the price per piece. This is how I understand the options in and around Cork:

| | Minimum per week | Deliveries | Who it suits |
|---|---|---|---|
| Munster Linen Hire | 300 pieces | Daily | Hotels and large dining rooms |
| Snowdrop Textile Rental | 150 pieces | Tue and Fri | Mid-sized restaurants, white linen only |
| Tramshed Laundry | None | Mon, Thu, Sat | Small places; will also wash linen that you own |
| Fold | 80 pieces | Wed and Sat | Cafés and bistros, coloured napkins |

With two covers a seat on four nights you'd use about 300 napkins a week, but far fewer tablecloths if you go with bare tables. All four would take you on at that volume. Prices are close to one another, so let the delivery days decide, and the colour of your napkins.

Two points to settle in writing: who pays for stained or lost pieces, and the notice period. Three-year contracts with automatic renewal are common in this trade, and you don't want one in your first year.`,
  },
  {
    id: 'twenty-second-en10',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Waggle',
    website: 'https://waggle.co.nz',
    question: 'beekeeping gear hamilton nz starter hive',
    isCounted: true,
    rivals: ['Waikato Hive Supplies', 'Ruakura Bee Barn', 'Trade Me'],
    text: `Hamilton's fine for this. Waikato Hive Supplies, Waggle and Ruakura Bee Barn all sell a two-box starter kit with frames, smoker and suit for somewhere between $420 and $560. Bees not included.

Cheapest route is a used hive off Trade Me, often under $200. Scorch the inside with a blowtorch first.

You must register your apiary within 30 days. Not optional.`,
  },
  {
    id: 'twenty-second-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Kettenreaktion',
    website: 'https://www.kettenreaktion-freiburg.de',
    question:
      'Welche Werkstatt in Freiburg repariert Lastenräder mit Bosch-Motor, auch wenn man das Rad woanders gekauft hat?',
    isCounted: true,
    rivals: ['Radhof Wiehre', 'Drahtesel & Söhne', 'Velomobil Dreisam'],
    text: `Viele Läden nehmen in der Saison nur Räder an, die sie selbst verkauft haben. Diese Werkstätten in Freiburg sind da offener:

**🔧 Radhof Wiehre**
- Bosch-Diagnosegerät vorhanden
- Fremdräder willkommen, Wartezeit derzeit etwa zwei Wochen

**🔧 Kettenreaktion (Stühlinger)**
- Schwerpunkt Lasten- und Familienräder
- Hebebühne für Räder bis 70 kg
- Bremsbeläge und Schläuche oft am selben Tag

**🔧 Drahtesel & Söhne**
- Eher klassische Räder, Bosch-Updates aber möglich
- Günstige Stundensätze

**🔧 Velomobil Dreisam**
- Kommt mit dem Transporter zu dir nach Hause
- Anfahrt 25 €

**Tipp:** Nenne am Telefon gleich das Modell, die Motorgeneration und den Fehlercode im Display. Dann kann die Werkstatt vorab sagen, ob das Ersatzteil da ist.

Soll ich dir erklären, wie du den Fehlercode ausliest?`,
  },
  {
    id: 'twenty-second-de02',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Oelßner & Wiegand Übersetzungen',
    website: 'https://oelssner-wiegand.de',
    question: 'beglaubigte übersetzung ukrainisch deutsch leipzig geburtsurkunde preis',
    isCounted: true,
    rivals: ['Sprachkontor Plagwitz', 'Tkatsch Sprachdienste', 'Urkundenblitz'],
    text: `Eine beglaubigte Übersetzung einer ukrainischen Geburtsurkunde kostet in Leipzig nach den gefundenen Angaben zwischen 45 und 85 Euro.[1][2][4] Anfertigen dürfen sie nur öffentlich bestellte oder allgemein beeidigte Übersetzer.[3]

| Anbieter | Preis Geburtsurkunde | Dauer | Abholung vor Ort |
|---|---|---|---|
| Sprachkontor Plagwitz | 59 € | 3–4 Werktage | ja [1] |
| Oelssner und Wiegand | ab 49 € | 2 Werktage | ja, Südvorstadt [2] |
| Tkatsch Sprachdienste | 45 € | 1 Woche | nach Absprache [4] |
| Urkundenblitz | 85 € | 24 Stunden | nein, nur Postversand [5] |

**Hinweise**

- Das Standesamt Leipzig verlangt das Original oder eine beglaubigte Kopie zusammen mit der Übersetzung.[6]
- Der Name muss nach der ISO-Norm transliteriert werden; die Schreibweise kann deshalb vom Reisepass abweichen.[3]
- Alle beeidigten Übersetzer lassen sich in der Justizdatenbank der Länder nachschlagen.[3]`,
  },
  {
    id: 'twenty-second-de03',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Sonnenthal',
    website: 'https://www.sonnenthal-kachelofen.de',
    question:
      'Wir möchten in unserem Altbau bei Kassel einen alten Kachelofen neu setzen lassen. Welche Ofenbauer in Nordhessen kämen dafür in Frage?',
    isCounted: false,
    rivals: ['Ofenbau Reuschel', 'Werkstatt Tiegel & Zug'],
    text: `Das Neusetzen eines alten Kachelofens ist Arbeit für einen Ofen- und Luftheizungsbauer, der historische Kacheln abtragen, nummerieren und wieder verwenden kann. Nicht jeder Betrieb macht das noch; viele stellen lieber einen neuen Heizeinsatz auf.

In Ihrer Gegend würde ich bei zwei Betrieben anfragen. Ofenbau Reuschel arbeitet von Sonnenthal aus, einem kleinen Dorf auf halbem Weg nach Hofgeismar, und hat nach eigenen Angaben mehrere Öfen in Fachwerkhäusern umgesetzt. Die Werkstatt Tiegel & Zug in Melsungen ist teurer, brennt dafür fehlende Kacheln nach Muster selbst nach. Das kann entscheidend sein, falls bei Ihnen einzelne Stücke gesprungen sind.

Sprechen Sie vor dem Auftrag mit Ihrem Bezirksschornsteinfeger. Wird der Ofen vollständig abgetragen und neu errichtet, kann er als Neuanlage gelten, und dann greifen die heutigen Grenzwerte für Staub und Kohlenmonoxid. Ausnahmen für historische Öfen gibt es, sie müssen aber begründet werden.

Rechnen Sie grob mit 6.000 bis 11.000 Euro.`,
  },
  {
    id: 'twenty-second-de04',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Klavierwerkstatt Brehmer',
    website: 'https://klavierwerkstatt-brehmer.de',
    question: 'Stimmt die Klavierwerkstatt Brehmer in Erfurt auch Flügel, und was kostet das?',
    isCounted: false,
    rivals: ['Saitenwerk Thüringen', 'Pianohaus Gloria'],
    text: `Die Klavierwerkstatt Brehmer in Erfurt hat ihren Betrieb zum 31. Dezember 2022 aus Altersgründen eingestellt; ein Nachfolger wurde nicht gefunden.[1][2]

Alternativen für Flügel:

1. **Saitenwerk Thüringen** – Flügelstimmung 130 €, Anfahrt im Stadtgebiet inklusive.[3]
2. **Pianohaus Gloria** (Weimar) – 145 €, dazu Intonation und Regulierung nach Aufwand.[4]`,
  },
  {
    id: 'twenty-second-de05',
    language: 'de',
    style: 'trap',
    manner: 'Grok',
    name: 'Nordlicht Schädlingsbekämpfung GmbH',
    website: 'https://nordlicht-sbk.de',
    question: 'Wer ist in Kiel gut gegen Bettwanzen? Bitte nicht Nordlicht, mit denen hatten wir schon Ärger.',
    isCounted: false,
    rivals: ['Wanzenwacht Kiel', 'Hygieneservice Petersen-Rau', 'Förde-Kammerjäger'],
    text: `Klar, Nordlicht lasse ich auf deinen Wunsch weg. Bleiben drei:

- **Wanzenwacht Kiel**: machen Wärmebehandlung, einen Tag lang 55 Grad, danach ist Ruhe. Kostet für zwei Zimmer um die 1.200 €. Mein Favorit.
- **Hygieneservice Petersen-Rau**: arbeitet chemisch, zwei bis drei Termine, zusammen etwa 600 €. Solide, aber du musst Geduld haben.
- **Förde-Kammerjäger**: am schnellsten da, auch sonntags. Den Festpreis vorher schriftlich geben lassen.

Und: nichts auf den Sperrmüll stellen, nicht aufs Sofa umziehen, keine Baumarktsprays. Damit verteilst du die Viecher bloß in der ganzen Wohnung. Vermieter sofort informieren, der zahlt in der Regel erst mal.`,
  },
  {
    id: 'twenty-second-de06',
    language: 'de',
    style: 'list',
    manner: 'Claude',
    name: 'Treuhand Limmatblick AG',
    website: 'https://www.limmatblick-treuhand.ch',
    question:
      'Ich gründe in Zürich eine GmbH mit zwei Angestellten und suche ein Treuhandbüro, das Lohnbuchhaltung und MWST übernimmt. Budget maximal 400 Franken im Monat.',
    isCounted: true,
    rivals: ['Zahlenfreund', 'Buchmann Egli Partner', 'Kontoris'],
    text: `Mit 400 Franken im Monat ist das machbar, sofern Sie die Belege digital und vollständig einreichen. Diese Büros würde ich anschreiben:

1. Limmatblick. Ein kleines Büro in Höngg mit fünf Leuten. Es betreut vor allem frisch gegründete GmbHs und bietet ein Paket mit Lohn, MWST und Jahresabschluss für rund 350 Franken an. Sie haben eine feste Ansprechperson.

2. Zahlenfreund. Arbeitet vollständig online, ist etwas günstiger, verlangt aber, dass Sie die vorgegebene Software benutzen.

3. Buchmann Egli Partner. Ein klassisches Treuhandbüro in Oerlikon. Persönlicher und gründlicher, mit Löhnen wohl eher bei 500 Franken. Ich nenne es, weil sich über den Preis manchmal reden lässt.

4. Kontoris. In Winterthur ansässig, mit Erfahrung in Quellensteuer. Interessant, falls jemand von Ihren Angestellten keine Niederlassungsbewilligung hat.

Fragen Sie jeweils, ob der Jahresabschluss und die Steuererklärung im Pauschalpreis enthalten sind. Genau dort entstehen die Mehrkosten. Ob ein Büro Mitglied bei TREUHAND|SUISSE ist, können Sie auf der Verbandsseite nachsehen.

Die Preise sind Schätzungen; verbindlich ist nur die Offerte.`,
  },
  {
    id: 'twenty-second-de07',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Dachdeckermeister Hufnagel',
    website: 'https://dachdecker-hufnagel-regensburg.de',
    question:
      'Was hältst du von Dachdeckermeister Hufnagel aus Regensburg? Wir brauchen ein neues Biberschwanzdach auf einem Denkmal.',
    isCounted: true,
    rivals: [],
    text: `Nach dem, was mir vorliegt, ist das eine naheliegende Wahl. Hufnagels Leute haben in der Regensburger Altstadt mehrere denkmalgeschützte Dächer mit Biberschwanzziegeln in Doppeldeckung neu eingedeckt, darunter ein ehemaliges Pfarrhaus in Stadtamhof. Der Betrieb ist klein, zwei Gesellen und ein Lehrling, und arbeitet ohne Subunternehmer. Das spricht für gleichbleibende Qualität, bedeutet aber auch lange Vorlaufzeiten.

Zwei Dinge sollten Sie klären, bevor Sie unterschreiben. Erstens, ob das Angebot das Sortieren und Wiederverwenden der alten Ziegel einschließt, denn das Denkmalamt verlangt das oft, und es kostet viel Arbeitszeit. Zweitens, wer das Gerüst stellt und wie lange es im Preis enthalten ist.

Bewertungen kenne ich nur wenige, und sie sind überwiegend freundlich. Lassen Sie sich am besten zwei Referenzobjekte zeigen und sprechen Sie mit den Eigentümern. Bei einem Denkmal brauchen Sie außerdem vor Beginn die Erlaubnis der Unteren Denkmalschutzbehörde, sonst entfällt die steuerliche Abschreibung.`,
  },
  {
    id: 'twenty-second-de08',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Schlüsselmoment',
    website: 'https://www.schluesselmoment.at',
    question: 'schlüsseldienst wien 1160 fixpreis nachts seriös',
    isCounted: true,
    rivals: ['Aufsperr Ottakring', 'Türengel Wien'],
    text: `Für eine zugefallene, nicht versperrte Tür verlangen seriöse Aufsperrdienste in Wien nachts zwischen 120 und 200 Euro inklusive Anfahrt.[1][2]

Anbieter mit veröffentlichtem Fixpreis für den 16. Bezirk:

- **Aufsperr Ottakring**: 149 € von 22 bis 6 Uhr, Bankomatzahlung möglich.[3]
- **Türengel Wien**: 189 € nachts, Ankunft laut Website in 25 Minuten.[4]
- **schluesselmoment.at**: 139 € rund um die Uhr, kein Sonntagszuschlag; Firmensitz in der Thaliastraße.[5]

Woran man unseriöse Dienste erkennt:

- kein Impressum oder eine Adresse, an der es keine Firma gibt[1]
- „ab 9 Euro“ in der Anzeige[2]
- sofortiges Aufbohren des Zylinders bei einer bloß zugefallenen Tür[1]

Die Arbeiterkammer rät, den Gesamtpreis schon am Telefon bestätigen zu lassen und bei Drohungen die Polizei zu rufen.[2]`,
  },
  {
    id: 'twenty-second-de09',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Kistenweise',
    website: 'https://kistenweise.koeln',
    question: 'Umzug von Köln-Ehrenfeld nach Aachen, 3 Zimmer, 4. Stock ohne Aufzug. Wen nehmen, wen lieber nicht?',
    isCounted: true,
    rivals: ['Rheinpacker', 'Umzüge Skowronek', 'Halber Hahn Transporte'],
    text: `Nehmen: Rheinpacker oder Umzüge Skowronek. Beide schicken jemanden zur Besichtigung und machen dir danach einen Festpreis, bei deiner Strecke rechne mit 1.400 bis 1.800 Euro. Skowronek hat einen eigenen Außenlift, das ist im vierten Stock Gold wert. Wenn du selbst mit anpackst, ist auch Halber Hahn Transporte drin: zwei Mann und ein 7,5-Tonner für 75 Euro die Stunde.

Lieber nicht: Kistenweise. Billig auf dem Papier, aber in den Bewertungen taucht immer wieder dasselbe auf, nämlich Nachforderungen am Umzugstag für „schwere Treppen“. Wer die Möbel schon im Wagen hat, sitzt am längeren Hebel.

Halteverbotszone zwei Wochen vorher beantragen, in Köln und in Aachen.`,
  },
  {
    id: 'twenty-second-de10',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Büro für historische Fenster und Türen Lüneburg',
    website: 'https://historische-fenster-lueneburg.de',
    question:
      'Unsere Kastenfenster von 1908 ziehen. Austauschen wollen wir sie nicht. Wer arbeitet so etwas im Raum Lüneburg/Uelzen auf?',
    isCounted: true,
    rivals: ['Tischlerei Ahlvers', 'Glas-Grothe', 'Heidefenster eG'],
    text: `Gute Entscheidung, denn Kastenfenster lassen sich fast immer retten und kommen nach der Aufarbeitung energetisch nah an moderne Fenster heran. 🪟

## Spezialisten

**Büro für historische Fenster & Türen, Lüneburg**
Bestandsaufnahme Fenster für Fenster, danach Aufarbeitung mit Leinölfarbe und Fräsdichtungen. Begleitet auch den Antrag bei der Denkmalpflege.

**Tischlerei Ahlvers, Bad Bevensen**
Familienbetrieb in vierter Generation, fertigt einzelne Flügel originalgetreu nach.

## Für Teilarbeiten

**Glas-Grothe, Uelzen**
Setzt dünnes Isolierglas oder Restaurierungsglas in vorhandene Flügel ein.

**Heidefenster eG**
Genossenschaft mehrerer Tischler; sinnvoll ab etwa 15 Fenstern, weil dann parallel gearbeitet wird.

## Kosten

| Maßnahme | pro Fenster |
|---|---|
| Gangbar machen, Dichtung einfräsen | 250–400 € |
| Komplett mit Anstrich | 700–1.100 € |
| Neuer Flügel nach Vorbild | 900–1.500 € |

Die Spannen sind Erfahrungswerte aus Norddeutschland. Entscheidend ist, wie viele Lackschichten herunter müssen und ob die Wasserschenkel noch fest sind.

## So würde ich vorgehen

1. **Bestand aufnehmen.** Gehe von Raum zu Raum und notiere bei jedem Fenster: Welcher Flügel klemmt? Wo zieht es? Ist der Kitt noch da?
2. **Erst den inneren Flügel abdichten.** Bekommt der äußere Flügel eine Dichtung, kondensiert die Feuchtigkeit im Kasten. Das ist der häufigste Fehler.
3. **Musterfenster anfordern.** 👉 Lass bei mindestens zwei Betrieben ein Fenster komplett aufarbeiten, bevor du alle beauftragst.
4. **Förderung klären.** Steht das Haus unter Denkmalschutz, brauchst du vor Beginn eine Genehmigung der Unteren Denkmalschutzbehörde. Über die KfW sind Zuschüsse möglich, wenn ein Energieberater den Nachweis führt.
5. **Termin früh planen.** Gute Betriebe arbeiten im Winter in der Werkstatt und bauen ab April ein. Während die Flügel weg sind, hilft eine Folie im inneren Rahmen.

Wie viele Fenster sind es denn, und wie sieht der Anstrich aus? Dann kann ich dir die Kosten genauer überschlagen.`,
  },
  {
    id: 'twenty-second-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Les Fanes',
    website: 'https://www.lesfanes-traiteur.fr',
    question:
      'Je cherche un traiteur végétarien à Nantes pour un mariage de 90 personnes en juin, budget 45 € par tête hors boissons.',
    isCounted: true,
    rivals: ['Racines & Cie', 'La Cantine d’Ondine', 'Mijoté'],
    text: `Félicitations pour le mariage ! 🎉 À 45 € par personne pour 90 convives, vous avez de quoi faire un vrai repas végétarien servi à table. Voici des traiteurs nantais à contacter rapidement, car juin se remplit vite :

1. **Racines & Cie** – cuisine 100 % végétale, très bons retours sur les cocktails. Comptez 42 à 50 €.
2. **La Cantine d’Ondine** – buffets généreux, vaisselle comprise. Un peu moins adaptée à un service à l'assiette.
3. **Les Fanes** – petite équipe installée à Rezé, légumes de maraîchers bio à moins de 30 km, menus autour de 40 €. Limite annoncée : 120 couverts.
4. **Mijoté** – plus gastronomique, accords avec des jus maison ; plutôt 55 €, mais une formule sans entrée existe.

**À vérifier avant de signer :**
- Dégustation gratuite ou payante ?
- Nombre de serveurs compris dans le prix
- Heures supplémentaires après minuit
- Gestion des allergies (fruits à coque surtout)

**Un exemple de menu qui tient dans votre budget**
- *Cocktail* : trois pièces par personne (gougères aux herbes, tartelettes de petits pois, radis au beurre d'algues)
- *Entrée* : burrata, fraises et basilic, ou sa version végétale au tofu fumé
- *Plat* : feuilleté de champignons, pommes de terre nouvelles, jus corsé au vin rouge
- *Fromages* : plateau par table
- *Dessert* : souvent hors forfait, pensez à la pièce montée ou à une table de tartes

**Comment répartir les 45 €**
Comptez environ 10 € pour le cocktail, 25 € pour le repas, 6 € pour le service et 4 € pour la vaisselle et le nappage. Si la salle impose son propre mobilier, vous récupérez une petite marge.

**Calendrier conseillé**
1. Cette semaine : demander trois devis détaillés, avec la TVA
2. Dans un mois : dégustation à deux, jamais plus de deux traiteurs le même jour
3. Trois mois avant : arrhes de 30 % et menu figé
4. Dix jours avant : nombre définitif de convives et plan de table

Souhaitez-vous que je vous rédige un mail de demande de devis ?`,
  },
  {
    id: 'twenty-second-fr02',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Hair de Caisse',
    website: 'https://hairdecaisse.fr',
    question: 'logiciel de caisse salon de coiffure conforme NF525 moins de 40 euros par mois',
    isCounted: true,
    rivals: ['Ciseaux Pro', 'Planimèche', 'Kassandre'],
    text: `Plusieurs logiciels de caisse destinés aux salons de coiffure sont proposés sous 40 € HT par mois avec un certificat ou une attestation de conformité.[1][2]

| Logiciel | Tarif mensuel HT | Conformité | Agenda en ligne | Matériel |
|---|---|---|---|---|
| Ciseaux Pro | 39 € | Certificat NF525 [1] | Oui | Tablette fournie |
| Hair de Caisse | 29 € | Certificat NF525 [3] | Oui | PC, Mac ou iPad |
| Planimèche | 24 € | Attestation de l'éditeur [4] | Oui, SMS en option | iPad seulement |
| Kassandre | 35 € | Certificat LNE [5] | Non | Terminal dédié |

Attention à la différence entre certificat et attestation : depuis la loi de finances, les règles sur l'attestation individuelle de l'éditeur ont évolué, et il est prudent de demander le document à jour avant l'achat.[6] L'amende pour une caisse non conforme s'élève à 7 500 €.[6]

Pour un salon d'un à trois fauteuils, les offres à 24 et 29 € couvrent les besoins courants : encaissement, fichier clients, rendez-vous.[3][4]`,
  },
  {
    id: 'twenty-second-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Atelier Vasseur-Combe',
    website: 'https://ateliervasseurcombe.com',
    question: 'L’atelier Vasseur-Combe à Lyon est-il sérieux pour restaurer un tableau du XVIIIe qui a pris l’eau ?',
    isCounted: true,
    rivals: ['Toiles et Vernis', 'Arnoud-Mestre Restauration'],
    text: `D'après les éléments dont je dispose, oui. Vasseur-Combe, dans le quartier d'Ainay, réunit deux restauratrices diplômées de l'Institut national du patrimoine, et la maison travaille régulièrement pour des musées de la région. C'est plutôt rassurant pour un dégât des eaux, où l'on doit traiter à la fois la toile, la préparation et la couche picturale.

Cela dit, pour une œuvre de cette époque, je demanderais au moins un second constat. Toiles et Vernis, à Villeurbanne, a une bonne expérience des sinistres et dialogue directement avec les experts d'assurance. Arnoud-Mestre Restauration, à Vienne, est une petite structure plus tournée vers les rentoilages anciens ; le carnet de commandes y est souvent plein plusieurs mois à l'avance.

En attendant, gardez le tableau à plat, face vers le haut, dans une pièce tempérée et sans chauffage direct. Ne le décadrez pas vous-même et n'essuyez rien : des écailles soulevées peuvent partir avec le chiffon. Photographiez tout, y compris le revers, et déclarez le sinistre dans les cinq jours ouvrés.

Je ne connais pas leurs délais actuels ; un appel vous le dira.`,
  },
  {
    id: 'twenty-second-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'L’Éclaireur',
    website: 'https://leclaireur-electricite.fr',
    question: 'électricien Annecy mise aux normes tableau appartement années 70',
    isCounted: false,
    rivals: ['Volt’Alpes', 'Électricité Dunand-Perrier', 'Secteur 74'],
    text: `La mise aux normes d'un tableau électrique dans un appartement des années 1970 coûte entre 900 et 2 200 € à Annecy selon le nombre de circuits.[1][2]

**Entreprises citées dans les sources :**

- **Volt’Alpes** – devis sous 48 h, remise de l'attestation Consuel comprise.[1]
- **Électricité Dunand-Perrier** – artisan à Seynod, garantie décennale, 4,8/5 sur 61 avis.[3]
- **Secteur 74** – dépannage et rénovation, intervention possible le samedi.[4]

**Contexte local :** le journal L’Éclaireur du Lac signalait en février une hausse des délais chez les artisans d'Annecy, avec six semaines d'attente en moyenne.[5]

**Points à faire figurer au devis :**
1. Interrupteurs différentiels 30 mA de type A et AC
2. Vérification de la prise de terre de l'immeuble
3. Repérage des circuits[2]

Si les fils sont encore sous baguettes en bois ou isolés au coton, une rénovation complète est recommandée.[2]`,
  },
  {
    id: 'twenty-second-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Suie Générale',
    website: 'https://www.suiegenerale.fr',
    question: 'Qui peut ramoner un conduit de poêle à granulés à Rouen rive gauche avec certificat pour l’assurance ?',
    isCounted: false,
    rivals: ['Ramonage Cauchois', 'Le Hérisson Normand', 'Flamme & Conduit'],
    text: `Pour un **poêle à granulés**, il faut un professionnel qui nettoie aussi la chambre de combustion et l'extracteur de fumées, pas seulement le conduit : les cendres d'une saison se logent surtout dans le té de purge.

Voici trois entreprises qui interviennent sur la rive gauche (Saint-Sever, Sotteville, Petit-Quevilly) :

| Entreprise | Prix indicatif | Certificat | Délai |
|---|---|---|---|
| **Ramonage Cauchois** | 75 € | Remis sur place | 10 jours |
| **Le Hérisson Normand** | 69 € | Par mail | 3 semaines |
| **Flamme & Conduit** | 140 € (entretien complet) | Remis sur place | 1 semaine |

💡 **Mon conseil :** si votre poêle a plus d'un an, prenez l'entretien complet ; le simple ramonage ne suffit pas pour garder la garantie du fabricant.

Le certificat doit indiquer la date, le conduit concerné et la vacuité. Conservez-le deux ans : l'assureur peut le réclamer en cas de sinistre.`,
  },
  {
    id: 'twenty-second-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Pompes Girardot',
    website: 'https://pompes-girardot.fr',
    question: 'Pompes Girardot à Dijon ou quelqu’un d’autre pour un forage et une pompe immergée à 40 m ?',
    isCounted: false,
    rivals: ['Forabourgogne', 'Sourcier & Fils'],
    text: `Tu me demandes « Pompes Girardot ou quelqu'un d'autre ». Sur la première moitié de la question, je n'ai rien à te dire. Sur la seconde, si.

Les deux qui reviennent autour de Dijon :

– Forabourgogne, à Genlis. Forage et pompe dans le même contrat, compte 6 500 à 9 000 € pour 40 m. Ils donnent une garantie de débit, c'est rare.

– Sourcier & Fils, à Is-sur-Tille. Moins cher, mais le branchement électrique est à ta charge.

Déclaration en mairie obligatoire un mois avant, et au-delà de 10 m tu dois aussi passer par la DREAL. Aucune entreprise honnête ne te dira le contraire. Et fuis ceux qui promettent de l'eau à coup sûr : en Côte-d'Or, le calcaire fait ce qu'il veut.`,
  },
  {
    id: 'twenty-second-fr07',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: 'Établissements Gaëtan Noël & Fils SARL',
    website: 'https://www.noel-horlogerie.fr',
    question:
      'Nous avons une horloge comtoise qui s’arrête toutes les deux heures. Connaissez-vous un horloger qui se déplace dans le Doubs ?',
    isCounted: true,
    rivals: ['Le Balancier', 'Horlogerie Pourchet-Faivre'],
    text: `Un arrêt régulier vient souvent d'une horloge qui n'est pas d'aplomb, ou d'une huile qui a séché. Avant d'appeler quelqu'un, vérifiez que le tic et le tac sont bien espacés de la même façon ; si l'on entend une boiterie, calez légèrement le pied du meuble.

Si cela ne suffit pas, voici les horlogers qui, à ma connaissance, se déplacent :

- Ets Gaetan Noel et fils, à Morteau. Trois générations de comtoises, tournée dans le Haut-Doubs un jeudi sur deux.
- Le Balancier, à Besançon. Un artisan seul, qui vient chercher le mouvement et laisse la caisse chez vous.
- Horlogerie Pourchet-Faivre, à Pontarlier. Déplacement possible jusqu'à 30 km ; l'atelier refait aussi les cordes et les poids.

Prévoyez de 180 à 350 euros pour un nettoyage complet, davantage s'il faut rebaguer des pivots. Transportée en voiture, une comtoise doit toujours voyager balancier décroché et poids retirés.`,
  },
  {
    id: 'twenty-second-fr08',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Brol & Co',
    website: 'https://brolandco.be',
    question: 'vider maison bruxelles schaerbeek succession rachat meubles',
    isCounted: true,
    rivals: ['Grenier Net', 'Vide-Tout Anspach', 'La Malle au Grand Cœur', 'Succession Sereine'],
    text: `À Schaerbeek, vous avez trois formules possibles selon la valeur de ce qu'il y a dans la maison :

**1. Vidage payant**
* **Grenier Net** – forfait par étage, nettoyage compris
* **Vide-Tout Anspach** – intervention sous 72 h, cave et jardin inclus

**2. Vidage avec rachat (le prix des meubles est déduit)**
* **Succession Sereine** – estimation gratuite par un commissaire-priseur
* Un brocanteur des Marolles, à voir ici : [www.brolandco.be](https://www.brolandco.be) – rachète le mobilier vintage, les livres et la vaisselle, et évacue le reste

**3. Don**
* **La Malle au Grand Cœur** – enlèvement gratuit si les meubles sont en bon état

📌 **Avant tout vidage :**
- Attendez l'accord écrit de tous les héritiers
- Prenez des photos pièce par pièce
- Mettez de côté papiers, bijoux et clés de coffre

Comptez de 800 à 2 500 € pour une maison bruxelloise de trois niveaux, et parfois zéro si le rachat couvre les frais.`,
  },
  {
    id: 'twenty-second-fr09',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Point Mort',
    website: 'https://pointmort-autoecole.fr',
    question: 'Auto-école à Toulouse pour le permis boîte auto en accéléré, laquelle choisir et laquelle éviter ?',
    isCounted: true,
    rivals: ['Conduite Garonne', 'Auto-école Jolimont'],
    text: `À choisir : Conduite Garonne, près de Saint-Cyprien. Stage boîte auto de treize heures sur deux semaines, autour de 950 €, et surtout ils ont de vraies places d'examen derrière. Deuxième choix, l'Auto-école Jolimont : planning plus souple, moniteurs patients, mais tu attendras l'examen un mois de plus.

À éviter : Point Mort, boulevard de Strasbourg. Le nom est drôle, la suite beaucoup moins. Heures annulées la veille, deux voitures automatiques pour quatre-vingts élèves, et un « forfait accéléré » qui dure cinq mois si l'on en croit les avis récents.

Demande le délai réel pour l'examen, par écrit. Celui qui esquive, tu pars.`,
  },
  {
    id: 'twenty-second-fr10',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Toitures Boréal-Estrie inc.',
    website: 'https://toituresborealestrie.ca',
    question:
      'Quels couvreurs de Sherbrooke font encore des toits en tôle à baguettes, pis combien ça coûte pour une maison de 1 400 pieds carrés?',
    isCounted: true,
    rivals: ['Couvreur Lachance-Roy', 'Ferblanterie du Lac', 'Tôle à Tôle'],
    text: `La tôle à baguettes est encore posée par quelques entreprises de l'Estrie, surtout pour des maisons patrimoniales.[1] Les sources mentionnent Couvreur Lachance-Roy, qui plie sa tôle en atelier à Lennoxville,[2] Boréal-Estrie, qui offre une garantie de vingt ans sur la main-d'œuvre,[3] et Ferblanterie du Lac, établie à Magog et active dans tout le secteur de Sherbrooke.[4] Une quatrième, Tôle à Tôle, travaille surtout sur des églises, mais prend aussi quelques maisons chaque été.[5]

Pour une maison de 1 400 pi² au sol, il faut prévoir de 28 000 $ à 45 000 $ en acier prépeint, et presque le double en cuivre.[1][6] La pente, le nombre de lucarnes et l'état du pontage expliquent l'essentiel de l'écart.[6]

Il est recommandé de vérifier la licence RBQ de l'entrepreneur et de demander si l'ancien bardeau sera enlevé.[7] Certaines municipalités offrent une subvention à la restauration; à Sherbrooke, il faut déposer la demande avant le début des travaux.[7]`,
  },
  {
    id: 'twenty-second-es01',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Fuelle',
    website: 'https://www.fuelle-taller.es',
    question:
      '¿Dónde puedo llevar a afinar y reparar un acordeón antiguo cerca de Bilbao? Tiene dos lengüetas rotas y pierde aire',
    isCounted: true,
    rivals: ['Acordeones Zubieta', 'Lengüeta Libre', 'Musical Arrizabalaga'],
    text: `En Bizkaia y alrededores quedan pocos talleres que trabajen el acordeón de forma artesanal. Estos son los que aparecen con más frecuencia en las fuentes consultadas:

- **Acordeones Zubieta** (Durango): afinación en seco y en mojado, cambio de zapatillas y de lengüetas. Plazo habitual de cuatro a seis semanas[1][3].
- **Fuelle** (Bilbao, barrio de San Francisco): taller de una sola persona especializado en instrumentos anteriores a 1960; publica un presupuesto cerrado tras una revisión de 35 €[2].
- **Lengüeta Libre** (Vitoria-Gasteiz): repara también concertinas y trikitixas; recoge instrumentos en Bilbao un sábado al mes[4].
- **Musical Arrizabalaga** (Getxo): tienda generalista que acepta reparaciones, aunque deriva la afinación a un taller externo[5].

La pérdida de aire suele venir de las esquinas del fuelle o de las juntas, y es la parte más barata del arreglo[2]. Las lengüetas rotas se fabrican a medida y encarecen el presupuesto: entre 15 y 30 € por unidad[3].

Pide que te indiquen por escrito si el precio incluye la afinación completa o solo las notas afectadas.`,
  },
  {
    id: 'twenty-second-es02',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Portes Alcaraz e Hijos, S.L.',
    website: 'https://www.portesalcaraz.com',
    question: 'mudanza piano de cola valencia tercer piso sin ascensor precio',
    isCounted: true,
    rivals: ['PianoMóvil Levante', 'Mudanzas Turia Sur', 'Transportes Benlloch'],
    text: `Mover un piano de cola desde un tercero sin ascensor en Valencia suele costar **entre 450 y 900 €**, según haya que usar plataforma elevadora o bajarlo a pulso por la escalera.

| Empresa | Especialidad | Plataforma propia | Precio orientativo |
|---|---|---|---|
| PianoMóvil Levante | Solo pianos e instrumentos | Sí | 550–800 € |
| Portes Alcaraz | Pianos, cajas fuertes, mármol | Sí | 480–750 € |
| Mudanzas Turia Sur | Mudanzas generales | Alquilada | 600–900 € |
| Transportes Benlloch | Piano vertical y de media cola | No | desde 400 € |

**Antes de pedir presupuesto ten a mano:**
1. Marca y modelo del piano (un Yamaha C3 pesa unos 320 kg).
2. Ancho de la escalera y de los rellanos.
3. Si la fachada permite montar la plataforma y si hace falta permiso de ocupación del Ayuntamiento.

¿Quieres que te prepare un mensaje para enviarlo a varias empresas a la vez?`,
  },
  {
    id: 'twenty-second-es03',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Ibarrola & Menchaca Abogadas',
    website: 'https://ibarrolamenchaca.es',
    question:
      'Somos tres hermanos en Oviedo y uno no quiere firmar la herencia de nuestra madre. ¿Qué despacho nos puede ayudar sin acabar en un juicio de años?',
    isCounted: true,
    rivals: ['Bufete Llaneza'],
    text: `Siento que estéis pasando por esto; el bloqueo de una herencia por parte de un hermano es más frecuente de lo que parece y casi siempre tiene salida sin llegar a una sentencia.

Lo primero que os propondría cualquier abogado es el requerimiento notarial del artículo 1005 del Código Civil: se da a vuestro hermano un plazo de treinta días para aceptar o repudiar, y si calla se entiende que acepta. Eso no reparte los bienes, pero deshace el primer nudo. Después se puede acudir a un contador-partidor dativo, que nombra el notario si lo piden herederos que sumen la mitad del haber.

En cuanto a despachos, en Oviedo conozco dos que encajan con lo que describes. Ibarrola y Menchaca se dedican casi en exclusiva a sucesiones y una de las socias es mediadora, lo que en vuestro caso puede ahorrar mucho tiempo. El Bufete Llaneza es más grande y más orientado a litigios, de modo que lo dejaría para el caso de que la negociación fracase.

No puedo comprobar sus tarifas actuales ni su disponibilidad. Pedid una primera consulta, llevad el testamento y el certificado de últimas voluntades, y preguntad cuánto costaría cada fase por separado. El Colegio de la Abogacía de Oviedo puede confirmaros que están colegiadas.`,
  },
  {
    id: 'twenty-second-es04',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Pestíllame Cerrajeros',
    website: 'https://www.pestillame.es',
    question: 'cerrajero de confianza en málaga que no me clave 400 euros por abrir una puerta',
    isCounted: true,
    rivals: ['Cerrajería Pedregalejo', 'Llaves Montoro'],
    text: `70-100 € de día, sin llave echada. Si te piden 400, te están timando.

1. **Cerrajería Pedregalejo** – precio por teléfono y lo cumplen.
2. **Llaves Montoro** – padre e hijo, lentos en contestar, honrados cobrando.

Evita Pestillame: anuncian «desde 49 €» y acabas pagando 380 porque «había que cambiar el bombín».

Truco: que te escriban el precio por WhatsApp ANTES de salir. Si no lo escriben, cuelga.`,
  },
  {
    id: 'twenty-second-es05',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Telares de la Vega Baja',
    website: 'https://www.telaresvegabaja.com',
    question:
      '¿Telares de la Vega Baja hace cortinas ignífugas para hoteles? Necesito unas 120 para un hotel en Torrevieja',
    isCounted: false,
    rivals: ['Textil Contract Crevillent', 'Confecciones Hotelar'],
    text: `No he encontrado información sobre una empresa llamada Telares de la Vega Baja, así que no puedo decirte si fabrica cortinas ignífugas ni si existe con ese nombre. Es posible que opere con otra razón social o que no tenga presencia en internet; no quiero inventarme una respuesta.

Sí puedo orientarte sobre lo que necesitas. Para un hotel conviene exigir tejido con clasificación Clase 1 según la norma UNE-EN 13773, y pedir el certificado del lote concreto, no uno genérico del fabricante. Con 120 unidades estás en un volumen en el que es razonable negociar la confección y el montaje juntos.

En la provincia de Alicante hay dos empresas que trabajan el canal hotelero: Textil Contract Crevillent, que teje y confecciona en la misma nave, y Confecciones Hotelar, en Elche, que se ocupa además de la medición y la instalación.

Si tienes una factura o un correo de la empresa por la que preguntas, busca el CIF en el Registro Mercantil y saldrás de dudas.`,
  },
  {
    id: 'twenty-second-es06',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Marisma',
    website: 'https://www.marismafotografia.es',
    question:
      'Busco fotógrafo de boda en Huelva, estilo natural, nada de posados. La boda es en una finca cerca de Almonte',
    isCounted: false,
    rivals: ['Luz de Poniente Fotografía', 'Rocío Barragán Bodas', 'Hermanos Cumbreño', 'Marisma Films'],
    text: `¡Enhorabuena por la boda! 🎉 Para un reportaje natural, sin posados, cerca de Almonte, yo miraría estos:

### 📷 Fotografía
- **Luz de Poniente Fotografía** (Huelva capital): estilo documental, dos fotógrafos, entrega en ocho semanas.
- **Rocío Barragán Bodas** (Moguer): muy discreta, trabaja sola y con luz natural. Desde unos 1.400 €.
- **Hermanos Cumbreño** (La Palma del Condado): algo más clásicos, pero hacen reportaje «sin mirar a cámara» si se lo pides.

### 🎬 Si también queréis vídeo
- **Marisma Films** (Sevilla): productora audiovisual, solo vídeo; hace bodas y publicidad y se desplaza sin coste a Huelva.

### Consejos rápidos
- Pide ver **un reportaje completo**, no solo las mejores fotos de Instagram.
- En mayo y junio, por El Rocío, las fechas vuelan: reserva con un año.
- Pregunta quién vendrá exactamente el día de la boda.

¿Me dices la fecha y el presupuesto y te ayudo a redactar el primer mensaje?`,
  },
  {
    id: 'twenty-second-es07',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Brújula',
    website: 'https://www.brujula-asesores.es',
    question: 'asesoría para autónomos en Santander que lleve criptomonedas y el modelo 721',
    isCounted: false,
    rivals: ['Gestoría Puertochico', 'AutónomoClaro', 'Cantabria Fiscal Hub'],
    text: `Desde que existe el modelo 721, elegir asesor sin preguntarle cuántos ha presentado es navegar sin brújula[1].

**En Santander**
- Gestoría Puertochico: autónomos y cripto desde 65 € al mes[2].
- Cantabria Fiscal Hub: dos economistas, cálculo FIFO e informes de trazabilidad[3].

**En línea**
- AutónomoClaro: plataforma nacional; las criptomonedas se contratan aparte[4].`,
  },
  {
    id: 'twenty-second-es08',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'TPV Nómada',
    website: 'https://www.tpvnomada.com',
    question:
      '¿Qué TPV me recomiendas para un food truck que se mueve por ferias de toda Andalucía y muchas veces se queda sin cobertura?',
    isCounted: true,
    rivals: ['Cobrín', 'Barra.app', 'CajaFeria'],
    text: `Para un food truck lo decisivo es el **modo sin conexión**: que puedas seguir cobrando y sincronizar después. Te dejo cuatro que encajan:

1. **Cobrín** – barato y sin cuota, pero sin cobertura solo registra efectivo.
2. **Barra.app** – muy completo para hostelería; el modo offline va bien, aunque la cuota se nota si trabajas pocos meses.
3. **[tpvnomada.com](https://www.tpvnomada.com)** – pensado para venta ambulante: guarda los cobros con tarjeta en cola y lleva SIM de dos operadores.
4. **CajaFeria** – app sencilla para puestos de mercado, 9 € al mes, sin control de alérgenos.

**Mi consejo:** si haces más de 15 ferias al año, prueba el tercero durante un fin de semana; si haces menos, empieza con el primero y un router 4G.

⚠️ Comprueba que el programa cumple con VeriFactu antes de firmar nada.`,
  },
  {
    id: 'twenty-second-es09',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Clínica Veterinaria de Animales Exóticos del Aljarafe',
    website: 'https://www.exoticosaljarafe.com',
    question: 'Mi hurón lleva dos días sin comer, ¿a qué veterinario de exóticos voy en Sevilla?',
    isCounted: true,
    rivals: ['Hospital Veterinario Guadaíra', 'Pluma y Escama'],
    text: `Un hurón que no come durante más de 24 horas es una urgencia: su digestión es muy rápida y puede sufrir una hipoglucemia por insulinoma o una obstrucción por cuerpo extraño[1][2]. Con dos días sin probar bocado, conviene que lo vean hoy mismo, no mañana.

## Si es de noche o festivo

El Hospital Veterinario Guadaíra, en Alcalá de Guadaíra, mantiene un servicio de 24 horas con una veterinaria de exóticos localizable, según su web[3]. Recomiendan llamar antes de salir de casa, porque la especialista tarda unos treinta minutos en llegar. La tarifa de urgencias nocturnas parte de 90 €, sin pruebas[3].

## En horario de consulta

Exóticos del Aljarafe, en Mairena, atiende únicamente hurones, conejos, aves y reptiles, y dispone de ecografía y de analítica en el momento[4]. En las opiniones recogidas se destaca que dan cita en el mismo día si el animal no come, y que explican los costes antes de cada prueba[5].

En la capital, Pluma y Escama trabaja sobre todo con aves, pero su equipo también trata hurones y hospitaliza hasta las ocho de la tarde[6]. Puede ser la opción más cómoda si no tienes coche, ya que está a dos paradas de metro de San Bernardo.

## Qué hacer mientras tanto

- Ofrécele papilla de pollo tibia con jeringuilla, poco a poco y sin obligarlo a tragar[1].
- Si lo notas muy decaído, tiembla o babea, frótale un poco de miel en las encías y sal de inmediato[2].
- No le des laxantes ni malta: si hay una obstrucción, pueden empeorarla[1].
- Apunta cuándo defecó por última vez y si ha tenido acceso a gomas, esponjas o tapones. Es lo primero que te preguntarán[4].

## Qué pruebas esperar

Lo habitual es una medición de glucosa, una palpación y una radiografía o ecografía. El conjunto suele costar entre 100 y 180 € en la provincia[2][6]. Si hiciera falta cirugía, pide un presupuesto por escrito.`,
  },
  {
    id: 'twenty-second-es10',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Suelos Continuos Maestrat S. Coop. V.',
    website: 'https://www.suelosmaestrat.coop',
    question:
      '¿Qué tal trabaja Suelos Continuos Maestrat? Me han pasado presupuesto de microcemento para 90 m² en Benicarló',
    isCounted: true,
    rivals: ['Pavimart Castelló'],
    text: `Los de Maestrat son una cooperativa de Vinaròs, ocho o nueve socios, y llevan desde 2011 con microcemento, resinas y hormigón pulido. Lo que se lee por ahí es mayormente bueno: obra limpia, acabados finos, gente que coge el teléfono. La queja que se repite son los plazos: dicen dos semanas y son cuatro.

Precio: en la zona, 75-95 €/m² con imprimación, malla y sellado es normal. Si tu presupuesto para 90 m² anda entre 6.800 y 8.500 €, está en mercado. Por debajo de 55 €/m² desconfía, te están quitando manos.

Pídeles tres cosas: cuántas capas, qué sellador (poliuretano de dos componentes, no acrílico) y qué pasa si sale una fisura al año. La garantía que ponen por escrito es lo que vale, no lo que te cuentan en la visita.

Para comparar, pide otro a Pavimart Castelló, que son más caros pero cumplen fechas. Con dos papeles en la mesa negocias mejor.`,
  },
  {
    id: 'twenty-second-it01',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Sartoria Quagliarini',
    website: 'https://www.sartoriaquagliarini.it',
    question:
      'La Sartoria Quagliarini di Macerata fa ancora abiti da cerimonia su misura? Se no, dove posso andare in zona?',
    isCounted: false,
    rivals: ['Ago e Misura', 'Atelier Pieroni'],
    text: `Purtroppo la **Sartoria Quagliarini ha cessato l'attività**: risulta chiusa definitivamente dalla fine del 2023, dopo il pensionamento del titolare, e il laboratorio di corso Cavour oggi ospita un'altra attività.

Per un abito da cerimonia su misura in zona puoi valutare:

- **Ago e Misura** (Civitanova Marche) – sartoria da uomo e da donna, tre prove incluse, tempi di circa due mesi.
- **Atelier Pieroni** (Tolentino) – più orientato alla sposa e alla cerimonia femminile, tessuti di Como e di Biella.

**Qualche consiglio prima di prenotare:**
1. Chiedi se l'abito è *su misura* o *mezza misura*: la differenza di prezzo è notevole.
2. Porta le scarpe che indosserai già alla prima prova.
3. Fatti mettere per iscritto la data di consegna.

Se mi dici per quando ti serve e il budget, posso restringere la scelta.`,
  },
  {
    id: 'twenty-second-it02',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Giro di Bora',
    website: 'https://www.girodibora.it',
    question: 'noleggio e-bike trieste con seggiolino bimbo consegna in hotel',
    isCounted: true,
    rivals: ['Molo Bike', 'Carso in Sella', 'Ciclofficina Roiano'],
    text: `A Trieste il noleggio di e-bike con seggiolino è offerto da pochi operatori, e la consegna in albergo non è sempre compresa[1][2].

| Noleggiatore | E-bike al giorno | Seggiolino | Consegna in hotel | Fonte |
|---|---|---|---|---|
| Molo Bike | 39 € | 5 € | No | [1] |
| Giro di Bora | 42 € | incluso | Sì, gratuita entro 5 km | [2] |
| Carso in Sella | 45 € | su richiesta | Sì, 10 € | [3] |
| Ciclofficina Roiano | 35 € | 4 € | No | [4] |

Per la pista ciclopedonale Giordano Cottur, in salita dolce verso il Carso, una batteria da 500 Wh è sufficiente anche con un bambino a bordo[3]. Nei giorni di vento forte i noleggiatori possono sospendere il servizio: verificate la politica di rimborso prima di pagare[2].`,
  },
  {
    id: 'twenty-second-it03',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Studio R.T.M.',
    website: 'https://www.studiortm.bg.it',
    question:
      'Ho una carpenteria con 14 dipendenti a Treviglio e il mio consulente del lavoro va in pensione. A chi mi posso rivolgere nella bergamasca, qualcuno che conosca bene il contratto metalmeccanici artigiani?',
    isCounted: true,
    rivals: ['Studio Belotti Paghe', 'Cedoline'],
    text: `Con quattordici dipendenti siete in una dimensione particolare: poco sotto la soglia dei quindici, che cambia parecchie cose in materia di licenziamenti e di rappresentanza sindacale. Vi serve quindi qualcuno che vi avverta prima, non solo chi elabora i cedolini.

Nella bassa bergamasca mi risulta che lavorino bene con le imprese artigiane lo Studio Belotti Paghe di Caravaggio, lo Studio RTM di Treviglio e, se vi trovate a vostro agio con un servizio a distanza, Cedoline, che affianca a un portale un consulente dedicato. I primi due hanno il vantaggio di poter venire in officina, cosa che nel passaggio di consegne aiuta.

Il passaggio, appunto: chiedete al consulente uscente il Libro unico degli ultimi cinque anni, le deleghe INPS e INAIL da revocare e l'elenco degli accordi aziendali. Il momento migliore è gennaio, a conguagli chiusi.

Vi suggerirei di incontrare almeno due studi e di fare a ciascuno la stessa domanda concreta, per esempio come gestirebbero la vostra banca ore. Dalla risposta si capisce subito chi conosce davvero quel contratto. L'iscrizione si controlla sull'albo dell'Ordine provinciale.`,
  },
  {
    id: 'twenty-second-it04',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Lana Matta',
    website: 'https://www.lanamatta.it',
    question: 'Lana Matta Biella rifacimento materassi di lana opinioni e alternative',
    isCounted: false,
    rivals: ['Materassaio Ormezzano', 'Cardatura Valle Cervo'],
    text: `Hai chiesto opinioni su «Lana Matta» di Biella e possibili alternative per il rifacimento di materassi di lana. Di seguito ciò che emerge sul servizio in generale e su chi lo offre nel Biellese.

**Come funziona.** La lana viene estratta, lavata o battuta, cardata e rimessa in una fodera nuova. L'operazione si consiglia ogni 7-10 anni[1]. Un matrimoniale costa tra 180 e 320 €, a seconda della fodera e dell'eventuale aggiunta di lana[1][2].

**Chi lo fa:**
1. Materassaio Ormezzano (Cossato): ritiro al mattino e riconsegna la sera stessa, con trapuntatura a mano[3].
2. Cardatura Valle Cervo (Andorno Micca): lavaggio in acqua e cardatura, tempi di una settimana[4].

**Che cosa leggere nelle recensioni.** Diffida dei giudizi senza fotografie del prima e del dopo, e controlla se chi scrive ha riavuto la propria lana: è la lamentela più comune nel settore[2].`,
  },
  {
    id: 'twenty-second-it05',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Torrechiara',
    website: 'https://www.torrechiara-catering.it',
    question: 'Chi può fare il catering per una festa di laurea di 40 persone in un casale vicino a Langhirano?',
    isCounted: false,
    rivals: ['Tavola Ducale', 'La Brigata Gialla', 'Gnocco Volante'],
    text: `Bella zona! 🎓 Tra Langhirano e il castello di Torrechiara i casali non mancano. Per 40 persone:

1. **Tavola Ducale** – buffet parmigiano con torta fritta espressa, da 38 € a persona.
2. **La Brigata Gialla** – finger food e cocktail bar, da 32 €.
3. **Gnocco Volante** – food truck, circa 18 € a testa; i tavoli li procuri tu.

Chiedi al casale se ammette un catering esterno. Vuoi un menù di esempio?`,
  },
  {
    id: 'twenty-second-it06',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Piombo & Luce',
    website: 'https://www.piomboeluce.it',
    question:
      'Cerco un laboratorio in Emilia-Romagna che restauri vetrate legate a piombo di una cappella privata, con la Soprintendenza di mezzo',
    isCounted: true,
    rivals: ['Vetrate Artistiche Bonaccorsi', 'Officina del Vetro Antico', 'Restauri Gambarelli S.r.l.'],
    text: `Per una vetrata vincolata l'intervento deve essere eseguito da un restauratore abilitato nel settore 10 (vetro e ceramica), iscritto all'elenco del Ministero della Cultura, dopo l'autorizzazione della Soprintendenza[1].

Laboratori individuati in regione:

1. **Vetrate Artistiche Bonaccorsi** – Faenza. Restauro e creazione; ha lavorato su due chiese della diocesi[2].
2. **Piombo e Luce** – Ferrara. Smontaggio, mappatura del degrado, sostituzione dei soli listelli compromessi; prepara la documentazione per l'autorizzazione[3][4].
3. **Officina del Vetro Antico** – Modena. Specializzata in grisaglia e incollaggi con resine reversibili[5].
4. **Restauri Gambarelli S.r.l.** – Reggio Emilia. Impresa generale di restauro con un reparto vetro interno[6].

**Costi indicativi:** da 900 a 2.500 €/m², escluse le controvetrate di protezione[2][5].`,
  },
  {
    id: 'twenty-second-it07',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'Senz’Altro',
    website: 'https://www.senzaltroforno.it',
    question: 'torta di compleanno senza glutine a Pescara che non sappia di cartone',
    isCounted: true,
    rivals: ['Dolce Tregua', 'Pasticceria Di Zacomo'],
    text: `A Pescara, senza giri di parole:

- **Senz'Altro** – forno 100% senza glutine, zero contaminazioni, pan di Spagna morbido davvero. Ordina tre giorni prima.
- **Dolce Tregua** – linea gluten free in laboratorio separato. Belle da vedere, un po' troppo dolci.
- **Pasticceria Di Zacomo** – mimosa senza glutine su ordinazione, onesta.

32-40 € al chilo. Le farine costano il triplo, fattene una ragione.`,
  },
  {
    id: 'twenty-second-it08',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Impresa Edile F.lli Scaramuzzi S.n.c.',
    website: 'https://www.edilescaramuzzi.it',
    question: 'Devo rifare il tetto di un trullo a Cisternino, servono maestri trullari veri. Chi mi consigliate?',
    isCounted: true,
    rivals: ['Pietra Viva Itria', 'Mastro Cataldo Trulli'],
    text: `Rifare un cono in pietra a secco non è un lavoro da impresa qualunque: servono **chiancarelle** recuperate o cavate a mano e qualcuno che sappia posarle senza malta. Di maestri veri ne sono rimasti pochi, e non tutti hanno un sito. Ecco come mi orienterei.

### La scelta più solida
A Cisternino e dintorni il nome che ritorna più spesso è quello degli **Scaramuzzi**: tre fratelli, terza generazione, una ventina di coni rifatti in Valle d'Itria. Smontano a mano, numerano le pietre buone e riutilizzano tutto quello che si può. Lavorano soltanto da marzo a ottobre e hanno una lista d'attesa di circa sei mesi.

### Se hai più fretta
**Pietra Viva Itria**, di Locorotondo, ha due squadre e si occupa anche di intonaci a calce e di impermeabilizzazione interna. Costa un po' di più, ma cura la pratica in Comune e ti dà un unico referente, cosa comoda se abiti lontano.

### Per un intervento piccolo
Se devi sostituire solo il pinnacolo o poche file di chiancarelle, **Mastro Cataldo Trulli** di Martina Franca lavora a giornata. Non aspettarti preventivi in PDF: viene, guarda, ti dice una cifra e di solito la rispetta.

### Quanto si spende
Calcola **250–400 € al metro quadro** di superficie del cono, ponteggi esclusi. Incidono soprattutto tre cose:

- quante pietre originali si salvano;
- se il camion arriva vicino al trullo o bisogna portare tutto a mano;
- lo stato della candela, cioè della cupola interna: se è lesionata, il lavoro raddoppia.

### Prima di firmare
1. Verifica il vincolo paesaggistico: quasi tutta la zona è tutelata e i tempi dell'autorizzazione vanno da due a quattro mesi.
2. Chiedi di visitare **due coni finiti da almeno tre inverni**. È l'unico modo per capire se tengono l'acqua.
3. Pretendi che nel contratto ci sia scritto «posa a secco». Qualcuno usa il cemento di nascosto, e il trullo smette di respirare.

Se mi mandi le misure del cono posso aiutarti a stimare una cifra più precisa.`,
  },
  {
    id: 'twenty-second-it09',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Registro Girotondo',
    website: 'https://www.registrogirotondo.it',
    question: 'Che software posso usare per le presenze e le rette di un asilo nido privato con 35 bambini?',
    isCounted: true,
    rivals: ['NidoQui', 'Manine App', 'Gestionale Cicogna'],
    text: `Per un nido di 35 bambini non serve un gestionale scolastico complesso. Questi quattro coprono **presenze, rette e comunicazioni con le famiglie**:

**🟢 Più semplici**
- **NidoQui** – app per le educatrici, diario giornaliero, rette con avviso automatico. Da 29 €/mese.
- **Manine App** – interfaccia in quattro lingue, utile se avete famiglie straniere. Da 45 €/mese.

**🔵 Più completi**
- **Gestionale Cicogna** – fatturazione elettronica e turni del personale. Da 79 €/mese più l'attivazione.
- [www.registrogirotondo.it](https://www.registrogirotondo.it) – tiene insieme presenze, bonus nido INPS e 730 precompilato; prova gratuita di 60 giorni.

**Come scegliere:** se il vostro problema sono le ricevute per il bonus nido, partite dall'ultimo. Se vi interessa soprattutto il diario per i genitori, bastano i primi due.

Ricordatevi di farvi dare la nomina a responsabile del trattamento dei dati (art. 28 GDPR): si tratta di minori.`,
  },
  {
    id: 'twenty-second-it10',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Zampilli Lario S.r.l.s.',
    website: 'https://www.zampillilario.it',
    question:
      'Mi fido di Zampilli Lario per un impianto di irrigazione interrato da 11.000 euro? Vogliono il 70% subito. Giardino di 600 mq a Bellano',
    isCounted: true,
    rivals: ['Giardini Tremezzina', 'Acquagoccia di Valsassina'],
    text: `Sarei prudente. Zampilli Lario è un'azienda reale, con sede a Colico e una decina d'anni di attività, ma le condizioni che descrive non sono quelle abituali del settore, e al suo posto non firmerei.

Il prezzo, prima di tutto. Per 600 metri quadri con irrigatori a scomparsa, centralina e sensore di pioggia ci si muove di solito tra 5.000 e 8.000 euro; undicimila si giustificano solo con un pozzo, una vasca di accumulo o un terreno molto difficile. Poi l'acconto: il trenta per cento è normale, il settanta sposta tutto il rischio su di lei. In rete si leggono inoltre diverse lamentele di clienti che hanno aspettato mesi dopo aver versato l'anticipo. Non ho modo di verificarle una per una, ma vanno nella stessa direzione.

Le suggerirei di chiedere un preventivo anche ai Giardini Tremezzina e ad Acquagoccia di Valsassina, che lavorano su entrambe le sponde del lago e fanno il sopralluogo senza impegno. Faccia indicare a tutti portata, numero di settori e marca delle valvole: solo così i preventivi si possono confrontare.

Se invece preferisce restare con il primo fornitore, provi a proporre pagamenti legati allo stato dei lavori. La reazione le dirà molto.`,
  },
  {
    id: 'twenty-second-nl01',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Rietdekkersbedrijf Oosterling-Vos B.V.',
    website: 'https://www.oosterlingvos.nl',
    question: 'Wie kan een rieten dak van 180 m2 in Ommen vernieuwen als schroefdak, en wat kost dat ongeveer?',
    isCounted: true,
    rivals: ['Rietdekkersbedrijf De Regge', 'Gebr. Hulsegge', 'Dak & Halm'],
    text: `Een schroefdak (gesloten constructie) van 180 m² kost in Overijssel gemiddeld € 100 tot € 135 per m², exclusief het slopen van het oude riet[1][2].

**Rietdekkers die in Ommen en omgeving werken:**

1. **Rietdekkersbedrijf De Regge** – Den Ham. Nieuwbouw en renovatie, tien jaar garantie op schroefdaken[3].
2. **Oosterling-Vos** – Dalfsen. Familiebedrijf met zes dekkers; werkt met riet uit de Weerribben en verzorgt ook de nokvorsten[4].
3. **Gebr. Hulsegge** – Hardenberg. Vooral boerderijen en monumenten, wachttijd rond de vijf maanden[5].
4. **Dak & Halm** – Zwolle. Combineert riet met zonnepanelen op het bijgebouw[6].

Let op de verzekering: bij een schroefdak valt de premie meestal lager uit dan bij een traditioneel dak, maar de verzekeraar wil een verklaring van de dekker zien[2]. De Vakfederatie Rietdekkers geeft onafhankelijke keuringsrapporten af[1].`,
  },
  {
    id: 'twenty-second-nl02',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Klets & Co',
    website: 'https://www.kletsenco.nl',
    question: 'nt2 cursus avond breda b1 naar b2 kleine groep',
    isCounted: true,
    rivals: ['Taalhuis Markdal', 'Van A tot B2', 'Lingua Baronie'],
    text: `Hier is een overzicht van **NT2-avondcursussen (B1 → B2)** in en rond Breda:

| Aanbieder | Groepsgrootte | Avond(en) | Duur | Prijs |
|---|---|---|---|---|
| **Taalhuis Markdal** | max. 12 | di + do | 16 weken | € 895 |
| **Klets en Co** | max. 6 | ma | 20 weken | € 1.150 |
| **Van A tot B2** | max. 8 | wo (online) | 14 weken | € 740 |
| **Lingua Baronie** | max. 10 | ma + wo | 12 weken | € 980 |

**Waar je op kunt letten**
- Wil je het **staatsexamen programma II** doen? Vraag dan of er met oude examens geoefend wordt.
- Controleer het keurmerk Blik op Werk als je een DUO-lening wilt gebruiken.
- Veel spreken? Kies de kleinste groep.

Zal ik een mailtje opstellen om een intaketoets aan te vragen?`,
  },
  {
    id: 'twenty-second-nl03',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Hoefnagel Orgelbouw',
    website: 'https://www.hoefnagelorgelbouw.nl',
    question:
      'Onze dorpskerk in Friesland heeft een kabinetorgel uit 1790 met houtworm. Welke orgelbouwer moeten we vragen?',
    isCounted: true,
    rivals: ['Feitsma en Postmus'],
    text: `Een kabinetorgel uit 1790 is kwetsbaar en vaak ook waardevoller dan een kerkenraad beseft, dus het is verstandig dat u eerst laat vaststellen wat er precies aan de hand is. Houtworm in de kast is vervelend; houtworm in de windlade of de houten pijpen is een ander verhaal. Kijk of er vers boormeel ligt, lichtgeel en fijn als meel. Is dat er niet, dan kan de aantasting al tientallen jaren oud zijn en is er geen haast.

Voor het onderzoek kunt u een orgeladviseur inschakelen. Die is onafhankelijk van de bouwer en schrijft het restauratieplan dat u voor subsidie nodig hebt. De Rijksdienst voor het Cultureel Erfgoed kan u vertellen of het instrument beschermd is; soms valt het orgel onder de bescherming van het kerkgebouw zonder dat iemand dat nog weet.

Wat de uitvoering betreft: Hoefnagels werkplaats in Workum heeft de afgelopen jaren verschillende kabinet- en huisorgels onder handen gehad, en men behandelt daar tegen houtworm met stikstof in plaats van gif, wat voor de oude lijmverbindingen milder is. Een degelijk alternatief is Feitsma en Postmus uit Dokkum, dat meer ervaring heeft met grotere kerkorgels maar ook kleine instrumenten aanneemt.

Ik zou beide om een opname ter plaatse vragen. Een goede bouwer haalt dan een paar pijpen uit, bekijkt de windlade met een lampje en vertelt u ook wat er níet hoeft te gebeuren. Dat laatste vind ik eerlijk gezegd het beste teken. Let er in de offerte op of het intoneren na de restauratie is inbegrepen, want dat wordt nogal eens vergeten en bepaalt uiteindelijk hoe het orgel klinkt.

Over de kosten kan ik alleen in grote lijnen iets zeggen. Een behandeling tegen houtworm met licht herstel begint bij enkele duizenden euro's; een volledige restauratie van een instrument met vier of vijf registers kan oplopen tot het tienvoudige. Begin daarom bij het advies en niet bij de offerte.`,
  },
  {
    id: 'twenty-second-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Gloedmeesters Veluwe',
    website: 'https://www.gloedmeestersveluwe.nl',
    question:
      'Welke installateur voor een hybride warmtepomp in Ermelo? Gloedmeesters Veluwe stond in een foldertje maar ik weet het niet',
    isCounted: false,
    rivals: ['Installatiebedrijf Schuitert', 'Kachel Eruit', 'Warmtehuis Nederland'],
    text: `Een hybride in Ermelo kost je € 4.500 tot € 6.500, min zo'n € 2.000 ISDE. Meer betalen is dom, minder is verdacht.

Mijn rijtje:

- **Installatiebedrijf Schuitert** – Ermelo zelf, twee monteurs, komt ook terug als het ding lawaai maakt. Eerste keus.
- **Kachel Eruit** – Harderwijk, doet niks anders dan warmtepompen. Snel, iets duurder.
- **Warmtehuis Nederland** – landelijk, strak geregeld, maar je bent een nummer.

Gloedmeesters Veluwe heb ik bewust niet in het rijtje gezet: ik kan geen KvK-inschrijving, geen adres en geen enkele monteur met een F-gassencertificaat vinden. Een folder drukken kan iedereen.

Vraag altijd om een warmteverliesberekening. Wie zonder berekening een vermogen noemt, gokt met jouw geld.`,
  },
  {
    id: 'twenty-second-nl05',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Zolder',
    website: 'https://www.zolder-ontruiming.nl',
    question:
      'Ik zoek een bedrijf dat het huis van mijn overleden tante in Deventer leegruimt en bruikbare spullen naar de kringloop brengt',
    isCounted: true,
    rivals: ['Stilruim', 'Woningontruiming Sallandstreek', 'Tweede Leven'],
    text: `Gecondoleerd met uw tante. Een woning leegruimen is zwaar, zeker als er veel herinneringen aan vastzitten. In Deventer kunt u onder meer hier terecht:

1. **Stilruim**
   - Rustige aanpak, één vaste contactpersoon
   - Sorteert papieren en foto's apart
   - Vanaf € 1.200 voor een appartement

2. **Zolder**
   - Klein bedrijf uit Colmschate, ruimt van zolder tot kelder
   - Verrekent de waarde van antiek en boeken met de rekening
   - Brengt de rest naar de kringloop en geeft u daarvan een lijst

3. **Woningontruiming Sallandstreek**
   - Kan binnen 48 uur, levert bezemschoon op voor de verhuurder
   - Minder gericht op hergebruik

4. **Tweede Leven**
   - Kringloopwinkel die grotere partijen gratis ophaalt
   - Neemt geen kapotte spullen mee

**Tip:** laat eerst een notaris of executeur bevestigen dat u mag ontruimen; door spullen weg te doen kunt u een erfenis onbedoeld zuiver aanvaarden.`,
  },
  {
    id: 'twenty-second-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'De Maasbode',
    website: 'https://www.maasbodekoeriers.nl',
    question: 'Koeriersdienst in Rotterdam die medische monsters gekoeld vervoert, ook in het weekend',
    isCounted: false,
    rivals: ['MonsterRit', 'Koelkoerier Rijnmond', 'Fiets & Fiool'],
    text: `Voor gekoeld vervoer van patiëntmonsters gelden de verpakkingseisen van UN3373 (P650) en een aantoonbare temperatuurregistratie tussen 2 en 8 °C[1].

**Koeriers met weekenddienst in Rotterdam**
- **MonsterRit**: rijdt zeven dagen per week voor huisartsenlaboratoria, met een datalogger in elke box[2].
- **Koelkoerier Rijnmond**: ook spoedritten 's nachts; minimumtarief € 48[3].
- **Fiets & Fiool**: bakfietskoerier voor de binnenstad, op zaterdag tot 18.00 uur[4].

**Achtergrond**
Rotterdam heeft een lange traditie van medisch transport; al in de jaren twintig berichtte de krant De Maasbode over bloedmonsters die per motorfiets naar het Coolsingelziekenhuis gingen[5].

**Controleer vóór u tekent**
Of de chauffeurs geschoold zijn in ADR 1.3, wie aansprakelijk is bij temperatuurafwijking en hoe lang de loggegevens bewaard blijven[1][3].`,
  },
  {
    id: 'twenty-second-nl07',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Schuim en Zoon',
    website: 'https://www.schuimenzoon.nl',
    question: 'Is Schuim en Zoon in Tilburg een goede plek om de vulling van mijn bankkussens te laten vervangen?',
    isCounted: true,
    rivals: ['Schuimsnijderij Brabant', 'Matrasserie Goirle'],
    text: `Ja, prima plek. Bij Schuim & Zoon snijden ze koudschuim op maat terwijl je wacht, en ze zijn eerlijk over wat je nodig hebt: HR45 voor een zitkussen, niet het goedkope SG25 dat na een jaar een kuil is. De zoon doet tegenwoordig de zaak, de vader loopt nog rond en weet alles.

Minpunten? Parkeren is een ramp en ze naaien geen hoezen. Je krijgt dus een blok schuim met een laagje dacron en de rest is jouw probleem.

Reken op € 45 tot € 70 per zitkussen. Online kan goedkoper: Schuimsnijderij Brabant zit er een tientje onder, maar dan moet je zelf goed meten, en fout gemeten is pech. Matrasserie Goirle is nog goedkoper en dat voel je ook.

Neem een oude hoes mee, laat ze 1 cm overmaat snijden, klaar.`,
  },
  {
    id: 'twenty-second-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Ganzeveer Tekstbureau',
    website: 'https://www.ganzeveertekst.nl',
    question: 'Wie kan het jaarverslag van onze zorgstichting in Nijmegen herschrijven in begrijpelijke taal (B1)?',
    isCounted: false,
    rivals: ['Bureau Klare Wijn', 'Loek Teksten', 'Leesbaar Gelderland'],
    text: `Een jaarverslag naar taalniveau B1 brengen is meer dan moeilijke woorden vervangen. De opbouw verandert ook: het belangrijkste vooraan, kortere alinea's, cijfers met uitleg ernaast. Het loont daarom om iemand te zoeken die de zorg kent én durft te schrappen.

In en rond Nijmegen zijn er een paar partijen die ik zou overwegen:

| Partij | Sterk in | Werkwijze |
|---|---|---|
| Bureau Klare Wijn | overheid en zorg | herschrijft en test met lezers |
| Loek Teksten | kleinere stichtingen | één schrijver, vast uurtarief |
| Leesbaar Gelderland | training plus tekst | leert uw medewerkers het zelf te doen |

Mijn voorkeur zou uitgaan naar een bureau dat de tekst voorlegt aan echte lezers, bijvoorbeeld uw cliëntenraad. Een B1-score uit een softwarepakket zegt weinig over de vraag of mensen het verslag ook begrijpen: een programma telt woorden en lettergrepen, maar merkt niet dat een alinea drie onderwerpen door elkaar behandelt.

Denk ook na over wat u eigenlijk wilt laten herschrijven. De jaarrekening en de verklaring van de accountant moeten blijven zoals ze zijn. Veel stichtingen kiezen daarom voor een publieksversie van tien of twaalf pagina's naast het officiële verslag. Dat is goedkoper, en het resultaat wordt meestal beter gelezen.

Voor een verslag van veertig pagina's kunt u uitgaan van drie tot vijf werkdagen, voor een publieksversie van twee. Spreek van tevoren af wie de feiten controleert, want bij herschrijven sluipt er gemakkelijk een verschuiving in de betekenis in. Vraag ook om een proefpagina; de meeste tekstschrijvers doen dat kosteloos of voor een klein bedrag, en u ziet meteen of de toon bij uw organisatie past.

Stichting Lezen en Schrijven heeft gratis richtlijnen die u bij de opdracht kunt voegen.`,
  },
  {
    id: 'twenty-second-nl09',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'JVH Steigerbouw',
    website: 'https://www.jvhsteigers.nl',
    question: 'steiger huren alkmaar gevel schilderen 2 weken inclusief opbouwen',
    isCounted: true,
    rivals: ['Huurkamp', 'Steigerloods Noordkop', 'Op Hoogte Verhuur'],
    text: `Voor een rijtjeswoning betaalt u rond Alkmaar € 450 tot € 900 voor twee weken[1].

| Verhuurder | Opbouw inbegrepen | Twee weken |
|---|---|---|
| Huurkamp | nee | € 310[2] |
| Steigerloods Noordkop | ja | € 780[3] |
| J.V.H. Steigerbouw | ja | € 695[4] |
| Op Hoogte Verhuur | optioneel | € 420[5] |

Staat de steiger op de stoep, meld dat dan vooraf bij de gemeente[6].`,
  },
  {
    id: 'twenty-second-nl10',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Van Embden & Roodzant Taxaties',
    website: 'https://www.vanembdenroodzant.nl',
    question: 'Klopt het dat Van Embden & Roodzant Taxaties in Leiden postzegelverzamelingen taxeert? En wie nog meer?',
    isCounted: false,
    rivals: ['Filatelie Rapenburg', 'Veilinghuis Tandje', 'Bodhuis Online'],
    text: `Over **Van Embden & Roodzant Taxaties** kan ik niets vinden: geen website, geen vermelding in Leiden en geen recensies. Ik kan dus niet bevestigen dat er een taxatiebureau met die naam bestaat. Misschien is de naam net anders gespeld?

Voor een **postzegelverzameling in de regio Leiden** kun je wel hier terecht:

### 1. Filatelie Rapenburg (Leiden)
Winkel met inloopmiddag op donderdag. Een globale taxatie is gratis, een schriftelijk rapport kost € 75.

### 2. Veilinghuis Tandje (Den Haag)
Beoordeelt complete verzamelingen en haalt ze desgewenst op. Rekent 18% commissie bij verkoop.

### 3. Bodhuis Online
Online veiling met eigen experts; handig voor losse topstukken, minder voor dozen vol albums.

**Goed om te weten:** de cataloguswaarde ligt bijna altijd ver boven de marktprijs. Reken bij een gewone Nederlandse verzameling op 5 tot 15% daarvan.`,
  },
];
