import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, AvatarStack } from './Avatar.tsx';

test('DEV-03 a face is read as the person’s name, whether it is a picture or initials', () => {
  const { rerender } = render(<Avatar name="Sara Omar" />);
  expect(screen.getByRole('img', { name: 'Sara Omar' })).toHaveAttribute('title', 'Sara Omar');
  rerender(<Avatar name="Sara Omar" image="/sara.webp" />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Sara Omar' })).toBeInTheDocument();
});

test('DEV-03 beside the written name the face is silent', () => {
  render(<Avatar name="Sara Omar" isDecorative />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('DEV-03 a stack tells who stands behind the number', () => {
  render(<AvatarStack limit={2} people={['Sara', 'Ali', 'Hind', 'Reem'].map((name) => ({ name }))} />);
  expect(screen.getAllByRole('img').map((face) => face.getAttribute('aria-label'))).toEqual([
    'Sara',
    'Ali',
    'Hind, Reem',
  ]);
  expect(screen.getByText('+2')).toHaveAttribute('dir', 'ltr');
});
