import { component } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;
const plain = { display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' } as const;

export const list = style(component({ ...plain, padding: space.md }));
export const inner = style(
  component({
    ...plain,
    marginBlockStart: space.xs,
    paddingInlineStart: space.md,
    borderInlineStart: `1px solid ${color.border}`,
  }),
);
export const ways = style(
  component({
    ...plain,
    gap: space.none,
    paddingInlineStart: space.md,
    color: color.textMuted,
    fontSize: font.size.small,
  }),
);
export const way = style(component({ overflowWrap: 'anywhere' }));
export const state = style(component({ margin: 0 }));
export const name = style(component({ fontWeight: font.weight.medium }));
export const marks = style(component({ color: color.textMuted, fontSize: font.size.small }));
