import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { type EmployerEvent, type EmployerInput, employerWorkflow } from './employer.workflow.ts';

const input: EmployerInput = {
  now: '2026-03-01T09:00:00Z',
  crNumber: '1010101010',
  crExpiresAt: '2026-12-01T00:00:00Z',
  openJobs: 0,
};
const send = (state: string, event: EmployerEvent, known: Partial<EmployerInput> = {}) =>
  evaluate(employerWorkflow, { state, input: { ...input, ...known }, can: () => true, isSystem: true }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });

test('an employer is verified with a registration that is valid', () => {
  expect(send('pending_verification', { type: 'employer.verify' })).toMatchObject({ state: 'verified' });
  expect(send('pending_verification', { type: 'employer.verify' }, { crNumber: null })).toEqual(
    refused('registrationMissing'),
  );
  const expired = { crExpiresAt: input.now };
  expect(send('pending_verification', { type: 'employer.verify' }, expired)).toEqual(refused('registrationExpired'));
});

test('suspending pauses the employer’s jobs and reinstating brings them back', () => {
  expect(send('verified', { type: 'employer.suspend', reason: 'complaints' })).toMatchObject({
    state: 'suspended',
    effects: [{ type: 'storeReason' }, { type: 'suspendJobs' }, { type: 'announceSuspension' }],
  });
  expect(send('suspended', { type: 'employer.reinstate' })).toMatchObject({
    state: 'verified',
    effects: [{ type: 'clearReason' }, { type: 'reinstateJobs' }, { type: 'announceReinstatement' }],
  });
});

test('a registration that ran out suspends, one that is valid does not', () => {
  expect(send('verified', { type: 'employer.registrationExpired' })).toEqual(refused('registrationValid'));
  expect(send('verified', { type: 'employer.registrationExpired' }, { crExpiresAt: input.now })).toMatchObject({
    state: 'suspended',
  });
});

test('an employer with open jobs is closed only together with them', () => {
  const close = { type: 'employer.close', reason: 'requested' } as const;
  expect(send('verified', close, { openJobs: 2 })).toEqual(refused('hasOpenJobs'));
  expect(send('verified', { ...close, jobs: 'close' }, { openJobs: 2 })).toMatchObject({ state: 'closed' });
  expect(send('closed', close)).toEqual(refused('wrongState'));
});
