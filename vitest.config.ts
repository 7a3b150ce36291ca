import { globSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compiled } from './apps/admin/vite-compiled.ts';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Every story through axe in each look in the long run; otherwise in one of two that share nothing, file by file in turn. */
const looks = process.env.TEST_LONG
  ? ['ar', 'en'].flatMap((language) => ['light', 'dark', 'semi-dark'].map((theme) => ({ language, theme })))
  : [
      { language: 'ar', theme: 'light' },
      { language: 'en', theme: 'dark' },
    ];
const storyFiles = globSync('{.storybook,packages/ui,apps/admin/src}/**/*.stories.tsx').toSorted();
const ofOthers = (look: number) => (process.env.TEST_LONG ? [] : storyFiles.filter((_, index) => index % 2 !== look));

const everywhere = {
  // Generous, because a slow machine is no failure: nothing here measures time.
  testTimeout: 300_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 10_000 } },
  // A test that needs a second try is named in the report and counted apart.
  retry: process.env.CI ? 1 : 0,
  // By default one core is left to the runner, which has little to do.
  maxWorkers: process.env.TEST_WORKERS ?? '100%',
  // What files load takes longer than most of them run, so those of a worker share it; the setup files tidy up.
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{api-contract,machines,messages}/src/**/*.test.ts',
            'tests/{architecture,contract}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          setupFiles: ['tests/support/setup/node.ts'],
          ...everywhere,
        },
      },
      {
        plugins: [react(compiled), vanillaExtractPlugin()],
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['packages/{ui,diagrams}/src/**/*.test.{ts,tsx}', 'apps/admin/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup/jsdom.ts', 'tests/support/setup/missing-texts.ts'],
          // jsdom's frames run on the window's intervals, and would stand still for all files after.
          fakeTimers: { toNotFake: ['setInterval', 'clearInterval'] },
          ...everywhere,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts', 'tests/{api,faults}/**/*.test.ts'],
          globalSetup: ['apps/api/src/test/global-setup.ts'],
          setupFiles: ['tests/support/setup/node.ts'],
          // Such as two questions at once on a connection of PostgreSQL, which its client will refuse.
          execArgv: ['--throw-deprecation'],
          ...everywhere,
        },
      },
      {
        test: {
          name: 'storybook',
          environment: 'node',
          include: ['tests/storybook/**/*.test.ts'],
          ...everywhere,
        },
      },
      {
        test: {
          name: 'development',
          environment: 'node',
          include: ['tests/development/**/*.test.ts'],
          ...everywhere,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
        test: {
          name: 'stories',
          setupFiles: ['.storybook/look/large-text.ts', 'tests/support/setup/missing-texts.ts'],
          ...everywhere,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
            instances: looks.map(({ language, theme }, look) => ({
              browser: 'chromium' as const,
              name: `stories-${language}-${theme}`,
              env: { STORY_LANGUAGE: language, STORY_THEME: theme },
              exclude: ofOthers(look),
            })),
          },
        },
      },
    ],
  },
});
