import { z } from 'zod';
import { choice, file, neededWhen, prose, reference, startingWith } from '#kinds/kinds.ts';
import { calendarDate, text } from '#schema.ts';
import { degrees, gpaScales } from '../seeker.ts';

const name = () => text().min(1).max(200);

/** Where somebody works or has worked. */
export const experience = z.strictObject({
  employerName: name(),
  jobTitleId: reference('jobTitles').nullable(),
  from: calendarDate,
  isCurrent: startingWith(false, z.boolean()),
  to: neededWhen('isCurrent', [false], calendarDate.nullable()),
  description: prose(text().max(2000)).nullable(),
});

/** What somebody studies or has studied. */
export const education = z.strictObject({
  degree: startingWith('bachelor', choice(degrees, 'degree')),
  fieldOfStudy: text().max(200).nullable(),
  institution: name(),
  from: calendarDate.nullable(),
  /** Null while they still study. */
  to: calendarDate.nullable(),
  gpa: z.number().min(0).max(100).multipleOf(0.01).nullable(),
  gpaScale: startingWith('5', choice(gpaScales, 'gpaScale')),
});

/** What somebody was certified by others to know. */
export const certificate = z.strictObject({
  name: name(),
  issuer: name(),
  issuedAt: calendarDate,
  expiresAt: calendarDate.nullable(),
  file: file(['pdf', 'jpeg', 'png', 'webp']).nullable(),
});

/** What a job seeker has done, learnt and proven, the latest first. */
export const career = {
  experiences: z.array(experience).max(30),
  educations: z.array(education).max(10),
  certificates: z.array(certificate).max(30),
} as const;

type Career = { [K in keyof typeof career]: z.output<(typeof career)[K]> };
export type Experience = Career['experiences'][number];
export type Education = Career['educations'][number];
export type Certificate = Career['certificates'][number];

/** Rules across what a career holds; each names the field that the person should look at. */
export function careerRules(
  { experiences, educations, certificates }: Career,
  refuse: (path: string, code: string) => void,
): void {
  const current = experiences.findIndex(({ isCurrent }) => isCurrent);
  for (const [index, { from, to, isCurrent }] of experiences.entries()) {
    if (isCurrent && index !== current) refuse(`experiences.${index}.isCurrent`, 'alreadyWorksHere');
    if (!isCurrent && to === null) refuse(`experiences.${index}.to`, 'required');
    if (to !== null && to <= from) refuse(`experiences.${index}.to`, 'notAfterBeginning');
  }
  for (const [index, { from, to, gpa, gpaScale }] of educations.entries()) {
    if (from !== null && to !== null && to <= from) refuse(`educations.${index}.to`, 'notAfterBeginning');
    if (gpa !== null && gpa > Number(gpaScale)) refuse(`educations.${index}.gpa`, 'aboveScale');
  }
  for (const [index, { issuedAt, expiresAt }] of certificates.entries())
    if (expiresAt !== null && expiresAt <= issuedAt) refuse(`certificates.${index}.expiresAt`, 'notAfterIssue');
}
