import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('DEV-03 a face is read as the person’s name, whether it is a picture or initials', () => {
  const { rerender } = render(<Avatar name="Sara Omar" />);
  expect(screen.getByRole('img', { name: 'Sara Omar' })).toHaveAttribute('title', 'Sara Omar');
  rerender(<Avatar name="Sara Omar" image="/sara.webp" />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Sara Omar' })).toBeInTheDocument();
});

test('initials stand while there is no picture, and behind one that may not load, but not for one that is on its way', () => {
  const { container, rerender } = render(<Avatar name="Sara Omar" />);
  const initials = () => container.querySelector('[data-initials]')?.getAttribute('data-initials');
  expect(initials()).toBe('SO');
  rerender(<Avatar name="Sara Omar" image="/sara.webp" />);
  expect(initials()).toBe('SO');
  rerender(<Avatar name="Sara Omar" isPending />);
  expect(initials()).toBeUndefined();
});

test('DEV-03 beside the written name the face is silent', () => {
  render(<Avatar name="Sara Omar" isDecorative />);
  expect(screen.queryByRole('img')).toBeNull();
});
