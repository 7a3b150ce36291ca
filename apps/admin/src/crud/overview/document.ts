import type { Kind } from '@diwan/api-contract/kinds/field';
import { isShown } from '@diwan/api-contract/kinds/shown-when';
import { isProse, isUnwritten } from '../fields/written.ts';
import type { Resource } from '../resource/define-resource.ts';
import type { AnyField } from '../resource/field.ts';

interface DocumentField {
  name: string;
  field: AnyField;
}

/** A record as it is read. */
export interface RecordDocument {
  /** Who, where, when and how much: beside the text. */
  facts: DocumentField[];
  /** The rest, by section; one that has nothing to be read is left out. */
  sections: { key: string; fields: DocumentField[] }[];
  /** What was asked for and not written. */
  empty: string[];
}

const factKinds: ReadonlySet<string> = new Set<Kind>([
  'reference',
  'city',
  'country',
  'date',
  'instant',
  'time',
  'duration',
  'number',
  'percentage',
  'rating',
  'money',
]);
/** What has an input of its own alone is said elsewhere. */
const isRead = (field: AnyField) => field.kind !== 'custom' || field.cell !== undefined;
const isFact = ({ field }: DocumentField) => factKinds.has(field.kind);

/** Where each field of a record is read. */
export function documentOf(
  { sections, fields }: Pick<Resource, 'sections' | 'fields'>,
  values: Readonly<Record<string, unknown>>,
): RecordDocument {
  const asked = sections.map(({ key, fields: names }) => ({
    key,
    fields: names
      .map((name) => ({ name, field: fields[name]! }))
      .filter(({ field }) => isShown(field, values) && isRead(field)),
  }));
  const isWritten = ({ name, field }: DocumentField) => !isUnwritten(field, values[name]);
  const all = asked.flatMap((section) => section.fields);
  return {
    facts: all.filter((each) => isFact(each) && isWritten(each)),
    sections: asked
      .map(({ key, fields: own }) => ({ key, fields: own.filter((each) => !isFact(each) && isWritten(each)) }))
      .filter(({ fields: own }) => own.length > 0),
    empty: all.filter((each) => !isWritten(each)).map(({ name }) => name),
  };
}

const glances: ReadonlySet<string> = new Set<Kind>([
  'answer',
  'boolean',
  'choice',
  'choices',
  'countries',
  'email',
  'fieldNames',
  'iban',
  'language',
  'localizedTags',
  'nationalId',
  'occupation',
  'phone',
  'registerNumber',
  'tags',
  'text',
]);
/** So many parts stand on half a line. */
const fewParts = 2;

/** Whether half a line is enough for it. */
export function isGlance(field: AnyField): boolean {
  if ('cell' in field && field.cell) return false;
  if (field.kind === 'group') return Object.keys(field.fields).length <= fewParts;
  if (field.kind === 'rows') return !Object.values(field.fields).some(isProse);
  return glances.has(field.kind) && !isProse(field);
}
