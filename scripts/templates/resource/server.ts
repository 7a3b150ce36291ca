import { nameColumn, type PlannedField, targetOf, targetsOf } from './fields/field.ts';
import { withImports } from './imports.ts';
import type { PlannedResource } from './planned-resource.ts';

export function server({ many, one, fields }: PlannedResource): string {
  const [label] = fields as [PlannedField];
  const { key, isComputed } = nameColumn(label);
  const computed = fields
    .filter(({ kind }) => kind === 'reference')
    .map((field) => `${field.short}: refBeside(table, '${field.name}', ${targetOf(field).camel}Table),`);
  return withImports(
    [
      [`@diwan/api-contract/resources/${many.kebab}`, [many.camel]],
      ['@diwan/machines/workflows/taxonomy-term/taxonomy-term.workflow', ['taxonomyTerm']],
      ['drizzle-orm', ['eq']],
      ['#crud/definition.ts', ['defineResource']],
      ['#crud/lists/refs.ts', ['refBeside']],
      ...targetsOf(fields).map(({ kebab, camel }) => [`../${kebab}/table.ts`, [`${camel}Table`]] as const),
      ['../taxonomy/notices.ts', ['termNotices']],
      ['./table.ts', [`${one.camel}SearchKey`, `${many.camel}Table as table`]],
    ],
    `export const ${many.camel}Resource = defineResource({
  contract: ${many.camel},
  table,
  filters: {},
  sorts: { updatedAt: table.updatedAt, ${label.name}: table.${key} },
  label: ({ ${label.name} }) => ${isComputed ? label.name : `({ ar: ${label.name} })`},
  option: { where: eq(table.state, 'active'), orderBy: table.${key} },
  computed: { ${computed.join('\n')} },
  writing: {
    added: (draft) => ({ state: 'active' as const, searchKey: ${one.camel}SearchKey(draft) }),
    edited: (draft) => ({ searchKey: ${one.camel}SearchKey(draft) }),
    duplicates: {},
  },
  workflowBinding: {
    workflow: taxonomyTerm,
    input: { reads: [], of: (rows: unknown[]) => rows.map(() => ({ named: 'none' as const })) },
    effects: {},
    notices: termNotices,
  },
  seed: async () => (await import('./seed.ts')).${many.camel}Seed,
});
`,
  );
}
