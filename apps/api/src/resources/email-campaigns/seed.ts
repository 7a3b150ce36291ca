import type { CampaignState } from '@diwan/api-contract/values/records/campaign';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { hour, instant, minute } from '#seeding/time.ts';
import { campaignSearchKey } from './search-key.ts';
import type { CampaignLetter } from './seed/letters.ts';
import { type PlannedCampaign, planCampaigns, tracksOpens } from './seed/plan.ts';

export const emailCampaignsSeed: Seed<PlannedCampaign[]> = {
  plan: planCampaigns,
  rows: campaignRows,
  notifications: (campaigns) =>
    campaigns
      .filter(({ state }) => state === 'awaiting_approval')
      .map(({ id, letter: { name }, changedAt }) => ({
        kind: 'campaignSubmitted',
        ref: { resource: 'emailCampaigns', id, label: { ar: name } },
        at: changedAt,
      })),
};

const greeting = { ar: 'السلام عليكم {{name}}،', en: 'Dear {{name}},' };
const block = (words: string) => `<p dir="auto">${words}</p>`;
const bodyIn = ({ text }: CampaignLetter, language: 'ar' | 'en') =>
  [greeting, ...text].map((paragraph) => block(paragraph[language])).join('');

const over: ReadonlySet<CampaignState> = new Set(['finished', 'cancelled', 'failed']);

function* campaignRows(campaigns: PlannedCampaign[], { seed, staff }: Seeding) {
  const random = createRandom(seed, 'email-campaigns.details');
  for (const campaign of campaigns) {
    const { id, number, index, letter, state, createdAt, changedAt, approvedAt, scheduleAt, size, failure } = campaign;
    const { name, subject, entity, filter } = letter;
    const writer = staffActors[index % staffActors.length]!;
    const approver = staffActors[(index + 1) % staffActors.length]!;
    const isEmpty = index === 21;
    const wasSubmitted = state !== 'draft';
    const leavesAt = approvedAt === null || state === 'scheduled' ? null : (scheduleAt ?? approvedAt) + minute;
    yield {
      id,
      number,
      version: wasSubmitted ? 4 : 1,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: writer,
      updatedBy: writer,
      searchKey: campaignSearchKey({ number, name, subject }),
      state,
      name,
      subject,
      preheader: index % 3 === 0 ? letter.text[0]! : null,
      body: isEmpty ? { ar: '', en: '' } : { ar: bodyIn(letter, 'ar'), en: bodyIn(letter, 'en') },
      audience: {
        type: index % 5 === 3 ? ('saved_view' as const) : ('filter' as const),
        entity,
        filter,
        viewName: index % 5 === 3 ? 'المفعّلون' : null,
        listId: null,
        campaignId: null,
        excludeContactedDays: index % 2 === 0 ? 7 : 0,
      },
      languageRule: index % 7 === 5 ? ('ar' as const) : index % 11 === 8 ? ('en' as const) : ('user' as const),
      scheduleAt: scheduleAt === null ? null : instant(scheduleAt),
      ratePerMinute: random.pick([60, 120, 120, 300]),
      replyTo: index % 4 === 0 ? 'hello@diwan.example' : null,
      trackOpens: tracksOpens(campaign),
      authorId: staff.length > 0 ? writer.id : null,
      recipientsCount: size,
      testedAt: isEmpty || index === 23 ? null : instant(createdAt + hour),
      submittedBy: wasSubmitted ? writer : null,
      approvals: approvedAt === null ? [] : [{ by: approver, at: instant(approvedAt), recipients: size }],
      returnNote: index === 23 ? 'يُرجى ذكر مدة العرض في النص.' : null,
      leavesAt: leavesAt === null ? null : instant(leavesAt),
      nextBatchAt: null,
      watchedFrom: leavesAt === null ? null : instant(leavesAt),
      finishedAt: over.has(state) ? instant(changedAt) : null,
      haltReason: state === 'paused' ? ('bounces' as const) : null,
      failure,
    };
  }
}
