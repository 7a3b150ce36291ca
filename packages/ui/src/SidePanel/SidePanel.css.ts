import { keyframes, style } from '@vanilla-extract/css';
import { contentStart } from '../theme/content-start.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, duration, easing, direction } = vars;
// No further than the room beside the panel, or the page would scroll sideways.
const slideIn = keyframes({ from: { opacity: 0, transform: `translateX(calc(${direction} * ${space.sm}))` } });

/** As high as the content that it stands beside, so that the panel can stay in sight within it. */
export const place = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: `calc(${vars.z.nav} - 2)`,
    paddingBlockStart: space.sm,
    paddingInlineEnd: space.sm,
    pointerEvents: 'none',
  }),
);

export const panel = style(
  component({
    position: 'sticky',
    insetBlockStart: '80px',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `calc(${vars.width.panel} - ${space.sm})`,
    blockSize: `calc(100dvh - var(${contentStart}, 80px) - ${space.sm})`,
    maxBlockSize: '100%',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.float,
    outline: 'none',
    overflow: 'hidden',
    pointerEvents: 'auto',
    animation: `${slideIn} ${duration.overlay} ${easing.out}`,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
  }),
);
