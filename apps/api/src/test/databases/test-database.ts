import { inject } from 'vitest';
import type {} from '../global-setup.ts';
import { createDatabase } from './database-server.ts';

/** A migrated, empty database of a test's own, as its owner and as the role that serves, and how to be rid of it. */
export const createTestDatabase = () => createDatabase(inject('testServer'));
