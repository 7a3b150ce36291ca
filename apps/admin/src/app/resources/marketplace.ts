import type { ResourcesOf } from './registered-resource.ts';

export const marketplace = {
  providers: {
    area: 'marketplace',
    picture: { of: 'company', at: 'logo' },
    queue: { name: 'providersToReview', state: 'pending_review', days: 3 },
    paths: {
      list: '/providers/list/:uuid?',
      review: '/providers/list/review',
      view: '/providers/view/:uuid?',
      edit: '/providers/edit/:uuid?',
    },
    load: async () => (await import('#features/providers/providers.resource.tsx')).providers,
    screens: { list: async () => (await import('#crud/list/ListOpenedOn.tsx')).ListOpenedOn },
  },
  products: {
    area: 'marketplace',
    picture: { of: 'company', at: 'image' },
    queue: { name: 'productsToReview', state: 'pending_review', days: 2 },
    paths: {
      list: '/products/list',
      review: '/products/list/review',
      view: '/products/view/:uuid?',
      add: '/products/add',
      edit: '/products/edit/:id?',
    },
    load: async () => (await import('#features/products/products.resource.tsx')).products,
  },
  reviews: {
    area: 'marketplace',
    queue: { name: 'reviewsToModerate', state: 'pending', days: 2 },
    paths: { list: '/reviews/list', review: '/reviews/list/review', view: '/reviews/view/:uuid?' },
    load: async () => (await import('#features/reviews/reviews.resource.tsx')).reviews,
  },
  orders: {
    area: 'marketplace',
    picture: { of: 'person', at: 'customer.image' },
    queue: { name: 'ordersDisputed', state: 'disputed', days: 3 },
    paths: { list: '/orders/list', view: '/orders/view/:uuid?' },
    load: async () => (await import('#features/orders/orders.resource.tsx')).orders,
  },
  walletTransactions: {
    area: 'marketplace',
    needs: 'money.approve',
    picture: { of: 'company', at: 'provider.image' },
    paths: { list: '/providers/wallet/:uuid?' },
    opensBeside: true,
    load: async () =>
      (await import('#features/wallet-transactions/wallet-transactions.resource.tsx')).walletTransactions,
    screens: { list: async () => (await import('#features/wallet-transactions/WalletScreen.tsx')).WalletScreen },
  },
  withdrawals: {
    area: 'marketplace',
    needs: 'money.approve',
    isImported: 'money.pay',
    picture: { of: 'company', at: 'provider.image' },
    queue: { name: 'withdrawalsToDecide', state: 'pending', days: 2 },
    paths: { list: '/DrawRequest/list', review: '/DrawRequest/list/review' },
    opensBeside: true,
    load: async () => (await import('#features/withdrawals/withdrawals.resource.tsx')).withdrawals,
  },
  walletAdjustments: {
    area: 'marketplace',
    needs: 'money.approve',
    picture: { of: 'company', at: 'provider.image' },
    queue: { name: 'adjustmentsToApprove', state: 'proposed', days: 2 },
    paths: {
      list: '/providers/adjustments',
      review: '/providers/adjustments/review',
      view: '/providers/adjustments/view/:uuid?',
      add: '/providers/adjustments/add',
    },
    load: async () => (await import('#features/wallet-adjustments/wallet-adjustments.resource.tsx')).walletAdjustments,
  },
} as const satisfies ResourcesOf<'marketplace'>;
