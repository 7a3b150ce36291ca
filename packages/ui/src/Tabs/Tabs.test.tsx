import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { InArabic } from '../private/test/InArabic.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Tabs } from './Tabs.tsx';

function Example({ In }: { In: ComponentType<{ children: ReactNode }> }) {
  const [selected, setSelected] = useState('overview');
  return (
    <In>
      <Tabs
        aria-label="Parts"
        selected={selected}
        onSelect={setSelected}
        items={[
          { id: 'overview', label: 'Overview' },
          { id: 'invoices', label: 'Invoices', isDisabled: true },
          { id: 'notes', label: 'Notes', count: 3 },
        ]}
      >
        This is {selected}.
      </Tabs>
    </In>
  );
}

const shown = () => screen.getByRole('tab', { selected: true }).textContent;

test('T110 tabs are walked by arrow keys past what is disabled, and the panel is named by its tab', async () => {
  render(<Example In={InEnglish} />);
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Notes3');
  expect(screen.getByRole('tabpanel', { name: /^Notes/ })).toHaveTextContent('This is notes.');
  await userEvent.keyboard('{Home}');
  expect(shown()).toBe('Overview');
});

test('I18N-02 from right to left the arrow keys follow what is seen', async () => {
  render(<Example In={InArabic} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Notes3');
});
