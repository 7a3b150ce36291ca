import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Frame } from './Frame.tsx';

test('T112 the first stop leads past bar and menu into the content', async () => {
  render(
    <Frame
      skipLabel="Skip to the content"
      navBar={<header>Orchard</header>}
      navMenu={<a href="/apples">Apples</a>}
      notice="Frost tonight"
    >
      <a href="/pears">Pears</a>
    </Frame>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const main = screen.getByRole('main');
  expect(main).toHaveFocus();
  expect(main.textContent).toBe('Frost tonightPears');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Pears' })).toHaveFocus();
});
