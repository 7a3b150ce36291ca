import type { Page } from '@playwright/test';

/** Bytes of all that a browser with an empty cache fetches for a page until nothing more comes: as sent, with their heads. */
export async function sentBytes(page: Page, address: string): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  let sent = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sent += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return sent;
}
