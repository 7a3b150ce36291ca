import { screen } from '@diwan/ui/theme/layered';
import { oneLine } from '@diwan/ui/theme/rules/cut-lines';
import { tones } from '@diwan/ui/theme/tones';
import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { filterLink } from '#demo/filter-link.css.ts';
import { caption } from '../fragments.ts';

const { color, font, space } = vars;

export const folders = style(screen({ display: 'grid', gap: space.hair, listStyle: 'none' }));
export const folderName = style(screen({ ...oneLine, flex: 1 }));
export const sign = style(screen({ flex: 'none', color: color.textMuted }));
export const unreadCount = style(
  screen({ fontWeight: font.weight.strong, fontVariantNumeric: 'tabular-nums', ...caption }),
);
export const totalCount = style(
  screen({
    ...caption,
    minInlineSize: 36,
    textAlign: 'end',
    fontWeight: font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: color.textMuted,
  }),
);
export const labelsTitle = style(
  screen({
    ...caption,
    paddingInline: space.xs,
    marginBlockStart: space.xs,
    fontWeight: font.weight.medium,
    color: color.textMuted,
  }),
);
export const help = style(screen({ marginBlockStart: 'auto' }));
const dot = style(
  screen({
    flex: 'none',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: vars.radius.full,
    // As wide as the sign of a folder.
    selectors: { [`${filterLink} > &`]: { marginInline: 4 } },
  }),
);
const { info, positive, attention, critical } = tones;
export const labelDot = styleVariants(
  { primary: info.dot, success: positive.dot, warning: attention.dot, danger: critical.dot },
  (background) => [dot, screen({ background, '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } })],
);
export const shortcuts = style(
  screen({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${space.xs} ${space.xl}`,
    alignItems: 'center',
    margin: 0,
  }),
);
