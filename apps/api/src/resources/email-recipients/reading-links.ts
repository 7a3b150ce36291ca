import { openedToken, sealedToken } from '#keys/sealed-token.ts';
import type { Sealing } from '#keys/sealing.ts';

const opening = 'opening';
const following = 'following';

/** Not below the API: mail programs ask there, without a session. */
export const openingPath = '/opened';
export const followingPath = '/follow';

/** A picture of one point that whoever opens a recipient's mail asks for. */
export const openingUrl = (publicUrl: string, sealing: Sealing, recipientId: string): string =>
  `${publicUrl}${openingPath}?token=${sealedToken(sealing, opening, [recipientId])}`;

/** The recipient whose mail was opened. */
export const openedBy = (sealing: Sealing, token: unknown): string | null =>
  openedToken(sealing, opening, token)?.[0] ?? null;

/** A link of a recipient's mail that leads past us to where it was written to lead: nobody can make one that leads elsewhere. */
export const followingUrl = (publicUrl: string, sealing: Sealing, recipientId: string, href: string): string =>
  `${publicUrl}${followingPath}?token=${sealedToken(sealing, following, [recipientId, new URL(href).href])}`;

/** Whose link was followed, and where it leads. */
export function followedBy(sealing: Sealing, token: unknown): { recipientId: string; href: string } | null {
  const [recipientId, href] = openedToken(sealing, following, token) ?? [];
  return recipientId && href ? { recipientId, href } : null;
}
