import { z } from 'zod';
import { choice, image, prose, reference } from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { calendarDate, id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { cityIds } from '../values/places/cities.ts';
import { productKinds, productRejections, productStates } from '../values/records/product.ts';
import { providerStates } from '../values/records/provider.ts';
import { productDraft, productRules } from './product-draft.ts';

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;
const judgement = { reason: choice(productRejections, 'productReason'), ...noted } as const;

/** What a provider may ask to be changed of a product that is sold already. */
export const productChanges = productDraft.pick({ title: true, price: true, deliveryDays: true }).partial();
export type ProductChanges = z.output<typeof productChanges>;

const record = productDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(productStates),
  provider: picturedRef,
  providerState: z.enum(providerStates),
  specialist: ref,
  /** The first of its pictures. */
  image: image().nullable(),
  rejectionReason: z.enum(productRejections).nullable(),
  rejectionNote: z.string().nullable(),
  /** What its provider asks to be changed; null while nothing waits. */
  pendingChanges: productChanges.nullable(),
  slug: z.string(),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  soldCount: z.int(),
  viewsCount: z.int(),
  featuredUntil: calendarDate.nullable(),
  publishedAt: instant.nullable(),
});

export const products = {
  path: 'products',
  screen: '/products/list',
  about: 'What providers sell on the marketplace, from the first draft over the review to the archive.',
  workflow: 'product',
  draft: productDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    title: true,
    image: true,
    provider: true,
    providerState: true,
    kind: true,
    specialist: true,
    price: true,
    pendingChanges: true,
    soldCount: true,
    ratingAverage: true,
    ratingCount: true,
    updatedAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(productStates)),
    provider: many(id),
    specialist: many(id),
    kind: many(z.enum(productKinds)),
    city: many(z.enum(cityIds)),
    priceMin: count,
    priceMax: count,
    ratingMin: count,
    ratingMax: count,
    isFeatured: flag,
    hasPendingChanges: flag,
    isImageMissing: flag,
    isOverdue: flag,
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'title', 'price', 'soldCount', 'updatedAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('product.submit') }),
    z.strictObject({ type: z.literal('product.approve') }),
    z.strictObject({ type: z.literal('product.reject'), ...judgement }),
    /** What its provider asks for; nothing changes until somebody agrees. */
    z.strictObject({
      type: z.literal('product.proposeChanges'),
      ...productChanges.shape,
    }),
    z.strictObject({ type: z.literal('product.approveChanges') }),
    z.strictObject({ type: z.literal('product.rejectChanges') }),
    z.strictObject({ type: z.literal('product.pause') }),
    z.strictObject({ type: z.literal('product.resume') }),
    z.strictObject({ type: z.literal('product.takeDown'), ...judgement }),
    z.strictObject({ type: z.literal('product.feature'), until: calendarDate }),
    z.strictObject({ type: z.literal('product.unfeature') }),
    z.strictObject({ type: z.literal('product.changeSpecialist'), specialist: reference('businessSpecialists') }),
    z.strictObject({ type: z.literal('product.archive') }),
    z.strictObject({ type: z.literal('product.restore') }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: productRules,
  searchRank: 7,
  picture: { of: 'company', at: 'image' },
  work: { queue: 'productsToReview', state: 'pending_review', days: 2 },
} as const;

export type Product = z.output<typeof products.record>;
export type ProductRow = z.output<typeof products.row>;
export type ProductEvent = z.output<typeof products.events>;
