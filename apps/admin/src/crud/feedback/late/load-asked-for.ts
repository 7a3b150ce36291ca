import { toasts, untilLoaded } from '@diwan/ui';
import { messages } from '#messages/messages.ts';

/** How much is waited for because it could not be fetched. */
let late = 0;

/** Loads what somebody has asked for, as soon as that can be; whoever has to wait is told, once for however much is missing. */
export async function loadAskedFor<T>(load: () => Promise<T>): Promise<T> {
  let isLate = false;
  const loaded = await untilLoaded(load, () => {
    isLate = true;
    late += 1;
    if (late === 1) sayLate();
  });
  if (isLate) late -= 1;
  return loaded;
}

function sayLate(): void {
  const [title, description] = [messages.t('shell:late.title'), messages.t('shell:late.text')];
  toasts.show({ tone: 'attention', title, description, duration: 8800 });
}
