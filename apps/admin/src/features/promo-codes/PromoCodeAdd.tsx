import type { PromoCode } from '@diwan/api-contract/resources/promo-codes';
import { AddLikeAnother } from '#crud/form/AddLikeAnother.tsx';
import { Choice } from './Choice.tsx';
import { termsOf } from './terms/terms-of.ts';

/** A new code, perhaps with the terms of another one. */
export const PromoCodeAdd = () => (
  <AddLikeAnother draftOf={(code) => termsOf(code as unknown as PromoCode)} above={<Choice current="promoCodes" />} />
);
