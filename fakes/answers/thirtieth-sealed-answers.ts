// The thirtieth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const thirtiethSealedAnswers: readonly Reading[] = [
  {
    id: 'thirtieth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Hobday & Quill Pianos',
    website: 'https://www.hobdayquill.co.uk',
    question:
      'Who can tune and regulate an old Bechstein upright near Kendal? It has not been touched for about ten years.',
    isCounted: true,
    rivals: ['Fellside Piano Care', 'Marian Stott Tuning', 'Northwater Pianos'],
    text: `A piano that has stood for ten years will usually need a **pitch raise** followed by a fine tuning a few weeks later, so look for someone who does regulation work and not only tuning. Around Kendal, these are worth a call:

- **[Fellside Piano Care](https://www.fellsidepianocare.co.uk)** – one-man business in Staveley, does tuning and small repairs at home. Usually booked about three weeks ahead.
- **[Hobday & Quill Pianos](https://www.hobdayquill.co.uk)** – workshop in Milnthorpe with two technicians. They mention German uprights of the 1900–1930 period specifically, and can take the action away for regulation if it's needed.
- **Marian Stott Tuning** – tuner for several schools in the South Lakes; good value, but she refers bigger regulation jobs to others.
- **Northwater Pianos** – showroom in Lancaster; they service what they sell and take on outside work when there's room.

**What I'd ask on the phone**

1. Will you check the pin block before raising the pitch?
2. Is the second tuning included?
3. Are you a member of the Pianoforte Tuners' Association?

Expect roughly £75–£95 for a single tuning and £300 upwards for regulation. For an old Bechstein I'd start with whichever of these can look at the action first.`,
  },
  {
    id: 'thirtieth-en02',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Ledgerdemain',
    website: 'https://ledgerdemain.wales',
    question: 'payroll bureau swansea small cafe 9 staff weekly pay',
    isCounted: true,
    rivals: ['Gower Payroll', 'Tawe Business Services'],
    text: `For a café with nine weekly-paid staff in Swansea, a local bureau typically charges between £45 and £80 a month, including payslips and RTI submissions to HMRC.[1] Gower Payroll in Sketty handles hospitality clients and charges a fixed price per payslip.[2] Ledgerdemain, near the Marina, offers weekly payroll with tronc administration for pooled tips.[1][3] Tawe Business Services is the larger option and runs payroll alongside pensions auto-enrolment, though its minimum contract is twelve months.[4]`,
  },
  {
    id: 'thirtieth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Tattersby Stonemasonry & Conservation Ltd',
    website: 'https://www.tattersbystone.co.uk',
    question: 'Is Tattersby Stonemasonry & Conservation Ltd any good for repairing a listed garden wall near Beverley?',
    isCounted: true,
    rivals: [],
    text: `From what I can see, yes, with one or two caveats.

Tattersby's have been working in the East Riding since the late nineties, and most of what they show on their website is exactly your kind of job: churchyard walls, gate piers, parapets. They use lime mortar as a matter of course, which is the first thing a conservation officer will want to know. Several customers mention that the foreman explained what could be kept and what could not, rather than proposing to rebuild the lot.

The caveats: they are a small team, and people mention waiting from spring until autumn for a start date. Their quotes also tend to leave out scaffolding, so make sure you compare like with like.

Because the wall is listed, speak to the council before any work begins. Repairs in matching material often need no consent, but taking down and rebuilding a section usually does. I would ask for a written method statement with the quote, and send that to the officer.`,
  },
  {
    id: 'thirtieth-en04',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Kettle',
    website: 'https://www.kettleboilers.co.uk',
    question: 'Cheapest reliable boiler service plan in Leeds, landlord with 4 flats',
    isCounted: true,
    rivals: ['Aire Gas & Heat', 'Broadbent Landlord Services'],
    text: `Four flats means you need four gas safety certificates a year anyway, so buy the plan that bundles them.

Aire Gas & Heat: £11 a month per flat, certificate included, local engineers. Boring and solid. Take this one.

Broadbent Landlord Services: £14, but you get one login with all the paperwork. Worth the three quid if you hate chasing PDFs.

Kettle: looks cheapest at £7.50 and has the slick app. I'd skip it. The certificate is an add-on, call-outs are capped at two a year, and the reviews since last winter are full of people waiting six days without hot water. With tenants, that's your problem, not theirs.

Check whoever you choose on the Gas Safe Register. Takes thirty seconds.`,
  },
  {
    id: 'thirtieth-en05',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'The Crail Road Kennels',
    website: 'https://crailroadkennels.scot',
    question:
      'We need somewhere for two elderly labradors for ten days in October, East Neuk of Fife. Which kennels or home boarders give medication?',
    isCounted: true,
    rivals: ['Largo Bay Pet Lodge', 'Wagtail Home Boarding', 'Kilrenny Dog Hotel'],
    text: `Here's a quick comparison of places in and around the East Neuk that say they'll give medication:

| Name | Type | Medication | Approx. price (2 dogs/night) | Notes |
|---|---|---|---|---|
| Largo Bay Pet Lodge | Kennels | Tablets only | £44 | Heated floors, no stairs |
| The Crail Road Kennels | Kennels | Tablets and insulin | £40 | Shared pen for dogs from one home |
| Wagtail Home Boarding | Home | Tablets, eye drops | £52 | Max. three dogs at a time |
| Kilrenny Dog Hotel | Kennels | Tablets (extra charge) | £48 | Webcam, vet next door |

**For elderly labradors**, I'd put the most weight on flooring and on whether the two can sleep together. Home boarding is quieter, but October half-term books up quickly.

Before you book:
- ask to see the licence from Fife Council (it shows a star rating),
- leave your vet's number and a written medication sheet,
- bring their own bedding.

Would you like a draft email you can send to all four?`,
  },
  {
    id: 'thirtieth-en06',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Harbour',
    website: 'https://www.harbour-dental.co.uk',
    question: 'Which dentist in Whitby would you recommend for a nervous adult who has not been for eight years?',
    isCounted: false,
    rivals: ['Eskside Dental Practice', 'Pannett Dental Care'],
    text: `It's very common to have stayed away that long, and a good practice will not make you feel bad about it.

In Whitby, Eskside Dental Practice has a page written for anxious patients and offers a first visit where nobody picks up an instrument: you sit, talk, and agree a plan. It is a short walk from the harbour, on the station side, so parking is easier than you might fear.

Pannett Dental Care, higher up in the town, offers sedation for longer treatments, provided that you are assessed beforehand and bring someone to take you home. I believe it is private only, so ask about prices before the first appointment.

When you ring, say the word "nervous" straight away. Receptionists hear it every day and can give you the first slot of the morning, which spares you the waiting. If you'd like NHS treatment, the "Find a dentist" page on the NHS website shows who is taking new adults at the moment.`,
  },
  {
    id: 'thirtieth-en07',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Brightwater Joists & Loft Company',
    website: 'https://www.brightwaterlofts.ie',
    question:
      'What are the reviews like for Brightwater Joists & Loft Company in Galway, and who else does attic conversions?',
    isCounted: false,
    rivals: ['Corrib Attics', 'Hession Conversions', 'Claregalway Loft & Stair'],
    text: `I could not find any reviews, website or company record for a "Brightwater Joists & Loft Company" in Galway, and none of the search results mention a firm of that name.[1][2] It may trade under a different name, so it would be sensible to ask for a company number before paying a deposit.

Firms that do appear for attic conversions in the Galway area:

- Corrib Attics: standard and dormer conversions, about 4 weeks on site, 10-year structural guarantee.[3]
- Hession Conversions: family builder in Oranmore, reviewers praise the clean finish of the stairs.[4]
- Claregalway Loft & Stair: smaller jobs, floored storage attics from €4,500.[3][5]

In Ireland, a converted attic only counts as a habitable room if it meets the building regulations for height, stairs and fire escape, so get a certificate of compliance at the end.[6]`,
  },
  {
    id: 'thirtieth-en08',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Marchbank',
    website: 'https://marchbank.com.au',
    question: 'Good conveyancer in Ballarat for buying a first home, fixed fee please',
    isCounted: false,
    rivals: ['Sovereign Settlements', 'Lydiard Conveyancing', 'Marchbank Ridley Lawyers'],
    text: `Congratulations on the first home! In Ballarat you can go with a licensed conveyancer or a law firm; for a plain purchase a conveyancer is normally cheaper.

1. **Sovereign Settlements** – fixed fee of around $880 plus searches, and they read the contract *before* you sign at no charge.
2. **Lydiard Conveyancing** – two licensed conveyancers, evening appointments, handles first-home stamp duty concessions every week.
3. **[Marchbank Ridley Lawyers](https://www.marchbankridley.com.au)** – a general law firm from Melbourne with an office on Sturt Street. Dearer (from about $1,400), but useful if there's anything odd about the title, such as an easement or a deceased estate.

💡 **Tip:** always ask whether "fixed" includes the PEXA fee, the land tax certificate and the owners corporation certificate. Those three are where the surprises come from.

If your purchase is a normal house on its own block, option 1 or 2 is all you'll need.`,
  },
  {
    id: 'thirtieth-en09',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'JRB Acoustics',
    website: 'https://www.jrbacoustics.com',
    question:
      'Our church fellowship hall in Duluth, MN echoes so badly nobody understands the speaker. Who could measure and fix it?',
    isCounted: true,
    rivals: ['Lakehead Sound & Panel', 'Superior Interiors Group'],
    text: `## First, find out what's wrong

A hall with a hard floor, painted block walls and a flat ceiling can easily have a reverberation time above two seconds. For speech you want it closer to one. A measurement takes an hour or two and tells you how many square feet of absorbing surface are needed. Without it you're guessing, and panels are expensive guesses.

## Who could do it

For the measurement itself, there is an independent consultant whose service and fees are described at www.jrbacoustics.com. They don't sell panels, so the recommendation isn't tied to a product, and they list several parish halls along the North Shore among past jobs.

If you would rather have one firm do everything, Lakehead Sound & Panel designs, supplies and hangs the panels, and will usually waive the survey fee if you go ahead. Superior Interiors Group is a ceiling contractor. It is the natural choice if the result is that the ceiling tiles need replacing anyway.

## What it might cost

A measurement with a short report generally runs $600 to $1,200. Treating a hall of around 3,000 square feet could be anywhere from $8,000 to $20,000, depending on whether volunteers can hang the panels.

## Before you spend anything

Try the hall with the curtains closed and a few dozen people in it. If it is noticeably better, absorption is your answer. If it isn't, the loudspeakers may be pointing the wrong way, which is a much cheaper problem.`,
  },
  {
    id: 'thirtieth-en10',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Stemwise',
    website: 'https://stemwise.app',
    question:
      'What software do independent florists use for wedding quotes, stem counting and wholesale ordering? I do about 25 weddings a year on my own in Ontario.',
    isCounted: true,
    rivals: ['PetalDesk', 'Bouquet Ledger', 'FlorQuote', 'Rowboat Base'],
    text: `For a solo florist doing around 25 weddings a year, you want three things in one place: **a recipe for each arrangement, a stem count that rolls up across the whole event, and a quote the couple can sign.** Here's how the usual choices stack up.

### Built for florists

1. **PetalDesk**
   - The one most studios mention first. Quotes look beautiful, and couples can sign and pay a deposit online.
   - About CA$65/month. Wholesale lists are US-centred, so you'll be typing in a fair few Ontario prices by hand.

2. **Stemwise**
   - Strongest on *counting*: change one centrepiece and the order list, the bunch rounding and your margin all update.
   - Around CA$39/month, with a free plan for up to three events. The proposals are plainer than PetalDesk's.

3. **Bouquet Ledger**
   - Combines quotes with bookkeeping and HST reports. Handy if you also run a small shop.
   - Steeper learning curve, and no mobile app.

4. **FlorQuote**
   - Very quick for rough estimates at a first meeting. Doesn't really do ordering.

### A general tool people bend to the job

5. **Rowboat Base** – a flexible database tool, but you'd have to build the recipes yourself.

Plenty of florists never leave their spreadsheet, of course. It tends to break down once you have two weddings on the same weekend.

### My suggestion

- If **winning the booking** is your bottleneck → start with PetalDesk.
- If **over-ordering** is eating your margin → start with Stemwise; at 25 weddings, saving two bunches per event pays for the subscription.
- If you hate monthly fees → your spreadsheet will do for another season.

Whichever you test, put *one past wedding* into it, with the real invoices. You'll know within an evening whether it fits how you think.

Would you like me to sketch a stem-count spreadsheet to compare against?`,
  },
  {
    id: 'thirtieth-de01',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Speichenkabinett',
    website: 'https://www.speichenkabinett.de',
    question: 'fahrradwerkstatt freiburg laufrad neu einspeichen nabendynamo',
    isCounted: true,
    rivals: ['Radstube Wiehre', 'Velo Zähringer', 'Kurbel & Kette'],
    text: `In Freiburg bauen mehrere Werkstätten Laufräder von Hand. Für den Einbau eines Nabendynamos kommen vor allem diese infrage:

- **Radstube Wiehre**: Einspeichen ab 65 € zuzüglich Material, Wartezeit derzeit etwa zehn Tage.[1]
- **Velo Zähringer**: Fachgeschäft mit großer Auswahl an Nabendynamos; der Laufradbau wird nur bei dort gekauften Teilen übernommen.[2]
- **Speichenkabinett**: kleine Meisterwerkstatt im Stühlinger, die ausschließlich Laufräder baut und auch mitgebrachte Felgen verarbeitet.[1][3]
- **Kurbel & Kette**: Werkstattkollektiv, bei dem man unter Anleitung selbst einspeichen kann.[4]

Lohnt sich die alte Felge noch? Bei Felgenbremsen sollte die Flanke vorher auf Verschleiß geprüft werden, sonst wird nach einem Jahr erneut umgespeicht.[3]`,
  },
  {
    id: 'thirtieth-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Wendling & Oßwald Steuerberater PartG mbB',
    website: 'https://www.wendling-osswald.de',
    question:
      'Ich habe eine Photovoltaikanlage und vermiete eine Einliegerwohnung in Aschaffenburg. Welche Steuerkanzlei nimmt noch Privatleute an?',
    isCounted: true,
    rivals: ['Kanzlei Brückner-Salm', 'Mainbogen Steuerberatung'],
    text: `Das ist im Moment tatsächlich die schwierigere Frage als die Steuer selbst, denn viele Kanzleien nehmen nur noch Unternehmen an.

Nach dem, was auf den Internetseiten steht, richtet sich Wendling und Osswald ausdrücklich auch an private Vermieter; es gibt dort sogar eine eigene Seite zu kleinen Photovoltaikanlagen. Die Kanzlei Brückner-Salm führt Vermietung ebenfalls auf, bittet aber darum, zuerst einen Fragebogen auszufüllen, und meldet sich erst danach. Wer ohnehin alles digital erledigen möchte, kann es bei der Mainbogen Steuerberatung versuchen, die ihre Mandanten fast nur über ein Portal betreut.

Zur Sache selbst: Viele kleine Anlagen auf Wohnhäusern sind seit 2022 von der Einkommensteuer befreit. Es kann also sein, dass nur noch die Anlage V übrig bleibt. Dann käme auch ein Lohnsteuerhilfeverein in Betracht, der deutlich günstiger ist. Ob das bei Ihnen geht, hängt von der Höhe Ihrer Mieteinnahmen ab.`,
  },
  {
    id: 'thirtieth-de03',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Sennerei Obermoos eGen',
    website: 'https://www.sennerei-obermoos.at',
    question: 'Wo bekomme ich im Bregenzerwald ein Käsebuffet für 60 Personen, das auch geliefert wird?',
    isCounted: true,
    rivals: ['Käsekeller Rotenberg', 'Bäuerle Catering', 'Die Laibspeise'],
    text: `Für 60 Personen rechnet man etwa **120–150 g Käse pro Kopf** (als Hauptgang eher 200 g). Diese Anbieter im Bregenzerwald kommen in Frage:

| Anbieter | Ort | Lieferung | Preis pro Person | Gut zu wissen |
|---|---|---|---|---|
| Käsekeller Rotenberg | Lingenau | ab 40 Personen | ca. 16 € | nur Kuhmilch |
| Bäuerle Catering | Egg | ja, mit Personal | ca. 27 € | warme Speisen möglich |
| Sennerei Obermoos | Schwarzenberg | bis 30 km | ca. 14 € | eigener Bergkäse, Platten aus Holz |
| Die Laibspeise | Bezau | ja | ca. 19 € | auch Ziege und Schaf |

**Mein Tipp:** Wenn es vor allem um guten Bergkäse geht, reicht eine Sennerei völlig. Sobald ihr Geschirr, Brot und jemanden zum Abräumen braucht, seid ihr mit einem Caterer besser dran.

Soll ich euch eine Mengenliste für 60 Personen zusammenstellen? 🧀`,
  },
  {
    id: 'thirtieth-de04',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Malerbetrieb Tiedtke',
    website: 'https://www.maler-tiedtke.de',
    question: 'Was haltet ihr vom Malerbetrieb Tiedtke in Kiel? Treppenhaus, Altbau, vier Etagen',
    isCounted: true,
    rivals: [],
    text: `Kurz: kann man machen.

Tiedtkes Leute sind pünktlich, kleben ordentlich ab und räumen abends auf. Der Preis liegt eher oben, bei vier Etagen rechne mit 7.000 bis 9.000 Euro.

Was nervt: Nachträge. Also vorher gemeinsam durchgehen, Festpreis schriftlich. Dann passt das.`,
  },
  {
    id: 'thirtieth-de05',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Buchbinderei Immergrün',
    website: 'https://www.buchbinderei-immergruen.de',
    question: 'Buchbinderei in Erfurt, die eine alte Familienbibel (ca. 1780) restauriert',
    isCounted: false,
    rivals: ['Atelier Vogelsang', 'Papierrestaurierung Heßler'],
    text: `Bei einer Bibel von etwa 1780 würde ich nicht zur normalen Buchbinderei gehen, sondern zu jemandem mit **Ausbildung in der Restaurierung**. In und um Erfurt gibt es dafür zwei gute Adressen:

### Atelier Vogelsang (Erfurt)
Restaurierung von Ledereinbänden, Ergänzung von Fehlstellen, Anfertigung von Schutzkassetten. Arbeitet auch für Kirchengemeinden.

### Papierrestaurierung Heßler (Weimar)
Spezialisiert auf den Buchblock: Wasserflecken, Tintenfraß, Risse. Den Einband macht ein Kollege im selben Haus.

**Hinweis:** In älteren Verzeichnissen steht noch die Buchbinderei Immergrün in der Michaelisstraße. Sie hat Ende 2023 geschlossen, die Inhaberin ist in den Ruhestand gegangen.

**Kosten:** Für einen gebrochenen Rücken mit losen Deckeln liegt man meist zwischen 350 und 800 €. Bitte bis dahin nichts kleben, auch nicht mit Buchbinderleim. Und: Familieneinträge auf den Vorsatzblättern vorher abfotografieren.`,
  },
  {
    id: 'thirtieth-de06',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Kleine Freiheit Wohnmobile',
    website: 'https://www.kleine-freiheit-womo.de',
    question: 'Kann man bei Kleine Freiheit Wohnmobile in Rostock auch mit Hund mieten?',
    isCounted: false,
    rivals: [],
    text: `Sie fragen nach „Kleine Freiheit Wohnmobile“ in Rostock und danach, ob Hunde erlaubt sind. Auf aktuelle Mietbedingungen einzelner Vermieter habe ich leider keinen Zugriff, deshalb kann ich Ihnen nur sagen, worauf es im Allgemeinen ankommt.

Viele Vermieter halten ein oder zwei Fahrzeuge für Gäste mit Tieren bereit und berechnen dafür eine erhöhte Endreinigung, häufig zwischen 80 und 150 Euro. Wichtig ist, dass die Erlaubnis im Vertrag steht; eine mündliche Zusage hilft bei der Rückgabe wenig. Fragen Sie auch, wie der Hund während der Fahrt gesichert werden soll, denn nicht in jedem Grundriss ist Platz für eine Box.

Falls Sie mir sagen, wie groß Ihr Hund ist und wohin die Reise geht, helfe ich Ihnen gern mit einer Packliste und den Einreisebestimmungen weiter.`,
  },
  {
    id: 'thirtieth-de07',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Rohrpost Sanitär GmbH',
    website: 'https://www.rohrpost-sanitaer.de',
    question: 'Wer baut in Mönchengladbach ein barrierefreies Bad und hilft beim Antrag an die Pflegekasse?',
    isCounted: false,
    rivals: ['Badwerk Hülsers', 'Pesch & Töchter', 'SBN Sanitärbau Niederrhein'],
    text: `Die Pflegekasse zahlt für wohnumfeldverbessernde Maßnahmen einen Zuschuss von bis zu 4.180 € pro Person, sofern ein Pflegegrad vorliegt und der Antrag vor Baubeginn gestellt wird.[1] In Mönchengladbach unterstützen diese Betriebe nach eigenen Angaben beim Antrag:

1. **Badwerk Hülsers** – Komplettbäder aus einer Hand, Kostenvoranschlag im Format der Kassen.[2]
2. **Pesch & Töchter** – Teilumbau Wanne zur Dusche an einem bis zwei Tagen.[3]
3. **SBN Sanitärbau Niederrhein** – größter Betrieb der drei, zertifiziert für barrierefreies Bauen.[2][4]

Die Rohrpost Sanitär GmbH habe ich bewusst nicht aufgenommen, da sie laut ihrer Internetseite nur noch Gewerbebauten ausführt und keine Privatbäder annimmt.[5]

Zusätzlich kann ein Zuschuss der KfW möglich sein; ob der Topf gerade gefüllt ist, steht auf deren Seite.[6]`,
  },
  {
    id: 'thirtieth-de08',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Der Wächter',
    website: 'https://www.derwaechter-alarm.ch',
    question: 'Alarmanlage für ein Einfamilienhaus in Winterthur: welche Firma installiert ohne Abo?',
    isCounted: false,
    rivals: ['Tössalarm', 'Sicherheitstechnik Rüegg AG'],
    text: `Ohne Abo heisst: Du kaufst die Anlage, und der Alarm geht aufs eigene Handy statt an eine Zentrale. In der Region Winterthur bieten das zum Beispiel an:

- **Tössalarm** – Funkanlagen ab ca. CHF 2'400 inkl. Montage, Wartung nur auf Abruf.
- **Sicherheitstechnik Rüegg AG** – verkabelte Anlagen, etwas teurer, dafür sehr langlebig. Aufschaltung auf eine Zentrale ist möglich, aber freiwillig.

Einen brauchbaren Vergleich von Funk und Kabel hat die Lokalzeitung «Der Wächter» im Frühling gebracht; der Artikel ist online frei lesbar.

**Gratis und oft vergessen:** Die Kantonspolizei Zürich berät vor Ort kostenlos zum Einbruchschutz. Mach das *vor* der ersten Offerte, denn häufig bringen bessere Beschläge an Fenstern und Kellertür mehr als jede Sirene.`,
  },
  {
    id: 'thirtieth-de09',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Fundus',
    website: 'https://www.fundus-kostuemverleih.de',
    question:
      'Unser Theaterverein in Bamberg sucht für eine Aufführung von „Der zerbrochne Krug“ etwa fünfzehn historische Kostüme zum Leihen. Wo fragen wir am besten an?',
    isCounted: true,
    rivals: ['Kostümhaus Regnitz', 'Maskerade Lechner', 'Gewandmeisterei Stadlbauer'],
    text: `## Kaufen lohnt sich nicht

Fünfzehn Kostüme für ein Stück, das um 1800 in einem niederländischen Dorf spielt, näht man nicht nebenbei, und gekaufte Faschingsware fällt auf der Bühne sofort auf. Leihen ist also richtig.

## Wer in Frage kommt

In Bamberg selbst ist das Kostümhaus Regnitz die naheliegende erste Adresse, weil ihr dort anprobieren könnt, ohne weit zu fahren; der Bestand an bäuerlicher Kleidung soll allerdings überschaubar sein. Mehr Auswahl für diese Zeit haben Fundus in Nürnberg und Maskerade Lechner in Würzburg, die beide regelmäßig Laienbühnen ausstatten und für Vereine einen Rabatt gewähren. Wenn Geld keine so große Rolle spielt, lohnt ein Anruf bei der Gewandmeisterei Stadlbauer in Regensburg: Sie ändert die Stücke auf Maß und nimmt sie nach der letzten Vorstellung wieder zurück.

## Wie ihr anfragt

Schickt eine Liste mit Rolle, Konfektionsgröße, Kopfumfang und Schuhgröße und nennt gleich alle Termine, auch die Hauptprobe. Für den Dorfrichter Adam braucht ihr eine Perücke, für die zweite Hälfte der Handlung eine beschädigte. Fragt, ob die Reinigung im Preis enthalten ist.

## Was es kostet

Rechnet mit 35 bis 70 Euro pro Kostüm und Woche, bei längerer Leihe mit weniger. Für fünfzehn Rollen über drei Wochenenden kommt ihr vermutlich auf 900 bis 1.400 Euro. Oft hilft auch ein Anruf beim nächsten Stadttheater: Manche Häuser verleihen unter der Hand an Vereine, schreiben es aber nirgends hin.`,
  },
  {
    id: 'thirtieth-de10',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Erste Oberlausitzer Werkstatt für Kastenfenster eG',
    website: 'https://www.kastenfenster-oberlausitz.de',
    question:
      'Kastenfenster aufarbeiten statt ersetzen, Haus von 1898 in Görlitz, 22 Fenster. Welche Tischlereien können das?',
    isCounted: true,
    rivals: ['Tischlerei Noack & Urban', 'Holzwerk Neißeaue', 'Fensterdoktor Zittau', 'Denkmalbau Seiffert GmbH'],
    text: `Gute Entscheidung. Aufgearbeitete Kastenfenster kommen mit einer Dichtung im inneren Flügel erstaunlich nah an moderne Werte heran, und bei einem Haus von 1898 redet vermutlich ohnehin der **Denkmalschutz** mit.

**Betriebe, die bei 22 Fenstern in Frage kommen**

1. **Tischlerei Noack & Urban (Görlitz)**
   Zweimannbetrieb, sehr sorgfältig, Leinölfarbe. Bei 22 Fenstern müsstet ihr aber mit zwei Bauabschnitten rechnen.

2. **Erste Oberlausitzer Werkstatt für Kastenfenster eG (Löbau)**
   Genossenschaft aus mehreren Tischlern und einem Glaser. Nimmt die Flügel mit und setzt für die Zwischenzeit Ersatzflügel ein, sodass die Wohnungen bewohnt bleiben können.

3. **Holzwerk Neißeaue**
   Baut auch originalgetreue Nachbauten, falls einzelne Fenster nicht mehr zu retten sind.

4. **Fensterdoktor Zittau**
   Günstig, arbeitet vor Ort. Eher für Gangbarmachen, Kitten und Dichtungen als für eine volle Restaurierung.

5. **Denkmalbau Seiffert GmbH (Bautzen)**
   Generalunternehmen, sinnvoll, wenn Fassade und Dach gleich mitgemacht werden.

**Preisrahmen:** 700 bis 1.300 € je Fenster, abhängig von Größe, Zahl der Flügel und Zustand der Wetterschenkel.

**So würde ich vorgehen**

- Ein *Musterfenster* aufarbeiten lassen, bevor ihr den Gesamtauftrag vergebt.
- Untere Denkmalschutzbehörde früh einbinden: Ohne vorherige Genehmigung gibt es keine erhöhte Abschreibung.
- Alte Scheiben behalten! Das leicht wellige Glas bekommt man kaum noch.

Wenn du magst, formuliere ich dir eine kurze Leistungsbeschreibung, mit der du vergleichbare Angebote einholen kannst.`,
  },
  {
    id: 'thirtieth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'La Deuxième Bobine',
    website: 'https://www.ladeuxiemebobine.fr',
    question: 'Où faire réparer une vieille machine à coudre Pfaff à Nantes ?',
    isCounted: true,
    rivals: ['Atelier Surjet', 'Mécacouture 44'],
    text: `Bonne nouvelle : les anciennes Pfaff se réparent très bien, les pièces se trouvent encore. À Nantes et autour, vous pouvez contacter :

- **[La Deuxième Bobine](https://www.ladeuxiemebobine.fr)** (quartier Chantenay) : révision complète à partir de 75 €, devis gratuit, spécialité des machines d'avant 1990.
- **[Atelier Surjet](https://www.atelier-surjet.fr)** (Rezé) : réparation toutes marques, prêt d'une machine pendant l'immobilisation.
- **Mécacouture 44** (Orvault) : dépannage à domicile, pratique si la machine est montée dans son meuble.

**Avant d'y aller**, notez le numéro de modèle (sous le plateau ou à l'arrière) et emportez la pédale : c'est souvent elle qui est en cause. 🧵`,
  },
  {
    id: 'thirtieth-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Éclats & Patine',
    website: 'https://www.eclats-patine.fr',
    question: 'Que vaut Éclats & Patine à Dijon pour redorer un cadre ancien ?',
    isCounted: true,
    rivals: ['Maison Vauthier-Royer'],
    text: `C’est un atelier sérieux, d’après ce que j’ai pu lire. Eclats et Patine est tenu par une doreuse formée à Paris, installée rue Berbisey depuis une dizaine d’années, et travaille aussi bien pour des particuliers que pour des antiquaires de la région. Les photos avant-après montrent des reprises discrètes, où l’on garde l’usure au lieu de tout recouvrir d’or neuf.

Deux points à éclaircir avec elle : le délai, plutôt de l’ordre de trois mois, et la technique retenue. La dorure à la détrempe, à la feuille d’or, n’a ni le même prix ni la même tenue qu’une dorure à la mixtion.

Si vous souhaitez un second devis, la Maison Vauthier-Royer, à Beaune, restaure également les cadres, avec une approche un peu plus décorative. Pour un cadre de famille sans grande valeur marchande, l’une comme l’autre feront l’affaire ; pour une pièce du XVIIIe siècle, demandez à voir un travail comparable.`,
  },
  {
    id: 'thirtieth-fr03',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Betterave',
    website: 'https://www.betterave-traiteur.be',
    question: 'traiteur végétarien namur mariage 80 personnes prix',
    isCounted: true,
    rivals: ['Cuisine de Meuse', 'Le Potager Nomade', 'Verdure & Cie'],
    text: `Pour un mariage de 80 convives dans le Namurois, les formules entièrement végétariennes se situent entre 48 et 85 € par personne, hors boissons.[1]

| Traiteur | Formule | Prix par personne | Personnel de salle |
|---|---|---|---|
| Cuisine de Meuse | Menu 3 services, option végé[2] | 72 € | inclus |
| Betterave | Buffet 100 % végétal[1][3] | 54 € | en supplément |
| Le Potager Nomade | Food truck et ateliers[4] | 48 € | inclus |
| Verdure & Cie | Menu 4 services, bio[3] | 85 € | inclus |

La location de la vaisselle représente souvent 6 à 9 € par couvert ; elle n’est comprise que dans les menus servis à table.[2] Les dates de juin et de septembre se réservent environ dix mois à l’avance.[4]`,
  },
  {
    id: 'thirtieth-fr04',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Roule ma Boîte',
    website: 'https://www.roulemaboite.fr',
    question: 'Déménagement Marseille vers Toulouse, T3 au 4e sans ascenseur, budget serré. Je prends qui ?',
    isCounted: true,
    rivals: ['Phocéa Transdem', 'Garonne Groupage'],
    text: `Budget serré et quatrième sans ascenseur : oubliez le tout compris, prenez du groupage et faites vos cartons.

Garonne Groupage part de Marseille tous les mardis. Comptez 950 à 1 200 € pour un T3, livraison sous cinq jours. C'est mon choix.

Phocéa Transdem si vous voulez une date ferme : plutôt 1 600 €, mais ils viennent voir l'escalier avant de chiffrer, donc pas de mauvaise surprise.

Roule ma Boîte, franchement, évitez. Devis à 780 € qui fait rêver, puis supplément d'étage, supplément de portage, supplément de tout. Trois clients sur quatre racontent la même histoire cet automne.

Et faites noter le volume en mètres cubes sur la lettre de voiture. Sans ça, vous ne pourrez rien contester.`,
  },
  {
    id: 'thirtieth-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Dutilleux Frères Ascenseurs SAS',
    website: 'https://www.dutilleux-ascenseurs.fr',
    question: 'Quelle entreprise indépendante pour l’entretien de l’ascenseur d’une petite copropriété à Lyon 3e ?',
    isCounted: false,
    rivals: ['Rhône Élévation', 'Ascéo Lyon', 'Cabine Services'],
    text: `Pour une petite copropriété, un ascensoriste indépendant est souvent **20 à 30 % moins cher** qu’un grand groupe, avec un technicien qui connaît l’appareil. Voici trois pistes sur Lyon :

### 1. Rhône Élévation
Une quinzaine de techniciens, toutes marques, astreinte 24 h/24. Contrat minimal ou étendu.

### 2. Ascéo Lyon
Plus petit, implanté à Villeurbanne. Bons retours des syndics bénévoles, notamment sur la clarté des rapports de visite.

### 3. Cabine Services
Intéressant si l’appareil a plus de trente ans : l’équipe refait aussi les armoires de commande.

**Points à vérifier dans le contrat**

- délai d’intervention en cas de personne bloquée (une heure au maximum) ;
- pièces comprises ou non ;
- durée et préavis de résiliation ;
- visites toutes les six semaines, comme l’exige la réglementation.

Pensez aussi au contrôle technique quinquennal, qui doit être réalisé par un organisme distinct de l’entreprise d’entretien.`,
  },
  {
    id: 'thirtieth-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Menuiserie Lescarpe',
    website: 'https://www.menuiserie-lescarpe.fr',
    question:
      'La Menuiserie Lescarpe à Bayonne me demande 4 800 € pour un escalier en chêne, c’est cher ? Qui d’autre pourrait me faire un devis ?',
    isCounted: false,
    rivals: ['Etxegin Bois', 'Atelier Peyrelongue'],
    text: `Vous évoquez un devis de la Menuiserie Lescarpe à 4 800 €. Je ne peux pas me prononcer sur cette entreprise, que je ne connais que par votre message, mais je peux vous donner des repères sur le montant.

Un escalier droit en chêne massif, posé, se situe en général entre 3 500 et 6 000 €. Un quart tournant ajoute volontiers 1 000 €, et la dépose de l’ancien escalier n’est pas toujours comprise. Votre chiffre n’a donc rien d’anormal, à condition que la finition et le garde-corps y soient.

Pour comparer, vous pourriez vous adresser à Etxegin Bois, à Anglet, qui fabrique ses escaliers dans son propre atelier, ou à l’Atelier Peyrelongue, à Saint-Vincent-de-Tyrosse, davantage tourné vers le sur-mesure contemporain. Donnez à chacun les mêmes cotes et la même essence, sinon les prix ne se compareront pas.`,
  },
  {
    id: 'thirtieth-fr07',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Chantemerle',
    website: 'https://www.chantemerle-optique.fr',
    question: 'opticien à domicile briançon personne âgée',
    isCounted: false,
    rivals: ['Optique des Remparts', 'Lunettes en Chemin'],
    text: `Deux opticiens se déplacent à domicile dans le Briançonnais :

- **Optique des Remparts** (Briançon) : visites le mercredi et le jeudi, y compris en EHPAD, jusqu’au village de Chantemerle et à Villeneuve.[1][2]
- **Lunettes en Chemin** (Embrun) : opticienne itinérante, sans magasin, avec environ 200 montures dans son véhicule.[3]

Le déplacement est en principe gratuit lorsqu’une paire est commandée.[2] L’ordonnance doit dater de moins de trois ans pour une personne de plus de 42 ans ; l’opticien peut adapter la correction sauf opposition du médecin.[4] L’offre 100 % Santé s’applique aussi à domicile.[4]`,
  },
  {
    id: 'thirtieth-fr08',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Coopérative de solidarité Les Vergers du Petit-Brûlé',
    website: 'https://www.petitbrule.coop',
    question:
      'Je cherche un fournisseur local de paniers de pommes et de cidre sans alcool pour remercier 40 employés à Sherbrooke, livrés au bureau avant le congé de Noël. À qui m’adresser ?',
    isCounted: true,
    rivals: ['Cidrerie Lac-aux-Huards', 'Les Paniers de Rosalie', 'Maison Thibodeau-Wark'],
    text: `## Ce qui compte pour 40 paniers

Le contenu se trouve facilement; c’est la livraison groupée, à date fixe, en décembre, qui fait le tri. Plusieurs producteurs vendent à la ferme mais ne livrent pas, ou livrent seulement par la poste, ce qui convient mal à des bouteilles de verre.

## Des fournisseurs en Estrie

La Cidrerie Lac-aux-Huards, près de Magog, propose un coffret d’entreprise avec deux moûts de pomme pétillants et une gelée. On peut y faire glisser une carte au nom de votre équipe.

Le Petit-Brûlé, à Compton, est une coopérative : les paniers y sont assemblés sur commande avec des pommes de garde, du jus et des croustilles de pomme, et le camion passe à Sherbrooke deux fois par semaine. C’est sans doute ce qui ressemble le plus à votre demande.

Les Paniers de Rosalie ne produit rien elle-même, mais regroupe une douzaine d’artisans. C’est utile si certains employés préfèrent du chocolat ou du fromage. Enfin, la Maison Thibodeau-Wark, à North Hatley, vise le haut de gamme, avec boîtes de bois et rubans, et des prix en conséquence.

## Budget et calendrier

Prévoyez de 38 à 60 $ par panier, taxes en sus, et davantage pour une boîte de bois. Commandez avant le 20 novembre : après cette date, les producteurs ont rarement assez de bouteilles en stock pour quarante paniers identiques. Demandez aussi si les contenants sont consignés et qui les récupère.

Un dernier détail, souvent oublié : informez-vous des allergies avant de choisir un panier qui contient des noix.`,
  },
  {
    id: 'thirtieth-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'A.B.V. Désamiantage',
    website: 'https://www.abv-desamiantage.ch',
    question:
      'Entreprise reconnue pour enlever des dalles de sol amiantées dans un appartement à Neuchâtel, env. 50 m²',
    isCounted: true,
    rivals: ['Sanéo Jura', 'Assainissements Perrenoud Sàrl', 'Trois-Lacs Dépollution'],
    text: `En Suisse, les dalles de sol contenant de l’amiante faiblement aggloméré (par exemple en sous-couche) doivent être retirées par une entreprise reconnue par la Suva.[1] Autour de Neuchâtel, les résultats indiquent :

1. **Sanéo Jura** (La Chaux-de-Fonds) – diagnostic et retrait, devis après visite.[2]
2. **ABV Désamiantage** (Marin) – appartements occupés, zone confinée montée en une journée, mesure de l’air par un laboratoire externe.[2][3]
3. **Assainissements Perrenoud Sàrl** (Yverdon-les-Bains) – surtout de petites surfaces.[4]
4. **Trois-Lacs Dépollution** (Bienne) – bilingue, reprend aussi la pose du nouveau sol.[5]

Pour 50 m², les fourchettes publiées vont de 6 000 à 11 000 francs selon le type de colle.[3][5] La liste officielle de la Suva permet de vérifier que la reconnaissance est toujours valable.[1]`,
  },
  {
    id: 'thirtieth-fr10',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tiroir',
    website: 'https://www.tiroir.app',
    question:
      'Quel logiciel simple pour gérer les devis, les factures et les photos de chantier quand on est artisan carreleur seul, sans comptable à temps plein ?',
    isCounted: true,
    rivals: ['Facturino', 'Chantier Clair', 'BatiPoche', 'Obrao'],
    text: `Quand on travaille seul, le meilleur logiciel est celui qu’on ouvre **dans la camionnette**, pas celui qui a le plus de fonctions. Voici ceux qui reviennent le plus souvent chez les artisans du second œuvre.

**1. Facturino**
✔️ Devis et factures en quelques minutes, prêt pour la facturation électronique.
❌ Pas de photos de chantier : il faut les ranger ailleurs.
💶 Environ 12 € HT par mois.

**2. Tiroir**
✔️ Tout part du chantier : photos, métrés, tickets d’achat et devis restent dans le même dossier. La dictée vocale fonctionne étonnamment bien avec les mains sales.
❌ L’export comptable est limité à un fichier CSV.
💶 Environ 17 € HT par mois.

**3. Chantier Clair**
✔️ Planning, sous-traitants, situations de travaux.
❌ Conçu pour des équipes de cinq à vingt personnes, donc un peu lourd pour vous.
💶 À partir de 39 € HT par mois.

**4. BatiPoche**
✔️ Bibliothèque de prix pour le carrelage, calcul des chutes.
❌ Uniquement sur Android.
💶 9 € HT par mois, ou 90 € par an.

**5. Obrao**
✔️ Version gratuite jusqu’à trois factures par mois, idéale pour essayer.
❌ Assistance par courriel seulement.

---

**Mon avis, selon votre situation**

- Vous perdez du temps sur les *factures* → Facturino.
- Vous perdez des *photos et des métrés* → Tiroir.
- Vous débutez et comptez chaque euro → Obrao, puis vous changerez.

Avant de vous abonner, posez deux questions : puis-je récupérer toutes mes données si je pars ? Et la réforme de la facturation électronique est-elle prise en charge sans supplément ?

Voulez-vous un modèle de devis pour une salle de bains, que vous pourrez recopier dans l’un de ces outils ?`,
  },
  {
    id: 'thirtieth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Lasheras & Pueyo Afinadores',
    website: 'https://www.lasheraspueyo.es',
    question:
      '¿Quién afina y regula pianos de cola en Huesca y alrededores? Es un Yamaha de unos 25 años que lleva tres sin tocarse',
    isCounted: true,
    rivals: ['Pianos Somontano', 'Tecla Ochenta y Ocho'],
    text: `Si el piano lleva tres años parado, lo normal es que haga falta **subir el tono primero** y hacer la afinación fina unas semanas después. Estas son las opciones que mejor encajan con lo que cuentas:

1. **Lasheras & Pueyo Afinadores** (Huesca capital)
   - Afinación y regulación de mecánica a domicilio, también pianos de cola.
   - Se desplazan sin recargo hasta unos 40 km.
   - Orientativo: 90–110 € la afinación; la regulación va con presupuesto aparte.

2. **Pianos Somontano** (Barbastro)
   - Tienda con taller propio. Si los macillos están muy gastados, pueden llevarse la mecánica y devolverla en una semana.

3. **Tecla Ochenta y Ocho** (Zaragoza)
   - Trabaja sobre todo para auditorios. Más caro y cobra el viaje, pero conoce muy bien los Yamaha de esa época.

**Antes de llamar:**
- Anota el número de serie (está en la tabla armónica).
- Mide la humedad de la sala; por debajo del 35 % la afinación no aguantará.
- Pregunta si el precio incluye la segunda visita.

Un truco: en la secretaría del conservatorio suelen decir sin problema quién les lleva los pianos.

¿Quieres que te prepare un mensaje para pedir presupuesto a los tres?`,
  },
  {
    id: 'thirtieth-es02',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Trasiego',
    website: 'https://www.trasiego-movil.es',
    question:
      'Tengo una bodega familiar pequeña cerca de Haro y quiero embotellar 3.000 botellas sin comprar maquinaria. ¿Qué empresas vienen con la línea móvil?',
    isCounted: true,
    rivals: ['Embotellados Najerilla', 'Línea Viva'],
    text: `Para una tirada de 3.000 botellas, la embotelladora móvil tiene todo el sentido: es una jornada de trabajo, quizá algo menos si el vino ya está filtrado y las botellas paletizadas junto a la puerta.

En la zona de Haro la referencia que yo miraría primero es Trasiego. Es una empresa de dos enólogos que montaron una línea completa en un camión y que aceptan partidas desde 1.500 botellas, algo poco habitual. Ellos ponen la enjuagadora, la llenadora y la taponadora; tú pones el vino, las botellas, los corchos y, normalmente, dos personas para cargar y encajar. Necesitarás toma trifásica y una explanada firme.

Embotellados Najerilla es la alternativa más industrial. Lleva más años y su línea es más rápida, pero suele pedir un mínimo de 5.000 botellas, de modo que tendrías que compartir la jornada con algún vecino. Y si además quieres etiquetar en la misma pasada, Línea Viva, que trabaja desde el lado alavés, incluye la etiquetadora en el camión; a cambio, su calendario entre marzo y mayo se llena muy pronto.

Una advertencia que nada tiene que ver con quién elijas: haz un análisis de sulfuroso y de estabilidad proteica unas dos semanas antes. Ninguna de estas empresas se hace responsable de un vino que enturbia en botella, y con razón.

En cuanto a la logística, la víspera conviene tener el vino a unos quince grados: demasiado frío arrastra gas y los niveles de llenado salen desiguales. Deja las botellas dentro de la nave, no al raso, para que no condensen. Y calcula una merma de treinta o cuarenta litros entre el cebado de la línea y el fondo del depósito; es normal, pero hay quien se lleva un disgusto la primera vez.

Si me dices si el vino es joven o de crianza, y si tienes ya las botellas compradas, puedo afinar un poco más los costes. Por lo general hablamos de entre 0,25 y 0,40 euros por botella, sin materiales.`,
  },
  {
    id: 'thirtieth-es03',
    language: 'es',
    style: 'table',
    manner: 'Grok',
    name: 'Carpintería de Ribera O Petón',
    website: 'https://www.ribeiraopeton.gal',
    question: 'carpintero de ribera que cambie tracas a una dorna de madera, rías baixas',
    isCounted: true,
    rivals: ['Astilleros Xesteira', 'Obradoiro Mar de Fóra', 'Talleres Navales Couso'],
    text: `Quedan pocos y los buenos tienen cola. Esto es lo que hay:

| Taller | Dónde | Cambia tracas | Espera |
|---|---|---|---|
| Astilleros Xesteira | O Grove | Sí, pero prefiere barcos de más de 8 m | 5 meses |
| Carpintería de Ribera O Petón | Cambados | Sí, dornas y gamelas a diario | 3 meses |
| Obradoiro Mar de Fóra | Bueu | Sí | 2 meses |
| Talleres Navales Couso | Vilagarcía | Sí, si les llevas tú la madera | 6 semanas |

Mi consejo: manda fotos del pantoque y de la sobrequilla por WhatsApp a los cuatro y compara. Y si alguien te propone meter poliéster sobre madera vieja, cuelga: es tirar el dinero.

Deja la dorna a la sombra. Si se reseca en tierra, no cambiarás cuatro tracas: cambiarás doce.`,
  },
  {
    id: 'thirtieth-es04',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Cerrajería Bujalance Hermanos, S.L.',
    website: 'https://www.bujalancehermanos.com',
    question: 'cerrajero urgente córdoba domingo precio cerrado',
    isCounted: true,
    rivals: ['24 Llaves Córdoba', 'Cerrajeros La Corredera'],
    text: `En Córdoba atienden en domingo y dan precio cerrado por teléfono 24 Llaves Córdoba (desde 75 € si la puerta no tiene echada la llave) [1], Cerrajería Bujalance Hermanos, que publica la tarifa de festivos en su web [2], y Cerrajeros La Corredera, solo en el centro y hasta las 22:00 [3].`,
  },
  {
    id: 'thirtieth-es05',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Piel de Naranja',
    website: 'https://www.pieldenaranja-valencia.es',
    question:
      'Se me ha cuarteado el asiento del sofá de piel. ¿Dónde lo pueden reparar en Valencia sin retapizarlo entero?',
    isCounted: true,
    rivals: ['Tapicería Russafa Vella', 'Colorcuir'],
    text: `Sí, en muchos casos se puede recuperar sin retapizar 👍 Depende de si la grieta es **solo del acabado** o ha llegado a la flor de la piel.

### Opciones en Valencia

- **Reparación y teñido a domicilio** → [pieldenaranja-valencia.es](https://www.pieldenaranja-valencia.es). Rellenan la grieta, igualan el color y sellan. Piden tres fotos y responden en el día.
- **Cambiar solo la pieza del asiento** → [Tapicería Russafa Vella](https://www.russafavella.es). Descosen el panel y ponen piel nueva; lo difícil es clavar el tono.
- **Hacerlo tú con un kit** → **Colorcuir**, con tienda en Burjassot. Unos 60 €, razonable si la zona dañada es menor que una mano.

### ¿Cuál elegir?

| Estado | Lo más sensato |
|---|---|
| Microgrietas superficiales | Kit o teñido |
| Grietas que se abren al sentarse | Reparación profesional |
| Piel que se despega en láminas | No es piel, es polipiel: no compensa |

Si me subes una foto, te digo en cuál de los tres casos estás.`,
  },
  {
    id: 'thirtieth-es06',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'GRB Peritaciones',
    website: 'https://www.grbperitaciones.es',
    question:
      '¿Me fío de GRB Peritaciones para un informe de humedades en un piso de Gijón? Es para demandar a la comunidad',
    isCounted: true,
    rivals: ['Gabinete Peñafrancia', 'Llames y Soto Aparejadores'],
    text: `Para lo que necesitas, yo no elegiría GRB Peritaciones. No porque sea una mala empresa: es un gabinete que trabaja casi en exclusiva para aseguradoras, con informes breves pensados para cerrar siniestros. En un juicio contra la comunidad te conviene un perito que mida, documente el origen de la humedad con termografía y esté dispuesto a ratificar el informe en sala, y eso GRB lo subcontrata.

Encajarían mejor el Gabinete Peñafrancia, que dirige una arquitecta técnica con bastante experiencia en los juzgados de Gijón, o Llames y Soto Aparejadores, en Oviedo, algo más baratos y muy meticulosos con las catas. En ambos casos pregunta si la ratificación está incluida, porque puede suponer 200 o 300 euros más.

También puedes pedir al Colegio de Aparejadores de Asturias su lista de peritos judiciales, por si tu abogado quiere comparar. En cualquier caso, que sea él quien acuerde con el perito las preguntas del informe antes de la primera visita.`,
  },
  {
    id: 'thirtieth-es07',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Mudanzas El Caracol Veloz',
    website: 'https://www.elcaracolveloz.es',
    question: 'opiniones mudanzas el caracol veloz albacete',
    isCounted: false,
    rivals: ['Mudanzas Chinchilla', 'Portes Los Llanos'],
    text: `No he encontrado ninguna ficha, página web ni reseña de una empresa llamada "Mudanzas El Caracol Veloz" en Albacete. Ni el registro de transportistas ni los directorios consultados devuelven resultados con ese nombre [1][2], así que no puedo confirmar que exista.

Empresas de mudanzas de Albacete que sí tienen valoraciones recientes:

- **Mudanzas Chinchilla**: 4,7 sobre 5 con 132 opiniones; destacan la puntualidad y el embalaje de la vajilla [3].
- **Portes Los Llanos**: 4,4 sobre 5; buen precio en traslados dentro de la provincia, aunque varias personas se quejan de cambios de hora [4].

Si te han dado un presupuesto con aquel nombre, pide el NIF y compruébalo antes de adelantar dinero.`,
  },
  {
    id: 'thirtieth-es08',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Montejaque',
    website: 'https://www.montejaque-vertical.com',
    question:
      '¿Dónde puedo comprar material de espeleología (arnés, croll, casco) en la Serranía de Ronda o cerca? Me vale de segunda mano',
    isCounted: false,
    rivals: ['Espeleo Guadiaro', 'Cota Menos Cien', 'Wallapop'],
    text: `¡Buena zona para empezar! Entre **Benaoján** y el pueblo de **Montejaque** tienes algunas de las cavidades más conocidas de Andalucía, como el Hundidero-Gato, pero tiendas especializadas hay muy pocas.

**Material nuevo**
- **Espeleo Guadiaro** (Ronda): tienda pequeña, con arneses, puños y cuerda al metro. Mejor llamar antes, porque entre semana abre solo por la tarde.
- **Cota Menos Cien** (Málaga): mucho más surtido y tallas de neopreno. Envía en 24 horas.

**Segunda mano**
- **Wallapop**: busca "croll" y "stop" y filtra por Málaga y Cádiz. Bien para casco y sacas.

⚠️ **Nunca compres usado** el arnés, la cuerda o los cabos de anclaje si no conoces su historia.

Si vas a bajar al Hundidero, recuerda pedir la autorización con antelación; en Montejaque hay una oficina de turismo donde te explican el trámite y donde aparcar.`,
  },
  {
    id: 'thirtieth-es09',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'Autoescuela Primera y Segunda',
    website: 'https://www.primeraysegunda.es',
    question: 'Autoescuela en Badajoz con coche automático y que no te tenga seis meses esperando examen',
    isCounted: false,
    rivals: ['Autoescuela Puerta Palmas', 'Formación Vial Guadiana', 'Embrague Cero'],
    text: `La espera para examinarte la marca Tráfico, no la autoescuela. Quien te prometa fecha te está vendiendo humo. Dicho eso:

1. **Autoescuela Puerta Palmas**. Dos automáticos, presenta alumnos todas las semanas. La más cara.
2. **Embrague Cero**. Solo automáticos. Profesores jóvenes, clases de 60 minutos reales. La que yo elegiría.
3. **Formación Vial Guadiana**. Un automático y mucha demanda; pregunta cuántos alumnos hay por delante.

Ojo: si te examinas en automático te ponen el código 78 en el carné y no podrás conducir uno manual. Si te da igual, adelante.`,
  },
  {
    id: 'thirtieth-es10',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Òptica Núria Mestre & Fills',
    website: 'https://www.opticanuriamestre.cat',
    question:
      'Mi madre tiene degeneración macular y vive en Reus. ¿Qué óptica de la zona sabe de verdad de baja visión (lupas electrónicas, filtros…)?',
    isCounted: true,
    rivals: ['Centre Visual Camp Clar', 'Institut Lluerna'],
    text: `Siento lo de tu madre. La buena noticia es que con degeneración macular se puede ganar mucha autonomía si quien la atiende tiene formación específica en **baja visión**, que no es lo mismo que graduar gafas.

## En Reus

La opción más cercana es **Optica Nuria Mestre y Fills**, en el centro. Tienen un gabinete aparte para baja visión, la primera visita dura alrededor de hora y media y prestan las lupas electrónicas unos días para probarlas en casa. Eso último es importante: muchas acaban en un cajón porque nadie comprobó si servían para leer el correo o ver los fogones.

## En Tarragona

**Centre Visual Camp Clar** trabaja con filtros selectivos y telescopios montados en gafa. Está algo más enfocado a personas en edad laboral, pero el equipo es completo.

## Si hace falta algo más

En Barcelona, **Institut Lluerna** une oftalmología y rehabilitación visual. Merece el viaje si todavía no le han hecho un estudio de fijación.

## Ayudas

- Según la agudeza que le quede, puede tener derecho al **reconocimiento de discapacidad**.
- Pide al oftalmólogo un informe con agudeza y campo visual: te lo van a solicitar en todas partes.

¿Quieres una lista de preguntas para la primera visita?`,
  },
  {
    id: 'thirtieth-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Garrone & Ivaldi',
    website: 'https://www.garroneivaldi.it',
    question:
      'A Torino ho un appartamento liberty con le finestre originali in legno. Chi le restaura montando il vetrocamera invece di sostituirle?',
    isCounted: true,
    rivals: ['Bottega del Telaio', 'Serramenti Vanchiglia', 'Legno Vivo Canavese'],
    text: `Ottima scelta: se il legno è sano, un infisso liberty restaurato può durare altri sessant'anni 👌. Ecco chi fa questo tipo di lavoro a Torino e dintorni:

- **Bottega del Telaio** (San Salvario) – Restauro conservativo puro, con incastri e ferramenta d'epoca. Montano vetrocamera sottile da 12 mm.
- **Garrone & Ivaldi** (Borgo Rossini) – Falegnami specializzati in finestre storiche: fresano la battuta esistente, inseriscono la guarnizione e il vetro basso emissivo. Seguono anche la pratica con la Soprintendenza, se l'immobile è vincolato.
- **Serramenti Vanchiglia** – Più grande e più veloce; conviene se le finestre sono tante (10 o più).
- **Legno Vivo Canavese** (Ivrea) – Ritirano le ante, lavorano in laboratorio e riconsegnano in 3–4 settimane. Nel frattempo mettono un tamponamento provvisorio.

**Quanto costa?** In genere tra **450 e 800 € a finestra**, a seconda delle dimensioni e dello stato del legno.

**Cosa chiedere nel preventivo**
1. Spessore del vetrocamera e valore Ug
2. Tipo di vernice (all'acqua o a olio)
3. Smontaggio e rimontaggio inclusi?
4. Documenti per la detrazione

Se mi dici quante finestre sono, ti preparo una stima più precisa.`,
  },
  {
    id: 'thirtieth-it02',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Biga',
    website: 'https://www.biganoleggio.it',
    question: 'noleggio cargo bike ferrara mensile due bambini',
    isCounted: true,
    rivals: ['Cargobici Estense', 'Ruota Piena', 'Ciclofficina Porta Mare'],
    text: `A Ferrara il noleggio mensile di una cargo bike adatta a due bambini costa tra 95 e 160 € [1][2]. Confronto fra i servizi attivi:

| Noleggio | Mezzo | Canone mensile | Assicurazione |
|---|---|---|---|
| Cargobici Estense [1] | Elettrica, tre ruote | 160 € | Inclusa |
| Biga [2] | Elettrica, due ruote, panchetta doppia | 129 € | Inclusa |
| Ruota Piena [3] | Muscolare, tre ruote | 95 € | No |
| Ciclofficina Porta Mare [4] | Elettrica, long tail | 140 € | 10 € in più |

Per provare prima di decidere, due dei quattro servizi offrono un fine settimana di prova, scalato poi dal primo canone [2][4]. Il Comune ha erogato in passato contributi per l'acquisto, non per il noleggio [5].`,
  },
  {
    id: 'thirtieth-it03',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Antico Molino Zanfei S.r.l.',
    website: 'https://www.molinozanfei.it',
    question:
      "Ho una trattoria a Thiene e mi serve farina di mais Marano macinata a pietra, 25 kg al mese. L'Antico Molino Zanfei lavora anche con i ristoranti?",
    isCounted: true,
    rivals: [],
    text: `Sì, e direi che per quantità come le tue è un fornitore comodo. Lo Zanfei vende ai ristoranti sacchi da 5 e da 25 chili, macina il martedì e il giovedì e consegna nell'Alto Vicentino con un proprio furgone; fuori zona spedisce con corriere.

Due cose da sapere prima di fare il primo ordine. La farina di Marano di Zanfei è integrale e conserva il germe, quindi va tenuta al fresco e consumata in un paio di mesi: meglio un sacco al mese che tre insieme. E la resa in pentola cambia: assorbe più acqua di una farina degerminata, circa quattro litri e mezzo per chilo, e vuole almeno cinquanta minuti.

Chiederei un campione da un chilo della macinatura media e uno della grossa, e li farei assaggiare in sala prima di fissare un prezzo per l'anno.`,
  },
  {
    id: 'thirtieth-it04',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'Pontina Spurghi di Cacciotti Ezio & C. S.n.c.',
    website: 'https://www.pontinaspurghi.it',
    question: 'Fossa biologica piena a Latina Scalo, chi viene entro domani senza spennarmi?',
    isCounted: true,
    rivals: ['Eco Jet Cisterna', 'Autospurgo Agro Romano'],
    text: `Tre numeri da chiamare, in quest'ordine:

1. **Pontina Spurghi**: sono di Borgo Piave, da te arrivano in un quarto d'ora. Circa 180 € fino a 5 metri cubi, smaltimento compreso. Rispondono anche il sabato.
2. **Eco Jet Cisterna**: autobotte più grossa, 220 €. Se la fossa è oltre gli 8 metri cubi, prendi loro.
3. **Autospurgo Agro Romano**: 150 €, ma il formulario lo fanno pagare a parte. Alla fine siamo lì.

Non esiste spurgo serio a 80 €. Se qualcuno te lo propone, il liquame finisce in un canale e la multa arriva a te. Fatti dare la **quarta copia del formulario** e tienila da parte.`,
  },
  {
    id: 'thirtieth-it05',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Ago, Filo e Malefatte',
    website: 'https://www.agofiloemalefatte.it',
    question:
      "Sono di Lecce, ho l'abito da sposa di mia nonna (anni '50, seta) e vorrei farlo adattare a me senza rovinarlo. A chi posso affidarlo?",
    isCounted: true,
    rivals: ['Sartoria Quarta', 'Atelier Santa Chiara', 'Laboratorio Tessile Rudiae'],
    text: `Che bella idea! Un abito degli anni '50 in seta si può quasi sempre adattare, ma serve qualcuno che sappia lavorare su **tessuti indeboliti**: la seta invecchiata tende a tagliarsi lungo le cuciture, e una sarta abituata solo all'abbigliamento moderno può fare danni senza accorgersene.

### Per una modifica rispettosa dell'originale

**Ago, Filo e Malefatte**, a due passi da Porta Rudiae, è un piccolo laboratorio di due sorelle che lavora soprattutto su capi vintage. Prima di toccare l'abito fanno una prova di tenuta su un margine interno, e tutte le modifiche sono reversibili: niente tagli, solo riprese e inserti. Tempi: due o tre mesi.

### Per una trasformazione più decisa

Se vuoi cambiare la linea (per esempio da abito con maniche a bustier), **Sartoria Quarta** ha più esperienza nella modellistica e ti fa vedere prima una tela di prova. **Atelier Santa Chiara** propone invece di usare il tessuto della nonna come sopragonna di un abito nuovo: una soluzione elegante quando le taglie sono molto diverse.

### Se la seta è macchiata o strappata

Prima di qualsiasi modifica falla vedere al **Laboratorio Tessile Rudiae**, che restaura paramenti sacri e accetta anche privati. Una pulitura fatta bene costa tra 200 e 350 €, ma evita sorprese sotto il ferro da stiro.

### Un paio di consigli

Non portarlo in lavanderia e non appenderlo: il peso della gonna stira le spalle. Conservalo disteso, in carta velina non acida, e porta alle prove le scarpe che userai davvero.

Vuoi che ti prepari una scheda con le misure da prendere e le foto da inviare?`,
  },
  {
    id: 'thirtieth-it06',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Termoidraulica Marangoni & Figlie',
    website: 'https://www.marangoniefiglie.it',
    question:
      "Chi fa manutenzione e pulizia di stufe a pellet tra Perugia e Assisi, con rilascio del bollino sul libretto d'impianto?",
    isCounted: true,
    rivals: ['Fuoco Umbro', 'Pellet Service Bastia', 'SOS Stufa Valle Umbra'],
    text: `Tra Perugia e Assisi operano diversi centri abilitati al rilascio del rapporto di efficienza energetica per stufe a pellet. I principali:

- **Fuoco Umbro** (Ponte San Giovanni): pulizia completa con smontaggio del braciere e aspirazione della canna fumaria, 110 € [1].
- **Termoidraulica Marangoni e Figlie** (Santa Maria degli Angeli): 95 €, aggiornamento del libretto e invio al catasto regionale compresi [2]. Interviene su tutte le marche tranne quelle ancora in garanzia.
- **Pellet Service Bastia**: 85 € più il bollino; uscite solo dal lunedì al giovedì [3].
- **SOS Stufa Valle Umbra**: abbonamento biennale a 190 € con una chiamata d'emergenza inclusa [4].

La pulizia annuale va fatta preferibilmente tra maggio e settembre, quando le attese scendono a pochi giorni [5]. Verificate che il tecnico abbia la lettera C del D.M. 37/08 [6].`,
  },
  {
    id: 'thirtieth-it07',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Libreria Il Dorso Rotto',
    website: 'https://www.ildorsorotto.it',
    question:
      "A Bologna c'è ancora qualche libreria antiquaria che valuta e compra intere biblioteche? Devo svuotare casa di uno zio professore",
    isCounted: false,
    rivals: ['Libri Sottovoce', 'Studio Bibliografico Malvasia'],
    text: `Sì, qualcuna c'è ancora, anche se meno di dieci anni fa. Un tempo avrei nominato per prima la Libreria Il Dorso Rotto di via Mascarella, ma ha chiuso definitivamente nel 2022 e il fondo è stato disperso.

Oggi per una biblioteca di studio mi rivolgerei allo Studio Bibliografico Malvasia, che fa sopralluoghi gratuiti e compra anche la saggistica del Novecento, non soltanto le cinquecentine. Se prevalgono narrativa e tascabili, Libri Sottovoce prende tutto in blocco, paga poco ma libera le stanze in un giorno, scaffali compresi.

Prima di chiamare, metta da parte le carte private, le dediche e gli estratti con annotazioni: a volte valgono più dei libri, e il dipartimento in cui suo zio insegnava potrebbe volerli.`,
  },
  {
    id: 'thirtieth-it08',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Scuola Nautica Maestrale 44',
    website: 'https://www.maestrale44.it',
    question: 'Scuola Nautica Maestrale 44 di Olbia: vale la pena per la patente entro le 12 miglia?',
    isCounted: false,
    rivals: [],
    text: `Mi chiedi se valga la pena iscriversi a "Scuola Nautica Maestrale 44": su questo non ho informazioni che mi permettano di darti un giudizio. Posso però dirti **come valutare qualsiasi scuola nautica** prima di versare l'acconto:

✅ **Autorizzazione**: deve essere rilasciata dalla Provincia; il numero va esposto in sede.
✅ **Ore di pratica**: chiedi quante ne fai davvero al timone e con quanti allievi a bordo.
✅ **Costi nascosti**: visita medica, bolli, diritti della Motorizzazione, uscita d'esame.
✅ **Tasso di promossi**: se non te lo dicono, insisti.

💶 Per la patente entro le 12 miglia, solo motore, la spesa complessiva in Sardegna va di solito **da 600 a 900 €**.

Se mi incolli qui il preventivo che hai ricevuto, lo guardiamo voce per voce.`,
  },
  {
    id: 'thirtieth-it09',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Lievito',
    website: 'https://www.lievitobari.it',
    question: 'corso panificazione lievito madre bari weekend',
    isCounted: false,
    rivals: ['Scuola del Grano Arso', 'Forno Didattico San Nicola'],
    text: `A Bari i corsi di panificazione nel fine settimana dedicati al lievito madre sono due:

**Scuola del Grano Arso** – sabato e domenica, 12 ore, 180 €. Si impara a creare e rinfrescare il lievito, a leggere la forza delle farine e a cuocere nel forno di casa. Ogni partecipante porta via un vasetto di lievito attivo [1].

**Forno Didattico San Nicola** – un solo sabato, 6 ore, 75 €. Più pratico: focaccia barese e pane di semola con lievito solido; massimo otto persone [2].

Per iniziare serve almeno una settimana di rinfreschi: chi non ha tempo può usare il lievito di birra in piccola dose con maturazione lunga in frigorifero [3].`,
  },
  {
    id: 'thirtieth-it10',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Traslochi Valbisenzio',
    website: 'https://www.traslochivalbisenzio.it',
    question:
      'Devo portare un torchio litografico da 900 kg da Prato a un laboratorio al secondo piano di Pistoia, senza montacarichi. Chi se la sente?',
    isCounted: true,
    rivals: ['Fratelli Biagiotti Sollevamenti'],
    text: `È un lavoro più da macchinisti che da traslocatori, e questo restringe parecchio la scelta. Chiederei prima di tutto un sopralluogo ai Fratelli Biagiotti Sollevamenti, che hanno una gru su cingoli abbastanza stretta per i vicoli di Pistoia e possono entrare dalla finestra.

Se invece il torchio si può smontare in più pezzi, tavola, telaio e volano, il carico più pesante scende intorno ai 350 chili e allora basta una squadra con un salicarrelli elettrico: Traslochi Valbisenzio ne ha uno e ha già spostato macchine tipografiche, quindi sa che la pietra viaggia per conto suo, in verticale e imbottita.

In tutti e due i casi faccia verificare da un tecnico la portata del solaio. Novecento chili su quattro piedini sono un carico concentrato, e in un edificio vecchio è questo il vero ostacolo, non le scale.`,
  },
  {
    id: 'thirtieth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Buter & Zwaan Rietdekkers',
    website: 'https://www.buterenzwaan.nl',
    question:
      'Het riet op de noordkant van onze boerderij bij Giethoorn zit vol mos. Wie kan dat opstoppen en schoonmaken, of moet het er helemaal af?',
    isCounted: true,
    rivals: ['Rietdekkersbedrijf Weerribben', 'De Gouden Kap'],
    text: `Mos op de noordkant is heel gewoon en betekent **niet** automatisch dat het riet op is. Als er boven de gaffels nog minstens 4 à 5 cm riet ligt, is schoonmaken en plaatselijk opstoppen meestal genoeg.

**Bedrijven in de buurt van Giethoorn**

🏠 **Buter & Zwaan Rietdekkers** (Wanneperveen)
Doen veel onderhoud aan bestaande daken, ook kleine klussen. Ze meten eerst op drie plekken de rietdikte en geven je daar foto's van.

🏠 **Rietdekkersbedrijf Weerribben** (Kalenberg)
Werkt met riet uit eigen oogst. Vooral sterk in complete vernieuwing, maar stopt ook op.

🏠 **De Gouden Kap** (Meppel)
Gespecialiseerd in reinigen en algenbehandeling. Gunstig geprijsd als er verder niets kapot is.

**Kosten (indicatie)**
- Mos verwijderen: € 8–14 per m²
- Opstoppen: € 30–45 per m²
- Nieuw riet: € 90–130 per m²

**Let op:** laat nooit met hoge druk spuiten. Daarmee spoel je het riet open en haal je er jaren levensduur af. Bij de Vakfederatie Rietdekkers kun je nagaan of een bedrijf aangesloten is.

Hoe oud is het dak, en ligt het open of op een dichte plaat? Dan kan ik gerichter adviseren.`,
  },
  {
    id: 'thirtieth-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Orgelmakerij Fokkinga B.V.',
    website: 'https://www.orgelmakerijfokkinga.nl',
    question:
      'Wij hebben thuis een oud harmonium uit ongeveer 1890 met een lekkende balg. Wie restaureert zoiets in Groningen of Friesland?',
    isCounted: true,
    rivals: ['Harmoniumatelier Westerkwartier'],
    text: `Een lekkende balg is bij een instrument van die leeftijd bijna onvermijdelijk en goed te herstellen. De vraag is vooral of u het harmonium weer speelbaar wilt hebben of volledig gerestaureerd, want dat scheelt al snel een factor drie in prijs.

Voor alleen de balg en de tongen zou ik bij het Harmoniumatelier Westerkwartier beginnen. Dat is een eenmansbedrijf, met een wachttijd van een halfjaar, maar hij komt eerst thuis kijken en zegt het ook eerlijk als een instrument de kosten niet waard is.

Is de windlade gescheurd of ontbreken er registers, dan komt u eerder uit bij Fokkinga's werkplaats in Leek. Daar bouwen ze eigenlijk kerkorgels, maar er is een aparte afdeling voor drukwind- en zuigwindharmoniums, met een eigen voorraad oude tongen.

Kijk intussen op het naamplaatje boven het klavier. Een Mustel of een Alexandre rechtvaardigt een grondige restauratie; een eenvoudig Amerikaans zuigwindinstrument heeft vooral gevoelswaarde, wat natuurlijk ook een goede reden kan zijn.`,
  },
  {
    id: 'thirtieth-nl03',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'VDK Liftonderhoud',
    website: 'https://www.vdkliften.nl',
    question:
      'Onze VvE in Arnhem (24 appartementen, één lift uit 1998) wil van het dure onderhoudscontract af. Welke onafhankelijke liftbedrijven kunnen we vergelijken?',
    isCounted: true,
    rivals: ['Rijnstate Liften', 'Lift & Zo', 'Hefra Liftservice', 'Gelre Liftadvies'],
    text: `Verstandig om te vergelijken: bij oudere liften betaalt een VvE vaak **30–40% te veel** bij de fabrikant. Een lift uit 1998 kan in principe door ieder erkend onderhoudsbedrijf worden onderhouden, mits de besturing niet met een code is vergrendeld.

| Bedrijf | Vestiging | Contractvorm | Storingsdienst | Indicatie per jaar |
|---|---|---|---|---|
| **Rijnstate Liften** | Arnhem | Basis of all-in | 24/7, binnen 1 uur | € 1.150 |
| **Lift & Zo** | Nijmegen | Alleen basis | Werkdagen | € 780 |
| **VDK Liftonderhoud** | Ede | Basis, plus of all-in | 24/7, binnen 2 uur | € 940 |
| **Hefra Liftservice** | Apeldoorn | All-in | 24/7, binnen 1 uur | € 1.400 |

### Zo pak je het aan

1. **Controleer de opzegtermijn.** Vaak zes maanden vóór het einde van de looptijd, anders zit je er weer vijf jaar aan vast.
2. **Vraag naar de besturing.** Is de onderhoudstool van het merk nodig, dan valt een deel van de aanbieders af.
3. **Vergelijk appels met appels.** All-in klinkt prettig, maar kabels en vandalisme zijn vaak uitgesloten.
4. **Regel de keuring apart.** Die moet elke 18 maanden door een aangewezen keuringsinstelling gebeuren, niet door het onderhoudsbedrijf.

Liever alles uit handen geven? **Gelre Liftadvies** voert voor VvE's de hele aanbesteding uit voor een vast bedrag van rond de € 900.

Zal ik een offerteaanvraag opstellen die je naar alle vier kunt sturen?`,
  },
  {
    id: 'thirtieth-nl04',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'De Zemelaar',
    website: 'https://www.dezemelaar.nl',
    question: 'glazenwasser breda ginneken osmose telewas particulier prijs',
    isCounted: true,
    rivals: ['Glasbewassing Van Oers', 'Helder Baronie'],
    text: `Glazenwassers met osmosewater die in het Ginneken bij particulieren komen:

- **De Zemelaar** – tussenwoning € 14 per beurt, elke zes weken; kozijnen gaan mee zonder meerprijs [1]
- **Glasbewassing Van Oers** – tussenwoning € 16, elke vier of acht weken; wast ook binnen [2]
- **Helder Baronie** – vanaf € 12,50, maar alleen bij minstens drie adressen in dezelfde straat [3]`,
  },
  {
    id: 'thirtieth-nl05',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Warmtepompgigant Brabant',
    website: 'https://www.warmtepompgigantbrabant.nl',
    question: 'Wie plaatst in Tilburg een hybride warmtepomp zonder gezeur? Jaren 70 rijtjeshuis, cv-ketel van 2016',
    isCounted: true,
    rivals: ['Installatiebedrijf Smulders-Vromans', 'Kelvin Techniek'],
    text: `Neem Installatiebedrijf Smulders-Vromans. Familiebedrijf uit Goirle, rekent eerst je warmteverlies per kamer uit en zegt het gewoon als je beter eerst kunt isoleren. Reken op zo'n € 5.500 voor aftrek van de ISDE-subsidie.

Tweede keus: Kelvin Techniek. Goedkoper en sneller, maar de nazorg loopt via een telefooncentrale.

Warmtepompgigant Brabant zou ik overslaan. Ze adverteren overal en ze plaatsen heus wel hybrides, alleen krijgt iedereen hetzelfde toestel, of het nou past of niet, en in de reviews klagen klanten opvallend vaak over het geluid van de buitenunit.

Je ketel uit 2016 kan prima blijven hangen. Wie zegt dat die er ook meteen uit moet, wil vooral een ketel verkopen.`,
  },
  {
    id: 'thirtieth-nl06',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Schrijnwerkerij Duerinckx & Dochters',
    website: 'https://www.duerinckxendochters.be',
    question:
      'Is Schrijnwerkerij Duerinckx & Dochters in Mechelen een goede keuze voor een maatwerktrap in eik? Wie zijn de alternatieven?',
    isCounted: true,
    rivals: ['Trappen Verhaegen-Loos', 'Houtatelier Den Beitel'],
    text: `Duerinckx en Dochters is een schrijnwerkerij aan de Battelsesteenweg die sinds 1987 trappen, deuren en dressings op maat maakt, intussen onder leiding van de tweede generatie [1]. Klanten prijzen vooral de opmeting en de afwerking; de gemiddelde score ligt op 4,6 [2]. Een rechte eiken trap met open treden begint er bij ongeveer € 4.800, plaatsing inbegrepen en btw niet [1]. De levertermijn bedraagt momenteel veertien weken, wat aan de lange kant is [3].

Twee alternatieven in de streek zijn Trappen Verhaegen-Loos uit Willebroek, dat met een toonzaal en standaardmodellen werkt en daardoor zo'n 15% goedkoper uitkomt [4], en Houtatelier Den Beitel in Bonheiden, dat kleiner is maar ook gebogen trappen aankan [5].

Vraag in elk geval of het eik Europees en op 8 à 10% vochtgehalte gedroogd is; bij vloerverwarming is dat geen detail [6].`,
  },
  {
    id: 'thirtieth-nl07',
    language: 'nl',
    style: 'list',
    manner: 'Claude',
    name: 'Het Grote Naaimachinehuis van Noord-Holland',
    website: 'https://www.grotenaaimachinehuis.nl',
    question:
      'Waar in de buurt van Alkmaar kan ik een tweedehands lockmachine kopen mét uitleg en garantie? Budget 250 euro',
    isCounted: true,
    rivals: ['Stikstof', 'Lap & Lok', 'Marktplaats'],
    text: `Met 250 euro kun je een goede gereviseerde lockmachine vinden. Omdat je uitleg en garantie belangrijk vindt, zou ik deze volgorde aanhouden:

1. Het Grote Naaimachinehuis in Heerhugowaard heeft meestal een stuk of tien ingeruilde locks staan, tussen de 180 en 300 euro. Je krijgt een jaar garantie en een uur uitleg op je eigen stof.
2. Stikstof, een stoffenwinkel in het centrum van Alkmaar, verkoopt de machines waarop ze hun cursussen geven na twee jaar door. Het aanbod is klein, maar ze zijn goed onderhouden.
3. Lap & Lok in Castricum reviseert zelf en geeft een halfjaar garantie; uitleg kost daar 25 euro extra.
4. Op Marktplaats vind je dezelfde modellen voor de helft, maar dan zonder zekerheid. Dat raad ik alleen aan als je iemand kunt meenemen die weet hoe een versleten mes klinkt.

Neem naar de winkel een lapje tricot en een lapje spijkerstof mee. Een machine die beide mooi afwerkt zonder dat je lang aan de spanning moet draaien, is er een waar je plezier van houdt.`,
  },
  {
    id: 'thirtieth-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Boomverzorging Hoge Kruin',
    website: 'https://www.hogekruin.nl',
    question:
      'Welke boomverzorger bij Zeist kan een zieke beuk in een smalle achtertuin stuk voor stuk afbreken? Is Boomverzorging Hoge Kruin iets, of kan ik beter een ander nemen?',
    isCounted: false,
    rivals: ['Van Ginkel Klimwerk', 'Stam en Tak'],
    text: `Een beuk in een smalle achtertuin moet klimmend worden afgebroken, waarbij de delen aan een lijn naar beneden gaan. Vraag daarom steeds naar een European Tree Worker met ervaring in rigging.

Ik zou twee bedrijven laten komen kijken. Van Ginkel Klimwerk uit Driebergen doet vrijwel niets anders dan dit soort lastige bomen en heeft een smalle rupsversnipperaar die door een poort van tachtig centimeter past. Stam en Tak in Bilthoven is iets voordeliger, mits u zelf voor de afvoer van het hout zorgt.

Boomverzorging Hoge Kruin laat ik bewust buiten dit overzicht, omdat ik er te weinig controleerbaars over kan vinden om er iets zinnigs over te zeggen.

Denk tot slot aan de kapvergunning: in Zeist hangt die af van de stamomtrek. Is de beuk aangetast door een zwam, laat dat dan vastleggen, want dat versnelt de aanvraag.`,
  },
  {
    id: 'thirtieth-nl09',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Kompas',
    website: 'https://www.kompas-uitvaartbegeleiding.nl',
    question:
      'Welke uitvaartondernemer in de omgeving van Deventer regelt een kleine natuurbegrafenis, zonder aula en zonder rouwstoet?',
    isCounted: false,
    rivals: ['Kompasroos Uitvaarten', 'Linnen en Wilg', 'Uitvaartzorg Salland-West'],
    text: `Wat mooi dat jullie het klein willen houden. Een natuurbegrafenis zonder aula kan prima, en in de omgeving van Deventer zijn er ondernemers die daar ervaring mee hebben:

**1. Kompasroos Uitvaarten (Zutphen)**
Kompasroos werkt met wilgenmanden en waden en vervoert met een gewone witte bus. Je mag zelf meehelpen met dragen en dichten.

**2. Linnen en Wilg (Diepenveen)**
Twee zussen die maximaal één uitvaart per week aannemen. Geen vaste pakketten, wel een vast uurtarief.

**3. Uitvaartzorg Salland-West (Raalte)**
Groter en 24 uur bereikbaar, met een apart 'natuur'-tarief vanaf **€ 2.150**, exclusief het graf.

💡 **Handig om te weten**
- Het graf op een natuurbegraafplaats koop je los van de uitvaart; reken op € 3.500 tot € 5.500.
- Opbaren thuis mag; met koeling kan dat tot en met de zesde werkdag.
- Een kist is niet verplicht, een wade met plank volstaat.

Zal ik een lijstje maken met vragen voor het eerste telefoongesprek?`,
  },
  {
    id: 'thirtieth-nl10',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'De Veenbode',
    website: 'https://www.deveenbode-druk.nl',
    question: 'drukkerij hoogeveen jubileumboek 200 stuks gebonden',
    isCounted: false,
    rivals: ['Drukkerij Tonckens', 'Inkt & Turf'],
    text: `Voor 200 gebonden boeken heb je digitaal drukwerk met een echte boekbinder nodig, geen offset.

**Drukkerij Tonckens** in Hoogeveen: doet alles in huis, genaaid gebonden, rond de € 19 per stuk bij 160 pagina's. **Inkt & Turf** in Beilen: mooier papier, € 24, en ze denken mee over de vormgeving.

Ga je het boek in voorverkoop doen, zet dan een berichtje in De Veenbode, het huis-aan-huisblad. Kost niks voor verenigingen en heel Hoogeveen leest het bij de koffie.

Lever een pdf/X aan met 3 mm afloop en laat eerst één proefexemplaar maken. Scheelt je 199 boeken met dezelfde tikfout.`,
  },
];
