// Words that stand beside names of companies: what kind of business it is.

const list = (words: string) => new Set(words.split(/\s+/));

/** Words that describe the same company: "Acme Bakery", "Acme Pro", "the bakery Acme", "Acme Reviews". In lower case. */
export function isWordOfCompany(word: string): boolean {
  return company.has(word);
}

/** Whether the word, in lower case, says what trade a business is in: "bakery", "Zahnarztpraxis". */
export function isKindOfBusiness(word: string): boolean {
  return company.has(word) || trades.has(word);
}

const company = list(
  `app apps api platform software cloud suite pro plus premium enterprise team teams business edition online shop store website site blog reviews review overview pricing plans features support services service
  bakery bakeries café cafe restaurant bistro bar hotel hostel clinic clinics dental dentist dentists practice surgery salon spa gym studio studios agency agencies consulting consultants company group groupe gruppe grupo gruppo brand team
  boulangerie pâtisserie restaurante panadería clínica hotel tienda agencia agence cabinet garage maison bäckerei konditorei praxis kanzlei agentur werkstatt firma marke unternehmen crm saas startup start-up
  plumbing plumbers heating garden gardens coffee books bikes cycles pharmacy opticians solicitors law accountants accounting architects hairdressers florist florists butchers brewery roofing electric electrical
  doctor dr prof mr mrs ceo founder co-founder chef baker pros cons verdict rating address phone specialties highlights location locations why best`,
);

const trades = list(
  `veterinary vet vets animal physiotherapy physio osteopathy podiatry orthodontics implants medical surgeons tutors tutor tutoring tuition school academy nursery childcare joinery carpentry builders building decorators
  cleaning cleaners removals landscaping gardening interiors kitchens bathrooms flooring windows motors garages tyres taxis travel tours photography printing design designs marketing media accountancy bookkeeping
  tax insurance mortgages estate estates lettings properties catering catery kitchen brewing roasters tea wines cakes patisserie opticians eyecare hearing beauty nails barbers fitness yoga pilates dance music
  zahnarztpraxis arztpraxis tierarztpraxis steuerberatung steuerberater rechtsanwälte anwälte tischlerei schreinerei malerbetrieb elektro sanitär gärtnerei metzgerei fleischerei friseur fahrschule immobilien
  boulangerie pâtisserie boucherie fromagerie épicerie clinique pharmacie librairie fleuriste plomberie menuiserie avocats notaires opticien coiffure auto-école gestoría asesoría abogados notaría ferretería carnicería
  peluquería farmacia taller óptica inmobiliaria autoescuela gimnasio librería floristería fontanería studio bakkerij slagerij tandarts tandartspraktijk kapper pizzeria trattoria gelateria panificio officina farmacia`,
);
