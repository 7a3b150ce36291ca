import { products as contract } from '@diwan/api-contract/resources/products';
import { cities } from '@diwan/api-contract/values/places/cities';
import { theSystem } from '#seeding/people-who-act.ts';
import { productPicture } from '#seeding/pictures/product.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import { ratedBy } from '#seeding/ratings.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { calendarDay, day, instant } from '#seeding/time.ts';
import { businessSpecialistsSeed } from '../business-specialists/seed.ts';
import { productKeys } from './search-key.ts';
import { type PlannedProduct, planProducts } from './seed/plan.ts';

export const productsSeed: Seed<PlannedProduct[]> = {
  plan: planProducts,
  rows: productRows,
  notifications: (products) =>
    products
      .filter(({ state }) => state === 'pending_review')
      .slice(-4)
      .map(({ id, offer, createdAt }) => ({
        kind: 'productSubmitted',
        ref: { resource: 'products', id, label: titleOf(offer) },
        at: createdAt,
      })),
};

const titleOf = ({ ar, en }: PlannedProduct['offer']) => ({ ar, en });

function* productRows(products: PlannedProduct[], seeding: Seeding) {
  const { seed, now, planOf } = seeding;
  const random = createRandom(seed, 'products.details');
  const professions = planOf(businessSpecialistsSeed);
  for (const product of products) {
    const { id, number, index, provider, offer, price, state, createdAt, changedAt, rejection } = product;
    const title = titleOf(offer);
    const author = { type: 'provider' as const, id: provider.id, name: provider.tradeName.ar };
    const specialistId = professions[product.profession]!.id;
    seeding.use(specialistId, createdAt);
    const isSold = state === 'published';
    yield {
      id,
      number,
      version: state === 'draft' ? 1 : 2,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: author,
      updatedBy: changedAt === createdAt ? author : theSystem,
      ...productKeys({ number, title }),
      state,
      archivedFrom: product.archivedFrom,
      rejectionReason: rejection ?? (product.archivedFrom === 'rejected' ? ('price' as const) : null),
      rejectionNote: rejection === 'other' ? 'الخدمة غير مرخصة لدى مقدمها، نرجو إرفاق الترخيص.' : null,
      providerId: provider.id,
      title,
      description: {
        ar: `${title.ar} من ${provider.tradeName.ar}: نبدأ بفهم حاجتك، ثم نتفق على النطاق والموعد، ونسلّم العمل كاملًا مع تعديل مجاني واحد.`,
        en: `${title.en} by ${provider.tradeName.en}: we begin with what you need, agree on scope and date, and deliver with one free revision.`,
      },
      kind: offer.kind,
      specialistId,
      images: picturesOf(product, seeding),
      price,
      compareAtPrice: random.chance(0.15) ? Math.ceil((price * 1.25) / 1000) * 1000 : null,
      isVatIncluded: provider.isVatRegistered || random.chance(0.5),
      vatCategory: product.vatCategory,
      unit: offer.unit,
      minQty: 1,
      maxQty: offer.unit === 'hour' ? 40 : 10,
      stock: offer.kind === 'course' ? random.int(12, 40) : null,
      options: optionsOf(offer, random),
      deliveryMode: offer.mode,
      deliveryDays: offer.days,
      cities: offer.mode === 'remote' ? [] : [{ cityId: provider.cityId }],
      terms: random.chance(0.6)
        ? {
            ar: 'يُلغى الطلب مجانًا قبل بدء العمل، ولا يشمل السعر الرسوم الحكومية.',
            en: 'Free cancellation before work begins; government fees are not included.',
          }
        : null,
      faq: random.chance(0.5)
        ? [
            {
              question: { ar: 'متى أستلم العمل؟', en: 'When do I get it?' },
              answer: {
                ar: offer.days ? `خلال ${offer.days} أيام عمل من تأكيد الطلب.` : 'فور تأكيد الدفع.',
                en: offer.days ? `Within ${offer.days} working days.` : 'As soon as the payment is confirmed.',
              },
            },
          ]
        : [],
      seo: {
        title: `${title.ar} | ${cities[provider.cityId].ar}`.slice(0, 70),
        description: `${title.ar} بسعر معلن وموعد تسليم واضح.`,
      },
      pendingChanges:
        isSold && (index % 14 === 2 || random.chance(0.05))
          ? { price: Math.round(price * 1.1), title: { ar: `${title.ar} – محدّث`, en: `${title.en} – updated` } }
          : null,
      ...ratedBy(product),
      soldCount: product.soldCount,
      viewsCount: isSold ? random.int(20, 4000) : 0,
      featuredUntil:
        isSold && (index % 14 === 2 || random.chance(0.06)) ? calendarDay(now + random.int(3, 30) * day) : null,
      publishedAt: isSold || state === 'paused' ? instant(changedAt) : null,
    };
  }
}

function optionsOf({ kind, mode }: PlannedProduct['offer'], random: Random) {
  if (kind === 'digital' || random.chance(0.5)) return [];
  return [
    {
      name: { ar: 'سرعة التنفيذ', en: 'Speed' },
      choices: [
        { label: { ar: 'عادي', en: 'Usual' }, priceDelta: 0 },
        { label: { ar: 'عاجل', en: 'Urgent' }, priceDelta: mode === 'remote' ? 50_00 : 150_00 },
      ],
    },
  ];
}

/** A few drawings, and of some products none. */
function picturesOf({ id, offer, createdAt, index }: PlannedProduct, { seed, random, draw }: Seeding) {
  const stream = random('products.images');
  const count = index % 11 === 7 ? 0 : stream.int(1, 3);
  return Array.from({ length: count }, (_, nth) => {
    const drawing = productPicture(createRandom(seed, `product ${stream.int(1, 40)}`));
    const picture = draw({ resource: contract.path, field: 'images.picture', recordId: id, at: createdAt, drawing });
    const alt = { ar: `${offer.ar}، صورة ${nth + 1}`, en: `${offer.en}, picture ${nth + 1}` };
    return picture === null ? [] : [{ picture, alt }];
  }).flat();
}
