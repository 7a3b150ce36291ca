import type { mailRouter } from '@diwan/api-contract/demo/mail';
import type { todoRouter } from '@diwan/api-contract/demo/todo';
import { createClient } from '../api/client.ts';
import type { Calls } from '../api/client-types.ts';
import { demoPaths } from './demo-paths.ts';

interface DemoClient {
  todo: Calls<typeof todoRouter>;
  mail: Calls<typeof mailRouter>;
}

/** The typed client of the demo's contract: it carries no token, and its failures say nothing about the product's connection. */
export const demoClient = createClient<DemoClient>(
  { token: () => null, renew: async () => false, noteOutcome: () => {} },
  demoPaths,
);
