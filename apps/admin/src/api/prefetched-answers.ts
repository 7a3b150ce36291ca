import type { Answer } from './send.ts';

interface Kept {
  answer: Promise<Answer>;
  /** The same, once it has come. */
  come?: Answer;
  ending: ReturnType<typeof setTimeout>;
}

const patience = 15_000;
const kept = new Map<string, Kept>();

/** Answers to what was asked before the screen that wants it was there; each is given once, and none for long. */
export const prefetchedAnswers = {
  keep(url: string, answer: Promise<Answer>): void {
    void prefetchedAnswers.take(url);
    const entry: Kept = { answer, ending: setTimeout(forget, patience, url) };
    kept.set(url, entry);
    // Whoever takes it hears of the failure.
    answer.then(
      (come) => Object.assign(entry, { come }),
      () => {},
    );
  },
  take(url: string): Promise<Answer> | undefined {
    const entry = kept.get(url);
    clearTimeout(entry?.ending);
    forget(url);
    return entry?.answer;
  },
  /** A successful answer, if it has come already; it is kept, because a screen may be drawn twice before it is shown. */
  look(url: string): Answer | undefined {
    const come = kept.get(url)?.come;
    return come?.status === 200 ? come : undefined;
  },
};

// Apart, so that a timer that waits holds no answer.
function forget(url: string): void {
  kept.delete(url);
}
