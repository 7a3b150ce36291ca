import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './review-moderation.example.ts';
import { type AnyReviewEvent, type ReviewInput, reviewModerationWorkflow } from './review-moderation.workflow.ts';

const send = (state: string, event: AnyReviewEvent, known: Partial<ReviewInput> = {}) =>
  evaluate(
    reviewModerationWorkflow,
    { state, input: { ...example, ...known }, can: () => true, isSystem: true },
    event,
  );
const refused = (reason: string) => ({ kind: 'refused', reason });

test('what nothing was found in is published by itself once its time has come, and only where that is wanted', () => {
  const event = { type: 'review.autoPublish' } as const;
  expect(send('pending', event)).toEqual(refused('autoPublishOff'));
  const on = { autoPublishHours: 12 };
  expect(send('pending', event, on)).toEqual(refused('flagged'));
  expect(send('pending', event, { autoFlags: [], autoPublishHours: 48 })).toEqual(refused('tooEarly'));
  expect(send('pending', event, { autoFlags: [], ...on })).toMatchObject({ state: 'published' });
});

test('the report that is one too many hides it', () => {
  const event = { type: 'review.report', report: 'fake' } as const;
  expect(send('published', event, { reportCount: 1 })).toMatchObject({ state: 'published' });
  expect(send('published', event)).toMatchObject({
    state: 'hidden',
    effects: [
      { type: 'storeReport', params: { report: 'fake', note: null } },
      { type: 'storeDecision', params: { reason: 'reported', note: null } },
    ],
  });
});

test('nobody publishes the wording that they have entered themselves', () => {
  expect(send('pending', { type: 'review.publish' }, { isOwnEntry: true })).toEqual(refused('samePerson'));
  expect(send('pending', { type: 'review.publish' })).toMatchObject({ state: 'published' });
});

test('only what stands there is redacted, and without a passage only what was found', () => {
  expect(send('published', { type: 'review.redact', passage: 'لا يوجد' })).toEqual(refused('passageMissing'));
  expect(send('published', { type: 'review.redact' }, { autoFlags: ['profanity'] })).toEqual(
    refused('nothingToRedact'),
  );
  expect(send('published', { type: 'review.redact' })).toMatchObject({ state: 'published' });
});
