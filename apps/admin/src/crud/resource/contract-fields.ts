import { maskedFields } from '@diwan/api-contract/endpoints/reveal';
import type { Field } from '@diwan/api-contract/kinds/field';
import { eventFieldsOf, fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { resources } from '@diwan/api-contract/resources';
import type { AskedOf, DraftOf, ResourceKey } from './resource-types.ts';

type ContractFields = { [K in ResourceKey]: { [F in keyof DraftOf<K>]-?: Field } };

/** The fields of every draft by their kinds; the build puts those of one resource in place of `contractFields.<key>`, in its own file. */
export const contractFields = Object.fromEntries(
  Object.entries(resources).map(([key, { draft, path }]) => [key, withMasks(fieldsOf(draft), maskedFields.get(path))]),
) as ContractFields;

type ContractEvents = { [K in ResourceKey]: { [E in AskedOf<K>['type']]: Record<AskedPart<K, E>, Field> } };
type AskedPart<K extends ResourceKey, E> = Exclude<keyof Extract<AskedOf<K>, { type: E }>, 'type'> & string;

/** What each event asks for, by its kinds; put in place in the same way. */
export const contractEvents = Object.fromEntries(
  Object.entries(resources).map(([key, { events }]) => [key, namingItself(key, eventFieldsOf(events))]),
) as ContractEvents;

function withMasks(fields: Record<string, Field>, masked: readonly string[] = []): Record<string, Field> {
  // Parts of rows say of themselves that they are masked.
  const whole = masked.filter((name) => name in fields);
  return { ...fields, ...Object.fromEntries(whole.map((name) => [name, { ...fields[name]!, isMasked: true }])) };
}

/** An event that names another record of its own resource says so without knowing which that is. */
function namingItself(key: string, events: Record<string, Record<string, Field>>) {
  const named = (field: Field): Field =>
    field.kind === 'reference' && field.to === 'itself' ? { ...field, to: key } : field;
  const ofEvents = Object.entries(events).map(([event, parts]) => [
    event,
    Object.fromEntries(Object.entries(parts).map(([part, field]) => [part, named(field)])),
  ]);
  return Object.fromEntries(ofEvents) as typeof events;
}
