import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { taxonomyTerm } from '@diwan/machines/workflows/taxonomy-term/taxonomy-term.workflow';
import { eq, getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isPositive } from '#crud/lists/clauses.ts';
import { termNotices } from './notices.ts';
import { type TermDraft, termKeys } from './term-keys.ts';

type TermTable = PgTable &
  Record<'state' | 'updatedAt' | 'nameAr' | 'nameEn' | 'arKey' | 'enKey' | 'usageCount', AnyPgColumn>;
const always = () => true;
type Named = { name: LocalizedText };

/**
 * What every taxonomy has in common; `duplicate` is what the form says of a name that another term has.
 * Staff's own terms need nobody's acceptance.
 */
export function term(table: TermTable, duplicate = 'nameExists') {
  const name = getTableName(table);
  return {
    filters: {
      missing: () => eq(table.nameEn, ''),
      usage: (usage: 'used' | 'unused') => isPositive(table.usageCount)(usage === 'used'),
    },
    sorts: { updatedAt: table.updatedAt, name: table.nameAr, nameEn: table.nameEn, usageCount: table.usageCount },
    label: (row: Named) => row.name,
    exported: {
      name: { of: 'name', value: (record: Named) => record.name.ar },
      nameEn: { value: (record: Named) => record.name.en ?? '' },
      usageCount: 'usageCount',
      inState: 'stateChangedAt',
      state: 'state',
      updatedAt: 'updatedAt',
      synonyms: 'synonyms',
    } as const,
    option: { where: eq(table.state, 'active'), orderBy: table.nameAr },
    unique: {
      'name.ar': { column: table.arKey, keyOf: searchKey },
      'name.en': { column: table.enKey, keyOf: searchKey },
    },
    writing: {
      added: (draft: TermDraft) => ({ state: 'active' as const, ...termKeys(draft) }),
      edited: termKeys,
      duplicates: {
        [`${name}_ar_key`]: { path: 'name.ar', code: duplicate },
        [`${name}_en_key`]: { path: 'name.en', code: duplicate },
      },
    },
    workflowBinding: {
      workflow: taxonomyTerm,
      input: { reads: [], of: (rows: unknown[]) => rows.map(() => ({})) },
      effects: {},
      notices: termNotices,
      undoable: { 'term.accept': always, 'term.activate': always, 'term.deactivate': always },
    },
  };
}
