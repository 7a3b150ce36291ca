import http from 'node:http';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  latencies: number[];
}

export interface Target {
  base: string;
  paths: readonly string[];
  headers?: Record<string, string>;
}

/** So many callers, each asking again as soon as it has its answer, for so long; an answer other than 200 is an error. */
export async function load({ base, paths, headers }: Target, callers: number, seconds: number): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers });
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let turn = 0;
  const caller = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      turn += 1;
      await ask(new URL(paths[turn % paths.length]!, base), { agent, headers });
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  agent.destroy();
  return { requestsPerSecond: (latencies.length / (performance.now() - began)) * 1000, latencies };
}

function ask(url: URL, options: http.RequestOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, options, (response) => {
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url.pathname} answered ${response.statusCode}`)),
      );
      response.resume();
    });
    request.on('error', reject);
  });
}
