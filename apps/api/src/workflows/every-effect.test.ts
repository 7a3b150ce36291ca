import { bulkOperationMachine } from '@diwan/machines/workflows/bulk-operation/bulk-operation.machine';
import type { candidateStatusMachine } from '@diwan/machines/workflows/candidate-status/candidate-status.machine';
import { importRunMachine } from '@diwan/machines/workflows/import-run/import-run.machine';
import { interviewMachine } from '@diwan/machines/workflows/interview/interview.machine';
import type { jobPostMachine } from '@diwan/machines/workflows/job-post/job-post.machine';
import { notificationMachine } from '@diwan/machines/workflows/notification/notification.machine';
import type { talentListMachine } from '@diwan/machines/workflows/talent-list/talent-list.machine';
import type { AnyMachine, EffectsOf } from '@diwan/machines/workflows/workflow';
import { expect, expectTypeOf, test } from 'vitest';
import type { AnyResource, EffectHandlers } from '#crud/definition.ts';
import { bulkEffects } from '#features/bulk/move.ts';
import { importEffects } from '#features/imports/move.ts';
import { notificationEffects } from '#features/notifications/move.ts';
import { interviewEffects } from '#resources/applications/interviews/effects.ts';
import { serverResources } from '#resources/index.ts';
import type { jobPostsTable } from '#resources/job-posts/table.ts';
import type { skillsTable } from '#resources/skills/table.ts';

type Handlers = EffectHandlers<typeof jobPostsTable, typeof jobPostMachine>;
declare const handlers: Handlers;

test('an effect that nothing carries out, or that no machine names, does not compile', () => {
  const checks = (): Handlers[] => {
    const { storePublication: _, ...incomplete } = handlers;
    // @ts-expect-error -- the machine names it
    const missing: Handlers = incomplete;
    // @ts-expect-error -- no machine names it
    const leftOver: Handlers = { ...handlers, tellNobody: () => ({}) };
    // @ts-expect-error -- a machine without effects takes none
    const none: EffectHandlers<typeof skillsTable, typeof talentListMachine> = { tellNobody: () => ({}) };
    // @ts-expect-error -- the machine gives it an instant
    const wrong: Handlers = { ...handlers, storeExpiry: (_, { expiresAt }: { expiresAt: number }) => ({ expiresAt }) };
    return [missing, leftOver, none, wrong] as Handlers[];
  };
  expect(checks).toBeTypeOf('function');
  expectTypeOf<EffectsOf<typeof jobPostMachine>['storePause']>().toEqualTypeOf<{ by: 'person' | 'suspension' }>();
  expectTypeOf<keyof EffectsOf<typeof bulkOperationMachine>>().toEqualTypeOf<
    'skipPending' | 'renewFailed' | 'recallMails'
  >();
  expectTypeOf<EffectsOf<typeof candidateStatusMachine>>().not.toHaveProperty('refuse');
});

const resources: Record<string, AnyResource> = serverResources;
const carriedOut = [
  ...Object.entries(resources).flatMap(([key, { workflowBinding }]) =>
    workflowBinding
      ? [
          {
            file: `apps/api/src/resources (${key})`,
            machine: workflowBinding.workflow.machine,
            effects: workflowBinding.effects,
          },
        ]
      : [],
  ),
  {
    file: 'apps/api/src/resources/applications/interviews/effects.ts',
    machine: interviewMachine as AnyMachine,
    effects: interviewEffects,
  },
  { file: 'apps/api/src/features/bulk/move.ts', machine: bulkOperationMachine as AnyMachine, effects: bulkEffects },
  { file: 'apps/api/src/features/imports/move.ts', machine: importRunMachine as AnyMachine, effects: importEffects },
  {
    file: 'apps/api/src/features/notifications/move.ts',
    machine: notificationMachine as AnyMachine,
    effects: notificationEffects,
  },
];

test.each(carriedOut)(
  'DOM-01 $machine.id names what $file carries out, and nothing else',
  ({ file, machine, effects }) => {
    const named = Object.keys(machine.implementations.actions as object).filter((name) => name !== 'refuse');
    expect(Object.keys(effects).sort(), `Open ${file}.`).toEqual(named.sort());
  },
);

test.each(carriedOut)('DOM-01 every effect of $machine.id does something', ({ file, effects }) => {
  const hollow = Object.entries(effects).filter(([, carryOut]) => isHollow(carryOut));
  expect(
    hollow.map(([name]) => name),
    `Do it in ${file}, or take the action away from the machine.`,
  ).toEqual([]);
});

/** Whether nothing stands between its braces. */
const isHollow = (carryOut: unknown) =>
  /\{\s*\}$/.test(String(carryOut).trim()) && !/\(\{\s*\}\)$/.test(String(carryOut));

test('an effect whose body is empty is noticed', () => {
  expect(isHollow(() => {})).toBe(true);
  expect(isHollow(() => ({ pausedBy: null }))).toBe(false);
});
