import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['Sara', 'Ali', 'Hind', 'Hind'].map((name, index) => ({ id: String(index), name }));
const faces = () =>
  within(screen.getByRole('group', { name: 'Who is here' }))
    .queryAllByRole('img')
    .map((face) => face.getAttribute('aria-label'));

test('DEV-03 a group tells who is in it and who stands behind the number, by keyboard too', async () => {
  render(<AvatarGroup label="Who is here" limit={2} people={people} />);
  expect(faces()).toEqual(['Sara', 'Ali']);
  expect(screen.getByText('+2')).toHaveAttribute('dir', 'ltr');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '+2: Hind, Hind' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const names = within(screen.getByRole('dialog', { name: 'Who is here' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Sara', 'Ali', 'Hind', 'Hind']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('DEV-03 where everybody is in sight there is no number and nothing to press', () => {
  render(<AvatarGroup label="Who is here" people={people} />);
  expect(faces()).toEqual(['Sara', 'Ali', 'Hind', 'Hind']);
  expect(screen.queryByRole('button')).toBeNull();
});
