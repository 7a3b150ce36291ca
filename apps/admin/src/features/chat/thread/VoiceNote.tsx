import type { VoiceNote as Note } from '@diwan/api-contract/endpoints/chat/chat';
import { withheldFor } from '@diwan/api-contract/values/file';
import type { SoundKind } from '@diwan/api-contract/values/recording-kinds';
import { Button, Text } from '@diwan/ui';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';
import * as styles from './Thread.css.ts';

const typeOf: Record<SoundKind, string> = { ogg: 'audio/ogg', weba: 'audio/webm', m4a: 'audio/mp4', mp3: 'audio/mpeg' };
const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What a user has said: fetched once somebody wants to hear it, and played here. */
export function VoiceNote({ note: { id, kind, scan, seconds } }: { note: Note }) {
  const { t } = useTranslation('chat');
  const [state, setState] = useState<'asked' | 'loading' | 'failed'>('asked');
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);
  const withheld = withheldFor(scan);
  if (withheld) return <Text tone="muted">{t(`voice.${withheld}`)}</Text>;
  async function play() {
    setState('loading');
    try {
      const content = await expectFile(client.files.download({ params: { id }, timeout: 120_000 }));
      setSource(URL.createObjectURL(new Blob([content], { type: typeOf[kind] })));
    } catch {
      setState('failed');
    }
  }
  if (source)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what a user says
      <audio
        className={styles.voice}
        controls
        autoPlay
        dir="ltr"
        src={source}
        aria-label={t('voice.title')}
        onError={() => {
          setSource(null);
          setState('failed');
        }}
      />
    );
  return (
    <>
      <Button size="small" icon={<Play />} isPending={state === 'loading'} onPress={() => void play()}>
        {t('voice.play')}
        {seconds === null ? null : <bdi className={styles.length}>{lengthOf(seconds)}</bdi>}
      </Button>
      <div role="alert">
        {state === 'failed' ? (
          <Text size="small" tone="critical">
            {t('voice.failed')}
          </Text>
        ) : null}
      </div>
    </>
  );
}
