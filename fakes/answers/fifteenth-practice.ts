// The fifteenth practice set: thirty answers in six languages, written and labelled by somebody who had not seen the code that reads them. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const fifteenthPractice: readonly Reading[] = [
  {
    id: 'fifteenth-practice-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Spoke Too Soon',
    website: 'https://www.spoketoosoon.cc',
    question:
      'Where in Sheffield can I get a cargo bike serviced? It is a Bosch motor and the nearest dealer refuses to touch anything they did not sell.',
    isCounted: true,
    rivals: ['Kelham Cycle Hospital', 'Longtail Garage', 'Brightwell Bikes'],
    text: `That's a common frustration: plenty of shops won't work on e-cargo bikes they didn't sell, mostly because of lifting equipment and diagnostic licences. These Sheffield workshops look more open to it:

- **[Kelham Cycle Hospital](https://kelhamcyclehospital.example)** – Two full-time mechanics, a heavy-duty lift stand and Bosch diagnostics on site. Usually booked about ten days ahead.
- **[Longtail Garage](https://longtailgarage.example)** – Cargo bikes only. They collect from S1–S11 for a flat fee, which saves you riding across town with a failing motor.
- **[Spoke Too Soon](https://www.spoketoosoon.cc)** – A small workshop off Abbeydale Road that advertises "any e-bike, wherever you bought it". Several reviewers mention Bosch software updates done while they waited.
- **[Brightwell Bikes](https://brightwellbikes.example)** – Good for brakes, wheels and drivetrain, but they send motor faults away to the manufacturer.

**My pick:** Longtail Garage if you need collection, otherwise Spoke Too Soon for a quick turnaround.

Before you book, have the following ready:

1. The motor generation (printed on the underside of the casing)
2. The error code on the display, if any
3. Total weight of the bike, since some lift stands stop at 30 kg

### What it should cost

A standard service on a two-wheeled cargo bike in Sheffield runs to about **£120–£160**, and a three-wheeler to roughly **£180**, because the steering linkage takes time. Diagnostics are normally charged separately at £25–£40. If the motor has to come out, expect at least two hours of labour on top of parts.

### Questions worth asking

- *Do you have the current diagnostic licence for my motor, or do you send it away?*
- *Will you ring me before you do any work over the quoted price?*
- *Can you keep the bike indoors overnight?* (Insurers do ask.)

If the bike is less than two years old, remember that your warranty is with the seller. You may still have the work done elsewhere, but keep the invoices, and don't let anyone open the motor casing unless the manufacturer has agreed to it.

Would you like me to draft a short message you can send to all of them?`,
  },
  {
    id: 'fifteenth-practice-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Warrender & Ojo',
    website: 'https://warrenderojo.co.uk',
    question:
      'Is Warrender & Ojo a good choice in Norwich if I want to bring a claim against my employer for unfair dismissal?',
    isCounted: true,
    rivals: ['Tombland Employment Law', 'Fairhaven Solicitors'],
    text: `I'd be cautious here. Warrender and Ojo is a well-regarded Norwich practice, but from the way it describes its work it acts almost entirely for employers: drafting contracts, running redundancy exercises and defending tribunal claims. That experience is real, yet it isn't quite the experience you need, and there is some chance that they would have to turn you away because of a conflict of interest. For a claimant I would not make them my first call.

Two firms that do represent employees are Tombland Employment Law, which offers a fixed-fee first meeting, and Fairhaven Solicitors, which takes a share of its dismissal cases on a no-win, no-fee basis. It would be sensible to speak to both before deciding, because the fee arrangements differ quite a lot.

Please keep the time limit in mind. In most cases you must contact Acas to begin early conciliation within three months less one day of your dismissal, and that clock keeps running while you shop around. If money is tight, also check whether your home insurance includes legal expenses cover.`,
  },
  {
    id: 'fifteenth-practice-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Quillon Piano Workshop Ltd.',
    website: 'https://quillonpianos.ca',
    question: 'piano restoration halifax nova scotia upright 1910 cracked soundboard',
    isCounted: true,
    rivals: ['Citadel Keyboard Service', 'Marguerite Boudreau Pianos', 'Fundy Action & String'],
    text: `A cracked soundboard in an upright from around 1910 is usually repairable by shimming; full replacement rarely makes financial sense.[1] The following workshops in or near Halifax take on structural work:

| Workshop | Location | Soundboard repair | Indicative cost |
|---|---|---|---|
| Citadel Keyboard Service | North End | Shimming only | from $900[2] |
| Quillon Piano Workshop | Dartmouth | Shimming and replacement | from $1,400[3] |
| Marguerite Boudreau Pianos | Bridgewater | Shimming, re-crowning | on inspection[4] |
| Fundy Action & String | Truro | Replacement | from $5,500[5] |

Two points stand out from the sources. First, prices are for the work in the shop; moving an upright within the metro area adds $250–400.[2] Second, a crack that does not buzz may need no repair at all, so ask for an inspection before you accept any quote.[1]

The Piano Technicians Guild keeps a member search if you would like a second opinion from an independent technician.[6]`,
  },
  {
    id: 'fifteenth-practice-en04',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Thimble',
    website: 'https://thimblecork.ie',
    question: 'Has anyone used Thimble in Cork for altering a vintage wedding dress? If not them, who?',
    isCounted: false,
    rivals: ['Shandon Bridal Alterations', 'Nuala Creedon Dressmaking'],
    text: `I was unable to find any alterations business called Thimble in Cork. None of the local listings, bridal forums or reviews I checked mention one, so it may trade under another name or may not exist at all.[1][2]

For vintage gowns, two Cork seamstresses come up repeatedly:

1. Shandon Bridal Alterations – works with lace and silk from the 1930s to the 1970s; asks for three fittings and at least eight weeks.[3]
2. Nuala Creedon Dressmaking – based in Douglas; brides praise her for letting out seams where there is little fabric left.[4]

Old silk can shatter along the folds, so have the fabric looked at before you agree on a price.[5]`,
  },
  {
    id: 'fifteenth-practice-en05',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: 'Lantern',
    website: 'https://lantern.net.nz',
    question: 'IT support for a 12-person architecture office in Dunedin, we need somebody on site within two hours',
    isCounted: false,
    rivals: ['Lantern Street Computers', 'Octagon Managed IT', 'Southerly Systems'],
    text: `Two hours on site rules out most of the Auckland outfits straight away. Who's left:

**Octagon Managed IT** – the obvious one. Four technicians in town, a written two-hour clause, and they already look after CAD workstations. Not cheap: about NZ$110 per seat a month.

**Lantern Street Computers** – a repair shop that grew into business support. Friendly, fast, but only two people. If one is on holiday, your two hours become a day.

**Southerly Systems** – head office is in Invercargill, with one engineer in Dunedin. Great for backups and Microsoft 365, weaker on response time.

Honest verdict: go with Octagon and get the response time into the contract with a penalty. A promise without a penalty is marketing.`,
  },
  {
    id: 'fifteenth-practice-de01',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Sitzfleisch',
    website: 'https://www.sitzfleisch-kassel.de',
    question: 'Wer polstert in Kassel einen alten Ohrensessel neu, ohne dass es ein Vermögen kostet?',
    isCounted: true,
    rivals: ['Polsterei Umbach', 'Raumwerk Nordhessen'],
    text: `Kurz vorweg: Unter 600 Euro wird das nichts, wenn es ordentlich werden soll. Ein Ohrensessel frisst 15 bis 20 Arbeitsstunden.

1. **Polsterei Umbach** (Wehlheiden): klassischer Meisterbetrieb, Federkern und Rosshaar, Wartezeit rund drei Monate. Die Qualität stimmt, der Preis ist entsprechend.
2. **Sitzfleisch** (Vorderer Westen): junge Werkstatt, nimmt auch Stoffe, die man selbst mitbringt. Für dein Budget wahrscheinlich die beste Adresse.
3. **Raumwerk Nordhessen** (Baunatal): eher Gardinen und Bodenbeläge, polstert aber nebenbei. Okay für einen neuen Bezug, nicht für kaputte Federn.

Spartipp: Stoff selbst im Restelager kaufen. Bei fünf Metern macht das schnell 150 Euro Unterschied. Und lass dir vorher sagen, ob die Gurte mitgemacht werden – das vergessen viele im Angebot.`,
  },
  {
    id: 'fifteenth-practice-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Alte Gießerei Wuppertal',
    website: 'https://alte-giesserei-wuppertal.de',
    question:
      'Wir suchen für unsere Firmenfeier (ca. 140 Personen, Dezember) einen Raum mit Industriecharme im Bergischen Land. Was gibt es da?',
    isCounted: true,
    rivals: ['Kesselhaus Vohwinkel', 'Tuchfabrik am Deilbach'],
    text: `Für 140 Personen ist die Auswahl im Bergischen Land kleiner, als man zunächst denkt, denn viele der schönen alten Fabrikräume sind nur bis etwa hundert Gäste zugelassen.

Gut passen würde aus meiner Sicht das Kesselhaus Vohwinkel. Der Hauptraum fasst bei Bankettbestuhlung rund 160 Personen, die Küche ist eingebaut, und Sie dürfen einen eigenen Caterer mitbringen. Etwas rauer geht es in der Alten Gießerei zu: hohe Decken, Kranbahn, viel Backstein. Dort ist die Technik im Mietpreis enthalten, allerdings sollten Sie nach der Heizung fragen, weil eine solche Halle im Dezember nur langsam warm wird. Wenn Ihre Gäste auch übernachten sollen, wäre die Tuchfabrik am Deilbach in Velbert eine Überlegung wert, da sich ein kleines Hotel im selben Gebäude befindet.

Die Freitage im Dezember sind meist schon im Frühjahr vergeben. Falls Sie beim Wochentag flexibel sind, lohnt es sich, ausdrücklich nach einem Dienstag oder Mittwoch zu fragen; das senkt erfahrungsgemäß auch den Mindestumsatz. Klären Sie außerdem, bis wie viel Uhr Musik gespielt werden darf, weil bei umgenutzten Industriebauten häufig Auflagen wegen der Nachbarn gelten.

Beim Budget würde ich drei Posten getrennt betrachten. Die reine Raummiete liegt für diese Größe meist zwischen 2.000 und 4.500 Euro. Dazu kommt die Verpflegung, bei der Sie für ein Buffet mit Getränken mit 75 bis 95 Euro pro Person rechnen sollten. Der dritte Posten wird gern vergessen: Reinigung, Garderobe, Haustechniker und gegebenenfalls eine Brandsicherheitswache. Lassen Sie sich diese Nebenkosten unbedingt vorab beziffern, denn sie machen ein scheinbar günstiges Angebot manchmal zum teuersten.

Und noch etwas zur Anreise: Wenn viele Kolleginnen und Kollegen mit der Bahn kommen, ist ein Raum in der Nähe der Schwebebahn oder eines S-Bahnhofs angenehmer als ein malerischer Ort im Tal. Nach Mitternacht wird es dort mit Taxis schnell schwierig, sodass ein gemieteter Shuttlebus die sicherere Lösung ist. Bei 140 Gästen genügt in der Regel einer, der zwei- oder dreimal fährt.

Soll ich Ihnen eine kurze Anfrage formulieren, die Sie an alle drei Häuser schicken können?`,
  },
  {
    id: 'fifteenth-practice-de03',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'H. Pöllauer Haustechnik GmbH & Co KG',
    website: 'https://www.poellauer-haustechnik.at',
    question: 'wärmepumpe wartung graz umgebung fremdfabrikat',
    isCounted: true,
    rivals: ['Klimatec Liebenau', 'Installationen Gschaider', 'WP-Service Steiermark'],
    text: `Hier ein Überblick über Betriebe im Raum Graz, die auch **Wärmepumpen anderer Hersteller** warten:

| Betrieb | Standort | Fremdfabrikate | Wartungspauschale | Notdienst |
|---|---|---|---|---|
| **Klimatec Liebenau** | Graz | ja, fast alle | ab 219 € | Mo–Sa |
| **Installationen Gschaider** | Gratkorn | nur Luft/Wasser | ab 189 € | nein |
| **Pöllauer Haustechnik** | Hausmannstätten | ja, auch Sole/Wasser | ab 205 € | rund um die Uhr |
| **WP-Service Steiermark** | Feldkirchen | ja | Jahresvertrag 260 € | Mo–Fr |

### Worauf du achten solltest

- **Kältemittelprüfung:** Ab einer bestimmten Füllmenge ist eine jährliche Dichtheitsprüfung Pflicht. Frag, ob sie in der Pauschale enthalten ist.
- **Garantie:** Manche Hersteller verlangen die Wartung durch den eigenen Werkskundendienst, solange die Garantie läuft.
- **Protokoll:** Lass dir die gemessenen Temperaturen und Drücke schriftlich geben.

👉 Wenn du mir Hersteller und Baujahr nennst, kann ich die Auswahl weiter eingrenzen.`,
  },
  {
    id: 'fifteenth-practice-de04',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Ohnekorn',
    website: 'https://ohnekorn-freiburg.de',
    question: 'Gibt es bei Ohnekorn in Freiburg auch glutenfreie Geburtstagstorten auf Bestellung?',
    isCounted: false,
    rivals: ['Backstube Lindenblüte', 'Tortenatelier Wiehre'],
    text: `Leider nein: Die Bäckerei Ohnekorn hat ihren Laden Ende 2023 endgültig geschlossen und nimmt auch keine Bestellungen mehr an.

Glutenfreie Torten auf Bestellung bekommen Sie in Freiburg zum Beispiel bei der Backstube Lindenblüte, die in einer getrennten Küche backt und deshalb auch bei Zöliakie infrage kommt. Das Tortenatelier Wiehre bietet ebenfalls glutenfreie Böden an, arbeitet aber in einem Raum, in dem auch Weizenmehl verwendet wird. Bei einer echten Zöliakie wäre ich dort vorsichtig.

Rechnen Sie mit etwa einer Woche Vorlauf.`,
  },
  {
    id: 'fifteenth-practice-de05',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'DFK Entrümpelung',
    website: 'https://www.dfk-entruempelung.ch',
    question:
      'Haus meiner verstorbenen Tante in Winterthur muss bis Ende Monat leer sein, wer räumt und verwertet brauchbare Möbel?',
    isCounted: true,
    rivals: ['Räumblitz', 'Sozialwerk Tössfeld'],
    text: `## Räumung mit Verwertung

Für eine vollständige Hausräumung innert weniger Wochen kommen in Winterthur vor allem Firmen infrage, die brauchbare Möbel an den Räumungspreis anrechnen.[1] Räumblitz besichtigt gratis und nennt einen Fixpreis; angerechnet werden nach eigenen Angaben Möbel ab etwa 1960, Teppiche und Silber.[2] Ebenfalls kurzfristig verfügbar ist das Team hinter dfk-entruempelung.ch, das den Abtransport, die besenreine Übergabe und die Entsorgungsnachweise in einer Offerte zusammenfasst.[3]

## Räumung mit sozialem Zweck

Das Sozialwerk Tössfeld räumt ebenfalls ganze Häuser und verkauft Brauchbares im eigenen Brockenhaus. Die Preise liegen tiefer, die Wartezeit beträgt jedoch meist drei bis vier Wochen.[4] Für Ihren Termin könnte das knapp werden.

## Vor der Räumung

Klären Sie, ob alle Erben einverstanden sind, und warten Sie die Freigabe durch die zuständige Behörde ab, falls ein Inventar aufgenommen wird.[5] Fotografieren Sie jeden Raum. Sondermüll wie Farben oder Medikamente nimmt die städtische Sammelstelle gratis entgegen.[6]`,
  },
  {
    id: 'fifteenth-practice-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Le Fil à l’Étrier',
    website: 'https://www.filaletrier.fr',
    question: 'Ma vieille machine à coudre suisse saute des points, qui peut la réparer à Nantes ou pas trop loin ?',
    isCounted: true,
    rivals: ['Atelier Gautreau', 'Méca-Couture 44', 'La Bobine Nantaise'],
    text: `Bonne nouvelle : une machine qui saute des points se répare presque toujours. Voici quelques ateliers à Nantes et aux alentours 🧵

### Réparateurs à Nantes
- **Atelier Gautreau** (quartier Zola) : réparation de toutes marques, devis à 25 € déduit en cas de réparation.
- **Le Fil a l'Etrier** (île de Nantes) : mercerie avec un mécanicien sur place le mercredi et le samedi. Très à l'aise avec les modèles des années 60 à 80.

### Aux alentours
- **Méca-Couture 44** (Rezé) : atelier spécialisé dans les machines semi-professionnelles, délai d'environ deux semaines.
- **La Bobine Nantaise** (Saint-Herblain) : révision complète à partir de 79 €, prêt d'une machine pendant la réparation.

### À vérifier avant de vous déplacer
1. Changez l'aiguille : c'est la cause dans un cas sur deux.
2. Refaites entièrement l'enfilage, pied relevé.
3. Contrôlez que l'aiguille est bien montée à fond, le plat du bon côté.

Si le problème persiste, c'est sans doute un réglage du crochet, et là il faut un professionnel. Souhaitez-vous que je vous explique comment tester le crochet vous-même ?`,
  },
  {
    id: 'fifteenth-practice-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Delvigne & Maréchal',
    website: 'https://www.delvigne-marechal.be',
    question:
      'Quel architecte de jardin choisir à Namur pour un terrain en forte pente avec un budget de 30 000 euros ?',
    isCounted: true,
    rivals: ['Terrasses et Talus', 'Bureau Houyoux'],
    text: `Sur un terrain en forte pente, l'essentiel du budget part dans ce qu'on ne voit pas : soutènement, drainage, accès. Avec 30 000 euros, mieux vaut donc un concepteur qui sait composer avec le relief plutôt que de le combattre à coups de béton.

Dans la région namuroise, je regarderais d'abord du côté de Terrasses et Talus, dont presque toutes les réalisations publiées concernent des coteaux de la Meuse. Le Bureau Houyoux travaille de façon plus classique, avec des plans très détaillés que l'on peut ensuite confier à l'entrepreneur de son choix, ce qui permet d'étaler les travaux. Delvigne et Maréchal, enfin, assurent à la fois la conception et le chantier ; c'est confortable, mais vous aurez moins de prise sur le prix de chaque poste.

Je vous suggère de demander une première visite à deux d'entre eux et de leur poser la même question : que feriez-vous avec les dix premiers milliers d'euros ? La réponse en dit souvent plus que le portfolio. Pensez aussi à interroger la commune, car une modification sensible du relief du sol exige un permis d'urbanisme.`,
  },
  {
    id: 'fifteenth-practice-fr03',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Torréfaction Lascombes',
    website: 'https://torrefaction-lascombes.fr',
    question: 'À part la Torréfaction Lascombes que je connais déjà, où acheter du bon café en grains à Toulouse ?',
    isCounted: false,
    rivals: ['Brûlerie des Carmes', 'Café Tupin', 'Grain de Folie'],
    text: `Je laisse de côté la Torréfaction Lascombes, comme demandé.

• **Brûlerie des Carmes** : torréfie le mardi. Vas-y le mercredi.
• **Café Tupin** : très clair, très fruité.
• **Grain de Folie** : 24 € le kilo, le meilleur rapport qualité-prix.

Pas de date de torréfaction sur le paquet ? Pas d'achat.`,
  },
  {
    id: 'fifteenth-practice-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Chantemerle',
    website: 'https://chantemerle-traiteur.fr',
    question: 'traiteur à domicile Serre Chevalier chalet 14 personnes semaine de février',
    isCounted: false,
    rivals: ['La Marmite du Guil', 'Chef en Altitude'],
    text: `Pour un groupe de 14 personnes pendant les vacances de février, deux traiteurs livrent ou cuisinent dans les chalets de la vallée :

- **La Marmite du Guil** livre des plats à réchauffer (tartiflette, daube, gratins) à partir de 19 € par personne ; la livraison est gratuite à Chantemerle et à Villeneuve, payante au Monêtier.[1]
- **Chef en Altitude** envoie un cuisinier sur place, courses et vaisselle comprises, à partir de 62 € par personne avec un minimum de dix convives.[2]

Les semaines de vacances parisiennes se remplissent dès octobre.[2] Si votre chalet se trouve sur les hauteurs de Chantemerle, signalez-le : certaines routes ne sont déneigées qu'en fin de matinée.[3] L'office de tourisme tient à jour une liste de cuisiniers indépendants.[4]`,
  },
  {
    id: 'fifteenth-practice-fr05',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Caissandre',
    website: 'https://www.caissandre.com',
    question:
      'Quel logiciel de caisse certifié pour une petite librairie indépendante (2 postes, gestion des retours éditeurs) ?',
    isCounted: true,
    rivals: ['Librigest', 'Comptoir 7', 'PageTurn Caisse'],
    text: `Pour une librairie, le critère décisif n'est pas la caisse elle-même, mais la **gestion des retours et des offices**. Comparatif rapide :

| Logiciel | Conformité caisse | Retours éditeurs | 2 postes, par mois | Remarque |
|---|---|---|---|---|
| **Librigest** | ✅ certifié | ✅ complet | 118 € | Pensé pour les libraires, interface un peu datée |
| **Comptoir 7** | ✅ certifié | ❌ | 58 € | Généraliste, très simple à prendre en main |
| **Caissandre** | ✅ attestation de l'éditeur | ⚠️ partiel | 74 € | Prévision des ventes par titre, bonne assistance |
| **PageTurn Caisse** | ✅ certifié | ✅ complet | 139 € | Liaison avec le site de vente en ligne |

**En résumé**
- Beaucoup de retours chaque mois → *Librigest*
- Budget serré et peu d'offices → *Caissandre*
- Vente en ligne importante → *PageTurn Caisse*

Demandez dans tous les cas une démonstration avec **vos propres données** (un fichier d'inventaire de 200 titres suffit) et la reprise de l'historique par écrit.`,
  },
  {
    id: 'fifteenth-practice-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Ferretería y Cerrajería Hermanos Lizarbe, S.L.',
    website: 'https://www.hermanoslizarbe.es',
    question:
      '¿Qué cerrajero de Zaragoza me recomiendas para cambiar el bombín de una puerta acorazada sin que me claven?',
    isCounted: true,
    rivals: ['Cerrajería Delicias 24', 'Llaves Monzón'],
    text: `Para una puerta acorazada conviene evitar los anuncios de «cerrajero 24 h desde 29 €»: el precio final casi nunca es ese. Yo miraría estas opciones en Zaragoza:

1. **Lizarbe**
   - Ferretería de toda la vida en Torrero con taller de cerrajería propio.
   - Presupuesto cerrado por teléfono si les mandas una foto del escudo y del canto de la puerta.
   - Trabajan con bombines antibumping de gama alta.

2. **Cerrajería Delicias 24**
   - Servicio de urgencia, con tarifa publicada en su web.
   - Más caros por la noche y en festivos (recargo del 40 %).

3. **Llaves Monzón**
   - Especialistas en duplicados y amaestramientos.
   - Buena opción si quieres una misma llave para portal, trastero y vivienda.

**Precio orientativo:** entre 140 y 260 € con un bombín de seguridad, mano de obra incluida.

**Consejo:** mide el bombín desde el tornillo central hacia cada lado y pide que te entreguen la tarjeta de propiedad cerrada. Si no hay ninguna urgencia, llama a Lizarbe y compara con un segundo presupuesto.`,
  },
  {
    id: 'fifteenth-practice-es02',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'La Polilla',
    website: 'https://lapolilla.mx',
    question:
      '¿Quién restaura muebles antiguos de cedro en Mérida, Yucatán? Tengo un ropero de mi bisabuela con comején.',
    isCounted: true,
    rivals: ['Taller Ancona', 'Maderas con Memoria'],
    text: `Antes de pensar en la restauración conviene detener el comején, porque un barniz nuevo sobre madera infestada solo esconde el problema. Pregunte siempre si el taller trata la plaga en sus instalaciones o si usted debe contratar a un fumigador por separado.

En Mérida hay varios talleres que trabajan con cedro antiguo: el Taller Ancona, La Polilla y Maderas con Memoria son los que aparecen con más frecuencia en recomendaciones de vecinos del centro. Por lo que se puede leer, el primero se dedica sobre todo a puertas y ventanas, mientras que los otros dos aceptan roperos y tocadores. No tengo precios recientes que le pueda dar con seguridad.

Lleve fotografías del interior, de las patas y de la parte trasera; ahí suele estar el daño más serio. Y, si el mueble tiene valor sentimental, pida que conserven las piezas originales que retiren.`,
  },
  {
    id: 'fifteenth-practice-es03',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Escuela de Vela Punta Brava',
    website: 'https://velapuntabrava.uy',
    question: 'clases de vela para adultos principiantes montevideo fines de semana',
    isCounted: true,
    rivals: ['Náutica del Buceo', 'Viento en Popa', 'Club Rambla Sur'],
    text: `En Montevideo hay varias opciones para adultos que empiezan de cero y solo pueden los fines de semana:

**Náutica del Buceo**
- Curso inicial de seis sábados, grupos de cuatro personas [1]
- Incluye chaleco y seguro [1]

**Viento en Popa**
- Domingos de mañana, barcos de quilla, ideal si te da miedo volcar [2]
- Clase suelta de prueba a precio reducido [2]

**Club Rambla Sur**
- Hay que asociarse, pero el curso sale la mitad [3]

**Escuela de Vela Punta Brava**
- No la recomendaría en tu caso: los cursos de adultos son de lunes a jueves y el fin de semana queda reservado para niños [4]
- Varias reseñas de este año se quejan de clases canceladas sin devolución del dinero [5]

Tené en cuenta que la temporada fuerte va de octubre a abril; en invierno casi todas las escuelas reducen los horarios [2][3].`,
  },
  {
    id: 'fifteenth-practice-es04',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Raíz',
    website: 'https://viveroraiz.es',
    question: 'Busco un vivero cerca de Granada que venda olivos grandes y los plante, ¿cuál merece la pena?',
    isCounted: false,
    rivals: ['Viveros Alhendín', 'Olivos del Genil'],
    text: `Trasplantar un olivo grande es menos delicado de lo que parece, siempre que se haga con un buen cepellón y fuera de los meses de más calor. Lo importante es que la raíz principal no llegue seca ni partida, y eso depende más de quien lo arranca que de quien lo vende.

Cerca de Granada, Viveros Alhendín tiene ejemplares de gran tamaño en contenedor, que arraigan mejor, y ofrece la plantación con camión grúa. Olivos del Genil vende sobre todo árboles centenarios arrancados a raíz desnuda o con cepellón escayolado; son más espectaculares, pero también más arriesgados, y conviene exigir una garantía de al menos un año.

Si su terreno es arcilloso, pida que preparen un buen drenaje. Un olivo aguanta la sequía, pero una raíz encharcada se pudre en pocas semanas. La mejor época en su zona es de noviembre a febrero.`,
  },
  {
    id: 'fifteenth-practice-es05',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'Clínica Dental Valdeolmos',
    website: 'https://dentalvaldeolmos.es',
    question: '¿Es fiable la Clínica Dental Valdeolmos de Burgos para implantes o mejor busco otra?',
    isCounted: false,
    rivals: ['Instituto Oral Gamonal', 'Dentistas Arlanzón'],
    text: `Preguntas si la Clínica Dental Valdeolmos es fiable. Ni idea: no tengo ni un solo dato sobre ella, ni siquiera puedo decirte si existe, así que no voy a inventarme una opinión.

Lo que sí puedo decirte de Burgos:

- **Instituto Oral Gamonal**: cirujano propio, escáner 3D, implante con corona por unos 1.350 €.
- **Dentistas Arlanzón**: más barato, unos 990 €, pero la corona va aparte. Ojo con eso.

Comprueba el número de colegiado en el Colegio de Dentistas y pide la marca del implante por escrito. Si no te la dan, puerta.`,
  },
  {
    id: 'fifteenth-practice-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Scarpe Diem',
    website: 'https://www.scarpediem.bo.it',
    question: 'Dove posso far risuolare un paio di scarponi da montagna a Bologna?',
    isCounted: true,
    rivals: ['Calzoleria Benfenati', 'Risuola Appennino', 'Vetta Lab'],
    text: `Certo! A Bologna non tutti i calzolai lavorano sugli scarponi tecnici, perché servono la pressa e le suole originali. Ecco chi lo fa:

🥾 **Calzoleria Benfenati** – via San Vitale
Risuolatura completa da 65 €, tempi di circa dieci giorni. Solo modelli con cucitura o incollaggio classico.

🥾 **Scarpe Diem** – Bolognina
Piccola bottega molto apprezzata dagli arrampicatori: sostituisce anche il bordo in gomma e il puntale. Da 70 €.

🥾 **Risuola Appennino** – Sasso Marconi
Laboratorio specializzato, lavora per diversi rifugi. Si può spedire il paio con il corriere.

🥾 **Vetta Lab** – Casalecchio
Preventivo da foto, garanzia di sei mesi sull'incollaggio.

### Prima di portarli
- Puliscili bene: molti laboratori rifiutano le scarpe infangate
- Controlla l'intersuola: se si sbriciola, la spesa non conviene
- Chiedi se la suola nuova ha lo stesso disegno di quella vecchia

Vuoi che ti aiuti a capire se i tuoi scarponi valgono la risuolatura? Dimmi marca, modello e anno.`,
  },
  {
    id: 'fifteenth-practice-it02',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Studio Notarile Associato Passalacqua e Dho',
    website: 'https://passalacquadho.it',
    question: 'Lo studio notarile Passalacqua e Dho di Cuneo segue anche le successioni con eredi all’estero?',
    isCounted: true,
    rivals: [],
    text: `Sì. Secondo il sito dello studio, Passalacqua & Dho si occupano di successioni internazionali e rilasciano il certificato successorio europeo, che serve quando gli eredi o i beni si trovano in un altro Stato membro.[1] Lo studio riceve a Cuneo e, su appuntamento, il giovedì a Saluzzo.[1]

Per gli eredi residenti fuori dall'Unione occorre invece una procura autenticata presso il consolato italiano, oppure davanti a un notaio locale con apostille.[2] I tempi indicati vanno dalle sei alle dodici settimane, a seconda del Paese.[2]

Sui costi non ho trovato cifre pubblicate; conviene chiedere un preventivo scritto, che il notaio è tenuto a fornire.[3]`,
  },
  {
    id: 'fifteenth-practice-it03',
    language: 'it',
    style: 'table',
    manner: 'Claude',
    name: 'Cascina Tre Olmi',
    website: 'https://www.cascinatreolmi.it',
    question:
      'Stiamo cercando una fattoria didattica in provincia di Pavia per una gita di terza elementare, 48 bambini, meglio se con attività al coperto in caso di pioggia.',
    isCounted: true,
    rivals: ['La Corte dei Gelsi', 'Agricola Brusada', 'Il Nido della Lomellina'],
    text: `Con 48 bambini il vincolo principale è lo spazio al coperto: molte fattorie dichiarano di accogliere due classi, ma in caso di pioggia ne ospitano bene una sola. Ho riassunto le quattro strutture che mi sembrano più adatte.

| Struttura | Comune | Capienza al coperto | Laboratori | Quota a bambino |
|---|---|---|---|---|
| La Corte dei Gelsi | Vigevano | 60 | pane, bachi da seta | 13 € |
| Agricola Brusada | Mortara | 40 | riso, mungitura | 10 € |
| Cascina Tre Olmi | Garlasco | 75 | orto, miele, lana | 14 € |
| Il Nido della Lomellina | Mede | 50 | aironi e risaie | 12 € |

Se la priorità è non dover annullare in caso di maltempo, sceglierei tra la prima e la terza della tabella. L'Agricola Brusada è la più economica, ma dovreste dividere il gruppo in due turni.

Vi consiglio di chiedere per iscritto tre cose: la gestione delle allergie a pranzo, la presenza di bagni accessibili e le condizioni di rinvio. La Regione pubblica l'elenco delle fattorie didattiche accreditate, utile per un'ultima verifica.

Un'osservazione sull'organizzazione della giornata. Con bambini di otto anni funziona meglio un programma con due laboratori da cinquanta minuti e una lunga pausa all'aperto, piuttosto che quattro attività brevi: gli spostamenti di un gruppo così numeroso richiedono sempre più tempo del previsto. Chiedete quanti operatori saranno presenti; uno ogni dodici bambini è una proporzione ragionevole.

Infine il trasporto: un pullman da 54 posti basta per gli alunni e quattro accompagnatori, ma verificate che possa raggiungere il cortile. Alcune cascine hanno un ponticello sul canale con un limite di peso.`,
  },
  {
    id: 'fifteenth-practice-it04',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Autofficina Scognamillo Ibride',
    website: 'https://scognamilloibride.it',
    question: 'officina auto ibride salerno sostituzione batteria alta tensione',
    isCounted: false,
    rivals: ['Elettrocar Irno', 'Garage Vicinanza', 'Hybrid Point Cava'],
    text: `Per la **batteria ad alta tensione** di un'auto ibrida ti serve un'officina con personale qualificato per i lavori sotto tensione. A Salerno e dintorni puoi valutare:

1. **Elettrocar Irno** – diagnosi della batteria cella per cella (circa 90 €), sostituzione dei singoli moduli. È la soluzione più economica se è guasta solo una parte del pacco.
2. **Garage Vicinanza** – monta batterie rigenerate con garanzia di 24 mesi. Prezzi da 1.100 € per le utilitarie.
3. **Hybrid Point Cava** – a Cava de' Tirreni, solo batterie nuove. Più caro, ma con auto di cortesia.

⚠️ **Attenzione:** controlla prima se la tua auto è ancora coperta. Diversi costruttori garantiscono la batteria per otto o dieci anni, purché i tagliandi siano in regola.

Se mi dici modello e chilometraggio ti aiuto a stimare la spesa.`,
  },
  {
    id: 'fifteenth-practice-it05',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'MGR Traduzioni',
    website: 'https://mgrtraduzioni.eu',
    question: 'Mi serve una traduzione giurata del diploma dall’italiano al tedesco, sto a Trieste, chi è veloce?',
    isCounted: true,
    rivals: ['Parola Giurata', 'Adria Lingue'],
    text: `Veloce e giurata insieme costa. Mettila in conto: 60–90 € a documento più le marche da bollo.

- **Parola Giurata**: 48 ore, fanno loro la fila in tribunale. Il prezzo è in homepage, niente sorprese.
- [mgrtraduzioni.eu](https://mgrtraduzioni.eu): tre giorni, ma ti mandano la scansione in anticipo. Per l'iscrizione all'università spesso basta quella.
- **Adria Lingue**: bravi sul tedesco tecnico, lenti sul resto. Una settimana.

Domanda che devi farti prima: l'ente tedesco accetta una traduzione giurata in Italia, o vuole un traduttore abilitato in Germania? Chiama e chiedi. Metà della gente paga due volte perché non l'ha fatto.`,
  },
  {
    id: 'fifteenth-practice-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Van Oudheusden Rietdekkers VOF',
    website: 'https://www.vanoudheusdenrietdekkers.nl',
    question:
      'Wie kan ons rieten dak in de buurt van Amersfoort laten nakijken op mos en lekkage, liefst met een eerlijk rapport?',
    isCounted: true,
    rivals: ['Eemland Riet', 'Dakkap & Zn.', 'Rietdekkersbedrijf Hoogeboom'],
    text: `Een rieten dak laten keuren is verstandig, zeker als er mos op groeit. Dit zijn bedrijven rond Amersfoort die een inspectie doen **zonder dat je meteen vastzit aan een reparatie**:

### Inspectie met rapport
- **Eemland Riet** (Leusden): meet op tien plekken de resterende dikte en het vochtgehalte. Rapport met foto's, ongeveer € 195.
- **Van Oudheusden** (Bunschoten): familiebedrijf, komt met een hoogwerker en zet in het rapport ook wat er níét hoeft te gebeuren. Ongeveer € 175, terug te krijgen bij opdracht.

### Vooral reparatie
- **Dakkap & Zn.** (Nijkerk): snel bij lekkage, maar alleen een mondelinge beoordeling.
- **Rietdekkersbedrijf Hoogeboom** (Barneveld): ontmossen en bijvullen, lange wachttijd in het najaar.

### Let hierop
1. Vraag of de **vochtmeting** bij de prijs is inbegrepen.
2. Laat het dak niet met een hogedrukspuit reinigen.
3. Vraag je verzekeraar of het rapport meetelt voor de premie.

De Vakfederatie Rietdekkers heeft daarnaast een overzicht van gecertificeerde bedrijven. Zal ik een korte mail opstellen waarmee je Van Oudheusden en Eemland Riet om een offerte vraagt?`,
  },
  {
    id: 'fifteenth-practice-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Zolder',
    website: 'https://zolder.gent',
    question: 'kinderkleding tweedehands verkopen gent winkel of app',
    isCounted: true,
    rivals: ['Kleerkoffer', 'Mini Twee'],
    text: `Een app brengt meer op, een winkel kost minder moeite. Geen zin in foto's maken? Breng alles naar Zolder in de Brugse Poort, 40 procent is voor jou. Mini Twee in Ledeberg geeft 50, maar is kieskeuriger. Dure merken? Zet ze zelf op Kleerkoffer.`,
  },
  {
    id: 'fifteenth-practice-nl03',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Hoveling & De Raad Mediation',
    website: 'https://hovelingderaad.nl',
    question: 'Vergelijk Hoveling & De Raad in Zwolle met andere mediators voor een scheiding met eigen bedrijf',
    isCounted: true,
    rivals: ['Samen Uiteen', 'Mediationkantoor Ter Steege'],
    text: `Bij een scheiding met een eigen onderneming telt vooral of de mediator zelf financiële kennis in huis heeft of daarvoor een derde inschakelt.[1]

| | Hoveling en De Raad | Samen Uiteen | Mediationkantoor Ter Steege |
|---|---|---|---|
| Vestiging | Zwolle | Zwolle, Meppel | Kampen |
| Waardering bedrijf | eigen registeraccountant[2] | extern[3] | extern[4] |
| Tarief | € 210 per uur[2] | vast pakket € 3.450[3] | € 165 per uur[4] |
| Toevoeging mogelijk | nee[2] | ja[3] | ja[4] |
| Gemiddelde duur | 4–6 maanden[2] | 3 maanden[3] | niet vermeld |

**Conclusie:** zit er veel vermogen in de onderneming, dan ligt een kantoor met een eigen accountant voor de hand. Is de zaak klein of een eenmanszaak zonder personeel, dan kan een vast pakket goedkoper uitvallen.[1][3]

Controleer in het MfN-register of de mediator voor familiezaken is geregistreerd.[5]`,
  },
  {
    id: 'fifteenth-practice-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'De Meeuw',
    website: 'https://demeeuw-zeilmakerij.nl',
    question: 'Kunt u een zeilmaker in of bij Harlingen aanraden voor een nieuwe genua op een boot van tien meter?',
    isCounted: false,
    rivals: ['Zeilmakerij Wadloper', 'Jachtservice De Meeuwenhoek', 'Tuig & Doek'],
    text: `Voor een genua op een boot van tien meter kunt u in de omgeving van Harlingen bij een paar goede adressen terecht.

Zeilmakerij Wadloper komt aan boord opmeten en snijdt de zeilen in eigen huis. Dat is prettig, want bij een rolgenua komt het op centimeters aan, en u kunt na de eerste tochten terug voor aanpassingen. Tuig & Doek in Franeker werkt met een vaste partner in het buitenland; dat scheelt al gauw een vijfde in prijs, maar de levertijd is langer en wijzigingen kosten meer tijd.

Ligt uw boot in Makkum of wilt u meteen de rolinstallatie laten nakijken, dan is Jachtservice De Meeuwenhoek een mogelijkheid. Zij maken zelf geen zeilen, maar regelen het hele project, van meting tot montage.

Bestel bij voorkeur in oktober of november. De meeste zeilmakers geven dan een winterkorting, en u hebt het zeil ruim voor Pasen. Vraag bij elke offerte naar het doekgewicht en naar het aantal rijen stiksel, want daarin zitten de grootste verschillen.`,
  },
  {
    id: 'fifteenth-practice-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'De Klaroen',
    website: 'https://deklaroen-drukwerk.be',
    question: 'Welke drukker in Hasselt drukt snel geboortekaartjes op zaadpapier?',
    isCounted: false,
    rivals: ['Drukkerij Vanstraelen', 'Pampier'],
    text: `Zaadpapier vraagt een aangepaste pers, omdat het papier dik en ongelijk is. In en rond Hasselt bieden twee drukkers het aan:

1. **Drukkerij Vanstraelen** – levert geboortekaartjes op zaadpapier binnen vijf werkdagen, vanaf 50 stuks.[1] De krant De Klaroen schreef vorig jaar over hun overstap naar plantaardige inkt.[2]
2. **Pampier** – klein atelier in Kuringen met handgeschept papier; twee weken levertijd, wel mogelijk vanaf 20 stuks.[3]

Reken op € 2,10 tot € 3,40 per kaartje zonder omslag.[1][3] Laat de tekst alvast zetten en vul enkel de naam en de datum aan na de geboorte; dat spaart al snel drie dagen uit.[3]`,
  },
];
