import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';

test('T110 a button that can’t be used now is reached by keyboard, says why, and does nothing', async () => {
  const onPress = vi.fn();
  render(<IconButton label="Next" disabledReason="This is the last one." icon={null} onPress={onPress} />);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Next. This is the last one.' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
});

test('T110 without a reason it acts, by mouse and by keyboard', async () => {
  const onPress = vi.fn();
  render(<IconButton label="Next" icon={null} onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});
