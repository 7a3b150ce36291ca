import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

test('headings, lists and links are read as what they are', () => {
  const html =
    '<h2 dir="auto">عن الوظيفة</h2><ul dir="auto"><li>a</li><li>b &amp; <strong>c</strong></li></ul>' +
    '<p dir="rtl">one<br />two <a href="https://example.sa/?a=1&amp;b=2">page</a></p>';
  render(<RichText value={html} lang="ar" />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('عن الوظيفة');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'b & c']);
  expect(screen.getByRole('link', { name: 'page' })).toHaveAttribute('href', 'https://example.sa/?a=1&b=2');
  expect(screen.getByText(/one/)).toHaveAttribute('dir', 'rtl');
});

test('T30 of HTML from elsewhere only words are left where something could run', () => {
  const html =
    '<p onclick="run()" style="color:red">a<img src=x onerror="run()"> <a href="javascript:run()">b</a></p>' +
    '<iframe src="https://example.sa"></iframe><svg onload="run()"></svg></p></ul>c';
  const { container } = render(<RichText value={html} />);
  expect(container.firstElementChild?.innerHTML).toBe('<p>a <a rel="noopener noreferrer" target="_blank">b</a></p>c');
});
