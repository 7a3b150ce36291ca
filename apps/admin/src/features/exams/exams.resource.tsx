import { examStates } from '@diwan/api-contract/values/records/exam';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { fetchResults } from './fetch-results.ts';
import { fetchQuestions } from './tables/fetch-questions.ts';

export const exams = defineResource({
  key: 'exams',
  workflow: 'exam',
  label: ({ title }, language) => localizedLabel(title, language),
  columns: [
    {
      key: 'title',
      sort: 'title',
      width: '30%',
      cell: ({ title, number }, { language }) => cells.twoLines(cells.localized(title, language), cells.latin(number)),
    },
    {
      key: 'kind',
      cell: ({ kind, examLanguage }, { t }) =>
        cells.twoLines(t(`choices.examKind.${kind}`), t(`choices.examLanguage.${examLanguage}`)),
    },
    {
      key: 'questions',
      sort: 'questionsCount',
      align: 'end',
      cell: ({ questionsCount }, { format }) => format.number(questionsCount),
    },
    {
      key: 'duration',
      sort: 'durationMin',
      align: 'end',
      cell: ({ durationMin }, { format }) => format.duration(durationMin),
    },
    {
      key: 'passPercentage',
      sort: 'passingPercentage',
      align: 'end',
      cell: ({ passingPercentage }, { format }) => format.percent(passingPercentage / 100),
    },
    {
      key: 'attempts',
      sort: 'attemptsCount',
      align: 'end',
      cell: ({ attemptsCount }, { format }) => format.number(attemptsCount),
    },
    {
      key: 'passRate',
      align: 'end',
      cell: ({ passRate }, { format }) => (passRate === null ? null : format.percent(passRate / 100)),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('exam', state, context) },
  ],
  filters: {
    state: null,
    kind: 'field',
    examLanguage: 'field',
    skill: { kind: 'reference', to: 'skills' },
    jobTitle: { kind: 'reference', to: 'jobTitles' },
  },
  states: examStates,
  fields: contractFields.exams,
  sections: [
    { key: 'exam', fields: ['title', 'description', 'kind', 'examLanguage'] },
    { key: 'audience', fields: ['jobTitles', 'skills', 'jobPostId'] },
    {
      key: 'rules',
      fields: [
        'durationMin',
        'timePerQuestionSec',
        'questionsPerAttempt',
        'shuffleQuestions',
        'shuffleOptions',
        'maxAttempts',
        'retryAfterDays',
        'availableFrom',
        'availableTo',
        'proctoring',
      ],
    },
    { key: 'results', fields: ['passingPercentage', 'negativeMarking', 'showAnswers', 'showHistory'] },
    { key: 'questions', fields: ['questions'] },
  ],
  blank: () => ({
    title: { ar: '', en: '' },
    description: null,
    kind: 'screening' as const,
    examLanguage: 'ar' as const,
    jobTitles: [],
    skills: [],
    jobPostId: null,
    durationMin: 30,
    timePerQuestionSec: null,
    passingPercentage: 60,
    maxAttempts: 1,
    retryAfterDays: 0,
    questionsPerAttempt: null,
    shuffleQuestions: true,
    shuffleOptions: true,
    negativeMarking: false,
    showAnswers: 'never' as const,
    showHistory: false,
    proctoring: 'none' as const,
    availableFrom: null,
    availableTo: null,
    questions: [],
  }),
  loadDraft: async () => {
    const { examDraft, examRules } = await import('@diwan/api-contract/resources/exam-draft');
    return { schema: examDraft, rules: examRules };
  },
  hasDocuments: true,
  Figures: lazyNow([], () => import('./statistics/Statistics.tsx')),
  related: [{ key: 'examAttempts', resource: 'examAttempts', filter: 'exam' }],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/exam/exam.machine')).examMachine,
  events: [
    'exam.publish',
    'exam.resume',
    'exam.reopen',
    'exam.pause',
    'exam.close',
    'exam.grantAttempt',
    'exam.regrade',
    'exam.archive',
  ],
  bulkEvents: ['exam.publish', 'exam.resume', 'exam.reopen', 'exam.pause', 'exam.close', 'exam.archive'],
  bulkDownload: { key: 'exportResults', pack: fetchResults },
  moreDownloads: [{ key: 'exportQuestions', readBy: 'importQuestions', pack: fetchQuestions }],
  mainEvents: ['exam.publish', 'exam.resume', 'exam.reopen'],
  eventFields: contractEvents.exams,
  previews: { 'exam.regrade': lazyNow([], () => import('./regrading/RegradingPreview.tsx')) },
  computed: [
    { key: 'totalMarks', cell: ({ totalMarks }, { format }) => format.number(totalMarks) },
    { key: 'examVersion', cell: ({ examVersion }, { format }) => format.number(examVersion) },
    {
      key: 'averagePercentage',
      cell: ({ averagePercentage }, { format }) =>
        averagePercentage === null ? null : format.percent(averagePercentage / 100),
    },
    { key: 'publishedAt', cell: ({ publishedAt }, context) => cells.moment(publishedAt, context) },
  ],
});
