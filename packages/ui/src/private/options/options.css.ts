import { style } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const popover = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'var(--trigger-width)',
    // React Aria keeps it 12 px from the window's edges; a wider one could be scrolled to, and scrolling closes it.
    maxInlineSize: 'calc(100dvw - 24px)',
    overflow: 'hidden',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
  }),
);

// Its height stands here because React Aria sets that of the popover, to what the window holds.
export const list = style(
  component({ maxBlockSize: 'min(320px, 60dvh)', overflow: 'auto', padding: space.xxs, outline: 'none' }),
);

export const option = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.control.height,
    paddingInline: space.xs,
    paddingBlock: space.hair,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused], &[data-hovered]': { background: color.hover },
      '&[data-selected]': { fontWeight: vars.font.weight.medium },
      '&[data-disabled]': { color: color.textDisabled },
    },
  }),
);

export const optionText = style(component({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' }));
export const optionNote = style(
  component({
    fontSize: vars.font.size.caption,
    lineHeight: vars.font.lineHeight.caption,
    fontWeight: vars.font.weight.regular,
    color: color.textMuted,
  }),
);
export const tick = style(component({ flex: 'none', color: color.action }));
export const message = style(component({ padding: space.xs, color: color.textMuted }));

export const opener = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    marginInlineEnd: `calc(-1 * ${space.xxs})`,
    borderRadius: vars.radius.small,
    color: color.textMuted,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.hover, color: color.text } },
  }),
);
