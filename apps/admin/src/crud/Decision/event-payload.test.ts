import { expect, test } from 'vitest';
import { choice, text } from '../fields/field.ts';
import { blankPayload, missingParts, payloadOf } from './event-payload.ts';

const fields = { reason: choice(['not_interested', 'other'], 'rejectionReason'), note: text({ isMultiline: true }) };

test('DOM-02 the reason Other needs a message, the others do not', () => {
  expect(missingParts(fields, blankPayload(fields))).toEqual(['reason']);
  expect(missingParts(fields, { reason: 'not_interested', note: null })).toEqual([]);
  expect(missingParts(fields, { reason: 'other', note: null })).toEqual(['note']);
});

test('a message is asked for where there is no reason to choose', () => {
  expect(missingParts({ note: fields.note }, { note: null })).toEqual(['note']);
});

test('what was left out is not sent', () => {
  expect(payloadOf({ reason: 'not_interested', note: null })).toEqual({ reason: 'not_interested' });
});
