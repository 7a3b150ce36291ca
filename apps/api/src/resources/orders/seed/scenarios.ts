import type { Order } from '@diwan/api-contract/resources/orders';

/** How an order of the demo goes, from being placed to where it is now. */
export interface Scenario {
  state: Order['state'];
  paymentState: Order['paymentState'];
  /** How far its work came before it ended there. */
  reached: 'placed' | 'accepted' | 'in_progress' | 'delivered' | 'completed';
  methods: readonly Order['paymentMethod'][];
  /** How old it may be, in days. */
  within: number;
  weight: number;
  dispute?: 'open' | 'partial' | 'refund' | 'release';
  isRefundProposed?: true;
  isReported?: true;
  isLate?: true;
  /** Whether a part went back after it was completed, as goodwill. */
  isRefundedLater?: true;
}

const cards = ['credit_card', 'mada', 'apple_pay'] as const;
const any = [...cards, 'sadad', 'wallet', 'bank_transfer'] as const;
const open = { dispute: 'open', state: 'disputed', paymentState: 'paid' } as const;

/** Those that are still under way, and those that ended otherwise than by being completed. */
export const scenarios: readonly Scenario[] = [
  { state: 'placed', paymentState: 'unpaid', reached: 'placed', methods: any, within: 2, weight: 5 },
  { state: 'placed', paymentState: 'pending', reached: 'placed', methods: ['sadad'], within: 3, weight: 6 },
  {
    state: 'placed',
    paymentState: 'pending',
    reached: 'placed',
    methods: ['bank_transfer', 'sadad'],
    within: 3,
    weight: 2,
    isReported: true,
  },
  { state: 'placed', paymentState: 'authorised', reached: 'placed', methods: ['credit_card'], within: 1, weight: 3 },
  { state: 'placed', paymentState: 'failed', reached: 'placed', methods: cards, within: 2, weight: 3 },
  { state: 'placed', paymentState: 'expired', reached: 'placed', methods: ['sadad'], within: 0.9, weight: 2 },
  { state: 'placed', paymentState: 'paid', reached: 'placed', methods: any, within: 1, weight: 10 },
  { state: 'placed', paymentState: 'paid', reached: 'placed', methods: any, within: 6, weight: 2, isLate: true },
  { state: 'accepted', paymentState: 'paid', reached: 'accepted', methods: any, within: 4, weight: 9 },
  { state: 'in_progress', paymentState: 'paid', reached: 'in_progress', methods: any, within: 9, weight: 12 },
  {
    state: 'in_progress',
    paymentState: 'paid',
    reached: 'in_progress',
    methods: any,
    within: 25,
    weight: 3,
    isLate: true,
  },
  { state: 'delivered', paymentState: 'paid', reached: 'delivered', methods: any, within: 4, weight: 9 },
  { state: 'cancelled', paymentState: 'refunded', reached: 'placed', methods: cards, within: 300, weight: 10 },
  { state: 'cancelled', paymentState: 'refunded', reached: 'accepted', methods: any, within: 300, weight: 6 },
  { state: 'cancelled', paymentState: 'expired', reached: 'placed', methods: ['sadad'], within: 300, weight: 9 },
  { state: 'cancelled', paymentState: 'failed', reached: 'placed', methods: cards, within: 300, weight: 5 },
  { state: 'cancelled', paymentState: 'unpaid', reached: 'placed', methods: any, within: 300, weight: 4 },
  { ...open, reached: 'in_progress', methods: any, within: 14, weight: 2 },
  { ...open, reached: 'delivered', methods: any, within: 10, weight: 3 },
  { ...open, reached: 'completed', methods: any, within: 7, weight: 3 },
  {
    state: 'cancelled',
    paymentState: 'refunded',
    reached: 'delivered',
    methods: any,
    within: 200,
    weight: 3,
    dispute: 'refund',
  },
  {
    state: 'completed',
    paymentState: 'partially_refunded',
    reached: 'completed',
    methods: any,
    within: 200,
    weight: 4,
    dispute: 'partial',
  },
  {
    state: 'completed',
    paymentState: 'paid',
    reached: 'completed',
    methods: any,
    within: 200,
    weight: 3,
    dispute: 'release',
  },
  {
    state: 'in_progress',
    paymentState: 'paid',
    reached: 'in_progress',
    methods: any,
    within: 9,
    weight: 2,
    isRefundProposed: true,
  },
  {
    state: 'completed',
    paymentState: 'partially_refunded',
    reached: 'completed',
    methods: cards,
    within: 120,
    weight: 4,
    isRefundedLater: true,
  },
];
/** What most come to. */
export const completed: Scenario = {
  state: 'completed',
  paymentState: 'paid',
  reached: 'completed',
  methods: [...any, 'credit_card', 'mada', 'mada'],
  within: 365,
  weight: 1,
};
