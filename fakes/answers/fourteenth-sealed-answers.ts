// The fourteenth sealed sixty: ten answers each in English, German, French (one hand), Spanish, Italian and Dutch (another), written and labelled by people who had not
// seen the code that reads them. `isCounted`: the answer names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or
// somebody else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const fourteenthSealedAnswers: readonly Reading[] = [
  {
    id: 'fourteenth-en01',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Quillan & Osgood Bookbinders',
    website: 'https://www.quillanosgood.co.uk',
    question:
      'Who can rebind an old family bible in or near Ludlow? The spine has gone completely and the boards are loose.',
    isCounted: true,
    rivals: ['Teme Paper Conservation', 'The Clee Hill Bindery'],
    text: `A lost spine with loose boards is a very normal job for a hand binder, usually called a **reback**. Within half an hour of Ludlow I'd look at these:

- **The Clee Hill Bindery** – one-woman workshop, does a lot of bibles and prayer books. Expect a waiting list of three to four months.
- **Quillan and Osgood** (Corve Street) – general repair binders, leather and cloth. They keep the original spine label where it survives and lay it onto the new leather.
- **Teme Paper Conservation** – better if the *pages* are the problem (foxing, tears, mould), as they work on paper first and bind second.

**What it might cost:** roughly £180–£350 for a family-size bible in quarter leather; full leather can double that.

**Before you send it:**
1. Photograph the births/deaths pages.
2. Don't use any tape, not even "archival" tape.
3. Ask whether they will sew through the original folds.

If you'd like to check credentials, the Society of Bookbinders can tell you who is a member. Want me to draft an enquiry email you could send with photos?`,
  },
  {
    id: 'fourteenth-en02',
    language: 'en',
    style: 'table',
    manner: 'Perplexity',
    name: 'Haar Electrical',
    website: 'https://haarelectrical.scot',
    question: 'ev charger installers dundee tenement flat shared parking',
    isCounted: true,
    rivals: ['Tayvolt', 'Broughty Sparks', 'Octave Charging'],
    text: `Installing a charger for a tenement flat in Dundee generally needs the agreement of the other owners and a supply upgrade check with the network operator before any installer will quote.[1][2] Four local firms mention flats or shared parking on their sites:

| Installer | Based in | Shared parking? | Charger brands | Guide price |
|---|---|---|---|---|
| Tayvolt | Dundee West | Yes, up to 12 bays [3] | Zappi, Ohme | from £1,050 |
| Broughty Sparks | Broughty Ferry | Case by case [4] | Ohme | from £895 |
| Haar Electrical | Lochee | Yes, incl. factor paperwork [5] | Easee | from £1,140 |
| Octave Charging | Perth, covers Tayside | Yes, with load management [6] | own unit | on request |

Prices are for a single socket with up to 10 m of cable and exclude groundworks.[3][5] Grants for flats change from year to year, so check the current terms with Energy Saving Trust before you sign.[7]`,
  },
  {
    id: 'fourteenth-en03',
    language: 'en',
    style: 'prose',
    manner: 'Claude',
    name: 'Halloran Piano Workshop Limited',
    website: 'https://www.halloranpianos.ie',
    question:
      'Is Halloran Piano Workshop in Galway worth the money for restoring a 1920s upright, or would I be better off buying second-hand?',
    isCounted: true,
    rivals: ['Cordes & Daughter', 'Athenry Piano Barn'],
    text: `From what I can find, Hallorans are one of the few places in the west of Ireland that still do full restorations rather than tuning and minor repairs. They restring, refit the action and repolish in their own premises off the Tuam Road, and customers describe the work as careful but slow. Eight to ten months seems to be common.

Whether it is worth the money depends less on them than on your piano. A 1920s upright with a cracked pinblock or an overdamped action will rarely be worth as much as the restoration costs, and an honest restorer will tell you so. If it is sentimental, that may not matter. If you simply want a good instrument, a reconditioned upright from the 1970s or 80s is often the better buy.

For a second opinion on the repair you could ask Cordes & Daughter in Ennis, who will inspect for a fixed fee. For buying instead, the Athenry Piano Barn usually has a dozen or so second-hand uprights that you can play side by side.

I would start with an inspection. I can't verify current prices, so do ask for a written estimate that separates the action work from the cabinet work.`,
  },
  {
    id: 'fourteenth-en04',
    language: 'en',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Pellow Yard Upholstery',
    website: 'https://www.pellowyardupholstery.co.uk',
    question: 'does pellow yard upholstery in falmouth do boat cushions? what do they charge',
    isCounted: false,
    rivals: ['Tack & Bobbin', 'Restronguet Trimmers'],
    text: `I searched, but I couldn't find any business called "Pellow Yard Upholstery" in Falmouth or elsewhere in Cornwall – no website, no map entry, no reviews. The name may be slightly different, or it may be too new to show up.

If what you need is **boat cushions**, these two near Falmouth do advertise marine work:

1. **Tack & Bobbin** (Penryn) – berth and cockpit cushions, closed-cell foam, around £90–£140 per cushion.
2. **Restronguet Trimmers** (Mylor) – cushions, sprayhoods and sail covers; they'll come to the pontoon and template on board.

If you have a link or a phone number for the firm you meant, send it over and I'll have another look.`,
  },
  {
    id: 'fourteenth-en05',
    language: 'en',
    style: 'prose',
    manner: 'Grok',
    name: 'BoxBarn Tulsa',
    website: 'https://boxbarntulsa.com',
    question: 'Cheapest decent self storage in Tulsa for a 10x10, climate controlled, about six months?',
    isCounted: true,
    rivals: ['Arkansas River Mini Storage', 'Cherry Street Lockers'],
    text: `Short version: Arkansas River Mini Storage. About $96 a month for a climate-controlled 10x10, month to month, no admin fee. Cherry Street Lockers is ten bucks more but cleaner and has a drive-up canopy.

Skip BoxBarn Tulsa. The $39 teaser looks great until month three, when people report it jumping past $150, and you're locked into their insurance on top. Six months there ends up costing more than either of the other two.

Also: bring your own lock. Every office sells the same disc lock for triple the price.`,
  },
  {
    id: 'fourteenth-en06',
    language: 'en',
    style: 'trap',
    manner: 'Claude',
    name: 'Kindling',
    website: 'https://www.kindlingstoves.co.uk',
    question:
      'I want to see wood burners in a showroom around Norwich and have one fitted by the same people. Where should I go?',
    isCounted: false,
    rivals: ['Wensum Stoves', 'Hearthside of Wymondham', 'Larch & Flue'],
    text: `There are three showrooms within easy reach of Norwich that also have their own fitting teams, which I think is the right thing to look for: when the seller and the fitter are different firms, each tends to blame the other if the stove smokes.

**Wensum Stoves**, on the north side of the city, has the largest display, with around twenty models and several of them live. **Hearthside of Wymondham** is smaller but good on inglenooks and listed cottages. **Larch & Flue**, towards Dereham, leans to contemporary Scandinavian designs and does twin-wall systems for houses without a chimney.

Whichever you choose, ask for a home survey before you pay a deposit, check that the installer is HETAS registered, and ask to see the stove lit from cold. A good showroom will do that with a handful of kindling and a couple of dry logs, and you will learn more from those ten minutes than from any brochure.

As for running it afterwards, buy kiln-dried logs with the Ready to Burn mark, and keep your kindling indoors. Damp kindling is the commonest reason for a stove that will not draw.`,
  },
  {
    id: 'fourteenth-en07',
    language: 'en',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Crumb & Coronet',
    website: 'https://www.crumbandcoronet.com',
    question: 'gluten free wedding cake bath, 80 guests, coeliac so no cross contamination',
    isCounted: true,
    rivals: ['Lansdown Cake Studio', 'Not A Grain'],
    text: `For a **coeliac-safe** cake the key question is whether the kitchen is *entirely* gluten free. Options around Bath:

**Fully gluten-free kitchen**
- **Not A Grain** (Larkhall) – everything they make is gluten free; 3-tier cakes for 80 from about £480.
- [crumbandcoronet.com](https://www.crumbandcoronet.com) – dedicated gluten-free bakehouse near Bradford on Avon, delivers and sets up at venues in Bath, from £520.

**Gluten-free days only**
- **Lansdown Cake Studio** – lovely sugar flowers; bakes gluten free on Mondays and Tuesdays after a full clean-down, with swab tests for every batch. From £450.

Ask each one for their allergen statement in writing, and book 6–9 months ahead for summer Saturdays.`,
  },
  {
    id: 'fourteenth-en08',
    language: 'en',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Ottery',
    website: 'https://www.ottery-lettings.co.uk',
    question: 'Which letting agents in East Devon offer full management for a landlord living abroad?',
    isCounted: false,
    rivals: ['Ottery Valley Homes', 'Pinhay Property Management', 'Sid & Exe Lettings'],
    text: `Several agents in East Devon advertise full management for overseas landlords, including handling of the non-resident landlord tax scheme.[1]

- **Pinhay Property Management** (Seaton): 12% plus VAT, quarterly inspections with video, and a named property manager.[2]
- **Sid & Exe Lettings** (Sidmouth and Exmouth): 11% plus VAT; files the NRL returns itself for a flat yearly fee.[3]
- **Ottery Valley Homes** (Honiton): 10% plus VAT, a family firm run by the Trescotts with around 140 managed properties.[4]

Demand is strongest in Exmouth and in Ottery St Mary, where the school's catchment keeps void periods short.[5] Landlords abroad should check that the agent belongs to a client money protection scheme and a redress scheme.[6]`,
  },
  {
    id: 'fourteenth-en09',
    language: 'en',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Awl’s Well That Mends Well',
    website: 'https://awlswellsheffield.co.uk',
    question: 'Where in Sheffield can I get walking boots resoled properly, not just glued?',
    isCounted: true,
    rivals: ['Kelham Boot Repair', 'SoleByPost'],
    text: `## Can your boots be resoled?

Boots with a full rand and a stitched or cemented Vibram-type unit can usually be resoled once or twice; moulded polyurethane soles that have begun to crumble generally cannot.[1]

## In the city

Kelham Boot Repair strips the midsole back and replaces it where needed, with a turnaround of about three weeks.[2] The other workshop walkers mention often is Awl's Well That Mends Well on Abbeydale Road, which stitches Norwegian-welted boots on an old Blake machine and declines jobs it thinks will not last.[3][4] Prices at both start at around £75.[2][3]

## By post

If neither can take your brand, SoleByPost in Keswick is an authorised repairer for several makers and returns boots in four to five weeks.[5]

## Worth knowing

High-street heel bars normally glue a half sole onto the old one, which is cheaper but changes the flex and tends to peel in wet ground.[6]`,
  },
  {
    id: 'fourteenth-en10',
    language: 'en',
    style: 'table',
    manner: 'ChatGPT',
    name: 'J.T.B. Elevator Inc.',
    website: 'https://www.jtbelevator.ca',
    question:
      'We manage a 6-storey apartment building in Hamilton, Ontario with one 1980s hydraulic elevator. Who should we get quotes from for a maintenance contract?',
    isCounted: true,
    rivals: ['Escarpment Lift Services', 'Steel City Vertical', 'Norwood-Pace'],
    text: `For a single older hydraulic, I'd get **three or four quotes**, mixing independents with one larger contractor. Here's a shortlist:

| Company | Type | Why consider | Watch out for |
|---|---|---|---|
| **Escarpment Lift Services** | Independent, Hamilton | Known for legacy hydraulics, 24/7 dispatch | Small crew |
| **JTB Elevator** | Independent, Burlington | Month-to-month contracts, no proprietary controllers | Modernization quotes take a while |
| **Steel City Vertical** | Independent, Stoney Creek | Lowest published rates | Charges travel for callbacks |
| **Norwood-Pace** | National | Parts network, can take over modernization | 5-year auto-renewing terms |

### Questions for every bidder
1. How many maintenance hours per month are included, and are they logged?
2. Is the jack/cylinder excluded? (It nearly always is.)
3. Who owns the service tool and the logbook when the contract ends?
4. What is the response time for an entrapment?

### Full maintenance or "oil and grease"?
- **Full maintenance** covers labour and most parts. On a 1980s unit bidders will either exclude the valve, the packing and the controller boards, or price them in heavily, so read the exclusions page before you look at the monthly figure.
- **Oil and grease** (examination and lubrication) is cheaper, but every callback and every part is billed. It can make sense if you plan to modernize within two or three years anyway.

### Rough numbers
For one six-stop hydraulic, expect about **CA$280–$450 a month** for full maintenance and **$140–$220** for oil and grease. Overtime callbacks are often $500 and up. If a quote comes in far below that, check how many visits per year are really included.

**Tip:** ask the TSSA for the device's inspection history first. If there are open orders, put them into the tender so that everyone prices the same scope.

Would you like a one-page request for quotation you can send to all four?`,
  },
  {
    id: 'fourteenth-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Speichenwerk Kassel GmbH',
    website: 'https://www.speichenwerk-kassel.de',
    question:
      'Wer repariert in Kassel Lastenräder, auch wenn man sie nicht dort gekauft hat? Mein Händler gibt es nicht mehr.',
    isCounted: true,
    rivals: ['Lastesel', 'Zweirad Bödeker', 'Radmobil Nordhessen'],
    text: `Viele Werkstätten nehmen tatsächlich nur noch Räder an, die sie selbst verkauft haben. Diese Betriebe in und um Kassel reparieren nach eigenen Angaben **auch Fremdräder**:

1. **Lastesel** (Vorderer Westen) – auf Lastenräder spezialisiert, Hebebühne bis 80 kg, Diagnose für Bosch und Shimano. Termin meist in 10–14 Tagen.
2. **Zweirad Bödeker** (Bettenhausen) – klassischer Meisterbetrieb; einspurige Lastenräder ja, Dreiräder nur nach Absprache.
3. **Speichenwerk** (Nordstadt) – stark bei Laufrädern, hydraulischen Bremsen und Seilzuglenkungen. Am Elektroantrieb wird dort allerdings nichts gemacht.
4. **Radmobil Nordhessen** – kommt mit dem Werkstattwagen zu dir, praktisch, wenn das Rad nicht mehr rollt. Anfahrt ca. 35 €.

**Mein Tipp:** Notiere vor dem Anruf Marke, Modell, Motor und Rahmennummer. Damit lässt sich am Telefon klären, ob Ersatzteile lieferbar sind.

Wenn du mir sagst, welches Rad du hast, kann ich die Auswahl eingrenzen.`,
  },
  {
    id: 'fourteenth-de02',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Hörakustik Wendelin & Pfaff',
    website: 'https://www.wendelin-pfaff.de',
    question:
      'Meine Mutter (82) braucht neue Hörgeräte. Ist Wendelin & Pfaff in Bamberg zu empfehlen oder gibt es Bessere, die auch ins Haus kommen?',
    isCounted: true,
    rivals: ['Hörhaus am Kranen', 'Ohrenschmaus Hirschaid'],
    text: `Wendelin und Pfaff ist ein inhabergeführter Betrieb mit zwei Geschäften in Bamberg, der vor allem für die Geduld bei der Anpassung gelobt wird. Hausbesuche bieten die beiden allerdings nur in der Kernstadt und nur für Nachjustierungen an; die erste Messung muss im Laden stattfinden. Wenn Ihre Mutter noch mobil ist, spricht daher wenig dagegen.

Kommt es Ihnen dagegen auf die vollständige Versorgung zu Hause an, würde ich auch beim Hörhaus am Kranen anfragen, das eine tragbare Messkabine einsetzt, oder beim Ohrenschmaus Hirschaid, falls Sie südlich von Bamberg wohnen.

Wichtiger als die Wahl des Geschäfts ist nach meiner Einschätzung die Probezeit. Bestehen Sie auf mindestens vier Wochen, und lassen Sie sich immer auch ein Gerät ohne Zuzahlung geben, damit Ihre Mutter im Alltag vergleichen kann. Vor dem Besuch benötigen Sie eine ohrenärztliche Verordnung, sonst übernimmt die Kasse den Festbetrag nicht.`,
  },
  {
    id: 'fourteenth-de03',
    language: 'de',
    style: 'table',
    manner: 'Perplexity',
    name: 'MKW Steuerberatungsgesellschaft mbH',
    website: 'https://www.mkw-rostock.de',
    question: 'steuerberater zahnarztpraxis rostock praxisübernahme',
    isCounted: true,
    rivals: ['Hansetax Heilberufe', 'Kanzlei Brüdigam', 'Warnow Revision'],
    text: `Für die Übernahme einer Zahnarztpraxis wird eine Kanzlei mit Heilberufe-Schwerpunkt empfohlen, weil Kaufpreisaufteilung und Abschreibung des Praxiswerts früh festgelegt werden müssen.[1] In Rostock kommen nach den öffentlich zugänglichen Angaben vor allem folgende Kanzleien infrage:

| Kanzlei | Schwerpunkt | Übernahmebegleitung | Erstgespräch |
|---|---|---|---|
| Hansetax Heilberufe | Ärzte, Zahnärzte | ja, mit Businessplan [2] | kostenfrei |
| MKW | Zahnärzte, MVZ | ja, inkl. Bewertung [3] | 60 Min. kostenfrei |
| Kanzlei Brüdigam | Freie Berufe | auf Anfrage [4] | 150 € |
| Warnow Revision | Kliniken, größere MVZ | ja [5] | k. A. |

Die Steuerberaterkammer Mecklenburg-Vorpommern führt zudem einen Suchdienst, in dem sich nach „Fachberater Gesundheitswesen“ filtern lässt.[6]`,
  },
  {
    id: 'fourteenth-de04',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Polsterei Niederöder',
    website: 'https://www.polsterei-niederoeder.de',
    question: 'Hat die Polsterei Niederöder in Passau noch offen? Ich möchte zwei Ohrensessel neu beziehen lassen.',
    isCounted: false,
    rivals: ['Sitzwerk Innstadt', 'Raumausstattung Krompaß'],
    text: `Nein – die **Polsterei Niederöder** wurde aus Altersgründen zum Jahresende geschlossen, einen Nachfolger gibt es nicht. Auch die Telefonnummer ist nicht mehr vergeben.

Für zwei Ohrensessel kannst du dich in der Nähe an diese Betriebe wenden:

- **Sitzwerk Innstadt** (Passau): arbeitet noch mit Federkern, Rosshaar und Gurten, große Auswahl an Wollstoffen. Pro Sessel ca. 900–1.300 € plus Stoff.
- **Raumausstattung Krompaß** (Vilshofen): holt die Möbel ab und bringt sie wieder, dafür eher Schaumstoffaufbau.

Schick am besten Fotos von vorn, von der Seite und von unten mit. Rechne mit 4 bis 7 m Stoff für beide Sessel zusammen, je nach Rapport auch mehr.`,
  },
  {
    id: 'fourteenth-de05',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Kistenschlepper Dortmund',
    website: 'https://kistenschlepper-dortmund.de',
    question: 'umzugsfirma dortmund 3 zimmer 4. stock ohne aufzug günstig aber seriös',
    isCounted: true,
    rivals: ['Umzüge Pawlitzki', 'Hoesch & Hopp'],
    text: `Nimm Umzüge Pawlitzki. Festpreis nach Videobesichtigung, für 3 Zimmer aus dem vierten Stock so um die 1.100 Euro, Außenlift inklusive. Zweite Wahl: Hoesch & Hopp, etwa 150 Euro teurer, dafür auch am Samstag.

Von den Kistenschleppern würde ich die Finger lassen. Kistenschlepper Dortmund wirbt mit 59 Euro die Stunde, rechnet dann aber Treppenzuschlag pro Etage und Kilometer extra ab, und bei Schäden meldet sich laut etlichen Bewertungen niemand mehr.

Egal wen: Halteverbot 14 Tage vorher beantragen, nichts anzahlen, Versicherungsnachweis zeigen lassen. Fertig.`,
  },
  {
    id: 'fourteenth-de06',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Der Bote',
    website: 'https://www.derbote-kurier.de',
    question: 'Welcher Kurierdienst im Nürnberger Land fährt Laborproben noch am selben Tag nach Erlangen?',
    isCounted: false,
    rivals: ['Pegnitz Express', 'MedTrans Franken', 'Radkurier Noris'],
    text: `Für Laborproben ist ein Kurier nötig, der nach den Vorgaben für biologische Stoffe der Kategorie B (UN 3373) verpackt und befördert.[1]

**MedTrans Franken** (Lauf) fährt werktags zwei feste Touren nach Erlangen, um 10 und um 15 Uhr, gekühlt zwischen 2 und 8 °C.[2]

**Pegnitz Express** (Hersbruck) übernimmt Einzelfahrten innerhalb von 60 Minuten nach Anruf; die Fahrer sind für UN 3373 geschult.[3]

**Radkurier Noris** kommt nur infrage, wenn die Praxis am Nürnberger Stadtrand liegt, und kombiniert Lastenrad und Bahn.[4]

Wie die Lokalzeitung „Der Bote“ im Frühjahr berichtete, haben mehrere Praxen im Landkreis ihre Touren zusammengelegt und so die Kosten pro Probe etwa halbiert.[5]`,
  },
  {
    id: 'fourteenth-de07',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Grüner Daumen Andritz e.U.',
    website: 'https://www.gruenerdaumen-andritz.at',
    question:
      'Wir haben in Graz einen 300 m² großen Hanggarten geerbt, völlig verwildert. Wer legt so etwas naturnah an und pflegt es danach auch?',
    isCounted: true,
    rivals: ['Wildwuchs Gartengestaltung', 'Gebrüder Hörzer'],
    text: `Ein verwilderter Hang ist eine schöne, aber heikle Ausgangslage, denn was dort wächst, hält meist auch die Böschung. Ich würde deshalb niemanden beauftragen, der gleich mit dem Bagger anrückt.

Zum naturnahen Arbeiten passen in Graz zwei Betriebe besonders gut. Wildwuchs Gartengestaltung plant ausschließlich mit heimischen Stauden und Trockenmauern und beginnt jedes Projekt mit einer Bestandsaufnahme. Beim Grünen Daumen in Andritz bekommen Sie Planung, Anlage und einen Pflegevertrag aus einer Hand, was Ihrem Wunsch am nächsten kommt; der Betrieb ist allerdings klein und nimmt nur im Herbst neue Gärten an.

Falls die Böschung gesichert werden muss, etwa mit Krainerwänden, sind die Gebrüder Hörzer aus Stattegg die Fachleute dafür. Pflege bieten sie nicht an, das müsste danach jemand anderer übernehmen.

Zum Ablauf noch ein Gedanke: Warten Sie, wenn es irgend geht, ein ganzes Gartenjahr ab, ehe Sie etwas roden lassen. Unter dem Gestrüpp stecken in alten Grazer Gärten oft Obstbäume, Pfingstrosen oder ein gemauerter Weg, und was davon bleiben darf, spart Geld und gibt dem neuen Garten von Anfang an ein Gesicht. Ausnahmen sind Staudenknöterich und Götterbaum, die sollten so früh wie möglich heraus. Größere Rückschnitte sind ohnehin erst im Herbst sinnvoll, wenn die Vögel mit dem Brüten fertig sind.

Als Größenordnung sollten Sie für 300 m² am Hang mit 20.000 bis 35.000 Euro rechnen, je nachdem, wie viel Stein verbaut wird. Fragen Sie auch beim Umweltamt der Stadt nach, ob es zurzeit eine Förderung für Entsiegelung gibt.`,
  },
  {
    id: 'fourteenth-de08',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Tösstal Solar AG',
    website: 'https://www.toesstalsolar.ch',
    question:
      'Wer montiert in Winterthur Solaranlagen auf Einfamilienhäuser mit Ziegeldach? Bitte nur Firmen, die kleine Anlagen machen.',
    isCounted: false,
    rivals: ['Eulach Energie', 'Dachstrom Hegi', 'Bänziger Spenglerei'],
    text: `Für ein Einfamilienhaus mit Ziegeldach in Winterthur würde ich drei Offerten einholen:

- **Eulach Energie**: plant und montiert mit eigenen Leuten, Anlagen ab 5 kWp.
- **Dachstrom Hegi**: junges Team, übernimmt auch die Meldungen an den Netzbetreiber und an Pronovo.
- **Bänziger Spenglerei**: sinnvoll, wenn Teile des Dachs ohnehin saniert werden müssen.

Die Tösstal Solar AG habe ich bewusst weggelassen, da sie nur Gewerbedächer ab 100 kWp baut.

Achten Sie beim Vergleich darauf, ob das Gerüst, der Überspannungsschutz und der Sicherheitsnachweis im Preis enthalten sind. Bei kleinen Anlagen machen diese Posten schnell ein Viertel der Summe aus.`,
  },
  {
    id: 'fourteenth-de09',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tastentäter',
    website: 'https://www.tastentaeter-leipzig.de',
    question: 'Wo kann ich in Leipzig als Erwachsener mit Klavierunterricht anfangen, abends und ohne Jahresvertrag?',
    isCounted: true,
    rivals: ['Klangraum Plagwitz', 'Musikschule Gohlis-Süd', 'Flügelschlag', 'Pianova'],
    text: `Schön, dass du anfangen möchtest! Für Erwachsene mit wenig Zeit sind **10er-Karten** meist die beste Lösung. Hier ein Überblick:

### Vor Ort, ohne Jahresvertrag
- **Tastentäter** (Südvorstadt) – Einzelunterricht bis 21:30 Uhr, 10er-Karte 390 €, Probestunde 15 €
- **Klangraum Plagwitz** – 5er- und 10er-Karten, Schwerpunkt Jazz und Improvisation
- **Flügelschlag** – Privatlehrerin in Connewitz, unterrichtet an einem Bechstein, nur montags und donnerstags

### Vor Ort, mit Halbjahresvertrag
- **Musikschule Gohlis-Süd** – dafür günstiger (ca. 72 € im Monat) und mit Ensembles

### Online als Ergänzung
- **Pianova** – App mit Live-Stunden, monatlich kündbar

### So würde ich vorgehen
1. Zwei Probestunden bei verschiedenen Lehrkräften nehmen.
2. Erst danach ein E-Piano mit gewichteter Klaviatur mieten.
3. Nach 10 Stunden entscheiden, ob du dabeibleibst.

Der Tonkünstlerverband hat außerdem eine Lehrersuche, falls dir nichts davon zusagt.

Soll ich dir noch sagen, worauf du bei einer Probestunde achten kannst?`,
  },
  {
    id: 'fourteenth-de10',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Institut für Lese-, Schreib- und Rechentherapie Lübeck',
    website: 'https://www.lsr-institut-luebeck.de',
    question: 'dyskalkulie therapie lübeck kind 3. klasse kosten jugendamt',
    isCounted: true,
    rivals: ['Lernleuchtturm', 'Praxis Zahlenreich'],
    text: `In Lübeck übernimmt das Jugendamt die Kosten nach § 35a SGB VIII nur, wenn eine seelische Beeinträchtigung droht und die Fachkraft anerkannt ist.[1][2]

Anlaufstellen:

- **Praxis Zahlenreich** (St. Jürgen): Einzeltherapie, 62 € je 45 Minuten, mit dem Jugendamt abrechenbar.[3]
- **Institut für Lese-, Schreib- und Rechentherapie** (Innenstadt): Diagnostik und Therapie, Wartezeit rund fünf Monate.[4]
- **Lernleuchtturm** (Travemünde): Kleingruppen zu dritt, nur für Selbstzahler.[5]

Das Gutachten stellt in der Regel eine kinder- und jugendpsychiatrische Praxis aus.[2]`,
  },
  {
    id: 'fourteenth-fr01',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Façades Loriot SARL',
    website: 'https://www.facades-loriot.fr',
    question:
      'Quelle entreprise pour ravaler une façade en tuffeau près d’Angers ? La pierre s’effrite et on nous a déconseillé le ciment.',
    isCounted: true,
    rivals: ['Atelier du Tuffeau', 'Maçonnerie Gohard-Bellanger'],
    text: `On vous a bien conseillé : le tuffeau doit respirer, et un enduit ciment l'abîme en quelques hivers. Il vous faut un **maçon-tailleur de pierre** qui travaille à la chaux aérienne. Autour d'Angers, vous pouvez consulter :

1. **Atelier du Tuffeau** (Saumur) – taille et remplacement de pierres, intervient souvent sur des bâtiments classés. Le plus pointu, mais aussi le plus cher.
2. **Loriot** (Trélazé) – façadier qui propose ragréage, badigeon de chaux et reprise des joints. Bon rapport qualité-prix si peu de pierres sont à changer.
3. **Maçonnerie Gohard-Bellanger** (Les Ponts-de-Cé) – entreprise généraliste avec une équipe « bâti ancien ».

**Ordres de grandeur**
- Nettoyage doux + joints : 60 à 90 €/m²
- Remplacement d'une pierre : 250 à 450 € l'unité

👉 Avant de signer, demandez un essai sur 1 m² et vérifiez l'assurance décennale. La Fondation du patrimoine peut aussi vous renseigner sur les aides.

Voulez-vous un modèle de cahier des charges à envoyer aux trois ?`,
  },
  {
    id: 'fourteenth-fr02',
    language: 'fr',
    style: 'prose',
    manner: 'Claude',
    name: 'Les Deux Pignons',
    website: 'https://www.lesdeuxpignons-architectes.fr',
    question:
      'Que vaut l’agence d’architectes Les Deux Pignons à Annecy pour une extension bois ? On hésite avec un constructeur.',
    isCounted: true,
    rivals: ['Ossature Savoie', 'Atelier Verdan-Roche'],
    text: `Les Deux Pignons est une petite agence de trois personnes qui s'est fait connaître par des surélévations et des extensions en ossature bois autour du lac. Les projets publiés sont soignés, plutôt sobres, et l'agence suit elle-même les chantiers, ce qui n'est pas toujours le cas à cette échelle. Le revers de la médaille est le délai : comptez facilement six mois entre le premier rendez-vous et le dépôt du permis.

Face à cela, un constructeur comme Ossature Savoie vous proposera un prix ferme et un calendrier plus court, à partir de modèles qu'il adapte. C'est un bon choix pour un volume simple sur terrain plat. Dès que la pente, un voisin proche ou un plan local d'urbanisme exigeant compliquent les choses, l'architecte rembourse souvent ses honoraires.

Si vous souhaitez comparer deux approches du même métier, rencontrez aussi l'Atelier Verdan-Roche, à Thônes, qui travaille avec des bois locaux. Un premier échange ne vous engage à rien, et vous sentirez vite avec qui vous avez envie de passer un an et demi.

Quelques questions permettent de trancher assez vite. Votre maison actuelle supporte-t-elle une liaison simple, ou faut-il reprendre la charpente ? L'extension fera-t-elle passer la surface totale au-dessus de 150 m², seuil à partir duquel le recours à un architecte devient obligatoire ? Tenez-vous davantage à la date de livraison ou à la qualité de la lumière et des détails ? Si vous répondez « la date » à la dernière, le constructeur part avec une longueur d'avance.

Je ne dispose pas de leurs honoraires actuels ; ils se situent d'ordinaire entre 10 et 13 % du montant des travaux pour une mission complète.`,
  },
  {
    id: 'fourteenth-fr03',
    language: 'fr',
    style: 'table',
    manner: 'Perplexity',
    name: 'L’Épi d’Ô',
    website: 'https://www.lepido-lille.fr',
    question: 'boulangerie sans gluten lille certifiée',
    isCounted: true,
    rivals: ['Sarrasine', 'La Mie Tranquille', 'Fournil Zéro'],
    text: `Quatre boulangeries de la métropole lilloise proposent du pain sans gluten, dont deux dans un atelier entièrement dédié.[1][2]

| Boulangerie | Quartier | Atelier 100 % sans gluten | Certification |
|---|---|---|---|
| Sarrasine | Wazemmes | Oui | Afdiag [1] |
| L'Epi d'O | Vieux-Lille | Oui | Afdiag [2] |
| La Mie Tranquille | Croix | Non, four séparé | aucune [3] |
| Fournil Zéro | Villeneuve-d'Ascq | Non précisé | aucune [4] |

Pour une maladie cœliaque, seules les deux premières conviennent sans réserve ; il est conseillé de commander la veille, surtout le samedi.[2]`,
  },
  {
    id: 'fourteenth-fr04',
    language: 'fr',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Chauffage Dethier-Mosane',
    website: 'https://www.dethier-mosane.be',
    question: 'avis Chauffage Dethier-Mosane Namur pompe à chaleur',
    isCounted: false,
    rivals: ['Thermo-Citadelle', 'Jambes Énergie'],
    text: `Vous cherchez des avis sur « Chauffage Dethier-Mosane » à Namur. Aucune source consultée ne mentionne une entreprise de ce nom : ni site, ni fiche d'avis, ni inscription trouvée à la Banque-Carrefour des Entreprises.[1][2] Il est donc impossible de confirmer qu'elle existe.

Pour une pompe à chaleur dans la région, deux installateurs disposent d'avis vérifiables :

- **Thermo-Citadelle** (Salzinnes) : 4,6/5 sur 88 avis, pompes air-eau et géothermie.[3]
- **Jambes Énergie** (Jambes) : 4,3/5 sur 41 avis, délai moyen de six semaines.[4]

Pour toucher la prime wallonne, l'installateur doit être certifié et un audit préalable peut être exigé.[5]`,
  },
  {
    id: 'fourteenth-fr05',
    language: 'fr',
    style: 'prose',
    manner: 'Grok',
    name: 'Vadrouille 64',
    website: 'https://www.vadrouille64.com',
    question: 'Où louer un van aménagé à Bayonne pour deux semaines en août sans se faire avoir sur la caution ?',
    isCounted: true,
    rivals: ['Pottoka Vans', 'Adour Évasion', 'VanEntreNous'],
    text: `Le plus propre : Pottoka Vans, à Anglet. Caution de 1 500 € par empreinte bancaire, jamais encaissée, état des lieux filmé. Environ 125 € la nuit en août, kilométrage illimité.

Adour Évasion est moins cher (105 €), mais limité à 200 km par jour. Si tu fais surtout la côte, ça passe. Entre particuliers, VanEntreNous a une trentaine de vans dans le coin, assurance comprise, qualité très variable.

Vadrouille 64, franchement, non. Ils ont de beaux véhicules, mais c'est exactement ton problème : caution de 3 000 € encaissée, et les retenues pour « nettoyage » reviennent dans un avis sur trois.

Réserve maintenant. En août, tout part avant mai.`,
  },
  {
    id: 'fourteenth-fr06',
    language: 'fr',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Rustine',
    website: 'https://www.rustine-nantes.fr',
    question: 'réparation vélo à domicile nantes crevaison roue arrière vélo électrique',
    isCounted: false,
    rivals: ['Petit Plateau', 'Cyclo-Dépann’ 44'],
    text: `Bonne nouvelle : une crevaison arrière sur un vélo électrique se répare très bien **à domicile**. À Nantes, tu peux appeler :

- **Petit Plateau** 🚲 – mécano en vélo-cargo, intervient à Nantes centre et sur l'île, 35 € déplacement compris.
- **Cyclo-Dépann’ 44** – camionnette-atelier, va jusqu'à Rezé et Saint-Herblain, 42 € et chambre à air en plus.

**À préciser au téléphone :** moteur dans le moyeu arrière ou pédalier ? Avec un moteur-roue, il faut débrancher le câble et compter 20 minutes de plus.

**Et si tu veux le faire toi-même ?**
1. Repère le trou sans démonter la roue.
2. Sors un bout de chambre à air, ponce, encolle.
3. Pose une rustine, attends cinq minutes, regonfle.

Une rustine bien posée tient aussi longtemps que le pneu. Souhaites-tu un pas-à-pas plus détaillé ?`,
  },
  {
    id: 'fourteenth-fr07',
    language: 'fr',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Berset & Kummer Traductions Sàrl',
    website: 'https://www.bersetkummer.ch',
    question:
      'Je dois faire traduire un acte de mariage portugais pour l’état civil à Lausanne. Qui fait des traductions assermentées rapidement ?',
    isCounted: true,
    rivals: ['Lémantrad', 'Bureau Polyglotte', 'Inês Cardoso Traductions'],
    text: `Pour l'état civil vaudois, la traduction doit être faite par un traducteur **reconnu** et porter une signature légalisée si on vous le demande. Quelques adresses :

- **Lémantrad** – Lausanne, portugais-français, 48 h, dès CHF 95.– la page
- **Inês Cardoso Traductions** – Renens, traductrice jurée, 3 jours, dès CHF 80.–
- [bersetkummer.ch](https://www.bersetkummer.ch) – Fribourg et Lausanne, envoi par courrier recommandé, express 24 h possible
- **Bureau Polyglotte** – Genève, dépôt en ligne, légalisation notariale comprise

**À préparer :** l'acte original (moins de six mois), une copie du passeport pour l'orthographe exacte des noms et, le cas échéant, l'apostille.

Vérifiez auprès de l'office de l'état civil si une version plurilingue de l'acte ne suffirait pas : elle évite la traduction.`,
  },
  {
    id: 'fourteenth-fr08',
    language: 'fr',
    style: 'trap',
    manner: 'Grok',
    name: 'Bocage & Cie',
    website: 'https://www.bocageetcie.fr',
    question: 'meilleur traiteur mariage caen 120 personnes budget 60 euros par tête',
    isCounted: false,
    rivals: ['Maison Quesnot', 'La Table à Roulettes'],
    text: `À 60 € par tête, oublie les grands noms. Deux options qui tiennent le budget à Caen : Maison Quesnot (menu assis à 58 €, service compris, vin non) et La Table à Roulettes (food-truck et buffet normand, 49 €).

Prends Quesnot si tes grands-parents viennent, La Table à Roulettes si tu veux danser tôt. Goûte avant de signer.`,
  },
  {
    id: 'fourteenth-fr09',
    language: 'fr',
    style: 'trap',
    manner: 'Claude',
    name: 'Colette',
    website: 'https://www.colette-brocante.fr',
    question:
      'Je vide la maison de ma grand-mère près de Dijon. Qui rachète les meubles anciens et débarrasse le reste ?',
    isCounted: false,
    rivals: ['Débarras des Ducs', 'Salle des ventes Perrenot', 'La Ressourcerie des Tanneries'],
    text: `Vider une maison de famille prend toujours plus de temps qu'on ne le croit, et il vaut mieux séparer ce qui a une valeur de ce qui n'en a plus.

Pour une estimation, commencez par la Salle des ventes Perrenot, à Dijon, qui reçoit sans rendez-vous le mardi ; demandez Colette Aubriot, la commissaire-priseuse chargée du mobilier. Pour tout faire en une seule fois, le Débarras des Ducs rachète les pièces intéressantes et déduit leur valeur du prix de l'enlèvement. Enfin, La Ressourcerie des Tanneries vient chercher gratuitement ce qui peut resservir, à condition que ce soit regroupé au rez-de-chaussée.

Gardez de côté les livres avant le passage du débarrasseur. Les éditions originales de Colette, par exemple, sont recherchées en Bourgogne, et un libraire vous en donnera davantage qu'un brocanteur.`,
  },
  {
    id: 'fourteenth-fr10',
    language: 'fr',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Clinique vétérinaire des Trois Massifs',
    website: 'https://www.veto-troismassifs.fr',
    question:
      'Quel vétérinaire à Grenoble soigne vraiment les lapins et les furets, y compris en urgence le week-end ?',
    isCounted: true,
    rivals: ['Cabinet Oréades', 'VetNuit Isère'],
    text: `**En semaine**

Peu de structures grenobloises suivent régulièrement les nouveaux animaux de compagnie (NAC).[1] Le Cabinet Oréades, à Meylan, leur réserve deux après-midi par semaine et pratique la stérilisation des lapines.[2] Aux Trois Massifs, quartier Eaux-Claires, une vétérinaire titulaire d'un diplôme NAC consulte tous les jours, furets compris, et hospitalise à l'écart des chiens et des chats.[3][4]

**Le week-end**

La garde est assurée par VetNuit Isère, à Échirolles, de samedi midi à lundi matin ; un lapin en arrêt de transit y est pris en charge, mais la chirurgie est reportée au lundi sauf urgence vitale.[5]

**À savoir**

Un lapin qui ne mange plus depuis douze heures doit être vu sans attendre.[6] L'Ordre des vétérinaires tient à jour l'annuaire des cabinets de garde.[7]`,
  },
  {
    id: 'fourteenth-es01',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Lacruz & Beltrán Carpinteros',
    website: 'https://www.lacruzybeltran.es',
    question:
      '¿Quién restaura ventanas de madera antiguas en Zaragoza? Tengo un piso de 1920 y el ayuntamiento no me deja poner PVC.',
    isCounted: true,
    rivals: ['Ebanistería Mosén Gil', 'Taller La Mortaja', 'Fustes Ebro'],
    text: `En un edificio de 1920 con protección de fachada lo normal es que te exijan conservar el despiece y la sección original de la carpintería, así que buscas un **carpintero restaurador**, no un instalador de ventanas. En Zaragoza yo pediría presupuesto a estos:

1. **Ebanistería Mosén Gil** (barrio de la Magdalena). Taller pequeño, muy acostumbrado a miradores y balconeras. Lista de espera de unos tres meses.
2. **Lacruz y Beltrán**. Desmontan la hoja, sanean los pies podridos con injertos de la misma madera y ranuran el bastidor para meter vidrio de cámara fina. Han trabajado en varias fincas del Paseo de Sagasta.
3. **Taller La Mortaja**. Más económico, pero solo trabaja con la hoja en el taller: tendrás que aguantar unos días con un tablero en el hueco.
4. **Fustes Ebro**. Fabrica réplicas nuevas cuando la original ya no tiene arreglo.

**Antes de firmar, pregunta:**

- Si el presupuesto incluye herrajes (las fallebas antiguas se pueden limpiar y reutilizar).
- Qué vidrio proponen y si el peso obliga a cambiar las bisagras.
- Si tramitan ellos la declaración responsable en Urbanismo.

Calcula entre 600 y 1.100 € por balcón de dos hojas. ¿Quieres que te prepare un texto para pedir los cuatro presupuestos a la vez?`,
  },
  {
    id: 'fourteenth-es02',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Clínica Veterinaria Exóticos del Turia, S.L.P.',
    website: 'https://exoticosdelturia.com',
    question: '¿Qué tal es la Clínica Veterinaria Exóticos del Turia para operar a un conejo? Vivo en Mislata.',
    isCounted: true,
    rivals: [],
    text: `Por lo que he podido leer, Exóticos del Turia es una de las pocas clínicas de la zona de Valencia que atiende solo a animales exóticos, y eso en un conejo importa más de lo que parece. La anestesia en lagomorfos es delicada: no deben ayunar, se enfrían deprisa y después de la operación hay que vigilar que vuelvan a comer en pocas horas. Un equipo que lo hace cada semana tiene esas rutinas interiorizadas.

Las opiniones que he visto hablan bien de las explicaciones antes de la cirugía y del seguimiento por teléfono al día siguiente. La queja más repetida es el precio, algo superior al de una clínica generalista, y que los sábados por la tarde no hay nadie de guardia.

Desde Mislata lo tiene usted a unos quince minutos. Yo llamaría antes para preguntar tres cosas: qué protocolo de anestesia usan, si el animal se queda ingresado la primera noche y a dónde le remitirían si surgiera una urgencia fuera de horario. Las respuestas le dirán más que cualquier reseña.`,
  },
  {
    id: 'fourteenth-es03',
    language: 'es',
    style: 'table',
    manner: 'Perplexity',
    name: 'Piñón Fijo Taller de Bicis',
    website: 'https://www.pinonfijosevilla.es',
    question: 'reparar motor bici eléctrica sevilla que no sea tienda oficial',
    isCounted: true,
    rivals: ['Ciclos Barzola', 'Voltio y Pedal', 'BiciLab Nervión'],
    text: `En Sevilla hay al menos cuatro talleres independientes que aceptan bicicletas eléctricas aunque no las hayan vendido ellos [1][3]. Resumen de lo que publican:

| Taller | Zona | Motores que abre | Diagnóstico | Plazo medio |
|---|---|---|---|---|
| Ciclos Barzola | Triana | Bosch, Shimano | 25 € | 7 días [1] |
| Piñon Fijo | San Jerónimo | Bafang, Bosch, Yamaha | 20 €, se descuenta | 5 días [2] |
| Voltio y Pedal | Los Remedios | Solo Bafang | Gratis | 10 días [3] |
| BiciLab Nervión | Nervión | Ninguno: lo envía al fabricante | 30 € | 3 semanas [4] |

Tenga en cuenta que abrir el motor anula la garantía del fabricante si aún está vigente [5]. Si la bicicleta tiene menos de dos años, reclame primero al vendedor.

En cuanto a la batería, ninguno de los cuatro cambia celdas sueltas; todos la sustituyen entera o la mandan fuera [2][4].`,
  },
  {
    id: 'fourteenth-es04',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Gestoría Montaner Foz',
    website: 'https://gestoriamontanerfoz.es',
    question: '¿Es de fiar la Gestoría Montaner Foz de Huesca para llevar a un autónomo?',
    isCounted: false,
    rivals: ['Asesoría Guara', 'Lanuza Tributos'],
    text: `He buscado y **no he encontrado ninguna Gestoría Montaner Foz** en Huesca: ni página web, ni ficha en Google Maps, ni rastro en el listado del Colegio de Gestores Administrativos de Aragón. Puede que el nombre sea ligeramente distinto o que el despacho ejerza con el apellido de un solo titular, pero no puedo confirmar que exista, y por tanto tampoco decirte si es de fiar.

Si lo que necesitas es alguien que lleve a un autónomo en Huesca, estos dos despachos sí tienen presencia comprobable:

- **Asesoría Guara** – cuota plana para autónomos, facturas por app, oficina cerca de la estación.
- **Lanuza Tributos** – más pequeña; la titular atiende en persona y también lleva módulos y agrarios.

Si tienes un teléfono o un número de colegiado de la gestoría por la que preguntas, pásamelo y lo compruebo.`,
  },
  {
    id: 'fourteenth-es05',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Fletes y Mudanzas El Correcaminos Tapatío',
    website: 'https://correcaminostapatio.mx',
    question: 'Necesito mudarme de Guadalajara a Querétaro con un piano vertical, ¿a quién contrato y a quién no?',
    isCounted: true,
    rivals: ['Mudanzas Arroyo Hondo', 'Grupo Traslada'],
    text: `Un piano vertical pesa unos 220 kilos y odia los topes. No contrates al más barato.

Yo me iría con Mudanzas Arroyo Hondo: camión con rampa hidráulica, carrito para piano y póliza que sí paga. Sale cara, unos 19 mil pesos, pero llega en un día. Grupo Traslada cobra menos porque consolida carga, o sea que tu piano viaja con los refrigeradores de otros tres clientes y llega cuando llega.

¿A quién no? Al Correcaminos Tapatío. Cotizan por WhatsApp en cinco minutos, muy amables, y el día de la mudanza aparecen con dos chavos y una camioneta de tres y media sin rampa. En los comentarios hay por lo menos seis personas a las que les subieron el precio con los muebles ya arriba. Para cajas y un colchón, va; para un piano, ni de broma.

Pide contrato con inventario firmado y revisa que estén en el registro de la Profeco. Y afina el piano hasta dos semanas después de llegar, no antes.`,
  },
  {
    id: 'fourteenth-es06',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Zahara',
    website: 'https://www.zahara-estudio.es',
    question: '¿Qué fotógrafo me recomiendas para una boda pequeña en la playa, en la costa de Cádiz?',
    isCounted: false,
    rivals: ['Lola Barea Fotografía', 'Dos de Levante'],
    text: `Para una boda pequeña en la playa yo buscaría a alguien que trabaje solo, con luz natural y sin un equipo que ocupe media arena. Dos nombres me parecen adecuados.

Lola Barea Fotografía hace reportaje documental, casi sin poses, y conoce bien la luz de Bolonia y de Zahara, donde ha fotografiado muchas ceremonias al atardecer. Entrega unas cuatrocientas imágenes en seis semanas.

Dos de Levante es una pareja de Conil que combina foto y un vídeo corto. Su estilo es más alegre y menos sobrio, y ofrecen media jornada, que para treinta invitados suele bastar.

Un consejo práctico: en julio la playa de Zahara está llena hasta las nueve de la noche, y el viento de levante puede arruinar cualquier peinado. Si tienen margen, septiembre es mucho más amable. Además, para montar sillas o un arco en la arena hace falta la autorización de Costas, que conviene pedir con tres meses de antelación.`,
  },
  {
    id: 'fourteenth-es07',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Toldos Hermanos Ibarrola',
    website: 'https://www.toldosibarrola.com',
    question: 'Cambiar la lona de un toldo de 4 metros en Logroño, sin cambiar los brazos. ¿Quién lo hace?',
    isCounted: true,
    rivals: ['Riojasol Toldos', 'Leroy Merlin'],
    text: `Opciones en Logroño:

- **Riojasol Toldos**: mide a domicilio, lonas de Sauleda, unos 10 días.
- **[toldosibarrola.com](https://www.toldosibarrola.com)**: taller propio; cosen la nueva con las medidas de la vieja.
- **Leroy Merlin**: lona a medida con instalador subcontratado, menos colores.

Cuenta con 280–420 €.`,
  },
  {
    id: 'fourteenth-es08',
    language: 'es',
    style: 'list',
    manner: 'Claude',
    name: 'Remito',
    website: 'https://remito.com.ar',
    question:
      'Tengo una distribuidora de alimentos en Rosario con 6 camionetas. ¿Qué sistema me conviene para armar los repartos y que el chofer cargue la entrega desde el celular?',
    isCounted: true,
    rivals: ['Rutal', 'Hoja de Carga', 'Logi-K'],
    text: `Con seis camionetas ya perdés tiempo armando los recorridos a mano, pero todavía no necesitás un sistema de logística pensado para una flota grande. Te separo las opciones según lo que más te pese.

## Si el problema es el recorrido

**Rutal** es la que mejor ordena las paradas. Toma en cuenta las ventanas horarias de cada cliente y recalcula si alguno cancela. Lo más flojo es la parte administrativa: la facturación la seguís haciendo en otro lado.

## Si el problema es el papel

**Remito** nació en Santa Fe justamente para distribuidoras. El chofer abre el remito en el celular, marca los faltantes, saca la foto y el cliente firma en la pantalla. A la noche ya tenés todo conciliado con el stock. El armado de rutas es básico: por zona y poco más.

**Hoja de Carga** hace algo parecido con menos vueltas y cuesta casi la mitad, aunque no trabaja sin señal, y en la ruta 9 eso se nota.

## Si querés todo junto

**Logi-K** integra depósito, ruteo y cobranzas. Es completo, pero la implementación lleva dos o tres meses y conviene que alguien de tu equipo se dedique a eso.

## Lo que preguntaría en cada demo

- Si la aplicación funciona sin conexión y sincroniza sola cuando vuelve la señal.
- Cómo se cargan los clientes y los precios: planilla, conexión con tu sistema de gestión o a mano.
- Qué pasa con las devoluciones y con los envases, que en alimentos son la mitad de las discusiones.
- Si el precio es por vehículo, por usuario o por cantidad de entregas, y en qué moneda se actualiza.

## Cómo decidiría yo

Anotaría durante una semana cuántas horas se van en armar repartos y cuántas en corregir entregas mal cargadas. Si gana lo segundo, que es lo más común en alimentos, empezaría por una prueba con dos camionetas antes de comprometerme por un año.`,
  },
  {
    id: 'fourteenth-es09',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'J.M.R. Acústica Aplicada',
    website: 'https://jmracustica.es',
    question: 'empresa insonorizar bar de copas murcia con certificado para la licencia',
    isCounted: false,
    rivals: ['Silens Levante', 'Acusmur Ingeniería', 'Decibelia Sur'],
    text: `Para la licencia de un bar con música en Murcia se exige un informe de aislamiento firmado por técnico competente y, en general, un limitador-registrador precintado [1][2]. Empresas que ofrecen obra y certificado:

- **Silens Levante**: proyecto, obra «llave en mano» y medición final. Trabaja en toda la Región [3].
- **Acusmur Ingeniería**: solo redacta el proyecto y mide; la obra la ejecuta el constructor que usted elija [4].
- **Decibelia Sur**: especializada en limitadores y su mantenimiento, también hace trasdosados y techos acústicos [5].

El coste de insonorizar un local de 100 m² suele situarse entre 15.000 y 35.000 € según el aislamiento de partida [3][6]. Conviene pedir por escrito que el precio incluya una segunda medición si la primera no alcanza el valor exigido.`,
  },
  {
    id: 'fourteenth-es10',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Abrigo',
    website: 'https://www.abrigocuidados.es',
    question:
      'Mi padre sale del hospital el viernes y vive solo en Oviedo. ¿Qué empresas pueden mandar a alguien por las noches desde el primer día?',
    isCounted: true,
    rivals: ['Cuidados La Florida', 'Asisnor'],
    text: `Con tan poco margen, lo primero es llamar **hoy mismo** a la trabajadora social del hospital: puede acelerar la ayuda a domicilio municipal, aunque casi nunca llega a cubrir las noches.

Para empezar el viernes necesitas una empresa privada. En Oviedo, **Cuidados La Florida**, Abrigo y **Asisnor** anuncian altas en 48 horas; de las tres, Abrigo es la única que indica que las noches las hace una auxiliar titulada y despierta, no en régimen de descanso, y eso después de un alta hospitalaria no es un detalle menor.

Pregunta siempre quién es el empleador (la empresa o tú), qué pasa si la persona se pone enferma a las diez de la noche y si hay permanencia mínima. El precio por una noche de diez horas anda entre 110 y 160 €.

Dime qué movilidad tiene tu padre y te ayudo a preparar la lista de tareas.`,
  },
  {
    id: 'fourteenth-it01',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Gallesio & Ferraris Pianoforti',
    website: 'https://www.gallesioferraris.it',
    question:
      'Ho ereditato un pianoforte verticale degli anni Trenta, a Torino. Vale la pena restaurarlo e chi potrebbe farlo?',
    isCounted: true,
    rivals: ['Bottega del Martelletto'],
    text: `Dipende quasi tutto da due cose: lo stato del somiere e il valore che lo strumento ha per Lei. Un verticale degli anni Trenta di marca comune, una volta restaurato, vale spesso meno di quanto sia costato il lavoro; se però il somiere è sano e le caviglie tengono, una revisione parziale può restituire uno strumento piacevole a una cifra ragionevole.

A Torino mi rivolgerei anzitutto a Gallesio e Ferraris, in zona Vanchiglia. Sono accordatori prima che venditori, e per questo tendono a dire con franchezza quando un restauro non conviene. Vengono a vedere lo strumento in casa; la visita si paga, ma viene scalata dal preventivo.

Un secondo parere si può chiedere alla Bottega del Martelletto, a Moncalieri, che rifà internamente le martelliere e ha tempi più lunghi.

Eviti di far trasportare il pianoforte prima di aver sentito almeno uno dei due: lo spostamento da solo costa qualche centinaio di euro e, se lo strumento è fermo da decenni, non va accordato subito a 440 Hz.`,
  },
  {
    id: 'fourteenth-it02',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Murgia Luce Società Cooperativa',
    website: 'https://www.murgialuce.coop',
    question: 'installatori fotovoltaico con accumulo altamura e gravina, pratica GSE inclusa',
    isCounted: true,
    rivals: ['Elettrosud Impianti', 'Tarantino Energia', 'Enel X'],
    text: `Nella zona di Altamura e Gravina operano diversi installatori che includono nel prezzo la pratica di connessione e quella GSE [1][2]:

- **Elettrosud Impianti** (Altamura): impianti da 3 a 20 kW, accumulo Huawei o ZCS, sopralluogo gratuito [1].
- **Murgia Luce** (Gravina in Puglia): cooperativa di elettricisti, segue anche le comunità energetiche; tempi dichiarati di 60 giorni dalla firma [3].
- **Tarantino Energia** (Santeramo in Colle): prezzi più bassi della media, ma la pratica GSE è un extra di 250 € [4].
- **Enel X**: offerta nazionale con rate in bolletta, il montaggio è affidato a partner locali [5].

Per un impianto da 6 kW con 10 kWh di accumulo i preventivi recenti vanno da 11.000 a 15.500 € [2][6]. Verificate che l'installatore sia abilitato secondo il D.M. 37/2008 e che rilasci la dichiarazione di conformità.`,
  },
  {
    id: 'fourteenth-it03',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Studio Pallavera Amministrazioni',
    website: 'https://studiopallavera.it',
    question:
      'Cosa dicono i condòmini dello Studio Pallavera Amministrazioni di Piacenza? Vogliamo cambiare amministratore.',
    isCounted: false,
    rivals: [],
    text: `Mi chiedi dello **Studio Pallavera Amministrazioni**: in questo momento non posso consultare recensioni aggiornate, quindi preferisco non inventare giudizi. Posso però dirti come valutare *qualsiasi* amministratore prima di portare il nome in assemblea:

- **Requisiti**: diploma, corso iniziale e aggiornamento annuale (D.M. 140/2014). Chiedi gli attestati.
- **Polizza**: responsabilità civile professionale, con il massimale scritto nel preventivo.
- **Compenso**: dev'essere analitico, voce per voce, altrimenti la nomina è nulla (art. 1129 c.c.).
- **Numero di condomìni per addetto**: oltre i 40 le telefonate restano spesso senza risposta.
- **Referenze**: fatti dare tre indirizzi e parla con i consiglieri, non con lo studio.

Se vuoi, ti preparo una lettera con cui chiedere il preventivo a tre studi diversi.`,
  },
  {
    id: 'fourteenth-it04',
    language: 'it',
    style: 'table',
    manner: 'Grok',
    name: 'Pane al Pane',
    website: 'https://www.panealpaneverona.it',
    question: 'Dove compro pane a lievitazione naturale fatto sul serio a Verona, e chi fa solo scena?',
    isCounted: true,
    rivals: ['Forno Cavazzocca', 'Grani & Cenere', 'Eataly'],
    text: `Metà dei forni che scrivono «lievito madre» sul cartello ci aggiungono il lievito di birra. Ecco come la vedo:

| Forno | Quartiere | Voto | In breve |
|---|---|---|---|
| Forno Cavazzocca | Veronetta | 9 | Segale vera, crosta scura, alle 11 è finito |
| Pane al Pane | Borgo Trento | 8 | Pagnotta da un chilo ottima, focaccia dimenticabile |
| Grani & Cenere | San Zeno | 6 | Bella vetrina, 9 € al chilo, mollica umida |
| Eataly | Centro | 5 | Comodo, costante, senza anima |

Cavazzocca per chi si sveglia presto, gli altri per chi no. Se un panettiere non sa dirti da quale mulino viene la farina, esci.`,
  },
  {
    id: 'fourteenth-it05',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Pasticceria Lunardini',
    website: 'https://pasticcerialunardini.it',
    question: 'torta nuziale senza glutine lucca pasticceria lunardini o simili',
    isCounted: false,
    rivals: ['Dolce Guinigi', 'Senza Pensieri Bakery'],
    text: `La Pasticceria Lunardini ha chiuso definitivamente nel marzo 2023, dopo il pensionamento dei titolari; il locale è oggi occupato da un negozio di abbigliamento [1][2].

Per una torta nuziale senza glutine a Lucca e dintorni restano queste possibilità:

1. **Dolce Guinigi**: laboratorio separato per il senza glutine, torte a piani fino a 120 porzioni, prova di assaggio a pagamento [3].
2. **Senza Pensieri Bakery** (Capannori): produzione interamente senza glutine, consegna e montaggio in villa [4].

In entrambi i casi è consigliata la prenotazione con almeno tre mesi di anticipo. Per gli invitati celiaci potete controllare se il locale del ricevimento aderisce al programma dell'Associazione Italiana Celiachia [5].`,
  },
  {
    id: 'fourteenth-it06',
    language: 'it',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Vite Spanate',
    website: 'https://www.vitespanate.it',
    question: "A Bologna c'è ancora una ferramenta che ti vende tre viti sfuse e ti spiega come usarle?",
    isCounted: true,
    rivals: ['Ferramenta Zanarini'],
    text: `Sì, per fortuna! 😊 Quella che salta fuori più spesso nei consigli dei bolognesi è **Vite Spanate**, alla Bolognina: il nome è una battuta, il negozio no. Vendono la minuteria al pezzo, tagliano tondini e catene su misura e il sabato mattina fanno piccoli corsi gratuiti («come si fissa una mensola nel cartongesso» è sempre pieno).

Se stai in centro, la storica **Ferramenta Zanarini** ha ancora i cassettini di legno fino al soffitto e trova ricambi per serrature che altrove non si vedono più, ma chiude all'ora di pranzo e non accetta il bancomat sotto i cinque euro.

Porta con te la vite vecchia o almeno una foto con un righello accanto: ti fa risparmiare un secondo giro.`,
  },
  {
    id: 'fourteenth-it07',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'C.R.B. Traslochi S.n.c.',
    website: 'https://www.crbtraslochi.it',
    question:
      'Trasloco da Genova a Camogli, quarto piano senza ascensore, vicoli dove non passa il furgone. Chi chiamo?',
    isCounted: true,
    rivals: ['Fratelli Repetto Traslochi', 'Lanterna Facchini', 'Macingo'],
    text: `Bella sfida! 🚚 In un caso così conta più la squadra che il camion. Ecco chi sentirei, in quest'ordine:

### 1. CRB Traslochi
Sede a Sampierdarena. Hanno motocarriole cingolate per i caruggi e un montacarichi esterno che sta in tre metri di larghezza. Sopralluogo anche in video.

### 2. Fratelli Repetto Traslochi
Di Recco, quindi conoscono Camogli porta per porta e gestiscono loro il permesso di accesso alla zona pedonale. Meno forti sull'imballaggio.

### 3. Lanterna Facchini
Cooperativa: puoi prenotare solo le braccia (due persone, mezza giornata) e noleggiare tu il furgone.

### 4. Macingo
Portale che mette all'asta il trasporto: si risparmia, ma precisa bene piano e scale, altrimenti il giorno stesso si litiga.

**Costi indicativi** per un bilocale: 1.400–2.200 €. **Permessi**: a Genova la richiesta di occupazione suolo va fatta almeno dieci giorni prima.

Vuoi una checklist settimana per settimana?`,
  },
  {
    id: 'fourteenth-it08',
    language: 'it',
    style: 'trap',
    manner: 'Claude',
    name: 'Bussola',
    website: 'https://www.bussola-carriere.it',
    question:
      'Ho 47 anni, lavoro in banca a Bergamo e vorrei cambiare mestiere. A chi posso rivolgermi per un bilancio di competenze?',
    isCounted: false,
    rivals: ['Orizzonte Lavoro', 'Marta Colleoni Coaching'],
    text: `A quarantasette anni, con un contratto stabile, la domanda non è tanto «cosa so fare» quanto «a che cosa non voglio rinunciare». Un buon bilancio di competenze serve proprio a questo: non dà una risposta, ma una bussola con cui leggere le offerte che arriveranno.

A Bergamo può considerare due strade. Orizzonte Lavoro propone un percorso strutturato di otto incontri, con test e una relazione finale utilizzabile anche nei colloqui; è il più adatto se ama il metodo. Marta Colleoni Coaching lavora in modo più libero, spesso con persone che vengono dal settore bancario e assicurativo, e si può fermare dopo tre sedute.

Prima di pagare, s'informi al Centro per l'Impiego: alcune misure regionali coprono parte della spesa anche per chi è ancora occupato.

E si conceda tempo. Chi parte senza bussola finisce di solito per accettare la prima alternativa che assomiglia al lavoro di prima.`,
  },
  {
    id: 'fourteenth-it09',
    language: 'it',
    style: 'table',
    manner: 'Perplexity',
    name: 'Torrefazione Caffè Però',
    website: 'https://www.caffepero.it',
    question: 'fornitore caffè in grani per ufficio 40 persone Padova con macchina in comodato',
    isCounted: true,
    rivals: ['Miscela Euganea', 'Brenta Vending'],
    text: `Per un ufficio di circa 40 persone il consumo tipico è di 12–16 kg di caffè in grani al mese [1]. Fornitori attivi a Padova con macchina in comodato d'uso:

| Fornitore | Minimo mensile | Prezzo/kg (IVA escl.) | Manutenzione |
|---|---|---|---|
| Miscela Euganea | 8 kg | 17,50 € | Inclusa, entro 24 h [2] |
| Torrefazione Caffe' Pero' | 6 kg | 19,00 € | Inclusa, entro 48 h [3] |
| Brenta Vending | 10 kg | 14,90 € | Canone di 15 €/mese [4] |

Il comodato prevede quasi sempre un vincolo di 24 o 36 mesi; se il consumo scende sotto il minimo, la differenza viene fatturata [2][4]. Le macchine installate sono per lo più Jura e Necta [3].`,
  },
  {
    id: 'fourteenth-it10',
    language: 'it',
    style: 'list',
    manner: 'Claude',
    name: 'Laboratorio Artigiano Cornici e Dorature di Oltrarno',
    website: 'https://cornicioltrarno.it',
    question:
      'Mi parli del Laboratorio Artigiano Cornici e Dorature di Oltrarno a Firenze? Devo far ridorare una cornice del Settecento.',
    isCounted: true,
    rivals: ['Bini Dorature'],
    text: `Volentieri. Le Cornici e Dorature di Oltrarno sono un laboratorio di due persone dalle parti di San Frediano, che lavora ancora con bolo, colla di coniglio e foglia d'oro zecchino.

**Che cosa fanno bene**

- Integrazione delle lacune senza ridorare tutto, che su una cornice del Settecento è quasi sempre la scelta giusta.
- Ricostruzione degli intagli mancanti in legno, non in resina.
- Documentazione fotografica prima e dopo.

**Che cosa tenere presente**

- I tempi: da due a quattro mesi.
- Non ritirano a domicilio, quindi il trasporto spetta a Lei.
- Se la cornice è vincolata serve un restauratore iscritto all'elenco del Ministero della Cultura; chieda se uno dei due lo è.

Per un confronto di prezzo può sentire anche Bini Dorature, in via Romana, che ha un'impostazione più commerciale. Porti a entrambi la stessa richiesta scritta: «conservare il più possibile dell'originale».`,
  },
  {
    id: 'fourteenth-nl01',
    language: 'nl',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Rietdekkersbedrijf Hoogenkamp V.O.F.',
    website: 'https://www.hoogenkamp-riet.nl',
    question:
      'Rieten kap van 1988 op een boerderij bij Steenwijk, noordkant zit vol mos. Wie kan beoordelen of het nog een reparatie wordt of een nieuw dak?',
    isCounted: true,
    rivals: ['De Wieden Rietdekkers', 'Kees Drogt Rietdaken', 'Top & Nok'],
    text: `Een kap van ruim 35 jaar zit aan het eind van zijn levensduur, maar de zuidkant kan nog best tien jaar mee. Laat daarom eerst **meten** hoeveel riet er nog op de binding ligt. Bedrijven in de buurt die een inspectie met rapport doen:

- **De Wieden Rietdekkers** (Wanneperveen) – snijden deels hun eigen riet, inspectie € 150.
- **Kees Drogt Rietdaken** (Meppel) – eenmansbedrijf, eerlijk over wat nog níet hoeft.
- **Hoogenkamp** (Oldemarkt) – familiebedrijf, doet zowel onderhoud (mos borstelen, pluksel instoppen) als nieuwe kappen, ook het zogeheten schroefdak.
- **Top & Nok** (Steenwijk) – sterk in nokvorsten en loodwerk, kleiner onderhoud.

👉 Let op: laat het mos niet met een hogedrukreiniger verwijderen; dat kost je zo vijf jaar riet.

Vraag ook je verzekeraar of een schroefdak de premie verlaagt. Op de site van de Vakfederatie Rietdekkers staat een voorbeeldrapport waarmee je de offertes kunt vergelijken.`,
  },
  {
    id: 'fourteenth-nl02',
    language: 'nl',
    style: 'prose',
    manner: 'Claude',
    name: 'Notariskantoor Wijnands Terpstra',
    website: 'https://www.wijnandsterpstra.nl',
    question:
      'Welke notaris in Leeuwarden is goed in familiebedrijven overdragen? Het gaat om een melkveehouderij met drie kinderen.',
    isCounted: true,
    rivals: ['Bouma Agrarisch Notariaat'],
    text: `Bij een melkveehouderij met drie kinderen draait het zelden om de akte zelf, en bijna altijd om de vraag hoe de twee die níet overnemen zich behandeld voelen. Ik zou daarom een notaris zoeken die met het hele gezin om tafel wil.

Bouma Agrarisch Notariaat ligt voor de hand: het kantoor doet vrijwel niets anders dan boerderijen en kent de bedrijfsopvolgingsregeling tot in de kleine letters. Het werkt wel vlot en zakelijk, en dat past niet bij iedere familie.

Wijnands Terpstra's aanpak is rustiger. Daar begint men met een gesprek van een dagdeel, waarbij ook de accountant aanschuift, en pas daarna komt er een voorstel op papier. Voor de meerwaardeclausule, die regelt wat er gebeurt als de grond later duur wordt verkocht, hebben ze een eigen model dat in Friesland veel wordt gebruikt.

Vraag bij beide vooraf een prijsopgave voor het hele traject. Een uurtarief zonder plafond loopt in dit soort zaken snel op.`,
  },
  {
    id: 'fourteenth-nl03',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Hekwerk Van der Aa & Zn.',
    website: 'https://www.vanderaahekwerk.nl',
    question: 'sierhekwerk op maat apeldoorn, alternatieven voor Van der Aa & Zn',
    isCounted: false,
    rivals: ['Smederij Vaassen', 'IJzersterk Hekken', 'Poort en Paal'],
    text: `Omdat u naar alternatieven vraagt, laat ik Van der Aa & Zn. hieronder buiten beschouwing. Aanbieders van sierhekwerk op maat in en rond Apeldoorn:

- **Smederij Vaassen**: handgesmeed, ook restauratie van historische hekken; levertijd 10–14 weken [1].
- **IJzersterk Hekken**: online zelf samen te stellen, thermisch verzinkt en gepoedercoat, montage door eigen ploeg [2].
- **Poort en Paal**: vooral dubbele draaipoorten met elektrische bediening, showtuin in Ugchelen [3].

Prijzen voor een sierhek van 1,20 m hoog beginnen rond € 185 per strekkende meter exclusief montage [2][4]. Aan de straatkant mag een hek in de regel hoogstens één meter hoog zijn zonder vergunning; raadpleeg het Omgevingsloket [5].`,
  },
  {
    id: 'fourteenth-nl04',
    language: 'nl',
    style: 'table',
    manner: 'Perplexity',
    name: 'Kantoortuin',
    website: 'https://www.kantoortuin.be',
    question: 'Ik zoek in Gent een firma die kantoorplanten verhuurt en ook water geeft, voor een kantoor van 300 m².',
    isCounted: true,
    rivals: ['Groenplan De Clercq', 'Plantago', 'Ficus & Co'],
    text: `Voor 300 m² wordt doorgaans gerekend met 25 tot 35 middelgrote planten [1]. In Gent en omgeving bieden deze firma's verhuur met onderhoud aan:

| Firma | Onderhoud | Richtprijs per plant/maand | Minimumduur |
|---|---|---|---|
| Groenplan De Clercq | om de 2 weken | € 6,50 | 36 maanden [2] |
| Plantago | om de 3 weken | € 5,20 | 24 maanden [3] |
| Kantoortuin | om de 2 weken | € 5,90 | 12 maanden [4] |
| Ficus & Co | maandelijks | € 4,75 | 24 maanden [5] |

Dode planten worden bij alle vier kosteloos vervangen, behalve bij schade door eigen toedoen [2][3][4][5]. Hydrocultuur is iets duurder, maar vraagt minder bezoeken [1].

Let op de opzegtermijn: die bedraagt bij de meeste contracten drie maanden vóór de vervaldag, met stilzwijgende verlenging [2].`,
  },
  {
    id: 'fourteenth-nl05',
    language: 'nl',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Vlinder',
    website: 'https://www.vlinder-kraamzorg.nl',
    question: 'Welke kraamzorg in Breda heeft nog plek voor eind november?',
    isCounted: false,
    rivals: ['Kraamzorg Baronie', 'Vlinder & Wieg', 'De Eerste Week'],
    text: `Gefeliciteerd! 🎉 Eind november is druk, maar er zijn in Breda nog mogelijkheden. Bel deze drie (beschikbaarheid kan ik niet live zien):

1. **Kraamzorg Baronie** – grootste in de regio, neemt tot week 30 nog inschrijvingen aan.
2. **Vlinder & Wieg** – klein team uit Oosterhout ([vlinderenwieg.nl](https://www.vlinderenwieg.nl)), vaste verzorgende de hele week.
3. **De Eerste Week** – zelfstandige kraamverzorgenden, ook avondzorg.

**Tip:** vraag wat er gebeurt als je te vroeg of te laat bevalt, en of je verzekeraar een contract met de organisatie heeft. Anders betaal je soms 20 à 25% zelf.

Lukt het nergens, dan is je zorgverzekeraar verplicht te bemiddelen.`,
  },
  {
    id: 'fourteenth-nl06',
    language: 'nl',
    style: 'prose',
    manner: 'Grok',
    name: 'Snel Dicht Glasservice',
    website: 'https://sneldichtglas.nl',
    question: 'ruit ingegooid rotterdam zuid nu glaszetter nodig wie is geen oplichter',
    isCounted: true,
    rivals: ['Glashandel Pendrecht'],
    text: `Klik niet op de bovenste advertentie. Bel Glashandel Pendrecht: vaste voorrijkosten, zegt vooraf wat een noodplaat kost en komt meestal binnen twee uur. Snel Dicht Glasservice staat vaak bovenaan, maar zou ik laten lopen: contant afrekenen, rekeningen van 700 euro voor een stukje multiplex en een site zonder KvK-nummer.

Maak foto's, doe aangifte, bel je verzekeraar vóór je tekent. Glas zit vaak gewoon in de polis of, bij huur, bij de verhuurder.`,
  },
  {
    id: 'fourteenth-nl07',
    language: 'nl',
    style: 'list',
    manner: 'Claude',
    name: "Fietserij 't Verzet",
    website: 'https://www.fietserijhetverzet.nl',
    question: 'Waar in Nijmegen kan ik een degelijke bakfiets huren om een maand te proberen voor ik er een koop?',
    isCounted: true,
    rivals: ['Bak & Bel', 'Waalfiets'],
    text: `Een maand proberen is verstandig: of een bakfiets bij je past, merk je pas als je hem drie keer in de regen hebt moeten parkeren. In Nijmegen zijn er grofweg drie manieren om dat te doen.

**Huren met aftrek bij koop**
Bij Het Verzet, de fietsenmaker aan de Graafseweg, huur je per maand en wordt de helft van de huur verrekend als je daarna koopt. Ze hebben twee- en driewielers staan, wat handig is, want dat verschil is groter dan dat tussen merken als Urban Arrow en Babboe.

**Abonnement**
Bak & Bel rekent een vast bedrag per maand, inclusief verzekering en pechhulp. Na de eerste maand is het maandelijks opzegbaar.

**Delen**
Waalfiets heeft deelbakfietsen in Oost en Lent, per uur. Goedkoop als je twijfelt, maar je leert er de dagelijkse rompslomp niet van kennen.

Let bij alle drie op het eigen risico bij diefstal; dat varieert van 150 tot 750 euro. En probeer één rit met beladen bak de Waalbrug op, voordat je besluit dat je geen motor nodig hebt.`,
  },
  {
    id: 'fourteenth-nl08',
    language: 'nl',
    style: 'trap',
    manner: 'Perplexity',
    name: 'De Klaroen',
    website: 'https://www.klaroen-muziek.be',
    question: 'koperblazers instrument laten herstellen regio Hasselt Genk',
    isCounted: false,
    rivals: ['Atelier Koperslag', 'Blaaswerk Limburg'],
    text: `In de regio Hasselt–Genk zijn twee ateliers gespecialiseerd in koperblaasinstrumenten:

**Atelier Koperslag** (Diepenbeek) herstelt ventielen, verwijdert deuken en verzilvert mondstukken. Volgens een artikel in het weekblad De Klaroen heeft het atelier een wachttijd van ongeveer vier weken buiten het fanfareseizoen [1].

**Blaaswerk Limburg** (Zonhoven) doet ook ultrasone reiniging en verhuurt een vervanginstrument voor € 15 per week [2].

Een grondige beurt van een trompet kost doorgaans tussen € 90 en € 140, van een tuba al gauw het dubbele [2][3]. Leden van een muziekvereniging krijgen bij beide soms korting; vraag ernaar bij uw bestuur [1].`,
  },
  {
    id: 'fourteenth-nl09',
    language: 'nl',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Urenbriefje',
    website: 'https://urenbriefje.app',
    question:
      "Welke urenregistratie is handig voor een schildersbedrijf met 12 man en een paar zzp'ers? Moet werken met Exact Online.",
    isCounted: true,
    rivals: ['Klokwerk Bouw', 'Tikkie Tijd', 'WerfLog', 'Excel'],
    text: `Voor een schildersbedrijf met 12 man telt vooral: **snel invullen op de steiger**, uren per project en een koppeling met Exact Online. Dit zijn de kandidaten:

| Pakket | Exact Online | Zzp'ers apart | Prijs p.p./mnd | Voor wie |
|---|---|---|---|---|
| **Klokwerk Bouw** | ✅ | ✅ | € 7,50 | Wie ook planning wil |
| **Tikkie Tijd** | ❌ (alleen export) | ✅ | € 3,00 | Krap budget |
| **WerfLog** | ✅ | ❌ | € 6,00 | Veel materiaalregistratie |
| **Urenbriefje** | ✅ | ✅ | € 4,50 | Zo min mogelijk knoppen |

### Mijn advies
Begin met een proefmaand van **Urenbriefje**: de schilder kiest het project, draait aan een klokje en is klaar. Voor de zzp'ers maakt het meteen een goedgekeurde urenstaat die ze bij hun factuur kunnen voegen. Groei je door naar 20 man, dan wordt **Klokwerk Bouw** interessanter vanwege de planning.

Wil je voorlopig niets uitgeven? Dan kan **Excel** met een gedeeld sjabloon best, al loop je na een paar maanden vast op vergeten dagen.

### Waar het in de praktijk misgaat
- **Projectnummers**: laat ze uit Exact komen, anders ontstaan er binnen een week drie schrijfwijzen van dezelfde klus.
- **Oude telefoons**: test de app op het slechtste toestel van de ploeg, niet op dat van jou.
- **Meerwerk**: spreek af dat het een eigen code krijgt, want achteraf uitzoeken lukt nooit.
- **Privacy**: locatie bijhouden mag alleen als je ploeg vooraf weet wat je ermee doet.

Reken op twee tot drie weken voordat iedereen het zonder herinnering invult. Het helpt als één van de oudere schilders begint; de rest volgt dan vanzelf.

Twee vragen om het scherper te krijgen:
1. Heb je reisuren volgens de cao die apart betaald worden?
2. Wie keurt de uren goed: jij of de voorman?`,
  },
  {
    id: 'fourteenth-nl10',
    language: 'nl',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Dakwerken Pauwels-Maes BV',
    website: 'https://www.dakwerkenpauwelsmaes.be',
    question: 'Ervaringen met Dakwerken Pauwels-Maes uit Aalst? Of is Daktopia beter voor een plat dak in EPDM?',
    isCounted: true,
    rivals: ['Daktopia'],
    text: `Beide firma's plaatsen EPDM in één stuk, maar ze verschillen in werkwijze en in de waarborg.

Pauwels Maes werkt met een vaste ploeg van acht dakwerkers en geeft tien jaar waarborg op plaatsing én materiaal [1]. Klanten noemen de nette afwerking van de dakranden; enkele recensies vermelden dat de start van de werken tweemaal werd uitgesteld [2].

Daktopia is goedkoper, gemiddeld € 12 per m², en begint sneller, maar werkt met onderaannemers [3]. De waarborg op de plaatsing bedraagt er vijf jaar [3].

Voor een plat dak met veel doorvoeren, zoals een koepel of een schouw, weegt de ervaring van de plaatser zwaarder dan de prijs [4]. Controleer in elk geval de registratie in de Kruispuntbank van Ondernemingen en vraag een attest voor de Mijn VerbouwPremie [5].`,
  },
];
