import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClamdConfig } from './config.ts';

/** What clamd says of a content: nothing was found, or what it calls it. */
export type Finding = { found: string | null };

const framed = async function* (content: AsyncIterable<Buffer>) {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
};

/** Has clamd look at a content (its command INSTREAM, clamd(8)); throws where it can't be asked, doesn't answer in time, or says that it can't tell. */
export async function scan(clamd: ClamdConfig, content: Readable, milliseconds: number): Promise<Finding> {
  const signal = AbortSignal.timeout(milliseconds);
  const socket = connect(clamd);
  const answered = readAll(socket);
  answered.catch(() => {});
  try {
    await once(socket, 'connect', { signal });
    await pipeline(Readable.from(framed(content)), socket, { signal, end: false }).catch((error: Error) => {
      if (signal.aborted) throw error;
    });
    return findingIn(await within(answered, signal));
  } finally {
    content.destroy();
    socket.destroy();
  }
}

async function readAll(socket: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of socket) chunks.push(chunk);
  } catch (error) {
    // It answers before the end where the content is too long for it, and resets the connection.
    if (chunks.length === 0) throw error;
  }
  return Buffer.concat(chunks).toString();
}

function within<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
}

function findingIn(answer: string): Finding {
  const [line = ''] = answer.split('\0');
  if (line === 'stream: OK') return { found: null };
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (found) return { found };
  throw new Error(`The virus scanner can't tell: ${line || 'it hung up'}`);
}
