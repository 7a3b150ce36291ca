import { cityIds } from '@diwan/api-contract/values/places/cities';
import { countryCodes, languageCodes } from '@diwan/api-contract/values/codes';
import { z } from 'zod';
import type { JsonSchema } from './api-document.ts';

type Io = 'input' | 'output';

/** Writes the contract's schemas as JSON Schema; those that have a name are written once, under `components.schemas`. */
export interface SchemaBook {
  write(schema: z.ZodType, io: Io): JsonSchema;
  /** What has been named so far, by name. */
  named: Record<string, JsonSchema>;
}

/** Long lists of choices that many fields share. */
const choices = new Map(
  Object.entries({ City: cityIds, Country: countryCodes, Language: languageCodes }).map(([name, values]) => [
    String(values),
    name,
  ]),
);

export function schemaBook(names: z.core.$ZodRegistry<{ id: string }>): SchemaBook {
  const named: Record<string, JsonSchema> = {};

  function keep(name: string, schema: JsonSchema): void {
    const known = named[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`${name} names two schemas`);
    named[name] = schema;
  }

  /** Texts in both languages differ in their lengths alone, and are named by them. */
  function nameText(schema: JsonSchema): void {
    const { ar, en, ...others } = schema.properties ?? {};
    if (ar?.type !== 'string' || en?.type !== 'string' || Object.keys(others).length > 0) return;
    const { properties, required, type, additionalProperties } = schema;
    const isWhole = required?.includes('en') ?? false;
    const name = isWhole ? `TextInBoth${ar.maxLength}` : textName(ar);
    keep(name, {
      description: isWhole ? 'A text in Arabic and in English.' : aboutText(ar),
      type,
      properties,
      required,
      additionalProperties,
    });
    for (const key of Object.keys(schema)) delete schema[key as keyof JsonSchema];
    schema.$ref = refTo(name);
  }

  function nameChoice(schema: JsonSchema): void {
    const name = schema.enum && choices.get(String(schema.enum));
    if (!name) return;
    keep(name, { type: schema.type, enum: schema.enum });
    delete schema.type;
    delete schema.enum;
    schema.$ref = refTo(name);
  }

  return {
    named,
    write(schema, io) {
      const known = names.get(schema)?.id;
      if (known && named[known]) return { $ref: refTo(known) };
      const { $defs = {}, ...written } = z.toJSONSchema(schema, {
        target: 'draft-2020-12',
        io,
        metadata: names,
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          // The format says it, at a fiftieth of the length.
          if (jsonSchema.format) delete jsonSchema.pattern;
          // Every whole number is one that a program can hold.
          if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
          if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
          nameText(jsonSchema as JsonSchema);
          nameChoice(jsonSchema as JsonSchema);
        },
      }) as JsonSchema & { $schema?: string };
      delete written.$schema;
      for (const [name, part] of Object.entries($defs)) keep(name, withRefs(part));
      return withRefs(written);
    },
  };
}

/** Where a named schema stands in the document. */
export function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

function withRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}

/** `LocalizedText`, `LocalizedText120`, `LocalizedText5To120`, `LocalizedTextUpTo5000` where it may be empty. */
function textName({ minLength, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return 'LocalizedText';
  if (minLength === undefined) return `LocalizedTextUpTo${maxLength}`;
  return `LocalizedText${minLength > 1 ? `${minLength}To` : ''}${maxLength}`;
}

function aboutText({ minLength, maxLength }: JsonSchema): string {
  const lengths = maxLength === undefined ? '' : `, ${minLength ?? 0} to ${maxLength} characters`;
  return `A text in Arabic (always) and in English (where there is one)${lengths}.`;
}
