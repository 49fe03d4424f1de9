/** Whether the word, in lower case, is a common given name: "Laura Ashford" is a person, whatever Ashford is. */
export function isGivenName(word: string): boolean {
  return givenNames.has(word);
}

// Names that are as often the name of a shop or a word ("Rose", "Max", "Grace") are left out.
const givenNames = new Set(
  `aaron adam adrian alan albert alexander alexandra alfred alice alison amanda amelia amy andrea andrew angela anna anne annette anthony antonia antonio arthur barbara beatrice benjamin bernard bernd bettina brian brigitte
  carla carlos carmen caroline catherine charles charlotte chloe christian christina christine christoph christopher claire clara claudia colin craig cristina daniel daniela david deborah denise dennis derek diana diane diego dieter dominic donald
  donna dorothy douglas edward eleanor elena elizabeth emily emma eric erik esther ethan eva fatima felix fernando fiona florian francesca francesco francis francisco frank franz frederick gabriel gareth gary gemma geoffrey george georg gerald
  gerard gerhard giovanni giulia giuseppe gordon graham greg gregory günter hannah hans harold harry heather heike heinrich helen helena henri henry howard hugh hugo ian ingrid irene isabel isabella ivan jacob jacques james jan jane janet
  jason javier jean jeffrey jennifer jenny jessica joachim joan joanna johannes john jonathan jorge jose josé joseph joshua juan judith julia julian julie jürgen karen karin karl katharina katherine kathleen keith kenneth kevin klaus laura lauren
  laurent lawrence leonard leslie liam linda lisa lorenzo louis louise lucas lucia lucy luigi luis lukas manuel marcel marco marcus margaret maria mariana marie mario marion marta martha martin martina mary matthew matthias megan mehmet mercedes michael michel
  michelle miguel mohammed monica monika nadia nancy natalie natasha neil nicholas nicola nicole nigel nina olivia pablo paola patricia patrick paul paula pauline pedro peter petra philip philippe pierre rachel rafael ralph raymond rebecca
  renate richard roberta robert roberto roger roland ronald rosemary ruth ryan sabine samantha samuel sandra sara sarah sean sebastian sergio sharon sheila simon sofia sonia sophia sophie stefan stefanie stephanie stephen steven stuart susan susanne
  sylvia tanja teresa theresa thomas timothy tobias tom torsten uwe valerie vanessa veronica victoria vincent walter wendy werner wilhelm william wolfgang xavier yvonne yusuf ahmed
  abby abigail ada agnes aiden aileen aisha alana alba alejandra alejandro alessandra alessandro alessia alex alexia alexis ali alina allison alois alvin amalia ambrose amir anders andre andrei andrés anika anita anja annabel
  anneliese annika anouk ansel antje antoine anton antonella ariana ariane arlene armand armin arnaud arne arnold arturo astrid audrey aurelia axel barry bart bastian beate beatrix benedikt benito benoît bernadette bert bertha
  beth betty bianca billy birgit bjorn björn bob bobby boris brad bradley brandon brenda brent brett bridget britta bruce bruno bryan caleb cameron camila camille candice carl carlo carol carolyn carsten casey cathy cecilia
  chantal charlie chelsea cheryl chiara chloé chris christa christophe chuck cindy clarissa claude claudio claus clemens cliff clifford clément colette connie connor conrad constance consuelo corinna corinne courtney cristoforo
  cristóbal curtis cynthia cyril cécile dagmar damian damien dan dana danielle danny dario darren dave davide dean debra detlef dimitri dirk dolores dominik dominique dora doreen doris dorothea doug duncan dustin dylan eberhard
  ed eddie edgar edith edmund eduardo edwin egon eileen elaine eleonora elias elisa elisabeth ella ellen elliot elmar elsie elvira elvis emanuel emil emile emilia emilio emmanuel enrico enrique erica erich erika ernest ernesto
  ernst esteban eugen eugene evan evelyn fabian fabien fabio fabrice federica federico felicity felipe fernanda filippo frances franck franco françois françoise fred freddie freddy friedrich fritz frédéric gabriela gabriele
  gavin geert geoff georges gerd gerrit gertrud giancarlo gilbert gilles gillian gina giorgio giovanna gisela giulio glenn gloria gonzalo gregor greta guido guillaume guillermo gunnar gustav gustave guus gérard günther hanna
  hannes harald harriet hartmut hassan heidi heinz helene helga helmut hendrik henrik herbert hermann hilary hilda horst hubert ibrahim ignacio igor ilse inge ingo inès inés irina irma isaac isabelle ivo jack jackie jaime jake
  jamie jana janice janine jeanne jeff jelena jenna jens jeremy jerry jesse jesús jill jim jimmy joana joann joaquín jochen joe joel johan johann johanna johnny jon jonas josef josefina josephine josh joyce joão juana juanita
  judy juliana julien juliet julio julius justin jutta jérôme kai karim karla karsten kate kathryn kathy katie katja katrin kelly ken kerstin kim kirsten konrad kristen kristin kurt kyle lars laurence laurie lea leah lena
  lennart leo leon leonardo leonie leopold leroy lewis león lidia lilian lina lindsay lionel lisbeth liz lois lorenz loretta lorraine lothar lotte luc luca luciano lucie lucía ludwig luisa luke lutz lydia lynn léa madeleine
  magdalena maggie maike malcolm manfred manuela marc marcela marcello marcia marcos margarete margarita margit margot marianne mariella marilyn marina marisa marjorie mark marlene martine marvin maría mathias mathieu mathilde
  matteo matthieu maureen maurice mauricio maximilian meike melanie melinda melissa mia micaela michaela michele michèle mike mikkel mildred miles minna miranda miriam mirko mohamed moira molly moritz morten moses muhammad
  muriel myriam mónica nadine naomi natalia natascha nathalie nathan nelson nick nico nicolas niels nikolai nikolaus nils noah noel noemi nora norbert norma norman odette olaf olga oliver olivier omar oscar oskar ottilie pam
  pamela paolo pascal patrizia paulina paulo peggy penelope perry pete phil philipp phoebe phyllis pia piet pietro pilar priya quentin raffaele rainer ralf ramona ramón randy raphael raquel regina reinhard renata rené renée
  ricardo riccardo rick ricky rita rob roderick rodney rodrigo rolf romain roman romeo ron ronny rosalie rosalind rosanna rosemarie ross roxanne roy ruben rubén rudi rudolf rudolph russell sabrina sally salvador salvatore sam
  sandro saskia scott selina serena serge sergei seth severin shane shannon shaun shelley sherry sid siegfried sigrid silke silvia simona simone simón sofía solveig sonja stacy stan stanley stefania stefano steve stéphane
  stéphanie sue susana susanna sven svenja sybille sylvain sylvie sébastien tamara tara ted terence terry thea theo theodor thierry thorsten thérèse tiffany tilda tim tina todd tommaso tommy tomás toni tony torben tracy travis
  trevor tristan troy tyler ulf ulla ulrich ulrike ursula usain uta ute valentin valentina valeria valérie vera vernon vicente vickie victor vincenzo virginie vittorio vladimir volker wade waltraud wanda warren wayne wesley
  wilfried wilhelmina willem willi willy winfried winston yannick yolanda yves yvette zachary zoe ángel ángela élisabeth émile étienne óscar`.match(
    /\S+/g,
  ),
);
