import { keyframes, style } from '@vanilla-extract/css';
import { footAnchor } from '../private/foot.css.ts';
import { below, from } from '../theme/breakpoints.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style(
  component({
    position: 'fixed',
    zIndex: vars.z.toast,
    positionAnchor: footAnchor,
    // The first where a browser knows no anchors, or none is there.
    insetBlockEnd: [space.md, `calc(anchor(${footAnchor} start, ${space.xxs}) + ${space.sm})`],
    insetInlineEnd: space.md,
    inlineSize: '380px',
    maxInlineSize: `calc(100vw - 2 * ${space.md})`,
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    ':empty': { display: 'none' },
    // What a panel offers at its foot stays free.
    selectors: {
      ':root[data-side-panel] &': { '@media': { [from.lg]: { insetInlineEnd: vars.width.panel } } },
      ':root[data-dialog-foot] &': { '@media': { [below.sm]: { insetBlock: `${space.md} auto` } } },
    },
  }),
);

export const toast = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space.xs,
    alignItems: 'start',
    padding: `${space.sm} ${space.sm} ${space.sm} ${space.md}`,
    paddingInline: `${space.md} ${space.xs}`,
    background: color.surfaceRaised,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.overlay,
    animation: `${rise} ${vars.duration.overlay} ${vars.easing.out}`,
  }),
);

export const icon = style(
  component({ display: 'flex', alignItems: 'center', blockSize: `calc(${vars.font.lineHeight.body} + 6px)` }),
);
export const body = style(component({ paddingBlock: '3px', display: 'grid', gap: space.hair, justifyItems: 'start' }));
export const title = style(component({ fontWeight: vars.font.weight.medium }));
export const description = style(component({ color: color.textMuted }));
