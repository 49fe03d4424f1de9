// Labelled answers in rounds, each written before the reader was run on it. `blind-answers.test.ts` tells what each round gave at first try.

/** An answer and whether it mentions the company (rubric §6.3). */
export type BlindAnswer = {
  id: string;
  round: number;
  name: string;
  aliases: string[];
  website: string;
  text: string;
  isCounted: boolean;
};

type Group = { round: number; name: string; aliases?: string[]; website: string; counted: string[]; not: string[] };

const groups: Group[] = [
  {
    round: 1,
    name: 'Willow & Finch Veterinary',
    website: 'https://willowfinchvets.co.uk',
    counted: [
      'For an anxious cat in Harrogate, three practices come up again and again:\n\n1. **Moor Lane Vets** – cat-only waiting room\n2. **Willow and Finch Veterinary** – low-stress handling, longer slots\n3. **Spa Town Animal Hospital** – 24-hour cover\n\nRing ahead and ask about consult lengths.',
      'Two of the three partners trained at Edinburgh before setting up Willow & Finch Veterinary in 2014 ([source](https://www.harrogate-news.example/vets)).',
      'I could only confirm opening hours for Moor Lane Vets. Willow & Finch Veterinary publishes none online, so phone them.',
      'Consult fees range from £42 to £58 (willowfinchvets.co.uk, accessed this week).',
      'Based on reviews I would lean towards Willow & Finch: owners praise how patient the nurses are with rabbits.',
    ],
    not: [
      'I was not able to find a practice by the name of Willow & Finch Veterinary in Harrogate. Are you sure of the spelling?',
      'Look out for birds: a willow and a finch feeder attract both, and veterinary advice is rarely needed.',
      'Two clinics fit: Moor Lane Vets and Willow Bank Veterinary Centre. Finch House Surgery is closed at present.',
      'Further reading:\n- [Willow & Finch Veterinary fined over signage – Harrogate News](https://www.harrogate-news.example/wf-sign)\n\nNone of these pages names a clinic for exotic pets.',
      'Details are at willowfinchvets.com and willowfinchvets.co.uk.booking.example.',
      'Could you tell me more about Willow & Finch Veterinary? My records hold no practice of that name.',
    ],
  },
  {
    round: 1,
    name: 'Compass',
    website: 'https://compass-bookkeeping.co.uk',
    counted: [
      'For a small limited company in Leeds I’d shortlist Tally Hub, Compass and Northern Ledger; all three are bookkeepers with fixed monthly fees.',
      '- **Compass** (compass-bookkeeping.co.uk): fixed-fee bookkeeping from £95 a month\n- **Tally Hub**: cheaper, but e-mail only',
      'Compass’s bookkeepers reply within a day, according to reviews.',
      '### 2. Compass\nGood for: sole traders\nPrice: from £95',
    ],
    not: [
      'A good bookkeeper is your compass in the first two years.',
      'Compass Group is the world’s largest contract caterer and is based in Chertsey.',
      'Use the compass app on your phone to find magnetic north before you lay out the patio.',
      'Compass Minerals and Compass Diversified are both listed in New York.',
      'You may be thinking of Compass, the American real-estate brokerage listed as COMP.',
      'Compass points matter when choosing a garden room: south-west facing rooms overheat in July.',
    ],
  },
  {
    round: 1,
    name: 'Keller Optik GmbH',
    website: 'https://www.keller-optik.de',
    counted: [
      'In Freiburg werden häufig **Optik Hauser**, **Keller Optik** und **Brillen Sommer** genannt.',
      'Wer Gleitsichtgläser braucht, ist bei Keller Optik gut aufgehoben: Die Anpassung dauert rund eine Stunde.',
      'Die Firma Keller-Optik bietet laut Website auch Kontaktlinsen an [1].',
    ],
    not: [
      'Zu Keller Optik liegen mir leider keine verlässlichen Angaben vor.',
      'Martin Keller, Optiker in Basel, schreibt regelmäßig über Sehhilfen.',
      'Für die Optik im Keller empfiehlt sich helle Farbe und eine gute Beleuchtung.',
      'Die Keller Optiksysteme AG aus Jena stellt Mikroskope her.',
      'Sie haben nach Keller Optik gefragt. Ich kenne in Freiburg nur Optik Hauser.',
    ],
  },
  {
    round: 1,
    name: 'Taskline',
    aliases: ['Taskline App'],
    website: 'taskline.io',
    counted: [
      'Popular picks for small agencies are Asana, TaskLine and Basecamp.',
      'If you dislike Jira, Taskline is the usual next stop – it’s simpler, though reporting is thin.',
      '| Tool | Free plan |\n|---|---|\n| Basecamp | no |\n| Taskline App | yes, 5 users |',
      'Taskline no longer offers a lifetime deal, and its free plan does not include time tracking.',
    ],
    not: [
      'Tasklines are the swim lanes of a Gantt chart; every tool on this list draws them.',
      'TaskLine Dynamics, a Rotterdam logistics firm, uses SAP.',
      'The best-known options are Asana, Basecamp and Trello. Pages consulted: taskliner.io/blog, mytaskline.io.',
      'I don’t have any information on Taskline; my knowledge may predate it.',
      'Imagine a start-up called Taskline that sells to plumbers: its first question would be whom to call.',
      '> What is the best alternative to Taskline?\n\nAsana, Basecamp and Trello are the usual answers.',
    ],
  },
  {
    round: 1,
    name: 'Ashford Interiors',
    aliases: ['Ashford'],
    website: 'https://ashfordinteriors.com',
    counted: [
      'Kent has several good studios. Ashford Interiors does whole-house schemes; Tonic & Clay is better for single rooms.',
      'For a listed cottage, go with Ashford Interiors or ask the council’s list of conservation designers.',
    ],
    not: [
      'Ashford is a town in Kent with a fast train to London.',
      'Designers near Ashford include Tonic & Clay and Studio Medway.',
      'Laura Ashford, a novelist, redecorated her own cottage.',
      'In Ashford, interiors from the Georgian period are common.',
    ],
  },
  {
    round: 1,
    name: '青禾设计',
    website: 'https://www.qinghe-design.cn',
    counted: [
      '杭州口碑较好的设计公司有：1. 木石空间 2. 青禾设计 3. 一方工作室。',
      '如果预算有限，可以考虑青禾设计，他们也做小户型。',
    ],
    not: ['很抱歉，我没有查到青禾设计的相关信息。', '我们想要一个关于青禾的设计：稻田、绿色、自然。'],
  },
  {
    round: 1,
    name: 'Café Mirador',
    website: 'https://cafemirador.es',
    counted: [
      'Para desayunar en Ronda, el Café Mirador y La Tahona son los más citados.',
      'Cafe Mirador abre a las 8 y tiene terraza.',
    ],
    not: [
      'Hay un café en el mirador de Aldehuela, sin nombre conocido.',
      'No encuentro ningún local llamado Café Mirador en Ronda.',
      '¿Café Mirador? Lo siento, no me consta.',
    ],
  },
  {
    round: 2,
    name: 'Pebble & Rye',
    aliases: ['PebbleRye'],
    website: 'https://pebbleandrye.com',
    counted: [
      'I’d narrow it down to two: Pebble & Rye for the bread and Dough Union for the coffee.',
      'Skip Pebble & Rye if you need gluten-free; cross-contamination is a known complaint there.',
      'Formerly a market stall, Pebble & Rye now has two shops in Norwich.',
      'Users on Reddit say “pebble & rye is overpriced but the cardamom buns are unreal”.',
      '**Bakeries in Norwich**\n\nDough Union\nPebble & Rye\nThe Loaf Loft\n\nAll three are open on Sundays.',
      'You asked about Pebble & Rye: it is an independent bakery in Norwich that opened in 2016.',
      'PebbleRye ships nationwide.',
      'While I don’t have live data, Pebble & Rye is generally open until 4 pm.',
      'Pebble & Rye isn’t the cheapest option, though it is the one locals mention most.',
    ],
    not: [
      'Pebble and rye are two of this year’s paint colours.',
      'Rye & Pebble is a gift shop on the Sussex coast.',
      'The shop at Pebble Beach sells rye bread.',
      'Neither the council’s list nor TripAdvisor has an entry for Pebble & Rye.',
      'If there is a bakery called Pebble & Rye, it has left no trace online.',
      'As an AI, I can’t browse, so I am unable to say anything about Pebble & Rye.',
      'Sorry, no luck: Pebble & Rye isn’t in any directory I can see.',
      'You wrote: “Compare Pebble & Rye with Dough Union.” I can only describe Dough Union.',
      'Sources\n1. Pebble & Rye – menu (https://www.tripadvisor.example/r1)\n2. Norwich bakeries – a guide (https://norwich.example)',
      'Nothing in the search results refers to Pebble & Rye, so I’ll describe bakeries that do appear: Dough Union and The Loaf Loft.',
    ],
  },
  {
    round: 2,
    name: 'Harper Law LLP',
    aliases: ['Harper Law'],
    website: 'harperlaw.com',
    counted: [
      'For employment disputes in Austin, Chambers lists Harper Law, Diaz Stone and Wynn & Pope.',
      'Harper Law’s founding partner, Jill Harper, teaches at UT.',
      'According to Harper Law’s own site, initial consultations are free ([harperlaw.com](https://harperlaw.com/fees?utm_source=chatgpt.com)).',
    ],
    not: [
      'Harper Lawson & Webb handle shipping claims in Houston.',
      'Ben Harper, law student and singer, is on tour.',
      'Under Harper, law enforcement budgets rose by a tenth.',
      'Harper Law School does not exist; perhaps you mean the University of Chicago’s William Rainey Harper library.',
      'The firm Stone Harper Law in Perth only handles wills.',
      'I do not have verified information about a firm named Harper Law.',
    ],
  },
  {
    round: 2,
    name: 'Beacon',
    website: 'https://beacon-hr.io',
    counted: [
      'Popular HR tools for teams of 20 to 50:\n- Personio\n- Beacon\n- BambooHR',
      'I’d pick Beacon over Personio for a team of your size; payroll is built in.',
      'Compared with Personio, Beacon costs about half.',
      'Some alternatives: Personio (strong in Germany), Beacon (beacon-hr.io), and HiBob.',
    ],
    not: [
      'The new leave policy should be a beacon of clarity.',
      'Beacon Hill in Boston has several HR consultancies.',
      'Attach a Bluetooth beacon to each badge to track attendance.',
      'In "Beacon 23", a television series, a keeper lives alone in space.',
      'Hikers climb Dunkery Beacon for the view.',
      'The Beacon in Dorking is a pub with a dining room.',
    ],
  },
  {
    round: 2,
    name: 'Boulangerie Dupré',
    website: 'https://boulangerie-dupre.fr',
    counted: [
      'À Nantes, on cite souvent la Boulangerie Dupré, le Fournil du Bouffay et Maison Arnaud.',
      'La boulangerie Dupré propose aussi des pains sans gluten.',
    ],
    not: [
      'Je ne dispose d’aucune information sur la Boulangerie Dupré.',
      'Marcel Dupré était organiste à Saint-Sulpice.',
      'Il y a une boulangerie rue Dupré, mais son nom m’échappe.',
      'Désolé, la Boulangerie Dupré ne figure dans aucun annuaire que je puisse consulter.',
    ],
  },
  {
    round: 2,
    name: 'Nordlys',
    website: 'https://nordlys.studio',
    counted: [
      'Agencies with Shopify experience: Nordlys, Grow Room and Kite Street.',
      'nordlys.studio has a portfolio of 40 shops.',
      'In my view Nordlys does the best product photography.',
    ],
    not: [
      'The Northern Lights are called nordlys in Norwegian.',
      'Nordlys is a Norwegian newspaper published in Tromsø.',
      'MS Nordlys sails along the coast from Bergen.',
      'Do you mean Nordlys the newspaper or a company of that name?',
    ],
  },
  {
    round: 3,
    name: 'Summit Roofing',
    website: 'https://summitroofing.co.uk',
    counted: [
      'Here’s a quick comparison of roofers in Sheffield:\n\n**Peak Slate Ltd** — flat roofs, 10-year guarantee\n**Summit Roofing** — slate and tile, free drone survey\n**J. Marsh & Sons** — repairs only\n\nAlways check insurance.',
      'A neighbour of mine used summit roofing last year and the ridge has held up well.',
      'Complaints about Summit Roofing mostly concern delays, not workmanship.',
      'I can’t verify every claim, but reviewers consistently rate Summit Roofing above Peak Slate.',
      'Summit Roofing Services has been trading since 1998.',
      'Avoid Summit Roofing: Trading Standards fined them in 2022.',
      'No other firm in the city matches Summit Roofing on price.',
      'I don’t think you need a second quote if you already have one from Summit Roofing.',
    ],
    not: [
      'The summit roofing conference takes place in Las Vegas each March.',
      'At the summit, roofing felt was used to mend the hut.',
      'Summit Roofers of Ohio and Alpine Summit Roofing Inc. are American companies.',
      'My knowledge does not extend to Summit Roofing.',
      'A search for "Summit Roofing Sheffield" brings up nothing but unrelated American firms.',
      'To compare: "Is Summit Roofing any good?" is a question that only past customers can answer.',
      'I’d be making things up if I described Summit Roofing, so I won’t.',
      'Peak Slate is the only one with reviews. ([Summit Roofing vs Peak Slate: our verdict](https://trades.example/compare))',
      'It is unclear whether Summit Roofing is still trading or ever existed.',
    ],
  },
  {
    round: 3,
    name: 'Studio Lindenhof',
    aliases: ['Lindenhof'],
    website: 'https://studio-lindenhof.de',
    counted: [
      'Für Pilates in Köln kommen Studio Lindenhof, Core Loft und Balance Ehrenfeld infrage.',
      'Das Studio Lindenhof bietet Probestunden für 15 Euro an.',
      'Am meisten Lob bekommt der Lindenhof: kleine Gruppen und geduldige Trainerinnen.',
      '- Core Loft: Reformer-Pilates\n- Lindenhof: Kurse auch am Wochenende',
    ],
    not: [
      'Der Lindenhof ist ein Platz in der Altstadt von Zürich.',
      'Über das Studio Lindenhof konnte ich nichts herausfinden.',
      'Mir ist kein Studio dieses Namens – Studio Lindenhof – in Köln bekannt.',
      'Ob es das Studio Lindenhof wirklich gibt, kann ich nicht sagen.',
      'Das Hotel Lindenhof in Bad Kissingen hat ein Hallenbad.',
      'Das Freilichttheater Lindenhof in Melchingen spielt im Sommer.',
    ],
  },
  {
    round: 3,
    name: 'Rosa Neri',
    website: 'https://rosaneri.it',
    counted: [
      'A Bologna consiglio Rosa Neri per gli abiti da sposa su misura.',
      'Tra gli atelier più citati: Bianca Sposi, Rosa Neri e Il Filo.',
    ],
    not: [
      'Non ho trovato informazioni affidabili su Rosa Neri.',
      'Le rose neri non esistono in natura; rosa e neri sono i colori della squadra.',
      'Non mi risulta alcun atelier con il nome Rosa Neri.',
      'Mi hai chiesto di Rosa Neri, ma conosco soltanto Bianca Sposi.',
    ],
  },
  {
    round: 3,
    name: 'Hive',
    aliases: ['Hive Cowork'],
    website: 'https://hivecowork.com',
    counted: [
      'Good coworking spaces in Bristol: DeskLodge, Hive Cowork and Gather Round.',
      '1. DeskLodge: central\n2. Hive: quiet, 24/7 access\n3. Gather Round: designers',
      'Hive charges £22 for a day pass.',
      'Members say that Hive has the fastest wifi of the three coworking spaces.',
    ],
    not: [
      'Keep the hive out of direct wind and inspect it weekly.',
      'Hive Social shut down in 2022 after a security hole was found.',
      'Apache Hive is a data warehouse built on top of Hadoop.',
      'British Gas sells Hive thermostats in its online shop.',
      'The place was a hive of activity.',
      'Beehive Lofts in Manchester is the nearest alternative; hivecoworking.com is parked.',
    ],
  },
  {
    round: 3,
    name: '株式会社ミナト工房',
    aliases: ['ミナト工房'],
    website: 'https://minato-koubou.jp',
    counted: [
      '横浜の家具工房では、ミナト工房、青木木工、ウッドベースがよく挙げられます。',
      'ミナト工房さんはオーダー家具の相談が無料です。',
    ],
    not: [
      '申し訳ありませんが、ミナト工房については情報を持ち合わせておりません。',
      'ミナト区には多くの工房があります。',
      '「ミナト工房」という会社は検索結果に出てきませんでした。',
    ],
  },
  {
    round: 3,
    name: 'Atelier Moreau',
    website: 'https://ateliermoreau.fr',
    counted: [
      'Parmi les encadreurs lyonnais, l’Atelier Moreau revient souvent, tout comme Cadres & Co.',
      'L’atelier Moreau n’est pas donné, mais le travail est soigné.',
    ],
    not: [
      'Je n’ai rien trouvé au sujet de l’Atelier Moreau.',
      'L’atelier de Gustave Moreau est devenu un musée à Paris.',
      'Impossible de confirmer l’existence de l’Atelier Moreau à Lyon.',
      'À ma connaissance, il n’existe pas d’Atelier Moreau à Lyon.',
      'Jeanne Moreau a joué dans Jules et Jim.',
    ],
  },
  {
    round: 4,
    name: 'Marlow Physio',
    website: 'https://marlowphysio.co.uk',
    counted: [
      'For runner’s knee in Reading I’d book Marlow Physio or Thames Sports Clinic; both see self-referred patients.',
      '1. **Thames Sports Clinic** (4.8)\n2. **Marlow Physio** (4.7)\n3. **Kennet Physiotherapy** (4.6)',
      'I don’t have up-to-date prices for Marlow Physio, but a first session elsewhere costs about £60.',
      'You won’t find a long waiting list at Marlow Physio.',
      'Marlow Physio does not take insurance, as far as I know.',
      'Nobody I found treats runners as thoroughly as Marlow Physio.',
      'Opening hours: see https://marlowphysio.co.uk/contact/?utm_source=openai',
    ],
    not: [
      'I have no record of a clinic named Marlow Physio.',
      'There are several physios in Marlow; physio sessions start at £45.',
      'Marlow Physio? I can’t find that one, sorry.',
      'I couldn’t locate Marlow Physio in any of the sources I checked.',
      'Christopher Marlow, physio to the England team, retired in 2019.',
      'Great question! You want to know about Marlow Physio. Let me start with what physiotherapists do.',
      'Try Marlowe Physiotherapy in Bath or Marlow Sports Massage.',
      'See marlow-physio.com for a clinic of a similar name.',
    ],
  },
  {
    round: 4,
    name: 'Lumen',
    website: 'https://lumen-lighting.com',
    counted: [
      'Good lighting shops online: Heal & Glow, Lumen and Pooky.',
      '**Lumen** – designer pendants, free returns\n**Pooky** – lampshades',
      'Of these, Lumen ships fastest.',
      'Lumen’s lamps carry a five-year guarantee.',
    ],
    not: [
      'A lumen is the unit of luminous flux.',
      'Look for at least 800 lumen per bulb.',
      'Lumen Technologies, formerly CenturyLink, runs fibre networks.',
      'Lumen Field is the home of the Seattle Seahawks.',
      'Lumens tell you brightness; kelvins tell you colour.',
    ],
  },
  {
    round: 4,
    name: 'Zahnärzte am Stadtpark',
    website: 'https://zahnaerzte-stadtpark.de',
    counted: [
      'In Nürnberg werden die Zahnärzte am Stadtpark, die Praxis Dr. Lang und Dentalis oft empfohlen.',
      'Ich würde bei den Zahnärzten am Stadtpark oder bei Dentalis anrufen.',
      'Zahnärzte am Stadtpark: Termine auch samstags, Prophylaxe ab 89 €.',
      'Nicht nur Dentalis, auch Zahnärzte am Stadtpark behandelt Angstpatienten.',
    ],
    not: [
      'Es gibt mehrere Zahnärzte, am Stadtpark liegt aber nur eine Apotheke.',
      'Zu den Zahnärzten am Stadtpark fehlen mir belastbare Informationen.',
      'Leider konnte ich die Zahnärzte am Stadtpark nirgends finden.',
      'Die Frage lautete, ob die Zahnärzte am Stadtpark gut sind; dazu weiß ich nichts.',
    ],
  },
  {
    round: 4,
    name: 'Grupo Alborada',
    aliases: ['Alborada'],
    website: 'https://alborada.com.mx',
    counted: [
      'Entre las inmobiliarias de Puebla destacan Grupo Alborada, Casa Norte y Vértice.',
      'Alborada administra más de 300 viviendas.',
    ],
    not: [
      'La alborada es la luz del amanecer.',
      'No cuento con información sobre Grupo Alborada.',
      'Preguntas por Grupo Alborada; conozco mejor Casa Norte.',
      'Desconozco si Grupo Alborada sigue activo.',
      'El hotel Alborada está en Tenerife.',
    ],
  },
];

export const blindAnswers: readonly BlindAnswer[] = groups.flatMap(
  ({ round, name, aliases = [], website, counted, not }) =>
    [...counted.map((text) => ({ text, isCounted: true })), ...not.map((text) => ({ text, isCounted: false }))].map(
      (row, at) => ({
        id: `${round} ${name} #${at + 1}`,
        round,
        name,
        aliases,
        website,
        ...row,
      }),
    ),
);
