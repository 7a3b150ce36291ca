import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';
import { vars } from '../vars.css.ts';

function reset(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('html', { textSizeAdjust: '100%', overflowY: 'scroll', scrollPaddingBlockStart: '88px' });
reset('body', {
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.body,
  fontWeight: vars.font.weight.regular,
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
});
// Where `break-word` alone holds, one long word makes its whole column as wide as itself.
reset('h1, h2, h3, h4, h5, h6, p, dd', { overflowWrap: 'anywhere' });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset('ul, ol, menu', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
});
// Empty, a field has no text to take its direction from, and would begin on the left in an Arabic page too.
reset(':is(input, textarea)[dir="auto"]:is(:placeholder-shown, [value=""])', { direction: 'inherit' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('dialog', { border: 0, color: 'inherit', background: 'none' });
// react-aria would add a style element for this, whose layer has the browser lay out every text of the page again; index.html has its id.
reset('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
reset('[hidden]', { display: 'none !important' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
reset('::selection', { background: vars.color.highlight });
reset('i, em, cite', { fontStyle: 'normal' });
