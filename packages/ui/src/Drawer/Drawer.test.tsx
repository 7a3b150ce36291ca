import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Drawer } from './Drawer.tsx';

function setUp() {
  const onClose = vi.fn();
  render(
    <InEnglish>
      <a href="#list">The list</a>
      <Drawer title="Sara" isOpen onClose={onClose} footer={<Button>Approve</Button>}>
        At a glance
      </Drawer>
    </InEnglish>,
  );
  return onClose;
}

test('T110 a drawer is named by its title, holds the focus and hides the page behind it', async () => {
  setUp();
  const drawer = screen.getByRole('dialog', { name: 'Sara' });
  expect(drawer).toHaveTextContent('At a glance');
  expect(screen.queryByRole('link', { name: 'The list' })).toBeNull();
  for (let press = 0; press < 4; press++) {
    await userEvent.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
  }
});

test('DEV-03 the cross, Escape and a press outside each close it', async () => {
  const onClose = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body);
  expect(onClose).toHaveBeenCalledTimes(3);
});
