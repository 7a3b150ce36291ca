import { employers as contract, type Employer } from '@diwan/api-contract/resources/employers';
import { type CityId, cities } from '@diwan/api-contract/values/places/cities';
import { employerSizes, saudizationBands } from '@diwan/api-contract/values/records/employer';
import { recordFilesTable } from '#db/schema/files.ts';
import type { Sealing } from '#keys/sealing.ts';
import {
  businesses,
  cityWeights,
  companyNames,
  districts,
  registryOf,
  sectionWeights,
} from '#seeding/data/companies.ts';
import { mobile, scattered } from '#seeding/identifiers.ts';
import { hexadecimal } from '#seeding/insert-rows.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import { cover, logo } from '#seeding/pictures/logo.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import { ratedBy } from '#seeding/ratings.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { ageOf, day, instant, makeId, recordNumber } from '#seeding/time.ts';
import { crmUsersSeed, servingOf } from '../crm-users/seed.ts';
import { seekersSeed } from '../seekers/seed.ts';
import { termsOf } from '../taxonomy/terms.ts';
import { employerKeys } from './keyed.ts';
import { employerSearchKey } from './search-key.ts';
import { contactsOf } from './seed/contacts.ts';
import { documentsOf, type SeededDocument } from './seed/documents.ts';
import { judgementOf, placesOf, registrationOf } from './seed/profile.ts';

/** An employer, with the counts that its job posts bring. */
export interface PlannedEmployer {
  id: string;
  number: string;
  name: { ar: string; en: string };
  section: string;
  cityId: CityId;
  state: Employer['state'];
  email: string;
  mobile: string;
  createdAt: number;
  openJobs: number;
  quotaUsed: number;
  /** When CVs of the pool were opened to it. */
  cvViews: number[];
  applicants: number;
  hires: number;
  lastActivityAt: number;
  /** Of its published reviews. */
  ratingSum: number;
  ratingCount: number;
  /** Known once its row is made. */
  documents: SeededDocument[];
  /** Likewise: how it stands on invoices. */
  billing: Pick<Employer, 'crNumber' | 'vatNumber' | 'address'> | null;
  crmUserId: string | null;
}

export const employersSeed: Seed<PlannedEmployer[]> = {
  plan: planEmployers,
  rows: employerRows,
  attached: (employers) => [[recordFilesTable, employers.flatMap(({ documents }) => documents)]],
  notifications: (employers) =>
    employers
      .filter(({ state }) => state === 'pending_verification')
      .slice(-6)
      .map(({ id, name, createdAt }) => ({
        kind: 'employerRegistered',
        ref: { resource: 'employers', id, label: name },
        at: createdAt,
      })),
};

function planEmployers({ scale, seed, now }: Seeding): PlannedEmployer[] {
  const count = Math.ceil(2_000 * scale);
  const random = createRandom(seed, 'employers');
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const age = ageOf(index, count, 900 * day, random);
    const createdAt = now - age;
    const section = random.weighted(sectionWeights);
    const cityId = random.weighted(cityWeights) as CityId;
    return {
      id: makeId(createdAt, random),
      number: recordNumber('EMP', createdAt, index + 1),
      name: newName(section, cityId, taken, random),
      section,
      cityId,
      state: stateAt(age, random),
      email: `hr@employer${index + 1}.example.com`,
      mobile: mobile(50_000_000 + index),
      createdAt,
      openJobs: 0,
      quotaUsed: 0,
      cvViews: [],
      applicants: 0,
      hires: 0,
      lastActivityAt: createdAt,
      ratingSum: 0,
      ratingCount: 0,
      documents: [],
      billing: null,
      crmUserId: null,
    };
  });
}

function stateAt(age: number, random: Random): Employer['state'] {
  if (age > 9 * day)
    return random.weighted({ verified: 91, suspended: 3, rejected: 2, closed: 3, changes_requested: 1 });
  return random.weighted({ pending_verification: 60, verified: 22, draft: 10, changes_requested: 8 });
}

/** A name that no other employer has, as long as there are any. */
function newName(section: string, cityId: CityId, taken: Set<string>, random: Random): PlannedEmployer['name'] {
  const propose = () => (section === 'O' ? municipalityName(cityId, random) : companyName(section, random));
  let name = propose();
  for (let attempt = 0; attempt < 20 && taken.has(name.ar); attempt++) name = propose();
  taken.add(name.ar);
  return name;
}

const charity = 'الخيرية';

function municipalityName(cityId: CityId, random: Random): PlannedEmployer['name'] {
  const district = random.pick(districts);
  const city = cities[cityId];
  return { ar: `بلدية ${district.ar} بمدينة ${city.ar}`, en: `${district.en} Municipality, ${city.en}` };
}

/** Half of them are named by one word, the others by two. */
function companyName(section: string, random: Random): PlannedEmployer['name'] {
  const [first, second] = random.some(companyNames, 2);
  const business = random.pick(businesses[section]!);
  const chosen = random.weighted({ company: 70, establishment: 18, group: 12 });
  const kind = business.ar === charity ? 'society' : chosen;
  const ar = { company: 'شركة', establishment: 'مؤسسة', group: 'مجموعة', society: 'جمعية' }[kind];
  const en = { company: 'Company', establishment: 'Est.', group: 'Group', society: 'Society' }[kind];
  const isDouble = random.chance(0.5);
  return {
    ar: `${ar} ${first!.ar}${isDouble ? ` و${second!.ar}` : ''} ${business.ar}`,
    en: `${first!.en}${isDouble ? ` & ${second!.en}` : ''} ${business.en} ${en}`,
  };
}

function* employerRows(employers: PlannedEmployer[], seeding: Seeding) {
  const { sealing, seed, now, staff } = seeding;
  const { industries } = termsOf(seeding);
  const random = createRandom(seed, 'employers.details');
  const profile = createRandom(seed, 'employers.profile');
  const papers = createRandom(seed, 'employers.documents');
  const managers = createRandom(seed, 'employers.managers');
  const sales = createRandom(seed, 'employers.crmUsers');
  const sellers = servingOf(seeding.planOf(crmUsersSeed));
  const people = createRandom(seed, 'employers.contacts');
  const barred = createRandom(seed, 'employers.barred');
  const seekers = seeding.planOf(seekersSeed);
  const refusals = createRandom(seed, 'employers.addresses');
  const inState = new Map<Employer['state'], number>();
  for (const [index, employer] of employers.entries()) {
    const { id, number, name, section, cityId, state, createdAt, quotaUsed, cvViews, email } = employer;
    const industryId = industries.get(section)!.id;
    seeding.use(industryId, createdAt);
    const legalName = legalNameOf(name.ar, random);
    const crNumber = registryOf[cityId]! + scattered(index, 6);
    const type = typeOf(section, name.ar, profile);
    const nth = inState.get(state) ?? 0;
    inState.set(state, nth + 1);
    const judgement = judgementOf(state, nth);
    const unifiedNumber = `7${scattered(index, 9)}`;
    const registration = registrationOf({ state, type, ...judgement }, index, now, profile);
    const vatNumber = random.chance(0.8) ? `3${scattered(index, 9)}00003` : null;
    employer.documents = documentsOf({ ...employer, type, crNumber, vatNumber, ...registration }, seeding, papers);
    const places = placesOf(cityId, index, profile);
    employer.billing = { crNumber, vatNumber, address: places.address };
    employer.crmUserId = lookedAfter.has(state) && sales.chance(0.8) ? sales.pick(sellers).id : null;
    yield {
      id,
      number,
      createdAt: instant(createdAt),
      updatedAt: instant(Math.min(now, employer.lastActivityAt)),
      stateChangedAt: instant(createdAt),
      createdBy: { type: 'employer' as const, id, name: name.ar },
      updatedBy: theSystem,
      searchKey: employerSearchKey({ number, name, legalName, crNumber, email }),
      state,
      name,
      legalName,
      logo: logoOf(employer, seeding),
      cover: coverOf(employer, seeding),
      industryId,
      size: random.pick(employerSizes),
      type,
      crNumber,
      unifiedNumber,
      ...registration,
      ...judgement,
      vatNumber,
      saudizationBand: random.chance(0.9) ? random.pick(saudizationBands) : null,
      about: {
        ar: `${name.ar} منشأة سعودية تعمل منذ عام ${random.int(1985, 2022)} وتخدم عملاءها في مناطق المملكة.`,
        en: `${name.en} is a Saudi business that serves customers in every region of the Kingdom.`,
      },
      website: random.chance(0.7) ? `https://www.employer${index + 1}.example.com` : null,
      email,
      emailRefusedAt: refusals.chance(0.01) ? instant(now - refusals.int(1, 20) * day) : null,
      ...reachedAt(employer.mobile, sealing),
      contacts: contactsOf(index, createdAt, people),
      cityId,
      ...places,
      blockedSeekerIds: barred.chance(0.02) ? [{ id: barred.pick(seekers).id }] : [],
      jobQuotaLimit: [10, 25, 50, 100, 500, 5_000].find((limit) => limit > quotaUsed + 2) ?? quotaUsed + 100,
      cvViewQuotaLimit: [10, 25, 50, 100, 500].find((limit) => limit > cvViews.length + 2) ?? cvViews.length + 100,
      cvViewQuotaUsed: cvViews.length,
      jobQuotaUsed: quotaUsed,
      openJobs: employer.openJobs,
      applicantsTotal: employer.applicants,
      hiresTotal: employer.hires,
      ratingAverage: ratedBy(employer).ratingAverage,
      lastActivityAt: instant(Math.min(now, employer.lastActivityAt)),
      accountManagerId: managerOf(state, staff, managers),
      crmUserId: employer.crmUserId,
    };
  }
}

const lookedAfter: ReadonlySet<Employer['state']> = new Set(['verified', 'suspended', 'closed']);

/** Whoever was verified is looked after by somebody, mostly. */
function managerOf(state: Employer['state'], staff: readonly string[], random: Random): string | null {
  return lookedAfter.has(state) && staff.length > 0 && random.chance(0.7) ? random.pick(staff) : null;
}

/** One of a hundred logos; a few companies have none. */
function logoOf({ id, createdAt }: PlannedEmployer, { seed, random, draw }: Seeding): string | null {
  const chance = random('employers.logos');
  const drawing = logo(createRandom(seed, `logo ${chance.int(1, 100)}`));
  if (chance.chance(0.12)) return null;
  return draw({ resource: contract.path, field: contract.picture.at, recordId: id, at: createdAt, drawing });
}

/** One of twenty covers, where somebody has made one. */
function coverOf({ id, createdAt }: PlannedEmployer, { seed, random, draw }: Seeding): string | null {
  const chance = random('employers.covers');
  if (!chance.chance(0.3)) return null;
  const drawing = cover(createRandom(seed, `cover ${chance.int(1, 20)}`));
  return draw({ resource: contract.path, field: 'cover', recordId: id, at: createdAt, drawing });
}

function reachedAt(mobile: string, sealing: Sealing) {
  const { mobileIndex } = employerKeys(sealing, { mobile });
  return { mobile, mobileIndex: hexadecimal(mobileIndex) };
}

/** Companies and groups have a form; an establishment is its owner, a society its members. */
function legalNameOf(name: string, random: Random): string {
  const form = random.pick(['ذات مسؤولية محدودة', 'شركة شخص واحد', 'مساهمة مقفلة']);
  if (name.startsWith('شركة')) return `${name} (${form})`;
  return name.startsWith('مجموعة') ? `${name} القابضة` : name;
}

function typeOf(section: string, name: string, random: Random): Employer['type'] {
  if (section === 'O') return 'government';
  if (name.endsWith(charity)) return 'nonprofit';
  if (section === 'N' && random.chance(0.4)) return 'recruitment_agency';
  return random.weighted({ private: 96, semi_government: 4 });
}
