import { hidden } from '@diwan/api-contract/values/mask';
import { type AnyField, isMasked } from '#crud/resource/field.ts';

/** Whether a value is as the server showed it, masked: then there is nothing to check of it, and nothing to write. */
export const isAsRead = (field: AnyField | undefined, value: unknown): value is string =>
  field !== undefined && isMasked(field) && typeof value === 'string' && value.includes(hidden);
