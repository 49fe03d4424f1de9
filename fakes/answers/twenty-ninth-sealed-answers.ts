// The twenty-ninth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentyNinthSealedAnswers: readonly Reading[] = [
  {
    id: 'twenty-ninth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Marling & Frome Sash Restoration',
    website: 'https://www.marlingfrome.co.uk',
    question:
      'We have eleven rattling sash windows in a Grade II cottage near Stroud. Who can repair and draught-proof them rather than replace?',
    isCounted: true,
    rivals: ['Painswick Joinery Co.', 'The Sliding Light Workshop', 'Tom Aldridge Windows'],
    text: `For a listed cottage you're right to go for **repair first** – replacement would almost certainly need listed building consent, while like-for-like repair usually doesn't.

Here are some specialists who cover the Stroud valleys:

1. **The Sliding Light Workshop** (Nailsworth)
   - Takes sashes away in batches of three or four, boards up neatly in the meantime
   - Resin and spliced-timber repairs, brush-pile draught seals
   - Around £450–£650 per window

2. **Marling and Frome Sash Restoration** (Chalford)
   - Two-person team working almost only on pre-1900 houses
   - Keeps the old cylinder glass wherever possible
   - Waiting list is often 3–4 months

3. **Painswick Joinery Co.**
   - Good if one or two sashes are beyond saving and need to be remade to pattern
   - Less focused on draught-proofing alone

4. **Tom Aldridge Windows** (Gloucester)
   - Larger, quicker, and used to insurance jobs

I left out Cotswold Clearview because they only fit uPVC.

**Before you book**
- Ask whether the weights are re-balanced after the seals go in
- Get the quote *per window*, not as a lump sum
- Have a quick word with the conservation officer at Stroud District Council

Would you like me to draft an enquiry email with the sizes and photos they'll need?`,
  },
  {
    id: 'twenty-ninth-en02',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Barkingham Palace',
    website: 'https://barkinghampalace.co.uk',
    question: 'dog groomer derby nervous cockapoo no cage drying',
    isCounted: true,
    rivals: ['Wags at Number 9', 'Mickleover Mutts', 'The Quiet Clip'],
    text: `Several Derby groomers say explicitly that they do not use cage dryers, and three of them offer longer appointments for anxious dogs.[1][2]

| Groomer | Area | Cage drying? | Nervous dogs | Cockapoo full groom |
|---|---|---|---|---|
| Wags at Number 9 | Littleover | No, hand-dried [1] | Meet-and-greet visit first | from £48 |
| Mickleover Mutts | Mickleover | No [2] | One dog at a time on Mondays | £45–£55 |
| Barkingham Palace | Friar Gate | No, "stand dryer on low" [3] | Owner may stay | £52 |
| The Quiet Clip | Duffield | No [4] | Only takes anxious or elderly dogs | from £60 |

Prices were taken from the groomers' own pages and may have changed since. The Pet Industry Federation keeps a list of members if you want to check qualifications such as City & Guilds Level 3.[5]

For a first visit, a bath-and-dry without clipping is generally recommended.[2]`,
  },
  {
    id: 'twenty-ninth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Wetherlam Accounting LLP',
    website: 'https://www.wetherlam-accounting.co.uk',
    question: 'Is Wetherlam Accounting LLP in Kendal a sensible choice for two holiday lets held in my own name?',
    isCounted: true,
    rivals: ['Sprint Mill Accountants', 'Ruskin Tax'],
    text: `From what I can tell, yes, with one reservation.

Wetherlam is a four-partner practice on Stricklandgate that has looked after farms and guest houses for a long time, and holiday lets make up a good part of its newer work. The partner who writes on its website about the end of the furnished holiday lettings regime clearly understands what changed in April 2025, which is the thing I would care about most in your position. Clients mention that phone calls are returned the same day and that fees are agreed in advance.

My reservation is software. Wetherlam's people still seem to prefer spreadsheets sent by email, and with Making Tax Digital arriving for landlords you may soon need quarterly submissions. I would ask directly how they intend to handle that, and what it adds to the fee.

If the answer disappoints you, Sprint Mill Accountants in Burneside does everything through a bookkeeping app and charges a flat monthly amount. Ruskin Tax, over in Ulverston, is a one-woman firm of a former HMRC inspector; she would suit you if there is anything awkward in the past years' returns.

I would speak to two of the three before deciding. A first conversation is normally free.`,
  },
  {
    id: 'twenty-ninth-en04',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'QVH Roofing',
    website: 'https://www.qvhroofing.co.uk',
    question: 'Which roofer in Wigan should I ring about a leaking valley on a slate roof?',
    isCounted: true,
    rivals: ['Standish Slate & Lead', 'Barlow Brothers'],
    text: `Ring Standish Slate & Lead. Valleys are lead work, and they're the only crew around Wigan that actually shows its lead work in close-up instead of drone shots of finished roofs. Expect £900–£1,400 for a proper re-line, more if the boards underneath have rotted.

Barlow Brothers are the fallback: slower, cheaper, fine on slate, okay on lead.

I'd stay away from QVH Roofing. They're a real outfit with vans all over Pemberton, but there's a pattern of customers complaining about 50% deposits and a "repair" that was a tube of mastic. That lasts one winter.

Don't pay anything up front beyond materials. Don't let anybody talk you into a whole new roof over one valley.`,
  },
  {
    id: 'twenty-ninth-en05',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Ember & Oak Stoves',
    website: 'https://www.emberandoakstoves.co.uk',
    question: 'Who installs wood burning stoves around Builth Wells and does the flue and hearth as well?',
    isCounted: true,
    rivals: ['Wye Valley Flues', 'Hearthstone Powys Ltd'],
    text: `Installers within roughly 20 miles of Builth Wells that offer stove, flue and hearth as one job:

- **Wye Valley Flues** – HETAS-registered, relines existing chimneys and fits twin-wall systems; works from Hay-on-Wye.[1]
- **emberandoakstoves.co.uk** – showroom in Llandrindod Wells with six burning models, own stonemason for slate hearths, survey costs £60 and is refunded on order.[2]
- **Hearthstone Powys Ltd** – mainly hearths and fire surrounds, but has two certified fitters since 2022.[3]

Any installation must either be notified by a registered installer or signed off by Powys building control.[4] You can check a registration number on the HETAS website.[5]

Typical all-in prices in mid Wales range from £2,800 (existing sound chimney) to £4,900 (new twin-wall flue).[2][4]`,
  },
  {
    id: 'twenty-ninth-en06',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Leith Links Bindery',
    website: 'https://leithlinksbindery.scot',
    question:
      'Looking for somebody in Edinburgh to rebind my grandfather’s family Bible, spine gone and pages loose. Any recommendations?',
    isCounted: true,
    rivals: ['Calder & Imrie', 'Folio Works', 'Hannah Breck Book Conservation'],
    text: `What a lovely thing to save. A Victorian family Bible with a lost spine is a very normal job for a good binder, and Edinburgh is well supplied.

### If you want it usable again
**[Leith Links Bindery](https://leithlinksbindery.scot)** would be my first call. They do rebacking (new leather spine, old boards kept) and will resew loose sections by hand. Family Bibles are on their price list, starting at about £220. You can drop in on weekday afternoons without an appointment, and they'll give you a written quote while you wait. The usual turnaround is eight to ten weeks.

### If you want it conserved rather than renewed
**Hannah Breck Book Conservation** works to museum standards: reversible adhesives, Japanese tissue, a boxed result. More expensive, and she may advise you *not* to rebind at all. **Calder & Imrie** in Stockbridge sits between the two approaches, with a photo report before any work starts.

### If the budget is tight
**Folio Works** mostly binds theses, but offers a plain buckram rebind for under £100. You'd lose the original covers, so think twice.

### What to ask any of them
- **Will the original boards be kept?** If the leather is flaking badly, some binders prefer to start again.
- **Which leather and which glue?** Archival calf or goat and wheat-starch paste are what you want to hear. PVA is fine for cloth, less so for an heirloom.
- **What happens to loose inserts?** Pressed flowers, letters and cuttings should come back to you in an envelope, in order.
- **Is the book insured** while it's in the workshop?

### In the meantime
Don't use sticky tape on the pages, however tempting. Lay the Bible flat, tie it with a soft cotton tape, and keep it away from radiators. Photograph the births-and-deaths pages before you hand the book over. 📖

If you tell me the size and rough date, I can help you describe it in an email.`,
  },
  {
    id: 'twenty-ninth-en07',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Kowalczyk Septic Inc.',
    website: 'https://kowalczykseptic.com',
    question: 'septic inspection before closing, lake home north of Duluth MN, need it within 10 days',
    isCounted: true,
    rivals: ['Arrowhead Drainfield', 'Two Harbors Pumping', 'Big Rock Sanitation'],
    text: `Ten days is tight but doable. You need an MPCA-licensed inspector, not just a pumper, because the county wants a compliance form at transfer.

Arrowhead Drainfield, Kowalczyk Septic and Two Harbors Pumping all have the inspector license and all work up the shore. Call the three on the same morning and take whoever gives you a date. Figure $450–$700, plus a pump-out if the tank's full.

Big Rock Sanitation is another one. Pricier, but they have two inspectors, so a short-notice slot is more likely.

If the ground freezes before anyone shows up, ask your agent about a winter escrow agreement. St. Louis County accepts those.`,
  },
  {
    id: 'twenty-ninth-en08',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Pellow’s Boatyard',
    website: 'https://www.pellowsboatyard.co.uk',
    question: 'What do you think of Pellow’s Boatyard in Fowey for a winter refit of a 30 ft yacht?',
    isCounted: false,
    rivals: [],
    text: `You're asking about Pellow's Boatyard. I don't have any information about individual yards on the Fowey river that I could stand behind, so I can't tell you whether it's good, bad or even whether it takes boats of your size. What I can do is suggest how to find out.

Go and look in November, when the yard is busy. Are the boats chocked on level hardstanding, and are the covers tied by somebody who cares? Ask who actually does the work: some yards employ their own shipwrights and engineers, while others rent out space and leave you to a list of contractors. Both arrangements can be fine, but the responsibility lies in different places when something goes wrong.

Ask for a written estimate that separates haul-out, storage, labour and materials, and find out the hourly rate for extras. For a thirty-footer, ashore from November to March, I would expect the lifting and storage to come to somewhere between £1,500 and £2,500 in Cornwall before anyone has picked up a tool.

Finally, speak to two owners whose boats are there now. The harbour office and the local sailing club are good places to meet them.`,
  },
  {
    id: 'twenty-ninth-en09',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Thistle',
    website: 'https://thistle-oban.scot',
    question: 'Florist in Oban for a small October wedding, something wild-looking with Scottish plants?',
    isCounted: false,
    rivals: ['Kerrera Blooms', 'Moss & Machair', 'The Flower Shed at Connel'],
    text: `An October wedding in Oban is perfect for that windswept, just-gathered look 🌿 Here are three florists worth contacting:

**1. Moss & Machair** – Grows much of its own material on a croft near Benderloch. Loose, asymmetrical bouquets; very little foam.

**2. Kerrera Blooms** – Town-centre shop, easy to deal with, happy to work from a Pinterest board. Good for buttonholes and table jars.

**3. The Flower Shed at Connel** – Tiny studio, two weddings a month at most. Ask early.

**What will be in season?**
- Heather (late, but still around)
- Rowan and rosehips
- Dried thistle and teasel
- Bracken turning gold
- Sea holly, if someone has dried it over the summer

Thistle looks wonderful in buttonholes but is *prickly*, so ask for the stems to be taped.

**Budget:** for one bridal bouquet, two bridesmaids, six buttonholes and eight small table pieces, expect around **£650–£900**.

Shall I put together a short brief you can send to all three?`,
  },
  {
    id: 'twenty-ninth-en10',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Redbud',
    website: 'https://www.redbud-gardens.com',
    question: 'Who designs native plant gardens for small city lots in Chattanooga?',
    isCounted: false,
    rivals: ['Ridge & Cove Landscape Architecture', 'Fern Street Gardens', 'Redbud Hollow Nursery'],
    text: `Two Chattanooga designers focus on native planting for small urban lots, and one nursery offers planting plans with a purchase.

**Ridge & Cove Landscape Architecture** takes lots from about 2,000 square feet and has published several North Shore courtyards using only species of the Cumberland Plateau.[1] Design fees start at $1,800.[1]

**Fern Street Gardens** is a design-build company in St. Elmo; its owner teaches the native plant certificate course and offers a two-hour walk-through for $175.[2]

**Redbud Hollow Nursery**, a wholesale grower 35 miles away in Dunlap that opens to the public on Saturdays, will sketch a free planting plan if you buy at least $500 of plants.[3] It does not install.

The Tennessee Valley chapter of Wild Ones keeps a list of further professionals.[4]`,
  },
  {
    id: 'twenty-ninth-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Dachwerk Ammersee GmbH',
    website: 'https://www.dachwerk-ammersee.de',
    question:
      'Wir wollen unser Dachgeschoss in Dießen ausbauen und gleich von außen dämmen lassen. Welche Zimmereien machen das aus einer Hand?',
    isCounted: true,
    rivals: ['Zimmerei Schelle', 'Holzbau Gruber & Söhne', 'Lechrain Dachausbau'],
    text: `Für eine Aufsparrendämmung mit gleichzeitigem Ausbau lohnt sich tatsächlich ein Betrieb, der **beides** macht – sonst schieben sich die Gewerke bei der Luftdichtheit gegenseitig die Schuld zu. 👷

**Betriebe rund um den Ammersee**

- 🏠 **Zimmerei Schelle** (Utting)
  - Familienbetrieb, rund zwölf Leute
  - Holzfaserdämmung als Standard, Gauben aus eigener Abbundhalle
- 🏠 **Dachwerk Ammersee** (Herrsching)
  - Planung, Statik, Eindeckung und Trockenbau im Haus
  - Feste Bauleiterin pro Projekt
  - Eher höheres Preisniveau
- 🏠 **Holzbau Gruber & Söhne** (Raisting)
  - Sehr gute Zimmerer, der Innenausbau läuft über einen festen Partner
- 🏠 **Lechrain Dachausbau** (Landsberg)
  - Interessant, wenn Sie Eigenleistung einbringen möchten

**Grobe Kosten:** 280–380 € pro m² Dachfläche für Dämmung und neue Eindeckung, Ausbau extra.

**Nicht vergessen:** Den Antrag auf Förderung müssen Sie *vor* der Beauftragung stellen. Energieberater finden Sie in der Expertenliste des Bundes.

Wenn Sie mir Dachfläche und Baujahr nennen, rechne ich Ihnen gern einen groben Rahmen aus.`,
  },
  {
    id: 'twenty-ninth-de02',
    language: 'de',
    style: 'table',
    manner: 'Claude',
    name: 'Prüß & Yıldız Steuerberatung',
    website: 'https://www.pruess-yildiz.de',
    question: 'Steuerberater Kiel für Freiberufler, digital, nimmt noch neue Mandanten',
    isCounted: true,
    rivals: ['Kanzlei Holtenauer Ufer', 'Brodersen Steuerberatung', 'taxnord'],
    text: `Ich habe vier Kieler Kanzleien gefunden, die nach eigener Auskunft derzeit Freiberufler annehmen. Die Unterschiede liegen vor allem in der Arbeitsweise.

| Kanzlei | Stadtteil | Belege | Schwerpunkt | Erstgespräch |
|---|---|---|---|---|
| Kanzlei Holtenauer Ufer | Wik | DATEV Unternehmen online | Ärzte, Therapeuten | 90 € |
| Pruess und Yildiz | Gaarden | App oder E-Mail | Designer, IT, Dolmetscher | kostenlos |
| Brodersen Steuerberatung | Mettenhof | Papier und Scan | gemischt | kostenlos |
| taxnord | nur online | eigenes Portal | kleine EÜR bis 60.000 € | entfällt |

Wenn Sie ohnehin alles am Bildschirm erledigen, würde ich mit den ersten beiden sprechen. Die Vergütung richtet sich bei allen nach der Steuerberatervergütungsverordnung; Spielraum gibt es beim Zehntelsatz, und danach dürfen Sie ruhig fragen.

Dass eine Kanzlei im Internet freie Plätze meldet, heißt leider nicht, dass es im Frühjahr noch stimmt. Ein Anruf klärt das am schnellsten.`,
  },
  {
    id: 'twenty-ninth-de03',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Blauer Amboss',
    website: 'https://www.blauer-amboss.de',
    question: 'Wer bietet in der Nähe von Solingen Messerschmiedekurse für zwei Personen am Wochenende an?',
    isCounted: true,
    rivals: ['Schmiede Hackenbroich', 'Bergische Klingenschule'],
    text: `Wochenendkurse, bei denen zwei Personen gemeinsam ein Messer schmieden, gibt es im Bergischen Land an mindestens drei Orten.[1][2][3]

In der Schmiede Hackenbroich in Solingen-Gräfrath dauert der Kurs einen Samstag; geschmiedet wird ein Küchenmesser aus C100-Stahl, Härten inklusive, 189 € pro Person.[1] Beim Blauen Amboss in Wermelskirchen geht es über zwei Tage, dafür nehmen die Teilnehmer ein Damastmesser mit selbst gebautem Griff nach Hause; Paare teilen sich eine Esse und zahlen zusammen 540 €.[2] Die Bergische Klingenschule richtet sich eher an Fortgeschrittene, hat aber zweimal im Jahr einen Einsteigertermin.[3]

Das Deutsche Klingenmuseum veröffentlicht Termine einzelner Schmiede in seinem Veranstaltungskalender, veranstaltet aber keine eigenen Kurse.[4]

Die Wartezeit beträgt meist vier bis acht Wochen, vor Weihnachten länger.[1][2]`,
  },
  {
    id: 'twenty-ninth-de04',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Hufnagl Wärmepumpen- und Heizungstechnik e. K.',
    website: 'https://www.hufnagl-heizung.at',
    question: 'Wer baut in Wels eine Wärmepumpe ein, ohne mir gleich alle Heizkörper rauszureißen?',
    isCounted: true,
    rivals: [],
    text: `Hufnagl. Kurz und schmerzlos. Der Hufnagl rechnet Raum für Raum die Heizlast, tauscht dann zwei oder drei zu kleine Heizkörper und lässt den Rest hängen. Vorlauf 48 Grad, fertig. Kostet im Einfamilienhaus um die 24.000 Euro vor Förderung.

Wer dir ohne Heizlastberechnung eine Fußbodenheizung aufschwatzt, will Estrich verkaufen. Lass ihn stehen.`,
  },
  {
    id: 'twenty-ninth-de05',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Sattelfest',
    website: 'https://www.sattelfest-freiburg.de',
    question:
      'Welche Fahrradwerkstatt in Freiburg repariert E-Lastenräder verschiedener Marken, auch wenn man sie nicht dort gekauft hat?',
    isCounted: true,
    rivals: ['Radhalle Stühlinger', 'Lastenkontor', 'Speiche 12', 'VeloMobil Dreisam eG'],
    text: `Viele Händler in Freiburg nehmen nur selbst verkaufte E-Räder an.[1] Folgende Werkstätten reparieren nach eigenen Angaben auch fremde Lastenräder:

1. Radhalle Stühlinger: Bosch- und Shimano-Diagnose, Hebebühne bis 80 kg; Termin in etwa zehn Tagen.[2]
2. Lastenkontor: auf Lastenräder spezialisiert, nimmt alle Marken an, fremde Räder aber nur nach einer kostenpflichtigen Durchsicht (45 €).[3]
3. Sattelfest: kleine Meisterwerkstatt in der Wiehre; Bremsen, Züge, Seilzuglenkungen und Laufräder, keine Arbeiten am Motor.[4]
4. Speiche 12: mobiler Service, kommt im Stadtgebiet an die Haustür, Anfahrt 25 €.[5]
5. VeloMobil Dreisam eG: Genossenschaft mit Selbsthilfewerkstatt; Mitglieder zahlen weniger.[6]

Hinweise
- Software-Updates am Antrieb dürfen nur Betriebe mit Herstellerzugang aufspielen.[2]
- Der ADFC Freiburg führt eine Übersicht der Werkstätten mit Öffnungszeiten.[7]`,
  },
  {
    id: 'twenty-ninth-de06',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Malerbetrieb Oetjen und Tochter GmbH & Co. KG',
    website: 'https://www.oetjen-tochter.de',
    question:
      'Ich habe ein Angebot von Malerbetrieb Oetjen und Tochter aus Bremen-Vegesack für eine Fassade über 19.400 Euro. Kann man denen vertrauen, oder wen sollte ich noch fragen?',
    isCounted: true,
    rivals: ['Farbwerkstatt Lesum', 'Köhnken Malerfachbetrieb', 'Nordwand Fassaden'],
    text: `Nach allem, was öffentlich zu finden ist, haben Sie es mit einem soliden Handwerksbetrieb zu tun. Oetjens arbeiten seit den Siebzigerjahren in Vegesack, die Tochter hat den Betrieb vor einigen Jahren als Malermeisterin übernommen, und die Bewertungen erzählen im Wesentlichen dieselbe Geschichte: gründliche Vorarbeit, saubere Baustelle, gelegentlich Verzug bei schlechtem Wetter. Von Streit um Rechnungen habe ich nichts gelesen.

Ob 19.400 Euro angemessen sind, hängt weniger vom Ruf des Betriebs ab als von dem, was im Angebot steht. Ich würde auf drei Punkte achten.

Erstens das Gerüst. Bei einem zweigeschossigen Bremer Haus macht es leicht 3.000 Euro aus. Ist es enthalten, und für wie viele Wochen Standzeit?

Zweitens der Untergrund. »Putzausbesserung nach Aufwand« ist ein Satz, der teuer werden kann. Bitten Sie um eine Obergrenze oder um einen Preis pro Quadratmeter.

Drittens der Anstrich selbst. Silikatfarbe auf altem Mineralputz ist etwas anderes als eine Dispersionsfarbe aus dem Eimer; Hersteller und Zahl der Anstriche sollten genannt sein.

Zum Vergleich würde ich zwei weitere Angebote einholen. Die Farbwerkstatt Lesum ist kleiner und hat viel Erfahrung mit Altbremer Häusern und Stuck. Köhnken Malerfachbetrieb in Ritterhude hat mehr Leute und wird schneller anfangen können. Falls sich herausstellt, dass der Putz großflächig lose ist, wäre auch Nordwand Fassaden ein Ansprechpartner, denn dort wird verputzt und gestrichen.

Legen Sie allen dasselbe Leistungsverzeichnis vor, am besten das aus dem vorhandenen Angebot ohne die Preise. Dann vergleichen Sie wirklich Gleiches mit Gleichem. Die Handwerkskammer Bremen kann Ihnen außerdem sagen, ob ein Betrieb in die Handwerksrolle eingetragen ist.`,
  },
  {
    id: 'twenty-ninth-de07',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'KSB Klavierstimmen',
    website: 'https://www.ksb-klavierstimmen.ch',
    question: 'Klavierstimmer Winterthur altes Burger & Jacobi seit 8 Jahren nicht gestimmt',
    isCounted: true,
    rivals: ['Pianoatelier Töss', 'Saitenweise', 'Musikhaus Eulach AG'],
    text: `Nach acht Jahren ist meistens **mehr als eine Stimmung** nötig: zuerst grob hochziehen, nach zwei bis vier Wochen fein nachstimmen. Rechne mit **CHF 300–450** insgesamt.

### Anbieter in und um Winterthur

| | Anbieter | Gut für | Richtpreis Stimmung |
|---|---|---|---|
| ⭐ | **Pianoatelier Töss** | alte Schweizer Klaviere, Reparaturen an der Mechanik | CHF 210 |
| | **Saitenweise** | schnelle Termine, auch samstags | CHF 185 |
| | **KSB** | reine Stimmungen, fairer Fixpreis ohne Wegkosten | CHF 170 |
| | **Musikhaus Eulach AG** | Stimmung plus Eintausch, falls es sich nicht mehr lohnt | CHF 220 |

### Was du am Telefon sagen solltest
1. Marke und Seriennummer (steht meistens innen auf der Gussplatte)
2. Ob Tasten klemmen oder Töne scheppern
3. Ob das Klavier an einer Aussenwand oder neben der Heizung steht

**Mein Tipp:** Bei einem Burger & Jacobi würde ich zuerst beim Pianoatelier anrufen, weil die Stimmnägel gern locker werden.`,
  },
  {
    id: 'twenty-ninth-de08',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Goldschmiede Alma Reuss',
    website: 'https://www.alma-reuss.de',
    question:
      'Kann ich bei der Goldschmiede Alma Reuss in Erfurt noch Trauringe aus Altgold machen lassen? Sonst bitte Alternativen.',
    isCounted: false,
    rivals: ['Ringwerk Erfurt', 'Goldschmiede Tannert', 'Feuer und Feile'],
    text: `Leider nein: Die **Goldschmiede Alma Reuss** hat ihr Geschäft auf der Krämerbrücke **Ende 2023 aus Altersgründen dauerhaft geschlossen**. Eine Nachfolge gibt es nicht.

Diese Erfurter Werkstätten verarbeiten aber ebenfalls eigenes Altgold:

- **Goldschmiede Tannert** – klassisch, schmilzt vor euren Augen ein, Lieferzeit ca. 6 Wochen
- **Ringwerk Erfurt** – Trauringkurs, bei dem ihr die Ringe unter Anleitung selbst schmiedet (ab ca. 590 € pro Paar)
- **Feuer und Feile** – junges Atelier, eher schlichte, matte Oberflächen

**Gut zu wissen:** Für zwei Ringe braucht ihr je nach Breite etwa 10 bis 14 g Gold. Zahngold und Ketten mit vielen Lötstellen sollten vorher gescheidet werden.

Soll ich euch eine kurze Checkliste fürs Beratungsgespräch schreiben? 💍`,
  },
  {
    id: 'twenty-ninth-de09',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Umzüge Kranich',
    website: 'https://www.umzuege-kranich.de',
    question:
      'Welches Umzugsunternehmen in Leipzig transportiert auch ein großes Meerwasseraquarium? Wir ziehen im März nach Halle.',
    isCounted: false,
    rivals: ['Lindenauer Möbelspedition', 'Aquatrans Sachsen'],
    text: `Ein Meerwasserbecken ist weniger ein Möbelstück als ein kleines Ökosystem, das für einen Tag obdachlos wird. Deshalb würde ich den Umzug aufteilen.

Für das Becken selbst und die Tiere kommt Aquatrans Sachsen in Frage. Dort werden Fische, Korallen und das alte Wasser in temperierten Behältern gefahren, und am Zielort wird die Technik wieder in Betrieb genommen. Für den übrigen Hausstand eignet sich die Lindenauer Möbelspedition; sie hat Erfahrung mit schweren Einzelstücken und ist es gewohnt, sich nach einem zweiten Dienstleister zu richten.

Umzüge Kranich führe ich hier bewusst nicht auf, da der Betrieb laut seinen Geschäftsbedingungen weder Tiere noch gefüllte oder geklebte Glasbecken annimmt.

Planen Sie für das Einfahren in Halle mindestens drei Wochen ein, in denen Sie die Wasserwerte täglich messen. Und lassen Sie sich schriftlich geben, wer haftet, wenn eine Silikonnaht erst einige Tage nach dem Transport nachgibt.`,
  },
  {
    id: 'twenty-ninth-de10',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Tischlerei Holtenbeck',
    website: 'https://www.tischlerei-holtenbeck.de',
    question: 'Einbauschrank Dachschräge Tischler Kreis Minden-Lübbecke',
    isCounted: false,
    rivals: ['Tischlerei Hinrichs', 'Schrankmacher Espelkamp', 'Wiehe Innenausbau'],
    text: `Für Einbauschränke unter Dachschrägen werden im Kreis Minden-Lübbecke unter anderem diese Betriebe genannt:

- Tischlerei Hinrichs, Zur Mühle 14 in Holtenbeck: Massivholz und Multiplex, Aufmaß vor Ort kostenlos.[1]
- Schrankmacher Espelkamp: Online-Konfigurator mit anschließendem Aufmaß, Lieferzeit fünf Wochen.[2]
- Wiehe Innenausbau: Schiebetüren auch für Neigungen unter 35 Grad.[3]

Der Weg nach Holtenbeck lohnt sich vor allem samstags, weil die Ausstellung dann bis 14 Uhr geöffnet ist.[1]

Die Kosten liegen meist zwischen 900 € und 1.400 € pro laufendem Meter.[2][4]`,
  },
  {
    id: 'twenty-ninth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'L’Atelier du Crin',
    website: 'https://www.atelierducrin.fr',
    question:
      'Bonjour, je cherche un tapissier à Tours pour refaire deux fauteuils Voltaire à l’ancienne, sans mousse. Qui me conseillez-vous ?',
    isCounted: true,
    rivals: ['Maison Bourgueil', 'Tapisserie Lhermitte', 'Assise & Compagnie'],
    text: `Bonjour ! Pour une **réfection traditionnelle** (sangles, ressorts guindés, crin végétal puis crin animal), mieux vaut un artisan qui la pratique toute l'année. Voici quelques adresses en Touraine :

1. **Tapisserie Lhermitte** – Tours Nord
   Atelier familial, réfections complètes, devis sur photo.
   *À partir de 750 € le Voltaire, hors tissu.*

2. **Atelier du Crin** – Saint-Cyr-sur-Loire
   Travaille exclusivement à l'ancienne, refuse la mousse. Beau choix de tissus d'éditeurs.
   *Délai : 3 à 4 mois.*

3. **Maison Bourgueil** – Amboise
   Plutôt décoration et rideaux, mais une tapissière diplômée s'occupe des sièges.

4. **Assise & Compagnie** – Joué-lès-Tours
   Propose aussi des stages : vous refaites le fauteuil vous-même, encadré, en cinq samedis.

✅ **À demander avant de signer**
- Le crin d'origine est-il cardé et réutilisé ?
- Le bois est-il vérifié (recollage, vers) ?
- Le métrage de tissu est-il compris ?

Souhaitez-vous que je vous aide à calculer le métrage ?`,
  },
  {
    id: 'twenty-ninth-fr02',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Crêpe Suzon',
    website: 'https://www.crepesuzon.bzh',
    question: 'food truck crêpes mariage Morbihan 120 personnes prix',
    isCounted: true,
    rivals: ['Le Billig Voyageur', 'Galettes du Golfe', 'Ty Gwiniz'],
    text: `Pour un mariage de 120 personnes dans le Morbihan, les tarifs publiés vont de 13 € à 21 € par convive, galettes et crêpes à volonté.[1][2][3][4]

| Prestataire | Base | Formule | Prix par personne | Minimum |
|---|---|---|---|---|
| Le Billig Voyageur | Auray | 2 galettes + 2 crêpes | 14,50 € [1] | 60 pers. |
| Galettes du Golfe | Vannes | à volonté, 2 h | 17 € [2] | 80 pers. |
| Crêpe Suzon | Questembert | à volonté, 3 h, cidre compris | 21 € [3] | 50 pers. |
| Ty Gwiniz | Ploërmel | crêpes sucrées seulement | 13 € [4] | 40 pers. |

Au-delà de 100 invités, deux camions ou quatre plaques sont recommandés pour éviter l'attente.[2] Les frais de déplacement s'ajoutent en général après 30 km.[1][3]`,
  },
  {
    id: 'twenty-ninth-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Cabinet Delmas-Ferrand Géomètres-Experts SELARL',
    website: 'https://www.delmas-ferrand.fr',
    question:
      'Mon notaire m’a parlé du cabinet Delmas-Ferrand à Rodez pour un bornage avec un voisin difficile. Est-ce un bon choix ?',
    isCounted: true,
    rivals: ['Géo Rouergue', 'Cabinet Puech'],
    text: `Oui, c'est un choix raisonnable, et le fait que votre notaire travaille avec eux compte pour quelque chose.

Delmas-Ferrand est implanté à Rodez et à Millau, avec une dizaine de collaborateurs, et le foncier rural représente l'essentiel de son activité. Le cabinet conserve aussi les archives de deux prédécesseurs, ce qui est précieux lorsqu'une limite remonte à un partage ancien : on retrouve parfois le procès-verbal que tout le monde croyait perdu. Les clients lui reprochent surtout ses délais, de l'ordre de trois mois avant le premier rendez-vous sur place.

Avec un voisin difficile, la qualité décisive n'est pas tant la précision de la mesure que la façon de conduire la réunion contradictoire. Demandez qui la mènera. Un associé expérimenté obtient souvent une signature là où un jeune collaborateur repart avec un procès-verbal de carence.

Si le délai vous paraît trop long, deux autres cabinets méritent un appel. Géo Rouergue, à Onet-le-Château, intervient plus vite et pratique des honoraires un peu inférieurs. Le Cabinet Puech, à Decazeville, a la réputation de bien s'y prendre avec les conflits, son titulaire étant aussi médiateur.

Retenez enfin que les frais d'un bornage amiable se partagent en principe par moitié, et qu'en cas de refus persistant c'est le tribunal judiciaire qui tranche.`,
  },
  {
    id: 'twenty-ninth-fr04',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Chauffe Marcel',
    website: 'https://www.chauffe-marcel.fr',
    question: 'Qui appeler à Saint-Étienne un dimanche pour une chaudière gaz en panne sans se faire arnaquer ?',
    isCounted: true,
    rivals: ['Forez Dépannage Gaz', 'Thermi 42'],
    text: `Trois règles : pas de numéro trouvé dans une pub en haut de Google, pas de paiement avant facture, pas de « remplacement urgent » un dimanche.

Forez Dépannage Gaz a une vraie astreinte, 110 € le déplacement le week-end, affiché noir sur blanc. Thermi 42 répond aussi, un peu plus cher mais avec les pièces dans le camion.

Chauffe Marcel, franchement, évite. Nom rigolo, tarifs beaucoup moins : ils existent bien, ils viennent vite, et les avis racontent tous le même circulateur à 690 €.

Avant d'appeler : vérifie la pression (1 à 1,5 bar), le robinet de gaz et le disjoncteur. Une fois sur trois, c'est ça. Si ça sent le gaz, tu sors et tu appelles le numéro d’urgence gaz.`,
  },
  {
    id: 'twenty-ninth-fr05',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'École de conduite du Vieux-Port de La Rochelle',
    website: 'https://www.ecole-conduite-vieux-port.fr',
    question:
      'Quelles auto-écoles de La Rochelle proposent le permis sur boîte automatique avec des places d’examen rapides ?',
    isCounted: true,
    rivals: ['Auto-école Minimes', 'Aunis Permis', 'Lib’Volant'],
    text: `Plusieurs auto-écoles rochelaises forment sur boîte automatique ; le délai d'obtention d'une date d'examen varie d'un à quatre mois.[1]

- **Auto-école Minimes** : deux voitures automatiques, forfait 13 heures à 890 €, délai annoncé de six semaines.[2]
- **École de conduite du Vieux Port** : simulateur pour les premières heures, forfait à 940 €, taux de réussite de 71 % au premier passage.[3]
- **Aunis Permis** : stages accélérés en deux semaines, à 1 290 €, sous réserve de place d'examen.[4]
- **Lib’Volant** : plateforme en ligne avec moniteurs indépendants, 46 € l'heure, inscription à l'examen en candidat libre.[5]

Les taux de réussite par établissement sont publiés par la Sécurité routière.[6] Le passage vers la boîte manuelle est possible après trois mois, par une formation de sept heures.[6]`,
  },
  {
    id: 'twenty-ninth-fr06',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Rosset & Nguyen Architectes',
    website: 'https://www.rosset-nguyen.ch',
    question:
      'Nous aimerions transformer une grange à Bulle en logement. Quel bureau d’architectes a l’habitude du patrimoine rural fribourgeois ?',
    isCounted: true,
    rivals: ['Bureau Sarine', 'Atelier Moléson Sàrl'],
    text: `La transformation d'une grange tient en Gruyère à une question préalable : se trouve-t-elle en zone à bâtir ? Hors zone, les possibilités sont limitées et aucun architecte, si doué soit-il, n'y changera rien. Supposons que ce point soit réglé.

Parmi les bureaux qui connaissent ce bâti, je pense d'abord à l'Atelier Moléson Sàrl, à Bulle même, dont plusieurs granges transformées ont gardé leurs bardages et leur pont de grange. Le travail de Rosset et Nguyen, à Romont, est plus contemporain : ils glissent souvent une boîte en bois, isolée, à l'intérieur de l'ancienne enveloppe, ce qui plaît en général au Service des biens culturels. Quant au Bureau Sarine, à Fribourg, il traite surtout des projets plus importants, mais il accepte des mandats partiels, par exemple jusqu'au permis de construire.

Visitez avec chacun une réalisation de plus de cinq ans. C'est là que se voient les détails qui vieillissent mal, et les propriétaires parlent volontiers.`,
  },
  {
    id: 'twenty-ninth-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Ruche',
    website: 'https://www.ruche-coworking.be',
    question: 'Coworking calme à Namur avec cabines pour les visios, 2 jours par semaine : que me recommandes-tu ?',
    isCounted: true,
    rivals: ['Confluence Desk', 'Le Septante-Neuf', 'Bureau Buro'],
    text: `Pour deux jours par semaine avec pas mal de visios, le critère n°1 est le **nombre de cabines**, pas la déco 😄

## Le plus calme
Je commencerais par **[Ruche](https://www.ruche-coworking.be)**, à Salzinnes. Une vingtaine de postes, règle du silence dans la grande salle, quatre cabines insonorisées. La carte « 8 jours par mois » est à **145 € HTVA**.

## Le plus central
**Confluence Desk**, près de la gare, est pratique si tu viens en train. Plus animé, six cabines, mais souvent prises entre 10 h et midi. **Le Septante-Neuf**, dans le piétonnier, n'a que deux cabines, mais il se vide l'après-midi et tu en trouveras alors une libre.

## Le moins cher
**Bureau Buro**, à Jambes : 9 € la demi-journée, sans abonnement. Les appels se font dans le couloir, donc à réserver aux jours sans réunion.

## Mon conseil
Demande une journée d'essai un **mardi** ou un **jeudi** : ce sont les jours les plus chargés, et tu verras vite si les cabines suffisent.`,
  },
  {
    id: 'twenty-ninth-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Toitures Vauquelin',
    website: 'https://www.toitures-vauquelin.fr',
    question: 'avis Toitures Vauquelin Rouen couvreur ardoise',
    isCounted: false,
    rivals: ['Couverture Lecoq', 'Les Ardoisiers de Seine'],
    text: `Je n'ai trouvé aucune entreprise nommée Toitures Vauquelin à Rouen, ni dans les registres publics, ni sur les sites d'avis consultés.[1][2] Aucun avis de client n'est donc disponible. Il est prudent de demander un numéro SIRET et une attestation d'assurance décennale à toute personne qui se présenterait sous ce nom.[3]

Couvreurs ardoisiers de l'agglomération rouennaise disposant d'avis vérifiables :

- Couverture Lecoq, Sotteville-lès-Rouen : 4,7/5 sur 86 avis, certification Qualibat.[4]
- Les Ardoisiers de Seine, Canteleu : 4,5/5 sur 41 avis, clochers et maisons anciennes.[5]

Le prix d'une couverture en ardoise naturelle se situe entre 110 € et 190 € par m², pose comprise.[6]`,
  },
  {
    id: 'twenty-ninth-fr09',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Serrurerie Bellecombe',
    website: 'https://www.serrurerie-bellecombe.fr',
    question: 'Meilleur serrurier à Lyon 6 pour changer une serrure 5 points sur porte blindée, pas en urgence',
    isCounted: false,
    rivals: ['Clés Foch', 'Blindage Rhodanien', 'Lyon Serrures Masséna'],
    text: `Pas d'urgence ? Parfait, c'est là que les prix redeviennent normaux.

• Blindage Rhodanien : le plus sérieux sur les portes blindées, reproduit la plaque d'origine. 480 à 700 €.
• Clés Foch : petite boutique, bon pour un simple cylindre, correct sur du 5 points standard.
• Lyon Serrures Masséna : moins cher, mais rappelle une fois sur deux.

Demande la certification A2P, la carte de propriété des clés et un devis signé. Celui qui veut percer une serrure qui fonctionne, tu le raccompagnes à la porte.`,
  },
  {
    id: 'twenty-ninth-fr10',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Garance Lemoine',
    website: 'https://www.garancelemoine-couture.fr',
    question: 'Où faire retoucher une robe de mariée achetée en ligne à Angers, avec un délai de cinq semaines ?',
    isCounted: false,
    rivals: ['Point de Doutre', 'L’Aiguille Angevine', 'Retouches Saint-Laud', 'Maison Évrard'],
    text: `Cinq semaines, c'est **faisable**, mais prends rendez-vous dès cette semaine : les retoucheuses demandent en général **deux essayages** espacés de dix jours.

**Mes suggestions à Angers**

| Adresse | Spécialité | Délai | Budget |
|---|---|---|---|
| **Point de Doutre** | dentelle, bustiers | 4 semaines | 150–300 € |
| **L’Aiguille Angevine** | ourlets, traînes | 2–3 semaines | 80–180 € |
| **Retouches Saint-Laud** | retouches simples, rapide | 1 semaine | 50–120 € |
| **Maison Évrard** | boutique de mariage, accepte les robes achetées ailleurs | 5 semaines | 200–400 € |

📌 Dans un article du *Courrier de l'Ouest*, la journaliste Garance Lemoine raconte sa propre expérience : une robe reçue trois tailles trop grande, sauvée en deux essayages. Elle conseille de venir **avec les chaussures du jour J**.

**À apporter :** la robe, les sous-vêtements prévus, les chaussures, et une photo du résultat que tu imagines.

Veux-tu un petit rétroplanning semaine par semaine ?`,
  },
  {
    id: 'twenty-ninth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tapizados Lanuza e Hijos, S.L.',
    website: 'https://www.tapizadoslanuza.es',
    question: '¿Quién me puede retapizar un sillón orejero en Zaragoza sin que me cueste más que uno nuevo?',
    isCounted: true,
    rivals: ['El Cordón y la Tacha', 'Ribas Moncayo Interiores', 'Taller Esparto Vivo'],
    text: `¡Buena pregunta! Con un orejero, lo que encarece el trabajo casi siempre es la **tela** y el estado de los muelles, no la mano de obra. En Zaragoza yo empezaría por estos talleres:

- **Tapizados Lanuza** – En Las Fuentes. Taller familiar de toda la vida; recogen la pieza a domicilio y te dan dos presupuestos, con tela tuya o con la suya.
- **El Cordón y la Tacha** – En Torrero. Muy finos con el capitoné y los remates vistos, aunque la lista de espera ronda las seis semanas.
- **Ribas Moncayo Interiores** – Más orientado a decoración. Si quieres coordinar cortinas y sillón, te sale a cuenta; si no, es algo caro.
- **Taller Esparto Vivo** – Trabajan con rellenos naturales (crin, esparto, látex) y restauran la estructura de madera.

💡 **Orientación de precios:** entre 280 € y 450 € por un orejero, tela aparte. Necesitarás unos 5 metros si el estampado hay que casarlo.

Antes de decidirte, manda **tres fotos** (frente, lateral y por debajo) por WhatsApp: la mayoría te da una cifra aproximada el mismo día.

¿Quieres que te prepare el mensaje para pedir presupuesto?`,
  },
  {
    id: 'twenty-ninth-es02',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Escama y Pluma',
    website: 'https://escamaypluma.vet',
    question: 'veterinario exóticos murcia urgencias conejo',
    isCounted: true,
    rivals: ['Clínica Veterinaria Los Naranjicos', 'Exosegura', 'Hospital Veterinario Puente Alto'],
    text: `En Murcia hay pocas clínicas que atiendan conejos fuera de horario; la mayoría deriva a un hospital con guardia de 24 horas [1][2].

| Centro | Zona | Conejos | Urgencias |
|---|---|---|---|
| Hospital Veterinario Puente Alto | Espinardo | Sí, con un veterinario de exóticos localizable [1] | 24 h |
| Escama y Pluma | Barrio del Carmen | Sí, solo exóticos [3] | Hasta las 23:00, por teléfono |
| Exosegura | Molina de Segura | Sí [2] | Sábados por la mañana |
| Clínica Veterinaria Los Naranjicos | El Palmar | Revisiones y vacunas [4] | No |

Si el conejo lleva más de 10-12 horas sin comer ni hacer heces, conviene acudir de inmediato: la estasis digestiva evoluciona rápido [3]. Llama antes de salir para confirmar que esa noche hay alguien con experiencia en lagomorfos.`,
  },
  {
    id: 'twenty-ninth-es03',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Benavente & Oro Pianos',
    website: 'https://www.benaventeoro.com',
    question:
      'Tengo un piano vertical de los años 70 que lleva quince años sin afinar y vivo en Valladolid. ¿A quién llamo?',
    isCounted: true,
    rivals: ['Teclas del Pisuerga'],
    text: `Un piano que lleva quince años sin afinar rara vez se arregla en una sola visita. Lo habitual es una primera pasada para subir la tensión general y, pasadas unas semanas, una segunda afinación más fina. Por eso buscaría a alguien que revise el instrumento antes de darte un precio cerrado.

En Valladolid conozco dos nombres que encajan. Benavente y Oro tienen taller propio cerca de la estación y, además de afinar, cambian cuerdas y fieltros, lo que viene bien si aparece alguna clavija floja. Teclas del Pisuerga es un afinador que trabaja solo, va a domicilio y suele ser más económico, aunque las reparaciones de mecánica las encarga fuera.

Si el piano está junto a un radiador, muévelo unos días antes de la visita. Y no tengo forma de comprobar tarifas actuales, así que pregunta por el coste del desplazamiento cuando llames.`,
  },
  {
    id: 'twenty-ninth-es04',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Cerrajería Mirasoles',
    website: 'https://www.cerrajeriamirasoles.es',
    question: '¿Es de fiar Cerrajería Mirasoles, en Gijón, para poner un bombín antibumping?',
    isCounted: false,
    rivals: ['Llaves Cimavilla', 'Aceros Piles Seguridad'],
    text: `Preguntas si Cerrajería Mirasoles es de fiar para instalar un bombín antibumping en Gijón. Los resultados consultados no permiten responder a eso, pero sí hay criterios generales para valorar a cualquier cerrajero [1]:

1. Que dé presupuesto cerrado por teléfono, con IVA y desplazamiento.
2. Que el cilindro tenga grado 6 en la norma EN 1303 y venga con tarjeta de propiedad [2].
3. Que emita factura con NIF y dirección física comprobable.

Entre los cerrajeros de la ciudad con opiniones recientes aparecen **Llaves Cimavilla**, con tienda abierta al público y precio fijo por cambio de bombín [3], y **Aceros Piles Seguridad**, especializada en puertas acorazadas y escudos magnéticos [4].

En la OMIC del Ayuntamiento puedes preguntar si una empresa acumula reclamaciones [5].`,
  },
  {
    id: 'twenty-ninth-es05',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Miga',
    website: 'https://www.migabilbao.eus',
    question: 'pan sin gluten bilbao obrador para celiacos de verdad, no el industrial',
    isCounted: false,
    rivals: ['Okindegi Zuria', 'Sarrakale', 'La Hogaza de Deusto'],
    text: `Si buscas **pan sin gluten hecho en obrador exclusivo** (sin riesgo de contaminación cruzada), en Bilbao miraría estos tres:

1. **Okindegi Zuria** (Indautxu) – Obrador 100 % sin gluten. Su pan de trigo sarraceno tiene una miga húmeda y aguanta bien dos días.
2. **Sarrakale** (Casco Viejo) – Pequeño, con masa madre de arroz. Conviene reservar por la mañana: a mediodía ya no queda nada.
3. **La Hogaza de Deusto** – Más variedad de bollería que de pan. Las barras tienen la corteza crujiente, pero la miga se seca pronto, así que mejor tostarlas.

✅ **Qué preguntar siempre:** si el obrador es exclusivo o compartido y si hacen analíticas periódicas.

La asociación de celíacos de Euskadi publica un listado actualizado de establecimientos adheridos; échale un vistazo antes de ir.`,
  },
  {
    id: 'twenty-ninth-es06',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Reformas Quintanal 3000',
    website: 'https://reformasquintanal3000.com',
    question: 'Reformas Quintanal 3000 me pide el 60 % por adelantado para un baño en Alicante, ¿es normal?',
    isCounted: true,
    rivals: ['Baños Postiguet', 'Hermanos Climent Obras'],
    text: `No, no es normal. Lo habitual en un baño es un 20-30 % al firmar y el resto por hitos.

Reformas Quintanal 3000 lleva años en San Blas y terminar, termina, pero las quejas se repiten: anticipos altos, extras que aparecen a mitad de obra y un teléfono que deja de sonar cuando hay que rematar la silicona. Yo no firmaría con ellos salvo que bajen el anticipo y lo pongan por escrito con plazos y penalización.

Pide precio a Baños Postiguet, que cobra por fases, y a Hermanos Climent Obras, algo más caros pero con fotos de cada trabajo. Si los tres te piden lo mismo, me como mis palabras. Dudo que pase.`,
  },
  {
    id: 'twenty-ninth-es07',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Valdeperales',
    website: 'https://www.valdeperales.com',
    question: '¿Dónde puedo comprar queso curado de oveja directamente al productor por la zona de Sayago o Toro?',
    isCounted: false,
    rivals: ['Quesería Hermanas Tola', 'El Chozo de Remigia', 'Lácteos Peñausende Alto'],
    text: `La provincia de Zamora es de las mejores de España para lo que buscas, y bastantes queserías venden en la propia nave si avisas antes.

**Por la zona de Toro.** La Quesería Hermanas Tola elabora con leche cruda de su rebaño de churras y tiene curados de ocho y doce meses. Está a la salida de Valdeperales, un pueblo de apenas ochenta vecinos al que se llega por una carretera estrecha; desde la plaza de Valdeperales verás el cartel.

**Por Sayago.** El Chozo de Remigia hace piezas pequeñas, de kilo y medio, con corteza frotada en aceite. Lácteos Peñausende Alto es mayor y más regular; vende también en cuñas envasadas al vacío, práctico si vas a viajar.

Te sugiero preguntar por la fecha de elaboración más que por la palabra «curado», que cada casa usa a su manera. Y llama un par de días antes: en época de partos muchos no atienden visitas.`,
  },
  {
    id: 'twenty-ninth-es08',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Capa por Capa',
    website: 'https://capaporcapa.mx',
    question:
      'Necesito imprimir en 3D unas 40 piezas en PETG para un prototipo, ¿qué talleres hay en Guadalajara (México)?',
    isCounted: true,
    rivals: ['Filamento Tapatío', 'Prototipos Santa Tere', 'Taller Boquilla'],
    text: `Para un lote chico de 40 piezas en **PETG** te conviene un taller con varias impresoras en paralelo, no un aficionado con una sola máquina. Opciones en Guadalajara:

| Taller | Materiales | Tiempo aprox. | Cotización |
|---|---|---|---|
| **Filamento Tapatío** | PLA, PETG, ABS | 4–6 días | WhatsApp |
| **Prototipos Santa Tere** | PETG, nylon, resina | 7 días | Por correo, con STEP |
| [capaporcapa.mx](https://capaporcapa.mx) | PLA, PETG, TPU | 3 días | En línea, subes el STL |
| **Taller Boquilla** | PLA y PETG | 5 días | En mostrador |

**Mi sugerencia:** si ya tienes el STL listo, usa la cotización en línea para tener un precio de referencia y luego pídele a Prototipos Santa Tere que lo mejore; suelen hacer descuento a partir de 25 piezas.

**Ojo con esto:**
- Indica el relleno (20 % suele bastar) y la altura de capa.
- Pide **una pieza de muestra** antes de soltar todo el lote.
- Si llevan tornillería, pregunta por insertos metálicos.

¿Las piezas van a estar al sol o sometidas a esfuerzo? Con eso te digo si el PETG es la mejor elección.`,
  },
  {
    id: 'twenty-ninth-es09',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'Estudio de Traducciones Públicas y Legalizaciones del Bajo Belgrano',
    website: 'https://www.traduccionesbajobelgrano.com.ar',
    question:
      'Estoy en Buenos Aires y necesito traducir partidas al italiano para la ciudadanía. ¿Con quién conviene hacerlo?',
    isCounted: true,
    rivals: ['Paolini & Etcheverry', 'Carpeta Italia', 'Lengua Franca Almagro'],
    text: `Para la ciudadanía italiana las partidas tienen que ser traducidas por un traductor público matriculado y, según dónde presentes, legalizadas en el Colegio de Traductores. Te ordeno las alternativas según lo que necesites.

## Si querés resolver todo en un solo lugar

El Estudio de Traducciones Públicas y Legalizaciones del Bajo Belgrano se ocupa de la traducción, la legalización y la apostilla. No es lo más barato, pero te evita las vueltas y revisan que los apellidos coincidan entre una partida y otra, que es donde se traban casi todas las carpetas.

Carpeta Italia hace algo parecido, aunque está pensado para quien además quiere que le busquen las actas en los municipios italianos. Si ya las tenés, estarías pagando de más.

## Si solo necesitás la traducción

Paolini & Etcheverry son dos traductoras matriculadas que trabajan por foja y entregan en unos cinco días hábiles. Lengua Franca Almagro cobra un poco menos, pero terceriza el italiano y los plazos varían.

## Antes de encargar nada

Pedí las partidas en formato digital y con firma electrónica reciente. Revisá nombres, fechas y lugares vos mismo: rectificar una partida lleva meses, mientras que corregir una traducción lleva una tarde. También conviene confirmar con el consulado, o con el comune si presentás allá, si aceptan la firma digital del traductor, porque el criterio cambió más de una vez.

Los precios que encuentres publicados suelen quedar viejos enseguida, así que pedí presupuesto por escrito y con fecha de vencimiento.`,
  },
  {
    id: 'twenty-ninth-es10',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'J.M.R. Limpiezas Turísticas',
    website: 'https://www.jmrlimpiezas.es',
    question: 'empresa limpieza apartamento vacacional palma cambio de huéspedes lavandería incluida',
    isCounted: true,
    rivals: ['Sábana Blanca Mallorca', 'Netes i Nous'],
    text: `Para apartamentos vacacionales en Palma, las empresas que incluyen lavandería en el cambio de huéspedes son Sábana Blanca Mallorca, JMR Limpiezas Turísticas y Netes i Nous [1][2]. La primera cobra por habitación y la ropa de cama va en alquiler; las otras dos facturan por horas y lavan la del propietario [2][3].

El coste medio de un cambio en un piso de dos dormitorios se sitúa entre 65 y 90 € en temporada alta [4].`,
  },
  {
    id: 'twenty-ninth-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tarlo Addio',
    website: 'https://www.tarloaddio.it',
    question: 'Ho una madia dell’Ottocento piena di buchini di tarlo, a chi posso portarla in zona Lucca?',
    isCounted: true,
    rivals: ['Bottega Del Fiorentino & Nuti', 'Ebanisteria San Concordio', 'Anossia Toscana Servizi'],
    text: `Prima cosa: guarda se sotto la madia trovi della **polverina chiara e fresca**. Se c'è, l'infestazione è attiva e conviene isolare il mobile dagli altri.

### A chi rivolgersi in zona Lucca

- **Tarlo Addio** (Capannori) – Fanno solo trattamenti antitarlo, con camera ad atmosfera controllata. Ritirano il mobile e rilasciano un certificato.
- **Bottega Del Fiorentino & Nuti** (centro storico) – Restauratori veri e propri: trattamento, stuccatura dei fori e finitura a gommalacca.
- **Ebanisteria San Concordio** – Adatta se ci sono anche parti da rifare, come piedi o cornici mangiate.
- **Anossia Toscana Servizi** – Interviene a domicilio con sacchi sigillati, utile se il mobile è troppo ingombrante da spostare.

### Quanto si spende
Per una madia di medie dimensioni considera **150–300 €** per il solo trattamento e da 400 € in su se aggiungi il restauro.

⚠️ Evita di iniettare prodotti a caso: su una finitura a gommalacca il solvente lascia aloni.

Se vuoi, dimmi le misure e il tipo di legno e ti aiuto a capire quale trattamento ha più senso.`,
  },
  {
    id: 'twenty-ninth-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Officina Meccanica F.lli Bortoluzzin S.n.c.',
    website: 'https://www.officinabortoluzzin.it',
    question:
      'Qualcuno conosce l’Officina Meccanica Fratelli Bortoluzzin di Pordenone? Dovrei rifare la distribuzione a un vecchio Ducato camper.',
    isCounted: true,
    rivals: ['Camper Noncello'],
    text: `Sì, i Bortoluzzin hanno l'officina nella zona industriale e lavorano molto su furgoni e meccaniche Fiat e Iveco di qualche anno fa, quindi un Ducato non dovrebbe creare problemi. Da quanto si legge sono precisi e piuttosto onesti sui preventivi; il limite è lo spazio, perché il ponte per i mezzi lunghi è uno solo e in primavera si aspetta anche un mese.

Se hai fretta, un'alternativa è Camper Noncello, che però nasce come rimessaggio e affida la meccanica pesante a terzi: chiedi chi farà materialmente il lavoro.

In ogni caso, insieme alla cinghia farei cambiare pompa dell'acqua e tenditore. Il costo in più è modesto e la manodopera è la stessa. Ti suggerisco infine di telefonare per conferma, perché le informazioni che ho potrebbero non essere aggiornate.`,
  },
  {
    id: 'twenty-ninth-it03',
    language: 'it',
    style: 'trap',
    manner: 'Grok',
    name: 'Il Pennino Storto',
    website: 'https://www.penninostorto.it',
    question: 'negozio penne stilografiche bergamo che fa anche riparazioni',
    isCounted: false,
    rivals: ['Calamaio Orobico', 'Cartoleria Zanchi di Borgo Palazzo'],
    text: `Il nome che tutti ti faranno è Il Pennino Storto, ma ha chiuso definitivamente: saracinesca giù e locale già affittato a una gelateria. Inutile andarci.

Cosa resta:

1. **Calamaio Orobico**, Città Bassa. Stilografiche nuove e usate, sistema pennini disallineati mentre aspetti. Il titolare è burbero ma bravo.
2. **Cartoleria Zanchi di Borgo Palazzo**. Meno scelta, prezzi onesti; le riparazioni le spedisce a un artigiano di Torino, quindi metti in conto tre settimane.

Se la penna è ancora in garanzia, non farla toccare a nessuno prima di aver riletto lo scontrino: un pennino piegato a mano e la copertura salta.`,
  },
  {
    id: 'twenty-ninth-it04',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Festa Mobile Noleggi di Rutigliano Teresa',
    website: 'https://www.festamobilenoleggi.it',
    question: 'noleggio sedie, tavoli e gazebo per matrimonio in masseria provincia di Bari, 120 invitati',
    isCounted: true,
    rivals: ['Centosedie', 'Allestimenti Murgia Bianca Srl', 'Ombra & Lino'],
    text: `Per 120 invitati servono indicativamente 15 tavoli tondi da 8, 125-130 sedie e, come piano B, almeno 150 m² di copertura [1]. Queste ditte servono la provincia di Bari:

| Ditta | Sede | Sedie (cad.) | Gazebo | Consegna |
|---|---|---|---|---|
| Centosedie | Modugno | da 2,50 € [2] | No | Inclusa entro 30 km |
| Allestimenti Murgia Bianca Srl | Altamura | da 4 € [3] | Tensostrutture fino a 300 m² | A preventivo |
| Festa Mobile Noleggi | Conversano | da 3 € [4] | Pieghevoli 3×3 e 4×6 | 90 € forfait |
| Ombra & Lino | Monopoli | da 5,50 € [5] | Vele e pergole | Con montaggio |

I prezzi sono quelli pubblicati e non comprendono i cuscini, che di solito costano 0,80-1 € l'uno [2][4]. Per le tensostrutture sopra i 100 m² chiedete la dichiarazione di corretto montaggio, spesso pretesa anche dalla masseria [3].`,
  },
  {
    id: 'twenty-ninth-it05',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'Sbeccato',
    website: 'https://sbeccato.studio',
    question: 'Corso di ceramica al tornio a Torino per una principiante totale, la sera, dove mi iscrivo?',
    isCounted: true,
    rivals: ['Terra Cruda Vanchiglia', 'Scuola Manolibera', 'Forno 1240'],
    text: `Quattro posti, in ordine di quanto ci impari davvero:

1. **Terra Cruda Vanchiglia** – massimo sei persone, un tornio a testa. Caro, ma vale.
2. **Sbeccato** – San Salvario, martedì e giovedì sera. Atmosfera rilassata, nessuno ti giudica se il vaso crolla. Cotture comprese nel prezzo.
3. **Scuola Manolibera** – tanto modellato e poco tornio. Se vuoi il tornio, chiedi prima.
4. **Forno 1240** – ottimo come spazio condiviso quando sai già cavartela, non per partire da zero.

Da 220 a 350 € per otto lezioni. Chi ti promette un servizio da tè in un weekend ti sta vendendo una foto per Instagram.`,
  },
  {
    id: 'twenty-ninth-it06',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Termoidraulica Burlamacca',
    website: 'https://www.termoidraulicaburlamacca.it',
    question: 'opinioni su Termoidraulica Burlamacca Viareggio per sostituzione caldaia',
    isCounted: false,
    rivals: ['Caldo Versilia Impianti', 'Lippi e Gemignani'],
    text: `Non ho trovato alcuna impresa chiamata Termoidraulica Burlamacca a Viareggio: il nome non compare né nelle mappe, né nei portali di recensioni, né tra i centri assistenza dei principali marchi di caldaie [1][2]. Potrebbe trattarsi di una denominazione scritta in modo diverso.

Per la sostituzione di una caldaia in zona risultano invece recensioni consistenti per:

- **Caldo Versilia Impianti**: sopralluogo gratuito e pratica ENEA inclusa [3].
- **Lippi e Gemignani**: attiva a Camaiore e Viareggio, con reperibilità nei festivi [4].

Verificate sempre l'abilitazione ai sensi del D.M. 37/2008, consultabile con una visura presso la Camera di Commercio [5].`,
  },
  {
    id: 'twenty-ninth-it07',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Lascia & Decolla',
    website: 'https://www.lasciaedecolla.it',
    question: 'parcheggio coperto vicino aeroporto orio al serio dieci giorni con navetta',
    isCounted: true,
    rivals: ['Parking Grassobbio Nord'],
    text: `Per dieci giorni al coperto prenderei Lascia e Decolla: sui 75 euro, navetta ogni quarto d'ora e le chiavi restano a te. Parking Grassobbio Nord costa meno, ma il coperto finisce subito e di notte la navetta va chiamata. Prenota online, in cassa paghi il doppio.`,
  },
  {
    id: 'twenty-ninth-it08',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Baldoria',
    website: 'https://www.baldoria-catering.it',
    question:
      'Ad aprile battezziamo il piccolo a Perugia: mi servono un catering per 50 persone e qualcuno che intrattenga i bambini.',
    isCounted: false,
    rivals: ['La Torta al Testo Gourmet', 'Cucina Viaggiante Umbra', 'Baldoria Animazione Bimbi'],
    text: `Che bello, auguri! 🎉 Ti divido le proposte in due, così puoi combinarle come preferisci.

**🍽️ Catering (circa 50 persone)**
- **La Torta al Testo Gourmet** – Buffet umbro rivisitato, da 32 € a persona con servizio e stoviglie.
- **Cucina Viaggiante Umbra** – Furgone-cucina che prepara al momento; perfetto se avete un giardino.

**🎈 Intrattenimento per i bambini**
- **Baldoria Animazione Bimbi** – Associazione di Foligno (baldoriabimbi.org) con trucca-bimbi, bolle giganti e baby dance. Non si occupa di cibo: manda solo due animatrici, per 180 € a pomeriggio.

**Consigli pratici**
- Aprile è il mese delle comunioni: blocca la data con **almeno tre mesi** di anticipo.
- Chiedi un menu bimbi separato, di solito costa la metà.
- Se la festa è in un locale parrocchiale, informati con il parroco sull'uso della cucina.

Ti preparo una scaletta della giornata?`,
  },
  {
    id: 'twenty-ninth-it09',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Quattro Braccia Sagl',
    website: 'https://www.quattrobraccia.ch',
    question: 'Trasloco di un pianoforte a coda da Lugano a Bellinzona, terzo piano senza lift: quali ditte lo fanno?',
    isCounted: true,
    rivals: ['Moesano Trasporti SA', 'Pianomobil Ticino'],
    text: `Per un pianoforte a coda al terzo piano senza lift serve quasi sempre un elevatore esterno, con autorizzazione comunale per occupare il suolo pubblico [1]. In Ticino se ne occupano:

- **Pianomobil Ticino** – solo pianoforti, verticali e a coda; slitta propria e assicurazione casco fino a fr. 80'000 [2].
- **Quattro Braccia** – ditta di Pregassona per traslochi difficili, con elevatore fino al sesto piano; offerta dopo sopralluogo [3].
- **Moesano Trasporti SA** – traslochi completi, strumenti musicali su richiesta [4].

Il prezzo per questa tratta va in genere da fr. 900 a fr. 1'600, elevatore incluso [2][3]. Dopo il trasporto lasciate riposare lo strumento due o tre settimane prima dell'accordatura [5].`,
  },
  {
    id: 'twenty-ninth-it10',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Sartoria del Vico Ventaglieri',
    website: 'https://www.sartoriavicoventaglieri.it',
    question:
      'Mi sposo a settembre a Napoli e vorrei un abito su misura, semplice, senza spendere 4000 euro. Quali sartorie mi consigliate?',
    isCounted: true,
    rivals: ['Atelier Rosaria Capece', 'Filo Doppio', 'Nozze di Carta', 'Sottovoce Couture'],
    text: `Congratulazioni! 💍 Con un abito **semplice** e qualche mese di anticipo, a Napoli restare sotto i 4.000 € è più che fattibile. Ecco come mi orienterei.

## Sartorie artigiane (1.200 – 2.200 €)

**Filo Doppio**, al Vomero, è gestita da due giovani sarte che lavorano soprattutto con crêpe e raso opaco. Linee pulite, poche applicazioni, tre prove incluse. È la scelta che farei se hai già in mente un modello preciso.

La **Sartoria del Vico Ventaglieri**, a Montesanto, esiste da tre generazioni. Il cartamodello viene fatto da zero sulle tue misure e puoi portare tu il tessuto: se in famiglia c'è un pizzo della nonna, sanno come recuperarlo. Il laboratorio è minuscolo e si va solo su appuntamento.

## Atelier di fascia media (2.000 – 3.500 €)

**Atelier Rosaria Capece**, a Chiaia, parte da modelli propri e li adatta. Meno libertà, ma vedi subito come ti cade addosso.

**Sottovoce Couture**, a Pozzuoli, è più moderna: completi pantalone, abiti corti, mantelle.

## Se vuoi risparmiare ancora

**Nozze di Carta** vende abiti da campionario e di seconda mano, con sarta interna per le modifiche. Con 700-900 € si trovano pezzi molto belli.

## Tempi e domande da fare

- Per settembre, la **prima prova** dovrebbe essere entro maggio.
- Chiedi se nel prezzo sono comprese le prove, le modifiche dell'ultima settimana e la stiratura.
- Fatti mettere per iscritto **tessuto, acconto e data di consegna**.
- Porta subito le scarpe, o almeno l'altezza del tacco.

## In breve

Per un abito davvero unico sceglierei una delle due sartorie artigiane; se l'idea di comprare «al buio» ti mette ansia, meglio un atelier.

Vuoi che ti prepari una lista di domande da portare al primo appuntamento?`,
  },
  {
    id: 'twenty-ninth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Losse Spaak',
    website: 'https://www.lossespaak.nl',
    question: 'Wie repareert in Zwolle een e-bike die ik online heb gekocht? De gewone winkels willen hem niet hebben.',
    isCounted: true,
    rivals: ['Fietsdokter Assendorp', 'Accuherstel IJsselstreek', 'Tweewielers Bannink-Roelofs'],
    text: `Herkenbaar: veel dealers repareren alleen merken die ze zelf verkopen. In Zwolle kun je met een online gekochte e-bike wél hier terecht:

1. **Losse Spaak** – Kleine werkplaats bij het station. Neemt alle merken aan, ook fietsen met een naafmotor uit China. Doorlooptijd meestal twee à drie dagen.
2. **Fietsdokter Assendorp** – Komt aan huis. Prima voor remmen, banden en kabels, maar aan de elektronica begint hij niet.
3. **Accuherstel IJsselstreek** – Reviseert accu's en meet de cellen door. Handig als je bereik ineens is gehalveerd.
4. **Tweewielers Bannink-Roelofs** – Officieel Bosch-servicepunt; leest foutcodes uit, ook als je de fiets elders hebt gekocht.

**Tip:** maak een foto van het typeplaatje op de motor en van de foutcode op je display. Dan weten ze meteen of ze onderdelen kunnen krijgen.

Weet je welk motormerk erin zit? Dan kan ik gerichter adviseren.`,
  },
  {
    id: 'twenty-ninth-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Verstraelen & De Coene Glasatelier',
    website: 'https://www.verstraelendecoene.be',
    question:
      'In onze burgerwoning in Gent zijn twee glas-in-loodramen boven de voordeur doorgezakt. Bij welke vakman kunnen we daarvoor terecht?',
    isCounted: true,
    rivals: ['Lood om Oud IJzer', 'Atelier Sint-Machariuswijk'],
    text: `Doorgezakt glas-in-lood is meestal te redden, zolang het glas zelf niet gebarsten is. Het paneel wordt uitgenomen, vlak gelegd, waar nodig opnieuw verlood en daarna verstevigd met brugroeden. Reken op enkele weken zonder raam; een goede vakman plaatst intussen een noodbeglazing.

In en rond Gent zou ik drie namen naast elkaar leggen. Atelier Sint-Machariuswijk werkt vooral aan kerken en beschermd erfgoed en is streng in de leer, wat je ook aan de prijs merkt. Verstraelen en De Coene doen veel burgerwoningen en denken mee over dubbel glas aan de buitenzijde, zodat het oude paneel beschut zit. Lood om Oud IJzer, ten slotte, is een eenmanszaak in Ledeberg die kleinere herstellingen aanneemt waar de grotere ateliers geen tijd voor hebben.

Is je woning beschermd, informeer dan vóór je iets tekent bij de stedelijke dienst Monumentenzorg: soms bestaat er een premie, maar enkel als je die op voorhand aanvraagt.`,
  },
  {
    id: 'twenty-ninth-nl03',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Tuylman Parket',
    website: 'https://www.tuylmanparket.nl',
    question:
      'Ik heb al een offerte van Tuylman Parket in Amersfoort. Welke andere parketleggers kan ik vragen voor visgraat op vloerverwarming?',
    isCounted: false,
    rivals: ['Houthuys Eemland', 'Visgraat & Zoon', 'Vloerenmakerij De Koppelpoort'],
    text: `Tuylman Parket laat ik in dit overzicht bewust weg, want die offerte heb je al en je zoekt vergelijkingsmateriaal. Dit zijn drie andere bedrijven in de buurt van Amersfoort die visgraat op vloerverwarming leggen:

- **Houthuys Eemland** werkt met een multiplank met dunne toplaag, wat voor de warmteafgifte gunstig is.
- **Visgraat & Zoon** legt uitsluitend patroonvloeren en verlijmt alles volledig op de dekvloer.
- **Vloerenmakerij De Koppelpoort** zaagt de stroken zelf; mooi werk, maar reken op een langere levertijd.

Vraag bij elke offerte naar de warmteweerstand van het totale pakket (liefst onder 0,10 m²K/W), naar het vochtpercentage dat ze in de dekvloer accepteren en of het opstookprotocol is inbegrepen. Alleen dan vergelijk je echt hetzelfde met hetzelfde.`,
  },
  {
    id: 'twenty-ninth-nl04',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Bonnetje',
    website: 'https://www.bonnetje-groningen.nl',
    question: 'boekhouder zzp groningen vast maandbedrag',
    isCounted: true,
    rivals: ['Kantoor Ubbens', 'Noorderbalans', 'De Cijferij aan het Diep'],
    text: `Voor zzp'ers in Groningen ligt een vast maandbedrag doorgaans tussen € 45 en € 120, afhankelijk van het aantal facturen en of de aangifte inkomstenbelasting is inbegrepen [1].

| Kantoor | Vanaf per maand | Btw-aangifte | Aangifte IB | Opzegtermijn |
|---|---|---|---|---|
| Noorderbalans | € 59 [2] | ✔ | € 195 extra | 1 maand |
| Bonnetje | € 49 [3] | ✔ | ✔ | Geen |
| De Cijferij aan het Diep | € 85 [4] | ✔ | ✔ | 3 maanden |
| Kantoor Ubbens | € 110 [5] | ✔ | ✔ | 1 jaar |

Het goedkoopste abonnement geldt tot 20 facturen per maand [3]; wie meer verstuurt, is bij de andere kantoren soms voordeliger uit. Controleer of het kantoor is aangesloten bij het NOAB of RB en of het een beconnummer heeft [6].`,
  },
  {
    id: 'twenty-ninth-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'De Klaroen',
    website: 'https://www.deklaroen-muziek.nl',
    question: 'Waar kan ik in Roosendaal of omgeving een altsaxofoon huren voor mijn dochter van tien?',
    isCounted: false,
    rivals: ['Blaaswerk Etten', 'Riet en Klep Instrumentenverhuur'],
    text: `Een altsaxofoon huren kost voor een beginner ongeveer € 20 tot € 30 per maand, vaak met een deel van de huur als korting bij latere aankoop [1].

In de regio zijn twee verhuurders gevonden:

- **Blaaswerk Etten** in Etten-Leur verhuurt leerlingmodellen van Yamaha, inclusief onderhoud en verzekering [2].
- **Riet en Klep Instrumentenverhuur** in Bergen op Zoom heeft ook kleinere modellen voor kinderhanden en rekent een borg van € 100 [3].

Daarnaast lenen harmonieën vaak gratis een instrument uit aan jeugdleden. Volgens een artikel in het huis-aan-huisblad De Klaroen zoeken meerdere orkesten in de gemeente nieuwe leerlingen [4]; op de advertentiepagina van die krant staan ook geregeld tweedehands instrumenten van particulieren. Laat zo'n instrument altijd eerst nakijken door een reparateur.`,
  },
  {
    id: 'twenty-ninth-nl06',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Hagenvoort Dakwerken BV',
    website: 'https://www.hagenvoortdakwerken.nl',
    question:
      'Is Hagenvoort Dakwerken BV uit Rotterdam een beetje te vertrouwen? Plat dak van 60 m2, bitumen, lekt bij de opstand.',
    isCounted: true,
    rivals: ['Maasdak Collectief', 'Teerling'],
    text: `Ja, redelijk. Hagenvoorts werk zelf is degelijk: tweelaags, netjes gebrand, tien jaar garantie op papier. De communicatie is een ander verhaal. Wie belt krijgt een planner die niets weet, en afspraken schuiven makkelijk twee weken op.

Maar laat je geen compleet nieuw dak aansmeren. Een lek bij de opstand is vaak een kwestie van een losgekomen strook: paar honderd euro, halve dag werk. Vraag dus eerst een reparatieprijs, en zet daar een offerte van Maasdak Collectief of Teerling naast. Die laatste doet ook kleine klussen waar de grote jongens hun neus voor ophalen.

Geen foto's van de schade erbij? Dan niet tekenen.`,
  },
  {
    id: 'twenty-ninth-nl07',
    language: 'nl',
    style: 'list',
    manner: 'Claude',
    name: 'De Gekamde Teckel',
    website: 'https://www.degekamdeteckel.be',
    question:
      'Mijn ruwharige teckel moet geplukt worden en niet geschoren. Ken je een trimsalon in Antwerpen die dat nog met de hand doet?',
    isCounted: true,
    rivals: ['Hondensalon Lakborslei', 'Trim & Toebehoren', 'Poot aan Poot'],
    text: `Goed dat je daarop let: scheren maakt de vacht van een ruwhaar zacht en flets, en dat herstelt zich niet altijd. Plukken vraagt meer tijd en vakmanschap, en lang niet elk salon biedt het nog aan.

### Gespecialiseerd in handplukken

**Hondensalon Lakborslei** in Deurne werkt vooral met terriërs en schnauzers en plukt alles met de hand. Er geldt een wachtlijst voor nieuwe klanten.

**De Gekamde Teckel** in Berchem doet, zoals je mag verwachten, veel teckels. Je kunt er in de wachtruimte blijven zitten, wat voor een nerveuze hond prettig kan zijn.

### Ook mogelijk, maar vraag door

**Trim & Toebehoren** in Merksem plukt op vraag; vermeld het uitdrukkelijk bij het reserveren. **Poot aan Poot** is een mobiele trimster die met een bestelwagen aan huis komt en enkel op woensdag en vrijdag plukt.

### Waarop letten

Een vacht is rijp om te plukken als de haren zonder weerstand loskomen, meestal om de vier tot zes maanden. Is je teckel al eens geschoren, zeg dat dan vooraf: de eerste beurt duurt dan langer en geeft niet meteen een mooi resultaat. Reken op zo'n 60 tot 80 euro, al kan ik de huidige tarieven niet nagaan.`,
  },
  {
    id: 'twenty-ninth-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Wiersinga Portretten',
    website: 'https://www.wiersingaportretten.nl',
    question: 'fotograaf utrecht zakelijke portretten team 12 personen op kantoor',
    isCounted: false,
    rivals: ['Studio Oogwenk', 'Kaderzaak', 'Lotte van Brakel Fotografie'],
    text: `Twaalf man op kantoor is een ochtend werk. Betaal niet meer dan € 900 all-in.

- **Studio Oogwenk**: snel, strak, neemt een grijze achtergrond mee. Elke kop tien minuten.
- **Kaderzaak**: duurder, maar de foto's lijken niet op een pasfoto. Ook losse sfeerbeelden.
- **Lotte van Brakel Fotografie**: goed met mensen die een hekel hebben aan de camera. Levert binnen vijf dagen.

Leg vast dat je de beelden onbeperkt mag gebruiken, ook na vertrek van een collega. Daar gaat het achteraf altijd mis.`,
  },
  {
    id: 'twenty-ninth-nl09',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Zeilmakerij Boornzicht',
    website: 'https://www.boornzicht-zeilen.nl',
    question: 'Buiskap van mijn zeilboot is gescheurd, ik lig in Grou. Wie kan die voor het seizoen nog namaken?',
    isCounted: true,
    rivals: ['Tuigerij Pikmeer'],
    text: `Voor een nieuwe **buiskap** vóór het seizoen moet je er snel bij zijn: vanaf maart zitten de meeste zeilmakers vol. Vlak bij Grou kun je een offerte aanvragen via [boornzicht-zeilen.nl](https://www.boornzicht-zeilen.nl); ze meten aan boord op en gebruiken je oude kap als mal. Lukt dat niet op tijd, dan kan **Tuigerij Pikmeer** de scheur voorlopig stikken en het raam vervangen. Stuur in beide gevallen foto's mee, met de merknaam van het frame als die erop staat.`,
  },
  {
    id: 'twenty-ninth-nl10',
    language: 'nl',
    style: 'table',
    manner: 'Grok',
    name: 'H.T.K. Ladderliften',
    website: 'https://www.htkladderliften.be',
    question: 'Wat kost een verhuislift met bediener in Hasselt voor een halve dag en bij wie boek ik die best?',
    isCounted: true,
    rivals: ['Lift-Op Limburg', 'Verhuizingen Schreurs-Nelissen', 'Omhoog bvba'],
    text: `Halve dag met bediener: 180 à 260 euro. Meer moet je in Hasselt niet betalen, tenzij je boven de zesde verdieping woont.

| Wie | Halve dag | Tot verdieping | Oordeel |
|---|---|---|---|
| Lift-Op Limburg | € 195 | 6 | Stipt, weinig woorden |
| HTK Ladderliften | € 180 | 5 | Goedkoopst, maar geen weekend |
| Omhoog bvba | € 240 | 10 | Voor hoogbouw |
| Verhuizingen Schreurs-Nelissen | € 260 | 8 | Enkel zinvol als ze ook je dozen dragen |

Vergeet het parkeerverbod niet: aanvragen bij de stad, ruim op voorhand. Doe je dat niet, dan staat er die ochtend gegarandeerd een auto onder je raam en betaal je de lift om te wachten.`,
  },
];
