import type { Language } from '@diwan/api-contract/values/staff';
import { texts as ar } from './export-texts/ar.ts';
import { type ExportTexts, texts as en } from './export-texts/en.ts';

export type { ExportTexts };

export const exportTexts: Record<Language, ExportTexts> = { ar, en };
