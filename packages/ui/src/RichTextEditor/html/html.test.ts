import fc from 'fast-check';
import { createEditor } from 'lexical';
import { expect, test } from 'vitest';
import { $readHtml, $writeHtml } from './html.ts';
import { htmlReading, keepNormalForm, richNodes } from './normal-form.ts';

/** What the editor makes of HTML. */
function kept(html: string): string {
  const editor = createEditor({
    nodes: richNodes,
    html: htmlReading,
    onError: (error) => {
      throw error;
    },
  });
  keepNormalForm(editor);
  editor.update(() => $readHtml(editor, html), { discrete: true });
  return editor.read($writeHtml);
}

test('what the allow-list has comes out as it went in', () => {
  const html =
    '<h2 dir="auto">عنوان</h2><p dir="auto">One <strong>two <em>three</em></strong><br>four</p>' +
    '<ul dir="auto"><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol dir="rtl"><li>أ</li></ol>' +
    '<blockquote dir="auto">“<a href="https://example.sa/?a=1&amp;b=2">page</a>”, ' +
    '<a href="mailto:sara@example.sa">mail</a></blockquote>';
  expect(kept(html)).toBe(html);
});

test('what the allow-list lacks is dropped, its words stay', () => {
  expect(kept('<h1>A</h1><h6>B</h6>')).toBe('<h2 dir="auto">A</h2><h4 dir="auto">B</h4>');
  expect(kept('<p style="color:red;text-align:center" class="x" onclick="run()">a<u>b</u><s>c</s></p>')).toBe(
    '<p dir="auto">abc</p>',
  );
  expect(kept('<table><tr><td>a</td><td>b</td></tr></table><img src=x onerror=run()><script>run()</script>')).toBe(
    '<p dir="auto">a</p><p dir="auto">b</p>',
  );
  expect(kept('<p><a href="javascript:run()">a</a><a href="http://x.sa">b</a><a href="/c">c</a></p>')).toBe(
    '<p dir="auto">abc</p>',
  );
  expect(kept('<a href="https://x.sa"><p>a</p><p>b</p></a>')).toBe('<p dir="auto">a</p><p dir="auto">b</p>');
  expect(kept('<a href="https://x.sa" target="_blank" rel="opener" title="t">x</a>')).toBe(
    '<p dir="auto"><a href="https://x.sa/">x</a></p>',
  );
  expect(kept('<li value="3"><ol><p></p></ol><p><p>a</p></p></li>')).toBe(
    '<ul dir="auto"><li>a<ol><li></li></ol></li></ul>',
  );
  expect(kept('<li>a</li><ul></ul>')).toBe('<ul dir="auto"><li>a</li></ul>');
  expect([kept(''), kept('<p><br></p>'), kept('<p> </p>')]).toEqual(['', '', '']);
});

const allowed =
  /^(?:[^<>]|<\/?(?:h[2-4]|p|ul|ol|li|blockquote|strong|em|a)>|<(?:h[2-4]|p|ul|ol|li|blockquote) dir="(?:auto|ltr|rtl)">|<br>|<a href="(?:https:\/\/|mailto:)[^"<>]*">)*$/;

const words = fc
  .constantFrom('a', 'كلمة', ' ', '1 < 2 & "3"', '\u00a0', 'x  y')
  .map((text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
const names =
  'p h1 h3 h5 div section ul ol li blockquote strong b em i u code span table td svg iframe form details style script template a';
const opening = fc.constantFrom(
  ...names.split(' '),
  'p dir="rtl"',
  'p style="text-align:right;padding-inline-start:80px"',
  'p onclick="run()"',
  'span style="font-weight:700;color:red"',
  'a href="https://x.sa/&quot;"',
  'a href="JaVaScript:run()"',
  'a href="data:text/html,x"',
  'ul class="contains-task-list"',
  'ol start="7"',
  'li value="3"',
);
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    words,
    fc.constantFrom('<br>', '<img src=x onerror="run()">', '<hr>', '<input value=x>', '<!-- x -->'),
    fc
      .tuple(opening, fc.array(tie('tree'), { maxLength: 4 }))
      .map(([open, inner]) => `<${open}>${inner.join('')}</${open.split(' ')[0]}>`),
  ),
}));

const unspaced = (html: string) => html.replace(/ /g, '');

test('whatever HTML comes in, only the allow-list comes out, and comes out the same again but for spaces', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), (parts) => {
      const once = kept(parts.join(''));
      expect(once).toMatch(allowed);
      expect(unspaced(kept(once))).toBe(unspaced(once));
    }),
    { numRuns: process.env.TEST_LONG ? 1_000 : 100 },
  );
});
