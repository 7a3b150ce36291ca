import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { NavMenu } from './NavMenu.tsx';

const areas = [
  { id: 'home', label: 'Home', href: '/' },
  {
    id: 'fruit',
    label: 'Fruit',
    items: [
      { id: 'apples', label: 'Apples', href: '/apples', count: 1540 },
      { id: 'pears', label: 'Pears', href: '/pears' },
    ],
  },
];

test('T110 a sub-menu is opened, walked and left by keyboard', async () => {
  const navigate = vi.fn();
  render(
    <InEnglish navigate={navigate}>
      <NavMenu aria-label="Main" areas={areas} current="pears" />
    </InEnglish>,
  );
  const area = screen.getByRole('button', { name: 'Fruit' });
  area.focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: /Apples/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(area).toHaveFocus();
  expect(area).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}{Tab}{Tab}');
  expect(screen.getByRole('link', { name: 'Pears' })).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/pears');
  expect(area).toHaveAttribute('aria-expanded', 'false');
});

test('LOOK-02 the vertical menu unfolds where one is, and folds to icons that keep their names', async () => {
  const onCollapsedChange = vi.fn();
  const menu = (isCollapsed: boolean) => (
    <InEnglish>
      <NavMenu
        aria-label="Main"
        layout="vertical"
        areas={areas}
        current="pears"
        isCollapsed={isCollapsed}
        onCollapsedChange={onCollapsedChange}
      />
    </InEnglish>
  );
  const { rerender } = render(menu(false));
  expect(screen.getByRole('link', { name: 'Pears' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(onCollapsedChange).toHaveBeenCalledWith(true);
  rerender(menu(true));
  expect(screen.getByRole('button', { name: 'Fruit' })).toHaveAttribute('aria-expanded', 'false');
});

test('LOOK-05 a long count is short, and a screen reader hears the whole number', async () => {
  render(
    <InEnglish>
      <NavMenu aria-label="Main" areas={areas} current={null} />
    </InEnglish>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fruit' }));
  expect(screen.getByRole('link', { name: 'Apples 1540' })).toHaveTextContent('1.5k');
});
