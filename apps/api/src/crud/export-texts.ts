import type { Language } from '@diwan/api-contract/values/staff';
import { texts as ar } from './export-texts/ar.ts';
import { texts as en } from './export-texts/en.ts';

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
/** The words of an export in one language. */
export type ExportTexts = Words<typeof en>;

export const exportTexts: Record<Language, ExportTexts> = { ar, en };
