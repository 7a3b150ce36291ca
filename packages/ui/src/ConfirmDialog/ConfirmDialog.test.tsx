import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Drawer } from '../Drawer/Drawer.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function setUp(isPending = false) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <InEnglish>
      <ConfirmDialog
        isOpen
        isPending={isPending}
        title="Delete the skill Welding?"
        consequence="This can't be undone."
        confirmLabel="Delete the skill"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </InEnglish>,
  );
  return { onConfirm, onCancel };
}

test('DOM-06 the prompt names the thing, says that it is final, and its button is the verb', async () => {
  const { onConfirm } = setUp();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete the skill Welding?' });
  expect(dialog).toHaveTextContent("This can't be undone.");
  await userEvent.click(screen.getByRole('button', { name: 'Delete the skill' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('DOM-06 Enter right after opening deletes nothing: the focus is on the safe answer', async () => {
  const { onConfirm, onCancel } = setUp();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledOnce();
});

function AskingDrawer() {
  const [isAsking, setAsking] = useState(false);
  return (
    <InEnglish>
      <Drawer title="Task" isOpen onClose={() => setAsking(true)}>
        <input aria-label="Title" />
      </Drawer>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        consequence="They are not kept."
        confirmLabel="Discard"
        onConfirm={() => {}}
        onCancel={() => setAsking(false)}
      />
    </InEnglish>
  );
}

test('DOM-06 asked above a drawer too, the focus is on the safe answer, and goes back to where it was', async () => {
  render(<AskingDrawer />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
});

test('while the deed is under way it can be neither repeated nor left by Escape', async () => {
  const { onConfirm, onCancel } = setUp(true);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the skill' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
