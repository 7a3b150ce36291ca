import { style } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { vars } from '#theme/vars.css.ts';

export const field = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minInlineSize: 0,
    inlineSize: '100%',
  }),
);

export const label = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.xs,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text,
  }),
);

export const legend = style([label, component({ marginBlockEnd: vars.space.xxs })]);

export const mark = style(
  component({
    fontSize: vars.font.size.caption,
    lineHeight: vars.font.lineHeight.caption,
    fontWeight: vars.font.weight.regular,
    color: vars.color.textMuted,
  }),
);

const small = { fontSize: vars.font.size.small, lineHeight: vars.font.lineHeight.small };

export const description = style(component({ ...small, color: vars.color.textMuted }));

export const error = style(
  component({
    ...small,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xxs,
    color: vars.color.critical.text,
  }),
);

export const errorIcon = style(component({ flex: 'none', marginBlockStart: vars.space.hair }));

// A code or figure written left to right still stands where the page's lines begin.
const codeInArabicPage = { '[dir="rtl"] &[dir="ltr"]:not([lang])': { textAlign: 'end' } } as const;

export const control = style(
  component({
    inlineSize: '100%',
    minBlockSize: vars.control.height,
    paddingInline: vars.space.sm,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.font.size.body,
    lineHeight: vars.font.lineHeight.body,
    transition: `border-color ${vars.duration.state} ${vars.easing.out}, background-color ${vars.duration.state} ${vars.easing.out}`,
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    selectors: {
      ...codeInArabicPage,
      '&:hover:not(:disabled):not([readonly])': { borderColor: vars.color.textMuted },
      '&:focus-visible, &[data-focus-visible], &:has(> input:focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
        borderColor: vars.color.focus,
      },
      '&[readonly], &:has(> input[readonly])': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
      },
      '&[aria-invalid="true"], &[data-invalid], &:has(> input[aria-invalid="true"])': {
        borderColor: vars.color.critical.dot,
      },
      '&:disabled, &[data-disabled], &:has(> input:disabled)': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
      },
    },
  }),
);

export const controlGroup = style([
  control,
  component({ display: 'flex', alignItems: 'center', gap: vars.space.xs, overflow: 'clip' }),
]);

export const bareInput = style(
  component({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: `calc(${vars.control.height} - 2px)`,
    outline: 'none',
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    selectors: { ...codeInArabicPage, '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
);

export const figures = style(component({ fontVariantNumeric: 'tabular-nums' }));

export const adornment = style(
  component({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums', userSelect: 'none' }),
);
