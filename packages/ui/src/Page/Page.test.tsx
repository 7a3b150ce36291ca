import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Page } from './Page.tsx';

test('T112 a screen has one heading of level 1, which can take the focus, after the way to it', () => {
  render(
    <InEnglish>
      <Page
        title="Pears"
        breadcrumbs={[
          { label: 'Fruit', href: '/fruit' },
          { label: 'Pears', href: '/fruit/pears' },
        ]}
        chips={<StatusChip tone="positive">Ripe</StatusChip>}
        actions={<Button variant="primary">Pick</Button>}
      >
        The content.
      </Page>
    </InEnglish>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  heading.focus();
  expect(heading).toHaveFocus();
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(within(way).getByRole('link', { name: 'Fruit' })).toBeInTheDocument();
  expect(way.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(heading).toHaveAccessibleName('Pears');
  expect(screen.getByText('Ripe')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pick' })).toBeVisible();
});
