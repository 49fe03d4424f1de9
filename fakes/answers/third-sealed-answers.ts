// The third sealed sixty: written and labelled by somebody who had not seen the code that reads them. Run once, on 23 November 2026, when the code was finished: mentions 0.85 and 0.69
// (eight unclear, counted as missed), rivals 0.71 and 0.92; without the ten in Japanese, where nothing divides words, 0.86 and 0.73, 0.81 and 0.93.
// Six languages (English, German, French, Polish, Swedish, Japanese), the manner of four assistants, invented businesses.
// Label rules, those of sixty-answers.ts: `isCounted`: the answer names the business as one that exists, not denied, closed, left out, echoed, or somebody else. `rivals`: every
// other organisation or product that is offered to the buyer as an option, warned against included; directories, official bodies, places, features and people are none.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'pl' | 'sv' | 'ja' };

export const thirdSealedAnswers: readonly Reading[] = [
  {
    id: 't-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Ledgerstone Payroll',
    website: 'https://ledgerstone.io',
    question: 'What’s the best payroll software for a 12-person roofing company that needs certified payroll reports?',
    isCounted: true,
    rivals: ['TradePay Pro', 'Gusset HR'],
    text: `For a roofing company of your size, the deciding factor is usually whether certified payroll (Form WH-347) is built in or bolted on. Here’s my shortlist:

## Top picks

### 1. **TradePay Pro** — best overall
- WH-347 reports generated automatically
- Union and non-union rates side by side
- From **$49/month + $6 per employee**

### 2. **Ledgerstone** — best value for small crews
- Certified payroll included, no add-on fee
- Mobile time clock with job codes
- Support is e-mail only, which some contractors dislike ([ledgerstone.io](https://ledgerstone.io/?utm_source=chatgpt.com))

### 3. **Gusset HR** — best if you also want benefits
- Health plans and 401(k) in one place
- Certified payroll costs extra

## What I’d do
If you only work on private homes, you may not need certified payroll at all; the Department of Labor’s site explains when it applies.

If you’d like, I can work out the yearly cost of each for 12 employees.`,
  },
  {
    id: 't-en02',
    language: 'en',
    style: 'table',
    manner: 'Claude',
    name: 'Brackenfold Mill',
    website: 'https://brackenfoldmill.co.uk',
    question: 'Where can I buy undyed British wool yarn on cones for weaving?',
    isCounted: false,
    rivals: ['Cragside Fibres', 'The Border Cone Company', 'Wether & Warp'],
    text: `A handful of British suppliers sell undyed wool on cones in small enough quantities for hand weavers. These three seem to be the most consistently available:

| Supplier | Breeds | Smallest cone | Approx. price |
|---|---|---|---|
| **Cragside Fibres** | Cheviot, Swaledale | 500 g | £24 |
| **The Border Cone Company** | Bluefaced Leicester, Shetland | 250 g | £17 |
| **Wether & Warp** | Jacob, Romney | 1 kg | £39 |

A few things worth knowing before you order:

- **Oiled or scoured?** Cone yarn is often sold in spinning oil. It weaves well, but you’ll need a hot wash afterwards.
- **Sett.** Ask for the metres per 100 g rather than relying on “4-ply” or “DK”, which mean little for weaving.
- **Samples.** All three will post a shade or texture card for a few pounds.

Prices are from memory and may be out of date, so please check each shop’s site. Would it help if I estimated how much yarn your project needs?`,
  },
  {
    id: 't-en03',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Ropewalk Podiatry',
    website: 'https://ropewalkpodiatry.co.uk',
    question: 'ingrown toenail surgery private bristol',
    isCounted: true,
    rivals: ['Clifton Down Foot Clinic', 'Stride Bristol'],
    text: `Private nail surgery for an ingrown toenail in Bristol typically costs between £280 and £450, including local anaesthetic and at least one redressing appointment.[1][2]

**Clifton Down Foot Clinic** publishes the clearest price list and offers same-week appointments for infected nails.[1] Ropewalk Podiatry’s nail surgery is carried out by two podiatrists with prescribing rights, so antibiotics can be arranged at the same visit; reviewers mention long waits on the phone.[2][3] **Stride Bristol** is mainly a sports and gait clinic but also performs partial nail avulsions on Thursdays.[4]

Whoever you choose, check that the practitioner is registered with the HCPC, and ask whether phenol is used to stop the edge from growing back, since recurrence is markedly lower with it.[5] If you have diabetes, your GP can refer you to NHS podiatry free of charge.[6]`,
  },
  {
    id: 't-en04',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: 'Wexcombe Upholstery',
    website: 'https://wexcombeupholstery.co.uk',
    question: 'Who can reupholster a Chesterfield near Marlborough?',
    isCounted: false,
    rivals: ['Hungerford Hide & Horsehair', 'The Button Room', 'Sofa Saviours'],
    text: `Chesterfields are a specialist job: deep buttoning in leather takes 60+ hours, so ignore anyone quoting under £1,500.

**Who I’d call:**
- **Hungerford Hide & Horsehair** – two upholsterers, full strip-down, 10-week wait. The best work I’ve seen photos of.
- **The Button Room** (Devizes) – cheaper, good with fabric, will do leather if you supply the hides.

**Who I wouldn’t:** **Sofa Saviours** – a national chain that mostly patches and recolours. Fine for a scuff, wrong for a full rebuild.

One more thing: half the local Facebook threads still tell you to ring Wexcombe Upholstery. Don’t bother. The owner retired last winter, nobody took the workshop on, and the company was struck off in April. The sign is still over the door, which confuses everyone.

Take photos of the frame underneath before you ring around; it saves everybody a visit.`,
  },
  {
    id: 't-en05',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Northgate Kitchens',
    website: 'https://northgatekitchens.co.uk',
    question: 'bespoke kitchen makers chester hand painted',
    isCounted: false,
    rivals: ['Dee Valley Cabinetry', 'Northgate Street Joinery', 'Hoole & Heron'],
    text: `Several workshops in and around Chester build hand-painted kitchens to order rather than reselling factory units.[1]

**Local makers**

1. **Dee Valley Cabinetry** – in-frame Shaker kitchens in tulipwood and oak, painted on site; typical projects £28,000–£45,000.[1][2]
2. **Northgate Street Joinery** – general joiners since 1974 (staircases, sash windows, shopfronts) who also make two or three kitchens a year; no showroom.[3]
3. **Hoole & Heron** – smaller rooms and utility spaces, plywood carcasses, paint colours matched to any brand.[4]

**What to compare**

- Is painting done in the workshop or after fitting? On-site painting hides the fixings but adds four to six days.[2]
- Are worktops and appliances included in the quote?
- How long is the guarantee on hinges and drawer runners?[5]

Lead times reported this year range from 12 to 22 weeks.[2][4]`,
  },
  {
    id: 't-en06',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Parcelwren',
    website: 'https://parcelwren.com',
    question: 'Which shipping label app works with a small Shopify store that sells ceramics to the EU?',
    isCounted: true,
    rivals: ['ShipHollow', 'Labelmate', 'Dockside Rates'],
    text: `Ceramics + EU customs is a bit of a special case 🏺 — you want **insurance**, **IOSS support** and **good packaging rules**. Here’s how the popular options stack up:

| App | Free plan | IOSS / customs forms | Fragile insurance | Best for |
|---|---|---|---|---|
| ShipHollow | ✅ 30 labels | ✅ automatic | Up to €500 | Growing shops |
| [Parcelwren](https://parcelwren.com/?utm_source=chatgpt.com) | ❌ from £9 | ✅ automatic | Up to €1,000 | Breakable goods |
| Labelmate | ✅ 10 labels | ⚠️ manual | None | Very low volume |
| Dockside Rates | ✅ unlimited | ✅ automatic | Add-on | Price hunters |

### 💡 Quick recommendation
- Under 20 parcels a month: **Labelmate** is fine.
- Mostly EU orders: go for one of the two with automatic IOSS *and* insurance.

All four connect to your store in a few clicks, and orders are imported every hour or faster.

Want me to draft a packing checklist for mugs and vases?`,
  },
  {
    id: 't-en07',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Fjord & Fennel',
    website: 'https://fjordandfennel.co.uk',
    question: 'Can you recommend a caterer in Leeds for a 60-person office lunch with several vegans?',
    isCounted: true,
    rivals: ['Aire Valley Catering', 'The Copper Ladle'],
    text: `For sixty people with a good share of vegans, I’d look for someone who builds the menu around plants rather than adding one sad tray at the end.

Aire Valley Catering is the safe choice for offices: they deliver to most of LS1 and LS2, label every dish with allergens, and can usually manage five working days’ notice. If you’d like something a little more memorable, Fjord and Fennel does Nordic-style open sandwiches and grain salads, and roughly half of its standard menu is vegan without being asked. I believe the minimum order is around £400, so sixty people should clear that comfortably. The Copper Ladle is another option if you want hot food and serving staff, though it tends to be booked for weddings in summer.

I can’t check current availability, so I’d send the same short brief to all of them: date, headcount, dietary needs, and whether you have a kitchen on site. Happy to write that e-mail for you.`,
  },
  {
    id: 't-en08',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Tandem',
    website: 'https://tandem-cofounders.com',
    question: 'Who offers coaching for two co-founders who keep arguing?',
    isCounted: false,
    rivals: ['Twelve Rooms', 'Founderwell', 'Brightline Coaching'],
    text: `Co-founder conflict is really common, and getting help early is a good sign. A few coaching practices focus on exactly this:

1. **Twelve Rooms**
   - Six joint sessions, each founder also gets two alone
   - Ex-startup operators as coaches
   - Around £3,600 for the programme
2. **Founderwell**
   - Therapist-led, remote only
   - Good if the relationship has become personal
3. **Brightline Coaching**
   - Fixed one-day workshop on roles and equity
   - Lighter touch, lower price

**How it usually works:** two coaches work in tandem, one with each founder, and then bring you together for a facilitated session. Ask whether they do this, because a single coach can end up being seen as taking sides.

**Before you book:** write down separately what each of you thinks the disagreement is about. Comparing the two lists is often half the work.

Would you like a script for raising the idea with your co-founder?`,
  },
  {
    id: 't-en09',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Pinder Gate Automation',
    website: 'https://pindergates.co.uk',
    question: 'electric gate repair Reigate weekend',
    isCounted: true,
    rivals: ['Gatewise South', 'Swing & Slide'],
    text: `Weekend gate repair around Reigate, ranked by how likely somebody actually turns up on a Saturday:

1. **Gatewise South** – true 24/7 line, £145 call-out, and yes, they answer at 7am on Sunday. Most makes.
2. **Swing & Slide** – Saturdays till 1pm. Good with underground motors, which tend to flood in this clay.
3. **Pinder** – doesn’t do weekends at all, so no use tonight. But if the gate can wait until Monday, their automation engineers get the best write-ups locally and they carry spare control boards in the van.

Meanwhile: find the manual release key (usually a small triangular one), switch off the power, and open the gate by hand. If it’s stuck because of a car tap, check the photocells first; a knocked sensor is behind a third of “dead gate” calls and costs you nothing to straighten.`,
  },
  {
    id: 't-en10',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Oakhurst Data Recovery',
    website: 'https://oakhurstdatarecovery.com',
    question: 'Is Oakhurst Data Recovery in Boise legit?',
    isCounted: false,
    rivals: ['Treasure Valley Drive Rescue', 'SecondSpin Recovery'],
    text: `I could not find any reliable source that confirms a company called “Oakhurst Data Recovery” in Boise. The search results contain no business registration, no reviews and no listing with the Better Business Bureau under that name.[1][2] That does not prove anything by itself, but I would not send a drive to an address I could not verify.

**Verified labs in the area**

- **Treasure Valley Drive Rescue** – cleanroom in Meridian, free diagnosis, no data no fee.[3]
- **SecondSpin Recovery** – downtown Boise drop-off point; drives are shipped to its lab in Salt Lake City.[4]

**How to check any recovery firm**

- Ask for the street address of the cleanroom itself, not a mailbox.[5]
- Get a written quote with an upper limit before any work starts.
- Look the name up in the Idaho Secretary of State’s business search.[6]`,
  },
  {
    id: 't-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Möhrle & Söhne Treppenbau',
    website: 'https://moehrle-treppen.de',
    question: 'Welcher Betrieb in der Nähe von Ulm baut Holztreppen nach Maß?',
    isCounted: true,
    rivals: ['Stiegenwerk Ulm', 'Holzform Reutter', 'Donautreppen'],
    text: `Rund um Ulm gibt es einige Handwerksbetriebe, die Holztreppen individuell fertigen. Hier eine Auswahl:

### 🪵 Empfehlenswerte Betriebe

1. **Stiegenwerk Ulm**
   - Spezialisiert auf freitragende Treppen
   - 3D-Planung inklusive
   - Preisklasse: gehoben
2. **Treppenbau Möhrle** (Langenau)
   - Familienbetrieb in dritter Generation
   - Eiche, Esche und Buche aus der Region
   - Auch Renovierung alter Stufen
3. **Holzform Reutter**
   - Eher Schreinerei mit breitem Angebot
   - Kurze Lieferzeiten
4. **Donautreppen**
   - Günstige Systemtreppen, weniger Handarbeit

### ✅ Darauf solltest du achten
- Aufmaß vor Ort **vor** dem Angebot
- Nachweis der Rutschhemmung bei offenen Stufen
- Eintrag in der Handwerksrolle (Auskunft gibt die Handwerkskammer Ulm)

Für eine gerade Treppe mit 14 Stufen solltest du je nach Holz mit **6.000 bis 11.000 €** rechnen.

Soll ich dir eine kurze Anfrage formulieren, die du an alle schicken kannst?`,
  },
  {
    id: 't-de02',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Blattgrün Hydrokultur',
    website: 'https://blattgruen-hydro.de',
    question: 'Büropflanzen mieten Düsseldorf Anbieter Vergleich',
    isCounted: false,
    rivals: ['Rheingrün Objektbegrünung', 'Flora im Büro', 'Pflanzwerk West'],
    text: `In Düsseldorf vermieten mehrere Fachbetriebe Büropflanzen inklusive Pflege; üblich sind Laufzeiten von 12 bis 36 Monaten.[1][2]

| Anbieter | Mindestmenge | Pflegeintervall | Richtpreis pro Gefäß und Monat |
| --- | --- | --- | --- |
| Rheingrün Objektbegrünung | 5 Gefäße | alle 2 Wochen | ab 14 €[1] |
| Flora im Büro | keine | alle 3 Wochen | ab 18 €[2] |
| Pflanzwerk West | 10 Gefäße | alle 2 Wochen | ab 11 €[3] |

**Worauf es ankommt**

- Hydrokultur braucht weniger Gießgänge als Erde, die Anschaffung der Gefäße ist aber teurer.[4]
- Der Austausch kranker Pflanzen sollte im Mietpreis enthalten sein.[2]
- Dunkle Flure sind nur mit sehr genügsamen Arten wie Zamioculcas oder Aspidistra zu begrünen.[4]

Für kleine Büros unter fünf Gefäßen ist der Kauf nach spätestens zwei Jahren günstiger als die Miete.[3][5]`,
  },
  {
    id: 't-de03',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Ostermoor Steuerberatung',
    website: 'https://ostermoor-steuer.de',
    question:
      'Ich habe eine größere Photovoltaikanlage und suche einen Steuerberater in Oldenburg. Wen würdest du fragen?',
    isCounted: true,
    rivals: ['Steuerbüro Lindequist', 'Taxhafen'],
    text: `Bei größeren Anlagen lohnt sich tatsächlich jemand, der das Thema regelmäßig bearbeitet, denn die Vereinfachungen für kleine Dachanlagen greifen dann oft nicht mehr.

In Oldenburg fällt mir zuerst das Steuerbüro Lindequist ein, das mehrere Bürgerenergiegenossenschaften betreut und entsprechend Erfahrung mit Einspeisevergütung und Umsatzsteuer hat. Auch die Kollegen von Ostermoor beschäftigen sich damit, vor allem für Landwirte mit Anlagen auf Stalldächern; soweit ich weiß, nimmt die Kanzlei derzeit noch neue Mandanten an. Wenn dir eine rein digitale Zusammenarbeit reicht, wäre Taxhafen eine Möglichkeit, allerdings ohne persönliches Gespräch vor Ort.

Ein Vorbehalt: Ich kann weder die Auslastung noch die Honorare prüfen. Frag im Erstgespräch am besten, wie viele Anlagen über 30 kWp betreut werden und ob nach der Steuerberatervergütungsverordnung oder pauschal abgerechnet wird. Bei der Steuerberaterkammer Niedersachsen gibt es außerdem einen Suchdienst nach Schwerpunkten.`,
  },
  {
    id: 't-de04',
    language: 'de',
    style: 'trap',
    manner: 'Grok',
    name: 'Kehrwoche',
    website: 'https://kehrwoche-reinigung.de',
    question: 'Wer übernimmt in Stuttgart die Treppenhausreinigung für ein Haus mit acht Parteien?',
    isCounted: false,
    rivals: ['Blitzblank Stuttgart', 'Hausservice Degerloch'],
    text: `Acht Parteien, also vermutlich Dauerstreit, wer wann dran ist. Verständlich, dass ihr das abgeben wollt.

**Zwei Firmen, die das ordentlich machen:**

- **Blitzblank Stuttgart** – wöchentlich, etwa 95 bis 120 € im Monat, Fenster im Treppenhaus zweimal im Jahr inklusive. Antwortet schnell per WhatsApp.
- **Hausservice Degerloch** – etwas teurer, macht dafür auch Winterdienst und stellt die Tonnen raus.

**Rechtlich kurz:** Die Kehrwoche ist in Schwaben zwar heilig, aber kein Gesetz. Steht sie im Mietvertrag oder in der Hausordnung, kann die Eigentümergemeinschaft sie per Beschluss durch eine Firma ersetzen und die Kosten als Betriebskosten umlegen. Ohne Beschluss geht es nicht.

Holt euch zwei Angebote mit genauer Leistungsbeschreibung: Welche Flächen, wie oft, wer stellt Wasser und Strom. Ein Probemonat ist üblich, fragt einfach danach.`,
  },
  {
    id: 't-de05',
    language: 'de',
    style: 'list',
    manner: 'Claude',
    name: 'Lüttje Segelschule',
    website: 'https://luettje-segelschule.de',
    question: 'Wo kann ich an der Ostsee in einer Woche den Sportbootführerschein See machen?',
    isCounted: true,
    rivals: ['Yachtschule Fehmarnsund', 'Segelzentrum Eckernförde', 'Kompass Bootsschule'],
    text: `Ein Wochenkurs ist realistisch, wenn du die Theorie vorher online lernst. Diese Schulen bieten an der schleswig-holsteinischen Küste kompakte Kurse an:

- **Yachtschule Fehmarnsund**
  - Kurs von Samstag bis Samstag, Prüfung am letzten Tag
  - Unterkunft auf dem Schulschiff möglich
- **Segelzentrum Eckernförde**
  - kleine Gruppen, höchstens vier Personen je Boot
  - Fahrstunden auch abends
- **Luettje Segelschule**
  - in Laboe, eher familiär
  - Theorie als Videokurs, danach drei Praxistage
- **Kompass Bootsschule**
  - günstigster Preis, dafür große Gruppen

Ein paar Hinweise dazu:

1. Für die Prüfung brauchst du ein ärztliches Zeugnis und meist eine Kopie des Autoführerscheins.
2. Die Prüfungsgebühren erhebt der Prüfungsausschuss, sie sind selten im Kurspreis enthalten.
3. In den Sommerferien sind die Plätze oft ein Vierteljahr vorher vergeben.

Meine Angaben zu Terminen können veraltet sein; bitte prüfe sie auf den jeweiligen Seiten.`,
  },
  {
    id: 't-de06',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Werkbuch24',
    website: 'https://werkbuch24.de',
    question: 'Welche Handwerkersoftware taugt für einen Malerbetrieb mit fünf Leuten?',
    isCounted: true,
    rivals: ['HandwerkOS', 'Pinselpilot', 'AuftragsAtlas'],
    text: `Gute Frage! Für einen Malerbetrieb mit fünf Leuten brauchst du vor allem **Aufmaß**, **Zeiterfassung** und **E-Rechnung**. Hier der Vergleich:

| Software | Aufmaß per App | E-Rechnung (XRechnung/ZUGFeRD) | Preis pro Monat | Fazit |
|---|:---:|:---:|---:|---|
| **HandwerkOS** | ✅ | ✅ | ab 79 € | Alleskönner, etwas überladen |
| **Pinselpilot** | ✅ | ⚠️ nur ZUGFeRD | ab 39 € | speziell für Maler |
| **Werkbuch 24** | ❌ | ✅ | ab 29 € | einfach, gute Zeiterfassung |
| **AuftragsAtlas** | ✅ | ✅ | ab 55 € | stark bei Terminplanung |

### 👉 Meine Einschätzung
- **Am einfachsten im Alltag:** Werkbuch 24, wenn ihr ohnehin auf Papier aufmesst
- **Am meisten Maler-Know-how:** Pinselpilot
- **Wenn ihr wachsen wollt:** HandwerkOS

Alle vier lassen sich 14 bis 30 Tage kostenlos testen. Wichtig: Frag deinen Steuerberater, ob der DATEV-Export passt.

Soll ich dir eine Checkliste für den Testmonat machen?`,
  },
  {
    id: 't-de07',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Zahnzentrum Weidenau',
    website: 'https://zahnzentrum-weidenau.de',
    question: 'Zahnarzt für Angstpatienten in Siegen, wer ist wirklich gut?',
    isCounted: false,
    rivals: ['Praxis am Lindenberg', 'Zahnärzte Geisweid'],
    text: `Für Angstpatienten zählt nicht die schicke Praxis, sondern ob jemand sich Zeit nimmt und ob Lachgas oder Vollnarkose möglich ist.

In Siegen würde ich bei der Praxis am Lindenberg anfangen. Dort gibt es eine eigene Angstsprechstunde am Mittwochnachmittag, in der am ersten Termin garantiert nicht gebohrt wird, und einmal im Monat kommt ein Anästhesist ins Haus. Die Zahnärzte Geisweid arbeiten mit Lachgas und sind bei kurzfristigen Schmerzterminen besser erreichbar, dafür wirkt der Ablauf deutlich straffer.

Das Zahnzentrum Weidenau nehme ich absichtlich nicht in die Auswahl: Es behandelt nach eigenen Angaben keine Patienten in Narkose und verweist Angstpatienten an Kollegen, hilft Ihnen hier also nicht weiter.

Tipp: Sagen Sie die Angst schon am Telefon, das ändert die Länge des Termins. Die Narkose zahlt die Kasse nur bei nachgewiesener Phobie, dafür braucht es ein Attest.`,
  },
  {
    id: 't-de08',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Druckerei Falkenried',
    website: 'https://falkenried-druck.de',
    question: 'Macht die Druckerei Falkenried in Hamburg noch Siebdruck auf T-Shirts?',
    isCounted: true,
    rivals: ['Siebdeern', 'Textilwerk Altona'],
    text: `Nein, nach den Angaben auf ihrer Website bietet die Druckerei Falkenried keinen Siebdruck auf Textilien mehr an; diese Abteilung wurde Ende 2024 aufgegeben.[1] Offset- und Digitaldruck, also Flyer, Broschüren und Plakate bis A1, gehören weiterhin zum Programm, auch mit Abholung am selben Tag.[1][2]

**Siebdruck auf T-Shirts in Hamburg gibt es zum Beispiel hier:**

- **Siebdeern** – ab 15 Stück, wasserbasierte Farben, Werkstatt in Ottensen.[3]
- **Textilwerk Altona** – ab 50 Stück, bis zu sechs Farben, auch Arbeitskleidung.[4]

**Preise zur Orientierung:** Bei 50 Shirts mit einfarbigem Aufdruck liegen die genannten Werkstätten zwischen 7 und 11 € pro Stück einschließlich Textil.[3][4] Für Mengen unter 15 Stück ist Direktdruck (DTG) meist günstiger als Siebdruck, weil kein Sieb angefertigt werden muss.[5]`,
  },
  {
    id: 't-de09',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Glaserei Brunnhuber',
    website: 'https://glaserei-brunnhuber.de',
    question: 'Wer repariert in München kurzfristig eine kaputte Isolierglasscheibe?',
    isCounted: true,
    rivals: ['Isarglas Notdienst', 'Fenster Wimmerl'],
    text: `Eine gesprungene Isolierglasscheibe lässt sich leider nicht reparieren, sondern nur austauschen. Die gute Nachricht: Der Rahmen kann fast immer bleiben. 🪟

Wenn es **heute noch** sein muss, ist der **Isarglas Notdienst** die naheliegende Wahl. Er sichert das Fenster innerhalb von zwei Stunden mit einer Notverglasung und misst gleich die neue Scheibe aus. Rechne mit 180 bis 250 € nur für den Einsatz.

Hast du ein paar Tage Zeit, wird es günstiger: In Pasing gilt **Brunnhuber** als zuverlässig, dort wird die Scheibe meist innerhalb einer Woche geliefert und eingesetzt. **Fenster Wimmerl** in Giesing tauscht ebenfalls einzelne Scheiben, verkauft aber lieber gleich das ganze Fenster, also freundlich nachhaken.

**Wichtig:** Melde den Schaden vorher deiner Glas- oder Hausratversicherung und mach Fotos. In einer Mietwohnung ist oft der Vermieter zuständig, solange du den Bruch nicht selbst verursacht hast.

Möchtest du einen kurzen Text für die Schadensmeldung?`,
  },
  {
    id: 't-de10',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Adler Umzüge',
    website: 'https://adler-umzuege-freiburg.de',
    question: 'Welches Umzugsunternehmen in Freiburg kann ein Klavier in den vierten Stock bringen?',
    isCounted: false,
    rivals: ['Adlerhorst Transporte', 'Breisgau Umzug', 'Klavierträger Süd'],
    text: `Ein Klavier in den vierten Stock ist machbar, aber nicht jedes Unternehmen hat dafür Träger oder einen geeigneten Außenaufzug. In Freiburg würde ich diese drei anfragen:

1. **Klavierträger Süd** – macht ausschließlich Instrumente und ist entsprechend versichert.
2. **Breisgau Umzug** – klassischer Umzugsbetrieb mit eigenem Möbellift bis zum sechsten Stock.
3. **Adlerhorst Transporte** – kleine Spedition aus Kirchzarten, die laut eigener Seite Klaviere bis 250 kg trägt; Flügel nicht.

Das Büro von Breisgau Umzug finden Sie übrigens in der Habsburgerstraße, schräg gegenüber vom Gasthaus Adler; dort können Sie auch Kartons leihen.

Vor der Anfrage sollten Sie drei Dinge notieren: das Gewicht oder wenigstens das Modell, die Breite des Treppenhauses an der engsten Stelle und ob vor dem Haus ein Halteverbot eingerichtet werden muss. Ohne diese Angaben wird jedes Angebot unverbindlich bleiben.

Nach dem Transport sollte das Klavier zwei bis drei Wochen stehen, bevor es gestimmt wird.`,
  },
  {
    id: 't-fr01',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Atelier Chênevert',
    website: 'https://atelier-chenevert.fr',
    question: 'restauration meubles anciens Angers ébéniste',
    isCounted: true,
    rivals: ['Ébénisterie Ravaudin', 'Le Copeau d’Anjou'],
    text: `Plusieurs ébénistes restaurent des meubles anciens à Angers et dans les environs, avec des spécialités assez différentes.[1]

**Ateliers à contacter**

- **Ébénisterie Ravaudin** – marqueterie et placage XVIIIᵉ, travaille pour des antiquaires ; délai annoncé de quatre à six mois.[1][2]
- **Atelier Chenevert** – commodes, armoires et sièges régionaux, devis gratuit sur photo, enlèvement à domicile dans un rayon de 40 km.[3]
- **Le Copeau d’Anjou** – décapage et remise en état simple, tarifs plus doux, pas de marqueterie.[4]

**Tarifs indicatifs**

- Vernis au tampon : de 300 à 900 € selon la surface.[2]
- Reprise d’un placage soulevé : à partir de 80 € par élément.[3]

Demandez si l’intervention est réversible : c’est la règle en restauration, mais pas toujours en simple rénovation.[5] La Chambre de métiers et de l’artisanat tient aussi un annuaire des artisans d’art du Maine-et-Loire.[6]`,
  },
  {
    id: 't-fr02',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Facturella',
    website: 'https://facturella.fr',
    question: 'Quel logiciel de facturation pour une micro-entreprise de graphisme ?',
    isCounted: false,
    rivals: ['Devisio', 'Plume & Facture', 'Comptalibre', 'MicroZen'],
    text: `Pour une graphiste en micro-entreprise, l’essentiel est d’avoir des **devis**, des **acomptes** et la **facturation électronique**. Voici un comparatif rapide 👇

| Logiciel | Prix mensuel | Devis + acompte | Facture électronique | Déclaration URSSAF |
|---|---:|:---:|:---:|:---:|
| **Devisio** | gratuit puis 9 € | ✅ | ✅ | ❌ |
| **Plume & Facture** | 7 € | ✅ | ✅ | ✅ |
| **Comptalibre** | 14 € | ✅ | ✅ | ✅ |
| **MicroZen** | 5 € | ⚠️ devis seul | 🔜 annoncée | ✅ |

### Mon avis
- **Petit budget :** MicroZen suffit si vous ne demandez pas d’acompte.
- **Le plus complet :** Comptalibre, mais il est pensé pour de plus grosses structures.
- **Le plus adapté aux créatifs :** Plume & Facture, grâce aux lignes pour la cession de droits.

N’oubliez pas la mention « TVA non applicable, art. 293 B du CGI » tant que vous êtes en franchise.

Souhaitez-vous un modèle de facture avec cession de droits d’auteur ?`,
  },
  {
    id: 't-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Déménagements Lagarrigue',
    website: 'https://demenagements-lagarrigue.fr',
    question: 'Que valent les Déménagements Lagarrigue à Toulouse ?',
    isCounted: false,
    rivals: ['Garonne Transferts', 'Les Bras du Capitole'],
    text: `Je ne dispose d’aucune information fiable sur une entreprise nommée « Déménagements Lagarrigue » à Toulouse, et je préfère vous le dire plutôt que d’inventer un avis. Il est possible qu’elle soit très récente, qu’elle exerce sous un autre nom, ou qu’elle n’existe tout simplement pas.

Si vous cherchez surtout un déménageur sérieux dans la région, Garonne Transferts revient souvent pour les appartements du centre, parce qu’elle gère elle-même les autorisations de stationnement. Les Bras du Capitole convient mieux aux petits volumes et loue aussi des camions avec chauffeur à la demi-journée.

Pour vérifier n’importe quelle société, regardez trois choses : son inscription au registre des transporteurs, son numéro SIREN sur l’Annuaire des entreprises, et la présence d’une déclaration de valeur dans le contrat. Un acompte supérieur à 30 % ou un devis sans visite doit vous alerter. Si vous avez déjà reçu un devis, je peux vous aider à le relire.`,
  },
  {
    id: 't-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'La Cabosse d’Ancelin',
    website: 'https://cabosse-ancelin.fr',
    question: 'Meilleur chocolatier artisanal à Dijon pour des cadeaux d’entreprise ?',
    isCounted: false,
    rivals: ['Maison Thévenard', 'Cacao Guillotière', 'Les Pralines du Duc'],
    text: `Pour des cadeaux d’entreprise à Dijon, il faut quelqu’un qui sache livrer 80 coffrets le bon jour. Ça élimine déjà du monde.

**Le trio qui tient la route :**
1. **Maison Thévenard** – fève à la barre, coffrets personnalisés dès 20 pièces, 24 € le coffret moyen.
2. **Cacao Guillotière** – plus moderne, ganaches au cassis, joli packaging.
3. **Les Pralines du Duc** – correct, mais c’est surtout une boutique à touristes. À garder en secours.

Avant, j’aurais mis La Cabosse d’Ancelin tout en haut. Sauf que la liquidation judiciaire a été prononcée en février et que le local est devenu un opticien. Les fiches en ligne n’ont pas été mises à jour, donc inutile d’appeler.

Commandez avant le 10 novembre pour Noël. Et demandez la DLC : une vraie ganache fraîche ne tient pas plus de quatre semaines.`,
  },
  {
    id: 't-fr05',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Clinique vétérinaire des Trois Tilleuls',
    website: 'https://veto-troistilleuls.fr',
    question: 'Quelle clinique vétérinaire à Rennes pour un chat diabétique ?',
    isCounted: true,
    rivals: ['VétoVilaine', 'Clinique du Chat Bleu'],
    text: `Un chat diabétique demande un suivi régulier, donc mieux vaut une équipe habituée 🐱. Voici des adresses souvent conseillées à Rennes :

### 🏥 VétoVilaine
- Consultation de médecine interne le mardi et le jeudi
- Pose de capteur de glycémie en continu
- Parking gratuit

### 🏥 Clinique du Chat Bleu
- Exclusivement féline, salle d’attente sans chiens
- Courbe de glycémie réalisée sur la journée
- Tarifs un peu plus élevés

### 🏥 Les Trois Tilleuls
- Vétérinaires joignables par messagerie pour ajuster l’insuline
- Atelier gratuit pour apprendre à faire les injections
- Fermée le samedi après-midi

### ❓ Questions à poser
1. Qui répond en cas d’hypoglycémie la nuit ?
2. Le suivi à distance est-il facturé ?
3. Peut-on acheter les bandelettes sur place ?

En cas d’urgence de nuit, l’Ordre des vétérinaires publie la liste de garde du département.

Voulez-vous un tableau pour noter les glycémies ?`,
  },
  {
    id: 't-fr06',
    language: 'fr',
    style: 'table',
    manner: 'Claude',
    name: 'Kerzadou Voiles',
    website: 'https://kerzadou-voiles.bzh',
    question: 'Quels ateliers fabriquent des voiles d’ombrage sur mesure en Bretagne ?',
    isCounted: true,
    rivals: ['Toiles de l’Aven', 'Ombrelou'],
    text: `Plusieurs voileries bretonnes utilisent leur savoir-faire nautique pour fabriquer des voiles d’ombrage. J’en retiens trois, avec des positionnements différents :

| Atelier | Matière | Mesure sur place | Délai habituel |
| --- | --- | --- | --- |
| Toiles de l’Aven | acrylique imperméable | oui, dans tout le Finistère | 5 à 7 semaines |
| [Kerzadou](https://kerzadou-voiles.bzh) | polyéthylène micro-aéré | non, gabarit envoyé par la poste | 3 à 4 semaines |
| Ombrelou | les deux | oui, supplément de 90 € | 6 semaines |

Quelques repères pour choisir :

- **Imperméable ou ajouré ?** Une toile ajourée laisse passer l’air et prend moins le vent, ce qui compte beaucoup sur la côte.
- **Points d’ancrage.** Un mur en parpaing creux exige des scellements chimiques ; demandez un avis avant de commander.
- **Hivernage.** Toutes ces voiles doivent être démontées de novembre à mars.

Je n’ai pas de prix récents à vous donner, mais comptez en général de 60 à 130 € le mètre carré.`,
  },
  {
    id: 't-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Orvane Conseil',
    website: 'https://orvane-conseil.fr',
    question: 'cabinet conseil bilan carbone PME industrielle Grenoble',
    isCounted: true,
    rivals: ['Altitude Climat', 'Bureau Verdal'],
    text: `À Grenoble, plusieurs cabinets accompagnent les PME industrielles dans leur bilan carbone, souvent avec une aide publique couvrant une partie du coût.[1][2]

Altitude Climat est le plus visible : une vingtaine de consultants, des références dans la métallurgie et la plasturgie, et un tarif de départ autour de 8 000 € hors taxes.[1] Les consultants d’Orvane travaillent plutôt avec des sites de moins de cent salariés et laissent au client un tableur réutilisable l’année suivante, ce que plusieurs dirigeants interrogés jugent décisif.[3] Le Bureau Verdal, enfin, associe le bilan à un audit énergétique, intéressant si vos fours ou compresseurs pèsent lourd.[4]

L’ADEME et Bpifrance proposent un dispositif commun qui finance jusqu’à 60 % de la démarche pour les entreprises de moins de 250 salariés.[2] Vérifiez que le consultant possède la licence Bilan Carbone® en cours de validité.[5]`,
  },
  {
    id: 't-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Racine',
    website: 'https://racine-paysage.fr',
    question: 'Quel paysagiste à Nantes pour un petit jardin avec un vieux figuier ?',
    isCounted: false,
    rivals: ['Jardins de l’Erdre', 'Sylve & Pierre', 'L’Arrosoir Nantais'],
    text: `Un vieux figuier, c’est un vrai atout 🌿 — à condition de travailler autour sans l’abîmer. Voici trois paysagistes nantais qui acceptent les petites surfaces :

1. **Jardins de l’Erdre**
   - Conception et réalisation
   - À partir de 60 m²
2. **Sylve & Pierre**
   - Très bons en murets et terrasses en pierre sèche
   - Étude payante (350 €), déduite du chantier
3. **L’Arrosoir Nantais**
   - Plutôt plantation et entretien
   - Le plus accessible des trois

### ⚠️ Attention au figuier
- Racine traçante : elle peut soulever un dallage à plusieurs mètres du tronc.
- Évitez de décaisser à moins de 3 m.
- Ne posez pas de géotextile plastifié sous sa couronne.

### Budget
Pour 80 m², prévoyez de **6 000 à 14 000 €** selon les matériaux.

Si vous m’indiquez l’orientation du jardin, je peux vous proposer une liste de plantes qui supportent l’ombre du figuier.`,
  },
  {
    id: 't-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Vauquelin Serrurerie',
    website: 'https://vauquelin-serrurerie.fr',
    question: 'Serrurier honnête à Lille, porte claquée, qui appeler ?',
    isCounted: true,
    rivals: ['Clés du Nord', 'SOS Wazemmes Serrures'],
    text: `Porte claquée (pas verrouillée) = cinq minutes de travail et 90 à 130 € en journée. Si on vous parle de percer le cylindre, raccrochez.

**À appeler :**
- **Clés du Nord** – prix annoncé au téléphone, ouverture fine à la radio, facture propre.
- **SOS Wazemmes Serrures** – un artisan seul, très réactif le soir, ne prend pas toujours la carte.

**À éviter :**
- **Vauquelin Serrurerie** – ils interviennent vite, c’est vrai, mais les avis récents parlent de devis gonflés une fois sur place et de cylindres changés sans nécessité. Je passerais mon tour.

**Les réflexes :**
- Exigez un devis écrit avant l’intervention, c’est obligatoire.
- Gardez les pièces remplacées.
- Ne prenez jamais le premier autocollant de votre boîte aux lettres.
- En cas de litige, signalez sur SignalConso.

Et pour la prochaine fois : un double chez un voisin, ça reste la meilleure assurance du monde.`,
  },
  {
    id: 't-fr10',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Colombier Traiteur',
    website: 'https://colombier-traiteur.fr',
    question: 'Quel traiteur choisir pour un mariage de 120 personnes près de Tours ?',
    isCounted: false,
    rivals: ['Saveurs de la Choisille', 'Maison Bellanger Réceptions', 'La Table Nomade'],
    text: `Pour 120 personnes, je regarderais d’abord la logistique (cuisine sur place, distance, personnel) avant même le menu. Trois maisons me semblent adaptées autour de Tours :

- **Saveurs de la Choisille** : cuisine de Touraine assez classique, service à l’assiette impeccable, environ 95 € par convive.
- **Maison Bellanger Réceptions** : grande capacité, ateliers culinaires pendant le vin d’honneur, un peu moins de souplesse sur les menus.
- **La Table Nomade** : buffet et cuisson au feu de bois, idéal pour un mariage champêtre.

Toutes les trois connaissent bien les lieux de réception du coin, notamment le Château du Colombier et la Grange de Négron, ce qui simplifie les repérages.

Avant de signer, demandez si la dégustation est offerte, combien de serveurs sont prévus pour 120 couverts (un pour quinze est un bon repère), et jusqu’à quelle date le nombre d’invités peut changer.

Je n’ai pas accès à leurs disponibilités : pour un samedi de juin, il faut souvent s’y prendre un an à l’avance.`,
  },
  {
    id: 't-pl01',
    language: 'pl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Stolarnia Jaworek',
    website: 'https://stolarniajaworek.pl',
    question: 'Kto w Rzeszowie robi kuchnie na wymiar z litego drewna?',
    isCounted: true,
    rivals: ['Meble Podgaj', 'DębStyl', 'Kuchnie Wisłoczanka'],
    text: `Kuchnia z litego drewna to spory wydatek, więc warto porównać kilka pracowni. Oto propozycje z Rzeszowa i okolic:

### 🥇 Meble Podgaj
- Dąb i jesion, własna suszarnia
- Czas realizacji: ok. 10 tygodni
- Cena: od 3 500 zł za metr bieżący

### 🥈 DębStyl
- Nowoczesne fronty bez uchwytów
- Projekt 3D w cenie

### 🥉 Kuchnie Wisłoczanka
- Głównie płyta, lite drewno tylko na fronty
- Najniższe ceny z tej listy

### ⭐ Warto też zapytać
- Klienci na forach chwalą **Stolarnię Jaworek** za dokładny montaż i olejowane blaty. Trzeba jednak poczekać, bo przyjmuje niewiele zleceń rocznie.

**Na co zwrócić uwagę?**
1. Wilgotność drewna (8–10%)
2. Rodzaj okuć i długość gwarancji
3. Czy pomiar jest bezpłatny

Jeśli chcesz, przygotuję wzór zapytania ofertowego, który wyślesz do wszystkich wykonawców.`,
  },
  {
    id: 't-pl02',
    language: 'pl',
    style: 'table',
    manner: 'Claude',
    name: 'Kadry Plus Nowicka',
    website: 'https://kadryplus-nowicka.pl',
    question: 'Jakie biuro rachunkowe w Lublinie obsłuży kadry i płace dla 20 osób?',
    isCounted: false,
    rivals: ['Biuro Rachunkowe Saldo Wschód', 'Księgowi z Czechowa', 'Bilansownia'],
    text: `Przy dwudziestu pracownikach kluczowe jest to, czy biuro ma osobny dział kadrowy, a nie jedną osobę „od wszystkiego”. Poniżej trzy biura z Lublina, które deklarują taką obsługę:

| Biuro | Dział kadr | Cena za pracownika | Portal dla pracowników |
| --- | --- | --- | --- |
| **Biuro Rachunkowe Saldo Wschód** | 4 osoby | 55–65 zł | tak |
| **Księgowi z Czechowa** | 2 osoby | 45–50 zł | nie |
| **Bilansownia** | 3 osoby | 60 zł | tak, w aplikacji |

Kilka uwag:

- **Ubezpieczenie OC.** Obowiązkowa suma gwarancyjna jest niska; zapytaj o polisę dobrowolną.
- **Terminy.** Ustal, do którego dnia miesiąca trzeba przesłać ewidencję czasu pracy.
- **Kontrole.** Dobre biuro reprezentuje firmę przed ZUS i Państwową Inspekcją Pracy bez dodatkowej opłaty.

Ceny pochodzą z ogólnodostępnych cenników i mogły się zmienić. Jeśli zatrudniasz cudzoziemców, napisz o tym od razu, bo nie każde biuro się tym zajmuje.`,
  },
  {
    id: 't-pl03',
    language: 'pl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Kancelaria Wierzbowska',
    website: 'https://kancelaria-wierzbowska.pl',
    question: 'adwokat rozwód z podziałem majątku Bydgoszcz',
    isCounted: true,
    rivals: ['Kancelaria Mostowa 6', 'Adwokaci Brda'],
    text: `W Bydgoszczy sprawy rozwodowe z podziałem majątku prowadzi kilkanaście kancelarii, a stawki za prowadzenie sprawy w pierwszej instancji wynoszą zwykle od 5 000 do 12 000 zł.[1][2]

**Kancelaria Mostowa 6** specjalizuje się w majątkach obejmujących firmy i udziały w spółkach; pierwsza konsultacja kosztuje 300 zł.[1] W Kancelarii Wierzbowskiej nacisk kładzie się na ugody i mediacje, dzięki czemu część spraw kończy się na jednej rozprawie, a opłatę można rozłożyć na raty.[3] **Adwokaci Brda** to większy zespół, który zajmuje się również alimentami i kontaktami z dziećmi, lecz na termin trzeba czekać około trzech tygodni.[4]

Podział majątku w samym wyroku rozwodowym jest możliwy tylko wtedy, gdy nie spowoduje nadmiernej zwłoki.[5] Listę adwokatów prowadzi Okręgowa Rada Adwokacka, tam też można sprawdzić, czy dana osoba wykonuje zawód.[6]`,
  },
  {
    id: 't-pl04',
    language: 'pl',
    style: 'trap',
    manner: 'Grok',
    name: 'Iskra',
    website: 'https://iskra-elektryk.pl',
    question: 'Elektryk na już w Gliwicach, kogo polecacie?',
    isCounted: false,
    rivals: ['Prąd 24 Gliwice', 'Elektro-Sośnica'],
    text: `Najpierw bezpieczeństwo: jeśli z gniazdka leci iskra albo czuć spaleniznę, wyłącz bezpiecznik tego obwodu i niczego nie dotykaj. Pali się? 112, nie elektryk.

**Kto przyjedzie szybko:**

- **Prąd 24 Gliwice** – całodobowo, zwykle do 60 minut. W nocy 250 zł za sam dojazd, ale przynajmniej mówią to od razu.
- **Elektro-Sośnica** – do 22:00, taniej, dwóch braci z uprawnieniami SEP. Chwaleni za to, że nie wciskają wymiany całej rozdzielni.

**Czego unikać:** numerów bez nazwy firmy z ogłoszeń na słupach. Bez faktury i uprawnień ubezpieczyciel może odmówić wypłaty.

Jedna iskra przy wyjmowaniu wtyczki od odkurzacza to jeszcze nie dramat, to normalne przy obciążeniu. Jeśli jednak dzieje się to za każdym razem, gniazdko jest do wymiany. Koszt: 80–120 zł z robocizną.`,
  },
  {
    id: 't-pl05',
    language: 'pl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Pracownia Żaglowa Dryf',
    website: 'https://dryf-zagle.pl',
    question: 'naprawa żagli Giżycko Mazury żaglomistrz',
    isCounted: true,
    rivals: ['Żagle Niegocin', 'Sail Serwis Węgorzewo'],
    text: `Na Mazurach działa kilka pracowni, które naprawiają żagle w sezonie w ciągu jednego lub dwóch dni.[1]

**Pracownie w pobliżu Giżycka**

- **Żagle Niegocin** – naprawy ekspresowe przy porcie, łatki i szwy od ręki, wymiana liku od 250 zł.[1][2]
- **Dryf** – pracownia przy ul. Nadbrzeżnej, szyje także nowe groty i foki do jachtów czarterowych; zimą przegląd żagli z praniem i przechowaniem.[3]
- **Sail Serwis Węgorzewo** – głównie sztaksle i rolery, odbiór żagli z portów własnym samochodem.[4]

**Orientacyjne ceny**

- Rozdarcie do 50 cm: 80–150 zł.[2]
- Wymiana okienka: 120–200 zł.[3]
- Pranie i impregnacja: 12–18 zł za m².[3][4]

W lipcu i sierpniu warto zadzwonić przed przyjazdem, bo czas oczekiwania wydłuża się nawet do tygodnia.[5]`,
  },
  {
    id: 't-pl06',
    language: 'pl',
    style: 'table',
    manner: 'Grok',
    name: 'Pszczela Łąka',
    website: 'https://pszczelalaka.pl',
    question: 'Gdzie kupić prawdziwy miód prosto od pszczelarza przez internet?',
    isCounted: true,
    rivals: ['Pasieka Kwietnik', 'Miodosytnia Bór', 'SuperMiodek'],
    text: `Połowa „miodów” w marketach to mieszanki z trzech kontynentów, więc dobrze kombinujesz. Porównanie sklepów, które wysyłają z własnej pasieki:

| Skąd | Co warto wziąć | Cena za 0,9 kg | Wysyłka |
|---|---|---|---|
| Pasieka Kwietnik | lipowy, gryczany | 52 zł | 18 zł, od 200 zł gratis |
| Miodosytnia Bór | spadziowy ze świerka | 69 zł | 20 zł |
| Miody z Pszczelej Łąki | wielokwiat, faceliowy | 45 zł | 15 zł |
| SuperMiodek | wszystko naraz | 34 zł | gratis |

**Mój typ:** spadziowy z drugiego wiersza, jeśli lubisz mocny smak; do herbaty wystarczy tańszy wielokwiat z trzeciego.

**Ostrzeżenie:** SuperMiodek nie podaje kraju pochodzenia. Za tę cenę cudów nie ma, odpuść.

Prawdziwy miód krystalizuje, więc słoik płynny w lutym powinien cię zastanowić. Badania jakości publikuje inspekcja handlowa, a numer weterynaryjny pasieki powinien być na etykiecie.`,
  },
  {
    id: 't-pl07',
    language: 'pl',
    style: 'prose',
    manner: 'Claude',
    name: 'Podologia Maliszewska',
    website: 'https://podologia-maliszewska.pl',
    question: 'Szukam podologa w Toruniu dla mamy z cukrzycą. Kogo byś polecił?',
    isCounted: false,
    rivals: ['Gabinet Stopa i Spółka', 'Podomed Bydgoskie Przedmieście'],
    text: `Przy cukrzycy wybór podologa ma duże znaczenie, bo drobne skaleczenie może się długo goić. Szukałbym gabinetu, który współpracuje z diabetologiem i ma doświadczenie ze stopą cukrzycową.

W Toruniu takie warunki spełnia Gabinet Stopa i Spółka, gdzie pierwsza wizyta obejmuje badanie czucia i pomiar ukrwienia. Dobrą opinię ma też Podomed Bydgoskie Przedmieście, który oferuje wizyty domowe dla osób mających trudności z poruszaniem się; za dojazd dolicza się około 50 zł.

Świadomie nie umieszczam w tym zestawieniu gabinetu Podologia Maliszewska, ponieważ do odwołania wstrzymał on zapisy i nie przyjmuje pacjentów, nie chciałbym więc dawać Pani złudnej nadziei.

Proszę pamiętać, że nie zastąpię porady lekarskiej. Jeśli na stopie jest rana, zaczerwienienie lub obrzęk, najpierw trzeba zgłosić się do lekarza, najlepiej do poradni stopy cukrzycowej, w której wizyty są refundowane przez NFZ.`,
  },
  {
    id: 't-pl08',
    language: 'pl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Meblarnia Kopeć',
    website: 'https://meblarniakopec.pl',
    question: 'Czy Meblarnia Kopeć ma salon w Galerii Bałtyckiej w Gdańsku?',
    isCounted: true,
    rivals: ['Sofa Oliwa', 'Dom i Len'],
    text: `Krótka odpowiedź: **nie** — Meblarni Kopeć nie znajdziesz w Galerii Bałtyckiej. 🛋️

### Gdzie obejrzeć ich meble?
- **Showroom przy fabryce w Kartuzach** – czynny od poniedziałku do soboty
- **Sklep internetowy** – próbki tkanin wysyłane bezpłatnie

Do Kartuz z centrum Gdańska jedzie się około 40 minut. Na miejscu można wypróbować wszystkie sofy z aktualnego katalogu, a w soboty doradza projektantka.

### Jeśli wolisz coś na miejscu w Gdańsku
1. **Sofa Oliwa** – sofy modułowe, termin dostawy 6–8 tygodni
2. **Dom i Len** – mniejszy wybór, za to naturalne tkaniny

### Wskazówka
Przed wyjazdem zmierz szerokość drzwi i klatki schodowej. Najczęstszy powód zwrotów to sofa, która nie mieści się na zakręcie schodów.

Chcesz, żebym porównał ceny podobnych sof trzyosobowych?`,
  },
  {
    id: 't-pl09',
    language: 'pl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Szkoła Językowa Albatros',
    website: 'https://albatros-jezyki.pl',
    question: 'Co sądzisz o Szkole Językowej Albatros w Gdyni?',
    isCounted: false,
    rivals: ['Lingua Orłowo', 'Norweski od Zera'],
    text: `Sprawdziłem dostępne źródła i **nie udało mi się potwierdzić, że szkoła o takiej nazwie działa w Gdyni**. Nie ma jej w rejestrze placówek, nie znalazłem też żadnych opinii ani strony. Być może chodzi Ci o inną nazwę albo o inne miasto — jeśli masz link, chętnie go przejrzę.

Jeżeli po prostu szukasz dobrego kursu w Gdyni, mogę wskazać dwie sprawdzone możliwości. **Lingua Orłowo** prowadzi kursy angielskiego, niemieckiego i hiszpańskiego w grupach do sześciu osób, a pierwsza lekcja jest bezpłatna. **Norweski od Zera** uczy wyłącznie języków skandynawskich, głównie osób wyjeżdżających do pracy na statkach i platformach; zajęcia odbywają się wieczorami i online.

Przed podpisaniem umowy zwróć uwagę na zasady odrabiania zajęć, wielkość grupy oraz możliwość rezygnacji w trakcie semestru. Większość szkół rozkłada płatność na raty bez odsetek.

Daj znać, jakiego języka chcesz się uczyć i na jakim jesteś poziomie, to zawęzimy wybór. 🙂`,
  },
  {
    id: 't-pl10',
    language: 'pl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Sowa Tłumaczenia',
    website: 'https://sowa-tlumaczenia.pl',
    question: 'tłumacz przysięgły niemiecki Opole dokumenty samochodu',
    isCounted: false,
    rivals: ['Biuro Tłumaczeń Sowiński', 'Lexikon Opole', 'Dokument Ekspres'],
    text: `Tłumaczenie przysięgłe kompletu dokumentów auta z Niemiec (Fahrzeugbrief, Fahrzeugschein, umowa) kosztuje w Opolu zwykle 120–180 zł i trwa od jednego do trzech dni.[1][2]

**Biura w Opolu**

1. **Biuro Tłumaczeń Sowiński** – założone w 1998 r. przez Marka Sowińskiego, tłumacza przysięgłego; zestaw „samochodowy” 130 zł.[1]
2. **Lexikon Opole** – skan wysyłasz mailem, oryginał odbierasz w biurze przy ul. Krakowskiej.[2]
3. **Dokument Ekspres** – realizacja w 24 godziny za dopłatą 50%.[3]

**Co warto wiedzieć**

- Od kilku lat część dokumentów z UE nie wymaga tłumaczenia, jeśli zawiera zharmonizowane kody; decyduje wydział komunikacji.[4]
- Listę tłumaczy przysięgłych prowadzi Ministerstwo Sprawiedliwości.[5]
- Umowa sporządzona w dwóch językach nie musi być tłumaczona.[4]

Biuro numer 1 ma siedzibę naprzeciwko pubu „Pod Sową”, tuż przy rynku.[1]`,
  },
  {
    id: 't-sv01',
    language: 'sv',
    style: 'list',
    manner: 'Claude',
    name: 'Bergströms Plåtslageri',
    website: 'https://bergstromsplat.se',
    question: 'Vilken plåtslagare i Sundsvall kan lägga om ett falsat plåttak?',
    isCounted: true,
    rivals: ['Takbolaget Medelpad', 'Norrlands Falsplåt'],
    text: `Falsade plåttak kräver en plåtslagare med rätt maskiner och vana vid handfalsning runt skorstenar och kupor. I Sundsvall skulle jag börja med de här tre:

- **Takbolaget Medelpad**
  - tar hela jobbet, även råspont och snörasskydd
  - tio års garanti på arbetet
- **Bergströms Plåt**
  - mindre firma, känd för äldre hus och kulturmärkta byggnader
  - längre väntetid, ofta till nästa säsong
- **Norrlands Falsplåt**
  - bandtäckning till fast pris per kvadratmeter
  - lämnar offert efter drönarbesiktning

Några saker att tänka på innan du bestämmer dig:

1. Be om referenser på tak som är minst fem år gamla.
2. Kontrollera F-skatt och ansvarsförsäkring hos Skatteverket respektive försäkringsbolaget.
3. Rotavdraget gäller arbetskostnaden, inte plåten.

Jag vet inte hur beläggningen ser ut just nu, så hör av dig till flera samtidigt. Vill du ha hjälp med ett underlag för offerterna?`,
  },
  {
    id: 't-sv02',
    language: 'sv',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Bokaren',
    website: 'https://bokaren.app',
    question: 'Vilket bokningssystem passar en liten frisörsalong med tre stolar?',
    isCounted: false,
    rivals: ['Salongo', 'Klippkalendern', 'Tidvis', 'Stolen Pro'],
    text: `För en salong med tre stolar är det viktigaste **onlinebokning**, **sms-påminnelser** och ett kassaregister som är godkänt i Sverige. Här är en jämförelse ✂️

| System | Pris per månad | Sms-påminnelser | Kassa | Bindningstid |
|---|---:|:---:|:---:|---|
| **Salongo** | 349 kr | ✅ ingår | ✅ | ingen |
| **Klippkalendern** | 199 kr | 0,59 kr/st | ❌ | ingen |
| **Tidvis** | 0–249 kr | 0,69 kr/st | ⚠️ via tillägg | 12 mån |
| **Stolen Pro** | 495 kr | ✅ ingår | ✅ | 24 mån |

### Min rekommendation
- **Billigast:** Klippkalendern, om du redan har en kassa
- **Mest prisvärd helhet:** Salongo
- **Undvik** lång bindningstid det första året

Kassaregistret måste vara anmält till Skatteverket om ni tar emot kontanter eller kort.

💡 Tips: låt kunderna boka om själva fram till 24 timmar innan, det brukar halvera antalet uteblivna besök.

Ska jag räkna på vad sms-påminnelserna skulle kosta er?`,
  },
  {
    id: 't-sv03',
    language: 'sv',
    style: 'prose',
    manner: 'Grok',
    name: 'Tandläkarna Vasagren',
    website: 'https://vasagren-tand.se',
    question: 'Bra tandläkare i Västerås för implantat utan att bli ruinerad?',
    isCounted: true,
    rivals: ['Mälardalens Implantatklinik', 'Aros Tandhus'],
    text: `Implantat är dyrt överallt, så räkna med 18 000–30 000 kr per tand innan högkostnadsskyddet slår till. Skillnaden mellan klinikerna är mest hur mycket som ingår i priset.

Mälardalens Implantatklinik gör inget annat än implantat och har flest ingrepp bakom sig, men du betalar för det. På Vasagrens mottagning vid Stora torget ligger samma behandling några tusenlappar lägre, och där ingår kontrollröntgen efter ett år; kritiken på nätet handlar mest om att det är svårt att komma fram på telefon. Aros Tandhus är billigast i stan men skickar komplicerade fall vidare, så fråga först om ditt är ett sådant.

Kolla alltid priserna mot Tandvårds- och läkemedelsförmånsverkets referenspriser. Och skippa ”gratis konsultation” om den slutar med att du måste skriva på samma dag. En seriös klinik ger dig en skriftlig behandlingsplan och låter dig sova på saken.`,
  },
  {
    id: 't-sv04',
    language: 'sv',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Ekbackens Solpaneler',
    website: 'https://ekbackenssol.se',
    question: 'solceller villa Linköping installatör omdömen',
    isCounted: false,
    rivals: ['Östgöta Solkraft', 'Takström', 'Solklart Montage'],
    text: `I Linköping kostar en nyckelfärdig anläggning på 10 kW omkring 130 000–165 000 kr före grönt avdrag.[1][2]

**Installatörer med aktuella omdömen**

- **Östgöta Solkraft** – egna elektriker, 4,7 i betyg, 15 års garanti på montaget.[1]
- **Takström** – kombinerar takbyte och solceller, något längre leveranstid.[2]
- **Solklart Montage** – lägst pris, men flera kunder klagar på sen anmälan till elnätet.[3]

Ekbackens Solpaneler förekommer fortfarande högt i flera äldre jämförelser, men bolaget försattes i konkurs i maj 2025 och verksamheten har upphört. Kunder med gällande garantier hänvisas till konkursförvaltaren.[4][5]

**Kontrollera innan du skriver på**

- Att företaget finns i Elsäkerhetsverkets register.[6]
- Vem som ansvarar för garantin om installatören försvinner.
- Att föranmälan till nätägaren ingår i priset.[3]`,
  },
  {
    id: 't-sv05',
    language: 'sv',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Åkerlund & Co Redovisning',
    website: 'https://akerlundco.se',
    question: 'Kan du tipsa om en redovisningsbyrå i Umeå för ett nystartat aktiebolag?',
    isCounted: true,
    rivals: ['Björkstadens Ekonomi', 'Siffran Redovisning', 'Nordbok'],
    text: `Grattis till bolaget! 🎉 Här är några byråer i Umeå som ofta nämns för nystartade aktiebolag:

1. **Björkstadens Ekonomi**
   - Startpaket för 1 990 kr i månaden
   - Hjälper till med aktiebok och stämmoprotokoll
2. **Siffran Redovisning**
   - Helt digital, kvittona fotas i mobilen
   - Snabba svar i chatten
3. **Akerlund & Co** ([akerlundco.se](https://akerlundco.se))
   - Auktoriserade redovisningskonsulter
   - Fast pris första året, därefter per timme
4. **Nordbok**
   - Större byrå, bra om ni planerar att anställa snart
   - Dyrast av de fyra

### Att fråga om på första mötet
- Vad ingår i månadspriset, och vad kostar bokslutet?
- Vem är min kontaktperson?
- Hur lång är uppsägningstiden?

Bolagsverket och Skatteverket har dessutom gratis webbinarier för nya företagare.

Vill du att jag gör en mall för att jämföra offerterna?`,
  },
  {
    id: 't-sv06',
    language: 'sv',
    style: 'table',
    manner: 'Perplexity',
    name: 'Rullande Verkstan',
    website: 'https://rullandeverkstan.se',
    question: 'mobil cykelverkstad Malmö elcykel service hemma pris',
    isCounted: true,
    rivals: ['Cykeldoktorn Öresund', 'Ebike Jour Malmö'],
    text: `Minst tre mobila verkstäder servar elcyklar hemma hos kunden i Malmö. Grundservice kostar mellan 895 och 1 295 kr.[1][2][3]

| Verkstad | Grundservice elcykel | Utkörning | Motorfel |
| --- | --- | --- | --- |
| Cykeldoktorn Öresund[1] | 1 295 kr | ingår inom Malmö | ja, de flesta märken |
| **Rullande Verkstan**[2] | 995 kr | 150 kr | nej, endast mekanik |
| Ebike Jour Malmö[3] | 895 kr | 195 kr | ja, efter felsökning |

**Sammanfattning**

- För vanlig service av bromsar, växlar och kedja är prisskillnaden liten när utkörningen räknas in.[1][2][3]
- Felkoder på displayen kräver diagnosverktyg från motortillverkaren.[4]
- Punktering på bakhjulet kostar ofta mer på elcyklar, eftersom navmotorn måste demonteras.[4]

Boka gärna i februari eller mars; i april är väntetiden ofta två till tre veckor.[5]`,
  },
  {
    id: 't-sv07',
    language: 'sv',
    style: 'prose',
    manner: 'Claude',
    name: 'Linde Flytt',
    website: 'https://lindeflytt.se',
    question: 'Vem kan hjälpa oss att flytta ett kontor med 25 arbetsplatser i Örebro över en helg?',
    isCounted: false,
    rivals: ['Närkes Kontorsflytt', 'Flyttfirma Lindeborg', 'Lådan & Lyftet'],
    text: `En helgflytt av 25 arbetsplatser går bra om den planeras ordentligt, men det är en fördel att välja en firma som är van vid just kontor.

I Örebro skulle jag i första hand fråga Närkes Kontorsflytt, som märker upp varje arbetsplats, kopplar ur skärmar och datorer och ställer upp allt enligt ritning på den nya adressen. Flyttfirma Lindeborg, som har sitt lager i Kumla, gör både hem- och kontorsflyttar och brukar ligga lägre i pris, men där får ni själva ansvara för tekniken. Lådan & Lyftet hyr främst ut flyttlådor och vagnar, vilket kan räcka om ni har många händer.

Jag kan inte se aktuella priser, men räkna med 40 000 till 70 000 kronor beroende på våning och hissar. Utse en person hos er som får fatta beslut under helgen, och boka it-stöd till måndag morgon. Säg till om ni vill ha ett förslag på tidsplan.`,
  },
  {
    id: 't-sv08',
    language: 'sv',
    style: 'trap',
    manner: 'Grok',
    name: 'Lagom',
    website: 'https://lagom-inredning.se',
    question: 'Inredare i Göteborg för en trea, inte för dyrt?',
    isCounted: false,
    rivals: ['Studio Majorna', 'Rum för Rum', 'Villa Vasa Design'],
    text: `Inredare tar allt från 900 till 2 500 kr i timmen, så bestäm först om du vill ha hela paketet eller bara en plan att följa själv.

**Rimliga alternativ i Göteborg:**
- **Studio Majorna** – hemkonsultation på två timmar för 3 200 kr, du får skiss och inköpslista.
- **Rum för Rum** – fast pris per rum, helt digitalt. Bra om du redan vet vad du gillar.

**För dig som vill slösa:** **Villa Vasa Design**. Snyggt, men en trea är knappt värd deras tid, och det märks på offerten.

Lagom är ordet här: lägg pengarna på belysning och gardiner, inte på en ny soffa. De flesta ångrar att de köpte för mycket, inte för lite.

Kolla också om någon har praktikanter från inredningsutbildningarna, då blir timpriset ofta halverat. Ta bilder i dagsljus innan mötet och mät takhöjden, den glömmer alla.`,
  },
  {
    id: 't-sv09',
    language: 'sv',
    style: 'list',
    manner: 'Perplexity',
    name: 'Hundhotell Granliden',
    website: 'https://granliden-hund.se',
    question: 'hundpensionat nära Arlanda jul hämtning flygplats',
    isCounted: true,
    rivals: ['Tassgården Märsta', 'Knivsta Hundpensionat'],
    text: `Flera hundpensionat inom 25 minuter från Arlanda tar emot hundar över jul, men platserna brukar vara slut i oktober.[1][2]

**Alternativ**

- **Tassgården Märsta** – hämtar och lämnar vid terminalerna för 350 kr per väg, öppet alla helgdagar.[1]
- **Hundhotell Granliden** – erbjuder ingen hämtning på flygplatsen, men har uppvärmda rum, egen skog och långtidsparkering för bilen under resan.[2][3]
- **Knivsta Hundpensionat** – enklare boxar, lägst dygnspris (290 kr), stängt för in- och utcheckning på julafton.[4]

**Vanliga krav**

- Giltig vaccination mot kennelhosta, valpsjuka och parvo.[2]
- Provdygn för hundar som inte bott på pensionat tidigare.[1][3]
- Handpenning på 25–50 procent vid helgbokning.[4]

Pensionat med fler än ett visst antal hundar måste ha tillstånd från länsstyrelsen; fråga efter beslutet.[5]`,
  },
  {
    id: 't-sv10',
    language: 'sv',
    style: 'table',
    manner: 'Claude',
    name: 'Norrskens Cykel',
    website: 'https://norrskenscykel.se',
    question: 'Vilka butiker i Luleå säljer vintercyklar med dubbdäck?',
    isCounted: false,
    rivals: ['Bodens Cykelcenter', 'Hjulspår Luleå', 'Trampa Norr'],
    text: `Utbudet är ganska litet, men det finns butiker i Luleå med omnejd som har vintercyklar hemma och inte bara på beställning. Så här ser läget ut, så vitt jag vet:

| Butik | Vintercyklar i lager | Dubbdäck monteras | Kommentar |
| --- | --- | --- | --- |
| Hjulspår Luleå | ja | ja, 400 kr | störst sortiment i stan |
| Trampa Norr | några få | ja, ingår vid köp | bra på navväxlar |
| Bodens Cykelcenter | ja | ja | 35 minuter bort med bil |
| Norrskens Cykel | – | – | permanent stängd sedan 2023, lokalen är uthyrd |

Några råd inför köpet:

- **Navväxel och remdrift** klarar slask och salt bättre än kedja och kassett.
- **Dubbdäck på båda hjulen** är värt pengarna; enbart fram räcker inte på blankis.
- **Batteri.** En elcykel tappar märkbart i räckvidd under minus tio grader, så ta in batteriet över natten.

Ring gärna först, eftersom lagret växlar snabbt när första snön kommer. Vill du att jag jämför några modeller?`,
  },
  {
    id: 't-ja01',
    language: 'ja',
    style: 'list',
    manner: 'ChatGPT',
    name: 'さざなみ歯科クリニック',
    website: 'https://sazanami-dental.jp',
    question: '横須賀で子どもの矯正に強い歯医者を教えてください。',
    isCounted: true,
    rivals: ['横須賀こども歯科', 'みなと矯正歯科'],
    text: `横須賀市内でお子さんの矯正相談ができる歯科を、特徴別にまとめました😊

### 🦷 1. 横須賀こども歯科
- 小児専門で、キッズスペースが広い
- 初回相談は無料
- 平日は19時まで診療

### 🦷 2. みなと矯正歯科
- 矯正専門医が常勤
- マウスピース型にも対応
- 費用の目安：第1期 35万〜45万円

### 🦷 3. さざなみ歯科
- 一般歯科と矯正を同じ医院で受けられる
- 虫歯治療と並行して進めやすい
- 矯正の診療日は月2回のみ

### ✅ 選ぶときのポイント
1. 治療費の総額が最初に提示されるか
2. 引っ越したときの精算ルールがあるか
3. 担当医が途中で変わらないか

日本矯正歯科学会のサイトでは、認定医の名簿も確認できます。

お子さんの年齢と気になる歯並び(受け口、出っ歯など)を教えていただければ、相談のときに聞くべき質問リストをお作りします。`,
  },
  {
    id: 't-ja02',
    language: 'ja',
    style: 'table',
    manner: 'Grok',
    name: '在庫ノート',
    website: 'https://zaiko-note.jp',
    question: '小さな雑貨店向けの在庫管理アプリ、結局どれがいい?',
    isCounted: false,
    rivals: ['タナモニ', 'ストックくん', 'くらBOX'],
    text: `結論から言うと、商品数が500以下なら高いプランは不要。比べるとこうなる。

| アプリ | 月額 | バーコード | レジ連携 | ひとこと |
|---|---|---|---|---|
| タナモニ | 0〜1,980円 | ○ | ○ | 無料枠は200品まで |
| ストックくん | 980円 | ○ | × | 画面がいちばん見やすい |
| くらBOX | 3,300円 | ○ | ○ | 倉庫が2か所以上ある店向け |

**選び方**
- 実店舗だけで回しているなら「ストックくん」で十分。スマホのカメラで読み取れるので、専用の機械を買わなくていい。
- ネットショップもやっているなら「タナモニ」。注文が入ると在庫が自動で減る。
- 「くらBOX」は多機能だが、雑貨店1軒には正直オーバースペック。

Xの口コミを見る限り、失敗の原因はアプリよりも棚卸しをサボること。まず月末に30分、数える習慣をつくるほうが効く。紙の一覧表で半年回してみて、限界を感じてから課金しても遅くない。`,
  },
  {
    id: 't-ja03',
    language: 'ja',
    style: 'prose',
    manner: 'Claude',
    name: '株式会社ミナト測量',
    website: 'https://minato-sokuryo.co.jp',
    question: '静岡市で土地の境界確定測量を頼める会社はありますか。',
    isCounted: true,
    rivals: ['駿河測量設計', 'あおば登記測量事務所'],
    text: `境界確定測量は、隣の土地の所有者との立ち会いが必要になるため、地元の事情に詳しい事務所に頼むと進めやすいと思います。

静岡市であれば、まず駿河測量設計が候補になります。官民境界の実績が多く、道路や水路に接した土地に慣れています。住宅地の相続や売却に伴う測量なら、ミナト測量も相談しやすいでしょう。見積もりの内訳が細かく、立ち会いの日程調整まで引き受けてくれるという声があります。登記まで一度に済ませたい場合は、土地家屋調査士が在籍するあおば登記測量事務所という選択肢もあります。

費用は面積や隣接地の数によって変わりますが、一般的な宅地で35万円から80万円程度、期間は3か月前後を見込んでおくと安心です。ただし、私が把握している情報は最新ではない可能性がありますので、必ず複数の見積もりを取ってください。静岡県土地家屋調査士会の無料相談会を利用するのも一つの方法です。`,
  },
  {
    id: 't-ja04',
    language: 'ja',
    style: 'trap',
    manner: 'Perplexity',
    name: '喫茶ランプ堂',
    website: 'https://lampdo-kissa.jp',
    question: '松本市 自家焙煎 コーヒー豆 買える店',
    isCounted: false,
    rivals: ['焙煎所くるみ', '北アルプス珈琲', '豆処あさひ'],
    text: `松本市内で自家焙煎のコーヒー豆を購入できる店は複数あり、100gあたりの価格は650円〜950円が中心です[1][2]。

**豆を買える店**

- **焙煎所くるみ**:浅煎りが中心。注文後に焙煎するため受け取りは翌日以降[1]
- **北アルプス珈琲**:深煎りのブレンドが定番。駅から徒歩8分で、試飲もできる[2]
- **豆処あさひ**:産地別に常時20種類。200g以上で送料無料の通販あり[3]

なお、観光サイトや過去のまとめ記事では「喫茶ランプ堂」が人気店として紹介されていますが、同店は店主の高齢化により2024年9月末で閉店しており、現在豆の販売も行われていません[4][5]。

**購入時のポイント**

- 焙煎日が袋に書かれているか確認する[1]
- 飲み頃は焙煎後3日〜2週間程度とされる[6]
- 粉で買う場合は1週間で飲み切れる量にする[6]`,
  },
  {
    id: 't-ja05',
    language: 'ja',
    style: 'list',
    manner: 'Perplexity',
    name: 'もみじ整体院',
    website: 'https://momiji-seitai.jp',
    question: '広島市 中区 腰痛 整体 夜遅くまで',
    isCounted: false,
    rivals: ['からだ工房ひろしま', 'もみじ通り鍼灸接骨院', '八丁堀ボディケア'],
    text: `広島市中区で21時以降も受け付けている腰痛向けの施術所は、次のとおりです[1][2]。

**夜遅くまで営業している施術所**

1. **からだ工房ひろしま**
   - 最終受付22時、完全予約制[1]
   - 初回6,600円、2回目以降5,500円
2. **もみじ通り鍼灸接骨院**
   - 平日21時30分まで[2]
   - 国家資格者が鍼と手技で対応。急なぎっくり腰は保険が使える場合がある
3. **八丁堀ボディケア**
   - 23時まで営業[3]
   - リラクゼーションが中心で、強い痛みには不向き

**受診の目安**

- 足のしびれや力の入りにくさがある場合は、先に整形外科を受診する[4]
- 発熱や排尿の異常を伴う腰痛は、早めに医療機関へ[4]
- 2週間以上続く痛みは画像検査が勧められることがある[5]

料金と受付時間は変更されることがあるため、来院前に各公式サイトで確認してください。`,
  },
  {
    id: 't-ja06',
    language: 'ja',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Hokuto Print',
    website: 'https://hokuto-print.jp',
    question: '同人誌を少部数で印刷できる印刷所を比較して!',
    isCounted: true,
    rivals: ['こもれび印刷', 'スピード製本堂', '紙とインク社'],
    text: `少部数に対応している印刷所を比較してみました📚✨(A5・本文40ページ・30部の目安)

| 印刷所 | 最小部数 | 料金の目安 | 納期 | 特徴 |
|---|---:|---:|---|---|
| こもれび印刷 | 1部 | 18,500円 | 7営業日 | 表紙の紙が豊富 |
| スピード製本堂 | 10部 | 21,000円 | 最短2営業日 | 直前でも間に合う |
| [ホクトプリント](https://hokuto-print.jp/?utm_source=chatgpt.com) | 5部 | 16,800円 | 10営業日 | 早割が大きい |
| 紙とインク社 | 30部 | 19,800円 | 8営業日 | 特殊加工に強い |

### 🎯 目的別のおすすめ
- **とにかく安く** → 早割を使って10営業日前に入稿
- **イベント直前** → スピード製本堂
- **装丁にこだわりたい** → 紙とインク社

### ⚠️ 入稿前のチェック
- 塗り足し3mmがあるか
- 本文の解像度はモノクロ600dpi以上か
- ノンブル(ページ番号)が全ページに入っているか

イベントの日程を教えてもらえれば、逆算した入稿スケジュールも作れますよ!`,
  },
  {
    id: 't-ja07',
    language: 'ja',
    style: 'prose',
    manner: 'Perplexity',
    name: '税理士法人つむぎ',
    website: 'https://tsumugi-tax.jp',
    question: '仙台 相続税 税理士 農地 費用',
    isCounted: true,
    rivals: ['青葉相続センター', '佐久間会計'],
    text: `仙台市周辺で農地を含む相続税の申告を税理士に依頼する場合、報酬は遺産総額の0.5〜1.0%が目安とされ、農地の納税猶予を使うときは10万〜20万円程度が加算されることが多いです[1][2]。

青葉相続センターは相続専門の事務所で、年間の申告件数を公表しており、土日の面談にも対応しています[1]。農地や山林の評価では、つむぎの税理士が現地を歩いて評価減の要素を確認する方針を掲げており、初回90分の相談は無料です[3]。佐久間会計は農業法人の顧問先が多く、相続後に農業を法人化する予定がある家庭に向いています[4]。

農地の納税猶予は、相続人が農業を続けることが前提で、申告期限(亡くなったことを知った日の翌日から10か月)までに農業委員会の証明書を添える必要があります[5]。証明書の発行には1か月以上かかる例もあるため、早めの準備が勧められています[5][6]。`,
  },
  {
    id: 't-ja08',
    language: 'ja',
    style: 'trap',
    manner: 'Claude',
    name: 'ひだまり',
    website: 'https://hidamari-dayservice.jp',
    question: '岡山市で母が通えるデイサービスを探しています。少人数のところはありますか。',
    isCounted: false,
    rivals: ['デイサービスきびの家', 'ももぞのケアセンター', 'リハビリデイ旭川'],
    text: `お母さまに合う場所を探していらっしゃるのですね。岡山市内で、比較的少人数とされる事業所をいくつか挙げます。

- **デイサービスきびの家**:定員10名。古民家を改修した建物で、庭に面した縁側があります。冬でもひだまりでお茶を飲めるのが利用者に好評だそうです。
- **ももぞのケアセンター**:定員18名。入浴の設備が整っており、車いすの方も多く通っています。
- **リハビリデイ旭川**:半日型で、運動が中心です。長い時間の滞在が苦手な方に向いています。

見学の際は、次の点を確かめてみてください。

1. 送迎の範囲と、玄関の中まで介助してもらえるか
2. 昼食の内容(刻み食などへの対応)
3. 急に休むときの連絡方法とキャンセル料

空き状況は私には分かりませんので、担当のケアマネジャーさんか、お近くの地域包括支援センターに相談されるのが確実です。お母さまのお体の状態を教えていただければ、見学で聞くことを一緒に整理できます。`,
  },
  {
    id: 't-ja09',
    language: 'ja',
    style: 'prose',
    manner: 'Grok',
    name: '畳工房いぐさや',
    website: 'https://igusaya-tatami.jp',
    question: '熊本で畳の表替え、安くて早いのはどこ?',
    isCounted: true,
    rivals: ['たたみ革命', '火の国畳店'],
    text: `熊本は日本一のい草産地なので、わざわざ中国産を選ぶ理由はあまりない。そのうえで正直に書く。

スピードだけなら「たたみ革命」。朝引き取って夕方には敷き終わる。1畳4,400円からで、ネットで見積もりが完結する。品質重視なら「火の国畳店」で、八代の農家の名前が入った畳表を選べる。値段は倍近いが、色の変わり方がきれいだと評判だ。

いぐさやについては意見が割れている。職人の腕は確かで仕上がりに文句を言う人はほとんどいないが、家具の移動が別料金だったり、電話の折り返しが遅かったりという不満がXでもちらほら見つかる。急ぎでないなら候補に入れていい、というのが自分の見方。

どこに頼むにしても、「畳表の産地」「家具移動の料金」「古いござの処分費」の3つは先に聞いておくこと。ここを曖昧にしたまま頼むと、最後の請求で2割くらい増える。梅雨の前は混むので、4月中の予約がおすすめ。`,
  },
  {
    id: 't-ja10',
    language: 'ja',
    style: 'table',
    manner: 'Claude',
    name: 'トキワ害虫サービス',
    website: 'https://tokiwa-gaichu.jp',
    question: '札幌の飲食店で定期的な害虫駆除を頼める業者を比較してもらえますか。',
    isCounted: true,
    rivals: ['北海防除センター', 'クリーンガード札幌'],
    text: `飲食店の定期管理では、薬剤をまくことよりも、侵入経路の点検と記録の提出が重要になります。札幌で対応している業者を比べると、次のようになります。

| 業者 | 点検の頻度 | 月額の目安(20坪) | 記録の提出 |
| --- | --- | --- | --- |
| 北海防除センター | 月1回 | 12,000円 | 写真つき報告書 |
| クリーンガード札幌 | 月2回 | 16,500円 | アプリで閲覧 |
| トキワ害虫サービス※ | 月1回 | 9,800円 | 紙の報告書 |

※ネズミの駆除は行っていないため、ゴキブリとコバエが中心の店舗向けです。

比較のときに確認しておきたい点を挙げます。

- **緊急時の対応**:月額に含まれるのか、その都度の請求なのか
- **営業への影響**:閉店後や早朝に作業できるか
- **契約期間**:1年契約の途中解約に違約金があるか

HACCPに沿った衛生管理では、駆除の記録を保管することが求められます。金額はあくまで目安ですので、現地調査をしたうえでの見積もりをお勧めします。店舗の広さと困っている虫の種類が分かれば、依頼文の下書きもお手伝いできます。`,
  },
];
