import { expect, test } from 'vitest';
import type { AnyField } from '../resource/field.ts';
import { blankPayload, brokenParts, missingParts, payloadOf } from './event-payload.ts';

const fields: Record<'reason' | 'note', AnyField> = {
  reason: { kind: 'choice', values: ['not_interested', 'other'], labels: 'rejectionReason' },
  note: { kind: 'text', isMultiline: true },
};

test('DOM-02 the reason Other needs a message, the others do not', () => {
  expect(missingParts(fields, blankPayload(fields))).toEqual(['reason']);
  expect(missingParts(fields, { reason: 'not_interested', note: null })).toEqual([]);
  expect(missingParts(fields, { reason: 'other', note: null })).toEqual(['note']);
});

test('a message is asked for where there is no reason to choose', () => {
  expect(missingParts({ note: fields.note }, { note: null })).toEqual(['note']);
  expect(missingParts({ note: { ...fields.note, isOptional: true } }, { note: null })).toEqual([]);
});

test('what was left out is not sent', () => {
  expect(payloadOf({ reason: 'not_interested', note: null })).toEqual({ reason: 'not_interested' });
});

test('MSG-11 MSG-12 DOM-02 a rejection says why, and for another reason with a message of 10 to 500 characters', () => {
  expect(brokenParts(fields, blankPayload(fields))).toEqual({ reason: 'required' });
  const other = (note: string | null) => brokenParts(fields, { reason: 'other', note });
  expect([other(null), other('  '), other('too short'), other('x'.repeat(501)), other('long enough')]).toEqual([
    { note: 'required' },
    { note: 'required' },
    { note: 'noteTooShort' },
    { note: 'noteTooLong' },
    {},
  ]);
  expect(brokenParts(fields, { reason: 'not_interested', note: 'short' })).toEqual({});
  expect(brokenParts(fields, { reason: 'not_interested', note: 'x'.repeat(501) })).toEqual({ note: 'noteTooLong' });
});

test('what is asked for only beside another answer is not missed beside this one', () => {
  const place = { kind: 'text', shownWhen: { field: 'kind', is: ['personal'] } } as const;
  const asked = { kind: { kind: 'choice', values: ['voice', 'personal'], labels: 'interviewType' }, place } as const;
  expect(missingParts(asked, { kind: 'voice', place: null })).toEqual([]);
  expect(missingParts(asked, { kind: 'personal', place: null })).toEqual(['place']);
});

test('what may be left out is not missed, unless another answer asks for it', () => {
  const until = { kind: 'date', isOptional: true } as const;
  const iban = { kind: 'iban', shownWhen: { field: 'way', is: ['bank'] } } as const;
  const asked = { until, iban, way: { kind: 'choice', values: ['bank', 'card'], labels: 'refundWay' } } as const;
  expect(missingParts(asked, { until: null, iban: null, way: 'card' })).toEqual([]);
  expect(missingParts(asked, { until: null, iban: null, way: 'bank' })).toEqual(['iban']);
});

test('a list may stay empty, and is not sent then', () => {
  const asked = { fields: { kind: 'fieldNames', values: ['title'] }, reason: fields.reason } as const;
  expect(blankPayload(asked)).toEqual({ fields: [], reason: null });
  expect(missingParts(asked, blankPayload(asked))).toEqual(['reason']);
  expect(payloadOf({ fields: [], reason: 'other' })).toEqual({ reason: 'other' });
  expect(payloadOf({ fields: ['title'], reason: 'other' })).toEqual({ fields: ['title'], reason: 'other' });
});

test('what may be left out is not missed', () => {
  const asked = { until: { kind: 'date', isOptional: true }, reason: fields.reason } as const;
  expect(missingParts(asked, blankPayload(asked))).toEqual(['reason']);
  expect(payloadOf({ until: null, reason: 'other' })).toEqual({ reason: 'other' });
});
