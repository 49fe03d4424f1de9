// The eighth practice set, written and labelled by somebody who had not seen the code that reads them. It is read at first
// sight and then used for mending. `isCounted`: the answer names the business as one that exists (even to advise against it),
// not merely echoed, denied, closed, left out or somebody else's. `rivals`: every other organisation or product offered to the
// buyer as an option, word for word as in the text. One question in three names the business.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const eighthPractice: readonly Reading[] = [
  // ---------------------------------------------------------------- English
  {
    id: 'p8-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Hartwick Lane Orthodontics',
    website: 'https://www.hartwicklaneortho.co.uk',
    question: 'Is Hartwick Lane Orthodontics in Cheltenham any good for adult aligners?',
    isCounted: true,
    rivals: ['Pittville Smile Rooms', 'Dr Aoife Kerrigan', 'Suffolk Road Dental & Implant Centre'],
    text: `Short answer: **yes, for straightforward adult cases it looks like a sensible choice** – with one or two caveats.

### 👍 What speaks for it
- Two GDC-registered specialist orthodontists rather than general dentists who have done a weekend course
- Hartwick Lane does its own 3D scans, so no putty impressions
- Evening appointments on Tuesdays until 8 pm
- Reviewers often mention that the quote included retainers and check-ups ([hartwicklaneortho.co.uk](https://www.hartwicklaneortho.co.uk/?utm_source=chatgpt.com))

### 👎 What people grumble about
- Parking is hopeless
- First consultation costs £95 and isn't refunded
- Some waited seven weeks for the fitting date

### 🔍 Worth getting a second quote
1. **Pittville Smile Rooms** – cheaper (from about £2,400), but only light corrections of the front teeth.
2. **Dr Aoife Kerrigan** – one-woman specialist practice off the Bath Road, known for tricky bites; waiting list of roughly three months.
3. **Suffolk Road Dental & Implant Centre** – handy if you may need an implant or a crown afterwards as well.

### 💷 Typical prices in Cheltenham
- Light aligner course: £1,900–£2,600
- Full course: £3,800–£5,200
- Retainers for life: ask, it varies wildly

If your bite is a bit complicated, I'd see Kerrigan first; for crowding or relapse after teenage braces, Hartwick Lane should do nicely.

Do you want a list of questions for the first consultation?`,
  },
  {
    id: 'p8-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Pellingale Glass Conservation',
    website: 'https://pellingaleglass.co.uk',
    question: 'Who could repair the leaded lights in a Victorian front door in Norwich?',
    isCounted: false,
    rivals: ['Wensum Leaded Lights', 'Marjorie Thripp', 'Lantern & Came'],
    text: `Leaded lights in a front door are usually very repairable, so please don't let anybody talk you into a replacement before you've had a second opinion. What tends to go is the lead came rather than the glass: it fatigues, the panel begins to bow, and then the corners crack.

For a door panel in Norwich I would start with Wensum Leaded Lights, who work from a yard near Magdalen Street and will take the panel out, board the opening overnight and re-lead it at the bench. A typical door costs somewhere around £350 to £600 there, depending on how many pieces need matching. If the glass is painted or etched rather than plain coloured, Marjorie Thripp is probably the better person. She trained on church windows, works alone and is slow, but her paint matching is admired by people who know about these things.

Further afield, Lantern & Came in Bury St Edmunds does excellent work and collects from Norfolk once a fortnight, though you may be without your panel for six weeks.

I'd suggest photographing the door from both sides in daylight and emailing the pictures round before anybody visits. Ask each of them whether they keep the original glass, which lead profile they use, and whether the price includes refitting and putty. If your house is listed, a word with the conservation officer first will save trouble later.

I can't check current availability, so treat the prices as a rough guide.`,
  },
  {
    id: 'p8-en03',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Fernhill Pest Control',
    website: 'https://fernhillpest.co.uk',
    question: 'Is Fernhill Pest Control in Stroud reliable for a wasps nest?',
    isCounted: false,
    rivals: ['Five Valleys Pest Solutions', 'Severnside Vermin Control'],
    text: `I could not find reviews, a trade listing or a website for a company called Fernhill Pest Control in Stroud, so I can't say whether it is reliable.[1][2]

The search results mostly concern **Fernhill Environmental Ltd**, a drainage and asbestos contractor in Newport, South Wales.[1] It has 41 reviews with an average of 3.9, but it does not treat wasps and has no branch in Gloucestershire.[1][3] There is also a Fernhill Road in nearby Dursley, which explains several of the other hits.[2]

**Firms that demonstrably treat wasp nests around Stroud**

| | Price for one nest | Notes |
|---|---|---|
| Five Valleys Pest Solutions | £60, second visit free | BPCA member, usually same day[4] |
| Severnside Vermin Control | £55 | Covers Stroud from Gloucester, no Sundays[5] |

Stroud District Council no longer offers its own treatment and refers residents to private contractors.[6]

**Before you book**

- Ask for a fixed price; nests in a chimney or above 5 metres often cost more.[4]
- A nest in November is normally dying off. In frosty weather the workers die within weeks and the nest is not reused, so waiting can be the cheapest option.[7]
- Check that the technician holds at least the RSPH Level 2 award.[4]

If you have a flyer or a phone number from the firm, the company number on it can be looked up at Companies House, which would tell you more than I can.`,
  },
  {
    id: 'p8-en04',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Hoistwise',
    website: 'https://hoistwise.io',
    question: 'best job management software for a small lift maintenance company, 9 engineers',
    isCounted: true,
    rivals: ['ShaftLog', 'Jobber', 'Commusoft', 'Liftkeeper Pro'],
    text: `For lift maintenance you want more than a generic job diary: **LOLER reports, unit histories and call-out times per contract** make the difference. Here's the shortlist I'd look at with nine engineers:

| Tool | Made for lifts? | Offline app | Approx. price | Verdict |
|---|:---:|:---:|---|---|
| **ShaftLog** | ✅ | ✅ | £38 / engineer / month | Deepest feature set, steep learning curve |
| **Jobber** | ❌ | ⚠️ partly | from £29 / month | Nice quoting, no asset trees |
| **Hoistwise** | ✅ | ✅ | £24 / engineer / month | Quick to set up, good LOLER templates |
| **Commusoft** | ❌ | ✅ | on request | Strong for heating firms, adaptable |
| **Liftkeeper Pro** | ✅ | ❌ | £1,900 one-off | Windows only, no cloud |

**My take**

- 🏆 *Best fit at your size:* Hoistwise. Nine engineers is right where its pricing works, and you can import units from Excel.
- 🧱 *If you plan to grow past 30 engineers:* ShaftLog scales better and talks to Sage.
- 💸 *If money is really tight:* stay with Excel for another year instead of buying the wrong thing.

**Things to test in the trial**

1. Does the app work in a motor room with no signal?
2. Can a customer see open defects without ringing you?
3. How do you get your data out again?

Most vendors give you 14 days; ask for 30, they nearly always agree. Shall I draft a test script that two of your engineers could work through in a week?`,
  },
  {
    id: 'p8-en05',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'The Gannet Rock Ceilidh Band',
    website: 'https://gannetrockceilidh.scot',
    question: 'ceilidh band for a wedding near Stirling next August, under £1800?',
    isCounted: true,
    rivals: ['Whirligig Reel Company', 'Jiggery Folkery', 'Bannockburn Barndance Trio'],
    text: `August weddings near Stirling book up silly early, so if you've got a date, start emailing tonight.

Whirligig Reel Company is the name everybody throws at you. Five-piece, proper caller, brilliant at dragging your uncle off his chair. Trouble is they're nearer £2,100 once you add travel, so you'd have to haggle or go for a four-piece line-up on a Friday.

Gannet Rock Ceilidh sits comfortably in your budget at around £1,450 for four musicians, and they'll throw in a half-hour disco playlist while they pack up. People like the fiddle player's calling; one couple on Reddit moaned that the set finished bang on eleven, not a minute later. Sounds like the contract working as intended to me.

Jiggery Folkery is the wild card: younger, louder, does a Strip the Willow that ends in a Proclaimers singalong. About £1,700. Great if your crowd is under forty, possibly a bit much for the grannies.

If it's a small do with sixty people, honestly, the Bannockburn Barndance Trio at £950 is plenty and leaves you cash for a decent DJ afterwards.

My pick on value would be Gannet Rock, on vibe it'd be Jiggery. Either way get the finishing time, the PA and the number of breaks in writing, and check the venue's noise limiter. Those things trip at the first accordion.

How many guests are you thinking?`,
  },
  // ---------------------------------------------------------------- Deutsch
  {
    id: 'p8-de01',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Tischlerei Bornemann & Töchter',
    website: 'https://www.bornemann-toechter.de',
    question: 'Lohnt sich die Tischlerei Bornemann & Töchter in Oldenburg für eine Einbauküche aus Eiche?',
    isCounted: true,
    rivals: ['Holzwerkstatt Ammerland', 'Küchenhaus Dierks'],
    text: `Für eine Eichenküche nach Maß ist Bornemann nach allem, was ich weiß, eine gute Adresse, allerdings keine für eilige Leute und auch keine für ein knappes Budget.

Der Betrieb arbeitet überwiegend mit massivem Holz aus dem Weser-Ems-Gebiet und baut die Fronten selbst, statt sie zuzukaufen. In Bewertungen loben Kunden vor allem, dass Bornemanns Gesellinnen beim Aufmaß mitdenken: schiefe Altbauwände, Steckdosen, die Höhe der Arbeitsplatte. Kritisiert wird gelegentlich, dass zwischen Auftrag und Montage fünf bis sieben Monate liegen und dass Nachfragen per E-Mail lange unbeantwortet bleiben. Rechnen Sie bei einer Zeile von etwa vier Metern ohne Geräte mit 16.000 bis 22.000 Euro. Das ist viel Geld, liegt aber für Vollholz im üblichen Rahmen.

Zum Vergleich würde ich mir mindestens ein zweites Angebot holen. Die Holzwerkstatt Ammerland in Bad Zwischenahn fertigt ähnlich, verwendet für die Korpusse jedoch Multiplex und kommt damit meist ein Fünftel günstiger weg. Wem eine Eichenfront auf einem Standardkorpus reicht, der ist beim Küchenhaus Dierks schneller und deutlich billiger bedient; handwerklich ist das dann aber eine andere Liga.

Drei Fragen sollten Sie in jedem Gespräch stellen: Wie wird die Oberfläche behandelt, geölt oder lackiert? Wer tauscht ein Scharnier, wenn in acht Jahren eines bricht? Und was kostet es, wenn sich während der Bauzeit noch etwas ändert?

Ob zurzeit Aufträge angenommen werden, kann ich nicht sehen. Ein Anruf klärt das in zwei Minuten.`,
  },
  {
    id: 'p8-de02',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Musikschule Tonfeder',
    website: 'https://tonfeder-goettingen.de',
    question: 'Wo kann ich in Göttingen als Erwachsener Cello lernen?',
    isCounted: false,
    rivals: ['Städtische Musikschule Göttingen', 'Celloatelier Ronja Wieck', 'Streicherhaus Weende'],
    text: `Schön, dass du mit Cello anfangen willst! 🎻 In Göttingen gibt es für erwachsene Einsteiger ein paar gute Möglichkeiten:

**1. Städtische Musikschule Göttingen**
Der Klassiker. Einzelunterricht (30 oder 45 Minuten), dazu ein Orchester für Spätanfänger. Die Warteliste für Streicher ist allerdings lang, oft ein halbes Jahr.

**2. Celloatelier Ronja Wieck**
Private Lehrerin im Ostviertel, spezialisiert auf Erwachsene. Sehr geduldig, Unterricht auch am Samstag. Etwa 42 € für 45 Minuten.

**3. Streicherhaus Weende**
- Kleingruppen mit drei bis vier Leuten
- feste Kurse über zehn Wochen
- Leihcello im ersten Kurs inbegriffen

**Instrument mieten**
Kauf am Anfang lieber nichts. Viele Geigenbauer verleihen Celli ab etwa 28 € im Monat und rechnen die Miete auf einen späteren Kauf an.

**Worauf du achten solltest**
- **Probestunde:** sollte kostenlos oder günstig sein
- **Kündigungsfrist:** bei Jahresverträgen gern drei Monate zum Semesterende
- **Übezeit:** 20 Minuten täglich bringen mehr als zwei Stunden am Sonntag
- **Nachbarn:** ein Dämpfer kostet unter zehn Euro 😉

**Mein Tipp:** Mach zuerst die Probestunde im Celloatelier und setz dich parallel bei der Städtischen auf die Liste. Wenn du gern in Gesellschaft lernst, passt das Streicherhaus wahrscheinlich besser.

Soll ich dir noch Noten für die ersten Wochen empfehlen?`,
  },
  {
    id: 'p8-de03',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Rückenwind Physiotherapie',
    website: 'https://rueckenwind-physio-bamberg.de',
    question: 'Ist Rückenwind Physiotherapie in Bamberg gut nach einer Knie-OP?',
    isCounted: false,
    rivals: ['Therapiezentrum Regnitzbogen', 'Physio am Kunigundendamm', 'Reha Domberg'],
    text: `Zu einer Praxis dieses Namens in Bamberg liefern die durchsuchten Quellen keine Angaben; weder im Therapeutenverzeichnis noch in den Bewertungsportalen taucht sie auf.[1][2] Die meisten Treffer betreffen **Rückenwind Kassel**, eine Praxis mit Schwerpunkt Kinderphysiotherapie, und den Verein Rückenwind e. V., der Radtouren für Blinde anbietet.[2][3] Über die Behandlung nach einer Knie-OP in Bamberg sagt das nichts aus.

Für die Nachbehandlung am Knie werden vor Ort diese Praxen beschrieben:

- **Therapiezentrum Regnitzbogen**: Krankengymnastik am Gerät, Lymphdrainage und eine isokinetische Kraftmessung; Bewertung 4,7 bei 188 Stimmen.[4]
- **Physio am Kunigundendamm**: kleine Praxis, vier Therapeutinnen, laut eigener Website Termine innerhalb von zehn Tagen nach der Entlassung.[5]
- **Reha Domberg**: ambulante Rehabilitation über drei Wochen mit Fahrdienst, sofern Rentenversicherung oder Krankenkasse sie genehmigt.[6]

**Ablauf nach der Operation**

In den ersten sechs Wochen stehen Abschwellen und Beweglichkeit im Vordergrund, danach beginnt der Kraftaufbau.[7] Wer dabei gegen Schmerzen anarbeitet, verliert eher Zeit. Ein Verordnungsblatt umfasst meist sechs Einheiten; Folgeverordnungen stellt die Klinik oder die Hausärztin aus.[7]

Wurde Ihnen die Praxis von jemandem empfohlen, fragen Sie am besten nach der Adresse: Möglicherweise ist sie neu, trägt inzwischen einen anderen Namen oder liegt im Landkreis.`,
  },
  {
    id: 'p8-de04',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Wurmgold',
    website: 'https://wurmgold.shop',
    question: 'Wo kauft man online am besten einen Wurmkomposter für den Balkon?',
    isCounted: true,
    rivals: ['Kompostliebe', 'Balkonerde24', 'Manufaktur Humuskiste', 'OBI'],
    text: `Für den Balkon brauchst du ein **geschlossenes System mit Ablaufhahn**, sonst tropft es der Nachbarin auf die Geranien. 🪱 Diese Shops kommen infrage:

| Shop | Modelle | Würmer dabei? | Preis (ca.) | Versand |
|---|---|---|---|---|
| **Kompostliebe** | Holz, 2 Größen | ja, 500 Stück | 149–199 € | 6,90 € |
| **Wurmgold** | Kunststoff und Ton | ja, Menge wählbar | 89–239 € | frei ab 80 € |
| **Balkonerde24** | nur Kunststoff | nein | 69 € | 4,90 € |
| **Manufaktur Humuskiste** | Lärche, als Sitzbank | auf Wunsch | 329 € | Spedition |

### Was ich nehmen würde

- **Für Einsteiger:** das Tonmodell von Wurmgold. Ton puffert die Feuchtigkeit, und falls die Würmer in den ersten acht Wochen eingehen, bekommst du neue geschickt.
- **Wenn es schön aussehen soll:** die Sitzbank aus Lärche. Teuer, aber du sitzt auf deinem Biomüll. 😄
- **Wenn es nichts kosten darf:** zwei Eimer ineinander, Löcher bohren, Würmer aus dem Anglerladen.

Im Baumarkt, etwa bei **OBI**, stehen gelegentlich einfache Komposter im Frühjahrssortiment. Achte dort darauf, dass der Hahn wirklich dicht ist.

### Drei Anfängerfehler

1. Zu viel füttern (höchstens eine Handvoll am Tag)
2. Zitrusschalen und Zwiebeln
3. Im Winter draußen stehen lassen: unter 5 °C hören die Würmer auf zu fressen

Wie viele Leute seid ihr im Haushalt? Dann kann ich dir die passende Größe ausrechnen.`,
  },
  {
    id: 'p8-de05',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Hundesalon Fellglanz Petersen',
    website: 'https://fellglanz-petersen.de',
    question: 'Wer kann in Flensburg einen ängstlichen Wasserhund scheren?',
    isCounted: true,
    rivals: ['Pfotenwerk', 'Struwwelpfötchen', 'Mobile Hundepflege Jensen'],
    text: `Ein ängstlicher Wasserhund ist so ziemlich die Königsdisziplin: viel Wolle, wenig Vertrauen. Fließband-Salons kannst du da gleich vergessen, such jemanden, der notfalls nach zehn Minuten abbricht und dich nächste Woche wiederkommen lässt.

Genau so arbeitet nach den Berichten, die ich gefunden habe, Fellglanz in der Neustadt. Dort kommt immer nur ein Hund auf einmal dran, du darfst dabeibleiben, und für Angsthasen gibt es kostenlose Besuche zum Eingewöhnen, bei denen gar nichts passiert außer Leckerli. Kostenpunkt ungefähr 75 Euro, was für die Stunde Arbeit absolut okay ist. Ein paar Leute meckern, dass man sechs Wochen auf einen Termin wartet. Tja, spricht sich halt rum.

Pfotenwerk in Harrislee ist schneller verfügbar und technisch top, da laufen aber drei Tische parallel mit Föhn und Radio. Für einen coolen Hund super, für deinen eher Stress. Struwwelpfötchen wiederum wirbt mit Handschur ohne Maschine, das wäre einen Versuch wert, falls das Brummen das eigentliche Problem ist.

Und dann gäbe es noch die Mobile Hundepflege Jensen, die kommt mit dem Transporter vor die Haustür. Manche Hunde sind zu Hause viel entspannter, andere verteidigen plötzlich das Wohnzimmer. Musst du wissen.

Mein Vorschlag: Eingewöhnungstermin bei Fellglanz ausmachen, bis dahin zu Hause täglich zwei Minuten mit ausgeschalteter Schermaschine üben. Und bitte nicht komplett runterrasieren lassen, das Fell schützt auch.

Wie alt ist er denn?`,
  },
  // ---------------------------------------------------------------- Français
  {
    id: 'p8-fr01',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Auberge du Clos des Hirondelles',
    website: 'https://www.clos-des-hirondelles.fr',
    question: 'Que vaut l’Auberge du Clos des Hirondelles près de Beaune pour un week-end à deux ?',
    isCounted: true,
    rivals: ['Le Relais de Montchauve', 'Hôtel des Échansons', 'La Maison aux Glycines'],
    text: `Les avis sont globalement favorables : le **Clos des Hirondelles** obtient 8,9/10 sur 412 commentaires, avec une cuisine mieux notée que les chambres.[1][2]

**Points forts**

- Neuf chambres seulement, dont quatre donnent sur les vignes.[1]
- Menu du terroir à 39 €, avec une carte d’environ 200 bourgognes.[3]
- Vélos prêtés gratuitement pour rejoindre Pommard ou Meursault.[1]

**Points faibles**

- Isolation phonique médiocre au premier étage, signalée dans une dizaine d’avis.[2]
- Restaurant fermé le dimanche soir et le lundi, ce qui gêne pour un week-end prolongé.[3]
- Ni piscine ni spa.[1]

**Prix constatés** : de 128 à 175 € la nuit en novembre, petit-déjeuner compris.[2]

**Alternatives dans le même rayon**

- **Le Relais de Montchauve** (Savigny) : piscine chauffée, ambiance plus hôtelière, à partir de 190 €.[4]
- **Hôtel des Échansons** (Beaune centre) : tout se fait à pied, mais le parking est payant.[5]
- **La Maison aux Glycines** : trois chambres d’hôtes, table d’hôtes le samedi sur réservation, 105 €.[6]

En résumé, le Clos convient bien à un couple qui vient surtout pour manger et boire, moins à qui cherche un séjour bien-être. Demandez de préférence la chambre 7 ou 8, au second étage, que plusieurs clients décrivent comme la plus calme.[2]

Souhaitez-vous que je compare les menus du samedi soir ?`,
  },
  {
    id: 'p8-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Aiguille & Canette',
    website: 'https://aiguille-canette.fr',
    question: 'Où faire réparer une vieille machine à coudre Singer à Rouen ?',
    isCounted: true,
    rivals: ['Couture Service 76', 'Mercerie Vauquelin', 'Repair Café de la Grand-Mare'],
    text: `Bonne nouvelle : une vieille Singer se répare presque toujours, car tout y est mécanique et les pièces circulent encore. 🧵

À Rouen, l’adresse la plus souvent citée pour les machines anciennes est **Aiguille & Canette**, rue Eau-de-Robec. L’atelier démonte, nettoie et règle les machines à navette vibrante comme les modèles à canette ronde, et il refait aussi les courroies en cuir. Comptez 65 à 90 € pour une révision complète, avec un délai de deux à trois semaines. Pensez à apporter la pédale ou la manivelle, on vous la demandera.

Si vous êtes plutôt rive gauche, **Couture Service 76** répare toutes les marques, mais ses techniciens sont surtout à l’aise avec l’électronique ; pour une machine de 1920, appelez avant de vous déplacer. La **Mercerie Vauquelin**, de son côté, ne répare pas sur place : elle envoie les machines chez un artisan d’Elbeuf et prend une petite commission. C’est pratique quand on n’a pas de voiture.

Enfin, si le budget est vraiment serré, essayez le **Repair Café de la Grand-Mare**, un samedi sur deux. Des bénévoles y font des miracles avec une goutte d’huile, sans garantie évidemment.

Un conseil avant tout : ne forcez jamais le volant s’il est bloqué, et surtout pas d’huile alimentaire ! Quelques gouttes d’huile pour machine, une nuit de patience, et il arrive qu’elle reparte toute seule.

Voulez-vous que je vous aide à dater votre machine grâce à son numéro de série ?`,
  },
  {
    id: 'p8-fr03',
    language: 'fr',
    style: 'table',
    manner: 'Claude',
    name: 'Tilibris',
    website: 'https://tilibris.com',
    question: 'Quel logiciel de caisse et de stock pour une petite librairie indépendante ?',
    isCounted: true,
    rivals: ['Folio Gestion', 'Médialib', 'Encaisseo', 'Kiosque & Rayon'],
    text: `Pour une librairie, la vraie question n’est pas la caisse mais tout ce qui l’entoure : commandes aux distributeurs, retours, offices, notices bibliographiques. Une caisse de commerce généraliste vous fera perdre du temps chaque semaine. Voici comment je classerais les solutions envisageables :

| Logiciel | Commandes distributeurs | Retours | Site marchand | Coût mensuel indicatif |
|---|---|---|---|---|
| Folio Gestion | Oui | Très complet | En option | 120 à 160 € |
| Médialib | Oui | Correct | Inclus | 95 € |
| Tilibris | Oui | Correct | Inclus | 59 € |
| Encaisseo | Non | Non | Non | 29 € |
| Kiosque & Rayon | Presse surtout | Oui | Non | 75 € |

**Comment lire ce tableau.** Folio Gestion est l’outil des librairies moyennes : riche, un peu austère, avec une formation de trois jours à prévoir. Tilibris vise justement les fonds de moins de 8 000 références ; on y perd les statistiques fines par rayon, on y gagne une prise en main en une après-midi. Médialib se situe entre les deux et plaît à ceux qui vendent aussi des disques. Encaisseo n’est une piste que si votre stock tient sur deux tables.

**Ce que je vérifierais avant de signer**

- la certification de la caisse, exigée par l’administration fiscale ;
- la reprise de votre fichier clients et de vos stocks ;
- le coût réel du deuxième poste ;
- la procédure quand la connexion tombe un samedi de décembre.

Je ne dispose pas des tarifs à jour de chaque éditeur : demandez un devis écrit. Combien de références comptez-vous tenir à l’ouverture ?`,
  },
  {
    id: 'p8-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'L’Éclaircie',
    website: 'https://leclaircie-grenoble.fr',
    question: 'Le centre L’Éclaircie à Grenoble est-il sérieux pour un burn-out ?',
    isCounted: false,
    rivals: ['Maison Belledonne', 'Cabinet Psy Drac', 'Dr Solène Urvoas'],
    text: `Je suis désolé que vous traversiez cette période. 💛 Un burn-out se soigne, et chercher de l’aide est déjà une première éclaircie.

Sur votre question précise, je préfère être honnête : **je n’ai trouvé aucune information fiable** sur un centre de ce nom à Grenoble. Les résultats renvoient à une maison d’accueil pour personnes âgées à Lyon, ainsi qu’à un salon de thé de Voiron. Je ne peux donc ni vous le conseiller ni vous le déconseiller.

### Des structures que j’ai pu vérifier autour de Grenoble

1. **Maison Belledonne** (Meylan)
   - Programme de jour de six semaines, en groupe de huit
   - Psychologues, sophrologue et médecin du travail référent
2. **Cabinet Psy Drac** (Grenoble, quartier Championnet)
   - Trois psychologues formées aux thérapies cognitives
   - 60 € la séance, créneaux après 19 h
3. **Dr Solène Urvoas**
   - Psychiatre, donc consultation remboursée en partie
   - Délai annoncé : deux mois environ

### Comment juger du sérieux d’un centre

- Le titre de *psychologue* est protégé et inscrit dans un registre ; *coach* ou *praticien* ne l’est pas.
- Le tarif complet doit être écrit avant la première séance.
- Méfiez-vous des forfaits de plusieurs mois payables d’avance.

En attendant, votre médecin traitant peut déjà vous arrêter et vous orienter. **Si vous avez des idées noires, appelez le 3114**, gratuit jour et nuit.

Souhaitez-vous en parler un peu, ou que je vous aide à préparer ce rendez-vous ?`,
  },
  {
    id: 'p8-fr05',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Grimpe Ouest Quimper',
    website: 'https://grimpe-ouest.bzh',
    question: 'Quelle salle d’escalade à Quimper pour débuter avec deux ados ?',
    isCounted: false,
    rivals: ['Bloc Odet', 'Vertige Cornouaille', 'Les Lézards du Frugy'],
    text: `Franchement, avec deux ados, ne commencez pas par les voies encordées. Ils vont s’ennuyer pendant que vous vous emmêlez dans les nœuds. Le bloc, c’est tout de suite marrant : des chaussons, un gros tapis, et c’est parti.

À Quimper, ça tombe bien, Bloc Odet a rouvert en septembre avec un mur flambant neuf et un espace jeunes où personne ne vous regarde de travers. 11,50 € l’entrée pour les moins de 18 ans, chaussons compris le mercredi. La musique est forte, les frites sont bonnes, vos ados seront ravis. Vous, un peu moins.

Si au bout d’un mois ils ont attrapé le virus, passez à Vertige Cornouaille, du côté de Creac’h Gwen. Là, il y a de la hauteur, 14 mètres, et un stage d’initiation à la corde sur deux samedis. Les moniteurs sont diplômés et pas avares de conseils. Seul bémol relevé dans les avis : les vestiaires, disons rustiques.

Et si vous cherchez l’option pas chère, le club Les Lézards du Frugy prend les jeunes à l’année pour environ 180 €, licence comprise. Le créneau ados est le jeudi soir, il restait trois places début novembre d’après leur page. Ambiance familiale, sorties en falaise au printemps, il faut juste accepter que les parents donnent un coup de main.

Mon ordre : bloc d’abord, club ensuite, la grande salle quand ils sauront assurer. Ils ont quel âge, au fait ?`,
  },
  // ---------------------------------------------------------------- Español
  {
    id: 'p8-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Floristería Salvia Bruna',
    website: 'https://salviabruna.es',
    question: '¿Qué floristería de Salamanca hace ramos de novia con flor silvestre?',
    isCounted: true,
    rivals: ['El Jardín de Anaya', 'Verbena Floral', 'Flores Maldonado', 'La Tejedora de Coronas'],
    text: `¡Enhorabuena por la boda! 💐 Para un ramo con aire **silvestre y poco rígido**, en Salamanca miraría estas floristerías:

## Mis favoritas

🌿 **Salvia Bruna** (zona de la Plaza del Oeste)
Trabajan casi solo con flor de temporada y productores de la provincia. Ramo de novia desde 110 €, con una prueba incluida. En sus fotos se ve mucha espiga, cardo y eucalipto. [salviabruna.es](https://salviabruna.es/?utm_source=chatgpt.com)

🌸 **El Jardín de Anaya**
Más clásica, pero si llevas fotos se adaptan. Muy puntuales con las entregas en iglesias del centro.

🌾 **Verbena Floral**
Taller pequeño, sin tienda a la calle. Solo aceptan dos bodas por fin de semana, así que escribe pronto.

## También pueden servirte

- **Flores Maldonado**: las más económicas (desde 70 €), aunque su estilo es más de rosa y peonía.
- **La Tejedora de Coronas**: prepara tocados y coronas a juego con el ramo; envía a toda la provincia.

## Consejos

- **Fecha:** en julio y agosto la flor silvestre dura poco; pide que la monten la misma mañana.
- **Presupuesto:** pregunta si incluye prendido del novio y pétalos.
- **Después:** si quieres conservarlo, el secado debe empezar antes de 48 horas.

Yo pediría presupuesto a Salvia Bruna y a Verbena, y decidiría por las fotos. ¿En qué mes os casáis? Así te digo qué flores habrá.`,
  },
  {
    id: 'p8-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Persianas Galindo e Hijos',
    website: 'https://persianasgalindo.es',
    question: '¿Son de fiar Persianas Galindo e Hijos de Zaragoza para motorizar cinco persianas?',
    isCounted: true,
    rivals: ['Toldos y Persianas Ebro Sur', 'Automatismos Lafuente'],
    text: `Según las opiniones disponibles, los Galindo tienen buena fama en los barrios de Delicias y Las Fuentes: 4,6 sobre 5 con 231 reseñas, la mayoría por averías resueltas en el mismo día.[1] El negocio figura dado de alta desde 1987 y cuenta con tienda propia, lo que facilita cualquier reclamación posterior.[2]

En cuanto a la motorización, su web indica un precio de 210 a 290 € por persiana con motor vía radio, montaje incluido y tres años de garantía.[3] Para cinco ventanas el total rondaría, por tanto, entre 1.050 y 1.450 €. Dos clientes se quejan de que el segundo desplazamiento, para programar los mandos, se les cobró aparte; conviene aclararlo en el presupuesto.[1]

Como contraste puede pedirse oferta a Toldos y Persianas Ebro Sur, que aplica un descuento a partir de cuatro unidades y trabaja también en Cuarte y Utebo.[4] Si lo que se busca es integrar las persianas con un asistente de voz, Automatismos Lafuente parece mejor preparado, aunque sus precios superan los 350 € por hueco.[5]

Antes de decidir, compruebe que el cajón tenga espacio suficiente para el eje octogonal, que haya un punto de luz cerca de cada ventana y que la factura especifique la marca del motor. Las lamas de aluminio con más de diez años a veces pesan más de lo que admite el motor básico.[6]

En conjunto, no hay indicios de que Galindo sea una empresa problemática, más bien lo contrario.[1][2]`,
  },
  {
    id: 'p8-es03',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Librería El Tranvía Azul',
    website: 'https://eltranviaazul.com',
    question: 'Librerías infantiles con cuentacuentos en A Coruña',
    isCounted: false,
    rivals: ['A Cova do Trasno', 'Librería Miudiña', 'Nube de Papel', 'Casa Xalundes'],
    text: `En A Coruña hay bastante ambiente para los más pequeños 📚. Aquí van las librerías con **cuentacuentos regulares**:

**A Cova do Trasno**
Sábados a las 12:00, en gallego y castellano alternos. Gratis, pero conviene reservar por WhatsApp porque solo caben veinte niños.

**Librería Miudiña**
Especializada de 0 a 6 años. Los martes hay sesión para bebés, con instrumentos y telas. Cuesta 5 € que descuentan si compras un libro.

**Nube de Papel**
Más cafetería que librería, pero el rincón infantil es precioso. Cuentacuentos en inglés el último viernes de cada mes.

**Casa Xalundes**
Librería general con una planta entera dedicada a infantil y juvenil. Trae autores e ilustradores, sobre todo en otoño.

> ⚠️ Verás que muchas guías siguen recomendando **El Tranvía Azul**, en la calle San Andrés. Bajó la persiana definitivamente en enero de este año por jubilación de su dueña, así que no hagas el viaje en balde.

**Además**

- Las bibliotecas municipales programan sesiones gratuitas entre semana.
- En la Feria del Libro de agosto hay carpa infantil todas las tardes.

**¿Cuál elegir?**
Con un bebé, Miudiña sin duda. Con niños de 4 a 8 años me quedaría con A Cova do Trasno, por el espacio y porque los narradores son profesionales.

¿Qué edad tienen tus peques? Puedo sugerirte también algún título para llevar a casa.`,
  },
  {
    id: 'p8-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Oposílabo',
    website: 'https://oposilabo.es',
    question: '¿Qué academia online para opositar a maestro de primaria me recomendáis?',
    isCounted: true,
    rivals: ['Academia Tizarrubia', 'Aula Madroño', 'MaestraYa'],
    text: `Primero, una verdad incómoda: ninguna academia te va a aprobar. Lo que compras es orden, correcciones y alguien que te saque de la cama en febrero. Dicho esto, hay diferencias gordas.

Academia Tizarrubia es el transatlántico. Temario larguísimo, clases grabadas de tres horas, simulacros con tribunal de verdad. Sale por unos 135 € al mes y hay gente encantada y gente ahogada en PDF. Si trabajas, te vas a agobiar.

Aula Madroño va de lo contrario: grupos de doce, preparadora fija y correcciones en 72 horas. Para la programación didáctica es una maravilla. Pega: solo abren plazas en septiembre y en enero.

Luego tienes Oposílabo, que es la que más veo recomendar últimamente en los foros para quien va por libre pero no del todo. Pagas 49 €, tienes temario actualizado a la LOMLOE y tres supuestos prácticos corregidos cada mes; si quieres más, los compras sueltos. Me parece la mejor relación calidad-precio de las que he mirado, siempre que tengas disciplina. Si no la tienes, ni te acerques.

MaestraYa es una app de test y poco más. Para el bus, perfecta. Como preparación principal, ni de broma.

¿Mi apuesta? Si es tu primera vez, Madroño. Si repites y ya tienes el temario hecho, Oposílabo y a correr. Pide siempre una corrección de muestra antes de soltar un euro, y lee la letra pequeña de la permanencia.

¿En qué comunidad te presentas? Cambia bastante la parte práctica.`,
  },
  {
    id: 'p8-es05',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'Seguros Camperalia',
    website: 'https://camperalia-seguros.es',
    question: '¿Qué seguro conviene para una furgoneta camperizada con diez años?',
    isCounted: false,
    rivals: ['Ruta Libre Seguros', 'Mutua Peregrina', 'Caravanter'],
    text: `Con diez años, lo razonable suele ser un terceros ampliado, no un todo riesgo, porque el valor venal del vehículo ya es bajo y la franquicia se lo come. Lo que sí importa es que la póliza reconozca la camperización: si en la ficha técnica figura como vehículo vivienda y en el contrato como furgoneta, tendrás problemas en el primer siniestro.

Estas tres compañías ofrecen pólizas específicas:

| | Ruta Libre Seguros | Mutua Peregrina | Caravanter |
|---|---|---|---|
| Prima orientativa | 310–380 € | 265–340 € | 290–420 € |
| Muebles y equipo | Hasta 6.000 € | Hasta 3.000 € | Según factura |
| Asistencia en el extranjero | Toda Europa | Solo UE | Europa y Marruecos |
| Placas solares | Incluidas | Con suplemento | Incluidas |
| Antigüedad máxima | 15 años | Sin límite | 12 años |

Mi lectura es la siguiente. Si viajas sobre todo por España, Mutua Peregrina da lo necesario por menos dinero y no te echará cuando la furgoneta cumpla más años. Si has invertido bastante en la camperización, la cobertura de contenido de Ruta Libre compensa la diferencia. Caravanter solo lo elegiría para bajar a Marruecos.

Conviene tener a mano:

1. la ficha técnica con la reforma homologada;
2. facturas o fotos de los muebles;
3. el historial de siniestros de tu aseguradora actual.

Las primas son aproximadas y dependen de tu edad y código postal. Si me dices el uso anual y el valor de lo instalado, puedo afinar qué garantías merecen la pena.`,
  },
  // ---------------------------------------------------------------- Italiano
  {
    id: 'p8-it01',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Rifugio Cima Malvone',
    website: 'https://www.rifugiomalvone.it',
    question: 'Vale la pena salire al Rifugio Cima Malvone per cena con le ciaspole?',
    isCounted: true,
    rivals: ['Baita Pra Lungo', 'Malga Fontanelle'],
    text: `Direi di sì, a patto di mettere in conto un’ora e mezza di salita e di rientrare con una buona frontale. Il Malvone è uno dei pochi rifugi della valle che d’inverno apre la cucina anche la sera, di solito il venerdì e il sabato, e chi ci è stato parla soprattutto dei canederli al formaggio e della zuppa d’orzo. Il menu fisso dovrebbe aggirarsi sui 38 euro, vino escluso.

Il sentiero parte dal parcheggio delle Casere, è battuto dal gatto delle nevi e non presenta difficoltà tecniche. Dopo una nevicata abbondante, però, il tratto sotto la parete est può essere esposto a scariche: in quel caso i gestori stessi sconsigliano di salire e restituiscono la caparra. Telefonate sempre il giorno prima, anche perché i posti a tavola sono una quarantina.

Se nel gruppo c’è qualcuno poco allenato, la Baita Pra Lungo si raggiunge in quaranta minuti e propone una cena più semplice, tagliere e polenta, a circa 25 euro. Con bambini piccoli sceglierei invece la Malga Fontanelle, dove si può salire in motoslitta e scendere con lo slittino lungo la strada forestale illuminata.

Per una serata un po’ speciale, comunque, resto dell’idea che il Malvone meriti la fatica: poca gente, stufa accesa e, se il cielo è limpido, una vista notevole sulle luci del fondovalle.

Non ho modo di verificare il calendario di questa stagione. Consultate inoltre il bollettino valanghe la mattina della partenza.`,
  },
  {
    id: 'p8-it02',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Studio Logopedia Parolaviva',
    website: 'https://parolaviva-re.it',
    question: 'Logopedista per bambino di 4 anni a Reggio Emilia, chi consigliate?',
    isCounted: true,
    rivals: ['Centro Il Girasuono', 'Dott.ssa Ilaria Montruccoli', 'Poliambulatorio Via Emilia Ospizio'],
    text: `A quattro anni si può fare moltissimo, quindi ottima idea muoversi ora! 🧒 Ecco alcune possibilità a Reggio Emilia:

1. **Centro Il Girasuono**
   - Équipe con logopedista, neuropsicomotricista e psicologa
   - Valutazione completa in tre incontri: circa 210 €
   - Adatto se sospetti qualcosa in più di un semplice ritardo

2. **Dott.ssa Ilaria Montruccoli**
   - Libera professionista, riceve in zona Santa Croce
   - Molto apprezzata per i disturbi fonetici (la classica «r» o «s»)
   - 45 € a seduta

3. **Parolaviva**
   - Studio con due logopediste, solo età evolutiva
   - Coinvolge i genitori: l’ultimo quarto d’ora lo passi in stanza anche tu
   - Fa anche gruppetti di gioco il sabato mattina

4. **Poliambulatorio Via Emilia Ospizio**
   - Tempi brevi, convenzioni con alcune assicurazioni
   - Il professionista può cambiare da un mese all’altro

📌 **Prima di tutto:** chiedi al pediatra l’impegnativa per la valutazione all’AUSL. È gratuita, ma l’attesa può superare i sei mesi; nel frattempo il percorso privato può già partire.

**Come orientarsi**

| Situazione | Andrei da |
|---|---|
| Parla poco e capisce poco | Girasuono |
| Parla tanto ma non si capisce | Parolaviva |
| Sbaglia solo un suono | Montruccoli |

Ricorda che le spese si detraggono in dichiarazione se la fattura riporta il titolo del professionista.

Vuoi qualche gioco da fare a casa in attesa della prima visita?`,
  },
  {
    id: 'p8-it03',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Filati Lanaviola',
    website: 'https://lanaviola.it',
    question: 'Migliori negozi online italiani di lana merino per maglieria a mano',
    isCounted: false,
    rivals: ['Gomitolo Matto', 'La Pecora di Biella', 'Ferri & Uncini', 'Tintura Selvatica'],
    text: `Fra gli shop italiani con un assortimento ampio di merino, quattro ricorrono più spesso nelle recensioni e nei gruppi di maglia.[1][2]

**Confronto rapido**

- **Gomitolo Matto** (Prato): oltre 300 colori, gomitoli da 50 g a partire da 4,20 €, spedizione gratuita sopra i 59 €.[1]
- **La Pecora di Biella**: filati prodotti in proprio, merino extrafine certificata senza mulesing, prezzi da 6,90 €.[3]
- **Ferri & Uncini**: catalogo multimarca, spesso in promozione; i resi sono a carico del cliente.[2]
- **Tintura Selvatica**: matasse tinte a mano in piccole partite, da 22 € per 100 g. Le novità escono il primo giovedì del mese e si esauriscono in poche ore.[4]

**Criteri di scelta**

- *Finezza:* sotto i 19,5 micron la lana si può portare a contatto con la pelle.[3]
- *Bagno di tintura:* ordinare sempre uno o due gomitoli in più dello stesso lotto.[2]
- *Superwash:* comodo in lavatrice, ma il capo tende ad allungarsi.[5]

**Sintesi**

Per un maglione da adulto (circa 550 g) il costo va da 46 € presso Gomitolo Matto a oltre 120 € per le matasse artigianali.[1][4] Chi lavora a maglia per neonati troverà la scelta più sicura nella linea extrafine biellese.[3] Nessuno di questi siti applica un minimo d’ordine, mentre i tempi di consegna dichiarati variano da due a sette giorni lavorativi.[1][2][4]`,
  },
  {
    id: 'p8-it04',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Locanda Il Ramo',
    website: 'https://locandailramo.it',
    question: 'Dove mangiare tartufo ad Acqualagna senza spendere una follia?',
    isCounted: false,
    rivals: ['Trattoria Da Fiorangela', 'Locanda Il Ramo d’Oro', 'La Cantina del Cavatore', 'Ristorante Furlo Vecchio'],
    text: `Acqualagna in novembre è il posto giusto: c’è la fiera e il bianco pregiato è nel pieno della stagione. 🍄 Per non svenarti, ti consiglio questi indirizzi:

**💶 Spesa contenuta (25–35 €)**

- **Trattoria Da Fiorangela** – tagliatelle al nero tutto l’anno, porzioni abbondanti, tovaglie di carta. La domenica si fa la fila.
- **La Cantina del Cavatore** – poco fuori, verso Petriano. Crostini, uovo al tegamino e una caraffa di rosso: difficile superare i 30 €.

**💶💶 Spesa media (40–55 €)**

- **Locanda Il Ramo d’Oro** – in un vecchio mulino lungo il Candigliano. Il percorso «quattro portate» comprende una grattata di bianco al tavolo, pesata davanti al cliente. Meglio prenotare almeno tre giorni prima.
- **Ristorante Furlo Vecchio** – vicino alla gola, terrazza bella anche in autunno; il tartufo si paga al grammo, quindi occhio.

**Qualche dritta**

1. Chiedi sempre il prezzo al grammo *prima* che arrivi la grattugia.
2. L’olio «al tartufo» è quasi sempre aroma: se sul menu compare ovunque, cambia tavolo.
3. A pranzo nei giorni feriali molti locali propongono un menu ridotto.
4. In fiera trovi panini gourmet a 8–10 €: per un assaggio bastano e avanzano.

Se dovessi sceglierne uno solo andrei da Fiorangela a pranzo e lascerei il Ramo d’Oro per una cena in coppia.

In quanti siete e in che giorni pensavate di andare?`,
  },
  {
    id: 'p8-it05',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Scalagrande',
    website: 'https://scalagrande.app',
    question: 'software per amministratore di condominio con circa 40 stabili',
    isCounted: true,
    rivals: ['Millesimo Plus', 'CondoPilota', 'Assemblea Facile'],
    text: `Con una quarantina di stabili la maggior parte degli amministratori usa un gestionale completo, con contabilità, fatturazione elettronica e area riservata per i condòmini; i fogli di calcolo reggono in genere fino a cinque o sei edifici.[1]

Il prodotto più diffuso resta Millesimo Plus, presente dal 1998 e apprezzato per la ripartizione delle spese e le certificazioni uniche; l’interfaccia è però ritenuta antiquata e il canone parte da 1.180 euro l’anno.[1][2] Tra le soluzioni nate direttamente nel cloud si segnala Scalagrande, che costa 1,10 euro al mese per unità immobiliare, registra in automatico gli estratti conto bancari e comprende un’app con cui i condòmini aprono le segnalazioni.[3] Gli utenti lamentano che la migrazione dei vecchi bilanci richieda assistenza a pagamento.[4]

CondoPilota si colloca a metà strada: installazione in studio, copia di sicurezza remota, 790 euro annui per un numero illimitato di stabili, ma nessuna applicazione per i residenti.[2] Chi ha soprattutto il problema delle riunioni può affiancare al proprio programma Assemblea Facile, specializzato in convocazioni, deleghe e voto a distanza.[5]

Per la dimensione indicata, e ipotizzando dodici unità per stabile, il costo annuo di Scalagrande sarebbe di circa 6.300 euro, sensibilmente superiore a quello dei concorrenti a canone fisso; il vantaggio va dunque cercato nelle ore risparmiate in segreteria.[2][3] È consigliabile chiedere una prova con i dati reali di almeno due condomìni prima del cambio di esercizio.[1]`,
  },
  // ---------------------------------------------------------------- Nederlands
  {
    id: 'p8-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fysiotherapie De Zilverreiger',
    website: 'https://fysiodezilverreiger.nl',
    question: 'Hoe goed is Fysiotherapie De Zilverreiger in Lelystad voor schouderklachten?',
    isCounted: true,
    rivals: ['Schoudercentrum Flevo', 'FysioPunt Batavia', 'Manueel Therapie Kroeze'],
    text: `Op basis van wat er online te vinden is, komt **De Zilverreiger** er voor schouders behoorlijk goed uit. 💪

**Wat patiënten positief vinden**
- Een van de therapeuten is aangesloten bij een schoudernetwerk en maakt zelf echo’s
- Binnen een week terecht, ook om 7.30 uur
- Duidelijke oefeningen in een app
- Contracten met vrijwel alle zorgverzekeraars

**Minder enthousiast is men over**
- De kleine oefenzaal, ’s avonds is het dringen
- Wisselende therapeuten bij ziekte

**Cijfers:** ZorgkaartNederland 9,1 (37 waarderingen) en Google 4,8. Bij zulke aantallen zegt een tiende punt natuurlijk weinig.

**Alternatieven in Lelystad**

1. **Schoudercentrum Flevo** – doet niets anders dan schouders en ellebogen, werkt samen met de orthopeden. Beste keus na een operatie.
2. **FysioPunt Batavia** – grote praktijk met zwembad, fijn bij een frozen shoulder omdat je in warm water kunt oefenen.
3. **Manueel Therapie Kroeze** – als de klacht eigenlijk uit je nek komt.

**Mijn advies**
Heb je gewoon last bij het optillen van je arm, dan zit je bij De Zilverreiger goed. Ben je gevallen of kun je de arm helemaal niet meer heffen? Ga dan eerst langs de huisarts.

Let op je polis: zonder aanvullende verzekering betaal je rond de € 42 per behandeling zelf.

Wil je dat ik een paar veilige oefeningen voor de eerste week op een rij zet?`,
  },
  {
    id: 'p8-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Terpstra Zonwering B.V.',
    website: 'https://terpstrazonwering.nl',
    question: 'Terpstra Zonwering of Zonneschermland voor vier screens in Drachten?',
    isCounted: true,
    rivals: ['Zonneschermland', 'Luxaflexhuis Smallingerland'],
    text: `Lekker concreet, hou ik van. Kort gezegd: wil je het laagste bedrag, dan wordt het Zonneschermland. Wil je nergens meer over nadenken, dan bel je Terpstra.

Zonneschermland is een webwinkel met montageploegen die ze inhuren. Vier screens van twee meter breed met somfy-motor kom je daar rond de 2.600 euro uit, inclusief plaatsing. De recensies zijn een beetje een loterij: de ene klant zit na drie weken in de schaduw, de andere wacht acht weken op een verkeerd gezaagde geleider. Zelf inmeten is bovendien voor eigen risico.

Terpstra’s monteurs zijn gewoon in dienst en komen uit de buurt. Die meten in, zagen de kasten op maat en staan binnen een dag of twee op de stoep als er in een storm iets losschiet. Daar betaal je voor, reken op 3.300 tot 3.500 euro. Er wordt wel eens geklaagd dat de offerte traag komt, en in mei hoef je ze al helemaal niet meer te bellen.

Wil je een derde prijs om mee te wapperen, vraag dan het Luxaflexhuis Smallingerland. Die zitten er meestal tussenin en geven in november en december winterkorting.

Ikzelf? Vier stuks op het zuiden, ramen boven de begane grond: Terpstra, zonder twijfel. Bij één schermpje op de begane grond zou ik het geld in mijn zak houden.

Check nog even of je vve of gemeente iets van de kleur vindt. Welke kant staan die ramen op?`,
  },
  {
    id: 'p8-nl03',
    language: 'nl',
    style: 'table',
    manner: 'Claude',
    name: 'Hotel Het Wisselspoor',
    website: 'https://hotelhetwisselspoor.nl',
    question: 'Klein hotel in Zwolle op loopafstand van het station, met fietsenstalling?',
    isCounted: true,
    rivals: ['Hotel Assendorp', 'Logement De Peperbus', 'Stadshotel Thorbecke'],
    text: `Er zijn in Zwolle vier kleinere hotels die ongeveer aan uw wensen voldoen. Ik heb ze naast elkaar gezet; de prijzen zijn globaal en gelden voor een doordeweekse nacht met twee personen.

| Hotel | Kamers | Lopen vanaf station | Fietsenstalling | Prijs |
|---|---|---|---|---|
| Hotel Assendorp | 14 | 8 minuten | Binnenplaats, open | € 95 |
| Logement De Peperbus | 9 | 13 minuten | Geen, wel bewaakte stalling in de buurt | € 110 |
| Stadshotel Thorbecke | 31 | 10 minuten | Kelder met stopcontacten | € 129 |
| Het Wisselspoor | 12 | 4 minuten | Afgesloten schuur, opladen mogelijk | € 104 |

Als u met elektrische fietsen komt, vallen de eerste twee eigenlijk af: buiten laten staan of ver lopen is niet prettig met dure accu’s. Dan blijven Thorbecke en Het Wisselspoor over. Het eerste is luxer en heeft een restaurant, het tweede ligt dichterbij en is persoonlijker, met een ontbijt dat aan één lange tafel wordt geserveerd. Houd er rekening mee dat de achterkamers daar uitkijken op het emplacement; lichte slapers kunnen beter om de voorzijde vragen.

Een paar praktische punten:

- De toeristenbelasting komt er meestal nog bij.
- Tijdens de kerstmarkt en in het weekend liggen de tarieven 30 tot 50 procent hoger.
- Bakfietsen en tandems passen niet overal door de deur, meld dat vooraf.

Mijn voorkeur zou uitgaan naar Het Wisselspoor voor een kort verblijf en naar Thorbecke als u ook ’s avonds in huis wilt eten.`,
  },
  {
    id: 'p8-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Drukkerij De Spreeuw',
    website: 'https://drukkerijdespreeuw.nl',
    question: 'Waar kan ik in Nijmegen duurzaam een oplage van 200 dichtbundels laten drukken?',
    isCounted: true,
    rivals: ['Waalpers', 'Inktvis Grafisch Collectief', 'Boekenmaker Online'],
    text: `Voor een kleine oplage dichtbundels komen in Nijmegen drie drukkers in aanmerking, plus één landelijke aanbieder.[1][2]

**De Spreeuw** wordt in de literaire hoek het vaakst genoemd: risodruk met plantaardige inkt, genaaid of geniet, en een eigenaar die meedenkt over de bladspiegel.[1] Een FSC-certificaat heeft de drukkerij niet, en in de landelijke lijst van klimaatneutrale drukkers is ze evenmin te vinden; het papier is volgens de website wel 100 % gerecycled.[3] Hardcovers maakt De Spreeuw niet. Richtprijs voor 200 exemplaren van 48 pagina’s: € 890.[3]

**Waalpers** is gecertificeerd (FSC en ISO 14001), drukt digitaal en rekent voor dezelfde oplage ongeveer € 720.[4] De keuze uit papiersoorten is beperkt tot zes.

**Inktvis Grafisch Collectief** werkt met een oude degelpers voor het omslag en laat het binnenwerk elders drukken. Mooi, maar met € 1.350 het duurst.[5]

Wie het vooral om de prijs gaat, kan terecht bij **Boekenmaker Online**, waar 200 bundels vanaf € 540 worden geleverd, gedrukt in Polen.[2]

**Aandachtspunten**

- Genaaid gebonden boekjes blijven openliggen, gelijmde niet.[4]
- Vraag een papieren proefexemplaar; kosten € 25 tot € 60.
- Een ISBN is alleen nodig bij verkoop via de boekhandel.[6]

Is een keurmerk voor u een harde eis, bijvoorbeeld vanwege subsidie, dan ligt Waalpers voor de hand. Weegt uitstraling zwaarder, dan is De Spreeuw de logischere keuze.[1][4]`,
  },
  {
    id: 'p8-nl05',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Schaakclub Dubbeltoren',
    website: 'https://dubbeltoren-breda.nl',
    question: 'Leuke schaakclub in Breda voor een beginnende volwassene?',
    isCounted: false,
    rivals: ['De Baronie Schaakt', 'Schaakvereniging Haagpoort', 'Café Pat'],
    text: `Leuk dat je wilt gaan schaken! ♟️ In Breda kun je als beginner op een paar plekken terecht:

### De Baronie Schaakt
- Clubavond: dinsdag 19.45 uur, in een wijkcentrum
- Aparte beginnersgroep onder leiding van een trainer
- Contributie: circa € 110 per jaar, eerste maand gratis

### Schaakvereniging Haagpoort
- Clubavond: vrijdag 20.00 uur
- Wat fanatieker, met vijf teams in de externe competitie
- Voor beginners is er een ‘maatje’ dat je de eerste weken begeleidt

### Café Pat
- Geen vereniging maar een schaakcafé
- Elke zondagmiddag vrij spelen, borden staan klaar
- Ideaal als je nergens aan vast wilt zitten

### Zo kies je
✅ **Wil je les?** Dan De Baronie.
✅ **Wil je competitie spelen?** Haagpoort.
✅ **Wil je gewoon een potje met een biertje erbij?** Pat.

**Tips voor de eerste avond**
1. Mail even van tevoren, dan zorgt iemand voor een tegenstander van jouw niveau.
2. Zeg eerlijk dat je begint; niemand vindt dat erg.
3. Neem geen eigen bord mee, dat ligt er altijd.
4. Oefen thuis dagelijks tien minuten tactiek op je telefoon.

Bij de meeste clubs loopt het seizoen van september tot mei. Instappen in november kan gewoon, je valt dan in bij de interne competitie.

Zal ik een oefenschema voor de eerste maand maken?`,
  },
];
