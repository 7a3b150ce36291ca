import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const shown = style({
  padding: space.xl,
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.surface,
});
