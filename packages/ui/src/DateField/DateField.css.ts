import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;
const small = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption };

export const group = style(
  component({
    selectors: {
      '&[data-focus-within]': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px', borderColor: color.focus },
    },
  }),
);
export const input = style(
  component({ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' }),
);
export const segment = style(
  component({
    paddingInline: 2,
    borderRadius: vars.radius.small,
    outline: 'none',
    whiteSpace: 'pre',
    selectors: {
      '&[data-placeholder]': { color: color.textMuted },
      '&[data-type="literal"]': { paddingInline: 0, color: color.textMuted },
      '&[data-focused]': { background: color.action, color: color.actionText },
    },
  }),
);
export const popover = style(
  component({
    padding: space.sm,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
  }),
);
export const dialog = style(component({ outline: 'none' }));
export const header = style(
  component({ display: 'flex', alignItems: 'center', gap: space.xs, paddingBlockEnd: space.xs }),
);
export const title = style(component({ flex: 1, textAlign: 'center', fontWeight: font.weight.medium }));
export const arrow = style(component({ scale: `${vars.direction} 1` }));
export const grid = style(component({ fontVariantNumeric: 'tabular-nums' }));
export const weekday = style(
  component({ inlineSize: 36, textAlign: 'center', ...small, fontWeight: font.weight.regular, color: color.textMuted }),
);
export const day = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outlineOffset: '-2px',
    selectors: {
      '&[data-outside-month]': { display: 'none' },
      '&[data-hovered]': { background: color.hover },
      '&[data-today]': { fontWeight: font.weight.strong, color: color.action },
      '&[data-selected]': { background: color.action, color: color.actionText },
      '&[data-disabled], &[data-unavailable]': { color: color.textDisabled, cursor: 'default' },
    },
  }),
);
