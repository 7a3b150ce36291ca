import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { KeysetPagination } from './KeysetPagination.tsx';

function StoryPages({ hasPrevious = true, hasNext = true }: { hasPrevious?: boolean; hasNext?: boolean }) {
  const isArabic = useStoryLanguage() === 'ar';
  const [pageSize, setPageSize] = useState(25);
  return (
    <KeysetPagination
      countText={isArabic ? 'أكثر من 10,000 نتيجة' : '10,000+ results'}
      hasPrevious={hasPrevious}
      hasNext={hasNext}
      onPrevious={() => {}}
      onNext={() => {}}
      pageSize={pageSize}
      onPageSize={setPageSize}
    />
  );
}

const meta = { title: 'KeysetPagination', component: StoryPages } satisfies Meta<typeof StoryPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const FirstPage: Story = { args: { hasPrevious: false } };
export const OnlyPage: Story = { args: { hasPrevious: false, hasNext: false } };
