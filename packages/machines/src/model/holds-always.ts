import type { AnyMachineSnapshot } from 'xstate';
import type { HeldRun } from './held-machine.ts';
import { type MachineModel, type Step, statesOf, type Work } from './machine-model.ts';

type Run = Pick<HeldRun, 'clock' | 'running' | 'takeBegun'>;

/** What holds for every machine after every step. */
export function holdsAlways({ leaves = {}, problemIn }: MachineModel, { clock, running, takeBegun }: Run) {
  const keys = watchKeys();
  for (const work of takeBegun()) keys.begin(work);

  return ({ command, after }: Step): void => {
    if (after.status === 'error') throw after.error;
    if (command.kind === 'succeed') keys.end(command.work);
    for (const work of takeBegun()) keys.begin(work);
    keys.look(running().map(({ work }) => work));

    const states = statesOf(after);
    const isWorking = running().length > 0 || clock.waiting > 0;
    const isBusy = after.status === 'active' && after.hasTag('busy') && !states.some((state) => state in leaves);
    if (isBusy && !isWorking) throw new Error(`Busy for ever: nothing is under way in ${JSON.stringify(after.value)}.`);
    if (problemIn && problemOf(after) && !states.some((state) => problemIn.includes(state)))
      throw new Error(`${JSON.stringify(after.value)} still holds the problem of an earlier state.`);
  };
}

const problemOf = ({ context }: AnyMachineSnapshot) => (context as { problem?: unknown }).problem ?? null;

/** A key stands for one wish, and an effect that came about is never caused again. */
function watchKeys() {
  const wishes = new Map<string, string>();
  const caused = new Set<string>();
  const keyOf = ({ input }: Work) => (input as { key?: string } | undefined)?.key;
  return {
    begin(work: Work): void {
      const key = keyOf(work);
      if (key === undefined) return;
      // The version says what the wish was based on, not what is wished.
      const { version: _, base: __, ...wished } = work.input as Record<string, unknown>;
      const wish = JSON.stringify([work.src === 'queueSave' ? 'saveDraft' : work.src, wished]);
      if (caused.has(key)) throw new Error(`${work.src} would cause its effect a second time.`);
      if (wishes.has(key) && wishes.get(key) !== wish) throw new Error(`${work.src} gives another wish the same key.`);
      wishes.set(key, wish);
    },
    end(work: Work): void {
      const key = keyOf(work);
      if (key !== undefined) caused.add(key);
    },
    look(running: readonly Work[]): void {
      const inUse = running.map(keyOf).filter((key) => key !== undefined);
      if (new Set(inUse).size < inUse.length) throw new Error('One effect is being caused twice at the same time.');
    },
  };
}
