import { style } from '@vanilla-extract/css';
import { component } from '../theme/layered.ts';
import { unseen } from '../theme/rules/unseen.ts';

export const visuallyHidden = style(component({ ...unseen, margin: '-1px' }));
