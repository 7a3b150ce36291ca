import { cameraMachine } from '@diwan/machines/check-in/camera.machine';
import { Button, Stack, Text } from '@diwan/ui';
import { Camera as CameraIcon } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromCallback, fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import * as styles from './Door.css.ts';
import { canReadCodes, watchCamera } from './read-codes.ts';

/** Reads tickets by the camera where the browser can; where it can't, it says so. */
export function Camera({ onSeen }: { onSeen: (text: string) => void }) {
  const { t } = useTranslation('eventRegistrations');
  const video = useId();
  const machine = useMemo(
    () =>
      cameraMachine.provide({
        actors: {
          canRead: fromPromise(canReadCodes),
          watch: fromCallback(({ sendBack }) => watchCamera(video, sendBack)),
        },
        actions: { announceSeen: (_, { text }) => onSeen(text) },
      }),
    [onSeen, video],
  );
  const [snapshot, send] = useMachine(machine);
  if (snapshot.matches('unable'))
    return (
      <Text tone="muted" size="small">
        {t('checkIn.camera.unable')}
      </Text>
    );
  const isWatching = snapshot.hasTag('watching');
  return (
    <Stack gap="sm">
      <video
        id={video}
        className={styles.video}
        hidden={!isWatching}
        muted
        playsInline
        aria-label={t('checkIn.camera.picture')}
      />
      {snapshot.matches('refused') ? <Text tone="critical">{t('checkIn.camera.refused')}</Text> : null}
      <Button
        size="large"
        isFullWidth
        icon={<CameraIcon />}
        isPending={snapshot.hasTag('busy')}
        onPress={() => send({ type: isWatching ? 'camera.stop' : 'camera.start' })}
      >
        {t(isWatching ? 'checkIn.camera.stop' : 'checkIn.camera.start')}
      </Button>
    </Stack>
  );
}
