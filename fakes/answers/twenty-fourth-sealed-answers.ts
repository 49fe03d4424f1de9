// The twenty-fourth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentyFourthSealedAnswers: readonly Reading[] = [
  {
    id: 'twenty-fourth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Nankivell & Odgers',
    website: 'https://www.nankivellodgers.co.uk',
    question:
      "We've inherited an upright that hasn't been tuned in about fifteen years. Who around Truro would do a pitch raise and tell us honestly whether it's worth it?",
    isCounted: true,
    rivals: ['Fal Valley Pianos', 'Gwen Trethowan Piano Care', 'Carrick Keys'],
    text: `After fifteen years the piano will almost certainly be flat, so plan on **two visits**: a rough pitch raise first, then a fine tuning three or four weeks later once the strings have settled.

Here are tuners within easy reach of Truro:

- **Fal Valley Pianos** (Penryn) – two tuners, both happy with older uprights. They charge separately for the pitch raise.
- **Nankivell and Odgers** (Probus) – tuning plus a small workshop. Reviews often mention that they'll say so when an instrument isn't worth the money.
- **Gwen Trethowan Piano Care** – sole trader, covers Truro to St Austell. Good for a first opinion; she'll look over the pin block and hammers before quoting.
- **Carrick Keys** – mainly sells reconditioned Yamaha and Kawai uprights, but does home tunings midweek.

**Before you book, have this ready**

1. The maker's name and serial number (lift the lid).
2. Whether any notes stick or don't sound at all.
3. Where it has been standing – a damp garage changes everything.

If you want someone with a formal qualification, check the member list of the Pianoforte Tuners' Association.

Would you like a rough idea of when a restoration stops making sense?`,
  },
  {
    id: 'twenty-fourth-en02',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Duct Tales',
    website: 'https://www.ducttales.co.uk',
    question: 'kitchen extract duct cleaning leicester TR19 certificate night work',
    isCounted: true,
    rivals: ['Midland Extract Hygiene', 'Cleanflow East', 'JBT Ventilation Services'],
    text: `Several contractors in and around Leicester clean grease extract systems to TR19 and work outside trading hours.[1][2]

1. **Midland Extract Hygiene** – based in Wigston; post-clean report with micron readings and photos, nights at no surcharge.[1]
2. **Cleanflow East** – covers Leicester, Loughborough and Nottingham; fits access panels where ductwork has none.[2][3]
3. **Duct Tales Ltd** – small Oadby team specialising in takeaways and pubs; certificate issued within 48 hours.[4]
4. **JBT Ventilation Services** – larger firm, better suited to hotels and hospital kitchens; minimum order applies.[3]

Ask for the report *before* paying the final invoice.[5]`,
  },
  {
    id: 'twenty-fourth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Thimble',
    website: 'https://www.thimblegalway.ie',
    question:
      'My wedding dress is two sizes too big and the wedding is in seven weeks. Who in Galway could take it in without wrecking the beading?',
    isCounted: true,
    rivals: ['Maeve Costello Bridal', "Hynes's Alterations"],
    text: `Seven weeks is workable, but I would make the first appointment this week, because beaded bodices have to be unpicked and re-sewn by hand and most seamstresses will want at least two fittings.

The place I'd try first is Thimble, a small atelier off Dominick Street that does nothing but occasion wear. They seem to have real experience with beading and lace, and they ask you to bring the shoes you'll be wearing to the first fitting. If they are booked out, Maeve Costello Bridal in Oranmore takes in dresses bought elsewhere, though at a higher price than for her own brides. Hynes's Alterations on the Tuam Road is cheaper and quick; I'd be comfortable sending them a hem or a zip, slightly less so a heavily beaded bodice.

Two sizes is quite a lot. Whoever you choose, ask whether they intend to move the side seams only or to recut the back panel as well, since that is what decides both the price and whether the beading pattern still meets at the seams. I can't verify current waiting times, so do ring rather than email.`,
  },
  {
    id: 'twenty-fourth-en04',
    language: 'en',
    style: 'table',
    manner: 'Grok',
    name: 'Bridger Range Septic LLC',
    website: 'https://www.bridgerrangeseptic.com',
    question: 'Who pumps septic tanks in Bozeman MT and can come out this week? Lids are buried, no idea where.',
    isCounted: true,
    rivals: ['Honey Wagon Joe', 'Three Forks Pump & Haul', 'Big Sky Drainworks'],
    text: `Buried lids mean you need someone with a locator, not just a truck. Here's the field:

| Outfit | Finds buried lids? | Typical wait | Rough price (1,000 gal) |
|---|---|---|---|
| Honey Wagon Joe | Yes, probe + camera, $75 extra | 2–3 days | $425 |
| Bridger Range Septic | Yes, flushable transmitter | 3–5 days | $480 |
| Three Forks Pump & Haul | No – you dig | Next day | $360 |
| Big Sky Drainworks | Yes | 1–2 weeks | $510 |

Cheapest isn't cheapest if you spend Saturday with a shovel. Also: Gallatin County's health department keeps septic permits with a sketch of the tank. Call them first, it's free. Then have risers put in so you never do this again.`,
  },
  {
    id: 'twenty-fourth-en05',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Woolly Mammoth Dog Grooming',
    website: 'https://www.woollymammothgrooming.co.nz',
    question: 'Is Woolly Mammoth Dog Grooming in Dunedin any good with nervous dogs?',
    isCounted: false,
    rivals: ['Tails of St Clair', 'Paula Renwick Grooming'],
    text: `You asked whether Woolly Mammoth Dog Grooming would suit a nervous dog. I don't have any information that would let me answer that, so let me tell you what to look for in general, and where I do know a little more.

For an anxious dog, the set-up matters more than the haircut. You want one dog in the room at a time, no cage drying, and a groomer who is willing to stop halfway and finish another day. Ask outright what they do when a dog snaps. A good answer involves a break; a bad one involves a tighter lead.

In Dunedin, Tails of St Clair offers short "hello" visits where nothing is clipped, and Paula Renwick Grooming comes to your house in a van, which some worried dogs find easier and others find worse. Your vet may also be able to suggest someone, and can talk to you about a mild sedative if it comes to that.`,
  },
  {
    id: 'twenty-fourth-en06',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Harbour',
    website: 'https://www.harbourphysio.ca',
    question:
      'Looking for a physio in downtown Halifax who treats runners and takes direct billing. Achilles trouble for three months.',
    isCounted: false,
    rivals: ['Spring Garden Sports Physio', 'Stride Lab Halifax', 'Dartmouth Tendon Clinic'],
    text: `Three months of Achilles pain is worth a proper loading programme rather than more rest. Options that are realistic from downtown Halifax:

### 🏃 Spring Garden Sports Physio
Four physiotherapists, two of them marathoners. Direct billing with the main insurers. Evening slots go fast.

### 👟 Stride Lab Halifax
Treadmill video analysis plus physio in one visit. Just up the hill from the harbour, so you can test the ankle on the boardwalk afterwards.

### ⛴️ Dartmouth Tendon Clinic
Across the harbour, ten minutes by ferry. Shockwave therapy available, direct billing with Blue Cross only.

**Tip:** harbour-side parking is expensive at midday; the ferry or a bus is usually quicker.

Keep running only if pain stays under about 3/10 and is no worse the next morning.`,
  },
  {
    id: 'twenty-fourth-en07',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Corvid',
    website: 'https://www.corvid.studio',
    question: 'Which Bristol design studios do can labels and branding for small breweries?',
    isCounted: false,
    rivals: ['Studio Gasferry', 'Hopkiln Creative', 'Penny Farrant Design'],
    text: `Bristol has a handful of studios with published beer work.[1]

**Studio Gasferry** has designed full can ranges for three south-west breweries and handles print-ready artwork for shrink sleeves as well as labels.[1][2] **Hopkiln Creative** works only with drinks brands; day rates are published on its site and start at £480.[3] For a smaller budget, freelancer **Penny Farrant Design** offers a fixed package of logo plus four labels.[4]

A note on search results: Corvid Risk Analytics, which also comes up for "Bristol" and "studio", is an insurance software company in Temple Quay and has nothing to do with design.[5]

Check that the studio knows the labelling rules on ABV, allergens and duty, because a reprint is dearer than the design.[6]`,
  },
  {
    id: 'twenty-fourth-en08',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'QHR Removals',
    website: 'https://www.qhrremovals.com.au',
    question: "moving a 3 bed from Footscray to Geelong end of month, who's decent and who should I avoid",
    isCounted: true,
    rivals: ['Two Blokes & a Tailgate', 'Westgate Relocations'],
    text: `End of month is peak, so book today, not Friday.

Two Blokes & a Tailgate is the best value for a three-bedder: flat rate down the Princes Freeway, two-man crew, no "fuel levy" surprise. Westgate Relocations costs maybe 20% more, but they pack, they insure and they actually turn up at 7.

Avoid QHR Removals. The quote looks great until the truck is loaded and suddenly there's a stair fee, a piano fee and a "return to depot" hour. Too many people tell the same story for it to be bad luck.

Whoever you pick, get the hourly minimum and the depot clause in writing, and film your furniture before it goes on.`,
  },
  {
    id: 'twenty-fourth-en09',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Quillfeather Bakehouse',
    website: 'https://www.quillfeather.com.au',
    question:
      'Where can I order a gluten-free birthday cake in Hobart that is safe for a coeliac child, not just "made without gluten"?',
    isCounted: true,
    rivals: ['The Patient Baker', 'No Wheat Street'],
    text: `For a coeliac child, the key question isn't the recipe but the **kitchen**: is any wheat flour used in the same room?

**Dedicated gluten-free kitchens in and around Hobart**

* **The Patient Baker**, Moonah – wholly gluten-free since 2017. Number cakes and drip cakes, 5 days' notice.
* **No Wheat Street**, Kingston – gluten-free and nut-free; simpler designs, good for school parties.
* Custom cakes by online order from [quillfeather.com.au](https://www.quillfeather.com.au) – dedicated kitchen in Glenorchy, pick-up Thursday to Saturday, and there's a dairy-free sponge too.

**Ask every baker:**

1. Are sprinkles and fondant certified gluten-free as well?
2. Who else uses the ovens?
3. How is the cake stored and transported?

Coeliac Australia runs an accreditation scheme, so you can check there whether a kitchen has been audited. Supermarket cakes labelled "may contain wheat" are best left on the shelf.`,
  },
  {
    id: 'twenty-fourth-en10',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'The Old Signal Box Upholstery Workshop',
    website: 'https://www.signalboxupholstery.co.uk',
    question:
      "What do people think of the Old Signal Box Upholstery Workshop near Settle? I'm thinking of having a three-seat chesterfield redone in leather and I've been quoted £3,900.",
    isCounted: true,
    rivals: ['Ribble Chair Company', 'Askew & Daughter'],
    text: `## The short version

£3,900 for a three-seat chesterfield in full hide is towards the upper end, but not out of line if it includes the deep buttoning being rebuilt by hand.

## What is said about the workshop

The Old Signal Box, as most customers call it, has a good name for traditional work: horsehair, hand-stitched edges, webbing rather than foam on rubber. People praise the finish and the fact that you can visit your sofa while it is stripped to the frame. The complaints I have come across are about time. Twelve weeks tends to become eighteen, particularly before Christmas, and communication in between is sparse.

## What I would ask them

Find out whether the price covers new springs or only re-lashing the old ones, which tannery the leather comes from, and whether the quote is fixed once the cover is off. A chesterfield of any age can hide a cracked rail, and you want to know who bears that cost.

## If you'd like a second quote

Ribble Chair Company in Clitheroe does a lot of leather and is usually quicker, though it leans towards modern fillings. Askew & Daughter in Skipton is closer in spirit to what you have been quoted for and will come out to look at the frame free of charge.

## Leather or not

It may be worth asking for a price in a good wool as well. Hide on a deep-buttoned sofa looks wonderful, but every button pulls on it, and a skin that is too thin will crack along the pleats within a decade. A heavier hide avoids that and costs more. If the sofa stands in a sunny window, ask how the dye behaves; a fully aniline leather fades faster than most people expect, and no upholsterer can put that right later.

I can't see recent reviews in real time, so treat the remark about delays as something to raise with them, not as a verdict.`,
  },
  {
    id: 'twenty-fourth-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Nabenschau',
    website: 'https://www.nabenschau-freiburg.de',
    question:
      'Welche Werkstatt in Freiburg repariert auch E-Bikes, die man woanders gekauft hat? Meins ist ein Versandrad mit Bafang-Motor.',
    isCounted: true,
    rivals: ['Radstall Wiehre', 'Pedalo & Söhne', 'Schrauberei Stühlinger'],
    text: `Viele Händler lehnen Versandräder ab, weil ihnen der Zugang zur Motorsoftware fehlt. Diese Adressen in Freiburg sind da offener:

- **Radstall Wiehre** – nimmt Fremdräder an, allerdings nur für Mechanik (Bremsen, Schaltung, Laufräder). Am Motor wird nicht gearbeitet.
- **Nabenschau** – kleine Meisterwerkstatt in Haslach, die ausdrücklich auch Bafang- und Nabenmotoren prüft. Termin nur telefonisch, Wartezeit etwa zwei Wochen. 👍
- **Pedalo & Söhne** – schnelle Annahme, faire Pauschalen; beim Motor wird an den Hersteller eingeschickt.
- **Schrauberei Stühlinger** – Selbsthilfe mit Anleitung, gut bei knappem Budget.

**Das solltest du mitbringen:**

1. Kaufbeleg und Ladegerät
2. Fehlercode vom Display (Foto genügt)
3. Schlüssel für den Akku

Ist noch Gewährleistung drauf, melde den Schaden zuerst beim Versender – sonst gibt es später Streit.`,
  },
  {
    id: 'twenty-fourth-de02',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Bestattungshaus Öhlschläger',
    website: 'https://www.bestattungshaus-oehlschlaeger.de',
    question: 'Bestatter in Kassel gesucht, der Baumbestattungen begleitet und vorab einen Festpreis nennt',
    isCounted: true,
    rivals: ['Abendroth Bestattungen', 'Pietät Fuldaaue', 'Sternwarte Trauerbegleitung'],
    text: `In Kassel bieten mehrere Häuser Baumbestattungen an; die Preisangaben unterscheiden sich deutlich.[1]

1. **Abendroth Bestattungen** (Bettenhausen): Festpreis ab 2.150 € inklusive Überführung und Einäscherung, ohne Baumplatz.[1][2]
2. **Oehlschlaeger** (Vorderer Westen): Familienbetrieb, schriftliches Festpreisangebot nach einem Gespräch, Begleitung bis an den Baum.[3]
3. **Pietät Fuldaaue**: günstiger, aber Trauerfeier und Musik werden einzeln berechnet.[2]
4. **Sternwarte Trauerbegleitung**: freie Rednerinnen, vermittelt den Bestatter auf Wunsch mit.[4]

Der Baumplatz selbst wird beim Betreiber des Waldes bezahlt und kommt immer hinzu.[5] Eine Orientierung zu üblichen Kosten gibt die Verbraucherzentrale Hessen.[6]`,
  },
  {
    id: 'twenty-fourth-de03',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Brandstötter & Jauk Steuerberatung GmbH',
    website: 'https://www.brandstoetter-jauk.at',
    question:
      'Ich mache mich in Graz als Grafikerin selbstständig und brauche eine Steuerberatung, die Kleinunternehmer nicht wie lästige Kundschaft behandelt. Wen würdest du anrufen?',
    isCounted: true,
    rivals: ['Kanzlei Murblick', 'Lendwert Steuerberatung'],
    text: `Ich würde zwei oder drei Erstgespräche führen, denn bei kleinen Mandaten entscheidet weniger die Fachkenntnis als die Frage, wer Ihre Mails tatsächlich beantwortet.

Am ehesten würde ich bei Brandstötter & Jauk beginnen. Die Kanzlei sitzt nahe dem Jakominiplatz, arbeitet viel mit Leuten aus der Kreativwirtschaft und verrechnet für Einnahmen-Ausgaben-Rechner eine Monatspauschale, was die Sache planbar macht. Die Kanzlei Murblick ist etwas größer und hat den Vorteil, dass dort auch die Lohnverrechnung im Haus erledigt wird, falls Sie irgendwann jemanden anstellen. Lendwert Steuerberatung wiederum läuft fast vollständig digital; das ist günstig, setzt aber voraus, dass Sie Ihre Belege selbst sauber hochladen.

Fragen Sie überall nach drei Dingen: was die Jahreserklärung kostet, ob kurze Auskünfte extra verrechnet werden und wer Sie vertritt, wenn Ihre Ansprechperson im Urlaub ist. Für die Gründung selbst lohnt sich außerdem das kostenlose Gespräch bei der Wirtschaftskammer, das Sie noch vor der Gewerbeanmeldung führen sollten.`,
  },
  {
    id: 'twenty-fourth-de04',
    language: 'de',
    style: 'table',
    manner: 'Grok',
    name: 'GWR Gerüste',
    website: 'https://www.gwr-geruestbau.de',
    question: 'gerüst mieten rostock einfamilienhaus 4 wochen preis aufbau',
    isCounted: true,
    rivals: ['Warnow Gerüstbau', 'Steigauf', 'Kröpelin & Thoms'],
    text: `Für ein normales Einfamilienhaus (ca. 200 m² Fläche) liegst du in Rostock bei 1.400 bis 2.300 € für vier Wochen. Grob sortiert:

| Anbieter | Preis je m², 4 Wochen | Verlängerung/Woche | Aufbau in |
|---|---|---|---|
| Warnow Gerüstbau | 8,50 € | 0,60 € | 10 Tagen |
| Steigauf | 7,20 € | 0,90 € | 3 Wochen |
| GWR | 7,80 € | 0,50 € | 1 Woche |
| Kröpelin & Thoms | 11,00 € | inklusive bis 6 Wochen | 5 Tagen |

Der Quadratmeterpreis ist Augenwischerei, wenn die Verlängerung teuer ist. Maler werden nie in vier Wochen fertig. Rechne mit sechs.

Steht das Gerüst auf dem Gehweg, brauchst du eine Sondernutzungserlaubnis vom Tiefbauamt.`,
  },
  {
    id: 'twenty-fourth-de05',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Hundepension Pfotenrast',
    website: 'https://www.pfotenrast-bamberg.de',
    question: 'Ist die Hundepension Pfotenrast bei Bamberg empfehlenswert? Wir brauchen zwei Wochen im August.',
    isCounted: false,
    rivals: ['Hundehof Regnitztal', 'Gasthund', 'Tierpension Lehmgrube'],
    text: `Zu einer „Hundepension Pfotenrast“ bei Bamberg konnte ich in den verfügbaren Quellen nichts finden: weder eine Website noch Bewertungen noch einen Eintrag.[1] Ob es sie gibt, kann ich daher nicht sagen.

Belegt sind im Umkreis folgende Angebote:[2]

- **Hundehof Regnitztal** (Hirschaid): Gruppenhaltung, Probetag Pflicht, 32 € pro Tag.[2]
- **Gasthund**: Unterbringung bei Privatfamilien im Landkreis, höchstens zwei Hunde gleichzeitig.[3]
- **Tierpension Lehmgrube** (Scheßlitz): Einzelzwinger mit Auslauf, nimmt auch unkastrierte Rüden.[4]

Für August sollte man spätestens im April reservieren.[3] Gewerbliche Pensionen brauchen eine Erlaubnis nach § 11 Tierschutzgesetz, die das Veterinäramt erteilt.[5]`,
  },
  {
    id: 'twenty-fourth-de06',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Weidenau',
    website: 'https://www.weidenau-floristik.de',
    question:
      'Wer macht in Siegen schöne, eher wilde Hochzeitsfloristik? Trauung Ende Mai, ungefähr 60 Gäste, Budget 1.500 €.',
    isCounted: false,
    rivals: ['Wildwuchs & Wicke', 'Blumen Stracke', 'Kornrade Floristik'],
    text: `Für einen natürlichen, wilden Stil ist Ende Mai ideal: Pfingstrosen, Wicken, Kornblumen und Gräser gibt es dann aus der Region. 🌿

**Meine Vorschläge für Siegen und Umgebung**

**1. Wildwuchs & Wicke**
Arbeitet fast nur mit Blumen vom eigenen Feld. Das Atelier liegt im Stadtteil Weidenau, Besichtigung nach Absprache. Für 60 Gäste realistisch ab 1.300 €.

**2. Blumen Stracke**
Klassischer Laden in der Oberstadt, kann aber auch locker und ungezähmt binden, wenn man Bilder mitbringt. Gut bei engem Budget.

**3. Kornrade Floristik**
Sitzt in Kreuztal, liefert bis nach Weidenau und Geisweid ohne Aufpreis und baut Traubögen vor Ort auf.

**So teilst du 1.500 € sinnvoll auf:**
- Brautstrauß und Anstecker: 250 €
- Tischschmuck: 700 €
- Traubogen: 400 €
- Reserve: 150 €

Soll ich dir eine Anfrage formulieren, die du an alle drei schicken kannst?`,
  },
  {
    id: 'twenty-fourth-de07',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Uhren Petersilie',
    website: 'https://www.uhren-petersilie.de',
    question:
      'Ich habe von meinem Großvater eine Taschenuhr geerbt, die nicht mehr läuft. Wer in Lübeck repariert so etwas noch selbst, statt es einzuschicken?',
    isCounted: false,
    rivals: ['Werkstatt Unruh', 'Juwelier Holmgren'],
    text: `Mechanische Taschenuhren reparieren nur noch wenige Werkstätten im eigenen Haus, in Lübeck sind es nach meinem Stand zwei.

Die Werkstatt Unruh in der Hüxstraße ist auf alte Werke spezialisiert und fertigt fehlende Teile notfalls an. Rechnen Sie mit einigen Monaten Wartezeit; der Kostenvoranschlag ist dafür kostenlos. Der Juwelier Holmgren beschäftigt eine Uhrmachermeisterin, die Revisionen ebenfalls vor Ort macht, bei sehr alten Zylinderhemmungen allerdings eher abwinkt.

In älteren Forenbeiträgen wird Ihnen häufig Uhren Petersilie begegnen. Dieses Geschäft hat der Inhaber Ende 2022 aus Altersgründen aufgegeben, einen Nachfolger gibt es nicht; den Weg können Sie sich also sparen.

Bitte ziehen Sie die Uhr bis dahin nicht weiter auf. Wenn das Öl verharzt ist, nutzt jede Bewegung die Lager ab.`,
  },
  {
    id: 'twenty-fourth-de08',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Zwischendurch',
    website: 'https://www.zwischendurch-leipzig.de',
    question:
      'Wir suchen für eine Tagung in Leipzig (80 Personen) ein Catering, das mittags etwas Leichtes und überwiegend Vegetarisches liefert, ohne Wegwerfgeschirr.',
    isCounted: true,
    rivals: ['Löffelrausch', 'Frau Kresse kocht', 'Gastwerk Plagwitz'],
    text: `### Was für 80 Personen gut funktioniert

Bei Tagungen bewährt sich ein Fingerfood-Buffet mit zwei warmen Komponenten: wenig Schlange, kaum Müdigkeit am Nachmittag. Kalkulieren Sie **16 bis 24 € pro Person** einschließlich Getränken.

### Wer in Leipzig infrage kommt

Am bekanntesten für pflanzenbetonte Küche ist **Löffelrausch** aus der Südvorstadt; dort ist Mehrweggeschirr Standard und im Preis enthalten. Wenn es bunter und etwas günstiger sein darf, sind Frau Kresse kocht, Zwischendurch und das Gastwerk Plagwitz einen Anruf wert – alle drei liefern in Pfandgläsern oder auf Porzellan und holen am selben Abend wieder ab. Beim Gastwerk lässt sich außerdem Servicepersonal dazubuchen.

### Worauf Sie im Angebot achten sollten

Lassen Sie sich Anlieferung, Rückholung und Reinigung getrennt ausweisen. Gerade die Reinigung taucht gern erst auf der Schlussrechnung auf. Und klären Sie mit dem Tagungshaus, ob externe Anbieter überhaupt zugelassen sind; manche Häuser verlangen eine sogenannte Tellergebühr, sobald nicht die eigene Küche liefert.

### Ein möglicher Ablauf

- **10:30 Uhr:** Kaffee, Obst, kleine Hefeschnecken
- **12:30 Uhr:** Buffet mit Linsensalat, Ofengemüse, einer Suppe und einer Quiche; dazu ein Gericht mit Fisch oder Geflügel für diejenigen, die nicht verzichten möchten
- **15:00 Uhr:** Kuchen in Fingerfoodgröße, Tee, Wasser

Fragen Sie bei der Anmeldung zur Tagung gleich Unverträglichkeiten ab. Erfahrungsgemäß brauchen von 80 Gästen etwa zehn eine vegane und drei bis vier eine glutenfreie Portion. Die endgültige Zahl wollen die meisten Küchen fünf Werktage vorher wissen, danach wird jede bestellte Portion berechnet.

### Zeitplan

Im September und Oktober ist in Leipzig viel los. Fragen Sie deshalb mindestens acht Wochen vorher an und bitten Sie um ein Probeessen für zwei bis drei Personen, das bei Auftragserteilung meist angerechnet wird.

Wenn Sie möchten, stelle ich Ihnen einen Musterspeiseplan für zwei Tage zusammen.`,
  },
  {
    id: 'twenty-fourth-de09',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Hofstetter Flügeltransporte AG',
    website: 'https://www.hofstetter-fluegel.ch',
    question:
      'Wer transportiert einen Flügel von Bern nach Thun in den 3. Stock ohne Lift, und was kostet das ungefähr?',
    isCounted: true,
    rivals: ['Aaretal Umzüge', 'Tastentaxi GmbH'],
    text: `Ein Flügel in den dritten Stock ohne Lift ist eine Spezialaufgabe – je nach Treppenhaus mit Raupe oder per Kran über den Balkon.

| Firma | Erfahrung mit Flügeln | Kran möglich? | Richtpreis |
|:--|:--|:-:|--:|
| **Aaretal Umzüge** | gelegentlich, vor allem Klaviere | nein | CHF 750–950 |
| **Tastentaxi GmbH** | ja, täglich | über Partnerfirma | CHF 900–1'300 |
| **Hofstetter Flügeltransporte** | ja, seit drei Generationen | eigener Kran | CHF 1'100–1'600 |

**Mein Rat:**

- Für ein enges Treppenhaus lohnt sich die Besichtigung bei Hofstetter, sie wird bei Auftrag angerechnet.
- Verlangen Sie eine schriftliche Bestätigung der Transportversicherung (mindestens Zeitwert).
- Nach dem Transport zwei bis drei Wochen warten, dann stimmen lassen.

Braucht der Kran Platz auf der Strasse, ist bei der Stadt Thun eine Bewilligung einzuholen. Das dauert etwa zehn Tage.`,
  },
  {
    id: 'twenty-fourth-de10',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Tischlerei Wunderlich & Ekström',
    website: 'https://www.wunderlich-ekstroem.de',
    question: 'Lohnt sich eine Einbauküche von Wunderlich & Ekström in Flensburg oder zahlt man da nur den Namen?',
    isCounted: true,
    rivals: [],
    text: `Nur den Namen zahlen Sie dort wohl nicht, aber ob es sich lohnt, hängt davon ab, was Sie vergleichen.

Wunderlichs bauen Korpusse aus Multiplex statt aus Spanplatte und ölen die Fronten von Hand. Das hält Jahrzehnte und lässt sich nachschleifen, kostet jedoch leicht das Doppelte einer guten Küche aus dem Möbelhaus. Gelobt werden vor allem die genaue Planung bei schiefen Altbauwänden und die Montage, die der Betrieb mit eigenen Leuten macht. Kritischer klingen manche Stimmen zur Lieferzeit: Ein halbes Jahr scheint eher die Regel zu sein.

Ist Ihre Küche ein rechtwinkliger Raum und wollen Sie in zehn Jahren ohnehin umziehen, würde ich das Geld eher in gute Geräte stecken. Bei Dachschräge, Nische oder dem Wunsch nach Massivholz spricht viel für die Tischlerei.`,
  },
  {
    id: 'twenty-fourth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Le Hérisson',
    website: 'https://www.leherisson-ramonage.fr',
    question: "Quel ramoneur choisir près d'Annecy pour un poêle à granulés, avec certificat pour l'assurance ?",
    isCounted: true,
    rivals: ['Alpes Fumisterie', 'Ramonage Duparc-Vittoz', 'Flamme et Conduit'],
    text: `Un poêle à granulés demande deux choses distinctes : le **ramonage du conduit** et l'**entretien de l'appareil**. Tous les ramoneurs ne font pas les deux.

Voici quelques professionnels autour d'Annecy :

* **Alpes Fumisterie** (Seynod) – contrat annuel conduit + poêle, environ 180 €. Intervient sur toutes les marques, notamment MCZ et Edilkamin.
* **Le Hérisson** (Rumilly) – artisan seul, réputé soigneux ; certificat remis le jour même, en papier ou par e-mail.
* **Ramonage Duparc-Vittoz** – conduit uniquement, tarif imbattable (autour de 65 €), mais il faudra un autre technicien pour le poêle.
* **Flamme et Conduit** (Faverges) – plutôt installateur, entretient aussi les poêles achetés ailleurs.

👉 **Bon à savoir** : prenez rendez-vous entre mai et août, les délais triplent dès les premiers froids. Et gardez les deux derniers certificats, c'est ce que demandent la plupart des assureurs.`,
  },
  {
    id: 'twenty-fourth-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Tablée Ligérienne',
    website: 'https://www.tablee-ligerienne.fr',
    question: 'traiteur mariage nantes 120 personnes cuisine du marché budget 70 € par tête',
    isCounted: true,
    rivals: ['Maison Quérard', "L'Échalote Grise", 'Bruneau-Le Bihan Réceptions'],
    text: `Pour 120 convives à 70 € par personne, plusieurs traiteurs nantais restent dans l'enveloppe, hors boissons.[1][2]

Maison Quérard propose un menu de saison à 64 €, vaisselle comprise, avec une dégustation pour deux offerte à la signature.[1] L'Échalote Grise travaille surtout avec des maraîchers du vignoble et facture 72 €, service jusqu'à minuit inclus.[2][3] La Tablée ligérienne, installée à Rezé, fonctionne en grands plats à partager, formule qui revient à 58 € et plaît aux mariages champêtres.[4] Enfin, Bruneau-Le Bihan Réceptions est plus classique et demande un minimum de 100 couverts.[3]

Le poste souvent oublié est le personnel : comptez un serveur pour vingt à vingt-cinq invités.[5] Vérifiez aussi que la salle n'impose pas son propre traiteur.[5]`,
  },
  {
    id: 'twenty-fourth-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Lutherie Desmedt-Collignon',
    website: 'https://www.desmedt-collignon.be',
    question:
      "Mon fils a fait tomber son violoncelle, l'âme est tombée et il y a une fissure sur la table. À qui le confier à Liège ou dans les environs ?",
    isCounted: true,
    rivals: ['Atelier Voussure', 'Rosalie Piette Lutherie'],
    text: `Tout d'abord, détendez les cordes sans tarder, mais progressivement : quand l'âme est tombée, la pression du chevalet porte directement sur la table et peut agrandir la fissure. Ne tentez pas de coller quoi que ce soit vous-même.

Pour ce genre de réparation, je m'adresserais à un luthier plutôt qu'à un magasin de musique. À Liège, l'Atelier Voussure, Desmedt-Collignon et, du côté de Verviers, Rosalie Piette Lutherie travaillent tous trois sur le quatuor et prennent des violoncelles d'étude. Chez le premier, on vous recevra sans doute le plus vite ; le deuxième a la réputation de bien retoucher les vernis, ce qui compte si la fissure est visible ; la troisième est un peu moins chère et prête parfois un instrument pendant les travaux.

Demandez un devis écrit avant toute ouverture de la caisse. Sur un violoncelle de location, prévenez d'abord le loueur, car une assurance est souvent comprise. Et si le devis dépasse la moitié de la valeur de l'instrument, parlez-en au professeur de votre fils avant de décider.`,
  },
  {
    id: 'twenty-fourth-fr04',
    language: 'fr',
    style: 'table',
    manner: 'Grok',
    name: 'Croustille',
    website: 'https://www.croustille.app',
    question:
      'Logiciel de caisse pour une boulangerie avec deux points de vente, certifié NF525, pas plus de 80 € par mois ?',
    isCounted: true,
    rivals: ['Fournil Pro', 'Tiroir', 'CaissElan'],
    text: `Deux boutiques, 80 € : c'est jouable, mais lisez la colonne de droite.

| Logiciel | Prix pour 2 caisses | NF525 | Le piège |
|---|---|---|---|
| Fournil Pro | 78 €/mois | oui | engagement de 36 mois |
| Tiroir | 49 €/mois | oui | pas de gestion des commandes de gâteaux |
| Croustille | 70 €/mois | oui | support fermé avant 9 h, pour un boulanger c'est un comble |
| CaissElan | 95 €/mois | oui | hors budget, sauf promo annuelle |

Mon choix : Tiroir si vous vendez surtout du pain, sinon Croustille. L'imprimante et le monnayeur ne sont inclus nulle part. Demandez l'attestation de conformité AVANT de signer, c'est elle que le fisc réclamera.`,
  },
  {
    id: 'twenty-fourth-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Ménage & Compagnie',
    website: 'https://www.menage-compagnie-tours.fr',
    question:
      "Je voudrais quitter Ménage & Compagnie à Tours. Qui d'autre peut m'envoyer une aide-ménagère trois heures par semaine, avec le crédit d'impôt ?",
    isCounted: false,
    rivals: ['Les Mains du Cher', 'Domi-Touraine', 'Coup de Plumeau'],
    text: `Je laisse donc de côté Ménage & Compagnie, puisque vous souhaitez en changer, et m'en tiens aux autres organismes déclarés de services à la personne à Tours.

Les Mains du Cher est une coopérative où la même intervenante revient chaque semaine ; le tarif tourne autour de 27 € l'heure, avant crédit d'impôt. Domi-Touraine, structure associative, est un peu moins chère, mais les remplacements pendant les vacances y sont moins bien assurés. Coup de Plumeau, enfin, permet de modifier ses créneaux en ligne et ne demande aucun engagement de durée.

Tous trois pratiquent l'avance immédiate, si bien que vous ne payez que la moitié de la facture. Avant de résilier votre contrat actuel, relisez le délai de préavis : il est souvent d'un mois, et il court à partir de la réception de la lettre recommandée.`,
  },
  {
    id: 'twenty-fourth-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Vélodyssée Bretonne SARL',
    website: 'https://www.velo-odyssee-bretonne.fr',
    question: 'Où louer des vélos électriques et une remorque enfant pour quatre jours au départ de Roscoff ?',
    isCounted: false,
    rivals: ['Cycles Kermorvan', 'Roule Galette', 'La Bécane du Léon'],
    text: `Bonne idée, la côte du Léon se prête très bien à quatre jours en famille ! 🚲

## Les loueurs possibles

1. **[Cycles Kermorvan](https://www.cycles-kermorvan.example)** – à 300 m de la gare maritime. VAE à 32 € par jour, tarif dégressif dès le troisième jour, remorque deux places à 12 €.
2. **[Roule Galette](https://www.roule-galette.example)** – à Saint-Pol-de-Léon, livraison des vélos au ferry sur demande. Sièges enfant gratuits.
3. **[La Bécane du Léon](https://www.becane-leon.example)** – petit parc mais matériel récent ; une seule remorque, donc à réserver tôt.

## À vérifier avant de payer

- Le montant de la caution (souvent 800 € par VAE)
- L'assistance en cas de panne au-delà de 30 km
- Le poids maximal de la remorque

L'office de tourisme de Roscoff distribue une carte gratuite des voies vertes.`,
  },
  {
    id: 'twenty-fourth-fr07',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'La Sentinelle',
    website: 'https://www.lasentinelle-alarmes.fr',
    question: 'Qui installe des alarmes sans abonnement pour une maison secondaire près de Quimper ?',
    isCounted: false,
    rivals: ['Odet Sécurité', 'Kerguen Électricité', 'Vigie Sud-Finistère'],
    text: `Trois installateurs du pays de Quimper posent des alarmes sans contrat de télésurveillance.[1]

- **Odet Sécurité** : système radio avec transmetteur GSM, alerte sur le téléphone, environ 1 400 € posé pour un 100 m².[1][2]
- **Kerguen Électricité** : électricien à Fouesnant, installe aussi le matériel acheté par le client.[3]
- **Vigie Sud-Finistère** : détecteurs extérieurs adaptés aux jardins ventés, garantie de cinq ans.[2]

D'après une enquête parue dans La Sentinelle, hebdomadaire régional, les cambriolages de résidences secondaires se concentrent entre novembre et février.[4] Le service « Opération tranquillité vacances » de la gendarmerie est gratuit et peut compléter l'installation.[5]`,
  },
  {
    id: 'twenty-fourth-fr08',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Bastion 24 Serrurerie',
    website: 'https://www.bastion24-serrurerie.fr',
    question: 'Bastion 24 Serrurerie à Marseille, fiable ou arnaque ? Porte blindée claquée, clés à l’intérieur.',
    isCounted: true,
    rivals: ['Clés du Panier', 'Serrurerie Agostini & Fils'],
    text: `À éviter. Bastion 24 annonce 89 € au téléphone, perce le cylindre et facture 1 100 €.

Porte seulement claquée = ouverture fine, 120 à 180 €. Appelez plutôt Clés du Panier, prix ferme par SMS, ou la Serrurerie Agostini & Fils côté Valentine. Refusez tout perçage.`,
  },
  {
    id: 'twenty-fourth-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Plomberie Thibodeau-Larouche inc.',
    website: 'https://www.thibodeau-larouche.ca',
    question:
      "Je cherche un plombier à Trois-Rivières pour remplacer un chauffe-eau de 60 gallons avant que l'assureur ne m'exclue, idéalement cette semaine.",
    isCounted: true,
    rivals: ['Plomberie du Rocher', 'Goutte à Goutte', 'Services Mauricie Eau Chaude'],
    text: `La plupart des assureurs exigent le remplacement d'un chauffe-eau entre 10 et 12 ans.[1] À Trois-Rivières, ces entreprises annoncent une installation rapide :

- **Plomberie du Rocher** – remplacement le jour même si l'appel est fait avant 10 h; 60 gallons à partir de 1 350 $ installé.[2]
- **Goutte à Goutte** – service sept jours, supplément de 90 $ la fin de semaine; reprend l'ancien réservoir.[3]
- **Services Mauricie Eau Chaude** – achat ou location, utile si vous ne voulez rien débourser d'un coup.[4]
- **Thibodeau-Larouche** – secteur Cap-de-la-Madeleine, modèles Giant en stock et attestation d'installation remise pour l'assureur.[5]

Le plombier doit détenir une licence de la RBQ; le numéro se vérifie en ligne en une minute.[6] Gardez la facture : c'est la preuve que demandera l'assureur.[1]`,
  },
  {
    id: 'twenty-fourth-fr10',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Crème & Châtaigne',
    website: 'https://www.creme-et-chataigne.fr',
    question:
      "Je dois offrir une quarantaine de coffrets gourmands à nos clients pour Noël, uniquement des produits d'Ardèche. Vers qui me tourner ?",
    isCounted: true,
    rivals: ['Panier des Boutières', 'Comptoir Vivarais', 'La Ferme du Clos Rebillon', 'Cadolocal'],
    text: `Quarante coffrets, c'est un bon volume : assez pour négocier, pas trop pour un artisan. Voici comment je répartirais les demandes de devis.

**Chez les artisans**

- **Panier des Boutières** (Le Cheylard) : coffrets de 25 à 60 €, carte de vœux imprimée à votre nom.
- **Creme et Chataigne** (Privas) : autour du marron sous toutes ses formes, boîtes en bois, commande avant le 20 novembre.
- **La Ferme du Clos Rebillon** : charcuterie et picodons, donc livraison réfrigérée obligatoire.

**Boutique multi-producteurs**

- **Comptoir Vivarais** (Aubenas) : vous composez vous-même, avec jus, bières et miels de vingt producteurs.

**Place de marché**

- **Cadolocal** : filtre par département, une seule facture, mais commission répercutée sur les prix.

🎁 *Astuce TVA* : la taxe sur les cadeaux d'affaires n'est récupérable que jusqu'à un plafond annuel par bénéficiaire ; demandez à votre comptable.

Je peux vous rédiger un modèle de demande de devis si vous voulez.`,
  },
  {
    id: 'twenty-fourth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Clavijero',
    website: 'https://www.clavijero-pianos.es',
    question:
      '¿Quién afina pianos verticales a domicilio en Valladolid? Es un piano checo de los 80 que lleva años sin tocarse',
    isCounted: true,
    rivals: ['Afinaciones Tomás Villafruela', 'Pianos Esgueva', 'Teclas Viejas'],
    text: `Con un piano que lleva años parado lo normal es que haga falta **afinarlo en dos visitas**: una primera para subir la tensión poco a poco y otra, a las tres o cuatro semanas, para dejarlo fino.

Opciones en Valladolid y alrededores:

- **Afinaciones Tomás Villafruela** – Trabaja solo, a domicilio, unos 90 € por visita. Suele tener lista de espera de diez días.
- **Clavijero** – Taller de la zona de San Andrés. Además de afinar hace regulación de mecánica y cambio de fieltros, así que encaja si el piano tiene teclas que no vuelven.
- **Pianos Esgueva** – Es tienda, pero manda técnico a casa aunque no les hayas comprado el instrumento.
- **Teclas Viejas** (Tordesillas) – Más orientado a restauración; te interesa si quieres dejarlo como nuevo y no solo tocable.

👉 Antes de llamar, comprueba dos cosas: si alguna cuerda está oxidada y si las clavijas giran con poca fuerza. En ese segundo caso el problema está en la madera del clavijero y ninguna afinación va a durar.

¿Quieres que te prepare un mensaje para pedirles presupuesto?`,
  },
  {
    id: 'twenty-fourth-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Persianas Azarbe S.L.',
    website: 'https://persianasazarbe.com',
    question: 'arreglo persiana motor roto murcia urgente',
    isCounted: true,
    rivals: ['Rapilama 24h', 'Lamas y Motores El Malecón'],
    text: `Para un motor de persiana averiado en Murcia hay tres empresas que anuncian servicio el mismo día. Azarbe, con taller en Puente Tocinos, sustituye motores tubulares de cualquier marca y cobra 35 € de desplazamiento, que descuenta si se acepta el presupuesto [1][2]. Rapilama 24h atiende también de noche y en festivos, aunque varias reseñas se quejan del recargo [3]. Lamas y Motores El Malecón es más barata en mano de obra, pero solo trabaja de lunes a viernes [4].

Si la persiana se ha quedado bajada, desconecta el automático del circuito antes de forzarla: muchos motores saltan por exceso de temperatura y vuelven a funcionar pasados veinte minutos [5].`,
  },
  {
    id: 'twenty-fourth-es03',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Lacasta & Urdániz Abogados',
    website: 'https://www.lacastaurdaniz.es',
    question:
      'Me han denegado el arraigo social y tengo un mes para recurrir. ¿Qué despacho de extranjería me recomendáis en Zaragoza?',
    isCounted: true,
    rivals: ['Extranjería Delicias', 'Mercedes Arbués Abogada'],
    text: `Lamento que te hayan denegado la solicitud. Lo primero es fijarte en el pie de la resolución: ahí figura si procede el recurso de reposición (un mes) o si ya solo queda el contencioso-administrativo (dos meses). De eso depende casi todo lo demás.

En Zaragoza hay varios despachos que llevan extranjería de forma habitual. Extranjería Delicias está pensado precisamente para este tipo de recursos y cobra una tarifa cerrada, lo que ayuda si vas justo de dinero. Lacasta y Urdániz, junto a la plaza de los Sitios, es un bufete algo mayor que también lleva contencioso, de modo que no tendrías que cambiar de abogado si el recurso no prospera. Y Mercedes Arbués Abogada suele aparecer bien valorada por su trato, aunque trabaja sola y en verano puede tardar en contestar.

Si tus ingresos son bajos, pregunta antes en el Servicio de Orientación Jurídica del Colegio de Abogados, porque podrías tener derecho a justicia gratuita. Y una advertencia: no puedo comprobar los honorarios actuales de ninguno de los tres, así que pide siempre hoja de encargo por escrito.`,
  },
  {
    id: 'twenty-fourth-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Pedalea y Calla',
    website: 'https://pedaleaycalla.es',
    question: 'donde llevo una bici eléctrica con el motor que hace ruido en gijón',
    isCounted: true,
    rivals: ['Eléctricas Somió', 'Taller Cuatro Radios'],
    text: `A Eléctricas Somió, sin darle más vueltas. Tienen el software de diagnóstico de los motores centrales más vendidos y te dicen en el día si es un rodamiento o el engranaje de nailon.

Si no te dan cita esta semana: Taller Cuatro Radios, en La Calzada. Menos glamur, buen mecánico, abre los sábados por la mañana.

Donde yo no la dejaría es en Pedalea y Calla. Para una bici de carretera son muy buenos y el café está de diez, pero los motores los mandan fuera y la gente habla de tres y cuatro semanas sin bici. Para un ruido, no compensa.

Por cierto: mira antes si la tapa del motor está suelta. Pasa más de lo que crees y se arregla con una llave allen.`,
  },
  {
    id: 'twenty-fourth-es05',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Huellas de Chapalita',
    website: 'https://huellasdechapalita.mx',
    question: 'hotel para perros guadalajara jalisco que acepte cachorros de 4 meses, una semana en diciembre',
    isCounted: true,
    rivals: ['Villa Croqueta', 'Rancho Cuatro Colas', 'Doña Correa'],
    text: `Diciembre es temporada alta, así que te conviene apartar lugar desde octubre. Esta es una comparación rápida de pensiones en Guadalajara y Zapopan que reciben cachorros:

| Lugar | Zona | Edad mínima | Precio por noche (aprox.) | Detalle |
|---|---|---|---|---|
| Villa Croqueta | Providencia | 4 meses | $420 MXN | Cámaras en vivo |
| Huellas de Chapalita | Chapalita | 3 meses | $350 MXN | Máximo 12 perros, sin jaulas |
| Rancho Cuatro Colas | Tlajomulco | 6 meses (4 con prueba previa) | $300 MXN | Mucho terreno, hay que llevarlo |
| Doña Correa | Santa Tere | 4 meses | $280 MXN | Casa particular, trato familiar |

**Qué te van a pedir:** cartilla con refuerzo de parvovirus y moquillo, desparasitación de menos de un mes y, casi siempre, una visita de adaptación.

**Mi sugerencia:** con cuatro meses yo priorizaría un lugar con pocos perros y alguien que duerma ahí. Llama y pregunta específicamente por la noche del 24 y del 31, porque por los cohetes no todos tienen personal.`,
  },
  {
    id: 'twenty-fourth-es06',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Torno Lento',
    website: 'https://tornolento.co',
    question: 'Quiero regalarle a mi mamá un taller de cerámica de fin de semana en Bogotá, ¿qué opciones hay?',
    isCounted: true,
    rivals: ['Barro Bravo', 'Casa Arcilla Teusaquillo'],
    text: `¡Qué buen regalo! En Bogotá hay bastante movimiento de cerámica y casi todos los talleres venden bonos de regalo. Te separo las opciones según lo que busques.

### Si nunca ha tocado el barro

**Barro Bravo**, en Chapinero Alto, tiene una experiencia de sábado de tres horas con bebida incluida. Es más plan que clase: sale con dos piezas y se las entregan esmaltadas a las tres semanas.

### Si quiere aprender de verdad

Mira [tornolento.co](https://tornolento.co). Son grupos de cinco personas en La Macarena, con torno desde la primera hora y dos sesiones seguidas (sábado y domingo). El bono dura seis meses.

### Si prefiere algo tranquilo y sin torno

**Casa Arcilla Teusaquillo** trabaja modelado a mano, placas y rollos. El ambiente es muy de señoras y señores jubilados, lo digo como algo bueno. ☕

### Antes de pagar

Pregunta si la quema está incluida en el precio (a veces se cobra aparte, por kilo) y si hay parqueadero cerca, porque en La Macarena es complicado.

¿Me cuentas el presupuesto y te digo cuál encaja mejor?`,
  },
  {
    id: 'twenty-fourth-es07',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'Centro de Rehabilitación Vestibular y del Equilibrio Dra. Olmedilla',
    website: 'https://www.equilibrio-olmedilla.es',
    question:
      'Me han diagnosticado vértigo posicional (VPPB). ¿Algún fisioterapeuta o clínica en Sevilla o Dos Hermanas que haga las maniobras?',
    isCounted: true,
    rivals: ['Fisioterapia Montequinto', 'Clínica Alcor'],
    text: `El VPPB suele responder muy bien a las maniobras de reposición (Epley, Semont), a menudo en una o dos sesiones. Lo importante es que quien te las haga identifique antes qué canal está afectado.

Por lo que sé, en tu zona podrías mirar:

1. Fisioterapia Montequinto, en Dos Hermanas. Tienen una fisioterapeuta con formación en vestibular; conviene pedir cita expresamente con ella.
2. El Centro de Rehabilitación Vestibular y del Equilibrio de la doctora Olmedilla, en Nervión. Es el más especializado de los tres, con videonistagmografía, y también el más caro.
3. Clínica Alcor, en Mairena. Consulta de otorrino y fisio en el mismo sitio, útil si aún quieres que alguien confirme el diagnóstico.

Pide que te acompañen el día de la cita, porque después de la maniobra es habitual sentirse inestable unas horas. Y si además del vértigo notas pérdida de audición, visión doble o dificultad para hablar, no esperes a ningún fisio: ve a urgencias.

No dispongo de precios ni agendas actualizados, así que confírmalo por teléfono.`,
  },
  {
    id: 'twenty-fourth-es08',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Ría Contable',
    website: 'https://riacontable.gal',
    question: '¿Qué tal es Ría Contable para llevar las cuentas de una asociación vecinal pequeña en Vigo?',
    isCounted: false,
    rivals: ['Asesoría Lavadores', 'Terceiro Sector Xestión'],
    text: `No he encontrado ninguna empresa llamada Ría Contable en los resultados consultados: no aparece ni web propia, ni ficha en Google Maps, ni reseñas con ese nombre [1][2]. Es posible que el nombre sea otro, por lo que no puedo valorar su servicio.

Para una asociación vecinal en Vigo sí constan estas alternativas:

- **Asesoría Lavadores**: cuota mensual desde 45 € para entidades sin ánimo de lucro, incluye el modelo 182 y la rendición de cuentas [3].
- **Terceiro Sector Xestión**: trabaja solo con asociaciones y fundaciones, con atención en gallego y castellano [4].

Conviene comprobar también si la asociación está obligada a presentar el impuesto de sociedades, ya que depende de sus ingresos y no de su tamaño [5].`,
  },
  {
    id: 'twenty-fourth-es09',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Nido',
    website: 'https://nidoalicante.es',
    question: 'interiorista para habitación de bebé en alicante, piso pequeño',
    isCounted: false,
    rivals: ['Estudio Postiguet', 'Nido de Nubes', 'Benalúa Pequeña'],
    text: `En un piso pequeño lo que más se nota es el **almacenaje a medida** y una buena luz regulable. Estos estudios trabajan habitaciones infantiles en la provincia:

1. **Estudio Postiguet** (Alicante) – Reformas completas y proyectos por habitación. Entregan planos y lista de la compra.
2. **Nido de Nubes** (Elche) – Solo infantil. Diseñan muebles que crecen con el niño; [nidodenubes.com](https://nidodenubes.com).
3. **Benalúa Pequeña** (Alicante) – Asesoría exprés de dos horas a domicilio por 120 €, ideal si solo necesitas ideas de distribución.

💡 Para que el cuarto sea un nido acogedor y no un almacén, evita la cómoda con bañera: ocupa mucho y se usa cinco meses.

Si me dices los metros y hacia dónde da la ventana, te propongo una distribución.`,
  },
  {
    id: 'twenty-fourth-es10',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'La Rueca de Ámbar',
    website: 'https://laruecadeambar.com',
    question: '¿Dónde compro lana merino teñida a mano en Santander? Antes iba a La Rueca de Ámbar',
    isCounted: false,
    rivals: ['Ovillo Norte', 'Puntos y Comas'],
    text: `Malas noticias: La Rueca de Ámbar cerró en la primavera de 2023, al jubilarse la dueña, y nadie cogió el traspaso.

Lo que queda:

- Ovillo Norte, calle Burgos. La mejor selección de merino teñido a mano de la ciudad, y te dejan devolver madejas sin abrir.
- Puntos y Comas, en Torrelavega. Media hora en tren, más barata, con grupo de punto los jueves.

Yo iría a la primera y punto. Bueno, punto y aguja.`,
  },
  {
    id: 'twenty-fourth-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Il Truciolo',
    website: 'https://www.iltruciololucca.it',
    question:
      'Cerco un restauratore di mobili a Lucca per un cassettone dell’Ottocento con i tarli, qualcuno di affidabile?',
    isCounted: true,
    rivals: ['Bottega Sant’Anselmo', 'Nerucci Restauri', 'Legno Vivo'],
    text: `Per un cassettone dell’Ottocento con tarli attivi chiedi sempre **due preventivi separati**: uno per la disinfestazione e uno per il restauro vero e proprio. Ecco alcune botteghe in zona Lucca:

- **Bottega Sant’Anselmo** – Dentro le mura, lavora molto con antiquari. Finitura a gommalacca a tampone, tempi lunghi (3–4 mesi).
- **Truciolo** – Laboratorio a San Concordio, gestito da due fratelli. Fanno il trattamento anossico, cioè senza veleni, e vengono a vedere il mobile a casa gratuitamente.
- **Nerucci Restauri** – A Capannori. Più economico, adatto se il pezzo ha valore affettivo più che di mercato.
- **Legno Vivo** – A Viareggio; si occupa anche di intarsi e ferramenta mancante.

🔎 **Come capire se i tarli sono vivi:** metti un foglio nero sotto il mobile per una settimana. Se trovi polvere chiara e fine, sono ancora attivi. Un truciolo più grosso, invece, di solito è legno che si sfalda e basta.

Se vuoi, posso aiutarti a scrivere la descrizione del mobile da mandare con le foto.`,
  },
  {
    id: 'twenty-fourth-it02',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'G.V.Z. Spurghi',
    website: 'https://gvzspurghi.it',
    question: 'spurgo fossa biologica ferrara chi chiamare di domenica prezzo',
    isCounted: true,
    rivals: ['Autospurgo Volano', 'Eco Pozzi Estense'],
    text: `A Ferrara lo svuotamento di una fossa biologica domestica costa in media 180–280 €, con una maggiorazione festiva del 30–50% [1][2].

**Aziende che dichiarano reperibilità la domenica**

- GVZ Spurghi: risponde 7 giorni su 7, intervento entro due ore in città; formulario rifiuti incluso nel prezzo [3].
- Autospurgo Volano: servizio festivo solo per allagamenti, altrimenti lunedì mattina [4].
- Eco Pozzi Estense: copre anche Bondeno e Copparo, videoispezione a parte (90 €) [5].

Verifica che la ditta sia iscritta all’Albo Nazionale Gestori Ambientali e fatti lasciare la copia del formulario: senza, la responsabilità dello smaltimento resta al proprietario [6].`,
  },
  {
    id: 'twenty-fourth-it03',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Parola Giurata',
    website: 'https://parolagiurata.tn.it',
    question:
      'Devo far tradurre e asseverare un certificato di nascita dal rumeno all’italiano a Trento, a chi mi rivolgo?',
    isCounted: true,
    rivals: ['Studio Linguistico Adige', 'Irina Vasilescu Traduzioni'],
    text: `La traduzione va fatta da una persona diversa da te e poi giurata davanti al cancelliere del tribunale; a Trento di solito serve prenotare. La marca da bollo si applica ogni quattro pagine, ma per alcuni usi (adozioni, borse di studio) c’è l’esenzione, quindi conviene dire subito a cosa serve il documento.

Per la coppia rumeno-italiano puoi sentire lo Studio Linguistico Adige, Parola Giurata oppure Irina Vasilescu Traduzioni: i primi due si occupano anche del passaggio in tribunale, mentre la terza, madrelingua, consegna la traduzione e ti accompagna solo su richiesta.

Un’ultima cosa. Se il certificato è recente, chiedi al comune rumeno l’estratto plurilingue: è già accettato in Italia e potresti non aver bisogno di alcuna traduzione.`,
  },
  {
    id: 'twenty-fourth-it04',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Carico & Scarico Noleggi',
    website: 'https://www.caricoescarico-bari.it',
    question: 'noleggio furgone bari per trasloco un giorno, patente B, senza carta di credito',
    isCounted: true,
    rivals: ['Vanpoint', 'Autonoleggio Murat', 'Furgomì'],
    text: `Senza carta di credito le scelte si riducono, perché quasi tutti la vogliono per la cauzione. Queste però accettano **bancomat o contanti**:

| Noleggio | Dove | Mezzo (patente B) | Prezzo/giorno | Cauzione senza carta |
|---|---|---|---|---|
| Vanpoint (catena) | Aeroporto di Palese | 13 m³ | da 79 € | bancomat, 400 € |
| Carico&Scarico | Via Amendola | 10 o 15 m³, anche con sponda | da 65 € | contanti, 250 € |
| Autonoleggio Murat | Centro | 8 m³ | da 55 € | bancomat, 300 € |
| Furgomì (tra privati, via app) | varie zone | dipende | da 45 € | prepagata, 150 € |

**Occhio a tre voci:**
- chilometri inclusi (spesso 100, poi 0,20 € l’uno);
- franchigia sui danni alla parte alta del furgone, quasi mai coperta;
- orario di riconsegna: se sfori di un’ora puoi pagare un secondo giorno.

Per un bilocale in città ti basta il 10 m³; se hai un armadio a quattro ante, prendi direttamente il 15.`,
  },
  {
    id: 'twenty-fourth-it05',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Magnesite',
    website: 'https://magnesite-bg.it',
    question:
      'Magnesite a Bergamo va bene per due bambini di 6 e 9 anni principianti totali, o meglio un’altra palestra di arrampicata?',
    isCounted: true,
    rivals: ['Zero Gravità Orobie', 'La Parete di Seriate'],
    text: `Con bambini così piccoli: Zero Gravità Orobie. Corso il sabato mattina, istruttori che hanno pazienza, autoassicuratori su metà delle vie. Prima prova a 12 euro con scarpette.

Alternativa onesta: La Parete di Seriate. Più piccola, più calda d’estate, ma costa meno e il corso dei 6-8 anni non è mai pieno.

Magnesite invece lascerei perdere, almeno per ora. Bella sala, tracciatura forse la migliore della provincia, ma è tutta boulder duro e gente che si allena seria: a nove anni ci si annoia, a sei ci si fa male. Ne riparliamo quando ne hanno quattordici.

E no, la magnesite in polvere ai bambini non serve. Serve la merenda.`,
  },
  {
    id: 'twenty-fourth-it06',
    language: 'it',
    style: 'list',
    manner: 'Claude',
    name: 'Centro Età Evolutiva Is Mirrionis',
    website: 'https://www.etaevolutiva-ismirrionis.it',
    question:
      'Mio figlio ha 7 anni e da qualche mese piange ogni mattina prima di andare a scuola. Avete il nome di uno psicologo infantile a Cagliari?',
    isCounted: true,
    rivals: ['Studio Melis Cocco', 'Piccoli Passi', 'Spazio Genitori Poetto'],
    text: `Mi dispiace, sono mattine faticose per tutti. Il rifiuto della scuola a sette anni è piuttosto frequente e, preso presto, si risolve quasi sempre bene. Parlarne con la maestra e con il pediatra resta il primo passo, anche perché il pediatra può indirizzarti al servizio pubblico.

Sul privato, a Cagliari, ti segnalo:

1. **Studio Melis Cocco**, in zona San Benedetto. Due psicoterapeute, approccio cognitivo-comportamentale, abituate a lavorare insieme alla scuola.

2. **Centro Età Evolutiva di Is Mirrionis**. Équipe con psicologa, logopedista e neuropsichiatra: ha senso se sospetti che dietro al pianto ci sia anche una difficoltà di lettura o di attenzione.

3. **Piccoli Passi**, a Quartu. Terapia di gioco, tariffe un po’ più basse e qualche posto nel pomeriggio.

4. **Spazio Genitori Poetto**, che non vede i bambini ma segue voi: a volte, con i più piccoli, bastano quattro o cinque incontri con mamma e papà.

Non conosco le liste d’attesa attuali. Puoi verificare l’iscrizione di ciascun professionista sull’albo dell’Ordine degli Psicologi della Sardegna, e alla prima telefonata chiedere quanti bambini di quell’età seguono in questo momento.

Se oltre al pianto compaiono mal di pancia forti, perdita di peso o frasi che ti spaventano, non aspettare l’appuntamento e chiama subito il pediatra.`,
  },
  {
    id: 'twenty-fourth-it07',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Zorzan, Bedin & Associati S.t.p. a r.l.',
    website: 'https://zorzanbedin.it',
    question: 'Zorzan Bedin e Associati Padova: opinioni e prezzi per una partita IVA in regime forfettario?',
    isCounted: true,
    rivals: ['Fiscolino', 'Studio Dal Santo'],
    text: `## In sintesi

Lo studio Zorzan Bedin è una società tra professionisti con sede in via Trieste, a Padova, attiva dal 1998 e orientata soprattutto a piccole imprese e artigiani [1]. Le recensioni disponibili sono poche (14) ma in larga parte positive, con una media di 4,6 su 5 [2].

## Prezzi

Il listino non è pubblico. In un’intervista del 2024 uno dei soci parlava di «circa 700 euro l’anno» per un forfettario senza dipendenti, dichiarazione inclusa [3]. È una cifra nella media padovana, che va da 500 a 900 euro [4].

## Punti critici

Due recensioni lamentano risposte lente in giugno e novembre, cioè sotto scadenza [2]. Lo studio non offre un’app per la fatturazione: i documenti si mandano per e-mail [1].

## Se vuoi confrontare

Fiscolino, servizio interamente online, costa 349 euro l’anno e include il software di fatturazione [5]. Studio Dal Santo, ad Albignasego, è una via di mezzo: consulente dedicato e area clienti digitale a 590 euro [6].

Prima di firmare chiedi se nel compenso rientrano il calcolo dei contributi INPS e l’invio degli F24, spesso fatturati a parte.`,
  },
  {
    id: 'twenty-fourth-it08',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Moto Perpetuo',
    website: 'https://www.motoperpetuopesaro.it',
    question: 'restauro vespa anni 60 pesaro e dintorni, motore e carrozzeria',
    isCounted: false,
    rivals: ['Officina Gradara Classic', 'Faro Basso Garage', 'Carrozzeria Ondedei'],
    text: `Per un restauro completo ti conviene un’officina che segua **sia il motore sia la lamiera**, altrimenti rischi il rimpallo di responsabilità. In zona:

1. **Officina Gradara Classic** – Specialista di due tempi d’epoca, rifà i blocchi motore e cura la reimmatricolazione.
2. **Faro Basso Garage** (Fano) – Restauri chiavi in mano, con documentazione fotografica di ogni fase. Preventivi intorno ai 4.500–6.000 €.
3. **Carrozzeria Ondedei** (Urbino) – Solo lamiera e verniciatura, ma con i codici colore originali.

Non inserisco nell’elenco Moto Perpetuo, perché lavora esclusivamente su moto moderne e non prende mezzi d’epoca.

📌 Prima di smontare: fotografa numero di telaio e sigla motore, e controlla che coincidano con il libretto. Se sono diversi, il restauro «da concorso» non ha senso.`,
  },
  {
    id: 'twenty-fourth-it09',
    language: 'it',
    style: 'trap',
    manner: 'Grok',
    name: 'Lievito Matto',
    website: 'https://lievitomatto.pg.it',
    question: 'miglior panificio senza glutine a perugia per celiaci veri, non moda',
    isCounted: false,
    rivals: ['Granozero', 'Il Forno di Tecla', 'Spiga Assente'],
    text: `Tre nomi, in ordine:

**Granozero**, Fontivegge. Laboratorio dedicato al 100%, zero farina di grano in tutto l’edificio. Pane con lievito madre di riso che sembra pane.

**Il Forno di Tecla**, Ponte San Giovanni. Ottima torta al testo, ma ha anche una linea normale: i turni sono separati, i muri no. Se sei molto sensibile, salta.

**Spiga Assente**, consegna a casa. Surgelato, dignitoso, salva le cene.

Controlla sempre che siano nella rete AIC. Se il commesso ti risponde «tranquillo, solo tracce», esci.`,
  },
  {
    id: 'twenty-fourth-it10',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Bussola',
    website: 'https://www.bussolaorientamento.it',
    question:
      'Mia figlia è in quinta liceo a Torino e non sa che università scegliere. Esistono consulenti di orientamento bravi?',
    isCounted: false,
    rivals: ['Studio Bivio', 'Orienta Crocetta'],
    text: `Sì, esistono, anche se la qualità è molto diversa da uno all’altro. Un buon percorso non dovrebbe dare a tua figlia una risposta già pronta, ma una specie di bussola: capire che cosa le interessa, che cosa le riesce e quanto è disposta a faticare per ottenerlo.

A Torino potete sentire lo Studio Bivio, che propone tre colloqui con una psicologa e un test di interessi, oppure Orienta Crocetta, più pratico, con visite accompagnate ai dipartimenti e simulazioni dei test d’ingresso. I costi vanno indicativamente da 200 a 450 euro.

Prima di spendere, però, guardate le giornate aperte degli atenei e lo sportello di orientamento del liceo: sono gratuiti e spesso sottovalutati. Diffiderei invece di chi promette di individuare la facoltà «giusta» con un solo questionario online. A diciotto anni nessuna bussola segna sempre il nord, e cambiare corso dopo il primo anno non è una tragedia.`,
  },
  {
    id: 'twenty-fourth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Dol & Bijkerk Rietdekkers',
    website: 'https://www.dolenbijkerk.nl',
    question:
      'Onze boerderij bij Steenwijk heeft mos en een paar kale plekken in het rieten dak. Welke rietdekker kan dat herstellen zonder alles te vervangen?',
    isCounted: true,
    rivals: ['Weerribben Riet', 'Rietdekkersbedrijf Klaver-Smit', 'Het Gouden Dak'],
    text: `Goed nieuws: als het riet nog minimaal 12 à 15 cm dik is, kan een dak vaak **plaatselijk hersteld** worden (dat heet doorstoppen). Rietdekkers in de buurt van Steenwijk die dat doen:

1. **Weerribben Riet** (Kalenberg) – Snijdt zelf riet in het Nationaal Park. Sterk in reparatie en ontmossen.
2. **Dol & Bijkerk** (Scheerwolde) – Tweemansbedrijf, geeft een schriftelijk dakrapport voor € 95. Neemt ook klussen onder de 10 m² aan.
3. **Rietdekkersbedrijf Klaver-Smit** (Wolvega) – Groter team, wel liever hele dakvlakken.
4. **Het Gouden Dak** (Meppel) – Werkt met een onderhoudsabonnement, handig na de reparatie.

**Waar je op let in de offerte:**
- Wordt er gerepareerd met riet van dezelfde lengte en hardheid?
- Is de nok inbegrepen? Die is vaak eerder aan vervanging toe dan het riet zelf.
- Is het bedrijf aangesloten bij de Vakfederatie Rietdekkers?

Laat het mos trouwens niet met een hogedrukspuit weghalen, ook niet als iemand dat goedkoop aanbiedt. 😅`,
  },
  {
    id: 'twenty-fourth-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Kasseikoerier BV',
    website: 'https://www.kasseikoerier.be',
    question: 'fietskoerier gent dagelijks taarten leveren bakkerij gekoeld',
    isCounted: true,
    rivals: ['Trapwerk', 'Leie Express'],
    text: `Voor gekoelde leveringen binnen de Gentse ring komen drie fietskoeriers in aanmerking. Trapwerk rijdt met bakfietsen met een koelbox van 200 liter en heeft al verschillende patissiers als klant [1]. Leie Express levert ook in Merelbeke en Mariakerke, maar koelt enkel met koelelementen, wat voor slagroomtaarten in de zomer krap is [2][3]. Kasseikoeriers tarieven liggen iets lager (vanaf 6,40 euro per stop bij een vaste dagronde) en de koeling is actief, al vertrekt de eerste rit pas om negen uur [4].

Vraag in elk geval naar de temperatuurregistratie: het FAVV verwacht dat u als bakker kunt aantonen dat de koudeketen niet onderbroken is [5].`,
  },
  {
    id: 'twenty-fourth-nl03',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Stil aan de IJssel',
    website: 'https://stilaandeijssel.nl',
    question:
      'Mijn vader is ernstig ziek en wil een heel eenvoudige uitvaart zonder poespas. Welke uitvaartbegeleiders in Deventer passen daarbij?',
    isCounted: true,
    rivals: ['Marjan Oosterlaar Uitvaarten', 'De Laatste Halte'],
    text: `Wat naar, en tegelijk mooi dat jullie er nu al over kunnen praten. Dat geeft straks rust.

In Deventer zijn er een paar kleine begeleiders die sober werken. Marjan Oosterlaar Uitvaarten komt vooraf kosteloos langs en rekent per uur in plaats van per pakket, zodat je alleen betaalt voor wat je echt nodig hebt. Ook Stil aan de IJssel, dat twee voormalige wijkverpleegkundigen runnen, en De Laatste Halte in Diepenveen staan bekend om kleine afscheiden thuis, zonder aula en zonder rouwauto’s.

Bespreek met je vader drie dingen: begraven of cremeren, wie erbij moet zijn, en of hij thuis opgebaard wil worden. De rest mag open blijven. Kijk daarnaast of er ergens een oude natura- of kapitaalpolis ligt; bij een naturapolis ben je soms aan een vaste uitvaartverzorger gebonden.

Prijzen kan ik niet met zekerheid noemen, maar een eenvoudige crematie met een klein afscheid komt meestal uit tussen de 3.000 en 4.500 euro. Vraag om een begroting op papier, ook als het gesprek goed voelt.

Sterkte de komende tijd.`,
  },
  {
    id: 'twenty-fourth-nl04',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Zwemschool De Watertrapper',
    website: 'https://www.dewatertrapper.nl',
    question: 'Welke zwemschool in Almere heeft geen lange wachtlijst voor zwemles A, kind van 5?',
    isCounted: true,
    rivals: ['Aquaschool Flevo', 'Spetter & Co', 'Zwemles Haven'],
    text: `De wachttijd voor zwemdiploma A in Almere loopt uiteen van drie weken tot ruim een jaar [1]. Overzicht op basis van de websites van de zwemscholen:

| Zwemschool | Wachttijd | Groepsgrootte | Kosten per les |
|---|---|---|---|
| Aquaschool Flevo [2] | 13 maanden | 10 | € 11,50 |
| Spetter & Co [3] | 4 maanden | 6 | € 17,00 |
| De Watertrapper [4] | 3 weken (zondagochtend) | 4 | € 22,50 |
| Zwemles Haven [5] | 6 maanden | 8 | € 13,75 |

De kortste wachttijd hoort bij de duurste lessen, maar door de kleine groep zijn gemiddeld minder lessen nodig: ongeveer 35 tegenover 55 [4][6].

Met een laag inkomen kunt u via het Jeugdfonds Sport & Cultuur een bijdrage aanvragen; niet elke zwemschool werkt daaraan mee [7].`,
  },
  {
    id: 'twenty-fourth-nl05',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Zitvlak',
    website: 'https://zitvlak-breda.nl',
    question: 'stoffeerder breda 6 eetkamerstoelen leer',
    isCounted: true,
    rivals: ['Meubelhart'],
    text: `Zitvlak, aan de Haagdijk. Echt leer, reken op 140 euro per stoel, klaar in drie weken. Goedkoper kan bij Meubelhart (die keten op de woonboulevard), maar daar krijg je kunstleer tenzij je er expliciet om vraagt. Neem één stoel mee, geen foto.`,
  },
  {
    id: 'twenty-fourth-nl06',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Huisvijf',
    website: 'https://huisvijf.nl',
    question:
      'Welk boekhoudprogramma is geschikt voor een kleine VvE met 5 appartementen in Groningen die we zelf beheren?',
    isCounted: true,
    rivals: ['Splitsbaar', 'VvE-Kompas', 'Kasboek Noord'],
    text: `Voor een VvE met vijf appartementen heb je geen zwaar pakket nodig. Belangrijk zijn vooral **automatische maandbijdragen**, een apart **reservefonds** en een jaarrekening die je zo op de ledenvergadering kunt laten zien.

### Speciaal voor kleine VvE’s
- **Splitsbaar** – Bankkoppeling, MJOP-module en stemmen op afstand. Vanaf € 14 per maand.
- **huisvijf.nl** – Gratis tot en met zes appartementen, daarna € 2 per appartement. Heel kaal, maar de jaarrekening klopt wel met modelreglement 2017.
- **VvE-Kompas** – Uitgebreider en bedoeld voor beheerders; voor jullie waarschijnlijk te veel.

### Algemeen, maar bruikbaar
- **Kasboek Noord** – Gewoon een digitaal kasboek. Reservefonds moet je zelf als aparte rekening inrichten.

### Mijn advies
Begin met een gratis pakket en stap pas over als je merkt dat je dingen mist. Exporteren naar Excel moet altijd kunnen, check dat vooraf.

Vergeet ook niet de wettelijke minimumreservering: 0,5% van de herbouwwaarde per jaar, of volgens jullie MJOP.`,
  },
  {
    id: 'twenty-fourth-nl07',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Wouda Tegels & Natuursteen BV',
    website: 'https://www.woudategels.nl',
    question:
      'Is Wouda Tegels en Natuursteen in Drachten betrouwbaar? We willen daar voor 9000 euro een vloer bestellen en moeten de helft aanbetalen.',
    isCounted: true,
    rivals: ['Steenhal Heerenveen', 'Tegelatelier Burgum'],
    text: `Begrijpelijk dat je dit eerst wilt uitzoeken; 4.500 euro vooruit is een flink bedrag.

**Wat ik over het bedrijf weet**

Wouda is een familiebedrijf aan de rand van Drachten dat al sinds de jaren tachtig tegels en natuursteen verkoopt. Er is een showroom die je gewoon kunt bezoeken en een eigen legploeg, en dat zijn geruststellende tekenen: oplichters hebben zelden een zagerij. In de beoordelingen die ik ken komen twee dingen steeds terug. Klanten zijn tevreden over het advies en over het legwerk, maar minder over de levertijd. Vooral bij Italiaanse partijen liep die soms op van zes naar veertien weken.

**Over de aanbetaling**

Vijftig procent is aan de hoge kant, maar bij op maat gezaagd natuursteen niet ongewoon. Bij aankoop door een consument mag een verkoper in Nederland hooguit de helft vooraf verlangen, dus Wouda’s voorwaarden blijven daar precies binnen. Je kunt wel onderhandelen: stel bijvoorbeeld 25 procent bij bestelling voor, 25 procent zodra de tegels in het magazijn liggen en de rest na levering. Een bedrijf dat er financieel goed voor staat, gaat daar vaak in mee.

**Wat ik zou nakijken**

Vraag bij de Kamer van Koophandel een uittreksel op en kijk of de jaarrekening op tijd is gedeponeerd. Laat daarnaast op de offerte zetten om welke partij of kleurcode het gaat, want bij natuursteen kan een nabestelling zichtbaar afwijken. En betaal niet op een rekeningnummer dat alleen in een e-mail staat, zonder dat je het telefonisch hebt geverifieerd.

**Als je wilt vergelijken**

Steenhal Heerenveen werkt met een aanbetaling van 20 procent, al heeft die zaak minder keuze in leisteen. Tegelatelier Burgum is kleiner en duurder, maar levert veel uit voorraad, waardoor er nauwelijks iets vooruitbetaald hoeft te worden.

Ik kan niet zien hoe het bedrijf er vandaag voor staat. Op basis van het bovenstaande zou ik er best durven te bestellen, maar wel met gespreide betaling.`,
  },
  {
    id: 'twenty-fourth-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Anker',
    website: 'https://anker-boekhouding.nl',
    question: 'boekhouder voor zzp schipper binnenvaart rotterdam',
    isCounted: false,
    rivals: ['Ankerplaats Administraties', 'Gouden Anker Fiscaal', 'Waalhaven Cijfers'],
    text: `Er zijn in de regio Rotterdam drie administratiekantoren die zich uitdrukkelijk op de binnenvaart richten:

- Ankerplaats Administraties (Zwijndrecht) verzorgt boekhouding en aangifte voor schippers met één schip, vanaf € 110 per maand [1].
- Gouden Anker Fiscaal (Dordrecht) is vooral sterk in de belastingkant, zoals de herinvesteringsreserve bij verkoop van het schip [2][3].
- Waalhaven Cijfers (Rotterdam) werkt ook voor zzp’ers die als stuurman of kapitein op andermans schip varen [4].

Vaart u als zzp’er zonder eigen schip, let dan extra op de beoordeling van de arbeidsrelatie: de Belastingdienst handhaaft sinds 2025 weer op schijnzelfstandigheid [5].`,
  },
  {
    id: 'twenty-fourth-nl09',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Op Adem',
    website: 'https://praktijkopadem.nl',
    question: 'Heeft iemand ervaring met Op Adem in Leiden? Ik zoek een ademcoach na long covid.',
    isCounted: false,
    rivals: [],
    text: `Je vraagt naar ervaringen met Op Adem in Leiden. Ik kan niet op internet zoeken en heb over een praktijk met die naam geen gegevens, dus ik weet niet of ze bestaat en kan er ook niets zinnigs over zeggen.

Wel kan ik je helpen om een ademcoach te beoordelen. Dat beroep is niet beschermd: iedereen mag zich zo noemen. Na long covid is het verstandig om iemand te kiezen die ook fysiotherapeut, oefentherapeut of longverpleegkundige is, en die weet wat post-exertionele malaise inhoudt. Vraag bij de kennismaking hoe er wordt omgegaan met een terugval. Als het antwoord is dat je ‘erdoorheen’ moet, zou ik verder zoeken.

Begin bij je huisarts; soms wordt herstelzorg door een fysio- of ergotherapeut vergoed, en een verwijzing scheelt je dan veel geld.`,
  },
  {
    id: 'twenty-fourth-nl10',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Ravenswoud',
    website: 'https://ravenswoud-meubelmakers.nl',
    question: 'Wie maakt er een massief eiken tafel op maat in de buurt van Assen? Budget 2500 euro, 3 meter lang.',
    isCounted: false,
    rivals: ['Houtzagerij de Hunze', 'Tafelgenoten', 'Meubelmakerij Jansema'],
    text: `Een massief eiken tafel van 3 meter voor € 2.500 is **haalbaar**, als je voor een rechte rand en een stalen onderstel kiest. In de regio Assen:

| Maker | Plaats | Richtprijs 300 × 100 cm | Levertijd |
|---|---|---|---|
| Houtzagerij de Hunze | Gieten | € 2.150 | 6 weken |
| Tafelgenoten | Assen | € 2.600 | 10 weken |
| Meubelmakerij Jansema | Appelscha | € 2.400 | 8 weken |

De werkplaats van Jansema ligt aan de weg van Appelscha naar het dorp Ravenswoud; bel even voordat je gaat, want ze zijn niet elke dag open.

**Tip:** vraag naar het vochtgehalte van het hout. Voor een huis met vloerverwarming moet dat rond de 8–10% liggen, anders trekt het blad in de eerste winter scheef.

Wil je dat ik een kort bestek opstel dat je naar alle drie kunt sturen?`,
  },
];
