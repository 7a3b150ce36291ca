import type { Kind } from '@diwan/api-contract/kinds/field';
import { kebabOf, lowerFirst, singular, upperFirst } from '../../words.ts';
import type { PlannedField } from './field.ts';
import { kindTemplates } from './kind-templates.ts';

const syntax =
  'name:kind, name:choice:one,other, name:reference:industries or name:registerNumber:10, each with :optional';

/** Reads `capacity:number`, `kind:choice:hall,room`, `website:url:optional`. */
export function readFields(texts: readonly string[], owner: string): PlannedField[] {
  const fields = texts.map((text) => readField(text, owner));
  const [first] = fields;
  if (first?.isOptional || (first?.kind !== 'text' && first?.kind !== 'localized'))
    throw new Error('Say first what its records are called: name:localized or name:text.');
  const twice = fields.find(({ name }, index) => fields.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Error(`Two fields are called ${twice.name}.`);
  return fields;
}

function readField(text: string, owner: string): PlannedField {
  const [name = '', kind = '', ...rest] = text.split(':');
  const isOptional = rest.at(-1) === 'optional';
  const [detail = '', ...more] = isOptional ? rest.slice(0, -1) : rest;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || more.length > 0) throw new Error(`${text} is no field. Say ${syntax}.`);
  if (given.has(name)) throw new Error(`Every record has ${name}: call the field something else.`);
  const template = kindTemplates[kind as Kind];
  if (!template)
    throw new Error(`${text}: say one of ${writable.join(', ')}; what has parts or secrets is written by hand.`);
  if (!(template.detail ?? /^$/).test(detail)) throw new Error(`${text} is no field. Say ${syntax}.`);
  if (kind === 'reference' && !name.endsWith('Id'))
    throw new Error(`${text}: a reference is called by what it leads to, such as industryId.`);
  const column = kebabOf(name).replaceAll('-', '_');
  return {
    name,
    kind: kind as Kind,
    owner,
    column,
    short: name.replace(/Id$/, ''),
    words: upperFirst(
      kebabOf(name.replace(/^is(?=[A-Z])|Id$/, ''))
        .replaceAll('-', ' ')
        .trim(),
    ),
    isOptional: template.isAlwaysOptional ?? (isOptional && !template.isNeverNull),
    values: detail.split(','),
    valuesName: `${lowerFirst(owner)}${upperFirst(pluralOf(name))}`,
    labels: `${lowerFirst(owner)}${upperFirst(singular(name))}`,
    to: detail,
    digits: Number(detail),
  };
}

const pluralOf = (name: string) => (name.endsWith('s') ? name : `${name}s`);
const given = new Set(
  'id version workflowVersion state createdAt updatedAt createdBy updatedBy searchKey availableEvents constructor'.split(
    ' ',
  ),
);
const writable = Object.entries(kindTemplates).flatMap(([kind, template]) => (template ? [kind] : []));
