import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bidi } from '../Bidi/Bidi.tsx';
import { KeyValueList } from './KeyValueList.tsx';

test('DEV-03 each fact is read after its name', () => {
  render(
    <KeyValueList
      items={[
        { id: 'city', name: 'City', value: 'Riyadh' },
        { id: 'phone', name: 'Phone', value: <Bidi>+966 50 123 4567</Bidi> },
      ]}
    />,
  );
  const pairs = screen.getAllByRole('term').map((name) => [name.textContent, name.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['City', 'Riyadh'],
    ['Phone', '+966 50 123 4567'],
  ]);
  expect(screen.getAllByRole('definition')).toHaveLength(2);
});
