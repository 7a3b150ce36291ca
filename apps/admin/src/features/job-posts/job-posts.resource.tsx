import type { JobPostRow } from '@diwan/api-contract/resources/job-posts';
import { iscoMajorGroups } from '@diwan/api-contract/values/isco';
import { cityIds } from '@diwan/api-contract/values/places/cities';
import { employmentTypes, jobPostStates } from '@diwan/api-contract/values/records/job-post';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { inBothLanguages } from '#crud/feedback/preview/in-both-languages.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { reasonLabel } from '#crud/resource/cells/reason-label.ts';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

const openApplicants = ({ applicantsCount: count }: JobPostRow) => (count.pending ?? 0) + (count['in-progress'] ?? 0);
const allApplicants = ({ applicantsCount }: JobPostRow) =>
  Object.values(applicantsCount).reduce((sum, count) => sum + count, 0);

export const jobPosts = defineResource({
  key: 'jobPosts',
  workflow: 'jobPost',
  label: (post, language) => localizedLabel(post.title, language),
  columns: [
    {
      key: 'title',
      sort: 'title',
      width: '24%',
      cell: (post, { language }) => cells.twoLines(cells.localized(post.title, language), cells.latin(post.number)),
    },
    {
      key: 'employer',
      cell: ({ employer: { label, image } }, { language }) =>
        cells.faced({ of: 'company', name: localizedLabel(label, language), image }, cells.localized(label, language)),
    },
    {
      key: 'place',
      cell: (post, context) =>
        cells.twoLines(
          cells.cities(
            post.locations.map(({ cityId }) => cityId),
            context,
          ),
          context.t(`choices.workMode.${post.workMode}`),
        ),
    },
    {
      key: 'employmentTypes',
      isExtra: true,
      cell: ({ employmentTypes: types }, { format, t }) =>
        format.list(types.map((type) => t(`choices.employmentType.${type}`))),
    },
    {
      key: 'openings',
      align: 'end',
      cell: (post, { format }) => `${format.number(post.filled)} / ${format.number(post.openings)}`,
    },
    {
      key: 'applicants',
      sort: 'applicants',
      align: 'end',
      cell: (post, context) => cells.countWithWaiting(allApplicants(post), openApplicants(post), context),
    },
    {
      key: 'viewsCount',
      isExtra: true,
      sort: 'viewsCount',
      align: 'end',
      cell: ({ viewsCount }, { format }) => format.number(viewsCount),
    },
    { key: 'salary', sort: 'salaryMax', align: 'end', cell: (post, context) => cells.salary(post.salary, context) },
    {
      key: 'publishedAt',
      isExtra: true,
      sort: 'publishedAt',
      cell: (post, context) => cells.moment(post.publishedAt, context),
    },
    { key: 'expiresAt', sort: 'expiresAt', cell: (post, context) => cells.moment(post.expiresAt, context) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: (post, context) => cells.state('jobPost', post.state, context) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    employer: 'field',
    invited: { kind: 'reference', to: 'seekers' },
    jobTitle: 'field',
    industry: 'field',
    city: { kind: 'choices', values: cityIds, labels: 'city' },
    workMode: 'field',
    employmentType: { kind: 'choices', values: employmentTypes, labels: 'employmentType' },
    isSaudiOnly: { kind: 'flag' },
    iscoGroup: { kind: 'choices', values: iscoMajorGroups, labels: 'iscoGroup' },
    isUrgent: 'field',
    isFeatured: { kind: 'flag' },
    recruiter: 'field',
    hasApplicants: { kind: 'flag' },
    salaryMin: { kind: 'moneyRange', to: 'salaryMax' },
    salaryMax: null,
    expiresWithinDays: { kind: 'figure', usual: [3, 7, 14, 30] },
    publishedFrom: { kind: 'dayRange', to: 'publishedTo' },
    publishedTo: null,
  },
  states: jobPostStates,
  fields: contractFields.jobPosts,
  sections: [
    { key: 'post', fields: ['employerId', 'title', 'jobTitleId', 'industryId', 'iscoCode'] },
    { key: 'text', fields: ['description', 'responsibilities', 'qualifications'] },
    {
      key: 'terms',
      fields: ['employmentTypes', 'workMode', 'locations', 'openings', 'startsOn', 'workHours', 'shift'],
    },
    { key: 'pay', fields: ['salary', 'benefits'] },
    {
      key: 'candidate',
      fields: ['experienceYears', 'education', 'skills', 'languages', 'nationality', 'gender'],
    },
    { key: 'applying', fields: ['applyMode', 'applyUrl', 'applyEmail', 'examId', 'questions'] },
    { key: 'team', fields: ['recruiterId', 'hiringTeam', 'criteria', 'scorecardsNeeded'] },
    { key: 'publishing', fields: ['publishAt', 'expiresAt', 'isConfidential', 'isUrgent', 'featuredUntil'] },
  ],
  loadDraft: async () => {
    const { jobPostDraft, jobPostRules } = await import('@diwan/api-contract/resources/job-post-draft');
    return { schema: jobPostDraft, rules: jobPostRules };
  },
  Figures: lazyNow([], () => import('./hiring/Hiring.tsx')),
  hasDocuments: true,
  related: [
    { key: 'applicants', resource: 'applications', filter: 'jobPost' },
    { key: 'invited', resource: 'seekers', filter: 'invitedTo' },
  ],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/job-post/job-post.machine')).jobPostMachine,
  events: [
    'jobPost.approve',
    'jobPost.requestChanges',
    'jobPost.submit',
    'jobPost.resume',
    'jobPost.extend',
    'jobPost.reopen',
    'jobPost.pause',
    'jobPost.reject',
    'jobPost.close',
    'jobPost.archive',
    'jobPost.feature',
    'jobPost.reassignRecruiter',
    'jobPost.emailEmployer',
  ],
  letters: ['jobPost.emailEmployer'],
  bulkEvents: [
    'jobPost.approve',
    'jobPost.reject',
    'jobPost.requestChanges',
    'jobPost.extend',
    'jobPost.pause',
    'jobPost.resume',
    'jobPost.close',
    'jobPost.feature',
    'jobPost.reassignRecruiter',
    'jobPost.emailEmployer',
    'jobPost.reopen',
    'jobPost.archive',
    'jobPost.submit',
  ],
  mainEvents: ['jobPost.approve', 'jobPost.submit', 'jobPost.resume', 'jobPost.reopen'],
  review: { approve: 'jobPost.approve', sendBack: 'jobPost.requestChanges', reject: 'jobPost.reject' },
  moderation: {
    states: ['pending_review'],
    fields: [
      { name: 'title' },
      { name: 'description', leastWords: 25 },
      { name: 'responsibilities' },
      { name: 'qualifications' },
      { name: 'workHours' },
      { name: 'shift' },
    ],
    sendBack: 'jobPost.requestChanges',
    reasons: {
      contact: 'contact_details',
      discrimination: 'discriminatory',
      fee: 'misleading',
      pay: 'misleading',
      duplicate: 'duplicate',
      form: 'incomplete',
    },
    ask: (id) => queryOf(client.jobPosts.hints, { params: { id } }),
  },
  changeRequestOf: ({ changeRequest }, context) =>
    changeRequest && {
      ...changeRequest,
      reason: reasonLabel('jobPostReviewReasons', changeRequest.reason, context),
    },
  Preview: lazyNow([], () => inBothLanguages('jobPosts', () => import('./preview/PreviewDialog.tsx'))),
  eventFields: contractEvents.jobPosts,
  eventDefaults: { 'jobPost.close': { applicants: 'leave' } },
  computed: [
    { key: 'viewsCount', cell: ({ viewsCount }, { format }) => format.number(viewsCount) },
    {
      key: 'filled',
      cell: ({ filled, openings }, { format }) => `${format.number(filled)} / ${format.number(openings)}`,
    },
    { key: 'publishedAt', cell: ({ publishedAt }, context) => cells.moment(publishedAt, context) },
    { key: 'extensionsCount', cell: ({ extensionsCount }, { format }) => format.number(extensionsCount) },
  ],
});
