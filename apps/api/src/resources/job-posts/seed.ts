import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import { cities } from '@diwan/api-contract/values/places/cities';
import { benefits } from '@diwan/api-contract/values/records/job-post';
import { cityPay } from '#seeding/data/companies.ts';
import { closings, dutiesLead, openings, questions, shifts, workHours } from '#seeding/data/sentences.ts';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { calendarDay, day, instant, makeId } from '#seeding/time.ts';
import { type Terms, termsOf } from '../taxonomy/terms.ts';
import type { PlannedJobPost } from './planned-job-post.ts';
import { jobPostSearchKey } from './search-key.ts';
import { seededCriteria } from './seed/criteria.ts';
import { payShare, withFlaw } from './seed/flaws.ts';
import { planJobPosts } from './seed/plan.ts';
import { teamOf } from './seed/team.ts';

export const jobPostsSeed: Seed<PlannedJobPost[]> = {
  plan: planJobPosts,
  rows: jobPostRows,
  notifications: (posts) =>
    posts
      .filter(({ state }) => state === 'pending_review')
      .slice(-12)
      .map(({ id, title, createdAt }) => ({
        kind: 'jobPostSubmitted',
        ref: { resource: 'jobPosts', id, label: title.name },
        at: createdAt,
      })),
};

function* jobPostRows(posts: PlannedJobPost[], seeding: Seeding) {
  const { seed, now, use } = seeding;
  const terms = termsOf(seeding);
  const random = createRandom(seed, 'job-posts.details');
  const ofTeams = createRandom(seed, 'job-posts.teams');
  const judging = createRandom(seed, 'job-posts.criteria');
  const approving = createRandom(seed, 'job-posts.approvals');
  const texts = new Map<string, ReturnType<typeof describe>>();
  for (const post of posts) {
    const { id, number, state, employer, title, createdAt, publishedAt, counts } = post;
    const source = random.weighted({ employer: 70, staff: 25, import: 5 });
    const createdBy = {
      employer: { type: 'employer' as const, id: employer.id, name: employer.name.ar },
      staff: random.pick(staffActors),
      import: theSystem,
    }[source];
    const industryId = terms.industries.get(employer.section)!.id;
    const skills = skillsFor(post, terms, random);
    for (const termId of [title.id, industryId, ...skills.map((skill) => skill.id)]) use(termId, createdAt);
    const workMode = random.weighted({ onsite: 78, hybrid: 15, remote: 7 });
    const updatedAt = post.settledAt ?? publishedAt ?? createdAt;
    const own = withFlaw(describe(post, random), post);
    const text = (post.copyOf && texts.get(post.copyOf.id)) ?? own;
    if (state === 'published') texts.set(id, text);
    const hasQuestions = random.chance(0.3);
    const employmentTypes = employmentTypesOf(post, random);
    const matched: NonNullable<PlannedJobPost['matched']> = {
      skills,
      workMode,
      locations: workMode === 'remote' ? [] : [{ cityId: post.cityId, address: null }],
      nationality: nationalityOf(random),
      experienceYears: experienceOf(post, random),
      education: title.field.education,
      languages: random.chance(0.6)
        ? [{ code: 'en', level: random.pick(['basic', 'conversational', 'fluent'] as const) }]
        : [],
      salary: salaryOf(post, employmentTypes[0]!, random),
      questions: hasQuestions
        ? random.some(questions, random.int(1, 3)).map((question) => asQuestion(question, createdAt, random))
        : [],
    };
    post.matched = matched;
    yield {
      id,
      number,
      criteria: seededCriteria(createdAt, judging),
      scorecardsNeeded: approving.chance(0.06) ? approving.int(1, 2) : null,
      version: publishedAt ? 3 : 1,
      createdAt: instant(createdAt),
      updatedAt: instant(updatedAt),
      stateChangedAt: instant(updatedAt),
      createdBy,
      updatedBy: publishedAt ? random.pick(staffActors) : createdBy,
      searchKey: jobPostSearchKey({ number, title: text.title }, employer),
      state,
      employerId: employer.id,
      ...teamOf(seeding.staff, ofTeams),
      ...text,
      jobTitleId: title.id,
      iscoCode: title.occupation.isco,
      industryId,
      ...matched,
      employmentTypes,
      gender: random.weighted({ any: 84, male: 9, female: 7 }),
      openings: post.openings,
      benefits: random.some(benefits, random.int(1, 5)),
      workHours: random.chance(0.8) ? random.pick(workHours) : null,
      shift: random.chance(0.3) ? random.pick(shifts) : null,
      startsOn: random.chance(0.4) ? calendarDay(post.expiresAt + 15 * day) : null,
      publishAt: post.publishAt === null ? null : instant(post.publishAt),
      expiresAt: instant(post.expiresAt),
      ...applyOf(employer.number, random),
      isConfidential: random.chance(0.05),
      isUrgent: random.chance(0.12),
      featuredUntil: state === 'published' && random.chance(0.06) ? calendarDay(now + random.int(2, 20) * day) : null,
      filled: counts.recruited,
      viewsCount: viewsOf(post, random),
      publishedAt: publishedAt === null ? null : instant(publishedAt),
      extensionsCount: random.chance(0.1) && publishedAt ? random.int(1, 2) : 0,
      warnedFor: post.expiresAt - now < 3 * day ? instant(post.expiresAt) : null,
      alertedAt: publishedAt === null ? null : instant(publishedAt),
      closeReason: post.closeReason,
      examId: post.examId ?? null,
      changeRequest: post.changeRequest ?? null,
      endedFrom: post.endedFrom,
      pausedBy: post.pausedBy,
      source,
      pendingCount: counts.pending,
      inProgressCount: counts['in-progress'],
      approvedCount: counts.approved,
      rejectedCount: counts.rejected,
      recruitedCount: counts.recruited,
    };
  }
}

/** Everything that is said about the work, in both languages. */
function describe(
  { title, employer, cityId }: PlannedJobPost,
  random: Random,
): Pick<JobPost, 'title' | 'description' | 'responsibilities' | 'qualifications'> {
  const { tasks, needs } = title.field;
  const opening = random.pick(openings);
  const closing = random.pick(closings);
  const [first, second, ...others] = random.some(tasks, 5);
  const wanted = random.some(needs, random.int(2, 3));
  const hasEnglish = random.chance(0.85);
  const fill = (text: string, language: 'ar' | 'en') =>
    text
      .replace('{employer}', employer.name[language])
      .replace('{title}', title.name[language]!)
      .replace(/\ba (?=[AEIOU])/, 'an ')
      .replace('{city}', cities[cityId][language]);
  const said = (language: 'ar' | 'en', and: string) =>
    `${fill(opening[language], language)} ${dutiesLead[language]} ${first![language]}${and}${second![language]}. ${closing[language]}`;
  const list = (texts: { ar: string; en: string }[]) => ({
    ar: texts.map(({ ar }) => `• ${ar}`).join('\n'),
    ...(hasEnglish ? { en: texts.map(({ en }) => `• ${en[0]!.toUpperCase()}${en.slice(1)}`).join('\n') } : {}),
  });
  return {
    title: hasEnglish ? title.name : { ar: title.name.ar },
    description: { ar: said('ar', '، و'), ...(hasEnglish ? { en: said('en', ', and ') } : {}) },
    responsibilities: list(others),
    qualifications: list(wanted),
  };
}

function skillsFor({ title }: PlannedJobPost, terms: Terms, random: Random): JobPost['skills'] {
  const own = random.some(terms.skillsOf.get(title.field)!, random.int(3, 6));
  const general = random.some(terms.generalSkills, random.int(0, 2));
  return [
    ...own.map(({ id }, index) => ({ id, isRequired: index < 2 })),
    ...general.map(({ id }) => ({ id, isRequired: false })),
  ];
}

function employmentTypesOf({ title }: PlannedJobPost, random: Random): JobPost['employmentTypes'] {
  if (title.level === 'graduate' && random.chance(0.2)) return ['intern'];
  const type = random.weighted({
    full_time: 84,
    part_time: 6,
    contractor: 5,
    temporary: 3,
    per_diem: 1,
    volunteer: 0.5,
    other: 0.5,
  });
  return type === 'part_time' && random.chance(0.3) ? ['part_time', 'temporary'] : [type];
}

function nationalityOf(random: Random): JobPost['nationality'] {
  const rule = random.weighted({ any: 62, saudi_only: 33, list: 5 });
  return {
    rule,
    countries: rule === 'list' ? random.some(['SA', 'EG', 'JO', 'SY', 'YE', 'IN', 'PK', 'PH'], random.int(2, 4)) : [],
  };
}

function experienceOf({ title }: PlannedJobPost, random: Random): JobPost['experienceYears'] {
  const min = { graduate: 0, usual: random.int(1, 4), senior: random.int(6, 9) }[title.level];
  return { min, max: random.chance(0.6) ? min + random.int(2, 6) : null };
}

/** Of a month's full pay. */
const payOfType: Partial<Record<JobPost['employmentTypes'][number], number>> = { part_time: 0.5, intern: 0.6 };
/** Of what the big cities pay. */
const elsewhere = 0.9;
/** What counts towards Saudization. */
const leastPay = 4_000;

function salaryOf(post: PlannedJobPost, type: JobPost['employmentTypes'][number], random: Random): JobPost['salary'] {
  const { title, cityId } = post;
  const share = (cityPay[cityId] ?? elsewhere) * (payOfType[type] ?? 1) * payShare(post);
  const round = (amount: number) => Math.round((amount * share) / 500) * 500;
  const isStated = (random.chance(0.9) || post.flaw !== undefined) && type !== 'volunteer';
  const least = round(title.salary.min * (0.9 + random.next() * 0.2));
  const min = type === 'full_time' && payShare(post) === 1 ? Math.max(leastPay, least) : least;
  const max = Math.max(min + 500, round(title.salary.max * (0.85 + random.next() * 0.2)));
  return {
    min: isStated ? min * 100 : null,
    max: isStated ? max * 100 : null,
    period: 'month',
    isVisible: isStated && random.chance(0.75),
    isNegotiable: random.chance(0.4),
  };
}

function applyOf(employerNumber: string, random: Random): Pick<JobPost, 'applyMode' | 'applyUrl' | 'applyEmail'> {
  const applyMode = random.weighted({ in_platform: 92, external_url: 5, email: 3 });
  const host = `${employerNumber.toLowerCase()}.example.com`;
  return {
    applyMode,
    applyUrl: applyMode === 'external_url' ? `https://${host}/careers` : null,
    applyEmail: applyMode === 'email' ? `jobs@${host}` : null,
  };
}

function asQuestion(
  { text, type, expected }: (typeof questions)[number],
  at: number,
  random: Random,
): JobPost['questions'][number] {
  const isKnockout = expected !== null && random.chance(0.7);
  return {
    id: makeId(at, random),
    text,
    type,
    options: [],
    isRequired: isKnockout || random.chance(0.5),
    expectedAnswer: expected,
    isKnockout,
  };
}

function viewsOf({ counts, publishedAt }: PlannedJobPost, random: Random): number {
  if (publishedAt === null) return 0;
  const applicants = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return applicants * random.int(8, 30) + random.int(0, 60);
}
