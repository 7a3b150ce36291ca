import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const choices = [
  { value: 'sunday', label: 'Sunday' },
  { value: 'monday', label: 'Monday', description: 'Until noon' },
  { value: 'friday', label: 'Friday', isDisabled: true },
];

test('DEV-03 what is ticked is told in the order of the choices', async () => {
  const seen = vi.fn();
  render(
    <Held initial={[] as string[]} onChange={seen}>
      {(value, change) => <CheckboxGroup label="Days" choices={choices} value={value} onChange={change} />}
    </Held>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /Monday/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect(seen).toHaveBeenLastCalledWith(['sunday', 'monday']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  expect(seen).toHaveBeenLastCalledWith(['monday']);
});

test('T117 the error is read with the group, and each box is marked', () => {
  render(
    <Held initial={[] as string[]}>
      {(value, change) => (
        <CheckboxGroup
          label="Days"
          choices={choices}
          value={value}
          onChange={change}
          errorMessage="Choose a day"
          isRequired
        />
      )}
    </Held>,
  );
  expect(screen.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription('Choose a day');
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid();
});

test('a count describes a choice and is no part of its name', () => {
  const counted = choices.map((choice) => ({ ...choice, count: '12' }));
  render(
    <Held initial={[] as string[]}>
      {(value, change) => <CheckboxGroup label="Days" choices={counted} value={value} onChange={change} />}
    </Held>,
  );
  expect(screen.getByRole('checkbox', { name: 'Sunday' })).toHaveAccessibleDescription('12');
});
