import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';

export interface Script {
  name: string;
  bytes: number;
  gzip: number;
  brotli: number;
}

/** Every script that a browser with an empty cache has received by the time this is visible. */
export async function scriptsUntil(page: Page, address: string, isVisible: () => Promise<unknown>): Promise<Script[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const received = new Map<string, Response>();
  const note = (request: Request) => {
    const response = request.existingResponse();
    if (request.resourceType() === 'script' && response?.ok()) received.set(request.url(), response);
  };
  page.on('requestfinished', note);
  await page.goto(address, { waitUntil: 'commit' });
  await isVisible();
  page.off('requestfinished', note);
  return Promise.all([...received].map(async ([url, response]) => measure(url, await response.body())));
}

function measure(url: string, body: Buffer): Script {
  return {
    name: new URL(url).pathname.replace('/assets/', ''),
    bytes: body.length,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body).length,
  };
}
