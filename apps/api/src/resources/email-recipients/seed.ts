import type { AudienceEntity, RecipientReason, RecipientState } from '@diwan/api-contract/values/records/campaign';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { instant, makeId, minute } from '#seeding/time.ts';
import { type PlannedCampaign, tracksOpens } from '../email-campaigns/seed/plan.ts';
import { emailCampaignsSeed } from '../email-campaigns/seed.ts';
import { employersSeed } from '../employers/seed.ts';
import { providersSeed } from '../providers/seed.ts';
import { inBoth, searchKeyOf } from '../search-texts.ts';
import { letsMeasure } from '../seekers/seed/profile.ts';
import { seekersSeed } from '../seekers/seed.ts';

interface Person {
  id: string;
  email: string;
  name: LocalizedText;
  letsMeasure: boolean;
  /** What is known of somebody who was anonymised. */
  isErased: () => boolean;
}

/** Somebody in the audience of a campaign of the demo. */
export interface PlannedRecipient {
  id: string;
  campaign: PlannedCampaign;
  person: Person;
  state: RecipientState;
  reason: RecipientReason | null;
  isMeasured: boolean;
  sentAt: number | null;
  openedAt: number | null;
  clickedAt: number | null;
  at: number;
}

export const emailRecipientsSeed: Seed<PlannedRecipient[]> = { plan: planRecipients, rows: recipientRows };

const column = { seekers: 'seekerId', employers: 'employerId', providers: 'providerId' } as const;
const leftOut: readonly RecipientReason[] = [
  'noConsent',
  'suppressed',
  'contactedLately',
  'duplicate',
  'inactive',
  'noAddress',
  'addressRefused',
];
const failures: readonly RecipientReason[] = [
  'refusedForGood',
  'answerLost',
  'refusedForNow',
  'unreachable',
  'recordGone',
];

function planRecipients(seeding: Seeding): PlannedRecipient[] {
  const { seed, planOf } = seeding;
  const random = createRandom(seed, 'email-recipients');
  const people: Record<AudienceEntity, readonly Person[]> = {
    seekers: planOf(seekersSeed)
      .slice(0, 3_000)
      .filter(({ mergedInto }) => mergedInto === null)
      .map((seeker) => ({
        id: seeker.id,
        email: seeker.email,
        name: { ar: fullName(seeker.name.ar), en: fullName(seeker.name.en) },
        letsMeasure: letsMeasure(seeker.number),
        isErased: () => seeker.isErased,
      })),
    employers: planOf(employersSeed).map(({ id, email, name }) => ({
      id,
      email,
      name,
      letsMeasure: false,
      isErased: () => false,
    })),
    providers: planOf(providersSeed).map((provider, index) => ({
      id: provider.id,
      email: `provider${index + 1}@services.example.com`,
      name: provider.tradeName,
      letsMeasure: false,
      isErased: () => false,
    })),
  };
  return planOf(emailCampaignsSeed)
    .filter(({ approvedAt }) => approvedAt !== null)
    .flatMap((campaign) => {
      const pool = people[campaign.letter.entity];
      const start = random.int(0, Math.max(0, pool.length - campaign.size - campaign.left));
      return pool
        .slice(start, start + campaign.size + campaign.left)
        .map((person, nth) => recipientOf(campaign, person, nth, random));
    });
}

const fullName = ({ first, father, family }: { first: string; father?: string | undefined; family: string }) =>
  [first, father, family].filter(Boolean).join(' ');

function recipientOf(campaign: PlannedCampaign, person: Person, nth: number, random: Random): PlannedRecipient {
  const { approvedAt, changedAt, size } = campaign;
  const at = Math.min(changedAt, approvedAt! + nth * (minute / 2));
  const outcome =
    nth >= size ? (['skipped', leftOut[(nth - size) % leftOut.length]!] as const) : outcomeOf(campaign, nth);
  const [state, reason] = outcome;
  const isMeasured = tracksOpens(campaign) && person.letsMeasure && state !== 'skipped';
  const sentAt = state === 'sent' || state === 'unsubscribed' ? at : null;
  const read = isMeasured && sentAt !== null ? readingOf(sentAt, nth) : unread;
  const readState = read.clickedAt !== null ? 'clicked' : read.openedAt !== null ? 'opened' : state;
  return {
    id: makeId(approvedAt!, random),
    campaign,
    person,
    state: state === 'sent' ? readState : state,
    reason,
    isMeasured,
    sentAt,
    ...read,
    at: Math.max(at, state === 'sent' ? (read.clickedAt ?? read.openedAt ?? at) : at),
  };
}

const unread = { openedAt: null, clickedAt: null };

/** When the nth recipient of a campaign opened it and followed a link in it; two of five don't open it. */
function readingOf(sentAt: number, nth: number): { openedAt: number | null; clickedAt: number | null } {
  if (nth % 5 < 2) return unread;
  const openedAt = sentAt + ((nth * 7) % 60) * minute;
  return { openedAt, clickedAt: nth % 5 === 4 ? openedAt + 2 * minute : null };
}

/** What became of the nth mail of a campaign. */
function outcomeOf(
  { state, size, failure }: PlannedCampaign,
  nth: number,
): readonly [RecipientState, RecipientReason | null] {
  if (state === 'scheduled') return ['queued', null];
  if (failure === 'noServer') return ['skipped', 'noServer'];
  if (failure === 'nothingSent') return ['failed', failures[nth % failures.length]!];
  if (state === 'paused' && nth > size / 2) return ['queued', null];
  if (state === 'cancelled' && nth > size / 3) return ['skipped', 'cancelled'];
  if (nth % (state === 'paused' ? 7 : 31) === 5)
    return nth % 2 === 0 ? ['bounced_hard', 'badAddress'] : ['bounced_hard', 'addressRefused'];
  if (nth % 37 === 11) return ['unsubscribed', null];
  if (nth % 43 === 17) return ['failed', failures[nth % failures.length]!];
  if (nth % 47 === 23) return ['bounced_soft', 'refusedForNow'];
  return ['sent', null];
}

const instantOf = (time: number | null) => (time === null ? null : instant(time));

function* recipientRows(recipients: PlannedRecipient[]) {
  for (const { id, campaign, person, state, reason, at, ...reading } of recipients) {
    const { isMeasured, sentAt, openedAt, clickedAt } = reading;
    const isErased = person.isErased();
    yield {
      id,
      version: state === 'queued' ? 1 : 2,
      createdAt: instant(campaign.approvedAt!),
      updatedAt: instant(at),
      stateChangedAt: instant(at),
      createdBy: theSystem,
      updatedBy: theSystem,
      searchKey: isErased ? '' : searchKeyOf(inBoth(person.name)),
      state,
      campaignId: campaign.id,
      seekerId: null,
      employerId: null,
      providerId: null,
      [column[campaign.letter.entity]]: person.id,
      name: isErased ? null : person.name,
      email: isErased || reason === 'noAddress' ? null : person.email,
      language:
        campaign.index % 7 === 5 ? ('ar' as const) : campaign.index % 11 === 8 ? ('en' as const) : ('both' as const),
      reason,
      mailId: null,
      isMeasured,
      sentAt: instantOf(sentAt),
      openedAt: instantOf(openedAt),
      clickedAt: instantOf(clickedAt),
    };
  }
}
