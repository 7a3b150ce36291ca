import { core } from '#messages/core.ts';
import { BlankPage } from './BlankPage.tsx';

export default function NotFoundScreen() {
  const texts = core();
  return <BlankPage title={texts.notFound.title} text={texts.notFound.text} />;
}
