import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './mail.example.ts';
import { type MailEvent, mailWorkflow } from './mail.workflow.ts';

const later = '2026-03-01T09:30:00.000Z';
const trouble = { code: 'refusedForNow', answer: '451 Later' } as const;
const send = (state: string, event: MailEvent, tries = 1) =>
  evaluate(mailWorkflow, { state, input: { ...example, tries }, can: () => true, isSystem: true }, event);
const refused = { kind: 'refused', reason: 'wrongState' };

test('a mail that the server does not take now is tried again, and the 24th time given up', () => {
  const postpone = { type: 'mail.postpone', trouble, until: later } as const;
  expect(send('sending', postpone, 23)).toMatchObject({
    state: 'waiting',
    effects: [
      { type: 'storeTrouble', params: trouble },
      { type: 'storeNextTry', params: { at: later } },
      { type: 'release' },
    ],
  });
  expect(send('sending', postpone, 24)).toMatchObject({ state: 'failed' });
});

test('T93 a mail of which nobody knows whether it arrived is sent again by a person alone', () => {
  expect(send('sending', { type: 'mail.lose', trouble })).toMatchObject({ state: 'uncertain' });
  expect(send('uncertain', { type: 'mail.send', lease: { token: 'another', until: later } })).toEqual(refused);
  expect(send('uncertain', { type: 'mail.retry' })).toEqual(refused);
  expect(send('uncertain', { type: 'mail.resend' })).toMatchObject({
    state: 'waiting',
    effects: [{ type: 'startAnew', params: { at: example.now } }],
  });
});

test('what was kept, sent or cancelled stays so', () => {
  for (const state of ['kept', 'sent', 'cancelled'])
    for (const type of Object.keys(mailWorkflow.may) as MailEvent['type'][])
      expect(send(state, mailWorkflow.samples[type](example)), `${state} × ${type}`).toEqual(refused);
});
