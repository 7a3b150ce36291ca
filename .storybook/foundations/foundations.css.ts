import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const swatch = style({
  inlineSize: 40,
  blockSize: 24,
  flex: 'none',
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
});
export const sample = style({
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: radius.small,
  whiteSpace: 'nowrap',
});
export const part = style({
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 14,
  borderRadius: radius.full,
  verticalAlign: 'middle',
});
export const bar = style({ blockSize: 12, background: color.action, borderRadius: '2px' });
export const tile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 160,
  blockSize: 88,
  padding: space.sm,
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
});
export const ground = style({
  padding: space.xl,
  background: color.canvas,
  color: color.text,
  borderRadius: radius.panel,
});
export const track = style({ inlineSize: 240, background: color.surfaceSunken, borderRadius: radius.full });
export const runner = style({
  inlineSize: 24,
  blockSize: 24,
  borderRadius: radius.full,
  background: color.action,
  selectors: { '&[data-moved]': { transform: 'translateX(216px)' } },
});
/** Arabic in an English page: from right to left, and not far from what is said about it. */
export const specimen = style({ inlineSize: 'fit-content' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: vars.row.height,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const example = style({
  padding: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
});
