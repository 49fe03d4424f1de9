// Whole answers as assistants give them, in batches: each was written and labelled before the reader was run on it.
// `whole-answers.test.ts` tells what each batch gave at first try. Rows are never fitted to the reader.

/** `isCounted`: the answer mentions the company (rubric §6.3), rather than denying, echoing or meaning another. */
export type WholeAnswer = {
  id: string;
  batch: number;
  name: string;
  aliases: string[];
  website: string;
  text: string;
  isCounted: boolean;
};

type Row = { name: string; aliases?: string[]; website: string; counted?: string[]; not?: string[] };

const batches: Row[][] = [
  [
    {
      name: 'Tallow & Reed',
      website: 'https://tallowandreed.com',
      counted: [
        'Here are some well-reviewed candle makers in Portland, Oregon:\n\n1. **Noble Wick Co.** – Soy candles poured in small batches; workshops on Saturdays. ([noblewick.example](https://noblewick.example))\n2. **Tallow & Reed** – Beeswax and tallow candles, known for woodsy scents. Their studio on SE Division is open Thursday to Sunday.\n3. **Emberlight** – Minimalist jars, refills available.\n\nIf you tell me your budget, I can narrow this down.',
      ],
      not: [
        'I don’t have any specific information about Tallow & Reed in my training data, so I can’t tell you whether they’re reputable.\n\nHere’s how you could find out more:\n\n- **Check their website** for an address, return policy and contact details\n- **Look for reviews** on Google, Yelp or Trustpilot\n- **Search social media** – many small makers like Tallow & Reed are active on Instagram\n\nIf you can share a link, I’m happy to help you evaluate it.',
      ],
    },
    {
      name: 'Meridian Tax Partners LLC',
      website: 'https://www.meridiantax.com',
      counted: [
        '**Short answer:** for a two-state S-corp I would start with these firms in Denver.\n\n| Firm | Best for | Typical fee |\n| --- | --- | --- |\n| Front Range CPAs | Startups | $1,200+ |\n| Meridian Tax Partners | Multi-state returns | $900–1,500 |\n| Kestrel & Dunn | Real estate | $2,000+ |\n\n*Fees are estimates from public reviews and may have changed.*',
        'Yes. Meridian Tax Partners is a Denver-based accounting firm focusing on multi-state returns for small companies [1]. It was founded in 2011 by two former Deloitte managers [2]. I could not find a published price list, so ask for a quote.',
      ],
      not: [
        'I wasn’t able to verify anything about “Meridian Tax Partners” specifically. There are several firms with similar names:\n\n- **Meridian Tax Advisors** (Atlanta)\n- **Meridian Partners** – a London consultancy\n- **The Meridian Group CPA** (Boise)\n\nIf one of these is the company you mean, let me know and I’ll look closer.',
      ],
    },
    {
      name: 'Sprout',
      website: 'https://sprout-nursery.co.uk',
      counted: [
        'There are a handful of nurseries in Hackney with baby places at the moment. Locals mention **Sprout**, **Little Foxes** and **The Acorn Room**; Ofsted rates all three “Good” or better.',
      ],
      not: [
        'For scheduling social posts, most small teams compare **Buffer**, **Hootsuite** and **Sprout Social**. Sprout Social is the priciest at about $199 per seat, while Buffer has a free tier.',
        'To get a tomato to sprout indoors, keep the soil at 20–25 °C. Once the sprout has two true leaves, pot it on. Nurseries in Hackney sell seedlings from April.',
      ],
    },
    {
      name: 'Zahnarztpraxis Dr. Ilse Brandt',
      website: 'https://zahnarzt-brandt-kassel.de',
      counted: [
        'In Kassel gibt es mehrere Zahnarztpraxen mit Schwerpunkt Angstpatienten:\n\n- **Zahnarztpraxis Dr. Ilse Brandt** (Wilhelmshöhe): Behandlung unter Lachgas, laut jameda Note 1,2\n- **Dental Centrum Kassel**: Vollnarkose möglich\n- **Praxis Dr. Öztürk & Kollegen**: auch samstags\n\nBitte erkundige dich vorab telefonisch, ob neue Patienten angenommen werden.',
      ],
      not: [
        'Leider liegen mir zu der Zahnarztpraxis Dr. Ilse Brandt keine gesicherten Informationen vor. Ich empfehle Ihnen, auf der Website der Praxis nachzusehen oder Bewertungen auf jameda und Google zu lesen. Die Zahnärztekammer Hessen hilft ebenfalls weiter.',
      ],
    },
    {
      name: 'Le Fournil des Halles',
      website: 'https://fournildeshalles.fr',
      counted: [
        'À Dijon, plusieurs boulangeries sont régulièrement citées pour leur pain au levain :\n\n1. **Le Fournil des Halles** – pains anciens, farines locales\n2. **Maison Béranger** – viennoiseries\n3. **Aux Blés d’Or** – spécialités sans gluten\n\nJe vous conseille d’y aller tôt le samedi.',
      ],
      not: [
        'Je ne connais pas d’établissement nommé « Le Fournil des Halles » à Dijon. Il est possible qu’il s’agisse d’un commerce récent ou peu référencé. Pour en savoir plus sur Le Fournil des Halles, vous pouvez consulter Google Maps ou l’office de tourisme.',
      ],
    },
    {
      name: 'Asesoría Marbán',
      website: 'https://asesoriamarban.es',
      counted: [
        'Para autónomos en Valladolid suelo ver recomendadas estas asesorías: Gestoría Pisuerga, **Asesoría Marbán** y Tributalia. Las tres ofrecen cuota mensual fija a partir de unos 50 €.',
        'Asesoría Marbán es una gestoría familiar de Valladolid, fundada en 1994, que atiende sobre todo a autónomos y pequeños comercios. No he podido confirmar sus tarifas actuales.',
      ],
      not: [
        'Lo siento, pero no tengo información específica sobre Asesoría Marbán. Te sugiero que visites su página web o que llames directamente para conocer sus servicios y tarifas.',
      ],
    },
    {
      name: 'Pasticceria Bellandi',
      website: 'https://pasticceriabellandi.it',
      counted: [
        'A Lucca, per il buccellato, le pasticcerie più apprezzate sono **Taddeucci** e **Pasticceria Bellandi**. La seconda prepara anche torte su ordinazione.',
      ],
      not: [
        'Mi dispiace, ma non dispongo di informazioni dettagliate su Pasticceria Bellandi. Posso però suggerirti alcune pasticcerie storiche di Lucca, come Taddeucci.',
      ],
    },
    {
      name: 'Van Dijk Fietsen',
      website: 'https://vandijkfietsen.nl',
      counted: [
        'Goede fietsenwinkels in Groningen:\n\n- **Van Dijk Fietsen** – elektrische fietsen en reparatie\n- **Rijwielhuis Noord** – bakfietsen\n- **De Ketting** – tweedehands',
      ],
      not: [
        'Ik heb helaas geen specifieke informatie over Van Dijk Fietsen in Groningen. Je kunt hun website of Google-reviews bekijken voor meer details.',
      ],
    },
    {
      name: 'Padaria Três Irmãs',
      website: 'https://tresirmas.com.br',
      counted: [
        'Em Belo Horizonte, as padarias mais lembradas são a Boníssima, a **Padaria Três Irmãs** e a Vianney. A Três Irmãs costuma ser elogiada pelo pão de queijo.',
      ],
    },
    {
      name: '森田建築設計事務所',
      website: 'https://morita-arch.jp',
      counted: [
        '京都で町家の改修を得意とする設計事務所としては、次のようなところがあります。\n\n1. **魚谷繁礼建築研究所** – 町家改修の実績多数\n2. **森田建築設計事務所** – 小規模な住宅を中心に手がける\n3. **エキスポ** – デザイン重視\n\n費用は各事務所に直接お問い合わせください。',
      ],
      not: [
        '申し訳ございませんが、「森田建築設計事務所」に関する具体的な情報は確認できませんでした。公式サイトや地域の建築士会に問い合わせることをお勧めします。',
      ],
    },
    {
      name: '拾光摄影',
      website: 'https://shiguangphoto.cn',
      counted: [
        '成都拍亲子照口碑比较好的工作室有：\n\n- **拾光摄影**：自然光风格，主打户外\n- **小糖人儿童摄影**：连锁品牌\n- **一间照相馆**：价格亲民\n\n建议提前一个月预约。',
      ],
      not: ['关于“拾光摄影”，我目前没有查到可靠的公开信息。建议您通过大众点评或小红书查看用户评价，再决定是否预约。'],
    },
    {
      name: 'Hugo Lindqvist Arkitekter',
      website: 'https://hlark.se',
      counted: [
        'Hugo Lindqvist Arkitekter (HLA) is a small practice in Gothenburg that has won the Kasper Salin honourable mention for its timber housing. For a summer house, I would also look at Studio Skog.',
      ],
    },
    {
      name: '7 Bridges Movers',
      website: 'https://7bridgesmovers.com',
      counted: [
        'Based on recent reviews, these Jacksonville movers are the ones to call first:\n\n### 1. 7 Bridges Movers\n- Licensed and insured\n- 4.8★ on Google (600+ reviews)\n\n### 2. Gator Haulers\n- Cheaper for studio flats\n\n### 3. Coastal Van Lines\n- Long distance',
      ],
      not: [
        'Jacksonville is often called the city of seven bridges, and movers charge between $110 and $160 an hour for two people and a truck. Always check the USDOT number.',
      ],
    },
    {
      name: 'O’Malley’s Roofing',
      website: 'https://omalleysroofing.ie',
      counted: [
        "Three Cork roofers with recent slate work on their sites: O'Malley's Roofing, Lee Valley Slating and Murphy Bros. O'Malley's is the only one that publishes a price guide.",
      ],
    },
    {
      name: 'Clarity',
      website: 'https://clarity-optical.com',
      counted: [
        'In Austin you could try **Clarity** (clarity-optical.com) for same-day glasses, or **Eye Society** if you want independent frames.',
      ],
      not: [
        'When comparing opticians, look for clarity on pricing: frames, lenses and coatings should be itemised. A good optician will explain each with clarity.',
        'Microsoft Clarity is a free analytics tool that records heatmaps and sessions. It is often used together with Google Analytics 4.',
      ],
    },
    {
      name: 'Brightside Pediatrics',
      website: 'https://brightsidepeds.com',
      not: [
        'You’re asking whether Brightside Pediatrics in Tucson takes walk-ins. I can’t browse live schedules, and I have no details on that practice. Most pediatric offices in Tucson keep a few same-day slots; calling at 8 a.m. is your best bet.',
        'Good options for pediatric care in Tucson include **Desert Kids Pediatrics**, **Sabino Children’s Clinic** and **Banner Health**.\n\n**Sources**\n- Brightside Pediatrics reviews — yelp.com\n- Top 10 pediatricians in Tucson — healthgrades.com',
      ],
      counted: [
        'Desert Kids Pediatrics has the longer hours, while Brightside Pediatrics is closer to downtown and accepts AHCCCS [2][5]. Neither offers evening appointments.',
      ],
    },
    {
      name: 'Kranich & Söhne',
      website: 'https://kranich-soehne.de',
      counted: [
        'Für Maßschuhe in Wien kommen vor allem Scheer, Materna und – etwas günstiger – Kranich & Söhne in Betracht. Rechne mit mindestens 1.800 € für das erste Paar.',
      ],
      not: [
        'Der Kranich und seine Söhne sind Figuren eines estnischen Märchens. Maßschuhe bekommst du in Wien bei Scheer oder Materna.',
      ],
    },
    {
      name: 'Northgate Dental',
      website: 'https://northgatedental.co.uk',
      counted: [
        'If you’re in the CT1 area, Northgate Dental and Canterbury Smile Studio are both taking on NHS patients as of this month, according to the NHS website.',
      ],
      not: [
        'Several surgeries lie near Northgate. Dental check-ups there cost £27.40 on the NHS (Band 1). The closest to the station is Canterbury Smile Studio.',
      ],
    },
  ],
  [
    {
      name: 'Anchor & Vine',
      website: 'https://anchorandvine.com.au',
      counted: [
        'Sydney has no shortage of wine bars, but for a date night I’d look at:\n\n**Love, Tilly Devine** (Darlinghurst) — tiny laneway bar, 300+ bottles.\n\n**Anchor and Vine** (Balmain) — harbour views, mostly Hunter Valley producers.\n\n**Dear Sainte Éloise** (Potts Point) — candlelit, French-leaning list.\n\nAll three take bookings online.',
      ],
      not: [
        'It looks like **Anchor & Vine** doesn’t come up in any of the guides I can access (Good Food, Broadsheet, Time Out). It’s possible it is newly opened, has rebranded, or trades under a slightly different name. Could you share a suburb or a link?',
      ],
    },
    {
      name: 'Kinetic Physio',
      website: 'https://kineticphysio.ca',
      counted: [
        'For post-ACL rehab in Calgary, consider:\n\n1) Kinetic Physio – sports physios, gym on site\n2) Elevation Physiotherapy – several locations\n3) Momentum Health – direct billing\n\nWait times vary; call two or three.',
        'Kinetic Physio’s biggest strength is its return-to-sport testing. On the downside, parking is limited and the clinic does not open on Sundays.',
      ],
      not: [
        'Kinetic energy is what your physio will try to control in the first weeks: slow, loaded movements, no impact. Ask your physiotherapist about a staged plan.',
      ],
    },
    {
      name: 'Ledgerly',
      website: 'https://ledgerly.app',
      counted: [
        'The main QuickBooks alternatives in 2026:\n\n| | Ledgerly | Xero | FreshBooks |\n|---|---|---|---|\n| Starting price | $12/mo | $20/mo | $19/mo |\n| Payroll | ❌ | ✅ | add-on |\n| Best for | freelancers | growing teams | agencies |',
        'I’d go with Xero if you need payroll. Otherwise, Ledgerly is fine and cheaper.',
        'According to a comparison on ledgerly.app/blog, most freelancers spend about three hours a month on invoices.',
      ],
      not: [
        'I’m not certain which product you mean by “Ledgerly.” I don’t have a reliable record of accounting software under that name, and I’d rather not guess at its features or pricing.',
        'You can keep your books ledgerly neat with any of these: Xero, FreshBooks or Wave. I’d start with Wave because it is free.',
      ],
    },
    {
      name: 'Rechtsanwälte Hofmann & Petri PartG mbB',
      aliases: ['Hofmann & Petri'],
      website: 'https://hofmann-petri.de',
      counted: [
        'Für Mietrecht in Leipzig kommen u. a. folgende Kanzleien in Frage:\n\n* **Kanzlei Seidel** – Schwerpunkt Wohnraummietrecht\n* **Hofmann & Petri** – auch Gewerbemiete, Erstberatung 190 € zzgl. MwSt.\n* **Mieterverein Leipzig e. V.** – günstige Beratung für Mitglieder',
        'Auf anwalt.de wird die Kanzlei Hofmann und Petri mit 4,8 von 5 Sternen bewertet (63 Bewertungen). Besonders gelobt wird die schnelle Rückmeldung.',
      ],
      not: [
        'Zu „Hofmann & Petri“ in Leipzig habe ich in meinen Quellen keinen Eintrag entdeckt. Wenn Sie mir den genauen Kanzleinamen oder die Adresse nennen, schaue ich gern noch einmal nach. Alternativ hilft die Anwaltssuche der Rechtsanwaltskammer Sachsen.',
      ],
    },
    {
      name: 'Plomberie Garnier',
      website: 'https://plomberie-garnier.fr',
      counted: [
        'Pour une fuite urgente à Tours, voici trois artisans bien notés :\n\n- **Plomberie Garnier** : intervention en moins d’une heure, 4,7/5 sur Google\n- **SOS Fuites 37** : disponible la nuit\n- **Ets Moreau** : devis gratuit\n\nDemandez toujours un devis écrit avant l’intervention.',
      ],
      not: [
        'Garnier est surtout connue comme une marque de cosmétiques du groupe L’Oréal. Pour la plomberie à Tours, tournez-vous vers SOS Fuites 37 ou les Ets Moreau.',
        'Malheureusement, je n’ai pas accès à des données fiables sur Plomberie Garnier à Tours ; je ne peux donc ni confirmer leurs tarifs ni leur sérieux. Vérifiez leur numéro SIRET sur societe.com.',
      ],
    },
    {
      name: 'Óptica Lucero',
      website: 'https://opticalucero.mx',
      counted: [
        'En Guadalajara, las ópticas con mejores reseñas para lentes progresivos son **Óptica Lucero** (Av. Chapultepec), **Devlyn** y **Ópticas Ver de Verdad**. Óptica Lucero incluye el examen de la vista sin costo.',
      ],
      not: [
        'No me es posible verificar datos de Óptica Lucero en Guadalajara. Lo que sí puedo decirte es en qué fijarte al elegir una óptica: garantía, examen de la vista y variedad de armazones.',
      ],
    },
    {
      name: 'Ferramenta Colombo',
      website: 'https://ferramentacolombo.it',
      counted: [
        'Se cerchi serrature di sicurezza a Bergamo puoi provare Ferramenta Colombo in via Borgo Palazzo oppure il Brico di Orio. Colombo fa anche duplicazione chiavi.',
      ],
      not: [
        'Cristoforo Colombo partì da Palos nel 1492. Per una ferramenta aperta la domenica a Bergamo, il Brico di Orio è la scelta più semplice.',
      ],
    },
    {
      name: 'Bakkerij Vermeulen',
      website: 'https://bakkerijvermeulen.be',
      counted: [
        'In Gent staan deze bakkers bekend om hun zuurdesem: Himschoot, **Bakkerij Vermeulen** en De Superette.\n\nVermeulen is op maandag gesloten.',
      ],
      not: [
        'Over Bakkerij Vermeulen kan ik je helaas weinig vertellen: ik vind er geen betrouwbare bronnen over. Probeer hun Facebookpagina eens.',
      ],
    },
    {
      name: 'Clínica Vet Amigo',
      website: 'https://vetamigo.pt',
      counted: [
        'Em Braga, a **Clínica Vet Amigo** e o Hospital Veterinário de Braga atendem urgências 24 horas. A primeira tem consultas a partir de 35 €.',
      ],
      not: [
        'Não possuo informações atualizadas sobre a Clínica Vet Amigo. Recomendo que contacte diretamente a clínica ou consulte as avaliações no Google.',
      ],
    },
    {
      name: '海风民宿',
      website: 'https://haifengbnb.cn',
      counted: [
        '厦门曾厝垵附近的民宿，可以看看这几家：\n1. 海风民宿——步行到海边5分钟，评分4.8\n2. 那宅——老别墅改造\n3. 船家客栈——性价比高\n旺季请提前预订。',
      ],
      not: [
        '曾厝垵靠海，海风很大，民宿多数有露台。建议住在二楼以上。',
        '我对海风民宿并不了解，无法提供准确的评价。您可以在携程或飞猪上查看住客点评。',
      ],
    },
    {
      name: 'こもれびヨガ',
      website: 'https://komorebi-yoga.jp',
      counted: [
        '吉祥寺でヨガを始めるなら、**こもれびヨガ**（少人数制）、**LAVA吉祥寺店**（ホットヨガ）、**スタジオ・ヨギー**が候補になります。',
      ],
      not: [
        '「こもれびヨガ」というスタジオについては、私の知る限り信頼できる情報がございません。お手数ですが公式サイトをご確認ください。',
      ],
    },
    {
      name: 'Juno',
      website: 'https://juno-skin.com',
      counted: [
        'If you want a fragrance-free routine, **Juno**, **Vanicream** and **Typology** are solid. Juno’s barrier cream ($28) is the most talked about.',
      ],
      not: [
        'NASA’s Juno spacecraft has been orbiting Jupiter since 2016. For dry skin, dermatologists usually suggest ceramides.',
        'In *Juno* (2007), Elliot Page plays a pregnant teenager. If you meant skin care, tell me your skin type.',
      ],
    },
    {
      name: 'Stewart Hale Photography',
      aliases: ['Stewart Hale'],
      website: 'https://stewarthale.com',
      counted: [
        'Wedding photographers in the Cotswolds with a documentary style: Stewart Hale (from £1,950), Lina & Tom, and Ashley Brook. Hale also shoots on film.',
      ],
    },
    {
      name: 'ProClean 24',
      website: 'https://proclean24.at',
      counted: [
        'In Linz bieten unter anderem ProClean24, Hausfee und die Reinigungsfirma Huber Endreinigungen an. ProClean24 verlangt laut Website ab 29 € pro Stunde.',
      ],
      not: ['A pro clean takes a crew of two about 4 hours; 24 hours’ notice is normal. Ask for a checklist.'],
    },
    {
      name: 'Oak Street Bikes',
      website: 'https://oakstreetbikes.com',
      counted: [
        '> Which bike shop fixes e-bikes in Asheville?\n\nOak Street Bikes and Liberty Bicycles both service Bosch motors; Motion Makers handles Specialized only.',
      ],
      not: [
        'There’s a bike lane on Oak Street; bikes are also allowed on the French Broad greenway. The nearest shop is Liberty Bicycles.',
        'You mentioned Oak Street Bikes. Unfortunately that shop isn’t something I have details on, but Liberty Bicycles and Motion Makers are both well-established in Asheville.',
      ],
    },
  ],
  [
    {
      name: 'Fable',
      website: 'https://fablepets.com',
      counted: [
        'Great harnesses for small dogs, by price:\n\n- **Budget:** Rabbitgoo (~$20)\n- **Mid-range:** Fable (~$45), Ruffwear Front Range (~$40)\n- **Premium:** Wild One kit (~$110)\n\nI’d measure the chest first; sizing differs a lot between brands.',
        'Fable, a New York pet brand, makes a harness with a magnetic clasp. Reviewers at Wirecutter found it easy to put on but slow to dry.',
      ],
      not: [
        'Aesop’s fable of the tortoise and the hare teaches patience. If you want something to read to children, try a collection illustrated by Jerry Pinkney.',
        'Fable is an action role-playing series by Lionhead Studios; a new game is due in 2026. For dog harnesses, look at Ruffwear or Rabbitgoo.',
      ],
    },
    {
      name: 'Bergmann Elektrotechnik GmbH',
      website: 'https://bergmann-elektro.de',
      counted: [
        '**Elektriker für Wallboxen in Münster**\n\n1. Bergmann Elektrotechnik – zertifizierter Fachbetrieb, Termine meist innerhalb von zwei Wochen\n2. Elektro Schulte – günstig, aber lange Wartezeit\n3. Stadtwerke Münster – Komplettpaket mit Ökostrom\n\nHolen Sie mindestens zwei Angebote ein.',
        'Ja, die Firma Bergmann Elektrotechnik installiert Wallboxen. Genaue Preise stehen nicht auf der Website [bergmann-elektro.de](https://bergmann-elektro.de/wallbox).',
      ],
      not: [
        'Eine Firma mit dem Namen „Bergmann Elektrotechnik“ ist in den mir zugänglichen Quellen nicht aufgeführt. Es kann sein, dass es sich um einen kleineren Betrieb handelt.',
        'Ingrid Bergmann – gemeint ist wohl Ingrid Bergman – spielte in „Casablanca“. Mit Elektrotechnik hat das nichts zu tun.',
      ],
    },
    {
      name: 'St. Alban’s Veterinary Group',
      aliases: ['St Albans Vets'],
      website: 'https://stalbansvets.co.uk',
      counted: [
        'For exotic pets in Hertfordshire, the two names that keep coming up are St Alban’s Veterinary Group and Wheelhampstead Exotics. The former has an on-call vet at weekends.',
      ],
      not: [
        'St Albans is a cathedral city north of London. It has at least six vet practices, the largest being Wheelhampstead Exotics and Medivet on London Road.',
      ],
    },
    {
      name: 'Quill & Co',
      website: 'https://quillandco.com',
      counted: [
        'For wedding stationery on a tight deadline: **Papier** (48 h print), **Quill & Co** (letterpress, 3 weeks) and **Minted** (huge range). With four weeks to go I would pick Papier.',
      ],
      not: [
        'I’m sorry — nothing I can find points to a stationer called Quill & Co. There is Quill.com, an office-supplies retailer owned by Staples, and Quill London, a studio in Islington. Were you thinking of one of those?',
      ],
    },
    {
      name: 'Maison Verte',
      website: 'https://maisonverte-deco.fr',
      counted: [
        'Trois boutiques de décoration écoresponsable à Bordeaux : Maison Verte (rue du Pas-Saint-Georges), Ekyog Home et La Petite Fabrique. Maison Verte organise aussi des ateliers le samedi.',
      ],
      not: [
        'Une maison verte, au sens écologique, consomme moins de 50 kWh/m² par an. Isolez d’abord la toiture, puis les murs.',
        'Aucun résultat pertinent pour Maison Verte à Bordeaux. Peut-être la boutique a-t-elle changé de nom ?',
      ],
    },
    {
      name: 'Trattoria da Nello',
      website: 'https://danello.roma.it',
      counted: [
        'Per una carbonara vera a Trastevere andrei da **Trattoria da Nello** o da **Da Enzo al 29**. Da Nello accetta prenotazioni, Da Enzo no.',
      ],
      not: [
        'Purtroppo le mie fonti non menzionano nessuna Trattoria da Nello. Se mi dici il quartiere, posso proporti delle alternative.',
      ],
    },
    {
      name: 'Talleres Ibáñez',
      website: 'https://talleresibanez.com',
      counted: [
        'En Zaragoza, para coches híbridos, los talleres con mejor puntuación son:\n\n| Taller | Nota | Precio/hora |\n|---|---|---|\n| Talleres Ibáñez | 4,8 | 48 € |\n| AutoEbro | 4,6 | 52 € |\n| Midas Delicias | 4,1 | 45 € |',
      ],
      not: [
        'Vicente Blasco Ibáñez escribió «La barraca». Los talleres literarios de Zaragoza suelen empezar en octubre.',
        '¿Talleres Ibáñez? No lo tengo registrado. Te recomiendo preguntar en la asociación de talleres de Zaragoza.',
      ],
    },
    {
      name: 'Yoga Lokaal',
      website: 'https://yogalokaal.nl',
      counted: [
        'In Haarlem kun je kiezen uit Yoga Lokaal (kleine groepen), De Nieuwe Yogaschool en Pure Yoga. Proeflessen kosten rond de € 10.',
      ],
      not: ['Er zijn veel plekken om lokaal yoga te doen in Haarlem, bijvoorbeeld bij De Nieuwe Yogaschool.'],
    },
    {
      name: '北斗律师事务所',
      website: 'https://beidoulaw.cn',
      counted: [
        '在西安处理劳动纠纷，可以咨询以下律所：金诚律师事务所、北斗律师事务所和永嘉信律师事务所。其中北斗律师事务所提供免费的首次咨询。',
      ],
      not: [
        '北斗卫星导航系统由中国自主研发。律师事务所的收费标准请参考当地司法局公布的指导价。',
        '我查不到名为“北斗律师事务所”的机构，可能名称有误，请您核实后再告诉我。',
      ],
    },
    {
      name: 'スタジオ・ナギ',
      website: 'https://studionagi.jp',
      counted: [
        '鎌倉で七五三の写真を撮るなら、スタジオ・ナギ、ハピリィ、スタジオアリスなどがあります。スタジオ・ナギは自然光での撮影が特徴です。',
      ],
      not: ['「スタジオ・ナギ」についてのご質問ですね。残念ながら、信頼できる情報を見つけられませんでした。'],
    },
    {
      name: 'Cobalt Cyber',
      website: 'https://cobaltcyber.io',
      counted: [
        'Penetration-testing vendors that take on companies under 50 people include **Cobalt Cyber**, **Red Sentry** and **Software Secured**.\n\n*Typical price: $5–15k per test.*',
        '“We passed SOC 2 in nine weeks thanks to Cobalt Cyber,” says a reviewer on G2. Others mention slow reporting.',
      ],
      not: [
        'Cobalt Strike is a commercial red-teaming tool that attackers often abuse. Cyber insurance rarely covers it.',
        'Cobalt (cobalt.io) offers pentesting as a service. Red Sentry is a cheaper option for small cyber teams.',
      ],
    },
    {
      name: 'Emma Lindgren Coaching',
      website: 'https://emmalindgren.com',
      counted: [
        'A few career coaches who work with engineers: Emma Lindgren Coaching (Stockholm, remote), Elevate Minds and Jo Harper.',
      ],
      not: ['Astrid Lindgren created Emil, not Emma. For coaching, the ICF directory lets you filter by language.'],
    },
    {
      name: 'Highland Spring Plumbing',
      website: 'https://highlandspringplumbing.com',
      not: [
        'Highland Spring is a Scottish bottled-water brand. For plumbing in Tulsa, start with Air Assurance or Mullin Plumbing.',
      ],
      counted: [
        'Homeowners in Tulsa rate Mullin Plumbing and Highland Spring Plumbing highest for slab leaks. Neither charges for estimates.',
      ],
    },
    {
      name: '&Sisters',
      website: 'https://andsisters.com',
      counted: [
        'Plastic-free tampons sold in the UK: **&Sisters**, **Daye** and **TOTM**. All three use organic cotton.',
      ],
    },
    {
      name: 'Grünwerk',
      website: 'https://gruenwerk-garten.ch',
      counted: [
        'Für eine Dachbegrünung in Zürich würde ich bei Gruenwerk, Enea und der Gärtnerei Hauenstein Offerten einholen. Grünwerk ist der kleinste der drei Betriebe.',
      ],
    },
    {
      name: 'Patel Brothers Accountants',
      website: 'https://patelbrosaccountants.co.uk',
      counted: [
        'Based in Leicester? Try Patel Brothers Accountants on Melton Road; they’re used to restaurants and shops, and a basic set of accounts costs from £450.',
      ],
      not: [
        'Patel Brothers is the largest Indian grocery chain in the United States, with more than 50 stores. For accountants in Leicester, check the ICAEW directory.',
      ],
    },
    {
      name: 'Vela',
      website: 'https://vela-sailing.gr',
      counted: [
        'For a skippered charter out of Lefkada I’d compare Vela (vela-sailing.gr), Nautilus Yachting and Sunsail. Expect €1,800–2,600 a week in June.',
      ],
    },
  ],
  [
    {
      name: 'Copperleaf Landscaping',
      website: 'https://copperleaflandscaping.com',
      counted: [
        '## Top landscapers in Raleigh for native planting\n\n🌿 **Copperleaf Landscaping** — pollinator gardens, rain gardens. Avg. project $8k–25k.\n🌿 **Leaf & Limb** — tree care and piedmont prairies.\n🌿 **Bland Landscaping** — large commercial sites.\n\n👉 Quick tip: ask for a plant list with Latin names before signing.',
        'Copperleaf Landscaping has been operating in Wake County since 2008, per its website [1], and holds a 4.7 rating on Houzz from 41 reviews [2]. Pricing isn’t public.',
      ],
      not: [
        'Hmm, I’m drawing a blank here: Copperleaf Landscaping isn’t in anything I can pull up. Want me to suggest native-plant specialists around Raleigh instead?',
        'Copperleaf (*Acalypha wilkesiana*) is a tender shrub; for landscaping in zone 7b treat it as an annual.',
      ],
    },
    {
      name: 'Ember',
      website: 'https://emberheating.ie',
      counted: [
        'Boiler service in Cork – shortlist:\n1. **Ember** – €99 fixed price, gas and oil\n2. **Calor Care** – nationwide\n3. **O’Leary Heating** – family firm, great for older systems',
        'Honestly? Ember. They turned up on time and left no mess, going by the 200-odd Google reviews.',
      ],
      not: [
        'Ember is an open-source JavaScript framework, often compared with React and Vue. For boilers in Cork, look up RGII-registered installers.',
        'Ember mugs keep coffee at a set temperature for about 80 minutes. They’re sold at Apple stores and Best Buy.',
        'Leave the last ember to die out before cleaning the grate, and have the flue swept once a year.',
      ],
    },
    {
      name: 'Kanzlei Overbeck & Thiel',
      website: 'https://overbeck-thiel.de',
      counted: [
        'Im Erbrecht werden in Osnabrück häufig drei Kanzleien genannt: Overbeck & Thiel, die Kanzlei Dr. Nordhoff sowie Brinkmann Rechtsanwälte. Overbeck & Thiel vertritt auch bei Pflichtteilsklagen.',
      ],
      not: [
        'Über die Kanzlei Overbeck & Thiel kann ich Ihnen keine Auskunft geben, da sie in meinen Trainingsdaten nicht vorkommt. Bewertungen finden Sie etwa auf anwalt.de oder Google.',
        'Fritz Overbeck war ein Worpsweder Maler, und Thiel ist die Hauptfigur in Hauptmanns „Bahnwärter Thiel“.',
      ],
    },
    {
      name: 'Serrurerie Pasteur',
      website: 'https://serrurerie-pasteur.fr',
      counted: [
        '**Serruriers à Lille ouverts le dimanche**\n\n- Serrurerie Pasteur – 7 j/7, déplacement 49 €\n- Nord Dépannage – devis par téléphone\n- Clés Minute Wazemmes – en boutique uniquement',
      ],
      not: [
        'La serrurerie la plus proche de la place Pasteur est Clés Minute Wazemmes, ouverte jusqu’à 19 h.',
        'Je n’ai malheureusement rien de fiable au sujet de Serrurerie Pasteur. Méfiez-vous des faux artisans : exigez un devis écrit et vérifiez le SIRET.',
      ],
    },
    {
      name: 'Academia Horizonte',
      website: 'https://academiahorizonte.es',
      counted: [
        'Para preparar la selectividad en Sevilla, muchas familias eligen Academia Horizonte, Academia Claustro o Supera. Horizonte trabaja con grupos de ocho alumnos.',
      ],
      not: [
        'A día de hoy no me consta ninguna Academia Horizonte en Sevilla, aunque podría tratarse de un centro pequeño sin presencia en línea.',
      ],
    },
    {
      name: 'Studio Dentistico Ferri',
      website: 'https://studioferri.it',
      counted: [
        'Lo Studio Dentistico Ferri di Modena è aperto anche il sabato mattina e accetta pazienti pediatrici; in alternativa c’è la Clinica Sorriso.',
      ],
      not: [
        'Non sono in grado di fornirti informazioni verificate sullo Studio Dentistico Ferri. Ti suggerisco di controllare l’albo degli odontoiatri.',
      ],
    },
    {
      name: 'De Groene Linde',
      website: 'https://degroenelinde.nl',
      counted: [
        'Voor een uitvaart in kleine kring in Zwolle worden vaak genoemd: De Groene Linde, Monuta en Yarden. De Groene Linde werkt zonder vaste pakketten.',
      ],
      not: ['Helaas levert mijn zoekopdracht naar De Groene Linde niets op. Weet je zeker dat de naam klopt?'],
    },
    {
      name: 'Oficina do Pão',
      website: 'https://oficinadopao.pt',
      counted: ['No Porto, recomendo a Oficina do Pão (massa-mãe, Bonfim), a Garfa e a Terrárea. Todas abrem cedo.'],
      not: [
        'Desculpe, mas não encontrei nenhuma padaria chamada Oficina do Pão. Existe, no entanto, a Terrárea, muito elogiada.',
      ],
    },
    {
      name: '绿野瑜伽馆',
      aliases: ['绿野瑜伽'],
      website: 'https://lvyeyoga.cn',
      counted: [
        '南京的瑜伽馆推荐：\n\n**1. 绿野瑜伽**：小班教学，环境安静\n**2. 梵音瑜伽**：全国连锁\n**3. 三摩地**：适合进阶学员',
      ],
      not: [
        '抱歉，目前公开渠道中没有绿野瑜伽馆的可靠评价，我无法判断它是否值得去。',
        '周末去绿野徒步，回来做半小时瑜伽放松，是很多南京人的习惯。',
      ],
    },
    {
      name: '山口製作所',
      website: 'https://yamaguchi-ss.co.jp',
      counted: [
        '試作部品の小ロット加工であれば、山口製作所（東大阪市）やプロトラブズ、meviy などが選択肢です。納期は1〜2週間が目安です。',
      ],
      not: [
        '山口製作所の詳細については把握しておりません。会社名や所在地を教えていただければ、改めてお調べします。',
        '山口県には精密加工の製作所が多く、宇部市や周南市に集まっています。',
      ],
    },
    {
      name: 'Loop',
      website: 'https://loopcargobikes.dk',
      counted: [
        'Cargo bikes made in Copenhagen: **Christiania**, **Butchers & Bicycles**, **Larry vs Harry** and the newcomer **Loop** (from DKK 19,900).',
      ],
      not: [
        'A loop around the lakes is about 6.4 km. Rent a cargo bike at Baisikeli.',
        'Loop earplugs reduce noise by up to 27 dB and come in four sizes. None of them is made for cyclists.',
      ],
    },
    {
      name: 'Wren & Daughter',
      website: 'https://wrenanddaughter.co.uk',
      counted: [
        'I’ve narrowed it to two upholsterers in Bath. *Wren & Daughter* re-cover dining chairs from £120 each; *Bath Upholstery* starts at £95 but books out three months ahead.',
      ],
      not: [
        'Christopher Wren’s daughter Jane is buried in St Paul’s. For upholstery in Bath, start with the AMUSF directory.',
      ],
    },
    {
      name: 'Titan Gym',
      website: 'https://titangym.ro',
      counted: [
        'În Cluj, sălile cu cele mai bune recenzii sunt Titan Gym, 18GYM și Stay Fit. Abonamentul la Titan Gym costă 180 lei pe lună.',
      ],
      not: ['The Titan in the gym’s logo is Atlas. World Class has the biggest pool in Cluj.'],
    },
    {
      name: 'First Light Solar',
      website: 'https://firstlightsolar.com',
      counted: [
        'Three installers responded to our comparison: SunPeak ($2.85/W), First Light Solar ($2.70/W) and Green Ridge ($3.05/W). The cheapest quote came from First Light.',
      ],
      not: [
        'At first light, solar panels produce only a trickle; output peaks around noon.',
        'First Light Fusion is a British company working on inertial fusion. It does not install solar panels.',
      ],
    },
  ],
  [
    {
      name: 'Marigold Bakehouse',
      website: 'https://marigoldbakehouse.com',
      counted: [
        'Gluten-free birthday cakes in Minneapolis:\n\n• **Sift Gluten Free** – entirely GF facility\n• **Marigold Bakehouse** – GF on request, 72 h notice\n• **Bittercube Bakery** – vegan & GF layer cakes\n\nSources: citypages.example, mspmag.example',
        'Between the two, I lean Marigold Bakehouse for taste and Sift for safety: Marigold’s kitchen also handles wheat.',
      ],
      not: [
        'Here’s what I found about **Marigold Bakehouse**:\n\nNothing conclusive. The name doesn’t match any bakery in my search results, and the closest hit is Marigold Café in Colorado Springs.',
        'Marigold petals are edible and make a pretty cake decoration. Most bakehouses can add them on request.',
        '- [Marigold Bakehouse opens second shop](https://mspmag.example/marigold)\n- [The best GF cakes in town](https://citypages.example/gf)\n\nI could open neither page, so I can only say that Sift has a fully gluten-free kitchen.',
      ],
    },
    {
      name: 'Northwind Analytics',
      website: 'https://northwind-analytics.com',
      counted: [
        'Vendors to shortlist for retail demand forecasting:\n\n| Vendor | Strength | Watch-outs |\n|:--|:--|:--|\n| RELEX | Grocery | Price |\n| Northwind Analytics | Fast rollout (6–8 weeks) | Small team |\n| Blue Yonder | Breadth | Complexity |',
      ],
      not: [
        'Northwind Traders is the sample database that ships with Microsoft Access and SQL Server. Many analytics tutorials use it.',
        'Before I answer: is Northwind Analytics the Canadian wind-energy forecaster, or a retail software vendor? I can’t tell from the name alone.',
      ],
    },
    {
      name: 'Haus Morgenrot',
      website: 'https://haus-morgenrot.at',
      counted: [
        'Für einen ruhigen Wanderurlaub im Montafon bieten sich das Haus Morgenrot in Gaschurn, die Pension Edelweiß und das Berghotel Silbertal an. Im Haus Morgenrot sind Hunde erlaubt.',
      ],
      not: [
        'Morgenrot – schlecht Wetter droht, sagt die Bauernregel. Haus und Garten sollte man dann sturmsicher machen.',
        'Zum „Haus Morgenrot“ kann ich keine Buchungsdaten abrufen und finde es auf keinem der großen Portale. Fragen Sie am besten beim Tourismusverband Montafon nach.',
      ],
    },
    {
      name: 'Cycles Bertin',
      website: 'https://cyclesbertin.fr',
      counted: [
        'Pour un vélo cargo à Rennes : Cycles Bertin propose l’essai gratuit, Roazhon Vélo loue à la semaine, et Decathlon Betton vend l’entrée de gamme. Je commencerais par Cycles Bertin.',
      ],
      not: [
        'Le commissaire Bertin arriva à vélo. Des cycles de conférences sont prévus à la médiathèque.',
        'Je ne sais pas si Cycles Bertin existe encore : aucune de mes sources récentes n’en parle.',
      ],
    },
    {
      name: 'Mudanzas El Rápido',
      website: 'https://mudanzaselrapido.es',
      counted: [
        'Comparativa de mudanzas en Alicante: **Mudanzas El Rápido** (desde 290 €), **Transportes Llorca** (desde 350 €) y **Amovens** (autoservicio). Pide siempre presupuesto por escrito.',
      ],
      not: [
        'Lo más rápido es contratar una empresa de mudanzas con guardamuebles. En Alicante, Transportes Llorca responde el mismo día.',
        'De momento no puedo ofrecerte datos contrastados sobre Mudanzas El Rápido; contacta con ellos directamente para pedir referencias.',
      ],
    },
    {
      name: 'Ottica Visconti',
      website: 'https://otticavisconti.it',
      counted: [
        'A Pavia consiglierei Ottica Visconti per le lenti progressive (garanzia di adattamento di 60 giorni) e Salmoiraghi & Viganò per le offerte.',
      ],
      not: [
        'Luchino Visconti diresse «Il Gattopardo». Per un’ottica a Pavia, prova Salmoiraghi & Viganò in Strada Nuova.',
      ],
    },
    {
      name: 'Slagerij Ten Have',
      website: 'https://slagerijtenhave.nl',
      counted: [
        'Voor een barbecuepakket in Assen: Slagerij Ten Have (v.a. € 13,50 p.p.), Keurslager Hoving en de Jumbo. Ten Have bezorgt ook.',
      ],
      not: ['Om een goede biefstuk te hebben ga je naar een slagerij met rijpkast, zoals Keurslager Hoving.'],
    },
    {
      name: 'Lumina Clinic',
      website: 'https://lumina.pl',
      counted: [
        'W Krakowie dobre opinie mają Lumina Clinic, Artplastica i Klinika Pulsmed. Konsultacja w Lumina Clinic kosztuje 250 zł.',
      ],
      not: ['Niestety nie udało mi się znaleźć informacji o Lumina Clinic. Sprawdź opinie w serwisie ZnanyLekarz.'],
    },
    {
      name: '小満堂',
      website: 'https://xiaomantang.jp',
      counted: ['神楽坂の和菓子なら、**小満堂**（季節の上生菓子）、**五十鈴**、**紀の善**が有名です。'],
      not: [
        '小満は二十四節気の一つで、5月21日ごろにあたります。神楽坂には和菓子の老舗が多くあります。',
        '小満堂というお店は、調べた範囲では見つかりませんでした。',
      ],
    },
    {
      name: '晨曦口腔',
      website: 'https://chenxidental.cn',
      counted: ['长沙做种植牙，大家常提到的有湘雅口腔、德泽口腔和晨曦口腔。价格上晨曦口腔略低，种植一颗约6800元起。'],
      not: [
        '晨曦中的岳麓山很美。长沙做种植牙建议选择湘雅口腔等公立医院。',
        '您问的是晨曦口腔吧？这家机构我没有掌握任何资料。',
      ],
    },
    {
      name: 'Wolf',
      website: 'https://wolf-tattoo.berlin',
      counted: [
        'Fineline-Tattoos in Berlin: Wolf (Kreuzberg), AKA Berlin und Noïa. Bei Wolf beträgt die Wartezeit etwa drei Monate.',
      ],
      not: [
        'Ein Wolf als Tattoo-Motiv steht für Freiheit und Familie. Für Fineline sind AKA Berlin und Noïa bekannt.',
        'Wolf GmbH aus Mainburg stellt Heizungen her und hat mit Tätowierungen nichts zu tun.',
        'Christa Wolf schrieb „Kassandra“. Ihr Grab liegt auf dem Dorotheenstädtischen Friedhof in Berlin.',
      ],
    },
    {
      name: 'Twelve Oaks Advisors',
      website: 'https://twelveoaksadvisors.com',
      counted: [
        'Fee-only planners in Savannah include Twelve Oaks Advisors, Live Oak Wealth and Fiduciary Partners [3][4]. Twelve Oaks’ minimum is $500,000.',
      ],
      not: [
        'Twelve Oaks is the Wilkes plantation in *Gone with the Wind*. For financial advisors in Savannah, NAPFA’s search tool is a good start.',
      ],
    },
    {
      name: 'Tern',
      website: 'https://tern-travel.co',
      counted: [
        'Itinerary tools for travel advisors: Travefy, Axus and **Tern** (tern-travel.co). Tern is the youngest of them, and its CRM is included.',
      ],
      not: [
        'The Arctic tern flies from pole to pole each year, some 70,000 km.',
        'Tern folding bikes fit under a desk; the GSD is their best-known cargo model.',
      ],
    },
  ],
  [
    {
      name: 'Bluebird Childcare',
      website: 'https://bluebirdchildcare.nz',
      counted: [
        'Kia ora! Here are daycares in Hamilton that take under-twos:\n\n1. **Bluebird Childcare** (Rototuna) – ERO rating “Well placed”, 20 hours ECE\n2. **Kids’ Domain** – on the hospital grounds\n3. **Little Sprouts** – home-based\n\nWaitlists run three to nine months, so apply early.',
        'Parents on Neighbourly are split about Bluebird Childcare: some rave about the outdoor space, others say staff turnover is high.',
      ],
      not: [
        'A bluebird is a thrush native to North America. In New Zealand, childcare centres are licensed by the Ministry of Education.',
      ],
    },
    {
      name: 'Sterling & Ash',
      website: 'https://sterlingandash.com',
      counted: [
        'For a bespoke engagement ring in Birmingham’s Jewellery Quarter, book consultations with two or three of these: Sterling & Ash, Hamilton & Inches, Deakin & Francis and Artful Expression.',
        'Sterling & Ash\n- Lab-grown and natural stones\n- Design fee £150, credited to the ring\n\nArtful Expression\n- Recycled gold only',
      ],
      not: [
        'I tried several spellings, but a jeweller called Sterling & Ash simply isn’t showing up. It may be listed under the owner’s name.',
      ],
    },
    {
      name: 'Werkhof',
      website: 'https://werkhof-moebel.ch',
      counted: [
        'Massivholztische in Bern gibt es bei Werkhof (Lorraine), bei Teo Jakob und in der Schreinerei Aebi. Werkhof arbeitet ausschliesslich mit Schweizer Eiche.',
      ],
      not: ['Der Werkhof der Stadt Bern nimmt Sperrgut gegen Gebühr an, werktags von 7 bis 16 Uhr.'],
    },
    {
      name: 'Nimbus Hosting',
      website: 'https://nimbushosting.co.uk',
      counted: [
        'If uptime matters most, Nimbus Hosting and Krystal are the UK hosts to compare. Both run on renewable energy; Nimbus is pricier but includes staging sites.',
        '> “Support picked up in under a minute.” — review of Nimbus Hosting on Trustpilot\n\nKrystal scores slightly higher overall (4.9 vs 4.8).',
        'See [Nimbus Hosting’s status page](https://status.nimbushosting.co.uk) for past incidents.',
      ],
      not: ['Nimbus is the broom Harry rides in the first film; hosting a Potter party is easy with a few props.'],
    },
    {
      name: 'Coiffure Sylvie B.',
      website: 'https://coiffure-sylvieb.be',
      counted: [
        'À Namur, pour un balayage, on recommande souvent Coiffure Sylvie B., L’Instant Précis et Hair’Mony. Comptez 80 à 120 €.',
      ],
      not: [
        'Sylvie Vartan a popularisé cette coiffure dans les années 1960.',
        'Navré, Coiffure Sylvie B. ne figure pas dans les informations dont je dispose.',
      ],
    },
    {
      name: 'Bodega Altozano',
      website: 'https://bodegaaltozano.com',
      counted: [
        'Bodegas que se pueden visitar cerca de Toledo:\n\n- **Bodega Altozano**: visita con cata, 18 € por persona\n- **Finca Loranque**: reserva previa\n- **Viñedos Cigarral Santa María**: vistas a la ciudad',
        'La visita más completa es la de Bodega Altozano, porque incluye el viñedo y una cata de cuatro vinos.',
      ],
      not: ['Subimos al altozano al atardecer; desde allí se ve la bodega del pueblo.'],
    },
    {
      name: 'Farmacia Santa Lucía',
      website: 'https://farmaciasantalucia.it',
      counted: ['A Siracusa le farmacie di turno questa settimana sono Farmacia Santa Lucía e Farmacia Centrale.'],
      not: [
        'Santa Lucia si festeggia il 13 dicembre. Quel giorno molte farmacie di Siracusa sono chiuse.',
        'Mi spiace, non riesco a trovare una Farmacia Santa Lucía a Siracusa. Prova a verificare sul sito dell’ordine dei farmacisti.',
      ],
    },
    {
      name: 'Buro Noord',
      website: 'https://buronoord.nl',
      counted: [
        'Architecten voor een dakopbouw in Amsterdam: Buro Noord, Studio Vloed en BETA. Buro Noord rekent een vast bedrag voor het schetsontwerp.',
      ],
      not: ['Helaas, van Buro Noord weet ik niets. Kijk eens op de site van de BNA.'],
    },
    {
      name: 'Møllers Vinhandel',
      website: 'https://mollersvin.dk',
      counted: [
        'Gode vinbutikker i Aarhus er Møllers Vinhandel, Vinspecialisten og Theis Vine. Møllers er stærk i Bourgogne.',
      ],
      not: ['Jeg kunne desværre ikke finde noget om Møllers Vinhandel.'],
    },
    {
      name: '松风堂',
      website: 'https://songfengtang.cn',
      counted: [
        '苏州买手工扇，老店有松风堂、王星记和如意轩。松风堂在平江路上，价格从两百元到上千元不等。',
        '【推荐】松风堂：做工细致，可刻字。',
      ],
      not: ['松风阵阵，堂前燕子飞。苏州园林四季皆宜。'],
    },
    {
      name: 'ベーカリー麦',
      website: 'https://bakery-mugi.jp',
      counted: [
        '・ベーカリー麦(西荻窪):天然酵母のカンパーニュが看板商品\n・アンセン:食パンが人気\n・しみずや:昔ながらの総菜パン',
      ],
      not: ['麦の香りが強いパンは、石臼挽きの粉を使うベーカリーで見つかります。'],
    },
    {
      name: 'Swift & Sound',
      website: 'https://swiftandsound.co',
      counted: [
        'DJs for a 120-guest wedding in Devon: *Swift & Sound* (from £650), *Spin City* (from £500), *Vinyl Vows* (from £700).',
        'Of the three, only Swift and Sound bring their own lighting rig.',
      ],
      not: ['A swift and sound decision saves money: book the DJ at least nine months ahead.'],
    },
    {
      name: 'Parker',
      website: 'https://parkerplumbing.com',
      counted: [
        '**24/7 plumbers in Omaha**\n1. Parker — flat $89 dispatch fee\n2. Backlund — union shop\n3. Burton — also HVAC',
      ],
      not: [
        'Parker Hannifin makes the fittings, and any plumbing supplier in Omaha stocks them.',
        'Charlie Parker was born in Kansas City, three hours south of Omaha.',
      ],
    },
    {
      name: 'Al Reef Rugs',
      website: 'https://alreefrugs.ae',
      counted: [
        'Dubai’s Deira district has dozens of carpet sellers. Al Reef Rugs, Pride of Kashmir and National Iranian Carpets issue certificates of origin.',
      ],
      not: [
        'Al Reef is a residential community near Abu Dhabi airport. Rugs are sold in the Carpet Souk at Mina Zayed.',
      ],
    },
    {
      name: '2nd Cup Repairs',
      website: 'https://2ndcuprepairs.com',
      counted: [
        'Espresso-machine technicians in Oakland: 2nd Cup Repairs (La Marzocco, Slayer), Voga Coffee. 2nd Cup Repairs quotes a two-day turnaround.',
      ],
    },
  ],
  [
    {
      name: 'Hollow Tree Honey',
      website: 'https://hollowtreehoney.ca',
      counted: [
        '**Best raw honey in Nova Scotia**\n\n| Producer | Type | Where to buy |\n|---|---|---|\n| Cosman & Whidden | Wildflower | Sobeys |\n| Hollow Tree Honey | Blueberry blossom | Halifax market |\n| Tony’s Meadery | Mead & honey | Online |',
        'Hollow Tree Honey came up in four of the seven lists I checked, more than any other producer. Its blueberry-blossom honey is the usual recommendation.',
      ],
      not: ['Wild colonies often nest in a hollow tree; honey from them is hard to harvest without harming the bees.'],
    },
    {
      name: 'Castor Legal',
      website: 'https://castorlegal.com',
      counted: [
        'For trademark filings under $1,000 you have three realistic options: LegalZoom (cheapest), Trademarkia (fast) and Castor Legal (an attorney reviews everything). I’d pay the extra for Castor Legal.',
      ],
      not: [
        'Castor oil is legal to sell as a food additive in the US. For trademarks, compare LegalZoom and Trademarkia.',
        'I ran a search on Castor Legal and got hits for Castor & Pollux pet food, the Castor river and a castor-bean processor, but no law firm. Double-check the name with whoever referred you.',
      ],
    },
    {
      name: 'Physiotherapie am Markt',
      website: 'https://physio-am-markt.de',
      counted: [
        'In Jena bieten folgende Praxen Manuelle Therapie an:\n1. Physiotherapie am Markt (Termine ab nächster Woche)\n2. Physiofit Lobeda\n3. Praxis Kernberge',
        'Bei der Physiotherapie am Markt loben Patientinnen vor allem die Terminpünktlichkeit.',
      ],
      not: [
        'Physiotherapie ist am Markt knapp: Viele Praxen in Jena nehmen derzeit niemanden auf.',
        'Die „Physiotherapie am Markt“ konnte ich leider nicht eindeutig zuordnen. Es gibt mehrere Praxen mit ähnlichem Namen, etwa in Gera und Apolda.',
      ],
    },
    {
      name: 'Atelier Corvo',
      website: 'https://ateliercorvo.pt',
      counted: [
        'Para restaurar cadeiras em Lisboa, experimente o Atelier Corvo (Graça), a Oficina Restauro ou o Palha d’Aço.',
      ],
      not: [
        'O corvo é o símbolo de Lisboa. Há um atelier de tempos livres no castelo.',
        'O nome Atelier Corvo não me é familiar. Tem mais algum dado, como a morada?',
      ],
    },
    {
      name: 'Chez Odile',
      website: 'https://chezodile.fr',
      counted: [
        'Où manger une vraie bouillabaisse à Marseille ? Chez Odile (Vallon des Auffes), Chez Fonfon et Le Miramar. Réservez 48 h à l’avance chez Odile.',
      ],
      not: [
        'Ma tante m’a invité chez Odile, sa voisine, pour une bouillabaisse maison.',
        'Je n’ai aucun retour sur Chez Odile. En revanche, Chez Fonfon et Le Miramar font l’unanimité.',
      ],
    },
    {
      name: 'Reformas Quintana',
      website: 'https://reformasquintana.es',
      counted: [
        'En Vigo, los presupuestos de reforma de baño más ajustados suelen venir de Reformas Quintana y de Obras Rías Baixas (entre 4.500 y 6.000 €).',
      ],
      not: [
        'Quintana Roo aprobó reformas fiscales en 2025.',
        'No dispongo de opiniones ni datos de Reformas Quintana, así que prefiero no valorarla.',
      ],
    },
    {
      name: 'Kaffeerösterei Lindqvist',
      website: 'https://lindqvist-kaffee.de',
      counted: [
        'Für Espressobohnen aus Hamburg: elbgold, Kaffeerösterei Lindqvist, Public Coffee Roasters. Lindqvist röstet mittwochs, da ist die Ware am frischesten.',
      ],
    },
    {
      name: 'Trail & Tide Outfitters',
      website: 'https://trailandtide.com',
      counted: [
        'Kayak rentals on Orcas Island:\n- Shearwater Kayak Tours: guided only\n- Trail & Tide: rentals from $25/h, guides on request\n- Outer Island Excursions: whale watching too',
        'Go with **Trail and Tide Outfitters** if you want to paddle on your own.',
      ],
      not: ['Check the tide before you hit the trail; outfitters in Eastsound sell tide tables.'],
    },
    {
      name: '银杏书房',
      website: 'https://yinxingbooks.cn',
      counted: ['成都适合看书的独立书店：方所、散花书院、银杏书房。银杏书房离天府广场不远，咖啡二十元起。'],
      not: ['成都的银杏在十一月最美，书房里插一枝也好看。', '对不起，我的资料里没有出现过银杏书房。'],
    },
    {
      name: 'ひだまり整骨院',
      website: 'https://hidamari-sekkotsu.jp',
      counted: [
        '町田で交通事故後の治療に対応している整骨院には、ひだまり整骨院、町田駅前整骨院、みらい整骨院などがあります。',
      ],
      not: [
        '猫がひだまりで寝ている写真は人気です。町田の整骨院は駅周辺に集中しています。',
        'ひだまり整骨院の口コミや料金について、確かな情報を得ることができませんでした。',
      ],
    },
    {
      name: 'Mavi Deniz Pansiyon',
      website: 'https://mavidenizpansiyon.com.tr',
      counted: [
        'Kaş’ta uygun fiyatlı pansiyonlar: Mavi Deniz Pansiyon, Ateş Pansiyon ve Meltem. Mavi Deniz Pansiyon kahvaltı dahil 1.800 TL.',
      ],
      not: ['Kaş’ta mavi deniz ve sessiz koylar arayanlar Limanağzı’na gidebilir.'],
    },
    {
      name: 'Granite Peak IT',
      website: 'https://granitepeakit.com',
      counted: [
        'Managed IT for a 15-person clinic in Missoula: **Granite Peak IT** (HIPAA focus), **First Call Computer Solutions**, **Pine Cove Consulting**. All publish response-time guarantees except Pine Cove.',
      ],
      not: [
        'Granite Peak, at 12,807 ft, is Montana’s highest mountain. It was first climbed in 1923.',
        'There’s no shortage of IT firms in Missoula, yet Granite Peak IT isn’t one I can find a footprint for. Ask them for three references.',
      ],
    },
    {
      name: 'Dora',
      website: 'https://dora-bridal.co.il',
      counted: [
        'Bridal studios in Tel Aviv worth a visit: Dora, Galia Lahav, Lihi Hod. Dora’s gowns start around ₪6,000.',
      ],
      not: [
        'Dora the Explorer first aired in 2000 on Nickelodeon.',
        'DORA, the EU’s Digital Operational Resilience Act, has applied since January 2025.',
      ],
    },
  ],
  [
    {
      name: 'Larkspur Law',
      website: 'https://larkspurlaw.com',
      counted: [
        'Estate-planning attorneys in Boulder that frequently show up in “best of” lists:\n\n1. **Brown & Crona, LLC**\n2. **Larkspur Law** – flat-fee wills and trusts, remote signing\n3. **Jorgensen, Brownell & Pepin**\n\nFor a simple will, Larkspur Law’s flat fee (about $450) is probably the best value.',
        'Larkspur Law is a two-attorney firm in Boulder focusing on wills, trusts and probate. It was founded by Dana Reyes in 2016. Clients mention quick replies; a few mention that parking is difficult.',
      ],
      not: [
        'I don’t have information about a firm called Larkspur Law. If you’re considering hiring them, check the Colorado Bar’s attorney search, ask about fees in writing, and read recent reviews.',
      ],
    },
    {
      name: 'Nordlicht Immobilien GmbH',
      website: 'https://nordlicht-immobilien.de',
      counted: [
        'Wer in Flensburg verkaufen will, sollte mindestens drei Makler vergleichen, z. B. Nordlicht Immobilien, Engel & Völkers Flensburg und die Nospa Immobilien GmbH.',
        '### Nordlicht Immobilien\n- **Provision:** 2,98 % inkl. MwSt.\n- **Bewertung:** 4,9 (Google, 87 Rezensionen)\n- **Besonderheit:** kostenlose Wertermittlung',
        'Nordlicht Immobilien wirbt mit einem Verkauf in durchschnittlich 62 Tagen (Quelle: nordlicht-immobilien.de).',
      ],
      not: [
        'Das Nordlicht ist in Flensburg nur selten zu sehen. Immobilien in Wassernähe kosten rund 4.500 € pro Quadratmeter.',
      ],
    },
    {
      name: 'Café Bruma',
      website: 'https://cafebruma.mx',
      counted: [
        'Cafeterías de especialidad en Oaxaca:\n\n- Café Bruma: tostado propio, abre a las 7:30\n- Boulenc: panadería y café\n- Cafébre: filtrados y métodos',
        'Sí, Café Bruma tiene opciones veganas, entre ellas leche de avena y pan de plátano.',
      ],
      not: ['No encontré reseñas ni dirección de un lugar llamado Café Bruma en Oaxaca. ¿Podría ser Café Brújula?'],
    },
    {
      name: 'Harrow & Hound',
      website: 'https://harrowandhound.co.uk',
      counted: [
        'Dog groomers in Harrogate with same-week slots: Harrow & Hound, The Dog House, Pampered Paws.',
        'Harrow & Hound: £38–£55, nail trim included. The Dog House: £35, nails extra.',
        'If your spaniel is nervous, I’d ring Harrow and Hound first. They schedule one dog at a time.',
      ],
      not: ['The Harrow & Hound Inn in Sussex serves Sunday roast until 4 pm.'],
    },
    {
      name: 'Optique Delmas',
      website: 'https://optique-delmas.fr',
      counted: [
        'Les opticiens indépendants les mieux notés de Montpellier sont Optique Delmas (4,9), Les Opticiens du Peyrou (4,8) et Krys Antigone (4,3).',
        'Optique Delmas pratique le tiers payant et propose un contrôle de la vue gratuit sur rendez-vous [2].',
      ],
      not: [
        'Je n’ai trouvé aucune source fiable mentionnant Optique Delmas. Vous pouvez vérifier l’existence de la boutique sur Pages Jaunes.',
      ],
    },
    {
      name: 'Tidewater Solar',
      website: 'https://tidewatersolar.com',
      counted: [
        'Here’s a quick summary of quotes other Norfolk homeowners have shared on Reddit:\n\n- Tidewater Solar: $2.65/W, REC panels\n- Convert Solar: $2.90/W, Q Cells\n- Momentum Solar: $3.40/W (pushy sales, avoid)',
        'Both Tidewater Solar and Convert Solar are NABCEP-certified. I wasn’t able to confirm Momentum’s certification.',
      ],
      not: [
        'The Tidewater region of Virginia gets about 4.7 peak sun hours a day, so a 6 kW solar system makes roughly 8,500 kWh a year.',
      ],
    },
    {
      name: 'Il Giardino Segreto',
      website: 'https://giardinosegretofiori.it',
      counted: [
        'Per i fiori del matrimonio a Verona: **Il Giardino Segreto**, **Fiorista Bonomo** e **Flover**. Il Giardino Segreto lavora solo con fiori di stagione.',
      ],
      not: ['«Il giardino segreto» è un romanzo di Frances Hodgson Burnett del 1911.'],
    },
    {
      name: 'De Letterzetter',
      website: 'https://deletterzetter.nl',
      counted: [
        'Geboortekaartjes laten drukken in Leiden kan bij De Letterzetter, Drukkerij Mostert en Kaartje2go. De Letterzetter drukt op oude persen, dus reken op twee weken.',
      ],
    },
    {
      name: 'Clínica Sorriso Pleno',
      website: 'https://sorrisopleno.com.br',
      counted: [
        'Em Curitiba, para aparelho invisível, as mais bem avaliadas são a Clínica Sorriso Pleno (4,9 no Google), a OdontoBatel e a Oral Sin.',
      ],
      not: ['Infelizmente não tenho dados sobre a Clínica Sorriso Pleno. Sugiro verificar o registro no CRO-PR.'],
    },
    {
      name: '禾木装饰',
      website: 'https://hemudeco.cn',
      counted: ['武汉装修公司口碑榜：1. 禾木装饰 2. 嘉禾装饰 3. 澳华装饰。禾木装饰的半包价格约每平方米600元。'],
      not: ['禾木村位于新疆喀纳斯，木屋很有特色，适合秋天去。'],
    },
    {
      name: '株式会社みらい行政書士事務所',
      aliases: ['みらい行政書士事務所'],
      website: 'https://mirai-gyosei.jp',
      counted: [
        '大阪で在留資格の申請に詳しい事務所としては、みらい行政書士事務所、行政書士法人ジーベック、さむらい行政書士法人などが知られています。',
      ],
      not: [
        'みらい行政書士事務所については、私のデータには記載がありません。日本行政書士会連合会のサイトで検索できます。',
      ],
    },
    {
      name: 'Kettle',
      website: 'https://kettle-crm.com',
      counted: [
        'Simple CRMs for a three-person agency: **Kettle** ($9/user), **Folk** ($24/user), **Pipedrive** ($14/user). Kettle is the only one without a mobile app.',
        'My vote goes to Kettle for now; switch to Pipedrive once you hire a salesperson.',
      ],
      not: ['Kettle Foods makes crisps in Norwich. Put the kettle on while the CRM imports your contacts.'],
    },
    {
      name: 'Martinsson Bygg',
      website: 'https://martinssonbygg.se',
      counted: [
        'Tre byggfirmor i Uppsala som ofta får bra omdömen är Martinsson Bygg, Byggpartner och Rotab. Martinsson Bygg har F-skatt och ansvarsförsäkring.',
      ],
      not: [
        'Jag har tyvärr ingen information om Martinsson Bygg. Kontrollera företaget hos Skatteverket eller på Allabolag.',
      ],
    },
    {
      name: 'Elm Street Pediatrics',
      website: 'https://elmstreetpeds.com',
      counted: [
        'Pediatricians near you with evening hours: Elm Street Pediatrics (Mon/Wed until 8), Kidz Docs (Tue until 7).',
      ],
      not: [
        'There’s a pediatrics clinic on Elm Street, but its hours aren’t published. *A Nightmare on Elm Street* it is not!',
      ],
    },
  ],
  [
    {
      name: 'Peninsula Pilates',
      website: 'https://peninsulapilates.com.au',
      counted: [
        'For reformer classes on the Mornington Peninsula, these studios have the strongest reviews:\n\n**1. Peninsula Pilates (Mornington)**\nSmall classes (max. 8), physio-led, $35 casual.\n\n**2. Studio Core (Frankston)**\nLarger timetable, cheaper packs.\n\n**3. Strong Pilates (Mt Eliza)**\nHigher intensity, rowformer.',
        'Peninsula Pilates has no joining fee and lets you pause a membership for up to four weeks.',
      ],
      not: [
        'I’m not able to confirm details about Peninsula Pilates, as I don’t have access to current business listings. A quick Google Maps search will show you its timetable and reviews.',
        'There are about a dozen Pilates studios on the Mornington Peninsula. Pilates on a reformer costs roughly $30 to $40 per class there.',
      ],
    },
    {
      name: 'Vogel & Partner Steuerberatung',
      website: 'https://vogel-partner-stb.de',
      counted: [
        'Für Online-Händler mit Sitz in Augsburg eignen sich vor allem digital arbeitende Kanzleien:\n\n- **Vogel & Partner Steuerberatung** (DATEV Unternehmen online, OSS-Meldungen)\n- **Felix1.de** (rein online)\n- **ECOVIS Augsburg** (größere Mandate)',
        'Vogel & Partner wird in Bewertungen für schnelle Antworten gelobt; kritisiert werden die Preise.',
      ],
      not: [
        'Leider kann ich keine verlässliche Aussage über Vogel & Partner Steuerberatung treffen. Achten Sie bei der Auswahl auf Branchenerfahrung, digitale Abläufe und ein transparentes Honorar.',
      ],
    },
    {
      name: 'Sugar Loaf Cakes',
      website: 'https://sugarloafcakes.ie',
      counted: [
        'Wedding cakes in Wicklow, roughly by price:\n\n€ – Sugar Loaf Cakes (from €280)\n€€ – The Cake Fairy (from €420)\n€€€ – Sugarplum Atelier (from €700)',
        'Sugar Loaf Cakes’ lemon and elderflower tier is the one brides mention most.',
      ],
      not: ['The Great Sugar Loaf is a 501 m hill in Wicklow, and the tearoom at its foot sells cakes.'],
    },
    {
      name: 'Atlas Déménagement',
      website: 'https://atlas-demenagement.ch',
      counted: [
        'Pour un déménagement Genève–Lausanne, demandez un devis à Atlas Déménagement, Harsch et Balestrafic. Les trois sont assurés et membres de l’ASED.',
        'D’après Google, Atlas Déménagement obtient 4,6/5 (212 avis). Points faibles : ponctualité le samedi.',
      ],
      not: [
        'Les montagnes de l’Atlas s’étendent du Maroc à la Tunisie. Prévoyez des chaussures solides.',
        'Je regrette, mais Atlas Déménagement ne m’évoque rien ; je ne peux pas vous dire si l’entreprise est sérieuse.',
      ],
    },
    {
      name: 'Taller Mecánico Duarte',
      website: 'https://tallerduarte.com.do',
      counted: [
        'En Santo Domingo, para transmisiones automáticas, la gente recomienda a Taller Mecánico Duarte y a Transmisiones Popular. Duarte da seis meses de garantía.',
      ],
      not: [
        'Juan Pablo Duarte es uno de los padres de la patria dominicana.',
        'No hay datos públicos que me permitan valorar el Taller Mecánico Duarte.',
      ],
    },
    {
      name: 'Brushstroke',
      website: 'https://brushstroke-painters.com',
      counted: [
        'House painters in Halifax: Brushstroke, CertaPro and Maritime Coatings. Brushstroke includes two coats and minor drywall repairs.',
        '| Company | Warranty | Deposit |\n|---|---|---|\n| CertaPro | 2 yrs | 10% |\n| Brushstroke | 3 yrs | none |',
      ],
      not: ['Finish each wall with a single long brushstroke from top to bottom to avoid lap marks.'],
    },
    {
      name: 'Nuova Officina Biciclette',
      aliases: ['NOB'],
      website: 'https://nuovaofficinabici.it',
      counted: [
        'A Ferrara le ciclofficine più attrezzate per e-bike sono Nuova Officina Biciclette e Ricicletta. La prima è aperta anche la domenica mattina.',
      ],
      not: ['Non ho dati su Nuova Officina Biciclette, quindi non posso dirti se vale la pena andarci.'],
    },
    {
      name: '달빛치과',
      website: 'https://dalbitdental.kr',
      counted: [
        '대구에서 임플란트로 자주 언급되는 치과는 다음과 같습니다.\n\n1. 달빛치과 – 수성구, 야간 진료\n2. 예스미르치과 – 중구\n3. 미르치과병원 – 대형 병원',
      ],
      not: ['죄송하지만 달빛치과에 대한 신뢰할 만한 정보를 찾지 못했습니다.'],
    },
    {
      name: 'Piekarnia Zbożowa',
      website: 'https://zbozowa.pl',
      counted: [
        'We Wrocławiu najlepszy chleb na zakwasie mają Piekarnia Zbożowa, Chleboteka i Piekarnia Pod Telegrafem.',
      ],
      not: ['Nie znam piekarni o nazwie Piekarnia Zbożowa. Może chodzi o inne miasto?'],
    },
    {
      name: '橙果设计',
      website: 'https://chengguo.design',
      counted: [
        '做品牌视觉的中小型工作室，可以了解一下：橙果设计（上海）、朗涛、东道。橙果设计擅长餐饮品牌，报价从3万元起。',
        '如果更看重创意，橙果设计比大型广告公司更合适。',
      ],
      not: ['橙果富含维生素C，冷藏可保存两周。'],
    },
    {
      name: 'むすび茶屋',
      website: 'https://musubichaya.jp',
      counted: ['奈良町で町家カフェなら、むすび茶屋、カナカナ、よつばカフェあたりが定番です。'],
      not: [
        'おむすびと茶屋の組み合わせは、奈良町の観光ではよく見かけます。',
        'むすび茶屋という店舗の情報は、現時点で見つかっておりません。',
      ],
    },
    {
      name: 'Redwood & Main',
      website: 'https://redwoodandmain.com',
      counted: [
        'For coworking in Santa Rosa, choose **Redwood & Main** if you need meeting rooms, or **The Workshop** if you just want a desk.',
        'Day passes: The Workshop $25, Redwood and Main $30, Regus $39.',
      ],
      not: ['The accident happened at the corner of Redwood and Main Street.'],
    },
    {
      name: 'Blackthorn Security',
      website: 'https://blackthorn-security.co.uk',
      counted: [
        'Three NSI-approved alarm installers cover Derby: ADT, Blackthorn Security and Croma Vigilant. Of these, Blackthorn Security is the only local firm.',
      ],
      not: ['Blackthorn.io makes event software that runs on Salesforce; it isn’t a security company.'],
    },
  ],
  [
    {
      name: 'Copper Lantern Inn',
      website: 'https://copperlanterninn.com',
      counted: [
        'Pet-friendly B&Bs near Stowe, Vermont:\n\n- **Copper Lantern Inn** – two dog suites, $25 per stay\n- **Timberholm Inn** – dogs in one room only\n- **Commodores Inn** – large lawn, lake access\n\nRates rise sharply during foliage season (late September to mid-October).',
        'I’d book the Copper Lantern Inn if breakfast matters to you; guests keep bringing up the maple scones.',
        'Copper Lantern Inn doesn’t have a pool or an elevator, and rooms on the third floor are small.',
      ],
      not: [
        'I looked through Tripadvisor, Booking.com and the Stowe tourism site, but there was no property called the Copper Lantern Inn. It might have closed or changed its name.',
        'A copper lantern by the door gives any inn a period look. Expect to pay $180–$400.',
      ],
    },
    {
      name: 'Mayer Metallbau GmbH',
      website: 'https://mayer-metallbau.at',
      counted: [
        'Für ein Balkongeländer aus Edelstahl in Graz kannst du bei diesen Schlossereien anfragen: Mayer Metallbau, Schlosserei Pichler, Stahl & Form.',
        'Mayer Metallbau GmbH, gegründet 1978, beschäftigt rund 25 Mitarbeiter und fertigt Geländer, Treppen und Tore.',
      ],
      not: [
        'Über Mayer Metallbau liegen mir keine Bewertungen oder sonstigen Informationen vor. Am besten lässt du dir Referenzprojekte zeigen.',
        'Mayer ist einer der häufigsten Nachnamen in Österreich. Im Metallbau gelten Kollektivvertragslöhne.',
      ],
    },
    {
      name: 'La Petite Presse',
      website: 'https://lapetitepresse.fr',
      counted: [
        'Pour des faire-part en letterpress : La Petite Presse (Lyon), Cocorico Letterpress (Nantes) et L’Encre Vive (Paris). La Petite Presse accepte les petites séries dès 30 exemplaires.',
      ],
      not: ['La petite presse du XIXe siècle coûtait un sou. On y lisait des feuilletons.'],
    },
    {
      name: 'Escuela Náutica Poniente',
      website: 'https://nauticaponiente.es',
      counted: [
        'Para sacarte el PER en Cádiz: Escuela Náutica Poniente (prácticas incluidas, 590 €), Bahía Norte (520 €) o Marineda (610 €).',
        'Los alumnos de Escuela Náutica Poniente destacan la paciencia de los instructores.',
      ],
      not: [
        'El viento de poniente refresca la costa. Cualquier escuela náutica de Cádiz lo tiene en cuenta en las prácticas.',
      ],
    },
    {
      name: 'Falegnameria Rossetti',
      website: 'https://falegnameriarossetti.it',
      counted: [
        'Per una libreria su misura a Brescia puoi chiedere un preventivo a Falegnameria Rossetti, Arte Legno e Mobilificio Bresciano.',
      ],
      not: [
        'Su Falegnameria Rossetti non ho informazioni attendibili, ma posso spiegarti come confrontare i preventivi.',
      ],
    },
    {
      name: 'Spark & Co Electrical',
      website: 'https://sparkandco.nz',
      counted: [
        'EV-charger installers in Wellington: Spark & Co Electrical, Thrive Renewables, Electric Kiwi partners.\n\nTip: ask for a load check first.',
        'Thrive Renewables quoted $2,150; Spark & Co quoted $1,890 including the permit.',
      ],
      not: [
        'Spark is New Zealand’s largest telecommunications company. For electrical work in Wellington, use the EWRB register to find someone licensed.',
      ],
    },
    {
      name: 'Praktijk De Brug',
      website: 'https://praktijkdebrug.nl',
      counted: [
        'Relatietherapeuten in Nijmegen met korte wachttijd zijn Praktijk De Brug (2 weken), Mindler (online) en Therapie Oost (4 weken).',
      ],
      not: [
        'De brug over de Waal is in de praktijk elke ochtend vol. Vertrek voor zevenen.',
        'Ik heb geen gegevens over Praktijk De Brug. Via het NFG-register kun je zien of een therapeut is aangesloten.',
      ],
    },
    {
      name: 'Studio Fjord',
      website: 'https://studiofjord.no',
      counted: [
        'Interiørarkitekter i Bergen som er verdt en prat: Studio Fjord, Romlaboratoriet og Link. Studio Fjord tar også små leiligheter.',
      ],
      not: ['Jeg har dessverre ingen opplysninger om Studio Fjord.'],
    },
    {
      name: '清溪茶业',
      website: 'https://qingxitea.cn',
      counted: ['买正宗安溪铁观音，可以看看八马、华祥苑、清溪茶业。清溪茶业的中档款每斤约400元，口粮茶够用。'],
      not: [
        '清溪流过茶园，茶业是当地的支柱产业。',
        '很遗憾，我没能查到清溪茶业的企业信息，建议在国家企业信用信息公示系统核实。',
      ],
    },
    {
      name: '北山工務店',
      website: 'https://kitayama-koumuten.jp',
      counted: [
        '長野で高断熱の家を建てるなら、北山工務店、アトリエデフ、ヴァルトが相談先として挙げられます。',
        '北山工務店は年間10棟程度の小さな会社で、完成見学会を年に4回開いています。',
      ],
      not: ['北山公園の近くに工務店がいくつかあります。'],
    },
    {
      name: 'Ridge',
      website: 'https://ridge-recruiting.com',
      counted: [
        'Boutique tech recruiters in Salt Lake City: Ridge, Talentforge and Prime Search. Ridge works on a 20% contingency fee.',
        '1. **Ridge** — best for early-stage start-ups\n2. **Prime Search** — best for finance roles',
      ],
      not: [
        'The ridge trail above Salt Lake City takes about three hours.',
        'Ridge wallets hold up to twelve cards and come in titanium or carbon fibre.',
      ],
    },
    {
      name: 'Chen’s Tailoring',
      website: 'https://chenstailoring.sg',
      counted: [
        'For a suit within a week in Singapore, Chen’s Tailoring (from S$480) and CYC (from S$690) are the safest bets.',
        "Chen's Tailoring has two branches, one at Far East Plaza and one at Tanjong Pagar.",
      ],
      not: ['Jackie Chen’s tailoring lessons at the community centre are free.'],
    },
    {
      name: 'Oasis Vet',
      website: 'https://oasisvet.ae',
      counted: [
        'أفضل العيادات البيطرية في أبوظبي بحسب التقييمات: Oasis Vet، وAmerican Veterinary Clinic، وGerman Vet.',
      ],
      not: ['لا أملك معلومات مؤكدة عن Oasis Vet، وأنصحك بالاتصال بالعيادة مباشرة.'],
    },
  ],
  [
    {
      name: 'Bramble Bookshop',
      website: 'https://bramblebookshop.co.uk',
      counted: [
        'Independent bookshops in Bristol with a strong children’s section:\n\n1. **Storysmith** (North Street)\n2. **Bramble Bookshop** (Gloucester Road) – weekly story time, dog-friendly\n3. **Max Minerva’s** (Henleaze)\n\nAll three can order most titles for the next day.',
        'Bramble Bookshop is small, so it’s worth phoning before you make a special trip: 0117 496 0123.',
      ],
      not: [
        'There’s nothing in my sources about a Bramble Bookshop in Bristol. Storysmith and Max Minerva’s are two well-known independents you could visit instead.',
      ],
    },
    {
      name: 'Kessler Dachtechnik',
      website: 'https://kessler-dachtechnik.de',
      counted: [
        'Dachdecker im Raum Ulm, die laut Website auch Photovoltaik montieren:\n\n| Betrieb | Ort | PV |\n|---|---|---|\n| Kessler Dachtechnik | Ulm | ja |\n| Bauder Bedachungen | Neu-Ulm | ja |\n| Holz & Dach Schmid | Blaustein | auf Anfrage |',
        'Mehrere Kunden schreiben, dass Kessler Dachtechnik Termine verschoben hat; die Ausführung selbst wird gelobt.',
      ],
      not: [
        'Ich habe keine Kenntnis von einem Betrieb namens Kessler Dachtechnik. Prüfen Sie die Eintragung in der Handwerksrolle und lassen Sie sich Referenzen geben.',
      ],
    },
    {
      name: 'Pura Vida Surf',
      website: 'https://puravidasurf.pt',
      counted: [
        'Surf schools in Ericeira for beginners: Pura Vida Surf (max. 6 per instructor), Rapture, Boardriders. Prices range from €35 to €45 per lesson.',
        'I’d choose Pura Vida Surf for kids, Boardriders for adults.',
      ],
      not: ['“Pura vida” is a Costa Rican greeting. You’ll hear it from every surf instructor in Tamarindo.'],
    },
    {
      name: 'Cabinet Lemoine Architectes',
      website: 'https://lemoine-architectes.fr',
      counted: [
        'Parmi les architectes d’Angers spécialisés dans la rénovation énergétique, on trouve le Cabinet Lemoine Architectes, Agence Rolland et Atelier 49.',
        'Le Cabinet Lemoine Architectes facture entre 10 et 12 % du montant des travaux, selon son site.',
      ],
      not: [
        'Désolé, je ne dispose d’aucun élément sur le Cabinet Lemoine Architectes. L’annuaire de l’Ordre des architectes vous permettra de vérifier son inscription.',
      ],
    },
    {
      name: 'Hostal Almenara',
      website: 'https://hostalalmenara.es',
      counted: [
        'Para dormir barato en Cuenca: **Hostal Almenara** (desde 38 €), **Pensión Central** (desde 35 €) y **Hostal San Pedro** (desde 42 €).',
      ],
      not: [
        'Una almenara era una hoguera de aviso en lo alto de una torre. Cuenca conserva varias atalayas.',
        'No tengo información verificada acerca del Hostal Almenara; te aconsejo comprobarlo en Booking.',
      ],
    },
    {
      name: 'Enoteca Brunelli',
      website: 'https://enotecabrunelli.it',
      counted: [
        'Le enoteche più consigliate a Perugia sono Enoteca Brunelli, Enoteca Giò e Frittole. Da Brunelli si può anche cenare.',
      ],
      not: ['Non mi risultano dati sull’Enoteca Brunelli. Forse intendevi l’Enoteca Giò?'],
    },
    {
      name: 'Hovenier Groenrijk',
      website: 'https://hoveniergroenrijk.nl',
      counted: [
        'Voor een onderhoudsarme tuin in Breda kun je offertes vragen bij Hovenier Groenrijk, Van Ginneken en Tuintechniek Zuid. Hovenier Groenrijk rekent € 48 per uur.',
      ],
    },
    {
      name: 'Ateliê Jandaia',
      website: 'https://ateliejandaia.com.br',
      counted: [
        'Vestidos de noiva sob medida em Recife: Ateliê Jandaia, Casa Branca Noivas e Studio Lírio. O Ateliê Jandaia atende só com hora marcada.',
      ],
      not: ['A jandaia é uma ave da família dos papagaios, comum no Nordeste.'],
    },
    {
      name: '云上瑜',
      website: 'https://yunshangyu.cn',
      counted: ['昆明做产后修复比较专业的机构有云上瑜、爱帝宫和美莱。云上瑜的单次课程约300元。'],
      not: ['很抱歉，我没有关于云上瑜的任何资料，无法评价其服务。'],
    },
    {
      name: '花野井製菓',
      website: 'https://hananoi.co.jp',
      counted: ['手土産におすすめの柏の和菓子店は、花野井製菓、よもぎ家、藤川です。花野井製菓の最中は予約が必要です。'],
      not: ['花野井製菓についての情報は確認できず、営業しているかどうかもわかりません。'],
    },
    {
      name: 'Relay',
      website: 'https://relaycourier.com',
      counted: [
        'Same-day couriers in Dublin: **Relay** (bike, from €9), **Cyclone** (van and bike, from €12), **Pony Express** (van, from €18).',
        'For documents I would use Relay; for anything over 10 kg, Cyclone.',
      ],
      not: [
        'A relay switches a large current with a small one; the courier’s van has dozens of them.',
        'The 4 × 100 m relay will be run on Saturday at Morton Stadium in Dublin.',
      ],
    },
    {
      name: 'Green & Daughters Funeral Services',
      website: 'https://greenanddaughters.co.uk',
      counted: [
        'Direct cremation prices in Norwich: Green & Daughters Funeral Services £1,295, Co-op Funeralcare £1,395, Pure Cremation £1,595.',
        'Families praise Green and Daughters for how calmly they explain each step.',
      ],
      not: [
        'I can’t seem to find Green & Daughters Funeral Services in the NAFD directory or anywhere else online. If you have their phone number, the area code may help.',
      ],
    },
    {
      name: 'Vantage Point Optics',
      website: 'https://vantagepointoptics.com',
      counted: [
        'Spotting scopes under $600: the Celestron Regal M2, the Vortex Diamondback HD and the Vantage Point Optics VP-65. Birders on forums rate the VP-65 highest for eye relief.',
      ],
      not: ['From a good vantage point, optics of 8×42 are enough for hawks.'],
    },
    {
      name: 'Sato & Lee CPAs',
      website: 'https://satolee.com',
      counted: [
        'Bilingual (Japanese/English) accountants in Torrance include Sato & Lee CPAs, CDH and EOS Accountants. Sato & Lee also prepares FBAR filings.',
      ],
    },
  ],
  [
    {
      name: 'Ironwood Climbing',
      website: 'https://ironwoodclimbing.com',
      counted: [
        'Spokane has three indoor walls: Wild Walls, Bloc Yard and Ironwood Climbing.',
        'Ironwood Climbing’s youth team won regionals in 2024.',
        'Beginners tend to prefer Ironwood Climbing because routes are reset every two weeks.',
        'Day passes at Ironwood are $22 ([Ironwood Climbing](https://ironwoodclimbing.com/rates)).',
        'Don’t overlook Ironwood Climbing if you boulder.',
      ],
      not: [
        'I’m unaware of a gym by the name of Ironwood Climbing in Spokane.',
        'Ironwood, Michigan, is known for ice climbing.',
        'Desert ironwood is one of the densest woods; climbing it is not advised.',
        'You asked me to compare Ironwood Climbing and Wild Walls.',
        'ironwood-climbing.org sells carabiners.',
      ],
    },
    {
      name: 'Tischlerei Anders',
      website: 'https://tischlerei-anders.de',
      counted: [
        'In Kassel fertigt unter anderem die Tischlerei Anders Einbauschränke nach Maß.',
        'Empfehlenswert: Tischlerei Anders, vor allem für Altbauten.',
        'Die Tischlerei Anders verlangt für das Aufmaß nichts.',
      ],
      not: [
        'Eine Tischlerei arbeitet anders als ein Möbelhaus.',
        'Tischlerei Anders? Dazu fehlen mir die Daten.',
        'Die Tischlerei Andersen & Sohn sitzt in Flensburg.',
      ],
    },
    {
      name: 'Aurelia',
      website: 'https://aurelia-skin.fr',
      counted: [
        'Trois marques françaises de soins solides : Lamazuna, Aurelia et Pachamamaï.',
        'Aurelia livre en 48 h et reprend les emballages.',
      ],
      not: [
        'La via Aurelia reliait Rome à la Gaule.',
        'Je ne saurais me prononcer sur Aurelia, faute de sources.',
        'Aurelia est un prénom d’origine latine.',
      ],
    },
    {
      name: 'Gimnasio Titán',
      website: 'https://gimnasiotitan.cl',
      counted: [
        'En Valparaíso los más económicos son Gimnasio Titán y Pacific. El Titán abre 24 horas.',
        'Gimnasio Titán tiene 4,4 estrellas y clases de crossfit.',
      ],
      not: [
        'Un titán del fitness, así lo llaman en su gimnasio.',
        'Ninguna de las fuentes consultadas menciona al Gimnasio Titán.',
      ],
    },
    {
      name: 'Basecamp',
      website: 'https://basecamp.com',
      counted: [
        'For client work, agencies mostly pick Asana, Basecamp or Teamwork.',
        'Basecamp is a project-management tool with a flat price.',
        'Try Basecamp; it’s free for one project.',
        'Pricing: https://basecamp.com/pricing?utm_source=chatgpt.com',
      ],
      not: ['Everest basecamp lies at 5,364 m.', 'From basecamp, climbers take four days to the summit.'],
    },
    {
      name: '丸福',
      website: 'https://marufuku-osaka.jp',
      counted: ['大阪でうどんなら、道頓堀今井、丸福、うさみ亭が有名です。'],
      not: ['丸福という店に心当たりはありません。'],
    },
    {
      name: '安和医疗',
      website: 'https://anhemed.cn',
      counted: ['深圳的高端体检机构包括安和医疗、爱康国宾和慈铭。'],
      not: ['安和医疗的相关资料我这边暂时查询不到。'],
    },
    {
      name: 'Penny & Pine',
      website: 'https://pennyandpine.com',
      counted: [
        'Penny & Pine and Oeuf make the cribs most often named in nursery round-ups.',
        'If you can wait ten weeks, Penny and Pine will match a stain.',
      ],
      not: [
        'A penny buys little these days, and pine has doubled in price.',
        'Penny Pine is an illustrator from Leeds.',
      ],
    },
  ],
  [
    {
      name: 'Saltmarsh Kitchens',
      website: 'https://saltmarshkitchens.co.uk',
      counted: [
        'Kitchen fitters around Chichester that publish prices:\n\n- **Saltmarsh Kitchens** – shaker kitchens from £9,500 fitted\n- **Wren Kitchens (Chichester)** – from £6,000 dry-fit\n- **Husk** – plywood fronts for IKEA carcasses\n\nA realistic budget for a mid-size kitchen is £12–18k.',
        'Saltmarsh Kitchens is a family business based in Bosham. It designs, builds and fits hand-painted kitchens across West Sussex.',
      ],
      not: [
        'I have no specific information on Saltmarsh Kitchens, so I’d suggest viewing a finished kitchen and speaking with two past clients before paying a deposit.',
      ],
    },
    {
      name: 'Bright Harbor Capital',
      website: 'https://brightharborcap.com',
      counted: [
        'Seed funds that invest in marine tech: Propeller, Bright Harbor Capital, Katapult Ocean and S2G. Bright Harbor writes cheques of $250k to $1M.',
      ],
      not: [
        'Venture investors in marine tech include Propeller and Katapult Ocean. I couldn’t verify a fund called Bright Harbor Capital, which you mentioned.',
      ],
    },
    {
      name: 'Sanitär Lehmann',
      website: 'https://sanitaer-lehmann.de',
      counted: [
        'Notdienst in Potsdam: Sanitär Lehmann (24/7), Rohrfrei Brandenburg (24/7), Havel Haustechnik (bis 22 Uhr).',
        'Laut Verbraucherzentrale sollte man vorab einen Festpreis vereinbaren. Sanitär Lehmann nennt auf der Website 89 € Anfahrt.',
      ],
      not: [
        'Leider habe ich zu Sanitär Lehmann nichts Konkretes gefunden. Vereinbaren Sie bei jedem Notdienst vorab einen Festpreis.',
        'Jens Lehmann stand 2006 im Tor. Für Sanitärarbeiten in Potsdam hilft die Innung.',
      ],
    },
    {
      name: 'Les Petits Poissons',
      website: 'https://lespetitspoissons.fr',
      counted: [
        'Crèches privées à Nice avec places en septembre : Les Petits Poissons, People & Baby Carabacel, Babilou Gambetta.',
        'Les Petits Poissons accueille 24 enfants de 3 mois à 3 ans ; le tarif dépend du quotient familial.',
      ],
      not: ['Les petits poissons rouges vivent longtemps dans un grand bassin. Évitez les bocaux.'],
    },
    {
      name: 'Imprenta Galván',
      website: 'https://imprentagalvan.es',
      counted: [
        'Para imprimir 500 flyers en Granada te salen mejor Imprenta Galván (42 €) o Copistería Realejo (45 €) que las webs, si los necesitas en 24 horas.',
      ],
      not: ['No me consta información fiable sobre Imprenta Galván. Pide siempre una prueba de color.'],
    },
    {
      name: 'Cascina Bellaria',
      website: 'https://cascinabellaria.it',
      counted: [
        'Agriturismi vicino ad Alba con piscina: Cascina Bellaria, Villa La Favorita, Casa Scaparone. Cascina Bellaria accetta cani.',
      ],
      not: ['Bellaria è una località balneare vicino a Rimini. La cascina più vicina con camere è a Santarcangelo.'],
    },
    {
      name: 'Pulse',
      website: 'https://pulse-erp.com',
      counted: [
        'ERP systems for breweries: **Ekos**, **Ollie** and **Pulse**. Pulse starts at $299 a month and includes TTB reports.',
        'Of the vendors you listed, Pulse has the shortest contract (12 months).',
      ],
      not: [
        'Check your pulse before and after each interval.',
        'Pulse oximeters cost about $25. Choose one with FDA clearance.',
        'Keep a finger on the pulse of demand: brewers’ margins are thin.',
      ],
    },
    {
      name: '蓝桥留学',
      website: 'https://lanqiaoedu.cn',
      counted: ['北京口碑较好的留学中介：金吉列、启德、蓝桥留学。蓝桥留学以文书质量见长，但费用偏高。'],
      not: ['蓝桥留学这家机构我没有查询到备案信息，建议谨慎选择。'],
    },
    {
      name: 'みなも動物病院',
      website: 'https://minamo-vet.jp',
      counted: ['浦和で夜間対応の動物病院は、みなも動物病院とさいたま動物医療センターです。'],
      not: ['恐れ入りますが、みなも動物病院の評判に関する情報は持ち合わせておりません。'],
    },
    {
      name: 'J. Whitfield & Co.',
      website: 'https://jwhitfield.com',
      counted: [
        'Antique clock repair in Boston: J. Whitfield & Co., The Clock Doctor and Precision Time. Whitfield’s turnaround is about eight weeks.',
      ],
      not: ['June Whitfield was a British actress. For clocks in Boston, try The Clock Doctor.'],
    },
    {
      name: 'Ochre Studio',
      website: 'https://ochrestudio.in',
      counted: [
        'Interior designers in Pune under ₹15 lakh: Ochre Studio, Livspace and Design Cafe. Ochre Studio handles the contractor for you.',
      ],
      not: ['Ochre walls make a studio feel warmer; pair them with off-white trim.'],
    },
    {
      name: 'Rapide Taxi',
      website: 'https://rapidetaxi.be',
      counted: [
        'From Charleroi airport, pre-book Rapide Taxi (€85 to Brussels) or take the Flibco shuttle (€15).',
        'Rapide Taxi and Taxi Verts both accept cards.',
      ],
      not: ['Le moyen le plus rapide, taxi ou navette, dépend de l’heure.'],
    },
  ],
  // Written on 22 November 2026, before anything of the reader was read: shortlists, tables, footnotes, questions repeated, homonyms, look-alike addresses, ten languages.
  [
    {
      name: 'Kestrel & Vane',
      website: 'https://kestrelvane.co.uk',
      counted: [
        'If you want a structural engineer in Norwich who will look at a single wall, I’d start with **Kestrel & Vane**. They quote a fixed £280 for a site visit with a letter, which is what building control usually asks for.\n\nTwo alternatives:\n- **Plandescil** – larger, good for extensions\n- **Canham Consulting** – handles listed buildings\n\nWould you like me to draft an enquiry email?',
      ],
      not: [
        'Norfolk is a good place to watch raptors. A kestrel and vane swallows share the old weather station at Cley; look for the kestrel on the vane in the mornings. Strumpshaw Fen has a hide that opens at dawn.',
        'I searched for “Kestrel & Vane” and came up empty: no Companies House entry under exactly that name turned up in my results, and none of the local directories lists one. It may trade under another name.\n\nIf you share their address I can look again.',
      ],
    },
    {
      name: 'Šumava Outdoor',
      website: 'https://sumavaoutdoor.cz',
      counted: [
        'Půjčovny lyží na Šumavě:\n\n| Půjčovna | Místo | Cena za den |\n|---|---|---|\n| Sumava Outdoor | Kvilda | 350 Kč |\n| Ski Zadov | Zadov | 400 Kč |\n| Inter-Ski | Železná Ruda | 390 Kč |\n\nCeny jsou orientační.',
      ],
      not: [
        'Šumava je krásná i v zimě. Pro outdoor aktivity doporučuji běžky na Kvildě, sněžnice u Modravy a pro začátečníky sjezdovku na Zadově. Vybavení si půjčíte přímo u vleku.',
      ],
    },
    {
      name: 'Nordlicht Immobilien GmbH',
      aliases: ['Nordlicht'],
      website: 'https://nordlicht-immobilien.de',
      counted: [
        'Für den Verkauf einer Eigentumswohnung in Kiel würde ich drei Maklerinnen und Makler anfragen:\n\n1. Nordlicht Immobilien – verlangt 2,5 % Provision und zeigt die Verkaufspreise der letzten zwölf Monate offen [1]\n2. Otto Stöben – das größte Haus am Ort\n3. Engel & Völkers Kiel\n\nMein Favorit für Wohnungen unter 300.000 € ist Nordlicht.\n\n[1] nordlicht-immobilien.de/preise',
      ],
      not: [
        'Das Nordlicht entsteht, wenn geladene Teilchen der Sonne auf die Atmosphäre treffen. In Kiel war das Nordlicht zuletzt im Mai 2024 zu sehen; Immobilien an der Förde mit Blick nach Norden waren da im Vorteil.',
        'Zu Nordlicht Immobilien liegen mir leider keine Bewertungen vor, und auch bei der Websuche bin ich nicht fündig geworden. Allgemein sollten Sie bei Maklern auf diese Punkte achten:\n\n- Mitgliedschaft im IVD\n- schriftlicher Maklervertrag\n- nachvollziehbare Wertermittlung',
      ],
    },
    {
      name: 'Halden',
      website: 'https://halden.io',
      counted: [
        'Tools for spotting flaky tests in CI, from what teams report in 2026:\n\n* **BuildPulse** — GitHub-first, priced per repo\n* **Trunk Flaky Tests** — part of the Trunk suite\n* **Halden** — reruns suspicious tests in isolation and quarantines them\n* **Datadog CI Visibility** — if you already pay for Datadog',
      ],
      not: [
        'Halden is a town in Østfold, Norway, close to the Swedish border. It’s known for Fredriksten fortress, a nuclear research reactor that was shut down in 2018, and the Allsang på grensen TV show. The train from Oslo takes 1 h 45 min.',
        'For flaky tests specifically I’d look at BuildPulse or Trunk. (A note in case you came across the name: the Halden Reactor Project in Norway is a nuclear research programme and has nothing to do with CI.)',
        'Try wholehalden.io or its docs; halden.io.example-mirror.net appears to be a parked page. Neither seems to offer CI tooling today.',
      ],
    },
    {
      name: 'Bäckerei Übel',
      website: 'https://baeckerei-uebel.at',
      counted: [
        'Wer in Graz ein wirklich langes Roggenbrot sucht, geht zur **Baeckerei Uebel** in der Leonhardstraße: 48 Stunden Teigführung, samstags ab sechs. Alternativen sind Auer und Hubert Auer am Hauptplatz.',
      ],
      not: [
        'Dass manche Bäckerei übel riecht, liegt meist am Fettabscheider. Lassen Sie ihn vierteljährlich leeren; in Graz macht das die Holding für etwa 180 €.',
      ],
    },
    {
      name: '雲海茶房',
      website: 'https://unkai-sabo.jp',
      counted: [
        '高千穂で朝食をとれる店をいくつか挙げます。\n\n1. 千穂の家：そうめんが有名\n2. 雲海茶房：6時半から営業し、釜炒り茶と粥のセットが950円\n3. カフェ テラスたかちほ：眺めがよい\n\n早朝に国見ヶ丘へ行くなら2番が便利です。',
      ],
      not: [
        '国見ヶ丘では、秋の早朝に雲海が見られます。茶房や食堂はまだ開いていない時間なので、温かい飲み物を持って行くとよいでしょう。',
        '「雲海茶房」について調べましたが、該当する店舗の情報は確認できませんでした。店名や所在地をもう一度お確かめください。',
      ],
    },
    {
      name: 'Рубин Сервис',
      website: 'https://rubin-servis.ru',
      counted: [
        'В Казани телевизоры с гарантией ремонтируют несколько мастерских. Лучше всего отзываются о «Рубин Сервис» на улице Декабристов: диагностика бесплатная, гарантия шесть месяцев. Можно также обратиться в «Техномир» или «Ремонт 16».',
      ],
      not: [
        'Футбольный клуб «Рубин» проводит домашние матчи на стадионе «Ак Барс Арена». Сервис продажи билетов работает на сайте клуба, цены начинаются от 300 рублей.',
      ],
    },
    {
      name: 'Pine Hollow Dental',
      website: 'https://pinehollowdental.com',
      counted: [
        'Here’s a shortlist of dentists near Asheville that list sedation on their sites:\n\n1. Zen Dentistry — oral and IV sedation\n2. Pine Hollow Dental’s downtown office — nitrous and oral sedation, $95 per visit\n3. Biltmore Dental Studio — IV only\n\nCall ahead, since sedation usually needs a consult first.',
      ],
      not: [
        'Pine Hollow Golf Club in Asheville doesn’t run a clinic, but there are several dental offices on Merrimon Avenue next to it: Zen Dentistry, Smile Asheville and Dr. Kerr.',
        'You asked: “Is Pine Hollow Dental any good for kids?” I’m not able to browse, so I can’t judge that. In general, look for a pediatric certification, a play area and reviews that mention children.',
      ],
    },
    {
      name: 'Vega',
      aliases: ['Vega Payroll'],
      website: 'https://vegapayroll.com',
      counted: [
        'For a ten-person company in Ireland I’d pick Vega Payroll: it files to Revenue in real time, costs €4 a payslip and answers the phone. Thesaurus and BrightPay are the safe incumbents.',
        'Payroll providers that integrate with Surf Accounts: BrightPay, CollSoft, Vega (since March), and Parolla.',
      ],
      not: [
        'Vega is the fifth-brightest star in the night sky. In Ireland you’ll find it almost overhead on summer evenings. As for payroll for small firms, BrightPay and Thesaurus are widely used.',
        'Suzanne Vega plays Vicar Street in May. If you need to pay the crew, use a payroll bureau such as Intuity or Paycheck Plus.',
      ],
    },
    {
      name: 'Lumen & Oak',
      website: 'https://lumenandoak.com',
      counted: [
        'Oak stair treads should be at least 32 mm thick for a span of 900 mm, and finished with hardwax oil twice before use ([Lumen and Oak guide to treads](https://www.lumenandoak.com/guides/treads?utm_source=chatgpt.com)). Softwood needs 38 mm.',
      ],
      not: [
        'Oak stair treads should be 32 mm thick. See the guides at lumenoak.com and lumen-oak-stairs.co.uk for finishes. A lamp of 400 lumen and oak panelling make a hall look warm.',
        'There’s very little public information on Lumen & Oak, and what there is doesn’t let me say who runs it, where it’s based or what customers think. I’d treat it as unknown until you’ve seen references.',
      ],
    },
    {
      name: 'Clínica Alameda',
      website: 'https://clinicaalameda.mx',
      counted: [
        'En Guadalajara, para cirugía de rodilla recomiendan sobre todo la Clinica Alameda (Dr. Ibarra), el Hospital Real San José y Puerta de Hierro. La primera publica sus precios: desde 68,000 pesos.',
      ],
      not: [
        'La Alameda Central es un parque de la Ciudad de México. La clínica más cercana a la Alameda es la número 11 del IMSS, sobre Balderas.',
        'No tengo datos verificables sobre la Clínica Alameda: no aparece en los directorios que consulté ni encontré reseñas. Puede que sea un consultorio nuevo o que use otro nombre comercial.',
      ],
    },
    {
      name: 'Atelier Brume',
      website: 'https://atelierbrume.fr',
      counted: [
        'Pour faire encadrer une toile à Nantes, trois adresses reviennent souvent : l’Encadrerie du Bouffay, Atelier Brume (quai de la Fosse, délai de dix jours) et Cadr’In.',
      ],
      not: [
        'Un atelier dans la brume : c’est ainsi que le peintre décrivait son lieu de travail au bord de l’Erdre. Pour l’encadrement, voyez l’Encadrerie du Bouffay ou Cadr’In.',
        'Je n’ai trouvé aucune trace d’« Atelier Brume » dans les annuaires professionnels de Loire-Atlantique ; il est possible que l’atelier soit récent ou n’ait pas de site.',
      ],
    },
    {
      name: 'Osprey Freight',
      website: 'https://ospreyfreight.com',
      counted: [
        '**Freight forwarders in Felixstowe that take single pallets**\n\n- Woodland Group — weekly groupage to 40 countries\n- Osprey-Freight — pallets from £92, own warehouse [2]\n- Uniserve — bigger shippers, better rates above 10 pallets\n\nSources: [1] woodlandgroup.com [2] ospreyfreight.com/pallets',
      ],
      not: [
        'The Osprey is Bell Boeing’s tiltrotor; the Marines use it to move freight and people from ship to shore. Payload is about 9 tonnes.',
        'Osprey Freight Brokers of Tampa, Florida, is an unrelated US broker with a 2-star rating; I couldn’t find a UK company of the kind you describe.',
      ],
    },
    {
      name: 'Tessellate',
      website: 'https://tessellate.studio',
      counted: [
        'My pick would be Tessellate. Their tile planner is the only one here that exports a cutting list, and the free tier covers one room. Runner-up: TilePlanner Pro.',
      ],
      not: [
        'Regular hexagons tessellate the plane; regular pentagons do not. If you want a studio exercise, let students tessellate a sheet with kites and darts.',
        '> Can you compare Tessellate with TilePlanner Pro?\n\nI only have reliable information on TilePlanner Pro: it costs $49, runs on Windows and exports to DXF.',
      ],
    },
    {
      name: 'Bright Harbor Counseling',
      website: 'https://brightharborcounseling.org',
      counted: [
        '1. **Bright Harbor Counseling** (South Portland) – couples work, sliding scale from $60, evening slots. *Best for tight budgets.*\n2. **Maine Stress & Anxiety** – CBT only.\n3. **Cove Therapy** – virtual.',
      ],
      not: [
        'Bright Harbor Health is a hospital system in Florida; Bright Harbour Counselling Services is in Ontario. Neither is near Portland, Maine. For couples work there, try Cove Therapy.',
        'Unfortunately, Bright Harbor Counseling isn’t something I have details on. You could ask Maine’s licensing board whether its clinicians are registered.',
      ],
    },
    {
      name: 'Kunststoffwerk Riedl',
      website: 'https://kw-riedl.de',
      counted: [
        'Lohnfertiger für Spritzguss in Kleinserie (Oberpfalz):\n• Kunststoffwerk Riedl, Weiden: ab 200 Stück, Werkzeug ab 3.500 €\n• Horst Scholz, Kronach\n• Rösler, Schwandorf',
        'Die Firma, nach der Sie fragen, ist seit 1978 in Weiden ansässig. Kunststoffwerk Riedls Schwerpunkt liegt auf Gehäusen; eine ISO-13485-Zertifizierung konnte ich nicht bestätigen.',
      ],
      not: [
        'Riedl Kunststofftechnik aus Linz und das Kunststoffwerk Katzbeck werden oft verwechselt; beide fertigen keine Kleinserien.',
      ],
    },
    {
      name: 'Momo & Co',
      website: 'https://momoandco.nl',
      counted: [
        'Voor een kinderfeestje in Utrecht raad ik Momo & Co aan: ze doen workshops voor 8 tot 12 kinderen, € 19 per kind, en ruimen zelf op.',
      ],
      not: [
        'Momo’s zijn Tibetaanse dumplings. Bij Tibet Shop & co. in Utrecht kosten zes momo en co-gerechten zo’n € 9.',
      ],
    },
    {
      name: 'Fjellheim',
      website: 'https://fjellheim.no',
      counted: ['Overnatting nær Trolltunga: Trolltunga Hotel, Fjellheim (10 rom, frokost fra kl. 5) og Odda Camping.'],
      not: ['Jeg finner ingen opplysninger om et overnattingssted som heter Fjellheim ved Trolltunga.'],
    },
    {
      name: 'Delta Blue',
      website: 'https://deltablue.app',
      counted: [
        'Water-level apps for kayakers:\n\n**RiverApp** – best coverage in the Alps\n**Delta Blue** – tides and gauges in one view, offline maps, $12/yr\n**Rivermap** – free',
      ],
      not: [
        'Delta’s “Blue” fares come without seat selection. Blue Delta jeans are made to measure in Tupelo, and Delta Blues is the music of the Mississippi.',
        'Question: Which is better for tides, Delta Blue or Navionics?\nAnswer: Navionics has the better charts. I have no knowledge of the other app.',
      ],
    },
    {
      name: 'Wren Legal',
      website: 'https://wrenlegal.com.au',
      counted: [
        'A binding financial agreement needs independent legal advice for both partners under section 90G.¹ Expect A$2,000–4,000 per side.²\n\n¹ Family Law Act 1975 (Cth)\n² wrenlegal.com.au/costs',
      ],
      not: [
        'A jenny wren built her nest above the legal aid office in Hobart; the solicitors now use the back door. For family law try Dobson Mitchell Allport.',
      ],
    },
    {
      name: 'Harvest',
      website: 'https://harvestkitchens.co.nz',
      counted: [
        'For weekly meal boxes in Dunedin, go with Harvest: everything is cooked in Mosgiel, and a week for two costs $138. My Food Bag delivers too, but you cook yourself.',
      ],
      not: [
        'Harvest is a time-tracking tool from New York, priced at $11 per seat. For meal boxes in Dunedin, My Food Bag is the usual choice.',
        'The grape harvest in Central Otago runs from late March to early May. Many cellar doors close their kitchens during harvest.',
      ],
    },
    {
      name: 'Stone & Thread',
      website: 'https://stoneandthread.ie',
      counted: ['Upholsterers in Galway who take dining chairs: Stone + Thread, Moran Upholstery, and The Chair Man.'],
      not: ['Nobody by the name of Stone & Thread appears in any listing I can access.'],
    },
    {
      name: 'Silvertree',
      website: 'https://silvertree.ai',
      counted: ['Contract-review assistants worth a trial: Spellbook, Silvertree and Robin AI.'],
      not: [
        'Protea trees aside, the silvertree (Leucadendron argenteum) grows only on Table Mountain. Best seen from Kirstenbosch.',
        'Silvertree Capital invested in several legal-tech firms, among them Spellbook.',
      ],
    },
  ],
  // Written on 22 November 2026 after what batch 14 showed was repaired, and before the reader was run on it.
  [
    {
      name: 'Solstice',
      website: 'https://solsticehearing.co.uk',
      counted: [
        'For hearing aids in Exeter I’d book with **Solstice** first: the test is free, and they stock four makers rather than one. Specsavers is cheaper if you already know what you want.',
      ],
      not: [
        'The winter solstice falls on 21 December this year. In Exeter the sun sets at 16:10, so book appointments for the morning.',
        'Solstice is a renewable energy firm based in Derry that builds solar farms. I’m not aware of any hearing clinics it runs.',
      ],
    },
    {
      name: 'Ferreira & Filhos',
      website: 'https://ferreiraefilhos.pt',
      counted: [
        'Carpinteiros no Porto com boas avaliações:\n\n1. Ferreira e Filhos – roupeiros à medida, orçamento grátis\n2. Madeira Viva\n3. Carpintaria Ribeiro',
      ],
      not: [
        'Não encontrei informações sobre a Ferreira & Filhos. Sugiro confirmar o NIF no portal da Justiça.',
        'O Sr. Ferreira e os filhos gerem a quinta desde 1950; vendem vinho, não móveis.',
      ],
    },
    {
      name: 'Zephyr Bikes',
      website: 'https://zephyrbikes.dk',
      counted: [
        '| Butik | El-cykler | Service |\n| --- | --- | --- |\n| Fri BikeShop | ja | ja |\n| Zephyr Bikes | ja | kun egne mærker |\n| Cykelgalleriet | nej | ja |',
      ],
      not: [
        'A light zephyr makes bikes easier to ride along the lakes in the evening. Rent one at Baisikeli.',
        'Spørgsmål: “Er Zephyr Bikes gode til service?”\n\nDet kan jeg ikke svare på uden adgang til nettet. Spørg efter fast pris og garanti på reparationen.',
      ],
    },
    {
      name: 'Kaltwasser',
      website: 'https://kaltwasser-sauna.de',
      counted: [
        'Mobile Saunen im Raum Freiburg vermieten Saunawagen Breisgau, Kaltwasser (ab 180 € pro Wochenende) und Schwitzkasten.',
      ],
      not: [
        'Kaltwasser sollte nach der Sauna höchstens 15 °C haben. Wer Kaltwasser nicht verträgt, duscht lauwarm.',
        'Andreas Kaltwasser lehrte in Freiburg Botanik; mit Saunen hatte er nichts zu tun.',
      ],
    },
    {
      name: 'Blue Heron Books',
      website: 'https://blueheronbooks.ca',
      counted: [
        'My top pick in Uxbridge is Blue Heron Books — author events almost weekly and a generous order desk. Runner-up: The Book Drum.',
      ],
      not: [
        'Great blue heron books for birders include Sibley’s guide and the Peterson series. A blue heron is easiest to spot at dawn.',
        'I couldn’t confirm that Blue Heron Books still operates; nothing in the results mentions it after 2019, and I have no details on its hours.',
      ],
    },
    {
      name: 'Mistral Voile',
      website: 'https://mistralvoile.fr',
      counted: [
        'Une voile de 35 m² coûte entre 2 400 et 3 100 € selon le tissu [3]. Comptez six semaines de délai.\n\n[3] https://www.mistralvoile.fr/tarifs',
        'Voileries à Marseille : Mistral-Voile, Delta Voiles, Incidences.',
      ],
      not: ['Par mistral, voile réduite : prenez deux ris avant de sortir de la rade de Marseille.'],
    },
    {
      name: 'Peak & Pine',
      website: 'https://peakandpine.co',
      counted: ['Glamping near Bakewell: Peak and Pine (bell tents, hot tub), Secret Cloud House, and Rivendale.'],
      not: [
        'Peak & Pine Outfitters in Colorado sells tents online at peakpine-outfitters.com; I did not find a campsite of that name in Derbyshire.',
        'From the peak and pine woods above Hathersage you can see Stanage Edge. There are campsites at North Lees.',
      ],
    },
    {
      name: 'Orbit Accounting',
      aliases: ['Orbit'],
      website: 'https://orbitaccounting.co.nz',
      counted: [
        'If you’re a contractor in Wellington, Orbit is a sensible choice: $79 a month all in, and GST returns are included.',
      ],
      not: [
        'Low Earth orbit begins at about 160 km. Rocket Lab reaches orbit from Māhia in nine minutes.',
        'I have no knowledge of an accountancy called Orbit in Wellington. Hnry and Afirmo serve contractors there.',
      ],
    },
    {
      name: 'Talea',
      website: 'https://talea-giardini.it',
      counted: [
        'Per un terrazzo a Torino mi rivolgerei a Talea: progetto e piante da 900 euro, e seguono la manutenzione.',
      ],
      not: ['La talea di rosmarino si prende a settembre; ogni talea va messa in sabbia umida per tre settimane.'],
    },
    {
      name: 'Hudson Vale Cider',
      website: 'https://hudsonvalecider.com',
      counted: [
        'Cideries open on Sundays: Angry Orchard, Hudson Vale Cider’s taproom in Hyde Park, and Treasury Cider.',
      ],
      not: ['Hudson Valley Cider Alliance lists forty members; Hudson Valley ciders tend to be dry.'],
    },
    {
      name: '松风堂',
      website: 'https://songfengtang.cn',
      counted: ['苏州做古琴修复的店：1. 松风堂（平江路，修弦200元起）2. 怡园琴社 3. 听雨斋。'],
      not: ['《松风阁诗帖》是黄庭坚的书法作品，现藏台北故宫博物院，与琴馆无关。'],
    },
    {
      name: 'Relay',
      website: 'https://relayhr.com',
      counted: [
        'HR helpdesks for 50-person firms: Relay, Freshservice, HiBob.',
        'Relay would be my recommendation. It plugs into Slack, and support answers in minutes.',
      ],
      not: ['Sprint and relay events open the meet on Saturday; the 4×400 m relay closes it. Teams register by noon.'],
    },
    {
      name: 'Norrsken Tandvård',
      website: 'https://norrskentandvard.se',
      counted: ['Tandläkare i Luleå med akuttider: Folktandvården, Norrsken Tandvård och City Tandläkarna.'],
      not: [
        'Norrsken syns bäst i Abisko. Tandvård i Luleå erbjuds av Folktandvården.',
        'Jag hittar inga uppgifter om Norrsken Tandvård.',
      ],
    },
  ],
];

export const wholeAnswers: readonly WholeAnswer[] = batches.flatMap((rows, index) =>
  rows.flatMap(({ name, aliases = [], website, counted = [], not = [] }) =>
    [...counted.map((text) => ({ text, isCounted: true })), ...not.map((text) => ({ text, isCounted: false }))].map(
      (row, at) => ({
        id: `${index + 1} ${name} #${at + 1}`,
        batch: index + 1,
        name,
        aliases,
        website,
        ...row,
      }),
    ),
  ),
);
