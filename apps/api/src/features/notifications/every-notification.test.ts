import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { notificationKinds } from '@diwan/api-contract/values/records/notification';
import { workflows } from '@diwan/machines/workflows/registry';
import { loadMessages } from '@diwan/messages/load-messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyResource } from '#crud/definition.ts';
import type { Notice, Notices } from '#crud/notices.ts';
import { bulkNotices, endedOperation } from '#features/bulk/notices.ts';
import { importNotices, talliedImport } from '#features/imports/notices.ts';
import { noteNotices } from '#features/notes/notices.ts';
import { revealNotices } from '#crud/masked/reveal-notices.ts';
import { interviewNotices } from '#resources/applications/interviews/notices.ts';
import { invoiceMomentNotices } from '#resources/invoices/notices.ts';
import { addExam } from '#resources/exams/test-exam-records.ts';
import { serverResources } from '#resources/index.ts';
import { addConversation } from '#test/communication/conversation-records.ts';
import { eventsIn } from '#test/event-records.ts';
import { addInvoice } from '#test/marketplace/invoice-rows.ts';
import { addOrderRow } from '#test/marketplace/order-records.ts';
import { addPlan, addSubscription } from '#test/marketplace/plan-records.ts';
import { addProduct } from '#test/marketplace/product-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { addReview } from '#test/marketplace/review-records.ts';
import { addAdjustment, addWithdrawal } from '#test/marketplace/wallet-records.ts';
import { recordsIn } from '#test/records.ts';
import { addBatch, addCode } from '#test/sales/promo-records.ts';
import { addNews, addSlider } from '#test/site/site-records.ts';
import { addComment, addVideo } from '#test/site/video-records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { theSystem } from '#workflows/apply-event.ts';

type AnyNotices = Notices<never, string>;

const resources: Record<string, AnyResource> = serverResources;
/** Every table of who is told, by the workflow whose events it lists, or by what else it is about. */
const tables: Record<string, AnyNotices> = {
  ...Object.fromEntries(
    Object.values(resources).flatMap(({ workflowBinding }) =>
      workflowBinding ? [[workflowBinding.workflow.id, workflowBinding.notices as AnyNotices]] : [],
    ),
  ),
  interview: interviewNotices,
  'invoice-moments': invoiceMomentNotices,
  'bulk-operation': bulkNotices,
  'import-run': importNotices,
  note: noteNotices,
  reveal: revealNotices,
};
/** What happens to a notification is its reader's own doing. */
const told = workflows.filter(({ id }) => id !== 'notification');
const noticesOf = (table: AnyNotices): Notice<never>[] =>
  Object.values(table).flatMap((each) => ('nobody' in each ? [] : [...each]));

test.each(told.map(({ id, may }) => [id, Object.keys(may)] as const))(
  'every event of the workflow %s tells somebody, or says why it tells nobody',
  (id, events) => {
    const table = tables[id] ?? {};
    expect(Object.keys(table), 'Open its notices.ts.').toEqual(expect.arrayContaining(events));
    for (const [event, told] of Object.entries(table)) {
      if ('nobody' in told) expect(told.nobody, event).toMatch(/^[A-Z].{20,}\.$/);
      else expect(told.length, event).toBeGreaterThan(0);
    }
  },
);

test('every kind of notification has a sender', () => {
  const sent = new Set(
    Object.values(tables)
      .flatMap(noticesOf)
      .map(({ kind }) => kind),
  );
  expect([...sent].sort(), 'Open the notices.ts of what it is about.').toEqual([...notificationKinds].sort());
});

test('every moment that is told of and is no event of a workflow comes', () => {
  const sources = globSync('**/*.ts', { cwd: `${import.meta.dirname}/../..` })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8'));
  const known = new Set(workflows.flatMap(({ may }) => Object.keys(may)));
  const moments = Object.values(tables).flatMap((table) =>
    Object.entries(table).flatMap(([moment, told]) => (known.has(moment) || 'nobody' in told ? [] : [moment])),
  );
  expect(moments).toContain('interview.soon');
  const lost = moments.filter((moment) => !sources.some((text) => text.includes(`Notices['${moment}']`)));
  expect(lost, 'Nothing in apps/api/src tells of it.').toEqual([]);
});

test.each(['ar', 'en'] as const)(
  'every kind of notification has its words, and none besides, in %s',
  async (language) => {
    const { kinds } = await loadMessages('notifications', language);
    expect(Object.keys(kinds).sort()).toEqual([...notificationKinds].sort());
  },
);

let api: TestApp;
let rows: Record<string, unknown>;
beforeAll(async () => {
  api = await createTestApp();
  const records = recordsIn(api.database);
  const application = await records.application();
  const note = {
    id: randomUUID(),
    resource: 'applications',
    recordId: application.id,
    title: 'x',
    author: theSystem,
    visibility: 'staff',
    mentions: [],
  };
  const meeting = { id: randomUUID(), applicationId: application.id, title: 'x', startsAt: '2026-03-01T09:30:00Z' };
  const operation = { id: randomUUID(), authorId: randomUUID(), resource: 'skills', total: 2 };
  const invoice = await addInvoice(api.database);
  rows = {
    application,
    note,
    reveal: { id: randomUUID(), name: 'x', count: 20 },
    'candidate-status': application,
    employer: await records.employer(),
    provider: await addProvider(api.database),
    withdrawal: await addWithdrawal(api, (await addProvider(api.database)).id),
    'wallet-adjustment': await addAdjustment(api, (await addProvider(api.database)).id),
    exam: await addExam(api.database),
    order: await addOrderRow(api.database),
    invoice,
    'invoice-moments': invoice,
    'promo-code': await addCode(api.database),
    'promo-batch': await addBatch(api.database, 3, 3),
    'plan-subscription': await addSubscription(api.database, {
      planId: (await addPlan(api.database)).id,
      employerId: (await records.employer()).id,
    }),
    product: await addProduct(api.database, { providerId: (await addProvider(api.database)).id }),
    conversation: await addConversation(api.database),
    'email-campaign': { id: randomUUID(), name: 'x', createdBy: theSystem, submittedBy: null },
    'review-moderation': await addReview(api.database),
    news: await addNews(api.database),
    slider: await addSlider(api.database),
    video: await addVideo(api.database),
    comment: await addComment(api.database),
    event: await eventsIn(api.database, api.clock.now).event(),
    'job-post': await records.jobPost(),
    mail: await records.mail(),
    staff: { id: randomUUID(), name: 'x' },
    interview: { ...meeting, organizer: { id: randomUUID() }, addedUsers: [], sequence: 0 },
    'bulk-operation': await endedOperation(api.database.orm, operation as never),
    'import-run': await talliedImport(api.database.orm, { ...operation, name: 'x.csv' } as never),
  };
});
afterAll(() => api.close());

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);

test.each(Object.keys(tables).filter((id) => noticesOf(tables[id]!).length > 0))(
  'every notification of %s says all that its words ask for, and names what has happened',
  async (id) => {
    const { kinds } = await loadMessages('notifications', 'ar');
    for (const { kind, tell } of noticesOf(tables[id]!)) {
      const teller = { tx: api.database.orm, now: api.clock.now.toISOString(), actor: theSystem };
      const said = await tell(rows[id] as never, teller);
      const given = [...Object.keys(said.params), ...(said.ref ? ['about'] : [])];
      expect(given, kind).toEqual(expect.arrayContaining(placeholders(kinds[kind])));
      expect(said.once.length, kind).toBeGreaterThan(10);
      expect(said.ref ?? said.path, `${kind} leads somewhere`).toBeTruthy();
    }
  },
);
