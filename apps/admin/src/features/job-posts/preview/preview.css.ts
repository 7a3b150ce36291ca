import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const wide = '(min-width: 640px)';

export const post = style(
  screen({
    display: 'grid',
    gap: space.lg,
    padding: space.md,
    '@container': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
        gridTemplateAreas: '"head head" "texts facts"',
        padding: space.lg,
      },
    },
  }),
);

const at = (gridArea: string) => ({ '@container': { [wide]: { gridArea } } });

export const head = style(screen({ display: 'grid', gap: space.xs, justifyItems: 'start', ...at('head') }));
export const facts = style(screen({ display: 'grid', gap: space.md, alignContent: 'start', ...at('facts') }));
export const factList = style(screen({ display: 'grid', gap: space.sm, margin: 0 }));
export const factName = style(screen({ color: color.textMuted, fontSize: vars.font.size.small }));
export const factValue = style(screen({ margin: 0, overflowWrap: 'anywhere' }));
export const texts = style(screen({ display: 'grid', gap: space.lg, alignContent: 'start', ...at('texts') }));
export const questions = style(screen({ display: 'grid', gap: space.xs, margin: 0, paddingInlineStart: space.md }));
