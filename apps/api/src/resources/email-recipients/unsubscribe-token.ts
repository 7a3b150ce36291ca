import { openedToken, sealedToken } from '#keys/sealed-token.ts';
import type { Sealing } from '#keys/sealing.ts';

const purpose = 'unsubscribe';

/** Names a recipient to whoever has their mail, and to nobody else. */
export const unsubscribeToken = (sealing: Sealing, recipientId: string): string =>
  sealedToken(sealing, purpose, [recipientId]);

/** The recipient whom a token of ours names. */
export const recipientOf = (sealing: Sealing, token: unknown): string | null =>
  openedToken(sealing, purpose, token)?.[0] ?? null;

/** Not below the API: it is a page for people. */
export const unsubscribePath = '/unsubscribe';

/** Where its reader says that they want no more; the same address takes the one click of a mail program (RFC 8058). */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${unsubscribePath}?token=${token}`;
