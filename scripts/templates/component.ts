import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from './plan.ts';
import { lowerFirst } from './words.ts';

export function component(name: string, root: string): Plan {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error('Name the component in PascalCase, such as Gauge.');
  const style = lowerFirst(name);
  const folder = `packages/ui/src/${name}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import { ${style} } from './${name}.css.ts';

export interface ${name}Props {
  /** What it means for the reader. */
  tone?: 'neutral' | 'critical';
  /** What it shows. */
  children: ReactNode;
}

/** What it is for, in one sentence; and which component to use instead for what it isn't. */
export function ${name}({ tone, children }: ${name}Props) {
  return <div className={${style}({ tone })}>{children}</div>;
}
`,
      [`${folder}/${name}.css.ts`]: `import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const ${style} = recipe({
  base: component({ paddingInline: space.sm, borderRadius: vars.radius.full }),
  variants: {
    tone: {
      neutral: component({ color: color.textMuted, background: color.pressed }),
      critical: component({ color: color.critical.text, background: color.critical.tint }),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta: Meta<typeof ${name}> = { component: ${name}, args: { children: '${name}' } };
export default meta;

type Story = StoryObj<typeof ${name}>;

export const Neutral: Story = {};
export const Critical: Story = { args: { tone: 'critical' } };
export const Arabic: Story = { args: { children: 'عربي' } };
`,
      [`${folder}/${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name} } from './${name}.tsx';

test('${name} says what it was given', () => {
  render(<${name}>عربي</${name}>);
  expect(screen.getByText('عربي')).toBeVisible();
});
`,
      [`${folder}/${name}.docs.ts`]: `import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What it is for, in one sentence.',
  use: ['Where it serves.'],
  avoid: ['Where something else serves better, and what.'],
  anatomy: [{ part: 'Content', what: 'What it was given.' }],
  keyboard: [],
  does: ['What makes it good.'],
  donts: ['What spoils it.'],
  arabic: ['What is special from right to left.'],
};
`,
    },
    additions: [
      {
        path: 'packages/ui/src/index.ts',
        after: exportBefore(name, join(root, 'packages/ui/src/index.ts')),
        add: `export { ${name} } from './${name}/${name}.tsx';\n`,
      },
    ],
    steps: [],
  };
}

/** The end of the last line whose folder comes before this one in the alphabet; a folder's exports stand together. */
function exportBefore(name: string, index: string): string {
  const ends = [...readFileSync(index, 'utf8').matchAll(/ from '\.\/([^/]+)\/[^']+';\n/g)];
  const before = ends.findLast(([, folder]) => folder!.toLowerCase() < name.toLowerCase()) ?? ends[0]!;
  return before[0];
}
