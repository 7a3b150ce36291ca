import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const scroller = style(
  component({
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    // What does not fit fades where one scrolls to it.
    paddingInlineEnd: space.xl,
    maskImage: `linear-gradient(calc(90deg * ${vars.direction}), #000 calc(100% - ${space.xl}), transparent)`,
  }),
);
export const list = style(component({ display: 'flex', gap: space.lg, inlineSize: 'max-content' }));
export const tab = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: 36,
    borderBlockEnd: '2px solid transparent',
    color: color.textMuted,
    whiteSpace: 'nowrap',
    outlineOffset: '-2px',
    transition: `color ${vars.duration.state} ${vars.easing.out}`,
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': { color: color.text, fontWeight: font.weight.medium, borderBlockEndColor: color.action },
    },
  }),
);
/** As wide as most counts are, so that nothing moves when they come or change. */
export const count = style(
  component({
    minInlineSize: '3.5ch',
    fontSize: font.size.caption,
    lineHeight: font.lineHeight.caption,
    fontWeight: font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: color.textMuted,
  }),
);
