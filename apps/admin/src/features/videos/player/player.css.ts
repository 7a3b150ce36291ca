import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const player = style(screen({ display: 'grid', gap: space.sm, justifyItems: 'start', maxInlineSize: '40rem' }));
export const stage = style(
  screen({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    border: `1px solid ${color.border}`,
    borderRadius: radius.panel,
  }),
);
export const film = style(screen({ inlineSize: '100%', blockSize: '100%', background: '#000000' }));
const layer = { gridArea: '1 / 1' } as const;
export const poster = style(screen({ ...layer, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
export const start = style(screen({ ...layer, zIndex: 1 }));
