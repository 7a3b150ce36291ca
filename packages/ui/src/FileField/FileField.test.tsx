import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileField } from './FileField.tsx';
import { FileProgress } from './FileProgress.tsx';

const pdf = new File(['a'], 'a.pdf', { type: 'application/pdf' });
const png = new File(['b'], 'b.png', { type: 'image/png' });

function renderField(isMultiple: boolean) {
  const onChoose = vi.fn<(files: File[]) => void>();
  render(
    <FileField
      label="Add files"
      description="PDF up to 10 MB."
      buttonLabel="Choose files"
      isMultiple={isMultiple}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

test('DOM-07 the limit is said beforehand, and files come from the button and by dropping', async () => {
  const onChoose = renderField(true);
  const button = screen.getByRole('button', { name: 'Choose files' });
  expect(button).toHaveAccessibleDescription('PDF up to 10 MB.');
  const input = document.querySelector('input')!;
  const opened = vi.spyOn(input, 'click');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  await userEvent.upload(input, [pdf, png]);
  expect(onChoose.mock.lastCall?.[0]).toEqual([pdf, png]);
  const zone = screen.getByRole('group', { name: 'Add files' });
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [png] } });
  expect(onChoose.mock.lastCall?.[0]).toEqual([png]);
  fireEvent.drop(zone, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('what is wrong is read with the button, and what was chosen stands in the field', () => {
  render(
    <FileField label="Logo" description="PNG" buttonLabel="Choose" errorMessage="It is gone." onChoose={() => {}}>
      <img src="/logo.webp" alt="The logo" />
    </FileField>,
  );
  expect(screen.getByRole('button', { name: 'Choose' })).toHaveAccessibleDescription('It is gone. PNG');
  expect(within(screen.getByRole('group', { name: 'Logo' })).getByRole('img', { name: 'The logo' })).toBeVisible();
});

test('a field for one file takes the first', () => {
  const onChoose = renderField(false);
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { types: ['Files'], files: [pdf, png] } });
  expect(onChoose.mock.lastCall?.[0]).toEqual([pdf]);
});

test('DOM-07 a file on its way shows how far it is and can be given up; one that failed says why and can be sent again', async () => {
  const onCancel = vi.fn();
  const onRetry = vi.fn();
  const shared = { name: 'a.pdf', value: 0.4, cancelLabel: 'Cancel a.pdf', onCancel };
  const { rerender } = render(<FileProgress {...shared} />);
  expect(screen.getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute('aria-valuenow', '40');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(<FileProgress {...shared} errorMessage="It broke off." retryLabel="Send again" onRetry={onRetry} />);
  expect(screen.getByText('It broke off.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
