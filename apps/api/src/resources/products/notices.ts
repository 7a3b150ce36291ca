import type { productMachine } from '@diwan/machines/workflows/product/product.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { productsTable } from './table.ts';

type Product = Row<typeof productsTable>;

const told = noticesAbout<Product>(({ id, title }) => ({ ref: { resource: 'products', id, label: title } }));
const decided = nobody('It concerns the provider; to colleagues the queue has become shorter.');
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a product tells what. */
export const productNotices: Notices<Product, EventTypeOf<typeof productMachine>> = {
  'product.submit': [told('productSubmitted', queueOf('content.publish'))],
  'product.approve': decided,
  'product.reject': decided,
  'product.proposeChanges': [told('productChangesProposed', queueOf('content.publish'))],
  'product.approveChanges': decided,
  'product.rejectChanges': decided,
  'product.pause': ownChange,
  'product.resume': ownChange,
  'product.takeDown': ownChange,
  'product.feature': ownChange,
  'product.unfeature': ownChange,
  'product.changeSpecialist': ownChange,
  'product.archive': ownChange,
  'product.restore': ownChange,
};
