import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Columns } from './Columns.tsx';

test('DEV-03 columns are read and reached in the order in which they were given', async () => {
  const { container } = render(
    <Columns>
      <Button>First</Button>
      <Button>Second</Button>
    </Columns>,
  );
  expect(container.textContent).toBe('FirstSecond');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
});
