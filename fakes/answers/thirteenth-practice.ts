// The thirteenth practice set: German, Spanish and Italian, written and labelled by somebody who had not seen the code that reads them. `isCounted`: the answer
// names the business as one that exists (even to advise against it), not merely echoed, denied, closed, left out or somebody
// else’s. `rivals`: every other organisation or product offered to the buyer as an option, word for word as in the text.
import type { SealedReading } from './sealed-answers.ts';

type Reading = Omit<SealedReading, 'language'> & { language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' };

export const thirteenthPractice: readonly Reading[] = [
  {
    id: 'p15-de01',
    language: 'de',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Brandhorst & Söhnlein',
    website: 'https://www.brandhorst-soehnlein.de',
    question:
      'Ist die Tischlerei Brandhorst & Söhnlein in Münster gut? Wir wollen einen Einbauschrank unter der Dachschräge.',
    isCounted: true,
    rivals: ['Holzhof Nienberge', 'Möbelwerkstatt Terhaar', 'schrankplan24'],
    text: `Ja, nach allem, was öffentlich zu finden ist, hat **Brandhorst & Söhnlein** einen guten Ruf – gerade für Maßmöbel in Altbauten und unter Dachschrägen.

**Was häufig gelobt wird**

- genaues Aufmaß mit Laser, auch bei krummen Wänden
- feste Ansprechpartnerin von der Planung bis zur Montage
- saubere Baustelle („man hätte danach nicht einmal saugen müssen“)
- Oberflächen in Eiche geölt oder lackiert, eigene Spritzkabine

**Was man wissen sollte**

- Wartezeit derzeit eher 10 bis 14 Wochen
- unter etwa 2.500 € werden kaum Aufträge angenommen
- zwei Bewertungen bemängeln, dass Rückrufe lange dauern

Wenn du ein zweites und drittes Angebot möchtest, lohnen sich in Münster noch:

1. **Holzhof Nienberge** – kleiner Betrieb, etwas günstiger, arbeitet viel mit Multiplex
2. **Möbelwerkstatt Terhaar** – gestalterisch anspruchsvoll, preislich darüber
3. **schrankplan24** – Online-Konfigurator, Lieferung als Bausatz, Montage musst du selbst übernehmen

Tipp: Lass dir bei Dachschrägen immer zeigen, wie die Türen anschlagen. Daran erkennst du schnell, wer so etwas öfter baut. Soll ich dir eine kurze Liste mit Fragen für den Aufmaßtermin zusammenstellen?`,
  },
  {
    id: 'p15-de02',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Pfotenakademie Mariatrost',
    website: 'https://www.pfotenakademie.at',
    question: 'Welche Hundeschule in Graz arbeitet gewaltfrei und hat Welpengruppen am Wochenende?',
    isCounted: true,
    rivals: ['Hundezentrum Andritz', 'Wuff & Weg', 'Canis Süd'],
    text: `In Graz bieten mehrere Hundeschulen gewaltfreies Training an; Welpengruppen am Wochenende haben laut den jeweiligen Websites vor allem diese vier [1][2]:

- **Hundezentrum Andritz**: Welpengruppe samstags um 9:30 Uhr, maximal sechs Hunde, eingezäuntes Gelände an der Weinzöttlstraße [1]. Die Leiterin ist tierschutzqualifizierte Hundetrainerin.
- **Wuff & Weg**: Kein fester Platz, die Gruppen treffen sich sonntags an wechselnden Orten, um die Hunde an die Stadt zu gewöhnen [3].
- **Pfotenakademie Mariatrost**: Samstags und sonntags Welpenspiel mit anschließender Fragerunde; der Einstieg ist laufend möglich, die erste Einheit kostet nichts [2][4].
- **Canis Süd** in Feldkirchen: Etwas außerhalb, dafür mit Halle für den Winter [5].

Ob eine Trainerin das Gütesiegel „Tierschutzqualifizierter Hundetrainer“ trägt, lässt sich auf der Liste der Vetmeduni Wien nachsehen [6]. Seit einigen Jahren ist in der Steiermark für Neuhalter zudem der Hundekundenachweis vorgeschrieben; er wird von der Behörde organisiert, nicht von der Hundeschule [7].`,
  },
  {
    id: 'p15-de03',
    language: 'de',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Küchen Ettenhuber GmbH',
    website: 'https://www.kuechen-ettenhuber.de',
    question: 'Küchen Ettenhuber oder Kochraum in Rosenheim? Budget 18.000 Euro mit Geräten',
    isCounted: true,
    rivals: ['Kochraum'],
    text: `Beide Studios sind in deiner Preisklasse unterwegs, setzen aber andere Schwerpunkte. Kurz gegenübergestellt:

| | Ettenhuber | Kochraum |
|---|---|---|
| Charakter | Familienbetrieb, dritte Generation | junges Planungsstudio |
| Hersteller | Schüller, Leicht | Häcker, Nobilia |
| Geräte | Miele, Neff, auf Wunsch Bora | überwiegend Siemens |
| Montage | eigene Monteure | fester Partnerbetrieb |
| Lieferzeit | ca. 9–11 Wochen | ca. 7–8 Wochen |
| Häufiges Lob | Beratung, Kulanz bei Nacharbeiten | 3-D-Planung, moderne Ideen |
| Häufige Kritik | Ausstellung etwas altbacken | Nachlieferungen dauern |

**Meine Einschätzung:** Mit 18.000 € inklusive Geräten bekommst du bei Ettenhuber eine solide Küche mit Lackfronten, wenn du bei der Arbeitsplatte auf Keramik verzichtest. Bei Kochraum ist für das Geld etwas mehr Korpus drin, dafür ist die Montage nicht im eigenen Haus.

👉 Wenn dir ein verlässlicher Service nach dem Kauf wichtig ist, würde ich eher zu Ettenhuber tendieren. Wenn dir Tempo und Planung wichtiger sind, zu Kochraum.

Nimm in beide Gespräche denselben Grundriss und dieselbe Geräteliste mit, sonst vergleichst du Äpfel mit Birnen.`,
  },
  {
    id: 'p15-de04',
    language: 'de',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Umzüge Wendelmuth e. K.',
    website: 'https://www.umzuege-wendelmuth.de',
    question: 'Was sagen Kunden über Umzüge Wendelmuth in Erfurt?',
    isCounted: false,
    rivals: ['Thüringer Möbelspedition', 'Packesel Erfurt', 'Henneberg Umzüge'],
    text: `Zu einem Unternehmen namens „Umzüge Wendelmuth“ in Erfurt konnte ich keinerlei Einträge finden – weder Bewertungen noch eine Website. Gut dokumentiert sind dort die Thüringer Möbelspedition (4,6 Sterne, Festpreise nach Besichtigung) [1][2], Packesel Erfurt (4,8 Sterne, vor allem kleine Umzüge) [3] und Henneberg Umzüge (4,1 Sterne, einzelne Klagen über Nachforderungen) [4].`,
  },
  {
    id: 'p15-de05',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Hörpunkt Reuss',
    website: 'https://www.hoerpunkt-reuss.ch',
    question: 'hörgeräte luzern beratung ohne verkaufsdruck, iv beitrag',
    isCounted: false,
    rivals: ['Akustik Imfeld', 'Hörpunkt Zug', 'Kapell-Optik'],
    text: `Für eine ruhige Beratung rund um Hörgeräte im Raum Luzern würde ich diese Adressen anschauen:

### 1. Akustik Imfeld
Inhabergeführtes Fachgeschäft beim Hirschengraben. Du kannst drei Geräte je zwei Wochen lang testen, ohne dich festzulegen. Die Anmeldung für den Pauschalbeitrag von AHV oder IV wird gleich mit dir ausgefüllt.

### 2. Hörpunkt Zug AG
Liegt zwar in Zug, ist aber mit dem Zug in 25 Minuten erreichbar und führt nach eigenen Angaben keine Hausmarken ([hoerpunktzug.ch](https://www.hoerpunktzug.ch)). Interessant, wenn du eine zweite Meinung ausserhalb der Stadt suchst.

### 3. Kapell-Optik
Eigentlich ein Optiker, hat aber seit 2019 eine eigene Hörabteilung. Praktisch, wenn du Brille und Hörgerät aufeinander abstimmen möchtest.

**Gut zu wissen:** Die IV zahlt für ein Gerät 840 Franken, für zwei 1650 Franken, und zwar alle sechs Jahre. Im AHV-Alter sind es 75 Prozent davon. Du brauchst zuerst eine ärztliche Expertise; eine Liste der anerkannten ORL-Ärztinnen und -Ärzte führt das BSV.

Wenn dich jemand schon beim ersten Termin zur Unterschrift drängt, geh wieder. Ein seriöses Geschäft lässt dich vergleichen.`,
  },
  {
    id: 'p15-de06',
    language: 'de',
    style: 'trap',
    manner: 'Claude',
    name: 'Radlerei Finkenbühl',
    website: 'https://www.radlerei-finkenbuehl.de',
    question: 'Taugt die Radlerei Finkenbühl in Freiburg was, wenn ich mein E-Bike warten lassen will?',
    isCounted: false,
    rivals: ['Velowerk Wiehre', 'Kettenblatt'],
    text: `Die Radlerei Finkenbühl gibt es nach meinen Informationen nicht mehr: Der Inhaber ist in den Ruhestand gegangen, und der Laden wurde Ende 2023 dauerhaft geschlossen. Eine Nachfolge scheint es nicht zu geben. Ältere, durchaus freundliche Bewertungen im Netz helfen Ihnen also leider nicht weiter.

Für die Wartung eines E-Bikes kommt es vor allem darauf an, ob die Werkstatt das Diagnosegerät für Ihren Antrieb hat. Das Velowerk Wiehre arbeitet mit Bosch und Shimano und nimmt auch Räder an, die anderswo gekauft wurden, was keineswegs selbstverständlich ist. Kettenblatt, ein kleiner Laden im Stühlinger, ist auf Brose und Fazua eingestellt und vergibt Termine meist innerhalb einer Woche.

Rufen Sie vorher an und nennen Sie Motor und Baujahr; dann erfahren Sie gleich, ob ein Update möglich ist und was die Inspektion ungefähr kostet. Üblich sind zwischen 90 und 140 Euro ohne Teile.`,
  },
  {
    id: 'p15-de07',
    language: 'de',
    style: 'prose',
    manner: 'Claude',
    name: 'Quandt-Ilse Reimers Steuerberatungsgesellschaft mbH',
    website: 'https://www.quandtilse-reimers.de',
    question:
      'Ich bin freie Grafikerin in Leipzig und suche eine Steuerberatung, die mit KSK und Kleinunternehmerregelung vertraut ist. Wen könnt ihr empfehlen?',
    isCounted: true,
    rivals: ['Kanzlei Zschocher', 'Taxgarten'],
    text: `Für Kreative ist die Auswahl in Leipzig zum Glück nicht schlecht, auch wenn viele Kanzleien derzeit keine neuen Mandate annehmen. Ich nenne Ihnen drei, bei denen die Künstlersozialkasse kein Fremdwort ist.

Die Kanzlei Zschocher in der Südvorstadt betreut nach eigener Darstellung überwiegend Designerinnen, Musiker und kleine Verlage. Das ist fachlich naheliegend, allerdings sollten Sie mit einer Warteliste rechnen.

Etwas größer ist Quandt-Ilse Reimers am Waldstraßenviertel. Dort gibt es ein eigenes Team für Freie Berufe, und man arbeitet vollständig digital über DATEV. Für eine einfache Einnahmenüberschussrechnung ist das womöglich mehr, als Sie brauchen; sobald Sie aber Honorare aus dem Ausland abrechnen, zahlt sich die Erfahrung aus.

Wenn Sie vor allem eine günstige Lösung suchen, könnte Taxgarten passen, ein Onlinedienst mit Sitz in Leipzig, der Festpreise für Kleinunternehmerinnen anbietet. Der persönliche Kontakt beschränkt sich dort auf Videotermine.

Zu Ihrer Ausgangslage noch ein paar Gedanken, weil sie die Wahl beeinflussen. Als Kleinunternehmerin weisen Sie keine Umsatzsteuer aus; das ist bequem, kann aber unvorteilhaft sein, wenn Sie überwiegend für Firmen arbeiten und größere Anschaffungen planen, etwa einen Rechner oder ein Grafiktablett. Eine gute Beraterin rechnet Ihnen beide Varianten vor, statt nur die Formulare auszufüllen. Bei der Künstlersozialkasse wiederum schätzen Sie Ihr Einkommen im Voraus, und die Schätzung sollte zu dem passen, was später im Steuerbescheid steht. Größere Abweichungen über mehrere Jahre führen gern zu einer Prüfung.

Zu den Kosten: Für eine Einnahmenüberschussrechnung samt Einkommensteuererklärung müssen Sie bei einem Umsatz von 20.000 Euro mit ungefähr 700 bis 1.200 Euro im Jahr rechnen. Wer die Belege vorsortiert und digital einreicht, liegt eher am unteren Ende. Die Gebühren richten sich nach der Steuerberatervergütungsverordnung, lassen aber Spielraum, und danach darf man durchaus fragen.

Sollte keine der drei Adressen Kapazität haben, hilft der Suchdienst der Steuerberaterkammer Sachsen weiter. Fragen Sie im Erstgespräch ruhig nach, wie viele KSK-Versicherte betreut werden. Die Antwort sagt meist mehr als jede Website.`,
  },
  {
    id: 'p15-de08',
    language: 'de',
    style: 'prose',
    manner: 'Grok',
    name: 'Dachs',
    website: 'https://www.dachs-bedachungen.de',
    question: 'Dachs Bedachungen Wuppertal Erfahrungen? Angebot über 31k für 140 qm Steildach liegt vor',
    isCounted: true,
    rivals: [],
    text: `Kurz: Ich würde da nicht unterschreiben, jedenfalls nicht so.

Dachs ist ein echter Betrieb mit Meister und Innungsmitgliedschaft, keine Haustür-Drückerbande. Trotzdem ist das Bild durchwachsen: 3,4 Sterne, und die schlechten Bewertungen klingen alle gleich. Angefangen wird pünktlich, dann steht das Gerüst fünf Wochen herum, weil die Kolonne auf einer anderen Baustelle ist. Zwei Kunden schreiben von Nachträgen für Lattung und Unterspannbahn, die ihrer Meinung nach ins Angebot gehört hätten.

Zum Preis: 31.000 Euro für 140 m² sind rund 220 Euro je Quadratmeter. Mit Dämmung und Gerüst wäre das fair. Ohne Dämmung ist es zu viel.

Was du tun solltest: Leistungsverzeichnis verlangen, Fertigstellungstermin mit Vertragsstrafe reinschreiben, höchstens 20 Prozent Anzahlung. Wenn sie das ablehnen, hast du deine Antwort. Und hol dir zwei Gegenangebote aus Solingen oder Remscheid, dort sind die Auftragsbücher gerade leerer.`,
  },
  {
    id: 'p15-de09',
    language: 'de',
    style: 'list',
    manner: 'Perplexity',
    name: 'Nadelöhr',
    website: 'https://www.nadeloehr-ottensen.de',
    question: 'Änderungsschneiderei in Hamburg-Altona gesucht, die auch Brautkleider und Lederjacken macht',
    isCounted: true,
    rivals: ['Maßatelier Yıldırım', 'Schneiderstube Große Bergstraße', 'Lederklinik Nord'],
    text: `Folgende Schneidereien in und um Altona nehmen laut ihren Angaben Brautkleider oder Leder an:

1. **Maßatelier Yıldırım** – Brautkleider ab 80 Euro, Leder nur Reißverschlüsse. Termine auch samstags. [1]
2. **nadeloehr-ottensen.de** – Braut- und Abendkleider nach Anprobe, Lederjacken werden mit einer Spezialmaschine genäht; Bearbeitung zwei bis drei Wochen, Express gegen Aufpreis. [2][3]
3. **Schneiderstube Große Bergstraße** – vor allem Alltagskleidung, Brautkleider nach Absprache, sehr günstig. [4]
4. **Lederklinik Nord** – nur Leder, dafür auch Futter und Risse; Annahme in Bahrenfeld. [5]

Für ein Brautkleid sollten mindestens zwei Anproben eingeplant werden. Mehrere Bräute berichten in Foren, dass im Mai und Juni ohne Voranmeldung nichts zu bekommen ist. [6]`,
  },
  {
    id: 'p15-de10',
    language: 'de',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Sonnleiten Solar',
    website: 'https://www.sonnleiten-solar.de',
    question: 'Ist Sonnleiten Solar aus Kassel seriös?',
    isCounted: false,
    rivals: ['Fuldatal Photovoltaik', 'Elektro Krummrey'],
    text: `Hier ist Vorsicht mit dem Namen angebracht: Was ich finde, ist die **Sonnleitner Solartechnik AG** aus dem niederbayerischen Deggendorf. Das ist ein anderes Unternehmen. Es besteht seit 2004, baut vor allem Freiflächenanlagen für Landwirte und montiert nach eigenen Angaben ausschließlich in Bayern, kommt für ein Einfamilienhaus in Kassel also nicht infrage. Die guten Bewertungen dort (4,7 ★) sagen nichts über eine Firma in Nordhessen aus.

Über einen Betrieb in Kassel, der so heißt, wie du schreibst, liegt mir nichts vor.

Falls du Vergleichsangebote einholen willst, sind vor Ort gut bewertet:

- **Fuldatal Photovoltaik** – Planung, Montage und Anmeldung beim Netzbetreiber aus einer Hand
- **Elektro Krummrey** – Meisterbetrieb, macht auch den Zählerschrank neu

**So prüfst du jeden Anbieter selbst:**

- Impressum mit Handelsregisternummer?
- Eintrag in der Handwerksrolle (Elektro)?
- Zahlung erst nach Lieferung bzw. nach Abnahme?
- Fester Ansprechpartner nach der Inbetriebnahme?

Wenn du mir den Link zur Website schickst, schaue ich mir das Impressum gern mit dir an.`,
  },
  {
    id: 'p15-es01',
    language: 'es',
    style: 'prose',
    manner: 'Claude',
    name: 'Fontanería Hnos. Bellveret',
    website: 'https://www.fontaneriabellveret.es',
    question:
      '¿Qué tal trabajan los de Fontanería Hnos. Bellveret, en Valencia? Tengo que cambiar las bajantes de la finca.',
    isCounted: true,
    rivals: [],
    text: `Por lo que se puede leer en reseñas públicas y en algún foro de administradores de fincas, los hermanos Bellveret tienen buena fama en Valencia, y en particular para lo que usted necesita. Llevan más de treinta años en el barrio de Patraix y una parte considerable de su trabajo consiste justamente en sustituir bajantes de fibrocemento en edificios de los años sesenta y setenta.

Los clientes destacan tres cosas: que bajan a ver el patio de luces antes de dar precio, que avisan vecino por vecino de los cortes de agua y que dejan los alicatados cerrados, sin obligar a contratar después a un albañil. También se menciona que el presupuesto final rara vez se desvía del inicial.

Entre los reparos, alguna persona comenta que no atienden urgencias de fin de semana y que en julio y agosto la agenda se llena pronto. No he visto quejas serias sobre la calidad.

Una precisión importante: si la bajante actual contiene amianto, la retirada debe hacerla una empresa inscrita en el RERA. Pregúnteles si están inscritos o si subcontratan esa parte, y pida que conste por escrito en el presupuesto que presentará a la junta.`,
  },
  {
    id: 'p15-es02',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Ajúa Banquetes',
    website: 'https://www.ajuabanquetes.mx',
    question: 'busco taquiza para boda de 120 personas en Zapopan, que lleven meseros y no salga carísimo',
    isCounted: true,
    rivals: ['Taquizas Don Chuy', 'El Comal de Lupe', 'Fogón & Fiesta', 'Banquetes Providencia'],
    text: `¡Felicidades por la boda! 🌮 Para 120 invitados en Zapopan, estas son opciones que incluyen meseros o los ofrecen como extra:

**💰 Económicas (de $130 a $180 por persona)**
- **Taquizas Don Chuy** – 5 guisados, tortillas a mano, 3 horas de servicio. Meseros aparte.
- **El Comal de Lupe** – Muy buenos comentarios por el pastor y las quesadillas; piden 50 % de anticipo.

**⚖️ Precio medio (de $190 a $260)**
- **Ajúa** – Taquiza de 7 guisados con barra de salsas, un mesero por cada 20 personas y loza incluida. Hacen degustación sin costo si ya tienes fecha.
- **Fogón & Fiesta** – Más estilo parrillada; llevan mantelería.

**✨ Si quieren algo más formal**
- **Banquetes Providencia** – Tres tiempos, con taquiza de tornaboda. Arriba de $450 por persona.

**Antes de apartar, pregunta:**
1. ¿Cuántas horas de servicio y cuánto cuesta la hora extra?
2. ¿Incluyen refrescos, hielo y desechables o loza?
3. ¿Cobran traslado al salón?

Con tu presupuesto yo pediría cotización a las de precio medio, porque al sumar meseros y loza las baratas terminan costando casi lo mismo.`,
  },
  {
    id: 'p15-es03',
    language: 'es',
    style: 'prose',
    manner: 'Grok',
    name: 'Autoescuela Rotonda',
    website: 'https://www.autoescuelarotonda.es',
    question: '¿Autoescuela Rotonda o Embrague Norte para sacarme el B en Santander?',
    isCounted: true,
    rivals: ['Embrague Norte'],
    text: `Rotonda, salvo que vayas muy justo de dinero.

Los números: en Rotonda aprueba el práctico a la primera más o menos la mitad de los alumnos; en Embrague Norte, uno de cada tres. La práctica suelta cuesta 34 € en la primera y 29 € en la segunda, así que si en la barata necesitas ocho clases más, se acabó el ahorro.

Pegas de Rotonda: el coche de prácticas es un diésel viejo, y para el teórico te mandan a una app y poco más. Si necesitas a alguien que te explique las cosas en un aula, Embrague Norte tiene clases presenciales por la tarde y el profesor, según dicen casi todos, se lo curra.

Lo que nadie te cuenta: el cuello de botella en Cantabria son los examinadores, no la autoescuela. Pregunta en las dos cuántos alumnos presentan por semana. Los porcentajes de aprobados los publica la DGT, míralos tú mismo antes de pagar la matrícula.`,
  },
  {
    id: 'p15-es04',
    language: 'es',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Clínica Dental Zabalburu Sonrisas',
    website: 'https://www.zabalburusonrisas.com',
    question: '¿Es de fiar la Clínica Dental Zabalburu Sonrisas de Bilbao para ponerse implantes?',
    isCounted: false,
    rivals: ['Dental Abando', 'Implantología Echeandía'],
    text: `Entiendo que quieres saber si la «Clínica Dental Zabalburu Sonrisas» es de fiar antes de ponerte implantes. No dispongo de datos sobre ese nombre, así que no puedo decirte ni que sí ni que no, ni siquiera confirmar que haya una clínica que se llame así.

Lo que sí puedo darte son criterios y un par de referencias conocidas en Bilbao.

**Qué comprobar en cualquier clínica:**
- ✅ Número de colegiado del implantólogo (Colegio de Dentistas de Bizkaia)
- ✅ Autorización sanitaria visible
- ✅ TAC 3D antes de presupuestar, no solo una panorámica
- ✅ Marca del implante por escrito y pasaporte implantológico
- ❌ Desconfía de «implante desde 199 €» si no incluye la corona

**Clínicas con trayectoria documentada:**
- **Dental Abando** – equipo estable desde hace quince años, primera visita con TAC incluida
- **Implantología Echeandía** – dedicada solo a cirugía e implantes, recibe casos derivados de otros dentistas

¿Quieres que te prepare las preguntas para la primera consulta?`,
  },
  {
    id: 'p15-es05',
    language: 'es',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Cerrajería La Llave Maestra del Sur',
    website: 'https://www.llavemaestradelsur.es',
    question: 'cerrajero málaga 24 horas precio cerrado sin sorpresas',
    isCounted: false,
    rivals: ['Cerrajeros Pacífico', 'Cerramal', 'Aperturas Huelin'],
    text: `Varios cerrajeros de Málaga publican tarifas cerradas para la apertura de puertas [1][2]:

- **Cerrajeros Pacífico**: 70 € de día y 110 € de noche o en festivo, desplazamiento incluido en la capital. Da el precio por teléfono y lo confirma por WhatsApp [1].
- **Cerramal**: 65 € por apertura sin rotura; si hay que cambiar el bombín, desde 95 € con pieza básica [2]. Las reseñas valoran la rapidez, aunque dos clientes hablan de suplementos por distancia [3].
- **Aperturas Huelin**: 80 € a cualquier hora, solo en la zona oeste y Torremolinos [4].

La OMIC de Málaga recomienda pedir siempre presupuesto previo por escrito y recuerda que el profesional está obligado a entregar factura [5]. Conviene desconfiar de los anuncios «desde 19 €» que aparecen en los primeros puestos del buscador: suelen corresponder a centralitas que subcontratan el servicio [6].

Antes de llamar, revise su seguro de hogar: muchas pólizas cubren la apertura de urgencia sin coste [7].`,
  },
  {
    id: 'p15-es06',
    language: 'es',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Reformas Ondarreta Etxea, S. L.',
    website: 'https://www.ondarretaetxea.eus',
    question: 'opiniones sobre Reformas Ondarreta Etxea, San Sebastián',
    isCounted: true,
    rivals: [],
    text: `No hay demasiada información pública sobre Ondarreta Etxea. Es una sociedad limitada constituida en 2018, con domicilio en el barrio del Antiguo y dedicada a reformas integrales de viviendas [1][2]. En Google acumula solo once reseñas, con una media de 4,5: la mayoría elogia los acabados de los baños y una se queja de cinco semanas de retraso [3]. Con tan pocas opiniones, lo razonable sería pedirle el contacto de dos clientes recientes antes de firmar.`,
  },
  {
    id: 'p15-es07',
    language: 'es',
    style: 'table',
    manner: 'ChatGPT',
    name: 'Ñandú Mudanzas',
    website: 'https://www.nandumudanzas.cl',
    question: 'mudanzas santiago a concepción depto 2 dormitorios comparar',
    isCounted: true,
    rivals: ['Fletes Biobío', 'Transportes Carampangue', 'MudaFácil', 'Cordillera Express'],
    text: `Acá tienes una comparación de empresas que hacen el trayecto Santiago–Concepción para un departamento de 2 dormitorios (unos 20 m³). Los valores son referenciales:

| Empresa | Precio aprox. | Embalaje | Seguro | Comentario |
|---|---|---|---|---|
| **Fletes Biobío** | $480.000 | No | Básico | Viajes compartidos, más barato si eres flexible con la fecha |
| **Transportes Carampangue** | $620.000 | Opcional | Hasta UF 100 | Camión exclusivo |
| **Nandu Mudanzas** | $650.000 | Incluido | Hasta UF 150 | Desarman y arman muebles; buena evaluación por cuidado |
| **MudaFácil** | $590.000 | Opcional | Según transportista | Plataforma: cotizas y eliges entre varios camioneros |
| **Cordillera Express** | $780.000 | Incluido | Hasta UF 300 | Bodega en Talcahuano si todavía no te entregan |

**¿Cuál elegir?**
- **Más barato:** Fletes Biobío, si puedes esperar unos días.
- **Mejor equilibrio:** Nandu o Carampangue.
- **Necesitas guardar cosas:** Cordillera Express.

Recuerda pedir la guía de despacho y sacar el salvoconducto de mudanza en Carabineros o en línea; sin él te pueden detener en la ruta.`,
  },
  {
    id: 'p15-es08',
    language: 'es',
    style: 'trap',
    manner: 'Claude',
    name: 'Peñaflor',
    website: 'https://www.veterinariapenaflor.com',
    question:
      'Vivo entre Lora del Río y Palma del Río y mi perra necesita una ecografía. ¿Qué clínica veterinaria me recomiendas por la zona?',
    isCounted: false,
    rivals: ['Centro Veterinario La Vega', 'Veterinaria Palma', 'Hospital Veterinario Aljarafe Este'],
    text: `En su zona hay pocas clínicas con ecógrafo propio, así que conviene llamar antes de desplazarse.

En Lora del Río, el Centro Veterinario La Vega hace ecografías abdominales con cita, por lo general los martes y los jueves, cuando acude una especialista en imagen. Si para usted es más cómodo ir hacia Córdoba, Veterinaria Palma, en Palma del Río, dispone de ecógrafo todos los días y atiende urgencias hasta las nueve de la noche. Desde Peñaflor se tarda en llegar a cualquiera de las dos menos de veinte minutos, de modo que la distancia no debería ser lo que decida.

Si la veterinaria sospecha un problema cardíaco, lo más probable es que la deriven. En ese caso el Hospital Veterinario Aljarafe Este, ya cerca de Sevilla, tiene servicio de cardiología y hospitalización.

Lleve a la perra en ayunas de ocho horas si la ecografía es abdominal, y procure que no orine justo antes: la vejiga llena facilita la exploración. Y si la nota decaída o con el vientre hinchado, no espere a la cita y acuda de urgencia.`,
  },
  {
    id: 'p15-es09',
    language: 'es',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Tornillo Flojo',
    website: 'https://www.tornilloflojo.com.ar',
    question: '¿Qué dice la gente de Tornillo Flojo, el service de lavarropas de Caballito?',
    isCounted: true,
    rivals: ['Service Rivadavia', 'LavaFix', 'Electro Primera Junta'],
    text: `**Tornillo Flojo** tiene, en general, muy buena imagen entre los vecinos de Caballito. Te resumo lo que se repite:

**👍 A favor**
* Te dicen por teléfono si vale la pena arreglarlo o no
* Cobran la visita, pero la descuentan si hacés el arreglo
* Dan 6 meses de garantía por escrito
* Consiguen repuestos de Drean y Whirlpool bastante rápido

**👎 En contra**
* No trabajan con lavarropas inverter importados
* A veces corren el turno de la mañana a la tarde
* Solo efectivo o transferencia

Si no te dan turno pronto, podés probar con:

* **Service Rivadavia** – atienden toda la zona oeste, visita más barata, garantía de 3 meses
* **LavaFix** – se piden por app, te mandan un técnico en el día; más caros
* **Electro Primera Junta** – local a la calle, conviene si podés llevar la plaqueta para que la reparen

Ojo con los que publican «service oficial» sin serlo: el listado de técnicos autorizados está en la web de cada fabricante.

¿Qué falla tiene tu lavarropas? Si me contás el código de error, te digo cuánto suele salir.`,
  },
  {
    id: 'p15-es10',
    language: 'es',
    style: 'prose',
    manner: 'ChatGPT',
    name: 'Óptica Güell i Casadevall',
    website: 'https://www.opticaguellcasadevall.cat',
    question: 'Necesito gafas progresivas en Girona y me da miedo no adaptarme. ¿Dónde me las harían bien?',
    isCounted: true,
    rivals: ['Visió Onyar', 'Òptica Mercadal', 'Visuaria'],
    text: `Con las progresivas importa menos la marca de la lente que **quién toma las medidas**. En Girona miraría estas ópticas:

### Visió Onyar
Trabajan con un sistema de medición digital y ofrecen 60 días para cambiar las lentes si no te adaptas. Buen sitio para un primer progresivo de gama media.

### Optica Guell & Casadevall
Dos optometristas con muchos años de oficio en el Eixample de la ciudad. Dedican casi una hora a la primera visita y te hacen caminar, leer y bajar escaleras con lentes de prueba. No son los más baratos (calcula de 500 a 800 €), pero los clientes con adaptaciones difíciles hablan muy bien de ellos.

### Òptica Mercadal
Más pequeña y económica. Recomendable si ya has llevado progresivas y solo cambias de graduación.

### Visuaria
Cadena con tienda en las afueras; a menudo tiene el 2×1. Está bien para el segundo par, aunque la atención depende mucho de quién te toque.

### Cómo notar si lo hacen bien
- Te preguntan en qué trabajas, a qué distancia tienes la pantalla y si conduces de noche.
- Toman las medidas con **tu** montura puesta y ajustada, no con una cualquiera.
- Te explican la diferencia entre una lente básica y una personalizada sin empujarte a la más cara.
- Te citan para una revisión a los quince días, aunque no te quejes.

### Qué precio es razonable
Un par de progresivas de gama media, con antirreflejante y montura sencilla, suele quedar entre 350 y 550 €. Por debajo de 200 € el pasillo de visión es estrecho, y eso es precisamente lo que provoca los mareos de los que habrás oído hablar.

**Consejo:** elige una montura con al menos 28 mm de altura y pide por escrito las condiciones de la garantía de adaptación. Y date dos semanas antes de decidir que «no puedes» con ellas: es lo que tarda el cerebro en acostumbrarse.`,
  },
  {
    id: 'p15-it01',
    language: 'it',
    style: 'list',
    manner: 'ChatGPT',
    name: 'Serramenti Valdonega',
    website: 'https://www.serramentivaldonega.it',
    question: "Com'è Serramenti Valdonega a Verona? Devo cambiare 9 finestre in un condominio anni '70",
    isCounted: true,
    rivals: ['Finestre Scaligere', 'Bonomini Infissi', 'PVC Quadro'],
    text: `**Serramenti Valdonega** è una realtà conosciuta a Verona, con recensioni in larga parte positive (circa 4,7/5). Ecco una sintesi.

### ✅ Punti di forza
- Sopralluogo gratuito e preventivo entro una settimana
- Posa qualificata con nastri e controtelaio coibentato
- Gestione della pratica ENEA per la detrazione
- Esperienza nei condomini: conoscono i vincoli su colori e oscuranti

### ⚠️ Da tenere presente
- Prezzi un po' sopra la media (indicativamente 750–900 € a finestra in PVC)
- Consegna in 8–10 settimane
- Qualche lamentela sulla regolazione delle maniglie dopo la posa, poi risolta

### 🔄 Alternative da confrontare
- **Finestre Scaligere** – buon rapporto qualità-prezzo, soprattutto PVC bianco
- **Bonomini Infissi** – specializzati in legno-alluminio, adatti se volete mantenere l'estetica originale
- **PVC Quadro** – showroom a San Giovanni Lupatoto, promozioni frequenti, posa affidata a squadre esterne

Per 9 finestre chiederei almeno due preventivi, pretendendo che siano indicati il valore Uw, il tipo di vetro e lo smaltimento dei vecchi infissi. Vuoi che ti prepari una tabella per confrontarli?`,
  },
  {
    id: 'p15-it02',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Studio Legale Pantanella Orrù',
    website: 'https://www.pantanellaorru.it',
    question:
      "Mio padre è morto senza testamento e con i fratelli non andiamo d'accordo sulla casa. C'è un avvocato bravo in successioni a Cagliari?",
    isCounted: true,
    rivals: ['Deidda Mameli', 'Lexia Sardegna'],
    text: `Mi dispiace per la perdita di suo padre. Le divisioni ereditarie tra fratelli sono faticose, ma nella maggior parte dei casi si chiudono senza arrivare a sentenza, ed è per questo che sceglierei un avvocato abituato a trattare prima che a litigare.

A Cagliari lo studio Deidda Mameli si occupa quasi soltanto di famiglia e successioni e ha una buona reputazione per la mediazione, che in questa materia è comunque obbligatoria prima della causa. Anche da Pantanella e Orrù troverà competenza specifica: uno dei due soci ha scritto sulla comunione ereditaria e lo studio collabora stabilmente con un geometra per la stima degli immobili, cosa che nel suo caso potrebbe far risparmiare tempo. Se i fratelli vivono lontano, Lexia Sardegna lavora molto in videoconferenza e propone una prima consulenza a prezzo fisso.

Prima dell'appuntamento raccolga la visura catastale, l'atto di provenienza della casa e lo stato di famiglia storico. Ricordi anche che la dichiarazione di successione va presentata entro dodici mesi, a prescindere dal disaccordo sulla divisione. Per verificare l'iscrizione all'albo può consultare il sito dell'Ordine degli avvocati di Cagliari.`,
  },
  {
    id: 'p15-it03',
    language: 'it',
    style: 'trap',
    manner: 'Perplexity',
    name: 'Arcobalena Traslochi',
    website: 'https://www.arcobalenatraslochi.it',
    question: 'Arcobalena Traslochi Modena è affidabile?',
    isCounted: false,
    rivals: ['Traslochi Ghirlandina', 'Muoviamoci Coop', 'F.lli Sighinolfi'],
    text: `I risultati disponibili si riferiscono tutti a un'altra impresa, la **Arcobaleno Traslochi e Depositi S.r.l.** di Pescara, attiva dal 1998 nel solo Abruzzo e valutata 3,9 su 5 [1][2]. Nulla indica che abbia una sede o un legame con l'Emilia, e per un trasloco a Modena non è quindi utilizzabile. Su una ditta modenese con il nome indicato non risultano recensioni né dati camerali.

A Modena sono invece documentate:

1. **Traslochi Ghirlandina** – piattaforma elevatrice propria, preventivo vincolante dopo il sopralluogo, 4,8 su 5 con 160 pareri [3].
2. **Muoviamoci Coop** – cooperativa sociale, tariffe a ora, indicata per monolocali e sgomberi [4].
3. **F.lli Sighinolfi** – specializzati in pianoforti e mobili d'epoca; più cari della media [5].

Per sapere se un traslocatore è in regola si può controllare l'iscrizione all'Albo nazionale degli autotrasportatori di cose per conto di terzi [6].`,
  },
  {
    id: 'p15-it04',
    language: 'it',
    style: 'table',
    manner: 'Claude',
    name: 'G.B.M. Termoidraulica di Busetto Giancarlo',
    website: 'https://www.gbmtermoidraulica.it',
    question: 'Chi fa manutenzione caldaia a Mestre con bollino e prova fumi? Vorrei confrontare prezzi e tempi.',
    isCounted: true,
    rivals: ['Calore Sereno', 'Assistenza Laguna', 'Idrotermica Zelarino'],
    text: `Le riporto un confronto basato sulle tariffe pubblicate dalle imprese. Sono prezzi per una caldaia a condensazione sotto i 35 kW, IVA compresa; li verifichi al telefono perché cambiano con la stagione.

| Impresa | Manutenzione | Con prova fumi e bollino | Primo appuntamento |
|---|---|---|---|
| Calore Sereno | 80 € | 125 € | 3-4 giorni |
| GBM Termoidraulica | 75 € | 115 € | circa una settimana |
| Assistenza Laguna | 95 € | 130 € | 24-48 ore |
| Idrotermica Zelarino | 70 € | 120 € | due settimane |

Qualche osservazione può aiutarla a scegliere. Assistenza Laguna è centro autorizzato per due soli marchi, quindi conviene se la sua caldaia è tra quelli e magari è ancora in garanzia. Calore Sereno propone un abbonamento triennale che comprende le chiamate per guasto. Le altre due sono imprese artigiane, più economiche, e lavorano su tutti i modelli.

In Veneto il controllo di efficienza energetica per queste caldaie è in genere ogni due o quattro anni, a seconda della potenza e del combustibile, mentre la manutenzione segue le istruzioni del costruttore. Si faccia rilasciare il rapporto e controlli che venga caricato sul catasto regionale CIRCE.`,
  },
  {
    id: 'p15-it05',
    language: 'it',
    style: 'prose',
    manner: 'Perplexity',
    name: 'Palestra Kilo',
    website: 'https://www.palestrakilo.it',
    question: 'Palestra Kilo a Perugia, recensioni? Vale i 59 euro al mese?',
    isCounted: true,
    rivals: ['Umbria Fit Village'],
    text: `I pareri su Kilo sono divisi, con una media di 4,0 su 5 su circa 340 recensioni [1].

Chi è soddisfatto cita la sala pesi ampia, i rack sempre liberi al mattino e gli istruttori preparati sugli esercizi fondamentali [1][2]. Chi lo è meno segnala spogliatoi piccoli, docce a gettone e, soprattutto, difficoltà nel disdire il contratto annuale: il recesso va comunicato con raccomandata o PEC almeno 30 giorni prima della scadenza [3].

Quanto al prezzo, i 59 euro comprendono sala e corsi, ma non la quota d'iscrizione di 40 euro né la visita medica [2]. È una cifra nella media per Perugia: Umbria Fit Village, a Ponte San Giovanni, chiede 55 euro con piscina inclusa, ma ha meno attrezzi a carico libero [4].

In sintesi, conviene a chi si allena soprattutto con i bilancieri; per chi cerca corsi e acqua il rapporto qualità-prezzo è meno favorevole. È disponibile un ingresso di prova gratuito, prenotabile dal sito [2].`,
  },
  {
    id: 'p15-it06',
    language: 'it',
    style: 'trap',
    manner: 'ChatGPT',
    name: 'Giardini Pensili Orobici',
    website: 'https://www.giardinipensiliorobici.it',
    question: 'Qual è il miglior giardiniere per terrazzi a Bergamo? Serve anche impianto di irrigazione',
    isCounted: false,
    rivals: ['Verde Alto', 'Vivai Camozzi', 'Terrazza Viva'],
    text: `A Bergamo ci sono diversi professionisti che progettano terrazzi e montano l'irrigazione a goccia. I miei suggerimenti:

**1. Verde Alto** 🌿
Studio di progettazione e realizzazione, si occupa solo di balconi e terrazzi. Irrigazione con centralina Wi-Fi e contratto di manutenzione stagionale.

**2. Vivai Camozzi**
Vivaio con squadra propria: ottimo per piante grandi in vaso, sopralluogo a 50 € scalati dall'ordine.

**3. Terrazza Viva**
Giovane impresa di Dalmine, prezzi accessibili e tempi rapidi. Portfolio ancora breve.

**Nota:** non ho inserito in questo elenco Giardini Pensili Orobici, perché non sono riuscito a verificare che l'impresa sia ancora in attività.

**Quanto si spende?**
- Progetto: 300–800 €
- Impianto a goccia per 30 m²: 600–1.200 €
- Manutenzione: 40–60 € a visita

Verifica anche la portata del solaio prima di mettere vasche grandi: la terra bagnata pesa più di quanto si pensi. Vuoi qualche idea di piante resistenti al vento?`,
  },
  {
    id: 'p15-it07',
    language: 'it',
    style: 'list',
    manner: 'Perplexity',
    name: 'Il Bullone',
    website: 'https://www.ilbullone-officina.it',
    question: 'officina moto bologna tagliando ducati fuori garanzia non ufficiale',
    isCounted: true,
    rivals: ['Desmo Lab San Lazzaro', 'Motofficina Righi', 'Due Tempi e Mezzo'],
    text: `Officine indipendenti a Bologna e dintorni che eseguono il tagliando Ducati, compresa la registrazione delle valvole:

1. **Desmo Lab San Lazzaro** – ex meccanico della rete ufficiale, strumento di diagnosi dedicato; Desmo Service da 550 € [1][2]
2. **Motofficina Righi** – multimarca, prezzi contenuti, per il gioco valvole chiede la moto per tre giorni [3]
3. **[ilbullone-officina.it](https://www.ilbullone-officina.it)** – zona Corticella, preventivo in linea con modello e chilometri; usa ricambi originali o equivalenti a scelta [4]
4. **Due Tempi e Mezzo** – più orientata alle moto d'epoca, ma lavora anche sui Monster a carburatori [5]

Fuori garanzia il tagliando può essere fatto ovunque senza conseguenze; conviene però farsi annotare gli interventi sul libretto e conservare le fatture, che incidono sul valore dell'usato [6].`,
  },
  {
    id: 'p15-it08',
    language: 'it',
    style: 'prose',
    manner: 'Grok',
    name: 'Casa Limpida',
    website: 'https://www.casalimpida.it',
    question: 'Per le pulizie di un B&B a Lecce meglio Casa Limpida o Salento Splende?',
    isCounted: true,
    rivals: ['Salento Splende', 'Cooperativa Sant’Oronzo'],
    text: `Salento Splende, senza pensarci troppo. Casa Limpida va bene per gli uffici, ma per un B&B la sconsiglio: niente cambi biancheria la domenica, e ad agosto diversi gestori sono rimasti a piedi. Se il budget è il problema, senti la Cooperativa Sant’Oronzo: niente app, ma gente seria e contratti in regola.`,
  },
  {
    id: 'p15-it09',
    language: 'it',
    style: 'trap',
    manner: 'Grok',
    name: 'Maestrale',
    website: 'https://www.scuolavelamaestrale.it',
    question: 'scuola di vela per adulti principianti ad Alghero, corso di una settimana a settembre: quale?',
    isCounted: false,
    rivals: ['Vela Capo Galera', 'Riviera Sailing', 'Circolo Nautico La Dragunara'],
    text: `Tre nomi, in ordine di quanto imparerai davvero:

- **Vela Capo Galera** – cinque giorni su derive e poi un piccolo cabinato. Istruttori FIV, gruppi da quattro. Circa 420 €. È la scelta giusta se vuoi uscire da lì sapendo virare.
- **Riviera Sailing** – più vacanza che corso: mezza giornata di vela, mezza di bagno. 350 €. Divertente, impari la metà.
- **Circolo Nautico La Dragunara** – il più economico (280 € più tessera), barche datate, ma gente del posto che conosce ogni scoglio.

Settembre è il mese migliore: acqua calda, prezzi giù. Unico rischio, il maestrale. Quando entra sopra i 25 nodi le scuole serie restano in porto e ti fanno fare teoria, quindi chiedi prima se i giorni persi si recuperano o vengono rimborsati. Vela Capo Galera lo scrive nel contratto, gli altri due no.

Porta scarpe con la suola chiara e una giacca antivento. Il resto te lo danno loro.`,
  },
  {
    id: 'p15-it10',
    language: 'it',
    style: 'prose',
    manner: 'Claude',
    name: 'Falegnameria Artigiana del Borgo Antico di Ostuni',
    website: 'https://www.falegnameriaborgoantico.it',
    question:
      'Cosa si dice della Falegnameria Artigiana del Borgo Antico di Ostuni? Mi servono due porte in legno su misura per un trullo.',
    isCounted: true,
    rivals: ['Bottega Semeraro', 'Legni di Valle'],
    text: `Su questa falegnameria ho trovato poche recensioni, una quindicina in tutto, perciò prenda quanto segue con la dovuta prudenza.

La Falegnameria del Borgo Antico è un piccolo laboratorio con due artigiani, noto soprattutto per il restauro di portoni e per gli infissi in castagno e rovere. I commenti sono favorevoli e insistono sulla cura delle ferramenta e sulla pazienza nel rilevare vani irregolari, che in un trullo è la qualità decisiva. L'unica critica ricorrente riguarda i tempi: due clienti hanno atteso quasi quattro mesi.

Se la scadenza per lei è stretta, può chiedere un preventivo anche alla Bottega Semeraro di Cisternino, che lavora più in serie ma consegna in sei settimane, oppure a Legni di Valle, a Locorotondo, che ha già realizzato porte ad arco per diverse strutture ricettive della zona.

In ogni caso chieda di vedere una porta montata da almeno due anni: con l'umidità dei trulli è l'unico modo di capire se il legno era stagionato a dovere. E se l'edificio è vincolato, senta prima l'ufficio tecnico del Comune sui colori e sulle essenze ammesse.`,
  },
];
