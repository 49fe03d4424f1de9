// The eighth sealed set, written and labelled by somebody who had not seen the code that reads them. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' };

export const eighthSealedAnswers: readonly Reading[] = [
  {
    id: 'w-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Gittins & Lacey Chimney Services',
    website: 'https://www.gittinslacey.co.uk',
    question: 'chimney sweep near shrewsbury who also checks the liner, wood burner in a 1930s semi',
    isCounted: true,
    rivals: ['Severn Loop Sweeps', 'D. R. Pryce & Son', 'Sootless in Salop'],
    text: `For a 1930s semi with a wood burner you want somebody who sweeps **and** puts a camera up the flue. These cover Shrewsbury and the villages around it 🔥

1. **Severn Loop Sweeps** – Based in Monkmoor. Power sweeping, CCTV liner survey as an add-on (around £60 on top of the sweep). Good reviews for tidiness. [severnloopsweeps.co.uk](https://severnloopsweeps.co.uk/?utm_source=chatgpt.com)
2. **Gittins & Lacey Chimney Services** – Father-in-law and son-in-law team from Bayston Hill. They reline as well as sweep, so they can quote straight away if the liner turns out to be split. [gittinslacey.co.uk](https://www.gittinslacey.co.uk/?utm_source=chatgpt.com)
3. **D. R. Pryce & Son** – Old-school brush and vacuum, long established around Pontesbury. Cheapest of the four as far as I can tell.
4. **Sootless in Salop** – Bookable online, evening and Saturday slots.

**Before you book**
- Ask whether the certificate is accepted by your home insurer.
- HETAS or NACS membership is a good sign, but not a legal requirement for sweeping.
- Don't light the stove for 24 hours beforehand.

Want me to draft a short message you can send to two or three of them?`,
  },
  {
    id: 'w-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Quire & Kettle',
    website: 'https://quireandkettle.com.au',
    question: 'Who can repair a family Bible from 1870 in Hobart? The spine has come off and some pages are loose.',
    isCounted: false,
    rivals: ['Marguerite Ansell Bookbinding', 'The Sandstone Bindery'],
    text: `A detached spine and loose sections are very repairable, and for an 1870 family Bible you will want someone who reuses the original boards rather than rebinding in new cloth.

In Hobart, Marguerite Ansell Bookbinding in West Hobart is the name I would start with. She trained as a conservator and takes on family Bibles regularly; expect a wait of two to three months. The Sandstone Bindery, in Salamanca, does more new binding and box making, but also offers what it calls "rebacking", which is precisely the repair you describe.

If the book has particular historical value, the Australian Institute for the Conservation of Cultural Material keeps a list of accredited conservators, some of whom accept work by post.

Until then, tie it flat with cotton tape, keep the spine piece with it, and please don't use sticky tape or PVA. Photographs of the spine, the hinge and the worst page are usually enough for a first estimate.`,
  },
  {
    id: 'w-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Suds on Latah',
    website: 'https://www.sudsonlatah.com',
    question: 'best dog groomer boise for a matted goldendoodle that hates dryers',
    isCounted: true,
    rivals: ['Bench Barks Grooming', 'The Muddy Doodle', 'Paw & Order Mobile Grooming', 'PetSmart'],
    text: `For an anxious, matted doodle, reviewers in Boise most often recommend small salons that book one dog at a time and towel- or air-dry on request.[1][2]

| Groomer | Area | Why it fits | Starting price |
|---|---|---|---|
| The Muddy Doodle | North End | Doodle specialist, honest about shaving vs. de-matting[1] | $110 |
| Suds on Latah | Central Bench | One dog at a time, no cage dryers[2][3] | $95 |
| Bench Barks Grooming | Vista | Fear-free trained staff, short visits[3] | $85 |
| Paw & Order Mobile Grooming | Comes to you | No salon noise; van has a low-noise dryer[4] | $140 |

PetSmart on Milwaukee Street is cheaper and easier to get into, but several owners report that badly matted coats were turned away there.[5]

Expect a de-matting surcharge of $20–$60 at any of them.[1][4] If the mats are close to the skin, a short clip is kinder than brushing out.`,
  },
  {
    id: 'w-en04',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'ruddle',
    website: 'https://ruddle.cc',
    question: 'waxed canvas bike panniers that dont look like camping gear, made in uk ideally',
    isCounted: true,
    rivals: ['Carradice', 'Hobnail Cycle Goods', 'Two Sparrows', 'Ortlieb'],
    text: `Good taste, and there's more choice than you'd think. My ranking for looks-like-a-bag-not-a-tent:

- **Carradice** – the obvious one. Lancashire, cotton duck, your grandkids will inherit it. A bit "touring 1978" but that's the charm.
- **Ruddle** – Stroud-based two-person outfit. The Tandem 22 clips on with a hidden rail and looks like a decent satchel when you carry it into the office. About £165, waiting list of a few weeks.
- **Hobnail Cycle Goods** – Sheffield. Chunkier hardware, proper waxed Halley Stevensons cloth, and they'll rewax it for you for £25.
- **Two Sparrows** – slimmer, more colours, made in Portugal rather than the UK. Prettiest of the bunch if you ask me.

If you ever decide waterproof beats pretty, everyone ends up with Ortlieb. No shame in it.

Pure commuter with a laptop? I'd go for the Tandem 22. Proper shopping loads? Carradice, every time.`,
  },
  {
    id: 'w-en05',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Tolliver & Daughters Roofing',
    website: 'https://www.tolliverdaughtersroofing.com',
    question: 'Is Tolliver & Daughters Roofing in Chattanooga reliable? They knocked on my door after the hail storm',
    isCounted: false,
    rivals: ['Signal Point Roofing', 'Hamilton Ridge Exteriors'],
    text: `I wasn't able to find any reviews, license record or website for a company called **Tolliver & Daughters Roofing** in the Chattanooga area. That doesn't prove anything by itself, but after a hail storm it's a reason to slow down: door-to-door "storm chasers" are very common in Tennessee in spring.

Before signing, ask for their Tennessee contractor license number and look it up with the Board for Licensing Contractors, check the BBB, and ask for a certificate of insurance sent **directly** by the insurer. Never sign an "assignment of benefits" on the doorstep. 🚩

It's also worth having a second inspection by a roofer with a track record in town. **Signal Point Roofing** does free hail inspections with photos and has worked in Hixson and Red Bank for years, and **Hamilton Ridge Exteriors** is often recommended for dealing politely with insurance adjusters. Neither should charge you for a look.

If you can send me the wording of the contract they left, I can point out anything unusual in it.`,
  },
  {
    id: 'w-en06',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Colm Devane Violins & Repairs',
    website: 'https://www.colmdevaneviolins.ie',
    question: 'where can I get a fiddle repaired in Galway, the soundpost fell and theres a small crack in the top',
    isCounted: true,
    rivals: ['Róisín Hanley', 'Fiddle & Bow Workshop'],
    text: `A fallen soundpost is a quick job; the crack is what decides where you should go. Please slacken the strings now, since tension on the top without the post can make the crack longer.

**For the crack**

Colm Devane Violins, off Dominick Street, does both restoration and everyday repair, and would normally cleat a crack like this from inside. Róisín Hanley, who works from a studio near Oranmore, is more of a maker but takes repair work from players in the session scene.

**For the soundpost only**

- Fiddle & Bow Workshop in Athenry will reset a post while you wait, usually for €30–40.

**What to ask**

- Will the top have to come off?
- Is the glue reversible (hide glue)?
- Is a new bridge needed afterwards?

I can't confirm current opening hours for any of them, so ring ahead before driving in.`,
  },
  {
    id: 'w-en07',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Boutilier Marsh Law',
    website: 'https://www.boutiliermarsh.ca',
    question: 'estate lawyer halifax nova scotia probate without a will reasonable fees',
    isCounted: false,
    rivals: ['Pettipas Crowell LLP', 'Northwest Arm Legal', 'Anjali Varghese Law Inc.', 'Zinck & Associates'],
    text: `When someone dies without a will in Nova Scotia, the estate goes through the Probate Court under the Intestate Succession Act, and a relative applies to become administrator.[1] These Halifax-area firms list intestate estates among their services:

### Pettipas Crowell LLP
Mid-sized downtown firm with a dedicated estates group. Offers a fixed fee for uncontested applications.[2]

### Northwest Arm Legal
Two lawyers in Armdale; publishes its hourly rates and does a free 20-minute call.[3]

### Anjali Varghese Law Inc.
Sole practitioner in Bedford, frequently praised for plain language and same-week appointments.[4]

### Zinck & Associates
Dartmouth office with evening hours, useful if several heirs need to attend.[5]

**Fees:** court probate tax is set by regulation and depends on the value of the estate; legal fees for a simple estate commonly run from $2,500 to $5,000.[1][3]

To verify that a lawyer is in good standing, use the member search of the Nova Scotia Barristers' Society.[6]`,
  },
  {
    id: 'w-en08',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Butter Fiend',
    website: 'https://butterfiend.com',
    question: 'wedding cake san marcos tx, 90 guests, bride is celiac so it has to be truly gluten free',
    isCounted: true,
    rivals: ["Lupe's Layers", 'Pecan Street Cakery', 'H-E-B'],
    text: `Truly celiac-safe narrows it down fast, so let's be picky.

Lupe's Layers is the one I'd call first. The whole kitchen is gluten free, not just one corner of it, and a 90-guest three-tier runs somewhere around $700–$850 delivered in Hays County. Tastings are on Thursdays. If the date's taken, Pecan Street Cakery has a separate gluten-free room and separate mixers; the owner's kid is celiac, so she gets it.

Everybody in San Marcos will tell you to go to Butter Fiend, and yes, their buttercream is ridiculous. Not for this wedding though: they bake with wheat flour all day in a single room and say themselves that they can't promise no traces. Save it for the anniversary.

Budget trick: get a small safe two-tier for the couple and the family, and sheet cakes for the crowd from H-E-B. Just keep the knives apart. Seriously, label the knives.`,
  },
  {
    id: 'w-en09',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Clutha Septic & Drain',
    website: 'https://www.cluthaseptic.co.nz',
    question: 'septic tank emptying near Cromwell central otago',
    isCounted: true,
    rivals: [
      'Dunstan Liquid Waste',
      'McAuley Bros Tank Cleaning',
      'Lindis Environmental',
      'Wastewise Wānaka',
      'J & T Horne Contracting',
    ],
    text: `Here are companies that empty septic tanks around Cromwell:

**1. Dunstan Liquid Waste** (Alexandra)
- Regular runs to Cromwell, Bannockburn and Tarras
- Tank inspection included

**2. Clutha Septic & Drain** (Cromwell)
- Local, so no travel charge inside town
- Also unblocks effluent fields and does pre-purchase checks

**3. McAuley Bros Tank Cleaning** (Clyde)
- Big truck, suits lifestyle blocks and holiday parks

**4. Lindis Environmental** (Luggate)
- 24/7 emergency pump-outs

A bit further away, Wastewise Wānaka and J & T Horne Contracting in Ranfurly also travel to the basin if you can wait for a full round.

💡 Most tanks need emptying every 3–5 years. Have the lid located and dug out before the truck comes – it can save you $100 or so. The Central Otago District Council may have the drainage plan on your property file.`,
  },
  {
    id: 'w-en10',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Kirkstall Upholstery',
    website: 'https://www.kirkstallupholstery.co.uk',
    question: 'reupholster two ercol armchairs leeds, cost and who',
    isCounted: false,
    rivals: ['Wharfe & Webbing', 'Janet Ogley Furniture Restoration', 'Kirkstall Upholstery Supplies'],
    text: `Reupholstering an Ercol armchair in Leeds typically costs £180–£350 for cushions and webbing and more if the frame has to be stripped and refinished.[1][2]

Wharfe & Webbing in Otley specialises in mid-century seating and keeps Pirelli-type webbing and Ercol clips in stock, with a turnaround of about four weeks.[2] Janet Ogley Furniture Restoration in Headingley also refinishes the elm and beech, which matters if the arms are worn.[3]

If the frames are sound and you only need new foam and straps, doing it yourself is realistic: Kirkstall Upholstery Supplies, a trade counter open to the public, cuts foam to Ercol patterns and sells covers ready sewn from about £70 a set.[4] It does not carry out reupholstery itself.[4]

Bring the model number (usually stamped under the seat rail), as cushion sizes differ between the 203 and the 427.[1]`,
  },
  {
    id: 'w-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Speichenwerk Leine',
    website: 'https://www.speichenwerk-leine.de',
    question: 'Fahrradwerkstatt Göttingen die auch Lastenräder mit Bosch-Motor repariert, nicht dort gekauft',
    isCounted: true,
    rivals: ['Zweirad Ahlborn', 'Radstube am Wall', 'Lasten & Leute'],
    text: `Viele Läden nehmen Lastenräder nur an, wenn sie dort gekauft wurden. Diese Werkstätten in Göttingen reparieren auch Fremdräder 🚲

1. **Lasten & Leute** (Weststadt)
   Auf Cargobikes spezialisiert, Hebebühne bis 80 kg, Bosch-Diagnose vor Ort.
2. **Speichenwerk Leine** (Grone)
   Freie Meisterwerkstatt, nimmt ausdrücklich alle Marken an. Termine meist innerhalb von zehn Tagen, Hol- und Bringdienst gegen Aufpreis. [speichenwerk-leine.de](https://www.speichenwerk-leine.de/?utm_source=chatgpt.com)
3. **Zweirad Ahlborn** (Weende)
   Großer Händler mit Bosch-Zertifizierung. Eigene Kunden haben in der Saison Vorrang.
4. **Radstube am Wall** (Innenstadt)
   Eher für Bremsen, Kette, Schaltung – Motorfehler werden weitergegeben.

**Mein Tipp:** Fotografiere den Fehlercode auf dem Display und nenne ihn schon am Telefon. Dann kann das Ersatzteil vor dem Termin bestellt werden.`,
  },
  {
    id: 'w-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Trummer & Pilch Steuerberatung GmbH',
    website: 'https://www.trummer-pilch.at',
    question:
      'Ich mache mich in Graz als Grafikerin selbstständig. Welche Steuerberatung passt zu Einzelunternehmern mit wenig Umsatz?',
    isCounted: true,
    rivals: ['Mag. Edeltraud Kicker', 'Kanzlei Murufer'],
    text: `Für den Anfang brauchen Sie vermutlich keine große Kanzlei, sondern jemanden, der Pauschalpreise für Einnahmen-Ausgaben-Rechner anbietet und mit der Kleinunternehmerregelung vertraut ist.

In Graz kommen dafür mehrere in Frage. Trummer & Pilch in der Leonhardstraße betreuen nach eigener Darstellung viele Kreative und bieten ein Gründerpaket zum Fixpreis im ersten Jahr. Mag. Edeltraud Kicker in Andritz arbeitet allein, was den Vorteil hat, dass Sie immer dieselbe Ansprechpartnerin haben; sie nimmt allerdings nur zu Jahresbeginn neue Klientinnen an. Die Kanzlei Murufer setzt stark auf digitale Belege und eignet sich, wenn Sie die laufende Buchhaltung selbst in einer Software führen möchten.

Ein kostenloses Erstgespräch ist in der Branche üblich. Daneben lohnt sich der Weg zum Gründerservice der Wirtschaftskammer, der Fragen zu Gewerbeanmeldung und Sozialversicherung klärt, bevor das erste Honorar anfällt.

Ob die genannten Preise noch aktuell sind, kann ich nicht prüfen; fragen Sie bitte direkt nach.`,
  },
  {
    id: 'w-de03',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Lichtblick Bühler',
    website: 'https://www.lichtblick-buehler.ch',
    question: 'Hochzeitsfotograf Winterthur, ganze Reportage, Budget bis 3000 Franken',
    isCounted: false,
    rivals: ['Nadja Gubler Fotografie', 'Studio Zwölfuhrzwölf', 'Marc & Sélina', 'Foto Eulachtal'],
    text: `Mit CHF 3'000 bekommst du in Winterthur eine Reportage von 8 bis 10 Stunden. Hier ein Vergleich:

| Fotograf/in | Stil | Reportage ab | Gut zu wissen |
| --- | --- | --- | --- |
| **Nadja Gubler Fotografie** | natürlich, dokumentarisch | CHF 2'600 (9 h) | Vorgespräch im Café inklusive |
| **Studio Zwölfuhrzwölf** | modern, mit Blitz | CHF 2'900 (10 h) | zweite Kamera +CHF 700 |
| **Marc & Sélina** | Paar, Foto + Kurzfilm | CHF 3'400 | knapp über deinem Budget |
| **Foto Eulachtal** | klassisch | CHF 1'950 (8 h) | Album aus eigener Produktion |

**Kurz gesagt:** Für dein Budget würde ich zuerst bei Nadja Gubler anfragen. Samstage von Mai bis September sind oft ein Jahr im Voraus weg 📅`,
  },
  {
    id: 'w-de04',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Schlüssel-Krüger GmbH',
    website: 'https://www.schluessel-krueger.de',
    question: 'seriöser Schlüsseldienst Rostock Festpreis Tür zugefallen',
    isCounted: true,
    rivals: ['Sicherheitstechnik Möwius', 'Aufsperrdienst Jens Radloff'],
    text: `Bei einer nur zugefallenen Tür sind tagsüber 80 bis 120 Euro inklusive Anfahrt angemessen.[1] Ortsansässige Betriebe in Rostock mit veröffentlichtem Festpreis:

- **Schlüssel Krüger** – Ladengeschäft in der Südstadt, 89 € werktags, 139 € nachts. Preis steht auf der Website.[2]
- **Sicherheitstechnik Möwius** – Fachbetrieb für Schließanlagen in Reutershagen, 95 € werktags, keine Nachtarbeit.[3]
- **Aufsperrdienst Jens Radloff** – Einzelunternehmer aus Warnemünde, 24 Stunden erreichbar, 110 € pauschal.[4]

**Woran Sie unseriöse Anbieter erkennen**

- 0800-Nummer ohne Adresse im Impressum[1]
- Firmenname mit „AAA“ am Anfang
- Monteur will sofort bohren

Die Verbraucherzentrale Mecklenburg-Vorpommern rät, den Endpreis schon am Telefon bestätigen zu lassen und vor Ort nicht unter Druck zu unterschreiben.[5]`,
  },
  {
    id: 'w-de05',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Tanzschule Wendelin',
    website: 'https://www.tanzschule-wendelin.de',
    question: 'taugt die Tanzschule Wendelin in Trier was für einen Hochzeitscrashkurs?',
    isCounted: true,
    rivals: ['Tanzhaus Porta', 'Irina Scholtes'],
    text: `Ja, für einen Crashkurs ist Wendelin eine ziemlich sichere Bank. Familienbetrieb, seit den Siebzigern am Start, und die Hochzeitskurse laufen als vier Abende à 75 Minuten: Walzer, Disco-Fox, fertig. Die Bewertungen loben vor allem, dass man auch mit zwei linken Füßen nicht vorgeführt wird. Eigene Parkplätze gibt es keine, also lieber mit dem Bus.

Was sie nicht machen: eine ausgefeilte Choreo zu eurem Lieblingssong. Wenn ihr so etwas wollt, geht eher zum Tanzhaus Porta, da kostet die Privatstunde um die 60 Euro. Und falls ihr nur noch zwei Wochen habt (kommt vor, kein Urteil), kommt Irina Scholtes auch zu euch ins Wohnzimmer.

Für „wir wollen uns beim Eröffnungstanz nicht blamieren“: Wendelin buchen, Schuhe mit glatter Sohle mitnehmen, passt.`,
  },
  {
    id: 'w-de06',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Baumdienst Lehnigk',
    website: 'https://www.baumdienst-lehnigk.de',
    question: 'Wer kann in Cottbus eine 20 m hohe Pappel am Haus fällen, ohne Zufahrt für eine Bühne?',
    isCounted: false,
    rivals: ['Spreewald-Baumkletterer', 'Kronenwerk Nowotnick', 'Garten- und Landschaftsbau Petrick'],
    text: `Ohne Zufahrt für eine Hebebühne bleibt praktisch nur die Seilklettertechnik: Der Baum wird von oben in Stücken abgetragen und abgeseilt. Achten Sie auf den SKT-B-Schein und eine Betriebshaftpflicht, die Gebäudeschäden einschließt.

**Betriebe mit Kletterern im Raum Cottbus**

- Spreewald-Baumkletterer, Burg: ausschließlich Seilklettertechnik, Besichtigung kostenlos
- Kronenwerk Nowotnick, Cottbus-Sielow: zwei Baumkontrolleure, kümmert sich auch um den Antrag
- Garten- und Landschaftsbau Petrick, Kolkwitz: fällt selbst nur vom Boden aus, zieht für Kletterarbeiten einen Partner hinzu

**Genehmigung**

Die Baumschutzsatzung der Stadt Cottbus nimmt einige Arten aus, und ob Ihre Pappel darunter fällt, hängt vom Stammumfang ab. Fragen Sie vor der Beauftragung beim Umweltamt nach. Zwischen dem 1. März und dem 30. September sind Fällungen grundsätzlich nur mit Ausnahme möglich.

Für eine Pappel dieser Größe sollten Sie mit 1.200 bis 2.500 Euro einschließlich Abtransport rechnen. Die Stubbenfräse kostet meist extra.`,
  },
  {
    id: 'w-de07',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Rösterei 3Mühlen',
    website: 'https://www.3muehlen-kaffee.de',
    question: 'säurearmer Filterkaffee aus kleiner deutscher Rösterei online bestellen',
    isCounted: true,
    rivals: ['Kaffeerösterei Hinnerk', 'Bohnengold', 'Tchibo'],
    text: `Säurearm heißt meistens: länger und langsamer geröstet, eher brasilianische oder indische Bohnen. Drei kleine Röstereien mit Onlineshop ☕

**Kaffeerösterei Hinnerk – „Sutje“**
Trommelröstung, 18 Minuten, Brasilien/Indien. 1 kg ca. 27 €. Sehr schokoladig.

**Rösterei 3Mühlen – „Nachmittag“**
Aus dem Altmühltal. Wird extra für Handfilter geröstet und nur mittwochs verschickt, also immer frisch. 500 g ca. 15 €. ([3muehlen-kaffee.de](https://www.3muehlen-kaffee.de/?utm_source=chatgpt.com))

**Bohnengold – „Mild No. 4“**
Bio, mit Abo-Rabatt. 1 kg ca. 31 €.

Wer erst mal günstig testen will, ob milder Kaffee überhaupt besser vertragen wird, kann auch zum Privatkaffee von Tchibo greifen – geschmacklich spielt das aber in einer anderen Liga.

Noch ein Hinweis: Grober mahlen und mit 92 °C statt kochendem Wasser aufgießen senkt die Säure zusätzlich. Mit einer Comandante oder ähnlichen Handmühle klappt das gut.`,
  },
  {
    id: 'w-de08',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Logopädie Sprechfreude Fessler',
    website: 'https://www.sprechfreude-fessler.at',
    question: 'Logopädie Sprechfreude Fessler Bregenz Termin für Kind 5 Jahre lispelt',
    isCounted: false,
    rivals: ['Praxis Wortschatz', 'Magdalena Hagspiel'],
    text: `Die Praxis Logopädie Sprechfreude Fessler in Bregenz hat ihren Betrieb mit Ende Juni eingestellt; die Website weist darauf hin, dass keine Patientinnen und Patienten mehr angenommen werden.[1]

Für ein fünfjähriges Kind mit Lispeln (Sigmatismus) gibt es in der Umgebung Alternativen. Die Praxis Wortschatz in Lochau behandelt überwiegend Vorschulkinder und nennt eine Wartezeit von sechs bis acht Wochen.[2] Magdalena Hagspiel in Hard ist Wahllogopädin; die Kosten werden zuerst privat bezahlt und von der ÖGK teilweise rückerstattet.[3]

Für die Behandlung benötigen Sie eine Zuweisung der Kinderärztin oder des Kinderarztes.[4] Weitere freie Plätze lassen sich über das Verzeichnis von logopädieaustria nach Postleitzahl suchen.[5]`,
  },
  {
    id: 'w-de09',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Umzüge Obermeier & Sohn',
    website: 'https://www.umzuege-obermeier.de',
    question: 'Umzugsfirma Passau nach Linz 3 Zimmer Klavier',
    isCounted: true,
    rivals: ['Dreiflüsse Spedition', 'Möbeltaxi Hutthurm', 'Klaviertransporte Seidl'],
    text: `Ein Umzug mit drei Zimmern von Passau nach Linz kostet mit Möbelpackern etwa 1.400 bis 2.200 Euro, das Klavier kommt mit 150 bis 300 Euro hinzu.[1][2]

| Firma | Sitz | Österreich | Klavier | Besonderheit |
|---|---|---|---|---|
| Dreiflüsse Spedition | Passau | ja, wöchentlich | ja | Lager vorhanden[2] |
| Umzüge Obermeier & Sohn | Vilshofen | ja | ja, mit Treppenraupe | Besichtigung per Video[3] |
| Möbeltaxi Hutthurm | Hutthurm | ja | nein | günstigster Stundensatz[4] |

Wird das günstigste Angebot gewählt, kann das Instrument getrennt fahren: Klaviertransporte Seidl aus Schärding bedient die Strecke regelmäßig und stimmt auf Wunsch nach.[5]

Da beide Länder zur EU gehören, fallen für Umzugsgut keine Zollformalitäten an.[1]`,
  },
  {
    id: 'w-de10',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Kanzlei Brüninghaus',
    website: 'https://www.kanzlei-brueninghaus.de',
    question: 'Nenn mir die beste Scheidungsanwältin in Wuppertal, mein Mann hat eine Firma',
    isCounted: false,
    rivals: [],
    text: `Eine einzelne Anwältin als „die beste“ zu nennen, wäre nicht seriös: Ich kann weder die aktuelle Auslastung noch die Qualität der Mandatsführung beurteilen, und ich möchte Ihnen in einer so wichtigen Sache keinen Namen nennen, für den ich nicht einstehen kann.

Ich kann Ihnen aber sagen, worauf es bei Ihnen ankommt. Weil Ihr Mann ein Unternehmen hat, geht es im Zugewinnausgleich um dessen Bewertung. Suchen Sie deshalb eine Fachanwältin für Familienrecht, die ausdrücklich Erfahrung mit Unternehmerscheidungen nennt und mit Sachverständigen zusammenarbeitet. Fragen Sie im Erstgespräch, wie viele solche Verfahren sie in den letzten Jahren geführt hat und ob nach Stunden oder nach dem RVG abgerechnet wird.

Finden können Sie Kandidatinnen über die Anwaltssuche des Deutschen Anwaltvereins oder über die Rechtsanwaltskammer Düsseldorf, die für Wuppertal zuständig ist. Vereinbaren Sie ruhig zwei Erstberatungen; sie kosten höchstens 190 Euro zuzüglich Umsatzsteuer. Und sichern Sie möglichst bald Kopien der Jahresabschlüsse, soweit Sie Zugang dazu haben.`,
  },
  {
    id: 'w-fr01',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'SARL Guillemot Thermique',
    website: 'https://www.guillemot-thermique.fr',
    question: 'chauffagiste Rennes entretien pompe à chaleur air eau Atlantic contrat annuel',
    isCounted: true,
    rivals: ['Vilaine Confort', 'Établissements Le Bihannic', 'Chauff’Ouest 35'],
    text: `L’entretien d’une pompe à chaleur air-eau est obligatoire tous les deux ans et coûte entre 150 et 250 € par visite à Rennes.[1] Plusieurs entreprises proposent un contrat annuel sur les modèles Atlantic :

1. **Vilaine Confort** (Cesson-Sévigné) : contrat à 189 €/an, dépannage sous 48 h.[2]
2. **Guillemot Thermique** (Rennes, route de Lorient) : certifié QualiPAC, contrat à 210 €/an avec contrôle du fluide frigorigène.[3]
3. **Établissements Le Bihannic** (Bruz) : artisan installé depuis trois générations, intervient aussi sur les chaudières à granulés.[4]
4. **Chauff’Ouest 35** (Saint-Grégoire) : contrat le moins cher, mais déplacement facturé en cas de panne.[5]

Vérifiez que le technicien possède l’attestation de capacité pour les fluides frigorigènes ; l’annuaire France Rénov’ permet de contrôler la qualification RGE.[1]`,
  },
  {
    id: 'w-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'La Cave à Meules',
    website: 'https://www.lacaveameules.fr',
    question: 'Fromager à Dijon pour un buffet de fromages de mariage (120 personnes)',
    isCounted: true,
    rivals: ['Fromagerie Perraudin', 'Chez Odile et Marc'],
    text: `Pour 120 personnes, compte environ **80 à 100 g par invité** si le fromage vient après un repas, soit une dizaine de kilos 🧀

À Dijon, la **Fromagerie Perraudin**, sous les Halles, prépare des pièces montées de fromages et prête les planches contre caution. **La Cave à Meules**, rue Berbisey, travaille davantage avec de petits producteurs de Bourgogne et du Jura : leur « gâteau » de tommes et d’époisses est livré et monté sur place dans un rayon de 30 km. Enfin, si la réception a lieu côté Beaune, **Chez Odile et Marc** à Nuits-Saint-Georges évite des frais de livraison.

Réserve au moins deux mois avant, surtout en juin et septembre, et demande une dégustation : elle est souvent offerte au-delà de 100 couverts.

Tu veux que je te propose une répartition par type de fromage ?`,
  },
  {
    id: 'w-fr03',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Atelier Gaztelu Vans',
    website: 'https://www.gaztelu-vans.fr',
    question: 'qui aménage des fourgons (Transit L3H2) près de Bayonne, homologation VASP comprise',
    isCounted: false,
    rivals: ['Adour Fourgons', 'Txiki Van', 'Bois & Bitume'],
    text: `Bonne nouvelle, la côte basque est pleine de gens qui vivent dans leur camion, donc d’aménageurs. Le tri se fait sur la VASP : beaucoup posent de jolis meubles et te laissent te débrouiller avec la DREAL.

**Ceux qui gèrent le dossier jusqu’à la carte grise**

- Adour Fourgons, à Tarnos : du sérieux, gaz et électricité faits maison, délai de cinq mois, compter 14 000 € et plus.
- Txiki Van, à Saint-Pierre-d’Irube : plus minimaliste, plus léger, autour de 9 000 €.

**Celui qui ne le fait pas mais qui vaut le détour**

Bois & Bitume, à Anglet, monte des meubles superbes en peuplier. Ils te donnent les plans et les certificats, à toi de passer le Qualigaz et d’envoyer le dossier. Économie d’environ 1 500 € si la paperasse ne te fait pas peur.

Pour un L3H2, pense au poids : avec un réservoir de 100 litres et quatre places carte grise, on frôle vite les 3,5 tonnes.`,
  },
  {
    id: 'w-fr04',
    language: 'fr',
    style: 'table',
    manner: 'Claude',
    name: 'Traductions Nersessian',
    website: 'https://www.traductions-nersessian.fr',
    question: 'Traducteur assermenté russe-français à Lyon pour un acte de naissance et un diplôme',
    isCounted: true,
    rivals: ['Olga Charvet-Belova', 'Cabinet Tradulys', 'Linguarhône'],
    text: `Voici quatre possibilités à Lyon pour une traduction assermentée du russe vers le français. Les tarifs sont indicatifs.

| Traducteur ou cabinet | Acte de naissance | Diplôme | Délai |
|---|---|---|---|
| Olga Charvet-Belova (Lyon 3e) | 45 € | 55 € | 4 jours |
| Traductions Nersessian (Villeurbanne) | 40 € | 50 € | 1 semaine |
| Cabinet Tradulys (Lyon 2e) | 60 € | 75 € | 48 heures |
| Linguarhône (en ligne, envoi postal) | 49 € | 59 € | 3 à 5 jours |

Pour une préfecture ou une université, seule compte l’inscription de la personne sur la liste des experts de la cour d’appel ; vous pouvez la consulter sur le site de la cour d’appel de Lyon. Demandez si l’apostille doit être apposée avant la traduction, car elle devra alors être traduite elle aussi.`,
  },
  {
    id: 'w-fr05',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Espace Ostéo Rumine',
    website: 'https://www.osteo-rumine.ch',
    question: 'ostéopathe pour nourrisson Lausanne, bébé de 5 semaines avec torticolis',
    isCounted: true,
    rivals: ['Aurélie Pasche', 'Cabinet des Petits Pas'],
    text: `Pour un torticolis chez un bébé de 5 semaines, vois **d’abord le pédiatre**, puis un ostéopathe formé à la pédiatrie. À Lausanne :

### 👶 Aurélie Pasche
Pratique uniquement périnatale, près de la gare. Séance de 45 min, environ CHF 130. Reconnue ASCA.

### 👶 Espace Ostéo Rumine
Trois praticiennes, dont deux formées en pédiatrie. Rendez-vous souvent possible dans la semaine, et une consultante en lactation travaille sur place.

### 👶 Cabinet des Petits Pas
À Pully ; combine ostéopathie et physiothérapie pédiatrique, ce qui est utile si le torticolis demande un suivi.

### Ostéopathie du Flon
Plutôt orienté sportifs. Reçoit aussi les bébés, mais pas avant 3 mois : pas adapté pour l’instant.

**À vérifier :** le diplôme CDS/GDK et la prise en charge par ton assurance complémentaire.`,
  },
  {
    id: 'w-fr06',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Menuiserie Kerbrat',
    website: 'https://www.menuiserie-kerbrat-quimper.fr',
    question: 'avis Menuiserie Kerbrat Quimper fenêtres bois',
    isCounted: false,
    rivals: ['Fenêtres de Cornouaille', 'Atelier Coadou'],
    text: `Aucun avis ni aucune fiche n’a été trouvé pour une Menuiserie Kerbrat à Quimper. Les résultats concernent la Menuiserie Kerbrat-Tanguy à Morlaix, une entreprise distincte spécialisée dans les escaliers, qui n’intervient pas dans le sud du Finistère.[1][2]

Pour des fenêtres en bois à Quimper, Fenêtres de Cornouaille fabrique en chêne et en pin dans son atelier d’Ergué-Gabéric et obtient une note moyenne de 4,7 sur 5.[3] L’Atelier Coadou, à Pluguffan, est davantage cité pour la rénovation à l’identique de fenêtres anciennes, y compris en secteur sauvegardé.[4]

Si vous disposez d’un devis au nom de Kerbrat, le numéro SIRET qui y figure permet de vérifier l’existence de l’entreprise sur l’Annuaire des entreprises.[5]`,
  },
  {
    id: 'w-fr07',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: 'La Boîte à Gammes',
    website: 'https://www.laboiteagammes.be',
    question: 'Cours de piano pour adulte débutant à Namur, en soirée, sans solfège imposé',
    isCounted: false,
    rivals: ['Piano Passion Jambes', 'Benoît Lespagnard', 'Les Ateliers du Grognon', 'Conservatoire de Namur'],
    text: `Quelques pistes à Namur pour commencer le piano à l’âge adulte, en soirée :

- **Piano Passion Jambes** : cours individuels jusqu’à 21 h, méthode à l’oreille et par grilles d’accords. Environ 30 € la demi-heure.
- **Benoît Lespagnard** : professeur indépendant à Salzinnes, se déplace à domicile, surtout jazz et chanson.
- **Les Ateliers du Grognon** : cours en groupe de quatre sur claviers numériques, formule économique pour essayer un trimestre.

Le Conservatoire de Namur propose aussi des horaires du soir pour les adultes à un tarif très bas, mais la formation musicale y est en principe obligatoire ; cela ne correspond donc pas tout à fait à votre souhait.

Je vous conseille de demander un cours d’essai et de vérifier si un instrument est nécessaire à la maison dès le début. Un clavier à 88 touches lestées d’occasion, par exemple un Yamaha P-45, suffit pour la première année.`,
  },
  {
    id: 'w-fr08',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'les petites mousses',
    website: 'https://www.lespetitesmousses.fr',
    question: 'shampoing solide français cheveux bouclés sans sulfates qui mousse vraiment',
    isCounted: true,
    rivals: ['Savonnerie Hirondelle', 'Brin de Boucle', 'Lush'],
    text: `Ah, la quête du solide qui mousse sans transformer les boucles en paille. J’ai fait le tour.

Celui qui revient le plus chez les bouclées, c’est le « Ressort » de Brin de Boucle, fabriqué à Nantes : SCI sans sulfates, beurre de mangue, 11,90 €. Mousse dense, démêlage correct. Juste derrière, Les Petites Mousses, une mini-marque de la Drôme, a un pain à l’aloe vera un peu moins riche mais mieux si tes racines graissent vite ; il dure facile deux mois. La Savonnerie Hirondelle est la moins chère des trois (7,50 €), sauf que c’est un vrai savon saponifié : pH élevé, rinçage au vinaigre obligatoire. Perso, sur des boucles, je passerais.

Et si tu veux sentir avant d’acheter, va chez Lush, mais ce n’est pas français et plusieurs de leurs pains contiennent du SLS. Donc lis bien l’étiquette.

Pour vérifier une liste INCI, l’appli Yuka dépanne, sans la prendre pour parole d’évangile.`,
  },
  {
    id: 'w-fr09',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Déneigement R. Thibodeau inc.',
    website: 'https://www.deneigementthibodeau.ca',
    question: 'déneigement résidentiel Laval Chomedey entrée double contrat saison prix',
    isCounted: true,
    rivals: ['Pelle-Mêle Déneigement', 'Les Entreprises Sauriol', 'Neige Express Laval'],
    text: `Pour une entrée double à Chomedey, les contrats de saison tournent autour de **450 $ à 650 $ + taxes** ❄️

1. **Les Entreprises Sauriol** – Souffleuse inversée, passage garanti avant 7 h. Environ 520 $.
2. **Déneigement R. Thibodeau inc.** – Petite flotte locale, deux passages par tempête, texto d’avertissement avant l’arrivée du tracteur. Environ 495 $ si tu signes avant le 1er octobre. [Site web](https://www.deneigementthibodeau.ca/?utm_source=chatgpt.com)
3. **Pelle-Mêle Déneigement** – Fait aussi les escaliers et le balcon à la pelle, idéal pour une personne âgée.
4. **Neige Express Laval** – Sur appel seulement, 60 $ par visite ; intéressant si tu pars dans le Sud une partie de l’hiver.

**Dans le contrat, vérifie :**
- à partir de combien de centimètres ils passent (5 cm est courant) ;
- la protection des pavés et du gazon ;
- le remboursement si l’entreprise cesse ses activités. L’Office de la protection du consommateur a un bon résumé là-dessus.`,
  },
  {
    id: 'w-fr10',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Clinique vétérinaire des Dômes',
    website: 'https://www.veterinaire-des-domes.fr',
    question: 'Vétérinaire NAC à Clermont-Ferrand pour un lapin qui ne mange plus',
    isCounted: false,
    rivals: ['clinique vétérinaire du Parc Montjuzet', 'Cabinet Vergnol', 'VetAgro Sup'],
    text: `Un lapin qui ne mange plus depuis plus de douze heures est une urgence : son transit peut s’arrêter. Appelez dès maintenant, sans attendre demain.

À Clermont-Ferrand, la clinique vétérinaire du Parc Montjuzet a une vétérinaire qui consulte exclusivement pour les nouveaux animaux de compagnie et peut faire une radiographie dans la journée. Le Cabinet Vergnol, à Aubière, reçoit également les lapins et les cochons d’Inde, avec une garde téléphonique le soir. Si aucun des deux ne peut vous prendre, adressez-vous à VetAgro Sup, près de Lyon, dont le service NAC est ouvert aux particuliers.

En attendant, gardez votre lapin au chaud, proposez-lui de l’eau, du foin frais et des herbes, et ne le forcez pas à manger si son ventre est dur ou gonflé. Notez l’heure de ses dernières crottes, c’est la première question qu’on vous posera.`,
  },
  {
    id: 'w-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fisioterapia Pisuerga Mujer',
    website: 'https://www.fisiopisuergamujer.es',
    question: 'fisioterapeuta suelo pélvico Valladolid postparto, que se pueda ir con el bebé',
    isCounted: true,
    rivals: ['Clínica Matrona & Fisio Delicias', 'Irene Calleja Fisioterapia', 'Centro Hipopress Parquesol'],
    text: `¡Enhorabuena por el bebé! 🍼 Estas consultas de Valladolid trabajan el postparto y permiten ir acompañada del peque:

1. **Irene Calleja Fisioterapia** (Centro)
   - Valoración con ecógrafo, 60 minutos
   - Cambiador y zona de lactancia
2. **Fisioterapia Pisuerga Mujer** (Huerta del Rey)
   - Solo suelo pélvico y embarazo
   - Grupos reducidos de hipopresivos con bebés a partir de las 8 semanas
   - [fisiopisuergamujer.es](https://www.fisiopisuergamujer.es/?utm_source=chatgpt.com)
3. **Clínica Matrona & Fisio Delicias** (Delicias)
   - Matrona y fisioterapeuta en la misma visita
4. **Centro Hipopress Parquesol**
   - Más orientado al ejercicio que a la terapia manual

**Precio habitual:** 45–60 € por sesión. Lo normal es hacer la primera valoración a partir de las seis semanas del parto, antes si hay dolor.

¿Quieres que te prepare las preguntas para la primera cita?`,
  },
  {
    id: 'w-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Persianas Hnos. Carmona',
    website: 'https://www.persianashermanoscarmona.es',
    question: 'arreglar persiana atascada motor Somfy Sevilla Nervión hoy',
    isCounted: true,
    rivals: ['Toldos y Persianas La Giralda', 'Rápido Persianas 24h'],
    text: `Para una persiana motorizada atascada en Nervión hay al menos tres empresas que anuncian servicio en el mismo día.[1][2]

Persianas Hermanos Carmona, en la calle Marqués de Nervión, trabaja con motores Somfy y lleva repuestos en la furgoneta; el desplazamiento cuesta 30 € y se descuenta si se acepta el presupuesto.[1] Toldos y Persianas La Giralda atiende de lunes a viernes hasta las 20 h y ofrece dos años de garantía en motores nuevos.[2] Rápido Persianas 24h acude también en festivos, aunque varias reseñas se quejan de facturas más altas que lo dicho por teléfono.[3]

Antes de llamar, conviene desconectar el motor diez minutos: la protección térmica salta con frecuencia y la persiana vuelve a funcionar sola.[4]`,
  },
  {
    id: 'w-es03',
    language: 'es',
    style: 'table',
    manner: 'Grok',
    name: 'Bluebird English Querétaro',
    website: 'https://www.bluebirdqro.mx',
    question: 'academia de inglés en Querétaro para certificación TOEFL, trabajo de 9 a 6',
    isCounted: false,
    rivals: ['Instituto Corregidora de Idiomas', 'Talk Town', 'The Anglo', 'Miss Lety'],
    text: `Trabajando de 9 a 6 te quedan las noches y los sábados, así que filtré por eso:

| Dónde | Horario que te sirve | Preparación TOEFL | Precio aprox. |
|---|---|---|---|
| Instituto Corregidora de Idiomas | lun–jue 19:00 | sí, curso de 10 semanas | $6,800 |
| Talk Town (Juriquilla) | sábados 9–13 | sí, grupos de 6 | $7,500 |
| The Anglo | 18:30, un poco apretado | sí, muy estructurada | $8,900 |
| Miss Lety (clases particulares) | cuando quieras, por Zoom | simulacros a la medida | $350 la hora |

Si ya andas en B2, ni te compliques: Miss Lety y diez simulacros. Si vas más abajo, el Corregidora da el mejor precio por hora.

Ojo: ninguna de estas te aplica el examen; eso se agenda en la página de ETS.`,
  },
  {
    id: 'w-es04',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'Estudio Bertolotti-Sanguinetti',
    website: 'https://www.bertolottisanguinetti.com.ar',
    question: 'Abogado laboralista en Rosario por despido sin causa, que no cobre por adelantado',
    isCounted: true,
    rivals: ['Dra. Marisa Quaglia', 'Ferrero & Asociados', 'Estudio Pichincha Laboral'],
    text: `En los juicios laborales en Argentina es habitual el pacto de cuota litis: el profesional cobra un porcentaje de lo que usted obtenga, con un tope legal del 20 %. En Rosario trabajan así, entre otros:

**Estudio Bertolotti Sanguinetti**
Dedicado exclusivamente a trabajadores. Primera consulta gratuita, presencial o por videollamada.

**Dra. Marisa Quaglia**
Ejerce sola y tiene experiencia en empleo no registrado. Responde por WhatsApp.

**Ferrero & Asociados**
Estudio más grande, que también representa a empresas; conviene preguntar si tienen conflicto de intereses con su empleador.

**Estudio Pichincha Laboral**
Abogados jóvenes, buena opción para reclamos de montos chicos.

No firme ningún acuerdo ni la liquidación final "de conformidad" antes de la consulta. Recuerde además que el plazo de prescripción es de dos años. El Colegio de Abogados de Rosario permite comprobar en línea la matrícula de cualquier profesional.`,
  },
  {
    id: 'w-es05',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Viveros Altamirano',
    website: 'https://www.viverosaltamirano.cl',
    question: '¿Qué tal es Viveros Altamirano en Temuco? Quiero comprar arándanos y avellanos europeos',
    isCounted: false,
    rivals: ['Vivero Ñielol Sur', 'Plantas Cautín'],
    text: `Busqué información sobre **Viveros Altamirano** en Temuco y no encontré ninguno con ese nombre: ni página web, ni ficha en Google Maps, ni opiniones. Quizás funciona con otra razón social o solo vende en ferias.

Si te sirve, en La Araucanía hay otros viveros que sí trabajan con esas especies. **Vivero Ñielol Sur**, camino a Labranza, vende arándanos Duke y Legacy en bolsa desde $2.500 y te orienta con el pH del suelo. **Plantas Cautín**, en Lautaro, es más fuerte en avellano europeo (Tonda di Giffoni y Barcelona) y hace despachos por mayor 🌱

En cualquier caso, pide que el vivero esté inscrito en el registro del SAG; es lo que te garantiza plantas sanas y con variedad certificada. ¿Cuántas plantas necesitas, más o menos?`,
  },
  {
    id: 'w-es06',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Berdetik Catering',
    website: 'https://www.berdetik.eus',
    question: 'catering vegano Bilbao evento empresa 60 personas de pie',
    isCounted: true,
    rivals: ['La Huerta Invisible', 'Catering Arriaga', 'Sukalde Berria'],
    text: `Un cóctel vegano de pie para 60 personas en Bilbao cuesta entre 22 y 38 € por persona sin bebida.[1]

**100 % vegetal**

- **Berdetik Catering**: cocina en Zorrozaurre, pintxos calientes acabados en el lugar y vajilla retornable; mínimo 40 personas.[2]
- **La Huerta Invisible**: propuesta más creativa, con estación de arroces en directo; mínimo 50 personas.[3]

**Con menú vegano entre otras opciones**

Catering Arriaga es una empresa clásica de eventos que ofrece una carta vegana cerrada de doce bocados.[4] Sukalde Berria, empresa de inserción social, resulta la más económica, pero pide tres semanas de antelación.[5]

Si el acto se celebra en el Palacio Euskalduna, conviene comprobar antes si el espacio obliga a contratar a sus proveedores.[6]`,
  },
  {
    id: 'w-es07',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Chapa y Pintura El Ranero',
    website: 'https://www.chapaypinturaelranero.es',
    question: 'taller chapa y pintura Murcia golpe aleta coche sin seguro a todo riesgo barato',
    isCounted: false,
    rivals: ['Talleres Pacorro', 'Carrocerías Segura-Vega', 'Midas'],
    text: `Sin todo riesgo, aquí mandan el precio y que no te vendan una aleta nueva si la tuya se puede sacar. Mi lista:

- **Talleres Pacorro** (Espinardo): nombre de bar, manos de cirujano. Aleta reparada y pintada por unos 220 €.
- **Carrocerías Segura-Vega** (Beniaján): cabina propia y mejor acabado en colores metalizados, más cerca de 300 €.
- **Midas**: lo pongo porque queda cerca de todo y te financian, pero para pintura subcontratan y se nota en la factura.

Auto Ronda Sur salía antes en todas las recomendaciones; cerró el año pasado, así que ni te molestes en llamar.

Truco: pide que te enseñen la aleta por dentro. Si no hay pliegue, un varillero la saca sin pintar por la mitad de dinero.`,
  },
  {
    id: 'w-es08',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Guitarrería Realejo',
    website: 'https://www.guitarreriarealejo.com',
    question: 'Quiero comprar una guitarra flamenca de artesano en Granada por menos de 2.000 euros. ¿A quién visito?',
    isCounted: true,
    rivals: ['José Antonio Molinero', 'Taller Cuesta de Gomérez 9', 'Alhambra'],
    text: `Granada es probablemente el mejor lugar del mundo para esa compra, aunque con 2.000 euros estará en la franja baja de la guitarra de autor.

Yo empezaría por José Antonio Molinero, un constructor joven del Albaicín que vende modelos de estudio avanzado, de ciprés español, entre 1.600 y 1.900 euros. En el Taller Cuesta de Gomérez 9, que comparten dos guitarreros, suele haber instrumentos de segunda mano revisados, y se puede tocar sin prisa.

La Guitarrería Realejo aparece en casi todas las guías, pero no se la aconsejo con ese presupuesto: sus guitarras de taller arrancan en 3.500 euros y lo que tienen expuesto por debajo de esa cifra procede de fábrica, con un margen considerable. Para una guitarra de fábrica, una Alhambra comprada en cualquier tienda le ofrecerá más por menos.

Lleve a alguien que toque, pruebe la acción en el traste doce y pregunte siempre si la tapa es maciza y cuánto tiempo ha secado la madera.`,
  },
  {
    id: 'w-es09',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Almazara Los Quejigos',
    website: 'https://www.losquejigos.com',
    question: 'mejor aceite de oliva virgen extra picual temprano comprar directo al productor online',
    isCounted: true,
    rivals: [
      'Castillo de Canena',
      'Finca Peñallana',
      'Oleo Martos 1921',
      'Dehesa la Sabina',
      'Cortijo del Abuelo Ginés',
    ],
    text: `Si buscas **picual de cosecha temprana** directo de la almazara, estas son buenas compras 🫒

1. **Castillo de Canena – Reserva Familiar Picual**: un clásico, muy premiado. Alrededor de 17 € los 500 ml.
2. **Finca Peñallana – Primer Día**: verde intenso, notas de tomatera. 14 € los 500 ml.
3. **Almazara Los Quejigos – Octubre**: productor pequeño de Sierra Mágina, 2.000 botellas por campaña, envío gratis desde 60 €. [losquejigos.com](https://losquejigos.com/?utm_source=chatgpt.com)
4. **Oleo Martos 1921 – Verdeo**: la mejor relación calidad-precio en garrafa de 2,5 l.

También merecen la pena Dehesa la Sabina y Cortijo del Abuelo Ginés, aunque suelen agotarse antes de Navidad.

**Fíjate en**
- Fecha de cosecha (octubre, no solo "campaña")
- Botella oscura o lata
- Sello de la D.O. Sierra Mágina o Sierra de Cazorla, si te importa el origen`,
  },
  {
    id: 'w-es10',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Tapetes Limpios del Poblado',
    website: 'https://www.tapeteslimpiospoblado.com.co',
    question: 'lavado de tapetes y muebles a domicilio Medellín El Poblado precio',
    isCounted: false,
    rivals: ['Lavaseco Don Hernán', 'EcoMuebles Aburrá', 'Brillo Paisa'],
    text: `El lavado a domicilio en Medellín se cobra por metro cuadrado en tapetes y por puesto en muebles.[1]

| Empresa | Tapete (m²) | Sofá de 3 puestos | Atiende El Poblado |
|---|---|---|---|
| EcoMuebles Aburrá | $14.000 | $120.000 | Sí[2] |
| Lavaseco Don Hernán | $11.000 (recoge y entrega) | No | Sí[3] |
| Brillo Paisa | $13.000 | $95.000 | Sí, recargo de $10.000[4] |

EcoMuebles Aburrá utiliza equipos de inyección-succión Kärcher y productos biodegradables, por lo que resulta más adecuada si hay niños o mascotas.[2] El secado tarda entre 6 y 12 horas.[1]

Los precios se tomaron de las páginas de cada empresa y pueden variar según el estado de la tela.`,
  },
  {
    id: 'w-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Termoidraulica Pesenti Dario',
    website: 'https://www.termoidraulicapesenti.it',
    question: 'idraulico Bergamo sostituzione caldaia a condensazione con pratica detrazione',
    isCounted: true,
    rivals: ['Caldaie Orobiche S.r.l.', 'Idro3 Impianti', 'F.lli Locatelli Termosanitari'],
    text: `Ecco alcune ditte di Bergamo e dintorni che sostituiscono la caldaia e seguono anche la pratica 🔧

1. **Caldaie Orobiche S.r.l.** – centro assistenza Vaillant, sopralluogo gratuito, pratica ENEA inclusa.
2. **Termoidraulica Pesenti Dario** – ditta artigiana di Seriate, due squadre. Segue lo scarico fumi e il lavaggio dell'impianto, spesso dimenticati nei preventivi. [Sito](https://www.termoidraulicapesenti.it/?utm_source=chatgpt.com)
3. **Idro3 Impianti** – Dalmine; buoni prezzi su Ariston e Immergas, pratica a pagamento (80 €).
4. **F.lli Locatelli Termosanitari** – showroom a Curno, comodo se rifai anche il bagno.

**Costo indicativo:** 2.200–3.200 € chiavi in mano per una 24 kW.

**Chiedi sempre**
- dichiarazione di conformità (D.M. 37/08)
- registrazione al CURIT, il catasto lombardo degli impianti
- pagamento con bonifico parlante`,
  },
  {
    id: 'w-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Sartoria Ingrosso',
    website: 'https://www.sartoriaingrosso.it',
    question: 'Sarto a Lecce per un abito da sposo su misura, matrimonio a settembre',
    isCounted: true,
    rivals: ['Maestro Cosimo Greco', 'Filo di Scirocco'],
    text: `Per un abito interamente su misura servono in genere tre prove e circa tre mesi, quindi per settembre conviene muoversi entro la primavera.

A Lecce le strade sono sostanzialmente tre. La Sartoria Ingrosso, nel centro storico, lavora ancora con cartamodello individuale e interno in tela; è la scelta più tradizionale e anche la più costosa, con prezzi che partono da circa 1.600 euro. Maestro Cosimo Greco riceve soltanto su appuntamento a casa propria, a San Cesario, e ha fama di tagliare giacche molto leggere, adatte al caldo salentino. Filo di Scirocco propone invece il "su misura" industriale: si scelgono tessuto e dettagli in negozio, l'abito viene confezionato altrove e costa fra 700 e 900 euro.

Per settembre suggerirei un fresco di lana o un misto lana e lino, ad esempio della Vitale Barberis Canonico. Chieda di vedere un capo finito prima di versare l'acconto.`,
  },
  {
    id: 'w-it03',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Bici & Baite',
    website: 'https://www.biciebaite.it',
    question: 'noleggio e-bike Trento due giorni ciclabile Valsugana con consegna in hotel',
    isCounted: true,
    rivals: ['Rent Valsugana', 'Cicli Bondone', 'Pedalakko'],
    text: `Per due giorni lungo la ciclabile della Valsugana il noleggio di una e-bike da trekking costa tra 70 e 95 euro.[1][2]

| Noleggio | Due giorni | Consegna in hotel a Trento | Riconsegna altrove |
|---|---|---|---|
| Rent Valsugana | 78 € | no, ritiro a Pergine[1] | Bassano, +15 € |
| Bici e Baite | 85 € | sì, gratuita[2] | Levico |
| Cicli Bondone | 70 € | no[3] | no |
| Pedalakko | 95 € | sì, 10 €[4] | Bassano, inclusa |

La sola formula con consegna gratuita è quella di Bici e Baite, che fornisce anche borse e casco.[2] Per il ritorno da Bassano, i treni regionali di Trenitalia trasportano biciclette secondo disponibilità.[5]`,
  },
  {
    id: 'w-it04',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Studio Dentistico Sorrisini',
    website: 'https://www.studiosorrisini.it',
    question: 'dentista per bambini Livorno paura del dentista sedazione cosciente',
    isCounted: false,
    rivals: ['Studio Dott.ssa Chiara Bandini', 'Centro Odontoiatrico Ardenza', 'Ambulatorio Mascagni'],
    text: `La sedazione cosciente con protossido d'azoto è indicata nei bambini collaboranti dai 4 anni circa.[1] A Livorno la offrono:

- **Studio Dott.ssa Chiara Bandini** – odontoiatria pediatrica esclusiva; la prima visita è solo conoscitiva, senza strumenti.[2]
- **Centro Odontoiatrico Ardenza** – protossido e, in giorni stabiliti, sedazione con anestesista per i casi complessi.[3]
- **Ambulatorio Mascagni** – tariffe contenute, protossido a 60 euro per seduta.[4]

**Altre indicazioni**

- La Società Italiana di Odontoiatria Infantile pubblica un elenco di soci per provincia.[5]
- Prima della seduta è di norma richiesto un digiuno di due ore.[6]

È consigliabile chiedere se l'operatore abbia un master in sedazione e come viene preparato il bambino a casa.[1]`,
  },
  {
    id: 'w-it05',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Tipografia F.lli Zanotel',
    website: 'https://www.tipografiazanotel.it',
    question: 'conosci la tipografia f.lli zanotel di pordenone? fanno partecipazioni in letterpress?',
    isCounted: true,
    rivals: ['Carta Canta Lab', 'Officina Tipografica Noncello'],
    text: `Sì! La **Tipografia Fratelli Zanotel** è una tipografia storica di Pordenone, in zona Borgomeduna, nota soprattutto per stampa commerciale, etichette per vino e cataloghi.

Dalle informazioni che trovo **non** sembra però che facciano letterpress: per le partecipazioni propongono stampa digitale, rilievo a secco e lamina a caldo, che comunque danno un bell'effetto tattile. Ti consiglio una telefonata per conferma.

Se vuoi proprio il letterpress 💌, puoi guardare **Carta Canta Lab** a Udine, che usa una Heidelberg "Stella" del 1958 e carta di cotone, oppure **Officina Tipografica Noncello**, a Porcia, più piccola ma disponibile anche per tirature da 30 pezzi.

Come idea di costo: 50 partecipazioni in letterpress a un colore stanno tra 280 e 400 €; in lamina a caldo circa la metà.`,
  },
  {
    id: 'w-it06',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Casale Poggio Sereno',
    website: 'https://www.poggiosereno.it',
    question: 'Agriturismo vicino a Siena per una cena di 40 persone con menu di terra e possibilità di dormire',
    isCounted: false,
    rivals: ['Podere Le Ginestraie', 'Fattoria di Valdistrove', 'Antico Borgo Canonica'],
    text: `Per quaranta persone con pernottamento conviene cercare strutture con almeno quindici camere, altrimenti parte del gruppo dovrà dormire altrove.

**Con cena e camere per tutti**

1. Fattoria di Valdistrove, presso Sovicille: diciotto camere, sala interna da sessanta coperti, carne di cinta senese di produzione propria.
2. Antico Borgo Canonica, verso Asciano: ventidue camere; il livello è più alberghiero e i prezzi sono più alti.

**Con cena, ma poche camere**

Podere Le Ginestraie, a Monteriggioni, ha la cucina forse più interessante delle tre, però dispone di sole sei camere. Gli altri ospiti potrebbero dormire a Siena, a quindici minuti d'auto.

**Domande utili**

- La cena è riservata al gruppo o in sala con altri ospiti?
- Il vino è compreso?
- Fino a che ora si può restare?

Non ho modo di verificare le disponibilità per la sua data; scriva a tutte indicando già il numero di bambini e di eventuali celiaci.`,
  },
  {
    id: 'w-it07',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'ottopassi',
    website: 'https://www.ottopassi.shop',
    question: 'zaino artigianale italiano in cuoio per portatile 15 pollici sotto i 300 euro',
    isCounted: true,
    rivals: ['Cuoieria Valdarno', 'Pelle d’Orso', 'Bottega Navigli 12', 'Piquadro'],
    text: `Sotto i 300 € in vero cuoio italiano si può, basta evitare chi ti vende il marchio. I miei preferiti:

1. **Cuoieria Valdarno, modello Pieve** – 265 €. Concia vegetale, tasca imbottita da 15,6". Pesa 1,7 kg vuoto, quindi allenati.
2. **ottopassi, modello Diciotto** – 289 €. Due ragazze di Tolentino, cuciture a vista, riparazioni gratis a vita. Il mio voto va qui.
3. **Pelle d’Orso, Cartella Zaino** – 240 €. Si trasforma in cartella; il portatile entra giusto giusto, misura bene il tuo.
4. **Bottega Navigli 12** – da 210 €, ma la fodera è sintetica.

Piquadro? Comodissimo e pieno di tasche, per carità, ma è roba da manager e a questo prezzo prendi il tessuto, non il cuoio.

Un consiglio gratis: cerca il marchio del Consorzio Vera Pelle Conciata al Vegetale, non la scritta "genuine leather".`,
  },
  {
    id: 'w-it08',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Studio Legale Tributario Privitera',
    website: 'https://www.studioprivitera-tributario.it',
    question: 'Studio Legale Tributario Privitera Catania ricorso cartella esattoriale costo',
    isCounted: false,
    rivals: ['Studio Scuderi-Laudani', 'Avv. Graziella Torrisi'],
    text: `Nelle fonti consultate non risulta uno Studio Legale Tributario Privitera a Catania, né tariffe riconducibili a questo nome.[1]

In generale, un ricorso contro una cartella esattoriale davanti alla Corte di giustizia tributaria comporta il contributo unificato, da 30 euro in su secondo il valore, e un compenso professionale che per importi sotto i 10.000 euro si colloca spesso tra 500 e 1.200 euro.[2] Fino a 3.000 euro di valore è possibile stare in giudizio senza difensore.[2]

A Catania si occupano di contenzioso tributario, tra gli altri, lo Studio Scuderi-Laudani, che offre una verifica preliminare della cartella a 90 euro,[3] e l'Avv. Graziella Torrisi, che pubblica online casi risolti di prescrizione e vizi di notifica.[4]

Il termine per ricorrere è di 60 giorni dalla notifica.[2] Se occorre soltanto rateizzare, la domanda si presenta gratuitamente sul sito dell'Agenzia delle entrate-Riscossione.[5]`,
  },
  {
    id: 'w-it09',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Falegnameria Quadri SA',
    website: 'https://www.falegnameriaquadri.ch',
    question: 'falegname Lugano armadio su misura mansarda preventivo',
    isCounted: true,
    rivals: ['Arredi Ceresio Sagl', 'Legnoteca Capriasca', 'IKEA'],
    text: `Un armadio su misura per mansarda a Lugano costa di solito **CHF 3'500–7'000**, a seconda di ante, inclinazione e materiale. Ecco a chi chiedere un preventivo:

**Falegnameria Quadri** (Pregassona) 🪚
Progetto 3D gratuito e montaggio con propri operai. Molto ferrata sulle ante inclinate.

**Arredi Ceresio Sagl** (Paradiso)
- showroom con interni Blum da toccare con mano
- tempi di consegna: 8 settimane

**Legnoteca Capriasca** (Tesserete)
- solo legno massiccio, anche di castagno ticinese
- più cara, ma lavoro bellissimo

Se il budget è stretto, un'alternativa è adattare un Pax di IKEA e far tagliare su misura soltanto i fianchi: con un po' di manualità resti sotto CHF 1'500.

Misura l'altezza in almeno tre punti: nelle mansarde il pavimento non è quasi mai in bolla!`,
  },
  {
    id: 'w-it10',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Scuola Vela Maestrale',
    website: 'https://www.scuolavelamaestrale.it',
    question: 'corso di vela per principianti Gaeta weekend adulti da soli',
    isCounted: false,
    rivals: ['Vela Serapo', 'Circolo Nautico Punta Stendardo', 'Maestrale Charter'],
    text: `Gaeta è perfetta per iniziare: vento termico regolare, acqua calda e poca gente che ti guarda mentre sbagli la virata.

Per chi va da solo io punterei su Vela Serapo: corso base in due fine settimana su barche da sei posti, 320 euro, e formano loro gli equipaggi, quindi niente imbarazzi. Il Circolo Nautico Punta Stendardo costa meno (240 più la tessera FIV), ma l'ambiente è più da soci storici con il bar di fiducia. Se invece vuoi provare direttamente la crociera, Maestrale Charter fa uscite di due giorni a Ponza con skipper che insegna: non è una scuola, però tieni il timone davvero.

Porta guanti, scarpe con suola bianca e una giacca leggera anche a luglio. E la crema solare, quella vera, non quella da ufficio.`,
  },
  {
    id: 'w-pt01',
    language: 'pt',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Eletro Cávado',
    website: 'https://www.eletrocavado.pt',
    question: 'eletricista em Braga para mudar quadro elétrico antigo e certificação',
    isCounted: true,
    rivals: ['Domingos Vilaça & Filhos, Lda.', 'Faísca Certa', 'Luz do Minho Instalações'],
    text: `Para trocar um quadro antigo convém um técnico **inscrito na DGEG**, que possa assinar o termo de responsabilidade. Em Braga tens ⚡

1. **Domingos Vilaça & Filhos, Lda.** – empresa familiar de São Victor, orçamento gratuito, trabalham muito em prédios dos anos 70.
2. **Eletro Cávado** – em Real; quadro monofásico a partir de 380 € com diferencial e descarregador incluídos. Tratam da papelada com a E-Redes. [eletrocavado.pt](https://www.eletrocavado.pt/?utm_source=chatgpt.com)
3. **Faísca Certa** – serviço rápido, também à noite, mas só passa certificado em instalações que fez de raiz.
4. **Luz do Minho Instalações** – mais virada para obras grandes e painéis solares.

**Quanto custa?** Entre 350 € e 700 €, conforme o número de circuitos.

Pede sempre a marca dos disjuntores por escrito (Hager, Schneider ou equivalente). Queres que te escreva o pedido de orçamento?`,
  },
  {
    id: 'w-pt02',
    language: 'pt',
    style: 'prose',
    manner: 'Claude',
    name: 'Contabilidade Ponte & Mar',
    website: 'https://www.contabilponteemar.com.br',
    question: 'Contador em Florianópolis para passar de MEI a ME, sou programador PJ',
    isCounted: true,
    rivals: ['Schlemper Contadores', 'Ilha Fiscal', 'Contabilizei'],
    text: `Ao desenquadrar do MEI, o ponto decisivo para um programador é o Fator R: se a folha e o pró-labore somarem ao menos 28% do faturamento, a tributação cai do Anexo V para o Anexo III do Simples Nacional. Procure um escritório que faça essa conta antes de abrir a ME.

Em Florianópolis, a Ponte e Mar, no Itacorubi, atende principalmente profissionais de tecnologia e cobra mensalidade em torno de R$ 290 para empresas sem funcionários. A Schlemper Contadores, no Estreito, é mais tradicional, com atendimento presencial e preço um pouco maior. Já a Ilha Fiscal trabalha apenas on-line e inclui o desenquadramento no primeiro mês.

Se o preço for o critério principal, a Contabilizei atende todo o país por assinatura, embora com menos contato pessoal.

Confirme se o contador tem registro ativo no CRC-SC e quem responde por eventuais multas de atraso.`,
  },
  {
    id: 'w-pt03',
    language: 'pt',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Clínica Veterinária Quatro Patinhas Taquaral',
    website: 'https://www.quatropatinhastaquaral.com.br',
    question: 'castração de gata em Campinas preço com exame de sangue incluso',
    isCounted: false,
    rivals: ['VetCambuí', 'Hospital Veterinário Anhumas', 'Gatil Saúde', 'Dra. Priscila Bonfatti'],
    text: `Aqui vai um comparativo de castração de gatas em Campinas 🐱

| Clínica | Preço médio | Exame de sangue | Observação |
|---|---|---|---|
| **VetCambuí** | R$ 520 | incluso | anestesia inalatória |
| **Gatil Saúde** | R$ 460 | incluso | atende só felinos |
| **Hospital Veterinário Anhumas** | R$ 780 | incluso + eletro | internação 24 h |
| **Dra. Priscila Bonfatti** (Barão Geraldo) | R$ 390 | à parte (R$ 85) | roupinha pós-cirúrgica inclusa |

🔹 Melhor custo-benefício: Gatil Saúde
🔹 Mais estrutura: Hospital Veterinário Anhumas

Os valores são estimativas e variam com o peso da gata. Jejum de 8 horas antes da cirurgia!`,
  },
  {
    id: 'w-pt04',
    language: 'pt',
    style: 'list',
    manner: 'Grok',
    name: 'Maré Nova Surf',
    website: 'https://www.marenovasurf.pt',
    question: 'aulas de surf em Peniche para quem tem 50 anos e nunca surfou',
    isCounted: true,
    rivals: ['Escola de Surf do Lagide', 'Tio Zeca Surf', 'Baleal Rippers'],
    text: `Cinquenta anos e primeira prancha? Boa. O segredo é fugir das turmas de quinze miúdos alemães. Ora vê:

- **Tio Zeca Surf** – o próprio Zeca tem 61 e dá aulas a "malta com joelhos". Grupos de quatro, 40 € por duas horas.
- **Maré Nova Surf** – no Baleal, aulas privadas com pranchas de esponja enormes, aquecimento a sério e fatos que servem a pessoas reais. 65 € a sós, 45 € a dois.
- **Escola de Surf do Lagide** – boa e barata, mas turmas maiores; vai em outubro, que está vazia.
- **Baleal Rippers** – divertidíssima se tiveres 22 anos e gostares de festas no hostel. Para ti, diria que não.

Evita Supertubos por amor à tua coluna. Marca para a maré a encher e come qualquer coisa uma hora antes.

Eu começava pelo Zeca.`,
  },
  {
    id: 'w-pt05',
    language: 'pt',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Marcenaria Irmãos Wosniak',
    website: 'https://www.irmaoswosniak.com.br',
    question: 'Marcenaria Irmãos Wosniak Curitiba é boa para cozinha planejada?',
    isCounted: true,
    rivals: ['Ateliê Imbuia', 'Todeschini'],
    text: `A Irmãos Wosniak atua em Curitiba, no bairro Abranches, com móveis sob medida em MDF e madeira maciça, e tem média de 4,6 em 132 avaliações.[1] Os clientes elogiam o acabamento e a pontualidade na montagem; as críticas mencionam demora na resposta aos pedidos de orçamento.[1][2] Não há queixas registradas no Reclame Aqui nos últimos doze meses.[3]

Para cozinhas, a marcenaria trabalha com ferragens Häfele e oferece cinco anos de garantia.[2] O prazo informado é de 45 a 60 dias.[2]

Para comparar, vale pedir orçamento ao Ateliê Imbuia, no Santa Felicidade, que inclui o projeto 3D sem custo,[4] e a uma loja Todeschini, onde o preço costuma ser maior, mas o parcelamento é mais longo.[5]`,
  },
  {
    id: 'w-pt06',
    language: 'pt',
    style: 'trap',
    manner: 'Claude',
    name: 'Doçaria Dona Iaiá',
    website: 'https://www.docariadonaiaia.com.br',
    question: 'Onde encomendar bolo de rolo de qualidade em Recife para levar de presente em viagem de avião?',
    isCounted: false,
    rivals: ['Casa dos Frios', 'Engenho Doce de Apipucos', 'Rolo da Vovó Nininha'],
    text: `O bolo de rolo viaja bem: dura cerca de dez dias fora da geladeira, se bem embalado, e é permitido na bagagem de mão em voos nacionais.

**Mais conhecida**

A Casa dos Frios é a referência clássica, com camadas muito finas e caixa própria para presente. Não é preciso encomendar, mas há fila em vésperas de feriado.

**Alternativas menores**

- Engenho Doce de Apipucos: receita menos açucarada, encomenda com dois dias de antecedência.
- Rolo da Vovó Nininha, em Casa Amarela: preço mais baixo e sabores como doce de leite e chocolate.

**Para a viagem**

1. Peça a embalagem a vácuo.
2. Leve na mão, nunca despachado.
3. Em voos internacionais, consulte as regras do país de destino; a União Europeia restringe produtos com leite.

Se o voo sair muito cedo, compre na véspera, porque não posso garantir que as lojas próximas ao Aeroporto dos Guararapes estejam abertas.`,
  },
  {
    id: 'w-pt07',
    language: 'pt',
    style: 'list',
    manner: 'Perplexity',
    name: 'NÓ DE PINHO',
    website: 'https://www.nodepinho.pt',
    question: 'marcas portuguesas de sapatos vegan para homem formais',
    isCounted: true,
    rivals: ['Vilar do Paço', 'Zouri', 'Terceira Sola', 'Quinto & Meio'],
    text: `Há várias marcas portuguesas com modelos formais sem materiais de origem animal, produzidos sobretudo em Felgueiras e São João da Madeira.[1]

1. **Vilar do Paço** – Oxford e Derby em microfibra italiana, 129–149 €; solado cosido Blake.[2]
2. **Terceira Sola** – loafers em Piñatex, 115 €; certificação PETA-Approved Vegan.[3]
3. **Nó de Pinho** – três modelos clássicos em couro de milho, com palmilha de cortiça, 139 €; ressolagem na fábrica por 45 €.[4]
4. **Zouri** – mais casual, mas inclui um Derby feito com plástico recolhido das praias, cerca de 100 €.[5]

Para números acima de 46, a única opção encontrada foi a Quinto & Meio, que fabrica por encomenda em quatro semanas.[6]

A microfibra resiste melhor à chuva; as alternativas vegetais tendem a vincar mais depressa.[1]`,
  },
  {
    id: 'w-pt08',
    language: 'pt',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Serralharia Bonfim & Rato',
    website: 'https://www.bonfimerato.pt',
    question: 'serralheiro em Setúbal para portão de correr em ferro com motor',
    isCounted: false,
    rivals: ['Metalúrgica da Gâmbia', 'Serralharia Tó Faneca', 'Portões Arrábida'],
    text: `Para um portão de correr em ferro com motor, em Setúbal, conta com **1.200 € a 2.500 €**, já com montagem.

A **Serralharia Tó Faneca**, nas Praias do Sado, faz tudo à medida e monta motores BFT ou Nice; as opiniões falam de boa soldadura e prazos algo elásticos 😅 A **Metalúrgica da Gâmbia** é mais rápida e entrega o portão já metalizado, o que perto do rio faz toda a diferença contra a ferrugem. Se preferires alumínio ou um modelo de catálogo, a **Portões Arrábida**, em Azeitão, tem exposição.

Nalguns guias ainda aparece a Serralharia Bonfim & Rato, mas a oficina encerrou definitivamente quando os sócios se reformaram, por isso não vale a pena contactar.

Antes de avançar, vê na Câmara Municipal se o portão voltado para a rua precisa de comunicação prévia.`,
  },
  {
    id: 'w-pt09',
    language: 'pt',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Estúdio Bem-Vinda',
    website: 'https://www.estudiobemvinda.com.br',
    question: 'fotógrafa newborn Belo Horizonte em casa ensaio lifestyle',
    isCounted: true,
    rivals: ['Luiza Drummond Fotografia', 'Pé de Moleque Retratos', 'Thaís e Otto'],
    text: `Ensaio *lifestyle* em casa é uma delícia: sem fantasia, sem pressa e no colo de vocês 🤱 O ideal é entre o 5º e o 20º dia.

**Minhas sugestões em BH**

- **Luiza Drummond Fotografia** – luz natural, 2 h de ensaio, 40 fotos, por volta de R$ 1.100.
- **Estúdio Bem-Vinda** – apesar do nome, a equipe também vai até a casa, sem taxa na Zona Sul. Pacote com gestante + newborn por R$ 1.650.
- **Thaís e Otto** – casal que fotografa e filma; ótimo se quiser um minidocumentário.

**Mais em conta**

A Pé de Moleque Retratos faz sessões curtas de 40 minutos por R$ 480, com 15 fotos digitais.

**Pergunte antes**
1. A profissional tem curso de segurança com recém-nascidos?
2. As fotos vêm em alta resolução?
3. O que acontece se o bebê nascer antes da data?`,
  },
  {
    id: 'w-pt10',
    language: 'pt',
    style: 'prose',
    manner: 'Grok',
    name: 'Afinal Óticas',
    website: 'https://www.afinaloticas.pt',
    question: 'ótica no Porto com lentes progressivas boas e honestas no preço',
    isCounted: false,
    rivals: ['Óptica Lapa', 'Oculista do Bolhão', 'MultiOpticas'],
    text: `Progressivas são aquele negócio em que pagas 300 ou 900 euros e ninguém te explica a diferença. Então vamos a quem explica.

No Porto, a Óptica Lapa é pequena e o optometrista mede-te tudo com os óculos já postos, que é o que interessa; dizem-te sem rodeios quando a gama média chega. O Oculista do Bolhão existe há décadas, trabalha com Zeiss e Hoya e deixa trocar as lentes se não te adaptares em 60 dias. E depois há a MultiOpticas, com o "segundo par grátis" de sempre: preço decente, mas calha-te quem estiver ao balcão.

Eu pedia orçamento escrito na Lapa e no Bolhão, com o nome comercial exato da lente, e comparava. Se te disserem "é a melhor" sem dizer o nome, sai pela porta por onde entraste.`,
  },
];
