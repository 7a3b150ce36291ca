import type { Criterion } from '@diwan/api-contract/values/records/scorecard';
import type { Random } from '#seeding/random.ts';
import { makeId } from '#seeding/time.ts';

const names = [
  { ar: 'الإلمام بالأنظمة المحلية', en: 'Knows the local regulations' },
  { ar: 'خدمة العملاء', en: 'Serving customers' },
  { ar: 'الدقة في العمل', en: 'Careful work' },
  { ar: 'اللغة الإنجليزية', en: 'English' },
  { ar: 'القدرة على القيادة', en: 'Leading others' },
];

/** A few posts have criteria of their own, the first of which counts most. */
export function seededCriteria(at: number, random: Random): Criterion[] {
  if (!random.chance(0.12)) return [];
  return random.some(names, 3).map((name, index) => ({ id: makeId(at, random), name, weight: 3 - index }));
}
