import type { filesRouter } from '@diwan/api-contract/endpoints/files';
import type { ClientInferRequest } from '@ts-rest/core';
import { credentials } from './client.ts';
import { connectivity } from './connectivity.ts';
import { contractPaths } from './contract-paths.ts';
import { localProblem, ProblemFailure } from './expect-body.ts';

export interface FileOnItsWay {
  file: Blob;
  query: Readonly<Record<keyof ClientInferRequest<typeof filesRouter.upload>['query'], string>>;
  idempotencyKey: string;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}
interface Answer {
  status: number;
  body: unknown;
}

const timeout = 120_000;
const { method, path } = contractPaths.files!.upload!;

/** Sends a file and says how far it is, which `fetch` can't; renews a lapsed session once, as every call does. */
export async function uploadFile(given: FileOnItsWay): Promise<Answer> {
  const token = credentials.token();
  const answer = await sendOnce(given, token);
  if (answer.status !== 401 || !(await credentials.renew(token))) return answer;
  return sendOnce(given, credentials.token());
}

function sendOnce({ file, query, idempotencyKey, onProgress, signal }: FileOnItsWay, token: string | null) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: 'offline' | 'timeout') => {
      connectivity.note(false);
      reject(new ProblemFailure(localProblem(code)));
    };
    request.open(method, `${path}?${new URLSearchParams(query)}`);
    request.timeout = timeout;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      connectivity.note(![502, 503, 504].includes(request.status));
      resolve({ status: request.status, body: parsed(request.responseText) });
    };
    request.onerror = () => fail('offline');
    request.ontimeout = () => fail('timeout');
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
