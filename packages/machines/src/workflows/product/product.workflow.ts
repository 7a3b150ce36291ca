import type { Workflow } from '../workflow.ts';
import type { AnyProductEvent, ProductInput } from './product.input.ts';
import { productMachine } from './product.machine.ts';

export type { ProductInput, ProductJudgement } from './product.input.ts';

/** A product from its draft over the review to its sale. */
export const productWorkflow: Workflow<ProductInput, AnyProductEvent, typeof productMachine> = {
  id: 'product',
  version: 1,
  machine: productMachine,
  may: {
    'product.submit': 'content.publish',
    'product.approve': 'content.publish',
    'product.reject': 'content.publish',
    'product.proposeChanges': 'content.publish',
    'product.approveChanges': 'content.publish',
    'product.rejectChanges': 'content.publish',
    'product.pause': 'content.publish',
    'product.resume': 'content.publish',
    'product.takeDown': 'content.publish',
    'product.feature': 'content.publish',
    'product.unfeature': 'content.publish',
    'product.changeSpecialist': 'content.publish',
    'product.archive': 'content.publish',
    'product.restore': 'content.publish',
  },
  samples: {
    'product.submit': () => ({ type: 'product.submit' }),
    'product.approve': () => ({ type: 'product.approve' }),
    'product.reject': () => ({ type: 'product.reject', reason: 'price' }),
    'product.proposeChanges': () => ({ type: 'product.proposeChanges', price: 100_00 }),
    'product.approveChanges': () => ({ type: 'product.approveChanges' }),
    'product.rejectChanges': () => ({ type: 'product.rejectChanges' }),
    'product.pause': () => ({ type: 'product.pause' }),
    'product.resume': () => ({ type: 'product.resume' }),
    'product.takeDown': () => ({ type: 'product.takeDown', reason: 'prohibited' }),
    'product.feature': () => ({ type: 'product.feature', until: '2099-12-31' }),
    'product.unfeature': () => ({ type: 'product.unfeature' }),
    'product.changeSpecialist': () => ({
      type: 'product.changeSpecialist',
      specialist: '01900000-0000-7000-8000-000000000002',
    }),
    'product.archive': () => ({ type: 'product.archive' }),
    'product.restore': () => ({ type: 'product.restore' }),
  },
};
