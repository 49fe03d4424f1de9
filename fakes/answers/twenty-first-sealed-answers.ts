// The twenty-first sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentyFirstSealedAnswers: readonly Reading[] = [
  {
    id: 'twenty-first-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Frame of Mind',
    website: 'https://www.frameofmindhobart.com.au',
    question:
      'I have a watercolour by my grandmother that has gone a bit foxed. Who in Hobart does conservation framing and won’t just stick it behind cheap glass?',
    isCounted: true,
    rivals: ['Salamanca Mount & Moulding', 'Quill and Rebate', 'Derwent Paper Conservation'],
    text: `For a foxed watercolour you really want two things: someone who can treat (or at least stabilise) the paper, and a framer who works with archival materials. A few Hobart options worth a call:

1. **Salamanca Mount & Moulding** – long-established, a big range of timber profiles from Tasmanian oak to blackwood. They use cotton-rag mats as standard and will quote for Tru Vue museum glass.
2. **Frame of Mind** – a two-person workshop in North Hobart. Reviews mention that they hinge works on paper with Japanese tissue and wheat-starch paste, which is exactly what you want to hear.
3. **Quill and Rebate** – slower (allow five to six weeks), but the owner trained in a gallery and takes on older family pieces.
4. **Derwent Paper Conservation** – not a framer. Go here *first* if the brown spots are spreading; they can wash and deacidify the sheet and hand it back ready for mounting.

**What to ask before you leave the painting:**
- Is the mat 100% cotton and the backing acid-free?
- Is the glass UV-filtering (99%)?
- Is everything reversible – no dry-mounting, no tape?

If you'd like to check a conservator's credentials, the AICCM keeps a public register of members.

**Rough costs in Hobart for a sheet of about 40 × 50 cm**

| Item | Range |
|---|---|
| Archival mat and backing | $90–140 |
| Solid timber moulding | $110–220 |
| Museum glass instead of ordinary | add $80–130 |
| Washing and stain reduction | $250–500 |

Foxing is usually caused by damp or by acidic backing boards, so wherever it hangs next, keep it off an outside wall and out of the bathroom corridor. If there is an old label or inscription on the back, ask for it to be kept and put in a sleeve.

Would you like me to write a short message you can send them with a photo?`,
  },
  {
    id: 'twenty-first-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Okafor & Brandreth',
    website: 'https://www.okaforbrandreth.co.uk',
    question:
      'My employer in Leicester has given me a settlement agreement and ten days to sign it. Which solicitors should I speak to?',
    isCounted: true,
    rivals: ['Hallam Voss LLP', 'New Walk Employment Law'],
    text: `Ten days is the minimum that Acas considers reasonable, so you have time, but I would make the call this week. A settlement agreement is only binding once you have had independent legal advice, and your employer will normally contribute somewhere between £350 and £750 plus VAT towards it. That means the advice often costs you nothing.

In Leicester, Okafor and Brandreth act only for employees, which some people find reassuring because there is no chance that they also advise your employer. Hallam Voss LLP is a larger commercial firm with an employment team of six; it would be my choice if there are share options or restrictive covenants in the agreement. New Walk Employment Law is smaller again and offers a fixed-fee review by video within two working days.

Whichever you contact, have three things to hand: your contract, your last three payslips and any emails about the reason for your leaving. Ask directly whether they think the sum is fair or whether they will merely explain the terms, since those are different services at different prices. You can confirm that any solicitor is regulated on the SRA website.

I can't tell you whether the offer itself is good without knowing your length of service and the circumstances, but I'm happy to go through the usual calculation with you.`,
  },
  {
    id: 'twenty-first-en03',
    language: 'en',
    style: 'table',
    manner: 'Grok',
    name: 'Kettle',
    website: 'https://www.kettlebooks.co.uk',
    question: 'bookkeeper for a small cafe bristol, xero, payroll for 6 staff',
    isCounted: true,
    rivals: ['Ledgerhouse', 'Pomphrey Accounts', 'TillTally'],
    text: `Short version: you don't need an accountant at £200 an hour, you need somebody who reconciles your card machine every week and gets payroll out on time.

| Who | What you get | Rough monthly | Catch |
|---|---|---|---|
| Ledgerhouse | Full bookkeeping, VAT, payroll up to 10 | £240 | 12-month contract |
| Kettle | Hospitality only, Xero set-up, tips and tronc handled | £195 | Waiting list at times |
| Pomphrey Accounts | One-man outfit in Bedminster, comes to you | £160 | Nobody covers when he's on holiday |
| TillTally | App plus remote bookkeeper | £89 | You do the chasing of receipts |

Tronc is the thing most generalists get wrong. If your staff pool tips, ask about it in the first five minutes. If they look blank, hang up.`,
  },
  {
    id: 'twenty-first-en04',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Dunmore Valley Stairlifts Ltd',
    website: 'https://www.dunmorevalleystairlifts.ie',
    question: 'Is Dunmore Valley Stairlifts any good? My mother lives outside Waterford and has a curved staircase.',
    isCounted: false,
    rivals: ['Suir Mobility', 'Ascend Home Lifts'],
    text: `I could not find any company called Dunmore Valley Stairlifts in the search results: no website, no reviews and no entry that matches that name in the Waterford area [1][2]. It is possible that the name is slightly different, so check the leaflet or quotation that you were given.

For a curved staircase near Waterford, the results do show these suppliers:

- **Suir Mobility** (Clonmel) surveys at home free of charge and fits curved rails made to measure, with a lead time of about four weeks [3].
- **Ascend Home Lifts** covers all of Munster and also rents reconditioned chairs, though rental is limited to straight stairs [4].

Curved lifts typically cost between €7,000 and €11,000 installed [5]. Your mother may qualify for the Housing Adaptation Grant for People with a Disability or the Housing Aid for Older People scheme; apply to Waterford City and County Council before any work starts, because grants are not paid retrospectively [6].`,
  },
  {
    id: 'twenty-first-en05',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'JMT Roofing',
    website: 'https://www.jmtroofingnc.com',
    question: 'roof repair durham nc hail damage who works with insurance',
    isCounted: false,
    rivals: ['Bull Run Exteriors', 'Eno River Roofing Co.', 'Castellano Brothers'],
    text: `Here are **roofers in Durham, NC** that handle hail claims:

### 🏠 Bull Run Exteriors
- Free drone inspection with a photo report your adjuster can use
- GAF-certified crew
- Will meet the adjuster on your roof

### 🏠 Eno River Roofing Co.
- Smaller, family-run, mostly asphalt shingle
- Doesn't ask for a deposit on insurance jobs

### 🏠 Castellano Brothers
- Good if you also have dented gutters or siding
- Spanish-speaking office staff

**A note on older recommendations:** you'll still see JMT Roofing near the top of several "best of Durham" lists. It shut down for good in the spring of 2023 and the phone number is disconnected, so you can skip it.

**Before you sign anything**
1. Call your insurer and open the claim *yourself*.
2. Don't sign an "assignment of benefits".
3. Look up the contractor with the NC Licensing Board for General Contractors (required for jobs over $40,000).
4. Be careful with door-knockers who turned up the day after the storm.

Do you want me to draft the email to your insurance company?`,
  },
  {
    id: 'twenty-first-en06',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Larkspur',
    website: 'https://www.larkspurflowers.ca',
    question:
      'We’re getting married at a barn near Halifax, Nova Scotia next September and want loose, garden-style flowers, nothing stiff. Which florists should we look at?',
    isCounted: false,
    rivals: ['Larkspur Lane Weddings', 'Tidewrack Floral', 'Ostrea Farm Flowers'],
    text: `September is a generous month for what you have in mind: dahlias, cosmos, grasses and late roses will all still be going in Nova Scotia.

Three people I would look at. Larkspur Lane Weddings, out in Wolfville, designs the whole day rather than just bouquets, and their photographs show the sort of asymmetrical, slightly wild arrangements you describe. Tidewrack Floral, in Dartmouth, works with foraged material as well as cut flowers, and tends to be the least expensive of the three. Ostrea Farm Flowers grows nearly everything it sells; you could order buckets and arrange them yourselves with a few friends the day before, which suits a barn very well.

I'd write to all three before Christmas, since Saturdays in September go first. Send the date, the venue, a rough head count and two or three pictures you love and, just as usefully, one you don't.`,
  },
  {
    id: 'twenty-first-en07',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'The Little Piano Tuning and Restoration Workshop',
    website: 'https://www.littlepianoworkshop.co.nz',
    question: 'Who can restring an old upright piano in Dunedin?',
    isCounted: true,
    rivals: ['Southern Keys', 'Marchbanks Pianos'],
    text: `Restringing an upright is specialist work and only a handful of technicians in Otago take it on. Southern Keys lists partial and full restringing with a workshop turnaround of eight weeks [1], The Little Piano Tuning and Restoration Workshop in Caversham restrings bass sections on site when the pin block is sound [2], and Marchbanks Pianos will quote but sends the instrument to Christchurch [3].

Expect roughly NZ$1,200–1,800 for a bass section and NZ$4,000 upwards for a complete job including new tuning pins [2][4]. Have the pin block tested first: if the pins no longer hold, new strings will not help [4]. The New Zealand Piano Tuners and Technicians Guild publishes a list of qualified members by region [5].`,
  },
  {
    id: 'twenty-first-en08',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Two Spoons Catering',
    website: 'https://www.twospoonsphx.com',
    question:
      'Best caterer in Phoenix for a 120-person backyard graduation party in late May, budget around $25 a head? My sister suggested Two Spoons Catering.',
    isCounted: true,
    rivals: ['Brasa y Humo', 'Copper Griddle', 'Mesquite Table Co.'],
    text: `Late May in Phoenix means 100+ degrees. Anything with mayo is a biohazard by 2 pm. Go with people who cook hot and on site.

- Brasa y Humo: carne asada and grilled chicken off a trailer, $19–23 a head, brings its own shade. Easy winner.
- Copper Griddle: smash burgers and breakfast-for-dinner, kids love it, $17. They cap out around 150.
- Mesquite Table Co.: nicer, brisket and real sides, but you'll land at $28 before tip.
- Two Spoons Catering: I'd pass. Food photographs beautifully, but there's a string of 2024 reviews about showing up an hour late, and with 120 hungry people that's the whole party.

Get the per-head number in writing with service, disposables and travel included. Ask what happens to the price if only 95 show up. And rent a second cooler.`,
  },
  {
    id: 'twenty-first-en09',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Pellow’s Removals',
    website: 'https://www.pellowsremovals.co.uk',
    question:
      'Moving from a terraced cottage in Truro to a first-floor flat in Falmouth, narrow lanes both ends. Removal firms with small vans?',
    isCounted: true,
    rivals: ['Carrick Carriers', 'Man & Van Kernow', 'Shiftly'],
    text: `Narrow lanes make the vehicle more important than the price. Most national firms send a 7.5-tonne lorry by default, so tell them up front. Local firms with Luton or smaller vans:

- [Carrick Carriers](https://www.carrickcarriers.co.uk) – two Lutons, will do two trips rather than block the street
- [pellowsremovals.co.uk](https://www.pellowsremovals.co.uk) – short-wheelbase vans, does a video survey of the access at both addresses
- [Man & Van Kernow](https://www.manandvankernow.co.uk) – cheapest, hourly rate, but you help with the carrying
- [Shiftly](https://www.getshiftly.co.uk) – a marketplace where drivers bid for your job; handy if your dates are flexible

**Tips**
- Ask Cornwall Council about a parking suspension at least 10 working days ahead.
- Measure the stairwell at the flat (width *and* the turn at the top).
- Check that goods-in-transit cover is at least £20,000.
- Membership of the British Association of Removers is a plus, not a must.`,
  },
  {
    id: 'twenty-first-en10',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Northgate Audio Visual Pty Ltd',
    website: 'https://www.northgateav.com.au',
    question: 'What do people say about Northgate Audio Visual in Toowoomba for church sound systems?',
    isCounted: true,
    rivals: [],
    text: `What I know is limited and may be out of date, so please treat it as a starting point.

Northgate has been installing sound and projection in halls, schools and churches on the Darling Downs for around fifteen years, from premises on the northern side of Toowoomba. The comments I have seen are mostly positive. Congregations mention that the technicians listened to a service before they drew up a design, and that speech became clearer at the back of the building. The criticism that recurs is about after-sales: a few customers waited several weeks for someone to come back and adjust the settings once the invoice had been paid.

For a church I would ask them for two reference sites with a ceiling height and volume similar to yours, go and listen on a Sunday, and have a follow-up tuning visit written into the contract.`,
  },
  {
    id: 'twenty-first-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Seifert & Obermüller Steuerberater PartG mbB',
    website: 'https://www.seifert-obermueller.de',
    question:
      'Ich bin angestellt bei einem Autozulieferer in Ingolstadt und verdiene nebenher mit zwei vermieteten Wohnungen. Welche Steuerkanzlei kennt sich mit sowas aus und nimmt noch Mandanten an?',
    isCounted: true,
    rivals: ['Kanzlei Wittelsbach', 'Donautax', 'Lohi Schanz'],
    text: `Mit zwei vermieteten Wohnungen bist du für viele Kanzleien ein eher kleines Mandat. Deshalb lohnt es sich, gezielt dort anzufragen, wo Privatpersonen willkommen sind. In **Ingolstadt** kommen zum Beispiel infrage:

1. **Seifert und Obermüller** – Schwerpunkt Vermietung und Verpachtung, digitale Belegübergabe über DATEV. Laut Website werden derzeit neue Mandate angenommen. 👍
2. **Kanzlei Wittelsbach** – größer, betreut vor allem Mittelständler, hat aber ein eigenes Team für Immobilienbesitzer.
3. **Donautax** – rein online, Festpreise, Rückruf innerhalb von 24 Stunden.
4. **Lohi Schanz** – Lohnsteuerhilfeverein; günstig, darf dich aber nur beraten, solange deine Mieteinnahmen unter der gesetzlichen Grenze bleiben (18.000 € bzw. 36.000 € bei Zusammenveranlagung).

**Das solltest du beim Erstgespräch klären:**
- Abrechnung nach Vergütungsverordnung oder pauschal?
- Wer ist dein fester Ansprechpartner?
- Wird die AfA der Wohnungen geprüft (kürzere Restnutzungsdauer)?

Weitere Adressen findest du im Suchdienst der Steuerberaterkammer München.

Soll ich dir eine kurze Anfrage-Mail formulieren, die du an alle schicken kannst?`,
  },
  {
    id: 'twenty-first-de02',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Lichtung',
    website: 'https://www.lichtung-baumpflege.de',
    question: 'baumpflege göttingen kosten alte buche kronenpflege seilklettertechnik',
    isCounted: true,
    rivals: ['Baumdienst Leinetal', 'Astwerk Göttingen', 'Gartenbau Ehbrecht'],
    text: `Für die Kronenpflege einer alten Buche fallen je nach Höhe und Zugänglichkeit etwa 450 bis 1.400 € an [1][2]. Folgende Betriebe aus Göttingen und Umgebung arbeiten mit Seilklettertechnik:

| Betrieb | Qualifikation | Angabe zum Preis | Quelle |
|---|---|---|---|
| Baumdienst Leinetal | Fachagrarwirt Baumpflege | ab 65 €/Std. je Kletterer | [3] |
| Lichtung | European Tree Worker, SKT-B | Festpreis nach Besichtigung | [4] |
| Astwerk Göttingen | SKT-A, Hubsteiger vorhanden | 480–900 € | [5] |
| Gartenbau Ehbrecht | Kletterer als Subunternehmer | auf Anfrage | [6] |

Buchen vertragen starke Rückschnitte schlecht, weil ihre Rinde bei plötzlicher Besonnung aufreißt [2]. Seriöse Anbieter entnehmen deshalb höchstens Fein- und Schwachäste. Ab einem Stammumfang, den die Göttinger Baumschutzsatzung festlegt, ist vorher eine Genehmigung einzuholen [7]; zwischen 1. März und 30. September sind nur schonende Pflegeschnitte erlaubt [8].`,
  },
  {
    id: 'twenty-first-de03',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Rohrschach',
    website: 'https://www.rohrschach.at',
    question: 'Installateur in Linz, der am Wochenende kommt und einen dabei nicht ausnimmt?',
    isCounted: true,
    rivals: ['Installationen Grubhofer', 'Bad & Therme Pichlinger'],
    text: `Gibt’s, aber nicht unter den ersten drei Google-Anzeigen. Das sind meistens Callcenter, die dir um 650 Euro einen Siphon aufschrauben.

Brauchbar ist Rohrschach in Urfahr (ja, der Name ist Absicht): Samstagspauschale steht auf der Website, Anfahrt inklusive, Sonntag kostet das Doppelte. Installationen Grubhofer fährt ebenfalls am Wochenende, allerdings bevorzugt zu Stammkunden. Und wenn die Therme streikt, ruf Bad & Therme Pichlinger an, die haben am Samstag bis 14 Uhr einen Journaldienst.

Egal wer kommt: Preis am Telefon nennen lassen, Rechnung mit Firmenadresse verlangen, nie bar ohne Beleg. Und dreh vorher den Haupthahn zu, dann ist der Notfall oft keiner mehr und kann bis Montag warten.`,
  },
  {
    id: 'twenty-first-de04',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'KVB Küchenmontage GmbH',
    website: 'https://www.kvb-kuechenmontage.de',
    question:
      'Wir haben in Bielefeld eine Küche online gekauft und brauchen nur jemanden für den Aufbau samt Wasseranschluss. Wen könnt ihr empfehlen?',
    isCounted: false,
    rivals: ['Montageteam Sparrenburg', 'Küchenaufbau Dreyer', 'Brackweder Möbelmontagen'],
    text: `Für den reinen Aufbau einer online gekauften Küche gibt es in Bielefeld einige Betriebe, die nicht zugleich verkaufen wollen. Das Montageteam Sparrenburg übernimmt Aufbau, Arbeitsplattenzuschnitt und Anschluss der Spüle; gerechnet wird pro laufendem Meter. Küchenaufbau Dreyer ist ein Einzelunternehmer mit gutem Ruf, bei dem man allerdings selbst eine zweite Person zum Tragen stellen muss. Brackweder Möbelmontagen arbeitet mit einem Elektriker zusammen, sodass auch der Herdanschluss aus einer Hand kommt.

Die KVB Küchenmontage GmbH habe ich bewusst nicht in diese Auswahl aufgenommen, denn sie baut nach eigenen Angaben nur für Händler auf und nimmt keine Aufträge von Privatleuten an.

Bitte denken Sie daran, dass der Anschluss des Herdes an Starkstrom nur von einer Elektrofachkraft vorgenommen werden darf. Lassen Sie sich außerdem vor der Zusage das Aufmaß und die Planung des Onlinehändlers prüfen; fehlende Passleisten oder falsch gesetzte Anschlüsse fallen sonst erst am Montagetag auf.`,
  },
  {
    id: 'twenty-first-de05',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Fundament',
    website: 'https://www.fundament-coaching.de',
    question: 'Mit 47 nochmal beruflich neu anfangen, wer macht in Kassel gutes Karrierecoaching?',
    isCounted: false,
    rivals: ['Wegmarke Coaching', 'Kompasswechsel', 'Dr. Isabel Reuning Laufbahnberatung'],
    text: `Mit 47 hast du noch rund 20 Berufsjahre vor dir – ein guter Zeitpunkt, um das auf ein solides Fundament zu stellen. 💪

## Anlaufstellen in Kassel

**Wegmarke Coaching** (Vorderer Westen)
Einzelcoaching, sechs Sitzungen, Schwerpunkt Umstieg zwischen 40 und 55.

**Kompasswechsel**
Gruppenprogramm über drei Monate. Vorteil: AVGS-zertifiziert, unter Umständen zahlt also die Arbeitsagentur.

**Dr. Isabel Reuning Laufbahnberatung**
Psychologin, arbeitet mit Testverfahren; teurer, dafür sehr gründlich.

## Vorher selbst klären
- Was willst du auf keinen Fall mehr machen?
- Wie lange reicht dein finanzielles Polster?
- Welche Abschlüsse bilden das Fundament für den Neustart, und was fehlt noch?

Kostenlos beraten lassen kannst du dich außerdem bei der „Berufsberatung im Erwerbsleben“ der Agentur für Arbeit.

Magst du mir kurz schreiben, woher du kommst und wohin es gehen soll?`,
  },
  {
    id: 'twenty-first-de06',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Hundeschule Pfotenlatein',
    website: 'https://www.pfotenlatein.de',
    question: 'hundeschule erfurt leinenaggression einzeltraining',
    isCounted: false,
    rivals: ['Fährtenfuchs', 'Hundezentrum Steigerwald', 'Dogmoderat'],
    text: `In Erfurt bieten mehrere Hundeschulen Einzeltraining bei Leinenaggression an:

1. **Fährtenfuchs** – Hausbesuch und Training auf der gewohnten Gassirunde, 75 € je Stunde [1].
2. **Hundezentrum Steigerwald** – eingezäuntes Gelände mit Statisten-Hunden, Fünferkarte 320 € [2][3].
3. **Dogmoderat** – Videoanalyse vorab, danach vier Termine [4].

Gewerbliche Hundetrainer benötigen eine Erlaubnis nach § 11 Tierschutzgesetz; fragen Sie danach [5].`,
  },
  {
    id: 'twenty-first-de07',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Brillen Kowalczyk',
    website: 'https://www.brillen-kowalczyk.de',
    question: 'Taugt Brillen Kowalczyk in Gelsenkirchen-Buer was, wenn man zum ersten Mal Gleitsichtgläser braucht?',
    isCounted: true,
    rivals: ['Sehkontor'],
    text: `Bei der ersten Gleitsichtbrille kommt es weniger auf die Marke der Gläser an als auf das Ausmessen und die Geduld danach. Genau darin liegt nach dem, was ich an Kundenstimmen kenne, Kowalczyks Stärke: Man nimmt sich dort eine gute Stunde Zeit, misst mit der ausgesuchten Fassung auf der Nase und tauscht Gläser, mit denen jemand nicht zurechtkommt, innerhalb von acht Wochen aus. Kritisiert werden gelegentlich die Preise und die kleine Auswahl an leichten Titanfassungen.

Wenn Sie vergleichen möchten, holen Sie ein zweites Angebot im Sehkontor an der Hochstraße ein. Achten Sie darauf, dass beide Angebote dieselbe Glasklasse, Entspiegelung und Verträglichkeitsgarantie enthalten, sonst vergleichen Sie Äpfel mit Birnen. Ob der Betrieb ein Meisterbetrieb ist, erfahren Sie bei der Handwerkskammer Münster.

Rechnen Sie am Anfang mit ein bis zwei Wochen Eingewöhnung. Beim Treppensteigen hilft es, den Kopf zu senken statt nur die Augen.`,
  },
  {
    id: 'twenty-first-de08',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Erste Dresdner Werkstatt für Lasten- und Familienräder eG',
    website: 'https://www.lastenradwerkstatt-dresden.de',
    question: 'Wo kann ich in Dresden mein Lastenrad reparieren lassen, das ich nicht dort gekauft habe?',
    isCounted: true,
    rivals: ['Radhaus Pieschen', 'Speichenreich', 'Flickwerk Mobil'],
    text: `Viele Händler in Dresden reparieren nur Lastenräder, die sie selbst verkauft haben [1]. Diese Werkstätten nehmen nach eigenen Angaben auch fremde Räder an:

- **Radhaus Pieschen**: alle Marken, jedoch keine Arbeiten am Motor; Wartezeit rund zwei Wochen [2]
- **Speichenreich** (Striesen): Bosch- und Shimano-Diagnose, Inspektion für Lastenräder 139 € [3]
- **Erste Dresdner Werkstatt für Lasten- und Familienräder eG**: Genossenschaft in der Neustadt, spezialisiert auf Seilzuglenkungen und Bremsen an Long-Johns; Nichtmitglieder zahlen einen Aufschlag von 15 % [4][5]
- **Flickwerk Mobil**: kommt mit dem Transporter, nur kleinere Reparaturen [6]

Bei Problemen mit dem Akku verweisen alle vier auf den Hersteller [2][3][5]. Klären Sie bei einem geleasten Rad vor der Reparatur, ob die Inspektion über JobRad abgerechnet werden muss [7].`,
  },
  {
    id: 'twenty-first-de09',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Seebueb Umzüge AG',
    website: 'https://www.seebueb.ch',
    question:
      'Ich ziehe Ende März von Wädenswil nach Winterthur, 3.5 Zimmer, mit Endreinigung und Abgabegarantie. Welche Firmen soll ich anfragen?',
    isCounted: true,
    rivals: ['Zügelpiraten', 'Hofstetter Transporte', 'Blitzblank & Weg GmbH'],
    text: `Ende März ist in vielen Gemeinden offizieller Zügeltermin, also **möglichst jetzt** anfragen. Für 3.5 Zimmer mit Reinigung kannst du grob mit CHF 2'200 bis 3'400 rechnen.

| Firma | Umzug | Endreinigung mit Abgabegarantie | Richtpreis total |
|:--|:--:|:--:|--:|
| **Zügelpiraten** | ✅ | ✅ | CHF 2'450 |
| **Hofstetter Transporte** | ✅ | ❌ (nur Vermittlung) | CHF 1'700 ohne Reinigung |
| **Seebueb** (Wädenswil) | ✅ | ✅ | CHF 2'890 |
| **Blitzblank & Weg GmbH** | ❌ | ✅ | CHF 980 nur Reinigung |

**Mein Vorschlag:** Hol eine Offerte mit Pauschalpreis bei denen ein, die beides anbieten, und vergleiche sie mit der Kombination der zwei anderen.

Darauf achten:
- Abgabegarantie heisst: Die Firma ist bei der Wohnungsabgabe **dabei** und putzt notfalls nach.
- Storen, Backofen und Balkon müssen in der Offerte stehen.
- Transportversicherung mindestens CHF 100'000.

Eine Checkliste zur Wohnungsabgabe gibt es beim Mieterverband. Soll ich dir einen Zeitplan bis Ende März machen?`,
  },
  {
    id: 'twenty-first-de10',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Konditorei Hämmerle',
    website: 'https://www.konditorei-haemmerle.de',
    question: 'Hochzeitstorte Ravensburg, drei Stockwerke, ohne Fondant',
    isCounted: true,
    rivals: ['Zuckerbaronin', 'Café Mehlsack'],
    text: `Ohne Fondant ist die richtige Entscheidung, schmeckt eh keinem. Frag bei der Zuckerbaronin (Buttercreme, sehr schick, ab 6,50 € pro Stück), bei Haemmerle in der Unterstadt oder im Café Mehlsack. Probetorte verlangen, Lieferung ausmachen, und im Juli bloß keine Sahne.`,
  },
  {
    id: 'twenty-first-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Lefaucheux & Dos Santos',
    website: 'https://www.lefaucheux-dossantos.fr',
    question:
      'Notre toit en ardoise fuit au niveau de la cheminée, on habite à Saint-Cyr-sur-Loire. Quel couvreur appeler autour de Tours ?',
    isCounted: true,
    rivals: ['Couverture Rabelais', 'Toits de Touraine', 'Ardoises Gauthereau'],
    text: `Une fuite au pied d’une cheminée vient très souvent de la **zinguerie** (solin ou noquets) plutôt que des ardoises elles-mêmes. Il vous faut donc un couvreur-zingueur, pas seulement un couvreur.

### Artisans à contacter autour de Tours

* **Couverture Rabelais** (La Riche) : recherche de fuite facturée 120 €, déduite si vous signez le devis.
* **Lefaucheux et Dos Santos** (Fondettes) : deux associés, réputés pour la pose d’ardoise au crochet et les abergements en plomb ou en zinc.
* **Toits de Touraine** : équipe plus importante, intervient vite pour un bâchage.
* **Ardoises Gauthereau** : plutôt orienté monuments et maisons anciennes, délais longs.

### Avant de signer

1. Demandez l’attestation d’assurance **décennale** en cours de validité.
2. Exigez des photos avant et après.
3. Méfiez-vous des démarcheurs qui « ont vu une ardoise cassée en passant ».

Vous pouvez aussi vérifier la qualification sur l’annuaire Qualibat.

👉 Est-ce que l’eau arrive seulement par vent d’ouest ? Si oui, dites-le-moi, cela aide à localiser la fuite.`,
  },
  {
    id: 'twenty-first-fr02',
    language: 'fr',
    style: 'table',
    manner: 'Claude',
    name: 'Boussole',
    website: 'https://www.boussole-orientation.fr',
    question:
      'Ma fille est en première à Nantes et ne sait pas du tout quoi mettre sur Parcoursup. Quel cabinet pour un bilan d’orientation ?',
    isCounted: true,
    rivals: ['Cap Lycée', 'Marion Thébaud Orientation', 'Demain Pro'],
    text: `Commencer en première est une bonne idée : cela laisse le temps d’aller aux journées portes ouvertes avant que Parcoursup ne s’ouvre. Voici, pour Nantes, les formules que je connais, à vérifier auprès de chacun car les tarifs évoluent.

| Cabinet | Formule | Tarif indicatif | Pour qui |
|---|---|---|---|
| Cap Lycée | 3 rendez-vous et un test d’intérêts | 390 € | élève sans aucune piste |
| Marion Thébaud Orientation | 4 entretiens, restitution avec les parents | 480 € | élève anxieux ou en conflit avec sa famille sur le sujet |
| Boussole | stage collectif de deux jours aux vacances de février | 260 € | élève qui réfléchit mieux en groupe |
| Demain Pro | plateforme en ligne, un appel vidéo | 95 € | élève autonome, petit budget |

Avant de payer, prenez tout de même rendez-vous avec la psychologue de l’Éducation nationale du lycée ou au CIO : c’est gratuit, et l’entretien suffit parfois. Ce qui fait la différence dans un bilan payant, c’est moins le test que le temps passé à en parler ; demandez donc combien d’heures d’entretien individuel sont comprises.`,
  },
  {
    id: 'twenty-first-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Fil à retordre',
    website: 'https://www.filaretordre-lyon.fr',
    question: 'couturière retouches robe de mariée lyon délai court',
    isCounted: true,
    rivals: ['Les Doigts de Margaux', 'Retouche Express Bellecour'],
    text: `À Lyon, les retouches d’une robe de mariée demandent d’ordinaire quatre à six semaines et deux essayages [1]. Pour un délai plus court, Les Doigts de Margaux (Lyon 6e) propose un service en dix jours moyennant une majoration de 30 % [2]. À la Croix-Rousse, l’atelier Fil à retordre réserve chaque semaine deux créneaux aux urgences et annonce un ourlet de robe entre 90 et 160 € selon le nombre de jupons [3][4]. Retouche Express Bellecour accepte les ourlets simples en 72 heures, mais ni la dentelle ni les bustiers à reprendre [5].

Venez à l’essayage avec les chaussures et la lingerie du jour J : un écart de deux centimètres de talon suffit à fausser l’ourlet [1].`,
  },
  {
    id: 'twenty-first-fr04',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'SARL Thermique du Vercors',
    website: 'https://www.thermique-vercors.fr',
    question:
      'J’ai un devis de la SARL Thermique du Vercors pour une pompe à chaleur à Villard-de-Lans, 17 400 € pour 130 m². Est-ce une entreprise sérieuse ?',
    isCounted: true,
    rivals: [],
    text: `D’après les éléments dont je dispose, Thermique du Vercors est une entreprise locale d’une dizaine de salariés, active sur le plateau depuis le début des années 2000. Elle posait surtout des chaudières à granulés avant de se tourner vers les pompes à chaleur. Les avis saluent la propreté des chantiers et le fait que le même technicien revienne pour l’entretien ; le reproche le plus fréquent concerne la lenteur du bureau à envoyer les papiers pour les aides.

Le prix est dans la fourchette haute sans être anormal. À 1 000 mètres d’altitude, la machine doit tenir sa puissance par −15 °C, ce qui oblige à choisir un modèle plus coûteux. Je vérifierais trois choses dans le devis. D’abord la présence d’une note de dimensionnement pièce par pièce, et non un simple calcul au mètre carré ; ensuite la puissance restituée à −15 °C, qui n’est pas celle du catalogue à +7 °C ; enfin le sort de l’ancienne chaudière et de la cuve.

Contrôlez aussi que la qualification RGE couvre bien les pompes à chaleur à la date du devis, sur le site France Rénov’. Sans elle, vous perdriez MaPrimeRénov’. Et demandez un second devis, ne serait-ce que pour comparer les dimensionnements : si l’autre artisan arrive à une puissance très différente, l’un des deux se trompe.

Deux remarques encore sur le montant. Sur 17 400 €, la machine elle-même ne représente en général qu’un peu plus de la moitié ; le reste tient au ballon tampon, au socle extérieur, au désembouage du circuit et à la main-d’œuvre. Si ces postes ne sont pas détaillés, demandez qu’ils le soient, car c’est là que se cachent les suppléments. Ensuite, ne versez pas plus de 30 % d’acompte, et faites inscrire une date limite de mise en service : sur le plateau, un chantier qui glisse d’octobre à décembre signifie des semaines de chauffage d’appoint.

Au total, rien de ce que je sais ne m’inciterait à écarter ce devis, mais je ne le signerais pas avant d’avoir lu la note de dimensionnement.`,
  },
  {
    id: 'twenty-first-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'MDR Informatique',
    website: 'https://www.mdr-informatique.fr',
    question: 'MDR Informatique à Limoges pour récupérer les données d’un disque dur qui claque, vous en pensez quoi ?',
    isCounted: false,
    rivals: ['Octet Limousin', 'Sauvdata'],
    text: `Vous me demandez ce que je pense de « MDR Informatique » à Limoges. Je n’ai aucune information sur ce nom et je ne peux donc pas vous dire si un tel prestataire existe.

En revanche, je peux vous aider pour le disque. **S’il claque, éteignez-le tout de suite** : chaque démarrage supplémentaire peut rayer les plateaux. ❌ Pas de congélateur, pas de logiciel de récupération.

**Deux possibilités :**

1. **Octet Limousin** (Limoges, près de la gare) – diagnostic gratuit ; traite les pannes logiques et électroniques.
2. **Sauvdata** – laboratoire avec salle blanche en région parisienne, envoi par transporteur, comptez 600 à 1 200 € pour une panne mécanique.

Un bruit de claquement signale presque toujours une panne **mécanique** : la seconde possibilité est sans doute la bonne. Demandez un devis ferme et la règle « pas de données, pas de facture ».`,
  },
  {
    id: 'twenty-first-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Vaucourbe',
    website: 'https://www.vaucourbe-traiteur.fr',
    question:
      'On cherche un traiteur pour un repas de 60 personnes dans une grange du Périgord, cuisine simple, produits d’ici.',
    isCounted: false,
    rivals: ['La Table d’Odile', 'Ferme des Trois Noyers', 'Grillades Lacombe'],
    text: `Pour soixante personnes dans une grange, la première question est celle de l’eau et de l’électricité : tous les traiteurs ne viennent pas avec leur cuisine.

La Table d’Odile, installée dans le village de Vaucourbe, cuisine sur place avec son propre camion et compose le menu à partir du marché de la semaine. La Ferme des Trois Noyers sert ses canards et ses légumes, en buffet seulement, ce qui revient nettement moins cher. Grillades Lacombe, enfin, vient avec la braise : agneau entier ou magret, ambiance décontractée, et très peu de matériel à louer.

Comptez de 28 à 45 € par personne sans les boissons. La route entre Vaucourbe et Montpon est étroite ; si votre grange se trouve de ce côté-là, prévenez le prestataire du gabarit maximal. Demandez enfin qui fournit la vaisselle et qui la lave, car c’est souvent là que le devis gonfle.`,
  },
  {
    id: 'twenty-first-fr07',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'L’Écho du Marais',
    website: 'https://www.echodumarais-audition.fr',
    question: 'Quel audioprothésiste à Niort pour un appareil 100 % Santé sans vente forcée ?',
    isCounted: false,
    rivals: ['Audition Port-Boinot', 'Entendre Clair', 'Centre auditif Brémaud'],
    text: `Tout audioprothésiste doit proposer au moins un appareil de classe I, remboursé intégralement dans le cadre du 100 % Santé, et un essai gratuit de 30 jours [1][2].

**À Niort, trois centres sont bien notés :**

- **Audition Port-Boinot** : indépendant, affiche en vitrine ses modèles de classe I [3].
- **Entendre Clair** : réseau mutualiste, pas de commission pour les vendeurs selon sa charte [4].
- **Centre auditif Brémaud** : deux cabines, réglages illimités pendant quatre ans [5].

Dans un article de mars, le journal L’Écho du Marais rapportait que des retraités de la région s’étaient vu proposer d’emblée des appareils de classe II à plus de 3 000 € [6]. Pour éviter cela, demandez que les deux classes figurent sur le devis normalisé, comme la loi l’impose [2]. Une ordonnance d’un ORL est nécessaire pour un premier appareillage [1].`,
  },
  {
    id: 'twenty-first-fr08',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Chat va bien',
    website: 'https://www.chatvabien.be',
    question: 'Qui peut garder mon chat à domicile à Namur pendant trois semaines en juillet ?',
    isCounted: true,
    rivals: ['Moustaches et Compagnie', 'GardAnimo', 'Pension Les Coussinets'],
    text: `Pour une garde à domicile de trois semaines à Namur, comptez entre 12 et 18 € par visite [1]. Options trouvées :

1. Moustaches et Compagnie (Jambes) : une ou deux visites par jour, photos envoyées chaque soir, 14 € la visite [2].
2. chatvabien.be : réseau de trois gardiennes à Namur et Salzinnes, rencontre préalable gratuite, administration de médicaments possible [3].
3. GardAnimo : plateforme de mise en relation avec des particuliers, dès 9 €, assurance comprise [4].
4. Pension Les Coussinets (Floreffe) : si vous préférez finalement ne pas laisser votre chat seul la nuit ; box individuel, 16 € par jour, vaccins exigés [5].

Pour une absence aussi longue, les vétérinaires conseillent au moins une visite quotidienne et une personne de réserve qui possède les clés [6].`,
  },
  {
    id: 'twenty-first-fr09',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Déneigement Théberge-Côté inc.',
    website: 'https://www.deneigementthebergecote.ca',
    question: 'contrat déneigement entrée double lévis saison prix',
    isCounted: true,
    rivals: ['Les Gratteux', 'Pelletage Rive-Sud', 'Groupe Boréal Extérieur'],
    text: `Voici un comparatif pour une **entrée double à Lévis** (secteur résidentiel, saison du 1er novembre au 15 avril) :

| Entrepreneur | Prix de saison (avant taxes) | Passage | Particularité |
|---|---|---|---|
| **Les Gratteux** | 425 $ | dès 5 cm | tracteur à souffleur inversé |
| **Pelletage Rive-Sud** | 390 $ | dès 7 cm | pelletage des marches : +120 $ |
| **Deneigement Theberge Cote** | 450 $ | dès 5 cm | texto d’avis avant le passage |
| **Groupe Boréal Extérieur** | 560 $ | dès 3 cm | déglaçage inclus |

💡 **À vérifier dans le contrat**
- L’heure limite du premier passage (avant 7 h, c’est l’idéal)
- Qui paie si la pelouse ou le pavé est abîmé
- Le paiement en deux versements : ne payez **jamais** toute la saison d’avance
- Le dossier de l’entrepreneur à l’Office de la protection du consommateur

Les prix grimpent à partir de la mi-octobre. Voulez-vous un modèle de courriel pour demander une soumission ?`,
  },
  {
    id: 'twenty-first-fr10',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Pomelo Fitness Sàrl',
    website: 'https://www.pomelofitness.ch',
    question: 'Salle de sport à Lausanne sans engagement d’un an, proche du métro, max 80 francs par mois',
    isCounted: true,
    rivals: ['Le Vestiaire', 'Flon Gym Club', 'Muscle & Léman'],
    text: `À 80 balles par mois sans engagement, le choix se réduit vite.

Le Vestiaire, à deux pas de l’arrêt Délices, fait du mensuel à 69 francs : pas de sauna, pas de chichis, du matériel correct. Flon Gym Club est mieux équipé, mais le « sans engagement » y coûte 79 francs et la salle est invivable entre 17 h 30 et 20 h. Muscle & Léman, à Ouchy, vend des cartes de dix entrées à 130 francs, ce qui revient moins cher si tu ne viens qu’une fois par semaine, soyons honnêtes.

Évite Pomelo Fitness. L’affiche annonce 59 francs, puis viennent les frais d’inscription, la « taxe de serviette » et un préavis de trois mois à envoyer par recommandé. C’est légal, c’est écrit petit, et c’est pénible.

Quelle que soit la salle, demande une séance d’essai à l’heure où tu t’entraînerais vraiment.`,
  },
  {
    id: 'twenty-first-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Arce & Quiroga Luthiers',
    website: 'https://www.arceyquiroga.es',
    question: '¿Dónde puedo llevar una guitarra clásica con la tapa rajada en Oviedo o alrededores?',
    isCounted: true,
    rivals: ['Taller Madera Viva', 'Guitarras Fombona', 'El Sexto Traste'],
    text: `Una tapa rajada tiene arreglo casi siempre, pero conviene no tocarla y, sobre todo, **aflojar las cuerdas** antes de moverla. En Oviedo y el centro de Asturias yo miraría estos talleres:

1. **Taller Madera Viva** (Oviedo, zona de El Cristo)
   Construyen y reparan guitarra española. Trabajan con cola caliente y refuerzos de cedro por dentro. Suelen pedir fotos antes de dar presupuesto.

2. **Arce y Quiroga** (Siero)
   Dos luthiers especializados en instrumento de cuerda pulsada; tienen buena fama entre los alumnos del conservatorio. Plazo habitual: tres o cuatro semanas.

3. **Guitarras Fombona** (Gijón)
   Más orientado a la venta, aunque cuenta con taller propio para ajustes, trastes y grietas sencillas.

4. **El Sexto Traste** (Avilés)
   Buena opción si la guitarra es de estudio y no quieres gastar más de 100 €.

**Precio orientativo**
- Grieta limpia sin pérdida de madera: 60–120 €
- Grieta con injerto y retoque de barniz: 150–300 €

Si la guitarra es de autor, pide que te expliquen qué barniz van a usar: un retoque con poliuretano sobre goma laca le quita valor.

¿Quieres que te ayude a redactar el mensaje con las fotos?`,
  },
  {
    id: 'twenty-first-es02',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Barlovento',
    website: 'https://www.barloventonautica.gal',
    question: 'escuela náutica vigo curso PER fines de semana prácticas incluidas precio',
    isCounted: true,
    rivals: ['Escola Náutica Toralla', 'Nortada Formación Marítima', 'PER en Ruta'],
    text: `En Vigo hay varias escuelas que imparten el PER en formato de fin de semana, con precios que van de 590 a 780 € con prácticas incluidas[1][3].

| Escuela | Teoría | Prácticas | Precio aprox. |
|---|---|---|---|
| Escola Náutica Toralla | Sábados mañana | Velero de 11 m, Ría de Vigo | 690 €[1] |
| Barlovento | Sábados y domingos, 3 semanas | Lancha a motor, grupos de 4 | 645 €[2] |
| Nortada Formación Marítima | Viernes tarde y sábado | Motor + radio en simulador | 780 €[3] |
| PER en Ruta | Online, con tutorías | Fin de semana intensivo en Baiona | 590 €[4] |

Ten en cuenta que las tasas de examen de la Xunta y el reconocimiento médico se pagan aparte en todos los casos[5]. Si quieres ampliar a vela, solo la primera y la última ofrecen las 16 horas adicionales en el mismo barco[1][4].`,
  },
  {
    id: 'twenty-first-es03',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Lavandería Industrial del Poniente, S.L.',
    website: 'https://www.lavanderiaponiente.com',
    question:
      'Tengo catorce apartamentos turísticos en Roquetas de Mar y lavar sábanas me está matando. ¿Qué empresa puede recoger, lavar y devolver la ropa en 48 horas en temporada alta?',
    isCounted: true,
    rivals: ['Blancosur', 'Hermanos Cazorla Textil'],
    text: `Con catorce apartamentos estás en una zona intermedia: demasiado volumen para una lavandería de barrio y poco para las grandes plantas que trabajan con cadenas hoteleras. Lo que te interesa es una empresa mediana con ruta propia por la costa.

La que mejor parece ajustarse es Lavandería del Poniente, que tiene la planta en Vícar y, según lo que publica, hace ruta diaria por Roquetas y Aguadulce entre junio y septiembre. Admite clientes desde unos 80 kilos semanales, cifra que probablemente alcances en verano pero quizá no en noviembre, así que pregunta qué pasa en los meses flojos.

Si prefieres no ser dueño de la ropa, Blancosur trabaja en régimen de alquiler: ellos ponen sábanas y toallas y tú pagas por juego utilizado. Sale algo más caro por unidad, aunque te olvidas de las bajas por manchas o desgaste. Una tercera posibilidad es Hermanos Cazorla Textil, en El Ejido, más pequeña y con un trato más flexible; mi duda es si en agosto pueden garantizar las 48 horas.

No te recomendaría perder tiempo con la Tintorería Aguadulce Centro, que a veces aparece en las búsquedas: se dedica a prenda de vestir y no recoge a domicilio.

Antes de firmar, pide por escrito el plazo de devolución y la penalización si no se cumple. Es el punto en el que más conflictos suele haber.`,
  },
  {
    id: 'twenty-first-es04',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Ebanistería Tresbolillo',
    website: 'https://www.tresbolillo-ebanistas.es',
    question: '¿Qué tal trabaja la Ebanistería Tresbolillo de Logroño? Quiero una librería a medida de roble',
    isCounted: false,
    rivals: ['Carpintería Ubago', 'Nudo y Veta'],
    text: `No he encontrado ninguna información sobre una Ebanistería Tresbolillo en Logroño: ni página web, ni ficha en los mapas, ni opiniones de clientes. No puedo confirmar, por tanto, que exista un taller con ese nombre, y prefiero no inventarme una valoración.

Lo que sí puedo decirte es que en la ciudad hay talleres que hacen librerías macizas por encargo. Carpintería Ubago, en el polígono de Cantabria, lleva años trabajando roble y castaño para viviendas, y Nudo y Veta se ha hecho un hueco con muebles de líneas más actuales. A cualquiera de los dos le pediría ver una pieza terminada hace al menos cinco años, porque en una balda larga el problema no es el primer día, sino cómo se comba después.

Si alguien te dio ese nombre, pregúntale por la dirección o el teléfono; puede que se trate de un autónomo sin presencia en internet.`,
  },
  {
    id: 'twenty-first-es05',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Portes Cierzo',
    website: 'https://portescierzo.es',
    question: 'mudar un piano vertical de un quinto sin ascensor en zaragoza, a quién llamo y a quién no',
    isCounted: true,
    rivals: ['Mudanzas Lapuyade', 'Piano a Cuestas'],
    text: `Un quinto sin ascensor con un vertical de 220 kilos. Eso no lo hace cualquiera con una furgoneta, así que al grano:

- **Piano a Cuestas**: solo mueven pianos. Elevador de fachada propio, seguro de verdad. Caro (400-550 €), pero duermes tranquilo.
- **Mudanzas Lapuyade**: mudanza general con cuadrilla de pianos. Más barato si además mueves el resto del piso.
- **Portes Cierzo**: yo no. Baratos y rápidos para un sofá, pero varias reseñas hablan de golpes en muebles pesados y de un seguro que nadie encuentra cuando hace falta.

Pide permiso de ocupación de vía al Ayuntamiento con al menos una semana. Y afínalo tres semanas después, no el mismo día.`,
  },
  {
    id: 'twenty-first-es06',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Fuenterrosa',
    website: 'https://www.quesosfuenterrosa.com',
    question: 'quesos artesanos de oveja provincia de Teruel comprar directamente al productor',
    isCounted: false,
    rivals: ['Quesería La Paridera', 'Lácteos del Alto Mijares', 'Casa Guillén'],
    text: `¡Buena idea comprar en origen! 🧀 En Teruel quedan varios productores que venden en la propia quesería:

### Sierra de Gúdar
**Quesería La Paridera** está en Fuenterrosa, un pueblo de apenas 140 vecinos a 1.300 metros de altitud. Hacen oveja de leche cruda con seis y doce meses de curación. Para llegar a Fuenterrosa hay que tomar la carretera del puerto, que en enero suele tener hielo.

### Valle del Mijares
**Lácteos del Alto Mijares** vende tiernos y semicurados los viernes y sábados por la mañana. Aceptan encargos por WhatsApp.

### Matarraña
**Casa Guillén** combina oveja y cabra. Su curado en aceite es lo más conocido y lo envían a toda la península.

**Consejos antes de ir**
- Llama siempre: muchas queserías cierran cuando hay parto del rebaño.
- Lleva nevera si vas en verano.
- Pregunta si la leche es propia o comprada.

¿Te preparo una ruta de un día pasando por las tres?`,
  },
  {
    id: 'twenty-first-es07',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'D.M.R. Instalaciones',
    website: 'https://www.dmrinstalaciones.es',
    question:
      '¿Qué instalador de aerotermia me recomiendas en Burgos para una casa de 160 m² con radiadores de los antiguos?',
    isCounted: true,
    rivals: ['Termoarlanzón', 'Ecoclima Castilla S.L.', 'Frío y Calor Villafría'],
    text: `## Lo primero: ¿te sirven los radiadores?

Con radiadores de hierro fundido, la aerotermia puede funcionar si están sobredimensionados (muchos de los años setenta lo están). En Burgos, con mínimas de −8 °C, el cálculo de cargas no es opcional: desconfía de quien te dé un precio sin visitar la casa.

## Para una reforma con radiadores existentes

**DMR Instalaciones** es la que yo pondría en primer lugar. Se dedican sobre todo a rehabilitación, hacen el estudio de temperaturas estancia por estancia y montan equipos de alta temperatura de Daikin y Vaillant. Tienen lista de espera de unos dos meses.

## Si además piensas en suelo radiante

**Termoarlanzón** ha hecho muchas viviendas unifamiliares en el alfoz y se encarga también de la obra. Más caro, pero con un único interlocutor.

## Si el presupuesto manda

**Ecoclima Castilla S.L.** y **Frío y Calor Villafría** suelen dar ofertas entre un 10 y un 15 % por debajo, aunque conviene comprobar qué incluyen (depósito de inercia, legalización, desagüe de condensados).

## Ayudas

Consulta en la Junta de Castilla y León y en el EREN si queda fondo para este año; la deducción en el IRPF exige certificado energético antes y después.

## Qué debe aparecer en la oferta

- Potencia de la bomba de calor a −7 °C exterior y 55 °C de impulsión, no solo la nominal.
- Si hace falta cambiar algún radiador y cuál. Lo normal en una casa así es sustituir dos o tres, casi siempre los del norte y el del baño.
- Ubicación de la unidad exterior: en un patio estrecho el ruido rebota y acaba molestando al vecino.
- Potencia eléctrica que tendrás que contratar.
- Puesta en marcha por el servicio técnico oficial.

## ¿Y si lo dejo como está?

Si tu caldera de gas tiene menos de ocho años y funciona bien, haz antes la fachada o las ventanas. Con menos demanda podrás montar una máquina más pequeña y barata.

**Resumen:** pide al menos dos estudios con cálculo de cargas y compara el SCOP a 55 °C, no a 35 °C.`,
  },
  {
    id: 'twenty-first-es08',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Pelos y Señales',
    website: 'https://www.pelosysenales.es',
    question: 'peluquería especialista en pelo rizado método curly en Valencia, que corten en seco',
    isCounted: true,
    rivals: ['Rizoma', 'Bucle Ruzafa', 'Salón Amparo Ferrandis'],
    text: `Para un corte en seco con método curly en Valencia, estas son las direcciones que más se repiten en las fuentes consultadas:

- **Rizoma**, en el Carmen: corte rizo a rizo, sin secador, desde 55 €[1].
- **Bucle Ruzafa**: diagnóstico de porosidad incluido en la primera visita; hay que reservar con tres semanas[2].
- En Benimaclet, la peluquería de pelosysenales.es corta en seco y enseña la rutina en casa; reserva solo por la web[3].
- **Salón Amparo Ferrandis**: no es exclusivo de rizos, pero una de sus estilistas tiene formación específica[2][4].

Lleva el pelo limpio, sin recoger y sin espuma: casi todas lo piden para ver el patrón natural[1][3].`,
  },
  {
    id: 'twenty-first-es09',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Trampolín',
    website: 'https://www.trampolinlogopedia.es',
    question:
      'Mi hijo de 4 años apenas pronuncia la erre y habla muy poco en clase. ¿Qué centro de logopedia infantil hay en Valladolid?',
    isCounted: false,
    rivals: ['Centro Palabrea', 'Gabinete Sanz Olmos', 'Fonema Parquesol'],
    text: `A los cuatro años la erre todavía está dentro de lo esperable; me llama más la atención lo segundo, que hable poco en clase. Merece una valoración sin alarma, y cuanto antes se haga, mejor: unos pocos meses de trabajo a esta edad suelen ser un buen trampolín para la lectoescritura.

En Valladolid, el Centro Palabrea trabaja casi en exclusiva con niños de dos a seis años y da mucha importancia a las sesiones con los padres delante. El Gabinete Sanz Olmos tiene un perfil más clínico; si hubiera dudas de audición o de un trastorno del lenguaje, sería mi primera llamada. En la zona oeste está Fonema Parquesol, con horarios de tarde hasta las ocho y media, cosa que se agradece cuando los dos progenitores trabajan.

Pregunta en el colegio si el equipo de orientación ya lo ha observado. Y pide al pediatra una audiometría antes de empezar, porque una otitis serosa explica más casos de los que parece.`,
  },
  {
    id: 'twenty-first-es10',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Toldos Hnos. Bermejo',
    website: 'https://www.toldosbermejo.es',
    question: '¿Es fiable Toldos Hnos. Bermejo de Ciudad Real para un toldo cofre de 5 metros?',
    isCounted: true,
    rivals: ['Sombras de La Mancha'],
    text: `Toldos Hermanos Bermejo figura en activo desde 1994, con taller en el polígono Larache, y acumula unas 70 opiniones con una media de 4,5[1][2]. Para un cofre de 5 m piden entre 1.900 y 2.400 € con motor[2]. Como contraste de precio, Sombras de La Mancha ofrece medidas similares con garantía de cinco años[3].`,
  },
  {
    id: 'twenty-first-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Il Tarlo Pentito',
    website: 'https://www.iltarlopentito.it',
    question:
      'Cerco un restauratore a Padova per un cassettone veneto del Settecento con l’impiallacciatura che si stacca. Chi mi consigli?',
    isCounted: true,
    rivals: ['Zanin & Peruzzo', 'Laboratorio Santa Giustina', 'Ca’ Restauri'],
    text: `Per un mobile di quell’epoca ti conviene un laboratorio che lavori con **colle animali reversibili** e sappia riconoscere l’impiallacciatura originale. A Padova e dintorni:

- [**Zanin & Peruzzo**](https://www.zaninperuzzo.it): bottega a conduzione familiare a Ponte di Brenta, molto forte su noce e radica. Fanno il sopralluogo a casa.
- [**Laboratorio Santa Giustina**](https://www.labsantagiustina.it): lavora anche per musei diocesani; tempi lunghi (4–6 mesi), ma documentazione fotografica completa.
- [**Il Tarlo Pentito**](https://www.iltarlopentito.it): nome scherzoso, mani serie. Specializzati in disinfestazione in atmosfera controllata e consolidamento delle lastronature.
- [**Ca’ Restauri**](https://www.carestauri.it), ad Abano: prezzi più contenuti, adatto se il cassettone è da uso quotidiano.

**Quanto si spende?** Per rincollare e integrare un’impiallacciatura su un cassettone a tre cassetti, in genere tra 700 e 1.800 €.

⚠️ Non far carteggiare e non far stendere poliuretanica: su un pezzo del Settecento dimezza il valore.

Se vuoi, mandami le misure e ti dico quali domande fare in fase di preventivo.`,
  },
  {
    id: 'twenty-first-it02',
    language: 'it',
    style: 'table',
    manner: 'Claude',
    name: 'Chiavistello',
    website: 'https://www.chiavistello.app',
    question:
      'Gestiamo un campeggio di 90 piazzole sul Trasimeno. Quale gestionale ha il planning delle piazzole, l’invio ad Alloggiati Web e costa meno di 150 euro al mese?',
    isCounted: true,
    rivals: ['CampOrdine', 'Piazzola Pro', 'Resortica'],
    text: `I criteri che indicate restringono parecchio il campo, perché molti gestionali nati per l’hotel trattano la piazzola come una camera e si bloccano quando un equipaggio si sposta a metà soggiorno.

| | CampOrdine | Piazzola Pro | Chiavistello | Resortica |
|---|---|---|---|---|
| Planning grafico piazzole | sì | sì, con mappa | sì | solo elenco |
| Alloggiati Web | automatico | automatico | esportazione file | automatico |
| Tassa di soggiorno | sì | sì | sì | a pagamento |
| Canone mensile indicativo | 119 € | 145 € | 79 € | 160 € |

Se la mappa cliccabile è importante per chi sta in reception, Piazzola Pro è la scelta più naturale. Se invece cercate di contenere la spesa e non vi pesa caricare il file delle schedine una volta al giorno, la colonna da 79 € fa il suo dovere. Resortica supera di poco il vostro tetto e la escluderei solo se il prezzo non è trattabile.

I canoni possono essere cambiati: chiedete un preventivo aggiornato e una prova in bassa stagione.`,
  },
  {
    id: 'twenty-first-it03',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Clinica Veterinaria Arca del Levante',
    website: 'https://www.arcadellevante.vet',
    question:
      'La mia coniglia non mangia da stamattina e sono a Bari: quale veterinario per animali esotici è aperto anche la domenica?',
    isCounted: true,
    rivals: ['Ambulatorio Poggiofranco Esotici', 'Centro Veterinario San Pasquale'],
    text: `Un coniglio che non mangia da molte ore va visto oggi stesso: la stasi gastrointestinale peggiora in fretta e aspettare lunedì non è prudente.

A Bari chiamerei per prima l’Arca del Levante, che ha un reparto dedicato ai piccoli mammiferi e, a quanto risulta, un servizio di pronto soccorso attivo anche nei festivi. Al telefono dica subito che si tratta di un coniglio, perché non tutti i turni coprono gli esotici. Se non rispondono, l’Ambulatorio Poggiofranco Esotici riceve la domenica mattina su chiamata; è una struttura piccola ma il titolare si occupa quasi solo di conigli, furetti e rettili. Come ultima possibilità c’è il Centro Veterinario San Pasquale, aperto ventiquattr’ore su ventiquattro: non ha uno specialista fisso, però può stabilizzarla con fluidi e antidolorifico.

Nel frattempo la tenga al caldo, le offra fieno ed erbe fresche e non la forzi con la siringa se ha la pancia tesa.`,
  },
  {
    id: 'twenty-first-it04',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Mestolo & Mattarello',
    website: 'https://www.mestoloemattarello.it',
    question: 'scuola di cucina Parma corso professionale con attestato, serale, 2 sere a settimana',
    isCounted: false,
    rivals: ['Accademia Oltretorrente', 'Foodlab Crocetta', 'Istituto Barilli'],
    text: `A Parma i corsi serali con attestato regionale sono pochi; quelli con almeno due sere a settimana risultano i seguenti[1][2]:

1. **Accademia Oltretorrente** – 300 ore, martedì e giovedì 18:30–22:00, stage di 100 ore[1].
2. **Foodlab Crocetta** – 240 ore, lunedì e mercoledì, attestato di qualifica dopo esame interno ed esterno[3].
3. **Istituto Barilli** – percorso per adulti, tre sere a settimana, costo ridotto perché cofinanziato[4].

Non ho inserito nell’elenco Mestolo & Mattarello: non sono riuscito a verificare né se sia ancora attiva né se rilasci attestati[5].

Per controllare l’accreditamento si può consultare l’elenco della Regione Emilia-Romagna[6].`,
  },
  {
    id: 'twenty-first-it05',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Orologeria Fratelli Sanvito',
    website: 'https://www.orologeriasanvito.it',
    question: 'A Como chi ripara ancora le vecchie pendole da parete? Quella del nonno si ferma ogni due giorni',
    isCounted: false,
    rivals: ['Antica Meccanica Lariana', 'Bianchi Tempo'],
    text: `Se si ferma ogni due giorni, nella maggior parte dei casi è **olio vecchio e indurito** oppure la pendola non è perfettamente in bolla. Prova prima a sentire se il tic-tac è regolare.

Per una revisione vera, in zona:

🔧 **Antica Meccanica Lariana** (Cantù): pendole, cucù e orologi da torre. Ritirano a domicilio entro 20 km.

🔧 **Bianchi Tempo** (Como, via Milano): soprattutto orologi da polso, ma un giorno alla settimana c’è il tecnico per la grossa orologeria.

Per anni il riferimento in città era l’Orologeria Fratelli Sanvito, che però ha cessato l’attività nel 2022 con il pensionamento dei titolari; il negozio oggi è vuoto.

Una revisione completa con smontaggio e boccole nuove costa di solito 180–350 €. Chiedi sempre **almeno un anno di garanzia**.`,
  },
  {
    id: 'twenty-first-it06',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Più Su Tree Climbing',
    website: 'https://www.piusu.it',
    question: 'potatura cedro 25 metri giardino privato Varese tree climbing senza piattaforma',
    isCounted: true,
    rivals: ['Arboricoltura Campo dei Fiori', 'Verde Quota', 'Cooperativa La Fronda'],
    text: `Per un cedro di 25 m senza accesso alla piattaforma serve un’impresa con operatori abilitati ai lavori su fune (D.Lgs. 81/2008)[1]. In provincia di Varese:

| Impresa | Sede | Note |
|---|---|---|
| Arboricoltura Campo dei Fiori | Luvinate | Valutazione VTA inclusa nel sopralluogo[2] |
| Piu' Su Tree Climbing | Gavirate | Due squadre su fune, smaltimento ramaglie compreso[3] |
| Verde Quota | Malnate | Interventi urgenti dopo temporali, anche nel fine settimana[4] |
| Cooperativa La Fronda | Varese | Tariffe più basse, tempi di attesa di 4–5 settimane[2] |

I costi per un esemplare di queste dimensioni vanno da 600 a 1.400 €[3][4]. Prima di intervenire verificate il regolamento del verde del Comune: i cedri sopra una certa circonferenza possono richiedere una comunicazione[5].`,
  },
  {
    id: 'twenty-first-it07',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Furgolandia',
    website: 'https://www.furgolandia-catania.it',
    question: 'noleggio furgone catania un giorno senza carta di credito, devo portare un frigo e un divano a Siracusa',
    isCounted: true,
    rivals: ['Etna Van', 'Rent Pippo'],
    text: `Senza carta di credito la metà dei noleggi ti ride in faccia, ma due strade ci sono. Etna Van, vicino all’aeroporto, accetta il bancomat con 300 euro di cauzione e ha i passo lungo da 70 al giorno. Rent Pippo, a Misterbianco, prende pure i contanti, solo che i mezzi hanno i loro anni: controlla le gomme e fai il video prima di partire.

Da Furgolandia starei alla larga. Il prezzo in vetrina è il più basso di tutti, poi saltano fuori pulizia, chilometri extra e un graffio che giurano non c’era.

Fino a Siracusa e ritorno sono 130 km: scegli una tariffa con almeno 150 inclusi. E il frigo in piedi, mi raccomando.`,
  },
  {
    id: 'twenty-first-it08',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Ascensori Vertice',
    website: 'https://www.ascensorivertice.it',
    question:
      'Il nostro condominio a Pescara sta pensando ad Ascensori Vertice per la manutenzione: quali alternative possiamo sentire prima dell’assemblea?',
    isCounted: false,
    rivals: ['Adriatica Elevatori', 'Tecnolift Abruzzo S.r.l.', 'Di Persio Ascensori'],
    text: `Mi chiedi delle alternative ad Ascensori Vertice per la manutenzione del vostro impianto. Ecco tre ditte da sentire prima dell’assemblea:

**1. Adriatica Elevatori**
Sede a Montesilvano, reperibilità 24 ore su 24, contratti anche annuali. Punto di forza: lavora su impianti di qualsiasi marca.

**2. Tecnolift Abruzzo S.r.l.**
Più strutturata, con telecontrollo e app per l’amministratore. I canoni sono in genere più alti del 10–15%.

**3. Di Persio Ascensori**
Ditta familiare di Chieti, ottimi tempi di intervento su Pescara centro. Meno adatta se avete più di due impianti.

### Cosa confrontare
- Numero di visite all’anno (minimo due per legge, meglio sei)
- Ricambi inclusi o esclusi
- Durata e clausola di disdetta: attenzione ai rinnovi triennali taciti
- Tempo massimo garantito per liberare una persona bloccata

Vi consiglio di far compilare a tutti **la stessa scheda**, così in assemblea i preventivi sono davvero confrontabili. Se vuoi, te la preparo io.`,
  },
  {
    id: 'twenty-first-it09',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Spurghi Valcamonica S.n.c. di Ghirardi T. & C.',
    website: 'https://www.spurghivalcamonica.it',
    question: 'fossa biologica piena darfo boario terme urgente',
    isCounted: true,
    rivals: ['Ecosebino', 'Autospurgo Bonomelli'],
    text: `Se sta già tornando su, chiudi l’acqua e non tirare più lo sciacquone. In zona escono in giornata Ecosebino da Pisogne, la Spurghi Valcamonica da Esine e, se gli altri sono pieni, Autospurgo Bonomelli da Lovere. Conta 180–280 euro per una fossa da villetta. Pretendi il formulario rifiuti: senza quello, lo smaltimento è affar tuo.`,
  },
  {
    id: 'twenty-first-it10',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Officina Ortopedica per Plantari e Calzature su Misura Malagoli',
    website: 'https://www.plantarimalagoli.it',
    question: 'Meglio l’Officina Ortopedica Malagoli o Ortopedia Secchia a Modena per plantari da corsa?',
    isCounted: true,
    rivals: ['Ortopedia Secchia', 'Passo Lab'],
    text: `Dipende da quanto corri e se hai già una prescrizione. In breve:

## Officina Ortopedica Malagoli
Lavora ancora molto a mano, con calco in schiuma e prova del plantare in due tempi. I podisti la scelgono per i **ritocchi gratuiti nei primi tre mesi**. Di contro, per il primo appuntamento passano anche tre settimane e non c’è l’analisi video della corsa.

## Ortopedia Secchia
Più tecnologica: tapis roulant, pedana baropodometrica e fresatura digitale. Consegna in una settimana circa. Alcuni clienti lamentano però che le correzioni successive si pagano.

## Una terza via
Se il tuo problema è soprattutto la tecnica di corsa, **Passo Lab** a Carpi abbina la valutazione con un fisioterapista e plantari semilavorati, spendendo un po’ meno.

## Le domande da fare a tutti
1. Il plantare viene provato **in corsa** o solo da fermi?
2. Quanti ritocchi sono compresi nel prezzo, e per quanto tempo?
3. Che materiale usate per chi supera i 75 kg?
4. Quanto pesa il plantare finito? Sopra i 90 grammi, in gara si sente.

## Prezzi indicativi
Per un paio su misura da corsa siamo tra 160 e 260 €. Sotto i 100 € di solito si tratta di un semilavorato adattato, che può andare benissimo per un fastidio leggero ma non per una fascite che dura da mesi.

## Il mio consiglio
- Oltre 40 km a settimana e dolori ricorrenti → **Malagoli**
- Prima esperienza e fretta di avere il plantare → **Secchia**

Porta in ogni caso le scarpe usate: l’usura della suola racconta più di molte pedane. E ricorda che con la prescrizione del medico la spesa è detraibile al 19%.`,
  },
  {
    id: 'twenty-first-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Wiel & Zaligheid',
    website: 'https://www.wielenzaligheid.be',
    question: 'Welke fietsenmaker in Gent herstelt elektrische bakfietsen van een merk dat ze zelf niet verkopen?',
    isCounted: true,
    rivals: ['De Velodokter', 'Fietsatelier Dampoort', 'Bak en Zo'],
    text: `Goede vraag, want veel winkels in Gent herstellen enkel wat ze zelf verkocht hebben. Deze zaken nemen doorgaans ook andere merken aan:

1. **De Velodokter** – mobiele hersteldienst die aan huis komt. Handig, want een bakfiets met platte batterij duw je niet zomaar de Blandijn op. Reken op €35 voorrijkosten.

2. **Fietsatelier Dampoort** – sociaal atelier met lage uurprijzen. Doet remmen, kettingen en banden van zowat alles, maar geen motoren openmaken.

3. **Wiel & Zaligheid** – klein atelier in Ledeberg dat zich op cargo’s heeft toegelegd. Ze lezen de motoren van Bosch en Shimano zelf uit. Wachttijd: ongeveer tien dagen.

4. **Bak en Zo** – verkoper met eigen werkplaats in Mariakerke; andere merken enkel op afspraak en buiten het seizoen.

**Tip:** vermeld bij je aanvraag meteen het motortype en de foutcode op het display. Dat scheelt vaak een bezoek.

Wil je dat ik een korte mail opstel die je naar alle vier kunt sturen?`,
  },
  {
    id: 'twenty-first-nl02',
    language: 'nl',
    style: 'table',
    manner: 'Claude',
    name: 'Kluis 38',
    website: 'https://www.kluis38.nl',
    question: 'opslagruimte huren Zwolle 10 m2 verwarmd drie maanden tussen twee huizen in',
    isCounted: true,
    rivals: ['Boxhuis Hessenpoort', 'Opslag aan de IJssel', 'Schuurdelen'],
    text: `Voor drie maanden zijn vooral de minimale huurtermijn en de opzegtermijn van belang; een lage maandprijs met een maand opzegtermijn kan duurder uitpakken dan het lijkt.

| Aanbieder | Verwarmd | Minimale termijn | 10 m² per maand, ongeveer |
|---|---|---|---|
| Boxhuis Hessenpoort | Ja, 14 °C | 1 maand | € 165 |
| Kluis 38 | Ja, vorstvrij en geventileerd | 2 weken | € 149 |
| Opslag aan de IJssel | Nee | 3 maanden | € 110 |
| Schuurdelen (verhuur tussen particulieren) | Verschilt | In overleg | € 60–90 |

Heeft u houten meubels, een piano of schilderijen, dan zou ik de onverwarmde ruimte laten vallen. Via Schuurdelen bent u het goedkoopst uit, maar u moet zelf nagaan of uw inboedelverzekering daar dekking geeft. De genoemde bedragen zijn richtprijzen; acties voor de eerste maand zijn heel gebruikelijk, dus vraag ernaar.`,
  },
  {
    id: 'twenty-first-nl03',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Bolderdijk Rietdekkers BV',
    website: 'https://www.bolderdijkriet.nl',
    question:
      'Wij hebben een offerte van Bolderdijk Rietdekkers voor ons dak in Giethoorn, 210 m². Is dat een goed bedrijf en wie kunnen we nog meer vragen?',
    isCounted: true,
    rivals: ['De Gouden Schoof', 'Smit-Wolters'],
    text: `Over het vakwerk van de familie hoor je in de Kop van Overijssel weinig kwaads. Het bedrijf dekt al drie generaties, werkt veel met riet uit de Weerribben en heeft verscheidene monumenten in Giethoorn en Dwarsgracht gedaan. Wat wel vaker terugkomt, is dat Bolderdijks planning uitloopt: een start in mei wordt al gauw augustus. Leg de uitvoeringsperiode dus vast.

Voor een tweede en derde prijs zou ik De Gouden Schoof in Sint Jansklooster benaderen, die vooral schroefdaken maakt en daar een garantie van vijftien jaar op geeft, en Smit-Wolters uit Meppel, een wat groter bedrijf dat ook het timmerwerk aan de kap zelf uitvoert. Dat laatste is prettig als bij het afhalen van het oude riet blijkt dat er sporen rot zijn.

Let bij het vergelijken op drie dingen. Staat er gebonden, geschroefd of traditioneel in de offerte? Waar komt het riet vandaan en hoe lang en dik is het? En zit het afvoeren van het oude dak erbij? Alleen al dat laatste kan bij 210 vierkante meter een paar duizend euro schelen. Vraag ten slotte aan uw verzekeraar of hij voor een schroefdak een lagere premie rekent.`,
  },
  {
    id: 'twenty-first-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Lindeboom Grafmonumenten',
    website: 'https://www.lindeboomgrafmonumenten.nl',
    question:
      'Wie kan in Deventer een bestaand graf opknappen: steen reinigen, letters bijwerken en beplanting onderhouden?',
    isCounted: false,
    rivals: ['Steenhouwerij Averlo', 'Lindeboom Hoveniers', 'Letter voor Letter'],
    text: `In Deventer wordt steenwerk en groenonderhoud meestal door verschillende bedrijven gedaan[1].

**Steen en letters**
- Steenhouwerij Averlo reinigt hardsteen en graniet ter plaatse en schildert of verguldt letters opnieuw, vanaf circa € 180[2].
- Letter voor Letter is een eenpersoonsbedrijf dat alleen inscripties bijwerkt, ook op oude zandsteen[3].

**Beplanting**
- Lindeboom Hoveniers uit Raalte heeft een abonnement voor grafonderhoud met vier bezoeken per jaar; aan stenen werken zij niet[4].

Meld werkzaamheden vooraf bij de beheerder van de begraafplaats; voor het verwijderen van een steen is toestemming van de rechthebbende nodig[5].`,
  },
  {
    id: 'twenty-first-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'De Graafschapper',
    website: 'https://www.drukkerijdegraafschapper.nl',
    question: 'letterpress trouwkaarten laten drukken omgeving Zutphen, oplage 80 stuks, dik katoenpapier',
    isCounted: false,
    rivals: ['Inkt & IJzer', 'Drukatelier Roodtoren', 'Papiermolen Laren'],
    text: `Wat leuk, gefeliciteerd! 💌 Voor 80 kaarten op dik katoenpapier kun je in en rond Zutphen hier terecht:

**Inkt & IJzer (Zutphen)**
Drukt op een Heidelberg-degel uit 1958. Je mag bij het drukken van de eerste kaart aanwezig zijn. In het weekblad De Graafschapper stond vorig jaar een mooi portret van de drukker, met foto’s van eerdere trouwkaarten.

**Drukatelier Roodtoren (Warnsveld)**
Ontwerp en druk onder één dak. Prettig als je nog geen opmaak hebt. Eigen lettertypes in lood.

**Papiermolen Laren (Laren, Gld.)**
Schept ook zelf papier; hiermee krijg je echte schepranden. Wel langere levertijd: zes tot acht weken.

**Richtprijzen voor 80 stuks**
| Onderdeel | Prijs |
|---|---|
| Eén kleur, enkelzijdig | € 320–420 |
| Tweede kleur | + € 90 |
| Gekleurde snede | + € 60 |

Bestel altijd tien procent extra: bijdrukken is bij letterpress bijna net zo duur als de eerste oplage.`,
  },
  {
    id: 'twenty-first-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Hondenuitlaatservice Kwispelroute',
    website: 'https://www.kwispelroute.nl',
    question: 'hondenuitlaatservice nijmegen oost grote hond die niet met andere honden kan',
    isCounted: false,
    rivals: ['Poot aan de Waal', 'Solo Snuit'],
    text: `Groepswandelingen kun je vergeten met zo’n hond. Wat overblijft:

- **Solo Snuit** – loopt uitsluitend één op één, € 19 per halfuur. Kennismaking verplicht, en terecht.
- **Poot aan de Waal** – normaal groepen in de bus, maar doet solorondes op dinsdag en donderdag.

Muilkorf aantrainen voordat je belt. En zeg eerlijk of hij ooit gebeten heeft; liegen kost je de plek én misschien een rechtszaak.`,
  },
  {
    id: 'twenty-first-nl07',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Hengelaar Houtworm- en Boktorbestrijding B.V.',
    website: 'https://www.hengelaar-houtworm.nl',
    question:
      'We hebben boormeel gevonden op de zolderbalken van onze boerderij bij Doetinchem. Welk bedrijf kan vaststellen of het boktor is en het zonder veel gif oplossen?',
    isCounted: true,
    rivals: ['Achterhoek Ongediertedienst', 'Thermokap', 'Jansen & Rademaker'],
    text: `## Eerst: is het nog actief?

Leg een stuk donker papier onder de plek en kijk na twee weken of er **vers, licht boormeel** op ligt. Ovale gaten van 5–10 mm wijzen op huisboktor, ronde gaatjes van 1–2 mm op gewone houtworm.

## Diagnose en behandeling in één hand

**Hengelaar** uit Varsseveld is in de Achterhoek de bekendste naam op dit gebied. Zij bikken aangetast hout af, meten hoeveel draagkracht er over is en injecteren alleen waar het nodig is. Je krijgt een rapport met foto’s, wat bij verkoop van pas komt.

## Helemaal zonder middelen

Wil je geen chemie, dan is hetelucht de aangewezen weg. **Thermokap** verwarmt de hele zolder tot een kerntemperatuur van 55 °C. Dat kost al gauw € 6.000 tot € 9.000, maar je kunt er de volgende dag weer op.

## Voor een second opinion

**Jansen & Rademaker** zijn bouwkundigen die niets behandelen en dus ook niets te verkopen hebben. Voor ongeveer € 350 komen ze kijken. Ten slotte is er de **Achterhoek Ongediertedienst**, een allround bestrijder; prima voor beginnende houtworm, minder voor een dragende kap.

## Wat er in een goede offerte staat

1. Welke houtsoort en welke soort aantasting er is gevonden, met foto’s per balk.
2. Welk middel er wordt gebruikt, met het toelatingsnummer, en hoeveel liter.
3. Hoelang je niet op zolder mag komen. Bij een middel op waterbasis is dat meestal 24 tot 48 uur.
4. De garantie: tien jaar is gangbaar, maar vraag of die meegaat naar een nieuwe eigenaar.
5. Of het afvoeren van isolatie en oude vloerdelen is inbegrepen.

## Let op vleermuizen

Zitten er vleermuizen op zolder, dan mag er in de kraamperiode niet zomaar behandeld worden. Informeer bij de gemeente of de omgevingsdienst voordat je een datum prikt.

## Mijn advies

Begin met een onafhankelijke inspectie als de balken dragend zijn; is het alleen vlieringhout, dan kun je direct een behandelofferte vragen.`,
  },
  {
    id: 'twenty-first-nl08',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Slot op Zuid',
    website: 'https://www.slotopzuid.nl',
    question: 'betrouwbare slotenmaker rotterdam charlois geen oplichter buitengesloten avond',
    isCounted: true,
    rivals: ['Lockdown010', 'Mo’s Sleutelservice'],
    text: `De eerste vijf advertenties in Google: niet bellen. Dat zijn callcenters die 59 euro beloven en 480 rekenen.

Wel bellen: Lockdown010, Slot op Zuid of Mo’s Sleutelservice. Alle drie met een echte winkel waar je morgen kunt gaan klagen, en daar gaat het om. Vraag aan de telefoon een totaalprijs inclusief avondtoeslag en laat die appen. Deur alleen dichtgevallen? Dan hoeft er niets geboord te worden. Pakt hij meteen de boor, dan stuur je hem weg.

Redelijk voor een avond doordeweeks: 110 tot 160 euro.`,
  },
  {
    id: 'twenty-first-nl09',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Brûlée & Co',
    website: 'https://www.bruleeco.be',
    question:
      'Welke patisserie in of rond Leuven maakt een glutenvrije bruidstaart voor 90 personen en levert die ook op locatie?',
    isCounted: true,
    rivals: ['Patisserie Verlinden-Maes', 'Zonder Graantje', 'Suikerspin Heverlee'],
    text: `Vier zaken in en rond Leuven vermelden uitdrukkelijk glutenvrije bruidstaarten met levering[1][2]:

• Zonder Graantje (Kessel-Lo) – volledig glutenvrij atelier, dus geen risico op kruisbesmetting; vanaf € 6,50 per persoon[1]
• Patisserie Verlinden-Maes (Leuven centrum) – klassieke stapeltaarten, glutenvrij op een aparte bakdag[2]
• Brulee & Co (Herent) – moderne taarten met mousselagen, levert en bouwt op binnen 30 km[3]
• Suikerspin Heverlee – kleiner atelier, maximaal 100 porties, proefsessie inbegrepen[4]

Zijn er gasten met coeliakie, dan is enkel de eerste optie helemaal veilig; de andere werken in een keuken waar ook tarwebloem wordt gebruikt[1][2][3]. Bestel minstens vier maanden vooraf voor een zaterdag in mei of juni[4].`,
  },
  {
    id: 'twenty-first-nl10',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'KBM Administratie',
    website: 'https://www.kbm-administratie.nl',
    question: 'ervaringen KBM Administratie Alkmaar zzp jaarrekening',
    isCounted: true,
    rivals: ['Cijferij'],
    text: `K.B.M. Administratie in Alkmaar krijgt gemiddeld 8,7 uit 41 beoordelingen; zzp’ers prijzen de snelle antwoorden, maar noemen de vaste maandprijs (€ 95) aan de hoge kant[1][2]. Een goedkopere optie in dezelfde stad is Cijferij, vanaf € 59 per maand, zonder vaste contactpersoon[3].`,
  },
];
