import { Button, Dialog, Heading, Stack, Text, toasts } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { recorder } from '#actors/inspection.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { runningVersion } from '#navigation/guard/deployment.ts';

/** Says what a report contains, and saves it. */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('report');
  const save = () => {
    saveFile(reportOf(recorder.take(runningVersion())));
    toasts.show({ tone: 'positive', title: t('saved') });
    onClose();
  };
  return (
    <Dialog
      title={t('title')}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={save}>
          {t('save')}
        </Button>
      }
    >
      <Stack>
        <Text>{t('text')}</Text>
        {(['contains', 'withheld'] as const).map((part) => (
          <Stack key={part} gap="xxs">
            <Heading level={3}>{t(`${part}.title`)}</Heading>
            <Text tone="muted">{t(`${part}.text`)}</Text>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

function reportOf(recording: ReturnType<typeof recorder.take>) {
  const content = new Blob([JSON.stringify(recording, null, 1)], { type: 'application/json' });
  return { content, name: `diwan-${recording.savedAt.slice(0, 19).replaceAll(':', '-')}.json` };
}
