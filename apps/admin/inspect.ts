/** Shows the machines of the running app in XState's public inspector: starts its relay on a free port and says what to open. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInspectorServer } from '@statelyai/inspect/server';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const port = Number(process.env.INSPECT_PORT) || (await freePort());
const screens = `http://localhost:${process.env.SCREENS_PORT ?? '5173'}`;
createInspectorServer({ port, autoOpen: false });
console.warn(`The inspector:  http://localhost:${port}  (its page comes from stately.ai; what it is told is redacted)
The app:        ${screens}/?inspect=ws://localhost:${port}  (npm run dev)
Ctrl+C ends it.`);
