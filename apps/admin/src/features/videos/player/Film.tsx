import type { Video } from '@diwan/api-contract/resources/videos';
import { ErrorState, RetryButton, Skeleton } from '@diwan/ui';
import { useMemo, useRef, useState } from 'react';
import { useQuery } from '#api/cache/use-query.ts';
import { fileQuery, useObjectUrl } from '#crud/query/use-picture.ts';
import { displayName } from '#crud/resource/display-name.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { filmLinkQuery } from './film-link.ts';
import * as styles from './player.css.ts';

interface FilmProps {
  video: Pick<Video, 'title' | 'captions' | 'language'> & { file: string };
  from: number;
}

/** The film of an upload with its captions, played from a second on while it comes. */
export function Film({ video, from }: FilmProps) {
  const { t, language } = useResource();
  const { value: link, problem, refresh } = useQuery(filmLinkQuery(video.file));
  const [hasFailed, setHasFailed] = useState(false);
  const position = useRef(from);
  if (hasFailed || (problem && !link)) {
    const playAgain = () => {
      setHasFailed(false);
      refresh();
    };
    return (
      <ErrorState
        title={t('videos:player.failed')}
        details={problem?.requestId}
        action={<RetryButton onPress={playAgain} />}
      />
    );
  }
  return (
    <div className={styles.player}>
      <div className={styles.stage} aria-busy={link === null || undefined}>
        {link ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those that there are, each once it has come
          <video
            className={styles.film}
            src={link.url}
            aria-label={localizedLabel(video.title, language)}
            lang={video.language}
            controls
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus
            autoFocus
            autoPlay
            playsInline
            onLoadedMetadata={({ currentTarget }) => {
              currentTarget.currentTime = position.current;
            }}
            onTimeUpdate={({ currentTarget }) => {
              position.current = currentTarget.currentTime;
            }}
            onError={() => setHasFailed(true)}
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
