import type { PromoCodeRow } from '@diwan/api-contract/resources/promo-codes';
import { Banner, Button, createFormat, ErrorState, Page, RetryButton, Skeleton } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { currentLanguage } from '#messages/language.ts';
import { useSearch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { CodeCard } from './CodeCard.tsx';
import { questionOfSheet } from './question-of-sheet.ts';
import * as styles from './Sheet.css.ts';

/** Codes on paper, to be cut and handed out: what the address asks of the list. */
export default function SheetScreen() {
  const { t } = useTranslation('promoCodes');
  const search = useSearch();
  const { value, problem, refresh } = useQuery(resourceQueries('promoCodes').list(questionOfSheet(search)));
  const crumbs = useCrumbs([{ label: t('title'), href: '/promoCode/list' }]);
  const codes = value?.items as readonly PromoCodeRow[] | undefined;
  return (
    <Page
      title={t('sheet.title')}
      breadcrumbs={crumbs}
      actions={
        <div className={styles.tools}>
          <Button variant="primary" isDisabled={!codes?.length} onPress={() => window.print()}>
            {t('sheet.print')}
          </Button>
        </div>
      }
    >
      <div className={styles.tools}>
        <Banner tone="info">
          {value?.next
            ? `${t('sheet.note')} ${t('sheet.some', { number: createFormat(currentLanguage()).number(codes!.length) })}`
            : t('sheet.note')}
        </Banner>
      </div>
      {codes ? <Cards codes={codes} empty={t('sheet.empty')} /> : null}
      {!codes && problem ? (
        <ErrorState title={t('sheet.notLoaded')} action={<RetryButton onPress={refresh} />} />
      ) : null}
      {codes || problem ? null : <Skeleton shape="panel" />}
    </Page>
  );
}

function Cards({ codes, empty }: { codes: readonly PromoCodeRow[]; empty: string }) {
  if (codes.length === 0) return <p>{empty}</p>;
  return (
    <ul className={styles.sheet}>
      {codes.map((code) => (
        <CodeCard key={code.id} code={code} />
      ))}
    </ul>
  );
}
