import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, control, font, space } = vars;
const enabled = '&:not(:disabled, [aria-disabled="true"], [data-disabled])';

export const button = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    position: 'relative',
    flexShrink: 0,
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: font.weight.medium,
    fontSize: font.size.body,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'default',
    transition: `background ${vars.duration.state} ${vars.easing.out}, border-color ${vars.duration.state} ${vars.easing.out}, color ${vars.duration.state} ${vars.easing.out}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"], &[data-disabled]': {
        color: color.textDisabled,
        background: color.surfaceSunken,
        borderColor: color.border,
      },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
  }),
  variants: {
    variant: {
      primary: component({
        selectors: {
          [enabled]: { background: color.action, color: color.actionText },
          [`${enabled}:hover`]: { background: color.actionHover },
          [`${enabled}:active`]: { background: color.actionPressed },
        },
      }),
      quiet: component({
        selectors: {
          [enabled]: { background: color.surface, color: color.text, borderColor: color.border },
          [`${enabled}:hover`]: { background: color.hover },
          [`${enabled}:is(:active, [aria-expanded="true"], [aria-pressed="true"])`]: { background: color.pressed },
        },
      }),
      plain: component({
        selectors: {
          [enabled]: { color: color.text },
          [`${enabled}:hover`]: { background: color.hover },
          [`${enabled}:is(:active, [aria-expanded="true"], [aria-pressed="true"])`]: { background: color.pressed },
          '&:disabled, &[aria-disabled="true"], &[data-disabled]': { background: 'none', borderColor: 'transparent' },
        },
      }),
      critical: component({
        selectors: {
          [enabled]: { background: color.critical.fill, color: color.critical.fillText },
          [`${enabled}:is(:hover, :active)`]: { background: color.critical.fillHover },
        },
      }),
    },
    size: {
      small: component({
        minBlockSize: control.smallHeight,
        paddingInline: space.xs,
        fontSize: font.size.small,
      }),
      medium: component({ minBlockSize: control.height, paddingInline: control.paddingInline }),
      large: component({ minBlockSize: '44px', paddingInline: space.lg, fontSize: font.size.lead }),
    },
    isFullWidth: { true: component({ inlineSize: '100%' }) },
    isSquare: { true: component({ paddingInline: 0, aspectRatio: '1' }) },
  },
  defaultVariants: { variant: 'quiet', size: 'medium' },
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const label = style(component({ display: 'contents' }));

export const pendingLabel = style(component({ display: 'inline-flex', alignItems: 'center', gap: '6px', opacity: 0 }));

export const spinner = style(
  component({
    position: 'absolute',
    inlineSize: '14px',
    blockSize: '14px',
    borderRadius: vars.radius.full,
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    animation: `${turn} ${vars.duration.turn} ${vars.easing.even} infinite`,
  }),
);
