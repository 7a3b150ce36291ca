import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { AlertDialog } from './AlertDialog.tsx';

test('DEV-03 what must be read is an alert that neither Escape nor a press outside takes away', async () => {
  const onAcknowledge = vi.fn();
  render(
    <InEnglish>
      <AlertDialog
        isOpen
        title="The file was not read"
        acknowledgeLabel="Go on without it"
        onAcknowledge={onAcknowledge}
      >
        <p>Nothing was lost.</p>
      </AlertDialog>
    </InEnglish>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'The file was not read' });
  const button = screen.getByRole('button', { name: 'Go on without it' });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body);
  expect(dialog).toBeVisible();
  expect(onAcknowledge).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(onAcknowledge).toHaveBeenCalledOnce();
});
