import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;
const small = { fontSize: font.size.small, lineHeight: font.lineHeight.small };

export const stat = style(component({ display: 'grid', alignContent: 'start', minInlineSize: 0, margin: 0 }));
export const label = style(
  component({ ...small, display: 'flex', alignItems: 'center', gap: space.xxs, color: color.textMuted }),
);
export const value = style(
  component({
    margin: 0,
    minBlockSize: font.lineHeight.display,
    fontSize: font.size.display,
    lineHeight: font.lineHeight.display,
    fontWeight: font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);

const change = style(
  component({ ...small, display: 'flex', gap: space.xxs, margin: 0, minBlockSize: font.lineHeight.small }),
);
export const changes = styleVariants(
  { neutral: color.textMuted, good: color.positive.text, bad: color.critical.text },
  (ink: string) => [change, component({ color: ink })],
);
export const icon = style(component({ flex: 'none', marginBlockStart: space.hair }));
