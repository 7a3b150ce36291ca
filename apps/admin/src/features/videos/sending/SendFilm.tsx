import type { Video } from '@diwan/api-contract/resources/videos';
import { endingsOf, mostFilmBytes } from '@diwan/api-contract/values/file';
import { filmKinds } from '@diwan/api-contract/values/recording-kinds';
import { FileField } from '@diwan/ui';
import { useSyncExternalStore } from 'react';
import { inMegabytes } from '#crud/feedback/upload/file-size.ts';
import { UploadProgress } from '#crud/feedback/upload/UploadProgress.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { useSession } from '#session/session-context.tsx';
import { filmUploads } from './film-uploads.ts';

/** What is known of a film that has not come yet, and the way for staff to send it on behalf of whoever has added the video. */
export default function SendFilm({ video: { id, transcode } }: { video: Pick<Video, 'id' | 'transcode'> }) {
  const { t, format } = useResource();
  const { can } = useSession();
  const upload = useSyncExternalStore(filmUploads.subscribe, () => filmUploads.of(id));
  const isSending = useSyncExternalStore(filmUploads.subscribe, () => filmUploads.isSending(id));
  const most = format.number(inMegabytes(mostFilmBytes));
  return (
    <FileField
      label={t(transcode === 'failed' ? 'videos:sending.failed' : 'videos:sending.waiting')}
      description={t('videos:sending.help', { most })}
      buttonLabel={t('videos:sending.choose')}
      accept={endingsOf(filmKinds)}
      isDisabled={!can('content.edit') || isSending}
      onChoose={([file]) => file && filmUploads.start(id, file)}
    >
      {upload ? <UploadProgress upload={upload} /> : null}
    </FileField>
  );
}
