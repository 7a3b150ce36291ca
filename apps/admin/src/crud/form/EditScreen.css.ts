import { screen } from '@diwan/ui/theme/layered';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** Keeps the place of fields that are about to be drawn. */
export const coming = style(screen({ gridColumn: '1 / -1', blockSize: 240 }));

/** The sections of a form, below what is said of the whole of it. */
export const fields = style(screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }));
