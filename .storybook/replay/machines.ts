import type { AnyStateMachine } from 'xstate';

type Exported = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Exported>('../../packages/machines/src/**/*.machine.ts', { eager: true });

function machineOf(exported: Exported): AnyStateMachine {
  const found = Object.values(exported).find((one) => typeof one === 'function' || (one as AnyStateMachine)?.root);
  return (typeof found === 'function' ? found() : found) as AnyStateMachine;
}

/** Every machine of the product by its id. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(files)
    .map(machineOf)
    .map((machine) => [machine.id, machine]),
);
