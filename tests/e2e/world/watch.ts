import { type BrowserContext, expect } from '@playwright/test';

/** What must never happen, whatever a test does: an uncaught error, a broken policy, a key in place of a text, a word to another host. */
export function watchOver(context: BrowserContext, baseURL: string): () => void {
  const wrongs: string[] = [];
  const { hostname } = new URL(baseURL);
  context.on('weberror', (error) => wrongs.push(`uncaught: ${error.error().stack}`));
  context.on('console', (message) => {
    if (
      /Content Security Policy|Trusted ?Types?|A part of the screen failed|A value could not be shown|No text at/i.test(
        message.text(),
      )
    )
      wrongs.push(message.text());
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.hostname !== hostname) wrongs.push(`asked ${url.href}`);
  });
  return () =>
    expect(wrongs, 'uncaught errors, policy violations, missing texts and requests to other hosts').toEqual([]);
}
