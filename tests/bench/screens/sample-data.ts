import type { BrowserContext } from '@playwright/test';
import { median } from '../report/figures.ts';

interface SampleRow {
  id: string;
  createdAt: string;
  expiresAt: string;
  title: { ar: string };
  salary: { max: number | null };
  applicantsCount: Record<string, number>;
}

/** What the peers are given to show, taken from the product. */
export interface SampleData {
  rows: SampleRow[];
  /** By the resource's path. */
  options: Record<string, unknown[]>;
  /** Milliseconds that the product takes to answer a list. */
  latency: number;
}

/** Reads a thousand job posts through the product's own API, as the person who has signed in. */
export async function takeSample(context: BrowserContext, url: string): Promise<SampleData> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  const sample = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('adminToken')}` };
    const get = async (path: string) => (await fetch(`/api/v1/${path}`, { headers })).json();
    const { items } = await get('job-posts?limit=1000');
    const options: Record<string, unknown[]> = {};
    for (const resource of ['employers', 'job-titles', 'industries'])
      options[resource] = await get(`${resource}/options`);
    const times: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const began = performance.now();
      await get('job-posts?limit=25');
      times.push(performance.now() - began);
    }
    return { rows: items, options, times };
  });
  await page.close();
  return { rows: sample.rows, options: sample.options, latency: Math.round(median(sample.times)) };
}
