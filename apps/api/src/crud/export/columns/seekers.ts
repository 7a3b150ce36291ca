import type { PersonName, Seeker } from '@diwan/api-contract/resources/seekers';
import type { Namespaces } from '@diwan/messages/namespaces';
import { moment } from '../cell.ts';
import { amount, column, type ExportColumns, type ExportContext, figure } from '../column.ts';

function personName(name: Seeker['name'], { language }: ExportContext): string {
  const { first, father, family }: PersonName = (language === 'en' && name.en) || name.ar;
  return [first, father, family].filter(Boolean).join(' ');
}

/** Personal data stays as masked as the list shows it. */
export const seekerColumns: ExportColumns<Seeker, Namespaces['seekers']> = {
  name: [
    column(
      ({ words }) => words.columns.name,
      ({ name }, context) => personName(name, context),
      32,
    ),
    column(
      ({ file }) => file.number,
      ({ number }) => number,
      18,
    ),
  ],
  jobTitle: [
    column(
      ({ words }) => words.columns.jobTitle,
      ({ jobTitle }, { ref }) => ref(jobTitle),
      28,
    ),
  ],
  city: [
    column(
      ({ words }) => words.columns.city,
      ({ cityId }, { cities }) => cities([cityId]),
    ),
  ],
  nationality: [
    column(
      ({ words }) => words.columns.nationality,
      ({ nationality }, { country }) => country(nationality),
      18,
    ),
  ],
  experience: [
    figure(
      ({ words }) => words.columns.experience,
      ({ file }) => file.years,
      ({ totalExperienceYears }) => totalExperienceYears,
    ),
  ],
  salaryExpected: [
    amount(
      ({ words }) => words.columns.salaryExpected,
      ({ salaryExpected }) => salaryExpected,
    ),
  ],
  completeness: [
    figure(
      ({ words }) => words.columns.completeness,
      () => '%',
      ({ completeness }) => completeness,
    ),
  ],
  lastLoginAt: [
    column(
      ({ words }) => words.columns.lastLoginAt,
      ({ lastLoginAt }) => moment(lastLoginAt),
      18,
    ),
  ],
  state: [
    column(
      ({ words }) => words.columns.state,
      ({ state }, { words }) => words.states.seeker[state],
    ),
  ],
  headline: [
    column(
      ({ words }) => words.fields.headline,
      ({ headline }) => headline,
      40,
    ),
  ],
  gender: [
    column(
      ({ words }) => words.fields.gender,
      ({ gender }, { words }) => words.choices.gender[gender],
    ),
  ],
  education: [
    column(
      ({ words }) => words.fields.education,
      ({ education }, { words }) => words.choices.education[education],
      18,
    ),
  ],
  availability: [
    column(
      ({ words }) => words.fields.availability,
      ({ availability }, { words }) => words.choices.availability[availability],
    ),
  ],
  email: [
    column(
      ({ words }) => words.fields.email,
      ({ email }) => email,
      28,
    ),
  ],
  mobile: [
    column(
      ({ words }) => words.fields.mobile,
      ({ mobile }) => mobile,
    ),
  ],
  nationalId: [
    column(
      ({ words }) => words.fields.nationalId,
      ({ nationalId }) => nationalId,
    ),
  ],
  createdAt: [
    column(
      ({ crud }) => crud.stamps.createdAt,
      ({ createdAt }) => moment(createdAt),
      18,
    ),
  ],
};
