// Fourth measuring set of answers: written and labelled by somebody who had not seen the code that reads them.
// `isCounted`: true when the answer names the business as one that exists (also when it advises against it); false when
// it does not name it, or it is denied, closed, left out, only echoed, only in a source, or somebody else. `rivals`: every
// other organisation or product offered to the buyer as an option, warned-against ones included, word for word as in the
// text; directories, review sites, official bodies, associations, places, features, materials and people are none.

import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'es' | 'it' | 'da' | 'ja' };

export const fourthSealedAnswers: readonly Reading[] = [
  // ── English ────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'f-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Emberline Kilns',
    website: 'https://emberlinekilns.co.uk',
    question: 'Who can repair an electric pottery kiln in the East Midlands?',
    isCounted: true,
    rivals: ['Hartle Furnace Services', 'Clayworks Supply Derby', 'Peak Kiln Care'],
    text: `Yes — there are a few people who will come out to you, which matters because nobody wants to move a 200 kg kiln. 🔥

### 🔧 Specialist kiln engineers

1. **Hartle Furnace Services** (Nottingham) – elements, relays and thermocouples on most front loaders. Call-out from about £95. ([hartlefurnace.co.uk](https://www.hartlefurnace.co.uk/?utm_source=chatgpt.com))
2. **Emberline Kilns** (Loughborough) – mobile repairs for schools and home studios; stocks elements for older British-built kilns. ([emberlinekilns.co.uk](https://emberlinekilns.co.uk/repairs?utm_source=chatgpt.com))
3. **Peak Kiln Care** – one-man service around Matlock and Chesterfield, often booked 3–4 weeks ahead.

### 🏪 Workshop repairs

- **Clayworks Supply Derby** – sells kilns and takes in controllers for bench repair, but doesn't do site visits.

### ✅ Before you call
- Note the make, model and serial plate
- Check whether it is single or three phase
- Take a photo of the controller's error code

👉 If you tell me the kiln's make and what it's doing (or not doing), I can help you narrow down the fault first.`,
  },
  {
    id: 'f-en02',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Quillback Bookkeeping',
    website: 'https://quillbackbooks.com',
    question: 'best bookkeeper for a small fishing business in Portland Maine',
    isCounted: true,
    rivals: ['Casco Ledger Group', 'Harborline CPA', 'Bench'],
    text: `For a small commercial fishing operation in Portland, Maine, the strongest local matches are firms that handle vessel depreciation, crew share payments and seasonal income.[1][3]

- **Casco Ledger Group** – Commercial Street office; lists lobster and groundfish boats among its clients and prepares 1099s for crew.[1]
- **Quillback Bookkeeping** – South Portland; monthly bookkeeping from $275, with dockside receipt pickup for boat owners.[2]
- **Harborline CPA** – better if you also want tax planning and an audit-ready set of books; higher fees.[3]
- **Bench** – online-only option; cheaper, but reviewers mention slow replies and it has no fishing-specific setup.[4][5]

**Bottom line:** start with the first two for day-to-day books, and add a CPA in the fall before estimated taxes are due. The IRS has a separate rule for fishermen who pay by March 1, so ask each firm how they handle it.[6]

Ratings were taken from Google and Yelp and may have changed.`,
  },
  {
    id: 'f-en03',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Tallowfield Piano Movers',
    website: 'https://tallowfieldpianos.co.uk',
    question: 'Which company should I use to move an upright piano from Leeds to York?',
    isCounted: false,
    rivals: ['Aireborough Piano Transport', 'Minster Piano Removals', 'Fields of York Removals', 'AnyVan'],
    text: `Moving an upright over ~25 miles is a routine half-day job for a specialist. Top picks, based on recent reviews and posts on X:

- **Aireborough Piano Transport**: Leeds-based, two-man crews, stair-climbing trolley. Quotes around £160–£220.
- **Minster Piano Removals**: York side, so ideal if access at the *new* house is the tricky part. Fully insured to £20k.
- **Fields of York Removals**: General mover with a piano crew on Tuesdays and Thursdays. Decent value.
- **AnyVan**: Cheapest on paper, but you don't pick the crew. I'd avoid it for anything you actually care about.

**Quick tips**
- Measure doorways and count the steps.
- Ask for goods-in-transit cover *per item*, not per load.
- Leave it two weeks to settle before tuning.

If you book only one call today, make it Aireborough. Prices are estimates as of late 2025 and can shift with fuel and access.`,
  },
  {
    id: 'f-en04',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Rostrum Loop',
    website: 'https://rostrumloop.com',
    question: 'What software helps a community choir manage rehearsals, sheet music and member subscriptions?',
    isCounted: true,
    rivals: ['Choir Genius', 'Muzodo', 'Spond'],
    text: `Several tools are built for exactly this. Here's a quick comparison for a choir of roughly 40–80 singers:

| Tool | Best for | Attendance | Sheet music library | Subscriptions |
|---|---|---|---|---|
| Choir Genius | All-in-one with a public website | ✅ | ✅ | ✅ |
| Rostrum Loop | Small choirs that want section-by-section attendance | ✅ | ✅ | ✅ (via Stripe) |
| Muzodo | Low-cost attendance tracking | ✅ | ⚠️ basic | ❌ |
| Spond | Free group messaging and payments | ✅ | ❌ | ✅ |

**My take**

- If nobody on the committee wants to maintain a website, pick the first one.
- If the monthly job you hate is chasing who is coming on Thursday, the second and third are lighter and easier to learn.
- If the budget is zero, start free and keep your PDFs in a shared folder.

Check that your licence with the publisher allows you to share scanned scores before uploading them 🎼

Would you like a one-page checklist for trialling two of these with your section leaders?`,
  },
  {
    id: 'f-en05',
    language: 'en',
    style: 'table',
    manner: 'Claude',
    name: 'Gullwing Storage',
    website: 'https://gullwingstorage.ie',
    question: 'Where can I rent a small self-storage unit in Galway for about three months?',
    isCounted: false,
    rivals: ['Claddagh Self Store', 'Oranmore Lockups', 'Westpoint Storage Solutions'],
    text: `Here are three facilities in and around Galway that offer short lets. I've put approximate figures for a 25 sq ft unit, but please confirm them, as storage prices change often and new customers usually get a discount.

| Facility | Location | Approx. monthly price | Minimum stay | Access |
|---|---|---|---|---|
| **Claddagh Self Store** | Liosban Business Park | €75 | 1 month | 6am–10pm |
| **Oranmore Lockups** | Oranmore | €60 | 3 months | 24 hours |
| **Westpoint Storage Solutions** | Ballybrit | €80 | 2 weeks | 8am–8pm |

A few things worth asking before you sign:

- **Insurance:** some places make you buy theirs, others accept your home policy.
- **Notice period:** 14 days is common; a full month eats into a three-month let.
- **Deposit and padlock:** small, but easy to forget.

For exactly three months, Oranmore looks cheapest on paper, though Liosban is handier if you don't have a car. I can't check live availability, so a quick phone call is worthwhile.`,
  },
  {
    id: 'f-en06',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Windle & Pask',
    website: 'https://windlepask.co.uk',
    question: 'I need a conveyancing solicitor in Norwich who is used to listed buildings. Any ideas?',
    isCounted: true,
    rivals: ['Elmhill Law', 'Garrod Thirtle LLP'],
    text: `Listed buildings do add a layer of work, mainly checking that past alterations had consent, so it's sensible to look for someone who does them regularly.

In Norwich, I'd start with Windle & Pask, a small firm near Tombland whose property team mentions listed cottages and barn conversions as a regular part of their caseload. Elmhill Law is a larger practice and may be quicker if you're in a chain, although at busier firms your file is sometimes handled by a paralegal day to day. If the house is out towards the coast, Garrod Thirtle LLP in North Walsham might suit you better, simply because they know the local conservation officers.

Whoever you ring, I'd put two questions to them: how many listed properties have you handled in the last year, and would you advise indemnity insurance or retrospective consent if something turns out to be missing? The answers will tell you a lot.

You can confirm that a firm is regulated on the Solicitors Regulation Authority's website. My information may be out of date, so do check current fees directly.`,
  },
  {
    id: 'f-en07',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Bramblejack Dog Walks',
    website: 'https://bramblejackdogs.co.uk',
    question: 'dog walker south Bristol for a nervous rescue dog, solo walks',
    isCounted: true,
    rivals: ['Totterdown Tails', 'The Quiet Lead'],
    text: `For a nervous rescue in south Bristol, look for walkers who offer solo walks as standard rather than as an upgrade, because group walks are the most common trigger for setbacks.[1]

The Quiet Lead in Bedminster only takes reactive and anxious dogs, and starts with two unpaid meet-and-greets; solo walks are listed at £22 per hour.[2] Bramblejack Dog Walks covers Knowle, Brislington and Hengrove, with 30- and 60-minute solo slots and a secure field it rents on weekdays.[3] Totterdown Tails is well reviewed but walks in groups of up to six, so it is a weaker fit until your dog is settled.[4]

Prices in the area run from £14 for half an hour to £24 for an hour.[2][3] Ask to see public liability insurance and a DBS certificate, and check whether the walker is a member of NarpsUK.[5]

Related: secure dog fields near Whitchurch · how to introduce a rescue dog to a walker`,
  },
  {
    id: 'f-en08',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Ironbark Solar Co',
    website: 'https://ironbarksolar.com.au',
    question: 'Who would you get to install a 10 kW solar system with a battery in Ballarat?',
    isCounted: true,
    rivals: ['Eureka Sun Electrical', 'Sovereign Renewables'],
    text: `For 10 kW plus a battery in Ballarat, I'd get quotes from two locals and skip the door-knockers. Eureka Sun Electrical has been wiring roofs around Wendouree for over a decade and tends to come in at $9–11k before the battery. Ironbark Solar Co is newer, but it does its own design in-house and posts real generation data from customers, which I rate more than glossy brochures. Either is a solid bet.

I'd be careful with Sovereign Renewables: a bunch of recent reviews complain about subcontractors and slow warranty call-backs. Could be growing pains, could be worse.

On hardware, don't overthink it. Any Tier 1 panel will outlast your interest in it; the inverter is what fails. Ask for string-level monitoring, a written payback estimate, and confirmation that the installer is accredited with Solar Accreditation Australia so you get the rebate. Ballarat winters are grim, so size the battery for evening peaks, not for a week off-grid.

Want me to run rough payback numbers? Send me your last bill's kWh.`,
  },
  {
    id: 'f-en09',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Larkspur Vale Catering',
    website: 'https://larkspurvalecatering.co.uk',
    question: 'Is Larkspur Vale Catering good for a wedding in Shropshire, or should I use somebody else?',
    isCounted: false,
    rivals: ['Pestle & Plough', 'Ludlow Feast Company'],
    text: `I wasn't able to find any caterer called Larkspur Vale Catering in Shropshire or nearby. The closest result is a holiday cottage named Larkspur Vale outside Clun, which has nothing to do with food. It's possible the name is slightly different, or that the business doesn't exist, so I don't want to guess at its quality.

If you'd like caterers I can point to with more confidence:

- **Pestle & Plough** (Shrewsbury) – sharing platters and wood-fired mains, typically for 60 to 150 guests.
- **Ludlow Feast Company** – more traditional three-course service, with its own glassware and waiting staff.

Before booking anyone, I'd ask for their food hygiene rating, a written quote that separates staff from food, and a tasting date.

Where did you come across the name? If you have a link or a leaflet, share the details and I'll take another look.`,
  },
  {
    id: 'f-en10',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: "Fennimore's Garage Doors",
    website: 'https://fennimoresgaragedoors.com',
    question: 'Who fits insulated garage doors around Tulsa?',
    isCounted: true,
    rivals: ['Cimarron Overhead', 'Green Country Door Pros'],
    text: `Three names keep coming up for insulated garage doors in the Tulsa metro:

**Fennimore's** – The craftsmanship gets serious love: tight seals, quiet openers, tidy crews. The flip side? Scheduling. Multiple reviewers say they waited five or six weeks and had to chase the office. If you need a door this month, I wouldn't go with them. If you can wait, the work is arguably the best in town. (fennimoresgaragedoors.com)

**Cimarron Overhead** – Middle of the road on price, R-16 doors in stock, usually installs within 7–10 days.

**Green Country Door Pros** – Cheapest of the bunch. Fine for a standard double; mixed feedback on insulation claims.

**What to ask everyone:**
- Is the R-value for the whole door or just the panel?
- Are torsion springs rated for 20,000+ cycles?
- Who handles the warranty, you or the manufacturer?

Expect $1,400–$2,600 installed for a 16x7. In a hurry, I'd call Cimarron first.`,
  },

  // ── German ─────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'f-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Hobelhaus Weinstadt',
    website: 'https://hobelhaus-weinstadt.de',
    question: 'Welche Schreinerei im Remstal baut Einbauschränke unter Dachschrägen?',
    isCounted: true,
    rivals: ['Schreinerei Klotzbücher', 'Holzmanufaktur Remsbogen', 'deinSchrank.de'],
    text: `Für Einbauschränke unter Dachschrägen gibt es im Remstal einige gute Adressen. Hier meine Auswahl 👇

**1. Schreinerei Klotzbücher (Schorndorf)**
Klassischer Meisterbetrieb, Aufmaß vor Ort, viel Erfahrung mit Altbau. Lieferzeit meist 8–10 Wochen.

**2. Hobelhaus Weinstadt (Weinstadt-Endersbach)**
Spezialisiert auf Dachschrägen und Nischen, plant in 3D und arbeitet auch mit Linoleumfronten. ([hobelhaus-weinstadt.de](https://hobelhaus-weinstadt.de/?utm_source=chatgpt.com))

**3. Holzmanufaktur Remsbogen (Waiblingen)**
Eher hochpreisig, dafür Massivholz und geölte Oberflächen.

**4. deinSchrank.de (online)**
Günstiger, wenn du selbst ausmisst und montierst – bei krummen Wänden aber riskant ⚠️

### Womit du rechnen solltest
- ca. 900–1.600 € pro laufendem Meter
- Aufmaß oft kostenlos, wenn der Auftrag zustande kommt
- Push-to-open kostet meist extra

Wenn du mir Kniestockhöhe, Breite und Wunschmaterial nennst, schätze ich dir gern einen realistischen Preisrahmen.`,
  },
  {
    id: 'f-de02',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Gehaltswerk Altona',
    website: 'https://gehaltswerk-altona.de',
    question: 'externe Lohnbuchhaltung Hamburg Gastronomie 15 Mitarbeiter',
    isCounted: true,
    rivals: ['Lohnkontor Elbe GmbH', 'Hansen Thode Steuerberater', 'DATEV Lohn und Gehalt'],
    text: `Für einen Gastronomiebetrieb mit rund 15 Beschäftigten sind in Hamburg vor allem Lohnbüros interessant, die Minijobs, Trinkgeld und Zuschläge für Nachtarbeit sicher abrechnen.[1][2]

**Geeignete Anbieter**

* **Lohnkontor Elbe GmbH**: abgerechnet wird pro Kopf (ab 14,50 € im Monat), Sofortmeldungen sind inklusive.[2]
* **Hansen Thode Steuerberater**: sinnvoll, wenn Lohn und Finanzbuchhaltung aus einer Hand kommen sollen.[3]
* **Gehaltswerk Altona**: nach eigenen Angaben über 40 Restaurants und Cafés als Mandanten, fester Ansprechpartner, Abgabe der Stundenzettel per App.[4]

**Alternative: selbst abrechnen**

* **DATEV Lohn und Gehalt** lässt sich intern nutzen, setzt aber Fachwissen voraus und lohnt sich bei 15 Personen selten.[5]

Wichtig ist, dass der Anbieter die Sofortmeldepflicht im Gastgewerbe kennt; bei Verstößen drohen Bußgelder durch den Zoll.[6] Die Preise stammen von den Websites der Anbieter (Stand: Herbst 2025).`,
  },
  {
    id: 'f-de03',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Radlwerkstatt Zeisig',
    website: 'https://radlwerkstatt-zeisig.de',
    question: 'Wo lasse ich in München mein Lastenrad warten?',
    isCounted: false,
    rivals: ['Isarlast', 'Velo Giesing', 'Radlklinik Sendling'],
    text: `Lastenräder nimmt in München längst nicht jede Werkstatt an – Platz, Hebebühne und Ersatzteile fehlen oft. Diese hier schon:

- **Isarlast** (Au): reine Lastenrad-Werkstatt, kennt Bakfiets- und Long-John-Modelle, Termin meist innerhalb einer Woche.
- **Velo Giesing**: faire Preise, Inspektion ab 99 €, allerdings nur bis 2,50 m Länge.
- **Radlklinik Sendling**: mobiler Service, kommt mit dem Transporter zu dir. Anfahrt kostet 25 € extra.

**Was eine Wartung umfassen sollte**
- Bremsbeläge und Scheiben (verschleißen beim Lastenrad doppelt so schnell)
- Kette oder Riemen, Lenkgestänge, Speichenspannung
- Software-Update vom Motor

Mein Rat: Wenn dein Rad noch Garantie hat, frag zuerst beim Händler, bei dem du gekauft hast – sonst gibt's später Diskussionen. Ohne Garantie würde ich direkt zu Isarlast gehen.

Bewertungen auf Google schwanken natürlich, also kurz anrufen, bevor du mit 60 kg Rad quer durch die Stadt fährst.`,
  },
  {
    id: 'f-de04',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Terminbiene',
    website: 'https://terminbiene.de',
    question: 'Welche Software eignet sich für Online-Termine in einem kleinen Friseursalon?',
    isCounted: true,
    rivals: ['Haarmonika', 'Shore', 'Salonkalender Pro'],
    text: `Für einen kleinen Salon mit 2–5 Stühlen würde ich diese vier Lösungen vergleichen 💇‍♀️

| Software | Monatliche Kosten | Provision | Erinnerungen | Besonderheit |
|----------|------------------|-----------|--------------|--------------|
| **Haarmonika** | variabel | ja, bei Neukunden | SMS + E-Mail | Werbung im Preis enthalten |
| **Shore** | mittel | nein | SMS + E-Mail | viele Zusatzmodule |
| **Salonkalender Pro** | 39 € | nein | nur E-Mail | Kasse integriert |
| **Terminbiene** | 19 € | nein | SMS (kostenpflichtig) + WhatsApp | sehr einfache Bedienung |

### Kurz zusammengefasst
- **Neue Kundschaft gewinnen?** → Modell mit Provision
- **Stammkundschaft verwalten?** → günstige Lösung ohne Provision reicht völlig
- **Kasse nötig?** → unbedingt auf die TSE achten!

Alle Anbieter lassen sich 14 bis 30 Tage kostenlos testen. Die Preise können sich ändern, prüfe sie bitte vor dem Abschluss.

Soll ich dir eine Checkliste für den Umstieg vom Papierkalender schreiben?`,
  },
  {
    id: 'f-de05',
    language: 'de',
    style: 'table',
    manner: 'Claude',
    name: 'Kistenkauz',
    website: 'https://kistenkauz.de',
    question: 'Wo kann ich in Nürnberg Möbel für ein halbes Jahr einlagern?',
    isCounted: false,
    rivals: ['Lagerfuchs Nürnberg', 'Spedition Wöhrl-Ammon', 'MyPlace SelfStorage'],
    text: `Für sechs Monate kommen in Nürnberg grundsätzlich zwei Modelle infrage: Selfstorage mit eigenem Zugang oder die Einlagerung bei einer Spedition. Ein grober Vergleich:

| Anbieter | Modell | Richtpreis für ca. 10 m³ | Zugang |
|---|---|---|---|
| Lagerfuchs Nürnberg | Selfstorage | 110–130 € / Monat | täglich 6–22 Uhr |
| MyPlace SelfStorage | Selfstorage | 120–150 € / Monat | täglich 6–22 Uhr |
| Spedition Wöhrl-Ammon | Container in der Halle | 70–90 € / Monat | nur nach Anmeldung |

Wenn Sie zwischendurch nicht an die Möbel müssen, ist die Spedition in der Regel deutlich günstiger, zumal Abholung und Rücktransport gleich mitorganisiert werden. Brauchen Sie gelegentlich etwas aus den Kisten, lohnt sich der Aufpreis für Selfstorage.

Zwei Punkte würde ich vorab klären: ob die Hausratversicherung die Außenlagerung abdeckt und ob der Raum beheizt ist – Holz und Polster nehmen Feuchtigkeit übel. Die Preise sind Schätzungen; aktuelle Angebote kann ich leider nicht abrufen.`,
  },
  {
    id: 'f-de06',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Hörstudio Ansbacher',
    website: 'https://hoerstudio-ansbacher.de',
    question: 'Mein Vater braucht Hörgeräte und wohnt in Kassel. Wohin sollten wir gehen?',
    isCounted: true,
    rivals: ['Geers', 'Akustik am Friedrichsplatz'],
    text: `Bei Hörgeräten ist weniger die Marke entscheidend als die Geduld bei der Anpassung. Deshalb würde ich in Kassel eher zu einem inhabergeführten Betrieb raten.

Häufig genannt wird das Hörstudio Ansbacher in der Wilhelmshöher Allee: Dort darf man nach eigenen Angaben mehrere Geräte jeweils zwei Wochen zu Hause ausprobieren, und es gibt Hausbesuche – für ältere Menschen ein echter Vorteil. Auch Akustik am Friedrichsplatz hat einen guten Ruf, ist aber mit dem Auto schwer zu erreichen. Wer ein dichtes Filialnetz schätzt, etwa weil Ihr Vater viel reist, ist bei Geers gut aufgehoben; die Beratung hängt dort allerdings stark von der jeweiligen Filiale ab.

Lassen Sie sich zuerst vom HNO-Arzt eine Verordnung ausstellen. Die Krankenkasse übernimmt dann den Festbetrag, und jeder Akustiker muss Ihnen mindestens ein Gerät ohne Zuzahlung anbieten.

Ich kann nicht prüfen, ob sich Öffnungszeiten oder Inhaber zuletzt geändert haben – ein kurzer Anruf vorab ist sinnvoll.`,
  },
  {
    id: 'f-de07',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Brautgalerie Seidenlicht',
    website: 'https://brautgalerie-seidenlicht.de',
    question: 'Brautkleid Leipzig schlicht modern bis 1500 Euro',
    isCounted: false,
    rivals: ['Weißraum Brautmode', 'Anna Liebt Ja', 'Brauthaus Plagwitz'],
    text: `Schlichte, moderne Brautkleider bis 1.500 € führen in Leipzig vor allem kleinere Ateliers; große Häuser beginnen bei vergleichbaren Schnitten oft erst bei 1.800 €.[1]

Weißraum Brautmode in der Südvorstadt hat sich auf Crêpe und klare Linien spezialisiert und nennt eine Spanne von 890 bis 1.600 €.[2] Etwas verspielter, aber ebenfalls im Budget liegt Anna Liebt Ja, wo sich Ober- und Unterteil frei kombinieren lassen.[3] Das Brauthaus Plagwitz verkauft zusätzlich Musterkleider mit 30 bis 50 % Nachlass, allerdings nur in den Größen 36 bis 40.[4]

Für Änderungen sollten 150 bis 300 € eingeplant werden, und die Lieferzeit beträgt meist vier bis sechs Monate.[2][5] Fast überall ist ein Termin nötig; samstags fällt teilweise eine Gebühr an, die beim Kauf verrechnet wird.[3] Hinweise zu seidigen Stoffen und ihrem Lichteinfall auf Fotos gibt ein Ratgeber der Zeitschrift „Braut & Bräutigam“.[6]`,
  },
  {
    id: 'f-de08',
    language: 'de',
    style: 'trap',
    manner: 'Grok',
    name: 'Kleine Pfanne',
    website: 'https://kleine-pfanne-freiburg.de',
    question: 'Welche Kochschule in Freiburg taugt für einen Teamabend mit 12 Leuten?',
    isCounted: true,
    rivals: ['Kochstudio Dreisam', 'Löffelweise'],
    text: `Zwölf Leute ist die perfekte Größe – groß genug für vier Gänge, klein genug, dass keiner nur zuschaut. Meine Einschätzung für Freiburg:

**Am lockersten** geht es in der Kleinen Pfanne in der Wiehre zu: eine Küche, ein langer Tisch, badische Küche mit Augenzwinkern. Preis ca. 89 € pro Person inkl. Wein, mehr auf kleine-pfanne-freiburg.de.

**Am professionellsten** ist das Kochstudio Dreisam. Sechs Kochinseln, Profikoch, Rechnung mit allem Pipapo. Dafür eher 120 € und etwas steif.

**Am günstigsten**: Löffelweise im Stühlinger, vegetarisch, ab 65 €. Für eingefleischte Fleischesser vielleicht nicht die beste Idee 😄

Tipps:
- Allergien vorher abfragen, nicht am Abend selbst
- Donnerstag ist meist leichter zu kriegen als Freitag
- Im Dezember früh buchen, da ist alles dicht

Soll ich dir eine kurze Anfrage-Mail formulieren?`,
  },
  {
    id: 'f-de09',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Kranich',
    website: 'https://kranich-fahrradkurier.de',
    question: 'Welcher Fahrradkurier in Hannover liefert noch am selben Tag?',
    isCounted: false,
    rivals: ['Radboten Leine', 'Blitzrad Hannover', 'Kranich Apothekenlogistik GmbH'],
    text: `In Hannover gibt es mehrere Kuriere, die innerhalb weniger Stunden zustellen 🚲

### Fahrradkuriere
- **Radboten Leine** – Kollektiv aus Linden, Direktfahrt in der Innenstadt ab 9 €, Aufträge bis 18 Uhr.
- **Blitzrad Hannover** – Lastenräder bis 100 kg, Express innerhalb von 60 Minuten. Abholpunkt in der Kranichstraße.

### Falls du für eine Praxis gekühlte Medikamente verschickst
- **Kranich Apothekenlogistik GmbH** – Spedition aus Göttingen, die mit Kühltransportern taggleich für Apotheken und Praxen fährt; mit Fahrradkurieren hat die Firma nichts zu tun. ([kranich-pharma.de](https://www.kranich-pharma.de/?utm_source=chatgpt.com))

### Gut zu wissen
- Dokumente sind meist bis 500 € versichert
- Bei Sturm oder Eis fallen Lastenräder gelegentlich aus
- Wiederkehrende Touren sind pro Fahrt deutlich günstiger

Geht es bei dir um einzelne Briefe oder um regelmäßige Pakete? Dann kann ich die passende Variante für dich durchrechnen.`,
  },
  {
    id: 'f-de10',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Zweirad Mönkeberg',
    website: 'https://zweirad-moenkeberg.de',
    question: 'Wer repariert in Kiel alte Mofas und Roller?',
    isCounted: false,
    rivals: ['Rollerschmiede Gaarden', 'Motorrad Petersen-Voss'],
    text: `Für alte Zweitakter wird die Auswahl in Kiel leider kleiner. Lange war Zweirad Mönkeberg die naheliegende Adresse, doch der Betrieb wurde im März 2024 aus Altersgründen endgültig geschlossen, und einen Nachfolger gibt es nicht.

Heute würde ich es hier versuchen:

- **Rollerschmiede Gaarden**: kümmert sich gezielt um Vespa, Schwalbe und Kreidler, überholt auch Vergaser und Zündungen.
- **Motorrad Petersen-Voss**: eigentlich eine Motorradwerkstatt, nimmt Mofas aber im Winter an, wenn weniger los ist.

Wenn Sie selbst schrauben möchten, lohnt außerdem ein Blick in die offenen Werkstätten der Stadt; dort gibt es Werkzeug und oft jemanden mit Erfahrung.

Klären Sie am Telefon am besten, ob noch Teile für Ihr Modell zu bekommen sind, denn daran scheitern die meisten Reparaturen. Um welches Baujahr handelt es sich denn? Dann kann ich gezielter suchen.`,
  },

  // ── Spanish ────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'f-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Talleres Moncayuelo',
    website: 'https://talleresmoncayuelo.es',
    question: '¿Qué taller de Zaragoza repara cambios automáticos sin cobrar una barbaridad?',
    isCounted: true,
    rivals: ['Cajas Automáticas Ebro', 'Autorrecambio Delicias', 'Norauto'],
    text: `Reparar un cambio automático rara vez es barato, pero en Zaragoza hay talleres serios que diagnostican antes de vender una caja nueva 🚗

### ⭐ Los más recomendables

1. **Cajas Automáticas Ebro** (Polígono Cogullada)
   - Especialistas puros: DSG, CVT y convertidor de par
   - Presupuesto cerrado tras el diagnóstico (unos 60 €)

2. **Talleres Moncayuelo** (Las Fuentes)
   - Cambio de aceite por máquina desde 240 €
   - Muy bien valorado por explicar la avería con fotos

3. **Autorrecambio Delicias**
   - Montan cajas reconstruidas con 12 meses de garantía

### ❌ Lo que yo evitaría
- **Norauto** para este trabajo concreto: perfectos para ruedas y frenos, pero suelen derivar las cajas a terceros.

### 💡 Consejo
Pide siempre la lectura de averías por escrito. Muchas veces es la mecatrónica y no la caja entera.

¿Me dices modelo, kilómetros y síntomas? Así te digo qué precio sería razonable.`,
  },
  {
    id: 'f-es02',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Nubeluz Contable',
    website: 'https://nubeluzcontable.mx',
    question: 'despacho contable en línea para RESICO México recomendado',
    isCounted: true,
    rivals: ['Contadia', 'Despacho Ibarra Lozoya', 'Konta'],
    text: `Para una persona física en RESICO, los despachos en línea más citados ofrecen declaración mensual, anual y buzón tributario por una cuota fija.[1][2]

**Opciones principales**

1. Contadia: desde $499 MXN al mes; incluye facturación ilimitada y atención por WhatsApp.[2]
2. Nubeluz Contable: desde $390 MXN; orientado a freelancers y médicos, con regularización de años anteriores.[3]
3. Konta: buena aplicación móvil, aunque varios usuarios reportan demoras en marzo y abril.[4]
4. Despacho Ibarra Lozoya: servicio tradicional en Guadalajara con videollamada mensual; cuesta más, pero asigna un contador titulado.[5]

**Qué comparar**

- Si presentan ellos la declaración o solo la calculan.
- Si el costo de la anual va incluido.
- Si piden tu e.firma (no es obligatorio entregarla).[6]

El SAT permite presentar RESICO por cuenta propia con declaración prellenada, de modo que si tienes pocos ingresos quizá no necesites contratar a nadie.[6]`,
  },
  {
    id: 'f-es03',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Escuela de Vela Tramuntanet',
    website: 'https://velatramuntanet.es',
    question: '¿Dónde puedo sacarme el PER en Valencia con prácticas los fines de semana?',
    isCounted: false,
    rivals: ['Nàutica Malvarrosa', 'Rumbo Sur Formación', 'Escola de Mar Pinedo'],
    text: `Valencia es buen sitio para sacarse el PER: mucho barco, mucho viento y precios contenidos. Estas escuelas dan prácticas en sábado y domingo:

- **Nàutica Malvarrosa**: teoría online, prácticas en velero de 12 m. Pack completo en torno a 650 €.
- **Rumbo Sur Formación**: grupos de máximo cinco, horarios flexibles. Algo más cara (720 €), pero el índice de aprobados que publican es alto.
- **Escola de Mar Pinedo**: la más económica, 560 €, aunque las salidas se cancelan a menudo si sopla tramontana o levante.

**Ojo con los extras**:
1. Tasas de examen (se pagan a la Generalitat)
2. Certificado médico
3. Curso de radio, que no siempre está incluido

Si solo puedes en fin de semana, reserva ya para primavera; mayo y junio vuelan. Yo me quedaría con Rumbo Sur Formación si valoras aprender de verdad y no solo el título. Precios orientativos, confírmalos antes de pagar.`,
  },
  {
    id: 'f-es04',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Reservatina',
    website: 'https://reservatina.com',
    question: '¿Qué programa de reservas me conviene para un restaurante de 40 cubiertos?',
    isCounted: true,
    rivals: ['Comensalia', 'CoverManager', 'Mesalibre'],
    text: `Para un local de 40 cubiertos lo importante es **no pagar de más por comensal** y reducir los plantones. Te dejo una comparativa rápida:

| Programa | Modelo de precio | ¿Cobra por comensal? | Tarjeta como garantía | Ideal para |
|---|---|---|---|---|
| **Comensalia** | Cuota + comisión | Sí | Sí | Llenar mesas con turistas |
| **CoverManager** | Cuota mensual | No | Sí | Restaurantes con mucha demanda |
| **Mesalibre** | Gratis hasta 100 reservas | No | No | Empezar sin gastar |
| **Reservatina** | 29 €/mes | No | Sí | Locales pequeños de barrio |

🔎 **Mi recomendación según tu caso**

- Si ya tienes clientela fija: una cuota plana y el botón de reservar en tu web.
- Si dependes del turismo: merece la pena la comisión, al menos en temporada alta.
- Si tienes muchos *no-shows*: activa la garantía con tarjeta.

Los precios son aproximados y cambian según el contrato.

¿Quieres que calcule cuánto pagarías al mes con cada modelo según tus reservas?`,
  },
  {
    id: 'f-es05',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'Mudanzas Quiroga Hnos',
    website: 'https://mudanzasquiroga.com.ar',
    question: '¿Qué empresa de mudanzas conviene para ir de Rosario a Córdoba con un departamento de dos ambientes?',
    isCounted: true,
    rivals: ['Fletes del Paraná', 'Expreso Mediterráneo Mudanzas'],
    text: `Para un dos ambientes y unos 400 km, te conviene comparar empresas que hagan la ruta con frecuencia, porque pueden ofrecerte un viaje compartido. Estas son tres que trabajan el tramo Rosario–Córdoba:

| | Fletes del Paraná | Mudanzas Quiroga Hnos | Expreso Mediterráneo Mudanzas |
|---|---|---|---|
| **Base** | Rosario | Rosario | Córdoba |
| **Viaje compartido** | No | Sí | Sí |
| **Embalaje incluido** | Opcional | Vajilla y televisores | Todo |
| **Seguro de carga** | Básico | Básico, ampliable | Completo |
| **Plazo habitual** | 1 día | 2 a 4 días | 2 a 3 días |

Si tenés flexibilidad de fechas, el viaje compartido suele salir bastante menos. Si necesitás entrar y salir el mismo día, conviene un camión exclusivo, aunque pagues el regreso vacío.

No incluyo montos porque con la inflación quedarían viejos enseguida. Pedí los tres presupuestos por escrito, con inventario, y preguntá si el ascensor o la escalera se cobran aparte.`,
  },
  {
    id: 'f-es06',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Clínica Veterinaria Patazul',
    website: 'https://patazul.es',
    question: 'Busco veterinario para conejos en Murcia, ¿a quién llamo?',
    isCounted: true,
    rivals: ['Exóticos del Segura', 'Hospital Veterinario Vega Media'],
    text: `Con los conejos conviene ir a alguien que vea animales exóticos a diario, porque la anestesia y los problemas dentales son muy distintos a los de perros y gatos.

En Murcia capital, el centro más especializado que conozco es Exóticos del Segura, que solo atiende pequeños mamíferos, aves y reptiles. La Clínica Veterinaria Patazul, en el barrio del Carmen, es generalista, pero tiene una veterinaria con formación en exóticos que pasa consulta los martes y jueves; suele ser más fácil conseguir cita. Para una urgencia de madrugada, el Hospital Veterinario Vega Media está abierto las 24 horas, aunque no siempre hay un especialista de guardia, así que llama antes de salir de casa.

Un apunte importante: si tu conejo lleva más de doce horas sin comer o sin hacer heces, no esperes a la cita. Es una urgencia.

No tengo acceso a los horarios actualizados, por lo que te aconsejo confirmarlos por teléfono. ¿Es para una revisión o le pasa algo ahora mismo?`,
  },
  {
    id: 'f-es07',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Carpintería Olmedilla',
    website: 'https://carpinteriaolmedilla.es',
    question: 'restauración de ventanas de madera antiguas Cuenca precio empresas',
    isCounted: true,
    rivals: ['Maderas Huécar', 'Restaura Júcar'],
    text: `Restaurar una ventana de madera antigua en Cuenca cuesta entre 250 y 600 € por hoja, según el estado del bastidor y si se sustituye el vidrio.[1][2]

Entre las empresas que trabajan en el casco histórico destaca Restaura Júcar, con experiencia en edificios protegidos y memoria técnica para la licencia municipal.[2] Para viviendas particulares resulta más económica la Carpintería Olmedilla, que decapa y masilla en taller y monta burletes invisibles para mejorar el aislamiento.[3] Maderas Huécar también aparece en los resultados, pero fabrica sobre todo ventanas nuevas que imitan las originales, de modo que solo interesa si la madera está podrida.[4]

En el recinto declarado Patrimonio Mundial no se puede cambiar el diseño de la carpintería exterior sin autorización del Ayuntamiento.[5] Existen ayudas a la rehabilitación que cubren hasta el 40 % del coste, sujetas a convocatoria anual.[6]

**Fuentes:** [1] habitissimo.es · [2] restaurajucar.es · [3] carpinteriaolmedilla.es · [4] maderashuecar.com · [5] cuenca.es`,
  },
  {
    id: 'f-es08',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Imprenta Zorzal',
    website: 'https://imprentazorzal.com.ar',
    question: '¿Quién imprime libros en tiradas cortas en Buenos Aires?',
    isCounted: false,
    rivals: [],
    text: `Depende de qué llames «tirada corta». Por debajo de 50 ejemplares te conviene impresión digital pura; entre 100 y 300 ya podés negociar papel y terminación; arriba de 500, el offset empieza a ganar.

No te voy a tirar nombres al azar: los precios del papel en Argentina se mueven todos los meses y una recomendación de hace medio año puede salirte carísima. Lo que sí funciona es pedir presupuesto a cuatro o cinco talleres de Barracas, Parque Patricios o Villa Crespo con la misma ficha técnica: formato 14 x 20, cantidad de páginas, interior ahuesado de 80 gramos, tapa de 300 con laminado mate, lomo cosido o binder.

Fijate también en el listado de la Cámara Argentina del Libro y en los créditos de los libros independientes que te gusten: la última página casi siempre dice dónde se imprimieron. Ese es el mejor catálogo que existe, y gratis.

Pasame las páginas y la cantidad y te armo la ficha para mandar.`,
  },
  {
    id: 'f-es09',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Verdemarisma',
    website: 'https://verdemarisma.es',
    question: 'floristería Valladolid coronas de funeral entrega el mismo día',
    isCounted: false,
    rivals: ['Flores Pisuerga', 'Jardín de Campo Grande Floristas', 'Interflora'],
    text: `Varias floristerías de Valladolid entregan coronas en los tanatorios de la ciudad el mismo día si el pedido se hace antes de las 13:00.[1][2]

- **Flores Pisuerga**: coronas desde 110 €, reparto propio a los tanatorios de El Salvador y Las Contiendas.[1]
- **Jardín de Campo Grande Floristas**: diseños con flor de temporada, cinta impresa incluida, desde 135 €.[2]
- **Interflora**: pedido en línea en cualquier horario; la confección la hace una tienda asociada y el precio suele ser mayor.[3]

La corona clásica mide entre 80 y 110 cm; para familiares directos es habitual un tamaño grande, y para compañeros de trabajo, un centro o una palma.[4] Conviene indicar el nombre completo del difunto, la sala y la hora de la ceremonia.

**Fuentes**
[1] florespisuerga.es/funeral
[2] jardindecampogrande.com
[3] interflora.es/coronas
[4] https://www.verdemarisma.es/blog/medidas-de-coronas-y-palmas`,
  },
  {
    id: 'f-es10',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Academia Bitácora',
    website: 'https://academiabitacora.es',
    question: '¿En qué academia de Sevilla me preparo el C1 de inglés en tres meses?',
    isCounted: true,
    rivals: ['Guadaira English Centre', 'Kensington Idiomas'],
    text: `Tres meses es poco, pero es factible si partes de un B2 sólido. Te cuento cómo lo veo:

**Guadaira English Centre** tiene un intensivo de doce semanas con simulacro cada viernes. Por calendario, es lo que mejor encaja contigo.

**Academia Bitácora** tiene profesores excelentes y sus alumnos hablan maravillas de las clases de conversación. Aun así, en tu caso no te la aconsejo: sus grupos de C1 son anuales, empiezan en septiembre y no admiten incorporaciones a mitad de curso. Además, hay quejas recientes por la política de devoluciones. Si tu examen fuera dentro de un año, mi respuesta sería otra.

**Kensington Idiomas** es una apuesta segura, aunque bastante más cara y con listas de espera.

Sea cual sea tu elección, pide una prueba de nivel gratuita antes de pagar y pregunta cuántas redacciones corregidas incluye el curso, porque el *writing* es donde más gente suspende.

¿Qué examen oficial vas a hacer? Cambia bastante la preparación.`,
  },

  // ── Italian ────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'f-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Vetreria Lumacorta',
    website: 'https://vetrerialumacorta.it',
    question: 'A chi posso rivolgermi a Verona per un box doccia in vetro su misura?',
    isCounted: true,
    rivals: ['Cristalli Adige', 'Vetro&Forma', 'Leroy Merlin'],
    text: `Ecco alcune realtà a **Verona e provincia** che realizzano box doccia in vetro su misura 🚿

## 🏆 Vetrerie artigiane

- **Cristalli Adige** – Borgo Roma. Vetro temperato 8 mm, trattamento anticalcare, posa inclusa.
- **Vetreria Lumacorta** – San Giovanni Lupatoto. Rilievo laser gratuito e profili neri o ottone; ottima per nicchie fuori squadra. 🔗 [vetrerialumacorta.it](https://www.vetrerialumacorta.it/?utm_source=chatgpt.com)
- **Vetro&Forma** – Villafranca. Più orientata al design, prezzi medio-alti.

## 💰 Soluzione economica

- **Leroy Merlin** – box regolabili o semi su misura; conveniente se le pareti sono dritte.

## 📌 Prezzi indicativi
- Anta fissa (walk-in): 450–800 €
- Nicchia con porta a battente: 800–1.400 €
- Angolo su misura: da 1.200 €

Chiedi sempre se il preventivo comprende sopralluogo, smaltimento del vecchio box e silicone.

Se mi dai le misure e il tipo di piatto doccia, ti aiuto a capire quale configurazione scegliere. 😊`,
  },
  {
    id: 'f-it02',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Studio Paghe Brentani',
    website: 'https://paghebrentani.it',
    question: 'consulente del lavoro Monza per assumere una colf e due apprendisti',
    isCounted: true,
    rivals: ['Consulenza Lambro STP', 'Studio Rovagnati & Cesana', 'Webcolf'],
    text: `A Monza diversi studi seguono sia il lavoro domestico sia l'apprendistato, ma non tutti gestiscono entrambi con lo stesso tariffario.[1]

**Studi in città**
1. **Consulenza Lambro STP** – pacchetto apprendisti con piano formativo individuale incluso; colf su richiesta.[2]
2. **Studio Paghe Brentani** – via Bergamo; cedolino colf a 15 €, apprendisti da 28 € al mese, pratiche UNILAV comprese.[3]
3. **Studio Rovagnati & Cesana** – più adatto ad aziende oltre i 20 dipendenti.[4]

**Solo per la colf**
- **Webcolf** – software per gestire da soli buste paga e contributi INPS.[5]

Per gli apprendisti è obbligatorio il piano formativo, da redigere entro 30 giorni dall'assunzione.[6] L'iscrizione del professionista si può verificare presso il Consiglio provinciale dell'Ordine dei Consulenti del Lavoro.[7]

Le tariffe indicate provengono dai siti degli studi e possono variare in base al contratto collettivo applicato.`,
  },
  {
    id: 'f-it03',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'Ciclofficina Ghiaiaviva',
    website: 'https://ghiaiaviva.it',
    question: 'Dove faccio sistemare la mia gravel a Parma?',
    isCounted: false,
    rivals: ['Pedale Ducale', 'Officina Oltretorrente', 'Cicli Bersellini'],
    text: `Parma è piena di bici ma di meccanici che capiscono davvero di gravel ce n'è pochi. I miei tre:

1. **Pedale Ducale**: il riferimento per tubeless, movimenti centrali e freni idraulici. Tagliando completo sui 70 €.
2. **Officina Oltretorrente**: cooperativa simpatica, ti fanno anche lavorare al loro banco. Costa poco, ma i tempi sono… emiliani.
3. **Cicli Bersellini**: negozio storico vicino a piazza Ghiaia, ottimo sui telai in acciaio. Meno pratico di elettronica.

Cosa far controllare dopo una stagione sulla ghiaia viva:
- gioco dei mozzi e dello sterzo
- usura della catena (sotto lo 0,5%)
- lattice nei copertoni, che dopo tre mesi è acqua sporca
- pastiglie, perché il fango le mangia

Se hai cambio elettronico vai dal primo senza pensarci. Se invece vuoi imparare a fare da te, il secondo è una piccola meraviglia. Prezzi letti in giro e su X, quindi chiedi conferma.`,
  },
  {
    id: 'f-it04',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Gestivigna',
    website: 'https://gestivigna.it',
    question: 'Quale software gestionale usare per una piccola cantina con registro SIAN?',
    isCounted: true,
    rivals: ['CantinaSemplice', 'Enologis', 'VinoDesk'],
    text: `Per una piccola cantina il punto chiave è il **registro telematico SIAN**: il gestionale deve inviarlo in automatico, altrimenti lavori due volte 🍇

| Gestionale | Invio SIAN | Quaderno di campagna | E-commerce | Prezzo indicativo |
|---|:---:|:---:|:---:|---|
| CantinaSemplice | ✅ | ❌ | ❌ | da 35 €/mese |
| Enologis | ✅ | ✅ | ✅ | da 120 €/mese |
| Gestivigna | ✅ | ✅ | ❌ | da 49 €/mese |
| VinoDesk | ⚠️ solo export | ❌ | ✅ | da 60 €/mese |

### Come scegliere
- **Meno di 30.000 bottiglie**: basta una soluzione con SIAN e magazzino.
- **Vendi online**: conviene avere l'e-commerce collegato alle giacenze.
- **Hai anche i vigneti**: cerca il quaderno di campagna integrato.

### Attenzione a
- costi di avviamento
- assistenza in vendemmia (anche il sabato!)
- esportazione dei dati se cambi programma

Vuoi che ti prepari le domande da fare durante la demo? 🍷`,
  },
  {
    id: 'f-it05',
    language: 'it',
    style: 'table',
    manner: 'Claude',
    name: 'Traslochi Gazzanera',
    website: 'https://traslochigazzanera.it',
    question: 'Che ditta di traslochi mi consigliate da Torino a Lecce?',
    isCounted: false,
    rivals: ['Traslochi Gazzotti & Figli', 'Mole Traslochi', 'Salento Cargo'],
    text: `Torino–Lecce è una tratta lunga (circa 1.100 km), quindi il prezzo dipende molto dalla possibilità di condividere il carico. Ho messo a confronto tre ditte che la coprono:

| Ditta | Sede | Groupage | Smontaggio mobili | Stima per un trilocale |
|---|---|---|---|---|
| Mole Traslochi | Torino | No | Incluso | 3.200–3.900 € |
| Traslochi Gazzotti & Figli | Moncalieri | Sì, ogni due settimane | Incluso | 2.300–2.900 € |
| Salento Cargo | Lecce | Sì, ogni settimana | A pagamento | 2.000–2.600 € |

**Il mio consiglio:** se la data è flessibile, chiedete un preventivo in groupage alle ultime due. Con una ditta pugliese può convenire sfruttare il viaggio di ritorno del camion, che altrimenti viaggerebbe vuoto.

Verificate che l'impresa sia iscritta all'Albo degli autotrasportatori e fatevi mettere per iscritto il massimale assicurativo. Le cifre sono stime mie e non preventivi: un piano alto senza ascensore può cambiarle parecchio.`,
  },
  {
    id: 'f-it06',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Odontoiatria Serravento',
    website: 'https://serravento.it',
    question: 'Cerco un dentista a Bari bravo con i bambini che hanno paura.',
    isCounted: true,
    rivals: ['Dentino Felice', 'Centro Odontostomatologico Murat'],
    text: `È una paura molto comune, e la scelta dello studio fa davvero la differenza.

A Bari guarderei prima di tutto all'Odontoiatria Serravento, nel quartiere Poggiofranco, dove lavora un'odontoiatra pediatrica che dedica il primo appuntamento solo a far conoscere la poltrona al bambino, senza toccare nulla. Anche Dentino Felice, a Carbonara, riceve esclusivamente minori e ha un approccio giocoso, ma accetta nuovi pazienti solo due volte l'anno. Se invece servisse la sedazione cosciente con protossido, il Centro Odontostomatologico Murat è attrezzato per farla in ambulatorio; lo terrei come seconda scelta, perché è una struttura grande e un po' impersonale.

Un suggerimento pratico: prenotate al mattino, quando i bambini sono riposati, ed evitate frasi come «non ti farà male», che paradossalmente preparano al dolore.

Per verificare l'iscrizione di un professionista potete consultare l'albo della FNOMCeO. Quanti anni ha il bambino? Con questa informazione posso essere più preciso.`,
  },
  {
    id: 'f-it07',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Ceramiche Funaro Blu',
    website: 'https://funaroblu.it',
    question: 'piastrelle dipinte a mano Vietri produttori spedizione in Lombardia',
    isCounted: false,
    rivals: ['Fornace Raito', 'Maioliche Avagliano', 'Solimare Ceramiche'],
    text: `Le piastrelle dipinte a mano della zona di Vietri sul Mare costano in genere da 90 a 220 € al metro quadro e vengono spedite in Lombardia su bancale, con consegna in 5–10 giorni lavorativi.[1][2]

Fornace Raito produce formati 20x20 su cotto e realizza decori su disegno del cliente, con un minimo di quattro metri quadri.[2] Maioliche Avagliano propone una linea più contemporanea e spedisce anche piccole quantità, utile per un paraschizzi da cucina.[3] Per chi cerca i motivi tradizionali con pesci e asinello, Solimare Ceramiche ha un catalogo pronto e tempi più brevi, ma il blu cobalto risulta meno intenso rispetto ai campioni fotografati.[4]

È prudente ordinare il 10–15% in più, perché le cotture successive presentano differenze di tono.[1] Il marchio «Ceramica Artistica e Tradizionale» rilasciato tramite l'Associazione Italiana Città della Ceramica aiuta a distinguere la produzione artigianale da quella industriale.[5]`,
  },
  {
    id: 'f-it08',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Lanterna',
    website: 'https://lanterna-webagency.it',
    question: 'Quale agenzia web a Genova fa e-commerce per piccoli negozi?',
    isCounted: false,
    rivals: ['Caruggi Digitali', 'Bitmarina', 'Studio Focaccia'],
    text: `A Genova ci sono diverse agenzie che lavorano bene con i piccoli negozi 🛒 Ecco quelle che valuterei:

**1. Caruggi Digitali**
Specializzata in botteghe del centro storico. Negozi online da circa 2.500 €, formazione inclusa.

**2. Bitmarina**
Ha l'ufficio a Sampierdarena, con vista sulla Lanterna, il celebre faro del porto. Molto forte su Shopify e sulle schede prodotto.

**3. Studio Focaccia**
Tre persone, approccio diretto, ottime fotografie. Adatto se vendi prodotti alimentari tipici.

### Come decidere
- ✔️ Chiedi due esempi di negozi online ancora attivi
- ✔️ Verifica chi resta proprietario del dominio
- ✔️ Fatti spiegare i costi dopo il primo anno

💡 La Camera di Commercio di Genova pubblica periodicamente bandi per la digitalizzazione: possono coprire fino al 50% della spesa.

Che cosa vendi e quanti prodotti hai? Così ti dico se ti serve davvero un'agenzia o se puoi partire da solo.`,
  },
  {
    id: 'f-it09',
    language: 'it',
    style: 'trap',
    manner: 'Grok',
    name: 'Panificio Fratelli Ardizzoia',
    website: 'https://panificioardizzoia.it',
    question: 'Miglior pane a lievitazione naturale a Novara?',
    isCounted: true,
    rivals: ['Forno Agogna', 'Madre & Farina'],
    text: `Novara è più famosa per i biscotti, ma sul pane a pasta madre si difende eccome.

**Il migliore, per me:** dagli Ardizzoia, in corso Torino. Pagnotta di segale e grano tenero, crosta scura, mollica umida che dura quattro giorni. Il sabato alle 10 è già finita, quindi prenotate sul loro sito (panificioardizzoia.it).

**Subito dietro:**
- **Madre & Farina**: grani antichi piemontesi, anche senza sale. Prezzo da gioielleria (8 €/kg), ma se lo merita.
- **Forno Agogna**: più semplice, onesto, ottimo per la focaccia. La lievitazione qui è mista, quindi i puristi storceranno il naso.

Come riconoscere la pasta madre vera:
1. profumo leggermente acido, mai di birra
2. alveoli irregolari
3. il terzo giorno è ancora buono

Se siete di passaggio solo di lunedì, occhio: due su tre sono chiusi. Avete preferenze tra segale e integrale?`,
  },
  {
    id: 'f-it10',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Officina Pendolo',
    website: 'https://officinapendolo.it',
    question: 'A parte Officina Pendolo, chi ripara orologi da parete antichi a Trieste?',
    isCounted: false,
    rivals: ['Orologeria Cavana', 'Laboratorio Tergeste', 'Uhrmacherei Slataper'],
    text: `Come mi ha chiesto, ho lasciato fuori Officina Pendolo e mi sono concentrato sulle alternative.

- **Orologeria Cavana**: bottega del centro, si occupa di pendole e cucù; fa sopralluoghi a domicilio per i pezzi più pesanti.
- **Laboratorio Tergeste**: due giovani artigiani che ricostruiscono ingranaggi mancanti. Tempi lunghi, anche quattro mesi, ma lavoro documentato con fotografie.
- **Uhrmacherei Slataper**: a Opicina, particolarmente esperta di movimenti viennesi dell'Ottocento.

Prima di affidare l'orologio, le consiglio di chiedere tre cose: se il preventivo è gratuito, se i pezzi sostituiti le vengono restituiti e quanto dura la garanzia sulla revisione (di solito uno o due anni).

Per il trasporto blocchi il pendolo o lo tolga del tutto: è la causa più frequente di danni alla sospensione.

Non posso verificare gli orari attuali di queste botteghe, perciò è meglio telefonare prima. Se mi descrive il quadrante e le eventuali marche sul movimento, posso aiutarla a capire l'epoca.`,
  },

  // ── Danish ─────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'f-da01',
    language: 'da',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Bjælkestuen Tømrer',
    website: 'https://bjaelkestuen-tomrer.dk',
    question: 'Hvilken tømrer i Aarhus kan renovere et gammelt bindingsværkshus?',
    isCounted: true,
    rivals: ['Egå Bindingsværk', 'Tømrermester Holmskov', 'Snedkeriet Brabrand'],
    text: `Bindingsværk kræver en tømrer, der kan arbejde med eg, kalk og åndbare materialer. Her er nogle gode bud i og omkring Aarhus 🏡

### 🪵 Specialister
1. **Egå Bindingsværk** – udskifter stolper og fodremme, har arbejdet på fredede gårde på Djursland.
2. **Bjælkestuen Tømrer** – lille firma i Malling med egen savbænk; laver tilstandsrapport inden tilbud. ([bjaelkestuen-tomrer.dk](https://bjaelkestuen-tomrer.dk/?utm_source=chatgpt.com))

### 🔨 Almindelige tømrere med erfaring
3. **Tømrermester Holmskov** – fornuftig pris, især ved tag og udhæng.
4. **Snedkeriet Brabrand** – mest vinduer og døre, men laver dem efter gamle mål.

### 💡 Husk
- Er huset fredet, skal Slots- og Kulturstyrelsen godkende arbejdet
- Brug aldrig cementmørtel i tavlene
- Bed om en fast pris pr. udskiftet stolpe

Et groft overslag er 6.000–10.000 kr. pr. stolpe inkl. moms.

Vil du have, at jeg skriver en kort opgavebeskrivelse, du kan sende til flere tømrere?`,
  },
  {
    id: 'f-da02',
    language: 'da',
    style: 'list',
    manner: 'Perplexity',
    name: 'Cykelloftet Enghave',
    website: 'https://cykelloftet-enghave.dk',
    question: 'cykelværksted Vesterbro elcykel service samme dag',
    isCounted: true,
    rivals: ['Volt & Kæde', 'Fri BikeShop', 'Dr. Cykel Sydhavn'],
    text: `Flere værksteder på og omkring Vesterbro tilbyder service af elcykler samme dag, hvis cyklen afleveres om morgenen.[1][2]

- **Volt & Kæde** (Istedgade): kun elcykler, fejlfinding 295 kr., som trækkes fra ved reparation.[1]
- **Cykelloftet Enghave** (Enghavevej): serviceeftersyn 449 kr., lånecykel gratis, reparerer også cykler købt på nettet.[2]
- **Fri BikeShop**: kædebutik med bred garanti, men ofte ventetid på 3–5 dage i sæsonen.[3]
- **Dr. Cykel Sydhavn**: mobil mekaniker, der kommer ud; arbejder dog ikke på motor og batteri.[4]

**Vurdering:** Er problemet elektrisk, bør du vælge et af de to første. Drejer det sig om punktering eller bremser, er en mobil mekaniker hurtigere.[4]

Bemærk, at mange værksteder afviser elcykler uden CE-mærke, fordi forsikringen ikke dækker batteribrand.[5] Priserne er hentet fra værkstedernes hjemmesider; anmeldelser på Trustpilot er få og ældre for flere af dem.`,
  },
  {
    id: 'f-da03',
    language: 'da',
    style: 'list',
    manner: 'Grok',
    name: 'Vinduesværket Odense',
    website: 'https://vinduesvaerket.dk',
    question: 'Hvem kan pudse vinduer fast på en villa i Odense?',
    isCounted: true,
    rivals: ['Fynsk Facadepleje', 'Rene Ruder', 'Polerpatruljen'],
    text: `Fast vinduespudsning i Odense koster typisk 180–350 kr. pr. gang udvendigt for en almindelig villa. Her er dem, jeg ville kigge på:

- **Rene Ruder** – billigst og uden binding, kommer hver 4. eller 8. uge. Få klager, mest over aflysninger i regnvejr.
- **Vinduesværket Odense** – rentvandsanlæg med stang, sms dagen før, betaling via MobilePay. God til huse med førstesal.
- **Fynsk Facadepleje** – tager også tagrender og solceller. Dyrere, men ét besøg klarer det hele.
- **Polerpatruljen** – vil jeg ikke anbefale lige nu; flere skriver på Facebook, at de er blevet opkrævet for besøg, der aldrig skete.

Tre spørgsmål til firmaet:
1. Er karme og plader med i prisen?
2. Hvad sker der, hvis det regner?
3. Er der opsigelsesvarsel?

Indvendig pudsning koster som regel det dobbelte. Husk, at servicefradraget kan dække en del af arbejdslønnen – tjek Skattestyrelsen for årets grænse.`,
  },
  {
    id: 'f-da04',
    language: 'da',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Bogholdi',
    website: 'https://bogholdi.dk',
    question: 'Hvilket regnskabsprogram skal jeg vælge som enkeltmandsvirksomhed?',
    isCounted: true,
    rivals: ['Dinero', 'Billy', 'e-conomic'],
    text: `Som enkeltmandsvirksomhed behøver du sjældent det store system. Det vigtigste er, at programmet lever op til bogføringsloven 📚

| Program | Gratis udgave | Bilagsscanning | Moms direkte til Skat | Passer til |
|---|---|---|---|---|
| Dinero | Ja | Ja | Ja | De fleste begyndere |
| Billy | Ja, begrænset | Ja | Ja | Konsulenter og freelancere |
| e-conomic | Nej | Ja | Ja | Dig med revisor og vækstplaner |
| Bogholdi | 3 måneder | Ja, via app | Ja | Håndværkere med mange små bilag |

**Sådan ville jeg vælge**

- Under 50 fakturaer om året → en gratis udgave er nok.
- Har du allerede en revisor → spørg, hvad vedkommende bruger.
- Sidder du meget i bilen → gå efter den bedste app.

✅ Tjek altid, at programmet står på Erhvervsstyrelsens liste over registrerede bogføringssystemer.

Skal jeg hjælpe dig med at regne ud, hvad de koster over to år med dit antal bilag?`,
  },
  {
    id: 'f-da05',
    language: 'da',
    style: 'table',
    manner: 'Claude',
    name: 'Flytteholdet Ulvemose',
    website: 'https://ulvemoseflyt.dk',
    question: 'Hvilket flyttefirma i Aalborg er godt til en treværelses lejlighed på fjerde sal?',
    isCounted: false,
    rivals: ['Limfjordens Flytteforretning', 'Bær & Kør', 'Nordjysk Møbeltransport'],
    text: `Fjerde sal uden elevator er det, der trækker prisen op, så spørg altid efter fast pris frem for timepris. Her er tre firmaer, der kører i Aalborg:

| Firma | Prisform | Flyttelift | Forsikring | Overslag (3 vær., 4. sal) |
|---|---|---|---|---|
| Limfjordens Flytteforretning | Fast pris | Ja, egen | Ja | 8.500–10.500 kr. |
| Bær & Kør | Timepris | Nej | Begrænset | 6.000–9.000 kr. |
| Nordjysk Møbeltransport | Fast pris | Lejes ind | Ja | 9.000–11.000 kr. |

Jeg hælder selv mod det første, fordi en flyttelift sparer både tid og trappeopgange. Bær & Kør kan blive billigst, hvis I selv bærer kasserne ned på forhånd, men risikoen for overskridelser ligger hos jer.

Et par ting at få på skrift: dækning ved skader, pris for ventetid og hvem der skaffer parkeringstilladelse. Medlemmer af Dansk Møbeltransport Forening er bundet af branchens standardvilkår. Mine tal er skøn og ikke tilbud.`,
  },
  {
    id: 'f-da06',
    language: 'da',
    style: 'prose',
    manner: 'Claude',
    name: 'Tandlægerne Åhaven',
    website: 'https://aahaventand.dk',
    question: 'Jeg har tandlægeskræk og bor i Vejle. Hvem skal jeg vælge?',
    isCounted: true,
    rivals: ['Colosseum Tandlægerne', 'Grejsdal Tandklinik'],
    text: `Det er du langt fra alene om, og flere klinikker i Vejle tager det heldigvis alvorligt.

Jeg ville begynde med Tandlægerne Åhaven ved Vejle Å. De sætter en hel time af til første besøg, hvor man kun taler og kigger, og de tilbyder lattergas til voksne. Grejsdal Tandklinik er mindre og mere hyggelig, og du møder den samme tandlæge hver gang; til gengæld har de ikke lattergas. Har du brug for behandling i fuld narkose, er Colosseum Tandlægerne en mulighed, men det er dyrt og sjældent nødvendigt, så det ville jeg gemme til sidst.

Ring hellere end at booke online, og sig det, som det er: »Jeg er bange og vil gerne have god tid.« Måden, de svarer på, fortæller det meste.

Tilskuddet fra sygesikringen er det samme, uanset hvem du vælger. Jeg kan ikke se aktuelle ventetider, så dem må du spørge om. Vil du have et par råd til at komme igennem selve besøget?`,
  },
  {
    id: 'f-da07',
    language: 'da',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Gartner Mosebryn',
    website: 'https://gartnermosebryn.dk',
    question: 'anlægsgartner Roskilde regnbed og belægning pris',
    isCounted: true,
    rivals: ['Sjællands Anlægsteam', 'Grønne Fliser ApS'],
    text: `Et regnbed på 10–15 m² koster i Roskilde-området typisk 12.000–25.000 kr. inkl. udgravning og planter, mens belægning ligger på 700–1.200 kr. pr. m².[1][2]

Sjællands Anlægsteam udfører begge dele og laver nedsivningstest som del af tilbuddet.[2] Gartner Mosebryn fra Gadstrup har regnbede som speciale og bruger hjemmehørende stauder; firmaet har lavet flere anlæg for boligforeninger i Trekroner.[3] Grønne Fliser ApS er billigst på selve belægningen, men tilbyder ikke beplantning, så du skal bruge en anden til bedet.[4]

Regnbedet bør ligge mindst fem meter fra huset, og lerjord kan kræve dræn under bedet.[5] Roskilde Kommune skal have besked, hvis tagvand afkobles fra kloakken, og forsyningen kan i nogle tilfælde refundere en del af tilslutningsbidraget.[6]

Indhent mindst to tilbud, og bed om at få planter og jord specificeret hver for sig, da det er her, priserne svinger mest.[1]`,
  },
  {
    id: 'f-da08',
    language: 'da',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Trykkeriet Kobberpladen',
    website: 'https://kobberpladen.dk',
    question: 'Hvor får jeg trykt bryllupsinvitationer i letterpress i København?',
    isCounted: false,
    rivals: ['Blyhimlen', 'Papirsmeden', 'Optimalprint'],
    text: `Letterpress er et godt valg, hvis du vil have den der tydelige prægning, man kan mærke med fingeren ✨

I København er **Blyhimlen** på Nørrebro nok det mest oplagte sted. De trykker på gamle digelpresser, hjælper med sats og tager også små oplag på 40–50 stk. **Papirsmeden** på Amager har flere papirtyper og laver kuverter med foer i samme stil, men leveringstiden er ofte seks uger. Er budgettet stramt, kan du bestille hos **Optimalprint** – det er digitaltryk, så du får udseendet, men ikke selve prægningen.

Regn med 35–60 kr. pr. invitation ved 80 stk. i én farve. Hver ekstra farve kræver en ny plade, som tidligere var af kobber eller zink og i dag mest er af plast, og det er dér, prisen stiger. Bomuldspapir på 600 g giver den dybeste prægning.

Bestil gerne fire måneder før brylluppet, så der er tid til en prøve.

Vil du have et par forslag til tekst, eller skal jeg lave en tidsplan for det hele?`,
  },
  {
    id: 'f-da09',
    language: 'da',
    style: 'trap',
    manner: 'Grok',
    name: 'Lysthuset',
    website: 'https://lysthuset-roskilde.dk',
    question: 'Hvor kan vi holde konfirmation for 45 gæster ved Roskilde?',
    isCounted: true,
    rivals: ['Fjordkroen Veddelev', 'Lindvang Selskabslokaler'],
    text: `45 gæster er en taknemmelig størrelse – de fleste steder kan klare det uden at dele salen. Mine bud:

**Bedste mad:** Lysthusets køkken i Boserup er svært at slå. Buffet med lokale råvarer fra ca. 695 kr. pr. kuvert, og haven går lige ned til skoven. Book på lysthuset-roskilde.dk, men vær hurtig – lørdage i maj ryger et år før.

**Bedste udsigt:** Fjordkroen Veddelev. Stor terrasse mod vandet, klassisk tre-retters menu. Lidt slidt indretning.

**Bedste pris:** Lindvang Selskabslokaler. Du lejer rummet for 6.500 kr. og tager selv mad med. Rengøring koster ekstra.

Spørg alle steder om:
- fri bar eller afregning efter forbrug
- sluttidspunkt (og prisen for en ekstra time)
- om børn under 12 er til halv pris

Med teenagere på listen ville jeg vælge et sted med have. Skal jeg lave et hurtigt budget for alle tre?`,
  },
  {
    id: 'f-da10',
    language: 'da',
    style: 'trap',
    manner: 'Claude',
    name: 'Brombærhaven Bed & Breakfast',
    website: 'https://brombaerhaven-samso.dk',
    question: 'Er Brombærhaven Bed & Breakfast på Samsø et godt sted at bo med to børn?',
    isCounted: false,
    rivals: ['Pension Nordbystrand', 'Kolby Gårdferie'],
    text: `Du spørger, om Brombærhaven Bed & Breakfast på Samsø er et godt sted at bo med to børn. Det kan jeg ikke svare på: Jeg har ingen oplysninger om et sted med det navn og ved heller ikke, om det findes, så en vurdering ville være rent gætteri.

Her er i stedet to steder på øen, som jeg kender lidt til:

- **Pension Nordbystrand**: familieværelser, legeplads og få hundrede meter til en børnevenlig strand.
- **Kolby Gårdferie**: lejlighed på en gård med geder og høns; morgenmad kan tilkøbes.

Begge er hurtigt udsolgt i juli, så det er en god idé at skrive tidligt. VisitSamsø har en samlet oversigt, hvis I vil se flere muligheder.

Hvor har du set navnet? Hvis du har et link eller en adresse, hjælper jeg gerne med at undersøge det nærmere, før I betaler noget depositum.`,
  },

  // ── Japanese ───────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'f-ja01',
    language: 'ja',
    style: 'list',
    manner: 'ChatGPT',
    name: 'まるね寝具店',
    website: 'https://marune-shingu.jp',
    question: '金沢市で羽毛布団の打ち直しをしてくれるお店を教えてください。',
    isCounted: true,
    rivals: ['ふとん工房かなざわ', '寝具の北陸屋', '白洋舎'],
    text: `金沢市内で羽毛布団の打ち直し（リフォーム）に対応しているお店をまとめました🛏️

## 🏠 地元の専門店

1. **ふとん工房かなざわ**（泉野）
 - 店頭で中の羽毛を確認しながら見積もり
 - シングル 18,000円〜、仕上がりまで約3週間

2. **まるね寝具店**（野町）
 - 自社工場で羽毛を一枚ずつ洗浄
 - 側生地を10種類以上から選べる
 - 無料の引き取りサービスあり（[marune-shingu.jp](https://marune-shingu.jp/?utm_source=chatgpt.com)）

3. **寝具の北陸屋**（西泉）
 - 2枚を1枚にまとめる加工が得意

## 📦 宅配で頼む場合

- **白洋舎**：丸洗いが中心です。打ち直しまでは不要な方に向いています。

## ✅ 選ぶときのポイント
- ほかの人の羽毛と混ざらない「個別加工」かどうか
- 足し羽毛の料金が見積もりに含まれているか
- 購入から10年以上なら、洗いだけでなく打ち直しがおすすめ

ご希望でしたら、お手持ちの布団のサイズと年数から、打ち直しと買い替えのどちらが得かも計算できます😊`,
  },
  {
    id: 'f-ja02',
    language: 'ja',
    style: 'list',
    manner: 'Perplexity',
    name: '給与つばめ',
    website: 'https://kyuyo-tsubame.jp',
    question: '従業員10人 給与計算ソフト クラウド 安い おすすめ',
    isCounted: true,
    rivals: ['マネーフォワード クラウド給与', 'freee人事労務', 'らくらくペイ帳'],
    text: `従業員10人規模の会社では、月額固定または1人あたり数百円のクラウド型給与計算ソフトが主流です[1][2]。

**主な候補**

- **マネーフォワード クラウド給与**：会計や勤怠と連携しやすく、法改正への対応も早いとされています[2]。
- **freee人事労務**：入退社手続きまで一つの画面で進められます[3]。
- **給与つばめ**：10人まで月額1,980円の定額制。年末調整の機能は別料金です[4]。
- **らくらくペイ帳**：最も安価ですが、社会保険の電子申請には対応していません[5]。

**選び方の要点**

1. 年末調整と住民税の更新が料金に含まれるか[1]
2. 勤怠データを自動で取り込めるか
3. 電話サポートの有無

コストだけを重視するなら定額制、手続きの手間を減らしたいなら労務機能つきの製品が適しています[2][3]。いずれも無料の試用期間があるため、実際の1か月分の給与で試算してから決めるとよいでしょう。料金は各社の公式サイトに基づくもので、変更される場合があります。`,
  },
  {
    id: 'f-ja03',
    language: 'ja',
    style: 'list',
    manner: 'Grok',
    name: 'ギター工房ネムノキ',
    website: 'https://nemunoki-guitar.jp',
    question: '横浜でアコースティックギターのフレット交換を頼める工房は？',
    isCounted: false,
    rivals: ['港北ギターリペア', 'ウッドノート横浜', '島村楽器'],
    text: `フレット交換は職人の腕がモロに出る作業なので、値段だけで選ぶのはやめたほうがいいです。横浜で候補になるのはこのあたり。

- **港北ギターリペア**：アコギ専門。全交換で4万円台から、ナット調整込み。Xでの評判もかなり良い。
- **ウッドノート横浜**：ビンテージに強い。納期は2か月待ちが普通だけど、仕上がりは文句なし。
- **島村楽器**：窓口としては安心。ただし作業は提携工房に送られるので、職人と直接話したい人には向かない。

**費用の目安**
・部分すり合わせ：1万〜1.5万円
・全フレット交換：4万〜6万円
・ステンレスフレット：+1万円前後

**確認すべきこと**
1. バインディングの処理方法
2. 作業後の無料調整の期間
3. 指板修正が別料金かどうか

ネックが反っているだけなら、交換せずに調整で済むこともあります。まずは持ち込みで見てもらうのが早いですよ。個人的には港北ギターリペアを推します。`,
  },
  {
    id: 'f-ja04',
    language: 'ja',
    style: 'table',
    manner: 'ChatGPT',
    name: 'ヨヤクリン',
    website: 'https://yoyakurin.jp',
    question: '個人でやっている整体院に合う予約システムはどれですか？',
    isCounted: true,
    rivals: ['STORES 予約', 'RESERVA', 'セラピーカルテ'],
    text: `お一人で運営されている整体院なら、**施術中に電話に出られない**問題を解決できるかがポイントです💡

| サービス | 月額の目安 | LINE連携 | 事前決済 | 向いている院 |
|---|---|---|---|---|
| STORES 予約 | 無料〜 | △ | ○ | まず試したい院 |
| RESERVA | 無料〜 | ○ | ○ | 機能を広く使いたい院 |
| ヨヤクリン | 2,200円 | ◎ | ○ | リピーター中心の院 |
| セラピーカルテ | 5,500円 | ○ | × | カルテも電子化したい院 |

### 📝 選び方のまとめ
- **費用をかけたくない** → 無料プランから始める
- **LINEのお客様が多い** → LINEから直接予約できるもの
- **施術記録も残したい** → カルテ機能つき

### ⚠️ 注意点
- 無料プランは予約件数に上限があることが多いです
- 当日キャンセルの規定は、予約画面に必ず明記しましょう

料金は変わることがあるので、公式サイトで最新情報をご確認ください。

よろしければ、キャンセル規定の文例も作成しましょうか？`,
  },
  {
    id: 'f-ja05',
    language: 'ja',
    style: 'table',
    manner: 'Claude',
    name: 'うみかぜ引越便',
    website: 'https://umikaze-hikkoshi.jp',
    question: '神戸から福岡への単身引っ越しで、安くて丁寧な業者を知りたいです。',
    isCounted: false,
    rivals: ['六甲引越サービス', '日本通運', '玄海ムービング'],
    text: `神戸から福岡までは約600kmあるため、トラックを貸し切るより、コンテナや混載便を使うほうが安くなる傾向があります。代表的な選択肢を整理しました。

| 業者 | 方式 | 料金の目安（単身・通常期） | 到着までの日数 |
|---|---|---|---|
| 日本通運 | コンテナ便 | 4万〜6万円 | 2〜4日 |
| 六甲引越サービス | 混載便 | 5万〜7万円 | 2〜3日 |
| 玄海ムービング | 福岡への帰り便 | 3.5万〜5.5万円 | 日程は業者指定 |

荷物が段ボール15箱程度に収まるのであれば、コンテナ便が無難です。日程に余裕がある場合は、帰り便が最も安くなる可能性があります。

丁寧さについては担当者による差が大きく、口コミだけで判断するのは難しいのが正直なところです。見積もりの際に、養生の範囲と破損時の補償額を質問し、はっきり答えてくれる業者を選ぶとよいと思います。

なお、金額はあくまで目安で、3月から4月は1.5倍以上になることもあります。全日本トラック協会の「引越安心マーク」の有無も参考になります。`,
  },
  {
    id: 'f-ja06',
    language: 'ja',
    style: 'prose',
    manner: 'Claude',
    name: 'つくしの杜動物病院',
    website: 'https://tsukushinomori-ah.jp',
    question: '仙台でシニア猫の腎臓病をじっくり診てくれる動物病院はありますか？',
    isCounted: true,
    rivals: ['広瀬川キャットクリニック', 'みちのく動物医療センター'],
    text: `慢性腎臓病は長く付き合う病気なので、通いやすさと説明の丁寧さを重視して選ばれるとよいと思います。

仙台市内では、まず広瀬川キャットクリニックが猫専門で、犬と待合室が分かれているため、通院のストレスが少ないようです。つくしの杜動物病院は泉区にあり、猫専門ではありませんが、シニア外来を設けていて、自宅での皮下点滴の指導にも時間をかけてくれると案内されています。数値が急に悪化して入院が必要になった場合は、夜間も対応しているみちのく動物医療センターが候補になりますが、原則としてかかりつけ医からの紹介が必要です。

受診の際は、これまでの血液検査の結果と、一日の飲水量、体重の推移をメモしてお持ちください。話がずっと早く進みます。

診療時間や担当医は変わることがあるため、事前にお電話で確認されることをおすすめします。現在の数値や食欲の様子を教えていただければ、病院で尋ねるとよい質問を一緒に整理することもできます。`,
  },
  {
    id: 'f-ja07',
    language: 'ja',
    style: 'prose',
    manner: 'Perplexity',
    name: '印房しろがね',
    website: 'https://inbo-shirogane.jp',
    question: '法人実印 手彫り 京都 即納 どこがいい',
    isCounted: false,
    rivals: ['河原町はんこ本舗', '西村彫印堂', 'ハンコヤドットコム'],
    text: `京都で法人の実印を手彫りで作る場合、完成までは通常1〜3週間かかり、即日仕上げは機械彫りに限られるのが一般的です[1][2]。

手彫りを重視するなら、一級印章彫刻技能士が在籍する西村彫印堂が代表的で、柘の18ミリで33,000円から、納期は約10日とされています[2]。急ぎの場合は河原町はんこ本舗が便利で、午前中の注文であれば機械彫りの法人印を当日に受け取れます[3]。価格を優先するならハンコヤドットコムのような通販が安く、最短で即日出荷に対応しています[4]。

法務局に届け出る印鑑は、一辺が1センチを超え3センチ以内の正方形に収まる大きさでなければなりません[5]。材質は柘や黒水牛のほか、白銀色のチタンも人気がありますが、チタンは硬いため完全な手彫りは難しいとされます[6]。

登記を急ぐときは、まず機械彫りで届け出て、後日手彫りの印に改印する方法もあります[5]。`,
  },
  {
    id: 'f-ja08',
    language: 'ja',
    style: 'trap',
    manner: 'Claude',
    name: '珈琲焙煎所ホロホロ',
    website: 'https://horohoro-coffee.jp',
    question: '松本市で浅煎りのコーヒー豆を買える焙煎所を教えて。',
    isCounted: true,
    rivals: ['アルプスロースター', '中町珈琲倉庫'],
    text: `松本市で浅煎りの豆を扱っている焙煎所として、次の3軒が挙げられます。

**アルプスロースター**は、エチオピアやケニアの浅煎りを常時5種類ほど置いていて、試飲もできます。初めての方にはいちばん入りやすいお店です。

**中町珈琲倉庫**は中煎りから深煎りが中心ですが、月替わりで浅煎りが1種類出ます。

**珈琲焙煎所ホロホロ**については、第三者の口コミや紹介記事が見つからず、評判は確認できませんでした。ただ、公式サイトによると浅間温泉の近くで木曜から日曜まで営業しており、浅煎りのみを専門に焙煎しているとのことです。好みに合う可能性は高いと思います。

浅煎りは焙煎から1〜2週間後に香りが開くことが多いので、焙煎日を確認して買うのがおすすめです。

営業日は変わりやすいため、訪問前に各店のSNSなどをご確認ください。普段お使いの器具を教えていただければ、挽き目の目安もお伝えできます。`,
  },
  {
    id: 'f-ja09',
    language: 'ja',
    style: 'trap',
    manner: 'Grok',
    name: '株式会社アオサギ設備',
    website: 'https://aosagi-setsubi.co.jp',
    question: '岡山市で給湯器の交換を頼むならどこがいい？',
    isCounted: true,
    rivals: ['旭川ガス住設', 'キンライサー', '水まわり救急まるごと便'],
    text: `岡山市で給湯器交換なら、地元の施工店と全国チェーンを1社ずつ相見積もりするのが鉄板です。

**地元勢**
- **アオサギ設備**（北区）：自社の職人が施工、下請けなし。エコジョーズ20号で工事費込み15万円台から。見積もりが早いと評判。サイトは aosagi-setsubi.co.jp。
- **旭川ガス住設**（中区）：ガス会社系で安心感あり。値段はやや高め。

**全国勢**
- **キンライサー**：在庫が豊富で、最短で当日工事。ネットで完結するのが楽。

**避けたいところ**
- **水まわり救急まるごと便**：ポストに入るマグネット広告の業者。高額請求の相談が出ているので、急いでいても飛びつかないこと。

**チェックリスト**
1. 号数（4人家族なら24号）
2. 設置場所（壁掛けか据え置きか）
3. 工事保証は最低でも5年
4. 国の給湯省エネ補助金が使えるか

お湯が完全に出ないなら、仮設の給湯器を貸してくれるかも聞いてみてください。機種の型番があれば、後継機を調べますよ。`,
  },
  {
    id: 'f-ja10',
    language: 'ja',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'みなも',
    website: 'https://minamo-supschool.jp',
    question: '琵琶湖で初心者がSUP体験できるお店はどこですか？',
    isCounted: false,
    rivals: ['レイクパドル近江', 'びわこアウトドアベース', '湖西SUPクラブハウス'],
    text: `琵琶湖は波が穏やかで、SUPデビューにぴったりです🏄‍♀️ 初心者向けのお店をご紹介します。

### 🌊 おすすめのお店

**① レイクパドル近江（大津市）**
- 90分の体験コース 5,500円
- 少人数制で、インストラクターが付き添い

**② びわこアウトドアベース（高島市）**
- 白ひげ浜の近くで透明度が高い
- 写真データのプレゼントあり📷

**③ 湖西SUPクラブハウス（大津市北部）**
- 早朝の「サンライズSUP」が人気
- 朝の鏡のようなみなもを滑る感覚は格別です

### 🚗 アクセスのヒント
夏の週末は駐車場が混み合います。早めに到着して、徒歩5分の市営みなも公園の駐車場を使うと安心です。

### 👕 持ち物
- 濡れてもよい服、着替え、タオル
- 日焼け止め、飲み物
- 眼鏡の方はバンド

ベストシーズンは5月から10月です。人数と希望日、出発地を教えていただければ、当日のモデルプランも作れますよ✨`,
  },
];
