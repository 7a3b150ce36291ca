import type { Answer } from './send.ts';

const patience = 15_000;
const answers = new Map<string, Promise<Answer>>();
/** Those of them that have come. */
const come = new Map<string, Answer>();

/** Answers to what was asked before the screen that wants it was there; each is given once, and none for long. */
export const earlyAnswers = {
  keep(url: string, answer: Promise<Answer>): void {
    answers.set(url, answer);
    // Whoever takes it hears of the failure.
    answer.then(
      (each) => answers.get(url) === answer && come.set(url, each),
      () => {},
    );
    setTimeout(() => earlyAnswers.take(url), patience);
  },
  take(url: string): Promise<Answer> | undefined {
    const answer = answers.get(url);
    answers.delete(url);
    come.delete(url);
    return answer;
  },
  /** A successful answer, if it has come already. */
  takeAtOnce(url: string): Answer | undefined {
    const answer = come.get(url);
    if (answer?.status !== 200) return undefined;
    void earlyAnswers.take(url);
    return answer;
  },
};
