import { dayIn } from '../rules.ts';
import type { AnyInvoiceEvent, InvoiceInput } from './invoice.input.ts';

interface Args {
  context: InvoiceInput;
  event: AnyInvoiceEvent;
}

const isStandard = ({ context }: Args) => context.subtype === '01';
const isAboutAnother = ({ context }: Args) => context.type === '381' || context.type === '383';
const amountOf = ({ event }: Args) => ('amount' in event ? event.amount : 0);
const leftOf = ({ context }: Args) => context.gross - context.credited;

/** BR-KSA-08, BR-KSA-39. */
export const isSellerIncomplete = ({ context }: Args) => !context.isSellerComplete;
export const hasNoLines = ({ context }: Args) => context.linesCount === 0;
/** BR-KSA-15. */
export const isSupplyDateMissing = (args: Args) => isStandard(args) && args.context.supplyDate === null;
/** BR-KSA-14, BR-KSA-81. */
export const isBuyerNumberMissing = (args: Args) => isStandard(args) && !args.context.hasBuyerNumber;
/** BR-KSA-10. */
export const isBuyerAddressMissing = (args: Args) => isStandard(args) && !args.context.hasBuyerAddress;
/** BR-KSA-56. */
export const isOriginalMissing = (args: Args) => isAboutAnother(args) && !args.context.hasOriginal;
/** BR-KSA-17. */
export const isNoteUnexplained = (args: Args) => isAboutAnother(args) && !args.context.hasReason;
/** It was paid before, or charges nothing. */
export const isSettled = ({ context }: Args) => context.isSettled;

/** What takes back is not taken back itself. */
export const isCreditNote = ({ context }: Args) => context.type === '381';
export const isNothingLeft = (args: Args) => leftOf(args) <= 0;
export const isAboveRemaining = (args: Args) => amountOf(args) > leftOf(args);
export const isTakenBackWhole = (args: Args) => amountOf(args) >= leftOf(args);
/** What is taken back is at least what is still owed. */
export const isDueTakenBack = (args: Args) => amountOf(args) >= args.context.due;

export const isAboveDue = (args: Args) => amountOf(args) > args.context.due;
export const isPaidWhole = (args: Args) => amountOf(args) >= args.context.due;
export const isPaidAhead = ({ context, event }: Args) => 'paidOn' in event && event.paidOn > dayIn(context.now);
export const isDuePast = ({ context }: Args) =>
  context.due > 0 && context.dueDate !== null && context.dueDate < dayIn(context.now);

export const hasNoRecipient = ({ context }: Args) => !context.hasRecipient;
export const isAddressRefused = ({ context }: Args) => context.isAddressRefused;
