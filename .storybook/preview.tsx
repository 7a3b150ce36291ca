import '../packages/ui/src/theme/theme.css.ts';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { configure } from 'storybook/test';
import { globalTypes, initialLook } from './look/toolbar.ts';
import { underPage } from './look/under-page.tsx';

// Loaded with the first page of documentation: a story alone, and its test, need none of it.
const ComponentPage = lazy(() => import('./docs/ComponentPage.tsx'));
const DocsFrame = lazy(() => import('./docs/DocsFrame.tsx'));

// A slow machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  decorators: [underPage],
  initialGlobals: initialLook,
  globalTypes,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // What passed is not listed: finding words for each of its elements takes longer than looking at them.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          [
            'Colour',
            'Tokens',
            'Type',
            'Space, radius and elevation',
            'Motion',
            'Icons',
            'Icon gallery',
            'Bidirectional text',
          ],
          'Patterns',
          'Components',
          'Screens',
          'Workflows',
        ],
      },
    },
    docs: {
      // As it is written: what is built has no names of ours left.
      source: { type: 'code' },
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => <ComponentPage />,
    },
  },
};

export default preview;
