import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import type { Option } from '../private/options/Options.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { ComboBox } from './ComboBox.tsx';

const cities: Option[] = ['Riyadh', 'Jeddah', 'Abha'].map((label) => ({ id: label.toLowerCase(), label }));
const matching = (text: string) => cities.filter((city) => city.label.toLowerCase().includes(text.toLowerCase()));

function City() {
  const [value, setValue] = useState<Option | null>(null);
  const [text, setText] = useState('');
  return (
    <InEnglish>
      <ErrorSummary title="Not saved" errors={[{ name: 'city', message: 'Choose a city' }]} attempt={1} />
      <ComboBox
        label="City"
        name="city"
        items={matching(text)}
        inputValue={text}
        onInputChange={setText}
        value={value}
        onChange={setValue}
        isRequired
        errorMessage={value ? undefined : 'Choose a city'}
      />
      <output>{value?.id ?? 'none'}</output>
    </InEnglish>
  );
}

test('T117 a record is found by typing, chosen by key, and kept when the search is given up', async () => {
  render(<City />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Choose a city' }));
  const field = screen.getByRole('combobox', { name: 'City' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Choose a city');
  await user.keyboard('jed{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('jeddah');
  expect(field).toHaveValue('Jeddah');
  await user.keyboard('xyz');
  await user.tab();
  expect(field).toHaveValue('Jeddah');
  expect(screen.getByRole('status')).toHaveTextContent('jeddah');
  await user.clear(field);
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

function Creating({ onCreate }: { onCreate: (name: string) => void }) {
  const [text, setText] = useState('');
  return (
    <InEnglish>
      <ComboBox
        label="City"
        items={matching(text)}
        inputValue={text}
        onInputChange={setText}
        value={null}
        onChange={() => {}}
        creation={text ? { label: `Add “${text}”`, onCreate: () => onCreate(text) } : null}
      />
    </InEnglish>
  );
}

test('DEV-03 what nobody finds can be made in place, of what was typed', async () => {
  const onCreate = vi.fn();
  render(<Creating onCreate={onCreate} />);
  await userEvent.type(screen.getByRole('combobox'), 'a');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Riyadh',
    'Jeddah',
    'Abha',
    'Add “a”',
  ]);
  await userEvent.type(screen.getByRole('combobox'), 'xz');
  await userEvent.click(screen.getByRole('option', { name: 'Add “axz”' }));
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('axz');
  expect(screen.getByRole('combobox')).toHaveValue('axz');
});

test('an empty search says so', async () => {
  render(<City />);
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});
