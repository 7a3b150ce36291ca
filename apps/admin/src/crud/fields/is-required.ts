import type { AnyField } from '../resource/field.ts';

/** Whether a field has to be given while it is asked for. */
export function isRequired({ isOptional, shownWhen }: AnyField): boolean {
  return !isOptional || shownWhen?.isNeeded === true;
}
