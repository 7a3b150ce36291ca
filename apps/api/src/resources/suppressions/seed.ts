import type { Suppression } from '@diwan/api-contract/resources/suppressions';
import { keyOf } from '#keys/whole-values.ts';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, hour, instant, makeId, recordNumber } from '#seeding/time.ts';
import { emailRecipientsSeed } from '../email-recipients/seed.ts';
import { searchKeyOf } from '../search-texts.ts';

interface Planned {
  email: string;
  reason: Suppression['reason'];
  campaignId: string | null;
  at: number;
}

export const suppressionsSeed: Seed<Planned[]> = { plan: planSuppressions, rows: suppressionRows };

const most = 40;
const byHand = ['info@alnokhba.example', 'sales@rawafed.example', 'hr@almasar.example', 'contact@durra.example'];

/** Whose mails came back, and who has unsubscribed; some were entered by hand. */
function planSuppressions({ planOf, now }: Seeding): Planned[] {
  const found = planOf(emailRecipientsSeed)
    .filter(({ state, person }) => (state === 'bounced_hard' || state === 'unsubscribed') && !person.isErased())
    .map(({ state, person, campaign, at }) => ({
      email: person.email,
      reason: state === 'unsubscribed' ? ('unsubscribe' as const) : ('bounce' as const),
      campaignId: campaign.id,
      at,
    }));
  const once = [...new Map(found.map((one) => [one.email, one])).values()].slice(-most);
  const manual = byHand.map((email, index) => ({
    email,
    reason: index % 2 === 0 ? ('complaint' as const) : ('manual' as const),
    campaignId: null,
    at: now - (index + 2) * 9 * day,
  }));
  return [...once, ...manual].sort((one, other) => one.at - other.at);
}

function* suppressionRows(planned: Planned[], { seed, sealing }: Seeding) {
  const random = createRandom(seed, 'suppressions');
  for (const [index, { email, reason, campaignId, at }] of planned.entries()) {
    const number = recordNumber('SUP', at, index + 1);
    const isByHand = reason === 'complaint' || reason === 'manual';
    const isLifted = index % 9 === 4;
    const by = isByHand ? staffActors[index % staffActors.length]! : theSystem;
    const changedAt = isLifted ? at + 5 * hour : at;
    yield {
      id: makeId(at, random),
      number,
      version: isLifted ? 2 : 1,
      createdAt: instant(at),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: by,
      updatedBy: by,
      searchKey: searchKeyOf([number]),
      state: isLifted ? ('lifted' as const) : ('active' as const),
      email,
      emailIndex: keyOf(sealing, 'email', email),
      reason,
      campaignId,
      liftedBy: isLifted ? staffActors[0]! : null,
      liftedAt: isLifted ? instant(changedAt) : null,
      liftReason: isLifted ? 'صحّح صاحبه العنوان وطلب أن تصله رسائلنا.' : null,
    };
  }
}
