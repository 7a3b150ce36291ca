import type { PromoCode } from '@diwan/api-contract/resources/promo-codes';
import { Button, LinkButton, MenuItem } from '@diwan/ui';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { addPath } from '#crud/resource/resource-paths.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';
import { useCopy } from './copy/use-copy.ts';

/** A code, which a press or a key copies, with the way to its sheet of paper and to another one of the same terms. */
export function PromoCodeView() {
  const { t } = useResource();
  const go = useGo();
  const copy = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  useShortcuts({ c: () => button.current?.click() });
  return (
    <ViewScreen
      links={(record: AnyRecord) => (
        <>
          <Button ref={button} icon={<Copy />} onPress={() => copy((record as unknown as PromoCode).code)}>
            {t('copyKey')}
          </Button>
          <LinkButton href={`/promoCode/print?ids=${record.id}`}>{t('print')}</LinkButton>
        </>
      )}
      menuItems={({ id }: AnyRecord) => (
        <MenuItem onAction={() => go(`${addPath('promoCodes')}?from=${id}`)}>{t('duplicate')}</MenuItem>
      )}
    />
  );
}
