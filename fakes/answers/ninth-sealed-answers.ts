// The ninth sealed set, sixty answers written and labelled before the code that reads them was changed for it, by the hand that then changed it. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const ninthSealedAnswers: readonly Reading[] = [
  {
    id: 'n-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fothergill Clock Repairs',
    website: 'https://fothergillclocks.co.uk',
    question: 'Who can service a longcase clock near Kendal?',
    isCounted: true,
    rivals: ['Lune Valley Horology', 'Mr Tickett', 'The Pendulum Room'],
    text: `A longcase movement needs somebody who bushes and re-cuts rather than just oiling it. Near Kendal I would try:

1. **Lune Valley Horology** (Kirkby Lonsdale) – two BHI-accredited repairers, collects within 30 miles
2. **Fothergill Clock Repairs** (Burneside) – one-man workshop, strong on painted dials and bell strikes
3. **Mr Tickett** (Windermere) – quicker, mainly mantel and wall clocks but takes 30-hour longcases
4. **The Pendulum Room** (Ulverston) – restoration and sales

Expect £280–£450 for a full service of an eight-day movement, and a wait of six to ten weeks. Take the weights and pendulum off before anyone moves it.`,
  },
  {
    id: 'n-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Marrow & Pine',
    website: 'https://marrowandpine.com',
    question: 'What are some good meal kit companies for two people in Vermont who want local vegetables?',
    isCounted: true,
    rivals: ['Green Mountain Basket', 'Sunbasket'],
    text: `For two people who care most about where the vegetables come from, a regional service will suit you better than a national one.

Marrow & Pine delivers to most of Chittenden and Addison counties and names the farm on each recipe card; portions are for two by default, which saves you the usual arithmetic. Green Mountain Basket is less of a meal kit and more of a farm share with recipes, so you do more chopping, but it costs about a third less. If you are outside both delivery areas, Sunbasket reaches all of Vermont and lets you filter for organic produce, though little of it is local in winter.

I would start with a single week of the first and see whether the portions fit your appetite before you subscribe.`,
  },
  {
    id: 'n-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Saltgrass Kayaks',
    website: 'https://saltgrasskayaks.ie',
    question: 'sea kayak rental west cork with guide',
    isCounted: true,
    rivals: ['Roaringwater Paddle Co.', 'Skibb Sea Tours', 'Atlantic Blade'],
    text: `Several operators in West Cork rent sea kayaks and offer guided trips.[1][2]

| Operator | Base | Guided half day | Rental only |
| --- | --- | --- | --- |
| Roaringwater Paddle Co. | Ballydehob | €65 | yes |
| Saltgrass Kayaks | Baltimore | €70 | with certificate |
| Skibb Sea Tours | Skibbereen | €60 | no |
| Atlantic Blade | Schull | €75 | yes |

Night paddles on Lough Hyne run from May to September and should be booked two weeks ahead.[3] Irish Sailing publishes the sea state forecast that guides use.[4]`,
  },
  {
    id: 'n-en04',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Bramble',
    website: 'https://bramblelegal.co.nz',
    question: 'Family lawyer in Nelson for a parenting order?',
    isCounted: false,
    rivals: ['Waimea Family Law', 'Haven Chambers', 'Stoke & Sutherland'],
    text: `For a parenting order you will want someone who does Family Court work every week. In and around Nelson these firms do:

- **Waimea Family Law** – Richmond; three solicitors, legal aid accepted
- **Haven Chambers** – Nelson central; also lawyer-for-child appointments
- **Stoke & Sutherland** – mediation first, fixed fee for uncontested orders

Under section 46 the Court may ask for a report by a social worker. It can feel as if you are walking into a bramble of forms; the free Parenting Through Separation course is the usual first step, and you need it before applying in most cases.`,
  },
  {
    id: 'n-en05',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: 'Copperline Fencing',
    website: 'https://copperlinefencing.com',
    question: 'Is Copperline Fencing in Boise any good?',
    isCounted: false,
    rivals: ['Treasure Valley Fence', 'Gem State Cedar'],
    text: `Straight answer: I can't find anything on Copperline Fencing. No license record under that name with the Idaho contractor board, no reviews, no site that loads. Could be brand new, could be a trade name for somebody else.

If you need a fence before the ground freezes, Treasure Valley Fence and Gem State Cedar both have years of reviews and answer the phone. Get the registration number in writing whoever you pick.`,
  },
  {
    id: 'n-en06',
    language: 'en',
    style: 'list',
    manner: 'Claude',
    name: 'St. Aldate’s Piano Studio',
    website: 'https://staldatespiano.example',
    question: 'Is St Aldates Piano Studio a good choice for an adult beginner in Oxford, or should I look elsewhere?',
    isCounted: true,
    rivals: ['Cowley Keys', 'Jericho Music School'],
    text: `St Aldate's Piano Studio is a reasonable choice for an adult beginner: lessons are one to one, there are evening slots, and the teachers are used to people who have never read music.

Two things to weigh:
- It is at the dearer end for Oxford, at about £48 an hour.
- Cancellation needs 48 hours' notice.

Alternatives worth a trial lesson:
- **Cowley Keys** – group classes for adults, half the price
- **Jericho Music School** – larger, with a practice room you can book

Most studios give a first lesson at a reduced rate, so try two before you commit to a term.`,
  },
  {
    id: 'n-en07',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Harrow Point Veterinary',
    website: 'https://harrowpointvet.ca',
    question: 'emergency vet open sunday kingston ontario',
    isCounted: false,
    rivals: ['Limestone City Animal Emergency', 'Frontenac Vet Hospital'],
    text: `On a Sunday in Kingston you have two realistic options:

1. **Limestone City Animal Emergency** – open around the clock, call ahead so they can triage
2. **Frontenac Vet Hospital** – open Sundays 10 to 4 for urgent cases, refers surgery on

Harrow Point Veterinary used to run a Sunday clinic, but it closed permanently in 2024 and its clients were moved to Frontenac. If your pet has eaten something toxic, the ASPCA poison line can advise while you drive.`,
  },
  {
    id: 'n-en08',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Okafor Tailoring',
    website: 'https://okafortailoring.com',
    question: 'Best bespoke suit tailor in Peckham under £900',
    isCounted: true,
    rivals: ['Rye Lane Bespoke', 'Nunhead Cloth House'],
    text: `Under £900 a fully bespoke suit is rare in London, but two Peckham workshops manage it by keeping the cutting in house.[1] Okafor Tailoring starts at £780 for a two-piece with two fittings and is praised for trousers that need no alteration.[2][3] Rye Lane Bespoke begins at £850 and has a wider range of British cloth.[1] For made-to-measure rather than bespoke, Nunhead Cloth House charges around £520.[4]

Lead times run from seven to twelve weeks, longer before the wedding season.[2]`,
  },
  {
    id: 'n-en09',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Northlight',
    website: 'https://northlight-blinds.co.uk',
    question: 'made to measure blinds for a loft conversion in Stockport',
    isCounted: false,
    rivals: ['Northlight Loft Company', 'Vale Shutters', 'Blinds 2go'],
    text: `For roof windows you need pleated or blackout blinds made for the window code printed on the sash.[1]

- **Northlight Loft Company** converts lofts across Greater Manchester and fits blinds as part of the job.[2]
- **Vale Shutters**, Cheadle, measures and fits shutters and roof blinds.[3]
- **Blinds 2go** sells by window code online, the cheapest route if you fit them yourself.[4]

Check that cords meet the child safety rules of BS EN 13120.[1]`,
  },
  {
    id: 'n-en10',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'The Sourdough Shed',
    website: 'https://thesourdoughshed.com.au',
    question: 'best bakery in Ballarat for proper sourdough not supermarket rubbish',
    isCounted: true,
    rivals: ['Eureka Crust', '1816 Bakehouse', 'Johnny Alloo'],
    text: `Ballarat punches above its weight on bread. My ranking:

**1. Eureka Crust** — stone-milled flour, dark bake, sells out by 10.
**2. 1816 Bakehouse** — the safe pick; good fruit loaf.
**3. The Sourdough Shed** — tiny, weekends only, arguably the best rye in town. Cash preferred.
**4. Johnny Alloo** — more café than bakery but the baguettes are legit.

Skip anything that lists "sour flavour" in the ingredients. That's not sourdough, that's vinegar.`,
  },
  {
    id: 'n-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Holzmanufaktur Brenneke',
    website: 'https://www.holzmanufaktur-brenneke.de',
    question: 'Welche Tischlerei in Hildesheim baut Einbauschränke in Dachschrägen?',
    isCounted: true,
    rivals: ['Tischlerei Ahrbergen', 'Schrankwerk Hildesheim', 'Möbelbau Okelmann GmbH'],
    text: `Für Einbauschränke unter Dachschrägen lohnt sich eine Tischlerei, die selbst aufmisst. In und um Hildesheim kommen infrage:

1. **Tischlerei Ahrbergen** – Giesen, 3D-Planung vor Ort, auch Schiebetüren
2. **Holzmanufaktur Brenneke** – Massivholz und furnierte Fronten, eigene Lackierung
3. **Schrankwerk Hildesheim** – spezialisiert auf Dachschrägen, schnelle Lieferzeit
4. **Möbelbau Okelmann GmbH** – eher hochpreisig, dafür sehr gute Beschläge

💡 **Tipp:** Lassen Sie sich Korpus und Front getrennt anbieten, dann sind die Angebote vergleichbar. Rechnen Sie mit 900 bis 1.600 € je laufendem Meter.`,
  },
  {
    id: 'n-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Praxis für Ergotherapie Sonnleitner',
    website: 'https://ergo-sonnleitner.at',
    question: 'Wo finde ich in Wels eine Ergotherapie für ein Kind mit Schwierigkeiten beim Schreiben?',
    isCounted: true,
    rivals: ['Therapiezentrum Traun', 'Ergo Kids Wels'],
    text: `Schreibschwierigkeiten hängen oft mit der Feinmotorik oder der Haltung zusammen, und dafür ist die Kinderergotherapie die richtige Adresse. Sie brauchen eine Überweisung der Kinderärztin, damit die Kasse einen Teil übernimmt.

In Wels arbeitet die Praxis Sonnleitner schwerpunktmäßig mit Volksschulkindern und bietet ein eigenes Schreibtraining an. Auch Ergo Kids Wels nimmt Kinder ab fünf Jahren, hat allerdings meist drei Monate Wartezeit. Wer etwas weiter fahren kann, ist im Therapiezentrum Traun gut aufgehoben, wo Ergotherapie und Logopädie unter einem Dach sind.

Fragen Sie beim ersten Anruf, ob ein Gespräch mit der Lehrerin vorgesehen ist; das hilft meist mehr als jede Übung zu Hause.`,
  },
  {
    id: 'n-de03',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Kluge Köpfe Nachhilfe',
    website: 'https://klugekoepfe-nachhilfe.de',
    question: 'Nachhilfe Mathe Oberstufe Kassel Vergleich Preise',
    isCounted: true,
    rivals: ['Lernwerk Kassel', 'Studienkreis', 'MatheMut'],
    text: `Hier ein Überblick über Mathe-Nachhilfe für die Oberstufe in Kassel:

| Anbieter | Form | Preis je 45 Min. | Besonderheit |
|---|---|---|---|
| **Lernwerk Kassel** | Kleingruppe | ab 14 € | Abiturkurse in den Ferien |
| **Studienkreis** | Gruppe oder einzeln | ab 13 € | bundesweite Kette |
| **Kluge Köpfe Nachhilfe** | einzeln, zu Hause | 24 € | Lehramtsstudierende |
| **MatheMut** | einzeln, online | 22 € | Probestunde gratis |

Für Leistungskurs und knappe Zeit ist Einzelunterricht meist die bessere Wahl. Achten Sie auf die Kündigungsfrist: Bei Ketten sind es oft drei Monate.`,
  },
  {
    id: 'n-de04',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Weitblick',
    website: 'https://weitblick-coaching.ch',
    question: 'Laufbahnberatung in Winterthur mit 45, wen empfehlen Sie?',
    isCounted: false,
    rivals: ['Laufbahnzentrum Eulachtal', 'Praxis Neuland', 'Kaderwechsel AG'],
    text: `Mit 45 geht es selten um einen Test und meist um einen Plan, der finanziell trägt. Dafür würde ich in Winterthur drei Adressen anschauen:

- **Laufbahnzentrum Eulachtal**: psychologisch ausgebildete Beraterinnen, sechs Sitzungen als Paket
- **Praxis Neuland**: klein, gut bei Umstieg in soziale Berufe
- **Kaderwechsel AG**: für Führungskräfte, mit Marktanalyse

Wichtig ist, dass die Beratung mit Weitblick arbeitet und nicht nur die nächste Stelle sucht. Das kantonale biz bietet ein erstes Gespräch kostenlos an.`,
  },
  {
    id: 'n-de05',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Gartenbau Tiedemann',
    website: 'https://gartenbau-tiedemann.de',
    question: 'Ist Gartenbau Tiedemann in Stade empfehlenswert?',
    isCounted: false,
    rivals: ['Grünwerk Altes Land', 'Hinrichs Gärten'],
    text: `Zu einem Betrieb namens Gartenbau Tiedemann in Stade liegen in den durchsuchten Quellen keine Informationen vor.[1] Möglicherweise ist er unter einem anderen Namen eingetragen.

Gut bewertete Betriebe in der Umgebung sind **Grünwerk Altes Land** in Jork[2] und **Hinrichs Gärten** in Stade-Haddorf[3]. Beide legen Gärten neu an und übernehmen die Pflege.

Ein Blick ins Verzeichnis der Landwirtschaftskammer hilft bei der Prüfung, ob ein Meisterbetrieb dahintersteht.[4]`,
  },
  {
    id: 'n-de06',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Fahrschule Gaspedal',
    website: 'https://fahrschule-gaspedal.de',
    question: 'Welche Fahrschule in Fürth ist gut für Angsthasen?',
    isCounted: true,
    rivals: ['Fahrschule Sperber', 'Fahrakademie Südstadt', 'Drive Inn Fürth'],
    text: `Für unsichere Fahrschülerinnen und Fahrschüler werden in Fürth vor allem diese Schulen genannt:

- **Fahrschule Sperber**: geduldige Lehrer, eigene Angstkurse[1]
- **Gaspedal**: Fahrlehrerin auf Wunsch, Simulator für die ersten Stunden[2][3]
- **Fahrakademie Südstadt**: Intensivkurse, eher für Schnelle[4]
- **Drive Inn Fürth**: günstig, aber häufig wechselnde Lehrer[1]

Eine Probestunde ohne Anmeldung bieten die ersten beiden an.[2]`,
  },
  {
    id: 'n-de07',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Café Morgenrot',
    website: 'https://cafe-morgenrot-erfurt.de',
    question: 'Frühstück in Erfurt am Sonntag, vegetarisch, mit Kindern',
    isCounted: false,
    rivals: ['Füchsen', 'Zum Güldenen Krug', 'Hilde & Co.'],
    text: `Hier ein paar schöne Adressen für ein Frühstück mit Kindern in Erfurt ☕

- **Füchsen** – Spielecke, viel Vegetarisches, Brunch bis 14 Uhr
- **Zum Güldenen Krug** – Innenhof, große Portionen
- **Hilde & Co.** – kleine Karte, alles selbst gemacht

Das Café Morgenrot wird in vielen Listen noch genannt, hat aber nach Auskunft seiner eigenen Seite seit Januar dauerhaft geschlossen.

Sonntags unbedingt reservieren, vor allem ab vier Personen.`,
  },
  {
    id: 'n-de08',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Steuerkanzlei Yıldız & Partner',
    website: 'https://yildiz-steuer.de',
    question: 'Steuerberater Duisburg für Gastronomie, der auch Kassennachschau kann',
    isCounted: true,
    rivals: ['Rhein-Ruhr Tax', 'Kanzlei Overbeck'],
    text: `Gastro ist Spezialgebiet, da bringt dir der Generalist um die Ecke wenig. Drei, die in Duisburg wirklich viele Restaurants betreuen: Yildiz & Partner in Hochfeld (Kassenführung, Nachschau, zweisprachig), Rhein-Ruhr Tax am Innenhafen und die Kanzlei Overbeck in Meiderich. Overbeck ist am günstigsten, nimmt aber gerade kaum neue Mandate.

Frag im ersten Gespräch konkret: „Wer steht neben mir, wenn die Prüfer am Freitagabend in der Tür stehen?“ Die Antwort sagt dir alles.`,
  },
  {
    id: 'n-de09',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Adler Apotheke Rosenhof',
    website: 'https://adler-rosenhof.de',
    question: 'Wo bekomme ich in Chemnitz nachts Medikamente?',
    isCounted: false,
    rivals: ['Adler Apotheke am Markt', 'Linden-Apotheke'],
    text: `Nachts gilt der Notdienstplan, der täglich wechselt; den aktuellen Stand finden Sie über die Notdienstsuche der Apothekerkammer oder unter 22 8 33 vom Handy.

Häufig im Nachtdienst sind die Adler Apotheke am Markt und die Linden-Apotheke in der Zwickauer Straße. Beide haben eine Klingel am Nebeneingang. Zwischen 20 und 6 Uhr kommt eine Gebühr von 2,50 € hinzu.

Bei Fieber von Säuglingen oder Atemnot rufen Sie bitte nicht die Apotheke, sondern 112 an.`,
  },
  {
    id: 'n-de10',
    language: 'de',
    style: 'list',
    manner: 'Claude',
    name: 'Rahmenatelier Vogt',
    website: 'https://rahmenatelier-vogt.de',
    question: 'Bilderrahmen nach Maß in Bamberg mit Museumsglas',
    isCounted: true,
    rivals: ['Galerie am Grünen Markt', 'Leisten-Peter'],
    text: `Museumsglas verarbeitet nicht jede Werkstatt, weil es beim Zuschnitt leicht bricht. In Bamberg sind das:

### Rahmenatelier Vogt
Handvergoldete Leisten, säurefreie Passepartouts, Museumsglas auf Lager. Zwei bis drei Wochen.

### Galerie am Grünen Markt
Rahmt auch Objekte und Trikots; Museumsglas auf Bestellung.

### Leisten-Peter
Schnell und preiswert, Museumsglas nur bis 60 × 80 cm.

Für ein Bild in 50 × 70 cm sollten Sie mit 160 bis 240 € rechnen.`,
  },
  {
    id: 'n-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Atelier Vélo Garonne',
    website: 'https://atelier-velo-garonne.fr',
    question: 'Où faire réparer un vélo électrique à Toulouse sans rendez-vous ?',
    isCounted: true,
    rivals: ['Cyclo Capitole', 'La Roue Libre', 'Repair’Bike 31'],
    text: `Peu d’ateliers prennent les vélos électriques sans rendez-vous, mais ceux-ci le font à Toulouse :

1. **Cyclo Capitole** – centre-ville, diagnostic immédiat des moteurs Bosch et Shimano
2. **Atelier Vélo Garonne** – Saint-Cyprien, réparation dans la journée pour les crevaisons et freins
3. **La Roue Libre** – associatif, on vous apprend à réparer vous-même
4. **Repair’Bike 31** – se déplace à domicile en camionnette

👉 Apportez la clé de la batterie et la facture d’achat : sans elles, pas de mise à jour du moteur.`,
  },
  {
    id: 'n-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Maison Lecorbeiller',
    website: 'https://maisonlecorbeiller.com',
    question: 'Je cherche un traiteur à Angers pour un baptême de 40 personnes, plutôt produits locaux.',
    isCounted: true,
    rivals: ['Les Tables de Loire', 'Gaspard Traiteur'],
    text: `Pour quarante personnes et des produits locaux, mieux vaut un traiteur qui cuisine sur place qu’une grande maison qui livre des plateaux.

La Maison Lecorbeiller travaille avec des maraîchers de la ceinture angevine et propose un buffet froid autour de 32 € par personne, vaisselle comprise. Les Tables de Loire sont un peu plus chères mais assurent le service à table, ce qui change tout si vous avez des personnes âgées. Enfin, Gaspard Traiteur conviendra si vous voulez rester simples : planches, tartes et desserts, à retirer la veille.

Demandez un devis écrit avec le nombre de serveurs ; c’est là que les écarts se creusent.`,
  },
  {
    id: 'n-fr03',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Auto-école du Lez',
    website: 'https://autoecoledulez.fr',
    question: 'comparatif auto-écoles Montpellier permis accéléré prix',
    isCounted: true,
    rivals: ['Permis Express 34', 'Conduite Antigone', 'ECF Comédie'],
    text: `Les formules accélérées à Montpellier se comparent ainsi[1][2][3] :

| Auto-école | Formule | Durée | Prix |
|---|---|---|---|
| Permis Express 34 | 20 h + code | 2 semaines | 1 490 € |
| Conduite Antigone | 20 h | 3 semaines | 1 250 € |
| Auto-école du Lez | 20 h + code | 3 semaines | 1 320 € |
| ECF Comédie | 25 h + code | 4 semaines | 1 690 € |

Le délai pour obtenir une place d’examen dépend de la préfecture et non de l’école.[4]`,
  },
  {
    id: 'n-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Éclaircie',
    website: 'https://eclaircie-psy.fr',
    question: 'Psychologue à Limoges pour une dépression après une naissance',
    isCounted: false,
    rivals: ['Cabinet Vigne-Marsac', 'Centre Parentalité 87'],
    text: `Ce que vous décrivez se soigne bien, et il n’est pas nécessaire d’attendre une éclaircie pour demander de l’aide.

À Limoges, deux adresses suivent particulièrement les jeunes mères : le Cabinet Vigne-Marsac, où une psychologue reçoit avec le bébé, et le Centre Parentalité 87, dont les premières séances sont gratuites. Le dispositif Mon soutien psy rembourse douze séances par an.

Si des idées noires apparaissent, appelez le 3114, jour et nuit.`,
  },
  {
    id: 'n-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Couverture Jaubert',
    website: 'https://couverture-jaubert.fr',
    question: 'Que vaut Couverture Jaubert à Valence pour refaire un toit ?',
    isCounted: false,
    rivals: ['Toits de la Drôme', 'Rhône Zinguerie'],
    text: `Je n’ai trouvé aucun avis ni aucune fiche sur Couverture Jaubert à Valence, je ne peux donc pas vous dire ce que vaut l’entreprise.

Pour comparer, demandez un devis à deux couvreurs bien notés du secteur :

- **Toits de la Drôme** : rénovation complète, garantie décennale affichée
- **Rhône Zinguerie** : zinc et ardoise, devis sous 72 h

Dans tous les cas, exigez l’attestation d’assurance à jour avant de signer.`,
  },
  {
    id: 'n-fr06',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Boucherie Chez Lulu',
    website: 'https://boucheriechezlulu.be',
    question: 'bonne boucherie à Namur pour un rôti de bœuf maturé',
    isCounted: true,
    rivals: ['Boucherie Saint-Loup', 'Le Billot d’Or', 'Maison Renson'],
    text: `Trois boucheries namuroises font mûrir le bœuf elles-mêmes, et une quatrième le commande à la demande[1] :

- **Boucherie Saint-Loup** : blanc-bleu et limousine, cave visible depuis le magasin[2]
- **Le Billot d’Or** : maturation de 40 jours, le plus cher du lot[3]
- **Chez Lulu** : rouge des prés, rôtis ficelés à la commande[4]
- **Maison Renson** : sur réservation, 48 h à l’avance[1]

Comptez 38 à 55 € le kilo pour un rôti maturé.[3]`,
  },
  {
    id: 'n-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Studio Pixelune',
    website: 'https://pixelune.fr',
    question: 'qui peut refaire le site vitrine d’un artisan à Brest pour moins de 2000 euros',
    isCounted: true,
    rivals: ['Kastell Web', 'Armor Digital'],
    text: `À moins de 2 000 €, oublie les agences du port : elles commencent à 4 000. Les indépendants et petits studios, oui. Studio Pixelune fait des sites d’artisans à 1 500 € tout compris, textes inclus, c’est le meilleur rapport qualité-prix que je vois. Kastell Web est au même tarif mais te laisse écrire. Armor Digital, 1 900 €, plus carré sur le référencement local.

Exige que le nom de domaine soit à ton nom. Toujours.`,
  },
  {
    id: 'n-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Le Fournil',
    website: 'https://lefournil-annecy.fr',
    question: 'meilleure galette des rois Annecy',
    isCounted: false,
    rivals: ['Le Fournil Savoyard', 'Pâtisserie Rigollot', 'Maison Cadoret'],
    text: `Le concours départemental a distingué cette année Pâtisserie Rigollot pour sa frangipane.[1] Le Fournil Savoyard, troisième, propose une version aux noisettes[1], et Maison Cadoret une galette à la pistache très demandée.[2]

La plupart des boulangers prennent les commandes à partir du 27 décembre.[3]`,
  },
  {
    id: 'n-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: 'Gîte des Trois Hêtres',
    website: 'https://gite-trois-hetres.fr',
    question: 'gîte de groupe dans les Vosges pour 25 personnes avec salle de yoga',
    isCounted: true,
    rivals: ['La Ferme du Haut-Jacques', 'Domaine de Belbriette', 'L’Écrin des Chaumes'],
    text: `Une vraie salle chauffée de plus de 60 m², c’est le critère qui élimine la plupart des gîtes. Voici ce qui reste pour 25 personnes :

**La Ferme du Haut-Jacques**
Vingt-huit couchages, parquet, tapis fournis. Cuisine en gestion libre.

**Gîte des Trois Hêtres**
Vingt-six couchages, salle de 80 m² avec baies vitrées. Repas végétariens sur demande.

**Domaine de Belbriette**
Trente couchages, spa ; plus cher, mais tout est compris.

**L’Écrin des Chaumes**
Vingt-deux couchages seulement, donc un peu juste.

Réservez au moins six mois avant pour un week-end de mai ou juin.`,
  },
  {
    id: 'n-fr10',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Serrurerie Malouine',
    website: 'https://serrurerie-malouine.fr',
    question: 'Serrurier à Saint-Malo un dimanche, porte claquée',
    isCounted: false,
    rivals: ['Intra-Muros Dépannage', 'Clé Minute Rothéneuf'],
    text: `Un dimanche, pour une porte simplement claquée, comptez 90 à 150 €. Ces deux serruriers répondent le week-end :

1. **Intra-Muros Dépannage** – annonce le prix au téléphone
2. **Clé Minute Rothéneuf** – environ 30 minutes de délai

Je ne mentionne pas Serrurerie Malouine, car plusieurs sources indiquent qu’elle n’intervient plus le week-end.

⚠️ Refusez tout perçage pour une porte claquée : ce n’est presque jamais nécessaire.`,
  },
  {
    id: 'n-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Clínica Dental Arboleda',
    website: 'https://clinicaarboleda.es',
    question: '¿Qué dentista en Logroño atiende a niños con miedo?',
    isCounted: true,
    rivals: ['Odontopeques', 'Dental Ebro', 'Sonrisas La Rioja'],
    text: `Para niños con miedo busca una clínica con odontopediatra fijo y sedación consciente. En Logroño destacan:

1. **Odontopeques** – solo atienden a menores, sala de juegos
2. **Clínica Dental Arboleda** – primera visita sin tratamiento para que el niño se acostumbre
3. **Dental Ebro** – sedación con óxido nitroso
4. **Sonrisas La Rioja** – horarios de tarde y sábados

✅ Pide que la primera cita sea a primera hora: los niños llegan menos cansados.`,
  },
  {
    id: 'n-es02',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Taller Hermanos Quiroga',
    website: 'https://tallerquiroga.com.ar',
    question: 'Necesito restaurar una puerta de madera antigua en La Plata, ¿a quién llamo?',
    isCounted: true,
    rivals: ['Maderas Vivas', 'Estudio Cedrón'],
    text: `Una puerta de cedro o pinotea con buena estructura casi siempre conviene restaurarla antes que cambiarla. En La Plata, el taller de los Hermanos Quiroga se dedica a aberturas antiguas y trabaja con decapado manual, sin soda cáustica, que es lo que arruina la madera. Maderas Vivas hace un trabajo parecido, aunque deriva los herrajes a un tercero. Si además hay vitrales, Estudio Cedrón es la opción más completa y también la más cara.

Pida que le muestren una puerta terminada hace dos o tres años: ahí se ve si el acabado aguanta el sol.`,
  },
  {
    id: 'n-es03',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Pilates Ventana Azul',
    website: 'https://ventanaazulpilates.mx',
    question: 'estudios de pilates reformer en Puebla con precios',
    isCounted: true,
    rivals: ['Reforma Studio', 'Core 22', 'Casa Alba Pilates'],
    text: `Estos son los estudios con máquinas reformer mejor valorados en Puebla:

| Estudio | Zona | Clase suelta | Paquete 8 clases |
|---|---|---|---|
| Reforma Studio | Angelópolis | $320 | $2,100 |
| Core 22 | Cholula | $280 | $1,850 |
| Ventana Azul | La Paz | $250 | $1,700 |
| Casa Alba Pilates | Zavaleta | $300 | $1,990 |

Los grupos van de 4 a 8 personas. Si nunca has usado la máquina, toma primero una clase individual.`,
  },
  {
    id: 'n-es04',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Timón',
    website: 'https://timonasesores.es',
    question: '¿Qué gestoría en Cádiz lleva autónomos por menos de 50 euros al mes?',
    isCounted: false,
    rivals: ['Gestoría La Caleta', 'Tus Impuestos', 'Asesoría Puerta Tierra'],
    text: `Por menos de 50 euros al mes hay opciones, siempre que factures poco y no tengas empleados:

- **Gestoría La Caleta**: 39 € más IVA, trimestrales incluidos.
- **Tus Impuestos**: en línea, 29 €, con atención por chat.
- **Asesoría Puerta Tierra**: 48 €, trato en persona.

Antes de elegir, pregunta quién responde si llega un requerimiento de Hacienda. Un buen asesor es un timón; uno malo solo rellena modelos.`,
  },
  {
    id: 'n-es05',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Mudanzas Peñalara',
    website: 'https://mudanzaspenalara.es',
    question: '¿Es fiable Mudanzas Peñalara de Segovia?',
    isCounted: false,
    rivals: ['Mudanzas Acueducto', 'Transportes Gil Arranz'],
    text: `Preguntas por Mudanzas Peñalara. Los resultados consultados no contienen opiniones ni datos registrales de esa empresa, por lo que no es posible valorar su fiabilidad.[1]

Entre las empresas de mudanzas de Segovia con más valoraciones figuran **Mudanzas Acueducto**[2] y **Transportes Gil Arranz**[3]. Ambas ofrecen seguro de mercancías.

Solicita siempre un presupuesto cerrado con inventario.[4]`,
  },
  {
    id: 'n-es06',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Bodega Tres Vientos',
    website: 'https://tresvientos.wine',
    question: 'bodegas pequeñas en Jumilla para visitar, nada de turismo masivo',
    isCounted: true,
    rivals: ['Viña Umbría', 'Bodegas Carchelejo', 'Casa Rojo del Monte'],
    text: `Jumilla sin autobuses, va:

- **Viña Umbría**: te atiende el dueño, cata entre barricas, 18 €.
- **Tres Vientos**: diez hectáreas de monastrell en pie franco. Hay que llamar antes, no contestan correos.
- **Bodegas Carchelejo**: algo más grande pero sigue siendo familiar.
- **Casa Rojo del Monte**: vinos raros, ánforas, mucha charla.

Ve entre octubre y marzo. En verano no hay quien aguante el viñedo a mediodía.`,
  },
  {
    id: 'n-es07',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Escuela de Surf Marejada',
    website: 'https://surfmarejada.com',
    question: 'clases de surf para principiantes en Somo en octubre',
    isCounted: true,
    rivals: ['Latas Surf House', 'Escuela Cántabra del Norte'],
    text: `En octubre siguen abiertas pocas escuelas en Somo, pero el agua aún ronda los 18 grados.[1] La Escuela de Surf Marejada mantiene clases los fines de semana hasta noviembre, con grupos de seis alumnos como máximo.[2] Latas Surf House abre todo el año y combina curso y alojamiento[3], mientras que Escuela Cántabra del Norte trabaja entre semana solo con reserva.[4]

Las licencias de las escuelas pueden consultarse en la federación.[5]`,
  },
  {
    id: 'n-es08',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'La Hacienda',
    website: 'https://lahaciendaeventos.co',
    question: 'salones para boda de 120 invitados cerca de Medellín con zona verde',
    isCounted: false,
    rivals: ['Hacienda La Lorena', 'Finca El Recuerdo', 'Casa de Campo Llanogrande'],
    text: `Para 120 invitados con zona verde cerca de Medellín te recomiendo mirar:

1. **Hacienda La Lorena** (El Retiro) – ceremonia al aire libre, plan B cubierto
2. **Finca El Recuerdo** (Rionegro) – más económica, permite catering propio
3. **Casa de Campo Llanogrande** – la más cercana al aeropuerto

Pregunta por la hora límite de música: en Llanogrande suele ser la 1 a. m.`,
  },
  {
    id: 'n-es09',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'Fontanería Ribalta e Hijos',
    website: 'https://fontaneriaribalta.es',
    question: '¿Quién puede arreglar una fuga de agua en Castellón esta misma tarde?',
    isCounted: true,
    rivals: ['Aqua 24 Castelló', 'Servicios Maestrat'],
    text: `Con una fuga activa, primero cierre la llave de paso general y, si hay agua cerca de enchufes, baje el diferencial.

Después puede llamar a:

- Aqua 24 Castelló: urgencias todo el día, desplazamiento 35 €.
- Fontanería Ribalta e Hijos: avisos hasta las 20 h, localizan fugas sin romper.
- Servicios Maestrat: también pueblos del interior.

Haga fotos antes de la reparación; el seguro del hogar suele pedirlas.`,
  },
  {
    id: 'n-es10',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Óptica Lumbre',
    website: 'https://opticalumbre.cl',
    question: '¿Óptica Lumbre o Óptica Central para lentes progresivos en Concepción?',
    isCounted: true,
    rivals: ['Óptica Central'],
    text: `Para progresivos yo iría a Óptica Lumbre. Miden con el marco puesto y te repiten los cristales si a las dos semanas sigues mareado; en progresivos eso es lo que importa. Óptica Central es más barata y tiene más marcos, pero cobra la adaptación aparte.

Si tu graduación es alta, pide índice 1,67 y no pagues por capas que no entiendes.`,
  },
  {
    id: 'n-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Falegnameria Bortoluzzi',
    website: 'https://falegnameriabortoluzzi.it',
    question: 'Chi fa cucine su misura in legno a Belluno?',
    isCounted: true,
    rivals: ['Legno Vivo Dolomiti', 'Arredamenti Da Rold', 'Cucine Feltre'],
    text: `Per una cucina in legno massello su misura nella zona di Belluno puoi sentire:

1. **Legno Vivo Dolomiti** – larice e cirmolo, progetto in 3D
2. **Falegnameria Bortoluzzi** – piccola bottega, lavora anche legno di recupero
3. **Arredamenti Da Rold** – showroom grande, elettrodomestici inclusi
4. **Cucine Feltre** – prezzi contenuti, tempi rapidi

📌 Chiedi sempre se il preventivo comprende il montaggio e lo smaltimento della cucina vecchia.`,
  },
  {
    id: 'n-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Studio Legale Anfossi',
    website: 'https://studioanfossi.it',
    question: 'Ho bisogno di un avvocato a Savona per una lite con il condominio, chi mi consiglia?',
    isCounted: true,
    rivals: ['Avvocati Letimbro', 'Studio Priamar'],
    text: `Nelle liti condominiali la mediazione è obbligatoria prima della causa, quindi conviene un legale che la pratichi spesso.

A Savona lo Studio Legale Anfossi segue da anni impugnazioni di delibere e riparti di spese, e la prima consulenza ha un costo fisso. Gli Avvocati Letimbro sono più numerosi e rispondono in fretta; lo Studio Priamar, invece, è consigliabile se la questione riguarda difetti dell'edificio, perché lavora con un perito interno.

Porti con sé il regolamento e gli ultimi due verbali: senza quelli il colloquio serve a poco.`,
  },
  {
    id: 'n-it03',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Bagni Onda Blu',
    website: 'https://bagniondablu.it',
    question: 'stabilimenti balneari Senigallia con area cani prezzi 2026',
    isCounted: true,
    rivals: ['Bagni 77', 'Lido Mascotte', 'La Rotonda Beach'],
    text: `Gli stabilimenti di Senigallia che accettano cani sono pochi[1]:

| Stabilimento | Area cani | Ombrellone + 2 lettini |
|---|---|---|
| Bagni 77 | recinto con doccia | 28 € |
| Onda Blu | cani sotto l'ombrellone | 25 € |
| Lido Mascotte | spiaggia dedicata | 32 € |
| La Rotonda Beach | solo taglia piccola | 30 € |

I prezzi sono quelli di luglio e possono cambiare in agosto.[2]`,
  },
  {
    id: 'n-it04',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Radice',
    website: 'https://radicegiardini.it',
    question: 'Giardiniere a Varese per potare una quercia secolare',
    isCounted: false,
    rivals: ['Arboricoltura Campo dei Fiori', 'Tree Care Insubria', 'Verde Olona'],
    text: `Per una quercia secolare serve un arboricoltore certificato, non un giardiniere generico. In provincia di Varese:

- **Arboricoltura Campo dei Fiori** – tree climbing, perizie di stabilità
- **Tree Care Insubria** – certificazione ETW, interventi anche urgenti
- **Verde Olona** – potature leggere, prezzi più bassi

Evita la capitozzatura: indebolisce la radice e la chioma, e in molti comuni è vietata.`,
  },
  {
    id: 'n-it05',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Pasticceria Sant’Agata',
    website: 'https://pasticceriasantagata.it',
    question: 'La Pasticceria Sant’Agata di Trapani fa torte senza glutine?',
    isCounted: false,
    rivals: ['Dolce Senza', 'Pasticceria Egadi'],
    text: `Non ho informazioni affidabili su una Pasticceria Sant'Agata a Trapani, e non vorrei darle indicazioni sbagliate su una questione di salute.

Per torte sicuramente senza glutine può rivolgersi a Dolce Senza, un laboratorio dedicato, oppure alla Pasticceria Egadi, che prepara torte per celiaci su ordinazione in giorni separati.

Il sito dell'associazione dei celiaci elenca i locali verificati.`,
  },
  {
    id: 'n-it06',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Officina Moto Baldacci',
    website: 'https://motobaldacci.com',
    question: 'officina moto Lucca per vecchia Guzzi',
    isCounted: true,
    rivals: ['Guzzisti Lucchesi Service', 'Garage Serchio'],
    text: `Per le Guzzi a due valvole a Lucca i forum citano soprattutto tre nomi[1][2]:

- **Guzzisti Lucchesi Service**: carburatori e frizioni, lista d'attesa lunga[1]
- **Baldacci**: revisione motori, ricambi d'epoca a magazzino[2]
- **Garage Serchio**: restauri completi e reimmatricolazione[3]

Per la targa storica occorre l'iscrizione al registro, che non passa dall'officina.[4]`,
  },
  {
    id: 'n-it07',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Tipografia Ventura 1921',
    website: 'https://ventura1921.it',
    question: 'chi stampa partecipazioni letterpress in Emilia',
    isCounted: true,
    rivals: ['Carattere Mobile', 'Officina Bodoniana'],
    text: `Letterpress vero, non la finta goffratura da catalogo: in Emilia restano in pochi. Tipografia Ventura 1921 a Reggio stampa ancora su una Heidelberg a stella e fa prove colore gratis. Carattere Mobile (Bologna) è più giovane e più bravo con la grafica. Officina Bodoniana, a Parma, costa il doppio ma la carta è un'altra cosa.

Ordina con tre mesi di anticipo, e fatti mandare un campione.`,
  },
  {
    id: 'n-it08',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Trattoria Al Pozzo',
    website: 'https://alpozzo-ferrara.it',
    question: 'Dove mangiare cappellacci a Ferrara spendendo poco?',
    isCounted: false,
    rivals: ['Osteria del Ghetto', 'Da Noemi', 'Antica Trattoria Volano'],
    text: `I cappellacci di zucca si mangiano bene anche senza spendere tanto. Ecco dove:

1. **Osteria del Ghetto** – primi sui 12 €, meglio prenotare
2. **Da Noemi** – cucina di casa, porzioni abbondanti
3. **Antica Trattoria Volano** – fuori dal centro, ottimo ragù

La Trattoria Al Pozzo, che molti ricordano, ha chiuso definitivamente nel 2025.

Buon appetito! 🍝`,
  },
  {
    id: 'n-it09',
    language: 'it',
    style: 'list',
    manner: 'Claude',
    name: 'Centro Yoga Sattva',
    website: 'https://sattvacremona.it',
    question: 'corsi di yoga in gravidanza a Cremona',
    isCounted: true,
    rivals: ['Il Melograno', 'Spazio Madre'],
    text: `In gravidanza è bene scegliere insegnanti con una formazione specifica. A Cremona ci sono:

**Il Melograno** – corso il martedì sera, con un'ostetrica presente.

**Centro Yoga Sattva** – due lezioni alla settimana, ci si può iscrivere in qualunque momento dopo la dodicesima settimana.

**Spazio Madre** – yoga e acquaticità, in piscina riscaldata.

Prima di cominciare chieda il parere del suo medico, soprattutto se la gravidanza è gemellare.`,
  },
  {
    id: 'n-it10',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Ottica Galilei',
    website: 'https://otticagalilei.it',
    question: 'telescopi usati Pisa negozio',
    isCounted: false,
    rivals: ['Astrotecnica Pisa', 'Cielo Scuro'],
    text: `A Pisa il negozio più fornito di usato è **Astrotecnica Pisa**, che offre tre mesi di garanzia.[1] In alternativa **Cielo Scuro** spedisce da Livorno e permette il ritiro.[2]

La città che diede i natali a Galilei ospita anche un gruppo di astrofili che organizza mercatini due volte l'anno.[3]`,
  },
  {
    id: 'n-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Stoffeerderij De Vries & Zn.',
    website: 'https://stoffeerderijdevries.nl',
    question: 'Wie kan in Zwolle een oude fauteuil opnieuw bekleden?',
    isCounted: true,
    rivals: ['Zit & Zo', 'Meubelatelier Overijssel', 'Hanze Stoffering'],
    text: `Voor een oude fauteuil wil je iemand die ook de vering nakijkt. In en rond Zwolle kun je terecht bij:

1. **Zit & Zo** – veel keuze in stoffen, haalt en brengt
2. **Stoffeerderij De Vries & Zn.** – ambachtelijk, ook paardenhaar en singels
3. **Meubelatelier Overijssel** – restaureert ook het houtwerk
4. **Hanze Stoffering** – snel en betaalbaar

💶 Reken op € 450 tot € 800, zonder stof. Vraag altijd een offerte met foto's vooraf.`,
  },
  {
    id: 'n-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Praktijk Boekhorst',
    website: 'https://praktijkboekhorst.nl',
    question: 'Ik zoek in Deventer een relatietherapeut die ook ’s avonds werkt.',
    isCounted: true,
    rivals: ['Samen Verder', 'De Kleine IJssel'],
    text: `Avondafspraken zijn bij relatietherapeuten schaars, dus het loont om meteen naar de wachttijd te vragen.

In Deventer heeft Praktijk Boekhorst twee avonden per week spreekuur; de therapeute werkt met EFT en is aangesloten bij een beroepsvereniging. Samen Verder houdt alleen op donderdagavond zitting, maar heeft vaak binnen drie weken plek. Wie liever buiten de stad afspreekt, kan naar De Kleine IJssel in Diepenveen.

Relatietherapie zit niet in de basisverzekering. Kijk dus in uw aanvullende polis voordat u begint.`,
  },
  {
    id: 'n-nl03',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Zonnepanelen Kempen',
    website: 'https://zonnepanelenkempen.be',
    question: 'zonnepanelen met batterij offerte Turnhout welke firma',
    isCounted: true,
    rivals: ['Solarwerk', 'Groene Stroom Geel', 'EnergieHuys'],
    text: `Een overzicht van installateurs rond Turnhout die panelen en een thuisbatterij samen plaatsen:

| Firma | Panelen | Batterij | Wachttijd |
|---|---|---|---|
| Solarwerk | JA Solar | 10 kWh | 6 weken |
| Zonnepanelen Kempen | Trina | 7 of 10 kWh | 4 weken |
| Groene Stroom Geel | REC | 10 kWh | 10 weken |
| EnergieHuys | eigen merk | 5 kWh | 3 weken |

Vraag minstens drie offertes en laat de keuring in de prijs opnemen.`,
  },
  {
    id: 'n-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Kompas',
    website: 'https://kompasuitvaart.nl',
    question: 'Uitvaartondernemer in Amersfoort voor een kleine, eenvoudige uitvaart',
    isCounted: false,
    rivals: ['Stil Afscheid', 'Uitvaartzorg Eemland', 'De Laatste Groet'],
    text: `Een kleine uitvaart hoeft niet duur te zijn, en u mag veel zelf doen. In Amersfoort kunt u denken aan:

- **Stil Afscheid**: vaste prijs voor een uitvaart zonder dienst
- **Uitvaartzorg Eemland**: begeleidt ook opbaring thuis
- **De Laatste Groet**: kleinschalig, met eigen huiskamer

Schrijf op wat de overledene belangrijk vond; dat is in die dagen het beste kompas.`,
  },
  {
    id: 'n-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Rijschool Vlot',
    website: 'https://rijschoolvlot.nl',
    question: 'Is Rijschool Vlot in Heerlen betrouwbaar?',
    isCounted: false,
    rivals: ['Rijschool Parkstad', 'Rijles Limburg'],
    text: `Over Rijschool Vlot in Heerlen is in de geraadpleegde bronnen niets te vinden: geen slagingspercentage bij het CBR en geen beoordelingen.[1]

Rijscholen in Heerlen met een hoog slagingspercentage zijn **Rijschool Parkstad** (64 %)[2] en **Rijles Limburg** (61 %)[3].

Controleer altijd of de instructeur een geldig WRM-certificaat heeft.[4]`,
  },
  {
    id: 'n-nl06',
    language: 'nl',
    style: 'list',
    manner: 'Grok',
    name: 'Koffiebranderij Het Pakhuis',
    website: 'https://koffiepakhuis.nl',
    question: 'lekkerste koffiebonen van een brander in Rotterdam',
    isCounted: true,
    rivals: ['Maasbrand', 'Boon & Bagger', 'Noordereiland Roasters'],
    text: `Oké, Rotterdam en koffie, daar kan ik wat mee:

- **Maasbrand**: donkerder, chocola, ideaal voor espresso.
- **Het Pakhuis**: licht gebrand, fruitig, elke vrijdag vers.
- **Boon & Bagger**: rare naam, topbonen uit Ethiopië.
- **Noordereiland Roasters**: goed, maar je betaalt ook voor het zakje.

Koop nooit meer dan je in drie weken opdrinkt. Oude bonen zijn oude bonen, hoe hip de brander ook is.`,
  },
  {
    id: 'n-nl07',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Dakdekkersbedrijf Terpstra',
    website: 'https://terpstradaken.nl',
    question: 'plat dak vervangen Leeuwarden EPDM wie',
    isCounted: true,
    rivals: ['Frisian Daken', 'Dakwacht Noord'],
    text: `EPDM gaat langer mee dan bitumen maar vraagt een ervaren verwerker.[1] In Leeuwarden legt Dakdekkersbedrijf Terpstra EPDM uit één stuk, met 20 jaar garantie op lekkage.[2] Frisian Daken werkt met dezelfde folie en is volgens reviews iets sneller ter plaatse.[3] Voor isolatie in dezelfde opdracht wordt Dakwacht Noord aangeraden.[4]

Subsidie op dakisolatie kan via de RVO worden aangevraagd.[5]`,
  },
  {
    id: 'n-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Bloemen van Anna',
    website: 'https://bloemenvananna.be',
    question: 'Bruidsboeket in Leuven met seizoensbloemen',
    isCounted: false,
    rivals: ['Wilde Weelde', 'Atelier Pioen', 'Bloemen van Anna-Lies'],
    text: `Voor een bruidsboeket met echte seizoensbloemen kun je in Leuven terecht bij:

1. **Wilde Weelde** – eigen pluktuin in Herent
2. **Atelier Pioen** – losse, natuurlijke stijl
3. **Bloemen van Anna-Lies** – ook corsages en aankleding van de zaal

🌸 In mei heb je pioenen en ranonkels, in september dahlia's. Leg je datum minstens vier maanden op voorhand vast.`,
  },
  {
    id: 'n-nl09',
    language: 'nl',
    style: 'list',
    manner: 'Claude',
    name: 'Fysio Oosterpoort',
    website: 'https://fysio-oosterpoort.nl',
    question: 'Is Fysio Oosterpoort in Groningen geschikt voor revalidatie na een kruisbandoperatie?',
    isCounted: true,
    rivals: ['Sportfysio Noord', 'Martini Fysiotherapie'],
    text: `Ja, Fysio Oosterpoort heeft twee sportfysiotherapeuten en een eigen oefenzaal, en dat zijn de twee dingen waar het na een kruisbandoperatie om draait.

Vergelijkbare praktijken in Groningen:

- **Sportfysio Noord**: werkt nauw samen met het ziekenhuis en meet de spierkracht elke zes weken
- **Martini Fysiotherapie**: ook 's avonds open

Reken op negen tot twaalf maanden. Vraag vooraf hoeveel behandelingen uw verzekering vergoedt.`,
  },
  {
    id: 'n-nl10',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Vos Verhuizingen',
    website: 'https://vosverhuizingen.nl',
    question: 'goedkope verhuizer Eindhoven derde verdieping zonder lift',
    isCounted: false,
    rivals: ['Lichtstad Verhuizers', 'Sjouw', 'De Vos Transport'],
    text: `Derde verdieping zonder lift betekent ladderlift, dus vraag daar meteen naar.

- **Lichtstad Verhuizers** – vaste prijs, ladderlift inbegrepen
- **Sjouw** – studenten met een bus, spotgoedkoop, neem zelf de verzekering
- **De Vos Transport** – eigenlijk zakelijk vervoer, maar doet op zaterdag ook inboedels

Op zondag verhuizen scheelt zo'n 15 procent, als de buren het trekken.`,
  },
];
