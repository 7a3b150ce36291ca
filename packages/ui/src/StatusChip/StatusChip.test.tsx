import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusChip } from './StatusChip.tsx';

test.each(['positive', 'attention', 'critical', 'info', 'neutral'] as const)(
  'DEV-03 a %s state is told by its word, not by its colour alone',
  (tone) => {
    const { container } = render(<StatusChip tone={tone}>Published</StatusChip>);
    expect(screen.getByText('Published')).toBeVisible();
    expect(container.textContent).toBe('Published');
  },
);
