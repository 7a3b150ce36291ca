import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import type { UiProviderProps } from '../UiProvider/UiProvider.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type ExampleProps = Pick<DialogProps, 'isDismissable' | 'holdsEntries'> & Pick<UiProviderProps, 'onEntered'>;

function Example({ onEntered, ...props }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <InEnglish onEntered={onEntered}>
      <Button onPress={() => setIsOpen(true)}>Move…</Button>
      <Dialog
        title="Move the meeting"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        {...props}
        footer={<Button>Move the meeting</Button>}
      >
        Everybody is told.
        <input aria-label="Note" />
      </Dialog>
    </InEnglish>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Move the meeting' });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Move…' }));

test('T110 a dialog takes the focus, keeps it inside, and gives it back on Escape', async () => {
  render(<Example />);
  await open();
  expect(dialog()).toHaveTextContent('Everybody is told.');
  for (let press = 0; press < 4; press++) {
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
  }
  expect(screen.queryByRole('button', { name: 'Move…' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move…' })).toHaveFocus());
});

test('T117 what was typed is not lost by Escape or a press outside: they lead to the cross', async () => {
  render(<Example />);
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Bring the plan');
  for (const act of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(document.body)]) {
    await act();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Bring the plan');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(dialog()).toBeNull();
  await open();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('T117 the product is told once that something was entered, and that the dialog has closed, however it does', async () => {
  const settle = vi.fn();
  const onEntered = vi.fn(() => settle);
  const { unmount } = render(<Example onEntered={onEntered} />);
  const note = async () => userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Two');
  await open();
  expect(onEntered).not.toHaveBeenCalled();
  await note();
  expect([onEntered.mock.calls.length, settle.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([onEntered.mock.calls.length, settle.mock.calls.length]).toEqual([1, 1]);
  await open();
  await note();
  unmount();
  expect([onEntered.mock.calls.length, settle.mock.calls.length]).toEqual([2, 2]);
});

test('T117 a dialog that only shows closes at once, whatever was chosen in it', async () => {
  render(<Example holdsEntries={false} />);
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Only a look');
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('DEV-03 the cross closes, and so does a press outside unless something would be lost', async () => {
  const { rerender } = render(<Example />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  await open();
  await userEvent.click(document.body);
  expect(dialog()).toBeNull();
  rerender(<Example isDismissable={false} />);
  await open();
  await userEvent.click(document.body);
  expect(dialog()).toBeInTheDocument();
});
