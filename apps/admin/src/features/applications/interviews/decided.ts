import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import type { Decided } from '@diwan/machines/decision/decision.machine';

/** A meeting as something that is decided about: its version is its application's. */
export function decided({ id, applicationVersion, state, availableEvents }: Interview): Decided {
  return { id, version: applicationVersion, state, availableEvents };
}
