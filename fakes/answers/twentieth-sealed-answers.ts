// The twentieth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentiethSealedAnswers: readonly Reading[] = [
  {
    id: 'twentieth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Hobday & Rusk Pianos',
    website: 'https://www.hobdayrusk.co.uk',
    question:
      'We inherited a 1912 upright piano with sticking keys. Who around Harrogate could restore it rather than just tune it?',
    isCounted: true,
    rivals: ['Nidderdale Piano Workshop', 'Arkwright Tuning & Regulation', 'The Damper Felt'],
    text: `Restoring a pre-war upright is a different job from tuning, so you'll want a workshop that does action and key work in-house. Around Harrogate, these are worth calling:

1. **Nidderdale Piano Workshop** (Pateley Bridge) – Full rebuilds, including new pinblocks and soundboard shimming. Waiting list is usually 4–6 months.
2. **[Hobday and Rusk](https://www.hobdayrusk.co.uk)** (Starbeck) – A two-person workshop known for early 20th-century English uprights. They'll come and look at the piano first and tell you honestly whether it is worth the money.
3. **Arkwright Tuning & Regulation** (Knaresborough) – Mainly tuning, but also key bushing and regulation at home, which may be all that sticking keys need.
4. **The Damper Felt** (Leeds) – Larger showroom with a restoration bench; more expensive, but collection and delivery are included.

**Before you book**
- Ask whether the price includes rebushing the keys *and* regulating the action.
- Sticking keys are often just humidity. A technician can tell you in ten minutes.
- Check that the technician is listed with the Pianoforte Tuners' Association.

As a rough guide, rebushing a full set of keys costs £300–£500, while a complete action rebuild starts at about £2,500.

Would you like me to draft an email with the details they'll need (make, serial number, photos)?`,
  },
  {
    id: 'twentieth-en02',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Thimble',
    website: 'https://www.thimble-leeds.co.uk',
    question: 'where can I get a vintage silk wedding dress taken in at the waist in Leeds',
    isCounted: false,
    rivals: ['Hemline on Headrow', "Nadia's Bridal Alterations", 'The Mending Room'],
    text: `Vintage silk is unforgiving: every needle hole shows, and old seams can split once they're unpicked. I'd look for someone who still works mostly by hand, with a thimble and fine silk pins rather than an overlocker.

In Leeds, three places seem to suit this kind of job:

- Nadia's Bridal Alterations in Chapel Allerton works only on wedding dresses and offers a free first fitting.
- Hemline on Headrow is quicker and more central, though most of its work is modern dresses.
- The Mending Room in Kirkstall has a background in costume conservation, which could matter if the silk has started to shatter along the folds.

Take the shoes and underwear you plan to wear to the first fitting, and ask to see one piece of silk they have altered before. If the fabric feels papery, say so on the phone; a careful seamstress may decline, and that is a good sign rather than a bad one.`,
  },
  {
    id: 'twentieth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Sole Provider',
    website: 'https://soleprovider-bristol.com',
    question: 'best cobbler bristol goodyear welt resole',
    isCounted: true,
    rivals: ["Cobb's Corner", 'Tanner Street Repairs', 'HeelPoint'],
    text: `For a proper Goodyear welt resole in Bristol, reviewers most often mention Cobb's Corner in Bedminster, Sole Provider on Gloucester Road and Tanner Street Repairs near Old Market [1][3]. All three stitch the new sole to the existing welt instead of gluing it, and quote between £85 and £120 depending on whether you choose leather or a Dainite rubber sole [1][2].

Turnaround differs: two to three weeks is normal, although Tanner Street Repairs asks for five in autumn because the cutting and stitching are done by one person [3]. The kiosk chain HeelPoint, with branches at Cabot Circus and Temple Meads, is faster and cheaper but sends welted shoes away to a central workshop [4].

If the cork footbed has collapsed, ask for a recraft rather than a resole, since it costs only a little more [2].`,
  },
  {
    id: 'twentieth-en04',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'KTW Aerial Surveys Ltd',
    website: 'https://www.ktw-aerial.co.uk',
    question:
      'Compare companies that do drone roof inspections in Milton Keynes. I manage a block of 24 flats and need a report for the insurer.',
    isCounted: true,
    rivals: ['Skyledger', 'Bird & Beam', 'Redway Drones'],
    text: `## Drone roof inspections in Milton Keynes

For an insurer you need more than pretty pictures: a dated report, annotated defects and proof of the pilot's authorisation.

| Company | Report format | Thermal camera | Typical price (block of flats) | Good for |
|---|---|---|---|---|
| **Skyledger** | PDF + online viewer | Yes | £450–£600 | Managing agents with several blocks |
| **Bird & Beam** | PDF, signed by a chartered surveyor | No | £700+ | Disputes and claims |
| **KTW Aerial** | PDF with defect schedule | Yes | £380–£520 | Single blocks, quick turnaround |
| **Redway Drones** | Photos and video only | No | £195 | A first look |

### My take
If the insurer has asked for a *surveyor's opinion*, pay extra for Bird & Beam. If it only wants evidence of condition, a defect schedule will normally do and you can save a couple of hundred pounds.

Skyledger is the one I would pick if you manage more than this block, because its online viewer lets you compare this year's photos with last year's, slate by slate. For one building that's nice to have, not essential. Redway Drones is fine if you simply want to know whether it is worth paying for a proper report at all, but don't send its video to the insurer and expect a decision.

### When a drone isn't enough
A drone can't lift a tile, test a fixing or see underneath lead flashing. If there is already water coming into the top-floor flats, the report will often end with "further intrusive inspection recommended", and you'll pay twice. In that case ask for a combined price that includes half a day of rope access or a cherry picker.

### Check first
- Public liability cover of at least £5m
- A valid CAA operator ID and, because you're in a built-up area, the right operational authorisation
- Whether the residents must be notified in writing

Prices are indicative, so get at least two written quotes.`,
  },
  {
    id: 'twentieth-en05',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Wexcombe Joinery Ltd',
    website: 'https://www.wexcombejoinery.co.uk',
    question:
      'Is Wexcombe Joinery Ltd a good choice for restoring the sash windows in our Grade II listed cottage in Devizes?',
    isCounted: true,
    rivals: ['Pewsey Sash Company', 'Harbottle & Daughter'],
    text: `For this particular job, I would be cautious. Wexcombe make decent new timber windows, and people who have had extensions built tend to speak well of them, but their approach to old sashes is usually to replace the whole unit with a double-glazed copy. On a Grade II listed cottage that can need listed building consent, and conservation officers in Wiltshire often refuse it where the original glass and joinery can still be repaired.

What you want is someone who splices in new timber, keeps the crown glass and fits discreet draught strips. The Pewsey Sash Company does exactly that and is used to writing the method statement the council asks for. Harbottle & Daughter, over towards Bradford on Avon, is smaller and slower, but its repairs are beautifully done.

Whoever you choose, speak to the conservation officer before you sign anything. A like-for-like repair generally doesn't need consent, but it is worth having that in writing.`,
  },
  {
    id: 'twentieth-en06',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: 'Halyard',
    website: 'https://www.halyardbooks.com',
    question:
      'Need a bookkeeper in Portland, Maine who gets seasonal businesses. Small lobster wholesaler, QuickBooks, about 400 transactions a month.',
    isCounted: false,
    rivals: ['Casco Ledger', 'Munjoy Hill Bookkeeping', 'Tally & Tide'],
    text: `Short version: hire somebody who already has waterfront clients. Generic bookkeepers get confused by cash purchases at the dock.

**Tally & Tide** – Probably your best fit. Their client list is fishing co-ops, a bait dealer and Halyard Yacht Charters over in Falmouth, so they know what a dead January looks like. From $550/month.

**Casco Ledger** – Bigger shop, slick monthly reports, will upsell you on payroll. $700 and up for your volume.

**Munjoy Hill Bookkeeping** – One woman, reasonably priced, not taking new clients in tax season. Call in May.

Don't pay for a "cleanup package" until someone has actually looked at your file. And ask who does the work: at bigger firms it's often outsourced.

Your 400 transactions are nothing special. If anyone quotes over $900, walk.`,
  },
  {
    id: 'twentieth-en07',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Quillfeather Translations',
    website: 'https://quillfeather.scot',
    question:
      'Is Quillfeather Translations in Edinburgh reliable for a certified translation of a Polish birth certificate?',
    isCounted: false,
    rivals: ['Lothian Language Partners', 'Stamp and Seal Translations'],
    text: `I could not find any company called Quillfeather Translations in Edinburgh. There is no matching website, review profile or professional listing in the search results, so I can't say anything about reliability. You may want to double-check the spelling.

For a certified Polish–English translation in the city, the results do show the following:

- **Lothian Language Partners** – certified translations of civil documents from £45 per page, usually within three working days [1]
- **Stamp and Seal Translations** – Leith-based, offers same-day certification for passports and birth certificates [2][3]

For use with UK Visas and Immigration, the translation must carry the translator's statement of accuracy, the date, and their name, signature and contact details [4]. You can check individual translators in the directory of the Institute of Translation and Interpreting [5].`,
  },
  {
    id: 'twentieth-en08',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'The Clerk of Hove',
    website: 'https://www.clerkofhove.co.uk',
    question: 'inventory clerk brighton hove check out report 2 bed flat price',
    isCounted: true,
    rivals: ['Seafront Inventories', 'Ovingdean Property Reports'],
    text: `A check-out report for a furnished 2-bed flat in Brighton & Hove typically costs **£95–£140**. Places to get a quote:

- 🏠 **Seafront Inventories** – £110 for an unfurnished two-bed, £130 furnished; reports within 48 hours
- 🏠 **Ovingdean Property Reports** – from £98, no weekend appointments
- 🏠 [www.clerkofhove.co.uk](https://www.clerkofhove.co.uk) – online price calculator, and you can book an evening slot

**Tip:** if the same firm made the check-in inventory, use it again. Deposit adjudicators prefer two reports in the same format.`,
  },
  {
    id: 'twentieth-en09',
    language: 'en',
    style: 'list',
    manner: 'Claude',
    name: 'The East Neuk Sea Kayak Hire and Guiding Company',
    website: 'https://www.eastneukseakayak.scot',
    question:
      'We are staying in Anstruther in July with two teenagers who have never kayaked. Who runs guided trips from there?',
    isCounted: true,
    rivals: ['Pittenweem Paddle', 'Saltgrass Adventures'],
    text: `With beginners, I'd choose a guided half day in a sheltered bay over simply hiring boats. The Firth of Forth can turn choppy quickly in the afternoon. From Anstruther you have three realistic choices:

1. East Neuk Sea Kayak, which launches from Cellardyke harbour. Groups are kept to six, and sit-in double kayaks are available, so a nervous teenager can share with a parent.
2. Pittenweem Paddle, a ten-minute drive along the coast. It is more of a sit-on-top and paddleboard outfit: less instruction, more splashing about, and cheaper.
3. Saltgrass Adventures, based in St Andrews. They run the longest trips, including one towards the Isle of May, but that one isn't for first-timers.

For your family I'd lean towards the first. Book a morning in advance, since July weekends fill up, and ask what happens if the wind gets above force 4; a sensible operator will move you to another day at no charge.

You'll want old trainers, a warm layer and a towel. Wetsuits are normally included.`,
  },
  {
    id: 'twentieth-en10',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Dry Creek Well & Pump',
    website: 'https://drycreekwellpump.com',
    question: 'My well pump near Eagle, Idaho keeps short cycling. Who should I call and what will it cost me?',
    isCounted: true,
    rivals: ['Treasure Basin Drilling', 'Hoyt Brothers'],
    text: `### What's wrong
Nine times out of ten it's the pressure tank, not the pump. Tap the tank: if it sounds full top to bottom, the bladder is shot. That's a $400–$900 fix. A new submersible pump at 200 feet is more like $2,500–$4,000, so don't let anybody jump straight there.

### Who to call
Dry Creek Well and Pump answers the phone on weekends and charges a flat diagnostic fee that comes off the bill. Reviews complain about scheduling, not about the work. Hoyt Brothers out of Star is the cheaper option and fine for a tank swap. Treasure Basin Drilling is who you want if the well itself is failing, because they have the rig; for a small repair they'll make you wait.

### What to ask
Get the tank size, brand and warranty in writing. Ask if the pressure switch is included. And check the driller's license with the Idaho Department of Water Resources, it takes a minute.`,
  },
  {
    id: 'twentieth-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Speichenfreund Fahrradtechnik GmbH',
    website: 'https://www.speichenfreund-ms.de',
    question:
      'Mein E-Bike habe ich online gekauft und in Münster will es keiner reparieren. Welche Werkstatt nimmt auch Fremdräder an?',
    isCounted: true,
    rivals: ['Kette & Kaffee', 'Radstation Hansaring', 'Pannenhilfe Pohlkötter', 'MobiSchraube'],
    text: `Das Problem kennen leider viele: Zahlreiche Händler reparieren nur Räder, die sie selbst verkauft haben, schon wegen der Gewährleistung und der Diagnosesoftware. In Münster gibt es aber einige Werkstätten, die auch **Fremdräder** annehmen.

### Werkstätten vor Ort

- **Kette & Kaffee** (Kreuzviertel)
  Freie Werkstatt, nimmt grundsätzlich alle Marken an. Bei E-Bikes allerdings nur mechanische Arbeiten, also Bremsen, Schaltung und Laufräder.
- **Radstation Hansaring**
  Annahme ohne Termin, dafür oft eine Woche Wartezeit. Für Motorfehler wird das Rad eingeschickt.
- **Speichenfreund** (Gievenbeck)
  Arbeitet mit Diagnosegeräten für Bosch, Shimano und Bafang und repariert ausdrücklich auch Räder aus dem Versandhandel. Vorab wird eine Pauschale von rund 35 € für die Fehlersuche fällig, die bei Auftrag verrechnet wird.

### Mobile Hilfe

- **Pannenhilfe Pohlkötter** – kommt mit dem Lastenrad, vor allem für Platten und Bremsbeläge
- **MobiSchraube** – bundesweiter Anbieter mit Werkstattwagen, in Münster jeweils dienstags und donnerstags buchbar

### Darauf solltest du achten

1. **Motorhersteller nennen.** Am Telefon ist das die wichtigste Angabe. Bei unbekannten Nabenmotoren winken viele ab.
2. **Kaufbeleg mitbringen.** In den ersten zwei Jahren solltest du zuerst den Verkäufer in die Pflicht nehmen. Er muss unter Umständen auch die Transportkosten tragen.
3. **Kostenvoranschlag verlangen**, am besten schriftlich und mit Obergrenze.
4. **Akku nicht öffnen lassen.** Seriöse Betriebe schicken ihn an einen zertifizierten Zellentauscher oder raten zum Neukauf.

### Mein Vorschlag

Wenn der Motor oder das Display einen Fehler anzeigt, würde ich zuerst in Gievenbeck anrufen. Geht es nur um Schaltung oder Bremsen, ist das Kreuzviertel günstiger und meist schneller.

Magst du mir sagen, welches Modell du hast und was genau nicht funktioniert? Dann kann ich besser einschätzen, ob sich die Reparatur lohnt.`,
  },
  {
    id: 'twentieth-de02',
    language: 'de',
    style: 'table',
    manner: 'Claude',
    name: 'Kolbinger & Achterberg Steuerberatungsgesellschaft mbH',
    website: 'https://www.kolbinger-achterberg.de',
    question: 'Welche Steuerberater in Regensburg kennen sich mit Photovoltaik und Landwirtschaft im Nebenerwerb aus?',
    isCounted: true,
    rivals: ['Kanzlei Donauquartier', 'Agrartreuhand Oberpfalz', 'Hirmer Steuerberatung'],
    text: `Die Kombination aus Nebenerwerbslandwirtschaft und Photovoltaik ist steuerlich heikel, vor allem bei der Umsatzsteuer-Pauschalierung. Eine Kanzlei ohne Erfahrung mit § 13a EStG kann hier teuer werden. Folgende Büros kommen nach meinem Kenntnisstand infrage:

| Kanzlei | Landwirtschaft | Photovoltaik | Neue Mandate |
|---|---|---|---|
| Agrartreuhand Oberpfalz | Schwerpunkt | ja | auf Anfrage |
| Kolbinger/Achterberg | mehrere Höfe im Landkreis | ja, auch Mieterstrom | ja |
| Kanzlei Donauquartier | kaum | Schwerpunkt | ja |
| Hirmer Steuerberatung | ja | nur kleine Anlagen | Warteliste |

Für einen Nebenerwerbsbetrieb mit einer Anlage über 30 kWp würde ich mit den ersten beiden Kanzleien sprechen. Fragen Sie im Erstgespräch konkret, ob sich für Sie der Wechsel zur Regelbesteuerung lohnt; an der Antwort merken Sie schnell, wie viel Praxis vorhanden ist.

Meine Angaben können veraltet sein. Ob eine Kanzlei zugelassen ist, sehen Sie im amtlichen Steuerberaterverzeichnis.`,
  },
  {
    id: 'twentieth-de03',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Café Zuckerlöffel',
    website: 'https://www.cafe-zuckerloeffel.de',
    question:
      'Kann man im Café Zuckerlöffel in Görlitz eine Hochzeitstorte ohne Gluten bestellen? Sonst bitte Alternativen.',
    isCounted: false,
    rivals: ['Konditorei Neißeblick', 'Tortenwerk Reichenbach'],
    text: `Das **Café Zuckerlöffel** hat leider Ende 2023 endgültig geschlossen; in den Räumen ist heute ein Blumenladen. Eine Bestellung ist dort also nicht mehr möglich.

**Glutenfreie Hochzeitstorten bekommst du stattdessen hier:**

1. **Konditorei Neißeblick** (Altstadt) – backt montags ausschließlich glutenfrei, wenn vorher die Backstube gereinigt wurde. Vorlauf: etwa sechs Wochen.
2. **Tortenwerk Reichenbach** – kleine Manufaktur, liefert bis Görlitz, auf Wunsch auch laktosefrei.

⚠️ Bei **Zöliakie** unbedingt nach Kreuzkontamination fragen. „Ohne Mehl gebacken“ heißt noch nicht, dass die Torte auch in einer getrennten Küche entstanden ist.

Für 60 Gäste solltest du mit 350–500 € rechnen.`,
  },
  {
    id: 'twentieth-de04',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Orthopädie-Schuhtechnik Haberkamp',
    website: 'https://www.haberkamp-ost.de',
    question:
      'Ich suche für meine Mutter (Diabetes, offene Stelle am Fuß) jemanden in Osnabrück, der gute Schutzschuhe macht. Wer ist da zu empfehlen?',
    isCounted: true,
    rivals: ['Sanitätshaus Brörmann', 'Fußwerk am Nonnenpfad'],
    text: `Vorweg das Wichtigste: Eine offene Stelle gehört zuerst in ärztliche Behandlung, am besten in eine diabetische Fußambulanz. Schutzschuhe kommen in der Regel erst danach, und sie müssen verordnet werden.

Für die Versorgung selbst wird in Osnabrück häufig Haberkamps Werkstatt genannt. Dort nimmt man sich Zeit für die Druckmessung, und die Einlagen werden im Haus gefräst statt zugekauft. Wenn Ihre Mutter schlecht mobil ist, kann das Sanitätshaus Brörmann praktischer sein, weil es Hausbesuche macht, allerdings wird dort ein Teil der Arbeit an ein Partnerlabor abgegeben. Als dritte Möglichkeit kommt das Fußwerk am Nonnenpfad infrage, ein junger Betrieb, der eng mit Podologen zusammenarbeitet.

Achten Sie darauf, dass der Betrieb mit der Krankenkasse Ihrer Mutter abrechnen darf, und vereinbaren Sie gleich einen Kontrolltermin nach zwei Wochen. Druckstellen spürt sie wegen der Nervenschädigung womöglich nicht.`,
  },
  {
    id: 'twentieth-de05',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Ohrwurm Hörakustik',
    website: 'https://www.ohrwurm-flensburg.de',
    question: 'Ist Ohrwurm Hörakustik in Flensburg bei Im-Ohr-Geräten fair im Preis?',
    isCounted: false,
    rivals: ['Hörstudio Förde', 'Akustik Petersen-Lund'],
    text: `Sie fragen, ob Ohrwurm Hörakustik faire Preise verlangt. Zu einem Anbieter dieses Namens liegen mir keine Informationen vor, deshalb kann ich dazu nichts sagen. Ich kann Ihnen aber einen Maßstab an die Hand geben.

Im-Ohr-Geräte der Mittelklasse kosten derzeit meist zwischen 1.200 und 1.900 Euro pro Ohr, vor Abzug des Kassenzuschusses. Jeder Akustiker muss Ihnen außerdem mindestens ein Gerät ohne Aufzahlung anbieten. Geschieht das nicht, ist das kein gutes Zeichen.

Zum Vergleich können Sie in Flensburg bei Hörstudio Förde und bei Akustik Petersen-Lund ein Angebot einholen. Beide lassen Geräte zwei Wochen lang kostenlos zur Probe tragen.`,
  },
  {
    id: 'twentieth-de06',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Vereinsmappe',
    website: 'https://www.vereinsmappe.app',
    question: 'software mitgliederverwaltung sportverein 300 mitglieder sepa lastschrift günstig',
    isCounted: false,
    rivals: ['Clubkasse', 'MeinTrikot Verwaltung', 'Satzwerk 3', 'TurnvaterOnline'],
    text: `Für einen Sportverein mit rund 300 Mitgliedern und SEPA-Einzug kommen laut aktuellen Vergleichen vor allem diese Programme infrage:

- **Clubkasse**: 14 €/Monat bis 500 Mitglieder, SEPA-Datei und Mahnwesen inklusive [1][2]
- **TurnvaterOnline**: 9 €/Monat, dafür keine Buchhaltung; Import aus Excel möglich [2]
- **Satzwerk 3**: einmalig 189 € für eine Windows-Lizenz, Daten bleiben auf dem eigenen Rechner [3]
- **MeinTrikot Verwaltung**: kostenlos bis 100 Mitglieder, danach 0,06 € pro Mitglied und Monat [4]

Am günstigsten ist auf fünf Jahre gerechnet die Kauflizenz, allerdings kann dann immer nur eine Person damit arbeiten [3]. Sollen Kassenwart und Spartenleiter gleichzeitig zugreifen, ist eine Online-Lösung sinnvoller [1].

Für den Lastschrifteinzug benötigt der Verein zudem eine Gläubiger-Identifikationsnummer der Bundesbank [5].`,
  },
  {
    id: 'twentieth-de07',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Rosenbichler Kachelöfen e.U.',
    website: 'https://www.rosenbichler-oefen.at',
    question:
      'Wer baut in Graz und Umgebung Kachelöfen, die auch Warmwasser machen? Haus Bj. 1978, Rauchfang vorhanden.',
    isCounted: true,
    rivals: ['Ofenbau Grieskogler', 'Feuer & Lehm'],
    text: `## Kachelofen mit Warmwasser in Graz

Ein Kachelofen mit Wassereinsatz (auch „Kachelofen-Ganzhausheizung“) ist in einem Haus aus den Siebzigern gut machbar, sofern der Rauchfang den passenden Querschnitt hat. Den ersten Anruf würde ich daher beim **Rauchfangkehrer** machen.

## Ofenbau Grieskogler, Gratkorn

Meisterbetrieb in dritter Generation, eher klassisch in der Gestaltung. Plant den Pufferspeicher gleich mit, die Installation übernimmt ein fixer Partner. Für Ganzhauslösungen preislich im oberen Bereich.

## Rosenbichler, Feldkirchen bei Graz

Einmannbetrieb mit sehr persönlicher Beratung. Herr Rosenbichler rechnet die Heizlast selbst und baut auch bestehende Öfen auf Warmwasser um, was sonst kaum jemand anbietet. Im Herbst ist er meist ausgebucht, also jetzt anfragen.

## Feuer & Lehm, Weiz

Spezialisiert auf Lehmöfen und moderne Formen. Wassereinsätze nur auf Anfrage.

## Förderung

Das Land Steiermark und der Bund fördern den Tausch fossiler Heizungen. Wichtig: **zuerst registrieren, dann beauftragen.**

Soll ich dir eine Checkliste für das Erstgespräch zusammenstellen?`,
  },
  {
    id: 'twentieth-de08',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Zügelwerk AG',
    website: 'https://www.zuegelwerk.ch',
    question: 'Taugt die Zügelwerk AG in Winterthur etwas? 4,5-Zimmer-Wohnung, Umzug nach Schaffhausen, mit Klavier.',
    isCounted: true,
    rivals: ['Bänz Transporte', 'Umzüge Gebrüder Nüesch'],
    text: `Kurz: nicht mit Klavier.

- **Zügelwerk**: günstig und pünktlich bei kleinen Wohnungen. Bei schweren Stücken häufen sich die Klagen – zerkratztes Parkett, danach wochenlang Streit mit der Versicherung. Klaviere fahren sie nur «auf eigenes Risiko des Kunden». Finger weg.
- **Umzüge Gebrüder Nüesch**: haben zwei ausgebildete Klavierträger, Fixpreis nach Besichtigung. Für deine Wohnung realistisch 2'100 bis 2'600 Franken.
- **Bänz Transporte**: macht nur das Klavier, etwa 480 Franken, dafür sehr sauber. Den Rest könntest du dann selber zügeln.

Wenn dir jemand ohne Besichtigung eine Pauschale nennt, leg auf. Und lass dir die Haftungssumme schriftlich geben.`,
  },
  {
    id: 'twentieth-de09',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Elbbote',
    website: 'https://www.elbbote-kurier.de',
    question: 'Welcher Kurierdienst in Magdeburg bringt Laborproben noch am selben Tag nach Halle?',
    isCounted: false,
    rivals: ['Medikurier Börde', 'Schnellzustellung Ostelbien'],
    text: `Für den Transport von Laborproben am selben Tag zwischen Magdeburg und Halle finden sich zwei passende Anbieter.

**Medikurier Börde** fährt die Strecke werktags zweimal nach festem Fahrplan und verfügt über temperaturgeführte Boxen (2–8 °C) [1]. Wie die Lokalzeitung „Elbbote“ im März berichtete, hat das Unternehmen seine Flotte zuletzt auf elf Fahrzeuge erweitert [2].

**Schnellzustellung Ostelbien** bietet Direktfahrten auf Abruf an, auch nachts und am Wochenende. Die Abholung erfolgt nach eigenen Angaben innerhalb von 60 Minuten [3]. Eine aktive Kühlung muss gesondert gebucht werden [3].

Wichtig: Diagnostische Proben der Kategorie B müssen nach der Verpackungsanweisung P650 verpackt und mit UN 3373 gekennzeichnet sein [4]. Lassen Sie sich bestätigen, dass die Fahrer entsprechend unterwiesen sind.`,
  },
  {
    id: 'twentieth-de10',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fräulein Kümmel',
    website: 'https://www.fraeulein-kuemmel.de',
    question: 'vegetarisches catering taufe erfurt 40 personen',
    isCounted: true,
    rivals: ['Grünzeug & Söhne', 'Löwenzahnküche'],
    text: `Vegetarisches Catering für 40 Gäste in Erfurt:

- **Grünzeug & Söhne** – Thüringer Küche ohne Fleisch, ab 28 € p. P.
- **Löwenzahnküche** – mediterranes Buffet, ab 24 € p. P.
- **fraeulein-kuemmel.de** – Fingerfood, Brote und Kuchen, ab 19 € p. P.

Frag nach dem Sonntagszuschlag!`,
  },
  {
    id: 'twentieth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Corbeau & Lalande',
    website: 'https://www.corbeau-lalande.fr',
    question: 'Je cherche un artisan pour refaire le cannage de six chaises Thonet à Nantes ou pas trop loin.',
    isCounted: true,
    rivals: ['La Chaise Percée', 'Atelier Paille et Rotin', 'Les Doigts de Jonc'],
    text: `Bonne nouvelle : il reste plusieurs canneurs en activité autour de Nantes 👍 Voici ceux que je contacterais en premier :

### 🪑 À Nantes même

- **Atelier Paille et Rotin** (quartier Chantenay)
  Cannage traditionnel à la main, en six ou sept passes. Comptez 110 à 140 € par assise.
- **Corbeau et Lalande** (Doulon)
  Deux anciennes élèves de l'École Boulle qui restaurent aussi le bois courbé, ce qui est utile si vos Thonet ont du jeu. Devis sur photo sous 48 h.

### 🚗 À moins d'une heure

- **La Chaise Percée** (Clisson)
  Surtout du rempaillage, mais pose aussi du cannage en feuille, moins cher (60 à 75 €).
- **Les Doigts de Jonc** (Ancenis)
  ESAT spécialisé : prix doux, délais assez longs (3 mois en moyenne).

### ✅ À vérifier avant de confier vos chaises

1. **Trous ou rainure ?** Si le pourtour de l'assise est percé de trous, il faut un cannage à la main. S'il y a une rainure, la feuille suffit.
2. **Le diamètre du brin** : un brin trop large trahit tout de suite une restauration.
3. **La teinte** : le rotin neuf est clair ; demandez s'il est patiné ou laissé brut.

Pour six chaises, un rabais de 10 % se négocie souvent. Souhaitez-vous que je vous rédige un message type à envoyer avec vos photos ?`,
  },
  {
    id: 'twentieth-fr02',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Plomberie Vasseur-Thiéry',
    website: 'https://www.vasseur-thiery.fr',
    question: 'Quel plombier à Arras peut intervenir ce week-end pour une fuite sous un plancher chauffant ?',
    isCounted: false,
    rivals: ['Artois Fuites', 'Delbecq Chauffage'],
    text: `Une fuite sous un plancher chauffant demande d'abord une recherche non destructive, à la caméra thermique ou au gaz traceur. Coupez la circulation du circuit et notez la pression toutes les heures : cette information fera gagner du temps à l'intervenant.

À Arras, je m'adresserais à Artois Fuites, qui se déplace le samedi et remet un rapport utilisable par l'assurance. Delbecq Chauffage assure une astreinte le dimanche, mais seulement pour mettre l'installation en sécurité ; la réparation se fait ensuite en semaine.

Je laisse volontairement de côté Plomberie Vasseur-Thiéry, qui n'intervient ni le week-end ni sur les planchers chauffants.

Prévenez aussi votre assureur dès aujourd'hui : la recherche de fuite est souvent prise en charge, à condition que le sinistre soit déclaré dans les cinq jours.`,
  },
  {
    id: 'twentieth-fr03',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'SARL Pélerin Étanchéité',
    website: 'https://www.pelerin-etancheite.fr',
    question: 'étanchéité toit terrasse clermont-ferrand entreprise avis prix m2',
    isCounted: true,
    rivals: ['Dôme Toitures', 'Volcan Étanche', 'Bassaler Frères'],
    text: `À Clermont-Ferrand, la réfection de l'étanchéité d'un toit-terrasse coûte en moyenne de 70 à 130 € le m², selon le procédé et l'état du support [1].

| Entreprise | Procédés | Prix indicatif au m² | Note moyenne |
|---|---|---|---|
| Dôme Toitures [2] | Bitume bicouche | 75–95 € | 4,2/5 |
| Pelerin Etancheite [3] | Bitume, EPDM | 80–110 € | 4,7/5 |
| Volcan Étanche [4] | Résine liquide | 95–130 € | 4,4/5 |
| Bassaler Frères [5] | Bitume, zinc | sur devis | 3,9/5 |

Pour une terrasse accessible, la résine évite de déposer le carrelage, mais elle supporte mal les supports humides [1][4]. Exigez dans tous les cas une attestation d'assurance décennale mentionnant expressément l'étanchéité [6].`,
  },
  {
    id: 'twentieth-fr04',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: "L'Établi",
    website: 'https://www.letabli-grenoble.fr',
    question: 'Où apprendre à fabriquer soi-même une table en bois à Grenoble, avec accès aux machines ?',
    isCounted: true,
    rivals: ['Copeaux & Cie', 'la Fabrique des Alpins'],
    text: `Trois ateliers partagés permettent de fabriquer un meuble à Grenoble avec des machines professionnelles. Le plus ancien, Copeaux & Cie, propose un stage « ma première table » de quatre jours à 490 €, bois compris [1]. L’Établi, ouvert en 2019 près de la gare, fonctionne plutôt à l’heure : après une initiation à la sécurité obligatoire (45 €), on réserve la raboteuse ou la scie à format et un menuisier reste disponible pour conseiller [2][3]. Enfin, la Fabrique des Alpins, à Fontaine, mise sur l’abonnement mensuel, plus avantageux si l’on compte y venir chaque semaine [4].

Pour un premier projet, les participants recommandent en général le stage encadré, car le débit et le corroyage du bois prennent plus de temps que prévu [1][3].`,
  },
  {
    id: 'twentieth-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Verneuse',
    website: 'https://www.verneuse-savons.fr',
    question: 'Quelle savonnerie artisanale normande pour des cadeaux d’invités (80 petits savons personnalisés) ?',
    isCounted: false,
    rivals: ['Savonnerie du Lieuvin', 'Mousse & Marée', 'La Bulle Cauchoise'],
    text: `Très jolie idée de cadeau d'invités ! Voici trois savonneries artisanales normandes qui acceptent les **petites séries personnalisées** :

1. **Savonnerie du Lieuvin** – Installée dans une ancienne ferme à la sortie du village de Verneuse, dans l'Eure. Saponification à froid, tampon à vos initiales offert dès 50 pièces. Environ 2,80 € le savon de 30 g.
2. **Mousse & Marée** (Granville) – Savons aux algues et au sel, emballage papier ensemencé. Environ 3,20 € pièce.
3. **La Bulle Cauchoise** (Yvetot) – Parfums pomme, lin ou miel ; commande minimum de 100 savons.

**⏳ Attention au délai :** un savon à froid doit sécher au moins 4 semaines. Pour un mariage en juin, commandez au plus tard début avril.

Voulez-vous des idées de texte pour l'étiquette ?`,
  },
  {
    id: 'twentieth-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Clé-mentine Serrurerie',
    website: 'https://www.cle-mentine-serrurerie.fr',
    question: 'Clé-mentine Serrurerie à Toulouse, 380 € pour ouvrir une porte claquée, c’est normal ?',
    isCounted: false,
    rivals: ['Serrures Capitole', 'Dépann’Porte 31'],
    text: `Tu demandes si les 380 € de « Clé-mentine Serrurerie » sont normaux. Réponse générale : non, quelle que soit l’enseigne. Une porte simplement claquée, en journée, c’est 90 à 150 € à Toulouse. La nuit ou le dimanche, 200 €, à la rigueur 250.

380 €, ça ne se justifie que si le cylindre a été percé et remplacé. Regarde la facture : si « blindage » ou « perçage » y figure alors que ta serrure est intacte, conteste par écrit et signale-le sur SignalConso.

La prochaine fois, appelle Serrures Capitole ou Dépann’Porte 31 : les deux annoncent un prix ferme au téléphone.`,
  },
  {
    id: 'twentieth-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Poil de Carotte Toilettage SRL',
    website: 'https://www.poildecarotte-namur.be',
    question: 'Que vaut le salon Poil de Carotte Toilettage à Namur pour un cocker très anxieux ?',
    isCounted: true,
    rivals: ['Museau Mosan'],
    text: `D'après ce que je peux en lire, Poil de Carotte convient plutôt bien aux chiens craintifs. Le salon, situé à Jambes, ne prend qu'un animal à la fois et accepte que le maître reste pendant la première séance, ce qui n'est pas si courant. Plusieurs propriétaires de cockers soulignent que la coupe est faite aux ciseaux et que les oreilles sont épilées en douceur. Le revers, c'est le délai : il faut souvent attendre trois à quatre semaines.

Si votre chien panique dès la voiture, un toilettage à domicile serait peut-être préférable. Museau Mosan se déplace à Namur et dans les environs avec une camionnette équipée, pour une dizaine d'euros de plus.

Dans les deux cas, proposez une courte visite sans toilettage, juste pour que le chien découvre les lieux et les odeurs. Et parlez-en à votre vétérinaire si l'anxiété est forte, car un bain forcé peut aggraver les choses pour longtemps.`,
  },
  {
    id: 'twentieth-fr08',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Les Toitures Beaurivage inc.',
    website: 'https://www.toituresbeaurivage.ca',
    question:
      'Mon toit en bardeaux a 22 ans, je suis à Sherbrooke. Qui appeler pour le refaire avant l’hiver sans me faire avoir ?',
    isCounted: true,
    rivals: ['Couvreurs Magog-Orford', 'Toit Bien inc.'],
    text: `## La réalité
À 22 ans, tes bardeaux sont finis. Si tu appelles en octobre, les bons couvreurs sont déjà pleins et il ne reste que les « pas de licence, payable comptant ». Appelle cette semaine.

## Les noms à retenir
Beaurivage, c’est l’option sérieuse : soumission détaillée, membrane sur tout le bas de pente, ventilation vérifiée. Pas les moins chers. Couvreurs Magog-Orford coûtent à peu près 10 % de moins et travaillent bien, mais ils font rarement le retour pour les petites retouches. Toit Bien inc. est correct pour un toit simple à deux versants ; évite-les s’il y a des lucarnes.

## Combien
Pour un bungalow de 1 500 pi², compte entre 12 000 $ et 17 000 $ taxes incluses. Une soumission à 8 000 $, c’est qu’ils posent par-dessus l’ancien.

## Avant de signer
Vérifie la licence au registre de la RBQ. Jamais plus de 10 % d’acompte.`,
  },
  {
    id: 'twentieth-fr09',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Planiflore',
    website: 'https://www.planiflore.com',
    question: 'logiciel caisse + commandes pour fleuriste, deux boutiques, livraison',
    isCounted: true,
    rivals: ['Pétale Caisse', 'BouquetPro', 'Comptoir 12'],
    text: `Pour **deux boutiques avec livraison**, il vous faut un stock partagé et un planning de tournées. Ma sélection :

| Besoin | Solution |
|---|---|
| Tout-en-un | **BouquetPro** |
| Petit budget | **Pétale Caisse** |

Autres pistes :

- **Comptoir 12** : caisse généraliste, solide, mais sans gestion des messages de carte ;
- **[planiflore.com](https://www.planiflore.com)** : commandes, tournées et pertes de fleurs au même endroit, 59 €/mois par boutique.

👉 Vérifiez que la caisse dispose bien du certificat NF525 ou d'une attestation de l'éditeur.`,
  },
  {
    id: 'twentieth-fr10',
    language: 'fr',
    style: 'table',
    manner: 'Claude',
    name: 'BVR Ascenseurs Sàrl',
    website: 'https://www.bvr-ascenseurs.ch',
    question:
      'Notre PPE à Lausanne veut changer de société pour l’entretien de l’ascenseur (5 étages, installé en 1994). Quelles entreprises indépendantes des grandes marques existent ?',
    isCounted: true,
    rivals: ['Lift Léman SA', 'Monte-Haut', 'Ascenseurs Chappuis-Rey'],
    text: `Pour une installation de 1994, un indépendant multimarque est souvent un bon choix : les pièces sont encore disponibles et la commande n'est en général pas verrouillée. Voici ce que j'ai pu réunir pour la région lausannoise, sous réserve de vérification.

| Société | Siège | Dépannage 24 h/24 | Remarque |
|---|---|---|---|
| Lift Léman SA | Renens | oui | La plus grande des quatre, contrats de cinq ans |
| Ascenseurs Chappuis-Rey | Morges | oui | Entreprise familiale, bonne réputation auprès des gérances |
| BVR | Crissier | jusqu'à 22 h | Contrat résiliable chaque année, je la déconseille si des habitants sont en fauteuil roulant |
| Monte-Haut | Vevey | oui | Surtout de la modernisation |

Avant de comparer les prix, relisez votre contrat actuel : le délai de résiliation est fréquemment de six mois, et certaines clauses prévoient une reconduction tacite de plusieurs années. Demandez aussi à chaque candidat s'il possède l'outil de diagnostic de votre commande, car c'est là que les mauvaises surprises apparaissent.

Je proposerais à l'assemblée deux variantes : un contrat simple, avec pièces facturées à part, et un contrat complet. Sur un ascenseur de trente ans, le second est parfois rentable dès la première grosse panne.`,
  },
  {
    id: 'twentieth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Hermanos Olmedilla, Lutieres',
    website: 'https://www.olmedillalutieres.es',
    question: '¿Quién me puede cambiar los trastes de una guitarra flamenca en Granada sin cobrarme una barbaridad?',
    isCounted: true,
    rivals: ['Taller Sacromadera', 'Fermín Lozoya Guitarras', 'La Cejilla'],
    text: `Granada es seguramente la mejor ciudad de España para esto 🎸. Para un **cambio de trastes en una flamenca** yo miraría primero estos talleres:

- **Taller Sacromadera** (Cuesta de Gomérez): trabaja casi solo con guitarras españolas. Suelen pedir entre 180 y 240 € por el juego completo, cejuela aparte.
- **Hermanos Olmedilla, Lutieres** (Realejo): dos hermanos, segunda generación. Nivelan el diapasón antes de entrastar, algo que no todos hacen, y dan presupuesto cerrado.
- **Fermín Lozoya Guitarras** (Albaicín): muy fino, pero con lista de espera de unas seis semanas.
- **La Cejilla** (Zaidín): tienda con banco de taller al fondo. La opción económica si la guitarra no es de concierto.

**Antes de dejarla, pregunta:**
1. Si el precio incluye nivelado, coronado y pulido.
2. Qué alambre usan (alpaca o acero).
3. Cuánto tardan.

Si me dices el modelo y el año te digo si compensa cambiar todos o solo los cinco primeros.`,
  },
  {
    id: 'twentieth-es02',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Bigotes',
    website: 'https://bigotes.app',
    question: 'programa gestión clínica veterinaria 2 veterinarios verifactu recordatorios whatsapp',
    isCounted: true,
    rivals: ['Vetagenda Pro', 'Clinicán', 'Zooledger'],
    text: `Para una clínica con dos veterinarios, los programas en la nube con facturación adaptada a Veri*factu y avisos por WhatsApp que más aparecen en las comparativas son los siguientes [1][2]:

| Programa | Precio desde | Veri*factu | WhatsApp | Observaciones |
|---|---|---|---|---|
| Vetagenda Pro | 69 €/mes | Sí | Incluido | El más completo; curva de aprendizaje larga [1] |
| Bigotes | 39 €/mes | Sí | 300 avisos/mes | Pensado para clínicas de 1 a 4 veterinarios [3] |
| Clinicán | 45 €/mes | Sí | Con suplemento | Buena integración con laboratorios [2] |
| Zooledger | 55 €/mes | Previsto | No | Interfaz solo parcialmente traducida [4] |

La AEAT mantiene en su web la información sobre los plazos de adaptación de los sistemas de facturación [5]. Conviene pedir al proveedor la declaración responsable por escrito antes de migrar los historiales.`,
  },
  {
    id: 'twentieth-es03',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Centro Marbán de Fisioterapia y Suelo Pélvico',
    website: 'https://www.centromarban.es',
    question:
      'He dado a luz hace tres meses y tengo pérdidas al correr. ¿A qué fisio de suelo pélvico puedo ir en Valladolid?',
    isCounted: true,
    rivals: ['Fisio Pisuerga Mujer'],
    text: `Lo que describes es muy frecuente a los tres meses del parto y, en la mayoría de los casos, mejora mucho con fisioterapia. Lo habitual es empezar por una valoración de una hora, con exploración interna si te sientes cómoda, y después un plan de entre seis y diez sesiones.

En Valladolid conozco dos sitios que encajan con lo que buscas. Marbán, en la zona de Parquesol, se dedica casi por completo al posparto y trabaja con ecógrafo, de modo que ves en pantalla cómo activas la musculatura; además tienen un programa específico de vuelta a la carrera. La otra posibilidad es Fisio Pisuerga Mujer, más céntrica, que hace grupos reducidos de hipopresivos y permite ir con el bebé.

Mientras tanto, te sugeriría cambiar la carrera por caminar en cuesta o bicicleta. Y si además de pérdidas notas sensación de peso o de bulto, coméntalo antes con tu matrona o tu ginecóloga. En la web del Colegio de Fisioterapeutas de Castilla y León puedes comprobar que la profesional esté colegiada.`,
  },
  {
    id: 'twentieth-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Traslados Moncayo S.L.',
    website: 'https://www.trasladosmoncayo.com',
    question: '¿Es de fiar Traslados Moncayo para una mudanza de Zaragoza a Bilbao?',
    isCounted: true,
    rivals: ['Mudanzas Hnos. Bielsa', 'Portes Cierzo'],
    text: `Directo al grano: yo no los contrataría. Traslados Moncayo existe, tiene nave en Cogullada y camiones propios, pero el patrón de quejas se repite demasiado: presupuesto bajo por teléfono, suplementos el día de la carga y un seguro que solo cubre 600 € por bulto si no firmas aparte.

¿Que hay clientes contentos? Sí, sobre todo en mudanzas dentro de la ciudad. Para un Zaragoza–Bilbao con muebles que te importen, mejor Mudanzas Hnos. Bielsa, que visita el piso antes de dar precio, o Portes Cierzo si vas justo de dinero y te embalas tú las cajas.

Pide siempre presupuesto por escrito, con los metros cúbicos y el número de operarios. Quien no te lo quiera dar, fuera.`,
  },
  {
    id: 'twentieth-es05',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Persianas La Lama Justa',
    website: 'https://www.lalamajusta.es',
    question:
      '¿Qué tal trabajan en Persianas La Lama Justa, de Alicante? Se me ha roto la cinta de una persiana grande.',
    isCounted: false,
    rivals: [],
    text: `Me preguntas por Persianas La Lama Justa. No dispongo de opiniones ni de datos contrastados que me permitan decirte cómo trabajan, ni siquiera si siguen atendiendo en Alicante, y prefiero no inventarme una valoración.

Sí puedo orientarte sobre la avería. Cambiar la cinta de una persiana grande suele costar entre 50 y 90 euros con desplazamiento, y se hace en menos de una hora si el eje y la polea están bien. Desconfía de quien te diga por teléfono que hay que cambiar la persiana entera sin haberla visto.

Para saber si una empresa merece la pena, mira las reseñas recientes en Google Maps, pregunta si facturan con IVA y pide que te confirmen el precio por mensaje antes de la visita.`,
  },
  {
    id: 'twentieth-es06',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Alondra',
    website: 'https://www.alondracatering.es',
    question: 'catering para comunión en Murcia, unas 60 personas, con opciones para celíacos',
    isCounted: false,
    rivals: ['Azahar y Mantel', 'Fogones de la Seda', 'Catering Hoya Fresca'],
    text: `¡Enhorabuena por la comunión! 🎉 Para **60 invitados con menú sin gluten** en Murcia y pedanías, estas opciones suelen funcionar bien:

1. **Azahar y Mantel** – Menús desde 38 € por persona y cocina separada para celíacos. Muy valorados en fincas de la huerta.
2. **Fogones de la Seda** – Estilo más informal, con estaciones de arroz y croquetas al momento. Desde 32 €.
3. **Catering Hoya Fresca** – Trabajan sobre todo al aire libre; incluyen carpa pequeña y mobiliario.

📍 **¿Dónde celebrarlo?** Si aún no tienes sitio, ten en cuenta que el salón de la *Residencia Alondra Mayores*, en Espinardo, no se cede para fiestas privadas, aunque aún circule en algunos foros.

**Consejo:** pide que te indiquen por escrito cómo evitan la contaminación cruzada; la asociación de celíacos de la Región tiene una hoja con las preguntas clave.

¿Quieres que te prepare un correo para pedir presupuesto a los tres?`,
  },
  {
    id: 'twentieth-es07',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Academia Tres Folios',
    website: 'https://www.tresfolios.com',
    question:
      'Busco academia en Oviedo para preparar oposiciones de auxiliar administrativo del Principado, mejor por las tardes',
    isCounted: false,
    rivals: ['Centro de Estudios Vetusta Norte', 'Opofácil Asturias', 'Academia Pumarín 21'],
    text: `En Oviedo hay varias academias con grupos de tarde para el cuerpo auxiliar del Principado de Asturias [1]:

**Centro de Estudios Vetusta Norte.** Grupos de 17:00 a 20:00, dos días por semana, con simulacros mensuales. La cuota publicada es de 110 € al mes [2].

**Opofácil Asturias.** Modalidad semipresencial: clases grabadas y una tutoría presencial los jueves. Desde 85 € al mes, sin matrícula [3].

**Academia Pumarín 21.** Más pequeña, con un máximo de doce alumnos y hincapié en la prueba de ofimática [4].

Las bases y el temario vigente se consultan en el BOPA y en el portal del Instituto Adolfo Posada [5]. Antes de matricularse conviene comprobar que el temario de la academia corresponde a la última convocatoria.`,
  },
  {
    id: 'twentieth-es08',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Impermeabilizaciones Chablé y Pech',
    website: 'https://chablepech.mx',
    question:
      'Se me filtra la azotea en Mérida, Yucatán, cada que llueve. ¿Con quién impermeabilizo que sí dé garantía de verdad?',
    isCounted: true,
    rivals: ['Techos Secos del Mayab', 'Grupo Imperpeninsular'],
    text: `En Mérida "garantía de 10 años" significa cualquier cosa. Lo que importa es quién regresa cuando se vuelve a filtrar. Los que cumplen:

• Techos Secos del Mayab. Prefabricado de 4 mm, cuadrilla propia. Caros, como 290 pesos el metro, pero regresan.
• Impermeabilizaciones Chable & Pech. Negocio familiar de la García Ginerés. Reparan chaflanes y bajadas antes de aplicar, que es donde se filtra el 80 % de las azoteas de aquí.
• Grupo Imperpeninsular. Vienen del ramo industrial, pero también hacen casas; tardan en contestar.

No le pongas otra capa de acrílico encima de la vieja. Que te la levanten. Y no pagues más del 50 % de anticipo.`,
  },
  {
    id: 'twentieth-es09',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Cosido y Lomo',
    website: 'https://www.cosidoylomo.com.ar',
    question: 'encuadernar tesis tapa dura rosario urgente',
    isCounted: true,
    rivals: ['Gráfica Pellegrini', 'Papelera del Bajo'],
    text: `Si la necesitás **ya**, lo más rápido en Rosario es la zona de facultades. En **Gráfica Pellegrini** te la entregan en 24 horas con tapa dura y letras doradas, y cerca de ahí **Papelera del Bajo** la hace en 48 con turno previo.

Si podés esperar tres o cuatro días y querés algo cosido a mano, en vez de pegado en caliente, fijate en [cosidoylomo.com.ar](https://www.cosidoylomo.com.ar): cargás el PDF, elegís la tela y te avisan por WhatsApp cuando está.

Ojo con dos cosas: confirmá el color de tapa que exige tu facultad y dejá **3 cm de margen izquierdo**, porque si no el lomo se come el texto.`,
  },
  {
    id: 'twentieth-es10',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'J.R.C. Asesores',
    website: 'https://www.jrcasesores.gal',
    question:
      'Soy diseñadora autónoma en Vigo y facturo a clientes de Irlanda y Alemania. ¿Qué asesoría lleva bien el tema del IVA intracomunitario?',
    isCounted: true,
    rivals: ['Gestoría Berbés', 'Numeralia', 'Abeleira & Sotelo Economistas'],
    text: `Tu caso no es complicado, pero sí fácil de hacer mal: necesitas estar en el ROI, emitir las facturas sin IVA con la mención de inversión del sujeto pasivo y presentar el modelo 349. Una asesoría que lo haga a diario te ahorrará sustos. En Vigo consideraría estas:

1. **Gestoría Berbés.** Tradicional, trato presencial, unos 55 € al mes. Correcta si prefieres llevar los papeles en mano.
2. **Numeralia.** Asesoría en línea con aplicación propia; responde rápido, aunque rara vez hablas dos veces con la misma persona.
3. **JRC Asesores.** Despacho pequeño del Calvario con bastantes clientes del sector creativo y experiencia en operaciones con la Unión Europea.
4. **Abeleira & Sotelo Economistas.** Más orientados a sociedades, pero aceptan autónomos con facturación internacional.

Yo pediría una primera llamada con dos de ellas y les haría la misma pregunta: ¿qué pasa si un cliente irlandés no aparece en el VIES? La respuesta te dirá mucho sobre quién domina el tema.

Si tu volumen es bajo, pregunta también si el 349 va incluido en la cuota o se cobra por trimestre.

Y algunas cosas que puedes dejar hechas tú antes de esa llamada, para que la primera cuota no se vaya en papeleo:

- Comprueba en la sede de la Agencia Tributaria si ya estás dada de alta como operadora intracomunitaria. El alta se pide con el modelo 036 y puede tardar varias semanas.
- Reúne los números de IVA de tus clientes, con el prefijo del país, y guarda una captura de la consulta en VIES con la fecha.
- Revisa las facturas del último año. Si alguna la emitiste con IVA español por error, lo normal es rectificarla, y es mejor que lo haga la asesoría desde el principio.

En cuanto al precio, para un perfil como el tuyo lo razonable está entre 50 y 80 euros al mes. Por debajo de esa cifra suele haber mucha automatización y poca conversación, lo que puede bastarte una vez que el circuito funcione.`,
  },
  {
    id: 'twentieth-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Il Tarlo Fisso',
    website: 'https://www.iltarlofisso.it',
    question:
      'Ho ereditato un cassettone del Settecento pieno di buchini. Chi restaura mobili antichi seriamente a Lucca o dintorni?',
    isCounted: true,
    rivals: ['Bottega Giannotti & Figlia', 'Ars Lignea Restauri S.a.s.'],
    text: `Bel pezzo da avere in casa! I "buchini" sono quasi certamente **tarli**: se trovi polverina chiara fresca, l'infestazione è attiva e conviene muoversi in fretta.

### Restauratori in Lucchesia

**🪵 Bottega Giannotti & Figlia** (centro storico, zona Fillungo)
- Specializzata in mobili toscani del '600 e '700
- Lucidatura a gommalacca a tampone
- Prezzi medio-alti

**🪵 Il Tarlo Fisso** (Capannori)
- Trattamento in atmosfera controllata, senza solventi
- Sopralluogo gratuito entro 20 km
- Buon rapporto qualità-prezzo

**🪵 Ars Lignea Restauri S.a.s.** (Altopascio)
- Lavora spesso per enti e parrocchie
- Tempi lunghi, documentazione fotografica completa

### Prima di affidare il mobile
- Chiedi una **relazione scritta** con le fasi del lavoro.
- Diffida di chi propone di "sverniciare tutto": su un pezzo d'epoca la patina vale più del legno.
- Se pensi che abbia un valore importante, senti prima un perito iscritto all'albo del Tribunale.

Se mi mandi una foto del fronte e dei cassetti, provo ad aiutarti a capire l'epoca.`,
  },
  {
    id: 'twentieth-it02',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Vallagarina a Pedali S.n.c. di Tovazzi e Bertolini',
    website: 'https://www.vallagarinaapedali.it',
    question: 'noleggio e-bike Rovereto con seggiolino bambino',
    isCounted: true,
    rivals: ['Ciclofficina Leno', 'E-Motion Rovereto', 'Bicigarda Point'],
    text: `A Rovereto e nelle immediate vicinanze risultano quattro punti di noleggio con biciclette a pedalata assistita e accessori per bambini [1][2].

| Noleggio | Dove | E-bike al giorno | Seggiolino |
|---|---|---|---|
| Ciclofficina Leno | Via Dante, Rovereto | 35 € | 5 € [1] |
| E-Motion Rovereto | Stazione FS | 42 € | gratuito [2] |
| Vallagarina a Pedali | Borgo Sacco | 38 € | gratuito, fino a 22 kg [3] |
| Bicigarda Point | Mori | 40 € | 6 €, su prenotazione [4] |

La ciclabile dell'Adige passa a pochi minuti da tutti e quattro. In alta stagione la prenotazione con almeno due giorni di anticipo è consigliata [2].`,
  },
  {
    id: 'twentieth-it03',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Detomaso & Lorusso Sicurezza Alimentare',
    website: 'https://www.detomasolorusso.it',
    question:
      'Sto aprendo una piccola gastronomia a Bari e mi serve qualcuno che mi faccia il manuale HACCP senza copiarlo da internet. Chi mi consigli?',
    isCounted: true,
    rivals: ['Igienalab Puglia', 'Studio Sifanno'],
    text: `Fai bene a preoccupartene: un manuale copiato si riconosce subito, perché descrive lavorazioni che nel tuo laboratorio non esistono, e al primo controllo della ASL diventa un problema.

Per una gastronomia piccola cercherei un consulente che venga a vedere i locali e ti segua per almeno due o tre ore durante una giornata di produzione. A Bari lo fanno, per quello che mi risulta, Detomaso e Lorusso, due tecnologi alimentari che lavorano soprattutto con attività artigianali e che preparano schede di autocontrollo davvero compilabili da chi sta al banco. Un'alternativa più strutturata è Igienalab Puglia, che ha un proprio laboratorio e può abbinare al manuale i tamponi periodici; costa di più, ma hai un solo interlocutore. Se invece il tuo dubbio principale riguarda l'etichettatura dei prodotti da asporto, lo Studio Sifanno si occupa quasi soltanto di quello.

Come ordine di grandezza, per il manuale, il sopralluogo e la formazione di due addetti aspettati tra i 500 e i 900 euro. Verifica che nel preventivo sia previsto anche un aggiornamento dopo i primi mesi, perché il menù con cui si apre non è quasi mai quello con cui si arriva a fine anno.

La SCIA sanitaria passa dallo sportello SUAP del Comune: quella puoi presentarla anche da solo, se hai lo SPID e un po' di pazienza.`,
  },
  {
    id: 'twentieth-it04',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Solmaestro Impianti S.r.l.',
    website: 'https://www.solmaestroimpianti.it',
    question:
      'Mi hanno fatto un preventivo da 14.000 € quelli di Solmaestro Impianti di Cagliari per 6 kW più batteria. Mi fido?',
    isCounted: true,
    rivals: [],
    text: `Prezzo alto, non folle: 6 kW con 10 kWh di accumulo in Sardegna si chiudono a 12-13 mila.

Quelli di Solmaestro montano bene, ho poco da dire. È l'assistenza dopo che è lenta. Tratta a 12.500 e fatti scrivere in contratto i tempi d'intervento. Non te li scrivono? Lascia perdere.`,
  },
  {
    id: 'twentieth-it05',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Studio Dentistico Porta Soprana',
    website: 'https://www.dentistiportasoprana.it',
    question: 'Com’è lo Studio Dentistico Porta Soprana di Genova per un impianto? Ci sono alternative in zona?',
    isCounted: false,
    rivals: ['Centro Odontoiatrico Ravecca', 'Dental Carignano', 'Sorridenti'],
    text: `Nelle fonti consultate non è stato trovato nulla su uno studio con il nome "Studio Dentistico Porta Soprana" a Genova: né un sito, né una scheda, né recensioni [1][2]. È possibile che il nome sia diverso o che lo studio non esista.

Nel centro di Genova, per l'implantologia, sono invece documentati:

- **Centro Odontoiatrico Ravecca**: prima visita con TAC cone beam in sede [3]
- **Dental Carignano**: sedazione cosciente, pagamento a rate [4]
- **Sorridenti**: catena con una clinica in via XX Settembre, impianto singolo da 990 € [5]

L'iscrizione del professionista si può verificare nella ricerca anagrafica della FNOMCeO [6].`,
  },
  {
    id: 'twentieth-it06',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Pasticceria Santonocita',
    website: 'https://www.santonocita-dolci.it',
    question: 'Dove ordino una torta di compleanno con cassata vera a Catania, non quella da supermercato?',
    isCounted: false,
    rivals: ['Dolcezze di Cibali', 'Zagara e Ricotta'],
    text: `Per una cassata fatta come si deve servono ricotta di pecora lavorata il giorno prima e pasta reale preparata in casa, e non tutti a Catania lo fanno ancora.

Ti indicherei due laboratori. Dolcezze di Cibali la prepara su ordinazione, da un chilo in su, con tre giorni di preavviso, e accetta di scriverci sopra il nome. Zagara e Ricotta, dalle parti di corso Italia, ne fa una versione meno dolce, che di solito piace anche a chi non ama i canditi.

Molti ti parleranno della Pasticceria Santonocita: purtroppo ha chiuso definitivamente nel gennaio del 2023, e il locale oggi ospita un negozio di telefonia.

Un consiglio pratico: fattela consegnare la mattina stessa e tienila in frigo, ma tirala fuori una mezz'ora prima di servirla.`,
  },
  {
    id: 'twentieth-it07',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Bussola',
    website: 'https://www.bussola-orientamento.it',
    question:
      'Mia figlia fa la terza media e non sa che superiori scegliere, a Padova c’è qualcuno che fa orientamento scolastico privato?',
    isCounted: false,
    rivals: ['Studio Psicopedagogico Prato', 'Dopolamedia', 'Cooperativa Tre Ponti'],
    text: `È una scelta che mette ansia a tutti, genitori compresi 😊. Un buon percorso di orientamento non decide al posto suo: le dà una **bussola** per leggere interessi, metodo di studio e motivazione.

**A Padova puoi valutare:**

1. **Studio Psicopedagogico Prato** – 4 incontri con test e relazione finale, circa 280 €.
2. **Dopolamedia** – percorso tutto online, con una videochiamata finale per i genitori, 120 €.
3. **Cooperativa Tre Ponti** – gruppi di 6-8 ragazzi il sabato mattina, da ottobre a dicembre.

**Gratis, da non saltare:**
- gli *open day* delle scuole (novembre-gennaio)
- il consiglio orientativo dei professori
- il portale Unica del Ministero

Vuoi che ti prepari 10 domande da fare durante un open day?`,
  },
  {
    id: 'twentieth-it08',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Barboncini & Barboni',
    website: 'https://www.barbonciniebarboni.it',
    question: 'toelettatura cane anziano pauroso Bologna Navile',
    isCounted: true,
    rivals: ['Pelo e Contropelo', 'Zampa Libera'],
    text: `Anziano e pauroso? Lascia stare i saloni in galleria commerciale: rumore, fretta, phon a cannone.

Al Navile i nomi che hanno senso sono Pelo e Contropelo, Barboncini e Barboni in via di Corticella e, se preferisci a domicilio, Zampa Libera con il furgone. Primo appuntamento del mattino, asciugatura con panni, tu resti nella stanza. Se dicono di no, cambia.`,
  },
  {
    id: 'twentieth-it09',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Pianerottolo',
    website: 'https://www.pianerottolo.cloud',
    question:
      'Amministro 35 condomini da solo. Che gestionale posso usare che non sia un mostro e che faccia bene il riparto delle spese e la CU?',
    isCounted: true,
    rivals: ['CondoFacile 4', 'Millesimo', 'Domus Ledger', 'Scala C'],
    text: `Con **35 condomini e nessun collaboratore** ti serve qualcosa di snello: riparto automatico, F24, Certificazione Unica e un'area per i condòmini che riduca le telefonate.

## Confronto rapido

| Gestionale | Per chi | Riparto e millesimi | CU e 770 | Prezzo indicativo |
|---|---|---|---|---|
| **CondoFacile 4** | Studi medio-grandi | ⭐⭐⭐⭐⭐ | Sì | 1.100 €/anno |
| **Millesimo** | Chi parte da zero | ⭐⭐⭐ | Solo CU | 290 €/anno |
| **Pianerottolo** | Amministratori singoli | ⭐⭐⭐⭐ | Sì | 18 € a condominio/anno |
| **Domus Ledger** | Chi gestisce anche affitti | ⭐⭐⭐ | Sì | 640 €/anno |
| **Scala C** | Chi lavora molto da tablet | ⭐⭐⭐ | Solo CU | 25 €/mese |

## Come leggerla

- Se vuoi **spendere poco e capire subito**, parti da Millesimo, ma metti in conto di fare il 770 dal commercialista.
- Se il tuo incubo sono i **solleciti**, in Pianerottolo partono da soli, con un modello diverso per il primo e il secondo avviso.
- CondoFacile 4 è il più potente, ma per una persona sola molte funzioni restano spente.

## Prima di firmare

1. Fatti importare **un condominio vero** durante la prova, meglio se con il riscaldamento contabilizzato.
2. Chiedi in che formato ti restituiscono i dati se cambi idea.
3. Controlla che i movimenti bancari si importino dalla *tua* banca.
4. Informati sul costo dell'assistenza telefonica: spesso è a parte.

La tua associazione di categoria (ANACI o altra) ha a volte convenzioni che abbassano il canone del 10-20 %: vale una telefonata.

Se mi dici quanti dei 35 hanno il riscaldamento centralizzato, ti dico quale sceglierei io tra i primi tre.`,
  },
  {
    id: 'twentieth-it10',
    language: 'it',
    style: 'list',
    manner: 'Claude',
    name: 'Laboratorio Artigiano di Tende e Tappezzeria di Borgo Vanchiglia',
    website: 'https://www.tappezzeriaborgovanchiglia.it',
    question:
      'Devo rifare le sedute di otto sedie e le tende di un soggiorno alto quattro metri a Torino. A chi mi rivolgo?',
    isCounted: true,
    rivals: ['Ferrero Passamanerie', 'Trama Doppia', 'Arredotende'],
    text: `Con soffitti da quattro metri il lavoro difficile sono le tende, non le sedie: servono teli senza giunte e qualcuno che venga a misurare. Ecco come procederei.

1. Se vuoi un solo fornitore per entrambe le cose, chiama il Laboratorio di Tende e Tappezzeria di Borgo Vanchiglia. Cuciono e imbottiscono nello stesso locale, e di solito ritirano le sedie quattro alla volta, così non resti senza.

2. Se tieni soprattutto ai tessuti, passa da Ferrero Passamanerie, in zona Crocetta. Ha un campionario molto ampio e confeziona in proprio.

3. Se il budget è stretto, Trama Doppia lavora bene sulle sedute con tessuti di fine serie. La catena Arredotende, a Moncalieri, può invece occuparsi delle tende su misura a un prezzo più basso, con una scelta più limitata.

In ogni caso fatti prestare un campione grande e guardalo appeso per un paio di giorni, alla luce della tua stanza.`,
  },
  {
    id: 'twentieth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Van Kesteren & Boonstra Tuinen',
    website: 'https://www.vkbtuinen.nl',
    question:
      'Welke hovenier in Amersfoort kan een stadstuin van 45 m² onderhoudsarm maken, liefst zonder alles vol te leggen met tegels?',
    isCounted: true,
    rivals: ['Groenlust Hoveniers', 'De Wilde Border', 'Tuinstudio Eem'],
    text: `Goed plan – een onderhoudsarme tuin kan prima **groen** zijn, als je kiest voor vaste planten en bodembedekkers. Deze hoveniers in en rond Amersfoort doen veel kleine stadstuinen:

1. **[Groenlust Hoveniers](https://groenlusthoveniers.nl)** – ontwerp en aanleg, vanaf ca. € 6.000 voor jouw formaat. Sterk in halfverharding.
2. **[De Wilde Border](https://dewildeborder.nl)** – werkt alleen met inheemse beplanting. Je krijgt een onderhoudskalender per maand.
3. **[Van Kesteren & Boonstra](https://vkbtuinen.nl)** – twee hoveniers zonder personeel; ze doen het grondwerk én de beplanting zelf. Wachttijd rond de acht weken.
4. **[Tuinstudio Eem](https://tuinstudioeem.nl)** – alleen ontwerp (€ 850), waarna je zelf aan de slag gaat.

**Tip:** vraag bij de gemeente na of er nog subsidie is voor het afkoppelen van regenwater.

Zal ik een beplantingslijstje maken voor zon of juist voor schaduw?`,
  },
  {
    id: 'twentieth-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Stilte',
    website: 'https://www.stilte-uitvaart.nl',
    question:
      'Mijn vader is ernstig ziek en wil geen standaarduitvaart in een aula. Welke uitvaartbegeleider in Groningen past daarbij?',
    isCounted: true,
    rivals: ['Noorderafscheid', 'Marije Hofkamp Uitvaarten'],
    text: `Wat verdrietig dat jullie hiervoor staan, en wat goed dat je vader zijn wensen nog zelf kan uitspreken. Juist omdat hij geen aula wil, zou ik nu al een keer vrijblijvend met een begeleider gaan praten; de meesten komen daarvoor gewoon thuis langs en rekenen er niets voor.

In Groningen zijn er een paar die vooral buiten de gebaande paden werken. Noorderafscheid regelt veel uitvaarten op eigen grond, in schuren en op het wad, en heeft ervaring met de vergunningen die daarbij horen. Stilte, een bureau van twee vrouwen aan het Damsterdiep, is kleiner en werkt met één vaste begeleider van het eerste gesprek tot en met de as. Marije Hofkamp Uitvaarten is vooral bekend om natuurbegraven in Drenthe.

Let bij het vergelijken op wat er in het basistarief zit: verzorging, vervoer en koeling worden soms apart gerekend. En als je vader een polis heeft, kijk dan of die in natura of in geld uitkeert. Bij een geldpolis zijn jullie helemaal vrij in de keuze.

Wil je dat ik een paar vragen op een rij zet die je samen met hem kunt doornemen?`,
  },
  {
    id: 'twentieth-nl03',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Kruimelkassa',
    website: 'https://www.kruimelkassa.nl',
    question: 'kassasysteem bakkerij 2 filialen weegschaalkoppeling vooruitbestellen',
    isCounted: true,
    rivals: ['Toonbank Plus', 'Bakkerspos', 'Kassamaat'],
    text: `Voor een bakkerij met twee filialen zijn een gekoppelde weegschaal en een bestelmodule de doorslaggevende functies [1]. Vier systemen voldoen daar geheel of gedeeltelijk aan:

| Systeem | Weegschaal | Vooruitbestellen | Kosten per kassa |
|---|---|---|---|
| Toonbank Plus | ja | ja, via webshop | € 79 p/m [2] |
| Bakkerspos | ja | ja, met productielijst | € 95 p/m [3] |
| Kruimelkassa | ja | alleen in de winkel | € 49 p/m [4] |
| Kassamaat | via tussenmodule | ja | € 59 p/m [2] |

De weegschaal moet geijkt zijn; de Rijksinspectie Digitale Infrastructuur houdt daar toezicht op [5]. Bij twee filialen is het verstandig te vragen of artikelbeheer centraal kan zonder meerprijs [3].`,
  },
  {
    id: 'twentieth-nl04',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Rijschool Vol Gas Vooruit',
    website: 'https://www.volgasvooruit.nl',
    question:
      'Rijschool Vol Gas Vooruit in Tilburg heeft een pakket van 30 lessen voor 1399 euro, is dat een goede deal of moet ik ergens anders kijken?',
    isCounted: true,
    rivals: ['Autorijschool Brekelmans', 'Lesauto 013'],
    text: `Niet doen. € 46 per les lijkt scherp, maar Vol Gas Vooruit rekent met lessen van 45 minuten en het praktijkexamen zit er niet bij. Tel dat op en je bent duurder uit dan bij de concurrent. Hun slagingspercentage lag vorig jaar ook nog eens onder het Tilburgse gemiddelde, en leerlingen klagen over steeds weer een andere instructeur.

Waar dan wel? Autorijschool Brekelmans: lessen van een vol uur, één vaste instructeur, geen pakketdwang. Of Lesauto 013 als je snel wilt; die plannen binnen twee weken en doen ook spoedexamens.

Nooit het hele bedrag vooruitbetalen. Gaat zo'n school failliet, dan sta je achteraan. Slagingspercentages check je bij het CBR.`,
  },
  {
    id: 'twentieth-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Wesselink Daken',
    website: 'https://www.wesselinkdaken.nl',
    question:
      'Wie kan in Enschede een plat dak van een aanbouw vervangen, inclusief isolatie? Het gaat om 22 vierkante meter.',
    isCounted: false,
    rivals: ['Dakwerk Twente', 'Gebroeders Nijkrake', 'EPDM-Oost'],
    text: `Voor een klein plat dak als dit heb je een bedrijf nodig dat klussen onder de dertig vierkante meter niet als restwerk behandelt. Drie bedrijven in en rond Enschede doen dit regelmatig:

- Dakwerk Twente werkt met bitumen en met kunststof en voert de oude laag zelf af.
- Gebroeders Nijkrake uit Haaksbergen isoleren standaard met PIR-platen en geven daar een berekening van de isolatiewaarde bij.
- EPDM-Oost legt uitsluitend rubber uit één stuk, wat bij een rechthoekige aanbouw een voordeel is.

Wesselink Daken heb ik bewust niet in dit lijstje gezet, omdat dat bedrijf alleen voor woningcorporaties werkt en geen opdrachten van particulieren aanneemt.

Reken op ongeveer 130 tot 180 euro per vierkante meter, inclusief isolatie en nieuwe daktrim. Vraag ook naar de verzekerde garantie. Voor de isolatie is onder voorwaarden ISDE-subsidie mogelijk; op de site van RVO staat welke dikte daarvoor nodig is.`,
  },
  {
    id: 'twentieth-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Bakkeveen',
    website: 'https://www.bakkeveen-tenten.nl',
    question: 'Waar huur ik een mooie bell tent of stretchtent voor een tuinbruiloft in Friesland, ca. 80 gasten?',
    isCounted: false,
    rivals: ['Fryske Feesttenten', 'Onder Zeil', 'Tentenverhuur Sijtsma'],
    text: `Leuk, een tuinbruiloft! 💍 Voor **80 gasten** heb je als je iedereen aan tafel wilt ongeveer **120 m²** nodig. Deze verhuurders leveren in heel Friesland:

⛺ **Fryske Feesttenten** – stretchtenten tot 200 m², inclusief op- en afbouw. Vanaf € 1.450 voor een weekend.
⛺ **Onder Zeil** – sfeervolle bell tents met kleden en verlichting; te koppelen als overnachtingsplek.
⛺ **Tentenverhuur Sijtsma** – klassieke pagodetenten, het voordeligst per m².

**Handig om te weten**
- Ligt jullie tuin in de bossen rond het dorp Bakkeveen, houd dan rekening met boomwortels: haringen gaan er slecht in en je hebt ballastblokken nodig.
- Vanaf een bepaalde grootte moet je een tent melden bij de gemeente (Opsterland heeft hiervoor een onlineformulier).
- Vraag altijd naar de **maximale windkracht**.

Zal ik een plattegrond schetsen met bar, dansvloer en tafels?`,
  },
  {
    id: 'twentieth-nl07',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Fietsen Claessaert',
    website: 'https://www.fietsenclaessaert.be',
    question: 'Is Fietsen Claessaert in Gent goed voor een leasebakfiets, en hoe zit het met onderhoud?',
    isCounted: false,
    rivals: ['Bakfietserij Dampoort', 'Trapop'],
    text: `U vroeg naar Fietsen Claessaert. Over die naam leverden de zoekresultaten geen enkele bron op, zodat er over aanbod, lease of onderhoud niets gezegd kan worden.

Algemeen geldt dat fietslease in België via de werkgever loopt en dat het onderhoud meestal in het leasecontract zit, met één of twee beurten per jaar [1]. In Gent werken onder meer deze zaken met leasebakfietsen:

- **Bakfietserij Dampoort**: dealer van drie merken, vervangfiets tijdens onderhoud [2]
- **Trapop**: mobiele hersteldienst die ook nieuwe bakfietsen levert, aan huis of op het werk [3]

Controleer in de leasevoorwaarden welke dealers erkend zijn; dat verschilt per leasemaatschappij [1][4].`,
  },
  {
    id: 'twentieth-nl08',
    language: 'nl',
    style: 'list',
    manner: 'Grok',
    name: 'Sanitair & Verwarming Peeraer-Wuyts BV',
    website: 'https://www.peeraerwuyts.be',
    question:
      'Mijn condensatieketel in Berchem valt om de drie dagen uit met een drukfout. Welke loodgieter komt er snel en lapt het niet gewoon op?',
    isCounted: true,
    rivals: ['Ketelhulp Zuid', 'Van Roosbroeck Warmte'],
    text: `Drukfout om de drie dagen = je verliest ergens water, of je expansievat is dood. Bijvullen is geen oplossing. Wie ik zou bellen, in deze volgorde:

1. Peeraer-Wuyts. Zit in Deurne, komt meestal binnen twee dagen en meet het vat eerst door voor ze iets vervangen. Peeraer-Wuyts doet ook het verplichte onderhoud met attest, dus dat kan in één rit.
2. Ketelhulp Zuid. Sneller (zelfde dag), maar € 95 voorrijkosten en ze willen graag een nieuwe ketel verkopen.
3. Van Roosbroeck Warmte. Degelijk, alleen geen weekenddienst.

Noteer intussen elke ochtend de druk. Zakt die ook als de verwarming uit staat, dan zit er een lek in je leidingen en heb je aan een ketelman alleen niet genoeg.`,
  },
  {
    id: 'twentieth-nl09',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Taalkraam',
    website: 'https://www.taalkraam.nl',
    question: 'NT2 les op de werkvloer Utrecht schoonmaakbedrijf 15 medewerkers',
    isCounted: true,
    rivals: ['Spreekbaar Trainingen', 'Werk & Woord Academie', 'Het Taalatelier Midden-Nederland'],
    text: `Voor **NT2 op de werkvloer** met een groep van 15 kun je het beste twee groepjes maken op niveau. Aanbieders die in Utrecht op locatie lesgeven:

### Grotere taalbureaus
- **Spreekbaar Trainingen** – veel ervaring in schoonmaak en zorg; intake per deelnemer inbegrepen.
- **Werk & Woord Academie** – combineert taal met veiligheidsinstructies, handig voor VCA.

### Kleinschalig
- **Het Taalatelier Midden-Nederland** – vaste docent, ook ’s avonds na de dienst.
- Een freelance collectief met lessen van een uur, ook vroeg in de ochtend: zie [www.taalkraam.nl](https://www.taalkraam.nl).

### Kosten
Reken op **€ 95 – € 130 per lesuur** voor de hele groep. De SLIM-regeling kan een deel vergoeden; kijk op de site van de overheid wanneer het volgende tijdvak opengaat.

Let bij offertes op wat er wél en niet in zit. De verschillen zitten meestal in:
- de **intake** (soms gratis, soms € 40 per persoon);
- het **lesmateriaal**: een standaardboek is goedkoper, maar sluit zelden aan op schoonmaakwerk;
- de **reistijd** van de docent als je op meer dan één locatie les wilt;
- de **eindtoets** en het verslag dat je nodig hebt om de subsidie te verantwoorden.

### Niveaus
Veel groepen op de werkvloer lopen uiteen van A0 tot A2. Zet iemand die nog niet kan lezen en schrijven in ons alfabet niet zomaar bij de rest: dat is alfabetisering, en daarvoor is een docent met aparte scholing nodig. De bibliotheek aan de Neude heeft een spreekuur waar je daarover advies kunt vragen.

### Aanpak in het kort
1. Laat iedereen kort toetsen (spreken en lezen apart).
2. Kies thema’s uit het eigen werk: etiketten, roosters, ziekmelden.
3. Plan de les **in werktijd** – de opkomst is dan veel hoger.
4. Evalueer na tien lessen met de leidinggevende erbij.

Zal ik een offerteaanvraag voor je opstellen?`,
  },
  {
    id: 'twentieth-nl10',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Meubelstoffeerderij Oosterkwast',
    website: 'https://www.oosterkwast.nl',
    question:
      'Ik heb een deense fauteuil uit de jaren 60 met versleten leer. Wie in Zwolle kan dat opnieuw stofferen zonder dat hij zijn waarde verliest?',
    isCounted: true,
    rivals: [],
    text: `Bij Deens design zit de waarde in de vorm van de vulling en in de naden van het leer. Zoek dus iemand die de oude bekleding als mal gebruikt.

In Zwolle is Oosterkwasts werkplaats, aan de rand van Assendorp, daarvoor een logische keuze: ze doen er vooral Scandinavische stoelen en geven je het oude leer mee terug. Reken op 900 tot 1.300 euro en zo’n twee maanden levertijd.`,
  },
];
