import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryFigures } from '../private/stories/story-figures.ts';
import { FunnelChart } from './FunnelChart.tsx';

function Example({ values, isTable = false }: { values: readonly number[]; isTable?: boolean }) {
  const { words, format } = useStoryFigures();
  return (
    <FunnelChart
      label={words.label}
      isTable={isTable}
      steps={values.map((value, at) => ({ id: `${at}`, name: words.steps[at]!, value }))}
      heads={[words.step, words.amount, words.ofFirst, words.ofPrevious]}
      {...format}
    />
  );
}

const meta: Meta<typeof FunnelChart> = { component: FunnelChart };
export default meta;

export const Four: StoryObj = { render: () => <Example values={[1204, 731, 212, 40]} /> };
export const NobodyLeft: StoryObj = { render: () => <Example values={[300, 120, 0, 0]} /> };
export const Nothing: StoryObj = { render: () => <Example values={[0, 0, 0, 0]} /> };
export const AsTable: StoryObj = { render: () => <Example values={[1204, 731, 212, 40]} isTable /> };
export const OnAPhone: StoryObj = {
  render: () => <Example values={[1204, 731, 212, 40]} />,
  decorators: (Story) => (
    <div style={{ inlineSize: 280 }}>
      <Story />
    </div>
  ),
};
