import type {
  InvokeDrawing,
  MachineDrawing,
  PartDrawing,
  StateDrawing,
  TransitionsDrawing,
} from './machine-drawing.ts';
import { isWithin, pathsById, resolveTarget } from './state-path.ts';

/** What makes a transition happen. `done` and `error` tell of invoked work, or of a state whose inner states are final. */
export type Cause =
  | { kind: 'event'; name: string }
  | { kind: 'after'; name: string }
  | { kind: 'always' }
  | { kind: 'done' | 'error'; name: string };

export interface DrawnAction {
  type: string;
  /** Null where they come from a function. */
  params: unknown;
}

export interface DrawnTransition {
  from: string;
  /** Empty when the state stays as it is. */
  to: readonly string[];
  cause: Cause;
  guard: string | null;
  /** Taken because the guards before it refused. */
  isOtherwise: boolean;
  /** Why the event is refused, where the transition does nothing but say so: an action `refuse` with its reason. */
  refusal: string | null;
  actions: readonly DrawnAction[];
}

export interface DrawnState {
  /** Its keys from the outermost state on, with dots; empty for the machine itself. */
  path: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  isInitial: boolean;
  invokes: readonly string[];
  entry: readonly DrawnAction[];
  exit: readonly DrawnAction[];
  transitions: readonly DrawnTransition[];
  states: readonly DrawnState[];
}

/** The transitions from one state to another, drawn as one arrow. */
export interface DrawnArrow {
  id: string;
  from: string;
  to: string;
  transitions: readonly DrawnTransition[];
}

/** A machine as nested states with their transitions resolved: what diagrams, lists and tables are made of. */
export function drawingOf(config: MachineDrawing): DrawnState {
  const ids = pathsById(config);
  return stateOf({ config, path: '', key: config.id ?? '', isInitial: false }, ids);
}

/** The state and all within it, in the order in which they are written. */
export function statesWithin(state: DrawnState): DrawnState[] {
  return [state, ...state.states.flatMap(statesWithin)];
}

export function arrowsOf(root: DrawnState): DrawnArrow[] {
  const moves = statesWithin(root).flatMap(({ transitions }) =>
    transitions.flatMap((transition) =>
      transition.to.map((to) => ({ id: `${transition.from}→${to}`, to, transition })),
    ),
  );
  return [...Map.groupBy(moves, ({ id }) => id)].map(([id, same]) => ({
    id,
    from: same[0]!.transition.from,
    to: same[0]!.to,
    transitions: same.map(({ transition }) => transition),
  }));
}

/** Whether a way that passed `visited`, oldest first, used this arrow. */
export function isTaken({ from, to }: Pick<DrawnArrow, 'from' | 'to'>, visited: readonly string[]): boolean {
  return visited.some((path, index) => index > 0 && isWithin(visited[index - 1]!, from) && isWithin(path, to));
}

interface Place {
  config: StateDrawing;
  path: string;
  key: string;
  isInitial: boolean;
}

function stateOf({ config, path, key, isInitial }: Place, ids: ReadonlyMap<string, string>): DrawnState {
  const resolve = (target: string) => resolveTarget(target, path, ids);
  const read = (cause: Cause, written: unknown) => transitionsOf(path, cause, written, resolve);
  const each = (kind: 'event' | 'after', named: object | undefined) =>
    Object.entries(named ?? {}).flatMap(([name, written]) => read({ kind, name }, written));
  const invoked = many(config.invoke as InvokeDrawing | readonly InvokeDrawing[] | undefined);
  const inner = Object.entries(config.states ?? {});
  return {
    path,
    key,
    kind: kindOf(config),
    isInitial,
    invokes: invoked.map(({ src }) => nameOf(src)),
    entry: actionsOf(config.entry),
    exit: actionsOf(config.exit),
    transitions: [
      ...each('event', config.on),
      ...invoked.flatMap(({ src, onDone, onError }) => [
        ...read({ kind: 'done', name: nameOf(src) }, onDone),
        ...read({ kind: 'error', name: nameOf(src) }, onError),
      ]),
      ...each('after', config.after),
      ...read({ kind: 'always' }, config.always),
      ...read({ kind: 'done', name: key }, config.onDone),
      ...(config.type === 'history' ? read({ kind: 'always' }, config.target) : []),
    ],
    states: inner.map(([name, state]) =>
      stateOf(
        { config: state, path: path ? `${path}.${name}` : name, key: name, isInitial: config.initial === name },
        ids,
      ),
    ),
  };
}

function kindOf({ type, states }: StateDrawing): DrawnState['kind'] {
  return type ?? (states && Object.keys(states).length > 0 ? 'compound' : 'atomic');
}

function transitionsOf(
  from: string,
  cause: Cause,
  written: unknown,
  resolve: (target: string) => string,
): DrawnTransition[] {
  return many(written as TransitionsDrawing | undefined).map((one, index) => {
    const { target, guard, actions, reenter } = typeof one === 'string' ? { target: one } : one;
    const guarded = guard === undefined ? null : nameOf(guard);
    const to = many(target).map(resolve);
    const named = actionsOf(actions);
    return {
      from,
      to: to.length === 0 && reenter ? [from] : to,
      cause,
      guard: guarded,
      isOtherwise: guarded === null && index > 0,
      refusal: refusalOf(named),
      actions: named,
    };
  });
}

function refusalOf(actions: readonly DrawnAction[]): string | null {
  const refuse = actions.find(({ type }) => type === 'refuse');
  return refuse ? String((refuse.params as { reason?: string } | null)?.reason ?? refuse.type) : null;
}

function actionsOf(written: unknown): DrawnAction[] {
  return many(written as PartDrawing | readonly PartDrawing[] | undefined).map((part) => {
    const params = typeof part === 'object' ? part.params : undefined;
    return { type: nameOf(part), params: typeof params === 'function' ? null : (params ?? null) };
  });
}

const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : String((part as { type?: string; name?: string }).type ?? (part as Function).name);

function many<T>(written: T | readonly T[] | undefined): readonly T[] {
  if (written === undefined) return [];
  return Array.isArray(written) ? written : [written as T];
}
