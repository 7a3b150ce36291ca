import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { ChipsField } from './ChipsField.tsx';

function Example({ initial, isReadOnly = false }: { initial?: readonly string[]; isReadOnly?: boolean }) {
  const [value, setValue] = useState(initial ?? []);
  return (
    <InEnglish>
      <ChipsField
        label="To"
        isReadOnly={isReadOnly}
        value={value}
        onAdd={(text) => {
          if (text.includes('@')) setValue((before) => [...before, text]);
          return text.includes('@');
        }}
        onRemove={(text) => setValue(value.filter((one) => one !== text))}
      />
    </InEnglish>
  );
}
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const input = () => screen.getByRole('textbox', { name: /^To/ });

test('DEMO-03 Enter, a comma, leaving the field and pasting several make chips', async () => {
  render(<Example />);
  await userEvent.type(input(), 'a@x.sa{Enter}b@x.sa،');
  await userEvent.type(input(), 'c@x.sa');
  await userEvent.tab();
  await userEvent.click(input());
  await userEvent.paste('d@x.sa; e@x.sa');
  expect(chips()).toEqual(['a@x.sa', 'b@x.sa', 'c@x.sa', 'd@x.sa', 'e@x.sa']);
  expect(input()).toHaveValue('');
});

test('DEMO-03 what can’t be taken stays to be put right; Backspace and the cross take a chip away', async () => {
  render(<Example />);
  await userEvent.type(input(), 'a@x.sa;nobody{Enter}');
  expect([chips(), (input() as HTMLInputElement).value]).toEqual([['a@x.sa'], 'nobody']);
  await userEvent.clear(input());
  await userEvent.type(input(), 'b@x.sa,{Backspace}');
  expect(chips()).toEqual(['a@x.sa']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a@x.sa' }));
  expect(chips()).toEqual([]);
});

test('DEV-03 what can only be read keeps its chips', async () => {
  render(<Example initial={['a@x.sa']} isReadOnly />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(input());
  await userEvent.keyboard('{Backspace}');
  expect(chips()).toEqual(['a@x.sa']);
});
