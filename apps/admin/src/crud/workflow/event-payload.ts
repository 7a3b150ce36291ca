import type { Field } from '@diwan/api-contract/kinds/field';
import { emptyOf, isShown } from '@diwan/api-contract/kinds/shown-when';

type Fields = Readonly<Record<string, { kind: string } & Pick<Field, 'shownWhen' | 'isOptional'>>>;
export type Values = Readonly<Record<string, unknown>>;

/** The part of a payload that a path leads into. */
export const partOf = (path: string): string => path.split('.', 1)[0]!;

/** Nothing chosen yet; a list is empty. */
export const blankPayload = (fields: Readonly<Record<string, { kind: string }>>): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]): [string, unknown] => [name, emptyOf(field)]));

/** Whether a part has to be given: a list may stay empty, and a message is asked for only where the reason says nothing by itself. */
export function isNeeded(name: string, fields: Fields, values: Values): boolean {
  const isOptional = fields[name]?.isOptional ?? false;
  if (name === 'note') return values.reason === 'other' || (!('reason' in fields) && !isOptional);
  return !Array.isArray(values[name]) && !isOptional;
}

/** What has to be given before the event can be sent. */
export function missingParts(fields: Fields, values: Values): string[] {
  return Object.entries(fields)
    .filter(([name, field]) => values[name] === null && isShown(field, values) && isNeeded(name, fields, values))
    .map(([name]) => name);
}

/** What was given, without what was left out. */
export const payloadOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && !isNothing(value)));

const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0;

const shortest = 10;
const longest = 500;

export type Broken = 'required' | 'noteTooShort' | 'noteTooLong';

/** Why each part can't be sent as it is: the server's own reasons. */
export function brokenParts(fields: Fields, values: Values): Readonly<Record<string, Broken>> {
  const missing = missingParts(fields, values).map((name): [string, Broken] => [name, 'required']);
  const broken = 'note' in fields && typeof values.note === 'string' ? brokenNote(fields, values, values.note) : null;
  return Object.fromEntries(broken ? [...missing, ['note', broken]] : missing);
}

function brokenNote(fields: Fields, values: Values, text: string): Broken | null {
  const { length } = text.trim();
  if (length > longest) return 'noteTooLong';
  if (!isNeeded('note', fields, values) || length >= shortest) return null;
  return length === 0 ? 'required' : 'noteTooShort';
}
