import type { Contract } from '@diwan/api-contract';
import type { PlatformVideo } from '@diwan/api-contract/endpoints/platform/videos';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Author, Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectSigned } from '#http/requests/signature.ts';
import { whoIs } from '#resources/contributors/contributors.ts';
import { once } from '#resources/parties/once.ts';
import { expectParty } from '#resources/parties/parties.ts';
import { addVideo, summaryOf } from '#resources/videos/adding/add-video.ts';
import { openFilmUpload } from '#resources/videos/adding/film-upload.ts';
import { videosTable as videos } from '#resources/videos/table.ts';

type Handlers = Pick<RouterImplementation<Contract['platform']>, 'addVideo' | 'sendFilm'>;

/** Takes in the videos that users add, each message once, and says where their films are sent to. */
export function videoHandlers(
  deps: AppDeps,
  writerOf: (tx: Tx, request: FastifyRequest, actor: Author) => Writer,
): Handlers {
  const { config, clock, store } = deps;
  const reachable = (video: PlatformVideo): PlatformVideo => ({
    ...video,
    upload: video.upload && { ...video.upload, url: `${config.publicUrl}${video.upload.url}` },
  });
  return {
    async addVideo({ body, request }) {
      expectSigned(request, config.signing.platform, clock());
      const { messageId, ...video } = body;
      const added = await once(deps, { sender: 'videos', messageId }, async (tx) => {
        const writer = writerOf(tx, request, await expectParty(video.by, tx));
        return reachable(await addVideo(video, store.uploads, writer));
      });
      return { status: 201, body: added };
    },

    async sendFilm({ params: { id }, body, request }) {
      expectSigned(request, config.signing.platform, clock());
      const { messageId, by, film } = body;
      const answer = await once(deps, { sender: 'videos', messageId }, async (tx) => {
        const writer = writerOf(tx, request, await expectParty(by, tx));
        const [video] = await tx.select().from(videos).where(eq(videos.id, id));
        if (!video) throw problemOf('notFound');
        const { uploaderSeekerId: seeker, uploaderEmployerId: employer, uploaderProviderId: provider } = video;
        if (whoIs({ seeker, employer, provider }).id !== by.id)
          throw problemOf('forbidden', { reason: 'notPermitted' });
        const upload = await openFilmUpload(id, film, store.uploads, writer);
        return reachable({ ...(await summaryOf(id, { tx })), upload });
      });
      return { status: 200, body: answer };
    },
  };
}
