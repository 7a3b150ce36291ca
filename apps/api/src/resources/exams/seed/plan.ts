import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { Exam } from '@diwan/api-contract/resources/exams';
import { answersShown, examLanguages, proctorings } from '@diwan/api-contract/values/records/exam';
import { jobTitlesSeed, type Title } from '#resources/job-titles/seed.ts';
import type { Term } from '#resources/taxonomy/seed.ts';
import { termsOf } from '#resources/taxonomy/terms.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day, hour, makeId, recordNumber } from '#seeding/time.ts';
import type { Paper, PaperQuestion } from './paper.ts';
import { papers } from './papers.ts';

/** An exam with its questions, which attempts answer. */
export interface PlannedExam
  extends Pick<
    Exam,
    'examLanguage' | 'showAnswers' | 'proctoring' | 'state' | 'durationMin' | 'passingPercentage' | 'negativeMarking'
  > {
  id: string;
  number: string;
  paper: Paper;
  titles: Title[];
  skills: Term[];
  questions: ExamQuestion[];
  /** As candidates were asked them; of one exam a key was mended since. */
  asked: ExamQuestion[];
  createdAt: number;
  changedAt: number;
  attempts: number;
  graded: number;
  passed: number;
  percentageTotal: number;
}

/** The first five hold one of each state; those that are being written are drafts. */
const states: readonly Exam['state'][] = ['published', 'published', 'paused', 'closed', 'archived', 'draft', 'draft'];

/** The exam of which a key was mended after candidates had sat it. */
const mended = 3;

export function planExams(seeding: Seeding): PlannedExam[] {
  const { seed, now, scale, planOf } = seeding;
  const random = createRandom(seed, 'exams');
  const titles = planOf(jobTitlesSeed).filter(({ level }) => level === 'usual');
  const { skillsOf } = termsOf(seeding);
  const planned = Array.from({ length: Math.max(12, Math.ceil(24 * scale)) }, (_, index): PlannedExam => {
    const paper = papers[index % papers.length]!;
    const isOfField = ({ key }: { key: string }) => key === paper.field;
    const skills = [...skillsOf].flatMap(([field, terms]) => (isOfField(field) ? terms : [])).slice(0, 4);
    const createdAt = now - random.int(20, 200) * day;
    const id = makeId(createdAt, random);
    const questions = paper.questions.map((question) => asked(question, skills, createdAt, random));
    return {
      id,
      number: '',
      paper,
      titles: titles.filter(({ field }) => isOfField(field)).slice(0, 3),
      skills,
      examLanguage: examLanguages[(index + 2) % examLanguages.length]!,
      showAnswers: answersShown[index % answersShown.length]!,
      proctoring: proctorings[index % proctorings.length]!,
      durationMin: random.pick([20, 30, 45, 60]),
      passingPercentage: paper.kind === 'personality' ? 0 : random.pick([50, 60, 70]),
      negativeMarking: index % 3 === 0,
      state: index < states.length ? states[index]! : later(paper, random),
      questions,
      asked: index === mended ? questions.map(wronglyKeyed) : questions,
      createdAt,
      attempts: 0,
      graded: 0,
      passed: 0,
      percentageTotal: 0,
      changedAt: Math.min(now - hour, createdAt + random.int(2, 15) * day),
    };
  }).sort((one, other) => one.createdAt - other.createdAt);
  for (const [index, exam] of planned.entries()) exam.number = recordNumber('EXM', exam.createdAt, index + 1);
  return planned;
}

/** A choice of one of which the option before the right one was said to be right. */
function wronglyKeyed(question: ExamQuestion): ExamQuestion {
  if (question.type !== 'single') return question;
  const place = question.options.findIndex(({ isCorrect }) => isCorrect) - 1;
  return { ...question, options: question.options.map((option, at) => ({ ...option, isCorrect: at === place })) };
}

/** What is being written stays a draft. */
const later = (paper: Paper, random: Random): Exam['state'] =>
  paper.questions.length === 0 || paper.questions.some(isUnkeyed)
    ? 'draft'
    : random.weighted({ published: 6, paused: 1, closed: 2, draft: 2 });
const isUnkeyed = ({ type, options = [] }: PaperQuestion) =>
  type === 'single' && !options.some(({ isCorrect }) => isCorrect);

function asked(question: PaperQuestion, skills: readonly Term[], at: number, random: Random): ExamQuestion {
  const { text, options = [], ...said } = question;
  return {
    id: makeId(at, random),
    text: { ar: `<p dir="auto">${text.ar}</p>`, en: `<p dir="auto">${text.en}</p>` },
    image: null,
    options: options.map((option) => ({ id: makeId(at, random), ...option })),
    isTrue: false,
    acceptedAnswers: [],
    rightNumber: null,
    tolerance: null,
    negativeMarks: said.type === 'single' ? 1 : 0,
    skillId: skills.length > 0 ? random.pick(skills).id : null,
    explanation: null,
    ...said,
  };
}
