import { seekers as contract, type Seeker } from '@diwan/api-contract/resources/seekers';
import type { CityId } from '@diwan/api-contract/values/places/cities';
import { availabilities, skillLevels } from '@diwan/api-contract/values/records/seeker';
import { recordRedirectsTable } from '#db/schema/redirects.ts';
import { cityWeights } from '#seeding/data/companies.ts';
import { saudiFamilies, saudiMen, saudiWomen } from '#seeding/data/names.ts';
import { residents } from '#seeding/data/residents.ts';
import { isDoneBy, titleOf } from '#seeding/feminine.ts';
import { mobile, nationalId } from '#seeding/identifiers.ts';
import { hexadecimal } from '#seeding/insert-rows.ts';
import { portrait } from '#seeding/pictures/portrait.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { ageOf, calendarDay, day, instant, makeId, recordNumber } from '#seeding/time.ts';
import type { Title } from '../job-titles/seed.ts';
import { termsOf } from '../taxonomy/terms.ts';
import { blankColumns } from './anonymise/blank.ts';
import { seekerKeys } from './keyed.ts';
import { sealNationalId } from './national-id.ts';
import type { PlannedSeeker } from './planned-seeker.ts';
import { seekerSearchKey } from './search-key.ts';
import { ageAtWork, careerOf } from './seed/career.ts';
import { cvOf, withCvs } from './seed/cv.ts';
import { mergedName, mergedStanding, redirectsOf, withDoubles } from './seed/doubles.ts';
import { profileOf } from './seed/profile.ts';
import { erasedStanding, standingOf } from './seed/standing.ts';
import { completenessOf } from './writing.ts';

const byNationality = new Map(residents.map((group) => [group.nationality, group]));
const residentWeights = Object.fromEntries(residents.map(({ nationality, weight }) => [nationality, weight]));

export const seekersSeed: Seed<PlannedSeeker[]> = {
  plan: (seeding) => withDoubles(planSeekers(seeding)),
  rows: seekerRows,
  attached: (seekers) => [[recordRedirectsTable, redirectsOf(seekers)]],
};

function planSeekers(seeding: Seeding): PlannedSeeker[] {
  const { scale, seed, now } = seeding;
  const count = Math.ceil(20_000 * scale);
  const random = createRandom(seed, 'seekers');
  const titlesOf = Map.groupBy(termsOf(seeding).titles, ({ occupation }) => occupation);
  const groups = [...titlesOf.values()];
  const groupsFor = (gender: Seeker['gender']) => groups.filter(([one]) => isDoneBy(gender, one!.occupation.name));
  const groupsOf = { male: groupsFor('male'), female: groupsFor('female') };
  return Array.from({ length: count }, (_, index) => {
    const createdAt = now - ageOf(index, count, 900 * day, random);
    const years = Math.floor(random.next() ** 1.8 * 25);
    const person = makePerson(random);
    const group = random.pick(groupsOf[person.gender]);
    const wanted = years < 2 ? 'graduate' : years > 8 ? 'senior' : 'usual';
    const title = group.find(({ level }) => level === wanted) ?? group[0]!;
    const salary =
      title.salary.min + (title.salary.max - title.salary.min) * Math.min(1, years / 12 + random.next() * 0.3);
    const { first, family } = person.name.en;
    return {
      ...person,
      id: makeId(createdAt, random),
      number: recordNumber('SKR', createdAt, index + 1),
      headline: headlineOf(titleOf(title.name, person.gender), years, person.gender, random),
      email: `${first}.${family}.${(index + 1).toString(36)}@example.com`.toLowerCase().replaceAll(' ', ''),
      mobile: mobile(index),
      cityId: random.weighted(cityWeights) as CityId,
      title,
      years,
      salary: Math.round(salary / 250) * 250 * 100,
      noticeDays: random.pick([0, 0, 14, 30, 30, 60]),
      createdAt,
      applications: 0,
      isListed: false,
      isErased: false,
      mergedInto: null,
      lastAppliedAt: 0,
      waitsSince: Number.POSITIVE_INFINITY,
      cv: null,
      matched: null,
    };
  });
}

function makePerson(random: Random): Pick<PlannedSeeker, 'name' | 'gender' | 'nationality' | 'language'> {
  const gender = random.chance(0.63) ? 'male' : 'female';
  if (random.chance(0.7)) {
    const first = random.pick(gender === 'male' ? saudiMen : saudiWomen);
    const [father, grandfather] = random.some(saudiMen, 2);
    const family = random.pick(saudiFamilies);
    const name = (language: 'ar' | 'en') => ({
      first: first[language],
      father: father![language],
      grandfather: grandfather![language],
      family: family[language],
    });
    return { name: { ar: name('ar'), en: name('en') }, gender, nationality: 'SA', language: 'ar' };
  }
  const { nationality, men, women, families, language } = byNationality.get(random.weighted(residentWeights))!;
  const first = random.pick(gender === 'male' ? men : women);
  const family = random.pick(families);
  const name = { ar: { first: first.ar, family: family.ar }, en: { first: first.en, family: family.en } };
  return { name, gender, nationality, language };
}

function headlineOf(name: Title['name'], years: number, gender: Seeker['gender'], random: Random): string | null {
  if (random.chance(0.05)) return null;
  if (random.chance(0.25))
    return years < 2 ? `${name.en}, open to a first role` : `${name.en}, ${years} years of experience`;
  const seeking = gender === 'female' ? 'باحثة' : 'باحث';
  return years < 2 ? `${name.ar}، ${seeking} عن فرصة أولى` : `${name.ar}، خبرة ${inYears(years)}`;
}

/** Arabic counts two, three to ten, and more than ten in three ways. */
function inYears(years: number): string {
  if (years === 2) return 'سنتين';
  return years <= 10 ? `${years} سنوات` : `${years} سنة`;
}

function* seekerRows(seekers: PlannedSeeker[], seeding: Seeding) {
  const { scale, sealing, seed, now, use } = seeding;
  const { skillsOf, generalSkills, titles, industries } = termsOf(seeding);
  const random = createRandom(seed, 'seekers.details');
  const careers = createRandom(seed, 'seekers.careers');
  const profile = createRandom(seed, 'seekers.profile');
  const refusals = createRandom(seed, 'seekers.addresses');
  const industryIds = [...industries.values()].map(({ id }) => id);
  const inState = new Map<Seeker['state'], number>();
  const leaving = createRandom(seed, 'seekers.leaving');
  const haveCvs = withCvs(seekers, { scale, random: createRandom(seed, 'seekers.cvs') });
  const titleNames = new Map(titles.map((title) => [title.id, title.name]));
  let whole: string | null = null;
  let gone = 0;
  for (const [index, seeker] of seekers.entries()) {
    const { id, number, name, title, years, createdAt, language } = seeker;
    const isSaudi = seeker.nationality === 'SA';
    const mayLeave = whole !== null && seeker.applications === 0 && !seeker.isListed;
    // Even among a few, one record is there twice.
    seeker.isErased = mayLeave && (leaving.chance(0.03) || gone === 0);
    if (!seeker.isErased) whole = id;
    else if (gone++ % 3 === 0) seeker.mergedInto = whole;
    const hasEnglish = random.chance(0.93);
    const sealed = sealNationalId(sealing, nationalId(isSaudi, index));
    const keys = seekerKeys(sealing, seeker);
    const known = [
      ...random.some(skillsOf.get(title.field)!, random.int(3, 6)),
      ...random.some(generalSkills, random.int(1, 4)),
    ];
    const skills = known.map((skill) => ({ id: skill.id, level: random.pick(skillLevels) }));
    const bornAt = now - (ageAtWork + years + random.next() * 5) * 365.25 * day;
    const career = careerOf(seeker, { bornAt, titles }, now, careers);
    const held = career.experiences.flatMap(({ jobTitleId }) => jobTitleId ?? []);
    const terms = seeker.isErased ? [] : [...held, ...skills.map((skill) => skill.id)];
    for (const termId of [title.id, ...terms]) use(termId, createdAt);
    const about = random.chance(0.5) ? aboutOf(seeker) : null;
    const languages = languagesOf(language, random);
    const said = { ...career, about, languages, skills: known.map((skill) => skill.name), titles: titleNames };
    seeker.cv = haveCvs.has(seeker) && !seeker.isErased ? cvOf(seeker, said) : null;
    const cv = cvFileOf(seeker, seeding);
    const matched = {
      skills,
      languages,
      totalExperienceYears: years,
      education: career.education,
      cityId: seeker.cityId,
      canRelocate: random.chance(0.4),
      salaryExpected: random.chance(0.9) ? seeker.salary : null,
      nationality: seeker.nationality,
    };
    seeker.matched = matched;
    const lastLoginAt = createdAt + random.next() * (now - createdAt);
    const standing = standingOf({ createdAt, lastLoginAt, now }, profile, inState);
    const details = profileOf(seeker, industryIds, now, profile);
    if (!seeker.isErased) for (const industry of details.industries) use(industry.id, createdAt);
    const actor = { type: 'seeker' as const, id, name: `${name.ar.first} ${name.ar.family}` };
    const unnamed = { ...actor, name: number };
    const row = {
      id,
      number,
      createdAt: instant(createdAt),
      updatedAt: instant(lastLoginAt),
      createdBy: actor,
      updatedBy: actor,
      searchKey: seekerSearchKey({ ...seeker, ...details, name: hasEnglish ? name : { ar: name.ar } }),
      ...standing,
      ...details,
      name: hasEnglish ? name : { ar: name.ar },
      photo: photoOf(seeker, seeding),
      gender: seeker.gender,
      birthDate: calendarDay(bornAt),
      nationalIdSealed: hexadecimal(sealed.nationalIdSealed),
      nationalIdIndex: hexadecimal(sealed.nationalIdIndex),
      nationalId: sealed.nationalId,
      email: seeker.email,
      emailRefusedAt: refusals.chance(0.005) ? instant(Math.max(createdAt, now - refusals.int(1, 30) * day)) : null,
      emailIndex: hexadecimal(keys.emailIndex),
      mobile: seeker.mobile,
      mobileIndex: hexadecimal(keys.mobileIndex),
      jobTitleId: title.id,
      headline: seeker.headline,
      about,
      noticePeriodDays: seeker.noticeDays,
      availability: random.pick(availabilities),
      employmentTypes: employmentTypesOf(random),
      workModes: random.some(['onsite', 'hybrid', 'remote'] as const, random.int(1, 3)),
      visibility: random.weighted({
        public: 70,
        employers_only: 22,
        hidden: 8,
      }),
      ...career,
      ...matched,
      cv,
      applicationsCount: seeker.applications,
      lastLoginAt: instant(lastLoginAt),
    };
    const left = { ...row, createdBy: unnamed, updatedBy: unnamed };
    if (seeker.mergedInto) yield { ...left, ...mergedStanding(createdAt, now), ...blankColumns(row, mergedName) };
    else if (seeker.isErased) yield { ...left, ...erasedStanding(createdAt, now), ...blankColumns(row) };
    else yield { ...row, completeness: completenessOf(row) };
  }
}

/** One of a few portraits of people like them; some people have none, women more often than men. */
function photoOf(seeker: PlannedSeeker, { seed, random, draw }: Seeding): string | null {
  const { id, createdAt, gender, nationality } = seeker;
  const chance = random('seekers.photos');
  const which = chance.int(1, nationality === 'SA' ? 32 : 8);
  const drawing = portrait({ gender, nationality }, createRandom(seed, `${gender} ${nationality} ${which}`));
  if (chance.chance(gender === 'male' ? 0.25 : 0.5) || seeker.isErased) return null;
  return draw({ resource: contract.path, field: contract.picture.at, recordId: id, at: createdAt, drawing });
}

function cvFileOf({ id, cv, createdAt }: PlannedSeeker, { file }: Seeding): string | null {
  return cv && file({ resource: contract.path, field: 'cv', recordId: id, at: createdAt, cv });
}

function employmentTypesOf(random: Random): Seeker['employmentTypes'] {
  return random.chance(0.8) ? ['full_time'] : ['part_time', 'contractor'];
}

function languagesOf(native: string, random: Random): Seeker['languages'] {
  const english = { code: 'en', level: random.pick(['basic', 'conversational', 'fluent'] as const) };
  const arabic = { code: 'ar', level: 'conversational' as const };
  return [{ code: native, level: 'native' }, english, ...(native === 'ar' ? [] : [arabic])];
}

function aboutOf({ title, gender, years }: PlannedSeeker): Seeker['about'] {
  if (years < 2) return { ar: 'تخرجت حديثًا، وأبحث عن فرصتي الأولى، وأسعى إلى تطوير مهاراتي باستمرار.' };
  return { ar: `مسماي الوظيفي ${titleOf(title.name, gender).ar}، وأسعى إلى تطوير مهاراتي باستمرار.` };
}
