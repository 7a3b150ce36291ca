import type { Letter, Mail } from '@diwan/api-contract/demo/mail';
import { isKept, lacksRecipient } from '@diwan/machines/demo/mail/composer.selectors';
import type { RecipientLine } from '@diwan/machines/demo/mail/composer.types';
import { useMemo, useState } from 'react';
import { useMachine } from '#actors/use-machine.ts';
import type { MailClient } from '../mail-client.ts';
import { createChosenFiles } from './chosen-files.ts';
import { provideComposer } from './composer.implementations.ts';

interface Written {
  /** With what it begins, unless something was kept. */
  letter: Letter;
  /** The conversation that it answers. */
  replyTo: Mail['id'] | null;
  /** The name under which it is kept. */
  draftKey: string;
  onSent: (mail: Mail) => void;
  onClose: () => void;
  onRefusedLater: () => void;
}

/** A letter as its form sees it. */
export function useComposer(client: MailClient, { letter, replyTo, draftKey, ...heard }: Written) {
  const [chosen] = useState(() => createChosenFiles(client.files));
  const { onSent, onClose, onRefusedLater } = heard;
  const provided = useMemo(
    () => provideComposer(client, { draftKey, chosen, onSent, onClose, onRefusedLater }),
    [client, draftKey, chosen, onSent, onClose, onRefusedLater],
  );
  const [snapshot, send, actor] = useMachine(provided, { input: { letter, replyTo } });
  const { context } = snapshot;
  return {
    letter: context.letter,
    problem: context.problem,
    wrongAddress: context.wrongAddress,
    leftOut: context.leftOut,
    lacksRecipient: lacksRecipient(context),
    isOpen: snapshot.hasTag('open'),
    isSending: snapshot.matches('sending'),
    isKept: isKept(snapshot),
    type: (typed: Partial<Pick<Letter, 'subject' | 'message'>>) => send({ type: 'composer.typed', typed }),
    addRecipient: (line: RecipientLine, address: string) => {
      send({ type: 'composer.recipientAdded', line, address });
      return actor.getSnapshot().context.wrongAddress === null;
    },
    removeRecipient: (line: RecipientLine, address: string) =>
      send({ type: 'composer.recipientRemoved', line, address }),
    attach: (files: readonly File[]) => send({ type: 'composer.attached', attachments: files.map(chosen.choose) }),
    detach: (fileName: string) => send({ type: 'composer.detached', fileName }),
    submit: () => send({ type: 'composer.submitted' }),
    discard: () => send({ type: 'composer.discarded' }),
  };
}
