import type { PromoBatch, PromoBatchEvent } from '@diwan/api-contract/resources/promo-batches';

/** What the rules about a batch look at. */
export type PromoBatchInput = Pick<PromoBatch, 'quantity' | 'generatedCount'>;

export type AnyPromoBatchEvent = PromoBatchEvent | { type: 'promoBatch.finish' };
export type PromoBatchRefusal = 'codesMissing';
