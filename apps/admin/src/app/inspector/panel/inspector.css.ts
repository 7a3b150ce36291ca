import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const panel = style(
  screen({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.toast,
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 1fr) 3fr',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    color: color.text,
    background: color.surfaceRaised,
    borderBlockStart: `1px solid ${color.borderStrong}`,
    boxShadow: vars.shadow.overlay,
  }),
);
export const edge = style(
  screen({
    gridColumn: '1 / -1',
    blockSize: space.xs,
    cursor: 'ns-resize',
    touchAction: 'none',
    ':hover': { background: color.hover },
    ':focus-visible': { background: color.focus, outline: 'none' },
  }),
);
export const side = style(
  screen({ overflow: 'auto', paddingInline: space.md, borderInlineEnd: `1px solid ${color.border}` }),
);
export const main = style(screen({ overflow: 'auto', paddingInline: space.md, paddingBlockEnd: space.md }));
export const head = style(screen({ paddingBlock: space.xs }));
export const close = style(screen({ position: 'absolute', insetBlockStart: space.sm, insetInlineEnd: space.sm }));
export const tree = style(
  screen({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
);
export const actor = style(screen({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: space.xs }));
export const events = style(
  screen({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
);
export const event = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: space.sm,
    alignItems: 'baseline',
    paddingBlock: space.xxs,
    borderBlockEnd: `1px solid ${color.border}`,
  }),
);
const code = {
  fontFamily: font.family.code,
  fontSize: font.size.caption,
  lineHeight: font.lineHeight.caption,
} as const;
export const payload = style(screen({ ...code, gridColumn: 2, color: color.textMuted, overflowWrap: 'anywhere' }));
export const data = style(
  screen({
    ...code,
    margin: 0,
    padding: space.sm,
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
