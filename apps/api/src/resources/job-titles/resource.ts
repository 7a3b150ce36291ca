import { jobTitles } from '@diwan/api-contract/resources/job-titles';
import { computed, defineResource } from '#crud/definition.ts';
import { refsOf } from '#crud/lists/refs.ts';
import { industriesTable } from '../industries/table.ts';
import { jobTitlesTable as table } from '../job-titles/table.ts';
import { term, termFilters, termWriting } from '../taxonomy/term.ts';

export const jobTitlesResource = defineResource({
  contract: jobTitles,
  table,
  ...term(table),
  filters: termFilters(table),
  computed: {
    industry: computed(table, ['industryId'], (rows, { tx }) =>
      refsOf(
        tx,
        industriesTable,
        rows.map(({ industryId }) => industryId),
      ),
    ),
  },
  writing: {
    ...termWriting('job_titles', 'jobTitleExists'),
    uses: ({ industryId }) => [{ table: industriesTable, ids: [industryId], pathOf: () => 'industryId' }],
  },
});
