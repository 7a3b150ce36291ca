import type { Sealing } from '#keys/sealing.ts';

const purpose = 'unsubscribe';

/** Names a recipient to whoever has their mail, and to nobody else; it holds for as long as the key that sealed it. */
export const unsubscribeToken = (sealing: Sealing, recipientId: string): string =>
  sealing.seal(`${purpose} ${recipientId}`).toString('base64url');

/** The recipient whom a token of ours names. */
export function recipientOf(sealing: Sealing, token: string): string | null {
  try {
    const [what, id] = sealing.open(Buffer.from(token, 'base64url')).split(' ');
    return what === purpose && id ? id : null;
  } catch {
    return null;
  }
}

/** Not below the API: it is a page for people. */
export const unsubscribePath = '/unsubscribe';

/** Where its reader says that they want no more; the same address takes the one click of a mail program (RFC 8058). */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${unsubscribePath}?token=${token}`;
