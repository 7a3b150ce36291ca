import type { Letter, Mail } from '@diwan/api-contract/demo/mail';
import { composerMachine } from '@diwan/machines/demo/mail/composer.machine';
import type { LetterSent } from '@diwan/machines/demo/mail/composer.types';
import { fromPromise } from 'xstate';
import type { MailClient } from './mail-client.ts';

/** The composer machine on the demo's backend; `place` is the name under which the letter is kept. */
export const provideComposer = ({ letters, sendLetter }: MailClient, place: string, onSent: (mail: Mail) => void) =>
  composerMachine.provide({
    actors: {
      loadDraft: fromPromise<Letter | null>(async () => letters.load(place)),
      keepDraft: fromPromise<void, { letter: Letter }>(({ input }) => letters.keep(place, input.letter)),
      sendLetter: fromPromise<Mail, LetterSent>(({ input }) => sendLetter(input.letter, input.replyTo, input.key)),
    },
    actions: {
      dropDraft: () => void letters.drop(place),
      announceSent: (_, { mail }) => onSent(mail),
    },
  });
