import type { PlanSubscription, PlanSubscriptionEvent } from '@diwan/api-contract/resources/plan-subscriptions';
import { sweepResources } from '#features/jobs/sweep.ts';
import { nameSeller } from '#test/marketplace/invoice-records.ts';
import { addPlan, addSubscription } from '#test/marketplace/plan-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

/** What staff do with subscriptions, an administrator unless it is said who; and time, which passes over them. */
export class SubscriptionDesk {
  api!: TestApp;
  records!: ReturnType<typeof recordsIn>;
  admin!: TestSession;
  editor!: TestSession;
  private paid = 0;

  async open(): Promise<void> {
    this.api = await createTestApp();
    this.records = recordsIn(this.api.database);
    await this.signIn();
    await nameSeller(this.api, this.admin);
  }

  close = (): Promise<void> => this.api.close();

  private async signIn(): Promise<void> {
    this.admin = await this.api.signIn('admin');
    this.editor = await this.api.signIn('editor');
  }

  path = (id: string) => `/api/v1/plan-subscriptions/${id}`;

  view = async (id: string): Promise<PlanSubscription> =>
    (await this.api.call('GET', this.path(id), { as: this.admin })).json();

  send = async (id: string, event: PlanSubscriptionEvent, as: TestSession = this.admin) => {
    const { version } = await this.view(id);
    return this.api.call('POST', `${this.path(id)}/events`, {
      as,
      body: event,
      headers: { 'if-match': `"v${version}"` },
    });
  };

  add = (draft: object, as: TestSession = this.editor) =>
    this.api.call('POST', '/api/v1/plan-subscriptions', {
      as,
      body: {
        subscriberType: 'employer',
        employerId: null,
        providerId: null,
        seekerId: null,
        autoRenew: true,
        paymentMethod: 'mada',
        ...draft,
      },
    });

  inDays = (days: number) => new Date(this.api.clock.now.getTime() + days * 86_400_000).toISOString();

  payment = (): PlanSubscriptionEvent => ({
    type: 'planSubscription.recordPayment',
    reference: `FT${++this.paid}-2026`,
    method: 'bank_transfer',
    paidOn: '2020-01-01',
  });

  /** The clock is moved, and what is due by then is done. */
  waitDays = async (days: number): Promise<void> => {
    this.api.clock.advance(days * 86_400);
    for (let round = 0; round < 3; round++) await sweepResources(this.api.deps);
    await this.signIn();
  };

  /** Of an employer, in the middle of its period unless the row says otherwise. */
  running = async (plan: object = {}, row: object = {}) => {
    const { inDays } = this;
    const { id: planId } = await addPlan(this.api.database, plan);
    const { id: employerId } = await this.records.employer();
    const period = { startAt: inDays(-10), currentPeriodStart: inDays(-10), currentPeriodEnd: inDays(20) };
    const { id } = await addSubscription(this.api.database, {
      planId,
      employerId,
      state: 'active',
      ...period,
      ...row,
    });
    return { id, planId, employerId };
  };

  /** Suspended today, long after its last period. */
  lapsed = () => ({
    state: 'suspended',
    currentPeriodStart: this.inDays(-50),
    currentPeriodEnd: this.inDays(-20),
    stateChangedAt: this.inDays(0),
  });
}
