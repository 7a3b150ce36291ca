import { Page, Stack } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useMatch, useSearch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { useSession } from '#session/session-context.tsx';
import { ImportOpened } from './ImportOpened.tsx';
import { importedKeys } from './imported-resources.ts';
import { MyImports } from './MyImports.tsx';
import { NewImport } from './NewImport.tsx';

/** Tables that become records: a new one, those that are under way, and each on its way from its file to what became of it. */
export default function ImportsScreen() {
  const { t } = useTranslation('screens');
  const { can } = useSession();
  const crumbs = useCrumbs();
  const id = useMatch()?.params.id;
  const asked = new URLSearchParams(useSearch()).get('resource');
  if (id) return <ImportOpened key={id} id={id} />;
  return (
    <Page title={t('imports')} breadcrumbs={crumbs} width="form">
      <Stack gap="lg">
        <NewImport key={asked} asked={importedKeys(can).find((key) => key === asked) ?? null} />
        <MyImports />
      </Stack>
    </Page>
  );
}
