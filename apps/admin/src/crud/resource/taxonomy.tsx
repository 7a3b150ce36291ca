import type { Skill } from '@diwan/api-contract/resources/skills';
import { taxonomyStates } from '@diwan/api-contract/values/records/taxonomy';
import type { Synonym } from '@diwan/api-contract/values/text/synonym';
import type { ReactNode } from 'react';
import type { CellContext } from './cells/cell-context.ts';
import { cells } from './cells/cells.tsx';
import { reasonLabel } from './cells/reason-label.ts';
import type { Column } from './define-resource.ts';
import type { FilterKind } from './filter-kinds.ts';
import { localizedLabel } from './labels.ts';

type Term = Pick<Skill, 'name' | 'usageCount' | 'state' | 'parent' | 'code' | 'updatedAt'>;
type TermRecord = Pick<Skill, 'source' | 'stateReason' | 'stateNote' | 'mergedInto'>;

interface TermColumn extends Omit<Column<'businessSpecialists'>, 'cell'> {
  cell: (term: Term, context: CellContext) => ReactNode;
}

const columns: TermColumn[] = [
  { key: 'name', sort: 'name', cell: ({ name }) => cells.text(name.ar, 'ar') },
  { key: 'nameEn', sort: 'nameEn', cell: ({ name }) => cells.text(name.en, 'en') },
  {
    key: 'parent',
    cell: ({ parent }, { language }) =>
      cells.text(parent ? localizedLabel(parent.label, language) : undefined, language),
  },
  { key: 'code', cell: ({ code }) => cells.text(code ?? undefined, 'en') },
  { key: 'usageCount', sort: 'usageCount', align: 'end', cell: (term, { format }) => format.number(term.usageCount) },
  { key: 'state', cell: ({ state }, context) => cells.state('term', state, context) },
  { key: 'updatedAt', sort: 'updatedAt', cell: (term, context) => cells.moment(term.updatedAt, context) },
];

/** What only the server knows of a term. */
const computed: { key: string; cell: (term: TermRecord, context: CellContext) => ReactNode }[] = [
  { key: 'source', cell: ({ source }, { t }) => t(`choices.termSource.${source}`) },
  {
    key: 'stateReason',
    cell: ({ stateReason }, context) => stateReason && reasonLabel('termRejectionReasons', stateReason, context),
  },
  { key: 'stateNote', cell: ({ stateNote }) => stateNote && cells.text(stateNote) },
  {
    key: 'mergedInto',
    cell: ({ mergedInto }, { language }) => mergedInto && cells.text(localizedLabel(mergedInto.label, language)),
  },
];

const filters = {
  state: null,
  missing: { kind: 'choices', values: ['english'], labels: 'missing' },
  usage: { kind: 'choices', values: ['used', 'unused'], labels: 'usage' },
  isDuplicate: { kind: 'flag' },
} satisfies Record<string, FilterKind | null>;

/** Those that people may suggest terms for say since when one waits. */
const sinceWhen: Omit<Column<'skills'>, 'cell'> & {
  cell: (term: Pick<Skill, 'stateChangedAt'>, context: CellContext) => ReactNode;
} = {
  key: 'inState',
  isOfOneState: true,
  sort: 'stateChangedAt',
  cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
};

type TermField = 'name' | 'parentId' | 'synonyms' | 'code' | 'slug' | 'icon' | 'externalUri';

/** The sections of a term's form, with the fields of its own: what says more of it, and by what others know it. */
export function termSections<const F extends string = never>(
  own: readonly F[],
  known: readonly F[] = [],
): { key: string; fields: readonly (TermField | NoInfer<F>)[] }[] {
  return [
    { key: 'term', fields: ['name', 'parentId', ...own, 'synonyms'] },
    { key: 'identity', fields: ['code', 'slug', 'icon', ...known, 'externalUri'] },
  ];
}

/** What every taxonomy's screens have in common; a resource spreads it and says the difference. */
export const taxonomy = {
  workflow: 'term',
  label: (term: Term, language: 'ar' | 'en') => localizedLabel(term.name, language),
  columns,
  computed,
  filters,
  states: taxonomyStates,
  unique: ['name.ar', 'name.en', 'slug'] as const,
  blank: () => ({
    name: { ar: '', en: '' },
    parentId: null,
    code: null,
    slug: null,
    synonyms: [] as Synonym[],
    icon: null,
    externalUri: null,
  }),
  events: ['term.accept', 'term.reject', 'term.activate', 'term.deactivate', 'term.merge', 'term.setParent'] as const,
  bulkEvents: [
    'term.activate',
    'term.deactivate',
    'term.merge',
    'term.setParent',
    'term.accept',
    'term.reject',
  ] as const,
  mainEvents: ['term.accept'] as const,
  mergeEvent: 'term.merge' as const,
};

/** A taxonomy for which people suggest terms: they wait for staff. */
export const suggestible = {
  ...taxonomy,
  review: { approve: 'term.accept' as const, reject: 'term.reject' as const },
  columns: [...columns, sinceWhen],
  filters: { ...filters, isOverdue: { kind: 'flag' as const } },
};
