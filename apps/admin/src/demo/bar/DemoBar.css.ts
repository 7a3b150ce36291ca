import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

export const bar = style(
  screen({
    ...row,
    gap: `${space.xs} ${space.lg}`,
    paddingBlockEnd: space.sm,
    borderBlockEnd: `1px solid ${color.border}`,
  }),
);
export const about = style(
  screen({ display: 'flex', flex: '1 1 160px', alignItems: 'center', gap: space.xs, color: color.textMuted }),
);
export const controls = style(screen({ ...row, gap: `${space.xs} ${space.lg}` }));
export const sign = style(screen({ flex: 'none' }));
