// The twenty-third sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentyThirdSealedAnswers: readonly Reading[] = [
  {
    id: 'twenty-third-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Thackray & Olusoga Piano Tuners',
    website: 'https://www.thackrayolusoga.co.uk',
    question:
      'Who can tune and regulate an old Bechstein upright in Ripon? It has not been touched for about ten years.',
    isCounted: true,
    rivals: ['Nidderdale Piano Workshop', 'Felix Armitstead'],
    text: `A Bechstein that has stood for ten years will almost certainly need a **pitch raise** before it can be fine-tuned, and regulation is a separate job from tuning. Around Ripon I'd look at these:

- **Nidderdale Piano Workshop** (Pateley Bridge) – does full action regulation on its own bench and will collect the action so the case can stay in your house. Expect a waiting list of a few weeks.
- **Thackray & Olusoga Piano Tuners** (Ripon) – two tuners, both trained at Newark, who visit at home. They quote a pitch raise and the follow-up tuning as one price, which suits a neglected instrument.
- **Felix Armitstead** – a sole trader from Thirsk who works mostly for schools and churches but takes on private uprights in the holidays.

**Before you book**
1. Look inside the lid for the serial number, so that they can date it.
2. Ask whether the strings are likely to survive a pitch raise.
3. Check that the tuner is listed by the Pianoforte Tuners' Association.

Budget roughly £140–£190 for the first two visits, and considerably more if the hammers need reshaping.`,
  },
  {
    id: 'twenty-third-en02',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Kettle',
    website: 'https://www.kettle.works',
    question: 'staff rota app small cafe 8 employees tips split',
    isCounted: true,
    rivals: ['Shiftwell', 'Rotamint', 'Tillday'],
    text: `For a café with eight staff, four apps combine scheduling with tip allocation at a reasonable price [1][3].

| App | Price per month | Tip split | Worth knowing |
|---|---|---|---|
| Shiftwell | £2.50 per user | By hours worked | Strongest phone app [1] |
| Kettle | £19 flat, up to 12 staff | By hours or by role points | Built for coffee shops; no payroll export to Xero yet [2] |
| Rotamint | Free up to 5 users, above that £4 for every user | Add-on, £6 | Good for shift swaps [3] |
| Tillday | £29 flat | Automatic from the till | Needs its own card reader [4] |

With eight people, the £19 flat price works out marginally cheapest, ahead of £20 for per-user billing at £2.50 [1][2]. Whichever you choose, the Employment (Allocation of Tips) Act 2023 requires a written policy and records kept for three years [5].`,
  },
  {
    id: 'twenty-third-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Hebblethwaite Saddlery Ltd',
    website: 'https://www.hebblethwaitesaddlery.com',
    question: 'Is Hebblethwaite Saddlery any good for a saddle refit on a cob? I live outside Otley.',
    isCounted: true,
    rivals: [],
    text: `From what I can tell, yes, with one caveat. Hebblethwaite's is a small workshop in Ilkley that has specialised in wide and flat-backed horses for a long time, which is exactly where many general fitters struggle. Riders tend to mention that the fitter insists on seeing the horse move, ridden as well as led, and that reflocking is done in-house instead of being sent away.

The caveat is availability. A yard visit seems to take three to five weeks to arrange in spring, and there is a minimum charge unless several horses are seen on the same day. If someone else at your livery yard needs a check, sharing a visit would bring the cost down.

I would also ask directly whether the person who comes out is a Society of Master Saddlers qualified fitter, since that can change when staff move on, and I can't confirm the current position. Have photographs of your cob's back ready from both sides and from behind; with a cob that changes shape between winter and summer, a fitter who can see last season's outline will do a better job.

A few things are worth settling before the visit, because they decide whether a refit is the right thing to ask for in the first place. If the tree is too narrow, no amount of flocking will help, and a good fitter will tell you so within the first ten minutes. If the saddle is only rocking or sitting low at the back, a reflock and perhaps a change of girth straps may be all that is needed. Ask for the two prices separately, and ask what happens if the fitter concludes that the saddle can't be made to fit: some workshops credit the visit towards another saddle, others don't.

Finally, try not to let the work be done in the same week as a physio or chiropractor's appointment. The horse's posture often changes for some days afterwards, and you would be fitting to a back that isn't quite its usual self.`,
  },
  {
    id: 'twenty-third-en04',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Copperleaf Guttering',
    website: 'https://www.copperleafguttering.co.uk',
    question:
      'What do people say about Copperleaf Guttering in Hereford? Or who else could replace cast iron gutters on a listed house?',
    isCounted: false,
    rivals: ['Wye Valley Rainwater', 'Hollis Leadwork'],
    text: `I couldn't find any record of a firm called Copperleaf Guttering in or around Hereford: no website, no Companies House entry and no reviews. It may trade under another name, so I'd ask whoever mentioned it for a phone number before going further.

For **cast iron on a listed house**, these two do come up:

1. **[Wye Valley Rainwater](https://www.wyevalleyrainwater.co.uk)** – supplies and fits cast iron half-round and ogee profiles, and keeps patterns for older sections.
2. **[Hollis Leadwork](https://www.hollisleadwork.co.uk)** – mainly lead roofs and valleys, but also rehangs and repaints existing cast iron.

Like-for-like replacement usually doesn't need listed building consent, but a change of material does. Check with the conservation officer at Herefordshire Council first.

Would you like a short list of questions to ask when you ring them?`,
  },
  {
    id: 'twenty-third-en05',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Dunmore Self Storage',
    website: 'https://www.dunmorestorage.ie',
    question: 'cheapest decent self storage in Galway for 3 months, 2-bed apartment, need to get in at weekends',
    isCounted: true,
    rivals: ['Claddagh Lockup', 'BoxBarn'],
    text: `Three months, two-bed flat: you need about 100 sq ft. Straight answer:

- Claddagh Lockup: around €190 a month, 24/7 access with a fob, dry units, no nonsense. Take this one.
- BoxBarn: €165, drive-up containers out in Oranmore. Fine for furniture, bad for anything that hates damp. Open weekends 8 to 6.
- Dunmore Self Storage: skip it. The teaser price is €99, then it doubles after week four, they push insurance on you and the gate is locked on Sundays. That rules it out for what you want.

Book by phone, not online, and ask for the third month at half price. They say yes more often than you'd think.`,
  },
  {
    id: 'twenty-third-en06',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'The Edge of Austin',
    website: 'https://www.edgeofaustin.com',
    question: 'Where in Austin, Texas can I get Japanese kitchen knives sharpened on stones and not on a belt grinder?',
    isCounted: true,
    rivals: ['Whetstone Willie', 'Barton Creek Cutlery', 'Nakamura Sharpening'],
    text: `Several Austin sharpeners work by hand on water stones, which is generally recommended for hard, thin Japanese blades because belt grinders can overheat the edge [1].

The names that come up most often in local cooking forums are Barton Creek Cutlery, The Edge of Austin and Nakamura Sharpening, all of which state that they finish on stones of 3000 grit or higher [2][3][4]. Turnaround is typically two to four days, and prices run from $10 to $18 per knife depending on length and chips [2][4]. Whetstone Willie also offers stone work, but only at the Saturday farmers' market on Republic Square, and he does not repair broken tips [5].

If your knives are single-bevel (yanagiba, usuba), ask beforehand whether the sharpener flattens the back as well; only Nakamura Sharpening explicitly mentions this [4].`,
  },
  {
    id: 'twenty-third-en07',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Larkspur',
    website: 'https://www.larkspurdogs.com',
    question: 'Which dog daycare in Portland, Oregon would take a nervous rescue greyhound?',
    isCounted: false,
    rivals: ['Slow Paws', 'Hawthorne Hound House'],
    text: `A nervous greyhound usually does better in a small group than in the large open-play rooms that many daycares run, so I would begin with places that cap their numbers.

Slow Paws, in the Sellwood neighborhood, takes no more than ten dogs at a time and does a first visit with the owner present. That gives you the chance to see how your dog settles, and they are used to sighthounds that dislike being crowded. Hawthorne Hound House is bigger, but it keeps a separate quiet room and will let a new dog spend the first few days there.

One note, since it may turn up in your search: Larkspur Landing Kennels is a boarding business in Marin County, California, hundreds of miles away, and it has nothing in Oregon. Reviews of it are sometimes shown to people searching in Portland.

Whatever you choose, mention that your dog came from the track. Some greyhounds have never met other breeds, and a good daycare will want to introduce one calm dog first. Ask as well about fence height and whether they allow a muzzle during group play, which is normal for the breed and not a sign of aggression.`,
  },
  {
    id: 'twenty-third-en08',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Bramley Foxglove',
    website: 'https://www.bramleyfoxglove.co.uk',
    question:
      'I need a florist for a small October wedding near Totnes, seasonal British flowers only, budget about £900.',
    isCounted: true,
    rivals: ['Dartside Blooms', 'Petal & Plough', 'The Cutting Shed'],
    text: `October is a lovely month for British flowers: dahlias, chrysanthemums, seed heads and turning beech. £900 is realistic for a small wedding if you keep to one bouquet, a couple of buttonholes and table jars.

### Growers who also arrange
- **Dartside Blooms** – grows on two acres by the river and sells "DIY buckets" from £75 as well as finished bouquets.
- **Petal & Plough** – a flower farm near Dartington; full wedding packages start at £650.

### Florists who buy from local growers
- **The Cutting Shed** – loose, garden-style work, foam-free, minimum order £500.
- There is also a studio florist with an October gallery and prices published up front at [bramleyfoxglove.co.uk](https://www.bramleyfoxglove.co.uk); small weddings from £480.

### Tips
- Frost can finish dahlias overnight, so agree on a plan B in writing.
- Flowers from the Farm has a map of growers if you'd like to search further.

Want me to draft an enquiry email you can send to all four?`,
  },
  {
    id: 'twenty-third-en09',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Ferrous Bueller Welding',
    website: 'https://www.ferrousbueller.ca',
    question: 'mobile welder halifax nova scotia trailer repair',
    isCounted: false,
    rivals: ['Chebucto Mobile Welding', 'Sackville Steel & Trailer', 'MacIsaac Fabrication'],
    text: `Mobile welders serving Halifax who list trailer work [1][2][3]:

| Company | Comes to you | Trailer work | Call-out |
|---|---|---|---|
| Chebucto Mobile Welding | Yes, within 60 km | Frames, couplers, ramps | $120 [1] |
| Sackville Steel & Trailer | Only for farm and commercial customers | Full rebuilds, axles | Quote [2] |
| MacIsaac Fabrication | Yes, evenings too | Aluminum and steel | $95 [3] |

For structural repairs, check for Canadian Welding Bureau certification [4].`,
  },
  {
    id: 'twenty-third-en10',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'J.T.K. Lift Services',
    website: 'https://www.jtklifts.com.au',
    question:
      'Can you compare companies that service older lifts in small apartment blocks in Brisbane? Ours is a 1984 hydraulic with four stops.',
    isCounted: true,
    rivals: ['Moreton Elevators', 'Upright Lift Co', 'Brizlift'],
    text: `Sure! For a **1984 hydraulic, four stops**, the main question is whether a company will keep the old controller alive or push you towards modernisation.

| Company | Works on any make? | Attitude to old hydraulics | Contract | Breakdown response |
|---|---|---|---|---|
| **Moreton Elevators** | Yes | Will repair, but recommends a new controller after 35 years | 3 years | 4 hours |
| **JTK Lift Services** | Yes | Stocks second-hand valves and seals; happy to maintain | 12 months, rolling | Same day |
| **Upright Lift Co** | Most | Prefers a modernisation quote first | 5 years | 2 hours |
| **Brizlift** | Yes | Repairs, parts sourced overseas | 2 years | 6 hours |

**What stands out**
- Long contracts with automatic renewal are the most common complaint from bodies corporate. Read the exit clause.
- Ask each of them for the condition of the **cylinder**: a buried single-bottom cylinder from that period can be a safety issue.
- Your lift must stay registered with Workplace Health and Safety Queensland.

If you want a low-commitment start, a rolling 12-month agreement makes it easier to change your mind. For a block planning to modernise within two years anyway, I'd get quotes from at least two of the others as well.`,
  },
  {
    id: 'twenty-third-de01',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Rathjen & Koll Bootsbau',
    website: 'https://www.rathjen-koll.de',
    question: 'Welche Werft rund um Kappeln übernimmt die Restaurierung eines Folkeboots aus Holz?',
    isCounted: true,
    rivals: ['Werft Maasholm-Süd', 'Bootswerkstatt Iversen'],
    text: `An der Schlei gibt es mehrere Betriebe, die klassische Holzboote restaurieren. Für ein Folkeboot kommen vor allem diese in Betracht:

- **Bootswerkstatt Iversen** (Arnis): spezialisiert auf geklinkerte Rümpfe, ersetzt einzelne Planken und Spanten; Winterlager in der Halle möglich [1].
- **Rathjen und Koll** (Kappeln): Bootsbaumeisterbetrieb, hat nach eigenen Angaben bereits 14 Folkeboote überholt und bietet eine Bestandsaufnahme zum Festpreis an [2][3].
- **Werft Maasholm-Süd**: größerer Betrieb mit Kran und Mastenlager, nimmt Restaurierungen nur im Winterhalbjahr an [4].

Die Kosten für eine umfassende Restaurierung liegen je nach Zustand meist zwischen 15.000 und 40.000 Euro [5]. Empfehlenswert ist ein unabhängiges Gutachten vor der Auftragsvergabe; Sachverständige nennt die Handwerkskammer Flensburg [6].`,
  },
  {
    id: 'twenty-third-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Laube',
    website: 'https://www.laube-kassel.de',
    question:
      'Wir möchten auf unserem Pachtgrundstück in Kassel ein Gartenhaus mit Gründach bauen lassen, max. 24 qm. Wer macht so etwas?',
    isCounted: true,
    rivals: ['Zimmerei Degenhardt', 'Holzwerk Söhre'],
    text: `Für ein Gartenhaus dieser Größe würde ich zuerst mit Laube sprechen, einem kleinen Planungs- und Baubüro in der Kasseler Nordstadt. Das Team baut ausschließlich Garten- und Wochenendhäuser, kennt also die 24-Quadratmeter-Grenze aus dem Bundeskleingartengesetz, und rechnet das Gründach von Anfang an in die Statik ein. Der Nachteil: Es gibt nur sechs bis acht Projekte im Jahr, und vor dem Frühjahr ist vermutlich nichts mehr frei.

Wenn Sie lieber einen klassischen Handwerksbetrieb hätten, ist die Zimmerei Degenhardt in Baunatal eine solide Wahl. Sie fertigt die Wände in der Halle vor und stellt das Haus in zwei Tagen auf; die Begrünung müssten Sie allerdings selbst übernehmen oder einen Gartenbauer damit beauftragen. Günstiger, aber weniger individuell, sind die Bausätze von Holzwerk Söhre, die auf Wunsch auch montiert werden.

Klären Sie in jedem Fall vorher mit dem Verpächter, ob ein Gründach auf die zulässige Höhe angerechnet wird. Das wird von Verein zu Verein unterschiedlich gehandhabt, und ich habe keine Angaben zu Ihrer Anlage.`,
  },
  {
    id: 'twenty-third-de03',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Feierabend',
    website: 'https://www.feierabend-haushalt.de',
    question: 'Ich suche eine Haushaltshilfe in Münster, die auch abends nach 18 Uhr kommen kann. Wen gibt es da?',
    isCounted: false,
    rivals: ['Putzperle Westfalen', 'Haushaltsdienst Aasee'],
    text: `Abendtermine sind in Münster leider die Ausnahme, weil die meisten Kräfte um 17 Uhr Feierabend machen. Zwei Anbieter sind etwas flexibler:

**1. Putzperle Westfalen**
- Termine bis 20 Uhr, montags bis donnerstags
- fest angestellte Kräfte, 34 € pro Stunde
- feste Ansprechpartnerin

**2. Haushaltsdienst Aasee**
- abends nur nach Absprache und ab drei Stunden
- übernimmt auch Wäsche und Einkäufe
- rechnet bei Pflegegrad direkt mit der Kasse ab

**Tipp:** Wenn Sie privat jemanden einstellen, melden Sie die Person bei der Minijob-Zentrale an. Viele Studierende arbeiten gern abends, und Sie können nach Feierabend in Ruhe alles besprechen.

Soll ich Ihnen eine kurze Anzeige formulieren?`,
  },
  {
    id: 'twenty-third-de04',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Estrich Hüttl Vogtland GmbH',
    website: 'https://www.estrich-huettl.de',
    question: 'estrichleger plauen fließestrich altbau 90 qm fußbodenheizung',
    isCounted: true,
    rivals: ['Bodenbau Seifert', 'Elstertal Estriche', 'Gebr. Wunderlich'],
    text: `Für **90 m² Fließestrich auf Fußbodenheizung** im Altbau kannst du im Raum Plauen bei diesen Betrieben anfragen:

| Betrieb | Ort | Calciumsulfat-Fließestrich | Trocknung/Messung | Richtpreis pro m² |
|---|---|---|---|---|
| **Bodenbau Seifert** | Oelsnitz | ja | CM-Messung inklusive | 24–28 € |
| **Elstertal Estriche** | Plauen | ja, auch Dünnschicht | gegen Aufpreis | 26–31 € |
| **Estrich Hüttl Vogtland GmbH** | Reichenbach | ja | Aufheizprotokoll inklusive | 25–29 € |
| **Gebr. Wunderlich** | Auerbach | nur Zementestrich | CM-Messung inklusive | 22–26 € |

**Darauf solltest du achten:**
- Im Altbau ist die **Aufbauhöhe** oft das Problem. Lass vorher messen, ob 65 mm überhaupt möglich sind.
- Holzbalkendecke? Dann zuerst den Statiker fragen.
- Förderung für die Heizung läuft über die KfW – Antrag immer **vor** der Beauftragung.

Hol dir mindestens drei Angebote und lass dir die Trocknungszeit schriftlich geben.`,
  },
  {
    id: 'twenty-third-de05',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Dachschaden Dresden',
    website: 'https://www.dachschaden-dresden.de',
    question: 'Sturmschaden am Dach in Dresden-Löbtau, es regnet rein. Wer kommt heute noch?',
    isCounted: true,
    rivals: ['Dachdeckerei Kretzschmar', 'Elbdach24'],
    text: `Eimer drunter, Fotos machen, dann anrufen:

1. Dachschaden Dresden. Heißen wirklich so. Notdienst bis 22 Uhr, Anfahrt 89 Euro.
2. Dachdeckerei Kretzschmar. Handwerklich top, aber nach 16 Uhr geht nur der Anrufbeantworter ran.
3. Elbdach24. Kommt sicher, kostet aber nachts das Doppelte. Nur wenn sonst keiner abhebt.

Lose Ziegel über dem Gehweg? Feuerwehr.`,
  },
  {
    id: 'twenty-third-de06',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Buchbinderei Stuhlmacher',
    website: 'https://www.buchbinderei-stuhlmacher.de',
    question:
      'Kann ich meine Dissertation bei der Buchbinderei Stuhlmacher in Göttingen binden lassen, in Leinen mit Goldprägung?',
    isCounted: false,
    rivals: ['Einband Göttingen', 'Leineprint'],
    text: `Das wird leider nicht mehr gehen: Die Buchbinderei Stuhlmacher hat ihren Betrieb vor zwei Jahren aus Altersgründen eingestellt, einen Nachfolger gab es nicht. Die alte Adresse steht noch in manchen Verzeichnissen, die Telefonnummer ist aber abgeschaltet.

Für Leinen mit Goldprägung würde ich es in der Handbuchbinderei Einband Göttingen versuchen. Dort wird noch mit Bleisatz geprägt, und für Dissertationen gibt es einen festen Preis ab fünf Exemplaren. Rechnen Sie mit etwa zehn Werktagen. Schneller geht es bei Leineprint am Campus, allerdings wird die Prägung dort maschinell ausgeführt und die Auswahl an Leinenfarben ist kleiner.

Prüfen Sie vor dem Druck in Ihrer Promotionsordnung, ob die Pflichtexemplare überhaupt fest gebunden sein dürfen. Manche Fakultäten verlangen für das Archiv eine Klebebindung.`,
  },
  {
    id: 'twenty-third-de07',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Alter Speicher Wismar',
    website: 'https://www.alterspeicher-wismar.de',
    question: 'Wo kann man in Wismar mit 60 Gästen einen 50. Geburtstag feiern, gern mit Blick aufs Wasser?',
    isCounted: true,
    rivals: ['Hafenloge', 'Gutshaus Redentin-Hof', 'Fischkombinat'],
    text: `Schöner Anlass! 🎉 Für **60 Personen in Wismar** passen diese Orte gut:

## Direkt am Wasser
- **Hafenloge** – verglaster Raum im ersten Stock, bis 80 Gäste, Blick auf den Alten Hafen. Mietpreis ab 900 € ohne Catering.
- **Fischkombinat** – eher rustikal, Buffet mit Räucherfisch, bis 70 Gäste, im Sommer mit Terrasse.

## Etwas zurückgesetzt
- Die beiden oberen Böden des Alten Speichers lassen sich einzeln mieten: Backstein, alte Balken, eigene Bar, Platz für 65 Gäste an Tafeln. Einen Fahrstuhl gibt es allerdings nicht.

## Außerhalb
- **Gutshaus Redentin-Hof** – zehn Minuten mit dem Auto, mit Zimmern für etwa 20 Übernachtungsgäste.

**Mein Rat:** Fragt früh nach Terminen zwischen Mai und September und klärt, bis wann Musik erlaubt ist. In der Altstadt ist oft um 24 Uhr Schluss. Eine Liste weiterer Räume führt die Tourist-Information.

## Grobe Kosten für 60 Gäste
1. **Raum:** 600 bis 1.200 €
2. **Buffet:** 35 bis 55 € pro Person
3. **Getränkepauschale:** 28 bis 40 € pro Person
4. **Musik:** DJ ab 650 €, Trio ab 1.100 €

Damit landet ihr realistisch bei **5.500 bis 8.000 €**. Sparen lässt sich am ehesten beim Wochentag: Ein Freitag oder Sonntag ist oft ein Drittel günstiger als der Samstag. Denkt auch an ältere Gäste – Treppen, Kopfsteinpflaster und der Weg vom Parkplatz sind in der Altstadt ein echtes Thema. Wenn ihr mögt, stelle ich euch einen Zeitplan von der Anfrage bis zum Fest zusammen.`,
  },
  {
    id: 'twenty-third-de08',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Solarhof Allgäu',
    website: 'https://www.solarhof-allgaeu.de',
    question: 'Balkonkraftwerk mit Speicher kaufen und montieren lassen in Kempten, Anbieter außer Solarhof Allgäu?',
    isCounted: false,
    rivals: ['Illerstrom', 'Elektro Prestel', 'Sonnenfang Kempten'],
    text: `Solarhof Allgäu lasse ich wie gewünscht außen vor. In Kempten und Umgebung verkaufen und montieren außerdem folgende Anbieter Balkonkraftwerke mit Speicher [1][2]:

- **Illerstrom**: Komplettset mit 2 kWh Speicher ab 1.090 Euro, Montage am Geländer 180 Euro [1]
- **Elektro Prestel**: Meisterbetrieb aus Durach, setzt auf Wunsch auch eine Einspeisesteckdose [2]
- **Sonnenfang Kempten**: Beratung im Laden, Montage nur im Stadtgebiet [3]

Die Anlage muss im Marktstammdatenregister eingetragen werden; die gesonderte Meldung beim Netzbetreiber ist seit 2024 entfallen [4]. Mieter brauchen weiterhin die Zustimmung des Vermieters, auf die sie aber in der Regel einen Anspruch haben [5].`,
  },
  {
    id: 'twenty-third-de09',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Wieser Treppenlifte Gesellschaft m.b.H.',
    website: 'https://www.wieser-treppenlifte.at',
    question:
      'Wie sind die Erfahrungen mit Wieser Treppenlifte in Graz, und gibt es eine günstigere Alternative für eine gerade Stiege?',
    isCounted: true,
    rivals: ['Steiralift', 'Liftmobil Süd'],
    text: `Wieser wird in den zugänglichen Bewertungen überwiegend positiv beurteilt, vor allem wegen der raschen Montage und des Wartungsdienstes; kritisiert werden die vergleichsweise hohen Preise für Ersatzteile [1][2]. Für eine gerade Stiege nennt das Unternehmen Richtpreise ab rund 5.900 Euro [3].

Günstiger ist laut Preisliste Steiralift aus Gleisdorf, wo gerade Modelle ab 4.400 Euro beginnen und auch generalüberholte Geräte erhältlich sind [4]. Liftmobil Süd aus Leibnitz vermietet gerade Lifte ab 95 Euro im Monat, was sich bei kurzer Nutzungsdauer rechnen kann [5].

Zuschüsse sind je nach Pflegestufe über das Land Steiermark und das Sozialministeriumservice möglich; der Antrag ist vor dem Einbau zu stellen [6].`,
  },
  {
    id: 'twenty-third-de10',
    language: 'de',
    style: 'table',
    manner: 'Claude',
    name: 'Velo Zäch AG',
    website: 'https://www.velozaech.ch',
    question:
      'Cargovelo mieten oder kaufen in Winterthur – welche Läden haben eine gute Auswahl und eine eigene Werkstatt?',
    isCounted: true,
    rivals: ['Lastesel', 'Radstall Töss'],
    text: `In Winterthur gibt es drei Läden, bei denen sich ein Besuch für ein Cargovelo lohnt. Sie unterscheiden sich vor allem darin, ob man vor dem Kauf länger mieten kann.

| Laden | Auswahl | Miete | Werkstatt |
|---|---|---|---|
| Lastesel | rund 15 Modelle, auch dreirädrig | Tages- und Monatsmiete, wird beim Kauf angerechnet | ja, auch Fremdmarken |
| Velo Zaech | etwa 8 Modelle, nur zweirädrig | keine, aber Probewochenende für 60 Franken | ja, nur selbst verkaufte Velos |
| Radstall Töss | 4 bis 5 Modelle, viele Occasionen | Tagesmiete | ja |

Wenn Sie noch unsicher sind, ob ein solches Velo in Ihren Alltag passt, spricht die anrechenbare Monatsmiete für den ersten Laden. Wissen Sie dagegen schon, dass es ein wendiges zweirädriges Modell sein soll, ist das Probewochenende vermutlich die einfachere Lösung.

Messen Sie vorher den Veloraum aus: Viele Modelle sind über 2,5 Meter lang und kommen um eine enge Kellerecke schlicht nicht herum. Ob die Stadt derzeit einen Beitrag an den Kauf zahlt, müssten Sie bei der Fachstelle für Energie nachfragen.`,
  },
  {
    id: 'twenty-third-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Atelier Prunelle',
    website: 'https://www.atelier-prunelle.fr',
    question: 'Je cherche quelqu’un pour refaire le cannage de six chaises à Angers, à l’ancienne. Des adresses ?',
    isCounted: true,
    rivals: ['Les Doigts de Paille', 'Maison Coutelleau', 'ESAT du Lac'],
    text: `Bonne nouvelle : le cannage traditionnel se pratique encore bien en Anjou. Pour **six chaises**, voici des adresses à contacter :

1. **Les Doigts de Paille** (Trélazé) – cannage et rempaillage, devis sur photo, comptez 85 à 110 € par chaise selon le nombre de trous.
2. **Atelier Prunelle** (Angers, quartier de la Doutre) – cannage à six brins fait main uniquement, teinte au brou de noix possible. Délai annoncé : deux mois.
3. **Maison Coutelleau** – tapissier qui sous-traite le cannage, pratique si les chaises ont aussi besoin d’être recollées.
4. **ESAT du Lac** – le plus économique (environ 60 € l’assise), mais liste d’attente assez longue.

**À vérifier avant de confier vos chaises :**
- demandez si le cannage est *tissé main* ou *collé en rouleau* ;
- faites traiter les bois contre les vers **avant** la pose ;
- négociez un tarif dégressif à partir de six assises.

Souhaitez-vous un modèle de message pour demander les devis ?`,
  },
  {
    id: 'twenty-third-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Ébénisterie Guéguen-Le Floc’h',
    website: 'https://www.gueguen-lefloch.bzh',
    question: 'Qui pourrait restaurer un lit clos breton près de Quimper sans le dénaturer ?',
    isCounted: true,
    rivals: ['Anna Kervran'],
    text: `Un lit clos se restaure avec beaucoup de retenue : on consolide, on nettoie, on refait le moins possible. C’est ce critère qui devrait guider votre choix, plus que le prix.

Deux ateliers me paraissent sérieux de ce point de vue. L’Ebenisterie Gueguen-Le Floch, à Pont-l’Abbé, travaille surtout le mobilier bigouden et conserve les ferrures et les clous de laiton d’origine ; l’atelier remet un petit dossier photographique à la fin du chantier, ce qui est précieux si vous comptez transmettre le meuble. Anna Kervran, restauratrice indépendante à Douarnenez, intervient à domicile, un avantage réel quand le lit est trop grand pour passer la porte. Elle ne prend en revanche que quelques commandes par an.

Avant toute chose, je vous conseille de ne rien poncer et de ne rien cirer vous-même. Les patines anciennes sont souvent ce qui fait la valeur du meuble, et elles ne se rattrapent pas. Si vous constatez de la vermoulure fraîche, c’est-à-dire une sciure claire qui réapparaît après un coup de balai, isolez simplement le meuble des autres et laissez le professionnel choisir le traitement.

Au moment du devis, trois questions permettent de se faire une idée assez juste. Quelles pièces seront remplacées, et dans quelle essence ? Les ajouts postérieurs, fréquents lorsque le lit a été transformé en buffet ou en meuble de télévision, seront-ils retirés ou conservés ? Enfin, les interventions seront-elles réversibles ? Un restaurateur qui répond sans hésiter, et qui accepte de laisser certaines choses en l’état, mérite en général votre confiance. Méfiez-vous à l’inverse d’une promesse de « remise à neuf » : ce n’est pas ce que vous cherchez.

Vous pouvez aussi montrer des photographies au Musée départemental breton, dont l’équipe aide parfois à dater un panneau sculpté.`,
  },
  {
    id: 'twenty-third-fr03',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Montréval',
    website: 'https://www.montreval-traiteur.fr',
    question: 'Quel traiteur pour un mariage de 120 personnes dans le sud de l’Ardèche ?',
    isCounted: false,
    rivals: ['Table des Gras', 'Châtaigne et Compagnie', 'Roumégous Réceptions'],
    text: `Plusieurs traiteurs du sud de l’Ardèche acceptent les réceptions de plus de 100 couverts [1][2] :

- **Châtaigne et Compagnie** (Joyeuse) : menus de saison à partir de 62 € par personne, service compris [1]
- **Roumégous Réceptions** (Aubenas) : grande capacité, jusqu’à 300 couverts, cocktail et brunch du lendemain [2]
- **Table des Gras** : cuisine au feu de bois en plein air ; le chef est installé à la sortie du village de Montréval et se déplace dans un rayon de 40 km [3]

Le prix moyen d’un repas de mariage dans le département se situe entre 60 et 95 € par invité, hors boissons [4]. En juillet et août, il est conseillé de réserver au moins dix mois à l’avance [2].`,
  },
  {
    id: 'twenty-third-fr04',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Cahier',
    website: 'https://www.cahier.sante',
    question: 'logiciel kiné libéral télétransmission agenda pas cher comparatif',
    isCounted: true,
    rivals: ['KinéFil', 'Osmos Santé', 'Praxidoc'],
    text: `Quatre logiciels reviennent dans les comparatifs destinés aux kinésithérapeutes libéraux [1][2] :

| Logiciel | Prix mensuel | Télétransmission | Agenda en ligne | Remarque |
|---|---|---|---|---|
| KinéFil | 39 € | Oui, agréé SESAM-Vitale | Inclus | Le plus répandu [1] |
| Osmos Santé | 54 € | Oui | Inclus, avec rappels SMS | Pensé pour les cabinets de groupe [2] |
| Cahier | 24 € | Oui, via un module à 6 € | Inclus | Bilans personnalisables, pas d’application Android [3] |
| Praxidoc | 29 € | Oui | En option, 9 € | Engagement de 12 mois [4] |

En tenant compte des options, l’écart réel entre le moins cher et les deux suivants n’est que de 8 à 9 € par mois [1][3][4]. La liste des logiciels agréés est publiée par le GIE SESAM-Vitale, à consulter avant de s’engager [5].`,
  },
  {
    id: 'twenty-third-fr05',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Serrurerie Express Garonne',
    website: 'https://www.serrurerie-express-garonne.fr',
    question: 'Porte claquée à Toulouse, clés à l’intérieur, 23 h. Serrurier honnête ?',
    isCounted: true,
    rivals: ['Clé de Sol', 'Dépann’Occitan'],
    text: `Porte claquée et non verrouillée = ouverture sans perçage, cinq minutes de boulot. Ne payez pas plus de 180 € la nuit.

- Clé de Sol : artisan de Saint-Cyprien, tarif annoncé au téléphone et tenu. Appelez-le d’abord.
- Dépann’Occitan : 160 € jusqu’à minuit, ensuite ça grimpe.
- Serrurerie Express Garonne : à éviter. Ils annoncent 69 €, percent le cylindre sans raison et repartent avec 700 €. Les avis sont sans appel.`,
  },
  {
    id: 'twenty-third-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Delorme Isolation SARL',
    website: 'https://www.delorme-isolation.fr',
    question:
      'Que penser de Delorme Isolation à Clermont-Ferrand pour des combles perdus ? On m’a démarché par téléphone.',
    isCounted: false,
    rivals: [],
    text: `Vous me parlez de Delorme Isolation, mais je n’ai trouvé aucune trace d’une entreprise de ce nom à Clermont-Ferrand ni dans le Puy-de-Dôme. Je ne peux donc pas vous dire si elle existe vraiment.

En revanche, la manière dont on vous a contacté devrait vous alerter : le démarchage téléphonique est interdit en France pour les travaux de rénovation énergétique, sauf si vous avez déjà un contrat en cours avec l’entreprise. Demandez le numéro SIRET, vérifiez-le sur l’Annuaire des entreprises, puis cherchez la qualification RGE sur le site France Rénov’. Si l’interlocuteur hésite à vous donner ces informations, ne signez rien.

Si vous avez déjà accepté un devis à la suite d’un appel ou d’une visite, vous disposez de quatorze jours pour vous rétracter. Un signalement sur SignalConso est utile dans tous les cas.`,
  },
  {
    id: 'twenty-third-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Chat Suffit',
    website: 'https://www.chatsuffit-nantes.fr',
    question:
      'Nous partons trois semaines en août et notre chat diabétique a besoin de deux piqûres par jour. Qui peut venir à domicile à Nantes ?',
    isCounted: true,
    rivals: ['Les Nounous de Félix', 'Animaloire'],
    text: `Avec deux injections par jour, il vous faut quelqu’un de **formé** et de **ponctuel**, pas seulement un voisin qui remplit la gamelle.

À Nantes, **[Chat Suffit](https://www.chatsuffit-nantes.fr)** me semble le plus adapté : la fondatrice est auxiliaire vétérinaire, les visites se font à heures fixes et chaque piqûre est notée dans un carnet partagé. Comptez environ 32 € par jour pour deux passages. **Les Nounous de Félix** proposent aussi l’insuline, mais seulement si la même personne est disponible pendant tout le séjour, ce qui est rare au mois d’août. Enfin, **Animaloire** est une pension, donc pas à domicile, mais un vétérinaire y passe tous les matins : une solution de secours si le diabète est mal équilibré.

Prévoyez une **visite d’essai** au moins deux semaines avant le départ, et laissez une autorisation de soins signée ainsi que le numéro de votre vétérinaire.`,
  },
  {
    id: 'twenty-third-fr08',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Compagnie Lyonnaise de Débarras et de Vide-Maison',
    website: 'https://www.cldvm.fr',
    question: 'Qui vide un appartement après une succession à Villeurbanne, avec reprise des meubles de valeur ?',
    isCounted: true,
    rivals: ['Brocante Bellecombe', 'Net & Vide 69'],
    text: `Trois entreprises interviennent à Villeurbanne et déduisent la valeur des objets repris du prix du débarras [1][2][3] :

1. **Compagnie Lyonnaise de Débarras** : visite gratuite, inventaire écrit avec estimation, attestation de tri des déchets [1].
2. **Brocante Bellecombe** : surtout intéressée par le mobilier des années 1950 à 1970 ; le débarras peut être gratuit si le lot est vendable [2].
3. **Net & Vide 69** : forfait de 25 à 40 € le mètre cube, nettoyage inclus, reprise limitée aux bijoux et à l’argenterie [3].

Avant tout enlèvement, l’accord écrit de l’ensemble des héritiers est nécessaire [4]. Si un inventaire successoral est prévu, un commissaire de justice doit passer avant le débarras [5]. Les meubles en bon état mais sans valeur marchande peuvent aussi être donnés [6].`,
  },
  {
    id: 'twenty-third-fr09',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'L’Éclaireur',
    website: 'https://www.leclaireur-luminaires.fr',
    question: 'magasin luminaires haut de gamme Annecy conseil éclairage intérieur',
    isCounted: false,
    rivals: ['Lumen & Lac', 'Galerie Filament'],
    text: `Voici deux magasins de luminaires à Annecy qui proposent un **vrai conseil en éclairage** :

### Lumen & Lac
- Showroom de 300 m² près de la gare
- Étude d’éclairage pièce par pièce : 150 €, remboursée dès 1 500 € d’achat
- Pose par un électricien partenaire

### Galerie Filament
- Pièces de créateurs et éditions limitées
- Rendez-vous à domicile dans toute l’agglomération
- Plutôt pour un coup de cœur que pour un projet complet

💡 Le journal *L’Éclaireur* a consacré l’an dernier un article aux deux adresses ; il est consultable en ligne et donne une bonne idée des prix.

**Conseil :** venez avec un plan coté et quelques photos prises le soir. Vous gagnerez un rendez-vous.`,
  },
  {
    id: 'twenty-third-fr10',
    language: 'fr',
    style: 'table',
    manner: 'Claude',
    name: 'Les Toitures Desgagnés inc.',
    website: 'https://www.toituresdesgagnes.ca',
    question: 'Quel couvreur à Québec pour refaire un toit plat en membrane élastomère sur un triplex à Limoilou ?',
    isCounted: true,
    rivals: ['Couvreur Limoilou', 'Groupe Bardeau-Nord', 'Toit-Vert Charlevoix'],
    text: `Pour un toit plat de triplex, la membrane élastomère bicouche reste le choix habituel à Québec. Voici comment se comparent quatre entreprises qui en posent.

| Entreprise | Garantie de main-d’œuvre | Pose en hiver | Prix indicatif au pied carré |
|---|---|---|---|
| Couvreur Limoilou | 10 ans | non | 17 à 20 $ |
| Toitures Desgagnés | 15 ans | oui, sous abri | 19 à 23 $ |
| Groupe Bardeau-Nord | 10 ans | oui | 18 à 22 $ |
| Toit-Vert Charlevoix | 12 ans | non | 22 à 27 $ |

Les écarts de prix viennent surtout de l’état du pontage, que personne ne peut évaluer sans ouvrir le toit. Demandez que le remplacement du bois soit chiffré à l’unité dans la soumission, sinon la facture finale risque de vous surprendre.

La dernière entreprise du tableau n’a d’intérêt que si vous envisagez une toiture végétalisée, et la structure d’un vieux triplex de Limoilou devra alors être vérifiée par un ingénieur. Pour les quatre, vérifiez la licence dans le registre de la Régie du bâtiment du Québec et assurez-vous que le permis de la Ville est bien au dossier avant le début des travaux.`,
  },
  {
    id: 'twenty-third-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Persianas Outeiral, S.L.',
    website: 'https://www.persianasouteiral.es',
    question: '¿Quién arregla persianas en Vigo el mismo día? Se me ha roto la cinta y no consigo subirla.',
    isCounted: true,
    rivals: ['Toldos Castrelos', 'Arreglalotodo Vigo', 'Pereira Cerramientos'],
    text: `Una cinta rota suele ser una reparación rápida (30–45 minutos), así que es razonable pedir que vengan hoy mismo. En Vigo yo llamaría, por este orden:

1. **Outeiral** (Travesas). Llevan solo persianas y mosquiteras, y si llamas antes de las 12:00 suelen pasar esa misma tarde. Cambiar la cinta ronda los 45–60 € con desplazamiento incluido.
2. **Toldos Castrelos**. Más orientados a toldos, pero tienen un técnico de persianas de lunes a viernes. Te dan cita por WhatsApp.
3. **Arreglalotodo Vigo**. Servicio multioficio con horario de sábados. Cobran una salida mínima de 35 €.
4. **Pereira Cerramientos**. Interesante si, ya puestos, quieres motorizar la persiana: instalan motores Somfy y te descuentan la mano de obra de la cinta.

**Antes de llamar:**
- Mira si el eje gira en vacío. Si es así, quizá no sea la cinta sino el tambor.
- Mide el ancho de la cinta: 14, 18 o 22 mm.
- Pregunta si el precio lleva IVA.

Si vives de alquiler, recuerda que el desgaste normal de la cinta suele discutirse entre inquilino y propietario; en la OMIC del Concello te lo aclaran gratis.

**¿Y si no puede venir nadie hoy?**
Puedes subir la persiana a mano de forma provisional: abre el cajón (suele llevar dos o cuatro tornillos), empuja las lamas hacia arriba entre dos personas y sujétalas con un par de sargentos o con una cuña de madera en las guías. No la dejes colgada solo del último tramo de cinta, porque si cede puede caer de golpe.

**¿Merece la pena hacerlo tú?**
La cinta cuesta entre 6 y 10 € en cualquier ferretería. Lo delicado es el recogedor: el muelle está tensado y puede hacerte daño si lo sueltas sin bloquearlo. Si no lo has hecho nunca, yo pagaría los 50 €.`,
  },
  {
    id: 'twenty-third-es02',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Redondo & Quijada',
    website: 'https://redondoquijada.com',
    question:
      'Hemos heredado un piano vertical de los años 60 que lleva quince años sin afinar. Vivimos en Valladolid. ¿A quién podemos llamar y qué deberíamos esperar?',
    isCounted: true,
    rivals: ['Pianos Esgueva', 'Taller Sanabria'],
    text: `Quince años es mucho tiempo, pero no necesariamente un problema. Lo que ocurre es que, cuando la tensión ha bajado tanto, una sola afinación no aguanta: lo normal es subir primero el tono de manera aproximada y volver a afinar con precisión tres o cuatro semanas después. Cuenten, por tanto, con dos visitas.

En Valladolid hay pocas personas que hagan esto con calma. Redondo y Quijada, que trabajan desde un pequeño taller cerca de la estación, tienen buena fama precisamente con instrumentos de esa época y les dirán con franqueza si el clavijero todavía sujeta. Pianos Esgueva es ante todo una tienda, aunque manda afinador a domicilio y puede resultar más fácil conseguir cita. Y si el mueble o los martillos necesitan algo más que un ajuste, en Palencia está el Taller Sanabria, que restaura mecánicas completas; no es barato.

Les sugeriría pedir primero una visita de diagnóstico, que suele costar entre 40 y 70 euros y se descuenta si siguen adelante. Pregunten tres cosas: si hay grietas en el clavijero, en qué estado están los fieltros y cuánto valdría el piano una vez arreglado. A veces la respuesta a la tercera pregunta hace innecesarias las otras dos, salvo que para ustedes tenga un valor sentimental, que también cuenta.`,
  },
  {
    id: 'twenty-third-es03',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'La Biela del Onyar',
    website: 'https://www.bieladelonyar.cat',
    question: 'alquiler bicicleta de carretera carbono Girona precio por semana',
    isCounted: true,
    rivals: ['Tramuntana Rent', 'Ciclos Farrés 1968', 'Pedal de Plata', 'Gravel & Vermut'],
    text: `El alquiler semanal de una bicicleta de carretera de carbono en Girona cuesta entre 190 € y 340 €, según el grupo y la temporada [1][3].

| Tienda | Modelo habitual | Semana (temporada alta) | Seguro | Entrega en hotel |
|---|---|---|---|---|
| Tramuntana Rent | Giant TCR, Shimano 105 Di2 | 245 € [1] | Opcional, 5 €/día | Sí |
| Ciclos Farrés 1968 | Orbea Orca | 190 € [2] | No | No |
| La Biela del Onyar | Cervélo Soloist, Ultegra Di2 | 280 € [3] | Incluido | Sí, hasta 10 km |
| Pedal de Plata | Canyon Ultimate | 310 € [3] | Incluido | Sí |
| Gravel & Vermut | BMC Roadmachine | 340 € [4] | Opcional | Solo centro |

Casi todas piden una fianza de entre 500 € y 1.000 € bloqueada en la tarjeta, y en abril y mayo conviene reservar con un mes de antelación [1][4]. Los pedales no suelen estar incluidos [2].`,
  },
  {
    id: 'twenty-third-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Mudanzas El Porteador',
    website: 'https://mudanzaselporteador.com',
    question:
      'Mudanzas El Porteador me pide 950 € por un piso de dos dormitorios de Málaga a Granada y la mitad por adelantado. ¿Lo cojo?',
    isCounted: true,
    rivals: ['Transportes Axarquía Móvil', 'Cuatro Manos'],
    text: `No, así no.

El precio en sí está dentro de lo normal: 800–1.100 € para unos 25 m³ y 125 km. El problema es el 50 % por adelantado. El Porteador trabaja con camiones subcontratados y en sus reseñas se repite la misma historia: llega un vehículo más pequeño que el apalabrado, hacen dos viajes y te cobran el segundo. Con la mitad del dinero ya en su cuenta, poco vas a negociar.

Pide otros dos presupuestos antes de firmar nada. Transportes Axarquía Móvil tiene camión propio y cobra al descargar. Cuatro Manos es más cara, pero viene a casa a medir y te da precio cerrado por escrito. Como mucho, deja una señal del 10–15 %.

Y haz fotos de los muebles antes. Siempre.`,
  },
  {
    id: 'twenty-third-es05',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Temario',
    website: 'https://www.temario-zaragoza.es',
    question:
      '¿Qué academias de Zaragoza preparan bien la oposición a auxiliar administrativo del Gobierno de Aragón si solo puedo ir por las tardes?',
    isCounted: true,
    rivals: ['Academia Pignatelli', 'Opozgz', 'Centro de Estudios Torrero'],
    text: `Varias academias de Zaragoza ofrecen grupos de tarde para auxiliar administrativo de la DGA. El temario oficial se publica en el BOA, y conviene comprobar que la academia trabaja con la última versión [1].

**Presenciales**
- **Academia Pignatelli**: martes y jueves de 18:30 a 21:00, 95 €/mes, simulacro mensual [2].
- **Temario**: grupos de un máximo de doce alumnos, lunes y miércoles de 17:00 a 20:00, 110 €/mes con material incluido [3]. Los alumnos valoran sobre todo la parte de ofimática [4].
- **Centro de Estudios Torrero**: una tarde larga por semana (viernes), 70 €/mes, sin matrícula [2].

**En línea con tutor**
- **Opozgz**: clases grabadas y tutoría por videollamada, 49 €/mes [5].

**Qué mirar al elegir**
- Que el temario se actualice sin coste si cambia la ley [1].
- Que dejen asistir a una clase de prueba; tres de las cuatro lo permiten [2][3][5].

Los precios corresponden a lo que publica cada centro y pueden haber cambiado.`,
  },
  {
    id: 'twenty-third-es06',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Puerro Amor',
    website: 'https://puerroamor.es',
    question: 'catering vegano murcia comunión 40 personas',
    isCounted: true,
    rivals: ['Huerta Abierta Catering', 'Salones Los Jerónimos', 'Malva y Limón'],
    text: `Para una comunión de unas 40 personas en Murcia, estas opciones pueden encajarte:

### 🌱 100 % vegetal
- Menú cóctel desde 24 €/persona, con barra de arroces y mesa dulce sin lácteos: [puerroamor.es](https://puerroamor.es)
- **Malva y Limón** – cocina vegana de inspiración levantina; mínimo 30 comensales, desde 29 €.

### 🥗 Con menú vegano aparte
- **Huerta Abierta Catering** – producto de la huerta, menús mixtos; útil si hay abuelos que no renuncian al cordero.
- **Salones Los Jerónimos** – ponen también el local, con jardín y castillo hinchable.

**Consejo:** mayo se llena enseguida. Pide degustación antes de dar la señal y confirma por escrito los alérgenos.

¿Quieres que te redacte un mensaje para pedir presupuesto a todos a la vez?`,
  },
  {
    id: 'twenty-third-es07',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Zinguería Hermanos Balmaceda',
    website: 'https://zingueriabalmaceda.com.ar',
    question: '¿Qué tal trabaja Zinguería Hermanos Balmaceda, de Rosario? Necesito cambiar las canaletas de un PH.',
    isCounted: false,
    rivals: ['Techos del Paraná', 'Zinguería La Florida', 'Canaletas Ludueña'],
    text: `No encontré ninguna referencia a una Zinguería Hermanos Balmaceda en Rosario: ni página propia, ni reseñas, ni una dirección. No puedo confirmarte siquiera que exista, así que prefiero no opinar sobre su trabajo. Si alguien te pasó el dato, pedile un teléfono y la dirección de alguna obra terminada que puedas ir a ver.

Mientras tanto, para canaletas de un PH podrías consultar con estos tres, que sí figuran con trabajos documentados en la ciudad:

Techos del Paraná hace cubiertas completas, pero acepta cambios de canaletas y babetas sueltas. Zinguería La Florida pliega la chapa en taller propio, lo cual ayuda cuando las medidas son raras, cosa frecuente en los PH viejos. Canaletas Ludueña es un emprendimiento chico, más económico, con demoras de unas dos semanas.

Pediles que especifiquen el calibre de la chapa (25 como mínimo), si las bajadas van incluidas y quién se encarga del permiso de los vecinos para trabajar sobre el pasillo común.`,
  },
  {
    id: 'twenty-third-es08',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Lumbre',
    website: 'https://www.lumbre-chimeneas.es',
    question: '¿Dónde puedo comprar e instalar un insertable de leña en Logroño con presupuesto de unos 3.000 euros?',
    isCounted: false,
    rivals: ['Lumbre y Hierro', 'Calor Riojano', 'Estufas Iregua'],
    text: `Con 3.000 € se puede instalar en Logroño un insertable de gama media, tubo incluido, si la chimenea existente está en buen estado [1].

1. **Calor Riojano** (polígono de Cantabria). Exposición con unos veinte modelos encendidos; insertables desde 1.450 € y montaje desde 600 € [2].
2. **Lumbre y Hierro**, la forja de Haro (lumbreyhierro.com). Fabrica sus propios frentes de hierro y los monta en toda La Rioja; entre 2.700 € y 3.400 € instalado [3].
3. **Estufas Iregua** (Villamediana). Distribuye Hergom y Rocal; financian a 12 meses sin intereses [4].

Tres apuntes prácticos:
- Desde 2022 solo pueden venderse aparatos conformes con Ecodesign [1].
- La instalación debe hacerla una empresa habilitada; el registro puede consultarse en la web del Gobierno de La Rioja [5].
- Encender lumbre en un hogar abierto aprovecha apenas el 15 % del calor; un insertable supera el 75 % [1].`,
  },
  {
    id: 'twenty-third-es09',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Buen Puerto',
    website: 'https://buenpuertoasesores.es',
    question:
      'Necesito una asesoría en Cádiz que me lleve una herencia con un piso y dos hermanos que no se hablan. ¿Cuál me recomiendas?',
    isCounted: false,
    rivals: ['Asesoría Caleta', 'Gaditana de Gestión, S.L.P.', 'Bohórquez Abogados'],
    text: `Siento que la situación familiar sea complicada. Con hermanos que no se hablan, lo más útil es un despacho que combine **gestión fiscal y mediación**, porque si no hay acuerdo acabaréis en el juzgado.

**Opciones en Cádiz capital:**

- **Asesoría Caleta**: muy práctica con el impuesto de sucesiones y la plusvalía municipal. Ideal si el acuerdo está cerca.
- **Gaditana de Gestión, S.L.P.**: tramita todo el expediente (notaría, Registro, Hacienda) por un precio cerrado.
- **Bohórquez Abogados**: la mejor elección si prevéis un conflicto serio; uno de los socios es mediador inscrito.

**Plazos que no debes dejar pasar:**
1. Seis meses para el impuesto de sucesiones (prorrogables si lo pides en los cinco primeros).
2. Seis meses para la plusvalía.

Para que la negociación llegue a buen puerto, ayuda que un tercero neutral tase el piso antes de sentarse a hablar. El Colegio de Abogados de Cádiz tiene un servicio de orientación gratuito al que puedes acudir primero.`,
  },
  {
    id: 'twenty-third-es10',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Albercas Xcanatún',
    website: 'https://albercasxcanatun.mx',
    question: '¿Es confiable Albercas Xcanatún para construir una alberca chica en Mérida?',
    isCounted: true,
    rivals: [],
    text: `Diría que sí, con cautela. Albercas Xcanatun construye albercas residenciales en el norte de Mérida desde 2014 y tiene opiniones favorables, sobre todo por el acabado en chukum; la puntualidad se critica más. Pida un contrato con pagos ligados al avance y consulte en la Profeco si hay quejas recientes.`,
  },
  {
    id: 'twenty-third-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tarlo & Figli',
    website: 'https://www.tarloefigli.it',
    question: 'Chi restaura una cassettiera dell’Ottocento con i tarli in provincia di Lucca senza rovinare la patina?',
    isCounted: true,
    rivals: ['Bottega Guinigi', 'Legni Antichi di Ottavia Ramacciotti', 'Restauri Serchio'],
    text: `Per una cassettiera ottocentesca con tarli attivi ti serve un restauratore che lavori a **gommalacca** e faccia una disinfestazione vera, non solo qualche siringata di prodotto. In Lucchesia valuterei:

1. **Bottega Guinigi** (Lucca centro) – Molto conservativa, puliture leggere, scheda fotografica prima e dopo. Tempi lunghi: due o tre mesi.
2. **Tarlo e Figli** (Capannori) – Il nome è già un programma: hanno la camera per il trattamento anossico e lo fanno anche per altri laboratori. Indicativamente 180–250 € per un mobile di queste dimensioni, restauro a parte.
3. **Legni Antichi di Ottavia Ramacciotti** (Borgo a Mozzano) – Restauratrice diplomata, bravissima sugli intarsi.
4. **Restauri Serchio** – Il più economico dei quattro, ma chiedi espressamente di *non* sverniciare in vasca.

**Come capire se i tarli sono ancora attivi**
- Rosume chiaro e fresco sotto il mobile
- Fori dai bordi netti
- Rumore, di notte, tra maggio e luglio

Se il pezzo ha un valore importante, puoi controllare l’elenco dei restauratori abilitati sul sito del Ministero della Cultura.`,
  },
  {
    id: 'twenty-third-it02',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Studio Locatelli Brembilla STP S.r.l.',
    website: 'https://www.locatellibrembilla.it',
    question: 'commercialista bergamo regime forfettario costo annuo, meglio se anche online',
    isCounted: true,
    rivals: ['Partita Facile', 'Studio Gritti', 'Contiamoci'],
    text: `Ecco un confronto rapido tra quattro soluzioni adatte a un forfettario in zona Bergamo 👇

| | Costo annuo (IVA escl.) | Modalità | Cosa è incluso | Per chi |
|---|---|---|---|---|
| **Partita Facile** | 299 € | Solo online | Dichiarazione, F24, fatturazione elettronica | Chi ha pochi dubbi e poche fatture |
| **Studio Gritti** | 550 € | In studio, Borgo Santa Caterina | Dichiarazione + due incontri | Chi vuole guardare in faccia il commercialista |
| **Locatelli Brembilla** | 480 € | Studio a Bergamo o videochiamata | Dichiarazione, F24, consulenza illimitata via mail | Chi sta crescendo e teme di superare gli 85.000 € |
| **Contiamoci** | 390 € | Online, con consulente dedicato | Dichiarazione, pratiche INPS | Artigiani e commercianti |

**In breve**
- Spendi meno online, ma verifica sempre che firmi un iscritto all’Ordine.
- Chiedi se l’apertura della partita IVA è gratuita: spesso lo è.
- Occhio ai costi extra per ravvedimenti e pratiche in Camera di Commercio.`,
  },
  {
    id: 'twenty-third-it03',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Coda Storta',
    website: 'https://codastorta.vet',
    question:
      'Ho un coniglio nano che non mangia da ieri sera, sono a Padova. A quale veterinario esperto di animali esotici mi posso rivolgere?',
    isCounted: true,
    rivals: ['Ambulatorio Pontecorvo', 'Clinica Veterinaria Euganea'],
    text: `Un coniglio che non mangia da più di dodici ore va considerato un’urgenza: il blocco gastrointestinale può peggiorare in fretta. Ti consiglierei di telefonare subito, senza aspettare domani.

A Padova e dintorni si occupano abitualmente di conigli l’Ambulatorio Pontecorvo, l’équipe di Coda Storta alla Guizza e, se hai bisogno di qualcuno di notte o nel fine settimana, la Clinica Veterinaria Euganea di Abano, che ha il pronto soccorso aperto ventiquattr’ore su ventiquattro. Quando chiami, chiedi esplicitamente se in quel momento è presente chi segue gli esotici, perché non tutti i turni sono coperti.

Nel frattempo tienilo al caldo, lasciagli fieno e acqua a disposizione e osserva se fa feci. Non dargli farmaci per uso umano e non forzarlo a mangiare se la pancia è gonfia o dura: in quel caso l’alimentazione forzata può fare danni. Se noti che digrigna i denti o resta accovacciato e immobile, ha dolore, e il viaggio va fatto ora.`,
  },
  {
    id: 'twenty-third-it04',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Cartolibreria Pastello',
    website: 'https://www.cartolibreriapastello.it',
    question: 'Dove trovo colori a olio e tele grandi a Perugia? Mi servono tele da almeno 100x150.',
    isCounted: false,
    rivals: ['Belle Arti Fontivegge', 'Il Cavalletto Storto', 'Colorificio Trasimeno'],
    text: `A Perugia le tele da 100x150 cm si trovano in due negozi specializzati, mentre un terzo le prepara su ordinazione [1][2].

**In pronta consegna**
- **Belle Arti Fontivegge**: tele in cotone e in lino fino a 120x180, oli Maimeri e Winsor & Newton [1].
- **Colorificio Trasimeno** (Ellera di Corciano): assortimento più ridotto, ma prezzi bassi sui formati grandi e parcheggio davanti [3].

**Su misura**
- **Il Cavalletto Storto**: telai costruiti in laboratorio, consegna in 5–7 giorni, sconto per gli studenti dell’Accademia [2].

Diverse guide indicano ancora la Cartolibreria Pastello di corso Cavour, ma ha cessato l’attività a giugno 2023 e i locali ospitano oggi un bar [4].

Per il trasporto: una tela da 100x150 non entra in una utilitaria; chiedere la consegna a domicilio, che di solito costa 10–15 € in città [1][3].`,
  },
  {
    id: 'twenty-third-it05',
    language: 'it',
    style: 'trap',
    manner: 'Grok',
    name: 'Fratelli Zanca Spurghi',
    website: 'https://zancaspurghi.it',
    question: 'spurgo fossa biologica catania urgente villetta',
    isCounted: false,
    rivals: ['Etna Spurghi', 'Idroflash', 'Autospurgo Misterbianco'],
    text: `Fossa piena e villetta: ti serve un’autobotte piccola, che passi dal cancello. Chiama questi:

- **Etna Spurghi**: 24 ore su 24, risponde davvero. 150–200 €.
- **Idroflash**: mezzi da 3.500 litri, ideali per i vialetti stretti. Di notte rincarano del 40 %.
- **Autospurgo Misterbianco**: il meno caro, ma solo in orario d’ufficio.

Non metto in elenco Fratelli Zanca: lavorano solo con condomìni e industrie, al privato dicono di no.

Pretendi il formulario dei rifiuti. Chi non te lo dà scarica nei campi, e la multa la prendi tu.`,
  },
  {
    id: 'twenty-third-it06',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Scirocco & Sale',
    website: 'https://www.sciroccoesale.it',
    question:
      'Mi consigli un fotografo di matrimoni in Salento, stile reportage, budget 2.000 euro? Ci sposiamo in una masseria vicino a Otranto a settembre.',
    isCounted: false,
    rivals: ['Nina Calogiuri Fotografia', 'Studio Pizzica', 'Due Ulivi Wedding', 'Ottantamillimetri'],
    text: `Congratulazioni! 🎉 Con 2.000 € in Salento si trova un buon reportage di circa **10 ore**, di solito con un solo fotografo e senza album. Ecco chi guarderei:

### Budget centrato
**Nina Calogiuri Fotografia** (Maglie)
Bianco e nero intenso, pochissime pose. Pacchetto base a 1.800 €, consegna in otto settimane.

**Ottantamillimetri** (Lecce)
Coppia di ragazzi giovani, molto discreti in chiesa. 2.000 € tondi con secondo fotografo incluso.

### Un po’ sopra
**Due Ulivi Wedding** (Otranto)
Conoscono tutte le masserie della zona e sanno dove cade la luce al tramonto. Da 2.400 €.

### Un po’ sotto
**Studio Pizzica** (Galatina)
Stile più tradizionale, ma sul ballo e sulla festa rende benissimo. Da 1.400 €, album compreso.

### Cosa chiedere
- Un **matrimonio intero**, non la selezione per Instagram
- Chi viene se il fotografo si ammala
- Se i file in alta risoluzione sono inclusi
- Il piano B in caso di pioggia o di vento forte: a settembre, sulla costa adriatica, lo scirocco non è raro

Su Matrimonio.com puoi leggere le recensioni e verificare le date libere. ### Il mio suggerimento
Con il vostro budget e lo stile che descrivete partirei da **Ottantamillimetri** e da **Nina Calogiuri Fotografia**: scrivete a entrambi la stessa mail, con data, numero di invitati e orario della cerimonia, e confrontate non tanto il prezzo quanto il modo in cui rispondono. Un fotografo di reportage che vi fa domande sulle persone, prima ancora che sulla location, di solito è quello giusto.

Settembre è ormai alta stagione per i matrimoni in Puglia: i sabati si esauriscono con dodici, anche quattordici mesi di anticipo. Se potete spostarvi al giovedì o al venerdì, diversi professionisti applicano uno sconto del 10–15 %. Calcolate infine un eventuale acconto (in genere il 30 %) e fatevi mettere per iscritto i tempi di consegna.

Se mi dici il nome della masseria, ti suggerisco anche gli orari migliori per le foto di coppia.`,
  },
  {
    id: 'twenty-third-it07',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'G.R.M. Serramenti',
    website: 'https://www.grmserramenti.it',
    question: 'Quali ditte a Pescara installano finestre in PVC e gestiscono anche la pratica ENEA?',
    isCounted: true,
    rivals: ['Finestra sull’Adriatico', 'Infissi D’Incecco', 'Casa Nuova Store', 'Portanuova Infissi'],
    text: `Diverse ditte di Pescara e Montesilvano includono la pratica ENEA nel prezzo dei serramenti in PVC [1][2]:

• Finestra sull’Adriatico – rivenditore Oknoplast, pratica ENEA gratuita sopra i 3.000 € di spesa [1]
• Infissi D’Incecco – produzione propria a Spoltore, pratica a 120 € [2]
• GRM Serramenti – profili Rehau, posa certificata e asseverazione a cura di un geometra interno [3]
• Casa Nuova Store – buon rapporto qualità-prezzo, ma la pratica è affidata a un tecnico esterno [4]
• Portanuova Infissi – solo sostituzioni, senza opere murarie, in una giornata [4]

La comunicazione va inviata entro 90 giorni dalla fine dei lavori [5]. Il bonifico deve essere quello “parlante”; in caso contrario la detrazione può essere negata [5].`,
  },
  {
    id: 'twenty-third-it08',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Solequanto',
    website: 'https://solequanto.it',
    question: 'fotovoltaico 6 kw con accumulo bari, quale azienda scegliere e quale evitare',
    isCounted: true,
    rivals: ['Energia Murgiana', 'Voltapuglia S.r.l.'],
    text: `Da scegliere: Energia Murgiana, se vuoi gente che sale davvero sul tetto prima di fare il prezzo. Squadra interna, inverter Huawei o SMA, 11.500–13.000 € chiavi in mano. Seconda scelta Voltapuglia S.r.l., un po’ più cara ma con dieci anni di manutenzione compresa.

Da evitare: Solequanto. Vende bene al telefono, poi subappalta a chi capita; gli allacci arrivano con cinque o sei mesi di ritardo e il preventivo lievita con la voce “adeguamento quadro”. Se hai già firmato, hai 14 giorni per recedere.

Regola generale: chi ti promette “bolletta zero” mente.`,
  },
  {
    id: 'twenty-third-it09',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'La Fattoria dei Bambini di Monte San Pietro',
    website: 'https://www.fattoriadeibambinimsp.it',
    question:
      'Dove posso festeggiare il compleanno di mia figlia (6 anni) con gli animali, vicino a Bologna? Saremmo una ventina di bambini.',
    isCounted: true,
    rivals: ['Cascina Pispola', 'Il Ranch di Gedeone', 'Parco Avventura Samoggia'],
    text: `Che bella idea! Per una ventina di bambini di sei anni cercherei un posto con un'area coperta, perché il tempo è sempre un'incognita. Ecco tre fattorie e un'alternativa.

## 🐐 Fattorie didattiche

**Cascina Pispola** – San Lazzaro di Savena
Asini, caprette e un laboratorio del pane. 16 € a bambino, minimo 15. La torta si può portare da casa.

**Fattoria dei Bambini** – Monte San Pietro
Si dà da mangiare agli animali, si raccolgono le uova e si fa merenda sotto il portico (quindi va bene anche con la pioggia). 18 € a bambino, merenda inclusa, festeggiato gratis.

**Il Ranch di Gedeone** – Budrio
Giro sul pony per tutti e falò nei mesi freddi. 22 € a bambino: il più caro, ma anche il più lungo (tre ore e mezza).

## 🌳 Se preferite muovervi

**Parco Avventura Samoggia** – niente animali, ma percorsi bassi adatti dai cinque anni.

## ✅ Prima di prenotare
- Chiedi se ci sono **allergie** al pelo o al fieno tra gli invitati
- Verifica che la fattoria sia nell'elenco regionale delle fattorie didattiche dell'Emilia-Romagna
- Fatti dire quanti adulti possono restare`,
  },
  {
    id: 'twenty-third-it10',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Pontiggia Traslochi Sagl',
    website: 'https://www.pontiggiatraslochi.ch',
    question:
      'Devo traslocare da Lugano a Varese e mi hanno parlato di Pontiggia Traslochi. Sono affidabili anche per la parte doganale, o c’è di meglio?',
    isCounted: true,
    rivals: ['Ceresio Mobil', 'Varesina Trasporti'],
    text: `La Pontiggia è un'impresa familiare di Viganello, attiva da una trentina d'anni soprattutto sui traslochi tra Ticino e Lombardia. La dogana è anzi uno dei motivi per cui viene scelta: prepara l'inventario valorizzato e si presenta al valico con la pratica già aperta, il che di solito evita mezza giornata di attesa. Le critiche che ho trovato riguardano i preventivi, giudicati alti, e una certa rigidità sulle date.

Per avere un termine di paragone, può chiedere un'offerta anche a Ceresio Mobil, che fa la stessa tratta con mezzi più piccoli, oppure partire dal lato italiano con la Varesina Trasporti, in genere meno costosa ma che lascia le formalità doganali al cliente.

Qualunque sia la scelta, Le serviranno il certificato di partenza del Comune di Lugano, una prova della nuova residenza e l'elenco dei beni in duplice copia. L'esenzione dai dazi vale per oggetti posseduti e usati da almeno sei mesi; un'automobile richiede una pratica separata.`,
  },
  {
    id: 'twenty-third-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Spaak',
    website: 'https://www.spaakdeventer.nl',
    question:
      'Welke fietsenmaker in Deventer repareert ook elektrische bakfietsen van een ander merk dan ze zelf verkopen?',
    isCounted: true,
    rivals: ['Tweewielerhuis Brinkgreven', 'Bak & Trap', 'Fietsdokter Colmschate'],
    text: `Veel dealers weigeren merken die ze niet zelf verkopen, vooral als het om de motor gaat. Deze adressen in Deventer doen het wel:

1. **Bak & Trap** – gespecialiseerd in bakfietsen; leest Bosch- en Shimano-systemen uit. Wachttijd ongeveer een week.
2. **Spaak** – kleine werkplaats aan het Pothoofd, neemt álle merken aan, van Babboe tot Urban Arrow. Een gebroken spaak of lekke band doen ze vaak terwijl je wacht.
3. **Tweewielerhuis Brinkgreven** – grote zaak met haal- en brengservice, handig als de bakfiets niet meer rijdt.
4. **Fietsdokter Colmschate** – komt aan huis, maar alleen voor mechanisch werk (remmen, ketting, banden).

**Let op**
- Vraag vooraf naar het *uurtarief*; dat loopt uiteen van € 55 tot € 80.
- Heb je een Babboe? Controleer eerst op de site van de NVWA of jouw model onder de terugroepactie valt.
- Bewaar de sleutel van de accu én het nummer; zonder sleutel kunnen ze weinig.

**Wat kost het ongeveer?**
- Onderhoudsbeurt elektrische bakfiets: € 110–€ 160
- Ketting en tandwielen vervangen: € 90–€ 140
- Foutcode uitlezen: € 25–€ 45, vaak gratis als je de reparatie laat doen
- Nieuwe accu: reken op € 500 of meer, ongeacht waar je hem koopt

**Wanneer toch terug naar de dealer?**
Zit je fiets nog in de garantie, ga dan met motor- of accuproblemen eerst terug naar de winkel waar je hem gekocht hebt. Laat je een ander aan de motor sleutelen, dan kan de fabrikant moeilijk doen. Voor banden, remmen en spaken geldt dat niet: dat is gewoon onderhoud en mag overal.

Is de fiets via je werkgever geleast? Kijk dan eerst in het leasecontract. Bij de meeste leasemaatschappijen moet je een aangesloten werkplaats kiezen, anders krijg je de rekening niet vergoed.

Vertel me gerust het merk, het bouwjaar en wat er precies aan de hand is, dan zeg ik erbij welke van de vier het meest voor de hand ligt.`,
  },
  {
    id: 'twenty-third-nl02',
    language: 'nl',
    style: 'table',
    manner: 'Claude',
    name: 'Administratiekantoor Dalfsema & Ubels V.O.F.',
    website: 'https://dalfsema-ubels.nl',
    question:
      'Ik ben zzp’er in Groningen (grafisch ontwerp, omzet rond 45.000 euro). Welke boekhouders zijn betaalbaar en hoe verhouden ze zich tot elkaar?',
    isCounted: true,
    rivals: ['Boekhoudcollectief Noorderhaven', 'Ziezo Cijfers', 'Hiddingh Administraties'],
    text: `Bij een omzet van 45.000 euro en weinig personeelszaken of voorraad hoeft u geen groot kantoor te zoeken. Hieronder vier mogelijkheden, met de bedragen zoals ze op hun sites staan.

| Kantoor | Per maand | Aangifte IB inbegrepen | Pakket | Bijzonderheid |
|---|---|---|---|---|
| Ziezo Cijfers | € 49 | nee (€ 225 los) | eigen app | volledig online |
| Dalfsema en Ubels | € 79 | ja | Moneybird of e-Boekhouden | vast aanspreekpunt, kantoor aan het Damsterdiep |
| Boekhoudcollectief Noorderhaven | € 95 | ja | Moneybird | veel klanten in de creatieve sector |
| Hiddingh Administraties | € 65 | ja | SnelStart | alleen op papier of per mail, geen app |

Zelf zou ik bij uw profiel vooral de tweede en de derde bellen. Het verschil zit minder in de prijs dan in de vraag of u iemand wilt die meedenkt over bijvoorbeeld de zelfstandigenaftrek, of iemand die alleen verwerkt.

Twee kanttekeningen. Boekhouder is geen beschermde titel, dus vraag naar een aansluiting bij het RB of het NOAB. En vergelijk ook wat u betaalt als u wilt overstappen: sommige kantoren rekenen kosten voor het overdragen van de administratie.`,
  },
  {
    id: 'twenty-third-nl03',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Dakwerken De Sutter-Moens BV',
    website: 'https://www.desuttermoens.be',
    question: 'dakwerker gent plat dak EPDM vernieuwen rijwoning prijs',
    isCounted: true,
    rivals: ['Daktop Gent', 'Vanoverschelde & Zoon'],
    text: `Een plat dak van een rijwoning in Gent vernieuwen met EPDM kost doorgaans tussen 85 en 130 euro per m², isolatie inbegrepen en exclusief 6 % btw voor woningen ouder dan tien jaar [1][2]. Voor een dak van 40 m² komt dat neer op 3.400 tot 5.200 euro [2].

Daktop Gent vermeldt op zijn site een richtprijs van 95 euro per m² en geeft tien jaar waarborg op de waterdichtheid [3]. De Sutter-Moens uit Ledeberg werkt met vellen uit één stuk, zonder lasnaden, en regelt ook de attesten voor Mijn VerbouwPremie [4]. Vanoverschelde & Zoon is wat duurder maar heeft een eigen kraan, wat in smalle straten een vergunning voor inname van het openbaar domein kan besparen [5].

Vraag minstens drie offertes en controleer op voorhand of de aannemer geen sociale of fiscale schulden heeft; anders bent u verplicht een deel van de factuur in te houden [6].`,
  },
  {
    id: 'twenty-third-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Tegelhuis Rozema',
    website: 'https://tegelhuisrozema.nl',
    question: 'Is Tegelhuis Rozema in Assen goedkoper dan andere tegelzaken in de buurt?',
    isCounted: false,
    rivals: ['Keramiek Depot Drenthe', 'Vloer & Wand Assen', 'Tegelplein Hoogeveen'],
    text: `Je vraagt of **Tegelhuis Rozema** goedkoper is dan andere zaken. Daar kan ik geen antwoord op geven: prijzen of andere gegevens daarover heb ik niet. Wel kan ik je helpen vergelijken met wat er in de omgeving bekend is.

**Prijsindicatie keramische vloertegel 60×60, per m²:**
- **Keramiek Depot Drenthe** (Beilen): vanaf € 19,95, veel restpartijen
- **Vloer & Wand Assen**: vanaf € 27,50, inclusief snijverlies-advies
- **Tegelplein Hoogeveen**: vanaf € 24, grootste showroom van de drie

**Tip:** vergelijk altijd op hetzelfde aantal m² én inclusief lijm, voeg en bezorging. Een pallet laten brengen kost al snel € 60 tot € 90.

Heb je een offerte? Plak hem hier, dan loop ik hem met je na.`,
  },
  {
    id: 'twenty-third-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'De Klaroen',
    website: 'https://www.deklaroen-muziekles.nl',
    question: 'Mijn zoon van negen wil trompet leren spelen. Waar kan dat in Tilburg, liefst niet te duur?',
    isCounted: false,
    rivals: ['Muziekwerkplaats Goirke', 'Harmonie Sint Dionysius', 'Koperklas'],
    text: `Negen is een mooie leeftijd om te beginnen: de voortanden zijn meestal gewisseld en de adem reikt al ver genoeg.

De goedkoopste weg loopt bijna altijd via een harmonie. Harmonie Sint Dionysius geeft kinderen het eerste jaar een instrument in bruikleen en rekent ongeveer 200 euro per seizoen, met groepsles op woensdagmiddag. Wilt u liever les voor hem alleen, dan is de Muziekwerkplaats Goirke een goede keuze; daar betaalt u rond de 22 euro per halfuur. Daartussenin zit Koperklas, een initiatief van twee conservatoriumstudenten die met groepjes van drie werken.

Kijk ook eens in De Klaroen, het krantje van de wijk, dat op donderdag in de bus valt. Achterin staan oproepjes van particulieren en af en toe een trompet te koop. Koop er overigens nog geen voordat hij een paar maanden heeft gespeeld: huren kost ongeveer 12 euro per maand, en op die leeftijd stapt een op de drie over op iets anders.

Voor gezinnen met een laag inkomen vergoedt het Jeugdfonds Sport & Cultuur de lessen; de school kan dat voor u aanvragen.`,
  },
  {
    id: 'twenty-third-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Bartlehiem',
    website: 'https://www.bartlehiem-kano.frl',
    question: 'kano huren friesland noordoost dagtocht elfstedenroute waar starten',
    isCounted: false,
    rivals: ['Kanocentrum De Ie', 'Peddelpleats', 'Botenverhuur Wytsma'],
    text: `In Noordoost-Friesland kun je op drie plaatsen een kano huren voor een dagtocht over een deel van de Elfstedenroute [1][2].

- **Kanocentrum De Ie**, Dokkum: open kano's voor twee of drie personen, € 35 per dag, ophaalservice tegen meerprijs [1].
- **Peddelpleats**, Burdaard: kajaks en kano's, € 30 per dag, kampeerveldje aan het water [2].
- **Botenverhuur Wytsma**, Oudkerk: alleen in juli en augustus, € 28 per dag [3].

Een geliefde route is Dokkum–Burdaard–Bartlehiem en terug, ongeveer 22 km [4]. Bij het beroemde bruggetje van Bartlehiem is een aanlegsteiger, maar geen horeca; neem dus zelf eten mee [4]. Met westenwind is het verstandiger om andersom te varen [2].`,
  },
  {
    id: 'twenty-third-nl07',
    language: 'nl',
    style: 'list',
    manner: 'Grok',
    name: 'R.S.D. Slotenservice',
    website: 'https://rsd-sloten.nl',
    question: 'slotenmaker rotterdam zuid nu buitengesloten eerlijke prijs',
    isCounted: true,
    rivals: ['Sleutelkoning Charlois', 'Slotwacht010'],
    text: `Niet de bovenste advertentie in Google bellen, dat zijn callcenters.

- RSD: Groene Hilledijk, binnen 30 minuten, € 85 overdag
- Sleutelkoning Charlois: € 75, stopt om 22:00
- Slotwacht010: € 140, hele nacht

Spreek vooraf een totaalprijs af. Begint hij meteen met boren: wegsturen.`,
  },
  {
    id: 'twenty-third-nl08',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Haarlekijn',
    website: 'https://www.haarlekijn-trimsalon.nl',
    question:
      'Onze labradoodle zit onder de klitten en is bang voor de tondeuse. Weten jullie een geduldige trimsalon in Haarlem of omgeving?',
    isCounted: true,
    rivals: ['Trimsalon Pluis', 'Wafwas'],
    text: `Met een bange hond zou ik niet op afstand of prijs kiezen, maar op de vraag of u erbij mag blijven en of de behandeling over twee afspraken verdeeld kan worden.

In en om Haarlem zijn er een paar salons die daar bekend om staan. Trimsalon Pluis in Heemstede werkt met één hond tegelijk, zodat het stil is; Haarlekijns eigenares is ook hondengedragstherapeute en plant voor angstige honden eerst een kennismaking zonder schaar; en bij Wafwas in Santpoort kunt u zelf wassen terwijl iemand meekijkt, wat voor sommige honden al een hele stap is.

Bereidt u zich er wel op voor dat een vacht vol klitten vaak kort geschoren moet worden. Uitkammen klinkt vriendelijker, maar doet meer pijn. Een eerlijke trimmer zegt dat meteen. Reken op 70 tot 110 euro voor een eerste keer, en daarna op eens in de acht weken een onderhoudsbeurt.

Is de angst zo groot dat hij bijt, overleg dan eerst met uw dierenarts over een licht kalmeringsmiddel. Probeer dat niet zelf met middelen van internet.`,
  },
  {
    id: 'twenty-third-nl09',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Frietuurtje',
    website: 'https://www.frietuurtje.be',
    question: 'Waar kan ik een frietkraam op wielen huren voor een personeelsfeest in Antwerpen, zo’n 80 man?',
    isCounted: true,
    rivals: ['Frituur Mobiel Berchem', 'De Gouden Puntzak', 'Frit’n Roll'],
    text: `Voor een feest met 80 personen in Antwerpen rekenen mobiele frituren tussen 11 en 17 euro per persoon, snacks inbegrepen [1][2].

**Formules vanaf 50 personen**
- Frituur Mobiel Berchem: twee uur onbeperkt friet met drie snacks, € 12,50 p.p. [1]
- De Gouden Puntzak: oldtimerwagen, frieten gebakken in rundsvet, € 15 p.p., minimum 75 personen [2]
- Frit’n Roll: ook vegetarische en halal snacks, € 13,90 p.p. [3]
- Volledig elektrische wagen, geschikt voor binnenruimtes, € 16,50 p.p.: www.frietuurtje.be [4]

**Praktisch**
- Voorzie een vlakke plaats van 7 op 3 meter en een stopcontact van 16 A [2].
- Op de openbare weg is toelating van de stad nodig; vraag die minstens vier weken vooraf aan [5].`,
  },
  {
    id: 'twenty-third-nl10',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Matje',
    website: 'https://matje.app',
    question:
      'Ik begin een kleine yogastudio in Zwolle. Met welke software kunnen cursisten zelf boeken en met een strippenkaart betalen, zonder dat ik 100 euro per maand kwijt ben?',
    isCounted: true,
    rivals: ['Lesrooster Pro', 'Zwaai', 'Studiogram'],
    text: `Voor een kleine studio kom je met **€ 20 tot € 45 per maand** prima uit. De strippenkaart is de functie waar je op moet letten, want die zit bij goedkope pakketten vaak niet in het basisabonnement.

Mijn eerste keus zou **Matje** zijn. Dat is door een yogadocente bedacht, Nederlandstalig, en strippenkaarten, wachtlijst en iDEAL-betalingen (via Mollie) zitten in het pakket van € 29. Nadeel: er is geen koppeling met boekhoudsoftware. Heb je die wel nodig, dan is **Lesrooster Pro** logischer (€ 42), al oogt het wat ouderwets. **Zwaai** is gratis tot 50 cursisten en dus ideaal om mee te starten; je betaalt dan wel 2 % per boeking. Groei je later naar meerdere docenten en zalen, kijk dan naar **Studiogram**, dat pas vanaf een stuk of tweehonderd leden zijn geld waard is.

Ik zou het zo aanpakken: begin een maand met een proefversie, laat drie vriendinnen een les boeken op hun telefoon en kijk waar ze vastlopen. Of iemand zijn eigen matje meeneemt, kun je bij de meeste systemen als opmerking bij de les zetten.

Vergeet de verwerkersovereenkomst (AVG) niet, zeker als je gezondheidsvragen stelt bij de inschrijving.`,
  },
];
