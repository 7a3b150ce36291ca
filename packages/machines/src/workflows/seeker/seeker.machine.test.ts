import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './seeker.example.ts';
import { type AnySeekerEvent, type SeekerInput, seekerWorkflow } from './seeker.workflow.ts';

const send = (state: string, event: AnySeekerEvent, known: Partial<SeekerInput> = {}) =>
  evaluate(seekerWorkflow, { state, input: { ...example, ...known }, can: () => true, isSystem: true }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });
const nobodyKnows = { isMobileVerified: false, isEmailVerified: false, isIdVerified: false };

test('whoever was reached, or has shown an id, is active; nothing is verified twice', () => {
  const reached = (channel: 'mobile' | 'email') => send('unverified', { type: 'seeker.verifyContact', channel });
  expect(reached('email')).toMatchObject({ state: 'active', effects: [{ params: { channel: 'email' } }] });
  expect(reached('mobile')).toEqual(refused('contactVerified'));
  const verify = (known?: Partial<SeekerInput>) => send('unverified', { type: 'seeker.verifyId' }, known);
  expect(verify()).toMatchObject({ state: 'active', effects: [{ type: 'storeId' }, { type: 'announceId' }] });
  expect(verify({ isIdVerified: true })).toEqual(refused('idVerified'));
  expect(verify({ hasNationalId: false })).toEqual(refused('idMissing'));
  expect(verify({ idExpiresAt: example.now })).toEqual(refused('idExpired'));
  expect(verify({ idExpiresAt: null })).toMatchObject({ state: 'active' });
});

test('a suspension has an end, on a day in Riyadh that is not over', () => {
  const suspend = (until: string, now: string) =>
    send('active', { type: 'seeker.suspend', reason: 'misuse', until }, { now });
  expect(suspend('', example.now)).toEqual(refused('untilMissing'));
  expect(suspend('2026-02-28', example.now)).toEqual(refused('untilPast'));
  expect(suspend('2026-03-01', '2026-03-01T20:59:00Z')).toMatchObject({ state: 'suspended' });
  expect(suspend('2026-03-01', '2026-03-01T21:00:00Z')).toEqual(refused('untilPast'));
});

test.each([
  ['suspended', { type: 'seeker.reinstate' }],
  ['deactivated', { type: 'seeker.reactivate' }],
] as const)('whoever is %s comes back to what is known of them', (state, event) => {
  expect(send(state, event)).toMatchObject({ state: 'active' });
  expect(send(state, event, nobodyKnows)).toMatchObject({ state: 'unverified' });
});

test('only who has left is anonymised, after a wish that can be called back until its day has come', () => {
  const wish = { type: 'seeker.anonymise', reason: 'requested' } as const;
  const [past, ahead] = ['2026-02-28T09:00:00.000Z', '2026-03-30T09:00:00.000Z'];
  expect(send('active', wish)).toEqual(refused('wrongState'));
  expect(send('deactivated', wish)).toMatchObject({
    state: 'deactivated',
    effects: [{ type: 'planAnonymisation', params: { reason: 'requested', days: 30 } }],
  });
  expect(send('deactivated', wish, { anonymiseAt: ahead })).toEqual(refused('anonymisationPlanned'));
  expect(send('deactivated', { type: 'seeker.reactivate' }, { anonymiseAt: ahead })).toEqual(
    refused('anonymisationPlanned'),
  );
  expect(send('deactivated', { type: 'seeker.keepData' })).toEqual(refused('anonymisationNotPlanned'));
  expect(send('deactivated', { type: 'seeker.keepData' }, { anonymiseAt: ahead })).toMatchObject({
    effects: [{ type: 'clearAnonymisation' }],
  });
  expect(send('deactivated', { type: 'seeker.erase' }, { anonymiseAt: ahead })).toEqual(refused('anonymisationNotDue'));
  expect(send('deactivated', { type: 'seeker.erase' }, { anonymiseAt: past })).toMatchObject({ state: 'anonymised' });
  for (const type of ['seeker.reactivate', 'seeker.tag', 'seeker.anonymise'] as const)
    expect(send('anonymised', { type } as AnySeekerEvent)).toEqual(refused('wrongState'));
});
