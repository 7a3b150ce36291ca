import type { PersonName, Seeker } from '@diwan/api-contract/resources/seekers';
import { moment } from '../cell.ts';
import { amount, column, type ExportColumns, type ExportContext, figure } from '../column.ts';

function personName(name: Seeker['name'], { language }: ExportContext): string {
  const { first, father, family }: PersonName = (language === 'en' && name.en) || name.ar;
  return [first, father, family].filter(Boolean).join(' ');
}

/** Personal data stays as masked as the list shows it. */
export const seekerColumns: ExportColumns<Seeker> = {
  name: [
    column(
      ({ seekers }) => seekers.columns.name,
      ({ name }, context) => personName(name, context),
      32,
    ),
    column(
      ({ own }) => own.number,
      ({ number }) => number,
      18,
    ),
  ],
  jobTitle: [
    column(
      ({ seekers }) => seekers.columns.jobTitle,
      ({ jobTitle }, { ref }) => ref(jobTitle),
      28,
    ),
  ],
  city: [
    column(
      ({ seekers }) => seekers.columns.city,
      ({ cityId }, { cities }) => cities([cityId]),
    ),
  ],
  nationality: [
    column(
      ({ seekers }) => seekers.columns.nationality,
      ({ nationality }, { country }) => country(nationality),
      18,
    ),
  ],
  experience: [
    figure(
      ({ seekers }) => seekers.columns.experience,
      ({ own }) => own.years,
      ({ totalExperienceYears }) => totalExperienceYears,
    ),
  ],
  salaryExpected: [
    amount(
      ({ seekers }) => seekers.columns.salaryExpected,
      ({ salaryExpected }) => salaryExpected,
    ),
  ],
  completeness: [
    figure(
      ({ seekers }) => seekers.columns.completeness,
      () => '%',
      ({ completeness }) => completeness,
    ),
  ],
  lastLoginAt: [
    column(
      ({ seekers }) => seekers.columns.lastLoginAt,
      ({ lastLoginAt }) => moment(lastLoginAt),
      18,
    ),
  ],
  state: [
    column(
      ({ seekers }) => seekers.columns.state,
      ({ state }, { words }) => words.states.seeker[state],
    ),
  ],
  headline: [
    column(
      ({ seekers }) => seekers.fields.headline,
      ({ headline }) => headline,
      40,
    ),
  ],
  gender: [
    column(
      ({ seekers }) => seekers.fields.gender,
      ({ gender }, { words }) => words.choices.gender[gender],
    ),
  ],
  education: [
    column(
      ({ seekers }) => seekers.fields.education,
      ({ education }, { words }) => words.choices.education[education],
      18,
    ),
  ],
  availability: [
    column(
      ({ seekers }) => seekers.fields.availability,
      ({ availability }, { words }) => words.choices.availability[availability],
    ),
  ],
  email: [
    column(
      ({ seekers }) => seekers.fields.email,
      ({ email }) => email,
      28,
    ),
  ],
  mobile: [
    column(
      ({ seekers }) => seekers.fields.mobile,
      ({ mobile }) => mobile,
    ),
  ],
  nationalId: [
    column(
      ({ seekers }) => seekers.fields.nationalId,
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
