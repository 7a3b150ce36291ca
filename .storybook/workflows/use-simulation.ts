import type { Subject } from '@diwan/machines/simulation/samples';
import { type Simulation, type SimulationStep, simulate } from '@diwan/machines/simulation/simulate';
import { useMemo, useState } from 'react';

export interface SimulationInHand {
  simulation: Simulation;
  /** What the machine began with. */
  input: unknown;
  canStepBack: boolean;
  take: (step: SimulationStep) => void;
  stepBack: () => void;
  startOver: (input?: unknown) => void;
  /** Sends an event with what it carries now. */
  send: (type: string) => void;
  carry: (type: string, payload: unknown) => void;
}

/** A simulation as it grows step by step; each time it is run again from its start. */
export function useSimulation({ machine, input: given, events }: Subject): SimulationInHand {
  const [{ input, steps }, setRun] = useState<{ input: unknown; steps: readonly SimulationStep[] }>({
    input: given,
    steps: [],
  });
  const [payloads, setPayloads] = useState(events);
  const simulation = useMemo(() => simulate({ machine, input }, steps, payloads), [machine, input, steps, payloads]);
  const take = (step: SimulationStep) => setRun((run) => ({ ...run, steps: [...run.steps, step] }));
  return {
    simulation,
    input,
    canStepBack: steps.length > 0,
    take,
    stepBack: () => setRun((run) => ({ ...run, steps: run.steps.slice(0, -1) })),
    startOver: (next = input) => setRun({ input: next, steps: [] }),
    send: (type) => take({ kind: 'send', event: { ...payloads[type], type } }),
    carry: (type, payload) => setPayloads((all) => ({ ...all, [type]: payload as object })),
  };
}
