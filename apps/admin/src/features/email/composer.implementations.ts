import type { Letter, Mail } from '@diwan/api-contract/demo/mail';
import { composerMachine } from '@diwan/machines/demo/mail/composer.machine';
import type { LetterSent } from '@diwan/machines/demo/mail/composer.types';
import { fromPromise } from 'xstate';
import type { ChosenFiles } from './chosen-files.ts';
import type { MailClient } from './mail-client.ts';

interface Desk {
  /** The name under which the letter is kept. */
  place: string;
  chosen: ChosenFiles;
  onSent: (mail: Mail) => void;
}

/** The composer machine on the demo's backend: files are kept before the letter that speaks of them. */
export const provideComposer = ({ letters, sendLetter }: MailClient, { place, chosen, onSent }: Desk) =>
  composerMachine.provide({
    actors: {
      loadDraft: fromPromise<Letter | null>(async () => letters.all().get(place) ?? null),
      keepDraft: fromPromise<void, { letter: Letter }>(async ({ input }) => {
        await chosen.keep(input.letter);
        await letters.put(place, input.letter);
      }),
      sendLetter: fromPromise<Mail, LetterSent>(async ({ input }) => {
        await chosen.keep(input.letter);
        return sendLetter(input.letter, input.replyTo, input.key);
      }),
    },
    actions: {
      dropDraft: () => void letters.drop(place),
      announceSent: (_, { mail }) => onSent(mail),
    },
  });
