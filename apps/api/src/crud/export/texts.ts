import type { Language } from '@diwan/api-contract/values/staff';
import { texts as ar } from './texts/ar.ts';
import { type ExportTexts, texts as en } from './texts/en.ts';

export type { ExportTexts };

export const exportTexts: Record<Language, ExportTexts> = { ar, en };
