import { AddScreen } from '#crud/form/EditScreen.tsx';
import { Choice } from './Choice.tsx';

/** A new batch of codes. */
export function PromoBatchAdd() {
  return <AddScreen above={<Choice current="promoBatches" />} />;
}
