import type { Attachment, Letter, Mail } from '@diwan/api-contract/demo/mail';
import { attachmentLimits } from '@diwan/api-contract/demo/mail-values';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { turn } from '#model/held-work.ts';
import { composerMachine } from './composer.machine.ts';
import { isKept, lacksRecipient } from './composer.selectors.ts';
import type { LetterSent } from './composer.types.ts';
import { noLetter, sampleMail } from './sample-mail.ts';

/** What is kept outlives the composer, as a browser's storage does. */
function createDesk() {
  let draft: Letter | null = null;
  const sendLetter = vi.fn(async ({ letter }: LetterSent) => sampleMail(9, { subject: letter.subject }));
  const announceSent = vi.fn();
  async function open(replyTo: number | null = null) {
    const machine = composerMachine.provide({
      actors: {
        loadDraft: fromPromise<Letter | null>(async () => draft),
        keepDraft: fromPromise<void, { letter: Letter }>(async ({ input }) => {
          draft = input.letter;
        }),
        sendLetter: fromPromise<Mail, LetterSent>(async ({ input }) => {
          const mail = await sendLetter(input);
          draft = null;
          return mail;
        }),
      },
      actions: { dropDraft: () => void (draft = null), announceSent },
      delays: { pause: 1 },
    });
    const actor = createActor(machine, { input: { letter: noLetter, replyTo } }).start();
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    return actor;
  }
  return { open, sendLetter, announceSent, kept: () => draft };
}
const attached = (...attachments: Attachment[]) => ({ type: 'composer.attached', attachments }) as const;
const submitted = { type: 'composer.submitted' } as const;
const to = (address: string) => ({ type: 'composer.recipientAdded', line: 'to', address }) as const;

test('DEMO-03 a draft survives a reload, and is gone when it was sent', async () => {
  const desk = createDesk();
  const first = await desk.open();
  first.send({ type: 'composer.typed', typed: { subject: 'Offer', message: 'Dear Sara' } });
  first.send(to('sara@example.com'));
  expect(isKept(first.getSnapshot())).toBe(false);
  await waitFor(first, isKept);
  first.stop();

  const second = await desk.open();
  expect(second.getSnapshot().context.letter).toEqual({
    ...noLetter,
    to: ['sara@example.com'],
    subject: 'Offer',
    message: 'Dear Sara',
  });
  second.send(submitted);
  await turn();
  expect(second.getSnapshot().matches('sent')).toBe(true);
  expect(desk.kept()).toBeNull();
  expect(desk.announceSent.mock.calls[0]![1].mail.subject).toBe('Offer');
});

test('DEMO-03 recipients are addresses, each once; one that is none is said', async () => {
  const actor = await createDesk().open();
  actor.send(to('sara'));
  expect(actor.getSnapshot().context.wrongAddress).toEqual({ line: 'to', address: 'sara' });
  actor.send(to(' sara@example.com '));
  actor.send({ type: 'composer.recipientAdded', line: 'cc', address: 'omar@example.com' });
  actor.send({ type: 'composer.recipientAdded', line: 'bcc', address: 'SARA@example.com' });
  const { letter, wrongAddress } = actor.getSnapshot().context;
  expect([letter.to, letter.cc, letter.bcc, wrongAddress]).toEqual([
    [],
    ['omar@example.com'],
    ['SARA@example.com'],
    null,
  ]);
  actor.send({ type: 'composer.recipientRemoved', line: 'cc', address: 'omar@example.com' });
  expect(actor.getSnapshot().context.letter.cc).toEqual([]);
});

test('DEMO-03 a letter to nobody is not sent', async () => {
  const desk = createDesk();
  const actor = await desk.open();
  expect(lacksRecipient(actor.getSnapshot().context)).toBe(false);
  actor.send(submitted);
  await turn();
  expect([lacksRecipient(actor.getSnapshot().context), desk.sendLetter.mock.calls]).toEqual([true, []]);
});

test('DEMO-03 a letter that was refused stays, and goes out again under the same key; a changed one has another', async () => {
  const desk = createDesk();
  const failure = Object.assign(new Error(), { problem: { code: 'unavailable' } });
  desk.sendLetter.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const actor = await desk.open(7);
  actor.send(to('sara@example.com'));
  actor.send(submitted);
  await turn();
  expect(actor.getSnapshot().context).toMatchObject({
    problem: { code: 'unavailable' },
    letter: { to: ['sara@example.com'] },
  });
  actor.send(submitted);
  await turn();
  actor.send({ type: 'composer.typed', typed: { subject: 'Again' } });
  actor.send(submitted);
  await turn();
  const [first, second, third] = desk.sendLetter.mock.calls.map(([input]) => input);
  expect(second).toEqual(first);
  expect(third!.key).not.toBe(first!.key);
  expect(first!.replyTo).toBe(7);
});

test('DEMO-03 attachments are known by their names, and can be taken out', async () => {
  const actor = await createDesk().open();
  for (const size of [1, 2]) actor.send(attached({ fileName: 'cv.pdf', size }));
  expect(actor.getSnapshot().context.letter.attachments).toEqual([{ fileName: 'cv.pdf', size: 2 }]);
  actor.send({ type: 'composer.detached', fileName: 'cv.pdf' });
  expect(actor.getSnapshot().context.letter.attachments).toEqual([]);
});

test('DEMO-03 what is too large for a letter is left out and said, the rest is attached', async () => {
  const actor = await createDesk().open();
  const names = () => actor.getSnapshot().context.letter.attachments.map(({ fileName }) => fileName);
  const { bytes, count } = attachmentLimits;
  actor.send(attached({ fileName: 'film.mp4', size: bytes + 1 }, { fileName: 'cv.pdf', size: bytes }));
  expect([names(), actor.getSnapshot().context.leftOut]).toEqual([['cv.pdf'], ['film.mp4']]);
  actor.send(attached({ fileName: 'cv.pdf', size: 1 }));
  expect([names(), actor.getSnapshot().context.leftOut]).toEqual([['cv.pdf'], []]);
  actor.send(attached(...Array.from({ length: count }, (_, index) => ({ fileName: `${index}`, size: 1 }))));
  expect([names().length, actor.getSnapshot().context.leftOut]).toEqual([count, [`${count - 1}`]]);
});

test('DEMO-03 a discarded letter is kept nowhere', async () => {
  const desk = createDesk();
  const actor = await desk.open();
  actor.send({ type: 'composer.typed', typed: { message: 'Half' } });
  await waitFor(actor, isKept);
  expect(desk.kept()?.message).toBe('Half');
  actor.send({ type: 'composer.discarded' });
  expect([actor.getSnapshot().matches('discarded'), desk.kept()]).toEqual([true, null]);
});
