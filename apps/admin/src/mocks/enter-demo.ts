import { storedPerson } from '../session/storage/session-storage.ts';
import type { DemoBackend } from './demo-backend.ts';
import { DemoRefused } from './demo-refused.ts';

interface Running {
  backend: DemoBackend;
  stop: () => Promise<void>;
}

let entered = 0;
let running: Promise<Running> | null = null;
/** Whoever enters while the last one is leaving waits for that: the worker that leaves would take the new one with it. */
let stopping: Promise<void> = Promise.resolve();

async function start(): Promise<Running> {
  if (!('serviceWorker' in navigator)) throw new DemoRefused('noServiceWorker');
  // The page's security policy forbids code made at run time; zod reads this when it loads.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const [{ openDemoBackend }, { browserStorage }, { ownedStorage }, { startDemoWorker }] = await Promise.all([
    import('./demo-backend.ts'),
    import('./storage/browser-storage.ts'),
    import('./storage/owned-storage.ts'),
    import('./demo-worker.ts'),
  ]);
  await stopping;
  const person = storedPerson() ?? 'nobody';
  const storage = await ownedStorage(browserStorage(), person, () => storedPerson() === person);
  const backend = await openDemoBackend(storage);
  return { backend, stop: await startDemoWorker(backend.handlers) };
}

/** What a demo does when it opens; the last one that leaves takes the worker with it. */
export async function enterDemo(): Promise<{ backend: DemoBackend; leave: () => Promise<void> }> {
  entered += 1;
  running ??= start();
  try {
    const { backend } = await running;
    return { backend, leave };
  } catch (error) {
    entered -= 1;
    running = null;
    throw error;
  }
}

async function leave(): Promise<void> {
  entered -= 1;
  if (entered > 0) return;
  const last = running;
  running = null;
  stopping = last?.then(({ stop }) => stop()).catch(() => {}) ?? stopping;
  await stopping;
}
