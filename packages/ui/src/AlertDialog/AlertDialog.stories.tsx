import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabic } from '../private/stories/story-arabic.tsx';
import { Text } from '../Text/Text.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta: Meta<typeof AlertDialog> = {
  component: AlertDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    title: 'The file was not read',
    acknowledgeLabel: 'Go on without the file',
    onAcknowledge: () => {},
    children: <Text>Its format is unknown. Nothing that you typed was lost.</Text>,
  },
  render: arabic(AlertDialog, {
    title: 'لم يُقرأ الملف',
    acknowledgeLabel: 'المتابعة دون الملف',
    children: <Text>صيغته غير معروفة. لم يضع شيء مما كتبته.</Text>,
  }),
};
export default meta;

type Story = StoryObj<typeof AlertDialog>;

export const Statement: Story = {};
export const LongText: Story = {
  args: {
    title: 'The file was not read, because its format is not known in this system',
    children: (
      <Text>
        {'Nothing that you typed was lost, and another file can be added at any time on the record’s page. '.repeat(6)}
      </Text>
    ),
  },
  render: arabic(AlertDialog, {
    title: 'لم يُقرأ الملف لأن صيغته غير معروفة في هذا النظام',
    acknowledgeLabel: 'المتابعة دون الملف',
    children: <Text>{'لم يضع شيء مما كتبته، ويمكنك إرفاق ملف آخر في أي وقت من صفحة السجل. '.repeat(6)}</Text>,
  }),
};
