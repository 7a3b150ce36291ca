import { brokenRules } from '@diwan/api-contract/broken-rules';
import { fieldErrors } from '@diwan/api-contract/field-errors';
import type { FieldError } from '@diwan/api-contract/problem';
import type { DraftSchema } from '#crud/resource/define-resource.ts';

type Draft = Readonly<Record<string, unknown>>;

/**
 * What is wrong with a draft, by the contract's own schema and rules, all of it at once and each field once.
 * The server stops at the schema; a form would show its errors in two rounds.
 */
export function validateDraft(check: DraftSchema, draft: Draft): FieldError[] {
  const parsed = check.schema.safeParse(draft);
  const errors = parsed.success
    ? brokenRules({ draft: check.schema, ...(check.rules && { rules: check.rules }) }, parsed.data as never)
    : fieldErrors(parsed.error.issues, draft);
  if (parsed.success) return firstOfEach(errors);
  const wrong = new Set(errors.map(({ path }) => fieldOf(path)));
  return firstOfEach([...errors, ...rulesBroken(check, draft).filter(({ path }) => !wrong.has(fieldOf(path)))]);
}

/** What the rules refuse of a draft of which parts are missing: as far as they come. */
function rulesBroken({ rules }: DraftSchema, draft: Draft): FieldError[] {
  const broken: FieldError[] = [];
  try {
    rules?.(draft as never, (path, code) => broken.push({ path, code }));
  } catch {
    // A rule that needs what is missing has its say once that is there.
  }
  return broken;
}

const fieldOf = (path: string) => path.split('.')[0];

const firstOfEach = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index);

/** The draft part of a record. */
export function draftOf(record: object, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]));
}
