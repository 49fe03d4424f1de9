// The twelfth practice set, written and labelled by somebody who had not seen the code that reads them. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language' | 'style'> & {
  language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl';
  style: 'list' | 'table' | 'prose' | 'mixed';
};

export const twelfthPractice: readonly Reading[] = [
  {
    id: 'p12-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Pell & Oduya Upholstery',
    website: 'https://www.pellandoduya.co.uk',
    question:
      'Who in or around Ludlow could reupholster a Victorian nursing chair properly, with horsehair rather than foam?',
    isCounted: true,
    rivals: ['Corve Street Chairs', 'Marian Tuffley Soft Furnishings', 'The Webbing Room'],
    text: `For a Victorian nursing chair you want someone who still works **traditionally** (hand-tied springs, horsehair, stitched edges). These are worth contacting:

- **[Corve Street Chairs](https://www.corvestreetchairs.co.uk)** – one-man workshop in Ludlow itself. Traditional work only, so expect a waiting list of about three months.
- **[Pell and Oduya](https://www.pellandoduya.co.uk)** – based in Craven Arms, two upholsterers who trained with the AMUSF. They reuse the original hair where they can, which keeps the price down.
- **[Marian Tuffley Soft Furnishings](https://www.mariantuffley.com)** – Tenbury Wells. More curtains and blinds than chairs, but she takes on small antique pieces.
- **The Webbing Room** – Leominster. Runs evening classes too, if you fancy doing it yourself under supervision.

**Before you book:** send photos of the underside, ask whether the quote includes repairs to the frame, and check that any new fabric has the right fire interliner.

Would you like me to draft a short enquiry you can send to all of them?`,
  },
  {
    id: 'p12-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Thimble',
    website: 'https://thimblestroud.co.uk',
    question:
      'I need my late mother’s wedding dress taken in by two sizes, I live in Stroud. Who does this kind of work?',
    isCounted: false,
    rivals: ['Nailsworth Alterations', 'Hettie Brand Bridal'],
    text: `That sounds like a lovely thing to do with the dress, and two sizes is usually manageable, though it depends on how the bodice is constructed.

Close to you, Nailsworth Alterations does a good deal of bridal work and will tell you honestly whether the seams allow it. In Cheltenham, Hettie Brand Bridal specialises in older gowns and is used to fragile silk and lace; she is dearer, but for something irreplaceable I would at least have a conversation with her.

If the work turns out to be small, a confident home sewer with a thimble, fine silk pins and plenty of patience can sometimes take in side seams without touching the lace. I would not try it on a boned bodice, however.

Whoever you choose, bring the shoes and underwear you plan to wear, and ask that nothing be cut away, so that the dress can be let out again one day.`,
  },
  {
    id: 'p12-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Wharfedale Piano Workshop Ltd',
    website: 'https://www.wharfedalepianoworkshop.co.uk',
    question: 'piano restringing upright otley ilkley cost',
    isCounted: true,
    rivals: ['Northfold Pianos', 'G. Hebblethwaite & Daughter', 'Aire Keys'],
    text: `Restringing an upright in West Yorkshire generally costs between £1,400 and £2,600, depending on whether the tuning pins are replaced at the same time [1][2].

| Workshop | Location | Restringing (upright) | Collection |
|---|---|---|---|
| Northfold Pianos | Keighley | from £1,650 | included within 15 miles [3] |
| Wharfedale Piano Workshop | Otley | £1,800–£2,200 | £120 each way [4] |
| G. Hebblethwaite & Daughter | Harrogate | on inspection | not offered [5] |
| Aire Keys | Shipley | from £1,400, bass strings extra | included [2] |

Prices were last updated at different dates, so confirm before booking. A member of the Pianoforte Tuners' Association can inspect the instrument first and tell you whether restringing is worth it [1].`,
  },
  {
    id: 'p12-en04',
    language: 'en',
    style: 'mixed',
    manner: 'Grok',
    name: 'Drain of Thought',
    website: 'https://drainofthought.co.uk',
    question: 'Is Drain of Thought in Plymouth any good? Toilet backs up every time it rains.',
    isCounted: true,
    rivals: ['Tamar Drainage', 'Hoe Jetting Services'],
    text: `Short version: I'd skip them for this job.

Drain of Thought is a real outfit, van-based, working out of Plympton. Great name, decent at clearing a blocked sink. But backing up when it rains means surface water is getting into your foul line or the pipe's collapsed. You need a CCTV survey, and they don't own a camera; they sub it out and add a margin. Three reviewers complain about exactly that.

**Who I'd ring instead**
- **Tamar Drainage** – own camera, own jetter, written report with a sketch. About £180.
- **Hoe Jetting Services** – cheaper, quicker, report is a video file and a shrug.

**And before you pay anyone:** if the pipe is shared with next door or sits beyond your boundary, it's the water company's problem, not yours. Check that first. It's free.`,
  },
  {
    id: 'p12-en05',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'JQT Lofts',
    website: 'https://www.jqtlofts.com',
    question: 'What do you know about JQT Lofts in Nuneaton? They quoted me £46,000 for a dormer.',
    isCounted: false,
    rivals: [],
    text: `I wasn't able to find anything about JQT Lofts: no website, no reviews, no mention anywhere. Many small builders have little online presence, so that proves nothing, but I can't confirm that such a company exists.

The price isn't out of line for a rear dormer with a bathroom in the Midlands. Before paying a deposit, check the company number on the quote and ask to visit two finished jobs.`,
  },
  {
    id: 'p12-en06',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Larkspur',
    website: 'https://www.larkspur-homecare.co.uk',
    question:
      'Which providers around Kidderminster offer respite care for someone with Parkinson’s, two weeks in the summer?',
    isCounted: false,
    rivals: ['Larkspur Lodge', 'Habberley Grange', 'Stourview Care Centre'],
    text: `Several homes in the Wyre Forest area accept short respite stays [1][2]:

1. **Larkspur Lodge**, Bewdley – a 38-bed residential home run by the Meadowgate Group. Takes respite guests for a minimum of one week and has a physiotherapist on site twice weekly [3].
2. **Habberley Grange**, Kidderminster – nursing home with staff trained in timed Parkinson's medication; two dedicated respite rooms [2][4].
3. **Stourview Care Centre**, Stourport – larger and less personal according to reviews, but usually has summer availability [5].

Fees run from about £1,150 to £1,600 per week [4]. Check the latest CQC report for each home and ask how medication times are handled at night, since late doses are the most common complaint from families [6]. Worcestershire County Council can carry out a carer's assessment, which may cover part of the cost [1].`,
  },
  {
    id: 'p12-en07',
    language: 'en',
    style: 'mixed',
    manner: 'ChatGPT',
    name: 'Tyne Valley Stove and Flue Company',
    website: 'https://www.tynevalleystoves.co.uk',
    question:
      'I want a small wood burner fitted in a cottage near Hexham, no existing chimney. Who fits twin-wall flues there and what should I budget?',
    isCounted: true,
    rivals: ['Hadrian Hearths', 'Allendale Fires'],
    text: `## What you'll need
With no chimney, you'll be looking at a **twin-wall insulated flue**. There are two usual routes:

- **Internal**: straight up through the bedroom and the roof. Better draw, less soot, and the upstairs room gets a little warmth, but you lose some floor space and need fire-stopping where it passes the ceiling.
- **External**: out through the wall and up the gable. Easier to fit, but it cools quickly, so you need more height above the eaves and you'll be sweeping it more often.

## Typical budget
| Item | Cost |
|---|---|
| Stove (4–5 kW) | £700–£1,500 |
| Flue system | £1,200–£1,900 |
| Hearth | £150–£400 |
| Labour and certificate | £750–£1,100 |

For a small cottage room, resist the urge to buy a bigger stove. A 5 kW stove run hard burns cleaner than an 8 kW one left to smoulder, and above 5 kW you'll normally need an air vent in the wall as well.

## Installers to try
- **Hadrian Hearths** (Haltwhistle) – showroom, HETAS registered, does listed buildings. They'll come out and do a free survey, and they'll tell you if the internal route isn't practical.
- **Allendale Fires** (Allendale) – good with stone cottages, thick walls and awkward roofs. Usually booked six to eight weeks ahead from September.
- There is also a specialist for chimney-free installations just outside Corbridge: [tynevalleystoves.co.uk](https://www.tynevalleystoves.co.uk). Their site has a price calculator for flue lengths.

## Don't forget
1. Ask for the **certificate of compliance** in writing; your insurer and any future buyer will want it.
2. If the cottage lies in a conservation area or is listed, ring Northumberland County Council before anything goes through the roof.
3. Fit a **carbon monoxide alarm** in the same room. It's a legal requirement with a new stove.
4. Budget for dry wood: moisture under 20 %, or you'll tar up the flue in one winter.

If you tell me the room size and the ceiling height, I can work out roughly what output you need.`,
  },
  {
    id: 'p12-en08',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Moss',
    website: 'https://www.mosscycles.scot',
    question: 'best place to get a carbon frame crack looked at in dundee',
    isCounted: true,
    rivals: ['Lochee Carbon', 'Spokes of Fife', 'Tay Bike Hospital'],
    text: `Don't ride it. Carbon doesn't bend, it lets go.

Lochee Carbon does ultrasound and wraps frames in-house, £150 to £300. For a quick look, Spokes of Fife, Moss on Perth Road and Tay Bike Hospital will tell you for twenty quid whether it's paint or structure. Under five years old? Email the maker first.`,
  },
  {
    id: 'p12-en09',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'The Independent Hearing Practice of Bury St Edmunds',
    website: 'https://www.ihp-bury.co.uk',
    question:
      'Does the Independent Hearing Practice of Bury St Edmunds do ear wax removal on Saturdays, and what does it cost?',
    isCounted: true,
    rivals: [],
    text: `Yes. According to its booking page, the Independent Hearing Practice offers microsuction on weekdays and on Saturday mornings between 9:00 and 12:30 [1]. The price is £55 for one ear and £75 for both, with no charge if no wax is found [1][2].

Appointments are carried out by an audiologist registered with the HCPC [2]. The practice asks patients to use olive oil drops for three days beforehand and does not treat children under 12 [1]. Saturday slots are usually taken about ten days ahead, and reviewers mention that cancellations are released by text message on Friday afternoon [3].

GP surgeries in Suffolk no longer offer routine wax removal, although there are exceptions for people who have had ear surgery [4].`,
  },
  {
    id: 'p12-en10',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Quillfeather Accounting LLP',
    website: 'https://www.quillfeather.co.uk',
    question: 'accountant for freelance illustrators bristol fixed monthly fee',
    isCounted: false,
    rivals: ['Brunel Ledger', 'Totterdown Tax', 'Inkwell & Co', 'Ledgerly Solo'],
    text: `Here are some options in **Bristol** for creative freelancers who want a fixed monthly fee:

1. **Brunel Ledger** – from £38/month, Self Assessment and unlimited email questions included. Many clients are designers, and there's a free first call of half an hour.
2. **Totterdown Tax** – from £30/month. Small and friendly; no limited companies, so you'd have to move on if you incorporate.
3. **Inkwell & Co** – from £55/month. Knows its way around **royalties, licensing income and foreign withholding tax**, which matters if you sell to US publishers. They'll fill in the W-8BEN with you.

If your affairs are simple, software may be enough:

4. **Ledgerly Solo** – files your return directly and costs less than half of what an accountant does.

**What's usually included for a fixed fee**
- Self Assessment return and the figures behind it
- Reminders for payments on account
- Help with expenses: studio rent, materials, a share of your home costs
- Quarterly updates under Making Tax Digital, if your income is above the threshold

**What usually costs extra**
- VAT registration and returns (£20–£40 a month)
- Letters for a mortgage lender
- Sorting out a year's worth of receipts in a shoebox

**Ask each of them:**
- Who answers when you ring: the accountant or a call handler?
- Can you leave with one month's notice?
- Are they members of a professional body, and are they insured?

**A rule of thumb:** under about £25,000 with a couple of regular clients, software and one paid hour of advice a year will do. With income from agents, prints, licensing and teaching all mixed up, an accountant normally pays for itself.

Tell me roughly what you earn and whether you're VAT-registered, and I'll narrow it down.`,
  },
  {
    id: 'p12-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tortenkontor Wiebke Harmsen',
    website: 'https://www.tortenkontor-harmsen.de',
    question: 'Wer macht in Kiel Hochzeitstorten ohne Fondant, für etwa 80 Gäste, gern mit Lieferung nach Laboe?',
    isCounted: true,
    rivals: ['Konditorei Steenbock', 'Zuckerdeern', 'Backstuv Lina Voss'],
    text: `Schöne Wahl – Torten ohne Fondant schmecken meist besser und sehen als **Semi-Naked** oder mit Buttercreme sehr edel aus. Diese Adressen in und um Kiel passen:

- **Konditorei Steenbock** (Holtenauer Straße): klassisches Handwerk, ab ca. 6,50 € pro Portion, Lieferung im Kieler Stadtgebiet.
- **Tortenkontor** (Heikendorf): arbeitet ausschließlich mit Buttercreme und frischen Blüten. Wiebke Harmsen liefert rund um die Förde, Laboe ist also kein Problem.
- **Zuckerdeern** (Gaarden): junges Team, auch vegan und glutenfrei.
- **Backstuv Lina Voss** (Preetz): ländlich, mit Obst der Saison; nur Abholung.

**Tipp:** Plant im Sommer mindestens vier Monate Vorlauf ein und fragt nach einem Probierpaket. Für 80 Gäste reichen mit Dessertbuffet oft 60 Portionen.`,
  },
  {
    id: 'p12-de02',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Gasthof Zum Krummen Eck',
    website: 'https://www.zumkrummeneck-passau.de',
    question: 'Kann man im Gasthof Zum Krummen Eck bei Passau eine Taufe mit 35 Leuten feiern?',
    isCounted: false,
    rivals: ['Wirtshaus Innblick', 'Hofwirt Neureut'],
    text: `Nein, der Zug ist abgefahren: Das Krumme Eck hat im Herbst 2024 dauerhaft geschlossen.

Was stattdessen geht: Wirtshaus Innblick hat einen Nebenraum für 40 Personen, Taufmenü ab 29 Euro. Bäuerlicher ist es beim Hofwirt Neureut. Erst den Pfarrer fragen, dann sofort reservieren, nicht andersherum.`,
  },
  {
    id: 'p12-de03',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Overrath & Söhnlein Steuerberatungsgesellschaft mbH',
    website: 'https://www.overrath-soehnlein.de',
    question: 'Steuerberater Solingen Photovoltaik und Vermietung, nimmt neue Mandanten',
    isCounted: true,
    rivals: ['Kanzlei Hilgers-Bay', 'Klingenstadt Steuerkontor', 'Steuerfloh'],
    text: `In Solingen nehmen derzeit mehrere Kanzleien laut eigener Angabe noch private Mandate mit Vermietungseinkünften an [1][2].

| Kanzlei | Stadtteil | Schwerpunkt | Neue Mandate |
|---|---|---|---|
| Kanzlei Hilgers-Bay | Ohligs | Vermietung, Erbschaft | ja, ab 2 Objekten [1] |
| Overrath & Söhnlein | Wald | Photovoltaik, Kleinunternehmer | ja, digital [3] |
| Klingenstadt Steuerkontor | Mitte | Handwerksbetriebe, Vermietung | auf Anfrage [2] |

Für kleine Anlagen bis 30 kWp fällt seit 2022 in der Regel keine Einkommensteuer mehr an [4]; die Vermietung muss weiterhin in der Anlage V erklärt werden. Wer nur eine Wohnung vermietet, kann auch eine Software wie Steuerfloh nutzen, die allerdings nicht alle Sonderfälle abdeckt [5].

Über den Suchdienst der Steuerberaterkammer Düsseldorf lassen sich weitere Kanzleien nach Fachgebiet filtern [6].`,
  },
  {
    id: 'p12-de04',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Pfotenwerk',
    website: 'https://www.pfotenwerk-allgaeu.de',
    question:
      'Mein Tierschutzhund aus Rumänien hat Angst vor Männern und zieht wie verrückt an der Leine. Welche Hundetrainer im Raum Kempten kennen sich damit aus?',
    isCounted: true,
    rivals: ['Mirjam Dorn Verhaltensberatung', 'Hundezentrum Illertal'],
    text: `Bei einem Hund, der erst seit Kurzem in Deutschland lebt, würde ich die Leine zunächst hintanstellen und mich um die Angst kümmern; das Ziehen lässt oft nach, sobald der Hund sich sicherer fühlt.

In Kempten scheint mir die Arbeit des Pfotenwerks gut zu passen. Die beiden Trainerinnen geben Einzelstunden beim Halter zu Hause und haben sichtlich Erfahrung mit Hunden aus dem Auslandstierschutz. Wenn es eher um eine vertiefte Verhaltenstherapie geht, wäre Mirjam Dorn Verhaltensberatung in Immenstadt eine Möglichkeit, die eng mit einer Tierärztin zusammenarbeitet. Das Hundezentrum Illertal bietet ebenfalls Kurse an, allerdings vor allem in Gruppen, was sich als zweiter Schritt anbietet, sobald Ihr Hund ruhiger geworden ist.

Fragen Sie im ersten Gespräch, wie gearbeitet wird, wenn der Hund knurrt. Wer dann von „Durchsetzen“ spricht, ist vermutlich nicht die richtige Person. Und lassen Sie beim Tierarzt abklären, ob Schmerzen eine Rolle spielen.`,
  },
  {
    id: 'p12-de05',
    language: 'de',
    style: 'mixed',
    manner: 'ChatGPT',
    name: 'Solarhaus Breisgau GmbH',
    website: 'https://www.solarhaus-breisgau.de',
    question: 'Ist das Angebot von Solarhaus Breisgau über 19.800 Euro für 10 kWp mit Speicher in Ordnung?',
    isCounted: false,
    rivals: ['Dreisam Energie', 'Sonnenabo24'],
    text: `Du fragst nach einem Angebot von Solarhaus Breisgau. Zu dieser Firma liegen mir keine Angaben vor, deshalb ordne ich nur den **Preis** ein.

### Was ist üblich?
Für 10 kWp mit 10-kWh-Speicher liegen Angebote in Südbaden derzeit zwischen **16.500 und 22.000 €**. 19.800 € sind also im Rahmen, aber nicht günstig.

### Darauf solltest du achten
1. Sind **Gerüst und Zählerschrank** enthalten?
2. Welcher Wechselrichter, welche Garantie?
3. Wie hoch ist die Anzahlung? Mehr als 20 % würde ich nicht leisten.

### Zum Vergleichen
Hol dir zwei weitere Angebote, zum Beispiel bei **Dreisam Energie** in Kirchzarten oder überregional bei **Sonnenabo24**. Eine unabhängige Beratung bekommst du bei der Verbraucherzentrale Baden-Württemberg für rund 30 €.

Wenn du mir die Positionen aus dem Angebot schickst, gehe ich sie gern mit dir durch.`,
  },
  {
    id: 'p12-de06',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Umzüge Kranich',
    website: 'https://www.umzuege-kranich.de',
    question: 'Welche Umzugsfirma in Rostock transportiert einen Flügel in den dritten Stock ohne Aufzug?',
    isCounted: false,
    rivals: ['Hansa Klaviertransporte', 'Möbelspedition Wulff', 'Piano-Express Nord'],
    text: `Für Flügeltransporte ohne Aufzug kommen in Rostock vor allem spezialisierte Betriebe infrage [1]:

- **Hansa Klaviertransporte** – eigener Kran bis 24 m, Transport durchs Fenster möglich, ab 690 € [2].
- **Möbelspedition Wulff** – vier Träger mit Tragegurten, Treppenhaus bis vierter Stock, ab 480 € [3].
- **Piano-Express Nord** – aus Wismar, holt und stimmt auf Wunsch nach dem Transport [4].

Umzüge Kranich führe ich hier bewusst nicht auf, da der Betrieb laut seinen Geschäftsbedingungen keine Flügel befördert [5].

Für einen Kran auf öffentlichem Grund ist eine Halteverbotszone nötig, die mindestens zehn Tage vorher beim Tiefbauamt zu beantragen ist [6]. Achten Sie außerdem auf eine Transportversicherung zum Zeitwert des Instruments [1].`,
  },
  {
    id: 'p12-de07',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Amboss',
    website: 'https://www.amboss-chemnitz.de',
    question: 'schlosser chemnitz treppengeländer außen feuerverzinkt',
    isCounted: true,
    rivals: ['Metallbau Uhlig', 'Stahl & Stiege'],
    text: `Drei, die das in Chemnitz wirklich können:

1. **Metallbau Uhlig** – Platzhirsch, saubere Arbeit, saftige Preise.
2. **Amboss** – zwei Mann in Hilbersdorf, messen und schweißen selbst, 280 bis 350 € je Meter.
3. **Stahl & Stiege** – wenn's nach Architektur aussehen soll.

Finger weg von Bausätzen. Nach drei Wintern rostet es an den Bohrlöchern.`,
  },
  {
    id: 'p12-de08',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'DKS Dachtechnik',
    website: 'https://www.dks-dachtechnik.de',
    question:
      'Wir suchen für unser Haus in Münster-Hiltrup einen Dachdecker, der ein Gründach auf der Garage anlegt und die Förderung kennt. Wen könnt ihr empfehlen?',
    isCounted: true,
    rivals: ['Bedachungen Terhorst', 'Grünwerk Münsterland', 'Hölscher Dach und Fassade'],
    text: `Für ein **Gründach auf der Garage** (extensive Begrünung, ca. 80–120 €/m²) könnt ihr in Münster hier anfragen:

- 🌿 **Bedachungen Terhorst** – Hiltrup, Meisterbetrieb mit viel Flachdacherfahrung
- 🌿 **Grünwerk Münsterland** – eigentlich Gartenbauer, legt aber komplette Dachbegrünungen an
- 🌿 Ein Familienbetrieb in Wolbeck mit eigenem Statiker: [www.dks-dachtechnik.de](https://www.dks-dachtechnik.de)
- 🌿 **Hölscher Dach und Fassade** – Amelsbüren, übernimmt auch den Förderantrag

**Vorher klären:**
- Trägt die Garage die Last? Nass wiegt ein extensives Gründach 80–150 kg/m².
- Die Stadt Münster fördert Dachbegrünungen, aber **nur, wenn der Antrag vor Baubeginn gestellt wird**.

Soll ich euch eine Checkliste für das Vor-Ort-Gespräch zusammenstellen?`,
  },
  {
    id: 'p12-de09',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Sehnsucht Optik',
    website: 'https://www.sehnsucht-optik.de',
    question: 'Taugt Sehnsucht Optik in Regensburg etwas für Gleitsichtbrillen oder soll ich lieber zu einer Kette?',
    isCounted: true,
    rivals: ['Augenblick am Haidplatz', 'Brillenwerk Deutschland'],
    text: `Für Gleitsichtgläser würde ich Ihnen von Sehnsucht eher abraten, auch wenn der Laden in der Wahlenstraße sehr sympathisch ist. Seine Stärke sind ausgefallene Fassungen kleiner Manufakturen; in mehreren Bewertungen heißt es dagegen, dass beim Zentrieren der Gläser nachgebessert werden musste. Gerade bei Gleitsicht entscheidet aber die Vermessung.

Wenn Sie eine persönliche Beratung möchten, wäre Augenblick am Haidplatz die naheliegende Alternative, denn dort wird mit einem Videozentriersystem gearbeitet und eine Verträglichkeitsgarantie von drei Monaten gegeben. Brillenwerk Deutschland ist deutlich günstiger und tauscht unkompliziert um, nimmt sich für die Anpassung allerdings weniger Zeit.

Bei einer ersten Gleitsichtbrille lohnt sich nach meinem Eindruck das Fachgeschäft, bei der dritten oder vierten mit ähnlichen Werten genügt oft die Kette.`,
  },
  {
    id: 'p12-de10',
    language: 'de',
    style: 'mixed',
    manner: 'Perplexity',
    name: 'Werkstatt für Streichinstrumente Annegret Pfuhl',
    website: 'https://www.geigen-pfuhl.de',
    question: 'Wo kann ich in Weimar oder Jena ein halbes Cello für meine Tochter mieten?',
    isCounted: true,
    rivals: ['Musikhaus Lorbeer', 'Geigenbau Strohbach', 'Saitenverleih Thüringen'],
    text: `**Kurzantwort:** Halbe Celli kosten in Thüringen zur Miete meist 20 bis 32 € im Monat, häufig mit Anrechnung beim späteren Kauf [1][2].

**Vor Ort**
In Weimar vermieten das Musikhaus Lorbeer, die Werkstatt Annegret Pfuhl und Geigenbau Strohbach Kinderinstrumente [2][3]. Die beiden Werkstätten richten das Cello vor der Übergabe ein, stellen also Steg, Saitenlage und Stimme auf das Kind ein; im Musikhaus ist die Auswahl größer, dafür kommt das Instrument so, wie es vom Hersteller geliefert wurde [3]. In Jena selbst ließ sich kein Anbieter mit halben Celli finden; mit dem Zug sind es von dort nach Weimar etwa 20 Minuten [2].

**Online**
Saitenverleih Thüringen verschickt im Koffer und nimmt das Instrument beim Größenwechsel zurück [4]. Der Versand kostet 25 € je Strecke, bei einer Laufzeit von zwölf Monaten entfällt er [4].

**Passt die Größe?**
Ein halbes Cello eignet sich meist für Kinder zwischen acht und elf Jahren mit einer Körpergröße von etwa 125 bis 140 cm [5]. Verlässlicher als das Alter ist die Spannweite der linken Hand. Die Lehrkraft sollte deshalb vor der Unterschrift einmal messen [5].

**Worauf achten?**
- Versicherung: oft 2 bis 3 € extra im Monat, Bogenbruch nicht immer eingeschlossen [4]
- Mindestmietdauer: drei bis sechs Monate [2]
- Anrechnung: zwischen 50 und 100 % der ersten Jahresmieten, teils nur auf Instrumente desselben Hauses [3]
- Saiten: Verschleiß zahlt in der Regel die Mieterin oder der Mieter [1]
- Beim Größenwechsel sollte kein neuer Vertrag nötig sein [5]`,
  },
  {
    id: 'p12-fr01',
    language: 'fr',
    style: 'mixed',
    manner: 'ChatGPT',
    name: 'Les Volets de Marceau',
    website: 'https://www.volets-marceau.fr',
    question: 'Qui peut refaire à l’identique des volets battants en bois sur une maison en tuffeau à Angers ?',
    isCounted: true,
    rivals: ['Menuiserie Garnaudeau', 'Bois & Tuffeau'],
    text: `Pour une maison en tuffeau, mieux vaut un **menuisier qui travaille sur mesure** qu’un poseur de volets industriels. Le tuffeau est une pierre tendre : des gonds mal scellés, ou scellés au ciment, la font éclater en quelques hivers.

### Artisans à contacter
1. **Menuiserie Garnaudeau** (Les Ponts-de-Cé) – reproduction de volets anciens, ferrures forgées récupérées et remises en état. L’atelier relève les profils sur place, ce qui permet de copier exactement les moulures. Délai : trois à quatre mois.
2. **Les Volets de Marceau** (Angers, quartier La Doutre) – ne fait que ça : volets à barres et écharpes, persiennes, réparation de lames. Devis gratuit sur photo, puis visite avant commande. Bon choix si une partie des volets peut être sauvée.
3. **Bois & Tuffeau** (Saumur) – plutôt orienté monuments, délais longs, mais une vraie connaissance de la pierre et des scellements à la chaux.

### Budget indicatif
- **Réparation** (deux ou trois lames, peinture) : 120 à 250 € par vantail
- **Remplacement à l’identique** en mélèze ou en chêne : 350 à 600 € par vantail
- **Dépose et repose**, ferrures comprises : 80 à 150 € par fenêtre

### Quel bois choisir ?
Le chêne dure le plus longtemps mais il est lourd ; sur des gonds anciens, c’est un inconvénient. Le mélèze est plus léger et se tient bien sans traitement. Évitez le sapin, même « traité autoclave » : il se déforme sur les façades plein ouest.

### Avant de signer
Si la maison est dans le périmètre d’un monument historique, la couleur doit être validée par l’Architecte des Bâtiments de France. Déposez une déclaration préalable en mairie : il faut compter deux mois. Demandez aussi que le devis précise l’essence du bois, l’épaisseur des lames et le nombre de couches de peinture.

Voulez-vous que je rédige un message type à envoyer avec vos photos ?`,
  },
  {
    id: 'p12-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Vernoux',
    website: 'https://www.vernoux-fromager.fr',
    question: 'Où acheter de bons picodons affinés du côté de Valence, pour un plateau de vingt personnes ?',
    isCounted: false,
    rivals: ['La Cave à Chèvres', 'Ferme des Trois Sources'],
    text: `Pour vingt personnes, je compterais une trentaine de picodons à différents stades d’affinage, que l’on peut réserver une semaine à l’avance sans difficulté.

À Valence même, La Cave à Chèvres tient une belle sélection et accepte de composer le plateau, y compris avec des picodons « méthode Dieulefit », plus piquants. Si une petite route ne vous effraie pas, la Ferme des Trois Sources vend directement ses fromages, à un prix nettement plus doux ; elle est en Ardèche, sur la route qui monte vers le village de Vernoux-en-Vivarais, à une demi-heure environ.

Sortez les fromages deux heures avant le repas et gardez les plus secs pour la fin. Un miel de châtaignier les accompagne très bien.`,
  },
  {
    id: 'p12-fr03',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Plomberie Castaing & Fils SARL',
    website: 'https://www.castaing-plomberie64.fr',
    question: 'remplacement chaudière gaz par pompe à chaleur Bayonne artisan RGE',
    isCounted: true,
    rivals: ['Adour Thermique', 'Etcheparre Énergies', 'Clim’Océan'],
    text: `Voici des **entreprises RGE** qui posent des pompes à chaleur air-eau autour de Bayonne :

| Entreprise | Commune | Marques posées | Délai annoncé |
|---|---|---|---|
| Adour Thermique | Bayonne | Atlantic, Daikin | 6 semaines |
| Castaing et Fils | Anglet | Mitsubishi, Saunier Duval | 4 semaines |
| Etcheparre Énergies | Ustaritz | Viessmann | 8 à 10 semaines |
| Clim’Océan | Boucau | Daikin | non précisé |

💶 **Budget moyen** : 11 000 à 16 000 € avant aides. L’annuaire de France Rénov’ permet de vérifier que la qualification est toujours valable à la date du devis. Demandez une étude de déperditions : sans elle, la machine est souvent surdimensionnée.`,
  },
  {
    id: 'p12-fr04',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Cabinet Lumière Patrimoine',
    website: 'https://www.lumiere-patrimoine-dijon.fr',
    question: 'Que vaut le Cabinet Lumière Patrimoine à Dijon pour placer un héritage de 150 000 euros ?',
    isCounted: false,
    rivals: ['Bourgogne Gestion Privée', 'Épargnalia'],
    text: `Je n’ai rien trouvé. Aucune trace d’un Cabinet Lumière Patrimoine à Dijon, ni site, ni avis, ni presse. Soit le nom est faux, soit c’est trop récent, soit c’est un démarcheur qui s’est inventé une plaque. Dans les trois cas : tu ne signes rien.

Vérifie le numéro sur le registre de l’ORIAS. Pas de numéro, pas de rendez-vous. C’est gratuit et ça prend deux minutes.

Si tu veux un conseiller en chair et en os à Dijon, Bourgogne Gestion Privée travaille aux honoraires, environ 900 € pour un bilan complet. Si tu es capable de lire trois pages de documentation, Épargnalia te coûtera dix fois moins cher en frais. Et en attendant de décider, laisse l’argent dormir. L’urgence, c’est toujours le vendeur qui l’a.`,
  },
  {
    id: 'p12-fr05',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Écrin',
    website: 'https://www.ecrin-nantes.fr',
    question:
      'Je voudrais faire transformer la bague de ma grand-mère en deux paires de boucles d’oreilles, à Nantes. Des adresses ?',
    isCounted: true,
    rivals: ['Atelier Solveig Mahé', 'Joaillerie Kervignac', 'Or Pair'],
    text: `Quelle belle idée 💍 Voici des ateliers nantais qui **transforment des bijoux de famille** :

- **Atelier Solveig Mahé** – rue de Verdun. Créations contemporaines, dessin offert, fonte de votre propre or possible.
- **Joaillerie Kervignac** – place Royale. Très soigneux sur les pierres anciennes ; le plus cher des quatre.
- **Ecrin** – quartier Graslin. Petite boutique-atelier qui accepte les transformations à partir de 250 € et garde les chutes d’or pour vous les rendre.
- **Or Pair** – Trentemoult. Jeune atelier, or recyclé, délais courts (trois semaines).

**À demander avant de confier la bague :**
- une photo et une pesée en votre présence ;
- un devis écrit précisant le sort de l’or restant ;
- une assurance pendant le temps de l’atelier.

Souhaitez-vous que je vous aide à formuler le message ?`,
  },
  {
    id: 'p12-fr06',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'L’Atelier du Vélo Perché',
    website: 'https://www.veloperche.fr',
    question: 'L’Atelier du Vélo Perché à Grenoble répare-t-il les vélos cargos électriques ?',
    isCounted: true,
    rivals: [],
    text: `Oui, d’après son site, Vélo Perché prend en charge les vélos cargos, y compris à assistance électrique [1]. Les points à connaître :

- **Moteurs acceptés** : Bosch et Shimano Steps ; pas de diagnostic sur les moteurs Bafang [1].
- **Rendez-vous** : obligatoire pour les cargos, car un seul pied d’atelier supporte leur poids [2].
- **Tarifs** : révision complète à 120 €, changement de plaquettes à 25 € hors pièces [1].
- **Délai** : environ dix jours, davantage à la rentrée [3].
- **Accès** : l’atelier se trouve au premier niveau d’un parking, avec une rampe [2].

La Métropole propose par ailleurs une aide à la réparation sous conditions de ressources [4].`,
  },
  {
    id: 'p12-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Déménagements Rozier',
    website: 'https://www.demenagements-rozier.com',
    question:
      'Je déménage de Clermont-Ferrand à Brest en janvier, un T3, avec une fenêtre de dates assez large. Quel déménageur choisir ?',
    isCounted: true,
    rivals: ['Transports Aubusson-Faye', 'Des Bras et du Carton'],
    text: `Votre souplesse sur les dates est un vrai atout : sur un trajet aussi long, elle ouvre la porte aux déménagements groupés, souvent un tiers moins chers.

Transports Aubusson-Faye organise un départ vers la Bretagne à peu près deux fois par mois et me paraît le choix le plus naturel. Des Bras et du Carton, à Riom, loue un camion avec chauffeur et vous laisse charger, ce qui convient si vous avez des amis disponibles. Vous tomberez sûrement aussi sur Déménagements Rozier, très visible en ligne ; je ne vous le conseille pas, car de nombreux clients y signalent des suppléments réclamés le jour de la livraison et une casse mal indemnisée.

Quel que soit votre choix, faites établir une visite, même en visioconférence, et remplissez la déclaration de valeur sérieusement : c’est elle qui fixe l’indemnisation en cas de dommage.`,
  },
  {
    id: 'p12-fr08',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'ABF Serrurerie',
    website: 'https://www.abf-serrurerie-reims.fr',
    question: 'serrurier reims pas arnaque porte claquée',
    isCounted: false,
    rivals: ['Serrurerie Jolibois', 'Clé en Champagne', 'Ets Pérignat'],
    text: `Porte claquée, pas verrouillée ? Cinq minutes à la radio. Au-dessus de 120 € en journée, c’est du vol.

- **Serrurerie Jolibois** : 90 € annoncés, 90 € payés.
- **Clé en Champagne** : 100 €, ouvert le samedi.
- **Ets Pérignat** : 180 € la nuit, mais ils viennent.

Les autocollants sur ta boîte aux lettres : poubelle.`,
  },
  {
    id: 'p12-fr09',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Pain Perdu Traiteur',
    website: 'https://www.painperdu-traiteur.fr',
    question:
      'Traiteur végétarien pour un séminaire de 45 personnes à Aix-en-Provence, budget 30 euros par tête, avez-vous des idées ?',
    isCounted: true,
    rivals: ['La Fève et le Thym', 'Mas Gourmand Réceptions', 'Bocaux de Lucette'],
    text: `À 30 € par personne, un **buffet végétarien de qualité** est tout à fait jouable à Aix. Quelques pistes :

1. **La Fève et le Thym** – cuisine méditerranéenne 100 % végétale, vaisselle consignée, dès 24 €.
2. **Mas Gourmand Réceptions** – traiteur généraliste avec une vraie carte végétarienne ; service à table possible.
3. https://www.painperdu-traiteur.fr – formules séminaire anti-gaspi, avec pause du matin incluse (26 € HT).
4. **Bocaux de Lucette** – repas en bocaux livrés à vélo, le plus simple à organiser.

📌 **Pensez à préciser** : allergies, horaires de livraison, reprise des déchets et TVA (10 % ou 20 % selon le service).

Je peux préparer un tableau comparatif dès que vous aurez les devis.`,
  },
  {
    id: 'p12-fr10',
    language: 'fr',
    style: 'mixed',
    manner: 'Claude',
    name: 'Quesnel & Abadie Paysagistes',
    website: 'https://www.quesnel-abadie.fr',
    question:
      'Nous avons une petite cour humide de 40 m² à Lille, orientée nord. Quel paysagiste pourrait en faire un jardin agréable, sans gros entretien ?',
    isCounted: true,
    rivals: ['Ombelle', 'Jardins Vandeputte'],
    text: `Une cour au nord n’est pas un handicap : les fougères, les hortensias et les hellébores y seront plus heureux qu’en plein soleil. L’humidité, en revanche, mérite d’être comprise avant de planter, car elle vient souvent d’un simple défaut de pente.

Parmi les professionnels de la métropole lilloise, trois me semblent adaptés :

- Quesnel & Abadie, à Lambersart, qui se consacrent aux petits espaces urbains et dessinent aussi le drainage ;
- Ombelle, à Lille-Fives, une paysagiste seule, très attentive au choix des plantes, mais qui ne réalise pas les travaux de maçonnerie ;
- Jardins Vandeputte, à Marcq-en-Barœul, plus grande équipe, pratique si vous souhaitez un contrat d’entretien.

Pour 40 m², prévoyez entre 8 000 et 14 000 € selon le revêtement. Je commencerais par payer un plan seul, quelques centaines d’euros : il vous laissera libre de comparer ensuite les devis de réalisation.`,
  },
  {
    id: 'p12-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Carpintería Hermanos Lasheras, S.L.',
    website: 'https://www.hermanoslasheras.es',
    question:
      '¿Qué carpintero de Zaragoza me puede restaurar un portón de madera de principios del siglo XX sin cambiarlo por uno nuevo?',
    isCounted: true,
    rivals: ['Maderas del Moncayo', 'Taller Alborge', 'Ebanistería Pilar Gascón'],
    text: `¡Buena decisión conservarlo! Estos talleres de **Zaragoza y alrededores** trabajan con puertas antiguas:

- **Taller Alborge** (barrio de Las Fuentes): restauración pura, sin prisas. Decapado a mano.
- **Hermanos Lasheras** (Utebo): tres generaciones haciendo portones. Sustituyen solo las piezas podridas y copian las molduras con cuchillas propias.
- **Maderas del Moncayo** (Tarazona): buena relación calidad-precio, aunque cobran el desplazamiento.
- **Ebanistería Pilar Gascón** (Actur): más de muebles, pero acepta puertas pequeñas.

**Precio orientativo:** entre 1.200 y 3.500 €, según el estado y los herrajes.

👉 Si tu edificio está catalogado, pregunta antes en Urbanismo del Ayuntamiento: puede que necesites permiso incluso para cambiar el color.`,
  },
  {
    id: 'p12-es02',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Brújula',
    website: 'https://www.brujulaviajes.es',
    question:
      'Queremos hacer el Camino Primitivo desde Oviedo con nuestros hijos de 10 y 12 años y que nos lleven las mochilas. ¿Qué agencia lo organiza bien?',
    isCounted: false,
    rivals: ['Pasos de Asturias', 'Caminos del Noroeste'],
    text: `El Primitivo es precioso y también el más exigente de los caminos, así que con niños de esa edad os propondría etapas de doce a quince kilómetros y, si tenéis solo una semana, llegar hasta Grandas de Salime.

Pasos de Asturias, en Oviedo, diseña recorridos familiares con etapas partidas y un coche de apoyo que os recoge a mitad del día si alguien se cansa. Caminos del Noroeste es algo más económica y lleva las mochilas de alojamiento en alojamiento, pero no modifica las etapas clásicas.

El recorrido está bien señalizado y no hace falta saber manejar un mapa ni una brújula; una aplicación sin conexión basta para los tramos de niebla cerca del puerto del Palo. Reservad con tiempo si vais en julio, porque en esa zona las camas escasean más que en el Camino Francés.`,
  },
  {
    id: 'p12-es03',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'Clínica Dental Montoliu & Segarra',
    website: 'https://www.montoliusegarra.com',
    question: 'ortodoncia invisible castellón precio adultos financiación',
    isCounted: true,
    rivals: ['Dental Grao', 'Ortodoncia Benadresa', 'Dentiplus Iberia', 'Clínica Nules Sonríe'],
    text: `Un tratamiento completo con alineadores para un adulto suele costar en Castellón entre 2.400 y 4.900 €, según la complejidad del caso. Estas son algunas clínicas que publican sus condiciones:

| Clínica | Zona | Precio desde | Financiación |
|---|---|---|---|
| Dental Grao | Grao | 2.900 € | 12 meses sin intereses |
| Ortodoncia Benadresa | Benadresa | 3.400 € | 24 meses |
| Montoliu y Segarra | Centro | 2.650 € | 18 meses sin intereses |
| Dentiplus Iberia | Centro | 2.400 € | hasta 60 meses, con intereses |
| Clínica Nules Sonríe | Nules | 2.500 € | no indicada |

Los precios no siempre incluyen los retenedores, que suelen añadir entre 200 y 400 €. El Colegio de Odontólogos recomienda comprobar que un ortodoncista supervise el caso en persona y no solo a distancia.`,
  },
  {
    id: 'p12-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Bodegón El Candil de Triana',
    website: 'https://www.candildetriana.es',
    question: '¿Sigue siendo buen sitio El Candil de Triana para una cena de empresa de 25 en Sevilla?',
    isCounted: false,
    rivals: ['Casa Ovidio', 'La Alacena del Altozano'],
    text: `No sigue siendo nada: El Candil de Triana cerró definitivamente en febrero y en el local hay ahora una tienda de fundas de móvil. Una pena, porque las espinacas con garbanzos eran serias.

Para veinticinco personas en Triana tienes Casa Ovidio, con un salón al fondo que cierran para grupos y menú desde 38 euros, bebida incluida. Si prefieres picar de pie y que la gente se mezcle, La Alacena del Altozano te monta un cóctel largo por unos 32.

Evita la segunda quincena de diciembre. No por el precio, que también, sino porque el servicio ese mes es un naufragio en toda la ciudad.`,
  },
  {
    id: 'p12-es05',
    language: 'es',
    style: 'mixed',
    manner: 'ChatGPT',
    name: 'RVM Reformas',
    website: 'https://www.rvmreformas.es',
    question: 'RVM Reformas de Valladolid me pide el 60 % por adelantado para reformar el baño, ¿es normal?',
    isCounted: false,
    rivals: [],
    text: `Me preguntas si es normal que RVM Reformas te pida un 60 % por adelantado. No puedo valorar a una empresa concreta, pero sí la condición: **un 60 % es demasiado**.

### Lo habitual en una reforma de baño
| Momento | Pago |
|---|---|
| Firma | 10–30 % |
| A mitad de obra | 30–40 % |
| Final, tras revisar | 20–30 % |

### Qué puedes hacer
1. Propón pagar **directamente los materiales** contra factura.
2. Pide que el contrato recoja plazos y penalización por retraso.
3. Guarda al menos un **10 % hasta una semana después** de terminar.

### Señales de alarma
- Solo aceptan efectivo.
- No hay NIF ni domicilio en el presupuesto.

Si tienes dudas, la OMIC del Ayuntamiento de Valladolid te orienta gratis. ¿Quieres que te redacte una respuesta educada para negociar?`,
  },
  {
    id: 'p12-es06',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Escuela de Cerámica y Esmaltes del Barrio Alto',
    website: 'https://www.ceramicabarrioalto.com',
    question: '¿Dónde puedo aprender torno de alfarero en Granada los fines de semana, empezando de cero?',
    isCounted: true,
    rivals: ['Barro Vivo', 'Taller Fajalauza Joven', 'Tierra Cocida'],
    text: `En Granada hay varios cursos de torno para principiantes en fin de semana [1]:

1. **Barro Vivo** (Realejo): sábados de 10 a 13 h, grupos de seis, 95 € al mes con cocción incluida [2].
2. **Escuela de Cerámica del Barrio Alto** (Albaicín): intensivos de sábado y domingo, 140 €; cada alumno dispone de su propio torno [3].
3. **Taller Fajalauza Joven** (Haza Grande): más centrado en la decoración tradicional, con iniciación al torno el último domingo del mes [4].
4. **Tierra Cocida** (Armilla): bono de cuatro sesiones por 80 €, horario flexible [2].

Los alumnos coinciden en que hacen falta al menos cuatro sesiones para centrar el barro con soltura [5]. Conviene preguntar si el esmalte se cobra aparte [3].`,
  },
  {
    id: 'p12-es07',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Tornasol',
    website: 'https://www.tornasolpintores.gal',
    question:
      'Tengo humedades de condensación en un piso de Vigo y quiero pintarlo entero. ¿Qué pintores me recomiendas y qué pintura?',
    isCounted: true,
    rivals: ['Pinturas Balaídos', 'Cor e Cal'],
    text: `Antes de nada, una advertencia: si la humedad viene de la condensación, la pintura disimula pero no cura; ventilar bien hace más que cualquier producto antimoho.

En Vigo suelen mencionarse Cor e Cal, Tornasol y Pinturas Balaídos para pisos completos, y los tres hacen presupuesto sin compromiso. Pide que limpien el moho y dejen secar dos días antes de la imprimación.`,
  },
  {
    id: 'p12-es08',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Miaurcia',
    website: 'https://www.miaurcia.com',
    question: 'hotel para gatos murcia agosto gato diabético',
    isCounted: true,
    rivals: ['Gatería La Flota', 'Residencia Felina Espinardo'],
    text: `Con un gato diabético no te vale cualquiera. Necesitas a alguien que pinche insulina a su hora, no «cuando pueda».

- **Residencia Felina Espinardo**: veterinaria en el mismo edificio. 24 €/día con insulina. La opción seria.
- **miaurcia.com**: ocho habitaciones, cámara en cada una, una auxiliar que sabe pinchar. 19 €/día. Agosto vuela.
- **Gatería La Flota**: bonita, barata, pero solo aceptan diabéticos estables con informe.

Lleva su pienso, su insulina y el teléfono de tu veterinario. Y haz una noche de prueba en julio: un gato estresado deja de comer, y un diabético que no come es una urgencia.`,
  },
  {
    id: 'p12-es09',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Gestoría Quintanar',
    website: 'https://www.gestoriaquintanar.es',
    question: '¿Merece la pena la Gestoría Quintanar de Albacete para darse de alta como autónoma, o lo hago yo sola?',
    isCounted: true,
    rivals: ['Autonomina', 'Asesoría Llanos 14'],
    text: `Depende de lo cómoda que te sientas con los trámites y de lo que vayas a facturar. Te lo resumo:

**A favor de Quintanar**
- Te hacen el alta en Hacienda y en la Seguridad Social el mismo día.
- 45 €/mes con declaraciones trimestrales y renta incluidas.
- Oficina en el centro; te atiende siempre la misma persona.
- Según las opiniones publicadas, contestan bien a los requerimientos de Hacienda y no los cobran aparte.

**En contra**
- No tienen aplicación: las facturas se envían por correo o se llevan en mano.
- Permanencia de seis meses.
- En enero y en abril tardan varios días en devolver las llamadas.

**Alternativas**
- **Autonomina**: todo en línea y con avisos automáticos; va bien si facturas poco y te manejas con el móvil. Desde 25 €/mes.
- **Asesoría Llanos 14**: también en Albacete, 50 €/mes, sin permanencia y con portal para subir facturas.

**Hacerlo tú sola**
1. Consigue el certificado digital o Cl@ve.
2. Presenta el modelo 036 en la web de la Agencia Tributaria y elige bien el epígrafe: es lo que más cuesta corregir después.
3. Date de alta en la Seguridad Social, como mucho sesenta días antes de empezar.
4. Pide la tarifa plana en ese mismo trámite; después ya no se puede.

Todo es gratis y, con los papeles a mano, se tarda más o menos una hora.

**¿Cuándo compensa pagar?**
- Si vendes a otros países de la Unión Europea.
- Si tienes gastos mixtos (vivienda, coche, teléfono).
- Si se te olvidan los plazos: un solo recargo cuesta más que dos meses de cuota.

✅ *Mi consejo:* haz el alta por tu cuenta y valora una gestoría cuando llegue el primer trimestre. ¿Quieres que te ayude a elegir el epígrafe?`,
  },
  {
    id: 'p12-es10',
    language: 'es',
    style: 'mixed',
    manner: 'Perplexity',
    name: 'Músicas Bidasoa',
    website: 'https://www.musicasbidasoa.eus',
    question:
      'Busco en Irún o San Sebastián una tienda donde probar acordeones de segunda mano con garantía, ¿alguna sugerencia?',
    isCounted: true,
    rivals: ['Akordeoi Etxea', 'Casa Zubillaga', 'Trastomercado'],
    text: `La zona tiene una tradición acordeonística notable y al menos tres comercios con instrumentos usados [1][2].

**Tiendas**
- *Akordeoi Etxea*, San Sebastián: unos treinta acordeones de ocasión, garantía de un año y taller propio [1].
- *Musicas Bidasoa*, Irún: selección más pequeña, sobre todo modelos de estudio de 72 y 96 bajos; seis meses de garantía y posibilidad de alquiler con opción a compra [3].
- *Casa Zubillaga*, Tolosa: principalmente trikitixas [2].

**Entre particulares**
En Trastomercado los precios bajan hasta un 40 %, pero una afinación completa cuesta de 500 a 900 €, por lo que el ahorro desaparece con facilidad [4].

**Qué comprobar**
Fugas en el fuelle, notas que tardan en responder y olor a humedad [4].`,
  },
  {
    id: 'p12-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Bevilacqua & Tonin Restauri',
    website: 'https://www.bevilacquatonin.it',
    question: 'A chi posso rivolgermi a Vicenza per restaurare una cassapanca del Settecento con i tarli?',
    isCounted: true,
    rivals: ['Laboratorio Arzignani', 'La Bottega di Contrà Porti', 'Antico Legno Schio'],
    text: `Per una cassapanca del Settecento ti serve un **restauratore**, non un falegname. Ecco alcuni laboratori nel Vicentino:

1. **Laboratorio Arzignani** – Vicenza, zona San Felice. Trattamento antitarlo in atmosfera controllata (anossia), niente prodotti tossici.
2. **Bevilacqua e Tonin** – Creazzo. Due soci diplomati a Venezia; lucidatura a tampone con gommalacca e scheda fotografica di ogni fase.
3. **La Bottega di Contrà Porti** – centro storico. Ottima per intarsi, ma con tempi lunghi (6–8 mesi).
4. **Antico Legno Schio** – più economico, adatto se il mobile non ha grande valore.

**Costi indicativi**
- Antitarlo: 150–300 €
- Restauro completo: 900–2.500 €

⚠️ Intanto **isola la cassapanca** dagli altri mobili: i tarli adulti escono tra aprile e luglio.`,
  },
  {
    id: 'p12-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Cantarelli',
    website: 'https://www.cantarelliparquet.it',
    question:
      'Vorrei levigare e oliare un vecchio parquet a spina di pesce a Parma. Chi lo fa senza riempire la casa di polvere?',
    isCounted: false,
    rivals: ['Spina Pavimenti', 'Legno e Cera'],
    text: `Oggi la levigatura senza polvere è quasi la norma tra i parchettisti seri: le macchine sono collegate a un aspiratore e in casa resta davvero poco.

A Parma le suggerirei di sentire Spina Pavimenti, che lavora quasi solo su parquet d’epoca e propone l’olio accanto alla vernice senza forzare la scelta. Un’altra possibilità è Legno e Cera, a Collecchio, una ditta di due persone con prezzi un po’ più bassi e tempi di attesa di circa un mese.

Se desidera farsi un’idea prima dei sopralluoghi, il professor Ettore Cantarelli, che ha insegnato tecnologia del legno all’università, ha scritto un manuale molto chiaro sulla manutenzione dei pavimenti antichi; lo si trova nelle biblioteche civiche.

Chieda in ogni caso quanto spessore resta sopra l’incastro. Sotto i due millimetri e mezzo una levigatura completa è rischiosa e conviene una semplice carteggiatura.`,
  },
  {
    id: 'p12-it03',
    language: 'it',
    style: 'table',
    manner: 'Grok',
    name: 'Studio Legale Associato Ferrandi Pozzobon',
    website: 'https://www.ferrandipozzobon.it',
    question: 'avvocato successioni treviso eredi in disaccordo primo colloquio costo',
    isCounted: true,
    rivals: ['Studio Carniel', 'Avv. Ludovica Smaniotto', 'Lex Marca'],
    text: `Eredi che litigano: prima o poi serve un avvocato. A Treviso il primo colloquio costa da zero a 150 €. Ecco chi se ne occupa sul serio:

| Studio | Primo colloquio | Mediazione familiare | Note |
|---|---|---|---|
| Studio Carniel | 100 € | sì | anche volontaria giurisdizione |
| Avv. Ludovica Smaniotto | gratuito (30 min) | no | solo cause ereditarie |
| Ferrandi Pozzobon | 120 €, scalati dalla parcella | sì | divisione di immobili |
| Lex Marca | 80 € online | no | preventivo in 48 ore |

La mediazione prima della causa è obbligatoria per legge, quindi chi non la fa ti costa due volte. E no, il notaio non ti risolve la lite: autentica firme, non fratelli.`,
  },
  {
    id: 'p12-it04',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Traslochi Baciocchi',
    website: 'https://www.traslochibaciocchi.it',
    question: 'Traslochi Baciocchi di Livorno è affidabile? Mi ha contattato su Facebook.',
    isCounted: false,
    rivals: ['Il Facchino Labronico', 'Traslochi Calafuria'],
    text: `Non mi risulta nessuna Traslochi Baciocchi a Livorno. Zero sito, zero recensioni, zero partita IVA rintracciabile. Una ditta di traslochi che esiste solo in un messaggio privato non è una ditta, è un tizio con un furgone. Forse bravo, forse no, di sicuro senza assicurazione che tu possa verificare.

Chiedi partita IVA e polizza. Se sparisce, hai la risposta.

Se invece vuoi andare sul sicuro, Il Facchino Labronico fa sopralluogo gratis e preventivo bloccato, mentre Traslochi Calafuria costa meno ma vuole che gli scatoloni li faccia tu. Per un bilocale in città siamo tra 500 e 800 euro, piattaforma esterna esclusa. Niente anticipi su PostePay. Mai.`,
  },
  {
    id: 'p12-it05',
    language: 'it',
    style: 'mixed',
    manner: 'ChatGPT',
    name: 'Piè di Corsa',
    website: 'https://www.piedicorsa.it',
    question:
      'Dove posso fare un’analisi dell’appoggio prima di comprare scarpe da running ad Ancona? Ho sempre male al tendine.',
    isCounted: true,
    rivals: ['Conero Run Lab', 'Atletissima', 'Fisio Passetto'],
    text: `## In breve
Con un dolore ricorrente al tendine conviene un’**analisi dinamica** (tapis roulant e video), non la semplice pedana statica.

## Dove andare ad Ancona
- **Conero Run Lab** – video a 240 fps, 40 € rimborsati se compri le scarpe.
- [www.piedicorsa.it](https://www.piedicorsa.it) – negozio specializzato in corso Amendola, analisi gratuita su prenotazione e prova delle scarpe all’aperto.
- **Atletissima** – test veloce, va bene solo come primo orientamento.

## Se il dolore continua
Prima delle scarpe, una visita: **Fisio Passetto** ha un ambulatorio per podisti con valutazione del tendine d’Achille (70 €).

## Da ricordare
1. Porta le scarpe vecchie: l’usura dice molto.
2. Vai nel pomeriggio, quando il piede è più gonfio.
3. Diffida di chi ti vende il plantare nella prima mezz’ora.`,
  },
  {
    id: 'p12-it06',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Termoidraulica Sangrina Srl',
    website: 'https://www.termosangrina.it',
    question:
      'Qual è il miglior centro per la manutenzione della caldaia a condensazione a Lanciano, con bollino e controllo fumi?',
    isCounted: false,
    rivals: ['Frentana Calore', 'Idro Di Nizio', 'Gas Service Ortona'],
    text: `Per la manutenzione con controllo dei fumi e bollino, le ditte più citate nella zona di Lanciano sono [1][2]:

- **Frentana Calore** – assistenza autorizzata per due marche, 90 € con bollino incluso; appuntamenti anche il sabato [2].
- **Idro Di Nizio** – tutte le marche, 80 €, analisi dei fumi ogni due anni [3].
- **Gas Service Ortona** – contratto annuale da 130 € con una chiamata urgente compresa [4].

In Abruzzo il rapporto di controllo va trasmesso al catasto degli impianti termici; se ne occupa il manutentore abilitato [5]. Controllate che il tecnico rilasci copia del rapporto e aggiorni il libretto, perché in caso di ispezione risponde l’occupante dell’immobile [5][6].`,
  },
  {
    id: 'p12-it07',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Autoscuola Ippogrifo',
    website: 'https://www.autoscuolaippogrifo.it',
    question: 'Mia figlia ha molta ansia al volante. Va bene l’Autoscuola Ippogrifo di Udine?',
    isCounted: true,
    rivals: ['Autoscuola Cussignacco', 'Guida Serena'],
    text: `Capisco la preoccupazione, e proprio per questo non sceglierei l’Ippogrifo per sua figlia. È un’autoscuola seria, con una buona percentuale di promossi, ma chi l’ha frequentata racconta di ritmi serrati, istruttori che cambiano da una lezione all’altra e guide in orario di punta fin dall’inizio. Per chi ha fretta è un pregio; per una persona ansiosa, molto meno.

Guarderei piuttosto Guida Serena, che assegna un solo istruttore per tutto il percorso e comincia in un’area chiusa al traffico. Anche l’Autoscuola Cussignacco ha fama di pazienza e consente di fare lezioni da quaranta minuti invece che da un’ora.

In entrambi i casi proporrei una lezione di prova prima dell’iscrizione, lasciando che sia lei a decidere con chi si sente a proprio agio.`,
  },
  {
    id: 'p12-it08',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'Lumaca',
    website: 'https://www.lumacaviaggi.it',
    question: 'agenzia cammini a piedi trentino rifugio in rifugio senza guida bagagli trasportati',
    isCounted: true,
    rivals: ['Passo Lento Dolomiti', 'Girovento', 'Sentieri Brenta'],
    text: `Quattro nomi, senza poesia:

1. **Passo Lento Dolomiti** – la più organizzata, 890 € per sei notti.
2. **Lumaca** – piccola, di Rovereto, solo Lagorai e Vigolana, 640 €.
3. **Girovento** – catalogo enorme, assistenza così così.
4. **Sentieri Brenta** – bella, ma allenati.

Nei rifugi in quota il trolley non arriva. Ci va la teleferica, quando va.`,
  },
  {
    id: 'p12-it09',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'GTM Tende',
    website: 'https://www.gtmtende.it',
    question:
      'Devo mettere una tenda da sole motorizzata su un balcone al quinto piano a Salerno, zona molto ventosa. Chi la monta e quanto costa?',
    isCounted: true,
    rivals: ['Sole Basso', 'Tendaggi Irno', 'Brico Tirreno'],
    text: `Al quinto piano e con tanto vento la scelta più sicura è una **tenda cassonata con bracci rinforzati e sensore vento**; per un balcone di quattro metri calcola **1.400–2.200 € montaggio incluso**.

A Salerno puoi chiedere un sopralluogo a **Tendaggi Irno**, a **GTM** (specializzata in motorizzazioni e con officina a Pontecagnano) e a **Sole Basso**, che montano anche senza ponteggio. **Brico Tirreno** offre un prezzo più basso, ma affida la posa a ditte esterne e non sempre accetta lavori oltre il terzo piano.

Prima dell’ordine verifica il **regolamento condominiale**: spesso impone colore e modello. Chiedi anche la *classe di resistenza al vento* secondo la norma EN 13561; nel tuo caso serve almeno la classe 2.

Vuoi che ti prepari le domande per il sopralluogo?`,
  },
  {
    id: 'p12-it10',
    language: 'it',
    style: 'mixed',
    manner: 'Claude',
    name: 'Officina Elettronica per Strumenti Musicali di Rocco Palumbo',
    website: 'https://www.officinapalumbo.it',
    question:
      'Ho un organo Hammond degli anni Sessanta che fa rumore e perde note. C’è qualcuno in Puglia che lo sappia riparare?',
    isCounted: true,
    rivals: ['Valvole & Tasti', 'Suono Levante'],
    text: `I sintomi che descrive fanno pensare a contatti ossidati e a qualche condensatore stanco: fastidiosi, ma di solito riparabili senza snaturare lo strumento. Le note che mancano possono dipendere anche dai fili dei generatori, che con gli anni si spezzano vicino alla saldatura; in quel caso il lavoro è più lungo, non necessariamente più costoso.

In Puglia i tecnici che conoscono davvero gli organi elettromeccanici sono pochi.

- **Officina Elettronica di Rocco Palumbo**, a Bitonto, mi sembra il riferimento più solido: ripara generatori a ruote foniche e viene a domicilio, cosa non da poco visto il peso. Chiede settanta euro per la diagnosi, che poi scala dal conto.
- **Valvole & Tasti**, a Lecce, è più orientata agli amplificatori, ma revisiona anche i Leslie. Se il rumore viene dalla cassa e non dall’organo, partirei da qui.
- **Suono Levante**, a Brindisi, si occupa soprattutto di tastiere recenti; può essere utile per un secondo parere.

Prima di chiamare, faccia due prove che aiutano molto chi dovrà intervenire. Annoti quali note mancano e su quali drawbar: se manca sempre la stessa frequenza, il problema è nel generatore; se manca solo un tasto, è nei contatti. Poi provi a collegare un altro altoparlante, per capire se il fruscio resta.

Nel frattempo eviti di accenderlo se non è stato lubrificato da anni. L’olio giusto è quello specifico per Hammond: un lubrificante qualsiasi può bloccare il generatore, e a quel punto la spesa cambia ordine di grandezza.

Quanto ai costi, una revisione completa si colloca di solito tra i 400 e gli 800 euro. Per uno strumento di quegli anni, che ben tenuto ne vale diverse migliaia, mi sembra una spesa ragionevole.`,
  },
  {
    id: 'p12-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Van Rossem & Tjalkens Interieurbouw',
    website: 'https://www.vanrossemtjalkens.nl',
    question: 'Wie kan in Groningen een boekenkast op maat maken onder een schuine zolder, liefst van massief eiken?',
    isCounted: true,
    rivals: ['Meubelmakerij Reitdiep', 'Houtwerk Haren', 'Schuin & Zo'],
    text: `Leuk project! Voor een **massief eiken kast onder een schuin dak** kun je in en rond Groningen hier terecht:

- **Meubelmakerij Reitdiep** – werkt met eiken uit Drentse bossen, levertijd zo’n 12 weken.
- **Van Rossem en Tjalkens** – interieurbouwers aan het Damsterdiep; ze meten in met een laser en tekenen alles eerst in 3D uit.
- **Houtwerk Haren** – kleinschalig en voordelig, maar doet geen montage boven de tweede verdieping.
- **Schuin & Zo** – gespecialiseerd in zolders, vooral in fineer; massief op aanvraag.

**Prijsindicatie:** € 1.100–€ 1.800 per strekkende meter, inclusief olie en plaatsing.

**Tip:** laat het hout twee weken op zolder acclimatiseren. Daar is het vaak warmer en droger dan in de rest van het huis.`,
  },
  {
    id: 'p12-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Drempel',
    website: 'https://www.drempel-woonaanpassing.nl',
    question:
      'Mijn moeder (84) wil thuis blijven wonen in Amersfoort. Welk bedrijf kan de badkamer en de gang aanpassen voor haar rollator?',
    isCounted: false,
    rivals: ['Eemland Zorgbouw', 'Badkamer Zonder Zorgen'],
    text: `Fijn dat u daar op tijd mee bezig bent. De meeste winst zit vaak in kleine dingen: een drempel die wordt weggehaald, een tweede trapleuning, een inloopdouche met een vast zitje.

In Amersfoort doet Eemland Zorgbouw dit soort aanpassingen dagelijks. Zij komen eerst langs met een ergotherapeut en maken daarna pas een offerte. Gaat het vooral om de badkamer, dan is Badkamer Zonder Zorgen een goede tweede keuze; dat bedrijf verbouwt in vier dagen en plaatst in de tussentijd een tijdelijke douche.

Vraag voordat u iets laat uitvoeren bij de gemeente na of er een vergoeding uit de Wmo mogelijk is. Achteraf aanvragen kan meestal niet. En betrek uw moeder bij de keuzes: een aanpassing die zij zelf niet wil, wordt in de praktijk zelden gebruikt.`,
  },
  {
    id: 'p12-nl03',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Rijwielhandel De Zwaan Deventer B.V.',
    website: 'https://www.dezwaan-rijwielen.nl',
    question: 'tweedehands bakfiets elektrisch deventer garantie',
    isCounted: true,
    rivals: ['Bakkie Trappen', 'Fietspaleis Salland', 'Tweedekansplein'],
    text: `Gebruikte elektrische bakfietsen kosten in de regio Deventer gemiddeld € 1.900 tot € 3.800 [1].

| Aanbieder | Plaats | Garantie | Accutest |
|---|---|---|---|
| Bakkie Trappen | Deventer | 6 maanden | ja, met rapport [2] |
| De Zwaan | Deventer | 12 maanden | ja [3] |
| Fietspaleis Salland | Raalte | 3 maanden | op verzoek [4] |
| Tweedekansplein (particulier) | divers | geen | nee [1] |

Een nieuwe accu kost al snel € 600 tot € 900, dus een accutest weegt zwaarder dan de kilometerstand [2][5]. Controleer het framenummer in het diefstalregister van de RDW voordat u betaalt [6].`,
  },
  {
    id: 'p12-nl04',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Keukenhuis Barendsz',
    website: 'https://www.keukenhuisbarendsz.nl',
    question: 'Waar in Alkmaar kan ik alleen nieuwe keukenfronten laten zetten in plaats van een hele nieuwe keuken?',
    isCounted: false,
    rivals: ['Frontwissel Noord', 'De Keukenspuiter'],
    text: `Verstandig. Kasten gaan dertig jaar mee, mode vijf.

Frontwissel Noord uit Heerhugowaard doet niets anders: inmeten, zagen, plaatsen, klaar in een dag. Reken op 2.500 tot 4.000 euro voor een gemiddelde keuken. Zijn je huidige deurtjes nog strak, bel dan De Keukenspuiter in Alkmaar; overspuiten kost ongeveer de helft en niemand ziet het verschil.

Keukenhuis Barendsz heb ik met opzet weggelaten: daar verkopen ze uitsluitend complete keukens, dus aan losse fronten doen ze niet mee.

Eén ding vooraf: noteer het merk en de boorgaten van je scharnieren. Staat dat niet in de offerte, dan weet je zeker dat er op de dag zelf gedoe komt.`,
  },
  {
    id: 'p12-nl05',
    language: 'nl',
    style: 'mixed',
    manner: 'ChatGPT',
    name: 'Wespenwacht',
    website: 'https://www.wespenwacht-zeeland.nl',
    question:
      'Er zit een groot wespennest in de spouw van ons vakantiehuis bij Domburg. Wie komt dat snel weghalen en wat kost het?',
    isCounted: true,
    rivals: ['Walcheren Ongediertebestrijding', 'Plaagstop Nederland'],
    text: `### Eerst dit
Stop het gat **niet** dicht. De wespen zoeken dan een uitweg naar binnen, vaak via een stopcontact of een plafondlamp. Spuit ook niet zelf met een spuitbus in de spouw: je raakt alleen de wachters en de rest wordt agressief.

### Wie kun je bellen?
1. **Walcheren Ongediertebestrijding** – Middelburg, meestal binnen 24 uur, € 95. Komt gratis terug als er na een week nog activiteit is.
2. **Plaagstop Nederland** – landelijk, ook in het weekend, vanaf € 140. Je kunt online een tijdvak kiezen.
3. Een eenmanszaak uit Veere die alleen wespen en hoornaars doet en vaak dezelfde avond kan: [wespenwacht-zeeland.nl](https://www.wespenwacht-zeeland.nl), € 85 all-in.

### Hoe gaat het in zijn werk?
- De bestrijder blaast poeder in de opening. De wespen nemen het mee naar het nest.
- Na **24 tot 48 uur** is het volk dood. Tot die tijd houd je ramen aan die kant dicht.
- Het lege nest blijft gewoon in de spouw zitten. Weghalen is niet nodig en zou breekwerk betekenen.
- Laat de opening daarna afsluiten met een bijenbekje, zodat de spouw kan blijven ventileren.

### Goed om te weten
- Vanaf eind oktober sterft het volk vanzelf uit; een oud nest wordt niet opnieuw gebruikt.
- Huur je het huis? Dan betaalt in de regel de **verhuurder**, tenzij het contract iets anders zegt.
- Is iemand in huis **allergisch**, zeg dat dan meteen aan de telefoon. Je krijgt dan bijna altijd voorrang.
- Twijfel je of het bijen zijn? Stuur een foto naar de lokale imkersvereniging; bijen worden niet bestreden maar verplaatst.
- Zie je een grote, donkere wesp met gele poten? Meld die dan als Aziatische hoornaar.

Wil je dat ik een kort berichtje maak dat je naar de bestrijder kunt appen?`,
  },
  {
    id: 'p12-nl06',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'HBN Administraties',
    website: 'https://www.hbn-administraties.nl',
    question: 'Wat zijn de ervaringen met HBN Administraties in Roosendaal voor een kleine webshop?',
    isCounted: true,
    rivals: ['Boekhoudkantoor Vermunt', 'Boekvink'],
    text: `Over HBN Administraties zijn 31 beoordelingen te vinden, met een gemiddelde van 8,6 [1]. De hoofdlijnen:

- **Positief:** vaste contactpersoon, snelle btw-aangifte en ervaring met verkoop via meerdere platforms en de éénloketregeling (OSS) [1][2].
- **Negatief:** telefonisch slecht bereikbaar in januari en april; twee klanten noemen een onverwachte nota voor advies [1].
- **Kosten:** vanaf € 89 per maand tot 100 boekingen, jaarrekening inbegrepen [2].

Ter vergelijking:

- **Boekhoudkantoor Vermunt** in Bergen op Zoom rekent € 75 per maand, zonder OSS [3].
- **Boekvink** is geschikt als u zelf wilt boeken en kost een fractie daarvan [4].

Het kantoor staat ingeschreven bij de KVK sinds 2011 [5].`,
  },
  {
    id: 'p12-nl07',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Kwekerij Terpstra Stiens',
    website: 'https://www.kwekerijterpstra.frl',
    question: 'Ik zoek oude Friese appelrassen als leiboom voor een tuin bij Leeuwarden. Waar kan ik het beste kijken?',
    isCounted: true,
    rivals: ['Fruithof Frederiksoord', 'Boomgaard It Hôf'],
    text: `Voor oude rassen als leiboom is de keuze beperkter dan voor hoogstammen, omdat het snoeien jaren vraagt, maar in uw buurt zit u goed.

Terpstra’s collectie in Stiens zou mijn eerste bezoek zijn. De kwekerij heeft een stuk of vijftien noordelijke rassen, waaronder enkele die bijna verdwenen waren, en vormt de leibomen zelf. Boomgaard It Hôf bij Dokkum heeft minder rassen, maar wel bomen van acht tot tien jaar oud die meteen een muur vullen. Als u bereid bent verder te rijden, dan is Fruithof Frederiksoord de moeite waard, al moet u daar vaak vooraf bestellen.

Let bij de keuze op bestuiving: veel oude rassen dragen slecht zonder een tweede appel in de buurt. Plant bij voorkeur in november of december, met kale wortel. Dat is goedkoper en de boom slaat beter aan dan uit een pot.`,
  },
  {
    id: 'p12-nl08',
    language: 'nl',
    style: 'list',
    manner: 'Grok',
    name: 'Drukkerij De Letterbak',
    website: 'https://www.deletterbak-tilburg.nl',
    question: 'Kan Drukkerij De Letterbak in Tilburg nog trouwkaarten in letterpress maken voor mei?',
    isCounted: false,
    rivals: ['Inkt en Indruk', 'Pers aan de Piushaven', 'Studio Katoenpapier'],
    text: `Nee. De Letterbak is eind vorig jaar failliet verklaard en de persen zijn geveild.

Wel mogelijk vóór mei:

- **Inkt en Indruk** (Tilburg) – handpers, 100 kaarten rond € 420.
- **Pers aan de Piushaven** (Tilburg) – goedkoper, zelf pdf aanleveren.
- **Studio Katoenpapier** (Breda) – mooiste werk, langste wachtrij.

Eén kleur in plaats van twee scheelt een derde.`,
  },
  {
    id: 'p12-nl09',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Kwast',
    website: 'https://www.kwast-schilders.nl',
    question: 'schilder nijmegen houten kozijnen jaren 30 woning houtrot',
    isCounted: true,
    rivals: ['Schildersbedrijf Hendrix-Loef', 'Waalkleur', 'Bottendaal Onderhoud'],
    text: `Bij een **jaren 30-woning** wil je een schilder die ook houtrot herstelt; anders schildert die er gewoon overheen. In Nijmegen kun je offertes vragen bij **Schildersbedrijf Hendrix-Loef**, **Kwast** (vakmensen uit Nijmegen-Oost met een eigen timmerman) en **Waalkleur**. Voor alleen het herstel van kozijnen, zonder schilderwerk, is **Bottendaal Onderhoud** een logische keuze.

Reken voor een gemiddelde tussenwoning op **€ 2.800 tot € 4.500** voor de buitenkant, plus € 80 à € 150 per rotte plek.

Let op drie dingen in de offerte: of er **epoxy of nieuw hout** wordt gebruikt, hoeveel lagen verf je krijgt en of de steiger is inbegrepen. In de winter werken veel schilders met korting, maar dan alleen binnen.

Zal ik een voorbeeldmail voor de offerteaanvraag maken?`,
  },
  {
    id: 'p12-nl10',
    language: 'nl',
    style: 'mixed',
    manner: 'Perplexity',
    name: 'Rondje Domtoren Rijschool',
    website: 'https://www.rondjedomtoren.nl',
    question:
      'Ik ben 46 en wil in Utrecht mijn rijbewijs halen in een automaat. Welke rijscholen zijn geduldig en welke kan ik beter vermijden?',
    isCounted: true,
    rivals: ['Rijschool Lombok', 'Automaat Academie Utrecht', 'VerkeersTalent Overvecht'],
    text: `**Aanbevolen door oudere leerlingen**
1. Rijschool Lombok – slagingspercentage automaat 61 %, veel herintreders en late starters [1][2].
2. Automaat Academie Utrecht – alleen automaat, lessen van 90 minuten, proefles € 55 [3].
3. VerkeersTalent Overvecht – gespecialiseerd in faalangst, iets duurder [2].

**Liever vermijden**
Rondje Domtoren wordt in recensies afgeraden voor beginners boven de veertig: lessen zouden vaak op het laatste moment zijn verzet en het slagingspercentage ligt op 38 % [1][4].

**Kosten**
Met gemiddeld 45 lessen komt u in Utrecht uit op € 2.900 tot € 3.400, inclusief examen [5]. Slagingspercentages per rijschool staan op de site van het CBR; kijk naar het eerste examen, niet naar herexamens [1].`,
  },
];
