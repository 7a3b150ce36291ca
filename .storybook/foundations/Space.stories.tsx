import { Inline } from '@diwan/ui/Inline/Inline';
import { measures } from '@diwan/ui/theme/measures';
import { vars } from '@diwan/ui/theme/vars.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import * as styles from './foundations.css.ts';

const uses: Record<keyof typeof measures.space, string> = {
  none: 'Where things touch',
  hair: 'Between a label and its mark',
  xxs: 'Inside chips and tags',
  xs: 'Between an icon and its word, between buttons',
  sm: 'Between fields of one row, inside menus',
  md: 'Between fields, inside panels on a phone',
  lg: 'Inside panels',
  xl: 'Between panels',
  xxl: 'Between the sections of a page',
  xxxl: 'Above and below an empty state',
  page: 'The page’s own edge; 16 px on a phone',
};

function Tile({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <div className={styles.tile} style={style}>
      {name}
    </div>
  );
}

function SpacePage() {
  return (
    <Sheet
      title="Space, radius and elevation"
      lead="Components have no margin of their own: Stack, Inline and Columns put the distance between them."
    >
      <Section title="Space" note="Steps of 4 px, but for the hairline one.">
        <DescriptionTable
          label="Steps of space"
          columns={['Step', 'Value', 'Seen', 'For']}
          rows={Object.entries(measures.space).map(([name, value]) => ({
            name,
            cells: [
              <Code key="value">{value}</Code>,
              <div key="bar" className={styles.bar} style={{ inlineSize: value }} />,
              uses[name as keyof typeof uses],
            ],
          }))}
        />
      </Section>
      <Section title="Radius">
        <Inline gap="xl">
          {Object.entries(measures.radius).map(([name, borderRadius]) => (
            <Tile key={name} name={`${name} · ${borderRadius}`} style={{ borderRadius }} />
          ))}
        </Inline>
      </Section>
      <Section
        title="Elevation"
        note="A hairline does where it can. Two shadows are left, for what lies over the page."
      >
        <div className={styles.ground}>
          <Inline gap="xxl">
            {Object.entries(vars.shadow).map(([name, boxShadow]) => (
              <Tile key={name} name={name} style={{ boxShadow, borderRadius: measures.radius.panel }} />
            ))}
          </Inline>
        </div>
      </Section>
      <Section title="Widths">
        <DescriptionTable
          label="Widths"
          columns={['Of', 'Value']}
          rows={Object.entries(measures.width).map(([name, value]) => ({
            name,
            cells: [<Code key="value">{value}</Code>],
          }))}
        />
      </Section>
      <Sentences
        title="Rules"
        lines={[
          'Sides are start and end, block and inline, never left and right: a test refuses the others.',
          'No card inside a card, and no shadow where a hairline does.',
          'What belongs together is closer than what does not; a rule between them is the second choice.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Space, radius and elevation',
  component: SpacePage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SpacePage>;
export default meta;

export const Space: StoryObj<typeof meta> = { name: 'Space, radius and elevation' };
