import type { AnyStateMachine } from 'xstate';

type StateNode = AnyStateMachine['root'];

/** A state of a workflow and the ways out of it, as its statechart says. */
export interface WorkflowState {
  state: string;
  /** Its place among the groups of the statechart, with dots: `posted.live.published`. */
  path: string;
  isInitial: boolean;
  ways: { event: string; to: string[] }[];
}

/** The drawing of a workflow as text: its states in their order, each with the events that lead elsewhere or do something where they are. */
export function stepsOf(machine: AnyStateMachine): WorkflowState[] {
  const { root } = machine;
  const regions = root.type === 'parallel' ? Object.values(root.states) : [root];
  return regions.flatMap((region) => {
    const first = innermost(region)[0];
    return leaves(region).map((leaf) => ({
      state: leaf.key,
      path: leaf.path.join('.'),
      isInitial: leaf.key === first,
      ways: waysFrom(leaf),
    }));
  });
}

function leaves(node: StateNode): StateNode[] {
  const inner = Object.values(node.states) as StateNode[];
  return inner.length === 0 ? [node] : inner.flatMap(leaves);
}

function waysFrom(leaf: StateNode): WorkflowState['ways'] {
  const ways = new Map<string, Set<string>>();
  // What an inner state says of an event, it says instead of the states around it.
  const said = new Set<string>();
  for (let node: StateNode | undefined = leaf; node; node = node.parent) {
    const here = [...node.transitions].filter(([event]) => !said.has(event as string));
    for (const [event, transitions] of here) {
      said.add(event as string);
      const open = transitions.filter(({ actions }) => !actions.some(isRefusal));
      const targets = open.flatMap(({ target }) => target?.flatMap((one) => innermost(one as StateNode)) ?? leaf.key);
      for (const to of targets) ways.set(event as string, (ways.get(event as string) ?? new Set()).add(to));
    }
  }
  return [...ways].map(([event, to]) => ({ event, to: [...to] }));
}

const isRefusal = (action: unknown) => (action as { type?: string }).type === 'refuse';

/** The state that a record is in after entering a node. */
function innermost(node: StateNode): string[] {
  if (node.type !== 'compound') return [node.key];
  return node.initial.target.flatMap((inner: StateNode) => innermost(inner));
}
