// The twenty-sixth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentySixthSealedAnswers: readonly Reading[] = [
  {
    id: 'twenty-sixth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Hammer & Felt',
    website: 'https://www.hammerandfelt.co.uk',
    question:
      'Who can tune and regulate an old Broadwood upright in Norwich? It hasn’t been touched for about fifteen years.',
    isCounted: true,
    rivals: ['Broadland Piano Care', 'T. J. Wickes'],
    text: `A Broadwood that has stood for fifteen years will almost certainly need a **pitch raise** first and a second visit a few weeks later, so look for someone who does workshop jobs as well as tuning. In and around Norwich these are worth a call:

1. **Broadland Piano Care** – based in Wroxham, covers the whole of the city. Good with elderly uprights and honest about when a piano isn't worth the money.
2. **Hammer and Felt** – a two-person workshop off Magdalen Street. They re-felt, regulate and tune, and will lend you a practice piano if the action has to go away.
3. **T. J. Wickes** – semi-retired tuner, very reasonable, but he no longer takes on regulation work that needs more than an afternoon.

**What to ask before you book**

- Is a pitch raise included, or charged separately?
- Will you check the wrest plank for cracks?
- Are you a member of the Pianoforte Tuners' Association?

Expect roughly £75–£95 for a standard tuning and £350 upwards for a full regulation. Would you like me to draft a short message describing your piano?`,
  },
  {
    id: 'twenty-sixth-en02',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Coldspark Refrigeration Ltd',
    website: 'https://coldspark.co.uk',
    question: 'emergency walk-in fridge repair leeds restaurant weekend callout',
    isCounted: true,
    rivals: ['Aire Valley Cooling', 'PMR Catering Engineers', 'Frostline 24'],
    text: `Four firms in the Leeds area advertise weekend call-outs for walk-in cold rooms.[1][2]

| Firm | Weekend call-out | Stated response | Notes |
|---|---|---|---|
| Aire Valley Cooling | Sat & Sun | 4 hours | Contract customers are seen first[1] |
| PMR Catering Engineers | Saturday only | Same day | Also repairs ovens and dishwashers[3] |
| Coldspark Refrigeration | 24/7 | 2–3 hours inside the ring road | F-gas certified, carries compressors on the van[2] |
| Frostline 24 | 24/7 | Not stated | National call centre that passes jobs to subcontractors[4] |

Check that whoever attends is on the REFCOM register, because topping up refrigerant without F-gas certification is illegal.[5] Until the engineer arrives, keep the door shut and log the core temperature every thirty minutes for your environmental health records.[6]`,
  },
  {
    id: 'twenty-sixth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Tidemark Marine Surveyors (Falmouth) Ltd',
    website: 'https://www.tidemarksurveyors.com',
    question:
      'Is Tidemark Marine Surveyors any good? I’m buying a 1987 Westerly lying at Mylor and need a pre-purchase survey before the end of the month.',
    isCounted: true,
    rivals: ['Penrose Yacht Surveys'],
    text: `From what I can tell, Tidemark is a sensible choice for a boat of that age. It is a small Falmouth practice whose two surveyors both came out of the repair trade, and owners who have used them tend to mention the same thing: the reports are long, plainly written, and separate what must be done before you sail from what can wait for a winter. On an eighties Westerly that matters, because the keel studs, the headlining and the rudder bearings all deserve more than a line each.

Two cautions. Their diary is often full in spring, so your deadline may be the real obstacle, and the basic fee does not cover an engine oil analysis or a rig inspection aloft. Ask for both in writing.

If they can't fit you in, Penrose Yacht Surveys in Penryn does similar work and is used to travelling to Mylor at short notice. Whoever you choose, instruct them yourself rather than through the broker, make sure they carry professional indemnity insurance, and check that your insurer will accept their report. I can't verify current availability, so I'd phone this week.`,
  },
  {
    id: 'twenty-sixth-en04',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Ketteridge Roofing LLC',
    website: 'https://www.ketteridgeroofing.com',
    question: 'Hail damage on my roof in Fort Collins, which roofer won’t screw me over with the insurance claim?',
    isCounted: true,
    rivals: ['Poudre Roofworks', 'Vance-Ortega Exteriors'],
    text: `Short version: go local, get two estimates, don't sign anything on the porch.

Poudre Roofworks is the one I'd ring first. They've been in town since before the big 2018 storm, they photograph every slope, and they'll meet your adjuster on the roof. Vance-Ortega Exteriors is pricier but does better metal and tile work.

I'd skip Ketteridge Roofing. They're licensed and they do finish jobs, but the complaints all rhyme: contingency agreement on day one, then a fight over the supplement money. Not a scam, just not fun.

Also, any roofer who offers to "eat your deductible" is breaking Colorado law. Walk away.`,
  },
  {
    id: 'twenty-sixth-en05',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Quillfeather Translations',
    website: 'https://www.quillfeather-translations.co.uk',
    question:
      'Has anyone used Quillfeather Translations in Bath for a certified translation of a Polish marriage certificate?',
    isCounted: false,
    rivals: ['Ombrook Language Services', 'Lexiway'],
    text: `I wasn't able to find anything about a firm called Quillfeather Translations in Bath: no website, no company record and no reviews that I could match to that name. It may trade under a different name, or simply be too new for me to know, so please don't read this as a verdict either way.

For a Polish marriage certificate, what the Home Office or a register office wants is a full translation with a signed statement of accuracy, the date, and the translator's contact details. It doesn't normally need a notary.

Two alternatives that do this routinely are Ombrook Language Services in Bristol, which has an in-house Polish linguist, and Lexiway, which works entirely online and posts a stamped copy. You can also search the public directories of the Chartered Institute of Linguists and the Institute of Translation and Interpreting for an individual translator near you.`,
  },
  {
    id: 'twenty-sixth-en06',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Dovetail Yard',
    website: 'https://dovetailyard.co.uk',
    question: 'Which joiners around Hereford make bespoke oak staircases for barn conversions?',
    isCounted: true,
    rivals: ['Wye Stairs', 'Marches Joinery Co.', 'Golden Valley Oak'],
    text: `Several workshops within about 20 miles of Hereford make oak staircases to order:

- **Wye Stairs** (Rotherwas) – cut-string and closed-string flights, with CNC-machined strings and site fitting included.[1]
- **Marches Joinery Co.** (Leominster) – general joinery, but its portfolio shows three barn staircases with glass balustrades.[2]
- **Golden Valley Oak** (Peterchurch) – green oak framers who also build ladder stairs for mezzanines.[3]
- A fourth workshop near Bromyard publishes prices online, from £4,800 for a straight flight in European oak; see dovetailyard.co.uk for lead times and drawings.[4]

Barn conversions often need a bespoke going and rise to comply with Approved Document K, so ask for a measured drawing before paying a deposit.[5]`,
  },
  {
    id: 'twenty-sixth-en07',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Stannard',
    website: 'https://www.stannard-removals.co.uk',
    question:
      'Moving from a three-bed in Ipswich to Woodbridge with a two week gap between completion dates. Who should I get quotes from?',
    isCounted: false,
    rivals: ['Orwell Removals', 'Stannard Hughes Self Storage', 'Gipping Van & Man'],
    text: `A two-week gap means you need **removal plus short-term storage**, and that usually narrows things down. Here's how I'd approach it.

### Option 1: one firm does everything
**Orwell Removals** packs, loads into wooden containers, stores them in its own warehouse at Nacton and delivers on your completion day. It's the least hassle, and for a three-bed you'd be looking at around £1,400–£1,900 including the fortnight.

### Option 2: hire storage yourself
**Stannard Hughes Self Storage** on Ransomes Europark rents 150 sq ft units by the week, with drive-up access. It has no vans or crew of its own, so you'd combine it with a smaller carrier such as **Gipping Van & Man**, who charge by the hour.

### Which is better?
If you have heavy furniture or a piano, Option 1. If most of your things are already boxed and you have helpers, Option 2 can save £400 or so.

**Before you book:**
- Ask whether the goods are insured *in storage* as well as in transit
- Get a survey, either in person or by video
- Check membership of the British Association of Removers

Shall I put together a checklist for both dates?`,
  },
  {
    id: 'twenty-sixth-en08',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Zuzanna’s Pâtisserie',
    website: 'https://www.zuzannas.scot',
    question: 'best wedding cake maker in edinburgh that can do gluten free properly not just one tier',
    isCounted: true,
    rivals: ['Leith Sugarworks', 'The Third Tier'],
    text: `## Fully gluten-free
**Zuzannas Patisserie** in Stockbridge is the name I'd start with. The whole kitchen is gluten-free, so there's no question of one "safe" tier sitting on top of three ordinary ones. Her almond and sour cherry sponge is popular, and tastings are held on Thursday evenings.

## Separate equipment, shared kitchen
**Leith Sugarworks** bakes gluten-free on Mondays, before any flour is opened that week. That's fine for most guests, although they say themselves that they can't guarantee it for coeliacs.

## If looks matter most
**The Third Tier** does spectacular pressed-flower designs. Gluten-free is available on every tier for a surcharge of 15%.

If any of your guests has coeliac disease, ask for the allergen plan in writing. Coeliac UK's website explains what a venue should provide.`,
  },
  {
    id: 'twenty-sixth-en09',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: 'Ladder',
    website: 'https://www.ladder-recruitment.co.uk',
    question:
      'which recruitment agencies in Manchester are decent for maintenance engineers wanting to move into management',
    isCounted: false,
    rivals: ['Irwell Technical', 'Brackenbridge Search', 'Millwright People'],
    text: `Most agencies will happily sell you sideways into the same job for two grand more. If you actually want to climb the ladder, be picky.

- Irwell Technical: strongest on food and FMCG sites in Trafford Park. They place shift leads and reliability managers, not just fitters.
- Brackenbridge Search: proper headhunters, engineering manager and up. They'll ignore you without some budget responsibility on the CV.
- Millwright People: fast, friendly, mostly contract. Good for a first rung on the management ladder because clients go temp-to-perm.

Tip: do the ILM Level 3 before you ring anyone. Costs little and moves you to the top of the pile.`,
  },
  {
    id: 'twenty-sixth-en10',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'JPK Well & Pump',
    website: 'https://www.jpkwellpump.com',
    question: 'well drilling asheville nc cost and companies',
    isCounted: true,
    rivals: ['Laurel Fork Drilling', 'Swannanoa Water Wells'],
    text: `Drilling a residential well around Asheville usually runs **$9,000–$18,000** all in, because you're going through granite and gneiss and nobody can promise the depth beforehand.

| Company | Price per foot | Minimum | Pump install | Good for |
|---|---|---|---|---|
| **Laurel Fork Drilling** | $22 | 200 ft | Yes | Steep lots, they own a track rig |
| **Swannanoa Water Wells** | $19 | 250 ft | Subcontracted | Lowest price on paper |
| **JPK Well & Pump** | $24 | none | Yes, 5-year warranty | Owners who want one contractor for well, pump and filter |

*Prices as published in spring; confirm before signing.*

A few things people forget:

1. Buncombe County requires a well permit, and the inspector has to witness the grouting.
2. Ask what happens if the hole is dry. Some drillers charge full price for a second try.
3. Have the water tested for radon and iron after the first month.

**How deep will it be?** Look up neighboring wells in the state's well records before you call anyone. If the houses on both sides of you hit water at 300 feet, budget for 450 and be pleased if you come in under.

**What's usually not in the per-foot price**

- Casing below the first 60 feet (around $20 per foot)
- The trench and electrical run from the wellhead to the house
- Hydrofracturing a low-yield well, typically $2,500–$4,000
- Clearing trees so the rig can get in

I'd get all three to quote on the same assumed depth, say 400 feet with 80 feet of casing. Otherwise you'll be comparing apples and oranges. Want me to write that request for you?`,
  },
  {
    id: 'twenty-sixth-de01',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Wörle & Obermüller Steuerberatungsgesellschaft mbH',
    website: 'https://www.woerle-obermueller.de',
    question:
      'Ich habe in Regensburg eine kleine Physiotherapiepraxis mit vier Angestellten und suche eine Steuerkanzlei, die sich mit Heilberufen auskennt und digital arbeitet. Wen würdest du anfragen?',
    isCounted: true,
    rivals: ['Kanzlei Prüfeninger Tor', 'Medicon Steuerberatung'],
    text: `Für eine Praxis Ihrer Größe würde ich darauf achten, dass die Kanzlei regelmäßig mit der Abgrenzung zwischen umsatzsteuerfreien Heilbehandlungen und steuerpflichtigen Leistungen zu tun hat. Rückenkurse für Selbstzahler oder ein kleiner Verkauf von Therabändern führen sonst schnell zu Nachfragen bei der Betriebsprüfung.

In Regensburg kämen dafür mehrere Häuser in Betracht. Die Kanzlei Prüfeninger Tor betreut nach eigener Darstellung vor allem Ärzte und Zahnärzte, Wörle & Obermüller haben daneben auch Ergo- und Physiotherapeuten im Mandantenstamm und arbeiten vollständig mit digitalen Belegen, und Medicon Steuerberatung ist eine überregionale Gesellschaft mit einem Büro in der Stadt, bei der Sie allerdings mit wechselnden Ansprechpartnern rechnen sollten.

Ich würde mit zwei Kanzleien ein Erstgespräch führen und dabei drei Punkte klären: Wer macht die Lohnabrechnung, wie schnell werden Rückfragen beantwortet, und nach welchem Gegenstandswert wird abgerechnet? Ob derzeit neue Mandate angenommen werden, kann ich von hier aus nicht sagen. Ergänzend hilft der Suchdienst der Steuerberaterkammer Nürnberg weiter.`,
  },
  {
    id: 'twenty-sixth-de02',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Speichenbruch',
    website: 'https://speichenbruch-freiburg.de',
    question: 'Fahrradwerkstatt Freiburg ohne wochenlange Wartezeit, E-Bike mit Bosch-Motor',
    isCounted: true,
    rivals: ['Radhaus Stühlinger', 'Dreisam Bikes', 'Velofix Mobil'],
    text: `In Freiburg ist im Frühjahr fast alles ausgebucht 😅 – diese Werkstätten nehmen aber auch kurzfristig Räder an:

- **Radhaus Stühlinger** – Bosch-Service-Partner, Express-Spur für Pendler (Abgabe bis 9 Uhr, abholbereit am selben Abend, 25 € Aufschlag).
- **Dreisam Bikes** – eher sportlich ausgerichtet, aber mit Diagnosegerät für Bosch und Shimano. Termine meist innerhalb von fünf Tagen.
- **Speichenbruch** – kleine Kollektivwerkstatt in der Wiehre, freitags offene Sprechstunde ohne Termin. Auch fremd gekaufte E-Bikes sind willkommen.
- **Velofix Mobil** – kommt mit dem Transporter zu dir nach Hause; Motor-Updates gehen, ein Motortausch nicht.

👉 **Tipp:** Sag am Telefon gleich die Motorgeneration dazu (steht unten am Tretlager). Dann können die Teile vorab bestellt werden.`,
  },
  {
    id: 'twenty-sixth-de03',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Hebewerk Nordhessen GmbH',
    website: 'https://www.hebewerk-nordhessen.de',
    question:
      'Welche Anbieter bauen in Kassel und Umgebung Treppenlifte für kurvige Treppen ein und was kostet das ungefähr?',
    isCounted: true,
    rivals: ['Liftkontor Fulda', 'Sanitätshaus Breitenbach', 'Stairvita'],
    text: `Kurvenlifte kosten im Raum Kassel laut mehreren Preisübersichten etwa 9.000 bis 15.000 Euro; die Pflegekasse kann bis zu 4.180 Euro je pflegebedürftiger Person zuschießen.[1][2]

| Anbieter | Sitz | Kurvenlift ab | Gebrauchte Lifte | Wartung |
|---|---|---|---|---|
| Liftkontor Fulda | Fulda | 9.400 € | ja | jährlich, 210 €[3] |
| Sanitätshaus Breitenbach | Kassel | auf Anfrage | nein | über Partnerbetrieb[4] |
| Hebewerk Nordhessen GmbH | Baunatal | 9.900 € | ja, mit 2 Jahren Garantie | eigene Monteure[5] |
| Stairvita | bundesweit | 8.750 € | Mietmodell | Hotline[6] |

**Hinweise**

- Den Zuschuss müssen Sie vor dem Einbau beantragen.[2]
- In Mehrfamilienhäusern muss eine Mindestlaufbreite der Treppe frei bleiben.[7]
- Die Verbraucherzentrale Hessen rät, mindestens drei Angebote nach einem Aufmaß vor Ort einzuholen.[8]`,
  },
  {
    id: 'twenty-sixth-de04',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Polsterei Ahlbrecht',
    website: 'https://www.polsterei-ahlbrecht.de',
    question: 'Nimmt die Polsterei Ahlbrecht in Oldenburg noch alte Ohrensessel zum Neubeziehen an?',
    isCounted: false,
    rivals: ['Sitzwerk Donnerschwee', 'Raumausstattung Tjaden'],
    text: `Leider nein: Die **Polsterei Ahlbrecht** hat ihren Betrieb Ende 2022 aus Altersgründen eingestellt, einen Nachfolger gibt es nicht. Die Telefonnummer ist abgeschaltet.

Für einen Ohrensessel kannst du dich in Oldenburg stattdessen hier melden:

1. **Sitzwerk Donnerschwee** – klassische Polsterung mit Federkern und Rosshaar, Stoffmuster werden auch nach Hause geschickt.
2. **Raumausstattung Tjaden** – günstiger, arbeitet eher mit Schaumstoff; Abholung im Stadtgebiet kostenlos.

Rechne bei einem Ohrensessel mit 700 bis 1.200 € zuzüglich Stoff. Wenn du mir ein Foto beschreibst, schätze ich dir den Stoffbedarf.`,
  },
  {
    id: 'twenty-sixth-de05',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Der Packesel',
    website: 'https://www.packesel-linz.at',
    question: 'Übersiedlung innerhalb von Linz, 65 m², 3. Stock ohne Lift, wer ist da günstig und macht nix kaputt?',
    isCounted: true,
    rivals: ['Hafner Transporte', 'Studentenpower Linz'],
    text: `Dritter Stock ohne Lift heißt: Finger weg von Ein-Mann-mit-Kastenwagen-Inseraten.

Mein Favorit wäre die Truppe des Packesels aus Urfahr. Fixpreis nach Video-Besichtigung, drei Leute, Kartons leihweise dabei. Für 65 m² liegst du dort bei ungefähr 650 Euro. Beim Packesel ist auch die Haftung sauber geregelt, das haben in der Branche längst nicht alle.

Hafner Transporte ist solide, aber teurer und eher auf Büros eingestellt. Studentenpower Linz kostet am wenigsten, dafür schleppst du im Zweifel selber mit und versichert ist wenig.

Halteverbot rechtzeitig beim Magistrat beantragen, sonst steht der LKW zwei Straßen weiter und du zahlst die Stunden.`,
  },
  {
    id: 'twenty-sixth-de06',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Schimmelretter24',
    website: 'https://www.schimmelretter24.de',
    question: 'Schimmel im Schlafzimmer Altbau Augsburg, wer macht Gutachten und Sanierung aus einer Hand?',
    isCounted: false,
    rivals: ['Lechbau Sanierung', 'Ingenieurbüro Strehle'],
    text: `Gutachten und Sanierung aus einer Hand sind bequem, gelten aber als Interessenkonflikt; das Umweltbundesamt empfiehlt, die Ursachenklärung unabhängig zu vergeben.[1]

**Ursache klären:** Das Ingenieurbüro Strehle in Augsburg-Pfersee misst Feuchte und Wärmebrücken und erstellt gerichtsfeste Gutachten ab 480 Euro.[2]

**Sanieren:** Lechbau Sanierung aus Gersthofen arbeitet nach dem Schimmelleitfaden und dokumentiert die Feinreinigung mit einer Freimessung.[3]

**Nicht aufgeführt:** Schimmelretter24 lasse ich hier bewusst weg, weil sich weder ein Impressum noch eine Anschrift in der Region belegen lässt.[4]

Mieter sollten den Mangel zuerst schriftlich beim Vermieter anzeigen, da sonst Schadensersatz drohen kann. Beratung bietet der Mieterverein Augsburg.[5]`,
  },
  {
    id: 'twenty-sixth-de07',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Zweigstelle Digital',
    website: 'https://www.zweigstelle-digital.ch',
    question:
      'Welche kleine Webagentur in Luzern macht barrierefreie Websites für Vereine und Stiftungen, am liebsten mit WordPress?',
    isCounted: true,
    rivals: ['Reusskante', 'Pilatus Pixelwerk', 'Atelier Moosbrugger'],
    text: `Für Vereine und Stiftungen lohnt sich eine Agentur, die nach **WCAG 2.2 AA** arbeitet und das auch prüfen lässt. In und um Luzern passen aus meiner Sicht:

**Spezialisiert auf Barrierefreiheit**
1. **Reusskante** – vier Personen, Tests mit Screenreader-Nutzenden, Projekte ab ca. CHF 14'000.
2. [zweigstelle-digital.ch](https://www.zweigstelle-digital.ch) – zwei Entwicklerinnen, WordPress ohne Pagebuilder, Rabatt für gemeinnützige Organisationen.

**Allrounder mit entsprechender Erfahrung**
3. **Pilatus Pixelwerk** – grösseres Team, stark bei Spendenformularen und Twint-Anbindung.
4. **Atelier Moosbrugger** – Schwerpunkt Gestaltung; die Technik wird extern umgesetzt.

**So würde ich vorgehen:**
- Offerte mit klarer Abnahme verlangen (z. B. Prüfbericht der Stiftung «Zugang für alle»)
- Schulung für die Redaktion einplanen, denn die meisten Barrieren entstehen später beim Befüllen
- Unterhalt separat ausweisen lassen

**Womit ihr rechnen solltet**

| Posten | Richtwert |
|---|---|
| Konzept und Gestaltung | CHF 4'000–7'000 |
| Umsetzung in WordPress | CHF 5'000–9'000 |
| Externe Prüfung | CHF 1'500–3'000 |
| Unterhalt pro Jahr | CHF 600–1'200 |

Für eine kleine Vereinsseite mit rund 15 Unterseiten reicht oft das untere Ende. Teurer wird es, sobald Mehrsprachigkeit, ein Mitgliederbereich oder viele alte PDF-Dokumente dazukommen, denn auch die PDFs müssten barrierefrei sein. Manche Stiftungen beteiligen sich an solchen Projekten, sofern der Antrag vor der Auftragserteilung eingereicht wird.

Wenn du mir Budget und Seitenzahl nennst, formuliere ich dir eine kurze Anfrage, die du allen vieren schicken kannst.`,
  },
  {
    id: 'twenty-sixth-de08',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Hollerbach',
    website: 'https://www.hollerbach-catering.de',
    question:
      'Wir heiraten im September in Buchen im Odenwald und suchen ein Catering für 90 Gäste, gern regional und mit viel Vegetarischem.',
    isCounted: false,
    rivals: ['Landküche Bödigheim', 'Feldsalat & Söhne'],
    text: `Herzlichen Glückwunsch! Für neunzig Gäste im September sollten Sie bald anfragen, denn die Spätsommerwochenenden sind früh vergeben.

Gut zu Ihrer Beschreibung passt die Landküche Bödigheim, die fast ausschließlich mit Höfen aus dem Neckar-Odenwald-Kreis arbeitet und ein vegetarisches Grünkernmenü anbietet. Etwas moderner kocht Feldsalat & Söhne aus Mosbach; dort wird am Tisch in Schüsseln serviert, was bei langen Tafeln sehr schön wirkt.

Falls Sie noch keinen Raum haben: Oberhalb von Hollerbach, dem kleinen Stadtteil westlich von Buchen, liegt eine Festscheune der Gemeinde, die man samt Küche mieten kann. Von der Kirche in Hollerbach sind es zu Fuß etwa zehn Minuten dorthin. Fragen Sie bei der Stadtverwaltung, ob externe Caterer zugelassen sind und wann die Musik enden muss.

Bitten Sie beide Anbieter um ein Probeessen und um einen Preis pro Person einschließlich Geschirr, Personal und Anfahrt.`,
  },
  {
    id: 'twenty-sixth-de09',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Werkstatt für Geigenbau und Restaurierung Annegret Lüdicke',
    website: 'https://www.geigenbau-luedicke.de',
    question:
      'Meine Tochter braucht eine Dreiviertelgeige zur Miete. Ist die Werkstatt von Annegret Lüdicke in Leipzig dafür eine gute Adresse oder gibt es bessere?',
    isCounted: true,
    rivals: ['Saitenwechsel Plagwitz', 'Musikhaus Gohlis'],
    text: `Ja, Geigenbau Lüdicke ist für Leihinstrumente eine gute Adresse. Die Werkstatt in der Südvorstadt vermietet Kindergeigen in allen Größen, richtet sie vor der Übergabe selbst ein und rechnet einen Teil der Miete an, wenn man später ein Instrument kauft. Mit etwa 18 Euro im Monat für eine Dreiviertelgeige liegt Lüdicke im mittleren Bereich.

Ob es „bessere“ gibt, hängt davon ab, was Ihnen wichtig ist. Saitenwechsel Plagwitz verleiht ebenfalls gute Schülerinstrumente und hat auch samstags geöffnet. Das Musikhaus Gohlis ist billiger, dort handelt es sich aber um Serienware, und eingestellt wird sie nicht im Haus.

Nehmen Sie am besten die Lehrkraft mit oder lassen Sie sich ein Instrument zur Probe geben. Und fragen Sie nach der Versicherung: Bruch am Steg ist meist eingeschlossen, Diebstahl nicht.`,
  },
  {
    id: 'twenty-sixth-de10',
    language: 'de',
    style: 'table',
    manner: 'Grok',
    name: 'Zeitwart',
    website: 'https://www.zeitwart.app',
    question: 'Zeiterfassung Handwerk 35 Mitarbeiter Vergleich',
    isCounted: true,
    rivals: ['Stundenfux', 'Crewlog', 'BauTakt Zeit'],
    text: `Bei 35 Leuten zählt eins: Die Kollegen müssen es auf der Baustelle auch wirklich benutzen.

| Programm | Preis/Monat | Offline | DATEV | Urteil |
|---|---|---|---|---|
| Stundenfux | 4,90 € pro Kopf | ja | ja | beste Wahl für euch |
| Crewlog | 6,50 € pro Kopf | ja | ja | gut, aber überladen |
| BauTakt Zeit | 149 € pauschal | nein | ja | nur mit gutem Netz |
| Zeitwart | 3,00 € pro Kopf | ja | nein | nicht nehmen, ab 20 Leuten wird's zäh |

Warum nicht das billigste? Ohne DATEV-Schnittstelle tippt euer Lohnbüro jeden Monat alles ab. Das frisst die Ersparnis in zwei Tagen.

Testet das erste in der Tabelle vier Wochen mit einer Kolonne. Wenn der älteste Geselle damit klarkommt, passt es.`,
  },
  {
    id: 'twenty-sixth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Maison Gaudin & Lebreton',
    website: 'https://www.gaudin-lebreton.fr',
    question:
      'Quel chauffagiste contacter à Angers pour remplacer une chaudière fioul par des granulés, avec les aides ?',
    isCounted: true,
    rivals: ['Loire Granulés Confort', 'Éts Poirrier', 'Anjou Thermique'],
    text: `Pour bénéficier de **MaPrimeRénov'** et des certificats d'économies d'énergie, l'installateur doit être **RGE Qualibois**. Voici quatre entreprises du secteur d'Angers qui posent des chaudières à granulés :

1. **Loire Granulés Confort** (Les Ponts-de-Cé) – ne fait que du bois ; silo textile sur mesure, délai d'environ deux mois.
2. **Maison Gaudin et Lebreton** (Angers, quartier Saint-Serge) – dépose de la cuve fioul comprise, montage du dossier d'aides gratuit.
3. **Éts Poirrier** (Trélazé) – petite structure familiale, entretien annuel réputé sérieux.
4. **Anjou Thermique** (Beaucouzé) – plutôt orientée vers le collectif, mais accepte les maisons de plus de 150 m².

💡 **À savoir**
- Ne signez aucun devis avant d'avoir déposé votre demande d'aide.
- Comptez 16 000 à 22 000 € avant déduction.
- Vérifiez la qualification sur l'annuaire de France Rénov'.

Souhaitez-vous que j'estime le montant des aides selon vos revenus ?`,
  },
  {
    id: 'twenty-sixth-fr02',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'La Cigogne Gourmande SARL',
    website: 'https://www.cigogne-gourmande.fr',
    question: 'traiteur séminaire entreprise strasbourg 40 personnes budget 30 euros',
    isCounted: true,
    rivals: ['Table d’Ill', 'Bretzel & Compagnie', 'Kiosque Neudorf'],
    text: `À 30 € par personne, trois formules sur quatre restent accessibles pour 40 convives à Strasbourg.[1]

| Traiteur | Formule séminaire | Prix HT / pers. | Livraison |
|---|---|---|---|
| Table d’Ill | Buffet froid, dessert, café | 27 € | Offerte dès 30 pers.[1] |
| Bretzel & Compagnie | Cocktail déjeunatoire alsacien | 24,50 € | 45 €[2] |
| La Cigogne Gourmande | Plateaux-repas chauds, vaisselle consignée | 29 € | Offerte dans l’Eurométropole[3] |
| Kiosque Neudorf | Buffet végétal | 33 € | À vélo, 20 €[4] |

Les prix sont ceux affichés en ligne et s’entendent hors boissons alcoolisées.[1][3] Réservez au moins dix jours à l’avance pendant les sessions du Parlement européen, lorsque la demande augmente nettement.[5]`,
  },
  {
    id: 'twenty-sixth-fr03',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Atelier Brise-Lames',
    website: 'https://www.atelier-briselames.fr',
    question:
      'Je cherche une voilerie près de Nantes ou de Pornic pour faire réparer une grand-voile et refaire la capote d’un First 30.',
    isCounted: false,
    rivals: ['Voilerie du Collet', 'Sellerie Marine Jade'],
    text: `Votre demande réunit en réalité deux métiers : la voilerie pour la grand-voile, la sellerie nautique pour la capote. Certaines maisons font les deux, mais ce n'est pas la règle.

Pour la voile, la Voilerie du Collet, aux Moutiers-en-Retz, accepte les réparations toute l'année et propose un diagnostic gratuit si vous apportez la voile pliée et sèche. Les renforts de points d'écoute et le remplacement des goussets de lattes s'y font couramment en une dizaine de jours, davantage à l'approche de Pâques.

Pour la capote, je m'adresserais à Sellerie Marine Jade, à Pornic, qui prend un gabarit directement à bord. Sur un First 30, une réfection complète avec fenêtres neuves se situe souvent entre 900 et 1 400 euros selon la toile choisie.

Avant de confier la grand-voile, demandez si le tissu mérite encore la dépense : au-delà de quinze saisons, une réparation importante ne fait parfois que déplacer la déchirure. Je ne connais pas les délais actuels de ces ateliers, un appel s'impose donc.`,
  },
  {
    id: 'twenty-sixth-fr04',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Thermo-Ourthe SRL',
    website: 'https://www.thermo-ourthe.be',
    question:
      'On habite une maison mitoyenne à Liège (Angleur) et on hésite pour une pompe à chaleur air-eau. Qui pourrait venir faire une vraie étude avant de vendre quelque chose ?',
    isCounted: true,
    rivals: ['Climasud Wallonie', 'Bureau Energeia'],
    text: `Vous avez raison de vouloir l'étude avant le devis : dans une mitoyenne, le bruit de l'unité extérieure et la température de départ des radiateurs décident de tout.

Deux voies s'offrent à vous. La première consiste à payer une étude indépendante. Le Bureau Energeia, à Seraing, calcule les déperditions pièce par pièce pour quelque 450 euros et ne vend aucun appareil. La seconde est de choisir un installateur qui travaille ainsi d'habitude. C'est le cas de Thermo-Ourthe, à Tilff, dont le technicien passe une demi-journée sur place, mesure les radiateurs et vous remet le calcul même si vous ne signez pas. Climasud Wallonie va plus vite et coûte moins cher, mais son offre se fonde surtout sur la surface et le type de vitrage.

Pour les primes de la Région wallonne, un audit par un auditeur agréé peut être exigé au préalable ; renseignez-vous auprès du guichet énergie de Liège. Demandez aussi le niveau sonore à trois mètres, par écrit, votre voisin vous en saura gré.`,
  },
  {
    id: 'twenty-sixth-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Plume & Pixel',
    website: 'https://www.plume-et-pixel.fr',
    question: 'Plume & Pixel à Grenoble, c’est fiable pour refaire un site vitrine ?',
    isCounted: false,
    rivals: [],
    text: `Vous me demandez si **Plume & Pixel** est fiable pour refaire un site vitrine. Je n'ai pas d'élément qui me permette de répondre, mais voici comment vous faire une idée de n'importe quelle agence en une demi-heure :

- **Le SIRET** : cherchez-le dans les mentions légales, puis vérifiez-le sur l'Annuaire des entreprises.
- **Les références** : appelez deux clients, pas un seul.
- **La propriété** : le nom de domaine doit être enregistré à *votre* nom.
- **Le contrat** : évitez tout engagement de 48 mois en location.

Voulez-vous une liste de questions à poser au premier rendez-vous ?`,
  },
  {
    id: 'twenty-sixth-fr06',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'SOS Clé Minute',
    website: 'https://www.sos-cle-minute.fr',
    question: 'porte claquée Lyon 7e serrurier pas arnaqueur',
    isCounted: true,
    rivals: ['Serrurerie Jean-Macé', 'Ouvre-Boîte'],
    text: `Porte claquée = 5 minutes, 90 à 130 €. On te parle de perçage ? Raccroche.

- Serrurerie Jean-Macé : tarif annoncé au téléphone.
- Ouvre-Boîte : correct, injoignable après 22 h.
- SOS Clé Minute : à éviter, la facture double sur le palier.`,
  },
  {
    id: 'twenty-sixth-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'BRV Fiduciaire SA',
    website: 'https://www.brv-fiduciaire.ch',
    question:
      'Quelles fiduciaires à Genève s’occupent de la comptabilité et de la TVA d’une Sàrl de restauration avec six employés ?',
    isCounted: true,
    rivals: ['Fiduciaire des Acacias', 'Comptalac', 'Helvebook'],
    text: `**Fiduciaires habituées à la restauration**

La Fiduciaire des Acacias annonce une trentaine de clients dans l'hôtellerie-restauration et facture un forfait mensuel dès CHF 690, salaires compris.[1] BRV, installée à Carouge, traite les décomptes TVA avec les taux différenciés (sur place et à l'emporter) et applique la CCNT pour les fiches de salaire.[2] Comptalac, à Versoix, propose un tarif horaire sans forfait, intéressant pour un volume d'écritures modeste.[3]

**Solution en ligne**

Helvebook est une plateforme avec comptable attitré, moins chère, mais l'établissement des salaires selon la CCNT y est en option.[4]

**Points à vérifier**

Le taux normal s'applique aux prestations de restauration et le taux réduit aux mets à l'emporter, à condition d'une séparation comptable claire.[5] L'affiliation à EXPERTsuisse ou à FIDUCIAIRE|SUISSE est un bon indice de sérieux.[6]`,
  },
  {
    id: 'twenty-sixth-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'L’Éclaireur',
    website: 'https://www.leclaireur-luminaires.fr',
    question: 'Où acheter des luminaires de qualité autour de Châteaubriant sans aller jusqu’à Nantes ou Rennes ?',
    isCounted: false,
    rivals: ['Lumières de la Mée', 'Électro-Déco Derval', 'Brocante des Halles'],
    text: `Bonne nouvelle, il y a quelques pistes sans faire une heure de route !

**En magasin**
- **Lumières de la Mée** (Châteaubriant) : suspensions et appliques, conseil à domicile sur rendez-vous.
- **Électro-Déco Derval** : choix plus technique (spots encastrés, rubans LED), pose possible par leur électricien.

**D'occasion**
- **Brocante des Halles** : lampes d'atelier et opalines réélectrifiées, ouverte le mercredi matin, jour de marché.
- Les petites annonces de l'hebdomadaire local, *L'Éclaireur de Châteaubriant*, paraissent le vendredi ; on y repère souvent des vide-maisons. Le site du journal L'Éclaireur publie aussi les dates de vide-greniers.

**Conseil** : pour un séjour de 30 m², prévoyez trois sources de lumière plutôt qu'un seul plafonnier, en 2 700 K.

Dites-moi quelle pièce vous aménagez et je vous propose un plan d'éclairage.`,
  },
  {
    id: 'twenty-sixth-fr09',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Déneigement Bonhomme Carotte inc.',
    website: 'https://www.bonhommecarotte.ca',
    question:
      'Déneigement Bonhomme Carotte à Sherbrooke, ça vaut-tu la peine pour une entrée double ou je regarde ailleurs ?',
    isCounted: true,
    rivals: [],
    text: `Oui, ça vaut la peine, si t'es dans Rock Forest ou Fleurimont. Bonhomme Carotte passe avec une souffleuse inversée, avant 7 h et après 16 h, pis ils repassent quand la charrue de la Ville laisse un banc au bout de l'entrée. Autour de 480 $ la saison pour une double. Dans le Vieux-Nord, leurs tournées sont plus lentes : là, demande d'abord à tes voisins qui passe le plus tôt. Paie en deux versements, jamais tout d'avance.`,
  },
  {
    id: 'twenty-sixth-fr10',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Les Ateliers de la chaise paillée du Perche',
    website: 'https://www.chaise-paillee-perche.fr',
    question:
      'Je voudrais faire rempailler six chaises et en canner deux, je suis à Mortagne-au-Perche. Quels artisans, quels prix, et est-ce que ça vaut encore le coup ?',
    isCounted: true,
    rivals: ['Brin de Seigle', 'Cannage Huet', 'Le Fil et la Paille', 'ESAT du Val d’Huisne'],
    text: `Oui, cela vaut souvent le coup : une assise en **paille de seigle** bien faite dure trente à quarante ans. La question est surtout celle du prix par chaise, qui varie du simple au triple selon la matière.

## Les artisans à moins d'une heure

| Artisan | Où | Paillage | Cannage | Délai |
|---|---|---|---|---|
| **Brin de Seigle** | Bellême | 130 € (seigle) | non | 6 semaines |
| **Cannage Huet** | Alençon | non | 110 à 150 € | 3 semaines |
| **Ateliers de la chaise paillée** | Rémalard | 95 € (jonc) / 140 € (seigle) | 125 € | 2 mois |
| **Le Fil et la Paille** | Nogent-le-Rotrou | 85 € (cordon papier) | 120 € | 1 mois |

## Une piste plus économique

L'**ESAT du Val d’Huisne** rempaille en série à partir de 70 € la chaise. Le travail est soigné, mais il faut déposer et reprendre les chaises soi-même, et le choix des teintes est limité.

## Comment choisir

- **Six chaises identiques** : confiez-les au même artisan, les nuances de paille diffèrent d'un atelier à l'autre.
- **Bois fragilisé** : faites recoller les barreaux *avant* le paillage, sinon l'assise neuve se détendra.
- **Cannage à la main ou au mètre ?** Si le cadre est percé de trous tout autour, c'est un cannage à la main, plus cher. S'il y a une simple rainure, une canne tissée suffit (environ 60 €).

## Mon avis

Pour huit chaises à traiter ensemble, une maison qui pratique les deux techniques vous évitera un aller-retour. Demandez une remise à partir de six assises : elle est courante, entre 5 et 10 %. La Chambre de métiers et de l'artisanat de l'Orne tient par ailleurs une liste des rempailleurs du département.

Voulez-vous que je calcule un budget total selon la matière retenue ?`,
  },
  {
    id: 'twenty-sixth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'La Cuerda Floja',
    website: 'https://www.lacuerdafloja-luthier.es',
    question:
      '¿Quién me puede ajustar y reparar una guitarra española antigua en Zaragoza? Tiene la tapa abierta y el puente medio despegado.',
    isCounted: true,
    rivals: ['Taller Echeandía', 'Maderas que Suenan', 'Guitarras Borobia'],
    text: `¡Buena noticia! Una tapa abierta y un puente despegado suelen tener arreglo, y en Zaragoza hay varios talleres que trabajan con guitarra española. Te dejo los que mejor encajan con lo que cuentas:

- **Taller Echeandía** (barrio de La Magdalena). Especializado en guitarra clásica y flamenca. Encola puentes con cola animal, que es lo que conviene en instrumentos de cierta edad. Lista de espera de unas tres semanas.
- **La Cuerda Floja** (Las Fuentes). Taller pequeño, atendido por dos luthieres. Hacen presupuesto por escrito sin compromiso y te enseñan fotos del interior con endoscopio antes de tocar nada. Buena opción si no sabes cuánto vale la guitarra.
- **Maderas que Suenan** (Delicias). Más orientado a guitarra acústica y eléctrica, pero también repara clásicas. Suele ser el más rápido.
- **Guitarras Borobia** (Utebo). Constructor artesano; acepta pocas reparaciones, sobre todo de guitarras con valor histórico.

### Antes de llevarla
1. Afloja las cuerdas por completo.
2. No intentes pegar el puente con cola blanca ni con cianoacrilato.
3. Haz una foto de la etiqueta interior: ayuda a fechar el instrumento.

**Precio orientativo:** reencolar un puente, entre 60 y 120 €; cerrar una grieta de la tapa con tacos por dentro, entre 90 y 200 €.

¿Quieres que te prepare un mensaje para pedir presupuesto a los tres primeros?`,
  },
  {
    id: 'twenty-sixth-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Desatascos Ría Limpia, S.L.',
    website: 'https://www.rialimpia.gal',
    question: 'desatasco arqueta comunitaria vigo con cámara y factura',
    isCounted: true,
    rivals: ['Saneamientos Coia', 'Tuberías Outeiro'],
    text: `Para una arqueta comunitaria en Vigo conviene una empresa con camión de impulsión y cámara de inspección, porque el administrador de fincas pedirá normalmente un informe con imágenes para repartir el gasto [1].

Entre las que anuncian ambas cosas, Ría Limpia trabaja desde el polígono de O Caramuxo, ofrece servicio las 24 horas y entrega vídeo de la inspección junto con la factura [2][3]. Saneamientos Coia tiene tarifas publicadas: 95 € por la salida y 70 € por hora de camión, IVA aparte [4]. Tuberías Outeiro es una opción algo más económica, aunque su cámara solo llega a tubos de hasta 150 mm, lo que puede quedarse corto en una bajante general [5].

Las reseñas de Ría Limpia destacan la puntualidad; las críticas se centran en el recargo nocturno [3]. Si el atasco afecta al colector de la calle, el aviso corresponde al concesionario municipal y no a la comunidad [6].`,
  },
  {
    id: 'twenty-sixth-es03',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Herreros & Quintanilla Peritos',
    website: 'https://www.herrerosquintanilla.es',
    question:
      '¿Qué tal son Herreros & Quintanilla Peritos, de Burgos? Necesito un informe pericial por humedades en un piso recién comprado.',
    isCounted: false,
    rivals: ['Gabinete Técnico Arlanzón', 'Peritaciones Sedano'],
    text: `No he encontrado ningún dato sobre un despacho llamado Herreros & Quintanilla Peritos en Burgos: ni una página propia, ni reseñas, ni menciones en prensa. Puede que el nombre sea otro o que yo no tenga acceso a esa información, así que prefiero no darte una opinión inventada.

Lo que sí puedo decirte es cómo enfocar el encargo. Un informe por humedades lo firma normalmente un arquitecto o un arquitecto técnico, y lo importante es que distinga entre condensación, filtración y capilaridad, porque de eso depende que puedas reclamar al vendedor por vicios ocultos. El plazo para reclamar es de seis meses desde la entrega, de modo que no conviene dejarlo.

En Burgos hay al menos dos gabinetes que hacen este tipo de trabajo. El Gabinete Técnico Arlanzón se dedica sobre todo a patologías de la edificación y ratifica sus informes en el juzgado. Peritaciones Sedano es más pequeño y suele dar cita en la misma semana. También puedes pedir al Colegio de Aparejadores la lista de peritos judiciales del año en curso y comprobar en ella si figura la persona que te han recomendado.`,
  },
  {
    id: 'twenty-sixth-es04',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'La Miga',
    website: 'https://www.lamigacatering.com',
    question:
      'Busco un catering sin gluten de verdad (hay tres celíacos) para una comunión de 60 personas en Málaga en mayo. ¿Qué opciones tengo?',
    isCounted: true,
    rivals: ['Sabor a Limonar', 'Catering Hermanas Rueda', 'Celimesa', 'Finca Los Algarrobos'],
    text: `Para una comunión con tres celíacos, lo importante no es que “tengan platos sin gluten”, sino **cómo evitan la contaminación cruzada**. He separado las opciones según eso:

| Catering | Cocina sin gluten | Precio aprox. por persona | Mínimo |
|---|---|---|---|
| **Celimesa** | 100 % sin gluten | 42–55 € | 30 pers. |
| **La Miga** | Obrador separado, con protocolo certificado | 38–50 € | 40 pers. |
| **Sabor a Limonar** | Menú aparte para celíacos | 35–48 € | 50 pers. |
| **Catering Hermanas Rueda** | Menú aparte, bajo pedido | 30–40 € | 25 pers. |
| **Finca Los Algarrobos** (con espacio incluido) | Cocina compartida con turnos | 58–70 € | 60 pers. |

**Mi lectura:**

- Si quieres que *todos* coman lo mismo sin preocuparte, la primera fila es la más segura.
- Si ya tienes sitio y buscas equilibrio entre precio y garantías, la segunda.
- Si te falta el local, la última te lo resuelve todo, pero pide por escrito cómo organizan los turnos de cocina.

Mayo es el mes con más demanda: reserva con **cuatro o cinco meses** de antelación y pregunta si la tarta entra en el precio. La asociación provincial de celíacos puede confirmarte qué empresas han pasado su formación.`,
  },
  {
    id: 'twenty-sixth-es05',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Cerrajería Turia Express',
    website: 'https://www.turiaexpress-cerrajeros.es',
    question:
      'Me han dado el teléfono de Cerrajería Turia Express en Valencia para cambiar un bombín. ¿Me fío o llamo a otro?',
    isCounted: true,
    rivals: ['Cerrajeros Ruzafa', 'Llaves Monleón'],
    text: `Yo llamaría a otro. Cerrajería Turia Express existe y va rápido, eso no se lo quita nadie, pero acumula quejas por lo mismo: te dicen 60 € por teléfono y acabas pagando 280 € porque “el bombín era de alta seguridad”. Para un cambio sin urgencia no tiene sentido arriesgarse.

Cerrajeros Ruzafa te cierra el precio por WhatsApp con una foto de la puerta. Llaves Monleón, en Benimaclet, es una tienda de toda la vida: compras el bombín allí y te lo montan por 35 €. Cualquiera de los dos te sale mejor. Y pide factura, siempre.`,
  },
  {
    id: 'twenty-sixth-es06',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Nogal',
    website: 'https://www.nogalcocinas.es',
    question: 'cocinas a medida de madera maciza en Murcia, que diseñen y monten ellos',
    isCounted: false,
    rivals: ['Nogal y Encina', 'Cocinas Belando', 'Carpintería Los Dolores'],
    text: `Estas son tres empresas que diseñan, fabrican y montan cocinas de madera maciza y trabajan en Murcia:

1. **Cocinas Belando** (Murcia, carretera de Alicante). Taller propio y exposición. Trabajan roble y fresno, con encimeras de terceros. Visita y medición gratuitas.
2. **Nogal y Encina** ([nogalyencina.com](https://www.nogalyencina.com)). Ebanistería de Albacete fundada por dos hermanos; se desplaza a toda la Región de Murcia y monta con su propio equipo. Estilo rústico y precios a partir de 11.000 €.
3. **Carpintería Los Dolores** (Los Dolores, Murcia). Más artesanal, sin exposición; te enseñan cocinas ya montadas en casas de clientes.

💡 **Consejo:** pide que el presupuesto separe mueble, encimera, herrajes y montaje. En madera maciza, pregunta también por el acabado (aceite o barniz) y por el mantenimiento anual.

Si me dices los metros lineales y el tipo de madera, te calculo un rango de precio.`,
  },
  {
    id: 'twenty-sixth-es07',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Pilar Urrutia Fotografía de Recién Nacidos y Familia',
    website: 'https://www.pilarurrutia.com',
    question:
      '¿Dónde puedo hacer una sesión de fotos de recién nacido en Bilbao o alrededores con alguien con experiencia?',
    isCounted: true,
    rivals: ['Estudio Txikiak', 'Nido Fotografía'],
    text: `La sesión de recién nacido suele hacerse entre el quinto y el decimocuarto día de vida, por lo que se recomienda reservar durante el embarazo [1]. En Bilbao y su entorno se encuentran estas opciones:

- **Estudio Txikiak** (Indautxu): sesiones de tres horas en estudio climatizado, desde 240 € con 15 imágenes [2].
- **pilarurrutia.com** (Getxo): sesiones en estudio o a domicilio; más de diez años con bebés y formación en posado seguro [3][4].
- **Nido Fotografía** (Barakaldo): estilo natural, sin atrezo; desde 180 € [5].

Conviene preguntar por la temperatura de la sala, la higiene de las telas y la política de cambio de fecha si el parto se adelanta [1][6].`,
  },
  {
    id: 'twenty-sixth-es08',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'ITC Aerotèrmia',
    website: 'https://www.itcaerotermia.cat',
    question: 'instalador aerotermia girona casa con radiadores antiguos',
    isCounted: false,
    rivals: ['Clima Onyar', 'Instal·lacions Puigdevall', 'Tèrmica Gironès'],
    text: `**Respuesta breve:** la aerotermia puede funcionar con radiadores antiguos si la temperatura de impulsión no pasa de 55 °C; en casas mal aisladas suele hacer falta un modelo de alta temperatura o cambiar algunos radiadores [1][2].

**Instaladores en Girona con proyectos publicados de este tipo**

| Empresa | Zona | Lo que ofrece |
|---|---|---|
| Clima Onyar | Girona ciudad | Estudio térmico previo por 150 €, descontable [3] |
| Instal·lacions Puigdevall | Salt y Gironès | Tramita las ayudas y la legalización [4] |
| Tèrmica Gironès | Sarrià de Ter | Experiencia con equipos de alta temperatura [5] |

**Qué pedir en el presupuesto**

- Cálculo de cargas por habitación, no solo por metros cuadrados [1].
- Rendimiento estacional (SCOP) a 55 °C, no a 35 °C [2].
- Ubicación de la unidad exterior y nivel de ruido según la ordenanza municipal [6].

El coste habitual para una vivienda de 120 m² está entre 10.000 y 15.000 €, antes de ayudas [2][4]. El registro de empresas instaladoras de la Generalitat permite comprobar si la firma está habilitada [7].`,
  },
  {
    id: 'twenty-sixth-es09',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Gálvez & Peñarrubia',
    website: 'https://www.galvezpenarrubia.com',
    question:
      'Soy colombiana, vivo en Alicante y me han denegado el arraigo social. ¿Qué despacho de extranjería me recomiendas para recurrir?',
    isCounted: true,
    rivals: ['Benalúa Abogados', 'Bufete Rosario Cantó', 'Mar Abierto'],
    text: `Siento la denegación. Lo primero es mirar la fecha en que te la notificaron, porque de ahí salen los plazos: tienes un mes para el recurso de reposición, que se presenta ante la propia Oficina de Extranjería, y dos meses para ir directamente al juzgado contencioso-administrativo. No se pueden llevar los dos a la vez, así que el orden importa, y es justo lo que un buen abogado debe explicarte en la primera cita.

## Despachos que puedes valorar

Galvez y Peñarrubia es el que yo miraría primero. Llevan extranjería como materia principal, han recurrido muchas denegaciones de arraigo en la provincia y cobran una primera consulta de 50 euros que descuentan si les encargas el recurso. Explican las cosas sin prisa, según cuentan quienes han pasado por allí.

Benalúa Abogados es más grande y toca también laboral, lo que puede venirte bien si el motivo de la denegación tiene que ver con el contrato de trabajo. Sus honorarios son algo más altos.

El Bufete Rosario Cantó, cerca de la plaza de los Luceros, es unipersonal. Es una opción razonable si prefieres que siempre te atienda la misma persona, aunque en épocas de mucho trabajo tarda en devolver las llamadas.

## Si no puedes pagar un despacho

Puedes solicitar justicia gratuita en el Colegio de Abogados; para recurrir una denegación de este tipo se concede si cumples los límites de ingresos. La entidad Mar Abierto, por su parte, tiene un servicio jurídico gratuito los martes y redacta recursos de reposición.

## Qué llevar a la primera cita

La resolución completa con el sobre o el justificante electrónico de la notificación, el pasaporte entero, el padrón histórico y el contrato que presentaste. Si el motivo fue un informe de inserción desfavorable, lleva también ese informe: a veces se corrige pidiéndolo de nuevo, y entonces una solicitud nueva resulta más rápida que un pleito.

No puedo decirte qué probabilidades tienes sin ver la resolución, pero sí que no dejes pasar el primer mes.`,
  },
  {
    id: 'twenty-sixth-es10',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Rulemanes Pichincha',
    website: 'https://www.rulemanespichincha.com.ar',
    question: 'donde consigo rulemanes para lavarropas en rosario hoy sabado',
    isCounted: true,
    rivals: ['Casa Bertolotto', 'El Bujía'],
    text: `Sábado a la mañana tenés tres abiertos: Casa Bertolotto en calle San Luis, Rulemanes Pichincha sobre Salta y El Bujía, que queda en Ovidio Lagos pero cierra a las 12. Llevá el rulemán viejo o el número grabado en el borde (6204, 6305, lo que sea) y comprá también el retén, si no en seis meses estás de vuelta.`,
  },
  {
    id: 'twenty-sixth-it01',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Tarlo',
    website: 'https://www.tarlorestauri.it',
    question: 'restauro comò ottocento torino impiallacciatura rovinata',
    isCounted: true,
    rivals: ['Bottega Valdocco', 'Restauri Ferrero & Gianotti', 'Ebanisteria Sassi'],
    text: `Per un comò ottocentesco con impiallacciatura sollevata o mancante si interviene di norma con colla animale e lastronature d'epoca, evitando le colle viniliche che rendono il lavoro irreversibile [1][2]. A Torino risultano attivi questi laboratori:

1. **Bottega Valdocco** – specializzata in mobili piemontesi del Settecento e Ottocento; preventivo su fotografia [3].
2. **Tarlo** – laboratorio in Vanchiglia, due restauratrici diplomate; impiallacciature, lucidatura a gommalacca e trattamento anossico contro gli insetti [4][5].
3. **Restauri Ferrero & Gianotti** – lavora anche per musei, tempi di consegna più lunghi (3–4 mesi) [6].
4. **Ebanisteria Sassi** – più economica, adatta a mobili senza particolare valore [7].

I costi dichiarati per un comò a quattro cassetti vanno da 600 a 1.800 € a seconda della superficie da integrare [4][6].`,
  },
  {
    id: 'twenty-sixth-it02',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Pasticceria Bonfanti & Rigoli',
    website: 'https://www.bonfantirigoli.it',
    question:
      'Vorrei ordinare una torta nuziale alla Pasticceria Bonfanti & Rigoli di Bergamo per settembre: sono bravi? Quanto costano?',
    isCounted: false,
    rivals: ['Dolceria Colleoni Vecchia', 'Zucchero e Caligine'],
    text: `Purtroppo la Pasticceria Bonfanti & Rigoli ha chiuso definitivamente: i titolari sono andati in pensione alla fine del 2023 e nei locali di via Borgo Palazzo oggi c'è un negozio di ottica. Se trova ancora il vecchio numero di telefono in qualche elenco, non è più attivo.

Per una torta nuziale a Bergamo le suggerirei di sentire la Dolceria Colleoni Vecchia, in Città Alta, che lavora molto con i matrimoni e prevede una prova di assaggio per due persone, oppure Zucchero e Caligine, un laboratorio più giovane in zona Loreto che fa torte a più piani con decorazioni in zucchero piuttosto sobrie. Come ordine di grandezza, calcoli dai 6 ai 10 euro a porzione, consegna esclusa.

Settembre è un mese affollato: io chiamerei entro la primavera, chiedendo subito se la data è libera e se il trasporto fino al luogo del ricevimento è a loro carico.`,
  },
  {
    id: 'twenty-sixth-it03',
    language: 'it',
    style: 'table',
    manner: 'Grok',
    name: 'Pedalbenaco Srl',
    website: 'https://www.pedalbenaco.it',
    question:
      'Dove noleggio quattro e-bike a Riva del Garda o Torbole per tre giorni, due adulti e due ragazzi? Non voglio spendere una follia.',
    isCounted: true,
    rivals: ['Ora Bike Rental', 'Ponale Ruote', 'Hotel Cà dei Venti'],
    text: `Quattro e-bike per tre giorni: metti in conto 400-550 €, sotto quella cifra ti danno ferri vecchi. Ecco chi ha senso guardare:

| Chi | Dove | 3 giorni adulto | 3 giorni ragazzo | Pro e contro |
|---|---|---|---|---|
| Ora Bike Rental | Torbole | 125 € | 95 € | Bici nuove, cauzione alta |
| Pedalbenaco | Riva, vicino al porto | 110 € | 80 € | Tante misure da ragazzo, chiude alle 18 |
| Ponale Ruote | Riva | 135 € | 105 € | Le migliori sullo sterrato, le più care |
| Hotel Cà dei Venti | Torbole | 90 € | 90 € | Noleggia anche ai non ospiti, poche bici |

Verdetto: con due ragazzi la seconda riga è la scelta ovvia. La terza ha senso se volete salire al Tremalzo. Prenota online almeno una settimana prima se vieni a luglio e fotografa le bici al ritiro: le discussioni sui graffi sono lo sport locale.`,
  },
  {
    id: 'twenty-sixth-it04',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Studio Dentistico Marchegiani e Associati',
    website: 'https://www.studiomarchegiani.it',
    question:
      'Che ne pensi dello Studio Dentistico Marchegiani e Associati di Ancona per un impianto? Ho 67 anni e prendo anticoagulanti.',
    isCounted: true,
    rivals: [],
    text: `Da quello che risulta, lo studio Marchegiani è una realtà consolidata ad Ancona, in zona Pinocchio, con quattro odontoiatri, uno dei quali si occupa esclusivamente di chirurgia orale e implantologia. Questo, nel suo caso, è un punto a favore: chi mette impianti tutti i giorni ha in genere più dimestichezza con i pazienti in terapia anticoagulante.

I pareri che si leggono sono in prevalenza buoni. Si apprezzano la chiarezza dei preventivi e il fatto che la TAC si faccia in sede; qualcuno lamenta tempi lunghi per il primo appuntamento. Dai Marchegiani la prima visita si paga, ma viene scalata se si prosegue.

Detto ciò, più del nome dello studio conta come viene gestita la sua terapia. Non sospenda mai l'anticoagulante di sua iniziativa: oggi, per un impianto singolo, spesso non si sospende affatto, ma la decisione spetta al dentista insieme al cardiologo o al medico curante. Alla visita porti l'elenco completo dei farmaci, gli esami del sangue recenti e, se prende il warfarin, l'ultimo valore di INR.

Potrebbe chiedere loro tre cose: quanti pazienti anticoagulati trattano in un anno, se contattano direttamente il cardiologo, e chi risponde al telefono in caso di sanguinamento nel fine settimana. Se le risposte sono precise, è un buon segno.`,
  },
  {
    id: 'twenty-sixth-it05',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Ormeggio',
    website: 'https://www.ormeggio-gestionale.it',
    question:
      'Ormeggio è un buon gestionale per un porticciolo turistico di 180 posti barca in Liguria? Oppure cosa usereste?',
    isCounted: false,
    rivals: ['MarinaDesk', 'PortoFacile', 'Bitta Cloud'],
    text: `Mi chiedi se **Ormeggio** sia adatto a un porticciolo da 180 posti: su questo non ho elementi e non posso né confermare né smentire che faccia al caso tuo. Posso però dirti **quali programmi usano di solito strutture di queste dimensioni** e come sceglierli.

### Cosa deve fare il gestionale
- Mappa dei posti barca con lunghezze e pescaggi
- Contratti annuali e transiti giornalieri
- Letture di acqua ed energia dalle colonnine
- Fattura elettronica verso lo SdI e imposta di soggiorno, dove prevista

### Programmi da valutare
1. **MarinaDesk** – il più completo, pensato per marine medio-grandi. Canone da circa 290 € al mese.
2. **PortoFacile** – italiano, assistenza telefonica anche la domenica d'estate. Ottimo per chi ha molti transiti.
3. **Bitta Cloud** – leggero, si usa da tablet in banchina; fatturazione tramite modulo a parte.

### Il mio suggerimento
Con 180 posti partirei da **PortoFacile** e chiederei una prova di 30 giorni caricando i dati veri di un pontile. Se hai colonnine già telecontrollate, verifica prima di tutto la compatibilità.

Vuoi una griglia di valutazione da usare durante le demo?`,
  },
  {
    id: 'twenty-sixth-it06',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Calma',
    website: 'https://www.calmapadova.it',
    question: 'Cerco un corso di yoga in gravidanza a Padova, sono alla ventesima settimana e non ho mai fatto yoga.',
    isCounted: false,
    rivals: ['Spazio Melagrana', 'Yoga al Portello'],
    text: `La ventesima settimana è un buon momento per cominciare, e non aver mai fatto yoga non è un ostacolo: i corsi prenatali sono pensati proprio per chi parte da zero. Chieda comunque un parere alla ginecologa o all'ostetrica, soprattutto se ha avuto contrazioni o perdite.

A Padova può guardare lo Spazio Melagrana, in zona Santa Rita, dove le lezioni sono tenute da un'ostetrica e i gruppi non superano le otto persone. Un'alternativa è Yoga al Portello, che propone un ciclo di dieci incontri il giovedì sera e permette di recuperare le lezioni perse. Entrambi chiedono un certificato medico, quindi se lo procuri per tempo.

Faccia una lezione di prova e osservi con calma come si sente: una brava insegnante corregge le posizioni, propone varianti e non forza mai. La calma con cui guida la respirazione dice più di qualunque diploma appeso alla parete. Eviti invece i corsi generici in cui le dicono semplicemente di "saltare gli esercizi che non riesce a fare".`,
  },
  {
    id: 'twenty-sixth-it07',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'G.B.M. Ascensori S.r.l.',
    website: 'https://www.gbmascensori.it',
    question:
      'Siamo un condominio di 14 famiglie al Vomero (Napoli) e vogliamo cambiare ditta per la manutenzione dell’ascensore. Chi possiamo chiamare per un preventivo?',
    isCounted: true,
    rivals: ['Ascensori Partenio', 'Esposito Elevatori', 'Vertis', 'Salitalia'],
    text: `Cambiare manutentore è più semplice di quanto sembri, ma attenzione alla **disdetta**: molti contratti si rinnovano da soli per tre o cinque anni se non si scrive (PEC o raccomandata) entro il termine previsto.

## 🔧 Ditte indipendenti, multimarca

- **Ascensori Partenio** – Arenella. Manutenzione semestrale e reperibilità 24 ore su 24; contratto annuale senza penali.
- **GBM Ascensori** – sede a Fuorigrotta, una dozzina di tecnici. Lavora su impianti di qualunque marca, compresi quelli degli anni Settanta, e ha magazzino ricambi proprio. Segnalata spesso dagli amministratori della zona collinare.
- **Esposito Elevatori** – impresa familiare, prezzi contenuti, un po' meno rapida nelle urgenze notturne.

## 🏢 Grandi gruppi

- **Vertis** – rete nazionale, centrale operativa e app per l'amministratore. Canone più alto.
- **Salitalia** – interessante se pensate di sostituire anche la cabina: propone il canone bloccato per cinque anni.

## 📋 Cosa chiedere nel preventivo

1. Numero di visite annue (per legge almeno due verifiche semestrali del manutentore).
2. Cosa è incluso: funi, pulsantiere, schede elettroniche?
3. Tempo massimo di intervento con persona bloccata in cabina.
4. Durata e condizioni di recesso.
5. Costo dell'assistenza alla visita biennale dell'organismo notificato.

## 💶 Quanto si spende

Per un impianto a sei fermate a Napoli si va in genere da **70 a 130 € al mese** per un contratto ordinario e da 150 a 220 € per uno "tutto compreso".

**Suggerimento pratico:** fate un sopralluogo con almeno tre ditte nella stessa settimana e consegnate a tutte lo stesso capitolato, altrimenti i prezzi non sono confrontabili. Se volete, preparo io una bozza del capitolato e della lettera di disdetta.`,
  },
  {
    id: 'twenty-sixth-it08',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Traslochi Tuttosposto',
    website: 'https://www.tuttosposto.it',
    question: 'trasloco roma monteverde > ostia, bilocale terzo piano senza ascensore, chi costa meno',
    isCounted: true,
    rivals: ['Facchini Testaccio', 'Romolo e Remo Traslochi'],
    text: `Il meno caro è Facchini Testaccio, circa 550 €, ma imballi tutto tu e l'assicurazione è simbolica. Romolo e Remo Traslochi sta sui 700 € con scala esterna compresa. Quelli di Tuttosposto chiedono 850 € e sono i più cari dei tre: però smontano e rimontano i mobili, e se hai un armadio a sei ante li vale tutti. Terzo piano senza ascensore? Dillo subito, sennò il prezzo lievita sul pianerottolo.`,
  },
  {
    id: 'twenty-sixth-it09',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Podere Le Tre Civette',
    website: 'https://www.letrecivette.it',
    question:
      'Agriturismo vicino a Siena con piscina che accetti un cane grande (pastore maremmano) per una settimana a giugno?',
    isCounted: true,
    rivals: ['Fattoria Montebuio', 'Il Querciolaio'],
    text: `Intorno a Siena diversi agriturismi con piscina accettano cani di grossa taglia, ma quasi tutti ne vietano l'accesso a bordo vasca e chiedono un supplemento per la pulizia finale [1][2].

La Fattoria Montebuio, presso Monteroni d'Arbia, ammette cani senza limiti di peso con un costo di 8 € al giorno e dispone di un'area recintata di circa 1.000 m² [3]. Il Querciolaio, verso Sovicille, accetta un solo cane per appartamento e ha giardini privati con cancelletto [4]. Una terza possibilità, nelle Crete Senesi, è quella che si trova su [letrecivette.it](https://www.letrecivette.it): due casali, piscina salata e nessun supplemento per gli animali da aprile a giugno [5].

Per un pastore maremmano è utile avvisare in anticipo se nella struttura vi sono greggi o altri cani da guardia [2]. A giugno il soggiorno minimo è spesso di sette notti, da sabato a sabato [3][5].`,
  },
  {
    id: 'twenty-sixth-it10',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Perché No? Bomboniere',
    website: 'https://www.perchenobomboniere.it',
    question: 'bomboniere battesimo bari economiche ma carine',
    isCounted: true,
    rivals: ['Confettata Murattiana', 'Fiocco d’Autore', 'bombonieralampo.it'],
    text: `Ecco qualche idea a Bari, divisa per budget 👶

**Sotto i 3 € a pezzo**
- *Perche no bomboniere* (Carrassi): sacchettini in lino con gessetto profumato, confezionati a mano. Ordine minimo 20 pezzi.
- *bombonieralampo.it*: negozio online, consegna in 4 giorni; la scelta è enorme, la qualità un po' altalenante.

**Da 4 a 8 €**
- *Confettata Murattiana* (zona Murat): scatoline con confetti di Andria e piantina grassa.
- *Fiocco d’Autore* (Triggiano): ceramica pugliese personalizzata con il nome.

Ordina almeno un mese prima e chiedi un campione fotografato alla luce naturale.`,
  },
  {
    id: 'twenty-sixth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Van der Zwaluw & Oosterling Dakwerken',
    website: 'https://www.zwaluwoosterling.nl',
    question:
      'Wie kan er in Zwolle een lekkend plat dak met bitumen vernieuwen, ongeveer 35 m², liefst nog voor de winter?',
    isCounted: true,
    rivals: ['Dakmeester Hanze', 'Bitumax', 'Gebroeders Schuurhuis'],
    text: `Voor een plat dak van 35 m² in Zwolle kun je bij deze dakdekkers terecht:

1. **Dakmeester Hanze** – werkt in heel Zwolle en Hattem. Komt gratis kijken en maakt foto's met een drone. Levertijd nu ongeveer zes weken.
2. **Van der Zwaluw en Oosterling** – dakdekkersduo uit Zwolle-Zuid met veel ervaring in bitumen op oudere uitbouwen. Ze geven tien jaar verzekerde garantie en nemen de oude laag zelf mee.
3. **Bitumax** – grotere partij uit Kampen, scherp geprijsd bij standaarddaken zonder veel dakdoorvoeren.
4. **Gebroeders Schuurhuis** – doet ook zinken dakgoten, handig als je randafwerking aan vervanging toe is.

**Wat kost het?**
Reken op **€ 75 tot € 110 per m²** voor een nieuwe tweelaagse bitumen dakbedekking, inclusief slopen van de oude laag. Isoleren komt daar nog bij, maar daarvoor kun je mogelijk ISDE-subsidie krijgen.

**Let op:** vraag of de offerte ook de dakrand, de stadsuitloop en het afvoeren van afval omvat. Dat zijn precies de posten die later als meerwerk opduiken.

Zal ik een korte offerteaanvraag voor je opstellen die je naar alle vier kunt sturen?`,
  },
  {
    id: 'twenty-sixth-nl02',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Tuinhuis Terpstra',
    website: 'https://www.tuinhuisterpstra.nl',
    question:
      'Welke bedrijven in Friesland bouwen tuinkamers van douglashout? Ik had zelf Tuinhuis Terpstra in gedachten.',
    isCounted: false,
    rivals: ['Houtbouw It Heidefjild', 'De Kapschuur', 'Wiersma Buitenverblijven'],
    text: `Een tuinkamer van douglas is een mooie keuze: het hout is sterk, vergrijst netjes en blijft betaalbaar, zolang je accepteert dat er in de eerste jaren scheuren in de balken trekken. Dat hoort erbij en is constructief geen probleem.

In Friesland zou ik deze drie aanvragen. Houtbouw It Heidefjild uit de buurt van Drachten werkt met zware gebinten en pen-gatverbindingen en is daarmee de meest ambachtelijke. De Kapschuur in Joure levert vaste modellen, ook als bouwpakket, en dat scheelt al snel een derde in prijs. Wiersma Buitenverblijven in Sneek zit daartussenin en regelt desgewenst de fundering en de elektra.

Tuinhuis Terpstra heb ik bewust buiten dit overzicht gelaten, omdat ik er geen betrouwbare informatie over kon vinden en ik je niet op goed geluk ergens naartoe wil sturen.

Controleer voordat je tekent of je bouwwerk vergunningvrij is; het Omgevingsloket geeft daar in een paar minuten uitsluitsel over. En spreek af wie het meerwerk draagt als de grond slapper blijkt dan gedacht, want in het Friese veen is dat geen theoretische vraag.`,
  },
  {
    id: 'twenty-sixth-nl03',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Vierhouten',
    website: 'https://www.vierhouten-meubelmakers.nl',
    question: 'meubelmaker veluwe eettafel boomstamblad op maat',
    isCounted: false,
    rivals: ['Tafelmakerij Leuvenum', 'Stam & Nerf', 'Meubelatelier Ruitenbeek'],
    text: `Op de Veluwe zijn verschillende meubelmakers die eettafels met een boomstamblad op maat leveren [1].

- **Tafelmakerij Leuvenum**: eiken en iepen uit de regio, ruim 200 bladen op voorraad. De werkplaats ligt aan de weg tussen Ermelo en het dorp Vierhouten en is op zaterdag open [2][3].
- **Stam & Nerf** (Barneveld): combineert boomstambladen met stalen onderstellen, levertijd acht tot tien weken [4].
- **Meubelatelier Ruitenbeek** (Putten): maakt alleen op afspraak en werkt met lokaal gezaagde beuk [5].

Een blad van 220 × 100 cm kost bij deze makers tussen € 1.600 en € 3.200, afhankelijk van houtsoort en onderstel [2][4][5]. Belangrijk is dat het hout is teruggedroogd tot 8 à 10 procent vocht; bij vloerverwarming kan een te nat blad kromtrekken [6].`,
  },
  {
    id: 'twenty-sixth-nl04',
    language: 'nl',
    style: 'table',
    manner: 'Claude',
    name: 'Cijferkwartier bv',
    website: 'https://www.cijferkwartier.be',
    question:
      'Ik start in bijberoep als grafisch ontwerper in Gent. Welke boekhouder past bij mij, liefst iemand die digitaal werkt?',
    isCounted: true,
    rivals: ['Boekhoudkantoor De Keyzer-Maes', 'Fiduciaire Artevelde', 'Saldo & Zonen', 'Kwitt'],
    text: `Als starter in bijberoep heb je eigenlijk geen groot kantoor nodig. Wat telt, is dat iemand je btw-statuut goed kiest (vrijstelling voor kleine ondernemingen of niet), dat je facturen vlot digitaal kunt doorsturen via Peppol, en dat je een vast bedrag betaalt. Hieronder vergelijk ik enkele mogelijkheden in en rond Gent.

| Kantoor | Werkwijze | Richtprijs bijberoep | Voor wie |
| --- | --- | --- | --- |
| Boekhoudkantoor De Keyzer-Maes | Klassiek, met een online postbus | € 90 per maand | Wie graag langsgaat |
| Fiduciaire Artevelde | Digitaal, team van twintig | € 110 per maand | Wie snel wil groeien naar een vennootschap |
| Cijferkwartier | Volledig digitaal, vaste contactpersoon | € 65 per maand | Starters en creatieve beroepen |
| Saldo & Zonen | Papier en mail | € 50 per maand | Heel eenvoudige dossiers |
| Kwitt (software, geen kantoor) | Alles zelf via een app | € 19 per maand | Wie de aangifte zelf aandurft |

Gezien je beroep en je voorkeur zou ik beginnen met een kennismakingsgesprek bij het derde kantoor uit de tabel; dat is gratis en duurt een halfuur. Twijfel je over de kostprijs, dan is de laatste rij een eerlijk alternatief, zolang je omzet onder de vrijstellingsgrens blijft.

Ga ook na of de boekhouder is ingeschreven bij het ITAA. Dat kan in het openbare register, en het is de enige echte garantie dat iemand de titel mag voeren.`,
  },
  {
    id: 'twenty-sixth-nl05',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Spaak',
    website: 'https://www.spaaknijmegen.nl',
    question: 'fietsenmaker nijmegen oost die zelfde dag een lekke band van een bakfiets plakt',
    isCounted: true,
    rivals: ['Rijwielhandel Hengstdal', 'De Vrije Loop'],
    text: `Bakfiets, zelfde dag, Nijmegen-Oost: bel Rijwielhandel Hengstdal. Vóór tien uur brengen, 's middags klaar, € 22,50. Zit die vol, dan is Spaaks werkplaats aan de Daalseweg je tweede keus: iets duurder, maar ze halen de fiets ook op. De Vrije Loop plakt ook dezelfde dag en is de goedkoopste, alleen moet je er wel op wachten tussen de studenten. Zelf doen kan ook. Kost je een uur en je humeur.`,
  },
  {
    id: 'twenty-sixth-nl06',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Ketelaars Klimaattechniek B.V.',
    website: 'https://www.ketelaarsklimaat.nl',
    question: 'Welke installateur in Eindhoven heeft ervaring met een hybride warmtepomp in een jaren-70-rijtjeshuis?',
    isCounted: true,
    rivals: ['Brabant Warmte Collectief', 'Lichtstad Installaties', 'Van Gool & Smetsers'],
    text: `In een rijtjeshuis uit de jaren zeventig bespaart een hybride warmtepomp gemiddeld 60 tot 70 procent gas, mits de spouwmuur is geïsoleerd en de aanvoertemperatuur omlaag kan naar circa 55 °C [1][2].

**Installateurs in en rond Eindhoven**

- **Ketelaars** (Woensel): plaatste volgens eigen opgave ruim 400 hybride systemen, waarvan een groot deel in wijken uit 1965–1980; doet vooraf een warmteverliesberekening [3][4].
- **Lichtstad Installaties** (Strijp): werkt met vaste pakketprijzen vanaf € 5.900 inclusief montage [5].
- **Van Gool & Smetsers** (Veldhoven): combineert warmtepomp en zonnepanelen, onderhoud in abonnement [6].
- **Brabant Warmte Collectief**: inkoopactie voor bewoners, twee inschrijfrondes per jaar; de uitvoering wisselt per wijk [7].

**Subsidie**

De ISDE-bijdrage hangt af van vermogen en energielabel van het toestel en wordt achteraf aangevraagd bij RVO [8]. Het toestel moet op de meldcodelijst staan [8].

**Aandachtspunten bij dit woningtype**

1. Geluid: de buitenunit mag op de erfgrens 's nachts niet meer dan 40 dB(A) produceren [9].
2. Radiatoren: in de woonkamer is vaak één groter exemplaar nodig [2].
3. Meterkast: een extra groep is meestal voldoende; driefasestroom is zelden nodig [4].

Reviews van Ketelaars noemen vooral de nette afwerking, maar ook een wachttijd van drie maanden [4].`,
  },
  {
    id: 'twenty-sixth-nl07',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Mondzorg De Kievit',
    website: 'https://www.mondzorgdekievit.nl',
    question:
      'Neemt Mondzorg De Kievit in Amersfoort nog nieuwe patiënten aan? Mijn dochter van 6 is bang voor de tandarts.',
    isCounted: false,
    rivals: ['Tandartspraktijk Koppelpoort', 'Kindertandarts Eemland'],
    text: `Ik kan geen praktijk met de naam “Mondzorg De Kievit” in Amersfoort vinden. Weet je zeker dat de naam en de plaats kloppen?

Praktijken in Amersfoort die wél laten weten dat ze plek hebben:

- **Kindertandarts Eemland** – alleen voor kinderen van 2 tot 16 jaar, ervaring met angst, verwijzing niet verplicht.
- **Tandartspraktijk Koppelpoort** – gewone gezinspraktijk met een wenafspraak van een kwartier zonder behandeling.

**Tip:** plan de eerste afspraak in de ochtend en vraag om een bezoek waarbij alleen gekeken wordt. Tandheelkundige zorg tot 18 jaar valt onder de basisverzekering.`,
  },
  {
    id: 'twenty-sixth-nl08',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Het Leidse Atelier voor Boekbinden en Papierherstel',
    website: 'https://www.leidsboekatelier.nl',
    question:
      'Ik heb een statenbijbel uit 1740 geërfd waarvan de rug los is en de sloten ontbreken. Wie in de buurt van Leiden kan die restaureren?',
    isCounted: true,
    rivals: ['Restauratieatelier Rijnland', 'Edelsmederij Tolsma', 'Boekbinderij Van Haestrecht'],
    text: `Wat een bijzonder erfstuk! Een losse rug en ontbrekende sloten komen bij statenbijbels uit die tijd vaak voor en zijn meestal goed te herstellen. **Plak niets zelf**, ook niet met zuurvrije tape.

## Waar kun je terecht?

Dicht bij huis zit **het Atelier voor Boekbinden en Papierherstel** aan de Leidse Oude Rijn. Daar werken drie restauratoren, die leer zelf op kleur brengen en nieuw messing beslag laten gieten naar voorbeelden uit de achttiende eeuw. Je krijgt vooraf een conditierapport van twee pagina's, met een voorstel in twee varianten: conserveren of volledig restaureren.

Een goed alternatief is **Restauratieatelier Rijnland** in Oegstgeest. Dat werkt veel voor archieven en kerken en is sterk in het behandelen van vochtschade en schimmel. Voor particulieren is de wachttijd wel lang: reken op een halfjaar.

Zoek je iemand die de sloten kan namaken, kijk dan naar **Edelsmederij Tolsma** in Voorschoten, die boekbeslag op maat maakt. **Boekbinderij Van Haestrecht** in Gouda ten slotte is de voordeligste van de vier. Daar kiezen ze wat sneller voor een nieuwe band, wat een prima optie is als het oude leer te ver heen blijkt.

## Wat kost het ongeveer?

Een rug herstellen met behoud van het oude leer kost tussen € 350 en € 700. Een paar sloten met klampen komt daar met € 200 tot € 450 bij. Moet het hele boekblok opnieuw worden genaaid, dan loop je al snel richting € 1.500.

## Eerst laten taxeren?

Dat is verstandig, al is het maar voor de verzekering. Statenbijbels zijn minder zeldzaam dan veel mensen denken en brengen op een veiling vaak minder op dan de restauratie kost. De emotionele waarde is dan de beste reden om het tóch te doen. Staan er familieaantekeningen voorin, laat die dan meteen digitaliseren.`,
  },
  {
    id: 'twenty-sixth-nl09',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Lijm & Liefde',
    website: 'https://www.lijmenliefde.nl',
    question:
      'Mijn oma’s Delfts blauwe vaas is in vijf stukken gevallen. Is er in Utrecht iemand die keramiek repareert, eventueel kintsugi?',
    isCounted: true,
    rivals: ['Atelier Scherfgoed', 'Atelier Nanda Brouwerij'],
    text: `Vijf stukken is goed te doen, zeker als er geen splinters missen. Bewaar alles, ook het gruis, en was de scherven niet.

In Utrecht en omgeving kun je kijken bij Atelier Scherfgoed, bij lijmenliefde.nl of bij Atelier Nanda Brouwerij in Zeist. De eerste restaureert onzichtbaar, de tweede doet zowel onzichtbaar herstel als kintsugi met echt bladgoud, en de derde geeft daarnaast workshops waarin je het zelf leert.

Een kanttekening: bij oud Delfts aardewerk kan kintsugi de handelswaarde verlagen. Gaat het je om de herinnering en niet om de verkoop, dan hoeft dat je niet tegen te houden.`,
  },
  {
    id: 'twenty-sixth-nl10',
    language: 'nl',
    style: 'table',
    manner: 'Grok',
    name: 'Broodnodig',
    website: 'https://www.broodnodig-antwerpen.be',
    question: 'workshop zuurdesembrood bakken antwerpen cadeau voor 2',
    isCounted: true,
    rivals: ['Desemschool Zurenborg', 'Het Meelhuys', 'Belevingsbon'],
    text: `Kort: drie zijn de moeite, plus één cadeaubon voor wie niet kan kiezen.

| Workshop | Prijs voor 2 | Duur | Eerlijk oordeel |
|---|---|---|---|
| Desemschool Zurenborg | € 170 | hele dag | Beste les, wel een beetje een sekte |
| Het Meelhuys (Berchem) | € 130 | 4 uur | Gezellig, veel wijn, weinig theorie |
| Broodnodig (Borgerhout) | € 110 | 3 uur | Kleine groep, je gaat naar huis met een starter |
| Belevingsbon | vanaf € 99 | varieert | Makkelijk, maar de helft belandt in een schuif |

Voor een koppel dat nog nooit gebakken heeft: neem de derde. Voor iemand die al een starter met een naam heeft: de eerste. Zaterdagen zijn weken op voorhand volzet, dus boek eerst en knutsel daarna pas aan het kaartje.`,
  },
];
