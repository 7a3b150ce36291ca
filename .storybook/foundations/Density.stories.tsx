import { Button } from '@diwan/ui/Button/Button';
import { Columns } from '@diwan/ui/Columns/Columns';
import { Inline } from '@diwan/ui/Inline/Inline';
import { Stack } from '@diwan/ui/Stack/Stack';
import { StatusChip } from '@diwan/ui/StatusChip/StatusChip';
import { Text } from '@diwan/ui/Text/Text';
import { breakpoints } from '@diwan/ui/theme/breakpoints';
import { densities, type Heights, touch } from '@diwan/ui/theme/measures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import * as styles from './foundations.css.ts';

const widths: Record<'xs' | keyof typeof breakpoints, string> = {
  xs: 'Phones: one column, rows become cards, the menu is behind a button',
  sm: 'Large phones: short fields stand beside each other',
  md: 'Tablets: tables, the side panel covers the list',
  lg: 'Small laptops: two columns of fields, the list beside its panel',
  xl: 'Desks: the vertical menu, panels beside each other',
};
const names = ['Sara Al-Qahtani', 'Omar Haddad', 'Hind Faris'];

function heightRow(name: string, heights: Heights) {
  return { name, cells: Object.entries(heights).map(([part, value]) => <Code key={part}>{value}</Code>) };
}

function Example({ density }: { density: string }) {
  return (
    <div data-density={density}>
      <Stack gap="sm">
        <Text weight="strong">{density}</Text>
        <Inline>
          <Button variant="primary">Approve</Button>
          <Button size="small">More</Button>
        </Inline>
        <div>
          {names.map((name) => (
            <div key={name} className={styles.row}>
              {name}
              <StatusChip tone="attention">Waiting</StatusChip>
            </div>
          ))}
        </div>
      </Stack>
    </div>
  );
}

function DensityPage() {
  return (
    <Sheet
      title="Breakpoints and density"
      lead="The window decides how much stands beside each other, the person how high a row is."
    >
      <Section
        title="Breakpoints"
        note="Each holds from its width on. Components that may stand in a narrow place ask their container, not the window."
      >
        <DescriptionTable
          label="Breakpoints"
          columns={['Name', 'From', 'What changes']}
          rows={Object.entries(widths).map(([name, what]) => ({
            name,
            cells: [
              <Code key="from">
                {name in breakpoints ? `${breakpoints[name as keyof typeof breakpoints]} px` : '0'}
              </Code>,
              what,
            ],
          }))}
        />
      </Section>
      <Section title="Density">
        <DescriptionTable
          label="Heights by density"
          columns={['Density', 'Control', 'Small control', 'Row']}
          rows={[
            ...Object.entries(densities).map(([name, heights]) => heightRow(name, heights)),
            heightRow('on a phone, whatever the density', touch),
          ]}
        />
        <Columns count={3} gap="xl">
          {Object.keys(densities).map((density) => (
            <Example key={density} density={density} />
          ))}
        </Columns>
      </Section>
      <Sentences
        title="Rules"
        lines={[
          'Density changes heights, never the size of text.',
          'Nothing is reachable at one width only: what does not fit moves into a menu.',
          'At 400 % zoom a 1280 px window is 320 px wide: every screen works there.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Breakpoints and density',
  component: DensityPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof DensityPage>;
export default meta;

export const Density: StoryObj<typeof meta> = { name: 'Breakpoints and density' };
