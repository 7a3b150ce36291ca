type Fields = Readonly<Record<string, unknown>>;
export type Values = Readonly<Record<string, unknown>>;

/** Nothing chosen yet. */
export const blankPayload = (fields: Fields): Values =>
  Object.fromEntries(Object.keys(fields).map((name): [string, unknown] => [name, null]));

/** What has to be given before the event can be sent; a message only where the reason says nothing by itself. */
export function missingParts(fields: Fields, values: Values): string[] {
  const isNoteAsked = values.reason === 'other' || !('reason' in fields);
  return Object.keys(fields).filter((name) => values[name] === null && (name !== 'note' || isNoteAsked));
}

/** What was given, without what was left out. */
export const payloadOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
