import { z } from 'zod';
import { choice, city, image, prose, reference } from '../kinds/kinds.ts';
import { halalas, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { deliveryModes, productKinds, productUnits, vatCategories } from '../values/records/product.ts';

const pieces = () => z.int().min(1).max(10_000);
/** Of at most a million riyals. */
const price = () => halalas.max(1_000_000_00);

/** What may be written of a product. */
export const productDraft = z.strictObject({
  providerId: reference('providers'),
  title: localizedText({ min: 5, max: 120 }),
  description: optionalLocalizedText(5000),
  kind: choice(productKinds, 'productKind'),
  specialistId: reference('businessSpecialists'),
  /** In their order; the first stands for the product wherever it is named. */
  images: z
    .array(
      z.strictObject({
        picture: image({ mostBytes: 2 * 1024 * 1024, leastSide: 200, mostStretch: 2 }),
        /** What those hear who don't see it. */
        alt: localizedText({ max: 150 }),
      }),
    )
    .max(8),
  price: price().min(1_00),
  /** What it cost before, where a reduction is shown. */
  compareAtPrice: price().nullable(),
  isVatIncluded: z.boolean(),
  vatCategory: choice(vatCategories, 'vatCategory'),
  unit: choice(productUnits, 'productUnit'),
  minQty: pieces(),
  maxQty: pieces(),
  /** Null means that it never runs out. */
  stock: z.int().min(0).max(1_000_000).nullable(),
  options: z
    .array(
      z.strictObject({
        name: localizedText({ max: 60 }),
        choices: z.array(z.strictObject({ label: localizedText({ max: 60 }), priceDelta: price() })).max(12),
      }),
    )
    .max(6),
  deliveryMode: choice(deliveryModes, 'deliveryMode'),
  deliveryDays: z.int().min(0).max(365).nullable(),
  cities: z.array(z.strictObject({ cityId: city() })).max(30),
  terms: optionalLocalizedText(3000),
  faq: z.array(z.strictObject({ question: localizedText({ max: 200 }), answer: localizedText({ max: 1000 }) })).max(20),
  seo: z.strictObject({ title: text().max(70), description: prose(text().max(160)) }),
});
export type ProductDraft = z.output<typeof productDraft>;

/** Rules across the fields of a product; each names the field that the person should look at. */
export function productRules(draft: ProductDraft, refuse: (path: string, code: string) => void): void {
  const { price: asked, compareAtPrice, minQty, maxQty, stock, options, cities, images } = draft;
  if (compareAtPrice !== null && compareAtPrice <= asked) refuse('compareAtPrice', 'notAbovePrice');
  if (maxQty < minQty) refuse('maxQty', 'maxBelowMin');
  if (stock !== null && stock > 0 && stock < maxQty) refuse('maxQty', 'aboveStock');
  for (const index of repeated(options.map(({ name }) => name.ar))) refuse(`options.${index}.name`, 'taken');
  for (const [index, { choices }] of options.entries())
    for (const at of repeated(choices.map(({ label }) => label.ar)))
      refuse(`options.${index}.choices.${at}.label`, 'taken');
  for (const index of repeated(cities.map(({ cityId }) => cityId))) refuse(`cities.${index}.cityId`, 'taken');
  for (const index of repeated(images.map(({ picture }) => picture))) refuse(`images.${index}.picture`, 'taken');
}

/** Where in a list something stands that stood before. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
