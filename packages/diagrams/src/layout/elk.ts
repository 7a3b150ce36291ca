import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { startWorker } from './start-worker.ts';

interface Answer {
  id: number;
  data?: ElkNode;
  error?: { message?: string };
}

/** What of a worker is needed; elkjs has one that runs in the page, for where there are no workers. */
interface Engine {
  postMessage: (message: unknown) => void;
  onmessage: ((answer: { data: Answer }) => void) | null;
  onerror?: (() => void) | null;
}

interface Waiting {
  resolve: (graph: ElkNode) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let engine: Promise<Engine> | undefined;
let requests = 0;

/** Lays a graph out, beside the page where there are workers and in it where there are none. */
export async function arrange(graph: ElkNode): Promise<ElkNode> {
  engine ??= start();
  const started = await engine.catch((error) => {
    engine = undefined;
    throw error;
  });
  requests += 1;
  const id = requests;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    started.postMessage({ id, cmd: 'layout', graph, layoutOptions: {}, options: {} });
  });
}

async function start(): Promise<Engine> {
  const started = typeof Worker === 'undefined' ? await inPage() : await besidePage();
  started.onmessage = ({ data }) => receive(data);
  started.onerror = giveUp;
  started.postMessage({ id: 0, cmd: 'register', algorithms: ['layered'] });
  return started;
}

async function besidePage(): Promise<Engine> {
  const { default: url } = await import('elkjs/lib/elk-worker.min.js?url');
  return startWorker(url) as unknown as Engine;
}

async function inPage(): Promise<Engine> {
  const { Worker: Engine } = await import('elkjs/lib/elk-worker.min.js');
  return new Engine();
}

/** The worker's file could not be fetched: whoever waits is told, and the next one tries again. */
function giveUp(): void {
  engine = undefined;
  for (const { reject } of waiting.values()) reject(new Error('The layout engine could not be started.'));
  waiting.clear();
}

function receive({ id, data, error }: Answer): void {
  const { resolve, reject } = waiting.get(id) ?? {};
  waiting.delete(id);
  if (data) resolve?.(data);
  else reject?.(new Error(error?.message ?? 'The diagram could not be laid out.'));
}
