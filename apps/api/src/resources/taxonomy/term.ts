import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { taxonomyTerm } from '@diwan/machines/workflows/taxonomy-term/taxonomy-term.workflow';
import { eq, getTableName } from 'drizzle-orm';
import { isPositive } from '#crud/lists/clauses.ts';
import { refsOf } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { hasLikeness } from './alike.ts';
import { lockTerms, termEffects } from './effects.ts';
import { mergedInto, parentOf } from './named-beside.ts';
import { namedTerm, termInput } from './named-term.ts';
import { termNotices } from './notices.ts';
import type { TermTable } from './term-table.ts';
import { expectNoCircle, writingOf } from './writing.ts';

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
      isDuplicate: hasLikeness(table),
    },
    sorts: {
      updatedAt: table.updatedAt,
      name: table.nameAr,
      nameEn: table.nameEn,
      usageCount: table.usageCount,
      order: table.order,
    },
    label: (row: Named) => row.name,
    computed: { parent: parentOf(table), mergedInto: mergedInto(table) },
    exported: {
      name: { of: 'name', value: (record: Named) => record.name.ar },
      nameEn: { value: (record: Named) => record.name.en ?? '' },
      parent: 'parent',
      code: 'code',
      usageCount: 'usageCount',
      inState: 'stateChangedAt',
      state: 'state',
      updatedAt: 'updatedAt',
      synonyms: 'synonyms',
      slug: 'slug',
    } as const,
    option: {
      where: eq(table.state, 'active'),
      orderBy: table.nameAr,
      async hints(rows: { parentId: string | null }[], tx: Tx) {
        const ids = rows.map(({ parentId }) => parentId);
        return (await refsOf(tx, table, ids)).map((parent) => parent?.label ?? null);
      },
    },
    unique: {
      'name.ar': { column: table.arKey, keyOf: searchKey },
      'name.en': { column: table.enKey, keyOf: searchKey },
      slug: { column: table.slug, keyOf: (slug: string) => slug },
    },
    refersTo: [{ table, where: (id: string) => eq(table.parentId, id) }],
    writing: {
      ...writingOf(table),
      duplicates: {
        [`${name}_ar_key`]: { path: 'name.ar', code: duplicate },
        [`${name}_en_key`]: { path: 'name.en', code: duplicate },
        [`${name}_slug`]: { path: 'slug', code: 'slugExists' },
      },
    },
    workflowBinding: {
      workflow: taxonomyTerm,
      input: { reads: [], of: termInput },
      named: namedTerm(table),
      effects: termEffects(table),
      notices: termNotices,
      lockFirst: lockTerms(table),
      onChange: expectNoCircle(table),
      undoable: {
        'term.accept': always,
        'term.reject': always,
        'term.activate': always,
        'term.deactivate': always,
        'term.setParent': always,
        'term.reorder': always,
      },
    },
  };
}
