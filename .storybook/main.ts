import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { iconPlugin } from './docs/icon-plugin.ts';
import { samplePlugin } from './docs/sample-plugin.ts';
import { typePlugin } from './docs/type-plugin.ts';

const dependencies = [
  'react-aria-components',
  'react-aria-components/*',
  'lucide-react',
  '@tanstack/react-virtual',
  'react/jsx-dev-runtime',
  '@internationalized/date',
  'fast-check',
  'xstate',
  '@ts-rest/core',
  '@xstate/react',
  'i18next',
  'laravel-echo',
  'msw',
  'pusher-js',
  'react-i18next',
  'wouter',
  'zod',
  'd3-scale',
  'd3-shape',
  'lexical',
  '@lexical/history',
  '@lexical/html',
  '@lexical/link',
  '@lexical/list',
  '@lexical/rich-text',
  '@lexical/selection',
  '@lexical/utils',
  '@vanilla-extract/recipes/createRuntimeFn',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.stories.tsx',
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../apps/admin/src', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its own reader opens every file of the product, and knows no `readonly` list: that of the library's types is `typePlugin`.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), typePlugin(), samplePlugin(), iconPlugin()],
    // A dependency found while the stories are being tested reloads the page under the running test.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...dependencies] },
  }),
};

export default config;
