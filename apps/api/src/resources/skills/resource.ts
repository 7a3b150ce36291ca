import { skills, skillsRouter } from '@diwan/api-contract/resources/skills';
import { defineResource } from '#crud/definition.ts';
import { holdsAny, oneOf } from '#crud/lists/clauses.ts';
import { jobPostsTable, seekersTable, skillsTable as table } from '#db/schema/resources.ts';
import { term, termFilters, termWriting } from '../taxonomy/term.ts';

export const skillsResource = defineResource({
  contract: skills,
  router: skillsRouter,
  table,
  ...term(table),
  filters: { ...termFilters(table), type: oneOf(table.type) },
  computed: {},
  writing: {
    ...termWriting('skills', 'skillExists'),
    referencedBy: [
      { resource: 'job-posts', table: jobPostsTable, where: (id) => holdsAny(jobPostsTable.skillIds)([id]) },
      { resource: 'seekers', table: seekersTable, where: (id) => holdsAny(seekersTable.skillIds)([id]) },
    ],
  },
});
