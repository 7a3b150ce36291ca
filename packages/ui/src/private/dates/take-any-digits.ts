import { toLatinDigits } from '#text/digits.ts';

/** As `ref` of what holds segments: digits of any script reach them as the ones that they count in. */
export function takeAnyDigits(holder: HTMLElement | null) {
  holder?.addEventListener('beforeinput', typeLatin, { capture: true });
  return () => holder?.removeEventListener('beforeinput', typeLatin, { capture: true });
}

function typeLatin(event: InputEvent): void {
  const { target, data, inputType } = event;
  const latin = data && toLatinDigits(data);
  if (!latin || latin === data) return;
  event.preventDefault();
  event.stopPropagation();
  target?.dispatchEvent(new InputEvent('beforeinput', { data: latin, inputType, bubbles: true, cancelable: true }));
}
