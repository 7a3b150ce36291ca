import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('DEV-03 what only a screen reader gets belongs to the name, and can describe something else', () => {
  render(
    <>
      <button type="button" aria-describedby="why">
        Edit <VisuallyHidden>the skill Welding</VisuallyHidden>
      </button>
      <VisuallyHidden id="why">12 people list it</VisuallyHidden>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Edit the skill Welding' })).toHaveAccessibleDescription(
    '12 people list it',
  );
});
