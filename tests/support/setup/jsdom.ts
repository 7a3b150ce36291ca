import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Generous, because a slow machine is no failure: nothing here measures time.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

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
