import { useActorRef as useXstateActorRef } from '@xstate/react';
import { inspect } from './inspection.ts';

/** Runs a machine, recorded, for as long as the component is there; what it holds is followed with `useSelector`. */
export const useActorRef: typeof useXstateActorRef = (machine, ...[options]) =>
  useXstateActorRef(machine, ...([{ ...options, inspect }] as unknown as [typeof options & object]));
