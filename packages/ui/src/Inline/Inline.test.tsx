import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

test('DEV-03 things beside each other are read and reached in the order in which they were given', async () => {
  const { container } = render(
    <Inline>
      <Button>First</Button>
      <Button>Second</Button>
    </Inline>,
  );
  expect(container.textContent).toBe('FirstSecond');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
});
