import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

/** A screen's own part: calm beside the text that it is about. */
export const panel = style(
  screen({
    display: 'grid',
    gap: space.xs,
    padding: `${space.xs} ${space.sm}`,
    background: color.surfaceSunken,
    border: `1px solid ${color.border}`,
    borderRadius: radius.panel,
  }),
);

export const head = style(
  screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xxs} ${space.xs}` }),
);

export const list = style(screen({ display: 'grid', gap: space.hair, margin: 0, padding: 0, listStyle: 'none' }));

export const hint = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.xs}`,
    paddingInlineStart: space.xs,
    borderInlineStart: '3px solid transparent',
  }),
);

export const inTone = styleVariants(
  { critical: color.critical.dot, attention: color.attention.dot, info: color.info.dot },
  (dot) => [hint, screen({ borderInlineStartColor: dot })],
);

export const quote = style(
  screen({ fontWeight: font.weight.medium, textAlign: 'start', overflowWrap: 'anywhere', whiteSpace: 'normal' }),
);

// Highlights stand outside of all layers: nothing else styles them.
globalStyle('::highlight(moderation-hint)', {
  backgroundColor: color.attention.tint,
  textDecoration: `underline 2px ${color.attention.dot}`,
});
globalStyle('::highlight(moderation-hint-shown)', {
  backgroundColor: color.highlight,
  textDecoration: `underline 2px ${color.critical.dot}`,
});
