import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';

const repository = join(import.meta.dirname, '../..');
export const builtStorybook = join(repository, 'storybook-static');

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
}

export interface Storybook {
  url: string;
  entries: StoryEntry[];
  stop(): Promise<void>;
}

/** Builds Storybook as it is published and says how long that took. */
export async function buildStorybook(): Promise<void> {
  const began = performance.now();
  // A test's own surroundings would make it a build for tests.
  const { VITEST: _, ...env } = process.env;
  const child = spawn('npm', ['run', '--silent', 'storybook:build'], {
    cwd: repository,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('Storybook could not be built: npm run storybook:build says why.');
  console.log(`Storybook was built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** Serves what was built, on a free port. */
export async function serveStorybook(): Promise<Storybook> {
  const server: PreviewServer = await preview({
    configFile: false,
    root: repository,
    logLevel: 'error',
    build: { outDir: builtStorybook },
    preview: { host: 'localhost', port: 0 },
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const index = await fetch(`${url}/index.json`);
  const { entries } = (await index.json()) as { entries: Record<string, StoryEntry> };
  return { url, entries: Object.values(entries), stop: () => server.close() };
}
