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
      ['@diwan/machines/workflows/talent-list/talent-list.workflow', ['talentListWorkflow']],
      ['drizzle-orm', ['eq']],
      ['#crud/definition.ts', ['defineResource']],
      ['#crud/lists/refs.ts', ['refBeside']],
      ...targetsOf(fields).map(({ kebab, camel }) => [`../${kebab}/table.ts`, [`${camel}Table`]] as const),
      ['../talent-lists/notices.ts', ['talentListNotices']],
      ['./table.ts', [`${one.camel}SearchKey`, `${many.camel}Table as table`]],
    ],
    `export const ${many.camel}Resource = defineResource({
  contract: ${many.camel},
  table,
  filters: {},
  sorts: { updatedAt: table.updatedAt, ${label.name}: table.${key} },
  label: ({ ${label.name} }) => ${isComputed ? label.name : `({ ar: ${label.name} })`},
  option: { where: eq(table.state, 'open'), orderBy: table.${key} },
  computed: { ${computed.join('\n')} },
  writing: {
    added: (draft) => ({ state: 'open' as const, searchKey: ${one.camel}SearchKey(draft) }),
    edited: (draft) => ({ searchKey: ${one.camel}SearchKey(draft) }),
    duplicates: {},
  },
  workflowBinding: {
    workflow: talentListWorkflow,
    input: { reads: [], of: (rows: unknown[]) => rows.map(() => ({})) },
    effects: {},
    notices: talentListNotices,
  },
  seed: async () => (await import('./seed.ts')).${many.camel}Seed,
});
`,
  );
}
