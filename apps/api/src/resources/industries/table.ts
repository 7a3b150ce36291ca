import { pgTable, text } from 'drizzle-orm/pg-core';
import { termColumns } from '../taxonomy/table.ts';

export const industriesTable = pgTable('industries', { ...termColumns(), isicSection: text('isic_section') });
