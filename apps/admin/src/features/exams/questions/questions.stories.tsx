import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { AskedQuestion } from '@diwan/api-contract/examining/sitting';
import type { ExamQuestionType } from '@diwan/api-contract/values/records/exam';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { currentLanguage } from '#messages/language.ts';
import { messages } from '#messages/messages.ts';
import { speak } from '#test/story-edge.ts';
import { QuestionCard } from './QuestionCard.tsx';

const options = [
  { id: 'a', text: { ar: 'أراجع الطلب', en: 'I check the order' } },
  { id: 'b', text: { ar: 'أسأل العميل عن رقمه', en: 'I ask the customer for its number' } },
  { id: 'c', text: { ar: 'أعتذر عن التأخير', en: 'I apologise for the delay' } },
];
const questionOf = (type: ExamQuestionType): AskedQuestion => ({
  id: 'q1',
  type,
  text: { ar: '<p>ماذا تفعل أولًا حين يتأخر طلب؟</p>', en: '<p>What do you do first when an order is late?</p>' },
  image: null,
  marks: 2,
  options: type === 'single' || type === 'multiple' || type === 'ordering' ? options : [],
});

function Answered({ type }: { type: ExamQuestionType }) {
  const [given, setGiven] = useState<ExamAnswer>();
  return (
    <QuestionCard
      question={questionOf(type)}
      place={0}
      of={8}
      given={given}
      language={currentLanguage()}
      attemptId={null}
      onAnswer={setGiven}
    />
  );
}

const meta: Meta<typeof Answered> = {
  title: 'Exam questions',
  component: Answered,
  beforeEach: ({ globals }) => speak(globals.language === 'en' ? 'en' : 'ar', ['examSitting', 'files']),
};
export default meta;

type Story = StoryObj<typeof meta>;
const text = messages.getFixedT(null, 'examSitting');

export const OneAnswer: Story = {
  args: { type: 'single' },
  play: async ({ canvas, userEvent }) => {
    const choices = canvas.getAllByRole('radio');
    choices[0]!.focus();
    await userEvent.keyboard('3');
    await expect(choices[2]).toBeChecked();
    await expect(choices[2]).toHaveFocus();
  },
};
export const SeveralAnswers: Story = {
  args: { type: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    const choices = canvas.getAllByRole('checkbox');
    choices[0]!.focus();
    await userEvent.keyboard('132');
    await userEvent.keyboard('1');
    await expect(choices.map((each) => (each as HTMLInputElement).checked)).toEqual([false, true, true]);
  },
};
export const TrueOrFalse: Story = { args: { type: 'true_false' } };
export const ShortText: Story = { args: { type: 'short_text' } };
export const AsNumber: Story = { args: { type: 'number' } };
export const Essay: Story = { args: { type: 'essay' } };
export const AsFile: Story = { args: { type: 'file' } };
export const PutInOrder: Story = {
  args: { type: 'ordering' },
  play: async ({ canvas, userEvent }) => {
    const placesOf = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    const before = placesOf();
    canvas.getAllByRole('button')[0]!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(placesOf().at(-1)).toContain(before[0]!.slice(1));
    await expect(canvas.queryByRole('button', { name: text('answer.isThisOrder') })).toBeNull();
  },
};
