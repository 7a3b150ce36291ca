import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lateControls } from './late-controls.tsx';

const calm = vi.hoisted(() => ({ come: (): void => {} }));
vi.mock('#navigation/screens/after-screen.ts', () => {
  const later = (load: () => Promise<unknown>) =>
    new Promise<void>((resolve) => {
      calm.come = resolve;
    }).then(load);
  return { afterScreen: later, whenCalm: later };
});

function Menus() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {['Views', 'Export'].map((name) => (
        <button key={name} type="button" aria-expanded={open === name} onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
    </>
  );
}
const Buttons = () => (
  <>
    <button type="button">Export</button>
    <button type="button">Views</button>
  </>
);

function setUp() {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => arrived.then(() => ({ default: Menus })));
  const Late = lateControls([], load, Buttons);
  render(<Late />);
  return { load, arrive, user: userEvent.setup() };
}
const views = () => screen.getByRole('button', { name: 'Views' });

test('a press on what stands in the place of a menu brings the menu at once, and opens it', async () => {
  const { load, arrive, user } = setUp();
  expect(load).not.toHaveBeenCalled();
  await user.click(views());
  expect(load).toHaveBeenCalledTimes(1);
  arrive();
  await vi.waitFor(() => expect(views()).toHaveAttribute('aria-expanded', 'true'));
  expect(views()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-expanded', 'false');
});

test('menus come by themselves when it is calm, and nothing opens: whoever stands on a button stays there', async () => {
  const { load, arrive } = setUp();
  views().focus();
  calm.come();
  arrive();
  await vi.waitFor(() => expect(views()).toHaveAttribute('aria-expanded', 'false'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(views()).toHaveFocus();
});

test('menus that come while nobody is near take no focus', async () => {
  const { arrive } = setUp();
  calm.come();
  arrive();
  await vi.waitFor(() => expect(views()).toHaveAttribute('aria-expanded', 'false'));
  expect(document.body).toHaveFocus();
});
