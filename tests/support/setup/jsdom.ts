import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';

// Generous, because a slow machine is no failure: nothing here measures time.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const missingTexts: string[] = [];
const sayError = console.error;
console.error = (...said: unknown[]) => {
  if (String(said[0]).startsWith('No text at ')) missingTexts.push(String(said[0]));
  else sayError(...said);
};
afterEach(() => expect(missingTexts.splice(0), 'keys in place of texts').toEqual([]));

// jsdom lays nothing out, so nothing is ever seen.
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// Files share a window and the libraries, which take longer to load than most files to run; their own modules begin anew.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});
