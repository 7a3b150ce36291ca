import { z } from 'zod';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** A field of a record: what it is, what holds for it, and whether staff write it. */
export interface FieldDescription {
  name: string;
  kind: string;
  rule: string;
  isRequired: boolean;
  isWritten: boolean;
}

/** The fields of a record, in the order in which the contract has them; `kinds` are those of the form. */
export function fieldsOf(
  record: z.ZodObject,
  draft: z.ZodObject | null,
  kinds: Readonly<Record<string, { kind: string; to?: string }>>,
): FieldDescription[] {
  const { properties = {}, required = [] } = z.toJSONSchema(record, {
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  }) as Schema;
  return Object.entries(properties).map(([name, schema]) => {
    const isNullable = [schema, ...(schema.anyOf ?? [])].some(({ type }) => [type].flat().includes('null'));
    const isWritten = draft !== null && name in draft.shape;
    const known = isWritten ? kinds[name] : undefined;
    return {
      name,
      kind: known && known.kind !== 'shown' ? formKind(known) : kindOf(schema),
      rule: ruleOf(schema),
      isRequired: required.includes(name) && !isNullable,
      isWritten,
    };
  });
}

function formKind({ kind, to }: { kind: string; to?: string }): string {
  return to ? `${kind} to ${to}` : kind;
}

function kindOf(schema: Schema): string {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (choices) return choices.map(kindOf).join(' or ');
  if (schema.enum || schema.const !== undefined) return 'choice';
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`;
  const keys = Object.keys(schema.properties ?? {});
  if (keys.length > 0 && keys.every((key) => key === 'ar' || key === 'en')) return 'localized';
  if (keys.join() === 'id,label') return 'ref';
  if (schema.type === 'object') return 'object';
  const types = [schema.type ?? 'anything'].flat().filter((type) => type !== 'null');
  return schema.format ?? types.join(' or ');
}

/** Lengths, ranges, choices and parts, in words. */
function ruleOf(schema: Schema): string {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (choices) return choices.map(ruleOf).filter(Boolean).join('; ');
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const rule = ruleOf(part);
    return rule ? `${name}: ${rule}` : name;
  });
  return [
    schema.const === undefined ? '' : String(schema.const),
    schema.enum?.join(', ') ?? '',
    schema.type === 'array' ? range(schema.minItems, schema.maxItems, 'entries') : '',
    schema.type === 'array' ? ruleOf(schema.items ?? {}) : '',
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minimum, schema.maximum, ''),
    schema.pattern ?? '',
    parts.length > 0 && kindOf(schema) !== 'ref' ? `{ ${parts.join('; ')} }` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  const least = from === undefined || from <= Number.MIN_SAFE_INTEGER ? '' : String(from);
  const most = to === undefined || to >= Number.MAX_SAFE_INTEGER ? '' : String(to);
  return least || most ? `${least}…${most} ${unit}`.trim() : '';
}
