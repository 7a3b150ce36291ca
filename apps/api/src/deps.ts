import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/** What the API is made from; a test gives its own. */
export interface AppDeps {
  config: Config;
  database: Database;
  clock: () => Date;
  log?: FastifyBaseLogger;
}
