import type { Application } from '@diwan/api-contract/resources/applications';
import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import type { PlannedSeeker } from '#resources/seekers/planned-seeker.ts';
import { projects } from '#seeding/data/sentences.ts';
import type { Random } from '#seeding/random.ts';
import type { PlannedApplication } from '../seed/plan.ts';
import { judgedAnswers } from './match-of.ts';

type Question = JobPost['questions'][number];

/** What somebody answered to the questions of a post: always to those that must be answered, mostly to the others. */
export function answersOf({ jobPost, seeker }: PlannedApplication, random: Random): Application['answers'] {
  const { questions } = jobPost.matched!;
  const answers = questions
    .filter(({ isRequired }) => isRequired || random.chance(0.7))
    .map((question) => ({
      questionId: question.id,
      question: question.text,
      type: question.type,
      value: [answerTo(question, seeker, random)],
      knockoutFailed: false,
    }));
  return judgedAnswers(answers, questions);
}

function answerTo({ type }: Question, { salary }: PlannedSeeker, random: Random): string {
  if (type === 'yes_no') return random.chance(0.85) ? 'yes' : 'no';
  return type === 'number' ? String(salary / 100) : random.pick(projects);
}
