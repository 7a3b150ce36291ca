import { Button, Dialog, Stack, Text } from '@diwan/ui';
import { refusalText } from '../resource/refusal-text.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRow } from '../resource/resource-types.ts';

interface KeptDialogProps {
  record: AnyRow;
  /** Asks for the event that stands in for a deletion. */
  onInstead: (event: string) => void;
  onClose: () => void;
}

/** Says of a record that is kept for good why nobody deletes it, and what is done instead. */
export function KeptDialog({ record, onInstead, onClose }: KeptDialogProps) {
  const { resource, t, language } = useResource();
  const { instead } = resource.kept!;
  const event = record.availableEvents.find(({ type }) => type === instead);
  return (
    <Dialog
      title={t('removalKept.title', { name: resource.label(record, language) })}
      isOpen
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isDisabled={!event?.isAvailable} onPress={() => onInstead(instead)}>
            {t('removalKept.action')}
          </Button>
        </>
      }
    >
      <Stack gap="xs">
        <Text>{t('removalKept.text')}</Text>
        {event && !event.isAvailable ? <Text tone="muted">{refusalText(event.reason, t)}</Text> : null}
      </Stack>
    </Dialog>
  );
}
