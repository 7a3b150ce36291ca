import { screen } from '@diwan/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const people = style(screen({ display: 'inline-flex' }));
