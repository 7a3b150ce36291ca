import { standing } from '@diwan/ui/theme/rules/standing';

const heading = `main h1${standing}`;
const busy = `main [aria-busy="true"]${standing}`;
const step = 100;
const longestWait = 5_000;
const calm = 1_500;
const breath = 100;

/** Lets the screen's own code and data go first: what is loaded through this comes when nothing on the screen is busy any more. */
export async function afterScreen<T>(load: () => Promise<T>): Promise<T> {
  for (let waited = 0; waited < longestWait; waited += step) {
    await pause(step);
    if (document.querySelector(heading) && !document.querySelector(busy)) break;
  }
  await idle();
  return load();
}

const settled = () => afterScreen(() => pause(calm));

/** Lets somebody who has come look around first: what is loaded through this comes a while after the screen. */
export const whenSettled = <T>(load: () => Promise<T>): Promise<T> => settled().then(idle).then(load);

let turn: Promise<unknown> = Promise.resolve();

/** The same for what nobody waits for: one at a time, so that no key and no press waits for more than one. */
export function whenCalm<T>(load: () => Promise<T>): Promise<T> {
  const mine = Promise.all([turn, settled()]).then(idle).then(load);
  turn = mine.then(
    () => pause(breath),
    () => undefined,
  );
  return mine;
}

const kept = new WeakSet<() => Promise<unknown>>();

/** The same for what stays once it has come: it is asked for again only if it could not be had. */
export function keepWhenCalm(load: () => Promise<unknown>): void {
  if (kept.has(load)) return;
  kept.add(load);
  whenCalm(load).catch(() => kept.delete(load));
}

/** What waits ends with its page. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) =>
    setTimeout(() => {
      if (typeof document !== 'undefined') resolve();
    }, milliseconds),
  );

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else resolve();
  });
