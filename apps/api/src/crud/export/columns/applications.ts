import type { Application } from '@diwan/api-contract/resources/applications';
import { moment } from '../cell.ts';
import { amount, column, type ExportColumns, figure } from '../column.ts';

export const applicationColumns: ExportColumns<Application> = {
  candidate: [
    column(
      ({ applications }) => applications.columns.candidate,
      ({ seeker }, { ref }) => ref(seeker),
      32,
    ),
    column(
      ({ seekers }) => seekers.fields.headline,
      ({ seekerHeadline }) => seekerHeadline,
      36,
    ),
  ],
  job: [
    column(
      ({ applications }) => applications.columns.job,
      ({ jobPost }, { ref }) => ref(jobPost),
      36,
    ),
  ],
  match: [
    figure(
      ({ applications }) => applications.columns.match,
      () => '%',
      ({ matchScore }) => matchScore,
    ),
  ],
  experience: [
    figure(
      ({ applications }) => applications.columns.experience,
      ({ own }) => own.years,
      ({ experienceYears }) => experienceYears,
    ),
  ],
  city: [
    column(
      ({ applications }) => applications.columns.city,
      ({ cityId }, { cities }) => cities([cityId]),
    ),
  ],
  expectedSalary: [
    amount(
      ({ applications }) => applications.columns.expectedSalary,
      ({ expectedSalary }) => expectedSalary,
    ),
  ],
  appliedAt: [
    column(
      ({ applications }) => applications.columns.appliedAt,
      ({ appliedAt }) => moment(appliedAt),
      18,
    ),
  ],
  inState: [
    column(
      ({ applications }) => applications.columns.inState,
      ({ stateChangedAt }) => moment(stateChangedAt),
      18,
    ),
  ],
  state: [
    column(
      ({ applications }) => applications.columns.state,
      ({ state }, { words }) => words.states.application[state],
    ),
  ],
  number: [
    column(
      ({ own }) => own.number,
      ({ number }) => number,
      18,
    ),
  ],
  source: [
    column(
      ({ applications }) => applications.filters.source,
      ({ source }, { words }) => words.choices.applicationSource[source],
    ),
  ],
  rating: [
    column(
      ({ applications }) => applications.fields.rating,
      ({ rating }) => rating,
    ),
  ],
  isSaudi: [
    column(
      ({ applications }) => applications.filters.isSaudi,
      ({ isSaudi }, { yesNo }) => yesNo(isSaudi),
    ),
  ],
};
