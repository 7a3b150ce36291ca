import type { Meta, StoryObj } from '@storybook/react-vite';
import { formWords } from '../Form/story-words.ts';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormSection } from './FormSection.tsx';

interface StoryProps {
  hasDescription?: boolean;
  hasLongText?: boolean;
}

function StorySection({ hasDescription = true, hasLongText = false }: StoryProps) {
  const { basics, basicsNote, title, number, mail, owner, ownerName, about } = formWords[useStoryLanguage()];
  const fields = [
    { label: title, value: 'PRJ' },
    { label: number, value: 'PRJ-2026-000123' },
    { label: mail, value: 'sara@example.sa' },
    { label: owner, value: ownerName },
  ];
  return (
    <FormSection id="basics" title={basics} description={hasDescription ? basicsNote : undefined}>
      {fields.map(({ label, value }) => (
        <TextField key={label} label={label} value={value} onChange={() => {}} isRequired />
      ))}
      {hasLongText ? <TextArea label={about} value="" onChange={() => {}} /> : null}
    </FormSection>
  );
}

const meta = { title: 'FormSection', component: StorySection } satisfies Meta<typeof StorySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};
export const WithLongText: Story = { args: { hasLongText: true } };
export const WithoutDescription: Story = { args: { hasDescription: false } };
export const InANarrowPlace: Story = {
  decorators: (Story) => (
    <div style={{ inlineSize: 340 }}>
      <Story />
    </div>
  ),
};
