import type { Letter, Mail } from '@diwan/api-contract/demo/mail';
import { composerMachine } from '@diwan/machines/demo/mail/composer.machine';
import type { LetterSent } from '@diwan/machines/demo/mail/composer.types';
import { fromPromise } from 'xstate';
import type { MailClient } from '../mail-client.ts';
import type { ChosenFiles } from './chosen-files.ts';

interface Desk {
  /** The name under which the letter is kept. */
  draftKey: string;
  chosen: ChosenFiles;
  onSent: (mail: Mail) => void;
  onClose: () => void;
  /** It was refused after somebody had left it. */
  onRefusedLater: () => void;
}

/** The composer machine on the demo's backend: files are kept before the letter that speaks of them. */
export function provideComposer({ letters, sendLetter }: MailClient, desk: Desk) {
  const { draftKey, chosen, onSent, onClose, onRefusedLater } = desk;
  async function keep(letter: Letter, signal?: AbortSignal) {
    await chosen.keep(letter);
    if (!signal?.aborted) await letters.put(draftKey, letter);
  }
  return composerMachine.provide({
    actors: {
      loadDraft: fromPromise<Letter | null>(async () => letters.all().get(draftKey) ?? null),
      keepDraft: fromPromise<void, { letter: Letter }>(({ input, signal }) => keep(input.letter, signal)),
      sendLetter: fromPromise<Mail, LetterSent>(async ({ input: { letter, replyTo, key }, signal }) => {
        await keep(letter);
        try {
          const mail = await sendLetter(letter, replyTo, key, draftKey);
          // Somebody has left the composer: no machine is there to announce it.
          if (signal.aborted) onSent(mail);
          return mail;
        } catch (error) {
          if (signal.aborted) onRefusedLater();
          throw error;
        }
      }),
    },
    actions: {
      dropDraft: () => void letters.drop(draftKey),
      announceSent: (_, { mail }) => {
        onSent(mail);
        onClose();
      },
    },
  });
}
