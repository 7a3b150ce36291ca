import { inject } from 'vitest';
import type {} from '../global-setup.ts';
import { createDatabase, type Filling } from './database-server.ts';

/** A migrated database of a test's own, empty unless something fills it, as its owner and as the role that serves, and how to be rid of it. */
export const createTestDatabase = (filling?: Filling) => createDatabase(inject('testServer'), filling);
