import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Option } from '../private/options/Options.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { TagField, type TagFieldProps } from './TagField.tsx';

const cities: Option[] = ['Riyadh', 'Jeddah', 'Abha'].map((label) => ({ id: label.toLowerCase(), label }));

function Cities(props: Partial<TagFieldProps>) {
  const [value, setValue] = useState<readonly Option[]>(cities.slice(0, 1));
  const [text, setText] = useState('');
  return (
    <InEnglish>
      <TagField
        label="Cities"
        items={cities.filter((city) => city.label.toLowerCase().includes(text.toLowerCase()))}
        inputValue={text}
        onInputChange={setText}
        isRequired
        {...props}
        value={value}
        onChange={setValue}
      />
    </InEnglish>
  );
}

const tags = () =>
  within(screen.getByRole('list', { name: 'Cities' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('T110 tags are added by typing and removed by keyboard', async () => {
  render(<Cities />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Cities' }));
  await user.keyboard('abh{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox')).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(tags()).toEqual(['Riyadh', 'Abha']);
  screen.getByRole('button', { name: 'Remove Riyadh' }).focus();
  await user.keyboard('{Enter}');
  expect(tags()).toEqual(['Abha']);
});

test('whoever leaves by Tab leaves with what was chosen: what stands under the pointer or an arrow is not taken', async () => {
  render(<Cities />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Cities' }));
  await user.click(screen.getByRole('option', { name: 'Abha' }));
  await user.tab();
  expect(tags()).toEqual(['Riyadh', 'Abha']);
  await user.click(screen.getByRole('combobox', { name: 'Cities' }));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab();
  expect(tags()).toEqual(['Riyadh', 'Abha']);
});

test('DEV-03 where they may only be read, tags can’t be taken away', () => {
  render(<Cities isReadOnly />);
  expect(tags()).toEqual(['Riyadh']);
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});
