import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './Text.tsx';

test('I18N-02 what a person wrote finds its own direction and keeps its language', () => {
  render(
    <Text dir="auto" lang="ar">
      شكرًا، Sara!
    </Text>,
  );
  const text = screen.getByText('شكرًا، Sara!');
  expect(text).toHaveAttribute('dir', 'auto');
  expect(text).toHaveAttribute('lang', 'ar');
});

test('DEV-03 a text that is cut can be read on', () => {
  render(
    <Text as="span" isTruncated title="Opening of the northern branch">
      Opening of the northern branch
    </Text>,
  );
  expect(screen.getByTitle('Opening of the northern branch').tagName).toBe('SPAN');
});
