// A practice set in the proportions of a real one: one question in five names the business. Written and labelled by somebody
// who had not seen the code that reads them. The label rules are those of sixth-sealed-answers.ts.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'nl' };

export const tenthPractice: readonly Reading[] = [
  // ---------------------------------------------------------------- English
  {
    id: 'p10-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Saltcote Wetsuit Repairs',
    website: 'https://www.saltcoterepairs.co.uk',
    question: 'where can I get a ripped wetsuit seam fixed in north Cornwall, or by post?',
    isCounted: true,
    rivals: ['Neoprene Nurse', 'Trevanion Surf Hospital', 'Bodyline Repairs'],
    text: `A split seam is almost always worth fixing – it usually costs a fraction of a new suit. 🌊 These repairers come up most often for **north Cornwall and postal work**:

## 🏄 Drop-off

**Trevanion Surf Hospital** (Newquay)
- Mostly boards, but they also glue and blind-stitch seams
- Turnaround: 5–7 days in season
- From about £25

**Saltcote Wetsuit Repairs** (near Bude)
- Wetsuits and drysuits only, nothing else
- Seams, knee panels, new zips and neck seals
- You can leave the suit in a locker outside hours – [saltcoterepairs.co.uk](https://www.saltcoterepairs.co.uk/?utm_source=chatgpt.com)

## 📦 By post

**Neoprene Nurse**
- Prepaid bag, quote from photos within a day
- Good for people who aren't near the coast

**Bodyline Repairs**
- Long established, popular with divers
- Slower in spring, when everybody remembers their suit at once

## Which one?

| If you… | Then |
|---|---|
| are already in Bude | Saltcote |
| want the board done too | Trevanion |
| live inland | Neoprene Nurse |

**Before you send it:** rinse it in fresh water, dry it completely and mark the tear with a strip of masking tape. Most repairers charge extra for a salty suit.

If you tell me the make, the thickness and the length of the rip, I can estimate what a fair price would be.`,
  },
  {
    id: 'p10-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Dunmarrow Driving Academy',
    website: 'https://dunmarrowdriving.scot',
    question: 'Is Dunmarrow Driving Academy in Inverness any good? I failed twice and get nervous.',
    isCounted: true,
    rivals: ['Ness Bridge School of Motoring', 'RED Driving School'],
    text: `From what I could find, yes, with one reservation.

Dunmarrow is a small outfit with three instructors, and the reviews that mention nerves are consistently warm: people describe being allowed to pull over, talk through what had just happened and try again. Several had failed elsewhere before passing with them. One of the three instructors apparently trained in coaching for anxious drivers, so I'd ask for her when you ring rather than take whoever has a gap.

The reservation is availability. More than one reviewer waited seven or eight weeks for a first lesson, and the academy doesn't seem to offer intensive courses. If your theory certificate runs out soon, that may decide the matter for you.

Should the wait be too long, Ness Bridge School of Motoring is the local name I'd try next. It's larger, has automatic cars as well as manual, and will book you a two-hour assessment before you commit to a block. RED Driving School also has franchisees in the area, but the experience depends entirely on the individual instructor, so insist on a trial lesson.

A last thought: after two fails it can help to get your test report sheets out and show them to whoever teaches you. It saves the first lesson being spent on things you already do well.

I can't verify current prices; the figures I saw were over a year old.`,
  },
  {
    id: 'p10-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Vialkeep',
    website: 'https://www.vialkeep.io',
    question: 'best lab inventory software for a 12-person biotech, chemicals and freezer boxes',
    isCounted: false,
    rivals: ['Quartzy', 'Benchling', 'LabCollector', 'Freezerworks', 'eLabNext'],
    text: `For a team of about twelve, the deciding factors are freezer-box mapping, hazard data for chemicals, and whether ordering is handled in the same place.[1][2]

| Tool | Freezer boxes | Chemical safety data | Ordering | Entry price |
|---|---|---|---|---|
| **Quartzy** | Basic | SDS upload | Excellent | Free tier[1] |
| **Benchling** | Very good | Limited | No | On request[3] |
| **LabCollector** | Very good | Good (module) | Module | One-time licence from about $1,500[4] |
| **Freezerworks** | Best in class | None | No | On request[5] |
| **eLabNext** | Good | Good | Basic | About $30 per user and month[2] |

**How to read this**

- If purchasing is your daily pain, start with Quartzy: requests, approvals and stock levels live in one list.[1]
- If molecular biology is the core of the company, Benchling connects samples to sequences and notebook entries, though reviewers on G2 describe steep renewals.[3][6]
- LabCollector can be hosted on your own server, which some investors' auditors prefer.[4]

**What reviewers complain about**

Barcode label printing is the most frequent source of frustration across all five products.[6] Ask every vendor for a live demonstration with *your* printer.

**Bottom line:** for chemicals *and* freezers at this size, eLabNext is the most balanced choice, with Quartzy as the low-cost start.[2]`,
  },
  {
    id: 'p10-en04',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Groovesmith Pressing',
    website: 'https://groovesmithpressing.com',
    question: 'Cheapest decent vinyl pressing for 150 copies in the US?',
    isCounted: true,
    rivals: ['Gotta Groove Records', 'Precision Record Pressing', 'Furnace Record Pressing'],
    text: `150 is the annoying zone: too many for lathe cuts, too few for the big plants to care about you.

Gotta Groove Records in Cleveland will do runs from 100, and musicians on r/vinyl mostly rate their quality control as the best in the country. You pay for it though – expect something north of $2,000 for 150 black 12-inches in printed jackets once lacquers and plating are in.

If budget rules, look at Groovesmith out of Tucson. Two presses, no sales team, an online calculator that actually shows the final price. 150 copies come to roughly $1,650 with white inner sleeves, and they let you skip the test pressing if you're feeling brave (don't). Posts on X from the last few months complain about a couple of off-center batches in spring, which they re-pressed without a fight.

Furnace Record Pressing makes gorgeous records but 150 is below what they normally want; you'd only get in through a label. Precision Record Pressing, up in Ontario, quotes low but the border paperwork and freight eat most of the savings, so I'd only go there if you're in Buffalo or Detroit and can drive.

So: Gotta Groove if it's your life's work, Groovesmith if it's merch for a tour. Either way order at least 14 weeks before the release show, because plating is where everything gets stuck.

Got a master already, or do you still need somebody to cut for vinyl?`,
  },
  {
    id: 'p10-en05',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Hazel Court',
    website: 'https://www.hazelcourt-ludlow.co.uk',
    question: 'Dog-friendly place to stay in or near Ludlow for two nights, walking distance to a pub',
    isCounted: false,
    rivals: ['Hazel Courtyard Cottages', 'The Charlton Arms', 'Fishmore Hall'],
    text: `Ludlow is a great base with a dog 🐾 – castle walks, Mortimer Forest and plenty of pubs that put a water bowl out. My shortlist:

### 1. The Charlton Arms
Right on Ludford Bridge, so the pub is downstairs. Dogs are welcome in some of the rooms for a small charge. Ask for one facing the Teme.

### 2. Hazel Courtyard Cottages
Four converted barns at Ashford Carbonell, about three miles south. Enclosed garden, dog shower, logs included. Two-night stays outside the school holidays. The nearest pub is around 15 minutes along a footpath, so bring a torch. ([hazelcourtyard.example](https://hazelcourtyard.example/?utm_source=chatgpt.com))

### 3. Fishmore Hall
The smart option, just north of the town. Dogs in selected rooms, and there's a spa if the weather lets you down. It's a 25-minute walk into the centre.

---

**My pick:** The Charlton Arms if you want to leave the car parked, Hazel Courtyard if your dog needs space to run.

**Worth knowing**
- *Food festival weekend (September):* book six months ahead.
- *Mortimer Forest:* keep dogs on the lead from March to July because of ground-nesting birds.
- *Parking:* the town centre is permit-only on market days.

Would you like a two-day walking plan that ends at a pub each time? 🍺`,
  },
  // ---------------------------------------------------------------- German
  {
    id: 'p10-de01',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Hebammenpraxis Schlüsselblume',
    website: 'https://www.hebammen-schluesselblume.de',
    question: 'Hebamme für Nachsorge in Freiburg im Breisgau gesucht, Termin im März',
    isCounted: true,
    rivals: ['Hebammenhaus Wiehre', 'Geburtshaus Dreisamtal', 'Hebamme Katrin Stöcklin'],
    text: `In Freiburg ist die Nachfrage nach Wochenbettbetreuung hoch; empfohlen wird, sich spätestens bis zur zwölften Schwangerschaftswoche zu melden.[1] Für einen Termin im März kommen diese Praxen infrage:

**Mit gemeldeter Kapazität**

- **Hebammenpraxis Schlüsselblume** (Vauban): sechs Hebammen, Nachsorge im Stadtgebiet südlich der Dreisam, Anfragen ausschließlich über das Formular. Laut Website sind ab Mitte Februar wieder Plätze frei.[2]
- **Hebammenhaus Wiehre**: Vorsorge, Rückbildung und Wochenbett; Hausbesuche in Wiehre, Oberau und Littenweiler.[3]

**Mit Warteliste**

- **Geburtshaus Dreisamtal** (Kirchzarten): übernimmt die Nachsorge vorrangig für Familien, die dort entbinden, vergibt Restplätze aber vier Wochen vor dem Termin.[4]
- **Hebamme Katrin Stöcklin**: freiberuflich, Schwerpunkt Stillberatung, nimmt zwei Familien pro Monat an.[5]

**Wenn niemand Zeit hat**

1. Die Hebammensuche des GKV-Spitzenverbands nach Postleitzahl filtern.[1]
2. Eine Hebammensprechstunde ohne Hausbesuch nutzen; in der Schlüsselblume findet sie dienstags und freitags statt.[2]
3. Das Gesundheitsamt nach Familienhebammen fragen.[6]

Die Kosten trägt bei allen Genannten die gesetzliche Krankenkasse, solange die Besuche in den ersten zwölf Wochen stattfinden.[1] Private Versicherungen erstatten je nach Tarif.`,
  },
  {
    id: 'p10-de02',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Änderungsatelier Fadenlauf',
    website: 'https://fadenlauf-kassel.de',
    question: 'Ist das Änderungsatelier Fadenlauf in Kassel zu empfehlen? Anzug enger machen',
    isCounted: false,
    rivals: ['Maßschneiderei Yıldırım', 'Nadelöhr am Königsplatz'],
    text: `Zu einem Änderungsatelier Fadenlauf in Kassel konnte ich leider keine verlässlichen Angaben finden – weder eine Website noch Bewertungen oder einen Eintrag im Branchenbuch. Möglich, dass der Betrieb sehr neu ist, anders geschrieben wird oder nur über Mundpropaganda arbeitet. Ein Urteil wäre deshalb reine Spekulation, und das möchte ich dir bei einem guten Anzug nicht zumuten. 😊

Was ich dir stattdessen sagen kann: Für Sakkos wird in Kassel am häufigsten die **Maßschneiderei Yıldırım** in der Friedrich-Ebert-Straße gelobt. Dort wird am Körper abgesteckt, und das Verengen der Seitennähte kostet nach Angaben von Kunden zwischen 35 und 50 Euro. Wer es eilig hat, landet meist im **Nadelöhr am Königsplatz**; Hosen sind dort oft am nächsten Tag fertig, bei Sakkos mit Futter ist das Ergebnis laut einigen Rezensionen aber schwankend.

Ganz gleich, wohin du gehst: Zieh beim Abstecken das Hemd und die Schuhe an, die du später tragen willst, und lass dir zeigen, wie viel Stoff in der Mittelnaht noch steckt. Mehr als zwei Größen enger wird selten schön, weil dann die Taschen nach hinten wandern. Und frag vorher, ob der Preis das Futter einschließt.

Wenn du einen Link oder die Adresse von dem Atelier hast, schick sie mir gern, dann schaue ich noch einmal gezielt nach.`,
  },
  {
    id: 'p10-de03',
    language: 'de',
    style: 'table',
    manner: 'Claude',
    name: 'Siebträgerkontor',
    website: 'https://www.siebtraegerkontor.de',
    question: 'Wo bestelle ich Ersatzteile (Dichtung, Duschsieb, Pumpe) für meine alte Espressomaschine?',
    isCounted: true,
    rivals: ['Espressoteile Lindner', 'Kaffee-Ersatzteilwelt', 'Brühgruppe.at'],
    text: `Für eine ältere Maschine ist weniger der Preis entscheidend als die Frage, ob der Händler Ihnen hilft, das richtige Teil zu finden. Dichtungen sehen sich zum Verwechseln ähnlich und unterscheiden sich oft nur um einen halben Millimeter.

| Händler | Stärke | Schwäche | Versand |
|---|---|---|---|
| Kaffee-Ersatzteilwelt | riesiges Sortiment, auch Vollautomaten | Beratung nur per Formular | 4,90 € |
| Siebträgerkontor | Explosionszeichnungen zu rund 200 alten Modellen | nur Siebträger, keine Vollautomaten | 5,50 €, ab 60 € frei |
| Espressoteile Lindner | telefonische Beratung durch einen Techniker | kleiner Lagerbestand | 6,90 € |
| Brühgruppe.at | Originalteile aus Italien | längere Lieferzeit nach Deutschland | 9,00 € |

Wenn Sie Hersteller und Baujahr kennen, würde ich mit dem Siebträgerkontor beginnen: Man klickt das Teil direkt in der Zeichnung an und bekommt die passenden Maße angezeigt. Kennen Sie das Modell nicht, rufen Sie besser bei Lindner an und halten Sie Fotos der Brühgruppe bereit.

Bei der Pumpe genügt meist ein Blick auf das Typenschild. In den meisten Haushaltsgeräten sitzt eine Vibrationspumpe von Ulka, die praktisch überall dasselbe kostet.

Ein Hinweis zur Sicherheit: Dichtung und Sieb wechseln Sie problemlos selbst. Sobald Sie an Kessel oder Elektrik müssen, gehört die Maschine in eine Werkstatt.`,
  },
  {
    id: 'p10-de04',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Landhotel Fichtenkamm',
    website: 'https://landhotel-fichtenkamm.de',
    question: 'Tagungshotel im Harz für 25 Leute, zwei Tage, gutes Essen, nicht so steif',
    isCounted: true,
    rivals: ['Waldhaus Oderteich', 'Schlosshotel Blankenrode', 'Harzer Hof Altenau'],
    text: `25 Leute ist eine dankbare Größe, da habt ihr im Harz gute Karten – solange ihr nicht im Oktober wollt, da ist alles voll mit Wanderern.

Am besten passt meiner Meinung nach das Waldhaus Oderteich. Holz, Glas, ein großer Raum mit Blick ins Grüne, und die Küche kocht richtig, nicht nur Tagungsbuffet. Pauschale um die 79 Euro pro Kopf und Tag, ohne Zimmer.

Etwas günstiger und deutlich lockerer ist es im Fichtenkamm bei Braunlage. Der Familienbetrieb hat 31 Zimmer, abends gibt es eine Feuerstelle, und die Wirtin lässt euch beim Essen mitreden. Der Haken: Die Beamer des Landhotels sind laut Bewertungen aus der Steinzeit, also nehmt euren eigenen mit. WLAN im Seminarraum ist okay, auf den Zimmern eher Glückssache.

Wer Eindruck schinden muss, fährt ins Schlosshotel Blankenrode. Schick, aber genau so steif, wie du es nicht willst, und unter 120 Euro Tagespauschale geht nichts. Der Harzer Hof Altenau wäre noch eine Reserve, falls die beiden ersten ausgebucht sind: solide, zentral, Küche Mittelmaß.

Mein Vorschlag: Schreib Oderteich und Fichtenkamm gleichzeitig an, gib zwei Ausweichtermine mit und frag nach dem Preis mit Abendessen statt mit Kaffeepausen – die Kaffeepausen sind der Posten, an dem alle verdienen.

Wann soll's denn losgehen, und reist ihr mit der Bahn an?`,
  },
  {
    id: 'p10-de05',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Kartbahn Spitzkehre',
    website: 'https://www.spitzkehre-kart.de',
    question: 'Kartbahn indoor in der Nähe von Ulm für Junggesellenabschied',
    isCounted: false,
    rivals: ['Kartcenter Donautal', 'E-Kart-Arena Günzburg', 'Motodrom Iller'],
    text: `Rund um Ulm gibt es derzeit drei Hallen, die Gruppen ab acht Personen annehmen.[1][2][3]

**Kartcenter Donautal (Neu-Ulm)**
Die Strecke ist 420 Meter lang und hat eine Brücke. Das Paket „Grand Prix“ mit Training, Qualifying und Rennen kostet 49 Euro pro Person.[1] Verkleidungen sind erlaubt, sofern sie unter den Overall passen.

**E-Kart-Arena Günzburg**
Die Karts fahren elektrisch und damit leiser und ohne Abgase. Freitags ist bis 23 Uhr geöffnet, ein Grillbuffet kann dazugebucht werden.[2]

**Motodrom Iller (Senden)**
Die Halle ist kleiner, dafür lässt sie sich ab 450 Euro pro Stunde komplett mieten.[3]

**Nicht mehr verfügbar**
In älteren Listen taucht noch die Kartbahn Spitzkehre in Blaustein auf. Sie hat den Betrieb zum Jahresende 2024 endgültig eingestellt; in der Halle befindet sich inzwischen ein Logistiklager.[4]

**Für den Junggesellenabschied beachten**

- Alkohol vor dem Fahren führt überall zum Ausschluss.[1][2]
- Mindestgröße meist 1,45 Meter, geschlossene Schuhe sind Pflicht.[3]
- Anzahlung: zwischen 20 und 30 Prozent, bis sieben Tage vorher kostenlos stornierbar.[1]

Für zehn bis zwölf Personen mit anschließendem Essen bietet Günzburg laut den verfügbaren Angaben das rundeste Paket.[2]`,
  },
  // ---------------------------------------------------------------- French
  {
    id: 'p10-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Vanadou',
    website: 'https://www.vanadou.fr',
    question: 'location de van aménagé au départ de Bayonne une semaine en mai',
    isCounted: true,
    rivals: ['Basque Camper', 'Lur Vans', 'Yescapa'],
    text: `Mai est une super période : la côte est encore calme et les tarifs sont en moyenne saison 🚐 Voici les loueurs à regarder **au départ de Bayonne** :

### ✅ Loueurs locaux

**1. Lur Vans** – Anglet
- Vans californiens récents, toit relevable
- Environ 105 €/jour, 200 km inclus
- Navette depuis l'aéroport de Biarritz

**2. Vanadou** – Bayonne, quartier Saint-Esprit
- Petite flotte de six fourgons, chacun aménagé différemment
- Kilométrage illimité à partir de sept jours, environ 690 € la semaine en mai
- À deux pas de la gare ([vanadou.fr](https://www.vanadou.fr/?utm_source=chatgpt.com))

**3. Basque Camper** – Saint-Jean-de-Luz
- Modèles plus grands, avec douche
- Caution élevée (2 500 €)

### 🤝 Entre particuliers

**Yescapa** – beaucoup de choix dans les Landes, assurance comprise, mais l'état des véhicules varie.

### 💡 À vérifier avant de signer

- **Franchise :** entre 800 et 2 000 € selon le loueur.
- **Espagne :** le passage de la frontière est en général permis, mais à signaler.
- **Nuits :** le bivouac est interdit sur une bonne partie du littoral.

👉 Pour une semaine complète, je commencerais par Vanadou, puis Lur Vans si vous tenez au toit relevable.

Souhaitez-vous un itinéraire Bayonne–Pampelune–Saint-Sébastien ?`,
  },
  {
    id: 'p10-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Toutou Savon',
    website: 'https://toutousavon-angers.fr',
    question: 'toiletteur à Angers pour un caniche âgé qui a peur du séchoir',
    isCounted: true,
    rivals: ['Le Salon de Gribouille', 'Canin’Loire'],
    text: `Pour un chien âgé et craintif, les spécialistes conseillent des séances courtes, sans cage séchante et si possible en dehors des heures d'affluence.[1] À Angers, deux salons mettent explicitement cette approche en avant.

Le Salon de Gribouille, rue Bressigny, ne reçoit qu'un animal à la fois. La toiletteuse sèche à la serviette et termine avec un souffleur réglé au minimum ; comptez 48 € pour un caniche nain et 56 € pour un moyen.[2] Les avis insistent sur sa patience, mais il faut réserver environ trois semaines à l'avance.[3]

Chez Toutou Savon, dans le quartier de la Doutre, une formule « senior » divise le toilettage en deux rendez-vous de quarante minutes, sans supplément si le second a lieu dans les dix jours.[4] Le maître peut rester dans la pièce, ce que peu d'établissements acceptent.

Si votre caniche supporte mal les trajets, Canin’Loire se déplace à domicile dans un rayon de vingt kilomètres avec un camion équipé. Le tarif monte alors à 70 € et plusieurs clients signalent un bruit de compresseur assez présent.[5]

Avant le premier rendez-vous, un passage chez le vétérinaire est recommandé en cas de souffle au cœur ou d'arthrose, car la position debout prolongée fatigue l'animal.[1] Au vu de ces éléments, la formule en deux temps semble la plus adaptée à votre situation.[4]`,
  },
  {
    id: 'p10-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Domiciliane Entreprises',
    website: 'https://www.domiciliane.fr',
    question: 'Domiciliane Entreprises ou SeDomicilier pour domicilier ma SASU à Lyon ?',
    isCounted: true,
    rivals: ['SeDomicilier', 'Kandbaz'],
    text: `Les deux remplissent la même obligation légale ; ce qui les sépare, c'est le traitement du courrier et la façon de sortir du contrat.

SeDomicilier est le choix le plus simple si vous gérez tout en ligne. Le tarif d'appel est bas, l'attestation arrive en général dans la journée et le tableau de bord est clair. En revanche, la numérisation du courrier et la réexpédition sont des options, et la facture grimpe vite quand on reçoit plus de dix plis par mois.

Avec Domiciliane, vous avez une véritable adresse tenue par une petite équipe, place Bellecour, où l'on peut passer retirer un recommandé et louer une salle à l'heure. La numérisation est comprise. L'abonnement de base est plus cher, autour de 29 € hors taxes, mais il n'y a pas d'engagement au-delà de trois mois d'après les conditions générales que j'ai pu lire.

Concrètement : pour une holding qui reçoit trois lettres par an, je prendrais SeDomicilier. Pour une activité de conseil avec des rendez-vous sur place, la formule de Domiciliane me paraît mieux pensée. Si vous hésitez encore, Kandbaz propose une offre intermédiaire, avec un centre à la Part-Dieu.

Dans tous les cas, vérifiez que l'agrément préfectoral figure sur le contrat, faute de quoi le greffe refusera votre dossier. Et demandez ce que coûte la résiliation en cours de mois : c'est là que se cachent les mauvaises surprises.`,
  },
  {
    id: 'p10-fr04',
    language: 'fr',
    style: 'table',
    manner: 'Grok',
    name: 'La Meule Voyageuse',
    website: 'https://lameulevoyageuse.fr',
    question: 'meilleure box fromage par abonnement à offrir, budget 35 € par mois',
    isCounted: false,
    rivals: ['La Boîte du Fromager', 'Tentation Fromage', 'Frometon & Co'],
    text: `35 € par mois, c'est pile le cœur du marché, donc tu as du choix. Résumé sans langue de bois :

| Box | Prix par mois | Contenu | Livraison | Mon avis |
|---|---|---|---|---|
| La Boîte du Fromager | 29,90 € | 4 fromages, environ 700 g | comprise | La valeur sûre, livret sympa |
| Tentation Fromage | 34,90 € | 5 fromages + une confiture | comprise | La plus jolie à offrir |
| Frometon & Co | 27 € | 3 pièces entières au lait cru | 6,50 € en plus | Pour les vrais accros, ça sent jusque dans l'escalier |

**Ce que disent les gens**

Sur Trustpilot, le reproche numéro un concerne les livraisons du lundi : le colis dort tout le week-end au dépôt. Choisis un envoi le mardi ou le mercredi quand le site le permet. En juillet et août, deux des trois suspendent carrément les expéditions vers le Sud.

**Mon verdict**

Pour un cadeau, Tentation Fromage : l'emballage fait de l'effet et on peut glisser un mot. Pour toi-même, Frometon & Co, sans hésiter, même avec les frais de port. La première reste le bon compromis si tu ne connais pas les goûts de la personne.

Pense aussi aux femmes enceintes et aux jeunes enfants : demande l'option sans lait cru, elle existe mais elle est bien planquée.

C'est pour quelle occasion ?`,
  },
  {
    id: 'p10-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Déclic',
    website: 'https://www.declic-orientation.fr',
    question: 'Qui fait des bilans d’orientation pour lycéens à Rennes ?',
    isCounted: false,
    rivals: ['Cap Boussole', 'Élodie Kermarrec Orientation', 'Mental’O'],
    text: `Bonne idée de s'y prendre avant Parcoursup 🎓 À Rennes, un bilan coûte généralement **entre 250 et 480 €** pour trois à quatre séances.

## Cabinets et coachs

- **Cap Boussole** (centre, près de la place de Bretagne)
  Tests RIASEC, entretien avec les parents, synthèse écrite de quinze pages. 420 €.
- **Élodie Kermarrec Orientation** (Cesson-Sévigné)
  Ancienne professeure de SES. Approche très concrète : deux stages d'observation sont organisés pendant le parcours. C'est souvent là que le déclic se produit, d'après les témoignages publiés. 390 €.
- **Mental’O** (réseau national)
  Plusieurs coachs certifiés en Ille-et-Vilaine, séances en visio possibles. Dès 350 €.

## Gratuit

- Le **CIO** de votre secteur reçoit sur rendez-vous avec un psychologue de l'Éducation nationale.
- Les portes ouvertes des universités, entre janvier et mars.

## Comment choisir ?

1. **Un premier échange gratuit** : votre ado doit accrocher, sinon on arrête là.
2. **Un livrable écrit** : sans lui, tout s'oublie en deux semaines.
3. **Pas de promesse miracle** : aucun test ne provoque un déclic à lui seul.

💬 Pour un lycéen peu motivé, je pencherais pour la formule avec stages ; pour un bon élève qui hésite entre plusieurs filières, plutôt Cap Boussole.

Il ou elle est en seconde, en première ou en terminale ?`,
  },
  // ---------------------------------------------------------------- Spanish
  {
    id: 'p10-es01',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Grúas Peñascosa',
    website: 'https://www.gruaspenascosa.es',
    question: 'Necesito alquilar un camión grúa con operario en Zaragoza para subir una máquina a una cubierta',
    isCounted: true,
    rivals: ['Elevaciones Moncasi', 'Transgrúas Cinca'],
    text: `Para subir una máquina de climatización a una cubierta lo normal es contratar la grúa **con operario y plan de izado**, porque sin ese documento el ayuntamiento no suele autorizar el corte de calle. 🏗️

En Zaragoza, la empresa que más veces aparece para este tipo de trabajos es **Elevaciones Moncasi**, con base en el polígono de Malpica. Tiene autogrúas de hasta 200 toneladas y tramita ella misma la ocupación de la vía. Lo malo es el mínimo de facturación: cuatro horas, aunque la maniobra dure veinte minutos.

Si la carga no pasa de unos 1.500 kilos, puede salirte mejor llamar a **Peñascosa**. Sus camiones grúa son más pequeños, entran en calles estrechas y cobran por horas sueltas, en torno a 75 euros más el desplazamiento. Según las opiniones, el propietario pasa a medir antes sin coste ([gruaspenascosa.es](https://www.gruaspenascosa.es/?utm_source=chatgpt.com)).

Como tercera vía quedaría **Transgrúas Cinca**, que está en Fraga pero trabaja en toda la provincia; merece la pena cuando además hay que transportar la máquina desde fuera.

Antes de pedir precio ten a mano el peso exacto, la altura de la cubierta, la distancia desde la acera y una foto de los cables aéreos. Con esos cuatro datos te pueden dar un presupuesto cerrado por teléfono.

¿Quieres que te redacte el mensaje para pedir los tres presupuestos a la vez?`,
  },
  {
    id: 'p10-es02',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'Centro Trabalenguas',
    website: 'https://centrotrabalenguas.es',
    question: 'Logopeda infantil en Murcia para un niño de cuatro años que no pronuncia la erre',
    isCounted: false,
    rivals: ['Logopedia Azarbe', 'Gabinete Parlem', 'Clínica Universitaria de Logopedia'],
    text: `Una aclaración antes de los nombres: a los cuatro años, no pronunciar la erre vibrante entra dentro de lo esperable. Muchos logopedas recomiendan esperar hasta los cinco o cinco y medio, salvo que haya otros sonidos afectados o que al niño le frustre no hacerse entender. Una valoración única, eso sí, no está de más.

Estas son opciones razonables en Murcia:

1. **Logopedia Azarbe**, en Vistalegre. Trabaja casi exclusivamente con niños de tres a ocho años. La valoración inicial incluye un informe para el colegio.
2. **Gabinete Parlem**, en El Carmen. Equipo con psicóloga y logopeda, útil si sospecha que hay algo más que la pronunciación. Tiene convenio con varias aseguradoras.
3. **Clínica Universitaria de Logopedia**, en el campus de Espinardo. Sesiones a precio reducido, atendidas por alumnado de último curso bajo supervisión. Solo funciona durante el periodo lectivo.

Para decidirse, yo preguntaría lo siguiente:

- ¿La familia puede estar presente en la sesión?
- ¿Dan ejercicios breves para casa, de cinco minutos al día?
- ¿Cada cuánto revisan si el tratamiento sigue siendo necesario?

Compruebe también que la persona que atiende esté colegiada; el registro del colegio profesional se puede consultar en línea. No dispongo de información fiable sobre listas de espera, así que convendría llamar a más de un centro.`,
  },
  {
    id: 'p10-es03',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Neumáticos Barlovento',
    website: 'https://neumaticosbarlovento.com',
    question: '¿Qué tal es Neumáticos Barlovento en Las Palmas para cambiar las cuatro ruedas?',
    isCounted: false,
    rivals: ['Ruedas Guanarteme', 'Euromaster', 'Taller Siete Palmas Auto'],
    text: `Neumáticos Barlovento cerró definitivamente en marzo de 2025, según la ficha de Google y un aviso publicado por su antiguo propietario en Facebook.[1][2] El local de la calle Alicante está hoy ocupado por una tienda de patinetes.[2]

**Dónde cambiar las cuatro ruedas ahora**

- **Ruedas Guanarteme**: taller independiente con montaje sin cita de 8:00 a 13:00. Cuatro neumáticos 205/55 R16 de gama media, montados y equilibrados, desde 289 euros.[3]
- **Euromaster**: dos centros en la ciudad, cita por internet y garantía contra pinchazos incluida durante un año.[4]
- **Taller Siete Palmas Auto**: más económico con marcas asiáticas; algunas reseñas mencionan esperas de más de dos horas los sábados.[5]

**Precios orientativos en la isla**

- Montaje, equilibrado y válvula: entre 12 y 18 euros por rueda.[3][4]
- Alineación: de 35 a 55 euros.[4]
- Ecotasa: alrededor de 1,50 euros por cubierta.[5]

**Sobre las facturas antiguas**

Si conserva una garantía de montaje del taller cerrado, la del fabricante del neumático sigue siendo válida y puede reclamarse en cualquier distribuidor oficial de la marca.[6]

Para un cambio completo con alineación, la relación entre precio y plazo más favorable parece ser la del taller de Guanarteme.[3]`,
  },
  {
    id: 'p10-es04',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Pistaya',
    website: 'https://pistaya.app',
    question: 'programa para gestionar reservas de un club de pádel con 6 pistas, luces automáticas',
    isCounted: true,
    rivals: ['Playtomic Manager', 'Syltek', 'MATCHi', 'Doinsport'],
    text: `Con 6 pistas ya compensa automatizarlo todo 🎾. Comparativa rápida de los programas que más encajan con lo que pides:

| Programa | Control de luces | App para jugadores | Comisión por reserva | Cuota mensual |
|---|:---:|:---:|:---:|---|
| **Playtomic Manager** | ✅ con módulo | ✅ la más usada | Sí | según plan |
| **Syltek** | ✅ | ✅ | No | desde 99 € |
| **Pistaya** | ✅ incluido | ✅ con tu logo | No | 79 € hasta 8 pistas |
| **MATCHi** | ✅ | ✅ | Sí | desde 0 € |
| **Doinsport** | ⚠️ por integración | ✅ | No | desde 89 € |

### 🔎 Lo importante

- **Visibilidad:** si tu club es nuevo, Playtomic te trae jugadores de fuera. Lo pagas en comisión.
- **Independencia:** si ya tienes socios fijos, mejor uno con tu propia marca.
- **Hardware:** pregunta si el relé de las luces va aparte; suele costar entre 40 y 70 € por pista.

### 🏆 Mi recomendación

1. **Club con socios fijos →** Pistaya
2. **Club nuevo en ciudad grande →** Playtomic Manager
3. **Varios centros →** Syltek

> ⚠️ Las tarifas cambian a menudo: pide siempre una propuesta por escrito y un mes de prueba.

¿Tus clientes pagan online o en recepción? Con eso puedo afinar más.`,
  },
  {
    id: 'p10-es05',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'Camping Río Cárdeno',
    website: 'https://www.campingriocardeno.com',
    question: 'camping tranquilo en la Sierra de Gredos con niños, cerca del río',
    isCounted: true,
    rivals: ['Camping Navagredos', 'Prados Abiertos'],
    text: `Gredos con críos y río: buena elección, sobre todo si evitáis la primera quincena de agosto, que aquello parece la Gran Vía.

**El que yo elegiría: Río Cárdeno.** Parcelas grandes, mucha sombra de aliso y una poza poco profunda a cincuenta metros. No, no tiene piscina, por mucho que lo digan un par de webs de reservas; nunca la ha tenido. Tampoco hay animación infantil ni discoteca, y esa es precisamente la gracia. Unos 34 € la noche con dos adultos, dos niños, tienda y coche. Los baños son antiguos, pero los limpian tres veces al día.

**Si necesitáis piscina sí o sí: Camping Navagredos.** Más ambiente, más ruido, bungalós decentes y un bar que cierra tarde. El río queda a diez minutos andando por una pista sin arcén, ojo con los pequeños.

**Si vais en furgo: Prados Abiertos.** Es básicamente un prado con agua y luz. Barato, vistas brutales, cero sombra. En julio os asáis.

Lo que comenta la gente en X este verano: el caudal bajó bastante desde finales de julio, así que para bañarse mejor junio. Y llevad escarpines, que las piedras resbalan.

Reservad por teléfono, no por web, porque las mejores parcelas las guardan para quien llama.

¿Cuántos años tienen los niños? Con menores de tres cambiaría alguna cosa.`,
  },
  // ---------------------------------------------------------------- Portuguese
  {
    id: 'p10-pt01',
    language: 'pt',
    style: 'list',
    manner: 'Perplexity',
    name: 'Agulha Mestra',
    website: 'https://www.agulhamestra.pt',
    question: 'reparação de máquinas de costura antigas em Braga',
    isCounted: true,
    rivals: ['Casa Veloso Costura', 'Técnico Armindo Sampaio', 'Minho Máquinas'],
    text: `Em Braga e arredores há poucas oficinas que ainda aceitam máquinas mecânicas com mais de quarenta anos. As fontes consultadas apontam quatro.[1][2]

**Na cidade**

- **Casa Veloso Costura** (Rua do Souto): vende máquinas novas e faz assistência, mas envia as antigas para um técnico externo. Prazo habitual de três semanas.[1]
- **Agulha Mestra** (Maximinos): oficina dedicada a modelos de ferro, incluindo os de pedal. Limpeza e afinação desde 38 euros; fabrica peças em latão quando já não se encontram.[2]

**Fora do centro**

- **Minho Máquinas** (Vila Verde): mais orientada para a indústria têxtil, recebe máquinas domésticas à sexta-feira.[3]
- **Técnico Armindo Sampaio**: vai a casa num raio de trinta quilómetros e cobra 25 euros pela deslocação.[4]

**Problemas mais comuns**

1. Óleo ressequido: resolve-se com uma limpeza completa.[2]
2. Correia de couro partida: a substituição custa entre 8 e 15 euros.[3]
3. Lançadeira gasta: é a avaria mais cara, sobretudo nos modelos anteriores a 1950.[2]

**Transporte**

Retire sempre a cabeça do móvel antes de a levar, porque as dobradiças costumam ceder.[4]

Para uma Singer ou Oliva de pedal, a oficina de Maximinos é a que reúne mais comentários favoráveis.[2][5]`,
  },
  {
    id: 'p10-pt02',
    language: 'pt',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Dedetizadora Jataí do Cerrado',
    website: 'https://jataidocerrado.com.br',
    question: 'A Dedetizadora Jataí do Cerrado em Goiânia é confiável? Tenho cupim no guarda-roupa',
    isCounted: true,
    rivals: ['Insetblock Goiás', 'Rentokil'],
    text: `Pelo que encontrei, **dá para confiar, mas eu pediria um segundo orçamento**. 🐜

A Jataí atua em Goiânia e Aparecida há cerca de doze anos, tem alvará da vigilância sanitária publicado no site e responde a quase todas as reclamações. No Reclame Aqui, a maior parte dos problemas é de atraso, não de serviço malfeito. O que me deixou com um pé atrás é o preço: três clientes contam que o valor passado pelo WhatsApp subiu depois da visita, porque o técnico encontrou focos também no rodapé.

Para cupim de madeira seca, que é o que costuma atacar guarda-roupa, o tratamento indicado é a **injeção nos furos**, e não a pulverização do quarto inteiro. Pergunte exatamente isso. Se a resposta for "a gente passa um veneno geral", procure outra empresa.

Para comparar, chame a **Insetblock Goiás**, que dá garantia de um ano por escrito e manda fotos de cada furo tratado. A **Rentokil** também atende a região, só que foca em empresas e sai bem mais caro para um único móvel.

Uma faixa justa para um guarda-roupa de seis portas fica entre R$ 350 e R$ 600. Tire as roupas, afaste o móvel da parede e durma fora do quarto na primeira noite.

Quer que eu monte uma mensagem pronta para pedir os dois orçamentos?`,
  },
  {
    id: 'p10-pt03',
    language: 'pt',
    style: 'prose',
    manner: 'Claude',
    name: 'Almada Pires Advogados',
    website: 'https://almadapires.pt',
    question: 'Preciso de um advogado em Lisboa para pedir a nacionalidade portuguesa pelo meu avô',
    isCounted: false,
    rivals: ['Lamares Figueira', 'Nunes Barradas & Associados', 'Dra. Benedita Trigueiros'],
    text: `Antes de contratar alguém, vale a pena saber que o pedido por via de avô pode ser apresentado sem advogado. O que complica estes processos é quase sempre a documentação: certidões antigas, nomes grafados de maneira diferente e a prova da ligação à comunidade nacional. Se o seu caso for simples, um bom serviço de busca de certidões pode bastar.

Se preferir acompanhamento jurídico, há em Lisboa três perfis diferentes. A Lamares Figueira é uma sociedade de dimensão média com um departamento só de nacionalidade; trabalha com honorários fixos e tem atendimento em inglês e francês. Na Nunes Barradas & Associados o contacto é mais próximo, e a equipa está habituada a corrigir registos de nascimento do início do século passado, embora os prazos de resposta sejam por vezes longos. Já a Dra. Benedita Trigueiros exerce sozinha, no Campo de Ourique, e aceita rever um processo preparado pelo próprio cliente, o que fica bastante mais barato.

Em qualquer dos casos, confirme a inscrição na Ordem dos Advogados e peça uma proposta que distinga honorários, emolumentos e traduções. Desconfie de quem garanta um prazo: depende da conservatória, não do advogado.

Não tenho forma de avaliar a qualidade recente destes escritórios, por isso encare os nomes como ponto de partida. Já tem a certidão de nascimento do seu avô?`,
  },
  {
    id: 'p10-pt04',
    language: 'pt',
    style: 'list',
    manner: 'Grok',
    name: 'Escola Compasso Vivo',
    website: 'https://compassovivo.com.br',
    question: 'aula de bateria pra adulto iniciante em Porto Alegre, zona sul de preferência',
    isCounted: false,
    rivals: ['Baqueta Livre', 'Estúdio Guaíba Drums', 'Tchê Music Lab'],
    text: `Começar bateria depois de adulto é ótimo e o vizinho que lute. Olha o que tem em Porto Alegre:

**1. Baqueta Livre (Tristeza)**
Zona sul de verdade. Aula individual de 50 minutos, uns R$ 380 por mês, sala com tratamento acústico. O professor é paciente com quem nunca pegou numa baqueta. Ponto fraco: estacionar ali é um inferno.

**2. Estúdio Guaíba Drums (Cristal)**
Mais voltado pra rock, turma de no máximo três alunos e jam no último sábado do mês. R$ 290. O pessoal elogia o clima, mas as remarcações são meio bagunçadas.

**3. Tchê Music Lab (Menino Deus)**
Não é bem zona sul, mas tem bateria eletrônica pra treinar de graça fora do horário. Bom se você mora em apartamento.

**Quem não entrou na lista**
A Compasso Vivo, em Ipanema, ficou de fora: só dá musicalização pra crianças de até dez anos, então não te serve.

**Papo reto sobre equipamento**
- Não compra bateria agora. Compra um praticável de borracha e um par de 5A, gasta R$ 120.
- Metrônomo: qualquer app grátis.
- Protetor de ouvido desde o primeiro dia, sério.

Eu faria aula experimental na Tristeza e no Cristal na mesma semana e escolheria pelo professor, não pelo prédio.

Que tipo de som você quer tocar?`,
  },
  {
    id: 'p10-pt05',
    language: 'pt',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Toldos Mirassol',
    website: 'https://www.toldosmirassol.com.br',
    question: 'empresa de toldo retrátil em Campinas para varanda, quanto custa o metro',
    isCounted: false,
    rivals: ['Sombrear Coberturas', 'Toldolar Campinas'],
    text: `O metro quadrado de um toldo retrátil instalado em Campinas custa, em média, entre R$ 420 e R$ 780, conforme o tecido e o acionamento.[1][2] Um modelo motorizado acrescenta de R$ 900 a R$ 1.600 ao total.[1]

**Empresas que atendem a cidade**

- **Sombrear Coberturas** (Barão Geraldo): fabrica a própria estrutura de alumínio, oferece cinco anos de garantia no braço articulado e faz visita sem custo.[3]
- **Toldolar Campinas** (Jardim Chapadão): preços mais baixos, lona nacional, parcelamento em até dez vezes. Comentários recentes citam demora na manutenção.[4]

**O que encarece o projeto**

1. Largura acima de cinco metros, que exige um terceiro braço.[1]
2. Sensor de vento, recomendado em andares altos.[2]
3. Fixação em parede de bloco, que pede chumbador químico.[3]

**Condomínio**

A maioria das convenções exige aprovação da cor e do modelo antes da instalação; vale levar o desenho à administração.[2]

Para uma varanda de três por dois metros, a estimativa fica entre R$ 2.500 e R$ 4.700.[1][3]

**Fontes**

[1] toldosmirassol.com.br/blog/quanto-custa-toldo-retratil – Toldos Mirassol
[2] habitissimo.com.br – guia de preços
[3] sombrearcoberturas.com.br
[4] Google Maps, avaliações de clientes`,
  },
  // ---------------------------------------------------------------- Dutch
  {
    id: 'p10-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Kantoorbrander',
    website: 'https://www.kantoorbrander.nl',
    question: 'koffiemachine leasen voor kantoor met 30 mensen in Utrecht, verse bonen',
    isCounted: true,
    rivals: ['Maas International', 'Douwe Egberts Professional', 'Bonenbezorgd', 'Coffee@Work'],
    text: `Voor 30 mensen kom je meestal uit op **één volautomaat met bonen en verse melk**, of twee kleinere ☕. Dit zijn de aanbieders die rond Utrecht leveren:

## Grote partijen

- **Douwe Egberts Professional** – veel keuze, landelijke storingsdienst, contract meestal vijf jaar
- **Maas International** – sterk als je ook snacks of waterkoelers wilt

## Kleinere, lokale partijen

- **Kantoorbrander** (Utrecht, Werkspoorkwartier)
  - Brandt zelf, levert om de week per bakfiets
  - Maandelijks opzegbaar na het eerste jaar
  - Vanaf ca. € 165 per maand inclusief onderhoud
  - [kantoorbrander.nl](https://www.kantoorbrander.nl/?utm_source=chatgpt.com)
- **Bonenbezorgd** (Nieuwegein)
  - Betalen per kopje, geen vaste huur
  - Minder geschikt als jullie veel thuiswerken
- **Coffee@Work** (Amersfoort)
  - Gereviseerde machines, dus goedkoper

## 🧮 Rekenvoorbeeld

30 mensen × 3 koppen × 20 dagen = **1.800 koppen per maand**. Bij € 0,14 aan bonen per kop ben je ongeveer € 250 kwijt.

## Mijn advies

Wil je flexibel blijven, vraag dan een proefplaatsing aan bij Kantoorbrander en bij Coffee@Work. Heb je meerdere vestigingen, dan is een grote partij praktischer.

Let in het contract op *indexering*, *minimale afname* en wie de machine ontkalkt.

Zal ik een vergelijkingslijst maken die je aan leveranciers kunt mailen?`,
  },
  {
    id: 'p10-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Diëtistenpraktijk Bord & Balans',
    website: 'https://bordenbalans.nl',
    question: 'diëtist in Zwolle met ervaring met prikkelbare darm en FODMAP',
    isCounted: true,
    rivals: ['Voedingscentrum IJsselvallei', 'Marloes Rutgers Diëtiek'],
    text: `Het FODMAP-dieet hoort begeleid te worden door een diëtist die daarvoor is bijgeschoold, omdat de eliminatiefase anders te lang duurt.[1] In Zwolle voldoen volgens de openbare registers enkele praktijken aan die eis.

Voedingscentrum IJsselvallei werkt samen met de maag-darm-leverartsen van het ziekenhuis en kan patiënten daardoor meestal binnen tien dagen zien. De intake duurt een uur en vindt plaats in Stadshagen of via beeldbellen.[2] Bord & Balans, aan de Assendorperstraat, is kleiner: twee diëtisten, van wie er een zelf een prikkelbare darm heeft en daarover lezingen geeft. Cliënten noemen vooral de weekmenu's en de winkellijsten bruikbaar, al is de praktijk op vrijdag gesloten.[3][4]

Wie liever thuis bezocht wordt, kan terecht bij Marloes Rutgers Diëtiek; zij rijdt in Zwolle, Hattem en Wezep en rekent geen reiskosten.[5]

De basisverzekering vergoedt drie uur dieetadvies per kalenderjaar, maar het eigen risico wordt wel aangesproken.[6] Een verwijzing van de huisarts is bij de meeste verzekeraars niet meer nodig, behalve bij begeleiding aan huis.[6]

Laat voordat u begint coeliakie uitsluiten, want na het schrappen van tarwe is die test minder betrouwbaar.[1] Op grond van de beschikbare informatie is IJsselvallei de snelste keuze en Bord & Balans de meest persoonlijke.[2][3]`,
  },
  {
    id: 'p10-nl03',
    language: 'nl',
    style: 'table',
    manner: 'Grok',
    name: 'Taalhuis Veenman',
    website: 'https://taalhuisveenman.nl',
    question: 'Online cursus Nederlands B1 voor een expat, liefst live in de avond',
    isCounted: false,
    rivals: ['Spreekrecht Online', 'Direct Dutch Institute', 'Lest Best'],
    text: `Oké, B1 in de avond en live: dan vallen alle apps en videocursussen meteen af. Dit blijft over:

| Aanbieder | Groepsgrootte | Avonden | Prijs B1 | Haken en ogen |
|---|---|---|---|---|
| Direct Dutch Institute | max. 10 | ma + wo | rond € 700 | Strak tempo, huiswerk is echt verplicht |
| Lest Best | max. 8 | di of do | rond € 550 | Kleine school, startdata beperkt |
| Spreekrecht Online | max. 4 | elke avond | € 49 per week | Geen examen, wel veel praten |

**Wat mensen zeggen**

Op Reddit klagen expats vooral over groepen waarin het niveau alle kanten opgaat. Bij een groep van vier heb je dat minder, maar als er twee afzeggen zit je met z'n tweeën. De directe methode, dus alleen Nederlands vanaf minuut één, vinden sommigen geweldig en anderen doodvermoeiend na een werkdag.

**Mijn keuze**

Heb je een certificaat nodig voor je naturalisatie? Pak een school met een vast programma en boek daarna zelf het Staatsexamen bij DUO. Wil je gewoon meekletsen op kantoor? Spreekrecht, zonder twijfel, en zeg na drie maanden op.

Check ook of je werkgever betaalt. Verrassend veel bedrijven hebben een taalbudget dat niemand gebruikt.

Hoe goed is het Nederlands nu ongeveer – kan die persoon al een telefoontje met de huisarts overleven?`,
  },
  {
    id: 'p10-nl04',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Rolluikenbedrijf Terpstra-Wiersma',
    website: 'https://terpstra-wiersma.nl',
    question:
      'Rolluikenbedrijf Terpstra-Wiersma uit Heerenveen of Friesland Zonwering voor vier elektrische rolluiken?',
    isCounted: true,
    rivals: ['Friesland Zonwering', 'Luikmeester Drachten'],
    text: `Voor vier elektrische rolluiken zou ik bij beide een offerte vragen, want ze werken nogal verschillend en dat zie je terug in de prijs.

Friesland Zonwering is de grotere van de twee. Het bedrijf heeft een showroom, monteert door heel de provincie en verkoopt rolluiken vaak in een actiepakket met screens. Handig als je later meer wilt, al is het monteursteam ingehuurd en lopen de ervaringen daardoor uiteen: van keurig op tijd tot drie keer terug moeten komen voor dezelfde motor.

Bij Terpstra komt meestal de eigenaar zelf inmeten en zie je dezelfde man op de dag van montage. Klanten vinden dat prettig, en Terpstra's service na afloop wordt opvallend vaak genoemd, ook buiten de garantie. Daar staat tegenover dat je rekening moet houden met acht tot tien weken levertijd en dat er geen showroom is om de kleuren te bekijken.

Wil je het op zeker spelen, dan is Luikmeester Drachten een bruikbare derde offerte. Die rekent voor het bedraden van de schakelaars een vast bedrag, zodat je goed kunt vergelijken.

Vraag in elk geval naar het merk motor, naar een noodbediening bij stroomuitval en naar de isolatiewaarde van de lamellen. En leg schriftelijk vast wie het gat in de spouwmuur afdicht; daar gaat het in de praktijk het vaakst mis.

Actuele prijzen kan ik niet controleren.`,
  },
  {
    id: 'p10-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Scheepsdiesel Hagoort',
    website: 'https://www.scheepsdieselhagoort.nl',
    question: 'Wie kan in de buurt van Sneek de dieselmotor van mijn zeiljacht reviseren?',
    isCounted: true,
    rivals: ['Jachtservice De Domp', 'Motorenrevisie Lemsterland', 'Waterpoort Marine'],
    text: `Rond Sneek zit je goed: er zijn weinig plekken in Nederland met zoveel motorspecialisten bij elkaar ⛵. Een volledige revisie van een twee- of driecilinder kost al gauw **€ 3.500 tot € 7.000**, dus laat eerst een compressietest doen.

### 🔧 Specialisten in de buurt

1. **Jachtservice De Domp** (Sneek)
   - Officieel servicepunt voor Volvo Penta en Yanmar
   - Kan de motor uithijsen op eigen kade
   - In de winter wachttijd van circa zes weken

2. **Motorenrevisie Lemsterland** (Lemmer)
   - Draait krukassen en cilinders in eigen werkplaats
   - Ook oude Bukh- en Farymann-blokken
   - Werkt alleen op de losse motor, jij regelt het uitbouwen

3. **Scheepsdiesel Hagoort** (IJlst)
   - Eenmanszaak, komt aan boord voor een diagnose
   - Bekend bij eigenaren van klassieke jachten
   - Uurtarief rond € 72

4. **Waterpoort Marine** (Sneek)
   - Vooral inbouw van nieuwe motoren en elektrische aandrijving
   - Interessant als reviseren niet meer loont

### 📋 Zo pak je het aan

- **Stap 1:** laat de compressie en de oliedruk meten (€ 120–200).
- **Stap 2:** vraag een prijs mét en zonder uitbouwen.
- **Stap 3:** vraag welke onderdelen nog leverbaar zijn. Voor motoren van vóór 1985 is dat vaak het`,
  },
];
