import { type FileLimits, fileKindOf, limitsBy, mostDocumentBytes } from '@diwan/api-contract/values/file';
import { fileKinds } from '@diwan/api-contract/values/file-kinds';
import { announce } from '@diwan/ui';
import { createActor } from '#actors/create-actor.ts';
import { createStore } from '#actors/store.ts';
import { messages } from '#messages/messages.ts';
import { settings } from '#session/preferences/settings.ts';
import { provideUpload } from '../feedback/upload/upload.implementations.ts';
import type { Upload } from '../feedback/upload/upload.ts';

/** What a record takes where the settings take no less. */
const anyFile: FileLimits = { accepts: fileKinds, mostBytes: mostDocumentBytes };

const none: readonly Upload[] = [];
const byRecord = createStore<ReadonlyMap<string, readonly Upload[]>>(new Map());

function change(record: string, uploads: readonly Upload[]): void {
  const next = new Map(byRecord.read());
  if (uploads.length > 0) next.set(record, uploads);
  else next.delete(record);
  byRecord.set(next);
}

const isSending = () => [...byRecord.read().values()].flat().some(({ actor }) => actor.getSnapshot().hasTag('busy'));
const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  if (isSending()) event.preventDefault();
};

/** Files on their way to records; they go on while somebody looks at another tab or screen. */
export const uploads = {
  of: (record: string): readonly Upload[] => byRecord.read().get(record) ?? none,

  subscribe: byRecord.subscribe,

  /** Sends files to a record; `record` names it and whoever sends, so that nobody sees another's files. */
  start(record: string, { path, id }: { path: string; id: string }, files: readonly File[]): void {
    window.addEventListener('beforeunload', askBeforeLeaving);
    for (const file of files) {
      const say = (key: 'added' | 'failedOf', urgency: 'polite' | 'assertive') =>
        announce(messages.t(`files:${key}` as never, { name: file.name }) as string, urgency);
      const machine = provideUpload({
        file,
        to: 'files',
        query: { resource: path, record: id, name: file.name },
        onArrived: () => say('added', 'polite'),
        onFailed: () => say('failedOf', 'assertive'),
      });
      const { name, size } = file;
      const limits = limitsBy(settings.read(), anyFile, fileKindOf(name));
      const upload: Upload = { id: crypto.randomUUID(), name, limits, actor: createActor(machine) };
      upload.actor.subscribe({
        complete: () =>
          change(
            record,
            uploads.of(record).filter((one) => one !== upload),
          ),
      });
      change(record, [...uploads.of(record), upload]);
      upload.actor.start();
      upload.actor.send({ type: 'upload.chosen', file: { name, size, limits } });
    }
  },
};
