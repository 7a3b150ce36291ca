import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryFigures } from '../private/stories/story-figures.ts';
import { LineChart, type LinePoint } from './LineChart.tsx';

interface ExampleProps {
  count: number;
  isTable?: boolean;
  change?: (point: LinePoint, at: number) => LinePoint;
}

const asItIs = (point: LinePoint) => point;

function Example({ count, isTable = false, change = asItIs }: ExampleProps) {
  const { words, format, series, points } = useStoryFigures();
  return (
    <LineChart
      label={words.label}
      isTable={isTable}
      series={series.slice(0, count)}
      points={points.map((point, at) => change({ ...point, values: point.values.slice(0, count) }, at))}
      pointHead={words.pointHead}
      formatNumber={format.formatNumber}
    />
  );
}

const meta: Meta<typeof LineChart> = { component: LineChart };
export default meta;

export const One: StoryObj = { render: () => <Example count={1} /> };
export const Two: StoryObj = { render: () => <Example count={2} /> };
export const Six: StoryObj = { render: () => <Example count={6} /> };
export const WithGaps: StoryObj = {
  render: () => (
    <Example
      count={2}
      change={(point, at) => ({ ...point, values: [at > 4 && at < 8 ? null : 40, point.values[1]!] })}
    />
  ),
};
export const Nothing: StoryObj = {
  render: () => <Example count={2} change={(point) => ({ ...point, values: [0, 0] })} />,
};
export const AsTable: StoryObj = { render: () => <Example count={2} isTable /> };
export const OnAPhone: StoryObj = {
  render: () => <Example count={3} />,
  decorators: (Story) => (
    <div style={{ inlineSize: 326 }}>
      <Story />
    </div>
  ),
};
