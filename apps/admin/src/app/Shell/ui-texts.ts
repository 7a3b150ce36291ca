import type { Namespaces } from '@diwan/messages/namespaces';
import type { UiTexts } from '@diwan/ui';
import { messages } from '#messages/messages.ts';

/** The texts that components say by themselves, from the shell's messages. */
export function uiTexts(): UiTexts {
  const t = messages.getFixedT(null, 'shell', 'ui');
  const plain = messages.getResource(messages.language, 'shell', 'ui') as Namespaces['shell']['ui'];
  return {
    ...plain,
    columnMoved: (name, position, total) => t('columnMoved', { name, position, total }),
    hide: (name) => t('hide', { name }),
    moveDown: (name) => t('moveDown', { name }),
    moveUp: (name) => t('moveUp', { name }),
    pinColumn: (name) => t('pinColumn', { name }),
    remove: (name) => t('remove', { name }),
    resizeColumn: (name) => t('resizeColumn', { name }),
    reveal: (name) => t('reveal', { name }),
    selectRow: (name) => t('selectRow', { name }),
    sortedAscending: (name) => t('sortedAscending', { name }),
    sortedDescending: (name) => t('sortedDescending', { name }),
  };
}
