import type { ResourcesOf } from './registered-resource.ts';

export const sales = {
  promoCodes: {
    area: 'sales',
    paths: { list: '/promoCode/list', view: '/promoCode/view/:uuid?', add: '/promoCode/add' },
    load: async () => (await import('#features/promo-codes/promo-codes.resource.tsx')).promoCodes,
    screens: {
      list: async () => (await import('#features/promo-codes/PromoCodesScreen.tsx')).PromoCodesScreen,
      view: async () => (await import('#features/promo-codes/PromoCodeView.tsx')).PromoCodeView,
      add: async () => (await import('#features/promo-codes/PromoCodeAdd.tsx')).PromoCodeAdd,
    },
  },
  promoCodeUsers: {
    area: 'sales',
    paths: { list: '/promoCodeUsers/list' },
    opensBeside: true,
    load: async () => (await import('#features/promo-codes/promo-code-users.resource.tsx')).promoCodeUsers,
  },
  promoBatches: {
    area: 'sales',
    paths: {
      list: '/promoCode/batches',
      view: '/promoCode/batches/view/:uuid?',
      add: '/promoCode/batches/add',
    },
    load: async () => (await import('#features/promo-codes/promo-batches.resource.tsx')).promoBatches,
    texts: { view: ['bulk'], add: ['promoCodes'] },
    screens: {
      view: async () => (await import('#features/promo-codes/PromoBatchView.tsx')).PromoBatchView,
      add: async () => (await import('#features/promo-codes/PromoBatchAdd.tsx')).PromoBatchAdd,
    },
  },
  plans: {
    area: 'sales',
    paths: { list: '/plan/list', view: '/plan/view/:uuid?', add: '/plan/add', edit: '/plan/edit/:id' },
    load: async () => (await import('#features/plans/plans.resource.tsx')).plans,
  },
  planFeatures: {
    area: 'sales',
    paths: {
      list: '/plan-features/list',
      view: '/plan-features/view/:uuid?',
      add: '/plan-features/add',
      edit: '/plan-features/edit/:id',
    },
    load: async () => (await import('#features/plan-features/plan-features.resource.tsx')).planFeatures,
  },
  planSubscriptions: {
    area: 'sales',
    needs: 'money.approve',
    picture: { of: 'company', at: 'subscriber.image' },
    paths: {
      list: '/plan-Subscription/list',
      view: '/plan-Subscription/view/:uuid?',
      add: '/plan-Subscription/add',
      edit: '/plan-Subscription/edit/:id',
    },
    load: async () => (await import('#features/plan-subscriptions/plan-subscriptions.resource.tsx')).planSubscriptions,
  },
  crmUsers: {
    area: 'sales',
    picture: { of: 'person', at: 'photo' },
    paths: {
      list: '/crm-users/list',
      view: '/crm-users/view/:uuid?',
      add: '/crm-users/add',
      edit: '/crm-users/edit/:id',
    },
    load: async () => (await import('#features/crm-users/crm-users.resource.tsx')).crmUsers,
  },
  invoices: {
    area: 'sales',
    needs: 'money.approve',
    queue: { name: 'invoicesToIssue', state: 'draft', days: 1 },
    paths: { list: '/invoices/list', view: '/invoices/view/:uuid?', edit: '/invoices/edit/:id' },
    load: async () => (await import('#features/invoices/invoices.resource.tsx')).invoices,
    screens: { view: async () => (await import('#features/invoices/InvoiceView.tsx')).InvoiceView },
  },
} as const satisfies ResourcesOf<'sales'>;
