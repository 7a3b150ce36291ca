import type { JobPostDraft } from '../resources/job-post-draft.ts';
import type { Seeker } from '../resources/seekers.ts';
import { type educationLevels, languageLevels } from '../values/records/job-post.ts';
import type { MatchExplanation, MatchPart } from './explanation.ts';

/** What of a job post is held against people. */
export type MatchedPost = Pick<
  JobPostDraft,
  'skills' | 'experienceYears' | 'education' | 'workMode' | 'locations' | 'salary' | 'languages' | 'nationality'
>;
/** What of a person is held against a job post. */
export type MatchedSeeker = Pick<
  Seeker,
  | 'skills'
  | 'totalExperienceYears'
  | 'education'
  | 'cityId'
  | 'canRelocate'
  | 'salaryExpected'
  | 'languages'
  | 'nationality'
>;

/** What each part counts for; only those that are asked for and known are weighed. */
export const weights: Readonly<Record<MatchPart['part'], number>> = {
  requiredSkills: 35,
  optionalSkills: 10,
  experience: 20,
  education: 10,
  place: 10,
  salary: 10,
  languages: 5,
};
/** Whoever may not be employed is never a good match. */
export const mostWhenNotEligible = 30;

type PartOf<P extends MatchPart['part']> = Extract<MatchPart, { part: P }> | null;
const named = <const P extends MatchPart['part']>(part: P) => ({ part, weight: weights[part] });

/** How a person matches a job post, part by part: the same answer for the same two, whoever asks. */
export function explainMatch(post: MatchedPost, seeker: MatchedSeeker): MatchExplanation {
  const parts: (MatchPart | null)[] = [
    judgeSkills('requiredSkills', post, seeker),
    judgeSkills('optionalSkills', post, seeker),
    judgeExperience(post, seeker),
    judgeEducation(post, seeker),
    judgePlace(post, seeker),
    judgeSalary(post, seeker),
    judgeLanguages(post, seeker),
  ];
  return { parts: parts.filter((part) => part !== null), isEligible: isEligible(post, seeker) };
}

/** The score that follows from an explanation, 0 to 100; 0 where nothing could be judged. */
export function scoreOf({ parts, isEligible: may }: MatchExplanation): number {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const earned = parts.reduce((sum, part) => sum + part.weight * part.earned, 0);
  const score = whole === 0 ? 0 : Math.round(earned / whole);
  return may ? score : Math.min(score, mostWhenNotEligible);
}

/** Skills are terms of the taxonomy: whoever writes a synonym has chosen the same term. */
function judgeSkills(
  part: 'requiredSkills' | 'optionalSkills',
  { skills }: MatchedPost,
  { skills: held }: MatchedSeeker,
): PartOf<'requiredSkills' | 'optionalSkills'> {
  const ids = new Set(held.map(({ id }) => id));
  const asked = skills.filter(({ isRequired }) => isRequired === (part === 'requiredSkills'));
  if (asked.length === 0) return null;
  const has = asked.filter(({ id }) => ids.has(id)).length;
  return { ...named(part), has, of: asked.length, earned: Math.round((has / asked.length) * 100) };
}

/** For each year more than was asked for. */
const lostByYearTooMany = 10;
const leastWithTooMany = 50;

function judgeExperience(
  { experienceYears: { min, max } }: MatchedPost,
  { totalExperienceYears: years }: MatchedSeeker,
): PartOf<'experience'> {
  if (min === 0 && max === null) return null;
  const tooMany = max === null ? 0 : Math.max(0, years - max);
  const earned =
    years < min ? Math.round((years / min) * 100) : Math.max(leastWithTooMany, 100 - tooMany * lostByYearTooMany);
  return { ...named('experience'), years, min, max, earned };
}

const steps = [
  'none',
  'high_school',
  'diploma',
  'bachelor',
  'master',
  'phd',
] as const satisfies (typeof educationLevels)[number][];
/** A degree of another kind counts as the end of school does. */
const stepOf = (level: (typeof educationLevels)[number]) => steps.indexOf(level === 'other' ? 'high_school' : level);
const lostByStep = 50;

function judgeEducation({ education: asked }: MatchedPost, { education: has }: MatchedSeeker): PartOf<'education'> {
  if (asked === 'none' || asked === 'other') return null;
  const lacking = Math.max(0, stepOf(asked) - stepOf(has));
  return { ...named('education'), has, asked, earned: Math.max(0, 100 - lacking * lostByStep) };
}

const earnedByPlace = { sameCity: 100, canRelocate: 60, elsewhere: 0 } as const;

function judgePlace({ workMode, locations }: MatchedPost, { cityId, canRelocate }: MatchedSeeker): PartOf<'place'> {
  if (workMode === 'remote' || locations.length === 0) return null;
  const isThere = locations.some((location) => location.cityId === cityId);
  const outcome = isThere ? 'sameCity' : canRelocate ? 'canRelocate' : 'elsewhere';
  return { ...named('place'), outcome, cityId, earned: earnedByPlace[outcome] };
}

/** How much of a month's work a period is. */
const periodsInMonth = { hour: 176, day: 22, week: 52 / 12, month: 1, year: 1 / 12 } as const;
/** For each percent above what is offered. */
const lostByPercent = { fixed: 2, negotiable: 1 } as const;

function judgeSalary({ salary }: MatchedPost, { salaryExpected: expected }: MatchedSeeker): PartOf<'salary'> {
  const offered = salary.max ?? salary.min;
  if (offered === null || offered === 0 || expected === null) return null;
  const most = Math.round(offered * periodsInMonth[salary.period]);
  const percentAbove = (Math.max(0, expected - most) / most) * 100;
  const lost = percentAbove * lostByPercent[salary.isNegotiable ? 'negotiable' : 'fixed'];
  return { ...named('salary'), expected, most, earned: Math.max(0, Math.round(100 - lost)) };
}

/** A language below the level that was asked for counts for half of one. */
function judgeLanguages({ languages: asked }: MatchedPost, { languages: spoken }: MatchedSeeker): PartOf<'languages'> {
  if (asked.length === 0) return null;
  const levels = new Map(spoken.map(({ code, level }) => [code, languageLevels.indexOf(level)]));
  const shares = asked.map(({ code, level }) => {
    const own = levels.get(code);
    if (own === undefined) return 0;
    return own >= languageLevels.indexOf(level) ? 1 : 0.5;
  });
  const sum = shares.reduce((one: number, other) => one + other, 0);
  return {
    ...named('languages'),
    has: shares.filter((share) => share === 1).length,
    of: asked.length,
    earned: Math.round((sum / asked.length) * 100),
  };
}

function isEligible({ nationality: { rule, countries } }: MatchedPost, { nationality }: MatchedSeeker): boolean {
  if (rule === 'saudi_only') return nationality === 'SA';
  return rule === 'any' || countries.some((country) => country === nationality);
}
