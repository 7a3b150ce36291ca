import { gateFamily } from '@diwan/ui/theme/base/gate-fonts.css';
import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style(
  screen({
    ...gateFamily,
    position: 'relative',
    minBlockSize: '100dvh',
    overflow: 'clip',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
    padding: space.page,
    background: color.canvas,
  }),
);
export const panel = style(
  screen({
    position: 'relative',
    inlineSize: 'min(100%, 400px)',
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    padding: space.xxl,
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
  }),
);
export const product = style(
  screen({ display: 'grid', justifyItems: 'start', gap: space.xxs, marginBlockEnd: space.xs }),
);
export const language = style(
  screen({
    position: 'relative',
    padding: space.xs,
    minBlockSize: vars.control.height,
    border: 'none',
    borderRadius: vars.radius.control,
    background: 'none',
    color: color.textMuted,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: color.text },
  }),
);
