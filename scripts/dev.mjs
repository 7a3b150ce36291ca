/** For developers: the server restarts and the screens reload on every change, both at one address. */
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { runNode } from './run-node.mjs';

process.chdir(join(import.meta.dirname, '..'));
installIfNeeded();

const port = process.env.PORT ?? '8080';
const screensPort = process.env.SCREENS_PORT ?? '5173';
const children = [];
const stopAll = (code) => {
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(code), 1000);
};

children.push(
  runNode(['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    env: { PORT: port, STATIC_DIR: 'none', PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${screensPort}` },
    onExit: stopAll,
  }),
  runNode(['node_modules/vite/bin/vite.js', 'apps/admin', '--port', screensPort, '--strictPort'], {
    env: { API_URL: `http://localhost:${port}` },
    onExit: stopAll,
  }),
);
