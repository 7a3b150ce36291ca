import { emailCampaigns } from '@diwan/api-contract/resources/email-campaigns';
import { reachedStates } from '@diwan/api-contract/values/records/campaign';
import { emailCampaignWorkflow } from '@diwan/machines/workflows/email-campaign/email-campaign.workflow';
import { and, eq, lte } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { madeFrom, toDay } from '#crud/lists/clauses.ts';
import { colleaguesOf } from '../job-posts/team.ts';
import { campaignEffects } from './effects.ts';
import { campaignInput, campaignNamed } from './input.ts';
import { campaignNotices } from './notices.ts';
import { statsOf } from './stats.ts';
import { emailCampaignsTable as table } from './table.ts';
import { campaignWriting } from './writing.ts';

export const emailCampaignsResource = defineResource({
  contract: emailCampaigns,
  table,
  filters: { createdFrom: madeFrom(table), createdTo: toDay(table.createdAt) },
  sorts: { createdAt: table.createdAt, name: table.name, recipientsCount: table.recipientsCount },
  label: ({ name }) => ({ ar: name }),
  computed: {
    author: computed(table, ['authorId'], (rows, reader) =>
      colleaguesOf(
        rows.map(({ authorId }) => authorId),
        reader,
      ),
    ),
    stats: computed(table, ['id'], (rows, { tx }) =>
      statsOf(
        tx,
        rows.map(({ id }) => id),
      ),
    ),
  },
  exported: {
    name: ['name', 'number'],
    audience: {
      of: 'audience',
      title: 'audience',
      value: ({ audience }, { words }) => words.choices!.audienceEntity![audience.entity]!,
    },
    recipientsCount: 'recipientsCount',
    schedule: 'scheduleAt',
    progress: { of: 'stats', value: ({ stats }) => reachedStates.reduce((sum, state) => sum + stats[state], 0) },
    opens: { of: 'stats', value: ({ stats }) => stats.reading.opened },
    clicks: { of: 'stats', value: ({ stats }) => stats.reading.clicked },
    bounces: { of: 'stats', value: ({ stats }) => stats.bounced_hard ?? 0 },
    inState: 'stateChangedAt',
    state: 'state',
    author: 'author',
    createdAt: 'createdAt',
  },
  writing: campaignWriting,
  workflowBinding: {
    workflow: emailCampaignWorkflow,
    input: campaignInput,
    named: campaignNamed,
    effects: campaignEffects,
    notices: campaignNotices,
  },
  timed: (now) => [
    { event: { type: 'emailCampaign.start' }, where: and(eq(table.state, 'scheduled'), lte(table.scheduleAt, now)) },
  ],
  seed: async () => (await import('./seed.ts')).emailCampaignsSeed,
});
