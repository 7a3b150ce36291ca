import { Columns, ErrorState, LinkButton, Page, RetryButton, Skeleton, Stack, Stat, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { useMatch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { OrdersByMonth } from './OrdersByMonth.tsx';
import { ordersPath } from './orders-path.ts';
import { SalesTotals } from './SalesTotals.tsx';

/** What is ordered through a CRM user: totals, and each month by state, with the orders behind every figure. */
export default function OrdersByUserScreen() {
  const { t } = useTranslation(['crmUsers', 'screens']);
  const language = currentLanguage();
  const id = useMatch()?.params.id ?? '';
  const { value, problem, refresh } = useQuery(queryOf(client.crmUsers.orders, { params: { id } }));
  const name = value ? localizedLabel(value.user.label, language) : t('screens:crmUserOrders');
  const view = recordPath('crmUsers', id);
  const crumbs = useCrumbs([
    { label: t('crmUsers:title'), href: '/crm-users/list' },
    { label: name, href: view },
  ]);
  return (
    <Page
      title={value ? t('crmUsers:sales.title', { name }) : t('screens:crmUserOrders')}
      breadcrumbs={crumbs}
      actions={
        <>
          <LinkButton href={view}>{t('crmUsers:sales.user')}</LinkButton>
          <LinkButton variant="primary" href={ordersPath(id)}>
            {t('crmUsers:sales.all')}
          </LinkButton>
        </>
      }
    >
      {value ? (
        <Stack gap="xl">
          <Text tone="muted">{t('crmUsers:sales.lead')}</Text>
          <SalesTotals sales={value} />
          <OrdersByMonth sales={value} />
        </Stack>
      ) : problem ? (
        <ErrorState title={t('crmUsers:sales.notLoaded')} action={<RetryButton onPress={refresh} />} />
      ) : (
        <Columns count={3} gap="lg">
          {[t('crmUsers:sales.total'), t('crmUsers:sales.paid'), t('crmUsers:sales.commission')].map((label) => (
            <Stat key={label} label={label} isLoading />
          ))}
          <Skeleton shape="panel" />
        </Columns>
      )}
    </Page>
  );
}
