import { client } from '#api/client.ts';

export type Refusal = 'unauthenticated' | 'forbidden';

/** Asks the server beside each navigation whether the token still holds; only the latest question counts. */
export function createTokenCheck() {
  let latest = new AbortController();
  return async (onRefused: (reason: Refusal) => void): Promise<void> => {
    latest.abort();
    const mine = new AbortController();
    latest = mine;
    // No answer, or none in time, is no refusal: the banner says that the server is out of reach.
    const answer = await client.identity.checkToken({ signal: mine.signal }).catch(() => null);
    if (mine.signal.aborted || !answer) return;
    if (answer.status === 401) onRefused('unauthenticated');
    if (answer.status === 403) onRefused('forbidden');
  };
}
