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
      menuItems={(record: AnyRecord) => {
        const another = `${addPath('emailCampaigns')}?from=${record.id}`;
        const { opened, measured } = (record as EmailCampaign).stats.reading;
        return (
          <>
            <MenuItem onAction={() => go(another)}>{t('duplicate')}</MenuItem>
            {measured > opened ? (
              <MenuItem onAction={() => go(`${another}&to=unopened`)}>{t('writeAgain')}</MenuItem>
            ) : null}
          </>
        );
      }}
    />
  );
}
