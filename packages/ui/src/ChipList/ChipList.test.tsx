import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChipList } from './ChipList.tsx';

test('DEV-03 each thing is one item of a list, with its note in the same item', () => {
  render(
    <ChipList
      items={[
        { id: 'rescue', text: 'Diving and rescue' },
        { id: 'english', text: 'English', note: 'Fluent' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Diving and rescue',
    'EnglishFluent',
  ]);
});
