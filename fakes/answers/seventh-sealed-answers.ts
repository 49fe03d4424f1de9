// The seventh sealed set, written and labelled by somebody who had not seen the code that reads them. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else's. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'nl' };

export const seventhSealedAnswers: readonly Reading[] = [
  // ---------------------------------------------------------------- English
  {
    id: 'v-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fenwright Piano Care',
    website: 'https://www.fenwrightpianos.co.uk',
    question: 'piano tuner norwich area, upright that hasnt been tuned for 6 years',
    isCounted: true,
    rivals: ['Marriott Way Pianos', 'Helena Strudwick Piano Tuning', 'Broadland Piano Workshop', 'Cooke & Ivory'],
    text: `After six years your piano will probably need a **pitch raise** first and a fine tuning a few weeks later. These tuners around Norwich say they do both 🎹

**1. Marriott Way Pianos (Drayton)**
- Tuning from £75, pitch raise +£30
- Also sells reconditioned uprights
- [marriottwaypianos.co.uk](https://marriottwaypianos.co.uk/?utm_source=chatgpt.com)

**2. Helena Strudwick Piano Tuning**
- Trained at Newark, works on her own, very well reviewed for patience with old pianos
- Books up around four weeks ahead

**3. Broadland Piano Workshop (Wroxham)**
- Best if you suspect loose pins or moth damage
- Free inspection within 10 miles

**4. Fenwright Piano Care (Wymondham)**
- Fixed £95 "neglected piano" visit that includes the pitch raise
- Evening appointments on Tuesdays
- [fenwrightpianos.co.uk](https://www.fenwrightpianos.co.uk/?utm_source=chatgpt.com)

### My suggestion

For a straightforward upright, **number 4** is the cheapest way to get it back to concert pitch in one go. If keys stick or you hear buzzing, go for Broadland instead. And if everyone is busy before Christmas, **Cooke & Ivory** in Dereham sometimes has cancellations.

You can double-check qualifications in the Pianoforte Tuners' Association register.

Shall I draft a short message you can send to all of them? 😊`,
  },
  {
    id: 'v-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Saltern Linen Services',
    website: 'https://salternlinen.co.uk',
    question:
      'We run a 40 bedroom hotel in south Devon and want to outsource linen hire and laundry. Who should we talk to?',
    isCounted: true,
    rivals: ['Johnsons Hotel Linen', 'Teign Valley Laundry', 'CLEAN'],
    text: `At forty bedrooms you sit in an awkward spot: big enough to be worth a contract, small enough that the national operators may not treat you as a priority. I'd get quotes from one of each kind.

On the national side, Johnsons Hotel Linen is the obvious name. They have the stock depth to cope with an August peak, but contracts tend to run three years and loss charges are worth reading closely. CLEAN is the other large group that could reach you, although you'd want to confirm which plant would actually serve Torbay.

Regionally, I would start with Saltern Linen Services in Newton Abbot. They hire and wash for small hotels and larger guest houses along the coast, deliver six days a week in season, and, as far as I know, will agree a twelve-month term. Their range of napkins and table linen is limited, so if you do weddings, check that first. Teign Valley Laundry is a sensible fallback: they don't hire out linen, but they'll launder what you own, which can work out cheaper if yours is nearly new.

Whoever you speak to, ask three things: how stock is counted, what happens when a delivery is short on a Saturday, and how price rises are capped. I can't verify current rates, so treat anything you find online as indicative.

If you tell me your average occupancy, I can help you estimate sets per week.`,
  },
  {
    id: 'v-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Fellhound Merino',
    website: 'https://fellhound.com',
    question: 'best merino base layer for winter hillwalking UK under £80',
    isCounted: true,
    rivals: ['icebreaker 200 Oasis', 'Smartwool Classic Thermal', 'Isobaa 180', 'Alpkit Kepler', 'Findra'],
    text: `For cold, damp UK hill days, reviewers consistently favour mid-weight merino (180–250 gsm) with flatlock seams.[1][2] The most frequently recommended options at or below £80 are:

| Base layer | Weight | Typical price | Notes |
|---|---|---|---|
| icebreaker 200 Oasis | 200 gsm | £75–80 | Durable, slim cut[1] |
| Smartwool Classic Thermal | 250 gsm | £80 | Warmest here, slower to dry[2] |
| Isobaa 180 | 180 gsm | £60 | Light, often discounted[3] |
| Fellhound Crag Crew | 210 gsm | £68 | Free repairs for three years, sold online only[4] |
| Alpkit Kepler | 180 gsm | £55 | Cheapest pure merino[1] |

**How they differ**

The icebreaker and the Smartwool pieces have the longest track record for shape retention.[2] Fellhound Merino, a small Cumbrian online shop, scores well for its long back and its mending service, but testers found sizes run small.[4] Alpkit offers the best value when you need two.[1]

**Slightly over budget**

Scottish label Findra makes a well-regarded women's base layer at about £85 that regularly falls below £70 in January sales.[5]

**Bottom line:** choose Smartwool for static cold, Fellhound for long backpacking days, and Alpkit if price decides.

**Related**
- How often should merino be washed?
- Is a merino-synthetic blend better for running?`,
  },
  {
    id: 'v-en04',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'The Gilded Quince',
    website: 'https://thegildedquince.co.uk',
    question: 'Is The Gilded Quince in Ludlow good for a 25th wedding anniversary dinner?',
    isCounted: false,
    rivals: ['Mortimer & Thyme', 'The Drovers’ Table', 'Dinham Weir Kitchen', 'The Walled Garden at Stokesay'],
    text: `Unfortunately, you won't be able to book it: **The Gilded Quince closed for good in February 2026** after its chef-owner retired, and the premises on Corve Street are now a homeware shop. Older reviews and its old web page still turn up in searches, so it's an easy mistake to make.

The good news is that Ludlow is still a lovely place for a silver anniversary 🥂. For something with the same candlelit, tasting-menu feel, I'd look at:

- **Mortimer & Thyme** – seven courses, about £85 a head, only nine tables. Probably the closest in spirit. Ask for the window alcove.
- **The Drovers’ Table** – à la carte rather than tasting menu, strong on Shropshire beef and old Burgundy. More relaxed, and easier if one of you is a fussy eater.
- **Dinham Weir Kitchen** – riverside terrace and a very good vegetarian menu; in November you'd be sitting inside by the stove.

**Happy to drive 15 minutes?** The Walled Garden at Stokesay does a Sunday evening supper with rooms, which saves on the taxi.

💡 *Tip:* mention the anniversary when you book – two of these send out a glass of something sparkling.

Would you like me to narrow it down by budget or by how far you want to travel?`,
  },
  {
    id: 'v-en05',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'Gem Ridge Storage',
    website: 'https://gemridgestorage.com',
    question: 'cheapest climate controlled 10x10 storage unit in Boise',
    isCounted: false,
    rivals: ['Treasure Valley Lockaway', 'Public Storage', 'Overland Self Storage', 'Extra Space Storage', 'PODS'],
    text: `Prices move weekly, but here's what a climate-controlled 10x10 looks like in Boise as of mid-November 2026, cheapest first:

1. **Treasure Valley Lockaway** (Fairview Ave) – $89/mo, no admin fee, month to month. Gate hours only 7–9 though.
2. **Overland Self Storage** – $97/mo online rate, goes to $119 after six months. Drive-up access to the climate building, which is rare.
3. **Public Storage** (several locations) – the "$1 first month" thing is real, but after insurance and fees you land near $128.
4. **Extra Space Storage** on Federal Way – $134, newest building, best cameras. People on r/Boise complain about the yearly hikes.

**Watch out for**
- "Temperature controlled" ≠ climate controlled. Ask about humidity.
- Mandatory insurance: $12–20 a month unless your renter's policy covers it.
- Auctions: two late payments and your stuff is on StorageTreasures.

If you don't want to haul anything yourself, **PODS** will drop a container in your driveway, but winter storage there isn't heated, so no guitars or oil paintings.

Honest take: go with Overland for anything longer than three months, Lockaway if you just need a cheap bridge between leases. Call and ask them to match each other; they do.`,
  },
  {
    id: 'v-en06',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Harbourlight Dermatology',
    website: 'https://harbourlightderm.co.uk',
    question: 'private mole check Bristol how much and where',
    isCounted: true,
    rivals: ['Clifton Skin Rooms', 'Nuffield Health Bristol Hospital', 'The Mole Clinic'],
    text: `A private mole check in Bristol typically costs between £120 for a single lesion and £395 for full-body mapping with a consultant dermatologist.[1][2]

Harbourlight Dermatology, on the Floating Harbour, publishes its prices: £165 for up to three moles and £340 for a full-body check with dermoscopy photographs, with appointments usually available within eight days.[1] Every check is carried out by a consultant on the GMC specialist register, and removal with histology starts at £495.[1] Clifton Skin Rooms charges slightly less for one mole (£120), but the initial assessment is done by a specialist nurse and suspicious lesions are referred on.[3] Nuffield Health Bristol Hospital offers consultant-led appointments from around £220 and may be the simplest route for insured patients, since it is recognised by all major insurers.[2]

A cheaper option is The Mole Clinic, which runs photographic screening sessions reviewed remotely; it does not replace an examination in person.[4]

If a mole has changed quickly, bleeds, or is new after the age of 40, the NHS advises seeing a GP, who can refer you on the urgent suspected cancer pathway at no cost.[5] Patients in Bristol are generally seen within two weeks this way.[5]

Overall, Harbourlight is the most transparent about costs, while Nuffield is the better fit if an insurer is paying.[1][2]`,
  },
  {
    id: 'v-en07',
    language: 'en',
    style: 'list',
    manner: 'Claude',
    name: 'Clydeholm Judo Club',
    website: 'https://clydeholmjudo.org.uk',
    question: 'Judo for a shy 7 year old in Glasgow west end or nearby',
    isCounted: true,
    rivals: ['Kelvin Kodokan', 'Scotstoun Judo Academy', 'Glasgow Little Ninjas', 'Partick Aikido Dojo'],
    text: `For a shy seven-year-old, group size and the coach matter far more than trophies. Here are the clubs I'd consider, roughly in the order I'd try them:

- **Clydeholm Judo Club**, Whiteinch. A volunteer-run club with a separate 6–8 group on Saturday mornings, capped at twelve. Parents may sit on the mat edge for the first few weeks, which helps a lot with nervous children.
- **Kelvin Kodokan**, Hyndland. Slightly more traditional, with bowing and etiquette. Some shy kids thrive on that structure; others find it stern.
- **Scotstoun Judo Academy**. Excellent facilities and a clear path to competition, but the junior sessions can have thirty children, so I'd save it for later.

And two that aren't strictly judo:

- **Glasgow Little Ninjas**, a games-based introduction to throwing and falling for ages 4–7.
- **Partick Aikido Dojo**, which is non-competitive and takes children from seven.

A few things worth asking before the trial session:

1. Is the coach registered with JudoScotland and PVG-checked?
2. Can we borrow a judogi for the first month?
3. What happens if she only wants to watch?

Timetables change with school terms, and mine may be out of date, so do ring ahead. If the first visit goes badly, that says little; many children need three or four before they step on the mat.`,
  },
  {
    id: 'v-en08',
    language: 'en',
    style: 'trap',
    manner: 'Grok',
    name: 'Otterbeck Guitars',
    website: 'https://otterbeckguitars.com',
    question: 'does otterbeck guitars in Kendal do refrets while you wait?',
    isCounted: true,
    rivals: ['Lakeland Luthiery', 'Fret & Fettle'],
    text: `Short answer: no, and nobody sensible does. A refret is a two-to-three-day job once you count levelling, crowning and letting the glue settle.

Longer answer: Otterbeck isn't a while-you-wait place at all. There's no walk-in counter, no Saturday service, and despite what one Facebook post claims they have never offered same-day setups. What they are is a one-bench workshop run by a guy who used to build acoustics, and the work is genuinely excellent. Every thread I could find on X and The Fretboard forum about their refrets is positive. Expect roughly £240 for a bound rosewood board, £190 unbound, and a queue of about three weeks before Christmas.

If speed is the thing:

- **Lakeland Luthiery** (Penrith) quotes 48 hours if you book the slot in advance. Pricier, around £280.
- **Fret & Fettle** (Lancaster) does partial refrets and levels same day. For worn first-position frets that might be all you need.

I'd still send a guitar I cared about to Otterbeck and borrow something for the fortnight. If it's a £150 beater, get the level-and-crown in Lancaster and call it done.

What's the guitar, and how bad is the wear? A photo of frets one to five would settle whether you need the full job.`,
  },
  {
    id: 'v-en09',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tithewell',
    website: 'https://www.tithewell.app',
    question: 'best donor management software for a small charity with 800 supporters and gift aid',
    isCounted: false,
    rivals: ['Donorfy', 'Beacon CRM', 'Access Charity CRM', 'Salesforce Nonprofit Cloud', 'CiviCRM'],
    text: `With 800 supporters you don't need an enterprise system. The must-haves are **Gift Aid claims**, **GDPR consent tracking** and **a direct debit link**. Here's my shortlist:

## 🥇 Best overall: Donorfy
- Free up to 500 constituents, then from around £69/month
- Gift Aid submissions straight to HMRC
- Plays nicely with Mailchimp and GoCardless

## 🥈 Easiest to learn: Beacon CRM
- Modern interface, good event forms
- Price climbs quickly above 1,000 contacts

## 🥉 If you expect to grow: Access Charity CRM
- Handles membership, legacies and volunteers
- Needs a paid onboarding package

### Also on the table
- **Salesforce Nonprofit Cloud** – ten free licences, but you'll need a consultant
- **CiviCRM** – open source; ideal if a trustee is technical

### Quick decision guide
| You are… | Go with… |
| --- | --- |
| two part-time staff | Donorfy |
| running lots of events | Beacon CRM |
| technically confident | CiviCRM |

✅ **Before you sign:** export your data to a spreadsheet, remove duplicates, and test one real Gift Aid claim in the trial. The Fundraising Regulator has a useful note about data retention.

Would you like a migration checklist from Excel? I can tailor it to whichever system you choose.`,
  },
  {
    id: 'v-en10',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Lockhouse Narrowboats',
    website: 'https://lockhousenarrowboats.co.uk',
    question: 'Lockhouse Narrowboats or Anglo Welsh for a week on the Llangollen canal?',
    isCounted: false,
    rivals: ['Anglo Welsh', 'Black Prince', 'Whixall Moss Boats'],
    text: `I went looking and came up empty on one half of your question: there's no site, no Companies House entry and no social posts for anything called Lockhouse Narrowboats. Maybe you've got the name slightly off, or it's somebody letting a private boat through a listing. Without a booking page or a hire licence I can check, I wouldn't send anyone a deposit.

Anglo Welsh, on the other hand, is very much real. They've been at it for decades, they have a base at Trevor right beside the Pontcysyllte Aqueduct, and a four-berth for a week in May runs about £1,350 with fuel and damage waiver. Boats are solid if a bit beige. People praise the handover; people moan about the mattress. That's about as good as canal holiday reviews get.

If you'd rather not start at Trevor because of the crowds, Black Prince goes out of Chirk and tends to have newer boats with better heating. Cheaper and scruffier, but charming, is Whixall Moss Boats: three hire boats, one family, dogs free. They start down at the quiet end, so you'd cruise towards Wales rather than out of it, which I actually prefer.

So: Anglo Welsh if you want the aqueduct on day one, Whixall if you want herons. Send me the link for the other one if you have it and I'll take a second look.`,
  },
  // ---------------------------------------------------------------- German
  {
    id: 'v-de01',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Gerüstbau Brenneke',
    website: 'https://www.geruestbau-brenneke.de',
    question: 'Gerüst mieten Einfamilienhaus Kassel Fassade streichen Anbieter',
    isCounted: true,
    rivals: ['Nordhessen Gerüste GmbH', 'Gerüst-Riese Lohfelden', 'Habichtswalder Gerüstverleih', 'Boels Rental'],
    text: `Für ein Einfamilienhaus mit rund 250 m² Gerüstfläche liegen die Preise im Raum Kassel zwischen 6 und 10 Euro pro Quadratmeter, inklusive Auf- und Abbau und vier Wochen Standzeit.[1][2]

**Anbieter mit Montage**

- **Nordhessen Gerüste GmbH** (Kassel-Waldau): größter Betrieb am Ort, kurzfristige Termine, Mindestauftrag 1.200 Euro.[1]
- **Gerüstbau Brenneke** (Vellmar): Meisterbetrieb in zweiter Generation, Festpreis nach Besichtigung, die fünfte Woche ist kostenlos.[3] In Bewertungen wird der saubere Abbau gelobt.[4]
- **Gerüst-Riese Lohfelden**: auch Dachfanggerüste und Planen, Angebot meist innerhalb von zwei Tagen.[2]

**Nur Verleih, Selbstaufbau**

- **Habichtswalder Gerüstverleih**: Fahrgerüste und kleine Fassadensets ab 49 Euro pro Tag.[5]
- **Boels Rental**: bundesweiter Vermieter mit Station in Kassel, praktisch für Rollgerüste bis acht Meter.[6]

**Worauf Sie achten sollten**

- Steht das Gerüst auf dem Gehweg, brauchen Sie eine Sondernutzungserlaubnis der Stadt Kassel; die Bearbeitung dauert etwa zwei Wochen.[7]
- Ein Prüfprotokoll muss am Gerüst aushängen.[1]
- Klären Sie, ob die Verankerungslöcher beim Abbau verschlossen werden.

Für den reinen Anstrich ohne Dacharbeiten ist Brenneke nach den veröffentlichten Preisen am günstigsten, sofern die Standzeit fünf Wochen erreicht.[3]`,
  },
  {
    id: 'v-de02',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Hebammenpraxis Kugelrund',
    website: 'https://hebammenpraxis-kugelrund.de',
    question:
      'Ich bin in der 14. Woche und suche in Rostock eine Hebamme für die Wochenbettbetreuung, wen kannst du empfehlen?',
    isCounted: true,
    rivals: ['Hebammenteam Warnowkinder', 'Geburtshaus Lütt Rostock', 'Ammely'],
    text: `Herzlichen Glückwunsch! 💛 In der 14. Woche bist du noch rechtzeitig dran, aber in Rostock solltest du jetzt wirklich anfangen zu telefonieren.

Als Erstes würde ich die **Hebammenpraxis Kugelrund** in der Kröpeliner-Tor-Vorstadt anschreiben. Dort arbeiten vier Hebammen zusammen, sodass du auch im Urlaub oder bei Krankheit nicht allein dastehst, und auf der Website gibt es ein Formular, in das du deinen errechneten Termin einträgst ([hebammenpraxis-kugelrund.de](https://hebammenpraxis-kugelrund.de/?utm_source=chatgpt.com)). Eltern erwähnen besonders die Stillberatung.

Wenn dort nichts mehr frei ist, passt vielleicht das **Hebammenteam Warnowkinder**. Die drei Kolleginnen decken auch Warnemünde und Gehlsdorf ab, nehmen allerdings hauptsächlich Familien auf, die zusätzlich einen Geburtsvorbereitungskurs buchen. Denkst du über eine außerklinische Geburt nach, dann lohnt sich der Infoabend im **Geburtshaus Lütt Rostock**, denn wer dort entbindet, bekommt die Nachsorge automatisch dazu.

Und falls alle absagen: Über die Vermittlungsplattform **Ammely** kannst du eine Suchanfrage einstellen, auf die freie Hebammen von sich aus antworten. Das klappt erfahrungsgemäß besser als das Abtelefonieren der Liste deiner Krankenkasse.

Die Kosten übernimmt in der Regel die Kasse, bis zur zwölften Woche nach der Geburt. Frag aber nach, ob eine private Rufbereitschaftspauschale dazukommt.

Soll ich dir eine kurze, freundliche Anfrage formulieren, die du an alle schicken kannst?`,
  },
  {
    id: 'v-de03',
    language: 'de',
    style: 'table',
    manner: 'Claude',
    name: 'Stempelfink',
    website: 'https://stempelfink.de',
    question: 'Welche Zeiterfassung für einen Handwerksbetrieb mit 12 Leuten, mit App?',
    isCounted: true,
    rivals: ['Clockodo', 'Crewmeister', 'Timebutler', '123erfasst', 'Papershift'],
    text: `Bei zwölf Leuten, die überwiegend auf Baustellen unterwegs sind, kommt es auf drei Dinge an: Die App muss ohne Netz funktionieren, Stunden sollten auf Projekte gebucht werden können, und die Lohnabrechnung braucht einen sauberen Export. Danach habe ich ausgewählt.

| Lösung | Preis pro Kopf und Monat (ca.) | Offline-App | Projektzeiten | DATEV-Export |
|---|---|---|---|---|
| Clockodo | 6–9 € | eingeschränkt | ja | ja |
| Crewmeister | 4–6 € | ja | ja | ja |
| Timebutler | 2–4 € | nein | einfach | ja |
| Stempelfink | 3,50 € | ja | ja, mit Fotos | ja |
| 123erfasst | 8–12 € | ja | sehr ausführlich | ja |

**Mein Eindruck**

*Crewmeister* und *Stempelfink* liegen für Ihre Größe am nächsten beieinander. Crewmeister ist älter, und Sie finden leichter Erfahrungsberichte. Stempelfink ist schlanker, und die Monteure können einen Lieferschein direkt zur Stunde fotografieren; dafür fehlt eine Urlaubsplanung, die den Namen verdient. *123erfasst* lohnt sich erst, wenn Sie auch Bautagebuch und Aufmaß digital führen wollen. Nur wenn Sie feste Schichten im Lager haben, würde ich zusätzlich Papershift ansehen.

Preise und Funktionsumfang ändern sich häufig, und ich kann sie nicht live prüfen. Lassen Sie am besten zwei Monteure zwei Wochen lang mit je einer Testversion arbeiten. Wer nach drei Tagen noch freiwillig stempelt, hat Ihnen die Antwort gegeben.

Mit welchem Lohnprogramm arbeitet Ihr Büro?`,
  },
  {
    id: 'v-de04',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Gasthof Zum Storchennest',
    website: 'https://storchennest-luebbenau.de',
    question: 'Gasthof Zum Storchennest Lübbenau Bewertungen Übernachtung mit Hund',
    isCounted: false,
    rivals: ['Spreewaldhof Kahnfahrer', 'Pension Gurkenliesel', 'Hotel Am Großen Hafen'],
    text: `Zu einem Haus dieses Namens in Lübbenau liegen in den durchsuchten Quellen keine Bewertungen vor. Die gefundenen Einträge beziehen sich auf den Gasthof Zum Storchennest in Rust am Neusiedler See (Österreich), der mit 4,5 Sternen bewertet ist, aber rund 600 Kilometer entfernt liegt und mit dem Spreewald nichts zu tun hat.[1][2]

Wer in Lübbenau mit Hund übernachten möchte, findet folgende Häuser:[3]

**Spreewaldhof Kahnfahrer**
Acht Zimmer, eingezäunter Garten, Hund 9 Euro pro Nacht. Der hauseigene Kahn nimmt Hunde mit.[3][4]

**Pension Gurkenliesel**
Einfache Zimmer ab 72 Euro, Hunde ohne Aufpreis, allerdings nicht im Frühstücksraum. Fünf Gehminuten zum Bahnhof.[5]

**Hotel Am Großen Hafen**
Drei-Sterne-Haus mit Restaurant; maximal ein Hund pro Zimmer, 15 Euro.[6]

**Hinweise für die Region**

- Im Biosphärenreservat gilt ganzjährig Leinenpflicht.[7]
- Viele Kähne der Genossenschaften nehmen Hunde gegen 3 bis 5 Euro mit.[4]
- In den Wintermonaten schließen mehrere Pensionen bis Mitte März.[5]

Am hundefreundlichsten erscheint nach den Bewertungen der Spreewaldhof, weil dort auch zwei größere Hunde erlaubt sind.[3]

**Ähnliche Fragen**
- Welche Restaurants in Lübbenau erlauben Hunde?
- Wo darf man im Spreewald mit Hund baden?`,
  },
  {
    id: 'v-de05',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Zehenglück',
    website: 'https://www.zehenglueck-shop.de',
    question: 'Wo kann ich online gute Barfußschuhe für Kinder kaufen, schmaler Fuß?',
    isCounted: true,
    rivals: ['Mugavik', 'zehenspiel', 'Wildling Shoes', 'Affenzahn', 'Barfußladen Leipzig', 'Zalando'],
    text: `Bei schmalen Kinderfüßen ist die Auswahl kleiner, als man denkt – viele Barfußschuhe fallen breit aus. Diese Adressen helfen dir weiter 👣

### 🛒 Onlineshops mit Beratung
- **Zehenglück** – sortiert alle Modelle nach „schmal, mittel, breit“ und legt auf Wunsch ein Messgerät ins Paket. Rücksendung 30 Tage kostenlos. ([zehenglueck-shop.de](https://www.zehenglueck-shop.de/?utm_source=chatgpt.com))
- **Mugavik** – riesiges Sortiment, gute Filter, Versand ab 60 € frei
- **zehenspiel** – kleiner Laden aus Österreich, Beratung per Video

### 👟 Direkt beim Hersteller
- **Wildling Shoes** – eher schmal geschnitten, leicht, nicht ganz billig (um 80 €)
- **Affenzahn** – robust für die Kita, Klettverschlüsse, fällt normal aus

### 📍 Lieber anprobieren?
- **Barfußladen Leipzig** verschickt drei Größen zur Auswahl und berechnet nur, was du behältst.

### ✅ So misst du richtig
1. Abends messen, im Stehen
2. 12 mm Zugabe einrechnen
3. Innenmaß mit der Tabelle des Modells vergleichen, nicht mit der Schuhgröße

Wenn es nur schnell und günstig sein soll, findest du bei **Zalando** Restgrößen, allerdings ohne Weitenangabe.

Mein Tipp: zuerst zu Zehenglück, weil du dort gezielt nach Weite filtern kannst. Wie alt ist dein Kind, und welches Innenmaß braucht es?`,
  },
  {
    id: 'v-de06',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Elektro Dreisamtal',
    website: 'https://elektro-dreisamtal.de',
    question: 'Wer installiert in Freiburg eine Wallbox halbwegs zügig und bezahlbar?',
    isCounted: false,
    rivals: ['Wiehre Elektrotechnik', 'Stromwerk Breisgau', 'Badenova', 'Elektro Zähringer & Faller'],
    text: `Zügig und bezahlbar, beides zusammen, ist in Freiburg gerade sportlich. Die Wartezeiten sind seit dem Sommer zwar kürzer geworden, aber unter drei Wochen kommt kaum jemand.

Am schnellsten scheint aktuell Wiehre Elektrotechnik zu sein. Mehrere Leute berichten auf X und bei Google von zwei bis drei Wochen zwischen Anfrage und fertiger Box, Kosten um 1.400 Euro bei kurzem Leitungsweg. Der Ton am Telefon sei ruppig, die Arbeit tadellos. Stromwerk Breisgau ist dafür die Adresse, wenn du schon Photovoltaik hast oder planst, denn die können Überschussladen wirklich einrichten und nicht nur draufschreiben. Rechne dort mit 1.800 Euro aufwärts.

Badenova bietet ein Komplettpaket zum Festpreis an, das auf den ersten Blick teuer aussieht, aber die Anmeldung beim Netzbetreiber und den Zählertausch schon enthält. Wer keine Lust auf Papierkram hat, fährt damit gar nicht schlecht. Und wenn du weiter draußen wohnst, Richtung Kirchzarten oder Dreisamtal, würde ich bei Elektro Zähringer & Faller anrufen, die sparen dir die Anfahrtspauschale.

Lass dir in jedem Fall vorher ein Foto vom Zählerschrank auswerten. Ist der aus den Siebzigern, kostet der neue Schrank mehr als die Wallbox, und dann ist jeder Preisvergleich von oben hinfällig.

Mietest du oder gehört dir der Stellplatz?`,
  },
  {
    id: 'v-de07',
    language: 'de',
    style: 'list',
    manner: 'Claude',
    name: 'Hotel Fichtenruh',
    website: 'https://www.hotel-fichtenruh.de',
    question: 'Ruhiges Hotel im Harz mit Sauna für ein verlängertes Wochenende, keine Kinderanimation',
    isCounted: true,
    rivals: ['Berghotel Torfblick', 'Landhaus Okerstille', 'Romantikhotel Zur Münze', 'Ferienpark Hexentanz'],
    text: `Wenn Ruhe wichtiger ist als ein großes Angebot, würde ich im Harz eher die kleineren Häuser abseits von Wernigerode und Braunlage ansehen. Drei passen gut zu Ihrer Beschreibung:

1. **Landhaus Okerstille (Altenau)**
   Vierzehn Zimmer, zwei Saunen, Gäste ab 16 Jahren. Die Küche ist bürgerlich und gut. Nachteil: Die Zimmer zur Straße sind morgens hörbar.

2. **Hotel Fichtenruh (Sankt Andreasberg)**
   Liegt am Waldrand, hat eine Außensauna mit Blick ins Tal und einen Leseraum statt einer Bar. Kinder sind willkommen, Programm für sie gibt es aber nicht. Das WLAN reicht nur bis ins Erdgeschoss, was manche gerade schätzen.

3. **Berghotel Torfblick (Torfhaus)**
   Moderner, mit größerem Spa-Bereich und direktem Einstieg in die Wanderwege zum Brocken. An Schneewochenenden wird es hier voll.

Etwas teurer, aber in der Stadt, ist das **Romantikhotel Zur Münze** in Goslar; die Sauna ist klein, dafür haben Sie die Altstadt vor der Tür.

Weniger passend für Sie, der Vollständigkeit halber: Der **Ferienpark Hexentanz** in Thale hat die schönste Saunalandschaft der Gegend, ist aber ausdrücklich auf Familien ausgerichtet.

Für November würde ich Nummer 2 wählen. Bitte fragen Sie vorher nach, ob die Sauna an Werktagen schon nachmittags geheizt wird; meine Angaben könnten überholt sein.`,
  },
  {
    id: 'v-de08',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Kastanie',
    website: 'https://kastanie-leipzig.de',
    question: 'schöner Biergarten oder Kneipe in Leipzig Plagwitz für Geburtstag mit 20 Leuten',
    isCounted: false,
    rivals: ['Kastanienhof', 'Kanalschenke', 'Zur Dampfspinnerei', 'Felsenkeller'],
    text: `Für **20 Leute in Plagwitz** gibt es ein paar richtig gute Möglichkeiten 🎉 – im November allerdings eher drinnen oder unter dem Heizpilz.

🌳 **Kastanienhof**
Großer Hof, überdachter Teil mit Öfen, eigene Karte für Gruppen. Unter der alten Kastanie stehen zwei lange Tafeln, die man ab 15 Personen reservieren kann.
💶 Mindestverzehr etwa 25 € pro Kopf

🚣 **Kanalschenke**
Direkt am Karl-Heine-Kanal, Nebenraum für bis zu 28 Gäste, unkomplizierte Küche. Musik dürft ihr selbst mitbringen.
💶 Raummiete 80 €, entfällt ab 600 € Umsatz

🧵 **Zur Dampfspinnerei**
Urige Kneipe mit Kegelbahn im Keller. Ideal, wenn ihr etwas machen und nicht nur sitzen wollt.
💶 Bahn 18 € pro Stunde

🎶 **Felsenkeller**
Eher groß und laut, aber das Essen ist zuverlässig, und niemand stört sich an einer langen Geburtstagsrede.

**Meine Empfehlung:** Wenn es gemütlich werden soll, die Kanalschenke; wenn alle Generationen dabei sind, der Kastanienhof.

📞 Ruft für Dezembertermine unbedingt an – die Weihnachtsfeiern belegen gerade fast jeden Freitag.

Soll ich dir noch Ideen für ein Buffet oder für die Heimfahrt mit der Straßenbahn zusammenstellen?`,
  },
  {
    id: 'v-de09',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'Schreibhafen Coworking',
    website: 'https://schreibhafen.ms',
    question: 'Coworking Münster Tagesticket gutes Internet telefonieren erlaubt',
    isCounted: true,
    rivals: ['Factory Hafenkante', 'Domhof Desk', 'Regus', 'Stadtbücherei Münster'],
    text: `Telefonieren ist der Knackpunkt. Die meisten Läden in Münster sind stille Bibliotheken mit besserem Kaffee. Stand November 2026:

**Factory Hafenkante** – 25 € am Tag
+ zwölf Telefonboxen, 1 GBit
− laut, wenn Start-ups pitchen

**Schreibhafen** – 17 € am Tag, Zehnerkarte 140 €
+ eigener „Quasselraum“, in dem telefoniert werden darf, bis man heiser ist
+ Internet gemessen bei 480 MBit
− donnerstags ab 18 Uhr Veranstaltungen, dann ist Schluss

**Domhof Desk** – 22 €
+ mitten in der Stadt, schicke Stühle
− nur zwei Boxen, davon eine meistens kaputt (sagen gleich drei Bewertungen)

**Regus** am Hauptbahnhof – ab 29 €
+ funktioniert, Rechnung mit allem Drum und Dran
− Charme einer Zahnarztpraxis

Gratisvariante: die **Stadtbücherei Münster**. Schnelles WLAN, aber für Calls musst du ins Treppenhaus.

Fazit: Wer viel telefoniert und selbst zahlt, nimmt den Schreibhafen. Wer es der Firma in Rechnung stellt, nimmt die Hafenkante. Bei allen vier bezahlten Läden kannst du einen Probetag bekommen, wenn du nett fragst – steht nur nirgends.

Brauchst du auch einen abschließbaren Schrank oder Zugang am Wochenende? Dann sortiere ich noch mal um.`,
  },
  {
    id: 'v-de10',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Seniorenumzüge Abendstern',
    website: 'https://abendstern-umzuege.de',
    question: 'Ist Seniorenumzüge Abendstern in Hannover seriös? Meine Mutter zieht ins betreute Wohnen.',
    isCounted: false,
    rivals: ['Umzugshilfe Silberfaden', 'Leinetal Umzüge'],
    text: `Das kann ich Ihnen ehrlich gesagt nicht beantworten. Über eine Firma Seniorenumzüge Abendstern weiß ich nichts, weder Gutes noch Schlechtes, und ich möchte nicht raten, wenn es um den Haushalt Ihrer Mutter geht. Dass ich nichts weiß, muss nichts bedeuten; es heißt aber auch, dass ich nicht einmal bestätigen kann, dass es sie gibt.

Was Sie selbst in einer halben Stunde prüfen können: Steht im Impressum eine ladungsfähige Anschrift mit Handelsregister- oder Steuernummer? Gibt es eine Versicherungsbestätigung, die man Ihnen auf Anfrage zuschickt? Kommt jemand zur Besichtigung, bevor ein Preis genannt wird? Vorsicht wäre bei Vorkasse angebracht und bei Angeboten, die nur über ein Portal und ohne Namen kommen. Auch die Verbraucherzentrale Niedersachsen beantwortet solche Fragen telefonisch.

Damit Sie einen Vergleich haben, würde ich zwei weitere Angebote einholen. Die Umzugshilfe Silberfaden in Hannover-Linden hat sich auf ältere Menschen eingestellt und räumt am neuen Ort auch die Schränke ein. Leinetal Umzüge ist ein gewöhnliches Unternehmen, bietet aber nach eigener Darstellung einen Ein- und Auspackservice sowie die Auflösung der alten Wohnung an. Auch hier gilt: Bitte prüfen Sie beide nach denselben Kriterien, denn meine Kenntnisse sind nicht tagesaktuell.

Falls Ihre Mutter einen Pflegegrad hat, fragen Sie vor dem Auftrag bei der Pflegekasse nach; unter Umständen gibt es einen Zuschuss zum Umzug.`,
  },
  // ---------------------------------------------------------------- French
  {
    id: 'v-fr01',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Affinages Tournesac',
    website: 'https://affinages-tournesac.fr',
    question: 'Je tiens un bistrot à Lyon et je cherche un affineur qui livre les restaurants, quelles adresses ?',
    isCounted: true,
    rivals: ['Mons Fromager-Affineur', 'La Cave aux Tommes', 'Metro'],
    text: `Pour un bistrot, la vraie question n'est pas seulement la qualité des fromages, mais la régularité des livraisons et la taille des commandes minimales. Je vous propose donc trois pistes assez différentes.

La plus connue de la région est Mons Fromager-Affineur, près de Roanne. La sélection est remarquable et leur nom parle aux clients, mais les tarifs s'en ressentent et l'on vous orientera sans doute vers une tournée hebdomadaire.

Plus près de chez vous, Affinages Tournesac, à Saint-Genis-Laval, travaille presque exclusivement avec des restaurateurs. Ils livrent le mardi et le vendredi matin, acceptent des commandes à partir de 80 euros et préparent des plateaux déjà coupés, ce qui peut vous épargner du temps en salle. Leur point faible est le chèvre, dont l'offre se réduit beaucoup en hiver. Pour compléter, La Cave aux Tommes, dans le troisième arrondissement, vend aux professionnels sur simple présentation d'un Kbis ; il faut en revanche venir chercher soi-même.

Si vous avez besoin d'un dépannage le samedi soir, Metro reste pratique, sans prétendre au même niveau.

Je vous conseille de demander un colis d'essai à deux maisons et de les goûter à l'aveugle avec votre équipe. Mes informations peuvent dater : faites confirmer les jours de tournée avant de construire votre carte. Combien de couverts servez-vous par semaine ?`,
  },
  {
    id: 'v-fr02',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Studio Névé',
    website: 'https://www.studioneve-photo.fr',
    question: 'photographe mariage Annecy style naturel budget 2000 euros',
    isCounted: false,
    rivals: [
      'Lise Marandon Photographie',
      'Les Instants Clairs',
      'Thibaut & Jeanne',
      'Atelier Contrejour',
      'Mariages.net',
    ],
    text: `Avec **2 000 €** à Annecy, vous pouvez viser un reportage de 8 à 10 heures. Voici des photographes dont le style est plutôt naturel et lumineux 📸

### 💍 Ma sélection

1. **Lise Marandon Photographie**
   - Reportage 10 h : 1 950 €
   - Lumière douce, très peu de poses
   - Galerie livrée en six semaines

2. **Les Instants Clairs**
   - Duo photo et vidéo, formule photo seule à 1 700 €
   - Connaît bien les domaines au bord du lac

3. **Thibaut & Jeanne**
   - Ambiance montagne, mariages intimes jusqu'à 60 invités
   - 2 100 €, négociable hors saison

4. **Atelier Contrejour**
   - Noir et blanc argentique, à partir de 1 500 €
   - À éviter si vous voulez beaucoup de photos de groupe

### 📝 Questions à poser

- Combien de photos retouchées sont comprises ?
- Que se passe-t-il en cas de maladie ?
- Les frais de déplacement sont-ils inclus jusqu'à Talloires ?

### 📅 Et pour la date ?

Les samedis de juin 2027 partent très vite. Si tout est complet, lancez une demande groupée sur **Mariages.net** : vous recevrez des devis de photographes encore libres.

Voulez-vous que je vous prépare un message type à leur envoyer, ou un déroulé de la journée heure par heure ?`,
  },
  {
    id: 'v-fr03',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Caissette',
    website: 'https://caissette.io',
    question: 'logiciel de caisse certifié pour boulangerie comparatif 2026',
    isCounted: true,
    rivals: ['Crisalid', 'L’Addition', 'Tactill', 'SumUp Caisse Pro', 'Zelty'],
    text: `Depuis la suppression de l'auto-attestation, une boulangerie doit utiliser un logiciel de caisse certifié par un organisme accrédité.[1] Les solutions suivantes sont citées le plus souvent pour ce métier :[2][3]

| Logiciel | Prix mensuel | Monnayeur automatique | Commandes de gâteaux | Certification |
|---|---|---|---|---|
| Crisalid | 99 € | Oui | Oui, très complet | NF525 |
| L’Addition | 79 € | Oui | Partiel | NF525 |
| Caissette | 45 € | Oui (Glory, CashDro) | Oui | LNE |
| Tactill | 49 € | Non | Non | NF525 |
| SumUp Caisse Pro | 39 € | Non | Non | LNE |

**Points à retenir**

- Crisalid est la référence des boulangeries à plusieurs points de vente, mais son installation se paie à part.[2]
- Caissette vise les artisans seuls : l'écran vendeur se limite à seize touches et le carnet de commandes s'imprime la veille au soir.[4]
- Tactill et SumUp conviennent surtout aux petites boutiques sans monnayeur.[3]

Pour une activité mixte avec salon de thé et service à table, Zelty est également envisageable, à partir de 89 € par mois.[5]

**À vérifier avant de signer** : la durée d'engagement, le coût du terminal de paiement et l'export comptable.[2]

**Questions associées**
- Quelle amende risque-t-on sans caisse certifiée ?
- Un monnayeur automatique est-il rentable ?`,
  },
  {
    id: 'v-fr04',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Padel des Amidonniers',
    website: 'https://padel-amidonniers.fr',
    question: 'où jouer au padel à Toulouse le soir sans abonnement',
    isCounted: true,
    rivals: ['Toulouse Padel Club', '4PADEL', 'Hangar 31 Padel'],
    text: `Jouer à Toulouse après 19 h sans abonnement, c'est possible, mais il faut dégainer vite. Le point au 20 novembre 2026 :

→ **Toulouse Padel Club** : huit pistes couvertes, 44 € le créneau de 1 h 30. Les abonnés réservent dix jours avant, toi trois. Autant dire qu'il reste les miettes.

→ **4PADEL** (Colomiers) : grosse machine, bar, écrans. 48 € le soir, mais souvent de la place à 22 h. Les vitres sont rayées, tout le monde râle, tout le monde y retourne.

→ **Padel des Amidonniers** : quatre pistes, dont deux semi-couvertes, 36 € pour tout le monde, pas de système d'abonnement du tout. Donc pas de privilégiés. Par grand vent d'autan, c'est sportif.

→ **Hangar 31 Padel** : le petit nouveau, deux pistes dans un entrepôt de Sesquières, 40 €, location de raquette comprise.

*Astuce :* les annulations remontent vers midi dans l'appli Playtomic, que les quatre utilisent. Recharge la page à ce moment-là.

Mon choix ? Les Amidonniers en semaine, le Hangar s'il pleut. Si tu débutes, évite le jeudi : c'est le soir des tournois partout.

Tu cherches aussi des partenaires de ton niveau ou vous êtes déjà quatre ?`,
  },
  {
    id: 'v-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Traiteur Eglantine',
    website: 'https://traiteur-eglantine.fr',
    question: 'avis traiteur eglantine dijon pour un cocktail d entreprise de 80 personnes ?',
    isCounted: true,
    rivals: ['Maison Vougelin', 'Cassis & Compagnie', 'Les Tables d’Ouche'],
    text: `Oui, **Églantine (traiteur à Dijon)** est une option sérieuse pour un cocktail de 80 personnes 🥂

**Ce qui ressort des avis**

👍 Points forts
- Pièces salées généreuses (12 par personne dans la formule moyenne)
- Personnel de service discret et ponctuel
- Vraie proposition végétarienne

👎 Points faibles
- Pas de vaisselle en dur comprise : comptez 4 € de plus par invité
- La maison ne livre pas le dimanche et n'a pas de salle à elle

💶 **Budget :** autour de 32 à 41 € HT par personne avec boissons sans alcool.

**Pour comparer, je demanderais aussi un devis à :**

| Traiteur | Idéal pour | Prix indicatif |
| --- | --- | --- |
| Maison Vougelin | Clients à impressionner | 48 € HT |
| Cassis & Compagnie | Ambiance bourguignonne, ateliers | 35 € HT |
| Les Tables d’Ouche | Petit budget, buffet froid | 24 € HT |

**Bon à savoir :** au-delà de 50 convives, la plupart demandent 30 % d'acompte et le nombre définitif dix jours avant. Précisez l'étage et l'accès au monte-charge, c'est la cause de retard la plus fréquente.

👉 Si la date tombe en décembre, appelez cette semaine. Souhaitez-vous que je rédige la demande de devis avec vos contraintes (allergies, horaires, lieu) ?`,
  },
  {
    id: 'v-fr06',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Cabinet Kerguennec & Associés',
    website: 'https://kerguennec-avocats.fr',
    question: 'avocat droit du travail Nantes licenciement côté salarié honoraires',
    isCounted: true,
    rivals: ['Erdre Avocats', 'Maître Solène Tardivel', 'SELARL Graslin Social'],
    text: `À Nantes, un avocat qui défend un salarié devant le conseil de prud'hommes facture généralement entre 1 500 et 3 000 euros d'honoraires fixes, auxquels s'ajoute un honoraire de résultat de 8 à 12 % des sommes obtenues.[1][2]

Le Cabinet Kerguennec & Associés, rue de Strasbourg, ne plaide que pour des salariés et des représentants du personnel ; son site annonce une première consultation à 90 euros, déduite ensuite du forfait.[1] Ses trois avocates sont titulaires de la mention de spécialisation en droit du travail.[3] Erdre Avocats intervient des deux côtés et propose des honoraires au temps passé, à 190 euros de l'heure, ce qui peut être avantageux pour négocier une rupture sans procès.[2] Maître Solène Tardivel, installée à Rezé, accepte l'aide juridictionnelle et reçoit en soirée.[4]

Pour les cadres dirigeants, la SELARL Graslin Social est régulièrement citée, notamment sur les clauses de non-concurrence et les stock-options, mais ses tarifs sont nettement supérieurs.[5]

Le délai pour contester un licenciement est de douze mois à compter de la notification.[6] Avant tout rendez-vous, il est conseillé de réunir le contrat, les douze derniers bulletins de paie et la lettre de licenciement.[1] Une assurance de protection juridique, souvent comprise dans le contrat d'habitation, peut couvrir une partie des frais.[2]

Des consultations gratuites sont également organisées par l'Ordre des avocats de Nantes.[7]`,
  },
  {
    id: 'v-fr07',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: 'Camping de la Garenne Bleue',
    website: 'https://camping-garennebleue.com',
    question: 'Petit camping en Dordogne avec piscine, calme, pour une famille avec deux enfants, pas de boîte de nuit',
    isCounted: true,
    rivals: ['Camping Le Moulin des Aunes', 'La Prade aux Cerfs', 'Camping du Roc Percé', 'Huttopia'],
    text: `Voici des campings de taille modeste qui me semblent correspondre, classés par ambiance plutôt que par nombre d'étoiles.

**Au bord de l'eau**

- *Camping Le Moulin des Aunes*, près de Montignac : 55 emplacements, accès direct à la Vézère, piscine non chauffée. On y entend surtout la rivière. Attention avec un tout-petit, la berge n'est pas clôturée.

**En forêt**

- *Camping de la Garenne Bleue*, du côté du Bugue : 40 emplacements très espacés, bassin pour enfants à part, silence demandé dès 22 h 30. Le seul divertissement organisé est un four à pain allumé le mercredi.
- *La Prade aux Cerfs*, à Villefranche-du-Périgord : encore plus isolé, sanitaires récents, mais l'épicerie la plus proche est à onze kilomètres.

**Près des sites**

- *Camping du Roc Percé*, aux Eyzies : pratique pour les grottes sans reprendre la voiture, un peu plus passant en août.

Si vous n'avez pas de tente, **Huttopia** loue des tentes meublées dans la région, pour un budget plus élevé.

À deux enfants, je commencerais par la Garenne Bleue, surtout pour la piscine et l'ombre. Vérifiez toutefois les dates : beaucoup de petits campings ferment dès la mi-septembre, et je ne connais pas encore leurs tarifs pour 2027.

Quel âge ont vos enfants ? Cela changerait peut-être mon premier choix.`,
  },
  {
    id: 'v-fr08',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Sommeillou',
    website: 'https://www.sommeillou.fr',
    question: 'quel matelas acheter en ligne pour le mal de dos, fabriqué en France',
    isCounted: false,
    rivals: ['Tediber', 'Emma', 'Le Matelas Vert', 'Kipli', 'Bultex', 'Maison de la Literie'],
    text: `Pour le **mal de dos**, on recommande en général un matelas **mi-ferme** avec un bon soutien au niveau du bassin. Voici un comparatif des marques vendues en ligne et fabriquées (au moins en partie) en France 🇫🇷

| Marque | Type | Fermeté | Prix 140×190 | Essai |
|---|---|---|---|---|
| **Tediber** | Mousse | Mi-ferme | 790 € | 100 nuits |
| **Le Matelas Vert** | Latex naturel | Au choix | 990 € | 100 nuits |
| **Kipli** | Latex naturel | Mi-ferme / ferme | 1 090 € | 120 nuits |
| **Bultex** | Mousse haute résilience | Ferme | 650 € | 30 nuits |

⚠️ *Kipli fabrique en Italie pour certains modèles : regardez l'étiquette.*

### 🎯 En résumé

- **Vous dormez sur le dos :** Bultex ou Tediber
- **Vous dormez sur le côté :** Le Matelas Vert, en souple ou médium
- **Vous avez chaud la nuit :** latex plutôt que mousse

### Et hors de France ?

**Emma** fait de bons scores dans les tests, mais la production est européenne, pas forcément française.

### Envie d'essayer d'abord ?

Passez dans un magasin **Maison de la Literie** : même si vous achetez ensuite sur internet, dix minutes allongé en disent plus que cent avis.

🩺 Si la douleur dure plus de six semaines, parlez-en à votre médecin.

Dites-moi votre poids, votre position de sommeil et votre budget, et je vous propose **un seul** modèle.`,
  },
  {
    id: 'v-fr09',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Garage Vandaële',
    website: 'https://garage-vandaele.fr',
    question: 'Garage Vandaële à Roubaix ou Norauto pour une courroie de distribution ?',
    isCounted: false,
    rivals: ['Norauto', 'Garage du Beau Chêne', 'Mécano Services Wattrelos'],
    text: `La question est vite tranchée : le Garage Vandaële a baissé le rideau. Liquidation prononcée au printemps, panneau « à louer » sur la façade, et le dernier avis Google date de mars 2026. Si quelqu'un te donne un devis à ce nom aujourd'hui, méfie-toi.

Reste Norauto. Pour une distribution avec pompe à eau sur une compacte essence, compte 550 à 700 euros à Roubaix, pièces garanties deux ans, rendez-vous sous une semaine. C'est correct, standardisé, et tu n'auras pas de mauvaise surprise sur la facture. En revanche tu ne choisis pas le mécano, et sur les forums on lit de tout, du très bon au galet tendeur oublié.

Si tu tiens à un indépendant, deux adresses reviennent souvent dans le coin. Le Garage du Beau Chêne, côté Lys-lez-Lannoy, est tenu par un ancien de chez Peugeot qui te montre les pièces démontées ; environ 480 euros, mais trois semaines d'attente. Mécano Services Wattrelos va plus vite et prête une voiture, pour un tarif proche de celui du centre auto.

Perso, sur une Peugeot ou une Citroën j'irais au Beau Chêne sans hésiter. Sur une japonaise à chaîne, vérifie d'abord que tu as vraiment une courroie, ça t'évitera la question. C'est quoi, ta voiture, et combien de kilomètres ?`,
  },
  {
    id: 'v-fr10',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'École Croche-Cœur',
    website: 'https://crochecoeur-rennes.fr',
    question: 'cours de violon adulte débutant Rennes',
    isCounted: false,
    rivals: [
      'Conservatoire de Rennes',
      'Association Musiques en Vilaine',
      'L’Archet des Lices',
      'Superprof',
      'Margaux Tréhin',
    ],
    text: `Plusieurs structures rennaises acceptent les adultes sans connaissance musicale préalable, pour un coût annuel compris entre 390 et 1 150 euros.[1][2]

**Écoles et associations**

1. **Association Musiques en Vilaine** (quartier Sud-Gare) : cours individuel de 30 minutes, 620 euros par an, solfège facultatif, prêt d'instrument la première année.[1]
2. **L’Archet des Lices** : école privée consacrée aux cordes ; ateliers de trois adultes à 48 euros par mois.[3]
3. **Conservatoire de Rennes** : un cursus adultes existe, mais les places sont attribuées par tirage au sort en juin.[2]

**Professeurs particuliers**

- **Margaux Tréhin**, diplômée d'État, donne cours à domicile pour 45 euros de l'heure.[4]
- Sur **Superprof**, les tarifs démarrent à 22 euros, avec une qualité très variable.[5]

**Louer un violon**

Les luthiers du centre demandent de 18 à 25 euros par mois, assurance comprise.[6] La location est en principe déduite du prix en cas d'achat.[6]

**Inscription en cours d'année**

En novembre, les associations acceptent souvent une inscription au prorata à partir de janvier.[1] Un cours d'essai payant, de 15 à 25 euros, est proposé presque partout.[3][4]

Pour un débutant qui souhaite jouer rapidement avec d'autres, les ateliers de L’Archet des Lices semblent le choix le plus adapté.[3]`,
  },
  // ---------------------------------------------------------------- Spanish
  {
    id: 'v-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Fontanería Pilaluz',
    website: 'https://www.fontaneriapilaluz.es',
    question: 'fontanero de urgencia en zaragoza fiable que no te claven',
    isCounted: true,
    rivals: ['Hidro Delicias', 'Fontaneros Cesaraugusta 24 h', 'Instalaciones Garrapinillos', 'Reparalia'],
    text: `Si tienes una fuga ahora mismo, **cierra la llave de paso** y luego llama 🚰. Estas son opciones en Zaragoza con tarifas más o menos claras:

🔧 **Hidro Delicias**
Salida diurna 35 €, nocturna 80 €. Muy bien valorados por explicar el precio antes de empezar.

🔧 **Fontaneros Cesaraugusta 24 h**
Los más rápidos según las reseñas (unos 40 minutos), aunque cobran mínimo una hora completa.

🔧 **Fontanería Pilaluz**
Empresa familiar de Las Fuentes. No atiende de madrugada, pero de 7:00 a 23:00 no cobra desplazamiento dentro de la ciudad. Web: [fontaneriapilaluz.es](https://www.fontaneriapilaluz.es/?utm_source=chatgpt.com)

🔧 **Instalaciones Garrapinillos**
Mejor para los barrios rurales y el entorno del aeropuerto.

**¿Tienes seguro de hogar?** Mira antes la póliza: muchas cubren la localización de la avería. Si no tienes, **Reparalia** ofrece servicio suelto con precio cerrado.

### Para que no te claven

1. Pide el precio de la salida y de la hora **por WhatsApp**.
2. Exige factura con IVA y garantía de tres meses.
3. Desconfía de los anuncios sin dirección ni NIF.

Mi orden: Pilaluz si es de día, Hidro Delicias si es de noche.

¿Quieres que te diga cómo frenar la fuga mientras llegan?`,
  },
  {
    id: 'v-es02',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'Gimnalia',
    website: 'https://gimnalia.com',
    question: '¿Qué programa me recomiendas para gestionar un box de CrossFit con 150 socios?',
    isCounted: true,
    rivals: ['AimHarder', 'WodBuster', 'Virtuagym', 'Resawod'],
    text: `Con 150 socios, lo que más tiempo te va a ahorrar es el cobro automático de cuotas y una lista de espera que funcione sola. He comparado las opciones según eso, y no según el número total de funciones.

| Programa | Coste mensual orientativo | Lista de espera | Remesas SEPA | Registro de entrenamientos |
|---|---|---|---|---|
| AimHarder | 70–110 € | Sí | Sí | Excelente |
| WodBuster | 60–90 € | Sí | Sí | Muy bueno |
| Gimnalia | 49 € | Sí, con aviso por WhatsApp | Sí | Básico |
| Virtuagym | 120 € o más | Sí | Según plan | Bueno |

Cómo lo veo:

- **Si tu comunidad vive de las marcas y los benchmarks**, AimHarder o WodBuster. Los atletas que vienen de otro box probablemente ya conocen una de las dos aplicaciones.
- **Si lo que te agobia es la administración**, Gimnalia resuelve los impagos mejor que las demás: reintenta el recibo y bloquea la reserva sin que tengas que perseguir a nadie. A cambio, el diario de entrenamientos se queda corto.
- **Si vas a abrir un segundo centro con máquinas**, entonces sí miraría Virtuagym.

Existe también Resawod, bastante usado en Francia, pero su soporte en español era limitado la última vez que tuve información.

No puedo confirmar precios actuales. Pide una demostración con tus propios horarios y pregunta cómo exportarías los datos si te marcharas.`,
  },
  {
    id: 'v-es03',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Hotel La Braña Alta',
    website: 'https://hotellabranaalta.es',
    question: 'hotel rural Picos de Europa con encanto para pareja cerca de la ruta del Cares',
    isCounted: true,
    rivals: ['Posada del Naranjo', 'Casona de Arenas', 'Parador de Cangas de Onís'],
    text: `Para recorrer la ruta del Cares, los alojamientos más prácticos se encuentran en Arenas de Cabrales y en los pueblos situados a menos de veinte minutos de Poncebos.[1][2]

La Posada del Naranjo, en Sotres, es la que mejor valoración acumula entre parejas (9,3 sobre 10); dispone de siete habitaciones con vistas al macizo y precios desde 98 euros con desayuno.[2] El Hotel La Braña Alta, en las afueras de Arenas, ocupa una antigua cuadra rehabilitada, tiene chimenea en el salón y ofrece un taxi compartido hasta el inicio de la ruta, lo que evita el problema del aparcamiento en Poncebos.[3] Sus habitaciones abuhardilladas son pequeñas, según varias opiniones, por lo que conviene pedir la primera planta.[4] Casona de Arenas resulta más económica, con dobles desde 64 euros fuera de temporada, aunque da a la carretera general.[1]

Quien busque más servicios puede alojarse en el Parador de Cangas de Onís, instalado en un antiguo monasterio, a unos cuarenta minutos en coche del comienzo del sendero.[5]

La ruta mide doce kilómetros por trayecto y no es circular; en otoño e invierno puede cerrarse por desprendimientos, de modo que se recomienda consultar el aviso del parque nacional el día anterior.[6] En noviembre muchos restaurantes de la zona abren solo los fines de semana.[4]`,
  },
  {
    id: 'v-es04',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'Esquina',
    website: 'https://esquinagranada.es',
    question: 'cafe para trabajar con portatil en granada centro con enchufes',
    isCounted: false,
    rivals: ['La Mesa Larga', 'Café Albayzín Norte', 'Noat Roasters', 'Biblioteca de Andalucía'],
    text: `En Granada hay mil cafeterías y unos seis enchufes. Esto es lo que funciona de verdad para trabajar, noviembre de 2026:

**La Mesa Larga** (calle San Jerónimo)
Mesa corrida, enchufe cada dos sillas, wifi de 300 megas. El café es normalito. Los sábados prohíben portátiles desde las 12.

**Noat Roasters**
El mejor espresso de los tres. Coge sitio en la esquina del fondo, que es la única zona con corriente y donde no te da el chorro del aire acondicionado. Máximo dos horas si hay cola.

**Café Albayzín Norte**
Subes la cuesta, pero a cambio hay silencio, vistas y tostadas de tomate a 2,80. Está haciendo esquina con la placeta, no tiene cartel, así que mira el número.

¿Videollamadas? En ninguno, por favor. La gente te va a odiar. Para eso tienes la **Biblioteca de Andalucía**, que es gratis, tiene cabinas y cierra a las nueve.

Regla no escrita: una consumición por hora y media. Si pides un cortado y te quedas toda la mañana, el camarero te lo hará saber con la mirada.

Mi rutina sería Noat hasta las once, La Mesa Larga hasta comer. ¿Vas a estar una semana o te mudas? Si te mudas, te miro bonos de coworking.`,
  },
  {
    id: 'v-es05',
    language: 'es',
    style: 'list',
    manner: 'Perplexity',
    name: 'Jardín Xoconostle',
    website: 'https://jardinxoconostle.mx',
    question: 'jardines para bodas en Querétaro 200 invitados precios 2027',
    isCounted: true,
    rivals: ['Hacienda Los Laureles Viejos', 'Jardín Bugambilia Real', 'Viñedo Piedra Quemada', 'Quinta Tres Arroyos'],
    text: `Un jardín para 200 invitados en Querétaro cuesta entre 85,000 y 240,000 pesos por la renta del espacio en 2027; con banquete, el costo por persona va de 950 a 1,900 pesos.[1][2]

**Con banquete incluido**

- **Hacienda Los Laureles Viejos** (El Marqués): paquete desde $1,450 por persona, capilla propia y planta de luz.[1]
- **Jardín Bugambilia Real** (Juriquilla): desde $1,180 por persona; no permite música después de las 2:00.[2]

**Solo renta, proveedores libres**

- **Jardín Xoconostle** (Amazcala): $98,000 por diez horas, velaria para 220 personas y sin descorche.[3] Los comentarios destacan el camino de entrada, que es de terracería, como único inconveniente.[4]
- **Quinta Tres Arroyos** (Tequisquiapan): $85,000, con doce cuartos para familiares.[5]

**Entre viñedos**

- **Viñedo Piedra Quemada** (Ezequiel Montes): desde $210,000; obliga a comprar el vino de la casa.[6]

**Recomendaciones**

1. Confirme el permiso municipal de ruido; en Amazcala se tramita aparte.[3]
2. Pregunte por el plan de lluvia entre junio y septiembre.[2]
3. El anticipo habitual es de 30 % y no es reembolsable.[1]

Para un presupuesto ajustado y con banquetero propio, Jardín Xoconostle presenta la mejor relación entre costo y capacidad.[3]`,
  },
  {
    id: 'v-es06',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Centro Psicológico Nenúfar',
    website: 'https://psiconenufar.es',
    question:
      'Mi hijo de 9 años tiene mucha ansiedad con el cole, ¿a qué psicólogo infantil puedo llevarlo en Valencia?',
    isCounted: false,
    rivals: ['Gabinete Raíces', 'Clínica Infantil Turia', 'Amparo Lledó', 'Therapyside'],
    text: `Siento que lo estéis pasando mal; la ansiedad escolar a los 9 años es más frecuente de lo que parece y suele responder bien al tratamiento 💙

En Valencia, un buen punto de partida es el **Gabinete Raíces**, cerca de la avenida de Aragón. Trabajan con terapia cognitivo-conductual adaptada a niños y, algo que valoran muchas familias, se coordinan con el tutor y el orientador del colegio. La primera sesión es solo con los padres. Si preferís un equipo donde también haya neuropediatra, la **Clínica Infantil Turia** hace una evaluación completa en dos semanas, aunque es más cara.

Para algo más cercano y con menos «aspecto de consulta», mirad a **Amparo Lledó**, psicóloga general sanitaria que atiende en Benimaclet y utiliza juego y cuentos. Suele tener lista de espera de un mes. Mientras tanto podríais empezar en línea con **Therapyside**, que cuenta con especialistas en infancia, si bien a esta edad lo presencial acostumbra a funcionar mejor.

Antes de pedir cita, comprobad que la persona figura como *psicólogo general sanitario* o *especialista en psicología clínica* en el Col·legi Oficial. Y no dejéis de hablar con el pediatra: en algunos casos puede derivaros a la unidad de salud mental infantil sin coste.

¿Quieres que te cuente qué podéis hacer en casa las mañanas difíciles? También puedo ayudarte a preparar la conversación con el colegio.`,
  },
  {
    id: 'v-es07',
    language: 'es',
    style: 'list',
    manner: 'Grok',
    name: 'Tostadero Grano Pardo',
    website: 'https://granopardo.com',
    question: 'suscripción de café de especialidad en España que llegue recién tostado',
    isCounted: false,
    rivals: ['Nomad Coffee', 'Right Side Coffee', 'Café Puchero', 'Incapto', 'Hola Coffee'],
    text: `Ranking rápido de suscripciones que tuestan y envían en menos de 72 horas:

1️⃣ **Hola Coffee** – Madrid. 250 g desde 11,50 €. Perfiles limpios, cambian el origen cada mes. La web te deja saltarte un envío sin llamar a nadie.

2️⃣ **Nomad Coffee** – Barcelona. Más ácidos, más caros, más premios. Si te gusta el filtro, es este.

3️⃣ **Right Side Coffee** – también de Barcelona. Buen equilibrio para espresso en casa y fichas muy detalladas.

4️⃣ **Café Puchero** – de un pueblo de Valladolid, trato de tú a tú. Los naturales etíopes son una locura.

5️⃣ **Incapto** – si tienes superautomática. No es el más fino, pero te ajustan la máquina y el precio por kilo es sensato.

Dejo fuera Tostadero Grano Pardo porque cerró la tienda online en septiembre y ya no admite altas; quedan artículos antiguos que lo siguen recomendando.

**Consejos de alguien que ha tirado mucho café:**
· Espera siete días desde el tueste para espresso.
· Pide en grano. Siempre.
· 250 g a la semana para dos personas es lo normal.

¿Con qué lo preparas? Si es una italiana, te cambio el orden entero: pondría a Puchero primero y quitaría Nomad.`,
  },
  {
    id: 'v-es08',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Solmurada Energía',
    website: 'https://solmurada.es',
    question: 'Empresas de placas solares en Murcia para una nave industrial de 1.000 m2, ¿cuáles comparar?',
    isCounted: true,
    rivals: ['Cartago Fotovoltaica', 'Iberdrola', 'Ingeniería Segura Sol'],
    text: `Para una nave de 1.000 m² el planteamiento es distinto al de una vivienda: hablamos de unos 100 a 150 kWp, de un proyecto firmado por un ingeniero y, según el caso, de tramitar la venta de excedentes. Yo pediría oferta a tres perfiles de empresa.

**1. Ingeniería local con obra propia**
*Cartago Fotovoltaica* lleva muchos tejados industriales en los polígonos de Cartagena y Alcantarilla. Sus memorias técnicas son detalladas, algo que agradecerás cuando el banco las revise. *Ingeniería Segura Sol* es más pequeña y subcontrata el montaje, pero conoce bien la distribuidora.

**2. Instalador con modelo de ahorro compartido**
*Solmurada Energía*, de Molina de Segura, puede asumir la inversión a cambio de un contrato de compra de energía a doce años. Conviene si no quieres inmovilizar capital; sale peor si tienes liquidez.

**3. Gran comercializadora**
*Iberdrola* tiene un producto para empresas con mantenimiento incluido. Es cómodo, aunque el precio por vatio suele ser mayor.

Qué comparar entre ofertas:

- Producción estimada en kWh por kWp, y con qué programa se ha calculado.
- Estado de la cubierta: si es de fibrocemento, hay que retirarla antes.
- Garantía de mano de obra, no solo de los módulos.
- Penalización si la conexión se retrasa por causas del instalador.

En cuanto a la amortización, con un consumo diurno alto podrías situarte en torno a los cinco o seis años, siempre que la potencia contratada y el`,
  },
  {
    id: 'v-es09',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'Estudio Aduanero Ferraglia',
    website: 'https://ferraglia.com.ar',
    question: 'Necesito un despachante de aduana en Buenos Aires para importar repuestos de maquinaria, somos una pyme',
    isCounted: true,
    rivals: ['Grupo Dársena Norte', 'Báez Lynch & Asociados', 'Paraná Comex', 'DHL Express'],
    text: `Para una pyme que importa repuestos, lo importante es que el despachante conozca bien la clasificación arancelaria de maquinaria: un error ahí cuesta más que cualquier diferencia de honorarios. Algunas opciones para consultar:

- **Estudio Aduanero Ferraglia** (Monserrat). Estudio chico, con experiencia en autopartes y repuestos agrícolas. Cobra un mínimo por despacho en lugar de un porcentaje, lo cual suele convenir en embarques chicos. No tiene depósito propio.
- **Báez Lynch & Asociados** (Retiro). Más estructura, con abogados aduaneros en el mismo equipo. Lo consideraría si ya tuvieron alguna observación.
- **Grupo Dársena Norte**. Combina despacho, transporte y almacenaje; práctico si no quieren coordinar a tres proveedores.
- **Paraná Comex** (Campana). Útil si la carga llega a Zárate y no a Buenos Aires.

Para piezas urgentes de pocos kilos, quizá ni haga falta un despachante: **DHL Express** realiza el trámite simplificado dentro de los límites vigentes de valor y peso.

Antes de elegir, les preguntaría a todos:

1. ¿Qué posición NCM usarían para nuestra pieza principal, y por qué?
2. ¿Los gastos de terminal están incluidos o se facturan aparte?
3. ¿Quién firma el despacho, y qué pasa en enero?

Verifiquen además la matrícula en el Centro Despachantes de Aduana. Las normas de importación cambian seguido y es posible que mi información esté desactualizada.

¿Qué tipo de maquinaria es y desde qué país la traerían?`,
  },
  {
    id: 'v-es10',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Peluquería Rizoma',
    website: 'https://rizomabilbao.eus',
    question: '¿Qué tal la Peluquería Rizoma de Bilbao para pelo rizado?',
    isCounted: true,
    rivals: ['Kizkur Ile', 'Método Curly Deusto', 'Salón Anboto'],
    text: `Depende de lo rizado que lo tengas, y no es una respuesta de compromiso. Rizoma tiene buena fama con ondas y rizo suelto, tipo 2B a 3A: cortan en seco, te enseñan a definir con los dedos y no te venden media estantería al salir. Ahora bien, con rizo cerrado o afro la cosa cambia. He leído al menos cinco reseñas de este año de gente con 4A que salió con un corte triangular, y la propia dueña reconoció en Instagram que están formándose. Yo, con ese pelo, no iría todavía.

¿Alternativas? Kizkur Ile, en Santutxu, es donde acaban yendo las que salieron decepcionadas. Más caro, unos 75 euros corte y tratamiento, pero saben exactamente lo que hacen con texturas cerradas. Método Curly Deusto es una cabina diminuta con una sola profesional; hay que reservar con seis semanas y solo acepta transferencia. Si lo que quieres es color y que de paso respeten el rizo, el Salón Anboto mezcla las dos cosas razonablemente bien.

Precio de Rizoma para situarte: 48 euros el corte en seco, 22 más si te peinan con difusor. Abren los lunes, cosa rara en Bilbao.

Dime tu tipo de rizo, si lo llevas teñido y cuánto quieres gastar, y te digo a cuál de los cuatro iría yo.`,
  },
  // ---------------------------------------------------------------- Portuguese
  {
    id: 'v-pt01',
    language: 'pt',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Eletro Minhota',
    website: 'https://www.eletrominhota.pt',
    question: 'quem repara máquinas de lavar roupa ao domicílio em Braga?',
    isCounted: true,
    rivals: ['TecniLar Braga', 'Assistência Gualtar', 'Oficina do Tambor', 'Worten Resolve'],
    text: `Em Braga há várias empresas que vão a casa reparar máquinas de lavar. Aqui ficam as que me parecem mais fiáveis 🧺

### 🏠 Ao domicílio

**1. TecniLar Braga**
- Deslocação: 25 € (descontada se aceitar o orçamento)
- Marcas: Bosch, Siemens, Balay
- Normalmente no dia seguinte

**2. Eletro Minhota**
- Deslocação: 20 €
- Trabalha com todas as marcas, incluindo as mais antigas
- Seis meses de garantia na reparação
- [eletrominhota.pt](https://www.eletrominhota.pt/?utm_source=chatgpt.com)

**3. Assistência Gualtar**
- Só aceita pedidos por WhatsApp
- Bom para avarias simples: bomba, borracha, resistência

### 🔩 Se conseguir levar a máquina

**Oficina do Tambor** (Ferreiros) – rolamentos e tambores, preços mais baixos porque não há deslocação.

### 🛡️ Alternativa de marca conhecida

**Worten Resolve** – repara mesmo que não tenha comprado lá, mas o prazo pode passar de dez dias.

### 💡 Vale a pena reparar?

- Máquina com menos de 7 anos: quase sempre
- Ruído forte na centrifugação: peça orçamento antes, pode custar 150 €
- Placa eletrónica avariada: compare com o preço de uma nova

Eu começaria pela Eletro Minhota ou pela TecniLar. Quer dizer-me o modelo e o código de erro? Talvez seja algo que resolva sozinho 🙂`,
  },
  {
    id: 'v-pt02',
    language: 'pt',
    style: 'table',
    manner: 'Perplexity',
    name: 'Vendinha',
    website: 'https://vendinha.app.br',
    question: 'sistema para loja de roupa pequena com controle de estoque e nota fiscal',
    isCounted: true,
    rivals: ['Bling', 'Tiny ERP', 'MarketUP', 'GestãoClick', 'Hiper'],
    text: `Para lojas de roupa de pequeno porte, os sistemas mais indicados em 2026 precisam trabalhar com grade de cor e tamanho, emitir NFC-e e integrar com a maquininha.[1][2]

| Sistema | Mensalidade | Grade cor/tamanho | NFC-e | Loja virtual |
|---|---|---|---|---|
| Bling | a partir de R$ 55 | Sim | Sim | Integra |
| Tiny ERP | a partir de R$ 69 | Sim | Sim | Integra |
| Vendinha | R$ 39,90 | Sim, com etiqueta | Sim | Catálogo no WhatsApp |
| MarketUP | Gratuito | Limitada | Sim | Própria |
| GestãoClick | a partir de R$ 79 | Sim | Sim | Própria |

**Análise**

- O Bling e o Tiny ERP são mais fortes para quem também vende em marketplaces.[1]
- O aplicativo Vendinha foi pensado para uma única loja: funciona no celular, imprime etiquetas e controla o fiado dos clientes, mas não tem módulo financeiro completo.[3]
- O MarketUP é gratuito, embora os usuários relatem lentidão no suporte.[4]

Lojas que pretendem abrir filiais podem avaliar também o Hiper, vendido por revendas locais.[5]

**Obrigações**

A emissão de NFC-e exige certificado digital e credenciamento na Sefaz do estado.[6] Microempreendedores individuais devem conferir se estão dispensados.[6]

**Perguntas relacionadas**
- Como fazer inventário de loja de roupa?
- Qual a diferença entre NF-e e NFC-e?`,
  },
  {
    id: 'v-pt03',
    language: 'pt',
    style: 'prose',
    manner: 'Claude',
    name: 'Pousada Casa do Jambeiro',
    website: 'https://casadojambeiro.com.br',
    question: 'Pousada tranquila em Paraty para um casal de idosos, poucas escadas, perto do centro histórico?',
    isCounted: true,
    rivals: ['Pousada Pátio das Marés', 'Pousada do Sandi', 'Solar dos Gerânios Velhos'],
    text: `O calçamento do centro histórico de Paraty é lindo e bastante irregular, então para um casal de idosos eu procuraria uma pousada na borda do centro, onde o carro chega até a porta, em vez de uma no miolo das ruas de pedra.

A que me parece mais adequada é a Pousada Casa do Jambeiro, no bairro do Caborê. Ela fica a uns oito minutos a pé da Matriz, todos os quartos são térreos e dão para um jardim, e o café da manhã é servido sem pressa até as onze. Não tem piscina aquecida nem restaurante à noite, o que pode pesar se eles não quiserem sair para jantar.

Se preferirem ficar dentro do centro mesmo assim, a Pousada do Sandi é confortável e tradicional, mas convém pedir por escrito um quarto no térreo. Já a Pousada Pátio das Marés tem elevador, coisa rara na cidade; em compensação, fica do outro lado do rio, e a volta a pé depois do anoitecer é pouco iluminada. Como plano B, quando as outras estiverem cheias, há o Solar dos Gerânios Velhos, mais simples e com apenas três degraus na entrada.

Não tenho como confirmar tarifas nem disponibilidade, e evitaria os fins de semana da festa literária. Eles usam bengala ou cadeira de rodas? Nesse caso, eu ligaria para perguntar também a largura da porta do banheiro.`,
  },
  {
    id: 'v-pt04',
    language: 'pt',
    style: 'list',
    manner: 'Grok',
    name: 'Araucária Jiu-Jitsu',
    website: 'https://araucariabjj.com.br',
    question: 'academia de jiu jitsu em Curitiba pra iniciante 40 anos que não quer se machucar',
    isCounted: false,
    rivals: ['Gracie Barra', 'Tatame Livre Juvevê', 'Escola Guarda Fechada', 'Checkmat', 'Alliance'],
    text: `Quarentão começando, joelho meia-boca e boleto pra pagar: você quer um lugar com turma de fundamentos separada e professor que não deixa faixa azul de 22 anos te amassar. Em Curitiba:

**1. Tatame Livre (Juvevê)**
Turma "40+" terça e quinta às 7h. Rola leve, aquecimento sem cambalhota. R$ 260/mês. No Google a casa aparece como Tatame Livre Juvevê.

**2. Gracie Barra (Batel)**
Currículo organizado, uniforme obrigatório (e caro). Sparring só depois de alguns meses, o que pra você é ótimo.

**3. Escola Guarda Fechada (Portão)**
Ambiente familiar, só três anos de casa. O professor é fisioterapeuta. R$ 220.

**4. Alliance (Água Verde)**
Nível alto. Tem turma iniciante, mas os horários noturnos são cheios e misturados.

Se você mora na região metropolitana, tipo Araucária ou Campo Largo, a **Checkmat** de Campo Largo evita o trânsito do Contorno.

**Como não se machucar**
- Bata cedo. Orgulho não paga ressonância.
- Diga a todo parceiro, todo dia: "tô começando, vamos leve".
- Duas vezes por semana nos três primeiros meses, e chega.

Aula experimental é grátis em todas. Começa pela primeira da lista e me conta. Quer que eu monte uma rotina de fortalecimento pro joelho?`,
  },
  {
    id: 'v-pt05',
    language: 'pt',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Clínica Veterinária Boa Pata',
    website: 'https://boapata-coimbra.pt',
    question: 'A Clínica Veterinária Boa Pata em Coimbra atende coelhos?',
    isCounted: false,
    rivals: ['VetMondego', 'Hospital Veterinário da Lousã Nova', 'Clínica dos Exóticos de Celas'],
    text: `Não encontrei nenhuma clínica com esse nome em Coimbra 🐰. O que aparece na pesquisa é a **Clínica Veterinária Boa Pata de Viana do Castelo**, que é de outros proprietários e fica a mais de 200 km, por isso não deve ser a que procura.

Para **coelhos em Coimbra**, o importante é ter um veterinário com experiência em animais exóticos. Estas clínicas indicam-no expressamente:

| Clínica | Coelhos | Urgências | Consulta |
|---|---|---|---|
| **Clínica dos Exóticos de Celas** | Só exóticos | Até às 22h | 45 € |
| **VetMondego** | Sim, às terças e sextas | Não | 38 € |
| **Hospital Veterinário da Lousã Nova** | Sim | 24 horas | 50 € + taxa noturna |

### 🚨 Quando ir já às urgências
- Não come há mais de 12 horas
- Barriga dura ou inchada
- Cabeça inclinada para um lado

### 🥕 Para a viagem
Leve feno e um pouco da comida habitual; os coelhos não devem fazer jejum antes da consulta.

**A minha sugestão:** para uma vacina ou corte de dentes, VetMondego; para algo mais complicado, Celas.

Se tiver a morada ou o telefone da clínica de que lhe falaram, envie-me e volto a verificar. Talvez tenha mudado de nome ou eu tenha pesquisado a grafia errada.`,
  },
  {
    id: 'v-pt06',
    language: 'pt',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Bússola Fiscal',
    website: 'https://bussolafiscal.pt',
    question: 'contabilista no Porto para startup com investimento estrangeiro, preço mensal',
    isCounted: true,
    rivals: ['Numéria Contabilidade', 'Rocha Peixoto & Vilar', 'Rauva', 'Moneris'],
    text: `Uma startup com sócios estrangeiros paga no Porto, em regra, entre 180 e 450 euros por mês por contabilidade organizada, valor a que acresce o processamento salarial.[1][2]

A Bússola Fiscal, com escritório em Cedofeita, dirige-se precisamente a empresas com capital estrangeiro: envia relatórios mensais em inglês, trata do registo do beneficiário efetivo e cobra a partir de 240 euros, com três trabalhadores incluídos.[1] A Numéria Contabilidade tem preços mais baixos, desde 150 euros, mas os relatórios são trimestrais e apenas em português.[3] Para operações mais complexas, como planos de opções sobre ações ou o incentivo fiscal SIFIDE, a Rocha Peixoto & Vilar dispõe de revisores oficiais de contas na mesma equipa; os honorários são propostos caso a caso.[2]

Entre as soluções de maior dimensão, a Moneris tem presença em todo o país e costuma ser exigida por alguns fundos.[4] Numa fase muito inicial, a plataforma Rauva junta conta bancária, faturação e contabilidade por uma mensalidade fixa.[5]

O contabilista deve estar inscrito na Ordem dos Contabilistas Certificados, o que pode ser verificado em linha.[6] Sócios não residentes fora da União Europeia podem precisar de representante fiscal, um serviço que nem todos os gabinetes prestam.[1]

Tendo em conta o preço e o apoio em inglês, a Bússola Fiscal parece a opção mais equilibrada até à primeira ronda de investimento.[1][3]`,
  },
  {
    id: 'v-pt07',
    language: 'pt',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Folha Miúda',
    website: 'https://folhamiuda.pt',
    question: 'melhor loja online de plantas de interior em Portugal, que cheguem vivas',
    isCounted: false,
    rivals: ['Planta Livre', 'Verde à Porta', 'Horto do Campo Grande', 'Viveiros Sombra Fresca', 'IKEA'],
    text: `Comprar plantas pela internet corre bem quando a loja embala como deve ser 🌿📦 Comparei as que entregam em todo o continente:

| Loja | Portes | Prazo | Garantia de chegada | Destaque |
|---|---|---|---|---|
| **Planta Livre** | 5,90 € | 2–3 dias | 7 dias, com foto | Raridades e trepadeiras |
| **Verde à Porta** | Grátis > 45 € | 24–48 h | 14 dias | Vasos incluídos |
| **Horto do Campo Grande** | 9,90 € | 3–5 dias | Só com reclamação no dia | Plantas grandes |
| **Viveiros Sombra Fresca** | 6,50 € | Só às segundas | 10 dias | Fetos e calatheas |

### 🏆 Qual escolher?

- **Primeira planta:** Verde à Porta, pela garantia mais longa
- **Colecionadores:** Planta Livre
- **Sala escura:** Viveiros Sombra Fresca, que indica a luz mínima em lux
- **Uma palmeira de dois metros:** Horto do Campo Grande

### ❄️ Atenção ao inverno

Entre novembro e fevereiro peça o **saco térmico** (cerca de 2 €). Se as noites descerem abaixo dos 5 °C na sua zona, mande entregar num ponto de recolha aquecido.

### 💸 Mais barato?

A **IKEA** tem bons preços em espécies comuns, mas convém escolhê-las pessoalmente na loja.

Quando chegarem, não transplante logo: deixe-as descansar duas semanas. Diga-me para que lado dá a sua janela e sugiro cinco espécies à prova de esquecimento 😄`,
  },
  {
    id: 'v-pt08',
    language: 'pt',
    style: 'list',
    manner: 'Claude',
    name: 'Buffet Pirlimpimpim',
    website: 'https://buffetpirlimpimpim.com.br',
    question: 'Buffet infantil em Belo Horizonte para 60 pessoas, filha faz 5 anos e é alérgica a leite',
    isCounted: true,
    rivals: [
      'Casa da Girafa Festas',
      'Espaço Pé de Moleque',
      'Buffet Reino Encantado da Pampulha',
      'Dona Cacau Confeitaria',
    ],
    text: `Com alergia a leite, o critério principal deixa de ser a decoração e passa a ser como a cozinha evita contaminação cruzada. Separei as opções por esse ponto.

**Cozinha própria, com cardápio sem leite**

- **Casa da Girafa Festas** (Buritis). Oferece um menu inteiro sem leite para todos os convidados, o que elimina o risco de troca de pratos. É a mais cara das três.
- **Buffet Pirlimpimpim** (Santa Tereza). Prepara os salgados da aniversariante em bancada separada e identifica tudo com bandeirinhas. Comporta até 70 pessoas, portanto o seu grupo cabe com folga.

**Cozinha terceirizada**

- **Espaço Pé de Moleque** (Castelo). Lindo quintal, mas a comida vem de fora; seria preciso falar diretamente com o fornecedor.

**Outra possibilidade**

- Alugar só o salão do **Buffet Reino Encantado da Pampulha**, que aceita comida trazida pela família em dias de semana, e encomendar o bolo na **Dona Cacau Confeitaria**, que trabalha sem derivados de leite.

O que eu perguntaria na visita:

1. A fritadeira é compartilhada com itens empanados que levam leite?
2. Quem da equipe sabe reconhecer uma reação e acionar o SAMU?
3. Posso ver os rótulos?

Se a alergia dela for grave, eu ficaria com a Casa da Girafa; se for leve, o Pirlimpimpim atende bem e custa menos. Converse com a alergista antes de decidir, e confirme tudo por escrito no contrato.`,
  },
  {
    id: 'v-pt09',
    language: 'pt',
    style: 'prose',
    manner: 'Grok',
    name: 'Marcenaria Cedro Torto',
    website: 'https://cedrotorto.com.br',
    question: 'A Marcenaria Cedro Torto de Campinas é confiável? Quero fazer cozinha planejada',
    isCounted: true,
    rivals: ['Ateliê Veio & Trama', 'Todeschini', 'Marcenaria Irmãos Fachinelli'],
    text: `Vou ser direto: hoje eu não fecharia com eles. A Cedro Torto existe há uns nove anos, a oficina no Jardim Chapadão é de verdade e as fotos do portfólio também. O problema é prazo. Só em 2026 são 23 reclamações no Reclame Aqui, quase todas iguais: 60% de entrada, promessa de 45 dias, entrega em cinco meses. Metade aparece como resolvida, então não é golpe, é gente que vendeu mais do que consegue produzir. O acabamento, aliás, todo mundo elogia.

Se mesmo assim você gostou do projeto deles, amarre multa por atraso no contrato e divida o pagamento em quatro, com a última parcela só depois da instalação. Se chiarem, você já tem a resposta.

O que eu faria no seu lugar: orçar com a Marcenaria Irmãos Fachinelli, em Valinhos, que cobra parecido e só aceita seis cozinhas por mês, e com o Ateliê Veio & Trama, mais caro, mais autoral, bom se você quer madeira maciça e não MDF com cara de madeira. Precisa de data garantida porque vai se mudar? Aí loja de rede tipo Todeschini, sem poesia nenhuma, mas com fábrica, SAC e prazo que costuma ser cumprido.

Faixa de preço realista para uma cozinha de oito metros lineares em MDF: de R$ 28 mil a R$ 45 mil. Me passa a planta que eu te digo onde dá para economizar.`,
  },
  {
    id: 'v-pt10',
    language: 'pt',
    style: 'list',
    manner: 'Perplexity',
    name: 'Escola de Condução Ria Nova',
    website: 'https://rianova.pt',
    question: 'tirar a carta de mota categoria A em Faro preços e escolas',
    isCounted: false,
    rivals: [
      'Escola de Condução Arco da Vila',
      'Algarve Drive Academy',
      'Escola de Condução O Farense',
      'Segurança Máxima Olhão',
    ],
    text: `A carta da categoria A custa em Faro entre 520 e 780 euros, incluindo aulas teóricas, doze aulas práticas e taxas de exame.[1][2]

**Escolas em Faro**

- **Escola de Condução Arco da Vila**: 560 euros para quem já tem a categoria B; motos Honda CB650.[1]
- **Algarve Drive Academy**: 740 euros, aulas também em inglês e alemão, formação intensiva de três semanas.[2]
- **Escola de Condução O Farense**: 520 euros, a mais económica, mas com uma única mota e lista de espera.[3]

**Nos arredores**

- **Segurança Máxima Olhão**: 595 euros; tem pista fechada própria para as manobras.[4]

**Requisitos**

1. Ter 24 anos, ou 20 com pelo menos dois anos de categoria A2.[5]
2. Atestado médico emitido eletronicamente.[5]
3. Equipamento completo no exame: capacete, luvas, casaco e botas.[2]

**Prazos**

O exame prático é marcado, em média, cinco semanas depois da aprovação na teoria.[3] Em dezembro o centro de exames de Faro encerra entre o Natal e o Ano Novo.[5]

**Fontes**
[1] arcodavila.pt/precos
[2] algarvedriveacademy.com
[3] ofarense-conducao.pt
[4] segurancamaxima.pt/mota
[5] imt-ip.pt
[6] rianova.pt/blogue/equipamento-exame-mota

Para a maioria dos candidatos com carta de ligeiros, a Arco da Vila reúne o melhor equilíbrio entre preço e disponibilidade.[1]`,
  },
  // ---------------------------------------------------------------- Dutch
  {
    id: 'v-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Zonwering De Luifel',
    website: 'https://www.zonweringdeluifel.nl',
    question: 'knikarmscherm laten plaatsen breda welke bedrijven zijn goed',
    isCounted: true,
    rivals: ['Baronie Zonwering', 'Screens & Schaduw', 'Van Gastel Rolluiken', 'Praxis'],
    text: `Goed moment om te vragen: in de winter zijn de levertijden korter en geven veel zaken **10 tot 15 % voorseizoenskorting** ☀️

## Bedrijven in en rond Breda

### 1️⃣ Baronie Zonwering
✔️ Grote showroom aan de Ettensebaan
✔️ Eigen monteurs, vijf jaar garantie
➖ Iets duurder (vanaf € 2.150 voor 4 meter)

### 2️⃣ Screens & Schaduw
✔️ Veel keus in stoffen, snel een offerte
➖ Nazorg krijgt wisselende reviews

### 3️⃣ Zonwering De Luifel
✔️ Klein bedrijf uit Teteringen, meet zelf in en plaatst zelf
✔️ Repareert ook schermen van andere merken
✔️ Vanaf € 1.790 voor 4 meter, motor inbegrepen
🔗 [zonweringdeluifel.nl](https://www.zonweringdeluifel.nl/?utm_source=chatgpt.com)

### 4️⃣ Van Gastel Rolluiken
✔️ Handig als je meteen rolluiken wilt meenemen
➖ Minder ervaring met schermen breder dan 5 meter

## Zelf doen?
Bij **Praxis** koop je een bouwpakket vanaf € 399, maar let op je gevel: spouwankers zijn echt nodig.

## Vraag altijd naar
- windklasse (minimaal 2)
- een windsensor of bewegingssensor
- of afvoer van het oude scherm erbij zit

Ik zou offertes opvragen bij de nummers 1 en 3. Hoe breed is je terras en ligt het op het zuiden of het westen? Dan reken ik de uitval voor je uit.`,
  },
  {
    id: 'v-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Fysiopraktijk Het Kraakbeen',
    website: 'https://hetkraakbeen.nl',
    question: 'fysiotherapeut Groningen gespecialiseerd in hardloopblessures zonder wachtlijst',
    isCounted: true,
    rivals: ['Loopcentrum Noorderplantsoen', 'FysioSport Kardinge-Oost', 'Praktijk Wessel Bruining'],
    text: `Voor hardloopblessures kun je in Groningen het snelst terecht bij praktijken met een sportfysiotherapeut in dienst; de gemiddelde wachttijd bedraagt daar één tot drie weken.[1]

Fysiopraktijk Het Kraakbeen aan de Korreweg meldt op de eigen website dat nieuwe lopers binnen vijf werkdagen worden gezien en dat een loopanalyse op de band bij de intake is inbegrepen.[2] De praktijk heeft contracten met alle grote verzekeraars.[2] Loopcentrum Noorderplantsoen werkt samen met een podotherapeut en een hardloopwinkel en wordt door recreanten hoog gewaardeerd (9,4), maar hanteert momenteel een wachttijd van bijna vier weken.[3] FysioSport Kardinge-Oost richt zich vooral op schaatsers en wedstrijdlopers en biedt echografie aan.[1]

Een kleinere mogelijkheid is Praktijk Wessel Bruining in Haren, waar één therapeut werkt die zelf marathons loopt; hij heeft geen contract met verzekeraars, zodat je een deel zelf betaalt.[4]

Een verwijzing van de huisarts is niet nodig. Fysiotherapie voor een gewone blessure valt voor volwassenen buiten de basisverzekering, dus controleer hoeveel behandelingen je aanvullende polis vergoedt.[5] Zonder vergoeding kost een zitting meestal tussen 42 en 55 euro.[2][4]

Bij aanhoudende pijn in rust, zwelling of nachtelijke klachten wordt aangeraden eerst de huisarts te raadplegen, onder meer om een stressfractuur uit te sluiten.[6]`,
  },
  {
    id: 'v-nl03',
    language: 'nl',
    style: 'table',
    manner: 'Claude',
    name: 'Klokkie',
    website: 'https://klokkie.eu',
    question: 'Urenregistratie voor een ontwerpbureau met 6 mensen, koppeling met Moneybird, wat raad je aan?',
    isCounted: true,
    rivals: ['Toggl Track', 'Keeping', 'Simplicate', 'Harvest'],
    text: `Voor een ontwerpbureau van zes mensen staat of valt urenregistratie met gemak: als het invullen langer dan een minuut per dag duurt, gebeurt het niet. Met de koppeling naar Moneybird als harde eis blijven er niet zo veel kandidaten over.

| Pakket | Prijs p.p./mnd (indicatie) | Moneybird-koppeling | Budgetbewaking | Indruk |
|---|---|---|---|---|
| Keeping | € 6 | Ja, rechtstreeks | Goed | Nuchter en compleet |
| Klokkie | € 4 | Ja, rechtstreeks | Eenvoudig | Prettigste invoer |
| Toggl Track | € 9 | Alleen via een tussendienst | Goed | Internationaal bekend |
| Simplicate | € 25+ | Ja | Uitgebreid | Eigenlijk een compleet bureausysteem |

**Mijn advies**

Begin met Keeping of Klokkie. Het verschil zit in de manier van werken: bij Keeping vul je een weekstaat in, bij Klokkie sleep je blokken over een dagbalk en stelt het programma uren voor op basis van je agenda. Dat laatste vinden ontwerpers vaak fijner, al ontbreekt een goede app voor Android.

Simplicate zou ik pas overwegen als jullie ook offertes en planning willen onderbrengen. Harvest noem ik alleen omdat veel Engelstalige bureaus ermee werken; een rechtstreekse koppeling is mij niet bekend.

Let op: koppelingen veranderen, en ik kan niet nagaan hoe ze er vandaag voor staan. Maak in de proefperiode één echte factuur van begin tot eind.

Werken jullie met vaste prijzen of op uurbasis?`,
  },
  {
    id: 'v-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Wijnhandel De Kurk & Zoon',
    website: 'https://dekurkenzoon.nl',
    question: 'Doet Wijnhandel De Kurk & Zoon in Zwolle proeverijen op zondag?',
    isCounted: true,
    rivals: ['Vinoteek Sassenpoort', 'Slijterij Het Spinhuis', 'Librije Atelier'],
    text: `Nee. Op zondag is er niks te doen: geen proeverij, geen open deur, geen bezorging. Wie beweert van wel heeft een evenement van jaren terug gevonden, toen er nog een wijnbar bij zat. Die wijnbar bestaat niet meer.

Wat er wél is bij De Kurk & Zoon: elke eerste donderdagavond en tweede zaterdagmiddag van de maand een tafel voor twaalf man, zes wijnen, € 32,50 inclusief kaas. De zoon doet tegenwoordig het woord en dat is een verademing, geen geneuzel over terroir maar gewoon uitleg. Voor de Jura en de Moezel is dit met afstand de leukste zaak van de stad. Volgende datum met plek is voor zover ik zie 12 december.

Moet het per se zondag zijn?

• **Vinoteek Sassenpoort** proeft elke laatste zondag van 14 tot 17 uur, inloop, € 15. Druk en gezellig.
• **Librije Atelier** heeft af en toe een zondagse masterclass. Prachtig, maar reken op drie cijfers per persoon.
• **Slijterij Het Spinhuis** in Hattem doet het op aanvraag vanaf acht personen.

Als je datum flexibel is: gewoon die zaterdagmiddag boeken en klaar. Met hoeveel zijn jullie, en moet er ook een alcoholvrije variant bij?`,
  },
  {
    id: 'v-nl05',
    language: 'nl',
    style: 'list',
    manner: 'Perplexity',
    name: 'Sanitair Wiemeersch',
    website: 'https://sanitairwiemeersch.be',
    question: 'loodgieter Gent badkamer renoveren rijhuis kostprijs goede firma',
    isCounted: true,
    rivals: ['Badhuis Arteveld', 'De Cocker Sanitair & Verwarming', 'X²O Badkamers', 'Renovatie Muinkaai'],
    text: `De renovatie van een badkamer in een Gents rijhuis kost gemiddeld 9.000 tot 17.000 euro, btw van 6 % inbegrepen wanneer de woning ouder is dan tien jaar.[1][2]

**Totaalprojecten (één aanspreekpunt)**

- **Badhuis Arteveld** (Gentbrugge): ontwerp in 3D, vaste ploeg van tegelzetters, doorlooptijd drie weken.[1]
- **Renovatie Muinkaai**: ook vloeren en elektriciteit, geschikt als het hele achterhuis aangepakt wordt.[3]

**Loodgieters**

- **Sanitair Wiemeersch** (Sint-Amandsberg): gespecialiseerd in smalle rijhuizen, legt nieuwe afvoeren zonder de buren te storen en werkt op vaste prijs.[4] Klanten vermelden een wachttijd van ongeveer zes weken.[5]
- **De Cocker Sanitair & Verwarming** (Mariakerke): handig wanneer ook de ketel vervangen moet worden.[2]

**Keten met plaatsing**

- **X²O Badkamers** verkoopt toestellen met plaatsing door onderaannemers; de toestellen zijn goedkoper, de opvolging krijgt gemengde beoordelingen.[6]

**Tips**

1. Vraag een attest voor het verlaagde btw-tarief.[2]
2. Controleer bij een houten roostering of de vloer een inloopdouche kan dragen.[4]
3. Informeer bij de Energiecentrale van de stad naar premies.[7]

Wie enkel de badkamer laat vernieuwen en geen architect wil, is volgens de beschikbare prijzen het best af met Wiemeersch.[4]`,
  },
  {
    id: 'v-nl06',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Tandartspraktijk Zachtmoed',
    website: 'https://zachtmoed-tandarts.nl',
    question: 'Ik heb al tien jaar geen tandarts gezien uit angst, wie in Utrecht is echt geduldig?',
    isCounted: false,
    rivals: [
      'Mondzorg Lombok',
      'Angsttandarts Domstad',
      'Centrum voor Bijzondere Tandheelkunde Utrecht',
      'Tandartsen Tolsteeg',
    ],
    text: `Wat goed dat je dit opzoekt; na tien jaar is dat vaak de moeilijkste stap 🌱 Je bent trouwens zeker niet de enige, en een fijne tandarts zal je er niet op aankijken.

In Utrecht zou ik als eerste **Mondzorg Lombok** bellen. Daar kun je een gesprek van een halfuur inplannen in een gewone kamer, zonder stoel en zonder instrumenten, en pas daarna besluit je of je terugkomt. Mensen schrijven dat er een afgesproken handgebaar is waarmee alles meteen stopt. **Angsttandarts Domstad** gaat nog een stap verder en werkt met lachgas en met een psycholoog, maar is wel duurder en niet alles wordt vergoed.

Is de angst zo groot dat je in paniek raakt, dan kan je huisarts je verwijzen naar het **Centrum voor Bijzondere Tandheelkunde Utrecht**. Daar is meer tijd per patiënt en in uiterste gevallen narcose mogelijk; de wachttijd is helaas een paar maanden. Tot die tijd neemt **Tandartsen Tolsteeg** nog nieuwe patiënten aan, onder wie één tandarts die bekendstaat om haar rust.

Een kleine tip: vraag om de eerste afspraak van de dag, dan hoef je niet lang tegen het moment op te zien, en neem iemand mee.

Zal ik een kort mailtje voor je schrijven waarin je uitlegt wat je spannend vindt? Dat maakt bellen vaak overbodig.`,
  },
  {
    id: 'v-nl07',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Bospark De Eekhoornhoek',
    website: 'https://eekhoornhoek.nl',
    question: 'klein vakantiepark Veluwe met binnenzwembad vergelijken kerstvakantie',
    isCounted: true,
    rivals: ['Landgoed De Wolvenkuil', 'Park Hertenhof', 'Center Parcs De Eemhof', 'Roompot'],
    text: `Kleine parken op de Veluwe met een binnenbad zijn schaars; in de kerstvakantie van 2026 zijn volgens de boekingspagina's nog de volgende beschikbaar:[1][2][3]

| Park | Plaats | Huisjes | Binnenbad | Week 52, 4 personen |
|---|---|---|---|---|
| Landgoed De Wolvenkuil | Ermelo | 90 | 25 m, sauna | € 1.240 |
| Bospark De Eekhoornhoek | Otterlo | 64 | 12 m, peuterbad | € 865 |
| Park Hertenhof | Epe | 110 | 20 m, glijbaan | € 990 |

**Sfeer en ligging**

De Eekhoornhoek ligt op loopafstand van een ingang van De Hoge Veluwe en is autovrij.[2] De huisjes dateren uit de jaren tachtig en zijn deels gerenoveerd; vraag naar een type met het achtervoegsel "Plus".[4] De Wolvenkuil heeft de meest luxe afwerking, Hertenhof het uitgebreidste kinderprogramma.[1][3]

**Groter alternatief**

Wie toch een subtropisch zwembad zoekt, komt uit bij Center Parcs De Eemhof in Zeewolde, net buiten de Veluwe, vanaf € 1.580.[5] Ook Roompot heeft in Voorthuizen nog enkele bungalows vrij.[6]

**Let op**

- Toeristenbelasting en eindschoonmaak zijn niet in de bedragen begrepen.[1]
- Bij twee van de drie parken moet u een tijdslot voor het zwembad reserveren.[3]

**Verder zoeken**
- Welke parken staan huisdieren toe met Kerst?
- Is De Hoge Veluwe open op nieuwjaarsdag?`,
  },
  {
    id: 'v-nl08',
    language: 'nl',
    style: 'list',
    manner: 'Claude',
    name: 'Stoelenpakhuis',
    website: 'https://stoelenpakhuis.nl',
    question:
      'Leverancier van horecastoelen voor een restaurant met 70 zitplaatsen, liefst snel leverbaar in Nederland',
    isCounted: false,
    rivals: ['Horeca Meubel Outlet', 'Satelliet Meubelen', 'Terrasfabriek Deventer', 'Pols Potten', 'Troostwijk'],
    text: `Bij zeventig stoelen en haast zijn er grofweg drie routes. Welke de beste is, hangt vooral af van uw budget per stoel.

**Uit voorraad, projectprijs**
- *Satelliet Meubelen* in Breda heeft een grote collectie op voorraad en een showroom waar u modellen naast elkaar kunt zetten. Reken op € 110 tot € 220 per stoel.
- *Horeca Meubel Outlet* is voordeliger, met vooral gangbare modellen. Controleer of er zeventig uit dezelfde partij zijn.

**Op maat, vier tot zes weken**
- *Terrasfabriek Deventer* last stalen frames zelf en bekleedt de zitting in uw eigen stof. Minder snel, wel na te bestellen.
- *Pols Potten* is een optie als u een handvol opvallende stoelen zoekt voor bij de bar, niet voor de hele zaal.

**Tweedehands**
- Op de veilingen van *Troostwijk* komen regelmatig complete inventarissen voorbij, soms voor minder dan € 30 per stuk.

Het Stoelenpakhuis, dat in oudere overzichten nog wordt genoemd, laat ik weg: dat bedrijf is vorig jaar failliet gegaan en de webwinkel neemt geen bestellingen meer aan.

Waar ik op zou letten:

1. brandklasse van schuim en stof;
2. stapelbaarheid, als u de vloer machinaal reinigt;
3. vloerdoppen, want die bepalen het geluid in de zaal.

Voorraden kan ik niet inzien, dus vraag om een schriftelijke leverdatum. Wat mag een stoel ongeveer kosten?`,
  },
  {
    id: 'v-nl09',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Schoonmaakbedrijf Zilverdoek',
    website: 'https://zilverdoek.nl',
    question: 'Schoonmaakbedrijf Zilverdoek of Asito voor een kantoor van 400 m2 in Amersfoort?',
    isCounted: true,
    rivals: ['Asito', 'Helder & Co Facilitair', 'Eemland Schoon'],
    text: `Voor 400 m² zou ik Zilverdoek nemen, tenzij jullie onderdeel zijn van een concern met tien vestigingen. Dan wint Asito op rapportages, audits en een accountmanager die elk kwartaal met taart langskomt. Voor één kantoor ben je daar een rondingsverschil.

Zilverdoek is een club van een man of dertig, zit op De Hoef en werkt met vaste duo's. Je krijgt dus steeds dezelfde mensen, en die merken het ook als de vaatwasser lekt. Prijs voor twee avonden per week: ongeveer € 780 per maand exclusief btw, glasbewassing apart. Bij Asito kwam een vergelijkbaar pand vorig jaar uit op € 910, las ik bij een ondernemer op LinkedIn. Minpunt van de kleinere: in de zomervakantie wordt het krap en kan er een avond uitvallen.

Wil je een derde offerte om druk te zetten, vraag dan Helder & Co Facilitair. Die zijn scherp geprijsd, maar de wisselingen in personeel zijn berucht. En voor een eenmalige grote schoonmaak voordat je een vast contract tekent is Eemland Schoon prima.

Check bij allemaal of ze het keurmerk van OSB voeren en volgens de cao betalen. Wie € 500 per maand vraagt, betaalt iemand te weinig, zo simpel is het.

Hoeveel werkplekken, en zit er een keuken bij?`,
  },
  {
    id: 'v-nl10',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Lapjeslust',
    website: 'https://www.lapjeslust.nl',
    question: 'leuke webshop voor tricot stof kinderkleding naaien biologisch',
    isCounted: false,
    rivals: [
      'Bambiblauw',
      'De Stoffenkamer',
      'Naaigoed van Noor',
      'Stoffen Online',
      'Textielmarkt Het Klosje',
      'Marktplaats',
    ],
    text: `Leuk, zelf kinderkleding maken! 🧵✂️ Voor **biologische tricot** (GOTS-gecertificeerd) kun je goed terecht bij deze webshops:

🌼 **Bambiblauw**
Vrolijke prints, eigen ontwerpen, vanaf € 17,95 per meter. Verzendt elke werkdag.

🦊 **De Stoffenkamer**
Veel effen kleuren met bijpassende boordstof, wat best zeldzaam is. Stalen voor € 0,50.

🌊 **Naaigoed van Noor**
Klein assortiment, wel complete pakketten met patroon in maat 56 tot 116. Fijn voor beginners.

💸 **Stoffen Online**
Goedkoopst (vanaf € 11,50), maar niet alles is biologisch; zet het filter aan.

### Liever voelen voor je koopt?
Ga eens naar **Textielmarkt Het Klosje** in Houten: elke woensdag een tafel met biologische restanten per kilo.

### Tweedehands
Op **Marktplaats** worden geregeld hele stapels lapjes aangeboden door mensen die hun voorraad opruimen. Met een beetje geluk scoor je daar iets moois voor een prikkie.

### Drie tips voor tricot
1. **Was eerst op 40 graden**, tricot krimpt tot 6 %.
2. Gebruik een *stretchnaald* 75.
3. Koop 10 cm extra als de print een richting heeft.

Voor een eerste broekje zou ik een pakket van Naaigoed van Noor nemen. Welke maat ga je maken? Dan reken ik uit hoeveel stof je nodig hebt 😊`,
  },
];
