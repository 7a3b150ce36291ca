import { randomUUID } from 'node:crypto';
import { addCrmUser } from '@diwan/api/test/marketplace/crm-user-records.ts';
import { addInvoice } from '@diwan/api/test/marketplace/invoice-rows.ts';
import { addOrderRow } from '@diwan/api/test/marketplace/order-records.ts';
import { addFeature, addPlan, addSubscription, gives } from '@diwan/api/test/marketplace/plan-records.ts';
import { addProduct } from '@diwan/api/test/marketplace/product-records.ts';
import { addProvider } from '@diwan/api/test/marketplace/provider-records.ts';
import { addReview } from '@diwan/api/test/marketplace/review-records.ts';
import { addSoldOrder } from '@diwan/api/test/marketplace/sold-orders.ts';
import { addBatch, addCode, addUse } from '@diwan/api/test/sales/promo-records.ts';
import { expect, test } from '../e2e/test.ts';
import { addRichProvider, addWithdrawal } from '../e2e/world/money.ts';
import type { World } from '../e2e/world/world.ts';
import { seeNoViolation } from './axe.ts';
import { screensIn } from './in-turn.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const name = { ar: 'باقة الشركات الناشئة', en: 'Start-up plan' };

async function plan({ database }: World) {
  const feature = await addFeature(database, { name: { ar: 'إعلانات الوظائف', en: 'Job posts' } });
  return addPlan(database, { name, features: [gives(feature.id, 5)] });
}
async function subscription(world: World) {
  const { id: planId } = await plan(world);
  const { id: employerId } = await world.records.employer();
  const period = { startAt: inDays(-15), currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) };
  return (await addSubscription(world.database, { planId, employerId, state: 'active', ...period })).id;
}
async function product({ database }: World) {
  const { id: providerId } = await addProvider(database);
  return addProduct(database, { providerId, pendingChanges: { title: { ar: 'هوية بصرية متكاملة' } } });
}
async function withdrawal(world: World) {
  return addWithdrawal(world, await addRichProvider(world, 5_000_00), 1_000_00);
}

/** Where each kind of screen of the marketplace and of sales is, with what it shows made first. */
const screens: Record<string, (world: World) => Promise<string>> = {
  providers: async ({ database }) => `/providers/list/${(await addProvider(database)).id}`,
  'a provider': async ({ database }) => `/providers/view/${(await addProvider(database)).id}`,
  'a provider’s form': async ({ database }) => `/providers/edit/${(await addProvider(database)).id}`,
  'providers in review': async ({ database }) => {
    await addProvider(database, { state: 'pending_review' });
    return '/providers/list/review';
  },
  'a wallet': async (world) => `/providers/wallet/${(await addRichProvider(world, 5_000_00)).id}`,
  'a product of which changes are proposed': async (world) => `/products/view/${(await product(world)).id}`,
  'a product’s form': async (world) => `/products/edit/${(await product(world)).id}`,
  orders: async ({ database }) => `/orders/list?peek=${(await addOrderRow(database)).id}`,
  'an order on its way': async ({ database }) =>
    `/orders/view/${(await addOrderRow(database, { state: 'in_progress' })).id}`,
  reviews: async ({ database }) => {
    await addReview(database);
    return '/reviews/list';
  },
  'a review with a telephone number in it': async ({ database }) =>
    `/reviews/view/${(await addReview(database, { text: 'خدمة ممتازة، اتصلوا على 0551234567' })).id}`,
  withdrawals: async (world) => `/DrawRequest/list?peek=${await withdrawal(world)}`,
  'withdrawals in review': async (world) => {
    await withdrawal(world);
    return '/DrawRequest/list/review';
  },
  'adjustments of wallets': async () => '/providers/adjustments',
  'a plan': async (world) => `/plan/view/${(await plan(world)).id}`,
  'a plan and its features, being built': async (world) => `/plan/edit/${(await plan(world)).id}`,
  'plan features': async (world) => {
    await plan(world);
    return '/plan-features/list';
  },
  'a subscription': async (world) => `/plan-Subscription/view/${await subscription(world)}`,
  'a new subscription': async () => '/plan-Subscription/add',
  'promo codes': async ({ database }) => {
    await addCode(database);
    return '/promoCode/list';
  },
  'a promo code': async ({ database }) => `/promoCode/view/${(await addCode(database)).id}`,
  'a new promo code': async () => '/promoCode/add',
  'a batch of codes on its way': async ({ database }) =>
    `/promoCode/batches/view/${(await addBatch(database, 100, 40)).id}`,
  'uses of promo codes': async ({ database }) => {
    await addUse(database, await addCode(database), { type: 'seeker', id: randomUUID() });
    return '/promoCodeUsers/list';
  },
  invoices: async ({ database }) => {
    await addInvoice(database);
    return '/invoices/list';
  },
  'an invoice': async ({ database }) => `/invoices/view/${(await addInvoice(database)).id}`,
  'a CRM user': async ({ database }) => `/crm-users/view/${(await addCrmUser(database)).id}`,
  'a CRM user’s sales': async ({ database }) => {
    const { id } = await addCrmUser(database, { monthlyTarget: 1_000_00 });
    await addSoldOrder(database, { crmUserId: id, total: 1_150_00 });
    return `/crm-users/totalOrdersByUser/${id}`;
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    for (const { screen, arrange, looks } of screensIn(language, screens)) {
      test(`T109 T123 axe and the rules of HTML find nothing, on a desk or a phone, where nothing is wider than it: ${screen} (${language})`, async ({
        app,
        page,
        world,
      }) => {
        await app.open(await arrange(world));
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await seeNoViolation(page, looks);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await seeNoViolation(page, ['light']);
        const overhang = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth;
        expect(await page.locator('html').evaluate(overhang)).toBe(0);
      });
    }
  });
}
