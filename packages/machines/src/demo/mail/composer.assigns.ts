import type { Attachment, Letter } from '@diwan/api-contract/demo/mail';
import { fitsInLetter, isAddress as isWholeAddress } from '@diwan/api-contract/demo/mail-values';
import type { ComposerContext, RecipientLine } from './composer.types.ts';

interface Args {
  context: ComposerContext;
}

export const isAddress = (given: string): boolean => isWholeAddress(given.trim());

/** A changed letter is another one: it is sent under a key of its own. */
const changed = ({ context }: Args, fields: Partial<Letter>) => ({
  letter: { ...context.letter, ...fields },
  wrongAddress: null,
  leftOut: [],
  key: null,
});

export const typed = (args: Args, fields: Partial<Letter>) => changed(args, fields);

/** Nobody gets a letter twice: a recipient leaves the line where they were. */
export function recipientAdded(args: Args, { line, address: given }: { line: RecipientLine; address: string }) {
  const { to, cc, bcc } = recipientRemoved(args, { address: given }).letter;
  const lines = { to, cc, bcc };
  return changed(args, { ...lines, [line]: [...lines[line], given.trim()] });
}

export function recipientRemoved(args: Args, { address: given }: { address: string }) {
  const { to, cc, bcc } = args.context.letter;
  const others = (line: string[]) => line.filter((one) => one.toLowerCase() !== given.trim().toLowerCase());
  return changed(args, { to: others(to), cc: others(cc), bcc: others(bcc) });
}

/** All for which there is room; a file that has the name of another takes its place. */
export function attached(args: Args, { attachments: chosen }: { attachments: readonly Attachment[] }) {
  let { attachments } = args.context.letter;
  const leftOut: string[] = [];
  for (const one of chosen) {
    const next = [...attachments.filter(({ fileName }) => fileName !== one.fileName), one];
    if (fitsInLetter(next)) attachments = next;
    else leftOut.push(one.fileName);
  }
  return { ...changed(args, { attachments }), leftOut };
}

export const detached = (args: Args, { fileName }: { fileName: string }) =>
  changed(args, { attachments: args.context.letter.attachments.filter((one) => one.fileName !== fileName) });
