import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormat } from '../format/format.ts';
import { Money } from './Money.tsx';

const textOf = (language: 'ar' | 'en', halalas: number) =>
  render(<Money parts={createFormat(language).moneyParts(halalas)} />).container.textContent;

test('T137 an amount reads in the order of its language and never breaks from its unit', () => {
  expect(textOf('en', 125_050)).toBe('SAR\u00a01,250.50');
  expect(textOf('ar', 1_200_000)).toBe('12,000\u00a0ر.س');
});

test('I18N-02 the two ends of a range stand in the order of the language', () => {
  const { moneyParts } = createFormat('ar');
  const { container } = render(<Money from={moneyParts(450_000).amount} parts={moneyParts(750_000)} />);
  expect(container.textContent).toBe('4,500 – 7,500\u00a0ر.س');
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['4,500', '7,500']);
});

test('I18N-02 the figure keeps its direction on an Arabic page', () => {
  textOf('ar', -45_000);
  const figure = screen.getByText(/450/);
  expect(figure.tagName).toBe('BDI');
  expect(figure).toHaveAttribute('dir', 'ltr');
});

test('T137 a table of whole amounts makes room for a fraction once one is in it', () => {
  const { moneyParts } = createFormat('en');
  const tableOf = (...amounts: number[]) => (
    <table>
      <tbody>
        {amounts.map((halalas, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- places, as in a table's page
          <tr key={index}>
            <td>
              <Money parts={moneyParts(halalas)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  const { rerender } = render(tableOf(100_000, 200_000));
  expect(screen.getByRole('table')).not.toHaveAttribute('data-fractions');
  rerender(tableOf(100_000, 200_050));
  expect(screen.getByRole('table')).toHaveAttribute('data-fractions');
});
