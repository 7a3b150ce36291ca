import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import type { Random } from '#seeding/random.ts';

/** Most posts have somebody who looks after them, and some of these have help. */
export function teamOf(staff: readonly string[], random: Random): Pick<JobPost, 'recruiterId' | 'hiringTeam'> {
  if (staff.length === 0 || !random.chance(0.8)) return { recruiterId: null, hiringTeam: [] };
  const recruiterId = random.pick(staff);
  const others = staff.filter((id) => id !== recruiterId);
  const helpers = random.chance(0.4) ? random.some(others, random.int(1, 3)) : [];
  return { recruiterId, hiringTeam: helpers.map((id) => ({ id })) };
}
