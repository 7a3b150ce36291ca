import type { Answer } from './send.ts';

const patience = 15_000;
const answers = new Map<string, Promise<Answer>>();

/** Answers to what was asked before the screen that wants it was there; each is given once, and none for long. */
export const earlyAnswers = {
  keep(url: string, answer: Promise<Answer>): void {
    answers.set(url, answer);
    // Whoever takes it hears of the failure.
    answer.catch(() => {});
    setTimeout(() => answers.delete(url), patience);
  },
  take(url: string): Promise<Answer> | undefined {
    const answer = answers.get(url);
    answers.delete(url);
    return answer;
  },
};
