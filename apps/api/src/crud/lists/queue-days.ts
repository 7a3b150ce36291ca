import type { SQL } from 'drizzle-orm';
import { partOfSettingIn } from '#settings/read-settings.ts';

/** After so many days work of a queue is overdue, as administrators have it or as its resource has it. */
export const queueDays = ({ queue, days }: { queue: string; days: number }, now: string): SQL<number> =>
  partOfSettingIn('queueDays', queue, days, now);
