import type { PromoBatchInput } from './promo-batch.input.ts';

/** A batch for a partner, of which a part is there. */
export const example: PromoBatchInput = { quantity: 500, generatedCount: 200 };
