import type { fieldFilesRouter } from '@diwan/api-contract/endpoints/files/field-files';
import type { filesRouter } from '@diwan/api-contract/endpoints/files/files';
import type { questionTablesRouter } from '@diwan/api-contract/examining/tables';
import type { importsRouter } from '@diwan/api-contract/importing/endpoints';
import type { ClientInferRequest, ClientInferResponses } from '@ts-rest/core';
import { credentials } from './client.ts';
import { connectivity } from './connectivity.ts';
import { contractPaths } from './contract-paths.ts';
import { localProblem, ProblemFailure } from './expect-body.ts';

/** To the documents of a record, for a field of one, as rows of records, or as questions of an exam. */
interface Routes {
  files: typeof filesRouter.upload;
  fieldFiles: typeof fieldFilesRouter.upload;
  imports: typeof importsRouter.upload;
  questionTables: typeof questionTablesRouter.upload;
}
export type Destination = keyof Routes;
export type UploadQuery<To extends Destination> = Readonly<
  Record<keyof ClientInferRequest<Routes[To]>['query'], string>
>;
type Answer<To extends Destination> = ClientInferResponses<Routes[To]>;
/** What a file that has arrived is known by. */
export type Arrived<To extends Destination> = Extract<Answer<To>, { status: 201 }>['body'];

export interface FileOnItsWay<To extends Destination> {
  to: To;
  query: UploadQuery<To>;
  file: Blob;
  idempotencyKey: string;
  /** Of the record that is changed, where one is. */
  version?: number;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

const timeout = 120_000;

/** Sends a file and says how far it is, which `fetch` can't; renews a lapsed session once, as every call does. */
export async function uploadFile<To extends Destination>(given: FileOnItsWay<To>): Promise<Answer<To>> {
  const token = credentials.token();
  const answer = await sendOnce(given, token);
  if (answer.status !== 401 || !(await credentials.renew(token))) return answer;
  return sendOnce(given, credentials.token());
}

function sendOnce<To extends Destination>(given: FileOnItsWay<To>, token: string | null) {
  const { to, file, query, idempotencyKey, version, onProgress, signal } = given;
  const { method, path } = contractPaths[to]!.upload!;
  return new Promise<Answer<To>>((resolve, reject) => {
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
    if (version !== undefined) request.setRequestHeader('if-match', `"v${version}"`);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      connectivity.note(![502, 503, 504].includes(request.status));
      resolve({ status: request.status, body: parsed(request.responseText) } as Answer<To>);
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
