// The tenth sealed set, sixty answers written and labelled before the code that reads them was finished, by the hand that changed it. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' };

export const tenthSealedAnswers: readonly Reading[] = [
  {
    id: 'o-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Quarryman Stoves',
    website: 'https://quarrymanstoves.co.uk',
    question: 'Where can I get a wood burner fitted in Matlock with a HETAS certificate?',
    isCounted: true,
    rivals: ['Derwent Fireplaces', 'Hearth Hunters', 'Peak Flue & Stove'],
    text: `All of these fit stoves and sign them off themselves, so you won't need building control:

- **Derwent Fireplaces** – showroom in Matlock Bath, wide range from £900
- **Quarryman Stoves** – survey within a week, good with awkward stone chimneys
- **Hearth Hunters** – second-hand and reconditioned burners
- **Peak Flue & Stove** – Bakewell, mostly flexible liners

Get the quote to state liner, register plate and certificate separately. A straightforward job takes a day.`,
  },
  {
    id: 'o-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Larkin & Osei Architects',
    website: 'https://larkinosei.com',
    question: 'I want to add an accessory dwelling unit behind my house in Tacoma. Which architects should I talk to?',
    isCounted: true,
    rivals: ['Backyard Studio Northwest', 'Commencement Design'],
    text: `For a backyard unit you mostly need someone who knows Tacoma's pre-approved plans and when it pays to depart from them.

Larkin and Osei have done a number of small units on sloping lots and will do a feasibility study for a fixed fee before you commit to anything. Backyard Studio Northwest works almost only from the city's pre-approved set, which saves two or three months. If your lot is in a historic district, Commencement Design is used to the landmarks commission.

Ask each of them for the final cost of their last three units rather than for an estimate of yours.`,
  },
  {
    id: 'o-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Ridgeback IT',
    website: 'https://ridgebackit.com.au',
    question: 'managed IT support Toowoomba small accounting firm compare',
    isCounted: true,
    rivals: ['Downs Digital', 'Bluegum Tech', 'Range Systems'],
    text: `Providers that publish per-user prices in Toowoomba:[1][2]

| Provider | Per user / month | After hours | Xero experience |
|---|---|---|---|
| Downs Digital | $95 | extra | yes |
| Bluegum Tech | $110 | included | yes |
| Ridgeback | $89 | included to 8 pm | yes |
| Range Systems | $120 | included | not stated |

Tax practitioners must also meet the security requirements of the ATO's operational framework.[3]`,
  },
  {
    id: 'o-en04',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Anchor',
    website: 'https://anchortherapy.ca',
    question: 'couples counselling in Halifax that takes new clients this month',
    isCounted: false,
    rivals: ['Northwest Arm Counselling', 'Harbourview Psychology'],
    text: `Two practices in Halifax list openings this month.

Northwest Arm Counselling has three registered therapists who work with couples, with evening hours on Tuesdays. Harbourview Psychology offers a longer first session of ninety minutes, which many couples find gives them an anchor before the weekly work begins.

Most insurers cover sessions with a registered psychologist or social worker, so check the title on the website before you book.`,
  },
  {
    id: 'o-en05',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Pennywhistle Toys',
    website: 'https://pennywhistletoys.ie',
    question: 'Does Pennywhistle Toys in Ennis sell wooden train sets?',
    isCounted: false,
    rivals: ['The Toy Loft', 'Clare Play'],
    text: `I wasn't able to find a shop called Pennywhistle Toys in Ennis, so I can't tell you what it stocks. It may trade under a different name.

If you're after wooden train sets nearby, these two carry them:

- **The Toy Loft** – Brio and Hape, ships nationwide
- **Clare Play** – smaller selection, often second-hand sets

Ring ahead before Christmas, as train sets go quickly.`,
  },
  {
    id: 'o-en06',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Sable Ink',
    website: 'https://sableink.tattoo',
    question: 'best fine line tattoo studio in leeds no attitude',
    isCounted: true,
    rivals: ['Kirkgate Needle', 'Wren Tattoo Parlour', 'Black Thistle'],
    text: `Leeds has plenty. No-attitude list:

1. **Kirkgate Needle**: chatty, clean, booked six weeks out.
2. **Wren Tattoo Parlour**: botanical stuff, female-run.
3. **Sable Ink**: tiny, by appointment, the steadiest hand for lettering.
4. **Black Thistle**: talented but yes, some attitude.

Under £80 for fine line anywhere? Walk away.`,
  },
  {
    id: 'o-en07',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Fairlight Opticians',
    website: 'https://fairlightopticians.co.uk',
    question: 'eye test for a child with autism hastings',
    isCounted: false,
    rivals: ['Priory Eyecare', 'Old Town Optometry'],
    text: `Priory Eyecare offers longer appointments with a familiarisation visit beforehand.[1] Old Town Optometry has a SeeAbility-trained optometrist and a quiet hour on Wednesdays.[2]

NHS sight tests are free for under-16s, and special schools can arrange tests on site.[3] The nearby village of Fairlight has no optician of its own; residents travel to Hastings or Rye.[4]`,
  },
  {
    id: 'o-en08',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Moorland Removals',
    website: 'https://moorlandremovals.co.uk',
    question: 'Moorland Removals or Tor Vans for moving a piano from Exeter to Plymouth?',
    isCounted: true,
    rivals: ['Tor Vans'],
    text: `For a piano I'd lean towards **Moorland Removals**: they list piano moves as a service of their own, send three people and insure the instrument in transit.

**Tor Vans** is cheaper and fine for a flat, but pianos are only moved "at the customer's risk", which is exactly what you don't want on stairs.

Whoever you choose, have it tuned about three weeks after the move.`,
  },
  {
    id: 'o-en09',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Hollis Bakery',
    website: 'https://hollisbakery.com',
    question: 'gluten free birthday cake in Asheville',
    isCounted: false,
    rivals: ['Crumb Theory', 'Blue Ridge Gluten Free Kitchen', 'Hollis & Wren Patisserie'],
    text: `Three places in Asheville bake gluten-free birthday cakes to order:

- **Crumb Theory** – a dedicated gluten-free kitchen, 72 hours' notice
- **Blue Ridge Gluten Free Kitchen** – cupcakes and sheet cakes
- **Hollis & Wren Patisserie** – gluten-free on request, shared ovens

If the birthday child is celiac, choose one of the first two.`,
  },
  {
    id: 'o-en10',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Wexcombe Cycles',
    website: 'https://wexcombecycles.com',
    question: 'bike fit in Swindon for knee pain',
    isCounted: true,
    rivals: ['VeloLab Swindon', 'Pedal Physio'],
    text: `Bike fitting that includes an assessment of the rider is offered by:

- VeloLab Swindon: 3D motion capture, £220[1]
- Pedal Physio: chartered physiotherapist, £160, refers back to your GP if needed[2]
- [wexcombecycles.com](https://wexcombecycles.com/bike-fit): basic fit £75, free with a new bike[3]

Knee pain at the front usually points to a low saddle.[2]`,
  },
  {
    id: 'o-de01',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Elektro Hagemann GmbH & Co. KG',
    website: 'https://elektro-hagemann.de',
    question: 'Wer installiert in Lüneburg eine Wallbox mit Überschussladen?',
    isCounted: true,
    rivals: ['Sonnenstrom Ilmenau', 'Elektrotechnik Behn', 'Ladefuchs'],
    text: `Wallboxen mit PV-Überschussladen installieren im Raum Lüneburg unter anderem:

- **Sonnenstrom Ilmenau**: Komplettpaket mit Wechselrichter[1]
- **Elektro Hagemann**: arbeitet mit go-e und openWB, Anmeldung beim Netzbetreiber inklusive[2]
- **Elektrotechnik Behn**: eher Neubau[3]
- **Ladefuchs**: bundesweit, Festpreis ab 1.190 €[4]

Ab 11 kW genügt die Anmeldung, darüber braucht es eine Genehmigung.[5]`,
  },
  {
    id: 'o-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Hofladen Wiesengrund',
    website: 'https://hofladen-wiesengrund.de',
    question: 'Wo kann ich bei Freiburg Fleisch direkt vom Bauern kaufen, am besten Weiderind?',
    isCounted: true,
    rivals: ['Biohof Schlegel', 'Kaiserstühler Weidefleisch'],
    text: `Rund um Freiburg gibt es einige Höfe, die ihre Rinder das ganze Jahr auf der Weide halten und selbst vermarkten.

Im Hofladen Wiesengrund in Kirchzarten bekommen Sie Mischpakete ab fünf Kilogramm, geschlachtet wird alle sechs Wochen. Der Biohof Schlegel verkauft auch einzelne Stücke, allerdings nur freitags. Wer liefern lassen möchte, ist bei Kaiserstühler Weidefleisch richtig, das gekühlt verschickt.

Fragen Sie nach der Reifezeit: drei Wochen sollten es für Steaks schon sein.`,
  },
  {
    id: 'o-de03',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Putzteufel Halle',
    website: 'https://putzteufel-halle.de',
    question: 'Büroreinigung Halle Saale 200 qm Angebote vergleichen',
    isCounted: true,
    rivals: ['Saale Clean', 'Meister Proper Service Lange', 'Reinraum Mitteldeutschland'],
    text: `Ein grober Vergleich für 200 m², zweimal pro Woche:

| Firma | Monatlich ca. | Kündigung | Bemerkung |
|---|---|---|---|
| Saale Clean | 390 € | 3 Monate | viele Arztpraxen |
| Putzteufel Halle | 340 € | 1 Monat | feste Reinigungskraft |
| Meister Proper Service Lange | 360 € | 3 Monate | Glasreinigung inklusive |
| Reinraum Mitteldeutschland | 450 € | 6 Monate | eher für Labore |

Lassen Sie sich ein Leistungsverzeichnis geben, sonst vergleichen Sie Äpfel mit Birnen.`,
  },
  {
    id: 'o-de04',
    language: 'de',
    style: 'trap',
    manner: 'Grok',
    name: 'Rückenwind',
    website: 'https://rueckenwind-physio.de',
    question: 'Physiotherapie Rostock nach Bandscheiben-OP, schneller Termin',
    isCounted: false,
    rivals: ['Physio am Stadthafen', 'Reha Warnow'],
    text: `Schnelle Termine in Rostock? Realistisch zwei Adressen:

- **Physio am Stadthafen**: Absageliste, da rutschst du oft binnen einer Woche rein.
- **Reha Warnow**: größer, mehr Therapeuten, dafür wechselnd.

Ruf morgens um acht an, nicht mittags. Und gib an, dass du frisch operiert bist, das bringt dir Rückenwind bei der Terminvergabe.`,
  },
  {
    id: 'o-de05',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Malerbetrieb Kornblum',
    website: 'https://malerbetrieb-kornblum.de',
    question: 'Was kostet es, wenn Malerbetrieb Kornblum aus Siegen eine Fassade streicht?',
    isCounted: false,
    rivals: [],
    text: `Preise des Malerbetriebs Kornblum kenne ich nicht, und ich habe auch keine Angaben zu dem Betrieb gefunden.

Als Richtwert gelten für einen Fassadenanstrich 25 bis 45 € je Quadratmeter, Gerüst extra. Bei einem Einfamilienhaus mit 150 m² Fassade landen Sie damit meist zwischen 5.000 und 8.000 €.

Holen Sie drei Angebote ein und achten Sie darauf, ob die Grundierung enthalten ist.`,
  },
  {
    id: 'o-de06',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Musikschule Taktvoll',
    website: 'https://taktvoll-musik.de',
    question: 'Gitarrenunterricht für Kinder in Ravensburg',
    isCounted: true,
    rivals: ['Saitenreich', 'Musikschule Ravensburg e. V.'],
    text: `Für Kinder ab sieben Jahren gibt es in Ravensburg mehrere Möglichkeiten. Die Musikschule Ravensburg e. V. ist am günstigsten, hat aber Wartelisten.[1] Taktvoll bietet Einzelunterricht und kleine Bands, auch mit Leihgitarre.[2] Bei Saitenreich unterrichtet ein Konzertgitarrist, der erst ab neun Jahren aufnimmt.[3]

Eine kindgerechte Gitarre in halber Größe kostet etwa 120 €.[4]`,
  },
  {
    id: 'o-de07',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Hotel Seeblick Plön',
    website: 'https://seeblick-ploen.de',
    question: 'Hotel mit Hund in Plön direkt am Wasser',
    isCounted: false,
    rivals: ['Hotel Seeblick Eutin', 'Haus Trammer See', 'Prinzeninsel Lodge'],
    text: `Direkt am Wasser und mit Hund geht in der Gegend:

1. **Prinzeninsel Lodge** – Plön, Hunde 12 € pro Nacht
2. **Haus Trammer See** – Ferienwohnungen mit Steg
3. **Hotel Seeblick Eutin** – 15 Minuten mit dem Auto, große Zimmer

Das Hotel Seeblick in Plön selbst nimmt seit dem Umbau keine Gäste mehr auf; das Gebäude wird zu Wohnungen.`,
  },
  {
    id: 'o-de08',
    language: 'de',
    style: 'list',
    manner: 'Claude',
    name: 'Bestattungen Ahrens & Söhne',
    website: 'https://bestattungen-ahrens.de',
    question: 'Ist Ahrens & Söhne in Celle ein guter Bestatter für eine Waldbestattung?',
    isCounted: true,
    rivals: ['Abschied Celle', 'Bestattungshaus Wietfeldt'],
    text: `Bestattungen Ahrens & Söhne begleitet nach eigenen Angaben regelmäßig Beisetzungen im Ruheforst und nennt dafür auf der Website Festpreise, was selten ist.

Zum Vergleich können Sie sich noch ansehen:

- **Abschied Celle**: kleines Haus, sehr persönliche Feiern
- **Bestattungshaus Wietfeldt**: größter Anbieter am Ort, eigene Trauerhalle

Den Baum selbst wählen Sie in jedem Fall beim Förster aus, nicht beim Bestatter.`,
  },
  {
    id: 'o-de09',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Lindner Schuhe',
    website: 'https://lindner-schuhe.at',
    question: 'Bergschuhe neu besohlen Innsbruck',
    isCounted: false,
    rivals: ['Schuhklinik Tirol', 'Sohlenwerk'],
    text: `Zwiegenähte Bergschuhe besohlt in Innsbruck die **Schuhklinik Tirol** in der Maria-Theresien-Straße.[1] **Sohlenwerk** nimmt auch Kletterschuhe an.[2] Die Dauer liegt bei zwei bis drei Wochen.[1]

Ob sich das lohnt, hängt vom Oberleder ab; der Bergführer Max Lindner rät in seinem Blog ab, wenn die Zwischensohle bröselt.[3]`,
  },
  {
    id: 'o-de10',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Kaffeekontor Nord',
    website: 'https://kaffeekontor-nord.de',
    question: 'siebträger reparatur kiel',
    isCounted: true,
    rivals: ['Espresso-Doktor', 'Maschinenraum Kiel'],
    text: `In Kiel schrauben drei Läden an Siebträgern:

**Espresso-Doktor** – alles von Rancilio bis ECM, 60 € Diagnose, wird angerechnet.

**Kaffeekontor Nord** – eigentlich Rösterei, die Werkstatt hinten ist aber gut. Nur E61.

**Maschinenraum Kiel** – schnell, ein bisschen teuer.

Entkalk selbst, bevor du hingehst. In der Hälfte der Fälle war's das.`,
  },
  {
    id: 'o-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Plomberie Kermarec',
    website: 'https://plomberie-kermarec.fr',
    question: 'Quel plombier à Lorient pour remplacer un chauffe-eau thermodynamique ?',
    isCounted: true,
    rivals: ['Ty Chauffage', 'Scorff Dépannage', 'Éco Therm 56'],
    text: `Pour un chauffe-eau thermodynamique, prenez un plombier labellisé RGE si vous voulez les aides :

1. **Ty Chauffage** – installe Atlantic et Thermor, devis en ligne
2. **Plomberie Kermarec** – RGE QualiPAC, intervient jusqu’à Quimperlé
3. **Scorff Dépannage** – rapide, mais sans label
4. **Éco Therm 56** – dossier d’aides pris en charge

Comptez 3 000 à 4 200 € pose comprise pour 200 litres.`,
  },
  {
    id: 'o-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Cabinet Desrosiers Notaires',
    website: 'https://desrosiersnotaires.ca',
    question: 'Je cherche un notaire à Sherbrooke pour un testament et un mandat de protection.',
    isCounted: true,
    rivals: ['Étude Gauvin-Lacasse', 'Notaires du Plateau'],
    text: `Pour un testament accompagné d’un mandat de protection, la plupart des notaires proposent un forfait, et c’est ce que vous devriez demander d’emblée.

Le cabinet Desrosiers affiche le sien, à 650 $ pour une personne, et se déplace à domicile. L’Étude Gauvin-Lacasse est un peu plus chère mais suit aussi les fiducies, utile si vous avez un commerce. Les Notaires du Plateau reçoivent le samedi matin.

Apportez la liste de vos biens et le nom de deux personnes de confiance.`,
  },
  {
    id: 'o-fr03',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Crèche Les Petits Loirs',
    website: 'https://petitsloirs.ch',
    question: 'garderies privées Neuchâtel bilingues tarifs',
    isCounted: true,
    rivals: ['Tartine et Chocolat', 'Little Lake', 'La Ronde'],
    text: `Structures bilingues recensées à Neuchâtel[1][2] :

| Structure | Langues | Plein tarif / jour |
|---|---|---|
| Tartine et Chocolat | français-allemand | 118 CHF |
| Little Lake | français-anglais | 132 CHF |
| Les Petits Loirs | français-anglais | 125 CHF |
| La Ronde | français-italien | 115 CHF |

Les subventions dépendent du revenu et de la commune.[3]`,
  },
  {
    id: 'o-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Boussole',
    website: 'https://boussole-patrimoine.fr',
    question: 'conseiller en gestion de patrimoine indépendant à Nancy',
    isCounted: false,
    rivals: ['Stanislas Patrimoine', 'Cap Lorraine Conseil'],
    text: `Indépendant au sens de la loi, donc payé par vous et pas par des rétrocessions, ça court pas les rues à Nancy.

- **Stanislas Patrimoine** : honoraires affichés, 180 €/h.
- **Cap Lorraine Conseil** : forfait bilan à 900 €.

Le reste vend des contrats. Gardez une boussole simple : qui le paie ?`,
  },
  {
    id: 'o-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Élagage Vautrin',
    website: 'https://elagage-vautrin.fr',
    question: 'Élagage Vautrin à Épinal, sérieux ?',
    isCounted: false,
    rivals: ['Vosges Élagage', 'Arbre Vivant'],
    text: `Je ne dispose d’aucune information fiable sur Élagage Vautrin : ni avis, ni site, ni mention dans un annuaire professionnel.

Avant de décider, comparez avec deux élagueurs bien identifiés autour d’Épinal :

1. **Vosges Élagage** – grimpeurs certifiés, assurance visible
2. **Arbre Vivant** – taille douce, broyage sur place

Demandez toujours le numéro SIRET et l’attestation de responsabilité civile.`,
  },
  {
    id: 'o-fr06',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: 'L’Atelier des Reliures',
    website: 'https://atelierdesreliures.fr',
    question: 'relier une thèse en cuir à Grenoble',
    isCounted: true,
    rivals: ['Reliure Belledonne', 'Copie Campus'],
    text: `Pour une reliure en cuir, et non une simple couverture cartonnée, deux artisans et un imprimeur valent le détour :

**Reliure Belledonne**
Plein cuir ou demi-cuir, dorure à chaud. Six semaines.

**L’Atelier des Reliures**
Demi-cuir à partir de 140 €, quatre semaines.

**Copie Campus**
Simili cuir seulement, mais en 48 heures.

Prévoyez une marge intérieure de trois centimètres dans votre fichier.`,
  },
  {
    id: 'o-fr07',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Domaine de la Pinsonnière',
    website: 'https://domaine-pinsonniere.fr',
    question: 'vignerons bio près de Saumur qui font visiter leur cave',
    isCounted: true,
    rivals: ['Clos des Tuffeaux', 'Château Brézolles'],
    text: `Autour de Saumur, plusieurs domaines certifiés bio ouvrent leurs caves troglodytiques.[1] Le Clos des Tuffeaux reçoit tous les jours sans rendez-vous.[2] Le Domaine de la Pinsonnière propose une visite de deux heures avec dégustation de cinq vins, le samedi.[3] Au Château Brézolles, la visite est gratuite mais la dégustation payante.[4]

La fête des vins bio a lieu le premier week-end de juin.[5]`,
  },
  {
    id: 'o-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Le Moulin Bleu',
    website: 'https://lemoulinbleu.be',
    question: 'restaurant au bord de l’eau à Dinant pour un anniversaire de 20 personnes',
    isCounted: false,
    rivals: ['La Table de Bouvignes', 'Le Quai 12'],
    text: `Pour vingt personnes au bord de la Meuse, réservez une salle plutôt qu’une terrasse :

- **La Table de Bouvignes** : menu groupe à 48 €, salle avec vue
- **Le Quai 12** : brasserie, plus animée, menus enfants

Le Moulin Bleu figurait souvent dans ces listes, mais il n’existe plus depuis les inondations de 2021.

Pensez au parking, rare le dimanche.`,
  },
  {
    id: 'o-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Vélocité Services',
    website: 'https://velocite-services.fr',
    question: 'coursier à vélo Nantes pour livrer des repas d’entreprise',
    isCounted: true,
    rivals: ['Green Course', 'Les Boîtes à Vélo', 'Loire Express'],
    text: `À Nantes, la cyclo-logistique c’est un peu la capitale. Pour des repas :

- **Green Course** : le plus carré, camion de secours.
- **Les Boîtes à Vélo** : un collectif, donc plusieurs boîtes derrière.
- **Vélocité Services** : bon marché, mais peu de remorques isothermes. À éviter pour plus de 30 plateaux.
- **Loire Express** : scooters électriques, plus rapide sur l’île.

Teste avec une petite commande un mardi.`,
  },
  {
    id: 'o-fr10',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Duval Menuiserie',
    website: 'https://duval-menuiserie.fr',
    question: 'escalier sur mesure Caen bois et métal',
    isCounted: false,
    rivals: ['Duval-Lecomte Escaliers', 'Marches Normandes'],
    text: `Deux fabricants combinent bois et métal dans l’agglomération de Caen : **Duval-Lecomte Escaliers**, à Mondeville, qui dispose de sa propre ferronnerie[1], et **Marches Normandes**, à Bayeux, spécialisé dans les limons centraux[2].

Le prix d’un quart tournant se situe entre 5 500 et 9 000 €.[3]`,
  },
  {
    id: 'o-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Veterinaria Los Almendros',
    website: 'https://vetlosalmendros.es',
    question: '¿Qué veterinario en Almería hace ecografías a gatos?',
    isCounted: true,
    rivals: ['Clínica Felina Bahía', 'Hospital Veterinario Alborán', 'Mascotas Cabo'],
    text: `Para una ecografía felina en Almería tienes estas opciones:

1. **Clínica Felina Bahía** – solo gatos, ecografista propio
2. **Hospital Veterinario Alborán** – urgencias y ecocardiografía
3. **Veterinaria Los Almendros** – ecografía los martes y jueves, desde 45 €
4. **Mascotas Cabo** – deriva los casos complejos

🐱 El gato debe ir en ayunas de ocho horas.`,
  },
  {
    id: 'o-es02',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Estudio Contable Bermúdez & Paz',
    website: 'https://bermudezypaz.uy',
    question: 'Soy monotributista en Montevideo y quiero pasar a unipersonal, ¿qué contador me conviene?',
    isCounted: true,
    rivals: ['Cuentas Claras', 'Rivera Contadores'],
    text: `El cambio conviene hacerlo a comienzo de ejercicio, así que no espere al último mes.

En Montevideo, Bermúdez y Paz atienden sobre todo a profesionales independientes y cobran una cuota fija por todo el año. Cuentas Claras es una opción en línea, más barata, si sus facturas son pocas. Rivera Contadores tiene sentido si piensa contratar a alguien pronto.

Pida por escrito qué declaraciones incluye la cuota.`,
  },
  {
    id: 'o-es03',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Camping Río Lobo',
    website: 'https://campingriolobo.es',
    question: 'campings con bungalows en Soria abiertos en Semana Santa',
    isCounted: true,
    rivals: ['Camping Urbión', 'Refugio de Pinares', 'El Concurso'],
    text: `Campings sorianos con bungalows abiertos en Semana Santa[1]:

| Camping | Localidad | Bungalow 4 pers. |
|---|---|---|
| Camping Urbión | Abejar | 95 € |
| Refugio de Pinares | Covaleda | 88 € |
| Río Lobo | Ucero | 82 € |
| El Concurso | Navaleno | 79 € |

Las reservas suelen exigir un mínimo de tres noches.[2]`,
  },
  {
    id: 'o-es04',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Raíces',
    website: 'https://raicespeluqueria.mx',
    question: 'estilista para cabello rizado en Mérida Yucatán',
    isCounted: false,
    rivals: ['Casa Rizos', 'Estudio Ceiba', 'Curly Mid'],
    text: `En Mérida estos salones trabajan con cabello rizado en seco:

- **Casa Rizos** – corte desde $650
- **Estudio Ceiba** – color vegetal
- **Curly Mid** – clases para definir en casa

Si tu cabello está dañado, pide que revisen las raíces antes de cualquier tratamiento químico.`,
  },
  {
    id: 'o-es05',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Reformas Iturbe',
    website: 'https://reformasiturbe.es',
    question: '¿Conoces Reformas Iturbe, de Pamplona?',
    isCounted: false,
    rivals: ['Obras Arga', 'Baños Navarra'],
    text: `No, no tengo datos sobre una empresa llamada Reformas Iturbe en Pamplona.

Si lo que necesita es reformar un baño, puede pedir presupuesto a Obras Arga, que trabaja con plazos cerrados, o a Baños Navarra, que cambia bañera por ducha en dos días.

Compruebe en ambos casos que el presupuesto incluya la retirada de escombros.`,
  },
  {
    id: 'o-es06',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Cervecería Tlacuache',
    website: 'https://tlacuache.beer',
    question: 'cerveza artesanal en Xalapa para llevar, que no sea IPA',
    isCounted: true,
    rivals: ['Barba Roja', 'La Niebla', 'Macuiltépetl Brewing'],
    text: `Xalapa tiene buena cerveza y no todo es lúpulo:

- **La Niebla**: stout de café, obvio, estamos en Xalapa.
- **Tlacuache**: ámbar y una de jamaica rarísima que funciona.
- **Barba Roja**: lager limpia, barata.
- **Macuiltépetl Brewing**: belgas, más caras.

Lleva hielera. Al sol del mediodía no sobrevive ninguna.`,
  },
  {
    id: 'o-es07',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Autoescuela Faro',
    website: 'https://autoescuelafaro.es',
    question: 'autoescuela A Coruña carnet de moto A2 intensivo',
    isCounted: true,
    rivals: ['Autoescuela Riazor', 'MotoGal'],
    text: `Los cursos intensivos de A2 duran entre una y dos semanas.[1] En A Coruña los organizan Autoescuela Riazor, con pista propia[2], MotoGal, especializada en motos[3], y la Autoescuela Faro, que agrupa las clases en fines de semana[4].

El examen de circuito se hace en Arteixo.[1]`,
  },
  {
    id: 'o-es08',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Marisquería El Puerto',
    website: 'https://marisqueriaelpuerto.cl',
    question: 'dónde comer mariscos en Valdivia sin gastar mucho',
    isCounted: false,
    rivals: ['Picá del Río', 'Donde la Nena', 'El Puerto de Niebla'],
    text: `Buenas picadas de mariscos en Valdivia:

1. **Picá del Río** – paila marina enorme
2. **Donde la Nena** – empanadas de mariscos, mercado fluvial
3. **El Puerto de Niebla** – a 20 minutos, vista al mar

Ojo con la temporada de veda del loco.`,
  },
  {
    id: 'o-es09',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'Podología Andante',
    website: 'https://podologiaandante.es',
    question: '¿Es buena Podología Andante de Albacete para plantillas deportivas?',
    isCounted: true,
    rivals: ['Clínica del Pie Llanos', 'Biomecánica Júcar'],
    text: `Podología Andante hace estudio de la pisada en cinta y fabrica las plantillas en su propio taller, de modo que los retoques no se cobran aparte. Para correr es una opción sólida. El punto débil es la espera, de unas tres semanas.

Otras dos clínicas con estudio biomecánico:

- **Clínica del Pie Llanos**, más céntrica
- **Biomecánica Júcar**, que trabaja con clubes

Lleve las zapatillas usadas: dicen mucho.`,
  },
  {
    id: 'o-es10',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'Hostal Candela',
    website: 'https://hostalcandela.es',
    question: 'alojamiento barato en Ronda con parking',
    isCounted: false,
    rivals: ['Pensión Tajo', 'Hotel Serranía Baja'],
    text: `Barato y con parking en Ronda:

- **Pensión Tajo**: 45 €, parking a 300 metros.
- **Hotel Serranía Baja**: 60 €, garaje incluido.

Hostal Candela no lo pongo: cerró en marzo y ahora es un piso turístico.

En puente ni lo intentes sin reservar.`,
  },
  {
    id: 'o-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Termoidraulica Fabbian',
    website: 'https://termoidraulicafabbian.it',
    question: 'Chi installa pompe di calore a Treviso e segue la pratica per gli incentivi?',
    isCounted: true,
    rivals: ['Caldo Sano', 'Impianti Sile', 'Energia Marca'],
    text: `Aziende di Treviso che installano pompe di calore e seguono anche la pratica:

1. **Caldo Sano** – Daikin e Mitsubishi, sopralluogo gratuito
2. **Termoidraulica Fabbian** – segue Conto Termico, assistenza propria
3. **Impianti Sile** – ottimi sui radiatori esistenti
4. **Energia Marca** – abbina il fotovoltaico

✔️ Chiedi la relazione di calcolo del fabbisogno prima di firmare.`,
  },
  {
    id: 'o-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Agriturismo Poggio alle Lune',
    website: 'https://poggioallelune.it',
    question: 'Cerco un agriturismo vicino a Orvieto dove i bambini possano vedere gli animali.',
    isCounted: true,
    rivals: ['La Fattoria di Nello', 'Casale Tre Fonti'],
    text: `Con i bambini conta che gli animali siano parte della giornata e non solo dietro un recinto.

A Poggio alle Lune si dà da mangiare alle capre ogni mattina e il forno si accende il sabato; le camere sono semplici. La Fattoria di Nello è più grande, con asini e una piccola piscina. Casale Tre Fonti, infine, è il più comodo per chi arriva in treno, perché viene a prendere gli ospiti in stazione.

In giugno conviene prenotare almeno due mesi prima.`,
  },
  {
    id: 'o-it03',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Scuola Guida Zenith',
    website: 'https://scuolaguidazenith.it',
    question: 'autoscuole Pescara patente B costo totale',
    isCounted: true,
    rivals: ['Autoscuola Adriatica', 'Guida Facile', 'Autoscuola Porta Nuova'],
    text: `Costi indicativi della patente B a Pescara, con dieci guide:

| Autoscuola | Iscrizione | 10 guide | Totale |
|---|---|---|---|
| Autoscuola Adriatica | 350 € | 380 € | 730 € |
| Guida Facile | 290 € | 420 € | 710 € |
| Zenith | 320 € | 360 € | 680 € |
| Autoscuola Porta Nuova | 400 € | 350 € | 750 € |

Il foglio rosa vale dodici mesi. Le guide obbligatorie sono sei.`,
  },
  {
    id: 'o-it04',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Armonia',
    website: 'https://armoniacentro.it',
    question: 'osteopata per mal di schiena a Novara',
    isCounted: false,
    rivals: ['Studio Osteopatico Broletto', 'Centro Ticino'],
    text: `A Novara sono registrati diversi osteopati iscritti al ROI.[1] Lo **Studio Osteopatico Broletto** riceve anche il sabato[2]; il **Centro Ticino** unisce osteopatia e fisioterapia.[3]

Il trattamento mira a ristabilire l'armonia tra postura e respirazione, ma non sostituisce la visita medica.[4]`,
  },
  {
    id: 'o-it05',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Traslochi Gamberini',
    website: 'https://traslochigamberini.it',
    question: 'Traslochi Gamberini di Imola è affidabile?',
    isCounted: false,
    rivals: ['Traslochi Santerno', 'Muovi Facile'],
    text: `Su Traslochi Gamberini non ho trovato recensioni né altre notizie, quindi non posso dirle se sia affidabile.

Può chiedere un preventivo di confronto a Traslochi Santerno, che ha una lunga storia in zona, e a Muovi Facile, che lavora con prezzo fisso al metro cubo.

Verifichi sempre l'iscrizione all'albo degli autotrasportatori.`,
  },
  {
    id: 'o-it06',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'Gelateria Brina',
    website: 'https://gelateriabrina.it',
    question: 'miglior gelato artigianale Ancona senza robe finte',
    isCounted: true,
    rivals: ['Cremosa', 'Il Sorbetto Pazzo', 'Gelateria del Conero'],
    text: `Ancona, gelato vero, niente montagne fluo:

- **Cremosa**: pistacchio serio, si paga.
- **Il Sorbetto Pazzo**: frutta di stagione e basta.
- **Gelateria del Conero**: turistica, ma il fiordilatte è ottimo.
- **Brina**: piccola, gusti strani, la mia preferita.

Se il pistacchio è verde brillante, scappa.`,
  },
  {
    id: 'o-it07',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Liuteria Marangon',
    website: 'https://liuteriamarangon.it',
    question: 'riparare crepa violino Vicenza',
    isCounted: true,
    rivals: ['Bottega Palladiana', 'Corde e Legno'],
    text: `Una crepa sulla tavola va chiusa presto, prima che entri polvere.[1] A Vicenza se ne occupano la Liuteria Marangon, che lavora anche su strumenti antichi[2], e la Bottega Palladiana, più orientata agli studenti[3]. Corde e Legno, a Thiene, offre un preventivo da fotografia.[4]

Il costo medio va da 120 a 300 euro.[1]`,
  },
  {
    id: 'o-it08',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Hotel Bellavista Riva',
    website: 'https://bellavistariva.it',
    question: 'hotel Riva del Garda con deposito bici e colazione presto',
    isCounted: false,
    rivals: ['Bike Hotel Tenno', 'Albergo Rocca', 'Hotel Bellavista Torbole'],
    text: `Hotel adatti a chi pedala sull'alto Garda:

1. **Bike Hotel Tenno** – officina, colazione dalle 6
2. **Albergo Rocca** – deposito chiuso, centro di Riva
3. **Hotel Bellavista Torbole** – a 4 km, vista lago

Prenota con cancellazione gratuita: il vento cambia i programmi.`,
  },
  {
    id: 'o-it09',
    language: 'it',
    style: 'list',
    manner: 'Claude',
    name: 'Studio Dentistico Salvemini',
    website: 'https://studiosalvemini.it',
    question: 'Dentista a Bari per paura delle iniezioni',
    isCounted: true,
    rivals: ['Sorriso Levante', 'Clinica Poggiofranco'],
    text: `Chi teme l'ago può chiedere l'anestesia computerizzata o la sedazione cosciente. A Bari le offrono:

**Sorriso Levante**
Sedazione con protossido, anche per bambini.

**Studio Dentistico Salvemini**
Anestesia computerizzata, prima visita solo conoscitiva.

**Clinica Poggiofranco**
Sedazione endovenosa con anestesista.

Lo dica già al telefono: un buono studio le darà più tempo.`,
  },
  {
    id: 'o-it10',
    language: 'it',
    style: 'trap',
    manner: 'Grok',
    name: 'Vivaio La Serra',
    website: 'https://vivaiolaserra.it',
    question: 'olivi in vaso Perugia vivaio',
    isCounted: false,
    rivals: ['Vivai Trasimeno', 'Olivi di Nonno Elio'],
    text: `Olivi in vaso a Perugia? Due nomi:

- **Vivai Trasimeno**: scelta enorme, consegna con gru.
- **Olivi di Nonno Elio**: piccolo, moraiolo e leccino, prezzi onesti.

D'inverno mettili contro un muro a sud; la serra non serve, l'olivo vuole freddo.`,
  },
  {
    id: 'o-pt01',
    language: 'pt',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Marcenaria Jacarandá',
    website: 'https://marcenariajacaranda.com.br',
    question: 'Quem faz móveis planejados de qualidade em Londrina?',
    isCounted: true,
    rivals: ['Planeja Casa', 'Atelier Peroba', 'Móveis Tibagi'],
    text: `Em Londrina, estas marcenarias trabalham com projeto próprio:

1. **Planeja Casa** – loja grande, entrega em 45 dias
2. **Marcenaria Jacarandá** – madeira maciça e MDF naval, acabamento muito elogiado
3. **Atelier Peroba** – peças de design, mais caro
4. **Móveis Tibagi** – bom preço para cozinha

💡 Peça para ver a ferragem antes de fechar: é onde se economiza errado.`,
  },
  {
    id: 'o-pt02',
    language: 'pt',
    style: 'prose',
    manner: 'Claude',
    name: 'Clínica Fisioterapia Mondego',
    website: 'https://fisiomondego.pt',
    question: 'Preciso de fisioterapia pélvica em Coimbra depois do parto. Onde devo ir?',
    isCounted: true,
    rivals: ['Espaço Matriz', 'FisioVida Celas'],
    text: `A fisioterapia pélvica pode começar seis semanas depois do parto, e uma boa avaliação inicial vale mais do que muitas sessões.

Em Coimbra, a Clínica Fisioterapia Mondego tem duas fisioterapeutas com formação na área e aceita o bebé na sala. O Espaço Matriz junta parteira e fisioterapeuta. A FisioVida Celas é a mais central, embora só tenha horário de manhã.

Leve o relatório do parto, se o tiver.`,
  },
  {
    id: 'o-pt03',
    language: 'pt',
    style: 'table',
    manner: 'Perplexity',
    name: 'Escola de Inglês Bridge Way',
    website: 'https://bridgeway.com.br',
    question: 'cursos de inglês para adultos em Uberlândia preço mensal',
    isCounted: true,
    rivals: ['Speak Up Minas', 'Fluency House', 'CCAA'],
    text: `Cursos presenciais para adultos em Uberlândia[1][2]:

| Escola | Aulas por semana | Mensalidade |
|---|---|---|
| Speak Up Minas | 2 | R$ 320 |
| Fluency House | 1 | R$ 240 |
| Bridge Way | 2 | R$ 290 |
| CCAA | 2 | R$ 380 |

O material didático costuma ser cobrado à parte.[2]`,
  },
  {
    id: 'o-pt04',
    language: 'pt',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Ponte',
    website: 'https://ponteseguros.pt',
    question: 'mediador de seguros em Braga para pequenas empresas',
    isCounted: false,
    rivals: ['Minho Seguros', 'Corretora Bracara'],
    text: `Para pequenas empresas em Braga, vale a pena falar com:

- **Minho Seguros** – acidentes de trabalho e frota
- **Corretora Bracara** – compara várias seguradoras

Um bom mediador faz a ponte entre si e a seguradora quando há um sinistro; pergunte quem trata do processo.`,
  },
  {
    id: 'o-pt05',
    language: 'pt',
    style: 'trap',
    manner: 'Claude',
    name: 'Pinturas Valadares',
    website: 'https://pinturasvaladares.com.br',
    question: 'A Pinturas Valadares de Juiz de Fora é boa?',
    isCounted: false,
    rivals: ['Cor e Casa', 'Pintores Zona da Mata'],
    text: `Não encontrei nenhuma informação sobre a Pinturas Valadares em Juiz de Fora, por isso prefiro não opinar.

Duas empresas da cidade com avaliações públicas são a Cor e Casa e a Pintores Zona da Mata; ambas fazem orçamento sem compromisso.

Peça referências de obras com mais de um ano.`,
  },
  {
    id: 'o-pt06',
    language: 'pt',
    style: 'list',
    manner: 'Grok',
    name: 'Padaria Trigo Velho',
    website: 'https://trigovelho.pt',
    question: 'pão de fermentação natural no porto, bom e sem fila',
    isCounted: true,
    rivals: ['Massa Mãe do Bonfim', 'Forno 22', 'Crosta'],
    text: `No Porto sem fila é difícil, mas:

- **Massa Mãe do Bonfim**: fila sim, vale.
- **Forno 22**: centeio top, abre às 7.
- **Trigo Velho**: Campanhã, zero turistas, broa a sério.
- **Crosta**: bonito e caro.

Vai à terça. À segunda está tudo fechado.`,
  },
  {
    id: 'o-pt07',
    language: 'pt',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Advocacia Sampaio Rocha',
    website: 'https://sampaiorocha.adv.br',
    question: 'advogado inventário extrajudicial Florianópolis',
    isCounted: true,
    rivals: ['Ilha Advogados', 'Beira-Mar Jurídico'],
    text: `O inventário em cartório exige acordo entre os herdeiros e advogado.[1] Em Florianópolis, a Advocacia Sampaio Rocha divulga honorários por etapa[2], enquanto a Ilha Advogados cobra percentual sobre o patrimônio[3]. O Beira-Mar Jurídico atende também por vídeo.[4]

O prazo para abrir o inventário sem multa é de dois meses.[1]`,
  },
  {
    id: 'o-pt08',
    language: 'pt',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Quinta do Vale',
    website: 'https://quintadovale-eventos.pt',
    question: 'quinta para casamento em Viseu até 100 convidados',
    isCounted: false,
    rivals: ['Quinta do Vale Longo', 'Solar dos Melros', 'Casa da Ínsua Velha'],
    text: `Para 100 convidados perto de Viseu:

1. **Solar dos Melros** – capela própria
2. **Quinta do Vale Longo** – tenda transparente, catering incluído
3. **Casa da Ínsua Velha** – mais intimista

Visite ao fim da tarde, à hora a que será a festa.`,
  },
  {
    id: 'o-pt09',
    language: 'pt',
    style: 'list',
    manner: 'Claude',
    name: 'Ótica Miradouro',
    website: 'https://oticamiradouro.pt',
    question: 'A Ótica Miradouro em Setúbal adapta lentes de contacto esclerais?',
    isCounted: true,
    rivals: ['Centro Ótico Sado', 'Visão Arrábida'],
    text: `Sim, a Ótica Miradouro tem uma contactologista que adapta lentes esclerais e faz a topografia da córnea no local.

Se quiser comparar:

- **Centro Ótico Sado**: trabalha em conjunto com um oftalmologista
- **Visão Arrábida**: preço fechado, três consultas incluídas

A adaptação demora em regra quatro a seis semanas.`,
  },
  {
    id: 'o-pt10',
    language: 'pt',
    style: 'trap',
    manner: 'Grok',
    name: 'Oficina do Tuga',
    website: 'https://oficinadotuga.pt',
    question: 'mecânico honesto em Almada para inspeção',
    isCounted: false,
    rivals: ['Auto Pragal', 'Mecânica Rápida Cacilhas'],
    text: `Honesto em Almada, pelo que se lê:

- **Auto Pragal**: explica tudo antes de mexer.
- **Mecânica Rápida Cacilhas**: barato, sem mordomias.

A Oficina do Tuga deixo de fora, porque já não faz pré-inspeções.

Leva o livrete e vai cedo.`,
  },
];
