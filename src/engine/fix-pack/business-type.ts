/** The exact schema.org type that the words of a business name; "Organization" when it shows no address, "LocalBusiness" when no word decides. */
export function businessType(words: string, hasAddress: boolean): string {
  if (!hasAddress) return 'Organization';
  const found = trades.filter(([, pattern]) => pattern.test(words));
  // Two trades named alike decide nothing: a bakery with a café is said to be neither.
  return found.length === 1 && found[0] ? found[0][0] : 'LocalBusiness';
}

const trades: [string, RegExp][] = [
  ['Bakery', /\b(?:bakery|bakeries|bäckerei|boulangerie|panadería|panificio|bakkerij)\b/iu],
  ['Plumber', /\b(?:plumbers?|plumbing|klempner|plombiers?|fontanero|idraulico|loodgieter)\b/iu],
  ['Electrician', /\b(?:electricians?|elektriker|électricien|electricista|elettricista|elektricien)\b/iu],
  ['RoofingContractor', /\b(?:roofers?|roofing|dachdecker|couvreur)\b/iu],
  ['HVACBusiness', /\b(?:hvac|air conditioning|heizungsbau)\b/iu],
  ['Locksmith', /\b(?:locksmiths?|schlüsseldienst|serrurier|cerrajero)\b/iu],
  ['MovingCompany', /\b(?:removals company|moving company|umzugsunternehmen|déménageurs?)\b/iu],
  ['Dentist', /\b(?:dentists?|dental|zahnarzt|zahnarztpraxis|dentistes?|dentista|tandarts)\b/iu],
  ['Physiotherapy', /\b(?:physiotherap(?:y|ists?|ie)|kinésithérapeute|fisioterapia)\b/iu],
  ['Pharmacy', /\b(?:pharmacy|pharmacies|apotheke|pharmacie|farmacia|apotheek)\b/iu],
  ['Optician', /\b(?:opticians?|optiker|opticien|optico)\b/iu],
  ['VeterinaryCare', /\b(?:vets|veterinar(?:y|ian|ians)|tierarzt|tierarztpraxis|vétérinaire|veterinario|dierenarts)\b/iu],
  ['Attorney', /\b(?:attorneys?|law firm|solicitors?|rechtsanwalt|rechtsanwälte|avocats?|abogados?|avvocat[oi]|advocaat)\b/iu],
  ['AccountingService', /\b(?:accountants?|accounting firm|steuerberater|steuerberatung|expert-comptable|commercialista)\b/iu],
  ['InsuranceAgency', /\b(?:insurance agency|insurance brokers?|versicherungsmakler)\b/iu],
  ['RealEstateAgent', /\b(?:estate agents?|real estate agency|realtors?|immobilienmakler|agence immobilière|inmobiliaria|makelaar)\b/iu],
  ['TravelAgency', /\b(?:travel agency|reisebüro|agence de voyages?|agencia de viajes)\b/iu],
  ['HairSalon', /\b(?:hairdressers?|hair salon|friseur|friseursalon|coiffeur|peluquería|parrucchiere|kapper)\b/iu],
  ['Hotel', /\b(?:hotels?|hôtel|albergo)\b/iu],
  ['Restaurant', /\b(?:restaurants?|ristorante|restaurante)\b/iu],
  ['Florist', /\b(?:florists?|blumenladen|fleuriste|floristería|fiorista|bloemist)\b/iu],
  ['BookStore', /\b(?:bookshop|book store|buchhandlung|librairie|librería|libreria)\b/iu],
  ['AutoRepair', /\b(?:car repairs?|auto repair|autowerkstatt|kfz-werkstatt|garage automobile)\b/iu],
  ['ExerciseGym', /\b(?:gym|fitness studio|fitnessstudio|salle de sport|gimnasio|palestra)\b/iu],
];
