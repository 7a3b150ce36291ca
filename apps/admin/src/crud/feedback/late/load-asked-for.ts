import { toasts, untilLoaded } from '@diwan/ui';
import { messages } from '#messages/messages.ts';

/** How much of what was asked for could not be fetched yet, and the message that says so. */
let missing = 0;
let said = 0;

/** Loads what somebody has asked for, as soon as that can be; whoever has to wait is told, until all of it has come. */
export async function loadAskedFor<T>(load: () => Promise<T>): Promise<T> {
  let isLate = false;
  const loaded = await untilLoaded(load, () => {
    isLate = true;
    missing += 1;
    sayLate();
  });
  if (isLate) missing -= 1;
  if (isLate && missing === 0) toasts.dismiss(said);
  return loaded;
}

/** Once for however much is missing, as long as that can be read. */
function sayLate(): void {
  if (toasts.read().shown.some(({ id }) => id === said)) return;
  const [title, description] = [messages.t('shell:late.title'), messages.t('shell:late.text')];
  said = toasts.show({ tone: 'attention', title, description, duration: 8800 });
}
