import type { Mail } from '@diwan/api-contract/demo/mail';
import { noLetter } from '@diwan/machines/demo/mail/sample-mail';
import { expect, test, vi } from 'vitest';
import { createActor } from '#actors/create-actor.ts';
import { openDemoBackend } from '#mocks/demo-backend.ts';
import { memoryStorage } from '#mocks/storage/demo-storage.ts';
import { createMailClient } from '../mail-client.ts';
import { createChosenFiles } from './chosen-files.ts';
import { provideComposer } from './composer.implementations.ts';

const letter = { ...noLetter, to: ['sara@demo.example'], subject: 'Offer' };

/** A letter that is on its way; its backend answers when the test says so. */
async function openSending() {
  const backend = await openDemoBackend(memoryStorage());
  const answer = Promise.withResolvers<void>();
  const client = createMailClient({
    ...backend,
    sendLetter: async (...given) => {
      await answer.promise;
      return backend.sendLetter(...given);
    },
  });
  const heard = { onSent: vi.fn(), onClose: vi.fn(), onRefusedLater: vi.fn() };
  const chosen = createChosenFiles(client.files);
  const machine = provideComposer(client, { draftKey: 'new', chosen, ...heard });
  const actor = createActor(machine, { id: 'composer', input: { letter, replyTo: null } }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('open')).toBe(true));
  actor.send({ type: 'composer.submitted' });
  await vi.waitFor(() => expect(backend.letters.all().get('new')).toEqual(letter));
  return { backend, actor, answer, ...heard };
}

test('DEMO-03 a letter that was sent closes its composer', async () => {
  const { answer, onSent, onClose } = await openSending();
  answer.resolve();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect((onSent.mock.calls[0]![0] as Mail).subject).toBe('Offer');
});

test('DEMO-03 a letter that somebody left while it was sent is sent, said to be, and no draft any more', async () => {
  const { backend, actor, answer, onSent, onClose } = await openSending();
  actor.stop();
  answer.resolve();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect([backend.letters.all().size, onClose.mock.calls]).toEqual([0, []]);
});

test('DEMO-03 a letter that is refused after somebody left it is said to be, and is still a draft', async () => {
  const { backend, actor, answer, onSent, onRefusedLater } = await openSending();
  backend.settings.isFailing = true;
  actor.stop();
  answer.resolve();
  await vi.waitFor(() => expect(onRefusedLater).toHaveBeenCalledOnce());
  expect(backend.letters.all().get('new')).toEqual(letter);
  expect(onSent).not.toHaveBeenCalled();
});
