import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFormat } from '../format/format.ts';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Money } from './Money.tsx';

function StoryMoney({ halalas, from }: { halalas: number; from?: number }) {
  const { moneyParts } = createFormat(useStoryLanguage());
  return <Money parts={moneyParts(halalas)} from={from === undefined ? undefined : moneyParts(from).amount} />;
}

function StoryColumn() {
  const isArabic = useStoryLanguage() === 'ar';
  const textAlign = isArabic ? 'start' : 'end';
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" style={{ textAlign }}>
            {isArabic ? 'الميزانية' : 'Budget'}
          </th>
        </tr>
      </thead>
      <tbody>
        {[1_200_000, 99_950, 7_500, 125_050_075].map((halalas) => (
          <tr key={halalas}>
            <td style={{ textAlign }}>
              <StoryMoney halalas={halalas} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = { title: 'Money', component: StoryMoney } satisfies Meta<typeof StoryMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeRiyals: Story = { args: { halalas: 1_200_000 } };
export const WithHalalas: Story = { args: { halalas: 125_050 } };
export const Nothing: Story = { args: { halalas: 0 } };
export const Range: Story = { args: { from: 450_000, halalas: 750_000 } };
export const Owed: Story = { args: { halalas: -45_000 } };
export const InAColumn: Story = { args: { halalas: 0 }, render: () => <StoryColumn /> };
