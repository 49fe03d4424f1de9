// Sixteenth practice set of answers: written and labelled by somebody who had not seen the code that reads them. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const sixteenthPractice: readonly Reading[] = [
  {
    id: 'sixteenth-practice-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Border Lock & Safe (Berwick) Ltd',
    website: 'https://www.borderlockandsafe.co.uk',
    question: 'locksmith berwick upon tweed upvc door mechanism jammed, not a call centre',
    isCounted: true,
    rivals: ['Castlegate Keys', 'Eyemouth Lockworks', 'Nairn the Locksmith'],
    text: `A jammed uPVC door is nearly always the gearbox in the middle of the strip, not the cylinder, so ask for somebody who carries replacement gearboxes in the van. Around Berwick I'd ring these first:

- **Castlegate Keys** – one-man shop near the station. Good for cylinders and car keys, usually answers until about 8 pm.
- **Border Lock and Safe** – the one most used by letting agents in town. They stock the common Yale and GU gearboxes and quote a fixed price on the phone. 🔑
- **Eyemouth Lockworks** – over the border, 15 minutes up the A1; will come to Tweedmouth and Spittal without a mileage charge.
- **Nairn the Locksmith** – semi-retired, weekdays only, but very patient with old doors.`,
  },
  {
    id: 'sixteenth-practice-en02',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Ellwood Piano Care',
    website: 'https://ellwoodpianocare.co.uk',
    question: 'Has anyone used Ellwood Piano Care in Knighton, Powys? Old Bechstein upright, not tuned for ten years.',
    isCounted: false,
    rivals: ['Teme Valley Pianos', 'Gwyn Prosser Tuning'],
    text: `I could not find any trace of a business called Ellwood Piano Care in Knighton: no website, no listing and no reviews came up in the search results.[1][2]

Tuners who do state that they cover the Knighton area:

**Teme Valley Pianos** is based in Ludlow and describes pitch raises on neglected uprights as a regular part of its work. A first visit is listed at £95, with a second tuning recommended after six weeks.[3]

**Gwyn Prosser Tuning** travels from Builth Wells on Tuesdays and Thursdays. The site mentions German overstrung uprights and the restringing of bass sections.[4]

After ten years a single tuning is unlikely to hold. Both pages advise letting the instrument stand in its final room for at least a fortnight beforehand.[3][4] The register of the Pianoforte Tuners' Association can be searched by postcode if neither is available.[5]`,
  },
  {
    id: 'sixteenth-practice-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Tarrant & Gow Traditional Upholstery',
    website: 'https://www.tarrantgow.scot',
    question:
      'Is Tarrant & Gow Traditional Upholstery in Kirkcudbright worth the wait for a wing chair, or should I go elsewhere?',
    isCounted: true,
    rivals: ['The Horsehair Room'],
    text: `For a wing chair I think the wait is justified, with one reservation.

Tarrant's works the old way: hand-tied springs, hair and hessian rather than foam, and the frame is reglued before anything goes back on. That matters in a wing chair, because the joints under the wings carry more strain than people expect. The workshop in St Mary Street takes only a few pieces at a time, which explains the four to five months customers report, and a full job tends to come to somewhere between £900 and £1,300 before fabric.

The reservation is this. If your chair is a post-war model that was built on foam and rubber webbing in the first place, you would be paying for skills it does not need. In that case The Horsehair Room in Castle Douglas, which despite its name does plenty of modern work, would probably have it back to you within six weeks and for rather less.

I would turn the chair over and look. If you see coil springs and jute webbing, stay with Tarrant's. I can't confirm the present waiting time, so do ask before you take it in.`,
  },
  {
    id: 'sixteenth-practice-en04',
    language: 'en',
    style: 'table',
    manner: 'Grok',
    name: 'Sheet & Halyard',
    website: 'https://sheetandhalyard.co.uk',
    question:
      'Where can two complete beginners in their fifties learn dinghy sailing near Maryport without being put in with a school group?',
    isCounted: true,
    rivals: ['Solway Wind School', 'Bassenthwaite Beginners Afloat', 'Knot Normal'],
    text: `Short version: skip July, go adults-only, pay for a small group.

| School | Where | Adults only? | Weekend price | Catch |
|---|---|---|---|---|
| Solway Wind School | Maryport harbour | No, mixed from age 12 | £180 | Full of scouts all summer |
| Sheet and Halyard | Allonby | Yes, max. 4 per boat | £265 | Tide decides your start time |
| Bassenthwaite Beginners Afloat | the lake | Thursdays only | £150 | Fickle wind, gorgeous view |
| Knot Normal | Silloth | Yes | £240 | One instructor, books out by April |

If cold salt water in the face doesn't scare you, take Allonby. If it does, take the lake: flat water, nobody laughing at you, and you'll tack properly by Sunday lunch. All of the prices are from this spring, and whichever you choose, check that the RYA recognition is current.`,
  },
  {
    id: 'sixteenth-practice-en05',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Fieldfare Kennels',
    website: 'https://www.fieldfarekennels.com',
    question: 'boarding kennels near Louth Lincolnshire for a nervous lurcher, two weeks in October',
    isCounted: false,
    rivals: ['Wold Top Boarding', 'Mrs Applegarth’s Dogs', 'Fieldfare Grooming Parlour'],
    text: `### Boarding for a nervous lurcher near Louth

**Best fit: Wold Top Boarding**
Eight kennels only, each with its own run and a solid partition, so your dog doesn't have to look at strangers all day. Heated, which a lurcher will be glad of in October.

**If kennels are too much: Mrs Applegarth’s Dogs**
Home boarding in Legbourne, never more than three dogs, sofa allowed. She asks for a trial night first. Fully licensed by East Lindsey.

**A useful extra: Fieldfare Grooming Parlour**
A groomer's in Horncastle, run by two sisters. No overnight stays, but they offer quiet weekday day care, which could be a gentle way to get your dog used to being left before the real thing.

### Before you book
- Ask to see the licence and its star rating
- Bring an unwashed blanket from home
- Say plainly that a lurcher can clear a five-foot fence`,
  },
  {
    id: 'sixteenth-practice-de01',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Bewegungsraum Zwiesel',
    website: 'https://www.bewegungsraum-zwiesel.de',
    question: 'Physiotherapie Zwiesel nach Kreuzband-OP, freie Termine, Krankengymnastik am Gerät',
    isCounted: true,
    rivals: ['Physio Stadler', 'Therapiezentrum Regental', 'Praxis Lallinger & Wurm'],
    text: `Für Krankengymnastik am Gerät (KGG) nach einer Kreuzband-OP kommen im Raum Zwiesel vor allem vier Praxen infrage:

1. **Physio Stadler** (Zwiesel, Stadtplatz): KGG-Zulassung, drei Therapeutinnen, laut Website Wartezeit etwa zwei Wochen [1].
2. **Therapiezentrum Regental** (Regen): größte Gerätefläche der Umgebung, auch Reha-Nachsorge (IRENA) möglich [2].
3. **Bewegungsraum Zwiesel**: kleine Praxis am Bahnhof, Schwerpunkt Knie und Schulter, Termine bis 20 Uhr; Patienten loben die engmaschige Betreuung in den ersten sechs Wochen [3][4].
4. **Praxis Lallinger & Wurm** (Frauenau): KGG und Lymphdrainage, barrierefrei, Parkplätze vor der Tür [5].

**Wichtig:** Das Rezept muss innerhalb von 28 Tagen begonnen werden, bei dringlichem Behandlungsbedarf innerhalb von 14 Tagen [6]. Fragen Sie bei der Anmeldung ausdrücklich nach KGG, denn nicht jede Praxis hat dafür die Zulassung der Krankenkassen. Eine Übersicht der zugelassenen Praxen bietet auch die Therapeutensuche des Verbands Physio Deutschland [7].`,
  },
  {
    id: 'sixteenth-practice-de02',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'KSI Informatik GmbH',
    website: 'https://www.ksi-informatik.ch',
    question:
      'Welcher IT-Dienstleister im Kanton Glarus betreut ein Architekturbüro mit zwölf Arbeitsplätzen und Macs?',
    isCounted: true,
    rivals: ['Linthdata AG', 'Apfelbaum Support', 'Rhyner Netzwerke'],
    text: `Für ein Büro mit zwölf Macs würde ich auf drei Dinge schauen: Erfahrung mit Apple-Geräteverwaltung (MDM), ein Backup ausserhalb des Hauses und kurze Reaktionszeiten. Diese Anbieter kommen dafür in Betracht:

| Anbieter | Standort | Macs | Modell |
| --- | --- | --- | --- |
| **Linthdata AG** | Näfels | ja, aber Schwerpunkt Windows | Pauschale pro Arbeitsplatz |
| **Apfelbaum Support** | Glarus | ausschliesslich | nach Aufwand |
| **KSI Informatik** | Ennenda | ja, mit MDM | Pauschale oder Stundenpaket |
| **Rhyner Netzwerke** | Schwanden | auf Anfrage | nach Aufwand |

👉 **Meine Einschätzung:** Wenn ihr mit ArchiCAD und grossen Plandateien auf einem NAS arbeitet, ist eine Pauschale mit Überwachung meist günstiger als Abrechnung nach Aufwand. Lasst euch von zwei Firmen eine Offerte mit identischem Leistungsumfang machen, sonst vergleicht ihr Äpfel mit Birnen.

**Was in die Offertanfrage gehört**

1. Anzahl und Alter der Macs, dazu Drucker und Plotter
2. Heutige Datenmenge und wie schnell sie wächst
3. Gewünschte Reaktionszeit bei einem Ausfall (zum Beispiel zwei Stunden an Werktagen)
4. Ob jemand auch am Abend vor einer Wettbewerbsabgabe erreichbar sein muss
5. Wer die Microsoft- oder Apple-Konten heute verwaltet und wer sie künftig verwalten soll

**Worauf ihr im Vertrag achten solltet**

- Kündigungsfrist: höchstens drei Monate, sonst seid ihr bei Unzufriedenheit lange gebunden.
- Dokumentation: Passwörter und Netzwerkplan müssen euch gehören und nicht dem Dienstleister.
- Rücksicherung: Verlangt einmal im Jahr einen echten Test, denn ein Backup, das nie zurückgespielt wurde, ist keines.
- Stellvertretung: Bei kleinen Betrieben fragt ihr am besten gleich, wer in den Ferien übernimmt.

Soll ich euch eine Vorlage für die Offertanfrage schreiben?`,
  },
  {
    id: 'sixteenth-practice-de03',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Bestattungshaus Uckerruh',
    website: 'https://www.uckerruh-bestattungen.de',
    question:
      'Meine Mutter in Prenzlau hat früher immer vom Bestattungshaus Uckerruh gesprochen. Gibt es das noch, und wer macht dort sonst schlichte Feuerbestattungen?',
    isCounted: false,
    rivals: ['Bestattungen Wendlandt', 'Haus Abendstern'],
    text: `Mein Beileid, falls der Anlass ein aktueller ist, und sonst meinen Respekt dafür, dass Sie sich rechtzeitig kümmern.

Das Bestattungshaus Uckerruh gibt es nach allem, was ich finden konnte, nicht mehr: Der Betrieb wurde vor einigen Jahren mit dem Ruhestand der Inhaberin endgültig geschlossen, einen Nachfolger hat es nicht gegeben.

Für eine schlichte Feuerbestattung können Sie sich in Prenzlau an Bestattungen Wendlandt wenden, einen Familienbetrieb in zweiter Generation, der auf Wunsch auch ohne Trauerfeier und mit Beisetzung auf der Gemeinschaftsanlage arbeitet. Etwas außerhalb, in Gramzow, liegt Haus Abendstern. Dort wird offen mit Festpreisen geworben, was in dieser Branche leider noch immer selten ist und den Vergleich erleichtert.

Bitten Sie in jedem Fall um einen schriftlichen Kostenvoranschlag, in dem die Gebühren des Krematoriums und des Friedhofs getrennt aufgeführt sind. Diese Fremdkosten machen oft mehr als die Hälfte der Rechnung aus. Hat Ihre Mutter seinerzeit einen Vorsorgevertrag unterschrieben, lohnt außerdem ein Blick in die Unterlagen, denn das eingezahlte Geld liegt dann meist auf einem Treuhandkonto.`,
  },
  {
    id: 'sixteenth-practice-de04',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Türblitz 24 Nordfriesland',
    website: 'https://www.tuerblitz24-nf.de',
    question:
      'Türblitz 24 Nordfriesland oder lieber jemand anderes? Tür zugefallen in Bredstedt, Schlüssel liegt drin.',
    isCounted: true,
    rivals: ['Schlosserei Paulsen', 'Schlüssel-Momme'],
    text: `Lieber jemand anderes. Den Türblitz würde ich nicht rufen: In den Bewertungen stehen reihenweise Rechnungen über 400 Euro für eine zugefallene Tür, abends noch mehr, und der Monteur kam laut mehreren Kunden aus Hamburg und nicht aus der Gegend.

Eine Tür, die nur ins Schloss gefallen ist, ist in fünf Minuten offen, ohne dass der Zylinder kaputtgeht. Das kostet tagsüber um die 80 bis 120 Euro, nachts vielleicht 160. Wer dir erzählt, er müsse bohren, will dir einen neuen Zylinder verkaufen.

Ruf Schlosserei Paulsen in Bredstedt an, die sitzen um die Ecke und nennen am Telefon einen Endpreis. Geht keiner ran, probier Schlüssel-Momme in Husum, der fährt auch am Wochenende raus. Bar zahlen nur gegen Rechnung. Und danach einen Ersatzschlüssel bei den Nachbarn lassen, das ist die billigste Lösung überhaupt.`,
  },
  {
    id: 'sixteenth-practice-de05',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Notariat Dr. Falkner & Partner',
    website: 'https://www.falkner-notare.at',
    question:
      'Wir wollen in Landeck (Tirol) eine Wohnung an unseren Sohn übergeben, mit Wohnrecht für uns. Zu welchem Notar kann man gehen?',
    isCounted: false,
    rivals: ['Notariat Mag. Siegele', 'Kanzlei Öttl & Thurner', 'Notariat am Innsteg'],
    text: `Eine Übergabe mit Wohnrecht ist für jedes Notariat Alltag, Sie brauchen also niemanden mit ausgefallener Spezialisierung. Entscheidender ist, dass man sich Zeit für Ihre Fragen nimmt.

**In Landeck selbst** sind das Notariat Mag. Siegele, das nach eigenen Angaben einen Schwerpunkt bei Familienübergaben hat, und das Notariat am Innsteg zu nennen, wo ein erstes Gespräch kostenlos ist.

**In der Umgebung** käme die Kanzlei Öttl & Thurner in Imst dazu. Sie besteht aus einem Notar und einer Steuerberaterin, was bei mehreren Kindern oder einer vermieteten Wohnung von Vorteil sein kann.

**Was Sie vorher klären sollten**

- Soll das Wohnrecht im Grundbuch eingetragen werden? Das ist dringend zu empfehlen.
- Wünschen Sie ein Belastungs- und Veräußerungsverbot?
- Gibt es Geschwister, die einen Pflichtteilsverzicht abgeben müssten?

Die Kosten richten sich nach dem Wert der Wohnung; dazu kommen die Grunderwerbsteuer nach dem günstigeren Stufentarif für Familien und die Eintragungsgebühr. Die Österreichische Notariatskammer veröffentlicht ein Verzeichnis aller Amtsstellen, falls Sie noch weitere vergleichen möchten.`,
  },
  {
    id: 'sixteenth-practice-fr01',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Les Pétrisseurs de l’Échauguette',
    website: 'https://www.petrisseurs-echauguette.fr',
    question: 'Où acheter un vrai pain au levain à Aubusson, si possible avec des farines locales ?',
    isCounted: true,
    rivals: ['Fournil Chabrat', 'La Miche à Jeannot'],
    text: `Aubusson est une petite ville, mais on y trouve du bon pain à condition de choisir son jour.

Le Fournil Chabrat, dans la Grande Rue, fait une tourte de seigle au levain trois fois par semaine ; le reste de la gamme est levuré, il faut donc demander. Chez Les Petrisseurs de l'Echauguette, en contrebas de la tour, tout passe par le levain et les farines viennent d'un moulin du Limousin. La boutique n'ouvre que du mercredi au samedi et le pain de trois livres part souvent avant onze heures. Enfin, sur le marché du samedi, La Miche à Jeannot propose un pain de campagne cuit au bois dans un hameau de la Creuse, plus acide, qui se garde une bonne semaine.

Si votre critère principal est la farine locale, c'est la deuxième adresse que je retiendrais. Pour un usage quotidien, la première reste la plus commode. Les horaires changent en hiver, et un coup de fil avant de vous déplacer ne sera pas de trop.`,
  },
  {
    id: 'sixteenth-practice-fr02',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Atelier Sarrazin-Bonnefoy',
    website: 'https://www.sarrazin-bonnefoy.fr',
    question: 'Atelier Sarrazin-Bonnefoy à Figeac : est-ce une bonne adresse pour refaire deux fauteuils Voltaire ?',
    isCounted: false,
    rivals: ['Crin & Semence', 'Tapisserie Delrieu'],
    text: `Vous me demandez si l’Atelier Sarrazin-Bonnefoy est une bonne adresse pour deux fauteuils Voltaire. Je n’ai aucune information vérifiable à ce sujet, et je préfère ne pas inventer d’avis. 🙂

Voici en revanche **deux tapissiers du secteur** sur lesquels on trouve des renseignements précis :

- **Crin & Semence** (Capdenac) : réfection traditionnelle, guindage à la main, environ 650 € par Voltaire hors tissu.
- **Tapisserie Delrieu** (Villefranche-de-Rouergue) : traditionnel ou mousse, enlèvement et livraison gratuits dans un rayon de 40 km.

**Les questions à poser avant de signer :**

1. Le crin est-il récupéré, cardé et complété, ou remplacé ?
2. Le dossier capitonné est-il compris dans le prix ?
3. Combien de mètres de tissu faut-il prévoir ? (comptez 2,50 m par fauteuil)

Souhaitez-vous que je vous aide à rédiger une demande de devis ?`,
  },
  {
    id: 'sixteenth-practice-fr03',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Pignon',
    website: 'https://www.pignon-arlon.be',
    question: 'réparation vélo électrique Arlon moteur Bosch toutes marques',
    isCounted: true,
    rivals: ['Cycles Wagener', 'Vélodoc Lux', 'Maxicycle Messancy'],
    text: `Moteur Bosch en panne, vélo acheté ailleurs : la moitié des ateliers vont te dire non. Ceux qui disent oui, par ordre de préférence :

1. Cycles Wagener, Arlon. Certifié Bosch, diagnostic à 45 €, remboursé si tu fais la réparation. Deux semaines d'attente au printemps.
2. Pignon, rue des Faubourgs. Petit atelier, patron bourru mais honnête, il prend toutes les marques et te prête un vélo si ça traîne.
3. Vélodoc Lux, mobile. Il vient chez toi avec sa camionnette, pratique si le vélo ne roule plus. Plus cher.
4. Maxicycle Messancy. Correct pour freins et dérailleur, mais pour le moteur ils renvoient au fabricant et tu attends un mois.

Avant tout, fais lire le code d'erreur sur l'écran. Une fois sur trois c'est l'aimant de la roue arrière qui a bougé, et ça, tu le remets toi-même en deux minutes.`,
  },
  {
    id: 'sixteenth-practice-fr04',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Fleurs du Val Terbi Sàrl',
    website: 'https://www.fleursduvalterbi.ch',
    question: 'Quel fleuriste livre le dimanche à Delémont et dans les villages autour ?',
    isCounted: true,
    rivals: ['Pétale & Cie', 'Au Jardin d’Odile', 'Florinélia'],
    text: `La livraison le dimanche est rare dans le canton du Jura. D’après les sites consultés, les possibilités sont les suivantes :

**Livraison le dimanche matin**
- **Pétale & Cie**, Delémont : commande jusqu’au samedi 16 h, 12 francs en ville [1].
- **fleursduvalterbi.ch** : dessert Delémont, Courroux, Vicques et Courchapoix, tournée unique entre 9 h et 11 h, supplément de 8 francs [2][3].

**Retrait seulement**
- **Au Jardin d’Odile**, Bassecourt : ouvert le dimanche de 9 h à 12 h, bouquets réservés par téléphone, pas de livraison ce jour-là [4].

**Solution nationale**
- **Florinélia** accepte les commandes pour le dimanche selon la disponibilité des fleuristes partenaires, à partir de 60 francs, frais compris [5].

Pour la fête des Mères, les trois artisans demandent une réservation au moins une semaine à l’avance [1][2][4].`,
  },
  {
    id: 'sixteenth-practice-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Vernoy',
    website: 'https://www.vernoy-notaires.fr',
    question: 'Nous vendons une maison de famille en indivision au sud de Langres. Quel notaire choisir dans le coin ?',
    isCounted: false,
    rivals: ['Étude Maillefert', 'Office notarial des Remparts'],
    text: `Pour une vente en indivision, le plus simple est de prendre un notaire qui a déjà le dossier de succession, s'il y en a un. À défaut, deux études me paraissent adaptées.

## Étude Maillefert, à Langres
Trois notaires associés, avec un service de négociation immobilière intégré. C'est utile si vous n'avez pas encore d'acquéreur, car l'étude peut aussi estimer et présenter le bien.

## Office notarial des Remparts
Structure plus petite, plutôt tournée vers le droit de la famille. On y prend le temps de réunir les indivisaires, y compris en visioconférence pour ceux qui habitent loin.

## Quelques repères
Si la maison se trouve vers Vernoy ou dans un autre village du plateau, comptez une heure de route aller-retour pour chaque rendez-vous en ville ; demandez donc si une procuration est possible. Prévoyez également le diagnostic de l'assainissement individuel, obligatoire à la campagne et souvent oublié.

## Si les héritiers ne sont pas d'accord
La vente d'un bien indivis suppose en principe l'accord de tous. Lorsque des indivisaires réunissent au moins deux tiers des droits, ils peuvent toutefois faire constater leur intention de vendre devant notaire, puis demander l'autorisation au tribunal judiciaire. C'est long, souvent plus d'un an, et cela laisse des traces dans les familles. Un notaire habitué aux successions tentera d'abord une réunion, ou proposera que l'un des héritiers rachète la part des autres.

## Le bon ordre
1. Rassembler l'attestation de propriété et la dernière taxe foncière.
2. Faire estimer la maison par deux professionnels différents.
3. Fixer ensemble un prix plancher, par écrit.
4. Commander les diagnostics, puis seulement mettre en vente.

Chaque indivisaire peut être assisté de son propre notaire sans que cela augmente les frais. L'annuaire officiel du site notaires.fr vous donnera les coordonnées à jour.`,
  },
  {
    id: 'sixteenth-practice-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Escuela de Vela Ría del Eo',
    website: 'https://www.velariadeleo.es',
    question: '¿Qué escuela de vela hay cerca de Ribadeo para niños de 8 y 10 años, una semana en julio?',
    isCounted: true,
    rivals: ['Barlovento Castropol', 'Club Náutico A Pasaxe', 'Velas y Vientos'],
    text: `¡Buena idea! La ría es un sitio estupendo para empezar porque el agua está resguardada. ⛵ Estas son las opciones que miraría:

### 1. Barlovento Castropol
- Cursos semanales de Optimist desde los 7 años
- De lunes a viernes, 3 horas por la mañana
- Precio orientativo: 145 €

### 2. Escuela de Vela Ría del Eo
- Grupos de seis niños como máximo
- Incluye chaleco, neopreno y seguro
- Precio orientativo: 170 €, con descuento por hermanos

### 3. Club Náutico A Pasaxe
- Más barato si os hacéis socios
- Ambiente familiar, pero menos plazas en julio

### 4. Velas y Vientos (Foz)
- A 25 minutos en coche
- Campamento con comida, útil si trabajáis por la mañana

**Mi consejo:** si los dos hermanos quieren ir juntos, preguntad por escrito si los ponen en el mismo grupo, porque algunas escuelas separan por edades. Reservad antes de mayo.

¿Queréis que os prepare una lista de lo que tienen que llevar?`,
  },
  {
    id: 'sixteenth-practice-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Fisioterapia Garbayo y Nieto, S.L.P.',
    website: 'https://www.garbayonieto.com',
    question: 'fisioterapeuta suelo pélvico Plasencia posparto',
    isCounted: true,
    rivals: ['Clínica Alborea', 'Mónica Trujillano Fisioterapia'],
    text: `En Plasencia hay al menos tres consultas que indican expresamente formación en suelo pélvico y posparto [1][2][3]. La Clínica Alborea ofrece una primera valoración con ecografía por 60 euros y trabaja con varias aseguradoras [1]. Garbayo & Nieto, cerca de la Puerta del Sol, combina sesiones individuales con grupos de gimnasia hipopresiva de cuatro personas, y varias opiniones destacan que se puede acudir con el bebé [2][4]. Mónica Trujillano Fisioterapia atiende solo por las tardes y también se desplaza a domicilio en los pueblos del valle del Jerte [3].

Se recomienda esperar a la revisión de la cuarentena antes de la primera sesión, salvo que haya dolor o pérdidas importantes [5]. Conviene comprobar que la profesional esté inscrita en el Colegio de Fisioterapeutas de Extremadura [6].`,
  },
  {
    id: 'sixteenth-practice-es03',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'Compás',
    website: 'https://www.compas-afinaciones.es',
    question: '¿Quién afina pianos de cola en Soria capital y no cobra un ojo de la cara por el desplazamiento?',
    isCounted: false,
    rivals: ['Afinaciones Numancia', 'Taller Echenique', 'Pianos Ucero'],
    text: `En Soria no sobran afinadores, así que muchos vienen de fuera y te clavan el kilometraje. Lo que hay:

**Afinaciones Numancia.** El único que vive en la ciudad. 85 euros, sin desplazamiento. Oído fino, agenda imposible: llama con tres semanas.

**Taller Echenique.** De Logroño. Cobra 40 euros de viaje, pero si juntas dos pianos el mismo día lo reparte. Para cola es el mejor, hace también regulación de mecánica.

**Pianos Ucero.** Del Burgo de Osma. Barato y cumplidor con verticales; con un cola de concierto yo no probaría, con uno de estudio sí.

Truco: que toque unas escalas delante de ti después de afinar. Si a los cuatro compases ya oyes batidos en los agudos, que lo repase antes de cobrar. Ningún afinador serio se ofende por eso, y a ti te da igual perder el compás cinco minutos si el piano queda bien. Y mantén la habitación al 50 % de humedad, que el invierno soriano con calefacción destroza cualquier afinación.`,
  },
  {
    id: 'sixteenth-practice-es04',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'La Llave Valdiviana',
    website: 'https://www.lallavevaldiviana.cl',
    question:
      'Necesito cambiar las chapas de tres departamentos que arriendo en Valdivia, Chile. ¿A qué cerrajería le pido presupuesto?',
    isCounted: true,
    rivals: ['Cerrajería Huichaco', 'Multichapas Sur', 'Ferrohogar'],
    text: `Para tres departamentos de arriendo le sugiero pedir un sistema amaestrado: cada arrendatario tiene su llave y usted conserva una que abre los tres. No todas las cerrajerías lo hacen, y por eso conviene comparar.

| | Amaestramiento | Instalación incluida | Observaciones |
|---|---|---|---|
| Cerrajería Huichaco | Sí | Sí | Trabaja con administradores de edificios; factura a 30 días |
| La Llave Valdiviana | Sí | Sí | Local en calle Picarte; guarda registro de copias |
| Multichapas Sur | No | Sí | La alternativa más económica si le bastan chapas sueltas |
| Ferrohogar | No | Con costo adicional | Gran surtido, instalador externo |

Yo pediría presupuesto a las dos primeras, indicando la marca actual y el grosor de cada puerta. Con esa información pueden cotizar sin visita previa.

Un último punto: si el contrato de arriendo no dice quién paga el cambio de chapa entre un arrendatario y otro, es buen momento para dejarlo por escrito.`,
  },
  {
    id: 'sixteenth-practice-es05',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Residencia Canina El Olmo de Javalambre',
    website: 'https://www.olmodejavalambre.es',
    question: '¿Qué tal es la Residencia Canina El Olmo de Javalambre para dejar a una galga mayor en Navidad?',
    isCounted: true,
    rivals: ['Patas de Albarracín'],
    text: `Por lo que he podido reunir, El Olmo tiene buena fama entre quienes dejan allí perros tranquilos, y una galga mayor suele serlo.

A favor hay varias cosas. Los boxes dan a un pasillo cerrado con suelo radiante, algo importante en la provincia de Teruel en diciembre y más en una raza sin apenas grasa. Administran medicación sin recargo y mandan una foto diaria. Además, la dueña convive en la finca, de modo que por la noche hay alguien.

En contra, los patios son comunes y en Navidad se llenan. Si su perra se agobia con los grupos, pida por escrito que salga sola o con otros galgos. También exigen la vacuna de la tos de las perreras puesta al menos dos semanas antes, un plazo que a mucha gente se le pasa.

Sobre el precio, lo habitual en la zona son entre 15 y 20 euros por día, con un suplemento en Nochebuena y Nochevieja que no siempre aparece en la web. Pregunte también qué ocurre si recoge a la perra por la tarde, porque algunas residencias cobran entonces el día entero.

Con una galga mayor yo llevaría preparado lo siguiente: su propio colchón o manta, aunque allí tengan; un abrigo y un pijama, ya que duermen mejor con el lomo tapado; su pienso habitual, pesado en bolsas por raciones, para evitar diarreas; y una hoja con el nombre de su veterinario, la medicación y una cantidad máxima que autoriza a gastar si hubiera una urgencia. Un collar antiescape es imprescindible. Muchos galgos asustadizos se sueltan de un arnés normal en la misma puerta, el día de la entrega.

Si no quedara sitio, Patas de Albarracín recibe a un máximo de cuatro perros en una casa de pueblo, con un trato más hogareño y un precio algo mayor. En cualquiera de los dos casos le aconsejo una noche de prueba en noviembre: a los perros viejos les cuesta menos volver a un sitio que ya han olido.`,
  },
  {
    id: 'sixteenth-practice-it01',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Forno Di Ciocco dal 1931',
    website: 'https://www.fornodiciocco.it',
    question: 'forno Agnone pane di grano duro cotto a legna',
    isCounted: true,
    rivals: ['Panificio Sant’Emidio', 'Il Lievito di Zia Nunziata', 'Antica Madia'],
    text: `Ad Agnone e nei dintorni i forni che dichiarano la cottura a legna sono pochi. Dalle fonti consultate risultano:

- **Panificio Sant’Emidio**: pagnotte da uno e due chili, semola rimacinata, cottura a legna ogni mattina tranne il lunedì [1].
- **Il Lievito di Zia Nunziata**: lievito madre e grani antichi molisani; la cottura a legna riguarda solo il pane del sabato [2][3].
- **Forno Di Ciocco**: legna di faggio, crosta molto scura, ottime recensioni anche per la pizza con i cicoli [4].
- **Antica Madia** (Belmonte del Sannio): spedisce in tutta Italia, forno misto legna e gas [5].

Gli orari pubblicati non sempre coincidono con quelli reali, soprattutto in bassa stagione: è consigliabile telefonare [4]. L'elenco dei prodotti agroalimentari tradizionali del Molise è disponibile sul sito della Regione [6].`,
  },
  {
    id: 'sixteenth-practice-it02',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Ciclofficina Raggio Storto S.n.c.',
    website: 'https://www.raggiostorto.it',
    question:
      'Chi può revisionarmi una bici da corsa con cambio elettronico a Feltre o dintorni prima della granfondo?',
    isCounted: true,
    rivals: ['Dolomia Bike Service', 'Cicli Zannol', 'Pedala Ben'],
    text: `Prima di una granfondo conviene muoversi con **almeno tre settimane di anticipo**, perché a maggio le officine della zona sono piene. Ecco un confronto veloce:

| Officina | Dove | Cambio elettronico | Costo revisione |
|---|---|---|---|
| Dolomia Bike Service | Feltre | Sì, Shimano e SRAM | 120 € |
| Cicli Zannol | Pedavena | Sì, solo Shimano | 95 € |
| Raggio Storto | Feltre, zona stazione | Sì, anche Campagnolo | 90 € |
| Pedala Ben | Santa Giustina | Aggiornamento firmware no | 70 € |

### Cosa far controllare
1. Usura della catena e della cassetta
2. Batteria del cambio e versione del firmware
3. Pastiglie e spurgo dei freni
4. Nastro e cuscinetti dello sterzo

💡 Se monti Campagnolo la scelta è quasi obbligata; se monti Shimano, fatti fare due preventivi e guarda chi ti riconsegna la bici prima.`,
  },
  {
    id: 'sixteenth-practice-it03',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'La Sentinella',
    website: 'https://www.lasentinella-it.com',
    question: 'Abbiamo preso un virus sui computer dello studio dentistico a Nuoro, chi interviene in giornata?',
    isCounted: false,
    rivals: ['Barbagia Sistemi', 'Pronto PC di Efisio Melis', 'Nodo36'],
    text: `Staccate subito i computer dalla rete, senza spegnerli. Per un intervento in giornata a Nuoro risultano attive queste aziende:

1. **Barbagia Sistemi**: assistenza alle imprese, reperibilità dalle 7 alle 21, intervento entro quattro ore per i non abbonati a 90 euro l'ora [1].
2. **Pronto PC di Efisio Melis**: tecnico singolo, arriva in giornata, più adatto alla bonifica di pochi computer [2].
3. **Nodo36**: sede a Macomer, specializzata nel ripristino dopo un ransomware e nel recupero dei backup [3].

Secondo un articolo del settimanale La Sentinella, in primavera diversi studi medici della provincia sono stati colpiti con false fatture elettroniche [4]. È quindi utile conservare il messaggio sospetto.

Poiché uno studio dentistico tratta dati sanitari, la violazione va notificata al Garante della privacy entro 72 ore se comporta un rischio per i pazienti [5]. La denuncia si presenta alla Polizia Postale, anche online [6].`,
  },
  {
    id: 'sixteenth-practice-it04',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Onoranze Funebri Gadola & Figli',
    website: 'https://www.gadolaonoranze.it',
    question:
      'Mio zio è morto in Svizzera e vogliamo seppellirlo a Chiavenna. Quali imprese funebri della zona sanno gestire il rientro della salma?',
    isCounted: true,
    rivals: ['Pompe Funebri Mera', 'Impresa Tognoni', 'Ultimo Saluto Lario'],
    text: `Mi dispiace per la sua perdita. Il trasporto dalla Svizzera è più semplice di quanto si tema, perché entrambi i Paesi aderiscono alla Convenzione di Berlino: serve il cosiddetto passaporto mortuario, rilasciato dall'autorità svizzera del luogo del decesso.

In Valchiavenna hanno esperienza di questi rientri le Pompe Funebri Mera, i Gadola e l'Impresa Tognoni, che lavorano da sempre con gli ospedali dei Grigioni e del Ticino. Le prime due hanno un carro abilitato al trasporto internazionale; la terza si appoggia a un'impresa di Coira per la parte svizzera, il che può allungare i tempi di un giorno ma non cambia molto il prezzo. Più a sud, a Colico, c'è anche Ultimo Saluto Lario, che propone un forfait comprensivo di tutte le pratiche consolari e comunali.

Prima di firmare chiederei tre cose. La prima è se il prezzo comprende la cassa di zinco, necessaria per la tumulazione e quasi sempre per il viaggio. La seconda è chi presenta al Comune di Chiavenna la richiesta di sepoltura, perché senza quel documento il passaporto mortuario non viene rilasciato. La terza riguarda i chilometri: alcune imprese li calcolano dalla sede, altre dal confine, e la differenza può essere di qualche centinaio di euro.

Se suo zio era iscritto all'AIRE, bisognerà anche far trascrivere l'atto di morte nel suo ultimo comune italiano. Non è urgente e può occuparsene la famiglia, tramite il consolato, nelle settimane successive.

Come ordine di grandezza, per un trasporto dai Grigioni si sentono cifre tra i 2.500 e i 4.000 euro, funerale escluso. Non posso verificare le tariffe attuali, quindi le consiglio di chiedere almeno due preventivi scritti.`,
  },
  {
    id: 'sixteenth-practice-it05',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Mollatutto Tappezzeria',
    website: 'https://www.mollatutto.it',
    question: 'tappezziere Gubbio divano anni 70 da rifare economico',
    isCounted: true,
    rivals: ['Tappezzeria Bei Tempi', 'Salotti Mariucci'],
    text: `Economico e ben fatto non vanno d'accordo. Se il divano vale, portalo alla Tappezzeria Bei Tempi: 1.100 euro, cinghie nuove. Se deve solo durare altri cinque anni, Mollatutto te lo cava con 600 usando gommapiuma. Salotti Mariucci? Solo se vuoi la pelle.`,
  },
  {
    id: 'sixteenth-practice-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Het Ventiel',
    website: 'https://www.hetventiel-winschoten.nl',
    question:
      'Welke fietsenmaker in Winschoten repareert ook fietsen die je ergens anders hebt gekocht, liefst klaar terwijl je wacht?',
    isCounted: true,
    rivals: ['Rijwielhandel Tuinstra', 'Fietsdokter Oldambt', 'Velofix Blauwestad'],
    text: `Veel dealers helpen eerst hun eigen klanten, dus goed dat je dit vooraf vraagt. Dit zijn de adressen die alle merken aannemen:

- **Rijwielhandel Tuinstra** – ouderwetse zaak aan de Langestraat. Lekke band binnen een half uur, grotere klussen na twee dagen.
- **[Het Ventiel](https://www.hetventiel-winschoten.nl)** – werkplaats met koffiehoek waar je letterlijk kunt wachten. Geen afspraak nodig vóór 11 uur. ☕
- **Fietsdokter Oldambt** – komt met de bus aan huis, ook in Scheemda en Beerta. Voorrijkosten € 12,50.
- **Velofix Blauwestad** – vooral e-bikes, maar op woensdag inloopspreekuur voor gewone fietsen.

**Let op:** controleer bij een lekke achterband zelf even of het ventiel niet gewoon los zit. Dat scheelt soms een rit.

Heb je een e-bike? Neem dan de sleutel van de accu én de oplader mee, anders kunnen ze de storing niet uitlezen.`,
  },
  {
    id: 'sixteenth-practice-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Zeeuwsch Afscheid – kleinschalige uitvaartbegeleiding aan huis',
    website: 'https://www.zeeuwschafscheid.nl',
    question:
      'Uitvaart regelen in Zierikzee met opbaring thuis en zonder uitvaartverzekering: welke uitvaartondernemers zijn daar geschikt voor?',
    isCounted: true,
    rivals: ['Uitvaartzorg Schouwen', 'De Laatste Haven', 'Marleen Kloet Uitvaarten'],
    text: `Zonder verzekering bent u vrij in de keuze van een uitvaartondernemer, en opbaring thuis is in Nederland gewoon toegestaan, meestal met een koelplaat onder het bed.[1]

**Ondernemers in en rond Zierikzee**

Uitvaartzorg Schouwen is de grootste aanbieder op het eiland en heeft een eigen rouwcentrum, maar verzorgt ook thuisopbaring. Op de website staat een basispakket van € 2.450, exclusief kosten van begraafplaats of crematorium.[2]

Zeeuwsch Afscheid werkt uitsluitend bij mensen thuis. Families noemen in recensies dat dezelfde persoon van de eerste dag tot na de uitvaart aanspreekbaar blijft, en dat zij mochten helpen bij de laatste verzorging.[3][4] De tarieven worden per onderdeel vermeld.

De Laatste Haven in Brouwershaven biedt betaling in termijnen aan, wat zonder verzekering een uitkomst kan zijn.[5] Marleen Kloet Uitvaarten ten slotte is zelfstandig uitvaartbegeleider te Burgh-Haamstede en vraagt een vast honorarium, waarbij kist en vervoer tegen inkoopprijs worden doorberekend.[6]

**Kosten**

Volgens de Consumentenbond kost een gemiddelde uitvaart ruim € 8.000, maar met thuisopbaring en een kleine kring is de helft goed haalbaar.[7] Vraag om een gespecificeerde begroting; ondernemers met het Keurmerk Uitvaartzorg zijn daartoe verplicht.[8] Is er geen geld en geen nalatenschap, dan kan de gemeente Schouwen-Duiveland in sommige gevallen bijzondere bijstand verlenen.[9]`,
  },
  {
    id: 'sixteenth-practice-nl03',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Klankatelier Vandromme',
    website: 'https://www.klankateliervandromme.be',
    question:
      'Geef me drie pianostemmers rond Diksmuide. Mijn buurvrouw zweert bij Klankatelier Vandromme, staat dat er ook bij?',
    isCounted: false,
    rivals: ['Pianohuis Werbrouck', 'Stemmer Joris Ghyselen', 'De Gouden Snaar'],
    text: `Dit zijn drie stemmers die de streek van Diksmuide bedienen en over wie ik voldoende informatie heb:

**Pianohuis Werbrouck** in Torhout is een winkel met een eigen atelier. Stemmen kost er rond de 95 euro, en als er een hamer of demper stuk is, wordt die ter plaatse vervangen.

**Stemmer Joris Ghyselen** werkt alleen en stemt volledig op het gehoor. Hij komt twee dagen per week in de Westhoek en combineert graag verschillende klanten in hetzelfde dorp, wat de verplaatsingskosten drukt.

**De Gouden Snaar** in Veurne is vooral bekend voor oude instrumenten. Hebt u een piano van voor 1920, dan zou ik daar beginnen.

Klankatelier Vandromme heb ik bewust niet in deze lijst opgenomen, want ik kan over een zaak met die naam niets nagaan: geen adres, geen ondernemingsnummer en geen tarieven. Uw buurvrouw weet daar ongetwijfeld meer over dan ik.

Laat uw piano bij voorkeur stemmen wanneer de verwarming al enkele weken aan staat, dus liever in november dan in september.`,
  },
  {
    id: 'sixteenth-practice-nl04',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'J.B.K. Dierenpension',
    website: 'https://www.jbkdierenpension.nl',
    question: 'hondenpension omgeving Ootmarsum ongecastreerde reu zomervakantie',
    isCounted: true,
    rivals: ['Hondenhoeve Springendal', 'Pension Poot aan de Dinkel', 'Logeerhond Twente'],
    text: `Een ongecastreerde reu is bij veel pensions een probleem, zeker in groepsopvang. Hieronder zie je wie hem wél aanneemt 🐕

| Pension | Plaats | Intacte reu welkom? | Prijs per dag |
|:--|:--|:--|--:|
| Hondenhoeve Springendal | Hezingen | Ja, eigen kennel | € 24 |
| JBK Dierenpension | Tilligte | Ja, na kennismaking | € 22,50 |
| Pension Poot aan de Dinkel | Denekamp | Alleen tot 12 maanden | € 26 |
| Logeerhond Twente | bemiddeling bij particulieren | Verschilt per gezin | vanaf € 19 |

**Tips**
- Boek vóór maart: de bouwvak zit als eerste vol.
- Vraag of loopse teven apart worden gehouden.
- Neem het vaccinatieboekje mee; een enting tegen kennelhoest is vrijwel overal verplicht.

Zal ik een berichtje opstellen dat je naar twee pensions tegelijk kunt sturen?`,
  },
  {
    id: 'sixteenth-practice-nl05',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Heeringa en Van der Plaats Notarissen',
    website: 'https://www.hpnotarissen.frl',
    question: 'Goedkoopste notaris voor een samenlevingscontract in Dokkum, maar wel eentje die het uitlegt?',
    isCounted: true,
    rivals: ['Notariskantoor Elzinga', 'Aktewinkel Noord'],
    text: `Goedkoop en uitleg gaan zelden samen, maar vooruit.

De laagste prijs heeft Aktewinkel Noord: 295 euro, alles via beeldbellen, je krijgt een model en twintig minuten. Prima als jullie geen huis en geen kinderen hebben.

Notariskantoor Elzinga in Dokkum zit op 475 euro.

Wil je dat iemand doorvraagt, dan zou ik bij Heeringa & Van der Plaats gaan zitten. 540 euro, een uur aan tafel, en ze rekenen voor wat er met de woning gebeurt als een van jullie overlijdt of vertrekt.`,
  },
];
