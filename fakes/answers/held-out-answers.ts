// A second set of labelled answers, written from the rubric and from how assistants write before the reader's code was looked at: what `labelled-answers.ts`
// was tuned on proves little. Rows are added, never fitted to the reader; a wrong label is corrected with a comment that says why.
import type { LabelledAnswer } from './labelled-answers.ts';

type Extra = { prompt?: string; cited?: string[] };
type Row = [role: LabelledAnswer['role'], text: string, extra?: Extra];
type Group = { language: LabelledAnswer['language']; name: string; aliases?: string[]; website: string; rows: Row[] };

const groups: Group[] = [
  {
    language: 'en',
    name: 'Oakline Joinery Ltd',
    website: 'https://www.oaklinejoinery.co.uk/',
    rows: [
      [
        'listed',
        'Here are a few joiners in Bristol worth contacting:\n\n| Company | Speciality | Area |\n|---|---|---|\n| **Severn Timber** | Staircases | Bedminster |\n| **Oakline Joinery** | Sash windows | Clifton |\n| **Bath Road Woodworks** | Kitchens | Brislington |\n\nPrices vary, so get three quotes.',
      ],
      [
        'listed',
        '1. **Severn Timber** – bespoke staircases\n2. **Bath Road Woodworks** – fitted kitchens\n3. **Oakline Joinery Limited** – sash window restoration\n\nWould you like me to compare prices?',
      ],
      [
        'recommended',
        'My top pick for sash windows is **Oakline Joinery**: they have restored listed buildings across Clifton for fifteen years.',
      ],
      ['recommended', 'If your budget allows, go with Oakline. They are the most experienced in listed buildings.'],
      [
        'denied',
        'I couldn’t find any information about Oakline Joinery. It may be a small local firm without much of a web presence.',
      ],
      ['denied', 'I don’t have specific information about a company called "Oakline Joinery" in Bristol.'],
      [
        'denied',
        'Unfortunately, my search did not return any results for Oakline Joinery, so I can’t verify when it was founded.',
      ],
      ['denied', 'There is no publicly available information on Oakline Joinery that I can access.'],
      ['denied', '**Oakline Joinery**: no reliable information found.'],
      ['denied', 'I’m sorry, but I can’t provide details about Oakline Joinery.'],
      [
        'listed',
        'Oakline Joinery (not to be confused with Oak Line Flooring in Leeds) is a joinery workshop in Clifton. I couldn’t find out when it was founded.',
      ],
      ['other-entity', 'Oakline Flooring in Leeds sells engineered boards and laminate.'],
      ['other-entity', 'The Oakline Group, a logistics operator in Rotterdam, reported record profits.'],
      [
        'none',
        'Most joiners in Bristol charge £250-£400 a day. Ask for references and see finished work before you sign.',
      ],
      [
        'none',
        'Popular options include Severn Timber and Bath Road Woodworks. See https://www.yell.com/biz/oakline-joinery-bristol-7781/ for a directory entry.',
      ],
      [
        'none',
        'Popular options include Severn Timber and Bath Road Woodworks.\n\nVisit oakline-joinery.net or oaklinejoinery.co.uk.evil.example for offers.',
      ],
      [
        'cited',
        'A sash window restoration usually takes two to three days per window (https://blog.oaklinejoinery.co.uk/how-long?utm_source=chatgpt.com).',
      ],
      [
        'cited',
        'A sash window restoration usually takes two to three days per window.',
        { cited: ['https://www.oaklinejoinery.co.uk/windows?utm_source=openai'] },
      ],
      [
        'none',
        'A sash window restoration usually takes two to three days per window.',
        { cited: ['https://www.oaklinejoinery.com/windows'] },
      ],
      ['cited', 'You can check their address yourself:\n\n```\ncurl https://oaklinejoinery.co.uk/contact\n```'],
      ['listed', 'One reviewer wrote: "Oakline Joinery fitted our bay windows in two days, spotless work."'],
      ['listed', 'Severn Timber, Bath Road Woodworks and Oakline Joinery’s workshop are all within five miles of you.'],
      ['listed', 'Oakline Joinery has mixed reviews: some customers complain of delays.'],
      [
        'echoed',
        'You asked: "What do you know about Oakline Joinery?" I would need more details to answer that.',
        { prompt: 'What do you know about Oakline Joinery?' },
      ],
      [
        'denied',
        'What do you know about Oakline Joinery? I looked, and nothing reliable came up about this company.',
        { prompt: 'What do you know about Oakline Joinery?' },
      ],
      [
        'listed',
        '- Severn Timber[1]\n- Oakline Joinery[2]\n- Bath Road Woodworks[3]\n\n[1]: https://severntimber.example\n[2]: https://www.checkatrade.com/x\n[3]: https://bathroad.example',
      ],
      [
        'listed',
        '### Oakline Joinery\n* **Location:** Clifton, Bristol\n* **Known for:** sash windows\n* **Price:** ££',
      ],
      ['listed', 'OAKLINE JOINERY LTD is registered at Companies House under the number 07712345.'],
    ],
  },
  {
    language: 'en',
    name: 'Fig & Thistle',
    website: 'https://figandthistle.com',
    rows: [
      ['listed', 'For a relaxed brunch try Fig and Thistle on Mill Lane, or The Copper Pan.'],
      ['listed', 'For a relaxed brunch people name Fig + Thistle and The Copper Pan.'],
      ['listed', '* **Fig & Thistle** - seasonal small plates\n* **The Copper Pan** - pancakes'],
      ['listed', 'Fig &amp; Thistle and The Copper Pan both take bookings.'],
      ['none', 'The salad comes with fig, thistle honey and goat’s cheese.'],
      ['none', 'Thistle Hotels run two properties near the station.'],
      ['other-entity', 'Fig & Thistle Apartments offers short lets in San Francisco.'],
      ['listed', 'Fig & Thistle’s set lunch is £24.'],
      ['denied', 'I wasn’t able to find reliable opening hours or any details for Fig & Thistle.'],
      [
        'listed',
        'I wasn’t able to find opening hours, but Fig & Thistle serves brunch at weekends according to its menu.',
      ],
    ],
  },
  {
    language: 'en',
    name: 'Monday',
    aliases: ['monday.com'],
    website: 'https://monday.com',
    rows: [
      ['none', 'The studio is open Monday to Friday from 9 am to 6 pm.'],
      ['none', 'Book before Monday and you save 10 %. Monday mornings are quietest.'],
      ['listed', 'Teams of five often pick between Asana, Trello and monday.com.'],
      ['cited', 'Pricing starts at $9 per seat, see https://monday.com/pricing?utm_source=openai.'],
      ['listed', '| Tool | Price |\n|---|---|\n| Asana | $11 |\n| Monday | $9 |\n| Trello | $5 |'],
      ['none', 'On Monday, the offices in London and Paris open at nine.'],
    ],
  },
  {
    language: 'en',
    name: 'Next',
    website: 'https://www.next.co.uk',
    rows: [
      ['none', 'Next, compare at least three quotes. The next step is to check references.'],
      ['none', '**Next steps**\n\n1. Ask for a quote\n2. Next: check the guarantee'],
      ['listed', '1. **John Lewis** – school uniforms\n2. **Next** – formal wear for children\n3. **M&S** – basics'],
      ['cited', 'Formal wear for children starts at £18 (next.co.uk).'],
      ['none', 'Next.js and Remix are the usual choices for a new web project.'],
      ['none', 'Next Generation Dental in Leeds offers implants.'],
    ],
  },
  {
    language: 'en',
    name: 'Target',
    website: 'https://www.target.com',
    rows: [
      ['none', 'Define your target audience first. Target customers who already trust you.'],
      ['listed', 'You can buy it at Walmart, Target and Best Buy.'],
      ['none', 'Target: at least 10 % growth a year.'],
    ],
  },
  {
    language: 'en',
    name: 'Apple',
    website: 'https://www.apple.com',
    rows: [
      ['none', 'Apple pie, apple juice and cider are made on the farm. Apple trees bloom in May.'],
      ['listed', 'For laptops that hold their value, people usually name Apple, Lenovo and Dell.'],
      ['none', 'Apple Tree Nursery in Kent sells fruit trees and Apple Blossom Florist delivers flowers.'],
    ],
  },
  {
    language: 'en',
    name: 'Q',
    website: 'https://www.q-salon.example',
    rows: [
      ['none', 'Q: How much does a haircut cost? A: About £35. Sales grew in Q 3 and Q4.'],
      ['cited', 'A haircut costs about £35, see www.q-salon.example/prices.'],
    ],
  },
  {
    language: 'en',
    name: 'A.R.C. Physio+ (Leeds)',
    website: 'https://arcphysio.example',
    rows: [
      ['listed', 'In Leeds, A.R.C. Physio+ (Leeds) and Roundhay Sports Clinic treat running injuries.'],
      ['none', 'Physio in Leeds costs £45 to £60 per session.'],
      ['cited', 'Prices are on [their site](https://arcphysio.example/prices).'],
    ],
  },
  {
    language: 'en',
    name: 'O’Hara & Sons Plumbing',
    aliases: ["O'Hara Plumbing"],
    website: 'https://oharaplumbing.ie',
    rows: [
      ['listed', "In Galway, O'Hara & Sons Plumbing offers a 24-hour call-out."],
      ['listed', 'In Galway, O’Hara and Sons Plumbing offers a 24-hour call-out.'],
      ['listed', 'In Galway, OHara Plumbing offers a 24-hour call-out.'],
      ['none', 'Scarlett O’Hara is the heroine of Gone with the Wind.'],
      ['other-entity', 'O’Hara & Sons Funeral Directors has served Galway since 1921.'],
      ['recommended', '> **Best for emergencies:** O’Hara Plumbing, who answer the phone at night.'],
    ],
  },
  {
    language: 'en',
    name: 'Blue Harbor Dental',
    website: 'https://blueharbordental.com',
    rows: [
      [
        'listed',
        'Some highly rated dentists in Portland:\n\n**1. Blue Harbor Dental** ⭐ 4.9 (312 reviews)\n**2. Pearl Smiles** ⭐ 4.8',
      ],
      ['listed', 'Blue Harbor Dental Clinic and Pearl Smiles accept new patients.'],
      ['listed', 'BlueHarbor Dental and Pearl Smiles accept new patients.'],
      ['listed', 'Blue-Harbor Dental and Pearl Smiles accept new patients.'],
      ['none', 'Blue Harbor is a resort in Wisconsin with a water park.'],
      [
        'none',
        'Sources:\n1. "Blue Harbor Dental Reviews" – https://www.yelp.com/biz/blue-harbor-dental-portland\n2. https://www.healthgrades.com',
      ],
      ['denied', 'As of my last update, there’s no record of Blue Harbor Dental in the state registry.'],
      ['denied', 'I don’t see Blue Harbor Dental in any of the search results.'],
      ['denied', 'I can’t confirm whether Blue Harbor Dental offers implants, as I found no information on it.'],
      ['denied', 'Blue Harbor Dental doesn’t appear to have a website or any public listing.'],
      ['listed', 'Dr. Anna Meyer practises at Blue Harbor Dental, founded in 2009 [4].'],
      [
        'recommended',
        'For nervous patients, **[Blue Harbor Dental](https://maps.google.com/?q=abc)** stands out as the best option.',
      ],
      ['listed', 'Blue Harbor Dental would not be my first choice for children, though adults like it.'],
      ['none', 'I cannot recommend specific dentists. Please check your insurer’s directory.'],
      ['none', 'I’m not able to browse the web right now, so I can’t name dentists.'],
    ],
  },
  {
    language: 'en',
    name: 'Nova Fitness',
    website: 'https://novafitness.co.za',
    rows: [
      ['listed', 'In Cape Town, look at Nova Fitness, Virgin Active and Zone 6.'],
      ['none', 'Nova Scotia has many gyms, and fitness is popular there.'],
      ['other-entity', 'Supernova Fitness Club is in Berlin.'],
      ['other-entity', 'Nova Fitness Sensors makes the SDS011 dust sensor in Jinan.'],
      ['cited', 'Day passes cost R150 according to https://www.novafitness.co.za/join.'],
      ['none', 'Day passes cost R150 according to https://novafitness.com/join and https://mynovafitness.co.za/join.'],
    ],
  },
  {
    language: 'de',
    name: 'Bäckerei Möller GmbH & Co. KG',
    website: 'https://baeckerei-moeller.de',
    rows: [
      ['listed', 'In Kiel werden oft genannt:\n- **Bäckerei Möller** (Sauerteig)\n- Backhaus Petersen\n- Kornkraft'],
      ['listed', 'In Kiel gibt es die Baeckerei Moeller und das Backhaus Petersen.'],
      ['listed', 'Die Brote der Bäckerei Möller sind beliebt.'],
      ['denied', 'Zur Bäckerei Möller konnte ich leider keine verlässlichen Informationen finden.'],
      ['denied', 'Über die Bäckerei Möller liegen mir keine Angaben vor.'],
      ['denied', 'Mir ist keine Bäckerei Möller in Kiel bekannt.'],
      ['none', 'Frau Möller leitet seit 2012 die Handwerkskammer. Eine gute Bäckerei erkennt man am Duft.'],
      ['recommended', 'Mein Tipp: die Bäckerei Möller. Dort wird noch von Hand geformt.'],
      ['recommended', 'Am ehesten würde ich zu Bäckerei Möller raten.'],
      ['listed', 'Der Bäckerei-Möller-Stollen gewann 2023 einen Preis.'],
      ['other-entity', 'Die Bäckerei Möller-Hansen in Flensburg schließt im März.'],
    ],
  },
  {
    language: 'de',
    name: 'Kraftwerk',
    website: 'https://kraftwerk-fitness.de',
    rows: [
      ['none', 'Das Kraftwerk Moorburg wurde 2021 abgeschaltet; ein Kraftwerk erzeugt Strom.'],
      ['none', 'Die Band Kraftwerk veröffentlichte 1974 das Album Autobahn.'],
      ['listed', 'Gute Studios in Mainz: FitOne, Kraftwerk und Bodystreet.'],
    ],
  },
  {
    language: 'fr',
    name: 'L’Atelier d’Élise SARL',
    website: 'https://atelier-elise.fr',
    rows: [
      ['listed', 'À Lyon, vous pouvez essayer l’Atelier d’Élise ou Fleurs de Saône.'],
      ['listed', "À Lyon, vous pouvez essayer L'Atelier d'Elise ou Fleurs de Saône."],
      ['listed', 'Les bouquets de l’atelier d’Élise coûtent à partir de 35 €.'],
      ['denied', 'Je n’ai trouvé aucune information sur L’Atelier d’Élise.'],
      ['denied', 'Je ne dispose pas d’informations fiables concernant L’Atelier d’Élise.'],
      ['recommended', 'Je vous recommande L’Atelier d’Élise pour un mariage champêtre.'],
      ['none', 'Un atelier d’écriture a lieu chaque jeudi chez Élise Martin.'],
      ['cited', 'Les tarifs figurent sur https://www.atelier-elise.fr/tarifs?utm_source=perplexity.'],
    ],
  },
  {
    language: 'fr',
    name: 'Orange Bleue',
    website: 'https://orange-bleue-yoga.fr',
    rows: [
      ['none', 'La terre est bleue comme une orange, écrivait Éluard.'],
      ['listed', '1. **Studio Lumen**\n2. **Orange Bleue** : hatha et vinyasa\n3. **Le Tapis**'],
      ['denied', 'Désolé, je ne trouve rien sur Orange Bleue à Nantes.'],
    ],
  },
  {
    language: 'es',
    name: 'Clínica Dental Peñalver S.L.',
    website: 'https://clinicapenalver.es',
    rows: [
      ['listed', 'Entre las mejor valoradas están la Clínica Dental Peñalver, Dental Sur y Sonrisas.'],
      ['listed', 'Entre las mejor valoradas están Clinica Dental Penalver y Dental Sur.'],
      ['denied', 'No he encontrado información sobre la Clínica Dental Peñalver.'],
      ['denied', 'No dispongo de datos sobre Clínica Dental Peñalver en Murcia.'],
      ['recommended', 'La mejor opción para implantes es la Clínica Dental Peñalver.'],
      ['none', 'Una clínica dental en Peñalver, un pueblo de Guadalajara, cobra unos 60 €.'],
      ['listed', '¿Conoces la Clínica Dental Peñalver? Atiende urgencias los sábados.'],
    ],
  },
  {
    language: 'it',
    name: 'Gelateria dell’Angolo',
    website: 'https://gelateriadellangolo.it',
    rows: [
      ['listed', 'Tra le migliori: **Gelateria dell’Angolo**, Crema Viva e Il Pinguino.'],
      ['denied', 'Non ho trovato informazioni sulla Gelateria dell’Angolo.'],
      ['none', 'La gelateria all’angolo della piazza è chiusa.'],
      ['recommended', 'Ti consiglio la Gelateria dell’Angolo per il pistacchio.'],
    ],
  },
  {
    language: 'nl',
    name: 'Fietsenmaker De Spaak B.V.',
    website: 'https://despaak.nl',
    rows: [
      ['listed', 'In Utrecht kun je terecht bij Fietsenmaker De Spaak of bij Snel Tweewielers.'],
      ['denied', 'Ik kon geen informatie vinden over Fietsenmaker De Spaak.'],
      ['none', 'De spaak van het achterwiel is gebroken; elke fietsenmaker kan dat verhelpen.'],
      ['cited', 'Een beurt kost € 49 (https://www.despaak.nl/prijzen).'],
    ],
  },
  {
    language: 'pt',
    name: 'Café Jacarandá Ltda',
    website: 'https://cafejacaranda.com.br',
    rows: [
      ['listed', 'Em Curitiba, experimente o Café Jacarandá ou a Padaria Sol.'],
      ['denied', 'Não encontrei informações sobre o Café Jacarandá.'],
      ['none', 'O jacarandá floresce em outubro e o café da região é famoso.'],
      ['cited', 'O cardápio está em https://loja.cafejacaranda.com.br/menu.'],
      ['none', 'O cardápio está em https://cafejacaranda.net.br/menu.'],
    ],
  },
  {
    language: 'tr',
    name: 'İnci Pastanesi',
    website: 'https://incipastanesi.com.tr',
    rows: [
      ['listed', 'İstanbul’da profiterol için İnci Pastanesi ve Baylan önerilir.'],
      ['listed', 'İNCİ PASTANESİ 1944 yılında kuruldu.'],
      ['listed', 'Profiterol için inci pastanesi çok bilinir.'],
      ['denied', 'İnci Pastanesi hakkında bilgi bulamadım.'],
      ['none', 'İnci kolye 500 lira, yakındaki pastaneler kapalı.'],
    ],
  },
  {
    language: 'ru',
    name: 'Студия «Белый Кит»',
    aliases: ['Белый Кит'],
    website: 'https://belykit.ru',
    rows: [
      ['listed', 'В Казани популярны:\n1. **Белый Кит** — студия растяжки\n2. **Профи**\n3. **Движение**'],
      ['denied', 'Я не нашёл информации о студии «Белый Кит».'],
      ['none', 'Белуха, или белый кит, живёт в арктических водах.'],
      ['recommended', 'Рекомендую студию «Белый Кит»: там опытные тренеры.'],
      ['cited', 'Расписание: https://belykit.ru/raspisanie'],
    ],
  },
  {
    language: 'ar',
    name: 'مخبز النخيل',
    website: 'https://nakheelbakery.ae',
    rows: [
      ['listed', 'من أشهر المخابز في دبي: مخبز النخيل ومخبز الريف.'],
      ['denied', 'لم أجد أي معلومات عن مخبز النخيل.'],
      ['none', 'تقع جزيرة النخيل في دبي وفيها أكثر من مخبز.'],
      ['cited', 'يمكن الطلب من الموقع https://www.nakheelbakery.ae/order'],
    ],
  },
  {
    language: 'zh',
    name: '云山茶舍有限公司',
    aliases: ['云山茶舍'],
    website: 'https://yunshantea.cn',
    rows: [
      ['listed', '广州比较受欢迎的茶馆有：云山茶舍、陶陶居和泮溪酒家。'],
      ['recommended', '如果喜欢安静，推荐云山茶舍。'],
      ['denied', '抱歉，我没有找到关于云山茶舍的信息。'],
      ['denied', '目前没有云山茶舍的公开资料。'],
      ['none', '白云山上有许多茶舍，周末人很多。'],
      ['listed', '| 店名 | 特色 |\n|---|---|\n| 陶陶居 | 点心 |\n| 云山茶舍 | 普洱 |'],
    ],
  },
  {
    language: 'ja',
    name: '株式会社さくら歯科',
    aliases: ['さくら歯科'],
    website: 'https://sakura-shika.jp',
    rows: [
      ['listed', '渋谷では、さくら歯科、青葉デンタル、みなみ歯科が挙げられます。'],
      ['denied', 'さくら歯科に関する情報は見つかりませんでした。'],
      ['recommended', 'インプラントなら、さくら歯科がおすすめです。'],
      ['none', '春には桜が咲き、歯科の予約も取りやすくなります。'],
      ['other-entity', 'さくら歯科医師会は毎年講演会を開いています。'],
      ['cited', '料金はhttps://www.sakura-shika.jp/price に掲載されています。'],
    ],
  },
  {
    language: 'ko',
    name: '한빛서점',
    website: 'https://hanbitbooks.kr',
    rows: [
      ['listed', '부산에서는 한빛서점과 바다책방이 유명합니다.'],
      ['listed', '부산에는 한빛서점이 있습니다.'],
      ['denied', '한빛서점에 대한 정보를 찾을 수 없습니다.'],
      ['none', '한빛 축제가 서점 앞에서 열립니다.'],
    ],
  },
];

/** Written after the reader was repaired for the first batch, and before any of them was run. */
const secondBatch: Group[] = [
  {
    language: 'en',
    name: 'Juniper Accounting LLC',
    website: 'https://www.juniperaccounting.com',
    rows: [
      [
        'listed',
        'Small-business accountants in Boise include Juniper Accounting, LLC; Treasure Valley CPA; and Bench Books.',
      ],
      ['listed', '**Juniper Accounting** — QuickBooks clean-up, from $250/month\n\n**Bench Books** — payroll'],
      ['denied', 'I searched for Juniper Accounting in Boise but found nothing conclusive.'],
      ['denied', 'Juniper Accounting: I have no information on this business.'],
      ['denied', 'I’m unable to verify any claims about Juniper Accounting at this time.'],
      ['denied', 'None of the directories I checked list Juniper Accounting.'],
      ['denied', 'It seems that Juniper Accounting is not a widely known firm, and I have no details on it.'],
      ['listed', 'Juniper Accounting isn’t the cheapest, but clients praise how fast they answer.'],
      ['listed', 'Juniper Accounting has no hidden fees and no long contracts.'],
      ['listed', 'Unlike Treasure Valley CPA, Juniper Accounting doesn’t charge for the first call.'],
      ['other-entity', 'Juniper Networks reported revenue of $1.4 billion.'],
      ['none', 'Juniper berries flavour gin. Accounting rules changed in 2024.'],
      ['none', 'Try Treasure Valley CPA (see https://www.juniper.com/accounting and juniperaccounting.com.au).'],
      ['cited', 'Monthly bookkeeping runs from $250 to $600 [juniperaccounting.com].'],
      [
        'cited',
        'Monthly bookkeeping runs from $250 to $600 ([source](https://www.juniperaccounting.com/fees?utm_source=openai&utm_medium=referral)).',
      ],
      ['recommended', 'Overall winner: Juniper Accounting.'],
      ['recommended', 'I’d start with Juniper Accounting, since they specialise in freelancers.'],
      ['none', 'Contact them at info@juniper-accounting.biz for a quote.'],
    ],
  },
  {
    language: 'en',
    name: 'Sage',
    website: 'https://sagebistro.example',
    rows: [
      ['none', 'Season the butter with sage and thyme. Fresh sage keeps for a week.'],
      ['listed', 'For dinner in Hove: Sage, The Ginger Pig and Etch.'],
      ['other-entity', 'Sage Intacct and Xero are popular with finance teams.'],
      ['none', 'A sage piece of advice: book early.'],
      ['listed', '3. **Sage** – modern bistro, mains from £16'],
      ['cited', 'The tasting menu is £45 (sagebistro.example).'],
    ],
  },
  {
    language: 'en',
    name: 'C++ Tutors (UK)',
    aliases: ['C++ Tutors'],
    website: 'https://cpptutors.example',
    rows: [
      ['listed', 'C++ Tutors offers one-to-one lessons from £40 an hour.'],
      ['none', 'C++ is hard to learn without a tutor; many tutors teach C# instead.'],
    ],
  },
  {
    language: 'en',
    name: 'Smith & Daughters',
    website: 'https://smithanddaughters.com.au',
    rows: [
      ['listed', 'Vegan dinner in Melbourne: Smith & Daughters or Transformer.'],
      ['listed', 'Vegan dinner in Melbourne: Smith and Daughters or Transformer.'],
      ['none', 'Mr Smith and his daughters run a farm.'],
      ['none', 'Smith & Deli sells sandwiches next door.'],
      ['denied', 'I don’t know Smith & Daughters.'],
      ['listed', 'Smith & Daughters’ chef Shannon Martinez wrote three books.'],
    ],
  },
  {
    language: 'de',
    name: 'Zahnarztpraxis Dr. Weiß',
    website: 'https://zahnarzt-weiss-koeln.de',
    rows: [
      ['listed', 'In Köln kommen infrage: Zahnarztpraxis Dr. Weiß, Dentalzentrum Süd und Praxis am Dom.'],
      ['listed', 'In Köln kommt die Zahnarztpraxis Dr. Weiss infrage.'],
      ['denied', 'Leider habe ich zur Zahnarztpraxis Dr. Weiß nichts gefunden.'],
      ['denied', 'Die Zahnarztpraxis Dr. Weiß konnte ich nicht finden.'],
      ['none', 'Weiß ist eine Farbe, und jede Zahnarztpraxis hat eigene Preise.'],
      ['cited', 'Die Kosten stehen auf zahnarzt-weiss-koeln.de/preise.'],
      ['recommended', 'Empfehlenswert ist vor allem die Zahnarztpraxis Dr. Weiß.'],
    ],
  },
  {
    language: 'fr',
    name: 'Plomberie Lefèvre',
    website: 'https://plomberie-lefevre.fr',
    rows: [
      ['listed', 'À Lille, on cite souvent Plomberie Lefevre, SOS Fuite et Nord Chauffage.'],
      ['denied', 'Aucune information fiable n’est disponible sur Plomberie Lefèvre.'],
      ['denied', 'Je ne connais pas Plomberie Lefèvre.'],
      ['none', 'Monsieur Lefèvre enseigne la plomberie au lycée.'],
    ],
  },
  {
    language: 'es',
    name: 'Taller Ramírez',
    website: 'https://tallerramirez.mx',
    rows: [
      ['listed', 'En Puebla destacan varios talleres:\n\n1. Taller Ramírez\n2. Frenos Sur'],
      ['denied', 'Lo siento, no tengo información sobre Taller Ramírez.'],
      ['none', 'El señor Ramírez abrió un taller de escritura.'],
      ['recommended', 'Te recomiendo Taller Ramírez por su garantía.'],
    ],
  },
  {
    language: 'ja',
    name: '山本珈琲',
    website: 'https://yamamoto-coffee.jp',
    rows: [
      ['listed', '京都の喫茶店としては、山本珈琲や六曜社があります。'],
      ['denied', '申し訳ありませんが、山本珈琲についての情報は持っていません。'],
      ['none', '山本さんは珈琲が好きです。'],
    ],
  },
];

const thirdBatch: Group[] = [
  {
    language: 'en',
    name: 'Harbour & Pine Veterinary Clinic',
    aliases: ['Harbour and Pine Vets'],
    website: 'https://www.harbourpinevets.co.uk',
    rows: [
      [
        'listed',
        'Here are well-reviewed vets in Whitby:\n\n1. **[Moorgate Vets](https://moorgatevets.example)** – 24-hour emergency cover ([yell.com](https://www.yell.com/s/vets-whitby))\n2. **[Harbour & Pine Veterinary Clinic](https://www.yell.com/biz/harbour-pine)** – rabbits and exotics ([yell.com](https://www.yell.com/s/vets-whitby))\n3. **Eskdale Animal Hospital** – large animals\n\nWould you like opening hours?',
      ],
      [
        'recommended',
        '**Short answer:** for rabbits, Harbour & Pine is the one I’d call first.【3†source】\n\n**Why:** two vets there hold a certificate in exotic animal medicine.【5†source】',
      ],
      [
        'listed',
        '| | Moorgate Vets | Harbour and Pine Vets | Eskdale |\n|---|:-:|:-:|:-:|\n| Emergency cover | ✅ | ❌ | ✅ |\n| Exotics | ❌ | ✅ | ❌ |\n| Price of a consultation | £48 | £45 | £52 |',
      ],
      [
        'listed',
        'Compared with Moorgate Vets, Harbour & Pine charges about £3 less for a first consultation, but has no night service. [1][4]',
      ],
      [
        'listed',
        'Reviews are mixed. A customer gave two stars for waiting times; the owner replied: “We are sorry, and thank you for visiting Harbour & Pine Vets. Please call us.”',
      ],
      [
        'denied',
        'I searched but couldn’t find a veterinary practice by the name of Harbour & Pine in Whitby. The closest matches were:\n\n- Moorgate Vets\n- Eskdale Animal Hospital\n\nCould you double-check the spelling?',
      ],
      [
        'denied',
        '## Harbour & Pine Veterinary Clinic\n\nAs of my last update, I have no record of this clinic. It’s possible that it is new, goes by another name, or has little presence online.',
      ],
      [
        'denied',
        'None of the sources I checked mention Harbour & Pine Veterinary Clinic, so I can’t tell you when it opened. [1](https://www.rcvs.org.uk/find) [2](https://www.yell.com)',
      ],
      [
        'other-entity',
        'I found a **Harbour & Pine Interiors** in Portland, Maine, a shop for home furnishings, but that does not seem to be what you are looking for.',
      ],
      [
        'none',
        'The harbour car park is two minutes away; pine bedding is fine for guinea pigs, but cedar is not. Ask the veterinary clinic you choose.',
      ],
      [
        'none',
        'Good choices are Moorgate Vets and Eskdale Animal Hospital.\n\n**Sources**\n- [Whitby vets compared: Moorgate, Harbour & Pine and others | The Gazette](https://gazette.example/vets)\n- https://www.rcvs.org.uk',
      ],
      [
        'listed',
        'Moorgate Vets took over the night calls of Eskdale Animal Hospital and Harbour & Pine Veterinary Clinic in 2023.',
      ],
      [
        'cited',
        'Rabbits should be vaccinated once a year against myxomatosis and RHD ([harbourpinevets.co.uk](https://www.harbourpinevets.co.uk/rabbits?utm_source=chatgpt.com)).',
      ],
      [
        'none',
        'Rabbits should be vaccinated once a year ([harbourpinevets.com](https://harbourpinevets.com/rabbits), [pinevets.co.uk](https://pinevets.co.uk)).',
      ],
      [
        'listed',
        'I’d start with these:\n\n- **Moorgate Vets**: round the clock.\n- **Harbour & Pine Vets**: I couldn’t find current prices for this one, so call ahead.\n- **Eskdale Animal Hospital**: farm animals.',
      ],
      [
        'denied',
        'I’m not familiar with Harbour & Pine Vets. If you share their website, I can summarise what they offer.',
      ],
    ],
  },
  {
    language: 'en',
    name: 'Apple',
    website: 'https://www.apple.com',
    rows: [
      ['none', 'Apple pie is the café’s best-selling dessert, followed by carrot cake.'],
      [
        'none',
        'Pick **apple**, pear or quince trees; they cope with clay soil.\n\n- Apple: plant in November\n- Pear: plant in December',
      ],
      ['none', 'Moving to the Big Apple? Brooklyn has cheaper gyms than Manhattan.'],
      ['listed', 'For video editing, laptops from Apple, Dell and Lenovo are worth comparing.'],
      ['listed', '1. **Apple** MacBook Air – $999\n2. **Dell** XPS 13 – $1,099\n3. **Lenovo** Yoga – $849'],
      ['none', 'The Apple Blossom Bakery in Leeds does good birthday cakes.'],
    ],
  },
  {
    language: 'en',
    name: 'C++ Tutors',
    aliases: ['C++T'],
    website: 'https://cpptutors.io',
    rows: [
      [
        'listed',
        'Online courses worth a look: **LearnCpp Live** ($30/h), **C++ Tutors** ($45/h) and **Codecamp One** ($25/h).',
      ],
      ['none', 'Most C++ tutors charge between $30 and $60 an hour; ask to see code that they have written.'],
      ['cited', 'Templates are explained step by step here:\n\n```sh\nopen https://cpptutors.io/templates\n```'],
      ['none', 'LearnCpp Live and Codecamp One both teach C++. Tutors there are vetted.'],
    ],
  },
  {
    language: 'de',
    name: 'Zahnarztpraxis Dr. Weber & Kollegen',
    aliases: ['Praxis Dr. Weber'],
    website: 'https://www.zahnarzt-weber-kassel.de',
    rows: [
      [
        'listed',
        'Hier einige Zahnarztpraxen in Kassel mit Schwerpunkt Implantologie:\n\n| Praxis | Stadtteil | Bewertung |\n|---|---|---|\n| Zahnzentrum Nordstadt | Nordstadt | 4,6 |\n| Zahnarztpraxis Dr. Weber & Kollegen | Wilhelmshöhe | 4,8 |\n| Dentalhaus Fulda-Ufer | Mitte | 4,4 |',
      ],
      [
        'recommended',
        '**Meine Empfehlung:** die Praxis Dr. Weber & Kollegen in Wilhelmshöhe, weil dort zwei Oralchirurgen arbeiten. [2]',
      ],
      [
        'denied',
        'Zu einer „Zahnarztpraxis Dr. Weber & Kollegen“ in Kassel liegen mir leider keine verlässlichen Informationen vor.',
      ],
      [
        'denied',
        'Ich konnte keine Praxis namens Dr. Weber & Kollegen ausfindig machen. Am besten fragen Sie bei der Landeszahnärztekammer nach.',
      ],
      ['other-entity', 'Weber & Kollegen Rechtsanwälte ist eine Kanzlei für Arbeitsrecht in Frankfurt.'],
      [
        'none',
        'Beliebt sind das Zahnzentrum Nordstadt und das Dentalhaus Fulda-Ufer. Einen Grill von Weber gibt es im Baumarkt nebenan.',
      ],
      [
        'listed',
        'Nach einer Bewertung auf Jameda nimmt sich das Team der Zahnarztpraxis Dr. Weber und Kollegen „viel Zeit“, die Wartezeit sei aber lang.',
      ],
      [
        'cited',
        'Ein Implantat kostet meist zwischen 1.800 und 3.000 Euro.[1]\n\n[1]: https://www.zahnarzt-weber-kassel.de/implantate',
      ],
    ],
  },
  {
    language: 'fr',
    name: 'Boulangerie L’Épi d’Or',
    website: 'https://www.lepidor-lyon.fr',
    rows: [
      [
        'listed',
        'Voici quelques boulangeries réputées à Lyon 7e :\n\n1. **Maison Pralus** – pralulines\n2. **L’Épi d’Or** – pains au levain naturel\n3. **Le Fournil de Marc** – pain de seigle\n\n*Les horaires peuvent varier.*',
      ],
      [
        'recommended',
        'Pour un pain au levain, je vous conseille sans hésiter la boulangerie L’Epi d’Or, rue de Marseille.',
      ],
      ['denied', 'Je n’ai trouvé aucune information fiable sur une boulangerie nommée « L’Épi d’Or » à Lyon.'],
      [
        'denied',
        'Malheureusement, je ne dispose pas de renseignements concernant la Boulangerie L’Épi d’Or ; il se peut qu’elle soit récente.',
      ],
      ['other-entity', 'L’Hôtel de l’Épi d’Or, à Beaune, propose douze chambres et un garage fermé.'],
      ['none', 'Chaque épi d’or du champ donne environ quarante grains ; la farine en est moulue à la meule.'],
      [
        'none',
        'Maison Pralus et Le Fournil de Marc sont les plus cités. Source : [lepidor-lyon.com](https://lepidor-lyon.com).',
      ],
      [
        'listed',
        'Contrairement au Fournil de Marc, L’Épi d’Or ferme le lundi. ([lyon-bonnes-adresses.example](https://lyon-bonnes-adresses.example/pain))',
      ],
    ],
  },
  {
    language: 'es',
    name: 'Gestoría Núñez y Asociados S.L.',
    aliases: ['Gestoría Núñez'],
    website: 'https://gestorianunez.es',
    rows: [
      [
        'listed',
        'Estas son algunas gestorías en Vigo que llevan autónomos:\n\n- **Asesoría Ría Baja** – desde 45 €/mes\n- **Gestoria Nunez** – desde 50 €/mes\n- **Fiscal Atlántico** – desde 60 €/mes',
      ],
      ['recommended', 'Si busca trato cercano, la mejor opción es Gestoría Núñez: le asignan un gestor fijo.[3]'],
      ['denied', 'No he podido encontrar información sobre Gestoría Núñez y Asociados en fuentes públicas.'],
      [
        'denied',
        'No me consta ninguna gestoría llamada «Núñez y Asociados» en Vigo; le sugiero consultar el Registro Mercantil.',
      ],
      ['other-entity', 'Núñez y Asociados Arquitectos firmó la reforma del mercado de Sevilla.'],
      [
        'none',
        'Asesoría Ría Baja y Fiscal Atlántico son las más recomendadas. El concejal Núñez presentó la ordenanza en 2021.',
      ],
      [
        'cited',
        'El modelo 303 se presenta cada trimestre (véase [gestorianunez.es/iva](https://gestorianunez.es/iva)).',
      ],
      [
        'echoed',
        'Pregunta: ¿Qué sabes de Gestoría Núñez y Asociados? Para responder necesito más datos, por ejemplo la ciudad.',
        { prompt: '¿Qué sabes de Gestoría Núñez y Asociados?' },
      ],
    ],
  },
  {
    language: 'zh',
    name: '青禾设计',
    website: 'https://www.qinghe-design.cn',
    rows: [
      [
        'listed',
        '杭州比较知名的室内设计公司有:\n\n1. **木白空间** – 主打日式风格\n2. **青禾设计** – 擅长老房改造\n3. **九间堂** – 高端别墅',
      ],
      ['recommended', '如果是老房改造,我首推青禾设计,他们的报价透明,售后也及时。[1]'],
      ['denied', '很抱歉,我没有查到关于“青禾设计”的可靠信息,建议您直接联系该公司核实。'],
      ['denied', '目前公开资料中没有青禾设计的成立时间和地址等信息。'],
      ['other-entity', '青禾设计学院位于成都,主要提供平面设计培训课程。'],
      ['none', '稻田里一片青禾,设计师据此选定了墙面的颜色。木白空间和九间堂都做过类似的案例。'],
      ['listed', '与木白空间相比,青禾设计的价格略高,但工期更短。'],
      ['none', '您可以参考木白空间和九间堂。资料来源:[杭州装修公司大全](https://www.qinghe-design.net/list)'],
    ],
  },
  {
    language: 'ja',
    name: '株式会社さくら整骨院',
    website: 'https://sakura-seikotsu.jp',
    rows: [
      [
        'listed',
        '吉祥寺駅周辺の整骨院をいくつかご紹介します。\n\n- **みどり接骨院**:夜21時まで\n- **さくら整骨院**:交通事故の施術に対応\n- **中道整体**:予約制',
      ],
      ['recommended', '腰痛でお悩みなら、さくら整骨院が特におすすめです。【2†source】'],
      ['denied', '「さくら整骨院」に関する情報は見つかりませんでした。店名や所在地をご確認ください。'],
      ['denied', '申し訳ありませんが、株式会社さくら整骨院については詳しい情報を持ち合わせていません。'],
      ['other-entity', 'さくら整骨院大学附属病院という名称の施設が大阪にありますが、別の法人です。'],
      ['none', '駅前の桜並木を抜けると、整骨院が二軒並んでいます。みどり接骨院は夜まで開いています。'],
      ['none', 'みどり接骨院と中道整体が人気です。詳しくは https://sakura-seikotsu.jp.example.com/ をご覧ください。'],
      ['listed', '口コミでは、さくら整骨院は「説明が丁寧」と評価される一方、待ち時間が長いという声もあります。'],
    ],
  },
];

const fourthBatch: Group[] = [
  {
    language: 'en',
    name: 'Brighton & Hove Dental Studio',
    website: 'https://bhdentalstudio.co.uk',
    rows: [
      ['none', 'There are about sixty dentists in Brighton & Hove. Private check-ups cost £50 to £80.'],
      ['none', 'Brighton & Hove Council lists those that take NHS patients.'],
      [
        'listed',
        '* Seafront Smiles – veneers\n* Brighton & Hove Dental Studio – implants\n* Kemptown Dental – families',
      ],
      ['denied', 'My search turned up nothing for “Brighton & Hove Dental Studio”.'],
    ],
  },
  {
    language: 'en',
    name: 'Leeds Plumbers',
    website: 'https://leedsplumbers.example',
    rows: [
      ['none', 'Most Leeds plumbers charge a call-out fee of £60 to £90.'],
      ['none', 'Ask three plumbers in Leeds for a written quote.'],
      ['listed', 'Aire Heating, Leeds Plumbers and Roundhay Gas all answer within the hour.'],
      ['listed', '| Firm | Call-out |\n|---|---|\n| Aire Heating | £80 |\n| Leeds Plumbers | £65 |'],
    ],
  },
  {
    language: 'en',
    name: '3',
    aliases: ['Three UK'],
    website: 'https://www.three.co.uk',
    rows: [
      ['none', 'Here are 3 networks with good coverage:\n\n1. EE\n2. O2\n3. Vodafone'],
      ['listed', '- **EE** – fastest\n- **3** – cheapest unlimited data\n- **Vodafone** – best abroad'],
      ['listed', 'Three UK merged with Vodafone in 2025.'],
      ['none', '| Rank | Network |\n|---|---|\n| 1 | EE |\n| 3 | Vodafone |'],
    ],
  },
  {
    language: 'de',
    name: 'Tischlerei Holz & Form GmbH',
    website: 'https://holzundform.de',
    rows: [
      ['listed', '**Holz und Form** in Freiburg baut Einbauschränke; ein Angebot dauert etwa eine Woche.'],
      ['none', 'Achten Sie bei Möbeln auf Holz und Form: Eiche hält länger als Fichte.'],
      ['denied', 'Eine Tischlerei „Holz & Form“ ist mir nicht bekannt.'],
      ['other-entity', 'Holz & Form Museum in Luzern: Eintritt 12 Franken.'],
    ],
  },
  {
    language: 'fr',
    name: 'Garage Martin et Fils',
    website: 'https://garage-martin-fils.fr',
    rows: [
      ['listed', 'À Angers, on cite souvent **Garage Martin et Fils** (pneus) et **Auto Loire** (carrosserie).'],
      ['listed', 'Chez Martin et Fils, la vidange coûte environ 90 €, d’après deux avis.'],
      ['none', 'Le maire, M. Martin, et ses fils ont ouvert un restaurant à côté d’Auto Loire.'],
      ['denied', 'Aucune source consultée ne mentionne le Garage Martin et Fils.'],
    ],
  },
  {
    language: 'ja',
    name: '青空薬局',
    website: 'https://aozora-yakkyoku.jp',
    rows: [
      ['listed', '| 薬局名 | 営業時間 |\n|---|---|\n| みなと薬局 | 9:00-19:00 |\n| 青空薬局 | 9:00-21:00 |'],
      ['none', '青空の下、薬局の前で市が開かれます。みなと薬局は日曜も営業しています。'],
      ['denied', '青空薬局の営業時間については、信頼できる情報源を見つけることができませんでした。'],
    ],
  },
];

/** None of these was looked at while the reader was built. */
export const heldOutAnswers: readonly LabelledAnswer[] = [
  ...groups,
  ...secondBatch,
  ...thirdBatch,
  ...fourthBatch,
].flatMap(({ language, name, aliases = [], website, rows }) =>
  rows.map(([role, text, extra = {}], at) => ({
    id: `${name} #${at + 1}`,
    language,
    name,
    aliases,
    website,
    text,
    role,
    ...extra,
  })),
);
