import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { educationLevels, languageLevels } from '../values/records/job-post.ts';
import { matchExplanation } from './explanation.ts';
import { explainMatch, type MatchedPost, type MatchedSeeker, mostWhenNotEligible, scoreOf, weights } from './match.ts';

const [react, node, sql, excel, law] = [1, 2, 3, 4, 5].map((n) => `0190a000-0000-7000-8000-00000000000${n}`);
const skill = (id: string | undefined) => ({ id: id!, level: 'advanced' as const });

const post: MatchedPost = {
  skills: [
    { id: react!, isRequired: true },
    { id: node!, isRequired: true },
    { id: sql!, isRequired: false },
  ],
  experienceYears: { min: 3, max: 6 },
  education: 'bachelor',
  workMode: 'onsite',
  locations: [{ cityId: 'riyadh', address: null }],
  salary: { min: 1_000_000, max: 1_500_000, period: 'month', isVisible: true, isNegotiable: false },
  languages: [{ code: 'en', level: 'fluent' }],
  nationality: { rule: 'any', countries: [] },
};
const seeker: MatchedSeeker = {
  skills: [skill(react), skill(node), skill(sql), skill(excel)],
  totalExperienceYears: 4,
  education: 'bachelor',
  cityId: 'riyadh',
  canRelocate: false,
  salaryExpected: 1_400_000,
  languages: [{ code: 'en', level: 'fluent' }],
  nationality: 'SA',
};
const scored = (given: Partial<MatchedSeeker>, asked: Partial<MatchedPost> = {}) =>
  scoreOf(explainMatch({ ...post, ...asked }, { ...seeker, ...given }));
const earned = (part: string, given: Partial<MatchedSeeker>, asked: Partial<MatchedPost> = {}) =>
  explainMatch({ ...post, ...asked }, { ...seeker, ...given }).parts.find((each) => each.part === part)?.earned;

describe('the examples of docs/matching.md', () => {
  test('the weights make a hundred, and whoever has everything has all of it', () => {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(scored({})).toBe(100);
  });

  test('one of two required skills, two years of three and a city away', () => {
    const away: Partial<MatchedSeeker> = {
      skills: [skill(react)],
      totalExperienceYears: 2,
      cityId: 'jeddah',
      canRelocate: true,
    };
    // (35 × 50 + 10 × 0 + 20 × 67 + 10 × 100 + 10 × 60 + 10 × 100 + 5 × 100) / 100
    expect(scored(away)).toBe(62);
  });

  test.each([
    ['requiredSkills', { skills: [skill(law)] }, {}, 0],
    ['experience', { totalExperienceYears: 8 }, {}, 80],
    ['experience', { totalExperienceYears: 30 }, {}, 50],
    ['experience', { totalExperienceYears: 9 }, { experienceYears: { min: 3, max: null } }, 100],
    ['education', { education: 'diploma' }, {}, 50],
    ['education', { education: 'high_school' }, {}, 0],
    ['education', { education: 'phd' }, {}, 100],
    ['place', { cityId: 'jeddah' }, {}, 0],
    ['salary', { salaryExpected: 1_650_000 }, {}, 80],
    ['salary', { salaryExpected: 1_650_000 }, { salary: { ...post.salary, isNegotiable: true } }, 90],
    ['salary', { salaryExpected: 1_500_000 }, { salary: { ...post.salary, max: 18_000_000, period: 'year' } }, 100],
    ['languages', { languages: [{ code: 'en', level: 'basic' }] }, {}, 50],
    ['languages', { languages: [] }, {}, 0],
  ] as const)('%s of %o for %o earns %d', (part, given, asked, points) => {
    expect(earned(part, given as Partial<MatchedSeeker>, asked)).toBe(points);
  });

  test('what is not asked for, or not known, is not weighed', () => {
    expect(earned('place', {}, { workMode: 'remote' })).toBeUndefined();
    expect(earned('education', {}, { education: 'none' })).toBeUndefined();
    expect(earned('salary', { salaryExpected: null })).toBeUndefined();
    const nothing: Partial<MatchedPost> = {
      skills: [],
      experienceYears: { min: 0, max: null },
      education: 'none',
      locations: [],
      languages: [],
    };
    expect(scored({}, nothing)).toBe(100);
    expect(scored({ salaryExpected: null }, nothing)).toBe(0);
  });

  test('whoever may not be employed has 30 at most', () => {
    const onlySaudis = { nationality: { rule: 'saudi_only' as const, countries: [] } };
    const some = { nationality: { rule: 'list' as const, countries: ['EG' as const, 'JO' as const] } };
    expect(scored({ nationality: 'EG' }, onlySaudis)).toBe(mostWhenNotEligible);
    expect(scored({}, onlySaudis)).toBe(100);
    expect(scored({ nationality: 'JO' }, some)).toBe(100);
    expect(scored({}, some)).toBe(mostWhenNotEligible);
  });
});

const ids = [react, node, sql, excel, law].map((id) => id!);
const anyPost: fc.Arbitrary<MatchedPost> = fc.record({
  skills: fc
    .uniqueArray(fc.constantFrom(...ids))
    .chain((own) => fc.tuple(...own.map((id) => fc.record({ id: fc.constant(id), isRequired: fc.boolean() })))),
  experienceYears: fc.record({ min: fc.nat(20), max: fc.option(fc.integer({ min: 20, max: 40 })) }),
  education: fc.constantFrom(...educationLevels),
  workMode: fc.constantFrom('onsite', 'hybrid', 'remote'),
  locations: fc.array(fc.record({ cityId: fc.constantFrom('riyadh', 'jeddah'), address: fc.constant(null) })),
  salary: fc.record({
    min: fc.option(fc.nat(5_000_000)),
    max: fc.option(fc.nat(9_000_000)),
    period: fc.constantFrom('hour', 'day', 'week', 'month', 'year'),
    isVisible: fc.boolean(),
    isNegotiable: fc.boolean(),
  }),
  languages: fc.array(
    fc.record({ code: fc.constantFrom('en', 'ar', 'fr'), level: fc.constantFrom(...languageLevels) }),
  ),
  nationality: fc.record({
    rule: fc.constantFrom('any', 'saudi_only', 'list'),
    countries: fc.array(fc.constantFrom('SA', 'EG')),
  }),
});
const anySeeker: fc.Arbitrary<MatchedSeeker> = fc.record({
  skills: fc.uniqueArray(fc.constantFrom(...ids)).map((own) => own.map(skill)),
  totalExperienceYears: fc.nat(60),
  education: fc.constantFrom(...educationLevels),
  cityId: fc.constantFrom('riyadh', 'jeddah', 'abha'),
  canRelocate: fc.boolean(),
  salaryExpected: fc.option(fc.nat(9_000_000)),
  languages: fc.uniqueArray(
    fc.record({ code: fc.constantFrom('en', 'ar', 'fr'), level: fc.constantFrom(...languageLevels) }),
    { selector: ({ code }) => code },
  ),
  nationality: fc.constantFrom('SA', 'EG', 'JO'),
});

describe('whoever it is and whatever is asked', () => {
  test('the score lies between 0 and 100, and the explanation is one that is stored', () => {
    fc.assert(
      fc.property(anyPost, anySeeker, (asked, given) => {
        const explanation = explainMatch(asked, given);
        expect(matchExplanation.parse(explanation)).toEqual(explanation);
        const score = scoreOf(explanation);
        expect(Number.isInteger(score) && score >= 0 && score <= (explanation.isEligible ? 100 : 30)).toBe(true);
      }),
    );
  });

  test('the order of skills, languages and places says nothing', () => {
    fc.assert(
      fc.property(anyPost, anySeeker, (asked, given) => {
        const turned = { ...asked, skills: asked.skills.toReversed(), locations: asked.locations.toReversed() };
        const other = { ...given, skills: given.skills.toReversed(), languages: given.languages.toReversed() };
        expect(explainMatch(turned, other)).toEqual(explainMatch(asked, given));
      }),
    );
  });

  test('to learn a skill, to move there, to ask for less and to be allowed never lowers a score', () => {
    fc.assert(
      fc.property(anyPost, anySeeker, fc.constantFrom(...ids), (asked, given, id) => {
        const before = scoreOf(explainMatch(asked, given));
        const skilled = { ...given, skills: [...given.skills.filter((one) => one.id !== id), skill(id)] };
        const moved = { ...given, cityId: asked.locations[0]?.cityId ?? given.cityId };
        const modest = { ...given, salaryExpected: given.salaryExpected && Math.floor(given.salaryExpected / 2) };
        for (const better of [skilled, moved, modest, { ...given, canRelocate: true }])
          expect(scoreOf(explainMatch(asked, better))).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
