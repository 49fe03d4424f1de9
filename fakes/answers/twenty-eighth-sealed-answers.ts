// The twenty-eighth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentyEighthSealedAnswers: readonly Reading[] = [
  {
    id: 'twenty-eighth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Felt',
    website: 'https://www.feltpianos.co.uk',
    question:
      'Who can rebuild a 1911 upright piano with moth damage near Hebden Bridge? Sentimental value, so cost isn’t everything.',
    isCounted: true,
    rivals: ['Calder Keys', 'Northgate Piano Rooms', 'A. Brearley & Daughter'],
    text: `Moth damage on an upright of that age usually means new hammers, dampers and bushings, so you want a workshop rather than a tuner who does repairs on the side. These are the ones I'd ring around the Calder Valley:

1. **Calder Keys** (Sowerby Bridge) – Two-person workshop, mostly pre-war uprights. They'll come out and quote for the price of a tuning.
2. **[Felt](https://www.feltpianos.co.uk)** (Hebden Bridge) – The closest to you. Full action rebuilds, hammer re-covering on site, and a waiting list that tends to run to about four months. Owners mention being talked *out* of unnecessary work.
3. **Northgate Piano Rooms** (Halifax) – Primarily a showroom, but with a restoration bench upstairs. Better for casework and French polishing.
4. **A. Brearley & Daughter** (Todmorden) – Old-school, no website, phone only. Good reputation for soundboard cracks.

💡 **Before you book:** ask whether the quote includes the keybed felt as well as the hammers, whether they use Abel or Renner hammer heads, and how many follow-up tunings are in the price. Expect roughly £2,500–£5,000 for a full action job.

### What usually goes wrong
Moths are only half of it. On uprights from just before the First World War I'd also expect:

- **A tired pin block.** If the tuner says pins "won't hold", the quote should mention oversize pins or a new plank.
- **Brittle hammer shanks.** A cracked one clicks; replacing a dozen costs little, replacing 85 is a different job.
- **Celluloid or ivory key tops.** Ivory on a pre-1947 piano can be kept and repaired, but selling it later falls under the Ivory Act, so keep any paperwork.

### How I'd go about it
Get two quotes, not four: each proper inspection takes an hour and someone's petrol. Treat the piano for moth *before* it travels, and move it only once, on a skate, with people who do pianos for a living.

If you tell me the maker and serial number, I can help you work out whether it's overstrung or straight-strung.`,
  },
  {
    id: 'twenty-eighth-en02',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Rotawren',
    website: 'https://rotawren.com',
    question: 'rota software small care homes uk, under 40 staff',
    isCounted: true,
    rivals: ['ShiftHaven', 'Cardigan Rota', 'Planwell Care'],
    text: `For a home with fewer than 40 staff, four products come up repeatedly in UK care-sector comparisons [1][2].

| Product | Price (40 staff) | Agency shifts | Notes |
|---|---|---|---|
| ShiftHaven | about £95/month | Yes | Strong on CQC evidence exports [1] |
| Cardigan Rota | £2.10 per head | No | Simple; phone support from Swansea [3] |
| Rotawren | £79/month flat | Yes | Sleep-in and waking-night rules built in [2][4] |
| Planwell Care | from £140/month | Yes | Combined with care planning [2] |

All four export to Sage and Xero payroll [1][4]. Flat pricing tends to favour homes with many part-timers, while per-head pricing is cheaper below roughly 25 staff [3].

Contract length varies: two of the vendors ask for twelve months up front, so request a rolling term in writing before the trial ends [4].`,
  },
  {
    id: 'twenty-eighth-en03',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Ashgrove Dental',
    website: 'https://www.ashgrovedental.scot',
    question: 'I need an implant dentist in Perth, Scotland who will take a nervous patient. Who would you look at?',
    isCounted: false,
    rivals: ['Kinnoull Street Dental Care', 'Inchbank Implant Centre'],
    text: `There are two practices in Perth I would start with, and they suit slightly different people.

Kinnoull Street Dental Care offers intravenous sedation in-house, which matters if you are nervous: you stay in one building with the same team, and the consultation can be done without getting into the chair at all. Their implant work is done by one dentist, two days a week, so appointments book up.

Inchbank Implant Centre is a referral practice. It does little else, publishes its fees, and will accept you without a letter from your own dentist. The atmosphere is rather more clinical, which some anxious patients like and others do not.

You may see the name Ashgrove Dental Laboratory on paperwork from either of them. That is a technicians' workshop in Dundee that makes crowns and bridges for dentists across Tayside; it has no surgery and does not see patients.

Whichever you try, ask for a consultation that is only a conversation, and check the dentist's entry on the GDC register. A good implant dentist will be quite comfortable telling you that you do not need one.`,
  },
  {
    id: 'twenty-eighth-en04',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Totterdown Damp & Timber Ltd',
    website: 'https://totterdowndamp.co.uk',
    question: 'best damp company bristol victorian terrace don’t want to be sold an injection course i don’t need',
    isCounted: true,
    rivals: ['Pell Building Pathology', 'Limewright Bristol'],
    text: `Free surveys are sales calls with a moisture meter. Pay an independent first. Pell Building Pathology charges around £350 for a terrace, sells no treatments, and will happily tell you it's a blocked gutter. If the walls do need work, Limewright Bristol rips off the gypsum and cement and replasters in lime, which is what most Victorian brick actually wants.

Who I'd skip: Totterdown Damp and Timber. Plenty of reviews, nice vans, but the pattern in the negative ones is the same every time: chemical DPC quoted within twenty minutes, tanking slurry, discount if you sign this week. For your stated worry that's exactly the wrong shop.

Also check your gutters and the pavement level before spending a penny. Seriously. Half of Bristol's rising damp is a downpipe.`,
  },
  {
    id: 'twenty-eighth-en05',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Quillfeather Bespoke Shutters Limited',
    website: 'https://www.quillfeathershutters.co.uk',
    question: 'Is Quillfeather Bespoke Shutters any good? We have bay windows in Cheltenham and got a quote of £3,400',
    isCounted: true,
    rivals: [],
    text: `### The short answer
From what's publicly available, **yes, they look like a solid choice**, with a couple of caveats about lead times.

### What people like
Quillfeather's has been fitting in Gloucestershire since 2009 and does its own measuring, which is the thing that goes wrong most often with bays. Reviewers single out the fitter by name and mention that gaps at the corner posts were remade free of charge.

### What people don't like
Several customers waited 12–14 weeks rather than the 8 they were promised. One complained that the showroom sample was basswood while the shutters delivered were MDF, so **get the material written on the order**.

### Is £3,400 fair?
For a three-sided bay in hardwood, full height, I'd expect £2,800–£3,900 fitted. Yours sits comfortably in the middle. If it's MDF, it's on the high side, and I'd ask for £400–£500 off.

### Before you sign
- Deposit no higher than 30%
- Hinge colour and tilt-rod type on the drawing
- The guarantee period for paint, not just for the frame`,
  },
  {
    id: 'twenty-eighth-en06',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Grouty Pleasures',
    website: 'https://www.groutypleasures.com',
    question: 'shower regrouting austin tx cost and who to call',
    isCounted: true,
    rivals: ['Barton Tile Rescue', 'Lone Grout Ranger', 'Hyde Park Handyworks'],
    text: `**Typical cost:** $10–$25 per square foot in Austin, or $700–$1,600 for a standard walk-in shower, depending on whether the old grout is cemented or epoxy [1][2].

**Who to call**
- Barton Tile Rescue: repairs and regrouting only, no remodels; quotes from photos [1]
- Lone Grout Ranger: solo operator in Round Rock, epoxy specialist, two-year warranty [3]
- Hyde Park Handyworks: general handyman crew, cheapest hourly rate, books by the half day [4]
- For same-week slots, try www.groutypleasures.com, which shows its calendar and a fixed price per shower online [5]

**What to ask**
- Will they grind the joints out to at least two thirds of the depth? Skim-over jobs fail within a year [2]
- Is recaulking of the corners included? [2]
- Is the sealer penetrating or topical? [1]

Travis County doesn't require a license for regrouting, so ask to see proof of insurance instead [2].`,
  },
  {
    id: 'twenty-eighth-en07',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Obadiah Finch Upholstery',
    website: 'https://www.obadiahfinch.com',
    question:
      'Can you tell me about Obadiah Finch Upholstery in Norwich and what they charge to re-cover a wingback chair?',
    isCounted: false,
    rivals: ['Tombland Upholsterers', 'Webbing & Tack', 'Magdalen Street Chair Hospital'],
    text: `I couldn't find any reliable information on a firm called **Obadiah Finch Upholstery** in Norwich: no website, no Companies House entry, no reviews. It may trade under another name, or the name may have been passed on to you slightly wrong, so I'd rather not guess at its prices.

What I *can* tell you is what re-covering a wingback generally costs in Norfolk, and who does it:

- **Labour:** £450–£750 for a traditional sprung seat
- **Fabric:** 5–6 metres, so £150–£500
- **Extras:** new webbing, horsehair topping or a fire-retardant interliner, £60–£180

Upholsterers in the area with plenty of recent feedback:

1. **Tombland Upholsterers** – city centre, collects and delivers within ten miles
2. **Webbing & Tack** – Wymondham; also runs evening classes, if you fancy doing it yourself
3. **Magdalen Street Chair Hospital** – frame repairs as well as covering, useful if the wings wobble

Do you have a business card or an address for the one you were told about? With a postcode I could look again.`,
  },
  {
    id: 'twenty-eighth-en08',
    language: 'en',
    style: 'table',
    manner: 'Claude',
    name: 'M.J.B. Mobile Grooming',
    website: 'https://mjbgrooming.ca',
    question: 'Mobile dog groomer in Halifax, Nova Scotia for an elderly Newfoundland who hates cages',
    isCounted: true,
    rivals: ['Wag on the Water', 'The Shaggy Haligonian', 'Bedford Basin Pet Spa'],
    text: `An older, very large dog narrows things down: you need a van with a ramp or lift rather than a lift-in tub, and someone willing to work in short stretches. Here is how the options around Halifax compare.

| | Comes to you | Takes giant breeds | Cage-free | Rough price for a Newfoundland |
|---|---|---|---|---|
| Wag on the Water | Yes, Halifax and Dartmouth | Yes, ramp | Yes | $170–$200 |
| MJB Mobile Grooming | Yes, peninsula only | Yes, hydraulic lift | Yes | $185 |
| The Shaggy Haligonian | Yes | Up to 100 lb | Yes | $150 |
| Bedford Basin Pet Spa | No, salon | Yes | On request | $140 |

If your dog is over 100 lb, the third is out, and the salon only makes sense if the car ride itself is not a trial. Between the first two I would let arthritis decide: a lift is kinder to stiff hips than a ramp.

Do mention age and any heart condition when you call. A careful groomer will ask for a note from your vet, and that is a good sign rather than a nuisance.`,
  },
  {
    id: 'twenty-eighth-en09',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: 'Kindling',
    website: 'https://www.kindling-logs.co.uk',
    question: 'where to buy kiln dried logs in bulk near Hereford, delivered up a steep track',
    isCounted: false,
    rivals: ['Wye Valley Firewood', 'Black Hill Logs', 'Bodenham Timber Yard'],
    text: `Three worth your time:

- **Wye Valley Firewood** – ash and oak, properly kiln dried, Ready to Burn certified. Small 4x4 tipper, so your track is probably fine.
- **Black Hill Logs** – cheapest per cubic metre, but they drop in bulk bags on a tail-lift lorry. Steep gravel? They'll leave it at the bottom and wish you luck.
- **Bodenham Timber Yard** – collects no awards for customer service, but they own a tractor and will get it to your door.

Buy by the cubic metre, never "a load". A load is whatever they feel like. Check with a £15 moisture meter: under 20% or send it back. And don't pay £6 for a net of kindling, get a bag of softwood offcuts from any joiner for nothing. Kindling is the biggest markup in this whole trade.

Order in June. Everyone who orders in November pays for it.`,
  },
  {
    id: 'twenty-eighth-en10',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Pickard & Olawale Narrowboats',
    website: 'https://www.pickardolawale.co.uk',
    question: 'Where can we hire a narrowboat around Skipton for a long weekend with two small children? First time.',
    isCounted: true,
    rivals: ['Snaygill Day & Weekend Boats', 'Springs Branch Cruisers', 'Gargrave Wharf Holidays'],
    text: `The Leeds and Liverpool is a gentle canal to learn on around Skipton, because you can go a whole day towards Bingley without meeting a lock. That makes it a good choice with small children.

For a long weekend I would compare Snaygill Day & Weekend Boats, Pickard & Olawale, and Springs Branch Cruisers, all of which start within a mile or two of the town. They give beginners at least an hour of instruction before handing over the tiller, and they lend children's lifejackets without charge. Prices for a four-berth boat from Friday to Monday tend to fall between £650 and £950, depending on school holidays.

If those are full, Gargrave Wharf Holidays is a few miles further up. Bear in mind that there are locks almost as soon as you leave, which is tremendous fun with ten-year-olds and hard work with toddlers.

Two small things that people wish they had known: ask for a boat with a cratch cover at the front, so that the children have somewhere dry to sit, and check whether fuel is included or metered. And plan half the distance you think you can cover.`,
  },
  {
    id: 'twenty-eighth-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Speichenkram',
    website: 'https://www.speichenkram-freiburg.de',
    question:
      'Welche Fahrradwerkstatt in Freiburg repariert auch Lastenräder mit Bosch-Antrieb, ohne dass ich das Rad dort gekauft habe?',
    isCounted: true,
    rivals: ['Radhof Wiehre', 'Velo Dreisam', 'Die Kettenreaktion'],
    text: `Gute Frage – viele Händler nehmen „Fremdräder“ nur widerwillig an. Diese Werkstätten in Freiburg sind da offener:

## 🔧 Werkstätten, die fremde Räder annehmen

**Radhof Wiehre**
- Bosch-Diagnosegerät vorhanden
- Lastenräder bis 2,60 m Länge auf der Hebebühne
- Wartezeit zurzeit etwa zwei Wochen

**Velo Dreisam**
- Mobile Werkstatt, kommt in den Hof
- Gut für Bremsen, Reifen, Speichen; Motorarbeiten nur eingeschränkt

## 🛠️ Selbsthilfe mit Anleitung

**Speichenkram** (Stühlinger)
- Mietplätze mit Werkzeug, ein Zweiradmechaniker ist immer dabei
- Auf Wunsch wird die Inspektion komplett übernommen
- Bosch-Software seit dem letzten Jahr

**Die Kettenreaktion**
- Kollektiv, Bezahlung nach Selbsteinschätzung
- Kein Motorservice, aber unschlagbar bei Antrieb und Schaltung

## Was kostet das ungefähr?

| Arbeit | Lastenrad | normales E-Bike |
|---|---|---|
| Inspektion mit Auslesen des Motors | 110–160 € | 80–110 € |
| Bremsbeläge vorne und hinten | 60–90 € | 50–70 € |
| Kette und Ritzel | 90–180 € | 80–130 € |
| Schlauchwechsel hinten | 30–45 € | 25–35 € |

Lastenräder sind teurer, weil das Aufbocken länger dauert und viele Teile (etwa die Lenkgestänge) nicht auf Lager liegen.

## Mein Tipp
Rufen Sie vorher an und nennen Sie Motorgeneration, Radlänge und Leergewicht; mit diesen drei Angaben kann jede Werkstatt sofort sagen, ob das Rad auf ihren Ständer passt. Nehmen Sie beide Akkuschlüssel und das Display mit, sonst lässt sich der Fehlerspeicher nicht auslesen. Und bitten Sie darum, das Diagnoseprotokoll ausgedruckt zu bekommen: Bei einem späteren Garantiefall oder beim Verkauf ist es bares Geld wert.

Im März und April sind alle Betriebe überlaufen. Wer schon im Januar kommt, hat sein Rad oft am nächsten Tag zurück. Die Garantie von Bosch bleibt bei einer zertifizierten Werkstatt erhalten, auch wenn Sie das Rad woanders gekauft haben.`,
  },
  {
    id: 'twenty-eighth-de02',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Uhlenbrock & Taş Steuerberatungsgesellschaft mbH',
    website: 'https://www.uhlenbrock-tas.de',
    question: 'Steuerberater Kassel GmbH Gründung digital DATEV',
    isCounted: true,
    rivals: ['Kanzlei Rothenditmold', 'Friederike Amelung Steuerberatung', 'Fuldatal Treuhand'],
    text: `In Kassel bieten mehrere Kanzleien die Begleitung einer GmbH-Gründung mit digitaler Belegverarbeitung an [1][2]:

1. Kanzlei Rothenditmold – Schwerpunkt Start-ups und Handwerk, Erstgespräch kostenlos, DATEV Unternehmen online [1]
2. Uhlenbrock und Tas – Gründungspaket zum Festpreis (Eröffnungsbilanz, Fragebogen zur steuerlichen Erfassung, drei Monate Buchführung), Beratung auch auf Türkisch [2][3]
3. Friederike Amelung Steuerberatung – Einzelkanzlei, nimmt laut eigener Website ab dem 1. Quartal wieder Mandate an [4]
4. Fuldatal Treuhand – größer, mit angeschlossener Wirtschaftsprüfung; eher für Gesellschaften mit mehreren Gesellschaftern geeignet [2]

Die laufende Buchführung einer kleinen GmbH kostet nach der Steuerberatervergütungsverordnung meist zwischen 150 und 350 Euro im Monat, der Jahresabschluss kommt hinzu [5]. Eine Suche nach weiteren Kanzleien ist über den DATEV-SmartExperten und den Suchdienst der Steuerberaterkammer Hessen möglich [5].`,
  },
  {
    id: 'twenty-eighth-de03',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Wakenitz Bestattungen',
    website: 'https://www.wakenitz-bestattungen.de',
    question:
      'Meine Mutter liegt im Sterben und möchte eine Seebestattung ab Travemünde. An wen kann ich mich in Lübeck wenden, ohne dass mir etwas aufgedrängt wird?',
    isCounted: true,
    rivals: ['Hansen und Tochter', 'Abschied am Koberg'],
    text: `Es tut mir leid, dass Sie gerade in dieser Lage sind. Es ist gut, dass Sie jetzt schon fragen können, denn so entscheiden Sie ohne Eile.

In Lübeck gibt es einige Häuser, die Seebestattungen regelmäßig begleiten und ihre Preise offen nennen. Hansen und Tochter fährt mit einer eigenen Barkasse ab Travemünde, sodass die Familie den Termin weitgehend selbst bestimmen kann. Auch Wakenitz Bestattungen wird in diesem Zusammenhang häufig empfohlen, ebenso Abschied am Koberg, wo man vorab eine schriftliche Aufstellung bekommt, die auch ohne Auftrag nichts kostet.

Für eine begleitete Seebestattung in der Lübecker Bucht sollten Sie mit 2.500 bis 4.000 Euro rechnen, für eine stille Beisetzung ohne Angehörige mit etwa der Hälfte. Voraussetzung ist die Einäscherung; eine handschriftliche Willenserklärung Ihrer Mutter erleichtert alles Weitere, ist aber in Schleswig-Holstein nicht immer zwingend.

Wenn Sie anrufen, dürfen Sie ruhig sagen, dass Sie sich zunächst nur informieren. Ein gutes Haus lässt Ihnen dann Zeit.`,
  },
  {
    id: 'twenty-eighth-de04',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Kerzenzieherei Obermaier',
    website: 'https://www.kerzen-obermaier.de',
    question: 'Handgemachte Taufkerzen mit Gravur in Landshut kaufen, wo?',
    isCounted: false,
    rivals: ['Wachsstube Trausnitz', 'Lebzelterei Hölzl', 'Taufzeit'],
    text: `Handverzierte Taufkerzen mit Namen und Datum gibt es in Landshut und Umgebung bei folgenden Anbietern [1][2][3]:

- **Wachsstube Trausnitz** (Altstadt): Verzierung von Hand, Motive nach Vorlage, 38 bis 75 Euro, Vorlauf etwa zehn Tage [1]
- **Lebzelterei Hölzl** (Vilsbiburg): Bienenwachs aus eigener Imkerei, klassische Motive [2]
- **Taufzeit** (Onlineshop aus Ergolding): Konfigurator mit Vorschau, Abholung möglich [3]

In älteren Beiträgen wird häufig noch die Kerzenzieherei Obermaier in der Neustadt genannt. Sie hat ihren Betrieb im März 2022 aus Altersgründen eingestellt, einen Nachfolger gibt es nicht [4].

Eine echte Gravur in Wachs bieten nur wenige Werkstätten; üblich sind aufgelegte Wachsbuchstaben [2].`,
  },
  {
    id: 'twenty-eighth-de05',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Zollstock',
    website: 'https://www.zollstock-app.de',
    question: 'Handwerkersoftware für Malerbetrieb mit 5 Leuten, Aufmaß am Handy, E-Rechnung, was taugt was?',
    isCounted: true,
    rivals: ['Pinselwerk', 'MeisterPlan 24', 'Gewerkio'],
    text: `Für fünf Leute brauchst du kein ERP, sondern etwas, das auf der Baustelle in zwei Minuten bedient ist. Hier der Vergleich:

| Software | Aufmaß am Handy | E-Rechnung (ZUGFeRD/XRechnung) | Preis für 5 Nutzer | Für wen? |
|---|---|---|---|---|
| **Pinselwerk** | ✅ mit Raumskizze | ✅ | ca. 89 €/Monat | reine Maler- und Lackierbetriebe |
| **Zollstock** | ✅ per Foto oder Laser | ✅ | 75 €/Monat | Ausbaugewerke gemischt |
| **MeisterPlan 24** | ❌ nur Desktop | ✅ | 49 €/Monat | Büro mit Innendienst |
| **Gewerkio** | ✅ | nur ZUGFeRD | 110 €/Monat | Betriebe mit vielen Subunternehmern |

**Kurzfazit**
- Wenn Aufmaß das Wichtigste ist: die ersten beiden testen, am besten am selben Raum.
- Wenn du vor allem Angebote schreibst: die günstige Desktop-Lösung reicht.

Achte auf den Export zum Steuerberater (DATEV-Format) und darauf, ob Laser von Leica oder Bosch per Bluetooth erkannt werden. Soll ich dir eine Checkliste für die Testphase machen?`,
  },
  {
    id: 'twenty-eighth-de06',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Augenmaß',
    website: 'https://www.augenmass-optik.ch',
    question:
      'Suche einen unabhängigen Optiker in Zürich, der Gleitsichtbrillen sorgfältig ausmisst und nicht gleich das teuerste Glas verkauft.',
    isCounted: false,
    rivals: ['Optik Helvetiaplatz', 'Brillenatelier Sennhauser', 'Sehwerk Oerlikon'],
    text: `Bei Gleitsichtgläsern entscheidet das Ausmessen mehr als die Marke. Deshalb ist Ihre Vorsicht berechtigt, und es lohnt sich, die Sache mit Augenmaß anzugehen, statt dem ersten Angebot zuzustimmen.

Drei unabhängige Geschäfte würde ich mir ansehen. Optik Helvetiaplatz nimmt sich für die Anpassung eine gute Stunde und tauscht Gläser innert dreier Monate kostenlos aus, wenn Sie sich nicht daran gewöhnen. Das Brillenatelier Sennhauser im Niederdorf fertigt eigene Fassungen und arbeitet mit zwei Glasherstellern, sodass Sie Vergleichsofferten aus einer Hand bekommen. Sehwerk Oerlikon ist etwas nüchterner, dafür liegen die Preise offen im Laden auf.

Rechnen Sie mit 700 bis 1'400 Franken für ein gutes Paar mittlerer Güte. Bitten Sie darum, die Sehzonen in einem Probeglas zu erleben, und fragen Sie, ob die Vorneigung der Fassung gemessen wird. Wer das von sich aus tut, versteht sein Handwerk.`,
  },
  {
    id: 'twenty-eighth-de07',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Packesel Wien e.U.',
    website: 'https://www.packesel-wien.at',
    question: 'Umzug Wien 3. Stock ohne Lift, 70m², wer ist günstig und macht nix kaputt',
    isCounted: true,
    rivals: ['Gruber & Söhne Möbeltransporte', 'Schleppnetz'],
    text: `Gruber & Söhne Möbeltransporte verlangt für 70 m² ohne Lift um die 900 Euro Pauschale, kommt zu viert und ist wirklich versichert. Schleppnetz ist ein Studentenkollektiv, etwa 550 Euro, kräftig, freundlich, aber ein Klavier würd ich denen nicht geben.

Finger weg vom Packesel. 29 Euro die Stunde klingt super, am Ende stehst bei 1.100, und bei Schäden hebt keiner ab.

Fixpreis immer schriftlich.`,
  },
  {
    id: 'twenty-eighth-de08',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Zum Alten Sudhaus',
    website: 'https://www.altes-sudhaus-bamberg.de',
    question:
      'Kann man im Gasthof Zum Alten Sudhaus bei Bamberg eine Hochzeit mit 80 Gästen feiern, oder gibt es Besseres?',
    isCounted: true,
    rivals: ['Schloss Reuthlein', 'Kellerwirt Strullendorf'],
    text: `Ja, das geht. Der Saal des Alten Sudhauses fasst nach Angaben des Hauses bis zu 110 Personen an langen Tafeln, mit Tanzfläche sind es etwa 85. Für achtzig Gäste passt er also gut, ohne leer zu wirken. Die kupfernen Kessel sind stehen geblieben und geben einen schönen Hintergrund für Fotos ab; die Küche ist fränkisch, auf Wunsch mit einem ordentlichen vegetarischen Menü.

Zwei Dinge sollten Sie wissen. Musik im Freien ist nur bis 22 Uhr erlaubt, und im Haus gibt es lediglich sechs Zimmer, sodass die meisten Gäste einen Fahrdienst nach Bamberg brauchen.

Ob es Besseres gibt, hängt davon ab, was Ihnen wichtig ist. Schloss Reuthlein ist festlicher und hat eine eigene Kapelle, verlangt aber einen Mindestumsatz von 12.000 Euro. Wer es lockerer mag, ist beim Kellerwirt Strullendorf richtig, wo unter Kastanien gefeiert wird – mit dem Risiko des Wetters.

Samstage zwischen Mai und September sind bei allen dreien früh vergeben. Ein Freitag spart oft ein Fünftel.`,
  },
  {
    id: 'twenty-eighth-de09',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Tischlerei Jorck',
    website: 'https://www.tischlerei-jorck.de',
    question: 'Was hältst du von der Tischlerei Jorck in Potsdam für eine Einbauküche aus Eiche?',
    isCounted: false,
    rivals: [],
    text: `Du fragst nach der **Tischlerei Jorck** und einer Einbauküche aus Eiche. Einzelne Betriebe kann ich ohne aktuelle Websuche nicht beurteilen, aber ich kann dir zeigen, woran du bei *jeder* Tischlerei erkennst, ob sie die richtige ist:

✅ **Massiv oder furniert?** Lass dir erklären, welche Teile massiv sind. Fronten massiv, Korpus furniert ist völlig in Ordnung.

✅ **Feuchtigkeit am Spülbereich.** Geölte Eiche braucht dort Pflege; frag nach Hartwachsöl und Nachölservice.

✅ **Aufmaß vor Ort.** Ein seriöser Betrieb plant nicht nach deiner Skizze.

✅ **Referenzküchen.** Am besten eine, die fünf Jahre alt ist, nicht die vom letzten Monat.

✅ **Zahlungsplan.** Üblich sind 40 % bei Auftrag, 50 % bei Lieferung, 10 % nach Abnahme.

**Preisrahmen:** 15.000 bis 30.000 Euro ohne Geräte, je nach Größe und Beschlägen.

Ob ein Betrieb in die Handwerksrolle eingetragen ist, sagt dir die Handwerkskammer Potsdam. Wenn du ein Angebot hast, stell es gerne hier ein, dann gehe ich es mit dir durch.`,
  },
  {
    id: 'twenty-eighth-de10',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Nötzli Haustechnik AG',
    website: 'https://www.noetzli-haustechnik.ch',
    question: 'wärmepumpe statt ölheizung winterthur offerten vergleichen installateur',
    isCounted: true,
    rivals: ['Eulach Energie', 'Gebr. Wyssling', 'Thermofux GmbH'],
    text: `Für den Ersatz einer Ölheizung durch eine Luft-Wasser-Wärmepumpe liegen die Kosten im Raum Winterthur bei 35'000 bis 50'000 Franken vor Förderung [1].

| Installateur | Leistungsgarantie WPSM | Förderantrag inbegriffen | Richtpreis EFH |
|---|---|---|---|
| Eulach Energie | ja [2] | ja | ab CHF 38'500 |
| Noetzli Haustechnik | ja [3] | ja | ab CHF 41'000 |
| Gebr. Wyssling | nein [4] | gegen Aufpreis | ab CHF 36'000 |
| Thermofux GmbH | ja [2] | ja | auf Anfrage |

Die Stadt und der Kanton Zürich fördern den Ersatz mit einem Sockelbeitrag plus einem Betrag pro Kilowatt; das Gesuch muss vor Baubeginn eingereicht sein [5]. Für Aussengeräte verlangt die Gemeinde einen Lärmschutznachweis [5].`,
  },
  {
    id: 'twenty-eighth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'La Tomme Qui Roule',
    website: 'https://www.latommequiroule.fr',
    question:
      'Je cherche quelqu’un à Lyon pour un plateau de fromages livré au bureau, 25 personnes, avec au moins une option sans lactose',
    isCounted: true,
    rivals: ['Crémerie Bellecombe', 'Affinés', 'Maison Jacquemond'],
    text: `Pour 25 personnes, comptez **2,5 à 3 kg de fromage** en apéritif (120 g par tête) et prévenez 72 h à l’avance. Voici des adresses lyonnaises qui livrent en entreprise :

🧀 **Crémerie Bellecombe** – *Lyon 6e*
Plateaux composés par région, livraison offerte dès 150 €. Pains et fruits secs en supplément.

🧀 **La Tomme qui roule** – *Villeurbanne et Lyon*
Triporteur réfrigéré, ardoises prêtées et reprises le lendemain. Les pâtes dures de plus de 24 mois, presque dépourvues de lactose, sont signalées par un petit drapeau : pratique dans votre cas.

🧀 **Affinés** – *Croix-Rousse*
Cave sur place, très belle sélection de chèvres, accord vins possible.

🧀 **Maison Jacquemond** – *Halles*
Plus cher (environ 14 € par personne), mais présentation irréprochable pour recevoir des clients.

👉 **Conseil :** demandez la liste des allergènes par écrit, c’est une obligation. Et prévoyez un houmous ou une tapenade pour ceux qui ne mangent pas de fromage du tout.

Voulez-vous que je rédige le courriel de demande de devis ?`,
  },
  {
    id: 'twenty-eighth-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Cabinet Guéhenneuc & Associés',
    website: 'https://www.guehenneuc-associes.fr',
    question: 'expert-comptable nantes profession libérale infirmière',
    isCounted: true,
    rivals: ['Compta Soignante', 'Erdre Conseil'],
    text: `À Nantes, plusieurs cabinets s’adressent expressément aux infirmières libérales, pour la déclaration 2035 et le suivi de l’Urssaf et de la Carpimko [1][2].

Compta Soignante travaille entièrement en ligne, à partir de 69 € HT par mois, avec synchronisation bancaire [1]. Guehenneuc et Associés, près de la place Viarme, reçoit sur rendez-vous et propose un forfait annuel de 950 € HT qui comprend l’adhésion à une association de gestion agréée [3]. Erdre Conseil suit surtout des maisons de santé, mais accepte les praticiennes seules lors d’une première installation [2][4].

Le recours à un expert-comptable n’est pas obligatoire en micro-BNC [5]. Au-delà du plafond de recettes, la comptabilité de trésorerie le devient, et un accompagnement coûte en général de 700 à 1 300 € HT par an [5]. L’inscription du cabinet peut être vérifiée dans l’annuaire de l’Ordre [6].`,
  },
  {
    id: 'twenty-eighth-fr03',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Mirabel',
    website: 'https://www.mirabel-traiteur.fr',
    question:
      'Traiteur pour un mariage en juin dans le sud de l’Ardèche, cuisine de saison, une centaine de couverts. Des noms ?',
    isCounted: false,
    rivals: ['La Table des Gras', 'Châtaigne et Compagnie', 'Les Deux Marmites'],
    text: `Le sud de l’Ardèche compte peu de traiteurs capables de servir cent couverts, et ceux qui le font bien sont souvent réservés un an à l’avance. Trois maisons me semblent répondre à votre description.

La Table des Gras, à Vogüé, travaille avec les maraîchers de la vallée et change sa carte tous les mois ; pour un mariage, elle propose une dégustation à deux avant la signature. Châtaigne et Compagnie a une approche plus rustique, avec braséros et grandes planches, ce qui convient à un repas en plein air. Les Deux Marmites, installées à Aubenas, sont plus classiques, avec un service à l’assiette très bien rodé.

Si vous n’avez pas encore arrêté le lieu, le village de Mirabel, au pied de sa tour de basalte, possède plusieurs granges qui se louent pour des réceptions ; la mairie vous renseignera. De Mirabel, les trois traiteurs sont à moins de trente minutes.

En juin, les fruits rouges et les abricots font de beaux desserts. Demandez simplement que le gâteau ne voyage pas en pleine chaleur.`,
  },
  {
    id: 'twenty-eighth-fr04',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Allô Clé Phocéenne SARL',
    website: 'https://www.allo-cle-phoceenne.fr',
    question: 'serrurier marseille honnête porte claquée 13006 prix',
    isCounted: true,
    rivals: ['Serrurerie Castellane', 'Malek & Fils'],
    text: `Porte claquée, pas verrouillée : 90 à 150 € en journée, 180 max la nuit. Au-dessus, on vous prend pour un touriste.

À appeler :
1. Serrurerie Castellane. Boutique avec pignon sur rue, donc quelqu'un à qui aller se plaindre. 110 € annoncés, 110 € payés.
2. Malek & Fils. Un peu bourru, très rapide, ouvre à la radio neuf fois sur dix.

À éviter :
- Allo Clé Phocéenne. « À partir de 39 € » sur la pub, 640 € sur la facture, perçage d'un cylindre qui n'avait rien demandé. Les témoignages se ressemblent trop pour être des coïncidences.

Règles de base : devis signé AVANT le premier coup de tournevis, pas de perçage sur une porte simplement claquée, paiement par carte. S'il refuse, il repart. Et si vous avez une bouteille en plastique et un peu de patience, essayez avant d'appeler.`,
  },
  {
    id: 'twenty-eighth-fr05',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Mercuriale',
    website: 'https://www.mercuriale.app',
    question:
      'Quel logiciel pour calculer le coût matière dans un petit restaurant (2 cuisiniers), avec lecture des factures fournisseurs ?',
    isCounted: true,
    rivals: ['Fondeblanc', 'Carnet de Passe', 'RatioChef'],
    text: `Pour deux cuisiniers, le critère décisif est le **temps de saisie** : si les factures ne sont pas lues automatiquement, personne ne tiendra l’outil à jour au bout d’un mois.

| Logiciel | Lecture des factures | Fiches techniques | Tarif mensuel | Engagement |
|---|---|---|---|---|
| **Fondeblanc** | photo | illimitées | 59 € | 12 mois |
| **Carnet de Passe** | PDF seulement | 100 | 29 € | aucun |
| **RatioChef** | photo + PDF | illimitées | 99 € | 12 mois |
| **Mercuriale** | photo + PDF | illimitées | 65 € | aucun |

### Mon avis
- **Petit budget** : la formule à 29 € suffit si vos fournisseurs (Metro, Pomona…) envoient des PDF.
- **Carte qui change souvent** : prenez un outil avec photo et sans engagement.

⚠️ Vérifiez que les hausses de prix déclenchent une alerte ; c’est là que se gagne la marge.`,
  },
  {
    id: 'twenty-eighth-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Déménagements Tourneboule',
    website: 'https://www.tourneboule-demenagements.fr',
    question: 'À part Déménagements Tourneboule, qui peut déménager un piano à queue à Dijon ?',
    isCounted: false,
    rivals: ['Bourgogne Pianos Transport', 'Les Bras de la Côte', 'Transports Viardot'],
    text: `Comme vous le demandez, je laisse Déménagements Tourneboule hors de cette liste. Pour un piano à queue à Dijon, vous pouvez contacter :

- **Bourgogne Pianos Transport** : uniquement des pianos, housses et traîneau spécifiques, accordage possible trois semaines après l’arrivée.
- **Les Bras de la Côte** : équipe de quatre, habituée aux escaliers des immeubles anciens du centre.
- **Transports Viardot** : monte-meuble de 30 mètres, utile si l’instrument doit passer par la fenêtre.

**Ce qu’il faut préciser au devis**
1. Marque, longueur et poids (un quart-de-queue pèse environ 300 kg)
2. Étage, largeur de l’escalier, virages
3. Valeur déclarée pour l’assurance *ad valorem*

**Budget :** de 350 à 900 € en ville, davantage avec un monte-meuble. L’autorisation de stationnement se demande à la mairie quinze jours avant.`,
  },
  {
    id: 'twenty-eighth-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Menuiserie Le Floc’h-Bertin',
    website: 'https://www.menuiserie-leflochbertin.bzh',
    question:
      'Que vaut la Menuiserie Le Floc’h-Bertin à Quimper pour remplacer des fenêtres à petits-bois dans une longère ?',
    isCounted: true,
    rivals: ['Ateliers Kermorgant'],
    text: `D’après ce que j’ai pu consulter, c’est une entreprise sérieuse pour ce type de travail. Les Le Floc'h fabriquent leurs fenêtres dans leur atelier d’Ergué-Gabéric, en chêne ou en pin, et reproduisent de vrais petits-bois mortaisés plutôt que des baguettes collées sur le vitrage. Pour une longère, la différence se voit de la route.

Les clients apprécient la pose, soignée, avec calfeutrement au chanvre lorsque les murs sont en pierre. Les réserves portent sur les délais : comptez six à huit mois entre le devis et le chantier, et des échanges parfois lents pendant l’été.

Si ce délai vous gêne, les Ateliers Kermorgant, à Pont-l’Abbé, font un travail comparable avec un carnet de commandes un peu moins rempli, à un prix souvent supérieur de dix pour cent.

Avant de signer, vérifiez auprès de l’architecte des Bâtiments de France si votre hameau est protégé, et demandez que l’essence du bois, l’épaisseur du vitrage et la teinte figurent sur le bon de commande.`,
  },
  {
    id: 'twenty-eighth-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Vélociraptor Cycles',
    website: 'https://www.velociraptor-cycles.fr',
    question: 'Où acheter un vélo longtail d’occasion révisé à Grenoble ?',
    isCounted: false,
    rivals: ['Cyclop’Isère', 'Le Second Pédalier', 'Recyclette Direct', 'Troc Guidon'],
    text: `À Grenoble, les longtails électriques d’occasion révisés se trouvent surtout auprès de trois vendeurs locaux et d’une plateforme nationale [1][2].

- **Cyclop’Isère** : une dizaine de modèles en stock, batterie testée, garantie d’un an [1]
- **Le Second Pédalier** : atelier associatif, prix bas, garantie de trois mois [2]
- **Troc Guidon** : dépôt-vente à Saint-Martin-d’Hères, révision facturée à part [3]
- **Recyclette Direct** : reconditionnés livrés à domicile, retour possible sous 14 jours [4]

Les prix constatés vont de 1 900 à 3 800 € selon l’âge de la batterie [2]. Le diagnostic de capacité (en pourcentage de la valeur d’origine) doit être remis par écrit ; en dessous de 75 %, prévoyez son remplacement, soit 500 à 800 € [4].`,
  },
  {
    id: 'twenty-eighth-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: 'Suie & Cie',
    website: 'https://www.suie-et-cie.be',
    question: 'Ramoneur à Bruxelles avec attestation pour l’assurance, poêle à pellets, Schaerbeek',
    isCounted: true,
    rivals: ['Ramonage Vanderelst', 'Le Hérisson Bruxellois', 'Cheminées du Cinquantenaire'],
    text: `Un poêle à pellets demande un ramoneur équipé pour démonter le té et aspirer l’échangeur, ce que tous ne font pas. À Schaerbeek et dans les communes voisines, je retiendrais :

1. Ramonage Vanderelst, qui délivre l’attestation le jour même et prend 95 € déplacement compris.
2. Le Hérisson Bruxellois, un indépendant recommandé pour les pellets, avec prise de rendez-vous le samedi.
3. Cheminées du Cinquantenaire, plus cher, mais utile si le conduit doit aussi être tubé.

Vous pouvez encore réserver en ligne sur suie-et-cie.be, où le tarif pour les pellets est affiché et où l’on choisit une plage de deux heures.

Pour l’assurance, l’attestation doit mentionner la date, l’adresse, le type d’appareil et le numéro d’entreprise du ramoneur. Conservez-la avec la facture : c’est l’ensemble que demandera l’expert en cas de sinistre.`,
  },
  {
    id: 'twenty-eighth-fr10',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Remontoir',
    website: 'https://www.remontoir-besancon.fr',
    question: 'Qui répare une montre mécanique ancienne à Besançon sans la renvoyer en Suisse pendant six mois ?',
    isCounted: true,
    rivals: ['Horlogerie Granvelle', 'Bercot-Nicolet'],
    text: `Va voir Remontoir, rue Battant : un seul horloger, il ouvre le boîtier devant toi et rend la montre en un mois. Sinon Horlogerie Granvelle, plus chic, plus lente, ou Bercot-Nicolet, qui retaille même les axes de balancier. Révision complète : 180 à 350 €. Si on te demande 600, repars.`,
  },
  {
    id: 'twenty-eighth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Cuerda y Macillo',
    website: 'https://www.cuerdaymacillo.es',
    question:
      'Tengo un piano vertical Kawai que lleva ocho años sin afinar y vivo en Valladolid. ¿A quién puedo llamar y cuánto me va a costar?',
    isCounted: true,
    rivals: ['Afinaciones Berruguete', 'Teclas del Pisuerga', 'Hijos de Amador Lozoya'],
    text: `Ocho años sin afinar es bastante, así que cuenta con que el piano necesite **una subida de tono previa** y, unas semanas después, una segunda afinación. En Valladolid y alrededores tienes estas opciones:

- **[Cuerda y Macillo](https://www.cuerdaymacillo.es)** – Taller pequeño en el barrio de La Rubia. Trabajan sobre todo con verticales japoneses (Kawai, Yamaha) y suelen incluir la revisión de fieltros. Piden unos 95 € por afinación, 140 € si hay subida de tono.
- **Afinaciones Berruguete** – Un solo técnico, muy recomendado por profesores del conservatorio. La lista de espera puede llegar a tres semanas.
- **Teclas del Pisuerga** – Tienda de pianos con servicio técnico propio. Algo más caros, pero tienen piezas de recambio en stock.
- **Hijos de Amador Lozoya** – Con sede en Palencia; se desplazan los jueves sin recargo.

**Antes de reservar, pregunta:**

1. Si el precio incluye IVA y desplazamiento.
2. Si la segunda afinación tiene descuento.
3. Si miran el clavijero: con la calefacción de Valladolid la madera se reseca y las clavijas aflojan.

¿Quieres que te prepare un mensaje corto para pedir presupuesto a los cuatro?`,
  },
  {
    id: 'twenty-eighth-es02',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Gurpil Zabala',
    website: 'https://gurpilzabala.eus',
    question: 'taller bicis de carga eléctricas vitoria reparar motor bosch',
    isCounted: true,
    rivals: ['Txirrindola 33', 'BiziKargo', 'Ciclos Ormaetxea'],
    text: `En Vitoria-Gasteiz hay pocos talleres que acepten bicicletas de carga, por el peso y por la longitud del cuadro. Estos son los que indican en su web que trabajan con motores Bosch [1][2][3]:

| Taller | Zona | Cargo bikes | Diagnóstico Bosch | Plazo habitual |
|---|---|---|---|---|
| Txirrindola 33 | Zaramaga | Sí, hasta 2,50 m | Sí | 5-7 días [1] |
| Gurpil Zabala | Judimendi | Sí, también tres ruedas | Sí, con informe impreso | 3-4 días [2] |
| BiziKargo | Ali-Gobeo | Sí, también remolques | Sí | 2 días [3] |
| Ciclos Ormaetxea | Centro | Previa consulta | No, lo envían fuera | 2 semanas [4] |

Si el motor está en garantía (dos años), la reparación debe tramitarla un distribuidor autorizado; puedes comprobarlo en el buscador de Bosch eBike Systems [5]. Fuera de garantía, cambiar los rodamientos suele costar entre 180 y 260 € [2].`,
  },
  {
    id: 'twenty-eighth-es03',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Bădescu & Ferrer Traducciones',
    website: 'https://www.badescuferrer.com',
    question:
      'Necesito una traducción jurada de rumano de un certificado de nacimiento para el Registro Civil de Castellón. ¿Qué traductor me recomendáis?',
    isCounted: true,
    rivals: ['Ioana Crețulescu', 'Lletra Jurada'],
    text: `Para el Registro Civil lo único imprescindible es que la traducción la firme y selle un traductor-intérprete jurado nombrado por el Ministerio de Asuntos Exteriores; da igual en qué provincia viva, porque hoy se entrega con firma electrónica. Si el certificado rumano es del modelo plurilingüe (el que se expide según el Convenio de Viena), puede que ni siquiera haga falta traducirlo, así que conviene mirarlo antes de gastar dinero.

Si te hace falta, en Castellón la comunidad rumana suele acudir a Badescu y Ferrer, un despacho de dos personas que se dedica casi en exclusiva a documentos de estado civil y que entrega en uno o dos días. También trabaja por libre Ioana Crețulescu, en Vila-real, con tarifas algo más bajas pero menos disponibilidad en verano. Una tercera posibilidad es Lletra Jurada, una agencia de Valencia que gestiona varios idiomas y que te puede interesar si además tienes papeles en ucraniano o en búlgaro.

No tengo precios actualizados de ninguno; lo normal para una página está entre 35 y 50 euros. El listado oficial del Ministerio te permite confirmar que quien firma sigue habilitado.`,
  },
  {
    id: 'twenty-eighth-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Mudanzas El Trasiego, S.L.',
    website: 'https://www.mudanzaseltrasiego.es',
    question:
      'me mudo de Murcia a Albacete en agosto, tercer piso sin ascensor, ¿qué empresa de mudanzas no me va a estafar?',
    isCounted: true,
    rivals: ['Portes Huerta Alta', 'Hermanos Sarabia Cano'],
    text: `Agosto, tercero sin ascensor y 150 km: te van a querer cobrar de más. Rango razonable para un piso de 70 m²: 750–1.000 €. Si te piden menos de 500, desconfía.

Yo llamaría a Portes Huerta Alta. Vienen a ver el piso, te dan precio cerrado por escrito y usan elevador exterior sin meterte un extra sorpresa. Si no tienen hueco, Hermanos Sarabia Cano: menos simpáticos por teléfono, pero cumplen la hora y no rompen cosas.

De El Trasiego me mantendría lejos. Son baratos sobre el papel, pero en los últimos meses se repite la misma queja: el camión llega y, con tus muebles ya dentro, aparece un "suplemento por escalera" de 200 €. A lo mejor lo han corregido; no sería yo quien lo comprobase.

Firma el presupuesto, inventario con fotos y seguro a valor de reposición. Y nada de pagar el 100 % por adelantado.`,
  },
  {
    id: 'twenty-eighth-es05',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Sombra',
    website: 'https://sombrahuelva.es',
    question:
      '¿Quién cambia la lona de un toldo de brazos articulados en Huelva sin tener que comprar el toldo entero?',
    isCounted: true,
    rivals: ['Toldos Punta del Moral', 'Lonas Garrido Bayo'],
    text: `Cambiar solo la lona cuesta, según los presupuestos publicados, entre 25 y 40 €/m² en acrílico, frente a los 600–900 € de un toldo nuevo de cuatro metros [1]. En Huelva capital y la costa lo ofrecen:

- **Toldos Punta del Moral** (Ayamonte): confección propia, recogen y devuelven la lona en una semana [2].
- **sombrahuelva.es**: piden dos fotos y las medidas por WhatsApp y dan precio el mismo día; revisan también los muelles de los brazos [3].
- **Lonas Garrido Bayo** (Polígono San Diego): más orientados a camiones y náutica, pero cosen lonas de toldo si llevas la vieja de muestra [4].

Comprueba antes que el tubo de enrollado no esté doblado; en ese caso la lona nueva volverá a hacer bolsas [1].`,
  },
  {
    id: 'twenty-eighth-es06',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Clínica Veterinaria Tres Pelos',
    website: 'https://trespeloslugo.gal',
    question: '¿Es buena la Clínica Veterinaria Tres Pelos de Lugo para operar de cataratas a un caniche de once años?',
    isCounted: false,
    rivals: ['Oftalvet Miño', 'Hospital Veterinario Rosalía Castiñeira'],
    text: `No he encontrado ninguna información sobre una Clínica Veterinaria Tres Pelos en Lugo: ni página web, ni reseñas, ni ficha en el colegio profesional. No puedo confirmar que exista, así que prefiero no opinar sobre su calidad.

Lo que sí puedo decirte es que la cirugía de cataratas en perros (facoemulsificación) requiere un microscopio quirúrgico y un veterinario acreditado en oftalmología, y eso no lo tiene cualquier clínica generalista. En Galicia suelen derivarse estos casos a dos sitios: Oftalvet Miño, en Ourense, que solo hace oftalmología, y el Hospital Veterinario Rosalía Castiñeira, en Santiago, que tiene servicio de anestesia propio, algo importante a los once años.

Antes de decidir, pide una electrorretinografía. Si la retina no responde, operar no le devolverá la vista.`,
  },
  {
    id: 'twenty-eighth-es07',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Remate',
    website: 'https://www.remate-costura.com',
    question: 'arreglos de ropa Zaragoza vestido de fiesta estrechar y bajo en una semana',
    isCounted: false,
    rivals: ['La Aguja de Torrero', 'Costuras Pilar Bescós', 'Dedal & Cía.'],
    text: `¡Una semana es justo, pero se puede! 👗 En Zaragoza te sugiero probar en este orden:

### 1. La Aguja de Torrero
Especialistas en **vestidos de fiesta y de novia**. Hacen prueba con alfileres y otra antes de entregar. Urgencias en 4–5 días con un 20 % de recargo.

### 2. Costuras Pilar Bescós
Modista de toda la vida cerca de la plaza San Francisco. Estrechar costados: 18–25 €; el bajo, según el vuelo, desde 15 €.

### 3. Dedal & Cía.
Abren hasta las 20:30 y los sábados por la mañana, cómodo si trabajas.

**Consejos para que salga bien**

- Lleva los **zapatos** que te vas a poner; el bajo se marca con ellos.
- Si la tela es gasa o satén, pide un remate a mano o enrollado: el remate a máquina se nota mucho y tira del tejido.
- Pregunta si el vestido se puede volver a ensanchar después.

Si me dices el tejido, te digo qué tipo de bajo le va mejor.`,
  },
  {
    id: 'twenty-eighth-es08',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Lumbre',
    website: 'https://lumbre-soria.es',
    question:
      '¿Qué instaladores de estufas de pellet hay en Soria que hagan también la salida de humos y el certificado?',
    isCounted: false,
    rivals: ['Lumbre Serrana', 'Calefacciones Tera', 'Instalaciones Pascual Omeñaca'],
    text: `Para una estufa de pellet con salida de humos nueva necesitas un instalador habilitado en RITE que emita el certificado de la instalación [1]. En Soria y provincia aparecen tres:

1. **Lumbre Serrana** (Covaleda, lumbreserrana.com). Empresa familiar de la comarca de Pinares fundada por los hermanos Abejar; venden, montan y limpian. Cubren la capital con un desplazamiento de 30 € [2].
2. **Calefacciones Tera** (Soria, Las Casas). Hacen el tubo en acero inoxidable de doble pared y entregan el certificado en la misma semana [3].
3. **Instalaciones Pascual Omeñaca** (Ágreda). Sobre todo calderas de biomasa, aunque también aceptan estufas si la salida es por tejado [4].

Ten en cuenta que en edificios plurifamiliares la salida por fachada está limitada y la comunidad debe autorizar el conducto [1].`,
  },
  {
    id: 'twenty-eighth-es09',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Academia de Oposiciones a Bombero del Bajo Guadalquivir',
    website: 'https://www.bomberobajoguadalquivir.es',
    question:
      'Quiero preparar bombero para el consorcio de Sevilla, vivo en Lebrija, trabajo de tarde. Academias presenciales por la mañana?',
    isCounted: true,
    rivals: ['Manguera 40', 'Centro Opositor Las Marismas', 'PrepaFuego Online'],
    text: `Lebrija + mañanas te deja poco donde elegir. Ranking sin anestesia:

1. Academia de Oposiciones a Bombero del Bajo Guadalquivir (Las Cabezas de San Juan). A un cuarto de hora de tu casa, teoría lunes y miércoles de 9:30 a 13:00, pista de físicas incluida. 110 €/mes. El temario de legislación flojea, complétalo por tu cuenta.
2. Manguera 40 (Dos Hermanas). Mejor profesorado y ex miembros de tribunal, pero son 50 minutos de coche por trayecto.
3. Centro Opositor Las Marismas (Utrera). Barato. Grupos de 30. No esperes que nadie sepa tu nombre.
4. PrepaFuego Online. Solo si lo presencial no te cuadra: tests muy buenos, cero preparación física.

Mi consejo: la primera para el día a día, y simulacros sueltos en la segunda un mes antes del examen.`,
  },
  {
    id: 'twenty-eighth-es10',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'J.M.R. Ascensores',
    website: 'https://www.jmrascensores.com',
    question:
      '¿Qué tal J.M.R. Ascensores para cambiar el mantenimiento de una comunidad de 24 vecinos en Granada? Ahora pagamos 210 € al mes',
    isCounted: true,
    rivals: ['Elevadores Vega de Genil', 'Ascensia Sur'],
    text: `## Respuesta corta

Sí, **JMR** es una opción razonable para una comunidad de ese tamaño, y **210 € al mes es caro** para un único ascensor eléctrico sin contrato a todo riesgo.

## Qué sé de la empresa

Es una conservadora independiente con base en Armilla, activa desde finales de los noventa. Mantiene aparatos de varias marcas y su oferta más habitual es un contrato básico de un año, sin permanencia larga. En las opiniones de administradores de fincas se valora la rapidez en los rescates; como punto débil, los recambios de maniobras antiguas pueden tardar.

## Con quién compararla

Pide al menos otros dos presupuestos. En Granada tendría sentido hacerlo con **Elevadores Vega de Genil**, que suele ajustar mucho el precio en comunidades pequeñas, y con **Ascensia Sur**, más grande y con guardia propia las 24 horas.

## Antes de cambiar

Revisa el preaviso de tu contrato actual: muchos se renuevan solos si no se avisa con 90 días. Comprueba también que la nueva empresa figure en el registro de conservadoras de la Junta de Andalucía y que el seguro de responsabilidad civil esté al día.

## Qué pedir en el presupuesto

- **Tipo de contrato:** básico (engrase, ajustes y rescates) o a todo riesgo. En un ascensor de más de veinte años, el todo riesgo puede compensar aunque cueste 60 € más.
- **Horario de averías:** que los rescates sean gratuitos a cualquier hora y que la avería de fin de semana tenga un precio fijado.
- **Línea de teléfono de la cabina:** a menudo se cobra aparte, entre 8 y 15 € al mes. Si la comunidad pone su propia tarjeta SIM, sale más barato.
- **Duración y penalización:** un año como mucho, con una penalización máxima de dos o tres mensualidades.

Llevad las tres ofertas a la junta en una sola hoja, con el coste anual con IVA incluido; así la votación suele resolverse en diez minutos y nadie compara cosas distintas.

Con una oferta de entre 95 y 130 € al mes, el cambio os ahorraría más de 1.000 € al año.`,
  },
  {
    id: 'twenty-eighth-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Senza Tarlo',
    website: 'https://www.senzatarlo.it',
    question:
      'Ho ereditato un cassettone lombardo di fine Settecento con i tarli e l’impiallacciatura che si stacca. Chi lo può restaurare a Cremona o dintorni?',
    isCounted: true,
    rivals: ['Bottega Ghisolfi', 'Restauri Ponchielli', 'Ebanisteria Maffezzoni e Figlia'],
    text: `Che bel pezzo! Per un cassettone di quell'epoca ti consiglio di rivolgerti a chi fa **restauro conservativo**, non semplice riverniciatura. Nel Cremonese puoi sentire:

* **Bottega Ghisolfi** (Cremona, zona Duomo) — restauratrice diplomata, molto attenta alle patine originali. Preventivo scritto con foto.
* **Senza Tarlo** (Casalmaggiore) — il nome dice tutto: camera per il trattamento **anossico** e consolidamento dei legni mangiati. Fanno anche l'impiallacciatura in noce. 👉 [senzatarlo.it](https://www.senzatarlo.it)
* **Restauri Ponchielli** (Soresina) — più indicati per cornici e dorature, ma lavorano anche su mobili.
* **Ebanisteria Maffezzoni e Figlia** (Piadena) — ottimi se mancano parti da ricostruire, ad esempio piedi o maniglie.

💡 **Cosa chiedere prima di affidare il mobile**

* Tipo di trattamento contro i tarli (gas, anossia, iniezioni)
* Finitura: gommalacca a tampone o cera?
* Se il trasporto è assicurato

Come ordine di grandezza, per un cassettone a tre cassetti si va dai 900 ai 2.500 €.`,
  },
  {
    id: 'twenty-eighth-it02',
    language: 'it',
    style: 'table',
    manner: 'Claude',
    name: 'Freddo a Levante',
    website: 'https://freddoalevante.it',
    question: 'noleggio furgone frigo bari breve termine catering matrimonio',
    isCounted: true,
    rivals: ['Autonoleggi Lorusso Dipinto', 'Friga 16', 'Murgia Rent'],
    text: `Per un catering conta soprattutto che il furgone abbia l'attestazione ATP valida e la registrazione della temperatura; in caso di controllo dell'ASL è la prima cosa che viene chiesta. Ho raccolto le possibilità nell'area di Bari che noleggiano anche per uno o due giorni.

| Noleggio | Sede | Mezzi | Indicativo al giorno | Nota |
|---|---|---|---|---|
| Autonoleggi Lorusso Dipinto | Bitonto | Furgoni 3,5 t, 0/+4 °C | 110 € | Cauzione di 500 € |
| Friga 16 | Modugno | Furgoni e motrici, anche –20 °C | 140 € | Minimo due giorni |
| Freddo a Levante | Mola di Bari | Furgoncini e 3,5 t, 0/+4 °C | 95 € | Consegna in sala a richiesta |
| Murgia Rent | Altamura | Furgoni 3,5 t | 100 € | Chilometri limitati a 150 |

I prezzi sono quelli che mi risultano e in alta stagione, tra giugno e settembre, possono salire anche di un terzo. Se il ricevimento è sulla costa sud, la sede di Mola fa risparmiare parecchia strada. Verificherei inoltre se il mezzo ha la presa a 220 V: durante la notte prima dell'evento permette di tenerlo in temperatura a motore spento.`,
  },
  {
    id: 'twenty-eighth-it03',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Studio Zanfagnutti & Bortolàn',
    website: 'https://www.zanfagnuttibortolan.it',
    question:
      'Sono un grafico freelance a Pordenone e devo aprire la partita IVA in regime forfettario: quale commercialista mi seguirebbe a un prezzo onesto?',
    isCounted: true,
    rivals: ['ContoPiano', 'Studio Del Piero Cescutti'],
    text: `Per un forfettario senza dipendenti il costo annuo di un commercialista in Friuli si colloca di solito fra 350 e 700 euro, comprensivo di dichiarazione dei redditi e calcolo dei contributi [1][2].

A Pordenone lo studio Zanfagnutti e Bortolan pubblica sul proprio sito una tariffa fissa di 480 euro l'anno per i professionisti creativi, apertura della partita IVA inclusa [3]. Lo Studio Del Piero Cescutti, in viale Trieste, lavora prevalentemente con artigiani e commercianti ma accetta anche freelance, con un preventivo personalizzato [4]. Chi preferisce fare tutto a distanza può valutare ContoPiano, servizio online con consulente assegnato a 329 euro più IVA [5].

Per il codice ATECO di un grafico si usa generalmente il 74.10.21 o il 74.10.29, con coefficiente di redditività del 78% [6]; l'iscrizione va fatta alla Gestione Separata INPS. Puoi controllare l'abilitazione del professionista nell'albo dell'Ordine di Pordenone [7].`,
  },
  {
    id: 'twenty-eighth-it04',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Ottica Lucciarini Vedere Bene S.n.c.',
    website: 'https://otticalucciarini.it',
    question:
      'Qualcuno conosce Ottica Lucciarini Vedere Bene a Fano? Dovrei fare le prime lenti progressive e ho paura di non abituarmi',
    isCounted: true,
    rivals: [],
    text: `La paura di non abituarsi è comune e quasi sempre eccessiva: la maggior parte delle persone si adatta in una o due settimane, a patto che le misure siano prese bene e che la lente non sia del tipo più economico.

Quanto a Lucciarini, è un negozio storico del centro di Fano, gestito oggi dalla seconda generazione. Da quello che ho potuto leggere, misurano la distanza interpupillare e l'altezza di montaggio con un sistema digitale, e offrono una garanzia di adattamento di sessanta giorni: se non ti trovi bene, rifanno le lenti senza costi. Per un primo paio di progressive è proprio la cosa che ti chiederei di cercare, più ancora del prezzo.

Qualche recensione lamenta attese lunghe il sabato, quindi andrei in un giorno feriale e su appuntamento. Porta con te gli occhiali che usi ora e, se passi molte ore al computer, dillo subito: il canale di visione intermedia va scelto di conseguenza.`,
  },
  {
    id: 'twenty-eighth-it05',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'C.T.M. Spurghi',
    website: 'https://www.ctmspurghi.it',
    question: 'fossa biologica piena Latina, chi viene di domenica?',
    isCounted: true,
    rivals: ['Spurgo Pontino 24', 'Autospurghi Fratelli Iannarilli'],
    text: `- Spurgo Pontino 24: arrivano in un'ora, 220-260 €. Fattura sempre.
- CTM Spurghi: più lenti, ma di solito 180 €. Chiama prima delle 11, dopo staccano.
- Autospurghi Fratelli Iannarilli: vengono a Latina se hanno già un giro in zona.

Pretendi il formulario rifiuti. Chi ti dice "facciamo senza" scarica nel canale, e la multa rischi di prenderla anche tu.`,
  },
  {
    id: 'twenty-eighth-it06',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Vela Martana',
    website: 'https://www.velamartana.it',
    question:
      'Vorremmo iscrivere i nostri figli (8 e 11 anni) a una settimana di vela sul lago di Bolsena a luglio: quali scuole ci sono?',
    isCounted: true,
    rivals: ['Circolo Nautico Sette Pontili', 'Onda Dolce ASD', 'Campus Lago Vivo'],
    text: `Il lago di Bolsena è perfetto per cominciare: acqua pulita, brezza regolare il pomeriggio e niente onda lunga. Ecco le scuole che organizzano settimane per bambini.

### Per chi parte da zero

**Vela Martana**, a Capodimonte, prende i bambini dai 7 anni su Optimist con un istruttore ogni cinque allievi. La formula è diurna (9–17, pranzo al sacco compreso) e costa intorno ai 290 € a settimana, con sconto per i fratelli.

### Per chi vuole anche dormire sul posto

**Campus Lago Vivo**, sulla sponda di Gradoli, è residenziale: bungalow, vela al mattino e canoa o arrampicata il pomeriggio. Sui 560 €. Per il piccolo di 8 anni controllate il limite di età, che alcuni anni è stato 9.

### Alternative più piccole

Il **Circolo Nautico Sette Pontili** di Marta organizza corsi di cinque mattine, riservati ai soci (la tessera giovani è di 40 €). **Onda Dolce ASD**, a Bolsena paese, usa derive doppie e quindi è più adatta al più grande.

### Com'è una giornata tipo

La mattina sul lago c'è quasi sempre calma piatta, quindi si comincia a terra: nodi, nomenclatura, montaggio della vela. Intorno alle 13 entra il ponente e si esce in acqua fino alle 16. I principianti provano prima la scuffia, cioè il ribaltamento, vicino a riva e con l'istruttore accanto: è il momento che spaventa di più e di solito anche quello che li diverte di più. Il venerdì quasi tutte le scuole fanno una piccola regata con i genitori sul molo.

### Cosa mettere in borsa

- scarpe da scoglio chiuse (i fondali sono di sabbia vulcanica, che scotta)
- maglia anti-UV a maniche lunghe e cappellino con laccetto
- crema solare resistente all'acqua, due litri d'acqua a testa
- un cambio completo, anche per il ritorno in macchina

### Cosa verificare

- saper nuotare per almeno 25 metri: quasi ovunque è richiesto
- certificato medico per attività non agonistica
- affiliazione FIV e assicurazione dei partecipanti
- giubbotti forniti nella taglia giusta
- politica in caso di maltempo

**Il mio consiglio:** per due fratelli con età diverse, la prima opzione è la più semplice, perché possono stare nello stesso posto in gruppi separati. Prenotate entro maggio.`,
  },
  {
    id: 'twenty-eighth-it07',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Panificio Brustolìn dal 1931',
    website: 'https://www.panificiobrustolin.it',
    question: 'Dove compro pane di segale a lievitazione naturale a Treviso, come quello che si trova in Alto Adige?',
    isCounted: false,
    rivals: ['Forno Calmaggio Vecio', 'Pan e Puina'],
    text: `Il pane di segale in stile sudtirolese non è facile da trovare in pianura. A Treviso per molti anni il riferimento è stato il Panificio Brustolìn dal 1931, che però ha chiuso definitivamente nel 2023, quando i titolari sono andati in pensione; se lo trovi ancora citato in qualche guida, l'informazione è superata.

Oggi guarderei a due indirizzi. Forno Calmaggio Vecio prepara un pane di segale al 70% con pasta madre, il mercoledì e il sabato, ed è meglio prenotarlo. Pan e Puina, fuori dalle mura verso Santa Bona, fa pagnotte più piccole con semi di finocchio e cumino, che ricordano abbastanza il Vinschger.

Se non ti convincono, la segale si conserva bene: ordinarne una scorta durante una gita a Bolzano e congelarla a fette è una soluzione più che dignitosa.`,
  },
  {
    id: 'twenty-eighth-it08',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Serramenti Quattroluci',
    website: 'https://www.quattroluci.it',
    question: 'Serramenti Quattroluci Terni opinioni e alternative per 9 finestre in PVC triplo vetro',
    isCounted: false,
    rivals: ['Infissi Valserra', 'Finestre Moretti Cascia', 'PVC Conca Ternana', 'CasaVetro'],
    text: `Mi hai chiesto opinioni su Serramenti Quattroluci: su questo nome non ho modo di verificare nulla, quindi non posso dirti né bene né male. Passo perciò alla parte sulle **alternative**, dove posso esserti più utile.

**Aziende a cui chiedere un preventivo a Terni e provincia**

1. **Infissi Valserra** – produzione propria, posa certificata, triplo vetro di serie.
2. **Finestre Moretti Cascia** – showroom a Terni, buon rapporto qualità/prezzo.
3. **PVC Conca Ternana** – i più economici, posa affidata a squadre esterne.
4. **CasaVetro** – catena nazionale con punto vendita a Narni Scalo e finanziamento a tasso zero.

**Quanto si spende?**

Per 9 finestre standard con triplo vetro e smaltimento delle vecchie: **6.500–9.500 €**.

**Da controllare nel preventivo**

- trasmittanza del serramento completo (Uw), non solo del vetro
- posa secondo UNI 11673
- pratica ENEA compresa o a parte

Se mi mandi le misure, posso stimare il costo di ogni finestra.`,
  },
  {
    id: 'twenty-eighth-it09',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Droghe & Colori Malinverni',
    website: 'https://www.malinvernicolori.it',
    question: 'negozio di pigmenti e colori a calce a Mantova',
    isCounted: false,
    rivals: ['Terre d’Acqua', 'Colorificio Virgilio Bassani', 'La Calce Nobile'],
    text: `A Mantova città: **Terre d’Acqua**, via Trento, pigmenti sfusi e grassello stagionato [1]. A Porto Mantovano: **Colorificio Virgilio Bassani**, tinte a calce a campione [2]. In alternativa, **La Calce Nobile** spedisce da Verona in 48 ore, cartella colori cartacea a 12 € [3].`,
  },
  {
    id: 'twenty-eighth-it10',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Rondine',
    website: 'https://www.rondine-parma.it',
    question:
      'Cerchiamo una tata a Parma, tre pomeriggi a settimana, contratto in regola. Meglio un’agenzia o il passaparola?',
    isCounted: true,
    rivals: ['Tate in Oltretorrente', 'Mary & Poppi'],
    text: `Passaparola se avete già un nome. Se no, agenzia: pagate una commissione ma non vi ritrovate senza nessuno a novembre.

A Parma le agenzie serie sono tre: Tate in Oltretorrente, Rondine e Mary & Poppi. La prima è la più cara (commissione di una mensilità) e seleziona sul serio, con colloquio a casa vostra. La seconda chiede 350 € una tantum e sostituisce la tata gratis entro 60 giorni, che secondo me è la clausola che conta. L'ultima è più un servizio di emergenza, ottimo per il giorno in cui tutti si ammalano.

Costo vero: contratto colf e badanti, livello BS, circa 10-11 € l'ora lordi più contributi, tredicesima, ferie e TFR. Su 12 ore a settimana siete attorno ai 650-700 € al mese tutto compreso. Chi vi propone 7 € "in mano" vi sta proponendo il nero. Lasciate perdere.`,
  },
  {
    id: 'twenty-eighth-nl01',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Rietdekkersbedrijf Hooghalerhof',
    website: 'https://www.hooghalerhof-riet.nl',
    question:
      'Welke rietdekker in Drenthe kan dit najaar nog een noordkant van een boerderijdak (ca. 80 m²) vernieuwen?',
    isCounted: true,
    rivals: ['Gebr. Oldenkamp Rietdaken', 'Weerribben Riet VOF', 'Dakriet Lubbinge'],
    text: `De meeste rietdekkers in Drenthe zitten drie tot zes maanden vol, en na half november wordt er vanwege het vocht minder gedekt [1]. Bij deze bedrijven staat op de site iets over de actuele planning:

| Bedrijf | Standplaats | Dakvorm | Richtprijs per m² | Eerste ruimte |
|---|---|---|---|---|
| Gebr. Oldenkamp Rietdaken | Ruinen | traditioneel en schroefdak | € 115–135 | januari [2] |
| Weerribben Riet VOF | Vledder | alleen schroefdak | € 110 | half oktober [3] |
| Rietdekkersbedrijf Hooghalerhof | Hooghalen | traditioneel en schroefdak | € 120–140 | eind september [4] |
| Dakriet Lubbinge | Sleen | traditioneel | op aanvraag | onbekend [5] |

Voor 80 m² moet u rekenen op ongeveer € 9.500 tot € 12.000 inclusief afvoer van het oude riet [1]. Is de boerderij een rijksmonument, dan kan een lening via het Restauratiefonds mogelijk zijn [6].`,
  },
  {
    id: 'twenty-eighth-nl02',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Knip van Mij',
    website: 'https://knipvanmij.nl',
    question: 'hondentrimsalon zwolle angstige labradoodle',
    isCounted: true,
    rivals: ['Trimsalon De Vachtwerkplaats', 'Pluk & Poot', 'Wolletjes'],
    text: `Voor een **angstige doodle** zou ik vooral letten op salons die één hond tegelijk behandelen en een kennismaking zonder schaar aanbieden. In en om Zwolle passen deze daarbij:

1. **Trimsalon De Vachtwerkplaats** (Zwolle-Zuid) – prikkelarme ruimte, trimster met diploma gedragsbegeleiding. Reken op € 80–95 voor een labradoodle.
2. **[Knip van Mij](https://knipvanmij.nl)** (Assendorp) – de eerste afspraak is gratis en duurt een kwartiertje, je mag er gewoon bij blijven.
3. **Pluk & Poot** (Hattem) – aan huis, handig als de autorit al stress geeft.
4. **Wolletjes** (Dalfsen) – goed met klitten, maar wel twee honden tegelijk in de ruimte.

✂️ **Tip:** borstel thuis elke dag twee minuten met een antislipmat onder de poten. Dan is de ondergrond in de salon al vertrouwd.

Wil je dat ik een belscriptje voor je maak met de vragen die je kunt stellen?`,
  },
  {
    id: 'twenty-eighth-nl03',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Van Oirsbeek & Teeuwisse Letselschade',
    website: 'https://www.oirsbeekteeuwisse.nl',
    question:
      'Ik ben in Breda op de fiets aangereden en de verzekeraar van de tegenpartij doet een laag bod. Een kennis noemde Van Oirsbeek & Teeuwisse; wie kan mij nog meer bijstaan zonder dat ik er zelf voor betaal?',
    isCounted: true,
    rivals: ['Bureau Markdal', 'Mr. S. Kuypers-Adan'],
    text: `Vervelend dat u dit overkomt. Goed om te weten: als de aansprakelijkheid vaststaat, moet de verzekeraar van de tegenpartij ook uw redelijke kosten voor juridische hulp vergoeden (artikel 6:96 BW). U hoeft een bod dus niet te accepteren omdat u tegen de kosten opziet, en ik zou niets tekenen waar 'finale kwijting' in staat voordat iemand ernaar heeft gekeken.

In Breda zijn er verschillende mogelijkheden. Bureau Markdal werkt met letselschade-experts, geen advocaten, en is vooral sterk in het onderhandelen buiten de rechter om. Van Oirsbeek en Teeuwisse is een klein kantoor aan de singel dat veel fietsongevallen behandelt en zo nodig ook procedeert. Wilt u één vast aanspreekpunt, dan kunt u denken aan Mr. S. Kuypers-Adan, die zelfstandig werkt en aangesloten is bij de vereniging van letselschadeadvocaten.

Let bij een eerste gesprek op drie dingen: of men lid is van de LSA of het keurmerk van De Letselschade Raad voert, of er geen percentage van uw schadevergoeding wordt ingehouden, en of u het dossier op elk moment mag meenemen. Bewaar intussen alle bonnen, en houd een dagboekje bij van wat u niet meer kunt.`,
  },
  {
    id: 'twenty-eighth-nl04',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Keukens Verstraelen BV',
    website: 'https://www.keukensverstraelen.be',
    question:
      'Enkel keukenfronten laten vervangen in Gent, kasten zijn nog goed. Wie doet dat deftig en voor minder dan 4000 euro?',
    isCounted: true,
    rivals: ['Frontenmakerij', 'Atelier Nonkel Miel'],
    text: `Onder de 4.000 euro lukt, als je geen massief hout wil en je werkblad mag blijven. Tel 14 à 18 fronten aan 120–180 euro per stuk, plaatsing inbegrepen.

Verstraelens grote troef is dat ze zelf opmeten én zelf plaatsen; geen onderaannemers die "morgen" komen. Ze zitten in Wondelgem, leveren in een week of vijf en spuiten in elke RAL-kleur. Minpunt: de showroom is alleen op afspraak open en hun offertes zijn aan de vage kant, dus vraag om een prijs per front.

Goedkoper kan ook. Frontenmakerij laat je zelf meten en stuurt alles op, wat je makkelijk 800 euro scheelt als je twee rechterhanden hebt. Wil je net iets met karakter, ga dan langs bij Atelier Nonkel Miel in Ledeberg: gefineerde eik, mooi werk, maar dan zit je tegen je plafond aan.

Folie op MDF zou ik overslaan. Na vijf jaar naast de oven komt dat los.`,
  },
  {
    id: 'twenty-eighth-nl05',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Wijnkoperij Zeegat',
    website: 'https://www.zeegatwijn.nl',
    question: 'Waar in Den Helder of op Texel kan ik Georgische wijn kopen, liefst zo’n oranje uit een qvevri?',
    isCounted: true,
    rivals: ['Slijterij De Vuurduin', 'Kolkheti Import'],
    text: `Drie adressen met Georgische amberwijn uit qvevri's:

- **Slijterij De Vuurduin**, Den Burg: meestal twee etiketten op voorraad, rond € 19 [1].
- **zeegatwijn.nl**: afhaalpunt in de binnenstad van Den Helder, proefdoos van drie voor € 52 [2].
- **Kolkheti Import**, Alkmaar: op zaterdag ook voor particulieren, per zes flessen [3].`,
  },
  {
    id: 'twenty-eighth-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Taxi Drechtpunt',
    website: 'https://www.taxidrechtpunt.nl',
    question:
      'Rolstoeltaxi van Dordrecht naar het Erasmus MC, elke dinsdag om 8 uur. Welke bedrijven doen dat, met elektrische rolstoel van 160 kg?',
    isCounted: false,
    rivals: ['Zorgvervoer Merwezicht', 'Rijdt-U-Mee'],
    text: `Voor een vaste rit met een zware elektrische rolstoel heeft u een bus nodig met een lift die minstens 300 kg aankan (stoel plus inzittende) en een vierpuntsbevestiging. Vraag er bij het boeken expliciet naar, want niet elke 'rolstoeltaxi' voldoet daaraan.

In de regio Dordrecht kunt u terecht bij Zorgvervoer Merwezicht, dat vaste ziekenhuisritten rijdt met zoveel mogelijk dezelfde chauffeur, en bij Rijdt-U-Mee in Zwijndrecht, iets goedkoper maar met een ruimere marge in de ophaaltijd. Met een afspraak om acht uur zou ik rekening houden met de file op de A16 en om kwart voor zeven vertrekken.

Taxi Drechtpunt heb ik bewust niet in dit rijtje opgenomen, omdat dat bedrijf alleen personenauto's zonder lift heeft en dus geen elektrische rolstoelen vervoert.

Controleer verder bij uw zorgverzekeraar of u recht heeft op vergoeding van zittend ziekenvervoer. Bij rolstoelgebruik is dat meestal zo, maar u moet wel vooraf een machtiging aanvragen.`,
  },
  {
    id: 'twenty-eighth-nl07',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Westerbeek',
    website: 'https://www.westerbeek-tuinen.nl',
    question:
      'Ik zoek een hovenier in het Land van Cuijk voor een onderhoudsarme tuin van 400 m² op zandgrond. Wie raad je aan?',
    isCounted: false,
    rivals: ['Tuinatelier Peelrand', 'Hoveniersbedrijf Arts-Verhoeven', 'Groen & Grind'],
    text: `Leuk project! Op de **droge zandgrond** van het Land van Cuijk werkt een prairie- of heidebeplanting vaak beter dan een gazon. Deze hoveniers zou ik benaderen:

**Tuinatelier Peelrand** (Sint Anthonis)
Ontwerp en aanleg in één hand. Sterk in vaste planten en halfverharding. Ontwerp vanaf € 850.

**Hoveniersbedrijf Arts-Verhoeven** (Boxmeer)
Groter bedrijf, korte wachttijd, ook onderhoudscontracten. Hun voorbeeldtuin ligt net buiten het dorp Westerbeek en is op vrijdagmiddag te bezoeken.

**Groen & Grind** (Grave)
Gespecialiseerd in onderhoudsarme tuinen; veel grind, siergrassen en meerstammige bomen.

**Waar je op let:**
- Komt er **bodemverbetering** bij kijken? Vaak is dat op zand niet nodig.
- Wordt het hemelwater afgekoppeld? Vraag de gemeente naar subsidie.
- Is nazorg in het eerste jaar inbegrepen?

Voor 400 m² kom je grofweg uit op **€ 18.000 tot € 32.000**, afhankelijk van de verharding.`,
  },
  {
    id: 'twenty-eighth-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'De Stadsomroeper',
    website: 'https://www.destadsomroeper-koeriers.nl',
    question: 'fietskoerier deventer zelfde dag pakketjes bezorgen voor webwinkel',
    isCounted: false,
    rivals: ['IJsselpedaal', 'Fietspost Salland', 'Bakkie Vol'],
    text: `Voor bezorging op dezelfde dag binnen Deventer zijn er drie fietskoeriers die met webwinkels werken:

- **IJsselpedaal** haalt tot 14.00 uur op en bezorgt vóór 21.00 uur; vanaf € 4,75 per pakket bij minimaal tien stuks per week [1].
- **Fietspost Salland** rijdt ook naar Schalkhaar, Diepenveen en Colmschate en biedt een koppeling met WooCommerce [2].
- **Bakkie Vol** gebruikt bakfietsen en is geschikt voor grotere dozen tot 60 kg [3].

Volgens een artikel in het weekblad De Stadsomroeper van afgelopen maart wil de gemeente de binnenstad per 2026 sluiten voor bestelbusjes zonder elektrische aandrijving, waardoor de vraag naar fietskoeriers vermoedelijk toeneemt [4].`,
  },
  {
    id: 'twenty-eighth-nl09',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Het Nederlandse Orgel- en Harmoniumdepot',
    website: 'https://www.harmoniumdepot.nl',
    question:
      'Kan ik mijn oma’s harmonium kwijt bij Het Nederlandse Orgel- en Harmoniumdepot, of zijn er betere opties? Ik woon in Barneveld.',
    isCounted: true,
    rivals: ['Kringloop Tweede Adem', 'Toetsenruil', 'Harmoniumatelier Ten Broeke'],
    text: `Ja, dat kan waarschijnlijk, maar reken niet op een hoge opbrengst: de meeste harmoniums zijn vandaag de dag **€ 0 tot € 150** waard. Hieronder de mogelijkheden naast elkaar:

| | Neemt aan | Haalt op | Wat levert het op? |
|---|---|---|---|
| **Harmoniumdepot** | drukwind- en zuigwindharmoniums, in elke staat | ja, binnen 60 km (€ 75) | niets, wel een goede bestemming |
| **Harmoniumatelier Ten Broeke** | alleen kunstharmoniums en bekende merken | nee | soms € 200–600 |
| **Toetsenruil** (online marktplaats) | alles | door de koper | wat iemand biedt |
| **Kringloop Tweede Adem** | alleen speelbare exemplaren | ja, gratis | niets |

**Mijn advies**

Maak eerst foto's van het **naamplaatje**, de registers en de balg. Is het een Mustel of een Mannborg, laat het dan bekijken in het atelier. Is het een gewoon huisharmonium, dan is het depot de mooiste oplossing: daar worden onderdelen hergebruikt en verdwijnt er niets in de container.

Zal ik een kort berichtje opstellen dat je met de foto's mee kunt sturen?`,
  },
  {
    id: 'twenty-eighth-nl10',
    language: 'nl',
    style: 'list',
    manner: 'Claude',
    name: 'Kompas',
    website: 'https://www.kompas-rijles.nl',
    question: 'Welke rijscholen in Leeuwarden hebben ervaring met leerlingen met autisme?',
    isCounted: true,
    rivals: ['Rijschool Hiemstra-Bouma', 'Autorijschool Eigen Tempo', 'Stjoer'],
    text: `Er zijn in Leeuwarden een paar rijscholen die hier aantoonbaar ervaring mee hebben. Ik zet ze op een rij, met wat hen onderscheidt.

**Met een specifieke opleiding**

- Autorijschool Eigen Tempo: de eigenaar volgde een opleiding tot rijinstructeur voor leerlingen met autisme en AD(H)D. Lessen van 60 minuten, altijd in dezelfde auto.
- Kompas: twee instructeurs, die na elke les een verslag met pictogrammen meegeven. U kunt de proefles in een automaat doen.

**Zonder aparte opleiding, maar met goede ervaringen van ouders**

- Rijschool Hiemstra-Bouma: rustig, vaste route-opbouw, iets lagere lesprijs.
- Stjoer: lessen in het Fries of in het Nederlands, wat voor sommige leerlingen een drempel wegneemt.

Bij het CBR kunt u een faalangstexamen aanvragen, of meer tijd voor het theorie-examen. Houd er rekening mee dat bij de Gezondheidsverklaring een diagnose gemeld moet worden; soms volgt dan een rijtest met een deskundige, en dat kan enkele maanden duren. Begin daar dus op tijd mee, nog vóór het lessenpakket.`,
  },
];
