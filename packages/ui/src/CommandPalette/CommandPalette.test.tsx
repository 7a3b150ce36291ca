import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CommandPalette } from './CommandPalette.tsx';

function Palette({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const commands = [
    { id: 'jobs', label: 'Job posts' },
    { id: 'close', label: 'Close it', note: 'Already closed', isDisabled: true },
    { id: 'skills', label: 'Skills' },
  ].filter(({ label }) => label.toLowerCase().includes(text));
  return (
    <CommandPalette
      label="Go anywhere"
      placeholder="A name"
      isOpen
      text={text}
      onTextChange={setText}
      groups={commands.length > 0 ? [{ id: 'screens', title: 'Screens', commands }] : []}
      onChoose={onChoose}
      onClose={onClose}
      status={commands.length > 0 ? undefined : 'Nothing found'}
    />
  );
}

test('one types, goes down past what is impossible, and chooses; Escape closes', async () => {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  render(<Palette onChoose={onChoose} onClose={onClose} />);
  expect(await screen.findByRole('searchbox', { name: 'Go anywhere' })).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: 'Close it Already closed' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('skills');
  await userEvent.keyboard('zzz');
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(onClose).toHaveBeenCalled();
});
