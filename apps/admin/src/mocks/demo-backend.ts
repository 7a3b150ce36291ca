import type { Letter, Mail } from '@diwan/api-contract/demo/mail';
import { delay, type RequestHandler } from 'msw';
import { authHandlers, openMembers } from './auth-handlers.ts';
import { demoProblem } from './demo-problem.ts';
import type { DemoStorage } from './demo-storage.ts';
import { mailHandlers } from './mail-handlers.ts';
import { openMailbox } from './mailbox.ts';
import { type MockSettings, startingSettings } from './mock-settings.ts';
import { openTasks, todoHandlers } from './todo-handlers.ts';

export interface DemoBackend {
  handlers: readonly RequestHandler[];
  /** The toolbar writes to it. */
  settings: MockSettings;
  /** The demo's contract has no endpoint that sends: the composer hands its letter over here, as slowly and as surely as a request. */
  sendLetter(letter: Letter, replyTo: Mail['id'] | null, key: string): Promise<Mail>;
  /** Everything is again as it was in the beginning. */
  reset(): Promise<void>;
}

/** All that answers the demo's requests, in the browser. */
export async function openDemoBackend(storage: DemoStorage, now = () => Date.now()): Promise<DemoBackend> {
  const settings = { ...startingSettings };
  const [tasks, mailbox, members] = await Promise.all([openTasks(storage), openMailbox(storage), openMembers(storage)]);
  const sent = new Map<string, Promise<Mail>>();
  return {
    settings,
    handlers: [
      ...todoHandlers(tasks, settings),
      ...mailHandlers(mailbox, settings),
      ...authHandlers(members, settings, now),
    ],
    async sendLetter(letter, replyTo, key) {
      await delay(settings.latency);
      if (settings.isFailing)
        throw Object.assign(new Error(), {
          problem: demoProblem(503, 'unavailable', 'The demo was told to fail').body,
        });
      const sending = sent.get(key) ?? mailbox.send(letter, replyTo, new Date(now()));
      sent.set(key, sending);
      return sending;
    },
    async reset() {
      await storage.clear();
      for (const part of [tasks, mailbox, members]) part.reset();
    },
  };
}
