import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';

export interface Script {
  name: string;
  bytes: number;
  gzip: number;
  brotli: number;
}

/** Every script that a browser with an empty cache has received by the time that `reach` answers, on the page's clock. */
export async function scriptsUntil(page: Page, address: string, reach: () => Promise<number>): Promise<Script[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const received = new Map<string, Response>();
  const note = (request: Request) => {
    const response = request.existingResponse();
    if (request.resourceType() === 'script' && response?.ok()) received.set(request.url(), response);
  };
  page.on('requestfinished', note);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await reach();
  page.off('requestfinished', note);
  const inTime = await page.evaluate(loadedUntil, time);
  return Promise.all([...new Set(inTime)].flatMap((url) => received.get(url) ?? []).map(measure));
}

const loadedUntil = (time: number): string[] =>
  performance.getEntriesByType('resource').flatMap((entry) => {
    const { name, responseEnd } = entry as PerformanceResourceTiming;
    return responseEnd > 0 && responseEnd <= time ? name : [];
  });

async function measure(response: Response): Promise<Script> {
  const body = await response.body();
  return {
    name: new URL(response.url()).pathname.replace('/assets/', ''),
    bytes: body.length,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body).length,
  };
}
