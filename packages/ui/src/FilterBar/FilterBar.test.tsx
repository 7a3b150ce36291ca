import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterButtons } from './FilterButtons.tsx';
import { NumberRangeFilter } from './NumberRangeFilter.tsx';
import { TextFilter } from './TextFilter.tsx';

function Example() {
  const [asked, setAsked] = useState<Record<string, string | undefined>>({});
  const ask = (key: string, summary?: string) => setAsked((before) => ({ ...before, [key]: summary }));
  return (
    <InEnglish>
      <FilterBar
        label="Filters"
        filters={[
          {
            key: 'owner',
            label: 'Owner',
            summary: asked.owner,
            panel: (close) => (
              <TextFilter
                label="Owner"
                value={asked.owner ?? ''}
                onApply={(owner) => {
                  ask('owner', owner);
                  close();
                }}
              />
            ),
          },
          {
            key: 'seats',
            label: 'Seats',
            summary: asked.seats,
            panel: (close) => (
              <NumberRangeFilter
                value={{ from: null, to: null }}
                onApply={({ from, to }) => {
                  ask('seats', `${from ?? ''}–${to ?? ''}`);
                  close();
                }}
              />
            ),
          },
        ]}
        onClear={(key) => ask(key)}
        onClearAll={() => setAsked({})}
      />
    </InEnglish>
  );
}

const chip = (name: string | RegExp) => screen.getByRole('button', { name });

test('T110 a filter is opened, filled and applied by keyboard, says what it asks for, and is taken away', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Owner' })).toHaveFocus();
  await userEvent.keyboard(' Sara {Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(chip(/^Owner/).textContent).toBe('OwnerSara');
  await userEvent.click(chip('Remove Owner'));
  expect(chip('Owner').textContent).toBe('Owner');
});

test('T131 a range turned the wrong way can’t be applied; two filters are cleared at once', async () => {
  render(<Example />);
  await userEvent.click(chip('Seats'));
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '٢٠');
  const to = screen.getByRole('textbox', { name: 'To' });
  await userEvent.type(to, '5');
  expect(chip('Apply')).toBeDisabled();
  await userEvent.type(to, '0{Enter}');
  expect(chip(/^Seats/)).toHaveTextContent('20–50');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await userEvent.click(chip('Owner'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'Ali{Enter}');
  await userEvent.click(chip('Clear all'));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('T110 Escape closes a panel, asks for nothing and gives the focus back', async () => {
  render(<Example />);
  await userEvent.click(chip('Owner'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Owner' }), 'Sara');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(chip('Owner')).toHaveFocus());
  expect(chip('Owner').textContent).toBe('Owner');
});

test('DEV-03 while a filter bar is fetched, its place has the same buttons in the same order', async () => {
  const named = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const { unmount } = render(<Example />);
  const those = named();
  unmount();
  render(<FilterButtons label="Filters" names={those} />);
  expect(named()).toEqual(those);
  expect(screen.getByRole('group', { name: 'Filters' })).toBeVisible();
});
