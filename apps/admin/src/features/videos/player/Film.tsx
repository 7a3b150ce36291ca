import type { Video } from '@diwan/api-contract/resources/videos';
import { Button, ErrorState, Skeleton } from '@diwan/ui';
import { useMemo } from 'react';
import { useQuery } from '#api/cache/use-query.ts';
import { fileQuery, useObjectUrl } from '#crud/query/use-picture.ts';
import { displayName } from '#crud/resource/display-name.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './player.css.ts';

interface FilmProps {
  video: Pick<Video, 'title' | 'captions' | 'language'> & { file: string };
  from: number;
}

/** The film of an upload with its captions, read whole and then played from a second on. */
export function Film({ video, from }: FilmProps) {
  const { t, language } = useResource();
  const { value, problem, refresh } = useQuery(fileQuery(video.file, 'whole'));
  const src = useObjectUrl(useTyped(value, 'video/webm'));
  if (problem && !value)
    return (
      <ErrorState
        title={t('videos:player.failed')}
        details={problem.requestId}
        action={<Button onPress={refresh}>{t('retry')}</Button>}
      />
    );
  return (
    <div className={styles.player}>
      <div className={styles.stage} aria-busy={src === null || undefined}>
        {src ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those that there are, each once it has come
          <video
            className={styles.film}
            src={src}
            aria-label={localizedLabel(video.title, language)}
            lang={video.language}
            controls
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus
            autoFocus
            autoPlay
            playsInline
            onLoadedMetadata={({ currentTarget }) => {
              currentTarget.currentTime = from;
            }}
          >
            {video.captions.map(({ lang, file }) => (
              <Captions key={file} lang={lang} file={file} isShown={lang === language} />
            ))}
          </video>
        ) : (
          <Skeleton shape="panel" />
        )}
      </div>
    </div>
  );
}

/** One file of captions; those of the language in use are shown at once. */
function Captions({ lang, file, isShown }: { lang: string; file: string; isShown: boolean }) {
  const { language } = useResource();
  const { value } = useQuery(fileQuery(file, 'whole'));
  const src = useObjectUrl(useTyped(value, 'text/vtt'));
  return src ? (
    <track kind="captions" srcLang={lang} label={displayName('language', lang, language)} src={src} default={isShown} />
  ) : null;
}

/** Bytes as what they are: they come as bytes of any kind. */
const useTyped = (content: Blob | null, type: string): Blob | null =>
  useMemo(() => content && new Blob([content], { type }), [content, type]);
