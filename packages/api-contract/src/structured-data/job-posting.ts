import type { JobPost } from '../resources/job-posts.ts';
import { cityName } from '../values/places/cities.ts';
import type { Language } from '../values/staff.ts';
import type { LocalizedText } from '../values/text/localized-text.ts';
import { richTextOf } from '../values/text/rich-text.ts';

/** What of a job post is said in words that the contract does not have. */
export interface PostingWords {
  benefits: readonly string[];
  /** Who may apply; null where everybody may. */
  eligibility: string | null;
}

/** A job post as schema.org's JobPosting, for search engines. Without a day on which it was posted it is not complete. */
export interface JobPosting {
  '@context': 'https://schema.org';
  '@type': 'JobPosting';
  [property: string]: unknown;
}

const units = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const;
/** As Google's guide names them; what it has no name for is left out. */
const credentials: Partial<Record<JobPost['education'], string>> = {
  high_school: 'high school',
  diploma: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  phd: 'postgraduate degree',
};
const noRequirements = 'no requirements';
const country = 'SA';

/** A job post in one language; what its employer hides, the name and the pay, is hidden here, too. */
export function jobPostingOf(post: JobPost, language: Language, words: PostingWords): JobPosting {
  const said = (text: LocalizedText | null) => (text && ((language === 'en' && text.en) || text.ar)) || undefined;
  const texts = [post.description, post.responsibilities, post.qualifications].flatMap((text) => said(text) ?? []);
  const isRemote = post.workMode === 'remote';
  return withoutGaps({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: said(post.title),
    description: texts.map(richTextOf).join(''),
    identifier: { '@type': 'PropertyValue', name: 'Diwan', value: post.number },
    datePosted: post.publishedAt ?? undefined,
    validThrough: post.expiresAt,
    employmentType: post.employmentTypes.map((type) => type.toUpperCase()),
    hiringOrganization: post.isConfidential
      ? 'confidential'
      : { '@type': 'Organization', name: said(post.employer.label) },
    jobLocation: post.locations.length > 0 ? post.locations.map((place) => placeOf(place, language)) : undefined,
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote ? { '@type': 'Country', name: country } : undefined,
    eligibilityToWorkRequirement: words.eligibility ?? undefined,
    baseSalary: salaryOf(post.salary),
    directApply: post.applyMode === 'in_platform',
    totalJobOpenings: post.openings,
    industry: said(post.industry?.label ?? null),
    occupationalCategory: post.iscoCode ?? undefined,
    relevantOccupation: { '@type': 'Occupation', name: said(post.jobTitle.label) },
    skills: listed(post.skillRefs.map(({ label }) => said(label)!)),
    responsibilities: said(post.responsibilities),
    qualifications: said(post.qualifications),
    educationRequirements: educationOf(post.education),
    experienceRequirements: experienceOf(post.experienceYears),
    jobBenefits: listed(words.benefits),
    workHours: post.workHours ?? undefined,
    jobStartDate: post.startsOn ?? undefined,
  });
}

/** What Google asks for and a posting lacks. */
export function missingIn(posting: JobPosting): string[] {
  const required = ['title', 'description', 'datePosted', 'hiringOrganization'].filter((name) => !posting[name]);
  return posting.jobLocation || posting.jobLocationType ? required : [...required, 'jobLocation'];
}

/** A posting as it stands in a page: no text of it can end the script. */
export function scriptOf(posting: JobPosting): string {
  const json = JSON.stringify(posting, null, 2).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

function placeOf({ cityId, address }: JobPost['locations'][number], language: Language) {
  return {
    '@type': 'Place',
    address: withoutGaps({
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: cityName(cityId, language),
      addressCountry: country,
    }),
  };
}

function salaryOf({ min, max, period, isVisible }: JobPost['salary']) {
  const [from, to] = [min ?? max, max ?? min].map((halalas) => (halalas === null ? null : halalas / 100));
  if (!isVisible || from === null || to === null) return undefined;
  const amount = from === to ? { value: from } : { minValue: from, maxValue: to };
  return {
    '@type': 'MonetaryAmount',
    currency: 'SAR',
    value: { '@type': 'QuantitativeValue', ...amount, unitText: units[period] },
  };
}

function educationOf(education: JobPost['education']) {
  if (education === 'none') return noRequirements;
  const credentialCategory = credentials[education];
  return credentialCategory && { '@type': 'EducationalOccupationalCredential', credentialCategory };
}

const experienceOf = ({ min }: JobPost['experienceYears']) =>
  min === 0 ? noRequirements : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: min * 12 };

const listed = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : undefined);

const withoutGaps = <T extends object>(whole: T): T =>
  Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== undefined)) as T;
