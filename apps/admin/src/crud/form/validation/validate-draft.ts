import { brokenRules } from '@diwan/api-contract/broken-rules';
import { fieldErrors } from '@diwan/api-contract/field-errors';
import type { FieldError } from '@diwan/api-contract/problem';
import type { DraftSchema } from '#crud/resource/define-resource.ts';

/** What is wrong with a draft, by the contract's own schema and rules: the same answer that the server would give. */
export function validateDraft({ schema, rules }: DraftSchema, draft: Readonly<Record<string, unknown>>): FieldError[] {
  const parsed = schema.safeParse(draft);
  if (!parsed.success) return fieldErrors(parsed.error.issues, draft);
  return brokenRules({ draft: schema, ...(rules && { rules }) }, parsed.data as never);
}

/** The draft part of a record. */
export function draftOf(record: object, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]));
}
