import type { Work } from './machine-model.ts';

/** What a piece of work brings: what is listed under its name, or what that makes from the input. */
export function outputOf(results: Readonly<Record<string, unknown>>, { src, input }: Work): unknown {
  const result = results[src];
  return typeof result === 'function' ? result(input) : result;
}
