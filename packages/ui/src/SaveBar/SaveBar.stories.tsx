import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { formWords } from '../Form/story-words.ts';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SaveBar } from './SaveBar.tsx';

const words = {
  ar: {
    nothing: 'لا تغييرات',
    reason: 'السبب',
    long: 'تغيّرت الحقول: العنوان والوصف والميزانية الشهرية وعدد المقاعد والمدينة',
  },
  en: { nothing: 'No changes', reason: 'Reason', long: 'Changed: title, description, monthly budget, seats and city' },
};

interface StoryProps {
  hasQuestion?: boolean;
  summary?: 'changed' | 'nothing' | 'long';
  isPending?: boolean;
}

function StoryBar({ summary = 'changed', isPending = false, hasQuestion = false }: StoryProps) {
  const language = useStoryLanguage();
  const { changed, cancel, save } = formWords[language];
  return (
    <SaveBar
      summary={{ changed, ...words[language] }[summary]}
      question={hasQuestion && <TextField label={words[language].reason} value="" onChange={() => {}} isRequired />}
    >
      <Button isDisabled={isPending}>{cancel}</Button>
      <Button variant="primary" isPending={isPending} isDisabled={summary === 'nothing'}>
        {save}
      </Button>
    </SaveBar>
  );
}

const meta = { title: 'SaveBar', component: StoryBar } satisfies Meta<typeof StoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
export const Unchanged: Story = { args: { summary: 'nothing' } };
export const Saving: Story = { args: { isPending: true } };
export const AskingFirst: Story = { args: { hasQuestion: true } };
export const LongText: Story = { args: { summary: 'long' } };
export const InANarrowPlace: Story = {
  args: { summary: 'long' },
  decorators: (Story) => (
    <div style={{ inlineSize: 340 }}>
      <Story />
    </div>
  ),
};
