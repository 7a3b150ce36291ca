import type { Attachment, Letter } from '@diwan/api-contract/demo/mail';
import { isAddress as isWholeAddress } from '@diwan/api-contract/demo/mail-values';
import type { ComposerContext, RecipientLine } from './composer.types.ts';

interface Asked {
  context: ComposerContext;
}

export const isAddress = (given: string): boolean => isWholeAddress(given.trim());

/** A changed letter is another one: it is sent under a key of its own. */
const changed = ({ context }: Asked, fields: Partial<Letter>) => ({
  letter: { ...context.letter, ...fields },
  wrongAddress: null,
  key: null,
});

export const typed = (asked: Asked, fields: Partial<Letter>) => changed(asked, fields);

/** Nobody gets a letter twice: a recipient leaves the line where they were. */
export function recipientAdded(asked: Asked, { line, address: given }: { line: RecipientLine; address: string }) {
  const { to, cc, bcc } = recipientRemoved(asked, { address: given }).letter;
  const lines = { to, cc, bcc };
  return changed(asked, { ...lines, [line]: [...lines[line], given.trim()] });
}

export function recipientRemoved(asked: Asked, { address: given }: { address: string }) {
  const { to, cc, bcc } = asked.context.letter;
  const others = (line: string[]) => line.filter((one) => one.toLowerCase() !== given.trim().toLowerCase());
  return changed(asked, { to: others(to), cc: others(cc), bcc: others(bcc) });
}

export const attached = (asked: Asked, { attachment }: { attachment: Attachment }) =>
  changed(asked, {
    attachments: [...detached(asked, attachment).letter.attachments, attachment],
  });

export const detached = (asked: Asked, { fileName }: { fileName: string }) =>
  changed(asked, { attachments: asked.context.letter.attachments.filter((one) => one.fileName !== fileName) });
