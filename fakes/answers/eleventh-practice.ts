// A practice set in the proportions of a real one, written and labelled by somebody who had not seen the code that reads them. It was read once at first sight, by the rules before and after a
// day's mending, and then used for mending. The label rules are those of sixth-sealed-answers.ts; `mixed`: a list and sentences that go on with it.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language' | 'style'> & {
  language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt';
  style: SealedReading['style'] | 'mixed';
};

export const eleventhPractice: readonly Reading[] = [
  // English
  {
    id: 'p11-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Metcalfe & Raw Walling',
    website: 'https://www.metcalfeandraw.co.uk',
    question: 'who can rebuild about 15m of collapsed dry stone wall near Hawes, field boundary on a slope',
    isCounted: true,
    rivals: ['Gayle Beck Stonework', 'T. Iveson Dry Stone Walling', 'High Abbotside Wallers'],
    text: `For a 15 m gap on sloping ground you want somebody who will strip it back to the footings rather than just re-stack the face. These are the wallers I'd ring around Hawes and upper Wensleydale:

1. **Gayle Beck Stonework** – Two-man team, mostly farm and National Trust work. They quote per metre and will reuse your fallen stone. ([gaylebeckstonework.co.uk](https://gaylebeckstonework.co.uk/?utm_source=chatgpt.com))
2. **Metcalfe & Raw Walling** – Based at Burtersett, so practically next door. Good photos of wall-ends and cheek repairs on steep fields. ([metcalfeandraw.co.uk](https://www.metcalfeandraw.co.uk/?utm_source=chatgpt.com))
3. **T. Iveson Dry Stone Walling** – One-man business from Askrigg; cheaper, but there is usually a waiting list in summer.
4. **High Abbotside Wallers** – Bigger crew, worth asking if you'd like it done in a couple of days.

**What to expect on price:** roughly £35–£60 per square metre of face if all the stone is on site, more if walling stone has to be brought in.

Ask whether the waller holds at least the Level 2 certificate of the Dry Stone Walling Association, and check with the Yorkshire Dales National Park whether a small grant is open at the moment. 🧱

If you tell me the height and whether there's road access, I can help you draft the message.`,
  },
  {
    id: 'p11-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Dunnet Fluid Power',
    website: 'https://www.dunnetfluidpower.scot',
    question:
      'mobile hydraulic hose replacement Thurso / Wick for a telehandler, need someone who comes out to the farm',
    isCounted: false,
    rivals: ['Forss Hydraulics', 'Pirtek', 'Swanson Agri Engineering'],
    text: `Caithness is thinly covered for this, so I'd start local and only then look south.

The name that comes up most often is Forss Hydraulics, which runs a van with a crimping press and describes on-site hose replacement for farms, forestry and quarry plant. From Thurso they should be able to reach most of the county the same day, although I can't confirm their current call-out charge.

If they're busy, Pirtek has a national network with a one-hour response target, but the nearest centre I'm aware of is in Inverness. That makes it a two-hour drive each way, and you would be paying for the mileage. A third possibility is Swanson Agri Engineering at Halkirk. They are primarily a machinery workshop rather than a hose specialist, yet they keep common BSP and metric fittings and could make the hose up if you take the old one in.

Before you call, note the hose bore, the end fittings and the working pressure printed on the sheath. On most JCB and Manitou machines you can read it without removing the boom cover. My information may be out of date, so please check opening times by phone.`,
  },
  {
    id: 'p11-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Lough Erne Trailers & Axles',
    website: 'https://www.lougherne-trailers.com',
    question: 'livestock trailer repair Enniskillen, brakes and rotten floor',
    isCounted: true,
    rivals: ['McGurn Trailer Services', 'Cassidy Bros', 'Tempo Welding & Fabrication'],
    text: `Four workshops within about 20 miles of Enniskillen advertise livestock trailer repairs, and three of them handle both brakes and flooring.[1][2][4]

| Workshop | Where | Brakes | Floor replacement | Notes |
|---|---|---|---|---|
| McGurn Trailer Services | Lisnaskea | Yes | Yes, phenolic or aluminium | Collects trailers in Fermanagh[1] |
| Lough Erne Trailers & Axles | Enniskillen | Yes | Yes | Stocks Knott and AL-KO brake parts[2] |
| Cassidy Bros | Derrylin | Yes | No | Also sells second-hand Ifor Williams trailers[3] |
| Tempo Welding & Fabrication | Tempo | Chassis only after inspection | Yes, chequer plate | Small workshop, book ahead[4] |

A full floor in a 12 ft trailer is typically quoted at £450–£800 depending on the material.[4] If the brakes drag as well, ask for the hubs to be pulled while the floor is out, because the axle bolts are then easier to reach.[2]`,
  },
  {
    id: 'p11-en04',
    language: 'en',
    style: 'mixed',
    manner: 'Grok',
    name: 'Môn Septic & Drainage Services Ltd',
    website: 'https://www.monseptic.cymru',
    question: 'septic tank emptying anglesey, cottage with a narrow lane, normal tanker wont fit',
    isCounted: true,
    rivals: ['Gwynedd Tanker Hire', 'Parry Environmental', 'Celtic Waste Liquids', 'R&E Owen'],
    text: `Narrow lane on Anglesey? You're in good company, half the island lives down one. What you need is a "mini" or 4x4 tanker (around 1,000 gallons or less) or a long suction hose, so ask about that first.

**Best bets for tight access**

- **Môn Septic** – Llangefni crew with a small 4x4 tanker. People on local groups say they got down lanes that the big boys refused.
- **Gwynedd Tanker Hire** – from the Bangor side of the bridge; carries 60 m of hose, so the lorry can stay on the main road.

**Bigger outfits, if a hose run works**

| Firm | Tanker | Rough price |
|---|---|---|
| Parry Environmental | 2,000 gal | £170–£220 |
| Celtic Waste Liquids | 3,000 gal | £160+ |

Somebody will probably also mention R&E Owen at Amlwch. Decent farm contractor and he'll do tanks, but only when the slurry season is quiet.

**How to sound like you know your tank**

1. Find out whether it's a septic tank or a cesspit. A cesspit has no outlet and costs more because it's always full.
2. Get the lids off, or at least find them. Digging for a lid is charged by the hour, and nobody enjoys it.
3. Tell them the volume. An old cottage tank is typically 2,800 to 3,800 litres, so one small load does it.
4. Say when it was last emptied. Anything over three years and the sludge sets like fudge, which means jetting, which means another £50 or so.

If the small tanker needs two trips, you pay twice for disposal, so the long-hose option can come out cheaper even though the day rate looks worse. Summer Saturdays are hopeless, by the way: changeover traffic and every holiday let ringing at once. Tuesday to Thursday is your friend.

Whoever comes, ask for the waste transfer note. Natural Resources Wales can ask you for it, and you'll want it when you sell the cottage. And measure the lane at its tightest gatepost before you call. Saves everyone a swear word.`,
  },
  {
    id: 'p11-en05',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Pike Hallam Thatching',
    website: 'https://www.pikehallamthatching.co.uk',
    question: 'Is Pike Hallam Thatching any good? Need the ridge redone on a long straw roof near Eye, Suffolk',
    isCounted: false,
    rivals: ['Stradbroke Master Thatchers', 'D. J. Cattermole & Son'],
    text: `I couldn't find any reliable information about **Pike Hallam Thatching** – no website, no reviews and no entry in the lists I was able to look at. That doesn't mean anything bad, but I can't tell you whether the work is good, or even whether a business of that name is trading.

If you'd like a comparison quote, two thatchers close to Eye do show up with recent long straw work. **Stradbroke Master Thatchers** has re-ridged several listed cottages in the Waveney valley and publishes before-and-after pictures ([stradbrokethatch.co.uk](https://stradbrokethatch.co.uk/?utm_source=chatgpt.com)). **D. J. Cattermole & Son** is a family business from Debenham that grows some of its own straw, which matters because good long straw has been scarce since the wet harvests.

For a ridge alone, expect something like £90–£130 per foot including scaffolding. If the house is listed, have a word with Mid Suffolk District Council before changing the ridge pattern.

Would you like a short list of questions to put to all of them?`,
  },
  {
    id: 'p11-en06',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'whitesands linen',
    website: 'https://www.whitesandslinen.co.uk',
    question: 'linen hire and laundry for a 7 room B&B outside Oban, weekly delivery',
    isCounted: true,
    rivals: ['Lorn Laundry Company', 'Fishers', 'Highland Linen Hire', 'Kerrera Launderette', 'Bute Textile Care'],
    text: `Several commercial laundries serve guest houses around Oban and Lorn.[1][3]

## Local laundries

- **Lorn Laundry Company**: Hire or own-linen service, twice-weekly van round between Oban, Connel and Benderloch. Minimum order of £40 per week.[1]
- **Whitesands Linen**: Specialises in small accommodation providers; white cotton-rich sets, towels and bath mats packed per room.[2]

## National and regional suppliers

- **Fishers**: Large Scottish hospitality laundry with a depot network. More suited to hotels, but it does take on groups of small properties.[3]
- **Highland Linen Hire**: Runs from Fort William, delivery to Oban on Tuesdays in season.[5]

For emergencies, Kerrera Launderette and Bute Textile Care both take service washes without a contract.[4][6]

## What to compare

- Notice period, as many contracts run for 12 months[3]
- Charges for stained or lost items[2]
- Whether winter weeks can be paused[1]`,
  },

  // German
  {
    id: 'p11-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Reetdach Paulsen',
    website: 'https://www.reetdach-paulsen.de',
    question: 'Reetdachdecker Raum Niebüll, First muss neu und an der Westseite ist Moos',
    isCounted: true,
    rivals: ['Momme Carstensen Reetdachdeckerei', 'Uthlande-Dach GmbH', 'Hansen & Jessen'],
    text: `Für einen neuen First plus Moosentfernung auf der Wetterseite kommen rund um Niebüll vor allem diese Betriebe infrage 🌾:

### 1. Momme Carstensen Reetdachdeckerei
Sitz in Leck, Meisterbetrieb in dritter Generation. Macht Heide- und Sodenfirste und reinigt Dächer von Hand, nicht mit Hochdruck.

### 2. Reetdach Paulsen
Aus Risum-Lindholm, also nur wenige Kilometer entfernt. Wirbt ausdrücklich mit Reparaturen und Wartungsverträgen, was bei einer einzelnen Seite sinnvoll ist. ([reetdach-paulsen.de](https://www.reetdach-paulsen.de/?utm_source=chatgpt.com))

### 3. Uthlande-Dach GmbH
Größerer Betrieb mit mehreren Kolonnen, arbeitet auch auf Föhr und Amrum. Vorlauf derzeit angeblich drei bis vier Monate.

### 4. Hansen & Jessen
Zimmerei und Reetdach aus einer Hand, interessant, falls die Lattung unter dem First gelitten hat.

### Worauf du achten solltest
- Moos nur abbürsten oder abkratzen lassen, nie abstrahlen.
- Bei Reet unter 20 cm Reststärke lohnt die Reinigung kaum noch.
- Die Versicherung will nach der Arbeit oft eine kurze Bescheinigung sehen.

Grobe Hausnummer: Der First kostet 90–150 € pro laufendem Meter.`,
  },
  {
    id: 'p11-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Lennetal Härtetechnik GmbH & Co. KG',
    website: 'https://www.lennetal-haertetechnik.de',
    question: 'Lohnhärterei im Sauerland gesucht, Einsatzhärten von Kleinteilen 16MnCr5, Serien um 2000 Stück',
    isCounted: true,
    rivals: ['Härterei Schürmann', 'Vakutherm Plettenberg GmbH', 'Bodycote'],
    text: `Für Kleinteile aus 16MnCr5 in Losgrößen um 2.000 Stück brauchen Sie eine Härterei mit Mehrzweckkammeröfen oder einem Förderbandofen. Im Sauerland gibt es davon mehrere, weil die Umform- und Schraubenindustrie dort dicht beieinander sitzt.

Gut passen dürfte die Lennetal Härtetechnik aus Werdohl. Sie bietet Einsatzhärten und Carbonitrieren als Lohnarbeit an, nennt Schüttgut ausdrücklich und ist nach ISO 9001 zertifiziert. Ebenfalls in Betracht kommt die Härterei Schürmann in Altena, ein kleinerer Familienbetrieb, der nach eigener Darstellung auch Musterlose innerhalb einer Woche bearbeitet.

Die Vakutherm Plettenberg GmbH würde ich nur anfragen, wenn der Verzug kritisch ist: Dort wird im Niederdruck aufgekohlt und mit Gas abgeschreckt, was bei einfachen Teilen meist zu teuer ist. Als überregionale Alternative bleibt Bodycote mit mehreren Standorten in Deutschland, allerdings sind kleine Lose dort erfahrungsgemäß weniger gern gesehen.

Geben Sie bei der Anfrage Einsatzhärtungstiefe, Oberflächenhärte und zulässigen Verzug an. Hilfreich ist außerdem, ob die Teile als Schüttgut laufen dürfen oder gesetzt werden müssen. Preise kann ich Ihnen nicht seriös nennen, sie hängen stark von der Chargenauslastung ab.`,
  },
  {
    id: 'p11-de03',
    language: 'de',
    style: 'table',
    manner: 'Claude',
    name: 'Ucker-Brunnen Thoms',
    website: 'https://www.ucker-brunnen.de',
    question: 'Brunnenbauer Prenzlau Templin für Gartenbrunnen ca 25 m tief',
    isCounted: false,
    rivals: ['Brunnenbau Wegener', 'Bohrservice Lychen', 'M. Radloff Pumpen und Brunnen'],
    text: `Ich habe drei Betriebe gefunden, die in der Uckermark Gartenbrunnen in dieser Tiefe bohren:

| Betrieb | Sitz | Verfahren | Bemerkung |
|---|---|---|---|
| **Brunnenbau Wegener** | Prenzlau | Spülbohrung bis 60 m | Zertifiziert nach DVGW W 120-1 |
| **Bohrservice Lychen** | Lychen | Trockenbohrung bis 30 m | Kleines Gerät, passt durch ein Gartentor |
| **M. Radloff Pumpen und Brunnen** | Gerswalde | Spülbohrung | Liefert und wartet auch die Pumpe |

Bei 25 Metern sollten Sie mit etwa 3.000 bis 5.000 Euro inklusive Filterrohr und Pumpe rechnen. Die Bohrung müssen Sie mindestens einen Monat vorher bei der unteren Wasserbehörde des Landkreises anzeigen; viele Betriebe übernehmen das.

Ob die genannten Firmen derzeit freie Termine haben, weiß ich nicht.`,
  },
  {
    id: 'p11-de04',
    language: 'de',
    style: 'mixed',
    manner: 'Grok',
    name: 'SaftMobil 08',
    website: 'https://www.saftmobil08.de',
    question: 'mobile mosterei vogtland eigene äpfel pressen lassen bag in box, ca 400 kg',
    isCounted: true,
    rivals: ['Kelterei Göltzschtal', 'Obstpresse Seidel', 'Mosterei am Kuhberg'],
    text: `400 Kilo ergeben grob 250–280 Liter Saft, damit bist du für eine mobile Presse genau richtig. Nimm dir Kaffee mit, im September stehst du sonst dumm rum. 😄

**Mobil (die kommen auf feste Plätze):**

- **Saftmobil 08** – tourt zwischen Plauen, Oelsnitz und Auerbach, füllt in 5- und 10-Liter-Beutel ab. Termin online buchen, ab 100 kg eigener Saft garantiert.
- **Obstpresse Seidel** – Anhänger-Presse aus Treuen, kommt ab 500 kg sogar auf den Hof. Mit 400 kg müsstest du dich also mit dem Nachbarn zusammentun.

**Stationär:**

| Wo | Eigener Saft? | Preis pro 5 l |
|---|---|---|
| Kelterei Göltzschtal | nein, Tauschsaft | ca. 5 € |
| Mosterei am Kuhberg | ja, ab 50 kg | ca. 6,50 € |

Wenn dir wichtig ist, dass wirklich *deine* Äpfel im Beutel landen, fällt der Lohntausch natürlich weg. Auf der Karte von mundraub.org findest du übrigens noch freie Bäume, falls dir Menge fehlt.

Tipp: Äpfel gewaschen, ohne Faulstellen, nicht länger als zehn Tage gelagert.`,
  },
  {
    id: 'p11-de05',
    language: 'de',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Ofenbau Nissl',
    website: 'https://www.ofenbau-nissl.de',
    question: 'Baut Ofenbau Nissl in Regen auch wasserführende Grundöfen?',
    isCounted: true,
    rivals: ['Hafnerei Weinzierl', 'Feuer & Ton Zwiesel'],
    text: `Ofenbau Nissl ist ein Hafnermeisterbetrieb in Regen, der Kachelöfen, Heizkamine und gemauerte Grundöfen plant und setzt.[1] Wasserführende Grundöfen bietet der Betrieb laut seiner Leistungsseite nicht an; dort ist nur von einem Wärmetauscher für Kachelofeneinsätze die Rede.[1][2] Eine kurze Nachfrage lohnt trotzdem, weil die Seite seit 2021 kaum verändert wurde.

Soll es ausdrücklich ein Grundofen mit Wasserregister sein, nennt die Hafnerei Weinzierl in Bodenmais mehrere Referenzen mit Pufferspeicher.[3] Auch Feuer & Ton Zwiesel arbeitet mit wasserführenden Brennräumen, setzt dabei aber auf Bausätze von Brunner.[4]

Zu beachten ist, dass für die Einbindung in die Heizung ein Installateur nötig ist und der Bezirkskaminkehrer vorab zustimmen muss.[5]`,
  },
  {
    id: 'p11-de06',
    language: 'de',
    style: 'list',
    manner: 'Claude',
    name: 'Aufzugsdienst Dollart',
    website: 'https://www.aufzugsdienst-dollart.de',
    question: 'Wer wartet herstellerunabhängig einen alten Lastenaufzug in Emden (Lagerhaus, Baujahr 1978)?',
    isCounted: false,
    rivals: [
      'Behrends Fördertechnik',
      'Nordwest Lift Service GmbH',
      'Aufzugsdienst Dollart-Ems Janssen',
      'Schindler',
      'TK Elevator',
    ],
    text: `Für einen Lastenaufzug dieses Alters ist ein herstellerunabhängiger Wartungsbetrieb meist die bessere Wahl, weil die Originalersatzteile oft nicht mehr lieferbar sind. In und um Emden sind mir folgende bekannt:

- **Behrends Fördertechnik** (Emden): Wartung und Modernisierung von Lasten- und Güteraufzügen, eigene Dreherei für Ersatzteile.
- **Nordwest Lift Service GmbH** (Oldenburg): Wartungsverträge für alle Fabrikate, 24-Stunden-Notdienst mit Technikern in Leer.
- **Aufzugsdienst Dollart-Ems Janssen** (Papenburg): eher auf Personenaufzüge in Wohnanlagen ausgerichtet, nimmt nach eigener Aussage aber auch Güteraufzüge an.

Schindler oder TK Elevator übernehmen ebenfalls Fremdfabrikate, drängen bei Anlagen von 1978 erfahrungsgemäß aber schnell auf eine Vollmodernisierung.

Unabhängig von der Wartung brauchen Sie eine zugelassene Überwachungsstelle, zum Beispiel den TÜV Nord, für die wiederkehrende Prüfung. Diese darf die Wartung nicht selbst durchführen.`,
  },

  // French
  {
    id: 'p11-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fumisterie Lavergnat',
    website: 'https://www.fumisterie-lavergnat.fr',
    question: 'ramoneur fumiste vers Guéret pour tubage d’un conduit, poêle à bûches dans une vieille ferme',
    isCounted: true,
    rivals: ['Creuse Ramonage Services', 'SARL Jamot Père et Fils', 'Le Hérisson du Limousin'],
    text: `Pour un tubage dans une vieille ferme, mieux vaut un fumiste qui passe d'abord une caméra dans le conduit. Autour de Guéret, voici les professionnels à contacter 🔥 :

1. **Creuse Ramonage Services** (Sainte-Feyre)
   - Ramonage, débistrage, tubage inox simple et double peau
   - Certificat remis le jour même
2. **Fumisterie Lavergnat** (Bussière-Dunoise)
   - Spécialisée dans les conduits anciens en pierre
   - Inspection vidéo facturée 60 €, déduite en cas de travaux – [fumisterie-lavergnat.fr](https://www.fumisterie-lavergnat.fr/?utm_source=chatgpt.com)
3. **SARL Jamot Père et Fils** (Ahun)
   - Couverture et fumisterie, pratique si la souche est à reprendre
4. **Le Hérisson du Limousin** (Bourganeuf)
   - Surtout du ramonage ; tubage sur devis

💶 **Budget :** entre 900 € et 1 800 € pour 8 à 10 m de tubage flexible inox, pose comprise.

Vérifiez la mention RGE ou Qualibois si vous comptez demander MaPrimeRénov', et gardez le certificat pour votre assureur.`,
  },
  {
    id: 'p11-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Tonnellerie Grappe-Ménétrier',
    website: 'https://www.grappe-menetrier.fr',
    question:
      'Je cherche un tonnelier dans le Jura pour réparer six fûts de 228 l et un vieux foudre (vigneron à Poligny)',
    isCounted: false,
    rivals: ['Tonnellerie du Revermont', 'Atelier Bouvard'],
    text: `La réparation de foudres est un métier à part : tous les tonneliers ne la pratiquent pas, et le travail se fait le plus souvent sur place, car il est rarement possible de sortir la pièce du chai.

À proximité de Poligny, la Tonnellerie du Revermont, installée à Voiteur, me paraît la première à appeler. Elle indique réparer fûts et foudres chez le vigneron, avec remplacement de douelles et reprise des fonds. Pour les six pièces de 228 litres, vous pouvez aussi solliciter l’Atelier Bouvard, à Arlay, qui fait surtout du rabotage et de la rechauffe ; il ne semble pas intervenir sur les grands contenants.

Je n’ai pas d’indication fiable sur leurs tarifs. En Bourgogne, comptez en général de 60 à 120 € par fût pour un changement de douelle, et un devis sur visite pour un foudre. L’interprofession, le CIVJ, pourra vous dire si d’autres artisans se déplacent dans le vignoble.`,
  },
  {
    id: 'p11-fr03',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'ARMOR’ÉNERGIE LOCATION',
    website: 'https://www.armor-energie-location.bzh',
    question: 'location groupe électrogène 100 kVA insonorisé Finistère nord pour un festival en août',
    isCounted: true,
    rivals: ['Loxam', 'Kiloutou', 'Léon Groupes', 'Watt Events Ouest'],
    text: `Pour un festival, visez un groupe **insonorisé (≤ 65 dB à 7 m)** avec armoire de distribution et, si possible, un technicien d'astreinte. Voici ce que j'ai trouvé pour le Finistère nord :

| Loueur | Agence | 100 kVA insonorisé | Astreinte | À savoir |
|---|---|---|---|---|
| **Armor'Énergie Location** | Landivisiau | ✅ | ✅ 24 h/24 | Habitué aux fêtes maritimes et festivals |
| **Loxam** | Brest, Morlaix | ✅ | En option | Grand parc, tarifs à négocier |
| **Kiloutou** | Brest | Sur commande | ❌ | À réserver très tôt |
| **Léon Groupes** | Saint-Pol-de-Léon | 60 kVA max. | ✅ | Deux machines à coupler |
| **Watt Events Ouest** | Quimper | ✅ | ✅ avec régisseur | Le plus cher, mais clé en main |

👉 **Mon conseil :** demandez d'abord un devis à Armor'Énergie et à Watt Events, en précisant le nombre d'heures par jour et qui fournit le GNR.

Pensez aussi au contrôle de l'installation électrique provisoire par un organisme agréé comme Apave ou Socotec avant l'ouverture au public.`,
  },
  {
    id: 'p11-fr04',
    language: 'fr',
    style: 'mixed',
    manner: 'Grok',
    name: 'Garage Chassang Motoculture',
    website: 'https://www.chassang-motoculture.fr',
    question:
      'qui répare encore les vieux tracteurs (Renault D22, pompe injection) dans le Cantal, coin Riom-ès-Montagnes',
    isCounted: false,
    rivals: ['Méca’Tracteurs 15', 'Dieselec Aurillac', 'Vidalenc Agri'],
    text: `Ah, le D22, increvable tant que la pompe suit ! Bon, petite déception d'abord : le Garage Chassang Motoculture, que les anciens du coin recommandaient, a définitivement fermé fin 2022 au départ en retraite du patron. Pas de repreneur.

Il reste quand même du monde :

- **Méca’Tracteurs 15** (Condat) : un jeune mécano qui ne fait que de l'ancien, Renault, Someca, Deutz. Il se déplace à la ferme.
- **Dieselec Aurillac** : banc d'essai pour pompes d'injection. Tu leur apportes la pompe démontée, ils te la rendent tarée.
- **Vidalenc Agri** (Mauriac) : concession moderne, mais un des chefs d'atelier adore les vieux clous.

Côté budget, à la louche :

| Travail | Prix |
|---|---|
| Réfection pompe | 350–600 € |
| Injecteurs (le jeu) | 120–200 € |
| Déplacement | 0,80 €/km |

Et pour la doc, le forum Tracteurs Rétro est une mine. Ne commande rien avant d'avoir le numéro gravé sur la plaque de la pompe.`,
  },
  {
    id: 'p11-fr05',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'Chaudronnerie Inox de la Jouanne',
    website: 'https://www.ci-jouanne.fr',
    question: 'chaudronnier inox alimentaire Mayenne, fabrication de cuves et tuyauterie pour une fromagerie fermière',
    isCounted: true,
    rivals: ['Lait’Tech 53', 'Ets Paumard', 'Serac', 'Tuyauterie du Bas-Maine'],
    text: `Plusieurs ateliers mayennais travaillent l'inox 304L et 316L pour l'agroalimentaire.[1][2][3]

**Ateliers capables de fabriquer cuves et tuyauterie**

- **Lait’Tech 53** (Évron) – cuves de fabrication, tables d'égouttage, tuyauterie soudée au TIG orbital ; références dans plusieurs fromageries fermières.[1]
- **CI Jouanne** (Argentré) – la Chaudronnerie Inox de la Jouanne réalise des petites séries sur plan, de 100 à 3 000 litres, et assure la pose.[2]
- **Ets Paumard** (Ernée) – chaudronnerie générale, inox et acier ; délais plus courts mais pas de certificat matière 3.1 systématique.[3]

**Pour des besoins particuliers**

- **Tuyauterie du Bas-Maine** (Laval) – uniquement la tuyauterie et les NEP, pas de cuves.[4]
- **Serac** – conditionnement et remplissage ; surdimensionné pour une production fermière.[5]

**Points à vérifier**

- Rugosité intérieure (Ra ≤ 0,8 µm) et soudures décapées passivées[2]
- Conformité au règlement CE 1935/2004[6]`,
  },
  {
    id: 'p11-fr06',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Vitrail Delahaut',
    website: 'https://www.vitrail-delahaut.fr',
    question: 'Connaissez-vous Vitrail Delahaut à Rethel ? La commune veut restaurer quatre baies de l’église',
    isCounted: false,
    rivals: ['Atelier Lumière d’Ardenne', 'Manufacture Simonnet-Roy'],
    text: `Je n'ai trouvé aucune trace d'un atelier appelé « Vitrail Delahaut » à Rethel, ni site, ni avis, ni marché public attribué sous ce nom. Il est possible qu'il s'agisse d'un artisan peu présent en ligne : un coup de fil à la chambre de métiers des Ardennes permettrait de le savoir.

Pour quatre baies d'église, la commune aura de toute façon intérêt à consulter plusieurs ateliers. L'**Atelier Lumière d’Ardenne**, à Charleville-Mézières, a déjà travaillé pour des communes du Rethélois et sait monter le dossier avec la DRAC. La **Manufacture Simonnet-Roy**, à Reims, est plus grande et dispose de ses propres échafaudeurs, mais ses délais dépassent souvent un an.

Si l'église est inscrite ou classée, l'accord de l'architecte des Bâtiments de France est obligatoire avant toute dépose. La Fondation du patrimoine peut compléter le financement par une souscription. Souhaitez-vous que je prépare un modèle de cahier des charges ?`,
  },

  // Spanish
  {
    id: 'p11-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Sondeos Jiloca',
    website: 'https://www.sondeosjiloca.es',
    question: 'empresa para hacer un pozo de agua en una finca cerca de Calamocha, unos 80 metros',
    isCounted: true,
    rivals: ['Perforaciones Hnos. Lahoz', 'Aguas Hondas Teruel S.L.', 'Pozos Gallocanta'],
    text: `Para un sondeo de unos 80 metros cerca de Calamocha te conviene una empresa con máquina de rotopercusión y que tramite también los permisos. Estas trabajan en la zona:

1. **Perforaciones Hnos. Lahoz** (Monreal del Campo). Llevan décadas en el valle y conocen bien el terreno. Hacen el sondeo, el entubado y el aforo.
2. **Sondeos Jiloca** (Calamocha). Empresa pequeña, muy cercana a tu finca; ofrece presupuesto cerrado por metro. [sondeosjiloca.es](https://www.sondeosjiloca.es/?utm_source=chatgpt.com)
3. **Aguas Hondas Teruel S.L.** (Teruel). Más orientada a regadíos y ganaderías, pero acepta pozos particulares.
4. **Pozos Gallocanta** (Daroca). Incluye la instalación de bomba solar ☀️.

**Precio orientativo:** entre 60 y 90 € por metro con tubería de PVC, más la bomba.

**Papeleo:** necesitas comunicarlo a la Confederación Hidrográfica del Ebro si vas a sacar menos de 7.000 m³ al año, y un proyecto firmado para Minas.

¿Quieres que te prepare un mensaje para pedir presupuesto a los cuatro?`,
  },
  {
    id: 'p11-es02',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Forja Ramos Carbajo',
    website: 'https://www.forjaramoscarbajo.com',
    question: '¿Qué opiniones tiene Forja Ramos Carbajo, de Puebla de Sanabria, para una reja de ventana a la antigua?',
    isCounted: true,
    rivals: [],
    text: `Forja Ramos Carbajo es un taller de herrería artesanal de Puebla de Sanabria que trabaja sobre todo rejas, balcones y herrajes para casas de piedra. Las pocas opiniones que he podido ver son favorables: los clientes destacan que remacha y abraza las piezas en lugar de soldarlas, y que sabe copiar modelos antiguos a partir de una fotografía.

La crítica que se repite son los plazos. Un cliente menciona cinco meses para dos ventanas, algo habitual en un taller de una o dos personas. No he encontrado precios publicados.

Como el número de reseñas es muy reducido, yo pediría ver alguna reja ya colocada en el pueblo antes de decidir. También conviene preguntar en el ayuntamiento, porque el casco histórico está protegido y el diseño puede requerir autorización.`,
  },
  {
    id: 'p11-es03',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Frío Industrial Mariñán, S.L.',
    website: 'https://www.friomarinan.gal',
    question: 'mantenimiento de cámaras frigoríficas para pescadería mayorista en Burela, urgencias fin de semana',
    isCounted: true,
    rivals: ['Frigorífica do Masma', 'Clima Ouro Viveiro', 'Refrinorte Servicios Técnicos'],
    text: `En la costa de Lugo hay cuatro empresas que anuncian mantenimiento de cámaras para el sector pesquero, pero solo dos confirman urgencias en fin de semana.[1][2]

| Empresa | Localidad | Urgencias fin de semana | Gases |
|---|---|---|---|
| Frío Industrial Mariñán | Foz | Sí, 24 h con contrato [1] | R-449A, CO₂ |
| Frigorífica do Masma | Mondoñedo | Sí, sábados [2] | R-449A |
| Clima Ouro Viveiro | Viveiro | No consta [3] | R-134a, R-452A |
| Refrinorte Servicios Técnicos | Ribadeo | No [4] | Amoníaco, CO₂ |

Refrinorte está más enfocada a grandes instalaciones de amoníaco, así que probablemente no le interese una pescadería.[4] Para cámaras con compresores Bitzer o Copeland, la primera dispone de repuestos en almacén.[1]

El contrato debería incluir la revisión de fugas que exige el Real Decreto 552/2019.[5]`,
  },
  {
    id: 'p11-es04',
    language: 'es',
    style: 'mixed',
    manner: 'Grok',
    name: 'Podas Ancares',
    website: 'https://www.podasancares.es',
    question: 'quien poda castaños viejos en el bierzo, unos 20 arboles con chancro, zona de Corullón',
    isCounted: false,
    rivals: ['Soutos Vivos', 'Arboricultura Bierzo Alto', 'Trepa y Corta', 'Cooperativa Forestal Burbia'],
    text: `Veinte castaños viejos con chancro no es cosa de un tío con motosierra y buena voluntad. Busca a alguien que trepe y, sobre todo, que desinfecte la herramienta entre árbol y árbol.

Por Corullón y alrededores me salen estos:

| Quién | Base | Trepa | Trata el chancro |
|---|---|---|---|
| Soutos Vivos | Villafranca | Sí | Sí, con cepas hipovirulentas |
| Arboricultura Bierzo Alto | Bembibre | Sí | No lo dice |
| Trepa y Corta | Ponferrada | Sí | No |

Mi orden sería:

1. **Soutos Vivos** primero, porque lo suyo es justo esto.
2. **Arboricultura Bierzo Alto** para comparar precio.
3. La **Cooperativa Forestal Burbia** si además quieres desbrozar el soto entero; tienen cuadrilla grande.

Échale entre 80 y 150 € por árbol, según tamaño y si te retiran la leña. La Mesa del Castaño del Bierzo suele saber si hay ayudas abiertas. Y hazlo en parada vegetativa, nada de podar en mayo.`,
  },
  {
    id: 'p11-es05',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'Toldos y Velas Puntal',
    website: 'https://www.toldospuntal.com',
    question:
      'Necesito una lona y capota nueva para un barco de pesca recreativa en Santoña, ¿quién las hace a medida?',
    isCounted: true,
    rivals: ['Velería Trasmiera', 'Lonas Quejo', 'Tapicería Náutica Ortiz'],
    text: `Para una capota a medida lo normal es que el taller vaya al puerto a sacar plantillas. En Santoña y su entorno tiene estas opciones:

### Talleres náuticos

**Velería Trasmiera** (Laredo)
Fabrica capotas, biminis y fundas de fondeo. Toma medidas en el pantalán y usa tejido acrílico Sunbrella.

**Toldos y Velas Puntal** (Colindres)
Combina toldo de terraza y lona náutica. Puede aprovechar su estructura de acero inoxidable si está en buen estado, lo que abarata bastante el trabajo.

### Alternativas más económicas

**Lonas Quejo** (Noja)
Hace fundas de PVC sencillas. No trabaja ventanas transparentes.

**Tapicería Náutica Ortiz** (Santander)
Su especialidad son los asientos, aunque también confecciona capotas pequeñas.

### Antes de pedir presupuesto

Mida la manga y la altura bajo la capota, y haga fotos de los anclajes. Le conviene también decidir de antemano tres cosas:

- **El tejido.** El acrílico transpira y envejece mejor; el PVC es más barato y totalmente impermeable, pero condensa.
- **El cierre.** Las cremalleras de plástico resisten la sal mejor que las metálicas, siempre que se enjuaguen con agua dulce.
- **Las ventanas.** El material transparente flexible amarillea a los cuatro o cinco años. Si pesca de noche, pida que la ventana delantera se pueda enrollar.

Pregunte además si el precio incluye la visita al puerto, la retirada de la lona antigua y un retoque después de las primeras salidas, cuando el tejido cede un poco. Como referencia, una capota con ventanas para una eslora de seis metros suele costar entre 700 y 1.300 euros. No puedo confirmar los plazos actuales de cada taller.`,
  },
  {
    id: 'p11-es06',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Básculas Numancia 1985',
    website: 'https://www.basculasnumancia.es',
    question: 'calibración y verificación de báscula puente para camiones en una cooperativa de cereal en Soria',
    isCounted: false,
    rivals: ['Pesaje Alto Duero', 'Giropès', 'Metrología Moncayo S.A.'],
    text: `La verificación periódica de una báscula puente es obligatoria cada dos años y solo puede hacerla un organismo autorizado de verificación metrológica; la reparación y el ajuste previos corresponden a una empresa inscrita en el Registro de Control Metrológico.[1][2]

En la provincia, Pesaje Alto Duero ofrece ajuste y calibración de básculas de hasta 60 toneladas con camión de masas patrón propio, y atiende a varias cooperativas entre Almazán y El Burgo de Osma.[3] Desde Tarazona, Metrología Moncayo S.A. está acreditada como organismo verificador y cubre Soria, Zaragoza y La Rioja.[4] Si la báscula es reciente y está en garantía, fabricantes como Giropès disponen de servicio técnico propio en toda España.[5]

Conviene programar el trabajo en mayo, antes de la cosecha, porque en junio los camiones de pesas suelen estar comprometidos.[3]`,
  },

  // Italian
  {
    id: 'p11-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Stufe Zadra',
    website: 'https://www.stufezadra.it',
    question: 'artigiano per stufa in maiolica (stube) a Cles o in val di Non, da rifare quella vecchia del nonno',
    isCounted: true,
    rivals: ['Bottega della Stufa Anaunia', 'Fuochista Dalpiaz Renzo', 'Sfruz Ceramiche e Stufe'],
    text: `Che bello recuperare la stufa del nonno! 🔥 In val di Non la tradizione della stufa a olle è molto viva. Ecco a chi puoi rivolgerti:

- **Bottega della Stufa Anaunia** (Cles) – smontaggio, numerazione delle piastrelle e ricostruzione con refrattario nuovo.
- **Sfruz Ceramiche e Stufe** (Sfruz) – cuoce ancora in proprio le olle, ideale se ne mancano alcune.
- **Stufe Zadra** (Revò) – fumista abilitato, si occupa anche del collegamento alla canna fumaria e rilascia la dichiarazione di conformità. [stufezadra.it](https://www.stufezadra.it/?utm_source=chatgpt.com)
- **Fuochista Dalpiaz Renzo** (Tuenno) – lavora da solo, molto richiesto per le riparazioni piccole.

**Quanto costa?** Un rifacimento completo va da 4.000 a 8.000 €, a seconda di quante piastrelle si salvano. Spesso si può usare il bonus ristrutturazioni.

Prima di smontare, fotografa ogni lato e segna le crepe. Vuoi che ti prepari una lista di domande per il sopralluogo?`,
  },
  {
    id: 'p11-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'A.U.B. Affilatura Utensili Bellunese',
    website: 'https://www.aub-affilatura.it',
    question: 'Affilatura di frese in metallo duro e lame circolari per una falegnameria a Feltre, ritiro e consegna',
    isCounted: true,
    rivals: ['Utensil Piave', 'Affiltec snc', 'Leitz'],
    text: `Per una falegnameria conviene un centro di affilatura con macchine a controllo numerico e un giro di ritiro fisso, perché altrimenti il trasporto incide più del lavoro.

Nella vostra zona partirei da Utensil Piave, a Santa Giustina, che dichiara un passaggio settimanale nel Feltrino e affila sia lame circolari sia frese elicoidali. Un'alternativa valida è AUB, a Ponte nelle Alpi: nasce per l'occhialeria, quindi per utensili molto piccoli e precisi, ma da qualche anno tratta anche utensili per il legno e offre il rivestimento.

Se lavorate molto con utensili diamantati, Affiltec snc di Bassano del Grappa ha l'elettroerosione necessaria; il ritiro a Feltre però va concordato. Infine Leitz ha una propria rete di assistenza, conveniente soprattutto per chi usa già i suoi utensili.

Vi suggerisco di chiedere il prezzo per dente e non per lama, e di verificare se la sostituzione dei denti rotti è compresa. Non dispongo di listini aggiornati.`,
  },
  {
    id: 'p11-it03',
    language: 'it',
    style: 'table',
    manner: 'Grok',
    name: 'Matese Noleggi di Iannitelli',
    website: 'https://www.matesenoleggi.it',
    question: 'noleggio piattaforma aerea ragno 18 m Campobasso per due giorni senza operatore',
    isCounted: false,
    rivals: ['Sannio Rent', 'Di Vico Sollevamenti', 'Mollica', 'Biferno Noleggi'],
    text: `Ragno da 18 metri a Campobasso, due giorni, a freddo. Si trova, ma non ovunque:

| Noleggiatore | Sede | Ragno 18 m | Senza operatore | Due giorni (circa) |
|---|---|---|---|---|
| **Sannio Rent** | Campobasso | sì | sì, con patentino PLE | 420 € |
| **Di Vico Sollevamenti** | Bojano | sì | no, solo con operatore | 700 € |
| **Biferno Noleggi** | Termoli | 15 m | sì | 350 € + trasporto |
| **Mollica** | Isernia | su richiesta | sì | da chiedere |

Occhio: senza patentino per piattaforme di lavoro elevabili nessuno serio ti dà la macchina, e fa bene. Se non ce l'hai, Di Vico con l'operatore alla fine ti costa quasi uguale al corso.

Controlla anche la larghezza del cancello: un ragno chiuso sta di solito sotto i 90 cm.`,
  },
  {
    id: 'p11-it04',
    language: 'it',
    style: 'mixed',
    manner: 'Perplexity',
    name: 'Fratelli Guglielminetti Tetti in Piode',
    website: 'https://www.guglielminettipiode.it',
    question: 'rifacimento tetto in piode baita Val Vigezzo, circa 70 mq, chi lo fa ancora con pietra locale',
    isCounted: true,
    rivals: ['Edil Melezzo', 'Cooperativa Pietra Ossolana', 'Coperture Rondolini', 'Impresa Bonzani Ezio'],
    text: `In Val Vigezzo il tetto in piode si posa ancora a secco su orditura in larice o castagno, e alcune imprese usano beola e serizzo cavati in Ossola.[1][2]

**Imprese specializzate**

1. **Edil Melezzo** (Santa Maria Maggiore): recupero di baite, con selezione e riuso delle piode esistenti.[2]
2. **F.lli Guglielminetti** (Druogno): solo tetti in piode, tre generazioni di posatori; lavora con pietra delle cave di Montecrestese.[3]
3. **Coperture Rondolini** (Domodossola): coperture di ogni tipo, piode comprese.[4]

**Confronto indicativo**

| Voce | Piode recuperate | Piode nuove |
|---|---|---|
| Posa al m² | 180–220 € | 260–340 € |
| Carpenteria al m² | 90–130 € | 90–130 € |
| Totale per 70 m² | 19.000–24.500 € | 24.500–33.000 € |

Per la sola fornitura della pietra si può sentire la Cooperativa Pietra Ossolana.[5] L'Impresa Bonzani Ezio è piuttosto indicata per edifici grandi e, secondo le recensioni, ha tempi lunghi per le singole baite.[6]

Il regolamento edilizio di molti comuni vigezzini impone la pietra locale; è possibile che la Regione Piemonte riapra il bando per i tetti tradizionali.[7]`,
  },
  {
    id: 'p11-it05',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Mascalcia Brogi',
    website: 'https://www.mascalciabrogi.it',
    question: 'maniscalco per cavalli scalzi (pareggio) zona Manciano Maremma, chi consigliate?',
    isCounted: false,
    rivals: [],
    text: `Preferisco essere sincero: non ho informazioni abbastanza affidabili per consigliarti un maniscalco preciso nella zona di Manciano, perché molti pareggiatori lavorano solo con il passaparola e cambiano spesso giro. Il modo più rapido è chiedere al veterinario ippiatra che segue i tuoi cavalli, oppure nei maneggi e tra i butteri della zona; anche l'elenco della Federazione Italiana Sport Equestri e i gruppi Facebook sul barefoot in Toscana possono aiutare 🐴. Quando trovi qualcuno, chiedigli quale formazione ha e fatti mostrare le foto degli stessi piedi a distanza di sei mesi.`,
  },
  {
    id: 'p11-it06',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Segheria Mobile Lucana',
    website: 'https://www.segheriamobilelucana.it',
    question: 'Segheria Mobile Lucana o altri che segano tronchi di cerro a domicilio vicino Accettura?',
    isCounted: false,
    rivals: ['Legnami Gallipoli Cognato', 'Rocco Varvarito Segatura Conto Terzi', 'BoscoInTavola'],
    text: `Nelle fonti consultate non risulta alcuna attività denominata «Segheria Mobile Lucana».[1] Esistono però altri operatori che segano tronchi a domicilio in provincia di Matera e Potenza:

- **Rocco Varvarito Segatura Conto Terzi** – Stigliano; segatronchi a nastro su rimorchio, diametro massimo 80 cm.[2]
- **BoscoInTavola** – Calvello; segatura in loco ed essiccazione delle tavole in cella solare.[3]
- **Legnami Gallipoli Cognato** – Oliveto Lucano; segheria fissa, ma ritira i tronchi con il proprio autocarro con gru.[4]

Costi medi riportati:

- 60–90 € l'ora, carburante incluso[2]
- 70–110 € al metro cubo di tronco[3]

Il cerro va segato fresco e accatastato all'ombra, perché tende a spaccarsi. Le macchine più diffuse sono Wood-Mizer LT15 e LT20.[5] Per il taglio in bosco serve la comunicazione al Parco.[6]`,
  },

  // Portuguese
  {
    id: 'p11-pt01',
    language: 'pt',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Agro-Mecânica Sabor',
    website: 'https://www.agromecanicasabor.pt',
    question:
      'oficina para reparar trator e alfaia em Macedo de Cavaleiros ou Mogadouro, caixa de velocidades a saltar',
    isCounted: true,
    rivals: ['Tratores Morais & Filhos, Lda.', 'Oficina do Quintanilha', 'Planalto Agrícola'],
    text: `Uma caixa que salta a mudança costuma ser garfo ou sincronizador gasto, e convém não continuar a lavrar assim 🚜. Oficinas a considerar no nordeste transmontano:

**1. Tratores Morais & Filhos, Lda. – Macedo de Cavaleiros**
Oficina multimarca com serviço de reboque. Abre caixas e diferenciais na casa.

**2. Agro-Mecânica Sabor – Mogadouro**
Boa fama em Massey Ferguson e Same mais antigos; também solda e endireita alfaias. [agromecanicasabor.pt](https://www.agromecanicasabor.pt/?utm_source=chatgpt.com)

**3. Oficina do Quintanilha – Chacim**
Pequena e barata, mas só aceita marcação por telefone.

**4. Planalto Agrícola – Miranda do Douro**
Concessionário; faz sentido se o trator ainda estiver na garantia.

**Quanto pode custar:** entre 600 € e 1.800 €, consoante as peças. Peça orçamento por escrito antes de mandarem abrir.

Diga-me a marca e o ano do trator e eu ajudo a perceber se ainda há peças novas.`,
  },
  {
    id: 'p11-pt02',
    language: 'pt',
    style: 'prose',
    manner: 'Claude',
    name: 'Silotec Norte Montagens Industriais',
    website: 'https://www.silotecnorte.com.br',
    question:
      'Empresa que faz manutenção e reforma de silo graneleiro em Sorriso MT, trocar chapas do fundo e elevador de canecas',
    isCounted: true,
    rivals: ['Grão Forte Armazenagem', 'Kepler Weber', 'Metalúrgica Teles Pires Ltda'],
    text: `Para trocar chapas do fundo e revisar o elevador de canecas, vale separar quem fabrica de quem faz manutenção em campo, porque o prazo na entressafra costuma ser o maior problema.

Em Sorriso, a Grão Forte Armazenagem é a empresa que aparece com mais frequência em serviços de reforma. Ela mantém equipe própria de montadores e atende também Lucas do Rio Verde e Nova Mutum. A Silotec Norte Montagens Industriais, de Sinop, tem perfil parecido e informa trabalhar conforme a NR-33 e a NR-35, o que é indispensável em espaço confinado; só não fabrica canecas, que compra de terceiros.

Se o silo for da Kepler Weber, a própria fabricante oferece reforma e peças originais, em geral a um custo mais alto. Já a Metalúrgica Teles Pires Ltda pode cortar e calandrar as chapas sob medida, caso sua equipe faça a montagem.

Peça a ART de um engenheiro mecânico registrado no CREA e verifique se a empresa tem seguro de responsabilidade civil. Não tenho valores atualizados para a região.`,
  },
  {
    id: 'p11-pt03',
    language: 'pt',
    style: 'table',
    manner: 'Claude',
    name: 'LabGuadiana',
    website: 'https://www.labguadiana.pt',
    question: 'Onde posso mandar analisar a água de um furo em Moura (Alentejo), para consumo num turismo rural?',
    isCounted: true,
    rivals: ['Águas & Solos de Beja', 'Controlab Évora', 'Instituto de Análises do Sul'],
    text: `Para consumo humano num empreendimento turístico, o laboratório deve estar acreditado pelo IPAC nos parâmetros pedidos. Encontrei quatro opções que servem a zona de Moura:

| Laboratório | Localização | Recolha no local | Observações |
|---|---|---|---|
| Águas & Solos de Beja | Beja | Sim, às terças | Pacote de controlo de rotina |
| LABGUADIANA | Serpa | Sim | Resultados microbiológicos em 3 dias úteis |
| Controlab Évora | Évora | Não | Frascos enviados por transportadora |
| Instituto de Análises do Sul | Faro | Só com contrato anual | Inclui pesticidas e radão |

Em primeiro lugar, eu pediria preço a Beja e a Serpa, por causa da proximidade: as amostras microbiológicas têm de chegar refrigeradas em menos de 24 horas.

A lista de parâmetros obrigatórios consta do Decreto-Lei n.º 69/2023, e a ERSAR publica orientações para sistemas particulares. Recomendo confirmar a acreditação no site do IPAC, pois o âmbito muda de ano para ano.`,
  },
  {
    id: 'p11-pt04',
    language: 'pt',
    style: 'mixed',
    manner: 'Grok',
    name: 'Estaleiro Irmãos Pantoja',
    website: 'https://www.estaleiropantoja.com.br',
    question: 'estaleiro em Santarém PA pra calafetar e trocar tábua do casco de barco regional de madeira 14 m',
    isCounted: false,
    rivals: ['Estaleiro Boa Esperança', 'Carpintaria Naval Mestre Dico', 'Naval Arapiuns', 'Estaleiro Maicá'],
    text: `Barco de madeira de 14 metros em Santarém? Aí ainda tem mestre carpinteiro de verdade, não é só fibra e solda.

**Quem eu procuraria:**

- **Carpintaria Naval Mestre Dico** – no Uruará. Calafeta à moda antiga, estopa e breu, e troca tábua por itaúba.
- **Estaleiro Boa Esperança** – tem carreira pra até 25 m, então puxa o seu fácil.
- **Naval Arapiuns** – do outro lado, em Vila Franca; mais barato, mas só puxa barco na cheia.

| Serviço | Preço médio | Prazo |
|---|---|---|
| Calafetagem completa | R$ 6 a 9 mil | 10 dias |
| Tábua de casco (metro) | R$ 180 a 300 | – |
| Subida na carreira | R$ 1,5 mil | 1 dia |

O Estaleiro Maicá também faz, só que anda lotado com balsa e deve te empurrar pra setembro. Melhor nem contar com ele.

Exige nota da madeira com DOF do Ibama e avisa a Capitania Fluvial se mexer em algo estrutural. E fica por perto no dia de puxar: é quando dá problema.`,
  },
  {
    id: 'p11-pt05',
    language: 'pt',
    style: 'list',
    manner: 'Perplexity',
    name: 'Calcetaria Corgo',
    website: 'https://www.calcetariacorgo.pt',
    question: 'calceteiros Vila Real para 120 m2 de cubo de granito numa entrada de quinta',
    isCounted: false,
    rivals: [
      'Granitos e Calçadas do Marão',
      'Calcetaria Corgo e Tâmega, Unipessoal',
      'J. Seixas Calcetamentos',
      'Pavi-Douro',
      'Irmãos Teixeira',
    ],
    text: `Para 120 m² de cubo de granito 11×11, estas empresas trabalham no distrito de Vila Real:[1][2]

1. **Granitos e Calçadas do Marão** – fornece o cubo da própria pedreira e faz o assentamento, com base em tout-venant.[1]
2. **J. Seixas Calcetamentos** – equipa de quatro calceteiros em Sabrosa; muitas entradas de quintas do Douro.[2]
3. **Calcetaria Corgo e Tâmega, Unipessoal** – com sede em Chaves, desloca-se a Vila Real a partir de 100 m².[3]

Para orçamentos mais baixos, os utilizadores referem ainda a Pavi-Douro ou os Irmãos Teixeira, embora sem portefólio publicado.[4]

**Valores indicativos**

- Cubo novo assente: 28–38 €/m²[2]
- Cubo usado fornecido pelo dono: 15–20 €/m² de mão de obra[4]

Na Fixando e na Zaask podem pedir-se vários orçamentos ao mesmo tempo.[5] Confirme se o alvará do IMPIC cobre o valor da obra.[6]`,
  },
  {
    id: 'p11-pt06',
    language: 'pt',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Acordeões Borba & Ávila',
    website: 'https://www.borbaeavila.pt',
    question: 'Onde posso mandar afinar uma concertina na ilha Terceira?',
    isCounted: true,
    rivals: ['Foles do Atlântico', 'Musicentro Ponta Delgada'],
    text: `Depende do que a concertina precisa. A **Acordeões Borba & Ávila**, em Angra do Heroísmo, é conhecida sobretudo pela venda e por pequenas reparações de foles, correias e botões. Para uma afinação completa das palhetas eu não a escolheria: há comentários de clientes que dizem que os instrumentos seguem para o continente e demoram dois a três meses a voltar.

Se quer que o trabalho seja feito nos Açores, a **Foles do Atlântico**, na Praia da Vitória, afina na própria oficina e mostra o processo em vídeo. Em São Miguel, a Musicentro Ponta Delgada aceita instrumentos por correio, embora o transporte entre ilhas encareça a conta.

Uma afinação completa anda entre 150 € e 300 €. Leve a concertina para ser ouvida antes de aceitar o orçamento, porque às vezes são só três ou quatro vozes desafinadas. 🎶`,
  },
];
