import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, duration, easing, space } = vars;
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.99)' } });

export const backdrop = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.overlay,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    paddingBlock: '12vh 24px',
    paddingInline: space.md,
    background: color.overlay,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${duration.overlay} ${easing.out}` },
      '&[data-exiting]': { animation: `${fadeOut} ${duration.state} ${easing.out}` },
    },
    '@media': { [below.sm]: { alignItems: 'flex-end', paddingBlock: space.md } },
  }),
);

const modal = style(
  component({
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    background: color.surfaceRaised,
    color: color.text,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.overlay,
    selectors: { '[data-entering] > &': { animation: `${rise} ${duration.overlay} ${easing.out}` } },
  }),
);

export const sizes = styleVariants({ small: '420px', medium: '560px', large: '840px' }, (maxInlineSize: string) => [
  modal,
  component({ maxInlineSize }),
]);

export const dialog = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    minBlockSize: 0,
    outline: 'none',
    borderRadius: 'inherit',
  }),
);

export const head = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlock: `${space.lg} ${space.xs}`,
    paddingInline: `${space.xl} ${space.md}`,
  }),
);

/** As high as a line of the title, which it stands beside. */
export const named = style(component({ display: 'flex', alignItems: 'flex-start', gap: space.xs, minInlineSize: 0 }));

export const title = style(
  component({
    fontSize: vars.font.size.lead,
    lineHeight: vars.font.lineHeight.lead,
    fontWeight: vars.font.weight.strong,
    minInlineSize: 0,
  }),
);

export const scroller = style(component({ flex: 1, minBlockSize: 0, overflow: 'auto', outlineOffset: '-2px' }));

export const body = style(
  component({
    flex: 1,
    overflow: 'auto',
    paddingInline: space.xl,
    paddingBlock: `${space.xxs} ${space.xl}`,
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
  }),
);

export const footer = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.xs,
    paddingBlock: space.md,
    paddingInline: space.xl,
    borderBlockStart: `1px solid ${color.border}`,
  }),
);
