import { type UploadEvent, uploadMachine } from '@diwan/machines/upload/upload.machine';
import { fromCallback } from 'xstate';
import { expectBody } from '#api/expect-body.ts';
import { type Arrived, type Destination, type UploadQuery, uploadFile } from '#api/upload.ts';

interface UploadDeps<To extends Destination> {
  file: File;
  to: To;
  query: UploadQuery<To>;
  /** Is given what the server says of it. */
  onArrived: (arrived: Arrived<To>) => void;
  onFailed: () => void;
}

/** Sends one file, and tells the machine how it goes. */
export function provideUpload<To extends Destination>({ file, to, query, onArrived, onFailed }: UploadDeps<To>) {
  let arrived: Arrived<To> | undefined;
  return uploadMachine.provide({
    actors: {
      sendFile: fromCallback<UploadEvent, { key: string }>(({ input, sendBack }) => {
        const stop = new AbortController();
        const answer = uploadFile({
          to,
          query,
          file,
          idempotencyKey: input.key,
          onProgress: (sent) => sendBack({ type: 'upload.progressed', sent }),
          signal: stop.signal,
        });
        expectBody(answer).then(
          (body) => {
            arrived = body;
            sendBack({ type: 'upload.arrived' });
          },
          (error: unknown) => {
            if (!stop.signal.aborted) sendBack({ type: 'upload.broke', error });
          },
        );
        return () => stop.abort();
      }),
    },
    actions: { announceArrival: () => arrived && onArrived(arrived), announceFailure: onFailed },
  });
}
