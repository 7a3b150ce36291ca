import type { JsonSchema } from '../api-document.ts';
import { code, escape, prose, table } from './html.ts';

/** What a value is, in words; a named schema is a link. */
export function kindOf(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    return `<a href="#schema-${escape(name)}">${escape(name)}</a>`;
  }
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(' ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(kindOf).join(' or ');
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`;
  if (schema.properties) return `object: ${Object.keys(schema.properties).map(code).join(' ')}`;
  if (typeof schema.additionalProperties === 'object')
    return `object by name, each ${kindOf(schema.additionalProperties)}`;
  return escape([schema.type ?? 'anything', schema.format].filter(Boolean).join(', '));
}

/** What else holds for a value: lengths, ranges, a pattern. */
export function rulesOf(schema: JsonSchema): string {
  const own = [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(
      schema.minItems,
      schema.maxItems,
      schema.maxItems === undefined && schema.minItems === 1 ? 'entry' : 'entries',
    ),
    range(schema.minimum, schema.maximum, ''),
    schema.pattern ? code(schema.pattern) : '',
  ];
  const inner = (schema.anyOf ?? []).map(rulesOf);
  return [...own, ...inner].filter(Boolean).join('; ');
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  const most = to === undefined || to >= Number.MAX_SAFE_INTEGER ? undefined : to;
  const least = from === undefined || from <= Number.MIN_SAFE_INTEGER ? undefined : from;
  if (most === undefined && least === undefined) return '';
  const figures =
    most === undefined ? `at least ${least}` : least === undefined ? `at most ${most}` : `${least} to ${most}`;
  return [figures, unit].filter(Boolean).join(' ');
}

export function schemaPart(name: string, schema: JsonSchema): string {
  const variants = schema.oneOf ?? schema.anyOf ?? [schema];
  const parts = variants.map((variant) => fieldsOf(name, variant)).join('');
  return `<article id="schema-${escape(name)}"><h3><a href="#schema-${escape(name)}">${escape(name)}</a></h3>${
    schema.description ? `<p>${prose(schema.description)}</p>` : ''
  }${variants.length > 1 ? `<p>One of ${variants.length}:</p>` : ''}${parts}</article>`;
}

function fieldsOf(name: string, schema: JsonSchema): string {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties);
  if (fields.length === 0) return schema.properties ? '<p>An empty object.</p>' : `<p>${kindOf(schema)}</p>`;
  const rows = fields.map(([field, part]) => [
    code(field),
    kindOf(part),
    required.includes(field) ? 'required' : 'optional',
    rulesOf(part),
  ]);
  return table(`Fields of ${name}`, ['Field', 'Kind', '', 'Rule'], rows);
}
