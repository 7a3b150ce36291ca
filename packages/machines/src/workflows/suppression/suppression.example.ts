import type { SuppressionInput } from './suppression.input.ts';

/** Nothing of it decides. */
export const example: SuppressionInput = {};
