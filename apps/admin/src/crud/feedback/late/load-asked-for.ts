import { toasts, untilLoaded } from '@diwan/ui';
import { messages } from '#messages/messages.ts';

/** Loads what somebody has asked for, as soon as that can be; whoever has to wait is told. */
export const loadAskedFor = <T>(load: () => Promise<T>): Promise<T> => untilLoaded(load, sayLate);

let said: number | undefined;

/** Once for however much is missing, as long as that can be read. */
function sayLate(): void {
  if (toasts.read().shown.some(({ id }) => id === said)) return;
  const [title, description] = [messages.t('shell:late.title'), messages.t('shell:late.text')];
  said = toasts.show({ tone: 'attention', title, description, duration: 8800 });
}
