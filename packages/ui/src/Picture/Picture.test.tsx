import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

test('DEV-03 a picture is read as what it shows, and one that does not come as well', () => {
  const { rerender } = render(<Picture label="Logo" src={null} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Picture label="Logo" src="/logo.webp" />);
  expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('width', '96');
  rerender(<Picture label="Logo" src={null} hasFailed />);
  expect(screen.getByRole('img', { name: 'Logo' })).toBeVisible();
});
