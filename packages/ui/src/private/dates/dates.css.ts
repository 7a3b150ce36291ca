import { style } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space, font } = vars;
const highlighted = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;
const small = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption };

export const group = style(
  component({
    selectors: {
      '&[data-readonly]': { background: color.surfaceSunken, borderColor: color.border },
      '&[data-focus-within]': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px', borderColor: color.focus },
    },
  }),
);
export const inputs = style(
  component({ flex: 1, minInlineSize: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
);
// Laid out as one line of text: the marks around a time keep its order in Arabic.
export const input = style(component({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));
export const segment = style(
  component({
    paddingInline: 2,
    borderRadius: vars.radius.small,
    outline: 'none',
    whiteSpace: 'pre',
    selectors: {
      '&[data-placeholder]': { color: color.textMuted },
      '&[data-type="literal"]': { paddingInline: 0, color: color.textMuted },
      '&[data-disabled]': { color: color.textDisabled },
      '&[data-focused]': { background: color.action, color: color.actionText },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-focused]': highlighted } } },
  }),
);
export const era = style(component({ color: color.textMuted }));
export const popover = style(
  component({
    padding: space.sm,
    overflow: 'auto',
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
export const grid = style(component({ fontVariantNumeric: 'tabular-nums' }));
export const weekday = style(
  component({ inlineSize: 36, textAlign: 'center', ...small, fontWeight: font.weight.regular, color: color.textMuted }),
);
export const range = style({});
export const day = style(
  component({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 36,
    minBlockSize: 36,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outlineOffset: '-2px',
    selectors: {
      '&[data-outside-month]': { display: 'none' },
      '&[data-hovered]': { background: color.hover },
      '&[data-today]': { fontWeight: font.weight.strong, color: color.action },
      '&[data-selected]': { background: color.action, color: color.actionText },
      [`${range} &[data-selected]:not([data-selection-start], [data-selection-end])`]: {
        borderRadius: 0,
        background: color.actionTint,
        color: color.text,
      },
      '&[data-disabled], &[data-unavailable]': { color: color.textDisabled, cursor: 'default' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': highlighted } } },
  }),
);
export const calendars = style(
  component({
    display: 'flex',
    gap: space.hair,
    marginBlockStart: space.xs,
    paddingBlockStart: space.xs,
    borderBlockStart: `1px solid ${color.border}`,
  }),
);
export const calendar = style(
  component({
    flex: 1,
    minBlockSize: vars.control.smallHeight,
    paddingInline: space.xs,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    ...small,
    color: color.textMuted,
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-selected]': { background: color.pressed, color: color.text, fontWeight: font.weight.medium },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } } },
  }),
);
