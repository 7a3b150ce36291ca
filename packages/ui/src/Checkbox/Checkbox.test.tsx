import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const seen = vi.fn();
function show(props: Partial<CheckboxProps> = {}) {
  seen.mockClear();
  render(
    <Held initial={false} onChange={seen}>
      {(isSelected, change) => <Checkbox label="Notify members" {...props} isSelected={isSelected} onChange={change} />}
    </Held>,
  );
  return screen.getByRole('checkbox', { name: 'Notify members' });
}

test('T110 the box is ticked by Space and by a press on its words', async () => {
  const box = show();
  await userEvent.tab();
  expect(box).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
  await userEvent.click(screen.getByText('Notify members'));
  expect(box).not.toBeChecked();
  expect(seen.mock.calls).toEqual([[true], [false]]);
});

test('T117 help and error are read with the box', () => {
  const box = show({ description: 'Once a day', errorMessage: 'This is needed' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('This is needed Once a day');
});

test('DEV-03 a box that stands for some is neither on nor off, and a disabled one stays', async () => {
  const box = show({ isIndeterminate: true, isDisabled: true });
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(seen).not.toHaveBeenCalled();
});
