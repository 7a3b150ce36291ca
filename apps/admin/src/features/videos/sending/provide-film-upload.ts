import { type UploadEvent, uploadMachine } from '@diwan/machines/upload/upload.machine';
import type { DetailedError, Upload } from 'tus-js-client';
import { fromCallback } from 'xstate';
import { client } from '#api/client.ts';
import { expectBody, localProblem, ProblemFailure } from '#api/expect-body.ts';

interface FilmUploadDeps {
  videoId: string;
  file: File;
  onArrived: () => void;
  onFailed: () => void;
}

const chunkBytes = 8 * 1024 * 1024;
/** Between the tries of one part; then whoever sends it decides. */
const pauses = [500, 1_000, 3_000, 5_000, 10_000];

/** Sends a film in parts: after a failure, or when the same film is chosen again within a day, it goes on where it was. */
export function provideFilmUpload({ videoId, file, onArrived, onFailed }: FilmUploadDeps) {
  return uploadMachine.provide({
    actors: {
      sendFile: fromCallback<UploadEvent, { key: string }>(({ sendBack }) => {
        let upload: Upload | undefined;
        let isStopped = false;
        const fail = (error: unknown) => {
          if (!isStopped) sendBack({ type: 'upload.broke', error });
        };
        const begin = async () => {
          const body = { name: file.name, size: file.size };
          const params = { id: videoId };
          const asked = client.videos.sendFilm({ params, body, idempotencyKey: crypto.randomUUID() });
          const [tus, { url }] = await Promise.all([import('tus-js-client'), expectBody(asked)]);
          if (isStopped) return;
          upload = new tus.Upload(file, {
            uploadUrl: url,
            chunkSize: chunkBytes,
            retryDelays: pauses,
            storeFingerprintForResuming: false,
            onProgress: (sent, all) => sendBack({ type: 'upload.progressed', sent: sent / all }),
            onSuccess: () => sendBack({ type: 'upload.arrived' }),
            onError: (error) => void failureOf(error).then(fail),
          });
          upload.start();
        };
        begin().catch(fail);
        return () => {
          isStopped = true;
          void upload?.abort();
        };
      }),
    },
    actions: { announceArrival: onArrived, announceFailure: onFailed },
  });
}

/** What the server says of a film that it doesn't take; where it says nothing, it was not reached. */
async function failureOf(error: Error | DetailedError): Promise<unknown> {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return new ProblemFailure(localProblem('offline'));
  const said = { status: answer.getStatus(), body: asJson(answer.getBody()) };
  return expectBody(Promise.resolve(said)).catch((failure: unknown) => failure);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
