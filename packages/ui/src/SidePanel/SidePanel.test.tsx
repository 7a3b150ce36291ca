import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Announcer } from '../Announcer/Announcer.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { SidePanel } from './SidePanel.tsx';

function Example({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <InEnglish>
      <button type="button" onClick={() => setIsOpen(true)}>
        Peek
      </button>
      <input aria-label="Search" defaultValue="" />
      <SidePanel title="Sara" isOpen={isOpen} onClose={() => setIsOpen(false)} footer={<a href="#sara">View</a>}>
        Details
      </SidePanel>
      <Announcer />
    </InEnglish>
  );
}

const panel = () => screen.queryByRole('complementary', { name: 'Sara' });
const opener = () => screen.getByRole('button', { name: 'Peek' });

test('the panel leaves the focus where it was and says what it shows', async () => {
  render(<Example />);
  await userEvent.click(opener());
  expect(panel()).toHaveTextContent('Details');
  expect(opener()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Sara');
});

test('F6 leads into the panel and back to where one was', async () => {
  render(<Example />);
  await userEvent.click(opener());
  await userEvent.keyboard('{F6}');
  expect(panel()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByText('Details')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'View' })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  expect(opener()).toHaveFocus();
});

test('Escape closes the panel from inside and from the list, and the focus is never lost', async () => {
  render(<Example />);
  await userEvent.click(opener());
  await userEvent.keyboard('{F6}{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await userEvent.click(opener());
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('Escape while typing elsewhere belongs to what is typed', async () => {
  render(<Example />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeInTheDocument();
});

test('a panel that was open before anything had the focus leaves it to the page’s heading', async () => {
  render(
    <main>
      <h1 tabIndex={-1}>Skills</h1>
      <Example isOpenAtFirst />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { name: 'Skills' })).toHaveFocus();
});

test('the cross closes, and the focus goes back', async () => {
  render(<Example />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(panel()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});
