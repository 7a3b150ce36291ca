import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { arabic } from '../private/story-arabic.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: {
    title: "The list couldn't be loaded",
    description: 'The server is out of reach. Nothing is lost; try again in a moment.',
    action: <Button>Try again</Button>,
  },
  render: arabic(ErrorState, {
    title: 'تعذر تحميل القائمة',
    description: 'تعذر الوصول إلى الخادم. لم يضع شيء؛ حاول مرة أخرى بعد قليل.',
    action: <Button>إعادة المحاولة</Button>,
  }),
};
export default meta;

type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = {};
export const WithDetails: Story = { args: { details: '503 Service Unavailable · 01JD9Z6Y' } };
