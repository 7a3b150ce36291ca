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

const isSending = () => [...byVideo.read().values()].some(({ actor }) => actor.getSnapshot().hasTag('busy'));
const askBeforeLeaving = (event: BeforeUnloadEvent) => {
  if (isSending()) event.preventDefault();
};

/** Films on their way to their videos; they go on while somebody looks at another screen. */
export const filmUploads = {
  of: (videoId: string): Upload | null => byVideo.read().get(videoId) ?? null,

  subscribe: byVideo.subscribe,

  start(videoId: string, file: File): void {
    window.addEventListener('beforeunload', askBeforeLeaving);
    const recount = () => cache.invalidate(resourceQueries('videos').view(videoId).key);
    const machine = provideFilmUpload({ videoId, file, onArrived: recount, onFailed: recount });
    const { name, size } = file;
    const upload: Upload = { id: crypto.randomUUID(), name, limits, actor: createActor(machine) };
    upload.actor.subscribe({ complete: () => change(videoId, null) });
    change(videoId, upload);
    upload.actor.start();
    upload.actor.send({ type: 'upload.chosen', file: { name, size, limits } });
  },
};
