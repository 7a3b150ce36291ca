import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

test('DEV-03 things below each other are read and reached in the order in which they were given', async () => {
  const { container } = render(
    <Stack>
      <Button>First</Button>
      <Button>Second</Button>
    </Stack>,
  );
  expect(container.textContent).toBe('FirstSecond');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
});
