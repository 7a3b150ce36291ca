import type { Offer, OfferTerms } from '@diwan/api-contract/resources/offer';
import type { Row, Writer } from '#crud/definition.ts';
import type { applicationsTable } from '#resources/applications/table.ts';

type Application = Row<typeof applicationsTable>;
type Change = Partial<Pick<Application, 'offers' | 'offerDueAt'>>;

/** A new version; what nobody has answered yet is replaced by it. */
export function storeOffer({ offers }: Application, terms: OfferTerms, { actor, now }: Writer): Change {
  const isOpen = ({ state }: Offer) => state === 'draft' || state === 'sent';
  const before = offers.map((one) => (isOpen(one) ? { ...one, state: 'replaced' as const, stateChangedAt: now } : one));
  const { id, name } = actor;
  const version = offers.length + 1;
  const next = { ...terms, version, state: 'draft' as const, by: { id, name }, at: now, stateChangedAt: now };
  return { offers: [...before, next], offerDueAt: terms.expiresAt };
}

/** What became of the latest version. */
export function markOffer({ offers }: Application, { state }: Pick<Offer, 'state'>, { now }: Writer): Change {
  const latest = offers.at(-1);
  return latest ? { offers: offers.with(-1, { ...latest, state, stateChangedAt: now }) } : {};
}
