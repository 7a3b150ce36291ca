import { type UploadEvent, uploadMachine } from '@diwan/machines/upload/upload.machine';
import { fromCallback } from 'xstate';
import { expectBody } from '#api/expect-body.ts';
import { uploadFile } from '#api/upload.ts';

interface UploadDeps {
  file: File;
  path: string;
  id: string;
  onArrived: () => void;
  onFailed: () => void;
}

/** Sends one file to a record, and tells the machine how it goes. */
export function provideUpload({ file, path, id, onArrived, onFailed }: UploadDeps) {
  return uploadMachine.provide({
    actors: {
      sendFile: fromCallback<UploadEvent, { key: string }>(({ input, sendBack }) => {
        const stop = new AbortController();
        const answer = uploadFile({
          file,
          query: { resource: path, record: id, name: file.name },
          idempotencyKey: input.key,
          onProgress: (sent) => sendBack({ type: 'upload.progressed', sent }),
          signal: stop.signal,
        });
        expectBody(answer).then(
          () => sendBack({ type: 'upload.arrived' }),
          (error: unknown) => {
            if (!stop.signal.aborted) sendBack({ type: 'upload.broke', error });
          },
        );
        return () => stop.abort();
      }),
    },
    actions: { announceArrival: onArrived, announceFailure: onFailed },
  });
}
