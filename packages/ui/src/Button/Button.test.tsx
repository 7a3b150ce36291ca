import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a button is pressed by mouse, Enter and Space', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('a pending button keeps focus and name, says that it is busy and neither acts nor submits again', async () => {
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" onPress={onPress} isPending={isPending}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a disabled button does nothing', async () => {
  const onPress = vi.fn();
  render(
    <Button isDisabled onPress={onPress}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onPress).not.toHaveBeenCalled();
});
