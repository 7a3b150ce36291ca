import { hasCapability } from '@diwan/api-contract/capabilities';
import { roles } from '@diwan/api-contract/values/staff';
import type { Workflow } from '@diwan/machines/workflows/workflow';
import type { AnyStateMachine } from 'xstate';

type Node = AnyStateMachine['root'];
// Input and events stay within a workflow, which pairs them.
export type AnyWorkflow = Pick<Workflow<never, never>, 'machine'> & { may: Readonly<Record<string, string>> };

/** An event of a workflow: from which states, to which, and who may send it. */
export interface Move {
  type: string;
  from: string[];
  to: string[];
  /** A capability of staff, or `system`. */
  may: string;
  who: string[];
}

/** What a workflow lets happen; a way that is always refused is none. */
export function movesOf({ machine, may }: AnyWorkflow): Move[] {
  const { root } = machine;
  const regions = (root.type === 'parallel' ? Object.values(root.states) : [root]).map(atomicStates);
  return Object.entries(may).map(([type, capability]) => {
    // Where several regions answer, the record's own says what it is.
    const states = regions.find((region) => region.some((state) => targetsOf(state, type).length > 0)) ?? [];
    const ways = states.map((state) => ({ from: state.key, to: targetsOf(state, type) }));
    const open = ways.filter(({ to }) => to.length > 0);
    return {
      type,
      from: open.map(({ from }) => from),
      to: [...new Set(open.flatMap(({ to }) => to))],
      may: capability,
      who: capability === 'system' ? ['system'] : roles.filter((role) => hasCapability(role, capability as never)),
    };
  });
}

function atomicStates(node: Node): Node[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(atomicStates);
}

/** The innermost state that knows the event answers it, as in the machine itself. */
function targetsOf(state: Node, type: string): string[] {
  for (let node: Node | undefined = state; node; node = node.parent) {
    const transitions = node.transitions.get(type);
    if (!transitions) continue;
    return transitions
      .filter(({ actions }) => !actions.some((action) => typeof action === 'object' && action.type === 'refuse'))
      .flatMap(({ target }) => (target ? target.map((to) => leafOf(to).key) : [state.key]));
  }
  return [];
}

function leafOf(node: Node): Node {
  const first = node.initial?.target?.[0];
  return first ? leafOf(first) : node;
}
