import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { focusField } from '../ErrorSummary/ErrorSummary.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { AddressField } from './AddressField.tsx';
import { addressWords, emptyAddress } from './address-words.ts';

function Place() {
  const [value, setValue] = useState(emptyAddress);
  const { label, labels } = addressWords.en;
  return (
    <InEnglish>
      <AddressField
        label={label}
        name="address"
        labels={labels}
        value={value}
        onChange={setValue}
        partErrors={{ street: 'Write the name of the street' }}
      />
      <output>{Object.values(value).join('|')}</output>
    </InEnglish>
  );
}

test('T131 an address is filled in by keyboard alone, its numbers in any digits', async () => {
  render(<Place />);
  expect(screen.getByRole('group', { name: /National address/ })).toBeInTheDocument();
  await userEvent.tab();
  for (const typed of ['٨٢٢٨', 'Imam Road', 'Al Murabba', 'Riyadh', '12-643', '۲۱۲۱۹']) {
    await userEvent.keyboard(typed);
    await userEvent.tab();
  }
  expect(screen.getByRole('status')).toHaveTextContent('8228|Imam Road|Al Murabba|Riyadh|12643|2121');
});

test('T117 a part is led to by its name, and says what is wrong with it', async () => {
  render(<Place />);
  focusField('address.street');
  const street = screen.getByRole('textbox', { name: /Street/ });
  expect(street).toHaveFocus();
  expect(street).toHaveAccessibleDescription('Write the name of the street');
  const code = screen.getByRole('textbox', { name: /Postal code/ });
  await userEvent.type(code, '126');
  expect(code).toBeValid();
  await userEvent.tab();
  expect(code).toBeInvalid();
});
