import type { promoCodeUserMachine } from '@diwan/machines/workflows/promo-code-user/promo-code-user.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody } from '#crud/notices.ts';
import type { promoCodeUsersTable } from './table.ts';

const everyday = nobody('It happens all day long; the code counts it.');

/** Whom each event of a use tells what. */
export const promoCodeUserNotices: Notices<
  Row<typeof promoCodeUsersTable>,
  EventTypeOf<typeof promoCodeUserMachine>
> = {
  'promoCodeUser.redeem': everyday,
  'promoCodeUser.release': everyday,
  'promoCodeUser.refund': everyday,
};
