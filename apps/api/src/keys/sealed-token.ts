import type { Sealing } from './sealing.ts';

/** What an address of ours carries to whoever has it, and tells nobody else: its parts, none of which has a blank, for one purpose alone. It holds for as long as the key that sealed it. */
export const sealedToken = (sealing: Sealing, purpose: string, parts: readonly string[]): string =>
  sealing.seal([purpose, ...parts].join(' ')).toString('base64url');

/** The parts of a token of ours that was made for this purpose; null of any other. */
export function openedToken(sealing: Sealing, purpose: string, token: unknown): string[] | null {
  if (typeof token !== 'string') return null;
  try {
    const [what, ...parts] = sealing.open(Buffer.from(token, 'base64url')).split(' ');
    return what === purpose ? parts : null;
  } catch {
    return null;
  }
}
