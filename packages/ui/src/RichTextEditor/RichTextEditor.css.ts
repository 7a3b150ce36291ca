import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const frame = style(
  component({
    minInlineSize: 0,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    transition: `border-color ${vars.duration.state}`,
    selectors: {
      '&:hover:not([data-disabled], [data-readonly])': { borderColor: color.textMuted },
      '&:has(> [role="textbox"]:focus-visible)': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-1px',
        borderColor: color.focus,
      },
      '&[data-invalid]': { borderColor: color.critical.dot },
      '&[data-disabled], &[data-readonly]': { background: color.surfaceSunken, borderColor: color.border },
      '&[data-disabled]': { color: color.textDisabled },
    },
  }),
);

export const toolbar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.hair,
    padding: space.xxs,
    borderBlockEnd: `1px solid ${color.border}`,
  }),
);

export const separator = style(
  component({
    alignSelf: 'stretch',
    marginBlock: space.xxs,
    marginInline: space.xxs,
    borderInlineStart: `1px solid ${color.border}`,
  }),
);

export const text = style(
  component({
    minBlockSize: '6lh',
    maxBlockSize: '24lh',
    overflow: 'auto',
    paddingBlock: space.xs,
    paddingInline: space.sm,
    outline: 'none',
    overflowWrap: 'anywhere',
  }),
);

function inText(selector: string, rule: Parameters<typeof component>[0]) {
  globalStyle(`${text} ${selector}`, component(rule));
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
