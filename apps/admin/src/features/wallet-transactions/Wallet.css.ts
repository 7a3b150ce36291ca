import { screen } from '@diwan/ui/theme/layered';
import { style } from '@vanilla-extract/css';

export const picker = style(screen({ maxInlineSize: '24rem' }));
