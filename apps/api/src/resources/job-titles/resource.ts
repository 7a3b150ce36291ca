import { jobTitles } from '@diwan/api-contract/resources/job-titles';
import { eq } from 'drizzle-orm';
import { defineResource } from '#crud/definition.ts';
import { refBeside, refsOf } from '#crud/lists/refs.ts';
import { industriesTable } from '../industries/table.ts';
import { jobTitlesTable as table } from '../job-titles/table.ts';
import { term } from '../taxonomy/term.ts';

const common = term(table, 'jobTitleExists');

export const jobTitlesResource = defineResource({
  contract: jobTitles,
  table,
  ...common,
  exported: { ...common.exported, iscoCode: 'iscoCode' },
  option: {
    where: eq(table.state, 'active'),
    orderBy: table.nameAr,
    async hints(rows, tx) {
      const ids = rows.map(({ industryId }) => industryId);
      const industries = await refsOf(tx, industriesTable, ids);
      return industries.map((industry) => industry?.label ?? null);
    },
  },
  computed: {
    ...common.computed,
    industry: refBeside(table, 'industryId', industriesTable),
  },
  seed: async () => (await import('./seed.ts')).jobTitlesSeed,
});
