// Thirty answers in Spanish, Italian, Danish, Japanese, Dutch and Finnish, invented and labelled before the reader was changed for the fourth sealed run, and read once when it was changed.
// Label rules, those of sixty-answers.ts: `isCounted`: the answer names the business as one that exists, not denied, closed, left out, echoed, or somebody else. `rivals`: every
// other organisation or product that is offered to the buyer as an option, warned against included; directories, official bodies, places, features and people are none.

export type FreshReading = { id: string; name: string; website: string; question: string; isCounted: boolean; rivals: string[]; text: string };

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
];
