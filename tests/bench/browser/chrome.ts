import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@diwan/scripts/chromium.mjs';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { installProbe } from './probe.ts';

/** A 4G phone network as Lighthouse simulates it: 1.6 Mbps down, 0.75 Mbps up, 150 ms. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

export interface Limits {
  cpu: 1 | 4;
  network: 'slow' | 'open';
}

/** A page and the counters of its browser. */
export interface MeasuredPage {
  page: Page;
  cdp: CDPSession;
}

/** A browser with a profile of its own on the disk, as a person has it: caches outlive a page. */
export async function withBrowser<T>(
  language: string,
  use: (context: BrowserContext) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'diwan-bench-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
    viewport: { width: 1440, height: 900 },
  });
  try {
    await context.addInitScript((chosen) => {
      if (!localStorage.getItem('language')) localStorage.setItem('language', chosen);
    }, language);
    await context.addInitScript(installProbe);
    return await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Opens a page under these limits, and closes it after use. */
export async function withPage<T>(
  context: BrowserContext,
  { cpu, network }: Limits,
  use: (measured: MeasuredPage) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  try {
    await cdp.send('Performance.enable');
    await cdp.send('Network.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (network === 'slow') await cdp.send('Network.emulateNetworkConditions', slowNetwork);
    return await use({ page, cdp });
  } finally {
    await page.close();
  }
}

/** One of the browser's counters: seconds for durations, bytes for the heap. */
export async function counter(
  cdp: CDPSession,
  name: 'ScriptDuration' | 'TaskDuration' | 'JSHeapUsedSize',
): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}
