import { screen } from '@diwan/ui/theme/layered';
import { tones } from '@diwan/ui/theme/tones';
import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;
const column = { display: 'flex', flexDirection: 'column' } as const;

export const figures = style(
  screen({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.sm, alignItems: 'end' }),
);
export const form = style(screen({ ...column, gap: space.sm }));
export const result = styleVariants(tones, ({ text, dot, tint }) => [
  screen({
    ...column,
    gap: space.xs,
    padding: space.lg,
    borderRadius: radius.panel,
    background: tint,
    color: text,
    border: `2px solid ${dot}`,
  }),
]);
export const verdict = style(
  screen({ fontSize: font.size.heading, lineHeight: font.lineHeight.heading, fontWeight: font.weight.strong }),
);
export const video = style(
  screen({
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: radius.panel,
    background: color.ink,
  }),
);
export const log = style(screen({ ...column, gap: space.sm, margin: 0, padding: 0, listStyle: 'none' }));
export const entry = style(
  screen({ ...column, gap: space.xxs, paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.border}` }),
);
export const named = style(screen({ display: 'flex', flexWrap: 'wrap', gap: space.xs, alignItems: 'center' }));
