import { core } from '#messages/core.ts';
import { BlankPage } from './BlankPage.tsx';

export default function FailureScreen() {
  const texts = core();
  return <BlankPage title={texts.failure.title} text={texts.failure.text} />;
}
