import { keyframes, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { component } from '../theme/layered.ts';
import { windowWithout } from '../theme/rules/window-height.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font, radius, duration, easing } = vars;
const hairline = `1px solid ${color.border}`;
const caption = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption };

export const board = style(
  component({
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' } },
  }),
);

export const columns = style(
  component({ display: 'flex', gap: space.sm, overflowX: 'auto', overscrollBehaviorInline: 'contain', padding: '2px' }),
);

export const column = style(
  component({
    position: 'relative',
    flex: '1 0 216px',
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    blockSize: `max(420px, ${windowWithout('264px')})`,
    background: color.surfaceSunken,
    border: hairline,
    borderRadius: radius.panel,
    transition: `border-color ${duration.state} ${easing.out}, background ${duration.state} ${easing.out}`,
    selectors: {
      '&[data-drop="allowed"]': { borderColor: color.action, boxShadow: `inset 0 0 0 1px ${color.action}` },
      '&[data-drop="allowed"][data-over]': { background: color.actionTint },
    },
    '@media': { [below.md]: { blockSize: 'auto', minBlockSize: '360px', background: 'none', border: 0 } },
  }),
);

export const head = style(
  component({
    flex: 'none',
    paddingBlock: `${space.sm} ${space.xs}`,
    paddingInline: space.sm,
    '@media': { [below.md]: { paddingInline: 0 } },
  }),
);
export const title = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    fontSize: font.size.body,
    lineHeight: font.lineHeight.body,
    fontWeight: font.weight.medium,
  }),
);
export const count = style(component({ flex: 'none', color: color.text }));
export const summary = style(
  component({ ...caption, minBlockSize: font.lineHeight.caption, marginBlockStart: space.xxs, color: color.textMuted }),
);

export const cards = style(
  component({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: space.xs,
    paddingBlockEnd: space.xs,
    transition: `opacity ${duration.state} ${easing.out}`,
    selectors: { [`${column}[data-drop="blocked"] &`]: { opacity: 0.4 } },
    '@media': {
      [below.md]: { flex: 'none', blockSize: `max(420px, ${windowWithout('320px')})`, paddingInline: 0 },
    },
  }),
);
export const list = style(component({ position: 'relative', display: 'grid', gap: space.xs, listStyle: 'none' }));

const glow = keyframes({ from: { backgroundColor: color.highlight } });
export const card = style(
  component({
    position: 'relative',
    minInlineSize: 0,
    background: color.surface,
    border: hairline,
    borderRadius: radius.control,
    selectors: {
      [`${list}[data-virtual] > &`]: { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
      '&:hover': { borderColor: color.borderStrong },
      '&[data-current]': { borderColor: color.action, background: color.selection },
      '&[data-moving]': { opacity: 0.7 },
      '&[data-highlighted]': { animation: `${glow} ${duration.highlight} ${easing.out}` },
    },
  }),
);
export const face = style(
  component({
    display: 'block',
    inlineSize: '100%',
    padding: space.sm,
    borderRadius: radius.control,
    textAlign: 'start',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      [`${board}[data-dragging] &`]: { cursor: 'grabbing' },
    },
  }),
);
export const menu = style(
  component({
    position: 'absolute',
    insetBlockStart: space.xxs,
    insetInlineEnd: space.xxs,
    '@media': {
      '(hover: hover)': {
        opacity: 0,
        selectors: { [`${card}:is(:hover, :focus-within) > &`]: { opacity: 1 } },
      },
    },
  }),
);

export const ghost = style(
  component({
    position: 'fixed',
    insetBlockStart: 0,
    // The pointer's place is counted from the same corner in both directions.
    direction: 'ltr',
    insetInlineStart: 0,
    zIndex: vars.z.overlay,
    padding: space.sm,
    background: color.surfaceRaised,
    border: `1px solid ${color.action}`,
    borderRadius: radius.control,
    boxShadow: vars.shadow.overlay,
    pointerEvents: 'none',
    visibility: 'hidden',
    cursor: 'grabbing',
  }),
);

export const empty = style(
  component({ ...caption, paddingBlock: space.md, textAlign: 'center', color: color.textMuted }),
);

export const reason = style(
  component({
    ...caption,
    position: 'absolute',
    insetInline: space.xs,
    insetBlockStart: '72px',
    padding: space.sm,
    background: color.surfaceRaised,
    border: hairline,
    borderRadius: radius.control,
    color: color.text,
    textAlign: 'center',
    pointerEvents: 'none',
  }),
);

export const skeletons = style(component({ display: 'grid', gap: space.xs }));
export const skeleton = style(
  component({
    display: 'grid',
    gap: space.xs,
    padding: space.sm,
    background: color.surface,
    border: hairline,
    borderRadius: radius.control,
  }),
);
