import { z } from 'zod';

interface Schema {
  const?: unknown;
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A value as a schema of the contract answers it, with everything in it that can be; a list has so many items. */
export function sampleOf(schema: z.ZodType, { items = 0 } = {}): unknown {
  return sample(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema, items);
}

function sample(
  { const: only, type, format, enum: values, anyOf, properties = {}, items: item }: Schema,
  items: number,
): unknown {
  if (anyOf) return sample(anyOf[0]!, items);
  if (values || only !== undefined) return values?.[0] ?? only;
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, sample(of, items)]));
  if (type === 'array') return Array.from({ length: item ? items : 0 }, () => sample(item!, items));
  if (type === 'string') return format === 'date-time' ? '2026-11-22T09:00:00.000000Z' : 'SA';
  return type === 'boolean' ? true : 1;
}
