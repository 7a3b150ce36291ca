import { jobTitles, jobTitlesRouter } from '@diwan/api-contract/resources/job-titles';
import { eq } from 'drizzle-orm';
import { defineResource } from '#crud/definition.ts';
import { is, oneOf } from '#crud/lists/clauses.ts';
import { findRefs } from '#crud/lists/refs.ts';
import { industriesTable, jobPostsTable, seekersTable, jobTitlesTable as table } from '#db/schema/resources.ts';
import { term, termFilters, termWriting } from '../taxonomy/term.ts';

export const jobTitlesResource = defineResource({
  contract: jobTitles,
  router: jobTitlesRouter,
  table,
  ...term(table),
  filters: { ...termFilters(table), industry: oneOf(table.industryId), isSaudiOnly: is(table.isSaudiOnly) },
  async derive(rows, { tx }) {
    const industries = await findRefs(
      tx,
      industriesTable,
      rows.map(({ industryId }) => industryId),
    );
    return rows.map(({ industryId }) => ({ industry: industries.get(industryId ?? '') ?? null }));
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
