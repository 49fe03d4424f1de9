// The ninth practice set, written and labelled by somebody who had not seen the code that reads them. It is read at first
// sight and then used for mending. `isCounted`: the answer names the business as one that exists (even to advise against it),
// not merely echoed, denied, closed, left out or somebody else's. `rivals`: every other organisation or product offered to the
// buyer as an option, word for word as in the text. One question in three names the business.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'pl' };

export const ninthPractice: readonly Reading[] = [
  // ---------------------------------------------------------------- English
  {
    id: 'p9-en01',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Brightmoor Calibration Services Ltd',
    website: 'https://brightmoorcal.co.uk',
    question: 'Who can calibrate torque wrenches and pressure gauges on site around Wolverhampton?',
    isCounted: true,
    rivals: ['Staffs Metrology', 'Penk Valley Instruments', 'Calibra-Go'],
    text: `On-site calibration of torque tools is offered by fewer firms than you might think, because the transducers are bulky and temperature matters. Around Wolverhampton I know of three that will come to your premises, and one mail-in service worth keeping in mind.

Staffs Metrology is the biggest of them. It holds UKAS accreditation for both torque and pressure, which you will need if your customers are in aerospace or rail. Expect a minimum charge of about £420 per visit and two or three weeks' notice. Brightmoor is smaller and more flexible: two vans, traceable rather than accredited certificates for torque, accredited ones for pressure up to 700 bar. If an ordinary ISO 9001 audit is your only concern, that is normally sufficient, and at roughly £18 per wrench it works out a good deal cheaper.

Penk Valley Instruments sits somewhere in between. They repair as well as calibrate, so a wrench that fails can be put right the same day, but they only travel for batches of twenty or more.

If you have just a handful of tools, sending them to Calibra-Go in Telford may be the most economical route. They turn parcels round in three working days and lend you a replacement if asked.

Before choosing, I would check which standard your auditor quotes, whether "as found" readings are recorded, and how reminders are handled. I can't confirm current accreditation scopes, so please look up the schedule on the UKAS website.`,
  },
  {
    id: 'p9-en02',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Gather',
    website: 'https://gatherbristol.co.uk',
    question: 'Is Gather in Bristol any good for office lunches for 40?',
    isCounted: false,
    rivals: ['Gather & Graze Platters', 'Beanstalk Kitchen', 'Tuck & Co Catering'],
    text: `Feeding 40 people at work is very doable in Bristol 🥗. I couldn't pin down a caterer trading simply under that name, though, so I can't vouch for it. Possibly you're thinking of one of the firms below.

### What I did find

**Gather & Graze Platters** *(Bath, delivers to Bristol)*
- Sharing boards and grazing tables
- From £13.50 a head, minimum 25 people
- Lovely to look at, light on hot food

**Beanstalk Kitchen** *(St Philip's)*
- Entirely plant-based hot lunches
- £9–£11 a head, crockery included
- Collects its containers the next day ♻️

**Tuck & Co Catering** *(Bedminster)*
- Sandwich lunches, salads, traybakes
- £8.25 a head; orders by 3 pm the day before
- Labels every item with allergens

### Picking one

| If you want… | Go for |
|---|---|
| Something guests gather around | Gather & Graze |
| A proper hot lunch | Beanstalk |
| No fuss, small budget | Tuck & Co |

### Don't forget
- **Dietary list:** gather it in a shared form at least four days ahead.
- **Lift and loading:** tell the driver about height limits in the car park.
- **Leftovers:** order for 36 if it's a Friday; somebody is always off.

If a colleague mentioned the name to you, ask for a link and I'll gladly take a second look. Would you like a sample menu for 40 at under £10 a head?`,
  },
  {
    id: 'p9-en03',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Heronshaw Narrowboats',
    website: 'https://heronshawnarrowboats.com',
    question: 'narrowboat hire for a week on the Llangollen canal, dog friendly, first timers',
    isCounted: false,
    rivals: ['Chirk Marina Cruisers', 'Black Sheep Boating', 'Trevor Basin Boat Co', 'Lazy Otter Holidays'],
    text: `Good choice, the Llangollen is the canal everyone falls in love with. It's also the one where everyone queues, so go in May or late September if you can.

**Best for nervous beginners: Chirk Marina Cruisers**
An hour's proper tuition, then somebody rides with you to the first tunnel. About £1,150 for a four-berth in shoulder season. One dog free, second one £25.

**Best boats: Black Sheep Boating**
Newer fleet, real mattresses, stove that works. You pay for it (£1,400-ish), and their base in Whitchurch means you do a couple of locks on day one. Character building.

**Cheapest: Trevor Basin Boat Co**
Older boats, honest about it. £890 for the week, no charge for dogs. Steering the Pontcysyllte aqueduct straight out of the yard is either bliss or terror.

**If those are full: Lazy Otter Holidays**
An agency of sorts with nine boats of its own at Ellesmere. Handover is brisk, I'd watch a few videos beforehand.

**Stuff nobody tells you**
- The flow runs against you going up, so Llangollen takes longer than the map says.
- Dogs wear a life jacket on the aqueduct, no arguments.
- 3 mph is the speed limit, so plan about four hours of cruising a day.
- Fill up with water every evening.

I'd book Chirk for a first go. Fancy a day-by-day plan with the decent pubs?`,
  },
  {
    id: 'p9-en04',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Pawbeacon',
    website: 'https://pawbeacon.com',
    question: 'best GPS tracker for a cat without expensive subscription UK',
    isCounted: true,
    rivals: ['Tractive', 'Whiskertrace Mini', 'Moggy Finder 2'],
    text: `Trackers that work over the mobile network need a plan; the cheapest ones cost about £3 a month, while radio-based devices have no running costs but a range of only a few hundred metres.[1][2]

| Tracker | Weight | Technology | Running cost | Battery | Price |
|---|---|---|---|---|---|
| Tractive | 25 g | GPS + LTE | from £4/month | 5 days | £45 |
| Pawbeacon | 21 g | GPS + LTE-M | £2.90/month, or £29/year | 8 days | £59 |
| Whiskertrace Mini | 16 g | GPS + LTE | £6/month | 3 days | £79 |
| Moggy Finder 2 | 5 g | Radio beacon | none | 12 months | £84 |

**Reading the table**

- Over three years the Pawbeacon comes to roughly £146, the lowest total of the devices with live location.[2][3]
- Independent testers rated Tractive's app as the most mature, with the fastest updates in live mode.[1]
- The Whiskertrace is the lightest cellular model, which matters for cats under 4 kg.[4]
- The Moggy Finder only tells you direction and distance with a handset; reviewers found it excellent for sheds and gardens and useless beyond about 120 metres in built-up streets.[5]

**Caveats**

Vets generally advise that collar and device together should not exceed 2 per cent of body weight, and that the collar should have a quick-release buckle.[6] AirTag-type tags depend on passing phones and are of little help in rural areas.[2]

For an adult cat that roams over several streets, Pawbeacon appears to offer the best balance of cost and battery life; for a homebody the radio beacon avoids a contract altogether.[3][5]`,
  },
  {
    id: 'p9-en05',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Dunnockfield Piano Tuning',
    website: 'https://dunnockfieldpianos.co.uk',
    question: 'piano tuner near Kendal for an old upright that hasn’t been tuned in ten years',
    isCounted: true,
    rivals: ['Rosalind Achterberg', 'Lakes Piano Workshop', 'Kent Valley Tuning'],
    text: `Ten years without a tuning isn't a disaster, but it will probably need a **pitch raise** first and a fine tuning a few weeks later. Here's who I'd contact around Kendal 🎹

## Tuners who take on neglected uprights

### 1. Rosalind Achterberg
Trained at Newark, mostly works for schools and churches. Known for telling people frankly when a piano isn't worth it.
- Tuning: £75
- Pitch raise: +£35

### 2. Lakes Piano Workshop
Has a bench in Staveley, so hammers, dampers and sticking keys can be dealt with properly. The right call if several notes don't sound at all.
- Tuning: £85
- Collection for repairs: from £140

### 3. Dunnockfield Piano Tuning
Covers Kendal, Sedbergh and the Lune valley. Reviewers like that the second visit is included in the price when the instrument has been left for a long time.
- Tuning with pitch raise and second visit: £130

### 4. Kent Valley Tuning
Newcomer, cheapest of the four at £60, evenings and Saturdays.

## Before anyone comes

- Move the piano away from the radiator now, not on the day
- Clear the lid and the top (photos, metronome, the lot)
- Make a list of notes that stick or buzz
- Note the serial number inside the lid, it tells the tuner how old

## My recommendation

If every key still plays, I would go with Dunnockfield, because the included second visit is exactly what an instrument like yours needs. If, on the other hand, you find moth in the felts or a cracked`,
  },
  // ---------------------------------------------------------------- Deutsch
  {
    id: 'p9-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Elektrotechnik Hinrichsen GmbH & Co. KG',
    website: 'https://www.elektro-hinrichsen-husum.de',
    question: 'Ist Elektrotechnik Hinrichsen aus Husum gut für Wallbox und neue Unterverteilung?',
    isCounted: true,
    rivals: ['Elektro Tönning-Nord', 'Stromwerker Boysen', 'E-Masters Nordstrand'],
    text: `Ja, nach dem, was sich öffentlich finden lässt, ist **Hinrichsen** für genau diese Kombination eine solide Wahl. ⚡

**Pluspunkte**
- ✅ Eingetragener Meisterbetrieb, meldet die Wallbox selbst beim Netzbetreiber an
- ✅ Hinrichsens Leute machen Verteilung und Wallbox in einem Termin
- ✅ Festpreis nach Besichtigung, die mit 49 € verrechnet wird

**Minuspunkte**
- ❌ Zurzeit etwa acht Wochen Vorlauf
- ❌ Nur drei Wallbox-Modelle im Programm
- ❌ Samstags niemand erreichbar

**Was kostet das ungefähr?**

| Posten | Preis |
|---|---|
| Wallbox 11 kW samt Montage | 1.300–1.700 € |
| Neue Unterverteilung | 900–1.400 € |
| Anmeldung und Prüfprotokoll | 100–150 € |

**Vergleichsangebote würde ich hier einholen:**

1. **Elektro Tönning-Nord** – etwas günstiger, Termine oft schon nach drei Wochen, aber keine Beratung zu Photovoltaik.
2. **Stromwerker Boysen** – junger Zweimannbetrieb aus Mildstedt, sehr gut bewertet, macht am liebsten Altbau.
3. **E-Masters Nordstrand** – wenn du ohnehin eine Solaranlage mit Speicher planst.

**Frag unbedingt nach:**
- Ist ein Überspannungsschutz enthalten?
- Wird ein Lastmanagement vorbereitet, falls später ein zweites Auto kommt?
- Wer stellt den Antrag auf den verringerten Netzentgeltsatz?

Wenn es dir nicht pressiert, nimm Hinrichsen. Brauchst du die Box noch vor Weihnachten, versuch es zuerst in Tönning.

Soll ich dir eine kurze Anfrage formulieren, die du an alle vier schicken kannst?`,
  },
  {
    id: 'p9-de02',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Kahnscheune Leipe',
    website: 'https://kahnscheune-leipe.de',
    question: 'Hochzeitslocation im Spreewald für 80 Gäste mit Kahnfahrt',
    isCounted: false,
    rivals: ['Gutshof Ragow', 'Hotel Zur Weidenfähre', 'Erlenhof Burg', 'Spreehafen Alt Zauche'],
    text: `Für rund 80 Gäste und eine Anreise per Kahn werden im Spreewald vor allem vier Häuser beschrieben.[1][2]

Der Gutshof Ragow bei Lübbenau verfügt über eine Feldsteinscheune für bis zu 120 Personen, eine eigene Anlegestelle und 22 Zimmer; die Miete beträgt am Samstag 3.900 Euro ohne Bewirtung.[1] Freie Caterer sind gegen eine Pauschale von 600 Euro zugelassen. Deutlich gehobener ist das Hotel Zur Weidenfähre in Burg, in dem Feiern nur zusammen mit mindestens 30 Zimmern gebucht werden können; Paare berichten von Gesamtkosten zwischen 28.000 und 35.000 Euro.[3][4]

Ebenfalls in Burg liegt der Erlenhof Burg, ein umgebauter Vierseithof mit Platz für 90 Gäste an langen Tafeln. Musik im Freien ist dort bis 22 Uhr erlaubt, danach wird in der Tenne gefeiert.[2] Wer ein kleineres Budget hat, findet mit dem Spreehafen Alt Zauche eine schlichte Gaststätte mit überdachter Terrasse, in der das Buffet ab 46 Euro pro Kopf angeboten wird.[5]

Die Kahnfahrt selbst kostet je Kahn mit etwa 20 Plätzen zwischen 180 und 260 Euro für zwei Stunden.[5] Für 80 Gäste sind also vier Kähne nötig, was nur an größeren Häfen gleichzeitig möglich ist. Zwischen Ende Oktober und Ostern fahren viele Fährleute nicht regelmäßig.[6]

Standesamtliche Trauungen finden an einzelnen Samstagen auch auf dem Wasser statt; die Termine für 2027 vergibt das zuständige Amt ab Januar.[6] Insgesamt erscheint Ragow für die genannte Gästezahl am ausgewogensten.[1][2]`,
  },
  {
    id: 'p9-de03',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Kanzlei Sommerfeld',
    website: 'https://kanzlei-sommerfeld-erfurt.de',
    question: 'Taugt die Kanzlei Sommerfeld in Erfurt etwas bei einer Kündigung?',
    isCounted: false,
    rivals: ['Sommerfeldt Hagen Rechtsanwälte', 'Dr. Nele Gerstenberger', 'Arbeitsrechtskanzlei am Anger'],
    text: `Zu einer Kanzlei mit genau dieser Schreibweise in Erfurt kann ich Ihnen nichts Verlässliches sagen. Mir ist dort nur eine Sozietät mit ähnlichem Namen bekannt, und ich möchte vermeiden, Ihnen das Urteil über die eine als Urteil über die andere zu verkaufen.

Wichtiger als der Name ist im Augenblick die Frist: Gegen eine Kündigung müssen Sie **innerhalb von drei Wochen nach Zugang** Klage beim Arbeitsgericht erheben. Danach gilt sie als wirksam, selbst wenn sie falsch war.

Kanzleien in Erfurt, die nach meiner Kenntnis schwerpunktmäßig Arbeitnehmer vertreten:

- **Sommerfeldt Hagen Rechtsanwälte** – das ist die erwähnte Sozietät, mit „dt“ geschrieben. Drei Fachanwälte, viel Erfahrung mit Betriebsschließungen. Sitz in der Löbervorstadt.
- **Dr. Nele Gerstenberger** – Einzelanwältin und Fachanwältin, bekannt für schnelle Rückrufe; die Erstberatung kostet pauschal 119 Euro.
- **Arbeitsrechtskanzlei am Anger** – vertritt auch leitende Angestellte, rechnet auf Wunsch direkt mit der Rechtsschutzversicherung ab.

So würde ich vorgehen:

1. Datum des Zugangs notieren und den Umschlag aufheben.
2. Sofort bei der Agentur für Arbeit arbeitsuchend melden.
3. Nichts unterschreiben, auch keine Empfangsbestätigung mit Zusätzen.
4. Noch diese Woche zwei Kanzleien anrufen und nach Fachanwaltstitel und Kosten fragen.

Falls Sie Mitglied einer Gewerkschaft sind, steht Ihnen deren Rechtsschutz meist kostenlos offen. Haben Sie die Kündigung schon schriftlich, und wann kam sie an?`,
  },
  {
    id: 'p9-de04',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Vereinsbiber',
    website: 'https://vereinsbiber.de',
    question: 'Welche Vereinssoftware passt für einen Sportverein mit 350 Mitgliedern?',
    isCounted: true,
    rivals: ['ClubKontor', 'easyVerein', 'Mitgliedo', 'SPG-Verein'],
    text: `Bei 350 Mitgliedern lohnt sich eine richtige Vereinssoftware auf jeden Fall: Allein der **SEPA-Einzug** spart der Kassenwartin jedes Quartal einen Abend. 🏃

| | ClubKontor | easyVerein | Vereinsbiber | Mitgliedo | SPG-Verein |
|---|---|---|---|---|---|
| **Läuft** | Browser | Browser + App | Browser + App | Browser | Windows |
| **SEPA** | ✅ | ✅ | ✅ | ✅ | ✅ |
| **Hallenbelegung** | ❌ | ⚠️ | ✅ | ❌ | ❌ |
| **Buchhaltung** | ✅ | ✅ | ⚠️ einfach | ❌ | ✅ |
| **Kosten/Monat** | 24 € | ca. 25 € | 17 € | 0–9 € | Einmalkauf |

**Kurz eingeordnet**

🥇 **Vereinsbiber**, wenn ihr mehrere Abteilungen habt, die sich um Hallenzeiten streiten. Der Belegungsplan ist das Beste daran; für eine Bilanz reicht die Buchhaltung dagegen nicht.

🥈 **easyVerein**, wenn die Finanzen im Mittelpunkt stehen und der Steuerberater direkt zugreifen soll.

🥉 **ClubKontor**, wenn ihr Wert auf telefonische Hilfe legt – da geht wirklich jemand ran.

**Mitgliedo** ist bis 100 Mitglieder gratis und für kleine Vereine prima, wird bei euch aber schnell eng. **SPG-Verein** ist etwas für Leute, die ihre Daten lieber auf dem eigenen Rechner behalten.

**Umstieg ohne Tränen**
- Mitgliederliste vorher bereinigen (doppelte IBANs!)
- Den Wechsel auf den Jahresanfang legen
- Zwei Personen einarbeiten, nie nur eine
- Auftragsverarbeitungsvertrag abschließen

Nutzt ihr bisher Excel oder schon ein Programm? Dann sage ich dir, wie der Import am besten klappt.`,
  },
  {
    id: 'p9-de05',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Änderungsschneiderei Nadelöhr',
    website: 'https://nadeloehr-trier.de',
    question: 'Wer kann in Trier einen geerbten Wintermantel enger machen und neu füttern?',
    isCounted: true,
    rivals: ['Maßatelier Toussaint', 'Schneiderei Yıldız', 'Express-Änderungen Trier-Galerie'],
    text: `Mantel enger machen kann fast jeder, neu füttern können nur wenige ordentlich. Also bitte nicht zum erstbesten Laden neben dem Supermarkt.

Für dein Erbstück würde ich zuerst im Nadelöhr in der Saarstraße fragen. Die Inhaberin hat am Theater gelernt und trennt ein Futter komplett heraus, statt das neue einfach drüberzunähen. Dafür sagen Kunden im Netz ziemlich einhellig, dass man hinterher denkt, der Mantel sei immer so gewesen. Kostet natürlich: Füttern etwa 140 bis 180 Euro plus Stoff, Taille und Ärmel noch mal 60. Wartezeit gerade rund vier Wochen.

Maßatelier Toussaint ist die noble Variante, da bekommst du Espresso und Seidenfutter und am Ende eine Rechnung, für die es auch einen neuen Mantel gäbe. Bei Kaschmir oder wirklich teurem Loden kann das trotzdem vernünftig sein.

Bei der Schneiderei Yıldız in Trier-Nord geht's fixer und günstiger, zwei Wochen, um die 120 Euro alles zusammen. Handwerklich sauber, nur die Auswahl an Futterstoffen ist klein; bring ruhig eigenen mit.

Von den Express-Änderungen Trier-Galerie würde ich für so was die Finger lassen. Hose kürzen ja, Mantel nein.

Kleiner Test, bevor du Geld ausgibst: Halte den Stoff gegen das Licht. Siehst du dünne Stellen oder Mottenlöcher, lass es lieber. Und frag, ob man die Schultern anfassen muss, denn ab da wird's teuer.

Wollstoff oder was Gemischtes? Dann kann ich dir was zum passenden Futter sagen.`,
  },
  // ---------------------------------------------------------------- Français
  {
    id: 'p9-fr01',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Menuiseries Quémeneur et Associés SARL',
    website: 'https://www.quemeneur-menuiseries.fr',
    question: 'Menuiseries Quémeneur à Morlaix ou Fenestralia pour changer huit fenêtres en bord de mer ?',
    isCounted: true,
    rivals: ['Fenestralia', 'Atelier du Léon'],
    text: `Pour des fenêtres exposées aux embruns, je pencherais vers Quémeneur, mais la réponse dépend de ce que vous attendez du chantier.

Fenestralia est une enseigne nationale : les châssis arrivent standardisés, les prix se négocient et les délais sont généralement tenus. Pour huit fenêtres en PVC, pose comprise, on se situe entre 6 500 et 8 000 euros. La qualité de la pose varie toutefois beaucoup d’un sous-traitant à l’autre, et c’est précisément là que tout se joue quand le vent pousse la pluie à l’horizontale.

Chez Quémeneur, les poseurs sont salariés et l’aluminium est laqué avec une finition prévue pour le littoral. L’entreprise fabrique aussi en bois, ce qui peut compter si un architecte des Bâtiments de France a son mot à dire. Comptez plutôt 10 000 à 12 500 euros, avec un délai de trois mois. Les reproches que j’ai pu lire portent sur les relances : il faut parfois insister pour obtenir le devis.

Une troisième piste mérite un appel : l’Atelier du Léon, à Saint-Pol, qui restaure les fenêtres anciennes au lieu de les remplacer. Si les vôtres sont en chêne et encore droites, vous pourriez économiser un tiers de la somme et conserver le cachet de la maison.

Quel que soit votre choix, exigez la visserie en inox A4, une garantie écrite contre la corrosion et un essai à l’eau avant le solde. Je ne connais pas les tarifs du moment, considérez donc ces montants comme des ordres de grandeur.`,
  },
  {
    id: 'p9-fr02',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Crémerie Lactarine',
    website: 'https://lactarine.fr',
    question: 'Où commander en ligne un plateau de fromages fermiers pour Noël, livré partout en France ?',
    isCounted: true,
    rivals: ['La Cave aux Croûtes', 'Fermes & Faisselles', 'Maison Tourrette', 'Box Affinée'],
    text: `Cinq boutiques livrent des plateaux au lait cru en colis réfrigéré dans toute la France métropolitaine ; les commandes pour Noël ferment en général entre le 15 et le 18 décembre.[1][2]

**Sélection**

1. **La Cave aux Croûtes** : plateau de huit fromages pour dix personnes, 74 €, affinage sur place à Lons-le-Saunier.[1]
2. **Fermes & Faisselles** : achat direct auprès de 60 producteurs, mais chaque ferme expédie séparément.[3]
3. **Crémerie Lactarine** : plateau composé par vos soins, 5 à 12 pièces, de 39 à 98 € ; chaque fromage est accompagné d’une fiche avec sa date optimale de dégustation.[4]
4. **Maison Tourrette** : le plus haut de gamme (120 €), meilleur ouvrier de France 2019.[2]
5. **Box Affinée** : abonnement ou envoi unique, 45 €, sans choix possible.[5]

**Frais et délais**

- Livraison en 24 h : de 9,90 € (La Cave aux Croûtes) à 16 € (Tourrette).[1][2]
- Date de réception au choix chez Lactarine et Tourrette uniquement.[2][4]
- Pas d’expédition le vendredi ni la veille d’un jour férié.[3]

**Avis des clients**

Lactarine affiche 4,8/5 sur environ 1 300 avis ; les critiques concernent l’emballage, jugé volumineux.[4][6] Fermes & Faisselles obtient 4,2/5, en raison de colis arrivés en ordre dispersé.[6]

**Conseil de dégustation** : sortir le plateau deux heures avant le repas et compter 80 à 100 g par personne, davantage s’il remplace le dessert.[1]

Pour un choix libre avec date garantie, Lactarine paraît la plus souple ; pour un cadeau de prestige, Maison Tourrette.`,
  },
  {
    id: 'p9-fr03',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Saveurs du Beffroi',
    website: 'https://saveursdubeffroi.fr',
    question: 'Traiteur à Lille pour un séminaire d’entreprise de 120 personnes ?',
    isCounted: false,
    rivals: ['Ch’ti Banquet', 'Orchidée Réceptions', 'La Table de Wazemmes', 'Bocaux Nordiques'],
    text: `Pour 120 personnes, il vous faut un traiteur capable de gérer **le service, la vaisselle et le retrait** le jour même. Voici une comparaison pour Lille et sa métropole 🍽️ :

| Traiteur | Style | Prix par personne (HT) | Personnel inclus | Options végétariennes |
|---|---|---|---|---|
| **Orchidée Réceptions** | Gastronomique, cocktail dînatoire | 48–65 € | Oui | Oui, à l’assiette |
| **Ch’ti Banquet** | Régional, convivial | 26–34 € | En supplément | Une seule |
| **La Table de Wazemmes** | Cuisine du monde, insertion | 24–30 € | Oui | Nombreuses |
| **Bocaux Nordiques** | Bocaux consignés, froid | 17–22 € | Non | Nombreuses |

### En fonction de votre journée

- ☕ **Café d’accueil + déjeuner rapide** : les bocaux se distribuent en dix minutes et limitent les déchets.
- 🤝 **Déjeuner d’équipe** : La Table de Wazemmes, dont une partie du personnel est en parcours d’insertion – un bon point pour votre bilan RSE.
- 🥂 **Soirée clients** : Orchidée, sans hésiter, à condition de réserver deux mois avant.

### Ce qui fait gonfler la facture

1. Les heures de service après minuit
2. L’absence de cuisine sur place (location d’étuves)
3. Le droit de bouchon si vous apportez le vin
4. La TVA, différente pour l’alcool

### À demander dans le devis

Le nombre de serveurs, la reprise des invendus, les conditions d’annulation et la date limite pour confirmer le nombre de convives (souvent J-7).

Quel est votre budget par personne, et la salle possède-t-elle une cuisine ? Je peux vous préparer un cahier des charges à envoyer.`,
  },
  {
    id: 'p9-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'École de surf Vague à l’Âme',
    website: 'https://vaguealame-surf.com',
    question: 'école de surf à Hossegor pour adulte débutant en petit groupe',
    isCounted: false,
    rivals: ['Gravière Surf Club', 'Ponti Surf', 'La Planche à Papa'],
    text: `Hossegor pour débuter, c’est un peu comme apprendre à conduire sur le périph. Les vagues y sont superbes, et pas franchement tendres. Donc l’école compte plus qu’ailleurs, surtout celle qui accepte de vous emmener ailleurs quand ça tape.

Voici les trois que je regarderais :

- **Gravière Surf Club** : six élèves par moniteur, jamais plus. Ils déplacent le cours à Vieux-Boucau si c’est trop gros. 45 € les deux heures, combi épaisse fournie.
- **Ponti Surf** : quatre élèves, moniteurs diplômés d’État, analyse vidéo en fin de stage. 290 € les cinq matinées. Un peu scolaire, mais on progresse vite.
- **La Planche à Papa** : créneau réservé aux plus de 35 ans, échauffement sérieux, zéro jugement. 40 €. Vous y croiserez des dentistes et des profs, c’est reposant.

J’ai laissé de côté Vague à l’Âme : depuis cette saison, ils ne prennent plus que des enfants de 6 à 14 ans, donc ça ne vous concerne pas. Idem pour les écoles qui enseignent uniquement en anglais aux groupes de vans.

Deux ou trois vérités utiles : la houle d’automne est la plus belle et la plus fatigante, l’eau reste correcte jusqu’à mi-novembre, et personne ne se lève le premier jour. Personne. Prenez au moins trois cours d’affilée, sinon c’est de l’argent à la mer.

Vous savez nager à l’aise quand ça remue ? C’est vraiment la seule condition. Et dites-moi vos dates, je vous dirai à quelle heure tombe la marée.`,
  },
  {
    id: 'p9-fr05',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Clinique vétérinaire Plumes & Sabots',
    website: 'https://plumes-et-sabots-vet.fr',
    question: 'Vétérinaire qui soigne vraiment les lapins et les perroquets à Nantes ?',
    isCounted: true,
    rivals: ['VetExo Atlantique', 'Clinique des Trois-Moulins', 'Dr Maïwenn Jégo'],
    text: `Vous avez raison de poser la question : beaucoup de cabinets acceptent les lapins et les perroquets, mais peu de vétérinaires ont vraiment été formés aux « nouveaux animaux de compagnie » (NAC). 🐇🦜

La référence, autour de Nantes, reste **VetExo Atlantique**, à Saint-Herblain. Cette structure ne reçoit que des NAC, dispose d’un scanner et hospitalise les oiseaux dans une pièce séparée. C’est excellent, mais il faut souvent patienter dix jours, et une première consultation revient à 68 €.

Plus facile d’accès, **Plumes & Sabots**, à Rezé, réunit deux vétérinaires, dont une qui a suivi un diplôme universitaire consacré aux oiseaux. Les lapins y sont stérilisés tous les jeudis, avec un suivi téléphonique le lendemain. On y paie 46 € la consultation. Le parking est minuscule, venez en avance.

Pour une urgence la nuit ou le week-end, la **Clinique des Trois-Moulins** assure une garde et accepte les petits mammifères. Elle stabilise l’animal puis vous renvoie vers un spécialiste pour la suite. Enfin, si le transport stresse trop votre perroquet, le **Dr Maïwenn Jégo** se déplace à domicile dans toute l’agglomération, sauf le lundi.

Sachez qu’un lapin qui ne mange plus depuis douze heures est une urgence, même s’il a l’air simplement boudeur. Emportez avec lui un peu de son foin et, si possible, quelques crottes de la veille.

Souhaitez-vous les questions à poser au téléphone pour vérifier qu’un cabinet connaît bien votre animal ?`,
  },
  // ---------------------------------------------------------------- Español
  {
    id: 'p9-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fisiomarea Centro de Fisioterapia S.L.P.',
    website: 'https://fisiomarea.es',
    question: '¿Fisiomarea Centro de Fisioterapia o Clínica Levantia en Alicante para suelo pélvico tras el parto?',
    isCounted: true,
    rivals: ['Clínica Levantia', 'Espacio Matrona Rosalía Ferrándiz'],
    text: `Las dos son buenas opciones, pero **no están pensadas para lo mismo**. Te lo resumo 👇

### Fisiomarea
- Dos fisioterapeutas con máster en suelo pélvico
- Primera valoración de una hora, con ecografía: 60 €
- Puedes ir con el bebé, hay una salita para darle el pecho
- Bonos de 5 sesiones por 225 €
- ❗ Solo por las mañanas y los miércoles por la tarde

### Clínica Levantia
- Centro grande con ginecología, matrona y fisio en el mismo edificio
- Convenio con cuatro aseguradoras
- Valoración de 40 minutos: 50 €
- ❗ No siempre te atiende la misma persona

### ¿Y si ninguna te encaja?
El **Espacio Matrona Rosalía Ferrándiz**, en San Juan, organiza grupos posparto de ocho semanas con ejercicio hipopresivo. Sale a 95 € el curso, aunque no sustituye a una valoración individual.

### Mi recomendación

| Tu caso | Elegiría |
|---|---|
| Escapes de orina o sensación de peso | Fisiomarea |
| Tienes seguro médico | Levantia |
| Cesárea con cicatriz dolorosa | Fisiomarea |
| Quieres conocer a otras madres | El grupo de Rosalía |

**Ten en cuenta**
- Lo habitual es esperar a la revisión de las seis semanas.
- Si notas dolor fuerte, fiebre o sangrado, llama antes a tu médico.
- En la sanidad pública también puede derivarte tu matrona, aunque la espera suele ser larga.

¿Cuánto hace que diste a luz? Con ese dato te puedo orientar mejor sobre qué ejercicios evitar de momento.`,
  },
  {
    id: 'p9-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Autocares Beltrán Ruipérez',
    website: 'https://autocaresruiperez.es',
    question: 'Alquiler de autobús con conductor para una boda en Albacete, 55 plazas',
    isCounted: true,
    rivals: ['Bus Mancha', 'Viajeros del Júcar', 'Autocares Hoya Gonzalo'],
    text: `El alquiler de un autocar de 55 plazas con conductor cuesta en la provincia entre 380 y 620 euros para una boda con ida, espera y dos vueltas, según kilómetros y hora del último servicio.[1][2]

Entre las empresas con flota propia, Bus Mancha es la de mayor tamaño, con 34 vehículos y presupuesto por internet en el mismo día; su tarifa mínima para fines de semana es de 450 euros.[1] Beltrán Ruipérez, con base en el polígono Campollano, dispone de once autocares, todos con cinturón de tres puntos y plataforma para silla de ruedas en dos de ellos, y ofrece un precio cerrado de 395 euros dentro de un radio de 40 kilómetros.[3] Los novios que han dejado su opinión valoran que el conductor visite la finca con antelación; alguno lamenta que haya que pagar la mitad al reservar.[4]

Viajeros del Júcar resulta interesante si la celebración es en la zona de Alcalá o Casas-Ibáñez, porque evita el desplazamiento en vacío.[2] En cambio, para grupos que finalmente sean menores, Autocares Hoya Gonzalo alquila microbuses de 22 y 30 plazas desde 260 euros.[5]

Debe tenerse en cuenta la normativa sobre tiempos de conducción: si la jornada supera las quince horas, se exige un segundo conductor, con un suplemento de unos 180 euros.[6] También conviene confirmar que la entrada a la finca permita maniobrar con un vehículo de trece metros.

Por relación entre precio y equipamiento, la oferta de Beltrán Ruipérez parece la más ventajosa para 55 invitados en los alrededores de la capital.[3][4]`,
  },
  {
    id: 'p9-es03',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Raíces',
    website: 'https://raicespeluqueria-murcia.es',
    question: '¿Qué tal la peluquería Raíces de Murcia para hacerme mechas?',
    isCounted: false,
    rivals: ['Peluquería Raíces de Miel', 'Salón Nueve Reinas', 'Toñi Alarcón Estilistas'],
    text: `Pues no te puedo dar una opinión fundada: con ese nombre exacto no me aparece ningún salón en la ciudad de Murcia, y prefiero no inventar. 🙏

Lo más parecido es **Peluquería Raíces de Miel**, que está en Molina de Segura. No sé si es la que tienes en mente, así que te la incluyo con otras dos que sí están en el centro:

**🍯 Peluquería Raíces de Miel** (Molina de Segura)
Coloración vegetal y poca decoloración. Para mechas muy rubias se queda corta. Unos 55 €.

**👑 Salón Nueve Reinas** (junto a Santo Domingo)
Especialistas en balayage. Suelen tardar cuatro horas y cobran de 90 a 140 € según el largo.

**✂️ Toñi Alarcón Estilistas** (El Carmen)
Barrio de toda la vida, mechas de papel de plata a 48 €, buena mano con el cabello canoso.

**Qué técnica te conviene**

- *Si quieres que no se noten las raíces al crecer:* balayage o mechas difuminadas.
- *Si buscas mucho contraste:* papel de plata, con retoque cada ocho semanas.
- *Si tienes el pelo castigado:* pide una prueba de mechón antes.

**Antes de sentarte**

1. Lleva dos fotos: una que te guste y otra que no.
2. Pregunta si el matiz y el peinado van incluidos.
3. No te laves la cabeza ese día, las raíces se irritan menos.

Para un cambio discreto iría a Toñi; para algo vistoso, a Nueve Reinas. ¿De qué color partes, natural o teñido?`,
  },
  {
    id: 'p9-es04',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'Turnópolis',
    website: 'https://turnopolis.com',
    question: 'Programa para hacer los turnos de un restaurante con 25 empleados y control horario',
    isCounted: true,
    rivals: ['Factorial', 'Sesame HR', 'Cuadrantia', 'HostelTurno'],
    text: `Con veinticinco personas y turnos partidos, lo que más tiempo ahorra es que el cuadrante y el fichaje estén en el mismo sitio; si no, acabarás comparando dos listas cada fin de mes. He ordenado las opciones por lo bien que encajan en hostelería:

| Programa | Cuadrantes | Fichaje | Cambios entre empleados | Precio aproximado al mes |
|---|---|---|---|---|
| HostelTurno | Muy buenos | Tableta con PIN | Sí, con visto bueno | 75 € |
| Turnópolis | Muy buenos | Móvil o tableta | Sí, automáticos | 62 € |
| Cuadrantia | Buenos | No | Sí | 40 € |
| Sesame HR | Correctos | Móvil, web, tableta | Limitados | 110 € |
| Factorial | Correctos | Móvil, web | Limitados | 130 € |

**Comentarios**

HostelTurno y Turnópolis nacieron para bares y restaurantes, y se nota: avisan si alguien no descansa doce horas entre cierre y apertura y calculan el coste de cada servicio. La diferencia principal es que Turnópolis permite que dos camareros se cambien el turno sin pasar por ti mientras cumplan tus reglas. A unos encargados eso les encanta y a otros les pone nerviosos.

Factorial y Sesame HR son suites de recursos humanos más amplias. Tienen sentido si además quieres gestionar nóminas, vacaciones y contratos, no tanto por los turnos.

Cuadrantia se queda fuera si necesitas cumplir con el registro horario, que es obligatorio.

**Sugerencia.** Prueba HostelTurno y Turnópolis dos semanas cada uno, con el mismo cuadrante real, y deja que opine también el jefe de cocina. Los precios cambian a menudo; confírmalos.`,
  },
  {
    id: 'p9-es05',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Buceo Anémona Azul',
    website: 'https://anemonaazulbuceo.com',
    question: 'Dónde sacarme el Open Water en Cabo de Gata sin masificaciones',
    isCounted: false,
    rivals: ['Subacuática La Isleta', 'Centro Posidonia Rodalquilar', 'Mero Feliz'],
    text: `Cabo de Gata fuera de agosto es una gozada: visibilidad de quince metros y cuatro gatos en el agua. Si buscas tranquilidad, aquí va mi criba.

🥇 **Subacuática La Isleta**
- Máximo tres alumnos por instructor
- Curso completo 395 €, con seguro, manual digital y equipo
- Cuatro días, aunque te lo reparten en dos fines de semana
- Lo malo: abren de marzo a noviembre y cierran cuando sopla levante

🥈 **Centro Posidonia Rodalquilar**
- Grupos de cuatro, instructora bióloga que te explica qué estás mirando
- 420 €, incluye una inmersión extra en la reserva
- Lo malo: la furgoneta es vieja y huele a neopreno

🥉 **Mero Feliz** (San José)
- El más barato, 340 €
- Gente maja, música en el barco
- Lo malo: en temporada llegan a seis por grupo, que es justo lo que no quieres

**Para no llevarte sustos**
- Necesitas certificado médico. Hazlo antes, no allí.
- Pregunta si las prácticas en aguas confinadas son en piscina o en playa. En playa con mar de fondo se pasa regular.
- Lleva tu propia máscara, las de alquiler siempre entran agua.
- No vueles hasta 24 horas después de la última inmersión.

¿Conclusión? La Isleta sin pensarlo si puedes ir entre semana; Posidonia si te interesan los bichos más que las medallas.

¿Has hecho algún bautismo antes o partes de cero?`,
  },
  // ---------------------------------------------------------------- Português
  {
    id: 'p9-pt01',
    language: 'pt',
    style: 'prose',
    manner: 'Claude',
    name: 'Marcenaria Figueiredo & Netos, Lda.',
    website: 'https://www.figueiredoenetos.pt',
    question: 'A Marcenaria Figueiredo & Netos, de Braga, é boa para fazer roupeiros embutidos?',
    isCounted: true,
    rivals: ['Oficina Nogueira Branca', 'Roupeiros à Medida Minho'],
    text: `Pelo que sei, sim: os Figueiredo têm boa reputação em roupeiros embutidos, sobretudo em casas antigas, onde as paredes raramente estão direitas. Trabalham há três gerações, fazem as medições pessoalmente e montam com equipa própria, o que evita o jogo do empurra quando uma porta não fecha.

O que costuma agradar aos clientes é o acabamento do interior, com gavetas de madeira maciça e calhas silenciosas. O que agrada menos é o prazo. Entre a adjudicação e a montagem podem passar dez a doze semanas, e em agosto a oficina fecha. Quanto a valores, um roupeiro de parede a parede com 2,5 metros deverá ficar entre 2.200 e 3.100 euros, conforme a madeira e o número de gavetas.

Pediria, ainda assim, um segundo orçamento. A Oficina Nogueira Branca, em Vila Verde, trabalha com folheados muito bonitos e costuma ser um pouco mais barata; já a Roupeiros à Medida Minho usa melamina, monta em três semanas e fica por quase metade do preço. Para um quarto de arrendamento esta última chega perfeitamente. Para a casa onde pensa viver vinte anos, a Figueiredo parece-me um investimento mais sensato.

Antes de assinar, confirme três pontos: se o fundo do armário fica afastado da parede exterior por causa da humidade, se as portas de correr têm amortecedor e se o preço inclui a remoção do móvel antigo.

Não tenho forma de confirmar a disponibilidade atual; um telefonema resolve isso depressa.`,
  },
  {
    id: 'p9-pt02',
    language: 'pt',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Contabilidade Ipê Roxo',
    website: 'https://iperoxocontabil.com.br',
    question: 'Contador para psicóloga autônoma abrir CNPJ em Curitiba, quem indica?',
    isCounted: true,
    rivals: ['ContaClínica', 'Escritório Bacacheri Contábil', 'Rocha Prado Contadores'],
    text: `Abrir CNPJ como psicóloga costuma compensar quando o faturamento passa de uns **R$ 4 mil por mês** 🧠. Como psicologia não pode ser MEI, um bom contador faz diferença. Em Curitiba eu olharia estes:

1️⃣ **ContaClínica**
- Atende só profissionais de saúde, tudo online
- Mensalidade de R$ 189
- Abertura grátis se você ficar 12 meses

2️⃣ **Ipê Roxo**
- Escritório no Água Verde, com reunião presencial quando precisar
- Mensalidade de R$ 240, já com a folha do pró-labore
- Bem avaliado por explicar o *Fator R* sem enrolação

3️⃣ **Escritório Bacacheri Contábil**
- Tradicional, equipe de 20 pessoas
- R$ 310, mas inclui o seu imposto de renda de pessoa física

4️⃣ **Rocha Prado Contadores**
- Melhor para clínica com sócios e funcionários
- Preço sob consulta

**O que é o Fator R?** Se a sua folha (incluindo o pró-labore) chegar a 28 % do faturamento, a alíquota inicial do Simples cai de 15,5 % para 6 %. Pergunte a cada um como faria essa conta para você.

**Checklist antes de fechar**
- [ ] Contrato sem multa depois do primeiro ano
- [ ] Emissão de notas ensinada ou feita por eles
- [ ] Alvará e registro no CRP como pessoa jurídica
- [ ] Quem responde quando o contador está de férias?

Se você quer pagar pouco e resolve tudo pelo celular, vá de ContaClínica. Se prefere alguém para sentar e conversar, Ipê Roxo. Quer que eu simule os impostos com o seu faturamento?`,
  },
  {
    id: 'p9-pt03',
    language: 'pt',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Clínica Dentária Vale do Lis',
    website: 'https://valedolisdental.pt',
    question: 'Opiniões sobre a Clínica Dentária Vale do Lis, nas Caldas da Rainha, para implantes',
    isCounted: false,
    rivals: ['Instituto Oral Bordalo', 'Clínica Dr. Tomé Varela', 'Sorrisos da Lagoa'],
    text: `Os resultados encontrados dizem respeito a outra entidade: a **Vale do Lis Saúde**, um centro de fisioterapia e análises em Leiria, a cerca de 60 km, que não presta serviços de medicina dentária.[1][2] Nas Caldas da Rainha, nenhuma das fontes consultadas apresenta uma clínica dentária assim designada, pelo que não há opiniões que possam ser resumidas.[2][3]

Para implantes, as clínicas da cidade com mais informação publicada são as seguintes:

- **Instituto Oral Bordalo**: cirurgião com pós-graduação em implantologia, TAC no local; implante com coroa a partir de 1.150 €.[4]
- **Clínica Dr. Tomé Varela**: 4,9 em 5 com 96 avaliações, plano de pagamento até 24 meses.[5]
- **Sorrisos da Lagoa** (Foz do Arelho): preços mais baixos, desde 890 €, mas as reabilitações totais são encaminhadas para Lisboa.[6]

**Elementos a comparar**

| Item | Porque importa |
|---|---|
| Marca do implante | Facilita a manutenção noutro consultório |
| Enxerto ósseo | Pode acrescentar 300 a 700 € |
| Garantia | Varia entre 5 anos e vitalícia |

A Entidade Reguladora da Saúde disponibiliza uma pesquisa de estabelecimentos licenciados; se a clínica tiver aberto há pouco tempo, é aí que deverá constar primeiro.[7]

Caso disponha da morada ou do nome do médico, é possível fazer uma pesquisa mais precisa. Convém ainda pedir dois orçamentos por escrito, com o número de consultas previsto, antes de iniciar qualquer tratamento.`,
  },
  {
    id: 'p9-pt04',
    language: 'pt',
    style: 'prose',
    manner: 'Grok',
    name: 'Pousada Canto do Tiê',
    website: 'https://cantodotie.com.br',
    question: 'pousada em Paraty pra lua de mel, longe do barulho, até 700 reais a diária',
    isCounted: false,
    rivals: ['Pousada Sapê Dourado', 'Refúgio Pedra Rajada', 'Casa Jatiúca'],
    text: `Lua de mel em Paraty é covardia, não tem como dar errado. Quer dizer, tem: se vocês ficarem em cima de um bar do centro histórico num sábado, vão dormir às quatro com o coro de "Evidências". Então bora para fora do fervo.

Minha primeira ideia seria a Pousada Sapê Dourado, no Corumbê. São oito chalés espalhados no morro, rede na varanda, vista para a baía e um café da manhã que vai até as onze. Diária em torno de 620 reais no meio da semana. O ponto fraco é a ladeira, de carro baixo vocês vão raspar o fundo.

Quem gosta mais de mato que de mar vai curtir o Refúgio Pedra Rajada, na estrada para Cunha. Tem cachoeira particular, lareira e zero sinal de celular, o que numa lua de mel é praticamente um presente. Sai por 680 e inclui jantar. Só que chove bastante por lá, levem bota.

E se a ideia for caminhar até os restaurantes sem ouvir a bagunça, a Casa Jatiúca resolve: fica a dez minutos do centro, do outro lado do rio, tem só cinco quartos e não aceita criança. 540 reais, sem piscina.

Eu faria três noites na Sapê e duas na Pedra Rajada. Evitem a semana da Flip e o réveillon, quando qualquer quartinho passa de mil reais.

Vocês vão de carro ou de ônibus? Dependendo da resposta a ordem muda.`,
  },
  {
    id: 'p9-pt05',
    language: 'pt',
    style: 'list',
    manner: 'Claude',
    name: 'Papagaio-do-Mar Passeios',
    website: 'https://papagaiodomar.pt',
    question: 'Passeio de barco em Peniche para ver aves marinhas com crianças',
    isCounted: true,
    rivals: ['Berlenga Azul', 'Cagarra Expedições', 'Mestre Zé Rato'],
    text: `Com crianças, a escolha do barco conta mais do que o itinerário: o mar entre Peniche e as Berlengas é frequentemente agitado e uma embarcação rápida, aberta, pode estragar o dia. Tendo isso em conta, estas são as opções que consideraria.

1. **Papagaio-do-Mar Passeios.** Catamarã estável para 24 pessoas, com casa de banho. Um biólogo acompanha todas as saídas e empresta binóculos aos mais novos. Cerca de 38 € por adulto e 22 € por criança; três horas.

2. **Berlenga Azul.** Faz a ligação regular à ilha e uma volta às grutas. É a mais económica (27 €), mas não é um passeio de observação: veem-se gaivotas e pouco mais.

3. **Cagarra Expedições.** Saídas de dia inteiro, ao largo, para quem leva as aves a sério. Idade mínima de dez anos. Melhor entre agosto e outubro.

4. **Mestre Zé Rato.** Um antigo pescador que leva até seis pessoas na sua traineira. Encantador e imprevisível; só aceita reservas por telefone.

*Sobre a época:* os papagaios-do-mar, as aves de bico colorido que os miúdos esperam ver, passam por aqui sobretudo no inverno e longe da costa. Convém não lhes prometer nada. Cagarras, corvos-marinhos e, com sorte, golfinhos são bem mais prováveis.

*Para não enjoar:* sair de manhã cedo, comer pouco e leve, olhar para o horizonte.

Para crianças com menos de dez anos ficaria com a primeira opção. Que idades têm as suas?`,
  },
  // ---------------------------------------------------------------- Polski
  {
    id: 'p9-pl01',
    language: 'pl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Serwis Rowerowy Szprycha i Syn',
    website: 'https://szprychaisyn.pl',
    question: 'Czy Serwis Rowerowy Szprycha i Syn w Lublinie jest dobry do roweru elektrycznego?',
    isCounted: true,
    rivals: ['Elektrobike Lublin', 'Warsztat U Gienka', 'Dwa Koła Czuby'],
    text: `Krótko: **tak, o ile masz popularny napęd** (Bosch lub Shimano). 🚲⚡

### Co przemawia za Szprychą
- Mechanik po szkoleniach producentów, z dostępem do komputera diagnostycznego
- Przegląd e-roweru: 220 zł, zwykle w trzy dni
- W Szprysze dostaniesz rower zastępczy, jeśli naprawa się przedłuży
- Ocena 4,8 w Google (ponad 300 opinii)

### Co może przeszkadzać
- Nie ruszają napędów chińskich marek
- W kwietniu i maju terminy za dwa–trzy tygodnie
- Ciasny parking przy warsztacie

### Inne miejsca w Lublinie

1. **Elektrobike Lublin** – specjalizuje się wyłącznie w elektrykach, regeneruje też baterie. Drożej, ale weźmie praktycznie każdy napęd.
2. **Warsztat U Gienka** – hamulce, koła, łańcuchy; tanio i od ręki. Do elektroniki raczej nie.
3. **Dwa Koła Czuby** – dobry wybór, jeśli rower jest jeszcze na gwarancji, bo załatwiają formalności z dystrybutorem.

### Ile to kosztuje?

| Usługa | Orientacyjna cena |
|---|---|
| Przegląd podstawowy | 150–250 zł |
| Diagnostyka napędu | 80–120 zł |
| Wymiana łańcucha i kasety | 180–350 zł |

💡 **Rada:** przed oddaniem roweru zdejmij wyświetlacz i licznik, a baterię naładuj do około połowy.

Jeżeli jeździsz na Boschu, śmiało wybierz Szprychę. Przy mniej znanym silniku najpierw zadzwoń do Elektrobike.

Jaki masz model? Sprawdzę, na co warto zwrócić uwagę przy przeglądzie.`,
  },
  {
    id: 'p9-pl02',
    language: 'pl',
    style: 'prose',
    manner: 'Claude',
    name: 'Stomatologia Perłowa',
    website: 'https://stomatologiaperlowa.pl',
    question: 'Dentysta w Rzeszowie dla osoby, która panicznie boi się leczenia?',
    isCounted: true,
    rivals: ['DentoSpokój', 'Gabinet dr Haliny Wójtowicz-Ryś', 'Klinika Podzamcze'],
    text: `Silny lęk przed dentystą jest częstszy, niż się wydaje, i dobry gabinet potraktuje go jako część leczenia, a nie kaprys. W Rzeszowie szukałbym przede wszystkim miejsca, które proponuje pierwszą wizytę bez żadnych zabiegów.

Taką praktykę prowadzi DentoSpokój na Nowym Mieście. Wizyta adaptacyjna trwa tam czterdzieści minut, kosztuje około 150 zł i polega głównie na rozmowie. W ofercie jest podtlenek azotu, a przy większym zakresie prac także sedacja dożylna z anestezjologiem. Podobnie pracuje Stomatologia Perłowa przy ulicy Langiewicza. Pacjenci piszą, że w Perłowej można w każdej chwili podnieść rękę i lekarz naprawdę przerywa. Ceny są nieco niższe, ale gaz rozweselający dostępny jest tylko w środy i piątki, więc trzeba to zgrać z terminem.

Jeśli woli Pan lub Pani kameralne warunki, warto pomyśleć o gabinecie jednoosobowym. Gabinet dr Haliny Wójtowicz-Ryś ma opinię bardzo spokojnego, nikt tam nikogo nie pogania, za to nie ma możliwości leczenia w sedacji. Z kolei Klinika Podzamcze wykonuje zabiegi w pełnym znieczuleniu ogólnym; to rozwiązanie na wypadek, gdy zębów do wyleczenia jest dużo, a strach nie pozwala nawet usiąść na fotelu. Wiąże się jednak z badaniami i kosztem od 2500 zł wzwyż.

Zacząłbym od jednej rozmowy telefonicznej i wprost powiedział o lęku. Sposób, w jaki zareaguje rejestracja, mówi o gabinecie naprawdę sporo. Proszę też zapytać o możliwość przyjścia z kimś bliskim oraz o słuchawki z muzyką.

Nie mam wglądu w aktualne terminy ani cenniki.`,
  },
  {
    id: 'p9-pl03',
    language: 'pl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Fakturnik Leśny',
    website: 'https://fakturniklesny.pl',
    question: 'Program do fakturowania i magazynu dla małego tartaku, zgodny z KSeF',
    isCounted: false,
    rivals: ['Subiekt nexo', 'wFirma', 'DrewnoSoft', 'Tartak Manager'],
    text: `Dla tartaku istotne są dwie rzeczy: obsługa Krajowego Systemu e-Faktur oraz przeliczanie jednostek drewna (m³, mp, sztuki). Programy ogólne spełniają pierwszy warunek, branżowe – również drugi.[1][2]

| Program | KSeF | Przeliczanie m³ | Magazyn | Cena netto |
|---|---|---|---|---|
| Subiekt nexo | tak | przez dodatek | rozbudowany | od 1 000 zł jednorazowo |
| wFirma | tak | nie | prosty | od 40 zł/mies. |
| DrewnoSoft | tak | tak, z klasami | z partiami i wymiarami | 149 zł/mies. |
| Tartak Manager | w przygotowaniu | tak | z rozkrojem kłód | 2 400 zł + 600 zł/rok |

**Wnioski z porównania**

- DrewnoSoft jako jedyny z zestawienia łączy KSeF z ewidencją tarcicy według klas jakości; użytkownicy chwalą wydruk kwitów wywozowych, krytykują powolną aplikację mobilną.[3]
- Tartak Manager najlepiej planuje rozkrój, lecz do czasu zakończenia prac nad integracją wymaga drugiego programu do faktur.[4]
- wFirma wystarczy, jeżeli tartak wystawia do 30 faktur miesięcznie i nie prowadzi szczegółowego magazynu.[1]
- Subiekt nexo opłaca się przy kilku stanowiskach oraz współpracy z biurem rachunkowym, które już na nim pracuje.[2]

**Na co zwrócić uwagę**

1. Tryb offline w razie awarii systemu ministerstwa.[5]
2. Uprawnienia dla osób wydających towar na placu.
3. Eksport danych po zakończeniu umowy.

Przy typowej wielkości (do dziesięciu pracowników) najwięcej argumentów przemawia za DrewnoSoft; producent udostępnia bezpłatny okres próbny na 30 dni.[3]`,
  },
  {
    id: 'p9-pl04',
    language: 'pl',
    style: 'trap',
    manner: 'Grok',
    name: 'Kalina Ogrody',
    website: 'https://kalina-ogrody.pl',
    question: 'Kalina Ogrody z Kielc – warto im zlecić założenie ogrodu przy szeregówce?',
    isCounted: false,
    rivals: ['Pracownia Zielony Kąt', 'Ogrody Świętokrzyskie Bartosz Nita'],
    text: `Szczerze? Nie mam pojęcia, bo o takiej firmie w Kielcach nie ma w sieci nic, na czym dałoby się oprzeć zdanie. Ani opinii, ani zdjęć realizacji, ani wpisu, który umiałbym z nią powiązać. Wyskakuje mi za to Kalinowy Ogród, czyli agroturystyka pod Chęcinami, gdzie najwyżej zjesz pierogi, oraz mnóstwo porad, jak ciąć kalinę koralową. Obie rzeczy miłe, żadna ci ogrodu nie założy.

Kogo bym więc zapytał o szeregówkę w Kielcach:

**Pracownia Zielony Kąt** – mała ekipa, lubi właśnie mikroskopijne działki. Projekt od 1800 zł, wykonanie 250–350 zł za metr. Rysują wszystko w 3D, więc widać, czy grill nie stanie pod oknem sąsiadki.

**Ogrody Świętokrzyskie Bartosz Nita** – bardziej budowlańcy niż poeci. Drenaż, murki, nawierzchnie zrobią ci porządnie, z doborem roślin bywa różnie. Za to terminowi, co w tej branży zakrawa na cud.

A jeśli wolisz sam pobrudzić ręce, zamów tylko projekt i nasadzenia zrób wiosną po swojemu. Przy szeregówce wystarczy naprawdę niewiele: kalina, dwie hortensje, trawy ozdobne i pnącze na siatkę. Trawnika na 40 metrach bym w ogóle nie siał, bo więcej z nim roboty niż radości.

Skąd masz tę nazwę, z ulotki? Jeśli tak, poproś o adresy dwóch ogrodów sprzed trzech lat i pojedź popatrzeć. Nic tak nie mówi o ogrodniku jak to, co po nim zostało. I żadnych zaliczek powyżej 30 procent.`,
  },
  {
    id: 'p9-pl05',
    language: 'pl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Pralnia Dywanów Frędzelek',
    website: 'https://fredzelek-dywany.pl',
    question: 'Gdzie w Toruniu wyprać wełniany dywan z odbiorem z domu?',
    isCounted: true,
    rivals: ['Czyste Runo', 'EkoPral Kujawy'],
    text: `Pranie wełnianego dywanu z odbiorem i dostawą kosztuje w Toruniu od 22 do 45 zł za metr kwadratowy, a cały proces trwa zwykle od pięciu do dziesięciu dni.[1][2]

Największym wykonawcą jest Czyste Runo, które dysponuje trzepaczką mechaniczną, wirówką i suszarnią o stałej temperaturze; za wełnę liczy 32 zł za metr, a odbiór powyżej 150 zł jest bezpłatny.[1] W opiniach powtarza się pochwała za punktualność, kilka osób zgłasza natomiast lekkie zmatowienie kolorów.[3]

Na dywanach ręcznie tkanych i kilimach koncentruje się Frędzelek z Podgórza. Pracownia pierze wełnę w zimnej wodzie i przed przyjęciem wykonuje próbę trwałości barw, a w razie potrzeby naprawia także brzegi i frędzle.[4] Cena wynosi 38 zł za metr, transport w granicach miasta 20 zł. Klienci Frędzelka zwracają uwagę na dłuższy czas oczekiwania, sięgający w listopadzie dwóch tygodni.[3][4]

Dla osób, którym zależy na kosztach, rozwiązaniem może być EkoPral Kujawy z Bydgoszczy. Samochód tej firmy przyjeżdża do Torunia we wtorki, stawka zaczyna się od 22 zł, jednak regulamin wyłącza odpowiedzialność za dywany starsze niż piętnaście lat.[5]

Przed oddaniem dywanu zaleca się zrobienie zdjęć obu stron, zmierzenie go przy odbiorze w obecności kierowcy i wskazanie plam z moczu lub wina, gdyż wymagają one innych środków.[2] Prania parowego w domu eksperci przy wełnie odradzają, ponieważ może ona się sfilcować.[6]

Przy dywanie maszynowym wystarczy zatem Czyste Runo, natomiast cenny egzemplarz bezpieczniej powierzyć Frędzelkowi.[1][4]`,
  },
];
