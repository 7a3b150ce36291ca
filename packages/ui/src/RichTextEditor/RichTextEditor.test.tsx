import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { focusField } from '../ErrorSummary/ErrorSummary.tsx';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
import { richTextWords } from './rich-text-words.ts';

// jsdom lays nothing out, so a caret has no place to scroll to.
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

const { label, texts } = richTextWords.en;

function Description({ value: initial = '', ...props }: Partial<RichTextEditorProps>) {
  const [value, setValue] = useState(initial);
  return (
    <InEnglish>
      <RichTextEditor label={label} name="description" texts={texts} {...props} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('<p>fresh</p>')}>
        replace
      </button>
      <output>{value}</output>
    </InEnglish>
  );
}

const text = () => screen.getByRole('textbox', { name: /Description/ });
const value = () => screen.getByRole('status').textContent;

test('T117 the text is named, led to by its name, and says what is wrong with it', async () => {
  render(<Description errorMessage="Write a description" description="For readers" isRequired />);
  focusField('description');
  expect(text()).toHaveFocus();
  expect(text()).toBeInvalid();
  expect(text()).toBeRequired();
  expect(text()).toHaveAccessibleDescription('Write a description For readers');
});

test('a text is shown as it is given and not given back before somebody writes; another value replaces it', async () => {
  const given = '<h2>Pears</h2><p>sold <u>here</u></p>';
  render(<Description value={given} />);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Pears'));
  expect(value()).toBe(given);
  await userEvent.click(screen.getByRole('button', { name: 'replace' }));
  await waitFor(() => expect(text()).toHaveTextContent('fresh'));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('T110 the toolbar is one stop, its buttons are reached by arrow keys, Escape goes back into the text', async () => {
  render(<Description value="<p>Pears</p>" />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: texts.heading2 })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: texts.strong })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(text()).toHaveFocus());
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  expect(screen.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement);
});

test('blocks become headings, lists and quotations, and paragraphs again; what was done is undone', async () => {
  render(<Description value="<p>Pears</p>" />);
  await waitFor(() => expect(text()).toHaveTextContent('Pears'));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  for (const [name, html] of [
    [texts.heading3, '<h3 dir="auto">Pears</h3>'],
    [texts.quote, '<blockquote dir="auto">Pears</blockquote>'],
    [texts.bulletList, '<ul dir="auto"><li>Pears</li></ul>'],
    [texts.numberedList, '<ol dir="auto"><li>Pears</li></ol>'],
    [texts.numberedList, '<p dir="auto">Pears</p>'],
    [texts.undo, '<ol dir="auto"><li>Pears</li></ol>'],
    [texts.redo, '<p dir="auto">Pears</p>'],
  ] as const) {
    await press(name);
    await waitFor(() => expect(value()).toBe(html));
  }
});

test('a link is asked for, refused where it could run something, and set', async () => {
  render(<Description />);
  await userEvent.click(screen.getByRole('button', { name: texts.link }));
  const address = screen.getByRole('textbox', { name: /Address/ });
  await userEvent.type(address, 'javascript:run(){Enter}');
  expect(address).toBeInvalid();
  await userEvent.clear(address);
  await userEvent.type(address, 'example.sa{Enter}');
  await waitFor(() => expect(value()).toBe('<p dir="auto"><a href="https://example.sa/">example.sa</a></p>'));
  await waitFor(() => expect(text()).toHaveFocus());
});

test('what may only be read can’t be changed', () => {
  render(<Description value="<p>Pears</p>" isReadOnly />);
  expect(text()).toHaveAttribute('aria-readonly', 'true');
  expect(text()).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});
