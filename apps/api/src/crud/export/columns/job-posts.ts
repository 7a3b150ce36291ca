import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import { moment } from '../cell.ts';
import { amount, column, type ExportColumns } from '../column.ts';

const allApplicants = ({ applicantsCount }: JobPost) =>
  Object.values(applicantsCount).reduce((sum, count) => sum + count, 0);
const openApplicants = ({ applicantsCount: count }: JobPost) => count.pending + count['in-progress'];

export const jobPostColumns: ExportColumns<JobPost> = {
  title: [
    column(
      ({ jobPosts }) => jobPosts.columns.title,
      ({ title }, { text }) => text(title),
      40,
    ),
    column(
      ({ own }) => own.number,
      ({ number }) => number,
      18,
    ),
  ],
  employer: [
    column(
      ({ jobPosts }) => jobPosts.columns.employer,
      ({ employer }, { ref }) => ref(employer),
      32,
    ),
  ],
  place: [
    column(
      ({ jobPosts }) => jobPosts.columns.place,
      ({ locations }, { cities }) => cities(locations.map(({ cityId }) => cityId)),
      24,
    ),
    column(
      ({ jobPosts }) => jobPosts.fields.workMode,
      ({ workMode }, { words }) => words.choices.workMode[workMode],
    ),
  ],
  openings: [
    column(
      ({ jobPosts }) => jobPosts.columns.openings,
      ({ filled }) => filled,
    ),
    column(
      ({ jobPosts }) => jobPosts.fields.openings,
      ({ openings }) => openings,
    ),
  ],
  applicants: [
    column(({ jobPosts }) => jobPosts.columns.applicants, allApplicants),
    column(({ own }) => own.openApplicants, openApplicants),
  ],
  salary: [
    amount(
      ({ jobPosts, own }) => `${jobPosts.columns.salary}: ${own.from}`,
      ({ salary }) => salary.min,
    ),
    amount(
      ({ jobPosts, own }) => `${jobPosts.columns.salary}: ${own.to}`,
      ({ salary }) => salary.max,
    ),
    column(
      ({ own }) => own.salaryPeriod,
      ({ salary: { min, max, period } }, { words }) =>
        min === null && max === null ? null : words.choices.salaryPeriod[period],
    ),
  ],
  expiresAt: [
    column(
      ({ jobPosts }) => jobPosts.columns.expiresAt,
      ({ expiresAt }) => moment(expiresAt),
      18,
    ),
  ],
  state: [
    column(
      ({ jobPosts }) => jobPosts.columns.state,
      ({ state }, { words }) => words.states.jobPost[state],
    ),
  ],
  jobTitle: [
    column(
      ({ jobPosts }) => jobPosts.fields.jobTitleId,
      ({ jobTitle }, { ref }) => ref(jobTitle),
      28,
    ),
  ],
  industry: [
    column(
      ({ jobPosts }) => jobPosts.fields.industryId,
      ({ industry }, { ref }) => ref(industry),
      28,
    ),
  ],
  employmentTypes: [
    column(
      ({ jobPosts }) => jobPosts.fields.employmentTypes,
      ({ employmentTypes }, { words, list }) => list(employmentTypes.map((type) => words.choices.employmentType[type])),
      24,
    ),
  ],
  viewsCount: [
    column(
      ({ jobPosts }) => jobPosts.facts.viewsCount,
      ({ viewsCount }) => viewsCount,
    ),
  ],
  publishedAt: [
    column(
      ({ jobPosts }) => jobPosts.facts.publishedAt,
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
