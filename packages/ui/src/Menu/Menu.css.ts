import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

export const menu = style(
  component({
    padding: space.xxs,
    minInlineSize: '180px',
    maxInlineSize: '340px',
    maxBlockSize: 'inherit',
    overflow: 'auto',
    outline: 'none',
  }),
);

export const section = style(
  component({
    selectors: {
      '& + &': {
        borderBlockStart: `1px solid ${color.border}`,
        marginBlockStart: space.xxs,
        paddingBlockStart: space.xxs,
      },
    },
  }),
);

export const sectionTitle = style(
  component({
    paddingBlock: space.xxs,
    paddingInline: space.xs,
    fontSize: font.size.caption,
    lineHeight: font.lineHeight.caption,
    fontWeight: font.weight.medium,
    color: color.textMuted,
  }),
);

const item = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xs,
    minBlockSize: vars.control.height,
    paddingBlock: '5px',
    paddingInline: space.xs,
    borderRadius: vars.radius.control,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-focused]': { background: color.hover },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[data-pressed]': { background: color.pressed },
      '&[data-blocked]': { color: color.textMuted },
    },
  }),
);

export const items = styleVariants({
  neutral: [item],
  critical: [item, component({ color: color.critical.text })],
});

export const icon = style(
  component({ flex: 'none', display: 'flex', blockSize: font.lineHeight.body, alignItems: 'center' }),
);
export const words = style(component({ flex: 1, minInlineSize: 0, display: 'grid' }));
export const description = style(
  component({ fontSize: font.size.caption, lineHeight: font.lineHeight.caption, color: color.textMuted }),
);
