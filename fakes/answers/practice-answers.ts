// Answers in English, German, French, Spanish, Italian and Dutch, in batches of twenty-four (p1 to p5), invented and labelled before the reader saw them, by the hand that changed the reader between the batches.
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
];
