import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryFigures } from '../private/stories/story-figures.ts';
import { DonutChart } from './DonutChart.tsx';

function Example({ values, isTable = false }: { values: readonly number[]; isTable?: boolean }) {
  const { words, format, series } = useStoryFigures();
  return (
    <DonutChart
      label={words.label}
      isTable={isTable}
      parts={values.map((value, at) => ({ ...series[at]!, value }))}
      totalLabel={words.whole}
      heads={[words.part, words.amount, words.share]}
      {...format}
    />
  );
}

const meta: Meta<typeof DonutChart> = { component: DonutChart };
export default meta;

export const Three: StoryObj = { render: () => <Example values={[480, 210, 60]} /> };
export const Six: StoryObj = { render: () => <Example values={[480, 210, 160, 120, 80, 40]} /> };
export const ManySmall: StoryObj = { render: () => <Example values={[900, 20, 15, 12, 8, 4]} /> };
export const One: StoryObj = { render: () => <Example values={[12]} /> };
export const Nothing: StoryObj = { render: () => <Example values={[0, 0, 0]} /> };
export const AsTable: StoryObj = { render: () => <Example values={[480, 210, 60]} isTable /> };
export const OnAPhone: StoryObj = {
  render: () => <Example values={[480, 210, 160, 120]} />,
  decorators: (Story) => (
    <div style={{ inlineSize: 326 }}>
      <Story />
    </div>
  ),
};
