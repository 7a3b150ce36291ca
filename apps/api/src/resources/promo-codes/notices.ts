import type { promoCodeMachine } from '@diwan/machines/workflows/promo-code/promo-code.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { author, type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { promoCodesTable } from './table.ts';

type Code = Row<typeof promoCodesTable>;

const told = noticesAbout<Code>(({ id, code }) => ({ ref: { resource: 'promoCodes', id, label: { ar: code } } }));
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');
const byTheClock = nobody('It was known beforehand, and nobody has to do anything about it.');

/** Whom each event of a code tells what. */
export const promoCodeNotices: Notices<Code, EventTypeOf<typeof promoCodeMachine>> = {
  'promoCode.pause': ownChange,
  'promoCode.resume': ownChange,
  'promoCode.disable': ownChange,
  'promoCode.extend': ownChange,
  'promoCode.start': byTheClock,
  'promoCode.expire': byTheClock,
  // A code of a batch is for one person, and meant to be used up.
  'promoCode.exhaust': [told('promoCodeExhausted', author, { isFor: ({ batchId }) => batchId === null })],
};
