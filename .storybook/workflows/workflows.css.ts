import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const json = style({
  maxBlockSize: '320px',
  overflow: 'auto',
  margin: 0,
  padding: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surfaceSunken,
  fontFamily: font.family.code,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.small,
});
