import { Inline } from '@diwan/ui/Inline/Inline';
import {
  type ColorPair,
  colorPairs,
  colorRoles,
  freeRoles,
  type ThemePlace,
  themePlaces,
} from '@diwan/ui/theme/palette/color-pairs';
import { contrast } from '@diwan/ui/theme/palette/contrast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sheet } from '../parts/Sheet.tsx';
import { colorUses } from './color-uses.ts';
import * as styles from './foundations.css.ts';

function Swatch({ value }: { value: string }) {
  return (
    <Inline gap="xs" canWrap={false}>
      <span className={styles.swatch} style={{ background: value }} />
      <Code>{value.replace(/^oklch\((.*)\)$/, '$1')}</Code>
    </Inline>
  );
}

function Measured({ pair: { front, back, least }, place }: { pair: ColorPair; place: ThemePlace }) {
  const [color, ground] = [place.colors[front], place.colors[back]];
  const ratio = contrast(color, ground, place.behind).toFixed(1);
  return (
    <Inline gap="xs" canWrap={false}>
      <span
        className={styles.sample}
        style={{ color, background: `linear-gradient(${ground}, ${ground}), ${place.behind}` }}
      >
        {least === 3 ? <span className={styles.part} style={{ background: color }} /> : 'Aa أب'}
      </span>
      <Code>{ratio}</Code>
    </Inline>
  );
}

function ColourPage() {
  const places = themePlaces.map(({ name }) => name);
  return (
    <Sheet
      title="Colour"
      lead="Named by what it is for, never by hue. Accent means action, place, selection or focus; status hues mean a status; all else is neutral."
    >
      <Section
        title="Roles"
        note="Lightness, chroma and hue in OKLCH, read from the theme’s files. Semi-dark has no colours of its own: its navigation is dark as a whole, its content light."
      >
        <DescriptionTable
          label="Roles of colour"
          columns={['Role', 'For', ...places]}
          rows={colorRoles.map((role) => ({
            name: role,
            cells: [
              colorUses[role],
              ...themePlaces.map(({ name, colors }) => <Swatch key={name} value={colors[role]} />),
            ],
          }))}
        />
      </Section>
      <Section
        title="Contrast"
        note="Every front on every ground where it may stand, measured by WCAG’s formula; a test fails below the number asked for."
      >
        <DescriptionTable
          label="Measured contrast"
          columns={['Front on ground', 'Asked for', ...places]}
          rows={colorPairs.map((pair) => ({
            name: `${pair.front} on ${pair.back}`,
            cells: [
              `${pair.least} : 1`,
              ...themePlaces.map((place) => <Measured key={place.name} pair={pair} place={place} />),
            ],
          }))}
        />
      </Section>
      <Section title="Not measured">
        <DescriptionTable
          label="Colours that are not measured"
          columns={['Role', 'Why not']}
          rows={Object.entries(freeRoles).map(([name, reason]) => ({ name, cells: [reason] }))}
        />
      </Section>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ColourPage>;
export default meta;

export const Colour: StoryObj<typeof meta> = {};
