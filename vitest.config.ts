import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Every story once in each look, and each time through axe: in two that share nothing, or in all of them in the long run. */
const looks = process.env.TEST_LONG
  ? ['ar', 'en'].flatMap((language) => ['light', 'dark', 'semi-dark'].map((theme) => ({ language, theme })))
  : [
      { language: 'ar', theme: 'light' },
      { language: 'en', theme: 'dark' },
    ];

// Generous, because a slow machine is no failure: nothing here measures time.
const patience = { testTimeout: 300_000, hookTimeout: 120_000 };

// By default one core is left to the runner, which has little to do.
const everyCore = { maxWorkers: '100%' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{api-contract,machines}/src/**/*.test.ts',
            'tests/{architecture,contract}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          ...patience,
          ...everyCore,
        },
      },
      {
        plugins: [react({ compiler: true }), vanillaExtractPlugin()],
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['packages/{ui,diagrams}/src/**/*.test.{ts,tsx}', 'apps/admin/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/jsdom.ts'],
          // jsdom's frames run on the window's intervals, and would stand still for all files after.
          fakeTimers: { toNotFake: ['setInterval', 'clearInterval'] },
          // What the files of a worker share, and what not, stands in that file.
          isolate: false,
          ...patience,
          ...everyCore,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: ['apps/api/src/test/global-setup.ts'],
          ...patience,
          ...everyCore,
        },
      },
      {
        test: {
          name: 'storybook',
          environment: 'node',
          include: ['tests/storybook/**/*.test.ts'],
          ...patience,
          ...everyCore,
        },
      },
      {
        test: {
          name: 'development',
          environment: 'node',
          include: ['tests/development/**/*.test.ts'],
          ...patience,
          ...everyCore,
        },
      },
      ...looks.map(({ language, theme }) => ({
        plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
        define: {
          'import.meta.env.STORY_LANGUAGE': JSON.stringify(language),
          'import.meta.env.STORY_THEME': JSON.stringify(theme),
        },
        test: {
          name: `stories-${language}-${theme}`,
          // One page for all stories: what they share is loaded once, not once for each file.
          isolate: false,
          setupFiles: ['.storybook/look/large-text.ts'],
          ...patience,
          ...everyCore,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      })),
    ],
  },
});
