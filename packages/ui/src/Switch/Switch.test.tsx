import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

const seen = vi.fn();
function show(props: Partial<SwitchProps> = {}) {
  seen.mockClear();
  render(
    <Held initial={false} onChange={seen}>
      {(isSelected, change) => <Switch label="Notify members" {...props} isSelected={isSelected} onChange={change} />}
    </Held>,
  );
  return screen.getByRole('switch', { name: 'Notify members' });
}

test('T110 it is turned on by Space and off by a press on its words', async () => {
  const control = show();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
  await userEvent.click(screen.getByText('Notify members'));
  expect(control).not.toBeChecked();
  expect(seen.mock.calls).toEqual([[true], [false]]);
});

test('T117 why it couldn’t be changed is read with it; disabled it stays', async () => {
  const control = show({ isDisabled: true, errorMessage: 'Not saved', description: 'Once a day' });
  expect(control).toHaveAccessibleDescription('Not saved Once a day');
  expect(control).toBeInvalid();
  await userEvent.click(control);
  expect(seen).not.toHaveBeenCalled();
});
