import type { z } from 'zod';
import type { Field } from '../kinds/field.ts';
import { fieldsOf } from '../kinds/fields-of.ts';
import type { MessageKind } from './values.ts';

/** What a column of a file may be mapped to: a field of the draft, a part of one, or the number of the record. */
export interface ImportTarget {
  /** `type`, `name.ar`, `salary.min`, `number`. */
  path: string;
  field: Field;
}

/** What a resource says of files that are read into it. */
export interface Importing {
  /** By which of these a row names the record that it changes, the first that it has: `number`, or paths of values that no two records share. */
  by: readonly [string, ...string[]];
  /** Fields that no file brings. */
  without?: readonly string[];
  /** Where a row writes nothing, but says what somebody outside has answered about a record. */
  answers?: Answers;
}

/** What rows of a file say about records, and what may follow from it. */
export interface Answers {
  of: z.ZodObject;
  /** The events that a row may send to its record; whoever imports may send each of them. */
  events: readonly [string, ...string[]];
  /** The kind of message that is read like a table. */
  message?: MessageKind;
}

interface Imported {
  draft: z.ZodObject;
  /** What is shown masked is written one by one, by whoever has seen it. */
  masked?: readonly string[] | undefined;
  import: Importing;
}

const number: Field = { kind: 'text', isOptional: true };

/** Everything that a column can be mapped to, in the order of the form. */
export function importTargets({ draft, masked = [], import: { by, without = [], answers } }: Imported): ImportTarget[] {
  const fields = Object.entries(fieldsOf(answers?.of ?? draft)).filter(
    ([name]) => ![...without, ...masked].includes(name),
  );
  const numbered = by.includes('number') ? [{ path: 'number', field: number }] : [];
  return [...numbered, ...fields.flatMap(([name, field]) => targetsOf(name, field))];
}

function targetsOf(path: string, field: Field): ImportTarget[] {
  switch (field.kind) {
    case 'localized':
    case 'richText':
      return [
        { path: `${path}.ar`, field: { ...field, kind: 'text' } },
        { path: `${path}.en`, field: { ...field, kind: 'text', isOptional: true } },
      ];
    case 'group':
      return Object.entries(field.fields).flatMap(([part, inner]) => targetsOf(`${path}.${part}`, inner));
    case 'rows':
      return firstPart(field.fields) ? [{ path, field }] : [];
    default:
      return isRead(field) ? [{ path, field }] : [];
  }
}

const unread = new Set<Field['kind']>(['image', 'images', 'file', 'id', 'answer', 'fieldNames', 'nationalAddress']);
/** Colleagues are chosen in a form, where it shows who they are. */
const isRead = (field: Field) => !unread.has(field.kind) && !(field.kind === 'reference' && field.to === 'staff');

/** Of a list of groups its cell names the first part of each, where the others can begin as they do in a form. */
export function firstPart(fields: Readonly<Record<string, Field>>): [string, Field] | null {
  const [first, ...others] = Object.entries(fields);
  if (!first || !isRead(first[1]) || !['reference', 'city', 'language', 'url'].includes(first[1].kind)) return null;
  const canBegin = others.every(([, field]) => field.blank !== undefined || field.isOptional);
  return canBegin ? first : null;
}
