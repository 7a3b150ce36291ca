import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { Anchor } from './Anchor.tsx';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';

test('DEV-03 a link of the product is followed by mouse and Enter without loading the page', async () => {
  const navigate = vi.fn();
  render(
    <InEnglish navigate={navigate}>
      <Link href="/articles">All articles</Link>
      <LinkButton href="/articles/add">Add an article</LinkButton>
    </InEnglish>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'All articles' }));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Add an article' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/articles', '/articles/add']);
});

test('DEV-03 a link to another site is left to the browser', async () => {
  const navigate = vi.fn();
  render(
    <InEnglish navigate={navigate}>
      <Link href="https://example.sa/help" target="_blank">
        Help
      </Link>
    </InEnglish>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Help' }));
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.sa/help');
});

test('DEV-03 a link without a look says that it is followed, and then leads on', async () => {
  const happened: string[] = [];
  render(
    <InEnglish navigate={(path) => happened.push(path)}>
      <Anchor href="/articles" onPress={() => happened.push('pressed')}>
        All articles
      </Anchor>
    </InEnglish>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'All articles' }));
  expect(happened).toEqual(['pressed', '/articles']);
});

test('DEV-03 following a link may do something here, while another tab still has its address', async () => {
  const happened: string[] = [];
  render(
    <InEnglish navigate={(path) => happened.push(path)}>
      <Anchor href="/articles/7" onFollow={() => happened.push('opened here')}>
        An article
      </Anchor>
    </InEnglish>,
  );
  const link = screen.getByRole('link', { name: 'An article' });
  await userEvent.click(link);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(happened).toEqual(['opened here']);
  expect(link).toHaveAttribute('href', '/articles/7');
});
