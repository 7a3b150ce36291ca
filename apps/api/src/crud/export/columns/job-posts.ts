import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import type { Namespaces } from '@diwan/messages/namespaces';
import { moment } from '../cell.ts';
import { amount, column, type ExportColumns } from '../column.ts';

const allApplicants = ({ applicantsCount }: JobPost) =>
  Object.values(applicantsCount).reduce((sum, count) => sum + count, 0);
const openApplicants = ({ applicantsCount: count }: JobPost) => count.pending + count['in-progress'];

export const jobPostColumns: ExportColumns<JobPost, Namespaces['jobPosts']> = {
  title: [
    column(
      ({ words }) => words.columns.title,
      ({ title }, { text }) => text(title),
      40,
    ),
    column(
      ({ file }) => file.number,
      ({ number }) => number,
      18,
    ),
  ],
  employer: [
    column(
      ({ words }) => words.columns.employer,
      ({ employer }, { ref }) => ref(employer),
      32,
    ),
  ],
  place: [
    column(
      ({ words }) => words.columns.place,
      ({ locations }, { cities }) => cities(locations.map(({ cityId }) => cityId)),
      24,
    ),
    column(
      ({ words }) => words.fields.workMode,
      ({ workMode }, { words }) => words.choices.workMode[workMode],
    ),
  ],
  openings: [
    column(
      ({ words }) => words.columns.openings,
      ({ filled }) => filled,
    ),
    column(
      ({ words }) => words.fields.openings,
      ({ openings }) => openings,
    ),
  ],
  applicants: [
    column(({ words }) => words.columns.applicants, allApplicants),
    column(({ words }) => words.file.openApplicants, openApplicants),
  ],
  salary: [
    amount(
      ({ words, file }) => `${words.columns.salary}: ${file.from}`,
      ({ salary }) => salary.min,
    ),
    amount(
      ({ words, file }) => `${words.columns.salary}: ${file.to}`,
      ({ salary }) => salary.max,
    ),
    column(
      ({ words }) => words.file.salaryPeriod,
      ({ salary: { min, max, period } }, { words }) =>
        min === null && max === null ? null : words.choices.salaryPeriod[period],
    ),
  ],
  expiresAt: [
    column(
      ({ words }) => words.columns.expiresAt,
      ({ expiresAt }) => moment(expiresAt),
      18,
    ),
  ],
  state: [
    column(
      ({ words }) => words.columns.state,
      ({ state }, { words }) => words.states.jobPost[state],
    ),
  ],
  jobTitle: [
    column(
      ({ words }) => words.fields.jobTitleId,
      ({ jobTitle }, { ref }) => ref(jobTitle),
      28,
    ),
  ],
  industry: [
    column(
      ({ words }) => words.fields.industryId,
      ({ industry }, { ref }) => ref(industry),
      28,
    ),
  ],
  employmentTypes: [
    column(
      ({ words }) => words.fields.employmentTypes,
      ({ employmentTypes }, { words, list }) => list(employmentTypes.map((type) => words.choices.employmentType[type])),
      24,
    ),
  ],
  viewsCount: [
    column(
      ({ words }) => words.facts.viewsCount,
      ({ viewsCount }) => viewsCount,
    ),
  ],
  publishedAt: [
    column(
      ({ words }) => words.facts.publishedAt,
      ({ publishedAt }) => moment(publishedAt),
      18,
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
