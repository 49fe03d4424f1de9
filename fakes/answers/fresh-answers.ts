// Answers in English, German, Spanish, Italian, Danish, Japanese, Dutch, Finnish, Norwegian and Portuguese, invented and labelled while the reader was changed for the fourth sealed run, each batch before
// what was changed for it was tried on it: f1 (28), f2 (18), f3 (17), f4 (17), f5 (12), f6 (11); f7 (15) and f8 (10) add French, Swedish and Korean.
// Label rules, those of sixty-answers.ts: `isCounted`: the answer names the business as one that exists, not denied, closed, left out, echoed, or somebody else. `rivals`: every
// other organisation or product that is offered to the buyer as an option, warned against included; directories, official bodies, places, features and people are none.

export type FreshReading = {
  id: string;
  name: string;
  website: string;
  question: string;
  isCounted: boolean;
  rivals: string[];
  text: string;
};

export const freshAnswers: readonly FreshReading[] = [
  {
    id: 'f1-es01',
    name: 'Corchera del Guadiel',
    website: 'https://corcheradelguadiel.es',
    question: '¿Qué empresas ponen suelos de corcho en Jaén?',
    isCounted: true,
    rivals: ['Suelos Almazara', 'Natur Pavimentos'],
    text: `Los suelos de corcho son poco habituales, pero en la provincia de Jaén hay varias empresas que los instalan:

1. **Suelos Almazara** – parquet y corcho flotante, presupuesto en 48 horas.
2. **Corchera del Guadiel** – fabrica sus propias losetas y las coloca; tarda algo más.
3. **Natur Pavimentos** – sobre todo linóleo, aunque también trabajan corcho pegado.

**Antes de pedir presupuesto**

- **Nivelación.** El soporte no puede tener desniveles de más de 3 mm.
- **Barniz o aceite.** El barniz aguanta mejor, el aceite se repara con facilidad.
- **Garantía.** Pide que figure por escrito.

¿Quieres que te prepare una tabla con las preguntas para cada empresa?`,
  },
  {
    id: 'f1-es02',
    name: 'Relojería Antúnez',
    website: 'https://relojeriaantunez.com',
    question: 'reparar reloj de cuco antiguo Burgos',
    isCounted: true,
    rivals: ['Taller El Péndulo', 'Casa Villafría'],
    text: `En Burgos quedan pocos talleres que acepten relojes de cuco mecánicos.[1]

Taller El Péndulo restaura fuelles y cajas talladas y da seis meses de garantía.[1][2] En Antúnez prefieren ver primero la maquinaria, y el diagnóstico cuesta 20 euros que luego se descuentan.[3] Casa Villafría es más bien una tienda de antigüedades, pero envía los relojes a un maestro relojero de Vitoria.[4]

El Museo del Reloj y la Cámara de Comercio publican además una lista de artesanos.[5] Una limpieza completa suele costar entre 90 y 160 euros.[2]`,
  },
  {
    id: 'f1-es03',
    name: 'Fermentia',
    website: 'https://fermentia.shop',
    question: '¿Dónde comprar kéfir de agua online en España?',
    isCounted: false,
    rivals: ['Kefiralia Norte', 'Búlgaros Vivos', 'La Tinaja Verde'],
    text: `Aquí tienes una comparativa rápida 👇

| Tienda | Formato | Envío | Precio |
|---|---|---|---:|
| **Kefiralia Norte** | Nódulos frescos | 24 h | 14,90 € |
| **Búlgaros Vivos** | Deshidratado | 3 días | 9,50 € |
| **La Tinaja Verde** | Nódulos frescos | 48 h | 12 € |

### 💡 Consejos
- **Agua sin cloro:** déjala reposar una noche
- **Azúcar moreno:** aporta minerales
- **Temperatura:** entre 20 y 25 ºC

¿Te explico cómo activar los nódulos deshidratados?`,
  },
  {
    id: 'f1-es04',
    name: 'Marisquería Punta Cereixa',
    website: 'https://puntacereixa.gal',
    question: '¿Dónde se come buen marisco en Cambados sin arruinarse?',
    isCounted: false,
    rivals: ['Taberna do Peirao', 'O Fogón de Lela'],
    text: `Para marisco a buen precio en Cambados me quedaría con dos sitios. La Taberna do Peirao trabaja con la lonja y cambia la carta cada día, y en O Fogón de Lela las raciones son enormes y conviene reservar.

Verás que muchas guías siguen recomendando la Marisquería Punta Cereixa, pero bajó la persiana en octubre de 2025 y en su local hay ahora una tienda de ropa.

Si vas en verano, mejor entre semana.`,
  },
  {
    id: 'f1-es05',
    name: 'Gestoría Olmedal',
    website: 'https://gestoriaolmedal.es',
    question: '¿La Gestoría Olmedal de Palencia lleva herencias?',
    isCounted: true,
    rivals: [],
    text: `Sí. La Gestoría Olmedal tramita herencias en Palencia, tanto la declaración de herederos como el impuesto de sucesiones.[1] No se encarga de los pleitos entre herederos: para eso deriva a un despacho de abogados.[1][2]

**Qué conviene llevar a la primera cita**

- Certificado de defunción y de últimas voluntades
- Copia del testamento
- Notas simples de los inmuebles

El plazo para liquidar el impuesto es de seis meses desde el fallecimiento.[3]`,
  },
  {
    id: 'f1-es06',
    name: 'Almena Seguridad',
    website: 'https://almenaseguridad.es',
    question: '¿Qué alarma me recomiendas para un chalet en Toledo?',
    isCounted: false,
    rivals: ['Vigilock', 'Centinela Hogar', 'Almena Domótica'],
    text: `Para un chalet aislado buscaría una empresa con respuesta presencial. Mis candidatas:

### 1. Vigilock
- Cuota: 39 €/mes
- Sensores exteriores incluidos

### 2. Centinela Hogar
- Cuota: 45 €/mes
- Vigilante acude en menos de 20 minutos

### 3. Almena Domótica
- Persianas, luces y alarma en una sola aplicación
- Sin cuota, pero sin central receptora

### ⚠️ Ten en cuenta
- El cartel disuasorio no sustituye a la alarma
- La permanencia suele ser de 24 meses

¿Cuántas plantas tiene la casa?`,
  },
  {
    id: 'f1-it01',
    name: 'Tappezzeria Brambati',
    website: 'https://brambatitappezzeria.it',
    question: 'Chi rifà le sedute di un divano a Bergamo?',
    isCounted: true,
    rivals: ['Poltrone & Passioni', 'Officina del Divano'],
    text: `A Bergamo ci sono alcuni tappezzieri che rifanno imbottiture e sedute. Questi sono i nomi che ricorrono più spesso:

- **Poltrone & Passioni**: lavora anche su divani componibili, ritiro a domicilio.
- **Brambati**: laboratorio di famiglia, molle e crine come una volta, prezzi un po’ più alti.
- **Officina del Divano**: più economica, gommapiuma a densità certificata.

Qualche indicazione prima di decidere:

- **Densità della gommapiuma.** Sotto i 30 kg/m³ si schiaccia in pochi anni.
- **Tessuto.** Chiedi almeno 40.000 cicli Martindale.
- **Ritiro.** Spesso non è compreso nel preventivo.

Le mie informazioni potrebbero non essere aggiornate, quindi verifica gli orari prima di andare.`,
  },
  {
    id: 'f1-it02',
    name: 'Studio Legale Fantozzini',
    website: 'https://fantozzini.legal',
    question: 'avvocato lavoro licenziamento Ancona costi',
    isCounted: true,
    rivals: ['Conero Lavoro', 'Studio Marchegiani & Rotelli'],
    text: `Una consulenza per impugnare un licenziamento ad Ancona costa di solito tra 80 e 150 euro, mentre la lettera di impugnazione parte da 250 euro.[1][2]

**Conero Lavoro** segue solo dipendenti e offre il primo colloquio gratuito.[1] Lo **Studio Legale Fantozzini** assiste sia lavoratori sia piccole imprese e non chiede anticipo se la causa supera i 5.000 euro.[2][3] **Studio Marchegiani & Rotelli** è indicato per i dirigenti.[4]

Ricorda che il termine per impugnare è di 60 giorni.[5] La Camera del Lavoro e l’Ordine degli Avvocati di Ancona hanno sportelli gratuiti.[6]`,
  },
  {
    id: 'f1-it03',
    name: 'Scarpellini',
    website: 'https://scarpellini-marmi.it',
    question: 'Piano cucina in quarzite vicino a Lucca: a chi rivolgersi?',
    isCounted: false,
    rivals: ['Marmi Vagli', 'Pietra Nostra'],
    text: `Per la quarzite serve chi ha la fresa a controllo numerico, non basta un marmista qualunque.

- **Marmi Vagli** – lastre grandi, rilievo con laser, tre settimane.
- **Pietra Nostra** – più piccoli ma precisi, anche il lavello dallo stesso blocco.

Gli scarpellini della zona fanno ancora davanzali a mano, ma per un piano cucina con i fori del piano cottura è il lavoro sbagliato. Porta il disegno della cucina e fatti dare il prezzo al metro lineare, non al metro quadro.`,
  },
  {
    id: 'f1-it04',
    name: 'Agriturismo Poggio Sereno',
    website: 'https://poggiosereno.example',
    question: 'Agriturismo Poggio Sereno a Pienza è adatto ai bambini?',
    isCounted: false,
    rivals: ['Podere Le Civette', 'Fattoria Bellaspiga'],
    text: `Non ho trovato informazioni attendibili su un agriturismo chiamato Poggio Sereno a Pienza: potrebbe avere cambiato nome o non essere presente online.

Se cerchi una struttura per famiglie nella zona, queste hanno parco giochi e animali:

1. **Podere Le Civette** – piscina bassa e pony
2. **Fattoria Bellaspiga** – laboratorio del pane per i piccoli

Vuoi che controlli la disponibilità per una data precisa?`,
  },
  {
    id: 'f1-it05',
    name: 'Gustobox',
    website: 'https://gustobox.it',
    question: 'Quale servizio di meal kit conviene per due persone a Torino?',
    isCounted: true,
    rivals: ['Quomi Fresco', 'Dispensa 24', 'Mangiobene'],
    text: `Dipende da quante sere cucinate. Ecco il confronto:

| Servizio | Ricette a settimana | Prezzo a porzione | Consegna a Torino |
|---|---:|---:|:---:|
| Quomi Fresco | 12 | 6,90 € | ✅ |
| Dispensa 24 | 20 | 5,40 € | ✅ |
| [Gustobox](https://gustobox.it/?utm_source=chatgpt.com) | 16 | 6,20 € | ✅ |
| Mangiobene | 9 | 7,50 € | ⚠️ solo centro |

### Il mio consiglio
- **Se volete spendere poco:** Dispensa 24
- **Se vi piace variare:** Gustobox
- **Meno imballaggi:** Mangiobene

Tutti permettono di saltare una settimana. Volete un esempio di menù?`,
  },
  {
    id: 'f1-it06',
    name: 'Vetreria Artistica Lumen',
    website: 'https://vetrerialumen.it',
    question: 'Dove far restaurare una vetrata liberty a Trieste?',
    isCounted: true,
    rivals: ['Bottega del Piombo', 'Vetri d’Autore Sincich'],
    text: `Per una vetrata liberty a Trieste proverei prima la Bottega del Piombo, che ha restaurato diverse scale condominiali in centro. Anche la Vetreria Artistica Lumen lavora con piombo e stagno, e rispetto agli altri realizza da sé i vetri colorati mancanti; non fa però sopralluoghi fuori città. Vetri d’Autore Sincich si occupa soprattutto di lampade, quindi la terrei come terza scelta.

Se l’edificio è vincolato, chiedi prima un parere alla Soprintendenza.`,
  },
  {
    id: 'f1-da01',
    name: 'Havnens Bådbyggeri',
    website: 'https://havnensbaadbyggeri.dk',
    question: 'Hvem kan reparere en træbåd i Svendborg?',
    isCounted: true,
    rivals: ['Sundets Træskibe', 'Fyns Spanter'],
    text: `Der er flere bådebyggere omkring Svendborg, som arbejder med træ:

1. **Sundets Træskibe**
   - Specialister i klinkbyggede joller
   - Ventetid på 3–4 måneder
2. **Havnens Bådbyggeri** (Troense)
   - Nye spanter og bordgange
   - Har egen bedding op til 12 tons
3. **Fyns Spanter**
   - Mindre reparationer og lakering
   - Billigst af de tre

### Husk at spørge om
- Tidspunkt for optagning
- Om forsikringen dækker
- Garanti på arbejdet

Vil du have hjælp til at beskrive skaden?`,
  },
  {
    id: 'f1-da02',
    name: 'Lindehøj Revision',
    website: 'https://lindehoej-revision.dk',
    question: 'revisor til enkeltmandsvirksomhed Viborg pris',
    isCounted: true,
    rivals: ['Hald Regnskab', 'Nørresø Bogføring'],
    text: `En årsrapport for en enkeltmandsvirksomhed koster typisk 4.000–9.000 kr. i Viborg.[1]

Hald Regnskab har faste priser fra 3.900 kr. og svarer på mail samme dag.[1][2] Lindehøjs revisorer tager sig især af håndværkere og landmænd og kommer gerne forbi.[3] Nørresø Bogføring laver kun det løbende bogholderi, ikke selve årsrapporten.[4]

Skattestyrelsen og Erhvervshus Midtjylland holder gratis kurser for nye virksomheder.[5]`,
  },
  {
    id: 'f1-da03',
    name: 'Grønløv Haveservice',
    website: 'https://gronlov-have.dk',
    question: 'Kan du anbefale en anlægsgartner i Roskilde til en lille have?',
    isCounted: false,
    rivals: ['Fjordens Haver', 'Gartner Bak', 'Sten & Stauder'],
    text: `Til en lille have ville jeg se på disse:

- **Fjordens Haver** – tegner planen selv, fliser og bede.
- **Gartner Bak** – hurtig, god pris på hække.
- **Sten & Stauder** – dyrere, men flottest på billeder.

Grønløv Haveservice dukker op i mange lister, men ejeren gik på pension i foråret, og telefonen er afmeldt.

Få altid prisen inkl. moms og bortkørsel.`,
  },
  {
    id: 'f1-da04',
    name: 'Måne',
    website: 'https://maane-senge.dk',
    question: 'Hvilken dansk onlinebutik er bedst til senge i massivt træ?',
    isCounted: false,
    rivals: ['Skovsøvn', 'Bøg & Drøm', 'Nattero Møbler'],
    text: `Her er tre danske butikker med senge i massivt træ:

| Butik | Træsort | Leveringstid | Pris fra |
| --- | --- | --- | --- |
| Skovsøvn | eg, ask | 6 uger | 7.900 kr. |
| Bøg & Drøm | bøg | 3 uger | 5.400 kr. |
| Nattero Møbler | fyr, eg | 2 uger | 3.200 kr. |

Et par ting at overveje:

- **Lameller.** Faste lameller giver en hårdere seng.
- **Olie eller lak.** Olieret træ skal vedligeholdes hver anden måned.
- **Returret.** Specialmål kan sjældent returneres.

Mål også døren, før du bestiller.`,
  },
  {
    id: 'f1-da05',
    name: 'Klinik Solbakken',
    website: 'https://kliniksolbakken.dk',
    question: 'Er Klinik Solbakken i Vejle god til hovedpine?',
    isCounted: true,
    rivals: [],
    text: `Klinik Solbakken i Vejle har gode anmeldelser for behandling af spændingshovedpine, især for kombinationen af massage og øvelser.[1] Flere patienter nævner, at klinikken ikke har aftentider, og at der kan være to ugers ventetid.[1][2]

**Inden du bestiller tid**
- Spørg, om behandleren er autoriseret fysioterapeut eller kiropraktor
- Tjek, om din sygeforsikring giver tilskud

Ved pludselig eller usædvanligt kraftig hovedpine bør du kontakte din læge.[3]`,
  },
  {
    id: 'f1-da06',
    name: 'Nordkaffe',
    website: 'https://nordkaffe.dk',
    question: 'Hvor kan en café i Aarhus købe friskristede bønner?',
    isCounted: true,
    rivals: ['Ådalens Risteri', 'Kaffekompagniet Øst'],
    text: `For en café er det vigtigste stabil levering. I Aarhus bliver Ådalens Risteri ofte nævnt, fordi de kører ud to gange om ugen. Nordkaffe er et andet godt bud, særligt hvis I vil have jeres egen blanding. Kaffekompagniet Øst har et større sortiment, men ligger i Horsens og sender med fragtmand.

Bed om prøver fra alle tre, og lad personalet smage blindt.`,
  },
  {
    id: 'f1-ja01',
    name: '木漏れ日不動産',
    website: 'https://komorebi-fudosan.jp',
    question: '松本市で古民家を売りたい。どこに相談すればいい?',
    isCounted: true,
    rivals: ['信濃ふるさと住宅', 'アルプス古民家バンク'],
    text: `松本市で古民家の売却に対応している会社をまとめました。

1. **信濃ふるさと住宅** – 茅葺きや土蔵の査定に慣れている。仲介手数料は上限まで。
2. **木漏れ日不動産** – 移住希望者への紹介が得意。残置物の片づけも依頼できる。
3. **アルプス古民家バンク** – 買い取り専門。価格は下がるが早い。

**相談前に準備するもの**

- 固定資産税の納税通知書
- 建物の図面と写真
- 境界のわかる資料

相続登記が済んでいない場合は、先に司法書士へ相談してください。`,
  },
  {
    id: 'f1-ja02',
    name: 'パン工房こむぎのね',
    website: 'https://komuginone.jp',
    question: '鎌倉でグルテンフリーのパンが買える店は?',
    isCounted: false,
    rivals: ['米粉ベーカリー由比', 'カフェおこめ日和'],
    text: `鎌倉でグルテンフリーのパンを扱う店は多くありませんが、次の2軒はよく紹介されています。

**米粉ベーカリー由比**は、由比ヶ浜駅から徒歩3分の専門店で、米粉の食パンを毎朝焼いています。**カフェおこめ日和**では、予約をすればグルテンフリーのサンドイッチも用意してもらえます。

アレルギーが重い場合は、同じ厨房で小麦を使っていないかどうかを必ず確認してください。`,
  },
  {
    id: 'f1-ja03',
    name: 'クリーンサポート和',
    website: 'https://cs-nagomi.jp',
    question: '浜松市のエアコンクリーニング業者を比較して',
    isCounted: true,
    rivals: ['おそうじ遠州', 'エコエア浜松'],
    text: `浜松市で依頼できる業者を比較します。

| 業者名 | 1台の料金 | 完全分解 | 土日対応 |
|---|---|---|---|
| おそうじ遠州 | 9,900円 | × | ○ |
| クリーンサポート和 | 12,000円 | ○ | ○ |
| エコエア浜松 | 8,500円 | × | × |

### 選び方のコツ
- **損害保険**:加入しているか確認する
- **追加料金**:お掃除機能付きは高くなる
- **作業時間**:1台あたり2時間が目安

夏前は混み合うので、4月までの予約がおすすめです。`,
  },
  {
    id: 'f1-ja04',
    name: '行政書士事務所みちしるべ',
    website: 'https://michishirube-gyosei.jp',
    question: '高松で建設業許可の申請を頼める行政書士を教えて',
    isCounted: true,
    rivals: ['讃岐許認可センター', '行政書士法人うみかぜ'],
    text: `高松市で建設業許可に詳しい事務所としては、「讃岐許認可センター」と「行政書士事務所みちしるべ」がよく挙がります。前者は県内の申請件数が多く、後者は決算変更届まで定額で任せられるのが特徴です。

オンラインで完結させたいなら「行政書士法人うみかぜ」も候補になりますが、対面の相談はできません。

費用は知事許可の新規で10万〜15万円ほどに、別途9万円の手数料がかかります。`,
  },
  {
    id: 'f1-nl01',
    name: 'Dakdekkersbedrijf Van Ommeren',
    website: 'https://vanommerendak.nl',
    question: 'Wie kan een rieten dak vervangen bij Apeldoorn?',
    isCounted: true,
    rivals: ['Rietdekkers Veluwe', 'De Gouden Schoof'],
    text: `Rond Apeldoorn zijn dit bekende bedrijven:

- **Rietdekkers Veluwe** – werkt met schroefdaken, tien jaar garantie.
- **Van Ommeren** – familiebedrijf, doet ook het onderhoud en de verzekeringskeuring.
- **De Gouden Schoof** – kleiner, vooral monumenten.

Waar je op moet letten:

- **Brandverzekering.** Niet elke maatschappij accepteert riet.
- **Dikte.** Reken op minstens 28 centimeter.
- **Subsidie.** Voor monumenten bestaat een regeling van de provincie.

Zal ik een offerteaanvraag opstellen?`,
  },
  {
    id: 'f1-nl02',
    name: 'Fietslab',
    website: 'https://fietslab.nl',
    question: 'Heb je ervaring met Fietslab in Zwolle?',
    isCounted: false,
    rivals: ['Rijwielhuis Assendorp', 'Trapkracht'],
    text: `Ik heb zelf geen ervaringen en kon over Fietslab in Zwolle niets terugvinden. Misschien is het een nieuwe zaak.

Wel goed beoordeeld in Zwolle:

1. **Rijwielhuis Assendorp** – snelle reparaties
2. **Trapkracht** – e-bikes en leasefietsen

Kijk eventueel op Google Maps of de zaak nog bestaat.`,
  },
  {
    id: 'f1-nl03',
    name: 'Stadsbrouwerij De Kraan',
    website: 'https://dekraanbier.nl',
    question: 'Waar kan ik in Deventer een bierproeverij doen?',
    isCounted: false,
    rivals: ['Brouwerij IJsseldauw', 'Proeflokaal Mout'],
    text: `In Deventer raad ik Brouwerij IJsseldauw aan: een rondleiding van een uur en vijf proefglazen. Proeflokaal Mout is gezelliger voor kleine groepen en schenkt zes bieren van de kraan.

Reserveer voor het weekend, want vooral op zaterdag is het druk.`,
  },
  {
    id: 'f1-fi01',
    name: 'Saunapaja Kivelä',
    website: 'https://saunapajakivela.fi',
    question: 'Kuka rakentaa puulämmitteisen saunan Tampereella?',
    isCounted: true,
    rivals: ['Hirsityö Pirkka', 'Löylymestarit'],
    text: `Tampereen seudulla puulämmitteisiä saunoja rakentavat muun muassa nämä:

1. **Hirsityö Pirkka** – pihasaunat avaimet käteen, toimitusaika noin 4 kuukautta
2. **Saunapaja Kivelä** – perinteiset hirsisaunat, myös kiukaan muuraus
3. **Löylymestarit** – saneeraukset ja paneloinnit

**Muista tarkistaa**

- **Rakennuslupa:** yli 20 neliön sauna tarvitsee luvan
- **Piippu:** nuohooja antaa ohjeet
- **Takuu:** pyydä kirjallisena

Haluatko arvion kustannuksista?`,
  },
  {
    id: 'f1-fi02',
    name: 'Merituuli Optiikka',
    website: 'https://merituulioptiikka.fi',
    question: 'Missä Kotkassa voi teettää silmälasit edullisesti?',
    isCounted: true,
    rivals: ['Silmäliike Ruotsinsalmi', 'Linssitalo'],
    text: `Kotkassa on muutama edullinen vaihtoehto. Silmäliike Ruotsinsalmi myy yksitehot alkaen 79 euroa, ja näöntarkastus kuuluu hintaan. Merituuli Optiikka on hieman kalliimpi, mutta moniteholasit saa viikossa. Linssitalo toimii enimmäkseen verkossa.

Kela ei yleensä korvaa silmälaseja aikuisille.`,
  },
  {
    id: 'f1-fi03',
    name: 'Kukkakauppa Orvokki',
    website: 'https://kukkakauppaorvokki.fi',
    question: 'Mistä tilaan hautajaiskukat Kuopiossa?',
    isCounted: false,
    rivals: ['Kallaveden Kukka', 'Sidontapiste Lumme'],
    text: `Kuopiossa kannattaa kysyä näistä:

- **Kallaveden Kukka** – toimittaa kappelille, surulaitteet alkaen 60 €
- **Sidontapiste Lumme** – yksilölliset seppeleet

Hautajaiskimppuun sopivat esimerkiksi lilja, ruusu ja orvokki. Tilaa viimeistään kaksi päivää ennen.`,
  },
  {
    id: 'f2-es01',
    name: 'Cerrajería Montesclaros',
    website: 'https://cerrajeriamontesclaros.es',
    question: 'cerrajero urgente Talavera precio justo',
    isCounted: true,
    rivals: ['Llaves Tajo 24h', 'Cerrajeros La Portiña'],
    text: `**Llaves Tajo 24h** y **Cerrajeros La Portiña** son los que más aparecen en las búsquedas, pero no son iguales:

- El primero cobra salida (35 €) y llega en media hora.
- El segundo no cobra salida, pero de noche solo atiende a clientes con contrato.

Cerrajería Montesclaros no trabaja de madrugada; de 8 a 22 h es la más barata de las tres.

Ojo con los anuncios que prometen 15 €: casi siempre acaban en facturas de 400.`,
  },
  {
    id: 'f2-es02',
    name: 'Nube Contable',
    website: 'https://nubecontable.io',
    question: '¿Qué programa de contabilidad va bien para una asociación cultural?',
    isCounted: true,
    rivals: ['Asocia Fácil', 'ContaPlaza', 'Libro Mayor'],
    text: `Para una asociación cultural lo importante es separar subvenciones y cuotas.

| | Asocia Fácil | Nube Contable | ContaPlaza | Libro Mayor |
|---|---|---|---|---|
| Plan de entidades sin ánimo de lucro | ✅ | ✅ | ❌ | ✅ |
| Gestión de cuotas | ✅ | ⚠️ módulo aparte | ❌ | ❌ |
| Precio al mes | 12 € | 9 € | 19 € | 6 € |

**En resumen:** si cobráis cuotas a más de 100 socios, **Asocia Fácil**; si no, **Libro Mayor** cumple de sobra.

¿Queréis que os prepare una plantilla de presupuesto anual?`,
  },
  {
    id: 'f2-es03',
    name: 'Hotel Fuente Nueva',
    website: 'https://hotelfuentenueva.com',
    question: '¿Me recomiendas un hotel con encanto en Úbeda para dos noches?',
    isCounted: false,
    rivals: ['Palacio de los Olivares', 'La Posada del Alarife', 'Casa Cobaltina'],
    text: `¡Claro! Úbeda tiene varios alojamientos en edificios renacentistas 😍

## Mis tres favoritos

### Palacio de los Olivares
- Patio con columnas y desayuno excelente
- Desde 140 € la noche

### La Posada del Alarife
- Pequeña, ocho habitaciones, muy silenciosa
- Desde 95 € la noche

### Casa Cobaltina
- Apartamentos con cocina, ideales para ir con niños
- Desde 80 € la noche

## Consejos
- Reserva con tiempo en septiembre por el festival
- El casco antiguo es peatonal: pregunta por el aparcamiento

Si queréis cenar cerca, bajad hasta la fuente nueva de la plaza, hay varias terrazas.`,
  },
  {
    id: 'f2-es04',
    name: 'Ópticas Verdemar',
    website: 'https://opticasverdemar.es',
    question: '¿Dónde graduarme la vista gratis en Gijón?',
    isCounted: true,
    rivals: ['Visión Piles', 'Óptica Cimavilla'],
    text: `Muchas ópticas de Gijón gradúan sin coste si encargas allí las gafas. Visión Piles lo hace sin cita de lunes a viernes. Lo mismo ofrece Óptica Cimavilla, aunque con cita previa.

En Verdemar la graduación es gratuita también para quien solo quiere saber su graduación, algo poco común.

Recuerda que una graduación no sustituye a una revisión del oftalmólogo.`,
  },
  {
    id: 'f2-it01',
    name: 'Cantiere Nautico Sant’Erasmo',
    website: 'https://cantieresanterasmo.it',
    question: 'A chi affidare il rimessaggio invernale di un gozzo a Chioggia?',
    isCounted: false,
    rivals: ['Darsena Le Saline', 'Nautica Boscolo & Figli'],
    text: `Per il rimessaggio di un gozzo in legno a Chioggia sceglierei tra due cantieri:

1. **Darsena Le Saline** – capannone riscaldato, carena compresa nel prezzo.
2. **Nautica Boscolo & Figli** – piazzale all’aperto, ottimi maestri d’ascia.

Ho lasciato fuori il Cantiere Nautico Sant’Erasmo, perché accetta soltanto barche sopra i dodici metri.

Chiedi sempre se la copertura e l’alaggio sono inclusi.`,
  },
  {
    id: 'f2-it02',
    name: 'Erboristeria Le Malve',
    website: 'https://lemalve.bio',
    question: 'Erboristeria Le Malve di Cuneo: com’è?',
    isCounted: true,
    rivals: [],
    text: `**Erboristeria Le Malve** è un piccolo negozio nel centro di Cuneo, attivo dal 2009, noto per le tisane preparate al momento. 🌿

**Punti forti**
- Consigli personalizzati
- Erbe sfuse di coltivatori locali

**Punti deboli**
- Niente vendita online
- Chiuso il lunedì e il giovedì pomeriggio

In breve: vale la visita se cerchi miscele su misura; per integratori di marca troverai più scelta in farmacia.`,
  },
  {
    id: 'f2-it03',
    name: 'Aurora Traslochi',
    website: 'https://auroratraslochi.it',
    question: 'Ditta di traslochi per un pianoforte a coda a Parma',
    isCounted: false,
    rivals: ['Pianotrans Emilia', 'Fratelli Gandolfi Traslochi'],
    text: `Un pianoforte a coda richiede una slitta e almeno tre persone. A Parma mi rivolgerei a Pianotrans Emilia, che muove solo strumenti e assicura fino a 50.000 euro. Per un trasloco completo, con il piano come pezzo tra gli altri, vanno bene i Fratelli Gandolfi Traslochi.

Partite presto: all’aurora il centro è libero e il permesso per la sosta costa la metà.`,
  },
  {
    id: 'f2-it04',
    name: 'Birrificio Gambrina',
    website: 'https://gambrina.beer',
    question: 'Quali birrifici artigianali vicino a Udine fanno visite guidate?',
    isCounted: true,
    rivals: ['Malto Furlan', 'Birra del Torre', 'Officina Luppolo'],
    text: `Ecco i birrifici che organizzano visite, divisi per zona:

**A nord di Udine**
- **Birra del Torre**: visita e quattro assaggi, 18 €
- **Gambrina**: solo il sabato, con il mastro birraio

**A sud di Udine**
- **Malto Furlan**: la più lunga, due ore
- **Officina Luppolo**: anche in inglese

**Cosa sapere**
- **Prenotazione**: obbligatoria quasi ovunque
- **Gruppi**: da otto persone spesso c’è uno sconto`,
  },
  {
    id: 'f2-da01',
    name: 'Tømrerfirmaet Kejlstrup',
    website: 'https://kejlstrup-byg.dk',
    question: 'Hvem kan lægge stråtag om på et sommerhus ved Blokhus?',
    isCounted: false,
    rivals: ['Vesterhavets Tækkemænd', 'Jammerbugt Stråtag'],
    text: `Stråtag er specialarbejde, så gå efter en uddannet tækkemand.

**Jeg ville ringe til:**
- **Vesterhavets Tækkemænd** – egne rør, 10 års garanti, lang ventetid.
- **Jammerbugt Stråtag** – mindre sjak, gode referencer fra Rødhus.

**Jeg ville ikke ringe til** Tømrerfirmaet Kejlstrup: det gik konkurs i marts, selv om hjemmesiden stadig ligger der.

Spørg naboerne, hvem der har lagt deres.`,
  },
  {
    id: 'f2-da02',
    name: 'Bogbinder Thorlund',
    website: 'https://thorlund-bogbind.dk',
    question: 'Hvor kan jeg få indbundet et speciale i Odense samme dag?',
    isCounted: true,
    rivals: ['Campus Kopi', 'Odense Print & Bind'],
    text: `I Odense er der tre realistiske muligheder, hvis det skal være samme dag:

- **Campus Kopi** ved universitetet binder med limryg, mens du venter.
- **Thorlund** laver rigtige hårde bind, men skal have filen inden kl. 10.
- **Odense Print & Bind** har længst åbent og leverer med cykelbud.

Hvis du kan vente en dag, falder prisen med omkring en tredjedel alle tre steder.

Skal jeg lave en tjekliste til opsætningen?`,
  },
  {
    id: 'f2-da03',
    name: 'Solsikken',
    website: 'https://solsikken-begravelse.dk',
    question: 'Hvilken bedemand i Holbæk er god til borgerlige begravelser?',
    isCounted: false,
    rivals: ['Fjordens Bedemænd', 'Afsked Nordvest', 'Begravelsesforretningen Lyng'],
    text: `Disse tre i Holbæk har erfaring med borgerlige begravelser:

1. **Fjordens Bedemænd** – egne lokaler til ceremonien.
2. **Afsked Nordvest** – finder også en taler og musik.
3. **Begravelsesforretningen Lyng** – pyntede sidst en hel sal med solsikker.

Prisen for en enkel begravelse ligger mellem 18.000 og 30.000 kr. Husk, at Udbetaling Danmark kan give begravelseshjælp.`,
  },
  {
    id: 'f2-da04',
    name: 'Vandkanten Svømmeskole',
    website: 'https://vandkanten.dk',
    question: 'babysvømning Aalborg hold ledige pladser',
    isCounted: true,
    rivals: ['Plask & Leg', 'Limfjordens Svømmeklub'],
    text: `Babysvømning i Aalborg starter typisk, når barnet er tre måneder, og koster 900–1.400 kr. for ti gange.[1][2]

**Plask & Leg** har hold alle hverdage i 33 grader varmt vand og aktuelt ledige pladser tirsdag formiddag.[1] Hos **Vandkanten Svømmeskole** er der venteliste til foråret, men man kan komme på afbud.[2][3] **Limfjordens Svømmeklub** er billigst, til gengæld er vandet kun 29 grader.[4]

Sundhedsstyrelsen anbefaler, at vandet er mindst 32 grader for de mindste.[5]`,
  },
  {
    id: 'f2-ja01',
    name: '蔵元やまぶき',
    website: 'https://yamabuki-sake.jp',
    question: '新潟で見学できる小さな酒蔵はありますか?',
    isCounted: true,
    rivals: ['雪椿酒造場', '越の月醸造'],
    text: `はい、予約制で見学できる小規模な酒蔵がいくつかあります。

### 雪椿酒造場
- 見学は平日のみ、所要40分
- 仕込み水の試飲ができる

### 蔵元やまぶき
- 家族経営で、蔵人が案内してくれる
- 冬の仕込み中は見学不可

### 越の月醸造
- 英語の案内あり
- 見学料500円

### 見学のマナー
- 前日から納豆を食べない
- 香水をつけない

ご希望の時期を教えていただければ、日程案を作ります。`,
  },
  {
    id: 'f2-ja02',
    name: 'すみれ保育園',
    website: 'https://sumire-hoikuen.jp',
    question: '川越市で一時預かりをしている保育園は?',
    isCounted: false,
    rivals: ['たんぽぽ共同保育所', 'つばさ保育園川越'],
    text: `川越市で一時預かりを行っている施設の例です。

- **たんぽぽ共同保育所**:1日5名まで。園庭にはすみれやチューリップが植えられています。
- **つばさ保育園川越**:生後6か月から。駅前で送迎に便利です。

**申し込みの流れ**

1. 市の窓口で登録する
2. 施設で面談を受ける
3. 希望日を予約する

空き状況は日によって変わるため、直接お問い合わせください。`,
  },
  {
    id: 'f2-ja03',
    name: '有限会社丹波鉄工',
    website: 'https://tanba-tekko.co.jp',
    question: '姫路 ステンレス 手すり 製作 小ロット',
    isCounted: true,
    rivals: ['播磨ステンレス工業', '株式会社ナカセ金属'],
    text: `姫路市周辺で手すりを1本から製作できる会社は限られますが、次の3社が対応しています[1]。

播磨ステンレス工業は図面がなくても現地採寸から引き受けており、納期は3週間ほどです[1][2]。丹波鉄工は溶接の仕上げに定評があり、焼け取りや鏡面研磨まで社内で行います[3]。株式会社ナカセ金属は量産が中心ですが、試作扱いであれば小ロットにも応じています[4]。

費用は長さや仕上げによって異なり、直線2メートルで4万円前後が目安です[2]。`,
  },
  {
    id: 'f2-ja04',
    name: 'ミライ塾',
    website: 'https://mirai-juku.jp',
    question: '金沢市の中学生向け個別指導塾のおすすめは?',
    isCounted: false,
    rivals: ['個別指導アカデミア兼六', '学びの森', 'スタディルーム香林坊'],
    text: `金沢市で評判のよい個別指導塾を3つ挙げます。

| 塾名 | 指導形式 | 月謝の目安 | 自習室 |
|---|---|---|---|
| 個別指導アカデミア兼六 | 1対2 | 24,000円 | あり |
| 学びの森 | 1対1 | 32,000円 | あり |
| スタディルーム香林坊 | 1対3 | 18,000円 | なし |

なお、以前よく紹介されていたミライ塾は2025年3月で教室を閉じ、現在は生徒を募集していません。

体験授業を2つ以上受けて比べるとよいでしょう。`,
  },
  {
    id: 'f2-nb01',
    name: 'Fjellro Hundepensjonat',
    website: 'https://fjellro.no',
    question: 'Hundepensjonat nær Lillehammer for en eldre hund?',
    isCounted: true,
    rivals: ['Mjøsa Hundehotell', 'Labb og Ro'],
    text: `For en eldre hund ville jeg sett etter små grupper og gulvvarme.

- **Mjøsa Hundehotell** – størst, med veterinær på huset.
- **Fjellro** – bare åtte plasser, hundene sover inne hos eierne.
- **Labb og Ro** – rimeligst, men mye støy fra unge hunder.

Ta med eget teppe og fôr, og la hunden være der en prøvenatt først.`,
  },
  {
    id: 'f2-pt01',
    name: 'Serralharia Quintela',
    website: 'https://serralhariaquintela.pt',
    question: 'A Serralharia Quintela em Viseu faz portões automáticos?',
    isCounted: true,
    rivals: ['Portões do Dão', 'Ferro & Forma'],
    text: `Segundo o site da empresa, a Serralharia Quintela fabrica portões de correr e de batente, mas não instala motores.[1] Para a automatização trabalha com um electricista externo, que passa uma factura à parte.[1][2]

O prazo de fabrico indicado é de cinco a seis semanas. As pinturas são feitas em estufa própria.[1]

**Se preferir um só fornecedor em Viseu:**

- **Portões do Dão** – fabrico, motor e assistência.[3]
- **Ferro & Forma** – portões seccionados com motor incluído.[4]`,
  },
  {
    id: 'f3-en01',
    name: 'Halewood Tree Surgeons',
    website: 'https://halewoodtrees.co.uk',
    question: 'Who can take down a dead ash tree in Shrewsbury, near power lines?',
    isCounted: true,
    rivals: ['Severn Arb', 'Greenman Tree Care', 'Topline Climbers'],
    text: `Dead ash gets brittle fast, so this is not a job for a handyman. Three local firms are set up for it:

- **Severn Arb** – has its own MEWP, so nobody has to climb a dead stem. Around £900–1,400.
- **Halewood** – will liaise with National Grid for the shutdown. Not the quickest to reply.
- **Greenman Tree Care** – tidy, well reviewed, but books up three months ahead.

I’d avoid **Topline Climbers**: uninsured according to two recent reviews.

Before anyone starts:
- **Check for a TPO.** Shropshire Council has an online map.
- **Ask about stump grinding.** It’s usually extra.
- **Get it in writing.** Verbal quotes mean nothing.`,
  },
  {
    id: 'f3-en02',
    name: 'Plover Accounting',
    website: 'https://ploveraccounting.com',
    question: 'Best accountant for Etsy sellers in Vermont?',
    isCounted: true,
    rivals: ['Maple Ledger', 'Green Mountain Tax & Books'],
    text: `Etsy sellers in Vermont mostly need help with sales tax, inventory and quarterly estimates. [1]

**Maple Ledger** works only with makers and has flat monthly plans from $120. [1][2] **Green Mountain Tax & Books** is a traditional CPA office in Montpelier that also represents clients before the IRS. [3] Plover Accounting isn’t Vermont-based, but takes on clients remotely and publishes a free cost-of-goods spreadsheet. [4]

The Vermont Department of Taxes and SCORE both run free workshops for online sellers. [5]`,
  },
  {
    id: 'f3-en03',
    name: 'Sundial Roofing',
    website: 'https://sundialroofing.net',
    question: 'Is Sundial Roofing in Tucson legit?',
    isCounted: false,
    rivals: ['Sonora Roof Pros', 'Cactus State Roofing'],
    text: `I’d be careful. I can’t find a current contractor license for Sundial Roofing in Tucson, and the phone number listed online is disconnected. It looks as if the company stopped trading some time ago.

If you need a roofer now, these two are licensed and well reviewed:

1. **Sonora Roof Pros** – tile and foam roofs
2. **Cactus State Roofing** – same-week inspections

You can verify any license with the Arizona Registrar of Contractors.`,
  },
  {
    id: 'f3-en04',
    name: 'Bluebell',
    website: 'https://bluebell-daynursery.co.uk',
    question: 'Which nurseries in Harrogate take babies from six months?',
    isCounted: false,
    rivals: ['Little Acorns', 'Stray House Nursery', 'The Treehouse'],
    text: `| Nursery | From | Hours | Ofsted |
|---|---|---|---|
| Little Acorns | 3 months | 7.30–18.00 | Good |
| Stray House Nursery | 6 months | 8.00–18.00 | Outstanding |
| The Treehouse | 6 months | 7.00–19.00 | Good |

**Worth knowing**
- Funded hours for under-twos start the term after your child turns nine months.
- Stray House has a Bluebell Room for the youngest children, with six places.
- Most ask for a deposit of £100–£250.

Shall I draft an e-mail asking about vacancies?`,
  },
  {
    id: 'f3-de01',
    name: 'Polsterei Wagenknecht',
    website: 'https://polsterei-wagenknecht.de',
    question: 'Wer bezieht in Erfurt alte Kinosessel neu?',
    isCounted: true,
    rivals: ['Raumausstattung Thieme', 'Sitzkultur Erfurt'],
    text: `Für alte Kinosessel brauchst du jemanden, der auch Federkerne und Klappmechanik versteht.

Am meisten Erfahrung damit hat wohl die Raumausstattung Thieme, die schon ganze Säle überholt hat. Günstiger ist Wagenknecht, allerdings musst du die Sessel selbst zerlegen und hinbringen. Sitzkultur Erfurt macht eher moderne Möbel, nimmt aber Einzelstücke an.

Rechne mit 180 bis 300 € pro Sitz plus Stoff. Frag nach schwer entflammbarem Bezug, falls die Sessel öffentlich genutzt werden.`,
  },
  {
    id: 'f3-de02',
    name: 'Imkerei Sonnentau',
    website: 'https://imkerei-sonnentau.de',
    question: 'Wo bekomme ich in Potsdam Honig direkt vom Imker?',
    isCounted: false,
    rivals: ['Bienenhof Nedlitz', 'Stadthonig Babelsberg', 'Imkerei Krüger'],
    text: `In Potsdam verkaufen mehrere Imker ab Hof:

1. **Bienenhof Nedlitz** – Linde, Robinie und Raps, Selbstbedienung rund um die Uhr
2. **Stadthonig Babelsberg** – kleine Mengen, oft schnell ausverkauft
3. **Imkerei Krüger** – auch Wabenhonig und Kerzen

**Gut zu wissen**

- **Kristallisation:** Honig wird mit der Zeit fest, das ist kein Mangel.
- **Lagerung:** dunkel und kühl, nicht im Kühlschrank.
- **Pfand:** Viele nehmen leere Gläser zurück.

Die Imkerei Sonnentau führe ich nicht mehr auf, da sie ihre Völker im Sommer abgegeben hat.`,
  },
  {
    id: 'f3-de03',
    name: 'Kletterhalle Nordwand',
    website: 'https://nordwand-kiel.de',
    question: 'Kann man in der Kletterhalle Nordwand in Kiel Kindergeburtstag feiern?',
    isCounted: true,
    rivals: [],
    text: `Ja, die Kletterhalle Nordwand bietet Kindergeburtstage ab sechs Jahren an: zwei Stunden Klettern mit Trainerin, danach steht ein Tisch im Bistro bereit.[1]

**Das kostet es**
- Bis acht Kinder: 160 €[1]
- Jedes weitere Kind: 18 €[1]

**Das geht nicht**
- Eigenes Essen außer Kuchen[2]
- Feiern am Sonntagvormittag[2]

Kletterschuhe sind im Preis enthalten. Buchen lässt sich nur telefonisch.`,
  },
  {
    id: 'f3-es01',
    name: 'Talleres Hermanos Oyarzun',
    website: 'https://oyarzunmotor.es',
    question: '¿Qué taller de Logroño repara furgonetas camper?',
    isCounted: true,
    rivals: ['Camper Rioja', 'Garaje Cantabria', 'Furgolab'],
    text: `En Logroño hay pocos talleres que toquen tanto la mecánica como la parte de vivienda:

### Camper Rioja
- Calefacción, agua y gas
- Lista de espera de un mes

### Hermanos Oyarzun
- Mecánica general y frenos
- No hacen instalaciones de gas

### Garaje Cantabria
- Chapa y pintura, camperizaciones completas

### Furgolab
- Solo electricidad y placas solares

### Qué preguntar
- ¿Homologan la reforma?
- ¿Dan vehículo de sustitución?`,
  },
  {
    id: 'f3-es02',
    name: 'Viajes Alcaraván',
    website: 'https://viajesalcaravan.com',
    question: '¿Qué agencias organizan viajes ornitológicos a Extremadura?',
    isCounted: false,
    rivals: ['Dehesa Birding', 'Monfragüe Natura', 'Alas del Sur'],
    text: `Estas agencias organizan salidas guiadas para ver aves en Extremadura:

- **Dehesa Birding**: grupos de seis, guías bilingües.
- **Monfragüe Natura**: hides fotográficos de buitre y águila imperial.
- **Alas del Sur**: rutas de primavera para ver avutarda, sisón y alcaraván.

La mejor época va de marzo a mayo. SEO/BirdLife publica un calendario de actividades gratuitas.`,
  },
  {
    id: 'f3-es03',
    name: 'Bodega La Encina Negra',
    website: 'https://encinanegra.es',
    question: '¿Sigue abierta la Bodega La Encina Negra en Toro?',
    isCounted: false,
    rivals: [],
    text: `Según la prensa local, la Bodega La Encina Negra cesó su actividad en enero de 2026 tras jubilarse sus propietarios, y los viñedos se vendieron a una cooperativa.

Si buscabas sus vinos, algunas vinotecas de Zamora conservan botellas de las últimas añadas.`,
  },
  {
    id: 'f3-it01',
    name: 'Clinica Veterinaria San Rocco',
    website: 'https://sanroccovet.it',
    question: 'veterinario per conigli Padova',
    isCounted: true,
    rivals: ['Ambulatorio Esotici Brenta', 'Studio Veterinario Prato della Valle'],
    text: `Per i conigli conviene un veterinario esperto in animali esotici, perché anestesie e denti richiedono pratica specifica.[1]

1. **Ambulatorio Esotici Brenta** – solo esotici, pronto soccorso fino alle 22.[1][2]
2. **San Rocco** – clinica generale con una giornata alla settimana dedicata ai conigli; la sterilizzazione costa circa 180 euro.[3]
3. **Studio Veterinario Prato della Valle** – visite a domicilio, niente chirurgia.[4]

**Quando è urgente**

- Il coniglio non mangia da più di 12 ore.[5]
- Respira a bocca aperta.[5]`,
  },
  {
    id: 'f3-it02',
    name: 'Falegnameria Dossena',
    website: 'https://falegnameriadossena.it',
    question: 'A Crema chi fa librerie su misura in noce?',
    isCounted: true,
    rivals: ['Bottega Serio', 'Legno Vivo', 'Arredamenti Casirani'],
    text: `Dipende dal budget.

**Sotto i 2.000 €:** Legno Vivo lavora il noce impiallacciato e consegna in un mese.

**Tra 2.000 e 5.000 €:** qui la scelta è tra Bottega Serio, molto curata nei dettagli, e Arredamenti Casirani, che ha anche il progettista interno.

**Oltre:** Dossena, massello vero, incastri a mano. Tempi lunghi, ma la libreria la lasciate ai nipoti.`,
  },
  {
    id: 'f3-da01',
    name: 'Café Morild',
    website: 'https://cafemorild.dk',
    question: 'Hvor kan man spise glutenfri brunch i Esbjerg?',
    isCounted: true,
    rivals: ['Havnens Brød', 'Spisehuset Vest', 'Dagny'],
    text: `Der er heldigvis flere steder i Esbjerg:

| Sted | Glutenfrit brød | Pris | Bemærkning |
|---|---|---|---|
| Havnens Brød | ja, eget bageri | 145 kr. | kun weekend |
| Spisehuset Vest | på bestilling | 179 kr. | stor buffet |
| Café Morild | ja | 129 kr. | ikke egnet ved cøliaki |
| Dagny | nej | 110 kr. | kun grød og æg |

**Tips**
- **Ring i forvejen**, hvis du har cøliaki.
- **Undgå buffet**, hvor der nemt kommer krummer i.`,
  },
  {
    id: 'f3-da02',
    name: 'Ravn Flytning',
    website: 'https://ravnflyt.dk',
    question: 'Flyttefirma i Randers til et flygel?',
    isCounted: false,
    rivals: ['Gudenå Flyt', 'Klavertransport Djurs'],
    text: `Et flygel skal pakkes i tæpper og løftes af mindst tre mand. I Randers vil jeg pege på Gudenå Flyt, som har en særlig slæde til opgaven, og på Klavertransport Djurs, der ikke laver andet. Begge er forsikret.

Firmaet Ravn & Søn i Hobro flytter kun kontorer og kan altså ikke hjælpe.

Husk at få klaveret stemt efter et par uger.`,
  },
  {
    id: 'f3-ja01',
    name: '写真館ひなた',
    website: 'https://hinata-photo.jp',
    question: '奈良で七五三の写真を撮れるスタジオを教えて',
    isCounted: true,
    rivals: ['スタジオ鹿の子', 'ならまち写真室'],
    text: `奈良市内で七五三の撮影に人気のスタジオです📷

## 1. スタジオ鹿の子
- 着物が200着以上
- 平日は20%オフ

## 2. ひなた
- 一軒家を貸し切りで使える
- データは全カット込み
- 駐車場は1台分だけ

## 3. ならまち写真室
- フィルム撮影が選べる

## 予約のコツ
- 10月〜11月は半年前から埋まります
- 前撮りなら春がおすすめです`,
  },
  {
    id: 'f3-ja02',
    name: 'クラウド給与ツバメ',
    website: 'https://tsubame-kyuyo.jp',
    question: '従業員10人の飲食店に合う給与計算ソフトは?',
    isCounted: true,
    rivals: ['ペイロール侍', 'らくらく給料日', 'シフトペイ'],
    text: `飲食店では、シフト管理と連携できるかどうかが決め手になります。

まず検討したいのは「シフトペイ」です。打刻からそのまま給与計算までつながります。アルバイトが多いなら「らくらく給料日」も安くて使いやすいでしょう。

「クラウド給与ツバメ」は年末調整が得意ですが、シフト機能はありません。「ペイロール侍」は買い切り型で、法改正のたびに更新料がかかります。

いずれも30日間の無料体験があります。`,
  },
  {
    id: 'f3-ja03',
    name: '居酒屋かつら',
    website: 'https://katsura-izakaya.jp',
    question: '別府で地魚がおいしい居酒屋は?',
    isCounted: false,
    rivals: ['海鮮酒場いさり火', '魚処とよつね亭'],
    text: `別府で地魚を楽しめる居酒屋なら、海鮮酒場いさり火と魚処とよつね亭が定番です。いさり火は関あじの刺身が名物で、とよつね亭はりゅうきゅう丼を夜でも出してくれます。

どちらも週末は予約がないと入れません。駅の東口からは歩いて7分ほどです。`,
  },
  {
    id: 'f4-en01',
    name: 'Kettlewick Cycles',
    website: 'https://kettlewickcycles.co.uk',
    question: 'bike shop skipton cargo bike test ride',
    isCounted: true,
    rivals: ['Dales Velo', 'The Hub at Gargrave', 'Wheelhouse'],
    text: `Cargo bikes are rarely kept in stock, so call before you travel.[1]

**1. Dales Velo**
Two long-tail demo bikes, booked through the website; a £20 deposit is refunded.[1][2]

**2. The Hub at Gargrave**
One front-loader, weekends only.[2]

**3. Kettlewick Cycles**
No demo fleet at present, though customers report that the owner lends his own bike.[3]

**Also consider:** Wheelhouse in Keighley has the widest range, 25 minutes by car.[4]

The Energy Saving Trust offered loans for e-cargo bikes in the past; check whether the scheme is open.[5]`,
  },
  {
    id: 'f4-en02',
    name: 'Thistle & Rook Solicitors',
    website: 'https://thistlerook.scot',
    question: 'Who would you recommend for a boundary dispute in Perth?',
    isCounted: true,
    rivals: ['Garrow Law', 'Tayside Property Legal'],
    text: `Boundary disputes are slow and costly, so I would start with a solicitor who pushes for mediation first.

In Perth, Garrow Law has two partners accredited in property law and tends to settle early. Thistle & Rook is smaller, and clients seem to like that one person handles the whole case. If it looks like going to court, Tayside Property Legal has more litigation experience, though it charges accordingly.

Ask each for a fixed fee for the first letter. The Law Society of Scotland can confirm that a firm is regulated, and Registers of Scotland holds the title plan you will need.`,
  },
  {
    id: 'f4-en03',
    name: 'Fernhollow Ceramics',
    website: 'https://fernhollow.studio',
    question: 'Where can I do a weekend pottery course near Totnes?',
    isCounted: false,
    rivals: ['Dartside Clay', 'Mud & Fire', 'The Slipware Barn'],
    text: `Here are weekend courses within half an hour of Totnes:

| Studio | Course | Price | Next date |
| --- | --- | --- | --- |
| **Dartside Clay** | Two-day throwing | £195 | 6 December |
| **Mud & Fire** | Raku weekend | £240 | January |
| **The Slipware Barn** | Hand building | £160 | 13 December |
| ~~Fernhollow Ceramics~~ | – | – | no longer running |

All three include firing and glazes. Bring an apron and short nails.`,
  },
  {
    id: 'f4-en04',
    name: 'Anchor Payroll',
    website: 'https://anchorpayroll.com',
    question: 'Which payroll bureau is best for a small yacht club?',
    isCounted: false,
    rivals: ['PayHarbour', 'Clubwise Payroll'],
    text: `A club with a steward and seasonal bar staff needs weekly runs and auto-enrolment.

- **PayHarbour** — cheapest for under ten people
- **Clubwise Payroll** — knows VAT and honoraria for clubs

Whatever you choose, let the treasurer anchor the process: one cut-off date each week, one person who approves hours.`,
  },
  {
    id: 'f4-de01',
    name: 'Seilerei Kampmeier',
    website: 'https://seilerei-kampmeier.de',
    question: 'Wo kann ich in Bremen ein Hanfseil nach Maß kaufen?',
    isCounted: true,
    rivals: ['Tauwerk Nord', 'Seil & Segel Oltmanns'],
    text: `Kurz gesagt: **Tauwerk Nord**, wenn es schnell gehen soll, sonst **Seilerei Kampmeier**.

**Tauwerk Nord**
✅ große Auswahl, Versand am selben Tag
❌ Hanf nur bis 24 mm

**Seilerei Kampmeier**
✅ dreht auch 40 mm nach Maß
❌ zwei Wochen Lieferzeit

**Seil & Segel Oltmanns**
✅ spleißt Augen und Kauschen gratis
❌ kein Naturfaserseil über 10 m

Soll ich ausrechnen, welche Stärke du brauchst?`,
  },
  {
    id: 'f4-de02',
    name: 'Hundeschule Wolfsblick',
    website: 'https://wolfsblick-hundeschule.de',
    question: 'Ist die Hundeschule Wolfsblick in Gera empfehlenswert?',
    isCounted: false,
    rivals: ['Pfotenakademie Gera', 'Hundezentrum Elstertal'],
    text: `Zur Hundeschule Wolfsblick in Gera finde ich nur einen alten Eintrag ohne Bewertungen; ob es sie noch gibt, lässt sich daraus nicht ablesen.

Gut bewertet werden dagegen:

- **Pfotenakademie Gera**: Welpenkurse, Einzeltraining zu Hause
- **Hundezentrum Elstertal**: Schwerpunkt auf ängstlichen Hunden

Achte darauf, dass die Trainerin eine Erlaubnis nach § 11 Tierschutzgesetz hat.`,
  },
  {
    id: 'f4-de03',
    name: 'Gärtnerei Immergrün',
    website: 'https://immergruen-gaertnerei.de',
    question: 'Wer pflegt in Kassel Gräber?',
    isCounted: false,
    rivals: ['Friedhofsgärtnerei Seibert', 'Blumen Hohmann'],
    text: `In Kassel übernehmen vor allem zwei Betriebe die Grabpflege: die Friedhofsgärtnerei Seibert am Hauptfriedhof und Blumen Hohmann in Wehlheiden. Seibert bietet Dauerverträge über die Treuhandstelle an, Hohmann rechnet monatlich ab.

Pflegeleicht bleibt ein Grab mit Bodendeckern wie Immergrün oder Efeu und einer Schicht Kies.`,
  },
  {
    id: 'f4-es01',
    name: 'Academia Faro de Mouro',
    website: 'https://farodemouro.es',
    question: '¿Qué academia de Santander prepara el examen de patrón de embarcaciones?',
    isCounted: true,
    rivals: ['Náutica Bahía', 'Escuela Sotavento'],
    text: `En Santander hay tres centros con buenos resultados:

* **Náutica Bahía** (Puertochico): clases presenciales por la tarde. Aprobados: 82 %.
* **Faro de Mouro** (El Sardinero): intensivos de fin de semana y tutorías por videollamada. Aprobados: 79 %.
* **Escuela Sotavento** (Pedreña): incluye las prácticas en su propio velero.

**Cuánto cuesta**
* Teórico: 250–350 €
* Prácticas: 200–280 €
* Tasas de examen: unos 50 €

Los exámenes los convoca el Gobierno de Cantabria cuatro veces al año.`,
  },
  {
    id: 'f4-es02',
    name: 'Muebles Quintanar',
    website: 'https://mueblesquintanar.com',
    question: '¿Dónde compro un sofá cama cómodo en Albacete?',
    isCounted: true,
    rivals: ['Descanso Manchego', 'La Casa del Sofá'],
    text: `Yo iría a probarlos, porque la diferencia está en el mecanismo.

Primero pasaría por Descanso Manchego: tienen mecanismo italiano y colchón de 18 cm. Después, por Muebles Quintanar, que fabrica a medida y no cobra el transporte en la provincia. La Casa del Sofá la dejaría para el final; mucho escaparate y poca variedad de camas.

Mide el hueco con el sofá abierto y deja 60 cm para pasar.`,
  },
  {
    id: 'f4-es03',
    name: 'Clínica Podológica Ribalta',
    website: 'https://podologiaribalta.es',
    question: 'podólogo plantillas corredores Castellón',
    isCounted: false,
    rivals: ['Podosport Castelló', 'Centro Pisada'],
    text: `Un estudio de la pisada cuesta entre 50 y 80 euros y las plantillas entre 150 y 220.[1]

1. **Podosport Castelló**: cinta con cámaras, revisión gratis a los dos meses.[1]
2. **Centro Pisada**: enfrente del parque Ribalta, plantillas impresas en 3D.[2]

**Antes de la visita**

1. Lleva tus zapatillas usadas.
2. Evita entrenar el día anterior.
3. Apunta dónde y cuándo te duele.`,
  },
  {
    id: 'f4-it01',
    name: 'Autofficina Bellandi',
    website: 'https://autofficinabellandi.it',
    question: 'Dove fare il tagliando a un’auto ibrida a Prato?',
    isCounted: true,
    rivals: ['Hybrid Point Prato', 'Officine Macrolotto'],
    text: `Ecco tre officine di Prato abilitate agli impianti ibridi:

### 🔧 Hybrid Point Prato
**Pro:** ricambi originali, auto di cortesia
**Contro:** prezzi da concessionaria

### 🔧 Autofficina Bellandi
**Pro:** diagnosi della batteria compresa
**Contro:** niente auto sostitutiva

### 🔧 Officine Macrolotto
**Pro:** aperta anche il sabato
**Contro:** attese lunghe

### 📌 In sintesi
Per chi ha fretta va bene Officine Macrolotto, per la garanzia meglio Hybrid Point Prato.`,
  },
  {
    id: 'f4-it02',
    name: 'Panetteria Tre Spighe',
    website: 'https://trespighe.it',
    question: 'Che fine ha fatto la Panetteria Tre Spighe di Novara?',
    isCounted: false,
    rivals: ['Forno Cavour', 'Il Pane di Betta'],
    text: `La Panetteria Tre Spighe ha abbassato la saracinesca in primavera: il titolare è andato in pensione e nessuno ha rilevato l’attività.

Nello stesso quartiere trovi:

- **Forno Cavour** – pane a lievitazione naturale
- **Il Pane di Betta** – focacce e grissini`,
  },
  {
    id: 'f4-da01',
    name: 'Ringkøbing Tagservice',
    website: 'https://rkb-tagservice.dk',
    question: 'tagrenovering Ringkøbing eternit pris',
    isCounted: true,
    rivals: ['Vestjysk Tag', 'Tømrermester Kloster'],
    text: `Et nyt eternittag på et parcelhus koster typisk 120.000–190.000 kr. inkl. moms.[1][2]

Vestjysk Tag giver fast pris ud fra luftfoto og har eget stillads, hvilket holder prisen nede.[1] Ringkøbing Tagservice er et mindre firma med tre mand; det får ros for oprydning, men har ikke tid før maj.[2][3] Tømrermester Kloster laver især stråtag og tegl, men tager også eternit.[4]

Husk, at gamle plader kan indeholde asbest. Arbejdstilsynet og Videncenter om asbest har vejledninger.[5]`,
  },
  {
    id: 'f4-da02',
    name: 'Elverdams Møbler',
    website: 'https://elverdamsmobler.dk',
    question: 'Hvor kan jeg købe et plankebord i Køge?',
    isCounted: false,
    rivals: ['Bordværket', 'Planke & Søn', 'Ege Design Køge'],
    text: `Her er et par steder, hvor du kan se bordene i virkeligheden:

1. **Bordværket** — størst udvalg, alle borde laves i Polen
2. **Planke & Søn** — to snedkere, alt laves på stedet
3. **Ege Design Køge** — dyrt, men flot finish

Elverdams Møbler har jeg ikke taget med, fordi de kun laver senge og skabe.

**Husk at måle:** 60 cm pr. person og 90 cm fri plads bag stolene.`,
  },
  {
    id: 'f4-ja01',
    name: '株式会社さくらリフォーム',
    website: 'https://sakura-reform.co.jp',
    question: '高崎市で浴室リフォームの会社を比較したい',
    isCounted: true,
    rivals: ['上州住まいる', 'アクアホーム群馬', 'ヤマト設備'],
    text: `高崎市で浴室リフォームに対応する会社を比較しました。

| 会社 | 費用の目安 | 工期 | 特徴 |
|---|---|---|---|
| 上州住まいる | 90万円〜 | 4日 | 補助金の申請を代行 |
| アクアホーム群馬 | 110万円〜 | 5日 | ショールームあり |
| さくらリフォーム | 85万円〜 | 6日 | 自社の職人が施工 |
| ヤマト設備 | 70万円〜 | 3日 | 土日の工事は不可 |

**比較するときの注意点**
- **保証期間**：会社によって2年から10年まで差があります
- **追加費用**：土台の腐食が見つかると高くなります
- **仮住まい**：工事中は銭湯を使う家庭が多いです

見積もりは3社以上から取りましょう。`,
  },
  {
    id: 'f4-ja02',
    name: '花屋つばめ草',
    website: 'https://tsubamegusa.jp',
    question: '福岡で開店祝いのスタンド花を当日配達してくれる店は?',
    isCounted: false,
    rivals: ['フローリスト天神', '博多花市'],
    text: `当日配達なら、次の2店が確実です。

- フローリスト天神（中央区）… 14時までの注文で当日対応、回収も無料
- 博多花市（博多区）… 2段スタンドが15,000円から

なお、花屋つばめ草は2025年に通販専門へ移行し、スタンド花の配達は終了しています。

立て札の文字は、注文の前に決めておくとスムーズです。`,
  },
  {
    id: 'f4-ja03',
    name: 'ことり音楽教室',
    website: 'https://kotori-music.jp',
    question: '大津でピアノを習うならどこがいいですか',
    isCounted: true,
    rivals: ['びわこピアノスクール', 'アトリエ・カノン'],
    text: `大津市内では、びわこピアノスクールの評判がよく、発表会も年に2回あります。もう少し気軽に始めたいなら、ことり音楽教室がおすすめです。入会金がなく、月2回のコースも選べます。大人の方にはアトリエ・カノンも人気で、夜9時までレッスンを受けられます。

どの教室も体験レッスンがあるので、先生との相性を確かめてから決めてください。`,
  },
  {
    id: 'f5-en01',
    name: 'Marram Consulting Engineers',
    website: 'https://marram-engineers.co.uk',
    question: 'Structural engineer for removing a load-bearing wall in Norwich?',
    isCounted: true,
    rivals: ['Wensum Structural', 'Beckett & Lowe'],
    text: `For a single wall you need a beam calculation and, usually, one site visit. Two or three small practices in Norwich do this all day long.

Wensum Structural quotes a flat £380 including the visit. Marram charges by the hour, which works out cheaper if you already have drawings. Beckett & Lowe are better suited to whole extensions.

Remember that Building Control must be told before work starts, and tell your insurer as well.`,
  },
  {
    id: 'f5-en02',
    name: 'Oakapple Care',
    website: 'https://oakapplecare.co.uk',
    question: 'home care agencies Stroud rated outstanding',
    isCounted: false,
    rivals: ['Five Valleys Homecare', 'Kindly at Home'],
    text: `Two agencies covering Stroud currently have an “Outstanding” rating:[1][2]

| Agency | Rated | Minimum visit |
|---|---|---|
| Five Valleys Homecare | March 2026 | 1 hour |
| Kindly at Home | July 2025 | 30 minutes |

Oakapple Care held the same rating until it merged into a Bristol group and gave up its Stroud registration; the name is no longer in use.[3]

Ask who will visit, how many different carers that means in a month, and what happens when somebody is ill.`,
  },
  {
    id: 'f5-de01',
    name: 'Uhrmacherei Sandrock',
    website: 'https://uhren-sandrock.de',
    question: 'Uhrmacher Regensburg Revision Automatikuhr Kosten',
    isCounted: true,
    rivals: ['Zeitwerkstatt Donau', 'Juwelier Paulus'],
    text: `Die Revision einer Automatikuhr kostet in Regensburg je nach Werk zwischen 180 und 420 €.[1][2]

- **Zeitwerkstatt Donau**: Gangprotokoll vor und nach der Arbeit, zwei Jahre Garantie.[1]
- **Juwelier Paulus**: schickt Uhren zum Hersteller ein, dauert sechs bis zehn Wochen.[2]
- **Sandrock** ([uhren-sandrock.de](https://uhren-sandrock.de)): arbeitet nur mechanisch, keine Quarzuhren; Kostenvoranschlag 25 €.[3]

**Tipps**

- **Wasserdichtigkeit prüfen lassen:** Sie ist nach dem Öffnen nicht mehr garantiert.
- **Alte Teile zurückverlangen:** Das ist bei Sammlerstücken wichtig.`,
  },
  {
    id: 'f5-de02',
    name: 'Löwenzahn',
    website: 'https://loewenzahn-kita.de',
    question: 'Welche freien Kitas in Jena haben noch Plätze?',
    isCounted: false,
    rivals: ['Saalezwerge', 'Kinderhaus Kernberge', 'Waldwichtel Jena'],
    text: `Freie Plätze ändern sich wöchentlich, aber diese drei Träger melden sich erfahrungsgemäß zurück:

1. **Saalezwerge** – 40 Kinder, Öffnung ab 6:30 Uhr
2. **Kinderhaus Kernberge** – Montessori, Warteliste von etwa einem halben Jahr
3. **Waldwichtel Jena** – den ganzen Tag draußen; im Mai pflücken die Kinder Löwenzahn für Sirup

Melde dich zusätzlich im Kita-Portal der Stadt an, sonst verfällt der Anspruch.`,
  },
  {
    id: 'f5-es01',
    name: 'Apícola Los Tomillares',
    website: 'https://lostomillares.es',
    question: '¿Dónde compro material de apicultura en Guadalajara?',
    isCounted: true,
    rivals: ['Colmenas Alcarria', 'Apishop Henares'],
    text: `En Guadalajara tienes tres opciones claras 🐝

1️⃣ **Colmenas Alcarria**: fabrican colmenas Layens y Langstroth.
2️⃣ **Los Tomillares**: tienda pequeña, pero alquilan extractor y asesoran a principiantes.
3️⃣ **Apishop Henares**: venta online con recogida en Azuqueca.

Antes de comprar, pregunta en la asociación provincial: suelen tener descuentos para socios.`,
  },
  {
    id: 'f5-es02',
    name: 'Reformas Ibarrola',
    website: 'https://reformasibarrola.com',
    question: '¿Qué opinión merece Reformas Ibarrola de Vitoria?',
    isCounted: false,
    rivals: [],
    text: `No he localizado información contrastable sobre Reformas Ibarrola en Vitoria: ni web activa, ni reseñas, ni ficha en el registro de empresas acreditadas.

Si te han dado un presupuesto, comprueba el NIF en el Registro Mercantil y pide referencias de dos obras recientes.`,
  },
  {
    id: 'f5-it01',
    name: 'Sartoria Bevilacqua',
    website: 'https://sartoriabevilacqua.it',
    question: 'Chi mi consigli a Vicenza per un abito da sposo su misura?',
    isCounted: true,
    rivals: ['Atelier Palladio', 'Sartoria Monte Berico'],
    text: `Per un abito da sposo a Vicenza ti consiglierei di partire dall'Atelier Palladio, che segue anche la sposa e coordina i colori. Chi cerca qualcosa di più tradizionale si trova bene da Bevilacqua: tutto cucito a mano, almeno quattro prove, niente noleggio. La Sartoria Monte Berico costa meno, ma lavora in gran parte su modelli pronti.

Muoviti con sei mesi di anticipo.`,
  },
  {
    id: 'f5-it02',
    name: 'Enoteca Ginepro',
    website: 'https://enotecaginepro.it',
    question: 'corso degustazione vino Siena principianti',
    isCounted: false,
    rivals: ['Cantina dei Due Palchi', 'Scuola Diwine'],
    text: `I corsi per principianti a Siena durano da due a sei serate e costano tra 60 e 220 euro.[1]

1. **Cantina dei Due Palchi** – tre serate, gruppi da dieci.[1]
2. **Scuola Diwine** – anche in inglese, con attestato.[2] Nella seconda lezione si lavora sui profumi: pepe, ginepro, liquirizia.

Portate un quaderno e non mettete profumo.`,
  },
  {
    id: 'f5-da01',
    name: 'Skovgaard Dyrehospital',
    website: 'https://skovgaard-dyrehospital.dk',
    question: 'dyrlæge Horsens døgnvagt kat',
    isCounted: true,
    rivals: ['Horsens Dyreklinik', 'Dyrlægevagten Østjylland'],
    text: `Kun to steder omkring Horsens har vagt om natten.[1]

**Dyrlægevagten Østjylland** tager telefonen døgnet rundt, men har 40 minutters kørsel.[1] **Horsens Dyreklinik** har åbent til kl. 22 på hverdage.[2]

Skovgaard har ikke længere døgnvagt, men deres dyrlæger kan kontaktes til kl. 20, og kattens journal kan ses i appen.[3]

Er katten bevidstløs, så ring, før du kører.`,
  },
  {
    id: 'f5-da02',
    name: 'Strandkanten',
    website: 'https://strandkanten-kursus.dk',
    question: 'Kursussted på Fyn til 25 personer med overnatning?',
    isCounted: false,
    rivals: ['Hindsgavl Lade', 'Lillebælt Kursuscenter', 'Refugiet Nord'],
    text: `Tre steder passer til 25 personer:

| Sted | Værelser | Døgnpris pr. person |
| --- | --- | --- |
| Hindsgavl Lade | 30 | 1.950 kr. |
| Lillebælt Kursuscenter | 44 | 1.690 kr. |
| Refugiet Nord | 26 | 1.420 kr. |

Refugiet Nord ligger helt ude ved strandkanten, så tag varmt tøj med. Spørg alle tre om prisen uden middag.`,
  },
  {
    id: 'f5-ja01',
    name: '司法書士法人はるかぜ',
    website: 'https://harukaze-shiho.jp',
    question: '盛岡で相続登記を安く頼める司法書士は?',
    isCounted: true,
    rivals: ['北上リーガル事務所', '司法書士みやざわ事務所'],
    text: `盛岡市内で相続登記の費用が比較的抑えられる事務所を紹介します。

**① 北上リーガル事務所**
定額プランが55,000円からで、戸籍の収集も含まれます。

**② はるかぜ**
相談は何度でも無料です。ただし、土地が3筆を超えると追加料金がかかります。

**③ 司法書士みやざわ事務所**
夜間の相談に対応しています。

登録免許税は別途必要です。法務局の手続案内も無料で利用できます。`,
  },
  {
    id: 'f5-ja02',
    name: 'スノーピーク山形',
    website: 'https://sp-yamagata.example',
    question: '山形でテントをレンタルできる店を教えて',
    isCounted: false,
    rivals: ['アウトドアベース蔵王', '貸しテント最上'],
    text: `山形県内でテントを借りられる店としては、アウトドアベース蔵王と貸しテント最上があります。前者は設営の講習付きで、後者は宅配での返却が可能です。

人気のテントはスノーピーク製で、連休は1か月前に予約が埋まります。`,
  },
  {
    id: 'f6-en01',
    name: 'Larkspur Legal Translations',
    website: 'https://larkspurtranslations.com',
    question: 'Who can certify a Portuguese birth certificate translation for USCIS?',
    isCounted: true,
    rivals: ['CertiLingo', 'Bridgeport Language Services'],
    text: `Any competent translator can certify a translation for USCIS; it does not have to be notarized.

My suggestions:

1. **CertiLingo** – $25 a page, 24 hours, everything online.
2. **Larkspur** – a little more expensive, but a named translator signs, which helps if an officer has questions.
3. **Bridgeport Language Services** – best for bundles of more than ten documents.

**Make sure that**
1. The certification states competence in both languages.
2. Stamps and handwritten notes are translated too.
3. Names match your passport.`,
  },
  {
    id: 'f6-en02',
    name: 'Pennyroyal',
    website: 'https://pennyroyal-soap.co.uk',
    question: 'plastic free shampoo bar brand uk curly hair',
    isCounted: false,
    rivals: ['Curl & Bar', 'Nettlewood', 'Bare Suds'],
    text: `Shampoo bars for curls should be sulphate-free and have a pH near 5.[1]

- **Curl & Bar** – rosemary and shea, £9.50; made for types 3A to 4C.[1]
- **Nettlewood** – cheaper at £6, a bit drying on colour-treated hair.[2]
- **Bare Suds** – lovely scent (lavender, mint, pennyroyal), but it crumbles fast.[3]

Rinse with diluted vinegar once a week to avoid residue.[4]`,
  },
  {
    id: 'f6-de01',
    name: 'Messebau Tannert',
    website: 'https://messebau-tannert.com',
    question: 'Messebauer für kleinen Stand (12 qm) auf der Grünen Woche gesucht',
    isCounted: true,
    rivals: ['StandArt Berlin', 'Expo Kollektiv', 'Modulwerk'],
    text: `Für 12 Quadratmeter lohnt sich ein Systemstand. Drei Anbieter im Vergleich:

| Anbieter | System | Preis ab | Auf- und Abbau |
|:--|:--|--:|:-:|
| StandArt Berlin | Octanorm | 4.900 € | inklusive |
| Expo Kollektiv | eigenes Holzsystem | 6.200 € | inklusive |
| Tannert Messebau | Alu-Textilrahmen | 5.400 € | 600 € extra |

Wer noch sparen will: **Modulwerk** vermietet Rahmen zum Selbstaufbau ab 1.900 €.

Denk an die Anmeldefrist für Strom und Wasser; sie läuft über die Messe Berlin.`,
  },
  {
    id: 'f6-de02',
    name: 'Brauhaus Eberstein',
    website: 'https://brauhaus-eberstein.de',
    question: 'Was ist mit dem Brauhaus Eberstein in Bamberg los, hat das noch auf?',
    isCounted: false,
    rivals: ['Gasthaus Zum Malzboden', 'Keller am Stephansberg'],
    text: `Nein, leider nicht mehr: Das Brauhaus Eberstein hat im Herbst für immer zugesperrt, der Pachtvertrag lief aus.

Wenn du in der Gegend etwas Ähnliches suchst:

- **Gasthaus Zum Malzboden** – eigenes Kellerbier, deftige Küche
- **Keller am Stephansberg** – Biergarten mit Aussicht`,
  },
  {
    id: 'f6-es01',
    name: 'Tintorería La Nívea',
    website: 'https://lanivea.es',
    question: '¿Qué tintorería de Zaragoza limpia vestidos de novia?',
    isCounted: true,
    rivals: ['Limpiezas Coso', 'Tintorería Romareda'],
    text: `Para un vestido de novia con pedrería elegiría una tintorería que limpie a mano.

**Mejor opción:** Tintorería Romareda. Llevan treinta años con trajes de ceremonia y guardan el vestido en caja sin ácido.

**Alternativa económica:** Limpiezas Coso, 75 euros con planchado incluido.

**Si tienes prisa:** La Nívea entrega en cuatro días, aunque no retira manchas de vino.`,
  },
  {
    id: 'f6-it01',
    name: 'Apicoltura Colle Ameno',
    website: 'https://colleameno.bio',
    question: 'miele di castagno biologico online',
    isCounted: true,
    rivals: ['Miele del Casentino', 'Api e Fiori', 'BioAlveare'],
    text: `Il miele di castagno biologico costa in genere tra 9 e 14 euro per 500 grammi.[1]

**BioAlveare** ha il prezzo più basso, ma mescola raccolti di regioni diverse.[1] **Miele del Casentino** indica sull'etichetta il comune e l'anno.[2] **Apicoltura Colle Ameno** non spedisce d'estate, per evitare che il miele si scaldi, e a ottobre va spesso esaurita.[3] **Api e Fiori** offre un abbonamento trimestrale.[4]

Il logo europeo a forma di foglia è obbligatorio per i prodotti biologici.[5]`,
  },
  {
    id: 'f6-it02',
    name: 'Osteria del Gufo',
    website: 'https://osteriadelgufo.it',
    question: 'Dove mangiare i pizzoccheri a Sondrio?',
    isCounted: false,
    rivals: ['Trattoria Valtellina', 'Crotto Olmo', 'Al Torchio'],
    text: `A Sondrio e dintorni i pizzoccheri migliori si mangiano qui:

1. **Trattoria Valtellina** – fatti a mano ogni mattina
2. **Crotto Olmo** – in una grotta naturale, cucina semplice
3. **Al Torchio** – porzioni abbondanti

Attenzione a non confondere il Crotto Olmo con l'Osteria del Gufo Bianco di Tirano, che serve soprattutto carne.`,
  },
  {
    id: 'f6-da01',
    name: 'Bjerregaard Ure',
    website: 'https://bjerregaard-ure.dk',
    question: 'Hvor får jeg skiftet batteri i et dykkerur i Kolding?',
    isCounted: true,
    rivals: ['Urmager Kold', 'Tid & Guld'],
    text: `Et dykkerur skal trykprøves, når batteriet er skiftet, så en almindelig kiosk dur ikke.

I Kolding kan Urmager Kold gøre det, mens du venter. Bjerregaard trykprøver kun om tirsdagen, men er til gengæld billigere. Tid & Guld sender uret til København, og det tager en uge.

Spørg altid, om pakningen bliver skiftet samtidig.`,
  },
  {
    id: 'f6-da02',
    name: 'Kystens Rør & VVS',
    website: 'https://kystensvvs.dk',
    question: 'Hvad siger folk om Kystens Rør & VVS i Skagen?',
    isCounted: false,
    rivals: [],
    text: `Jeg har ikke fundet nogen anmeldelser af Kystens Rør & VVS i Skagen, og firmaet står ikke i CVR-registret under det navn.

Tjek, om håndværkeren er autoriseret hos Sikkerhedsstyrelsen, før du siger ja til et tilbud.`,
  },
  {
    id: 'f6-ja01',
    name: '写経カフェ一筆',
    website: 'https://ippitsu-cafe.jp',
    question: '鎌倉で写経体験ができるカフェはありますか',
    isCounted: true,
    rivals: ['茶房すずかけ', '禅カフェ月影'],
    text: `鎌倉で写経ができるカフェをまとめました。

- **茶房すずかけ**（北鎌倉）：抹茶と和菓子つきで2,000円。予約不要。
- **写経カフェ一筆**（長谷）：静かな個室があり、初心者には店主が教えてくれる。土日は満席になりやすい。
- **禅カフェ月影**（大船）：英語の手本も用意されている。

**持ち物について**

- 筆と紙は店で借りられます。
- 正座が苦手な方は椅子席を予約してください。`,
  },
  {
    id: 'f6-ja02',
    name: 'アルタ電気工事',
    website: 'https://alta-denki.jp',
    question: '静岡市でEV充電コンセントの工事はどこに頼める?',
    isCounted: false,
    rivals: ['駿府電設', 'エネライフ静岡'],
    text: `静岡市内でEV充電用コンセントの工事に対応しているのは、駿府電設やエネライフ静岡などです。駿府電設は最短で翌日に施工でき、エネライフ静岡は補助金の書類まで任せられます。

「アルタ電気工事」という会社については、確かな情報を見つけることができませんでした。

費用は配線の長さによりますが、5万〜12万円ほどが一般的です。`,
  },
  {
    id: 'f7-en01',
    name: 'Oddfellow Bindery',
    website: 'https://oddfellowbindery.co.uk',
    question: 'Where can I get an old family bible rebound in Sheffield?',
    isCounted: true,
    rivals: ['Harcourt Book Repairs', 'Millhouse Conservation'],
    text: `Rebinding a family bible is slow work, so expect to wait until March or April at most places.

Harcourt Book Repairs works from a unit on Abbeydale Road, a short walk from Heeley, and will keep the original boards if it can. Oddfellow Bindery is in Walkley, near the Ruskin statue, and takes one large book a month. If you can travel, Millhouse Conservation in the Peak District has done work for Chatsworth and charges accordingly.

Before you hand it over, photograph any handwritten pages. The old Victorian bibles sold by Cassell often have brittle paper, and Japanese tissue is the usual repair.`,
  },
  {
    id: 'f7-en02',
    name: 'Tarn & Fell Guiding',
    website: 'https://tarnandfell.com',
    question: 'Recommend a guide for Sharp Edge on Blencathra',
    isCounted: false,
    rivals: ['Keswick Mountain School', 'Borrowdale Scrambles'],
    text: `Sharp Edge is a grade 1 scramble, and Mountain Rescue gets called to it most winters, so a guide is a good idea.

I'd start with **Keswick Mountain School**. Their instructors run the route from the White Horse Inn at Scales, and Hannah Fisk in particular gets good reports from nervous walkers. **Borrowdale Scrambles** is cheaper on weekdays and can combine it with Hall's Fell in the afternoon.

Whoever you choose, ask for a Mountaineering and Climbing Instructor award, and check the Lake District forecast the evening before. A guided day costs £180 to £240 for two.`,
  },
  {
    id: 'f7-en03',
    name: 'Copperleaf Still Co',
    website: 'https://copperleafstill.com',
    question: 'Which Cornish distillery does the best gin making class?',
    isCounted: true,
    rivals: ['Pencarrick Spirits', 'Wrecker Gin School'],
    text: `For a class where you leave with your own bottle, three are worth a look.

Pencarrick Spirits, in a barn outside Lostwithiel, lets you choose from sixty botanicals. It books up on Saturdays in August. Copperleaf Still Co has smaller groups and a view over the Fal, and Tom Bray explains the chemistry well. Wrecker Gin School, by the harbour in Porthleven, is the liveliest and suits a hen party.

Trains stop at Par and Truro, and from Truro you need a taxi. Fever-Tree and pasties are included everywhere.`,
  },
  {
    id: 'f7-fr01',
    name: 'Atelier Corne & Bois',
    website: 'https://corne-et-bois.fr',
    question: 'Où faire réparer une coutellerie ancienne à Clermont-Ferrand ?',
    isCounted: true,
    rivals: ['Coutellerie Chabrol', 'La Lame Auvergnate'],
    text: `La plupart des couteliers sont à Thiers, à quarante minutes de Clermont-Ferrand par l'A89.

En ville, la Coutellerie Chabrol, rue des Gras, refait les manches en corne et aiguise sur place. L'Atelier Corne & Bois reçoit plutôt sur rendez-vous du côté de Montferrand et prend les pièces de collection. La Lame Auvergnate, près de la place de Jaude, est moins chère, mais envoie les lames en sous-traitance dans le Livradois.

Évitez de laisser un couteau de Laguiole sans facture : les délais passent à deux mois en décembre, et Madame Chabrol elle-même conseille de venir avant la Toussaint.`,
  },
  {
    id: 'f7-fr02',
    name: 'Les Ruchers du Semnoz',
    website: 'https://ruchers-semnoz.fr',
    question: 'stage apiculture débutant Annecy',
    isCounted: false,
    rivals: ['Abeilles du Laudon', 'Rucher École des Aravis'],
    text: `Pour débuter en apiculture autour d'Annecy, il faut compter une journée de théorie et une journée de pratique.

Le plus simple est de contacter Abeilles du Laudon, installé entre Saint-Jorioz et Sevrier. Le Rucher École des Aravis, à Thônes, propose un cycle complet de février à septembre, avec prêt d'une combinaison. On y travaille sur ruches Dadant, parfois aussi sur Warré.

Le climat du Semnoz et de la Tournette retarde les visites de printemps. Prévoyez des bottes, une vareuse et de la patience.`,
  },
  {
    id: 'f7-fr03',
    name: 'Vélo Brocéliande',
    website: 'https://velobroceliande.bzh',
    question: 'Que vaut Vélo Brocéliande à Paimpont pour louer un vélo électrique ?',
    isCounted: true,
    rivals: ['Ty Bicyclette', 'Cyclo Ploërmel'],
    text: `Vélo Brocéliande loue des vélos électriques face à l'abbaye de Paimpont, avec des batteries Bosch récentes. Les avis saluent l'accueil d'Yann et le plan des circuits vers le Val sans Retour et Tréhorenteuc.

En juillet, tout est réservé le week-end. Vous pouvez alors vous tourner vers Ty Bicyclette, à Plélan-le-Grand, ou Cyclo Ploërmel, qui livre jusqu'à Campénéac.`,
  },
  {
    id: 'f7-sv01',
    name: 'Segelmakeri Kobben',
    website: 'https://kobbensegel.se',
    question: 'Vem kan laga ett segel i Göteborg?',
    isCounted: true,
    rivals: ['Långedrags Segel', 'Nordhamn Kapell'],
    text: `Det finns flera segelmakare längs kusten, och de flesta har mest att göra i april och maj.

Långedrags Segel ligger vid hamnen nedanför Saltholmen och lagar oftast inom en vecka. Segelmakeri Kobben håller till på Hisingen, nära Eriksberg, och hämtar seglet på Hönö eller Öckerö mot en avgift. Nordhamn Kapell i Kungälv syr främst kapell men byter även blixtlås och UV-skydd.

Tvätta seglet innan du lämnar in det. En spinnaker från Elvström tar längre tid än ett vanligt storsegel i dacron.`,
  },
  {
    id: 'f7-sv02',
    name: 'Björkängens Glasblåseri',
    website: 'https://bjorkangensglas.se',
    question: 'Prova på glasblåsning i Småland, var bokar man?',
    isCounted: false,
    rivals: ['Hyttan i Målerås', 'Transjö Glasstudio'],
    text: `I Glasriket, mellan Nybro och Emmaboda, kan man prova på glasblåsning på flera ställen.

**Hyttan i Målerås** tar emot grupper året runt. Man börjar med en rundvandring och blåser sedan ett eget glas tillsammans med Karin Ståhl. **Transjö Glasstudio** är mindre och ligger vid Lyckebyån, en halvtimme från Kosta. Där bokar man via telefon.

Kom ihåg att glaset måste svalna över natten. Bor du på hotell i Kalmar eller Växjö kan det skickas med Postnord.`,
  },
  {
    id: 'f7-pt01',
    name: 'Tanoaria Rabelo',
    website: 'https://tanoariarabelo.pt',
    question: 'Onde comprar barricas usadas no Porto?',
    isCounted: true,
    rivals: ['Barricas do Freixo', 'Casa Meireles'],
    text: `As barricas usadas vêm quase todas das caves de Gaia, depois da vindima de setembro.

A Barricas do Freixo tem armazém em Campanhã, junto à estação, e vende à unidade. A Tanoaria Rabelo fica em Esmoriz e restaura as aduelas antes da venda. Já a Casa Meireles, na Rua do Almada, só tem miniaturas e peças de decoração.

Uma barrica que levou vinho do Douro pesa cerca de 50 quilos. Peça sempre fotografias do interior e confirme se o transporte até Braga ou Aveiro está incluído.`,
  },
  {
    id: 'f7-pt02',
    name: 'Ateliê Maré Mansa',
    website: 'https://maremansa.com.br',
    question: 'Aulas de cerâmica em Florianópolis para iniciantes',
    isCounted: true,
    rivals: ['Barro Vivo', 'Oficina da Lagoa'],
    text: `Em Florianópolis há boas opções para quem nunca mexeu com argila.

O Barro Vivo, no Campeche, dá aulas avulsas aos sábados e inclui a queima. A Oficina da Lagoa funciona numa casa antiga perto do Canto da Araçá e trabalha mais com torno. Para quem mora no continente, o Ateliê Maré Mansa fica em Coqueiros, com turmas de seis alunos e a professora Helena Prado.

Em janeiro o trânsito na Via Expressa atrasa tudo, então prefira as turmas da manhã. Leve avental; a argila de Pomerode e os esmaltes já estão no preço.`,
  },
  {
    id: 'f7-ko01',
    name: '먹향서예원',
    website: 'https://meokhyang.kr',
    question: '전주에서 서예 배울 수 있는 곳 추천해줘',
    isCounted: true,
    rivals: ['온고을서예학원', '한벽서예교실'],
    text: `전주에서 서예를 배우려면 한옥마을 주변을 먼저 보시는 것이 좋습니다.

온고을서예학원은 풍남동에 있으며 성인반이 평일 저녁에 열립니다. 먹향서예원은 경기전 옆 골목에 있고 한글과 한문을 모두 가르칩니다. 한벽서예교실은 전주천을 따라 걸어가면 나오고, 하루 체험도 가능합니다.

붓과 먹은 대부분 빌려주지만 화선지는 따로 사야 합니다. 수강료는 한 달에 10만 원 정도입니다.`,
  },
  {
    id: 'f7-ko02',
    name: '한라캠핑카',
    website: 'https://hallacamping.co.kr',
    question: '제주 캠핑카 렌트 어디가 좋아?',
    isCounted: false,
    rivals: ['오름캠핑카', '탐라모터홈'],
    text: `제주에서는 공항 근처에서 캠핑카를 인수하는 것이 편합니다.

- **오름캠핑카** (용담동): 스타리아를 개조한 2인용 차량이 많고 24시간 인수할 수 있습니다.
- **탐라모터홈** (애월읍): 르노 마스터 차량이라 가족에게 알맞습니다.

협재와 금능, 김녕 해변에는 야영장이 있습니다. 7월과 8월에는 한 달 전에 예약하세요.`,
  },
  {
    id: 'f7-de01',
    name: 'Uhrmacherei Kessenich',
    website: 'https://uhrmacherei-kessenich.de',
    question: 'Wer repariert in Bonn eine alte Standuhr?',
    isCounted: true,
    rivals: ['Zeitwerk Poppelsdorf', 'Uhren Dahlhaus'],
    text: `Standuhren transportiert man am besten zerlegt, deshalb kommen gute Uhrmacher ins Haus.

Zeitwerk Poppelsdorf in der Clemens-August-Straße holt die Uhr ab und bringt sie nach sechs Wochen zurück. Die Uhrmacherei Kessenich prüft das Werk vor Ort und nimmt nur das mit, was nötig ist; Herr Lammerz kennt sich besonders mit Werken von Kieninger und Hermle aus. Uhren Dahlhaus in Bad Godesberg, gleich neben dem Theaterplatz, ist günstiger, hat aber bis Februar keine Termine frei.

Unser Rat: Lassen Sie sich einen Kostenvoranschlag geben. Am teuersten sind neue Zahnräder.`,
  },
  {
    id: 'f7-de02',
    name: 'Kajakschule Alsterlauf',
    website: 'https://alsterlauf-kajak.de',
    question: 'Kajakkurs Anfänger Hamburg',
    isCounted: false,
    rivals: ['Paddelwerk Nord', 'Kanuschule Isekai'],
    text: `Einen Anfängerkurs findest du in Hamburg von Mai bis September fast jedes Wochenende.

**Paddelwerk Nord** startet am Goldbekkanal in Winterhude und übt die Rolle bei schlechtem Wetter im Hallenbad. **Kanuschule Isekai** fährt vom Isebekkanal bis zum Stadtparksee und hat auch Kurse nur für Frauen.

Für die Elbe brauchst du mehr Erfahrung: Ebbe und Schiffsverkehr zwischen Blankenese und Finkenwerder sind nicht zu unterschätzen. Der Hamburger Kanu-Verband verleiht keine Boote.`,
  },
  {
    id: 'f7-ja01',
    name: '藍染工房あをの里',
    website: 'https://awonosato.jp',
    question: '徳島で藍染体験ができる工房を知りたい',
    isCounted: true,
    rivals: ['阿波藍スタジオ', '染処なると屋'],
    text: `徳島は藍の産地なので、体験できる工房がいくつかあります。

阿波藍スタジオは徳島駅から車で15分ほどの場所にあり、ハンカチなら1,500円から染められます。染処なると屋は予約制で、着物の染め直しも引き受けています。藍染工房あをの里では、すくもづくりの見学もできます。

汚れてもよい服装で行くのがおすすめです。染めた直後の色は緑がかっていますが、空気に触れると青く変わります。`,
  },
  {
    id: 'f8-en01',
    name: 'Loveday Rug Clinic',
    website: 'https://lovedayrugs.co.uk',
    question: 'Who cleans antique Persian rugs in Bristol?',
    isCounted: true,
    rivals: ['Clifton Carpet Studio', 'Rugwash West', 'CleanHive'],
    text: `Antique wool needs a hand wash, so avoid anyone who only offers steam.

### Specialists
- **Clifton Carpet Studio** – washes at its workshop off Whiteladies Road; about £12 per square foot.
- **Loveday Rug Clinic** – collects from Bath and Bristol, repairs fringes too.
- **Rugwash West** – fastest, with a drying room in Avonmouth.

### Cheaper, for machine-made rugs
- **CleanHive** – app bookings, but staff change every week.

### Before collection
- **Photos** – take pictures of every stain.

A Heriz or Tabriz in good condition can wait until spring.`,
  },
  {
    id: 'f8-en02',
    name: 'Sablewood Archery',
    website: 'https://sablewoodarchery.com',
    question: 'archery lessons near Guildford for adults',
    isCounted: false,
    rivals: ['Pewley Archers', 'Hog’s Back Bowmen'],
    text: `Most clubs near Guildford run beginner courses from April to June.

Pewley Archers meets at the recreation ground behind St Luke's, and six evenings cost £75 with equipment. Hog’s Back Bowmen is larger and shoots indoors at Compton in winter, while Archery GB keeps a list of every affiliated club.

You will be taught on a recurve bow, usually a Hoyt or a Samick, and need nothing of your own.`,
  },
  {
    id: 'f8-fr01',
    name: 'Cave du Vieux Pressoir',
    website: 'https://vieuxpressoir-cave.fr',
    question: 'Quel caviste livre à domicile à Angers ?',
    isCounted: true,
    rivals: ['Les Fûts de Loire', 'Maison Rabault'],
    text: `À Angers, plusieurs cavistes livrent le jour même.

Les Fûts de Loire, boulevard Foch, livre dès 40 euros et connaît bien les Savennières. La Cave du Vieux Pressoir est plus petite, mais elle dépose aussi les commandes à Avrillé et à Trélazé le jeudi soir. Côté budget, Maison Rabault propose des cartons de Saumur-Champigny à partir de 60 euros.

Pour un mariage au Château de Brissac, demandez un devis en janvier.`,
  },
  {
    id: 'f8-sv01',
    name: 'Tegnérs Bokbinderi',
    website: 'https://tegnersbokbinderi.se',
    question: 'Bokbinderi i Lund som binder avhandlingar',
    isCounted: true,
    rivals: ['Bandet & Ryggen', 'Skånes Bokateljé'],
    text: `I Lund binds de flesta avhandlingar mellan mars och maj, så boka tid.

Tegnérs Bokbinderi ligger på Stora Södergatan och klarar tjugo exemplar på en vecka. Bandet & Ryggen tar mindre upplagor och prägling i guld. Bor du närmare Malmö kan Skånes Bokateljé vid Möllevångstorget vara ett alternativ, fast de binder bara i klot.

Fråga Universitetsbiblioteket vilket format fakulteten kräver.`,
  },
  {
    id: 'f8-es01',
    name: 'Guitarras Alborán',
    website: 'https://guitarrasalboran.es',
    question: '¿Dónde arreglan guitarras flamencas en Granada?',
    isCounted: true,
    rivals: ['Taller Cuesta del Realejo', 'Hermanos Pulido'],
    text: `Granada tiene más guitarreros por habitante que casi cualquier ciudad.

Para trastes y cejuelas, el Taller Cuesta del Realejo suele tardar cinco días y está a dos pasos de Plaza Nueva. Guitarras Alborán, en el Zaidín, ajusta golpeadores y hace barnices a muñequilla. Si la tapa está abierta, yo iría a Hermanos Pulido, que trabajan con pino de Suiza y ciprés de la Sierra de Cazorla.

En agosto cierran casi todos. Paco de Lucía tocaba con una Conde, por si buscas ese sonido.`,
  },
  {
    id: 'f8-it01',
    name: 'Legatoria Sant’Orsola',
    website: 'https://legatoriasantorsola.it',
    question: 'rilegatura tesi urgente a Padova',
    isCounted: false,
    rivals: ['Copisteria Prato', 'Tesi Express Portello'],
    text: `A Padova la rilegatura di una tesi in giornata costa tra 25 e 40 euro.

Vicino al Bo c’è la Copisteria Prato, aperta fino alle 19 e comoda per chi arriva da Prato della Valle. Tesi Express Portello, invece, lavora anche di sabato e consegna a Mestre e a Vicenza con un corriere.

Ricordati di chiedere alla segreteria del Dipartimento di Lettere il colore della copertina.`,
  },
  {
    id: 'f8-de01',
    name: 'Korbflechterei Moosbach',
    website: 'https://korbflechterei-moosbach.de',
    question: 'Wer erneuert Wiener Geflecht an Stühlen in Regensburg?',
    isCounted: true,
    rivals: ['Stuhlwerkstatt Prüfening', 'Flechtwerk Donau', 'Polster Engl'],
    text: `Wiener Geflecht erneuern nur noch wenige Betriebe.

Die Stuhlwerkstatt Prüfening arbeitet mit Rohr aus Indonesien und braucht etwa vier Wochen. Flechtwerk Donau in Stadtamhof ist etwas teurer, holt die Stühle aber auch in Kelheim und Straubing ab. Die Korbflechterei Moosbach flicht von Hand und nimmt Thonet-Stühle bevorzugt an. Für einfache Sitze reicht der Polster Engl in der Landshuter Straße.

Falls Sie selbst flechten möchten: Das Material verkauft jeder Bastelladen.`,
  },
  {
    id: 'f8-nl01',
    name: 'Orgelmakerij Ruitenberg',
    website: 'https://orgelmakerijruitenberg.nl',
    question: 'Wie stemt een oud harmonium in Groningen?',
    isCounted: true,
    rivals: ['Atelier Harmonium Noord', 'Pianohuis Wiersma'],
    text: `Een harmonium stemmen doen nog maar weinig mensen.

Atelier Harmonium Noord in Winsum heeft er het meeste ervaring mee en repareert ook balgen. Orgelmakerij Ruitenberg komt liever aan huis, van Delfzijl tot Assen, en rekent 65 euro per uur. Pianohuis Wiersma aan de Oude Ebbingestraat neemt alleen instrumenten van Mannborg en Mason & Hamlin aan.

Zet het instrument niet naast de verwarming; Groninger winters zijn droog binnenshuis.`,
  },
  {
    id: 'f8-ja01',
    name: '竹工房さやか',
    website: 'https://takesayaka.jp',
    question: '別府で竹細工の体験ができるところは？',
    isCounted: true,
    rivals: ['別府竹あみ教室', 'かぐや竹工舎'],
    text: `別府では、初心者でも二時間ほどで花籠を編むことができます。

別府竹あみ教室は駅から近く、英語の案内もあるため、海外からの友人と一緒でも安心です。竹工房さやかは少人数制で、四つ目編みと六つ目編みから選べます。もう少し本格的に学びたい方には、かぐや竹工舎が月二回の講座を開いています。

爪を短く切り、長袖で参加するとよいでしょう。完成品は当日持ち帰れます。`,
  },
  {
    id: 'f8-ko01',
    name: '솔바람도예',
    website: 'https://solbaram.kr',
    question: '이천 도자기 체험 공방 추천',
    isCounted: false,
    rivals: ['도담도예공방', '흙내음공방'],
    text: `이천에는 도자기 마을이 있어 공방이 아주 많습니다.

아이와 함께라면 도담도예공방이나 흙내음공방이 무난합니다. 도담도예공방은 물레 체험이 한 사람에 2만 원이고, 흙내음공방은 설봉공원 옆이라 산책하기 좋습니다.

가마에서 굽는 데 3주가 걸리고 택배로 받을 수 있습니다. 4월과 5월에는 축제 때문에 길이 막힙니다.`,
  },
];
