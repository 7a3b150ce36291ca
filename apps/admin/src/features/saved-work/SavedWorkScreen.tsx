import { Page, Stack, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { Drafts } from './Drafts.tsx';
import { Exports } from './Exports.tsx';
import { Imports } from './Imports.tsx';
import { Operations } from './Operations.tsx';

/** What somebody began and what runs for them; each part loads alone and fails alone. */
export default function SavedWorkScreen() {
  const { t } = useTranslation(['savedWork', 'screens']);
  const crumbs = useCrumbs();
  return (
    <Page title={t('screens:savedWork')} breadcrumbs={crumbs} width="form">
      <Stack gap="lg">
        <Text tone="muted">{t('savedWork:intro')}</Text>
        <Drafts />
        <Operations />
        <Imports />
        <Exports />
      </Stack>
    </Page>
  );
}
