import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A process that is asked to fail in the given ways, one after another, says that it is still there and ends when nothing is left to do. */
function fail(...expressions: string[]): Promise<{ exitCode: number | null; said: string }> {
  const text = `
    import { installLastResort } from ${JSON.stringify(join(import.meta.dirname, 'last-resort.ts'))};
    installLastResort((code) => (process.exitCode = code), (...said) => console.log(...said.map(String)));
    for (const fail of [${expressions.map((expression) => `() => { ${expression} }`).join(', ')}]) setImmediate(fail);
    setImmediate(() => setImmediate(() => console.log('still there')));
  `;
  const node = join(import.meta.dirname, '../../../node_modules/.bin/node');
  const child = spawn(node, ['--input-type=module', '--eval', text], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  return new Promise((resolve) => child.on('close', (exitCode) => resolve({ exitCode, said })));
}

test('a lost connection that nobody waited for is said, and the process goes on', async () => {
  const { exitCode, said } = await fail(
    "throw Object.assign(new Error('reset'), { code: 'ECONNRESET' })",
    "Promise.reject(Object.assign(new Error('cut'), { code: '57P01' }))",
    "throw new Error('Connection terminated unexpectedly')",
  );
  expect(said.match(/A connection was lost/g)).toHaveLength(3);
  expect(said).toContain('still there');
  expect(exitCode).toBe(0);
});

test.each(["throw new TypeError('not a function')", "Promise.reject(new Error('nobody listens'))"])(
  'after an error that nobody foresaw (%s) the process ends in order, and says that it failed',
  async (expression) => {
    const { exitCode, said } = await fail(expression);
    expect(said).toContain('the server ends, to be started anew');
    expect(said).toContain('still there');
    expect(exitCode).toBe(1);
  },
);
