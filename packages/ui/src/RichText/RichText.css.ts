import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** How rich text looks, written or read. */
export const richText = style(component({ overflowWrap: 'anywhere' }));

function inText(selector: string, rule: Parameters<typeof component>[0]) {
  globalStyle(`${richText} ${selector}`, component(rule));
}

inText(':is(p, h2, h3, h4, ul, ol, blockquote)', { marginBlock: `0 ${space.xs}` });
inText('> :last-child', { marginBlockEnd: 0 });
inText(':is(h2, h3, h4)', { fontWeight: font.weight.strong });
inText('h2', { fontSize: font.size.title, lineHeight: font.lineHeight.title });
inText('h3', { fontSize: font.size.lead, lineHeight: font.lineHeight.lead });
inText('h4', { fontSize: font.size.body, lineHeight: font.lineHeight.body });
inText(':is(ul, ol)', { paddingInlineStart: space.xl });
inText('ul', { listStyle: 'disc' });
inText('ol', { listStyle: 'decimal' });
inText('li:has(> :is(ul, ol))', { listStyle: 'none' });
inText('blockquote', {
  borderInlineStart: `2px solid ${color.borderStrong}`,
  paddingInlineStart: space.sm,
  color: color.textMuted,
});
inText('strong', { fontWeight: font.weight.strong });
// Arabic letters have no italics, and of the Latin ones none are loaded.
inText('em', { textDecoration: 'underline dotted', textUnderlineOffset: '0.3em' });
inText('a', { color: color.action, textDecoration: 'underline' });
