import type { Employer } from '@diwan/api-contract/resources/employers';
import { saudiFamilies, saudiMen, saudiWomen } from '#seeding/data/names.ts';
import { mobile } from '#seeding/identifiers.ts';
import type { Random } from '#seeding/random.ts';
import { makeId } from '#seeding/time.ts';

const positions = ['مدير الموارد البشرية', 'أخصائي توظيف', 'المدير العام', 'شؤون الموظفين'];

/** Who speaks for an employer: some have nobody but themselves. */
export function contactsOf(index: number, createdAt: number, random: Random): Employer['contacts'] {
  const count = random.weighted({ 0: 25, 1: 45, 2: 22, 3: 8 });
  return Array.from({ length: Number(count) }, (_, nth) => ({
    id: makeId(createdAt, random),
    name: `${random.pick(random.chance(0.6) ? saudiMen : saudiWomen).ar} ${random.pick(saudiFamilies).ar}`,
    title: random.chance(0.85) ? random.pick(positions) : null,
    email: `contact${nth + 1}@employer${index + 1}.example.com`,
    mobile: random.chance(0.7) ? mobile(70_000_000 + index * 3 + nth) : null,
    isPrimary: nth === 0,
    canPost: random.chance(0.8),
  }));
}
