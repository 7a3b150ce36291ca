import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';

type StateNode = AnyStateMachine['root'];

export const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const transitionsOf = (node: StateNode) => [...node.transitions.values()].flat().concat(node.always ?? []);

/** Counts which states and transitions of a machine were ever entered and taken. */
export function countCoverage() {
  const entered = new Set<string>();
  const taken = new Set<unknown>();
  return {
    watch(inspected: InspectionEvent): void {
      if (inspected.type === '@xstate.microstep') {
        for (const each of inspected._transitions) {
          taken.add(each);
          entered.add((each as { source: StateNode }).source.id);
        }
      }
      if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return;
      for (const { id } of (inspected.snapshot as AnyMachineSnapshot)._nodes ?? []) entered.add(id);
    },
    /** What nothing has reached, by name. */
    missed({ root }: AnyStateMachine): string[] {
      const states = nodesOf(root).filter(({ id }) => !entered.has(id));
      const transitions = nodesOf(root).flatMap((node) =>
        transitionsOf(node)
          .map((transition, index) => ({
            transition,
            name: `${node.id} × ${transition.eventType || 'always'} (${index})`,
          }))
          .filter(({ transition }) => !taken.has(transition)),
      );
      return [...states.map(({ id }) => id), ...transitions.map(({ name }) => name)];
    },
  };
}

/** States from which no event, timer or result of work leads anywhere else; a final state is no such state. */
export function deadEnds({ root }: AnyStateMachine): string[] {
  const leadsFrom = (leaf: StateNode, node: StateNode = leaf): boolean =>
    transitionsOf(node).some(({ target }) => target?.some((to) => to !== leaf)) ||
    (node.parent !== undefined && leadsFrom(leaf, node.parent));
  return nodesOf(root)
    .filter(({ type }) => type === 'atomic')
    .filter((node) => !leadsFrom(node))
    .map(({ path }) => path.join('.'))
    .sort();
}
