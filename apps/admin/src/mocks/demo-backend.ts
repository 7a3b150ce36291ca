import { type Letter, letter as letterSchema, type Mail } from '@diwan/api-contract/demo/mail';
import type { MailChange } from '@diwan/api-contract/demo/mail-rules';
import { type TaskFields, taskFields } from '@diwan/api-contract/demo/todo';
import { fieldErrors } from '@diwan/api-contract/field-errors';
import { delay, type RequestHandler } from 'msw';
import { z } from 'zod';
import { demoProblem } from './answers/demo-problem.ts';
import { mailHandlers } from './mail/mail-handlers.ts';
import { mailChange } from './mail/mail-log.ts';
import { openMailbox } from './mail/mailbox.ts';
import { type MockSettings, startingSettings } from './mock-settings.ts';
import { me } from './seed/people.ts';
import type { DemoStorage } from './storage/demo-storage.ts';
import { openFiles } from './storage/files.ts';
import { type KeyValueStore, openKeyValueStore } from './storage/key-value-store.ts';
import { openTasks, todoHandlers } from './todo/todo-handlers.ts';

/** What somebody has done to a task; one that is being added has no number of its own yet. */
const taskChange = z.strictObject({ id: z.int(), fields: taskFields });
type TaskChange = z.output<typeof taskChange>;

export interface DemoBackend {
  handlers: readonly RequestHandler[];
  /** The toolbar writes to it. */
  settings: MockSettings;
  /** The demo's contract has no endpoint that sends: the composer hands its letter over here, as slowly and as surely as a request. A draft that it was goes with it. */
  sendLetter(letter: Letter, replyTo: Mail['id'] | null, key: string, draft?: string): Promise<Mail>;
  /** Letters being written, each under the name of the place where it is. */
  letters: KeyValueStore<Letter>;
  /** What was attached, by the names that letters and mails have for it. */
  files: KeyValueStore<Blob>;
  /** What was typed into a task and not saved, by the task's number. */
  taskDrafts: KeyValueStore<TaskFields>;
  /** What was done and is still on its way. */
  unsent: { tasks: KeyValueStore<TaskChange[]>; mails: KeyValueStore<MailChange[]> };
  /** Whose mailbox and tasks they are. */
  me: { name: string; email: string };
  /** Everything is again as it was in the beginning. */
  reset(): Promise<void>;
}

/** Unlike one that is sent, a letter being written may go to nobody yet. */
const unsentLetter = letterSchema.extend({ to: letterSchema.shape.cc });

const refusal = ({ body }: ReturnType<typeof demoProblem>) => Object.assign(new Error(body.title), { problem: body });

/** All that answers the requests of the demo's apps, in the browser. */
export async function openDemoBackend(storage: DemoStorage, now = () => Date.now()): Promise<DemoBackend> {
  const settings = { ...startingSettings };
  const [tasks, mailbox, letters, taskDrafts, unsentTasks, unsentMails] = await Promise.all([
    openTasks(storage),
    openMailbox(storage),
    openKeyValueStore(storage, 'letters', unsentLetter),
    openKeyValueStore(storage, 'taskDrafts', taskFields),
    openKeyValueStore(storage, 'unsentTasks', z.array(taskChange)),
    openKeyValueStore(storage, 'unsentMails', z.array(mailChange)),
  ]);
  const files = await openFiles(storage, [...letters.all().values(), ...mailbox.all()]);
  const sent = new Map<string, Promise<Mail>>();
  return {
    settings,
    letters,
    files,
    taskDrafts,
    unsent: { tasks: unsentTasks, mails: unsentMails },
    me,
    handlers: [...todoHandlers(tasks, settings), ...mailHandlers(mailbox, settings)],
    async sendLetter(letter, replyTo, key, draft) {
      try {
        if (settings.isFailing) throw refusal(demoProblem(503, 'unavailable', 'The demo was told to fail'));
        const { error } = letterSchema.safeParse(letter);
        if (error)
          throw refusal(
            demoProblem(422, 'invalid', 'The letter breaks the contract', fieldErrors(error.issues, letter)),
          );
        const sending = sent.get(key) ?? mailbox.send(letter, replyTo, new Date(now()));
        sent.set(key, sending);
        const mail = await sending;
        if (draft !== undefined) await letters.drop(draft);
        return mail;
      } finally {
        // What was asked for is done by then: it is the answer that is slow.
        await delay(settings.latency);
      }
    },
    async reset() {
      await storage.clear();
      for (const part of [tasks, mailbox, letters, files, taskDrafts, unsentTasks, unsentMails]) part.reset();
    },
  };
}
