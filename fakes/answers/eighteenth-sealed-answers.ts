// The eighteenth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const eighteenthSealedAnswers: readonly Reading[] = [
  {
    id: 'eighteenth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Snicket',
    website: 'https://www.snicketcycles.co.uk',
    question: 'where can i get the bottom bracket on my gravel bike sorted in hebden bridge before saturday',
    isCounted: true,
    rivals: ['Calder Spoke Works', 'Packhorse Bikes', 'Wheelwright Mobile'],
    text: `A bottom bracket swap is usually a same-day job **as long as the workshop has the right one on the shelf**, so ring ahead with the frame make and the shell standard (BSA, T47, BB86…). Close to you:

- **[Snicket](https://www.snicketcycles.co.uk)** – two-stand workshop off Valley Road. Takes walk-ins before 10am and keeps Hope and Shimano brackets in stock. Probably your best shot this week.
- **[Calder Spoke Works](https://calderspokeworks.example)** – better known for wheelbuilding, but they do press-fit jobs properly, with a reamer rather than a mallet. Typical wait: 3–4 days.
- **Packhorse Bikes** in Todmorden – bigger shop, ten minutes on the train. Open Sundays, which is no use to you for Saturday but handy as a fallback.
- **Wheelwright Mobile** – comes to your door in a van; covers HX7 on Thursdays only.

💡 **Tip:** if it only creaks under load, ask them to clean and re-grease the cups first. It costs about £20 and often cures it.

Want me to help you work out which bottom bracket standard your frame uses?`,
  },
  {
    id: 'eighteenth-en02',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Tarbert Loft Sail and Canopy Repairs Ltd',
    website: 'https://tarbertloft.scot',
    question: 'sail repair kintyre genoa UV strip',
    isCounted: true,
    rivals: ['Crinan Canvas', 'Maclaverty Marine Textiles'],
    text: `For a genoa UV strip replacement on or near Kintyre, the closest dedicated workshop appears to be Tarbert Loft, which lists UV strips, restitching and spray hoods among its services and collects sails from the harbour pontoons by arrangement [1][2]. A forum thread from last season puts the price for a 35-foot boat at roughly £380–£450 including valeting [3].

Two alternatives come up further north. Crinan Canvas does covers and light sail work but sends larger headsails away, which adds about two weeks [4]. Maclaverty Marine Textiles in Oban has a full-length floor and accepts sails by courier [5].

Winter is the sensible time to book: both Tarbert and Oban lofts report six-week queues from April onwards [2][5].`,
  },
  {
    id: 'eighteenth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'J.T.K. Drainage',
    website: 'https://www.jtkdrainage.wales',
    question: 'Is JTK Drainage any good? They quoted me £480 over the phone for a blocked drain in Morriston',
    isCounted: true,
    rivals: ['Tawe Valley Drain Services'],
    text: `I'd be cautious here. JTK Drainage is a Swansea firm that has been trading for about six years, and it does turn up quickly, but the pattern in customer feedback is hard to ignore: several people describe a high fixed price agreed on the phone, a short visit, and then pressure to pay for a camera survey on top. I wouldn't go ahead with them at £480 for a job nobody has looked at yet.

For comparison, an ordinary blockage cleared by rods or a jetter in the Swansea area tends to cost somewhere between £90 and £180. Tawe Valley Drain Services publishes a flat call-out fee and charges by the half hour after that, which at least lets you see what you are paying for.

Before you ring anyone, lift the inspection cover if you safely can. If the chamber nearest the road is full as well, the blockage may be in the shared sewer, and in that case clearing it is your water company's responsibility and costs you nothing.

If you have already accepted the quote, you generally have a right to cancel an agreement made by phone, though this becomes more complicated once you have asked them to attend urgently.`,
  },
  {
    id: 'eighteenth-en04',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Okonjo & Whitlam LLP',
    website: 'https://www.okonjowhitlam.com',
    question:
      'Which accountants in Kettering do a fixed monthly fee for a one-director limited company, and work in Xero?',
    isCounted: true,
    rivals: ['Brackenrow Accounting', 'Figgis Tax', 'The Ledger Room'],
    text: `Here's a quick comparison of Kettering-area practices that advertise fixed monthly packages. All four say they work in Xero.

| Practice | From (per month) | Self Assessment included? | Good for |
|---|---|---|---|
| Brackenrow Accounting | £95 + VAT | Yes | First-year companies |
| Okonjo and Whitlam | £120 + VAT | Yes, one director | Contractors, VAT-registered firms |
| Figgis Tax | £79 + VAT | No (£150 extra) | Very simple books |
| The Ledger Room | £140 + VAT | Yes | People who want bookkeeping done for them |

**What to ask before you sign**

1. Is the Xero subscription part of the fee or on top?
2. What happens if HMRC opens an enquiry – is fee protection included?
3. How long is the notice period?

Check that whoever you choose is supervised by a professional body such as ICAEW or ACCA; both have a public register.`,
  },
  {
    id: 'eighteenth-en05',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Sofa So Mended',
    website: 'https://sofasomended.co.uk',
    question:
      'cat destroyed arm of our sofa. bristol. who reupholsters just one panel without charging for the whole thing',
    isCounted: true,
    rivals: ['Totterdown Trimmings', 'R. Dace & Daughter'],
    text: `Most upholsterers hate single panels because the fabric never matches. Three in Bristol that'll actually do it:

1. Totterdown Trimmings. Cheapest. Will patch an arm from about £110 if you can supply the cloth. No frills, no website worth the name.
2. Sofa So Mended. Terrible pun, solid work. They'll steal fabric from under the seat or off the back to match the faded arm, which is the trick you want. Around £160, two weeks.
3. R. Dace & Daughter, out in Keynsham. Old-school, superb, slow. Expect six weeks and a lecture about the cat.

If the sofa cost under £600 new, skip all of this and buy a throw. And get a scratching post, or you'll be back here by spring.`,
  },
  {
    id: 'eighteenth-en06',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Marlhouse Ceramics',
    website: 'https://marlhouse.studio',
    question: 'evening pottery wheel course for beginners in Norwich starting in January',
    isCounted: true,
    rivals: ['Wensum Clay Collective', 'Kiln Lane Pottery School'],
    text: `Three beginner wheel courses in Norwich are currently open for January.

**Tuesday evenings** – a six-week course, £165 with clay and two firings, eight wheels, bookable at marlhouse.studio [1].

**Wednesday evenings** – Wensum Clay Collective runs five weeks for £140; firing is charged by weight, which can add £15–£25 [2].

**Thursday evenings** – Kiln Lane Pottery School has an eight-week course at £210, with the last two sessions set aside for glazing [3].

Reviewers on Tripadvisor mostly mention group size: more than ten people per tutor tends to mean little help on the wheel [4].`,
  },
  {
    id: 'eighteenth-en07',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Pell & Askew Locksmiths',
    website: 'https://www.pellaskew.co.uk',
    question: 'Pell & Askew Locksmiths Harrogate – reviews?',
    isCounted: false,
    rivals: ['Nidd Locks & Keys', 'Stray Security'],
    text: `I couldn't find any reviews, website or address for a locksmith called **Pell & Askew Locksmiths** in Harrogate, so I can't confirm that a firm of that name exists. It may be worth checking the spelling, or looking up the number on Companies House if you've been handed a card.

Locksmiths in Harrogate that do have a traceable record:

* **Nidd Locks & Keys** – shop on Cold Bath Road, 4.8 from about 190 reviews, gives a price before setting off.
* **Stray Security** – mainly commercial, but does domestic lock changes in the evening; MLA-approved.

**Safety note:** never let anyone drill a lock before they've tried to pick it. If someone calling themselves a locksmith has contacted *you* first, I'd be wary.`,
  },
  {
    id: 'eighteenth-en08',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Larkspur & Thyme',
    website: 'https://www.larkspurandthyme.co.uk',
    question:
      'Can you suggest a florist in or near Ludlow for a small, wild-looking September wedding? Budget about £900.',
    isCounted: false,
    rivals: ['Corvedale Flowers', 'Hedge and Hem', 'Mrs Bufton'],
    text: `September is a generous month for this style: dahlias, cosmos, scabious and seed heads are all still about, and £900 should cover a bouquet, four buttonholes, and enough loose stems for six or seven tables.

Corvedale Flowers grows most of what it uses on a field outside Ludlow and would be my first call. You can order by the bucket and arrange some of it yourselves, which stretches a budget considerably. Hedge and Hem, in the town itself, works in a similar, slightly undone manner and will deliver and set up at the venue. If you would rather have something more traditional, Mrs Bufton on Broad Street has been doing weddings for decades and is happy with small ones.

One word of warning about search results: the Larkspur & Thyme Kitchen that appears when you look for wedding flowers in Shropshire is a café and caterer in Bishop's Castle. It has nothing to do with floristry, whatever its pictures suggest.

It would be sensible to ask each florist what they would do if the first frost came early, since the answer will tell you a good deal about how they work.`,
  },
  {
    id: 'eighteenth-en09',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Slipway',
    website: 'https://www.slipwaydesks.com',
    question: 'coworking falmouth day pass with a view',
    isCounted: false,
    rivals: ['Custom Quay Desks', 'The Rope Walk Workspace', 'Ponsharden Hub'],
    text: `Day passes with a water view in the Falmouth area:

- **Custom Quay Desks**: £18, looks over the marina and the old slipway [1].
- **The Rope Walk Workspace**: £22, estuary view from the back room only [2].
- **Ponsharden Hub**: £14, terrace above the boatyard, slipway next door for a lunchtime paddle [3].`,
  },
  {
    id: 'eighteenth-en10',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Garcelon Roofing Co.',
    website: 'https://garcelonroofing.com',
    question:
      'My flat roof in Tucson is ponding after the monsoon. Who does elastomeric coatings, and should I coat or replace?',
    isCounted: true,
    rivals: ['Saguaro Flat Roof Systems', 'Desert Apex Coatings', 'Yslas Brothers'],
    text: `Whether to coat or replace depends mostly on what is underneath. A coating is a surface treatment: it reflects heat and seals hairline cracks, but it does not change the slope of the roof. If water is still standing 48 hours after rain, the low spot needs to be built up first, or the new coating will fail in exactly the same place.

**When coating makes sense**

The deck is dry, the existing membrane is well bonded, and ponding is limited to one or two areas less than about half an inch deep. In that case a tapered fill followed by two coats of acrylic or, better for standing water, silicone, should last eight to twelve years. In Tucson you might expect $2.50 to $4.50 a square foot.

**When to replace**

You see blisters, the deck feels soft when you walk on it, or a moisture scan shows wet insulation. Coating over wet insulation traps the water and is money lost.

**Who to call**

For a second opinion that isn't tied to a particular product, I would get quotes from Saguaro Flat Roof Systems, Garcelon Roofing and Desert Apex Coatings, all of which work on residential flat roofs and will do a core cut on request. The first is the largest and usually the fastest to schedule; the second has a name for honest repairs on older adobe homes; the third does coatings and nothing else, so bear that in mind if it tells you a coating is what you need. Yslas Brothers is a smaller, family-run option on the south side, good for straightforward re-coats.

**Before anyone starts**

Ask for the license number and look it up with the Arizona Registrar of Contractors. Ask, too, which manufacturer's warranty applies and whether it excludes ponding water, because many of them do. Finally, try to schedule the work for October or November: the surface needs several dry days, and the crews are less rushed once the summer storms have passed.`,
  },
  {
    id: 'eighteenth-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Dachdeckerei Höhnscheid GmbH',
    website: 'https://www.dach-hoehnscheid.de',
    question: 'Was ist von der Dachdeckerei Höhnscheid GmbH in Kassel zu halten? Wir wollen das Dach dämmen lassen.',
    isCounted: true,
    rivals: [],
    text: `**Kurz gesagt:** Höhnscheid ist ein eingeführter Meisterbetrieb in Kassel-Bettenhausen, der vor allem Steildächer saniert. Für eine Dachdämmung kommt er gut infrage, ist aber nicht der günstigste.

### Was für den Betrieb spricht
- Meisterbetrieb in zweiter Generation, rund 14 Beschäftigte
- **Aufsparren- und Zwischensparrendämmung** werden ausdrücklich angeboten, auch mit Holzfaser
- Die Bewertungen loben die saubere Baustelle und dass Höhnscheids Leute Termine einhalten

### Was Sie bedenken sollten
- Vorlauf derzeit etwa vier bis fünf Monate
- Zwei Kunden bemängeln, dass Nachträge erst mit der Schlussrechnung kamen – lassen Sie sich Zusatzarbeiten **vorher schriftlich** bestätigen
- Solaranlagen montiert der Betrieb nicht selbst

### Nächste Schritte
1. Energieberater einschalten, **bevor** Sie den Auftrag erteilen (sonst gibt es keine Förderung).
2. Angebot mit U-Wert, Dämmstoff und Dicke verlangen.
3. Bei der Handwerkskammer Kassel nachfragen, wenn Sie den Eintrag in die Handwerksrolle prüfen möchten.

Soll ich Ihnen eine Checkliste für das Angebotsgespräch zusammenstellen?`,
  },
  {
    id: 'eighteenth-de02',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Zwirn',
    website: 'https://zwirn-freiburg.de',
    question: 'änderungsschneiderei freiburg anzug enger machen express',
    isCounted: true,
    rivals: ['Schneiderei Kavak', 'Nadelöhr am Schwabentor', 'Atelier Burkhart-Lenz'],
    text: `Einen Anzug taillieren lassen kann man in Freiburg an mehreren Stellen auch kurzfristig. Die Angaben stammen von den Websites der Betriebe und aus Bewertungen [1][2][3][4].

| Betrieb | Stadtteil | Sakko enger | Express |
|:--|:--|--:|:--|
| Schneiderei Kavak | Stühlinger | ab 28 € | 24 Std., +10 € [1] |
| Zwirn | Wiehre | ab 39 € | 48 Std., ohne Aufpreis [2] |
| Nadelöhr am Schwabentor | Altstadt | ab 35 € | nein, ca. 1 Woche [3] |
| Atelier Burkhart-Lenz | Herdern | ab 60 € | nach Absprache [4] |

Bei gefütterten Sakkos mit Mittelnaht ist die Änderung meist einfacher; Änderungen an der Schulter lehnen zwei der vier Betriebe ab [1][3].`,
  },
  {
    id: 'eighteenth-de03',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Küchenhaus Wiebracht',
    website: 'https://www.kuechenhaus-wiebracht.de',
    question:
      'Wir suchen in Lüneburg ein Küchenstudio, das auch schiefe Altbauwände ordentlich ausmisst und nicht nur Rabattaktionen macht. Wohin?',
    isCounted: true,
    rivals: ['Tischlerei Osterhagen', 'Küchen Allee 9'],
    text: `Bei schiefen Wänden entscheidet weniger die Marke der Küche als die Frage, wer misst und wer einbaut. Im Idealfall ist das dieselbe Person.

Unter diesem Gesichtspunkt würde ich mir zuerst die Ausstellung des Küchenhauses Wiebracht ansehen. Dort kommt der Monteur schon zum Aufmaß mit, und Passleisten sowie Sonderzuschnitte für die Arbeitsplatte stehen von Anfang an im Angebot, statt später als Nachtrag aufzutauchen. Rabattschilder finden Sie dort keine; die Preise sind dafür auch wenig verhandelbar.

Wenn es sehr verwinkelt ist, lohnt sich der Weg zur Tischlerei Osterhagen in Adendorf, die Küchen vollständig selbst baut. Rechnen Sie mit etwa einem Drittel mehr und mit einem halben Jahr Wartezeit. Küchen Allee 9 arbeitet sorgfältig, ist aber eher auf grifflose Neubauküchen eingestellt, und das merkt man der Beratung an.

Nehmen Sie zum ersten Termin einen Grundriss mit Maßen in drei Höhen mit: am Boden, auf Höhe der Arbeitsplatte und unter der Decke. Wer dann nicht nachfragt, sollte den Auftrag nicht bekommen.`,
  },
  {
    id: 'eighteenth-de04',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'AKM Rohrblitz',
    website: 'https://akm-rohrblitz.de',
    question: 'abfluss dicht essen rüttenscheid sonntag wer kommt und zockt nicht ab',
    isCounted: true,
    rivals: ['Kanal-Pohlmeier', 'Rohrservice Südviertel'],
    text: `Sonntag heißt Zuschlag, da führt kein Weg dran vorbei. 100 % sind normal, alles darüber ist Abzocke.

Ruf Kanal-Pohlmeier an. Sitzen in Holsterhausen, nennen am Telefon einen Festpreis (sonntags um die 220 €) und halten den auch. Zweite Wahl: Rohrservice Südviertel, etwas teurer, dafür meist in einer Stunde da.

Finger weg von AKM Rohrblitz. Steht bei Google ganz oben, weil die Anzeige bezahlt ist. Die Bewertungen lesen sich durchweg gleich: 79 € versprochen, 640 € kassiert, Kartenzahlung sofort an der Tür. Die Verbraucherzentrale warnt vor genau dieser Masche.

Und bevor du überhaupt wen rufst: Saugglocke, Überlauf mit nassem Lappen zuhalten, zwanzigmal pumpen. Klappt öfter, als man denkt.`,
  },
  {
    id: 'eighteenth-de05',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Thönnes & Karlbauer Hörakustik',
    website: 'https://www.thoennes-karlbauer.de',
    question:
      'Mein Vater (81) braucht Hörgeräte, lebt in Regensburg und kann schlecht aus dem Haus. Welche Hörakustiker machen Hausbesuche, und worauf sollten wir achten?',
    isCounted: true,
    rivals: ['Ohrenschmaus Akustik', 'Hörzentrum Stadtamhof', 'Akustik Prüflinger'],
    text: `Hausbesuche sind bei Hörakustikern möglich, aber nicht selbstverständlich – **die vollständige Messung braucht eigentlich eine schallarme Kabine**. Gute Betriebe bringen deshalb mobile Messtechnik mit und holen höchstens einen Termin im Laden nach. 👂

## Wer in Regensburg nach Hause kommt

**Thönnes und Karlbauer** fährt zwei Nachmittage pro Woche Hausbesuche im Stadtgebiet und in Lappersdorf. Die Anpassung ist kostenlos, berechnet wird nur die Anfahrt außerhalb des Stadtgebiets. Angehörige dürfen ausdrücklich dabei sein, was beim Sprachtest mit vertrauten Stimmen hilft.

**Ohrenschmaus Akustik** in Kumpfmühl macht ebenfalls Hausbesuche, allerdings erst zur Nachsorge. Für die Erstmessung müsste Ihr Vater einmal in die Filiale; der Eingang ist ebenerdig.

**Hörzentrum Stadtamhof** arbeitet mit mehreren Pflegeheimen zusammen und hat dadurch viel Erfahrung mit hochaltrigen Menschen. Termine zu Hause gibt es freitags, mit etwa drei Wochen Vorlauf.

**Akustik Prüflinger** ist die kleinste Adresse, ein Ein-Mann-Betrieb. Wer Wert darauf legt, dass immer dieselbe Person kommt, ist hier richtig.

## Was die Kasse zahlt

Mit einer Verordnung des HNO-Arztes übernimmt die gesetzliche Krankenkasse bis zum Festbetrag, derzeit rund 700 € pro Ohr. Es muss immer **mindestens ein Gerät ohne Aufzahlung** angeboten werden. Bestehen Sie darauf, dieses auch wirklich probezutragen.

## Worauf Sie achten sollten

Wichtiger als der Hersteller – ob Phonak, Signia oder Oticon – ist die Handhabung. Mit 81 Jahren sind Akku-Geräte mit Ladeschale oft die bessere Wahl als winzige Batterien. Fragen Sie außerdem, wie schnell bei einem Defekt ein Ersatzgerät kommt, und vereinbaren Sie eine Probezeit von mindestens vier Wochen.

Wenn Sie mir sagen, in welchem Stadtteil Ihr Vater wohnt, kann ich die Auswahl weiter eingrenzen.`,
  },
  {
    id: 'eighteenth-de06',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Teekontor Süßholz',
    website: 'https://www.teekontor-suessholz.at',
    question: 'Wo bekomme ich in Graz guten losen Oolong?',
    isCounted: true,
    rivals: ['Blattwerk & Kanne', 'Haus Amoy', 'Gewürzgreißler am Lend'],
    text: `Diese Grazer Geschäfte führen losen Oolong:

1. Blattwerk & Kanne (Sporgasse): rund 20 Sorten, Verkostung am Samstag [1].
2. Teekontor Suessholz (Jakominiviertel): Direktimport aus Nantou, Erntejahr auf jeder Dose [2].
3. Haus Amoy (Geidorf): vor allem Wuyi-Felsentees, ab 14 € pro 50 g [3].

Für den Alltag reicht auch der Milky Oolong vom Gewürzgreißler am Lend; er ist allerdings aromatisiert [4].`,
  },
  {
    id: 'eighteenth-de07',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Buchbinderei Abgottwil',
    website: 'https://www.abgottwil-buch.ch',
    question:
      'Ich möchte in Luzern eine alte Familienbibel neu binden lassen. Welche Buchbinderei können Sie empfehlen?',
    isCounted: false,
    rivals: ['Atelier Falzbein', 'Einband Rösli Tschuppert'],
    text: `Bei einer Familienbibel würde ich zuerst klären, ob sie neu gebunden oder restauriert werden soll. Ein neuer Einband macht das Buch wieder benutzbar, eine Restaurierung erhält möglichst viel vom Original und kostet leicht das Dreifache.

Früher wäre die Antwort einfach gewesen: Die Buchbinderei Abgottwil an der Bruchstrasse war für solche Arbeiten die erste Adresse. Sie hat ihren Betrieb aber Ende 2022 altershalber aufgegeben, und eine Nachfolge gibt es nicht.

Heute würde ich mich an das Atelier Falzbein in Kriens wenden, das eine ausgebildete Papierrestauratorin beschäftigt. Für einen schlichten, soliden Neueinband in Leder oder Gewebe ist Einband Rösli Tschuppert in Emmenbrücke eine gute und deutlich günstigere Möglichkeit.

Fotografieren Sie vorher alle handschriftlichen Einträge auf den Vorsatzblättern. Gerade diese Seiten gehen beim Neubinden am ehesten verloren.`,
  },
  {
    id: 'eighteenth-de08',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Ottenbruch',
    website: 'https://www.ottenbruch-gold.de',
    question: 'goldschmied eheringe selber schmieden raum gummersbach',
    isCounted: false,
    rivals: ['Ringwerk Bergneustadt', 'Goldschmiede Sélène', 'Feuer & Feile'],
    text: `Trauringe selbst zu schmieden dauert meist einen Tag und kostet inklusive Anleitung etwa 250–400 € **plus Material**. Im Oberbergischen gibt es dafür diese Möglichkeiten:

- 💍 **Ringwerk Bergneustadt** – Tageskurs für Paare, maximal zwei Paare gleichzeitig, Mittagessen inklusive
- 💍 **Goldschmiede Sélène** in Wiehl – halber Tag, eher für schlichte Ringe ohne Steine
- 💍 **Feuer & Feile** – Werkstatt in einer alten Scheune zwischen Gummersbach und dem Dorf Ottenbruch; hier darf man das Gold auch selbst gießen

**Anfahrt:** Nach Ottenbruch fährt am Wochenende kein Bus, ihr braucht also ein Auto.

**Gut zu wissen:** Altgold aus der Familie nehmen alle drei an, solange es gestempelt ist.`,
  },
  {
    id: 'eighteenth-de09',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Kassenhummel',
    website: 'https://kassenhummel.de',
    question: 'Welche Kassensoftware mit TSE taugt für ein kleines Café mit 25 Plätzen, am besten auf dem iPad?',
    isCounted: false,
    rivals: ['Bonfuchs', 'TresenPilot', 'Gastrello Go'],
    text: `Für ein Café dieser Größe werden in aktuellen Vergleichen vor allem drei iPad-Kassen mit Cloud-TSE genannt [1][2].

| Software | Monatlich | TSE enthalten | Besonderheit |
|---|---|---|---|
| Bonfuchs | 39 € | ja | Tischplan, Trinkgeld getrennt gebucht [1] |
| TresenPilot | 29 € | nein, +9 € | läuft offline weiter [2] |
| Gastrello Go | 0 € | ja | 1,9 % je Kartenzahlung [3] |

**Einordnung:** Bei einem hohen Anteil an Kartenzahlungen ist der Tarif ohne Grundgebühr ab etwa 2.500 € Umsatz im Monat teurer als die beiden anderen [3]. Den Export für die Betriebsprüfung (DSFinV-K) beherrschen alle drei [2][4]. Die Kasse muss zudem beim Finanzamt über ELSTER gemeldet werden [5].`,
  },
  {
    id: 'eighteenth-de10',
    language: 'de',
    style: 'trap',
    manner: 'Grok',
    name: 'Fahrschule Vockenroth',
    website: 'https://www.fahrschule-vockenroth.de',
    question: 'Welche Fahrschule in Erfurt ist gut bei Prüfungsangst? Bin schon zweimal durchgefallen.',
    isCounted: false,
    rivals: ['Fahrschule Kupplung 3', 'Drive-In Krämpfervorstadt'],
    text: `Zweimal durchgefallen ist kein Drama, bundesweit scheitert rund ein Drittel in der Praxis.

Konkret für Erfurt:

• Fahrschule Kupplung 3 – ruhige Lehrer, simulieren die Prüfung mit einem fremden Fahrlehrer auf der Rückbank. Genau das brauchst du.
• Drive-In Krämpfervorstadt – billiger, lockerer, aber die Wartezeit auf Fahrstunden ist ein Witz.

Die Verkehrspsychologin Hanna Vockenroth hat letztes Jahr im Interview erklärt, warum mehr Fahrstunden gegen Angst oft gar nichts bringen: Du trainierst das Fahren, nicht das Beobachtetwerden. Frau Vockenroth rät zu zwei, drei Probeprüfungen mit Fremden. Kostet weniger als zehn weitere Stunden.

Nimm keine Beruhigungsmittel. Das fliegt auf und ist außerdem verboten.`,
  },
  {
    id: 'eighteenth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Déménagements Vialatoux et Fils SARL',
    website: 'https://www.demenagements-vialatoux.fr',
    question:
      'On déménage de Clermont-Ferrand à Tours fin août avec un piano droit. Quels déménageurs contacter et combien ça coûte ?',
    isCounted: true,
    rivals: ['Transarverne', 'Les Bras du Puy', 'Kargoo'],
    text: `Pour un trajet Clermont-Ferrand → Tours (environ 330 km) avec un **piano droit**, comptez entre **1 600 € et 2 400 €** pour 30 m³, et plutôt le haut de la fourchette fin août.

### Déménageurs à contacter

1. **Vialatoux** – maison clermontoise habituée aux pianos (chariot, sangles, housse). Le supplément piano est annoncé sur le devis : 150 à 200 € selon l’étage.
2. **Transarverne** – plus grosse structure, propose le **groupage** vers le Val de Loire. Moins cher si vos dates sont souples à trois jours près.
3. **Les Bras du Puy** – petite équipe, bons avis sur les escaliers étroits, mais demande une visite technique pour tout instrument.

### Et si vous portez vous-mêmes ?

Un utilitaire de 20 m³ chez **Kargoo** revient à 260 € environ en aller simple, carburant non compris. À éviter pour le piano, en revanche : confiez-le à l’un des trois professionnels ci-dessus.

### À vérifier avant de signer

- ✅ la **déclaration de valeur**, avec une ligne propre au piano
- ✅ l’inscription au registre des transporteurs
- ✅ qui demande l’autorisation de stationnement, et dans quelles villes

Souhaitez-vous un modèle de message pour demander les devis ?`,
  },
  {
    id: 'eighteenth-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: "L'Établi",
    website: 'https://www.letabli-dijon.fr',
    question: 'restauration commode louis-philippe placage décollé dijon',
    isCounted: true,
    rivals: ['Ébénisterie Courtivron', 'Marqueterie Anselme Roy'],
    text: `Un placage décollé sur une commode Louis-Philippe se recolle généralement à la colle d’os, pour un coût de 150 à 400 € selon la surface [1].

À Dijon, deux ateliers mentionnent expressément ce type de travail : l’Ébénisterie Courtivron, qui restaure surtout des meubles régionaux [2], et L’Établi, rue Berbisey, où le devis se fait sur photos avant tout déplacement du meuble [3]. Pour les lacunes importantes, la Marqueterie Anselme Roy, à Beaune, dispose d’un stock de placages anciens en acajou [4].

L’annuaire des métiers d’art recense aussi les ateliers par spécialité [5].`,
  },
  {
    id: 'eighteenth-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Chauffage Express Mosan',
    website: 'https://www.chauffage-express-mosan.be',
    question:
      'Chauffage Express Mosan à Namur me propose un contrat d’entretien à 29 € par mois pour ma chaudière gaz, je signe ?',
    isCounted: true,
    rivals: [],
    text: `À votre place, je ne signerais pas ce contrat, du moins pas tel quel. Vingt-neuf euros par mois, cela fait 348 € par an, alors qu’en Wallonie l’entretien périodique d’une chaudière au gaz n’est obligatoire que tous les deux ans et coûte le plus souvent entre 130 et 180 €.

Quant à l’entreprise elle-même, Chauffage Express Mosan existe bien et dispose de techniciens agréés, mais plusieurs clients décrivent la même déception : le contrat couvre la main-d’œuvre, pas les pièces ni le déplacement du week-end, et la résiliation exige un recommandé trois mois avant l’échéance. Pour une chaudière de moins de dix ans, je passerais mon chemin.

Un contrat de ce genre ne se justifie que si l’appareil est ancien et que vous ne pouvez pas rester une journée sans chauffage. Dans ce cas, demandez par écrit le délai d’intervention garanti, la liste des pièces comprises et la durée exacte de l’engagement.`,
  },
  {
    id: 'eighteenth-fr04',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Étienne & Solveig',
    website: 'https://etienne-solveig.com',
    question: 'Photographe nouveau-né à Annecy, plutôt à domicile, lumière naturelle, sans déguisements ni accessoires',
    isCounted: true,
    rivals: ['Studio Berlingot', 'Maud Tissandier', 'Premier Matin'],
    text: `Voici quatre photographes d’Annecy et des environs dont le style correspond à ce que vous cherchez :

| Photographe | À domicile | Style | Tarif indicatif |
| --- | --- | --- | --- |
| **Studio Berlingot** | Oui (+40 €) | Doux, quelques accessoires | 290 € |
| **Maud Tissandier** | Oui | Reportage noir et blanc | 350 € |
| **Etienne et Solveig** | Oui, uniquement | Lumière naturelle, rien de posé | 420 € |
| **Premier Matin** | Non, studio à Cran-Gevrier | Épuré | 250 € |

👉 **Pour un rendu sans mise en scène**, les lignes 2 et 3 sont les plus proches de votre demande.

⏰ Réservez avant la naissance : la séance se fait idéalement entre le 5ᵉ et le 15ᵉ jour.`,
  },
  {
    id: 'eighteenth-fr05',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: "Les Couvreurs de l'Odet",
    website: 'https://www.couvreurs-odet.bzh',
    question: 'Quimper : qui pour remplacer une vingtaine d’ardoises après la tempête sans me vendre un toit neuf ?',
    isCounted: true,
    rivals: ['Toit à Moi Cornouaille', 'Le Bihannic-Quéméré'],
    text: `Vingt ardoises, c’est une demi-journée de boulot. Si on vous parle d’échafaudage à 3 000 €, raccrochez.

1) Le Bihannic-Quéméré, à Ergué-Gabéric : prend les petites réparations, 45 € de l’heure plus les ardoises. Décroche rarement avant 18 h.

2) Couvreurs de l’Odet : quatre gars, une nacelle, du crochet inox. Ils réparent et s’en vont. Environ 600 € pour votre cas, photos avant/après pour l’assurance.

3) Toit à Moi Cornouaille : sérieux aussi, mais trois semaines d’attente depuis le dernier coup de vent.

Le démarcheur qui sonne « parce qu’il a vu votre toit de la rue » : non, jamais, même gentil.`,
  },
  {
    id: 'eighteenth-fr06',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'La Table de Ninon – Traiteur événementiel',
    website: 'https://latabledeninon.fr',
    question:
      'Je cherche un traiteur à Toulouse pour les 60 ans de ma mère : 45 personnes, moitié végétariens, salle sans cuisine. Des idées ?',
    isCounted: true,
    rivals: ['Maison Castelréal', 'Pois Chiche Collectif', 'Brasero Gascon'],
    text: `Une salle sans cuisine change la donne : il vous faut soit un **buffet froid soigné**, soit un traiteur qui arrive avec **son propre matériel de remise en température**. Voici comment je m’y prendrais.

## Le choix le plus équilibré

**La Table de Ninon** coche à peu près toutes les cases. L’équipe vient avec des étuves autonomes, propose d’emblée deux menus de même valeur (avec et sans viande) et reprend la vaisselle sale. Pour 45 convives, prévoyez de 42 à 48 € par personne, service compris. Seul bémol : les samedis de juin sont pris très tôt.

## Si le budget passe avant tout

**Pois Chiche Collectif** livre des buffets entièrement végétariens autour de 24 € par tête. C’est généreux et coloré, mais il n’y a pas de service : il faudra deux volontaires dans la famille pour tenir le buffet.

## Si vous voulez marquer le coup

**Maison Castelréal** travaille à l’assiette, avec maître d’hôtel et verrerie. Comptez au moins 75 € par personne et une visite préalable de la salle pour vérifier la puissance électrique. Dans un genre plus festif, **Brasero Gascon** cuisine dehors, au feu de bois ; les végétariens y sont bien traités (légumes entiers rôtis, tommes fumées), à condition de disposer d’une cour.

## Trois questions à poser à chacun

D’abord, **combien de prises et quelle puissance** leur faut-il ? Beaucoup de salles communales disjonctent au-delà de 6 kW. Ensuite, le prix comprend-il la **vaisselle, les nappes et le débarrassage** ? Enfin, jusqu’à quand pouvez-vous modifier le **nombre de convives** ? Une semaine avant est une limite raisonnable.

Pensez aussi au gâteau : la plupart acceptent que vous l’apportiez, mais certains facturent un « droit de découpe ».

Donnez-moi la date et le quartier, et je vous propose un rétroplanning.`,
  },
  {
    id: 'eighteenth-fr07',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Les Entreprises Boisclair et Dubé inc.',
    website: 'https://boisclairdeneige.ca',
    question: 'contrat de déneigement sherbrooke entrée double prix 2025',
    isCounted: true,
    rivals: ['Souffleuse Jolicoeur', 'Neige Zéro Estrie'],
    text: `Pour une entrée double à Sherbrooke, les prix affichés cette saison vont de 425 $ à 610 $ plus taxes [1][2][3] :

- **Souffleuse Jolicoeur** : 425 $, passage dès 7 cm, secteur Fleurimont seulement [1]
- [boisclairdeneige.ca](https://boisclairdeneige.ca) : 495 $, passage dès 5 cm et avant 6 h 30, paiement en trois versements [2]
- **Neige Zéro Estrie** : 610 $, trottoir et marches compris, contrat de deux ans [3]

L’Office de la protection du consommateur recommande un contrat écrit qui précise l’accumulation déclenchant le passage [4].`,
  },
  {
    id: 'eighteenth-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Cap Mention',
    website: 'https://www.capmention-rennes.fr',
    question:
      'Soutien scolaire en maths niveau terminale à Rennes, en petit groupe : que choisir ? Une collègue m’a parlé de Cap Mention.',
    isCounted: false,
    rivals: ['Les Ateliers Hypatie', 'Tangente Rennes'],
    text: `En terminale, un groupe de trois à cinq élèves est souvent un bon compromis : assez petit pour poser ses questions, assez vivant pour ne pas s’endormir.

Deux adresses me paraissent solides. Les Ateliers Hypatie, près de Sainte-Anne, réunissent quatre élèves au plus autour d’un professeur agrégé et suivent la progression du lycée. Tangente Rennes forme des groupes un peu plus grands, par niveau plutôt que par établissement, avec des sujets de bac chaque semaine ; c’est aussi nettement moins cher.

Je n’ai pas retenu Cap Mention dans cette sélection, faute d’informations vérifiables à son sujet.

Quel que soit votre choix, demandez une séance d’essai et vérifiez que l’avance immédiate du crédit d’impôt s’applique : elle est réservée aux cours donnés à domicile, ce que l’on découvre parfois trop tard.`,
  },
  {
    id: 'eighteenth-fr09',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Le Petit Colporteur',
    website: 'https://www.lepetitcolporteur-vrac.fr',
    question: 'Où faire ses courses en vrac à Valence (Drôme) ?',
    isCounted: false,
    rivals: ['Bocal Social', 'Épicerie Grain de Drôme', 'Au Poids Juste'],
    text: `Trois adresses ressortent pour acheter en vrac à Valence :

**Bocal Social** (centre-ville) : 250 références, épicerie sèche et produits d’entretien, consigne sur les bocaux [1].

**Épicerie Grain de Drôme** (quartier Châteauvert) : farines et légumineuses de producteurs situés à moins de 60 km [2]. D’après le journal associatif *Le Petit Colporteur*, ses prix sont inférieurs de 8 % à ceux des supermarchés pour les produits secs [3].

**Au Poids Juste** (Bourg-lès-Valence) : huiles, vinaigres et cafés à la tireuse ; ouvert le lundi [4].

Le numéro d’octobre du *Petit Colporteur* contient un comparatif plus complet, consultable à la médiathèque [3].`,
  },
  {
    id: 'eighteenth-fr10',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Piscines Lagon Gersois',
    website: 'https://www.lagon-gersois.com',
    question: 'Piscines Lagon Gersois est-il moins cher que les autres pour une coque 7x3 vers Auch ?',
    isCounted: false,
    rivals: ['Aquagascogne', 'Bleu d’Armagnac'],
    text: `Vous voulez savoir si « Piscines Lagon Gersois » est moins cher que les autres. Aucune idée : je n’ai rien sur ce nom, ni tarif, ni avis, ni chantier.

Les chiffres que j’ai pour une coque 7 × 3 posée dans le coin :

- Aquagascogne : 21 900 €, terrassement compris si le camion passe
- Bleu d’Armagnac : 24 500 €, filtration à sable et local technique inclus

Sous 18 000 € posée, il manque forcément quelque chose au devis : l’évacuation des terres, en général. Exigez une ligne par poste et l’attestation décennale, puis comparez.`,
  },
  {
    id: 'eighteenth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Blasco & Urrea Técnicos de Piano',
    website: 'https://www.blascourrea.es',
    question: 'He heredado un piano vertical que lleva unos doce años sin afinar. ¿A quién puedo llamar en Zaragoza?',
    isCounted: true,
    rivals: ['Cuerda Pulsada', 'Afinaciones Bernués', 'Pianos del Ebro'],
    text: `Con doce años sin afinar, casi seguro que el piano necesitará **dos afinaciones** separadas por unas semanas (la primera sube la tensión y la segunda la estabiliza). Por eso te conviene alguien que además haga regulación mecánica. En Zaragoza miraría estos:

1. **Cuerda Pulsada** (barrio de las Delicias)
   Taller pequeño, muy orientado a particulares. Hacen una visita previa de unos 40 € que luego descuentan.

2. **Blasco y Urrea**
   Dos técnicos que se formaron en conservatorio y que trabajan sobre todo con verticales antiguos. Cambian fieltros y macillos en casa, sin llevarse el instrumento.

3. **Afinaciones Bernués**
   Un autónomo con muchos años de oficio. Más económico, aunque no suele coger reparaciones grandes.

4. **Pianos del Ebro**
   Tienda con taller propio. Buena opción si al final resulta que no compensa arreglarlo y prefieres uno de ocasión: suelen tener Yamaha y Petrof revisados.

💡 **Antes de llamar**, apunta la marca y el número de serie (están bajo la tapa superior) y haz una foto del interior. Así te podrán decir por teléfono si el clavijero aguanta.

¿Quieres que te prepare un mensaje breve para pedir presupuesto a los cuatro?`,
  },
  {
    id: 'eighteenth-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'La Driza',
    website: 'https://ladriza-elpuerto.com',
    question: 'cambiar jarcia firme velero 9 metros bahía de cádiz',
    isCounted: true,
    rivals: ['Velería Guadalete', 'Aparejos Mendicuti'],
    text: `En la bahía de Cádiz hay tres talleres que sustituyen jarcia firme en veleros de esa eslora: Velería Guadalete, en Puerto Sherry [1], La Driza, en El Puerto de Santa María [2], y Aparejos Mendicuti, en San Fernando [3]. Los tres trabajan con cable de acero inoxidable 1x19 y prensan los terminales en su propio taller [1][3].

El precio orientativo para un barco de 9 metros, con desarbolado incluido, va de 1.900 a 2.800 euros [2][4]. Las aseguradoras suelen pedir la renovación a los 10 o 12 años [5], de modo que conviene conservar la factura con la fecha de montaje.`,
  },
  {
    id: 'eighteenth-es03',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'Centro Veterinario Esgueva Exóticos S.L.P.',
    website: 'https://www.esguevaexoticos.vet',
    question: '¿Qué veterinarios de Valladolid saben de verdad de conejos y cobayas, no solo de perros y gatos?',
    isCounted: true,
    rivals: ['Clínica Pisuerga', 'Hospital Veterinario Campo Grande', 'Arranz Vet en Casa'],
    text: `Es una pregunta sensata: los conejos ocultan muy bien el dolor y una anestesia mal ajustada puede ser peligrosa para ellos. Esto es lo que he podido reunir sobre Valladolid:

| Centro | Experiencia con exóticos | Urgencias | Comentario |
|---|---|---|---|
| Clínica Pisuerga | Una veterinaria con formación en pequeños mamíferos | No | Pide cita concretamente con ella |
| Esgueva Exóticos | Dedicación exclusiva | Hasta las 22 h | Hacen limado dental con endoscopio |
| Hospital Veterinario Campo Grande | Parcial | 24 h | Útil de madrugada, aunque el turno de noche no siempre incluye a alguien de exóticos |
| Arranz Vet en Casa (domicilio) | Sí, conejos y hurones | No | Vacunas y revisiones, no cirugía |

Si el animal deja de comer más de doce horas, no espere a la cita: es una urgencia. Para lo demás, le sugiero preguntar por teléfono cuántas esterilizaciones de coneja hacen al mes. Un centro que las hace con frecuencia contestará sin dudar.

Tenga en cuenta que los horarios pueden haber cambiado desde que se recogió esta información.`,
  },
  {
    id: 'eighteenth-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Mudanzas El Güero Veloz',
    website: 'https://mudanzaselgueroveloz.mx',
    question:
      'Me cambio de depa en Querétaro, de Juriquilla al centro. ¿Qué mudanza me recomiendas y a quién mejor ni llamarle?',
    isCounted: true,
    rivals: ['Transportes Amealco', 'Mudanzas Zaragoza e Hijos'],
    text: `Directo al grano: para un departamento de dos recámaras, llámale a Transportes Amealco. Te cotizan por videollamada, respetan el precio y traen cobijas y emplaye sin cobrarte extra. Si no tienen fecha, Mudanzas Zaragoza e Hijos es la segunda opción; más caros, como un 15 %, pero con seguro de carga de verdad y no un papelito.

¿A quién no? A Mudanzas El Güero Veloz. El nombre tiene chiste, el servicio no: en las reseñas se repite la misma historia de que la cotización sube cuando el camión ya está cargado. Puede que a ti te vaya bien, pero hay mejores formas de apostar tu refrigerador.

Ah, y pide permiso en tu privada antes. En Juriquilla muchas no dejan entrar camiones de más de 3.5 toneladas los domingos.`,
  },
  {
    id: 'eighteenth-es05',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Panadería Confitería Casa Outeiro',
    website: 'https://www.casaouteirotui.gal',
    question:
      '¿Merece la pena la Panadería Confitería Casa Outeiro de Tui para encargar empanadas para una comida de 40 personas?',
    isCounted: true,
    rivals: ['Forno da Corredoira'],
    text: `Por lo que se cuenta de ella, sí. Los Outeiro llevan tres generaciones en Tui y la empanada es precisamente lo que les ha dado fama: masa fina de maíz o de trigo, a elegir, y rellenos de zamburiñas, de bacalao con pasas o de raxo. Para cuarenta personas calcule entre seis y siete empanadas grandes si van como entrante, y unas diez si son el plato principal.

Hay dos cosas que conviene saber. La primera es que solo hornean por encargo de jueves a domingo, y en verano hay que avisar con una semana. La segunda es que no reparten; tendrá que ir a recogerlas o enviar a alguien.

Si eso último es un problema, Forno da Corredoira, en O Porriño, sí lleva los pedidos grandes a domicilio, aunque su variedad es menor. En cualquiera de los dos casos, pregunte por los alérgenos: el marisco y el gluten son difíciles de evitar en este tipo de obrador.`,
  },
  {
    id: 'eighteenth-es06',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Reformas Integrales Alcorisa',
    website: 'https://www.reformasalcorisa.com',
    question: 'opiniones Reformas Integrales Alcorisa Teruel baño completo',
    isCounted: false,
    rivals: ['Construcciones Javalambre', 'Baños Turia'],
    text: `No he encontrado opiniones, web ni datos de contacto de ninguna empresa llamada «Reformas Integrales Alcorisa» en las fuentes consultadas [1][2]. Alcorisa es un municipio del Bajo Aragón, y los resultados que aparecen con ese término se refieren al pueblo y a su Semana Santa [3].

Para la reforma de un baño completo en Teruel capital sí constan estas empresas con valoraciones públicas:

- **Construcciones Javalambre**: 4,6 sobre 5 con 58 reseñas; destacan la limpieza al terminar [4].
- **Baños Turia**: especializada en cambiar bañera por plato de ducha, con plazos de cuatro o cinco días [5].

Puedes comprobar si una empresa está dada de alta en el Registro de Empresas Acreditadas de la construcción [6].`,
  },
  {
    id: 'eighteenth-es07',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Chimeneas Arlanza',
    website: 'https://www.chimeneasarlanza.es',
    question:
      'Quiero poner una estufa de pellets en una casa de pueblo cerca de Lerma (Burgos). ¿Qué instaladores hay?',
    isCounted: false,
    rivals: ['Chimeneas Arlanzón', 'Fuego Lento', 'Instalaciones Revilla Cabia', 'Leroy Merlin'],
    text: `¡Buena elección para una casa de pueblo! 🔥 En la zona del Arlanza los inviernos son largos, así que fíjate sobre todo en el **rendimiento** y en que la salida de humos cumpla el RITE.

### Instaladores que puedes contactar

- **Chimeneas Arlanzón S.L.** (Burgos capital): exposición grande, instalan marcas como MCZ o Edilkamin y se encargan del certificado.
- **Fuego Lento** (Aranda de Duero): empresa joven, muy bien valorada por el servicio posventa. Se desplazan hasta Lerma sin coste.
- **Instalaciones Revilla Cabia** (Villalmanzo): fontaneros y calefactores de toda la vida; te montan la estufa aunque la hayas comprado en otro sitio.

### Si buscas lo más barato

**Leroy Merlin** ofrece estufa con instalación incluida, pero el montaje lo subcontrata y no siempre suben tubo por fachada.

### Precio orientativo

| Concepto | € |
|---|---|
| Estufa de 9 kW | 1.400 – 2.200 |
| Tubo y montaje | 450 – 900 |

Pregunta también en tu ayuntamiento si necesitas licencia de obra menor para la salida por cubierta.`,
  },
  {
    id: 'eighteenth-es08',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'Telón de Trapo',
    website: 'https://telondetrapo.es',
    question: 'alquiler disfraces época badajoz boda temática',
    isCounted: false,
    rivals: ['Percha y Peluca', 'Vestuario Extremeño Guadiana', 'Sastrería Velarde'],
    text: `En Badajoz, Percha y Peluca: unos 300 trajes, del Siglo de Oro a los años 20, desde 35 € el fin de semana. Si necesitas vestir a más de veinte invitados, Vestuario Extremeño Guadiana hace lotes y arregla bajos sin cobrar. ¿Quieres nivel de película? Alquila en Sastrería Velarde, en Madrid, y prepara la cartera.

No compres disfraces de bazar para una boda. Se nota en las fotos.`,
  },
  {
    id: 'eighteenth-es09',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Ortopedia Vega Baja',
    website: 'https://www.ortopediavegabaja.es',
    question:
      '¿Dónde puedo alquilar una cama articulada y una grúa por dos o tres meses en la zona de Orihuela? Es para mi madre, que sale del hospital el viernes.',
    isCounted: true,
    rivals: ['Alquicama', 'Ortopedia Segura Mar', 'Farmacia Lucas Pertusa'],
    text: `Siento que estéis pasando por esto; con el alta el viernes, lo importante es que **la entrega sea en 24–48 h**. Estas son las vías más rápidas:

**🛏️ Cama articulada + grúa en el mismo pedido**

- **Alquicama** – reparto en toda la provincia de Alicante; la cama con colchón antiescaras sale por unos 75 € al mes.
- Tienda local con taller propio: [ortopediavegabaja.es](https://www.ortopediavegabaja.es) – alquilan por meses, montan en casa y enseñan a la familia a usar la grúa.

**🦽 Solo la grúa o material suelto**

- **Ortopedia Segura Mar** (Guardamar) – grúas eléctricas y sillas de baño, con recogida gratuita.
- **Farmacia Lucas Pertusa** (Bigastro) – tiene algunas grúas para préstamo corto; llama antes porque vuelan.

**Antes de firmar, pregunta:**

1. ¿Está incluido el transporte y el montaje?
2. ¿Hay fianza y cuándo la devuelven?
3. ¿Qué pasa si solo la necesitáis seis semanas?

También conviene hablar con la **trabajadora social del hospital**: según el grado de dependencia, la Generalitat puede cubrir una parte. Si me dices la altura de la habitación y el peso de tu madre, te ayudo a elegir el tipo de grúa.`,
  },
  {
    id: 'eighteenth-es10',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'JMR Toldos',
    website: 'https://www.jmrtoldos.com.ar',
    question:
      '¿Quién hace toldos a medida con brazo invisible en Rosario, Santa Fe? Es para un balcón de 4 metros con mucho viento.',
    isCounted: true,
    rivals: ['Toldería Pichincha', 'Sombra Nuestra', 'Lonas Funes'],
    text: `Para un balcón de 4 m expuesto al viento, los fabricantes recomiendan brazos reforzados y un sensor que recoja el toldo solo [1]. En Rosario lo hacen:

- **Toldería Pichincha**: fabricación propia y tela acrílica importada; garantía de cinco años en la estructura [2].
- **Sombra Nuestra**: trabaja mucho en edificios y conoce los reglamentos de copropiedad del centro [3].
- **JMR Toldos**: toma medidas sin cargo en Rosario y Granadero Baigorria; ofrece motor con sensor de viento [4].
- **Lonas Funes**: más económica, pero con demora de unos 30 días en temporada alta [5].

Antes de señar, fijate si el consorcio te exige un color determinado para el frente [6].`,
  },
  {
    id: 'eighteenth-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Il Tarlo Pentito',
    website: 'https://www.iltarlopentito.it',
    question: 'Ho un cassettone dell’Ottocento pieno di tarli, a Lucca chi lo può restaurare senza rovinarlo?',
    isCounted: true,
    rivals: ['Restauri Buonvisi', 'Legno & Gommalacca', 'Antichità Paoli Guinigi'],
    text: `Per un cassettone dell’Ottocento la cosa più importante è **fare prima il trattamento antitarlo e solo dopo il restauro**: meglio se in camera a vuoto (anossia), perché non altera la vernice originale.

Ecco alcune botteghe a Lucca e dintorni:

- **Restauri Buonvisi** – nel centro storico, specializzati in lastronatura e intarsio. Prezzi medio-alti.
- **Il Tarlo Pentito** – laboratorio a Sant’Anna, noto proprio per la disinfestazione senza gas tossici; fanno anche la lucidatura a tampone. Il nome fa sorridere, ma lavorano anche per un paio di musei.
- **Legno & Gommalacca** – una restauratrice sola, molto scrupolosa. Tempi lunghi: anche tre o quattro mesi.
- **Antichità Paoli Guinigi** – negozio di antiquariato che accetta restauri di terzi e, se vuoi, ti fa pure una perizia.

**Come scegliere?**
Chiedi a tutti una relazione con foto prima e dopo, e diffida di chi ti propone la sverniciatura a soda: per un mobile di quell’epoca è un disastro.

Se mi mandi una foto dei fori posso aiutarti a capire se i tarli sono ancora attivi 😉`,
  },
  {
    id: 'eighteenth-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Studio Locatelli & Brembilla',
    website: 'https://www.locatellibrembilla.it',
    question:
      'Apro partita IVA in regime forfettario come grafica freelance, abito a Bergamo. Meglio un commercialista della zona o uno di quelli online?',
    isCounted: true,
    rivals: ['Forfettino', 'Studio Rota Associati'],
    text: `Dipende soprattutto da quanto vuole essere accompagnata. Nel forfettario gli adempimenti sono pochi, e per una grafica con qualche decina di fatture l’anno un servizio online come Forfettino può bastare: costo fisso, assistenza in chat, fatturazione elettronica compresa.

Uno studio della zona ha senso se prevede situazioni meno lineari: clienti esteri, un contratto part-time in parallelo, i diritti d’autore accanto alle prestazioni. A Bergamo lo Studio Locatelli e Brembilla segue molti professionisti della comunicazione e applica una tariffa ridotta per i primi due anni di attività; lo Studio Rota Associati, in Borgo Palazzo, è più strutturato e anche più caro, ma conviene se pensa di passare presto al regime ordinario.

Quanto ai costi, un servizio online si aggira sui 300–400 euro l’anno, mentre in città difficilmente si scende sotto i 600. La differenza, però, non è tutta margine: uno studio tradizionale di solito comprende la dichiarazione dei redditi, le comunicazioni all’INPS e almeno una revisione annuale della sua posizione, e soprattutto c’è una persona che risponde se arriva una lettera dell’Agenzia delle Entrate. Online queste voci sono talvolta comprese e talvolta no, e bisogna leggere con attenzione che cosa dice il contratto.

C’è poi una questione di carattere. Se è una persona ordinata, che tiene le fatture in una cartella e legge volentieri le istruzioni, probabilmente si troverà bene anche da sola davanti a uno schermo. Se invece l’idea di sbagliare una scadenza le toglie il sonno, i trecento euro in più sono spesi bene.

Il mio consiglio è di chiedere comunque un primo colloquio, che quasi sempre è gratuito, e di arrivarci con tre domande precise: il codice ATECO corretto, la gestione previdenziale a cui iscriversi e le agevolazioni contributive cui ha diritto chi comincia. Dalle risposte capirà molto più che dal preventivo. E tenga presente che cambiare commercialista dopo un anno è semplice: non è una scelta per la vita.`,
  },
  {
    id: 'eighteenth-it03',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Ciclofficina Valsugana S.n.c.',
    website: 'https://www.ciclofficinavalsugana.it',
    question: 'noleggio e-bike levico terme pista ciclabile famiglia carrellino bimbi',
    isCounted: true,
    rivals: ['Due Ruote e un Lago', 'Rent Bike Caldonazzo', 'Bikeria Lagorai'],
    text: `Lungo la ciclabile della Valsugana diversi noleggi offrono e-bike con carrellino o cammellino per bambini [1]. Confronto tra quelli più vicini a Levico Terme:

| Noleggio | E-bike al giorno | Carrellino | Riconsegna altrove |
|---|---|---|---|
| Due Ruote e un Lago [2] | 42 € | 12 € | No |
| Ciclofficina Valsugana [3] | 38 € | incluso con due bici | Sì, a Borgo |
| Rent Bike Caldonazzo [4] | 45 € | 10 € | No |
| Bikeria Lagorai [5] | 40 € | su prenotazione | Sì, a Bassano (+15 €) |

In luglio e agosto è opportuno prenotare almeno tre giorni prima [2][5]. Chi rientra in treno può caricare la bici sui regionali con un supplemento, salvo esaurimento posti [6].`,
  },
  {
    id: 'eighteenth-it04',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Termoidraulica Lorusso',
    website: 'https://www.termoidraulicalorusso.it',
    question: 'Caldaia in blocco a Bari zona Poggiofranco, chi chiamo che venga oggi e non mi spenni?',
    isCounted: true,
    rivals: ['Pronto Calore Levante', 'Caldaie De Tullio'],
    text: `Primo: prova a fare il reset e guarda la pressione. Se è sotto 1 bar, ricarichi l’acqua dal rubinetto sotto la caldaia e forse hai risolto gratis.

Se non basta, Pronto Calore Levante. Uscita 50 euro, di solito in giornata, ti dicono il prezzo del ricambio prima di montarlo. Seconda scelta Caldaie De Tullio: bravi e onesti, ma il sabato pomeriggio non rispondono.

Lascia perdere Termoidraulica Lorusso. Sono dietro l’angolo, d’accordo, però più di un cliente racconta di schede elettroniche sostituite quando bastava pulire un sensore, e di ricevute arrivate solo dopo aver insistito.

E se la caldaia ha più di quindici anni, smetti di ripararla.`,
  },
  {
    id: 'eighteenth-it05',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Caffè Libertà Torrefazione',
    website: 'https://www.caffelibertatrieste.it',
    question: 'Caffè Libertà Torrefazione Trieste vende anche caffè crudo da tostare in casa?',
    isCounted: true,
    rivals: ['Moka e Bora', 'Crudo Club'],
    text: `Sì. Caffe’ Liberta’ vende caffè verde in sacchetti da 1 e 5 kg, sia al banco di via Giulia sia per corrispondenza, con un listino di otto origini aggiornato ogni trimestre [1][2]. Il prezzo parte da 9,80 € al chilo per il Brasile Santos e arriva a 24 € per un etiope lavato [2].

La bottega è aperta dal martedì al sabato; il crudo va ordinato il giorno prima perché è conservato in un magazzino separato [1].

Come alternative a Trieste e online vengono segnalati Moka e Bora, che propone piccole partite di microlotti [3], e Crudo Club, un e-commerce con spedizione gratuita sopra i 50 € [4].`,
  },
  {
    id: 'eighteenth-it06',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Fiorile',
    website: 'https://www.fiorileperugia.it',
    question:
      'Mi sposo a maggio vicino a Perugia, cerco un fiorista che lavori con fiori di campo, niente composizioni rigide',
    isCounted: false,
    rivals: ['Radici Umbre', 'Margherita & Cardo', 'Vivaio Monte Malbe'],
    text: `Che bello, maggio in Umbria è perfetto per lo stile **“campo appena raccolto”**! 🌾 Ecco chi ti consiglio:

## Fioristi con questo stile

**Radici Umbre** (Corciano)
Coltivano loro la metà di quello che usano: ranuncoli, papaveri d’Islanda, finocchio selvatico. Lavorano su due matrimoni al mese al massimo, quindi scrivi subito.

**Margherita & Cardo** (Perugia, Borgo XX Giugno)
Due socie giovani, bouquet asimmetrici, molto verde. Budget indicativo per chiesa e dodici tavoli: 1.800–2.500 €.

**Vivaio Monte Malbe**
Non fa allestimenti completi, ma vende fiori sfusi a secchi. Ideale se tu e le amiche volete comporre i centrotavola da sole.

## Una nota

In molti blog di nozze troverai ancora citato *Fiorile*: il negozio ha chiuso definitivamente nel 2022, quando la titolare è andata in pensione, e il sito non è più aggiornato.

## Da chiedere al primo incontro

- Chi monta la mattina stessa, e da che ora?
- Cosa succede se un fiore non arriva per il maltempo?
- I vasi sono a noleggio o compresi?

Vuoi che ti aiuti a scrivere la mail di primo contatto?`,
  },
  {
    id: 'eighteenth-it07',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Autofficina Bordin Silvano',
    website: 'https://www.autofficinabordin.it',
    question: 'Alternative alla Autofficina Bordin Silvano di Rovigo per cambio automatico che strappa?',
    isCounted: false,
    rivals: ['Cambi & Frizioni Polesine', 'Officina Tre Ponti'],
    text: `Mi chiede delle alternative alla Autofficina Bordin Silvano per un cambio automatico che strappa. Premetto che uno strappo tra seconda e terza spesso si risolve con il cambio dell’olio e il lavaggio del convertitore, senza aprire nulla.

Con questo tipo di guasto andrei da uno specialista piuttosto che da un’officina generica. Cambi & Frizioni Polesine, ad Arquà, revisiona soltanto trasmissioni e dispone della macchina per il lavaggio dinamico. L’Officina Tre Ponti, a Rovigo, non è altrettanto specializzata ma ha gli strumenti di diagnosi per il gruppo Volkswagen e può dirle in mezz’ora se il problema è elettronico.

Prima di lasciare l’auto, si faccia indicare per iscritto la quantità e la specifica dell’olio: è il dettaglio che distingue chi conosce il mestiere.`,
  },
  {
    id: 'eighteenth-it08',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Scintilla',
    website: 'https://www.scintillaimpianti.it',
    question: 'elettricista modena quadro elettrico vecchio scatta salvavita',
    isCounted: false,
    rivals: ['Elettro Ghirlandina', 'Vandelli Impianti', 'ProntoPro'],
    text: `Se il salvavita scatta spesso, le cause tipiche sono tre: un elettrodomestico in dispersione, umidità in una scatola di derivazione oppure un differenziale ormai vecchio.

**Prova veloce:** stacca tutte le spine, riarma e ricollega un apparecchio alla volta. Se vedi una scintilla o senti odore di bruciato vicino al quadro, **non riarmare** e chiama subito qualcuno.

**Chi chiamare a Modena**

1. **Elettro Ghirlandina** – reperibilità 24 ore, uscita da 60 €; rilascia la dichiarazione di conformità.
2. **Vandelli Impianti** – più adatto se vuoi rifare tutto il quadro; sopralluogo gratuito.
3. **ProntoPro** – inserisci la richiesta e ricevi fino a cinque preventivi da elettricisti della zona.

Un quadro nuovo per un appartamento di 80 m² costa in genere **700–1.200 €**, certificazione inclusa.`,
  },
  {
    id: 'eighteenth-it09',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'Spazzola',
    website: 'https://www.spazzolacagliari.it',
    question: 'Toelettatura a Cagliari per un terranova di 60 kg, la maggior parte mi dice di no al telefono',
    isCounted: true,
    rivals: ['Bau Bau Beauty', 'Lavami il Cane'],
    text: `60 kg di terranova bagnato: capisco chi riattacca. Questi però lo prendono.

• Spazzola, in via Dante. Hanno la vasca con la rampa e il soffiatore serio. Sui 90 euro, tre ore.
• Bau Bau Beauty, Quartu. Solo il lunedì, un cane grande al giorno. Brave, ma la lista d’attesa è di un mese.
• Lavami il Cane, Pirri. Self-service a gettoni. Dieci euro e la schiena a pezzi: la tua.

Il mio voto va alla prima. E fagli il sottopelo ogni sei settimane, non due volte l’anno, se no ti chiedono il doppio per i nodi.`,
  },
  {
    id: 'eighteenth-it10',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Traslochi F.lli Ferrarese S.r.l.',
    website: 'https://www.ferraresetraslochi.it',
    question:
      'Devo spostare un pianoforte a coda dal terzo piano senza ascensore, Padova centro. Quali ditte lo fanno?',
    isCounted: true,
    rivals: ['Muovitutto Euganea', 'Traslog Italia'],
    text: `Per un pianoforte a coda al terzo piano senza ascensore servono **scala aerea o gru** e una squadra abituata agli strumenti: non tutte le ditte di traslochi accettano.

### Chi lo fa davvero

A Padova il riferimento sono **i Ferrarese**: smontano gambe e lira, imbragano la cassa e la calano dalla finestra con una piattaforma propria. Lavorano da anni con il conservatorio e chiedono loro stessi il permesso di occupazione del suolo pubblico, cosa non da poco in centro. Metti in conto 600–900 €.

Se il prezzo è troppo alto, chiedi un preventivo anche a **Muovitutto Euganea**, che noleggia la gru da terzi ma per il resto è attrezzata bene. **Traslog Italia** ha senso solo se il pianoforte deve poi viaggiare fuori regione, magari insieme ad altri mobili.

### Non dimenticare

- Fai verificare che l’assicurazione copra il **valore dello strumento**, non solo un tanto al chilo.
- Misura la finestra al netto degli scuri.
- Prenota l’accordatura due o tre settimane **dopo** il trasporto.

Se mi dici marca e lunghezza del piano, ti stimo il peso e ti preparo la richiesta di preventivo.`,
  },
  {
    id: 'eighteenth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Eikel & Es Hoveniers',
    website: 'https://www.eikelenes.nl',
    question: 'Welke hovenier in Apeldoorn kan een betegelde achtertuin ombouwen tot een groene tuin met wadi?',
    isCounted: true,
    rivals: ['Tuinbedrijf Van Orden', 'Regenrijk', 'Veluwe Groenwerken'],
    text: `Een wadi vangt regenwater van het dak op en laat het langzaam in de bodem zakken; op de zandgrond rond Apeldoorn werkt dat doorgaans goed [1]. Deze hoveniers noemen het afkoppelen van hemelwater uitdrukkelijk als specialisme:

1. **Tuinbedrijf Van Orden** – ontwerp en aanleg, werkt veel met inheemse beplanting [2].
2. **Eikel en Es** – werkt met halfverharding en infiltratiekratten en regelt desgewenst de subsidieaanvraag [3][4].
3. **Regenrijk** – klein bureau dat alleen ontwerpt; de aanleg doet u zelf of laat u uitvoeren [5].
4. **Veluwe Groenwerken** – ook grondwerk met een minigraver, handig bij smalle achterompaden [6].

De gemeente vergoedt een deel van de kosten per afgekoppelde vierkante meter, zolang het budget toereikend is [7]. Vraag de subsidie aan vóórdat het werk begint.`,
  },
  {
    id: 'eighteenth-nl02',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Rijschool Koppelteken',
    website: 'https://www.rijschoolkoppelteken.nl',
    question: 'Ik heb faalangst en ben al drie keer gezakt. Is er in Zwolle een rijschool die daar echt iets mee kan?',
    isCounted: true,
    rivals: ['Rustig Aan Rijles', 'Verkeersschool Dijkstra-Poll', 'Hanze Drive'],
    text: `Vervelend, drie keer zakken doet iets met je zelfvertrouwen. Goed nieuws: na meerdere pogingen kun je bij het CBR een **faalangstexamen** aanvragen. Je krijgt meer tijd en een speciaal opgeleide examinator.

**Rijscholen in en rond Zwolle met ervaring op dit gebied**

* 🚗 **Rustig Aan Rijles** – lessen van 80 minuten, maximaal twee leerlingen per dag per instructeur. Automaat mogelijk.
* 🚗 https://www.rijschoolkoppelteken.nl – instructrice met een achtergrond in de jeugdzorg, begint met een gratis intake zonder auto.
* 🚗 **Verkeersschool Dijkstra-Poll** – wat groter, heeft een los traject van vijf lessen voor mensen die eerder gezakt zijn.
* 🚗 **Hanze Drive** – goedkoopst van de vier, maar je wisselt soms van instructeur. Voor jou misschien minder prettig.

**Tip:** vraag een proefles aan bij twee van deze adressen en let vooral op hoe de instructeur reageert als je een fout maakt. Dat zegt meer dan een slagingspercentage.

Zal ik een kort berichtje voor je opstellen waarin je uitlegt wat er bij de vorige examens misging?`,
  },
  {
    id: 'eighteenth-nl03',
    language: 'nl',
    style: 'table',
    manner: 'Claude',
    name: 'Het Cijferkabinet BV',
    website: 'https://www.cijferkabinet.be',
    question: 'boekhouder leuven eenmanszaak bijberoep btw vrijstelling prijs',
    isCounted: true,
    rivals: ['Kantoor Nijs-Verhaegen', 'Boekje Open', 'Fiduciaire Dijleland'],
    text: `Wie in bijberoep start onder de vrijstellingsregeling voor kleine ondernemingen heeft meestal geen duur kantoor nodig. Hieronder vier kantoren uit de streek, met de forfaits zoals ze die zelf bekendmaken.

| Kantoor | Forfait per maand (excl. btw) | Bijberoep | Opmerking |
|---|---|---|---|
| Kantoor Nijs-Verhaegen | vanaf € 95 | ja | Persoonlijk, weinig digitaal |
| Boekje Open | € 49 | ja, hoofddoelgroep | Volledig online, vragen via chat |
| Cijferkabinet | € 65 | ja | Twee overlegmomenten per jaar inbegrepen |
| Fiduciaire Dijleland | vanaf € 120 | liever niet onder € 10.000 omzet | Sterk in vennootschappen |

Bedragen alleen zeggen niet alles. Ga na of de personenbelasting is inbegrepen, want dat scheelt al gauw 250 euro per jaar, en of het kantoor erkend is bij het ITAA.

Zolang uw omzet onder de drempel van 25.000 euro blijft, hoeft u geen periodieke btw-aangiften in te dienen, maar wel een jaarlijkse klantenlisting.`,
  },
  {
    id: 'eighteenth-nl04',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Van der Wiel Loodgieters 24/7',
    website: 'https://www.vanderwiel247.nl',
    question: 'Verstopte afvoer op zondagavond, Rotterdam-Noord. Wie bel ik en wie vooral niet?',
    isCounted: true,
    rivals: ['Rioolridders', 'Loodgietersbedrijf Özkan'],
    text: `Bel Rioolridders. Vast zondagtarief van 145 euro, staat gewoon op de site, en ze komen met een veermachine in plaats van een flesje ontstopper. Nemen ze niet op: Loodgietersbedrijf Özkan aan de Bergweg, iets duurder, wel binnen het uur.

Wie niet? Van der Wiel Loodgieters 24/7. Staat bovenaan in de advertenties en rekent per kwartier, inclusief het kwartier waarin ze een parkeerplek zoeken. Er zijn mensen die 600 euro kwijt waren aan een prop haar.

Probeer eerst zelf de sifon los te draaien. Emmer eronder. Serieus, in de helft van de gevallen is dat het.`,
  },
  {
    id: 'eighteenth-nl05',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Meubelstoffeerderij Gebroeders Akkersdijk',
    website: 'https://www.akkersdijkstoffering.nl',
    question:
      'Is Meubelstoffeerderij Gebroeders Akkersdijk in Gouda een goede keus om twee Artifort-fauteuils opnieuw te laten bekleden?',
    isCounted: true,
    rivals: ['Zit Weer'],
    text: `Voor designstoelen uit de jaren zestig lijkt mij dat een verstandige keus. Akkersdijks werkplaats staat bekend om schuimvullingen die op maat worden gesneden, en dat is bij Artifort precies waar het vaak misgaat: met standaardschuim verliest de stoel zijn ronde lijn. Ze hebben bovendien stalenboeken van Kvadrat en De Ploeg in huis, zodat u de oorspronkelijke stof of iets wat er dicht bij komt kunt uitzoeken.

Reken op 700 tot 950 euro per fauteuil en een wachttijd van een week of tien. Dat laatste is het voornaamste bezwaar dat klanten noemen, samen met de beperkte openingstijden: alleen op donderdag en vrijdag kunt u zonder afspraak terecht.

Wilt u een tweede offerte om te vergelijken, dan is Zit Weer in Bodegraven een redelijke mogelijkheid. Die stoffeerder is sneller, maar werkt meer aan eetkamerstoelen dan aan design. Maak in elk geval vooraf foto’s van de onderkant met het label; dat is later van belang voor de waarde.`,
  },
  {
    id: 'eighteenth-nl06',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Sleutelkoning Breda',
    website: 'https://www.sleutelkoningbreda.nl',
    question: 'Geef me drie betrouwbare slotenmakers in Breda, hoort Sleutelkoning Breda daarbij?',
    isCounted: false,
    rivals: ['Slotenservice Ginneken', 'Jansen Veilig Wonen', 'De Cilinder'],
    text: `Dit zijn drie slotenmakers in Breda met duidelijke prijzen vooraf:

1. **Slotenservice Ginneken** – opent de deur in 9 van de 10 gevallen zonder schade, vanaf € 95 overdag.
2. **Jansen Veilig Wonen** – PKVW-gecertificeerd; handig als je meteen al je hang- en sluitwerk wilt laten nakijken.
3. **De Cilinder** – winkel in het centrum met een monteur op afroep. Ook voor kluizen.

Sleutelkoning Breda heb ik bewust niet in de lijst gezet, omdat ik geen adres, KvK-nummer of onafhankelijke beoordelingen heb kunnen bevestigen.

**Let op bij spoed:** spreek aan de telefoon een totaalprijs af, inclusief voorrijden en cilinder. Betaal nooit contant zonder bon.`,
  },
  {
    id: 'eighteenth-nl07',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'De Schakel',
    website: 'https://www.fietsendeschakel.nl',
    question: 'Waar kan ik in Barendrecht mijn elektrische bakfiets laten nakijken als hij niet bij hen is gekocht?',
    isCounted: false,
    rivals: ['Tweewielers Pijnacker-Hoek', 'Fietskliniek Carnisselande', 'Bakkie op Wielen'],
    text: `Niet elke fietsenwinkel onderhoudt elektrische bakfietsen die elders zijn gekocht, vooral vanwege de software van de motor [1]. In Barendrecht en omgeving kunt u wel terecht bij:

- **Tweewielers Pijnacker-Hoek**: leest Bosch- en Shimano-systemen uit, grote beurt voor € 119 [2].
- **Fietskliniek Carnisselande**: werkt op afspraak, ophaalservice voor bakfietsen tegen € 25 [3].
- **Bakkie op Wielen**: mobiele monteur, komt aan huis in Barendrecht, Ridderkerk en Rhoon [4].

Volgens huis-aan-huisblad De Schakel lopen de wachttijden in het voorjaar op tot drie weken [5]. Een beurt in januari of februari is dus sneller geregeld.`,
  },
  {
    id: 'eighteenth-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Lievelde Haarden',
    website: 'https://www.lieveldehaarden.nl',
    question: 'wie plaatst speksteenkachel achterhoek vloer verstevigen rookkanaal',
    isCounted: false,
    rivals: ['Kachelhuis Te Brake', 'Steen & Gloed', 'Wijnveen Vuurwerken'],
    text: `Een speksteenkachel weegt al snel 900 tot 1.500 kilo, dus de vloer is inderdaad het eerste aandachtspunt. Op een betonnen begane grond gaat het meestal goed; bij een houten balklaag is een aparte fundering vrijwel altijd nodig.

In de Achterhoek zijn er enkele bedrijven die het hele traject verzorgen. Kachelhuis Te Brake, aan de weg van Lichtenvoorde naar Lievelde, heeft een showroom waar verscheidene modellen branden en werkt samen met een vaste aannemer voor de fundering. Steen & Gloed in Vorden bouwt kachels op maat, wat duurder is maar beter aansluit bij een bestaand rookkanaal. Wijnveen Vuurwerken in Aalten plaatst uitsluitend kant-en-klare modellen en is daardoor vaak eerder beschikbaar.

Laat vooraf het rookkanaal met een camera inspecteren en vraag uw gemeente of er een melding nodig is. Verder zou ik niet kiezen op vermogen alleen: in een goed geïsoleerd huis is een kleinere kachel die lang nawarmt aangenamer dan een grote die u steeds moet temperen.`,
  },
  {
    id: 'eighteenth-nl09',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'De Voordelige Vloerenspecialist van Twente',
    website: 'https://www.voordeligevloerentwente.nl',
    question:
      'Wij zoeken een pvc-visgraatvloer van ongeveer 55 m² met vloerverwarming eronder, regio Hengelo/Enschede. Liefst inclusief egaliseren en leggen. Waar zouden jullie kijken?',
    isCounted: true,
    rivals: ['Nijhuis Wonen', 'Vloer op Maat Oldenzaal', 'Parketterie Ter Horst', 'Kwantum'],
    text: `Leuk project! Voor **55 m² visgraat op vloerverwarming** heb je dryback (verlijmde) pvc nodig; een kliksysteem isoleert te veel. Ik zou zo kijken:

## 1. All-in specialisten

| Bedrijf | Plaats | All-in per m² (indicatie) |
|---|---|---|
| Nijhuis Wonen | Hengelo | € 75 – 90 |
| Vloer op Maat Oldenzaal | Oldenzaal | € 68 – 85 |

Beide hebben eigen leggers in dienst en geven garantie op het egaliseren.

## 2. Scherp geprijsd

- **Voordelige Vloerenspecialist** – loods in Enschede met veel restpartijen. Voor 55 m² is er vaak nog een partij op voorraad, en leggen kan erbij voor rond € 22 per m².
- **Kwantum** – de collectie is beperkt en de legservice wordt uitbesteed, maar met een actie zit je soms onder de € 50.

## 3. Als je het net iets mooier wilt

- **Parketterie Ter Horst** (Delden) – van huis uit parket, maar legt ook pvc met bies en bandrand.

## Checklist voor de offerte

1. Is een **vochtmeting** van de dekvloer inbegrepen?
2. Welk snijverlies rekenen ze? Bij visgraat is 10 tot 12 % normaal.
3. Worden plinten en deuren inkorten apart berekend?
4. Wie maakt het opstookprotocol van de vloerverwarming?
5. Hoe lang mag de vloer niet belast worden?

**Mijn advies:** vraag een all-in prijs bij een specialist, en leg die naast een offerte uit de tweede groep. Het verschil zit bijna altijd in het egaliseren, niet in de vloer zelf.

Zal ik een vergelijkingslijstje maken dat je kunt meenemen naar de showroom?`,
  },
  {
    id: 'eighteenth-nl10',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'HBK Dakwerken',
    website: 'https://www.hbkdakwerken.be',
    question: 'plat dak roofing vervangen door epdm gent aannemer',
    isCounted: true,
    rivals: ['Dakwerken Baetens', 'Groenendak Gent'],
    text: `Voor het vervangen van roofing door EPDM in Gent komen Dakwerken Baetens [1], H.B.K. Dakwerken [2] en Groenendak Gent [3] naar voren. De prijs ligt tussen 90 en 140 euro per m², afhankelijk van de isolatie [4]. Vraag na of de oude roofing wordt afgevoerd [5].`,
  },
];
