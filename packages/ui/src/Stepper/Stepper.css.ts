import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space, radius } = vars;

export const steps = style(
  component({
    display: 'flex',
    gap: space.md,
    '@media': { [below.md]: { flexDirection: 'column', gap: space.xs } },
  }),
);

/** The line to the next step fills what is left. */
export const step = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minInlineSize: 0,
    selectors: {
      '&:not(:last-child)': { flex: 1 },
      '&:not(:last-child)::after': {
        content: '""',
        flex: 1,
        minInlineSize: space.sm,
        blockSize: 1,
        background: color.border,
      },
    },
    '@media': { [below.md]: { selectors: { '&:not(:last-child)::after': { content: 'none' } } } },
  }),
);

export const target = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    minBlockSize: vars.control.height,
    padding: 0,
    paddingInline: space.xxs,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    selectors: { 'button&': { cursor: 'pointer' }, 'button&:hover': { background: color.hover } },
  }),
);

const mark = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 24,
    minBlockSize: 24,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.full,
    background: color.surface,
    color: color.textMuted,
    fontSize: font.size.caption,
    fontWeight: font.weight.medium,
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const marks = styleVariants({
  upcoming: [mark],
  current: [mark, component({ background: color.action, borderColor: color.action, color: color.actionText })],
  done: [mark, component({ borderColor: color.action, color: color.action })],
  failed: [mark, component({ borderColor: color.critical.dot, color: color.critical.text })],
});

export const text = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const titles = styleVariants({
  upcoming: component({ color: color.textMuted }),
  current: component({ fontWeight: font.weight.medium }),
  done: component({ color: color.text }),
  failed: component({ color: color.critical.text }),
});

export const note = style(
  component({ fontSize: font.size.caption, lineHeight: font.lineHeight.caption, color: color.textMuted }),
);
