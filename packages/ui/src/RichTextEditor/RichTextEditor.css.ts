import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const frame = style(
  component({
    minInlineSize: 0,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    transition: `border-color ${vars.duration.state} ${vars.easing.out}`,
    selectors: {
      '&:hover:not([data-disabled], [data-readonly])': { borderColor: color.textMuted },
      '&:has(> [role="textbox"]:focus-visible)': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-1px',
        borderColor: color.focus,
      },
      '&[data-invalid]': { borderColor: color.critical.dot },
      '&[data-disabled], &[data-readonly]': { background: color.surfaceSunken, borderColor: color.border },
      '&[data-disabled]': { color: color.textDisabled },
    },
  }),
);

export const toolbar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.hair,
    padding: space.xxs,
    borderBlockEnd: `1px solid ${color.border}`,
  }),
);

export const separator = style(
  component({
    alignSelf: 'stretch',
    marginBlock: space.xxs,
    marginInline: space.xxs,
    borderInlineStart: `1px solid ${color.border}`,
  }),
);

export const text = style(
  component({
    minBlockSize: '6lh',
    maxBlockSize: '24lh',
    overflow: 'auto',
    paddingBlock: space.xs,
    paddingInline: space.sm,
    outline: 'none',
    overflowWrap: 'anywhere',
  }),
);
