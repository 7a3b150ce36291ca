import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, font, space } = vars;

export const group = style(
  component({
    display: 'inline-flex',
    // As wide as its segments, also where what stands beside it is stretched.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: space.hair,
    gap: space.hair,
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
    boxShadow: `inset 0 0 0 1px ${color.border}`,
    '@media': { '(forced-colors: active)': { outline: '1px solid ButtonBorder', outlineOffset: '-1px' } },
  }),
);

export const segment = style(
  component({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xxs,
    minInlineSize: 24,
    minBlockSize: `max(24px, calc(${control.height} - 4px))`,
    paddingInline: space.xs,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: 'none',
    color: color.textMuted,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    lineHeight: font.lineHeight.small,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'default',
    userSelect: 'none',
    outlineOffset: '-2px',
    transition: `background-color ${vars.duration.state} ${vars.easing.out}, color ${vars.duration.state} ${vars.easing.out}`,
    selectors: {
      '&:hover:not([data-disabled])': { color: color.text, background: color.hover },
      '&:is([data-selected], [aria-current]):not([data-disabled])': {
        background: color.surface,
        borderColor: color.borderStrong,
        color: color.text,
      },
      '&[data-disabled]': { color: color.textDisabled },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:is([data-selected], [aria-current]):not([data-disabled])': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);
