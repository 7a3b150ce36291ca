import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formWords } from '../Form/story-words.ts';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const wholeForm = {
  ar: 'غيّر شخص آخر هذا السجل منذ فتحته.',
  en: 'Somebody else has changed this record since you opened it.',
};

function StorySummary({ isOfWholeForm = false }: { isOfWholeForm?: boolean }) {
  const language = useStoryLanguage();
  const { summary, title, titleError, phone, phoneError } = formWords[language];
  const errors = isOfWholeForm
    ? [{ message: wholeForm[language] }]
    : [
        { name: 'title', message: titleError },
        { name: 'phone', message: phoneError },
      ];
  return (
    <Stack>
      <ErrorSummary title={summary} errors={errors} attempt={1} />
      <TextField label={title} name="title" value="" onChange={() => {}} errorMessage={titleError} isRequired />
      <TextField label={phone} name="phone" value="0551" onChange={() => {}} errorMessage={phoneError} isRequired />
    </Stack>
  );
}

const meta = { title: 'ErrorSummary', component: StorySummary, parameters: { width: 'form' } } satisfies Meta<
  typeof StorySummary
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfFields: Story = {};
export const OfTheWholeForm: Story = { args: { isOfWholeForm: true } };
export const LeadsToAField: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('textbox')[1]).toHaveFocus();
  },
};
