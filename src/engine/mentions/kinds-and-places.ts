// Words that stand beside names of companies: what kind of business it is, and where.

const list = (words: string) => new Set(words.split(/\s+/));

/** Words that describe the same company: "Acme Bakery", "Acme Pro", "the bakery Acme", "Acme Reviews". In lower case. */
export function isWordOfCompany(word: string): boolean {
  return company.has(word);
}

/** Whether the word, in lower case, says what trade a business is in: "bakery", "Zahnarztpraxis". */
export function isKindOfBusiness(word: string): boolean {
  return company.has(word) || trades.has(word);
}

export function isPlace(word: string): boolean {
  return places.has(word.toLowerCase());
}

const company = list(
  `app apps api platform software cloud suite pro plus premium enterprise team teams business edition online shop store website site blog reviews review overview pricing plans features support services service
  bakery bakeries café cafe restaurant bistro bar hotel hostel clinic clinics dental dentist dentists practice surgery salon spa gym studio studios agency agencies consulting consultants company group groupe gruppe grupo gruppo brand team
  boulangerie pâtisserie restaurante panadería clínica hotel tienda agencia agence cabinet garage maison bäckerei konditorei praxis kanzlei agentur werkstatt firma marke unternehmen crm saas startup start-up
  plumbing plumbers heating garden gardens coffee books bikes cycles pharmacy opticians solicitors law accountants accounting architects hairdressers florist florists butchers brewery roofing electric electrical
  doctor dr prof mr mrs ceo founder co-founder chef baker pros cons verdict rating address phone specialties highlights location locations why best`,
);

const places = list(
  `london leeds manchester birmingham bristol liverpool sheffield glasgow edinburgh cardiff belfast dublin york oxford cambridge brighton nottingham newcastle berlin hamburg münchen munich köln cologne frankfurt stuttgart
  düsseldorf leipzig dresden hannover nürnberg bremen wien vienna zürich zurich bern basel genf geneva genève salzburg graz paris lyon marseille lille bordeaux toulouse nantes nice strasbourg montpellier madrid barcelona valencia sevilla
  seville bilbao málaga zaragoza mexico méxico bogotá lima santiago buenos rome roma milan milano turin torino naples napoli florence firenze lisbon lisboa porto amsterdam rotterdam utrecht brussels bruxelles antwerp copenhagen
  stockholm oslo helsinki warsaw prague budapest athens istanbul dubai delhi mumbai bangalore singapore tokyo osaka kyoto seoul beijing shanghai shenzhen hong sydney melbourne brisbane auckland toronto vancouver montreal boston
  chicago seattle austin dallas houston denver miami atlanta phoenix portland philadelphia york brooklyn manhattan california texas florida europe asia america usa uk england scotland wales ireland germany deutschland
  austria österreich switzerland schweiz france spain españa italy italia japan china india canada australia 
  alabama alaska arizona arkansas colorado connecticut delaware georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana
  nebraska nevada ohio oklahoma oregon pennsylvania tennessee utah vermont virginia wisconsin wyoming ontario quebec alberta manitoba queensland tasmania kent essex sussex surrey devon cornwall dorset somerset
  norfolk suffolk cumbria lancashire cheshire hampshire wiltshire bavaria bayern saxony sachsen hessen tirol provence normandie bretagne bourgogne alsace andalucía galicia asturias toscana tuscany umbria sicilia
  sicily lombardia norway sweden denmark finland poland portugal greece turkey israel jordan egypt morocco kenya nigeria ghana brazil brasil argentina chile peru perú colombia korea taiwan vietnam thailand indonesia
  malaysia philippines pakistan bangladesh ukraine russia romania hungary czechia croatia serbia netherlands belgium belgique luxembourg iceland zealand africa tucson denver calgary tulsa boise ghent gent kassel
  downtown centre center north south east west yorkshire`,
);

/** Whether a few words about a thing say that it is a business or a choice among such: "a coworking space", "the best option", "ein Wellnesshotel". */
export function isBusinessLike(words: string): boolean {
  return words
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => businessLike.test(word) || isKindOfBusiness(word) || isKindOfBusiness(word.replace(/s$/, '')));
}
// Words for businesses, for those who work in one ("tailor"), for how one is led ("family-run") and for a judgement ("the cheapest", "a bit").
const businessLike =
  /^(?:most|best|least|bit|little|touch|default|staple|must|hit|reason|cent(?:er|re)s?|clubs?|hubs?|network|collective|co-?op|cooperative|partner(?:ship)?|charity|nonprofit|fintech|card|ventures?|brewery|winery|distillery|farm|dealership|laundry|house|kit|division|subsidiary|franchise|tools?|products?|solutions?|systems?|providers?|firms?|businesse?s?|makers?|manufacturers?|retailers?|suppliers?|sellers?|vendors?|contractors?|consultanc(?:y|ies)|spaces?|workspace|coworking|labels?|lines?|markets?place|banks?|lenders?|insurers?|schools?|shops?|boutiques?|specialists?|operators?|offices?|choices?|options?|picks?|favou?rites?|alternatives?|places?|spots?|bets?|gems?|standouts?|fit|go-to|leaders?|winners?|stops?|names?|addresses?|newcomers?|contenders?|candidates?|ones?|chains?|lokale?s?|adressen?|wahl|anbieter|laden|geschäft|büro|favorit|alternative|choix|adresse|option|entreprise|société|prestataire|enseigne|opción|elección|empresa|negocio|proveedor|local|scelta|opzione|azienda|negozio|escolha|opção|loja)$|(?:hotel|laden|praxis|kanzlei|agentur|studio|büro|firma|unternehmen|anbieter|restaurant|salon|klinik|bäckerei|werkstatt|geschäft|händler|zentrum|betrieb|service|dienst)$|-(?:run|owned|based|led|certified|only|free|geführt\p{L}*)$|\p{L}{3}(?:est|e[rn]ste[rs]?|ster?|er|ers|or|ors|ists?|ieur|eur|euse|ero|era|eria|ería|erie|erei|ista|iste|ateur)$/u;

const trades = list(
  `veterinary vet vets animal physiotherapy physio osteopathy podiatry orthodontics implants medical surgeons tutors tutor tutoring tuition school academy nursery childcare joinery carpentry builders building decorators
  cleaning cleaners removals landscaping gardening interiors kitchens bathrooms flooring windows motors garages tyres taxis travel tours photography printing design designs marketing media accountancy bookkeeping
  tax insurance mortgages estate estates lettings properties catering catery kitchen brewing roasters tea wines cakes patisserie opticians eyecare hearing beauty nails barbers fitness yoga pilates dance music
  zahnarztpraxis arztpraxis tierarztpraxis steuerberatung steuerberater rechtsanwälte anwälte tischlerei schreinerei malerbetrieb elektro sanitär gärtnerei metzgerei fleischerei friseur fahrschule immobilien
  boulangerie pâtisserie boucherie fromagerie épicerie clinique pharmacie librairie fleuriste plomberie menuiserie avocats notaires opticien coiffure auto-école gestoría asesoría abogados notaría ferretería carnicería
  peluquería farmacia taller óptica inmobiliaria autoescuela gimnasio librería floristería fontanería studio bakkerij slagerij tandarts tandartspraktijk kapper pizzeria trattoria gelateria panificio officina farmacia`,
);
