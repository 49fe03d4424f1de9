import type { PageFacts, SchemaNode, SiteEvidence } from '#engine/evidence/evidence.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';

export type OrganizationNode = { node: SchemaNode; page: PageFacts };

/** Items of any Organization type, home page first: a Plumber is one, a Person is not. */
export function organizationNodes(site: SiteEvidence): readonly OrganizationNode[] {
  const known =
    nodes.get(site) ??
    keyPages(site).flatMap((page) => page.schema.filter(isOrganization).map((node) => ({ node, page })));
  nodes.set(site, known);
  return known;
}

/** The same out of scripts that no reader takes for JSON. */
export function brokenOrganizationNodes(site: SiteEvidence): OrganizationNode[] {
  return keyPages(site).flatMap((page) =>
    (page.brokenSchema ?? []).filter(isOrganization).map((node) => ({ node, page })),
  );
}

const nodes = new WeakMap<SiteEvidence, OrganizationNode[]>();

export function isOrganization(node: Pick<SchemaNode, 'types'>): boolean {
  return node.types.some((type) => organizationTypes.has(type));
}

export function isLocalBusiness(node: SchemaNode): boolean {
  return node.types.some((type) => localBusinessTypes.has(type));
}

/** The texts of a property: a string, the name or value of a nested item, or each of a list. */
export function propertyTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(propertyTexts);
  if (!isRecord(value)) return [];
  return propertyTexts(value['@value'] ?? value['name'] ?? value['url'] ?? value['@id']);
}

/** Nested items of a property, whether one or a list. */
export function propertyItems(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(propertyItems);
  if (!isRecord(value)) return [];
  return isRecord(value['properties']) ? [value['properties']] : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// schema.org 29, all subtypes of LocalBusiness that a company would use.
const localBusinessTypes = new Set(
  `LocalBusiness AnimalShelter ArchiveOrganization AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer
  MotorcycleRepair ChildCare Dentist DryCleaningOrLaundry EmergencyService FireStation Hospital PoliceStation EmploymentAgency EntertainmentBusiness AdultEntertainment
  AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub FinancialService AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency FoodEstablishment
  Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery GovernmentOffice PostOffice HealthAndBeautyBusiness BeautySalon
  DaySpa HairSalon HealthClub NailSalon TattooParlor HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber
  RoofingContractor InternetCafe LegalService Attorney Notary Library LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental
  MedicalBusiness CommunityHealth Dermatology DietNutrition Emergency Geriatric Gynecologic MedicalClinic Midwifery Nursing Obstetric Oncologic Optician Optometric
  Otolaryngologic Pediatric Pharmacy Physician IndividualPhysician PhysiciansOffice Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth
  VeterinaryCare ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter SportsActivityLocation BowlingAlley ExerciseGym GolfCourse
  PublicSwimmingPool SportsClub StadiumOrArena TennisComplex Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore
  Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore
  MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore TelevisionStation TouristInformationCenter
  TravelAgency DiagnosticLab CovidTestingFacility`.match(/\S+/g),
);

const organizationTypes = new Set([
  ...localBusinessTypes,
  ...(`Organization OnlineBusiness OnlineStore Corporation NGO Airline Consortium Cooperative EducationalOrganization CollegeOrUniversity ElementarySchool HighSchool MiddleSchool
  Preschool School FundingScheme GovernmentOrganization LibrarySystem MedicalOrganization NewsMediaOrganization PerformingGroup DanceGroup MusicGroup TheaterGroup
  PoliticalParty Project ResearchProject ResearchOrganization SearchRescueOrganization SportsOrganization SportsTeam WorkersUnion Brand`.match(
    /\S+/g,
  ) ?? []),
]);
