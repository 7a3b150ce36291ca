import { type SQL, sql } from 'drizzle-orm';
import { searchClause } from '#crud/lists/where.ts';
import { promoCodesTable as codes } from './table.ts';

/** Codes whose partner has these words in its name, however they are spelled. */
export const hasPartner = (name: string): SQL => searchClause(codes.partnerKey, { q: name }) ?? sql`true`;
