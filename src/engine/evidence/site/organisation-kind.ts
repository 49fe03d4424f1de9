import type { Evidence, SiteEvidence } from '#engine/evidence/evidence.ts';
import { organisationKinds } from '#engine/evidence/editor/editors-read.ts';
import { isLocalBusiness, organizationNodes } from '#engine/evidence/site/organization-nodes.ts';

export type OrganisationKind = (typeof organisationKinds)[number];

/** What the organisation is: as its owner answered, else as its markup says, else as a model understood the site. null: nothing says it; the industry of the quiz does not. */
export function organisationKind({ site }: Pick<Evidence, 'site'>): OrganisationKind | null {
  return site.ok ? kindOfSite(site.value) : null;
}

/** The evidence with what its owner answered to “What are you?”, the last word where there are several. */
export function withKindGiven<E extends Pick<Evidence, 'site' | 'corrections'>>(evidence: E): E {
  const { site, corrections = [] } = evidence;
  const given = corrections.findLast(({ effect }) => effect.kind === 'organisation')?.effect;
  if (!site.ok || given?.kind !== 'organisation') return evidence;
  return { ...evidence, site: { ok: true, value: { ...site.value, kindGiven: given.is } } };
}

export function isOrganisationKind(word: string): word is OrganisationKind {
  return (organisationKinds as readonly string[]).includes(word);
}

function kindOfSite(site: SiteEvidence): OrganisationKind | null {
  return site.kindGiven ?? markedKind(site) ?? site.editor?.organisation?.kind ?? null;
}

/** false where visitors buy nothing: nobody asks for prices, customers or terms. */
export function isSelling(site: SiteEvidence): boolean {
  const kind = kindOfSite(site);
  return kind === null || !notSelling.has(kind);
}

const notSelling: ReadonlySet<OrganisationKind> = new Set(['charity', 'church', 'club', 'public-body']);

/** Items of two kinds decide nothing, and neither does an Organization without more. */
function markedKind(site: SiteEvidence): OrganisationKind | null {
  const nodes = organizationNodes(site).map(({ node }) => node);
  const kinds = new Set(nodes.flatMap(({ types }) => types.flatMap((type) => kindOfType.get(type) ?? [])));
  const [kind] = kinds;
  if (kind !== undefined) return kinds.size === 1 ? kind : null;
  return nodes.some(isLocalBusiness) ? 'local-service' : null;
}

/** Types of schema.org that belong to one kind. A LocalBusiness of another type serves people at its place or at theirs. */
const typesOfKind: Partial<Record<OrganisationKind, string>> = {
  shop: `Store OnlineStore BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore
    GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MusicStore OfficeEquipmentStore OutletStore
    PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore Bakery`,
  club: 'SportsClub SportsOrganization SportsTeam PerformingGroup DanceGroup MusicGroup TheaterGroup',
  'public-body': 'GovernmentOrganization GovernmentOffice LibrarySystem Library',
  charity: 'NGO SearchRescueOrganization AnimalShelter',
  course: 'EducationalOrganization CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School',
  clinic: `Dentist Hospital MedicalOrganization MedicalBusiness CommunityHealth Dermatology DietNutrition Geriatric Gynecologic MedicalClinic Midwifery Nursing
    Obstetric Oncologic Optometric Otolaryngologic Pediatric Physician IndividualPhysician PhysiciansOffice Physiotherapy PlasticSurgery Podiatric PrimaryCare
    Psychiatric VeterinaryCare`,
  restaurant: 'FoodEstablishment BarOrPub Brewery CafeOrCoffeeShop FastFoodRestaurant IceCreamShop Restaurant Winery',
  lodging: 'LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental',
};

const kindOfType = new Map(
  organisationKinds.flatMap((kind) => (typesOfKind[kind]?.match(/\S+/g) ?? []).map((type) => [type, kind] as const)),
);
