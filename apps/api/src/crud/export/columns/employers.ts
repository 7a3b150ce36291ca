import type { Employer } from '@diwan/api-contract/resources/employers';
import { moment } from '../cell.ts';
import { column, type ExportColumns } from '../column.ts';

/** Personal data stays as masked as the list shows it. */
export const employerColumns: ExportColumns<Employer> = {
  name: [
    column(
      ({ employers }) => employers.columns.name,
      ({ name }, { text }) => text(name),
      36,
    ),
    column(
      ({ own }) => own.number,
      ({ number }) => number,
      18,
    ),
  ],
  industry: [
    column(
      ({ employers }) => employers.columns.industry,
      ({ industry }, { ref }) => ref(industry),
      28,
    ),
  ],
  city: [
    column(
      ({ employers }) => employers.columns.city,
      ({ cityId }, { cities }) => cities([cityId]),
    ),
  ],
  size: [
    column(
      ({ employers }) => employers.columns.size,
      ({ size }, { words }) => words.choices.employerSize[size],
    ),
  ],
  openJobs: [
    column(
      ({ employers }) => employers.columns.openJobs,
      ({ openJobs }) => openJobs,
    ),
  ],
  applicantsTotal: [
    column(
      ({ employers }) => employers.columns.applicantsTotal,
      ({ applicantsTotal }) => applicantsTotal,
    ),
  ],
  lastActivityAt: [
    column(
      ({ employers }) => employers.columns.lastActivityAt,
      ({ lastActivityAt }) => moment(lastActivityAt),
      18,
    ),
  ],
  state: [
    column(
      ({ employers }) => employers.columns.state,
      ({ state }, { words }) => words.states.employer[state],
    ),
  ],
  legalName: [
    column(
      ({ employers }) => employers.fields.legalName,
      ({ legalName }) => legalName,
      36,
    ),
  ],
  type: [
    column(
      ({ employers }) => employers.fields.type,
      ({ type }, { words }) => words.choices.employerType[type],
    ),
  ],
  crNumber: [
    column(
      ({ employers }) => employers.fields.crNumber,
      ({ crNumber }) => crNumber,
      18,
    ),
  ],
  vatNumber: [
    column(
      ({ employers }) => employers.fields.vatNumber,
      ({ vatNumber }) => vatNumber,
      18,
    ),
  ],
  email: [
    column(
      ({ employers }) => employers.fields.email,
      ({ email }) => email,
      30,
    ),
  ],
  mobile: [
    column(
      ({ employers }) => employers.fields.mobile,
      ({ mobile }) => mobile,
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
