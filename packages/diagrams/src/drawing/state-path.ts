import type { StateValue } from 'xstate';
import type { StateDrawing } from './machine-drawing.ts';

/** Whether a state is the other one or stands within it; everything stands within the machine itself. */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}

/** The states that are active in a snapshot's value, from the outermost on; a single path may stand for a value. */
export function activePaths(value: StateValue): string[] {
  if (typeof value === 'string') {
    const keys = value.split('.');
    return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  }
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(inner === undefined ? [] : activePaths(inner).map((path) => `${key}.${path}`)),
  ]);
}

/** Where each state with an id of its own stands. */
export function pathsById(state: StateDrawing, path = ''): Map<string, string> {
  const inner = Object.entries(state.states ?? {}).flatMap(([key, one]) => [
    ...pathsById(one, path ? `${path}.${key}` : key),
  ]);
  return new Map(state.id === undefined ? inner : [[state.id, path], ...inner]);
}

/** `#id`, `#id.inner`, `.inner` or `sibling.inner`, as the state at `from` means it. */
export function resolveTarget(target: string, from: string, ids: ReadonlyMap<string, string>): string {
  if (target.startsWith('#')) return byId(target.slice(1), ids);
  if (target.startsWith('.')) return join(from, target.slice(1));
  return join(from.includes('.') ? from.slice(0, from.lastIndexOf('.')) : '', target);
}

/** An id may itself contain dots: the longest that is known counts. */
function byId(target: string, ids: ReadonlyMap<string, string>): string {
  const id = [...ids.keys()]
    .filter((known) => isWithin(target, known))
    .sort((one, other) => other.length - one.length)[0];
  if (id === undefined) throw new Error(`No state has the id of the target "#${target}".`);
  return join(ids.get(id)!, target.slice(id.length + 1));
}

const join = (outer: string, inner: string) => [outer, inner].filter(Boolean).join('.');
