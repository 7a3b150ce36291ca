import { severityOf } from '@diwan/api-contract/values/records/notification';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant, makeId } from '#seeding/time.ts';

/** What waits behind each member of staff's bell, as the resources say it. */
export function* notificationRows(seeds: readonly Seed[], seeding: Seeding) {
  const { seed, now, planOf } = seeding;
  const random = createRandom(seed, 'notifications');
  const newest = seeds
    .flatMap((each) => each.notifications?.(planOf(each), seeding) ?? [])
    .sort((one, other) => one.at - other.at);
  for (const { id: userId } of staffActors) {
    for (const { at, userIds, params = {}, path = null, ...content } of newest) {
      if (userIds && !userIds.includes(userId)) continue;
      const isRead = now - at > day || random.chance(0.2);
      const id = makeId(at, random);
      yield {
        id,
        userId,
        ...content,
        severity: severityOf[content.kind],
        params,
        path,
        once: id,
        createdAt: instant(at),
        readAt: isRead ? instant(Math.min(now, at + day / 4)) : null,
      };
    }
  }
}
