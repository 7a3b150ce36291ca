import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const choices = [
  { value: 'fixed', label: 'Fixed term' },
  { value: 'open', label: 'Open-ended', description: 'Needs approval' },
];
const seen = vi.fn();
function show(props: Partial<RadioGroupProps<string>> = {}) {
  render(
    <Held initial={null as string | null} onChange={seen}>
      {(value, change) => (
        <RadioGroup label="Contract" choices={choices} isRequired {...props} value={value} onChange={change} />
      )}
    </Held>,
  );
}
const radio = (name: RegExp) => screen.getByRole('radio', { name });

test('T110 one is chosen by Space and another by arrow key', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(radio(/Fixed/)).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(radio(/Open/)).toBeChecked();
  expect(radio(/Fixed/)).not.toBeChecked();
  expect(seen.mock.calls).toEqual([['fixed'], ['open']]);
});

test('T117 the group is named, required, and read with its error', () => {
  show({ errorMessage: 'Choose one' });
  const group = screen.getByRole('radiogroup', { name: 'Contract' });
  expect(group).toBeRequired();
  expect(group).toHaveAccessibleDescription('Choose one');
});

test('DEV-03 two groups without a name don’t take each other’s choice', async () => {
  show();
  show();
  const [first, , third] = screen.getAllByRole('radio');
  await userEvent.click(first as Element);
  await userEvent.click(third as Element);
  expect(first).toBeChecked();
  expect(third).toBeChecked();
});
