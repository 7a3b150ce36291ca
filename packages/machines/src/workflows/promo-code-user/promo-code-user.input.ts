/** What the rules about the use of a code look at. */
export interface PromoCodeUserInput {
  /** Whether the code has no use left. */
  isCodeUsedUp: boolean;
}

export type AnyPromoCodeUserEvent =
  | { type: 'promoCodeUser.redeem' }
  | { type: 'promoCodeUser.release' }
  | { type: 'promoCodeUser.refund' };

export type PromoCodeUserRefusal = 'codeUsedUp';
