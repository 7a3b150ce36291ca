import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Exam attempts',
  one: 'attempt',
  add: 'Begin an attempt',
  columns: {
    person: 'Person',
    exam: 'Exam',
    started: 'Started',
    duration: 'Duration',
    score: 'Score',
    passed: 'Passed',
    flags: 'Flags',
    state: 'State',
  },
  filters: { isPassed: 'Passed', isTrial: 'Tried by staff', startedFrom: 'Started' },
  sections: { attempt: 'Attempt' },
  computed: {
    score: 'Score',
    maxScore: 'Highest score',
    percentage: 'Percentage',
    passed: 'Passed',
    startedAt: 'Started',
    submittedAt: 'Handed in',
    flags: 'Flags',
    answers: 'Answers',
    voidReason: 'Why it does not count',
    voidNote: 'Note to it',
    grantedAt: 'Another attempt given',
  },
  fields: { examId: 'Exam', seekerId: 'Job seeker' },
  hints: { seekerId: 'Empty: you try the exam yourself, and it counts nowhere.' },
  trial: 'Tried by staff',
  passed: 'Passed',
  failed: 'Not passed',
  question: 'Question {{number}}',
  next: 'To mark now',
  unanswered: 'Not answered',
  lookFor: 'What to look for: {{what}}',
  unmarked: 'not marked yet, of {{most}}',
  isTrue: 'True',
  isFalse: 'False',
  ofMarks: '{{score}} of {{most}}',
  choices: {
    attemptFlag: { time_out: 'Time ran out', left_page: 'Left the page' },
  },
  states: {
    examAttempt: {
      in_progress: 'Being taken',
      submitted: 'Handed in',
      auto_submitted: 'Handed in by the clock',
      grading: 'To mark',
      graded: 'Marked',
      voided: 'Void',
    },
  },
  events: {
    examAttempt: {
      submit: 'Hand in',
      mark: 'Mark the next answer',
      markAgain: 'Mark again',
      void: 'Declare void',
      expire: 'Time over',
      score: 'Marked by the server',
      regrade: 'Marked anew by mended keys',
      grant: 'Another attempt given',
    },
  },
  done: {
    examAttempt: { submit: 'Handed in', mark: 'Marked', markAgain: 'Waits to be marked again', void: 'Declared void' },
  },
  act: {
    examAttempt: {
      submit: 'Hand {{records}} in',
      mark: 'Mark {{records}}',
      markAgain: 'Mark {{records}} again',
      void: 'Declare {{records}} void',
    },
  },
  records_one: '{{number}} attempt',
  records_other: '{{number}} attempts',
  refusals: {
    inTime: 'There is time left.',
    tooManyMarks: 'The question has fewer marks than that.',
    nothingByHand: 'The server marks all of its questions.',
  },
} satisfies ResourceMessages<'examAttempts'>;

export const titles = { view: 'Exam attempt', add: 'Begin an attempt' };

export const queue = { title: 'Exams to mark' };
