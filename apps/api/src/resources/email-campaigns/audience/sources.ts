import type { AudienceEntity } from '@diwan/api-contract/values/records/campaign';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { employersTable as employers } from '#resources/employers/table.ts';
import { providersTable as providers } from '#resources/providers/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';

/** How the people of a list are written to. */
interface Source {
  table: PgTable;
  /** Of their rows in the recipients of a campaign. */
  column: 'seeker_id' | 'employer_id' | 'provider_id';
  email: SQL;
  /** In both languages, as JSON. */
  name: SQL;
  /** The one in which they want to be written to; both where nobody has said. */
  language: SQL;
  isInactive: SQL;
  isRefused: SQL;
  /** Companies are written to about their account; a person only who has agreed to it. */
  hasConsent: SQL;
  /** Who of them lets us note what they open and follow. */
  letsMeasure: SQL;
}

export const sources: Record<AudienceEntity, Source> = {
  seekers: {
    table: seekers,
    column: 'seeker_id',
    email: sql`${seekers.email}`,
    name: sql`jsonb_strip_nulls(jsonb_build_object('ar', ${seekers.nameAr}, 'en', ${seekers.nameEn}))`,
    language: sql`'both'`,
    isInactive: sql`${seekers.state} in ('deactivated', 'anonymised', 'merged')`,
    isRefused: sql`${seekers.emailRefusedAt} is not null`,
    hasConsent: sql`(${seekers.consents} ->> 'marketing')::boolean`,
    letsMeasure: sql`(${seekers.consents} ->> 'measuring')::boolean`,
  },
  employers: {
    table: employers,
    column: 'employer_id',
    email: sql`coalesce((select contact ->> 'email' from jsonb_array_elements(${employers.contacts}) as contact where (contact ->> 'isPrimary')::boolean limit 1), ${employers.email})`,
    name: sql`${employers.name}`,
    language: sql`'both'`,
    isInactive: sql`${employers.state} in ('rejected', 'closed')`,
    isRefused: sql`${employers.emailRefusedAt} is not null`,
    hasConsent: sql`true`,
    letsMeasure: sql`false`,
  },
  providers: {
    table: providers,
    column: 'provider_id',
    email: sql`${providers.email}`,
    name: sql`${providers.tradeName}`,
    language: sql`case when ${providers.writesIn} in ('ar', 'en') then ${providers.writesIn} else 'both' end`,
    isInactive: sql`${providers.state} in ('rejected', 'closed')`,
    isRefused: sql`${providers.emailRefusedAt} is not null`,
    hasConsent: sql`true`,
    letsMeasure: sql`false`,
  },
};
