import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Where Node keeps what it has compiled: a start from the sources takes two thirds of the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node') };

/** Runs a program on the Node that the lockfile brings; signals go to it, and its end is ours. */
export function runNode(args, { env = {}, onExit = (code) => process.exit(code) } = {}) {
  const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: { ...compileCache, ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Node could not be started from node_modules (${error.message}). Delete node_modules and try again.`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => onExit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  return child;
}
