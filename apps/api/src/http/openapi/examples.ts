import { z } from 'zod';
import type { JsonSchema } from './api-document.ts';
import { sampleFormats, sampleValues } from './sample-values.ts';

/** A request that the schema accepts, for people to read; `undefined` where no sample value is known for a part of it. */
export function exampleOf(schema: z.ZodType): unknown {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  if (written.properties && !written.required) written.properties = firstOf(written.properties);
  const example = sample(written, []);
  return schema.safeParse(example).success ? example : undefined;
}

/** Of a change that may carry any field: the first. */
function firstOf(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).slice(0, 1));
}

function sample(schema: JsonSchema, path: readonly string[]): unknown {
  if (schema.const !== undefined) return schema.const;
  const known = path.map((_, start) => path.slice(start).join('.')).find((end) => Object.hasOwn(sampleValues, end));
  if (known !== undefined && accepts(schema, sampleValues[known])) return sampleValues[known];
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return sample(choice, path);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sample(part, [...path, name])]),
    );
  if (schema.type === 'array')
    return (schema.minItems ?? 1) > 0 || path.length > 0 ? [sample(schema.items ?? {}, path)] : [];
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 0, Math.min(1, schema.maximum ?? 1));
  if (schema.type === 'boolean') return false;
  if (schema.format) return sampleFormats[schema.format];
  return 'abcdefghijklmnopqrstuvwxyz0123456789-'.repeat(10).slice(0, schema.minLength ?? 8);
}

function accepts(schema: JsonSchema, value: unknown): boolean {
  return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value).success;
}
