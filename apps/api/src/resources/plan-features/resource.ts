import { planFeatures } from '@diwan/api-contract/resources/plan-features';
import { planFeatureWorkflow } from '@diwan/machines/workflows/plan-feature/plan-feature.workflow';
import { eq, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { problemOf } from '#http/problems/problems.ts';
import { plansTable } from '../plans/table.ts';
import { inBoth, searchKeyOf } from '../search-texts.ts';
import { planFeatureNotices } from './notices.ts';
import { plansWith } from './plans-with.ts';
import { planFeaturesTable as table } from './table.ts';

const always = () => true;
const foundBy = ({ name, key }: { name: { ar: string; en?: string | undefined }; key: string }) =>
  searchKeyOf([...inBoth(name), key]);

export const planFeaturesResource = defineResource({
  contract: planFeatures,
  table,
  filters: {
    isUsed: (isWanted) => {
      const used = sql`exists (select from ${plansTable} where ${plansTable.features} @> jsonb_build_array(jsonb_build_object('featureId', ${table.id}::text)))`;
      return isWanted ? used : sql`not ${used}`;
    },
  },
  sorts: {
    sortOrder: table.sortOrder,
    name: table.nameAr,
    key: table.key,
    updatedAt: table.updatedAt,
    createdAt: table.createdAt,
  },
  label: ({ name }) => name,
  option: {
    where: eq(table.state, 'active'),
    orderBy: table.sortOrder,
    async hints(rows) {
      const wordsOf = await stateWords('planFeatures', planFeatures.workflow);
      return rows.map(({ key, state }) => hintOf(key, ...(state === 'active' ? [] : [wordsOf(state)])));
    },
  },
  unique: { key: { column: table.key, keyOf: (value) => value } },
  computed: {
    plansCount: computed(table, ['id'], async (rows, { tx }) =>
      (
        await plansWith(
          rows.map(({ id }) => id),
          tx,
        )
      ).map(({ all }) => all),
    ),
  },
  exported: {
    name: 'name',
    key: 'key',
    group: 'group',
    kind: 'kind',
    unit: 'unit',
    resets: 'resets',
    defaultValue: 'defaultValue',
    plans: 'plansCount',
    sortOrder: 'sortOrder',
    inState: 'stateChangedAt',
    state: 'state',
    updatedAt: 'updatedAt',
  },
  writing: {
    added: (draft) => ({ state: 'active' as const, searchKey: foundBy(draft) }),
    async edited(draft, before, { tx }) {
      const [used] = await plansWith([before.id], tx);
      // What plans count by it would mean something else.
      const fixed = (['key', 'kind'] as const).filter((field) => draft[field] !== before[field]);
      if (used!.all > 0 && fixed.length > 0)
        throw problemOf('invalid', { errors: fixed.map((path) => ({ path, code: 'featureUsed' })) });
      return { searchKey: foundBy(draft) };
    },
    duplicates: { plan_features_key: { path: 'key', code: 'featureKeyTaken' } },
  },
  workflowBinding: {
    workflow: planFeatureWorkflow,
    input: computed(table, ['id'], async (rows, { tx }) => {
      const ids = rows.map(({ id }) => id);
      return (await plansWith(ids, tx)).map(({ onSale: plansOnSale }) => ({ plansOnSale }));
    }),
    effects: {},
    notices: planFeatureNotices,
    undoable: { 'planFeature.retire': always, 'planFeature.reactivate': always },
  },
  seed: async () => (await import('./seed.ts')).planFeaturesSeed,
});
