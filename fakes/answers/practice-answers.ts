// Answers in English, German, French, Spanish, Italian and Dutch, in batches (p1 to p5 of twenty-four, p6 of eighteen, p7 of twelve), invented and labelled before the reader saw them, by the hand that changed the reader between the batches.
// Label rules, those of the sealed sets: `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody else's. `rivals`: every
// other organisation or product offered to the buyer as an option, word for word; review sites, marketplaces as sources, authorities, associations, certificates, materials, places, persons, closed firms and mere examples are none.
import type { FreshReading } from './fresh-answers.ts';

export const practiceAnswers: readonly FreshReading[] = [
  // ── p1 ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'p1-en01',
    name: 'Thistledown Upholstery',
    website: 'https://thistledownupholstery.co.uk',
    question: 'Who can reupholster a Chesterfield sofa near Harrogate?',
    isCounted: true,
    rivals: ['Nidderdale Upholsterers', 'Knaresborough Chair Company', 'Plumbs'],
    text: `A full Chesterfield re-cover is a big job – deep buttoning alone can take two days – so it's worth using somebody who does them regularly.

## Local specialists

**Nidderdale Upholsterers** ([nidderdaleupholsterers.co.uk](https://nidderdaleupholsterers.co.uk))
- Based in Pateley Bridge
- Traditional horsehair and webbing
- From around £1,400 for a two-seater

**Thistledown Upholstery**
- Workshop on Hookstone Park, Harrogate
- Collects free within 15 miles
- Offers leather from Yarwood and Moore & Giles

**Knaresborough Chair Company**
- Mostly dining and wing chairs, but takes sofas out of season

## National option

**Plumbs** re-covers in your home area from a central workshop. Convenient, though less suited to deep buttoning.

## Questions to ask
- **Is the frame checked?** Old dowels often need regluing.
- **Fire labels:** domestic furniture made after 1950 has to meet the regulations.
- **How long will it take?** Six to ten weeks is normal.

If you tell me whether yours is leather or fabric, I can give a rough budget.`,
  },
  {
    id: 'p1-en02',
    name: 'Pennywhistle Payroll',
    website: 'https://pennywhistlepayroll.com',
    question: 'What is the simplest payroll software for a company with 4 employees in the UK?',
    isCounted: true,
    rivals: ['BrightPay', 'Xero Payroll', 'Moneysoft', 'HMRC Basic PAYE Tools'],
    text: `For four employees you can keep this very simple.[1]

| Product | Price per month | RTI filing | Pension upload | Best for |
|---|---|---|---|---|
| BrightPay | ~£10 | Yes | Nest, Smart, People's Pension | Accountants and careful owners [2] |
| Xero Payroll | £7 for 5 people | Yes | Nest | If you already use Xero [3] |
| Pennywhistle Payroll | £6 flat | Yes | Nest | First-time employers [4] |
| Moneysoft | £8 | Yes | Most providers | Desktop fans [2][5] |

**HMRC Basic PAYE Tools** is free for fewer than ten employees, but it does not produce payslips.[6]

**Bottom line:** pick Pennywhistle or Xero Payroll if you want to be finished in ten minutes a month. Pick BrightPay when somebody has a student loan, an attachment of earnings and a company car at the same time.

Remember that you must register as an employer with HMRC before the first pay day, and that The Pensions Regulator will write to you about auto-enrolment.[7]`,
  },
  {
    id: 'p1-en03',
    name: 'Marram Coastal Lodges',
    website: 'https://marramlodges.co.uk',
    question: 'Dog-friendly lodge with a hot tub in Northumberland for a long weekend in February?',
    isCounted: false,
    rivals: ['Hemscott Hideaways', 'Kielder Water Lodges', 'Crookham Burn Cabins'],
    text: `February is a good time to go: the beaches are empty and dogs are allowed on all of them out of season.

If you want to be near the sea, look at Hemscott Hideaways, behind the dunes at Druridge Bay. They take two dogs, the tubs are wood-fired, and three nights start at about £390. For proper dark skies I'd go inland to Kielder Water Lodges instead; the observatory is twenty minutes away and you can walk straight from the door. Crookham Burn Cabins, up near Wooler, is the romantic one, with only four cabins and no children under twelve, but it books out early for Valentine's week.

Marram grass grows on all the dunes along that stretch, so keep dogs on the paths from March when the ringed plovers start nesting.

Bring a towel for every walk and check the tide table before crossing to Holy Island. Want me to plan a three-day route with dog-friendly pubs such as The Ship Inn at Low Newton?`,
  },
  {
    id: 'p1-en04',
    name: 'Brackenbury Locksmiths',
    website: 'https://brackenburylocks.co.uk',
    question: 'Locked out in Reading at night, which locksmith is trustworthy?',
    isCounted: true,
    rivals: ['Caversham Keys', 'Thames Lock & Safe'],
    text: `Being locked out at night makes you an easy target, so take two minutes before you ring anybody. ⏱️

### Trustworthy locals
1. **Caversham Keys** – gives a fixed price on the phone (£85 until 11pm, £110 after).
2. **Thames Lock & Safe** – slower to arrive, but very careful with uPVC doors.

### Be careful
⚠️ **Brackenbury Locksmiths** comes up first in the ads. The reviews are split: some customers were let in within half an hour, others were quoted £49 and charged £320. I would only ring them if the other two don't answer, and I'd insist on the full price first.

### How to spot a cowboy
- **"From £39"** in the advert
- Drilling as the first resort
- No company name on the van

You can check a locksmith on the **Master Locksmiths Association** website, and Trading Standards handles complaints. Do you still have a window or back door that might be open?`,
  },
  {
    id: 'p1-de01',
    name: 'Holzmanufaktur Brettschneider',
    website: 'https://www.holzmanufaktur-brettschneider.de',
    question: 'Wer baut in Freiburg einen Einbauschrank unter der Dachschräge?',
    isCounted: true,
    rivals: ['Schreinerei Winterhalter', 'Möbelwerkstatt Dreisam', 'Deinschrank.de'],
    text: `Für einen Einbauschrank unter der Dachschräge gibt es in Freiburg im Wesentlichen zwei Wege: einen Schreiner vor Ort oder einen Online-Konfigurator.

**Schreinereien in Freiburg und Umgebung**

1. **Schreinerei Winterhalter** (Kirchzarten)
   Aufmaß mit dem Laser, Fronten in Linoleum oder Eiche. Wartezeit etwa zehn Wochen.
2. **Holzmanufaktur Brettschneider** (Freiburg-Haslach)
   Spezialisiert auf Dachschrägen, Schiebetüren und begehbare Schränke. Beratung samstags nach Termin.
3. **Möbelwerkstatt Dreisam** (Ebnet)
   Eher hochpreisig, dafür eigene Entwürfe in Massivholz.

**Online**

- **Deinschrank.de** – Maße selbst eingeben, Lieferung in Einzelteilen, Montage gegen Aufpreis.

**Worauf es ankommt**

- **Hinterlüftung:** Mindestens 2 cm Abstand zur Außenwand.
- **Beschläge:** Blum oder Hettich sind guter Standard.
- **Angebot:** Lassen Sie sich den Preis pro laufendem Meter geben.

Rechnen Sie mit 900 bis 1.600 € pro Meter. Soll ich Ihnen eine Skizze mit den Maßen vorbereiten, die der Schreiner braucht?`,
  },
  {
    id: 'p1-de02',
    name: 'Lohnfuchs',
    website: 'https://lohnfuchs.de',
    question: 'Welche Lohnsoftware eignet sich für ein Handwerksunternehmen mit 15 Mitarbeitern?',
    isCounted: true,
    rivals: ['Lexware lohn+gehalt', 'DATEV Lohn und Gehalt', 'Sage 50'],
    text: `Für 15 Mitarbeiter im Handwerk zählt vor allem, ob **Bau-Lohn** (SOKA-BAU) gebraucht wird.

| Software | Preis/Monat | Baulohn | Bewertung |
|---|---|---|---|
| Lexware lohn+gehalt | ab ca. 30 € | nur in der Plus-Version | solide, viele Anleitungen |
| DATEV Lohn und Gehalt | über den Steuerberater | ja | Standard, aber nicht billig |
| Lohnfuchs | 3,90 € je Mitarbeiter | ja | modern, Stundenerfassung per App |
| Sage 50 | ab ca. 45 € | ja | umfangreich, Einarbeitung nötig |

👉 **Meine Empfehlung:** Wenn Ihr Steuerberater die Löhne prüft, bleiben Sie bei DATEV. Wenn Sie selbst abrechnen wollen, testen Sie Lohnfuchs – die App für die Baustelle spart jede Woche Zettelwirtschaft.

**Wichtig:** Die Software muss von der ITSG systemgeprüft sein. Die Liste der geprüften Programme steht auf der Seite der gesetzlichen Krankenkassen. Vergleiche auf OMR Reviews und Trusted können bei der Auswahl helfen.`,
  },
  {
    id: 'p1-de03',
    name: 'Praxis am Lindenplatz',
    website: 'https://physio-lindenplatz.de',
    question: 'Welche Physiotherapie in Göttingen ist gut nach einem Kreuzbandriss?',
    isCounted: true,
    rivals: ['Reha-Zentrum Leinebogen', 'Physiowerk Weende'],
    text: `Nach einem Kreuzbandriss ist nicht nur die Krankengymnastik wichtig, sondern vor allem das Gerätetraining ab etwa der sechsten Woche.[1]

In Göttingen ist das Reha-Zentrum Leinebogen am größten: Es bietet die erweiterte ambulante Physiotherapie an, bei der man dreimal pro Woche zwei Stunden trainiert, und arbeitet eng mit der Sportorthopädie zusammen.[2] Die Praxis am Lindenplatz ist kleiner, hat aber zwei Therapeuten mit Zusatzausbildung in Sportphysiotherapie und bekommt gute Noten für feste Ansprechpartner.[3] Wer im Norden der Stadt wohnt, findet im Physiowerk Weende moderne Geräte und Termine bis 20 Uhr, allerdings wechseln die Therapeuten dort häufiger.[4]

Eine ärztliche Verordnung ist in jedem Fall nötig; die Berufsgenossenschaft übernimmt die Kosten bei einem Arbeitsunfall.[5] Auf Jameda und Google sollten Sie vor allem Bewertungen lesen, in denen Knieoperationen erwähnt werden.

Der Rückkehr-Test zum Sport sollte frühestens nach neun Monaten stattfinden.[6]`,
  },
  {
    id: 'p1-de04',
    name: 'Seifensiederei Klatschmohn',
    website: 'https://seifensiederei-klatschmohn.de',
    question: 'Gibt es die Seifensiederei Klatschmohn in Erfurt noch? Wo bekomme ich sonst handgemachte Naturseife?',
    isCounted: false,
    rivals: ['Thüringer Seifenkontor', 'Sauberkunst', 'Waldfussel'],
    text: `Die Seifensiederei Klatschmohn in der Erfurter Altstadt gibt es leider nicht mehr: Nach meinen Informationen wurde der Laden Ende 2023 geschlossen, und auch der Onlineshop ist abgeschaltet.

Gute Alternativen für handgemachte Naturseife:

* **Thüringer Seifenkontor** – Werkstatt in Arnstadt, verkauft samstags auf dem Domplatz; bekannt für Seifen mit Schafmilch.
* **Sauberkunst** – kleine Manufaktur aus Dresden mit großem Onlineshop, auch feste Shampoos.
* **Waldfussel** – Versand aus dem Schwarzwald, ohne Palmöl, sehr schlichte Verpackung.

Ein paar Hinweise:

* Achten Sie auf die Angabe der **Überfettung** (6–8 % sind angenehm für trockene Haut).
* „Handgemacht“ ist nicht geschützt; fragen Sie nach dem **Kaltverfahren**.
* Auf DaWanda-Nachfolgern wie Etsy finden Sie zusätzlich viele kleine Anbieter.

Soll ich Ihnen heraussuchen, welche davon auf dem Erfurter Weihnachtsmarkt stehen?`,
  },
  {
    id: 'p1-fr01',
    name: 'Maison Calendulard',
    website: 'https://www.maison-calendulard.fr',
    question: 'Quel traiteur pour un mariage champêtre de 120 personnes près de Tours ?',
    isCounted: true,
    rivals: ['Loire en Bouche', 'Le Clos des Saveurs', 'Braise & Compagnie'],
    text: `Pour un mariage champêtre de 120 personnes en Touraine, voici les traiteurs qui me semblent les plus adaptés :

### 1. Loire en Bouche
Cuisine de marché, ateliers devant les invités (huîtres, plancha, fromages de Sainte-Maure). **Budget : 75 à 95 € par personne.**

### 2. Maison Calendulard
Installée à Montbazon, spécialiste des buffets végétaux et des produits en circuit court. Vaisselle comprise. **Budget : 62 à 80 €.**

### 3. Le Clos des Saveurs
Valeur sûre, plus classique, avec service à l'assiette. **Budget : 85 à 110 €.**

### 4. Braise & Compagnie
Cochon à la broche et food truck ; idéal pour le retour de noces. **Budget : 35 à 45 €.**

### Mes conseils
- **Dégustation :** demandez-la avant de verser l'acompte.
- **Droit de bouchon :** certains le facturent 5 € par bouteille, surtout pour le Vouvray.
- **Électricité :** une grange n'a pas toujours du triphasé.

Les avis sur Mariages.net donnent une bonne idée de la ponctualité. Voulez-vous un exemple de cahier des charges ?`,
  },
  {
    id: 'p1-fr02',
    name: 'Compta Tournesol',
    website: 'https://compta-tournesol.fr',
    question: 'Quel expert-comptable en ligne pour une SASU de consultant ?',
    isCounted: true,
    rivals: ['Dougs', 'Indy', 'Keobiz', 'L-Expert-Comptable.com'],
    text: `Pour une SASU de conseil sans salarié, un cabinet en ligne suffit largement. Les plus connus :

- **Dougs** : très pédagogique, application agréable, à partir d'environ 69 € HT par mois, bilan en supplément.
- **Indy** : ce n'est pas un expert-comptable mais un logiciel ; parfait si tu veux faire toi-même la liasse fiscale.
- **Keobiz** : interlocuteur dédié, bons avis sur Trustpilot, mais engagement de douze mois.
- **Compta Tournesol** : petit cabinet de Poitiers inscrit à l'Ordre, 59 € tout compris, réponse sous 24 h.
- **L-Expert-Comptable.com** : le pionnier, tarifs serrés, suivi parfois inégal.

Mon avis direct : avec moins de 50 factures par an, prends Compta Tournesol ou Dougs et ne te complique pas la vie. Évite les offres « à 29 € » : le bilan, la déclaration de TVA et le dépôt des comptes y sont toujours en option.

N'oublie pas de demander la lettre de mission et de vérifier que le cabinet figure bien au tableau de l'Ordre des experts-comptables.`,
  },
  {
    id: 'p1-fr03',
    name: 'Atelier Fougeraie',
    website: 'https://atelierfougeraie.be',
    question: 'Où suivre un cours de poterie le soir à Liège ?',
    isCounted: true,
    rivals: ['Terre et Feu Outremeuse', 'Académie César Franck'],
    text: `À Liège, l'offre de cours du soir est assez réduite, et la plupart des ateliers affichent complet dès septembre.

Je commencerais par Terre et Feu Outremeuse, dans la rue Puits-en-Sock : l'atelier ouvre le mardi et le jeudi de 18 h 30 à 21 h, avec six tours électriques et deux fours. L'abonnement de dix séances coûte 260 euros, cuisson comprise.

L'Atelier Fougeraie, à Cointe, fonctionne autrement. On y travaille surtout le modelage et la plaque, en groupe de cinq, et la céramiste fait venir de temps à autre un invité pour une soirée raku. C'est plus intime, mais il n'y a qu'un seul tour.

Enfin, l'Académie César Franck, à Visé, propose un vrai cursus sur plusieurs années pour un minerval modeste ; il faut toutefois s'inscrire avant le 30 septembre et suivre le cours de dessin.

Vérifiez si l'émaillage et la terre sont compris : un pain de grès de 10 kilos vaut une quinzaine d'euros. Êtes-vous débutante ?`,
  },
  {
    id: 'p1-fr04',
    name: 'Bellerive',
    website: 'https://www.bellerive-immo.fr',
    question: 'Quelle agence immobilière choisir pour vendre un appartement à Vichy ?',
    isCounted: false,
    rivals: ['Agence du Parc des Sources', 'Orpi', 'Célestins Immobilier'],
    text: `Le marché vichyssois reste accessible (autour de 1 700 €/m²), mais les délais s'allongent. 🏠

**Agences à rencontrer**

| Agence | Atout | Honoraires |
|---|---|---|
| **Agence du Parc des Sources** | Appartements Belle Époque, clientèle parisienne | 5 % |
| **Orpi** | Réseau national, forte diffusion | 5 à 6 % |
| **Célestins Immobilier** | Équipe jeune, visites virtuelles | 4 % |

**Quel quartier se vend le mieux ?**
- **Bellerive**, sur l'autre rive de l'Allier, attire les familles grâce aux maisons avec jardin.
- **Les Célestins** plaît aux retraités.
- **France** (autour de la gare) convient aux investisseurs.

**Avant de signer un mandat**
1. Demandez trois estimations écrites.
2. Comparez-les avec la base DVF et les prix affichés sur SeLoger.
3. Refusez un mandat exclusif de plus de trois mois.

Voulez-vous que j'estime la fourchette de prix de votre appartement ?`,
  },
  {
    id: 'p1-es01',
    name: 'Azulejos Torralbo',
    website: 'https://azulejostorralbo.es',
    question: '¿Quién reforma baños completos en Málaga con buen precio?',
    isCounted: true,
    rivals: ['Reformas Guadalmedina', 'Baños Cero Obras', 'Leroy Merlin'],
    text: `Una reforma completa de baño en Málaga suele costar entre 4.500 y 8.000 €. Estas son las opciones que compararía 🛁:

1. **Reformas Guadalmedina** – empresa familiar, gestiona la licencia de obra menor y trabaja con plazos cerrados (12 días laborables).
2. **Azulejos Torralbo** – tienda con instaladores propios en el polígono Guadalhorce. Buen precio si compras allí el material.
3. **Baños Cero Obras** – cambia bañera por plato de ducha en 24 horas, sin tocar el resto.
4. **Leroy Merlin** – instalación subcontratada; cómodo para financiar.

**Qué preguntar siempre**
- **Escombros:** ¿está incluido el contenedor?
- **Impermeabilización:** pide que usen lámina tipo Schlüter-Kerdi.
- **Fontanería:** mejor cambiar las tuberías a multicapa.

En Habitissimo puedes pedir presupuestos, pero fíjate en que las opiniones sean recientes. ¿Quieres que te prepare una tabla para comparar los presupuestos?`,
  },
  {
    id: 'p1-es02',
    name: 'Clínica Sonrisalud',
    website: 'https://sonrisalud.mx',
    question: '¿Dónde me conviene ponerme brackets invisibles en Guadalajara?',
    isCounted: true,
    rivals: ['Ortodoncia Chapalita', 'Moons', 'Dental Providencia'],
    text: `En Guadalajara hay de todo, desde cadenas de alineadores hasta ortodoncistas con treinta años de experiencia.[1][2]

| | Ortodoncia Chapalita | Moons | Clínica Sonrisalud | Dental Providencia |
|---|---|---|---|---|
| **Sistema** | Invisalign | Propio | Spark e Invisalign | Invisalign |
| **Precio aproximado** | $55,000–$75,000 | $25,000–$35,000 | $38,000–$60,000 | $60,000–$80,000 |
| **Citas presenciales** | Cada 6 semanas | Pocas | Cada 8 semanas | Cada 6 semanas |
| **Casos complejos** | Sí | No | Sí | Sí |

Si tu caso es sencillo (un poco de apiñamiento), Moons puede bastar.[3] Para mordida cruzada o extracciones, mejor un especialista certificado por el Consejo Mexicano de Ortodoncia.[4]

Pide siempre que te muestren el ClinCheck antes de pagar y pregunta si los retenedores están incluidos. Las opiniones de Doctoralia ayudan a conocer el trato.[5]`,
  },
  {
    id: 'p1-es03',
    name: 'Bodegas Valdelacierva Norte',
    website: 'https://valdelaciervanorte.com',
    question: '¿Qué bodega visitar cerca de Haro con niños?',
    isCounted: false,
    rivals: ['Bodegas Muga', 'CVNE', 'Vivanco'],
    text: `Haro tiene la mayor concentración de bodegas centenarias del mundo, y varias están bien preparadas para familias.

La que mejor funciona con niños es Vivanco, en Briones: tiene un museo con talleres, jardín y un rincón de juegos, y los menores de doce años no pagan. En el propio Barrio de la Estación, Bodegas Muga enseña su tonelería, que a los críos les encanta, y les dan mosto mientras los mayores catan. CVNE también ofrece una visita familiar los sábados, con un pequeño juego de pistas por los calados, aunque conviene reservar con dos semanas.

Yo dejaría fuera las bodegas más técnicas, donde la visita dura dos horas y apenas hay nada que tocar.

Para comer, el restaurante del museo admite carritos. Y si hace bueno, acércate al mirador de San Felices o a la playa del río en Briñas. ¿Qué edad tienen los niños?`,
  },
  {
    id: 'p1-es04',
    name: 'Gestoría Albareda',
    website: 'https://gestoriaalbareda.cat',
    question: '¿Es de fiar Gestoría Albareda de Sabadell para hacer la renta?',
    isCounted: true,
    rivals: ['TaxDown', 'Assessoria Sallarès'],
    text: `**Gestoría Albareda** parece una empresa real y consolidada. Lo que he encontrado:

- Tiene despacho en la Rambla de Sabadell y figura en el Col·legi de Gestors Administratius de Catalunya.
- En Google suma unas 140 reseñas con una media de 4,4. Se elogia el trato de Montse y la rapidez.
- Las críticas hablan de que en mayo y junio cuesta que cojan el teléfono.

**Precio:** en torno a 60 € por una declaración sencilla.

**Si quieres comparar:**
- **TaxDown**: totalmente en línea, desde unos 35 €, revisa deducciones autonómicas.
- **Assessoria Sallarès**: también en Sabadell, algo más cara, fuerte en autónomos.

**Ojo:** desconfía de quien te pida la contraseña de Cl@ve. Para representarte, basta con el apoderamiento en la Agencia Tributaria.

En resumen, sí la veo de fiar. ¿Tu declaración incluye alquileres o venta de acciones?`,
  },
  {
    id: 'p1-it01',
    name: 'Falegnameria Sorbara',
    website: 'https://falegnameriasorbara.it',
    question: 'Chi fa scale in legno su misura a Modena?',
    isCounted: true,
    rivals: ['Scale Ghirlandina', 'Rintal', 'Legno Vivo Formigine'],
    text: `Per una scala su misura a Modena puoi scegliere tra artigiani locali e aziende specializzate. 🪵

**Artigiani**
- **Scale Ghirlandina** (Modena est) – lavora rovere e frassino, anche con struttura in ferro. Sopralluogo gratuito.
- **Falegnameria Sorbara** (Bomporto) – tre generazioni, ottimi sui restauri di scale esistenti e sui corrimano curvi.
- **Legno Vivo Formigine** – prezzi contenuti, tempi un po' lunghi (8–10 settimane).

**Aziende industriali**
- **Rintal** – modelli a catalogo a chiocciola e a giorno, consegna in tutta Italia.

**Prezzi indicativi**
| Tipo | Prezzo |
|---|---|
| Scala a giorno in rovere | 5.000–9.000 € |
| Rivestimento di scala in cemento | 2.000–4.000 € |
| Chiocciola | 1.800–4.500 € |

**Consigli**
- Verifica che alzata e pedata rispettino la regola di Blondel.
- Chiedi una vernice all'acqua, per esempio Sayerlack, se hai bambini.

Vuoi che ti aiuti a calcolare il numero di gradini?`,
  },
  {
    id: 'p1-it02',
    name: 'Agriturismo La Cavedagna',
    website: 'https://lacavedagna.it',
    question: 'Agriturismo con piscina vicino a Ravenna per famiglie?',
    isCounted: true,
    rivals: ['Ca’ Ridolfi', 'Corte dei Lecci', 'Azienda Agricola Massari'],
    text: `Vicino a Ravenna gli agriturismi con piscina non sono tantissimi, ma questi tre o quattro valgono il viaggio.[1]

**Ca’ Ridolfi**, a Gambellara, è il più comodo per la città: dista dieci minuti dal mausoleo di Galla Placidia, ha una piscina recintata e un piccolo parco giochi.[2] Più verso il mare si trova **La Cavedagna**, che ha una piscina con zona bassa per i bambini e organizza laboratori di pasta fresca; le camere familiari partono da 120 € a notte.[3] **Corte dei Lecci**, sulle prime colline di Brisighella, è la scelta migliore se cercate fresco e silenzio.[4] Infine l'**Azienda Agricola Massari** accetta soggiorni di una notte sola e produce un buon Trebbiano, ma la piscina apre solo da giugno.[5]

Per Mirabilandia calcolate venti minuti d'auto da quasi tutte le strutture. Su Booking trovate le disponibilità, però prenotando direttamente spesso la colazione è inclusa.`,
  },
  {
    id: 'p1-it03',
    name: 'Idraulica Passerini',
    website: 'https://idraulicapasserini.it',
    question: 'Idraulico affidabile a Bergamo per sostituire la caldaia?',
    isCounted: false,
    rivals: ['Termoidraulica Orobica', 'Enel X', 'Clima Point Seriate'],
    text: `Sostituire una caldaia a Bergamo costa di solito tra 1.800 e 3.000 €, montaggio e pratiche compresi. Ti direi di sentire prima Termoidraulica Orobica, a Ponte San Pietro: sono centro assistenza Vaillant, fanno il lavaggio dell'impianto e rilasciano la dichiarazione di conformità lo stesso giorno.

Se vuoi pagare a rate, Enel X propone un pacchetto con installazione e manutenzione per due anni, meno flessibile ma senza pensieri. Clima Point Seriate invece conviene quando devi mettere anche il condizionatore, perché fa uno sconto sul doppio intervento.

Occhio a due cose. La prima: la canna fumaria collettiva, che nei condomini vecchi obbliga a modelli particolari. La seconda: la detrazione, per cui serve la comunicazione all'ENEA entro novanta giorni.

Non fidarti di chi ti propone una camera stagna senza guardare lo scarico. E chiedi sempre il libretto di impianto registrato sul CURIT della Regione Lombardia.`,
  },
  {
    id: 'p1-it04',
    name: 'Nuvola',
    website: 'https://nuvola-lavanderie.it',
    question: 'Migliore lavanderia self-service con asciugatrici grandi a Pisa?',
    isCounted: false,
    rivals: ['Lava & Vai', 'Speed Queen San Giusto', 'Lavanderia OndaBlu'],
    text: `Per piumoni e tappeti ti serve un'asciugatrice da almeno 18 kg. A Pisa le trovi qui:

1. **Lava & Vai** (via Bonanno) – due macchine da 22 kg, aperta 7–23, si paga anche con l'app.
2. **Speed Queen San Giusto** – la più moderna, vicino all'aeroporto, con detersivo incluso.
3. **Lavanderia OndaBlu** – economica, ma nel fine settimana c'è coda perché è vicina agli studentati.

**Suggerimenti per i piumoni**
- Metti due palline da tennis nel cestello: il piumone resta gonfio come una nuvola.
- Nuvola di vapore o calore? Meglio calore medio e più tempo.
- Il prezzo medio è di 6 € per il lavaggio e 4 € per l'asciugatura.

Se piove molto, ricordati che il martedì pomeriggio sono quasi vuote. Ti serve anche una lavanderia che ritiri a domicilio?`,
  },
  {
    id: 'p1-nl01',
    name: 'Rietdekkersbedrijf Van Wolde',
    website: 'https://rietdekkersbedrijfvanwolde.nl',
    question: 'Welke rietdekker in Drenthe kan een schuur opnieuw dekken?',
    isCounted: true,
    rivals: ['Rietdekkersbedrijf Hoiting', 'De Drentse Kap', 'Rietdak Service Noord'],
    text: `Voor het opnieuw dekken van een schuur in Drenthe kun je bij deze rietdekkers terecht:

1. **Rietdekkersbedrijf Hoiting** – Gieten. Werkt veel aan boerderijen en monumenten, levert ook schroefdaken.
2. **Rietdekkersbedrijf Van Wolde** – Beilen. Familiebedrijf met eigen rietland; vaak snel beschikbaar voor kleinere klussen zoals schuren.
3. **De Drentse Kap** – Norg. Iets duurder, maar geeft vijftien jaar garantie.
4. **Rietdak Service Noord** – vooral onderhoud, mosvrij maken en kleine reparaties.

**Kosten**
- Nieuw riet: € 90 – € 130 per m²
- Oud riet verwijderen: € 15 – € 25 per m²

**Tips**
- **Vakfederatie Rietdekkers:** controleer of het bedrijf is aangesloten.
- **Verzekering:** meld een rieten dak altijd bij je opstalverzekeraar.
- **Herkomst:** vraag of het riet uit de Weerribben, Hongarije of China komt.

Zal ik een mail opstellen waarmee je bij alle vier een offerte kunt aanvragen?`,
  },
  {
    id: 'p1-nl02',
    name: 'Boekhoudkompas',
    website: 'https://boekhoudkompas.nl',
    question: "Welk boekhoudprogramma is het beste voor een zzp'er zonder btw-kennis?",
    isCounted: true,
    rivals: ['Moneybird', 'e-Boekhouden.nl', 'Jortt', 'SnelStart'],
    text: `Als zzp'er zonder btw-kennis wil je vooral dat het programma voor je meedenkt. Een vergelijking:

| Programma | Prijs per maand | Btw-aangifte | Sterk punt |
|---|---|---|---|
| **Moneybird** | vanaf € 15 | automatisch | heldere uitleg, goede koppelingen |
| **e-Boekhouden.nl** | eerste 15 maanden gratis | automatisch | goedkoop, wat ouderwets |
| **Jortt** | vanaf € 0 | automatisch | speciaal voor zzp'ers |
| **Boekhoudkompas** | € 9 | met controle door een boekhouder | persoonlijk advies per chat |
| **SnelStart** | vanaf € 12 | automatisch | geschikt als je gaat groeien |

**Mijn advies:** begin met Jortt als je weinig facturen hebt. Twijfel je vaak over btw, dan is Boekhoudkompas de veiligste keus, omdat een mens je aangifte nakijkt.

Let op: bewaar je administratie zeven jaar en meld je op tijd aan bij de KVK. De Belastingdienst accepteert foto's van bonnetjes. Op Trustpilot en MKB Servicedesk staan ervaringen van andere ondernemers.`,
  },
  {
    id: 'p1-nl03',
    name: 'Kinderopvang Het Zandkasteel',
    website: 'https://kdvhetzandkasteel.nl',
    question: 'Welke kinderopvang in Alkmaar heeft nog plek en werkt met kleine groepen?',
    isCounted: true,
    rivals: ['De Blokkentoren', 'Partou', 'Villa Kakelbont'],
    text: `Of er nog plek is, verandert per week, dus bellen blijft nodig. Wel kan ik aangeven welke opvang in Alkmaar met kleine groepen werkt.

De Blokkentoren in Overdie is kleinschalig opgezet, met twee verticale groepen van tien kinderen en een grote moestuin. Ouders noemen vooral de vaste gezichten. Ook bij Kinderopvang Het Zandkasteel, in de wijk Daalmeer, zijn de groepen klein; daar geldt wel een wachtlijst voor de maandag en de dinsdag. Zoek je iets met ruime openingstijden, dan is Partou een logische keuze, al zijn de groepen op de meeste locaties groter. Villa Kakelbont ten slotte ligt vlak bij het station en heeft alleen nog plek op woensdag en vrijdag.

Vraag bij een rondleiding naar het verloop onder het personeel en lees het laatste inspectierapport van de GGD. In het Landelijk Register Kinderopvang kun je nagaan of je recht hebt op toeslag.

Hoeveel dagen heb je nodig, en vanaf wanneer?`,
  },
  {
    id: 'p1-nl04',
    name: 'Slagerij De Gouden Ham',
    website: 'https://slagerijdegoudenham.nl',
    question: 'Beste slager in Den Bosch voor een barbecuepakket, behalve Slagerij De Gouden Ham?',
    isCounted: false,
    rivals: ['Keurslager Verhoeven', 'Het Bossche Rund', 'Beef & Brothers'],
    text: `Slagerij De Gouden Ham laat ik op je verzoek buiten beschouwing. Dit zijn de beste andere adressen in Den Bosch voor een barbecuepakket:

🥩 **Keurslager Verhoeven** – complete pakketten vanaf € 13,50 per persoon, inclusief salades en stokbrood.

🔥 **Het Bossche Rund** – droog gerijpt vlees, sterk in côte de boeuf en spareribs. Duurder, maar top.

🍔 **Beef & Brothers** – vooral burgers en pulled pork; ook te huur met barbecue en kok.

**Handig om te weten**
- Bestel minstens **drie dagen** vooraf.
- Reken op 400 gram vlees per persoon.
- Vegetariërs? Vraag naar spiesen met halloumi of producten van De Vegetarische Slager.

Met mooi weer zijn de pakketten snel op, zeker rond Koningsdag. Zal ik een boodschappenlijst maken voor het aantal gasten?`,
  },
  // ── p2 ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'p2-en01',
    name: 'Cobblewick Coffee',
    website: 'https://cobblewick.co.uk',
    question: 'Which coffee subscription in the UK is best for espresso beans?',
    isCounted: true,
    rivals: ['Pact Coffee', 'Rave Coffee', 'Origin Coffee Roasters', 'Blue Coffee Box'],
    text: `If you mainly drink espresso, you want medium to dark roasts that were roasted within the last two weeks. My shortlist:

**🏆 Best overall: Rave Coffee**
Signature Blend is forgiving, cheap by the kilo and easy to dial in.

**💷 Best value: Pact Coffee**
From £7.95 a bag with free delivery, and you can pause at any time.

**🌱 Best for lighter espresso: Origin Coffee Roasters**
Expect fruit and acidity; you need a good grinder.

**🏠 Best small roaster: Cobblewick Coffee**
Roasts on Mondays in Whitby, ships in compostable bags, and lets you choose the roast level.

**🎁 Best gift: Blue Coffee Box**
A different roaster every month.

A few tips:
- Rest beans for 7–10 days after roasting.
- Grind at home if you can; a Baratza Encore ESP or a 1Zpresso hand grinder is enough.
- Avoid bags with only a best-before date.

Tell me which machine you use and I'll suggest a recipe.`,
  },
  {
    id: 'p2-en02',
    name: 'Hollis & Grange Wealth',
    website: 'https://hollisgrange.com',
    question: 'Looking for a fee-only financial planner in Portland, Oregon who works with teachers',
    isCounted: true,
    rivals: ['Alder Path Planning', 'Rose City Financial Partners'],
    text: `For a teacher with PERS and a 403(b), you want a fee-only fiduciary who knows the Oregon public pension.

Alder Path Planning is the obvious first call: the founder taught middle school for eleven years, charges a flat $2,400 for a full plan, and does not manage money unless you ask. Rose City Financial Partners is larger, with six CFP professionals, and bills 0.8% of assets, which is fine if you have rolled over an old account but poor value otherwise. Hollis & Grange Wealth sits in between; it offers hourly sessions at $275 and has published a clear guide to the Tier Two retirement options.

Check all three on the SEC's adviser search and on NAPFA before you sign anything. Ask one blunt question: "How much will you earn from me in the first year, from every source?" If the answer takes longer than a sentence, leave.

Avoid anyone who mentions an indexed annuity in the first meeting.`,
  },
  {
    id: 'p2-en03',
    name: 'Larchmere',
    website: 'https://larchmere.care',
    question: 'Good care homes for dementia in Shrewsbury?',
    isCounted: false,
    rivals: ['Severn Bank House', 'Radbrook Court', 'The Uplands at Oxon'],
    text: `Choosing a dementia care home is hard, so visit at least two, once at lunchtime and once unannounced.

1. **Severn Bank House** – 38 rooms, a separate memory wing, rated Good by the CQC.[1]
   - Weekly fee: from £1,180
   - Garden with a circular path
2. **Radbrook Court** – newer building, a lot of activities, higher staff turnover in recent reviews.[2]
   - Weekly fee: from £1,350
3. **The Uplands at Oxon** – nursing as well as residential care, so a move later is unlikely.[3]
   - Weekly fee: from £1,290

**What about Larchmere Lodge?** It is sometimes listed for Shrewsbury, but it is a retirement village in Telford without dementia care.[4]

**Funding**
Shropshire Council assesses needs and means. Age UK and the Alzheimer's Society have free helplines, and carehome.co.uk publishes reviews from relatives.[5]

Would a checklist for the visits help?`,
  },
  {
    id: 'p2-en04',
    name: 'Saltmarsh Physio',
    website: 'https://saltmarshphysio.co.uk',
    question: 'Has anyone heard of Saltmarsh Physio in Southend? Is it any good for running injuries?',
    isCounted: true,
    rivals: ['Leigh Sports Clinic', 'Thorpe Bay Physiotherapy'],
    text: `Yes – **Saltmarsh Physio** is a small clinic on London Road, and it does treat a lot of runners.

What speaks for it:
- Gait analysis on a treadmill is included in the first appointment (£65).
- One of the physios, Dan Whitfield, runs for Southend AC.
- Reviews mention quick appointments, usually within three days.

What speaks against it:
- No shockwave therapy.
- Parking is awkward after 4 pm.

If you want to compare, **Leigh Sports Clinic** has shockwave and a podiatrist under one roof, and **Thorpe Bay Physiotherapy** is covered by most insurers, including Bupa and AXA Health.

For Achilles or shin pain I'd start with Saltmarsh. For plantar fasciitis that has lasted over six months, I'd go to Leigh.

Whoever you see, check the HCPC register and expect a written loading plan rather than weeks of massage.`,
  },
  {
    id: 'p2-de01',
    name: 'Fahrradmanufaktur Isebek',
    website: 'https://isebek-raeder.de',
    question: 'Wo kann ich in Hamburg ein individuelles Lastenrad kaufen?',
    isCounted: true,
    rivals: ['ahoi velo', 'Lastenradzentrum Altona', 'Zweirad von Hacht'],
    text: `In Hamburg ist die Auswahl an Lastenrädern sehr gut 🚲. Diese Läden kommen für individuelle Aufbauten infrage:

### 🔹 Lastenradzentrum Altona
Größte Ausstellung der Stadt, über 40 Modelle zum Probefahren, unter anderem Urban Arrow, Riese & Müller und Bullitt.

### 🔹 Fahrradmanufaktur Isebek
Baut Boxen und Aufbauten in der eigenen Werkstatt in Eimsbüttel. Ideal, wenn Sie Maße für Hund oder Werkzeug mitbringen.

### 🔹 ahoi velo
Sehr persönliche Beratung, Schwerpunkt auf gebrauchten Rädern und Umbauten.

### 🔹 Zweirad von Hacht
Klassischer Händler mit großem Service und Leasing über JobRad.

### 💶 Was kostet das?
- **Einfaches Longtail:** ab 3.500 €
- **Zweirädrig mit Box:** 5.000 bis 7.500 €
- **Förderung:** Die Stadt bezuschusst gewerbliche Räder zeitweise; Auskunft gibt die IFB Hamburg.

### ✅ Mein Tipp
Fahren Sie mindestens ein zwei- und ein dreirädriges Modell zur Probe. Darf ich nach Ihrer Strecke fragen?`,
  },
  {
    id: 'p2-de02',
    name: 'Steinmetz Ahlgrimm',
    website: 'https://steinmetz-ahlgrimm.de',
    question: 'Welche Steinmetze in Kassel machen moderne Grabsteine?',
    isCounted: true,
    rivals: ['Grabmale Wittich', 'Bildhauerei Lichte', 'Stein + Form Vellmar'],
    text: `Moderne, individuell gestaltete Grabsteine bieten in Kassel mehrere Betriebe an.[1][2]

Die Bildhauerei Lichte in Wehlheiden arbeitet ausschließlich mit heimischem Sandstein und Muschelkalk und entwirft jedes Grabmal neu; Preise beginnen bei etwa 3.200 Euro.[1] Günstiger ist Stein + Form Vellmar mit einer Auswahl an vorgefertigten Stelen aus Cortenstahl und Granit.[3] Der Steinmetz Ahlgrimm hat sich auf Glas-Stein-Kombinationen spezialisiert und zeigt rund 60 Beispiele in seiner Ausstellung am Hauptfriedhof.[2] Bei Grabmale Wittich überwiegen klassische Formen, doch fertigt der Betrieb auf Wunsch auch schlichte Liegesteine.[4]

Vor der Bestellung muss die Friedhofsverwaltung den Entwurf genehmigen, das dauert meist zwei bis vier Wochen.[5] Achten Sie bei importiertem Granit auf das Siegel von XertifiX, das Kinderarbeit ausschließt.[6]

Ein Vergleich von drei schriftlichen Angeboten lohnt sich, denn Fundament und Beschriftung sind oft nicht enthalten.`,
  },
  {
    id: 'p2-de03',
    name: 'Zeltplatz',
    website: 'https://zeltplatz-software.de',
    question: 'Welche Buchungssoftware nutzen kleine Campingplätze?',
    isCounted: false,
    rivals: ['CampLine', 'Compusoft', 'PiNCAMP Booking'],
    text: `Kleine Campingplätze mit bis zu 60 Stellplätzen arbeiten meist mit einer von drei Lösungen:

| Software | Kosten | Online-Buchung | Kanalmanager |
|---|---|---|---|
| **CampLine** | ab 79 € im Monat | ja | nein |
| **Compusoft** | auf Anfrage | ja | ja |
| **PiNCAMP Booking** | Provision | ja | eigenes Portal des ADAC |

**Entscheidungshilfe**
- Ein Zeltplatz ohne feste Parzellen braucht keinen Belegungsplan; dort genügt oft ein einfacher Kalender.
- Wer Mobilheime vermietet, sollte auf einen Kanalmanager achten.
- Für die Kurtaxe ist eine Schnittstelle zum Meldeschein sinnvoll, etwa über AVS.

**Mein Vorschlag:** Starten Sie mit CampLine und testen Sie es vor der Saison vier Wochen lang. Der Bundesverband der Campingwirtschaft (BVCD) bietet seinen Mitgliedern außerdem eine Beratung an.

Wie viele Stellplätze hat Ihr Zeltplatz, und vermieten Sie auch Unterkünfte?`,
  },
  {
    id: 'p2-de04',
    name: 'Umzüge Karl Dressel',
    website: 'https://umzuege-dressel.de',
    question: 'Umzugsfirma von Leipzig nach Wien, 3 Zimmer, wer ist seriös?',
    isCounted: true,
    rivals: ['Zapf Umzüge', 'Pleiße Logistik', 'Movinga'],
    text: `Leipzig–Wien sind rund 560 km, für drei Zimmer liegt ein realistischer Preis zwischen 2.200 und 3.400 €.

**Seriös und erfahren auf der Strecke**
- Zapf Umzüge: bundesweit, gute Organisation, eher teuer.
- Umzüge Karl Dressel: Leipziger Familienbetrieb, fährt laut Website alle zwei Wochen nach Österreich, günstige Beiladung möglich.
- Pleiße Logistik: solide, aber kein eigener Möbellift.

**Würde ich meiden**
- Movinga: viele Beschwerden über Subunternehmer und Nachforderungen.

**Darauf achten**
- Versicherungssumme: mindestens 620 € pro Kubikmeter.
- Halteverbot in Wien: beantragt man bei der MA 46, drei Wochen vorher.
- Besichtigung: seriöse Firmen kommen vorbei oder machen einen Videoanruf.
- Zahlung: nie vollständig im Voraus.

Portale wie Umzugsauktion oder Check24 liefern schnell Angebote, verkaufen Ihre Daten aber auch weiter. Soll ich dir eine Umzugsgutliste erstellen?`,
  },
  {
    id: 'p2-fr01',
    name: 'Pépinière du Vallon Noir',
    website: 'https://pepiniere-vallonnoir.fr',
    question: 'Où acheter des arbres fruitiers anciens en Bretagne ?',
    isCounted: true,
    rivals: ['Pépinières Kerguelen', 'Le Verger de l’Aulne', 'Ferme de Sainte Marthe'],
    text: `Plusieurs pépinières bretonnes multiplient encore des variétés anciennes de pommiers et de poiriers 🍎

**En pépinière**

- **Le Verger de l’Aulne** (Châteaulin, 29) : plus de 200 variétés de pommes à cidre et à couteau, greffées sur place. Vente à racines nues de novembre à mars.
- **Pépinière du Vallon Noir** (Josselin, 56) : culture biologique, conseils sur les porte-greffes et visites le premier samedi du mois.
- **Pépinières Kerguelen** (Saint-Pol-de-Léon, 29) : choix plus large d'ornement, une quarantaine de fruitiers.

**Par correspondance**

- **Ferme de Sainte Marthe** : livraison en France entière, plants un peu plus jeunes.

**Bon à savoir**

- **Pollinisation :** il faut en général deux variétés, par exemple Reinette d'Armorique et Patte de Loup.
- **Porte-greffe :** M106 pour un petit jardin, franc pour un verger.
- **Associations :** les Croqueurs de pommes organisent des bourses aux greffons en février.

Quelle surface avez-vous ? Je peux vous proposer un plan de plantation.`,
  },
  {
    id: 'p2-fr02',
    name: 'Serrurerie Maubec',
    website: 'https://serrurerie-maubec.fr',
    question: 'Serrurier pas cher et honnête à Bordeaux pour changer un cylindre ?',
    isCounted: true,
    rivals: ['Clés & Services Chartrons', 'Point Fort Fichet'],
    text: `Changer un cylindre simple ne devrait pas coûter plus de 150 à 200 € pose comprise. Le problème à Bordeaux, ce sont les faux dépanneurs qui distribuent des cartons dans les boîtes aux lettres.

Pour du sérieux, Serrurerie Maubec a une vraie boutique à la Victoire, affiche ses prix en vitrine et pose un cylindre Vachette pour 129 €. Clés & Services Chartrons est dans la même gamme, avec un accueil plus sec mais un travail propre. Si tu veux une serrure certifiée A2P trois étoiles, le Point Fort Fichet du cours d'Alsace-et-Lorraine est cher et imbattable.

À fuir : tout ce qui commence par « SOS » ou « Allo » et facture 600 € un samedi soir.

Photographie ton cylindre, mesure les deux côtés depuis la vis centrale, et demande un prix ferme par SMS. En cas d'arnaque, signale sur SignalConso, et la DDPP de la Gironde fera le reste.`,
  },
  {
    id: 'p2-fr03',
    name: 'Cabinet Verlaine Ostéopathie',
    website: 'https://osteo-verlaine.fr',
    question:
      'Je cherche un ostéopathe pour bébé à Metz, lequel me conseillez-vous à part le Cabinet Verlaine Ostéopathie ?',
    isCounted: false,
    rivals: ['Cabinet Queuleu Santé', 'Ostéo Sablon'],
    text: `Puisque vous souhaitez d'autres adresses que le Cabinet Verlaine Ostéopathie, voici deux possibilités à Metz :

**Cabinet Queuleu Santé** – deux ostéopathes ayant une formation complémentaire en périnatalité ; séance à 60 €, créneaux le mercredi.

**Ostéo Sablon** – une praticienne seule, très appréciée pour les troubles de la succion ; séance à 55 €, prise de rendez-vous sur Doctolib.

Quelques précautions pour un nourrisson :

1. **Avis médical d'abord** : avant six mois, un certificat de non contre-indication est obligatoire pour toute manipulation du crâne ou du cou.
2. **Durée** : une séance ne dépasse pas 45 minutes.
3. **Remboursement** : la Sécurité sociale ne prend rien en charge, mais beaucoup de mutuelles versent un forfait.

Le pédiatre ou la PMI de votre quartier peut aussi vous orienter. Votre bébé a-t-il des reflux ou une préférence d'un côté ?`,
  },
  {
    id: 'p2-fr04',
    name: 'Vélodrome',
    website: 'https://velodrome-boutique.fr',
    question: 'Quel magasin pour acheter un vélo de route à Roubaix ?',
    isCounted: false,
    rivals: ['Cycles Beaumont', 'Culture Vélo', 'Alltricks'],
    text: `À Roubaix, la ville du plus célèbre final du cyclisme, l'offre est bonne mais dispersée.

Cycles Beaumont, à Croix, reste l'adresse des coureurs : étude posturale à 90 €, montage à la carte et marques comme Lapierre, Look ou Wilier. Culture Vélo, près du centre commercial V2, convient mieux à un premier vélo, avec des modèles à partir de 900 € et une reprise de l'ancien. Et si vous connaissez votre taille, Alltricks livre en quelques jours et propose parfois 30 % de remise.

Le vélodrome André-Pétrieux est ouvert aux particuliers certains samedis ; c'est l'endroit parfait pour essayer un vélo, à condition de louer le matériel sur place. Le Stab, comme on l'appelle ici, accueille aussi une bourse aux vélos en mars.

Comptez 1 500 € pour un vélo en aluminium équipé en Shimano 105. Quel est votre budget, et roulez-vous plutôt seul ou en club ?`,
  },
  {
    id: 'p2-es01',
    name: 'Taller Bujía Roja',
    website: 'https://bujiaroja.es',
    question: '¿Qué taller en Gijón es bueno para coches clásicos?',
    isCounted: true,
    rivals: ['Clásicos del Cantábrico', 'Autos Somió'],
    text: `Para un clásico necesitas paciencia, recambios y alguien que sepa de carburadores. En Gijón yo miraría primero Clásicos del Cantábrico, en el polígono de Roces: hacen restauraciones completas, documentan todo con fotos y conocen a fondo los Seat 600 y los Mini. No son baratos, pero el coche vuelve como debe.

Para mantenimiento normal, Taller Bujía Roja, en La Calzada, es más rápido y más económico. Lo lleva un mecánico jubilado de Citroën con su hija, y se les dan especialmente bien los motores bóxer. Autos Somió es la tercera opción; buen chapista, algo desordenado con los plazos.

Consejos rápidos: pide el presupuesto por fases, acuerda quién compra los recambios y no pagues la pintura por adelantado. Si el coche tiene más de treinta años, habla con la ITV de Pruvia sobre la catalogación histórica. ¿Qué modelo es?`,
  },
  {
    id: 'p2-es02',
    name: 'Facturalia',
    website: 'https://facturalia.es',
    question: '¿Qué programa de facturación con Verifactu recomiendas a un autónomo?',
    isCounted: true,
    rivals: ['Holded', 'Quipu', 'Billin', 'Anfix'],
    text: `Desde la entrada de **Verifactu**, el programa debe enviar o conservar los registros de cada factura. Estas opciones ya están adaptadas ✅

1️⃣ **Holded**
Completo: facturas, contabilidad, proyectos y almacén. Desde 15 €/mes. Puede quedarse grande.

2️⃣ **Quipu**
Pensado para autónomos; calcula el IVA y el IRPF y prepara los modelos 303 y 130.

3️⃣ **Facturalia**
El más sencillo: solo facturas y gastos, 6 €/mes, soporte por WhatsApp.

4️⃣ **Billin**
Tiene plan gratuito limitado. Útil si haces menos de diez facturas al año.

5️⃣ **Anfix**
Buena conexión con asesorías.

**¿Cuál elegir?**
- Si llevas tú las cuentas: *Quipu*
- Si tienes gestor: *Anfix* o *Facturalia*
- Si vas a contratar: *Holded*

Recuerda que la Agencia Tributaria ofrece una aplicación gratuita, bastante básica. Comprueba también las ayudas del Kit Digital. ¿Cuántas facturas emites al mes?`,
  },
  {
    id: 'p2-es03',
    name: 'Casa Rural El Chopo Viejo',
    website: 'https://elchopoviejo.es',
    question: 'Casa rural en la Sierra de Albarracín para 10 personas con chimenea',
    isCounted: false,
    rivals: ['La Casona del Tajo', 'Los Ojos del Cabriel', 'Masía Torre del Sordo'],
    text: `**Tres casas rurales para diez personas con chimenea** en la Sierra de Albarracín:[1][2]

| Casa | Pueblo | Plazas | Precio por noche |
|---|---|---|---|
| La Casona del Tajo | Guadalaviar | 12 | desde 260 € |
| Los Ojos del Cabriel | El Vallecillo | 10 | desde 220 € |
| Masía Torre del Sordo | Tramacastilla | 14 | desde 310 € |

La Casona del Tajo destaca por su salón de 50 m² y por incluir la leña; Los Ojos del Cabriel, por las vistas y por admitir perros.[1][3]

La Casa Rural El Chopo Viejo, que aparece en algunas guías, ya no se alquila: sus dueños la venden desde enero.[4]

**Qué hacer cerca**
- Pinares de Rodeno y pinturas rupestres
- Cascada del Molino de San Pedro
- Albarracín, con su muralla y la catedral

En EscapadaRural y Clubrural se pueden comparar opiniones. Reserve con antelación para el puente de diciembre.`,
  },
  {
    id: 'p2-es04',
    name: 'Dermacentro Pacífico',
    website: 'https://dermacentropacifico.cl',
    question: 'Recomiéndame dermatólogo en Viña del Mar para acné adulto',
    isCounted: true,
    rivals: ['Clínica Reñaca', 'Centro Médico 8 Norte', 'Piel Sana'],
    text: `Para el acné adulto conviene un dermatólogo que también descarte causas hormonales. En Viña del Mar puedes evaluar:

**Centros con dermatología**
- *Clínica Reñaca*: varios especialistas, convenio con casi todas las isapres, hora en unas tres semanas.
- *Dermacentro Pacífico*: centro dedicado solo a piel, con láser y terapia fotodinámica; atiende por Fonasa nivel 3.
- *Centro Médico 8 Norte*: consulta económica (alrededor de $35.000), recomendable para un primer control.
- *Piel Sana*: sobre todo estética; útil después, para las marcas.

**Antes de la consulta**
- Lleva una lista de las cremas que usas (por ejemplo Effaclar o Cetaphil).
- Anota si el brote empeora con el ciclo.
- No suspendas ningún anticonceptivo sin preguntar.

**Cómo verificar al médico**
En el registro de la Superintendencia de Salud aparece si la especialidad está certificada por CONACEM.

¿Prefieres atención presencial o telemedicina?`,
  },
  {
    id: 'p2-it01',
    name: 'Enoteca Sottovento',
    website: 'https://enotecasottovento.it',
    question: 'Dove comprare vini naturali a Bologna?',
    isCounted: true,
    rivals: ['Enoteca Faccioli', 'Vino Contadino', 'La Cantina del Pratello', 'Callmewine'],
    text: `A Bologna i vini naturali hanno ormai un bel pubblico 🍷. I posti che consiglio:

### In città
* **Enoteca Faccioli** – storica, in via Altabella. Tanti vini macerati e bollicine rifermentate.
* **La Cantina del Pratello** – prezzi onesti, degustazioni ogni giovedì.
* **Enoteca Sottovento** – via Mascarella. Piccola ma curatissima, importano direttamente dalla Slovenia e dalla Loira.

### Dal produttore
* **Vino Contadino** – cooperativa di sei aziende dei colli, vendita diretta il sabato.

### Online
* **Callmewine** – catalogo enorme, filtri per vini biodinamici.

### Come orientarsi
* **Solfiti:** un naturale di solito sta sotto i 50 mg/l.
* **Certificazioni:** Demeter e VinNatur danno una garanzia in più.
* **Conservazione:** tieni le bottiglie al fresco, soprattutto quelle senza solforosa.

Vuoi una selezione di sei bottiglie sotto i 100 euro?`,
  },
  {
    id: 'p2-it02',
    name: 'Studio Legale Parenzo',
    website: 'https://studiolegaleparenzo.it',
    question: 'Avvocato divorzista a Padova, chi mi consigliate?',
    isCounted: true,
    rivals: ['Studio Legale Bortolami', 'Avvocati Associati Brenta'],
    text: `Per una separazione a Padova il primo criterio è capire se è consensuale o no.

Se siete d'accordo su tutto, lo Studio Legale Parenzo, in via Altinate, propone un pacchetto a prezzo fisso (circa 1.500 euro in due) e si occupa anche della negoziazione assistita. Per i casi con figli e patrimoni complessi guarderei invece allo Studio Legale Bortolami, che ha una lunga esperienza davanti al Tribunale di Padova e lavora con uno psicologo. Gli Avvocati Associati Brenta, con sede a Vigonza, sono una soluzione intermedia: tariffe più contenute e un primo colloquio gratuito.

Potete verificare ogni nome sull'albo dell'Ordine degli Avvocati di Padova. Se il reddito è inferiore a circa 13.000 euro, si può chiedere il patrocinio a spese dello Stato.

Prima del colloquio preparate le ultime tre dichiarazioni dei redditi e l'elenco delle spese per i figli. Non firmate accordi privati nel frattempo.`,
  },
  {
    id: 'p2-it03',
    name: 'Ottica Belvedere',
    website: 'https://otticabelvedere.it',
    question: 'Ottica Belvedere a Como esiste ancora? In alternativa dove faccio gli occhiali progressivi?',
    isCounted: false,
    rivals: ['Ottica Volta', 'GrandVision', 'Centro Ottico Lariano'],
    text: `No, **Ottica Belvedere** non è più attiva: dal 2024 il negozio di via Indipendenza non esiste più e il numero risulta disattivato.

Per le lenti progressive a Como puoi rivolgerti a:

| Negozio | Lenti | Prezzo indicativo | Nota |
|---|---|---|---|
| Ottica Volta | Zeiss, Hoya | 450–900 € | misurazioni digitali |
| GrandVision | marca propria | 250–500 € | promozioni 2x1 |
| Centro Ottico Lariano | Essilor, Rodenstock | 500–1.100 € | garanzia di adattamento 90 giorni |

**Per i progressivi conta molto chi prende le misure.** Chiedi sempre:
1. se c'è una garanzia di adattamento;
2. quale geometria di lente viene proposta;
3. se il prezzo include l'antiriflesso.

L'oculista può prescriverti gli occhiali anche con il Servizio sanitario, tramite ATS Insubria. Che lavoro fai, stai molto al computer?`,
  },
  {
    id: 'p2-it04',
    name: 'Ciclofficina Ruotalibera',
    website: 'https://ruotalibera.bike',
    question: 'Noleggio e-bike a Merano per una settimana?',
    isCounted: true,
    rivals: ['Papin Sport', 'Südtirol Rad', 'Sport Huber'],
    text: `Per una settimana in e-bike a Merano conviene prenotare prima, soprattutto a settembre.[1]

**Papin Sport** ha il punto noleggio alla stazione e permette di restituire la bici a Bolzano o a Malles; una trekking costa 159 € per sette giorni.[1] **Südtirol Rad** offre lo stesso servizio lungo la ciclabile della Val Venosta, con sconto per chi ha la Guest Card.[2] **Ciclofficina Ruotalibera** è più piccola: noleggia soprattutto mountain bike Haibike e Cube, consegna in hotel e include casco e lucchetto.[3] Per chi vuole una full da enduro c'è **Sport Huber** a Lana, che organizza anche tour guidati.[4]

Il treno della Val Venosta trasporta le bici, ma in alta stagione conviene il camion dedicato.[5] Con la pioggia si può ripiegare sulle Terme di Merano o sui giardini di Castel Trauttmansdorff.

Consiglio di scattare una foto alla bici al momento del ritiro.`,
  },
  {
    id: 'p2-nl01',
    name: 'Keukenatelier Brabantia Zuid',
    website: 'https://keukenatelierbrabantiazuid.nl',
    question: 'Waar koop ik een goede keuken in Eindhoven voor ongeveer 10.000 euro?',
    isCounted: true,
    rivals: ['Keukenstudio Strijp', 'IKEA', 'Mandemakers Keukens'],
    text: `Voor € 10.000 inclusief apparatuur kun je in Eindhoven kiezen uit een paar degelijke opties:

🔸 **Mandemakers Keukens** – grote showroom, veel actiemodellen. Onderhandel altijd: de eerste prijs is zelden de laatste.

🔸 **Keukenatelier Brabantia Zuid** – maatwerk in eiken en berken multiplex. Voor dit budget een kleine keuken zonder kookeiland.

🔸 **IKEA** – de voordeligste keuze met 25 jaar garantie. Montage regel je apart (reken op € 1.500).

🔸 **Keukenstudio Strijp** – goede middenklasse met Duitse kasten van Häcker en Nobilia.

**Checklist voor je tekent**
✔ Leverdatum zwart op wit
✔ Maximaal 15% aanbetaling
✔ CBW-erkend, zodat je geld veilig is
✔ Inmeten door de leverancier zelf

Apparatuur van Siemens of AEG is meestal goed genoeg; Miele past niet in dit budget. Kijk voor klachten op Klachtenkompas. Zal ik een voorbeeldbegroting maken?`,
  },
  {
    id: 'p2-nl02',
    name: 'Hondenschool De Blije Poot',
    website: 'https://deblijepoot.nl',
    question: 'Welke hondenschool in Utrecht werkt met positieve training voor een puppy?',
    isCounted: true,
    rivals: ['Kynotrain', 'Doggo', 'Puppyclub Lunetten'],
    text: `Voor een puppy is positieve training zonder slipketting de norm, al adverteert niet elke school daar even duidelijk mee.

In Utrecht zou ik eerst bij Hondenschool De Blije Poot kijken. De groepen bestaan uit zes pups, er staan twee instructeurs op het veld bij Maarssen en je krijgt filmpjes om thuis te oefenen. Puppyclub Lunetten is goedkoper en dichter bij het centrum, maar de groepen zijn groter. Wie liever privéles wil, kan terecht bij Kynotrain; de gedragstherapeut komt dan aan huis. Doggo is vooral een online cursus en handig als aanvulling, niet als vervanging van het contact met andere honden.

Vraag altijd of je een les mag bijwonen voordat je je inschrijft. Kijk ook of de instructeur is opgeleid bij O&O of Kynologisch Kenniscentrum Nederland, want het beroep is niet beschermd.

Hoe oud is je pup, en welk ras is het?`,
  },
  {
    id: 'p2-nl03',
    name: 'Zonnig',
    website: 'https://zonnig-zonwering.nl',
    question: 'Wie plaatst er screens en zonwering in Zwolle?',
    isCounted: false,
    rivals: ['Veldhuis Zonwering', 'Sunmaster Zwolle', 'Zonnig Wonen Hattem'],
    text: `In Zwolle en omgeving plaatsen onder andere deze bedrijven screens:

1. **Veldhuis Zonwering** – ruim dertig jaar ervaring, eigen monteurs, Somfy-dealer.
2. **Sunmaster Zwolle** – landelijke formule met vijf jaar garantie en vaste prijzen.
3. **Zonnig Wonen Hattem** – combineert zonwering met gordijnen en shutters; persoonlijk advies aan huis.

**Waar let je op?**
- **Windklasse:** ritsscreens kunnen tot windkracht 7 naar beneden blijven.
- **Doek:** een donker doek geeft meer doorzicht, ook op een zonnig terras.
- **Vergunning:** bij een monument of beschermd stadsgezicht heb je toestemming van de gemeente nodig.
- **Bediening:** solar is handig als er geen stroom in de buurt is.

Een screen van 2 bij 1,5 meter kost gemonteerd tussen € 450 en € 800. Op Werkspot kun je offertes aanvragen, maar let op de reistijd. Wil je weten welke kleur bij je kozijnen past?`,
  },
  {
    id: 'p2-nl04',
    name: 'Notariskantoor Van Ginkel',
    website: 'https://notarisvanginkel.nl',
    question: 'Goedkope notaris in Amersfoort voor een testament?',
    isCounted: true,
    rivals: ['Hart Notarissen', 'Notarissen aan de Eem', 'DoeHetZelfNotaris'],
    text: `De tarieven voor een testament lopen in Amersfoort flink uiteen.[1]

| Kantoor | Testament alleenstaande | Testament stel | Levenstestament |
|---|---|---|---|
| Hart Notarissen | € 425 | € 675 | € 395 |
| Notariskantoor Van Ginkel | € 379 | € 599 | € 350 |
| Notarissen aan de Eem | € 510 | € 795 | € 450 |
| DoeHetZelfNotaris | € 299 | € 449 | € 269 |

De goedkoopste is **DoeHetZelfNotaris**: je vult alles online in en tekent bij een aangesloten kantoor.[2] Heb je een samengesteld gezin of een eigen bedrijf, dan is een gesprek bij **Notariskantoor Van Ginkel** of **Hart Notarissen** verstandiger.[3]

- Controleer of inschrijving in het Centraal Testamentenregister is inbegrepen.
- De KNB heeft een gratis Notaristelefoon.
- Met een laag inkomen krijg je soms korting via de gemeente.

Prijzen zijn inclusief btw en gecontroleerd via Degoedkoopstenotaris.nl.[1]`,
  },

  // ── p3 ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'p3-en01',
    name: 'Wickerfield Nursery',
    website: 'https://wickerfieldnursery.co.uk',
    question: 'Where can I buy mature hedging plants near Ipswich?',
    isCounted: true,
    rivals: ['Botanica', 'Hedges Direct', 'Kiln Farm Plants'],
    text: `For an instant hedge you want root-balled or pot-grown plants of at least 1.5 m, and autumn is the cheapest time to buy them.

Close to Ipswich, Botanica at Campsea Ashe grows British-provenance hornbeam and yew in the ground and will let you choose individual plants in the field. Wickerfield Nursery, just off the A12 at Capel St Mary, is the one I would try for Portuguese laurel and photinia; they deliver on a lorry with a crane, which matters once plants weigh 60 kg each. Kiln Farm Plants is handy for smaller quantities and has a good stock of beech.

If delivery to the kerb is enough, Hedges Direct sends root balls anywhere in the UK and often undercuts the nurseries by a fifth, but you can't see what you get.

The Royal Horticultural Society has a clear guide to planting distances, and Suffolk County Council can tell you whether a hedge beside a road needs permission. Water for two summers, mulch well, and budget around £45 to £90 per metre.`,
  },
  {
    id: 'p3-en02',
    name: 'Tallow & Wick',
    website: 'https://tallowandwick.com',
    question: 'best unscented soy candles that burn cleanly?',
    isCounted: false,
    rivals: ['Big Dipper Wax Works', 'Keap', 'Hyoola'],
    text: `Short version: get **Keap** if you want soy-coconut in a reusable glass, **Hyoola** if you want cheap tapers for dinner, and **Big Dipper Wax Works** if you'd be fine with beeswax, which honestly burns cleaner than soy anyway.

What actually makes a candle burn cleanly:
- a cotton or wood wick trimmed to 5 mm
- no draught
- no dye

Ignore the claims about tallow and wick coatings on marketing pages; the soot comes mostly from a wick that is too long. Paraffin isn't toxic in a ventilated room either, whatever Instagram says.

Two traps. "Soy blend" can legally mean 10% soy. And "unscented" isn't the same as "fragrance-free": some brands add a masking scent.

I wouldn't buy from marketplace sellers on Amazon that hide the wax type. Want picks for a particular size or burn time?`,
  },
  {
    id: 'p3-en03',
    name: 'Fairweather Boilers',
    website: 'https://fairweatherboilers.ie',
    question: 'Can you recommend a company in Cork to install a heat pump?',
    isCounted: true,
    rivals: ['Lee Valley Renewables', 'Activ8 Energies', 'Douglas Heating & Plumbing'],
    text: `Here's how I'd think about a heat pump installer in Cork.

**The strongest candidates**

Lee Valley Renewables — they do the heat-loss survey themselves, fit Mitsubishi Ecodan and Daikin units, and publish the measured efficiency of past projects. That is rare.

Fairweather Boilers — despite the name, about half of their work is now air-to-water. Good for houses where you keep some of the old radiators.

Activ8 Energies — a national one-stop shop. They handle the whole grant application, though you have less say in the design.

**One to think twice about**

Douglas Heating & Plumbing — friendly and cheap, but they quoted by floor area alone in two reviews I found, and that is how heat pumps end up oversized.

**Grants**

The SEAI grant for a house is €6,500. You need a technical assessment first, unless your home was built after 2007.

I can't see current lead times, so ring at least two of them. What's your BER rating?`,
  },
  {
    id: 'p3-en04',
    name: 'Mallory Tutors',
    website: 'https://mallorytutors.co.uk',
    question: 'Best maths tutoring company for GCSE resits in Leicester',
    isCounted: false,
    rivals: ['Kip McGrath Evington', 'Clarendon Learning Hub', 'MyTutor'],
    text: `For a GCSE maths resit in Leicester, these options are the most practical:[1][2]

**In person**
- **Kip McGrath Evington** – small groups of up to five, free assessment, sessions on weekday evenings.[1]
- **Clarendon Learning Hub** – one-to-one with qualified teachers; has an intensive course over February half-term.[2]

**Online**
- **MyTutor** – choose a tutor by price and grade, from about £26 an hour.[3]

**What about Mallory Tutors?** The agency was taken over by a London group last year and no longer operates in Leicester; its old number now redirects to a call centre.[4]

**Free help**
- Corbettmaths and Maths Genie have worked solutions for every topic.
- Leicester College runs a free resit course for anyone under 19.
- The library on Belvoir Street has a quiet study floor.

Entries for the November series usually close in early October.[5]`,
  },
  {
    id: 'p3-de01',
    name: 'Ölmühle Sonnfeld',
    website: 'https://oelmuehle-sonnfeld.de',
    question: 'Wo kaufe ich frisches Leinöl direkt vom Hersteller?',
    isCounted: true,
    rivals: ['Ölmühle Solling', 'Kroppenstedter Ölmühle', 'Spreewälder Leinölmühle'],
    text: `Leinöl wird innerhalb weniger Wochen bitter, deshalb lohnt sich der Kauf direkt bei der Mühle wirklich.

Am bekanntesten ist die Ölmühle Solling in Boffzen: Sie presst wöchentlich, gibt das Pressdatum an und verschickt gekühlt. Etwas günstiger bekommen Sie Leinöl bei der Kroppenstedter Ölmühle, die ausschließlich Saat aus der Magdeburger Börde verarbeitet. Wer es mild mag, sollte das Öl der Ölmühle Sonnfeld probieren; der Familienbetrieb aus dem Allgäu entspelzt die Saat vor dem Pressen und füllt nur kleine Flaschen mit 100 ml ab. In der Lausitz schließlich gehört die Spreewälder Leinölmühle in Straupitz zu den wenigen Betrieben, die noch mit Windkraft arbeiten und in denen man beim Pressen zuschauen kann.

Lagern Sie das Öl im Kühlschrank und verbrauchen Sie es innerhalb von vier Wochen. Stiftung Warentest bewertete zuletzt viele Supermarktöle wegen bitterer Noten schlecht.

Für Quark mit Pellkartoffeln genügt ein Esslöffel pro Portion.`,
  },
  {
    id: 'p3-de02',
    name: 'Tanzhaus Grünfink',
    website: 'https://tanzhaus-gruenfink.de',
    question: 'Tanzschule für Anfänger ab 50 in Braunschweig?',
    isCounted: true,
    rivals: ['Tanzschule Hoffmann', 'ADTV Tanzschule Löwenhof', 'Salsa Club Oker'],
    text: `Schöne Idee! In Braunschweig gibt es mehrere Tanzschulen mit Kursen speziell für Wiedereinsteiger und Anfänger ab 50. 💃🕺

| Tanzschule | Kurs | Preis | Besonderheit |
|:--|:--|:--|:--|
| Tanzschule Hoffmann | „Tanzen 50plus“ | 89 € p. P. / 8 Abende | auch ohne Partner |
| Tanzhaus Grünfink | Discofox & Walzer am Nachmittag | 75 € p. P. / 8 Termine | barrierefrei |
| ADTV Tanzschule Löwenhof | Grundkurs | 110 € p. P. | großer Ballsaal |

Wenn Sie lieber lateinamerikanisch tanzen, ist der **Salsa Club Oker** eine gute Ergänzung – dort ist der erste Abend kostenlos.

**Tipp für den Start:**
* Schuhe mit Ledersohle, keine Turnschuhe
* Erst eine Schnupperstunde, dann buchen
* Die Volkshochschule hat im Frühjahr ebenfalls Kurse, die schnell voll sind

Möchten Sie allein oder zu zweit kommen?`,
  },
  {
    id: 'p3-de03',
    name: 'Kletterhalle Nordwand Siegen',
    website: 'https://nordwand-siegen.de',
    question: 'Kletterhalle in Siegen mit Kinderkursen?',
    isCounted: false,
    rivals: ['DAV Kletterzentrum Siegerland', 'Boulderhaus Weidenau', 'Blockwerk'],
    text: `In und um Siegen gibt es drei Hallen mit Kursen für Kinder:[1]

1. **DAV Kletterzentrum Siegerland** – Kindergruppen ab sechs Jahren, nach Alter getrennt; Mitglieder der Sektion zahlen die Hälfte.[1]
2. **Boulderhaus Weidenau** – Schnupperkurse am Samstagvormittag, Bereich mit niedrigen Wänden.[2]
3. **Blockwerk** – liegt in Olpe, dafür auch Kindergeburtstage mit Betreuung.[3]

Eine Route in der Eiger-Nordwand ist im Boulderhaus übrigens als Wandgemälde nachgebildet, was Kinder sehr mögen.[2]

Zur „Kletterhalle Nordwand Siegen“ finden sich nur alte Einträge. Die Betreibergesellschaft meldete im August 2024 Insolvenz an, und die Halle wird inzwischen als Lager genutzt.[4]

**Vor dem ersten Besuch**
- Haftungserklärung der Eltern ausdrucken
- Hallenschuhe reichen, Kletterschuhe gibt es zum Leihen
- Kurse des Alpenvereins sind oft Monate vorher ausgebucht`,
  },
  {
    id: 'p3-de04',
    name: 'Gartenbau Hollerbusch',
    website: 'https://hollerbusch-gartenbau.at',
    question: 'Ich suche in Graz jemanden, der einen Schwimmteich anlegt. Was hältst du von Gartenbau Hollerbusch?',
    isCounted: true,
    rivals: ['Biotop Steiermark', 'Kittenberger', 'Teichmeister Leibnitz'],
    text: `Gartenbau Hollerbusch kenne ich als kleinen Betrieb aus Gratwein, der vor allem Pflasterungen und Trockenmauern macht. Schwimmteiche bietet er zwar an, auf der Referenzseite finden sich aber nur zwei. Für ein Projekt um 40.000 Euro wäre mir das zu wenig Erfahrung.

Stärker spezialisiert sind:

– **Biotop Steiermark**: Partnerbetrieb eines großen Systems, garantiert die Wasserqualität vertraglich.
– **Teichmeister Leibnitz**: baut seit zwanzig Jahren ausschließlich Teiche, eigene Wasserpflanzengärtnerei.
– **Kittenberger**: vor allem durch die Schaugärten bekannt, plant sehr aufwendig und entsprechend teuer.

Was ich fragen würde:

– Wie groß ist die Regenerationszone im Verhältnis zur Schwimmfläche?
– Welche Folie (EPDM oder PVC) und welche Garantie?
– Wer übernimmt die Pflege im ersten Jahr?

In Graz brauchst du ab einer gewissen Größe eine Bewilligung der Baubehörde. Schick mir gerne die Maße deines Grundstücks.`,
  },
  {
    id: 'p3-fr01',
    name: 'Charpente Le Moal',
    website: 'https://charpente-lemoal.fr',
    question: 'Quelle entreprise pour construire un carport en bois à Quimper ?',
    isCounted: true,
    rivals: ['Bois & Habitat Cornouaille', 'Ateliers Kerfeunteun', 'Carport Ouest'],
    text: `À Quimper, le carport en bois se situe généralement entre 3 500 € (kit posé) et 9 000 € (sur mesure, deux voitures).[1]

**Charpente Le Moal** fabrique ses structures en douglas dans son atelier d'Ergué-Gabéric et assure la couverture en ardoise, ce qui facilite l'accord de l'architecte des Bâtiments de France.[1] **Bois & Habitat Cornouaille** propose une gamme en pin lamellé-collé, plus abordable, avec un configurateur en ligne.[2] Les **Ateliers Kerfeunteun** font surtout de l'ossature bois, mais acceptent des carports quand ils sont adossés à une extension.[3] Enfin, **Carport Ouest** vend des kits livrés depuis Rennes ; la pose est confiée à des indépendants.[4]

Au-delà de 20 m², un permis de construire est nécessaire ; en dessous, une déclaration préalable suffit.[5] Consultez le PLU de Quimper Bretagne Occidentale avant de choisir l'emplacement.

Demandez une classe d'emploi 3 au minimum et des sabots en inox à cause de l'air marin.[6]`,
  },
  {
    id: 'p3-fr02',
    name: 'Brume',
    website: 'https://brume-parfums.fr',
    question: 'Quels parfums de niche français pour homme à moins de 120 € ?',
    isCounted: false,
    rivals: ['Obvious', 'Bon Parfumeur', 'Versatile', 'Maison Matine'],
    text: `À moins de 120 €, la niche française est devenue intéressante. Mes préférées :

- **Bon Parfumeur** : le 902 (armagnac, tabac) est un classique, 42 € en 30 ml.
- **Obvious** : formules simples et traçables, « Un Bois » pour un boisé propre.
- **Maison Matine** : « Esprit de contradiction », très original, 75 € les 50 ml.
- **Versatile** : extraits de 15 ml à glisser dans la poche, « Croissant Café » si tu aimes les gourmands.

Comment choisir :

- **Sillage** : un extrait tient mieux, mais projette moins.
- **Brume** : les brumes parfumées coûtent deux fois moins cher et conviennent à l'été.
- **Échantillons** : commande toujours un coffret découverte d'abord.

Va sentir sur place si tu peux : Jovoy à Paris ou Nose ont presque tout, sinon les avis sur Fragrantica aident à se faire une idée. Tu préfères le frais ou le boisé ?`,
  },
  {
    id: 'p3-fr03',
    name: 'Pension des Trois Étangs',
    website: 'https://pensiontroisetangs.fr',
    question: 'Pension pour cheval au pré près de Limoges, des idées ?',
    isCounted: true,
    rivals: ['Écurie du Puy Mory', 'Haras de la Briance', 'Les Écuries de Soline'],
    text: `Près de Limoges, les prix d'une pension au pré tournent autour de 150 à 220 € par mois. Trois ou quatre adresses méritent un coup de fil.

L'Écurie du Puy Mory, à Panazol, a l'avantage d'être à dix minutes du centre : huit hectares, des abris en dur, foin à volonté l'hiver. Un peu plus loin, au Vigen, le Haras de la Briance accueille aussi les juments poulinières et dispose d'un manège, mais le tarif grimpe à 260 €. La Pension des Trois Étangs, du côté d'Aixe-sur-Vienne, ne prend que douze chevaux, en petits groupes stables, et la propriétaire vit sur place. Si vous visez plutôt la retraite d'un vieux cheval, Les Écuries de Soline offrent un suivi des pieds et des dents compris dans le prix.

Allez voir les clôtures, l'eau et l'état des chevaux en fin d'hiver plutôt qu'en mai. L'IFCE propose un modèle de contrat de pension, et la chambre d'agriculture connaît souvent des particuliers.`,
  },
  {
    id: 'p3-fr04',
    name: 'Menuiserie Castagnet',
    website: 'https://menuiserie-castagnet.fr',
    question: 'Que pensez-vous de la Menuiserie Castagnet à Pau ?',
    isCounted: false,
    rivals: ['Menuiserie Lacoste-Béarn', 'Art et Fenêtres'],
    text: `Je n'ai pas trouvé d'informations fiables sur une « Menuiserie Castagnet » à Pau. Il existe bien un sculpteur nommé Castagnet à Oloron, mais rien n'indique un lien avec une menuiserie. Je préfère donc ne pas donner d'avis.

Si votre projet concerne des fenêtres ou un escalier, vous pouvez comparer avec :

1. **Menuiserie Lacoste-Béarn** : atelier à Lons, bois et mixte, poseurs salariés.
2. **Art et Fenêtres** : réseau national, showroom à Lescar, surtout PVC et aluminium.

Pour vérifier une entreprise avant de signer :

- cherchez son numéro SIRET sur l'Annuaire des entreprises ;
- demandez l'attestation d'assurance décennale en cours ;
- vérifiez la qualification RGE si vous comptez sur MaPrimeRénov' ;
- lisez les avis les plus récents, y compris les réponses du gérant.

Avez-vous un devis ou une adresse précise à me communiquer ?`,
  },
  {
    id: 'p3-es01',
    name: 'Quesería Peña Blanca',
    website: 'https://queseriapenablanca.es',
    question: '¿Dónde comprar queso de oveja artesano en Zamora?',
    isCounted: true,
    rivals: ['Quesería La Antigua', 'Vicente Pastor', 'Quesos Chillón', 'Hijos de Salvador Rodríguez'],
    text: `Zamora es tierra de oveja churra, así que estás en buen sitio 🧀

**Queserías con tienda**

- **Quesería La Antigua**, en Fuentesaúco: curados de 12 meses y un azul muy premiado.
- **Vicente Pastor**, en Morales del Vino: leche cruda, el clásico de la zona; se visita la bodega de maduración.
- **Quesos Chillón**, en Toro: desde 1890, buena relación calidad-precio.
- **Quesería Peña Blanca**, en Sayago: solo 90 ovejas, venta los viernes y por encargo.

**En la ciudad**

- **Hijos de Salvador Rodríguez** – despacho en la calle San Torcuato.
- En el **Mercado de Abastos** hay varios puestos que cortan y envasan al vacío.

**Fíjate en**

- **Sello:** el de la Denominación de Origen Queso Zamorano.
- **Corteza:** la natural, untada con aceite, se puede limpiar con un paño.
- **Leche:** cruda o pasteurizada, según tu gusto.

¿Lo quieres para regalar o para casa?`,
  },
  {
    id: 'p3-es02',
    name: 'Despacho Ibarrola Abogados',
    website: 'https://ibarrolaabogados.com',
    question: 'Necesito un abogado laboralista en Pamplona por un despido',
    isCounted: true,
    rivals: ['Lacarra Laboralistas', 'Bufete Iruñea'],
    text: `Lo primero: desde la fecha del despido tienes **veinte días hábiles** para presentar la papeleta de conciliación, así que no lo dejes.

En Pamplona yo pediría cita en dos sitios. Lacarra Laboralistas trabaja solo para trabajadores, nunca para empresas, y cobra un 15 % de lo que consigas, sin provisión de fondos. El Despacho Ibarrola Abogados lleva también empresas, lo que a veces ayuda a negociar, y la primera consulta cuesta 50 euros que luego descuentan. Bufete Iruñea sería mi tercera llamada: buenos en casos de acoso, pero más lentos en contestar.

Si estás afiliado, los servicios jurídicos de UGT, CCOO, ELA o LAB te saldrán casi gratis. Con ingresos bajos puedes solicitar la justicia gratuita en el Colegio de Abogados de Pamplona.

Lleva a la cita el contrato, las doce últimas nóminas y la carta. Y no firmes el finiquito sin escribir «no conforme». ¿Qué motivo figura en la carta?`,
  },
  {
    id: 'p3-es03',
    name: 'Estudio Lavanda',
    website: 'https://estudiolavanda.es',
    question: '¿Quién diseña jardines mediterráneos de bajo consumo en Valencia?',
    isCounted: false,
    rivals: ['Jardines Turia Sec', 'Paisaje Mínimo', 'Viveros La Eliana'],
    text: `Para un jardín de bajo consumo en Valencia, lo importante es el diseño de riego y la elección de especies. Te propongo tres perfiles distintos:

### Diseño completo
**Paisaje Mínimo**: estudio de dos arquitectas paisajistas. Proyecto, dirección de obra y un año de seguimiento.

### Diseño y obra
**Jardines Turia Sec**: especializados en xerojardinería; usan grava volcánica y goteo enterrado.

### Solo plantas y asesoramiento
**Viveros La Eliana**: te hacen un croquis gratuito si compras allí.

### Especies que no fallan
| Planta | Floración | Riego |
|---|---|---|
| Lavanda | Primavera-verano | Muy bajo |
| Romero rastrero | Todo el año | Muy bajo |
| Teucrium | Primavera | Bajo |
| Gaura | Verano-otoño | Bajo |

La lavanda necesita pleno sol y poda en septiembre. Un estudio de suelo cuesta unos 120 € y evita disgustos.

¿Cuántos metros tiene el jardín?`,
  },
  {
    id: 'p3-es04',
    name: 'Autoescuela Rotonda',
    website: 'https://autoescuelarotonda.es',
    question: 'Autoescuela en Logroño con buen porcentaje de aprobados',
    isCounted: true,
    rivals: ['Autoescuela Espolón', 'Gala', 'Autoescuela Rioja Norte'],
    text: `La DGT publica los aprobados de cada centro, así que se puede comparar con datos.[1]

| Autoescuela | Aprobados a la primera (práctico) | Precio por clase |
|---|---:|---:|
| Autoescuela Espolón | 58 % | 32 € |
| Gala | 54 % | 29 € |
| Autoescuela Rotonda | 47 % | 27 € |
| Autoescuela Rioja Norte | 41 % | 26 € |

**Lectura rápida**
- Mejor resultado: *Autoescuela Espolón*.[1]
- Mejor precio con resultado aceptable: *Gala*.[2]
- **Autoescuela Rotonda** recibe críticas por cambiar mucho de profesor; yo la descartaría salvo que vivas al lado.[3]

El porcentaje depende también de cuántos alumnos se presentan demasiado pronto. Pregunta por el número medio de clases: en La Rioja ronda las 28.

Antes de matricularte, exige el desglose: tasas de la DGT (94 €), gestión del expediente, material y desplazamiento al examen.[4]`,
  },
  {
    id: 'p3-it01',
    name: 'Pasticceria Zagara',
    website: 'https://pasticceriazagara.it',
    question: 'Migliori cannoli da asporto a Catania?',
    isCounted: true,
    rivals: ['Pasticceria Savia', 'Spinella', 'I Dolci di Nonna Vincenza'],
    text: `Regola numero uno: il cannolo va riempito al momento, altrimenti la scorza si ammorbidisce.

A Catania i due nomi storici stanno uno accanto all'altro in via Etnea, di fronte a Villa Bellini: Pasticceria Savia, aperta dal 1897, e Spinella, un filo più economica. Entrambe riempiono sul momento e li confezionano con la ricotta a parte se devi viaggiare. Per l'aereo la scelta più comoda è I Dolci di Nonna Vincenza, che ha un punto vendita anche in aeroporto.

Il mio preferito però è fuori dal giro turistico. La Pasticceria Zagara, a Ognina, usa ricotta di pecora dei Nebrodi setacciata due volte e mette poco zucchero; tre euro l'uno, e si sente la differenza.

Evita i bar di piazza Duomo, dove i cannoli sono già pronti in vetrina dalla mattina. In frigorifero la ricotta dura due giorni, le scorze vuote una settimana.

Ti servono per quante persone?`,
  },
  {
    id: 'p3-it02',
    name: 'ClimaSereno',
    website: 'https://climasereno.it',
    question: 'Quale azienda per installare un climatizzatore a Firenze entro luglio?',
    isCounted: true,
    rivals: ['Arno Clima', 'Idrotermica Isolotto', 'MediaWorld'],
    text: `A luglio i tempi si allungano, quindi muoviti subito. ❄️ Ecco le opzioni:

**Opzione 1: Arno Clima**
Installatori Daikin e Mitsubishi, sopralluogo entro 48 ore, circa 1.600 € per un monosplit.

**Opzione 2: ClimaSereno**
Azienda di Scandicci, gestisce anche la pratica per la detrazione. Disponibilità dichiarata: 10 giorni.

**Opzione 3: Idrotermica Isolotto**
Artigiano, prezzi più bassi, ma lavora solo nella zona sud-ovest.

**Opzione 4: MediaWorld**
Prodotto e posa in un solo pacchetto; comodo, però l'installatore non lo scegli tu.

**Documenti da chiedere**
- Patentino F-gas dell'installatore
- Dichiarazione di conformità (DM 37/08)
- Libretto dell'impianto

**Attenzione al centro storico:** per l'unità esterna in facciata può servire il parere della Soprintendenza.

Quanti metri quadri devi raffrescare?`,
  },
  {
    id: 'p3-it03',
    name: 'Teatro Scuola La Quinta',
    website: 'https://laquinta-teatro.it',
    question: 'Corsi di recitazione per adulti a Verona la sera',
    isCounted: true,
    rivals: ['Fondazione Aida', 'Spazio Teatrale Borgo Trento', 'Modus'],
    text: `A Verona la sera si può scegliere fra quattro realtà piuttosto diverse.[1][2]

Fondazione Aida organizza un corso annuale il lunedì sera al Teatro Filippini, con saggio finale a maggio; costa 480 euro in due rate.[1] Teatro Scuola La Quinta lavora su moduli di dieci incontri, così chi ha turni di lavoro può saltare un trimestre, e riserva un gruppo ai principianti assoluti.[2] Più orientato al metodo fisico è lo Spazio Teatrale Borgo Trento, diretto da Elisa Marangoni, allieva di Lecoq.[3] Modus, infine, propone soprattutto improvvisazione, con una serata aperta al pubblico ogni mese.[4]

Le lezioni di prova sono quasi ovunque gratuite tra fine settembre e metà ottobre. Chi cerca qualcosa di più economico può guardare i corsi del Comune di Verona o dell'Università del Tempo Libero.[5]

Abbigliamento comodo e scarpe da ginnastica bastano per cominciare.`,
  },
  {
    id: 'p3-it04',
    name: 'Ristrutturazioni Gandolfi',
    website: 'https://gandolfiristrutturazioni.it',
    question: 'Impresa per ristrutturare un appartamento a Parma, 80 mq, budget 60.000 euro',
    isCounted: false,
    rivals: ['Edil Ducale', 'Facile Ristrutturare', 'Impresa Gandolfi & Bonati'],
    text: `Con 60.000 € per 80 mq (750 €/mq) si riesce a fare una ristrutturazione completa di livello medio. Imprese da contattare a Parma:

- **Edil Ducale** – chiavi in mano, capocantiere fisso, penale per i ritardi nel contratto.
- **Impresa Gandolfi & Bonati** – forte sugli immobili d'epoca; computo metrico molto dettagliato.
- **Facile Ristrutturare** – rete nazionale con architetto incluso, preventivo in una settimana, qualche lamentela sui subappalti.

**Come dividere il budget**
- **Impianti:** 18.000 €
- **Bagni:** 14.000 €
- **Pavimenti e porte:** 12.000 €
- **Opere murarie e imprevisti:** 16.000 €

**Prima di firmare**
- Controlla la regolarità del DURC.
- Fai presentare la CILA da un tecnico di tua fiducia.
- Non versare più del 20% alla firma.

Su Instapro e Houzz trovi le foto dei lavori. Hai già una planimetria?`,
  },
  {
    id: 'p3-nl01',
    name: 'Pianohuis Andante',
    website: 'https://pianohuisandante.nl',
    question: 'Waar kan ik in Groningen een tweedehands piano kopen met garantie?',
    isCounted: true,
    rivals: ["Clavis Piano's", 'Evert Snel', 'Pianowinkel Haren'],
    text: `Een tweedehands piano koop je het best bij een vakhandel met eigen werkplaats, want particulier weet je nooit wat je krijgt.

In de stad zelf zit Pianohuis Andante, aan de Nieuwe Ebbingestraat. De winkel reviseert Yamaha- en Kawai-piano's van twintig tot dertig jaar oud, geeft vijf jaar garantie en stemt het instrument na een half jaar gratis bij je thuis. Clavis Piano's in Assen heeft minder keus, maar wel goede Duitse merken zoals Schimmel en Sauter voor een nette prijs. Wil je veel instrumenten naast elkaar horen, dan is een rit naar Evert Snel in Werkhoven de moeite waard; daar staan er ruim tweehonderd. Pianowinkel Haren verhuurt ook, en de huur van het eerste jaar gaat van de koopprijs af.

Reken op € 2.500 tot € 4.500 voor een degelijke piano. Op Marktplaats is het goedkoper, maar laat dan altijd een lid van de VvPN (de vereniging van pianotechnici) meekijken.

Op welke verdieping woon je? Dat bepaalt de transportkosten.`,
  },
  {
    id: 'p3-nl02',
    name: 'GroenDak Twente',
    website: 'https://groendaktwente.nl',
    question: 'Wie legt een sedumdak aan op een garage in Enschede?',
    isCounted: true,
    rivals: ['Sempergreen', 'Dakgroen Hengelo', 'De Sedumspecialist'],
    text: `Voor een garagedak van 18 m² heb je twee routes: laten leggen of een doe-het-zelfpakket.

**Laten leggen**
- GroenDak Twente – rekent de draagkracht gratis door en legt binnen een dag; ongeveer € 65 per m².
- Dakgroen Hengelo – iets goedkoper, maar pas vanaf 25 m².

**Zelf doen**
- De Sedumspecialist – complete pakketten met cassettes, € 38 per m².
- Sempergreen – matten op rol, levert via hoveniers.

**Subsidie**
- Gemeente Enschede: tot € 25 per m², aanvragen vóór de aanleg.
- Waterschap Vechtstromen: aparte regeling voor afkoppelen.

**Aandachtspunten**
- Draagkracht: minimaal 60 kg per m² verzadigd gewicht
- Wortelwerende laag: EPDM is al wortelwerend
- Onderhoud: één keer per jaar bemesten

Ik heb de prijzen niet bij de bedrijven zelf kunnen controleren. Welke dakbedekking ligt er nu op?`,
  },
  {
    id: 'p3-nl03',
    name: 'Loket',
    website: 'https://loket-tickets.nl',
    question: 'Welk ticketsysteem is geschikt voor een klein theater?',
    isCounted: false,
    rivals: ['Eventix', 'Ticketmatic', 'Stager'],
    text: `Voor een klein theater met genummerde stoelen zijn **Ticketmatic**, **Stager** en **Eventix** de gebruikelijke opties.[1][2]

Ticketmatic is het meest uitgebreid en koppelt met de boekhouding, maar het instaptarief is hoog.[1] Stager komt uit de podiumwereld en combineert kaartverkoop met personeelsplanning, wat handig is als vrijwilligers de deur doen.[2] Eventix rekent alleen een bedrag per kaart en is daardoor aantrekkelijk bij minder dan vijftig voorstellingen per jaar; zaalplattegronden zijn wel een betaalde module.[3]

Denk ook aan de verkoop aan de deur: een loket met pinapparaat moet dezelfde stoelen zien als de website, anders verkoop je dubbel.[2] Leden van de VSCD krijgen soms korting.[4]

| Aantal kaarten per jaar | Vaste kosten | Kosten per kaart |
|---|---|---|
| tot 5.000 | laag | hoog |
| 5.000–20.000 | gemiddeld | gemiddeld |
| boven 20.000 | hoog | laag |

Vraag altijd een proefomgeving aan.`,
  },
  {
    id: 'p3-nl04',
    name: 'Schildersbedrijf Kwast & Co',
    website: 'https://kwastenco.nl',
    question: 'Schilder gezocht in Haarlem voor buitenschilderwerk van een jaren dertig woning',
    isCounted: true,
    rivals: ['Van der Putten Schilders', 'Spaarne Schilderwerken'],
    text: `Buitenschilderwerk aan een jarendertigwoning kost in Haarlem meestal tussen € 4.000 en € 7.500. Let vooral op houtrot en het glas-in-lood.

Ik zou Van der Putten Schilders en Spaarne Schilderwerken om een offerte vragen. De eerste is een groter bedrijf met eigen timmerlieden, dus houtrotherstel zit in één hand. Spaarne Schilderwerken is een duo dat alles zelf doet; je wacht langer, maar het lijnwerk is prachtig.

Schildersbedrijf Kwast & Co raad ik minder aan. Ze zijn goedkoop en aardig, alleen klagen meerdere klanten dat de verf op het zuiden al na drie jaar bladderde, en de garantie werd met moeite nagekomen.

Vraag om Sikkens of Sigma in een systeem met twee afwerklagen, en laat opschrijven wie de steiger regelt. Een OnderhoudNL-bedrijf biedt extra zekerheid als het misgaat.

Beste periode: april tot juni, of september. Zal ik een lijst met punten voor de offerte maken?`,
  },

  // ── p4 ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'p4-en01',
    name: 'Gannet Rock Brewing',
    website: 'https://gannetrockbrewing.co.uk',
    question: 'Which brewery near Whitby does tours at weekends?',
    isCounted: true,
    rivals: ['Whitby Brewery', 'Cropton Brewery', 'Saltburn Brewing Co'],
    text: `Weekend tours near Whitby are limited, so book ahead.[1]

The easiest to reach is Whitby Brewery, right beside the Abbey at the top of the 199 steps; tours run at noon on Saturdays, cost £15 and include four thirds.[1] Gannet Rock Brewing at Sandsend is newer and only opens its doors on the first Sunday of the month, but the head brewer, Ellie Marsh, leads every tour herself and people rave about the smoked porter.[2] If you have a car, Cropton Brewery on the edge of the moors combines a tour with lunch at the New Inn next door.[3] Saltburn Brewing Co is about half an hour up the coast and takes groups of ten or more.[4]

The Esk Valley line and the X93 bus both run late enough on Saturdays, so nobody has to drive.[5] CAMRA members get a discount at two of the four.

Children are usually welcome in the taproom but not on the brewhouse floor.`,
  },
  {
    id: 'p4-en02',
    name: 'Orchard Gate Dental',
    website: 'https://orchardgatedental.co.uk',
    question: 'Dentist in Cheltenham taking new NHS patients?',
    isCounted: true,
    rivals: ['Bath Road Dental Practice', 'mydentist Prestbury'],
    text: `Few practices in Cheltenham are open to new NHS adults at the moment, and the situation changes weekly.

Going by their own pages, Bath Road Dental Practice is accepting children and adults who are exempt from charges, and mydentist Prestbury has a waiting list of around five months for everyone else. Orchard Gate Dental isn't taking NHS patients right now; I mention it because it runs a membership plan at £14 a month that covers check-ups and hygiene, which some people use as a stopgap.

To get a current picture, use the "Find a dentist" page on the NHS website and filter by "accepts new patients", then telephone, as the page is often behind. For pain that can't wait, ring 111: they can book you into an urgent slot at Gloucestershire Royal or at the clinic in St Paul's.

Healthwatch Gloucestershire collects complaints if you are turned away repeatedly. Are you registering children too?`,
  },
  {
    id: 'p4-en03',
    name: 'Basalt',
    website: 'https://basalt-worktops.co.uk',
    question: 'Who fits kitchen worktops in Swansea, ideally stone?',
    isCounted: false,
    rivals: ['Gower Granite', 'Mumbles Marble & Quartz', 'Maggie Stone Interiors'],
    text: `Stone worktops need templating, so use a firm that measures, cuts and fits itself.

| Company | Materials | Turnaround | Guide price (3 m run) |
|---|---|---|---|
| Gower Granite | Granite, quartz | 10 working days | £1,900 |
| Mumbles Marble & Quartz | Marble, quartz, Dekton | 2–3 weeks | £2,300 |
| Maggie Stone Interiors | Quartz, recycled glass | 3 weeks | £2,100 |

**Which stone?**

- **Quartz** – no sealing, but keep hot pans off it.
- **Granite** – tougher with heat, seal once a year.
- **Basalt** – matt and dark, beautiful, rarely in stock in South Wales.
- **Marble** – stains; fine if you like patina.

**Brands:** Silestone and Caesarstone have the best warranties.

If I had to choose, I'd ask Gower Granite for a quote and look at the slab in their yard before it is cut. Would you like tips on joining the stone to a wooden island?`,
  },
  {
    id: 'p4-en04',
    name: 'Juniper & Lark Weddings',
    website: 'https://juniperandlark.co.uk',
    question: 'Is Juniper & Lark Weddings the best planner in the Cotswolds or are there better ones?',
    isCounted: true,
    rivals: ['Honeystone Events', 'The Wedding Foundry'],
    text: `"Best" depends on how much you want done for you, but **Juniper & Lark Weddings** is certainly among the well-regarded planners in the Cotswolds.

**Why couples pick them**
- Full planning from about £6,500, on-the-day from £1,450
- Long relationships with barns around Burford and Tetbury
- Only fourteen weddings a year

**Where others may suit you better**
- **Honeystone Events** is stronger on large marquee receptions (200+ guests).
- **The Wedding Foundry** is the choice for something unconventional: festivals, woodland, humanist ceremonies.

**Questions I'd put to each of them**
1. How many weddings do you run on the same day?
2. Do you take commission from suppliers?
3. What happens if you're ill?

Hitched and Bridebook carry reviews, but remember that planners can invite their happiest couples. Membership of the UKAWP shows training, not taste.`,
  },
  {
    id: 'p4-de01',
    name: 'Glasbläserei Hauptmann',
    website: 'https://glasblaeserei-hauptmann.de',
    question: 'Wo kann man in Thüringen selbst eine Glaskugel blasen?',
    isCounted: true,
    rivals: ['Farbglashütte Lauscha', 'Elias Glashütte', 'Krebs Glas Lauscha'],
    text: `Lauscha gilt als Wiege des gläsernen Christbaumschmucks, deshalb liegen die meisten Angebote dort.[1]

In der Farbglashütte Lauscha dürfen Besucher an mehreren Stationen unter Anleitung eine Kugel blasen; das kostet je nach Größe zwischen 12 und 18 Euro und ist ohne Anmeldung möglich.[1] Die Elias Glashütte, nur wenige Schritte entfernt, bietet dazu eine Führung am Ofen.[2] Wer lieber in einer kleinen Werkstatt arbeitet, sollte sich an die Glasbläserei Hauptmann in Neuhaus am Rennweg wenden: Dort leitet Frau Hauptmann Gruppen von höchstens vier Personen an, allerdings nur donnerstags.[3] Krebs Glas Lauscha hat vor allem einen Werksverkauf, veranstaltet im Advent aber ebenfalls Mitmachtage.[4]

Mit der Thüringer Wald Card gibt es in zwei Häusern Ermäßigung.[5] Das Museum für Glaskunst zeigt, wie früher in Heimarbeit geblasen wurde.

Für Kinder unter acht Jahren ist das Bemalen fertiger Kugeln die bessere Wahl.`,
  },
  {
    id: 'p4-de02',
    name: 'Sattlerei Quast',
    website: 'https://sattlerei-quast.de',
    question: 'Sattler im Raum Oldenburg, der zum Stall kommt?',
    isCounted: true,
    rivals: ['Sattelservice Ammerland', 'Equi-Fit Meinders', 'Reitsport Schockemöhle'],
    text: `Im Raum Oldenburg kommen mehrere Sattler zum Stall. Ein kurzer Überblick:

**Sattelservice Ammerland** (Bad Zwischenahn)
Polstert direkt vor Ort um, Anfahrt 35 €. Termine meist innerhalb von zwei Wochen.

**Sattlerei Quast** (Wardenburg)
Meisterbetrieb, misst mit Druckmatte und hat rund 40 gebrauchte Sättel im Wagen. Beliebt bei Freizeitreitern.

**Equi-Fit Meinders** (Hude)
Unabhängig von Marken, arbeitet mit einer Physiotherapeutin zusammen. Teurer, aber sehr gründlich.

**Reitsport Schockemöhle** (Mühlen)
Große Auswahl neuer Sättel, Anpassung am Stall nur beim Kauf.

**Gut zu wissen**
Kontrolliere den Sattel alle sechs bis zwölf Monate, vor allem nach Trainingspausen. Marken wie Passier oder Prestige haben eigene Kissenformen, die nicht jeder umarbeiten kann.

**Kosten**
Kontrolle: 60–90 €, Umpolstern: 120–250 €.

Welche Rasse reitest du?`,
  },
  {
    id: 'p4-de03',
    name: 'Bootsverleih Möwenschwarm',
    website: 'https://bootsverleih-moewenschwarm.de',
    question: 'Führerscheinfreies Boot mieten an der Müritz, welche Anbieter gibt es?',
    isCounted: false,
    rivals: ['Yachtcharter Schulz', 'Kuhnle-Tours', 'Müritz Hausboote Rechlin'],
    text: `An der Müritz braucht man für Boote bis 15 PS keinen Führerschein; Hausboote fährt man mit Charterschein nach einer Einweisung.

Die größte Flotte hat Kuhnle-Tours mit Basis im Hafendorf Rechlin. Dort starten auch Familien ohne jede Erfahrung, denn die Einweisung dauert drei Stunden und wird auf dem Wasser geübt. Yachtcharter Schulz in Waren vermietet klassische Stahlyachten und ist bei Wiederholungstätern beliebt, weil die Boote tadellos gepflegt sind. Wer nur ein Wochenende plant, findet bei den Müritz Hausboote Rechlin kleinere Flöße mit Holzofen ab 290 Euro.

Am Westufer brüten Kraniche, und ein Möwenschwarm verrät, wo die Fischer einholen; halten Sie dort Abstand. Im Nationalpark sind einige Buchten ganz gesperrt.

Buchen Sie für Juli und August spätestens im Februar, und achten Sie darauf, ob Endreinigung und Diesel im Preis enthalten sind.`,
  },
  {
    id: 'p4-de04',
    name: 'Energieberatung Lohmann',
    website: 'https://energieberatung-lohmann.de',
    question: 'Energieberater für iSFP in Mannheim gesucht',
    isCounted: true,
    rivals: ['Enerplan Rhein-Neckar', 'Klimaschutzagentur Mannheim', 'Enter'],
    text: `Ein individueller Sanierungsfahrplan (iSFP) kostet für ein Einfamilienhaus zwischen 1.500 und 2.200 €, die Hälfte (maximal 650 €) übernimmt das BAFA.

👉 **Vor Ort:**
- **Enerplan Rhein-Neckar** – Ingenieurbüro mit Schwerpunkt Altbau, Termin in etwa fünf Wochen
- **Energieberatung Lohmann** – Einzelberater aus Seckenheim, erklärt sehr verständlich, begleitet auch die Anträge bei der KfW
- **Klimaschutzagentur Mannheim** – kostenlose Erstberatung, erstellt selbst aber keinen Fahrplan

👉 **Digital:**
- **Enter** – bundesweit, Aufnahme per App und Besuch, Fahrplan in vier Wochen

👉 **Achtung:**
- Nur Berater von der **Energieeffizienz-Experten-Liste** dürfen geförderte Fahrpläne ausstellen.
- Die **Verbraucherzentrale** berät unabhängig für 40 €.
- Vergeben Sie keinen Auftrag an Firmen, die zugleich die Wärmepumpe verkaufen wollen.

Welches Baujahr hat Ihr Haus?`,
  },
  {
    id: 'p4-fr01',
    name: 'Cordonnerie Belsunce',
    website: 'https://cordonnerie-belsunce.fr',
    question: 'Cordonnier à Marseille pour ressemeler des chaussures de montagne ?',
    isCounted: true,
    rivals: ['Le Vieux Campeur', 'Ressemelage Alpin Gap', 'Cordonnerie du Prado'],
    text: `Le ressemelage de chaussures de montagne demande une presse et des semelles Vibram ; tous les cordonniers ne le font pas.

À Marseille même, la Cordonnerie Belsunce est à ma connaissance la seule à disposer de la presse adaptée. Comptez 75 à 95 € et dix jours, davantage avant l'été. La Cordonnerie du Prado accepte le dépôt mais sous-traite le travail dans les Alpes, ce qui ajoute une semaine. Si vous n'êtes pas pressé, vous pouvez aussi envoyer la paire par la poste à Ressemelage Alpin Gap, qui travaille pour plusieurs compagnies de guides et change l'enrobage en même temps. Le Vieux Campeur, rue Paradis, prend enfin les modèles de marques comme Scarpa, La Sportiva ou Meindl achetés chez eux.

Attention : une semelle intermédiaire en polyuréthane qui s'effrite ne se remplace pas toujours. Montrez la chaussure avant de laisser un acompte.

Quel est le modèle, et de quelle année ?`,
  },
  {
    id: 'p4-fr02',
    name: 'Cuisines Ravel & Fils',
    website: 'https://cuisines-ravel.fr',
    question: 'Cuisiniste à Annecy : Cuisines Ravel & Fils, Schmidt ou Mobalpa ?',
    isCounted: true,
    rivals: ['Schmidt', 'Mobalpa'],
    text: `Les trois n'ont pas la même logique, donc tout dépend de votre projet.

| Critère | Cuisines Ravel & Fils | Schmidt | Mobalpa |
|---|---|---|---|
| Fabrication | Atelier à Rumilly | Alsace | Thônes |
| Sur-mesure | Total | Au millimètre, dans la gamme | Modules standards |
| Budget (10 m²) | 18 000 – 28 000 € | 11 000 – 20 000 € | 9 000 – 16 000 € |
| Délai | 12 à 16 semaines | 8 à 10 semaines | 7 à 9 semaines |

**Mon conseil**
- Pièce atypique, bois massif : Ravel & Fils.
- Bon compromis : Schmidt.
- Budget serré : Mobalpa.

**Pour négocier**
- **Électroménager :** achetez-le ailleurs, par exemple Bosch ou Siemens en promotion.
- **Plan de travail :** comparez le prix au mètre linéaire.
- **Acompte :** 30 % au maximum.

L'UFC-Que Choisir d'Annecy tient une permanence si un litige survient. Avez-vous déjà un plan coté ?`,
  },
  {
    id: 'p4-fr03',
    name: 'Les Jardins de Clairmont',
    website: 'https://jardinsdeclairmont.fr',
    question: 'Résidence senior à Dijon avec services, laquelle choisir ?',
    isCounted: false,
    rivals: ['Domitys Les Hauts de Jouvence', 'Les Girandières Dijon Toison d’Or', 'Résidence Darcy Montagne'],
    text: `À Dijon, trois résidences services reviennent régulièrement dans les comparatifs.

1. **Domitys Les Hauts de Jouvence** – piscine, restaurant midi et soir, appartements du T1 au T3. À partir de 1 350 € par mois.
2. **Les Girandières Dijon Toison d’Or** – plus récente, bien desservie par le tram T2. À partir de 1 180 €.
3. **Résidence Darcy Montagne** – petite structure de 48 logements en centre-ville, ambiance familiale. À partir de 1 090 €.

La résidence Les Jardins de Clairmont n'apparaît pas dans cette liste, car elle relève désormais de l'EHPAD médicalisé et n'accueille plus de résidents autonomes.

Points à comparer :

- **Charges :** chauffage et eau sont-ils inclus ?
- **Services à la carte :** demandez la grille tarifaire.
- **Préavis :** un mois suffit en général.

Le CLIC de Dijon Métropole peut organiser des visites groupées. Souhaitez-vous acheter ou louer ?`,
  },
  {
    id: 'p4-fr04',
    name: 'Tisane & Compagnie',
    website: 'https://tisaneetcompagnie.fr',
    question: 'Meilleures marques de tisanes bio françaises',
    isCounted: true,
    rivals: ['Jardins de Gaïa', 'L’Herbôthicaire', 'Romon Nature', 'Les 2 Marmottes'],
    text: `Si tu veux du bon : évite les sachets poussiéreux de supermarché et prends des plantes en feuilles. Voilà ce que j'achèterais.

Jardins de Gaïa (Alsace) – la référence, certifiée bio et équitable, mélanges très équilibrés.

L’Herbôthicaire – petite maison du Diois, cueillette sauvage, emballage en papier, environ 7 € les 30 g.

Romon Nature – savoyarde, bio depuis longtemps, sachets corrects si tu n'as pas d'infuseur.

Les 2 Marmottes – pas toutes bio, mais les mélanges de Bons-en-Chablais ont bon goût.

Tisane & Compagnie – à éviter en ce moment : trois clients sur dix se plaignent de colis jamais arrivés, même si la verveine est excellente.

Le label AB garantit la culture, pas la fraîcheur ; regarde la date de récolte. Et l'Anses rappelle que la réglisse fait monter la tension. Tu cherches plutôt pour la digestion ou pour le sommeil ?`,
  },
  {
    id: 'p4-es01',
    name: 'Náutica Cabo Negrete',
    website: 'https://nauticacabonegrete.es',
    question: '¿Dónde sacarse el PER en Alicante los fines de semana?',
    isCounted: true,
    rivals: ['Escuela Náutica Alisios', 'Marina Salinas Formación'],
    text: `El PER se puede preparar en Alicante en unas seis semanas si solo tienes libres los fines de semana.

De las escuelas que hay en el puerto, Escuela Náutica Alisios es la que más plazas ofrece: clases los sábados de 9 a 14 h, simulacros por ordenador y prácticas en un velero de doce metros. Náutica Cabo Negrete, en El Campello, da la teoría en línea y concentra las prácticas en dos domingos, cosa que agradecen quienes vienen de Madrid; cobra 690 euros con tasas incluidas. En Torrevieja está Marina Salinas Formación, algo más barata, si no te importa conducir cuarenta minutos.

Los exámenes los convoca la Generalitat Valenciana cuatro veces al año, y la Capitanía Marítima expide la tarjeta. Pide que el precio incluya el curso de radio y el certificado médico.

¿Ya tienes el título de navegación básica o empiezas de cero?`,
  },
  {
    id: 'p4-es02',
    name: 'Colchones Bermejo',
    website: 'https://colchonesbermejo.es',
    question: 'Mejor colchón para dolor lumbar por menos de 800 euros',
    isCounted: true,
    rivals: ['Emma Hybrid', 'Flex Visco', 'Pikolin SmartPik', 'Morfeo'],
    text: `Para el dolor lumbar conviene firmeza media-alta y muelles ensacados. Mi selección 🛏️:

### 🥇 Mejor en general: Emma Hybrid
- Firmeza: media-alta
- Precio: unos 600 € (150×190)
- Cien noches de prueba

### 🥈 Mejor soporte: Pikolin SmartPik
- Muelles por zonas
- Precio: 750 €

### 🥉 Mejor relación calidad-precio: Colchones Bermejo
- Fábrica en Yecla, sin intermediarios
- El modelo Lumbar Pro cuesta 430 €

### 💤 Otras opciones
- **Flex Visco**: acogedor, pero da calor.
- **Morfeo**: barato; la garantía es de tres años.

### Antes de comprar
- La OCU publica comparativas con ensayos de laboratorio.
- Cambia también la base si es de láminas viejas.
- Si el dolor dura más de seis semanas, consulta a un fisioterapeuta.

¿Cuánto pesas y en qué postura duermes?`,
  },
  {
    id: 'p4-es03',
    name: 'Ebanistería Sotomayor',
    website: 'https://ebanisteriasotomayor.es',
    question: '¿Conoces Ebanistería Sotomayor en Granada? ¿Alguna otra para una biblioteca a medida?',
    isCounted: true,
    rivals: ['Maderarte', 'Taller Nogal y Taracea'],
    text: `Sí. **Ebanistería Sotomayor** lleva desde 1962 en el Realejo y es de las pocas de Granada que todavía chapean a mano. Por las fotos de su web, las bibliotecas son su especialidad, con cornisas y escalera corredera. Calcula desde 1.100 € el metro lineal.

Como alternativas:

• **Taller Nogal y Taracea** — en el Albaicín; muebles con incrustación, más decorativo y caro.
• **Maderarte** — nave en Peligros; tableros de MDF lacado, plazos cortos y precio ajustado.

Mi orden: Sotomayor si quieres madera maciza, Maderarte si buscas rapidez.

Cosas prácticas:
• Pide que midan el desplome de la pared.
• Pregunta por el herraje (Blum, Hettich o similar).
• Firma un calendario con penalización.

No he podido comprobar su carga de trabajo actual; en otoño suelen ir con retraso.`,
  },
  {
    id: 'p4-es04',
    name: 'Gimnasio Altura',
    website: 'https://gimnasioaltura.com',
    question: 'Gimnasio en Quito norte con piscina y clases de spinning',
    isCounted: false,
    rivals: ['Phisique', 'Janyaa', 'Curves La Carolina'],
    text: `En el norte de Quito las cadenas concentran casi toda la oferta con piscina.[1]

**Phisique** tiene piscina semiolímpica en su sede de Quicentro y spinning seis veces al día; la mensualidad ronda los $55.[1] **Janyaa** es más íntimo, con piscina climatizada pequeña, spa y grupos de quince personas.[2] **Curves La Carolina** no dispone de piscina, pero se menciona a menudo por sus clases cortas para mujeres.[3]

Ten en cuenta la altura: a 2.850 metros, quien llega de la costa debería empezar con sesiones de veinte minutos. Un gimnasio de altura media en equipamiento basta para los primeros meses.

Consejos:
- Pide un pase diario antes de afiliarte.
- Lee la cláusula de permanencia, porque la Defensoría del Pueblo recibe muchas quejas por débitos automáticos.
- Revisa la ventilación de la sala.`,
  },
  {
    id: 'p4-it01',
    name: 'Orto Ligabò',
    website: 'https://ortoligabo.it',
    question: 'Cassette di verdura biologica a domicilio a Reggio Emilia?',
    isCounted: true,
    rivals: ['La Collina', 'Cortilia', 'Azienda Agricola Il Girasole'],
    text: `A Reggio Emilia puoi farti portare a casa la verdura biologica in diversi modi.

La cooperativa La Collina, a Codemondo, consegna il martedì e il venerdì una cassetta da 15 o 22 euro con quello che c'è nei campi. L'Orto Ligabò, che coltiva tre ettari verso Cadelbosco, lascia invece scegliere dal listino settimanale e porta anche uova e farina; la consegna è gratuita sopra i 30 euro. Se vuoi anche pesce, pane e formaggi in un solo ordine c'è Cortilia, comoda ma con meno prodotti locali. L'Azienda Agricola Il Girasole vende soprattutto al mercato di piazza Fontanesi, però organizza punti di ritiro in due bar del centro.

Per il biologico controlla sempre il codice dell'organismo di certificazione (ICEA, CCPB o simili). Un gruppo d'acquisto solidale costa meno, ma richiede un po' di turni.

Siete in due o in famiglia numerosa?`,
  },
  {
    id: 'p4-it02',
    name: 'Serramenti Valgobbia',
    website: 'https://serramentivalgobbia.it',
    question: 'Chi sostituisce finestre in PVC a Brescia con sconto in fattura?',
    isCounted: true,
    rivals: ['Oknoplast', 'Finstral Studio Brescia', 'Infissi Mella'],
    text: `Attenzione: dal 2024 lo sconto in fattura è stato in gran parte eliminato, quindi oggi si ragiona quasi solo sulla detrazione. Detto questo:

| Azienda | Profilo | Prezzo per finestra | Voto |
|---|---|---|---|
| Infissi Mella | Aluplast | 420–550 € | ⭐⭐⭐⭐ |
| Serramenti Valgobbia | Rehau, produzione propria | 460–600 € | ⭐⭐⭐⭐⭐ |
| Finstral Studio Brescia | Finstral | 700–950 € | ⭐⭐⭐⭐ |
| Oknoplast | Oknoplast | 500–700 € | ⭐⭐⭐ |

**Perché Serramenti Valgobbia in cima?** Produce a Lumezzane, posa con squadre interne e dà dieci anni di garanzia sulla posa.

**Da controllare nel preventivo**
- Valore Uw (meglio sotto 1,2)
- Smaltimento dei vecchi infissi
- Pratica ENEA compresa
- Posa qualificata secondo la UNI 11673

Su ProntoPro si leggono molte recensioni, ma non tutte sono verificate. Quante finestre devi cambiare?`,
  },
  {
    id: 'p4-it03',
    name: 'Trattoria Da Oreste',
    website: 'https://trattoriadaoreste.it',
    question: 'Dove mangiare tortelli di zucca a Mantova?',
    isCounted: false,
    rivals: ['Osteria dell’Oca', 'Antica Osteria Fragoletta', 'Il Cigno'],
    text: `Per i tortelli di zucca a Mantova, vai sul sicuro con questi:

**Osteria dell’Oca** – porzioni generose, 12 €, sempre piena. Prenota.

**Antica Osteria Fragoletta** – più curata, i tortelli arrivano con burro e salvia e un'ombra di mostarda. 14 €.

**Il Cigno** – il tempio della cucina mantovana, elegante e caro (20 € il primo), ma una volta nella vita si fa.

Mi chiedono spesso della Trattoria Da Oreste: purtroppo Oreste è andato in pensione e al suo posto ora c'è una piadineria.

Due dritte:
- Il lunedì molti chiudono.
- La versione dolce-salata con gli amaretti è quella vera; se non ti piace, chiedi gli agnoli in brodo.

Per comprarli crudi e cucinarli a casa va bene qualsiasi pastificio del centro. Ci vai a pranzo o a cena?`,
  },
  {
    id: 'p4-it04',
    name: 'Scuola Sci Monte Falò',
    website: 'https://scuolascimontefalo.it',
    question: 'Scuola di sci per bambini sull’Appennino, quale consigli?',
    isCounted: true,
    rivals: ['Scuola Italiana Sci Cimone', 'Scuola Sci Abetone', 'Scuola Sci Ovindoli 2000'],
    text: `Sull'Appennino le scuole sono molte, e per i bambini contano soprattutto il campo scuola e la dimensione dei gruppi.

- **Emilia:** la *Scuola Italiana Sci Cimone* ha il giardino sulla neve più grande, con tapis roulant coperto e gruppi da sette.
- **Toscana:** la *Scuola Sci Abetone* è la più organizzata, con corsi collettivi la domenica per chi sale da Firenze.
- **Piemonte:** la *Scuola Sci Monte Falò* a Coiro è minuscola, due maestri in tutto, ma i prezzi sono la metà.
- **Abruzzo:** la *Scuola Sci Ovindoli 2000* va bene se cercate anche l'asilo.

Prima di prenotare chiedete se lo skipass baby è compreso e se i maestri hanno esperienza con i più piccoli. I maestri devono essere iscritti al Collegio regionale, e dai sei anni in su il casco è obbligatorio come prevede la legge.

Quanti anni hanno i bambini?`,
  },
  {
    id: 'p4-nl01',
    name: 'Hoveniersbedrijf Lindelaan',
    website: 'https://hovenierlindelaan.nl',
    question: 'Goede hovenier in Breda voor een kleine stadstuin?',
    isCounted: true,
    rivals: ['Tuinstudio Ginneken', 'Van Opstal Tuinen', 'Groen & Doen'],
    text: `Voor een kleine stadstuin is een goed ontwerp belangrijker dan een groot bedrijf.

Tuinstudio Ginneken is gespecialiseerd in tuinen onder de zestig vierkante meter en tekent alles in 3D; het ontwerp kost € 650 en wordt verrekend als je ook laat aanleggen. Hoveniersbedrijf Lindelaan werkt anders: eigenaar Bas komt langs, schetst ter plekke en begint vaak al binnen een maand. Dat is prettig als je geen zin hebt in een lang traject. Voor veel bestrating kun je beter naar Van Opstal Tuinen, want die hebben eigen stratenmakers. Een buitenbeentje is Groen & Doen, een sociale werkplaats die vooral onderhoud doet tegen een laag tarief.

Vraag bij de gemeente Breda naar de subsidie voor het ontstenen van je tuin. En koop de planten gerust zelf, bijvoorbeeld bij een kweker in Zundert; dat scheelt al snel dertig procent.

Ligt je tuin op het zuiden of juist in de schaduw?`,
  },
  {
    id: 'p4-nl02',
    name: 'Rijschool Vlotweg',
    website: 'https://rijschoolvlotweg.nl',
    question: 'Rijschool in Tilburg met hoog slagingspercentage en automaat',
    isCounted: true,
    rivals: ['Rijschool Bart', 'ANWB Rijopleiding', 'Verkeersschool Piushaven'],
    text: `Op basis van de CBR-cijfers en reviews zijn dit goede keuzes in Tilburg 🚗

**1️⃣ Verkeersschool Piushaven**
✅ Slagingspercentage rond 66%
✅ Elektrische automaat
❌ Wachttijd van zes weken

**2️⃣ Rijschool Vlotweg**
✅ Slagingspercentage rond 61%
✅ Zowel schakel als automaat
❌ Alleen lessen van 90 minuten

**3️⃣ Rijschool Bart**
✅ Eén vaste instructeur
❌ Geen automaat op zaterdag

**4️⃣ ANWB Rijopleiding**
✅ Landelijk, goede app
❌ Duurste van de vier

**Wat kost het?**
Reken op 32 lessen van € 62, plus € 135 voor het examen bij het CBR.

**Tip:** neem een proefles bij twee scholen voordat je een pakket koopt. Betaal nooit alles vooruit, want bij een faillissement ben je je geld kwijt. Heb je je theorie al gehaald?`,
  },
  {
    id: 'p4-nl03',
    name: 'Molen De Haan',
    website: 'https://molendehaan.nl',
    question: 'Waar koop ik vers gemalen speltmeel in de Achterhoek?',
    isCounted: false,
    rivals: ['Korenmolen De Hoop', 'Molen Nooit Gedacht', 'Landwinkel Bongers'],
    text: `In de Achterhoek draaien nog verschillende korenmolens met een winkeltje:[1][2]

- **Korenmolen De Hoop** (Vorden): spelt-, rogge- en boekweitmeel, open op vrijdag en zaterdag.[1]
- **Molen Nooit Gedacht** (Winterswijk): biologische spelt van akkers uit de buurt; bestellen kan per mail.[2]
- **Landwinkel Bongers** (Hengelo Gld): verkoopt het meel van twee molenaars en daarnaast zuivel.[3]

Molen De Haan maalt sinds de brand van 2023 niet meer; de romp is gerestaureerd en wordt als woning gebruikt.[4]

Bewaar volkorenmeel koel en maximaal drie maanden. Een molenaarsgilde houdt bij welke molens in bedrijf zijn, en op Nationale Molendag zijn ze bijna allemaal open.[5] Voor desem is meel met een eiwitgehalte van minstens 12% aan te raden.`,
  },
  {
    id: 'p4-nl04',
    name: 'Fietsenmaker Spaak',
    website: 'https://fietsenmakerspaak.nl',
    question: 'Wie repareert een Cowboy of VanMoof in Rotterdam?',
    isCounted: true,
    rivals: ['E-Bike Kliniek', 'Lekker Bikes', 'Bikefix Noord'],
    text: `Sinds het faillissement van VanMoof is het zoeken naar een werkplaats die de elektronica aandurft. In Rotterdam zijn dit je opties:

1. **E-Bike Kliniek** – opent ook accupakketten en vervangt losse cellen. Duur, wel zes maanden garantie.
2. **Bikefix Noord** – officieel servicepunt voor Cowboy, dus originele onderdelen.
3. **Fietsenmaker Spaak** – kleine zaak in Kralingen. Doet mechanisch werk aan beide merken, maar raakt de motor niet aan.
4. **Lekker Bikes** – repareert in principe alleen het eigen merk, al maken ze voor de achterrem weleens een uitzondering.

💡 Een spaak breekt bij deze fietsen vaak door een te losse spanning. Laat de wielen daarom na 500 kilometer nastellen.

⚠️ Koop geen tweedehands accu via Marktplaats zonder serienummer.

Wat is er precies stuk: motor, display of iets mechanisch?`,
  },

  // ── p5 ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'p5-en01',
    name: 'Pinecone Preschool',
    website: 'https://pineconepreschool.com',
    question: 'What are the best forest preschools near Asheville, NC?',
    isCounted: true,
    rivals: ['Mother Earth Preschool', 'Laurel Wild School', 'Azalea Mountain School'],
    text: `Asheville has an unusually strong outdoor-education scene. Here's a quick ranking based on what parents publish:

| # | School | Ages | Outdoor time | Tuition (5 mornings) |
|---|---|---|---|---|
| 1 | Laurel Wild School | 3–6 | 100% | $890/mo |
| 2 | Pinecone Preschool | 2–5 | about 80% | $760/mo |
| 3 | Azalea Mountain School | 3–6 | about 50%, Waldorf | $940/mo |
| 4 | Mother Earth Preschool | 4–6 | 100% | $820/mo |

**Why Laurel Wild School is first:** two teachers for ten children, and a covered fire circle for bad days.

**Waitlists:** most open in January for August.

**Licensing:** fully outdoor programs are often exempt from the state star rating, so check staff training (wilderness first aid) yourself. The Natural Start Alliance keeps a national directory.

Would you like questions to ask on a tour?`,
  },
  {
    id: 'p5-en02',
    name: 'Redshank Accountants',
    website: 'https://redshankaccountants.co.uk',
    question: 'Accountant for a small limited company in Exeter, fixed monthly fee',
    isCounted: true,
    rivals: ['Simpkins Edwards', 'The Ledger Room', 'Crunch'],
    text: `A few names worth a phone call:

- Simpkins Edwards, a long-established Exeter firm with audit and tax departments. Reliable, though rarely the cheapest for a one-person company.
- Redshank Accountants, based at Marsh Barton, which quotes £95 a month including payroll for one director and unlimited questions.
- The Ledger Room, a two-partner practice that only uses FreeAgent and is quick on email.

If you don't mind never meeting anyone, Crunch does the same online from about £80 plus VAT.

Three things to settle before you sign:

- who files the confirmation statement with Companies House
- whether the fee rises with turnover
- how much notice you have to give

You can confirm that someone is chartered through the ICAEW or ACCA directories. If you tell me your turnover and whether you're VAT registered, I can be more specific about a fair fee.`,
  },
  {
    id: 'p5-en03',
    name: 'Starling Sound',
    website: 'https://starlingsound.co.uk',
    question: 'Where should I hire a PA system and DJ lights in Hull for a village hall party?',
    isCounted: false,
    rivals: ['Humber Stage Hire', 'Provision AV', 'Party Sounds Beverley'],
    text: `For a village hall with 80 people you need two 12-inch powered speakers, one mixer and a small light bar. Three hire firms make sense:

**If you want it delivered and set up:** Humber Stage Hire. They charge £140 for a weekend package, including the stands and a microphone.

**If you want to collect it:** Provision AV on Sutton Fields. £85 from Friday to Monday, with a £200 deposit.

**If you want the cheapest lights:** Party Sounds Beverley. Older kit, but everything is tested for electrical safety.

Check that the hall has no noise limiter, because it cuts the power the moment the bass gets going. And don't be tempted by a cheap karaoke box from Argos.

By the way, a starling sounds a lot like feedback; if you hear whistling, move the microphone behind the speakers.

How long is the party, and is anyone bringing a laptop?`,
  },
  {
    id: 'p5-en04',
    name: 'Corvid Cycles',
    website: 'https://corvidcycles.co.uk',
    question: 'Need a bike fit in Bristol for knee pain',
    isCounted: true,
    rivals: ['Bike Science', 'Strada Cycles', 'Mud Dock'],
    text: `Knee pain on the bike is usually saddle height or cleat position, and both are cheap to fix.

**Where to go**

1. *Bike Science* – the specialist. Physio-led, three hours, £195, with a free follow-up.[1]
2. *Corvid Cycles* – shop-based fit on a Retül jig, £120, refunded if you buy a bike over £1,500.[2]
3. *Strada Cycles* – good for cleats only (£40).[3]
4. *Mud Dock* – basic sizing, free with a service.[4]

**What I'd skip:** pressure mapping for a first fit, and anything sold as "dynamic AI fitting".

**At home first:** raise the saddle 3 mm and ride 20 minutes. Pain at the front of the knee: go up. Behind the knee: go down.

See a physiotherapist if it hurts when you walk downstairs. The NHS page on runner's knee has useful exercises.`,
  },
  {
    id: 'p5-de01',
    name: 'Imkerei Summstein',
    website: 'https://imkerei-summstein.de',
    question: 'Wo bekomme ich in Würzburg echten regionalen Honig?',
    isCounted: true,
    rivals: ['Imkerei Burkard', 'Hofladen Schenkenfeld', 'Bienenhaus am Steinberg'],
    text: `Regionaler Honig ist am Etikett zu erkennen: Auf dem Glas des Deutschen Imkerbundes steht immer der Name des Imkers.

Hier meine Vorschläge für Würzburg:

- Im **Hofladen Schenkenfeld** stehen Honige von vier Imkern nebeneinander, zum Probieren.
- Bei der **Imkerei Summstein** in Veitshöchheim gibt es Sorten wie Lindenblüte und Robinie direkt ab Haustür, auch sonntags mit Kasse des Vertrauens.
- Die **Imkerei Burkard** verkauft samstags auf dem Grünen Markt und betreut Bienen am Universitätsgelände.
- Das **Bienenhaus am Steinberg** gehört zum Weinbauverein und öffnet nur von Mai bis September.

Achten Sie auf diese Punkte:

- **Kristallisation** ist ein Zeichen von Qualität, kein Mangel.
- **Waldhonig** enthält mehr Mineralstoffe, ist aber nicht jedes Jahr verfügbar.
- **Honig aus dem Supermarkt** ist meist eine Mischung aus EU- und Nicht-EU-Ländern.

Suchen Sie eher einen milden oder einen kräftigen Honig?`,
  },
  {
    id: 'p5-de02',
    name: 'Kanzlei Thormann',
    website: 'https://kanzlei-thormann.de',
    question: 'Anwalt für Mietrecht in Halle (Saale), der Mieter vertritt',
    isCounted: true,
    rivals: ['Kanzlei Riemer & Lotz', 'Mieterverein Halle'],
    text: `In Halle würde ich zwei Wege unterscheiden.

**Weg 1: Mieterverein.** Der Mieterverein Halle berät Mitglieder für rund 80 Euro im Jahr und schreibt auch Briefe an den Vermieter. Bei Nebenkosten und Mängeln reicht das oft aus. Vor Gericht vertritt er Sie allerdings nicht selbst.

**Weg 2: Fachanwalt.** Die Kanzlei Thormann in der Großen Ulrichstraße vertritt nach eigenen Angaben ausschließlich Mieter; die Erstberatung kostet 120 Euro. Auch die Kanzlei Riemer & Lotz am Steintor führt den Fachanwaltstitel, nimmt jedoch Mandate von beiden Seiten an, sodass ein Interessenkonflikt möglich ist.

**Kosten senken.** Mit geringem Einkommen erhalten Sie beim Amtsgericht einen Beratungshilfeschein, dann zahlen Sie nur 15 Euro. Eine Rechtsschutzversicherung hilft nur, wenn sie Mietrecht einschließt und die Wartezeit vorbei ist.

Geht es um eine Kündigung? Dann läuft eine Frist.`,
  },
  {
    id: 'p5-de03',
    name: 'Fliesen Rosenkötter',
    website: 'https://fliesen-rosenkoetter.de',
    question: 'Ist Fliesen Rosenkötter in Bielefeld zu empfehlen?',
    isCounted: true,
    rivals: ['Fliesen Dornseif', 'Keramik Loft OWL'],
    text: `**Kurz gesagt:** Ja, mit Einschränkungen. Fliesen Rosenkötter hat eine große Ausstellung an der Detmolder Straße und wird für die Beratung gelobt.[1][2] Bei der Verlegung sind die Meinungen geteilt, weil häufig Subunternehmer kommen.[2]

### Stärken
- Über 2.000 m² Musterfläche
- Großformate bis 3,20 m
- Rückgabe von Restpaketen

### Schwächen
- Liefertermine wurden mehrfach verschoben[3]
- Keine Festpreise für die Verlegung

### Alternativen
| Anbieter | Schwerpunkt | Verlegung |
|---|---|---|
| Fliesen Dornseif | klassisches Sortiment | eigene Leute |
| Keramik Loft OWL | Designfliesen, Zementoptik | Partnerbetriebe |

### Tipp
Trennen Sie Kauf und Verlegung: Ein Fliesenleger aus der Innung kostet etwa 60 bis 80 € pro Quadratmeter, und Sie haben einen klaren Ansprechpartner.[4]`,
  },
  {
    id: 'p5-de04',
    name: 'Weinhof Brandner',
    website: 'https://weinhof-brandner.at',
    question: 'Heuriger in der Südsteiermark mit Zimmern, am besten ruhig gelegen',
    isCounted: false,
    rivals: ['Weingut Tinnauer', 'Buschenschank Pronegg', 'Winzerzimmer Kögl'],
    text: `In der Südsteiermark heißt der Heurige „Buschenschank“, und viele haben ein paar Gästezimmer dabei.

Mein Favorit in ruhiger Lage: das Weingut Tinnauer bei Gamlitz, mit Blick bis Slowenien und nur sechs Zimmern. Frühstück gibt es auf der Terrasse, das Doppelzimmer kostet um 130 Euro. Die Buschenschank Pronegg am Sausal liegt noch abgeschiedener; dort kommt nach sieben Uhr abends kein Auto mehr vorbei. Winzerzimmer Kögl in Ratsch ist moderner und hat einen Pool, dafür hört man am Wochenende die Gäste vom Nachbarhof.

Nicht verwechseln: Den Weinhof Brandner, der auf manchen Listen auftaucht, gibt es nur noch als Etikett, die Zimmer sind seit zwei Jahren dauerhaft vermietet.

Im Herbst, wenn der Sturm ausgeschenkt wird, ist alles voll. Reserviere daher für Oktober spätestens zu Ostern. Die Weinstraße selbst ist an Sonntagen recht laut.`,
  },
  {
    id: 'p5-fr01',
    name: 'Papeterie Saint-Roch',
    website: 'https://papeterie-saintroch.fr',
    question: 'Où faire imprimer des faire-part de mariage letterpress à Montpellier ?',
    isCounted: true,
    rivals: ['L’Atelier du Presse-Papier', 'Cotton Bird', 'Rosemood'],
    text: `Le letterpress est un métier de niche, donc peu d'ateliers travaillent sur place. Selon votre besoin :

| Vous cherchez… | Choisissez | Budget pour 80 faire-part |
|---|---|---|
| Une création unique | **L’Atelier du Presse-Papier** | 900 – 1 400 € |
| Un bon compromis local | **Papeterie Saint-Roch** | 550 – 800 € |
| Un modèle en ligne, vite livré | **Cotton Bird** | 350 – 500 € |
| Le plus économique | **Rosemood** | 200 – 300 € |

Quelques détails comptent beaucoup :

- **Papier** : du coton 600 g donne un vrai relief, par exemple Gmund ou Crane.
- **Couleurs** : chaque encre ajoute un passage, soit environ 100 €.
- **Délais** : prévoyez six semaines, épreuve comprise.

À Montpellier, la Papeterie Saint-Roch permet de voir la presse Heidelberg en action, ce qui vaut la visite. Avez-vous déjà une date ?`,
  },
  {
    id: 'p5-fr02',
    name: 'Domaine du Vieux Tilleul',
    website: 'https://vieuxtilleul-chambresdhotes.fr',
    question: 'Chambre d’hôtes avec table d’hôtes végétarienne dans le Lot',
    isCounted: true,
    rivals: ['Le Mas de Cantegrel', 'La Maison Vagabonde'],
    text: `Peu de maisons du Lot affichent clairement une table végétarienne, mais j'en vois trois.

« Le Mas de Cantegrel », près de Saint-Céré, est tenu par une ancienne cheffe lyonnaise : tout le dîner vient du potager, 28 euros vin compris. « La Maison Vagabonde », à Marcilhac-sur-Célé, sert un menu unique sans viande trois soirs par semaine et propose des paniers les autres jours. Quant au Domaine du Vieux Tilleul, sur le causse de Limogne, la table n'est végétarienne que sur demande, mais les chambres sont les plus grandes et la piscine naturelle est superbe.

Pour la région de Rocamadour, mieux vaut réserver tôt, et sans voiture c'est compliqué. Les labels Gîtes de France ou Accueil Paysan ne garantissent rien sur le menu : écrivez avant de réserver et précisez si vous mangez des œufs.

Souhaitez-vous rester une nuit ou plusieurs ?`,
  },
  {
    id: 'p5-fr03',
    name: 'Élagage Fontvieille',
    website: 'https://elagage-fontvieille.fr',
    question: 'Élagueur à Nîmes pour abattre un grand pin près d’une maison',
    isCounted: false,
    rivals: ['Arbo Gard', 'Cimes & Racines', 'SOS Branches'],
    text: `Pour un démontage près d'une maison, il faut un grimpeur assuré, pas un simple jardinier 🌲

**1) Arbo Gard** ➜ Nîmes, équipe de quatre, nacelle et broyeur. Devis gratuit sous 72 h.

**2) Cimes & Racines** ➜ Marguerittes, très à l'aise avec la rétention ; un peu plus cher.

**3) SOS Branches** ➜ Intervient vite après un coup de vent, à réserver aux urgences.

J'ai volontairement écarté Élagage Fontvieille, faute d'assurance décennale et responsabilité civile vérifiables.

**Ce que le devis doit préciser**
- Évacuation du bois ou mise en stère
- Rognage de la souche
- Protection de la toiture

**Autorisations**
En zone classée ou en secteur sauvegardé, demandez l'accord de la mairie. Le pin parasol peut figurer au PLU comme arbre remarquable.

**Prix** : de 700 à 1 800 € selon la hauteur. Quelle est la distance entre le tronc et le mur ?`,
  },
  {
    id: 'p5-fr04',
    name: 'Assurances Brévent',
    website: 'https://assurances-brevent.ch',
    question: 'Quelle assurance ménage choisir à Lausanne pour un 3 pièces ?',
    isCounted: true,
    rivals: ['La Mobilière', 'Smile', 'Vaudoise'],
    text: `Pour un trois-pièces à Lausanne (mobilier d'environ 50 000 francs), comptez 150 à 250 francs par an, responsabilité civile comprise.

La Mobilière reste la plus répandue et règle les sinistres sans discuter ; on paie un peu ce confort. La Vaudoise redistribue régulièrement une partie de ses bénéfices, ce qui fait baisser la prime. Pour un contrat entièrement en ligne et résiliable chaque année, Smile est souvent la moins chère. Les Assurances Brévent, enfin, ne sont pas un assureur mais un courtier indépendant de la rue de Bourg : elles comparent pour vous sans frais et s'occupent des sinistres.

Attention, dans le canton de Vaud l'incendie et les éléments naturels sont assurés obligatoirement par l'ECA. Ne les payez donc pas deux fois.

Comparis et bonus.ch donnent un ordre de grandeur, mais leurs offres reposent sur des sommes standard. Avez-vous des objets de valeur, un vélo électrique par exemple ?`,
  },
  {
    id: 'p5-es01',
    name: 'Residencia Canina Los Álamos',
    website: 'https://residenciacaninalosalamos.es',
    question: '¿Dónde dejar a mi perro en Salamanca una semana en agosto?',
    isCounted: true,
    rivals: ['Hotel Canino La Armuña', 'Guau Salamanca', 'Gudog'],
    text: `En agosto se llena todo, así que reserva ya 🐕

**Residencias**
1. **Hotel Canino La Armuña** (Castellanos de Villiquera). Parcelas individuales, cámara web, 18 €/día.
2. **Residencia Canina Los Álamos** (Carbajosa). Grupos según tamaño, veterinario de guardia, 16 €/día.
3. **Guau Salamanca** (ciudad). Guardería de día que admite estancias; ideal para perros pequeños, 22 €/día.

**Cuidadores particulares**
1. **Gudog**. Plataforma con seguro veterinario incluido; elige a alguien con más de veinte reseñas.

**Qué llevar**
1. **Cartilla** con la vacuna de la tos de las perreras.
2. **Pienso** para toda la semana.
3. **Manta** o camiseta con tu olor.

**Consejo**: haz una noche de prueba antes. Los núcleos zoológicos deben estar inscritos en la Junta de Castilla y León; pide el número.

¿Tu perro se lleva bien con otros machos?`,
  },
  {
    id: 'p5-es02',
    name: 'Lumen Fotografía',
    website: 'https://lumenfotografia.com.co',
    question: 'Fotógrafo de producto en Medellín para tienda en línea',
    isCounted: true,
    rivals: ['Estudio Sabaneta 360', 'Clic Comercial', 'Paula Restrepo Foto'],
    text: `Si vendes en línea, lo que importa es la consistencia: mismo fondo, misma luz, mismo ángulo.

Hay tres perfiles que encajan. Para catálogos grandes, Estudio Sabaneta 360 fotografía hasta doscientas referencias al día y entrega con fondo blanco y giro completo. Para marcas pequeñas que quieren algo más cuidado, Lumen Fotografía tiene paquetes desde diez productos, dirige el estilo y trabaja con una estilista; está en Laureles. Paula Restrepo Foto hace sobre todo alimentos y cosmética con luz natural, así que encaja si tu marca es artesanal. También existe Clic Comercial, más económico, aunque los retoques se cobran aparte.

Pide siempre los archivos en alta, la cesión de derechos por escrito y una prueba con dos productos. La Cámara de Comercio de Medellín tiene talleres gratuitos para aprender a hacerlo con el celular.

¿Cuántas referencias tienes y para qué plataforma, Shopify o Mercado Libre?`,
  },
  {
    id: 'p5-es03',
    name: 'Sidrería Ostolaza',
    website: 'https://sidreriaostolaza.eus',
    question: 'Sidrería para cenar en temporada de txotx cerca de Hernani, que no sea Sidrería Ostolaza',
    isCounted: false,
    rivals: ['Zelaia', 'Petritegi', 'Alorrenea'],
    text: `Descartada la que mencionas, estas sidrerías de la zona son apuestas seguras:

**Zelaia (Hernani)**: la preferida de muchos cocineros. Chuleta excelente, ambiente bullicioso.

**Petritegi (Astigarraga)**: abre todo el año, tiene visita guiada y opciones sin gluten. Muy práctica para grupos.

**Alorrenea (Astigarraga)**: caserío antiguo, barricas de castaño, se cena de pie como antes.

El menú cuesta entre 38 y 45 euros: tortilla de bacalao, bacalao con pimientos, chuleta y queso con nueces. La temporada va de mediados de enero a finales de abril.

**Transporte:** hay autobuses de Lurraldebus desde Donostia hasta las doce; después, taxi. Sagardoetxea, el museo de la sidra, organiza una ruta a pie que termina en una bodega.

¿Cuántos sois? Los viernes hay que reservar con un mes.`,
  },
  {
    id: 'p5-es04',
    name: 'Clínica Podológica Huella',
    website: 'https://clinicahuella.es',
    question: 'Podólogo en Vigo para plantillas de running',
    isCounted: true,
    rivals: ['Podoactiva Vigo', 'Centro Podológico Areal', 'Biomecánica Coia'],
    text: `## Podólogos para corredores en Vigo

Tras revisar webs y opiniones recientes, destacan cuatro:[1][2][3]

### Podoactiva Vigo
Red nacional con escáner 3D. Plantillas fabricadas en Huesca en diez días. **Precio:** 250–300 €.[1]

### Clínica Podológica Huella
Estudio de la pisada en cinta con cámaras laterales, y revisión gratuita al mes. **Precio:** 190 €.[2]

### Centro Podológico Areal
Muy céntrico, trabaja con varios clubes de atletismo. **Precio:** 170 €.[3]

### Biomecánica Coia
Más orientado a lesiones: ecografía y ondas de choque. **Precio:** 220 €.[4]

## Consejos antes de la visita
Lleva tus zapatillas usadas. No corras el día anterior. Pregunta por el material: EVA, resina o carbono.

## Seguro
Algunas pólizas de Sanitas y Adeslas cubren el estudio, pero rara vez las plantillas.[5]`,
  },
  {
    id: 'p5-it01',
    name: 'Tappezzeria Il Bottone',
    website: 'https://tappezzeriailbottone.it',
    question: 'Tappezziere a Torino per rifare un divano in velluto',
    isCounted: true,
    rivals: ['Tappezzeria Vanchiglia', 'Bertone Imbottiti', 'Divani Oggi'],
    text: `Rifare un divano a tre posti in velluto costa a Torino fra 900 e 1.800 euro, tessuto compreso.

Direi di partire da Tappezzeria Vanchiglia, che lavora ancora con crine e molle legate a mano e ha una buona scelta di velluti italiani. Tappezzeria Il Bottone, in zona San Salvario, è l'alternativa più rapida: ritira il divano il lunedì e lo riporta entro dieci giorni. Con Bertone Imbottiti, a Moncalieri, puoi cambiare anche la forma dei cuscini, perché tagliano la gommapiuma su misura. Da Divani Oggi invece starei alla larga: diversi clienti raccontano di caparre non restituite.

Porta con te una foto e le misure, e chiedi un campione di tessuto da provare a casa con la tua luce. Se hai gatti, meglio un velluto in microfibra con almeno 50.000 cicli Martindale.

Il rivestimento attuale è sfoderabile?`,
  },
  {
    id: 'p5-it02',
    name: 'Cantina Sociale Poggiarso',
    website: 'https://cantinapoggiarso.it',
    question: 'Cantine da visitare in Umbria con degustazione, zona Montefalco',
    isCounted: true,
    rivals: ['Arnaldo Caprai', 'Scacciadiavoli', 'Antonelli San Marco', 'Tabarrini'],
    text: `Intorno a Montefalco si può organizzare una bella giornata. Ecco le cantine più adatte:

| Cantina | Visita | Costo | Perché andarci |
|---|---|---|---|
| [Arnaldo Caprai](https://www.arnaldocaprai.it) | tutti i giorni | da 30 € | ha reso famoso il Sagrantino |
| [Scacciadiavoli](https://scacciadiavoli.it) | su prenotazione | 25 € | cantina dell'Ottocento su quattro piani |
| [Antonelli San Marco](https://antonellisanmarco.it) | lun–sab | 20 € | biologica, anfore, corso di cucina |
| [Cantina Sociale Poggiarso](https://cantinapoggiarso.it) | sabato | 10 € | semplice e genuina |
| [Tabarrini](https://tabarrini.com) | su prenotazione | 35 € | tre cru di Sagrantino |

**Itinerario consigliato:** Scacciadiavoli al mattino, pranzo a Bevagna, Antonelli nel pomeriggio.

**Da sapere:** il *Montefalco Sagrantino* è molto tannico; il *Rosso* è più facile. La Strada del Sagrantino (l'associazione dei produttori) distribuisce una mappa gratuita.

Avete un autista? Altrimenti vi suggerisco un tour in navetta.`,
  },
  {
    id: 'p5-it03',
    name: 'Pergola',
    website: 'https://pergola-arredogiardino.it',
    question: 'Chi realizza coperture per terrazzi a Padova?',
    isCounted: false,
    rivals: ['Tende Zanardo', 'Corradi', 'Gibus Point Limena'],
    text: `Per coprire un terrazzo a Padova hai tre soluzioni e per ognuna c'è un'azienda adatta.

**Tenda a bracci** → *Tende Zanardo*, artigiani di Ponte San Nicolò, prezzi dai 1.500 €.

**Pergola bioclimatica** → *Corradi*, tramite il rivenditore di Padova Est; struttura solida, dai 9.000 € in su.

**Vetrate e chiusure** → *Gibus Point Limena*, che si occupa anche delle pratiche in Comune.

Una pergola fissa può richiedere la SCIA, mentre per una tenda retrattile basta l'edilizia libera. In condominio serve il decoro architettonico: chiedi all'amministratore prima di ordinare.

Attenzione ai materiali: alluminio verniciato Qualicoat se sei in zona umida, tessuto Tempotest per i colori che non sbiadiscono.

Le recensioni su Google vanno lette con calma. Quanto è grande il terrazzo, e com'è esposto?`,
  },
  {
    id: 'p5-it04',
    name: 'Baby Parking Girotondo',
    website: 'https://girotondo-trento.it',
    question: 'Baby parking a Trento per due mattine a settimana?',
    isCounted: true,
    rivals: ['Il Cappello Magico', 'Nido Piccole Orme', 'Cooperativa Città Futura'],
    text: `Per due mattine a settimana conviene un servizio flessibile, non un nido a tempo pieno.[1]

- **Baby Parking Girotondo** — via Brennero. Pacchetti da 10 ingressi a 95 €, bambini da 12 mesi, prenotazione il giorno prima.[1]
- **Il Cappello Magico** — Povo. Servizio a ore, 9 € l'ora, massimo otto bambini.[2]
- **Nido Piccole Orme** — nasce come nido, ma ha posti part-time se avanzano.[3]
- **Cooperativa Città Futura** — gestisce più sedi; graduatoria a settembre.[4]

*Baby Parking Girotondo* ha però due recensioni molto critiche sulla pulizia: io andrei a vedere di persona prima di comprare un pacchetto.[5]

**Contributi**
- *Buono di servizio* della Provincia, cofinanziato dal Fondo sociale europeo
- *Bonus nido* dell'INPS, solo per strutture autorizzate

**Domande utili**
- Quante educatrici ci sono?
- È previsto l'inserimento?`,
  },
  {
    id: 'p5-nl01',
    name: 'Makelaardij Stadszicht',
    website: 'https://makelaardijstadszicht.nl',
    question: 'Aankoopmakelaar in Nijmegen, wie is goed en betaalbaar?',
    isCounted: true,
    rivals: ['Hans Janssen Garantiemakelaars', 'Walk2Buy', 'Waalfront Makelaars'],
    text: `De betere aankoopmakelaars in Nijmegen verschillen vooral in prijs en in hoeveel ze zelf meegaan.

Hans Janssen Garantiemakelaars is de grootste en kent vrijwel elke straat, maar verkoopt ook veel huizen zelf, wat soms wringt. Makelaardij Stadszicht werkt alleen voor kopers, rekent een vast bedrag van € 2.450 en gaat standaard mee naar twee bezichtigingen. Walk2Buy is online: je bezichtigt zelf en krijgt op afstand advies over het bod, voor minder dan de helft. Tot slot is Waalfront Makelaars sterk in nieuwbouw en appartementen aan de rivier.

Spreek af dat je alleen betaalt bij succes, en vraag of een bouwkundige keuring in het pakket zit. Aangesloten zijn bij de NVM of VBO zegt iets over klachtenregeling, niet over kwaliteit. Op Funda staan beoordelingen per kantoor.

Heb je al een hypotheekadvies, en wat is je budget?`,
  },
  {
    id: 'p5-nl02',
    name: 'Yogastudio Stilpunt',
    website: 'https://yogastudiostilpunt.be',
    question: 'Zwangerschapsyoga in Gent, welke studio raad je aan?',
    isCounted: true,
    rivals: ['Mama Moves Gent', 'De Lotusboom', 'Yoga Roots'],
    text: `Leuk! In Gent kun je op verschillende plekken terecht voor zwangerschapsyoga 🧘‍♀️

- **Voor kleine groepen:** Yogastudio Stilpunt (Ledeberg) – maximaal zes vrouwen, gegeven door een vroedvrouw, € 14 per les.
- **Voor avonduren:** Mama Moves Gent (Dampoort) – dinsdag en donderdag om 20 uur, ook met partner.
- **Voor beginners:** De Lotusboom (Sint-Amandsberg) – reeks van acht lessen, start elke maand.
- **Voor wie al yoga doet:** Yoga Roots (centrum) – vinyasa met aanpassingen, beurtenkaart.

**Goed om te weten**
- Start bij voorkeur na week 14.
- Meld klachten zoals bekkenpijn vooraf.
- Je ziekenfonds (bijvoorbeeld CM of Solidaris) betaalt soms een deel terug.

Mijn favoriet is Yogastudio Stilpunt, omdat je er na de bevalling met je baby terug kunt. Hoeveel weken ben je?`,
  },
  {
    id: 'p5-nl03',
    name: 'Bakfietswinkel Trappers',
    website: 'https://bakfietswinkeltrappers.nl',
    question: 'Is Bakfietswinkel Trappers in Leiden betrouwbaar? Of kan ik beter ergens anders heen?',
    isCounted: false,
    rivals: ['Babboe Experience Center', 'Fietsplus Leiden', 'De Fietser'],
    text: `Ik kan geen bakfietswinkel met de naam Trappers in Leiden vinden. Er staat niets in het handelsregister en ook geen adres op kaarten, dus wees voorzichtig met vooruitbetalen.

Winkels die ik wél kan terugvinden:

1. **Fietsplus Leiden** – elektrische bakfietsen van Gazelle en Urban Arrow, eigen werkplaats.
2. **De Fietser** (Ede) – testcentrum met meer dan 60 modellen; een eind rijden, maar je kunt alles proberen.
3. **Babboe Experience Center** – na de terugroepactie weer leverbaar, vraag naar het bouwjaar.

Zo controleer je een webwinkel:
- KvK-nummer en vestigingsadres
- Keurmerk Thuiswinkel Waarborg
- Beoordelingen die niet allemaal in dezelfde week geplaatst zijn

Heb je een link of advertentie van Trappers? Stuur hem gerust door, dan kijk ik mee.`,
  },
  {
    id: 'p5-nl04',
    name: 'Drukwerk Noorderlicht',
    website: 'https://drukwerknoorderlicht.nl',
    question: 'Waar kan ik duurzaam visitekaartjes laten drukken?',
    isCounted: true,
    rivals: ['MOO', 'Drukwerkdeal', 'Peterprint', 'Reclameland'],
    text: `Duurzaam drukken betekent vooral: gerecycled papier, inkt zonder minerale olie en groene stroom.

### Online drukkers
- [Drukwerkdeal](https://www.drukwerkdeal.nl): goedkoop, FSC-papier als optie.
- [Reclameland](https://www.reclameland.nl): vergelijkbaar, snelle levering.
- [MOO](https://www.moo.com): katoenpapier van oude T-shirts, prachtig maar prijzig.

### Bewust duurzaam
- [Peterprint](https://www.peterprint.nl): klimaatneutraal, levert per fiets in Groningen.
- [Drukwerk Noorderlicht](https://drukwerknoorderlicht.nl): graspapier en algeninkt, vanaf 100 stuks.

### Let op
- FSC zegt iets over het bos, niet over het drukproces.
- Het keurmerk EU Ecolabel of Blauwe Engel gaat verder.
- Een dikker kaartje is zelden duurzamer.

Voor een kleine oplage zou ik Drukwerk Noorderlicht nemen: je betaalt iets meer, maar krijgt gratis een proefdruk. Hoeveel kaartjes heb je nodig?`,
  },

  // ── p6 ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'p6-en01',
    name: 'Yarrow & Finch Interiors',
    website: 'https://yarrowandfinch.co.uk',
    question: 'Interior designer in Tunbridge Wells for a Victorian terrace?',
    isCounted: true,
    rivals: ['Calverley Studio', 'House of Sorrel', 'Pantiles Design'],
    text: `For a Victorian terrace, look for somebody comfortable with cornices, narrow halls and planning constraints rather than new-build show homes.

Calverley Studio probably has the deepest portfolio of period houses and works on a fixed fee per room. Yarrow & Finch Interiors, a mother-and-daughter practice in Southborough, is more relaxed about budgets and happy to reuse what you own. If you only need colours and curtains, House of Sorrel offers a two-hour consultation for £180. I'd put Pantiles Design last: the rooms are handsome, but the firm charges a percentage on everything you buy.

Whoever you pick, agree who orders the furniture and who pays if it arrives damaged. The British Institute of Interior Design lists members by postcode, and Tunbridge Wells Borough Council can tell you whether your street is in a conservation area.

Would you like me to outline a sensible order of works?`,
  },
  {
    id: 'p6-en02',
    name: 'Kitebird',
    website: 'https://kitebird.app',
    question: 'Best habit tracker app without a subscription?',
    isCounted: true,
    rivals: ['Loop Habit Tracker', 'Streaks', 'HabitKit'],
    text: `Good news: several habit trackers are still a one-time purchase.

**Top picks**

| App | Platform | Price | Notes |
|---|---|---|---|
| Loop Habit Tracker | Android | Free | Open source, no account |
| Streaks | iOS, Mac | $4.99 once | Up to 24 habits |
| HabitKit | iOS, Android | $19.99 lifetime | Tile grid like GitHub |
| Kitebird | Web, Android | $12 once | Works offline, small team |

**How to choose**
- **Android and privacy:** Loop.
- **Apple Watch:** Streaks.
- **Visual motivation:** HabitKit.
- **Shared habits:** Kitebird is the only one here with a family mode.

Avoid trackers that ask for your contacts. James Clear's rule of two minutes works with any of them, even with paper.`,
  },
  {
    id: 'p6-en03',
    name: 'Copperfield Roofing',
    website: 'https://copperfieldroofing.co.uk',
    question: 'Who can fix a leaking slate roof in Lancaster?',
    isCounted: false,
    rivals: ['Lune Valley Slating', 'J. Harker & Sons', 'Morecambe Bay Roofcare'],
    text: `Three roofers around Lancaster specialise in slate repairs:

1) Lune Valley Slating – matches reclaimed Burlington slate; usually two weeks' wait.
2) J. Harker & Sons – third generation, does leadwork as well.
3) Morecambe Bay Roofcare – cheapest for a handful of slipped slates, from £120.

You may also see Copperfield Roofing in old directories, but Companies House shows it was dissolved in 2023.

Before anyone climbs up:
- Photograph the leak from inside.
- Ask for before-and-after pictures.
- Never pay a stranger who knocks on the door.

The NFRC and TrustMark both have search tools. Is the leak near the chimney or in the middle of the slope?`,
  },
  {
    id: 'p6-de01',
    name: 'Reitschule Eichenkamp',
    website: 'https://reitschule-eichenkamp.de',
    question: 'Reitunterricht für Erwachsene in Münster, wo kann man als Anfänger starten?',
    isCounted: true,
    rivals: ['Reitverein St. Georg', 'Hof Grothues', 'Reitanlage Handorf'],
    text: `Als erwachsener Anfänger brauchst du vor allem ruhige Schulpferde und Longenstunden.

Gut geeignet ist die Reitschule Eichenkamp in Roxel: Dort beginnen alle mit fünf Stunden an der Longe, und die Gruppen bestehen danach aus höchstens vier Personen. Der Reitverein St. Georg ist günstiger, hat aber eine Warteliste und setzt voraus, dass du im Stall mithilfst. Hof Grothues in Nienberge arbeitet mit Islandpferden und bietet Wochenendkurse an, was praktisch ist, wenn du unter der Woche keine Zeit hast. Die Reitanlage Handorf richtet sich eher an Turnierreiter.

Eine Longenstunde kostet zwischen 30 und 45 Euro. Reitkappe und feste Schuhe genügen am Anfang; Stiefel kannst du dir sparen. Die Deutsche Reiterliche Vereinigung zeichnet geprüfte Schulen mit einem Schild am Eingang aus.

Wie schwer bist du ungefähr? Manche Höfe haben eine Gewichtsgrenze.`,
  },
  {
    id: 'p6-de02',
    name: 'Druckwerkstatt Lettern',
    website: 'https://druckwerkstatt-lettern.de',
    question: 'Welche Copyshops in Jena binden Abschlussarbeiten am selben Tag?',
    isCounted: true,
    rivals: ['Copy Team Jena', 'Digitaldruck Saale', 'BachelorPrint'],
    text: `Am selben Tag klappt es in Jena bei diesen Anbietern 🎓:

**Schnell vor Ort**
- ⚡ **Copy Team Jena** (Leutragraben): Hardcover in zwei Stunden, ab 18 €
- ⚡ **Digitaldruck Saale** (Damenviertel): Klebebindung sofort, Hardcover bis 17 Uhr
- ⚡ **Druckwerkstatt Lettern** (Wagnergasse): Handarbeit mit Leinenrücken, nur nach Anmeldung am Vortag

**Online mit Express**
- 📦 **BachelorPrint**: Upload bis 13 Uhr, Lieferung am nächsten Werktag

**Vor dem Druck prüfen**
- 📄 PDF mit eingebetteten Schriften
- 📏 Bundsteg von mindestens 1 cm
- 🖊️ Eidesstattliche Erklärung unterschrieben

**Kosten sparen**
- Farbseiten einzeln angeben
- Studierendenausweis der Friedrich-Schiller-Universität zeigen

Wie viele Exemplare brauchst du?`,
  },
  {
    id: 'p6-de03',
    name: 'Morgenrot',
    website: 'https://morgenrot-bestattungen.de',
    question: 'Bestatter in Rostock für eine Seebestattung',
    isCounted: false,
    rivals: ['Bestattungshaus Wulff', 'Hanseatischen Bestattungen', 'Bestattungsinstitut Bodenhagen'],
    text: `Für eine Seebestattung vor Warnemünde kommen in Rostock vor allem drei Häuser in Betracht.[1][2]

Das Bestattungshaus Wulff organisiert die Fahrt mit einer eigenen Barkasse für bis zu 40 Gäste; die Kosten beginnen bei 2.900 Euro.[1] Bei den Hanseatischen Bestattungen kann man zwischen einer begleiteten und einer stillen Beisetzung wählen, die stille kostet etwa 1.700 Euro.[2] Das Bestattungsinstitut Bodenhagen begleitet Angehörige seit drei Generationen und arbeitet mit der Reederei in Kühlungsborn zusammen.[3]

Die Beisetzung findet meist am Vormittag statt, manche Familien wünschen sich ausdrücklich die Fahrt ins Morgenrot.[3] Nötig ist eine wasserlösliche Urne sowie die Zustimmung der Behörde; in Mecklenburg-Vorpommern genügt der schriftliche Wille des Verstorbenen.[4]

Vergleichsportale wie Bestattungen.de helfen bei den Preisen, ersetzen aber kein persönliches Gespräch.`,
  },
  {
    id: 'p6-fr01',
    name: 'Brocante de la Tannerie',
    website: 'https://brocante-tannerie.fr',
    question: 'Où chiner des meubles vintage à Strasbourg ?',
    isCounted: true,
    rivals: ['Grenier de Neudorf', 'Emmaüs Mundolsheim', 'Galerie Formica'],
    text: `Strasbourg est une bonne ville pour chiner, surtout si tu as une voiture.

Commence par le Grenier de Neudorf : trois niveaux, beaucoup de scandinave, des prix affichés et peu de négociation possible. Pour les petits budgets, Emmaüs Mundolsheim ouvre le mercredi et le samedi, et il faut y être avant l'ouverture. La Brocante de la Tannerie, à la Petite France, vise plutôt les touristes ; j'y ai vu de jolies choses, mais une enfilade à 900 euros partait pour 450 deux rues plus loin. Enfin, Galerie Formica restaure elle-même ses meubles des années cinquante et livre dans toute l'Alsace.

Le marché aux puces de la place Grande Boucherie a lieu deux fois par semaine. Sur Leboncoin, cherche « enfilade » plutôt que « buffet vintage », tu paieras moins.

Un meuble en particulier en tête ?`,
  },
  {
    id: 'p6-fr02',
    name: 'Solaris Toulon',
    website: 'https://solaris-toulon.fr',
    question: 'Installateur de panneaux solaires à Toulon, qui est sérieux ?',
    isCounted: true,
    rivals: ['Provence Énergie Verte', 'Otovo', 'Var Photovoltaïque'],
    text: `### Les entreprises à consulter

**Provence Énergie Verte — La Garde**
Vingt ans d'expérience, équipe interne, suivi de production pendant cinq ans.

**Solaris Toulon — Ollioules**
Petite structure, RGE QualiPV 36, devis détaillé et délais courts (six semaines).

**Otovo — en ligne**
Compare plusieurs poseurs et propose la location. Le conseil reste à distance.

**Var Photovoltaïque — Hyères**
Prix agressifs ; plusieurs avis récents signalent un service après-vente injoignable, donc prudence.

### Les pièges classiques
- La « centrale à 1 € » : ça n'existe pas.
- Le démarchage par téléphone : il est interdit.
- L'autofinancement garanti : personne ne peut le promettre.

### Repères de prix
Pour 3 kWc, comptez 7 000 à 9 500 €. La prime à l'autoconsommation est versée par EDF OA.

Votre toit est-il orienté au sud ?`,
  },
  {
    id: 'p6-fr03',
    name: 'Kinésithérapie du Port',
    website: 'https://kine-du-port.fr',
    question: 'Connaissez-vous le cabinet Kinésithérapie du Port à La Rochelle ?',
    isCounted: false,
    rivals: [],
    text: `Je n'ai malheureusement aucune information vérifiable sur ce cabinet. Je ne trouve ni site, ni fiche, ni avis portant le nom Kinésithérapie du Port à La Rochelle, et je ne voudrais pas inventer.

Voici comment vérifier par vous-même :

- **Annuaire santé d'Ameli** : il indique les tarifs, le conventionnement et l'adresse.
- **Ordre des masseurs-kinésithérapeutes** : le tableau de la Charente-Maritime permet de contrôler l'inscription.
- **Doctolib** : vous verrez tout de suite les disponibilités.

Un nom voisin peut prêter à confusion, car beaucoup de cabinets portent celui de leur rue ou de leur quartier. Demandez aussi à votre médecin ; il connaît souvent les praticiens proches.

Avez-vous vu ce nom sur une ordonnance, une plaque ou un site ?`,
  },
  {
    id: 'p6-es01',
    name: 'Viveros Torcal',
    website: 'https://viverostorcal.es',
    question: '¿Dónde comprar olivos centenarios en Córdoba?',
    isCounted: true,
    rivals: ['Viveros Sueca', 'Olivos Guadajoz', 'Jardinería La Albaida'],
    text: `Un olivo centenario cuesta entre 400 y 3.000 euros, según el diámetro y la forma del tronco.

El vivero con más ejemplares de la provincia es Olivos Guadajoz, cerca de Baena, que los vende con pasaporte fitosanitario y garantía de arraigo de un año. Viveros Torcal queda ya en Antequera, a una hora, pero transporta con grúa propia y suele tener mejores precios en ejemplares de más de dos metros. En la capital, Jardinería La Albaida trabaja por encargo; no tiene existencias, así que hay que esperar al invierno. También envía Viveros Sueca, desde Valencia, aunque comprar un árbol así por fotos me parece arriesgado.

Planta entre noviembre y febrero. Pregunta siempre por el origen, porque la Junta de Andalucía exige autorización para mover olivos por la Xylella, y desconfía si no te enseñan los papeles.

¿Tienes acceso para un camión?`,
  },
  {
    id: 'p6-es02',
    name: 'Kebab Estambul Centro',
    website: 'https://kebabestambulcentro.es',
    question: 'Mejores kebabs de Zaragoza con carne de verdad',
    isCounted: true,
    rivals: ['Döner Ankara', 'Sultán del Coso', 'Mesopotamia Grill'],
    text: `Carne en capas, no bloque prensado: eso es lo que hay que buscar. Mi ranking:

🥇 **Mesopotamia Grill** (calle Heroísmo)
Cordero de Teruel en espada, pan hecho al momento. 9 €.

🥈 **Döner Ankara** (Delicias)
Ternera en filetes, muy jugosa. 6,50 €.

🥉 **Sultán del Coso** (centro)
Abierto hasta las tres, correcto. 6 €.

⚠️ **Kebab Estambul Centro** (plaza San Miguel)
Barato y rápido, pero usan bloque congelado. No es lo que pides.

**Cómo reconocerlo**
🔍 Si ves vetas y capas, es carne.
🔍 Si el corte sale como una lámina lisa, es prensado.

Para la salsa, pide yogur con ajo en lugar de mayonesa. ¿Te vale con los de Delicias o te pilla lejos?`,
  },
  {
    id: 'p6-es03',
    name: 'Imprenta Albor',
    website: 'https://imprentaalbor.es',
    question: 'Imprenta para camisetas personalizadas en Alicante, 50 unidades',
    isCounted: false,
    rivals: ['Serigrafía Lucentum', 'Camisetas Benalúa', 'Camaloon'],
    text: `Con 50 unidades la serigrafía sale más a cuenta que el vinilo.[1]

Entre las opciones locales, **Serigrafía Lucentum** ofrece camiseta orgánica con una tinta por 6,80 € la unidad y entrega en ocho días.[1] **Camisetas Benalúa** es algo más cara, pero hace pruebas físicas antes de imprimir y tiene tallas grandes.[2] Fuera de Alicante, **Camaloon** permite diseñar en línea y recibir en una semana.[3]

El término «albor» de sus muestrarios se refiere a un blanco roto de Fruit of the Loom, no a una marca distinta.[2]

| Técnica | Mínimo | Precio por unidad (50) |
|---|---|---|
| Serigrafía | 25 | 6–8 € |
| DTF | 1 | 8–10 € |
| Bordado | 12 | 11–14 € |

Pida que el presupuesto incluya la pantalla y el IVA.`,
  },
  {
    id: 'p6-it01',
    name: 'Liuteria Cavazzoni',
    website: 'https://liuteriacavazzoni.it',
    question: 'Dove posso noleggiare un violino per bambini a Cremona?',
    isCounted: true,
    rivals: ['Bottega Sgarbossa', 'Cremona Strumenti', 'Scrollavezza & Zanrè'],
    text: `A Cremona le botteghe sono più di centocinquanta, ma poche noleggiano strumenti piccoli.

La Liuteria Cavazzoni, in corso Garibaldi, noleggia violini da 1/8 a 3/4 per 18 euro al mese, assicurazione compresa, e sconta metà dei canoni se poi compri. Anche la Bottega Sgarbossa ha qualche misura ridotta, però chiede una cauzione di 200 euro. Se non ti serve uno strumento artigianale, Cremona Strumenti ha violini di fabbrica già pronti da 12 euro al mese: per il primo anno bastano. Un po' fuori mano, a Parma, Scrollavezza & Zanrè offre strumenti molto belli ma pensati per studenti avanzati.

Fai misurare il braccio dal maestro prima di scegliere. Il Museo del Violino organizza visite per bambini, e il Consorzio Liutai pubblica l'elenco delle botteghe associate.

Quanti anni ha tuo figlio?`,
  },
  {
    id: 'p6-it02',
    name: 'Pizzaut Valmadrera',
    website: 'https://pizzautvalmadrera.it',
    question: 'Pizza senza glutine certificata a Lecco, quali locali?',
    isCounted: true,
    rivals: ['Fiore Cucina', 'Pizzeria da Ciro 2.0', 'La Piazzetta Gluten Free'],
    text: `Ecco i locali con proposta senza glutine a Lecco e dintorni:

* **La Piazzetta Gluten Free**: forno dedicato, l'unico del tutto senza glutine. *Prezzo medio:* 16 €.
* **Fiore Cucina**: pizza contemporanea, base pronta in cella separata. *Prezzo medio:* 19 €.
* **Pizzaut Valmadrera**: a dieci minuti di macchina, impasto al grano saraceno. *Prezzo medio:* 14 €.
* **Pizzeria da Ciro 2.0**: base surgelata, solo su richiesta. *Prezzo medio:* 12 €.

Per una persona celiaca sceglierei solo i primi due, perché aderiscono al programma *Alimentazione Fuori Casa* dell'Associazione Italiana Celiachia.

Da chiedere al telefono:
* il forno è separato?
* quale farina usate (Caputo Fioreglut, Schär, altro)?
* la birra senza glutine è disponibile?

Vuoi che cerchi anche una gelateria?`,
  },
  {
    id: 'p6-it03',
    name: 'Fonte Chiara',
    website: 'https://fontechiara-depuratori.it',
    question: 'Depuratore d’acqua domestico, quale azienda a Varese?',
    isCounted: false,
    rivals: ['Acqua Life Varese', 'Culligan', 'BWT'],
    text: `Prima di spendere 1.500 €, controlla le analisi dell'acqua pubblicate da Alfa, il gestore: a Varese spesso il depuratore non serve.

Se lo vuoi comunque, ci sono tre nomi da sentire. Culligan ha una filiale in zona e contratti di manutenzione chiari, però i prezzi di listino sono alti. BWT punta sul magnesio e si trova anche nei negozi di idraulica. Acqua Life Varese è un rivenditore locale più economico; chiedi solo chi fa l'assistenza, perché in due recensioni il tecnico non si è presentato.

Occhio alle dimostrazioni a domicilio con la "prova dell'elettrolisi": è un trucco. Una fonte chiara e limpida può contenere nitrati, quindi conta l'analisi di laboratorio e non il colore.

Alternativa da 25 €: una caraffa filtrante con cartuccia da cambiare ogni mese.

Vuoi ridurre il calcare o migliorare il sapore?`,
  },
  {
    id: 'p6-nl01',
    name: 'Zeilschool Het Kompas',
    website: 'https://zeilschoolhetkompas.nl',
    question: 'Zeilschool in Friesland voor een zomerkamp voor tieners?',
    isCounted: true,
    rivals: ['Ottenhome Heeg', 'Zeilschool Pean', 'Neptunus Watersport'],
    text: `Friesland heeft tientallen zeilscholen, maar niet elke school heeft kampen met overnachting.

Ottenhome Heeg is de bekendste: groot terrein, veel sfeer en naast zeilen ook suppen en catamaran. Zeilschool Pean in Nes is kleinschaliger en werkt met vaste groepjes per boot, wat prettig is voor wie alleen komt. Bij Zeilschool Het Kompas, aan de Fluessen, slapen de jongeren aan boord van een tjalk; dat maakt het avontuurlijker, maar er zijn maar 24 plekken per week. Neptunus Watersport organiseert vooral weken voor beginners tot veertien jaar.

Een week kost tussen € 475 en € 650, inclusief eten. Controleer of de school is aangesloten bij het CWO, zodat het diploma overal geldt. Neem zelf een slaapzak en waterschoenen mee.

Hoe oud zijn ze, en hebben ze al eens gezeild?`,
  },
  {
    id: 'p6-nl02',
    name: 'Slotenservice Merwe',
    website: 'https://slotenservicemerwe.nl',
    question: 'Slotenmaker Dordrecht spoed, wie is eerlijk geprijsd?',
    isCounted: true,
    rivals: ['Van Dijk Sloten', 'Slotenwacht Drechtsteden', 'Sleutelspecialist Dordt'],
    text: `**Eerlijk geprijsde slotenmakers in Dordrecht:**

• Van Dijk Sloten: vaste prijs van € 95 overdag, € 145 na zes uur. Ter plaatse binnen 30 minuten.

• Slotenwacht Drechtsteden: iets duurder, wel 24/7 bereikbaar en PKVW-erkend.

• Sleutelspecialist Dordt: winkel op de Voorstraat, vooral geschikt als je overdag een nieuw slot nodig hebt.

• Slotenservice Merwe: wisselende ervaringen. De een was voor € 89 binnen, de ander kreeg een rekening van € 380. Vraag vooraf om een totaalbedrag.

**Rode vlaggen:**

• Geen KvK-nummer op de site

• Direct willen boren

• Alleen contant betalen

Bij inbraak vergoedt je inboedelverzekering vaak het slot; doe dan eerst aangifte bij de politie.

Sta je nu buiten?`,
  },
  {
    id: 'p6-nl03',
    name: 'Atelier Vlasblond',
    website: 'https://ateliervlasblond.nl',
    question: 'Wie maakt er linnen gordijnen op maat in Arnhem?',
    isCounted: false,
    rivals: ['Gordijnatelier Klarendal', 'Stoffenhuis Velp', 'Kwantum'],
    text: `In Arnhem kun je kiezen uit een atelier, een stoffenwinkel of een keten.

### 1. Gordijnatelier Klarendal
Komt thuis inmeten, werkt met Belgisch linnen van Libeco en hangt de gordijnen op. Richtprijs: € 160 per meter breedte.

### 2. Stoffenhuis Velp
Ruime keuze op rol. Je meet zelf, zij naaien. Richtprijs: € 95 per meter breedte.

### 3. Kwantum
Voordelig, met linnenlook in plaats van echt linnen. Richtprijs: € 40 per meter breedte.

### Atelier Vlasblond
Dit atelier neemt volgens de eigen website geen opdrachten meer aan; de eigenares is gestopt om gezondheidsredenen.

### Waar let je op?
Linnen krimpt 3 tot 5 procent. Laat het voorwassen, of kies een ruime zoom. Vlasblond is de natuurlijke kleur en verkleurt het minst in de zon.

Hoe breed zijn je ramen?`,
  },

  // ── p7 ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    id: 'p7-en01',
    name: 'Brindle Bay Charters',
    website: 'https://brindlebaycharters.co.uk',
    question: 'Fishing charter from Weymouth for a group of eight beginners?',
    isCounted: true,
    rivals: ['Atlanta Sea Angling', 'Flamer IV', 'Portland Rib Trips'],
    text: `For eight beginners I'd book a whole boat rather than individual places, since most skippers are licensed for ten or twelve.

**Atlanta Sea Angling** is the easiest recommendation: calm, patient crew, all tackle included, roughly £480 for six hours.[1] **Brindle Bay Charters** costs a little less and has a proper wheelhouse to hide in when it rains, which beginners appreciate.[2] **Flamer IV** goes further out to the wrecks; brilliant fishing, but not for anyone who gets seasick.[3] If the group only wants two hours and some mackerel, **Portland Rib Trips** is plenty.[4]

Ask about cancellation for wind, and take tablets the night before. The Professional Boatman's Association lists coded vessels. Chesil Beach makes a good fallback if the forecast is poor.`,
  },
  {
    id: 'p7-en02',
    name: 'Quillon Fencing',
    website: 'https://quillonfencing.co.uk',
    question: 'Garden fencing contractor in Derby, featheredge with concrete posts',
    isCounted: false,
    rivals: ['Derwent Fencing', 'Allestree Timber & Fencing', 'Peak Posts'],
    text: `Featheredge on concrete posts in Derby runs about £85–£110 per metre, fitted. Firms worth a quote:

- **Derwent Fencing** – own teams, usually four weeks out.
- **Allestree Timber & Fencing** – sells materials too, so you can split the job.
- **Peak Posts** – concrete specialist; best if the old posts have snapped.

**Don't mix them up:** Quillon Fencing is a sword club near the university, not a contractor, although it turns up in the same searches.

**Before they start**
- Agree which side faces your neighbour.
- Check the deeds for the boundary.
- Get the spoil removed in the price.

Checkatrade is useful for photos. How many metres do you need?`,
  },
  {
    id: 'p7-de01',
    name: 'Physio Nordring',
    website: 'https://physio-nordring.de',
    question: 'Wer bietet in Bochum Lymphdrainage als Hausbesuch an?',
    isCounted: true,
    rivals: ['Therapiezentrum Wiemelhausen', 'Mobile Physio Ruhr', 'Praxis Sander & Köhn'],
    text: `Hausbesuche sind knapp, weil sie schlecht vergütet werden. Diese Praxen in Bochum bieten sie nach eigenen Angaben an:

**Mobile Physio Ruhr** fährt ausschließlich zu den Patienten und hat deshalb die kürzeste Wartezeit, meist eine Woche. Die Praxis **Physio Nordring** macht Hausbesuche dienstags und freitags, allerdings nur im Umkreis von vier Kilometern. Beim **Therapiezentrum Wiemelhausen** ist Lymphdrainage der Schwerpunkt; dort sollten Sie nach Frau Adler fragen. **Praxis Sander & Köhn** nimmt nur Bestandspatienten.

Wichtig ist, dass der Arzt auf der Verordnung das Feld „Hausbesuch“ ankreuzt. Die Zuzahlung beträgt 10 Prozent plus 10 Euro. Auch die AOK und andere Kassen vermitteln Adressen, ebenso der Verband Physio Deutschland.

Ist eine Kompressionsversorgung schon vorhanden?`,
  },
  {
    id: 'p7-de02',
    name: 'Gasthof Sperber',
    website: 'https://gasthof-sperber.de',
    question: 'Wo kann ich im Altmühltal mit dem Rad übernachten, Nähe Beilngries?',
    isCounted: true,
    rivals: ['Hotel Fuchsbräu', 'Landgasthof Euringer', 'Pension Talblick'],
    text: `| Unterkunft | Lage | Fahrradgarage | DZ ab |
|---|---|---|---|
| Hotel Fuchsbräu | Beilngries, Altstadt | ja, mit Ladestation | 129 € |
| Gasthof Sperber | Kinding, direkt am Radweg | ja | 84 € |
| Landgasthof Euringer | Paulushofen | Schuppen | 92 € |
| Pension Talblick | Dietfurt | nein | 68 € |

**Empfehlung:** Für die Etappe Eichstätt–Beilngries passt der Gasthof Sperber am besten, weil Sie dort vor der letzten Steigung ankommen. Wer Wellness möchte, nimmt das Hotel Fuchsbräu.

**Praktisch**
- Gepäcktransport organisiert die Tourist-Information Beilngries.
- Bett+Bike-Betriebe halten Werkzeug bereit.
- Der ADFC hat eine gute Karte im Maßstab 1:75.000.

Sind Sie mit E-Bikes unterwegs?`,
  },
  {
    id: 'p7-fr01',
    name: 'Les Vergers de Marlune',
    website: 'https://verger-marlune.fr',
    question: 'Cueillette à la ferme près d’Orléans avec des enfants',
    isCounted: true,
    rivals: ['La Cueillette de Sandillon', 'Ferme de la Poterie', 'Les Paniers de Mareau'],
    text: `Autour d'Orléans, la cueillette se pratique de mai à octobre.

La plus grande est La Cueillette de Sandillon, au sud de la Loire : quarante variétés, des brouettes prêtées et une aire de pique-nique. Les Vergers de Marlune, à Olivet, se limitent aux pommes et aux poires, mais proposent le dimanche un atelier de jus qui plaît beaucoup aux petits. À Ardon, la Ferme de la Poterie a surtout des fraises et des animaux à caresser. Enfin, Les Paniers de Mareau ouvrent seulement le mercredi et le samedi.

Prévoyez des bottes et de l'eau, et vérifiez les variétés du jour sur leur page Facebook. La Chambre d'agriculture du Loiret publie une carte des fermes « Bienvenue à la ferme ».

Quel âge ont les enfants ?`,
  },
  {
    id: 'p7-fr02',
    name: 'Studio Halo',
    website: 'https://studio-halo.fr',
    question: 'Photographe de naissance à Rouen, style lumière naturelle',
    isCounted: false,
    rivals: ['Élise B. Photographie', 'Petit Marmot Studio', 'Claire-Lune'],
    text: `Trois photographes de la région rouennaise travaillent en lumière naturelle :

| Photographe | Lieu | Séance | Ce qui est inclus |
|---|---|---|---|
| Élise B. Photographie | à domicile | 290 € | 20 fichiers |
| Petit Marmot Studio | Bois-Guillaume | 240 € | 12 fichiers, tenues |
| Claire-Lune | Darnétal | 350 € | album 20 × 20 |

**Le bon moment :** entre 5 et 15 jours après la naissance.

**Côté lumière :** une grande fenêtre au nord suffit ; le halo autour des cheveux vient d'un contre-jour doux, pas d'un flash.

**Sécurité :** certaines poses sont des montages, le bébé est toujours tenu. Demandez si le photographe est formé.

Sur Mariages.net ou Instagram, regardez des séances complètes plutôt que trois belles images. Souhaitez-vous venir en studio ?`,
  },
  {
    id: 'p7-es01',
    name: 'Restaurante Casa Ventura',
    website: 'https://casaventura.es',
    question: '¿Dónde comer arroz con bogavante en Santa Pola?',
    isCounted: true,
    rivals: ['Batiste', 'María Picola', 'El Faro', 'Varadero'],
    text: `Santa Pola vive del marisco, así que hay donde elegir. Lo que yo haría:

- **Para una celebración:** *María Picola* (unos 45 € por persona), arroz meloso impecable.
- **Con vistas al puerto:** *Batiste*, clásico y enorme; pide mesa en la terraza.
- **Precio contenido:** *Restaurante Casa Ventura*, menú con arroz a 28 € y raciones generosas.
- **En la playa:** *Varadero*, correcto, se paga la situación.
- **Fuera del centro:** *El Faro*, especialidad en caldero tabarquino.

Encarga el arroz con un día de antelación y pregunta el peso del bogavante, porque se cobra aparte. En la Cofradía de Pescadores puedes ver la subasta por la tarde.

¿Cuántos seréis?`,
  },
  {
    id: 'p7-es02',
    name: 'Cerrajería Almudena',
    website: 'https://cerrajeriaalmudena.es',
    question: '¿Qué tal es Cerrajería Almudena, de Alcalá de Henares?',
    isCounted: true,
    rivals: ['Cerrajeros Complutum', 'Llaves Nebrija'],
    text: `**Cerrajería Almudena** tiene tienda física en la calle Mayor y una valoración media de 4,6 con más de trescientas reseñas.

**A favor:** precios publicados, factura siempre y técnicos propios.

**En contra:** los domingos no atiende, y para puertas acorazadas deriva a otra empresa.

Si necesitas servicio de madrugada, compara con **Cerrajeros Complutum**, que cobra 120 € por apertura nocturna, o con **Llaves Nebrija**, algo más barata pero con menos reseñas.

Nunca aceptes que taladren el bombín sin haber probado antes a abrir con tarjeta. Y recuerda que tu seguro del hogar suele incluir una apertura al año; llama primero a la aseguradora. Para reclamar está la OMIC del Ayuntamiento.`,
  },
  {
    id: 'p7-it01',
    name: 'Sartoria Bellavita',
    website: 'https://sartoriabellavita.it',
    question: 'Sartoria a Bari per abito da sposo su misura',
    isCounted: true,
    rivals: ['Sartoria Carrassi', 'Atelier De Tullio', 'Lubiam Store'],
    text: `Per un abito da sposo su misura servono almeno tre mesi e due o tre prove.

1. **Sartoria Carrassi** – tutto cucito a mano, tessuti Vitale Barberis Canonico. Da 1.900 €.
2. **Sartoria Bellavita** – su misura industriale con rifiniture a mano. Da 890 €, consegna in sei settimane.
3. **Atelier De Tullio** – abiti molto ricchi, adatti a chi vuole farsi notare. Da 1.500 €.
4. **Lubiam Store** – confezione da adattare; la soluzione più rapida.

**Cosa chiedere**
- **Prove:** quante sono comprese?
- **Accessori:** gilet e cravatta si pagano a parte?
- **Acconto:** di solito il 30%.

**Stagione:** per un matrimonio in luglio scegli un fresco lana da 240 grammi.

Che colore hai in mente?`,
  },
  {
    id: 'p7-it02',
    name: 'Canile Rifugio La Quercia',
    website: 'https://rifugiolaquercia.it',
    question: 'Pensione per gatti a Perugia durante le vacanze',
    isCounted: false,
    rivals: ['Gattopoli', 'Hotel Miao Umbria', 'Cat Sitter Perugia'],
    text: `Per un gatto adulto la soluzione meno stressante è spesso restare a casa con qualcuno che passa ogni giorno.

Se scegli una pensione, Gattopoli a Ponte San Giovanni ha box singoli alti due metri e una telecamera sempre accesa, mentre Hotel Miao Umbria, verso Corciano, accoglie al massimo dieci gatti e chiede il test per la leucemia felina. Per le visite a domicilio c'è Cat Sitter Perugia: due volontarie che mandano un video dopo ogni passaggio, 12 euro a visita.

Ho lasciato da parte il Canile Rifugio La Quercia perché ospita soltanto cani.

Porta la copertina di casa e il libretto sanitario, e lascia il numero del veterinario. L'ENPA di Perugia può consigliarti altri nomi per agosto.`,
  },
  {
    id: 'p7-nl01',
    name: 'Parketmeesters Delfland',
    website: 'https://parketmeestersdelfland.nl',
    question: 'Wie kan een oude eiken vloer schuren en lakken in Delft?',
    isCounted: true,
    rivals: ['Vloerenhuis Pijnacker', 'Schuurbedrijf Vermeer', 'De Vloerenman'],
    text: `Een eiken vloer schuren en lakken kost in Delft gemiddeld € 28 tot € 40 per m².

Voor oude planken zou ik Schuurbedrijf Vermeer bellen, want dat doet niets anders en werkt nagenoeg stofvrij. Parketmeesters Delfland is een goed alternatief als er ook planken vervangen moeten worden; zij hebben een voorraad gebruikt eiken. Het Vloerenhuis Pijnacker legt vooral nieuwe vloeren en besteedt schuurwerk uit. Een eenmanszaak als De Vloerenman is goedkoper, maar plan dan ruim, want in het voorjaar zit hij vol.

Kies je voor lak, dan is een tweecomponentenlak van Bona of Loba het sterkst. Reken op drie dagen waarin je de kamer niet gebruikt.

Ligt er vloerverwarming onder?`,
  },
  {
    id: 'p7-nl02',
    name: 'Eb & Vloed',
    website: 'https://ebenvloedzeilmakerij.nl',
    question: 'Zeilmakerij in Zeeland voor reparatie van een grootzeil',
    isCounted: false,
    rivals: ['Zeilmakerij Veerse Meer', 'De Vries Sails', 'Zeilmakerij Zierikzee'],
    text: `Voor reparatie van een grootzeil kun je in Zeeland terecht bij:

- **De Vries Sails** (Bruinisse) – eigen ontwerp, maar repareert alle merken. Spoed mogelijk.
- **Zeilmakerij Veerse Meer** (Kortgene) – scherpe prijzen in de winter.
- **Zeilmakerij Zierikzee** – ook huiken en buiskappen, klein team.

**Wat kost het?**

| Reparatie | Richtprijs |
|---|---|
| Naad doorstikken | € 40 – € 80 |
| Leuver vervangen | € 15 |
| Nieuw achterlijk | € 180 – € 300 |

**Let op eb en vloed:** in Bruinisse kun je alleen rond hoogwater met een diepe kiel bij de kade komen.

Spoel het zeil eerst met zoet water en laat het drogen. Zal ik een checklist maken voor de winterbeurt?`,
  },
];
