import { endOfDay, isAfter } from '../rules.ts';
import type { AnyProductEvent, ProductInput } from './product.input.ts';

interface Args {
  context: ProductInput;
  event: AnyProductEvent;
}

export const isProviderNotActive = ({ context }: Args) => context.providerState !== 'active';
export const isImageMissing = ({ context }: Args) => context.imagesCount === 0;
export const hasNoChanges = ({ context }: Args) => !context.hasPendingChanges;
export const hasOpenOrders = ({ context }: Args) => context.hasOpenOrders;
export const isNotFeatured = ({ context }: Args) => !context.isFeatured;
/** Nothing is named that should become another. */
export const isNothingChanged = ({ event }: Args) =>
  event.type === 'product.proposeChanges' &&
  [event.title, event.price, event.deliveryDays].every((value) => value === undefined);
/** The last day that is asked for is over. */
export const isUntilPast = ({ context, event }: Args) =>
  'until' in event && !isAfter(endOfDay(event.until), context.now);

/** Where a product goes back to that leaves the archive. */
export const wasDraft = ({ context }: Args) => context.archivedFrom === 'draft';
export const wasPendingReview = ({ context }: Args) => context.archivedFrom === 'pending_review';
export const wasPublished = ({ context }: Args) => context.archivedFrom === 'published';
export const wasPaused = ({ context }: Args) => context.archivedFrom === 'paused';
/** It would be sold again, and its provider may not sell. */
export const wasPublishedByInactive = (args: Args) => wasPublished(args) && isProviderNotActive(args);
