import { jobTitles } from '@diwan/api-contract/resources/job-titles';
import { defineResource } from '#crud/definition.ts';
import { refBeside } from '#crud/lists/refs.ts';
import { industriesTable } from '../industries/table.ts';
import { jobTitlesTable as table } from '../job-titles/table.ts';
import { term } from '../taxonomy/term.ts';

export const jobTitlesResource = defineResource({
  contract: jobTitles,
  table,
  ...term(table, 'jobTitleExists'),
  computed: {
    industry: refBeside(table, 'industryId', industriesTable),
  },
  seed: async () => (await import('./seed.ts')).jobTitlesSeed,
});
