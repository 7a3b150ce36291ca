import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

// Where a browser lets the list of a native select be drawn, it is; elsewhere its own list opens.
export const select = style(
  component({
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    paddingInlineEnd: space.xs,
    selectors: { '&[data-placeholder]': { color: color.textMuted }, '&:disabled': { cursor: 'default' } },
    '@supports': {
      '(appearance: base-select)': {
        appearance: 'base-select' as 'auto',
        display: 'flex',
        alignItems: 'center',
        // As high as other controls, and higher where the chosen words need two lines.
        paddingBlock: 0,
      },
    },
  }),
);

function part(selector: string, rule: Parameters<typeof component>[0]) {
  globalStyle(`${select}${selector}`, component(rule));
}

part('::picker-icon', {
  content: '""',
  inlineSize: 8,
  blockSize: 5,
  marginInline: `auto ${space.xxs}`,
  background: color.textMuted,
  clipPath: 'polygon(0 12%, 12% 0, 50% 68%, 88% 0, 100% 12%, 50% 100%)',
});
part('::picker(select)', {
  appearance: 'base-select' as 'auto',
  marginBlock: space.xxs,
  padding: space.xxs,
  maxBlockSize: 'min(320px, 60dvh)',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.panel,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.font.size.body,
});
part(' option', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: vars.control.height,
  paddingInline: space.xs,
  borderRadius: vars.radius.small,
});
part(' option:is(:hover, :focus-visible)', { background: color.hover, outline: 'none' });
part(' option:checked', { fontWeight: vars.font.weight.medium });
part(' option[value=""]', { color: color.textMuted });
part(' option:disabled', { color: color.textDisabled });
part(' option::checkmark', { order: 1, color: color.action });
