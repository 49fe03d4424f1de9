// The sixth sealed set, written and labelled by somebody who had not seen the code that reads them. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else's. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const sixthSealedAnswers: readonly Reading[] = [
  // ---------------------------------------------------------------- English
  {
    id: 'w-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tidewell Chimney Sweeps',
    website: 'https://www.tidewellsweeps.co.uk',
    question: 'Can you recommend a chimney sweep near Whitby for a wood burner?',
    isCounted: true,
    rivals: ['Moorside Sweeping Co.', 'A. J. Pickard & Son', 'Wilkins Chimney Sweep'],
    text: `Here are a few sweeps that cover **Whitby and the surrounding villages** and are used to wood burners 🔥

### Local sweeps

1. **Moorside Sweeping Co.** – Based in Sleights. Does power sweeping and camera surveys. Expect about £65 for a standard sweep. ([moorsidesweeping.co.uk](https://moorsidesweeping.co.uk/?utm_source=chatgpt.com))
2. **Tidewell Chimney Sweeps** – Two-man family firm, HETAS approved, gives you a certificate for the insurer on the day. Reviewers on Google mention how little mess they leave. ([tidewellsweeps.co.uk](https://www.tidewellsweeps.co.uk/?utm_source=chatgpt.com))
3. **A. J. Pickard & Son** – Old-school brush and vacuum, good for cottages with awkward flues in Robin Hood's Bay. Cash or bank transfer only.

### If none of them can fit you in

- **Wilkins Chimney Sweep** – national franchise; the nearest operator usually travels from Scarborough or Malton.

### What to ask on the phone

- **Certificate:** most home insurers want one every year.
- **Nests:** removal between March and August may be restricted by law.
- **Flue liner:** ask whether rotary brushes are safe for your stainless steel liner.

👉 Autumn fills up fast. I'd ring Moorside first and Tidewell second, as both usually have slots within ten days.

Would you like a short checklist for preparing the room?`,
  },
  {
    id: 'w-en02',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Brackenfold Kennels',
    website: 'https://brackenfoldkennels.co.uk',
    question: 'Best dog boarding kennels near Hereford with heated runs?',
    isCounted: false,
    rivals: ['Lugg Meadow Kennels & Cattery', 'Wyeside Pet Hotel', 'Dinmore Hill Boarding Kennels', 'Barking Mad'],
    text: `Several licensed kennels within about 12 miles of Hereford advertise heated sleeping areas, with prices between £19 and £34 per night.[1][2]

**Top choices**

- **Lugg Meadow Kennels & Cattery** (Moreton-on-Lugg): underfloor heating in all 28 units, two walks a day on the lead, 5-star licence from Herefordshire Council.[1][3]
- **Wyeside Pet Hotel** (Holme Lacy): larger suites with sofas and webcams, from £34; the only one here that accepts unneutered males.[2]
- **Dinmore Hill Boarding Kennels** (Hope under Dinmore): cheaper and simpler, infrared lamps above the beds, collection possible on Sundays until noon.[4]

**Alternative to kennels**

- **Barking Mad** places dogs with host families in the county and charges roughly £40 per day including transport.[5]

**Before you book**

- Proof of annual boosters and kennel cough vaccine is required practically everywhere.[1][4]
- Ask to see the licence; the star rating must be displayed.
- Christmas and the August bank holiday are usually full by June, according to reviews on Yell and Google.[6]

For an anxious older dog, Lugg Meadow appears to be the strongest match because of its quiet block away from the cattery.[3]`,
  },
  {
    id: 'w-en03',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Quillon Escape Rooms',
    website: 'https://www.quillonescape.com',
    question: 'fun escape room in Leeds for 8 people, work do',
    isCounted: true,
    rivals: ['Tick Tock Unlock', 'The Great Escape', 'Escape Hunt'],
    text: `Eight people is a bit of an awkward number – most rooms cap at six – so you either split into two teams and race, or find a venue with a big room. Here's how Leeds stacks up right now:

### Tick Tock Unlock
Long-running place near the station. Two copies of the same room, so you can go head to head. Around £27 a head. Puzzles are clever, decor is a bit tired.

### Quillon (Call Lane)
My pick for your group. "The Assay Office" takes up to nine, the hosts stay in character, and there's a private bar upstairs you can have for an hour afterwards. Weekday afternoons are about £24pp. The odd grumble on Tripadvisor about the stairs – no lift.

### The Great Escape
More polished, several Sheffield-born rooms, max six per team. Good if half of you have done loads of these.

### Escape Hunt
The chain option. Reliable, Doctor Who branding, easy to expense. Not the most memorable.

**Quick tips**
- Book midweek; Saturdays are wall-to-wall hen parties.
- Ask for the "no jump scares" version if anyone's nervous.
- Food afterwards: Kirkgate Market is five minutes' walk.

Want me to suggest a schedule for the whole afternoon?`,
  },
  {
    id: 'w-en04',
    language: 'en',
    style: 'table',
    manner: 'Claude',
    name: 'Ledgerloom',
    website: 'https://ledgerloom.ie',
    question: 'Which invoicing software suits a freelance translator in Ireland?',
    isCounted: true,
    rivals: ['FreshBooks', 'Xero', 'Zoho Invoice', 'Bullet'],
    text: `For a freelance translator the things that matter are multi-currency invoices, reverse-charge VAT for EU agencies, and not paying for features you'll never open. Here's how I'd compare the realistic candidates:

| Software | Monthly cost (approx.) | Multi-currency | Irish VAT / reverse charge | Best for |
|---|---|---|---|---|
| **FreshBooks** | €17–30 | Yes | Workable, manual wording | Polished invoices, time tracking |
| **Xero** | €16–37 | Only on top plan | Strong, files VAT3 | If you have an accountant |
| **Ledgerloom** | €9 | Yes | Built in, adds the wording for you | Sole traders billing agencies |
| **Zoho Invoice** | Free | Yes | Partial | Very low volume |
| **Bullet** | €13 | Limited | Strong, Irish-made | Domestic clients |

A few thoughts on choosing:

**If most of your clients are agencies abroad**, Ledgerloom or FreshBooks will save you the most fiddling. The former also accepts per-word rates as a unit, which is rarer than you'd think.

**If you're near the VAT threshold for services**, check the current figure with Revenue before you commit; it has changed recently.

**Payments:** nearly all of these connect to Stripe, so that shouldn't decide it.

Prices move around, so please treat mine as a guide. How many invoices do you send in a typical month?`,
  },
  {
    id: 'w-en05',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Pellmore Cycles',
    website: 'https://www.pellmorecycles.co.uk',
    question: 'Who else apart from Pellmore Cycles repairs Bosch e-bikes in Norwich?',
    isCounted: false,
    rivals: ['Wensum Wheelworks', 'Halfords', 'Sprocket & Daughters', 'Evans Cycles'],
    text: `Leaving Pellmore Cycles aside, as you asked, these are the places in and around Norwich that will look at a Bosch system 🚲

| Shop | Area | Bosch diagnostics | Typical wait | Notes |
|---|---|---|---|---|
| **Wensum Wheelworks** | Heigham Street | ✅ Full dealer tool | 1–2 weeks | Motor swaps under warranty |
| **Halfords** | Barker Street | ⚠️ Own brands first | 3–5 days | Carrera and Pendleton e-bikes mainly |
| **Sprocket & Daughters** | Wymondham | ✅ | 1 week | Collects within 10 miles for £15 |
| **Evans Cycles** | city centre | ✅ on bikes bought there | varies | Ring before you bring it in |

### 💡 Good to know

- A **software update and error read-out** usually costs £35–£50.
- Error 504 often means tampering was detected – shops can clear it only three times.
- **Battery recelling** isn't something any authorised dealer will do; Bosch sells replacements from about £480.
- Keep your proof of purchase: the warranty is two years from the date of sale.

My suggestion would be **Wensum Wheelworks** if the motor itself is noisy, and the Wymondham shop if you can't transport the bike.

If you tell me the error code on the display, I can narrow down what's likely to be wrong.`,
  },
  {
    id: 'w-en06',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Marisbrook Veterinary Surgery',
    website: 'https://www.marisbrookvets.co.uk',
    question: 'Which vet in Cheltenham is good with rabbits?',
    isCounted: true,
    rivals: ['Severn Vale Exotics', 'Charlton Green Vets'],
    text: `Rabbits are often handled as an afterthought in general practice, so it's sensible to ask around before you register.

In Cheltenham itself, the name that comes up most among rabbit owners is Marisbrook's surgery on the Bath Road. Their senior vet, Dr Hannah Oyelaran, did a certificate in zoological medicine, and the practice keeps a separate waiting area so that your rabbit doesn't have to sit opposite a terrier. A consultation is in the region of £48, and neutering a doe roughly £130 to £160 including pain relief.

If you can travel a little, Severn Vale Exotics near Gloucester sees nothing but rabbits, small furries, birds and reptiles. It's a better choice for dental work that keeps coming back or anything needing a CT scan, though you may need a referral and the bills are correspondingly higher.

Do ask any practice three things: how many rabbits they anaesthetise in a month, whether they intubate them, and who covers the nights. A rabbit that has stopped eating is an emergency within twelve hours. If that last point worries you, Charlton Green Vets keeps its own overnight team and sees a fair number of rabbits, although it is less specialised.

The Rabbit Welfare Association also publishes a list of rabbit-friendly practices, which is worth checking because staff move on and my information may not be current.`,
  },
  {
    id: 'w-en07',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Halvard Solar',
    website: 'https://halvardsolar.com',
    question: 'thinking of signing with Halvard Solar in Phoenix, 8kW system. good idea?',
    isCounted: true,
    rivals: ['Sun Valley Solar Solutions', 'Desert Kite Energy', 'Sunrun'],
    text: `Honestly? I'd pump the brakes. Halvard Solar does put up decent-looking arrays and their panels (REC, with Enphase microinverters) are fine, but the pattern in the last eighteen months isn't great: a string of complaints with the Arizona Registrar of Contractors about roof leaks, salespeople quoting "zero dollar" deals that turn out to be 25-year leases with a 2.9% escalator, and support tickets that go quiet after the inspection. Their BBB page shows the same thing.

At 8 kW you should be paying somewhere around $2.60–$3.00 per watt before incentives in Maricopa County. If the paper in front of you says $4.20, that's the dealer fee talking.

Get at least two more bids. Sun Valley Solar Solutions has been around since 2006, does its own roofing work and isn't shy about telling people their roof isn't ready. Desert Kite Energy is a smaller crew out of Tempe, cheaper, and people on the r/phoenix subreddit like that the owner answers his phone. If you actually want a lease and don't care about ownership, Sunrun is the boring-but-solvent answer.

Also check your utility: SRP and APS treat exported power very differently, and a battery may matter more than two extra panels. Already signed? You normally have three business days to cancel in writing.`,
  },
  {
    id: 'w-en08',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Copperleaf Dental',
    website: 'https://copperleafdental.ie',
    question: 'Is Copperleaf Dental in Galway any good for implants?',
    isCounted: false,
    rivals: ['Eyre Square Dental Clinic', 'Corrib Implant Centre'],
    text: `I could not find a practice called Copperleaf Dental in Galway in the available results, so I can't say anything reliable about its quality for implants. It does not show up in the search results from the Dental Council register, on Google Maps listings or on WhatClinic, and it may be very new or trade under a different name.[1][2]

What the results do show is that implants in Galway are mostly placed in two settings. Eyre Square Dental Clinic offers single implants from €1,850 including the crown, with an oral surgeon visiting on Tuesdays and Fridays.[3] Corrib Implant Centre in Oranmore focuses on full-arch cases and quotes €11,500 to €14,000 per jaw, with a CBCT scan on site.[4][5]

Prices in Ireland generally range from €1,800 to €2,800 per tooth, and patients can claim 20% back through Med 2 relief with Revenue when the treatment is not routine.[6] Whichever dentist you consider, ask who places the implant, which system is used (Straumann and Nobel Biocare have long track records), and what happens if it fails within the first two years.[4]

If you have a web address or an Eircode for the clinic you mean, I can look again.`,
  },
  {
    id: 'w-en09',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Larkfield Joinery',
    website: 'https://www.larkfieldjoinery.scot',
    question: 'Who makes bespoke oak staircases around Perth, Scotland?',
    isCounted: false,
    rivals: ['Strathearn Stairs', 'Tay Timberworks', 'Larkfield Joinery Supplies', 'StairBox'],
    text: `For a **bespoke oak staircase in Perthshire** you've basically got two routes: a local workshop that measures, makes and fits, or a made-to-measure kit that your own joiner installs.

### Local workshops

- **Strathearn Stairs** (Crieff) – staircases only, closed or open string, also curved. Ballpark £6,500–£12,000 fitted. ([strathearnstairs.co.uk](https://strathearnstairs.co.uk/?utm_source=chatgpt.com))
- **Tay Timberworks** (Inveralmond, Perth) – general joiners with a CNC; nice track record in listed houses.

### Made-to-measure kits

- **Larkfield Joinery Supplies** – a trade merchant in Maidstone, Kent, that ships flat-packed oak flights to Scotland on a pallet. No fitting.
- **StairBox** – configure it online, delivery in about three weeks, from roughly £1,100 in oak veneer and more for solid.

### 🪵 Things that trip people up

- **Building warrant:** in Scotland you'll often need one from Perth & Kinross Council when the pitch or position changes.
- **Moisture content:** the oak should sit in the heated house for two weeks first.
- **Going and rise:** max 42° pitch for a private stair.

If budget matters less than the finish, I'd start with **Strathearn Stairs** and ask to see a job that's at least five years old. Want me to draft the enquiry email?`,
  },
  {
    id: 'w-en10',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: 'Fenwick Row Guesthouse',
    website: 'https://www.fenwickrow.co.uk',
    question: 'Does Fenwick Row Guesthouse in Alnwick have parking, or is there a better B&B?',
    isCounted: true,
    rivals: ['Bondgate Lodge', 'The White Swan Hotel'],
    text: `I couldn't find any confirmation that Fenwick Row has a car park of its own – the website doesn't mention one and the photos only show the street. What guests say in reviews is that they leave the car on the Greenwell Road (free with a Northumberland parking disc, a quid at the Tourist Office) and walk four minutes.

Apart from that it's a solid place: four rooms, about £95–£110 with breakfast, kippers from Craster, hosts who know the castle opening times by heart. No dogs.

If parking on site is the deal-breaker:

- **Bondgate Lodge** – six private spaces behind the house, £105ish, slightly dated bathrooms.
- **The White Swan Hotel** – proper hotel car park, and you get the dining room with the panelling from the Olympic, Titanic's sister ship. £140 and up.

You'll still see Percy House B&B recommended in older blog posts. It shut for good in 2023, so ignore that one.

**Verdict:** stay where you were planning to unless you're arriving late with heavy luggage. And ring rather than email; small places often hold back a room from Booking.com.`,
  },
  // ---------------------------------------------------------------- German
  {
    id: 'w-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Rohrfuchs Bamberg',
    website: 'https://www.rohrfuchs-bamberg.de',
    question: 'Abfluss verstopft in Bamberg, wer kommt heute noch und zockt nicht ab?',
    isCounted: true,
    rivals: ['Sanitär Obermaier', 'Kanal-Türpe', 'Abflussdienst Regnitztal'],
    text: `Gerade bei Rohrreinigern gibt es leider viele schwarze Schafe. Diese Betriebe sitzen **wirklich in Bamberg und Umgebung** und nennen am Telefon einen Preis:

🔧 **Sanitär Obermaier** (Gaustadt)
- klassischer Meisterbetrieb, Innungsmitglied
- Spirale bis 15 m, ca. 110–140 € werktags

🔧 **Rohrfuchs Bamberg** (Hallstadter Straße)
- reiner Rohrreinigungsbetrieb, auch abends
- Festpreis 129 € inkl. Anfahrt im Stadtgebiet ([rohrfuchs-bamberg.de](https://www.rohrfuchs-bamberg.de/?utm_source=chatgpt.com))
- 4,8 Sterne bei Google, einzelne Klagen über Wartezeiten am Samstag

🔧 **Kanal-Türpe**
- größere Firma mit Spülwagen, wenn es der Grundleitung an den Kragen geht
- Kamerabefahrung möglich

🔧 **Abflussdienst Regnitztal**
- kommt aus Hirschaid, eher für Küche und Bad

### ⚠️ So schützt du dich vor Abzocke
- **Keine 0800-Nummern** aus den Anzeigen ganz oben anrufen
- **Festpreis vorher schriftlich** geben lassen, SMS reicht
- **Nie bar ohne Rechnung** zahlen
- Als Mieter zuerst die **Hausverwaltung** informieren

Die Verbraucherzentrale Bayern nennt 150–250 € als üblichen Rahmen für eine einfache Verstopfung am Wochenende.

Sitzt die Verstopfung nur in der Küche oder läuft es auch in der Dusche schlecht ab? Dann kann ich dir sagen, wen du zuerst anrufen solltest.`,
  },
  {
    id: 'w-de02',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Kanzlei Wendt & Sorge',
    website: 'https://www.wendt-sorge.de',
    question: 'Steuerberater in Leipzig für eine kleine GmbH, der DATEV Unternehmen online nutzt',
    isCounted: false,
    rivals: ['Lindenau Steuerberatung', 'Reuschel & Kollegen Steuerberatungsgesellschaft', 'ETL', 'felix1.de'],
    text: `Für eine kleine GmbH in Leipzig kommen mehrere Kanzleien infrage, die ausdrücklich digital mit DATEV Unternehmen online arbeiten.[1][2]

## Kanzleien vor Ort

- **Lindenau Steuerberatung**: fünf Mitarbeiter, Schwerpunkt Handwerk und Gastronomie, nimmt laut Website neue Mandate ab Januar an.[1]
- **Reuschel & Kollegen Steuerberatungsgesellschaft**: am Dittrichring, DATEV-Label „Digitale Kanzlei 2024“, auch Lohn und Jahresabschluss mit E-Bilanz.[2][3]
- **ETL**: bundesweiter Verbund mit mehreren Niederlassungen in Leipzig, eigenes Portal zusätzlich zu DATEV.[4]

## Reine Online-Lösung

- **felix1.de**: Pauschalpreise ab etwa 119 € im Monat, fester Ansprechpartner nur per Telefon oder Video.[5]

## Worauf Sie achten sollten

- **Kapazität:** Viele Kanzleien haben Aufnahmestopp; eine kurze Anfrage mit Umsatz, Belegzahl und Mitarbeiterzahl erhöht die Chancen.[6]
- **Honorar:** Die Vergütungsverordnung (StBVV) gibt einen Rahmen vor, Pauschalen sind zulässig.
- **Wechsel:** Der Datenbestand lässt sich im DATEV-Rechenzentrum übertragen, meist zum Jahresbeginn.

Der Suchdienst der Steuerberaterkammer Sachsen ist eine neutrale Ergänzung.[7] Für GmbHs mit weniger als zehn Angestellten wirkt Reuschel & Kollegen nach Quellenlage am passendsten.[2][3]`,
  },
  {
    id: 'w-de03',
    language: 'de',
    style: 'list',
    manner: 'Claude',
    name: 'Nestwerk Matratzen',
    website: 'https://www.nestwerk-matratzen.de',
    question: 'Welche Matratzenmarke für einen Seitenschläfer mit 95 kg, unter 600 Euro?',
    isCounted: true,
    rivals: ['bett1', 'Emma', 'Ravensberger Matratzen', 'IKEA'],
    text: `Bei 95 kg in Seitenlage braucht es vor allem zweierlei: eine weiche Schulterzone und genug Stützkraft an der Hüfte. Reine Kaltschaumkerne unter 18 cm Höhe fallen damit meist weg.

**Infrage kommen aus meiner Sicht:**

1. **Ravensberger Matratzen** – die 7-Zonen-Kaltschaummatratze in H3 mit Raumgewicht 50. In 90 × 200 cm rund 350 €, recht langlebig.

2. **bett1** – das Modell Bodyguard hat zwei Härten zum Wenden. Bei Stiftung Warentest mehrfach vorn, für sehr schwere Seitenschläfer an der Schulter manchmal etwas zu straff.

3. **Nestwerk** – eine Manufaktur aus dem Bergischen Land, deren Latexmodell „Laube“ mit austauschbarer Schulterzone geliefert wird. 579 €, 60 Nächte Probeliegen. Die Matratze wiegt allerdings fast 30 kg, das Beziehen ist mühsam.

4. **Emma** – weicher, gut bei Druckstellen, aber bei Ihrem Gewicht sinkt das Becken eher zu tief ein. Häufige Rabattaktionen, Listenpreise daher mit Vorsicht lesen.

5. **IKEA** – mit Åkrehamn oder Vågstranda ordentliche Notlösungen, wenn Sie vorher Probe liegen möchten.

**Ein paar Hinweise**
- *Lattenrost:* ohne abgesenkte Schulterzone verpufft der Effekt.
- *Rückgabe:* Versandkosten trägt nicht jeder Anbieter.
- *Geruch:* ein bis zwei Wochen Auslüften sind normal.

Wenn Sie mir noch Körpergröße und eventuelle Rückenbeschwerden nennen, kann ich zwischen 1 und 3 gezielter abwägen.`,
  },
  {
    id: 'w-de04',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Fahrschule Kupferschmid',
    website: 'https://www.fahrschule-kupferschmid.de',
    question: 'Gute Fahrschule in Freiburg für B197 ohne ewige Wartezeit?',
    isCounted: true,
    rivals: ['Fahrschule Dreisamtal', 'ACADEMY Fahrschule Breisgau', '123fahrschule'],
    text: `Mit **B197** machst du die Prüfung auf Automatik und darfst trotzdem schalten 🚗 – das bieten inzwischen fast alle. Unterschiede gibt es bei Preis und Wartezeit:

| Fahrschule | Stadtteil | Grundbetrag | Fahrstunde (45 min) | Wartezeit | Eindruck |
|---|---|---|---|---|---|
| **Fahrschule Dreisamtal** | Littenweiler | 420 € | 66 € | 3–4 Wochen | ruhig, viele Stammfamilien |
| **Kupferschmid** | Stühlinger | 390 € | 64 € | ca. 2 Wochen | geduldige Lehrer, Theorie auch am Sonntag |
| **ACADEMY Fahrschule Breisgau** | Innenstadt | 449 € | 69 € | sofort | Intensivkurs in 7 Tagen |
| **123fahrschule** | mehrere Städte | ab 99 € (Aktion) | 72 € | wechselnd | Theorie per App |

*Preise gerundet, Stand laut Aushang und Websites; bitte nachfragen.*

**Was die Kosten wirklich treibt**

- Zahl der Übungsstunden (im Schnitt 25–30, nicht der Grundbetrag)
- Prüfungsgebühren beim TÜV Süd: theoretisch rund 25 €, praktisch rund 130 €
- Vorstellungsentgelt der Fahrschule zur Prüfung

➡️ Mein Tipp: Geh zu einer kostenlosen Theoriestunde und frag konkret, **wie viele Prüfungsplätze pro Monat** sie bekommen. Daran hängt in Freiburg derzeit fast alles.

Soll ich dir ausrechnen, was der Führerschein mit 25 Übungsstunden jeweils kosten würde?`,
  },
  {
    id: 'w-de05',
    language: 'de',
    style: 'table',
    manner: 'Grok',
    name: 'Werkblick',
    website: 'https://www.werkblick.app',
    question: 'Handwerkersoftware für 6 Mann Elektrobetrieb, Aufmaß und Zeiterfassung mobil',
    isCounted: true,
    rivals: ['ToolTime', 'HERO Software', 'Craftnote', 'openHandwerk', 'Streit V.1'],
    text: `Für sechs Leute brauchst du kein Monster-ERP. Hier die Kandidaten, die 2025 im Elektrohandwerk tatsächlich genutzt werden:

| Tool | Preis/Monat (6 Nutzer, grob) | Mobiles Aufmaß | Zeiterfassung | DATANORM/IDS | Haken |
|---|---|---|---|---|---|
| ToolTime | ~190 € | ja | ja | ja | Preise nur nach Demo |
| HERO Software | ~210 € | ja | ja | ja | viele Zusatzmodule |
| Craftnote | ~95 € | Fotos + Notizen | ja | nein | kein Angebotswesen |
| openHandwerk | ~240 € | ja | ja | ja | Einarbeitung zäh |
| Werkblick | ~130 € | ja, auch offline | ja | nur IDS | kleine Firma, Support bis 17 Uhr |
| Streit V.1 | Lizenz + Wartung | per App | ja | ja | eher ab 10 Leuten |

**Klartext:** Wenn deine Jungs im Keller kein Netz haben, ist der Offline-Modus von Werkblick Gold wert. Willst du dagegen alles bis zur E-Rechnung und DATEV-Export aus einer Hand, nimm HERO oder ToolTime.

Noch was: Die Pflicht zum Empfang von E-Rechnungen (XRechnung, ZUGFeRD) gilt schon. Lass dir im Test einen echten Auftrag durchspielen, von der Anfrage bis zur Schlussrechnung – bei OMR Reviews sehen alle gut aus.

Welche Großhändler nutzt ihr, Sonepar oder eher regional? Davon hängt die Schnittstelle ab.`,
  },
  {
    id: 'w-de06',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Bäckerei Hagedorn',
    website: 'https://www.baeckerei-hagedorn.de',
    question: 'Wo gibt es in Oldenburg noch richtig gutes Sauerteigbrot vom Handwerksbäcker?',
    isCounted: true,
    rivals: ['Backhaus Tönnies', 'Brotgarten Eversten'],
    text: `Echtes Sauerteigbrot mit langer Führung ist auch in Oldenburg seltener geworden, aber es gibt noch Betriebe, die ihre Teige selbst ansetzen.

Am häufigsten gelobt wird Hagedorns Roggenbrot, das nach Auskunft des Bäckers 22 Stunden ruht und in einem alten Etagenofen gebacken wird. Der Laden in der Nadorster Straße ist klein, ab elf Uhr sind die Zweikilolaibe oft weg; man kann am Vortag telefonisch vorbestellen. Ein Kilo kostet etwa 5,80 Euro. Samstags steht die Schlange bis auf den Gehweg.

Wer eher helle, offenporige Brote nach französischer Art mag, ist bei Backhaus Tönnies in der Innenstadt besser aufgehoben, dort wird mit Weizensauer und wenig Hefe gearbeitet. Für Vollkorn aus frisch gemahlenem Getreide, zertifiziert nach Bioland, lohnt sich der Weg zum Brotgarten Eversten; man bekommt die Brote außerdem dienstags und samstags auf dem Wochenmarkt am Pferdemarkt.

Ein kleiner Prüfstein für unterwegs: Fragen Sie, ob der Sauerteig im Haus geführt wird oder als Pulver kommt. Eine ehrliche Bäckerin beantwortet das ohne Zögern. Und lassen Sie Roggenbrot ruhig einen Tag liegen, bevor Sie es anschneiden. Öffnungszeiten bitte vorher prüfen, meine Angaben könnten veraltet sein.`,
  },
  {
    id: 'w-de07',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Hautzentrum Möhnesee',
    website: 'https://www.hautzentrum-moehnesee.de',
    question: 'Erfahrungen mit dem Hautzentrum Möhnesee? Brauche bald einen Termin zum Hautkrebsscreening',
    isCounted: false,
    rivals: ['Dermatologie am Jakobitor', 'Hautarztpraxis Dr. Keweloh', 'OnlineDoctor'],
    text: `Zu einem „Hautzentrum Möhnesee“ liegen in den gefundenen Quellen keine Einträge oder Bewertungen vor; weder auf Jameda noch in der Arztsuche der Kassenärztlichen Vereinigung Westfalen-Lippe taucht eine Praxis unter diesem Namen auf.[1][2] Möglicherweise ist eine Praxis in Soest oder Arnsberg gemeint.

In Soest führt die Dermatologie am Jakobitor das gesetzliche Hautkrebsscreening durch und vergibt Termine online, derzeit mit rund zehn Wochen Vorlauf.[3] Schneller geht es nach Patientenberichten in der Hautarztpraxis Dr. Keweloh in Werl, die freitags eine offene Sprechstunde anbietet; für das eigentliche Screening wird man dort allerdings auf einen Folgetermin verwiesen.[4]

Gesetzlich Versicherte ab 35 Jahren haben alle zwei Jahre Anspruch auf die Untersuchung, viele Kassen zahlen schon früher.[5] Auch Hausärzte mit entsprechender Fortbildung dürfen sie vornehmen. Die Auflichtmikroskopie ist mitunter eine Selbstzahlerleistung zwischen 20 und 40 Euro.[5]

Bei einem einzelnen auffälligen Muttermal kann außerdem eine Einschätzung per Foto über OnlineDoctor sinnvoll sein, dort antwortet ein Facharzt binnen 48 Stunden für 45 Euro.[6] Ein Screening des ganzen Körpers ersetzt das nicht. Mit einem Dringlichkeitscode vermittelt die 116117 Termine innerhalb von vier Wochen.[2]`,
  },
  {
    id: 'w-de08',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Nordlicht Umzüge Kiel',
    website: 'https://www.nordlicht-umzuege-kiel.de',
    question: 'Angebot von Nordlicht Umzüge über 890 € Kiel nach Hannover, 3 Zimmer. Seriös?',
    isCounted: true,
    rivals: ['Möbelspedition Hansen & Behn', 'Umzüge Petersen', 'Studenten-Umzugshilfe Kiel'],
    text: `890 Euro für drei Zimmer über 250 Kilometer? Das ist zu billig, um ehrlich zu sein. Realistisch sind 1.600 bis 2.300 Euro, je nach Kubikmetern und Stockwerk.

Nordlicht Umzüge gibt es wirklich, Gewerbe ist in Kiel-Gaarden angemeldet, aber die Bewertungen zeigen ein Muster: niedriger Lockpreis, am Umzugstag plötzlich „mehr Volumen als angegeben“, dann 600 Euro Nachschlag in bar, sonst bleibt der Wagen zu. Auf Trustpilot schreiben das mindestens neun Leute seit letztem Sommer. Ich würde die Finger davon lassen.

Besser: Die Möbelspedition Hansen & Behn macht eine Videobesichtigung und gibt dir danach einen verbindlichen Festpreis, ist AMÖ-zertifiziert und haftet nach HGB mit 620 Euro pro Kubikmeter. Umzüge Petersen aus Preetz ist etwas günstiger, fährt die Strecke Richtung Süden regelmäßig und nimmt auch Beiladungen mit, falls du beim Termin flexibel bist. Wenn das Geld knapp ist, miete selbst einen 7,5-Tonner und hol dir über die Studenten-Umzugshilfe Kiel drei Leute zum Tragen, das lief zuletzt für rund 20 Euro die Stunde.

Wichtig: Halteverbotszone beim Ordnungsamt mindestens zehn Tage vorher beantragen, in Hannover ebenso. Und lass dir die Transportversicherung zeigen. Vergleichswerte findest du notfalls bei Check24, die Makler dahinter kassieren aber mit.`,
  },
  {
    id: 'w-de09',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Café Zimtstern',
    website: 'https://www.cafe-zimtstern-goerlitz.de',
    question: 'Schönes Café in Görlitz mit selbstgebackenem Kuchen, z. B. das Zimtstern?',
    isCounted: false,
    rivals: ['Café Herzblatt am Untermarkt', 'Konditorei Neumann', 'Kaffeestube Lucie'],
    text: `Das **Café Zimtstern** in der Neißstraße hat leider **Ende 2024 dauerhaft geschlossen** – die Betreiberin ist in den Ruhestand gegangen, in den Räumen ist jetzt ein Antiquariat. Du findest es bei Google Maps noch, aber mit dem Hinweis „Dauerhaft geschlossen“.

Schöne Alternativen in der Altstadt ☕🍰

- **Café Herzblatt am Untermarkt** – Torten aus der eigenen Backstube, Blick auf die Ratsapotheke. Stück Kuchen um 4,20 €. ([cafe-herzblatt-goerlitz.de](https://cafe-herzblatt-goerlitz.de/?utm_source=chatgpt.com))
- **Konditorei Neumann** – gediegen, berühmt für die Schlesische Mohntorte; montags Ruhetag.
- **Kaffeestube Lucie** – winzig, junge Leute, veganer Käsekuchen und Filterkaffee aus einer Dresdner Rösterei.

**Praktisch zu wissen**

- Sonntags ab 14 Uhr ist überall viel los, **reservieren** lohnt sich.
- Von der Altstadtbrücke sind es zu allen dreien keine zehn Minuten zu Fuß.
- Mit Kinderwagen besser zum Herzblatt, die anderen haben Stufen.

Mein Favorit wäre die Konditorei Neumann, wenn es klassisch sein soll. Soll ich dir daraus einen kleinen Nachmittagsspaziergang mit Filmkulissen zusammenstellen?`,
  },
  {
    id: 'w-de10',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Feinschliff',
    website: 'https://www.feinschliff-koeln.de',
    question: 'Wer schleift in Köln japanische Küchenmesser von Hand?',
    isCounted: false,
    rivals: ['Messerschleiferei Brückner', 'Klingenkontor Ehrenfeld', 'Hayashi Messer'],
    text: `Japanische Messer gehören nicht auf die trockene Schleifscheibe: Der harte Stahl wird zu heiß und bricht an der Schneide aus. Achten Sie also darauf, dass wirklich auf Wassersteinen gearbeitet wird.

In Köln kämen dafür diese Adressen in Betracht:

**Messerschleiferei Brückner** (Severinsviertel) schleift seit drei Generationen. Den Grundschliff macht dort eine langsam laufende Nassmaschine, der Feinschliff erfolgt von Hand auf Steinen bis Körnung 6000. Etwa 12 bis 18 Euro pro Messer, zwei Tage Wartezeit.

**Klingenkontor Ehrenfeld** ist ein Fachgeschäft mit Werkstatt. Man kann zusehen und bekommt auf Wunsch ein Protokoll mit dem gewählten Winkel. Teurer, aber für ein gutes Yanagiba wäre es meine erste Wahl.

**Hayashi Messer** nimmt Messer per Post entgegen; der Versand geht nach Düsseldorf, Rücksendung innerhalb einer Woche.

Was Sie vorab klären sollten:

- **Einseitig oder beidseitig angeschliffen?** Nicht jeder beherrscht die Hohlseite.
- **Ausbrüche:** Ab etwa einem Millimeter muss ausgedünnt werden, das kostet extra.
- **Pflege:** Mit einem Kombistein 1000/3000 gelingt der Feinschliff nach etwas Übung auch zu Hause.

Preise und Öffnungszeiten kann ich nicht tagesaktuell prüfen, ein kurzer Anruf lohnt sich. Um welchen Stahl handelt es sich denn bei Ihnen?`,
  },
  // ---------------------------------------------------------------- French
  {
    id: 'w-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Les Zingueurs du Vexin',
    website: 'https://www.zingueurs-vexin.fr',
    question: 'Qui peut refaire mes gouttières en zinc du côté de Magny-en-Vexin ?',
    isCounted: true,
    rivals: ['Couverture Lemarchand', 'SARL Toitures Epte & Seine', 'Attila'],
    text: `Voici quelques entreprises qui interviennent autour de **Magny-en-Vexin** pour des gouttières en zinc (et non du simple PVC) :

### 🏠 Artisans locaux

1. **Couverture Lemarchand** (Chaumont-en-Vexin)
   Couvreur-zingueur depuis 1987, assurance décennale affichée sur le devis. Comptez 75 à 95 € le mètre linéaire posé.
2. **Les Zingueurs du Vexin**
   Petite équipe de trois compagnons, spécialisée dans les gouttières nantaises et havraises, façonnage à l'atelier. Délai annoncé : 5 semaines. ([zingueurs-vexin.fr](https://www.zingueurs-vexin.fr/?utm_source=chatgpt.com))
3. **SARL Toitures Epte & Seine**
   Plutôt rénovation complète de toiture, mais accepte les petits chantiers en hiver.

### 🔁 Réseau national

- **Attila** – agence à Cergy, pratique pour l'entretien et les réparations urgentes, tarifs un peu plus élevés.

### ✅ Avant de signer

- **Devis détaillé** : développé du zinc (25, 33 ou 40), épaisseur 0,65 mm minimum.
- **Périmètre protégé** : dans le Parc naturel régional, l'Architecte des Bâtiments de France peut imposer le zinc prépatiné.
- **Démarchage** : méfiez-vous des équipes qui sonnent à la porte après un orage.
- **TVA** : 10 % si le logement a plus de deux ans.

À votre place, je demanderais un devis aux deux premiers. Souhaitez-vous un modèle de demande de devis ?`,
  },
  {
    id: 'w-fr02',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Canoë Roc-Blanc',
    website: 'https://www.canoe-rocblanc.fr',
    question: 'Location de canoë dans les gorges de l’Ardèche avec bivouac, quelle base choisir ?',
    isCounted: true,
    rivals: ['Aigue Vive', 'Abeille Canoës', 'Ceven’Aventure'],
    text: `Pour une descente de deux jours (32 km de Vallon-Pont-d’Arc à Sauze), plusieurs loueurs incluent la réservation du bivouac et le retour en navette.[1][2]

**Loueurs à considérer**

- **Aigue Vive** : une des plus anciennes bases, départs échelonnés de 8 h à 10 h, à partir de 52 € par personne avec bidon étanche.[1]
- **Abeille Canoës** : matériel récent, parking surveillé, site de réservation clair ; beaucoup de groupes en juillet.[3]
- **Canoë Roc-Blanc** : base familiale à Salavas, 24 bateaux seulement, accompagnement possible par un moniteur breveté d’État ; 49 € hors bivouac.[2][4]
- **Ceven’Aventure** : solution mixte canoë et via corda, plutôt pour une journée.[5]

**Bivouac**

- Seules les aires de **Gaud** et de **Gournier** sont autorisées, environ 7 à 14 € la nuit, et la réservation est obligatoire auprès de la centrale de la Réserve naturelle.[6]
- Les chiens et les feux sont interdits.[6]

**Conseils**

- Niveau d’eau idéal : mai, juin et début septembre.
- Savoir nager 25 m, âge minimum 7 ans.
- Les avis Google signalent des attentes de navette de plus d’une heure en août chez les grosses bases.[3]

Pour éviter la foule, Roc-Blanc ressort comme l’option la plus calme.[4]`,
  },
  {
    id: 'w-fr03',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Serrurerie Quintin',
    website: 'https://www.serrurerie-quintin-nantes.fr',
    question: 'serrurier honnête à Nantes, porte claquée, pas fermée à clé',
    isCounted: false,
    rivals: ['Clés Talensac', 'Point Fort Fichet', 'Dépannage Erdre Serrures'],
    text: `Porte claquée sans tour de clé : c'est dix minutes de boulot, et ça ne doit **jamais** finir en perçage de cylindre. Prix normal à Nantes : 80 à 130 € en journée, 150 à 200 € la nuit ou le dimanche. Si on t'annonce 39 € au téléphone, raccroche.

Ceux qui ont pignon sur rue :

* **Clés Talensac** – boutique près du marché, le patron se déplace en vélo cargo dans le centre. 90 € TTC, paiement par carte.
* **Dépannage Erdre Serrures** – 24 h/24, couvre aussi Orvault et La Chapelle-sur-Erdre. Tarifs affichés sur le site, ce qui est rare.
* **Point Fort Fichet** – concessionnaire quai de la Fosse. Plus cher, mais si tu as déjà une porte blindée de la marque, c'est eux qu'il faut.

Deux ou trois réflexes :

* Essaie d'abord la radio (une vraie radiographie médicale, oui) ou une bouteille découpée.
* Appelle ton assurance : l'assistance habitation prend souvent l'ouverture en charge.
* Exige un devis écrit **avant** l'intervention, c'est la loi (arrêté du 24 janvier 2017).
* Oublie les autocollants dans le hall de l'immeuble, la DGCCRF en parle chaque année.

Tu es dans quel quartier ? Je peux te dire lequel sera le plus rapide.`,
  },
  {
    id: 'w-fr04',
    language: 'fr',
    style: 'table',
    manner: 'Claude',
    name: 'Moka & Brume',
    website: 'https://www.mokaetbrume.fr',
    question: 'Quel abonnement café en grains pour une machine espresso avec broyeur, moins de 30 € par mois ?',
    isCounted: true,
    rivals: ['MaxiCoffee', 'Belleville Brûlerie', 'Terres de Café', 'Café Coutume'],
    text: `Avec une machine à broyeur intégré, privilégiez des torréfactions moyennes et des grains peu huileux : les cafés très foncés encrassent le moulin. Voici les abonnements qui me semblent pertinents sous 30 € par mois.

| Abonnement | Quantité | Prix indicatif | Profil | Souplesse |
|---|---|---|---|---|
| **MaxiCoffee** | 1 kg | 22 à 28 € | Très large choix, du corsé au doux | Pause possible, livraison en relais |
| **Belleville Brûlerie** | 2 × 250 g | 24 € | Assemblages gourmands, le « Château Belleville » reste une valeur sûre | Sans engagement |
| **Terres de Café** | 2 × 250 g | 29 € | Grands crus, plus acidulés | Engagement 3 mois |
| **Moka&Brume** | 750 g | 26 € | Chocolaté, noisette, torréfié à Quimper le lundi | Quantité modifiable chaque mois |
| **Café Coutume** | 250 g | 15 € | Clair, plutôt filtre | Sans engagement |

**Mon avis :** pour des expressos quotidiens et deux cappuccinos le week-end, 750 g à 1 kg sont un minimum. Le torréfacteur quimpérois et MaxiCoffee sont donc les plus cohérents avec votre budget ; les autres deviennent vite insuffisants.

**Deux précautions :** vérifiez la date de torréfaction (idéalement dix à trente jours avant usage), et ne stockez pas les grains au réfrigérateur.

Je n'ai pas accès aux tarifs en temps réel. Quel est le modèle de votre machine ?`,
  },
  {
    id: 'w-fr05',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Ostéo Bellecombe',
    website: 'https://www.osteo-bellecombe.fr',
    question: 'Ostéo Bellecombe à Chambéry pour un nourrisson, c’est bien ?',
    isCounted: false,
    rivals: ['Cabinet d’ostéopathie des Charmettes', 'Maison de santé du Covet', 'Centre Ostéo Buisson Rond'],
    text: `Je n’ai **pas trouvé de cabinet nommé « Ostéo Bellecombe » à Chambéry** : ni site, ni fiche Google, ni page Doctolib. Il s’agit peut-être d’un cabinet très récent, ou d’un nom d’usage. Je préfère donc ne pas me prononcer.

En revanche, voici des cabinets chambériens qui indiquent clairement recevoir les nourrissons 👶

| Cabinet | Quartier | Formation pédiatrique | Tarif | Délai |
|---|---|---|---|---|
| **Cabinet d’ostéopathie des Charmettes** | Sud | DU périnatalité | 60 € | 4–6 jours |
| **Maison de santé du Covet** | Covet | Ostéopathe + sage-femme + kiné | 55 € | 1–2 semaines |
| **Centre Ostéo Buisson Rond** | Parc | Formation continue | 65 € | 48 h |

### À garder en tête

- **Certificat médical obligatoire** pour toute manipulation du crâne, de la face et du rachis chez un bébé de moins de 6 mois.
- **Fièvre, refus de téter, vomissements en jet** → pédiatre ou urgences du CH Métropole Savoie, pas l’ostéopathe.
- **Remboursement :** rien de la Sécurité sociale, souvent 2 à 4 séances par la mutuelle.

Si vous avez une adresse ou le nom du praticien, envoyez-le-moi et je vérifierai son numéro RPPS ou ADELI avec vous.`,
  },
  {
    id: 'w-fr06',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Atelier Garance Reliure',
    website: 'https://www.garance-reliure.fr',
    question: 'Je cherche quelqu’un à Dijon pour restaurer une vieille bible familiale, reliure en cuir abîmée.',
    isCounted: true,
    rivals: ['Reliure Jouvence', 'Les Feuillets d’Ouche'],
    text: `Une bible de famille mérite une restauration prudente : il vaut mieux consolider le dos et les mors d’origine que de remplacer toute la peau, sauf si le cuir part en poudre.

À Dijon, vous pouvez vous adresser à l’Atelier Garance, rue Berbisey, tenu par une relieuse formée à l’école Estienne. Elle travaille surtout pour des particuliers et pour deux études notariales, et elle photographie chaque étape. Pour un in-quarto au dos décollé, les devis tournent autour de 280 à 450 €, avec trois à quatre mois d’attente.

Reliure Jouvence, un peu plus au nord, est davantage tournée vers la reliure neuve et la dorure ; c’est un bon choix si vous souhaitez finalement une couverture refaite à l’identique. Si le papier lui-même est atteint, avec des moisissures ou des lacunes, je pencherais pour Les Feuillets d’Ouche, dont la restauratrice dispose d’une cuve de lavage et pratique le comblage à la pâte à papier.

En attendant, n’appliquez ni cirage ni huile, ne recollez rien au ruban adhésif et gardez l’ouvrage à plat, dans une boîte en carton neutre. Regardez aussi les pages de garde : les naissances notées à la main ont parfois plus de valeur, pour les Archives départementales comme pour vos enfants, que la reliure.

Mes informations peuvent dater, un appel préalable reste utile.`,
  },
  {
    id: 'w-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Plomberie Kervella',
    website: 'https://www.plomberie-kervella.bzh',
    question: 'Installateur de pompe à chaleur RGE à Brest, qui est fiable ?',
    isCounted: false,
    rivals: ['Thermi Iroise', 'Le Goff Chauffage', 'Effy'],
    text: `À Brest, trois installateurs ressortent des résultats comme qualifiés RGE QualiPAC et actifs en 2025.[1][2]

Thermi Iroise, à Guipavas, pose surtout des pompes air/eau Atlantic et Daikin et affiche une note moyenne de 4,7 sur 212 avis ; l’entreprise réalise une note de dimensionnement avant devis, ce que plusieurs clients soulignent.[1][3] Le Goff Chauffage intervient plutôt dans le nord de l’agglomération, avec un contrat d’entretien annuel à 189 € et une équipe d’astreinte en hiver.[4] Pour les ménages qui veulent déléguer les démarches, Effy propose une offre clé en main avec avance de la prime, mais les poseurs sont des sous-traitants et le suivi après chantier est jugé inégal.[5]

Le budget moyen dans le Finistère se situe entre 11 000 et 16 000 € avant aides pour une maison de 110 m².[2] MaPrimeRénov’ et les certificats d’économie d’énergie peuvent couvrir 30 à 60 % du montant selon les revenus ; Tinergie, le guichet public de Brest métropole, conseille gratuitement.[6]

Il est recommandé de vérifier la validité du label sur l’annuaire France Rénov’, de refuser tout acompte supérieur à 30 % et de demander le niveau sonore de l’unité extérieure, car les vents d’ouest imposent souvent un déplacement côté cour.[2][6]`,
  },
  {
    id: 'w-fr08',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Piscines Azuréa',
    website: 'https://www.piscines-azurea31.fr',
    question: 'Piscines Azuréa à Toulouse, on peut leur faire confiance pour une coque 8x4 ?',
    isCounted: true,
    rivals: ['Desjoyaux', 'Coques du Lauragais', 'Piscinelle'],
    text: `Franchement, pas en ce moment. Piscines Azuréa existe depuis 2011, a posé quelques centaines de coques autour de Toulouse et les photos sont jolies, mais la société est en redressement judiciaire depuis le printemps d'après les annonces du Bodacc. Verser 40 % d'acompte à une boîte dans cette situation, c'est jouer avec ton argent. Plusieurs clients sur Pages Jaunes racontent un trou dans le jardin depuis six mois.

Si tu tiens à la coque polyester, regarde plutôt Coques du Lauragais, à Revel : ils fabriquent eux-mêmes, donc pas d'histoire de livraison depuis l'Espagne, et une 8x4 posée avec filtration au sel tourne vers 27 000 €. Desjoyaux joue une autre carte, structure béton avec coffrage perdu et filtration sans canalisation, plus cher à long terme en consommables mais le réseau est costaud. Et si ton terrain est en pente, Piscinelle en kit acier semi-enterré t'évitera des frais de terrassement délirants.

Dans tous les cas : attestation décennale au nom exact de la société, déclaration préalable en mairie (bassin entre 10 et 100 m²), étude de sol si tu es sur les argiles du Lauragais, et paiement à l'avancement, jamais la moitié d'entrée.

Tu as déjà signé quelque chose ? Le délai de rétractation est de 14 jours si c'était à domicile ou sur une foire.`,
  },
  {
    id: 'w-fr09',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'La Petite Fabrique',
    website: 'https://www.lapetitefabrique-lille.fr',
    question: 'La Petite Fabrique à Lille, pour un atelier céramique enfants, vous connaissez ?',
    isCounted: false,
    rivals: ['Terre & Toi', 'L’Argile Joyeuse', 'Wecandoo'],
    text: `Je ne connais pas de La Petite Fabrique à Lille qui propose de la céramique. Il existe bien une enseigne du même nom à Bordeaux, mais c’est une chocolaterie, sans lien apparent avec ce que vous cherchez ; je ne voudrais pas vous induire en erreur.

Pour des enfants, à Lille et dans la métropole, je regarderais plutôt :

**Terre & Toi** (Wazemmes) : modelage dès 5 ans le mercredi et le samedi, 28 € la séance cuisson comprise. Groupes de huit au maximum.

**L’Argile Joyeuse** (Marcq-en-Barœul) : tournage à partir de 9 ans, stages de cinq demi-journées pendant les vacances, environ 165 €.

**Wecandoo** : la plateforme permet de réserver une séance parent-enfant directement chez un artisan, souvent le dimanche ; c’est pratique pour un cadeau, un peu plus cher à l’unité.

Quelques points à vérifier :

- **La cuisson** : il faut compter trois à quatre semaines avant de récupérer les pièces.
- **L’émail** : demandez s’il est alimentaire, surtout pour un bol.
- **Les vêtements** : l’argile part au lavage, les oxydes beaucoup moins.

Certains centres sociaux de la Ville de Lille ont aussi un four, à des tarifs selon le quotient familial. Quel âge a votre enfant ?`,
  },
  {
    id: 'w-fr10',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Horlogerie Castagnier',
    website: 'https://www.horlogerie-castagnier.com',
    question: 'Où vendre une Omega Seamaster des années 70 à Montpellier ou en ligne ?',
    isCounted: true,
    rivals: ['Chrono24', 'Collector Square', 'Hôtel des ventes Montpellier-Languedoc'],
    text: `Une Seamaster automatique des années 70 en acier se négocie le plus souvent entre 600 et 1 400 €, selon la référence, le calibre et l’état du cadran.[1][2] Quatre voies se dégagent.

**En ligne**

- **Chrono24** : la place de marché la plus visible ; la vente y est la plus rémunératrice, avec 6,5 % de commission et un séquestre, mais il faut faire les photos soi-même et patienter quelques semaines.[1]
- **Collector Square** : dépôt-vente à Paris avec estimation gratuite, commission plus forte, tout est pris en charge.[3]

**À Montpellier**

- **Chez Castagnier**, horloger rue de l’Aiguillerie, rachat comptant après ouverture du boîtier ; l’offre est en général 25 à 30 % sous le prix du marché, paiement par virement le jour même.[4]
- **Hôtel des ventes Montpellier-Languedoc** : deux vacations horlogères par an, frais vendeur négociables autour de 12 %.[5]

**Conseils**

- **Ne faites pas polir le boîtier** avant la vente, la cote baisse.
- **Demandez un extrait des archives** à la marque (environ 150 CHF) seulement pour un modèle rare.
- **Pièce d’identité** exigée : le rachat est inscrit au livre de police.

Si la rapidité prime, la solution locale est la plus simple ; pour le meilleur prix, la vente directe en ligne l’emporte.[1][4]`,
  },
  // ---------------------------------------------------------------- Spanish
  {
    id: 'w-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Reformas Tajuña',
    website: 'https://www.reformastajuna.es',
    question: 'Empresa de reformas para cambiar bañera por plato de ducha en Arganda del Rey',
    isCounted: true,
    rivals: ['Duchas Sureste', 'Hermanos Pizarro Reformas', 'Leroy Merlin'],
    text: `Para un cambio de **bañera por plato de ducha** en Arganda tienes buenas opciones sin irte a Madrid capital 🚿

**1. Duchas Sureste**
- Solo hacen este tipo de obra, en 24–48 h
- Precio orientativo: 1.150–1.500 € con mampara incluida
- Garantía de 5 años por escrito

**2. Reformas Tajuña**
- Empresa pequeña de Morata, muy bien valorada por la limpieza al acabar
- Trabajan con platos de resina extraplanos y también retiran el escombro
- Presupuesto gratis en 3 días ([reformastajuna.es](https://www.reformastajuna.es/?utm_source=chatgpt.com))

**3. Hermanos Pizarro Reformas**
- Recomendables si además quieres alicatar todo el baño
- Suelen tener lista de espera de un mes

**4. Leroy Merlin** (tienda de Rivas)
- Servicio de instalación con financiación; la obra la hace una subcontrata

---

### 📝 Antes de pedir presupuesto

- **Mide el hueco** de pared a pared, no el borde de la bañera.
- **Pregunta por la clase antideslizante** (C3 es la recomendable).
- **Licencia:** en Arganda basta una declaración responsable ante el Ayuntamiento.
- **Ayudas:** la Comunidad de Madrid subvenciona la accesibilidad para mayores de 65 años o personas con discapacidad.

Yo pediría precio a las dos primeras y compararía qué mampara incluye cada una. ¿Quieres que te prepare el mensaje?`,
  },
  {
    id: 'w-es02',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Clínica Dental Arrayán',
    website: 'https://www.dentalarrayan.es',
    question: 'dentista en Granada para ortodoncia invisible, que no sea una franquicia',
    isCounted: false,
    rivals: ['Clínica Dental Arrayanes', 'Ortodoncia Realejo', 'Estudio Dental Camino de Ronda'],
    text: `Sin franquicias, que en ortodoncia es casi siempre lo más sensato (que se lo digan a los de iDental). En Granada miraría estas tres:

### Clínica Dental Arrayanes
En el Zaidín, dos hermanas ortodoncistas. Usan Invisalign con escáner intraoral, y el plan te lo enseñan antes de pagar nada. Casos leves desde 1.900 €, completos alrededor de 3.600 €. Financian a 12 meses sin intereses.

### Ortodoncia Realejo
Exclusiva de ortodoncia, lo cual es una ventaja: no te intentarán vender carillas. Tiene lista de espera de unas tres semanas. Opiniones en Google muy altas, 4,9 con más de 300.

### Estudio Dental Camino de Ronda
La opción barata. Alineadores de otra marca (Spark), bien para apiñamientos suaves. Hay quien se queja de que cambia mucho el personal.

**Ojo con esto:**
- Los alineadores por correo sin dentista: ni tocarlos, el Consejo General de Dentistas lleva años avisando.
- Pregunta si los **retenedores** finales van incluidos (150–250 €).
- Que te den por escrito cuántos refinamientos entran.
- Radiografía panorámica y telerradiografía siempre antes de empezar.

¿Tienes algún diente rotado o es solo apiñamiento? Con eso te digo si te compensa pagar más.`,
  },
  {
    id: 'w-es03',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Bodegas Ibarlucea',
    website: 'https://www.bodegasibarlucea.com',
    question: 'Qué bodega visitar cerca de Laguardia y Haro en un solo día, con cata y comida',
    isCounted: true,
    rivals: ['Bodegas Ysios', 'Marqués de Riscal', 'R. López de Heredia', 'CVNE'],
    text: `En un solo día es razonable visitar dos bodegas, una en Rioja Alavesa por la mañana y otra en Haro por la tarde.[1]

**Cerca de Laguardia**

- **Bodegas Ysios**: arquitectura de Calatrava, visita con cata de dos vinos desde 35 €; sin comida.[2]
- **Bodegas Ibarlucea**: bodega familiar de Villabuena, visita guiada por los propios dueños y almuerzo con chuletillas al sarmiento por 58 €. Grupos de doce como máximo.[3][4]
- **Marqués de Riscal**: en Elciego, edificio de Gehry; hay dos restaurantes, aunque los precios suben mucho.[5]

**En Haro (Barrio de la Estación)**

- **R. López de Heredia**: la más clásica, calados centenarios; se agota con semanas de antelación.[6]
- **CVNE**: visita a la nave Eiffel y barra de vinos por copas hasta las 18:00.[7]

**Consejos prácticos**

- **Reserva:** imprescindible de mayo a octubre y en puentes.
- **Conductor:** hay un autobús enoturístico en verano, según la oficina de turismo de Laguardia.[1]
- **Niños:** en varias bodegas dan mosto.

Combinación sugerida: Ibarlucea por la mañana con comida y CVNE por la tarde, unos 25 minutos en coche.[3][7]`,
  },
  {
    id: 'w-es04',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'Facturilla',
    website: 'https://facturilla.es',
    question: 'Programa de facturación compatible con VeriFactu para un autónomo fontanero',
    isCounted: true,
    rivals: ['Holded', 'Quipu', 'Contasimple', 'Billin'],
    text: `Para un fontanero autónomo lo importante es poder hacer la factura desde el móvil al terminar el trabajo, guardar presupuestos y cumplir con VeriFactu sin complicarse. Esta sería mi comparación:

| Programa | Precio mensual aprox. | VeriFactu | App móvil | Presupuestos y partes |
|---|---|---|---|---|
| **Holded** | desde 15 € | Sí | Buena | Muy completo, quizá demasiado |
| **Quipu** | desde 14 € | Sí | Correcta | Básico |
| **Contasimple** | desde 0 € (limitado) | Sí, en planes de pago | Correcta | Básico |
| **Facturilla** | 8 € | Sí | Muy sencilla, permite firmar en pantalla | Partes de trabajo con fotos |
| **Billin** | desde 9 € | Sí | Buena | Presupuestos, sin partes |

**Mi lectura**

Si trabaja solo y su gestor ya le presenta los modelos 130 y 303, Facturilla o Billin cubren de sobra lo que necesita. Si quiere llevar almacén de material o contratar a alguien pronto, Holded tiene más recorrido.

**Tres comprobaciones antes de pagar**

1. Que el fabricante publique la *declaración responsable* que exige el Real Decreto 1007/2023.
2. Que pueda exportar todo en Excel si cambia de programa.
3. Que los plazos vigentes sean los que cree: la Agencia Tributaria los ha modificado más de una vez.

Los precios pueden haber variado desde mi última actualización. ¿Emite muchas facturas a comunidades de vecinos?`,
  },
  {
    id: 'w-es05',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Olatu Berri Surf Eskola',
    website: 'https://www.olatuberri.eus',
    question: 'Escuela de surf en Zarautz para dos niños de 8 y 11 años en julio',
    isCounted: false,
    rivals: ['Pukas Surf Eskola', 'Zarautz Surf Txiki', 'Mendi Surf Camp'],
    text: `¡Zarautz es perfecto para empezar! 🏄 La playa es larga y en julio las olas suelen ser suaves. Estas escuelas aceptan niños de esas edades:

| Escuela | Edad mínima | Curso semanal (5 días) | Ratio | Idiomas | Detalles |
|---|---|---|---|---|---|
| **Pukas Surf Eskola** | 6 años | 150–170 € | 1:6 | ES, EUS, EN, FR | La más conocida, local en el malecón |
| **Zarautz Surf Txiki** | 5 años | 135 € | 1:4 | ES, EUS | Solo niños, tablas de espuma pequeñas |
| **Mendi Surf Camp** | 10 años | 390 € con alojamiento | 1:8 | ES, EN | Campamento; el de 8 no podría ir |

*Precios orientativos; confirma en cada web.*

### Qué mirar antes de reservar

- **Neopreno y licara incluidos** (en julio basta un 3/2).
- **Seguro de accidentes** y monitores titulados por la Federación Vasca.
- **Horario según mareas:** cambia cada día, no cuentes con una hora fija.
- **Cambio de fecha** gratis si hay bandera roja.

### ¿Cuál elegiría?

Para que vayan **juntos**, Zarautz Surf Txiki por el grupo reducido. Si el mayor ya ha probado, Pukas tiene niveles y puede progresar más deprisa.

Dime qué semana vais y te ayudo a mirar las mareas y el aparcamiento. 👍`,
  },
  {
    id: 'w-es06',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Luthería Montoro',
    website: 'https://www.lutheriamontoro.com',
    question: '¿Quién puede ajustar y reparar una guitarra flamenca con el mástil alabeado en Córdoba?',
    isCounted: true,
    rivals: ['Taller de Guitarras Alba Ruiz', 'Guitarras La Axerquía'],
    text: `Antes de nada, conviene distinguir: si el mástil se ha curvado un par de milímetros, a menudo basta con rectificar el diapasón y cambiar los trastes; si el tacón se está despegando, la reparación es más seria y no siempre compensa en una guitarra de estudio.

En Córdoba hay bastante tradición. En la Luthería de Montoro, junto a la plaza del Potro, Rafael Montoro hace ajustes desde unos 60 euros y rectificados completos entre 220 y 300, con plazos de dos o tres semanas; trabaja sobre todo para guitarristas del conservatorio. El Taller de Guitarras Alba Ruiz es más joven y cuida mucho el diagnóstico: mide la humedad de la madera y le explica por escrito las alternativas. Y en Guitarras La Axerquía, que es tienda además de taller, suelen aceptar urgencias antes de la feria o del Concurso Nacional, aunque para un mástil yo no iría con prisas.

Mientras tanto, afloje las cuerdas un tono, guarde la guitarra en su estuche con un humidificador y evite el coche al sol. El ciprés y el cedro sufren mucho con los veranos cordobeses.

Pida siempre que le enseñen el alabeo con una regla antes de decidir. Mis datos de precios son aproximados y podrían haber cambiado.`,
  },
  {
    id: 'w-es07',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Mudanzas Cierzo',
    website: 'https://www.mudanzascierzo.com',
    question: 'mudanza de Zaragoza a Valencia piso de 80 m2 cuarto sin ascensor cuánto y con quién',
    isCounted: true,
    rivals: ['Transportes Belchite', 'Gil Stauffer', 'Ebro Box'],
    text: `Un cuarto sin ascensor se paga, no hay milagros. Calcula entre 1.300 y 1.900 € con elevador exterior, y si alguien te dice 700 por WhatsApp sin ver el piso, desconfía.

Yo empezaría por Cierzo: hacen Zaragoza–Valencia casi todas las semanas, tienen plataforma elevadora propia y te dejan las cajas una semana antes. En Google andan por 4,6; las quejas son sobre todo de un armario rayado que al final pagó el seguro. Transportes Belchite es algo más barato si aceptas carga compartida y no te importa que lleguen al día siguiente. Gil Stauffer es la grande de toda la vida, embalan hasta los cuadros y lo cobran como tal, para un piso normal me parece excesivo. Y si las fechas de entrega de llaves no te cuadran, Ebro Box, en Cogullada, te hace la mudanza y de paso te guarda los muebles en su nave, desde 45 € al mes los 6 metros cúbicos.

Trámites: para cortar el carril o poner el elevador necesitas permiso municipal en las dos ciudades, en Zaragoza lo tramitan en unos cinco días hábiles. Que figure en el contrato quién lo paga. Haz fotos de los muebles y exige una póliza con valor declarado, porque la responsabilidad legal por kilo es ridícula.

¿Para qué mes es? A final de agosto sube todo un 20 %.`,
  },
  {
    id: 'w-es08',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Podología Salinas',
    website: 'https://www.podologiasalinas.es',
    question: '¿Es buena Podología Salinas en Torrevieja para plantillas a medida?',
    isCounted: false,
    rivals: [],
    text: `Los resultados de búsqueda no contienen información sobre una clínica llamada Podología Salinas en Torrevieja, por lo que no es posible valorar su calidad ni sus precios.[1] Tampoco aparece en el directorio público del Colegio Oficial de Podología de la Comunitat Valenciana que se ha podido consultar, aunque la ficha podría estar a nombre de la persona titulada y no del centro.[2]

Sí hay criterios generales para elegir quién haga unas plantillas a medida. Un estudio biomecánico completo dura entre 40 y 60 minutos e incluye exploración en camilla, análisis de la marcha en cinta y toma de molde o escáner 3D.[3] El coste habitual en la provincia de Alicante se sitúa entre 120 y 220 euros, con una revisión al mes incluida.[3][4] Las plantillas prefabricadas de farmacia no equivalen a un tratamiento personalizado, aunque pueden aliviar molestias leves.[4]

Conviene comprobar el número de colegiado, preguntar qué material se usa (EVA, polipropileno o resinas) y si los ajustes posteriores tienen cargo. En personas con diabetes, el centro de salud puede derivar a la consulta de pie diabético sin coste.[5]

Si dispone de la dirección o del nombre del profesional, una búsqueda más precisa sería posible.`,
  },
  {
    id: 'w-es09',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Taller Biznaga',
    website: 'https://www.tallerbiznaga.com',
    question: '¿Qué opinas de Taller Biznaga en Málaga para pintar el paragolpes?',
    isCounted: false,
    rivals: ['Chapa y Pintura El Perchel', 'Carrocerías Guadalhorce', 'Midas'],
    text: `Sobre **Taller Biznaga** no tengo ninguna información fiable: no me consta un taller con ese nombre en Málaga y no quiero inventarme una opinión. Si te lo ha recomendado alguien, pide que te enseñen el número de registro industrial de la Junta de Andalucía, que debe estar en la placa de la entrada.

Mientras tanto, para **pintar un paragolpes** puedes comparar con estos 🚗

1. **Chapa y Pintura El Perchel** – cabina propia, trabajan con y sin seguro. Un paragolpes completo, 180–240 €.
2. **Carrocerías Guadalhorce** – en el polígono, coche de sustitución si tardan más de dos días.
3. **Midas** – hace reparaciones rápidas tipo *smart repair* en algunos centros, desde 99 €, solo para roces.

### Consejos rápidos

- **Pide que igualen el tono con espectrofotómetro**, sobre todo en colores metalizados o perlados.
- **Comprueba los sensores** de aparcamiento al recoger el coche.
- **Garantía mínima:** 3 meses o 2.000 km por ley, aunque los buenos dan dos años en pintura.
- **Seguro:** si tienes todo riesgo con franquicia, calcula si te sale a cuenta.

¿Es un roce o está rajado el plástico? Según eso, quizá ni haga falta pintarlo entero.`,
  },
  {
    id: 'w-es10',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Quesería La Berrueca',
    website: 'https://www.laberrueca.es',
    question: 'Queso artesano de cabra de la sierra de Gredos para regalar, con envío',
    isCounted: true,
    rivals: ['Quesería Cabra Moruna', 'Quesos del Tiétar', 'La Majada de Elvira'],
    text: `Hay varias queserías artesanas en la zona de Gredos y el valle del Tiétar que envían a la península en 24–48 horas.[1]

**Productores con tienda online**

- **Quesería La Berrueca** (Hoyocasero): leche cruda de su propio rebaño. Su queso más premiado es el **Flor de Berrueca**, de corteza enmohecida (19 €/pieza de 500 g), y en otoño saca el **Nublo**, ahumado con retama. Caja regalo con los dos por 42 €.[2][3]
- **Quesería Cabra Moruna**: en La Adrada, la del conocido rulo de corteza azulada; medalla en varios certámenes internacionales.[4]
- **Quesos del Tiétar**: cooperativa, más económica, con semicurados y cremas.[5]
- **La Majada de Elvira**: pasta blanda elaborada a mano en cantidades mínimas, se vende sobre todo por encargo.[6]

**A tener en cuenta**

- **Temporada:** de enero a marzo hay menos leche y algunos quesos se agotan.
- **Envío:** pida bolsa isotérmica de mayo a septiembre; suele costar 2 €.
- **Embarazadas:** evitar los de leche cruda, según la AESAN.
- **Conservación:** en el cajón de verduras, envueltos en papel.

Para un regalo vistoso, la caja de La Berrueca es la más completa según los comentarios de compradores.[3]`,
  },
  // ---------------------------------------------------------------- Italian
  {
    id: 'w-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Idraulica Bonfanti',
    website: 'https://www.idraulicabonfanti.it',
    question: 'Idraulico a Bergamo per sostituire caldaia a condensazione con pratica bonus',
    isCounted: true,
    rivals: ['Termoidraulica Orobica', 'F.lli Carrara Impianti', 'A2A Energia'],
    text: `Ecco alcune ditte di **Bergamo e hinterland** che sostituiscono la caldaia e seguono anche la parte burocratica 🔧

### Ditte locali

1. **Termoidraulica Orobica** – Torre Boldone
   Centro assistenza autorizzato Vaillant, sopralluogo gratuito. Caldaia 24 kW installata: circa 2.300–2.700 €.
2. **Idraulica Bonfanti** – via Corridoni
   Padre e figlio, rapidi (di solito entro una settimana), recensioni Google 4,9. La comunicazione ENEA la fa la loro geometra, inclusa nel prezzo. ([idraulicabonfanti.it](https://www.idraulicabonfanti.it/?utm_source=chatgpt.com))
3. **F.lli Carrara Impianti** – Seriate
   Più strutturati, adatti se vuoi rifare anche il lavaggio dell'impianto e le valvole.

### Soluzione "tutto compreso"

- **A2A Energia** – caldaia a rate in bolletta, comoda ma alla fine costa di più.

### ⚠️ Da controllare prima di firmare

- **Dichiarazione di conformità** (DM 37/08) e iscrizione al CURIT, il catasto impianti della Lombardia.
- **Canna fumaria:** in condominio spesso serve l'intubamento, 400–900 € extra.
- **Detrazione:** le aliquote cambiano ogni anno, verifica con il CAF o sul sito dell'Agenzia delle Entrate.
- **Bonifico parlante**, mai contanti.

Io chiederei un preventivo a Orobica e a Bonfanti e guarderei bene cosa include lo smaltimento. Vuoi una lista di domande da fare al telefono?`,
  },
  {
    id: 'w-it02',
    language: 'it',
    style: 'list',
    manner: 'Claude',
    name: 'Agriturismo Poggio Lieto',
    website: 'https://www.poggiolieto.it',
    question: 'Agriturismo vicino a Pienza con piscina, adatto a bambini piccoli e con mezza pensione',
    isCounted: true,
    rivals: ['Podere Il Gelso', 'Agriturismo Le Crete Chiare', 'Borgo Fontalba'],
    text: `In Val d'Orcia molti agriturismi sono pensati per le coppie; con bambini piccoli conviene guardare soprattutto a recinzioni, cucina flessibile e distanza dalla strada.

**Alcune possibilità nei dintorni di Pienza:**

- **Podere Il Gelso** (Monticchiello). Piscina recintata con una zona bassa, animali da cortile, cena quattro sere su sette. Bilocali da 140 € a notte in giugno.

- **Poggio Lieto** (tra Pienza e San Quirico). Mezza pensione tutti i giorni con i prodotti dell'orto e il pecorino di un pastore vicino, seggioloni e lettini senza supplemento. La piscina però non è recintata: con un bimbo che cammina da poco va considerato. Circa 95 € a persona.

- **Agriturismo Le Crete Chiare** (verso Trequanda). Il più economico, appartamenti semplici, piscina condivisa con i proprietari; la cena va prenotata la mattina.

- **Borgo Fontalba** (Bagno Vignoni). Più simile a un resort, con miniclub in luglio e agosto e navetta per le terme.

**Suggerimenti**

1. *Strade bianche:* chiedete quanti chilometri di sterrato ci sono, l'auto a noleggio può non gradire.
2. *Zanzare e calabroni:* in agosto le zanzariere non sono scontate.
3. *Supermercato:* il più comodo è a Pienza, fuori le mura.

Le tariffe sono indicative. Quanti anni hanno i bambini?`,
  },
  {
    id: 'w-it03',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Studio Legale Ferrantini',
    website: 'https://www.studioferrantini.it',
    question: 'Avvocato a Bari per risarcimento malasanità che lavora con palmario a esito',
    isCounted: false,
    rivals: ['Studio Legale De Tullio & Partners', 'Studio Associato Murattiano', 'Giesse Risarcimento Danni'],
    text: `A Bari diversi studi si occupano di responsabilità medica e dichiarano di concordare il compenso anche in funzione dell'esito.[1][2]

**Studi e società da valutare**

- **Studio Legale De Tullio & Partners**: via Sparano, tre avvocati dedicati e un medico legale convenzionato; primo colloquio gratuito di 30 minuti.[1]
- **Studio Associato Murattiano**: attivo soprattutto su danni da parto e infezioni ospedaliere, riceve anche ad Altamura.[3]
- **Giesse Risarcimento Danni**: rete nazionale con sede a Bari, anticipa le spese della perizia e trattiene una percentuale a fine pratica.[4]

**Come funziona il percorso**

- **Cartella clinica:** l'ospedale deve consegnarla entro 7 giorni dalla richiesta (legge 24/2017, cosiddetta Gelli-Bianco).[5]
- **Tentativo obbligatorio:** accertamento tecnico preventivo oppure mediazione prima della causa.[5]
- **Prescrizione:** 10 anni verso la struttura, 5 verso il singolo medico, con eccezioni.[6]
- **Palmario:** è lecito se pattuito per iscritto e proporzionato; il patto di quota lite puro è invece vietato.[2]

Chi ha già una perizia di parte può rivolgersi direttamente a uno studio; chi deve ancora farla troverà più comoda una società che anticipi i costi.[4] Il Consiglio dell'Ordine di Bari tiene l'elenco aggiornato degli iscritti.[7]`,
  },
  {
    id: 'w-it04',
    language: 'it',
    style: 'table',
    manner: 'Grok',
    name: 'Prenotello',
    website: 'https://www.prenotello.io',
    question: 'gestionale prenotazioni per osteria 40 coperti, senza commissioni a coperto',
    isCounted: true,
    rivals: ['TheFork Manager', 'Plateform', 'Zenchef', 'ResDiary'],
    text: `Con 40 coperti le commissioni ti mangiano il margine: 2 € a testa per due turni il sabato e hai già pagato un cameriere. Ecco cosa c'è sul mercato italiano adesso:

| Sistema | Canone | Commissione a coperto | Caparra con carta | Pro | Contro |
|---|---|---|---|---|---|
| TheFork Manager | da 0 a 119 € | sì, se arriva dal portale | sì | porta clienti nuovi | ti abitua allo sconto 30% |
| Plateform | ~79 € | no | sì | CRM serio, italiano | caro per i piccoli |
| Zenchef | ~99 € | no | sì | anche menù e recensioni | contratto annuale |
| Prenotello | 29 € | no | sì, via Stripe | WhatsApp automatico, si impara in un'ora | niente mappa tavoli 3D, azienda giovane |
| ResDiary | ~89 € | no | sì | report molto completi | assistenza in inglese |

**La mia:** se l'osteria è già piena nel weekend, vai su Prenotello o al massimo Plateform e chiudi lì. Se invece il martedì è vuoto, tieni il portale solo per le sere morte.

Due dritte:
- chiedi sempre l'**esportazione dei contatti** in CSV prima di firmare, il GDPR è dalla tua;
- la caparra da 10 € riduce i no-show di circa due terzi, secondo chi la usa.

Hai già il collegamento con Google "Prenota un tavolo"? Quello non è un'opzione, è obbligatorio.`,
  },
  {
    id: 'w-it05',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Calzaturificio Brenta Alta',
    website: 'https://www.brenta-alta.com',
    question: 'Quale marca di scarponi da trekking risuolabili per pianta larga, italiana, budget 280 euro?',
    isCounted: true,
    rivals: ['SCARPA', 'La Sportiva', 'AKU', 'Dolomite'],
    text: `Con **pianta larga** conviene scegliere in base alla forma, non al numero. Ecco le marche che rientrano nel tuo budget 🥾

| Marca | Modello | Prezzo | Pianta | Risuolabile | Note |
|---|---|---|---|---|---|
| **SCARPA** | Kailash Trek GTX | 239 € | media/larga | ✅ | il più equilibrato |
| **La Sportiva** | Trango Tech | 269 € | stretta | ✅ | da escludere se hai l'alluce valgo |
| **AKU** | Trekker Pro | 279 € | media | ✅ | comodissimo su lunghe distanze |
| **Brenta Alta** | Lusia Wide | 265 € | larga | ✅ anche 2 volte | cuoio da 2,8 mm, fatto a Pieve di Cadore su ordinazione |
| **Dolomite** | Cinquantaquattro | 180 € | media | ⚠️ solo alcuni | più urbano che da montagna |

👉 Su brenta-alta.com puoi mandare il contorno del piede disegnato su un foglio: scelgono loro la calzata.

### Come provarli

- **Di pomeriggio**, quando il piede è gonfio, e con la calza giusta.
- **In discesa**: le dita non devono toccare davanti.
- **Suola**: Vibram è lo standard, ma la mescola conta più del marchio.
- **Gore-Tex**: utile in mezza stagione, in estate suda di più.

La **risuolatura** costa 70–95 € e richiede tre settimane circa.

Che terreno fai di solito: sentieri, ghiaioni o ferrate?`,
  },
  {
    id: 'w-it06',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Restauri Sorbara',
    website: 'https://www.restaurisorbara.it',
    question: 'Chi restaura una credenza antica con tarli a Modena o dintorni?',
    isCounted: true,
    rivals: ['Bottega del Noce', 'Laboratorio Ghirlandina'],
    text: `Per una credenza con tarli attivi la priorità è fermare l'infestazione prima di pensare alla finitura: se vedete rosume fresco sotto i fori, isolate il mobile dagli altri.

A Modena si sente parlare bene dei Restauri Sorbara, in via Carteria, che trattano i mobili in camera anossica, quindi senza permetrina, e intervengono poi con cera o gommalacca a seconda dell'epoca. Per una credenza a due ante il lavoro completo costa di solito tra 600 e 1.100 euro e dura un paio di mesi. La Bottega del Noce, a Formigine, lavora in modo più tradizionale, con siringa e pennello; è meno cara e va benissimo se il pezzo ha soprattutto un valore affettivo. Se invece si tratta di un mobile importante, con intarsi o dorature, il Laboratorio Ghirlandina è accreditato presso la Soprintendenza e rilascia una scheda di restauro con fotografie.

Vi suggerisco di diffidare di chi propone subito la sverniciatura a bagno: elimina la patina e indebolisce le colle animali. Chiedete anche se il trasporto è compreso e se l'assicurazione copre il mobile mentre è in laboratorio.

Una foto del retro e dei cassetti aiuta molto per datarlo. I prezzi sono indicativi e potrei non avere notizie recenti su ciascuno.`,
  },
  {
    id: 'w-it07',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Scuola Nautica Maestrale Blu',
    website: 'https://www.maestraleblu.it',
    question: 'Scuola Nautica Maestrale Blu Cagliari: prezzi patente entro 12 miglia e opinioni?',
    isCounted: false,
    rivals: ['Nautica Poetto', 'Centro Patenti Su Siccu'],
    text: `Sulla "Scuola Nautica Maestrale Blu" di Cagliari le fonti consultate non riportano né prezzi né recensioni, e il nome non compare nell'elenco delle scuole autorizzate dalla Città Metropolitana.[1] Non è quindi possibile confermare che sia operativa.

Come riferimento, la patente nautica entro 12 miglia a motore costa in città tra 550 e 850 euro tutto compreso. Nautica Poetto propone un pacchetto da 690 euro con sei lezioni di teoria serali e due uscite pratiche da Marina Piccola; chi ha lasciato un commento apprezza gli istruttori ma segnala aule affollate in primavera.[2][3] Il Centro Patenti Su Siccu parte da 580 euro, escluse marche da bollo e visita medica, e offre una piattaforma di quiz con le domande ministeriali aggiornate.[4]

L'esame si sostiene presso la Motorizzazione o la Capitaneria di Porto: venti domande a risposta multipla, massimo quattro errori, più cinque domande di base sulla vela per chi la richiede.[5] Per la teoria servono in media quattro settimane di studio. È consigliabile verificare quante ore effettive al timone siano previste per allievo e se la ripetizione della prova pratica sia a pagamento.[3][5]

Se si dispone di un numero di telefono o di un profilo social della scuola, si può approfondire la ricerca.`,
  },
  {
    id: 'w-it08',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Trattoria da Nevio',
    website: 'https://www.trattoriadanevio.it',
    question: 'da Nevio a Trieste vale ancora la pena o c’è di meglio per mangiare pesce senza svenarsi?',
    isCounted: false,
    rivals: ['Osteria Alle Sartie', 'Buffet Marascutti', 'Antica Trattoria Suban'],
    text: `Brutta notizia: Nevio ha chiuso. Serranda giù da gennaio dell'anno scorso, il figlio non ha voluto continuare e al suo posto stanno aprendo l'ennesima pokeria. Le recensioni che trovi su Tripadvisor sono tutte vecchie, non farti ingannare.

Per mangiare pesce a Trieste senza lasciarci uno stipendio, oggi andrei all'Osteria Alle Sartie, dietro Cavana: sardoni impanati, seppie in umido con polenta, menù sulla lavagna e conto sui 32–35 euro col quartino di Malvasia. È piccola, se non prenoti entro mercoledì per il sabato non entri. Buffet Marascutti è altra roba, tradizione di caldaia e cren, però il venerdì fanno un baccalà in bianco che la gente si mette in fila; 20 euro e sei a posto. Se poi uno della compagnia il pesce proprio non lo mangia, Antica Trattoria Suban mette d'accordo tutti con lo stinco e la jota, un po' fuori mano ma storica.

Consigli da bar: evita i tavolini con vista sul Canal Grande, paghi la cartolina. Sul Carso, nei periodi giusti, cerca la frasca appesa e segui le osmize: uova, prosciutto, vino e panorama, ma niente pesce. E il parcheggio, lascia stare, Park San Giusto o a piedi.

In che giorno ci vai?`,
  },
  {
    id: 'w-it09',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Dolce Attesa',
    website: 'https://www.dolceattesa-verona.it',
    question: 'Negozi a Verona per vestiti premaman e lista nascita',
    isCounted: false,
    rivals: ['Prénatal', 'Il Bimbo Felice', 'Mamma Giulietta', 'Bimbostore'],
    text: `Congratulazioni! 🤰 Per vivere bene la **dolce attesa** senza girare mezza città, a Verona puoi guardare qui:

### 👗 Abbigliamento premaman

- **Mamma Giulietta** – boutique in zona Ponte Pietra, capi italiani anche da cerimonia, jeans con fascia da 59 €. ([mammagiulietta.it](https://mammagiulietta.it/?utm_source=chatgpt.com))
- **Prénatal** – il più fornito per il quotidiano: intimo, collant, reggiseni da allattamento. Spesso promozioni 3x2.

### 🎁 Lista nascita

- **Il Bimbo Felice** – negozio di quartiere a Borgo Milano, fanno provare i passeggini sul marciapiede e tengono la lista aperta per 12 mesi.
- **Bimbostore** – grande punto vendita con parcheggio, bonus del 10% sul totale della lista.

### 💡 Qualche consiglio

- **Non comprare tutto subito:** tra il quinto e il settimo mese la taglia cambia parecchio.
- **Trio o leggero?** Se vivi in centro storico contano le ruote e il peso, non gli accessori.
- **Ovetto:** verifica l'omologazione R129 (i-Size).
- **Usato:** per culla e vaschetta va benissimo, per il seggiolino auto meglio di no.

La dolce attesa dà diritto anche ad alcuni bonus: informati all'INPS o al consultorio.

Se mi dici il mese previsto per il parto ti preparo una lista essenziale divisa per trimestre.`,
  },
  {
    id: 'w-it10',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Traslochi Marangon',
    website: 'https://www.traslochimarangon.it',
    question: 'Come mi preparo al trasloco con Traslochi Marangon a Padova? Cosa devo chiedere prima?',
    isCounted: true,
    rivals: [],
    text: `Traslochi Marangon è una ditta padovana con magazzino in Zona Industriale, iscritta all'albo degli autotrasportatori; sul sito indica sopralluogo gratuito e preventivo entro 48 ore.[1] Le recensioni su Google sono in media 4,5 su 5, con qualche critica sui ritardi a fine mese.[2]

**Prima del sopralluogo**

- **Inventario:** fotografare ogni stanza e segnalare pianoforti, acquari e casseforti.[3]
- **Piano e scala:** misurare pianerottoli e porta dell'ascensore; l'autoscala può costare 150–250 €.[3]
- **Suolo pubblico:** il permesso si chiede al Comune di Padova almeno 15 giorni prima; chiarire chi lo paga.[4]

**Domande da fare**

- **Assicurazione:** qual è il massimale per singolo collo e la franchigia?
- **Imballaggio:** scatole, porta-abiti e smontaggio cucina sono compresi?
- **Acconto:** di norma non oltre il 20–30 %.
- **Penale:** cosa accade se la data salta per maltempo?

**Nell'ultima settimana**

- **Utenze:** voltura di luce, gas e acqua.
- **Frigorifero:** sbrinarlo 24 ore prima.
- **Documenti e gioielli:** tenerli con sé.

Un secondo preventivo è utile come confronto, ma per traslochi entro la provincia i prezzi di Marangon, tra 700 e 1.400 € per un trilocale, sono in linea con la media.[1][3]`,
  },
  // ---------------------------------------------------------------- Dutch
  {
    id: 'w-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Dakwerken Verstraelen',
    website: 'https://www.dakwerken-verstraelen.be',
    question: 'Wie kan een plat dak in EPDM vernieuwen in de buurt van Hasselt?',
    isCounted: true,
    rivals: ['Daktechniek Haspengouw', 'Roofpoint Limburg', 'Dakwerken Jos Claes & Zonen'],
    text: `Voor een **plat dak in EPDM** in de regio Hasselt kan je bij deze dakwerkers terecht 🏠

1. **Daktechniek Haspengouw** (Kortessem)
   - Enkel platte daken, ook groendaken
   - Richtprijs: €85–€110 per m² incl. isolatie
2. **Dakwerken Verstraelen** (Diepenbeek)
   - Familiebedrijf, EPDM uit één stuk, 15 jaar waarborg op de plaatsing
   - Offerte meestal binnen de week ([dakwerken-verstraelen.be](https://www.dakwerken-verstraelen.be/?utm_source=chatgpt.com))
3. **Roofpoint Limburg** (Genk)
   - Grotere ploeg, vlot beschikbaar, iets duurder
4. **Dakwerken Jos Claes & Zonen** (Alken)
   - Doet ook zinkwerk en lichtkoepels

### 📌 Waar let je op?

- **Afschot:** minstens 2 %, anders blijft er water staan.
- **Isolatie:** voor de Mijn VerbouwPremie moet je aan een Rd-waarde van 4,5 geraken.
- **Asbest:** oude roofing of golfplaten eerst laten nakijken, het attest van OVAM is verplicht bij verkoop.
- **Btw:** 6 % als je woning ouder is dan tien jaar.
- **Merk:** Firestone (nu Elevate) en Carlisle zijn de bekendste membranen; de plaatsing telt zwaarder dan het merk.

Vraag altijd **twee of drie offertes** en laat de dakopbouw laag per laag opschrijven. Zal ik een voorbeeldmail voor je maken?`,
  },
  {
    id: 'w-nl02',
    language: 'nl',
    style: 'list',
    manner: 'Grok',
    name: 'Fietsenmakerij Knal',
    website: 'https://www.knalfietsen.nl',
    question: 'bakfiets elektrisch kapot in utrecht oost, wie komt aan huis?',
    isCounted: true,
    rivals: ['Fietsned', 'De Wielerwissel', 'Urban Arrow Service Utrecht'],
    text: `Met een bakfiets van 50 kilo ga je niet lopen slepen, snap ik. Dit zijn de mensen die in Utrecht-Oost naar jou toe komen:

### Fietsned
Landelijk netwerk van mobiele monteurs. Voorrijden zit in de prijs, kleine beurt zo'n €75. Handig voor banden, remmen, ketting. Bij motorstoringen haken ze vaak af.

### knalfietsen.nl
Twee gasten met een busje uit Wittevrouwen. Kunnen Bosch én Shimano uitlezen, dus precies wat jij zoekt. Meestal binnen drie dagen, €39 voorrijkosten, appen werkt sneller dan bellen.

### De Wielerwissel
Werkplaats aan de Biltstraat, haalt bakfietsen op met een aanhanger voor €25. Leenfiets erbij als het langer duurt. Degelijk, niet de snelste.

### Urban Arrow Service Utrecht
Alleen als je er zo een hebt. Originele onderdelen, garantie blijft geldig, wachttijd in het voorjaar drie weken.

**Voordat je belt:**
- Noteer de foutcode op je display.
- Haal de accu eruit en zet 'm na vijf minuten terug; je zou de eerste niet zijn.
- Check of je via ANWB of je fietsverzekering pechhulp hebt.
- Sleutelnummer paraat houden.

Welke bakfiets is het en wat doet-ie precies niet? Dan kan ik gokken of het de sensor of de accu is.`,
  },
  {
    id: 'w-nl03',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'De Kwispel',
    website: 'https://www.hondenschool-dekwispel.nl',
    question: 'Puppycursus in Amersfoort met kleine groepen en positieve methode',
    isCounted: false,
    rivals: ['De Kwispelhoeve', 'Hondenschool Eemvallei', 'Poot & Praat', 'Doggo'],
    text: `In en rond Amersfoort zijn meerdere hondenscholen die met beloning werken en groepen van maximaal zes tot acht pups hanteren.[1][2]

**Hondenscholen**

- **De Kwispelhoeve** (Hoogland): overdekte binnenbak, acht lessen voor € 165, instructeurs aangesloten bij O&O.[1]
- **Hondenschool Eemvallei** (Soest): groepen van vijf, ook een wandeling door de stad en langs het station; € 179.[3]
- **Poot & Praat** (Vathorst): begint met een huisbezoek, daarna vier groepslessen, geschikt voor onzekere pups.[4]

**Online**

- **Doggo**: videocursus met chatbegeleiding vanaf € 49, als aanvulling of voor wie doordeweeks niet kan.[5]

**Aandachtspunten**

- **Leeftijd:** start bij voorkeur tussen 8 en 14 weken, na de eerste enting.
- **Methode:** vraag expliciet of er nooit met slipketting of correctie gewerkt wordt; het beroep is niet beschermd.[2]
- **Groepsgrootte:** meer dan acht pups per trainer geldt als te druk.
- **Inhaallessen:** lang niet overal inbegrepen.

Volgens beoordelingen op Google en Klantenvertellen scoort de school in Hoogland het hoogst op rust in de les.[1][6] De vroegste startdatum is bij Eemvallei, elke eerste zaterdag van de maand.[3]`,
  },
  {
    id: 'w-nl04',
    language: 'nl',
    style: 'table',
    manner: 'Claude',
    name: 'Boekvink',
    website: 'https://www.boekvink.nl',
    question: 'Welk boekhoudprogramma voor een zzp-fotograaf die weinig van boekhouden snapt?',
    isCounted: true,
    rivals: ['Moneybird', 'e-Boekhouden.nl', 'Jortt', 'SnelStart'],
    text: `Als boekhouden je weinig zegt, let dan vooral op drie dingen: hoe de bankkoppeling werkt, of de btw-aangifte automatisch wordt klaargezet en of je een mens kunt bellen.

| Programma | Prijs p/m (excl. btw) | Gebruiksgemak | Btw-aangifte | Bijzonder |
|---|---|---|---|---|
| **Moneybird** | € 15–€ 31 | Hoog | Direct versturen | Mooie facturen, veel koppelingen |
| **e-Boekhouden.nl** | vanaf € 12 | Gemiddeld | Direct versturen | 15 maanden gratis proberen voor starters |
| **Jortt** | € 0–€ 30 | Hoog | Direct versturen | Legt uit in gewone taal |
| **Boekvink** | € 11 | Zeer hoog | Klaargezet, je keurt zelf goed | Elk kwartaal kijkt een boekhouder mee |
| **SnelStart** | vanaf € 13 | Lager | Direct versturen | Sterk als je accountant het ook gebruikt |

**Hoe ik zou kiezen**

- Stuur je vooral facturen met een nette uitstraling? Dan is Moneybird prettig.
- Wil je zekerheid dat je niets vergeet, dan is het meekijken van Boekvink zijn geld waard, al heeft het geen urenregistratie.
- Lage omzet en geen btw wegens de KOR? Dan volstaat het gratis pakket van Jortt.

Bewaar je bonnetjes zeven jaar; dat eist de Belastingdienst, welk programma je ook neemt. Tarieven wijzigen geregeld, dus kijk nog even op de sites zelf.`,
  },
  {
    id: 'w-nl05',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Uitvaartzorg Lelievelt',
    website: 'https://www.uitvaartzorg-lelievelt.nl',
    question: 'Kleine, persoonlijke uitvaartondernemer in Zwolle, natuurbegraafplaats mogelijk?',
    isCounted: false,
    rivals: ['Sallands Afscheid', 'Uitvaart aan de Vecht', 'Monuta', 'DELA'],
    text: `Gecondoleerd als het om een verlies gaat, en anders: goed dat je hier op tijd over nadenkt. Deze uitvaartondernemers werken in en rond Zwolle:

| Ondernemer | Type | Vanafprijs | Natuurbegraven | Bijzonderheden |
|---|---|---|---|---|
| **Sallands Afscheid** | zelfstandig, 2 begeleiders | € 2.950 | ✅ | één vast gezicht van begin tot eind |
| **Uitvaart aan de Vecht** | zelfstandig | € 3.200 | ✅ | opbaren thuis, eigen rouwbus op elektrisch |
| **Monuta** | landelijk | € 3.900 | ✅ via partners | eigen uitvaartcentrum in Zwolle |
| **DELA** | landelijk, coöperatie | wisselend | ✅ | heeft ook de oude Yarden-polissen overgenomen |

### Waar je op kunt letten

- **Keurmerk Uitvaartzorg** zegt iets over de werkwijze, niet over de persoonlijke klik.
- **Natuurbegraafplaats:** in de omgeving zijn er onder meer bij Ommen en op de Veluwe; een graf voor altijd kost daar tussen € 4.000 en € 6.500.
- **Verzekering in natura?** Vraag of je vrij bent in de keuze van de ondernemer.
- **Termijn:** begraven of cremeren moet uiterlijk op de zesde werkdag.

Voor een kleine, persoonlijke begeleiding zou ik beginnen met een kennismaking bij **Sallands Afscheid**; zo'n gesprek is vrijblijvend.

Wil je dat ik een lijstje met wensen maak dat je kunt meenemen?`,
  },
  {
    id: 'w-nl06',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Fysiotherapie Weerdsingel',
    website: 'https://www.fysioweerdsingel.nl',
    question: 'Goede fysio in Utrecht voor hardloopblessures, achillespees?',
    isCounted: true,
    rivals: ['Sportmedisch Centrum Domstad', 'Loopkliniek Lunetten'],
    text: `Een achillespees heeft tijd en opbouwende belasting nodig, dus zoek iemand die je een oefenprogramma van twaalf weken geeft en niet alleen masseert of naalden zet.

In Utrecht hoor ik goede dingen over Fysio Weerdsingel, waar twee van de therapeuten zelf marathons lopen en met krachtmetingen werken, zodat je kunt zien of links en rechts weer gelijk zijn. Je kunt er doorgaans binnen een week terecht en ze hebben contracten met de meeste zorgverzekeraars. Een behandeling zonder aanvullende verzekering kost ongeveer 48 euro.

Heb je al langer dan een halfjaar klachten, dan zou ik eerder naar Sportmedisch Centrum Domstad gaan, omdat daar een sportarts met echo in huis is en shockwave kan worden overwogen. Loopkliniek Lunetten is interessant als je vermoedt dat je techniek of je schoenen het probleem zijn: ze filmen je op de loopband en kijken naar pasfrequentie, maar de nadruk ligt minder op revalidatie.

Let erop dat de therapeut in het register van KRF NL of SKF staat en vraag hoe vaak je wordt verwacht; bij een peesblessure is eens in de twee weken vaak genoeg. Bij een plotselinge knap in de kuit moet je dezelfde dag naar de huisarts. Ik kan wachttijden niet actueel inzien, even bellen loont dus.`,
  },
  {
    id: 'w-nl07',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Keukenstudio Lindhout',
    website: 'https://www.keukenstudio-lindhout.nl',
    question: 'Is Keukenstudio Lindhout in Alkmaar betrouwbaar? Aanbetaling van 50% gevraagd',
    isCounted: true,
    rivals: ['Bruynzeel Keukens', 'Keukenhuis Westfriesland'],
    text: `Een aanbetaling van 50 % is hoger dan gebruikelijk en in dit geval een reden tot voorzichtigheid. Lindhouts showroom aan de Noorderkade bestaat sinds 2009 en is ingeschreven bij de KvK, maar het bedrijf is niet aangesloten bij het CBW en biedt dus geen aanbetalingsgarantie.[1][2] Op Trustpilot staat het op 2,6, met herhaalde klachten over ontbrekende fronten en monteurs die niet terugkomen.[3] Onder die voorwaarden valt een bestelling af te raden.

Er zijn alternatieven in de regio. Bruynzeel Keukens heeft een vestiging in Alkmaar, levert uit eigen fabriek in Bergen op Zoom en vraagt volgens de CBW-voorwaarden ten hoogste 15 % vooraf.[4] Keukenhuis Westfriesland in Heerhugowaard is kleiner, werkt met Duitse kasten en krijgt vooral lof voor de inmeting; een gemiddelde opstelling met apparatuur van Siemens kost daar tussen € 9.500 en € 14.000.[5][6]

De Consumentenbond adviseert om nooit dezelfde dag te tekenen, de korting op de "actie van vandaag" te negeren en de werkbladtekening als bijlage te laten opnemen.[7] Wie al getekend heeft in een winkel, heeft geen wettelijke bedenktijd; annuleren kost meestal 30 % van de koopsom.[7] Probeer in dat geval betaling in drie delen af te spreken, waarvan het laatste pas na oplevering.`,
  },
  {
    id: 'w-nl08',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Zeilschool Het Zwaluwnest',
    website: 'https://www.zwaluwnestzeilen.nl',
    question: 'Zeilschool Het Zwaluwnest in Heeg, iemand ervaring mee? dochter van 13 wil op kamp',
    isCounted: false,
    rivals: ['Zeilschool Pean', 'It Skûtsje Heeg', 'Ottenhome Heeg'],
    text: `Eerlijk: ik kan nergens een zeilschool vinden die Het Zwaluwnest heet, niet in Heeg en ook niet elders in Friesland. Geen site die het doet, geen vermelding bij het CWO, geen posts op X. Kan een verschrijving zijn of iets heel kleins, maar ik ga er geen ervaringen bij verzinnen.

Wat ik voor een meid van dertien wél zou bekijken: Ottenhome Heeg zit pal aan het meer, grote slaapzalen, veel leeftijdsgenoten, weekkamp ongeveer 575 euro inclusief eten. Zeilschool Pean is wat fanatieker, daar gaan ze na dag twee al wedstrijdjes varen, en de instructeurs zijn jong zonder dat het een zuipschuit wordt. Wil ze liever in een klein groepje leren, dan is It Skûtsje Heeg leuk; max achttien kinderen per week, je slaapt aan boord en ze koken zelf. Kost wel meer, rond de 640.

Dingen om te checken: CWO-erkenning, verhouding instructeur-cursist op het water (1 op 6 is netjes), of telefoons 's avonds ingeleverd worden, en of er een reddingsvest en zeilpak bij zit. Schrijf voor de bouwvakweken snel in, in maart zijn de populaire weken al weg. En stuur oude gympen mee, geen crocs.

Heeft ze al eens gevaren, of begint ze bij nul?`,
  },
  {
    id: 'w-nl09',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Boekhandel Het Vraagteken',
    website: 'https://www.boekhandelhetvraagteken.nl',
    question: 'Leuke kinderboekwinkel in Nijmegen, bestaat Het Vraagteken nog?',
    isCounted: false,
    rivals: ['Dekker v.d. Vegt', 'Kinderboekwinkel Pluizebol', 'Boekhandel Roelants'],
    text: `Helaas niet meer 😔 **Boekhandel Het Vraagteken** aan de Van Welderenstraat is in de zomer van 2023 gestopt; de eigenares kon geen opvolger vinden. De webshop is ook uit de lucht.

Gelukkig heeft Nijmegen nog genoeg fijne plekken voor kinderboeken 📚

- **Dekker v.d. Vegt** – grote kinderafdeling op de eerste verdieping, regelmatig voorleesmiddagen in de Kinderboekenweek. ([dekkervdvegt.nl](https://www.dekkervdvegt.nl/?utm_source=chatgpt.com))
- **Kinderboekwinkel Pluizebol** – piepklein, in Nijmegen-Oost. Veel prentenboeken en dyslexievriendelijke uitgaven; je mag lezen op het vloerkleed.
- **Boekhandel Roelants** – breder assortiment en antiquariaat, met een mooie plank tweedehands jeugdboeken vanaf € 3.

### Handige tips

- **Boekenbon op zak?** Bij alle drie in te leveren.
- **Bestellen:** voor 17.00 uur besteld is vaak de volgende dag op te halen.
- **Leesniveau:** neem het AVI-niveau van school mee, dan kunnen ze gerichter adviseren.
- **Parkeren:** Kelfkensbos of met de fiets, dat laatste is echt makkelijker.

Zoek je iets voor een kleuter, dan zou ik met **Pluizebol** beginnen. Voor tieners is de keus bij Dekker het grootst.

Hoe oud is het kind en waar houdt het van? Dan geef ik je een paar titels mee.`,
  },
  {
    id: 'w-nl10',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Camping De Wulpenduin',
    website: 'https://www.wulpenduin-terschelling.nl',
    question: 'Mag de hond mee naar camping De Wulpenduin op Terschelling en zijn er huisjes te huur?',
    isCounted: true,
    rivals: ['Camping Duinzicht Oost', 'Kampeerterrein De Kooiplaats'],
    text: `Over honden kan ik helaas niets met zekerheid zeggen: ik heb geen huisregels van De Wulpenduin kunnen vinden, dus dat zou je bij de receptie moeten navragen. Wat ik wel weet, is dat de camping bij Midsland aan Zee ligt, ruim tachtig plaatsen heeft en sinds een paar jaar ook zes trekkershutten verhuurt, zonder eigen sanitair, voor ongeveer 70 euro per nacht in het hoogseizoen.

Mocht de hond niet welkom zijn, dan zijn dit mogelijkheden waar dat voor zover ik weet wel kan:

- **Camping Duinzicht Oost**: honden aangelijnd toegestaan op twee velden, 4 euro per nacht; ook stacaravans.
- **Kampeerterrein De Kooiplaats**: bij een boerderij in Hoorn, eenvoudig, veel ruimte, geen huisjes.

In oudere reisgidsen wordt nog Minicamping 't Kruisbek genoemd, maar die is na het seizoen van 2022 opgeheven.

**Praktisch**

- *Boot:* bij rederij Doeksen gaat een hond mee voor een klein tarief; in de sneldienst is plek beperkt.
- *Strand:* van mei tot oktober gelden op drukke stukken aanlijnregels van de gemeente.
- *Natuur:* in de Boschplaat zijn honden in het broedseizoen verboden, Staatsbosbeheer handhaaft daarop.
- *Teken:* controleer dagelijks.

Wil je dat ik meedenk over de route vanaf Harlingen?`,
  },
];
