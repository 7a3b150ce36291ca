import type { Spellings } from '../words.ts';
import type { PlannedField } from './fields/field.ts';

/** A resource that is to be written. */
export interface PlannedResource {
  many: Spellings;
  one: Spellings;
  /** The first names its records; none of a taxonomy, whose fields are given. */
  fields: readonly PlannedField[];
  /** What begins the addresses of its screens. */
  path: string;
}

/** The texts of its files. */
export type ResourceTexts = Record<
  'contract' | 'migration' | 'table' | 'resource' | 'seed' | 'screens' | 'en' | 'ar',
  string
>;
