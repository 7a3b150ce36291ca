import { fitsInLetter } from '@diwan/api-contract/demo/mail-values';
import fc from 'fast-check';
import { type MachineModel, nothing } from '#model/machine-model.ts';
import { composerMachine } from './composer.machine.ts';
import type { ComposerContext, LetterSent } from './composer.types.ts';
import { noLetter, sampleMail } from './sample-mail.ts';

const line = fc.constantFrom('to', 'cc', 'bcc');
const address = fc.constantFrom('sara@example.com', 'omar@example.com', 'nobody');
const attachment = fc.record({ fileName: fc.constantFrom('a.pdf', 'b.png'), size: fc.constantFrom(1, 9_000_000) });

export const model: MachineModel = {
  machine: composerMachine,
  input: { letter: noLetter, replyTo: null },
  events: {
    'composer.typed': fc.record({ typed: fc.record({ subject: fc.constantFrom('', 'Offer') }) }),
    'composer.recipientAdded': fc.record({ line, address }),
    'composer.recipientRemoved': fc.record({ line, address }),
    'composer.attached': fc.record({ attachments: fc.array(attachment, { maxLength: 2 }) }),
    'composer.detached': attachment.map(({ fileName }) => ({ fileName })),
    'composer.submitted': nothing,
    'composer.discarded': nothing,
  },
  results: {
    loadDraft: fc.constantFrom(null, { ...noLetter, subject: 'Kept' }),
    keepDraft: fc.constant(undefined),
    sendLetter: fc.constant(({ letter }: LetterSent) => sampleMail(9, { subject: letter.subject })),
  },
  problemIn: ['writing', 'sent', 'discarded'],
  watch:
    () =>
    ({ command, before, after, effects }) => {
      const { letter } = after.context as ComposerContext;
      const everyone = [...letter.to, ...letter.cc, ...letter.bcc];
      if (new Set(everyone).size < everyone.length) throw new Error('Somebody would get it twice.');
      if (everyone.includes('nobody')) throw new Error('It would go to no address.');
      if (!fitsInLetter(letter.attachments)) throw new Error('More is attached than a letter may carry.');
      if (after.matches('sending') && letter.to.length === 0) throw new Error('It would go to nobody.');
      const isDiscarded = after.matches('discarded') && !before.matches('discarded');
      if (effects.includes('dropDraft') !== isDiscarded)
        throw new Error('A draft is dropped when it is discarded; sending takes it along.');
      const isSent = command.kind === 'succeed' && command.work.src === 'sendLetter';
      if (effects.includes('announceSent') !== isSent) throw new Error('What is announced was not sent.');
    },
};
