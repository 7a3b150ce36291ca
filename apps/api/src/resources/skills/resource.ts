import { skills } from '@diwan/api-contract/resources/skills';
import { defineResource } from '#crud/definition.ts';
import { skillsTable as table } from '../skills/table.ts';
import { term } from '../taxonomy/term.ts';

export const skillsResource = defineResource({
  contract: skills,
  table,
  ...term(table, 'skillExists'),
  seed: async () => (await import('./seed.ts')).skillsSeed,
});
