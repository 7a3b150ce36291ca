import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { NationalIdField } from './NationalIdField.tsx';

/** An app that holds the mask only, and gives the digits when it is asked. */
function Person({ held, digits }: { held: string; digits: string }) {
  const [value, setValue] = useState(held);
  const [isRevealed, setRevealed] = useState(false);
  return (
    <InEnglish>
      <NationalIdField
        label="National ID"
        value={value}
        onChange={setValue}
        isRevealed={isRevealed}
        onRevealedChange={(isWanted) => {
          setRevealed(isWanted);
          setValue(isWanted ? digits : held);
        }}
      />
    </InEnglish>
  );
}

test('T136 a held id is masked and can’t be changed; it is revealed and hidden by keyboard', async () => {
  render(<Person held="••••••5672" digits="1012345672" />);
  const input = screen.getByRole('textbox', { name: /National ID/ });
  expect(input).toHaveValue('••••••5672');
  expect(input).toHaveAttribute('readonly');
  expect(input).toBeValid();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show National ID' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(input).toHaveValue('1012345672');
  expect(input).not.toHaveAttribute('readonly');
  await userEvent.keyboard('{Enter}');
  expect(input).toHaveValue('••••••5672');
});

test('T136 a new id is seen while it is typed in any digits, and masked and checked when the field is left', async () => {
  render(<Person held="" digits="" />);
  const input = screen.getByRole('textbox', { name: /National ID/ });
  await userEvent.type(input, '١٠١٢٣٤٥٦٧٣٩');
  expect(input).toHaveValue('1012345673');
  await userEvent.tab();
  expect(input).toHaveValue('••••••5673');
  expect(input).toBeInvalid();
});
