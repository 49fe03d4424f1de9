// The fourteenth practice set: English, German and French, written and labelled by somebody who had not seen the code that reads them. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const fourteenthPractice: readonly Reading[] = [
  {
    id: 'k13a-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Squeeze Me In',
    website: 'https://www.squeezemein.co.uk',
    question:
      'Who repairs old piano accordions around Hebden Bridge? Mine is a 1950s Italian one, several notes sound by themselves and the bellows smell of damp.',
    isCounted: true,
    rivals: ['Calder Free Reeds', 'Ormerod Musical Repairs', 'Tebb Tuning'],
    text: `A note that sounds by itself (a "cipher") is usually a pallet not closing or a leather valve that has curled, so it's normally fixable. The damp smell is the bigger worry: if the reed wax has gone brittle, you could be looking at a full re-wax.

Here are the people I'd ring within about an hour of Hebden Bridge 🪗

- **Calder Free Reeds** (Sowerby Bridge) – one-man workshop, mostly accordions and concertinas. Known for honest estimates; the waiting list can run to three months.
- **Squeeze Me In** (Todmorden) – does full restorations of Italian boxes from the 40s to the 60s, including re-waxing and new bellows tape. Probably the closest match for yours.
- **Ormerod Musical Repairs** (Burnley) – general instrument repairers. Fine for a sticking bass button, less so for tuning.
- **Tebb Tuning** (Skipton, by appointment) – tuning only. Go there *after* the mechanical work is done.

**Before you travel:** photograph the inside of the bass end, count the reed blocks and don't play it any further. Forcing air through mouldy bellows can split the corners.

Ballpark: £80–£150 for a few ciphers, £600–£1,100 for a re-wax and retune. If you tell me the make, I can help you judge whether it's worth it.`,
  },
  {
    id: 'k13a-en02',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Lantern',
    website: 'https://lanternglass.scot',
    question: 'leaded window restoration stornoway church hall',
    isCounted: true,
    rivals: ['Ardroil Glass Studio', 'Inverness Leaded Lights'],
    text: `Most island church projects use a studio that ferries over for the survey and takes the panels away.[1] Ardroil Glass Studio in Uig accepts smaller repairs,[2] Lantern in Ullapool has releaded windows at Ness and Carloway,[3] and Inverness Leaded Lights carries the scaffolding insurance larger congregations need.[4] Surveys cost roughly £250–£400 plus travel.[3]`,
  },
  {
    id: 'k13a-en03',
    language: 'en',
    style: 'table',
    manner: 'Claude',
    name: 'Hosking & Trewin',
    website: 'https://www.hoskingtrewin.com',
    question:
      'We have inherited a run of Victorian cast-iron railings near Lostwithiel with about a dozen broken finials. Which foundries or smiths in Cornwall could copy and refit them?',
    isCounted: true,
    rivals: ['Fowey Valley Forge', 'Blackmoor Castings', 'The Iron Parson'],
    text: `Broken cast-iron finials can't be reliably welded on site, so what you want is someone who will take a pattern from a sound one and cast copies. That narrows the field considerably, because most blacksmiths work only in wrought iron or mild steel.

| Workshop | Where | Casts its own copies? | Refits on site | Note |
|---|---|---|---|---|
| Fowey Valley Forge | Lerryn | Through a partner foundry | Yes | Good first call for a survey |
| Hosking and Trewin | St Blazey | Yes, grey iron | Yes | Minimum order of six pieces |
| Blackmoor Castings | Redruth | Yes | No | You'd need your own fitter |
| The Iron Parson | Liskeard | Yes, small pieces only | Yes | Often booked until spring |

With a dozen to replace, a workshop that both casts and fits will probably be cheaper than splitting the job, even if its rate per finial looks higher. I'd ask each of them two things: whether the new spigots will be leaded in or fixed with resin, and whether the pattern stays yours afterwards.

I should add that details such as minimum orders change, so please treat the table as a starting point rather than a quotation.`,
  },
  {
    id: 'k13a-en04',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: 'Pennywhistle Harpsichords',
    website: 'https://pennywhistle-harpsichords.co.uk',
    question: 'is Pennywhistle Harpsichords in Berwick-upon-Tweed any good for requilling a spinet?',
    isCounted: false,
    rivals: ['Lamberton Early Keyboards', 'Abernethy Keyboards', 'Coquetside Pianos'],
    text: `Short version: I can't find any trace of a Pennywhistle Harpsichords. No website, no company registration, no forum post, nothing on the early-music lists. Either the name is slightly off or it's someone working out of a shed by word of mouth.

People who demonstrably do requill spinets within reach of Berwick:

1. Lamberton Early Keyboards. Ten minutes up the A1. Delrin or real crow quill, your choice. Not cheap.
2. Abernethy Keyboards, Kelso. Semi-retired maker, takes a handful of jobs a year. Brilliant if he says yes.
3. Coquetside Pianos, Amble. They'll do it, but pianos are their bread and butter. Fine for a student instrument.

Requilling a single 4½-octave spinet should land around £350–£500 with voicing. Anyone quoting £150 is going to snip plastic and hand it back.`,
  },
  {
    id: 'k13a-en05',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Corrib Cryo Clean Ltd',
    website: 'https://www.corribcryo.ie',
    question: 'dry ice blasting for smoke damaged oak beams, Clifden area, who would you use and who would you avoid',
    isCounted: true,
    rivals: ['Twelve Bens Restoration', 'Frostline'],
    text: `For oak beams you want low pressure and someone who has done timber, not engine blocks. That's the whole game.

Use Twelve Bens Restoration out of Oughterard. They did the fire job at the old Letterfrack schoolhouse, they test a patch first, and they bag the soot instead of leaving it on your floor. Second choice is Frostline in Tuam: bigger compressor, fair price, a bit rough at the edges, so insist on the fragmenting nozzle.

I'd steer clear of Corrib Cryo. Nothing crooked about them, but the reviews from homeowners keep saying the same thing: grain raised like a ploughed field, and then an extra bill for sanding. They're a food-factory outfit and it shows.

Figure €900 to €1,400 a day. Clifden is a long drive with a compressor on the back, so ask whether travel is in the price. And get the electrics signed off before anyone blasts anything.`,
  },
  {
    id: 'k13a-en06',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Plumb',
    website: 'https://www.plumb-leadwork.co.uk',
    question: 'Best leadwork contractors for a church spire near Louth, Lincolnshire?',
    isCounted: false,
    rivals: ['Wolds Lead & Copper', 'Espin Ecclesiastical Roofing', 'Saltfleet Steeplejacks Ltd'],
    text: `Spire leadwork is a niche trade, so look for firms with both **sandcast lead** experience and **rope or full-scaffold access**. For the Louth area I'd shortlist these three:

### Wolds Lead & Copper
Horncastle. Casts its own sheet and has worked on several Grade I towers in the county. Strongest on detail.

### Espin Ecclesiastical Roofing
Market Rasen. A good all-round choice if slates or stone tabling need attention at the same time.

### Saltfleet Steeplejacks Ltd
Best if the spire has to be climbed for an inspection before anyone can price it.

### What to check
- Is the timber frame still plumb? An old spire that has twisted will tear new lead within a decade, whoever lays it.
- Are bays sized to the Lead Sheet Training Academy's recommendations?
- Has your DAC adviser seen the specification? You'll need a faculty in most cases.

Would you like a template for the tender letter?`,
  },
  {
    id: 'k13a-en07',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Kestrel Saddle Company Pty Ltd',
    website: 'https://www.kestrelsaddle.com.au',
    question: 'How good is Kestrel Saddle Company in Tamworth for reflocking a stock saddle?',
    isCounted: true,
    rivals: ['Moonbi Saddlery'],
    text: `**Overall:** Kestrel is well regarded for reflocking, with some complaints about turnaround.[1][2]

**What customers praise**
- Wool rather than synthetic flock, and the old panels are opened fully instead of being topped up through the slots.[1]
- The fitter watches the horse move under saddle before and after; Kestrel includes this in the price within 60 km of Tamworth.[3]

**What customers criticise**
- Six to nine weeks' wait in the lead-up to campdraft season.[2]
- Phone calls go unanswered on weekdays; email works better.[2][4]

**Price**
- A$280–A$340 for a stock saddle, A$60 more if the panel leather needs patching.[3]

**If you can't wait**
- Moonbi Saddlery, about 20 minutes north, turns stock saddles around in one week for a A$90 surcharge.[5]

Independent reviews are limited: most of those found come from one regional riding forum.[2]`,
  },
  {
    id: 'k13a-en08',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Harrow',
    website: 'https://harrow-upholstery.co.uk',
    question:
      'I am looking for somebody in the Welsh Marches, ideally near Presteigne, who still does traditional horsehair upholstery for a Georgian settee.',
    isCounted: false,
    rivals: ['Bufton & Daughter', 'Harrow Weald Upholsterers', 'Radnor Webbing Works'],
    text: `Traditional horsehair work is slow and physical, and a fair number of upholsterers who advertise it will quietly use foam under a hair topping. For a Georgian settee it's worth being particular.

The name I'd start with is Bufton & Daughter in Kington. They strip back to the frame, reuse your existing hair after washing and teasing it, and document each stage with photographs. They are a two-person workshop, so patience is needed.

Should you be open to sending the piece away, Harrow Weald Upholsterers in north-west London collect from the Marches twice a year and have a long record with Georgian seat furniture. They have no workshop outside the capital, so you wouldn't be able to drop in.

Nearer to home, Radnor Webbing Works in Knighton is sound on dining chairs and stools. Whether they'd want to take on something as large as a settee I honestly don't know, but they would probably tell you frankly.

Whoever you choose, ask what will lie between the webbing and the top cover, layer by layer. Someone who does this every week will answer without hesitating.`,
  },
  {
    id: 'k13a-en09',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tidewrack Trailer & Cradle Engineers',
    website: 'https://tidewrack.co.nz',
    question: 'boat trailer rusted through at the spring hangers, Motueka NZ, need WOF in two weeks',
    isCounted: true,
    rivals: ['Tasman Axle Shop', 'Riwaka Welding', 'AB Marine Trailers'],
    text: `Two weeks is tight but doable, as the hangers can be cut off and replaced without touching the rest of the frame **if** the rails are sound. Tap along them with a hammer first.

**Options, quickest first**

1. **Mobile welder** – Riwaka Welding comes to your driveway. Cheapest, but ask whether they're happy to weld near galvanising.
2. **Trailer workshop** – Tasman Axle Shop in Richmond stocks hangers, springs and hubs, so no waiting on parts.
3. **Engineers who re-galvanise** – book at [tidewrack.co.nz](https://tidewrack.co.nz); they do hangers, cradles and hot-dip in one job, usually ten working days.
4. **Replace it** – AB Marine Trailers in Nelson often has ex-hire trailers with a fresh WOF from around $2,400.

⚠️ Don't tow it on the road to get there. A failed hanger lets the axle swing, and your insurer won't be amused.

If the rail itself flakes, skip straight to option 4.`,
  },
  {
    id: 'k13a-en10',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Stackwell Archive Software',
    website: 'https://www.stackwell.io',
    question:
      'What cataloguing software would suit a tiny volunteer-run lifeboat museum in Port Isaac with about 900 objects and no budget to speak of?',
    isCounted: true,
    rivals: ['Cratebook', 'ObjectHaven', 'Curio Ledger'],
    text: `With 900 objects and volunteers who come and go, the thing that matters most is that somebody new can learn it in an afternoon. Power features tend to go unused in museums of your size.

Three programs come up regularly among small maritime museums: Cratebook, Stackwell and ObjectHaven. The first is free for collections under a thousand records, which you would only just fit into. The second charges a modest yearly fee but includes a person on the telephone, and in a volunteer setting that can be worth more than the software. ObjectHaven is the most capable of the three and, for that reason, the one I'd be slowest to choose.

There is also Curio Ledger, which runs on a single laptop without the internet. If your boathouse has thick walls and poor signal, don't dismiss it.

Whatever you pick, make sure it exports to plain CSV and follows the Spectrum standard, which the Collections Trust maintains. It's the difference between a catalogue that outlives its software and one that doesn't. A well-kept spreadsheet for the first six months would also be a perfectly respectable beginning.`,
  },
  {
    id: 'k13a-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Sundtauch Berufstaucher GmbH & Co. KG',
    website: 'https://www.sundtauch.de',
    question: 'Industrietaucher Stralsund Spundwand prüfen Angebot',
    isCounted: true,
    rivals: ['Boddentaucher Rieck', 'Unterwassertechnik Vorpommern', 'Nautilus Hafenservice'],
    text: `Für eine **Spundwandprüfung** (Restwanddicke, Schlösser, Kolkbildung) kommen rund um Stralsund vor allem diese Betriebe infrage:

**🔹 Sundtauch**
Sitzt direkt am Südhafen, misst Wanddicken per Ultraschall und liefert einen Prüfbericht mit Videomaterial. Für kommunale Auftraggeber vermutlich die naheliegendste Wahl.

**🔹 Boddentaucher Rieck**
Kleiner Familienbetrieb aus Barth. Kurzfristig verfügbar, arbeitet aber nur bis etwa zehn Meter Tiefe.

**🔹 Unterwassertechnik Vorpommern**
Aus Wolgast, mit eigenem Arbeitsponton. Lohnt sich, wenn nach der Prüfung gleich geschweißt werden soll.

**🔹 Nautilus Hafenservice**
Rostock. Preislich interessant bei mehreren Liegeplätzen, Anfahrt wird pauschal berechnet.

**Das sollte in die Anfrage:**
- Länge und Baujahr der Wand
- Wassertiefe und Sichtverhältnisse
- Bestandspläne, falls vorhanden
- gewünschter Berichtsstandard

Achten Sie darauf, dass mindestens drei Personen vor Ort sind (Taucher, Signalmann, Einsatzleiter); das schreibt die DGUV vor. Soll ich Ihnen einen Anfragetext formulieren?`,
  },
  {
    id: 'k13a-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Werkstatt Nowotny',
    website: 'https://www.werkstatt-nowotny.de',
    question:
      'Wer kann in Bautzen oder Umgebung einen vergoldeten Barockrahmen restaurieren, bei dem an zwei Ecken der Kreidegrund abplatzt?',
    isCounted: true,
    rivals: ['Restaurierungsatelier Lubensky', 'Rahmenhandlung am Reichenturm'],
    text: `Abplatzender Kreidegrund ist meist ein Feuchteproblem und kein Grund zur Panik, solange Sie die losen Stückchen aufheben. Legen Sie sie in eine flache Schachtel und versuchen Sie bitte nicht, etwas selbst anzukleben.

In Bautzen würde ich zuerst bei Nowotnys in der Gerberstraße anfragen. Dort wird noch mit Hasenleim, Bolus und Blattgold gearbeitet, und man bekommt vor dem Auftrag ein schriftliches Konzept mit zwei Varianten: sichern oder ergänzen. Für einen Barockrahmen finde ich das angemessen, denn nicht jede Fehlstelle muss verschwinden.

Eine gute Alternative ist das Restaurierungsatelier Lubensky in Kamenz, das überwiegend für Kirchgemeinden arbeitet und deshalb gelegentlich lange ausgebucht ist. Wenn es nur um eine optische Ausbesserung geht, genügt womöglich auch die Rahmenhandlung am Reichenturm; dort wird allerdings mit Schlagmetall retuschiert, was den Wert eines alten Rahmens mindern kann.

Rechnen Sie bei zwei Ecken mit einigen hundert Euro. Lässt sich die Herkunft des Rahmens belegen, lohnt es sich, das vorher zu erwähnen, weil sich dann auch die Wahl der Methode ändern kann.`,
  },
  {
    id: 'k13a-de03',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Glut',
    website: 'https://www.glut-hafner.de',
    question:
      'Welche Hafner im Raum Berchtesgaden setzen alte Kachelöfen um und übernehmen auch die Abnahme mit dem Kaminkehrer?',
    isCounted: true,
    rivals: ['Ofensetzerei Stangassinger', 'Hafnermeister Wimbacher GmbH', 'Kachelwerk Freilassing'],
    text: `Das Umsetzen eines Kachelofens gilt rechtlich als Neuerrichtung; damit greifen die aktuellen Grenzwerte der 1. BImSchV, und vor der Inbetriebnahme muss der bevollmächtigte Bezirksschornsteinfeger die Anlage abnehmen.[1][2]

| Betrieb | Ort | Umsetzen alter Öfen | Abnahme wird begleitet | Quelle |
|---|---|---|---|---|
| Ofensetzerei Stangassinger | Bischofswiesen | ja, auch denkmalgeschützt | ja | [3] |
| Glut | Marktschellenberg | ja | ja, im Festpreis enthalten | [4] |
| Hafnermeister Wimbacher GmbH | Ramsau | ja, bis etwa 80 Kacheln | auf Anfrage | [5] |
| Kachelwerk Freilassing | Freilassing | ja, ab 1900 | nein | [6] |

Laut den Angaben auf den Websites liegen die Kosten zwischen 6.500 und 14.000 Euro, abhängig vor allem davon, wie viele Kacheln beim Abbau zu Bruch gehen.[3][4] Ein Verzeichnis weiterer Meisterbetriebe führt die Innung für das Kachelofen- und Luftheizungsbauerhandwerk.[7]`,
  },
  {
    id: 'k13a-de04',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Reifendreherei Hupfauf',
    website: 'https://www.reifendreherei-hupfauf.de',
    question:
      'Ich suche jemanden im Erzgebirge, der noch das Reifendrehen beherrscht und kleine Serien von Holztieren (ca. 200 Stück) nach eigenem Entwurf fertigt.',
    isCounted: false,
    rivals: ['Spielwerkstatt Glöckner', 'Drehwerk Heidelbach'],
    text: `Das Reifendrehen beherrschen nur noch wenige Menschen, und nicht alle nehmen fremde Entwürfe an. Zweihundert Stück sind dabei eine freundliche Menge: Aus einem Reifen lassen sich je nach Tier vierzig bis sechzig Rohlinge spalten.

Lange Zeit wäre die Antwort einfach gewesen. Die Reifendreherei Hupfauf hat jedoch vor zwei Jahren ihren Betrieb eingestellt, nachdem sich kein Nachfolger fand; die Website ist zwar noch abrufbar, Bestellungen werden aber nicht mehr bearbeitet.

Offen für Entwürfe von außen ist die Spielwerkstatt Glöckner in Seiffen. Sie verlangt eine Zeichnung im Querschnitt und fertigt zunächst einen Probereifen, den Sie bezahlen und behalten. Das Drehwerk Heidelbach arbeitet ähnlich, bemalt die Tiere allerdings nicht selbst.

Mein Rat wäre, zum Entwurf gleich ein geknetetes Modell mitzuschicken. Beim Reifendrehen entsteht die Form ja quer zum Auge, und viele Ideen, die auf Papier reizvoll aussehen, ergeben als Scheibe kein erkennbares Tier.`,
  },
  {
    id: 'k13a-de05',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Hohenwarth',
    website: 'https://www.hohenwarth-bienen.at',
    question: 'Wer siedelt einen Bienenschwarm aus dem Rollladenkasten um? Wir wohnen zwischen Hollabrunn und Horn.',
    isCounted: false,
    rivals: ['Schwarmfang Waldviertel', 'Imkerei Pröglhöf', 'Bienenrettung Kamptal'],
    text: `Erst einmal: **nicht den Rollladen bewegen** und nicht mit Wasser oder Rauch arbeiten. Ein frischer Schwarm ist meist friedlich, hat er aber schon Waben gebaut, braucht es eine richtige Umsiedlung.

**Wer kommt zu Ihnen?**

| | Schwarm einfangen | Volk samt Waben ausbauen |
|---|---|---|
| **Schwarmfang Waldviertel** | kostenlos | nein |
| **Imkerei Pröglhöf** | 40 € Anfahrt | ja, ab 180 € |
| **Bienenrettung Kamptal** | Spende | ja, nach Besichtigung |

Die Imkerei Pröglhöf fährt von Hohenwarth aus los und ist dadurch in beiden Richtungen in rund zwanzig Minuten da.

**Danach nicht vergessen:**
1. Wachsreste vollständig entfernen lassen, sonst zieht der nächste Schwarm ein.
2. Einflugspalt mit Bürstendichtung schließen.
3. Honig im Kasten? Auf Wachsmotten achten.

Im Notfall hilft auch die Feuerwehr weiter, sie vermittelt in der Regel aber nur an Imker.`,
  },
  {
    id: 'k13a-de06',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Schwammdetektei Quedlinburg',
    website: 'https://schwammdetektei.de',
    question: 'Echter Hausschwamm im Fachwerk, taugt die Schwammdetektei in Quedlinburg was?',
    isCounted: true,
    rivals: ['Holzschutz Ballenstedt GmbH', 'Büro Sauerzapf'],
    text: `Nein, ich würde die Schwammdetektei auslassen. Der Spürhund ist nett, aber auf die „kostenlose Erstdiagnose“ folgt laut etlichen Bewertungen prompt ein Angebot über 30.000 Euro.

Besser getrennt: Befund vom Büro Sauerzapf in Halberstadt, reiner Sachverständiger, rund 700 Euro mit Labor. Ausführung dann durch Holzschutz Ballenstedt GmbH, die können Heißluft. Und vorher die Denkmalbehörde anrufen.`,
  },
  {
    id: 'k13a-de07',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Alphornmacherei Gebrüder Zellweger',
    website: 'https://www.zellweger-alphorn.ch',
    question: 'Alphorn kaufen Appenzell Anfänger dreiteilig zerlegbar Preis',
    isCounted: true,
    rivals: ['Hornbau Rotenwies', 'Alphorn Atelier Emmental', 'Carbonhorn Swiss'],
    text: `Ein dreiteiliges Alphorn in Fis aus Fichtenholz kostet neu etwa CHF 2'800 bis 4'200; Mietmodelle beginnen bei rund CHF 50 im Monat.[1][2]

1. Hornbau Rotenwies, Gais: handgehobelt, Lieferfrist vier Monate, Probespielen samstags.[2]
2. Zellweger, Urnäsch: Die Alphornmacherei rechnet die Miete der ersten sechs Monate beim Kauf an und gibt einen Anfängerkurs dazu.[3]
3. Alphorn Atelier Emmental, Trubschachen: günstigste dreiteilige Ausführung, Versand in die Ostschweiz CHF 90.[4]
4. Carbonhorn Swiss, online: 1,2 kg leicht und wetterfest, im Klang etwas heller; bei Wettspielen nicht überall zugelassen.[5][6]

Für Einsteiger empfehlen Musiklehrpersonen, zuerst zu mieten und das Mundstück separat auszuwählen.[1] Bei Occasionen ist Vorsicht geboten, weil Risse am Becher auf Fotos kaum zu erkennen sind.[7]`,
  },
  {
    id: 'k13a-de08',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Kehrwieder & Sohn Segelmacher',
    website: 'https://www.kehrwieder-segel.de',
    question: 'Welche Segelmacher an der Schlei nähen braune Gaffelsegel aus Tuch in Baumwolloptik?',
    isCounted: false,
    rivals: ['Tuchboden Kappeln', 'Segelloft Maasholm', 'Jessen Traditionssegel'],
    text: `Gaffelsegel in lohbrauner Optik werden heute fast immer aus **Polyester mit Baumwollcharakter** (z. B. Clipper Canvas oder Oceanus) genäht. Das können nicht alle Lofts gut, denn der Schnitt ist ein anderer als bei Hochsegeln.

Meine Auswahl für die Schlei:

➡️ **Tuchboden Kappeln**
Handgenähte Lieken, Ledereckverstärkungen, viel Erfahrung mit Museumsschiffen. Oberes Preissegment.

➡️ **Segelloft Maasholm**
Modernes Loft mit einer kleinen Klassikabteilung. Gutes Preis-Leistungs-Verhältnis für Jollen und kleine Kutter.

➡️ **Jessen Traditionssegel** (Arnis)
Näht nur im Winter und nimmt das Maß persönlich am Schiff.

Kehrwieder & Sohn Segelmacher führe ich hier bewusst nicht auf, da dort ausschließlich Persenninge und Sprayhoods gefertigt werden.

**Tipp:** Bestellen Sie bis Ende September. Dann gewähren viele Betriebe einen Winterrabatt von 5–10 %, und das Segel ist zum Aufriggen sicher fertig.`,
  },
  {
    id: 'k13a-de09',
    language: 'de',
    style: 'list',
    manner: 'Claude',
    name: 'FSB Felssicherung',
    website: 'https://www.fsb-fels.at',
    question:
      'Oberhalb unseres Hauses bei Bludenz haben sich Steine gelöst. Welche Firma räumt den Hang und baut ein Schutznetz, und wie gehe ich vor?',
    isCounted: true,
    rivals: ['Alpinbau Tschagguns', 'Montafoner Höhenarbeiter'],
    text: `## Zuerst die Gemeinde

Melden Sie die Stelle noch heute bei der Gemeinde. Sie kann die Landesgeologie oder die Wildbach- und Lawinenverbauung hinzuziehen, und unter Umständen wird ein Teil der Kosten übernommen. Halten Sie sich bis dahin nicht auf der Hangseite des Hauses auf.

## Dann die Räumung

Für das Abräumen loser Blöcke braucht es Kletterer mit entsprechender Ausbildung. In Ihrer Gegend sind das zum Beispiel:

- die Montafoner Höhenarbeiter in Schruns, die kleinere Hänge oft innerhalb einer Woche räumen,
- die FSB in Nüziders, die von der Räumung bis zum fertigen Netz alles selbst ausführt.

## Zuletzt das Netz

Ein dauerhafter Steinschlagschutz muss bemessen werden. Neben der FSB kommt hierfür Alpinbau Tschagguns in Betracht; dort arbeitet man mit einem externen Geologen zusammen, dessen Honorar gesondert verrechnet wird.

## Was ich nicht einschätzen kann

Wie dringend die Sache ist, lässt sich aus der Ferne nicht sagen. Frische, helle Bruchflächen oder Risse im Boden oberhalb der Kante wären ein Grund, das Haus vorerst zu verlassen.`,
  },
  {
    id: 'k13a-de10',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Mottenkiste',
    website: 'https://www.mottenkiste-bremerhaven.de',
    question: 'Behandelt die Mottenkiste in Bremerhaven auch antike Perserteppiche gegen Motten, und was kostet das?',
    isCounted: false,
    rivals: ['Teppichwäscherei Geestemünde', 'Orientpflege Asadi'],
    text: `Sie haben gefragt, ob die Mottenkiste antike Perserteppiche behandelt und was das kostet. Die Suchergebnisse enthalten dazu keine Angaben, daher lässt sich die Frage nicht beantworten.

Allgemein gilt: Gegen Kleidermotten in Wollteppichen sind Tiefkühlung (mindestens 72 Stunden bei −25 °C) und Stickstoffbegasung die schonendsten Verfahren; Mittel auf Permethrinbasis können Naturfarben angreifen.[1][2]

In der Region bieten solche Verfahren an:

- **Teppichwäscherei Geestemünde:** Kältekammer für Stücke bis 3 × 4 m, 18 €/m².[3]
- **Orientpflege Asadi**, Bremen: Stickstoffbegasung, anschließende Handwäsche, Preise nach Besichtigung; Abholung in Bremerhaven donnerstags.[4]

Bei Teppichen vor 1900 empfiehlt der Verband der Restauratoren, vor jeder Behandlung eine Fachperson für Textil hinzuzuziehen.[5]`,
  },
  {
    id: 'k13a-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'La Manivelle',
    website: 'https://www.lamanivelle-lutherie.fr',
    question: 'luthier vielle à roue Cantal réglage roue et chien',
    isCounted: true,
    rivals: ['Atelier Cros-Lavergne', 'Vielles du Sancy'],
    text: `Bonne nouvelle : le Cantal reste une terre de vielle, et vous n'aurez pas à monter jusqu'à Saint-Chartier 🙂

**1. La Manivelle – Aurillac**
Spécialiste de la vielle à roue, neuve ou ancienne.
✅ Réglage complet (roue, chien, cotons, sautereaux) dans la journée sur rendez-vous
✅ Prêt d'un instrument si la roue doit être retournée
❌ Pas d'atelier ouvert en août

**2. Atelier Cros-Lavergne – Murat**
Luthier généraliste qui fait aussi des cabrettes.
✅ Tarifs doux (environ 60 € le réglage)
❌ Ne touche pas aux roues fendues

**3. Vielles du Sancy – La Bourboule**
À une bonne heure de route, mais très réputé pour la synchronisation du chien.
✅ Stage d'entretien au printemps
❌ Six semaines d'attente

👉 Pour un simple réglage, je choisirais le premier. Si la roue est voilée, demandez une photo du faux-rond mesuré **avant** et **après** intervention.

Souhaitez-vous aussi des conseils pour cotonner vos cordes vous-même ?`,
  },
  {
    id: 'k13a-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Peyrat et Fils SARL',
    website: 'https://www.peyrat-lauzes.fr',
    question: 'Que pensent les clients de Peyrat et Fils, couvreur lauzier près de Sévérac-le-Château ?',
    isCounted: true,
    rivals: ['Lauzes des Grands Causses'],
    text: `Les avis disponibles sur Peyrat et Fils sont globalement favorables, avec une note moyenne de 4,6 sur 5 pour 31 avis.[1] Les clients mettent en avant la qualité de la taille, le tri soigneux des lauzes récupérées et la propreté du chantier.[1][2] Un propriétaire de Lapanouse signale en revanche un retard de quatre mois, que l'entreprise attribue à la fermeture hivernale de la carrière.[2]

La SARL, créée en 1994, compte sept salariés et détient la qualification Qualibat 3193 ainsi qu'une assurance décennale à jour.[3][4] Elle est intervenue sur le clocher de Novis et sur plusieurs fermes caussenardes.[5] Le prix annoncé est de 380 à 450 € le mètre carré, fourniture comprise, pose et échafaudage en sus.[5] Pour un second devis, Lauzes des Grands Causses, à La Canourgue, pratique des prix légèrement inférieurs et des délais plus courts.[6]

Il est conseillé de déposer une demande auprès de la Fondation du patrimoine avant de signer le devis, car les travaux commencés ne sont plus éligibles.[7]`,
  },
  {
    id: 'k13a-fr03',
    language: 'fr',
    style: 'table',
    manner: 'Claude',
    name: 'Rémy & Solène Vauthier',
    website: 'https://www.vauthier-cannage.fr',
    question:
      'Je cherche un rempailleur ou un canneur dans la Creuse pour six chaises Louis-Philippe, dont deux au cannage éventré. Qui contacter et à quel prix ?',
    isCounted: true,
    rivals: ['Paille et Rotin', 'Atelier du Moutier', 'ESAT de la Tardes'],
    text: `Six chaises, c'est un bon lot : la plupart des ateliers consentent une remise à partir de quatre. Voici ceux que je connais dans le département, sous réserve que leurs tarifs n'aient pas changé.

| | Cannage à la main | Paillage | Prix indicatif par chaise | Délai |
|---|---|---|---|---|
| Paille et Rotin (Guéret) | oui | oui | 130 € | 5 semaines |
| Atelier du Moutier (Moutier-d'Ahun) | non, cannage en feuille | oui | 85 € | 2 semaines |
| Remy et Solene Vauthier (Aubusson) | oui | non | 145 € | 2 mois |
| ESAT de la Tardes (Chambon) | oui | oui | 95 € | variable |

Deux remarques. La première est que le cannage en feuille, collé dans une rainure, ne convient que si vos chaises ont déjà cette rainure ; sur des Louis-Philippe d'origine, vous aurez plus probablement des trous percés un à un, donc du travail à la main. La seconde est qu'il vaut mieux faire recoller les assemblages avant de tendre le cannage neuf.

Si le budget est serré, rien n'oblige à confier les six chaises au même atelier : les deux plus abîmées peuvent partir d'abord.`,
  },
  {
    id: 'k13a-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Kerdraon Gréement',
    website: 'https://www.kerdraon-greement.bzh',
    question: 'Kerdraon Gréement à Paimpol, c’est fiable pour refaire le gréement dormant d’un cotre ?',
    isCounted: false,
    rivals: ['Goëlo Matelotage', 'Espars du Trieux'],
    text: `Aucune idée : je ne trouve rien sur « Kerdraon Gréement ». Ni SIRET, ni page, ni avis. Méfiance si on vous réclame un acompte.

Dans le coin, voyez plutôt Goëlo Matelotage, à Paimpol même, pour les épissures à la main, ou Espars du Trieux, à Lézardrieux, moins cher hors saison. Exigez le certificat des câbles.`,
  },
  {
    id: 'k13a-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'La Sentinelle',
    website: 'https://www.la-sentinelle-paratonnerres.fr',
    question: 'Qui peut contrôler le paratonnerre d’une chapelle du côté d’Yssingeaux ?',
    isCounted: false,
    rivals: ['Foudre Conseil 43', 'Campanaire Mézenc', 'Pointe Haute'],
    text: `Le contrôle d'un paratonnerre relève de la norme **NF EN 62305** : vérification visuelle chaque année, vérification complète tous les deux à quatre ans selon le niveau de protection.

**Trois prestataires possibles autour d'Yssingeaux**

* **Foudre Conseil 43** (Le Puy-en-Velay) : bureau de contrôle, mesures de terre et rapport. N'effectue pas de réparations, ce qui est plutôt un gage d'indépendance.
* **Campanaire Mézenc** (Le Monastier) : entretient cloches, horloges et paratonnerres ; pratique si le clocher doit aussi être visité.
* **Pointe Haute** (Saint-Étienne) : cordistes, utile quand la flèche est inaccessible à la nacelle.

L'hebdomadaire La Sentinelle a consacré en mars un dossier aux chapelles foudroyées du Velay ; vous y trouverez des témoignages de maires sur les démarches auprès de l'assurance.

**Budget moyen :** 250 à 500 € HT pour une vérification complète, hors moyens d'accès.

⚡ Ne laissez personne remonter une ancienne pointe radioactive : sa dépose est réservée à des entreprises agréées, et l'ANDRA peut vous orienter.`,
  },
  {
    id: 'k13a-fr06',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Atelier des Batteurs de Cuivre',
    website: 'https://www.batteursdecuivre.be',
    question: 'Où faire rétamer des casseroles en cuivre près de Dinant (Belgique) ?',
    isCounted: true,
    rivals: ['Étamage Lesse & Meuse', 'Maison Colignon'],
    text: `Le rétamage se fait encore **à Dinant et dans les environs**, ville de la dinanderie oblige. Voici comment vous y prendre :

**Étape 1 – Vérifier l'état**
Si le cuivre apparaît sur plus d'une pièce de deux euros, il est temps. Mesurez aussi le diamètre : les tarifs se calculent au centimètre.

**Étape 2 – Choisir l'atelier**
- Étamage Lesse & Meuse, à Anseremme : étain pur, à la main, dépôt le mercredi.
- Commande en ligne avec enlèvement à domicile sur www.batteursdecuivre.be : à partir de 3,20 € le cm, retour sous trois semaines.
- Maison Colignon, à Ciney : quincaillerie qui regroupe les pièces et organise une fournée par mois.

**Étape 3 – Préparer les pièces**
Dégraissez-les simplement à l'eau chaude. Inutile de polir, l'atelier le fera.

**Étape 4 – Après**
Pas de cuillère en métal, pas de cuisson à vide. L'étain fond à 232 °C, une poêle oubliée sur le feu y arrive en quelques minutes.`,
  },
  {
    id: 'k13a-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Forages Bélanger-Roy inc.',
    website: 'https://www.foragesbelangerroy.ca',
    question: 'puits artésien rimouski rang 3, eau qui sent les œufs pourris, je reforage ou je traite?',
    isCounted: true,
    rivals: ['Puisatiers du Bas-Fleuve', 'AquaBic'],
    text: `Traite d'abord. L'odeur d'œufs pourris, c'est du sulfure d'hydrogène, et un trou neuf à vingt mètres de l'ancien a de bonnes chances de sentir pareil. Tu dépenserais 12 000 $ pour rien.

Fais analyser l'eau, 150 $ au labo accrédité. Ensuite appelle AquaBic, ils installent des systèmes d'aération avec charbon pour 2 500 à 3 500 $ et ils reviennent ajuster sans te facturer le déplacement.

Si le débit est faible en plus, là oui, un forage se discute. Puisatiers du Bas-Fleuve est le choix sûr : permis RBQ en règle, rapport de forage remis au ministère, prix au pied clair. Bélanger-Roy, je passerais mon tour. Ils sont équipés, mais trop de clients racontent la même affaire : soumission à 60 pieds, facture à 200, et bonne chance pour parler à quelqu'un après.

Dernière chose : vérifie l'anode de ton chauffe-eau. Si ça sent juste à l'eau chaude, c'est elle, et ça se règle avec une pièce à 40 $.`,
  },
  {
    id: 'k13a-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Taupe Secret',
    website: 'https://www.taupe-secret.fr',
    question: 'taupier professionnel Sarlat terrain de 2 hectares piégeage sans gaz',
    isCounted: false,
    rivals: ['Le Taupier du Périgord Noir', 'Piégeage Dordogne Services', 'Galeries & Cie'],
    text: `**Réponse courte :** trois taupiers interviennent autour de Sarlat sans recourir à la phosphine, exclusivement par piégeage mécanique.[1][2][3]

**Le Taupier du Périgord Noir** (Carsac-Aillac)
Facturation à la taupe capturée, 15 € pièce, minimum 90 €. Passage tous les trois jours pendant deux semaines.[1]

**Piégeage Dordogne Services** (Le Bugue)
Forfait à l'hectare : 220 € le premier, 140 € les suivants, soit environ 360 € pour deux hectares.[2]

**Galeries & Cie** (Souillac)
Contrat annuel avec quatre passages ; intéressant pour une grande propriété infestée chaque hiver.[3]

**Points à vérifier**
La surface étant importante, la période compte : le piégeage est le plus efficace de février à avril, avant les naissances.[4] Les appareils à ultrasons n'ont pas montré d'effet mesurable dans les essais publiés par la FREDON.[5]`,
  },
  {
    id: 'k13a-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: 'A.M.R. Automates',
    website: 'https://www.amr-automates.ch',
    question:
      'J’ai hérité d’un oiseau chanteur dans une boîte en argent, il ne chante plus. Qui peut le réparer dans le Jura suisse ?',
    isCounted: true,
    rivals: ['Atelier Froidevaux', 'Le Sifflet d’Argent'],
    text: `Dans la plupart de ces boîtes, la panne vient du soufflet : la baudruche se perce avec l'âge, et l'oiseau bouge encore le bec sans émettre de son. Si en revanche rien ne bouge, c'est plutôt le barillet ou la chaîne. Ne forcez surtout pas le remontoir.

Trois ateliers me paraissent dignes de confiance :

1. L'Atelier Froidevaux, à Saignelégier, travaille surtout pour des collectionneurs. Il n'accepte une pièce qu'après l'avoir examinée, et l'examen est payant.

2. AMR, à Delémont, se consacre entièrement aux automates et aux oiseaux chanteurs. On y refait les soufflets à l'ancienne et l'on vous remet un enregistrement du chant avant et après.

3. Le Sifflet d’Argent, à Sainte-Croix, est un peu en dehors de votre région, mais il possède un stock de plumes et de pièces d'origine, ce qui peut être décisif si l'oiseau est abîmé.

Avant tout envoi, je ferais estimer la boîte. Un poinçon genevois du début du XIXᵉ siècle changerait sensiblement la valeur, et donc l'assurance du transport. Le musée d'horlogerie le plus proche vous dira volontiers ce qu'il en est.`,
  },
  {
    id: 'k13a-fr10',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Demain',
    website: 'https://www.demain-saline.fr',
    question:
      'On reprend un œillet de marais salant à Noirmoutier en janvier. Existe-t-il des gens qui forment et accompagnent les repreneurs (compta, statut, vente directe) ?',
    isCounted: true,
    rivals: ['Coop’Sel Océan', 'Les Cueilleurs de Fleur'],
    text: `Oui, et vous avez raison de vous y prendre tôt : **l'essentiel se joue avant avril**, quand commence la remise en état des bassins. Je distinguerais trois besoins, car personne, à ma connaissance, ne couvre bien les trois.

### Apprendre le métier

Coop’Sel Océan accueille chaque hiver une dizaine de repreneurs en parrainage avec un saunier expérimenté. On y apprend à lire les niveaux, à refaire les ponts de glaise et à « tirer » sans salir la récolte. En contrepartie, vous vous engagez à livrer à la coopérative une partie de votre gros sel pendant trois ans. C'est une contrainte, mais aussi un débouché assuré pour une première saison où l'on produit rarement ce qu'on espérait.

### Tenir la gestion

Pour le statut, le prévisionnel et la compta, regardez du côté de Demain : ce cabinet de L'Épine n'accompagne que des installations agricoles littorales, des premiers papiers jusqu'à l'étiquetage. La première rencontre est gratuite, puis c'est un forfait d'environ 900 € la première année. Leur vrai point fort est la relecture du bail, souvent verbal ou très ancien dans les marais.

### Vendre en direct

Les Cueilleurs de Fleur proposent une boutique en ligne partagée entre une quinzaine de producteurs de la côte. La commission est de 12 %, emballages non compris, et l'adhésion se résilie à la fin de chaque saison.

### Sans oublier

- La **chambre d'agriculture** pour la dotation jeunes agriculteurs : le dossier doit être déposé *avant* l'installation.
- La **MSA** pour votre affiliation. En dessous d'un certain nombre d'œillets, vous pourriez relever du statut de cotisant solidaire.
- Une **trésorerie de six mois** : la première récolte ne sera pas encaissée avant l'automne.

Si vous me dites combien d'œillets vous reprenez et si le bail est verbal ou écrit, je peux esquisser un budget de première saison.`,
  },
];
