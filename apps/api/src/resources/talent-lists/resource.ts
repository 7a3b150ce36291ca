import { talentLists } from '@diwan/api-contract/resources/talent-lists';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { talentListWorkflow } from '@diwan/machines/workflows/talent-list/talent-list.workflow';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import { computed, type DraftOf, defineResource, type Writer } from '#crud/definition.ts';
import { idIn, madeFrom, toDay } from '#crud/lists/clauses.ts';
import { problemOf } from '#http/problems/problems.ts';
import { talentListEntriesTable as entries } from '../talent-list-entries/table.ts';
import { employerName, employersBeside } from './employer-beside.ts';
import { talentListNotices } from './notices.ts';
import { talentListSearchKey } from './search-key.ts';
import { talentListsTable as table } from './table.ts';

const always = () => true;

async function keysOf({ employerId, name }: DraftOf<typeof talentLists>, { tx }: Writer) {
  return { nameKey: searchKey(name), searchKey: talentListSearchKey({ name }, await employerName(employerId, tx)) };
}

/** Whose CVs were opened to an employer stay with it. */
async function expectNobodyUnlocked(listId: string, { tx }: Writer): Promise<void> {
  const [open] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.listId, listId), isNotNull(entries.unlockedAt)))
    .limit(1);
  if (open) throw problemOf('invalid', { errors: [{ path: 'employerId', code: 'listUnlocked' }] });
}

export const talentListsResource = defineResource({
  contract: talentLists,
  table,
  filters: { createdFrom: madeFrom(table), createdTo: toDay(table.createdAt) },
  sorts: { createdAt: table.createdAt, name: table.name, updatedAt: table.updatedAt },
  label: ({ name }) => ({ ar: name }),
  option: {
    where: eq(table.state, 'open'),
    orderBy: table.name,
    hints: async (rows, tx) => (await employersBeside(rows, tx)).map(({ label }) => label),
  },
  computed: {
    employer: computed(table, ['employerId'], (rows, { tx }) => employersBeside(rows, tx)),
    stages: computed(table, ['id'], async (rows, { tx }) => {
      const { listId, state } = entries;
      const ids = rows.map(({ id }) => id);
      const counted = await tx
        .select({ listId, state, people: count() })
        .from(entries)
        .where(idIn(listId, ids))
        .groupBy(listId, state);
      const byList = Map.groupBy(counted, (each) => each.listId);
      return ids.map((id) => {
        const stages = (byList.get(id) ?? []).map(({ state, people }) => [state, people]);
        return { saved: 0, contacted: 0, shortlisted: 0, ...Object.fromEntries(stages) };
      });
    }),
  },
  exported: {
    name: 'name',
    employer: 'employer',
    people: {
      value: ({ stages }) => stages.saved + stages.contacted + stages.shortlisted,
    },
    shortlisted: { value: ({ stages }) => stages.shortlisted },
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
    state: 'state',
  },
  writing: {
    added: async (draft, writer) => ({ state: 'open' as const, ...(await keysOf(draft, writer)) }),
    async edited(draft, { id, employerId }, writer) {
      if (draft.employerId !== employerId) await expectNobodyUnlocked(id, writer);
      return keysOf(draft, writer);
    },
    duplicates: { talent_lists_employer_id_name_key: { path: 'name', code: 'nameExists' } },
  },
  workflowBinding: {
    workflow: talentListWorkflow,
    input: { reads: [], of: (rows: unknown[]) => rows.map(() => ({})) },
    notices: talentListNotices,
    effects: {},
    undoable: { 'talentList.archive': always, 'talentList.reopen': always },
  },
  seed: async () => (await import('./seed.ts')).talentListsSeed,
});
