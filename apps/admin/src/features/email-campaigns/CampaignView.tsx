import type { EmailCampaign } from '@diwan/api-contract/resources/email-campaigns';
import { MenuItem } from '@diwan/ui';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { addPath } from '#crud/resource/resource-paths.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { Delivery } from './Delivery.tsx';

/** A campaign, with what became of its mails while they leave, and the way to another one like it. */
export function CampaignView() {
  const { t } = useResource();
  const go = useGo();
  return (
    <ViewScreen
      notices={(record: AnyRecord) => <Delivery campaign={record as EmailCampaign} />}
      menuItems={({ id }: AnyRecord) => (
        <MenuItem onAction={() => go(`${addPath('emailCampaigns')}?from=${id}`)}>{t('duplicate')}</MenuItem>
      )}
    />
  );
}
