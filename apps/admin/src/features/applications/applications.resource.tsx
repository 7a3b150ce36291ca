import type { ApplicationRow } from '@diwan/api-contract/resources/applications';
import { cityIds } from '@diwan/api-contract/values/places/cities';
import {
  applicationSources,
  candidateStatuses,
  interviewStates,
  offerStates,
  reachedSteps,
  rejectedBy,
  rejectionReasons,
} from '@diwan/api-contract/values/records/application';
import { starsText } from '#crud/fields/rating/rating.cell.tsx';
import { Colleague } from '#crud/fields/reference/Colleague.tsx';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { Answers } from './Answers.tsx';
import { fetchCvs } from './fetch-cvs.ts';
import { Match } from './Match.tsx';

const events = contractEvents.applications;

/** In words how far a region beside the status has come; null where nothing has begun. */
const ofRegion = (region: 'interviewState' | 'offerState', state: string, t: CellContext['t']) =>
  state === 'none' ? null : t(`choices.${region}.${state}`);

/** How the exam went that the job post asks for; null where it asks for none. */
function examResult(exam: ApplicationRow['exam'], { t, format }: CellContext): string | null {
  if (!exam) return null;
  if (exam.percentage === null) return t(`choices.attemptState.${exam.state}`);
  return t(exam.isPassed ? 'examPassed' : 'examFailed', { share: format.percent(exam.percentage / 100) });
}

export const applications = defineResource({
  key: 'applications',
  isPersonal: true,
  workflow: 'application',
  label: ({ seeker }, language) => localizedLabel(seeker.label, language),
  columns: [
    {
      key: 'candidate',
      staysBeside: true,
      width: '22%',
      cell: ({ seeker, seekerHeadline }, { language }) =>
        cells.faced(
          { of: 'person', name: localizedLabel(seeker.label, language), image: seeker.image },
          cells.twoLines(cells.localized(seeker.label, language), seekerHeadline),
        ),
    },
    { key: 'job', staysBeside: true, cell: ({ jobPost }, { language }) => cells.localized(jobPost.label, language) },
    {
      key: 'match',
      staysBeside: true,
      sort: 'matchScore',
      align: 'end',
      cell: ({ matchScore }, { format }) => format.percent(matchScore / 100),
    },
    {
      key: 'experience',
      sort: 'experienceYears',
      align: 'end',
      cell: ({ experienceYears }, { t }) => t('years', { count: experienceYears }),
    },
    { key: 'city', cell: ({ cityId }, context) => cells.cities([cityId], context) },
    {
      key: 'expectedSalary',
      sort: 'expectedSalary',
      align: 'end',
      cell: ({ expectedSalary }, context) => cells.money(expectedSalary, context),
    },
    { key: 'appliedAt', sort: 'appliedAt', cell: ({ appliedAt }, context) => cells.moment(appliedAt, context) },
    {
      key: 'inState',
      staysBeside: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', staysBeside: true, cell: ({ state }, context) => cells.state('application', state, context) },
    {
      key: 'rating',
      isExtra: true,
      sort: 'rating',
      cell: ({ rating }, context) => cells.text(rating > 0 ? starsText(rating, context) : null),
    },
    {
      key: 'interview',
      isExtra: true,
      cell: ({ interviewState }, { t }) => cells.text(ofRegion('interviewState', interviewState, t)),
    },
    { key: 'offer', isExtra: true, cell: ({ offerState }, { t }) => cells.text(ofRegion('offerState', offerState, t)) },
    { key: 'exam', isExtra: true, cell: ({ exam }, context) => cells.text(examResult(exam, context)) },
    { key: 'assignee', isExtra: true, cell: ({ assignee }) => <Colleague of={assignee} /> },
  ],
  filters: {
    jobPost: { kind: 'reference', to: 'jobPosts' },
    seeker: { kind: 'reference', to: 'seekers' },
    state: null,
    isOverdue: { kind: 'flag' },
    source: { kind: 'choices', values: applicationSources, labels: 'applicationSource' },
    city: { kind: 'choices', values: cityIds, labels: 'city' },
    isSaudi: { kind: 'flag' },
    isUnread: { kind: 'flag' },
    hasFailedKnockout: { kind: 'flag' },
    hasPassedExam: { kind: 'flag' },
    matchMin: { kind: 'figure', usual: [50, 60, 70, 80, 90] },
    ratingMin: 'field',
    experienceMin: { kind: 'figure', usual: [1, 2, 3, 5, 10] },
    daysInStateMin: { kind: 'figure', usual: [1, 3, 7, 14, 30] },
    appliedFrom: { kind: 'dayRange', to: 'appliedTo' },
    appliedTo: null,
    reached: { kind: 'choices', values: reachedSteps, labels: 'reached' },
    assignee: { kind: 'reference', to: 'staff' },
    interviewState: { kind: 'choices', values: interviewStates, labels: 'interviewState' },
    offerState: { kind: 'choices', values: offerStates, labels: 'offerState' },
    skill: { kind: 'reference', to: 'skills' },
    expectedSalaryMin: { kind: 'moneyRange', to: 'expectedSalaryMax' },
    expectedSalaryMax: null,
    rejectedBy: { kind: 'choices', values: rejectedBy, labels: 'rejectedBy' },
    rejectionReason: { kind: 'choices', values: rejectionReasons, labels: 'rejectionReason' },
  },
  states: candidateStatuses,
  regions: [
    { key: 'interviewState', labels: 'interviewState' },
    { key: 'offerState', labels: 'offerState' },
  ],
  fields: contractFields.applications,
  sections: [{ key: 'decision', fields: ['rating', 'tags', 'lastContactAt'] }],
  events: [
    'application.recruit',
    'application.approve',
    'application.reject',
    'application.startReview',
    'application.reopen',
    'application.returnToReview',
    'application.draftOffer',
    'application.sendOffer',
    'application.acceptOffer',
    'application.declineOffer',
    'application.withdrawOffer',
    'application.moveToJob',
    'application.withdraw',
    'application.undoRecruit',
    'application.email',
    'application.rate',
    'application.assign',
    'application.tag',
    'application.noteContact',
  ],
  letters: ['application.email'],
  bulkEvents: [
    'application.approve',
    'application.reject',
    'application.startReview',
    'application.returnToReview',
    'application.inviteToInterview',
    'application.moveToJob',
    'application.reopen',
    'application.withdraw',
    'application.recruit',
    'application.undoRecruit',
    'application.email',
    'application.assign',
    'application.rate',
    'application.tag',
  ],
  bulkDownload: { key: 'downloadCvsZip', pack: fetchCvs },
  mainEvents: ['application.approve', 'application.recruit', 'application.reopen'],
  review: { approve: 'application.approve', reject: 'application.reject' },
  eventFields: events,
  eventDefaults: {
    'application.inviteToInterview': {
      interviewType: 'voice',
      durationMin: 30,
      order: 'inTurn',
      pauseMin: 0,
      perDay: 8,
    },
    'application.reject': { mail: 'later' },
    'application.tag': { tags: [], how: 'add' },
    'application.draftOffer': { allowances: 0, probationDays: 90, contractType: 'open' },
  },
  paper: ({ cvSnapshot }) => cvSnapshot,
  computed: [
    { key: 'jobPost', cell: ({ jobPost }, { language }) => cells.localized(jobPost.label, language) },
    { key: 'movedFrom', cell: ({ movedFrom }, { language }) => cells.localized(movedFrom?.label ?? null, language) },
    { key: 'match', cell: ({ matchScore }, { format }) => format.percent(matchScore / 100) },
    { key: 'experience', cell: ({ experienceYears }, { t }) => t('years', { count: experienceYears }) },
    { key: 'skills', isLong: true, cell: ({ skillRefs }, context) => cells.refs(skillRefs, context) },
    { key: 'city', cell: ({ cityId }, context) => cells.cities([cityId], context) },
    { key: 'expectedSalary', cell: ({ expectedSalary }, context) => cells.money(expectedSalary, context) },
    { key: 'source', cell: ({ source }, { t }) => t(`choices.applicationSource.${source}`) },
    {
      key: 'matchExplanation',
      isLong: true,
      cell: ({ matchExplanation }, context) => <Match explanation={matchExplanation} context={context} />,
    },
    {
      key: 'exam',
      cell: ({ exam }, context) =>
        cells.twoLines(examResult(exam, context), exam && cells.localized(exam.label, context.language)),
    },
    { key: 'headline', isLong: true, cell: ({ seekerHeadline }) => cells.text(seekerHeadline) },
    { key: 'coverNote', isLong: true, cell: ({ coverNote }) => cells.text(coverNote) },
    {
      key: 'answers',
      isLong: true,
      cell: ({ answers }, context) =>
        answers.length > 0 ? <Answers answers={answers} context={context} /> : cells.text(null),
    },
  ],
});
