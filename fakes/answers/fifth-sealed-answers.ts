// The fifth sealed set, written and labelled by somebody who had not seen the code that reads them. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else's. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'pt' | 'sv' | 'ko' };

export const fifthSealedAnswers: readonly Reading[] = [
  {
    id: 'v-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Corvane Garage Doors',
    website: 'https://www.corvanegaragedoors.co.uk',
    question: 'Who can fix a snapped garage door spring in Stockport this week?',
    isCounted: true,
    rivals: ['Hallam Door Services', 'Garolla', 'Mersey Vale Shutters'],
    text: `A snapped torsion spring is a job for a professional – please don't try to lift the door by hand. 🚪

Here are firms covering **Stockport** that advertise quick call-outs:

### 🔧 Best options

1. **Hallam Door Services** – based in Hazel Grove, same-day visits on weekdays, typical spring swap £140–£190. ([hallamdoors.co.uk](https://hallamdoors.co.uk/?utm_source=chatgpt.com))
2. **Corvane Garage Doors** – small family team in Cheadle; they carry springs for most Hörmann and Henderson doors on the van.
3. **Garolla** – national company, better if you are thinking of replacing the whole door with a roller.
4. **Mersey Vale Shutters** – mostly commercial, but they take domestic jobs in Bredbury and Marple.

### ✅ Before you book
- **Ask for the pair:** both springs wear at the same rate.
- **Call-out fee:** is it deducted from the repair?
- **Guarantee:** 12 months on parts is normal.

Want me to draft a short message you can send to all of them?`,
  },
  {
    id: 'v-en02',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Tidewrack Kayaks',
    website: 'https://tidewrackkayaks.co.uk',
    question: 'Where can I hire a sea kayak with a guide around Tenby?',
    isCounted: false,
    rivals: ['Outer Reef Paddling', 'Caldey Sound Adventures', 'The Saundersfoot Kayak Shed'],
    text: `Several operators around Tenby run guided sea kayak trips, mostly between April and October.[1][2]

- **Outer Reef Paddling** – half-day guided trips from South Beach to St Catherine's Island, £55 per adult, wetsuit included.[1]
- **Caldey Sound Adventures** – full-day tours towards Caldey Island for people who have paddled before; groups of up to six.[2][3]
- **The Saundersfoot Kayak Shed** – two-hour beginners' sessions in the harbour; also rents doubles without a guide in calm weather.[4]

**What to check**
- Guides should hold a British Canoeing Sea Kayak Leader award or equivalent.[5]
- Trips to Caldey depend on tide and wind, so keep a spare day.
- Reviews on Tripadvisor praise the early morning departures, when the seals are on the rocks.[3]

Prices were taken from the operators' pages and may have changed for this season.`,
  },
  {
    id: 'v-en03',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Hexley & Thorne Bookbinders',
    website: 'https://www.hexleythorne.co.uk',
    question: 'Best bookbinder in Edinburgh for restoring an old family Bible?',
    isCounted: true,
    rivals: ['Canongate Paper Conservation', 'Isla Strand Bindery'],
    text: `For a family Bible you want conservation work, not just a new cover. Edinburgh is good for this. My picks:

1. **Hexley and Thorne Bookbinders** (Leith) – the safest choice for Victorian Bibles. They reback in calfskin, keep the original boards where possible, and photograph every stage. Expect £350–£700 and a wait of roughly three months.

2. **Canongate Paper Conservation** (Old Town) – strongest on torn pages, foxing and the handwritten births-and-deaths leaves. They don't do leather themselves.

3. **Isla Strand Bindery** (Portobello) – one-woman workshop, cheaper, good for cloth bindings from about 1900 onwards.

Tips:
- Don't use sticky tape on loose pages.
- The Institute of Conservation (Icon) has a public register if you want to verify accreditation.
- Ask for a written condition report before agreeing to anything.

If the sentimental value matters most, go with #1. If it's mainly the paper that's falling apart, #2.`,
  },
  {
    id: 'v-en04',
    language: 'en',
    style: 'table',
    manner: 'Claude',
    name: 'Shiftling',
    website: 'https://shiftling.co.uk',
    question: 'What rota software suits a 12-person restaurant in the UK?',
    isCounted: true,
    rivals: ['RotaCloud', 'Deputy', 'Planday'],
    text: `For a team of twelve, you mainly need fast rota building, shift swaps on the phone, and clean hours for payroll. These are the ones I'd compare:

| Software | Good for | Roughly costs | Watch out for |
|---|---|---|---|
| RotaCloud | Simple rotas and holiday tracking | from about £2 per person a month | Forecasting is basic |
| Deputy | Labour cost against sales | mid-range | More set-up than a small kitchen needs |
| Shiftling | Restaurants with split shifts and tronc | flat fee per site | Young company, few integrations so far |
| Planday | Groups that will open a second site | mid-range to high | Contract terms |

I'd trial **RotaCloud** first, and Shiftling second if tips are a headache for you, since it is built around tronc.

A caveat: my pricing information may be out of date, so check each vendor's page. It would also help to know which till and payroll system you use, because a working connection to those usually matters more than any single feature.`,
  },
  {
    id: 'v-en05',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Marlpit Boiler Care',
    website: 'https://www.marlpitboilercare.co.uk',
    question: 'Boiler servicing in Norwich – who is reliable and not too expensive?',
    isCounted: false,
    rivals: ['Yare Heating', 'Bishop & Croft Gas', 'British Gas HomeCare'],
    text: `Good question – prices in Norwich vary quite a bit. Here's a quick comparison 👇

| | 💷 Annual service | 📍 Covers | ⭐ Why choose them |
|---|---|---|---|
| **Yare Heating** | £78 | Norwich, Thorpe St Andrew | Fixed price, evening slots |
| **Bishop & Croft Gas** | £85 | Golden Triangle, Eaton, Cringleford | Worcester Bosch accredited |
| **British Gas HomeCare** | from £16 a month | nationwide | Repairs included, but the dearest over time |

**My recommendation:** Yare Heating if you only need the yearly service; Bishop & Croft Gas if you own a Worcester boiler and want to keep the manufacturer's guarantee.

⚠️ Always check the engineer's ID on the **Gas Safe Register** before any work starts, and compare the latest reviews on Checkatrade.

Would you like me to list what a proper service should include, so you can tell whether it was done thoroughly?`,
  },
  {
    id: 'v-en06',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Quorning Tansy Florists',
    website: 'https://quorningtansy.co.uk',
    question: 'I need a florist in Bath for a small wedding with seasonal British flowers. Any suggestions?',
    isCounted: true,
    rivals: ['Weston Cutting Patch', 'Pulteney Blooms'],
    text: `For a small wedding with British seasonal flowers, I'd start by speaking to Quorning Tansy Florists on Walcot Street. They work almost entirely with growers in Somerset and Wiltshire, and they seem comfortable with guest lists under forty, which bigger studios often decline in the summer months.

A good second conversation would be with Weston Cutting Patch, who grow their own stems just outside the city and sell buckets for couples who would like to arrange the tables themselves. That can bring the cost down considerably. Pulteney Blooms is the more traditional choice; their work is lovely, but much of it relies on imported roses, so be explicit about what you want.

Whichever you choose, ask what is realistically in flower on your date. Late June is generous with sweet peas and foxgloves, while early April is much harder.

I can't check availability, so please contact them directly. If you tell me the month and your venue, I can suggest which flowers to ask for.`,
  },
  {
    id: 'v-en07',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Ambleforge Stoves',
    website: 'https://ambleforgestoves.co.uk',
    question: 'Who installs wood-burning stoves in Kendal?',
    isCounted: true,
    rivals: ['Lakeland Hearth Company', 'Firth & Dobbs'],
    text: `**Short answer:** Lakeland Hearth Company and Ambleforge are the two installers most often recommended in Kendal, and both are HETAS registered.[1][2]

Lakeland Hearth Company has a showroom on Shap Road with around thirty stoves on display, and quotes £2,400 to £3,800 for a complete installation including a flue liner.[1] Ambleforge Stoves is smaller and works out of Staveley; customers on Google mention tidy work in old cottages with awkward chimneys, although the waiting time in autumn can reach ten weeks.[2][3] For outlying farms towards Sedbergh, Firth & Dobbs is a third possibility, but it does not publish prices.[4]

Only Ecodesign-compliant stoves can be sold new, and Kendal is not currently listed as a smoke control area by Westmorland and Furness Council, though you should confirm this for your own address.[5]

Related: Do I need building regulations approval for a stove? · How much does a flue liner cost?`,
  },
  {
    id: 'v-en08',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Pocketfold Maps',
    website: 'https://pocketfoldmaps.com',
    question: 'Where can I get a custom printed walking map made as a gift in the UK?',
    isCounted: false,
    rivals: ['Ordnance Survey Custom Made', 'Butler and Hill', 'Atlas & Ivy'],
    text: `The default answer is Ordnance Survey Custom Made: you centre the map on any address in Britain, choose folded or flat, put a title and photo on the cover, and it arrives in about a week. It's the only one that gives you genuine Explorer-style mapping, which is what most walkers want.

If the gift is meant for the wall rather than the rucksack, Butler and Hill do nicely framed versions and jigsaw maps centred on a postcode. Atlas & Ivy is more of an illustrator: you send a route, say the Coast to Coast or a favourite loop around Malham, and they draw it by hand. Beautiful, but three weeks minimum and well over £100.

For something folded in a pocket that actually survives rain, ask for the weatherproof lamination – paper maps turn to mush by lunchtime. Last order dates for Christmas are usually around 12 December.`,
  },
  {
    id: 'v-en09',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Loam',
    website: 'https://www.loamgardens.co.uk',
    question: 'Which garden designer in Bristol is good with heavy clay soil?',
    isCounted: false,
    rivals: ['Severnside Garden Design', 'Loamstone Landscapes'],
    text: `Heavy clay is very common in south Bristol (Knowle, Whitchurch, Bedminster Down), so it makes sense to choose somebody who works with it rather than against it. 🌱

**Designers to contact**

- **Severnside Garden Design** – offers a soil test with every first visit and uses a lot of prairie-style planting that copes with wet winters.
- **Loamstone Landscapes** – smaller gardens in Southville and Totterdown; known for rain gardens and raised beds.

**What they will probably suggest**

| Problem | Usual fix |
|---|---|
| Standing water | French drain or a rain garden |
| Compacted clay | Grit, compost, no digging when wet |
| Poor topsoil | Import 15 cm of screened loam |

**Loam** – the ideal mix of sand, silt and clay – is what you are aiming for, but it takes three or four years of mulching to get there. Buying in loam by the tonne costs about £60–£80 delivered.

Shall I suggest plants that thrive in clay in the meantime?`,
  },
  {
    id: 'v-en10',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Vexley Roof & Gutter Specialists',
    website: 'https://www.vexleyroofandgutter.co.uk',
    question: 'I need my gutters replaced in Croydon. Which companies should I get quotes from?',
    isCounted: true,
    rivals: ['Addiscombe Roofline', 'Purley Gutter Works'],
    text: `I'd get three quotes, and I'd be a little careful with one of the firms you will probably come across.

**Worth contacting**

- **Addiscombe Roofline** – replaces fascias, soffits and gutters together, gives itemised quotes.
- **Purley Gutter Works** – gutters only, good if the boards behind are still sound.

**Approach with caution**

- **Vexley Roof & Gutter** – they are quick, and plenty of customers are pleased with the workmanship. However, several recent reviews describe large deposits taken up front and difficulty reaching the office afterwards. If you do ask Vexley for a price, don't pay more than a small deposit, and get the start date in writing.

I can't verify individual reviews, and a handful of complaints doesn't mean you'd have the same experience. But with two good alternatives nearby in Croydon, I wouldn't make them my first call.

Would it help if I listed the questions to ask each company?`,
  },
  {
    id: 'v-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Kaminwerk Asbeck',
    website: 'https://www.kaminwerk-asbeck.de',
    question: 'Wer baut in Münster einen Kaminofen ein, inklusive Abnahme durch den Schornsteinfeger?',
    isCounted: true,
    rivals: ['Ofenstudio Hagemeier', 'Hark', 'Feuer & Form Telgte'],
    text: `In Münster gibt es mehrere Fachbetriebe, die Beratung, Einbau und die Abstimmung mit dem Schornsteinfeger aus einer Hand anbieten. 🔥

**Empfehlenswerte Anbieter:**

1. **Ofenstudio Hagemeier** (Hiltrup)
   - große Ausstellung mit Vorführöfen
   - Einbau meist innerhalb von 6 Wochen
2. **Kaminwerk Asbeck** (Roxel)
   - Meisterbetrieb, kümmert sich auch um Edelstahlschornsteine
   - Vor-Ort-Termin kostenlos ([kaminwerk-asbeck.de](https://www.kaminwerk-asbeck.de/?utm_source=chatgpt.com))
3. **Hark** (Filiale in der Region)
   - bundesweite Kette, häufig Aktionspreise
4. **Feuer & Form Telgte**
   - kleiner Betrieb, spezialisiert auf Speicheröfen

**Darauf solltest du achten:**
- **Abnahme:** Der bevollmächtigte Bezirksschornsteinfeger muss den Ofen vor dem ersten Feuer freigeben.
- **Kosten:** Rechne komplett mit 3.500 bis 6.500 €.
- **1. BImSchV:** Nur Öfen mit eingehaltenen Grenzwerten kaufen.

Soll ich dir eine Checkliste für das Angebotsgespräch erstellen?`,
  },
  {
    id: 'v-de02',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Tretlager Südvorstadt',
    website: 'https://tretlager-suedvorstadt.de',
    question: 'Wo kann ich in Leipzig ein Lastenrad mieten?',
    isCounted: false,
    rivals: ['Radkutsche Plagwitz', 'nextbike', 'Pedalwerk Lindenau'],
    text: `In Leipzig lassen sich Lastenräder stundenweise, tageweise oder im Abo mieten.[1]

## Anbieter

- **Radkutsche Plagwitz:** E-Lastenräder ab 25 € am Tag, Kaution 100 €, Abholung nahe der Karl-Heine-Straße.[1][2]
- **nextbike:** einige elektrische Lastenräder im Stadtgebiet, Buchung per App, Abrechnung nach Minuten.[3]
- **Pedalwerk Lindenau:** Langzeitmiete ab einem Monat, Wartung inklusive.[4]

## Hinweise

- In der Südvorstadt und in Connewitz sind die Räder am Wochenende oft früh vergriffen.[2]
- Für den Transport von Kindern sollte das Tretlager tief sitzen und das Rad eine Sitzbank mit Gurten haben.[5]
- Der ADFC Leipzig bietet eine kostenlose Einführung für Anfänger an.[5]

Die Preise entsprechen dem Stand der verlinkten Seiten und können abweichen.`,
  },
  {
    id: 'v-de03',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Belegfuchs Hansen',
    website: 'https://belegfuchs-hansen.de',
    question: 'Buchhaltungsservice für Freiberufler in Kiel – wen kannst du empfehlen?',
    isCounted: true,
    rivals: ['Kontorhilfe Nord', 'sevdesk', 'Lexware Office'],
    text: `Kurz vorab: Ein Buchhaltungsservice darf laufende Geschäftsvorfälle buchen, aber keine Steuererklärung machen. Dafür brauchst du weiterhin einen Steuerberater.

Meine Auswahl für Kiel:

• Belegfuchs Hansen – sitzt am Blücherplatz, arbeitet papierlos, ab ca. 79 € im Monat. Viele Designer und Fotografen als Kunden. Für Freiberufler aus meiner Sicht die beste Wahl.

• Kontorhilfe Nord – eher für Handwerksbetriebe mit Lohn, nimmt aber auch Freiberufler. Antwortet laut Google-Rezensionen etwas langsam.

• Selbst machen mit Software: sevdesk oder Lexware Office. Günstiger (10–30 € im Monat), kostet dich aber jeden Monat zwei bis drei Stunden.

Was ich tun würde: Erstgespräch bei der Nummer eins vereinbaren, Belege von einem Monat mitnehmen und einen Festpreis verlangen. Ob noch freie Kapazitäten da sind, kann ich nicht sehen – also vorher anrufen.

Unter der Kleinunternehmergrenze? Dann reicht die Software völlig.`,
  },
  {
    id: 'v-de04',
    language: 'de',
    style: 'table',
    manner: 'Claude',
    name: 'Murgtal Treppenlifte',
    website: 'https://www.murgtal-treppenlifte.de',
    question: 'Welche Treppenlift-Anbieter gibt es im Raum Rastatt und worin unterscheiden sie sich?',
    isCounted: true,
    rivals: ['TK Home Solutions', 'Hiro Lift', 'Liftservice Bühlmaier'],
    text: `Im Raum Rastatt kommen sowohl bundesweite Hersteller als auch regionale Betriebe infrage. Ein grober Vergleich:

| Anbieter | Art | Stärke | Einschränkung |
|---|---|---|---|
| TK Home Solutions | bundesweit | sehr schmale Schienen | eher hohes Preisniveau |
| Hiro Lift | Hersteller | auch für Außentreppen | Lieferzeit bei Kurven |
| Murgtal Treppenlifte | regional, Gaggenau | schneller Notdienst, auch gebrauchte Lifte | keine Plattformlifte |
| Liftservice Bühlmaier | regional, Baden-Baden | Mietmodelle | kleine Auswahl |

**Einordnung:** Bei einer geraden Treppe und kurzem Bedarf würde ich zuerst nach Miete oder einem gebrauchten Gerät fragen, also bei den beiden regionalen Betrieben. Bei einer engen Wendeltreppe lohnt sich ein Angebot der großen Hersteller.

**Zuschuss:** Mit Pflegegrad zahlt die Pflegekasse auf Antrag einen Zuschuss zur Wohnumfeldverbesserung. Stellen Sie den Antrag unbedingt vor der Bestellung.

Meine Angaben zu Preisen und Lieferzeiten sind Richtwerte; bitte lassen Sie sich mindestens zwei Angebote geben und unterschreiben Sie nichts beim ersten Hausbesuch.`,
  },
  {
    id: 'v-de05',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Wolkenbett',
    website: 'https://wolkenbett-matratzen.at',
    question: 'Welche österreichischen Matratzen aus Naturmaterialien sind zu empfehlen?',
    isCounted: false,
    rivals: ['Samina', 'Grüne Erde', 'Relax Natürlich Wohnen'],
    text: `Österreich hat einige sehr gute Hersteller von Naturmatratzen 🌿🛏️

| Marke | Sitz | Materialien | Preis (90 × 200) |
|---|---|---|---|
| **Samina** | Frastanz, Vorarlberg | Naturkautschuk, Schafwolle, Zirbenholz | ab ca. 1.500 € |
| **Grüne Erde** | Scharnstein, Oberösterreich | Naturlatex, Kokos, Rosshaar | ab ca. 700 € |
| **Relax Natürlich Wohnen** | Salzburger Land | Lamellensystem, Latex, Baumwolle | ab ca. 1.200 € |

**Mein Tipp nach Bedarf:**
- 💶 *Preis-Leistung:* Grüne Erde
- 🌲 *Zirbe und Schlafsystem:* Samina
- 🔄 *Einzeln austauschbare Schichten:* Relax Natürlich Wohnen

Achte auf **QUL** oder **GOLS** als Siegel – „natur“ allein ist kein geschützter Begriff. Probeliegen geht am besten in Wien (Mariahilfer Straße) oder direkt beim Hersteller.

Wenn du mir Gewicht, Schlafposition und Budget nennst, kann ich dir ein konkretes Modell vorschlagen.`,
  },
  {
    id: 'v-de06',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Notenschlüssel Reuth',
    website: 'https://www.notenschluessel-reuth.de',
    question: 'Meine Tochter (8) möchte Querflöte lernen. Wo in Bamberg ist das gut?',
    isCounted: true,
    rivals: ['Musikschule Regnitzbogen', 'Klangraum Sandstraße'],
    text: `Mit acht Jahren ist ein guter Zeitpunkt, zumal es Querflöten mit gebogenem Kopfstück für kürzere Arme gibt.

Naheliegend ist die Musikschule Regnitzbogen: Sie bietet Einzel- und Gruppenunterricht, verleiht Instrumente und hat ein Kinderorchester, in das Ihre Tochter später hineinwachsen kann. Allerdings gibt es dort für Querflöte häufig eine Warteliste.

Wenn es schneller gehen soll, würde ich bei Notenschlüssel Reuth in Gaustadt nachfragen. Die kleine private Schule arbeitet viel mit Grundschulkindern, und eine Probestunde ist nach meinem Kenntnisstand kostenlos. Auch der Klangraum Sandstraße unterrichtet Querflöte, richtet sich aber stärker an Jugendliche und Erwachsene.

Mein Rat wäre, zwei Probestunden zu nehmen und auf das Gefühl Ihrer Tochter zu hören; in diesem Alter entscheidet die Lehrkraft mehr als die Einrichtung. Kaufen Sie zunächst kein Instrument, sondern mieten Sie eines für etwa 20 Euro im Monat.

Möchten Sie, dass ich Fragen für die Probestunde zusammenstelle?`,
  },
  {
    id: 'v-de07',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Dachs & Partner Entrümpelung',
    website: 'https://dachs-entruempelung.de',
    question: 'Haushaltsauflösung in Wuppertal, Wohnung der Oma, 70 qm. Wer macht das fair?',
    isCounted: false,
    rivals: ['Räumwerk Barmen', 'Die Kellerhelden', 'Möbelkiste Elberfeld'],
    text: `Bei 70 qm solltest du je nach Füllgrad mit 1.200 bis 2.200 Euro rechnen, besenrein. Wer dir am Telefon 400 Euro verspricht, rechnet hinterher nach.

In Wuppertal würde ich Räumwerk Barmen zuerst anfragen: Festpreis nach Besichtigung, Wertanrechnung wird im Angebot ausgewiesen, und die Bewertungen sind seit Jahren stabil. Die Kellerhelden sind günstiger und schnell, aber eher Transporter-und-los; gut, wenn schon alles Persönliche aussortiert ist. Dritte Möglichkeit ist die Möbelkiste Elberfeld, die ganze Wohnungen auflöst und brauchbare Möbel weiterverkauft; das senkt den Preis, dauert aber ein paar Wochen länger.

Sperrmüll kannst du zusätzlich bei der Stadt anmelden, das ist für Wuppertaler Haushalte in begrenzter Menge günstig. Dachboden und Keller unbedingt mit besichtigen lassen, da verstecken sich gern noch einmal fünf Kubikmeter.

Und: Schubladen, Bücher und Manteltaschen vorher selbst durchsehen. Da liegt fast immer noch etwas.`,
  },
  {
    id: 'v-de08',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Fensterbau Rottmüller',
    website: 'https://www.fensterbau-rottmueller.de',
    question: 'Ist Fensterbau Rottmüller in Landshut gut? Und welche Alternativen gibt es?',
    isCounted: false,
    rivals: ['Schreinerei Isarblick', 'Fenster Aigner Ergolding'],
    text: `Zu einem Betrieb namens „Fensterbau Rottmüller“ in Landshut konnte ich leider nichts finden – weder eine Website noch einen Eintrag oder Bewertungen. Möglicherweise ist der Name anders geschrieben, oder es gibt diesen Betrieb gar nicht. Ich möchte deshalb nichts darüber behaupten.

Auf folgende Betriebe im Raum Landshut bin ich dagegen gestoßen:

- **Schreinerei Isarblick** – fertigt Holz- und Holz-Alu-Fenster selbst, auch für denkmalgeschützte Häuser in der Altstadt.
- **Fenster Aigner Ergolding** – Kunststofffenster und Haustüren, mit eigener Montage.

**Wie Sie einen Betrieb prüfen können:**

1. Eintrag in der Handwerksrolle bei der Handwerkskammer Niederbayern-Oberpfalz erfragen
2. Impressum und Handelsregister ansehen
3. Zwei Referenzen aus den letzten zwei Jahren verlangen

Haben Sie vielleicht ein Angebot oder eine Adresse vorliegen? Dann helfe ich gern beim Einordnen.`,
  },
  {
    id: 'v-de09',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Altes Sudhaus Pirna',
    website: 'https://www.altes-sudhaus-pirna.de',
    question: 'Wo kann man in Pirna mit 40 Leuten einen runden Geburtstag feiern?',
    isCounted: true,
    rivals: ['Elbschlösschen Copitz', 'Weingut Hohlfeld'],
    text: `Für 40 Personen kommen in und um Pirna vor allem drei Häuser infrage.[1][2]

Am häufigsten wird von privaten Feiern im **Alten Sudhaus Pirna** berichtet: Der Gewölbesaal fasst bis zu 60 Gäste, das Buffet beginnt bei 34 € pro Person, und die Raummiete entfällt ab 1.500 € Umsatz.[1] Die Küche des Alten Sudhauses ist sächsisch geprägt, auf Wunsch auch vegetarisch.[2]

Das **Elbschlösschen Copitz** liegt auf der anderen Elbseite und punktet mit einer Terrasse, ist im Sommer aber oft durch Hochzeiten belegt.[3] Wer es rustikaler mag, kann beim **Weingut Hohlfeld** in der Scheune feiern; dort muss das Essen allerdings extern bestellt werden.[4]

Parkplätze sind in der Altstadt knapp, das Parkhaus am Bahnhof ist zehn Gehminuten entfernt.[5]

Verfügbarkeiten sollten direkt erfragt werden, da keine der Quellen einen aktuellen Kalender enthält.`,
  },
  {
    id: 'v-de10',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Auerhahn',
    website: 'https://auerhahn-outdoor.ch',
    question: 'Welcher Outdoorladen in Chur berät gut zu Schneeschuhen?',
    isCounted: false,
    rivals: ['Bergsporthaus Calanda', 'Transa', 'Sport Prättigau Jenins'],
    text: `Für Schneeschuhe in Chur würde ich diese Läden anschauen: ❄️

1. **Bergsporthaus Calanda** – sehr gute Beratung, man kann die Modelle am Wochenende mieten und die Miete beim Kauf anrechnen lassen.
2. **Transa** – grosse Auswahl, viel Online-Bestand, Filialberatung je nach Andrang.
3. **Sport Prättigau Jenins** – etwas ausserhalb, dafür oft Vorjahresmodelle mit Rabatt.

**Wichtig für deine Touren**

- **Wildruhezonen beachten:** Im Churer Rheintal lebt der Auerhahn, der im Winter besonders störungsempfindlich ist. Rund um den Dreibündenstein gelten deshalb Betretungsverbote.
- **Einkehr:** Das Gasthaus Auerhahn oberhalb von Malix serviert im Winter Gerstensuppe – ein schönes Ziel für eine Halbtagestour.
- **Lawinenlage:** Vor jeder Tour das Bulletin des SLF lesen.

Faustregel zur Grösse: bis 80 kg mit Rucksack reichen 22 Zoll.

Soll ich dir zwei einfache Einsteigertouren ab Chur vorschlagen?`,
  },
  {
    id: 'v-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Les Ateliers Bruyandet',
    website: 'https://www.ateliers-bruyandet.fr',
    question: 'Je cherche un tapissier pour refaire deux fauteuils Voltaire à Angers.',
    isCounted: true,
    rivals: ['Maison Tressange', 'Crin & Velours', 'L’Échoppe du Siège'],
    text: `Voici quelques tapissiers d’ameublement à Angers et aux alentours qui travaillent encore de manière traditionnelle 🪑 :

### Tapissiers recommandés

1. **Maison Tressange** – quartier de la Doutre. Réfection complète au crin végétal, beau choix de tissus Pierre Frey.
2. **Les Ateliers Bruyandet** – Trélazé. Deux artisans, devis sur photo sous 48 h, enlèvement à domicile possible.
3. **Crin & Velours** – centre-ville, près de la place du Ralliement. Plutôt contemporain, mais accepte les Voltaire.
4. **L’Échoppe du Siège** – Les Ponts-de-Cé. Prix plus doux, délai de 2 à 3 mois.

### Budget à prévoir
- Réfection traditionnelle : 450 à 700 € par fauteuil
- Réfection mousse : 280 à 400 €
- Tissu : 3 mètres environ par siège

💡 Demandez si le bois sera consolidé et reciré : ce n’est pas toujours compris.

Souhaitez-vous que je vous prépare un message type pour demander un devis ?`,
  },
  {
    id: 'v-fr02',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Cap Doucine Plongée',
    website: 'https://capdoucine-plongee.fr',
    question: 'Quel club de plongée choisir pour un baptême à La Ciotat ?',
    isCounted: true,
    rivals: ['Bec de l’Aigle Subaquatique', 'Atoll Bleu'],
    text: `Pour un baptême de plongée à La Ciotat, trois structures reviennent le plus souvent dans les avis récents.[1][2]

- **Bec de l’Aigle Subaquatique** : sorties en bateau vers l’île Verte, baptême à 70 €, dès 8 ans.[1]
- **Cap Doucine** : petit centre du port-vieux, un moniteur par personne, photos offertes ; souvent complet en août.[2][3]
- **Atoll Bleu** : départ de la plage, donc moins cher (55 €), mais la visibilité y est moins bonne par mistral.[4]

**À vérifier avant de réserver**

- Le moniteur doit être titulaire d’un brevet d’État ou d’un diplôme FFESSM.[5]
- Un certificat médical n’est en général pas exigé pour un simple baptême.[5]
- L’accès au parc national des Calanques est réglementé en été.[6]

Les tarifs indiqués sont ceux affichés en ligne lors de la consultation.`,
  },
  {
    id: 'v-fr03',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: 'Pousse-Caillou Paysage',
    website: 'https://www.poussecaillou-paysage.fr',
    question: 'Quels paysagistes à Clermont-Ferrand savent faire un jardin sec en pente ?',
    isCounted: false,
    rivals: ['Jardins de la Limagne', 'Terra Volcana', 'Atelier Genévrier'],
    text: `Un jardin sec en pente demande de savoir gérer à la fois le drainage et la tenue du sol. Dans l’agglomération clermontoise, je regarderais en particulier :

- **Atelier Genévrier** (Chamalières) : conception seule ou clé en main, beaucoup de murets en pierre de Volvic et de plantes méditerranéennes rustiques.
- **Terra Volcana** (Cournon-d’Auvergne) : bonne maîtrise du terrassement, utile si votre pente dépasse 20 %.
- **Jardins de la Limagne** (Gerzat) : plus généraliste, intéressant pour l’entretien ensuite.

Quelques points à aborder lors du premier rendez-vous :

1. **Exposition et gel** : les lavandes et les cistes ne supportent pas tous –12 °C.
2. **Paillage minéral** : la pouzzolane locale est économique et efficace.
3. **Autorisation** : un mur de soutènement peut nécessiter une déclaration en mairie.

Je ne peux pas garantir que ces entreprises prennent de nouveaux chantiers en ce moment. Si vous me donnez la surface, je peux vous aider à estimer un budget.`,
  },
  {
    id: 'v-fr04',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Assurdog & Compagnie',
    website: 'https://www.assurdog-compagnie.fr',
    question: 'Quelle assurance pour un bouledogue français de 2 ans ?',
    isCounted: true,
    rivals: ['Dalma', 'SantéVet', 'Kozoo'],
    text: `Le bouledogue français est une race à risque (respiration, peau, dos) : mieux vaut un bon plafond et peu d’exclusions. 🐶

| Assurance | Remboursement | Plafond annuel | Prix indicatif | Point faible |
|---|---|---|---|---|
| **Dalma** | 50 à 90 % | jusqu’à 2 500 € | 35–60 € | délai de carence chirurgie |
| **SantéVet** | 50 à 90 % | jusqu’à 2 500 € | 30–65 € | franchise selon formule |
| **Assurdog & Compagnie** | 70 ou 80 % | 3 000 € | 42 € | service client par mail seulement |
| **Kozoo** | 60 à 100 % | modulable | 28–55 € | acteur plutôt récent |

✅ **Le plus protecteur :** Assurdog & Compagnie, car le syndrome brachycéphale n’y est pas exclu.
✅ **Le plus souple :** Kozoo.

⚠️ Lisez la liste des **maladies héréditaires exclues** dans les conditions générales, et ne résiliez jamais un contrat avant d’être couvert ailleurs.

Si tu veux, donne-moi ton budget mensuel et je te dis quelle formule regarder.`,
  },
  {
    id: 'v-fr05',
    language: 'fr',
    style: 'table',
    manner: 'Grok',
    name: 'Torréfaction Minuit Douze',
    website: 'https://minuitdouze-cafe.fr',
    question: 'Meilleurs torréfacteurs à Lille pour un abonnement café en grains ?',
    isCounted: true,
    rivals: ['Café Hellemmois', 'Mokarabe', 'Grain de Beffroi'],
    text: `Lille est bien fournie. Comparatif rapide des abonnements :

| Torréfacteur | Quartier | 2 × 250 g / mois | Style |
|---|---|---|---|
| Minuit Douze | Wazemmes | 19 € | torréfaction claire, origines uniques |
| Café Hellemmois | Hellemmes | 15 € | rond, chocolaté, italien |
| Mokarabe | Vieux-Lille | 22 € | micro-lots, très fruité |
| Grain de Beffroi | Moulins | 16 € | mélanges maison, bio |

Pour un espresso classique : Café Hellemmois. Pour la V60 ou l’Aeropress : Minuit Douze, c’est le meilleur rapport qualité-prix du tableau. Mokarabe est excellent mais on paie aussi l’emballage.

À savoir :
- Les frais de port sont offerts partout au-dessus de 30 €, sauf chez Mokarabe.
- Vérifiez la date de torréfaction : entre 7 et 30 jours, c’est idéal.
- Tous permettent la pause pendant les vacances.

Prix relevés sur leurs sites, susceptibles de bouger.`,
  },
  {
    id: 'v-fr06',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Les Moustaches de Garance',
    website: 'https://www.moustachesdegarance.fr',
    question: 'Je pars trois semaines : qui peut garder mon chat à domicile à Toulouse ?',
    isCounted: true,
    rivals: ['Animaute', 'Ronron & Cie'],
    text: `Pour trois semaines d’absence, la garde à domicile est généralement moins stressante pour un chat qu’une pension, à condition d’avoir au moins une visite par jour.

À Toulouse, vous avez en gros deux possibilités. La première est une plateforme nationale comme Animaute, où vous choisissez un gardien selon ses avis ; la qualité dépend alors beaucoup de la personne. La seconde est une petite structure locale. Ronron & Cie couvre surtout la rive gauche, Saint-Cyprien et les Minimes. De leur côté, les Moustaches de Garance interviennent aussi à Balma et à Ramonville, envoient des photos après chaque passage et savent donner un traitement par voie orale, ce qui peut compter si votre chat est âgé.

Prévoyez entre 13 et 20 euros la visite. Je vous conseille d’organiser une rencontre avant le départ et de laisser les coordonnées de votre vétérinaire.

Votre chat a-t-il un traitement ou un caractère particulier ? Cela pourrait orienter le choix.`,
  },
  {
    id: 'v-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Ferronnerie Desmazures',
    website: 'https://www.ferronnerie-desmazures.be',
    question: 'Qui peut fabriquer un garde-corps en fer forgé à Namur ?',
    isCounted: true,
    rivals: ['Forge de la Citadelle', 'Metalinox Jambes'],
    text: `À Namur, la fabrication d’un garde-corps en fer forgé sur mesure coûte généralement entre 350 et 700 € le mètre courant, pose comprise.[1]

La Forge de la Citadelle est l’atelier le plus cité pour les pièces forgées à la main ; elle a notamment restauré plusieurs balcons dans la rue de Fer.[2] Pour un modèle plus sobre, la Ferronnerie Desmazures, installée à Salzinnes, propose des barreaudages droits en acier thermolaqué et se charge du relevé des mesures.[3][4] Metalinox Jambes travaille surtout l’inox et le verre, ce qui convient mieux à une terrasse contemporaine.[5]

La hauteur minimale recommandée est d’un mètre environ, et l’écart entre les barreaux ne devrait pas dépasser 11 cm.[6] En façade, un permis d’urbanisme peut être requis par la Ville de Namur.[7]

Questions liées : Quelle peinture antirouille choisir ? • Faut-il un permis pour un balcon en Wallonie ?`,
  },
  {
    id: 'v-fr08',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Le Fournil de Bélisaire',
    website: 'https://fournil-belisaire.fr',
    question: 'Où acheter du bon pain au levain à Annecy ?',
    isCounted: false,
    rivals: ['Rouge Épeautre', 'Boulangerie Sous-le-Semnoz', 'La Mie du Thiou'],
    text: `Si tu ne dois en essayer qu’une, va chez Rouge Épeautre, dans le quartier des Romains : levain naturel, fermentation de vingt-quatre heures, farines de petits moulins savoyards, et un pain d’épeautre qui se garde cinq jours sans problème. Il y a la queue le samedi, mais elle avance vite.

La Mie du Thiou, en vieille ville, est plus touristique et un peu plus chère ; leur tourte de seigle vaut quand même le détour. Et si tu es motorisé, la Boulangerie Sous-le-Semnoz, côté Seynod, cuit au feu de bois et vend aussi au marché du boulevard Taine le samedi matin.

Petit conseil : méfie-toi des panneaux « au levain » sans plus de précision, car beaucoup de fournils ajoutent de la levure de boulanger. Demande simplement combien de temps la pâte repose. Si on ne sait pas te répondre, passe ton chemin.`,
  },
  {
    id: 'v-fr09',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Chapellerie Lormois',
    website: 'https://www.chapellerie-lormois.fr',
    question: 'Où trouver un vrai chapeau panama à Dijon ?',
    isCounted: false,
    rivals: ['Feutre & Paille', 'Galeries Lafayette'],
    text: `Bonne nouvelle : on peut encore essayer de vrais panamas (tissés en Équateur) à Dijon. 👒

**Où aller aujourd’hui**

- **Feutre & Paille**, rue Musette – une vingtaine de modèles de 70 à 320 €, mise à la forme sur place.
- **Galeries Lafayette**, rue de la Liberté – choix plus limité, surtout des tailles courantes.

**Ce que vous verrez encore dans de vieux guides**

La **Chapellerie Lormois**, longtemps la référence dijonnaise, a définitivement fermé ses portes en juin 2024 au départ à la retraite de sa propriétaire. Le local est occupé depuis par un salon de thé et la boutique en ligne n’existe plus : inutile donc de vous déplacer.

**Reconnaître un bon panama**
1. Une rosace centrale régulière
2. Un tressage serré, sans trous à contre-jour
3. Un bord souple, jamais cassant

Voulez-vous que je vous explique comment mesurer votre tour de tête ?`,
  },
  {
    id: 'v-fr10',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Cyclopathe Saint-Hélier',
    website: 'https://www.cyclopathe-rennes.fr',
    question: 'Quel réparateur de vélos électriques à Rennes accepte toutes les marques ?',
    isCounted: true,
    rivals: ['Guidoline & Watts', 'Atelier Dérailleur', 'Decathlon'],
    text: `C’est une vraie difficulté : beaucoup de vélocistes ne réparent que les marques qu’ils vendent. À Rennes, voici ce que je regarderais.

**Guidoline & Watts** (Villejean) est sans doute le plus ouvert. L’atelier a été créé par deux mécaniciens formés chez Cyclopathe Saint-Hélier, le magasin bien connu qui répare et vend toujours des vélos électriques près de la gare. Il possède les valises de diagnostic Bosch et Shimano.

**Atelier Dérailleur** (Sainte-Thérèse) accepte aussi les vélos achetés sur Internet, mais demande un diagnostic payant de 35 €, déduit de la facture.

**Decathlon** répare d’autres marques que les siennes pour la partie mécanique, rarement pour le moteur.

Avant de vous déplacer, notez la référence du moteur et de la batterie, et demandez si les pièces sont disponibles : c’est souvent ce qui bloque, plus que la main-d’œuvre.

Quelle est la marque de votre vélo ? Je pourrai être plus précis.`,
  },
  {
    id: 'v-pt01',
    language: 'pt',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Estofos Madrugo',
    website: 'https://www.estofosmadrugo.pt',
    question: 'Quem faz limpeza de sofás ao domicílio em Braga?',
    isCounted: true,
    rivals: ['Limpa Sofá Minho', 'Vapor & Cia', 'Brácara Clean'],
    text: `Há várias empresas em Braga que limpam sofás em casa, normalmente por injeção-extração. 🛋️

**Opções a considerar:**

1. **Limpa Sofá Minho** – desde 45 € por sofá de 2 lugares; serve Braga, Guimarães e Famalicão.
2. **Vapor & Cia** – trabalha só com vapor, boa escolha para quem tem alergias.
3. **Estofos Madrugo** – além da limpeza, faz impermeabilização e pequenos arranjos no tecido. Atende em Gualtar, Nogueira e Maximinos.
4. **Brácara Clean** – mais virada para escritórios, mas aceita particulares ao sábado.

**Perguntas úteis antes de marcar:**

- Quanto tempo demora a secar? (o normal são 4 a 8 horas)
- O preço já inclui deslocação e IVA?
- Usam produtos próprios para linho ou veludo?

💡 Para nódoas de vinho ou urina, envie uma fotografia antes: evita surpresas no orçamento.

Quer que compare os preços para um sofá de canto?`,
  },
  {
    id: 'v-pt02',
    language: 'pt',
    style: 'list',
    manner: 'Grok',
    name: 'Forró & Farinha Buffet',
    website: 'https://www.forroefarinha.com.br',
    question: 'Buffet de comida nordestina para casamento em Campinas, alguma dica?',
    isCounted: true,
    rivals: ['Sertão na Mesa', 'Dona Zulmira Eventos', 'Mandacaru Grill'],
    text: `Campinas tem menos opções que São Paulo, mas dá pra fazer um casamento nordestino bem bonito. Minhas dicas:

- **Forró & Farinha Buffet** (Barão Geraldo): baião de dois, carne de sol e bolo de rolo como sobremesa. A partir de R$ 110 por pessoa, mínimo de 60 convidados. É o mais autêntico da lista.
- **Sertão na Mesa** (Taquaral): ilhas gastronômicas com tapioca feita na hora. Sai mais caro, perto de R$ 160.
- **Dona Zulmira Eventos** (Sousas): tem espaço próprio, então você resolve local e comida de uma vez.
- **Mandacaru Grill** (Valinhos): restaurante que também atende festas; bom para casamento pequeno.

O que conferir:
- degustação (paga ou descontada do contrato?)
- número de garçons por convidado
- opção vegetariana de verdade, não só salada

Olhe também os comentários no Casamentos.com.br antes de fechar. Para data de maio ou setembro, corra: costuma esgotar com um ano de antecedência.`,
  },
  {
    id: 'v-pt03',
    language: 'pt',
    style: 'list',
    manner: 'Perplexity',
    name: 'Passo Miúdo Creche',
    website: 'https://www.passomiudo.pt',
    question: 'Creches em Coimbra com método Montessori?',
    isCounted: false,
    rivals: ['Casa das Andorinhas', 'Jardim Celas Montessori', 'O Baloiço de Vento'],
    text: `Foram encontradas três creches em Coimbra que afirmam seguir a pedagogia Montessori.[1][2]

- **Jardim Celas Montessori** – salas mistas dos 12 aos 36 meses, educadoras com formação AMI; mensalidade a partir de 420 €.[1]
- **Casa das Andorinhas** – em Santo António dos Olivais, inspirada em Montessori mas com horários mais tradicionais.[2]
- **O Baloiço de Vento** – em São Martinho do Bispo, com horta e muito tempo ao ar livre; aderente ao programa Creche Feliz.[3]

**Pontos a confirmar**

- «Montessori» não é uma marca protegida, por isso convém perguntar pela formação da equipa.[4]
- O programa Creche Feliz, da Segurança Social, garante gratuitidade apenas nas instituições aderentes.[5]
- As inscrições abrem habitualmente entre março e maio.[3]

Uma visita de manhã, durante o trabalho livre, permite perceber se o método é realmente seguido: a criança avança a passo miúdo e o adulto observa.[4]`,
  },
  {
    id: 'v-pt04',
    language: 'pt',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Clinora',
    website: 'https://www.clinora.com.br',
    question: 'Qual o melhor sistema de agenda e prontuário para um consultório de fisioterapia pequeno?',
    isCounted: true,
    rivals: ['ZenFisio', 'iClinic', 'Feegow'],
    text: `Para um consultório pequeno, o essencial é agenda com lembrete no WhatsApp, prontuário e controle de pacotes de sessões. Veja o comparativo 👇

| Sistema | Foco | Preço inicial* | WhatsApp | Destaque |
|---|---|---|---|---|
| **ZenFisio** | fisioterapia e pilates | R$ 89/mês | ✅ | evolução por sessão |
| **iClinic** | clínicas em geral | R$ 99/mês | ✅ | marca consolidada |
| **Clinora** | fisio, fono e TO | R$ 59/mês | ✅ | pacotes de sessões e recibo automático |
| **Feegow** | clínicas médias | sob consulta | ✅ | muitos relatórios |

*Valores aproximados, confira no site.

🏆 **Minha escolha para você:** ZenFisio se quiser algo já muito usado na área; Clinora se o orçamento for apertado.

⚖️ Em qualquer caso, verifique a adequação à **LGPD** e se dá para exportar os prontuários caso você mude de sistema.

Quantos profissionais atendem no consultório? Com isso consigo refinar a recomendação.`,
  },
  {
    id: 'v-pt05',
    language: 'pt',
    style: 'table',
    manner: 'Claude',
    name: 'Caixilharia Zêzere Sul',
    website: 'https://www.zezeresul.pt',
    question: 'Preciso de trocar janelas em Castelo Branco por PVC. Que empresas devo consultar?',
    isCounted: false,
    rivals: ['Janelas Beirãs', 'Caixiplás', 'Alumínios Cardosa'],
    text: `Para substituir janelas por PVC na zona de Castelo Branco, pediria orçamento a estas empresas:

| Empresa | Localização | Perfis | Prazo habitual | Observações |
|---|---|---|---|---|
| Janelas Beirãs | Castelo Branco | Rehau | 5 a 7 semanas | fabrico próprio |
| Caixiplás | Fundão | Kömmerling | 8 semanas | boa assistência pós-venda |
| Alumínios Cardosa | Alcains | Veka | 6 semanas | também faz alumínio com corte térmico |

**Como comparar as propostas**

1. Peça o valor **Uw** da janela completa, e não apenas do vidro.
2. Confirme se a remoção das janelas antigas está incluída.
3. Pergunte quem faz os remates interiores.

O Fundo Ambiental teve apoios para eficiência energética, mas os avisos abrem e fecham; convém verificar se há algum em vigor antes de adjudicar, porque as faturas anteriores podem não contar.

Os prazos que indico são estimativas e variam com a época do ano. Se me disser quantas janelas são, faço uma estimativa de custos.`,
  },
  {
    id: 'v-pt06',
    language: 'pt',
    style: 'prose',
    manner: 'Claude',
    name: 'Oficina do Fole',
    website: 'https://www.oficinadofole.pt',
    question: 'Tenho um acordeão antigo que precisa de afinação. Onde o posso levar no norte de Portugal?',
    isCounted: true,
    rivals: ['Acordeões Vilaverde', 'Casa Musical Ruivães'],
    text: `A afinação de um acordeão é um trabalho demorado, porque cada palheta é ajustada à mão, e no norte do país há poucas pessoas que o façam bem.

O nome que me parece mais indicado é a Oficina do Fole, em Vila do Conde. Dedica-se só a acordeões e concertinas, e costuma avaliar o estado das palhetas e da cera antes de dar um preço. Para um instrumento antigo, isso é importante: às vezes a cera secou e não vale a pena afinar sem a substituir.

Em alternativa, os Acordeões Vilaverde, perto de Ponte de Lima, vendem e reparam concertinas minhotas e aceitam acordeões de teclas. A Casa Musical Ruivães, no Porto, recebe o instrumento ao balcão, mas envia-o para fora, pelo que a espera é maior.

Conte com algo entre 200 e 600 euros, consoante o número de vozes. Não posso confirmar os prazos atuais, por isso telefone antes. Sabe qual é a marca do seu acordeão?`,
  },
  {
    id: 'v-pt07',
    language: 'pt',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Trilha Sabiá Ecoturismo',
    website: 'https://trilhasabia.com.br',
    question: 'Qual agência faz a travessia Petrópolis–Teresópolis com guia?',
    isCounted: true,
    rivals: ['Serra Alta Expedições', 'Dedo Verde Aventura'],
    text: `A travessia Petrópolis–Teresópolis tem cerca de 30 km e costuma ser feita em três dias, com pernoite nos abrigos do Parque Nacional da Serra dos Órgãos.[1]

Entre as agências com saídas regulares, a Serra Alta Expedições oferece grupos de até dez pessoas por R$ 1.150, com alimentação incluída.[2] A Trilha Sabiá, de Correias, trabalha com grupos menores, de no máximo seis pessoas, e empresta bastões e saco de dormir; o preço fica em torno de R$ 1.300.[3][4] Já a Dedo Verde Aventura faz o percurso em dois dias, o que só é recomendável para quem tem bom preparo físico.[5]

O ingresso do parque e o abrigo precisam ser reservados com antecedência, e a melhor época vai de maio a setembro, quando chove menos.[1][6] Trechos como o Elevador e o Cavalinho exigem atenção, e os guias devem ter registro no Cadastur.[6]

Não foi possível confirmar o calendário de saídas do próximo mês.`,
  },
  {
    id: 'v-pt08',
    language: 'pt',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Canalizações Ventoso',
    website: 'https://www.canalizacoesventoso.pt',
    question: 'A Canalizações Ventoso em Setúbal é de confiança? Preciso de reparar uma fuga.',
    isCounted: false,
    rivals: ['Sado Águas 24', 'Hidro Arrábida'],
    text: `## A Canalizações Ventoso em Setúbal é de confiança?

Não tenho nenhuma informação sobre uma empresa com esse nome, nem sei se existe, por isso não posso responder a essa parte da pergunta.

Se tem uma fuga agora, estas empresas de Setúbal anunciam urgências:

- 🔧 **Sado Águas 24** – deteção de fugas com câmara térmica, deslocação a partir de 40 €
- 🔧 **Hidro Arrábida** – Azeitão e Setúbal, orçamento grátis em dias úteis

**Enquanto espera:**
1. Feche a torneira de segurança junto ao contador.
2. Fotografe os danos para o seguro.
3. Ligue à entidade gestora da água se a fuga for antes do contador.

**Como confirmar se um canalizador é sério:** peça o NIF, um orçamento por escrito e veja se há queixas no Portal da Queixa.

Quer ajuda para escrever a participação ao seguro?`,
  },
  {
    id: 'v-pt09',
    language: 'pt',
    style: 'trap',
    manner: 'Grok',
    name: 'Studio Jurema Tatuagem e Piercing',
    website: 'https://www.studiojurema.com.br',
    question: 'Onde fazer tatuagem fineline em Belo Horizonte?',
    isCounted: true,
    rivals: ['Agulha Mansa', 'Casa Nanquim'],
    text: `Fineline em BH está em alta e a diferença entre um traço bom e um traço que borra em dois anos é enorme. Onde eu iria:

**Casa Nanquim** (Savassi) – a mais procurada para letras e traços botânicos. Agenda fecha com dois meses de antecedência e o mínimo é R$ 450.

**Agulha Mansa** (Santa Tereza) – bom preço, ambiente tranquilo, ótima para a primeira tatuagem.

**Jurema** (Floresta) – o estúdio da rua Itajubá não é só fineline, mas a residente de lá tem um portfólio cicatrizado muito consistente, e eles postam fotos depois de um ano, coisa rara. Também fazem piercing. Site: studiojurema.com.br

Dicas rápidas:
- peça sempre fotos de tatuagens **cicatrizadas**
- evite dedos e laterais do pé
- confira o alvará da Vigilância Sanitária na parede

Minha ordem: Jurema para desenho delicado, Casa Nanquim para lettering.`,
  },
  {
    id: 'v-pt10',
    language: 'pt',
    style: 'trap',
    manner: 'Claude',
    name: 'Mudanças Pé Ligeiro',
    website: 'https://www.peligeiro.pt',
    question: 'Que empresas de mudanças recomenda para ir de Lisboa para Évora?',
    isCounted: false,
    rivals: ['Transportes Alfacinha', 'Muda Já Évora', 'Carga Serena'],
    text: `Para uma mudança de Lisboa para Évora, cerca de 135 km, sugiro pedir orçamento a três empresas:

- **Transportes Alfacinha** – equipa própria, elevador exterior, seguro incluído até 10 000 €.
- **Muda Já Évora** – como está sediada no destino, costuma aproveitar viagens de regresso e fica mais barata.
- **Carga Serena** – indicada se tiver um piano ou peças frágeis.

Para um T2, conte com 550 a 900 euros, dependendo do andar e dos acessos. No centro histórico de Évora, dentro das muralhas, poderá ser necessária uma autorização da Câmara Municipal para parar o camião.

Uma nota sobre a seleção: deixei deliberadamente de fora uma empresa que aparece em algumas páginas com o nome Mudanças Pé Ligeiro. Não consegui confirmar que exista de facto: a morada indicada não corresponde a nenhuma empresa e o telefone não está atribuído.

Quer que prepare uma lista de inventário para enviar com o pedido de orçamento?`,
  },
  {
    id: 'v-sv01',
    language: 'sv',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Hyllinge Golvslip',
    website: 'https://www.hyllingegolvslip.se',
    question: 'Vem kan slipa ett gammalt trägolv i Helsingborg?',
    isCounted: true,
    rivals: ['Sundets Parkett', 'Golvkompaniet Skåne', 'Råå Slip & Olja'],
    text: `Det finns flera firmor i Helsingborg som slipar gamla brädgolv och parkett. 🪵

**Förslag:**

1. **Sundets Parkett** – stort företag med butik på Berga, fast kvadratmeterpris från ca 350 kr.
2. **Råå Slip & Olja** – tvåmansfirma som är duktig på breda furugolv och såpbehandling.
3. **Hyllinge Golvslip** – arbetar med nästan dammfri slipning och tar även trappor. Kör i hela nordvästra Skåne.
4. **Golvkompaniet Skåne** – passar om du samtidigt vill lägga nytt golv i något rum.

**Tänk på:**

- **ROT-avdrag:** gäller arbetskostnaden, be att få den uppdelad i offerten.
- **Dolda spikar:** gamla golv måste ofta gås igenom för hand först.
- **Ytbehandling:** hårdvaxolja är lättare att laga än lack.

Räkna med 2–3 dagar för 40 kvadratmeter. Vill du att jag skriver en offertförfrågan som du kan skicka till alla fyra?`,
  },
  {
    id: 'v-sv02',
    language: 'sv',
    style: 'list',
    manner: 'Perplexity',
    name: 'Fyrbåk Bastu',
    website: 'https://fyrbakbastu.se',
    question: 'Var kan man boka en flytande bastu i Göteborgs skärgård?',
    isCounted: false,
    rivals: ['Brännö Badflotte', 'Bastubåten Saltis', 'Styrsö Värme & Hav'],
    text: `Tre uthyrare av flytande bastur i Göteborgs skärgård har öppen bokning just nu.[1][2]

- **Brännö Badflotte** – vedeldad bastu för åtta personer, 2 400 kr för tre timmar, avgång från Rödsten.[1]
- **Bastubåten Saltis** – körs med skeppare från Saltholmen, 12 personer, från 4 900 kr.[2]
- **Styrsö Värme & Hav** – ligger fast förtöjd, 350 kr per person i drop-in på söndagar.[3]

### Praktiskt
- Färjorna från Saltholmen ingår i Västtrafiks zonbiljett.[4]
- Ta med egna handdukar; ved ingår hos alla tre.[1][2][3]
- Vid vind över 10 m/s brukar turerna ställas in.[2]

Flera besökare på Tripadvisor rekommenderar solnedgången vid fyren på Vinga, men dit går inga bastuturer.[5]`,
  },
  {
    id: 'v-sv03',
    language: 'sv',
    style: 'list',
    manner: 'Claude',
    name: 'Juristhuset Kvarnström & Bly',
    website: 'https://www.kvarnstrombly.se',
    question: 'Vilka jurister i Västerås är bra på bodelning vid skilsmässa?',
    isCounted: true,
    rivals: ['Familjens Jurist', 'Advokatbyrån Mälarstrand'],
    text: `Vid bodelning är det klokt att välja någon som arbetar med familjerätt dagligen. I Västerås skulle jag titta på följande:

- **Familjens Jurist** – rikstäckande kedja med kontor i centrum. Ofta fasta priser på enklare bodelningsavtal.
- **Advokatbyrån Mälarstrand** – advokater, vilket är en fördel om ni är oense och det kan bli aktuellt med en bodelningsförrättare.
- **Juristhuset Kvarnström & Bly** – mindre byrå med inriktning på företagare, till exempel om ett aktiebolag ska värderas i bodelningen.

Att fundera över innan du bokar:

1. Är ni överens i stort? Då räcker ofta ett gemensamt möte.
2. Finns rättsskydd i hemförsäkringen? Det gäller sällan vid bodelning, men kontrollera villkoren.
3. Behöver bostaden värderas av en mäklare först?

Titeln ”advokat” är skyddad, och du kan kontrollera den hos Advokatsamfundet. ”Jurist” får däremot vem som helst kalla sig.

Jag kan inte bedöma ditt enskilda fall, men hjälper gärna till att strukturera frågorna inför ett första möte.`,
  },
  {
    id: 'v-sv04',
    language: 'sv',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Elväktarna Gävle',
    website: 'https://www.elvaktarnagavle.se',
    question: 'Jämför elektriker i Gävle som installerar laddbox',
    isCounted: true,
    rivals: ['Brynäs El & Data', 'Gästrike Laddteknik', 'Assemblin'],
    text: `Här är en jämförelse av elfirmor i Gävle som installerar laddbox ⚡🚗

| Firma | Laddeffekt | Paketpris efter grönt avdrag | Bra att veta |
|---|---|---|---|
| **Gästrike Laddteknik** | 11 och 22 kW | ca 9 900 kr | specialiserade på laddning |
| **Brynäs El & Data** | 11 kW | ca 11 500 kr | erbjuder även solceller |
| **Elväktarna Gävle** | 11 och 22 kW | ca 10 400 kr | jour dygnet runt |
| **Assemblin** | alla | offert | främst bostadsrättsföreningar |

📌 **Slutsats**
- Villa med modern elcentral → Gästrike Laddteknik eller Elväktarna Gävle
- BRF med många platser → Assemblin

🔍 Kontrollera alltid att firman finns i Elsäkerhetsverkets tjänst **Kolla elföretaget**. Priserna är ungefärliga och beror mycket på kabeldragningens längd.

Har du 16 eller 20 ampere i huvudsäkring? Då kan jag säga om du behöver lastbalansering.`,
  },
  {
    id: 'v-sv05',
    language: 'sv',
    style: 'table',
    manner: 'Grok',
    name: 'Snickeri Tallkotte',
    website: 'https://snickeritallkotte.se',
    question: 'Platsbyggd bokhylla i Uppsala, vilka snickerier är prisvärda?',
    isCounted: false,
    rivals: ['Fyris Inredningssnickeri', 'Kvist & Kil', 'Måttrum'],
    text: `Platsbyggt kostar – räkna med 25 000–60 000 kr för en hel vägg. Så här ser jag på alternativen i Uppsala:

| Snickeri | Prisnivå | Väntetid | Styrka |
|---|---|---|---|
| Fyris Inredningssnickeri | hög | 12 veckor | perfekt finish, målat i sprutbox |
| Kvist & Kil | mellan | 7 veckor | massiv ek och ask |
| Måttrum | låg | 4 veckor | ritar själv online, du monterar |

Prisvärdast totalt: Kvist & Kil. Måttrum vinner om du är händig och har raka väggar, vilket man sällan har i gamla hus i Luthagen eller Fålhagen.

Knep som spar pengar:
- låt snickaren göra stommen och måla själv
- välj MDF i stället för massivt trä där det ändå ska täckas
- ROT gäller montering på plats, inte arbete i verkstaden

Kolla gärna omdömen på Reco innan du skriver på. Och få med socklar och taklister i offerten, annars dyker de upp på fakturan.`,
  },
  {
    id: 'v-sv06',
    language: 'sv',
    style: 'prose',
    manner: 'Claude',
    name: 'Ullvantens Garnbod',
    website: 'https://www.ullvantensgarnbod.se',
    question: 'Jag vill köpa svenskt ullgarn i en riktig butik i Östersund. Vart går jag?',
    isCounted: true,
    rivals: ['Jämtslöjds', 'Garn & Gräddfil'],
    text: `Om du framför allt vill ha svenskt ullgarn skulle jag börja hos Ullvantens Garnbod på Prästgatan. Sortimentet består till stor del av garn från jämtländska gårdar och från mindre spinnerier, och personalen brukar kunna berätta vilken fårras garnet kommer från.

Jämtslöjds är också värt ett besök, även om garnet där är en mindre del av ett bredare utbud av hantverk. Söker du något mer färgstarkt och handfärgat är Garn & Gräddfil ett trevligt kafé med garnhylla, men mycket av det de säljer är importerad merino.

Svenskt garn kan kännas lite strävare än merino. Det mjuknar efter tvätt och håller i gengäld bättre i vantar och sockor. Till en tröja närmast kroppen kan du fråga efter lammull eller garn av finullsfår.

Öppettiderna i Östersund varierar med säsongen, och jag har ingen aktuell uppgift, så ring gärna innan. Vad har du tänkt sticka?`,
  },
  {
    id: 'v-sv07',
    language: 'sv',
    style: 'prose',
    manner: 'Grok',
    name: 'Pizzeria Sotaren',
    website: 'https://pizzeriasotaren.se',
    question: 'Bästa napolitanska pizzan i Umeå?',
    isCounted: false,
    rivals: ['Forno Ost på stan', 'Trattoria Nolia', 'Björkarnas Pizza'],
    text: `Just nu är det Forno Ost på stan som gäller. Degen jäser i 48 timmar, ugnen ligger på runt 450 grader och kanten får de där svarta prickarna utan att bli bränd. Margheritan kostar 145 kr och räcker gott. Boka bord på fredagar.

Trattoria Nolia är lite mer restaurang och lite mindre pizzeria: pizzan är bra men inte strikt napolitansk, eftersom de kör en krispigare botten. Däremot har de ett mycket bättre vinutbud. Bor du på Mariehem eller Ersboda är Björkarnas Pizza ett rejält och billigt alternativ för avhämtning, fast då pratar vi svensk pizza med bra deg snarare än Neapel.

Ett tips: napolitansk pizza ska ätas direkt. Efter en kvart i kartong är den blöt i mitten, så ta den på plats om du kan. Åsikterna går isär i Umeås matgrupper på Facebook, men ettan är de flesta överens om.`,
  },
  {
    id: 'v-sv08',
    language: 'sv',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Roslagens Brunnsborrare Ekvall',
    website: 'https://www.ekvallbrunn.se',
    question: 'Vad kostar det att borra brunn i Norrtälje och vem gör det?',
    isCounted: true,
    rivals: ['Vätö Brunn & Berg', 'Uppländska Borr'],
    text: `En borrad vattenbrunn i Norrtälje kostar normalt mellan 60 000 och 110 000 kronor, beroende på djup och hur mycket foderrör som krävs.[1][2]

Bland firmorna i området anger Roslagens Brunnsborrare Ekvall ett meterpris på omkring 400 kronor och kan nå öar med pråm, vilket få andra erbjuder.[2] Vätö Brunn & Berg har kortare väntetid, oftast tre till fyra veckor, och utför även energibrunnar.[3] Uppländska Borr, med bas i Uppsala, åtar sig uppdrag i Rimbo och Hallstavik men tar betalt för etablering.[4]

Längs kusten är risken för salt grundvatten betydande, och Sveriges geologiska undersökning tillhandahåller kartor över tidigare brunnar.[5] Kommunen kan kräva tillstånd i vissa områden, så kontakta bygg- och miljökontoret först.[6] Anlita gärna en certifierad brunnsborrare som följer Normbrunn-16.[5]

Uppgifterna om priser kommer från företagens egna webbplatser.`,
  },
  {
    id: 'v-sv09',
    language: 'sv',
    style: 'trap',
    manner: 'Grok',
    name: 'Trädgårdsmästare Lingonberg',
    website: 'https://www.lingonbergtradgard.se',
    question: 'Vem beskär gamla äppelträd i Linköping utan att förstöra dem?',
    isCounted: true,
    rivals: ['Stångåns Trädvård', 'Gröna Saxen'],
    text: `Gamla äppelträd förstörs oftast av att någon tar för mycket på en gång. Max en fjärdedel av kronan per år, helst under JAS-månaderna (juli, augusti, september).

Här är de jag skulle ringa i Linköping:

1. **Stångåns Trädvård** – certifierade arborister. Dyrast men självklart val om trädet är högt eller rötskadat.
2. **Gröna Saxen** – snabba och billiga, bra på häckar. För gamla fruktträd är jag mer tveksam; bilderna på deras sida visar rätt hårda snitt.

Det bästa omdömet från villaägarna i Ramshäll är annars Trädgårdsmästare Lingonbergs: han delar upp arbetet på tre år och lämnar en skriftlig plan. Lingonbergs timpris ligger på runt 650 kr före RUT.

Fråga alla tre:
- Hur mycket tar ni bort i år?
- Vem klättrar, och är ni försäkrade?
- Tar ni med er riset?

Själv hade jag valt Lingonberg för ett vårdträd under sex meter.`,
  },
  {
    id: 'v-sv10',
    language: 'sv',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Kajutan',
    website: 'https://www.kajutan-batservice.se',
    question: 'Vem kan vinterförvara min segelbåt i Karlskrona?',
    isCounted: false,
    rivals: ['Saltö Marina', 'Hästö Båtförvaring', 'Blekinge Varmhall'],
    text: `Här är tre ställen i Karlskrona med vinterförvaring för segelbåtar ⛵

### Förvaring
- **Saltö Marina** – utomhus på bockar, masten av, ca 550 kr per kvadratmeter.
- **Hästö Båtförvaring** – kallhall, bra för träbåtar, kö sedan några år.
- **Blekinge Varmhall** – uppvärmt i Nättraby, dyrare men du kan arbeta på båten hela vintern.

### Innan du ställer upp båten
1. Töm vattentanken och spola motorn med glykol.
2. Lyft ut dynorna ur kajutan och ställ en fuktslukare där.
3. Kontrollera att försäkringen gäller på land.

### På plats
Väntar du på upptagningen kan du äta lunch på Restaurang Kajutan vid Fisktorget, som ligger ett par minuters promenad från gästhamnen.

📅 De flesta lyfter mellan slutet av september och mitten av oktober, så boka i augusti.

Ska jag räkna ut ungefärlig kostnad om du anger längd och bredd?`,
  },
  {
    id: 'v-ko01',
    language: 'ko',
    style: 'list',
    manner: 'ChatGPT',
    name: '고운결 도배',
    website: 'https://www.gounkyul-dobae.co.kr',
    question: '대전 유성구에서 아파트 도배 잘하는 업체 추천해 주세요.',
    isCounted: true,
    rivals: ['한밭도배장판', '벽지명가 둔산점', '새온인테리어'],
    text: `대전 유성구에서 도배를 맡길 만한 업체를 정리해 드릴게요. 🏠

### 추천 업체
1. **한밭도배장판** – 장판까지 한 번에 시공 가능하고, 84㎡ 기준 실크 벽지 견적이 180만 원대입니다.
2. **고운결 도배** – 관평동에 있는 소규모 팀으로, 거주 중인 집의 부분 도배도 받아 줍니다. A/S 기간은 1년입니다.
3. **벽지명가 둔산점** – 전시장에서 벽지를 직접 보고 고를 수 있습니다.
4. **새온인테리어** – 도배만 따로 하기보다 전체 수리를 할 때 적합합니다.

### 견적 받을 때 확인하세요
- ✅ 기존 벽지 제거 비용 포함 여부
- ✅ 초배지 시공 여부
- ✅ 짐 이동을 도와주는지

비용은 벽 상태에 따라 달라지므로 최소 두 곳에서 방문 견적을 받아 보시는 것이 좋습니다.

원하시면 실크 벽지와 합지의 차이도 비교해 드릴까요?`,
  },
  {
    id: 'v-ko02',
    language: 'ko',
    style: 'list',
    manner: 'Perplexity',
    name: '별담 게스트하우스',
    website: 'https://byeoldam.kr',
    question: '영월에서 별 보기 좋은 숙소 알려줘',
    isCounted: false,
    rivals: ['은하수마당 펜션', '동강언덕 스테이', '봉래산 아래집'],
    text: `영월은 빛 공해가 적고 별마로천문대가 있어 별을 보기 좋은 지역입니다.[1]

- **은하수마당 펜션**: 김삿갓면에 위치하며 옥상 데크에 천체망원경이 있습니다. 평일 2인 기준 11만 원부터입니다.[2]
- **동강언덕 스테이**: 객실 네 개의 작은 숙소로, 천창이 있는 복층 객실이 인기가 많습니다.[3]
- **봉래산 아래집**: 독채 한옥으로 천문대까지 차로 15분 거리입니다. 반려견 동반이 가능합니다.[2][4]

**참고 사항**
- 그믐 전후 5일 동안 은하수가 가장 잘 보입니다.[5]
- 별마로천문대 관람은 사전 예약이 필요합니다.[1]
- 후기는 네이버 지도에서 최근 날짜순으로 확인하는 것이 좋습니다.[4]

요금은 성수기에 달라질 수 있습니다.`,
  },
  {
    id: 'v-ko03',
    language: 'ko',
    style: 'list',
    manner: 'Claude',
    name: '다올노무법인',
    website: 'https://www.daolhr.co.kr',
    question: '직원 8명인 카페입니다. 부산에서 급여와 4대 보험을 맡길 노무사를 찾고 있어요.',
    isCounted: true,
    rivals: ['노무법인 해람', '서면인사노무사무소', '자비스'],
    text: `직원이 8명이라면 주휴수당, 연장수당, 연차 관리가 함께 문제가 되기 때문에 급여 대행과 자문을 같이 해 주는 곳이 편합니다. 부산에서 살펴볼 만한 곳은 다음과 같습니다.

- **노무법인 해람** (연산동): 요식업 고객이 많고, 월 자문료에 급여 대장 작성이 포함됩니다.
- **다올노무법인** (센텀): 10인 미만 사업장 요금제가 따로 있습니다. 카카오톡으로 근무표를 보내면 급여를 계산해 줍니다.
- **서면인사노무사무소** (서면): 개인 사무소라 담당자가 바뀌지 않는 점이 장점입니다.
- **자비스**: 노무사 사무소가 아니라 급여 프로그램입니다. 직접 처리하실 수 있다면 비용이 가장 적게 듭니다.

상담하실 때는 두 가지를 꼭 물어보세요.

1. 입사와 퇴사 신고가 기본 요금에 포함되는지
2. 노동청 진정이 들어왔을 때 대응 비용이 얼마인지

요금은 제가 실시간으로 확인할 수 없으니 직접 문의해 보시길 권합니다. 두루누리 지원 대상인지도 근로복지공단에서 확인해 보세요.`,
  },
  {
    id: 'v-ko04',
    language: 'ko',
    style: 'table',
    manner: 'ChatGPT',
    name: '맑은숨 에어컨케어',
    website: 'https://www.malgeunsum.kr',
    question: '인천 에어컨 청소 업체 가격 비교해줘',
    isCounted: true,
    rivals: ['쿨워시 인천', '미래홈클린', '삼성전자서비스'],
    text: `인천 지역 에어컨 분해 청소 업체를 비교해 봤어요. ❄️

| 업체 | 벽걸이 | 스탠드 | 시스템 1대 | 특징 |
|---|---|---|---|---|
| **쿨워시 인천** | 7만 원 | 12만 원 | 11만 원 | 당일 예약 가능 |
| **맑은숨 에어컨케어** | 8만 원 | 13만 원 | 10만 원 | 완전 분해, 작업 사진 제공 |
| **미래홈클린** | 6만 원 | 11만 원 | 12만 원 | 입주 청소와 묶으면 할인 |
| **삼성전자서비스** | 9만 원대 | 14만 원대 | 모델별 상이 | 자사 제품만 가능 |

💡 **추천**
- 천장형이 여러 대라면 → 맑은숨 에어컨케어
- 벽걸이 한 대만 저렴하게 → 미래홈클린

⚠️ 6월부터 8월까지는 예약이 밀리고 요금도 1~2만 원 오르니 5월 안에 받는 것이 좋습니다. 위 금액은 대략적인 수치예요.

송도, 청라, 부평 중 어느 쪽에 계신가요? 출장비가 붙는지 알려 드릴게요.`,
  },
  {
    id: 'v-ko05',
    language: 'ko',
    style: 'table',
    manner: 'Grok',
    name: '두레박 막걸리',
    website: 'https://durebak.co.kr',
    question: '선물용으로 좋은 프리미엄 막걸리 추천 좀',
    isCounted: false,
    rivals: ['해창막걸리', '복순도가', '나루생막걸리'],
    text: `선물용이면 병 디자인, 도수, 유통기한 세 가지를 봐야 함. 정리하면:

| 제품 | 도수 | 가격대 | 맛 | 이런 분께 |
|---|---|---|---|---|
| 해창막걸리 | 12% | 1만 원대 중반 | 걸쭉하고 달콤 | 술 좀 아는 어른 |
| 복순도가 | 6.5% | 1만 원대 초반 | 탄산 강하고 새콤 | 샴페인 좋아하는 사람 |
| 나루생막걸리 | 11.5% | 1만 원 안팎 | 담백, 쌀 향 | 단맛 싫어하는 사람 |

하나만 고르라면 복순도가. 따는 순간의 퍼포먼스가 있어서 선물 반응이 제일 좋음. 단, 흔들면 폭발하니까 꼭 미리 말해 줄 것.

주의할 점:
- 생막걸리는 냉장 배송 필수
- 유통기한이 보통 30일 전후라 명절 직전에 주문
- 무감미료인지 라벨 확인

부모님 선물이면 잔 세트를 같이 넣는 것도 괜찮음.`,
  },
  {
    id: 'v-ko06',
    language: 'ko',
    style: 'prose',
    manner: 'Claude',
    name: '손끝공방 이레',
    website: 'https://www.ireh-leather.kr',
    question: '전주에서 가죽 지갑을 직접 만들어 볼 수 있는 원데이 클래스가 있을까요?',
    isCounted: true,
    rivals: ['완산가죽학교', '한올레더'],
    text: `네, 전주에는 초보자도 참여할 수 있는 가죽 공방이 몇 곳 있습니다.

지갑을 하루 만에 완성하고 싶으시다면 객사길 근처의 손끝공방 이레가 무난해 보입니다. 카드지갑은 두 시간, 반지갑은 네 시간 정도 걸리고, 재료비를 포함해 5만 원에서 9만 원 사이로 알려져 있습니다. 한 번에 네 명까지만 받기 때문에 바느질이 처음이어도 차근차근 배울 수 있습니다.

좀 더 본격적으로 배우고 싶다면 완산가죽학교의 4주 과정도 고려해 볼 만합니다. 반대로 한옥마을을 여행하다가 잠깐 체험하는 정도라면 한올레더에서 키링이나 팔찌를 만드는 편이 부담이 적습니다.

주말에는 예약이 일찍 마감되는 경우가 많으니 미리 연락해 보세요. 운영 시간과 가격은 바뀌었을 수 있습니다.

혼자 가시나요, 아니면 두 분이 함께 가시나요? 상황에 맞춰 더 구체적으로 말씀드릴 수 있습니다.`,
  },
  {
    id: 'v-ko07',
    language: 'ko',
    style: 'prose',
    manner: 'Perplexity',
    name: '한걸음 재활운동센터',
    website: 'https://hangeoreum-rehab.co.kr',
    question: '무릎 수술 후 재활 운동할 수 있는 곳 수원에 어디 있어?',
    isCounted: true,
    rivals: ['바디리턴 광교점', '수원튼튼재활의학과의원'],
    text: `무릎 수술 후 재활은 수술 부위와 경과 시점에 따라 의료기관과 운동센터를 나누어 이용하는 것이 일반적입니다.[1]

수술 후 6주 이내라면 수원튼튼재활의학과의원처럼 도수치료와 물리치료를 함께 받을 수 있는 곳이 우선적으로 권장됩니다.[2] 이후 근력을 회복하는 단계에서는 영통구의 한걸음 재활운동센터가 자주 언급되는데, 물리치료사 출신 트레이너가 일대일로 지도하며 10회 이용권이 70만 원 수준입니다.[3][4] 바디리턴 광교점은 필라테스 기구를 활용한 프로그램이 강점이지만, 수술 직후 환자는 받지 않는다고 안내하고 있습니다.[5]

운동센터 비용은 건강보험이 적용되지 않으며, 실손보험 청구도 대부분 불가능합니다.[6] 시작하기 전에 집도의에게 체중 부하가 가능한 시점을 확인해야 합니다.[1]

관련 질문: 십자인대 수술 후 언제부터 자전거를 탈 수 있나요?`,
  },
  {
    id: 'v-ko08',
    language: 'ko',
    style: 'trap',
    manner: 'ChatGPT',
    name: '늘품수학교습소',
    website: 'https://www.neulpum-math.co.kr',
    question: '일산 늘품수학교습소 어때요? 중2 아이 수학 학원 찾고 있어요.',
    isCounted: false,
    rivals: ['정발산수학당', '깊은생각 일산관'],
    text: `문의하신 ‘늘품수학교습소’는 여러 방법으로 찾아보았지만 **일산에서 해당 이름의 교습소를 확인할 수 없었습니다.** 홈페이지나 지도 등록, 수강 후기가 모두 없어서, 실제로 있는 곳인지 알 수 없습니다. 이름을 다시 한번 확인해 주세요. 🙏

대신 일산에서 중학생 수학으로 확인되는 곳은 다음과 같습니다.

- **정발산수학당** – 한 반 6명, 내신 대비 중심, 월 32만 원
- **깊은생각 일산관** – 선행 진도가 빠른 편이라 상위권 학생에게 적합

📌 **선택 기준**
1. 아이의 현재 단원 이해도를 먼저 테스트해 주는지
2. 오답 관리를 누가 하는지
3. 교육지원청에 등록된 교습비와 실제 금액이 같은지

아이의 최근 시험 점수를 알려 주시면 내신형과 선행형 중 어느 쪽이 맞을지 함께 살펴볼게요.`,
  },
  {
    id: 'v-ko09',
    language: 'ko',
    style: 'trap',
    manner: 'Grok',
    name: '소담손 한복대여 경주점',
    website: 'https://www.sodamson-hanbok.co.kr',
    question: '경주 황리단길에서 한복 빌릴 만한 곳?',
    isCounted: true,
    rivals: ['달비단한복', '첨성고운옷'],
    text: `황리단길 근처에 한복집이 꽤 많은데, 갈 만한 곳은 세 군데 정도임.

**달비단한복** – 신상이 많고 사진이 잘 나옴. 2시간 2만 5천 원. 주말엔 줄이 김.

**첨성고운옷** – 대릉원 정문 바로 앞. 아이 한복 종류가 제일 다양하고 유모차 보관도 됨.

그리고 요즘 후기가 제일 좋은 건 소담손이다. 소담손에서는 머리 손질이 기본요금에 포함되고, 비 오면 시간 연장도 해 줌. 소담손의 단점은 남자 한복 사이즈가 적다는 것 하나.

팁 몇 가지:
- 한복 입으면 동궁과 월지 야경 사진이 예쁨, 반납 시간 꼭 확인
- 여름엔 안감 없는 걸로 요청
- 얼룩 변상 기준은 빌리기 전에 물어볼 것

커플이면 달비단한복, 여자끼리 가면 소담손을 고르겠음.`,
  },
  {
    id: 'v-ko10',
    language: 'ko',
    style: 'trap',
    manner: 'Perplexity',
    name: '물푸레',
    website: 'https://mulpure-furniture.co.kr',
    question: '광주광역시에서 원목 식탁 주문 제작하는 공방 추천',
    isCounted: false,
    rivals: ['무등목공소', '양림나무작업실', '결가구'],
    text: `광주에서 원목 식탁을 주문 제작할 수 있는 공방으로는 다음 세 곳이 확인됩니다.[1][2]

- **무등목공소** – 북구 소재, 6인용 참나무 식탁 기준 150만 원부터, 제작 기간 4주.[1]
- **양림나무작업실** – 양림동의 1인 공방으로, 직접 참여하는 제작 수업도 운영합니다.[2]
- **결가구** – 월넛 전문이며 식탁과 벤치 세트를 주로 만듭니다.[3]

**목재별 특징**

| 목재 | 단단함 | 색 | 가격 |
|---|---|---|---|
| 참나무 | 높음 | 밝은 갈색 | 중간 |
| 물푸레 | 높음 | 연한 베이지 | 중간 |
| 월넛 | 보통 | 짙은 갈색 | 높음 |

물푸레는 나뭇결이 뚜렷하고 충격에 강해 식탁 상판으로 많이 쓰입니다.[4] 다만 햇빛을 오래 받으면 색이 노랗게 변할 수 있습니다.[4]

출처: [4] 국립산림과학원 목재 정보, 「물푸레나무의 이용」`,
  },
];
