import { useMachine as useXstateMachine } from '@xstate/react';
import { inspect } from './inspection.ts';

/** Runs a machine, recorded, for as long as the component is there. */
export const useMachine: typeof useXstateMachine = (machine, ...[options]) =>
  useXstateMachine(machine, ...([{ ...options, inspect }] as unknown as [typeof options & object]));
