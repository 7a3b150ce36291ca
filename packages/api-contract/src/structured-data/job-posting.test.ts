import { expect, test } from 'vitest';
import type { JobPost } from '../resources/job-posts.ts';
import { educationLevels, employmentTypes, salaryPeriods, workModes } from '../values/records/job-post.ts';
import { type JobPosting, jobPostingOf, missingIn, scriptOf } from './job-posting.ts';

const id = '0190a000-0000-7000-8000-000000000001';
const post = {
  number: 'JOB-2026-000001',
  title: { ar: 'محاسب', en: 'Accountant' },
  description: { ar: '<p>نبحث عن محاسب.</p>', en: '<p>We look for an accountant.</p>' },
  responsibilities: { ar: 'مسك الدفاتر', en: 'Keep the books' },
  qualifications: null,
  employer: { id, label: { ar: 'شركة الأفق', en: 'Horizon' }, image: null },
  jobTitle: { id, label: { ar: 'محاسب', en: 'Accountant' } },
  industry: null,
  skillRefs: [
    { id, label: { ar: 'محاسبة', en: 'Accounting' } },
    { id, label: { ar: 'ضرائب' } },
  ],
  iscoCode: '2411',
  employmentTypes: ['full_time', 'contractor'],
  workMode: 'onsite',
  locations: [{ cityId: 'jeddah', address: 'طريق المدينة' }],
  openings: 3,
  experienceYears: { min: 2, max: 5 },
  education: 'bachelor',
  salary: { min: 8_000_50, max: 9_000_00, period: 'month', isVisible: true, isNegotiable: false },
  workHours: null,
  startsOn: '2026-05-01',
  publishedAt: '2026-03-01T09:00:00.000000Z',
  expiresAt: '2026-04-01T09:00:00.000000Z',
  applyMode: 'in_platform',
  isConfidential: false,
} as unknown as JobPost;
const words = { benefits: ['Housing', 'Bonus'], eligibility: null };
const posting = (changes: Partial<JobPost> = {}) => jobPostingOf({ ...post, ...changes }, 'en', words);

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isMoment: Check = (value) => isText(value) && !Number.isNaN(Date.parse(value as string));
const isNumber: Check = (value) => typeof value === 'number' && value >= 0;
const isOneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);
const every =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
/** A thing of a type that has no other properties than these; those with a `?` may be missing. */
const isThing =
  (type: string, properties: Record<string, Check>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || (value as { '@type'?: string })['@type'] !== type) return false;
    const given = Object.entries(value).filter(([name]) => !name.startsWith('@'));
    const known = given.every(([name, part]) => (properties[name] ?? properties[`${name}?`])?.(part) ?? false);
    return known && Object.keys(properties).every((name) => name.endsWith('?') || name in value);
  };

/** What schema.org and Google's guide say of a JobPosting: the types of its properties, and the values of its lists. */
const isJobPosting = isThing('JobPosting', {
  title: isText,
  description: (value) => isText(value) && /^<(p|ul|ol|h[2-4])\b/.test(value as string),
  datePosted: isMoment,
  hiringOrganization: either(isOneOf(['confidential']), isThing('Organization', { name: isText })),
  identifier: isThing('PropertyValue', { name: isText, value: isText }),
  validThrough: isMoment,
  employmentType: every(
    isOneOf(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER']),
  ),
  directApply: (value) => typeof value === 'boolean',
  totalJobOpenings: Number.isInteger,
  relevantOccupation: isThing('Occupation', { name: isText }),
  experienceRequirements: either(
    isOneOf(['no requirements']),
    isThing('OccupationalExperienceRequirements', { monthsOfExperience: isNumber }),
  ),
  'educationRequirements?': either(
    isOneOf(['no requirements']),
    isThing('EducationalOccupationalCredential', {
      credentialCategory: isOneOf([
        'high school',
        'associate degree',
        'bachelor degree',
        'professional certificate',
        'postgraduate degree',
      ]),
    }),
  ),
  'jobLocation?': every(
    isThing('Place', {
      address: isThing('PostalAddress', {
        addressLocality: isText,
        addressCountry: isOneOf(['SA']),
        'streetAddress?': isText,
      }),
    }),
  ),
  'jobLocationType?': isOneOf(['TELECOMMUTE']),
  'applicantLocationRequirements?': isThing('Country', { name: isText }),
  'baseSalary?': isThing('MonetaryAmount', {
    currency: isOneOf(['SAR']),
    value: isThing('QuantitativeValue', {
      unitText: isOneOf(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
      'value?': isNumber,
      'minValue?': isNumber,
      'maxValue?': isNumber,
    }),
  }),
  ...Object.fromEntries(
    [
      'eligibilityToWorkRequirement',
      'industry',
      'occupationalCategory',
      'skills',
      'responsibilities',
      'qualifications',
      'jobBenefits',
      'workHours',
    ].map((name) => [`${name}?`, isText]),
  ),
  'jobStartDate?': isMoment,
});

const variants: [string, Partial<JobPost>][] = [
  ['as it is', {}],
  ['confidential', { isConfidential: true }],
  ['with little known', { responsibilities: null, skillRefs: [], iscoCode: null, startsOn: null, locations: [] }],
  ['with a fixed pay', { salary: { ...post.salary, min: null } }],
  ['for beginners', { experienceYears: { min: 0, max: null } }],
  ...workModes.map((workMode): [string, Partial<JobPost>] => [workMode, { workMode }]),
  ...employmentTypes.map((type): [string, Partial<JobPost>] => [type, { employmentTypes: [type] }]),
  ...educationLevels.map((education): [string, Partial<JobPost>] => [education, { education }]),
  ...salaryPeriods.map((period): [string, Partial<JobPost>] => [period, { salary: { ...post.salary, period } }]),
];

test.each(variants)('a job post %s keeps to the rules of schema.org and of Google', (_, changes) => {
  expect(isJobPosting(posting(changes)), JSON.stringify(posting(changes), null, 2)).toBe(true);
});

test('the rules notice what is wrong', () => {
  const broken: object[] = [
    { employmentType: ['FULLTIME'] },
    { baseSalary: 8_000 },
    { hiringOrganization: 'Horizon' },
    { datePosted: undefined },
    { color: 'red' },
  ];
  for (const part of broken) expect(isJobPosting({ ...posting(), ...part }), JSON.stringify(part)).toBe(false);
});

test('it says what the post says, in one language, in riyals and months', () => {
  expect(posting()).toMatchObject({
    title: 'Accountant',
    description: '<p>We look for an accountant.</p><p dir="auto">Keep the books</p>',
    hiringOrganization: { name: 'Horizon' },
    baseSalary: { value: { minValue: 8000.5, maxValue: 9000, unitText: 'MONTH' } },
    experienceRequirements: { monthsOfExperience: 24 },
    jobLocation: [{ address: { addressLocality: 'Jeddah', streetAddress: 'طريق المدينة' } }],
    skills: 'Accounting, ضرائب',
    jobBenefits: 'Housing, Bonus',
  });
  expect(jobPostingOf(post, 'ar', words)).toMatchObject({ title: 'محاسب', hiringOrganization: { name: 'شركة الأفق' } });
});

test('what its employer hides is nowhere: the name, and the pay', () => {
  const hidden = posting({ isConfidential: true, salary: { ...post.salary, isVisible: false } });
  expect(JSON.stringify(hidden)).not.toMatch(/Horizon|الأفق|8000/);
  expect(hidden.hiringOrganization).toBe('confidential');
});

test('remote work names the country of its applicants instead of a place', () => {
  expect(posting({ workMode: 'remote', locations: [] })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'SA' },
  });
  expect(posting({ workMode: 'hybrid' })).not.toHaveProperty('jobLocationType');
});

test('what is missing is named: the day before it is published, the place where there is none', () => {
  expect(missingIn(posting())).toEqual([]);
  expect(missingIn(posting({ publishedAt: null }))).toEqual(['datePosted']);
  expect(missingIn(posting({ locations: [] }))).toEqual(['jobLocation']);
  expect(missingIn(posting({ workMode: 'remote', locations: [] }))).toEqual([]);
});

test('no text of a post ends the script that it stands in', () => {
  const script = scriptOf(posting({ title: { ar: 'محاسب', en: '</script><script>alert(1)</script>' } }));
  expect(script.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = script.replace(/^.*\n|\n.*$/g, '');
  expect((JSON.parse(json) as JobPosting).title).toBe('</script><script>alert(1)</script>');
});
