import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

export const tools = style({ display: 'flex', flexDirection: 'column', gap: space.xs, maxInlineSize: 400 });

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: space.sm,
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: 0,
  padding: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  overflowWrap: 'anywhere',
});

export const copy = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: 32,
  padding: space.xxs,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  fontFamily: font.family.code,
  fontSize: font.size.small,
  textAlign: 'start',
  cursor: 'copy',
  selectors: { '&:hover': { background: color.hover } },
});

export const both = style({ display: 'inline-flex', flex: 'none', gap: space.xs });
