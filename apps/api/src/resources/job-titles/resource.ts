import { jobTitles, jobTitlesRouter } from '@diwan/api-contract/resources/job-titles';
import { eq } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { is, oneOf } from '#crud/lists/clauses.ts';
import { refsOf } from '#crud/lists/refs.ts';
import { industriesTable, jobPostsTable, seekersTable, jobTitlesTable as table } from '#db/schema/resources.ts';
import { term, termFilters, termWriting } from '../taxonomy/term.ts';

export const jobTitlesResource = defineResource({
  contract: jobTitles,
  router: jobTitlesRouter,
  table,
  ...term(table),
  filters: { ...termFilters(table), industry: oneOf(table.industryId), isSaudiOnly: is(table.isSaudiOnly) },
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
    referencedBy: [
      { resource: 'job-posts', table: jobPostsTable, where: (id) => eq(jobPostsTable.jobTitleId, id) },
      { resource: 'seekers', table: seekersTable, where: (id) => eq(seekersTable.jobTitleId, id) },
    ],
  },
});
