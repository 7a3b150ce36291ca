import { skills } from '@diwan/api-contract/resources/skills';
import { defineResource } from '#crud/definition.ts';
import { oneOf } from '#crud/lists/clauses.ts';
import { skillsTable as table } from '../skills/table.ts';
import { term, termFilters, termWriting } from '../taxonomy/term.ts';

export const skillsResource = defineResource({
  contract: skills,
  table,
  ...term(table),
  filters: { ...termFilters(table), type: oneOf(table.type) },
  computed: {},
  writing: termWriting('skills', 'skillExists'),
});
