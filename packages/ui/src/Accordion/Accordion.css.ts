import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space, duration, easing } = vars;

export const accordion = style(
  component({ display: 'flex', flexDirection: 'column', borderBlock: `1px solid ${color.border}` }),
);

export const section = style(
  component({ selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } } }),
);

export const heading = style(
  component({ fontSize: font.size.body, lineHeight: font.lineHeight.body, fontWeight: font.weight.medium }),
);

export const trigger = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    inlineSize: '100%',
    minBlockSize: vars.row.height,
    paddingInline: space.xs,
    paddingBlock: space.xs,
    border: 0,
    background: 'none',
    color: color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-2px',
    transition: `background-color ${duration.state} ${easing.out}`,
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    },
  }),
);

/** Turned by its own direction: the theme has mirrored it already. */
export const arrow = style(
  component({
    flex: 'none',
    color: color.textMuted,
    transition: `rotate ${duration.state} ${easing.out}`,
    selectors: { [`${section}[data-expanded] &`]: { rotate: `calc(90deg * ${vars.direction})` } },
  }),
);

export const title = style(component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const note = style(
  component({
    flex: 'none',
    maxInlineSize: '50%',
    fontSize: font.size.small,
    lineHeight: font.lineHeight.small,
    fontWeight: font.weight.regular,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Begins below the title. */
export const content = style(
  component({
    paddingInlineStart: `calc(${space.xs} + ${vars.icon.small} + ${space.xs})`,
    paddingInlineEnd: space.xs,
    paddingBlockEnd: space.md,
  }),
);
