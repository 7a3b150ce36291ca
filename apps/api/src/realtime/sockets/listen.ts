import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

export interface Listening {
  port: number;
  close(): void;
}

/** Listens where it is told to; at `localhost` on each loopback address, because browsers try either first. */
export async function listen(http: Server, port: number, host: string): Promise<Listening> {
  const [first, ...others] = host === 'localhost' ? await lookup(host, { all: true }) : [{ address: host }];
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, first!.address, resolve);
  });
  const taken = (http.address() as AddressInfo).port;
  const doors = others.map(({ address }) =>
    createServer((socket) => http.emit('connection', socket))
      // An address that this machine does not have is no loss: nobody comes from there.
      .on('error', () => {})
      .listen(taken, address),
  );
  return {
    port: taken,
    close() {
      for (const server of [http, ...doors]) server.close();
    },
  };
}
