import { type Letter, letter as letterSchema, type Mail } from '@diwan/api-contract/demo/mail';
import { fieldErrors } from '@diwan/api-contract/field-errors';
import { delay, type RequestHandler } from 'msw';
import { demoProblem } from './demo-problem.ts';
import type { DemoStorage } from './demo-storage.ts';
import { type KeptLetters, openKeptLetters } from './kept-letters.ts';
import { mailHandlers } from './mail-handlers.ts';
import { openMailbox } from './mailbox.ts';
import { type MockSettings, startingSettings } from './mock-settings.ts';
import { me } from './seed/people.ts';
import { openTasks, todoHandlers } from './todo-handlers.ts';

export interface DemoBackend {
  handlers: readonly RequestHandler[];
  /** The toolbar writes to it. */
  settings: MockSettings;
  /** The demo's contract has no endpoint that sends: the composer hands its letter over here, as slowly and as surely as a request. */
  sendLetter(letter: Letter, replyTo: Mail['id'] | null, key: string): Promise<Mail>;
  letters: KeptLetters;
  /** Whose mailbox and tasks they are. */
  me: { name: string; email: string };
  /** Everything is again as it was in the beginning. */
  reset(): Promise<void>;
}

const refusal = ({ body }: ReturnType<typeof demoProblem>) => Object.assign(new Error(body.title), { problem: body });

/** All that answers the requests of the demo's rooms, in the browser. */
export async function openDemoBackend(storage: DemoStorage, now = () => Date.now()): Promise<DemoBackend> {
  const settings = { ...startingSettings };
  const [tasks, mailbox, letters] = await Promise.all([
    openTasks(storage),
    openMailbox(storage),
    openKeptLetters(storage),
  ]);
  const sent = new Map<string, Promise<Mail>>();
  return {
    settings,
    letters,
    me,
    handlers: [...todoHandlers(tasks, settings), ...mailHandlers(mailbox, settings)],
    async sendLetter(letter, replyTo, key) {
      await delay(settings.latency);
      if (settings.isFailing) throw refusal(demoProblem(503, 'unavailable', 'The demo was told to fail'));
      const { error } = letterSchema.safeParse(letter);
      if (error)
        throw refusal(demoProblem(422, 'invalid', 'The letter breaks the contract', fieldErrors(error.issues, letter)));
      const sending = sent.get(key) ?? mailbox.send(letter, replyTo, new Date(now()));
      sent.set(key, sending);
      return sending;
    },
    async reset() {
      await storage.clear();
      for (const part of [tasks, mailbox, letters]) part.reset();
    },
  };
}
