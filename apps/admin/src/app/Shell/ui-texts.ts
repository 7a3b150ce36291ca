import type { UiTexts } from '@diwan/ui';
import { messages } from '../../messages/messages.ts';

/** The texts that components say by themselves, from the shell's messages. */
export function uiTexts(): UiTexts {
  const t = messages.getFixedT(null, 'shell', 'ui');
  const plain = messages.getResource(messages.language, 'shell', 'ui') as Record<string, string>;
  return {
    ...(plain as unknown as UiTexts),
    remove: (name) => t('remove', { name }),
    selectRow: (name) => t('selectRow', { name }),
  };
}
