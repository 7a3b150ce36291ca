import { mermaidOf } from '@diwan/diagrams/drawing/mermaid';
import { Button } from '@diwan/ui/Button/Button';
import { Inline } from '@diwan/ui/Inline/Inline';
import { Text } from '@diwan/ui/Text/Text';
import { type RefObject, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { svgText } from './svg-text.ts';

const sources = import.meta.glob<string>('../../packages/machines/src/**/*.machine.ts', {
  query: '?raw',
  import: 'default',
});

interface CopyMachineProps {
  machine: AnyStateMachine;
  /** Where its source stands in `packages/machines/src`. */
  path: string;
  /** What its diagram is drawn in. */
  drawn: RefObject<HTMLElement | null>;
}

/** Takes a machine along: as its source, which opens in every tool for XState, as a picture, as text that documents draw. */
export function CopyMachine({ machine, path, drawn }: CopyMachineProps) {
  const [copied, setCopied] = useState('');
  const copy = async (what: string, text: string | undefined) => {
    if (text === undefined) return;
    await navigator.clipboard.writeText(text);
    setCopied(`${what} is in the clipboard.`);
  };
  const source = sources[`../../packages/machines/src/${path}.machine.ts`];
  const svg = () => drawn.current?.querySelector<SVGSVGElement>('svg[role="img"]');
  return (
    <Inline>
      <Button size="small" onPress={async () => copy('The source', await source?.())}>
        Copy source
      </Button>
      <Button size="small" onPress={() => copy('The SVG', svgText(svg()))}>
        Copy SVG
      </Button>
      <Button size="small" onPress={() => copy('The Mermaid diagram', mermaidOf(machine.config))}>
        Copy Mermaid
      </Button>
      <Text as="span" size="small" tone="muted">
        <span role="status">{copied}</span>
      </Text>
    </Inline>
  );
}
