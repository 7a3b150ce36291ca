import { Button } from '@diwan/ui/Button/Button';
import { Inline } from '@diwan/ui/Inline/Inline';
import { Text } from '@diwan/ui/Text/Text';
import { tokenSets, tokensAsJson, tokensOf } from '@diwan/ui/theme/design-tokens';
import { hexOf } from '@diwan/ui/theme/palette/contrast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sheet } from '../parts/Sheet.tsx';
import * as styles from './foundations.css.ts';

const file = `data:application/json;charset=utf-8,${encodeURIComponent(tokensAsJson())}`;

function TokensPage() {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(tokensAsJson());
    setCopied(true);
  };
  return (
    <Sheet
      title="Tokens"
      lead="Every value that a style may use, with its CSS variable; colours also as hex, for tools that know no OKLCH. What each is for stands on the pages beside this one."
    >
      <Inline>
        <Button size="small" onPress={copy}>
          Copy as JSON
        </Button>
        <a href={file} download="diwan-tokens.json">
          Save as JSON
        </a>
        <Text as="span" size="small" tone="muted">
          <span role="status">{isCopied ? 'The tokens are in the clipboard.' : ''}</span>
        </Text>
      </Inline>
      {Object.entries(tokenSets).map(([name, set]) => (
        <Section key={name} title={name[0]!.toUpperCase() + name.slice(1)}>
          <DescriptionTable
            label={`Tokens: ${name}`}
            columns={['Token', 'CSS variable', 'Value', 'Hex']}
            rows={tokensOf(set).map(({ path, variable, value }) => ({
              name: path,
              cells: [
                <Code key="css">{variable}</Code>,
                <Code key="value">{value}</Code>,
                <Hex key="hex" value={value} />,
              ],
            }))}
          />
        </Section>
      ))}
    </Sheet>
  );
}

function Hex({ value }: { value: string }) {
  if (!value.startsWith('oklch')) return null;
  return (
    <Inline gap="xs" canWrap={false}>
      <span className={styles.swatch} style={{ background: value }} />
      <Code>{hexOf(value)}</Code>
    </Inline>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  component: TokensPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TokensPage>;
export default meta;

export const Tokens: StoryObj<typeof meta> = {};
