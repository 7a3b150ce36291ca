import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Held } from '../private/test/Held.tsx';
import { DurationField } from './DurationField.tsx';

const seen = vi.fn();
function show(initial: number | null) {
  seen.mockClear();
  render(
    <Held initial={initial} onChange={seen}>
      {(value, change) => (
        <DurationField
          label="Length"
          name="length"
          labels={{ hours: 'Hours', minutes: 'Minutes' }}
          errorMessage="It takes at least five minutes"
          value={value}
          onChange={change}
        />
      )}
    </Held>,
  );
}
const part = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });

test('T131 hours and minutes are typed in any digits, and more than an hour of minutes moves over at the end', async () => {
  show(null);
  await userEvent.tab();
  await userEvent.keyboard('١');
  await userEvent.tab();
  await userEvent.keyboard('75');
  expect(part('Minutes')).toHaveValue('75');
  await userEvent.tab();
  expect([part('Hours'), part('Minutes')].map((input) => (input as HTMLInputElement).value)).toEqual(['2', '15']);
  expect(seen.mock.calls.flat()).toEqual([60, 67, 135]);
});

test('a length is nothing again once both parts are empty', async () => {
  show(90);
  await userEvent.clear(part('Hours'));
  await userEvent.clear(part('Minutes'));
  expect(seen).toHaveBeenLastCalledWith(null);
});

test('T117 the parts stand in a group that is named and read with its error', () => {
  show(2);
  expect(screen.getByRole('group', { name: /Length/ })).toHaveAccessibleDescription('It takes at least five minutes');
});
