import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ErrorSummary, type NamedError } from '../ErrorSummary/ErrorSummary.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';
import { LocalizedTextField } from '../LocalizedTextField/LocalizedTextField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { InEnglish } from '../private/InEnglish.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { YearPicker } from '../YearPicker/YearPicker.tsx';
import { Form } from './Form.tsx';

function Held<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (v: Value, set: (v: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return <InEnglish>{children(value, setValue)}</InEnglish>;
}

test('T117 the summary takes the focus with each attempt and leads to the field it speaks of', async () => {
  const errors: NamedError[] = [
    { name: 'title', message: 'Write a title' },
    { name: 'days', message: 'Choose a day' },
  ];
  const page = (attempt: number) => (
    <InEnglish>
      <ErrorSummary title="Not saved" errors={errors} attempt={attempt} />
      <TextField label="Title" name="title" value="" onChange={() => {}} isRequired errorMessage="Write a title" />
      <CheckboxGroup
        label="Days"
        name="days"
        choices={[{ value: 'sunday', label: 'Sunday' }]}
        value={[]}
        onChange={() => {}}
        errorMessage="Choose a day"
      />
    </InEnglish>
  );
  const { rerender } = render(page(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Write a title' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveFocus();
  expect(title).toBeInvalid();
  expect(title).toHaveAccessibleDescription('Write a title');
  await userEvent.click(screen.getByRole('link', { name: 'Choose a day' }));
  expect(screen.getByRole('checkbox', { name: 'Sunday' })).toHaveFocus();
  rerender(page(2));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('T117 help and error are both read with the field, and the value stays', () => {
  render(
    <InEnglish>
      <TextField
        label="Title"
        value="Too long"
        onChange={() => {}}
        description="In a few words"
        errorMessage="Too many"
      />
    </InEnglish>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too many In a few words');
  expect(screen.getByRole('textbox')).toHaveValue('Too long');
});

test('Ctrl S submits from anywhere, on an Arabic keyboard too, and the page is not saved', () => {
  const onSubmit = vi.fn();
  render(
    <Form label="Project" onSubmit={onSubmit}>
      <FormSection id="basics" title="Basics">
        text
      </FormSection>
    </Form>,
  );
  expect(fireEvent.keyDown(document.body, { key: 'س', code: 'KeyS', ctrlKey: true })).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.getByRole('region', { name: 'Basics' })).toBeInTheDocument();
});

test('a text in two languages keeps each language, direction and error apart', async () => {
  const seen = vi.fn();
  render(
    <Held initial={{ ar: 'عنوان', en: 'T' } as { ar: string; en?: string }}>
      {(value, set) => (
        <LocalizedTextField
          label="Title"
          value={value}
          onChange={(next) => {
            seen(next);
            set(next);
          }}
          errorMessage={{ ar: 'Too short' }}
          isRequired
        />
      )}
    </Held>,
  );
  const [arabic, english] = screen.getAllByRole('textbox');
  expect(arabic).toHaveAttribute('dir', 'rtl');
  expect(arabic).toHaveAttribute('lang', 'ar');
  expect(arabic).toBeInvalid();
  expect(english).toHaveAttribute('lang', 'en');
  expect(english).toBeValid();
  await userEvent.clear(english as Element);
  expect(seen).toHaveBeenLastCalledWith({ ar: 'عنوان' });
});

test('DOM-05 T131 money is typed in any digits, kept in halalas and read with its currency', async () => {
  const seen = vi.fn();
  render(
    <Held initial={null as number | null}>
      {(value, set) => (
        <MoneyField
          label="Budget"
          value={value}
          onChange={(next) => {
            seen(next);
            set(next);
          }}
        />
      )}
    </Held>,
  );
  const field = screen.getByRole('textbox', { name: /Budget/ });
  await userEvent.type(field, '١٬٢٣٤٫٥٦٧');
  expect(seen).toHaveBeenLastCalledWith(123_456);
  await userEvent.tab();
  expect(field).toHaveValue('1,234.56');
  expect(field).toHaveAccessibleDescription('SAR');
  await userEvent.clear(field);
  expect(seen).toHaveBeenLastCalledWith(null);
});

test('T131 T136 a phone number becomes E.164 as soon as it is one; before that nothing typed is lost', async () => {
  const seen = vi.fn();
  render(
    <Held initial="">
      {(value, set) => (
        <PhoneField
          label="Mobile"
          value={value}
          onChange={(next) => {
            seen(next);
            set(next);
          }}
        />
      )}
    </Held>,
  );
  const field = screen.getByRole('textbox', { name: /Mobile/ });
  await userEvent.type(field, '٠٥٥١٢٣');
  await userEvent.tab();
  expect(field).toHaveValue('٠٥٥١٢٣');
  await userEvent.type(field, '٤٥٦٧');
  expect(seen).toHaveBeenLastCalledWith('+966551234567');
  await userEvent.tab();
  expect(field).toHaveValue('55 123 4567');
});

test('LOOK-06 years run from the current one down to 1940', () => {
  render(
    <InEnglish>
      <YearPicker label="Born" value={null} onChange={() => {}} isRequired />
    </InEnglish>,
  );
  const years = screen
    .getAllByRole('option')
    .map((option) => option.textContent)
    .filter(Boolean);
  expect(years.at(0)).toBe(String(new Date().getFullYear()));
  expect(years.at(-1)).toBe('1940');
  expect(years).toHaveLength(new Date().getFullYear() - 1940 + 1);
});

test('an optional choice can be taken back, a required one only changed', async () => {
  const cities = [
    { value: 'riyadh', label: 'Riyadh' },
    { value: 'jeddah', label: 'Jeddah' },
  ];
  const onChange = vi.fn();
  const page = (isRequired: boolean) => (
    <InEnglish>
      <Select label="City" choices={cities} value="riyadh" onChange={onChange} isRequired={isRequired} />
    </InEnglish>
  );
  const { rerender } = render(page(false));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /City/ }), '');
  expect(onChange).toHaveBeenLastCalledWith(null);
  rerender(page(true));
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
