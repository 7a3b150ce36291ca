import type { SeekerMerge } from '@diwan/machines/workflows/seeker/seeker.workflow';
import type { Row } from '#crud/definition.ts';
import type { seekersTable } from '../table.ts';

type Seeker = Row<typeof seekersTable>;

/** What no form writes: what was verified goes with what it is known of, and of consents the stricter holds. */
export function takenOver(kept: Seeker, merged: Seeker, { taken }: SeekerMerge): Partial<Seeker> {
  const of = (field: 'email' | 'mobile' | 'nationalId') => (taken.includes(field) ? merged : kept);
  const { emailVerifiedAt, emailRefusedAt } = of('email');
  return {
    emailVerifiedAt,
    emailRefusedAt,
    mobileVerifiedAt: of('mobile').mobileVerifiedAt,
    verifiedIdAt: of('nationalId').verifiedIdAt,
    consents: stricter(kept.consents, merged.consents),
    cvAskedAt: later(kept.cvAskedAt, merged.cvAskedAt),
    lastLoginAt: later(kept.lastLoginAt, merged.lastLoginAt),
  };
}

const later = (one: string | null, other: string | null) => ((one ?? '') < (other ?? '') ? other : one);

function stricter(one: Seeker['consents'], other: Seeker['consents']): Seeker['consents'] {
  const both = {
    marketing: one.marketing && other.marketing,
    sms: one.sms && other.sms,
    measuring: one.measuring && other.measuring,
    whatsapp: one.whatsapp && other.whatsapp,
  };
  return { ...both, at: Object.values(both).some(Boolean) ? later(one.at, other.at) : null };
}
