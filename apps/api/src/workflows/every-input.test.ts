import { globSync, readFileSync } from 'node:fs';
import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import { example as bulk } from '@diwan/machines/workflows/bulk-operation/bulk-operation.example';
import { example as importRun } from '@diwan/machines/workflows/import-run/import-run.example';
import { example as interview } from '@diwan/machines/workflows/interview/interview.example';
import { example as notification } from '@diwan/machines/workflows/notification/notification.example';
import type { AnyMachine } from '@diwan/machines/workflows/workflow';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyResource } from '#crud/definition.ts';
import { seedDemoData } from '#features/seed/seed.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { serverResources } from '#resources/index.ts';
import { furnishRecords } from '#test/every-input/furnish-records.ts';
import { customerOf, naming } from '#test/every-input/naming-events.ts';
import { raiseSettings } from '#test/every-input/raise-settings.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { inputFor } from './input-for.ts';

const now = new Date('2026-11-21T09:00:00Z');
/** What is refused may depend on the day and the settings: the same records are looked at today, and after half a year, when every number is a higher one. */
const days = [now, new Date('2027-05-21T09:00:00Z')].map((day) => day.toISOString());
const resources: Record<string, AnyResource> = serverResources;
const moving = Object.entries(resources).filter(([, { workflowBinding }]) => workflowBinding);

const reader = { actor: demoStaff.admin, can: () => true, resources: serverResources };
/** Some rules look at what whoever asks may do. */
const editor = { actor: demoStaff.editor, can: (capability: Capability) => hasCapability('editor', capability) };

let api: TestApp;
const inputs = new Map<string, Record<string, unknown>[]>();

beforeAll(async () => {
  api = await createTestApp();
  api.clock.now = now;
  await seedDemoData(api.database, api.deps.keys, { now, scale: 0.05 });
  await api.signIn();
  const { sharedPostId } = await furnishRecords(api, now);
  await raiseSettings(api, days[1]!);
  const { orm: tx } = api.database;
  for (const [key, { table, workflowBinding }] of moving) {
    const rows = await tx.select().from(table as PgTable);
    const read = (day: string) => workflowBinding!.input.of(rows, { ...reader, tx, now: day });
    const given: unknown[] = [];
    for (const day of days) given.push(...(await read(day)));
    given.push(...(await workflowBinding!.input.of(rows, { ...reader, ...editor, tx, now: days[0]! })));
    for (const actor of await customerOf(api, key))
      given.push(...(await workflowBinding!.input.of(rows, { ...reader, actor, tx, now: days[0]! })));
    for (const event of await naming(api, key, sharedPostId))
      given.push(...(await inputFor(workflowBinding!, rows, event, { ...reader, tx, now: days[0]! })));
    inputs.set(key, given as Record<string, unknown>[]);
  }
});
afterAll(() => api.close());

/** Fields that take one value in all records. */
function constantsOf(given: readonly Record<string, unknown>[]): string[] {
  const names = Object.keys(given[0] ?? {});
  return names.filter((name) => new Set(given.map((one) => JSON.stringify(one[name]))).size < 2);
}

/** What staff may have written, right and wrong. */
const payloads = [
  {},
  { standing: 'free' },
  { standing: 'held' },
  {
    reason: 'incomplete',
    role: 'admin',
    startsOn: '2026-12-01',
    expiresAt: days[0],
    until: '2027-01-01',
    tag: 'متابعة',
  },
  { trouble: { code: 'addressRefused' } },
  { trouble: { code: 'switchedOff' } },
  { reason: 'other', note: 'short', startsOn: '', expiresAt: '2026-12-01T09:00:00.000Z' },
  { reason: 'other', note: 'x'.repeat(501), expiresAt: '2030-01-01T09:00:00.000Z', until: '2030-01-01' },
  { marks: 1, revision: 1 },
  { revision: 1_000 },
  { proof: 'سُلّم', outcome: 'refund', amount: 850_00, way: 'gateway' },
  { outcome: 'partial', amount: 90_000_000, way: 'bank_transfer' },
  { outcome: 'partial' },
  { kind: 'trial', until: '2026-01-01' },
  { endsAt: '2025-01-01T09:00:00.000Z', maxRedemptions: 0 },
  { endsAt: '2030-01-01T09:00:00.000Z', maxRedemptions: 1_000_000 },
  { marks: 1, amount: 1 },
  { amount: 1_000_000_000_00 },
  { passage: 'لا يوجد في أي تقييم' },
  { participant: 'employer' },
  { bankReference: 'FT26-0001', paidOn: '2026-11-01' },
  { bankReference: 'FT26-0002', paidOn: '2030-01-01' },
  { startAt: '2027-01-02T09:00:00.000Z', endAt: '2027-01-01T09:00:00.000Z' },
];

type Guard = (asked: { context: unknown; event: unknown }) => boolean;

/** Guards that give the same answer about every record, whatever is sent. */
function hollowGuardsOf(machine: AnyMachine, given: readonly Record<string, unknown>[]): string[] {
  const guards = Object.entries(machine.implementations.guards as Record<string, Guard>);
  const events = machine.events.flatMap((type) => payloads.map((payload) => ({ ...payload, type })));
  return (
    guards
      // What asks where the chart stands looks at no record.
      .filter(([, guard]) => !('check' in guard))
      .filter(([, guard]) => {
        const answers = new Set<boolean>();
        for (const context of given) {
          for (const event of events) answers.add(guard({ context, event }));
          if (answers.size === 2) return false;
        }
        return true;
      })
      .map(([name]) => name)
  );
}

test.each(moving)('DOM-01 every input of the workflow of %s takes several values in real records', (key) => {
  const given = inputs.get(key)!;
  expect(given.length).toBeGreaterThan(20);
  expect(constantsOf(given), `Open apps/api/src/resources (${key}): it is given a constant.`).toEqual([]);
});

test.each(moving)(
  'DOM-01 every guard of the workflow of %s says yes to some real record and no to another',
  (key, { workflowBinding }) => {
    const { machine } = workflowBinding!.workflow;
    const file = `packages/machines/src/workflows/${machine.id}/${machine.id}.machine.ts`;
    expect(hollowGuardsOf(machine, inputs.get(key)!), `Open ${file}: it can't say both.`).toEqual([]);
  },
);

const sources = globSync('**/*.ts', { cwd: `${import.meta.dirname}/..` })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${import.meta.dirname}/../${path}`, 'utf8'));
const isVaried = (texts: readonly string[], name: string) =>
  texts.some((text) =>
    new RegExp(
      `\\b(?:input|subject|counts)\\b[^;]*[{,]\\s*${name}(?:,|\\s*\\}|: (?!null|true|false|'|\\d|\\[\\]))`,
    ).test(text),
  );

test.each([
  ['interview', Object.keys(interview)],
  ['bulk-operation', Object.keys(bulk)],
  ['import-run', Object.keys(importRun)],
  ['notification', Object.keys(notification)],
])('DOM-01 no input of the workflow %s is a constant wherever it is used', (id, names) => {
  const users = sources.filter((text) => text.includes(`@diwan/machines/workflows/${id}/`));
  const constants = names.filter((name) => !isVaried(users, name));
  expect(constants, `Find who evaluates ${id} in apps/api/src: it is given a constant.`).toEqual([]);
});

test('a constant, and a guard that gives one answer, are noticed', () => {
  const given = [
    { filled: 1, isClosed: false },
    { filled: 2, isClosed: false },
  ];
  expect(constantsOf(given)).toEqual(['isClosed']);
  expect(isVaried(['const input = { now, clash: null };'], 'clash')).toBe(false);
  expect(isVaried(['const input = { now, clash };'], 'clash')).toBe(true);
});
