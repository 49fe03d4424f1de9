// The fifteenth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const fifteenthSealedAnswers: readonly Reading[] = [
  {
    id: 'fifteenth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Harbottle & Quill',
    website: 'https://www.harbottlequill.co.uk',
    question:
      'Who can tune and properly regulate an old Bechstein upright in Norwich? It has not been touched for about twelve years.',
    isCounted: true,
    rivals: ['Broadland Piano Workshop', 'Felix Amory Pianos', 'The Hammer Room'],
    text: `After twelve years you'll almost certainly need a **pitch raise plus a second tuning**, and regulation is a separate job from tuning, so it's worth choosing someone with a workshop rather than a tuner who only does house calls. Options in and around Norwich:

1. **Broadland Piano Workshop** – Restoration workshop just off the ring road. They take the action away, regulate it on the bench and bring it back, usually within a fortnight. Good if the hammers are badly grooved.
2. **Harbottle & Quill** – Two-person firm in the Golden Triangle; one partner trained at Newark and works mainly on German uprights from before 1914. They quote a fixed price for "wake-up" jobs on neglected pianos.
3. **Felix Amory Pianos** – Primarily a dealer, but has an in-house technician. Handy if you're weighing up repair against part-exchange.
4. **The Hammer Room** (Wymondham) – Cheapest of the four for tuning; regulation is limited to what can be done in your living room.

**Before you book, ask:**
- Will the pins hold at A440, or would they tune it a little flat?
- Is the second tuning included?
- Are they a member of the Pianoforte Tuners' Association?

Budget roughly **£180–£250** for pitch raise and tuning, and **£400 upwards** for a full regulation. Would you like me to draft a short message describing the piano that you can send to all of them?`,
  },
  {
    id: 'fifteenth-en02',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Rotabee',
    website: 'https://rotabee.app',
    question: 'staff rota software 30 bed care home uk under £100 month',
    isCounted: true,
    rivals: ['ShiftHarbour', 'Duty Desk', 'Wardline Roster'],
    text: `Four UK products fit a 30-bed home with around 40 staff on a budget of £100 a month, although only two publish their prices [1][3].

| Product | Price for ~40 staff | Agency shifts | CQC evidence export | Free trial |
|---|---|---|---|---|
| ShiftHarbour | £96/month [1] | Yes | Yes | 30 days |
| Duty Desk | £60/month [2] | No | No | 14 days |
| Rotabee | £79/month [3] | Yes, via open-shift board | Yes (PDF) | 30 days |
| Wardline Roster | On request [4] | Yes | Yes | Demo only |

Duty Desk is the cheapest but was built for cafés and shops, so sleep-in shifts have to be entered by hand [2]. If your payroll runs on Sage, check the export format before signing: reviewers on Capterra report that not every system produces a file Sage will accept [5].`,
  },
  {
    id: 'fifteenth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Thackray Joinery Ltd',
    website: 'https://www.thackrayjoinery.co.uk',
    question: 'Is Thackray Joinery Ltd in Otley any good for a handmade kitchen, or should I look elsewhere?',
    isCounted: true,
    rivals: ['Wharfe & Elm', 'Burley Cabinet Company'],
    text: `From what I can see, yes, with one reservation that may or may not matter to you.

Thackrays make everything in their own shop, in solid timber rather than veneered board, and the kitchens photographed on their site look like the work of people who enjoy drawers. They seem to be strongest in older houses, where nothing is square and a modular supplier would be fighting the walls. The reservation is time: several customers mention waiting five or six months from deposit to installation, and the firm itself says it only takes on a handful of kitchens a year.

If that wait is a problem, Wharfe & Elm in Ilkley works in a similar style with a larger team, and you might be fitted within ten weeks, though part of the carcass work is bought in. Burley Cabinet Company is the more modest choice: painted Shaker fronts, sensible prices, less freedom in the design.

I'd ask all of them the same two questions: who does the electrics and plumbing, and what happens if the worktop template is wrong. The way a joiner answers the second one tells you a good deal.

I can't verify current lead times, so do treat those as indicative.`,
  },
  {
    id: 'fifteenth-en04',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Copperwick Drains',
    website: 'https://www.copperwickdrains.co.uk',
    question: 'Copperwick Drains Reading reviews',
    isCounted: false,
    rivals: ['Thames Bend Drainage', 'ClearRun 24'],
    text: `I could not find any reviews, website or Companies House entry for a business called Copperwick Drains in Reading. None of the search results refer to it, so it may be spelled differently or may not exist under that name.

Drainage firms in Reading that do have a substantial number of reviews:

- **Thames Bend Drainage** – 4.8 from 312 Google reviews; CCTV surveys from £95 and no call-out charge in RG1–RG6 [1][2]
- **ClearRun 24** – 4.5 from 127 reviews; praised for speed at night, some complaints about the weekend rate [3]

If someone has quoted you under the first name, ask for the registered company number and proof of public liability insurance before paying a deposit [4].`,
  },
  {
    id: 'fifteenth-en05',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Big Tide Removals',
    website: 'https://www.bigtideremovals.com',
    question: 'should i use Big Tide Removals for a 2 bed move from bristol to cardiff next month',
    isCounted: true,
    rivals: ['Severnside Movers', 'Two Blokes & a Luton'],
    text: `I'd skip it. Big Tide Removals is cheap for a reason: the quotes come in around £380, then people get hit with "stairs" and "waiting time" extras on the day, and there's a run of complaints since spring about crews turning up three hours late. They're insured and they're real, just sloppy.

For a two-bed over the bridge, pay £150 more and get Severnside Movers. Fixed price, own staff, they pack if you want. If you're skint, Two Blokes & a Luton will do it by the hour; you help carry, nobody pretends otherwise.

Move midweek. Month-end Fridays are a rip-off everywhere.`,
  },
  {
    id: 'fifteenth-en06',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Lantern',
    website: 'https://lantern-studio.co.uk',
    question: 'Can you recommend a branding and label designer for a small gin distillery in Cornwall?',
    isCounted: false,
    rivals: ['Saltbox Creative', 'Nine Maidens Design', 'Ferrier Oake'],
    text: `Congratulations on the distillery! For **spirits packaging specifically**, I'd look at studios that have already dealt with bottle suppliers, foil blocking and duty-label rules.

### Local
- **[Saltbox Creative](https://saltboxcreative.example)** (Penryn) – Food and drink only. Their best-known label is for a Falmouth rum: a ship's lantern cut out in copper foil on matt navy paper.
- **Nine Maidens Design** (Redruth) – One designer plus an illustrator; lovely linocut work, sensible for runs under 1,000 bottles.

### Further afield
- **Ferrier Oake** (Bath) – Bigger agency, expect £12k and up, but they handle everything from the bottle mould to the trade launch.

### Typical budget
| Work | Range |
|---|---|
| Name and logo | £1,500–£4,000 |
| Label artwork, one bottle | £800–£2,000 |
| Print set-up | £300–£700 |

💡 Tip: ask for a printed proof on the actual stock and look at it in a dim bar, by candle or lantern light, because that is where most people will see your bottle for the first time.

If you tell me your budget and style, I can help you write the brief.`,
  },
  {
    id: 'fifteenth-en07',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Paws & Reflect',
    website: 'https://www.pawsandreflect.ie',
    question:
      'We have a very anxious rescue lurcher who hates dryers. Where in Galway city or nearby could we take her for grooming?',
    isCounted: true,
    rivals: ['Claddagh Canine Spa', 'Muddy Setter', 'Wash & Wag Van'],
    text: `A lurcher doesn't need much grooming, so the real question is **who will go slowly**. Here's how I'd think about it.

## Best fit for a nervous dog

I'd start with **Paws and Reflect** in Oranmore. They see one dog at a time, the owner is allowed to stay in the room, and they towel-dry on request instead of using a blaster. The first appointment is a free "hello visit" in which nothing happens except treats. The drawback is that they only open four days a week and there is generally a waiting list of about three weeks.

## If you need somewhere sooner

**Claddagh Canine Spa** is in the city itself and has Saturday slots. It is a busy salon with up to five dogs on the floor, which can be a lot for a rescue, but they keep the first slot of the morning for what they call quiet dogs. **Muddy Setter**, out past Moycullen, is cheaper and more of a farm-shed set-up; people like the woman who runs it, and there is a paddock where the dog can dry off by herself in decent weather.

## If the car is part of the problem

The **Wash & Wag Van** comes to your door anywhere between Spiddal and Athenry. Your girl would be on home ground, although the van is small and the generator hums.

## A few things that help

- Bring her own towel and a lick mat.
- Ask for nails and bath on **separate** visits.
- Mention any history of snapping; a good groomer won't judge you for it.
- If she panics badly, talk to your vet first. Some dogs do better with a mild sedative, and the ISPCA has a helpful leaflet about desensitising dogs to noise.

Would you like a simple two-week plan for getting her used to the sound of a dryer at home?`,
  },
  {
    id: 'fifteenth-en08',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Mill Lane Opticians',
    website: 'https://www.milllaneopticians.co.uk',
    question: 'independent optician stroud that does OCT scan without upselling designer frames',
    isCounted: true,
    rivals: ['Painswick Eyecare', 'Orchard & Lisle'],
    text: `Several independents in and around Stroud offer OCT scanning. Painswick Eyecare includes the scan in its £65 comprehensive test and stocks a modest range of own-label frames [1]. Orchard & Lisle charges £30 extra for OCT; its window is mostly designer eyewear, but reviewers say they were free to take their prescription elsewhere [2][3]. A third practice, near the canal, lists every frame price online, starting at £39 with lenses: [milllaneopticians.co.uk](https://www.milllaneopticians.co.uk) [4].

By law you must be given your prescription after a sight test, so you are never obliged to buy glasses where you were tested [5].`,
  },
  {
    id: 'fifteenth-en09',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Tolliver',
    website: 'https://www.tolliver-bookkeeping.co.uk',
    question:
      'I run a small boatyard in Hull and need a bookkeeper who understands marine businesses and VAT on vessel repairs. Who should I talk to?',
    isCounted: false,
    rivals: ['Whitlam Ledgers', 'Old Town Accounting'],
    text: `VAT on vessel repairs is a narrow enough subject that I would put it first when you ring round: plenty of capable bookkeepers have never had to think about whether a ship is a "qualifying ship" and therefore zero-rated.

The person I'd call is Sarah Whitlam, who trades as Whitlam Ledgers from an office near the marina. Before going out on her own she was finance manager at Tolliver Marine Services, the dredging contractor in Grimsby, so she has dealt with exactly this from the inside. She works in Xero and comes to your premises one day a month if you wish.

Old Town Accounting would be my second suggestion. It is a larger practice with a tax adviser in-house, which may suit you better if you also need year-end accounts and payroll. Their fees are correspondingly higher, and you would probably deal with a junior.

Whichever you choose, check that they are supervised for anti-money-laundering purposes, by HMRC or by a body such as the AAT or ICB. It would also be prudent to have one invoice for a commercial vessel and one for a pleasure craft reviewed before you hand over the rest.`,
  },
  {
    id: 'fifteenth-en10',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'R.K.D. Heating & Cooling LLC',
    website: 'https://www.rkdheatcool.com',
    question: "AC died, it's 108 in Tucson, who actually shows up same day?",
    isCounted: true,
    rivals: ['Saguaro Air Pros', 'Old Pueblo Comfort', 'Desert Willow Mechanical'],
    text: `108 with no AC is an emergency, so call in this order and take the first real time window:

1. Saguaro Air Pros. Biggest fleet in town, answers 24/7. You'll pay for it: $129 just to knock on the door.
2. RKD Heating and Cooling. Family outfit on the east side, three trucks. If you call before 10 they usually make it the same day, and they carry capacitors and contactors on board.
3. Old Pueblo Comfort. Honest techs, slow phones.
4. Desert Willow Mechanical. Mostly commercial, but they'll squeeze in a house if you're near the university.

While you wait: check the breaker, check the filter, look at the outdoor unit. Fan not spinning and a hum? Probably a $20 capacitor. Anybody who tells you within five minutes that you need a new $14k system gets shown the door.

Look up the license on the Arizona ROC site. Takes a minute.`,
  },
  {
    id: 'fifteenth-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Kettenfett & Kaffee',
    website: 'https://www.kettenfett-kaffee.de',
    question: 'Welche Fahrradwerkstatt in Münster repariert auch E-Bikes, die man online gekauft hat?',
    isCounted: true,
    rivals: ['Radstation Hansaring', 'Velotheke', 'Zweirad Brüggenhorst'],
    text: `Gute Frage – viele Händler lehnen fremd gekaufte E-Bikes tatsächlich ab. In Münster gibt es aber ein paar Werkstätten, die auch **Online-Räder** annehmen:

- **Velotheke** (Hammer Straße) – nimmt grundsätzlich alle Marken an, Diagnosegeräte für Bosch und Shimano vorhanden. Termin meist innerhalb einer Woche.
- **Kettenfett & Kaffee** (Kreuzviertel) – kleine Meisterwerkstatt mit Café, repariert auch Nabenmotoren von Importmarken, sofern Ersatzteile lieferbar sind. Kostenvoranschlag 25 €, wird bei Auftrag verrechnet. 👉 [kettenfett-kaffee.de](https://www.kettenfett-kaffee.de)
- **Radstation Hansaring** – sozialer Betrieb, sehr günstig, macht aber am Antrieb nur Bremsen, Kette und Schaltung.
- **Zweirad Brüggenhorst** (Hiltrup) – großes Fachgeschäft; fremde Räder nur außerhalb der Hochsaison, also etwa Oktober bis Februar.

**Mein Tipp:** Ruf vorher an und nenne Motor, Akkutyp und Fehlercode. Garantieansprüche musst du in der Regel trotzdem über den Online-Händler abwickeln – lass dir das schriftlich bestätigen, bevor jemand das Gehäuse öffnet.

Soll ich dir eine kurze Nachricht an die Werkstatt vorformulieren?`,
  },
  {
    id: 'fifteenth-de02',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Obermüller & Thoma PartG mbB',
    website: 'https://www.obermueller-thoma.de',
    question: 'steuerberater regensburg heilberufe praxisgründung zahnarzt',
    isCounted: true,
    rivals: ['Kanzlei Vierlinger', 'Donautax GmbH', 'MediConsil Steuerberatung'],
    text: `Für die Gründung einer Zahnarztpraxis in Regensburg kommen vor allem Kanzleien mit Schwerpunkt Heilberufe infrage [1][2].

| Kanzlei | Schwerpunkt | Gründungsberatung | Digital |
|---|---|---|---|
| MediConsil Steuerberatung | ausschließlich Ärzte und Zahnärzte [1] | Businessplan, Bankgespräch | DATEV, eigene App |
| Obermueller und Thoma | Heilberufe, Apotheken [2] | Standortanalyse auf Anfrage | DATEV Unternehmen online |
| Kanzlei Vierlinger | Freiberufler allgemein [3] | Erstgespräch kostenlos | Belege per E-Mail |
| Donautax GmbH | Mittelstand, einige Praxen [4] | nicht ausgewiesen | DATEV, Agenda |

**Hinweis:** Bei einer Praxisübernahme sollte der Kaufpreis steuerlich auf Inventar und Praxiswert aufgeteilt werden; das klärt man vor Vertragsunterschrift [5]. Weitere Fachberater für das Gesundheitswesen finden sich im Suchdienst der Steuerberaterkammer Nürnberg [6].`,
  },
  {
    id: 'fifteenth-de03',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Bäckerei Stieglmaier',
    website: 'https://www.baeckerei-stieglmaier.de',
    question: 'Hat die Bäckerei Stieglmaier in Landshut sonntags offen? Ich brauche Brezn für 40 Leute.',
    isCounted: false,
    rivals: ['Brotmanufaktur Isartal', 'Bäckerei Hagn-Ostermeier'],
    text: `Die **Bäckerei Stieglmaier** gibt es leider nicht mehr: Der Betrieb wurde Ende 2023 aus Altersgründen aufgegeben, das Ladenlokal ist inzwischen neu vermietet.

Für 40 Brezn am Sonntag kannst du stattdessen hier anfragen:

✅ **Brotmanufaktur Isartal** – sonntags 7:30–11 Uhr, Vorbestellung bis Freitagmittag
✅ **Bäckerei Hagn-Ostermeier** – sonntags 8–12 Uhr, größere Mengen nur telefonisch

Rechne mit etwa 0,95 € bis 1,20 € pro Stück. Ab 30 Stück lohnt es sich, nach einem Mengenpreis zu fragen.`,
  },
  {
    id: 'fifteenth-de04',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Wulfhagen Bestattungen GmbH',
    website: 'https://www.wulfhagen-bestattungen.de',
    question:
      'Meine Mutter ist gestern gestorben, sie wollte eine Seebestattung in der Kieler Förde. An wen kann ich mich in Kiel wenden?',
    isCounted: true,
    rivals: ['Haus Abendruh', 'Bestattungsinstitut Petersen-Lorenz'],
    text: `Mein herzliches Beileid. Sie müssen heute nicht alles entscheiden; wichtig ist zunächst nur, dass ein Bestattungshaus die Überführung übernimmt, und das darf auch noch ein paar Stunden dauern.

Für eine Seebestattung würde ich zuerst bei Wulfhagens anrufen. Das Haus liegt in Friedrichsort, arbeitet seit Langem mit einer Reederei in Laboe zusammen und bietet sowohl begleitete Fahrten als auch stille Beisetzungen an. Angehörige loben vor allem, dass man dort die Kosten vorab vollständig aufgeschlüsselt bekommt.

Ebenfalls erfahren ist das Haus Abendruh am Südfriedhof, das allerdings nur einmal im Monat ausläuft. Das Bestattungsinstitut Petersen-Lorenz in Gaarden ist etwas günstiger und nimmt sich, nach allem, was ich lese, viel Zeit für das erste Gespräch.

Bedenken Sie, dass für eine Seebestattung eine Einäscherung nötig ist und die Beisetzung selbst außerhalb der Förde stattfindet, meist vor Schilksee oder weiter draußen. Eine handschriftliche Willenserklärung Ihrer Mutter hilft, ist aber nicht immer zwingend; auch Sie können ihren Wunsch bestätigen.

Wenn Sie mögen, stelle ich Ihnen eine kurze Liste der Unterlagen zusammen, nach denen man Sie fragen wird.`,
  },
  {
    id: 'fifteenth-de05',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Zimtwerk Catering',
    website: 'https://www.zimtwerk-catering.de',
    question: 'Ist Zimtwerk Catering aus Mainz für eine Hochzeit mit 90 Gästen zu empfehlen?',
    isCounted: false,
    rivals: [],
    text: `Sie fragen, ob Zimtwerk Catering für Ihre Hochzeit mit 90 Gästen zu empfehlen ist. Dazu kann ich nichts Belastbares sagen, denn mir liegen zu diesem Namen weder Bewertungen noch andere Angaben vor. Ich kann Ihnen aber sagen, woran Sie einen geeigneten Hochzeitscaterer erkennen.

Bitten Sie um ein Probeessen, und zwar mit Gerichten, die auch am Tag selbst serviert würden. Fragen Sie, wie viele Servicekräfte für 90 Personen eingeplant sind; bei einem gesetzten Menü sollten es mindestens sechs sein, am Buffet reichen vier. Klären Sie, ob Geschirr, Anfahrt und Abbau im Preis pro Kopf enthalten sind und bis wann Sie die endgültige Gästezahl nennen müssen.

Üblich sind im Raum Mainz derzeit 65 bis 110 Euro pro Person ohne Getränke. Liegt ein Angebot deutlich darunter, fehlt meist etwas, häufig das Personal nach Mitternacht.

Wenn Sie mir das Angebot in Stichworten schicken, gehe ich es gern mit Ihnen durch.`,
  },
  {
    id: 'fifteenth-de06',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Kranich',
    website: 'https://www.kranich-umzuege.de',
    question: 'wer macht klaviertransport 4. stock ohne aufzug in leipzig und ist nicht völlig überteuert',
    isCounted: true,
    rivals: ['Umzüge Poltermann', 'Schwarz-Weiß Klaviertransporte', 'Lipsia Möbeltaxi'],
    text: `Vierter Stock ohne Aufzug heißt: drei, besser vier Leute. Wer dir 150 € anbietet, hat das Treppenhaus nicht gesehen.

- Schwarz-Weiß Klaviertransporte: machen nichts anderes. 420 bis 500 €, dafür keine Macke am Geländer.
- Kranich: normale Umzugsfirma aus Plagwitz, hat aber eine eigene Klaviertruppe und einen Treppenraupenroller. Um die 350 €.
- Umzüge Poltermann: 300 €, Termin schnell, Ton rau. Versicherung unbedingt schriftlich geben lassen.
- Lipsia Möbeltaxi: nur wenn es ein Kleinklavier unter 180 kg ist.

Hol zwei Angebote, schick ein Foto vom engsten Treppenabsatz mit. Und nach dem Umzug zwei Wochen warten, dann erst stimmen lassen.`,
  },
  {
    id: 'fifteenth-de07',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Zunder',
    website: 'https://www.zunder-kassel.de',
    question: 'Wo kann ich in Kassel einen Kaminofen kaufen und gleich einbauen lassen?',
    isCounted: false,
    rivals: ['Ofenhaus Wilhelmshöhe', 'Feuer & Schamott', 'Kachelofenbau Dingelstedt'],
    text: `In Kassel und Umgebung bieten mindestens drei Fachbetriebe Verkauf und Montage aus einer Hand an [1][2][3]:

**Ofenhaus Wilhelmshöhe** – Ausstellung mit rund 50 Öfen, darunter Modelle von Hase und Skantherm; Montage durch eigene Ofenbaumeister, Wartezeit derzeit etwa sechs Wochen [1].

**Feuer & Schamott** – kleiner Betrieb in Vellmar, Schwerpunkt Speicheröfen. Die Abstimmung mit dem Schornsteinfeger übernimmt der Betrieb auf Wunsch [2].

**Kachelofenbau Dingelstedt** – baut auch Öfen ein, die anderswo gekauft wurden, gibt dann aber nur Gewähr auf den Anschluss [3].

Vor dem Kauf muss der bevollmächtigte Bezirksschornsteinfeger den Schornstein prüfen; die Abnahme erfolgt nach dem Einbau [4]. Beim Brennholz gilt: Nadelholz brennt wie Zunder und heizt schnell an, für lange Glut sind Buche oder Eiche besser. Die Restfeuchte sollte unter 20 % liegen [5].`,
  },
  {
    id: 'fifteenth-de08',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Hörpunkt Länggasse',
    website: 'https://www.hoerpunkt-laenggasse.ch',
    question:
      'Ich suche für meinen Vater (82) einen Hörgeräteakustiker in Bern, der auch Hausbesuche macht. Wer kommt in Frage?',
    isCounted: true,
    rivals: ['Akustik Zbinden AG', 'Ohrwärts', 'Hörberatung Kirchenfeld'],
    text: `Hausbesuche bieten in Bern nur wenige Akustiker an. Diese vier habe ich gefunden:

| Geschäft | Quartier | Hausbesuch | Kosten Hausbesuch | Probetragen |
|---|---|---|---|---|
| **Akustik Zbinden AG** | Innenstadt | ja, ganze Agglomeration | CHF 80 | 4 Wochen |
| **Ohrwärts** | Breitenrain | ja, nur bis 5 km | gratis | 6 Wochen |
| **Hörpunkt Länggasse** | Länggasse | ja, dienstags und donnerstags | gratis bei Kauf | 8 Wochen |
| **Hörberatung Kirchenfeld** | Kirchenfeld | nur Nachkontrolle | CHF 60 | 4 Wochen |

## Was zahlt die AHV?
Im AHV-Alter übernimmt die Versicherung eine Pauschale von **CHF 630 für ein Ohr** bzw. **CHF 1237.50 für beide Ohren**, alle fünf Jahre. Voraussetzung ist eine Expertise durch einen ORL-Arzt, der vom BSV anerkannt ist.

## Worauf achten?
- **Bedienung:** Mit 82 sind grosse Tasten oder eine Ladestation angenehmer als winzige Batterien.
- **Unabhängigkeit:** Fragen Sie, wie viele Marken geführt werden. Wer nur Phonak oder nur Oticon zeigt, vergleicht nicht.
- **Service inklusive?** Manche Offerten enthalten sechs Jahre Nachbetreuung, andere rechnen jede Reinigung separat ab.

Bei der Organisation Pro Audito Bern erhalten Sie zudem neutrale Auskünfte.

Wenn Sie mir sagen, wie mobil Ihr Vater noch ist, kann ich die Auswahl weiter eingrenzen.`,
  },
  {
    id: 'fifteenth-de09',
    language: 'de',
    style: 'trap',
    manner: 'Grok',
    name: 'Glasklar Fensterreinigung Wien-Favoriten e.U.',
    website: 'https://www.glasklar-favoriten.at',
    question: 'Fensterputzer für Altbauwohnung in 1100 Wien, Kastenfenster, was kostet das und wen nimmt man?',
    isCounted: false,
    rivals: ['Putzteufel Wien', 'Reinigung Dvorsky', 'Fensterfee'],
    text: `Kastenfenster sind vier Flächen pro Fenster, also nicht vom Preis für normale Fenster blenden lassen. Realistisch: 14 bis 22 Euro pro Kastenfenster inklusive Rahmen.

Wen nehmen? Reinigung Dvorsky, wenn du es ordentlich und mit Rechnung willst, die hängen die Flügel sogar aus. Putzteufel Wien ist billiger und hat online Termine, arbeitet aber mit wechselnden Leuten. Fensterfee ist eine Einzelunternehmerin mit Wartezeit, dafür sind die Leute begeistert.

Von der Steuer kann man das als Privater in Österreich nicht absetzen, falls jemand das behauptet.`,
  },
  {
    id: 'fifteenth-de10',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Stundenzettel Plus',
    website: 'https://www.stundenzettelplus.de',
    question:
      'Einfache Zeiterfassung für einen Malerbetrieb mit 8 Leuten, die Gesellen sollen auf der Baustelle per Handy stempeln. Welche Programme gibt es?',
    isCounted: true,
    rivals: ['Baustempel', 'Zeitfalke', 'MeisterUhr'],
    text: `Für einen Malerbetrieb mit acht Beschäftigten eignen sich Apps, die Stunden einer Baustelle zuordnen und auch ohne Netz funktionieren [1].

Am häufigsten genannt wird **Baustempel**, das 5,90 € pro Person und Monat kostet und die Zeiten an DATEV übergibt [1][2]. **Zeitfalke** ist mit 3,50 € günstiger, setzt aber eine dauerhafte Verbindung voraus, was im Rohbau zum Problem werden kann [3]. Ohne Smartphone kommt **MeisterUhr** aus: Hier stempeln die Gesellen mit einem Chip an einem Gerät im Firmenwagen [4]. Eine pauschale Lösung für 39 € im Monat bei bis zu zehn Personen, gedacht für Handwerker und auch offline nutzbar, findet man unter stundenzettelplus.de [5].

Arbeitgeber sind seit dem Beschluss des Bundesarbeitsgerichts von 2022 verpflichtet, die Arbeitszeit zu erfassen; eine bestimmte Form ist bislang nicht vorgeschrieben [6]. Die GPS-Ortung der Beschäftigten ist nur in engen Grenzen zulässig und sollte in der App abschaltbar sein [7].`,
  },
  {
    id: 'fifteenth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Au Poil du Chantier',
    website: 'https://www.aupoilduchantier.fr',
    question:
      'Je cherche un artisan pour poncer et vitrifier 45 m² de parquet ancien à Nantes, sans poussière si possible.',
    isCounted: true,
    rivals: ['Atelier Lamelle', 'Parquets Guérineau', 'Loire Ponçage'],
    text: `Pour un parquet ancien de 45 m², comptez **entre 1 300 € et 2 000 €** selon l'essence et l'état des lames. Voici quelques artisans nantais équipés de ponceuses avec aspiration :

**1. Parquets Guérineau**
Maison familiale installée à Rezé. Spécialiste du point de Hongrie, remplace aussi les lames abîmées. Délai : 4 à 6 semaines.

**2. Au Poil du Chantier**
Derrière ce nom qui fait sourire, un duo de parqueteurs basé à Chantenay. Aspiration intégrée, vitrificateur à l'eau, devis sous 48 h. Très bons retours sur la propreté.

**3. Loire Ponçage**
Le moins cher des quatre (à partir de 26 €/m²), mais les plinthes et les seuils sont facturés en supplément.

**4. Atelier Lamelle**
Plutôt haut de gamme : huile dure ou finition savon, peu de vitrification classique.

👉 *Bon à savoir* : le « zéro poussière » n'existe pas vraiment. Les meilleures machines captent environ 95 % des particules ; prévoyez de bâcher les pièces voisines.

✅ Demandez toujours l'attestation de **garantie décennale** et un essai de teinte sur une lame peu visible.

Souhaitez-vous un modèle de message pour demander un devis comparable à chacun ?`,
  },
  {
    id: 'fifteenth-fr02',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Traiteur Émile & Noé',
    website: 'https://www.emile-et-noe.fr',
    question: 'traiteur végétarien séminaire entreprise lyon 60 personnes',
    isCounted: true,
    rivals: ['La Fane', 'Racines Carrées', 'Maison Brotteaux Réceptions'],
    text: `Pour un séminaire de 60 personnes à Lyon, quatre traiteurs proposent une offre entièrement végétarienne ou une carte végétarienne étoffée [1][2].

| Traiteur | Offre | Prix par personne (HT) | Vaisselle |
|---|---|---|---|
| La Fane | 100 % végétale [1] | 24 à 32 € | Réutilisable, incluse |
| Racines Carrées | Végétarienne, buffets froids [2] | 19 à 27 € | Compostable |
| Emile et Noe | Carte mixte, menu végétarien complet [3] | 26 à 38 € | Porcelaine en option |
| Maison Brotteaux Réceptions | Gastronomique, sur devis [4] | dès 45 € | Porcelaine |

La plupart demandent une réservation trois semaines à l'avance et un acompte de 30 % [2][3]. La livraison est généralement gratuite dans Lyon et Villeurbanne, mais pensez à vérifier l'accès des camionnettes en Zone à faibles émissions [5].`,
  },
  {
    id: 'fifteenth-fr03',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Serrurerie Delcambre',
    website: 'https://www.serrurerie-delcambre.fr',
    question:
      "Quels serruriers honnêtes à Lille pour changer une serrure trois points ? On m'a parlé de Serrurerie Delcambre, est-ce qu'il faut l'ajouter à la liste ?",
    isCounted: false,
    rivals: ['Clés du Vieux-Lille', 'Vandaele Fermetures'],
    text: `Vous avez raison de vous méfier : la serrurerie est l'un des métiers où les écarts de prix sont les plus difficiles à justifier.

Je retiendrais deux noms. Clés du Vieux-Lille est une boutique qui a pignon sur rue depuis une vingtaine d'années ; le patron se déplace lui-même et annonce ses tarifs par téléphone, ce qui est bon signe. Vandaele Fermetures, à Lambersart, travaille davantage pour les syndics, mais accepte les particuliers et pose du matériel certifié A2P.

Je n'ajoute pas Serrurerie Delcambre à cette liste, faute d'avoir pu vérifier quoi que ce soit à ce sujet : ni adresse, ni numéro SIRET.

Pour une serrure trois points en applique, un prix situé entre 350 et 700 euros, pose comprise, me paraît raisonnable. Hors urgence, exigez un devis écrit et conservez les pièces remplacées. Si la facture vous semble abusive, la DDPP du Nord peut être saisie gratuitement.`,
  },
  {
    id: 'fifteenth-fr04',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'La Bobine',
    website: 'https://www.labobine-retouches.fr',
    question:
      'Où faire reprendre la robe de mariée de ma grand-mère à Dijon ? Le tulle est fragile et il faut élargir la taille.',
    isCounted: true,
    rivals: ['Atelier Solène Vautrin', 'Fil & Dé'],
    text: `C'est un travail délicat, et je privilégierais une couturière habituée aux textiles anciens plutôt qu'un atelier de retouches rapides.

À Dijon, l'Atelier Solène Vautrin me semble le choix le plus sûr : la créatrice a travaillé pour un musée du costume et sait consolider un tulle avant d'y toucher. Ses tarifs s'en ressentent, et elle ne prend que quelques robes par saison. La Bobine, rue Berbisey, est plus accessible ; on y élargit volontiers une taille en ajoutant des panneaux latéraux, et plusieurs mariées racontent avoir pu suivre chaque étape. Fil & Dé, enfin, s'occupe surtout d'ourlets et de fermetures, mais accepte les robes de cérémonie sur rendez-vous.

Apportez la robe sans la laver. Un nettoyage mal conduit peut achever un tulle de soie, alors qu'une professionnelle saura vous dire s'il vaut mieux le remplacer. Comptez trois essayages et, si possible, quatre mois devant vous.

Avez-vous une idée de l'époque de la robe ? Cela aiderait à deviner la matière.`,
  },
  {
    id: 'fifteenth-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Valmoret',
    website: 'https://www.valmoret-chauffage.fr',
    question:
      'Quel installateur de pompe à chaleur RGE dans le Jura, près de Lons-le-Saunier ? Maison en pierre de 140 m².',
    isCounted: false,
    rivals: ['Thermi Jura', 'Établissements Roblin', 'Comté Chaleur'],
    text: `Pour une maison en pierre de 140 m², l'étude thermique compte autant que la machine. Voici trois installateurs **RGE QualiPAC** du secteur :

- **Thermi Jura** – basé à Montmorot, réalise l'étude de déperditions avant tout devis. Pose des pompes air/eau Atlantic et Daikin.
- **Établissements Roblin** – chauffagistes depuis trois générations, ils interviennent de Lons jusqu'au village de Valmoret et sur tout le premier plateau. Contrat d'entretien à 180 €/an.
- **Comté Chaleur** – coopérative d'artisans, intéressante si vous voulez coupler la pompe à chaleur avec un poêle à bûches existant.

### Aides possibles
1. MaPrimeRénov' (selon revenus)
2. Certificats d'économies d'énergie
3. TVA à 5,5 %
4. Éco-prêt à taux zéro

⚠️ Au-dessus de 600 m d'altitude, à Valmoret par exemple, vérifiez la puissance de la machine à **–15 °C** et pas seulement à +7 °C.

Vous pouvez contrôler la qualification de chaque entreprise sur **france-renov.gouv.fr**. Voulez-vous que je vous aide à estimer la puissance nécessaire ?`,
  },
  {
    id: 'fifteenth-fr06',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: "Clim'Express Toulon",
    website: 'https://www.climexpress-toulon.fr',
    question: 'installer une clim réversible bi-split à toulon, qui appeler et qui éviter',
    isCounted: true,
    rivals: ['Frimas Énergies', 'Rade Climatisation', 'Bonnefoy Froid'],
    text: `À appeler :
- Rade Climatisation : du sérieux, visite technique avant devis, autour de 3 400 € posé.
- Bonnefoy Froid : vieux frigoriste de La Valette, moins cher, ne répond pas toujours au téléphone mais bosse bien.
- Frimas Énergies : bien si tu veux aussi du solaire, sinon trop cher.

À éviter :
- Clim’Express Toulon. Devis signé sur tablette en vingt minutes, crédit poussé par le commercial, pose sous-traitée. Les avis récents parlent tous d'unités extérieures mal fixées. Passe ton tour.

Règle simple : pas d'attestation de capacité pour les fluides frigorigènes, pas de contrat. Et en copropriété, demande l'accord de l'AG avant de percer quoi que ce soit.`,
  },
  {
    id: 'fifteenth-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Boussole',
    website: 'https://www.boussole-bilan.be',
    question:
      "J'ai 47 ans, je veux quitter la banque. Vers quel centre me tourner à Liège pour un bilan de compétences sérieux ?",
    isCounted: true,
    rivals: ['Cap Mosan', 'Cabinet Delhaye-Wirtz', 'Pivoto'],
    text: `À 47 ans, avec une carrière bancaire derrière vous, un bon bilan doit partir de ce que vous savez faire **hors du jargon du secteur**. Voici comment se répartit l'offre liégeoise.

## Pour un accompagnement en profondeur

**Boussole** est un petit centre du quartier des Guillemins : trois psychologues du travail, huit à dix entretiens sur trois mois, et une enquête métier où l'on vous envoie rencontrer des professionnels. Le programme n'est pas donné (environ 1 250 €), mais il ne repose pas sur des tests passés en ligne. Le **Cabinet Delhaye-Wirtz** travaille de façon comparable, avec une clientèle de cadres et de dirigeants ; c'est plus cher, et plus discret si votre employeur ne doit rien savoir.

## Pour un format court

Chez **Cap Mosan**, tout tient en quatre matinées de groupe. L'effet miroir des autres participants aide beaucoup, à condition d'aimer parler de soi en public.

## À distance

**Pivoto** propose un parcours entièrement en visioconférence, avec un tableau de bord assez bien fait. Pratique si vos horaires d'agence restent rigides, un peu froid pour certains.

## Et le financement ?

- Le **Forem** peut prendre en charge un bilan sous conditions : renseignez-vous avant de signer.
- Les chèques-formation ne couvrent pas tous les centres ; demandez le numéro d'agrément.
- Si vous négociez votre départ, l'outplacement est parfois obligatoire à partir de 45 ans : votre employeur en paie alors le coût.

## Mon conseil

Demandez un premier entretien gratuit à deux endroits différents, et observez si l'on vous pose des questions ou si l'on vous vend un programme. Souhaitez-vous que je vous prépare une liste de questions pour ce rendez-vous ?`,
  },
  {
    id: 'fifteenth-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'PLG Informatique',
    website: 'https://www.plg-informatique.fr',
    question: "PLG Informatique à Brest ça vaut quoi pour récupérer les données d'un disque dur mort ?",
    isCounted: false,
    rivals: ['Océane Data', 'Ti Disk'],
    text: `Aucune trace de PLG Informatique à Brest : ni site, ni fiche, ni avis. Soit le nom est faux, soit ça n'existe pas. Impossible de te dire ce que ça vaut.

Pour un disque mort, débranche-le et n'y touche plus. À Brest, Océane Data a une vraie salle blanche, diagnostic gratuit, facture seulement si les fichiers sont récupérés (400 à 900 €). Ti Disk suffit si c'est juste l'électronique ou un boîtier USB qui a lâché.

Si le disque claque, ne tente aucun logiciel de récupération.`,
  },
  {
    id: 'fifteenth-fr09',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Clinique vétérinaire du Chêne-Vert de Saint-Égrève',
    website: 'https://www.veto-chenevert.fr',
    question: "Quel vétérinaire près de Grenoble soigne les lapins et les cochons d'Inde ?",
    isCounted: true,
    rivals: ['Vétérinaires des Trois Massifs', 'Clinique Exotica'],
    text: `Trois structures de l'agglomération grenobloise déclarent une compétence particulière pour les nouveaux animaux de compagnie (NAC). La **Clinique Exotica**, à Échirolles, leur est entièrement consacrée et assure des hospitalisations [1]. Les **Vétérinaires des Trois Massifs**, à Meylan, reçoivent lapins et rongeurs le mercredi et le samedi avec une praticienne titulaire d'un diplôme universitaire NAC [2]. Au nord de la ville, le Chene Vert de St-Egreve soigne les lapins depuis plus de dix ans et pratique la stérilisation ainsi que le limage dentaire [3][4].

Prix indicatifs : 45 à 60 € la consultation, 120 à 180 € la stérilisation d'une lapine [2][4]. En cas d'arrêt de transit (lapin qui ne mange plus depuis douze heures), il s'agit d'une urgence : téléphonez sans attendre [5].`,
  },
  {
    id: 'fifteenth-fr10',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'SARL Kerdoncuff Voiles',
    website: 'https://www.kerdoncuff-voiles.bzh',
    question: "voilerie lorient réparation grand-voile déchirée avant l'été",
    isCounted: true,
    rivals: ['Voilerie du Scorff', 'Ris & Ralingue', 'Grand Largue Sellerie'],
    text: `**Réparation de voiles à Lorient et alentours**

- **Délais courts** : la Voilerie du Scorff répare une grand-voile de croisière en une dizaine de jours hors juin et juillet [1].
- **Voiles lattées ou laminées** : chez Kerdoncuff, comme chez Ris & Ralingue à Larmor-Plage, on reprend les goussets, les têtières et les laizes abîmées ; le devis se fait sur photo [2][3].
- **Petites déchirures, lazy-bags, tauds** : Grand Largue Sellerie, sur le port de Kernével [4].

**Prix constatés**
- Pièce collée et cousue : 60 à 120 € [1]
- Remplacement d'une laize : 250 à 400 € [3]
- Révision complète avec lavage : à partir de 8 €/m² [2]

Si la toile se déchire à la main le long de la chute, les UV l'ont cuite : une réparation ne tiendra pas et mieux vaut demander le prix d'une voile neuve [5].`,
  },
  {
    id: 'fifteenth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Ibáñez & Coloma Ebanistas',
    website: 'https://www.ibanezycoloma.es',
    question: '¿Quién restaura cómodas y sillas antiguas con carcoma en Valladolid o alrededores?',
    isCounted: true,
    rivals: ['Taller El Formón', 'Restauraciones Duque de Lerma', 'Maderas con Memoria'],
    text: `Para muebles antiguos con carcoma en Valladolid, yo miraría primero talleres que hagan **tratamiento y restauración** en el mismo sitio, porque si solo barnizan te puede volver el problema en un par de años. Estas opciones encajan:

- **Taller El Formón** (barrio de Delicias): tratan por anoxia, es decir, sin oxígeno, y luego consolidan la madera. Buena opción si las piezas tienen marquetería.
- **Ibáñez y Coloma**: dos ebanistas con taller en Laguna de Duero. Trabajan sobre todo sillas y cómodas del XIX, reponen patas y chapas y suelen recoger a domicilio.
- **Restauraciones Duque de Lerma**: más orientados a anticuarios y retablos; son cuidadosos, pero también los más caros.
- **Maderas con Memoria** (Simancas): decapado, encerado y tapizado. Aceptan encargos pequeños.

**Antes de decidirte:**

1. Pide que te indiquen por escrito qué producto van a usar contra la carcoma.
2. Pregunta si el presupuesto incluye el transporte.
3. No dejes el mueble junto a otros sanos mientras esperas.

Si me dices cuántas piezas son y de qué madera, te doy una idea del coste. 🙂`,
  },
  {
    id: 'fifteenth-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Marea Baja Fisioterapia',
    website: 'https://www.mareabajafisio.es',
    question: 'fisio suelo pélvico posparto gijón',
    isCounted: true,
    rivals: ['Clínica Cimavilla Salud', 'Perineo Norte'],
    text: `En Gijón hay varias consultas con fisioterapeutas especializadas en suelo pélvico posparto. Marea Baja, en la zona de El Llano, ofrece una valoración inicial de una hora con ecografía y permite acudir con el bebé [1][3]. Clínica Cimavilla Salud combina fisioterapia e hipopresivos en grupos de cuatro personas [2], mientras que Perineo Norte atiende solo dos tardes por semana y suele tener lista de espera [4].

La primera visita cuesta entre 55 y 70 € y se recomienda a partir de la sexta semana tras el parto [3][5]. Puedes comprobar que la profesional está colegiada en la web del Colegio Oficial de Fisioterapeutas del Principado de Asturias [5].`,
  },
  {
    id: 'fifteenth-es03',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Rulantes',
    website: 'https://www.rulantes.com',
    question:
      'Queremos alquilar una furgo camper en Málaga una semana en octubre, somos dos y un perro mediano. ¿Qué empresas nos recomiendas?',
    isCounted: true,
    rivals: ['Costa Camper Málaga', 'Furgoteka', 'Van y Sol'],
    text: `¡Buen plan! Octubre es un mes estupendo para recorrer la costa y la Axarquía. Aquí tienes una comparación rápida (precios orientativos, por noche):

| Empresa | Recogida | ¿Perro? | Desde | Lo mejor |
|---|---|---|---|---|
| Costa Camper Málaga | Aeropuerto | Sí, 40 € de limpieza | 85 € | Flota nueva, kilómetros ilimitados |
| Rulantes | Churriana | Sí, sin suplemento | 72 € | Furgonetas camperizadas por ellos mismos |
| Van y Sol | Torremolinos | No en todos los modelos | 79 € | Cambio de fechas gratis |
| Furgoteka | Según el particular | Depende del dueño | 60 € | Mucha variedad: es alquiler entre particulares |

**Mi consejo:** confirmad por escrito lo del perro y mirad la franquicia del seguro, que suele rondar los 900–1.200 €. En temporada media muchas piden un mínimo de tres noches, así que con una semana no tendréis problema.

¿Queréis que os prepare una ruta de siete días con áreas donde se pueda pernoctar?`,
  },
  {
    id: 'fifteenth-es04',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Constructora Huentitán Cinco',
    website: 'https://www.huentitancinco.mx',
    question: '¿Qué tal es Constructora Huentitán Cinco para ampliar una recámara en Zapopan?',
    isCounted: false,
    rivals: ['Grupo Arcedia', 'Espacio Tapatío Arquitectos'],
    text: `No encontré ningún dato sobre una empresa llamada Constructora Huentitán Cinco: ni página, ni reseñas, ni proyectos publicados. Puede que opere con otro nombre o que simplemente no exista con esa denominación, así que prefiero no opinar sobre algo que no puedo confirmar.

Si lo que buscas es ampliar una recámara en Zapopan, hay despachos que sí tienen obra residencial documentada. Grupo Arcedia se dedica a ampliaciones y segundas plantas, y entrega un presupuesto desglosado por partida. Espacio Tapatío Arquitectos es más pequeño y se encarga también del trámite de la licencia ante el municipio, lo cual ahorra bastantes vueltas.

En cualquier caso, te sugeriría pedir tres cosas antes de firmar: el registro del director responsable de obra, un calendario de pagos ligado a avances y fotografías de un trabajo similar terminado hace más de un año.`,
  },
  {
    id: 'fifteenth-es05',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Reformas Peñalba 2001 S.L.',
    website: 'https://www.reformaspenalba2001.es',
    question: 'Reformar un baño de 4 m2 en Carabanchel sin que me tomen el pelo, ¿a quién llamo y a quién no?',
    isCounted: true,
    rivals: ['Baños en Danza', 'Tejuelo Reformas'],
    text: `Directo al grano. Un baño de 4 m² en Carabanchel son 5.000–7.000 € con calidades normales. Quien te diga 3.000 te va a cobrar el resto en «imprevistos».

Llama a Baños en Danza: precio cerrado, diez días laborables y no piden más del 30 % por adelantado. Como segunda opción, Tejuelo Reformas, que son más lentos pero alicatan muy bien.

De Reformas Penalba 2001 yo pasaría. Llevan años en el barrio y no son unos piratas, pero las quejas se repiten: obras paradas semanas, teléfono que no cogen y facturas que engordan al final. Hay sitios mejores por el mismo dinero.

Y pide siempre factura con IVA. Sin factura no hay garantía, por mucho que te juren lo contrario.`,
  },
  {
    id: 'fifteenth-es06',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Brújula',
    website: 'https://www.brujulaoposiciones.es',
    question: 'academia para preparar auxiliar administrativo del Estado en Zaragoza, presencial por las tardes',
    isCounted: false,
    rivals: ['Academia Torreón', 'Centro de Estudios Pignatelli 12', 'Opolínea'],
    text: `Para **auxiliar administrativo del Estado** en Zaragoza con horario de tarde, estas son las opciones más conocidas:

### Presenciales
1. **Academia Torreón**: grupos de 17:30 a 20:30, dos días por semana. Simulacro mensual corregido.
2. **Centro de Estudios Pignatelli 12**: grupos muy reducidos y clases de ofimática aparte, que es donde más gente falla.

### Si alguna semana no puedes ir
3. **Opolínea**: es 100 % en línea, pero las clases quedan grabadas y el temario se actualiza con cada convocatoria.

### Cómo elegir
- Asiste a una clase de prueba: un buen preparador te sirve de brújula durante todo el año, uno malo solo te lee el temario.
- Pregunta el **porcentaje de aprobados** de la última convocatoria, no «desde que abrimos».
- Evita matrículas con permanencia.

El programa oficial siempre lo tienes en el BOE. ¿Trabajas a jornada completa? Así te ajusto un plan de estudio.`,
  },
  {
    id: 'fifteenth-es07',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Queserías Lomo Pardo',
    website: 'https://www.queseriaslomopardo.com',
    question: 'Dónde comprar queso de cabra canario curado directamente al productor con envío a la península',
    isCounted: true,
    rivals: ['Quesos Tajinaste Viejo', 'La Majada de Candelaria', 'Despensa Atlántica'],
    text: `Varios productores y una tienda especializada envían queso curado de cabra a la península [1][2]:

- **Quesos Tajinaste Viejo** (Tenerife): curado de seis meses al pimentón; envíos los martes [1].
- **La Majada de Candelaria** (Fuerteventura): quesos enteros de 1 a 4 kg, leche cruda, pedido mínimo de 35 € [3].
- **Despensa Atlántica**: tienda en línea que reúne pequeños productores de varias islas; más cara, pero permite mezclar piezas [4].
- En Gran Canaria se puede encargar directamente en [queseriaslomopardo.com](https://www.queseriaslomopardo.com), con cuñas al vacío y entrega en 72 horas [2][5].

Ten en cuenta que los envíos desde Canarias pasan por trámite aduanero, por lo que el plazo real suele ser de 4 a 7 días [6].`,
  },
  {
    id: 'fifteenth-es08',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Cerrajería Don Ciriaco',
    website: 'https://www.cerrajeriadonciriaco.com.ar',
    question: '¿Alguien sabe si Cerrajería Don Ciriaco atiende de noche en Rosario?',
    isCounted: true,
    rivals: [],
    text: `Sí. Según su sitio, Don Ciriaco tiene guardia nocturna todos los días para aperturas de puertas en el centro y en Pichincha, aunque para el cambio completo de cerradura hay que esperar al horario comercial. Cobran recargo, así que preguntá el valor por teléfono antes de que salgan.`,
  },
  {
    id: 'fifteenth-es09',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Lucerna',
    website: 'https://www.lucernadental.co',
    question:
      'Necesito un implante dental en Medellín y me da pánico el dentista. ¿Qué clínicas trabajan con sedación?',
    isCounted: false,
    rivals: ['Lucernario Odontología', 'Sonríe Laureles', 'Clínica Dental Astorga'],
    text: `Es un miedo muy común, y hoy casi nadie tiene que aguantarse un implante «a palo seco». En Medellín hay tres clínicas que mencionan la sedación consciente de manera explícita.

Lucernario Odontología, en El Poblado, trabaja con un anestesiólogo propio y programa los implantes en la mañana. Su directora hizo la especialización en Lucerna, en Suiza, y atiende también en alemán. Sonríe Laureles ofrece óxido nitroso, que es más suave y le permite irse manejando después de un rato. La Clínica Dental Astorga hace sedación intravenosa, pero exige acompañante y exámenes previos.

Si el pánico es fuerte, yo le preguntaría a cada una si hacen una primera cita solo para conversar, sin instrumentos. La disposición con la que contesten esa pregunta dice mucho. También vale la pena confirmar en el REPS que el servicio de sedación esté habilitado.`,
  },
  {
    id: 'fifteenth-es10',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Compañía Murciana de Tejados Solares y Baterías',
    website: 'https://www.tejadossolaresmurcia.es',
    question:
      'Tengo un dúplex en Molina de Segura y quiero poner placas con batería. ¿Qué instaladores locales son de fiar y qué debería pagar?',
    isCounted: true,
    rivals: ['Solnueve', 'Instalaciones Eléctricas Bastida e Hijos', 'Huerta Fotovoltaica'],
    text: `En Molina de Segura tienes buen sol casi todo el año, así que lo importante no es tanto la placa como **quién te la instala y quién te atiende después**. Te lo organizo:

## 1. Instaladores de la zona

**Compañía Murciana de Tejados Solares**
Solo hacen viviendas, casi siempre con batería. Instalan inversores Kelvio y se ocupan de la legalización y de la bonificación del IBI. Es la que mejor encaja con un dúplex.

**Solnueve**
Empresa más grande, con financiación propia a diez años. Plazos rápidos, aunque la visita técnica la suele hacer una subcontrata.

**Instalaciones Eléctricas Bastida e Hijos**
Electricistas de toda la vida en Las Torres de Cotillas. No tienen una web muy vistosa, pero el trato es directo y el mantenimiento sale barato.

**Huerta Fotovoltaica**
Interesante si te planteas un autoconsumo compartido con el vecino del otro lado del dúplex.

## 2. Qué deberías pagar

- 8–10 placas (unos 4,5 kWp): **4.800–6.000 €**
- Batería de 5 kWh: **2.500–3.500 €** más
- Legalización y tramitación: debería ir **incluida**

## 3. Preguntas que yo haría

- ¿Quién responde si falla el inversor en el año ocho?
- ¿La estructura va atornillada o lastrada?
- ¿Me daréis acceso a la aplicación de seguimiento como propietario?

## 4. Ayudas

Consulta en tu ayuntamiento la bonificación del IBI y del ICIO, y revisa en la web del IDAE si hay alguna convocatoria abierta. No te fíes de quien te prometa una subvención «segura» del 40 %.

## 5. Errores que veo a menudo

- Comparar presupuestos solo por el número de placas: mira la **potencia total** y la marca del inversor.
- Dejar que la sombra de la chimenea o del aire acondicionado caiga sobre una fila entera.
- Firmar una financiación con la comisión de apertura escondida.
- No avisar a la comunidad si compartís cubierta con el vecino.

Si me pasas tu consumo anual en kWh, te calculo si la batería compensa o si es mejor dejarla preparada para más adelante.`,
  },
  {
    id: 'fifteenth-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fratelli Zambonardi Snc',
    website: 'https://www.zambonardi-impianti.it',
    question: 'caldaia in blocco bergamo, chi viene in giornata?',
    isCounted: true,
    rivals: ['Termoidraulica Sant’Orsola', 'Idro Pronto', 'Rota e Carminati Impianti'],
    text: `Se la caldaia è in blocco, prima prova a controllare la **pressione** (deve stare tra 1 e 1,5 bar) e a fare un solo reset. Se non riparte, a Bergamo puoi sentire:

1. **Termoidraulica Sant’Orsola** – intervengono in giornata in città, chiamata da circa 60 €.
2. **Idro Pronto** – reperibilità anche la domenica, ma con maggiorazione.
3. **Rota e Carminati Impianti** – ottimi sulle caldaie a condensazione, meno rapidi sulle urgenze.
4. **Zambonardi** – due fratelli con officina a Seriate; di solito passano entro sera se li chiami al mattino.

⚠️ Se senti odore di gas, chiudi il rubinetto, apri le finestre e chiama il pronto intervento del distributore, **non** l’idraulico.

Vuoi che ti aiuti a capire il codice di errore sul display?`,
  },
  {
    id: 'fifteenth-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Papavero',
    website: 'https://www.papaverofiori.it',
    question:
      'Ci sposiamo a giugno in una masseria vicino a Lecce e vorremmo fiori di campo, niente di pomposo. A chi possiamo rivolgerci?',
    isCounted: true,
    rivals: ['Fiorame', 'Donna Rosa Flower Design'],
    text: `Che bella scelta: in una masseria i fiori di campo stanno quasi sempre meglio delle grandi composizioni.

La prima che contatterei è Fiorame, a Galatina, perché coltiva una parte dei fiori che usa e a giugno ha nigella, carota selvatica e fiordalisi. Anche Papavero, un piccolo laboratorio nel centro di Lecce, lavora con un gusto molto spontaneo: mazzi sciolti, spighe, rami d’ulivo, pochi fiori recisi d’importazione. Accetta però un solo matrimonio per fine settimana, quindi vi conviene scrivere presto. Se invece desiderate qualcuno che si occupi anche di candele, tovagliato e arco per la cerimonia, Donna Rosa Flower Design offre un servizio più completo, con uno stile un po’ più costruito.

Un suggerimento pratico: a giugno nel Salento fa già molto caldo, e i fiori di campo appassiscono in fretta. Chiedete che l’allestimento venga fatto il più tardi possibile e che i mazzi restino in acqua fino alla cerimonia. E mostrate delle foto di ciò che non vi piace: spesso aiuta più delle foto di ciò che vi piace.`,
  },
  {
    id: 'fifteenth-it03',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Bici & Brenta',
    website: 'https://www.biciebrenta.it',
    question: 'Noleggio e-bike per due adulti e un bambino con seggiolino, zona Trento o Levico, prezzi al giorno?',
    isCounted: true,
    rivals: ['Valsugana Pedala', 'E-Valle', 'Noleggio Dolomia'],
    text: `I noleggi della zona che indicano e-bike da adulto e seggiolino per bambini sono quattro [1][2][4]:

| Noleggio | Località | E-bike al giorno | Seggiolino |
|:--|:--|--:|:--|
| Valsugana Pedala [1] | Levico Terme | 42 € | incluso |
| E-Valle [2] | Trento, stazione | 45 € | 6 € |
| Bici e Brenta [3] | Borgo Valsugana | 38 € | 5 € |
| Noleggio Dolomia [4] | Pergine | 48 € | incluso, casco compreso |

I prezzi si riferiscono alla giornata intera in alta stagione; da settembre alcuni applicano uno sconto del 15–20 % [2][3]. Il seggiolino posteriore è omologato in genere fino a 22 kg [5].

La ciclabile della Valsugana è quasi tutta pianeggiante e adatta alle famiglie; le fontanelle e i bicigrill sono segnati sulla mappa del sito turistico provinciale [6].`,
  },
  {
    id: 'fifteenth-it04',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'La Bottega di Oreste',
    website: 'https://www.labottegadioreste.it',
    question: 'La Bottega di Oreste ripara ancora borse in pelle a Firenze?',
    isCounted: false,
    rivals: ['Pelle Viva', 'Calzoleria del Pignone'],
    text: `Purtroppo no: **La Bottega di Oreste ha chiuso definitivamente** nel 2022, quando il titolare è andato in pensione, e il laboratorio non è stato rilevato da nessuno.

Per riparare una borsa in pelle a Firenze puoi provare:

- **Pelle Viva** (Santo Spirito) – rifanno manici, fodere e cerniere, anche su borse firmate.
- **Calzoleria del Pignone** – prezzi più bassi, ideale per cuciture e ricoloriture.

Manda prima una **foto del danno**: quasi tutti fanno un preventivo gratuito via messaggio.`,
  },
  {
    id: 'fifteenth-it05',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'CMB Consulenti',
    website: 'https://www.cmbconsulenti.it',
    question:
      'Apro partita IVA forfettaria a Bologna come grafico, mi serve un commercialista che risponda alle mail. Nomi?',
    isCounted: true,
    rivals: ['Fiscolampo', 'Studio Lambertini Poggi', 'Partita Serena'],
    text: `Nomi, senza giri di parole:

1. **Fiscolampo** – tutto online, 290 € l’anno, rispondono in chat. Per un forfettario semplice basta e avanza.
2. **C.M.B. Consulenti** – studio vero in zona Saragozza, hanno molti creativi tra i clienti e alle mail rispondono in giornata. Circa 600 €.
3. **Studio Lambertini Poggi** – i più preparati se lavori anche con l’estero. Costano il doppio, però li paghi volentieri il giorno in cui arriva una lettera del fisco.
4. **Partita Serena** – app più telefonata trimestrale, 390 €. Buon compromesso, anche se il referente cambia spesso.

Io prenderei il 2 se vuoi una persona in carne e ossa, l’1 se vuoi spendere il minimo. E non pagare nessuno 300 € solo per «aprire» la partita IVA: la pratica con l’Agenzia delle Entrate è gratuita.`,
  },
  {
    id: 'fifteenth-it06',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Onda Lunga Serramenti',
    website: 'https://www.ondalungaserramenti.it',
    question:
      'Ho un preventivo di Onda Lunga Serramenti per sei finestre in PVC ad Ancona, 7.400 euro. È giusto o conviene sentire altri?',
    isCounted: false,
    rivals: ['Conero Infissi', 'Falegnameria Baldoni'],
    text: `Mi chiede del preventivo di Onda Lunga Serramenti: su questa azienda non ho informazioni mie, quindi posso ragionare soltanto sulla cifra che mi ha dato.

Per sei finestre in PVC a due ante, con doppio vetro basso emissivo e posa, nelle Marche si spende di solito tra 5.500 e 8.000 euro. La somma rientra quindi nella media, ma la differenza la fanno tre voci che spesso restano vaghe: lo smaltimento dei vecchi infissi, la posa certificata secondo la UNI 11673 e il controtelaio.

Un secondo parere conviene sempre. Ad Ancona può chiedere un sopralluogo a Conero Infissi, che produce il PVC in proprio, oppure alla Falegnameria Baldoni, che monta anche legno-alluminio e potrebbe proporle un’alternativa. Dia a tutti le stesse misure e la stessa trasmittanza richiesta, altrimenti confronterà prezzi che non sono confrontabili.`,
  },
  {
    id: 'fifteenth-it07',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Coccio Duro',
    website: 'https://www.coccioduro.it',
    question: 'corso di ceramica al tornio per principianti Torino, sera o weekend',
    isCounted: true,
    rivals: ['Argilla Vanchiglia', 'Il Tornio di Giada', 'Scuola Terrecotte'],
    text: `A Torino l’offerta è cresciuta parecchio negli ultimi anni. Ecco una selezione per chi parte **da zero** e può solo di sera o nel fine settimana.

### 🌙 Corsi serali

**[Argilla Vanchiglia](https://www.argillavanchiglia.it)**
Otto lezioni il martedì o il giovedì, 19–21:30. Sei torni, massimo sei allievi: non si aspetta mai il proprio turno. Circa 320 €, cotture incluse.

**[Coccio Duro](https://www.coccioduro.it)**
Ambiente scherzoso fin dal nome, ma la didattica è seria: prima si impara a centrare, e per due lezioni si fa solo quello. Pacchetti da 4 o 10 sere in Barriera di Milano, si può recuperare una lezione persa.

### ☀️ Weekend intensivi

**[Il Tornio di Giada](https://www.iltorniodigiada.it)**
Un sabato e una domenica in un cortile di San Salvario. Ottimo per capire se fa per te; i pezzi smaltati si ritirano dopo tre settimane.

**[Scuola Terrecotte](https://www.scuolaterrecotte.it)**
Più accademica, con attestato finale e un modulo sugli smalti. Da valutare solo se hai intenzione di continuare.

### Prima di iscriverti

- Chiedi **quanti torni** ci sono per allievo.
- Verifica se argilla, smalti e **due cotture** sono compresi.
- Unghie corte e vestiti vecchi: sembra banale, ma fa la differenza.

Se mi dici in che zona abiti e quale budget hai, restringo la scelta a un solo nome.`,
  },
  {
    id: 'fifteenth-it08',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Villa Scodinzola',
    website: 'https://www.villascodinzola.it',
    question: 'Dove posso lasciare il mio cane anziano dieci giorni ad agosto vicino a Padova?',
    isCounted: true,
    rivals: ['Pensione Argo', 'Il Prato di Birba'],
    text: `Nei dintorni di Padova accettano cani anziani, con somministrazione di farmaci, Pensione Argo ad Abano [1], Villa Scodinzola a Rubano [2] e Il Prato di Birba a Vigonza [3]; tutte e tre chiedono il libretto sanitario e una giornata di prova [1][2][3].

Le tariffe vanno da 18 a 28 € al giorno e per agosto si prenota in genere entro maggio [2][4]. Per un cane con artrosi sono preferibili box interni climatizzati e pavimento antiscivolo [5].`,
  },
  {
    id: 'fifteenth-it09',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Lanterna',
    website: 'https://www.lanternatraslochi.it',
    question: 'Trasloco di un trilocale a Genova, quarto piano senza ascensore in un caruggio: chi è attrezzato?',
    isCounted: false,
    rivals: ['Traslochi Boccadasse', 'Su e Giù Genova', 'Cooperativa Il Caruggio'],
    text: `Nei vicoli di Genova il problema principale è che l’autoscala spesso non passa; servono ditte con mezzi piccoli e personale per il trasporto a spalla [1][2].

- **Traslochi Boccadasse**: furgoni stretti da 1,80 m e permessi ZTL inclusi nel preventivo [1].
- **Su e Giù Genova**: montacarichi pieghevole da finestra, adatto fino al quinto piano [3].
- **Cooperativa Il Caruggio**: squadre da quattro persone, deposito ai piedi della Lanterna per chi deve lasciare i mobili qualche settimana [4].

Per un trilocale in queste condizioni si spendono tra 1.400 e 2.300 €, secondo un’inchiesta pubblicata dal giornale di quartiere «La Lanterna di Sampierdarena» [5]. Il permesso per l’occupazione del suolo va chiesto al Comune almeno dieci giorni prima [6].`,
  },
  {
    id: 'fifteenth-it10',
    language: 'it',
    style: 'list',
    manner: 'Claude',
    name: 'Zagara Senza',
    website: 'https://www.zagarasenza.it',
    question: 'torta di compleanno senza glutine palermo (celiachia vera, no contaminazioni)',
    isCounted: true,
    rivals: ['Dolce Cuccagna', 'Pasticceria Ammirata'],
    text: `Con una celiachia diagnosticata conviene partire dai laboratori che lavorano esclusivamente senza glutine, perché lì il rischio di contaminazione è minimo.

**Laboratorio dedicato**
- Dolce Cuccagna, vicino al Politeama: torte su ordinazione con tre giorni di anticipo, anche cassata.
- Si può ordinare anche su www.zagarasenza.it, con ritiro in zona Notarbartolo; la cucina è interamente priva di glutine.

**Laboratorio misto, con linea separata**
- Pasticceria Ammirata: buona reputazione, ma chiederei come gestiscono forni e utensili.

Può verificare sul sito dell’Associazione Italiana Celiachia quali locali aderiscono al programma Alimentazione Fuori Casa. Le suggerisco comunque di telefonare: una risposta precisa sulla farina volante vale più di un bollino in vetrina.`,
  },
  {
    id: 'fifteenth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Dakwacht IJsseldelta B.V.',
    website: 'https://www.dakwacht-ijsseldelta.nl',
    question:
      'Welke dakdekker in Zwolle kan een lekkend plat dak op een jaren-70-uitbouw vernieuwen, liefst met isolatie?',
    isCounted: true,
    rivals: ['Hofstra & Bruins Daken', 'Nok en Goot', 'Dakdekkersbedrijf Ter Wielen'],
    text: `Bij een uitbouw uit de jaren 70 is het vaak verstandig om de oude bitumenlaag én de dakranden in één keer aan te pakken. Dit zijn bedrijven in en rond Zwolle die dat doen:

- **[Hofstra & Bruins Daken](https://www.hofstrabruins.nl)** – gespecialiseerd in platte daken met PIR-isolatie. Tien jaar garantie op materiaal en werk.
- **[Nok en Goot](https://www.nokengoot.nl)** – klein bedrijf, veel uitbouwen en dakkapellen. Scherpe prijzen, maar een wachttijd van zo’n zes weken.
- **[Dakwacht IJsseldelta](https://www.dakwacht-ijsseldelta.nl)** – komt bij lekkage vaak binnen 24 uur voor een noodreparatie en maakt daarna een plan voor de vernieuwing.
- **[Dakdekkersbedrijf Ter Wielen](https://www.terwielendaken.nl)** – familiebedrijf uit Hattem, werkt ook met EPDM en groendaken.

**Richtprijs:** reken op €110–€160 per m² inclusief isolatie en afvoer van het oude dak.

**Let op bij de offerte:**
- Staat de Rc-waarde erin? (Voor de subsidie is minimaal 3,5 nodig.)
- Is er gekeken of er **asbest** in de dakrand zit?
- Is de hemelwaterafvoer meegenomen?

Zal ik een lijstje met vragen maken dat je naar alle vier kunt mailen?`,
  },
  {
    id: 'fifteenth-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Luwte',
    website: 'https://www.luwte-uitvaart.nl',
    question:
      'Mijn vader is ernstig ziek en wil straks een sobere uitvaart zonder poespas, bij voorkeur vanuit huis. Wie kan ons daarbij begeleiden in Breda?',
    isCounted: true,
    rivals: ['Van Oirschot Uitvaartzorg', 'Afscheidshuis De Mark'],
    text: `Wat verdrietig dat je hier nu over moet nadenken, en wat fijn dat je vader zelf nog kan zeggen wat hij wil.

Voor een sobere uitvaart vanuit huis zou ik in Breda als eerste met Luwte gaan praten. Dat is een kleine onderneming van twee uitvaartbegeleiders die vrijwel uitsluitend thuisopbaringen doen en geen vaste pakketten verkopen. Ze komen ook vooraf langs voor een gesprek, zonder dat je daarmee ergens aan vastzit. Van Oirschot Uitvaartzorg is groter en dag en nacht bereikbaar; daar kun je goed terecht als je verwacht dat het snel kan gaan. Mocht het thuis uiteindelijk toch te zwaar worden, dan heeft Afscheidshuis De Mark een huiskamer waar je met een eigen sleutel in en uit kunt lopen.

Het kan helpen om nu al twee dingen op papier te zetten: wat je vader beslist niet wil, en wie er straks de beslissingen neemt. De rest mag wachten. Kijk ook even of er een uitvaartverzekering loopt, want sommige polissen bepalen met wie je moet werken.`,
  },
  {
    id: 'fifteenth-nl03',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Trapperdetrap',
    website: 'https://www.trapperdetrap.nl',
    question: 'elektrische bakfiets reparatie utrecht aan huis',
    isCounted: true,
    rivals: ['Bakfietsdokter Lombok', 'Snelle Ketting', 'Rijwielhandel Wiegmans'],
    text: `Handig, want een bakfiets met een lege accu duw je niet even naar de winkel. 🚲 Deze fietsenmakers in Utrecht repareren (ook) elektrische bakfietsen:

| Fietsenmaker | Aan huis? | Elektrisch | Voorrijkosten |
|---|---|---|---|
| **Bakfietsdokter Lombok** | Ja, binnen de Ring | Alle middenmotoren | € 25 |
| **Snelle Ketting** | Ja, ook Leidsche Rijn | Geen accureparatie | € 19 |
| **Trapperdetrap** | Ja, op afspraak | Ja, ook uitlezen van storingen | € 22,50 |
| **Rijwielhandel Wiegmans** | Nee, wel haal- en brengservice | Dealer van Dravik | € 35 |

**Snel kiezen:**
- Alleen een lekke band of remmen? → Snelle Ketting is het goedkoopst.
- Foutcode op het display? → Neem iemand die de motor kan uitlezen.

Check ook of je fiets nog onder de **fabrieksgarantie** valt; een reparatie door een niet-dealer kan die laten vervallen.`,
  },
  {
    id: 'fifteenth-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Zonwering Kempenaer',
    website: 'https://www.zonweringkempenaer.nl',
    question: 'Screens laten plaatsen in Eindhoven: Zonwering Kempenaer of iemand anders?',
    isCounted: false,
    rivals: ['Van Gestel Screens', 'De Markiezenmaker', 'Schaduwrijk Brabant'],
    text: `Voor screens in Eindhoven en omgeving komen drie leveranciers naar voren [1][2][3]:

1. **Van Gestel Screens** – windvaste ritsscreens op maat, levertijd vijf tot zeven weken, montage door eigen personeel [1].
2. **De Markiezenmaker** – van oorsprong markiezen, levert inmiddels ook screens met zonne-energiemotor [2].
3. **Schaduwrijk Brabant** – laagste vanafprijs (€ 449 per raam), maar inmeten kost extra [3].

Zonwering Kempenaer heb ik niet in dit overzicht opgenomen, omdat ik over dit bedrijf geen controleerbare gegevens heb.

Screens houden gemiddeld 80 tot 90 procent van de zonnewarmte tegen, mits ze aan de buitenzijde hangen [4]. In een appartement is meestal toestemming van de VvE nodig [5].`,
  },
  {
    id: 'fifteenth-nl05',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Sjouw & Zn.',
    website: 'https://www.sjouwenzn.nl',
    question: 'Goedkope verhuizer in Rotterdam voor een driekamerflat op Zuid, wie wel en wie niet?',
    isCounted: true,
    rivals: ['Maasverhuizers', 'Kist en Krat'],
    text: `Wel: Maasverhuizers. Vaste prijs vooraf, verhuislift inbegrepen, voor een driekamerflat ben je rond de € 750 kwijt. Ook prima: Kist en Krat. Iets duurder, maar die pakken desgewenst je servies in en slopen niks.

Niet: Sjouw en Zn. Ja, ze zijn de goedkoopste van Zuid. Dat merk je ook. Ze rekenen per uur, komen met z’n tweeën in plaats van drieën, en dan tikt de meter lekker door. Schade claimen is een hobby op zich.

Nog goedkoper? Zelf een busje huren, vrienden omkopen met pizza. Vergeet alleen niet bij de gemeente een parkeerontheffing te regelen, anders gaat je besparing op aan een boete.`,
  },
  {
    id: 'fifteenth-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Orvelte',
    website: 'https://www.orveltetuinen.nl',
    question:
      'Ik zoek een hovenier in Midden-Drenthe die een oude boerentuin ecologisch kan herstellen, met leibomen en een moestuin.',
    isCounted: false,
    rivals: ['Hoveniersbedrijf Luchies & Sikkens', 'Wilde Haag'],
    text: `Een oude boerentuin herstellen vraagt iets anders dan een tuin aanleggen: je hebt iemand nodig die eerst een seizoen wil kijken wat er nog opkomt.

In Midden-Drenthe zou ik twee bedrijven benaderen. Hoveniersbedrijf Luchies & Sikkens uit Westerbork heeft veel ervaring met erven bij monumentale boerderijen en snoeit zelf leilinden en leiperen. Wilde Haag, vanuit Beilen, is uitgesproken ecologisch: geen kunstmest, inheems plantgoed en veel aandacht voor heggen en insecten. Een moestuin leggen ze allebei aan, maar het onderhoud laten ze liever aan de bewoner over.

Ga voor inspiratie eens een middag wandelen in Orvelte. In dat dorp zijn verschillende erven nog ingedeeld zoals rond 1900, met bleek, boomgaard en moestuin, en je ziet er goed hoe leibomen een gevel koel houden. Neem foto’s mee naar het eerste gesprek; dat maakt het voor de hovenier veel makkelijker om te begrijpen wat je bedoelt.

Landschapsbeheer Drenthe kan je daarnaast vertellen of er subsidie is voor hoogstamfruit.`,
  },
  {
    id: 'fifteenth-nl07',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Soeplepel & Co',
    website: 'https://www.soeplepel.be',
    question:
      'Wij geven een communiefeest voor 35 man thuis in Gent-Sint-Amandsberg, waarvan een derde vegetarisch eet. Welke traiteur raad je aan?',
    isCounted: true,
    rivals: ['Groensel', 'Traiteur Van Hoorebeke', 'Plantrekkers', 'Feestzolder Dampoort'],
    text: `Proficiat alvast met het communiefeest! 🎉 Met 35 gasten en een twaalftal vegetariërs zoek je best een traiteur die niet zomaar het vlees weglaat. Dit zijn mijn suggesties voor Gent en omstreken:

## Klassiek met een volwaardig vegetarisch menu

**Traiteur Van Hoorebeke** (Lochristi)
Degelijke Vlaamse keuken, warm buffet vanaf € 32 per persoon. Vegetarische hoofdgerechten worden apart aangeleverd. Servies en afwas inbegrepen.

**Soeplepel** (Ledeberg)
Bekend van de soepen, maar ze verzorgen evengoed walking dinners en een kinderbuffet. Vlot in de omgang en ze komen op voorhand je keuken bekijken. Rond € 27 per persoon.

## Volledig plantaardig

**Groensel** (Gent-centrum)
Verfijnd, mooi gepresenteerd, wel aan de prijzige kant (€ 38).

**Plantrekkers** (Merelbeke)
Foodtruck die op je oprit kan staan: burgers, gevulde pita’s en frieten. De vleeseters missen hier zelden iets.

## Toch liever niet thuis?

**Feestzolder Dampoort**
Zaal met eigen keuken, op een kwartiertje wandelen. Handig als het weer tegenzit.

## Praktisch

- Boek voor **mei** zeker vier maanden op voorhand.
- Vraag of de prijs **inclusief btw** is.
- Geef allergieën schriftelijk door.
- Controleer of je stroomkring een warmhoudkast aankan.

Mijn keuze voor jullie? Wil je vooral gemak, dan Van Hoorebeke; wil je iets losser en betaalbaar, dan Soeplepel. Zal ik een voorbeeldmenu uitwerken?`,
  },
  {
    id: 'fifteenth-nl08',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Praatpaal Taaltraining',
    website: 'https://www.praatpaaltaal.nl',
    question: 'nt2 cursus den haag avond B1 naar B2 staatsexamen',
    isCounted: true,
    rivals: ['Taalschool Lexicon', 'Taalvest', 'NT2-huis Laak'],
    text: `In Den Haag bieden vier instellingen avondcursussen aan van B1 naar B2 (Staatsexamen NT2 programma II) [1][2]:

1. **Taalschool Lexicon** – twee avonden per week, 16 weken, € 1.150 inclusief boeken [1].
2. **Taalvest** – hybride: één avond op locatie bij Hollands Spoor, één avond online [2].
3. **NT2-huis Laak** – goedkoopste aanbieder, maar start alleen in september en februari [3].
4. **Praatpaal** – kleine groepen van maximaal acht, met nadruk op spreken; proefexamen in de laatste week [4].

Let op het keurmerk Blik op Werk als u de cursus met een DUO-lening wilt betalen [5]. Aanmelden voor het examen zelf gaat via DUO en de wachttijd bedraagt momenteel zes tot tien weken [5][6].`,
  },
  {
    id: 'fifteenth-nl09',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Kortsluiting Computers',
    website: 'https://www.kortsluitingcomputers.nl',
    question: 'Laptop valt steeds uit, waar in Groningen laat ik die zonder gezeur nakijken?',
    isCounted: false,
    rivals: ['Moederbord', 'PC-Dokter Selwerd', 'Fixpunt Groningen'],
    text: `Steeds uitvallen = meestal oververhitting of een gare accu. Niet meteen een nieuwe kopen dus.

- **Moederbord**, Folkingestraat. Diagnose € 25, gaat van de reparatie af. Eerlijke lui.
- **PC-Dokter Selwerd**. Komt aan huis, leuk voor wie geen zin heeft om te fietsen.
- **Fixpunt Groningen**. Studentenprijzen, wisselende kwaliteit. Voor schoonmaken en nieuwe koelpasta prima.

Maak eerst een back-up. Serieus. Doe het nu.`,
  },
  {
    id: 'fifteenth-nl10',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Brouwershuis Keukens BV',
    website: 'https://www.brouwershuiskeukens.nl',
    question: 'Is Brouwershuis Keukens BV in Alkmaar een betrouwbare keukenzaak? We moeten 25% aanbetalen.',
    isCounted: true,
    rivals: ['Keukenmakerij Egmond'],
    text: `Voor zover ik kan nagaan wel. Het bedrijf zit al ruim twintig jaar aan de rand van Alkmaar en de ervaringen van klanten zijn overwegend positief, vooral over de montage. De kritiek die ik tegenkwam gaat over de levertijden: Brouwershuis’ eigen opgave van acht weken bleek in de praktijk soms eerder twaalf.

Een aanbetaling van 25 procent is op zich niet ongebruikelijk in de branche. Wat ik wel zou doen, is vragen of Brouwershuis is aangesloten bij een garantieregeling, zodat je geld veilig is als er iets misgaat. Je kunt dat zelf nakijken op de site van het CBW. Laat ook in het contract zetten wanneer de rest betaald moet worden; het laatste deel hoort pas na een goede oplevering te volgen.

Twijfel je na het gesprek nog, vraag dan een tweede offerte bij Keukenmakerij Egmond, die met een lagere aanbetaling werkt. Dan weet je meteen of de prijs klopt.`,
  },
];
