/** One command from a fresh clone to a running product: installs what is missing, builds what is stale, starts the server. */
import { join } from 'node:path';
import { buildScreensIfNeeded } from './build/build-screens.mjs';
import { installIfNeeded } from './install.mjs';
import { runNode } from './run-node.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old. Install Node 20.19 or newer from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

process.chdir(join(import.meta.dirname, '..'));
try {
  installIfNeeded();
  if (process.env.STATIC_DIR === undefined) buildScreensIfNeeded();
} catch (error) {
  console.error(`The start was given up: ${error.message}`);
  process.exit(1);
}
runNode(['apps/api/src/main.ts']);
