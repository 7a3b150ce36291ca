import type { PlannedField } from './field.ts';
import { kindTemplates } from './kind-templates.ts';

/** The columns of a list: its name, and what else every record has; more than these would weigh as much as the record. */
export const listed = (fields: readonly PlannedField[]): PlannedField[] =>
  fields.filter(({ kind, isOptional }) => kindTemplates[kind]!.cell && !isOptional).slice(0, 4);
