import type { Employer } from '@diwan/api-contract/resources/employers';
import type { Namespaces } from '@diwan/messages/namespaces';
import { moment } from '../cell.ts';
import { column, type ExportColumns } from '../column.ts';

/** Personal data stays as masked as the list shows it. */
export const employerColumns: ExportColumns<Employer, Namespaces['employers']> = {
  name: [
    column(
      ({ words }) => words.columns.name,
      ({ name }, { text }) => text(name),
      36,
    ),
    column(
      ({ file }) => file.number,
      ({ number }) => number,
      18,
    ),
  ],
  industry: [
    column(
      ({ words }) => words.columns.industry,
      ({ industry }, { ref }) => ref(industry),
      28,
    ),
  ],
  city: [
    column(
      ({ words }) => words.columns.city,
      ({ cityId }, { cities }) => cities([cityId]),
    ),
  ],
  size: [
    column(
      ({ words }) => words.columns.size,
      ({ size }, { words }) => words.choices.employerSize[size],
    ),
  ],
  openJobs: [
    column(
      ({ words }) => words.columns.openJobs,
      ({ openJobs }) => openJobs,
    ),
  ],
  applicantsTotal: [
    column(
      ({ words }) => words.columns.applicantsTotal,
      ({ applicantsTotal }) => applicantsTotal,
    ),
  ],
  lastActivityAt: [
    column(
      ({ words }) => words.columns.lastActivityAt,
      ({ lastActivityAt }) => moment(lastActivityAt),
      18,
    ),
  ],
  state: [
    column(
      ({ words }) => words.columns.state,
      ({ state }, { words }) => words.states.employer[state],
    ),
  ],
  legalName: [
    column(
      ({ words }) => words.fields.legalName,
      ({ legalName }) => legalName,
      36,
    ),
  ],
  type: [
    column(
      ({ words }) => words.fields.type,
      ({ type }, { words }) => words.choices.employerType[type],
    ),
  ],
  crNumber: [
    column(
      ({ words }) => words.fields.crNumber,
      ({ crNumber }) => crNumber,
      18,
    ),
  ],
  vatNumber: [
    column(
      ({ words }) => words.fields.vatNumber,
      ({ vatNumber }) => vatNumber,
      18,
    ),
  ],
  email: [
    column(
      ({ words }) => words.fields.email,
      ({ email }) => email,
      30,
    ),
  ],
  mobile: [
    column(
      ({ words }) => words.fields.mobile,
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
