import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { districts } from '#seeding/data/companies.ts';
import type { Random } from '#seeding/random.ts';
import { day, instant } from '#seeding/time.ts';
import type { PlannedSeeker } from '../planned-seeker.ts';

type Profile = Pick<
  Seeker,
  | 'maritalStatus'
  | 'disability'
  | 'district'
  | 'industries'
  | 'drivingLicense'
  | 'portfolioUrls'
  | 'currentSalary'
  | 'fraudStatus'
  | 'source'
  | 'consents'
  | 'tags'
> & { cvAskedAt: string | null };

/** How often each value of a choice is there. */
type Shares<F extends 'maritalStatus' | 'drivingLicense' | 'fraudStatus' | 'source'> = Record<
  NonNullable<Profile[F]>,
  number
>;

const tags = ['متابعة', 'مرشح مميز', 'ملتقى التوظيف', 'حديث التخرج'];
const needs = ['ضعف في السمع، ويستخدم سماعة طبية.', 'يستخدم كرسيًا متحركًا.', 'ضعف في البصر، ويحتاج إلى شاشة مكبّرة.'];

/** What people say of themselves beside their work; many say little. */
export function profileOf(
  { years, salary, createdAt, number }: PlannedSeeker,
  industryIds: readonly string[],
  now: number,
  random: Random,
): Profile {
  const isYoung = years < 3;
  return {
    maritalStatus: random.chance(0.7)
      ? random.weighted({
          single: isYoung ? 80 : 25,
          married: isYoung ? 18 : 65,
          divorced: 6,
          widowed: 2,
        } satisfies Shares<'maritalStatus'>)
      : null,
    disability: random.chance(0.02) ? random.pick(needs) : null,
    district: random.chance(0.7) ? random.pick(districts).ar : null,
    industries: random.some(industryIds, random.int(0, 2)).map((id) => ({ id })),
    drivingLicense: random.chance(0.6)
      ? random.weighted({
          private: 90,
          light_transport: 5,
          heavy_transport: 3,
          motorcycle: 2,
        } satisfies Shares<'drivingLicense'>)
      : null,
    portfolioUrls: random.chance(0.1) ? [{ url: `https://portfolio.example.com/${number.toLowerCase()}` }] : [],
    currentSalary: !isYoung && random.chance(0.5) ? Math.round((salary * 0.9) / 25_000) * 25_000 : null,
    fraudStatus: random.weighted({ none: 985, suspected: 10, confirmed: 5 } satisfies Shares<'fraudStatus'>),
    source: random.weighted({ site: 50, app: 40, referral: 6, staff: 2, import: 2 } satisfies Shares<'source'>),
    tags: random.chance(0.08) ? random.some(tags, random.int(1, 2)) : [],
    cvAskedAt: random.chance(0.03) ? instant(now - random.next() * Math.min(60 * day, now - createdAt)) : null,
    consents: consentsOf(letsMeasure(number), createdAt, random),
  };
}

/** Who of the demo lets us note what they open and follow. */
export const letsMeasure = (number: string): boolean => Number(number.slice(-1)) % 3 === 0;

function consentsOf(measuring: boolean, createdAt: number, random: Random): Seeker['consents'] {
  const said = random.chance(0.75)
    ? { marketing: random.chance(0.6), sms: random.chance(0.5), whatsapp: random.chance(0.4) }
    : null;
  return {
    ...(said ?? { marketing: false, sms: false, whatsapp: false }),
    // Who is measured was written to.
    ...(measuring && { marketing: true }),
    measuring,
    at: said || measuring ? instant(createdAt) : null,
  };
}
