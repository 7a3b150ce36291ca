import type { Video } from '@diwan/api-contract/resources/videos';
import { Bidi, Button, Inline, Link, Text } from '@diwan/ui';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import { usePicture } from '#crud/query/use-picture.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { clockOf } from './clock.ts';
import { Film } from './Film.tsx';
import * as styles from './player.css.ts';
import { watchAddress } from './watch-address.ts';

type Watched = Pick<Video, 'title' | 'source' | 'url' | 'file' | 'captions' | 'thumbnail' | 'language'>;

interface PlayerProps {
  video: Watched;
  /** The second at which it begins. */
  at?: number | null;
}

/** A video where it is kept: played here once somebody wants it, or a way to where it is watched; no script of anybody else is loaded. */
export function Player({ video, at = 0 }: PlayerProps) {
  const { t } = useResource();
  const { source, url } = video;
  const from = at ?? 0;
  if (source === 'upload') return <OwnFilm key={from} video={video} from={from} />;
  return (
    <Inline gap="xs">
      <Link href={watchAddress(source, url!, from)} target="_blank" rel="noreferrer">
        {t('videos:player.watchAt', { place: t(`videos:choices.videoSource.${source}`) })}
      </Link>
      {from > 0 ? (
        <Text as="span" tone="muted">
          {t('videos:player.position', { time: clockOf(from) })}
        </Text>
      ) : null}
      <Text as="div" size="small" tone="muted">
        <Inline gap="xs" align="center">
          <ExternalLink size={14} aria-hidden />
          {t('videos:player.opensElsewhere')}
        </Inline>
      </Text>
    </Inline>
  );
}

function OwnFilm({ video, from }: { video: Watched; from: number }) {
  const { t } = useResource();
  const [isWanted, setIsWanted] = useState(false);
  const { src } = usePicture(video.file === null ? null : video.thumbnail, 'whole');
  if (video.file === null) return <Text tone="muted">{t('videos:player.noFilm')}</Text>;
  if (isWanted) return <Film video={{ ...video, file: video.file }} from={from} />;
  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        {src ? <img className={styles.poster} src={src} alt="" /> : null}
        <span className={styles.start}>
          <Button variant="primary" icon={<Play />} onPress={() => setIsWanted(true)}>
            {from > 0 ? (
              <span>
                {t('videos:player.playAt', { time: '' }).trim()} <Bidi>{clockOf(from)}</Bidi>
              </span>
            ) : (
              t('videos:player.play')
            )}
          </Button>
        </span>
      </div>
    </div>
  );
}
