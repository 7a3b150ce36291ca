import type { Field } from '@diwan/api-contract/kinds/field';
import { Announcer, UiProvider } from '@diwan/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { blankRow } from '#crud/fields/blank.ts';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { RowsInput } from '#crud/fields/rows/rows.input.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import type { FieldInputProps } from '#crud/resource/field.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { exams } from '../features/exams/exams.resource.tsx';
import { loadCore } from '../messages/core.ts';
import { loadMessages } from '../messages/messages.ts';
import { uiTexts } from './Shell/ui-texts.ts';

const field = contractFields.exams.questions as Field & { kind: 'rows' };

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await loadCore('en');
  await loadMessages('exams', 'crud', 'crudLate', 'shell');
});
afterEach(cleanup);

let drawn: string[] = [];
/** The parts as they are, but for the editors: those are counted. */
function Part(props: FieldInputProps) {
  drawn.push(props.path);
  if (props.field.kind !== 'richText') return <FieldInput {...props} />;
  const value = props.value as { ar: string };
  return (
    <input
      aria-label="Words"
      value={value.ar}
      onChange={({ target }) => props.onChange({ ...value, ar: target.value })}
    />
  );
}
const questions = Array.from({ length: 20 }, (_, index) => ({
  ...blankRow(field.fields),
  id: `q${index}`,
  text: { ar: '', en: `Words ${index + 1}` },
}));

function Edited({ wrong }: { wrong?: string }) {
  const [value, setValue] = useState<Record<string, unknown>[]>(questions);
  const [errorAt] = useState(() => (path: string) => (path === wrong ? 'Wrong' : undefined));
  return (
    <>
      <RowsInput
        field={field}
        Part={Part}
        path="questions"
        label="Question"
        value={value}
        onChange={setValue}
        errorAt={errorAt}
        isRequired
        isDisabled={false}
      />
      <output aria-label="order">{value.map(({ id }) => id).join(' ')}</output>
    </>
  );
}

function edit(wrong?: string) {
  drawn = [];
  render(
    <UiProvider language="en" texts={uiTexts()} navigate={() => {}}>
      <Announcer />
      <ResourceProvider resource={exams}>
        <Edited wrong={wrong} />
      </ResourceProvider>
    </UiProvider>,
  );
}
const line = (number: number) => screen.getByRole('button', { name: `${number}. Words ${number}` });

test('of rows with editors none is drawn until somebody opens it, and a key draws the parts of that row alone', async () => {
  edit();
  expect(drawn).toEqual([]);
  expect(screen.getByText('7. Words 7')).toBeVisible();
  await userEvent.click(line(7));
  await userEvent.click(line(9));
  drawn = [];
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Words' })[0]!, 'abc');
  expect(drawn.filter((path) => path === 'questions.6.text')).toHaveLength(3);
  expect(drawn.filter((path) => !path.startsWith('questions.6.'))).toEqual([]);
});

test('a row with something wrong in it opens by itself', () => {
  edit('questions.3.negativeMarks');
  expect(line(4)).toHaveAttribute('aria-expanded', 'true');
  expect(line(5)).toHaveAttribute('aria-expanded', 'false');
});

test('a row is moved by keyboard: its place is said, and the focus goes with it, also at the edge', async () => {
  edit();
  screen.getByRole('button', { name: 'Move 3. Words 3 up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Question: moved from place 3 to place 2 of 20')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move 2. Words 3 up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status', { name: 'order' })).toHaveTextContent(/^q2 q0 q1 q3/);
  expect(screen.getByRole('button', { name: 'Move 1. Words 3 down' })).toHaveFocus();
});

test('whoever adds or removes a row stands in the one that is next', async () => {
  edit();
  await userEvent.click(screen.getByRole('button', { name: 'Add to Question' }));
  expect(within(screen.getByRole('group', { name: 'Question 21' })).getAllByRole('combobox')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Question 21' }));
  expect(screen.getByRole('button', { name: 'Remove 20. Words 20' })).toHaveFocus();
});
