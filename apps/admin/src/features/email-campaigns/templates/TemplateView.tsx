import { PreviewButton } from '#crud/feedback/PreviewButton.tsx';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import type { AnyRecord } from '#crud/resource/resource-types.ts';

/** The words of a mail, and how its recipients have them. */
export function TemplateView() {
  return <ViewScreen links={(record: AnyRecord) => <PreviewButton read={() => record} />} />;
}
