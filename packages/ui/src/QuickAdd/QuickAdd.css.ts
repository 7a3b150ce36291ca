import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const form = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: 52,
    paddingInline: space.md,
    borderBlockEnd: `1px solid ${color.border}`,
    selectors: { '&:focus-within': { boxShadow: `inset 0 -1px 0 ${color.action}` } },
  }),
);
export const icon = style(component({ flex: 'none', color: color.textMuted }));
export const input = style(
  component({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 44,
    border: 0,
    background: 'none',
    color: color.text,
    outline: 'none',
    '::placeholder': { color: color.textMuted, opacity: 1 },
    '@media': { '(forced-colors: active)': { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } } },
  }),
);
