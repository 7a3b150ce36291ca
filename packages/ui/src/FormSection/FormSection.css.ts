import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const plain = style(
  component({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: space.md }),
);

export const section = style([
  plain,
  component({
    // Of a long form a key paints what is in sight.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 480px',
    padding: space.lg,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.surface,
    '@media': { '(max-width: 767px)': { padding: space.md } },
  }),
]);
export const title = style(
  component({
    fontSize: font.size.lead,
    lineHeight: font.lineHeight.lead,
    fontWeight: font.weight.strong,
    outlineOffset: space.xxs,
  }),
);
export const description = style(
  component({ maxInlineSize: vars.width.reading, color: color.textMuted, marginBlockStart: space.xxs }),
);
export const fields = style(
  component({
    display: 'grid',
    gap: `${space.md} ${space.md}`,
    alignItems: 'start',
    '@container': { '(min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

// Long texts take the whole row.
globalStyle(`${fields} > :has(> textarea)`, component({ gridColumn: '1 / -1' }));
