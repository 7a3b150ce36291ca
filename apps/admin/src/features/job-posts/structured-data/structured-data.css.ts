import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const script = style(
  screen({
    margin: 0,
    padding: space.sm,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    background: color.surfaceSunken,
    border: `1px solid ${color.border}`,
    borderRadius: radius.panel,
    fontFamily: 'monospace',
    fontSize: font.size.small,
  }),
);
