import { seekers as seekersContract } from '@diwan/api-contract/resources/seekers';
import { talentListEntries } from '@diwan/api-contract/resources/talent-list-entries';
import { talentListEntryWorkflow } from '@diwan/machines/workflows/talent-list-entry/talent-list-entry.workflow';
import { computed, defineResource, oncePerBatch, type Reader, type Row } from '#crud/definition.ts';
import { isFilled, madeFrom, toDay } from '#crud/lists/clauses.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { nextNumber } from '#crud/number.ts';
import { seekersTable } from '../seekers/table.ts';
import { employersBeside } from '../talent-lists/employer-beside.ts';
import { talentListsTable as lists } from '../talent-lists/table.ts';
import { entryMoved, viewsBeside } from './cv-views.ts';
import { entryKeys, expectOpen, lockListAndEmployer, refused } from './list-of-entry.ts';
import { talentListEntryNotices } from './notices.ts';
import { talentListEntriesTable as table } from './table.ts';

type Entry = Row<typeof table>;

const listsOf = oncePerBatch((rows: Pick<Entry, 'listId'>[], { tx }: Reader) =>
  findNamed(
    tx,
    lists,
    { name: lists.name, state: lists.state },
    rows.map(({ listId }) => listId),
  ),
);
const seekersOf = oncePerBatch((rows: Pick<Entry, 'seekerId'>[], { tx }: Reader) => {
  const { nameAr, nameEn, headline } = seekersTable;
  return findNamed(
    tx,
    seekersTable,
    { nameAr, nameEn, headline, image: pictureColumn(seekersContract, seekersTable) },
    rows.map(({ seekerId }) => seekerId),
  );
});
const always = () => true;

export const talentListEntriesResource = defineResource({
  contract: talentListEntries,
  table,
  filters: {
    isUnlocked: isFilled(table.unlockedAt),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, unlockedAt: table.unlockedAt },
  label: ({ number }) => ({ ar: number }),
  personOf: ({ seekerId }) => seekerId,
  computed: {
    employer: computed(table, ['employerId'], (rows, { tx }) => employersBeside(rows, tx)),
    list: computed(table, ['listId'], async (rows, reader) => {
      const found = await listsOf(rows, reader);
      return rows.map(({ listId: id }) => ({ id, label: { ar: found.get(id)!.name } }));
    }),
    seeker: computed(table, ['seekerId'], async (rows, reader) => {
      const found = await seekersOf(rows, reader);
      return rows.map(({ seekerId: id }) => {
        const { nameAr: ar, nameEn: en, image } = found.get(id)!;
        return { id, label: { ar, ...(en ? { en } : {}) }, image };
      });
    }),
    seekerHeadline: computed(table, ['seekerId'], async (rows, reader) => {
      const found = await seekersOf(rows, reader);
      return rows.map(({ seekerId }) => found.get(seekerId)!.headline);
    }),
  },
  exported: {
    candidate: ['seeker', 'seekerHeadline'],
    employer: 'employer',
    list: 'list',
    source: 'source',
    note: 'note',
    unlockedAt: 'unlockedAt',
    createdAt: 'createdAt',
    inState: 'stateChangedAt',
    state: 'state',
    number: 'number',
  },
  writing: {
    async added(draft, writer) {
      await expectOpen(draft.listId, writer);
      const number = await nextNumber(writer.tx, 'TAL', 'talent_list_entries_number');
      return { state: 'saved' as const, number, ...(await entryKeys(draft, number, writer)) };
    },
    async edited(draft, { listId, number, employerId, seekerId, unlockedAt }, writer) {
      if (draft.listId !== listId) await expectOpen(draft.listId, writer);
      const keys = await entryKeys(draft, number, writer);
      // A view is of one person, for one employer.
      if (unlockedAt && draft.seekerId !== seekerId) throw refused('seekerId', 'alreadyUnlocked');
      if (unlockedAt && keys.employerId !== employerId) throw refused('listId', 'alreadyUnlocked');
      return keys;
    },
    duplicates: { talent_list_entries_list_id_seeker_id: { path: 'seekerId', code: 'alreadyListed' } },
  },
  workflowBinding: {
    workflow: talentListEntryWorkflow,
    input: computed(table, ['id', 'listId', 'employerId', 'seekerId', 'unlockedAt'], async (rows, reader) => {
      const found = await listsOf(rows, reader);
      const views = await viewsBeside(rows, reader);
      return rows.map(({ listId }, index) => ({
        isListArchived: found.get(listId)!.state === 'archived',
        ...views[index]!,
      }));
    }),
    // Whoever is contacted is known from then on.
    notices: talentListEntryNotices,
    effects: { unlock: ({ unlockedAt }, _, { now }) => ({ unlockedAt: unlockedAt ?? now }) },
    lockFirst: lockListAndEmployer,
    onChange: entryMoved,
    undoable: {
      'talentListEntry.contact': always,
      'talentListEntry.shortlist': always,
      'talentListEntry.putBack': always,
    },
  },
  seed: async () => (await import('./seed.ts')).talentListEntriesSeed,
});
