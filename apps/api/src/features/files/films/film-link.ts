import type { FilmLink } from '@diwan/api-contract/endpoints/files/field-files';
import { openedToken, sealedToken } from '#keys/sealed-token.ts';
import type { Sealing } from '#keys/sealing.ts';

const purpose = 'film';
const validMilliseconds = 3_600_000;

/** Not below the API: a browser's player asks there for what it plays, and sends no session along. */
export const filmPath = '/films';

/** An address at which whoever has it plays a film for an hour. */
export function filmLink(sealing: Sealing, id: string, now: Date): FilmLink {
  const until = new Date(now.getTime() + validMilliseconds).toISOString();
  return { url: `${filmPath}?token=${sealedToken(sealing, purpose, [id, until])}`, until };
}

/** The film whom a link of ours names, until its hour is over. */
export function filmOf(sealing: Sealing, token: unknown, now: Date): string | null {
  const [id, until] = openedToken(sealing, purpose, token) ?? [];
  return id && until && now < new Date(until) ? id : null;
}
