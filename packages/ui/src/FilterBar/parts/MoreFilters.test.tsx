import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InEnglish } from '#private/test/InEnglish.tsx';
import { ChoiceFilter } from '../ChoiceFilter.tsx';
import { FilterBar } from '../FilterBar.tsx';
import type { Filter } from '../filter.ts';

const cities = ['Riyadh', 'Jeddah'].map((city) => ({ value: city, label: city }));

function Example() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const city: Filter = {
    key: 'city',
    label: 'City',
    summary: chosen.length > 0 ? chosen.join(', ') : undefined,
    panel: () => <ChoiceFilter label="City" choices={cities} value={chosen} onChange={setChosen} />,
  };
  return (
    <InEnglish>
      <FilterBar
        label="Filters"
        filters={city.summary ? [city] : []}
        more={city.summary ? [] : [city]}
        moreLabel="More filters"
        onClear={() => setChosen([])}
        onClearAll={() => setChosen([])}
      />
    </InEnglish>
  );
}

test('a further filter opens in two actions with the focus in it, changes the bar only once it is on, and stays open', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('option', { name: 'City' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Riyadh' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Remove City', hidden: true })).toBeNull();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jeddah' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^City/ })).toHaveTextContent('Riyadh, Jeddah');
  expect(screen.queryByRole('dialog')).toBeNull();
});
