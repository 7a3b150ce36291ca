import { defineConfig } from '@playwright/test';
import type { WorldOptions } from './tests/e2e/test.ts';
import { addresses } from './tests/e2e/world/addresses.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

export default defineConfig<WorldOptions>({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: 'test-results/e2e',
  reporter: [['line'], ['./scripts/testing/playwright-reporter.ts', { file: 'tests/test-results/e2e.json' }]],
  fullyParallel: true,
  // What another test proves in the other language, the other role or with other chances, the long run proves here, too.
  ...(process.env.TEST_LONG ? {} : { grepInvert: /@long/ }),
  workers: 2,
  // A test that needs a second try is named in the report and counted apart.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: addresses.screens,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    // A trace holds the whole page before and after each action: too dear for tests that pass.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Names of downloaded files are Arabic, which Chromium drops where the system's encoding can't write them.
      env: { ...process.env, LANG: 'C.UTF-8' } as Record<string, string>,
      args: [...flags, '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'exec node_modules/.bin/node tests/e2e/world/server.ts',
    url: `${addresses.screens}/readyz`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'test',
      PORT: String(addresses.port),
      REALTIME_PORT: String(addresses.realtimePort),
      DEMO_DATA: 'off',
      // Every test signs in as somebody else, but they all come from one address.
      RATE_LIMIT_FACTOR: '1000',
    },
  },
});
