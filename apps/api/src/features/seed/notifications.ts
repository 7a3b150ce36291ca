import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant, makeId } from '#seeding/time.ts';

/** What waits behind each member of staff's bell, as the resources say it. */
export function* notificationRows(seeds: readonly Seed[], { seed, now, planOf }: Seeding) {
  const random = createRandom(seed, 'notifications');
  const newest = seeds
    .flatMap((each) => each.notifications?.(planOf(each)) ?? [])
    .sort((one, other) => one.at - other.at);
  for (const { id: userId } of staffActors) {
    for (const { title, at, ...content } of newest) {
      const isRead = now - at > day || random.chance(0.2);
      yield {
        id: makeId(at, random),
        userId,
        ...content,
        params: { title },
        createdAt: instant(at),
        readAt: isRead ? instant(Math.min(now, at + day / 4)) : null,
      };
    }
  }
}
