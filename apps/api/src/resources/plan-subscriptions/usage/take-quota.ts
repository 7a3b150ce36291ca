import type { UsedFeature } from '@diwan/api-contract/endpoints/platform/usage';
import { cvViewsKey, jobPostsKey } from '@diwan/api-contract/values/records/plan';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { employersTable as employers } from '#resources/employers/table.ts';
import { lockQuota, type Quota, takeCvViews, takeOf } from './quota.ts';

/** Takes of what a subscriber may use, or gives it back; `refused` where that is not theirs to take. */
export async function takeQuota({ by, feature, count }: UsedFeature, at: { tx: Tx; now: string }): Promise<Quota> {
  if (feature === jobPostsKey) throw problemOf('refused', { reason: 'countedHere' });
  const own = by.type === 'employer' ? await ownViews(by.id, at.tx) : undefined;
  const quota = (await lockQuota(feature, by, at)) ?? (feature === cvViewsKey ? own : undefined);
  if (!quota) throw problemOf('refused', { reason: 'notSubscribed' });
  const used = Math.max(0, quota.used + count);
  if (count > 0 && quota.limit !== null && used > quota.limit) throw problemOf('refused', { reason: 'quotaExhausted' });
  if (own && feature === cvViewsKey) await takeCvViews(by.id, count, at.tx);
  else await takeOf(feature, by, count, at.tx);
  return { used, limit: quota.limit };
}

/** An employer's own number, which counts while none of its subscriptions runs; locked, as whoever counts it does. */
async function ownViews(id: string, tx: Tx): Promise<Quota | undefined> {
  const { cvViewQuotaUsed: used, cvViewQuotaLimit: limit } = employers;
  const [own] = await tx.select({ used, limit }).from(employers).where(eq(employers.id, id)).for('no key update');
  return own;
}
