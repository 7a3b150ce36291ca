import type { EmailCampaign } from '@diwan/api-contract/resources/email-campaigns';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { Delivery } from './Delivery.tsx';

/** A campaign, with what became of its mails while they leave. */
export function CampaignView() {
  return <ViewScreen notices={(record: AnyRecord) => <Delivery campaign={record as EmailCampaign} />} />;
}
