import { audienceEntities, campaignStates } from '@diwan/api-contract/values/records/campaign';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { inBothLanguages } from '#crud/feedback/preview/in-both-languages.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { custom } from '#crud/resource/field.ts';
import { AudienceValue } from './audience/AudienceValue.tsx';
import { doneOf, shareOf } from './done-of.ts';

function percentOf(part: number, whole: number, { format }: Pick<CellContext, 'format'>) {
  const share = shareOf(part, whole);
  return share === null ? cells.text(null) : format.percent(share);
}

export const emailCampaigns = defineResource({
  key: 'emailCampaigns',
  workflow: 'emailCampaign',
  label: ({ name }) => name,
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: '20%',
      cell: ({ name, subject }, { language }) => cells.twoLines(cells.text(name), cells.localized(subject, language)),
    },
    {
      key: 'audience',
      cell: ({ audience }, { t }) => t(`choices.audienceEntity.${audience.entity}`),
    },
    {
      key: 'recipientsCount',
      sort: 'recipientsCount',
      align: 'end',
      cell: ({ recipientsCount }, { format }) => format.number(recipientsCount),
    },
    {
      key: 'schedule',
      cell: ({ scheduleAt, leavesAt }, context) => {
        const at = leavesAt ?? scheduleAt;
        return at ? cells.exactly(at, context) : cells.text(null);
      },
    },
    {
      key: 'progress',
      cell: ({ stats, recipientsCount, leavesAt }, { t, format }) =>
        leavesAt === null
          ? cells.text(null)
          : t('figures.share', { done: format.number(doneOf(stats)), all: format.number(recipientsCount) }),
    },
    { key: 'opens', align: 'end', cell: ({ stats: { reading } }, c) => percentOf(reading.opened, reading.measured, c) },
    {
      key: 'clicks',
      align: 'end',
      cell: ({ stats: { reading } }, c) => percentOf(reading.clicked, reading.measured, c),
    },
    {
      key: 'bounces',
      align: 'end',
      cell: ({ stats }, context) => percentOf(stats.bounced_hard, doneOf(stats), context),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('emailCampaign', state, context) },
    { key: 'author', cell: ({ author }) => cells.colleague(author) },
    {
      key: 'createdAt',
      sort: 'createdAt',
      isExtra: true,
      cell: ({ createdAt }, context) => cells.moment(createdAt, context),
    },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    author: { kind: 'reference', to: 'staff' },
    audienceEntity: { kind: 'choices', values: audienceEntities, labels: 'audienceEntity' },
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: campaignStates,
  fields: {
    ...contractFields.emailCampaigns,
    audience: custom({
      loadInput: () => import('./audience/AudienceInput.tsx'),
      cell: (audience, context) => <AudienceValue audience={audience} context={context} />,
    }),
  },
  sections: [
    { key: 'message', fields: ['name', 'subject', 'preheader', 'body'] },
    { key: 'audience', fields: ['audience'] },
    { key: 'sending', fields: ['languageRule', 'scheduleAt', 'ratePerMinute', 'replyTo', 'trackOpens'] },
  ],
  blank: () => ({
    name: '',
    subject: { ar: '', en: '' },
    preheader: null,
    body: { ar: '', en: '' },
    audience: {
      type: 'filter' as const,
      entity: 'seekers' as const,
      filter: '',
      viewName: null,
      listId: null,
      campaignId: null,
      excludeContactedDays: 7,
    },
    languageRule: 'user' as const,
    scheduleAt: null,
    ratePerMinute: 120,
    replyTo: null,
    trackOpens: false,
  }),
  loadDraft: async () => {
    const { emailCampaignDraft, emailCampaignRules } = await import(
      '@diwan/api-contract/resources/email-campaign-draft'
    );
    return { schema: emailCampaignDraft, rules: emailCampaignRules };
  },
  computed: [
    { key: 'recipientsCount', cell: ({ recipientsCount }, { format }) => format.number(recipientsCount) },
    { key: 'author', cell: ({ author }) => cells.colleague(author) },
    { key: 'testedAt', cell: ({ testedAt }, context) => testedAt && cells.exactly(testedAt, context) },
    { key: 'submittedBy', cell: ({ submittedBy }) => submittedBy && cells.text(submittedBy.name) },
    {
      key: 'approvals',
      cell: ({ approvals }, { format }) =>
        approvals.length > 0 && approvals.map(({ by, at }) => `${by.name} · ${format.dateTime(at)}`).join('; '),
    },
    { key: 'returnNote', cell: ({ returnNote }) => returnNote && cells.text(returnNote) },
    { key: 'leavesAt', cell: ({ leavesAt }, context) => leavesAt && cells.exactly(leavesAt, context) },
    { key: 'finishedAt', cell: ({ finishedAt }, context) => finishedAt && cells.exactly(finishedAt, context) },
    { key: 'haltReason', cell: ({ haltReason }, { t }) => haltReason && t(`choices.haltReason.${haltReason}`) },
    { key: 'failure', cell: ({ failure }, { t }) => failure && t(`choices.campaignFailure.${failure}`) },
  ],
  related: [{ key: 'emailRecipients', resource: 'emailRecipients', filter: 'campaign' }],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/email-campaign/email-campaign.machine')).emailCampaignMachine,
  events: [
    'emailCampaign.submit',
    'emailCampaign.approve',
    'emailCampaign.approveLarge',
    'emailCampaign.resume',
    'emailCampaign.takeBack',
    'emailCampaign.pause',
    'emailCampaign.sendTest',
    'emailCampaign.return',
    'emailCampaign.cancel',
  ],
  bulkEvents: [],
  mainEvents: ['emailCampaign.submit', 'emailCampaign.approve', 'emailCampaign.approveLarge', 'emailCampaign.resume'],
  eventFields: contractEvents.emailCampaigns,
  isReadOnly: ({ state }) => state !== 'draft',
  Preview: lazyNow([], () => inBothLanguages('emailCampaigns', () => import('./CampaignPreview.tsx'))),
});
