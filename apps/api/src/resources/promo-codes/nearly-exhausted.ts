import { nearlyExhaustedFrom } from '@diwan/api-contract/values/records/promo';
import { and, gte, notInArray } from 'drizzle-orm';
import { promoCodesTable as codes } from './table.ts';

/** Codes that have few uses left, of those that can still be used. */
export const nearlyExhausted = and(
  gte(codes.usedShare, nearlyExhaustedFrom),
  notInArray(codes.state, ['exhausted', 'expired', 'disabled']),
)!;
