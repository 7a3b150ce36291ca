import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { oneLine } from '../theme/rules/cut-lines.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const bar = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }));

export const chip = style(
  component({
    display: 'inline-flex',
    alignItems: 'stretch',
    maxInlineSize: '100%',
    minBlockSize: vars.control.height,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    selectors: { '&[data-active]': { borderColor: color.action, background: color.actionTint } },
  }),
);

const part = {
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outlineOffset: '-1px',
} as const;

export const trigger = style(
  component({
    ...part,
    gap: space.xxs,
    minInlineSize: 0,
    paddingInline: space.sm,
    color: color.textMuted,
    selectors: {
      '&[data-hovered], &[aria-expanded="true"]': { background: color.hover, color: color.text },
      '[data-active] > &': { paddingInlineEnd: space.xxs, color: color.text },
      '[data-active] > &[data-hovered]': { background: 'none' },
    },
  }),
);
export const name = style(component({ flex: 'none', selectors: { '[data-active] &': { color: color.textMuted } } }));
export const summary = style(
  component({
    ...oneLine,
    maxInlineSize: 240,
    fontWeight: font.weight.medium,
  }),
);
export const remove = style(
  component({
    ...part,
    justifyContent: 'center',
    inlineSize: 28,
    color: color.textMuted,
    selectors: { '&:hover': { color: color.text } },
  }),
);
export const clearAll = style(
  component({
    ...part,
    minBlockSize: vars.control.height,
    paddingInline: space.xs,
    color: color.action,
    selectors: { '&:hover': { background: color.hover } },
  }),
);
export const popover = style(
  component({
    inlineSize: 280,
    maxInlineSize: 'calc(100dvw - 32px)',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
  }),
);
export const dialog = style(
  component({ maxBlockSize: 'min(420px, 70dvh)', overflow: 'auto', padding: space.sm, outline: 'none' }),
);
export const names = style(
  component({ maxBlockSize: 'min(420px, 70dvh)', overflow: 'auto', padding: space.xxs, outline: 'none' }),
);
export const moreName = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.control.height,
    paddingInline: space.xs,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&[data-focused], &[data-hovered]': { background: color.hover } },
  }),
);
export const panel = style(component({ display: 'flex', flexDirection: 'column', gap: space.sm }));
export const pair = style(component({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xs }));
export const pairOfDates = style(component({ display: 'grid', gap: space.xs }));
export const actions = style(component({ display: 'flex', justifyContent: 'flex-end', gap: space.xs }));
