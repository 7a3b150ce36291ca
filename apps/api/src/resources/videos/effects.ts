import { offeredReasons } from '@diwan/api-contract/settings/reasons';
import { reasonsIn } from '@diwan/api-contract/settings/register';
import type { videoMachine } from '@diwan/machines/workflows/video/video.machine';
import type { ContentJudgement, ReportedContent, VideoInput } from '@diwan/machines/workflows/video/video.workflow';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { readSettings } from '#settings/read-settings.ts';
import { decided, reportedOnce, withoutReports } from '../contributors/moderated.ts';
import { videosTable as table } from './table.ts';

type Video = Row<typeof table>;

/** What the workflow of a video names, carried out. */
export const videoEffects: EffectHandlers<typeof table, typeof videoMachine> = {
  storeFilm: ({ durationSec: known }: Video, { durationSec }: { durationSec: number | null }) => ({
    transcode: 'ready',
    durationSec: durationSec ?? known,
    filmUpload: null,
  }),
  storeFailure: () => ({ transcode: 'failed', filmUpload: null }),
  storeExpectation: () => ({ transcode: 'queued' }),
  storeDecision: (_: Video, judgement: ContentJudgement, writer: Writer) => decided(judgement, writer),
  // Whoever comes back stands where they stood.
  storePublication: ({ publishedAt }: Video, __: unknown, { now }: Writer) => ({ publishedAt: publishedAt ?? now }),
  storeFeatured: (_: Video, { isFeatured }: { isFeatured: boolean }) => ({ isFeatured }),
  storeReport: ({ reports }: Video, report: ReportedContent, writer: Writer) => reportedOnce(reports, report, writer),
  clearReports: withoutReports,
};

/** What the workflow's rules look at, for several videos at once. */
export const videoInput = computed(
  table,
  ['categoryId', 'isFree', 'price', 'transcode', 'isFeatured', 'reportCount', 'publishedAt'],
  async (rows, { tx, now }): Promise<VideoInput[]> => {
    const offered = offeredReasons(reasonsIn(await readSettings(tx, now)));
    return rows.map(({ categoryId, isFree, price, transcode, isFeatured, reportCount, publishedAt }) => ({
      offered,
      hasCategory: categoryId !== null,
      isPriceMissing: !isFree && !price,
      transcode,
      isFeatured,
      reportCount,
      wasPublished: publishedAt !== null,
    }));
  },
);
