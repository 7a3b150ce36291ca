import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContextualHelp } from './ContextualHelp.tsx';

test('DEV-03 help is asked for by keyboard, read with its link, and gone with Escape', async () => {
  render(
    <ContextualHelp title="What counts as a visit" link={<a href="#more">How it is counted</a>}>
      Everybody who stayed a minute.
    </ContextualHelp>,
  );
  const button = screen.getByRole('button', { name: 'What counts as a visit' });
  expect(screen.queryByText('Everybody who stayed a minute.')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('dialog', { name: 'What counts as a visit' });
  expect(panel).toHaveTextContent('Everybody who stayed a minute.');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'How it is counted' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());
});

test('DEV-03 whoever comes to it by keyboard or pointer reads it without asking', async () => {
  render(<ContextualHelp title="What counts as a visit">Everybody who stayed a minute.</ContextualHelp>);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Everybody who stayed a minute.');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Everybody who stayed a minute.');
});
