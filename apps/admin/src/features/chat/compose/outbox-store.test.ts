import { afterEach, expect, test, vi } from 'vitest';
import { cache } from '#api/cache/cache.ts';
import { keepDraft, keepMessage, knownDraft, readOutbox } from './outbox-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('what somebody has written goes with their session: whoever comes next neither sees nor sends it', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('indexedDB', { databases: async () => [], open: full });
  const written = { text: 'Soon.', isInternal: false };
  const message = { ...written, id: 'm', conversationId: 'c', replyTo: null, attachments: [], writtenAt: '2026-01-01' };
  expect(await keepMessage(message)).toBe(false);
  keepDraft('c', written);
  expect([await readOutbox('c'), knownDraft('c')]).toEqual([[message], written]);
  cache.clear();
  expect([await readOutbox('c'), knownDraft('c')]).toEqual([[], undefined]);
});
