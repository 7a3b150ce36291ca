import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { badgePadding } from '../Badge/Badge.css.ts';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

// Its own ground, so that in semi-dark its light text never stands on a light one.
const nav = style(component({ color: color.text, background: color.surface, borderRadius: vars.radius.panel }));

export const layouts = styleVariants({
  // Rather shortens its names than lies under the tools.
  horizontal: [nav, component({ minInlineSize: 0 })],
  vertical: [
    nav,
    component({ inlineSize: vars.width.menu, maxInlineSize: '100%', padding: space.xs, overflowY: 'auto' }),
  ],
  collapsed: [nav, component({ inlineSize: vars.width.menuCollapsed, padding: space.xs })],
});

const list = style(component({ display: 'flex' }));

export const lists = styleVariants({
  horizontal: [list, component({ gap: space.hair })],
  vertical: [list, component({ flexDirection: 'column', gap: space.hair })],
  collapsed: [list, component({ flexDirection: 'column', gap: space.hair })],
});

export const entry = style(component({ position: 'relative', minInlineSize: 0 }));

const row = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    inlineSize: '100%',
    minBlockSize: vars.control.height,
    paddingInline: space.xs,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    fontWeight: font.weight.regular,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'default',
    transition: `color ${vars.duration.state} ${vars.easing.out}, background ${vars.duration.state} ${vars.easing.out}`,
    ':hover': { color: color.text, background: color.hover },
    selectors: {
      '&:is([aria-current], [data-current])': { color: color.text, fontWeight: font.weight.medium },
      '&[aria-expanded="true"]': { color: color.text },
    },
  }),
);

const line = { content: '""', position: 'absolute', background: color.action, borderRadius: vars.radius.full } as const;

/** The 2 px accent line that marks where one is. */
export const rows = styleVariants({
  horizontal: [
    row,
    component({
      // Nine areas with their counts stand in one line beside the search, in either language.
      gap: space.xxs,
      paddingInline: space.xxs,
      '@media': { '(max-width: 1399.98px)': { fontSize: font.size.small, vars: { [badgePadding]: '2px' } } },
      selectors: {
        '&:is([aria-current], [data-current])::after': {
          ...line,
          insetInline: space.xxs,
          insetBlockEnd: '-8px',
          blockSize: '2px',
        },
      },
    }),
  ],
  vertical: [
    row,
    component({
      whiteSpace: 'normal',
      selectors: {
        '&[aria-current]::after': { ...line, insetBlock: '7px', insetInlineStart: '-4px', inlineSize: '2px' },
      },
    }),
  ],
  collapsed: [
    row,
    component({
      justifyContent: 'center',
      selectors: {
        '&:is([aria-current], [data-current])::after': {
          ...line,
          insetBlock: '7px',
          insetInlineStart: '-4px',
          inlineSize: '2px',
        },
      },
    }),
  ],
});

export const name = style(component({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));
export const icon = style(
  component({
    flex: 'none',
    display: 'flex',
    // In a row the names say enough, and stand in one line.
    selectors: { [`${rows.horizontal} > &`]: { display: 'none' } },
  }),
);

export const chevron = style(
  component({
    flex: 'none',
    inlineSize: '14px',
    color: color.textMuted,
    // Where the row shares its line with name and tools, every bit of it goes to the names.
    '@media': { '(max-width: 1599.98px)': { selectors: { [`${rows.horizontal} > &`]: { display: 'none' } } } },
    transition: `rotate ${vars.duration.state} ${vars.easing.out}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  }),
);

export const subList = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.hair,
    paddingInlineStart: '28px',
    paddingBlock: `${space.hair} ${space.xs}`,
  }),
);

const flyout = style(
  component({
    position: 'absolute',
    zIndex: vars.z.nav,
    minInlineSize: '220px',
    padding: space.xxs,
    background: color.surfaceRaised,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.overlay,
    animation: `${appear} ${vars.duration.overlay} ${vars.easing.out}`,
    // Bridges the gap, so that the pointer doesn't leave on its way from the name to the panel.
    '::before': { content: '""', position: 'absolute', inset: '-10px', zIndex: -1 },
  }),
);

export const flyouts = styleVariants({
  below: [flyout, component({ insetBlockStart: 'calc(100% + 10px)', insetInlineStart: 0 })],
  belowAtEnd: [flyout, component({ insetBlockStart: 'calc(100% + 10px)', insetInlineEnd: 0 })],
  beside: [flyout, component({ insetInlineStart: 'calc(100% + 10px)', insetBlockStart: 0 })],
});

export const flyoutTitle = style(
  component({
    paddingBlock: space.xxs,
    paddingInline: space.xs,
    fontSize: font.size.caption,
    lineHeight: font.lineHeight.caption,
    fontWeight: font.weight.medium,
    color: color.textMuted,
  }),
);

export const foot = style(
  component({ marginBlockStart: space.xs, paddingBlockStart: space.xs, borderBlockStart: `1px solid ${color.border}` }),
);
