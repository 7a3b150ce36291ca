import { expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';
import { transitionRows } from './transition-rows.ts';

test('DEV-01 the table has a line for each answer to an event, refusals with their reasons', () => {
  const root = drawingOf({
    id: 'post',
    initial: 'draft',
    on: { 'post.dropped': '.gone' },
    states: {
      draft: {
        on: {
          'post.sent': [
            { guard: 'isEmpty', actions: { type: 'refuse', params: { reason: 'empty' } } },
            { target: 'gone', actions: ['storePost', 'announcePost'] },
          ],
        },
      },
      gone: {},
    },
  });
  expect(transitionRows(root)).toEqual([
    { state: '', cause: 'post.dropped', condition: '', to: ['gone'], refusal: null, actions: [] },
    { state: 'draft', cause: 'post.sent', condition: 'isEmpty', to: [], refusal: 'empty', actions: [] },
    {
      state: 'draft',
      cause: 'post.sent',
      condition: 'otherwise',
      to: ['gone'],
      refusal: null,
      actions: ['storePost', 'announcePost'],
    },
  ]);
});
