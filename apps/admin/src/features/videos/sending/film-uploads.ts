import { mostFilmBytes } from '@diwan/api-contract/values/file';
import { filmKinds } from '@diwan/api-contract/values/recording-kinds';
import { createActor } from '#actors/create-actor.ts';
import { createStore } from '#actors/store.ts';
import { cache } from '#api/cache/cache.ts';
import type { Upload } from '#crud/feedback/upload/upload.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { provideFilmUpload } from './provide-film-upload.ts';

const byVideo = createStore<ReadonlyMap<string, Upload>>(new Map());
const limits = { accepts: filmKinds, mostBytes: mostFilmBytes };

function change(videoId: string, upload: Upload | null): void {
  const next = new Map(byVideo.read());
  if (upload) next.set(videoId, upload);
  else next.delete(videoId);
  byVideo.set(next);
}

const isBusy = (upload: Upload | null) => upload?.actor.getSnapshot().hasTag('busy') ?? false;
const isAnySending = () => [...byVideo.read().values()].some(isBusy);
const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  if (isAnySending()) event.preventDefault();
};

/** Films on their way to their videos; they go on while somebody looks at another screen. */
export const filmUploads = {
  of: (videoId: string): Upload | null => byVideo.read().get(videoId) ?? null,

  isSending: (videoId: string): boolean => isBusy(filmUploads.of(videoId)),

  subscribe: byVideo.subscribe,

  /** In place of one that was refused or broke off. */
  start(videoId: string, file: File): void {
    filmUploads.of(videoId)?.actor.send({ type: 'upload.cancelled' });
    window.addEventListener('beforeunload', askBeforeLeaving);
    const recount = () => cache.invalidate(resourceQueries('videos').view(videoId).key);
    const machine = provideFilmUpload({ videoId, file, onArrived: recount, onFailed: recount });
    const { name, size } = file;
    const upload: Upload = { id: crypto.randomUUID(), name, limits, actor: createActor(machine) };
    upload.actor.subscribe({ next: () => change(videoId, upload), complete: () => change(videoId, null) });
    change(videoId, upload);
    upload.actor.start();
    upload.actor.send({ type: 'upload.chosen', file: { name, size, limits } });
  },
};
