import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';

const { font, radius, space } = vars;

const stage = style(screen({ position: 'relative', overflow: 'hidden', display: 'grid' }));
export const shapes = styleVariants({ desktop: { aspectRatio: '3 / 1' }, phone: { aspectRatio: '4 / 5' } }, (shape) => [
  stage,
  screen(shape),
]);
export const picture = style(
  screen({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);
const place = style(screen({ position: 'relative', display: 'grid', padding: space.lg }));
export const words = styleVariants(
  {
    desktop: { alignItems: 'center', maxInlineSize: '55%' },
    phone: { alignItems: 'end' },
  },
  (where) => [place, screen(where)],
);
const tone = style(screen({ display: 'grid', gap: space.xs, justifyItems: 'start' }));
// The words of the public site have the same colours in every theme: the picture below them does not change either.
export const tones = styleVariants({ light: { color: '#ffffff' }, dark: { color: '#172026' } }, (one) => [
  tone,
  screen(one),
]);
export const title = style(screen({ margin: 0, fontSize: font.size.title, fontWeight: font.weight.strong }));
export const subtitle = style(screen({ margin: 0 }));
export const button = style(
  screen({
    border: '1px solid currentcolor',
    borderRadius: radius.control,
    paddingBlock: space.xs,
    paddingInline: space.md,
  }),
);
export const notes = style(screen({ padding: space.md }));
