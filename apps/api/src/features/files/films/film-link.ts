import type { FilmLink } from '@diwan/api-contract/endpoints/files/field-files';
import type { Sealing } from '#keys/sealing.ts';

const purpose = 'film';
const validMilliseconds = 3_600_000;

/** Not below the API: a browser's player asks there for what it plays, and sends no session along. */
export const filmPath = '/films';

/** An address at which whoever has it plays a film for an hour. */
export function filmLink(sealing: Sealing, id: string, now: Date): FilmLink {
  const until = new Date(now.getTime() + validMilliseconds).toISOString();
  const token = sealing.seal([purpose, id, until].join(' ')).toString('base64url');
  return { url: `${filmPath}?token=${token}`, until };
}

/** The film whom a link of ours names, until its hour is over. */
export function filmOf(sealing: Sealing, token: string, now: Date): string | null {
  try {
    const [what, id, until = ''] = sealing.open(Buffer.from(token, 'base64url')).split(' ');
    return what === purpose && id && now < new Date(until) ? id : null;
  } catch {
    return null;
  }
}
