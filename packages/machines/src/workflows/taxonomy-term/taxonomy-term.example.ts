import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { TermInput } from './taxonomy-term.input.ts';

/** A term of which nobody has said yet which other one it belongs to. */
export const example: TermInput = { named: 'none', offered: initiallyOffered };
