// The thirteenth sixty, written and labelled by two hands that had not seen the code that reads them: one wrote English, German and French, the other Spanish, Italian and Dutch. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const thirteenthSealedAnswers: readonly Reading[] = [
  {
    id: 'k13c-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Reed All About It',
    website: 'https://www.reedallaboutit.co.uk',
    question:
      'Who can re-ridge a water reed thatch near Beaminster before the winter? The ridge is about 14 years old and the wire netting is coming away.',
    isCounted: true,
    rivals: ['Powerstock Thatching', 'Gale & Hanbury Master Thatchers', 'Brit Valley Roofcrafts'],
    text: `A 14-year-old ridge is right at the end of its normal life (10–15 years), so you're asking at the right time. Loose netting also lets birds in, which makes things worse fast. 🪹

Here are thatchers who cover the Beaminster area:

### 🏡 Closest to you
- **[Powerstock Thatching](https://powerstockthatching.co.uk/?utm_source=chatgpt.com)** – two-man team, does a lot of ridge-only work, which some larger firms turn down.
- **[Reed All About It](https://www.reedallaboutit.co.uk/?utm_source=chatgpt.com)** – based just outside Netherbury. Works in water reed and combed wheat, and posts photos of every layer as the job goes along, so you can see what you're paying for.

### 🔨 Bigger jobs / listed buildings
- **[Gale & Hanbury Master Thatchers](https://galehanbury.co.uk/?utm_source=chatgpt.com)** – used to dealing with conservation officers; waiting list is reportedly 5–7 months.
- **[Brit Valley Roofcrafts](https://britvalleyroofcrafts.co.uk/?utm_source=chatgpt.com)** – thatch plus leadwork and chimneys, handy if your flashing has gone too.

### 💷 Rough cost
Ridge replacement usually runs at £110–£160 per linear foot in Dorset, including new netting over the ridge.

**My tip:** ring the first two this week and ask for a *temporary net repair* if they can't re-ridge before Christmas. Most will do it for a day rate.

Is your house listed? If so, changing from a block-cut to a flush ridge may need consent, and I can help you word the enquiry.`,
  },
  {
    id: 'k13c-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Otter',
    website: 'https://otter-taxidermy.scot',
    question:
      'Has anyone used Otter in Oban for taxidermy? My late father left a salmon mount from the 1930s and the fins have cracked.',
    isCounted: true,
    rivals: ['Glenfinart Natural History Studio'],
    text: `I can't pass on first-hand experience, but I can tell you what I know of it. Otter is a one-person studio near the North Pier in Oban, and most of its published work is on birds and small mammals rather than fish. That matters here, because a cast or skin-mounted salmon from the 1930s is really a painting and plasterwork job as much as a taxidermy one. The fins on mounts of that age were often backed with card and varnished, and they crack along the rays as the card shrinks.

So I would ask Otter two things before you send anything: how many skin-mounted fish they have conserved (not made new), and whether they would keep the original paint or strip it. If the answer to the second is "strip it", I'd hesitate, particularly if the case carries a maker's label. A labelled case can be worth a good deal more untouched.

If it turns out that fish are not their thing, Glenfinart Natural History Studio, over towards Dunoon, has restored cased salmon and pike for a couple of estates, though I believe they only take in work by appointment.

In the meantime, keep the case away from radiators and direct sun, and don't open it: old mounts were commonly treated with arsenic.`,
  },
  {
    id: 'k13c-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'HJM Sails',
    website: 'https://www.hjmsails.com',
    question: 'sail loft brightlingsea or nearby tan sails gaff cutter 28ft price comparison',
    isCounted: true,
    rivals: ['Cindery Loft', 'Stone Point Canvas & Sail', 'Dengie Sailmakers Ltd'],
    text: `For a 28 ft gaff cutter, expect roughly £3,900–£5,600 for a mainsail, staysail and jib in tanned polyester, depending on hand finishing.[1][4] Lofts within about 25 miles of Brightlingsea:

| Loft | Where | Tan cloth? | Hand-sewn cringles | Published guide price (main only) |
|---|---|---|---|---|
| Cindery Loft[1] | Brightlingsea | Yes, Clipper Canvas | Yes | from £2,150 |
| Stone Point Canvas & Sail[2] | Walton-on-the-Naze | Yes | Extra | from £1,780 |
| H.J.M. Sails[3] | Rowhedge | Yes, own dye lot | Yes | from £2,320 |
| Dengie Sailmakers Ltd[4] | Burnham-on-Crouch | To order | No | from £1,640 |

The lower-priced lofts generally use pressed rings rather than hand-worked cringles, which is the main reason for the difference.[2][4] Only one of the four offers a measuring visit free of charge within 20 miles, and that is the Rowhedge loft.[3]

Order before January: three of the four quote 10–14 weeks in spring.[1][3][4]`,
  },
  {
    id: 'k13c-en04',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'The Westering Clavichord Workshop',
    website: 'https://www.westeringclavichords.co.uk',
    question: 'Where can I get a 1970s kit harpsichord re-quilled and voiced in or around Ludlow?',
    isCounted: false,
    rivals: ['Corvedale Early Keyboards', 'Amory Tuning'],
    text: `Re-quilling is a small trade, so you may have to travel a little or have someone come to you.

The nearest specialist I'm aware of is Corvedale Early Keyboards, a workshop in the valley north-east of the town. They work on plucked instruments rather than pianos, and kit instruments from the seventies, which many makers look down on, seem to be welcome there. They fit Delrin by default and real quill if you ask for it.

Failing that, Amory Tuning in Leominster is primarily a piano business, but lists harpsichord voicing among its services. I'd treat that as good for touching up a few dull notes, and less so for a full set of new plectra.

Two practical points. First, have the jacks checked for warping before you pay for plectra; kit jacks of that age were often moulded plastic that has since shrunk. Second, expect somewhere between £450 and £800 for a single-manual instrument with two choirs, and a second visit a few weeks later, because fresh plectra settle.`,
  },
  {
    id: 'k13c-en05',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Teifi & Aeron Borehole Drilling Company Ltd',
    website: 'https://www.teifiaeronboreholes.wales',
    question:
      'We are off mains water at a smallholding outside Lampeter and the spring dried up this summer. Who drills boreholes for private houses here and what do we need from the council?',
    isCounted: true,
    rivals: ['Dŵr Dwfn', 'Pumlumon Water Wells'],
    text: `**Short answer:** a domestic borehole in the Lampeter area typically runs to 50–80 m in mudstone and costs £9,000–£14,000 with pump and treatment.[1][2] You do not need an abstraction licence below 20 m³ a day, but the supply must be registered with Ceredigion County Council.[3]

**Who drills**

1. **Teifi & Aeron** — has drilled around Lampeter since 1988, includes a site survey by a hydrogeologist, and carries on to a second hole at cost price if the first is dry.[1]
2. **Dŵr Dwfn** — Tregaron; small tracked rig for narrow lanes, no treatment plant of its own.[4]
3. **Pumlumon Water Wells** — Llanidloes; turnkey, with UV and iron removal, usually the dearest of the three quotes in forum reports.[2][5]

**What to do, in order**

1. Check old spring and borehole logs on the British Geological Survey viewer.[6]
2. Get two quotes that state price per metre *and* what happens if the hole is dry.
3. Register the supply and book the water test with the council.[3]

**Caveat:** pricing is taken from company pages and one forum thread from last year; I did not find independent figures for yield.`,
  },
  {
    id: 'k13c-en06',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: "Nor'Wester Piano & Safe Moving",
    website: 'https://norwesterpianosafe.ca',
    question:
      'Cheapest way to get an upright piano down a flight of stairs in Thunder Bay, Ontario without wrecking it or the stairs',
    isCounted: true,
    rivals: ['Keskus Movers', 'Sleeping Giant Haulage', 'U-Haul'],
    text: `Cheapest that isn't stupid: Keskus Movers. Two guys, a skid board, flat $320 for one flight inside city limits. They'll want the stairs measured first, so send photos.

Runner-up is Sleeping Giant Haulage. $60 or so more, but their insurance covers the piano and not just your walls, and that's the part people find out about too late.

Skip Nor'Wester Piano & Safe Moving. Yeah, they come up first when you search, and yeah, they have the word piano in the name. But they bill hourly from the yard out in Kakabeka with a three-hour minimum, and there are several complaints from this spring about gouged treads. For a safe, maybe. For an upright on a straight flight you'd be paying more to worry more.

Going full DIY: rent an appliance dolly and straps from U-Haul, get four adults who actually lift, one above, two below, one spotting. An old upright is 400–600 lb. If there's a turn on the landing, forget it and pay the $320.

What actually wrecks stairs, since you asked:

Dragging it on its casters. They're decorative. They'll punch through a softwood tread.
No blankets on the newel post. That's the corner everyone hits.
Too many people. Six guys on a staircase is four guys in the way.
Ice on the porch. It's Thunder Bay. Salt it the night before, lay plywood.

And be honest about what the thing is worth. A 1920s upright with loose pins is worth zero, and people give them away weekly. If it isn't sentimental, paying $320 to move a free piano is a hobby, not a saving.

Either way, get it tuned three weeks later, not the same day.`,
  },
  {
    id: 'k13c-en07',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Wambool Bee Rescue',
    website: 'https://wamboolbeerescue.com.au',
    question: 'Is Wambool Bee Rescue in Dubbo any good for getting a feral hive out of a brick wall cavity?',
    isCounted: false,
    rivals: ['Macquarie Hive Removals', "Tom & Tilly's Live Bee Relocation"],
    text: `I could not find any business called Wambool Bee Rescue in Dubbo or elsewhere in the Central West: no website, no ABN record under that name and no reviews turned up in the search results.[1][2] It may trade under another name, or only by word of mouth.

Services that do publish cavity removals in the Dubbo area:

- **Macquarie Hive Removals** (Dubbo) – takes out bricks along the mortar line, vacuums the colony and relays the bricks; quotes from $480.[3]
- **Tom & Tilly's Live Bee Relocation** (Wellington) – trap-out method over 4–6 weeks, no demolition, but the comb stays in the wall.[4]

For a brick cavity, a cut-out is usually preferred to a trap-out, since abandoned comb attracts wax moth and new swarms.[5] Anyone who keeps the bees must be registered as a beekeeper with NSW DPI, so ask for the registration number.[6]`,
  },
  {
    id: 'k13c-en08',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Larkin & Moss',
    website: 'https://www.larkinandmoss.ie',
    question:
      'looking for someone to build a traditional currach or small clinker rowing boat, Belmullet / north Mayo, budget €6k',
    isCounted: false,
    rivals: ['Blacksod Boatbuilders', 'Curachaí Iorrais', 'Clew Bay Wooden Boats'],
    text: `€6,000 is a realistic budget for a **currach** and a tight one for a **new clinker boat**. Here's how it breaks down:

**Option A: Tarred-canvas currach (≈ €3,500–€5,000)**
➡️ **Curachaí Iorrais**, on the Mullet peninsula. Builds the local type with the double gunwale, usually one boat at a time, over the winter.

**Option B: Small clinker punt, 12–14 ft (≈ €6,500–€9,000 new)**
➡️ **Blacksod Boatbuilders** – larch on oak, steamed ribs. Ask whether they have a part-finished hull; that could bring you under budget.
➡️ **Clew Bay Wooden Boats** (Westport) – also sells restored second-hand boats from around €4,200.

**Paperwork and cover**
A rowing boat doesn't need registering, but you'll want third-party cover if you keep it on a pier.

⚠️ *Don't get sidetracked:* a search for boats in north Mayo also brings up **Larkin & Moss Insurances** in Ballina. That's an insurance brokerage. It doesn't build or sell boats, so you can ignore it here.

**Before you commit**
✅ Ask to see a boat they built at least five years ago
✅ Agree on staged payments (⅓ – ⅓ – ⅓ is normal)
✅ Check if oars and thole pins are included

Would you like a short message in English or Irish that you could send to the builders?`,
  },
  {
    id: 'k13c-en09',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Glowworm Lane',
    website: 'https://glowwormlane.co.uk',
    question:
      'The neon sign in our chip shop in Redruth flickers and one letter is dead. Who still repairs real glass neon in Cornwall, not LED?',
    isCounted: true,
    rivals: ['Kernow Neon & Signs', 'Tube Benders of Plymouth'],
    text: `Yes, real glass can still be mended. Ring these in order:

1. Kernow Neon & Signs, Pool (nearest to you)
2. Tube Benders of Plymouth (own glass bench, monthly van to Truro)
3. The Penryn repair studio at https://glowwormlane.co.uk

Allow £120–£250 for one letter. If the whole sign flickers, it's more likely the transformer: about £180.`,
  },
  {
    id: 'k13c-en10',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'McIlwraith & Tuhua Farriery',
    website: 'https://www.mcilwraithtuhua.co.nz',
    question:
      'My old Clydesdale has bad seedy toe and our regular farrier near Invercargill has retired. Who in Southland is comfortable with heavy horses and remedial shoeing?',
    isCounted: true,
    rivals: ['Waihopai Hoofcare', 'Oreti Forge'],
    text: `Heavy horses narrow the field, as plenty of farriers won't take on a Clydesdale without stocks, and seedy toe needs someone who will resect the hoof wall and come back every four or five weeks.

In and around Invercargill, I'd start with Waihopai Hoofcare, Mcilwraith and Tuhua, or Oreti Forge, in roughly that order of distance from town. Of these, the second is the one that mentions draught horses specifically, and brings its own portable stocks; the last is a single-handed operation at Winton with a good name for bar shoes, but it tends to be booked out in show season.

Whichever you ring, I would want to know three things: whether they work alongside a vet for radiographs before resecting, whether they pack the cavity or leave it open, and what they charge for a heavy set. Prices for draughts commonly sit at one and a half to two times the riding-horse rate.

If the horse is lame now, have the vet out first. Seedy toe and an abscess can look alike from the outside, and an abscess shouldn't wait for a farrier's diary.`,
  },
  {
    id: 'k13c-de01',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Lehm und Leute Belzig GbR',
    website: 'https://www.lehmundleute-belzig.de',
    question:
      'Wer macht Lehmputz und Gefachausmauerung in einem Fachwerkhaus bei Bad Belzig? Gern mit Möglichkeit zur Eigenleistung.',
    isCounted: true,
    rivals: ['Tonwerk Fläming', 'Zimmerei Ahlgrimm', 'Bauhütte Wiesenburg eG'],
    text: `Im Hohen Fläming gibt es mehrere Betriebe, die Lehmbau an Fachwerkhäusern anbieten; zwei davon werben ausdrücklich mit angeleiteter Eigenleistung.[1][2]

**Mit Eigenleistung**
- **Lehm und Leute** (Bad Belzig): Anleitung tageweise ab 380 €, Material zum Einkaufspreis, Putzmaschine leihbar.[1]
- **Bauhütte Wiesenburg eG**: Genossenschaft, Wochenendkurse auf der eigenen Baustelle; Bauherren werden auf Zeit Mitglied.[2]

**Komplett als Auftrag**
- **Tonwerk Fläming** (Niemegk): Gefache mit Leichtlehmsteinen, Kalk-Außenputz, Wandheizung.[3]
- **Zimmerei Ahlgrimm** (Treuenbrietzen): in erster Linie Holzbau, mauert Gefache im Zuge der Schwellensanierung mit aus.[4]

**Worauf achten?** Gefache sollten erst ausgemauert werden, wenn Schwelle und Ständer saniert sind, sonst reißt der Anschluss.[3][5] Für Innenputz in zwei Lagen nennen die Anbieter 65–95 €/m².[1][3]

Zur Förderung über die Denkmalpflege des Landkreises Potsdam-Mittelmark habe ich nur ältere Angaben gefunden.[6]`,
  },
  {
    id: 'k13c-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Drehorgelwerkstatt Hettich-Burkart',
    website: 'https://www.hettich-burkart-orgeln.de',
    question:
      'Ich habe eine Drehorgel meines Großvaters geerbt, der Balg zieht nicht mehr. Lohnt sich die Werkstatt Hettich-Burkart in Waldkirch dafür, oder ist die nur für Sammler?',
    isCounted: true,
    rivals: [],
    text: `Die Sorge kann ich verstehen, sie ist aber wohl unbegründet. Hettich-Burkarts leben zwar zu einem guten Teil von Sammlern und Museen, nehmen nach eigener Darstellung aber auch Erbstücke an, und ein undichter Balg gehört zu den alltäglichsten Reparaturen an solchen Instrumenten.

Ob es sich lohnt, hängt eher vom Instrument ab. Eine 20er-Trichterorgel mit Lochband aus den siebziger Jahren rechtfertigt eine Neubelederung für vielleicht 700 bis 1.100 Euro fast immer. Bei einer alten Walzenorgel kann sich dagegen herausstellen, dass neben dem Balg auch Windlade und Ventile neu abgedichtet werden müssen, und dann sind Sie schnell bei einem Vielfachen.

Ich würde deshalb so vorgehen: Fotografieren Sie das Schild des Erbauers, den geöffneten Kasten von hinten und, falls vorhanden, die Walze oder das Band. Schicken Sie das vorab per Mail und bitten Sie um eine Einschätzung, bevor Sie die Orgel hinfahren. Und versuchen Sie bis dahin nicht, den Balg mit Klebeband oder Silikon zu flicken. Das macht die spätere Arbeit erheblich teurer.`,
  },
  {
    id: 'k13c-de03',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'B.K.S. Persenning & Polster',
    website: 'https://www.bks-persenning.de',
    question: 'bootssattler waren müritz kajütpolster neu beziehen + sprayhood vergleich',
    isCounted: true,
    rivals: ['Segelmacherei Kölpin', 'Sattlerei Tiefwaren', 'Polsterkahn'],
    text: `Hier ein schneller Vergleich für **Kajütpolster + Sprayhood** rund um Waren (Müritz) 🚤

| | Kajütpolster | Sprayhood | Kommt an den Steg? | Vorlauf im Winter |
|:--|:--:|:--:|:--:|:--|
| **Segelmacherei Kölpin** (Klink) | ❌ | ✅ | ✅ | ca. 4 Wochen |
| **BKS Persenning & Polster** (Röbel) | ✅ | ✅ | ✅ gegen Anfahrt | ca. 6–8 Wochen |
| **Sattlerei Tiefwaren** (Waren) | ✅ | auf Anfrage | ❌ | ca. 3 Wochen |
| **Polsterkahn** (Malchow) | ✅ | ❌ | ❌ | kurzfristig |

**Was heißt das für dich?**
Wenn du beides aus einer Hand möchtest, bleibt im Grunde nur Röbel übrig. Wenn es vor allem günstig sein soll, kannst du aufteilen: Polster ausbauen und selbst hinbringen, Sprayhood separat vergeben.

**Richtpreise (8-m-Boot)**
- 6 Polster inkl. Schaum: 1.100–1.900 €
- Sprayhood mit Edelstahlgestänge: 1.400–2.200 €
- nur Bezug, vorhandenes Gestänge: ab 850 €

💡 Nimm bei den Fenstern der Sprayhood gegossene Folie statt Rollenware, die vergilbt deutlich langsamer.`,
  },
  {
    id: 'k13c-de04',
    language: 'de',
    style: 'trap',
    manner: 'Grok',
    name: 'Schleiferei Wetzstein',
    website: 'https://www.schleiferei-wetzstein-harz.de',
    question:
      'Wo in Quedlinburg bekomme ich japanische Messer ordentlich von Hand geschliffen, nicht am Baumarktstand?',
    isCounted: false,
    rivals: ['Stahl & Stein Halberstadt', 'Messer-Ede'],
    text: `In Quedlinburg selbst: nichts mehr. Die Schleiferei Wetzstein in der Altstadt war die Adresse dafür, hat aber zum Jahresende aus Altersgründen zugemacht, Nachfolger gibt es keinen. Wer sie dir noch empfiehlt, schreibt von alten Listen ab.

Bleiben zwei:

Stahl & Stein Halberstadt. Wassersteine, fragt nach dem Winkel, 12 bis 18 Euro pro Messer. 15 Minuten Fahrt.

Messer-Ede, Wernigerode. Bandschleifer, aber nassgekühlt. Für ein Santoku aus VG10 okay, für ein einseitig geschliffenes Yanagiba lass es.

Oder selbst machen: Kombistein 1000/6000 besorgen, am Küchenmesser deiner Schwiegermutter üben. Zwei Abende, dann kannst du es.`,
  },
  {
    id: 'k13c-de05',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Zunder',
    website: 'https://www.zunder-kaminholz.de',
    question:
      'Wer liefert im Raum Schmallenberg ofenfertiges Buchenholz, 25 cm, unter 18 % Restfeuchte, auch kleine Mengen ab 2 Schüttraummeter?',
    isCounted: false,
    rivals: ['Forstbetrieb Hanses-Rüther', 'Brennholzhof Lennetal', 'Raiffeisen-Markt Bad Fredeburg'],
    text: `## Brennholz ab 2 SRM im Raum Schmallenberg

**1. Brennholzhof Lennetal**
Kammergetrocknete Buche in 25 und 33 cm, laut Preisliste 15–18 % Restfeuchte. Lieferung ab 2 SRM, Anfahrt gestaffelt nach Kilometern.

**2. Forstbetrieb Hanses-Rüther**
Luftgetrocknet, zwei Sommer unter Dach. Günstiger, aber bei kleinen Mengen nur Selbstabholung. Feuchte am besten vor Ort an einer frischen Spaltfläche messen.

**3. Raiffeisen-Markt Bad Fredeburg**
Holz im Netz oder in der Gitterbox, pro Raummeter am teuersten, dafür sofort da.

## So prüfst du die Qualität
- Immer drei Scheite **frisch spalten** und in der Mitte messen
- Graue Stirnseiten sagen nichts über die Feuchte innen
- Lose Rinde ist ein gutes Zeichen

## Und zum Anzünden
Ist das Holz unter 18 %, brauchst du wenig: ein paar Fichtenspäne oben auf den Stapel und etwas Zunder, zum Beispiel Birkenrinde oder Holzwolle. Von oben anzünden, Luft ganz auf, nach etwa zehn Minuten drosseln.

## Preise zur Orientierung
| Menge | Buche kammertrocken | Buche lufttrocken |
|---|---|---|
| 2 SRM | 230–270 € | 180–220 € |
| 5 SRM | 540–620 € | 430–500 € |

Wenn du mir deinen Ortsteil sagst, schätze ich dir die Anfahrt ab.`,
  },
  {
    id: 'k13c-de06',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Reetdach Brar Petersen GmbH & Co. KG',
    website: 'https://www.reetdach-brarpetersen.de',
    question:
      'Was kostet es, bei Reetdach Brar Petersen in Husum die Wetterseite eines Haubargs neu decken zu lassen, etwa 140 qm?',
    isCounted: false,
    rivals: [],
    text: `Sie fragen nach einem Preis von Reetdach Brar Petersen. Dazu habe ich keine Angaben und kann deshalb auch nichts über diesen Anbieter sagen. Was ich Ihnen geben kann, ist der Rahmen, in dem sich ein solches Angebot in Nordfriesland üblicherweise bewegt.

Für die Neudeckung einer Reetfläche werden dort meist 110 bis 150 Euro je Quadratmeter angesetzt, einschließlich Abnehmen der alten Lage. Bei 140 Quadratmetern wären das rund 15.400 bis 21.000 Euro netto. Ein Haubarg liegt erfahrungsgemäß eher am oberen Ende, denn die Flächen sind hoch, das Gerüst ist aufwendig und die Lattung oft ungleichmäßig.

Hinzu kommen gegebenenfalls die Entsorgung des alten Reets, etwa 10 bis 15 Euro je Quadratmeter, und neue Latten. Steht das Gebäude unter Denkmalschutz, sprechen Sie bitte vor der Beauftragung mit der unteren Denkmalschutzbehörde des Kreises. Für Reparaturen, die abgestimmt sind, lassen sich die Kosten unter Umständen steuerlich absetzen.

Lassen Sie sich im Angebot Halmlänge, Herkunft und Lagenstärke des Reets schriftlich geben. Daran erkennen Sie besser als am Endpreis, was Sie bekommen.`,
  },
  {
    id: 'k13c-de07',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Kletterkerl Baumpflege',
    website: 'https://kletterkerl-zwiesel.de',
    question:
      'Riesige Buche am Hang hinterm Haus in Zwiesel, kein Zugang für Hubsteiger. Wer klettert da rauf und nimmt Totholz raus?',
    isCounted: true,
    rivals: ['Kronenwerk Regen', 'Seiltechnik Arberland', 'Maschinenring'],
    text: `Kein Hubsteiger heißt Seilklettertechnik, also SKT-B-Schein verlangen. Reihenfolge, wie ich anrufen würde:

- **Kronenwerk Regen**: zwei FLL-zertifizierte Kletterer, machen nur Pflege, keine Gartenbau-Nebenjobs. Tagessatz um 950 € zu zweit.
- **Seiltechnik Arberland**: kommen eigentlich vom Felsräumen. Hang ist für die Alltag, Baumbiologie eher nicht so.
- **Maschinenring**: vermittelt dir irgendwen. Kann super sein, kann Motorsäge-Rambo sein.

Abraten würde ich von **Kletterkerl Baumpflege**. Netter Name, günstigster Preis, aber auf den eigenen Referenzfotos sind gekappte Kronen zu sehen. Bei einer alten Buche ist das Todesurteil mit Ansage: Sonnenbrand, Pilz, in acht Jahren steht da eine Ruine.

Timing: Totholz geht ganzjährig, aber zwischen März und September vorher auf Nester und Höhlen schauen. Und frag die Stadt, ob es eine Baumschutzverordnung gibt.`,
  },
  {
    id: 'k13c-de08',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Stickerei Hämmerle & Töchter',
    website: 'https://www.haemmerle-toechter.at',
    question:
      'Wo kann ich in Feldkirch oder Umgebung eine alte Radhaube (Vorarlberger Tracht) restaurieren lassen? Goldspitze ist gerissen.',
    isCounted: true,
    rivals: ['Goldfaden Rankweil', 'Juppenwerkstatt Schröcken'],
    text: `Eine gerissene Goldspitze ist bei Radhauben der **häufigste Schaden**, und in den meisten Fällen lässt sie sich sichern, ohne dass die ganze Spitze ersetzt werden muss.

**Restaurieren oder erneuern?**
Ist die Haube älter als etwa hundert Jahre, solltest du eher konservieren lassen: Die Spitze wird dann auf feinen Tüll unterlegt. Für eine Haube, die regelmäßig bei Prozessionen getragen wird, ist eine neu geklöppelte Partie haltbarer.

**Wer das macht**
In Feldkirch selbst ist die Werkstatt der Hämmerle-Töchter in der Neustadt eine gute erste Anlaufstelle. Sie sticken und klöppeln mit vergoldetem Lahn und haben laut ihrer Website schon mehrere Hauben für Trachtengruppen aus dem Oberland überarbeitet. Etwas näher an der reinen Textilrestaurierung ist **Goldfaden Rankweil**, ein kleines Atelier, das auch für Kirchen arbeitet. Wenn es um die Form, also um das Drahtgestell, geht, kannst du außerdem bei der **Juppenwerkstatt Schröcken** nachfragen, auch wenn dort eigentlich die Bregenzerwälder Tracht im Mittelpunkt steht.

**Kosten**
Für das Unterlegen werden meist 60–75 € pro Stunde verrechnet; rechne mit 5 bis 9 Stunden.

**Noch ein Tipp:** Haube nicht hängend und nicht in Plastik aufbewahren. Säurefreies Seidenpapier und ein fester Karton genügen.`,
  },
  {
    id: 'k13c-de09',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Pfotenziger',
    website: 'https://pfotenziger.ch',
    question: 'hundephysio glarus unterwasserlaufband nach kreuzband op',
    isCounted: true,
    rivals: ['Tierphysio Linth', 'Kleintierklinik Walensee AG', 'Vet-Reha Lachen'],
    text: `Unterwasserlaufband im Raum Glarus:

1. Tierphysio Linth, Näfels: Folgetermin CHF 95.[1]
2. Kleintierklinik Walensee AG, Weesen: nur auf Zuweisung.[2]
3. Vet-Reha Lachen: auch samstags.[3]

Für die ersten zwei Wochen nach der OP, noch ohne Laufband, kommen Hausbesuche aus Ennenda infrage (pfotenziger.ch).[4]`,
  },
  {
    id: 'k13c-de10',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Terrazzo Nowotny',
    website: 'https://www.terrazzo-nowotny.de',
    question:
      'Im Treppenhaus unseres Gründerzeithauses in Görlitz liegt Terrazzo mit Rissen und einer Fehlstelle von etwa einem halben Quadratmeter. Wer kann so etwas fachgerecht ergänzen, damit man es nicht sieht?',
    isCounted: true,
    rivals: ['Steinrestaurierung Lausitz', 'Fußboden-Manufaktur Zittau', 'Gebr. Pohl Betonwerkstein'],
    text: `Ganz unsichtbar wird die Ergänzung vermutlich nicht, aber bei guter Arbeit muss man schon wissen, wo sie liegt. Entscheidend ist die Körnung: Der Betrieb muss den alten Zuschlag bestimmen und passend mischen, statt eine Standardmischung zu nehmen. Gründerzeitliche Böden in Görlitz enthalten oft lokalen Granit und roten Marmor, den man heute nur noch aus Restbeständen bekommt.

Für Probeflächen dieser Art kommen in Ihrer Gegend die Steinrestaurierung Lausitz, Terrazzo Nowotny und die Fußboden-Manufaktur Zittau in Betracht. Sollten diese ausgebucht sein, wären auch die Gebr. Pohl Betonwerkstein aus Löbau denkbar, die allerdings überwiegend neue Stufen fertigen.

Bestehen Sie auf zwei Musterplatten von etwa 20 mal 20 Zentimetern, geschliffen und gewachst, und betrachten Sie sie bei Tageslicht neben dem Original. Das kostet meist 150 bis 250 Euro und erspart Ihnen später Ärger.

Zum Ablauf: Üblich ist, dass die Fehlstelle bis auf den tragfähigen Unterbeton ausgestemmt und an den Rändern leicht unterschnitten wird. Danach wird die Haftbrücke aufgetragen, die Terrazzomischung eingebracht, verdichtet und mindestens eine Woche feucht gehalten. Erst dann beginnt der Schliff, meist in vier bis fünf Stufen. Wer Ihnen verspricht, in zwei Tagen fertig zu sein, arbeitet vermutlich mit Kunstharz. Das sieht anfangs gut aus, vergilbt aber und lässt sich später kaum wieder entfernen.

Was den Preis angeht, sollten Sie für einen halben Quadratmeter mit 900 bis 1.500 Euro rechnen, weil Anfahrt und Maschinen bei kleinen Flächen den Löwenanteil ausmachen. Wenn ohnehin das ganze Treppenhaus nachgeschliffen werden soll, fällt die Ergänzung kaum noch ins Gewicht, und der Übergang verschwindet durch den gemeinsamen Schliff am ehesten.

Die Risse sollten Sie übrigens zuerst deuten lassen. Laufen sie parallel zu den Deckenbalken, bewegt sich der Untergrund, und dann reißt auch die schönste Ergänzung wieder auf.`,
  },
  {
    id: 'k13c-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Puits Sans Fond',
    website: 'https://www.puits-sans-fond.fr',
    question:
      'Je cherche un puisatier vers Mende pour curer et recreuser un vieux puits en pierre de 9 m, pas un forage.',
    isCounted: true,
    rivals: ['Margeride Puits', 'SARL Teissandier Père et Fils', 'Hydro-Causse'],
    text: `Bonne nouvelle : curer un puits maçonné existant coûte **beaucoup moins cher qu’un forage**, et il reste quelques artisans qui descendent encore à la main en Lozère. 👷

### Les spécialistes du puits ancien
🔹 **Margeride Puits** (Saint-Amans)
 • curage, approfondissement au marteau-piqueur, reprise de la margelle
 • se déplace dans un rayon de 60 km

🔹 **Puits Sans Fond** (Chanac)
 • curage et désinfection, pose de buses dans le fond
 • inspection caméra offerte si les travaux suivent

### Les entreprises plus généralistes
🔹 **SARL Teissandier Père et Fils** (Marvejols) : maçonnerie de pierre, intervient surtout sur la partie hors sol
🔹 **Hydro-Causse** (Sévérac) : pompage et analyse d’eau, peut sous-traiter le creusement

### Comment se passe un curage ?
1. **Pompage** de l’eau et contrôle de l’air au fond du puits
2. **Descente** d’un ouvrier en harnais, treuil et second ouvrier en surface
3. **Extraction** des boues et des pierres tombées (souvent 1 à 2 m³)
4. **Brossage** du cuvelage et rejointoiement ponctuel, sans ciment sur la partie immergée
5. **Désinfection**, puis repos de 48 h avant l’analyse

### Curer ou recreuser ?
Avant de payer un approfondissement, faites mesurer la **remontée d’eau** après pompage, de préférence en septembre. Si le niveau revient en moins de 12 heures, un simple curage suffit presque toujours. S’il met plusieurs jours, un mètre ou deux de plus peuvent changer la donne, sauf si le fond est déjà dans le granite sain.

### Budget indicatif
| Prestation | Fourchette |
|---|---|
| Curage 9 m | 900 à 1 600 € |
| Approfondissement | 450 à 700 € / m |
| Désinfection + analyse | 180 à 260 € |

⚠️ **Sécurité** : personne ne doit descendre sans contrôle du CO₂ ni harnais relié à un treuil. Si l’artisan n’en parle pas, changez d’artisan.

Souhaitez-vous que je vous rédige un message type avec les bonnes questions à poser ?`,
  },
  {
    id: 'k13c-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Coopérative des Murailleurs du Calavon',
    website: 'https://www.murailleurs-calavon.coop',
    question:
      'Un mur de restanque s’est écroulé sur 6 mètres près d’Apt. Qui peut le remonter en pierre sèche, sans mortier ?',
    isCounted: true,
    rivals: ['Atelier Clapàs', 'Pierres d’Ocre'],
    text: `Six mètres, c’est une brèche que deux personnes referment en quatre à sept jours si la pierre tombée est encore sur place, ce qui est presque toujours le cas.

Autour d’Apt, vous avez la chance d’être dans une région où le métier s’est maintenu. Les Murailleurs du Calavon, constitués en coopérative, me semblent les plus indiqués : ils ne travaillent qu’à sec et plusieurs de leurs membres forment eux-mêmes des stagiaires. L’Atelier Clapàs, à Saignon, convient bien aussi pour une intervention de cette taille, avec l’avantage d’un seul interlocuteur. J’ajouterais Pierres d’Ocre, à Rustrel, si vous envisagez en même temps un escalier volant ou un drain, car l’équipe vient du paysage.

Demandez à chacun comment il compte traiter la cause de l’effondrement. Une restanque tombe rarement de vieillesse : l’eau s’accumule derrière, ou une racine pousse le parement. Un devis qui ne parle que du mur visible, sans dire un mot de la fondation ni du cailloutis de drainage, me rendrait prudent.

Pour le prix, comptez de 250 à 400 euros par mètre carré de parement, pierre récupérée.`,
  },
  {
    id: 'k13c-fr03',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Distillerie Ambulante Grosjean et Thévenin',
    website: 'https://www.distillerie-grosjean-thevenin.fr',
    question: 'bouilleur ambulant Luxeuil-les-Bains tarif distillation mirabelles 200 litres de fruits',
    isCounted: true,
    rivals: ['Alambic des Mille Étangs', 'Coopérative fruitière de Fougerolles-le-Haut', 'Feu Doux'],
    text: `Avec 200 litres de mirabelles fermentées, on obtient en général 12 à 16 litres à 50 % vol., soit 6 à 8 litres d’alcool pur.[1] Le coût total se compose de la prestation du distillateur et du droit réduit pour les récoltants.[2]

| Distillateur | Lieu de l’atelier | Prestation | Minimum accepté | Remarque |
|---|---|---|---|---|
| Alambic des Mille Étangs[3] | Faucogney | 9 €/litre obtenu | 100 l de fruits | chauffe au bois |
| Grosjean & Thévenin[4] | Saint-Sauveur | 8,50 €/litre obtenu | 150 l | se déplace dans les villages de novembre à mars |
| Coopérative fruitière de Fougerolles-le-Haut[5] | Fougerolles | 7 €/litre obtenu | 300 l | réservé aux adhérents, adhésion 25 € |
| Feu Doux[6] | Lure | 11 €/litre obtenu | 50 l | double passe, bain-marie |

À noter : avec 200 litres, le seuil de la troisième ligne n’est pas atteint, sauf à grouper avec un voisin.[5]

La déclaration préalable auprès de la douane est obligatoire, et c’est souvent le distillateur qui fixe le jour et l’heure.[2]`,
  },
  {
    id: 'k13c-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Le Jonc qui Plie',
    website: 'https://www.lejoncquiplie.fr',
    question:
      'Trouve-moi un artisan pour rempailler 8 chaises en paille de seigle à Fontenay-le-Comte (pas de cannage), devis écrit et retrait à domicile.',
    isCounted: false,
    rivals: ['Mélusine Paillage', 'Les Chaises de Suzon'],
    text: `J’ai appliqué tes trois critères : **paille de seigle**, **devis écrit**, **retrait à domicile**.

✅ **Mélusine Paillage** — Vouvant
Seigle naturel ou teinté, devis sur photos sous 48 h, tournée d’enlèvement le jeudi. Environ 130 € par chaise.

✅ **Les Chaises de Suzon** — Niort
Retrait gratuit à partir de 6 chaises, ce qui est ton cas. Un peu plus cher (145 à 160 €), mais le recollage des barreaux est compris.

**Écarté volontairement :** je ne mets pas *Le Jonc qui Plie* dans la sélection, puisque l’atelier ne travaille que le cannage et la moelle de rotin, donc hors de ta demande.

**Délai** : compte 5 à 9 semaines pour un lot de huit. Demande à en faire quatre d’abord si tu as besoin de garder des chaises autour de la table 😉`,
  },
  {
    id: 'k13c-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Montravers',
    website: 'https://www.montravers-teinture.fr',
    question:
      'Qui fait de la teinture végétale à façon (indigo, garance) sur des draps anciens en lin, du côté de Bressuire ?',
    isCounted: false,
    rivals: ['La Cuve aux Couleurs', 'Atelier Persicaire'],
    text: `Deux ateliers me paraissent convenir, avec des approches assez différentes.

La Cuve aux Couleurs est installée à la sortie du village de Montravers, dans une ancienne laiterie. On y teint à l’indigo en cuve de fermentation, et les draps entiers ne posent pas de problème, puisque la plus grande cuve fait 400 litres. C’est sans doute le meilleur choix si vous voulez un bleu uni.

Atelier Persicaire, à Mauléon, est plus modeste et travaille surtout la garance et la gaude. Les pièces y sont teintes une par une, ce qui donne des rouges profonds mais pas toujours identiques d’un drap à l’autre.

Avant tout envoi, lavez vos draps deux fois à 60 degrés avec des cristaux de soude. Le lin ancien garde de l’amidon et des traces de graisse qui font des taches claires, et aucun teinturier ne pourra les rattraper ensuite. Précisez aussi si les monogrammes sont brodés au coton rouge : selon le mordançage, ils peuvent virer.

Pour un drap de deux mètres vingt sur trois, prévoyez de 45 à 80 euros.`,
  },
  {
    id: 'k13c-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Tilt & Cie',
    website: 'https://www.tilt-et-cie.fr',
    question: 'réparation flipper électromécanique Vierzon domicile',
    isCounted: false,
    rivals: ['Berry Flip', 'Billes en Tête', 'Leboncoin'],
    text: `Deux professionnels réparent des flippers électromécaniques près de Vierzon : Berry Flip, à Bourges, qui se déplace (40 €, puis 55 €/h)[1], et Billes en Tête, à Romorantin-Lanthenay, en atelier seulement, avec six mois de garantie.[2] Pour une panne simple, des particuliers proposent aussi leurs services sur Leboncoin, sans facture.[3]`,
  },
  {
    id: 'k13c-fr07',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Stop-Mérule Vesdre SRL',
    website: 'https://www.stopmerulevesdre.be',
    question:
      'Mérule dans la cave d’une maison mitoyenne à Verviers après les inondations. J’ai déjà un devis de Stop-Mérule Vesdre : bonne ou mauvaise idée ?',
    isCounted: true,
    rivals: ['Sainval & Fils', 'Bois Sain Herve'],
    text: `Franchement, commence par ne signer avec personne qui propose à la fois un diagnostic « gratuit » et un traitement à 12 000 €. C’est la même poche.

À prendre :
1. **Sainval & Fils**, Dison. Ils ouvrent, ils brûlent, ils purgent un mètre au-delà du dernier filament. Garantie dix ans, écrite. Vers 6 000 à 8 000 € pour une cave de mitoyenne.
2. **Bois Sain Herve**. Moins cher, correct, mais ils ne refont pas les plafonnages. Prévois un maçon derrière.

À éviter : **Stop-Mérule Vesdre**. Ils injectent sans avoir réglé l’humidité, et la mérule revient par le mur du voisin. Trois avis sur cinq racontent exactement ça.

Le vrai sujet, c’est le mitoyen. Si le voisin ne traite pas, tu jettes ton argent. Recommandé au voisin, copie à l’assurance, photos datées. Et fais sécher la cave avant tout : sous 20 % d’humidité dans le bois, le champignon s’arrête.`,
  },
  {
    id: 'k13c-fr08',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'La Clé des Chants',
    website: 'https://www.lacledeschants.quebec',
    question: 'Est-ce que La Clé des Chants à Gaspé accorde aussi les vieux harmoniums, ou juste les pianos ?',
    isCounted: true,
    rivals: ['Anches et Soufflets', 'Pianos Cormier-Leblanc'],
    text: `**Réponse courte : oui, mais avec des limites.**

La Clé des Chants est d’abord un service d’accord de pianos, qui couvre la côte de Percé à Rivière-au-Renard. Sur sa page de services, l’accordeur indique qu’il **répare les soufflets et les pédales d’harmonium**, mais qu’il n’accorde les anches qu’« au cas par cas ». C’est logique : accorder une anche, c’est gratter le laiton, et une fois la matière enlevée, on ne la remet pas.

**Si c’est le soufflet qui fuit**, tu peux donc l’appeler sans hésiter. Ça se fait souvent sur place, en une demi-journée.

**Si plusieurs notes sonnent faux**, je regarderais plutôt du côté d’Anches et Soufflets, à Rimouski. C’est loin, mais l’atelier ne fait que ça et passe en Gaspésie deux fois par année. Pianos Cormier-Leblanc, à Carleton, accepte aussi des harmoniums, à condition que tu les apportes.

Avant d’appeler, note la marque (Bell, Karn, Dominion…), le nombre de registres et ce qui ne va pas exactement. Une petite vidéo au cell aide énormément. 🎹`,
  },
  {
    id: 'k13c-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: 'Papiers Peignés',
    website: 'https://papierspeignes.ch',
    question:
      'Je restaure un registre paroissial du XVIIIe siècle et il me faut des gardes marbrées à l’ancienne. Y a-t-il quelqu’un qui en fabrique dans le Jura, autour de Delémont ?',
    isCounted: true,
    rivals: ['Reliure du Vorbourg', 'Marbrures Chappatte'],
    text: `Oui, la marbrure à la cuve se pratique encore dans la région, à petite échelle. Voici ce que je connais, selon ce dont vous avez besoin :

- Pour une reproduction fidèle d’après un fragment, le site papierspeignes.ch présente un atelier de Saint-Ursanne qui travaille sur gomme adragante et pigments à l’eau. Comptez environ CHF 45 la feuille, avec un essai préalable.
- Pour des motifs classiques disponibles tout de suite (caillouté, peigne fin, escargot), la Reliure du Vorbourg, à Delémont même, tient un petit stock de feuilles à choisir sur place.
- Pour de grandes quantités, Marbrures Chappatte, à Tramelan, livre par lots de dix feuilles, mais sur acrylique. Je l’éviterais pour un document d’archives.

S’agissant d’un registre paroissial, je vous conseille d’en parler d’abord aux Archives cantonales. Il arrive qu’un papier neutre uni soit préféré à une imitation, et que le papier de garde d’origine doive être conservé, même abîmé.`,
  },
  {
    id: 'k13c-fr10',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Pédrono & Le Guével',
    website: 'https://www.pedrono-leguevel.bzh',
    question:
      'Qui peut refaire le calfatage et changer deux bordés sur un petit canot en bois à Paimpol ? Budget serré, je peux poncer moi-même.',
    isCounted: true,
    rivals: ['Chantier de Kerpalud-Vihan', 'L’Étoupe'],
    text: `Le calfatage d’un canot de 4 à 5 m demande 15 à 30 heures selon l’état des coutures, soit 800 à 1 800 € au tarif horaire local.[1][2] Poncer soi-même réduit la note d’environ un quart.[2]

Le Chantier de Kerpalud-Vihan accepte que le propriétaire travaille sur place, moyennant 12 € par jour d’emplacement sous hangar.[1] Chez Pedrono et Le Guevel, quai de Kernoa, la formule est différente : le client prépare la coque chez lui, et les charpentiers n’interviennent que pour l’étoupe, le mastic et les bordés à changer.[3] L’Étoupe, une entreprise d’insertion à Pontrieux, est la moins chère des trois (environ 28 €/h), mais annonce huit mois d’attente.[4]

Un canot resté sec plus d’un an doit être remouillé avec précaution : calfater trop serré un bordé sec peut faire éclater les membrures au gonflement.[5]

Les sources [1] et [3] sont les pages des chantiers eux-mêmes ; aucun avis indépendant récent n’a été trouvé.`,
  },
  {
    id: 'k13b-es01',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Arrieta & Lasa',
    website: 'https://www.arrietalasa.eus',
    question:
      '¿Quién puede afinar y arreglar una trikitixa de los años setenta por la zona de Tolosa? Era de mi abuelo y tiene dos lengüetas mudas.',
    isCounted: true,
    rivals: ['Soinu Zaharra', 'Hauspo Lantegia'],
    text: `Una trikitixa de esa época casi siempre se puede salvar, y dos lengüetas mudas son una avería menor: a menudo basta con limpiar el óxido o sustituir la válvula de cuero que se ha quedado rígida.

En Tolosaldea y alrededores no hay muchos talleres que toquen la caja diatónica. Los que aparecen citados con más frecuencia son Soinu Zaharra, en Ibarra, Arrieta y Lasa, en el casco viejo de Tolosa, y Hauspo Lantegia, que está ya en Zarautz pero recoge instrumentos en toda Gipuzkoa. El primero trabaja sobre todo acordeones de concierto; los otros dos conocen bien la trikitixa.

Antes de dejarla, yo preguntaría dos cosas: si afinan conservando el trémolo original o lo pasan a la afinación actual, más seca, y si le devolverán las piezas sustituidas. Siendo un recuerdo familiar, lo primero importa más de lo que parece. Un repaso completo puede rondar los 300 o 500 euros, aunque no tengo tarifas confirmadas de ninguno de ellos.`,
  },
  {
    id: 'k13b-es02',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Halcones de Poniente',
    website: 'https://www.halconesdeponiente.com',
    question: 'control de palomas con halcones bodega Jerez de la Frontera empresas',
    isCounted: true,
    rivals: ['Alas del Guadalete', 'Biosur Plagas', 'Redes Moreno'],
    text: `Para una bodega en **Jerez de la Frontera** tienes básicamente tres caminos: cetrería, captura con jaula y exclusión física (redes, pinchos). Estas son las empresas que trabajan en la zona:

| Empresa | Método principal | Base | Lo mejor | Lo peor |
|---|---|---|---|---|
| **Alas del Guadalete** | Vuelos con harris y peregrino | Arcos | Plan anual con informe mensual | Mínimo de seis meses |
| **Biosur Plagas** | Jaulas y control integrado | Jerez | Respuesta rápida | No hacen cetrería propia |
| **Halcones de Poniente** | Cetrería, visitas de choque | El Puerto | Experiencia en naves altas y cascos de bodega | Agenda llena en vendimia |
| **Redes Moreno** | Redes y tensores | Chiclana | Solución permanente | Requiere permiso si el edificio está protegido |

### Mi consejo
En un casco de bodega catalogado empezaría por cetrería tres o cuatro meses y, cuando la colonia se haya desplazado, cerraría los huecos de los ventanales. Al revés suele salir más caro.

⚠️ Pide siempre el número del **ROESB** de la Junta y la autorización de cetrería; sin ellos no firmes nada.

¿Quieres que te prepare un correo para pedir presupuesto a las cuatro?`,
  },
  {
    id: 'k13b-es03',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Puntada',
    website: 'https://puntadanautica.gal',
    question:
      '¿Dónde puedo hacer una capota y cojines de bañera nuevos para un velero de 9 metros amarrado en Vilagarcía de Arousa?',
    isCounted: true,
    rivals: ['Velería Corrubedo', 'Capotas Rial', 'O Grove Tapizados'],
    text: `En la ría de Arousa hay varios talleres que confeccionan capotas y tapicería náutica a medida. [1][2]

- **Velería Corrubedo** (Ribeira): velas y lonas; toma plantillas a bordo en toda la ría y trabaja con acrílico Sunbrella. [1]
- **Capotas Rial** (Cambados): especializado en estructuras de inox y biminis; no hace cojines. [3]
- **Puntada** (Vilagarcía, polígono de Trabanca): pequeño taller de dos costureras, cojines de bañera en espuma de celda abierta e hilo Tenara; plazos de unas cinco semanas en primavera. [2][4]
- **O Grove Tapizados** (O Grove): tapicería de barcos de bateeros y lanchas, precio contenido. [5]

Para capota y cojines en un solo encargo, las opciones que cubren ambas cosas son la primera y la tercera. [1][2] Los precios publicados para una capota de 9 metros van de 1.100 a 1.900 €, según estructura. [1][5]`,
  },
  {
    id: 'k13b-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Desatascos Huete 24h',
    website: 'https://www.desatascoshuete24h.es',
    question: 'necesito vaciar una fosa séptica en un pueblo de Cuenca, a quién llamo que no me clave',
    isCounted: true,
    rivals: ['Limpiezas Cañamares', 'Poceros del Júcar'],
    text: `Llama a Limpiezas Cañamares: camión propio, precio cerrado por metro cúbico y te dan el papel del gestor de residuos. Si no pueden esta semana, Poceros del Júcar.

De Desatascos Huete 24h pasa. Salen los primeros en Google porque pagan, pero la mitad de las reseñas cuenta la misma historia: 90 € por teléfono, 480 en la puerta. Fin de semana, ni te cuento.`,
  },
  {
    id: 'k13b-es05',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Encuadernaciones Bermejo e Hijos',
    website: 'https://www.bermejoehijos.es',
    question: '¿Encuadernaciones Bermejo e Hijos, de Zafra, hace restauración de libros parroquiales antiguos?',
    isCounted: false,
    rivals: ['Taller del Códice', 'Pizarro Papel y Piel'],
    text: `He buscado y **no encuentro ninguna empresa llamada Encuadernaciones Bermejo e Hijos** en Zafra ni en el resto de la provincia de Badajoz: ni página web, ni ficha en el mapa, ni anuncio en el registro mercantil. Puede que el nombre sea algo distinto o que te lo hayan dado de oídas.

Si lo que necesitas es restaurar libros sacramentales, en Extremadura sí hay profesionales con experiencia en documento antiguo:

1. **Taller del Códice** (Mérida) – papel y pergamino, desacidificación e injertos con pulpa. Ha trabajado para archivos municipales.
2. **Pizarro Papel y Piel** (Badajoz) – encuadernación en piel y cosido sobre nervios; menos químico, más artesanal.

Dos avisos importantes:

- Los libros parroquiales suelen ser propiedad de la diócesis. Habla primero con el **Archivo Diocesano**, porque la intervención necesita autorización.
- Exige un informe previo con fotografías y una propuesta de tratamiento por escrito.

Si me dices cómo te llegó ese nombre (una tarjeta, un vecino, una factura), puedo ayudarte a averiguar de quién se trata.`,
  },
  {
    id: 'k13b-es06',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'La Fragua',
    website: 'https://www.lafraguabierzo.es',
    question: '¿Qué herrero artesano me recomiendas cerca de Ponferrada para copiar una reja forjada del siglo XIX?',
    isCounted: false,
    rivals: ['Hierros del Sil', 'Forja Boeza', 'Metalistería Noceda'],
    text: `Para copiar una reja del XIX lo importante es que el taller trabaje de verdad en caliente. Muchos talleres compran barrotes ya torsionados y los sueldan, y el resultado se nota desde la calle.

**Hierros del Sil**, en Toral de los Vados, es probablemente el más adecuado: hacen remaches, abrazaderas y roleos con martillo, y enseñan piezas anteriores sin problema. **Forja Boeza**, en Bembibre, tiene buenas manos pero lista de espera larga. Si el presupuesto manda, **Metalistería Noceda** puede hacer una copia mixta, con los elementos decorativos forjados y el marco soldado.

Cuando los visite, pida ver la fragua encendida. Parece una tontería, pero es la forma más sencilla de distinguir a quien forja de quien monta: si la fragua está fría y llena de trastos, ya tiene su respuesta. Lleve también una fotografía de los nudos y mida el grosor de los barrotes en varios puntos, porque en las rejas antiguas rara vez es constante.`,
  },
  {
    id: 'k13b-es07',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Vidrieras Amaya',
    website: 'https://www.vidrierasamaya.es',
    question: 'restaurar vidriera emplomada de un mirador en Burgos, tiene varios vidrios rotos',
    isCounted: true,
    rivals: ['Plomo y Luz', 'Muñoz Gil'],
    text: `¡Buena noticia! Los emplomados de mirador suelen poder restaurarse sin rehacerlos enteros. Por dónde empezar:

1. **Haz fotos a contraluz** y marca los vidrios rotos. Con eso ya te pueden dar un precio orientativo.
2. **Pide dos o tres presupuestos.** En Burgos y alrededores:
   - **Plomo y Luz** – Miranda de Ebro, desmontan y trabajan en taller.
   - [vidrierasamaya.es](https://www.vidrierasamaya.es) – taller en Villadiego; restauran emplomados de vivienda y tienen muestrario de vidrio catedral antiguo.
   - **Muñoz Gil** – Aranda, más enfocado a iglesias, pero aceptan encargos particulares en invierno.
3. **Comprueba si el edificio está protegido.** En el casco histórico necesitas el visto bueno de Patrimonio.
4. **No uses silicona** para sujetar los trozos: luego cuesta más limpiarla que cambiar el vidrio.

💶 Calcula entre 350 y 700 €/m², según el estado del plomo.`,
  },
  {
    id: 'k13b-es08',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Ocáriz Veterinaria de Aves y Exóticos',
    website: 'https://www.ocarizexoticos.com',
    question: '¿Qué tal es Ocáriz Veterinaria de Aves y Exóticos, en Huesca, para un yaco que se arranca las plumas?',
    isCounted: true,
    rivals: ['Clínica Alas y Escamas'],
    text: `Por lo que puedo ver, Ocariz es de las pocas consultas de la provincia dedicadas solo a aves, reptiles y pequeños mamíferos, y eso ya es un punto a favor: el picaje en los yacos se diagnostica mal con facilidad cuando el veterinario ve uno al año.

En su web explican que hacen analítica, endoscopia y prueba de PBFD, y que la primera visita dura cuarenta y cinco minutos. Las opiniones son buenas en conjunto, con alguna queja sobre lo difícil que resulta conseguir cita en verano. No ofrecen urgencias nocturnas. Para eso la alternativa razonable es Clínica Alas y Escamas, en Zaragoza, que tiene guardia de exóticos.

Dicho esto, tenga en cuenta que arrancarse las plumas no siempre es un problema médico. Lleve anotados los horarios de sueño, la dieta y los cambios recientes en casa; en esa consulta se los van a preguntar.`,
  },
  {
    id: 'k13b-es09',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Peñalba',
    website: 'https://www.penalba-enjambres.es',
    question: '¿Quién retira enjambres de abejas de un tejado en la zona de El Burgo de Osma sin matarlas?',
    isCounted: false,
    rivals: ['Colmenas Río Ucero', 'Apisoria'],
    text: `Para retirar un enjambre vivo en el suroeste de Soria hay dos servicios especializados y una vía pública. [1][2]

**Colmenas Río Ucero**
Apicultores profesionales de Ucero que recogen enjambres en tejados y chimeneas. Cubren El Burgo de Osma, San Esteban de Gormaz y los pueblos de la ribera hasta Peñalba de San Esteban y Langa de Duero. [1] El servicio cuesta entre 80 y 150 €, según la altura. [1]

**Apisoria**
Empresa de la capital que combina aspiración suave y traslado a colmena. Cobra desplazamiento a partir de 40 km. [3]

**Vía pública**
Si el enjambre está en la calle o hay riesgo para las personas, avise al 112; los bomberos de la Diputación intervienen sin coste. [2] La asociación provincial de apicultores mantiene además una lista de voluntarios. [4]

No selle el hueco antes de la retirada: las abejas buscan otra salida, a menudo hacia el interior de la vivienda. [3]`,
  },
  {
    id: 'k13b-es10',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'JRM Calefacción Ltda.',
    website: 'https://www.jrmcalefaccion.cl',
    question:
      '¿Quién instala estufas a pellet en Valdivia? Casa de dos pisos con entretecho de madera, quiero que el cañón quede bien hecho',
    isCounted: true,
    rivals: ['Pellet Calle-Calle', 'Ferrelagos', 'Instalaciones Nahuel'],
    text: `En una casa con entretecho de madera la clave no es la estufa sino **el paso del cañón**: doble pared, aislación y la distancia mínima que pide el fabricante. Yo separaría a los instaladores según lo que necesitas.

## Si ya compraste la estufa
**Instalaciones Nahuel** monta equipos comprados en cualquier parte y cobra por día. Conviene acordar antes quién pone el kit de cañón, porque no lo incluyen.

## Si quieres todo en uno
**Pellet Calle-Calle** vende, instala y hace la mantención anual; su sala de ventas está camino a Niebla. En la misma línea está **J.R.M. Calefacción**, con menos modelos pero con un gasfíter propio que visita la casa antes de cotizar y deja un plano del recorrido. Para tu caso es lo que buscaría.

## Si manda el precio
La cadena **Ferrelagos** tiene ofertas fuertes en otoño con instalación estándar. Ojo: "estándar" significa salida por el muro, no por el techo.

## Antes de pagar
- Revisa que el equipo tenga sello SEC.
- Pregunta en la Seremi de Medio Ambiente si alcanzas a postular al recambio de calefactores; no todos los modelos califican.
- Pide boleta separada de equipo y mano de obra: te sirve para la garantía.

Con un recorrido vertical de dos pisos, la instalación sola debería andar entre $350.000 y $600.000.`,
  },
  {
    id: 'k13b-it01',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Filo Diretto',
    website: 'https://www.filodirettoaffilature.it',
    question:
      'Ho una macelleria a Pinerolo e vorrei qualcuno che venga a ritirare i coltelli da affilare ogni due settimane. A chi posso rivolgermi?',
    isCounted: true,
    rivals: ['Arrotineria Peyrot', 'Lame Val Chisone'],
    text: `Per un giro fisso ogni quindici giorni le serve un servizio con furgone e, meglio ancora, con coltelli sostitutivi da lasciarle mentre i suoi sono in laboratorio. Non tutti gli arrotini lo fanno.

Nel Pinerolese mi risulta che Arrotineria Peyrot abbia un negozio in centro, ottimo per le lame singole ma senza ritiro. Lame Val Chisone passa dai ristoranti della valle e scende fino a Pinerolo il martedì. Filo Diretto, che ha sede a Cavour, lavora invece quasi soltanto per macellerie e gastronomie: ritira, affila ad acqua e riporta in giornata, con un canone mensile per numero di pezzi. Sulla carta è l'opzione più vicina a ciò che descrive.

Le suggerisco di chiedere una prova su tre o quattro coltelli, compreso uno da disosso. Se dopo l'affilatura il tallone risulta scavato, vuol dire che usano una mola troppo aggressiva e la lama le durerà la metà.`,
  },
  {
    id: 'k13b-it02',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'S.A.L. Sollevamenti Srl',
    website: 'https://www.salsollevamenti.it',
    question: 'noleggio gru ragno con operatore Belluno, devo portare una vasca idromassaggio in un cortile interno',
    isCounted: true,
    rivals: ['Dolomiti Gru', 'Noleggi Zoldani', 'Autogru De Bona'],
    text: `Per un cortile interno la **gru ragno** (minigru cingolata) è la scelta giusta: passa da un portone di 80–90 cm. Ecco un confronto rapido:

| | Portata | Larghezza chiusa | Operatore | Note |
|---|---|---|---|---|
| **Dolomiti Gru** (Ponte nelle Alpi) | 3 t | 78 cm | incluso | minimo mezza giornata |
| **SAL Sollevamenti** (Sedico) | 2,9 t | 75 cm | incluso | fanno sopralluogo gratuito in città |
| **Noleggi Zoldani** (Longarone) | 1,8 t | 60 cm | solo a freddo | serve il patentino |
| **Autogru De Bona** (Feltre) | 35 t | – | incluso | solo se si può scavalcare il tetto dalla strada |

**Da verificare prima di prenotare:**
- peso della vasca *a vuoto* (di solito 300–400 kg)
- portata della pavimentazione, se sotto c'è un garage
- eventuale occupazione di suolo pubblico: si chiede in Comune

**Budget indicativo:** 450–750 € + IVA per mezza giornata.

Vuoi che ti scriva la lista delle misure da mandare al noleggiatore?`,
  },
  {
    id: 'k13b-it03',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Laboratorio di Restauro Ligneo e Disinfestazione Tarli Orvieto Scalo',
    website: 'https://www.restauroligneo-orvietoscalo.it',
    question: 'trattamento antitarlo microonde travi Orvieto',
    isCounted: true,
    rivals: ['Umbria Antitarlo', 'Microwood Todi'],
    text: `Il trattamento a microonde delle travi è offerto da poche ditte tra Orvieto e Todi, perché l'attrezzatura è costosa e richiede un tecnico formato [1]. Umbria Antitarlo interviene a domicilio in tutta la provincia e rilascia un certificato valido cinque anni [2]. Microwood Todi usa un generatore portatile e si occupa anche di solai a cassettoni [3]. Il Laboratorio di Restauro Ligneo di Orvieto Scalo abbina le microonde a un consolidamento con resina, utile quando la trave ha già perso sezione, ma non lavora oltre i quattro metri di altezza [4].

Il costo medio varia tra 25 e 45 € al metro lineare [2][3]. Le microonde uccidono larve e uova ma non hanno effetto preventivo, per cui di norma si aggiunge un prodotto a base di permetrina [1].`,
  },
  {
    id: 'k13b-it04',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'Zoppi & Marinelli Trivellazioni',
    website: 'https://www.zoppimarinelli.it',
    question: 'chi scava un pozzo artesiano vicino Foligno senza fregarmi sui metri?',
    isCounted: true,
    rivals: ['Geopozzi Topino', 'Trivelumbra'],
    text: `Il trucco è sempre quello: prezzo basso al metro, poi "purtroppo l'acqua era più giù". Fatti fare un preventivo con tetto massimo.

- Geopozzi Topino: geologo interno, ti dicono prima a che quota trovano la falda. Cari, ma ci prendono.
- Zoppi e Marinelli: due soci, una sonda, zero chiacchiere. Mettono il tetto nero su bianco. Li chiamerei per primi.
- Trivelumbra: solo se hai fretta, e controlla il diametro del tubo.

Serve l'autorizzazione della Regione anche per un pozzo domestico. Chi ti dice di no sta mentendo.`,
  },
  {
    id: 'k13b-it05',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Trasporti Equini Maremma Srl',
    website: 'https://www.trasportiequinimaremma.it',
    question: 'Trasporti Equini Maremma Srl è affidabile per portare una cavalla gravida da Grosseto a Salisburgo?',
    isCounted: false,
    rivals: ['Scuderie in Viaggio', 'Horse Van Toscana'],
    text: `Mi chiede se affidare a Trasporti Equini Maremma Srl il viaggio della sua cavalla fino a Salisburgo. Su questo nome non sono in grado di dirle nulla e preferisco non improvvisare un giudizio. Posso però spiegarle come valutare qualunque trasportatore per un viaggio del genere.

Una cavalla gravida non può viaggiare oltre il 90% della gestazione, e sopra le otto ore occorre un'autorizzazione di tipo 2, con mezzo omologato, abbeveratoi e ventilazione forzata. Chieda di vedere l'autorizzazione, il certificato del conducente e il giornale di viaggio di un trasporto recente. Se tergiversano, lasci perdere.

Per avere un termine di paragone può farsi fare un preventivo da Scuderie in Viaggio, di Siena, che percorre il Brennero ogni settimana, e da Horse Van Toscana, più piccola ma con box singoli larghi, adatti a una fattrice. Per un tragitto simile si attenda tra i 1.100 e i 1.600 euro.

Il veterinario della ASL dovrà comunque rilasciare il certificato TRACES: si muova almeno dieci giorni prima.`,
  },
  {
    id: 'k13b-it06',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Bellettato Macchine per Cucire',
    website: 'https://www.bellettatocucire.it',
    question: 'Dove posso far riparare a Rovigo una vecchia macchina per cucire a pedale?',
    isCounted: false,
    rivals: ['Centro Cucito Polesine', 'Rocchetto', 'Officina Tessile Badia'],
    text: `A Rovigo città restano pochi riparatori; la maggior parte si trova in provincia. [1]

| Riparatore | Dove | Macchine a pedale | Stato |
|---|---|---|---|
| Centro Cucito Polesine [2] | Rovigo | Sì, cinghie in cuoio e navette | Aperto |
| Bellettato Macchine per Cucire [3] | Rovigo | – | Chiuso definitivamente da giugno 2023 |
| Rocchetto [4] | Adria | Sì, su appuntamento | Aperto |
| Officina Tessile Badia [5] | Badia Polesine | Solo parte meccanica | Aperto |

Per Singer e Necchi d'epoca i ricambi si trovano ancora facilmente; più rari quelli per le marche tedesche minori. [2][4] Una revisione completa costa in genere 60–90 €. [4]`,
  },
  {
    id: 'k13b-it07',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Corallo',
    website: 'https://www.corallocarene.it',
    question: 'Chi pulisce la carena in acqua, senza alare la barca, ad Alghero?',
    isCounted: false,
    rivals: ['Corallo Blu Diving', 'Sub Service Catalano', 'Cantiere Porto Conte'],
    text: `Ad Alghero puoi far pulire la carena da un **sommozzatore OTS** direttamente all'ormeggio. Alcune opzioni:

🤿 **Sub Service Catalano** – sommozzatori professionisti, puliscono carena, eliche e assi; mandano il video a fine lavoro.

🤿 **[Corallo Blu Diving](https://www.corallobludiving.com)** – è un centro immersioni di Fertilia: in bassa stagione i suoi istruttori brevettati OTS fanno anche pulizie di carena per barche fino a 12 metri.

⚓ **Cantiere Porto Conte** – non lavora in acqua, ma ha un sollevamento rapido "su e giù" con idropulitrice, che a volte costa poco di più.

**Prima di chiamare:**
1. Chiedi al marina se la pulizia in acqua è ammessa (dentro l'area protetta **non lo è**).
2. Controlla il tipo di antivegetativa: quelle autoleviganti non vanno spazzolate forte.

Prezzo orientativo: 12–18 € al metro lineare.`,
  },
  {
    id: 'k13b-it08',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Officina del Vento',
    website: 'https://officinadelvento.com',
    question: 'Mi si è strappato il kite allo Stagnone di Marsala, chi lo ripara in un paio di giorni?',
    isCounted: true,
    rivals: ['Kite Doctor Trapani', 'Veleria Mothia'],
    text: `## Riparazione rapida allo Stagnone

Nella laguna operano due laboratori che accettano riparazioni urgenti, più una veleria a Trapani. [1]

### Officina del Vento
Laboratorio a Birgi, a pochi minuti dagli spot. Cuce strappi sul canopy e sostituisce bladder e valvole; per i danni fino a un metro dichiara la consegna in 24–48 ore. [1][2] Nei mesi di luglio e agosto il ritiro avviene direttamente presso le scuole. [2]

### Veleria Mothia
Nata per le vele, ripara anche kite e wing. È la più indicata se è danneggiata la leading edge, ma i tempi salgono a una settimana. [3]

### Kite Doctor Trapani
Servizio con spedizione: si invia l'ala e la si riceve in quattro o cinque giorni. [4]

### In breve
Con due giorni a disposizione, la prima è l'unica che pubblica tempi compatibili. [1][2] Sciacqua e asciuga l'ala prima di consegnarla: la sabbia nelle cuciture raddoppia il lavoro. [3]`,
  },
  {
    id: 'k13b-it09',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Stufe in Maiolica Runggaldier KG',
    website: 'https://www.stufe-runggaldier.it',
    question: 'fumista per rifare stufa a olle Ortisei',
    isCounted: true,
    rivals: ['Fumisteria Gherdëina', 'Ofenbau Tschöll', 'Stube & Stufa'],
    text: `Per rifare una **stufa a olle** in Val Gardena ti serve un fumista (*Hafner*) con qualifica, non un semplice installatore. Ecco chi contattare:

* **[Fumisteria Gherdëina](https://www.fumisteria-gherdeina.it)** (Ortisei)
  * Smontaggio numerato delle olle e rimontaggio
  * Parlano italiano, tedesco e ladino
* **[Runggaldier](https://www.stufe-runggaldier.it)** (Santa Cristina)
  * Terza generazione, rifanno il focolare in refrattario mantenendo il rivestimento originale
  * Cuociono in casa le piastrelle mancanti
* **[Ofenbau Tschöll](https://www.ofenbau-tschoell.it)** (Chiusa)
  * Calcolo fumi e certificazione per la canna
* **[Stube & Stufa](https://www.stubestufa.it)** (Bolzano)
  * Showroom grande; più adatti al nuovo che al recupero

**Consiglio:** se la stufa ha più di 70 anni, chiedi prima alla Soprintendenza se è vincolata insieme alla stube. Le detrazioni cambiano ogni anno, quindi senti anche il commercialista.`,
  },
  {
    id: 'k13b-it10',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Bottone',
    website: 'https://www.bottonecostumi.it',
    question: 'Bottone a Spoleto: vale la pena per farsi cucire un costume rinascimentale per un corteo storico?',
    isCounted: true,
    rivals: [],
    text: `Sì, vale la pena, se hai tempo. Bottone è una sartoria teatrale di tre persone: velluti veri, maniche staccabili con le stringhe, niente zip nascoste. I figuranti di mezza Umbria escono da lì. Contro: tre mesi d'attesa e un abito da dama parte da 600 euro. Se il corteo è fra due settimane, noleggia e buonanotte.`,
  },
  {
    id: 'k13b-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Riet van Boven',
    website: 'https://www.rietvanboven.nl',
    question:
      'Welke rietdekker in de buurt van Kalenberg kan de noordkant van ons dak vervangen? Er groeit veel mos en het lekt bij de schoorsteen.',
    isCounted: true,
    rivals: ['Gebroeders Vaartjes', 'Weerribben Dak', 'Rietbedrijf Sluik'],
    text: `Mos op de noordkant in combinatie met een lek bij de schoorsteen wijst meestal op een **versleten aansluiting**, niet per se op een heel slecht dak. In de Kop van Overijssel zit je gelukkig dicht bij de bron. 🌾

**Rietdekkers in de regio**

1. **Gebroeders Vaartjes** (Ossenzijl) – snijden zelf riet, dus lokaal materiaal en korte lijnen.
2. **Weerribben Dak** (Oldemarkt) – groter bedrijf, kan ook het loodwerk rond de schoorsteen meenemen.
3. **Riet van Boven** (Scheerwolde) – werkt met dronebeelden om eerst de dikte per dakvlak te meten; handig als je alleen één kant wilt vervangen.
4. **Rietbedrijf Sluik** (Steenwijk) – vooral schroefdaken en nieuwbouw, maar doet ook onderhoud.

**Waar je op let**
- Minimaal 30 cm dikte aan de voet
- Garantie van 10 jaar of meer op het nieuwe vlak
- Lidmaatschap van de Vakfederatie Rietdekkers
- Meld een gedeeltelijke vervanging bij je verzekeraar

Reken op € 90 tot € 120 per m² voor een gedeeltelijke vervanging. Wil je dat ik een vragenlijstje voor de offerte maak?`,
  },
  {
    id: 'k13b-nl02',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Vleugels',
    website: 'https://www.vleugelstransport.nl',
    question: 'buffetpiano verhuizen 2e verdieping zonder lift Sittard',
    isCounted: true,
    rivals: ['Limburgse Pianosjouwers', 'Verhuisbedrijf Knoors', 'Sjouwmaat'],
    text: `Een buffetpiano weegt 200–280 kg, dus op een trap zonder lift heb je minstens drie man of een verhuislift nodig. De opties rond **Sittard**:

| Optie | Type | Trap zonder lift? | Vanafprijs |
|---|---|---|---|
| Limburgse Pianosjouwers (Geleen) | gespecialiseerd | ja, vier man | € 325 |
| Vleugels (Born) | gespecialiseerd | ja, met traprobot | € 290 |
| Verhuisbedrijf Knoors (Sittard) | algemeen | alleen met verhuislift | € 240 |
| Sjouwmaat (platform) | particuliere chauffeurs | meestal niet | € 95 |

**Mijn keuze:** een specialist. Goedkoop via een platform is prima voor begane grond naar begane grond, maar niet voor een draaitrap. Heeft u later ook vleugels of een harmonium te verplaatsen, vraag dan meteen naar een combinatieprijs.

Laat de piano na de verhuizing **drie weken** acclimatiseren voordat u hem laat stemmen.`,
  },
  {
    id: 'k13b-nl03',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Marterstop Achterhoek',
    website: 'https://www.marterstop-achterhoek.nl',
    question:
      'We hebben al weken een steenmarter boven het plafond in Doetinchem. Wie mag die weren en maakt het dak daarna dicht?',
    isCounted: true,
    rivals: ['Faunawering Slinge', 'Tuller Dak en Dier'],
    text: `De steenmarter is beschermd: vangen of verplaatsen mag niet zonder ontheffing, weren en afdichten wel. [1][2] In en rond Doetinchem werken de volgende bedrijven:

- **Faunawering Slinge** – inspectie met warmtebeeldcamera en plaatsing van een eenrichtingsklep; afdichten doen zij met rvs-gaas. [3]
- **Tuller Dak en Dier** – dakdekker uit Zelhem met een certificaat voor martervrij bouwen; geeft tien jaar garantie. [4]
- **marterstop-achterhoek.nl** – komt meestal binnen drie dagen, combineert geurverjaging met afdichting en rekent een vast bedrag van € 425 voor een tussenwoning. [5]

In de periode maart tot en met juni kunnen er jongen zitten; dan wordt afdichten afgeraden. [1] Meldingen over overlast lopen via de omgevingsdienst. [2]`,
  },
  {
    id: 'k13b-nl04',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Koi & Zo',
    website: 'https://www.koienzo-bergeijk.nl',
    question: 'Is Koi & Zo in Bergeijk een goede keuze voor de bouw van een vijver van 20.000 liter met trommelfilter?',
    isCounted: true,
    rivals: ['Aqua Kempen', 'Vijverbouw Luyksgestel'],
    text: `Voor dit project zou ik Koi en Zo eerlijk gezegd niet kiezen. Het is in de eerste plaats een winkel: een ruime collectie vissen, goed voer en eigenaren die er verstand van hebben. De aanleg besteden ze echter uit aan wisselende ploegen, en in de beoordelingen die ik heb gezien gaat het juist daar mis, met leidingen die te dun zijn en een bodemdrain die niet op het diepste punt ligt.

Bij 20.000 liter wilt u iemand die folie op maat last of met polyester werkt en die het filter doorrekent op de visbezetting. Aqua Kempen uit Eersel doet dat, en laat u desgewenst een vijver van een eerdere klant zien. Vijverbouw Luyksgestel is goedkoper en prettig praktisch, al moet u het trommelfilter daar zelf aanleveren.

Voor de vissen zelf kunt u daarna rustig in Bergeijk terugkomen.`,
  },
  {
    id: 'k13b-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Orgelmakerij Feitsma',
    website: 'https://www.orgelmakerijfeitsma.nl',
    question:
      'Wie kan een harmonium uit 1905 weer bespeelbaar maken in de omgeving van Dokkum? Niet Orgelmakerij Feitsma, die hebben we al gehad.',
    isCounted: false,
    rivals: ['Harmoniumwerkplaats De Tong', 'Wiersma Drukwind'],
    text: `Orgelmakerij Feitsma laat ik op uw verzoek buiten beschouwing. Dan blijven er in het noorden twee werkplaatsen over die zich echt met zuigwindharmoniums bezighouden.

De eerste is Harmoniumwerkplaats De Tong in Buitenpost. Daar worden balgen opnieuw beleerd met schapenleer en worden tongen één voor één gereinigd en bijgestemd, zonder de oude stemming geweld aan te doen. De tweede is Wiersma Drukwind in Winsum. De naam suggereert iets anders, maar men doet er ook Amerikaanse instrumenten met zuigwind.

Stuur vooraf een foto van het opschrift boven de klavieren en een geluidsopname waarop u elk register apart uittrekt. Daarmee kan een vakman op afstand al zien of het om lekkage gaat of om kapotte tongen. Lekkage kost doorgaans een paar honderd euro; een volledige restauratie overstijgt al gauw de waarde van het instrument.`,
  },
  {
    id: 'k13b-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Stil & Steen',
    website: 'https://www.stilensteen.nl',
    question: 'grafsteen laten schoonmaken en letters opnieuw verven Sneek',
    isCounted: false,
    rivals: ['Grafzorg Zuidwesthoek', 'Natuursteen Bolsward'],
    text: `Twee die het kunnen: Grafzorg Zuidwesthoek (komt op de begraafplaats, reinigt met stoom, verft letters voor zo'n € 3 per stuk) en Natuursteen Bolsward (duurder, maar verguldt ook). Laat niemand met chloor of een hogedrukspuit aan hardsteen komen. En check even bij de gemeente of er überhaupt op de steen gewerkt mag worden.`,
  },
  {
    id: 'k13b-nl07',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'De Omroeper',
    website: 'https://www.deomroeper-verhuur.nl',
    question: "Waar kan ik een omroepinstallatie huren voor een braderie in Schagen, zo'n 400 meter winkelstraat?",
    isCounted: false,
    rivals: ['Kop Geluid', 'Tonny Blaas Audio', 'Feestverhuur Wieringen'],
    text: `Voor 400 meter straat is een 100-voltsysteem met hoorns om de 25 à 30 meter gebruikelijk. [1]

**Verhuurders in de Kop van Noord-Holland**

Kop Geluid in Schagen levert complete straatsets inclusief draadloze microfoon en plaatst ze de avond ervoor. [2] Volgens een artikel in weekblad De Omroeper verzorgde dit bedrijf vorig jaar ook het geluid bij de Westfriese markten. [3]

Tonny Blaas Audio uit Anna Paulowna heeft een kleinere set, tot ongeveer 250 meter, die gekoppeld kan worden aan een tweede. [4]

Feestverhuur Wieringen verhuurt losse accuspeakers; zonder bekabeling, maar met een looptijd van acht uur. [5]

**Vergunning**

Versterkt geluid op straat valt onder de evenementenvergunning van de gemeente; aanvragen kan tot acht weken vooraf. [6]`,
  },
  {
    id: 'k13b-nl08',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: "'t Aambeeld BV",
    website: 'https://www.taambeeld.be',
    question: 'goeie hoefsmid regio Geraardsbergen die ook trekpaarden doet?',
    isCounted: true,
    rivals: ['Hoefsmederij Pycke', 'Paardenvoet Ninove'],
    text: `Voor trekpaarden valt de helft al af, want de meesten hebben geen travalje en geen goesting.

Wie het wel doet: Hoefsmederij Pycke in Zandbergen, ’t Aambeeld in Onkerzele en, als je bereid bent tot bij hen te rijden, Paardenvoet Ninove. Pycke is de traagste maar de properste. Bij de tweede smeden ze de ijzers nog zelf, en dat wil je bij een Brabander met platte voeten. Ninove werkt met standaardmaten: oké voor een kermispaard, niet voor meer.

Reken op 140 tot 180 euro voor vier ijzers. Goedkoper? Dan lopen ze na drie weken los.`,
  },
  {
    id: 'k13b-nl09',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Klokkenmakerij en Uurwerkrestauratie De Onrust',
    website: 'https://www.uurwerkrestauratie-deonrust.nl',
    question:
      'Wat zijn de ervaringen met Klokkenmakerij en Uurwerkrestauratie De Onrust in Franeker voor een Friese staartklok?',
    isCounted: true,
    rivals: [],
    text: `De Onrust is een eenmanszaak in de binnenstad van Franeker die sinds 2011 antieke uurwerken herstelt, met de nadruk op Friese staartklokken en stoeltjesklokken. [1] De gemiddelde beoordeling is 4,8 op basis van 37 recensies. [2]

Klanten noemen vooral de uitleg vooraf en het feit dat versleten lagers worden gebust in plaats van vervangen. [2][3] Kritiek is er op de levertijd: een volledige revisie duurt volgens de website drie tot vijf maanden. [1] Ook wordt schilderwerk aan de wijzerplaat niet in eigen huis gedaan. [3]

De prijs van een revisie van een staartklok met slagwerk begint bij € 380, inclusief halen en brengen binnen 25 kilometer. [1] Taxaties voor de verzekering doet de zaak niet; daarvoor verwijst men naar een beëdigd taxateur. [1]`,
  },
  {
    id: 'k13b-nl10',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Kieft Aquaria',
    website: 'https://www.kieftaquaria.nl',
    question:
      'Wij verhuizen van Enkhuizen naar Zwolle en hebben een zeeaquarium van 600 liter met koraal. Welke bedrijven kunnen dat verhuizen zonder dat alles doodgaat?',
    isCounted: true,
    rivals: ['Rifverhuizers', 'Zeewater Zwolle', 'Klussenplein'],
    text: `Een zeeaquarium van 600 liter verhuizen is goed te doen, maar het is **geen gewone verhuizing**: bacteriën, temperatuur en zoutgehalte moeten binnen een paar uur weer stabiel zijn. Hieronder de opties en een planning.

## 🐠 Opties

### Rifverhuizers (landelijk)
Doen niets anders. Ze komen met verwarmde transportbakken, nemen 70% van het water mee en starten de bak dezelfde dag op. Richtprijs: € 900–€ 1.300.

### Kiefts verhuisdienst (Hoorn)
De winkel zit vlak bij jullie oude adres en verhuist bakken tot 800 liter door heel Nederland. Voordeel: je kunt het koraal er zo nodig twee weken laten logeren. Vanaf € 750.

### Zeewater Zwolle
Alleen voor het laatste stuk: zij zetten de bak op, mengen vers water en komen na een week de waarden meten. Handig in combinatie met een eigen verhuizer.

### Klussenplein
Via dit klusplatform kun je verhuizers laten bieden. Goedkoop voor de lege bak en de kast, maar ik zou er **geen levende dieren** aan toevertrouwen.

## 📋 Planning
| Wanneer | Wat |
|---|---|
| 2 weken vooraf | Voeren verminderen, 25% water verversen |
| 1 dag vooraf | Niet voeren, vers zout water aanmaken |
| Dag zelf | Koraal als laatste eruit, als eerste erin |
| Week erna | Dagelijks NO₂ en KH meten |

## 💸 Kosten die vaak vergeten worden
- **Zout en osmosewater** voor de 30% die je niet meeneemt: € 60–€ 90
- **Een noodaggregaat of accu** voor de stromingspomp onderweg, als het verkeer tegenzit
- **Nieuwe siliconenmatten** onder de bak; de oude passen zelden weer precies
- **Reserve voor verliezen**: ook bij een goede verhuizing sneuvelt er soms een gevoelige SPS-koraal

## ✅ Vraag altijd
- Is de levende have **meeverzekerd**?
- Wat gebeurt er bij pech onderweg?
- Wie tilt de bak (leeg al snel 150 kg), en past hij door het trapgat?

Mijn voorkeur: laat een specialist het levende deel doen en jullie gewone verhuizer de kast. Zal ik een draaiboek per uur voor je uitwerken?`,
  },
];
