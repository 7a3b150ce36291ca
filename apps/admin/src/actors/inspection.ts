import { createRecorder } from '@diwan/machines/recording/recorder';
import type { InspectionEvent } from 'xstate';

type Watch = (inspected: InspectionEvent) => void;

/** What the actors of this tab did last: see ADR 0018. */
export const recorder = createRecorder({ route: () => globalThis.location?.pathname ?? '', later: whenIdle });

/** No later than after two seconds; browsers without the call are fast enough not to need it. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work);
}

const watches = new Set<Watch>([recorder.observe]);

/** Tells of everything that any actor does, from now on. */
export function watchActors(watch: Watch): () => void {
  watches.add(watch);
  return () => watches.delete(watch);
}

/** Given to every actor when it is made; a watch that fails stops no actor. */
export function inspect(inspected: InspectionEvent): void {
  for (const watch of watches) {
    try {
      watch(inspected);
    } catch (error) {
      console.error('A watch over the actors failed.', error);
    }
  }
}
