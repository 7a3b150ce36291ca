import type { Application } from '@diwan/api-contract/resources/applications';
import type { Namespaces } from '@diwan/messages/namespaces';
import { moment } from '../cell.ts';
import { amount, column, type ExportColumns, figure } from '../column.ts';

export const applicationColumns: ExportColumns<Application, Namespaces['applications']> = {
  candidate: [
    column(
      ({ words }) => words.columns.candidate,
      ({ seeker }, { ref }) => ref(seeker),
      32,
    ),
    column(
      ({ words }) => words.file.headline,
      ({ seekerHeadline }) => seekerHeadline,
      36,
    ),
  ],
  job: [
    column(
      ({ words }) => words.columns.job,
      ({ jobPost }, { ref }) => ref(jobPost),
      36,
    ),
  ],
  match: [
    figure(
      ({ words }) => words.columns.match,
      () => '%',
      ({ matchScore }) => matchScore,
    ),
  ],
  experience: [
    figure(
      ({ words }) => words.columns.experience,
      ({ file }) => file.years,
      ({ experienceYears }) => experienceYears,
    ),
  ],
  city: [
    column(
      ({ words }) => words.columns.city,
      ({ cityId }, { cities }) => cities([cityId]),
    ),
  ],
  expectedSalary: [
    amount(
      ({ words }) => words.columns.expectedSalary,
      ({ expectedSalary }) => expectedSalary,
    ),
  ],
  appliedAt: [
    column(
      ({ words }) => words.columns.appliedAt,
      ({ appliedAt }) => moment(appliedAt),
      18,
    ),
  ],
  inState: [
    column(
      ({ words }) => words.columns.inState,
      ({ stateChangedAt }) => moment(stateChangedAt),
      18,
    ),
  ],
  state: [
    column(
      ({ words }) => words.columns.state,
      ({ state }, { words }) => words.states.application[state],
    ),
  ],
  number: [
    column(
      ({ file }) => file.number,
      ({ number }) => number,
      18,
    ),
  ],
  source: [
    column(
      ({ words }) => words.filters.source,
      ({ source }, { words }) => words.choices.applicationSource[source],
    ),
  ],
  rating: [
    column(
      ({ words }) => words.fields.rating,
      ({ rating }) => rating,
    ),
  ],
  isSaudi: [
    column(
      ({ words }) => words.filters.isSaudi,
      ({ isSaudi }, { yesNo }) => yesNo(isSaudi),
    ),
  ],
};
