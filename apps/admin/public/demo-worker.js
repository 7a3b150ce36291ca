// Only the demo's own requests reach the mocks; what the product asks for meanwhile goes its usual way.
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.includes('/api/apps/')) event.stopImmediatePropagation();
});

const mocks = '/mockServiceWorker.js';
const policy = self.trustedTypes?.createPolicy('demo-worker', { createScriptURL: () => mocks });
importScripts(policy?.createScriptURL(mocks) ?? mocks);
