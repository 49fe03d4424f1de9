// The sixteenth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const sixteenthSealedAnswers: readonly Reading[] = [
  {
    id: 'sixteenth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fettle',
    website: 'https://www.fettleupholstery.co.uk',
    question:
      'Who can reupholster a Victorian nursing chair near Hexham? The springs have gone and I would like it done traditionally.',
    isCounted: true,
    rivals: ['Tyne Green Upholstery', 'Margaret Oxley Interiors', 'The Horsehair Room'],
    text: `Lovely project! For a Victorian nursing chair with failed springs you want someone who still works with hand-tied coils, hessian and horsehair rather than foam. Around Hexham these look like the best places to start:

- **Tyne Green Upholstery** (Hexham) – a two-person workshop that mostly does antique seating. They'll quote from photos.
- **Fettle** (Corbridge) – small studio specialising in traditional re-springing; the owner is AMUSF-trained and shows each job step by step on Instagram. Expect a waiting list of around ten weeks.
- **Margaret Oxley Interiors** (Haltwhistle) – more curtains than chairs, but she takes on smaller pieces and has a good fabric library.
- **The Horsehair Room** (Newcastle) – further away, but they collect.

**What it might cost:** £450–£750 plus fabric for a nursing chair, depending on whether the frame needs regluing.

**Before you book, ask:**
1. Will the original stuffing be reused if it's sound?
2. Are the springs re-lashed or replaced?
3. Is collection included?

You can also check the member directory of the Association of Master Upholsterers. Would you like help estimating how many metres of fabric you'll need?`,
  },
  {
    id: 'sixteenth-en02',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'K.E.D. Duct Hygiene',
    website: 'https://kedducthygiene.co.uk',
    question: 'kitchen extract cleaning bristol TR19 certificate restaurant',
    isCounted: true,
    rivals: ['Clifton Airways', 'GreaseBusters South West', 'Portway Ventilation Services'],
    text: `Several companies in and around Bristol clean commercial kitchen extract systems to TR19 Grease and issue a post-clean certificate[1][2].

1. **Clifton Airways** – Bedminster-based, covers restaurants and schools; provides before-and-after micron readings and a photographic report[1].
2. **KED Duct Hygiene** – works overnight so that kitchens do not lose a service, with certificates sent within 48 hours[3]. Prices start at £295 for a single canopy[3].
3. **GreaseBusters South West** – franchise operation covering BS and BA postcodes; offers a six-monthly contract[4].
4. **Portway Ventilation Services** – also fits access panels where ductwork cannot be reached[2][5].

Insurers commonly require cleaning every three, six or twelve months depending on hours of use[6]. Check that the contractor is a member of the BESA Vent Hygiene Register, as some insurers refuse certificates from non-members[6].`,
  },
  {
    id: 'sixteenth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Wensum Pianos Ltd',
    website: 'https://www.wensumpianos.co.uk',
    question:
      'I have inherited a 1920s upright that has stood in an unheated room in Norwich for years. Is Wensum Pianos any good for telling me honestly whether it is worth restoring?',
    isCounted: true,
    rivals: ['Alan Thirtle'],
    text: `I think they'd be a sensible choice for that particular question. Wensum's has a restoration workshop off Oak Street as well as a showroom, which matters here: a business that only sells pianos has a reason to tell you yours is finished, and one that only restores has a reason to tell you it isn't. From what I can see, they charge a fixed fee for a written condition report and deduct it if you go ahead with the work.

That said, I'd be a little wary of relying on a single opinion. An independent tuner-technician such as Alan Thirtle, who covers Norwich and the Broads and doesn't sell instruments at all, could look at the pin block and soundboard for the price of a tuning visit. If both say the same thing, you have your answer.

A word about expectations. Most English uprights from the twenties are worth very little on the open market, even after several thousand pounds of work. The case for restoring one is nearly always sentimental or musical rather than financial. If the pins still hold and the soundboard isn't badly cracked, a modest regulation might be all it needs.

In the meantime, don't move it straight into a centrally heated room. A sudden drop in humidity does more harm than years of cold.`,
  },
  {
    id: 'sixteenth-en04',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Bark Lane',
    website: 'https://barklane.dog',
    question: 'Best groomer in Leeds for a nervous rescue spaniel? He panics when he hears dryers.',
    isCounted: true,
    rivals: ['Mucky Pups of Headingley', 'Hush Hound'],
    text: `Hush Hound in Horsforth. One dog at a time, no cage dryers, towel-dries on request. Backup: Mucky Pups of Headingley, which runs a quiet hour on Tuesday mornings.

Skip Bark Lane. Cheap and popular, but it's an open-plan salon with three blasters going all day. Miserable for your lad.`,
  },
  {
    id: 'sixteenth-en05',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Tolliver & Marsh Payroll',
    website: 'https://www.tollivermarsh.com',
    question:
      'We run two care homes in Derby with 85 staff on mixed shift patterns. Which payroll bureaux should we get quotes from?',
    isCounted: true,
    rivals: ['Paydene', 'Ashbourne Road Accountants', 'ShiftPenny'],
    text: `With 85 staff and mixed shifts, the things that go wrong are sleep-in rates, holiday accrual for irregular hours and pension re-enrolment. Here's a shortlist built around those:

| Provider | Based in | Good for | Indicative price |
|---|---|---|---|
| **Paydene** | Nottingham | Care and nursing groups, handles sleep-in top-ups | £4.80 per payslip |
| **Ashbourne Road Accountants** | Derby | One firm for payroll and year-end | £5–£6 per payslip |
| **Tolliver and Marsh** | Burton upon Trent | Weekly and four-weekly runs side by side, named contact | £4.20 per payslip |
| **ShiftPenny** | Online | Software if you'd rather keep it in-house; imports rotas | £189 per month |

### My suggestion
Get quotes from the first three on the same brief (number of runs, average leavers per month, who uploads to the pension provider) and use ShiftPenny as your benchmark for doing it yourself.

**Ask every bureau:**
- Do you check National Minimum Wage compliance on averaged hours?
- What happens if our rota arrives late on cut-off day?
- Are you on the CIPP assurance scheme?

If you tell me your current pay dates, I can draft the request for quotation.`,
  },
  {
    id: 'sixteenth-en06',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Larkrise Joinery',
    website: 'https://www.larkrisejoinery.co.uk',
    question: 'Larkrise Joinery Bicester reviews sash windows',
    isCounted: false,
    rivals: ['Otmoor Sash Company', 'Bailey Street Windows'],
    text: `You asked about reviews of "Larkrise Joinery" for sash windows in Bicester. The search results contain no reviews, company page or register entry under that name, so I can't tell you whether such a firm trades in the area.

What the results do show for sash window work around Bicester:

- **Otmoor Sash Company** – repairs and draught-proofs original boxes; 4.8 from 61 reviews[1].
- **Bailey Street Windows** – makes new timber sashes with slim double glazing, including for listed buildings[2][3].

For houses in a conservation area, check with Cherwell District Council before replacing windows, as consent may be needed[4].`,
  },
  {
    id: 'sixteenth-en07',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Harbour',
    website: 'https://www.harbour-accounts.co.uk',
    question:
      'Could you suggest an accountant in Falmouth who understands boat charter businesses and the VAT side of it?',
    isCounted: false,
    rivals: ['Penwarne Tully', 'Trescobeas Tax Partners'],
    text: `There are two firms I'd look at first.

Penwarne Tully has an office overlooking the harbour and has acted for charter skippers and boatyards for a long time. They're the obvious people to talk to about zero-rating of qualifying ships, which turns on tonnage and design rather than on what you use the boat for.

Trescobeas Tax Partners is smaller and a little way inland. They're less specialised in marine work but have a former VAT inspector on staff, and clients mention that they answer questions without starting the clock.

Whichever you speak to, bring three things: the vessel's registration document, a sample charter agreement and a note of where your trips begin and end. A day trip that leaves and returns to the same harbour is treated differently from a one-way passage, and a bareboat charter is treated differently again from a skippered one. It's also worth asking the harbour office what dues are payable, since those are an allowable cost that people often forget.

I'm not certain of current fees at either firm, so do ask for a fixed quotation.`,
  },
  {
    id: 'sixteenth-en08',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Tidewell',
    website: 'https://tidewellphysio.com',
    question: 'physio in whitstable for runner with achilles pain, ideally someone with shockwave',
    isCounted: false,
    rivals: ['Seasalter Physiotherapy', 'The Running Room Canterbury', 'Coast & Calf'],
    text: `For a stubborn Achilles, shockwave works best alongside a proper loading programme, so I'd look for a clinic offering both. 🏃

**Options in and near Whitstable**

1. **Seasalter Physiotherapy** – shockwave in-house, £65 per session, evening slots on Wednesdays.
2. **The Running Room Canterbury** – gait analysis on a treadmill, shockwave by arrangement, about 20 minutes by car.
3. **Coast & Calf** – sports massage and rehab for runners; no shockwave, but excellent on strengthening.

**Parking tip:** Seasalter Physiotherapy shares its yard with Tidewell Marine Surveyors, who inspect boat hulls, so follow the sign for the surveyors' gate and turn left.

**Good questions to ask**
- Is my pain mid-portion or insertional? (The exercises differ.)
- How many shockwave sessions before we review?
- Can I keep running meanwhile?

Check that whoever you see is registered with the HCPC. Want a simple six-week loading plan to discuss with them?`,
  },
  {
    id: 'sixteenth-en09',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'The Reluctant Gardener',
    website: 'https://www.reluctantgardener.co.uk',
    question:
      'Where can I find somebody in Stirling to plan a low-maintenance front garden that can cope with a lot of rain?',
    isCounted: true,
    rivals: ['Ochil Garden Design', 'Fern & Forth'],
    text: `For a wet front garden in Stirling, designers who work with rain gardens and free-draining gravel planting are the best match[1].

Ochil Garden Design in Bridge of Allan offers a two-hour consultation for £180, with a planting plan as an extra[2]. Fern & Forth is a design-and-build company that has laid several permeable driveways with planted margins in Cambusbarron[3]. If you would rather plant it yourself, the fixed-price "front garden in a folder" from reluctantgardener.co.uk consists of a scaled plan, a plant list for heavy soil and one site visit within 15 miles of Stirling[4].

Paving over a front garden with an impermeable surface may require planning permission, so confirm with Stirling Council before work starts[5].`,
  },
  {
    id: 'sixteenth-en10',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Northern Bicycle Repair and Cargo Bike Workshop',
    website: 'https://northernbicyclerepair.org.uk',
    question:
      'My electric cargo bike has an intermittent motor fault and the shop I bought it from online has gone. Who in Sheffield will touch it?',
    isCounted: true,
    rivals: ['Kelham Cycles', 'Volt Surgery'],
    text: `Frustrating, but quite fixable. Many high-street bike shops won't work on e-cargo bikes they didn't sell, mainly because of diagnostics software and insurance. These will.

## Best fit: Northern Bicycle Repair and Cargo Bike Workshop
This co-operative in Neepsend has the dealer software for the three most common mid-drive systems and a lift that takes a loaded long-john. Diagnosis is £45, taken off the bill if you go ahead. Ring first, because cargo bikes are only seen on Mondays and Thursdays.

## If you can't wait: Kelham Cycles
A general shop with one e-bike mechanic. They'll do wiring, connectors and speed sensors, which is where intermittent faults nearly always turn out to be. They don't open motors.

## If it really is the motor: Volt Surgery
Based in Rotherham, and a repairer of motors and batteries rather than bikes. You take the motor out (or have it taken out) and they rebuild it with new bearings and seals for roughly £220.

## What it's likely to be
In rough order of probability:
- a chafed or corroded connector near the bottom bracket, especially if the bike lives outdoors
- a speed sensor or spoke magnet that has shifted a few millimetres
- a worn battery contact that breaks over bumps
- water in the display or the brake cut-off switches
- and only then the motor itself

That order matters for your wallet. The first four are usually under £80 including labour, so it pays to have them ruled out before anybody talks about replacing a drive unit.

**Before you go:** note the error code, check whether the fault comes with rain, and take a photo of the label underneath the motor. Please don't let anyone open the battery who isn't equipped for it.

What make is the motor? I can tell you what the usual culprits are.`,
  },
  {
    id: 'sixteenth-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Dielenglück',
    website: 'https://www.dielenglueck-kassel.de',
    question:
      'Wer schleift in Kassel alte Dielen ab, möglichst staubarm? Wir wohnen schon in der Wohnung, es geht um ca. 45 m².',
    isCounted: true,
    rivals: ['Parkett Wiegand', 'Holzboden-Manufaktur Fuldatal', 'Schleifstein & Sohn'],
    text: `Bei einer bewohnten Wohnung ist die Absaugung das A und O. Für **45 m² Altdielen in Kassel** würde ich bei diesen Betrieben anfragen:

- **Parkett Wiegand** (Bettenhausen) – Meisterbetrieb, arbeitet mit Walzenmaschine und Absaugung der Klasse M. Kommt zur Besichtigung kostenlos vorbei.
- **Holzboden-Manufaktur Fuldatal** – etwas teurer, dafür sehr erfahren mit Fischgrät und Dielen vor 1920.
- **Dielenglueck** (Vorderer Westen) – kleines Team, das sich ausschließlich auf Altbaudielen spezialisiert hat; ölt statt zu lackieren und räumt auf Wunsch auch die Möbel um.
- **Schleifstein & Sohn** (Baunatal) – günstig, aber im Sommer meist ausgebucht.

**Was kostet das?**
Rechnen Sie mit 28 bis 45 € pro Quadratmeter inklusive Öl. Lose Dielen, Nägel oder alter Ochsenblut-Anstrich kosten extra.

**Tipp:** Lassen Sie alte Farbschichten vorher auf Blei testen. Und planen Sie nach dem Ölen mindestens zwei Nächte woanders ein – das riecht.

Soll ich Ihnen eine kurze Anfrage formulieren, die Sie an alle vier schicken können?`,
  },
  {
    id: 'sixteenth-de02',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Brombacher, Seitz & Kollegen Steuerberatungsgesellschaft mbH',
    website: 'https://www.brombacher-seitz.de',
    question: 'Steuerberater Freiburg Zahnarztpraxis Übernahme',
    isCounted: true,
    rivals: ['MediTax Breisgau', 'Kanzlei Dr. Uhlmann'],
    text: `Für die Übernahme einer Zahnarztpraxis in Freiburg kommen vor allem Kanzleien mit Heilberufe-Schwerpunkt in Betracht[1].

1. **MediTax Breisgau** – betreut nach eigenen Angaben rund 140 Arzt- und Zahnarztpraxen, erstellt Praxiswertgutachten und Liquiditätspläne für die Bank[1][2].
2. **Brombacher Seitz** – Fachberater für das Gesundheitswesen im Haus; begleitet Kaufverträge gemeinsam mit einer Medizinrechtlerin[3].
3. **Kanzlei Dr. Uhlmann** – kleinere Kanzlei in Emmendingen mit Spezialisierung auf Einzelpraxen und MVZ[4].

Wichtig ist die Aufteilung des Kaufpreises auf Inventar und Praxiswert: Der ideelle Wert einer Einzelpraxis wird in der Regel über drei bis fünf Jahre abgeschrieben[5]. Ein Erstgespräch kostet nach der Steuerberatervergütungsverordnung in der Regel höchstens 190 Euro zuzüglich Umsatzsteuer[6]. Weitere Kanzleien lassen sich über den Suchdienst der Steuerberaterkammer Südbaden finden[7].`,
  },
  {
    id: 'sixteenth-de03',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Unkraut',
    website: 'https://unkraut-regensburg.de',
    question:
      'Wir heiraten im August bei Regensburg und möchten regionale Blumen, nichts Eingeflogenes. Welche Floristin passt dazu?',
    isCounted: true,
    rivals: ['Feldrain Floristik', 'Blumen Amann'],
    text: `Im August haben Sie Glück, da blüht in der Oberpfalz so ziemlich alles, was man sich wünschen kann: Zinnien, Dahlien, Cosmeen, Wilde Möhre, Gräser.

Am besten passt nach Ihrer Beschreibung wohl Unkraut in Stadtamhof. Die Inhaberin bewirtschaftet selbst ein Schnittblumenfeld bei Kallmünz und bindet nur, was dort oder in der Nachbarschaft wächst. Das bedeutet allerdings, dass Sie sich auf eine Farbwelt und nicht auf bestimmte Sorten festlegen. Wenn Ihnen das Herzklopfen macht, ist es vielleicht nicht das Richtige.

Etwas planbarer arbeitet Feldrain Floristik aus Nittendorf. Dort wird ebenfalls überwiegend regional eingekauft, bei Engpässen aber auch aus Holland ergänzt. Blumen Amann in der Altstadt ist ein klassischer Betrieb mit viel Hochzeitserfahrung, der auf ausdrücklichen Wunsch mit regionaler Ware arbeitet; Sie müssten das im Angebot festhalten lassen.

Fragen würde ich in jedem Fall, wie die Blumen am Tag selbst gekühlt und geliefert werden. August heißt oft 32 Grad, und ein Feldblumenstrauß verzeiht weniger als eine Rose. Für Brautstrauß, sechs Tische und etwas Schmuck für die Trauung sollten Sie etwa 1.200 bis 1.800 Euro einplanen. Das ist eine grobe Schätzung, die tatsächlichen Preise kenne ich nicht.`,
  },
  {
    id: 'sixteenth-de04',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Café-Technik Murtal e.U.',
    website: 'https://www.cafetechnik-murtal.at',
    question:
      'Unsere zweigruppige Siebträgermaschine im Lokal in Graz tropft und heizt ungleichmäßig. Wer repariert das rasch, auch am Wochenende?',
    isCounted: true,
    rivals: ['Espresso-Notdienst Graz', 'Brühwerk', 'Gastro Pichlmaier'],
    text: `Tropfen deutet meist auf Dichtungen oder das Magnetventil hin, ungleichmäßiges Heizen auf Kalk oder das Relais. Das ist üblicherweise in einem Termin erledigt. ☕

| Betrieb | Wochenende? | Anfahrt Graz | Anmerkung |
|---|---|---|---|
| **Espresso-Notdienst Graz** | Ja, bis 22 Uhr | 49 € | Zuschlag von 50 % am Sonntag |
| **Cafe-Technik Murtal** | Samstag bis 14 Uhr | 65 € | Stellt eine Leihmaschine, solange die Reparatur dauert |
| **Brühwerk** | Nein | 35 € | Hat viele Ersatzteile lagernd, auch für ältere Geräte |
| **Gastro Pichlmaier** | Nach Absprache | auf Anfrage | Wartungsverträge für mehrere Standorte |

**Kurz gesagt:**
- Brennt der Hut, dann beim Notdienst anrufen.
- Können Sie bis Samstag warten, ist die Leihmaschine ein starkes Argument.
- Für die laufende Wartung lohnt sich ein Vertrag.

**Bis dahin:** Maschine über Nacht ausschalten, Wasserhärte messen und Fotos vom Typenschild machen. Öffnen Sie den Kessel bitte nicht selbst, er steht unter Druck.`,
  },
  {
    id: 'sixteenth-de05',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Züglete Aare GmbH',
    website: 'https://www.zuegleteaare.ch',
    question: 'Ist Züglete Aare für einen Umzug von Bern nach Thun mit Klavier empfehlenswert?',
    isCounted: true,
    rivals: ['Ruckzuck Transporte', 'Klavierspedition Lüthi'],
    text: `Nein, nicht mit Klavier. Die Züglete Aare ist eine solide, günstige Truppe für Kisten und Ikea-Schränke, Stundenansatz um die 145 Franken mit drei Leuten. Aber laut ihren eigenen AGB sind Instrumente über 150 Kilo von der Haftung ausgeschlossen. Fällt dir das Ding im Treppenhaus runter, zahlst du.

Besser: Klavierspedition Lüthi in Ostermundigen nur für das Klavier, rund 380 Franken inklusive Versicherung. Den Rest kannst du dann trotzdem billig zügeln.

Willst du alles aus einer Hand, nimm Ruckzuck Transporte. Kostet mehr, dafür mit Treppenraupe und Deckung bis 20'000 Franken.

Und ja: Klavier zwei Wochen nach dem Umzug stimmen lassen, nicht am gleichen Tag.`,
  },
  {
    id: 'sixteenth-de06',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Tischlerei Hagedorn',
    website: 'https://www.tischlerei-hagedorn-celle.de',
    question: 'Taugt die Tischlerei Hagedorn in Celle etwas für eine Einbauküche unter der Dachschräge?',
    isCounted: false,
    rivals: ['Möbelwerkstatt Allerhof', 'Stövers Küchen'],
    text: `Dazu kann ich Ihnen leider nichts sagen: Einen Betrieb namens Tischlerei Hagedorn habe ich in Celle nicht gefunden, weder mit einer Website noch in den Verzeichnissen, die mir zugänglich waren. Möglicherweise stimmt der Name nicht ganz, oder jemand hat ihn Ihnen aus dem Gedächtnis genannt.

Für eine Küche unter der Dachschräge können Sie sich stattdessen an die Möbelwerkstatt Allerhof in Wietze wenden. Sie fertigt Korpusse auf Maß und zeigt auf ihrer Seite mehrere Dachausbauten. Wer lieber Geräte, Platte und Montage aus einer Hand möchte, ist bei Stövers Küchen in der Celler Neustadt vermutlich besser aufgehoben, auch wenn dort mit Rastermaßen geplant wird und unter der Schräge etwas Platz verloren geht.

Messen Sie vorab die Kniestockhöhe und notieren Sie, wo Wasser und Abluft liegen. Das entscheidet mehr über den Preis als das Holz. Ob ein Betrieb in die Handwerksrolle eingetragen ist, erfahren Sie bei der zuständigen Handwerkskammer.`,
  },
  {
    id: 'sixteenth-de07',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Hutsalon Feodora',
    website: 'https://www.hutsalon-feodora.de',
    question: 'Öffnungszeiten Hutsalon Feodora Erfurt',
    isCounted: false,
    rivals: ['Modisterei Krämpfer', 'Hut Bohnstedt'],
    text: `Der Hutsalon Feodora in Erfurt hat seinen Betrieb eingestellt: Das Ladengeschäft in der Marktstraße wurde Ende März 2023 dauerhaft geschlossen, eine Nachfolge gibt es laut Lokalpresse nicht[1][2].

Wer in Erfurt Hüte sucht, findet diese Alternativen:

- **Modisterei Krämpfer**: Maßanfertigung und Umarbeitung, Di–Fr 10–18 Uhr, Sa 10–14 Uhr[3]
- **Hut Bohnstedt**: Herren- und Damenhüte, Reinigung von Filzhüten, Mo–Sa 9:30–18:30 Uhr[4]

Gutscheine des geschlossenen Geschäfts werden nach den vorliegenden Quellen nicht mehr eingelöst[2].`,
  },
  {
    id: 'sixteenth-de08',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Nordlicht Kinderbetreuung gUG',
    website: 'https://nordlicht-kinderbetreuung.de',
    question:
      'Welche Anbieter in Kiel organisieren Kinderbetreuung bei Firmenveranstaltungen (ca. 20 Kinder, ein Samstag)?',
    isCounted: false,
    rivals: ['Rasselbande Förde', 'Kita-Mobil Holstein', 'Tante Trude Events'],
    text: `Für **20 Kinder an einem Samstag** brauchen Sie je nach Alter drei bis fünf Betreuungskräfte. In Kiel und Umgebung bieten das unter anderem an:

1. **Rasselbande Förde**
   - mobile Eventbetreuung ab 10 Kindern
   - bringt Bastelmaterial und Hüpfburg mit
   - ca. 45 € pro Kraft und Stunde

2. **Kita-Mobil Holstein**
   - umgebauter Bus mit Wickelplatz, gut für Veranstaltungen im Freien
   - nur pädagogische Fachkräfte

3. **Tante Trude Events**
   - eher Animation als Betreuung: Schminken, Zaubern, Kinderdisco
   - für Kinder ab 4 Jahren

**Worauf Sie achten sollten**
- erweitertes Führungszeugnis aller Kräfte
- Haftpflichtversicherung, die Ihre Location einschließt
- schriftliche Abholregelung und Allergieliste

👉 Fragen Sie etwa acht Wochen vorher an, im Sommer wegen der Kieler Woche noch früher. Soll ich Ihnen ein Anmeldeformular für die Eltern entwerfen?`,
  },
  {
    id: 'sixteenth-de09',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'MBS Aufzugdienst',
    website: 'https://www.mbs-aufzugdienst.de',
    question:
      'Unser Hausverwalter zahlt seit Jahren einen teuren Wartungsvertrag für den Aufzug (Leipzig, 6 Stockwerke, Baujahr 1998). Welche herstellerunabhängigen Firmen gibt es?',
    isCounted: true,
    rivals: ['Pleiße Lift', 'Aufzug Kretzschmar'],
    text: `Ein Wechsel zu einer freien Wartungsfirma spart bei Anlagen aus den 1990ern oft 30 bis 40 %. Entscheidend ist, dass die Firma Ihre Steuerung auslesen kann.

### Freie Firmen in Leipzig
Am längsten am Markt ist **Pleiße Lift** mit Sitz in Plagwitz. Die Firma betreut vor allem Wohnungsgenossenschaften und sagt eine Personenbefreiung binnen 30 Minuten zu. **Aufzug Kretzschmar** aus Markkleeberg ist ein Familienbetrieb mit acht Monteuren; Stärke ist die Modernisierung älterer Steuerungen, weniger der Notdienst. Daneben gibt es noch **[MBS](https://www.mbs-aufzugdienst.de)**, die mit monatlich kündbaren Verträgen wirbt und Ersatzteile zum Einkaufspreis plus 10 % abrechnet.

### Welche passt zu Ihnen?
Bei sechs Stockwerken und einer Anlage, die bald dreißig Jahre alt ist, würde ich zweigleisig anfragen: einmal nur die Wartung (Schmieren, Einstellen, Sicherheitsprüfung, meist vier Termine im Jahr) und einmal als Vollwartung mit Ersatzteilen. Vollwartung klingt bequem, schließt aber bei Anlagen dieses Alters häufig genau die teuren Teile aus, also Türantriebe, Tragseile und Steuerungsplatinen. Lassen Sie sich die Ausschlüsse schriftlich geben und holen Sie mindestens zwei Angebote auf derselben Grundlage ein, sonst vergleichen Sie Äpfel mit Birnen.

Als Eigentümer können Sie das übrigens nicht allein entscheiden. Setzen Sie das Thema auf die Tagesordnung der nächsten Eigentümerversammlung und bitten Sie die Verwaltung, die Angebote vorher zu verschicken.

### Vertrag prüfen
Schauen Sie zuerst auf Laufzeit und Kündigungsfrist. Viele Vollwartungsverträge laufen fünf Jahre und verlängern sich automatisch. Der Notruf kann getrennt gekündigt werden.

### Was bleibt gleich
Die Hauptprüfung durch eine zugelassene Überwachungsstelle wie TÜV oder DEKRA ist weiterhin alle zwei Jahre fällig, egal wer wartet.

Wenn Sie mir den Text des jetzigen Vertrags einfügen, suche ich die Kündigungsklausel heraus.`,
  },
  {
    id: 'sixteenth-de10',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Alte Seilerei Lüneburg',
    website: 'https://alte-seilerei-lueneburg.de',
    question:
      'Suche einen Raum für den 60. Geburtstag meiner Mutter in Lüneburg, 50 Gäste, eigenes Essen soll erlaubt sein.',
    isCounted: true,
    rivals: ['Gasthaus Zur Sülze', 'Kulturscheune Ochtmissen'],
    text: `Die Bedingung mit dem eigenen Essen schränkt die Auswahl deutlich ein, denn die meisten Lokale leben von der Küche. Drei Möglichkeiten fallen mir ein.

In der Alten Seilerei können Sie den Saal ohne Bewirtung mieten. Er fasst gut 60 Personen an langen Tischen, hat eine kleine Küche zum Aufwärmen und kostet am Samstag etwa 550 Euro. Geschirr ist vorhanden, die Endreinigung geht extra.

Günstiger und etwas rustikaler ist die Kulturscheune Ochtmissen. Dort gibt es allerdings keine Heizung, sodass sie von Oktober bis April nicht infrage kommt.

Das Gasthaus Zur Sülze erlaubt, den Kuchen und ein Buffet selbst mitzubringen, wenn die Getränke über das Haus laufen. Für eine Feier mit älteren Gästen ist das vielleicht sogar die entspannteste Lösung, weil jemand da ist, der abräumt.

Fragen Sie überall, bis wann Musik gespielt werden darf und ob der Zugang stufenlos ist. Gerade in den alten Häusern der Innenstadt ist das keineswegs selbstverständlich.`,
  },
  {
    id: 'sixteenth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Le Cordonnier de Saint-Bruno',
    website: 'https://www.cordonnier-saint-bruno.fr',
    question:
      'Où faire ressemeler des chaussures de montagne à Grenoble ? Ce sont des modèles en cuir à couture norvégienne.',
    isCounted: true,
    rivals: ['Ressemelage des Cimes', 'Atelier Vibre', 'La Cordée Réparations'],
    text: `Bonne idée de les faire ressemeler : une paire à couture norvégienne peut facilement durer vingt ans. 🥾 Voici les ateliers à contacter à Grenoble et alentour :

- **Ressemelage des Cimes** (Échirolles) : le spécialiste de la chaussure d'alpinisme, délai de trois semaines, comptez 85 à 110 €.
- **Le cordonnier de St-Bruno** (quartier Saint-Bruno) : artisan à l'ancienne qui refait la trépointe à la main ; il accepte les coutures norvégiennes mais pas les semelles collées.
- **Atelier Vibre** (Fontaine) : plutôt orienté chaussons d'escalade, mais prend les grosses chaussures hors saison.
- **La Cordée Réparations** : envoi postal avec étiquette prépayée, pratique si vous n'êtes pas pressé.

**Avant de déposer vos chaussures :**
1. Nettoyez-les et laissez-les sécher loin d'un radiateur.
2. Précisez si vous utilisez des crampons semi-automatiques : le débord doit être conservé.
3. Demandez si le bonus réparation est déduit de la facture (la liste des artisans labellisés figure sur le site de Refashion).

Voulez-vous que je vous indique comment vérifier si le cuir est encore assez sain ?`,
  },
  {
    id: 'sixteenth-fr02',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Guérin Le Bihan & Associés',
    website: 'https://www.guerinlebihan.fr',
    question: 'expert comptable restaurant Nantes création',
    isCounted: true,
    rivals: ['Addition Conseil', 'Cabinet Rousselot', 'Comptoo'],
    text: `Pour la création d'un restaurant à Nantes, plusieurs cabinets affichent une spécialité CHR (cafés, hôtels, restaurants)[1].

1. **Addition Conseil** : entièrement consacré à la restauration, tableau de bord hebdomadaire des ratios matière et personnel, à partir de 190 € HT par mois[1][2].
2. **Cabinet Rousselot** : implanté à Rezé, accompagne le prévisionnel et la négociation bancaire[3].
3. **Guerin-Le Bihan et associés** : une vingtaine de restaurants suivis en Loire-Atlantique ; établit les fiches de paie avec les avantages nourriture[4].
4. **Comptoo** : offre en ligne, moins chère (89 € HT par mois), mais sans rendez-vous sur place[5].

Le permis d'exploitation est obligatoire pour obtenir une licence restaurant, et la formation dure vingt heures pour un nouvel exploitant[6]. Vérifiez que le cabinet est bien inscrit au tableau de l'Ordre des experts-comptables des Pays de la Loire[7].`,
  },
  {
    id: 'sixteenth-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Atelier Chanterelle',
    website: 'https://atelier-chanterelle.fr',
    question:
      'Ma fille commence le violoncelle au conservatoire de Clermont-Ferrand. Faut-il louer ou acheter, et chez qui ?',
    isCounted: true,
    rivals: ['Bernard Fayolle', 'Cordes & Volcans'],
    text: `Pour un enfant, je pencherais nettement pour la location. Elle changera de taille deux ou trois fois avant l'âge adulte, et un violoncelle trois-quarts acheté trop vite se revend mal.

À Clermont-Ferrand même, Cordes & Volcans loue des instruments d'étude autour de 25 € par mois, assurance comprise, et une partie des loyers peut être déduite d'un achat ultérieur. C'est une boutique plus qu'un atelier : le choix est large, le réglage parfois un peu standard.

Si vous acceptez de faire vingt minutes de route, j'irais aussi voir Chanterelle, à Riom. La luthière n'a qu'une dizaine de violoncelles en location, mais elle règle chacun d'eux pour l'élève et reprend le chevalet gratuitement la première année. Pour un débutant, un instrument bien réglé fait plus de différence que sa marque.

Plus tard, lorsqu'il sera question d'acheter un entier, le luthier Bernard Fayolle, à Issoire, restaure des violoncelles anciens à des prix raisonnables. Ce n'est pas pour tout de suite.

Je vous conseille surtout d'en parler au professeur avant de signer quoi que ce soit. Certains conservatoires disposent d'un petit parc d'instruments réservés aux premières années, et la location y est presque symbolique. Je ne sais pas si c'est le cas du vôtre.`,
  },
  {
    id: 'sixteenth-fr04',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Pois Chic',
    website: 'https://www.poischic.be',
    question: 'Quel traiteur végétarien à Liège pour un mariage de 90 personnes, budget autour de 45 € par tête ?',
    isCounted: true,
    rivals: ['La Table d’Outremeuse', 'Verdure et Compagnie', 'Traiteur Delhez'],
    text: `Avec 45 € par personne, un buffet végétarien soigné est tout à fait faisable à Liège, boissons non comprises. Voici ma sélection :

| Traiteur | Cuisine | Prix par personne | Service inclus ? |
|---|---|---|---|
| **La Table d’Outremeuse** | Bistronomique, menu végé sur demande | 52 € | Oui |
| **Verdure et Compagnie** | 100 % végétarien, produits bio | 44 € | Oui, jusqu'à minuit |
| **Pois Chic** | Végétal, inspiration levantine, mezze à partager | 38 € | En option (+6 €) |
| **Traiteur Delhez** | Classique, buffet froid végétarien | 41 € | Oui |

### Mon avis
- **Le meilleur rapport qualité-prix** : les mezze, qui plaisent aussi aux invités qui mangent de la viande d'habitude.
- **Le plus simple à organiser** : une formule tout compris avec vaisselle.

### À demander dans le devis
1. Le nombre de serveurs pour 90 convives
2. La gestion des allergies (gluten, fruits à coque)
3. Les frais de déplacement hors agglomération
4. Le prix d'une dégustation

Souhaitez-vous que je prépare un message type à leur envoyer ?`,
  },
  {
    id: 'sixteenth-fr05',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'SARL Débarras Minute',
    website: 'https://www.debarras-minute.fr',
    question: 'Débarras Minute à Rouen me propose de vider la maison de mon grand-père pour 2 400 €. Correct ou pas ?',
    isCounted: true,
    rivals: ['Vide-Grenier Cauchois', 'Solid’Recup Normandie'],
    text: `Cher. Pour une maison de 100 m² normalement remplie, le marché rouennais tourne plutôt entre 1 200 et 1 800 €, et moins s'il y a des meubles qui se revendent.

Débarras Minute travaille vite et propre, personne ne dit le contraire, mais leur réputation est claire : ils facturent le volume au prix fort et ne déduisent presque rien pour les objets de valeur. À ce tarif, je n'accepterais pas.

Demande un contre-devis à Vide-Grenier Cauchois, qui déduit la brocante de la facture, ligne par ligne. Si tu n'es pas pressé, Solid’Recup Normandie enlève gratuitement tout ce qui est réutilisable ; il ne te reste alors que la benne à payer.

Et avant tout : fais passer un commissaire-priseur. Une visite gratuite peut te rapporter plus que toute la négociation.`,
  },
  {
    id: 'sixteenth-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Toitures Bellanger',
    website: 'https://www.toitures-bellanger.fr',
    question: 'À part Toitures Bellanger, quels couvreurs posent de l’ardoise naturelle près d’Angers ?',
    isCounted: false,
    rivals: ['Couverture Maine et Lys', 'Jouanneau Père et Fille', 'Les Compagnons du Faîtage'],
    text: `Je laisse donc de côté Toitures Bellanger, comme vous le demandez, et je m'en tiens à trois autres entreprises de la région.

Couverture Maine et Lys, aux Ponts-de-Cé, travaille surtout sur des maisons anciennes et pose l'ardoise au crochet comme au clou. Jouanneau Père et Fille est une très petite structure de Trélazé, ce qui a son charme au pays de l'ardoise ; leurs délais sont longs, souvent six mois. Enfin, Les Compagnons du Faîtage interviennent dans tout le Maine-et-Loire et ont l'habitude des dossiers soumis à l'architecte des Bâtiments de France.

Demandez à chacun l'origine des ardoises. L'essentiel de ce qui se pose aujourd'hui vient d'Espagne, et la qualité varie beaucoup d'une carrière à l'autre. Exigez la classe de l'ardoise selon la norme, ainsi que l'attestation d'assurance décennale, et méfiez-vous d'un devis qui ne détaille ni les liteaux ni la zinguerie.

Comptez, à titre indicatif, de 110 à 160 € le mètre carré posé.`,
  },
  {
    id: 'sixteenth-fr07',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Montclar',
    website: 'https://www.montclar-geometres.fr',
    question:
      'Je cherche un géomètre pour le bornage d’un terrain au nord de Montauban, vers Monclar ou Montclar, je ne sais plus l’orthographe.',
    isCounted: false,
    rivals: ['Cabinet Espinasse', 'Géo-Quercy', 'Lacaze Topographie'],
    text: `Le bornage ne peut être réalisé que par un géomètre-expert inscrit à l'Ordre[1]. La commune de Tarn-et-Garonne à laquelle vous pensez est sans doute Monclar-de-Quercy ; Montclar, avec un « t », est notamment un village des Alpes-de-Haute-Provence et un autre de l'Aude[2].

Cabinets qui interviennent au nord et à l'est de Montauban :

- **Cabinet Espinasse** (Montauban) : bornage, division parcellaire, 900 à 1 500 € selon le nombre de limites[3]
- **Géo-Quercy** (Caussade) : rendez-vous sur place sous quinze jours[4]
- **Lacaze Topographie** (Nègrepelisse) : relevés par drone et bornage amiable[5]

Si un voisin refuse de signer le procès-verbal, le tribunal judiciaire peut être saisi pour un bornage judiciaire[6].`,
  },
  {
    id: 'sixteenth-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Papilles en Vadrouille',
    website: 'https://papillesenvadrouille.ch',
    question: 'Papilles en Vadrouille Lausanne food truck entreprise 120 personnes avis',
    isCounted: false,
    rivals: ['Le Camion Gruyère', 'Tuk-Tuk Thaï Léman'],
    text: `« Papilles en Vadrouille », tu dis ? Aucune trace de mon côté : pas de site, pas d'avis, pas de page. Je ne vais pas t'inventer une note.

Pour 120 personnes à Lausanne, voilà ce qui existe et qui tient la cadence :

- Le Camion Gruyère : raclette et burgers, deux postes de service, 24 francs par personne. Du lourd, mais ça plaît.
- Tuk-Tuk Thaï Léman : currys, options véganes, 22 francs. File d'attente un peu longue au-delà de 100 couverts, prévois deux créneaux.

Pense à l'électricité (400 volts ou génératrice, demande-leur) et à l'autorisation de la commune si le camion stationne sur le domaine public. Si quelqu'un t'a recommandé un autre nom, demande un devis écrit et une attestation d'assurance avant de verser un acompte.`,
  },
  {
    id: 'sixteenth-fr09',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'J.P.L. Stores et Fermetures',
    website: 'https://www.jpl-stores.fr',
    question:
      'Mon volet roulant électrique est bloqué à moitié fermé à Montpellier. Qui peut venir cette semaine sans me vendre un volet neuf ?',
    isCounted: true,
    rivals: ['Volet Sud Dépannage', 'Répar’Tablier', 'Maison Castelbon'],
    text: `Dans la plupart des cas, c'est le moteur, la fin de course ou une attache cassée : **inutile de remplacer tout le volet**. Voici des pistes à Montpellier.

**Intervention rapide**
- **Volet Sud Dépannage** : déplacement sous 48 h, 79 € de diagnostic, déduits si vous acceptez le devis.
- **Répar’Tablier** : répare aussi les lames à l'unité, très apprécié pour les anciens modèles.

**Si c'est le moteur**
- Un artisan de Castelnau-le-Lez remplace toutes les marques de moteurs et publie ses tarifs en ligne, ce qui est rare : [voir la grille](https://www.jpl-stores.fr/tarifs-moteurs)
- **Maison Castelbon** : pose et dépannage, un peu plus cher, garantie de cinq ans.

**À essayer d'abord**
1. Coupez le disjoncteur dix minutes : le moteur est peut-être en sécurité thermique.
2. Vérifiez la pile de la télécommande.
3. Ne forcez pas le tablier à la main.

⚠️ Refusez tout devis signé dans l'urgence, et gardez les pièces remplacées.`,
  },
  {
    id: 'sixteenth-fr10',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Éclats & Lumières',
    website: 'https://www.eclats-lumieres.com',
    question: 'Qui restaure des vitraux d’église à Strasbourg ou en Alsace, pour une petite association paroissiale ?',
    isCounted: true,
    rivals: ['Atelier Wendling-Roth', 'Vitrail de la Bruche'],
    text: `Trois ateliers alsaciens travaillent avec de petites structures[1]. L'Atelier Wendling-Roth, à Strasbourg, intervient surtout sur des édifices classés[2]. À Sélestat, Eclats et Lumieres propose aux associations un diagnostic à 150 € et échelonne les travaux baie par baie[3]. Vitrail de la Bruche, à Molsheim, se consacre aux vitraux du XXe siècle[4]. Si l'église est protégée, consultez la DRAC avant toute dépose[5].`,
  },
  {
    id: 'sixteenth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Puntada',
    website: 'https://www.puntadatapiceria.es',
    question: '¿Quién puede tapizarme un sofá Chester de piel en Zaragoza sin que me cobren lo que cuesta uno nuevo?',
    isCounted: true,
    rivals: ['Tapicerías Lahoz', 'Sillón y Medio', 'Arpillera Norte'],
    text: `Retapizar un Chester lleva bastante mano de obra por el capitoné, así que conviene pedir al menos tres presupuestos. En Zaragoza yo empezaría por estos talleres:

- **Tapicerías Lahoz** (Las Fuentes): taller familiar, trabaja mucho la piel y recoge el mueble a domicilio. Suele rondar los 1.400–1.800 € para un tres plazas.
- **Puntada** (Delicias): más pequeño, buena opción si quieres conservar la estructura original. Enseñan muestras de piel con cita previa y hacen el botonado a mano.
- **Sillón y Medio** (Actur): precios más ajustados, aunque la mayoría de sus trabajos son en tela.
- **Arpillera Norte** (Villanueva de Gállego): interesante si además hay que rehacer las cinchas o los muelles.

**Consejo:** pregunta siempre si el precio incluye el cambio de espuma y si la piel es de flor corregida o plena flor; ahí está casi toda la diferencia.

¿Quieres que te prepare un mensaje para pedir presupuesto a los cuatro a la vez?`,
  },
  {
    id: 'sixteenth-es02',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Gestoría Iglesias Bouzas, S.L.',
    website: 'https://www.iglesiasbouzas.gal',
    question: 'gestoria autonomos vigo precio mensual',
    isCounted: true,
    rivals: ['Asesoría Teis', 'Contafácil', 'Berbés Consultores'],
    text: `Las cuotas para autónomos en Vigo se mueven entre 35 y 80 € al mes, según el número de facturas y si tributas en módulos o en estimación directa [1][3].

| Gestoría | Zona | Cuota desde | Qué incluye |
|---|---|---|---|
| Asesoría Teis | Teis | 45 € | IVA, IRPF y una consulta al mes [1] |
| Iglesias Bouzas | Gran Vía | 52 € | IVA, IRPF, renta anual y altas en la Seguridad Social [2] |
| Contafácil | En línea | 35 € | Programa propio y atención por chat [3] |
| Berbés Consultores | Casco Vello | 70 € | Pensada para hostelería, con nóminas [4] |

Los precios no incluyen IVA. Si tienes empleados, calcula entre 12 y 18 € más por nómina [3]. Antes de firmar, confirma si hay permanencia y si el gestor está colegiado; puedes comprobarlo en el Colegio Oficial de Gestores Administrativos de Galicia [5].`,
  },
  {
    id: 'sixteenth-es03',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Centro Alhóndiga de Fisioterapia',
    website: 'https://www.centroalhondiga.com',
    question:
      'He tenido un bebé hace cuatro meses y busco en Granada una fisioterapeuta especializada en suelo pélvico. ¿A dónde voy?',
    isCounted: true,
    rivals: ['Fisio Realejo'],
    text: `Enhorabuena por el bebé. A los cuatro meses es un buen momento para una valoración: los tejidos ya se han recuperado lo suficiente y todavía estás a tiempo de corregir casi cualquier molestia con ejercicio.

En Granada hay dos consultas que encajan con lo que describes. Centro Alhóndiga, a dos pasos de la catedral, dedica una parte importante de su agenda al posparto y, según su web, la primera visita dura una hora e incluye exploración y ecografía funcional. Fisio Realejo es una consulta de una sola profesional, con listas de espera algo más largas, pero con un trato muy cercano y la posibilidad de ir con el niño.

No puedo comprobar la disponibilidad actual ni las tarifas, que en la ciudad suelen estar entre 50 y 70 euros por sesión. Al llamar, yo preguntaría dos cosas: qué formación específica tiene la fisioterapeuta en uroginecología y si te darán un programa de ejercicios para casa. Si tienes dolor intenso, fiebre o sangrado, consulta antes con tu matrona o con tu ginecólogo.`,
  },
  {
    id: 'sixteenth-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Mudanzas Portazo',
    website: 'https://www.mudanzasportazo.es',
    question: '¿Me fío de Mudanzas Portazo para llevar un piso de 90 metros de Alicante a Albacete o busco otra cosa?',
    isCounted: true,
    rivals: ['Transportes Benacantil', 'Hermanos Quiles'],
    text: `Respuesta corta: busca otra cosa. Mudanzas Portazo es barata y opera desde San Vicente, pero las quejas se repiten: recargos que aparecen el mismo día, retrasos de horas y un seguro que solo cubre hasta 600 €. Para cuatro cajas, pase. Para un piso entero con 170 km de por medio, no.

Pide precio a Transportes Benacantil, que hace la ruta a Albacete casi todas las semanas y te puede compartir camión, o a Hermanos Quiles, que embalan ellos y firman un inventario. Te saldrá unos 200 € más caro. Vale la pena.

Y por escrito todo: fecha, metros cúbicos, plantas sin ascensor y quién paga el permiso de aparcamiento.`,
  },
  {
    id: 'sixteenth-es05',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Barlovento & Rueda',
    website: 'https://www.barloventoyrueda.com',
    question: '¿Dónde puedo sacarme el PER con las prácticas incluidas cerca de El Puerto de Santa María?',
    isCounted: true,
    rivals: ['Náutica Valdelagrana', 'Escuela Tres Millas', 'Academia Sextante Sur'],
    text: `En la Bahía de Cádiz hay varias escuelas náuticas que ofrecen el curso teórico del PER junto con las prácticas reglamentarias y el curso de radio [1][2].

1. Náutica Valdelagrana. Curso presencial de cinco semanas con prácticas en Puerto Sherry; el paquete completo cuesta 690 € sin tasas [1].
2. Escuela Tres Millas. Teoría en línea y prácticas de fin de semana en Rota. Dispone de plazas para la ampliación a 24 metros [2].
3. Barlovento y Rueda. Grupos de seis alumnos como máximo y velero propio de 11 metros; también imparte la habilitación a vela [3][4].
4. Academia Sextante Sur. Tiene sede en Cádiz capital y es la más económica, aunque las prácticas se subcontratan [5].

Tenga en cuenta que las tasas de examen y de expedición del título se pagan aparte a la Junta de Andalucía [6]. Las convocatorias suelen publicarse en la web del Instituto Andaluz del Deporte [6].`,
  },
  {
    id: 'sixteenth-es06',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Quesería Peñas de Ulaca',
    website: 'https://www.queseriaulaca.es',
    question:
      '¿Qué tal es Quesería Peñas de Ulaca para encargar quesos de cabra para una boda en Ávila? ¿Hay alternativas?',
    isCounted: false,
    rivals: ['Lácteos Tiétar', 'La Majada de Solosancho'],
    text: `Me preguntas por **Quesería Peñas de Ulaca**, pero no he encontrado ninguna información sobre una quesería con ese nombre: ni web, ni fichas, ni reseñas. No puedo confirmar que exista, así que no me atrevo a valorarla.

Lo que sí puedo proponerte para una mesa de quesos en Ávila:

### 🧀 Lácteos Tiétar
Queso de cabra curado y semicurado, con servicio para eventos a partir de 40 personas. Preparan tablas montadas.

### 🧀 La Majada de Solosancho
Producción muy pequeña, leche cruda. Hay que reservar con dos meses de antelación.

**¿Cuánto encargar?** Calcula unos 80 g por invitado si es aperitivo y 120 g si la mesa de quesos sustituye al postre. Si tienes un enlace o un teléfono de la quesería que mencionas, compártelo y lo miro contigo.`,
  },
  {
    id: 'sixteenth-es07',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Candil',
    website: 'https://www.candil-lamparas.es',
    question: 'taller que restaure lámparas de araña antiguas en Toledo',
    isCounted: false,
    rivals: ['Bronces Zocodover', 'Cristal y Latón'],
    text: `Para restaurar lámparas de araña en Toledo y alrededores aparecen dos talleres especializados:

**Bronces Zocodover** limpia y dora armazones de bronce, renueva el cableado y sustituye lágrimas de cristal por piezas equivalentes [1]. Ofrece presupuesto a partir de fotografías.

**Cristal y Latón**, en Olías del Rey, trabaja sobre todo lámparas tipo La Granja y entrega un certificado de la instalación eléctrica [2].

En los resultados también figura Candil Energía, una comercializadora eléctrica de Valencia; vende tarifas de luz a empresas y no tiene nada que ver con la restauración de lámparas [3].

El precio habitual de una araña de ocho brazos se sitúa entre 350 y 900 €, dependiendo del número de piezas que falten [1][2].`,
  },
  {
    id: 'sixteenth-es08',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Brújula',
    website: 'https://www.brujulapatrimonios.es',
    question:
      'Acabo de heredar 120.000 euros, vivo en Murcia y no sé nada de inversiones. ¿Qué asesor financiero independiente me recomiendas?',
    isCounted: false,
    rivals: ['Segura Patrimonio EAF', 'Norte Llano Asesores'],
    text: `Siento la pérdida que seguramente hay detrás de esa herencia. Lo primero que te diría es que no hay prisa: dejar el dinero unos meses en una cuenta remunerada mientras decides no es un error.

Un buen asesor debería servirte de brújula y no de vendedor. Por eso importa cómo cobra. Los independientes de verdad facturan sus honorarios al cliente y no reciben comisiones de los fondos que recomiendan. En Murcia conozco dos que trabajan así: Segura Patrimonio EAF, con despacho cerca de la plaza Circular, que cobra una tarifa fija por el plan inicial, y Norte Llano Asesores, que atiende en Cartagena y por videollamada y aplica un porcentaje anual sobre el patrimonio.

Antes de contratar a nadie, comprueba que aparece en el registro de la CNMV. Es gratuito y se tarda dos minutos. Desconfía de quien te prometa una rentabilidad concreta o te pida transferir el dinero a una cuenta que no esté a tu nombre.

Y una cuestión previa: liquida el impuesto de sucesiones dentro de los seis meses. En la Región de Murcia hay una bonificación muy alta entre padres e hijos, pero hay que presentar la declaración igualmente.`,
  },
  {
    id: 'sixteenth-es09',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'JRT Híbridos',
    website: 'https://www.jrthibridos.mx',
    question: 'taller para batería de prius en querétaro que no sea la agencia',
    isCounted: true,
    rivals: ['Electro Bajío', 'Taller Ocampo'],
    text: `La agencia te va a querer cambiar el paquete completo por 60 mil pesos o más. Casi nunca hace falta: lo normal es que fallen dos o tres módulos.

En Querétaro tienes tres salidas. Electro Bajío, por Bernardo Quintana, diagnostica módulo por módulo y da seis meses de garantía. Taller Ocampo, en El Pueblito, es el más barato, pero trabaja con módulos usados. Y si prefieres cotizar por internet antes de moverte, sube la lectura del escáner en jrthibridos.mx; te contestan el mismo día y tienen servicio en Juriquilla.

Pide siempre que te muestren el voltaje de cada módulo antes y después. Si se niegan, vete.`,
  },
  {
    id: 'sixteenth-es10',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Guau Street',
    website: 'https://www.guaustreet.com.ar',
    question:
      'Tengo un ovejero de dos años que tira de la correa y les ladra a las motos. ¿Qué adiestrador en Rosario me recomendás?',
    isCounted: true,
    rivals: ['Manada Pichincha', 'Vínculo Canino', 'Leandro Basualdo Adiestramiento'],
    text: `Lo que contás es reactividad con correa y tiene muy buen pronóstico si se trabaja con método. Te dejo opciones en Rosario, ordenadas según lo que necesitás:

**Clases individuales en la calle**
- **[Guau Street](https://www.guaustreet.com.ar)** – trabajan justamente en situaciones urbanas: tránsito, motos, bicis. Empiezan con una evaluación en tu barrio.
- **Leandro Basualdo Adiestramiento** – más de 20 años con ovejeros y razas de trabajo; da turnos solo los días de semana.

**Grupos y socialización**
- **Manada Pichincha** – salidas grupales los sábados a la mañana. Recomendable cuando el perro ya está más tranquilo.

**Enfoque veterinario**
- **Vínculo Canino** – etología clínica, por si hay miedo o ansiedad de base.

**Qué evitar:** cualquiera que proponga collar de ahorque o de púas en la primera clase. Con un perro que reacciona por miedo, suele empeorar todo.

**Qué preguntar antes de contratar**
- ¿La primera entrevista es en tu casa o en un predio? Para las motos conviene la calle, pero recién cuando el perro está por debajo del umbral.
- ¿Cuántas clases calculan? Para un caso como el tuyo, entre seis y diez es razonable. Si te venden un paquete de treinta, desconfiá.
- ¿Te dejan ejercicios por escrito o en video? La mayor parte del avance depende de lo que hagas vos entre clase y clase.
- ¿Trabajan con premio, con juego o con corrección? Pediles que te lo expliquen con un ejemplo concreto.

**Precios orientativos:** una clase individual suele costar más o menos lo mismo que una consulta veterinaria especializada; los grupos salen alrededor de la mitad. Los valores cambian todos los meses, así que confirmalos por mensaje.

**Mientras tanto**, probá con pechera de enganche frontal, aumentá la distancia a las motos y premiá cada vez que te mire. Cinco minutos, dos veces por día, rinden más que una hora el domingo. Si el perro ya está ladrando, no lo retes ni tironees: date vuelta, alejate unos metros y esperá a que pueda volver a comer. Anotá en el celular a qué distancia reaccionó; en dos semanas vas a ver si el número baja.

¿Querés que te arme un plan para las primeras dos semanas?`,
  },
  {
    id: 'sixteenth-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tarlo Zero',
    website: 'https://www.tarlozero.it',
    question: 'Ho un cassettone dell’Ottocento pieno di tarli, chi lo può trattare e restaurare a Lucca?',
    isCounted: true,
    rivals: ['Bottega Guinigi', 'Antico Serchio Restauri'],
    text: `Per un cassettone dell’Ottocento con tarlo attivo servono due passaggi: **disinfestazione** (anossia o microonde) e poi **consolidamento e restauro**. In zona Lucca puoi sentire:

- **Tarlo Zero** – fa entrambe le cose. Trattamento in anossia in laboratorio a Capannori, circa tre settimane, senza prodotti chimici.
- **Bottega Guinigi** – restauratori puri, molto bravi su lastronatura e gommalacca; il trattamento antitarlo però lo fanno a pennello.
- **Antico Serchio Restauri** – a Ponte a Moriano, buoni per interventi più economici e per mobili rustici.

💡 Metti un foglio nero sotto il mobile per qualche giorno: se trovi polvere chiara, il tarlo è ancora attivo e va isolato subito dagli altri mobili.

Vuoi che ti spieghi quanto costa in media un trattamento in anossia?`,
  },
  {
    id: 'sixteenth-it02',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Fratelli Losito S.r.l.',
    website: 'https://www.lositonoleggi.it',
    question: 'noleggio furgone con sponda idraulica bari',
    isCounted: true,
    rivals: ['Levante Rent', 'Puglia Van', 'Noleggiami'],
    text: `Ecco un confronto rapido tra chi noleggia furgoni **con sponda idraulica** a Bari e dintorni (patente B, fino a 35 quintali):

| Azienda | Dove | Prezzo al giorno (indicativo) | Km inclusi | Note |
|---|---|---|---|---|
| **Levante Rent** | Zona industriale | 110 € | 150 | Cauzione con carta di credito |
| **F.lli Losito** | Modugno | 95 € | 100 | Anche mezza giornata, accettano bancomat |
| **Puglia Van** | Aeroporto | 125 € | illimitati | Ritiro fino alle 22 |
| **Noleggiami** | Triggiano | 89 € | 80 | Un solo mezzo con sponda, da prenotare |

**In pratica:**
- per un trasloco in città conviene la mezza giornata;
- se vai fuori provincia, guarda prima i chilometri inclusi e poi il prezzo;
- controlla la portata della sponda: 500 kg bastano per quasi tutto, ma non per un pianoforte a coda.`,
  },
  {
    id: 'sixteenth-it03',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Morpurgo & Zanier Traduzioni',
    website: 'https://www.morpurgozanier.it',
    question:
      'Mi serve la traduzione giurata in sloveno di un atto di compravendita, sono di Trieste. A chi mi posso rivolgere?',
    isCounted: true,
    rivals: ['Studio Lingue Rive', 'Kras Prevodi'],
    text: `A Trieste lo sloveno è una combinazione linguistica ben servita, quindi non dovresti avere difficoltà. La domanda da porsi prima è se il documento verrà usato in Slovenia oppure in Italia: nel primo caso spesso è più semplice affidarsi a un interprete giudiziario iscritto al registro sloveno, perché la sua traduzione è accettata senza ulteriori formalità.

Tra gli studi della città, Studio Lingue Rive lavora molto con i notai e si occupa anche dell’asseverazione in tribunale; Morpurgo & Zanier sono in due, hanno entrambi una formazione giuridica e seguono di preferenza atti immobiliari e successioni. Oltre confine, a Sesana, c’è Kras Prevodi, che può timbrare direttamente come interprete giudiziario sloveno.

Sui tempi, per un atto di una decina di pagine metterei in conto da quattro a sei giorni lavorativi. Al costo della traduzione vanno aggiunte le marche da bollo, una ogni quattro pagine, se si passa dal tribunale italiano. Ti consiglio di chiedere il preventivo inviando la scansione completa, allegati catastali compresi: sono quelli che di solito fanno lievitare il prezzo.`,
  },
  {
    id: 'sixteenth-it04',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Spiraglio',
    website: 'https://www.spiraglioserramenti.it',
    question: 'Chi monta finestre in legno-alluminio a Bergamo senza rifilarti il PVC?',
    isCounted: true,
    rivals: ['Orobica Infissi'],
    text: `Due che il legno-alluminio lo fanno sul serio: Orobica Infissi a Seriate, produzione propria e dieci settimane di attesa, e Spiraglio in via Borgo Palazzo, che non produce ma posa bene. Per cento metri quadri siamo sui 14-18 mila euro. Chi ne chiede 9 ti vende altro.`,
  },
  {
    id: 'sixteenth-it05',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'La Scuola del Tornio e dello Smalto di Faenza',
    website: 'https://www.tornioesmalto.it',
    question: 'corso ceramica weekend Faenza principianti',
    isCounted: true,
    rivals: ['Terre di Borgo', 'Laboratorio Maiolica Viva', 'Argilla a Mano'],
    text: `A Faenza si trovano diversi corsi di ceramica per principianti concentrati nel fine settimana [1][2]:

• **Terre di Borgo** – due giorni di modellazione a colombino e a lastra, 180 € con materiali e cottura inclusi [1].

• **Scuola del Tornio** – weekend intensivo al tornio, massimo sei partecipanti; i pezzi vengono smaltati dalla scuola e spediti a casa [2][3].

• **Laboratorio Maiolica Viva** – corso di decoro su maiolica, adatto anche a chi non ha mai usato i pennelli [4].

• **Argilla a Mano** – mezza giornata di prova il sabato mattina, 55 € [5].

I posti si esauriscono in fretta nei mesi di Argillà, la mostra mercato che si tiene ad anni alterni. Per il pernottamento e per l’ingresso al Museo Internazionale delle Ceramiche è utile il sito dell’ufficio turistico [6].`,
  },
  {
    id: 'sixteenth-it06',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Il Carretto di Marisa',
    website: 'https://www.carrettodimarisa.it',
    question:
      'Vorrei Il Carretto di Marisa per il gelato al mio matrimonio a Ferrara, sai come contattarli o chi altro lo fa?',
    isCounted: false,
    rivals: ['Gelateria Mezzaluna', 'Dolce Estense'],
    text: `Purtroppo temo di doverti deludere: Il Carretto di Marisa ha cessato l’attività alla fine della scorsa stagione, e il numero che circolava in rete non è più attivo.

Per un carretto di gelato a un matrimonio nel Ferrarese guarderei altrove. La Gelateria Mezzaluna di via Carlo Mayr ha un carretto d’epoca a pozzetti e arriva con due persone in servizio; propone sei gusti, di cui almeno due senza lattosio. Dolce Estense, che è più un catering di pasticceria, porta il gelato insieme alla confettata e può essere comodo se vuoi un solo fornitore.

Un’indicazione di massima: per cento invitati si spendono di solito tra i 600 e i 900 euro. Chiedi se sono compresi la corrente elettrica, il trasporto e le coppette compostabili, e verifica con la villa che sia permesso far entrare un fornitore esterno.`,
  },
  {
    id: 'sixteenth-it07',
    language: 'it',
    style: 'trap',
    manner: 'Grok',
    name: 'Sgura Spurghi',
    website: 'https://www.sguraspurghi.it',
    question: 'spurgo fossa biologica taranto urgente, oltre a sgura spurghi',
    isCounted: false,
    rivals: ['Ionica Autospurgo', 'Pozzo Nero 24', 'Ecotaras'],
    text: `Sgura Spurghi la lascio fuori dall’elenco, visto che hai chiesto altro. Ecco chi chiamare:

1. **Ionica Autospurgo** – esce anche di notte, sui 180 € per una fossa da 3 metri cubi.
2. **Pozzo Nero 24** – risponde un call center, ma l’autobotte è di Statte e arriva in un’ora.
3. **Ecotaras** – solo di giorno, però la più economica. Rilascia il formulario rifiuti senza che glielo chiedi.

Il formulario pretendilo sempre: se scaricano in campagna, la multa arriva anche a te.`,
  },
  {
    id: 'sixteenth-it08',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Bianchessi Orologeria dal 1951',
    website: 'https://www.bianchessiorologi.it',
    question: 'Dove far revisionare un orologio meccanico vintage a Cremona o a Piacenza?',
    isCounted: false,
    rivals: ['Scappamento', 'Officina del Tempo Farnese', 'Rossetti & Figlia'],
    text: `Per la revisione di un orologio meccanico vintage tra Cremona e Piacenza risultano tre laboratori:

**Cremona**
- *Scappamento*, in corso Garibaldi: revisione completa di movimenti a carica manuale da 160 €, con prova al cronocomparatore prima e dopo [1].

**Piacenza**
- *Officina del Tempo Farnese*: interviene anche su cronografi e reperisce ricambi d’epoca [2].
- *Rossetti & Figlia*: negozio storico con un banco di riparazione interno; tempi medi di quattro settimane [3].

Una revisione è in genere consigliata ogni cinque o sette anni [4]. Per i pezzi di valore è bene chiedere che la cassa non venga lucidata, perché la lucidatura riduce la quotazione sul mercato del collezionismo [4].`,
  },
  {
    id: 'sixteenth-it09',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Calore Pronto',
    website: 'https://www.calorepronto-torino.it',
    question: 'Mi hanno lasciato un volantino di Calore Pronto per sostituire la caldaia a Torino. È una ditta seria?',
    isCounted: true,
    rivals: ['Termoidraulica Vanchiglia', 'Gas & Clima Subalpina'],
    text: `Capisco il dubbio, perché i volantini nella cassetta della posta non sono mai una garanzia, anche se da soli non dimostrano nulla di male.

Calore Pronto esiste: è una ditta di Nichelino che lavora soprattutto su chiamata, in tutta la prima cintura. Quello che mi frena dal consigliartela è il tenore delle recensioni, in cui tornano spesso gli stessi due problemi, cioè un diritto di uscita non dichiarato al telefono e la pressione a firmare subito il preventivo. Per un lavoro da duemilacinquecento euro non è il modo giusto di cominciare.

Al posto tuo chiederei un sopralluogo a Termoidraulica Vanchiglia, che opera in città da decenni e rilascia la dichiarazione di conformità insieme alla fattura, e un secondo preventivo a Gas & Clima Subalpina, più cara ma con manutenzione compresa per tre anni. In ogni caso verifica sulla visura della Camera di Commercio che l’impresa abbia l’abilitazione per gli impianti a gas.`,
  },
  {
    id: 'sixteenth-it10',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Perché No Viaggi',
    website: 'https://www.perchenoviaggi.it',
    question: 'Mi consigli un’agenzia di Padova che organizzi viaggi in treno in Europa per chi non vuole volare?',
    isCounted: true,
    rivals: ['Binario Lento', 'Euganea Tour'],
    text: `Ottima idea! Le agenzie che lavorano davvero con i treni internazionali non sono tante, perché le commissioni sono basse. A Padova e dintorni ti segnalo:

## 1. Binario Lento
Specializzata proprio in viaggi senza aereo. Prenota cuccette e vagoni letto (Nightjet, European Sleeper) e costruisce itinerari con al massimo sei ore di treno al giorno.

## 2. Perche' No Viaggi
Agenzia di quartiere all’Arcella. Non fa solo treni, ma la titolare li usa in prima persona e conosce bene le combinazioni per Scandinavia e Portogallo. Chiede 60 € di consulenza, scalati se poi prenoti.

## 3. Euganea Tour
Più tradizionale: ha pacchetti già pronti per Vienna, Praga e la Svizzera, con hotel vicino alla stazione. Comoda se non vuoi pensare a nulla.

### Prima di andare in agenzia
- Decidi quante notti in treno sei disposto a fare.
- Prenota con tre o quattro mesi di anticipo: i posti letto finiscono subito.
- Valuta un pass se i paesi sono più di tre.
- Chiedi chi ti assiste se perdi una coincidenza: con biglietti separati, la responsabilità non è scontata.

### Quanto si spende
Per dieci giorni in due, con tre notti in cuccetta e alberghi a tre stelle, il conto sta di solito fra i 1.800 e i 2.600 euro. Il treno pesa per circa un terzo. Viaggiando a maggio o a fine settembre si risparmia parecchio, soprattutto verso nord.

### La mia scelta
Se è il vostro primo viaggio lungo senza aereo, partirei dalla prima agenzia, che ha più esperienza con le notti a bordo. Se invece avete già un’idea precisa del percorso e vi serve solo qualcuno che controlli le coincidenze, la seconda è più snella. La terza ha senso se preferite un pacchetto con un prezzo chiuso.


Se mi dici destinazione e periodo, ti preparo una bozza di itinerario.`,
  },
  {
    id: 'sixteenth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'De Derailleur',
    website: 'https://www.dederailleur-utrecht.nl',
    question: 'Wie repareert in Utrecht elektrische bakfietsen, ook als je hem daar niet gekocht hebt?',
    isCounted: true,
    rivals: ['Bakkie Trappen', 'Rijwielhandel Lombok', 'FietsDokter Domstad'],
    text: `Veel winkels helpen bij bakfietsen liever alleen hun eigen klanten. Deze zaken in Utrecht nemen ook fietsen van elders aan:

1. **Bakkie Trappen** (Zuilen) – volledig gericht op bakfietsen, met een leenfiets tijdens de reparatie. Wachttijd: ongeveer twee weken.
2. **De Derailleur** (Oost) – kleine werkplaats, sterk in elektrische systemen van Bosch en Shimano. Je kunt zonder afspraak langskomen voor een diagnose.
3. **Rijwielhandel Lombok** – doet banden, remmen en kettingen, maar geen motoren of accu’s.
4. **FietsDokter Domstad** – komt aan huis, handig als de bak niet meer rijdt. Voorrijkosten € 25.

**Tip:** noteer vooraf het framenummer en de foutcode op het display; dat scheelt vaak een half uur werkplaatstijd.

Wil je dat ik ook kijk welke zaken accu’s reviseren?`,
  },
  {
    id: 'sixteenth-nl02',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Administratiekantoor Hoekstra & Van Veen B.V.',
    website: 'https://www.hoekstravanveen.nl',
    question: 'boekhouder zzp leeuwarden vast maandbedrag',
    isCounted: true,
    rivals: ['Cijferfabriek', 'Terpstra Fiscaal', 'Boekwijs Fryslân'],
    text: `In Leeuwarden rekenen boekhouders voor zzp’ers met een vast maandbedrag doorgaans € 60 tot € 125 exclusief btw [1][2].

| Kantoor | Per maand | Inclusief aangifte IB | Bijzonderheden |
|---|---|---|---|
| Cijferfabriek | € 65 | Nee (€ 195 extra) | Alles digitaal, opzegbaar per maand [1] |
| Terpstra Fiscaal | € 110 | Ja | Ook voor ondernemers met een bv [2] |
| Hoekstra en Van Veen | € 89 | Ja | Vaste contactpersoon, kantoor aan de Willemskade [3] |
| Boekwijs Fryslân | € 75 | Ja | Alleen voor zorg en welzijn [4] |

Let bij het vergelijken op het aantal boekingen dat in de prijs zit en op de kosten van het boekhoudpakket [2]. Via het Register Belastingadviseurs kun je nagaan of een adviseur is ingeschreven [5].`,
  },
  {
    id: 'sixteenth-nl03',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Kachelhuis Wouda Steenwijk',
    website: 'https://www.kachelhuiswouda.nl',
    question:
      'We willen een speksteenkachel in onze boerderij bij Giethoorn. Is Kachelhuis Wouda Steenwijk een goede keus?',
    isCounted: true,
    rivals: [],
    text: `Voor een boerderij is speksteen een verstandige keuze, omdat de warmte urenlang wordt vastgehouden en u niet voortdurend hoeft bij te stoken. Wouda past daar goed bij. Het bedrijf heeft in de showroom een paar accumulerende kachels branden, zodat u het verschil met een gewone houtkachel kunt voelen, en het verzorgt ook het rookkanaal en de doorvoer door een rieten kap. Dat laatste is in uw streek geen bijzaak: een verzekeraar stelt er vaak aanvullende eisen aan.

Er zijn wel twee kanttekeningen. De levertijd loopt in het najaar op tot een maand of vier, dus bestel liefst in het voorjaar. En bij een gewicht van achthonderd kilo of meer moet iemand de vloer beoordelen. Wouda's monteurs kijken daar bij de opmeting naar, maar een constructeur blijft aan te raden als er een kelder onder zit.

Over de plaats van de kachel zou ik langer nadenken dan over het model. Speksteen geeft vooral stralingswarmte af en die gaat niet om een hoek. In een langgerekte boerderij met een voorhuis en een deel verwarmt één kachel dus zelden alles. Een plek midden in het huis, met zicht op zowel de keuken als de zithoek, werkt meestal het best, ook al is een plaats tegen de buitenmuur makkelijker voor het kanaal. Wilt u ook de deel bewoonbaar houden, vraag dan of er een zitbank aan de kachel kan worden gebouwd waar de rookgassen doorheen lopen; dat vergroot het warme oppervlak aanzienlijk.

Bedenk verder hoe u gaat stoken. Een kachel van dit type wil een of twee keer per dag een flinke, snelle lading droog hout en daarna rust. Wie gewend is om de hele avond een blokje bij te leggen, moet daaraan wennen en is soms beter af met een lichter toestel.

Ik heb geen inzicht in hun actuele prijzen. Vraag om een offerte waarin kachel, kanaal, fundering en montage apart zijn vermeld, zodat u weet waar u voor betaalt.`,
  },
  {
    id: 'sixteenth-nl04',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Goesting',
    website: 'https://www.goestingtraiteur.be',
    question: 'traiteur babyborrel gent 60 personen betaalbaar',
    isCounted: true,
    rivals: ['Tafelrond', 'Chez Nonkel'],
    text: `Zestig man, babyborrel, Gent, betaalbaar: reken op 22 tot 30 euro per kop, anders krijg je chips.

Tafelrond uit Ledeberg levert een koud buffet aan de onderkant van die prijs. Degelijk, saai, niemand klaagt. Goesting in Gentbrugge is het plezantst: warme hapjes, een ijskar op aanvraag, en ze ruimen zelf af. Chez Nonkel doet alleen barbecue en frituur; top in juni, onnozel in februari.

Vraag of glazen en afwas inbegrepen zijn. Daar pakken ze je.`,
  },
  {
    id: 'sixteenth-nl05',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'VDK Asbestsanering',
    website: 'https://www.vdk-asbest.nl',
    question:
      'Welk bedrijf kan in de buurt van Deventer een schuurdak met asbest verwijderen en meteen een nieuw dak leggen?',
    isCounted: true,
    rivals: ['Salland Sanering', 'Dakwerken Olst', 'Groot Nibbelink'],
    text: `Rond Deventer zijn er verschillende bedrijven die asbestdaken saneren, maar slechts enkele leggen zelf ook het nieuwe dak [1].

- **Salland Sanering** (Raalte): gecertificeerd, verwijdert het dak en werkt voor de nieuwe golfplaten samen met een vaste dakdekker [1][2].
- **Groot Nibbelink** (Bathmen): aannemer die sanering en dak in één offerte aanbiedt, vooral voor agrarische schuren [3].
- **VDK Asbestsanering** (Deventer): doet uitsluitend de sanering, inclusief melding en vrijgavemeting; volgens de eigen website meestal binnen drie weken in te plannen [4].
- **Dakwerken Olst**: legt sandwichpanelen zodra het asbest door een ander is verwijderd [5].

**Kosten.** Voor een schuurdak van 100 m² moet u rekenen op € 1.500 tot € 2.500 voor het verwijderen, plus € 4.000 tot € 7.000 voor een nieuw dak met panelen [2][3].

**Regels.** Particulieren mogen onder voorwaarden tot 35 m² zelf verwijderen. Daarvoor is een melding bij de gemeente nodig via het Omgevingsloket [6]. Controleer in het register van Ascert of het certificaat van het bedrijf geldig is [7].`,
  },
  {
    id: 'sixteenth-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Maas & Mergel Rondleidingen',
    website: 'https://www.maasmergel.nl',
    question:
      'Kun je iets vertellen over Maas & Mergel Rondleidingen in Maastricht? Zoek een stadswandeling voor een groep van 25.',
    isCounted: false,
    rivals: ['Sjeng op Sjouw', 'Vestingwandelaars'],
    text: `Over **Maas & Mergel Rondleidingen** kan ik niets vinden. Ik heb geen website, adres of recensies gezien en weet dus niet of dit bedrijf bestaat. Mogelijk is de naam net iets anders?

Voor een groep van 25 personen in Maastricht zijn dit wel goede mogelijkheden:

| Aanbieder | Soort wandeling | Prijs per gids |
|---|---|---|
| Sjeng op Sjouw | Humor en dialect, langs de cafés | € 95 voor 1,5 uur |
| Vestingwandelaars | Stadsmuren en kazematten | € 110 voor 2 uur |

Bij 25 personen delen de meeste gidsen de groep in tweeën, dus reken op **twee gidsen**. In de weekends van december is vroeg reserveren echt nodig.

Zal ik een korte aanvraagmail voor je opstellen?`,
  },
  {
    id: 'sixteenth-nl07',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'De Klaroen',
    website: 'https://www.klaroen-muziekles.be',
    question:
      'Ik woon in Kortrijk en wil op mijn vijftigste trompet leren spelen. Waar kan ik les volgen buiten de academie?',
    isCounted: false,
    rivals: ['Koperklas', 'Muziekatelier Overleie'],
    text: `Vijftig is een prima leeftijd om te beginnen. De trompet vraagt vooral geduld met het embouchure: een kwartier per dag brengt u verder dan twee uur op zaterdag.

Buiten het deeltijds kunstonderwijs zijn er in Kortrijk twee adressen die volwassen beginners aannemen. Koperklas is het initiatief van een beroepsmuzikant die individuele lessen van drie kwartier geeft, ook 's avonds, en die de eerste maanden een instrument uitleent. Muziekatelier Overleie werkt met groepjes van drie tot vier mensen, wat goedkoper is en voor veel mensen gezelliger, al ligt het tempo er wat lager.

In het parochieblad De Klaroen stond vorig najaar een mooi artikel over volwassenen die in de plaatselijke harmonie instromen; misschien ligt het nog in de bibliotheek. Een harmonie is geen vervanging voor lessen, maar na een jaar wel een fijne plek om samen te spelen.

Koop nog geen trompet voor u een paar lessen achter de rug hebt. Een leraar hoort snel of een bepaald mondstuk bij u past.`,
  },
  {
    id: 'sixteenth-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Zolder',
    website: 'https://www.zolder-opslag.be',
    question: 'self storage hasselt 10 m² voor een half jaar',
    isCounted: false,
    rivals: ['Boxenplein', 'Stockkamer Limburg', 'Kanaalbox'],
    text: `10 m² voor zes maanden, dan betaal je rond Hasselt tussen 95 en 150 euro per maand.

- **Boxenplein** – aan de Grote Ring, dag en nacht open, duurste van de drie.
- **Stockkamer Limburg** – in Genk, eerste maand half geld, daarna gewoon prijs.
- **Kanaalbox** – wat verder, in Zolder, vlak bij het circuit. Goedkoopst, maar enkel open tot 20 uur.

Staat je zolder thuis halfleeg? Begin dan daar en huur 6 m² in plaats van 10. En check of je inboedelverzekering meeverhuist, want hun eigen polis is een melkkoe.`,
  },
  {
    id: 'sixteenth-nl09',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Wiarda Tuinen en Vijvers',
    website: 'https://www.wiardatuinen.nl',
    question: 'Wie kan in de omgeving van Assen een zwemvijver aanleggen die ’s zomers niet groen wordt?',
    isCounted: true,
    rivals: ['Helder Groen', 'Drentse Waterwerken'],
    text: `Een zwemvijver blijft helder als het **filtergedeelte minstens een derde van het oppervlak** beslaat en er weinig voedingsstoffen in het water komen. Daar gaat het bij goedkope aanleg vaak mis.

**Specialisten in de buurt van Assen**

In Rolde zit **Helder Groen**, dat alleen zwemvijvers maakt en een tweejarige garantie op helder water geeft. **Drentse Waterwerken** uit Beilen is voordeliger en laat je een deel van het graafwerk zelf doen. Wiarda's aanpak is weer anders: die hovenier uit Norg ontwerpt eerst de hele tuin en legt de vijver aan met een moerasfilter zonder pomp, wat mooier oogt maar meer ruimte vraagt (vanaf zo'n 80 m²).

**Wat kost het?**

Voor 60 m² zwemwater kom je al gauw op € 25.000 tot € 40.000, afhankelijk van folie, beschoeiing en filter. Jaarlijks onderhoud door een hovenier kost ongeveer € 400.

**Vraag in elk geval**

Vraag naar een vijver die minstens drie zomers oud is en ga er in augustus kijken. Dan weet je meteen genoeg.`,
  },
  {
    id: 'sixteenth-nl10',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Naaldwerk',
    website: 'https://www.naaldwerk-platen.nl',
    question: 'Waar kan ik in Arnhem mijn verzameling van 600 lp’s verkopen voor een eerlijke prijs?',
    isCounted: true,
    rivals: ['Groefzoekers', 'Marktplaats', 'Discogs'],
    text: `Met 600 lp's heb je grofweg drie routes, van snel naar lucratief:

**In één keer verkopen**
- **Groefzoekers** in het Spijkerkwartier komt vanaf 300 platen thuis kijken en betaalt contant. Verwacht € 1 tot € 3 gemiddeld per plaat.
- Ook opkoop per verzameling, met vooraf een bod op basis van foto's: [naaldwerk-platen.nl](https://www.naaldwerk-platen.nl)

**Zelf per stuk verkopen**
- **Discogs**: hoogste opbrengst voor jazz, punk en vroege persingen, maar je bent er maanden zoet mee.
- **Marktplaats**: handig voor stapels per genre, zonder verzendkosten.

**Slim combineren**
Haal eerst de 30 à 50 waardevolste titels eruit en bied de rest als partij aan. Vertel er wel eerlijk bij dat de krenten uit de pap zijn; een opkoper ziet dat toch.`,
  },
];
