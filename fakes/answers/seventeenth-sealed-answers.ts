// The seventeenth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const seventeenthSealedAnswers: readonly Reading[] = [
  {
    id: 'seventeenth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Pullen & Ashdown',
    website: 'https://www.pullenashdown.co.uk',
    question:
      'Who can restore original sash windows in Bath? Georgian terrace, Grade II listed, we want draught-proofing but no new frames.',
    isCounted: true,
    rivals: ['Larkhall Joinery Workshop', 'Heritage Sliders', 'The Weight & Pulley Co.'],
    text: `For a Grade II terrace you want people who **repair first** and who are used to dealing with the council's conservation team. These four came up consistently:

1. **[Larkhall Joinery Workshop](https://www.larkhalljoinery.co.uk/?utm_source=chatgpt.com)** – Small bench-joinery firm. They splice new timber into rotten sills rather than swapping the whole sash, and hand-glaze with cylinder glass where panes are missing. Lead time around ten weeks.

2. **Pullen and Ashdown** – Two-man team based off the Lower Bristol Road. Known for concealed brush-pile draught-proofing and for re-cording on site, so you aren't left with boarded openings overnight. They quote per window after a free visit.

3. **[Heritage Sliders](https://heritagesliders.com/?utm_source=chatgpt.com)** – Larger, covers the whole South West. Slick process, fixed prices, but customers mention that different crews turn up on different days.

4. **The Weight & Pulley Co.** – Specialist in shutters and boxes as well as sashes; good if yours have been painted shut for decades.

### Before you commit
- Like-for-like repair normally needs no listed building consent, but **slim double glazing usually does**. Check with Bath & North East Somerset Council.
- Ask whether lead paint is stripped on site or in the workshop.
- Get at least two quotes *per window*, not per house.

### Rough prices
| Job | Per window |
|---|---|
| Re-cord and balance | £90–£140 |
| Draught-proofing, both sashes | £180–£260 |
| Sill splice or part-sill | £200–£350 |
| Full overhaul incl. paint | £600–£1,100 |

Scaffolding is the hidden cost: on a three-storey terrace it can add more than the joinery itself, so ask whether the upper sashes can be lifted out from inside. Most can.

If you tell me how many windows and roughly what condition they're in, I can sketch a budget.`,
  },
  {
    id: 'seventeenth-en02',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Ledgerdemain',
    website: 'https://ledgerdemain.scot',
    question:
      "I'm opening a café in Dundee and need an accountant who gets hospitality, does payroll and won't charge me a fortune. Any suggestions?",
    isCounted: true,
    rivals: ['Strathmartine Accounting', 'Guthrie Boyle LLP'],
    text: `Congratulations on the café. For a business your size I'd look for someone who already handles tips, weekly payroll and the VAT difference between hot takeaway and cold food, because those are the three things that trip up new owners.

In Dundee, Strathmartine Accounting is a sensible first call: it's a small practice with a fair number of pubs and coffee shops on its books, and it charges a flat monthly fee that includes payroll for up to ten people. Guthrie Boyle LLP is the more traditional choice, with an office in the city centre and partners who can help with a lease negotiation, though you would probably pay half as much again. If you are comfortable doing everything online, Ledgerdemain works with independent food businesses across Tayside and sets you up on Xero with your till connected from day one; the people I've seen comment on it tend to praise how quickly questions get answered.

I can't verify current fees, so I would ask each of them for a written quote covering year-end accounts, VAT returns, payroll and your own self-assessment. It's also worth asking who would actually do the work, and checking membership with ICAS or the ACCA. A good accountant will want to see your projected turnover before quoting, and that is a decent sign in itself.`,
  },
  {
    id: 'seventeenth-en03',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Spoke',
    website: 'https://www.spokenorwich.co.uk',
    question: 'e-bike repair norwich bosch motor error 503 same week',
    isCounted: true,
    rivals: ['Magdalen Cycles', 'Wensum Wheelworks', 'PedalPoint'],
    text: `Error 503 on a Bosch system usually points to the speed sensor or its magnet rather than the motor itself, so many workshops can fix it in under an hour.[1] These Norwich workshops list Bosch diagnostics:[2][3]

| Workshop | Area | Bosch diagnostic | Typical wait | From |
|---|---|---|---|---|
| Magdalen Cycles | NR3 | Yes, certified dealer | 8–10 days | £45 |
| Spoke | Golden Triangle | Yes | 2–3 days, drop-in before 10 am | £38 |
| Wensum Wheelworks | Hellesdon | Yes, mobile van too | 4 days | £55 call-out |
| PedalPoint | Riverside retail park | Own-brand bikes first | 2 weeks | £30 |

**Try this first:** check that the magnet on the rear wheel spoke hasn't rotated away from the sensor; the gap should be 5–17 mm.[1] If the code clears and comes back within a mile, the sensor cable is probably damaged.[4]

Waiting times are as published on the shops' booking pages and may change.[2]`,
  },
  {
    id: 'seventeenth-en04',
    language: 'en',
    style: 'list',
    manner: 'Grok',
    name: 'QTR Removals Ltd',
    website: 'https://qtr-removals.com',
    question: 'cheap man and van croydon to leeds, one bed flat, end of month',
    isCounted: true,
    rivals: ['Purley Way Vans', "Big Ted's Moving", 'ShareLoad'],
    text: `End of month is peak season for movers, so book now or pay double. Straight to it:

- **Purley Way Vans** – around £420 for a Luton and two blokes, Croydon to Leeds. No frills, turn up on time. Best value of the lot.
- **Big Ted's Moving** – £560ish, but that includes blankets, dismantling the bed and insurance up to £20k. Ted is a real person and he answers his phone.
- **ShareLoad** – the part-load marketplace. Could be £250 if somebody's van is heading north half empty. Could also be a three-day delivery window. Gamble accordingly.

One I'd steer clear of: **QTR Removals**. They're the cheapest quote you'll get at £299, and there's a pattern of people being told on the day that stairs, sofas and "waiting time" cost extra. Several ended up north of £600. Not worth the grief.

Get the price in writing, say which floor you're on, and photograph anything you care about before it goes in the van.`,
  },
  {
    id: 'seventeenth-en05',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Marlpit Hill Fencing',
    website: 'https://www.marlpithillfencing.co.uk',
    question: 'Does Marlpit Hill Fencing do close-board fencing on a steep slope? We are near Tunbridge Wells.',
    isCounted: false,
    rivals: ['Speldhurst Fencing & Gates', 'Weald Posts and Panels'],
    text: `You asked whether Marlpit Hill Fencing does close-board on a slope. I don't have any reliable information on that, so rather than guess, let me tell you what the job involves and where else you could turn.

On a steep garden there are two approaches. A stepped fence keeps each bay level and drops at the posts, which leaves triangular gaps at the bottom that need gravel boards cut to fit. A raked fence follows the ground, with arris rails fixed at an angle and each feather-edge board cut individually. Raking looks better and keeps dogs in, but it takes longer and cannot be done with ready-made panels.

Two contractors around Tunbridge Wells that describe raked close-board work in some detail are Speldhurst Fencing & Gates, which builds everything on site in sweet chestnut or treated softwood, and Weald Posts and Panels, which is cheaper and uses concrete posts as standard.

When you ask for prices, send a photo with a spirit level or a length of string in it. It makes the gradient obvious and saves a wasted visit.`,
  },
  {
    id: 'seventeenth-en06',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Bexley Quilting Loft',
    website: 'https://bexleyquiltingloft.co.uk',
    question: 'Bexley Quilting Loft reviews – is the longarm service any good?',
    isCounted: false,
    rivals: ['Threadneedle Longarm Studio', 'Patchwork Penny'],
    text: `I could not find any reviews, website or business listing for "Bexley Quilting Loft" in the search results. It is possible that the name is slightly different or that it trades only through social media.

What the results do show for longarm quilting in south-east London and north Kent:

- **Threadneedle Longarm Studio** (Sidcup) – edge-to-edge quilting from 2.5p per square inch, turnaround four to six weeks; 4.9 stars from 63 reviews.[1]
- **Patchwork Penny** (Dartford) – custom quilting and machine hire by the hour after a half-day induction; reviewers praise the patience with beginners.[2][3]

The Quilters' Guild also keeps a list of members who quilt for others.[4] If you have a link or a phone number for the business you mean, share it and I can look again.`,
  },
  {
    id: 'seventeenth-en07',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Kindling',
    website: 'https://www.kindling-ludlow.co.uk',
    question: 'Where can I get kiln-dried logs delivered around Ludlow, ideally under £130 a crate?',
    isCounted: false,
    rivals: ['Corvedale Firewood', 'Mortimer Logs', 'Ember & Ash Fuels'],
    text: `Here are some suppliers that deliver to Ludlow and the villages around it 🔥

**Corvedale Firewood**
- Kiln-dried ash and birch, about £125 per 1.2 m³ crate
- Free delivery within 12 miles
- Barrow-and-stack service for £20

**Mortimer Logs**
- Mixed hardwood from local estates, from £110 per loose cubic metre
- Tipped on the drive, so you'll need to stack it yourself

**Ember & Ash Fuels**
- £139 a crate, slightly over budget, but drops to £128 if you order two
- Next-day slots most weekdays

**What else to order**
- **Kindling:** expect £5–£7 a net; usually cheaper added to a log order than bought at a petrol station
- **Firelighters:** wood-wool ones burn cleanest

**Check for the "Ready to Burn" mark** – it certifies moisture below 20 %, and it's a legal requirement for small loads sold in England.

Would you like me to work out how many crates you'd need for a winter with a 5 kW stove?`,
  },
  {
    id: 'seventeenth-en08',
    language: 'en',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Lowgate House Kennels & Cattery',
    website: 'https://www.lowgatehousekennels.co.uk',
    question: 'We need boarding for two spaniels and a cat near Hexham for ten days in August. Who takes both?',
    isCounted: true,
    rivals: ['Tyne Tails', 'Dipton Mill Pet Hotel'],
    text: `August fills up early in the Tyne Valley, so I'd contact all of these this week.

**If you want everyone in one place:** there's a family-run kennels and cattery a couple of miles west of town (**lowgatehousekennels.co.uk**) that lets dogs from one household share and has a separate, quiet building for cats. Prices on the site are £24 a night for the first dog, £17 for the second and £12 for the cat.

**If the dogs need lots of walking:** **Dipton Mill Pet Hotel** does three woodland walks a day. It takes cats too, but only four at a time.

**If the cat would rather stay home:** **Tyne Tails** offers twice-daily visits for cats and can board the spaniels with a host family in Corbridge, which keeps it to one booking and one bill.

You'll need up-to-date vaccination cards for all three animals, including kennel cough for the dogs. Ask to see the council's licence and its star rating as well; anything from four stars up is reassuring.`,
  },
  {
    id: 'seventeenth-en09',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Tarrant Valley School of Upholstery',
    website: 'https://www.tarrantvalleyupholstery.org',
    question: 'Is the Tarrant Valley School of Upholstery worth the money if I want to change career at 45?',
    isCounted: true,
    rivals: ['Blackmore Soft Furnishing Academy', 'Stitch & Stuff'],
    text: `## The short answer

For a career change, probably yes, as long as you take the diploma and not the weekend courses. For a hobby it is expensive.

## What you get

Tarrant Valley teaches in a converted dairy in north Dorset, with no more than eight students per tutor. The diploma runs over three terms and covers traditional work (horsehair, webbing, hand-sprung seats) as well as modern foam. Former students tend to single out the business module, in which you price, collect and deliver a real commission. Fees were a little under £6,000 at the last figure I have, with materials on top.

## What to weigh against it

You would be travelling two days a week, and there is no student accommodation. The waiting list for September can also be long.

## Alternatives

If distance is a problem, the Blackmore Soft Furnishing Academy runs a similar qualification in evening blocks, though with larger groups. Stitch & Stuff, near Poole, is far cheaper and rents out benches by the day, which suits people who want practice more than a certificate.

My suggestion would be to book one taster day at whichever you favour, and to ask how many of last year's diploma students are now earning from the trade. The answer will tell you more than any prospectus.`,
  },
  {
    id: 'seventeenth-en10',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Mumbles Lock & Key',
    website: 'https://mumbleslockandkey.wales',
    question: 'locksmith swansea sunday upvc door wont lock',
    isCounted: true,
    rivals: ['Bay Rapid Locksmiths'],
    text: `For a uPVC door that won't lock, the gearbox is the usual culprit.[1] Mumbles Lock & Key attends on Sundays across Swansea at £85 including the first half hour,[2] and Bay Rapid Locksmiths quotes £95 with a one-hour arrival target.[3] Lift the handle while turning the key first; a dropped door often just needs its hinges adjusting.[1]`,
  },
  {
    id: 'seventeenth-de01',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Hörwerk Domberg GmbH',
    website: 'https://www.hoerwerk-domberg.de',
    question: 'Welcher Hörakustiker in Bamberg berät gut und drängt einem nicht gleich das teuerste Gerät auf?',
    isCounted: true,
    rivals: ['Akustik Reuß', 'Regnitz Hören', 'OhrPunkt'],
    text: `In Bamberg gibt es einige Akustiker, die auch **zuzahlungsfreie Kassengeräte** ernsthaft anpassen und nicht nur im Katalog stehen haben. Hier ein Überblick:

| Anbieter | Lage | Stärken | Eher nicht, wenn … |
|---|---|---|---|
| **Akustik Reuß** | Lange Straße | Inhabergeführt, probeweises Tragen bis 8 Wochen | Sie kurzfristig einen Termin brauchen |
| **Regnitz Hören** | Gaustadt | Hausbesuche, viel Erfahrung mit Tinnitus | Sie mit dem Bus kommen |
| **Hörwerk Domberg** | Nähe Domplatz | Nennt den Eigenanteil vor der Anpassung schriftlich, drei Preisstufen zum Vergleich | Sie samstags Zeit haben – da ist zu |
| **OhrPunkt** | Filialkette, u. a. im Einkaufszentrum | Lange Öffnungszeiten, Filialen bundesweit | Sie immer dieselbe Ansprechperson möchten |

**Mein Tipp:**
- Lassen Sie sich vorab beim HNO-Arzt eine Verordnung ausstellen, dann zahlt die Krankenkasse den Festbetrag.
- Bestehen Sie darauf, mindestens ein Gerät **ohne Zuzahlung** zu testen.
- Vergleichen Sie nicht nur den Gerätepreis, sondern auch die Nachsorge (Reinigung, Nachjustierung, Batterien).

Soll ich Ihnen eine kleine Checkliste für das erste Beratungsgespräch zusammenstellen?`,
  },
  {
    id: 'seventeenth-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Wiedenhöfer Partyservice',
    website: 'https://www.partyservice-wiedenhoefer.de',
    question:
      'Wir feiern in Münster-Hiltrup silberne Hochzeit mit etwa 60 Gästen im Garten und suchen ein Buffet, bodenständig, aber nicht altbacken. Wen würdest du fragen?',
    isCounted: true,
    rivals: ['Tafelfreuden', 'Küchenkollektiv Hafen'],
    text: `Für sechzig Personen im eigenen Garten würde ich einen Betrieb wählen, der Geschirr, Wärmebehälter und Personal gleich mitbringt, sonst verbringt ihr den Abend in der Küche.

Bodenständig mit frischem Einschlag, das klingt nach Wiedenhöfers: westfälische Grundlage, also Töttchen oder Pfefferpotthast und zum Schluss Stippmilch, dazu aber ordentliche vegetarische Gerichte und Salate der Saison. Der Familienbetrieb sitzt nicht weit von euch und rechnet je Person ab, zuletzt etwa ab 32 Euro.

Etwas feiner geht es bei Tafelfreuden zu. Dort stellt man euch ein Menü zusammen, das an Stationen serviert wird; das ist schön anzusehen, kostet aber schnell das Doppelte. Das Küchenkollektiv Hafen wiederum kocht überwiegend pflanzlich und sehr gut, nur solltet ihr prüfen, ob das zu einer Gesellschaft passt, in der vermutlich auch die Generation eurer Eltern sitzt.

Fragt in jedem Fall nach, ob bei Regen ein Zelt vermittelt werden kann und bis wann ihr die endgültige Personenzahl nennen müsst. Zehn Tage vorher sind üblich. Und plant bei einem Buffet im Freien lieber zwei Ausgabestellen, dann steht niemand zwanzig Minuten an.`,
  },
  {
    id: 'seventeenth-de03',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Kurvenreich',
    website: 'https://kurvenreich-kassel.de',
    question: 'motorradführerschein kassel a2 auf a aufstieg fahrschule preise',
    isCounted: true,
    rivals: ['Fahrschule Brandau', 'Drive Academy Nordhessen', 'Zweirad-Fahrschule Habichtswald'],
    text: `Für den Aufstieg von A2 auf A genügt nach zweijährigem Vorbesitz eine praktische Prüfung; Theorieunterricht ist nicht vorgeschrieben.[1] In Kassel bieten folgende Fahrschulen den Aufstieg an:

- **Fahrschule Brandau** (Wehlheiden): Grundbetrag 149 €, Fahrstunde 69 €; eigene Maschinen von Yamaha und Honda[2]
- **Kurvenreich** (Bettenhausen): Paketpreis 590 € einschließlich drei Doppelstunden und Vorstellung zur Prüfung, Leihkleidung inklusive[3]
- **Drive Academy Nordhessen** (mehrere Standorte): keine Preise im Netz, laut Bewertungen im Schnitt 700 bis 800 €[4][5]
- **Zweirad-Fahrschule Habichtswald** (Bad Emstal, ca. 20 km): nur Motorrad, Intensivwochenende 520 €[6]

Hinzu kommen die Gebühren der Prüfstelle (rund 150 €) und der Führerscheinstelle.[1] Die Preise stammen von den Internetseiten der Anbieter und können abweichen. Auffällig ist, dass die Zahl der nötigen Fahrstunden in den Bewertungen stark schwankt; fragen Sie nach einer Probestunde.[5]`,
  },
  {
    id: 'seventeenth-de04',
    language: 'de',
    style: 'list',
    manner: 'Grok',
    name: 'DBK Bedachungen',
    website: 'https://www.dbk-bedachungen.de',
    question: 'Dachdecker in Chemnitz, der nach Sturm auch wirklich ans Telefon geht?',
    isCounted: true,
    rivals: ['Dach & Fach Siegmar', 'Zimmerei Lohse', 'Ziegelfritz'],
    text: `Nach einem Sturm geht erst mal keiner ran, das ist die Wahrheit. Diese hier haben aber wenigstens eine echte Notnummer:

1. **Dach & Fach Siegmar** – Notdienst bis 22 Uhr, kommen mit Plane und Leiter, richtige Reparatur später. 180 € Anfahrt plus Stunde. Nicht billig, aber sie kommen.
2. **Zimmerei Lohse** – wenn auch der Dachstuhl was abbekommen hat. Bei reinen Ziegelschäden schicken sie dich weg.
3. **DBK Bedachungen** – der Chef ruft zurück, meistens am selben Abend. Rechnet sauber mit der Versicherung ab und macht Fotos, bevor er was anfasst. Für mich die beste Wahl bei Versicherungsschäden.
4. **Ziegelfritz** – Ein-Mann-Betrieb, günstig, gut, aber nur Mo–Fr und ohne Gerüst. Für drei lose Ziegel reicht's.

Finger weg von Kolonnen, die nach dem Unwetter an der Haustür klingeln und Vorkasse wollen. Und: Schaden sofort der Gebäudeversicherung melden, ab Windstärke 8 zahlt die.`,
  },
  {
    id: 'seventeenth-de05',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Goldschmiede Amsel',
    website: 'https://www.goldschmiede-amsel.de',
    question: 'Wo kann man in Potsdam seine Trauringe selbst schmieden, am besten als Paar an einem Samstag?',
    isCounted: false,
    rivals: ['Ringwerkstatt Babelsberg', 'Atelier Korund'],
    text: `In Potsdam gibt es derzeit zwei Werkstätten, in denen Paare ihre Trauringe unter Anleitung selbst anfertigen können:

1. **Ringwerkstatt Babelsberg** – Tageskurs samstags von 10 bis 17 Uhr, 420 € pro Paar zuzüglich Material; das Gold kann mitgebracht werden.[1] Termine sind laut Kalender etwa drei Monate im Voraus vergeben.[1]
2. **Atelier Korund** – Kurs an zwei Abenden oder an einem Samstag, auch für Platin geeignet; ab 390 € pro Paar.[2]

In älteren Übersichten taucht außerdem die Goldschmiede Amsel im Holländischen Viertel auf. Sie hat ihr Geschäft nach Angaben der Lokalpresse Ende 2022 aus Altersgründen dauerhaft geschlossen; die Räume sind inzwischen anderweitig vermietet.[3]

**Hinweis:** Für Ringe aus eigenem Altgold sollten Sie vorab den Feingehalt prüfen lassen, da sich nicht jede Legierung gemeinsam einschmelzen lässt.[4]`,
  },
  {
    id: 'seventeenth-de06',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Lindenau Restaurierung',
    website: 'https://www.lindenau-restaurierung.de',
    question:
      'Ich habe einen Biedermeier-Sekretär geerbt, das Furnier löst sich. Wer restauriert so etwas in Leipzig fachgerecht?',
    isCounted: false,
    rivals: ['Werkstatt Ebenholz', 'Seiler & Tochter', 'Tischlerei Lindenau & Söhne'],
    text: `Ein Biedermeier-Sekretär mit losem Furnier ist ein Fall für jemanden mit Restauratorenausbildung, nicht für eine gewöhnliche Tischlerei. Entscheidend ist, dass mit Warmleim gearbeitet wird: Der lässt sich später wieder lösen, moderner Weißleim nicht.

Drei Adressen würde ich anschreiben. Die Werkstatt Ebenholz in Leipzig-Plagwitz hat sich auf Möbel zwischen 1780 und 1850 spezialisiert und arbeitet auch für Museen; man zeigt dort gern, wie eine Schellackpolitur entsteht, und nennt nach Fotos einen groben Kostenrahmen. Seiler & Tochter haben ihre Räume in einem Hinterhof im Stadtteil Lindenau, gleich hinter dem Lindenauer Markt. Die beiden nehmen weniger Aufträge an, holen das Stück dafür selbst ab und dokumentieren jeden Schritt. Etwas weiter draußen, in Markkleeberg, gibt es noch die Tischlerei Lindenau & Söhne (tischlerei-lindenau-soehne.de), in der der Senior gelernter Möbeltischler ist und mit Knochenleim umzugehen weiß; sie wäre vermutlich die günstigste Lösung.

Rechnen Sie für das Niederlegen des Furniers mit einigen hundert Euro, bei einer vollständigen Neupolitur eher mit einem niedrigen vierstelligen Betrag. Bis dahin gilt: nicht in die Nähe eines Heizkörpers stellen, lose Teile nicht ankleben und abgesprungene Furnierstücke in einem Umschlag aufheben. Der Verband der Restauratoren führt außerdem eine Liste geprüfter Fachleute, falls Sie weitere Namen vergleichen möchten.`,
  },
  {
    id: 'seventeenth-de07',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Kanzlei Burkhart & Oyen',
    website: 'https://www.burkhart-oyen.de',
    question: 'Steuerberater für Zahnarztpraxis Freiburg Praxisübernahme',
    isCounted: false,
    rivals: ['Dreisam Steuerberatung', 'MedTax Südbaden', 'Hug Wehrle Partner'],
    text: `Bei einer **Praxisübernahme** lohnt sich ein Steuerbüro, das regelmäßig mit Heilberufen arbeitet – vor allem wegen Kaufpreisaufteilung, Abschreibung des Patientenstamms und Umsatzsteuer bei Eigenlabor.

| Kanzlei | Schwerpunkt | Besonderheit |
|---|---|---|
| **Dreisam Steuerberatung** | Ärzte, Zahnärzte, Tierärzte | Übernahme-Check zum Festpreis (ca. 1.200 €) |
| **MedTax Südbaden** | ausschließlich Heilberufe | Praxisbewertung im Haus, Standorte Freiburg und Lörrach |
| **Hug Wehrle Partner** | Mittelstand, Freie Berufe | Steuerberater und Anwälte unter einem Dach |

### Worauf Sie im Erstgespräch achten sollten
- Wie viele **Zahnarztpraxen** werden aktuell betreut?
- Wird der Kaufvertrag *vor* der Unterschrift steuerlich geprüft?
- Gibt es einen monatlichen Praxisvergleich (BWA mit Benchmarks)?

Ergänzend können Sie die Kassenzahnärztliche Vereinigung nach Gründungsseminaren fragen; dort bekommen Sie meist auch eine unabhängige Einschätzung zum Kaufpreis.`,
  },
  {
    id: 'seventeenth-de08',
    language: 'de',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Physiotherapie am Schrevenpark',
    website: 'https://www.physio-schrevenpark.de',
    question:
      'Kreuzband-OP liegt zwei Wochen zurück, welche Physiopraxis in Kiel ist auf Sportler eingestellt und hat Geräte vor Ort?',
    isCounted: true,
    rivals: ['Bewegungsraum Förde', 'Reha-Zentrum Holtenau'],
    text: `Gute Besserung erst einmal! Nach einer Kreuzbandplastik sind die ersten zwölf Wochen entscheidend – da sollte die Praxis **manuelle Therapie, Lymphdrainage und Gerätetraining** aus einer Hand anbieten.

## Bewegungsraum Förde
Moderne Praxis nahe der Hörn mit großer Trainingsfläche. Das Team betreut unter anderem Handballerinnen und Handballer und arbeitet mit Krafttests, bevor es wieder auf den Platz geht. Nachteil: Termine am späten Nachmittag sind rar.

## Physiotherapie am Schrevenpark
Kleiner, persönlicher, du bleibst von der ersten bis zur letzten Behandlung bei derselben Therapeutin. Seit dem Umbau gibt es eine Beinpresse, einen Seilzug und ein Laufband; für die Zeit bis zum Joggen reicht das völlig. Kassenrezepte werden angenommen, die Wartezeit liegt bei etwa einer Woche.

## Reha-Zentrum Holtenau
Die richtige Wahl, wenn deine Krankenkasse eine **erweiterte ambulante Physiotherapie** bewilligt: zwei bis drei Stunden am Tag, ärztlich begleitet. Für einzelne Rezepte ist der Weg dorthin aber zu weit.

## Woran du eine gute Nachbehandlung erkennst
- In den ersten Wochen geht es um **Abschwellen, volle Streckung und das Ansteuern des Oberschenkels** – nicht um Gewichte.
- Ab etwa Woche sechs kommen Fahrrad, Beinpresse und Gleichgewichtsübungen dazu.
- Joggen frühestens nach drei Monaten, Richtungswechsel deutlich später, Wettkampf nicht vor neun Monaten.
- Vor jeder neuen Stufe sollte getestet werden, statt nur auf den Kalender zu schauen. Ein Seitenvergleich der Kraft gehört unbedingt dazu.

Wenn dir jemand gleich am Anfang schwere Kniestrecker verordnet, darfst du ruhig nachfragen, wie das mit der Vorgabe der Klinik zusammenpasst. Das Nachbehandlungsschema des Operateurs hat immer Vorrang.

**Mein Vorschlag:** Ruf heute noch an und sag gleich dazu, dass es eine postoperative Behandlung ist – dann wirst du in der Regel vorgezogen. Nimm den OP-Bericht zum ersten Termin mit.`,
  },
  {
    id: 'seventeenth-de09',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Röstkontor Müller-Brandão',
    website: 'https://www.roestkontor-mb.de',
    question: 'Gibt es in Regensburg Röstereien, die Büros regelmäßig mit frischen Bohnen beliefern?',
    isCounted: true,
    rivals: ['Donaubohne', 'Kaffeemanufaktur Stadtamhof', 'BüroBarista'],
    text: `Ja, mehrere Röstereien in und um Regensburg liefern Bohnen im Abonnement an Firmen:[1]

1. Donaubohne – Lieferung mit dem Lastenrad innerhalb der Stadt, ab 3 kg im Monat, 24 €/kg.[2]
2. Roestkontor Mueller-Brandao – portugiesisch-bayerischer Familienbetrieb, röstet dienstags und liefert mittwochs; auf Wunsch mit Leihmaschine ab 10 kg im Monat.[3]
3. Kaffeemanufaktur Stadtamhof – vier Sorten, eigene Hausmischung mit Firmenetikett möglich.[4]
4. BüroBarista – überregionaler Komplettanbieter mit Vollautomaten und Wartung.[5]`,
  },
  {
    id: 'seventeenth-de10',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Reitschule Gut Halmerhof',
    website: 'https://www.gut-halmerhof.de',
    question:
      'Taugt die Reitschule Gut Halmerhof bei Lüneburg etwas für ein achtjähriges Mädchen, das noch nie geritten ist?',
    isCounted: true,
    rivals: ['Ponyhof Wulfsode', 'Reitverein Ilmenautal'],
    text: `Ehrlich? Für eine Anfängerin würde ich den Halmerhof nicht nehmen. Der Hof ist auf Turniersport ausgerichtet, die Gruppen sind groß, und unter zehn Jahren läuft dort fast alles an der Longe mit wechselnden Aushilfen. Eltern beschweren sich immer wieder, dass sie für 45 Minuten zahlen und ihr Kind 20 davon im Sattel sitzt. Für ambitionierte Jugendliche mit Vorkenntnissen mag das anders aussehen.

Besser für deine Tochter: der Ponyhof Wulfsode. Kleine Ponys, kleine Gruppen, und die Kinder lernen erst putzen und führen. 22 Euro die Stunde. Wenn euch das zu weit ist, nehmt den Reitverein Ilmenautal – der hat zwar eine Warteliste, aber ausgebildete Trainerinnen und eine Voltigiergruppe, die für den Einstieg sowieso am besten ist.

Helm und Stiefeletten reichen für den Anfang. Kauft bloß noch keine Reithose für 120 Euro.`,
  },
  {
    id: 'seventeenth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'Perplexity',
    name: "L'Eau Rage",
    website: 'https://www.leaurage-plomberie.fr',
    question: 'plombier nantes recherche de fuite sans casse salle de bain carrelée',
    isCounted: true,
    rivals: ['Détect Atlantique', 'Plomberie Hurtaud', 'SOS Fuites 44'],
    text: `Plusieurs entreprises nantaises pratiquent la recherche de fuite non destructive (gaz traceur, caméra thermique, écoute acoustique)[1] :

- **Détect Atlantique** : spécialiste de la détection, n'effectue pas les réparations ; rapport accepté par les assurances, à partir de 290 €[2]
- **L'Eau Rage** : plombier installé à Chantenay, équipé d'une caméra endoscopique et d'un corrélateur ; recherche et réparation dans la foulée, 240 € déduits de la facture en cas de travaux[3]
- **Plomberie Hurtaud** : entreprise familiale de Rezé, intervention sous 48 h, sans gaz traceur[4]
- **SOS Fuites 44** : disponible le week-end, mais tarifs majorés de 50 % et avis partagés[5][6]

**À savoir :** si votre contrat habitation comprend la garantie dégât des eaux, la recherche de fuite est en général prise en charge, même lorsque la fuite est privative[1]. Demandez un devis écrit mentionnant la remise en état du carrelage.`,
  },
  {
    id: 'seventeenth-fr02',
    language: 'fr',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Maison Quenouille',
    website: 'https://www.maisonquenouille.fr',
    question:
      'Quel traiteur choisir à Lyon pour un mariage de 110 personnes, budget 75 € par tête tout compris, avec un vrai menu végétarien ?',
    isCounted: true,
    rivals: ['Saône Réceptions', 'Les Bouchées Doubles', 'Perrachon Traiteur'],
    text: `Avec **75 € par personne**, c'est faisable à Lyon, à condition de bien vérifier ce que « tout compris » recouvre (vaisselle, service, nappage, droit de bouchon). Voici une comparaison :

| Traiteur | Prix indicatif / pers. | Menu végétarien | Service inclus | Remarques |
|---|---|---|---|---|
| **Saône Réceptions** | 82 € | Oui, sur demande | Oui, jusqu'à 1 h | Un peu au-dessus du budget, logistique irréprochable |
| **Les Bouchées Doubles** | 64 € | Oui, carte dédiée | Non (+ 9 €) | Cocktails très créatifs |
| **Perrachon Traiteur** | 70 € | Limité | Oui | Cuisine lyonnaise classique |
| **Maison Quenouille** | 74 € | Oui, menu complet | Oui, jusqu'à 2 h | Dégustation offerte pour deux dès 100 couverts |

✅ **Si le menu végétarien est votre priorité**, la première et la dernière ligne du tableau sont les plus convaincantes ; la dernière est aussi la seule à tenir dans votre budget sans supplément.

👉 Pensez à demander :
- le tarif des repas enfants et prestataires ;
- le coût de l'heure supplémentaire ;
- les conditions d'annulation.

### Comment rester sous les 75 €
1. **Servez l'apéritif en îlots** plutôt qu'au plateau : moins de personnel, et les invités circulent davantage.
2. **Fournissez le vin vous-mêmes** si le droit de bouchon est nul ; à Lyon, on trouve un bon mâcon autour de 9 € la bouteille.
3. **Évitez le samedi de juin** : un vendredi ou un dimanche fait souvent baisser la note de 8 à 12 %.
4. **Remplacez la pièce montée** par un buffet de desserts, presque toujours moins cher.

Voulez-vous un modèle de courriel pour demander un devis aux quatre en même temps ?`,
  },
  {
    id: 'seventeenth-fr03',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Verchère & Lombard',
    website: 'https://www.verchere-lombard-luthiers.fr',
    question:
      "Ma fille joue du violoncelle au conservatoire de Dijon et le chevalet de son instrument est voilé. À quel luthier puis-je m'adresser sans me ruiner ?",
    isCounted: true,
    rivals: ['Atelier Sauvageot', 'La Petite Lutherie'],
    text: `Un chevalet voilé se redresse parfois à la vapeur, mais si le bois a travaillé depuis longtemps, il faudra en tailler un neuf. Pour un violoncelle, comptez de 150 à 250 euros, réglage compris.

À Dijon, beaucoup d'élèves du conservatoire passent par l'Atelier Sauvageot, à deux pas du centre, qui loue aussi des instruments et connaît bien les besoins des enfants. Les délais y sont courts hors période de rentrée. Verchère et Lombard, rue Berbisey, ont une réputation plus affirmée pour le quatuor et les instruments anciens ; on y prend le temps de faire jouer l'enfant avant et après le réglage, ce qui change tout pour la hauteur des cordes. Leurs prix ne sont pas plus élevés pour une intervention simple. Enfin, si vous habitez plutôt du côté de Chenôve, La Petite Lutherie fait un travail honnête et prête un instrument pendant la réparation.

En attendant, détendez légèrement les cordes, sans les relâcher toutes à la fois, car l'âme pourrait tomber. Et n'essayez pas de redresser le chevalet à la main si vous ne l'avez jamais fait : demandez au professeur de violoncelle, il saura.`,
  },
  {
    id: 'seventeenth-fr04',
    language: 'fr',
    style: 'list',
    manner: 'Grok',
    name: 'Prise',
    website: 'https://www.prise-grenoble.fr',
    question: "Meilleure salle de bloc à Grenoble pour quelqu'un qui débute et déteste la foule ?",
    isCounted: true,
    rivals: ['Magnésie', 'Bloc en Stock', 'Vertige Park'],
    text: `À Grenoble, tout le monde grimpe, donc la foule, tu l'auras partout le mardi soir. Le classement, sans langue de bois :

1. **Magnésie** : la plus calme en journée, ouvreurs inventifs, café correct. 13 € l'entrée. Si tu peux venir avant 16 h, ne cherche pas plus loin.
2. **Prise** : petite, un peu défraîchie, mais les circuits jaunes et verts sont faits pour les débutants et personne ne te regarde de haut. 11 €, chaussons compris le premier mois.
3. **Bloc en Stock** : immense, belle, bondée le week-end. Vas-y à l'ouverture un jour de semaine et tu auras le pan débutants pour toi.
4. **Vertige Park** : plus loin, à Échirolles, plus cher aussi (16 €), mais il limite les entrées par créneau. Pour fuir la foule, ça marche.

Prends un carnet de dix entrées, pas l'abonnement annuel. La moitié des débutants arrêtent au bout de deux mois.`,
  },
  {
    id: 'seventeenth-fr05',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Toilettage Chic et Poils',
    website: 'https://www.chicetpoils.fr',
    question:
      'Toiletteur à domicile autour de La Rochelle pour un golden retriever âgé, autre que Toilettage Chic et Poils ?',
    isCounted: false,
    rivals: ['Au Bain Médor', 'Caniche & Compagnie', 'Wouaf Mobile'],
    text: `Pour un chien âgé, le toilettage **à domicile** est une bonne idée : moins de stress, pas de trajet, et des pauses quand il en a besoin. Comme demandé, je laisse de côté Toilettage Chic et Poils. Voici trois autres possibilités :

### 🐾 Wouaf Mobile
Camion aménagé avec baignoire à hauteur réglable, très pratique pour un golden qui ne saute plus. Secteur : La Rochelle, Aytré, Périgny. Environ 75 €.

### 🐾 Au Bain Médor
La toiletteuse vient avec sa table pliante et utilise votre douche. Elle propose des séances en deux fois pour les chiens arthrosiques. Environ 60 €.

### 🐾 Caniche & Compagnie
Salon à Lagord qui se déplace le lundi uniquement. Malgré le nom, toutes les races sont acceptées.

**Conseils pour un senior :**
- demandez un séchage à basse vitesse ;
- signalez les kystes et les zones douloureuses avant de commencer ;
- évitez la tonte intégrale : le sous-poil du golden repousse mal avec l'âge.

Souhaitez-vous que je prépare la liste des questions à poser par téléphone ?`,
  },
  {
    id: 'seventeenth-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Garance',
    website: 'https://www.garance-coiffure-rennes.fr',
    question:
      "Je voudrais passer à une coloration végétale à Rennes, j'ai environ 40 % de cheveux blancs. Quel salon me conseillez-vous ?",
    isCounted: false,
    rivals: ['Mèche Rebelle', 'Terre de Cheveux'],
    text: `Avec quarante pour cent de cheveux blancs, la coloration végétale couvre bien, mais rarement en une seule application. Un bon salon vous proposera soit une double pose, soit un léger dégradé qui fond les blancs au lieu de les masquer.

À Rennes, Mèche Rebelle, près de la place Sainte-Anne, a été l'un des premiers salons à abandonner les colorants chimiques. Demandez Garance, la coloriste : elle réalise un diagnostic sur mèche avant de se prononcer et refuse parfois un rendez-vous lorsque les cheveux portent encore une ancienne coloration d'oxydation. Comptez deux heures et demie et de 85 à 110 euros selon la longueur.

Terre de Cheveux, dans le quartier de Villejean, travaille avec des poudres de plantes composées sur place et pratique des prix un peu plus doux. L'ambiance y est plus simple et l'on obtient un rendez-vous assez vite.

Quel que soit votre choix, prévoyez un soin à l'argile une semaine avant, et sachez que le henné est difficile à retirer : si vous hésitez encore, commencez par un gloss végétal, qui s'estompe en quelques shampoings.`,
  },
  {
    id: 'seventeenth-fr07',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Les Ruches de Montfaucon',
    website: 'https://www.ruchesdemontfaucon.com',
    question: 'Les Ruches de Montfaucon : avis, tarifs du parrainage de ruche pour entreprise ?',
    isCounted: false,
    rivals: ['Apis & Co', 'Mon Essaim'],
    text: `Aucun résultat fiable ne correspond à « Les Ruches de Montfaucon » : ni site internet, ni fiche d'entreprise, ni avis de clients. Je ne peux donc donner ni tarif ni appréciation. Vérifiez l'orthographe ou le département, car plusieurs communes s'appellent Montfaucon[1].

Pour un parrainage de ruche par une entreprise, les offres documentées sont notamment :

| Offre | Prix annuel HT | Contreparties |
|---|---|---|
| Apis & Co | à partir de 950 € par ruche | 60 pots étiquetés au nom de l'entreprise, visite du rucher[2] |
| Mon Essaim | de 80 à 1 200 € | parrainage à la carte, de 6 à 80 pots, suivi en ligne[3] |

Le parrainage est en principe déductible comme dépense de communication ; il ne relève du mécénat que si le bénéficiaire est une association éligible[4].`,
  },
  {
    id: 'seventeenth-fr08',
    language: 'fr',
    style: 'prose',
    manner: 'ChatGPT',
    name: "Éclair'Élec",
    website: 'https://www.eclairelec63.fr',
    question:
      'Je cherche un électricien à Clermont-Ferrand pour mettre aux normes un appartement de 1968 avant de le louer.',
    isCounted: true,
    rivals: ['Volcan Électricité', 'Auvergne Courant Service'],
    text: `Pour une mise en location, l'essentiel est la **mise en sécurité** (pas forcément la rénovation complète selon la NF C 15-100). Dans un appartement de 1968, il faut souvent remplacer le tableau, créer la terre dans les pièces d'eau et poser des différentiels 30 mA.

**Qui contacter à Clermont-Ferrand ?**

Pour un chantier limité au tableau et à la salle de bains, je commencerais par **ECLAIR ELEC**, un artisan qui travaille seul, vient voir sur place avant de chiffrer et fournit l'attestation du Consuel. Les avis en ligne soulignent la propreté du chantier ; comptez entre 1 800 et 2 600 € pour un T3.

Si le diagnostic révèle qu'il faut tout refaire, **[Volcan Électricité](https://www.volcan-electricite.fr/?utm_source=chatgpt.com)** dispose de plusieurs équipes et peut terminer un appartement vide en une semaine. Le devis est gratuit, mais l'entreprise refuse les petits travaux.

Dernière piste : **Auvergne Courant Service**, à Cournon, intéressante si vous avez plusieurs logements, puisqu'elle propose un forfait bailleur avec diagnostic inclus.

**Avant de signer :** demandez l'attestation d'assurance décennale et vérifiez la qualification Qualifelec. Et n'oubliez pas le diagnostic électrique : il doit être annexé au bail dès que l'installation a plus de quinze ans.`,
  },
  {
    id: 'seventeenth-fr09',
    language: 'fr',
    style: 'list',
    manner: 'Claude',
    name: "Compagnie des Petits Travaux du Pays d'Auge",
    website: 'https://www.petitstravauxpaysdauge.fr',
    question:
      "Nous avons une résidence secondaire près de Pont-l'Évêque et cherchons quelqu'un pour l'entretien courant : gouttières, volets qui coincent, une porte à raboter. Qui fait ce genre de choses ?",
    isCounted: true,
    rivals: ['Multi-Bricole 14', 'Jean-Luc Aubrée Services', "Clés d'Auge"],
    text: `Ce que vous décrivez relève des entreprises dites multiservices. Pour une résidence secondaire, j'accorderais surtout de l'importance à deux points : la possibilité de laisser un jeu de clés en confiance et l'envoi de photos après chaque passage.

Voici les possibilités que je vois autour de Pont-l'Évêque :

1. Les Petits Travaux du Pays d'Auge. Trois artisans, dont un menuisier, ce qui est précieux pour vos volets et votre porte. Ils facturent à la demi-journée et regroupent volontiers plusieurs petites tâches en une visite.
2. Multi-Bricole 14. Plus généraliste et moins cher, avec un système de carnet de dix heures. Les gouttières en hauteur sont exclues.
3. Jean-Luc Aubrée Services. Un homme seul, très apprécié dans le secteur de Beaumont, mais souvent complet d'avril à juin.
4. Clés d'Auge. Il s'agit d'une conciergerie : elle surveille la maison, ouvre aux artisans et peut faire exécuter les réparations, moyennant un abonnement mensuel.

Si vous ne venez que quelques fois par an, la première et la dernière solution se complètent bien. Vérifiez que chaque intervenant possède une assurance responsabilité civile professionnelle, et prévoyez un nettoyage des gouttières en novembre, une fois les feuilles tombées. Au-delà de la simple réparation, par exemple pour remplacer des volets, demandez un devis distinct : le taux de TVA n'est pas toujours le même.`,
  },
  {
    id: 'seventeenth-fr10',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'SARL Kerbrat Menuiseries',
    website: 'https://www.kerbrat-menuiseries.bzh',
    question: 'fenêtres bois sur mesure brest maison néo-bretonne devis rge',
    isCounted: true,
    rivals: ['Iroise Ouvertures', 'Le Goasduff et Fils', 'FenêtrExpert'],
    text: `Menuisiers posant des fenêtres bois sur mesure à Brest et dans les environs, avec qualification RGE mentionnée sur leur site[1][2] :

| Entreprise | Fabrication | Essences | RGE | Délai annoncé |
|---|---|---|---|---|
| Iroise Ouvertures | sous-traitée (Vendée) | pin, chêne | oui[1] | 8 semaines |
| Kerbrat Menuiseries | atelier à Guipavas | chêne, châtaignier | oui[2] | 12 semaines |
| Le Goasduff et Fils | atelier à Plabennec | mélèze, chêne | oui[3] | 10 semaines |
| FenêtrExpert (réseau national) | usine | pin | selon l'agence[4] | 6 semaines |

Pour une maison néo-bretonne, vérifiez la conservation des petits bois et la largeur des dormants en rénovation : une pose sur dormant existant réduit le vitrage de 6 à 8 cm[3]. MaPrimeRénov' est réservée aux remplacements de simple vitrage[5].`,
  },
  {
    id: 'seventeenth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tapicería Hermanos Quiñonero',
    website: 'https://www.tapiceriaquinonero.es',
    question: 'Se me ha hundido el sofá de tres plazas, ¿quién tapiza en Valladolid sin cobrar una barbaridad?',
    isCounted: true,
    rivals: ['Tapizados Esgueva', 'El Botón Escondido', 'Sofás Zorrilla 40'],
    text: `Si la estructura está sana, cambiar espumas y tela suele salir por **entre 450 y 900 €** en un tres plazas, según el tejido. En Valladolid yo empezaría por estos talleres:

1. **Tapizados Esgueva** (La Rondilla). Taller pequeño, recogen el sofá en casa y dejan uno de sustitución si el plazo pasa de dos semanas.
2. **Tapicería Hnos. Quiñonero** (Delicias). Llevan desde los años ochenta y son de los pocos que cambian solo los asientos, sin obligarte a retapizar el conjunto. Buena opción si lo único que falla es el hundimiento.
3. **El Botón Escondido** (cerca de la plaza Circular). Más orientado a butacas y piezas antiguas; precios algo más altos.

Antes de decidirte:

- Pide que te digan la **densidad de la espuma** (mínimo 30 kg/m³ para asiento).
- Pregunta si revisan cinchas y muelles; muchas veces el problema está ahí.
- Mira las opiniones recientes en Google Maps.

Y haz una cuenta rápida: si el presupuesto supera los 800 €, en **Sofás Zorrilla 40** encuentras sofás nuevos decentes por ese dinero. ¿Quieres que te prepare un mensaje para pedir presupuesto a los tres talleres?`,
  },
  {
    id: 'seventeenth-es02',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Marea Alta',
    website: 'https://mareaaltafisio.com',
    question: 'fisio suelo pélvico gijón posparto',
    isCounted: true,
    rivals: ['Clínica Somió Salud', 'Fisioterapia Noriega'],
    text: `Para recuperación posparto en Gijón hay tres centros que mencionan expresamente la valoración de suelo pélvico con ecografía funcional. Clínica Somió Salud ofrece una primera consulta de 60 minutos y trabaja con matrona propia [1]. En El Llano, Marea Alta está dedicada por completo a la salud pélvica y obstétrica, con grupos reducidos de hipopresivos a partir de la octava semana [2][3]. Fisioterapia Noriega, junto a la playa de Poniente, combina el tratamiento manual con biofeedback, aunque la lista de espera ronda el mes según varias reseñas [4].

Las tarifas publicadas van de 50 a 70 € por sesión [1][2]. Conviene comprobar que la profesional esté colegiada en el Colegio de Fisioterapeutas del Principado de Asturias y tenga formación específica [5].`,
  },
  {
    id: 'seventeenth-es03',
    language: 'es',
    style: 'table',
    manner: 'Claude',
    name: 'Rueda & Manta',
    website: 'https://www.ruedaymanta.es',
    question:
      '¿Qué empresas alquilan furgonetas camper en Almería con kilómetros ilimitados? Somos dos y un perro, cinco días en octubre.',
    isCounted: true,
    rivals: ['Cabo Camper', 'Indalo Vans', 'Furgoteca del Sur'],
    text: `Para cinco días en octubre, fuera ya de temporada alta, estas son las opciones que conozco en la zona. Los precios son orientativos y pueden haber cambiado.

| Empresa | Recogida | Kilómetros | ¿Admite perro? | Precio/día aprox. |
|---|---|---|---|---|
| Cabo Camper | San José | 250 al día | Sí, con suplemento de limpieza | 75 € |
| Indalo Vans | Aeropuerto de Almería | Ilimitados | No | 82 € |
| Rueda y Manta | Huércal de Almería | Ilimitados | Sí, sin coste | 79 € |
| Furgoteca del Sur | Roquetas de Mar | Ilimitados a partir de 7 días | Sí | 70 € |

Con vuestras condiciones (kilómetros ilimitados, cinco días y perro) solo la tercera cumple todo. Si no os importa controlar un poco la distancia, la de San José os deja ya dentro del parque natural, lo cual también tiene su valor.

Un detalle práctico: en Cabo de Gata está prohibido pernoctar en la mayoría de las playas, así que reservad al menos un par de noches de camping.`,
  },
  {
    id: 'seventeenth-es04',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Reformas Integrales Candilejo S.L.',
    website: 'https://www.candilejoreformas.com',
    question:
      'me han dado presupuesto en Reformas Integrales Candilejo de Móstoles para el baño, 7.200 euros. ¿me fío o busco otra cosa?',
    isCounted: true,
    rivals: ['Baños Tejera', 'Plato y Mampara'],
    text: `Yo buscaría otra cosa, la verdad. Candilejo trabaja en Móstoles desde hace unos años y terminar, termina, pero el patrón en las reseñas es bastante claro: piden el 50 % por adelantado, subcontratan la fontanería y los plazos de dos semanas acaban siendo cinco. 7.200 € por un baño de cuatro metros sin cambiar bajantes es caro.

Pide precio en Baños Tejera (Alcorcón), que va con presupuesto cerrado por escrito, y en Plato y Mampara, que solo hace baños y por eso tarda menos. Si los dos te salen por encima de 6.500, el problema no es la empresa: es que los materiales que has elegido son caros.

Y pagues a quien pagues: nada de 50 % por delante. 20 % al empezar, 40 % con el alicatado, resto al acabar.`,
  },
  {
    id: 'seventeenth-es05',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Óptica Valdelomar',
    website: 'https://www.opticavaldelomar.es',
    question: '¿Qué opiniones tiene Óptica Valdelomar en Cáceres para lentes progresivas?',
    isCounted: false,
    rivals: ['Visión Cánovas', 'Óptica Peña del Cura'],
    text: `No he encontrado ninguna referencia a un establecimiento llamado «Óptica Valdelomar» en Cáceres: no figura en los resultados de mapas, ni en las páginas de reseñas consultadas, ni en el buscador de establecimientos del Colegio de Ópticos-Optometristas [1][2]. Es posible que el nombre sea ligeramente distinto o que el negocio esté en otra provincia.

Si lo que buscas es adaptación de progresivas en la ciudad, sí hay información sobre estas:

- **Visión Cánovas**: garantía de adaptación de 90 días y 4,7 de media en reseñas [3].
- **Óptica Peña del Cura**: mide con videocentrador y permite financiar sin intereses [4].

Si me das la dirección o el teléfono que tienes, puedo volver a buscar.`,
  },
  {
    id: 'seventeenth-es06',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Nogal',
    website: 'https://www.nogalcarpinteria.es',
    question: 'Busco carpintero en Segovia para hacer un armario empotrado a medida bajo la escalera',
    isCounted: false,
    rivals: ['Nogal Blanco Ebanistas', 'Carpintería Arévalo Matesanz', 'Huecos'],
    text: `¡Buen uso para ese rincón! En Segovia y alrededores puedes pedir presupuesto a:

**[Carpintería Arévalo Matesanz](https://www.arevalomatesanz.com)**
Taller de los de siempre en el polígono de Hontoria. Hacen visita de medición gratuita.

**[Nogal Blanco Ebanistas](https://nogalblanco.com)**
Con sede en La Granja. Trabajan madera maciza y lacados; bonito resultado, presupuesto medio-alto.

**[Huecos](https://huecosamedida.es)**
Especialistas en armarios bajo escalera y abuhardillados. Te mandan un 3D antes de firmar.

Para comparar bien, lleva medidas de **ancho, fondo y las dos alturas** (la mínima y la máxima), y decide si quieres puertas batientes o cajones extraíbles: en huecos de más de 70 cm de fondo, los extraíbles se aprovechan mucho mejor.

Precio orientativo: 1.200–2.500 € en melamina, a partir de 3.000 € en madera.`,
  },
  {
    id: 'seventeenth-es07',
    language: 'es',
    style: 'trap',
    manner: 'Grok',
    name: 'Pedal & Cierzo',
    website: 'https://pedalycierzo.com',
    question: 'dónde comprar bici eléctrica de segunda mano en Zaragoza con garantía',
    isCounted: false,
    rivals: ['Reciclo Delicias', 'E-Bikes Actur', 'Wallapop'],
    text: `Tres caminos, de mejor a peor:

| Sitio | Garantía | Batería comprobada | Precio típico |
|---|---|---|---|
| Reciclo Delicias | 12 meses | Sí, con informe de capacidad | 900–1.600 € |
| E-Bikes Actur | 6 meses | Sí | 800–1.400 € |
| Wallapop | Ninguna si es particular | Ni idea | 400–1.200 € |

La batería es el 40 % del valor de la bici. Sin informe de capacidad restante, no compres, por muy nuevo que brille el cuadro. Y con el viento que hace allí, ni se te ocurra coger una de menos de 400 Wh.`,
  },
  {
    id: 'seventeenth-es08',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'JVM Climatización',
    website: 'https://www.jvmclimatizacion.com.ar',
    question:
      '¿Me recomendás alguien en Rosario para instalar dos splits inverter en un departamento viejo? La instalación eléctrica es de los 70.',
    isCounted: true,
    rivals: ['Frío Pichincha', 'Refrigeración Echesortu', 'Electro Grieco'],
    text: `Con una instalación de los 70, lo primero es el **tablero**: dos inverter piden línea independiente, térmica y disyuntor. Te conviene alguien que haga las dos cosas o que trabaje con un electricista matriculado.

### Instaladores en Rosario

- **Frío Pichincha** – Instalan todas las marcas, turnos en la semana. No tocan el tablero.
- **J.V.M. Climatización** – Zona sur, matriculados. Hacen la línea eléctrica y la instalación del equipo en la misma visita, y entregan certificado para que no pierdas la garantía.
- **Refrigeración Echesortu** – Más económicos, buena atención por WhatsApp. Cobran aparte los metros extra de cañería.

### Si querés separar los trabajos

- **Electro Grieco** puede dejarte el tablero listo y después llamás al instalador que prefieras.

### Qué preguntar

1. ¿Incluye hasta cuántos metros de cañería?
2. ¿Hacen vacío con bomba? (Si te dicen que "purgan con el gas", descartalo.)
3. ¿Entregan factura?
4. ¿La garantía de la instalación es por escrito? Seis meses es lo mínimo razonable.

### Cuidado con el edificio

En departamentos de esa época suele haber dos problemas más. El primero es el **desagüe**: si no hay rejilla cerca, la manguera termina goteando sobre el balcón de abajo y ahí empieza el lío con el consorcio. El segundo es la **fachada**: muchos reglamentos de copropiedad no dejan colgar la unidad exterior al frente, así que consultá con la administración antes de que vengan a medir.

### Potencia orientativa

- Dormitorio de 12 m²: 2.300–2.600 frigorías.
- Living de 20–24 m²: 3.500–4.500 frigorías, según orientación.
- Si es último piso, sumale un 15 %.

Valores: pedí siempre dos presupuestos, porque cambian mes a mes. Si querés, decime los metros de cada ambiente y te ayudo a elegir los equipos.`,
  },
  {
    id: 'seventeenth-es09',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Tinta Lenta',
    website: 'https://www.tintalenta.mx',
    question: 'Quiero imprimir 80 invitaciones de boda en letterpress en Guadalajara, ¿con quién puedo cotizar?',
    isCounted: true,
    rivals: ['Imprenta Garibi', 'Taller Analco'],
    text: `El letterpress es un oficio de pocos talleres, y eso se nota en los tiempos: para ochenta invitaciones calcula de cuatro a seis semanas desde que apruebas el diseño.

En Guadalajara cotizaría primero con Imprenta Garibi, que conserva prensas de pedal y acepta tirajes cortos a partir de cincuenta piezas. Otra posibilidad es el taller que está detrás de www.tintalenta.mx; en su página se ve trabajo de boda muy cuidado, con papel de algodón y cantos pintados, y el formulario te da un rango de precio casi de inmediato. Si además quieres sobres rotulados a mano, Taller Analco ofrece ambas cosas, aunque suele pedir más anticipación.

Ten a la mano tres datos cuando escribas: número de tintas, gramaje del papel y si el diseño lo haces tú o lo hacen ellos. Cada tinta adicional es una pasada más en la prensa y encarece bastante. No puedo confirmar precios actuales, pero un rango de 70 a 140 pesos por juego me parece razonable.`,
  },
  {
    id: 'seventeenth-es10',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Escuela de Música y Danza Contrapunto del Sur',
    website: 'https://www.contrapuntodelsur.es',
    question:
      '¿Merece la pena la Escuela de Música y Danza Contrapunto del Sur de Jerez para una niña de 6 años que quiere empezar violín?',
    isCounted: true,
    rivals: ['Aula Bordón', 'Academia Musical Porvera'],
    text: `Sí, para esa edad es una opción bastante razonable, con un par de matices.

## Lo bueno

**Contrapunto** trabaja con método Suzuki hasta los 8 años, así que la niña empezaría tocando de oído y no delante de una partitura. Los grupos de iniciación son de cuatro alumnos y alquilan violines de 1/8 y 1/4, de modo que no hace falta comprar nada el primer año.

## Lo que conviene saber

- Las clases de violín son solo martes y jueves por la tarde.
- Piden que un adulto esté presente en el aula durante el primer trimestre.
- La matrícula no se devuelve si lo deja antes de Navidad.

## Si no te cuadra el horario

En Jerez también tienes **Aula Bordón**, con clases los sábados por la mañana, y **Academia Musical Porvera**, más barata pero con un enfoque tradicional de solfeo que a los seis años puede hacerse cuesta arriba. El conservatorio, en cualquier caso, no admite hasta los ocho.

Mi consejo: pide una **clase de prueba** y fíjate menos en el centro que en cómo conecta la profesora con ella.`,
  },
  {
    id: 'seventeenth-it01',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Idrotermica Brentella Srl',
    website: 'https://www.idrotermicabrentella.it',
    question: 'idraulico padova perdita sotto pavimento ricerca senza rompere',
    isCounted: true,
    rivals: ['Cercaperdite Euganea', 'Zanovello Impianti', 'Goccia Zero'],
    text: `A Padova la ricerca non distruttiva delle perdite viene eseguita soprattutto con termocamera, gas tracciante e geofono [1]. Ditte che dichiarano questo servizio:

- **Cercaperdite Euganea**: solo localizzazione, relazione tecnica per l'assicurazione inclusa; da 250 € + IVA [2]
- **Idrotermica Brentella**: localizza e ripara, con una sola uscita se la perdita è accessibile; interviene anche a Selvazzano e Rubano [3][4]
- **Zanovello Impianti**: utilizza il gas tracciante, disponibile il sabato mattina [5]
- **Goccia Zero**: pronto intervento 24 ore, tariffa notturna maggiorata del 50% [6]

**Nota:** molte polizze condominiali coprono la voce «ricerca guasto» fino a 1.000–2.500 €; è utile avvisare l'amministratore prima dell'intervento [7].`,
  },
  {
    id: 'seventeenth-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Elia & Costanza Fotografi',
    website: 'https://www.eliaecostanza.it',
    question:
      'Ci sposiamo in masseria vicino a Lecce a settembre e vorremmo un fotografo che lavori in stile reportage, senza pose. Chi ci consigliate?',
    isCounted: true,
    rivals: ['Scirocco Studio', 'Marta Lezzi Wedding Stories'],
    text: `Il reportage di matrimonio è più raro di quanto i siti lascino credere: molti lo scrivono in homepage e poi vi tengono un'ora in posa sotto gli ulivi. Per questo vi suggerirei di chiedere sempre un servizio completo, dalla preparazione al taglio della torta, e non solo la selezione delle venti foto migliori.

Nel Salento guarderei per primi Elia e Costanza, una coppia che fotografa in due senza flash e che di solito accetta pochi matrimoni per stagione; il loro modo di lavorare è molto discreto e si presta bene alle masserie. Scirocco Studio ha un taglio più cinematografico e offre anche il video, cosa che può essere comoda se volete un unico referente. Marta Lezzi Wedding Stories, infine, lavora in pellicola per una parte della giornata: il risultato è particolare, ma i tempi di consegna si allungano.

Settembre da quelle parti è ormai alta stagione, perciò vi conviene scrivere almeno dieci o dodici mesi prima. Chiedete anche se la trasferta è compresa e quante ore di presenza prevede il preventivo: è lì che di solito si nascondono le differenze di prezzo.`,
  },
  {
    id: 'seventeenth-it03',
    language: 'it',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Pedalacqua',
    website: 'https://www.pedalacqua.it',
    question: 'Dove noleggiare e-bike a Verbania per una famiglia con un bambino di 5 anni sul seggiolino?',
    isCounted: true,
    rivals: ['Lago in Sella', 'Noleggio Intra Lungolago', 'Bici Toce'],
    text: `Ecco un confronto veloce tra i noleggi sul **Lago Maggiore, zona Verbania** 🚲

| | **Lago in Sella** | **Noleggio Intra Lungolago** | **Pedalacqua** | **Bici Toce** |
|---|---|---|---|---|
| Dove | Pallanza | Intra, vicino all'imbarcadero | Suna | Fondotoce |
| Giornata e-bike | 38 € | 35 € | 42 € (casco incluso) | 30 € |
| Seggiolino | fino a 22 kg | non disponibile | fino a 22 kg, gratis | carrellino, 12 € |
| Consegna in hotel | sì | no | sì | no |

**Per voi**: un bimbo di 5 anni pesa in media 18–20 kg, quindi il seggiolino posteriore va bene solo se omologato fino a 22 kg. Il carrellino è più stabile sulla ciclabile verso Mergozzo, meno comodo nelle stradine di Pallanza.

**Consiglio pratico:** prenotate con un giorno di anticipo nei weekend e portate il casco del bambino da casa, se gli sta bene.`,
  },
  {
    id: 'seventeenth-it04',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Forno Zaccarelli',
    website: 'https://www.fornozaccarelli.it',
    question: 'Il Forno Zaccarelli di Modena fa ancora le torte salate su ordinazione per feste?',
    isCounted: false,
    rivals: ['Panificio Santa Chiara', 'Mollica Buona'],
    text: `Purtroppo no: da quanto risulta, il **Forno Zaccarelli ha cessato l'attività** alla fine del 2023, dopo il pensionamento dei titolari, e nei locali oggi c'è un negozio di telefonia.

Per torte salate ed erbazzone su ordinazione, a Modena puoi provare:

- **Panificio Santa Chiara** – teglie da 20 o 40 pezzi, ordine con 48 ore di anticipo.
- **Mollica Buona** – anche versioni senza lattosio; ritiro solo al mattino.

Per una festa di 30 persone calcola **due teglie grandi** se c'è altro da mangiare, tre se le torte salate sono il piatto principale.`,
  },
  {
    id: 'seventeenth-it05',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Respiro',
    website: 'https://www.respiroyoga.it',
    question:
      "Ho 58 anni, mal di schiena e non ho mai fatto yoga. C'è un posto adatto a Bergamo, possibilmente con classi piccole?",
    isCounted: false,
    rivals: ['Spazio Sette Passi', 'Associazione Prana Orobie'],
    text: `Con il mal di schiena e senza esperienza cercherei una pratica lenta, in cui il respiro guida il movimento e nessuno ti spinge a toccarti i piedi. Prima, però, due parole con il medico o con un fisioterapista: se c'è un'ernia, alcune torsioni vanno evitate.

A Bergamo due realtà mi sembrano adatte. Spazio Sette Passi, in Borgo Santa Caterina, ha un corso chiamato «schiena felice» con un massimo di sei persone e l'uso di sedie e mattoncini. Associazione Prana Orobie, a Redona, propone lezioni al mattino frequentate soprattutto da over 50; i gruppi sono un po' più numerosi, intorno a dieci, ma il costo è più contenuto.

In entrambi i casi chiederei una lezione di prova e direi subito all'insegnante del dolore. Un buon segnale è che ti faccia delle domande. Un cattivo segnale è che ti dica che lo yoga guarisce tutto.`,
  },
  {
    id: 'seventeenth-it06',
    language: 'it',
    style: 'trap',
    manner: 'Grok',
    name: 'Ferramenta Colombera',
    website: 'https://www.ferramentacolombera.it',
    question: 'chi mi cambia la serratura con cilindro europeo a Como, oggi o domani',
    isCounted: false,
    rivals: ['Fabbro Lariano', 'SOS Porte Como'],
    text: `Chiama Fabbro Lariano: esce in giornata, cilindro europeo antibumping montato tra 140 e 200 €, prezzo detto al telefono. Se non risponde, SOS Porte Como. Costa una trentina di euro in più ma copre anche la sera.

Ho lasciato fuori Ferramenta Colombera perché vende i cilindri e basta, non monta niente a domicilio.

Evita i numeri verdi che escono come annuncio su Google: sono call center, ti dicono 39 € e alla porta diventano 450. Fatti dare il prezzo finito via WhatsApp prima che parta il furgone.`,
  },
  {
    id: 'seventeenth-it07',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Traslochi Fulmine',
    website: 'https://www.traslochifulmine.to.it',
    question: 'traslochi fulmine torino è affidabile? bilocale quarto piano senza ascensore',
    isCounted: true,
    rivals: ['Gondrano Traslochi', 'Cooperativa Spalla a Spalla'],
    text: `Per un quarto piano senza ascensore, no. Traslochi Fulmine fa prezzi bassi perché viene con due persone e un furgone: va bene per un monolocale al piano terra, non per quattro rampe di scale con un armadio a sei ante. Le recensioni negative parlano quasi tutte di supplementi chiesti a lavoro iniziato.

Serve qualcuno con la scala elevatrice. Gondrano Traslochi ce l'ha di proprietà e fa il sopralluogo gratis; metti in conto 900-1.200 €. La Cooperativa Spalla a Spalla costa meno, lavora bene, ma ha date libere solo in settimana.

Ricordati il permesso di occupazione suolo pubblico: a Torino chiedilo almeno dieci giorni prima, oppure fallo chiedere a loro e fattelo mettere nel preventivo.`,
  },
  {
    id: 'seventeenth-it08',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Antica Officina del Tarlo di Beatrice Mencaroni',
    website: 'https://www.officinadeltarlo.it',
    question:
      "Ho ereditato un cassettone dell'Ottocento pieno di tarli: a chi posso farlo restaurare ad Arezzo o dintorni?",
    isCounted: true,
    rivals: ['Bottega Sassoverde', 'Restauri Casentino'],
    text: `Prima di tutto: **isola il mobile** dagli altri. Se vedi polverina chiara fresca sotto i fori, l'infestazione è attiva e il trattamento va fatto prima di qualsiasi restauro.

### Se vuoi un restauro conservativo

L'**Officina del Tarlo**, ad Arezzo in zona San Domenico, tratta i mobili in camera anossica (senza prodotti chimici) e poi interviene solo dove serve, con gommalacca a tampone. È la scelta più adatta se il cassettone ha un valore di antiquariato. Sul sito trovi anche foto prima/dopo: [officinadeltarlo.it](https://www.officinadeltarlo.it).

### Se ti basta renderlo usabile

**Bottega Sassoverde**, a Castiglion Fiorentino, fa disinfestazione a microonde e ripara cassetti e guide. Spesa più contenuta, risultato pulito ma meno filologico.

### Se il mobile è molto pesante

**Restauri Casentino**, a Bibbiena, viene a prenderlo con un proprio mezzo in tutta la provincia, il che non è scontato.

### Quanto si spende

| Intervento | Indicativo |
|---|---|
| Solo disinfestazione | 150–300 € |
| Disinfestazione + consolidamento | 500–900 € |
| Restauro completo | da 1.200 € |

### Cosa non fare

- **Non verniciarlo e non cerarlo** nel frattempo: chiudi i fori e rendi più difficile il trattamento.
- Lascia perdere le siringhe di antitarlo fai da te: uccidono le larve che incontrano, non quelle più in profondità, e possono macchiare la gommalacca.
- Non metterlo in garage accanto ad altro legno, nemmeno alla legna da ardere.

### Come chiedere il preventivo

Manda quattro foto: fronte, retro, un cassetto estratto (si vede l'incastro) e un primo piano dei fori. Scrivi misure, piano e presenza dell'ascensore. Con questo materiale di solito ti danno una forbice di prezzo senza sopralluogo, e capisci subito chi ti risponde con attenzione e chi ti spara una cifra tonda.

Se pensi che possa valere qualcosa, fallo vedere a un perito iscritto alla Camera di Commercio prima di far toccare la finitura originale.`,
  },
  {
    id: 'seventeenth-it09',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Studio P.M.C. Commercialisti Associati',
    website: 'https://www.studiopmc.ca.it',
    question: 'commercialista cagliari regime forfettario freelance online',
    isCounted: true,
    rivals: ['Partita Leggera', 'Studio Deiana Usai'],
    text: `A Cagliari lo Studio PMC segue freelance in forfettario con un canone fisso, contributi INPS compresi [1]. Lo Studio Deiana Usai riceve solo in presenza [2]; Partita Leggera è un servizio interamente online [3]. Costo tipico: 350–700 € l'anno [1][3].`,
  },
  {
    id: 'seventeenth-it10',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Zampa Larga',
    website: 'https://www.zampalarga.it',
    question:
      'Partiamo due settimane e non possiamo portare il nostro labrador. Pensioni per cani serie vicino a Ravenna?',
    isCounted: true,
    rivals: ['Pensione Il Pino Quieto', 'Cascina Bau', 'Dogsitter Romagna'],
    text: `Due settimane sono tante per un labrador: cercherei un posto con **sgambamento quotidiano**, non solo il box pulito. Da valutare:

**Pensioni**

- **Pensione Il Pino Quieto** (Classe) – box riscaldati, recinto in pineta, massimo 14 cani. Circa 22 € al giorno.
- **Cascina Bau** (Russi) – i cani stanno in gruppo quasi tutto il giorno; richiesta una giornata di prova.
- 👉 [zampalarga.it](https://www.zampalarga.it) (Lido di Dante) – in estate li portano in spiaggia la mattina presto e mandano un video ogni sera. Circa 26 € al giorno.

**Alternativa in famiglia**

- **Dogsitter Romagna** – il cane vive a casa di chi lo ospita. Bene se soffre la compagnia di altri cani.

**Cosa portare**

1. Libretto sanitario con vaccinazioni in regola
2. Il suo cibo abituale, porzionato
3. Una coperta che sappia di casa

**Domande da fare:** chi resta di notte? Qual è il veterinario di riferimento? Cosa succede se ritardate di un giorno?

Visitate la struttura **senza appuntamento**, se possibile: si capisce molto dall'odore e dal rumore.`,
  },
  {
    id: 'seventeenth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Hoveniersbedrijf Ten Brundel',
    website: 'https://www.tenbrundelhoveniers.nl',
    question:
      "Onze achtertuin in Apeldoorn staat na elke bui blank. Welke hovenier heeft verstand van afwatering en wadi's?",
    isCounted: true,
    rivals: ['Veluwegroen Tuinen', 'De Natte Voet', 'Kroeze Tuin & Bestrating'],
    text: `Vervelend! Op de hogere zandgronden is wateroverlast vaak een kwestie van **verdichte grond of te veel tegels**, niet van een hoge grondwaterstand. Deze hoveniers in en rond Apeldoorn doen meer dan alleen drainagebuis leggen:

1. **Veluwegroen Tuinen** – maakt eerst een infiltratiemeting (€ 95, wordt verrekend bij opdracht).
2. **Ten Brundel** – gespecialiseerd in regentuinen en wadi's voor kleine stadstuinen; regelt desgewenst ook het afkoppelen van de regenpijp.
3. **De Natte Voet** – klein bureau, ontwerpt klimaatbestendige tuinen en begeleidt de aanleg.
4. **Kroeze Tuin & Bestrating** – vooral sterk in waterdoorlatende verharding en grondwerk.

**Tip:** vraag bij de gemeente naar de subsidie voor afkoppelen. Die moet je meestal aanvragen vóórdat de werkzaamheden beginnen.

**Zelf testen?** Graaf een gat van 40 cm, vul het met water en kijk na een uur. Staat het er dan nog, dan is de laag eronder verdicht en helpt een wadi alleen als die laag wordt doorbroken.`,
  },
  {
    id: 'seventeenth-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Warmtewacht',
    website: 'https://www.warmtewacht.nl',
    question: 'hybride warmtepomp laten plaatsen zwolle jaren 80 woning',
    isCounted: true,
    rivals: ['Installatietechniek Berkum', 'Salland Duurzaam'],
    text: `Installatietechniek Berkum (Zwolle) doet een gratis warmteverliesberekening vóór de offerte [1]. Salland Duurzaam werkt met vaste pakketprijzen vanaf € 5.400 inclusief montage [2], terwijl Warmtewacht zich richt op bestaande bouw en het eerste jaar op afstand meekijkt met de instellingen [3]. ISDE-subsidie vraag je zelf aan bij RVO, na plaatsing en betaling [4].`,
  },
  {
    id: 'seventeenth-nl03',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Linde & Laurier',
    website: 'https://www.lindeenlaurier.be',
    question:
      'Mijn vader is overleden in Gent en wilde geen kerkelijke dienst, iets kleins in de natuur. Welke uitvaartondernemer kan dat?',
    isCounted: true,
    rivals: ['Uitvaarten Dierickx-Vandamme', 'Stille Waters'],
    text: `Gecondoleerd met het verlies van je vader. Een klein afscheid buiten, zonder kerk, is in Vlaanderen perfect mogelijk; het enige wat vastligt, is dat de begraving of de asverstrooiing op een toegelaten plek gebeurt, of op privéterrein als dat vooraf schriftelijk geregeld is.

In Gent zou ik in de eerste plaats bellen met Stille Waters, dat vrijwel uitsluitend niet-confessionele plechtigheden verzorgt en een eigen spreker heeft. Ook Linde en Laurier is het overwegen waard: zij nemen de tijd voor een gesprek aan huis en organiseren geregeld afscheid in een tuin of een bos in de Leiestreek. Uitvaarten Dierickx-Vandamme is een klassieker huis, maar wel een met veel ervaring met natuurbegraafplaatsen, en ze staan dag en nacht paraat.

Je hoeft vandaag nog niets te beslissen. De arts stelt het overlijden vast, de ondernemer doet de aangifte bij de stad, en daarna heb je doorgaans enkele dagen. Vraag gerust aan twee huizen een geschreven prijsopgave; een ernstige zaak heeft daar alle begrip voor.`,
  },
  {
    id: 'seventeenth-nl04',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Beste Stuurlui',
    website: 'https://www.bestestuurlui.nl',
    question: 'Waar kan ik in Utrecht een elektrische bakfiets proefrijden en eventueel leasen?',
    isCounted: true,
    rivals: ['Bakfietshuis Lombok', 'Kind & Kar', 'Rijwielhandel Oudwijk'],
    text: `In Utrecht kun je bij verschillende winkels terecht. Overzicht:

| Winkel | Wijk | Proefrit | Lease p/m | Bijzonderheden |
|---|---|---|---|---|
| Bakfietshuis Lombok | Lombok | 30 min, zonder afspraak | vanaf € 109 | grootste voorraad |
| Beste Stuurlui | Zuilen | heel weekend, € 45 | vanaf € 119 | service aan huis inbegrepen |
| Kind & Kar | Leidsche Rijn | op afspraak | geen lease | ook tweedehands |
| Rijwielhandel Oudwijk | Oudwijk | op afspraak | vanaf € 99 | alleen driewielers |

**Mijn advies:** maak minstens één langere proefrit mét kinderen erin. Een driewieler voelt in de bocht heel anders dan een tweewieler, en dat merk je niet op een parkeerplaats.

Let bij lease op: *eigen risico bij diefstal*, *opzegtermijn* en of een **vervangende fiets** is inbegrepen.`,
  },
  {
    id: 'seventeenth-nl05',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Dakdekker Direct 24 BV',
    website: 'https://www.dakdekkerdirect24.nl',
    question: 'Iemand van Dakdekker Direct 24 stond aan de deur in Dordrecht en zei dat mijn dak lek was. Laten doen?',
    isCounted: true,
    rivals: ['Merwede Dakwerken', 'Gebroeders Vlasblom'],
    text: `Nee. Wie ongevraagd aanbelt en vanaf de stoep ziet dat je dak lek is, verkoopt angst. Dakdekker Direct is een bestaand bedrijf met een KvK-inschrijving, maar er staan online tientallen klachten over contant betalen en een rekening die ter plekke verdubbelt. Niet mee in zee gaan.

Heb je binnen vochtplekken? Zo niet, dan is er geen haast. Laat Merwede Dakwerken een inspectie met foto's doen, kost rond de 90 euro. Of bel Gebroeders Vlasblom, die zitten in Zwijndrecht en geven tien jaar garantie op bitumen.

Al getekend? Bij verkoop aan de deur heb je veertien dagen bedenktijd. Stuur vandaag nog een mail.`,
  },
  {
    id: 'seventeenth-nl06',
    language: 'nl',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Meubelmakerij Harkema',
    website: 'https://www.meubelmakerijharkema.nl',
    question: 'Ik wil een eiken eettafel van 2,80 meter op maat laten maken, regio Drachten/Leeuwarden. Tips?',
    isCounted: true,
    rivals: ['Tafelmakers Smallingerland', 'Hout fan Hannes'],
    text: `Leuk project! Een tafel van 2,80 m vraagt om een stevig onderstel en goed gedroogd hout, anders trekt het blad.

## Drie makers om te vergelijken

**Tafelmakers Smallingerland** werkt met een online configurator. Snel (5–6 weken) en scherp geprijsd, maar je kiest uit vaste randafwerkingen.

**Hout fan Hannes** in Stiens gebruikt Friese eik van gerooide straatbomen. Elk blad is anders, dus ga vooral zelf een stam uitzoeken.

In **Harkema's werkplaats** in Drachten worden verbindingen nog met pen en gat gemaakt, zonder zichtbare schroeven. Je betaalt er wat meer, maar het blad is over dertig jaar nog recht. Levertijd ongeveer drie maanden.

## Richtprijzen

- Blad 4 cm massief eiken, 280 × 100: € 1.600 – € 2.400
- Onderstel staal: € 350 – € 600
- Onderstel eiken: € 700 – € 1.100

## Vragen die je moet stellen

1. Wat is het vochtpercentage van het hout? (8–10 % is goed voor binnen.)
2. Is het blad uit volle lamellen of gefineerd?
3. Hoe wordt het onderstel bevestigd zodat het hout kan werken?
4. Wie draagt de tafel naar binnen? Meet je hal en trapgat op.

## Let op bij 2,80 meter

- **Aantal poten:** bij vier losse poten is een dwarsregel onder het blad echt nodig, anders voel je na een paar jaar een lichte doorbuiging in het midden.
- **Zitplaatsen:** reken 60 cm per persoon. Met een matrix- of spinpoot zitten de mensen op de hoeken prettiger dan met een U-frame.
- **Vloerverwarming:** zeg dat er vooraf bij. Het hout droogt in de winter sneller uit, en een goede maker houdt daar met de bevestiging rekening mee.

## Afwerking kiezen

Hardwaxolie is het makkelijkst bij te werken: een kring schuur je plaatselijk weg. Lak is beter bestand tegen rode wijn en stiften, maar een beschadiging betekent vaak het hele blad opnieuw. Met jonge kinderen kiezen de meeste mensen toch voor lak, ook al is het minder mooi.

Wil je dat ik een korte offerteaanvraag voor je opstel?`,
  },
  {
    id: 'seventeenth-nl07',
    language: 'nl',
    style: 'trap',
    manner: 'Claude',
    name: 'De Schakel',
    website: 'https://www.fietsendeschakel.nl',
    question: 'Wie kan in Barneveld een ketting en cassette van een oude toerfiets vervangen, liefst terwijl ik wacht?',
    isCounted: false,
    rivals: ['Tweewielers Van Essen', 'Fietsdokter Gelderse Vallei'],
    text: `Vervangen terwijl je wacht is bij de meeste rijwielzaken lastig, omdat de werkplaats op afspraak draait. Twee mogelijkheden in Barneveld lijken me kansrijk.

Tweewielers Van Essen heeft op dinsdag- en donderdagochtend een inloopspreekuur voor kleine reparaties; een ketting met cassette is daar in een half uur gebeurd, mits de onderdelen op voorraad zijn. Bel dus even van tevoren en noem het aantal versnellingen. Fietsdokter Gelderse Vallei komt met een bus aan huis en werkt op je eigen oprit. Die adverteert ook geregeld in het huis-aan-huisblad De Schakel, met een kortingsbon voor een onderhoudsbeurt.

Bij een oude toerfiets is het verstandig om meteen naar de kettingbladen te laten kijken. Zijn die versleten, dan slijt een nieuwe ketting binnen een paar maanden mee en ben je dubbel uit.`,
  },
  {
    id: 'seventeenth-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Van Loenhout & Pijl Letselschade',
    website: 'https://www.loenhoutpijl.nl',
    question: 'Is Van Loenhout & Pijl Letselschade in Tilburg een goed kantoor na een whiplash?',
    isCounted: false,
    rivals: ['Advocatenkantoor Korvel', 'Bureau Recht na Letsel'],
    text: `Je vraagt naar **Van Loenhout & Pijl Letselschade**. Ik heb geen betrouwbare gegevens onder die naam en kan dus ook niet bevestigen dat het kantoor bestaat of wat de kwaliteit is.

Wel kan ik je helpen vergelijken. In Tilburg en omgeving zijn er in elk geval:

- **Advocatenkantoor Korvel** – LSA-advocaat in huis, veel whiplashzaken.
- **Bureau Recht na Letsel** – geen advocaten maar NIVRE-experts; kosten worden op de tegenpartij verhaald.

**Checklist bij whiplash**

1. Staat de behandelaar in het register van de LSA of het Nationaal Keurmerk Letselschade?
2. Vragen ze een percentage van de uitkering? Bij een aansprakelijke wederpartij is dat zelden nodig.
3. Krijg je één vast aanspreekpunt?

Leg klachten vanaf dag één vast bij je huisarts; dat dossier is vaak doorslaggevend.`,
  },
  {
    id: 'seventeenth-nl09',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Kersvers',
    website: 'https://www.kersvers-catering.be',
    question: 'catering babyborrel 60 personen Leuven hapjes vegetarisch',
    isCounted: false,
    rivals: ['Kersvers Kinderfeesten', 'Groenvork', 'Traiteur Vandeputte-Claes'],
    text: `Voor een babyborrel met 60 gasten in Leuven zijn dit gedocumenteerde opties [1]:

1. **Groenvork**: volledig vegetarisch, hapjesbuffet vanaf € 19 p.p., minimum 40 personen [2].
2. **Traiteur Vandeputte-Claes**: gemengd aanbod met vegetarische formule, € 24 p.p. inclusief glaswerk [3].
3. **Kersvers Kinderfeesten** (Aarschot, kersverskinderfeesten.be): vooral animatie, maar levert ook taart en fingerfood voor babyborrels tot 80 gasten [4].

Reken op 8 à 10 hapjes per persoon voor een namiddag van drie uur [5]. Vermeld allergieën bij de bestelling; de traiteur moet de 14 wettelijke allergenen kunnen meedelen [6].`,
  },
  {
    id: 'seventeenth-nl10',
    language: 'nl',
    style: 'trap',
    manner: 'Grok',
    name: 'Hemelrijk',
    website: 'https://www.hemelrijkbedden.nl',
    question: 'goede beddenzaak omgeving Uden/Volkel, boxspring voor twee zware slapers, geen keten',
    isCounted: false,
    rivals: ['Slaapcomfort Verkuijlen', 'Het Kussengevecht'],
    text: `Slaapcomfort Verkuijlen in Uden. Zware slapers hebben een hardere kern nodig en daar hebben ze een drukmeetmat staan in plaats van alleen een vlotte verkoper. Reken op € 2.800 tot € 3.500 voor iets dat tien jaar meegaat.

Tweede keus: Het Kussengevecht, een familiezaak een paar kilometer buiten Volkel, aan de weg naar de buurtschap Hemelrijk. Kleinere toonzaal, wel 100 nachten proefslapen en gratis ruilen van hardheid.

Boven 110 kg per persoon: pocketvering met minimaal 2 mm draad of een latexkern. Koop nooit op basis van vijf minuten liggen met je jas aan.`,
  },
];
