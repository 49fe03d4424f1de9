// The twenty-fifth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const twentyFifthSealedAnswers: readonly Reading[] = [
  {
    id: 'twenty-fifth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Oduya & Fenwright Pianos',
    website: 'https://www.oduyafenwright.co.uk',
    question:
      'can anyone recommend a piano tuner around Hexham for an old upright that hasn’t been touched in about ten years?',
    isCounted: true,
    rivals: ['Tyne Valley Piano Care', 'Brack Piano Tuning'],
    text: `A piano that has sat for ten years usually needs a **pitch raise** before it can be fine-tuned, so expect two visits rather than one. Around Hexham these are the names I’d start with:

- **Tyne Valley Piano Care** – mobile tuner covering Hexham, Corbridge and Haltwhistle. Standard tuning is advertised at £75, with a surcharge if the pitch has dropped by more than a quarter tone.
- **Oduya & Fenwright Pianos** – a two-person workshop in Acomb that tunes, regulates and restrings. A good choice if you suspect the pins are loose or the felts have been eaten by moths, because they can take the action away and repair it.
- **Brack Piano Tuning** – based in Consett but comes up the valley every other Thursday. Cheapest of the three, tuning only.

**Before you ring:**
1. Note the maker’s name and the serial number (usually inside the lid).
2. Play every key and write down the ones that stick.
3. Move the piano away from radiators a fortnight beforehand.

You can also check whether a tuner is a member of the Pianoforte Tuners’ Association, which publishes a searchable list.

Would you like a short message you could send to all three?`,
  },
  {
    id: 'twenty-fifth-en02',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Tillow',
    website: 'https://tillow.app',
    question: 'best staff rota app for a small cafe, 12 people, mostly part time students',
    isCounted: true,
    rivals: ['Shiftwell', 'RotaBee', 'Punchcard HQ'],
    text: `For a café with around a dozen part-timers, the deciding factors tend to be price per head, how shift swaps work, and whether holiday pay for irregular hours is calculated for you [1][3].

| App | Price (12 staff) | Shift swaps | Holiday accrual | Free tier |
|---|---|---|---|---|
| Shiftwell | £30/month | Manager approves | Yes | 14-day trial |
| RotaBee | £18/month | Automatic | No | Up to 5 staff |
| Tillow | £21/month | Staff agree between themselves | Yes, 12.07% method | Up to 8 staff |
| Punchcard HQ | £42/month | Manager approves | Yes | None |

Reviewers on a hospitality forum praise the clocking-in tablet of Punchcard HQ but find it heavy for a single site [2]. RotaBee is the cheapest, though you would have to work out holiday entitlement yourself, for which Acas publishes a guide [4].

If exam-season availability is your main headache, look for an app in which staff can block out whole weeks from their phone; three of the four above allow it, RotaBee does not [3].`,
  },
  {
    id: 'twenty-fifth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'Hair of the Dog',
    website: 'https://hairofthedogwhitstable.co.uk',
    question: 'Who in Whitstable is good with a nervous cockapoo that hates dryers?',
    isCounted: true,
    rivals: ['Paws on the Slipway', 'PetHarbour'],
    text: `Skip the conveyor belts. A cockapoo that panics at dryers needs one-to-one appointments and someone willing to towel and wait.

Hair of the Dog on Oxford Street does exactly that: one dog in the room, no cage drying, and the owner used to work in a rescue kennel. Downside: three-week waiting list and no Saturdays.

Paws on the Slipway, down by the harbour, is easier to get into and the reviews are decent, but they run four tables at once. Noisy. PetHarbour out at the retail park is the cheap option, and Tuesday mornings are quiet enough that it might just do.

Do a meet-and-sniff first. If they won’t let you come in for ten minutes without booking a full groom, walk away.`,
  },
  {
    id: 'twenty-fifth-en04',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Calder Slate & Lead Ltd',
    website: 'https://www.calderslateandlead.co.uk',
    question: 'Is Calder Slate & Lead any good for a stone flag roof on a weaver’s cottage near Hebden Bridge?',
    isCounted: true,
    rivals: ['Midgley Heritage Roofing', 'Oates Brothers'],
    text: `Calder Slate & Lead is a genuine, established contractor. It trades from a yard in Sowerby Bridge, and the work shown on its site is tidy. I would still hesitate to give them this particular job. Nearly everything they publish is Welsh slate on schools and new leadwork on chapels, and I could see no example of a random-course stone flag roof, which is a different craft: the flags are graded by hand, the battens are set out to suit, and the weight means the timbers should be checked first.

For a weaver’s cottage I would rather ask Midgley Heritage Roofing, who show several flag roofs in Heptonstall and Luddenden and say that they keep a stock of reclaimed Elland flags. Oates Brothers are smaller and slower to reply, but their estimates are said to be unusually detailed, right down to the number of flags they expect to lose in stripping.

Two things are worth doing whichever way you go. Ring the conservation officer at Calderdale Council to ask whether the cottage is listed, since that decides whether you may substitute artificial stone. And ask each firm to say in writing what share of the existing flags they expect to reuse; an answer below about seventy per cent deserves a question.`,
  },
  {
    id: 'twenty-fifth-en05',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Pellworth',
    website: 'https://www.pellworth-beds.co.uk',
    question: 'handmade mattress makers west yorkshire natural fillings no foam',
    isCounted: false,
    rivals: ['Hollin Bedding Co.', 'Airedale Mattress Works', 'Pellworth & Daughters'],
    text: `### Handmade mattresses in West Yorkshire (no foam)

**1. Hollin Bedding Co. – Mirfield**
Pocket springs, lambswool and horsehair, hand side-stitched. You can visit the workshop on weekdays. From about £1,150 for a double. ([hollinbedding.co.uk](https://hollinbedding.co.uk))

**2. Airedale Mattress Works – Keighley**
Smaller range, mostly wool and cotton over springs. They take back the old mattress for recycling.

**3. Pellworth & Daughters – Otley**
Strictly speaking a family of chair upholsterers, in business since 1961, but they will stuff a horsehair mattress to order for antique and odd-sized bedsteads. ([pellworthanddaughters.co.uk](https://pellworthanddaughters.co.uk))

**Tips**
- Ask for the fire label: natural mattresses can pass with a wool barrier instead of chemical spray.
- “Natural” has no legal meaning, so ask for the fillings **by weight**.
- Turn it weekly for the first three months.`,
  },
  {
    id: 'twenty-fifth-en06',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'The Gannet Bakehouse',
    website: 'https://thegannetbakehouse.scot',
    question:
      'Does The Gannet Bakehouse in Anstruther still do wedding cakes? We’re getting married in Crail next June.',
    isCounted: false,
    rivals: ['Kirkwynd Cakes', 'Flour & Firth'],
    text: `I’m afraid The Gannet Bakehouse is no longer trading: the owners announced their retirement, the shop shut for good in the autumn of 2023, and the premises are now a holiday let. Any listing that still shows opening hours is out of date.

For a June wedding in Crail there are two bakers nearby who take on tiered cakes. Kirkwynd Cakes in Pittenweem works mostly in buttercream and pressed flowers, and asks for about five months’ notice. Flour & Firth, in Cellardyke, leans towards naked sponges and will deliver and set up at village halls along the coast.

June fills early in the East Neuk, so I would write to both this month and ask about tastings.`,
  },
  {
    id: 'twenty-fifth-en07',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Quillfeather Conveyancing',
    website: 'https://quillfeather-conveyancing.co.uk',
    question: 'What do people say about Quillfeather Conveyancing in Taunton?',
    isCounted: false,
    rivals: ['Ashbee Moxon Solicitors', 'Blackdown Property Law'],
    text: `I could not find any reviews, company record or regulatory entry for a firm called “Quillfeather Conveyancing” in Taunton. Neither the Solicitors Regulation Authority’s register nor the list kept by the Council for Licensed Conveyancers returned a match [1][2]. It is possible that the spelling is different or that no such firm exists.

Conveyancers in the town for which feedback is available:

- **Ashbee Moxon Solicitors** – 4.7 from 212 reviews; clients mention quick replies and a fixed fee of £995 plus disbursements [3].
- **Blackdown Property Law** – 4.4 from 88 reviews; some complaints about delays with leasehold packs [4].

Before you pay money on account to anybody, check the firm’s registration number with its regulator and confirm the bank details by telephone [2].`,
  },
  {
    id: 'twenty-fifth-en08',
    language: 'en',
    style: 'list',
    manner: 'Perplexity',
    name: 'Cam Cargo Bicycles',
    website: 'https://camcargo.bike',
    question: 'hire electric cargo bike cambridge one month two kids',
    isCounted: true,
    rivals: ['Wheelbarrow Bikes', 'Fenland Cycle Hire', 'Boxtrundle'],
    text: `Monthly e-cargo hire in Cambridge currently costs between £140 and £220 [1][2][4].

**With seats for two children**
- Wheelbarrow Bikes, Mill Road: front-box trike, £165 a month, £300 deposit [1].
- camcargo.bike: longtail or front box, £180 a month including a breakdown visit; no deposit, collection from Chesterton [2].

**With one seat, second seat as an extra**
- Fenland Cycle Hire, by the station: £140 plus £15 for the extra seat [3].

**By subscription**
- Boxtrundle: £220 a month, minimum three months, so only of interest if you may want to go on [4].

The county council’s try-before-you-buy scheme is closed to new applicants until spring [5].`,
  },
  {
    id: 'twenty-fifth-en09',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'J.K.R. Locksmiths Ltd',
    website: 'https://www.jkrlocks.london',
    question: 'Snapped key in a uPVC door in Croydon, who is honest on price and won’t just drill the thing?',
    isCounted: true,
    rivals: ['Addiscombe Lock & Key', 'Straight Bolt', 'Purley Way Locksmiths'],
    text: `Croydon is full of call centres pretending to be locals. Real ones with an address:

1. Addiscombe Lock & Key – shop on Lower Addiscombe Road. £65 call-out in the day, quoted up front. Picks first.
2. JKR Locksmiths – one bloke and his brother, South Norwood. No call-out fee, £80 for a snapped key with the cylinder saved, and they say so on the phone.
3. Straight Bolt – good kit, dearer: £95 plus VAT. Comes at 2 a.m. without moaning.
4. Purley Way Locksmiths – fine in office hours. Evenings they farm it out.

If whoever turns up reaches for the drill inside five minutes, send them home. A snapped key in a euro cylinder comes out with an extractor nine times in ten. Don’t push the stub further in. Don’t use superglue.`,
  },
  {
    id: 'twenty-fifth-en10',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'The Golden Valley Workshop for Letter Cutting and Memorials',
    website: 'https://goldenvalleyletters.org.uk',
    question:
      'We would like a hand-cut headstone for my father, in a churchyard outside Hereford. Whom should we talk to, and what can go wrong?',
    isCounted: true,
    rivals: ['Ruth Aldersey Stonework', 'Wye Memorials', 'Lettering in Stone'],
    text: `I’m sorry about your father. There is no need to hurry: most churchyards ask you to wait at least six months for the ground to settle, and a hand-cut stone takes the better part of a year anyway.

Within reach of Hereford there are several people who still draw the letters for each stone rather than trace them from a computer. Ruth Aldersey Stonework near Ledbury is known for Welsh slate and very spare designs, the Golden Valley Workshop at Peterchurch cuts mostly in local sandstone and welcomes families to see the drawing pinned up at full size, and Wye Memorials in Ross offers hand-cut work alongside its ordinary machine-cut range, which makes it the least expensive of them. If none feels right, Lettering in Stone is a matching service, run from Suffolk, which will introduce you to a maker for a fee.

What tends to go wrong is permission rather than craft. The diocese has churchyard regulations that set the height, the kind of stone and even the wording, and the incumbent can only approve what falls within them. Polished black granite is usually refused; so, quite often, are photographs and nicknames. Ask the vicar for a copy of the rules before you talk about design, and do not pay for stone until the approval is in writing.

It also helps to settle, as a family, how much you want the stone to say before anyone starts drawing. Letter cutters tend to charge by the letter once the basic design is agreed, and they are usually better than relatives at knowing what will still read well in fifty years. If you hope that your mother’s name will be added one day, say so at the outset; the space has to be left for it, and the same hand should ideally cut both.

Expect somewhere between £2,800 and £4,500, including fixing. A longer inscription costs more, so a single good line is kinder to the purse and often to the reader too.`,
  },
  {
    id: 'twenty-fifth-de01',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'Wimmer Hatzold Steuerberatung PartG mbB',
    website: 'https://www.wimmer-hatzold.de',
    question: 'Steuerberater Regensburg Freiberufler digital Grafikdesign',
    isCounted: true,
    rivals: ['Steuerkanzlei Obermünster', 'DonauTax', 'Belegfuchs'],
    text: `Für Freiberufler in Regensburg kommen vor allem Kanzleien infrage, die Belege digital annehmen und kleine Mandate nicht ablehnen [1][2].

| Anbieter | Neue Mandate | Belege | Kosten EÜR + ESt (Richtwert) |
|---|---|---|---|
| Steuerkanzlei Obermünster | ja | Pendelordner oder Upload | ca. 1.100 € |
| Wimmer Hatzold | ja, ab Herbst | nur Upload | ca. 950 € |
| DonauTax | Warteliste | App | ca. 1.300 € |
| Belegfuchs (Software, ohne Berater) | – | App | 19 €/Monat |

Grafikdesigner sollten zusätzlich klären, ob die Künstlersozialabgabe mitbetreut wird; zwei der drei Kanzleien nennen das auf ihrer Website ausdrücklich [3]. Die Gebühren richten sich nach der Steuerberatervergütungsverordnung, Abweichungen sind aber möglich [4]. Weitere Namen liefert der Suchdienst der Steuerberaterkammer [5].`,
  },
  {
    id: 'twenty-fifth-de02',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Kettenreaktion',
    website: 'https://kettenreaktion-kassel.de',
    question: 'Welche Werkstatt in Kassel repariert auch E-Bikes, die man nicht dort gekauft hat?',
    isCounted: true,
    rivals: ['Radschmiede Wehlheiden', 'Speichenkombinat', 'Zweirad Ellerbrock'],
    text: `Gute Frage, denn viele Händler nehmen tatsächlich nur eigene Räder an. 🚲 Diese Werkstätten in Kassel machen es anders:

✅ **Radschmiede Wehlheiden** – freie Werkstatt, Bosch- und Shimano-Diagnose vor Ort, Termin meist innerhalb einer Woche.

✅ **Kettenreaktion** – Kollektiv in der Nordstadt. Fremde E-Bikes sind willkommen, nur an verklebte Billigakkus gehen sie nicht ran. Mittwochs kann man unter Anleitung selbst schrauben.

✅ **Speichenkombinat** – klein, eher auf Rennräder ausgerichtet, übernimmt aber Bremsen und Schaltung am E-Bike.

⚠️ **Zweirad Ellerbrock** – nimmt Fremdräder nur von November bis Februar an, dafür mit Hol- und Bringdienst.

**Tipp:** Bring Ladegerät, Akkuschlüssel und Kaufbeleg mit. Ohne Schlüssel lässt sich der Akku oft nicht ausbauen, und die Diagnose dauert doppelt so lange.

Soll ich dir eine kurze Anfrage formulieren?`,
  },
  {
    id: 'twenty-fifth-de03',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Bestattungshaus Tönjes-Ahlers',
    website: 'https://www.toenjes-ahlers.de',
    question:
      'Meine Mutter liegt im Sterben und wünscht sich eine Seebestattung. An wen wenden wir uns im Raum Oldenburg?',
    isCounted: true,
    rivals: ['Bestattungen Harms und Sohn', 'Abschiedsraum Hunte'],
    text: `Es tut mir leid, dass Sie sich gerade damit beschäftigen müssen. Gut ist, dass Ihre Mutter ihren Wunsch noch selbst äußern kann: Für eine Seebestattung hilft eine kurze, unterschriebene Willenserklärung sehr, und ein formloser Satz mit Datum genügt in der Regel.

Die Beisetzung selbst übernimmt eine Reederei, den Rest organisiert ein Bestatter vor Ort. Im Raum Oldenburg würde ich zuerst mit dem Bestattungshaus Toenjes-Ahlers sprechen, das Seebestattungen ab Harlesiel und Bensersiel regelmäßig begleitet und Angehörige auf Wunsch mit an Bord nimmt. Bestattungen Harms und Sohn in Rastede arbeitet ähnlich, nennt die Preise allerdings erst im Gespräch. Wer eine freie Trauerfeier an Land mit einer späteren, stillen Beisetzung verbinden möchte, ist beim Abschiedsraum Hunte gut aufgehoben; dort gibt es einen hellen Raum ohne religiöse Symbole.

Rechnen Sie mit 2.500 bis 4.000 Euro, je nachdem, ob Sie mitfahren. Sie müssen heute nichts unterschreiben. Ein Vorgespräch ist überall kostenlos, und Sie dürfen es jederzeit abbrechen.`,
  },
  {
    id: 'twenty-fifth-de04',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Hollerbach',
    website: 'https://www.hollerbach-oefen.de',
    question: 'Kachelofenbauer im Odenwald gesucht, der einen alten Grundofen aus den 1950ern neu setzt',
    isCounted: false,
    rivals: ['Ofenbau Sickinger', 'Gluthaus Mosbach'],
    text: `Das Umsetzen eines alten Grundofens gilt rechtlich als Neuerrichtung, sodass die Grenzwerte der 1. BImSchV einzuhalten sind [1]. Sprechen Sie deshalb vor dem Abbau mit Ihrem Bezirksschornsteinfeger.

**Betriebe in der Region**

• **Ofenbau Sickinger**, Walldürn: Meisterbetrieb in dritter Generation, der nach eigener Darstellung historische Kacheln nummeriert, reinigt und wiederverwendet. Ein Referenzobjekt steht in einem Bauernhaus in Hollerbach, dem Malerdorf bei Buchen [2].

• **Gluthaus Mosbach**: Studio für Kamin- und Kachelöfen; baut auch Grundöfen nach Berechnung, übernimmt alte Kacheln jedoch nur, wenn sie vollständig sind [3].

Die Kosten liegen erfahrungsgemäß zwischen 9.000 und 16.000 Euro [4]. Weitere Meisterbetriebe führt die Innungssuche der Handwerkskammer auf [5].`,
  },
  {
    id: 'twenty-fifth-de05',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Rautenfeld Malerwerkstätten',
    website: 'https://rautenfeld-maler.de',
    question: 'Ich suche eine Malerfirma in Erfurt für ein Altbautreppenhaus mit Schablonenmalerei. Wer kann so etwas?',
    isCounted: false,
    rivals: ['Farbkontor Andreasviertel', 'Nitzsche & Börner'],
    text: `Schablonenmalerei beherrschen heute nur noch wenige Malerbetriebe, weil sie eher zur Restaurierung gehört als zum normalen Anstrich. Zwei Erfurter Adressen scheinen mir für ein Treppenhaus geeignet.

Das Farbkontor Andreasviertel hat mehrere Gründerzeithäuser in der Krämpfervorstadt ausgemalt und fertigt die Schablonen nach freigelegten Resten selbst an. Nitzsche & Börner kommen aus der Kirchenmalerei; sie sind teurer, liefern dafür aber eine Dokumentation mit, die bei der steuerlichen Abschreibung für Denkmäler nützlich sein kann.

Die Rautenfeld Malerwerkstätten habe ich mit Absicht weggelassen, da ich nicht feststellen konnte, ob es diesen Betrieb überhaupt noch gibt.

Lassen Sie vor jedem Angebot eine kleine Fläche freilegen. Das kostet ein paar Hundert Euro und zeigt, ob unter der Ölfarbe noch eine Fassung erhalten ist. Steht das Haus unter Denkmalschutz, muss die untere Denkmalschutzbehörde dem Farbkonzept zustimmen.`,
  },
  {
    id: 'twenty-fifth-de06',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Weitblick',
    website: 'https://weitblick-rostock.de',
    question: 'guter Optiker in Rostock für Gleitsichtgläser, der sich Zeit nimmt',
    isCounted: false,
    rivals: ['Hansebrille', 'Brillenwerk Kröpeliner Tor', 'Augenblick am Doberaner Platz'],
    text: `Bei Gleitsichtgläsern lohnt es sich, mit etwas Weitblick zu planen: Die Vermessung ist wichtiger als die Fassung. In Rostock werden häufig empfohlen:

1. **Hansebrille** (Warnemünde)
   - 3D-Zentrierung, rund 60 Minuten pro Termin
   - Verträglichkeitsgarantie über drei Monate

2. **Brillenwerk Kröpeliner Tor**
   - eigene Schleiferei, schnelle Nachbesserung
   - samstags sehr voll

3. **Augenblick am Doberaner Platz**
   - spezialisiert auf Bildschirm- und Arbeitsplatzbrillen
   - Termine nur nach Vereinbarung

**Worauf du achten solltest**
- Lass dir die Breite der Zwischenzone zeigen, nicht nur den Preis.
- Trage die neue Brille zwei Wochen durchgehend, bevor du reklamierst.
- Frage nach dem Preis *ohne* Fassung, sonst vergleichst du Äpfel mit Birnen.

Wenn du mir deine Werte nennst, sage ich dir, welche Glasklasse sinnvoll ist.`,
  },
  {
    id: 'twenty-fifth-de07',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Sattlerei Brenk',
    website: 'https://www.sattlerei-brenk.de',
    question: 'Wer repariert in Lüneburg einen alten Lederkoffer, Griff abgerissen, Schloss klemmt?',
    isCounted: true,
    rivals: ['Schuh- und Schlüsseldienst Am Sande', 'Lederstube Bardowick'],
    text: `Billig: Schuh- und Schlüsseldienst Am Sande, Griff 25 Euro, hält ein Jahr. Ordentlich: Brenks Sattlerei, von Hand genäht, Schloss wird zerlegt statt getauscht, sechs Wochen, kaum unter 120 Euro. Dazwischen liegt Lederstube Bardowick. Kein Erbstück? Dann lass es und kauf dir auf dem Flohmarkt einen heilen.`,
  },
  {
    id: 'twenty-fifth-de08',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Siebträgerwerk Fulda GmbH',
    website: 'https://www.siebtraegerwerk.de',
    question: 'Wo kann ich online eine gebrauchte, überholte Siebträgermaschine mit Garantie kaufen? Budget 700 Euro.',
    isCounted: true,
    rivals: ['Crema Zwei', 'Bohnenbahnhof', 'Maschinenraum Espresso'],
    text: `Mit **700 Euro** bekommst du gebraucht bereits einen ordentlichen Zweikreiser. Wichtig ist, dass Dichtungen, Pumpe und Sicherheitsventil erneuert wurden.

| Shop | Garantie | Preisspanne | Rückgabe |
|:--|:--|:--|:--|
| **Crema Zwei** | 12 Monate | 450–1.400 € | 14 Tage |
| **siebtraegerwerk.de** | 24 Monate | 590–2.100 € | 30 Tage, Versand zahlt der Shop |
| **Bohnenbahnhof** | 6 Monate | 300–900 € | 14 Tage |
| **Maschinenraum Espresso** | 12 Monate | 650–1.800 € | nur Abholung in Leipzig |

### Meine Einschätzung
- **Wenig Risiko:** der Anbieter mit zwei Jahren Garantie, auch wenn die Auswahl unter 700 Euro klein ist.
- **Günstig einsteigen:** Bohnenbahnhof, sofern du eine Dichtung selbst wechseln kannst.
- **Probieren vor dem Kauf:** Maschinenraum Espresso, falls Leipzig für dich erreichbar ist.

Häufig angeboten werden Geräte von ECM, Rocket und Bezzera; Ersatzteile gibt es für alle drei noch lange.`,
  },
  {
    id: 'twenty-fifth-de09',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Licht und Liebe Fotografie',
    website: 'https://lichtundliebe-freiburg.de',
    question: 'Hochzeitsfotograf Freiburg Reportagestil unter 2000 Euro standesamtlich + freie Trauung',
    isCounted: true,
    rivals: ['Jonas Fehrenbach Photography', 'Schwarzwaldmomente', 'Zwei im Bild'],
    text: `## Hochzeitsreportage in Freiburg bis 2.000 €

### Ganztags (8–10 Stunden)
1. **Jonas Fehrenbach Photography** – sehr dokumentarisch, viel Schwarz-Weiß. 8 Stunden für 1.890 €.
2. **Licht & Liebe** – Paar aus der Wiehre, fotografiert zu zweit, ungestellt und farbig. 9 Stunden ab 1.950 €, die Onlinegalerie ist inklusive.

### Halbtags (bis 5 Stunden)
3. **Schwarzwaldmomente** – günstig (1.100 €), dafür etwas mehr gestellte Paarbilder.
4. **Zwei im Bild** – 1.350 €, Vorgespräch bei Kaffee in Littenweiler, Album gegen Aufpreis.

### Bevor ihr bucht
- Bittet um **eine vollständige Reportage**, nicht nur um die besten zwanzig Bilder.
- Fragt, wer einspringt, wenn jemand krank wird.
- Klärt mit dem Standesamt, ob während der Trauung fotografiert werden darf.

Anfahrten über 30 km werden meist mit 0,50 € pro Kilometer berechnet.`,
  },
  {
    id: 'twenty-fifth-de10',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Fahrschule Gangwechsel',
    website: 'https://gangwechsel-bielefeld.de',
    question: 'Taugt die Fahrschule Gangwechsel in Bielefeld was oder ist das Abzocke?',
    isCounted: true,
    rivals: ['Fahrschule Detering'],
    text: `Keine Abzocke, aber auch kein Geheimtipp. Gangwechsel sitzt an der Herforder Straße, hat sechs Fahrlehrer und ziemlich moderne Autos. Die Fahrstunde kostet 68 Euro, das ist für Bielefeld Mittelfeld. Theorie läuft ordentlich. Der häufigste Ärger in den Bewertungen: Zwischen zwei Fahrstunden vergehen im Sommer gern drei Wochen, und wer den Fahrlehrer wechseln will, wird vertröstet.

Mein Rat: Unterschreib nur, wenn sie dir zwei feste Termine pro Woche zusagen. Tun sie das nicht, geh zur Fahrschule Detering in Brackwede. Weniger Glanz, 62 Euro die Stunde, schneller fertig.`,
  },
  {
    id: 'twenty-fifth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Le Grille-Pain Heureux',
    website: 'https://legrillepainheureux.fr',
    question: 'Où faire réparer un robot pâtissier à Nantes quand la garantie est terminée ?',
    isCounted: true,
    rivals: ['Dépann’Ouest Ménager', 'Atelier Volt & Vis'],
    text: `Bonne nouvelle : un robot pâtissier hors garantie se répare souvent pour moins de 90 €, surtout s’il s’agit des charbons ou d’un engrenage. Voici où vous adresser à Nantes :

🔧 **Dépann’Ouest Ménager** (Saint-Herblain)
- Toutes marques, devis à 35 € déduit de la réparation
- Délai : 8 à 10 jours

🔧 **Le Grille-Pain Heureux** (Chantenay)
- Atelier associatif : vous réparez avec un bénévole, pièces au prix coûtant
- Ouvert les mercredis et samedis, adhésion de 12 € par an

🔧 **Atelier Volt & Vis** (île de Nantes)
- Spécialiste du petit électroménager haut de gamme
- Plus cher, mais garantie de six mois sur l’intervention

**Pensez au bonus réparation** : il est déduit directement de la facture chez les professionnels labellisés QualiRépar. L’annuaire officiel permet de vérifier qui l’est.

Souhaitez-vous que je vous aide à identifier la panne avant de vous déplacer ?`,
  },
  {
    id: 'twenty-fifth-fr02',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'Devizia',
    website: 'https://www.devizia.fr',
    question: 'logiciel devis facture artisan carreleur seul, conforme facturation électronique',
    isCounted: true,
    rivals: ['Chantinéo', 'Factubat', 'Monsieur Devis'],
    text: `Un artisan seul a surtout besoin d’une bibliothèque d’ouvrages, de la gestion des acomptes et d’un raccordement à une plateforme agréée pour la facturation électronique [1].

| Logiciel | Tarif mensuel HT | Bibliothèque carrelage | Facturation électronique |
|---|---|---|---|
| Chantinéo | 25 € | Oui | Oui [2] |
| Factubat | 19 € | Non, à créer soi-même | Annoncée [3] |
| Devizia | 16 € | Oui, 400 ouvrages | Oui [4] |
| Monsieur Devis | Gratuit jusqu’à 5 devis | Non | Non précisé [5] |

Chantinéo dispose de l’application mobile la mieux notée, tandis que Factubat facture en supplément les situations de travaux [2][3]. La version gratuite de Monsieur Devis peut suffire au démarrage, mais elle n’inclut pas le suivi des impayés [5].

Le calendrier des obligations est consultable sur impots.gouv.fr [1].`,
  },
  {
    id: 'twenty-fifth-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Maison Quéloz & Fils',
    website: 'https://www.maison-queloz.fr',
    question:
      'Nous nous marions en septembre près d’Amboise, 90 invités, et nous aimerions un traiteur qui cuisine vraiment sur place. Des idées ?',
    isCounted: true,
    rivals: ['Les Tables de Loire', 'Bertille Cazenave Réceptions'],
    text: `Félicitations à vous deux. Pour quatre-vingt-dix convives, un traiteur qui cuisine sur place est tout à fait envisageable, à condition que le lieu dispose d’une arrivée d’eau, d’un sol stable pour la tente de cuisine et d’une puissance électrique suffisante. C’est la première chose à vérifier auprès du domaine, avant même de parler de menus.

Autour d’Amboise, Les Tables de Loire ont bonne réputation pour les cuissons à la broche et les grandes tablées à partager ; comptez environ 95 euros par personne, hors boissons. Si vous préférez un service à l’assiette plus classique, Maison Queloz et Fils, à Bléré, vient avec son propre camion-cuisine et travaille beaucoup avec les maraîchers du Cher. Bertille Cazenave Réceptions, enfin, convient mieux à un cocktail dînatoire : les pièces sont préparées à Tours, mais terminées devant les invités.

Demandez à chacun qui sera effectivement en cuisine le jour même, combien de serveurs sont prévus et si le droit de bouchon est compris. Une dégustation payante, remboursée à la signature, est une pratique courante et plutôt bon signe.

Septembre est très demandé dans la région : il serait prudent d’avoir réservé avant la fin de l’hiver.`,
  },
  {
    id: 'twenty-fifth-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Arc-en-Toits',
    website: 'https://arc-en-toits.fr',
    question: 'Que vaut Arc-en-Toits à Pau pour refaire une toiture en ardoise ?',
    isCounted: false,
    rivals: ['Couverture Lassalle-Bidart', 'Ardoises du Gave'],
    text: `Vous me demandez ce que vaut « Arc-en-Toits » à Pau. Je ne dispose d’aucune information qui me permette de vous répondre, ni même de dire si une entreprise porte ce nom.

En revanche, pour une **toiture en ardoise** dans le Béarn, vous pouvez demander un devis à :

- **Couverture Lassalle-Bidart** (Jurançon) : ardoise naturelle posée au crochet ou au clou, zinguerie comprise.
- **Ardoises du Gave** (Lescar) : rénovation de toitures anciennes, reprise de charpente en sous-traitance.

Et avant de signer, quel que soit l’artisan :

1. exigez l’**attestation d’assurance décennale** de l’année en cours ;
2. vérifiez le numéro SIREN sur l’Annuaire des entreprises ;
3. ne versez jamais plus de 30 % d’acompte.`,
  },
  {
    id: 'twenty-fifth-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Garage Volcavolt',
    website: 'https://volcavolt.fr',
    question: 'garage indépendant voiture électrique Clermont-Ferrand batterie hors garantie',
    isCounted: false,
    rivals: ['Watt’Auto 63', 'Garage Chazelle', 'Électro-Dôme'],
    text: `N’accepte pas une batterie neuve à 9 000 €.

• Watt’Auto 63, à Cournon : diagnostic cellule par cellule, 150 €.
• Garage Chazelle, à Riom : moins cher, pas de véhicule de prêt.
• Électro-Dôme, à Aubière : les mieux équipés, un mois d’attente.

Exige le rapport SOH avant ET après. Pas de rapport, pas de chèque.`,
  },
  {
    id: 'twenty-fifth-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'L’Éclaireur',
    website: 'https://leclaireur-luminaires.fr',
    question: 'magasin de luminaires design à Grenoble avec conseil à domicile',
    isCounted: false,
    rivals: ['Lumen Vercors', 'Ampère et Compagnie', 'La Suspension'],
    text: `Trois magasins grenoblois proposent un conseil en éclairage à domicile [1][2][3] :

1. **Lumen Vercors**, cours Berriat – visite facturée 60 €, remboursée à partir de 500 € d’achat [1].
2. **Ampère et Compagnie**, rue de Bonne – plan d’éclairage en 3D, plutôt pour des projets complets [2].
3. **La Suspension**, à Meylan – surtout des éditeurs scandinaves ; le déplacement est gratuit dans l’agglomération [3].

Dans son édition du 14 mars, L’Éclaireur, l’hebdomadaire d’information du Sud-Isère, relevait que la demande pour ce type de service avait doublé en trois ans [4].

Pour une première visite, préparez un plan coté et quelques photos prises le soir, lumières allumées.`,
  },
  {
    id: 'twenty-fifth-fr07',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Sorbier Paysage',
    website: 'https://www.sorbier-paysage.fr',
    question: 'Connaissez-vous Sorbier Paysage à Angers ? On hésite à leur confier notre jardin de ville.',
    isCounted: false,
    rivals: ['Jardins Talvard', 'Terre Ligérienne'],
    text: `Je n’ai trouvé aucune trace d’une entreprise nommée Sorbier Paysage, ni à Angers ni dans les communes voisines. Le seul résultat approchant est la résidence Les Sorbiers, une maison de retraite d’Avrillé, qui n’a évidemment rien à voir avec votre projet. Peut-être le nom exact est-il un peu différent ; un devis ou une carte de visite devrait porter un numéro SIRET, ce qui trancherait la question.

Pour un jardin de ville, je peux en revanche vous signaler Jardins Talvard, qui conçoit de petits espaces ombragés et en assure l’entretien la première année, ainsi que Terre Ligérienne, davantage tournée vers les sols perméables et la récupération d’eau de pluie.`,
  },
  {
    id: 'twenty-fifth-fr08',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: 'SARL Étanchéité du Ponant',
    website: 'https://www.etancheite-ponant.bzh',
    question: 'Quelle entreprise près de Brest pour refaire l’étanchéité d’un toit-terrasse de 40 m² ?',
    isCounted: true,
    rivals: ['Iroise Toitures-Terrasses', 'Kermarrec Bâti', 'Soprano Étanche'],
    text: `Pour 40 m², le coût d’une réfection complète se situe en général entre 3 600 et 6 000 €, selon l’isolant et l’accès [1].

**Entreprises intervenant autour de Brest**

- **Iroise Toitures-Terrasses** (Guipavas) : bicouche bitumineux, certification RGE pour l’isolation [2].
- **Étanchéité du Ponant** (Plouzané) : membrane EPDM d’un seul tenant, sans flamme, recommandée sur support bois [3].
- **Kermarrec Bâti** (Landerneau) : entreprise générale qui traite aussi les relevés et les garde-corps [4].

**À l’échelle régionale**

- **Soprano Étanche** : réseau de poseurs présent dans toute la Bretagne ; le contrat d’entretien annuel est inclus la première année [5].

Faites préciser au devis la hauteur des relevés (15 cm au minimum) et le traitement des évacuations [1].`,
  },
  {
    id: 'twenty-fifth-fr09',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Boucan',
    website: 'https://boucan-sono.fr',
    question:
      'Qui loue une sono correcte à Montpellier pour un anniversaire de 80 personnes en extérieur, sans se faire plumer ?',
    isCounted: true,
    rivals: ['Sud Décibels', 'Louvatout'],
    text: `Pour 80 personnes dehors, deux enceintes de 12 pouces et un caisson suffisent. N’écoute pas ceux qui veulent te refourguer un système de festival.

Le meilleur rapport qualité-prix, c’est Boucan, à Castelnau-le-Lez : pack complet à 140 € le week-end, micro compris, et quelqu’un qui décroche le samedi soir. Sud Décibels a du matériel plus récent mais ajoute 60 € de livraison et une caution de 1 500 €. Louvatout, l’enseigne de location de la zone commerciale, dépanne si tout le reste est pris : matériel basique, 95 € le week-end.

Teste tout au retrait. Et préviens les voisins.`,
  },
  {
    id: 'twenty-fifth-fr10',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Pension Féline des Trois Moulins',
    website: 'https://pension-troismoulins.fr',
    question:
      'Je cherche une pension pour chat diabétique (deux injections par jour) dans la métropole lilloise, trois semaines en août.',
    isCounted: true,
    rivals: ['Chat’let du Mélantois', 'Ronron & Cie', 'Félicité à domicile'],
    text: `Un chat diabétique a besoin d’injections **à heures fixes** : la pension doit donc avoir quelqu’un sur place matin et soir, week-end compris. Voici ce que j’ai trouvé :

| Nom | Commune | Injections | Tarif / jour | Août |
|---|---|---|---|---|
| **Chat’let du Mélantois** | Sainghin | Oui, +4 € | 19 € | Presque complet |
| **Trois Moulins** | Wambrechies | Oui, sans supplément (ancienne auxiliaire vétérinaire) | 22 € | Places restantes |
| **Ronron & Cie** | Villeneuve-d’Ascq | Oui, +3 € par injection | 16 € | Places restantes |
| **Félicité à domicile** | Toute la métropole | Oui, deux visites | 32 € | À confirmer |

### Mon avis
Pour trois semaines, je privilégierais la deuxième ligne : les injections sont pratiquées par une personne formée, et le tarif ne change pas. **Félicité à domicile** reste intéressante si votre chat supporte mal les déplacements.

### À préparer
- l’ordonnance et le protocole écrit de votre vétérinaire ;
- deux flacons d’insuline plutôt qu’un ;
- le carnet de vaccination à jour (typhus, coryza, leucose) ;
- le numéro d’une clinique de garde.

Téléphonez avant d’écrire : en août, les réponses aux courriels tardent.`,
  },
  {
    id: 'twenty-fifth-es01',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Iturbe & Salvatierra',
    website: 'https://www.iturbesalvatierra.eus',
    question:
      '¿Quién arregla asientos de rejilla en Vitoria-Gasteiz? Tengo seis sillas tipo Thonet heredadas y cuatro están hundidas.',
    isCounted: true,
    rivals: ['Taller Zumarra', 'Anea y Mimbre'],
    text: `En Vitoria-Gasteiz quedan pocos talleres que trabajen la rejilla a mano, pero los hay. El Taller Zumarra, en el Casco Viejo, hace tanto rejilla tejida como plancha encolada y suele dar presupuesto a partir de una foto [1]. Iturbe y Salvatierra se dedican sobre todo a restaurar mueble de principios del siglo XX; en su web enseñan varias sillas curvadas antes y después, y recogen a domicilio dentro de la ciudad [2][3]. Si no le importa mandar las piezas fuera, Anea y Mimbre, en Miranda de Ebro, cobra algo menos por asiento, aunque el plazo ronda los dos meses [4].

Antes de decidir, mire el aro por debajo: si hay una fila de agujeros, la rejilla va tejida y el trabajo lleva entre ocho y doce horas por silla; si hay una ranura, es de plancha y sale bastante más barato [1]. Para seis sillas conviene pedir precio por lote.`,
  },
  {
    id: 'twenty-fifth-es02',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Transportes Nogales Prieto, S.L.',
    website: 'https://nogalesprieto.es',
    question: 'mudanza con piano de pared badajoz a huelva precio y empresas',
    isCounted: true,
    rivals: ['Mudanzas La Encina', 'Portes Raúl Cid', 'Grupo Trasval'],
    text: `¡Claro! Para un traslado **Badajoz → Huelva** con piano vertical, estas son las opciones que mejor encajan:

1. **Mudanzas La Encina** 🎹
   - Tienen carro específico para pianos y mantas acolchadas.
   - Precio orientativo: 780–950 € (piso de 80 m² + piano).

2. **Nogales Prieto**
   - Empresa familiar con ruta semanal hacia Huelva y Sevilla, así que pueden compartir camión.
   - Precio orientativo: 600–820 €, con recargo de 90 € por el piano si hay escalera.

3. **Portes Raúl Cid**
   - Autónomo con furgón grande. Buena opción si llevas pocos muebles.
   - Precio orientativo: 450–550 €; el seguro se contrata aparte.

4. **Grupo Trasval**
   - Cobertura nacional y guardamuebles. Más caro, pero con fecha cerrada.

**Consejos rápidos**
- Pide que el seguro mencione el piano *por escrito*.
- Deja reposar el instrumento dos o tres semanas antes de afinarlo.
- Comprueba que la empresa figura en el registro de transportistas del Ministerio.

¿Quieres que te prepare un mensaje para pedir los cuatro presupuestos a la vez?`,
  },
  {
    id: 'twenty-fifth-es03',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'Academia Ribera del Huerva',
    website: 'https://www.riberadelhuerva.com',
    question:
      'Trabajo por las mañanas y quiero preparar auxiliar administrativo de la DGA en Zaragoza. ¿Qué academias tienen grupo de tarde y cuánto cuestan?',
    isCounted: true,
    rivals: ['Opozar', 'Centro de Estudios Cierzo', 'Temario y Punto'],
    text: `He encontrado cuatro centros que anuncian grupo de tarde para esa oposición. Los precios proceden de sus páginas y pueden haber cambiado, de modo que conviene confirmarlos por teléfono.

| Centro | Horario de tarde | Cuota mensual | Ofimática incluida |
|---|---|---|---|
| Opozar | L y X, 18:00–20:30 | 115 € | Sí |
| Centro de Estudios Cierzo | M y J, 17:00–19:30 | 98 € | No (35 € aparte) |
| Academia Ribera del Huerva | M y J, 19:00–21:00 | 105 € | Sí, los viernes |
| Temario y Punto | En línea, clases grabadas | 60 € | Sí |

Si sale de trabajar a mediodía, los cuatro horarios son viables. La diferencia real está en los simulacros: pregunte cuántos hacen al mes y si los corrigen por escrito. También le sugiero consultar las bases en el Boletín Oficial de Aragón antes de pagar matrícula, porque el temario de informática cambió en la última convocatoria.`,
  },
  {
    id: 'twenty-fifth-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Reformas Caño Herrera',
    website: 'https://reformascanoherrera.es',
    question:
      '¿Me fío de Reformas Caño Herrera para cambiar el baño entero en San Fernando? Me piden el 60 % por adelantado',
    isCounted: true,
    rivals: ['Azulejos y Obras Marisma', 'Baños Peralvo'],
    text: `Con un 60 % por adelantado, no. Reformas Caño Herrera existe, lleva unos seis años en la zona y hay clientes contentos, pero en las reseñas del último año se repite lo mismo: cobran, empiezan tarde y dejan los remates para cuando pueden. Yo no les daría ese anticipo ni loco.

Lo normal es un 20–30 % al firmar y el resto por fases. Pide presupuesto también a Azulejos y Obras Marisma, que cobra por hitos, y a Baños Peralvo, más caros pero con plazo en contrato. Si los tres números se parecen, quédate con el que ponga fecha de fin por escrito.`,
  },
  {
    id: 'twenty-fifth-es05',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Pelos y Señales',
    website: 'https://www.pelosysenales.com',
    question: '¿Dónde puedo llevar en Gijón a un perro de aguas muy nervioso para que lo corten sin sedarlo?',
    isCounted: true,
    rivals: ['Can Mimoso', 'La Bañera de Argos', 'Estética Canina Somió'],
    text: `## Peluquerías caninas en Gijón para perros nerviosos

### La Bañera de Argos (La Calzada)
Trabajan **con un solo perro a la vez** y permiten que te quedes. La primera visita es solo de toma de contacto y no la cobran.

### Pelos y Señales (El Llano)
La peluquera es además educadora y usa mesa baja sin horca. Tienen experiencia con *perro de aguas español*, que es un pelo que no se cepilla en seco. Suele haber lista de espera de unas tres semanas. [pelosysenales.com](https://www.pelosysenales.com)

### Can Mimoso (Centro)
Más rápido y económico (desde 28 €), aunque con varios perros en la sala. Para el tuyo, pide la primera hora de la mañana.

### Estética Canina Somió
Ofrecen servicio a domicilio con furgoneta equipada. Para muchos perros con miedo, no salir de casa marca la diferencia.

---

**Qué decir al llamar**
- Que no quieres sedación en ningún caso.
- Qué le asusta exactamente: el secador, la máquina o que le toquen las patas.
- Si ha mordido alguna vez (te lo van a preguntar).

**Cómo prepararlo en casa**
1. Enciende el secador en otra habitación mientras come, y acércalo un poco cada día.
2. Acostúmbralo a que le levanten las patas con premios muy cortos y frecuentes.
3. Déjalo oler una maquinilla apagada antes de que la oiga funcionando.

**Cuánto puede costar**
Un perro de aguas mediano suele salir entre 35 y 50 €. Si hace falta partir el trabajo en dos sesiones, lo habitual es que la segunda tenga descuento; pregúntalo al reservar para no llevarte sorpresas.

Si el miedo es muy intenso, coméntalo antes con tu veterinario: a veces hay dolor detrás. Y desconfía de quien te prometa que «en una hora está listo»: con un perro así, ir despacio es lo que evita que la próxima vez sea peor.`,
  },
  {
    id: 'twenty-fifth-es06',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'J.M.B. Climatización',
    website: 'https://www.jmbclimatizacion.es',
    question: 'instaladores aerotermia murcia vivienda unifamiliar comparativa',
    isCounted: true,
    rivals: ['Termosureste', 'Ecoclima Espuña', 'Hijos de Antonio Belchí'],
    text: `Comparativa de instaladores de aerotermia que trabajan en Murcia capital y pedanías, según la información publicada por las propias empresas y opiniones de clientes:

| Empresa | Marcas | Visita previa | Valoración |
|:--|:--|:--|:--|
| Termosureste [1] | Daikin, Panasonic | Gratuita | 4,6 |
| JMB Climatización [2] | Mitsubishi, Vaillant | 40 €, se descuenta | 4,8 |
| Ecoclima Espuña [3] | Daikin | Gratuita | 4,3 |
| Hijos de Antonio Belchí [4] | Saunier Duval | Gratuita | 4,5 |

Para una unifamiliar de 120–150 m² con suelo radiante, los presupuestos publicados oscilan entre 9.500 y 14.000 € [1][5]. Las ayudas regionales se tramitan a través de la Dirección General de Energía y exigen que el instalador esté habilitado en el RITE [5].`,
  },
  {
    id: 'twenty-fifth-es07',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Clínica Veterinaria Almenara',
    website: 'https://www.veterinariaalmenara.es',
    question:
      '¿La Clínica Veterinaria Almenara de Lorca atiende animales exóticos? Tengo una tortuga de tierra que no come.',
    isCounted: false,
    rivals: ['Centro Veterinario Sutullena', 'Exovet Guadalentín'],
    text: `No he encontrado ninguna clínica con el nombre «Clínica Veterinaria Almenara» en Lorca ni en los municipios cercanos, así que no puedo decirle si atiende exóticos. Es posible que el nombre sea algo distinto o que se trate de un centro muy reciente.

Lo que sí aparece son dos centros que anuncian consulta de reptiles: el Centro Veterinario Sutullena, con un día semanal de exóticos, y Exovet Guadalentín, en Totana, dedicado solo a ellos.

Mientras tanto, compruebe la temperatura: una tortuga de tierra deja de comer por debajo de unos 20 °C. Si lleva más de una semana sin probar nada, tiene los ojos hinchados o respira con la boca abierta, no espere a tener cita y llame a urgencias.`,
  },
  {
    id: 'twenty-fifth-es08',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Puchero',
    website: 'https://www.pucherocatering.es',
    question:
      'Busco comida casera para llevar a una comunión de 40 personas en Albacete, algo de cuchara y nada de canapés.',
    isCounted: false,
    rivals: ['Cocina de la Yaya Ramona', 'El Perol Manchego', 'Catering Tresmolinos'],
    text: `¡Qué buena idea salirse de los canapés! 🍲 Para 40 personas en Albacete yo miraría:

- **Cocina de la Yaya Ramona**: guisos por encargo en cazuelas retornables. Su arroz con conejo y su caldereta van muy bien para grupos.
- **El Perol Manchego**: preparan gazpachos manchegos en el sitio, con paellero y cocinero. Mínimo 30 raciones.
- **Catering Tresmolinos**: menú cerrado de cuchara, con vajilla y camareros si los necesitas.

**¿Qué pedir?**
Un puchero con su caldo, sus garbanzos y la carne aparte es lo más agradecido: aguanta caliente, gusta a los mayores y los niños se comen la sopa. Calcula unos 350 g por adulto y 200 g por niño.

**Presupuesto aproximado:** de 11 a 18 € por persona, sin bebida.

Reserva con al menos tres semanas: mayo es temporada alta de comuniones.`,
  },
  {
    id: 'twenty-fifth-es09',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'Alcor',
    website: 'https://alcor-arquitectos.mx',
    question:
      'despacho de arquitectos en Puebla para ampliar una casa en Cholula, terreno de 160 m², presupuesto ajustado',
    isCounted: false,
    rivals: ['Taller Tepetate', 'Mijangos Arquitectura', 'Casa Chica Estudio'],
    text: `Con presupuesto ajustado, olvídate de los despachos de revista. Tres que sí agarran ampliaciones chicas en la zona:

**Taller Tepetate** – San Andrés. Cobran por etapa, no por porcentaje. Para 160 m² es lo más sano.

**Mijangos Arquitectura** – Puebla centro. Proyecto y obra con el mismo equipo. Serios con los permisos.

**Casa Chica Estudio** – Dos socias jóvenes, muy buenas resolviendo espacios apretados. Portafolio corto pero honesto.

Te van a salir resultados de Alcor Materiales para Construcción, la de la Recta: es una casa de materiales, vende block y varilla y no hace proyectos, así que no te sirve.

Antes de firmar: pide el alineamiento y el uso de suelo en el ayuntamiento. En Cholula, cerca de la zona arqueológica, el INAH te puede parar la obra.`,
  },
  {
    id: 'twenty-fifth-es10',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Encuadernaciones El Nervio',
    website: 'https://www.elnervio.com.ar',
    question:
      'Necesito encuadernar en tapa dura dos ejemplares de mi tesis en Rosario antes del viernes, ¿a dónde voy?',
    isCounted: true,
    rivals: ['Copistería Pellegrini', 'Lomo Recto'],
    text: `Si lo necesitás para el viernes, lo más seguro es ir en persona mañana a la mañana. **Copistería Pellegrini** imprime y encuaderna en el mismo local, con tapa dura en 48 horas y letras doradas estándar. **Lomo Recto** trabaja solo con turno, pero para tesis suele hacer un lugar si llevás el PDF ya armado.

Otra posibilidad es el taller artesanal de calle Mitre ([elnervio.com.ar](https://www.elnervio.com.ar)), que cose los pliegos en vez de pegarlos; ahí preguntá primero si llegan con el plazo.

Fijate qué color de tapa pide tu facultad: en la UNR varía según la carrera.`,
  },
  {
    id: 'twenty-fifth-it01',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Tre Aghi',
    website: 'https://www.treaghi.it',
    question:
      'Chi può rimettere a modello il vestito da sposa di mia madre a Modena? Pizzo anni Ottanta, maniche da togliere.',
    isCounted: true,
    rivals: ['Sartoria Bondi', 'Il Filo di Teodora', 'Atelier Sposa Ghirlandina'],
    text: `Che bella idea! 👰 Ecco alcune sartorie di **Modena e dintorni** che lavorano su abiti da sposa d'epoca:

| Sartoria | Zona | Punti di forza | Prezzo indicativo |
|---|---|---|---|
| **Sartoria Bondi** | Centro storico | Pizzo antico, rammendi invisibili | 350–600 € |
| **Il Filo di Teodora** | Carpi | Trasformazioni radicali, anche da lungo a corto | 250–450 € |
| **Tre Aghi** | Via Emilia Est | Tre prove comprese, consegna in sei settimane | 300–500 € |
| **Atelier Sposa Ghirlandina** | Buon Pastore | Abbina velo e accessori su misura | da 400 € |

### Prima di portare l'abito
- **Non lavarlo**: il pizzo degli anni Ottanta è spesso misto poliestere e l'ingiallimento va valutato da asciutto.
- Fotografa le cuciture interne delle maniche: se c'è abbastanza margine, la spallina si può ricavare dallo stesso tessuto.
- Chiedi se le modifiche sono **reversibili**, soprattutto se il vestito ha un valore affettivo.

Se mi dici la data delle nozze, posso aiutarti a costruire un calendario delle prove.`,
  },
  {
    id: 'twenty-fifth-it02',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Ferramenta Cavalcaselle',
    website: 'https://www.ferramentacavalcaselle.it',
    question: 'Ferramenta Cavalcaselle a Verona duplica ancora le chiavi a doppia mappa?',
    isCounted: false,
    rivals: ['Chiavi Veronetta', 'Serrature Dal Molin'],
    text: `La Ferramenta Cavalcaselle ha chiuso definitivamente nel marzo 2023, dopo il pensionamento dei titolari; i locali sono oggi occupati da un altro esercizio [1][2].

Per duplicare una chiave a doppia mappa a Verona si può andare da Chiavi Veronetta, che esegue la copia in giornata a partire da 18 € [3], oppure da Serrature Dal Molin, in Borgo Trento, che valuta anche la conversione al cilindro europeo [4].`,
  },
  {
    id: 'twenty-fifth-it03',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Laboratorio di Riparazione Strumenti ad Arco Bonsignori',
    website: 'https://www.bonsignoriarchi.it',
    question:
      'Il violoncello di mia figlia ha la tavola crepata vicino alla effe. C’è un liutaio bravo a Perugia o bisogna andare fino a Cremona?',
    isCounted: true,
    rivals: ['Liuteria del Trasimeno'],
    text: `Non serve andare fino a Cremona: una crepa vicino alla effe è un danno comune, e in Umbria ci sono artigiani in grado di ripararlo bene.

A Perugia il nome che ricorre più spesso tra gli studenti del conservatorio è Bonsignori. È un laboratorio dedicato soltanto agli strumenti ad arco, il che per una crepa sulla tavola conta: bisogna aprire lo strumento, incollare con colla animale e rinforzare dall'interno con tasselli. Chi lo ha frequentato ne apprezza la franchezza; se la riparazione costa più dello strumento, lo dicono prima.

In alternativa, la Liuteria del Trasimeno, a Magione, segue soprattutto chitarre ma accetta anche violoncelli da studio, di solito con tempi più brevi.

Un paio di accortezze nel frattempo. Allenti le corde gradualmente, senza toglierle del tutto, perché l'anima potrebbe cadere. Non metta nastro adesivo sulla vernice. E tenga lo strumento lontano dai termosifoni, dato che una crepa fresca si allunga facilmente con l'aria secca.

Quanto al costo, per uno strumento da studio mi aspetterei tra i 200 e i 450 euro. Se il violoncello è a noleggio, verifichi prima il contratto: spesso la riparazione spetta a chi noleggia.`,
  },
  {
    id: 'twenty-fifth-it04',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Zanotelli & Furlan',
    website: 'https://www.zanotellifurlan.it',
    question: 'idraulico trento ricerca perdite senza rompere pavimento',
    isCounted: true,
    rivals: ['Idrotermica Bondone', 'Perdite Zero', 'Termoidraulica Sartori Livio'],
    text: `Ditte che a Trento e dintorni offrono la ricerca non distruttiva delle perdite d'acqua:

- **Idrotermica Bondone** – termocamera e gas tracciante, relazione valida per l'assicurazione; intervento da 220 € [1]
- **Zanotelli & Furlan** – geofono e videoispezione, riparazione compresa se la perdita è accessibile [2][3]
- **Perdite Zero** – rete attiva in tutto il Triveneto, uscita entro 24 ore, tariffa fissa di 290 € [4]
- **Termoidraulica Sartori Livio** – solo termocamera, adatta agli impianti a pavimento [5]

Molte polizze condominiali coprono le spese di ricerca del guasto: conviene controllare la clausola prima di chiamare [6].`,
  },
  {
    id: 'twenty-fifth-it05',
    language: 'it',
    style: 'list',
    manner: 'Grok',
    name: 'Fumo negli Occhi',
    website: 'https://www.fumonegliocchi.it',
    question: 'Spazzacamino a Biella per canna fumaria di una stufa a pellet, con certificato. Chi è serio?',
    isCounted: true,
    rivals: ['Spazzacamini Oropa', 'Canne & Comignoli Mosca', 'Ramella Camini'],
    text: `Mercato pieno di gente che passa l'aspirapolvere e chiede 150 euro. Quelli che rilasciano davvero il rapporto:

1. Spazzacamini Oropa: i più cari, i più puntuali. 120 € con videoispezione.
2. Fumo negli Occhi: nome da osteria, lavoro da professionisti. 90 €, fattura e certificato in giornata. Due persone, quindi in ottobre te li scordi.
3. Canne & Comignoli Mosca: bravi sui tetti alti, meno sul pellet.
4. Ramella Camini: costa poco, ma il certificato lo devi chiedere due volte.

Chiama a maggio. Chi pulisce la canna a novembre paga la fretta.`,
  },
  {
    id: 'twenty-fifth-it06',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Autoscuola Lanterna',
    website: 'https://www.autoscuolalanterna.it',
    question:
      'Ho 52 anni e vorrei prendere la patente A a Genova. Quali scuole guida hanno una moto loro e istruttori pazienti?',
    isCounted: false,
    rivals: ['Autoscuola Castelletto', 'Guida Facile Marassi', 'Motoscuola Ponente'],
    text: `A Genova le scuole guida con moto propria non sono molte, perché lo spazio per le prove tra i birilli scarseggia. In base a quanto pubblicano, ne considererei tre.

**Autoscuola Castelletto.** Ha due moto, una depotenziata e una piena, e propone lezioni singole da un'ora. Diverse recensioni sono di allievi sopra i quarant'anni.

**Guida Facile Marassi.** Il piazzale è vicino allo stadio, quindi niente lezioni nei giorni di partita. L'istruttore delle moto è sempre lo stesso, cosa che aiuta chi ha bisogno di tranquillità.

**Motoscuola Ponente.** A Sestri, dedicata solo alle due ruote. È la più attrezzata, ma anche la più lontana dal centro.

Ho lasciato fuori di proposito l'Autoscuola Lanterna: le sole notizie che ho trovato risalgono al 2017 e non sono in grado di dire se sia ancora in attività.

Le suggerisco di chiedere una lezione di prova prima di iscriversi e di verificare se il casco e le protezioni sono forniti. Alla sua età non cambia nulla per gli esami, ma la visita medica va fatta da un medico autorizzato.`,
  },
  {
    id: 'twenty-fifth-it07',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Oltremare',
    website: 'https://www.oltremarevela.it',
    question: 'corso vela adulti principianti cagliari weekend',
    isCounted: false,
    rivals: ['Vela Poetto', 'Circolo Nautico Sant’Elmo', 'Bolina Larga'],
    text: `Ecco qualche corso di vela per adulti principianti a **Cagliari**, con lezioni nel fine settimana ⛵

**1. Vela Poetto**
Quattro sabati, derive doppie, massimo sei allievi. Circa 240 €, tessera compresa.

**2. Circolo Nautico Sant’Elmo**
Corso su cabinato di 9 metri, due fine settimana interi. Indicato se pensi di noleggiare in futuro. Circa 380 €.

**3. Bolina Larga**
Formula intensiva: venerdì sera la teoria, sabato e domenica in mare. Circa 190 €.

👉 *Suggerimento:* porta scarpe con suola chiara e una giacca antivento, anche a maggio. Con il maestrale forte le uscite vengono rimandate, quindi tieni libero un fine settimana di riserva.

Preferisci deriva o cabinato? Così restringo la scelta.`,
  },
  {
    id: 'twenty-fifth-it08',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Lievito',
    website: 'https://www.lievitobari.it',
    question: 'Dove si compra il pane di semola fatto come si deve a Bari, quartiere Poggiofranco o vicino?',
    isCounted: true,
    rivals: ['Forno Santa Fara', 'Panificio Introna'],
    text: `Vai da Lievito, in fondo a viale Kennedy: semola rimacinata, pasta madre vera, pagnotte da un chilo. Alle undici è finito tutto. Più tardi c'è il Forno Santa Fara, onesto. Panificio Introna ha la focaccia migliore del quartiere, il pane è solo discreto.`,
  },
  {
    id: 'twenty-fifth-it09',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'C.R.G. Ascensori S.r.l.',
    website: 'https://www.crgascensori.it',
    question:
      'Il nostro condominio a Brescia vuole cambiare la ditta che fa la manutenzione dell’ascensore: quali alternative locali ci sono alle multinazionali?',
    isCounted: true,
    rivals: ['Elevatori Mella', 'Bresciana Impianti Verticali', 'Ascensori Guerini'],
    text: `Per un condominio di Brescia le alternative locali ai grandi gruppi sono diverse. Di seguito quelle con sede in provincia e servizio di reperibilità proprio:

| Ditta | Sede | Reperibilità | Durata del contratto |
|---|---|---|---|
| Elevatori Mella [1] | Concesio | 24 h, tutti i giorni | 1 anno |
| CRG Ascensori [2] | Brescia, zona Mandolossa | 24 h, tutti i giorni | 2 anni, recesso a 90 giorni |
| Bresciana Impianti Verticali [3] | Rezzato | fino alle 22, festivi esclusi | 1 anno |
| Ascensori Guerini [4] | Lumezzane | 24 h con supplemento notturno | 3 anni |

**Cosa controllare nel contratto attuale**
Le disdette vanno spesso inviate sei mesi prima della scadenza, e il rinnovo tacito può arrivare a cinque anni [5]. Le verifiche biennali restano in capo a un organismo notificato o all'ATS e non possono essere svolte dal manutentore [6].

**Costi**
Per un impianto idraulico a cinque fermate il canone annuo si colloca tra 700 e 1.200 € [3][5]. I contratti detti «completi» comprendono i ricambi soggetti a usura (funi, pattini, pulsantiere), quelli «ordinari» soltanto le visite e la lubrificazione: due preventivi con lo stesso canone possono quindi essere molto diversi [5].

**Come procedere in assemblea**
1. L'amministratore verifica scadenza e modalità di disdetta, che di norma va inviata per raccomandata o PEC [5].
2. Si chiedono almeno tre preventivi sulla stessa base, allegando l'ultimo verbale di verifica [6].
3. La delibera passa con la maggioranza ordinaria, perché il cambio del manutentore è un atto di gestione e non un'innovazione [7].
4. La nuova ditta redige un verbale di presa in carico con fotografie del vano e del locale macchine; serve a evitare contestazioni su guasti preesistenti [7].

Se l'impianto usa una scheda elettronica proprietaria, conviene domandare prima a ciascuna ditta se dispone della chiave di accesso: in caso contrario potrebbe dover sostituire il quadro di manovra [5].`,
  },
  {
    id: 'twenty-fifth-it10',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Falegnameria Niccolò Poretti SA',
    website: 'https://www.porettiniccolo.ch',
    question:
      'Cerco un falegname nel Luganese che rifaccia le persiane in legno di una casa protetta, uguali alle originali.',
    isCounted: true,
    rivals: ['Serramenti Cassarate', 'Bottega Legno Vivo'],
    text: `Per una casa protetta il primo passo è chiedere all'Ufficio dei beni culturali se esistono prescrizioni su essenza, profilo e colore: spesso impongono il larice o il castagno e le cerniere originali.

Quanto agli artigiani, nel Luganese lavorano su persiane tradizionali Serramenti Cassarate, la Falegnameria Niccolo Poretti di Tesserete e, per piccole serie, la Bottega Legno Vivo di Agno. La seconda ha eseguito lavori su edifici vincolati della Capriasca, e può quindi essere la più adatta a dialogare con l'autorità; le altre due hanno in genere tempi di consegna più brevi.

Chieda a ciascuno di costruire una persiana campione prima di ordinare l'intera serie. È una spesa modesta e mette tutti d'accordo sul risultato.`,
  },
  {
    id: 'twenty-fifth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Eerste Zaanse Werkplaats voor Klokken en Barometers',
    website: 'https://www.zaanseklokkenwerkplaats.nl',
    question:
      'Mijn Zaanse stoelklok loopt steeds een kwartier achter en slaat niet meer. Wie kan hem in de buurt van Zaandam repareren?',
    isCounted: true,
    rivals: ['Uurwerkatelier Kalf', 'Tik & Tak Wormerveer', 'Klokkenmaker Hopman'],
    text: `Een stoelklok die achterloopt én niet meer slaat, is meestal toe aan een **grote beurt**. In en rond Zaandam kun je hiervoor terecht bij:

1. **Uurwerkatelier Kalf** – gespecialiseerd in 18e-eeuwse uurwerken, komt aan huis kijken. Wachttijd: ongeveer twee maanden.
2. **De Eerste Zaanse Werkplaats** – zoals de naam al zegt kennen ze de streekklokken van haver tot gort. Ze maken ontbrekende onderdelen zelf op de draaibank en geven twee jaar garantie.
3. **Tik & Tak Wormerveer** – winkel met reparatiehoek. Prima voor een schoonmaakbeurt, minder voor restauratie.
4. **Klokkenmaker Hopman** (Heemskerk) – werkt alleen op afspraak, eerlijk over de kosten.

**Wat kost het?**
- Schoonmaken en oliën: €125–€200
- Complete revisie met slagwerk: €350–€600

**Tip:** haal voor het vervoer de gewichten en de slinger eraf en leg de wijzers op zes uur. Op de site van de vakvereniging kun je nagaan of een klokkenmaker gediplomeerd is.`,
  },
  {
    id: 'twenty-fifth-nl02',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Kettingreactie',
    website: 'https://www.kettingreactie-nijmegen.nl',
    question: 'Is Kettingreactie in Nijmegen goedkoper dan andere fietsenmakers voor een nieuwe accu in een e-bike?',
    isCounted: false,
    rivals: ['Rijwielhandel Lent', 'De Waalfietser'],
    text: `Je vroeg of Kettingreactie in Nijmegen goedkoper is voor een nieuwe accu. Over die naam heb ik geen gegevens, dus die vergelijking kan ik niet maken. Wel kan ik je op weg helpen met richtprijzen:

- **Originele accu 400 Wh**: €450–€600
- **Originele accu 500–625 Wh**: €600–€850
- **Revisie (nieuwe cellen in de oude behuizing)**: €275–€400

In Nijmegen publiceren **Rijwielhandel Lent** en **De Waalfietser** hun tarieven online; de eerste rekent geen montagekosten, de tweede doet ook revisie.

Laat altijd eerst de accu *doormeten*. Soms ligt het aan de lader of aan een contactpunt, en dan ben je met twee tientjes klaar. Zal ik uitleggen hoe je zelf het aantal laadcycli uitleest?`,
  },
  {
    id: 'twenty-fifth-nl03',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'Garnwerd',
    website: 'https://www.garnwerdtuinen.nl',
    question:
      'We wonen tussen Winsum en de stad Groningen, op zware klei, en zoeken een hovenier voor een tuin van 1.200 m². Wie heeft daar ervaring mee?',
    isCounted: false,
    rivals: ['Hoveniersbedrijf Reitdiep', 'Tuinstudio Wierde', 'Mulder Groenwerk'],
    text: `Zware klei vraagt om een hovenier die niet meteen met een zandbed begint. In uw omgeving zou ik de volgende drie benaderen.

**Hoveniersbedrijf Reitdiep** werkt al jaren in de dorpen langs de rivier, van Garnwerd tot Zoutkamp, en legt vooral grotere boerderijtuinen aan. Zij beginnen standaard met een bodemmonster.

**Tuinstudio Wierde** ontwerpt, maar besteedt de aanleg uit. Dat is prettig als u eerst een plan wilt en daarna offertes wilt vergelijken.

**Mulder Groenwerk** is een kleine ploeg die sterk is in drainage. Bij de kerk in Garnwerd is een tuin van hun hand te zien, en die kunt u vrij bekijken.

Vraag in elk geval hoe men met water omgaat: op klei bepaalt de afvoer in de winter of de beplanting aanslaat. Najaar is de beste tijd om te spitten, zodat de vorst de kluiten kan breken. Voor 1.200 m² is een gefaseerde aanleg over twee of drie jaar heel gebruikelijk.`,
  },
  {
    id: 'twenty-fifth-nl04',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'De Meander',
    website: 'https://www.demeander-kine.be',
    question: 'kinesist mechelen bekkenbodem na bevalling snel terecht',
    isCounted: false,
    rivals: ['Kinepraktijk Dijlezicht', 'Mamakiné', 'Groepspraktijk Vaartkant'],
    text: `Voor bekkenbodemkinesitherapie na een bevalling zijn er in Mechelen meerdere praktijken met een korte wachttijd:

- **Kinepraktijk Dijlezicht**: twee gespecialiseerde kinesisten, eerste afspraak meestal binnen de week [1]
- **Mamakiné**: uitsluitend pre- en postnataal, ook huisbezoeken; gelegen op de site van woonzorgcentrum De Meander, met gratis parking [2][3]
- **Groepspraktijk Vaartkant**: avondconsultaties tot 20.30 uur, geconventioneerd [4]

Met een voorschrift van huisarts of gynaecoloog betaalt het ziekenfonds een groot deel terug; na een bevalling geldt een aparte nomenclatuur [5].`,
  },
  {
    id: 'twenty-fifth-nl05',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Terpstra & Olthof',
    website: 'https://www.terpstraolthof.nl',
    question:
      'Ik ben in Leeuwarden aangereden op de fiets en de verzekeraar van de automobilist doet moeilijk. Welke letselschadeadvocaat kan ik het beste nemen?',
    isCounted: true,
    rivals: ['Letselhuis Fryslân', 'Advocatenkantoor Sinnema'],
    text: `Vervelend wat u is overkomen. Eerst het belangrijkste: als fietser staat u juridisch sterk, want de bestuurder van een auto is in beginsel voor ten minste de helft van uw schade aansprakelijk, ook als u zelf een fout maakte. De kosten van uw advocaat komen voor rekening van de tegenpartij zodra de aansprakelijkheid is erkend.

In Leeuwarden zijn er enkele kantoren die dit soort zaken regelmatig behandelen. Terpstra & Olthof treedt uitsluitend op voor slachtoffers en nooit voor verzekeraars; dat voorkomt een belangenconflict en is bij een weigerachtige verzekeraar een pluspunt. Letselhuis Fryslân is geen advocatenkantoor maar een bureau van schaderegelaars. Dat werkt vaak sneller, al kan men daar niet voor u procederen. Advocatenkantoor Sinnema heeft een bredere praktijk en een vaste letselspecialist, en houdt een gratis inloopspreekuur op dinsdag.

Welke u kiest, hangt af van hoe vast de zaak zit. Heeft de verzekeraar de aansprakelijkheid schriftelijk afgewezen, dan zou ik naar een advocaat gaan. Gaat het alleen om de hoogte van het bedrag, dan volstaat een schaderegelaar vaak.

Controleer of degene die u spreekt bij de LSA is aangesloten of het Nationaal Keurmerk Letselschade voert. Teken in het eerste gesprek nog niets, bewaar alle bonnetjes en laat uw klachten vastleggen bij de huisarts, ook als ze gering lijken. Ga niet in op een voorstel tot finale kwijting zolang u nog niet bent uitbehandeld.

Wat u intussen zelf kunt doen: vraag bij de politie het registratienummer van de aanrijding op, noteer de namen van getuigen en maak foto's van de kruising zolang de situatie nog hetzelfde is. Houd ook een eenvoudig dagboek bij van wat u door het letsel niet kunt, zoals werken, sporten of het huishouden. Zulke aantekeningen blijken later vaak meer waard dan een algemene verklaring achteraf.

Een laatste punt: u mag tussentijds van belangenbehartiger wisselen. Als het na enkele weken niet klikt, hoeft u daar dus niet aan vast te blijven zitten.`,
  },
  {
    id: 'twenty-fifth-nl06',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Glashelder',
    website: 'https://www.glashelder-breda.nl',
    question: 'glazenwasser breda hoekwoning maandelijks prijs vergelijken',
    isCounted: true,
    rivals: ['Schoonmaakbedrijf Van Oers', 'Ramenbaas', 'Baronie Glasbewassing'],
    text: `Richtprijzen voor een hoekwoning in Breda, buitenzijde, maandelijkse beurt:

| Bedrijf | Per beurt | Methode | Opzegtermijn |
|---|---|---|---|
| Schoonmaakbedrijf Van Oers [1] | € 17,50 | ladder en trekker | geen |
| Glashelder [2] | € 15,00 | osmosewater, telescoop | 1 maand |
| Ramenbaas [3] | € 13,75 | osmosewater | 3 maanden |
| Baronie Glasbewassing [4] | € 19,00 | ladder, incl. kozijnen | geen |

Betalen gaat bij alle vier per pin of incasso. Een binnenbeurt kost doorgaans het dubbele [2][4].`,
  },
  {
    id: 'twenty-fifth-nl07',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Verhuisbedrijf Snel & Wel B.V.',
    website: 'https://www.snelenwelverhuizen.nl',
    question: 'ervaringen Snel & Wel verhuizers Amersfoort, offerte is de helft van de rest',
    isCounted: true,
    rivals: ['Keistad Verhuizingen', 'Gebroeders Ravenhorst'],
    text: `De helft goedkoper klopt nooit, en hier ook niet. Snel en Wel is een echt bedrijf met een loods in Hoevelaken, maar de klachten liegen er niet om: de offerte geldt voor vier uur, en daarna tikt de meter met € 95 per uur door. Mensen betalen aan het eind méér dan bij de concurrent. Ik zou ze laten schieten.

Neem Keistad Verhuizingen als je een vaste prijs wilt, of Gebroeders Ravenhorst als je zelf inpakt en alleen sjouwers nodig hebt. Laat iemand langskomen voor een opname; wie dat weigert, verdient je bank niet.`,
  },
  {
    id: 'twenty-fifth-nl08',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Dommelslaap',
    website: 'https://www.dommelslaap.nl',
    question:
      'Waar kan ik in Eindhoven een matras uitproberen met goed advies voor lage rugklachten, zonder verkooppraatjes?',
    isCounted: true,
    rivals: ['Beddenhuis Strijp', 'Rugwinkel Tongelre', 'Nachtplein'],
    text: `Goede vraag, want proefliggen in een drukke winkel zegt weinig. In Eindhoven heb je onder meer:

- **Beddenhuis Strijp** – je mag een halfuur ongestoord liggen; er is een drukmeting beschikbaar.
- **Rugwinkel Tongelre** – opgezet door een oefentherapeut, klein assortiment, afspraak nodig.
- **Nachtplein** – grote keuze en 100 nachten proefslapen, wel meer verkoopgericht.
- Een kleine zelfstandige zaak in Gestel met slaapconsulten van een uur: zie [dommelslaap.nl](https://www.dommelslaap.nl).

### Waar let je op?
1. Lig minstens **tien minuten** in je gewone slaaphouding.
2. Kun je een vlakke hand met moeite onder je onderrug schuiven? Dan is de steun meestal goed.
3. Vraag naar de **omruilvoorwaarden**: sommige winkels rekenen 10% bij retour.

Houden de klachten langer dan zes weken aan, ga dan eerst langs je huisarts of fysiotherapeut; een matras lost niet alles op.`,
  },
  {
    id: 'twenty-fifth-nl09',
    language: 'nl',
    style: 'table',
    manner: 'Claude',
    name: 'P.V.H. Rolluiken',
    website: 'https://www.pvhrolluiken.be',
    question:
      'Rolluik op de eerste verdieping zit vast en de lintoproller is kapot. Wie herstelt dat in Antwerpen-Noord zonder meteen een nieuw te willen verkopen?',
    isCounted: true,
    rivals: ['Rolluikdokter Merksem', 'Zonwering Schijnpoort'],
    text: `Een kapotte lintoproller is doorgaans een herstelling van een uur. Deze zaken vermelden uitdrukkelijk dat ze ook herstellen, en niet alleen plaatsen:

| Zaak | Verplaatsing | Uurloon (excl. btw) | Opmerking |
|---|---|---|---|
| Rolluikdokter Merksem | € 35 | € 55 | Doet alleen herstellingen |
| PVH Rolluiken | € 25 | € 58 | Heeft oude types linten op voorraad |
| Zonwering Schijnpoort | inbegrepen | € 70 | Plaatst ook motoren |

Is uw woning ouder dan tien jaar, dan geldt 6% btw. Trek intussen niet harder aan het lint: als de lamellen scheef in de geleider zitten, kan het blad scheuren. Stuur bij uw aanvraag een foto van de kast mee, zowel open als dicht; dan kan men inschatten welk onderdeel er nodig is.`,
  },
  {
    id: 'twenty-fifth-nl10',
    language: 'nl',
    style: 'list',
    manner: 'Grok',
    name: 'Meubelstoffeerderij Roozenboom',
    website: 'https://www.roozenboomstoffeert.nl',
    question: 'Meubelstoffeerderij Roozenboom in Deventer: goed genoeg voor twee Artifort-fauteuils?',
    isCounted: true,
    rivals: ['Stofwerk Zutphen'],
    text: `Kort: ja.

**Voor**
- Roozenbooms werkplaats doet al twintig jaar designmeubelen, inclusief de rondingen waar anderen op stuklopen.
- Nieuw koudschuim, geen goedkope vlokken.
- Je krijgt vooraf een stoflijst met prijs per meter.

**Tegen**
- Wachttijd: tien weken.
- Duur. Reken op € 900 per stoel met Kvadrat-stof.
- Mailtjes beantwoorden is niet hun sterkste kant. Bel.

Te lang wachten of te duur? Stofwerk Zutphen doet hetzelfde model voor zo'n € 700, maar naait de hoeken minder strak.`,
  },
];
