import { Page, Stack, Text } from '@diwan/ui';
import { useGo } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { ReferenceInput } from '../fields/reference/reference.input.tsx';
import { useResource } from '../resource/resource-context.ts';
import { editPath, recordPath } from '../resource/resource-paths.ts';

/** Stands where an address lacks the record that it is about. */
export function RecordPicker({ screen }: { screen: 'view' | 'edit' }) {
  const { resource, t } = useResource();
  const go = useGo();
  const crumbs = useCrumbs();
  return (
    <Page title={t('picker.title')} breadcrumbs={crumbs} width="reading">
      <Stack gap="md">
        <Text tone="muted">{t('picker.text')}</Text>
        <ReferenceInput
          field={{ kind: 'reference', to: resource.key }}
          path="record"
          label={t('picker.label')}
          value={null}
          onChange={(id) => id && go((screen === 'edit' ? editPath : recordPath)(resource.key, id))}
          errorAt={() => undefined}
          isRequired
          isDisabled={false}
        />
      </Stack>
    </Page>
  );
}
