import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { searchKey } from '@diwan/api-contract/values/search-key';
import { taxonomyTerm } from '@diwan/machines/workflows/taxonomy-term/taxonomy-term.workflow';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isPositive } from '#crud/lists/clauses.ts';
import { type TermDraft, termKeys } from './term-keys.ts';

type TermTable = Record<'state' | 'updatedAt' | 'nameAr' | 'nameEn' | 'arKey' | 'enKey' | 'usageCount', AnyPgColumn>;

type Named = { name: LocalizedText };

/** What every taxonomy has in common besides its filters and its writing. */
export function term(table: TermTable) {
  return {
    sorts: { updatedAt: table.updatedAt, name: table.nameAr, nameEn: table.nameEn, usageCount: table.usageCount },
    label: ({ name }: Named) => name,
    waitsSince: table.updatedAt,
    exported: {
      name: { of: 'name', value: ({ name }: Named) => name.ar },
      nameEn: { value: ({ name }: Named) => name.en ?? '' },
      usageCount: 'usageCount',
      state: 'state',
      updatedAt: 'updatedAt',
      synonyms: 'synonyms',
    } as const,
    option: { where: eq(table.state, 'active'), orderBy: table.nameAr },
    unique: {
      'name.ar': { column: table.arKey, keyOf: searchKey },
      'name.en': { column: table.enKey, keyOf: searchKey },
    },
    process: {
      workflow: taxonomyTerm,
      facts: { reads: ['name'], of: (rows: Named[]) => rows.map(({ name }) => ({ name })) },
      effects: {},
    },
  };
}

export function termFilters(table: TermTable) {
  return {
    missing: () => eq(table.nameEn, ''),
    usage: (usage: 'used' | 'unused') => isPositive(table.usageCount)(usage === 'used'),
  };
}

/** No two terms of a taxonomy read the same. Staff's own terms need nobody's acceptance. */
export function termWriting(table: string, duplicate: string) {
  return {
    added: (draft: TermDraft) => ({ state: 'active' as const, ...termKeys(draft) }),
    edited: termKeys,
    duplicates: {
      [`${table}_ar_key`]: { path: 'name.ar', code: duplicate },
      [`${table}_en_key`]: { path: 'name.en', code: duplicate },
    },
  };
}
