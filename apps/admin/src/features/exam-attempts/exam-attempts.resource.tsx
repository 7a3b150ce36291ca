import type { ExamAttemptRow } from '@diwan/api-contract/resources/exam-attempts';
import { attemptStates } from '@diwan/api-contract/values/records/exam';
import { Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { reasonLabel } from '#crud/resource/cells/reason-label.ts';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

const AttemptAnswers = lazyNow([], () => import('./AttemptAnswers.tsx'));

type Shown = Pick<
  ExamAttemptRow,
  'seeker' | 'number' | 'score' | 'maxScore' | 'percentage' | 'isPassed' | 'flags' | 'startedAt' | 'submittedAt'
>;

/** Marks are hundredths, where an answer was partly right. */
function scoreOf({ score, maxScore, percentage }: Shown, { format, t }: CellContext) {
  if (score === null || percentage === null) return null;
  const marks = t('ofMarks', { score: format.number(score / 100), most: format.number(maxScore / 100) });
  return cells.twoLines(format.percent(percentage / 100), marks);
}
const passedOf = ({ isPassed }: Shown, { t }: CellContext) =>
  isPassed === null ? null : t(isPassed ? 'passed' : 'failed');
const flagsOf = ({ flags }: Shown, { format, t }: CellContext) =>
  flags.length === 0 ? null : format.list(flags.map((flag) => t(`choices.attemptFlag.${flag}`)));
const minutes = ({ startedAt, submittedAt }: Shown) =>
  submittedAt && Math.max(1, Math.round((Date.parse(submittedAt) - Date.parse(startedAt)) / 60_000));

export const examAttempts = defineResource({
  key: 'examAttempts',
  isPersonal: true,
  workflow: 'examAttempt',
  label: ({ seeker, number }, language) => (seeker ? localizedLabel(seeker.label, language) : number),
  columns: [
    {
      key: 'person',
      width: '24%',
      cell: ({ seeker, isTrial, number }, { language, t }) =>
        seeker && !isTrial
          ? cells.faced(
              { of: 'person', name: localizedLabel(seeker.label, language), image: seeker.image },
              cells.twoLines(cells.localized(seeker.label, language), cells.latin(number)),
            )
          : cells.twoLines(t('trial'), cells.latin(number)),
    },
    { key: 'exam', cell: ({ exam }, { language }) => cells.localized(exam.label, language) },
    { key: 'started', sort: 'createdAt', cell: ({ startedAt }, context) => cells.moment(startedAt, context) },
    {
      key: 'duration',
      sort: 'submittedAt',
      align: 'end',
      cell: (row, { format }) => {
        const taken = minutes(row);
        return taken ? format.duration(taken) : null;
      },
    },
    { key: 'score', sort: 'percentage', align: 'end', cell: scoreOf },
    { key: 'passed', cell: passedOf },
    { key: 'flags', cell: flagsOf },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('examAttempt', state, context) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    exam: 'field',
    seeker: 'field',
    isPassed: { kind: 'flag' },
    isTrial: { kind: 'flag' },
    startedFrom: { kind: 'dayRange', to: 'startedTo' },
    startedTo: null,
  },
  states: attemptStates,
  fields: contractFields.examAttempts,
  sections: [{ key: 'attempt', fields: ['examId', 'seekerId'] }],
  hasDocuments: true,
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/exam-attempt/exam-attempt.machine')).examAttemptMachine,
  events: ['examAttempt.mark', 'examAttempt.submit', 'examAttempt.markAgain', 'examAttempt.void'],
  bulkEvents: ['examAttempt.void'],
  mainEvents: ['examAttempt.mark'],
  review: { approve: 'examAttempt.mark', reject: 'examAttempt.void' },
  eventFields: contractEvents.examAttempts,
  computed: [
    { key: 'score', cell: scoreOf },
    { key: 'passed', cell: passedOf },
    { key: 'startedAt', cell: ({ startedAt }, context) => cells.moment(startedAt, context) },
    { key: 'submittedAt', cell: ({ submittedAt }, context) => cells.moment(submittedAt, context) },
    { key: 'flags', cell: flagsOf },
    {
      key: 'answers',
      isLong: true,
      cell: (attempt, context) => (
        <Suspense fallback={<Skeleton shape="panel" />}>
          <AttemptAnswers attempt={attempt} context={context} />
        </Suspense>
      ),
    },
    {
      key: 'voidReason',
      cell: ({ voidReason }, context) => voidReason && reasonLabel('examVoidReasons', voidReason, context),
    },
    { key: 'grantedAt', cell: ({ grantedAt }, context) => grantedAt && cells.moment(grantedAt, context) },
    { key: 'voidNote', cell: ({ voidNote }) => voidNote && cells.text(voidNote) },
  ],
});
