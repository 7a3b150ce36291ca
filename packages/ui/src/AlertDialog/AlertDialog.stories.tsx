import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
export default meta;

type Story = StoryObj<typeof AlertDialog>;

export const Statement: Story = {};
export const LongText: Story = {
  args: {
    title: 'لم يُقرأ الملف لأن صيغته غير معروفة في هذا النظام',
    acknowledgeLabel: 'المتابعة دون الملف',
    children: <Text>{'لم يضع شيء مما كتبته، ويمكنك إرفاق ملف آخر في أي وقت من صفحة السجل. '.repeat(6)}</Text>,
  },
};
