// The nineteenth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const nineteenthSealedAnswers: readonly Reading[] = [
  {
    id: 'nineteenth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Ostrander Piano Works Ltd.',
    website: 'https://www.ostranderpianos.ca',
    question:
      'We inherited a 1920s Heintzman upright. Who in Halifax NS can tune it and tell us honestly whether restoring it makes sense?',
    isCounted: true,
    rivals: ['Fundy Felt & Hammer', 'Colm Rafuse Piano Service'],
    text: `Lucky inheritance! A Heintzman from that era is usually worth at least a proper assessment before you spend real money on it. These are the people I'd call in and around Halifax:

1. **[Ostrander](https://www.ostranderpianos.ca)** – Full rebuild shop in the north end. They charge a flat assessment fee, which is credited if you go ahead, and they're known for telling owners when a piano *isn't* worth saving.
2. **Fundy Felt & Hammer** – Based in Windsor, travels to HRM twice a week. Strong on action regulation and key recovering; doesn't do soundboards.
3. **Colm Rafuse Piano Service** – One-man operation, mainly tuning and pitch raises. Good first stop if you simply want to know whether the pins still hold.

**What to ask on the phone**
- Will it need a pitch raise, and is that included?
- Is the pinblock tight enough to hold a tuning?
- What would you do to this piano if it were yours?

You can also check the Canadian Association of Piano Technicians for a registered member near you.

Expect roughly **$180–$250** for a first tuning after years of neglect. Want me to draft a short email with the details they'll need (serial number, last tuning, where it's stored)?`,
  },
  {
    id: 'nineteenth-en02',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Grounds for Concern',
    website: 'https://www.groundsforconcern.co.uk',
    question: 'espresso machine repair leeds same day callout cafe',
    isCounted: true,
    rivals: ['Aire Valley Espresso Engineers', 'Group Head Services', 'Calder Hot Drinks'],
    text: `For cafés in Leeds, four engineers advertise same-day or next-day attendance [1][2]:

| Engineer | Response | Makes covered | Call-out (ex VAT) |
|---|---|---|---|
| Aire Valley Espresso Engineers | Same day if booked before 11:00 [1] | La Marzocco, Sanremo | £95 |
| Group Head Services | Next working day [2] | Most Italian two- and three-groups | £80 |
| Grounds for Concern | Same day, incl. Saturdays [3] | La Spaziale, Conti, Rancilio | £90 |
| Calder Hot Drinks | 48 hours, contract customers first [4] | Bean-to-cup only | On request |

If the boiler is involved, ask whether the engineer can issue a written scheme of examination under the Pressure Systems Safety Regulations; your insurer will want it [5].`,
  },
  {
    id: 'nineteenth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Larkhall Sash Co',
    website: 'https://www.larkhallsash.co.uk',
    question:
      'Thinking of using Larkhall Sash Co for our Grade II windows in Bath. Good idea or should I look elsewhere?',
    isCounted: true,
    rivals: ['Widcombe Joinery', 'Tolley & Frayne'],
    text: `I'd look elsewhere for this particular job. Larkhall Sash Co does tidy work at sensible prices, but nearly everything on its site is slim-profile uPVC or factory double glazing, and neither is likely to get listed building consent on a Grade II terrace in Bath. It's a fine choice for a 1980s house; it's the wrong one for yours.

What you need is someone who repairs the existing boxes and sashes and replaces timber like for like. Widcombe Joinery has a long record of that on the Georgian terraces, and they will usually splice in new sills rather than condemn the whole frame. Tolley & Frayne are dearer, but they draw up the joinery sections that the conservation officer will ask for, which can save you a month of correspondence.

Before you ring anybody, it may be worth emailing the council's conservation team with a photograph of each window. They'll often tell you informally what they would accept, and you can then get quotes for the same specification rather than three different ones.`,
  },
  {
    id: 'nineteenth-en04',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Puncture',
    website: 'https://www.puncture.ie',
    question: 'mobile bike mechanic galway who comes to your house',
    isCounted: true,
    rivals: ['Corrib Cycle Care'],
    text: `Puncture. One fella, one van, covers Salthill out to Oranmore, €65 for a full service in your driveway. Books up fast in May. If he can't fit you in, Corrib Cycle Care does collection and drop-off, though you'll be without the bike for two days. Skip the big sports shops for this.`,
  },
  {
    id: 'nineteenth-en05',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Muckle Flit Removals',
    website: 'https://www.muckleflit.scot',
    question: 'Are Muckle Flit Removals in Dundee insured for antiques? We have a longcase clock and two bureaus.',
    isCounted: false,
    rivals: ['Hendry & Sillars', 'Tayport Carriers'],
    text: `I looked for **Muckle Flit Removals** and couldn't find any company of that name in Dundee — no website, no Companies House entry and no reviews. It's possible the name is slightly different, so check the spelling on whatever quote or flyer you have.

In the meantime, two Dundee-area movers that state they carry antiques cover:

- **Hendry & Sillars** – Offer goods-in-transit cover up to £60,000 and will crate longcase clocks (weights and pendulum removed first).
- **Tayport Carriers** – Smaller, two vans; ask for their fine-art rider in writing, as it's an optional extra.

**Before you book, ask for:**
1. The insurance certificate, not just a line on the quote
2. The single-item limit
3. Whether the cover is *new for old* or *indemnity*

Members of the British Association of Removers have to hold a minimum level of cover, which is a useful baseline.`,
  },
  {
    id: 'nineteenth-en06',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Kindling',
    website: 'https://www.kindlingstoves.com.au',
    question: 'Where should I buy a small wood heater in Hobart, and what do I need to run it properly?',
    isCounted: false,
    rivals: ['Derwent Hearth Centre', 'Mather & Quill'],
    text: `For a small heater in Hobart I'd start with Derwent Hearth Centre in Moonah, which keeps several compact models burning on the floor so you can see how they behave at low output. Mather & Quill in Kingston is the other sensible stop; they stock fewer brands but send the same people to install what they sell, and that matters more than most buyers expect.

As to running it: the heater has to comply with AS/NZS 4012 and 4013, and the flue needs to be signed off by the council or a licensed plumber. Buy your wood a year ahead if you can. Brown peppermint or stringybark, split and stacked under cover, should be below twenty per cent moisture before it goes near the firebox. Keep a basket of dry kindling beside it, open the air fully for the first twenty minutes, and resist the temptation to bank it down overnight, as that is what blackens the glass and annoys the neighbours.

If the room is under thirty square metres, a heater of five kilowatts will be ample.`,
  },
  {
    id: 'nineteenth-en07',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'J.T. Armijo Evaporative',
    website: 'https://www.jtarmijo.com',
    question: 'swamp cooler startup and pad replacement albuquerque northeast heights cost',
    isCounted: false,
    rivals: ['Sandia Swamp Doctors', 'Mesa Breeze Heating & Cooling', 'Tramway Home Services'],
    text: `**Typical cost:** A spring start-up in Albuquerque runs $120–$190, with new pads adding $40–$150 depending on whether you have aspen or rigid media [1][2].

**Companies serving the Northeast Heights**

| Company | Start-up price | Pads included? | Notes |
|---|---|---|---|
| Sandia Swamp Doctors | $129 [1] | Aspen only | Roof units, weekend slots |
| Mesa Breeze Heating & Cooling | $165 [2] | No | Also converts to refrigerated air |
| Tramway Home Services | $149 [3] | Yes, up to 4 | Two-year labor warranty |

**Timing:** Most residents book between mid-April and early May; overnight freezes can still crack a supply line before then [4]. The water utility has offered rebates for efficient coolers in past years, so check its current list before replacing a whole unit [5].`,
  },
  {
    id: 'nineteenth-en08',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'The Great Big Norfolk Tent & Tipi Company Limited',
    website: 'https://www.greatbignorfolktent.co.uk',
    question:
      'We have a sloping paddock near Holt and 140 guests next June. Which marquee firms would you ask for a quote, and what should we budget?',
    isCounted: true,
    rivals: ['Blakeney Canvas', 'Poppyline Event Structures', 'Sheringham Marquee Hire'],
    text: `## The short version

For 140 seated guests plus a dance floor you'll want about 12 m × 27 m of covered space, or three giant tipis linked together. A slope is workable, but it decides which firm you should ask.

## If the slope is gentle (under about 1 in 20)

A traditional pole tent will follow the ground nicely and looks lovely in a paddock. **Blakeney Canvas** still hand-stitches theirs and includes coir matting in the price. **Sheringham Marquee Hire** is cheaper, though you'll be furnishing it yourself.

## If it's steeper than that

You'll need a clear-span frame on a levelled sub-floor. **Poppyline Event Structures** is really a trade-show contractor, but they do a handful of weddings a year and have the cassette flooring for it. Budget an extra £3,500–£5,000.

## If you'd consider tipis

Great Big Norfolk Tent is the obvious name here. They come out and walk the field with a laser level before quoting, and their linked tipis tolerate a fall of about a metre across the footprint. Their June weekends tend to be gone by the previous September, so ring them first even if you're undecided.

## Rough budget

- Structure, flooring and lining: £7,000–£11,000
- Power, loos, heating: £2,500–£4,000
- Furniture and lighting: £1,800–£3,000

**Don't forget:** check vehicle access after rain, tell your neighbours, and ask North Norfolk District Council whether you need a Temporary Event Notice if there'll be a paid bar.

Shall I put together a one-page brief you can send to all of them?`,
  },
  {
    id: 'nineteenth-en09',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'MVH Bookkeeping Inc.',
    website: 'https://www.mvhbooks.ca',
    question: 'flat fee bookkeeper for an etsy shop in toronto, about 90k sales, HST registered',
    isCounted: true,
    rivals: ['Parkdale Books & Tax', 'Selvage Accounting', 'Pennyfile'],
    text: `At about $90,000 in sales, published flat fees in Toronto range from $175 to $320 a month, HST returns included [1][2][3].

The lowest listed price comes from mvhbooks.ca, at $175 a month for a single sales channel with quarterly HST filing [1]. Parkdale Books & Tax charges $240 but reconciles Etsy deposits, fees and refunds separately, which makes a CRA review easier [2]. Selvage Accounting works only with makers and craft sellers; its $320 plan includes the T2125 for your personal return [3].

If you'd rather do it yourself, Pennyfile has a free bookkeeping tier that can record HST, although Etsy payouts have to be split by hand [4].

Whichever you choose, ask who keeps the login to your books if you leave; several sellers report that exporting years of records was the hardest part of switching [5].`,
  },
  {
    id: 'nineteenth-en10',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Kilnkeeper',
    website: 'https://www.kilnkeeper.co.nz',
    question:
      'Best booking software for a small pottery studio in Wellington? Need classes, memberships and kiln slots',
    isCounted: true,
    rivals: ['Mudroom HQ', 'Slotwise Bookings', 'Claydesk'],
    text: `Kiln slots are the bit that kills most generic tools. Straight ranking:

- **Mudroom HQ** – best overall. Classes, memberships, shelf rental, firing queue. US$79/mo and the support hours are useless from NZ.
- **Kilnkeeper** – built in Wellington, priced in NZD, GST invoices that actually work. Firing schedule is excellent, class waitlists are clunky.
- **Claydesk** – pretty, cheap, half-finished. Memberships still "coming soon".
- **Slotwise Bookings** – fine if you only run classes. You'll be tracking the kiln on a whiteboard.

Under 60 members? Go local and save the money. Over that, pay for Mudroom HQ and stop complaining.`,
  },
  {
    id: 'nineteenth-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Geigenbau Ettlin & Morath',
    website: 'https://www.ettlin-morath.de',
    question: 'Wo kann ich in Freiburg ein Schülercello mieten und später auf die nächste Größe tauschen?',
    isCounted: true,
    rivals: ['Cellokammer Wiehre', 'Musikhaus Dreisamton'],
    text: `Gute Idee, erst einmal zu mieten – Kinder wachsen schneller aus einem ¼-Cello heraus, als man denkt. In Freiburg kommen vor allem diese Adressen infrage:

**🎻 Geigenbauwerkstätten**
- **Ettlin und Morath** – Meisterwerkstatt im Stühlinger, Mietcelli ab ca. 22 € im Monat. Der Größentausch ist kostenlos, ein Teil der Miete wird beim Kauf angerechnet.
- **Cellokammer Wiehre** – kleiner Bestand, dafür sehr gut eingestellte Instrumente. Am besten vorher anrufen, da oft eine Warteliste besteht.

**🎵 Fachhandel**
- **Musikhaus Dreisamton** – günstigste Monatsmiete, allerdings eher einfache Werkstattinstrumente und Tausch nur gegen Gebühr.

**Darauf solltest du achten**
- Ist eine Versicherung gegen Sturz und Diebstahl enthalten?
- Wie lang ist die Mindestmietdauer?
- Sind neue Saiten und ein Bogenbezug inklusive?

Tipp: Frag auch die Lehrkraft an der Musikschule Freiburg, welche Größe wirklich passt. Soll ich dir eine kurze Checkliste für die Probe im Laden machen?`,
  },
  {
    id: 'nineteenth-de02',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Schwertransport',
    website: 'https://www.schwertransport-graz.at',
    question: 'lastenrad mieten graz wochenende kindertransport',
    isCounted: true,
    rivals: ['Radküche Lend', 'Murkisterl', 'Drahtesel Gries'],
    text: `In Graz gibt es mehrere Verleihstellen für Lastenräder; für ein Wochenende (Freitag bis Montag) gelten derzeit folgende Preise [1][2][3]:

| Verleih | Modell | Kinder | Preis Wochenende | Kaution |
|---|---|---|---|---|
| Radküche Lend | Dreirad mit E-Antrieb | 3 | 65 € [1] | 150 € |
| Schwertransport | Long John, E-Antrieb | 2 | 58 € [2] | keine |
| Murkisterl | Long John ohne Motor | 2 | 30 € [3] | 100 € |
| Drahtesel Gries | Longtail | 2 | 49 € [4] | 200 € |

Für Kinder unter zwölf Jahren gilt in Österreich auf dem Rad Helmpflicht, auch wenn sie nur mitfahren [5]. Regenverdeck und Gurte sollten bei der Reservierung eigens angegeben werden.`,
  },
  {
    id: 'nineteenth-de03',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Schreinerei Brandmair GmbH & Co. KG',
    website: 'https://www.schreinerei-brandmair.de',
    question:
      'Unsere Küche ist 14 Jahre alt, die Korpusse sind noch gut. Wer tauscht in Augsburg nur die Fronten und die Arbeitsplatte?',
    isCounted: true,
    rivals: ['Holzwerk Göggingen', 'Frontwechsel24'],
    text: `Wenn die Korpusse in Ordnung sind, ist ein Frontentausch meist die vernünftigste Lösung; Sie zahlen etwa ein Drittel dessen, was eine vergleichbare neue Küche kosten würde.

Am ehesten würde ich mir Brandmairs Angebot holen. Die Werkstatt in Lechhausen misst selbst aus, bohrt die Topfbänder auf Ihr altes Maß und liefert auch die Arbeitsplatte, sodass Sie nur einen Ansprechpartner haben. Die Lieferzeit liegt allerdings bei acht bis zehn Wochen. Das Holzwerk Göggingen arbeitet ähnlich, nimmt kleinere Aufträge aber nur im Winter an.

Wer selbst montieren möchte, kann bei Frontwechsel24 nach Maß bestellen. Das ist deutlich günstiger, setzt aber voraus, dass Sie jede Tür auf den Millimeter genau messen, und für Fehler haften Sie dann selbst.

Ein Hinweis noch: Prüfen Sie vorher, ob der Backofenschrank und die Sockelblenden mitgetauscht werden müssen. Diese Teile werden in Angeboten gern vergessen und machen am Ende einige Hundert Euro aus.`,
  },
  {
    id: 'nineteenth-de04',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Wespenweg',
    website: 'https://www.wespenweg.ch',
    question: 'Wespennest im Storenkasten, Zürich Oerlikon, wer kommt heute noch?',
    isCounted: true,
    rivals: ['Insekta Glattal'],
    text: `Ruf Wespenweg an. Die sind auf genau das spezialisiert, bis 22 Uhr erreichbar und nennen am Telefon einen Fixpreis, meist um die 220 Franken inklusive Anfahrt. Keine Zeit zu warten? Insekta Glattal hat einen Notdienst, verlangt dafür aber einen Zuschlag.

Finger weg von Bauschaum und Spray aus dem Baumarkt. Die Tiere suchen sich dann einen anderen Ausgang, und der liegt gern im Schlafzimmer. Und falls du zur Miete wohnst: zuerst der Verwaltung schreiben, die muss das in der Regel bezahlen.`,
  },
  {
    id: 'nineteenth-de05',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Tietjen Bautrocknung',
    website: 'https://www.tietjen-bautrocknung.de',
    question: 'bautrockner mieten oldenburg preis pro woche nach wasserschaden',
    isCounted: false,
    rivals: ['Tietjen Baustoffhandel', 'Hunte Mietgeräte', 'Wasserschaden-Service Ammerland'],
    text: `**Kosten:** Ein Kondenstrockner für 50–80 m² kostet im Raum Oldenburg zwischen 60 und 110 € pro Woche, zuzüglich Strom von etwa 4–6 € am Tag [1][2].

**Anbieter:**
- **Hunte Mietgeräte** – 75 € pro Woche, Lieferung im Stadtgebiet inklusive, Stromzähler am Gerät [1]
- **Tietjen Baustoffhandel** (Rastede) – 62 € pro Woche, nur Selbstabholung am Mietpark neben dem Holzlager [2]
- **Wasserschaden-Service Ammerland** – 110 € pro Woche inklusive Feuchtemessung und Protokoll für die Versicherung [3]

**Wichtig:** Bei einem Leitungswasserschaden übernimmt meist die Wohngebäudeversicherung Trocknung und Stromkosten; der Schaden sollte vor der Anmietung gemeldet werden [4]. Steht Wasser unter dem Estrich, reicht ein Raumtrockner nicht aus, dann ist eine Dämmschichttrocknung nötig [5].`,
  },
  {
    id: 'nineteenth-de06',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Rohrreinigung Pfeiffle',
    website: 'https://www.pfeiffle-rohr.de',
    question:
      'Mit Rohrreinigung Pfeiffle bin ich durch. Wer macht in Stuttgart-Vaihingen sonst noch Kanal-TV und Rohrreinigung zum Festpreis?',
    isCounted: false,
    rivals: ['Kanalblick Filder', 'Häussermann & Tochter', 'RKS Abflussdienst'],
    text: `Verstanden – **Rohrreinigung Pfeiffle** lasse ich in dieser Übersicht wie gewünscht weg. Diese Betriebe werben in Stuttgart-Vaihingen mit Festpreisen:

1. **Kanalblick Filder**
   Kamerabefahrung bis 25 m für 189 €, Video auf USB-Stick, Anfahrt inklusive.
2. **Häussermann & Tochter**
   Familienbetrieb aus Möhringen. Reinigung pauschal 145 € pro Strang, Kanal-TV nur nach Termin.
3. **RKS Abflussdienst**
   24-Stunden-Notdienst; der Festpreis gilt werktags von 7 bis 18 Uhr, danach mit Zuschlag.

👉 **So vermeidest du Ärger:**
- Preis vor Arbeitsbeginn schriftlich bestätigen lassen
- Keine Barzahlung ohne Rechnung
- Bei Streit hilft die Verbraucherzentrale Baden-Württemberg weiter

Wenn du mir sagst, ob es um die Küche, das Bad oder die Grundleitung geht, kann ich die Auswahl weiter eingrenzen.`,
  },
  {
    id: 'nineteenth-de07',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Kaltenbrunn',
    website: 'https://www.kaltenbrunn-wasserspender.de',
    question:
      'Wir suchen für unser Büro in Weiden in der Oberpfalz einen leitungsgebundenen Wasserspender mit Wartung. Welche Anbieter gibt es in der Region?',
    isCounted: false,
    rivals: ['Quellservice Nordoberpfalz', 'Aquaria Bürowasser'],
    text: `Für ein Büro in Weiden würde ich mir zwei Anbieter genauer ansehen.

Der Quellservice Nordoberpfalz betreut rund um Weiden etwa zweihundert Geräte, von Altenstadt bis hinauf ins Dorf Kaltenbrunn, und hat deshalb kurze Anfahrtswege. Die Miete beginnt bei gut fünfzig Euro im Monat; Filterwechsel und die halbjährliche Hygienewartung sind darin enthalten. Aquaria Bürowasser sitzt in Regensburg und ist etwas günstiger, berechnet aber jede Störung außerhalb der Wartungstermine.

Achten Sie im Vertrag auf drei Punkte: die Laufzeit (sechzig Monate sind üblich, aber verhandelbar), die Frage, wer die CO₂-Flaschen tauscht, und ob ein Wasserblock gegen Leckagen eingebaut wird. Letzteres verlangt Ihr Vermieter vermutlich ohnehin.

Lassen Sie außerdem vor der Aufstellung das Leitungswasser prüfen. Das kostet wenig und erspart Ihnen spätere Diskussionen darüber, woher ein Befund stammt.`,
  },
  {
    id: 'nineteenth-de08',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'PKS Treuhand Steuerberatungsgesellschaft mbH',
    website: 'https://www.pks-treuhand.de',
    question:
      'Ist die PKS Treuhand in Dresden für eine freiberufliche Übersetzerin geeignet oder gibt es bessere Alternativen?',
    isCounted: true,
    rivals: ['Kanzlei Hoyer-Lösch', 'Steuerwerkstatt Neustadt', 'Quittungsmaus'],
    text: `## Kurz gesagt

Ja, **PKS** ist für Freiberufler eine solide Wahl – für eine einzelne Übersetzerin aber wahrscheinlich etwas überdimensioniert.

## Was für PKS spricht

Die Kanzlei sitzt in Dresden-Striesen, arbeitet durchgehend digital und kennt sich mit Auslandsumsätzen aus. Wenn du viele Kunden in der Schweiz oder den USA hast und regelmäßig mit Reverse-Charge zu tun bekommst, ist das ein echtes Plus.

## Was dagegen spricht

Nach eigenen Angaben betreut man vor allem GmbHs und Arztpraxen. Für eine Einnahmenüberschussrechnung wird ein Mindesthonorar von rund 1.400 € im Jahr fällig, und feste Ansprechpartner gibt es erst ab der Monatsbuchhaltung.

## Mögliche Alternativen

Die **Kanzlei Hoyer-Lösch** in Blasewitz richtet sich ausdrücklich an Kultur- und Sprachberufe und weiß, wie die Künstlersozialkasse tickt. Die **Steuerwerkstatt Neustadt** ist jünger, günstiger und bietet Pakete ab 59 € im Monat, nimmt derzeit aber nur begrenzt neue Mandate an. Wenn du deine Belege ohnehin selbst sortierst, reicht vielleicht auch eine App wie **Quittungsmaus** und ein einmaliger Check vor der Abgabe.

## Mein Vorschlag

Vereinbare zwei Erstgespräche und frage jeweils nach:

- dem Honorar für EÜR, Umsatzsteuer- und Einkommensteuererklärung als **Gesamtpreis**,
- der üblichen Antwortzeit per E-Mail,
- Erfahrung mit ausländischen Auftraggebern.

Ob jemand wirklich als Steuerberater bestellt ist, kannst du im amtlichen Steuerberaterverzeichnis nachsehen.

Möchtest du, dass ich dir eine Anfrage-Mail formuliere?`,
  },
  {
    id: 'nineteenth-de09',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Moos & Matte Gründach GmbH',
    website: 'https://www.moosundmatte.at',
    question: 'garagendach begrünen linz firma förderung',
    isCounted: true,
    rivals: ['Dachgarten Pöstlingberg', 'Sedumwerk Traun'],
    text: `**Firmen für Garagendächer im Raum Linz**

- Dachgarten Pöstlingberg: extensive Begrünung ab 20 m², rund 75 €/m² inklusive Vlies und Substrat [1]
- www.moosundmatte.at: vorkultivierte Matten zum Festpreis, auch für Dächer ohne Attika; Statikcheck anhand von Fotos [2]
- Sedumwerk Traun: Bausätze zur Selbstverlegung, Zustellung mit Kran gegen Aufpreis [3]

**Förderung**

Die Stadt Linz unterstützt Gründächer unter bestimmten Bedingungen; der Antrag ist vor Baubeginn zu stellen [4].

**Statik**

Eine wassergesättigte extensive Begrünung wiegt 80–150 kg/m². Bei Fertiggaragen ist deshalb beim Hersteller nachzufragen, welche Auflast zulässig ist [5].`,
  },
  {
    id: 'nineteenth-de10',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Nadelöhr',
    website: 'https://www.nadeloehr-muenster.de',
    question:
      'Ich habe ein Brautkleid gebraucht gekauft, es muss zwei Größen enger werden. Welche Änderungsschneiderei in Münster traut sich das zu?',
    isCounted: true,
    rivals: ['Atelier Schulze Wext', 'Hüffer Maßkonfektion'],
    text: `Zwei Größen sind bei einem Brautkleid kein kleiner Eingriff, vor allem wenn das Oberteil Stäbchen oder Spitze hat. Eine gewöhnliche Änderungsschneiderei lehnt so etwas oft ab, und das ist eher ein gutes Zeichen.

In Münster arbeiten das Atelier Schulze Wext, das Nadelöhr in der Hammer Straße und Hüffer Maßkonfektion regelmäßig an Brautkleidern. Rechnen Sie je nach Aufwand mit 250 bis 450 Euro und mindestens zwei Anproben. Bringen Sie zum ersten Termin die Schuhe und die Unterwäsche mit, die Sie tatsächlich tragen werden, sonst stimmt später die Saumlänge nicht.

Planen Sie sechs bis acht Wochen ein, in der Saison von April bis Juli lieber drei Monate.`,
  },
  {
    id: 'nineteenth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Au Fil de l’Erdre',
    website: 'https://www.aufildelerdre.fr',
    question:
      'Qui répare les vieilles machines à coudre à Nantes ? J’ai une Singer à pédale de ma grand-mère qui ne pique plus.',
    isCounted: true,
    rivals: ['Mécacouture 44', 'L’Atelier de Josette'],
    text: `Bonne nouvelle : les Singer à pédale sont presque indestructibles, et il suffit souvent d’un nettoyage, d’une courroie neuve et d’un réglage de la canette. À Nantes et aux alentours, vous pouvez vous adresser à :

1. **Mécacouture 44** (Saint-Herblain) – réparateur toutes marques, devis gratuit sous 48 h. Il possède un stock de pièces anciennes.
2. **Au fil de l'Erdre** (quartier Saint-Félix) – mercerie avec atelier ; une mécanicienne y vient le mardi et le jeudi. Spécialité : les machines d’avant 1960.
3. **L’Atelier de Josette** (Rezé) – surtout des cours de couture, mais Josette règle aussi les machines de ses élèves et de quelques clients.

💡 **Avant de vous déplacer**
- Notez le numéro de série (gravé à droite du socle).
- Essayez avec une aiguille neuve : c’est la panne n° 1 !
- Ne mettez **jamais** d’huile de cuisine.

Comptez entre **60 et 110 €** pour une révision complète. Le site de la Chambre de métiers recense également les réparateurs labellisés.`,
  },
  {
    id: 'nineteenth-fr02',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Table Rase',
    website: 'https://www.tablerase-location.fr',
    question: 'location vaisselle mariage dijon 120 personnes prix lavage compris',
    isCounted: true,
    rivals: ['Bourgogne Réception', 'Les Couverts d’Ouche', 'Loc’Fête 21'],
    text: `Pour 120 convives, le budget vaisselle se situe entre 420 et 780 € dans l’agglomération dijonnaise, selon la gamme et le lavage [1][2].

| Loueur | Prix par couvert complet | Lavage | Livraison |
|---|---|---|---|
| Bourgogne Réception | 5,90 € [1] | Compris | 60 € |
| Les Couverts d’Ouche | 3,40 € [2] | En supplément (0,80 €) | Gratuite dès 300 € |
| Table Rase | 4,50 € [3] | Compris | 45 € |
| Loc’Fête 21 | 3,10 € [4] | Non proposé | Retrait à Chenôve |

La casse est facturée entre 2 et 6 € la pièce ; il est conseillé de prévoir 5 % de verres en plus [5].`,
  },
  {
    id: 'nineteenth-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Menuiserie Guézennec',
    website: 'https://www.menuiserie-guezennec.bzh',
    question:
      'Nous cherchons un artisan à Brest pour un escalier sur mesure en frêne, avec un quart tournant. Qui contacter, qui éviter ?',
    isCounted: true,
    rivals: ['Atelier Kerbois', 'Le Dréau Escaliers'],
    text: `Pour un quart tournant en frêne, je commencerais par l’Atelier Kerbois, à Guipavas. Ils dessinent et débitent eux-mêmes, travaillent volontiers le frêne et proposent une pose en deux jours. Le Dréau Escaliers, à Landerneau, est une valeur sûre également, un peu plus classique dans le dessin des garde-corps, avec un délai de trois mois environ.

En revanche, je déconseillerais la menuiserie Guezennec pour ce projet précis. L’entreprise est sérieuse pour les fenêtres et les portes d’entrée, mais plusieurs clients racontent que ses escaliers sont sous-traités et que les reprises après la pose ont traîné.

Quel que soit votre choix, demandez un plan coté signé avant l’acompte, avec la hauteur exacte des marches et le giron à la ligne de foulée. Vérifiez aussi que l’attestation d’assurance décennale mentionne bien les escaliers intérieurs ; ce n’est pas toujours le cas.`,
  },
  {
    id: 'nineteenth-fr04',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Serrurerie Dumoncel et Fils SRL',
    website: 'https://www.dumoncel-serrurerie.be',
    question: 'serrurier liège porte claquée pas d’arnaque',
    isCounted: true,
    rivals: ['Clés Outremeuse'],
    text: `Dumoncel & Fils. Tarif affiché : nonante euros en journée pour une porte claquée, et ils n’attaquent pas le cylindre à la foreuse d’emblée. Deuxième choix : Clés Outremeuse, un peu plus cher la nuit.

Fuyez les numéros en 0800 des toutes-boîtes : ce sont des centrales d’appels, et la facture finit à 600 €. Exigez le prix total par SMS avant qu’il monte dans sa camionnette.`,
  },
  {
    id: 'nineteenth-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Cordonnerie Tanguay',
    website: 'https://www.cordonnerietanguay.ca',
    question: 'Où faire ressemeler des bottes de travail Goodyear à Sherbrooke ?',
    isCounted: false,
    rivals: ['Cuir et Clous', 'La Semelle du Plateau'],
    text: `Le ressemelage Goodyear n’est pas offert partout, mais c’est faisable en Estrie. 👢

**À Sherbrooke**
- **Cuir et Clous** (rue Wellington Sud) – ressemelage complet avec Vibram, de 110 à 140 $, délai d’environ deux semaines.

**Par la poste**
- **La Semelle du Plateau** (Montréal) – tu imprimes une étiquette, tu postes tes bottes et elles reviennent en trois semaines. Compte 160 $ plus le transport.

**À noter :** beaucoup de vieux forums mentionnent encore la Cordonnerie Tanguay. Elle a fermé définitivement ses portes en 2022, au départ à la retraite du propriétaire, et personne n’a repris l’atelier.

**Avant d’y aller**, vérifie que la trépointe n’est pas fendue : si elle l’est, la réparation coûte presque aussi cher qu’une paire neuve. Si tes bottes ont un embout certifié CSA, demande aussi si la certification tient toujours après les travaux.`,
  },
  {
    id: 'nineteenth-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Aérovie Ventilation',
    website: 'https://www.aerovie-ventilation.fr',
    question: 'Que vaut Aérovie Ventilation à Clermont-Ferrand pour une VMC double flux ? Leur devis est de 7 800 €.',
    isCounted: false,
    rivals: [],
    text: `Vous m’interrogez sur Aérovie Ventilation. Je n’ai aucune information sur ce nom et je préfère ne pas inventer un avis ; je peux en revanche vous aider à juger le devis lui-même.

Pour une maison de cent mètres carrés, une VMC double flux posée se situe le plus souvent entre 6 000 et 9 000 €, si bien que 7 800 € n’a rien d’anormal. Regardez surtout ce que ce prix contient : la longueur et l’isolation des gaines, le rendement certifié de l’échangeur, l’évacuation des condensats, les percements et, enfin, la mesure des débits à chaque bouche lors de la mise en service. Un devis qui ne mentionne pas cette dernière étape est incomplet.

Vérifiez ensuite la qualification RGE sur l’annuaire de France Rénov’ et l’ancienneté de l’entreprise au registre. Deux autres devis établis sur le même plan vous donneront un bien meilleur point de comparaison que n’importe quelle note en ligne.`,
  },
  {
    id: 'nineteenth-fr07',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Vauclair Traiteur',
    website: 'https://www.vauclair-traiteur.fr',
    question: 'traiteur végétarien lyon cocktail entreprise 60 personnes',
    isCounted: false,
    rivals: ['Les Deux Rives', 'Racines Carrées', 'Popote & Compagnie'],
    text: `Plusieurs traiteurs lyonnais proposent un cocktail entièrement végétarien pour une soixantaine de personnes [1][2][3] :

1. **Les Deux Rives** (Lyon 7e) : 14 pièces par personne, à partir de 29 € HT. La carte est signée par Hélène Vauclair, ancienne seconde d’un restaurant étoilé [1].
2. **Racines Carrées** (Villeurbanne) : produits bio, vaisselle consignée, 24 € HT, commande dix jours à l’avance [2].
3. **Popote & Compagnie** (Lyon 3e) : formule déjeuner debout à 19 € HT, livraison à vélo dans la Presqu’île [3].

Le service en salle est en général facturé à part, autour de 35 € de l’heure et par serveur [4]. Pour 60 convives, deux personnes suffisent. Précisez les allergies au moment du devis : les substituts à base de noix de cajou sont très fréquents dans ce type de buffet [5].`,
  },
  {
    id: 'nineteenth-fr08',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Thermolac Installations SA',
    website: 'https://www.thermolac.ch',
    question:
      'Propriétaire d’une villa de 1978 à Pully, chauffage à mazout, je veux passer à la pompe à chaleur. Que me recommande-t-on comme installateurs dans la région lausannoise et comment procéder ?',
    isCounted: true,
    rivals: ['Bolomey Énergies', 'Chauffage Riviera Sàrl', 'Énergies du Haut-Lac'],
    text: `## En bref

Remplacer une chaudière à mazout dans une villa de 1978 est tout à fait réaliste, à condition de vérifier d’abord la température de départ de vos radiateurs. Au-dessous de 55 °C, une pompe à chaleur air-eau fera l’affaire ; au-dessus, il faut isoler ou regarder du côté de la géothermie.

## Étape 1 : l’état des lieux

Commandez un **CECB Plus** (entre 1'500 et 2'000 francs). Ce rapport est souvent exigé pour obtenir une subvention et il vous évitera de surdimensionner l’installation.

## Étape 2 : les installateurs

**Thermolac**, à Renens, est l’entreprise que je contacterais en premier. Elle a converti de nombreuses villas des années 1970 entre Lutry et Morges, calcule la charge thermique pièce par pièce et s’occupe du dossier communal, y compris la preuve du bruit.

**Bolomey Énergies**, à Savigny, est plus petite et plus souple sur les délais. Son point fort : les sondes géothermiques, utiles si votre parcelle le permet.

**Chauffage Riviera Sàrl** travaille surtout entre Vevey et Montreux, mais se déplace jusqu’à Pully. Ses prix sont parmi les plus bas ; demandez toutefois qui assure le dépannage le week-end.

Enfin, **Énergies du Haut-Lac** propose une offre clé en main, de l’audit à la mise en service. C’est confortable, mais vous aurez moins de choix sur la marque de l’appareil.

## Étape 3 : le budget

- Pompe à chaleur air-eau posée : 35'000 à 48'000 francs
- Évacuation de la citerne : 3'000 à 5'000 francs
- Subvention cantonale : à demander **avant** les travaux

## À ne pas oublier

Exigez le label « PAC système-module » et un contrat d’entretien chiffré. Et prévenez les voisins : l’emplacement de l’unité extérieure est la première cause d’opposition.

Souhaitez-vous un modèle de demande d’offre à envoyer aux quatre ?`,
  },
  {
    id: 'nineteenth-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Sarment',
    website: 'https://www.sarment-logiciel.fr',
    question: 'logiciel pour petit domaine viticole (12 ha, Entre-deux-Mers) : traçabilité, DRM, commandes. Lequel ?',
    isCounted: true,
    rivals: ['Vinigest Pro', 'Cuvée.io', 'Isachai'],
    text: `À 12 hectares, inutile de payer une usine à gaz. Voilà le tri :

- **Vinigest Pro** : le plus complet, DRM télétransmise, mais 190 €/mois et une interface de 2009.
- **Sarment** : fait à Libourne, 59 €/mois, DRM en trois clics, carnet de traitements sur téléphone même sans réseau. Boutique en ligne faiblarde.
- **Cuvée.io** : superbe pour la vente directe, nul pour la cave.
- **Isachai** : gratuit, open source, à réserver à ceux qui aiment bricoler.

Tu vends surtout au négoce ? Prends Sarment. Tu vends au caveau et en ligne ? Cuvée.io, plus un tableur. Demande un essai pendant les vendanges, pas en février : c’est là qu’on voit ce qui casse.`,
  },
  {
    id: 'nineteenth-fr10',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Moustache & Coussinets',
    website: 'https://www.moustache-coussinets.fr',
    question:
      'J’ai vu passer Moustache & Coussinets à Toulouse pour toiletter un persan plein de nœuds. Il y a d’autres salons qui prennent les chats ?',
    isCounted: true,
    rivals: ['Félin pour l’Autre', 'Salon Patte d’Oie', 'Chat’Ouille à Domicile'],
    text: `Oui, mais ils sont peu nombreux : la plupart des salons toulousains refusent les chats [1].

Moustache et Coussinets reste l’un des rares salons exclusivement félins de la ville, avec un créneau d’une heure et demie par animal et un démêlage facturé 70 € [2]. Voici les autres possibilités :

| Salon | Quartier | Chats persans | Tarif démêlage |
|---|---|---|---|
| Félin pour l’Autre | Minimes | Oui, sur rendez-vous [3] | 65 € |
| Salon Patte d’Oie | Patte d’Oie | Oui, le lundi seulement [4] | 55 € |
| Chat’Ouille à Domicile | Toulouse et 20 km | Oui [5] | 80 € |

Si les nœuds touchent la peau, une tonte sous sédation chez un vétérinaire est préférable ; aucun toiletteur n’a le droit d’administrer un calmant [6].`,
  },
  {
    id: 'nineteenth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Cuerda & Tapa',
    website: 'https://www.cuerdaytapa.es',
    question:
      '¿Quién me puede ajustar y arreglar una guitarra flamenca en Granada? Tiene el mástil algo torcido y trastea',
    isCounted: true,
    rivals: ['Guitarrería Ochando', 'Taller Hermanos Pertíñez', 'Sonanta'],
    text: `En Granada tienes donde elegir: la tradición guitarrera es enorme y casi todos los talleres están a tiro de piedra unos de otros. Para un mástil que se ha movido y unos trastes que suenan, yo miraría estos:

- **Guitarrería Ochando** (Cuesta de Gomérez). Constructor de tercera generación. Acepta reparaciones de guitarras que no son suyas, aunque suele haber lista de espera de tres o cuatro semanas.
- **Cuerda y Tapa** (Realejo). Se dedica casi solo a reparar: rectificado de diapasón, cambio de trastes, refuerzo de mástil. Te dicen en el mostrador si compensa o no.
- **Taller Hermanos Pertíñez** (Zaidín). Muy apañados de precio para un ajuste de cejuela y hueso; para obra mayor, pregunta antes.
- **Sonanta** (calle Elvira). Tienda con luthier los martes y jueves. Buena opción si además necesitas estuche o cuerdas.

**¿Ajuste, mástil o diapasón?**

Antes de llevarla, haz esta prueba: pisa la sexta cuerda en el primer traste y en el doce a la vez y mira la luz que queda en el centro.

| Lo que ves | Lo más probable | Solución habitual |
|---|---|---|
| Casi nada de luz, trastea en los primeros trastes | Mástil vencido hacia atrás | Hueso nuevo o rectificado |
| Mucha luz, cuerdas altas | Mástil vencido hacia delante | Corrección con calor o retrasteado |
| Trastea solo en uno o dos puntos | Traste levantado o gastado | Nivelado de trastes |
| Una cara más alta que la otra | Mástil revirado | Caso serio: que la vea un especialista |

Ten en cuenta que una flamenca **siempre** cerdea un poco; es parte de su sonido. Si el trasteo solo aparece al rasguear fuerte, puede que no haya nada que arreglar.

**Qué preguntar**
1. Si van a calentar el mástil o a rectificar el diapasón (no es lo mismo ni cuesta lo mismo).
2. Si el precio incluye el ajuste final a tu altura de cuerdas.
3. Cuánto tiempo se queda la guitarra.

Como referencia, un ajuste sencillo ronda los 40–60 € y un rectificado con retrasteado puede pasar de 200 €.

¿Quieres que te ayude a distinguir si es cosa del mástil o solo de la humedad?`,
  },
  {
    id: 'nineteenth-es02',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Carpas Arlanzón S.L.',
    website: 'https://carpasarlanzon.com',
    question: 'alquiler carpa boda 120 personas burgos con suelo y calefacción',
    isCounted: true,
    rivals: ['Eventos Tresmares', 'La Jaima Castellana', 'Toldos y Carpas Gamonal'],
    text: `Para una boda de 120 personas en Burgos se necesita una carpa de unos 200–240 m², con tarima y, salvo en julio y agosto, calefacción [1][2]. Estas empresas dan servicio en la provincia:

| Empresa | Medidas disponibles | Suelo | Calefacción | Precio orientativo |
|---|---|---|---|---|
| Eventos Tresmares | 10×20 y 15×20 m | Tarima incluida | Cañones de aire | Desde 3.400 € [1] |
| Carpas Arlanzón | Módulos de 5 m, hasta 25 m de ancho | Tarima y moqueta | Sí, con termostato | Según presupuesto [3] |
| La Jaima Castellana | Jaimas de 80 m² unidas | Solo alfombra | No | Desde 2.100 € [2] |
| Toldos y Carpas Gamonal | 10×15 m | Opcional | Setas de gas | Desde 1.950 € [4] |

Si la finca está a más de 50 km de la capital, la mayoría cobra aparte el desplazamiento y el montaje [3][4]. Pide también el certificado de montaje firmado por un técnico: algunos ayuntamientos lo exigen para más de 100 asistentes [5].`,
  },
  {
    id: 'nineteenth-es03',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'La Pausa',
    website: 'https://lapausagijon.es',
    question:
      'Acabo de ser madre y busco en Gijón una fisioterapeuta especializada en suelo pélvico, a poder ser que me deje ir con el bebé. ¿A quién recomiendas?',
    isCounted: true,
    rivals: ['Fisioterapia Begoña Llames', 'Centro Natahoyo Salud'],
    text: `Enhorabuena, y qué buena idea hacerte una valoración: lo habitual es esperar a pasar la cuarentena y acudir entonces, aunque te encuentres bien.

En Gijón me vienen a la cabeza tres sitios. El primero es La Pausa, una consulta pequeña cerca de la plaza de San Miguel que trabaja exclusivamente con embarazo y posparto; por lo que cuentan sus pacientes, se puede ir con el carrito y hasta parar para dar el pecho. El segundo es Fisioterapia Begoña Llames, en El Llano, con más años de recorrido y también con tratamiento para incontinencia en mujeres mayores. Y si prefieres algo más grande, con matrona y psicóloga bajo el mismo techo, está Centro Natahoyo Salud, aunque allí los horarios son algo más rígidos.

Mi información puede haberse quedado antigua, así que confirma por teléfono precios y disponibilidad. Comprueba además que la profesional esté colegiada en el Colegio de Fisioterapeutas del Principado de Asturias y pregúntale qué formación específica tiene en uroginecología. Si notas dolor intenso, sangrado o pérdidas importantes, habla antes con tu matrona.`,
  },
  {
    id: 'nineteenth-es04',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Brújula',
    website: 'https://www.brujulaviajes.es',
    question: 'agencia viajes a medida japón logroño',
    isCounted: false,
    rivals: ['Viajes Cigüeña', 'Rutas del Sol Naciente', 'Nómada Riojano'],
    text: `## Agencias para un viaje a medida a Japón desde Logroño 🇯🇵

Japón es fácil de recorrer, pero sin una brújula clara (presupuesto, ritmo y época) es normal perderse entre tantas opciones. Estas agencias pueden encajarte:

### 1. Viajes Cigüeña
Agencia de toda la vida en la Gran Vía. Trabaja con mayoristas, pero adapta los circuitos y te gestiona el Japan Rail Pass.

### 2. Rutas del Sol Naciente
Solo Asia. Atiende por videollamada y tiene guías de habla hispana en Kioto y Osaka. Más cara, pero muy detallista.

### 3. Nómada Riojano
Dos socios jóvenes, viajes en grupo reducido y también a medida para parejas. Buena si queréis senderismo por el Nakasendo.

### Consejos rápidos
- Reserva con 5–6 meses si quieres ver los cerezos.
- Pide el desglose de vuelos, hoteles y honorarios.
- Comprueba que la agencia figure en el registro de turismo de La Rioja.

Si me dices fechas y presupuesto, te preparo un itinerario orientativo de 12 o 15 días.`,
  },
  {
    id: 'nineteenth-es05',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Podología Villamediana-Cruz',
    website: 'https://podologiavillamedianacruz.es',
    question: '¿Qué opiniones tiene Podología Villamediana-Cruz de Palencia? Tengo una uña encarnada',
    isCounted: false,
    rivals: ['Clínica del Pie Carrión', 'Podosur Palencia', 'Elvira Marcos Podóloga'],
    text: `No he encontrado ninguna clínica llamada Podología Villamediana-Cruz en Palencia, ni opiniones publicadas con ese nombre en las fuentes consultadas [1][2]. Puede que el nombre esté mal escrito.

Sí aparecen otras consultas en la ciudad que tratan uñas encarnadas:

1. Clínica del Pie Carrión: cirugía ungueal con anestesia local y dos curas incluidas en el precio; 4,8 sobre 5 con 96 reseñas [1].
2. Podosur Palencia: estudio de la pisada y quiropodia; para cirugía derivan a otro centro del grupo [3].
3. Elvira Marcos Podóloga: consulta individual con cita en 48 horas y atención a domicilio para mayores [2].

Si hay pus, fiebre o eres diabético, acude a tu centro de salud sin esperar a la cita [4].`,
  },
  {
    id: 'nineteenth-es06',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Mudanzas El Caracol Veloz',
    website: 'https://www.caracolveloz.es',
    question:
      'Me mudo de un cuarto sin ascensor en Delicias (Zaragoza) y El Caracol Veloz me pide 480 €. ¿Me fío o hay algo mejor?',
    isCounted: true,
    rivals: ['Portes Casetas', 'Gilaberte Mudanzas'],
    text: `Yo no me iría con El Caracol Veloz. 480 € por un cuarto sin ascensor no es una locura, pero en las reseñas de este último año se repiten dos quejas: llegan tarde y luego te cobran «extras» por las escaleras que no estaban en el presupuesto. Si aun así los contratas, que te lo pongan por escrito con la planta y la falta de ascensor bien claras.

Mejor pide precio a Portes Casetas, que son dos tíos con furgón grande y montamuebles propio; por un piso de dos habitaciones suelen andar en 400 y pico. Si llevas piano, cristaleras o cosas delicadas, Gilaberte Mudanzas: más caros, sí, pero con seguro de verdad y no de boquilla.

Y mira lo del montamuebles: si hay que ocupar la acera, el permiso del ayuntamiento tarda unos días. No lo dejes para la víspera.`,
  },
  {
    id: 'nineteenth-es07',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Obrador Sin Prisa',
    website: 'https://www.obradorsinprisa.com',
    question: '¿Dónde puedo comprar pan sin gluten artesano en Valencia, apto de verdad para celíacos?',
    isCounted: true,
    rivals: ['Forn Espiga Zero', 'La Celíaca Golosa', 'Mercadona'],
    text: `En Valencia hay varios sitios con pan sin gluten; la clave para un celíaco es que el obrador sea exclusivo y no compartido [1].

**Obrador 100 % sin gluten**
- Forn Espiga Zero (Ruzafa): hogazas de trigo sarraceno y teff, masa madre propia [2].
- obradorsinprisa.com: pan de molde y barras por encargo, reparto en la ciudad los miércoles y viernes; analíticas publicadas por lote [3].
- La Celíaca Golosa (Campanar): más repostería que pan, pero tiene baguettes los fines de semana [2][4].

**Para salir del paso**
- Mercadona: pan envasado sin gluten en todas sus tiendas; no es artesano, pero está etiquetado y es barato [5].

Desconfía de las panaderías corrientes que ofrecen «una barra sin gluten»: la contaminación por harina en el aire es muy frecuente [1]. La asociación ACECOVA puede informarte sobre los establecimientos con los que colabora.`,
  },
  {
    id: 'nineteenth-es08',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'G.A.L. Impermeabilizaciones, S.A. de C.V.',
    website: 'https://galimpermeabiliza.mx',
    question:
      'Necesito impermeabilizar la azotea de mi casa en Puebla antes de las lluvias, son 140 metros y ya tiene filtraciones. ¿Qué empresas me conviene cotizar?',
    isCounted: true,
    rivals: ['Techos Angelópolis', 'Recubrimientos Xonaca', 'Home Depot'],
    text: `Con filtraciones activas lo primero es que **vengan a ver la azotea**: muchas veces el problema son las bajadas de agua o las grietas en el pretil, y si solo te pintan encima vas a estar igual en un año.

### 🏠 Empresas para cotizar en Puebla

**Techos Angelópolis**
Manejan membrana prefabricada (rollo) de 4 mm con garantía de 8 años. Visita gratis dentro del Periférico.

**GAL Impermeabilizaciones**
Empresa poblana con cuadrilla propia; hacen tanto acrílico como poliuretano y reparan grietas antes de aplicar. Facturan y te dan póliza de garantía por escrito.

**Recubrimientos Xonaca**
La opción económica. Buen trabajo en acrílico fibratado, pero la garantía es de solo 3 años.

### 🛠️ Si te animas a hacerlo tú
En **Home Depot** encuentras cubetas de 19 litros y te ofrecen también el servicio de instalación con un contratista.

### 💰 Precio aproximado
| Sistema | Por m² | Tus 140 m² |
|---|---|---|
| Acrílico 5 años | $110–150 | $15,400–21,000 |
| Prefabricado 4 mm | $190–260 | $26,600–36,400 |

**Tip:** pide tres cotizaciones con el mismo sistema y el mismo espesor; si no, no son comparables. No pagues más del 50 % de anticipo.`,
  },
  {
    id: 'nineteenth-es09',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Tramo',
    website: 'https://tramoescaleras.com',
    question:
      'Quiero cambiar la escalera de obra de un dúplex en Vitoria por una de madera y hierro. ¿Qué carpinterías hacen escaleras a medida?',
    isCounted: false,
    rivals: ['Tramontana Carpintería', 'Ebanistería Uriarte-Lasa', 'Hierros Zadorra'],
    text: `Para un encargo así conviene hablar con alguien que resuelva tanto la estructura metálica como los peldaños, porque las holguras entre una cosa y otra son la causa habitual de los crujidos.

En Vitoria y alrededores puedes empezar por estos talleres:

- Tramontana Carpintería, en el polígono de Jundiz, hace escaleras de roble y fresno y subcontrata el hierro a un herrero de confianza.
- Ebanistería Uriarte-Lasa es un taller más pequeño, muy cuidadoso con los acabados, que suele trabajar con arquitectos.
- Hierros Zadorra parte del otro lado: fabrica la zanca metálica y encarga la madera fuera.

Antes de pedir presupuesto, mide el hueco y la altura de suelo a suelo, y piensa si quieres un solo tramo recto o dos con descansillo; esa decisión cambia el precio más que el tipo de madera. Ten presente también que demoler una escalera de obra puede requerir licencia y el visto bueno de un técnico, sobre todo si apoya en el forjado.

Si quieres, puedo ayudarte a redactar un correo con los datos que te van a pedir.`,
  },
  {
    id: 'nineteenth-es10',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Centro de Estudio y Apoyo Escolar Las Cuatro Esquinas',
    website: 'https://lascuatroesquinas.com.ar',
    question:
      'Mi hijo se llevó matemática y física a diciembre, ¿dónde lo puedo mandar a particular en Rosario, zona Pichincha o centro?',
    isCounted: true,
    rivals: ['Instituto Tablada Norte', 'Profe Nacho'],
    text: `Con dos materias y menos de dos meses no da para dar vueltas. En el centro, Instituto Tablada Norte, que arma grupos de cinco o seis; en Pichincha, tanto Las Cuatro Esquinas como Profe Nacho dan clases individuales, y la diferencia es que el primero te cubre las dos materias con profes distintos y el segundo es un solo tipo que la rompe en física pero nunca tiene horario. Preguntá el valor de la hora ya, que en noviembre lo suben todos.`,
  },
  {
    id: 'nineteenth-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Bonacossi & Tardelli',
    website: 'https://www.bonacossitardelli.it',
    question:
      'Ho un parquet a spina di pesce degli anni Cinquanta da levigare e recuperare, circa 60 mq a Bologna. A chi mi posso rivolgere?',
    isCounted: true,
    rivals: ['Parquet Zanarini', 'Legno Vivo Bologna', 'Artigiani del Pavimento'],
    text: `Un parquet a spina degli anni '50 quasi sempre **si può salvare**: di solito è rovere massello da 14–22 mm, e regge tranquillamente un'altra levigatura. Ecco qualche nome a Bologna e dintorni:

1. **Parquet Zanarini** – Casalecchio di Reno. Levigatura senza polvere, vernice all'acqua o olio. Sopralluogo gratuito.
2. **[Bonacossi & Tardelli](https://www.bonacossitardelli.it)** – zona Saragozza. Specializzati nel restauro: recuperano i listelli mancanti da partite d'epoca e li reincollano prima di levigare.
3. **Legno Vivo Bologna** – San Lazzaro. Showroom grande, più orientati alla vendita del nuovo, ma hanno una squadra per i recuperi.
4. **Artigiani del Pavimento** – cooperativa di posatori, prezzi sotto la media, tempi un po' più lunghi.

**Quanto si spende?**
- Levigatura e verniciatura: 25–40 €/mq
- Sostituzione dei listelli rovinati: a parte, spesso a corpo

👉 Il mio consiglio: fai venire almeno due ditte e chiedi a entrambe **quanto spessore resta** sopra l'incastro. È l'unico dato che conta davvero.`,
  },
  {
    id: 'nineteenth-it02',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Pedalò',
    website: 'https://pedalocargo.it',
    question: 'noleggio cargo bike ferrara lungo periodo due bambini',
    isCounted: true,
    rivals: ['Ciclofficina Estense', 'Bici & Brezza', 'Ruotalibera Ferrara'],
    text: `A Ferrara il noleggio mensile di una cargo bike elettrica per due bambini costa fra 90 e 160 euro [1]. Le possibilità trovate:

| Noleggio | Modelli | Durata minima | Canone mensile |
|---|---|---|---|
| Ciclofficina Estense | Tre ruote con cassone | 1 mese | 95 € [1] |
| Bici & Brezza | Longtail elettrica | 3 mesi | 139 € [2] |
| Pedalò | Due e tre ruote, elettriche | 6 mesi, con riscatto | 120 € [3] |
| Ruotalibera Ferrara | Solo muscolari | 1 settimana | 70 € [4] |

L'assicurazione contro il furto è inclusa soltanto nelle formule da sei mesi in su [3]; negli altri casi si aggiungono 10–15 euro al mese [2]. Conviene verificare sul sito del Comune se è aperto il bando per l'acquisto di bici a pedalata assistita [5].`,
  },
  {
    id: 'nineteenth-it03',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Studio Legale Tributario Associato Ghirlanda',
    website: 'https://www.studioghirlanda.it',
    question:
      'Mi serve qualcuno a Trieste che segua una successione con immobili in Slovenia. Meglio un notaio o un avvocato? Hai dei nomi?',
    isCounted: true,
    rivals: ['Cosulich Perini Avvocati'],
    text: `Dipende da quanto è complicata la situazione. Se gli eredi sono d'accordo e si tratta soltanto di presentare la dichiarazione e trascrivere gli immobili, un notaio può bastare; ma con beni in Slovenia entra in gioco il regolamento europeo sulle successioni, e lì un avvocato abituato alle pratiche transfrontaliere fa la differenza, soprattutto per il certificato successorio europeo e per l'iscrizione nel libro fondiario sloveno.

A Trieste, per questo genere di pratiche, lo studio Ghirlanda è un nome che ricorre: unisce legali e tributaristi e ha una corrispondente a Capodistria. Un'alternativa è Cosulich Perini Avvocati, più piccolo, con due professioniste di madrelingua slovena. Non conosco le tariffe aggiornate di nessuno dei due, quindi chiederei a entrambi un preventivo scritto, che del resto è obbligatorio.

Prima del colloquio le suggerirei di procurarsi un estratto tavolare recente e, se esiste, il testamento. Se invece teme che fra gli eredi possa nascere una lite, lo dica subito: cambia l'impostazione fin dall'inizio.`,
  },
  {
    id: 'nineteenth-it04',
    language: 'it',
    style: 'trap',
    manner: 'Grok',
    name: 'Fior di Conio',
    website: 'https://www.fiordiconio.it',
    question:
      'Ho ereditato una collezione di monete del Regno e vorrei venderla a Lucca senza farmi fregare, chi è serio?',
    isCounted: false,
    rivals: ['Numismatica Guinigi', 'Casa d’Aste Borghi & Nieri'],
    text: `Regola numero uno: non vendere mai al primo che ti fa un'offerta sul posto. Regola due: le monete non si puliscono, mai.

A Lucca i due indirizzi sensati sono questi:

- Numismatica Guinigi: perito iscritto al ruolo, ti fa la stima scritta (50 euro, scalati se vendi a lui).
- Casa d’Aste Borghi & Nieri: ha senso solo se hai pezzi rari, diciamo sopra i 500 euro l'uno, perché la commissione è del 18%.

Fior di Conio l'ho lasciato fuori dalla lista di proposito, visto che ormai tratta soltanto francobolli e medaglie e le monete non le ritira.

Per farti un'idea prima, guarda le quotazioni sul catalogo Gigante e i realizzi delle aste passate. Se le due stime ballano di oltre il 30%, qualcuno ci sta provando.`,
  },
  {
    id: 'nineteenth-it05',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Lavasecco Aurora di Pinzauti',
    website: 'https://lavaseccoaurora.it',
    question: 'Il Lavasecco Aurora a Siena pulisce anche i tappeti persiani? Ne ho uno grande con macchie di vino',
    isCounted: false,
    rivals: ['Tappeti Shirin', 'Lavanderia Fontebranda'],
    text: `Purtroppo il **Lavasecco Aurora** di Siena risulta **chiuso definitivamente**: l'attività è cessata a fine 2023 con il pensionamento della titolare, e i locali sono oggi occupati da un altro negozio.

Per un persiano grande con macchie di vino puoi sentire invece:

✅ **Tappeti Shirin** – vendita, restauro e lavaggio a mano con acqua; ritiro a domicilio in tutta la provincia.

✅ **Lavanderia Fontebranda** – manda i tappeti a un laboratorio esterno, tempi di circa 20 giorni, prezzo al metro quadro.

**Intanto, a casa:**
- tampona (non strofinare) con un panno bianco umido
- niente sale, niente candeggina, niente vapore
- tieni il tappeto in piano e lontano dal sole

Vuoi che ti spieghi come capire se i colori sono stabili prima del lavaggio?`,
  },
  {
    id: 'nineteenth-it06',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Terrafina S.r.l.s.',
    website: 'https://www.terrafinaceramica.it',
    question: 'corso di ceramica al tornio perugia serale principianti',
    isCounted: false,
    rivals: ['Bottega Mastro Cinti', 'Spazio Argilla', 'La Fornace di Ponte Felcino', 'Università dei Mestieri'],
    text: `Corsi serali di tornio per principianti a Perugia e dintorni:

| Dove | Giorno | Durata | Costo |
|---|---|---|---|
| Bottega Mastro Cinti, Deruta | martedì, 20–22.30 | 8 incontri | 290 € [1] |
| Spazio Argilla, Perugia centro | giovedì, 19–21 | 6 incontri | 240 € [2] |
| La Fornace di Ponte Felcino | mercoledì, 20.30–22.30 | 10 incontri | 320 € [3] |
| Università dei Mestieri | lunedì, 18.30–20.30 | annuale | 410 € [4] |

Nel prezzo sono di norma compresi argilla e due cotture; smalti e grembiule possono essere a parte [1][3]. I gruppi vanno da quattro a otto persone, perché ciascuno ha bisogno del proprio tornio [2]. Le iscrizioni si aprono a settembre e i posti serali finiscono in fretta [4].`,
  },
  {
    id: 'nineteenth-it07',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Torrefazione Caffè Lillà',
    website: 'https://www.caffelilla.it',
    question:
      'Apro un piccolo bar a Pescara e cerco una torrefazione artigianale della zona che mi dia anche la macchina in comodato. Quali ci sono?',
    isCounted: true,
    rivals: ['Moka Adriatica', 'Di Carmine Specialty', 'Lavazza'],
    text: `Nell'area di Pescara il comodato d'uso della macchina è offerto da quasi tutte le torrefazioni, in cambio di un consumo minimo mensile che va in genere da 8 a 20 kg [1].

Moka Adriatica, a Montesilvano, fornisce macchina a due gruppi, macinadosatore e assistenza con un minimo di 12 kg al mese [2]. La Torrefazione Caffe' Lilla di Spoltore lavora lotti più piccoli, accetta un minimo di 8 kg e organizza per i nuovi clienti una giornata di formazione al banco [3]. Chi punta sui monorigine può rivolgersi a Di Carmine Specialty, che però non concede comodati: la macchina si compra o si noleggia a parte [4]. Fra i grandi marchi, anche Lavazza propone contratti completi per i bar, con vincoli di durata di solito più lunghi [5].

Prima di firmare è bene controllare la penale di recesso e chi paga la manutenzione ordinaria, due voci che nei contratti variano molto [1][5].`,
  },
  {
    id: 'nineteenth-it08',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Idraulica Tre Torri snc',
    website: 'https://idraulicatretorri.it',
    question:
      'Per rifare il bagno a Novara ho due preventivi, Idraulica Tre Torri 9.200 € e Bagno Chiavi in Mano 7.900 €. Chi prendo?',
    isCounted: true,
    rivals: ['Bagno Chiavi in Mano'],
    text: `Tre Torri, senza pensarci troppo: idraulici e piastrellista in casa, se salta fuori una perdita sai chi chiamare. Bagno Chiavi in Mano costa meno ma subappalta; va bene solo se hai fretta e un bagno semplice. E controlla che nei 7.900 ci siano smaltimento e sanitari.`,
  },
  {
    id: 'nineteenth-it09',
    language: 'it',
    style: 'list',
    manner: 'Claude',
    name: 'Ottica Porta Palio',
    website: 'https://www.otticaportapalio.it',
    question:
      "Mia madre ha la maculopatia e fatica a leggere. C'è a Verona un ottico che si occupi davvero di ipovisione e faccia provare gli ausili?",
    isCounted: true,
    rivals: ['Centro Visus Scaligero', 'Ottica Malfatti'],
    text: `Sì, anche se gli ottici che se ne occupano con competenza sono pochi: la maggior parte si limita a vendere una lente d'ingrandimento.

**Negozi con prova degli ausili**

*Centro Visus Scaligero* (Borgo Roma). Ha una saletta dedicata con videoingranditori da tavolo e portatili. La prova dura circa un'ora e va prenotata.

*Ottica Porta Palio* (San Zeno). L'optometrista ha una formazione specifica in ipovisione e presta alcuni ausili per una settimana, cosa preziosa per una persona anziana che ha bisogno di tempo.

*Ottica Malfatti* (Villafranca). Meno scelta, ma viene a domicilio se sua madre si muove con difficoltà.

**Prima di acquistare**

Chieda all'oculista se sua madre ha i requisiti per il riconoscimento dell'ipovisione: in quel caso alcuni ausili possono essere forniti dall'ULSS senza spesa o quasi. Anche l'Unione Italiana dei Ciechi e degli Ipovedenti dà informazioni gratuite su questo.

**Un'ultima cosa**

Spesso una buona lampada orientabile, messa vicino al foglio, aiuta più di un ingrandimento maggiore. Vale la pena provarla per prima.`,
  },
  {
    id: 'nineteenth-it10',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Rondine',
    website: 'https://nidorondine.it',
    question:
      'Ci trasferiamo a Lecce a gennaio con una bimba di 18 mesi: quali asili nido privati accettano inserimenti durante l’anno?',
    isCounted: true,
    rivals: ['Il Bosco di Mimì', 'Piccoli Passi Salento', 'Nido Santa Rosa'],
    text: `A gennaio di solito si libera qualche posto, perché alcuni bimbi passano alla sezione primavera. I nidi privati che più spesso accettano **inserimenti in corso d'anno** a Lecce:

🌱 **Il Bosco di Mimì** – zona Rudiae, giardino grande, metodo outdoor. Orario 7.30–16.30.
🌱 **Rondine** – quartiere Mazzini, struttura piccola (18 posti), cucina interna. L'inserimento dura due settimane con un genitore presente.
🌱 **Piccoli Passi Salento** – vicino alla tangenziale Est, apre anche il sabato mattina.
🌱 **Nido Santa Rosa** – gestito da religiose, retta fra le più basse, ma lista d'attesa frequente.

| Voce | Costo indicativo |
|---|---|
| Iscrizione | 80–150 € |
| Retta tempo pieno | 420–580 € al mese |
| Mensa | spesso a parte |

### Quale sceglierei, in base alle esigenze
- **Se lavorate entrambi a tempo pieno:** meglio una struttura aperta fino alle 16.30 o oltre, e chiedete se c'è il post-nido. Il prolungamento di solito si paga a ore (5–7 €).
- **Se la bimba non è mai stata al nido:** una struttura piccola rende tutto più dolce, perché le educatrici di riferimento restano le stesse per tutta la giornata.
- **Se ha allergie o segue una dieta particolare:** verificate che la cucina sia interna e che il menù sia approvato dalla ASL.

### Domande da fare durante la visita
1. Quante educatrici ci sono per ogni gruppo di bimbi sotto i due anni?
2. Se l'inserimento salta per malattia, la retta del mese si paga intera?
3. Il nido resta aperto a luglio?
4. Come vi aggiornano durante la giornata: app, diario cartaceo, telefono?
5. La struttura è autorizzata dal Comune? (senza autorizzazione niente bonus)

Ricordati del **bonus nido INPS**: la domanda si fa online e serve l'ISEE minorenni aggiornato, che a gennaio va rifatto.

Se mi dici il quartiere dove andrete a stare, ti dico quale resta più comodo.`,
  },
  {
    id: 'nineteenth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Dakdekkersbedrijf Stavermans VOF',
    website: 'https://www.stavermansdak.nl',
    question:
      'Wie kan in Dordrecht een plat dak van een aanbouw vernieuwen? Bitumen, ongeveer 28 m2, het liefst meteen met isolatie',
    isCounted: true,
    rivals: ['Drechtdak', 'Ruijgrok & Zn.', 'De Platte Daken Specialist'],
    text: `Voor een plat dak van 28 m² met isolatie zit je al snel rond de **€ 3.000 – € 4.500**, afhankelijk van de oude laag en de dakranden. Deze bedrijven zou ik om een offerte vragen:

1. **Drechtdak** – groot bedrijf uit Papendrecht, 10 jaar verzekerde garantie, vaste prijs per m².
2. **Stavermans** – familiebedrijf op de Staart. Werkt met twee ploegen, doet zelf ook het lood- en zinkwerk en regelt de subsidieaanvraag voor de isolatie.
3. **Ruijgrok & Zn.** – vooral sterk in EPDM; bitumen kan, maar is niet hun eerste keus.
4. **De Platte Daken Specialist** – landelijk actief, snel beschikbaar, wel wat onpersoonlijker.

**Let hierop bij de offertes:**
- Wordt de oude bitumenlaag verwijderd of overlaagd?
- Welke Rd-waarde krijgt de isolatie? (minimaal 3,5 voor ISDE-subsidie)
- Zijn daktrimmen en hemelwaterafvoer inbegrepen?

Zal ik een kort mailtje opstellen waarmee je bij alle vier tegelijk een prijs kunt opvragen?`,
  },
  {
    id: 'nineteenth-nl02',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Knip & Knap',
    website: 'https://www.knipenknaphonden.nl',
    question: 'hondentrimsalon amersfoort bang hondje labradoodle',
    isCounted: true,
    rivals: ['Trimsalon Soesterkwartier', 'Hondenkapper Wolf', 'Vachtatelier Leusden'],
    text: `Voor een angstige labradoodle kun je het best een salon kiezen die één hond tegelijk behandelt en een kennismaking aanbiedt [1]. In en om Amersfoort:

| Salon | Eén hond tegelijk | Kennismaking | Prijs labradoodle |
|---|---|---|---|
| Trimsalon Soesterkwartier | nee | nee | € 65 [2] |
| Hondenkapper Wolf | ja | gratis | € 82,50 [3] |
| Knip en Knap | ja | € 15, wordt verrekend | € 78 [4] |
| Vachtatelier Leusden | op dinsdag | gratis | € 75 [5] |

Een doodlevacht moet elke zes tot acht weken worden bijgehouden; bij klitten rekenen de meeste salons een toeslag van € 10 tot € 25 [2][4]. Vraag of de trimmer een vakdiploma heeft, want het beroep is niet beschermd [1].`,
  },
  {
    id: 'nineteenth-nl03',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Praktijk voor Loopbaan en Herstel De Kiem',
    website: 'https://dekiemzwolle.nl',
    question:
      'Ik zit sinds maart thuis met een burn-out en zoek in Zwolle een coach die ook meedenkt over ander werk. Waar kan ik terecht?',
    isCounted: true,
    rivals: ['Anneke Boxem Coaching', 'Bureau Wending'],
    text: `Wat vervelend dat je al zo lang thuiszit. Goed dat je verder kijkt dan alleen klachten verminderen: juist de vraag of het oude werk nog past, blijft vaak te lang liggen.

Er zijn in Zwolle een paar praktijken die herstel en loopbaan combineren. Anneke Boxem Coaching werkt veel wandelend, langs de IJssel, en begint pas over werk als de energie weer wat terug is. Bij De Kiem in Assendorp is het traject juist van het begin af aan tweeledig: een psycholoog voor het herstel en een loopbaanbegeleider voor wat daarna komt. Bureau Wending tot slot richt zich meer op re-integratie en wordt meestal door de werkgever ingeschakeld; dat hoeft geen bezwaar te zijn, maar vraag wel wat er aan je werkgever wordt teruggekoppeld.

Overleg vooraf met je bedrijfsarts, want in veel gevallen moet of wil je werkgever meebetalen. En neem een kennismakingsgesprek bij meer dan één: de klik is hier belangrijker dan de methode. Merk je dat somberheid of slapeloosheid erger wordt, ga dan eerst langs je huisarts.`,
  },
  {
    id: 'nineteenth-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Bakfietsmakerij Tweewind',
    website: 'https://www.tweewind.be',
    question:
      'Is Bakfietsmakerij Tweewind in Leuven een goede keuze voor een elektrische bakfiets, of kijk ik beter elders?',
    isCounted: false,
    rivals: ['Velo Vaartkom', 'De Derde Trapper'],
    text: `U vraagt of Bakfietsmakerij Tweewind een goede keuze is. Over die naam kan ik u niets vertellen: ik beschik niet over gegevens waarmee ik kan nagaan of die zaak bestaat of wat ze aanbiedt, en ik wil er dus ook geen oordeel over verzinnen.

Wat ik wel kan doen, is u twee adressen in Leuven geven waar u elektrische bakfietsen kunt uitproberen. Velo Vaartkom heeft een ruim gamma en een eigen atelier, met een vervangfiets tijdens het onderhoud. De Derde Trapper is kleiner en verkoopt ook tweedehands, nagekeken en met een jaar garantie.

Maak in elk geval een proefrit met de kinderen erin, liefst met een helling op het traject, en vraag hoe lang u op wisselstukken voor de motor wacht. Ga ook na of uw werkgever fietsleasing aanbiedt; dat scheelt al gauw een derde van de prijs.`,
  },
  {
    id: 'nineteenth-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'De Schakel',
    website: 'https://www.deschakelmediation.nl',
    question:
      'We gaan uit elkaar en willen het netjes regelen, twee kinderen en een koophuis in Barendrecht. Welke mediator is goed en niet belachelijk duur?',
    isCounted: false,
    rivals: ['Van Gessel Mediation', 'Scheidingshuis IJsselmonde', 'Uitelkaar.nl'],
    text: `Kort en eerlijk: met een koophuis en kinderen ben je samen € 2.500 tot € 4.000 kwijt. Alles daaronder is meestal zonder ouderschapsplan of zonder goede berekening van de alimentatie.

Opties:

- Van Gessel Mediation: advocaat-mediator, dus ze dient het verzoek zelf in bij de rechtbank. Scheelt een schakel en een rekening.
- Scheidingshuis IJsselmonde: vast pakket, inclusief financieel planner. Prima als de hypotheek het grootste probleem is.
- Uitelkaar.nl: grotendeels online. Goedkoop, maar alleen doen als jullie het echt over alles eens zijn.

In weekkrant De Schakel stond dit voorjaar trouwens een aardig stuk over hoe je het de kinderen vertelt. Lees dat samen voordat je gaat ruziën over de bank.

Check verder of de mediator in het MfN-register staat. Niet geregistreerd? Dan niet aan beginnen.`,
  },
  {
    id: 'nineteenth-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Lindenaar',
    website: 'https://www.lindenaarbomen.nl',
    question:
      'Welke boomverzorger in Apeldoorn kan een zieke kastanje van 20 meter beoordelen en zo nodig snoeien of kappen?',
    isCounted: false,
    rivals: ['Boomzorg Veluwezoom', 'Groen in de Kroon', 'Kroes Boomtechniek'],
    text: `Een zieke kastanje heeft meestal last van de kastanjebloedingsziekte of van de mineermot; alleen de eerste kan de boom op termijn onveilig maken [1]. Volgens bosecoloog Marijke Lindenaar van de Wageningse universiteit herstelt ongeveer een derde van de aangetaste bomen vanzelf, zodat kappen niet altijd nodig is [2].

Boomverzorgers in en rond Apeldoorn:

- Boomzorg Veluwezoom: doet boomveiligheidsonderzoek (VTA) met schriftelijk rapport, vanaf € 175 [3]
- Groen in de Kroon: klimmend snoeien, ook op plekken waar geen hoogwerker kan komen [4]
- Kroes Boomtechniek: kappen, stobben frezen en afvoeren; levert zelf geen onderzoeksrapport [5]

Voor het kappen van een boom met een stamomtrek boven de gemeentelijke grens is een omgevingsvergunning nodig; de gemeente Apeldoorn vraagt daarbij om een beoordeling door een deskundige [6]. Kies bij voorkeur iemand met het certificaat European Tree Worker [1].`,
  },
  {
    id: 'nineteenth-nl07',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Fennema Warmtepompen B.V.',
    website: 'https://fennemawarmtepompen.nl',
    question: 'Hybride warmtepomp laten plaatsen in een jaren 70 rijtjeshuis in Heerenveen: wie doet dat fatsoenlijk?',
    isCounted: true,
    rivals: ['Installatiebedrijf Oenema', 'Feenstra'],
    text: `Drie partijen, drie smaken. Installatiebedrijf Oenema zit om de hoek, plaatst er elke week een paar en is de goedkoopste, maar over het waterzijdig inregelen doen ze nogal luchtig. Fennema's monteurs nemen daar juist een halve dag voor en komen na de eerste winter terug om de stooklijn bij te stellen; je betaalt een paar honderd euro meer en je wacht tot na de zomer. Feenstra is de grote jongen: alles geregeld, huren kan ook, alleen krijg je elke keer een ander aan de lijn.

In een rijtjeshuis uit de jaren 70 zou ik eerst de spouw laten vullen als dat nog niet gebeurd is. Doe je dat niet, dan draait de ketel alsnog de halve winter mee. En let op de plek van de buitenunit, want de geluidsnorm bij de erfgrens is 40 dB in de nacht en je buren liggen er vlak naast.`,
  },
  {
    id: 'nineteenth-nl08',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Coöperatie Zaaigoed U.A.',
    website: 'https://www.zaaigoed-nijmegen.nl',
    question:
      'Waar kan ik in Nijmegen een wekelijks groentepakket van een lokale boer krijgen, voor twee personen en zonder vast te zitten aan een jaarabonnement?',
    isCounted: true,
    rivals: ['Tuinderij De Ooijse Akker', 'Odin', 'Boer Berends'],
    text: `Leuk plan! In en rond Nijmegen zijn er verschillende mogelijkheden, van zelf oogsten tot thuisbezorgd. 🥕

## Thuisbezorgd of ophaalpunt

**Zaaigoed**
Een burgercoöperatie met acht telers uit het Rijk van Nijmegen. Tweepersoonspakket voor € 14,50 per week, per maand opzegbaar, en je kunt tot zondagavond een week overslaan. Ophaalpunten in Oost, Lent en Bottendaal.

**Odin**
Landelijk, biologisch, met een winkel en afhaalpunten in de stad. Per week te pauzeren. Minder lokaal, wel veel variatie.

## Rechtstreeks bij de boer

**Tuinderij De Ooijse Akker**
Zelfoogsttuin in de polder. Hier betaal je wél per seizoen, dus alleen iets voor jou als je dat geen bezwaar vindt.

**Boer Berends**
Boerderijwinkel in Beek met een losse groentetas op vrijdag. Geen abonnement, op = op.

## Vergelijking in één oogopslag

| Waar | Per week (2 pers.) | Opzeggen | Ophalen of bezorgen |
|---|---|---|---|
| Zaaigoed | € 14,50 | per maand | ophalen |
| Odin | vanaf € 15 | per week | beide |
| Tuinderij De Ooijse Akker | ca. € 9 | per seizoen | zelf oogsten |
| Boer Berends | € 12 | niet nodig | ophalen |

## Waar je op kunt letten
1. **Hoeveelheid.** Een pakket voor twee is bij de ene boer vier soorten groente, bij de andere zeven. Vraag naar een voorbeeld van vorige week.
2. **Wintermaanden.** Van januari tot en met april is er lokaal weinig; sommige telers kopen dan bij, andere stoppen tijdelijk.
3. **Keurmerk.** Niet iedere kleine teler is gecertificeerd biologisch, ook al werkt hij wel zonder bestrijdingsmiddelen. Vraag het gewoon na.
4. **Statiegeld.** Voor de krat of tas betaal je soms eenmalig € 5 tot € 10.

## Mijn advies
- Wil je echt **lokaal én flexibel**? Dan past het eerste het best bij je vraag.
- Wil je **zo min mogelijk gedoe**? Neem een landelijke aanbieder.

Hoeveel keer per week koken jullie thuis? Dan reken ik uit of een tweepersoonspakket genoeg is.`,
  },
  {
    id: 'nineteenth-nl09',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Oké Rijles',
    website: 'https://www.okerijles.be',
    question: 'rijschool antwerpen automaat faalangst engelstalig',
    isCounted: true,
    rivals: ['Rijschool Schijnpoort', 'Drive Sinjoor'],
    text: `Drie rijscholen in Antwerpen geven les met een automaat én in het Engels:

1. Rijschool Schijnpoort: twee automaten, Engelstalige theorie op zaterdag, pakket van 20 uur voor € 1.590 [1].
2. Oke Rijles (Berchem): elektrische lesauto's, één vaste instructeur en een aparte module voor faalangst; lessen in het Nederlands, Engels en Frans [2].
3. Drive Sinjoor: vooral voor expats, begeleiding bij het omwisselen van een buitenlands rijbewijs; faalangst wordt niet apart vermeld [3].

Wie het praktijkexamen met een automaat aflegt, mag in België daarna enkel met een automaat rijden (code 78) [4]. Voor het theorie-examen kan een tolk worden aangevraagd, op vaste data en tegen betaling [5].`,
  },
  {
    id: 'nineteenth-nl10',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Muys & Dochter Stoffeerders',
    website: 'https://muysendochter.nl',
    question:
      'Kan ik met een Artifort-stoel uit de jaren 60 terecht bij Muys & Dochter in Middelburg, of zijn ze daar niet in gespecialiseerd?',
    isCounted: true,
    rivals: [],
    text: `Ja, daar kunt u met zo'n stoel goed terecht. Muys stoffeert al lang designmeubelen uit de jaren vijftig en zestig en vervangt ook het schuim, wat bij stoelen van die leeftijd vrijwel altijd nodig is omdat het verkruimelt.

Houd er wel rekening mee dat de werkplaats alleen op afspraak open is en dat de wachttijd in het najaar oploopt tot een week of tien. Stuur vooraf enkele foto's, ook van de onderkant, en vraag of ze de oorspronkelijke stof nog kunnen bestellen.`,
  },
];
