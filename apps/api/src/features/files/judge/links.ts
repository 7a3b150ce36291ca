/** An address that a reader may follow from a PDF: to a page, a mailbox, a telephone, or within the document. */
export function isHarmlessLink(address: string): boolean {
  const { scheme, rest } = partsOf(address);
  return scheme === null ? !/^(?:\/\/|\\)/.test(rest) : isHarmless(scheme);
}

/** The same for Word, which opens a file of this computer where no scheme is named. */
export function isHarmlessTarget(address: string): boolean {
  const { scheme, rest } = partsOf(address);
  return scheme === null ? rest.startsWith('#') : isHarmless(scheme);
}

function isHarmless(scheme: string): boolean {
  return /^(?:https?|mailto|tel)$/i.test(scheme);
}

/** Readers pass over spaces and control characters. */
function partsOf(address: string): { scheme: string | null; rest: string } {
  const rest = Array.from(address, (character) => (character > ' ' && character !== '\u007f' ? character : '')).join(
    '',
  );
  return { scheme: /^([^/?#\\:]{0,40}):/.exec(rest)?.[1] ?? null, rest };
}
