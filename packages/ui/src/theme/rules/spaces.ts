import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../vars.css.ts';

export type Space = keyof typeof vars.space;

/** One recipe variant for each step of the space scale. */
export function eachSpace(rule: (value: string) => StyleRule): Record<Space, StyleRule> {
  const entries = Object.entries(vars.space).map(([name, value]) => [name, rule(value)]);
  return Object.fromEntries(entries) as Record<Space, StyleRule>;
}
