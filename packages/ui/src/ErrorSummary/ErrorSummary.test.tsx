import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary, focusFirstInvalid, type NamedError } from './ErrorSummary.tsx';

const errors: NamedError[] = [
  { name: 'title', message: 'Write a title' },
  { name: 'days', message: 'Choose a day' },
];

function Example({ attempt }: { attempt: number }) {
  return (
    <InEnglish>
      <ErrorSummary title="Not saved" errors={errors} attempt={attempt} />
      <TextField label="Title" name="title" value="" onChange={() => {}} isRequired errorMessage="Write a title" />
      <CheckboxGroup
        label="Days"
        name="days"
        choices={[{ value: 'sunday', label: 'Sunday' }]}
        value={[]}
        onChange={() => {}}
        errorMessage="Choose a day"
      />
    </InEnglish>
  );
}

test('T117 the summary takes the focus with each attempt and leads to the field it speaks of', async () => {
  const { rerender } = render(<Example attempt={1} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Write a title' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveFocus();
  expect(title).toBeInvalid();
  expect(title).toHaveAccessibleDescription('Write a title');
  await userEvent.click(screen.getByRole('link', { name: 'Choose a day' }));
  expect(screen.getByRole('checkbox', { name: 'Sunday' })).toHaveFocus();
  rerender(<Example attempt={2} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('T117 without a summary the first field that is wrong takes the focus: that of the dialog on top', () => {
  const field = (label: string, isWrong: boolean) => (
    <TextField label={label} value="" onChange={() => {}} errorMessage={isWrong ? 'Write it' : undefined} />
  );
  const { rerender } = render(
    <InEnglish>
      {field('Below', true)}
      <div role="dialog" aria-label="Above">
        {field('Right', false)}
        {field('Wrong', true)}
      </div>
    </InEnglish>,
  );
  focusFirstInvalid();
  expect(screen.getByRole('textbox', { name: /^Wrong/ })).toHaveFocus();
  rerender(<InEnglish>{field('Below', true)}</InEnglish>);
  focusFirstInvalid();
  expect(screen.getByRole('textbox', { name: /^Below/ })).toHaveFocus();
});

test('T117 an error of the whole form is said without a link, and without errors there is no summary', () => {
  const { rerender } = render(<ErrorSummary title="Not saved" errors={[{ message: 'It has changed' }]} attempt={1} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It has changed');
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<ErrorSummary title="Not saved" errors={[]} attempt={2} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
