import { expect, test } from 'vitest';
import { loadMessagesIn, messages, startMessages } from './messages.ts';

test('texts that stand within a namespace do not pass for the namespace itself, whichever comes first', async () => {
  await startMessages();
  await loadMessagesIn('en', 'crudLate');
  await loadMessagesIn('en', 'crud');
  const t = messages.getFixedT('en', 'crud');
  expect(t('activity.by', { event: 'Approve', actor: 'Sara' })).toBe('Approve · Sara');
  expect(t('invalid.required')).toBe('{{attr}} is required');
});

test('how many there are is said with separators, and no other figure', async () => {
  await startMessages();
  await loadMessagesIn('en', 'crud');
  await loadMessagesIn('ar', 'crud');
  const inEnglish = messages.getFixedT('en', 'crud');
  expect(inEnglish('waiting', { count: 1200 })).toBe('1,200 waiting');
  expect(messages.getFixedT('ar', 'crud')('waiting', { count: 1200 })).toBe('1,200 ينتظرون');
  expect(inEnglish('range', { from: 2025, to: 2026 })).toBe('2025 – 2026');
});
