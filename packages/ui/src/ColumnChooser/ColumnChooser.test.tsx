import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../Announcer/Announcer.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ChosenColumn } from './chosen-column.ts';

const onChange = vi.fn();
const onReset = vi.fn();
beforeEach(() => vi.clearAllMocks());

function Example() {
  const [columns, setColumns] = useState<readonly ChosenColumn[]>(
    ['Title', 'City', 'State', 'Salary'].map((label, index) => ({
      key: label.toLowerCase(),
      label,
      isShown: true,
      isPinned: false,
      isFixed: index === 0,
    })),
  );
  return (
    <InEnglish>
      <ColumnChooser
        columns={columns}
        onChange={(next) => {
          onChange(next);
          setColumns(next);
        }}
        onReset={onReset}
      />
      <Announcer />
    </InEnglish>
  );
}

const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('T110 columns are shown, hidden and pinned by key', async () => {
  render(<Example />);
  const user = userEvent.setup();
  screen.getByRole('checkbox', { name: 'City' }).focus();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'City' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Title' })).toBeDisabled();
  button('Pin City').focus();
  await user.keyboard('{Enter}');
  expect(button('Pin City')).toHaveAttribute('aria-pressed', 'true');
  expect(onChange.mock.lastCall?.[0][1]).toMatchObject({ key: 'city', isShown: false, isPinned: true });
  await user.click(button('Reset the columns'));
  expect(onReset).toHaveBeenCalledOnce();
});

test('T110 T119 a column is moved by buttons that keep the focus, and each move is announced', async () => {
  render(<Example />);
  const user = userEvent.setup();
  button('Move Salary up').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Salary: position 3 of 4');
  expect(button('Move Salary up')).toHaveFocus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(order()).toEqual(['Title', 'Salary', 'City', 'State']);
  expect(button('Move Salary up')).toHaveFocus();
  expect(button('Move Salary up')).toHaveAttribute('aria-disabled', 'true');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).queryByRole('button', { name: /Move/ })).toBeNull();
});

test('T119 dragging does the same, is announced when it ends, and a cancelled drag changes nothing', () => {
  render(<Example />);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return { top: index * 32, height: 32 } as DOMRect;
  });
  const gripOf = (name: string) =>
    screen.getByRole('checkbox', { name }).closest('li')?.firstElementChild as HTMLElement;
  fireEvent.pointerDown(gripOf('City'), { button: 0 });
  fireEvent.pointerMove(document, { clientY: 120 });
  expect(order()).toEqual(['Title', 'State', 'Salary', 'City']);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(document);
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('City: position 4 of 4');
  fireEvent.pointerDown(gripOf('City'), { button: 0 });
  fireEvent.pointerMove(document, { clientY: 0 });
  fireEvent.pointerCancel(document);
  expect(order()).toEqual(['Title', 'State', 'Salary', 'City']);
  expect(onChange).toHaveBeenCalledOnce();
});
