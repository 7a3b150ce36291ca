import { PreviewButton } from '#crud/feedback/PreviewButton.tsx';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import type { AnyRecord } from '#crud/resource/resource-types.ts';

/** A slider, with the way to see it as visitors do. */
export const SliderView = () => <ViewScreen links={(record: AnyRecord) => <PreviewButton read={() => record} />} />;
