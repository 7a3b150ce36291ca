import { LinkButton } from '@diwan/ui';
import { Plus } from 'lucide-react';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { addPath, listPath } from '#crud/resource/resource-paths.ts';
import { useSearch } from '#navigation/navigation-context.tsx';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';
import { useCopy } from './copy/use-copy.ts';

/** The code of the row that has the focus. */
const focusedCode = () =>
  document.activeElement?.closest('[data-row-key]')?.querySelector<HTMLElement>('[data-code]')?.dataset.code;

/** All codes; the one of the row that has the focus is copied by a key, and what the list shows goes on paper. */
export function PromoCodesScreen() {
  const { t } = useResource();
  const search = useSearch();
  const copy = useCopy();
  useShortcuts({
    c: () => {
      const code = focusedCode();
      if (code) copy(code);
    },
  });
  return (
    <ListScreen
      actions={
        <>
          <LinkButton href={listPath('promoBatches')}>{t('batches')}</LinkButton>
          <LinkButton href={`/promoCode/print${search}`}>{t('print')}</LinkButton>
          <LinkButton variant="primary" href={addPath('promoCodes')} icon={<Plus />}>
            {t('add')}
          </LinkButton>
        </>
      }
    />
  );
}
