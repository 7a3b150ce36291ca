import type { Product } from '@diwan/api-contract/resources/products';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, date, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, halalas, instant, stamps } from '#db/columns.ts';
import { businessSpecialistsTable } from '../business-specialists/table.ts';
import { providersTable } from '../providers/table.ts';

export const productsTable = pgTable('products', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Product['state']>('state').notNull(),
  archivedFrom: choice<Product['state']>('archived_from'),
  rejectionReason: choice<NonNullable<Product['rejectionReason']>>('rejection_reason'),
  rejectionNote: text('rejection_note'),
  providerId: uuid('provider_id')
    .references(() => providersTable.id)
    .notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>(),
  kind: choice<Product['kind']>('kind').notNull(),
  specialistId: uuid('specialist_id')
    .references(() => businessSpecialistsTable.id)
    .notNull(),
  images: jsonb().$type<Product['images']>().notNull().default([]),
  price: halalas('price').notNull(),
  compareAtPrice: halalas('compare_at_price'),
  isVatIncluded: boolean('is_vat_included').notNull(),
  vatCategory: choice<Product['vatCategory']>('vat_category').notNull(),
  unit: choice<Product['unit']>('unit').notNull(),
  minQty: integer('min_qty').notNull(),
  maxQty: integer('max_qty').notNull(),
  stock: integer(),
  options: jsonb().$type<Product['options']>().notNull().default([]),
  deliveryMode: choice<Product['deliveryMode']>('delivery_mode').notNull(),
  deliveryDays: integer('delivery_days'),
  cities: jsonb().$type<Product['cities']>().notNull().default([]),
  terms: jsonb().$type<LocalizedText>(),
  faq: jsonb().$type<Product['faq']>().notNull().default([]),
  seo: jsonb().$type<Product['seo']>().notNull(),
  slug: text().notNull(),
  pendingChanges: jsonb('pending_changes').$type<Product['pendingChanges']>(),
  ratingAverage: doublePrecision('rating_average'),
  ratingCount: integer('rating_count').notNull().default(0),
  soldCount: integer('sold_count').notNull().default(0),
  viewsCount: integer('views_count').notNull().default(0),
  featuredUntil: date('featured_until'),
  publishedAt: instant('published_at'),
  titleAr: text('title_ar').notNull().generatedAlwaysAs(computed),
});
