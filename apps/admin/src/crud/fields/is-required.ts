import type { AnyField } from '../resource/field.ts';

/** What is asked for only sometimes is needed then; an answer that is expected need not be. */
export function isRequired({ isOptional, shownWhen, kind }: AnyField): boolean {
  return !isOptional || (shownWhen !== undefined && kind !== 'answer');
}
