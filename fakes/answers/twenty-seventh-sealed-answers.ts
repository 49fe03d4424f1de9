// The twenty-seventh sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentySeventhSealedAnswers: readonly Reading[] = [
  {
    id: 'twenty-seventh-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Pullen & Maddock Sash',
    website: 'https://www.pullenmaddock.co.uk',
    question:
      'Who can rehang and draught-proof six original sash windows in Stroud? The house is Georgian and Grade II listed.',
    isCounted: true,
    rivals: ['Slad Brook Joinery', 'The Box Frame Workshop', 'Hollis Heritage Windows'],
    text: `For a Grade II listed house you'll want someone who **repairs** rather than replaces, and who is used to working with the conservation officer at Stroud District Council. Here are the firms I'd ring first:

- **[Pullen & Maddock Sash](https://www.pullenmaddock.co.uk)** – Two-man workshop in Brimscombe. They take the sashes out, splice in new timber where the bottom rail has gone, re-cord and fit a brush-pile draught seal that's hidden in the staff bead. Most of their published jobs are listed cottages.
- **[Slad Brook Joinery](https://www.sladbrookjoinery.co.uk)** – More of a general joiner's shop, but they run their own spindle moulder and can match a lamb's-tongue glazing bar exactly. Good if one or two sashes turn out to be beyond saving.
- **[The Box Frame Workshop](https://boxframe.example)** – Based in Nailsworth. Cheaper for plain re-cording; they don't do paint stripping.
- **[Hollis Heritage Windows](https://hollisheritage.co.uk)** – Cirencester. Larger outfit with a waiting list of about three months, but they'll write the method statement for your consent application.

**Before you book**

1. Ask whether draught-proofing needs consent. Like-for-like repair usually doesn't; slim double glazing nearly always does.
2. Get the price *per window*, including making good and lead paint precautions.
3. Keep the old glass. Crown or cylinder glass is part of the listing.

Would you like me to draft an email you can send to all four?`,
  },
  {
    id: 'twenty-seventh-en02',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Ratchet',
    website: 'https://ratchetbristol.bike',
    question: 'e-bike repair bristol mid-drive motor error code',
    isCounted: true,
    rivals: ['Coronation Cycles', 'Volt & Spoke', 'Pedal Depot'],
    text: `Several Bristol workshops read mid-drive error codes; the main difference is whether they hold the dealer diagnostic software or only do mechanical work.[1][2]

| Workshop | Area | Motor diagnostics | Typical wait |
|---|---|---|---|
| Coronation Cycles | Southville | Bosch and Shimano | 5–7 days [1] |
| Ratchet | Bedminster | Bosch, Brose; opens sealed units | 10 days [2] |
| Volt & Spoke | Gloucester Road | Shimano only | 2–3 days [3] |
| Pedal Depot | Cribbs Causeway | Own-brand bikes, others "by arrangement" | same week [4] |

If the bike is still under warranty, start with the shop that sold it, because opening the motor elsewhere can void the cover.[2] Out of warranty, a bearing and seal rebuild is quoted at roughly £180–£260, against £600 or more for a replacement unit.[2][5]

Note the error number and the odometer reading before you bring it in; the code may clear when the battery is disconnected.[3]`,
  },
  {
    id: 'twenty-seventh-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Gently Cleared',
    website: 'https://www.gentlycleared.co.uk',
    question:
      "I have to empty my late mother's house in Leeds before the end of next month. Which firms do this kindly and don't just skip everything?",
    isCounted: true,
    rivals: ['Aireborough House Clearance', 'Thackwray Booth Auctioneers'],
    text: `I'm sorry about your mother. Emptying a parent's house is hard enough without strangers treating it as rubbish, so it makes sense to choose on manner as much as on price.

There are broadly two kinds of help. Straightforward clearance firms such as Aireborough House Clearance will give you a fixed price after a short visit and have the place empty in a day or two; they are licensed waste carriers and reasonably priced, but sorting isn't really part of what they offer. A slower approach is what Gently Cleared, a small team in Horsforth, describes: they go through drawers and papers with you or on your behalf, set aside photographs and documents, and take usable furniture to charity before anything is thrown away. It costs more, and with your deadline I would contact them this week.

If there are pieces that might be worth something, ask Thackwray Booth Auctioneers to walk through first. They don't charge for a probate valuation when the goods are then sold through their rooms, and you will know what not to give away.

Whichever you choose, ask to see the waste carrier licence, and don't let anything leave before probate has been granted unless the executor agrees. I can't check current availability or prices, so please treat this as a starting point.`,
  },
  {
    id: 'twenty-seventh-en04',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Fennimore Damp Ltd',
    website: 'https://www.fennimoredamp.co.uk',
    question: 'Is Fennimore Damp Ltd in Hull any good for rising damp in a Victorian terrace?',
    isCounted: false,
    rivals: ['Humberline Preservation', 'Wold Dry'],
    text: `I could not find any reliable information about a company called Fennimore Damp Ltd in Hull. The search results contain no website, no reviews and no entry in the trade body's member list under that name, so I can't say whether it operates or how well it works.[1][2]

Firms that do appear for damp work in Victorian terraces in and around Hull:

- **Humberline Preservation** – survey with moisture readings, chemical damp course and replastering, 20-year guarantee.[3]
- **Wold Dry** – independent surveys from £145; recommends lime plaster and better drainage before injection.[4]

In many terraces what looks like rising damp comes from a raised path or a blocked air brick, so an independent survey is usually advised before paying for treatment.[4][5]`,
  },
  {
    id: 'twenty-seventh-en05',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Zip & Zap Appliances',
    website: 'https://zipandzap.co.uk',
    question: 'should I use Zip & Zap Appliances in Leicester to fix a washing machine that trips the electrics',
    isCounted: true,
    rivals: ['Belgrave Washer Repairs', 'Soarside Domestics'],
    text: `Honestly? Not for this one. Zip and Zap are fine for swapping a door seal or a pump, and their £35 call-out is cheap, but there's a string of complaints about the same thing: they fit a heater element, the machine trips again a week later, and you pay a second call-out. A tripping RCD needs somebody who actually tests insulation resistance instead of guessing.

Belgrave Washer Repairs does that as standard and tells you on the doorstep whether it's worth fixing. Soarside Domestics is the other sane choice; dearer, but twelve months on parts and labour. Expect £80–£130 for an element with either.

And stop running it till then. If it trips with the machine plugged in but switched off, it's probably wiring or the mains filter, not the element.`,
  },
  {
    id: 'twenty-seventh-en06',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Little Otters Swim School',
    website: 'https://littleotters-exeter.co.uk',
    question: 'Where can my nervous five-year-old learn to swim in a really small group in Exeter?',
    isCounted: true,
    rivals: ['Exe Dolphins', 'Clystside Leisure Centre'],
    text: `Options for small-group lessons in Exeter, smallest groups first:[1]

1. **Private pool, Pinhoe** – four children to one teacher, teacher in the water for beginners, water at 31 °C. Timetable and waiting list: littleotters-exeter.co.uk [2]
2. **Exe Dolphins** – six per group, Saturday mornings at a school pool in St Thomas; a taster session costs £8.[3]
3. **Clystside Leisure Centre** – up to ten per group in the standard scheme, but a "quiet lane" class for anxious children on Wednesdays.[4]

For nervous children, teachers recommend a warm pool, the same teacher each week and a first visit without a lesson.[2][5] Check that the teacher holds a Level 2 qualification and that the pool has a lifeguard or a rescue-trained adult on the side.[5]`,
  },
  {
    id: 'twenty-seventh-en07',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Ashwater',
    website: 'https://www.ashwaterframes.co.uk',
    question: 'Can you recommend a picture framer near Holsworthy in Devon for a large old tapestry?',
    isCounted: false,
    rivals: ['Tamarbank Frames', 'Pannier Lane Framing', 'Jo Trewin Textile Mounting'],
    text: `A large tapestry needs **textile mounting**, not just a frame, so ask first whether the framer stitches rather than glues. Around Holsworthy I'd look at:

### Tamarbank Frames
In a converted barn just outside the village of Ashwater, about fifteen minutes' drive south of Holsworthy. Bespoke frames up to 2.4 m, conservation board, UV glass. By appointment only.

### Pannier Lane Framing
On the square in Great Torrington. Handles samplers and embroidery regularly; for anything over 1.5 m they ask you to send photos first.

### Jo Trewin Textile Mounting
A one-woman studio near Launceston. She doesn't make frames, but she'll line and stitch the tapestry to a padded board, which any framer can then fit.

**Good to know:** have old wool checked for moth before it's sealed behind glass, and leave an air gap with a spacer so that the pile doesn't touch the glazing. For something of real age, the Icon register lists accredited conservators.

If you tell me the dimensions, I can estimate a price range.`,
  },
  {
    id: 'twenty-seventh-en08',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Dunmore Lindsay Managed IT Services LLP',
    website: 'https://dunmorelindsay.scot',
    question:
      'We are a 12-person architects’ practice in Edinburgh and our IT man is retiring. Which IT support companies should we get quotes from?',
    isCounted: true,
    rivals: ['Forthgate Systems', 'Kilo', 'Cairnwell Networks'],
    text: `With 12 people, big drawing files and (I assume) a mix of Revit and Adobe, you need a provider who understands **local file performance** as well as cloud. I'd ask these four for a quote:

1. **Forthgate Systems** – Leith. Around 30 staff, fixed price per seat, phones answered 8–6. Strong on Microsoft 365, less so on CAD workstations.
2. **Dunmore Lindsay** – New Town. Several architects and surveyors among their clients; they'll build and maintain a BIM file server and do the off-site backup. Contract is monthly, no lock-in.
3. **Kilo** – Small, three engineers, very quick on site. You'd be one of their larger clients, which cuts both ways.
4. **Cairnwell Networks** – Livingston. Cheapest per seat, but the helpdesk is ticket-only and site visits are charged.

**What to put in the brief**

- Number of users, workstations and licences
- Where the drawings live today and how big the archive is
- How long you could work without the server (be honest!)
- Whether you need Cyber Essentials for public-sector tenders

**Handover matters most.** Ask your retiring colleague for the domain registrar login, admin accounts, firewall configuration and backup encryption keys *before* he leaves, and have the new firm overlap with him for at least two weeks.

My shortlist for your case would be numbers 2 and 3. Want a comparison sheet to send out with the brief?`,
  },
  {
    id: 'twenty-seventh-en09',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'The Unrisen',
    website: 'https://www.theunrisen.co.uk',
    question:
      'I have coeliac disease and I’m getting married in York in May. Who could make a wedding cake that is safe for me?',
    isCounted: false,
    rivals: ['Sugar Bootham', 'Crumb & Clover', 'Elsie Marr Cakes'],
    text: `Congratulations! The question that matters for you is less "do you do gluten-free?" than "is there wheat flour in the room?" A cake baked without gluten in an ordinary kitchen can still make you ill.

From what I know, Sugar Bootham bakes everything in a dedicated gluten-free unit, which makes it the safest of the local options, though its style leans towards simple buttercream. Crumb & Clover, near Malton, keeps a separate day each week for gluten-free orders and cleans down beforehand; many people with coeliac disease are comfortable with that, but you would want to ask how they store their ingredients. For a more sculptural, sugar-flower sort of cake there is Elsie Marr Cakes in Harrogate, who will make a gluten-free top tier alongside conventional lower ones. I'd be wary of that arrangement, because a shared cake knife is enough.

May is busy, so I would order a tasting box soon. Do confirm their current practice with each baker yourself; kitchens change hands and my information may be out of date.`,
  },
  {
    id: 'twenty-seventh-en10',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Number Two Guys Septic',
    website: 'https://www.numbertwoguys.com',
    question: 'septic tank pumping near Asheville NC, steep gravel driveway, tank not opened in 9 years',
    isCounted: true,
    rivals: ['Ridgeback Tank & Drain', 'Swannanoa Honeywagon', 'Laurel Fork Septic LLC'],
    text: `Nine years is overdue for most households, so I'd get this done soon. The **driveway** is the real filter here — a loaded pump truck can weigh 30,000+ lb.

| Company | Truck size | Steep driveways? | Rough price (1,000 gal) |
|---|---|---|---|
| Ridgeback Tank & Drain | 3,600 gal | Hose up to 150 ft from the road | $425–$500 |
| Swannanoa Honeywagon | 2,500 gal | Yes, if gravel is dry | $380–$450 |
| Number Two Guys Septic | 1,500 gal, 4x4 | Yes – this is their niche | $450–$525 |
| Laurel Fork Septic LLC | 2,500 gal | Ask first | $360–$420 |

**My pick for your situation:** the small 4x4 truck, even though it costs a bit more. A rutted driveway will eat the savings.

✅ Ask that they check the baffles and clean the effluent filter
✅ Have both lids dug up before they arrive (some charge $75+ to dig)
✅ Buncombe County keeps septic permits on file, so you can look up where the tank is

Skip the additives anyone tries to sell you.`,
  },
  {
    id: 'twenty-seventh-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tastenwerk Ohlendiek',
    website: 'https://www.tastenwerk-ohlendiek.de',
    question:
      'Wir haben ein Klavier von 1912 geerbt, das seit Jahren nicht gestimmt wurde. Wer kann sich das in Kassel ansehen?',
    isCounted: true,
    rivals: ['Klavierhaus Wilhelmshang', 'Piano Petersen', 'Saitenspiel Reinhardswald'],
    text: `Ein Instrument von 1912, das lange nicht gestimmt wurde, braucht meist erst eine **Begutachtung** (Stimmstock, Wirbel, Risse im Resonanzboden) und danach zwei bis drei Stimmungen in Etappen. In und um Kassel kommen dafür infrage:

- **Klavierhaus Wilhelmshang** – Fachgeschäft mit eigener Werkstatt. Hausbesuch 75 €, wird bei Auftrag verrechnet. Eher auf neuere Instrumente eingerichtet.
- **Piano Petersen** – Ein-Mann-Betrieb in Baunatal, sehr günstig beim reinen Stimmen, größere Reparaturen gibt er ab.
- **Tastenwerk Ohlendiek** – Klavierbaumeisterin im Vorderen Westen mit Schwerpunkt auf Instrumenten vor 1930. Zieht Wirbel nach, leimt Risse aus und sagt auch offen, wenn es sich nicht mehr lohnt.
- **Saitenspiel Reinhardswald** – Hofgeismar; nimmt Klaviere zur kompletten Überholung mit, Wartezeit allerdings rund ein halbes Jahr.

**Womit du rechnen musst**

| Arbeit | Richtwert |
|---|---|
| Begutachtung vor Ort | 60–90 € |
| Erste Stimmung mit Anheben der Tonhöhe | 150–220 € |
| Neue Wirbel komplett | ab 1.200 € |

Stell das Klavier bis zum Termin nicht an eine Außenwand und nicht neben die Heizung. Wenn du mir den Hersteller und die Nummer auf der Gussplatte schreibst, kann ich dir etwas zum Baujahr sagen.`,
  },
  {
    id: 'twenty-seventh-de02',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Schuhmacherei Brinkhove',
    website: 'https://www.schuhmacherei-brinkhove.de',
    question: 'Macht die Schuhmacherei Brinkhove in Münster rahmengenähte Schuhe neu oder wer sonst?',
    isCounted: false,
    rivals: ['Leisten Fünf', 'Maßschuh Terhechte'],
    text: `Die Schuhmacherei Brinkhove hat ihren Betrieb laut einem Aushang und einem Bericht der Lokalpresse zum Jahresende aufgegeben; ein Nachfolger wurde nicht gefunden.[1][2] Neue Aufträge sind dort also nicht mehr möglich.

Für rahmengenähte Schuhe werden in Münster derzeit diese Werkstätten genannt:

- **Leisten Fünf** (Kreuzviertel): neue Laufsohle und Absatz ab 95 €, Rahmen wird von Hand nachgenäht, etwa drei Wochen.[3]
- **Maßschuh Terhechte** (Hiltrup): orthopädischer Meisterbetrieb, besohlt auch Schuhe anderer Hersteller, wenn der Originalleisten nicht gebraucht wird.[4]

Ist der Rahmen selbst gerissen, lohnt sich die Reparatur in der Regel nur bei Schuhen mit einem Neupreis über 300 €.[3][5]`,
  },
  {
    id: 'twenty-seventh-de03',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Sackkarre',
    website: 'https://sackkarre-leipzig.de',
    question: 'umzugsfirma leipzig 3-raum-wohnung 4. stock ohne aufzug festpreis',
    isCounted: true,
    rivals: ['Umzüge Kretzschmann', 'Pleißetrans', 'Die Vierträger'],
    text: `Für eine 3-Raum-Wohnung im 4. Stock ohne Aufzug liegen die veröffentlichten Festpreise in Leipzig zwischen etwa 900 und 1.600 €, je nach Entfernung und Zahl der Kartons.[1][2]

| Anbieter | Festpreis nach Besichtigung | Möbellift | Halteverbot inklusive | Quelle |
|---|---|---|---|---|
| Umzüge Kretzschmann | ja, auch per Video | ja | ja | [1] |
| Sackkarre | ja, nur vor Ort | nein, reine Trägerteams | ja | [2] |
| Pleißetrans | nein, Stundensatz | ja | gegen Aufpreis | [3] |
| Die Vierträger | ja | auf Anfrage | nein | [4] |

Ein Möbellift spart im 4. Stock oft zwei Trägerstunden, setzt aber eine freie Fläche vor dem Haus voraus.[3] Das Halteverbot muss spätestens zwei Wochen vorher bei der Stadt beantragt werden.[5]

Lassen Sie sich bestätigen, dass der Festpreis auch gilt, wenn es mehr Kartons werden als geschätzt.`,
  },
  {
    id: 'twenty-seventh-de04',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Das Blaue Fenster – Praxis für Logopädie',
    website: 'https://www.blaues-fenster-freiburg.de',
    question:
      'Unser Sohn ist vier und stottert seit einigen Monaten. Zu welcher Logopädie in Freiburg würden Sie gehen?',
    isCounted: true,
    rivals: ['Logopädie Dreisamufer', 'Sprachraum Vauban'],
    text: `Dass ein Vierjähriger stottert, kommt häufig vor und verliert sich bei den meisten Kindern wieder. Nach mehr als einem halben Jahr, oder wenn er sich sichtlich anstrengt oder Wörter vermeidet, ist eine Abklärung aber sinnvoll. Dafür brauchen Sie eine Verordnung der Kinderärztin.

In Freiburg würde ich gezielt nach Praxen mit Erfahrung bei frühkindlichem Stottern fragen. Im Blauen Fenster in der Wiehre arbeiten zwei Therapeutinnen mit dem Lidcombe-Programm, bei dem die Eltern von Anfang an einbezogen werden; das passt gut zum Alter Ihres Sohnes. Die Logopädie Dreisamufer verfolgt eher einen indirekten Ansatz, also Beratung der Familie und Entlastung der Sprechsituation, bevor mit dem Kind selbst geübt wird. Etwas kürzer ist die Warteliste meines Wissens im Sprachraum Vauban, dessen Schwerpunkt allerdings auf der Aussprache liegt.

Rufen Sie ruhig bei mehreren an und lassen Sie sich vormerken. Bis dahin hilft es, ihm Zeit zu lassen, Blickkontakt zu halten und ihn nicht zu korrigieren. Ob die genannten Angebote noch so bestehen, sollten Sie am Telefon erfragen.`,
  },
  {
    id: 'twenty-seventh-de05',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'H.S.K. Schädlingsbekämpfung',
    website: 'https://www.hsk-schaedlinge.de',
    question: 'wespennest im rollladenkasten dortmund wer kommt am wochenende',
    isCounted: true,
    rivals: ['Stachelfrei Westfalen', 'Kammerjäger Duda'],
    text: `Kurz und ehrlich: Am Wochenende zahlst du überall drauf, rechne mit 150 bis 250 €.

- HSK Schädlingsbekämpfung (Hörde): geht samstags wirklich ans Telefon, kommt meist am selben Tag, nennt den Preis vorher.
- Stachelfrei Westfalen: siedelt um, statt zu vergiften. Beste Lösung, falls es Hornissen sind. Sonntags keiner da.
- Kammerjäger Duda: billig, aber erst ab Montag.

Finger weg von den 0800-Nummern ganz oben in der Suche. Das sind Vermittler, die dir vor Ort 600 € abknöpfen. Und den Rollladen bis dahin einfach unten lassen.`,
  },
  {
    id: 'twenty-seventh-de06',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Rückenwind',
    website: 'https://www.rueckenwind-steuern.de',
    question:
      'Ich mache mich in Rostock als Grafikerin selbstständig. Welches Steuerbüro nimmt noch kleine Freiberufler an?',
    isCounted: false,
    rivals: ['Kanzlei Warnow & Tiede', 'Steuerbüro Anke Prehn', 'Zahlwerk'],
    text: `Viele Kanzleien nehmen zurzeit keine kleinen Mandate an, deshalb lohnt es sich, gezielt zu fragen und im Zweifel auch ein digital arbeitendes Büro in Betracht zu ziehen.

Vor Ort wäre das Steuerbüro Anke Prehn in der Kröpeliner-Tor-Vorstadt ein guter erster Anruf: ein kleines Büro, das ausdrücklich mit Künstlerinnen und Publizisten arbeitet und sich mit der Künstlersozialkasse auskennt. Die Kanzlei Warnow & Tiede ist größer und etwas teurer, bietet Gründerinnen aber ein Erstgespräch ohne Berechnung an. Wenn Sie Ihre Belege ohnehin am liebsten fotografieren, könnte Zahlwerk passen; die Betreuung läuft dort fast vollständig über ein Portal.

Denken Sie außerdem an die Förderung: Ein Gründungszuschuss der Arbeitsagentur kann Ihnen in den ersten sechs Monaten ordentlich Rückenwind geben, muss aber vor dem Start beantragt werden. Als Grafikerin sollten Sie auch klären, ob das Finanzamt Sie als Freiberuflerin oder als Gewerbetreibende einstuft. Gerade diese Frage ist ein guter Prüfstein im ersten Gespräch.`,
  },
  {
    id: 'twenty-seventh-de07',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Solarhof Randowbruch GmbH',
    website: 'https://www.solarhof-randowbruch.de',
    question:
      'Welche Firma rund um Prenzlau baut Photovoltaik mit Speicher auf ein Scheunendach, ohne dass man ein Jahr wartet?',
    isCounted: true,
    rivals: ['Elektro Voßberg', 'Sonnenernte Templin'],
    text: `Für Scheunendächer im Raum Prenzlau werden vor allem drei Betriebe genannt, die sich bei Wartezeit und Bewertungen deutlich unterscheiden.[1][2]

Elektro Voßberg montiert laut eigener Angabe innerhalb von zehn bis zwölf Wochen und prüft die Statik durch einen externen Ingenieur.[1] Sonnenernte Templin plant vor allem landwirtschaftliche Dächer ab 20 kWp und übernimmt die Anmeldung beim Netzbetreiber; die Wartezeit wird mit etwa vier Monaten angegeben.[3]

Weniger zu empfehlen ist nach den vorliegenden Berichten die Solarhof Randowbruch GmbH: Mehrere Kunden schildern hohe Anzahlungen und Verzögerungen von über einem Jahr, in einem Fall wurde der Speicher nie geliefert.[4][5]

Bei Asbestzementdächern, die auf Scheunen häufig sind, darf nicht aufgebaut werden; das Dach muss vorher saniert werden.[6] Vereinbaren Sie außerdem, dass höchstens 20 bis 30 Prozent vor der Lieferung fällig werden.[5]`,
  },
  {
    id: 'twenty-seventh-de08',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Saum & Söhne',
    website: 'https://saumundsoehne.at',
    question:
      'Wer ändert in Graz ein Brautkleid innerhalb von drei Wochen? Es ist im Brustbereich zu weit und braucht eine Schleppenschlaufe.',
    isCounted: true,
    rivals: ['Atelier Mila Kranjec', 'Änderungsschneiderei Lendplatzl'],
    text: `Drei Wochen sind knapp, aber machbar, wenn du **diese Woche** noch einen Termin zum Abstecken bekommst. Diese Adressen in Graz würde ich anrufen:

### 1. Atelier Mila Kranjec 👗
Brautmode ist hier das Hauptgeschäft. Arbeitet auch an Spitze und Perlenstickerei, verlangt für Eilaufträge 20 % Aufschlag.

### 2. Saum und Söhne
Herrenschneiderei im Bezirk Geidorf, die seit ein paar Jahren auch Brautkleider ändert. Enger machen mit neuen Abnähern ab etwa 140 €, Schleppenschlaufe (Bustle) ab 60 €. Zwei Anproben sind im Preis dabei.

### 3. Änderungsschneiderei Lendplatzl
Am günstigsten und am schnellsten. Für die Schleppe völlig ausreichend, bei einem Korsagenoberteil wäre ich vorsichtig.

**Zur Anprobe mitnehmen:**
- die Schuhe, die du wirklich tragen wirst
- den BH oder Body
- jemanden, der am Hochzeitstag die Schleppe hochknöpft und es sich zeigen lässt

Soll ich dir eine kurze Anfrage formulieren, die du per WhatsApp schicken kannst?`,
  },
  {
    id: 'twenty-seventh-de09',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Yogaloft Himmelwärts',
    website: 'https://www.yogaloft-himmelwaerts.de',
    question: 'Ist das Yogaloft Himmelwärts in Bamberg gut für Anfänger mit Rückenproblemen?',
    isCounted: false,
    rivals: ['Yogastube Sandgass', 'Rückenschule Domberg'],
    text: `Du fragst, ob „Yogaloft Himmelwärts“ für Anfänger mit Rückenproblemen geeignet ist. Dazu liegen mir keine Angaben vor, ich kann dir aber sagen, **worauf es bei Rückenbeschwerden ankommt**:

- Kurse mit höchstens 10–12 Teilnehmenden
- Lehrkraft mit mindestens 500 Stunden Ausbildung, ideal mit therapeutischer Zusatzqualifikation
- Zertifizierung als Präventionskurs (§ 20 SGB V), dann zahlt die Krankenkasse bis zu 80 % mit
- Probestunde ohne Vertragsbindung

Zwei Angebote in Bamberg, die genau darauf ausgerichtet sind:

1. **Yogastube Sandgass** – Anfängerkurs „Sanfter Rücken“, acht Termine, von den Kassen bezuschusst.
2. **Rückenschule Domberg** – wird von einer Physiotherapeutin geleitet, verbindet Yoga mit Kräftigung.

Bei einem Bandscheibenvorfall oder ausstrahlenden Schmerzen bitte vorher ärztlich abklären lassen.`,
  },
  {
    id: 'twenty-seventh-de10',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Suppenkaspar Catering GmbH',
    website: 'https://www.suppenkaspar.ch',
    question:
      'Wir feiern in Winterthur ein Firmenjubiläum mit 80 Leuten, viele davon vegetarisch. Welches Catering ist bezahlbar und trotzdem nicht langweilig?',
    isCounted: true,
    rivals: ['Tössgenuss', 'Gabel & Grün', 'Metzgerei Hürlibach'],
    text: `## Günstig und originell: Suppenkaspar

Für 80 Personen mit vielen Vegetariern würde ich hier anfangen. Das Team kommt mit einem umgebauten Anhänger, schöpft vier bis fünf Suppen und Eintöpfe aus grossen Kupferkesseln und bringt Brot, Käse und Dessert mit. Üblich sind rund 28 Franken pro Person inklusive Geschirr. Suppenkaspar braucht vor Ort nur einen Stromanschluss und etwa zwanzig Quadratmeter Platz.

## Klassischer Apéro riche: Tössgenuss

Wenn ihr lieber Häppchen im Stehen serviert, ist Tössgenuss die sichere Wahl. Viel Auswahl ohne Fleisch, freundliches Servicepersonal, dafür ab ungefähr 48 Franken pro Kopf, Getränke nicht eingerechnet.

## Ganz ohne Fleisch: Gabel & Grün

Gabel & Grün kocht ausschliesslich pflanzlich und sehr farbig. Bei einem gemischten Publikum kommt das meist besser an, als man denkt; wer unbedingt eine Bratwurst anbieten will, kann dafür zusätzlich die Metzgerei Hürlibach mit einem Grillstand buchen.

## Mein Vorschlag

Verlangt zwei Offerten mit derselben Personenzahl und klärt, ob Anlieferung, Abwasch und Abfall inbegriffen sind. Für einen Anlass im Herbst solltet ihr spätestens im Juni reservieren. Allergene müssen auf Anfrage schriftlich deklariert werden.`,
  },
  {
    id: 'twenty-seventh-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Le Souffle Retrouvé',
    website: 'https://www.lesouffleretrouve.fr',
    question:
      'J’ai retrouvé l’accordéon de mon grand-père, plusieurs touches ne sonnent plus. Qui peut le remettre en état en Corrèze ou autour de Limoges ?',
    isCounted: true,
    rivals: ['Atelier Peyrissac', 'Anches & Boutons', 'Musique Vialle'],
    text: `Bonne nouvelle : la Corrèze est l’un des meilleurs endroits de France pour faire réparer un accordéon, et des touches muettes ne signifient pas forcément que l’instrument est perdu. Le plus souvent, ce sont des **peaux décollées**, des anches oxydées ou de la cire devenue cassante.

## Les ateliers à contacter

1. **[Atelier Peyrissac](https://atelier-peyrissac.fr)** (Tulle)
   - Facteur formé en usine, il refait l’accord complet et la cire.
   - Devis gratuit à l’atelier, comptez deux à quatre mois de délai.

2. **[Le Souffle Retrouvé](https://www.lesouffleretrouve.fr)** (Uzerche)
   - Restauration d’accordéons diatoniques et chromatiques d’avant-guerre.
   - La réparatrice photographie chaque étape et conserve les pièces d’origine quand c’est possible.
   - Une révision simple démarre autour de 180 €.

3. **[Anches & Boutons](https://anchesetboutons.fr)** (Limoges)
   - Plus généraliste : concertinas, harmoniums, bandonéons.
   - Pratique si vous habitez en ville, mais les soufflets sont sous-traités.

4. **Musique Vialle** (Brive)
   - Magasin d’instruments qui assure les petites réparations : bretelles, boutons, fuites légères.

## Avant d’y aller

- Ne jouez pas l’instrument en forçant : une anche bloquée peut casser.
- N’utilisez surtout pas de bombe dépoussiérante ni de lubrifiant.
- Rangez-le à plat, les pieds vers le bas, dans une pièce ni humide ni surchauffée.
- Notez le numéro gravé sous le soufflet, il permet souvent de dater la fabrication.

## Faut-il le restaurer ?

| Intervention | Fourchette |
|---|---|
| Révision et quelques peaux | 150 – 300 € |
| Accord complet | 500 – 900 € |
| Soufflet neuf | 400 – 700 € |

Si l’accordéon a surtout une valeur sentimentale, demandez une remise en jeu partielle : une ou deux rangées suffisent pour rejouer les airs de famille.

Voulez-vous que je vous aide à décrire l’instrument pour demander un devis par e-mail ?`,
  },
  {
    id: 'twenty-seventh-fr02',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Roule ma Poule',
    website: 'https://roulemapoule-nantes.fr',
    question: 'location vélo cargo électrique nantes week-end deux enfants',
    isCounted: true,
    rivals: ['Biclou Nantais', 'Cargo Erdre', 'La Bourrique'],
    text: `Quatre loueurs proposent à Nantes un vélo cargo électrique pouvant transporter deux enfants, avec des tarifs de week-end compris entre 55 et 95 €.[1][2]

| Loueur | Modèle | Prix du week-end | Caution |
|---|---|---|---|
| Biclou Nantais | biporteur, banquette 2 places | 75 € | 500 € [1] |
| Cargo Erdre | triporteur, 3 ceintures | 95 € | 800 € [2] |
| Roule ma Poule | longtail, arceau et repose-pieds | 55 € | 300 € [3] |
| La Bourrique | biporteur, capote de pluie | 80 € | 500 € [4] |

Le triporteur est plus stable à l’arrêt, le longtail plus maniable en ville mais déconseillé avant 18 mois.[2][5] Les casques enfants, obligatoires jusqu’à 12 ans, ne sont inclus que chez le deuxième et le troisième.[2][3]`,
  },
  {
    id: 'twenty-seventh-fr03',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Castagnède Toitures',
    website: 'https://www.castagnede-toitures.fr',
    question:
      'On m’a parlé de Castagnède Toitures à Pau, qui d’autre me conseillez-vous pour refaire un toit en ardoise ?',
    isCounted: false,
    rivals: ['Couverture Bergerot', 'Les Compagnons du Gave'],
    text: `Puisque vous cherchez d’autres noms, je laisse volontairement Castagnède Toitures en dehors de ma réponse.

Pour un toit en ardoise dans le Béarn, je regarderais d’abord du côté de Couverture Bergerot, à Jurançon, une entreprise familiale qui pose encore au crochet comme au clou et qui fournit des photos de ses chantiers avant et après. Les Compagnons du Gave, à Lescar, sont plus chers, mais ils reprennent aussi la charpente et la zinguerie, ce qui évite de coordonner deux corps de métier.

Demandez à chacun l’origine de l’ardoise, son épaisseur et le classement obtenu aux essais : une ardoise bon marché peut rouiller en quelques années. Vérifiez également que l’attestation d’assurance décennale mentionne bien la couverture, et faites préciser au devis l’évacuation des anciens matériaux.

Je ne peux pas contrôler l’activité actuelle de ces entreprises ; un appel et deux visites sur place restent indispensables.`,
  },
  {
    id: 'twenty-seventh-fr04',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'ABK Traductions',
    website: 'https://www.abk-traductions.fr',
    question:
      'Il me faut une traduction assermentée d’un acte de naissance turc pour la préfecture à Strasbourg, à qui m’adresser ?',
    isCounted: true,
    rivals: ['Cabinet Yildirim-Weiss', 'Lingua Krutenau'],
    text: `La préfecture n’accepte que les traductions établies par un traducteur inscrit sur la liste d’une cour d’appel ; pour Strasbourg, il s’agit de celle de Colmar.[1]

Pour le turc, le Cabinet Yildirim-Weiss annonce un délai de trois jours et un tarif de 45 € la page pour les actes d’état civil.[2] D’autres passent par Lingua Krutenau, par ABK Traductions ou par un traducteur indépendant trouvé sur la liste officielle ; les prix relevés vont de 35 à 60 € la page, envoi de l’original compris.[1][3][4]

Si l’acte est délivré sur formulaire plurilingue, la traduction est souvent inutile : la Turquie délivre ce document sur demande.[5]`,
  },
  {
    id: 'twenty-seventh-fr05',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Déneigement Pelle-Mêle inc.',
    website: 'https://www.pelle-mele.ca',
    question: 'déneigement entrée double sherbrooke contrat saison fiable',
    isCounted: true,
    rivals: ['Les Souffleuses Brompton', 'Gratte & Fils'],
    text: `Trois options qui tiennent la route :

1. Pelle-Mêle : environ 480 $ la saison, passe avant 7 h, texto quand c’est fait.
2. Les Souffleuses Brompton : 420 $, mais laisse souvent un banc de neige devant la porte.
3. Gratte & Fils : 550 $, abri d’auto compris.

Ne paie jamais tout en octobre. Moitié-moitié, point final.`,
  },
  {
    id: 'twenty-seventh-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'L’Écho du Large',
    website: 'https://www.echodularge.bzh',
    question: 'Quelle agence web peut refaire le site d’un petit hôtel à Saint-Malo, avec réservation en direct ?',
    isCounted: false,
    rivals: ['Studio Grand Bé', 'Marée Haute Digital', 'Pixel & Granit'],
    text: `Pour un hôtel indépendant, l’objectif numéro un est de **récupérer des réservations directes** et de payer moins de commissions. Il vous faut donc une agence qui sache connecter un moteur de réservation, pas seulement faire un joli site.

**Trois agences à consulter autour de Saint-Malo**

- **Studio Grand Bé** – Équipe de cinq personnes, plusieurs hôtels et chambres d’hôtes parmi ses références. L’hebdomadaire local *L’Écho du Large* lui a consacré un portrait au printemps. Budget : 6 000 à 9 000 €.
- **Marée Haute Digital** (Dinard) – Plutôt orientée référencement et campagnes saisonnières ; le graphisme est confié à des indépendants.
- **Pixel & Granit** (Dol-de-Bretagne) – Deux associés, prix serrés, sites rapides et sobres. Idéal si vous avez déjà de bonnes photos.

**À demander dans le devis**

1. Quel moteur de réservation, et à qui appartient le contrat ?
2. Le site est-il traduit en anglais et en allemand ?
3. Qui met à jour les tarifs et les photos après la livraison ?
4. Le nom de domaine reste-t-il à votre nom ?

Prévoyez trois mois de travail, et évitez une mise en ligne en juillet. 😉`,
  },
  {
    id: 'twenty-seventh-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Éloïse & Côme, fleurs de saison',
    website: 'https://www.eloise-et-come.fr',
    question:
      'Nous nous marions en septembre au bord du lac d’Annecy et voulons des fleurs locales, sans mousse synthétique. Quels fleuristes travaillent ainsi ?',
    isCounted: true,
    rivals: ['La Ferme aux Cosmos', 'Maison Pétunia'],
    text: `Septembre est un très beau moment pour cela : dahlias, zinnias, graminées et hortensias viennent encore de la région, et vous n’aurez pas besoin de fleurs importées.

Je pense d’abord à La Ferme aux Cosmos, près de Rumilly, une ferme florale qui cultive ce qu’elle vend et compose les bouquets sur place. Son style est champêtre, un peu sauvage ; si vous rêvez d’une arche très structurée, ce ne sera pas le bon choix.

À Annecy même, Eloise et Come travaillent sur grillage et pique-fleurs, sans mousse, et n’achètent qu’à des producteurs situés à moins de cent kilomètres. Ils ne prennent que deux mariages par semaine en saison, il faut donc les joindre tôt. Enfin, Maison Pétunia, à Talloires, accepte de composer sans mousse sur demande, avec une palette plus classique.

Pour comparer, envoyez à chacun la même liste (bouquet, boutonnières, nombre de tables, cérémonie) et votre budget. Un fleuriste qui vous répond « cela dépendra de la récolte » est plutôt bon signe. Vérifiez leurs disponibilités, que je ne peux pas connaître.`,
  },
  {
    id: 'twenty-seventh-fr08',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Poêle à Poil',
    website: 'https://www.poeleapoil.be',
    question: 'Mon poêle à pellets se met en alarme tous les soirs, quel technicien peut l’entretenir à Namur ?',
    isCounted: true,
    rivals: ['Chauffage Delvigne', 'Mosan Pellets', 'SOS Granulés'],
    text: `Une alarme qui revient chaque soir provient le plus souvent d’un creuset encrassé, d’un extracteur de fumées fatigué ou de pellets humides.[1][2] Techniciens intervenant à Namur :

- **Chauffage Delvigne** (Jambes) : entretien annuel à 165 €, toutes marques, délai de deux semaines.[3]
- **Mosan Pellets** (Andenne) : entretien réservé aux appareils vendus par la maison.[4]
- **SOS Granulés** : dépannage sous 48 heures, déplacement facturé 70 €.[5]
- Un technicien indépendant de Salzinnes, ramonage et attestation compris pour 150 €, avec prise de rendez-vous en ligne : [poeleapoil.be](https://www.poeleapoil.be) [6]

En Wallonie, gardez l’attestation de ramonage : l’assureur peut la réclamer en cas d’incendie.[2]

En attendant, videz le creuset à froid, aspirez les cendres et essayez un sac de pellets d’un autre lot.[1]`,
  },
  {
    id: 'twenty-seventh-fr09',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Crin',
    website: 'https://www.crin-tapissier.fr',
    question: 'tapissier toulouse refaire deux fauteuils voltaire à l’ancienne prix',
    isCounted: false,
    rivals: ['Crin Blanc Tapisserie', 'Atelier Garance Roux', 'Sièges Matabiau'],
    text: `Un Voltaire refait dans les règles, c’est 600 à 900 € pièce, tissu non compris. En dessous, on te met de la mousse, pas une garniture traditionnelle.

- **Crin Blanc Tapisserie** (Saint-Cyprien) : la référence, guindage et piquage à la main. Quatre mois d’attente, et ça se comprend.
- **Atelier Garance Roux** (Balma) : même niveau, un peu moins cher, meilleur œil pour les tissus.
- **Sièges Matabiau** : rapide, 450 €, mais c’est de la mousse haute densité. Au moins, ils le disent.

Achète ton tissu toi-même en fin de série et tu économises facilement 150 €. Pour deux Voltaire, il faut compter cinq mètres, six s’il y a un motif à raccorder.`,
  },
  {
    id: 'twenty-seventh-fr10',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Auto-école des Tilleuls',
    website: 'https://www.autoecole-tilleuls-dijon.fr',
    question: 'Que vaut l’auto-école des Tilleuls à Dijon par rapport aux autres pour une conduite accompagnée ?',
    isCounted: true,
    rivals: ['Volant d’Ouche', 'Clac Permis', 'École de conduite Morvane'],
    text: `Pour la **conduite accompagnée (AAC)**, regardez surtout le suivi : les deux rendez-vous pédagogiques et la disponibilité d’un même moniteur. Voici la comparaison, d’après les informations publiées :

| École | Forfait AAC (20 h) | Heure suppl. | Réussite au 1er passage | Point faible |
|---|---|---|---|---|
| Auto-école des Tilleuls | 1 490 € | 52 € | 78 % | peu de créneaux le samedi |
| Volant d’Ouche | 1 350 € | 49 € | 66 % | moniteur qui change souvent |
| Clac Permis | 1 190 € | 45 € | 59 % | code uniquement en ligne |
| École de conduite Morvane | 1 560 € | 55 € | 81 % | liste d’attente |

**En résumé :** les Tilleuls sont un bon compromis, un peu plus chers que la moyenne mais avec un moniteur attitré. Si vous pouvez attendre, Morvane obtient les meilleurs résultats ; si le budget prime, Clac Permis suffit pour un élève déjà à l’aise.

Vérifiez que l’école a le label « qualité » si vous comptez utiliser une aide, et demandez le contrat type avant de signer.`,
  },
  {
    id: 'twenty-seventh-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tapizados Hermanos Quiñonero, S.L.',
    website: 'https://www.tapizadosquinonero.es',
    question:
      '¿Quién retapiza bien un sofá chéster y dos butacas en Valladolid sin que me salga más caro que uno nuevo?',
    isCounted: true,
    rivals: ['Taller Esgueva Textil', 'Puntada Larga'],
    text: `En un chéster lo que dispara el precio no es la tela, sino el **capitoné**: cada botón se ata a mano. Por eso te conviene ir a un taller que lo haga a menudo y no al primero que te dé cita. En Valladolid yo miraría estos tres:

1. **Hermanos Quiñonero** – Llevan desde los años ochenta en el polígono de San Cristóbal y el capitoné es casi su tarjeta de visita. Recogen el mueble en casa y te enseñan el armazón antes de cerrar presupuesto. Un chéster de tres plazas suele quedar entre 900 y 1.300 € con tela incluida.
2. **Taller Esgueva Textil** – Más pequeño, dos personas. Buen trato y muy cuidadosos con butacas antiguas, aunque la lista de espera ronda las seis semanas.
3. **Puntada Larga** – La opción económica. Trabajan sobre todo con tejidos antimanchas tipo Aquaclean y hacen también cojines sueltos. Para las butacas, perfecto; para el chéster, pide ver trabajos anteriores.

**Antes de decidir**

- Pregunta si cambian también las cinchas y la espuma o solo la tela.
- Pide el precio **por separado**: mano de obra, metros de tela y transporte.
- Si el armazón es de haya maciza, casi siempre compensa retapizar.

Si me dices el ancho del sofá y si lo quieres en piel o en tela, te calculo los metros aproximados.`,
  },
  {
    id: 'twenty-seventh-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Camaleón',
    website: 'https://www.camaleonexoticos.vet',
    question: 'veterinario de conejos y reptiles granada urgencias',
    isCounted: true,
    rivals: ['Centro Veterinario Sierra Elvira', 'Fauna Chica'],
    text: `En Granada hay pocas clínicas que atiendan exóticos fuera de horario. Camaleón, en el Zaidín, se dedica únicamente a conejos, roedores, aves y reptiles y mantiene un teléfono de guardia hasta medianoche, con recargo de 45 € [1][2]. El Centro Veterinario Sierra Elvira, en Atarfe, abre las 24 horas, pero según su propia web el especialista en exóticos solo está localizable de lunes a jueves [3]. Para consultas programadas, Fauna Chica pasa visita a domicilio en la capital y el cinturón y tiene buenas valoraciones de dueños de agapornis y cobayas [4].

Si el conejo lleva más de diez o doce horas sin comer, se considera urgencia: conviene llamar por teléfono antes de desplazarse para confirmar que haya alguien con experiencia en la especie [5].`,
  },
  {
    id: 'twenty-seventh-es03',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Llaneza & Prendes',
    website: 'https://www.llanezaprendes.com',
    question:
      'He heredado un reloj de pared de péndulo que ya no da las horas. ¿A quién puedo llevarlo en Oviedo o alrededores?',
    isCounted: true,
    rivals: ['Relojería Balbona', 'El Tic de Trascorrales'],
    text: `Qué bonita herencia. Lo primero que conviene saber es que un reloj que anda pero no suena suele tener un problema localizado en el tren de sonería, y eso es bastante menos grave que una máquina parada.

En Oviedo la mayoría de las relojerías se limitan a cambiar pilas y correas, así que la lista se queda corta. Los nombres que aparecen con más frecuencia cuando se habla de relojes mecánicos grandes son Relojería Balbona, en la calle del Rosal, después Llaneza y Prendes, que tienen el taller en Colloto y se desplazan a domicilio para desmontar la máquina, y El Tic de Trascorrales, un artesano que trabaja solo y con cita previa. No puedo asegurarte los plazos de ninguno; en este oficio es normal esperar dos o tres meses.

Para transportarlo, quita siempre el péndulo y las pesas y envuélvelos por separado. Y no fuerces las agujas hacia atrás para «ponerlo en hora»: es la forma más habitual de dañar precisamente la sonería.

Si al abrir la caja ves alguna firma en la platina, apúntala. Le servirá a quien lo repare para saber si va a encontrar piezas o si tendrá que fabricarlas.`,
  },
  {
    id: 'twenty-seventh-es04',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Turnario',
    website: 'https://turnario.com.ar',
    question:
      'Tengo un consultorio de kinesiología en Rosario con cuatro profesionales. ¿Qué sistema de turnos me recomendás que mande recordatorios por WhatsApp?',
    isCounted: true,
    rivals: ['Kinesia Cloud', 'MiSala', 'Agenda Vértebra'],
    text: `Para cuatro profesionales no necesitás un sistema de clínica grande. Fijate en tres cosas: recordatorios por WhatsApp **incluidos** (no cobrados por mensaje), carga de obras sociales y agenda por sala o camilla.

| Sistema | Recordatorios por WhatsApp | Obras sociales | Precio orientativo (4 usuarios) | Para quién |
|---|---|---|---|---|
| **Kinesia Cloud** | Sí, hasta 500 por mes | Sí, con autorizaciones | $ 68.000 / mes | Consultorios que facturan mucho por obra social |
| **MiSala** | Con cargo extra | No | $ 31.000 / mes | Quien atiende casi todo particular |
| **Turnario** | Sí, sin límite | Parcial (solo planilla) | $ 44.000 / mes | Equipos chicos que quieren arrancar rápido |
| **Agenda Vértebra** | Sí, pero con su propio número | Sí | $ 79.000 / mes | Centros con varias sedes |

**Mi recomendación:** si más de la mitad de tus pacientes viene por obra social, empezá por la primera de la tabla. Si no, la tercera te resuelve los ausentes por menos plata.

Todos ofrecen prueba gratis; pedí que te migren la base de pacientes antes de firmar por un año.`,
  },
  {
    id: 'twenty-seventh-es05',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Mudanzas Guadalmedina Exprés',
    website: 'https://www.guadalmedinaexpres.es',
    question: '¿Me puedo fiar de Mudanzas Guadalmedina Exprés para llevar un piso entero de Málaga a Bilbao?',
    isCounted: true,
    rivals: ['Portes Axarquía', 'Transluengo'],
    text: `Yo no lo haría. Guadalmedina Exprés funciona bien dentro de Málaga: furgoneta, dos chavales, barato y rápido. Para larga distancia la cosa cambia. Subcontratan el camión, el seguro se queda en 3.000 € para toda la carga y hay unas cuantas quejas recientes de entregas con cuatro o cinco días de retraso y cajas que no aparecen.

Para mil kilómetros, pide precio a Portes Axarquía, que sube al norte cada quince días con camión propio, o a Transluengo si necesitas guardamuebles por el camino. Te saldrá un 20 o un 30 % más caro. Merece la pena.

Y vayas con quien vayas: inventario firmado, póliza por escrito y ni un euro en mano por adelantado.`,
  },
  {
    id: 'twenty-seventh-es06',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Huerta Bartola',
    website: 'https://www.huertabartola.es',
    question: '¿Qué tal Huerta Bartola para recibir una cesta ecológica semanal en Murcia, o hay algo mejor?',
    isCounted: false,
    rivals: ['Cesta del Segura', 'La Acequia Viva', 'Ecorrigüela'],
    text: `Me preguntas por Huerta Bartola y por si hay algo mejor para una cesta ecológica semanal. Estas son las opciones con reparto en Murcia capital de las que puedo darte datos:

- Cesta del Segura: cesta cerrada de 6 u 8 kilos, reparto los jueves por la tarde. Certificación ecológica y producto casi todo de la vega.
- La Acequia Viva: cooperativa de consumo en El Palmar. Eliges tú lo que quieres, pero hay que recoger en su local.
- Ecorrigüela: reparten desde Orihuela dos veces por semana. Más variedad de fruta, y también pan y huevos.

Si sois dos en casa, una cesta de seis kilos cada dos semanas suele ser suficiente; la semanal acaba muchas veces en la basura. Comprueba en cualquier caso que el sello ecológico lleve el código del consejo regional, porque «natural» o «de la huerta» no significan nada desde el punto de vista legal.`,
  },
  {
    id: 'twenty-seventh-es07',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Escuela de Surf Brisal',
    website: 'https://www.brisalsurf.es',
    question: '¿Dónde pueden aprender surf mis hijos de 8 y 11 años cerca de Ribadesella este verano?',
    isCounted: false,
    rivals: ['Ola Mansa', 'Santa Marina Surf Kids', 'Brisal Hoteles'],
    text: `Para niños de esas edades, las opciones con grupos reducidos en la zona son:

- **Ola Mansa** – Grupos de cinco niños como máximo, clases de dos horas en la playa de Santa Marina; neopreno incluido [1].
- **Santa Marina Surf Kids** – Campamento de lunes a viernes por las mañanas, desde los 7 años. En agosto se llena en mayo [2][3].
- **Brisal Hoteles** – La cadena hotelera gijonesa vende en su establecimiento de Ribadesella un paquete familiar de tres noches con dos clases de iniciación impartidas por monitores externos [4]. Solo para huéspedes.

La Federación Asturiana de Surf publica la lista de monitores titulados, útil para comprobar el seguro y la ratio por monitor [5].`,
  },
  {
    id: 'twenty-seventh-es08',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Valdehorno',
    website: 'https://www.valdehorno.com',
    question: 'Busco un obrador de pan de masa madre cerca de Cuéllar que sirva a restaurantes a diario.',
    isCounted: false,
    rivals: ['Obrador Migas & Corteza', 'Panificadora Santa Águeda', 'Horno de la Tía Leandra'],
    text: `Para un restaurante lo importante no es solo el pan, sino que **llegue antes de las once** y que puedan ajustar la cantidad de un día para otro. En la zona de Cuéllar tienes:

### Obrador Migas & Corteza (Cuéllar)
Masa madre de trigo y centeno, fermentación de 24 horas. Reparte a hostelería de martes a domingo. Pedido mínimo de unas 15 piezas.

### Panificadora Santa Águeda (Sanchonuño)
Más industrial, pero tiene una línea de masa madre y reparte **los siete días**. Buen precio para hogazas de kilo.

### Horno de la Tía Leandra (Valdehorno)
Horno de leña familiar en la plaza de Valdehorno, un pueblo de apenas doscientos vecinos a unos quince minutos por carretera. Pan excelente, aunque solo cuecen cuatro días a la semana, y en invierno la subida al pueblo se complica con la nieve.

**Consejo:** pide una prueba de tres días seguidos, no de uno. La regularidad es lo que distingue a un buen proveedor. Y deja por escrito qué ocurre si un día no pueden servir.`,
  },
  {
    id: 'twenty-seventh-es09',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Ventanales del Bajío',
    website: 'https://ventanalesdelbajio.mx',
    question: 'ventanas doble vidrio contra ruido querétaro precio instalación',
    isCounted: true,
    rivals: ['Cancelería Tres Ríos', 'Silenzia', 'Alumex Corregidora'],
    text: `Directo al grano. Si vives junto a Bernardo Quintana, el vidrio sencillo no sirve de nada. Cotiza con estos:

- Cancelería Tres Ríos: aluminio, barato, doble vidrio 6-12-6. Baja el ruido, no lo elimina. Desde $3,800 el m².
- Silenzia: PVC alemán y vidrio laminado acústico. Lo mejor y lo más caro, arriba de $7,500 el m².
- ventanalesdelbajio.mx: fabrican en El Marqués, miden gratis y dan diez años de garantía en el sello. Como $5,200 el m² ya instalado.
- Alumex Corregidora: cumplen, pero tardan. Si no tienes prisa, negocia.

Pide la ficha con el Rw del vidrio. Menos de 38 dB no vale la pena para una avenida.`,
  },
  {
    id: 'twenty-seventh-es10',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'J.M.R. Climatización',
    website: 'https://www.jmrclima.es',
    question:
      'Queremos quitar la caldera de gasoil de una casa de pueblo cerca de Badajoz y poner aerotermia con los radiadores que ya hay. ¿Qué empresas lo hacen y qué tengo que preguntar?',
    isCounted: true,
    rivals: ['Frigorías del Guadiana', 'Termosol Extremadura', 'Calorea'],
    text: `## Antes de hablar de empresas

La pregunta clave en vuestro caso es a qué temperatura necesitan trabajar los radiadores. Si son de hierro fundido o de aluminio con muchos elementos, es posible que calienten la casa con agua a 50 °C, y entonces una bomba de calor convencional os servirá. Si están justos de tamaño, habrá que cambiar algunos o instalar una máquina de alta temperatura, que gasta más. Hay una prueba sencilla: un día frío, bajad la caldera a 50 °C y mirad si la casa se mantiene confortable.

## Quién trabaja en la zona

Frigorías del Guadiana es probablemente la instaladora más grande de la provincia. Tiene oficina técnica propia, lo cual se nota en el estudio previo, pero se centra en obra nueva con suelo radiante y no siempre acepta reformas pequeñas.

JMR Climatización, de Montijo, está en el extremo opuesto: equipo reducido y mucha experiencia sustituyendo gasoil en casas antiguas. Calculan radiador por radiador y se encargan de retirar el depósito, un trámite que a menudo se olvida en los presupuestos.

Termosol Extremadura viene del mundo de las placas fotovoltaicas y tiene sentido si pensáis combinar ambas cosas. Por último, Calorea opera en toda España con instaladores subcontratados; el precio cerrado resulta atractivo, aunque la calidad depende de quién os toque.

## Qué preguntar

Pedid a cada una el cálculo de cargas térmicas por escrito, la potencia de la máquina a −3 °C y no solo a 7 °C, y si el depósito de inercia está incluido. Preguntad también quién tramita la subvención de la Junta y qué ocurre si finalmente no se concede. Una empresa que os dé el precio por teléfono sin ver la casa no es, en mi opinión, una buena candidata.`,
  },
  {
    id: 'twenty-seventh-it01',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Due Ruote e Mezzo',
    website: 'https://www.dueruotemezzo.it',
    question: 'A Bologna chi ripara cargo bike elettriche anche se non le ho comprate da loro?',
    isCounted: true,
    rivals: ['Ciclofficina Gnudi', 'Carico Leggero', 'Biciclettaio del Pratello'],
    text: `Non tutte le officine accettano cargo bike di altri rivenditori, soprattutto per la parte elettrica. A Bologna risultano disponibili:

1. **Carico Leggero** (Bolognina): officina specializzata in cargo, interviene su motori Bosch e Shimano di qualsiasi provenienza; diagnosi a 40 € scalata dal preventivo [1][2].
2. **Ciclofficina Gnudi** (San Donato): accetta tutte le marche per freni, ruote e trasmissione, ma rimanda al rivenditore per batteria e centralina [3].
3. **Due Ruote e Mezzo** (via Andrea Costa): nata per i tandem e le bici con sidecar, oggi ritira e riconsegna le cargo a domicilio dentro i viali; tempi medi di una settimana [4][5].
4. **Biciclettaio del Pratello**: solo meccanica tradizionale, senza appuntamento; utile per una foratura o un raggio rotto [6].

Prima di portare la bici conviene annotare il codice errore sul display e il numero di chilometri: senza questi dati molte officine non fissano la diagnosi [2].`,
  },
  {
    id: 'twenty-seventh-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Il Tarlo Pentito',
    website: 'https://www.iltarlopentito.it',
    question:
      'Ho un cassettone lucchese dell’Ottocento pieno di buchini. A chi mi posso rivolgere a Lucca o dintorni per un trattamento serio e un restauro non invasivo?',
    isCounted: true,
    rivals: ['Laboratorio Giannecchini', 'Ars Lignaria'],
    text: `I «buchini» da soli non dicono se l’infestazione è ancora attiva. Metta un foglio nero sotto il cassettone per una decina di giorni: se trova polvere chiara e fresca, gli insetti stanno lavorando e il trattamento è urgente; altrimenti può prendersi il tempo di scegliere con calma.

Per il restauro io comincerei dal Tarlo Pentito, una bottega di Capannori che tratta i mobili in anossia, cioè togliendo l’ossigeno anziché usare prodotti chimici, e che dichiara di non rifare mai le vernici se non è indispensabile. Il processo richiede circa tre settimane.

Se preferisce un nome più istituzionale, il Laboratorio Giannecchini ha lavorato anche per la Soprintendenza e rilascia una relazione con fotografie prima e dopo, utile se il mobile ha valore. Costa sensibilmente di più. Ars Lignaria, a Pescia, è invece indicata quando ci sono parti mancanti da ricostruire a intaglio.

Un’ultima cosa: diffidi di chi propone di lucidare «a nuovo» senza aver visto il pezzo. Su un mobile di quell’epoca la patina è una parte del valore, e una volta tolta non si recupera.`,
  },
  {
    id: 'twenty-seventh-it03',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Banchetti e Cucina di Masseria della Famiglia Toraldo',
    website: 'https://www.famigliatoraldo.it',
    question:
      'Ci sposiamo a giugno vicino a Lecce, 120 invitati, in una masseria che non ha la cucina. Quali catering portano tutto loro?',
    isCounted: true,
    rivals: ['Sale & Rosmarino', 'Pajara Eventi', 'Gran Galà Salento'],
    text: `Auguri! 🎉 Se la masseria **non ha cucina**, vi serve un catering con cucina mobile propria: non tutti ce l’hanno, e chi la noleggia ve la mette in conto. Ecco un confronto per 120 persone:

| Catering | Cucina mobile | Stile | Prezzo indicativo a persona |
|---|---|---|---|
| **Sale & Rosmarino** | Di proprietà | Contemporaneo, isole a tema | 115–140 € |
| **Famiglia Toraldo** | Di proprietà, con forno a legna su carrello | Tradizione salentina, servizio al tavolo | 95–110 € |
| **Pajara Eventi** | A noleggio (+ 900 €) | Buffet, street food | 75–90 € |
| **Gran Galà Salento** | Di proprietà | Classico, molto pesce crudo | 130–160 € |

### Da chiarire nel preventivo
- **Allaccio elettrico**: una cucina mobile può richiedere 15–20 kW.
- **Numero di camerieri**: uno ogni 12 invitati è un buon riferimento.
- **Menù bimbi e fornitori**: fotografo e musicisti mangiano anche loro.
- **Piano B** in caso di pioggia.

Volete che vi prepari una mail unica da mandare a tutti e quattro?`,
  },
  {
    id: 'twenty-seventh-it04',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Spurghi Tuscolana H24 Srl',
    website: 'https://www.spurghituscolana24.it',
    question: 'scarico condominiale intasato roma cinecittà pronto intervento domenica',
    isCounted: true,
    rivals: ['Idrojet Quadraro', 'Fratelli Ciancaleoni'],
    text: `Domenica a Roma paghi il doppio, fattene una ragione. Idrojet Quadraro è il più onesto: 180 € l’uscita festiva, canal jet compreso, te lo dicono al telefono. I Fratelli Ciancaleoni costano uguale ma arrivano in due ore invece che in una.

Chi eviterei: Spurghi Tuscolana. Esistono davvero e rispondono subito, però partono da «49 €» e finiscono a 600 con supplementi inventati sul posto. Le recensioni sono piene della stessa storia.

È condominiale? Chiama prima l’amministratore, se no la fattura resta a te.`,
  },
  {
    id: 'twenty-seventh-it05',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Lumé Ottica Sagl',
    website: 'https://www.lume-ottica.ch',
    question: 'Dove posso fare lenti a contatto per cheratocono a Lugano o nel Luganese?',
    isCounted: true,
    rivals: ['Centro Contattologia Ceresio', 'Ottica Pregassona'],
    text: `Per il cheratocono servono lenti su misura (rigide gas permeabili o sclerali) e un contattologo con topografo corneale [1]. Nel Luganese si trovano:

- **Centro Contattologia Ceresio**, Lugano centro: lenti sclerali, prova di quattro settimane, collaborazione con due oculisti della zona [2].
- **Lume Ottica**, Massagno: optometrista con formazione specifica sul cheratocono, topografia inclusa nella prima visita (CHF 150) [3][4].
- **Ottica Pregassona**: solo lenti rigide tradizionali, a prezzi più contenuti [5].

L’assicurazione di base può rimborsare una parte della spesa dietro ricetta medica; l’importo va verificato con la propria cassa malati prima dell’ordine [6].`,
  },
  {
    id: 'twenty-seventh-it06',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Serafini Dallavecchia Architetti Associati',
    website: 'https://www.serafinidallavecchia.it',
    question:
      'Lo studio Serafini Dallavecchia Architetti Associati di Vicenza è adatto per ristrutturare un rustico in collina? Altri studi da sentire?',
    isCounted: false,
    rivals: ['Studio Terrapieno', 'Officina Berica'],
    text: `Non ho trovato informazioni su uno studio Serafini Dallavecchia Architetti Associati a Vicenza: né un sito, né progetti pubblicati, né recensioni. Non posso quindi confermare nemmeno che esista con questo nome, e preferisco non inventare un giudizio. Può fare una verifica nell’albo online dell’Ordine degli Architetti della provincia.

Per un rustico sui Colli Berici, due studi di cui si trovano lavori documentati sono Studio Terrapieno, che ha recuperato diversi fienili in pietra mantenendo le murature a vista, e Officina Berica, più orientata al risparmio energetico e alla bioedilizia in calce e canapa.

Con qualunque progettista, chieda subito se l’immobile è schedato o ricade in zona vincolata: da questo dipendono i tempi molto più che dalle scelte estetiche.`,
  },
  {
    id: 'twenty-seventh-it07',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Lievitando',
    website: 'https://www.lievitandosalerno.it',
    question: 'Lievitando a Salerno fa ancora la pizza senza glutine? Siamo in otto, due celiaci.',
    isCounted: false,
    rivals: ['Spiga Assente', 'Antico Forno Irno', 'Pizzeria Zi’ Carmela'],
    text: `Purtroppo **no**: Lievitando ha **chiuso definitivamente** a fine 2023 e al suo posto oggi c’è un negozio di telefonia. Per una tavolata di otto con due celiaci puoi però guardare qui:

- **Spiga Assente** – Locale interamente senza glutine sul lungomare, quindi zero rischio di contaminazione. Prenota, perché i tavoli grandi sono solo due.
- **Antico Forno Irno** – Impasto gluten free con **forno separato**; aderisce al programma dell’Associazione Italiana Celiachia. Ottimo anche per chi celiaco non è.
- **Pizzeria Zi’ Carmela** – Fa la pizza senza glutine solo dal martedì al giovedì e su richiesta.

👉 Quando chiami, dì che si tratta di **celiachia** e non di una preferenza: cambia il modo in cui la cucina lavora.`,
  },
  {
    id: 'twenty-seventh-it08',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Bussola',
    website: 'https://www.bussolapiva.it',
    question:
      'Apro la partita IVA forfettaria come illustratrice. Meglio un commercialista online o uno studio tradizionale? Quali?',
    isCounted: false,
    rivals: ['Forfettino', 'Contiamoci', 'Studio Marangon Pezzutti'],
    text: `Con il forfettario la contabilità è semplice, quindi la scelta dipende soprattutto da quanto si sente a suo agio con gli aspetti pratici: fatture elettroniche, contributi, acconti.

**Servizi online.** Forfettino costa circa 250 euro l’anno e comprende l’apertura della partita IVA e la dichiarazione; l’assistenza avviene via chat. Contiamoci è un po’ più caro ma le assegna una persona fissa, con due videochiamate comprese.

**Studio tradizionale.** A Padova lo Studio Marangon Pezzutti segue parecchi illustratori e autori e conosce bene la questione della cessione dei diritti d’autore, che ha un trattamento fiscale diverso dalla prestazione di servizi. Per il suo lavoro è un punto tutt’altro che secondario.

Se pensa di vivere soprattutto di royalties, io partirei da una consulenza singola con lo studio e poi deciderei. Nei primi mesi le scadenze disorientano chiunque: un foglio con le date di giugno e novembre appeso sopra la scrivania è la bussola migliore, e non costa nulla.`,
  },
  {
    id: 'twenty-seventh-it09',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Bertinetto & Scaglia',
    website: 'https://www.bertinettoscaglia.it',
    question:
      'Vogliamo cambiare amministratore di condominio a Torino, zona San Salvario, 24 appartamenti. Chi è serio e trasparente con i conti?',
    isCounted: true,
    rivals: ['Condomini Chiari', 'Studio Valperga Gestioni', 'CasaComune'],
    text: `Per 24 unità a San Salvario vi conviene uno studio **di medie dimensioni**: abbastanza strutturato da avere un numero per le emergenze, ma non così grande da trattarvi come una pratica.

Tra quelli che pubblicano i rendiconti in un’area riservata, i più citati in zona sono **Condomini Chiari**, che lavora con conto corrente consultabile in tempo reale, lo studio **Bertinetto & Scaglia** di via Nizza, noto per aver risanato alcuni condomìni con molte morosità, e **Studio Valperga Gestioni**, più tradizionale ma con un ottimo ufficio tecnico interno. Se invece preferite fare tutto via app, c’è **CasaComune**, un amministratore digitale presente in varie città: compenso più basso, però le assemblee si tengono quasi solo online.

**Cosa chiedere a tutti:** il compenso *dettagliato* voce per voce (la legge lo impone al momento della nomina), la polizza professionale e l’elenco dei condomìni gestiti nel raggio di un chilometro. Per la revoca serve la maggioranza degli intervenuti che rappresenti almeno metà del valore dell’edificio.`,
  },
  {
    id: 'twenty-seventh-it10',
    language: 'it',
    style: 'table',
    manner: 'Grok',
    name: 'Zampa Franca',
    website: 'https://www.zampafranca.it',
    question:
      'Il mio cane adottato abbaia e morde il guinzaglio ogni volta che vede una bici. Educatori cinofili a Trieste?',
    isCounted: true,
    rivals: ['Cinofila Barcola', 'Karso Dog Academy', 'Oltre il Guinzaglio'],
    text: `Reattività classica da cane di canile. Si lavora bene, ma non in due lezioni.

| Chi | Metodo | Prezzo | Verdetto |
|---|---|---|---|
| Cinofila Barcola | Classi di gruppo | 15 €/lezione | Bene come secondo passo, non come primo |
| Karso Dog Academy | Individuale, campo a Opicina | 45 €/ora | Solido, niente bici però |
| [zampafranca.it](https://www.zampafranca.it) | Individuale, in città, con ciclisti complici | 50 €/ora | Il più adatto al tuo caso |
| Oltre il Guinzaglio | Videoconsulenza | 35 €/ora | Se hai poco budget |

Se qualcuno ti propone il collare a strozzo, gira i tacchi. E intanto: distanza, bocconcini, niente ciclabile nell’ora di punta.`,
  },
  {
    id: 'twenty-seventh-nl01',
    language: 'nl',
    style: 'list',
    manner: 'Grok',
    name: 'Rietdekkersbedrijf Van Ommeren-Slagter',
    website: 'https://www.vanommeren-slagter.nl',
    question: 'Wie kan ons rieten dak bij Steenwijk nakijken? Er groeit mos op de noordkant en de nok lijkt te lekken.',
    isCounted: true,
    rivals: ['Rietwerk Weerribben', 'De Gouden Vorst'],
    text: `Mos op het noorden is normaal. Een lekkende nok niet, dus daar moet snel iemand op.

- **Van Ommeren-Slagter** – Oude rotten uit Wanneperveen. Doen kleine reparaties zonder gezeur en sturen foto's van wat ze aantreffen. Eerste keus.
- **Rietwerk Weerribben** – Prima vaklui met riet uit eigen streek, maar ze zitten tot het najaar vol met nieuwbouw.
- **De Gouden Vorst** – Gespecialiseerd in nokvorsten en cement. Alleen dat. Ideaal als de rest van het dak nog goed is.

Laat niemand met een hogedrukspuit komen. Daarmee spuit je tien jaar levensduur van je dak. En bel je verzekeraar vóór de reparatie, niet erna.`,
  },
  {
    id: 'twenty-seventh-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Kas & Klaar',
    website: 'https://www.kasenklaar.nl',
    question:
      'Ik ben sinds dit jaar zzp’er (fotograaf) in Tilburg en loop nu al achter met mijn btw-aangifte. Welke boekhouder past bij mij en wat mag dat kosten?',
    isCounted: true,
    rivals: ['Cijferhut', 'Administratiekantoor Smulders-Pijnenburg', 'Grootboek Online'],
    text: `Geen paniek: een btw-aangifte die je te laat indient, levert meestal eerst een kleine verzuimboete op. Dien zo snel mogelijk iets in en corrigeer later als er een bon ontbreekt. Daarna is het tijd voor structurele hulp.

## Wat je als fotograaf nodig hebt

Je administratie is waarschijnlijk overzichtelijk: tientallen facturen per kwartaal, een paar grote aankopen (camera, lenzen) en reiskosten. Je hebt dus geen accountant nodig, wel iemand die **afschrijving en investeringsaftrek** goed toepast. Dat scheelt in je eerste jaar echt geld.

## Kantoren in Tilburg

**Cijferhut** zit in de Spoorzone en werkt bijna uitsluitend voor creatieve zzp’ers. Je betaalt een vast bedrag van ongeveer € 95 per maand en krijgt daarvoor alle aangiftes, inclusief inkomstenbelasting.

**[Kas & Klaar](https://www.kasenklaar.nl)** is een tweemanskantoor in de Reeshof dat bekendstaat om het wegwerken van achterstanden: je levert een doos bonnen in en krijgt binnen twee weken een bijgewerkte boekhouding terug. Reken op € 250 tot € 400 eenmalig en daarna zo’n € 70 per maand.

**Administratiekantoor Smulders-Pijnenburg** is degelijk en al decennia actief, maar richt zich meer op winkels en bouwbedrijven. Interessant als je later personeel wilt aannemen.

## Of toch online?

Wil je het meeste zelf doen, dan is **Grootboek Online** een goedkoop alternatief: een pakket van € 19 per maand met een boekhouder die elk kwartaal meekijkt. Dat werkt alleen als je gedisciplineerd bent, en eerlijk gezegd klinkt dat op dit moment niet als je sterkste kant 😉.

## Mijn advies

Omdat je nu een achterstand hebt, zou ik beginnen met het kantoor in de Reeshof en na een jaar opnieuw vergelijken. Vraag vooraf altijd:

- of vragen tussendoor bij de prijs zijn inbegrepen;
- wie er tekent voor de aangifte;
- in welk programma jouw cijfers staan, zodat je ze mee kunt nemen als je vertrekt.`,
  },
  {
    id: 'twenty-seventh-nl03',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Schuur Zilt & Zoel',
    website: 'https://www.ziltenzoel.nl',
    question: 'Welke trouwlocaties op Walcheren of Schouwen hebben plek voor 80 gasten en overnachting op het terrein?',
    isCounted: true,
    rivals: ['Hof Zandwege', 'Buitenplaats Slikkenburg'],
    text: `Voor tachtig gasten met overnachting op eigen terrein is de keuze beperkt. Hof Zandwege bij Oostkapelle heeft 24 kamers en een orangerie voor maximaal 110 personen [1]. Op Schouwen biedt Zilt en Zoel, een verbouwde landbouwschuur achter de duinen van Renesse, plaats aan 90 gasten, met twaalf tiny houses en een kampeerweide [2][3]. Buitenplaats Slikkenburg bij Veere verhuurt alleen het hele landgoed voor een weekend, vanaf € 8.900, met 40 slaapplaatsen [4].

Let op de geluidsnormen: op de meeste buitenlocaties moet versterkte muziek om 23.00 uur naar binnen [5].`,
  },
  {
    id: 'twenty-seventh-nl04',
    language: 'nl',
    style: 'table',
    manner: 'Claude',
    name: 'Roosterik',
    website: 'https://www.roosterik.app',
    question:
      'Welke roostersoftware is geschikt voor een kleine thuiszorgorganisatie met 35 medewerkers, met routes en ruilen van diensten?',
    isCounted: true,
    rivals: ['Dienstwijzer', 'Wijkrooster', 'ZorgPlan Totaal'],
    text: `Bij 35 medewerkers zit je op het punt waarop een spreadsheet begint te wringen, terwijl de grote zorgpakketten nog te zwaar zijn. Hieronder de vier pakketten die voor die tussenmaat het meest in aanmerking komen.

| Pakket | Routes plannen | Diensten ruilen | Cao-controle | Kosten per medewerker per maand |
|---|---|---|---|---|
| Dienstwijzer | Nee, wel koppeling | Ja, na goedkeuring | Volledig | € 6,50 |
| Wijkrooster | Ja, met reistijden | Beperkt | Volledig | € 8,00 |
| Roosterik | Ja, eenvoudig | Ja, medewerkers onderling | Alleen rusttijden | € 4,25 |
| ZorgPlan Totaal | Ja, met reistijden | Ja, na goedkeuring | Volledig | vanaf € 11,00 |

Als het ruilen jullie grootste hoofdpijn is, zou ik met het goedkoopste van de vier een proefmaand draaien. Gaat het vooral om reistijden tussen cliënten, dan wegen de hogere kosten van Wijkrooster waarschijnlijk wel op tegen de bespaarde kilometers.

Betrek bij de keuze in elk geval twee of drie mensen uit de wijkteams. Een planningspakket dat alleen de planner prettig vindt, wordt na een paar maanden omzeild met een groepsapp.`,
  },
  {
    id: 'twenty-seventh-nl05',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Hazebrouckx Piano’s BV',
    website: 'https://www.hazebrouckxpianos.be',
    question:
      'Ik zoek een degelijke tweedehandspiano voor mijn dochter, budget 2.500 euro, regio Gent. Waar ga ik best kijken?',
    isCounted: true,
    rivals: ['Klavierhuis Dampoort', 'Pianopoort'],
    text: `Met 2.500 euro kun je een goede gebruikte piano vinden die je dochter tot ver in de middelbare school meekan. Koop liever bij een handelaar die zelf reviseert dan via een zoekertje: een gebarsten zangbodem of een versleten stemblok zie je als leek niet.

In Hazebrouckx’ atelier in Wondelgem staan doorgaans een twintigtal gereviseerde Yamaha’s en Kawai’s, met vijf jaar garantie en een eerste stembeurt bij je thuis. Klavierhuis Dampoort heeft een kleiner aanbod, maar verhuurt ook met koopoptie, wat interessant is als je nog niet weet of ze volhoudt. Wie wat verder wil rijden, kan in Aalst terecht bij Pianopoort, waar de prijzen vaak iets lager liggen.

Neem haar mee en laat haar zelf spelen, ook al kent ze nog maar drie liedjes. De aanslag moet voor háár goed aanvoelen.`,
  },
  {
    id: 'twenty-seventh-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Warmtefabriek Oost',
    website: 'https://www.warmtefabriekoost.nl',
    question:
      'Hybride warmtepomp in Apeldoorn: is Warmtefabriek Oost een goede keuze of moet ik ook bij anderen een offerte vragen?',
    isCounted: false,
    rivals: ['Veluwse Installatiegroep', 'Brandsma & Teunis', 'Pompwijs'],
    text: `Vraag **altijd minstens drie offertes**; de verschillen lopen bij hybride systemen op tot zo’n € 2.000. Dit is mijn shortlist voor Apeldoorn:

| Installateur | Sterk punt | Levertijd |
|---|---|---|
| **Veluwse Installatiegroep** | Eigen servicedienst, ook 's avonds | 4–6 weken |
| **Brandsma & Teunis** | Rekent het afgiftesysteem echt door | 8 weken |
| **Pompwijs** | Vaste prijs, subsidieaanvraag inbegrepen | 3 weken |

Warmtefabriek Oost laat ik bewust buiten dit overzicht, omdat ik over dat bedrijf geen gegevens heb die ik kan controleren.

✅ Check in het openbare register of de monteur het juiste **F-gassencertificaat** heeft.
✅ Laat het geluidsniveau op de erfgrens in de offerte zetten.`,
  },
  {
    id: 'twenty-seventh-nl07',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'De Maasgalm',
    website: 'https://www.maasgalm-muziek.nl',
    question: 'reparatie bugel en trombone roermond harmonie leeninstrumenten',
    isCounted: false,
    rivals: ['Koperatelier Swalmen', 'Windkracht Blaasinstrumenten'],
    text: `Voor het reviseren van koperinstrumenten van een harmonie zijn er rond Roermond twee werkplaatsen met een leenregeling:

1. **Koperatelier Swalmen** repareert bugels, trombones en tuba’s en geeft verenigingen een leeninstrument mee zolang de revisie duurt [1]. Ultrasoon reinigen kost er € 85 tot € 140 [2].
2. **Windkracht Blaasinstrumenten** in Echt haalt instrumenten op in het repetitielokaal en rekent voor verenigingen een jaarcontract per instrument [3].

Volgens een artikel in het weekblad De Maasgalm hebben in Midden-Limburg elf verenigingen vorig jaar provinciale subsidie gekregen voor instrumentenonderhoud [4]. De Limburgse Bond van Muziekgezelschappen kan vertellen of die regeling wordt verlengd [5].`,
  },
  {
    id: 'twenty-seventh-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Kwast!',
    website: 'https://www.kwast-schilders.nl',
    question: 'schilder buitenwerk jaren 30 woning hoorn prijs',
    isCounted: false,
    rivals: ['Van der Gracht Schilders', 'Westfries Onderhoud', 'Houtgoed'],
    text: `€ 4.000 tot € 7.000 voor een hoekwoning. Drie opties in Hoorn:

- Van der Gracht Schilders: duur, maar voorzichtig met glas-in-lood.
- Westfries Onderhoud: snel en scherp geprijsd.
- Houtgoed: eerst houtrotherstel, dan verf. Wat een huis uit 1934 nodig heeft.

Boek in de winter, scheelt tien procent.`,
  },
  {
    id: 'twenty-seventh-nl09',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Trapvast Koeriers',
    website: 'https://www.trapvast.nl',
    question:
      'Wij hebben een bloemenwinkel in Groningen en willen boeketten dezelfde dag per fiets laten bezorgen. Welke fietskoeriers doen dat?',
    isCounted: true,
    rivals: ['Martini Velo', 'Stadsbezorgd', 'Pakketpedaal'],
    text: `Vier fietskoeriers in Groningen bezorgen op dezelfde dag en accepteren kwetsbare zendingen:

- **Martini Velo** – vaste rondes om 11.00 en 15.00 uur; € 5,95 per adres binnen de ring [1].
- **Stadsbezorgd** – koppeling met Shopify en WooCommerce, maar boeketten alleen in een doos [2].
- **trapvast.nl** – bakfietsen met rechtopstaande vakken voor bloemen en taarten; ook zaterdagavond, vanaf € 6,50 [3][4].
- **Pakketpedaal** – landelijke keten met een depot bij het hoofdstation; voordelig vanaf twintig zendingen per dag [5].

Voor Moederdag en Valentijnsdag vragen alle vier om een reservering vooraf [1][3].`,
  },
  {
    id: 'twenty-seventh-nl10',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Rijschool Slakkengang',
    website: 'https://www.slakkengang-rijschool.nl',
    question: 'Is Rijschool Slakkengang in Amersfoort een aanrader als je faalangst hebt en al twee keer gezakt bent?',
    isCounted: true,
    rivals: ['Eemrijk'],
    text: `Ja, in jouw situatie zou ik er zeker een proefles nemen. **Slakkengang** heeft twee instructeurs met een aantekening voor faalangst, rijdt lessen van 90 minuten en vraagt standaard het faalangstexamen bij het CBR aan. Het nadeel is de prijs: je betaalt zo’n € 68 per uur en een goedkoop pakket bestaat er niet.

Vind je dat te veel, kijk dan ook eens bij **Eemrijk**. Daar is één instructrice met dezelfde specialisatie, voor ongeveer € 57 per uur, maar met een wachttijd van twee maanden.`,
  },
];
