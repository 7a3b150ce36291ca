import { FailureNotice } from '../features/pages/FailureNotice.tsx';
import { core } from '../messages/core.ts';
import { useScreenFailure } from '../navigation/navigation-context.tsx';

/** A screen's code didn't come; it can be asked for again. */
export function ScreenFailure() {
  const texts = core();
  const { retry } = useScreenFailure();
  return <FailureNotice title={texts.screenFailure.title} text={texts.screenFailure.text} onRetry={retry} />;
}
