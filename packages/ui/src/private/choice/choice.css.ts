import { style } from '@vanilla-extract/css';
import { component } from '#theme/layered.ts';
import { vars } from '#theme/vars.css.ts';

const quickly = `${vars.duration.state} ${vars.easing.out}`;
const state = `background-color ${quickly}, border-color ${quickly}`;
const forcedColors = {
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
} as const;

// The element is the 24 px target; what is seen is drawn inside it.
const target = {
  flex: 'none',
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' }, '&:focus-visible': { outlineOffset: '-2px' } },
  ...forcedColors,
} as const;

const shape = {
  content: '""',
  gridArea: '1 / 1',
  inlineSize: 16,
  blockSize: 16,
  border: `1px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  transition: state,
} as const;

// Always there and only painted when it says something: a page of boxes ticked at once is not laid out anew.
const sign = { content: '""', gridArea: '1 / 1', aspectRatio: '1', background: 'transparent' } as const;
const shown = { background: vars.color.actionText };
const filled = { background: vars.color.action, borderColor: vars.color.action };
const shared = {
  '&:hover:not(:disabled):not(:checked):not(:indeterminate)::before': { borderColor: vars.color.textMuted },
  '&[aria-invalid="true"]::before': { borderColor: vars.color.critical.dot },
  '&:disabled::before': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
  '&:disabled:is(:checked, :indeterminate)::before': { background: vars.color.textDisabled },
};

export const box = style(
  component({
    ...target,
    '::before': { ...shape, borderRadius: vars.radius.small },
    '::after': { ...sign, inlineSize: 10, clipPath: 'polygon(14% 44%, 0 60%, 40% 100%, 100% 22%, 85% 8%, 39% 70%)' },
    selectors: {
      ...target.selectors,
      '&:checked::before, &:indeterminate::before': filled,
      '&:checked::after, &:indeterminate::after': shown,
      '&:indeterminate::after': { clipPath: 'inset(40% 0 40% 0)' },
      ...shared,
    },
  }),
);

export const dot = style(
  component({
    ...target,
    borderRadius: vars.radius.full,
    '::before': { ...shape, borderRadius: vars.radius.full },
    '::after': { ...sign, inlineSize: 6, borderRadius: vars.radius.full },
    selectors: {
      ...target.selectors,
      '&:checked::before': filled,
      '&:checked::after': shown,
      ...shared,
    },
  }),
);

export const choice = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    inlineSize: 'fit-content',
    paddingBlock: vars.space.hair,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'default' },
      '&[data-counted]': { inlineSize: '100%' },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: 44, alignItems: 'center' } },
  }),
);

export const choiceText = style(component({ display: 'flex', flexDirection: 'column' }));
/** Figures below each other end at one line. */
export const counted = style(
  component({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: vars.space.md,
    alignItems: 'baseline',
  }),
);
export const choiceCount = style(
  component({
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    lineHeight: vars.font.lineHeight.small,
    fontVariantNumeric: 'tabular-nums',
    minInlineSize: '6ch',
    textAlign: 'end',
    selectors: { '&:dir(rtl)': { textAlign: 'start' } },
  }),
);
export const choices = style(component({ display: 'flex', flexDirection: 'column' }));
export const choicesInLine = style(component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg }));
