import type { Employer } from '@diwan/api-contract/resources/employers';
import { reasonCodes } from '@diwan/api-contract/settings/reasons';
import { cities } from '@diwan/api-contract/values/places/cities';
import { cityWeights, districts } from '#seeding/data/companies.ts';
import { scattered } from '#seeding/identifiers.ts';
import type { Random } from '#seeding/random.ts';
import { calendarDay, day } from '#seeding/time.ts';

type Placed = Pick<Employer, 'landline' | 'district' | 'address' | 'branches'>;
type Registered = Pick<Employer, 'crExpiresOn' | 'licenseNumber'>;
type Judged = Pick<Employer, 'stateReason' | 'stateNote'>;
type City = Employer['cityId'];

const streets = ['طريق الملك فهد', 'شارع العليا', 'طريق الأمير سلطان', 'شارع التحلية', 'طريق المدينة', 'شارع الستين'];
/** The digit after +9661 by region; other cities have that of Riyadh. */
const areaCodes: Partial<Record<City, number>> = { riyadh: 1, makkah: 2, jeddah: 2, taif: 2, dammam: 3, khobar: 3 };

/** Where an employer is: some only say the city, and some have branches. */
export function placesOf(cityId: City, index: number, random: Random): Placed {
  const district = random.chance(0.9) ? random.pick(districts).ar : null;
  const hasAddress = district !== null && random.chance(0.8);
  const others = Object.keys(cityWeights).filter((city) => city !== cityId) as City[];
  const branches = random.chance(0.3) ? random.some(others, random.int(1, 3)) : [];
  return {
    landline: random.chance(0.6) ? `+9661${areaCodes[cityId] ?? 1}${scattered(index, 7)}` : null,
    district,
    address: hasAddress
      ? {
          buildingNumber: String(random.int(2000, 8999)),
          street: random.pick(streets),
          district,
          city: cities[cityId].ar,
          postalCode: String(random.int(11_111, 39_999)),
          additionalNumber: random.chance(0.5) ? String(random.int(2000, 8999)) : null,
        }
      : null,
    branches: branches.map((each) => ({
      name: { ar: `فرع ${cities[each].ar}`, en: `${cities[each].en} branch` },
      cityId: each,
      address: random.chance(0.5) ? random.pick(streets) : null,
    })),
  };
}

const unfinished: ReadonlySet<Employer['state']> = new Set(['draft', 'changes_requested']);

/** What is registered: nothing is missing of those who were verified, and nothing has expired of those who still are. */
export function registrationOf(
  { state, type, stateReason }: Pick<Employer, 'state' | 'type' | 'stateReason'>,
  index: number,
  now: number,
  random: Random,
): Registered {
  const isUnfinished = unfinished.has(state);
  const wasVerified = !isUnfinished && state !== 'pending_verification' && state !== 'rejected';
  const isMissing = (chance: number) => random.chance(chance) && !wasVerified;
  const days = stateReason === 'registration_expired' ? random.int(-60, -2) : random.int(wasVerified ? 20 : -60, 1_400);
  const license = `R${scattered(index, 6)}`;
  return {
    crExpiresOn: isMissing(0.3) ? null : calendarDay(now + days * day),
    licenseNumber: type === 'recruitment_agency' && !isMissing(0.6) ? license : null,
  };
}

/** What may be said of an employer in a state that needs a reason. */
const reasonsOf: { readonly [S in Employer['state']]?: readonly string[] } = {
  changes_requested: reasonCodes('employerReviewReasons'),
  rejected: reasonCodes('employerReviewReasons'),
  suspended: ['registration_expired', ...reasonCodes('employerSuspensionReasons')],
  closed: reasonCodes('employerClosingReasons'),
};

/** Why an employer is in its state: of those in one state the `nth`, so that even a few have every reason between them. */
export function judgementOf(state: Employer['state'], nth: number): Judged {
  const reasons = reasonsOf[state];
  const stateReason = reasons?.[nth % reasons.length] ?? null;
  const stateNote = stateReason === 'other' ? 'لم تصلنا المستندات المطلوبة رغم تكرار الطلب.' : null;
  return { stateReason, stateNote };
}
