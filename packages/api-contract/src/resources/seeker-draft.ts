import { z } from 'zod';
import { kindOf } from '../kinds/kind-of.ts';
import {
  choice,
  choices,
  city,
  country,
  file,
  image,
  language,
  nationalId,
  phone,
  prose,
  reference,
  startingWith,
} from '../kinds/kinds.ts';
import { calendarDate, halalas, optionalLocalizedText, text } from '../schema.ts';
import { career, careerRules } from '../values/records/career/career.ts';
import { educationLevels, employmentTypes, languageLevels, workModes } from '../values/records/job-post.ts';
import {
  availabilities,
  drivingLicenses,
  fraudStatuses,
  genders,
  isWorkingAge,
  maritalStatuses,
  mostTags,
  seekerVisibilities,
  skillLevels,
} from '../values/records/seeker.ts';
import { isNationalId, isOfCitizen } from '../values/text/national-id.ts';

const partOfName = () => text().min(1).max(60);

/** A person's name in up to four parts, as is usual in Saudi Arabia. */
export const personName = z.strictObject({
  first: partOfName(),
  father: partOfName().optional(),
  grandfather: partOfName().optional(),
  family: partOfName(),
});

/** A word by which staff find people again. */
export const seekerTag = () => text().min(1).max(40);

/** What staff may write of a job seeker. */
export const seekerDraft = z.strictObject({
  name: z.strictObject({ ar: personName, en: personName.optional() }),
  photo: image().nullable(),
  gender: choice(genders, 'gender'),
  /** Masked to its year. */
  birthDate: calendarDate.refine(isWorkingAge, 'ageOutOfRange').register(kindOf, { kind: 'date' }),
  nationality: country(),
  /** Masked to the last four digits. */
  nationalId: nationalId().nullable(),
  idExpiresOn: calendarDate.nullable(),
  maritalStatus: choice(maritalStatuses, 'maritalStatus').nullable(),
  /** Masked as a whole: what somebody needs at work because of a disability; null when they have said of none. */
  disability: prose(text().min(1).max(500)).nullable(),
  email: z.email().max(200).toLowerCase(),
  mobile: phone(),
  cityId: city(),
  district: text().max(120).nullable(),
  canRelocate: z.boolean(),
  jobTitleId: reference('jobTitles').nullable(),
  headline: text().max(200).nullable(),
  about: optionalLocalizedText(),
  industries: z.array(z.strictObject({ id: reference('industries') })).max(10),
  skills: z
    .array(
      z.strictObject({
        id: reference('skills'),
        level: startingWith('intermediate', choice(skillLevels, 'skillLevel')),
      }),
    )
    .max(50),
  languages: z
    .array(
      z.strictObject({
        code: startingWith('en', language()),
        level: startingWith('conversational', choice(languageLevels, 'languageLevel')),
      }),
    )
    .max(10),
  education: choice(educationLevels, 'education'),
  totalExperienceYears: z.int().min(0).max(60),
  drivingLicense: choice(drivingLicenses, 'drivingLicense').nullable(),
  portfolioUrls: z.array(z.strictObject({ url: z.url({ protocol: /^https$/ }).max(300) })).max(10),
  currentSalary: halalas.nullable(),
  salaryExpected: halalas.nullable(),
  noticePeriodDays: z.int().min(0).max(365),
  availability: choice(availabilities, 'availability'),
  employmentTypes: choices(employmentTypes, 'employmentType').min(1, { error: 'employmentTypeRequired' }),
  workModes: choices(workModes, 'workMode'),
  visibility: choice(seekerVisibilities, 'seekerVisibility'),
  fraudStatus: choice(fraudStatuses, 'fraudStatus'),
  tags: z.array(seekerTag()).max(mostTags),
  ...career,
  cv: file(['pdf', 'docx', 'doc']).nullable(),
});
export type SeekerDraft = z.output<typeof seekerDraft>;

/** Rules across the fields of a job seeker; each names the field that the person should look at. */
export function seekerRules(draft: SeekerDraft, refuse: (path: string, code: string) => void): void {
  const { nationality, nationalId: id, industries, skills, languages } = draft;
  careerRules(draft, refuse);
  // An id that stays as it is comes masked, and says nothing of this.
  if (id !== null && isNationalId(id) && isOfCitizen(id) !== (nationality === 'SA'))
    refuse('nationalId', 'idOfOtherNationality');
  for (const index of repeated(skills.map((skill) => skill.id))) refuse(`skills.${index}.id`, 'skillExists');
  for (const index of repeated(industries.map((industry) => industry.id))) refuse(`industries.${index}.id`, 'taken');
  for (const index of repeated(languages.map(({ code }) => code))) refuse(`languages.${index}.code`, 'taken');
}

/** Where in a list something stands that stood before. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
