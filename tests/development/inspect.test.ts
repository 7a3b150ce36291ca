import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

test('DEV-04 `npm run inspect` names the page of the public inspector and the app’s address, and passes on what the app tells', async () => {
  const relay = spawn(process.execPath, ['inspect.ts'], { cwd: join(import.meta.dirname, '../../apps/admin') });
  onTestFinished(() => void relay.kill());
  const said: string[] = [];
  for await (const line of createInterface(relay.stderr)) {
    said.push(line);
    if (line.startsWith('Ctrl+C')) break;
  }
  const page = /http:\S+/.exec(said[0] ?? '')?.[0] ?? '';
  const socket = /inspect=(ws:\S+)/.exec(said[1] ?? '')?.[1] ?? '';
  expect(await (await fetch(page)).text()).toContain('stately.ai/inspect');

  const [app, viewer] = [new WebSocket(socket), new WebSocket(socket)];
  onTestFinished(() => [app, viewer].forEach((one) => one.close()));
  await Promise.all([once(app, 'open'), once(viewer, 'open')]);
  const told = once(viewer, 'message') as Promise<[MessageEvent]>;
  app.send('{"type":"@xstate.event"}');
  expect((await told)[0].data).toBe('{"type":"@xstate.event"}');
});
