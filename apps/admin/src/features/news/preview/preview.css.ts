import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;
const wide = '(min-width: 640px)';

export const page = style(
  screen({
    display: 'grid',
    gap: space.md,
    padding: space.md,
    maxInlineSize: '680px',
    marginInline: 'auto',
    '@container': { [wide]: { gap: space.lg, padding: space.xl } },
  }),
);
export const head = style(screen({ display: 'grid', gap: space.xs, justifyItems: 'start' }));
export const excerpt = style(screen({ margin: 0, fontSize: font.size.lead, color: color.textMuted }));
/** Its room is there before the picture has come. */
export const frame = style(
  screen({ aspectRatio: '16 / 9', background: color.surfaceSunken, borderRadius: radius.panel, overflow: 'hidden' }),
);
export const picture = style(screen({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
export const gallery = style(
  screen({
    display: 'grid',
    gap: space.sm,
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  }),
);
