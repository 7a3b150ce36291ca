import type { ImportTarget } from '@diwan/api-contract/importing/columns';
import type { Field, Kind } from '@diwan/api-contract/kinds/field';
import { cities } from '@diwan/api-contract/values/places/cities';
import type { Language } from '@diwan/api-contract/values/staff';
import type { Cell } from '../export/columns/cell.ts';
import type { ExportWords } from '../export/columns/words.ts';

/** The words that a column offers to choose from; null where anything may be written. */
export function choicesFor(field: Field, { words, crud }: ExportWords): string[] | null {
  if (field.kind === 'boolean') return [crud.yes, crud.no];
  if (field.kind !== 'choice') return null;
  return field.values.map((value) => words.choices?.[field.labels]?.[value] ?? value);
}

const figures: { readonly [K in Kind]?: Cell } = {
  number: 1,
  rating: 3,
  percentage: '50%',
  duration: 30,
  time: '09:00',
  money: 5000,
  date: '2026-09-01',
  instant: '2026-09-01 09:00',
  phone: '0501234567',
  email: 'name@example.com',
  url: 'https://example.com',
  country: 'SA',
  countries: 'SA, EG',
  language: 'en',
};

/** What may stand in a column, where that can be told without a record. */
export function exampleFor({ path, field }: ImportTarget, context: ExportWords, language: Language): Cell {
  if (path === 'number' || field.isOptional) return null;
  if (field.kind === 'choices') return context.words.choices?.[field.labels]?.[field.values[0]!] ?? field.values[0]!;
  if (field.kind === 'city') return cities.riyadh[language];
  if (field.kind === 'text') return context.file.example;
  return choicesFor(field, context)?.[0] ?? figures[field.kind] ?? null;
}
