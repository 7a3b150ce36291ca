import type { PromoCodeUserInput } from './promo-code-user.input.ts';

/** A use that is held, of a code that has more of them. */
export const example: PromoCodeUserInput = { isCodeUsedUp: false };
