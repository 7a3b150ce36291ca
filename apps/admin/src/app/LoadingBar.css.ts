import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** After a moment, so that what is quick stays quiet. */
const animation = `${appear} ${vars.duration.state} ${vars.easing.out} ${vars.duration.patience} both`;

export const bar = style(
  screen({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '2px',
    zIndex: vars.z.toast,
    background: vars.color.action,
    pointerEvents: 'none',
    animation,
  }),
);

export const emptyPage = style(
  screen({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh', padding: vars.space.page, animation }),
);
