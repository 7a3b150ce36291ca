import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

test('T110 the tooltip shows on focus, is read with its control, and Escape hides it', async () => {
  render(
    <Tooltip text="Saves what has changed">
      <Button>Save</Button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Saves what has changed');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Saves what has changed');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
