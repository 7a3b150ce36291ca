import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { type Project, projectsIn, useStoryLanguage } from '../private/stories/story-projects.tsx';
import { Board, type BoardColumnData, type BoardProps } from './Board.tsx';

type Task = Project & { column: string };

const columns = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const tones = { first: 'attention', second: 'info', third: 'positive', fourth: 'critical', fifth: 'positive' } as const;
const words = {
  ar: {
    titles: ['جديد', 'قيد العمل', 'مقبول', 'متوقف', 'منتهٍ'],
    empty: 'لا شيء هنا',
    why: 'لا توجد خطوة مباشرة من هنا.',
    move: 'نقل',
    moveTo: 'نقل إلى…',
    loading: 'جارٍ تحميل المزيد…',
    label: 'المشاريع',
  },
  en: {
    titles: ['New', 'In work', 'Approved', 'Stopped', 'Done'],
    empty: 'Nothing here',
    why: 'There is no direct step from here.',
    move: 'Move',
    moveTo: 'Move to…',
    loading: 'Loading more…',
    label: 'Projects',
  },
};
const nothing: ReadonlySet<string> = new Set();
const keyOf = ({ id }: Task) => id;
const nameOf = ({ name }: Task) => name;
const face = ({ name, city, members }: Task) => (
  <>
    <strong>{name}</strong>
    <br />
    {city} <Badge>{members}</Badge>
  </>
);

interface ExampleProps extends Partial<Pick<BoardProps<Task>, 'isLoading' | 'currentKey'>> {
  count: number;
}

function Example({ count, ...rest }: ExampleProps) {
  const language = useStoryLanguage();
  const text = words[language];
  const [tasks, setTasks] = useState(() =>
    projectsIn(language, count).map((project, index): Task => ({ ...project, column: columns[index % 3]! })),
  );
  const shown = columns.map((key, index): BoardColumnData<Task> => {
    const cards = tasks.filter(({ column }) => column === key);
    const figures = { count: String(cards.length), total: cards.length, hasMore: false, isLoadingMore: false };
    return { key, title: text.titles[index]!, tone: tones[key], cards, ...figures, hasFailed: key === 'fourth' };
  });
  const targetsOf = ({ column }: Task) =>
    columns
      .filter((key) => key !== column)
      .map((key) => ({ column: key, reason: key === 'fifth' && column !== 'third' ? text.why : undefined }));
  return (
    <Board
      {...rest}
      label={text.label}
      columns={shown}
      cardKey={keyOf}
      cardLabel={nameOf}
      renderCard={face}
      targetsOf={targetsOf}
      onMove={({ id }, column) => setTasks((all) => all.map((one) => (one.id === id ? { ...one, column } : one)))}
      onOpen={() => {}}
      onMore={() => {}}
      highlighted={nothing}
      moving={nothing}
      texts={{ ...text, move: (name) => `${text.move} ${name}` }}
    />
  );
}

const meta: Meta<typeof Example> = { component: Example, args: { count: 12 } };
export default meta;

type Story = StoryObj<typeof Example>;

export const AFewCards: Story = {};
export const TwoThousandCards: Story = { args: { count: 2_000 } };
export const Loading: Story = { args: { count: 0, isLoading: true } };
export const Empty: Story = { args: { count: 0 } };
export const MovedByItsMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await userEvent.keyboard('m');
    await within(document.body).findByRole('menu');
  },
};
