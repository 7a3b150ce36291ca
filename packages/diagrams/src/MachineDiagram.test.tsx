import { UiProvider } from '@diwan/ui/UiProvider/UiProvider';
import type { UiTexts } from '@diwan/ui/ui-context';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MachineDiagram, type MachineDiagramProps } from './MachineDiagram.tsx';

const config = {
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.opened': 'open', 'door.locked': { guard: 'hasKey', target: 'locked' } } },
    open: { on: { 'door.closed': 'closed' } },
    locked: { type: 'final' as const },
  },
};

function show(props: Partial<MachineDiagramProps> = {}, language: 'ar' | 'en' = 'en') {
  render(
    <UiProvider language={language} texts={{} as UiTexts} navigate={() => {}}>
      <MachineDiagram config={config} {...props} />
    </UiProvider>,
  );
  return userEvent.setup();
}

test('DEV-04 a diagram has a name that says where one is, and draws every state and event', async () => {
  show({ here: 'open', visited: ['closed', 'open'] });
  const picture = await screen.findByRole('img', { name: 'Diagram: door. You are here: open' });
  expect(picture).toHaveTextContent('locked');
  expect(picture).toHaveTextContent('door.locked [hasKey]');
  expect(picture.querySelector('[data-state="open"]')).toHaveAttribute('data-here');
  expect(picture.querySelectorAll('[data-taken]')).toHaveLength(1);
});

test('DEV-04 the same stands there as text, and can be had in its place', async () => {
  const user = show({ here: 'open', visited: ['closed', 'open'] });
  const here = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')!;
  expect(here).toHaveTextContent('open You are here');
  expect(within(here).getByText('door.closed: to closed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'As a list' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('door.locked [hasKey]: to locked')).toBeVisible();
});

test('DEV-04 only what can be sent now is offered', async () => {
  const onEvent = vi.fn();
  const user = show({ here: 'closed', marked: ['door.opened'], onEvent });
  await user.click(await screen.findByText('door.locked [hasKey]', { selector: 'text' }));
  expect(onEvent).not.toHaveBeenCalled();
  await user.click(screen.getByText('door.opened', { selector: 'text' }));
  await user.click(screen.getByRole('button', { name: 'As a list' }));
  await user.click(screen.getByRole('button', { name: 'Send door.opened' }));
  expect(onEvent.mock.calls).toEqual([['door.opened'], ['door.opened']]);
});

test.each([
  ['en', 12],
  ['ar', 14],
] as const)(
  'DEV-04 at first its smallest letters can be read, in %s at %i px, whatever the width',
  async (language, least) => {
    const user = show({}, language);
    const picture = await screen.findByRole('img');
    const lettersOf = () =>
      11 * (Number(picture.getAttribute('width')) / Number(picture.getAttribute('viewBox')?.split(' ')[2]));
    expect(lettersOf()).toBeCloseTo(least);
    await user.click(screen.getByRole('button', { name: language === 'ar' ? 'ملاءمة' : 'Fit' }));
    expect(lettersOf()).toBeLessThan(least);
  },
);

test('DEV-04 it is enlarged and made smaller by keys and buttons', async () => {
  const user = show();
  const picture = await screen.findByRole('img');
  const width = () => Number(picture.getAttribute('width'));
  const before = width();
  screen.getByRole('region').focus();
  await user.keyboard('+');
  expect(width()).toBeCloseTo(before * 1.25);
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(width()).toBeCloseTo(before);
});

test('I18N-01 in Arabic it speaks Arabic, with the names that the app gives', async () => {
  show({ here: 'open', nameOf: (_, name) => (name === 'open' ? 'مفتوح' : name) }, 'ar');
  expect(await screen.findByRole('img', { name: 'مخطط: door. أنت هنا: مفتوح' })).toBeInTheDocument();
});
