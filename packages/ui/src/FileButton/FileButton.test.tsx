import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Paperclip } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { FileButton } from './FileButton.tsx';

test('FileButton hands over the file that was chosen, and the same one again', async () => {
  const onPick = vi.fn();
  const { container } = render(<FileButton label="Attach a file" icon={<Paperclip />} onPick={onPick} />);
  expect(screen.getByRole('button', { name: 'Attach a file' })).toBeEnabled();
  const file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
  const input = container.querySelector('input')!;
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onPick.mock.calls).toEqual([[file], [file]]);
});

test('FileButton opens the choice of files', async () => {
  const click = vi.spyOn(HTMLInputElement.prototype, 'click');
  render(<FileButton label="Attach a file" icon={<Paperclip />} onPick={() => {}} />);
  await userEvent.click(screen.getByRole('button'));
  expect(click).toHaveBeenCalledOnce();
  click.mockRestore();
});
