import { providers as contract, type Provider } from '@diwan/api-contract/resources/providers';
import { cities } from '@diwan/api-contract/values/places/cities';
import {
  type ProviderReason,
  providerCloseReasons,
  providerRejections,
  providerSuspensions,
  socialNetworks,
} from '@diwan/api-contract/values/records/provider';
import { recordFilesTable } from '#db/schema/files.ts';
import { cityWeights, districts, registryOf } from '#seeding/data/companies.ts';
import { mobile, nationalId, scattered } from '#seeding/identifiers.ts';
import { hexadecimal } from '#seeding/insert-rows.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import { cover, logo } from '#seeding/pictures/logo.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import { ratedBy } from '#seeding/ratings.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { calendarDay, day, instant } from '#seeding/time.ts';
import { businessSpecialistsSeed } from '../business-specialists/seed.ts';
import { crmUsersSeed, servingOf } from '../crm-users/seed.ts';
import { sealNationalId } from '../seekers/national-id.ts';
import { termsOf } from '../taxonomy/terms.ts';
import { providerKeys } from './keyed.ts';
import { providerSearchKey } from './search-key.ts';
import { documentsOf } from './seed/documents.ts';
import { hasSold, type PlannedProvider, planProviders } from './seed/plan.ts';

export const providersSeed: Seed<PlannedProvider[]> = {
  plan: planProviders,
  rows: providerRows,
  attached: (providers) => [[recordFilesTable, providers.flatMap(({ documents }) => documents)]],
  notifications: (providers) =>
    providers
      .filter(({ state }) => state === 'pending_review')
      .slice(-4)
      .map(({ id, tradeName, createdAt }) => ({
        kind: 'providerRegistered',
        ref: { resource: 'providers', id, label: tradeName },
        at: createdAt,
      })),
};

/** What may be said of a provider in a state that needs a reason. */
const reasonsOf: { readonly [S in Provider['state']]?: readonly ProviderReason[] } = {
  changes_requested: providerRejections,
  rejected: providerRejections,
  suspended: ['document_expired', ...providerSuspensions],
  closed: providerCloseReasons,
};
/** What is to be changed, of those that are sent back. */
const askedFor: { readonly [R in ProviderReason]?: Provider['stateFields'] } = {
  incomplete: ['address', 'bio', 'logo'],
  mismatch: ['legalName', 'nationalId'],
  bank_mismatch: ['iban', 'ibanHolderName'],
  duplicate: ['email', 'mobile'],
};
const streets = ['طريق الملك فهد', 'شارع العليا', 'طريق الأمير سلطان', 'شارع التحلية'];

function* providerRows(providers: PlannedProvider[], seeding: Seeding) {
  const { seed, now, sealing, staff, planOf } = seeding;
  const random = createRandom(seed, 'providers.details');
  const papers = createRandom(seed, 'providers.documents');
  const { industries } = termsOf(seeding);
  const specialists = planOf(businessSpecialistsSeed);
  const sales = createRandom(seed, 'providers.crmUsers');
  const sellers = servingOf(planOf(crmUsersSeed));
  const inState = new Map<Provider['state'], number>();
  for (const provider of providers) {
    const { id, number, index, tradeName, ownerName, type, section, cityId, state, createdAt, decidedAt, iban } =
      provider;
    const isFirm = type === 'establishment' || type === 'company';
    const nth = inState.get(state) ?? 0;
    inState.set(state, nth + 1);
    const reasons = reasonsOf[state];
    const stateReason = reasons?.[nth % reasons.length] ?? null;
    provider.judgement = {
      stateReason,
      stateNote: stateReason === 'other' ? 'لم تصلنا المستندات المطلوبة رغم تكرار الطلب.' : null,
      stateFields: state === 'changes_requested' && stateReason ? (askedFor[stateReason] ?? []) : [],
    };
    provider.documents = documentsOf(provider, stateReason, seeding, papers);
    const industryId = industries.get(section)!.id;
    const chosen = random.some(specialists, random.int(1, 2)).map((each) => ({ id: each.id }));
    for (const used of [{ id: industryId }, ...chosen]) seeding.use(used.id, createdAt);
    const registration = provider.documents.find((each) => each.type === 'cr')?.expiresOn;
    const phone = mobile(30_000_000 + index);
    const email = `provider${index + 1}@services.example.com`;
    const crNumber = isFirm ? registryOf[cityId]! + scattered(index + 500_000, 6) : null;
    const sealed = sealNationalId(sealing, nationalId(true, 700_000 + index));
    const legalName =
      isFirm && type === 'company' ? { ...tradeName, ar: `${tradeName.ar} (ذات مسؤولية محدودة)` } : tradeName;
    provider.crmUserId = hasSold.has(state) && sales.chance(0.75) ? sales.pick(sellers).id : null;
    yield {
      id,
      number,
      createdAt: instant(createdAt),
      updatedAt: instant(decidedAt),
      stateChangedAt: instant(decidedAt),
      createdBy: { type: 'provider' as const, id, name: tradeName.ar },
      updatedBy: theSystem,
      searchKey: providerSearchKey({ number, tradeName, legalName, crNumber, email }),
      state,
      ...provider.judgement,
      suspendedUntil: stateReason === 'complaints' && state === 'suspended' ? calendarDay(now + 20 * day) : null,
      tradeName,
      legalName,
      logo: pictureOf(provider, 'logo', 0.75, seeding),
      cover: pictureOf(provider, 'cover', 0.2, seeding),
      type,
      specialists: chosen,
      industryId,
      bio: { ar: `${tradeName.ar}: خدمات نقدمها للأفراد والمنشآت في ${cities[cityId].ar} وما حولها.` },
      ownerName,
      nationalIdSealed: hexadecimal(sealed.nationalIdSealed),
      nationalIdIndex: hexadecimal(sealed.nationalIdIndex),
      nationalId: sealed.nationalId,
      crNumber,
      crExpiresOn: isFirm ? (registration ?? calendarDay(now + random.int(40, 500) * day)) : null,
      freelanceNumber: type === 'freelancer' ? `FL-${scattered(index, 8)}` : null,
      isVatRegistered: provider.isVatRegistered,
      vatNumber: provider.isVatRegistered ? `3${scattered(index + 700_000, 9)}00003` : null,
      email,
      emailRefusedAt: index % 50 === 9 ? instant(now - 3 * day) : null,
      mobile: phone,
      mobileIndex: hexadecimal(providerKeys(sealing, { mobile: phone }).mobileIndex),
      website: isFirm && random.chance(0.6) ? `https://www.provider${index + 1}.example.com` : null,
      social: random.some(socialNetworks, random.int(0, 2)).map((network) => ({
        network,
        url: `https://social.example.com/${network}/provider${index + 1}`,
      })),
      writesIn: random.chance(0.9) ? ('ar' as const) : ('en' as const),
      cityId,
      address: random.chance(0.7) ? addressIn(cityId, random) : null,
      serviceAreas: random
        .some(Object.keys(cityWeights) as Provider['cityId'][], random.int(1, 3))
        .map((each) => ({ cityId: each })),
      iban,
      ibanHolderName: iban && ownerName.ar,
      ibanChangedAt: iban && random.chance(0.05) ? instant(now - random.int(1, 6) * day) : null,
      bankVerifiedAt:
        iban && hasSold.has(state) && random.chance(0.9) ? instant(Math.min(now, createdAt + 2 * day)) : null,
      commissionBps: provider.commissionBps,
      ...ratedBy(provider),
      ordersCount: provider.ordersCount,
      productsCount: provider.productsCount,
      cancelRate: hasSold.has(state) ? random.int(0, 9) : 0,
      featuredUntil: state === 'active' && random.chance(0.08) ? calendarDay(now + random.int(3, 30) * day) : null,
      lastLoginAt: random.chance(0.9) ? instant(now - random.next() * Math.min(30 * day, now - createdAt)) : null,
      accountManagerId: hasSold.has(state) && staff.length > 0 && random.chance(0.7) ? random.pick(staff) : null,
      crmUserId: provider.crmUserId,
    };
  }
}

function addressIn(cityId: Provider['cityId'], random: Random): Provider['address'] {
  return {
    buildingNumber: String(random.int(2000, 8999)),
    street: random.pick(streets),
    district: random.pick(districts).ar,
    city: cities[cityId].ar,
    postalCode: String(random.int(11_111, 39_999)),
    additionalNumber: random.chance(0.5) ? String(random.int(2000, 8999)) : null,
  };
}

/** One of many drawings; some have none. */
function pictureOf(
  { id, createdAt }: PlannedProvider,
  field: 'logo' | 'cover',
  chance: number,
  { seed, random, draw }: Seeding,
): string | null {
  const stream = random(`providers.${field}`);
  const drawn = createRandom(seed, `${field} ${stream.int(1, 60)}`);
  if (!stream.chance(chance)) return null;
  return draw({
    resource: contract.path,
    field,
    recordId: id,
    at: createdAt,
    drawing: (field === 'logo' ? logo : cover)(drawn),
  });
}
