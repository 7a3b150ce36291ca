import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { RatingField, type RatingFieldProps } from './RatingField.tsx';

const seen = vi.fn();
function show(props: Partial<RatingFieldProps> = {}) {
  seen.mockClear();
  render(
    <Held initial={2} onChange={seen}>
      {(value, change) => (
        <RatingField
          label="Rating"
          most={5}
          nameOf={(stars) => `${stars} of 5`}
          isRequired
          {...props}
          value={value}
          onChange={change}
        />
      )}
    </Held>,
  );
}
const stars = (name: string) => screen.getByRole('radio', { name });

test('T110 stars are given by pointer and by arrow key', async () => {
  show();
  expect(stars('2 of 5')).toBeChecked();
  await userEvent.click(stars('4 of 5'));
  await userEvent.keyboard('{ArrowDown}');
  expect(stars('5 of 5')).toBeChecked();
  expect(seen.mock.calls).toEqual([[4], [5]]);
});

test('stars are taken back only where none is an answer', async () => {
  show();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  show({ noneLabel: 'Not rated' });
  await userEvent.click(stars('Not rated'));
  expect(seen.mock.calls).toEqual([[0]]);
});

test('T117 the group is named, required, and read with its error', () => {
  show({ errorMessage: 'Give at least one star' });
  const group = screen.getByRole('radiogroup', { name: 'Rating' });
  expect(group).toBeRequired();
  expect(group).toHaveAccessibleDescription('Give at least one star');
});
