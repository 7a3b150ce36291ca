import { expect, test, vi } from 'vitest';

const draft = { text: 'مسودة لم تكتمل', isInternal: false };

test('a draft whose page goes before the database has it is there on the next page of the tab, once', async () => {
  const { keepDraft } = await import('./outbox-store.ts');
  keepDraft('one', draft);
  dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  const next = await import('./outbox-store.ts');
  expect(await next.readDraft('one')).toEqual(draft);
  expect(sessionStorage).toHaveLength(0);
});

test('what was sent or emptied meanwhile is left to nobody', async () => {
  const { keepDraft } = await import('./outbox-store.ts');
  keepDraft('two', draft);
  keepDraft('two', { text: '', isInternal: false });
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});
