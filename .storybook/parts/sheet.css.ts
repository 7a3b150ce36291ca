import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxl,
  maxInlineSize: 1120,
  marginInline: 'auto',
  paddingBlock: space.xl,
  color: color.text,
  fontFamily: font.family.text,
  fontSize: font.size.body,
  lineHeight: font.lineHeight.body,
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space.xs });
export const section = style({ display: 'flex', flexDirection: 'column', gap: space.sm });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  maxInlineSize: vars.width.reading,
  paddingInlineStart: space.lg,
  listStyle: 'disc',
});
export const scroll = style({ overflowX: 'auto' });
export const table = style({ inlineSize: '100%' });
export const cell = style({
  padding: `${space.xs} ${space.md} ${space.xs} 0`,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const rowHead = style([cell, { fontWeight: font.weight.medium, whiteSpace: 'nowrap' }]);
export const columnHead = style([
  cell,
  { color: color.textMuted, fontSize: font.size.caption, fontWeight: font.weight.medium, whiteSpace: 'nowrap' },
]);
export const code = style({
  fontFamily: font.family.code,
  fontSize: font.size.small,
  color: color.textMuted,
});
