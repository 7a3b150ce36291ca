import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { type AnyEmployerEvent, type EmployerInput, employerWorkflow } from './employer.workflow.ts';

const input: EmployerInput = {
  now: '2026-03-01T09:00:00Z',
  crExpiresAt: '2026-12-01T00:00:00Z',
  type: 'private',
  licenseNumber: null,
  isDocumentMissing: false,
  isDocumentExpired: false,
  isPlanExtendable: true,
  isAddressRefused: false,
  offered: initiallyOffered,
};
const send = (state: string, event: AnyEmployerEvent, known: Partial<EmployerInput> = {}) =>
  evaluate(employerWorkflow, { state, input: { ...input, ...known }, can: () => true, isSystem: true }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });

test('an employer is verified with a registration that is valid, and an agency with a licence', () => {
  const verify = (known?: Partial<EmployerInput>) => send('pending_verification', { type: 'employer.verify' }, known);
  expect(verify()).toMatchObject({ state: 'verified' });
  expect(verify({ crExpiresAt: null })).toEqual(refused('registrationUndated'));
  expect(verify({ crExpiresAt: input.now })).toEqual(refused('registrationExpired'));
  expect(verify({ type: 'recruitment_agency' })).toEqual(refused('licenseMissing'));
  expect(verify({ type: 'recruitment_agency', licenseNumber: '1234' })).toMatchObject({ state: 'verified' });
});

test('what an employer must have is there before it is submitted, and holds when it is verified or reinstated', () => {
  const isDocumentMissing = true;
  const isDocumentExpired = true;
  for (const state of ['draft', 'changes_requested'])
    expect(send(state, { type: 'employer.submit' }, { isDocumentMissing })).toEqual(refused('documentMissing'));
  const verify = { type: 'employer.verify' } as const;
  expect(send('pending_verification', verify, { isDocumentMissing })).toEqual(refused('documentMissing'));
  expect(send('pending_verification', verify, { isDocumentExpired })).toEqual(refused('documentExpired'));
  expect(send('draft', { type: 'employer.submit' }, { isDocumentExpired })).toMatchObject({
    state: 'pending_verification',
  });
  expect(send('suspended', { type: 'employer.reinstate' }, { isDocumentExpired })).toEqual(refused('documentExpired'));
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
    effects: [{ params: { reason: 'registration_expired', note: null } }, {}, {}],
  });
  expect(send('suspended', { type: 'employer.reinstate' }, { crExpiresAt: input.now })).toEqual(
    refused('registrationExpired'),
  );
});

test('an employer is closed together with its jobs, and for good', () => {
  const close = { type: 'employer.close', reason: 'requested' } as const;
  for (const state of ['verified', 'suspended']) {
    expect(send(state, close)).toMatchObject({
      state: 'closed',
      effects: [{ type: 'storeReason' }, { type: 'closeJobs' }, { type: 'announceClosure' }],
    });
  }
  expect(send('closed', close)).toEqual(refused('wrongState'));
});

test('whatever its state, an employer is given to somebody, and stays as it is', () => {
  const assign = { type: 'employer.assignManager', accountManager: 'sami' } as const;
  for (const state of ['draft', 'verified', 'suspended', 'closed'])
    expect(send(state, assign)).toEqual({
      kind: 'accepted',
      state,
      effects: [{ type: 'storeManager', params: { accountManager: 'sami' } }],
    });
});
