import { examSittingMachine } from '@diwan/machines/exam-sitting/exam-sitting.machine';
import type { ExamSittingEvent, GivenAnswer, Seat } from '@diwan/machines/exam-sitting/exam-sitting.types';
import { fromCallback, fromPromise } from 'xstate';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { forgetAnswer, forgetAttempt, keepAnswer, keepPlace, readLeft } from './answer-store.ts';
import { announceSeat } from './seats.ts';
import { ringAt, type ServerClock } from './server-clock.ts';

interface OfAttempt {
  attemptId: string;
}
interface Sent extends OfAttempt {
  sitting: number;
  answer: GivenAnswer;
}

export interface SittingNews {
  clock: ServerClock;
  onBegun: (attemptId: string) => void;
  onRefused: () => void;
}

async function sit({ attemptId }: OfAttempt, clock: ServerClock): Promise<Seat> {
  const params = { id: attemptId };
  const paper = await expectBody(client.examAttempts.sit({ params, body: {}, idempotencyKey: crypto.randomUUID() }));
  clock.set(paper.now);
  // Whoever sat here before sends nothing more: what it has left is all there.
  announceSeat(attemptId);
  return { paper, ...(await readLeft(attemptId)) };
}

const sendAnswer = ({ attemptId: id, sitting, answer: { questionId, given, sequence } }: Sent) =>
  expectBody(client.examAttempts.keepAnswer({ params: { id, questionId }, body: { ...given, sitting, sequence } }));

/** What sitting an exam asks of the browser and of the server. */
export const provideSitting = ({ clock, onBegun, onRefused }: SittingNews) =>
  examSittingMachine.provide({
    actors: {
      begin: fromPromise(async ({ input: { examId } }: { input: { examId: string } }) => {
        const body = { examId, seekerId: null };
        const { id } = await expectBody(client.examAttempts.add({ body, idempotencyKey: crypto.randomUUID() }));
        return id;
      }),
      sit: fromPromise(({ input }: { input: OfAttempt }) => sit(input, clock)),
      sendAnswer: fromPromise<unknown, Sent>(({ input }) => sendAnswer(input)),
      handIn: fromPromise<unknown, OfAttempt & { version: number }>(({ input: { attemptId: id, version } }) =>
        expectBody(
          client.examAttempts.send({
            params: { id },
            version,
            body: { type: 'examAttempt.submit' },
            idempotencyKey: crypto.randomUUID(),
          }),
        ),
      ),
      readResult: fromPromise(({ input: { attemptId: id } }: { input: OfAttempt }) =>
        expectBody(client.examAttempts.result({ params: { id } })),
      ),
      watchTime: fromCallback<ExamSittingEvent, { dueAt: string }>(({ input, sendBack }) =>
        ringAt(Date.parse(input.dueAt), clock, () => sendBack({ type: 'time.over' })),
      ),
      watchQuestion: fromCallback<ExamSittingEvent, { questionDueAt: number | null }>(({ input, sendBack }) =>
        input.questionDueAt === null
          ? undefined
          : ringAt(input.questionDueAt, clock, () => sendBack({ type: 'question.timedOut' })),
      ),
    },
    actions: {
      announceBegun: ({ context }) => onBegun(context.attemptId!),
      announceRefused: onRefused,
      keepLatest: ({ context: { attemptId, waiting } }) => {
        const last = waiting.at(-1);
        if (last) keepAnswer(attemptId!, last);
      },
      forgetFirst: ({ context: { attemptId, waiting } }) => forgetAnswer(attemptId!, waiting[0]!),
      keepPlace: ({ context: { attemptId, place, questionDueAt } }) => {
        if (questionDueAt !== null) keepPlace(attemptId!, { place, questionDueAt });
      },
      forgetAll: ({ context: { attemptId } }) => forgetAttempt(attemptId!),
    },
  });
