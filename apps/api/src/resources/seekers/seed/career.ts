import type { Seeker } from '@diwan/api-contract/resources/seekers';
import type { Certificate, Education, Experience } from '@diwan/api-contract/values/records/career/career';
import type { Title } from '#resources/job-titles/seed.ts';
import { companyNames } from '#seeding/data/companies.ts';
import {
  certificates,
  saudiColleges,
  saudiUniversities,
  secondarySchools,
  studyOf,
  universitiesAbroad,
} from '#seeding/data/study.ts';
import type { Random } from '#seeding/random.ts';
import { calendarDay, day } from '#seeding/time.ts';
import type { PlannedSeeker } from '../planned-seeker.ts';

type Career = Pick<Seeker, 'experiences' | 'educations' | 'certificates' | 'education'>;

const year = 365.25 * day;
const mostJobs = 3;
/** People are at least so old when they begin to work. */
export const ageAtWork = 23;

/** What somebody has done, learnt and proven: as many years of work as they say, after they studied. */
export function careerOf(
  seeker: PlannedSeeker,
  { bornAt, titles }: { bornAt: number; titles: readonly Title[] },
  now: number,
  random: Random,
): Career {
  const language = seeker.language === 'ar' ? 'ar' : 'en';
  const experiences = experiencesOf(seeker, { titles, language }, now, random);
  const { educations, education } = educationsOf(seeker, { bornAt, language }, now, random);
  return { experiences, educations, education, certificates: certificatesOf(language, bornAt, now, random) };
}

type Words = { language: 'ar' | 'en' };

/** The work of today, or until some months ago, in today's rank; what came before without one. */
function experiencesOf(
  { title, years }: PlannedSeeker,
  { titles, language }: Words & { titles: readonly Title[] },
  now: number,
  random: Random,
): Experience[] {
  const before = titles.find(({ occupation, level }) => occupation === title.occupation && level === 'usual') ?? title;
  const experiences: Experience[] = [];
  const isAtWork = random.chance(0.6);
  let to = isAtWork ? now : now - random.int(1, 9) * 30 * day;
  for (let left = years; left > 0; ) {
    const length = experiences.length === mostJobs - 1 ? left : Math.min(left, random.int(1, 6));
    const from = to - length * 365 * day;
    const company = random.pick(companyNames);
    const isCurrent = experiences.length === 0 && isAtWork;
    experiences.push({
      employerName: language === 'ar' ? `شركة ${company.ar}` : company.en,
      jobTitleId: (experiences.length === 0 ? title : before).id,
      from: calendarDay(from),
      isCurrent,
      to: isCurrent ? null : calendarDay(to),
      description: random.chance(0.7) ? tasksOf(title, language, random) : null,
    });
    left -= length;
    to = from - 30 * day;
  }
  return experiences;
}

function tasksOf({ field }: Title, language: 'ar' | 'en', random: Random): string {
  const [first, second] = random.some(field.tasks, 2).map((task) => task[language]);
  if (language === 'ar') return `${first}، و${second}.`;
  return `${first![0]!.toUpperCase()}${first!.slice(1)}, and ${second}.`;
}

function educationsOf(
  { title, nationality }: PlannedSeeker,
  { bornAt, language }: Words & { bornAt: number },
  now: number,
  random: Random,
): Pick<Career, 'educations' | 'education'> {
  const level = title.field.education;
  if (level === 'none') return { educations: [], education: level };
  const abroad = nationality === 'SA' ? undefined : universitiesAbroad[nationality];
  const places = { high_school: secondarySchools, diploma: saudiColleges, bachelor: saudiUniversities };
  const institution = level !== 'high_school' && abroad ? abroad : random.pick(places[level]);
  const beganAt = bornAt + (level === 'high_school' ? 15 : 18) * year + random.int(0, 30) * day;
  const endedAt = beganAt + { high_school: 3, diploma: 2.5, bachelor: 4 }[level] * year;
  const own: Education = {
    degree: level,
    fieldOfStudy: level === 'high_school' ? null : studyOf.get(title.field.key)![language],
    institution: institution[language],
    from: calendarDay(beganAt),
    to: calendarDay(endedAt),
    ...markOf(level, abroad !== undefined, random),
  };
  const masterAt = endedAt + random.int(3, 40) * 30 * day;
  const isMaster = level === 'bachelor' && random.chance(0.14) && masterAt + 2 * year < now;
  if (!isMaster) return { educations: [own], education: level };
  const master: Education = {
    ...own,
    degree: 'master',
    institution: random.pick(saudiUniversities)[language],
    from: calendarDay(masterAt),
    to: calendarDay(masterAt + 2 * year),
    ...markOf('bachelor', false, random),
  };
  return { educations: [master, own], education: 'master' };
}

function markOf(
  level: 'high_school' | 'diploma' | 'bachelor',
  isAbroad: boolean,
  random: Random,
): Pick<Education, 'gpa' | 'gpaScale'> {
  const gpaScale = level === 'high_school' ? '100' : isAbroad ? '4' : '5';
  const share = 0.6 + random.next() * 0.4;
  return { gpa: random.chance(0.75) ? Math.round(share * Number(gpaScale) * 100) / 100 : null, gpaScale };
}

function certificatesOf(language: 'ar' | 'en', bornAt: number, now: number, random: Random): Certificate[] {
  const count = random.chance(0.4) ? random.int(1, 2) : 0;
  return random.some(certificates, count).map(({ name, issuer, years }) => {
    const at = Math.max(bornAt + 20 * year, now - random.next() * 6 * year);
    return {
      name: name[language],
      issuer: issuer[language],
      issuedAt: calendarDay(at),
      expiresAt: years > 0 ? calendarDay(at + years * year) : null,
      file: null,
    };
  });
}
