import { Banner, Button, ChipList, Stack, Text } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';
import * as styles from './ChangesToMake.css.ts';

interface ChangesToMakeProps {
  record: object;
  /** Leads to a field; without it the fields are only named. */
  onShow?: (field: string) => void;
}

/** What whoever reviewed a record asked to change; nothing where nobody did. */
export function ChangesToMake({ record, onShow }: ChangesToMakeProps) {
  const context = useResource();
  const { resource, t } = context;
  const request = resource.changeRequestOf?.(record, context);
  if (!request) return null;
  const fields = request.fields.map((id) => ({ id, text: t(`fields.${id}`) }));
  return (
    <Banner tone="attention" title={t('changeRequest.title', { reason: request.reason })}>
      <Stack gap="xs">
        {request.note ? <Text dir="auto">{request.note}</Text> : null}
        {fields.length > 0 && !onShow ? <ChipList items={fields} /> : null}
        {fields.length > 0 && onShow ? (
          <ul aria-label={t('changeRequest.fields')} className={styles.fields}>
            {fields.map(({ id, text }) => (
              <li key={id}>
                <Button size="small" variant="plain" onPress={() => onShow(id)}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </Banner>
  );
}
