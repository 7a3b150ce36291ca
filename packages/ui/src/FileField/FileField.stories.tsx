import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FileField } from './FileField.tsx';
import { FileProgress } from './FileProgress.tsx';

const words = {
  ar: {
    label: 'إضافة ملفات',
    description: 'ملفات PDF حتى 10 ميجابايت. اسحبها إلى هنا أو اخترها.',
    button: 'اختيار ملفات',
    cancel: 'إلغاء رفع خطة.pdf',
    retry: 'إعادة رفع خطة.pdf',
    name: 'خطة.pdf',
    error: 'انقطع الرفع.',
    longDescription:
      'ملفات PDF حتى 10 ميجابايت و200 صفحة، وصور حتى 5 ميجابايت، ووثائق Word من دون وحدات ماكرو. اسحبها إلى هنا أو اخترها.',
    longName: 'خطة نقل الموظفين والأجهزة والوثائق إلى الفرع الشمالي، النسخة الثالثة بعد المراجعة.pdf',
  },
  en: {
    label: 'Add files',
    description: 'PDF up to 10 MB. Drop them here, or choose them.',
    button: 'Choose files',
    cancel: 'Cancel plan.pdf',
    retry: 'Send plan.pdf again',
    name: 'plan.pdf',
    error: 'It broke off.',
    longDescription:
      'PDF up to 10 MB and 200 pages, pictures up to 5 MB, Word documents without macros. Drop them here, or choose them.',
    longName: 'plan_for_moving_staff_machines_and_documents_to_the_northern_branch_third_version.pdf',
  },
};

interface StoryProps {
  isDisabled?: boolean;
  value?: number;
  hasFailed?: boolean;
  isLong?: boolean;
  errorMessage?: string;
}
const nothing = () => {};

function StoryField({ isDisabled = false, value, hasFailed = false, isLong = false, errorMessage }: StoryProps) {
  const { label, button, cancel, retry, error, ...text } = words[useStoryLanguage()];
  const { longDescription, longName } = text;
  const { description, name } = isLong ? { description: longDescription, name: longName } : text;
  return (
    <Stack gap="sm">
      <FileField
        label={label}
        description={description}
        buttonLabel={button}
        isMultiple
        isDisabled={isDisabled}
        errorMessage={errorMessage}
        onChoose={nothing}
      />
      {value === undefined ? null : (
        <FileProgress
          name={name}
          value={value}
          errorMessage={hasFailed ? error : undefined}
          cancelLabel={cancel}
          onCancel={nothing}
          retryLabel={retry}
          onRetry={hasFailed ? nothing : undefined}
        />
      )}
    </Stack>
  );
}

const meta = { title: 'FileField', component: StoryField, parameters: { width: 'field' } } satisfies Meta<
  typeof StoryField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const WithError: Story = { args: { errorMessage: 'PDF' } };
export const Sending: Story = { args: { value: 0.4 } };
export const Failed: Story = { args: { value: 0.4, hasFailed: true } };
export const LongText: Story = { args: { value: 0.4, isLong: true } };
