import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { AnyResources } from './crud/definition.ts';
import type { Database } from './db/database.ts';
import type { Keys } from './keys/load-keys.ts';
import type { FileStore } from './storage/store.ts';

/** What the API is made from; a test gives its own. */
export interface AppDeps {
  config: Config;
  database: Database;
  keys: Keys;
  store: FileStore;
  clock: () => Date;
  resources: AnyResources;
  log?: FastifyBaseLogger;
}
