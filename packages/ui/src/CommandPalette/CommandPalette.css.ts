import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { oneLine } from '../theme/rules/cut-lines.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const modal = style(
  component({
    display: 'flex',
    inlineSize: '100%',
    maxInlineSize: '640px',
    maxBlockSize: '100%',
    overflow: 'hidden',
    background: color.surfaceRaised,
    color: color.text,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.overlay,
  }),
);

export const dialog = style(
  component({ display: 'flex', flexDirection: 'column', inlineSize: '100%', minBlockSize: 0, outline: 'none' }),
);

export const field = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingInline: space.md,
    borderBlockEnd: `1px solid ${color.border}`,
  }),
);

export const glass = style(component({ flex: 'none', color: color.textMuted }));

export const input = style(
  component({
    flex: 1,
    minInlineSize: 0,
    blockSize: '52px',
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: color.text,
    font: 'inherit',
    fontSize: font.size.lead,
    '::placeholder': { color: color.textMuted },
    '::-webkit-search-cancel-button': { display: 'none' },
  }),
);

export const scroller = style(
  component({
    minBlockSize: 0,
    maxBlockSize: 'min(420px, 56dvh)',
    overflow: 'auto',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
  }),
);
export const list = style(component({ outline: 'none', padding: space.xs, selectors: { '&:empty': { padding: 0 } } }));

export const group = style(component({ selectors: { '& + &': { marginBlockStart: space.xs } } }));

export const command = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: vars.control.height,
    paddingBlock: space.hair,
    paddingInline: `calc(${space.xs} - 2px) ${space.xs}`,
    borderInlineStart: '2px solid transparent',
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: color.hover, borderInlineStartColor: color.action },
      '&[data-disabled]': { color: color.textMuted, cursor: 'default' },
    },
  }),
);

export const words = style(component({ flex: 1, minInlineSize: 0, display: 'grid' }));
export const name = style(component(oneLine));
export const note = style(
  component({
    fontSize: font.size.caption,
    lineHeight: font.lineHeight.caption,
    color: color.textMuted,
    ...oneLine,
  }),
);

export const status = style(
  component({
    color: color.textMuted,
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    selectors: {
      '&:not(:empty)': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space.sm,
        minBlockSize: vars.control.height,
        paddingInline: space.md,
        borderBlockStart: `1px solid ${color.border}`,
      },
    },
  }),
);
