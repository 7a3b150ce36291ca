import { expect, test } from 'vitest';
import { loadMessagesIn, messages, startMessages } from './messages.ts';

test('texts that stand within a namespace do not pass for the namespace itself, whichever comes first', async () => {
  await startMessages();
  await loadMessagesIn('en', 'invalid');
  await loadMessagesIn('en', 'crud');
  const t = messages.getFixedT('en', 'crud');
  expect(t('activity.by', { event: 'Approve', actor: 'Sara' })).toBe('Approve · Sara');
  expect(t('invalid.required')).toBe('{{attr}} is required');
});
