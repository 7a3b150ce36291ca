import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { isolated } from '#messages/isolated.ts';
import { currentLanguage } from '#messages/language.ts';
import { useTranslate } from '#messages/messages.ts';

/** What a notification says, in the language in use. */
export function useNotificationText(): (notification: Notification) => string {
  const translate = useTranslate();
  return ({ kind, params, ref }) => {
    const about = ref ? localizedLabel(ref.label, currentLanguage()) : params.title;
    const values = Object.entries({ ...params, about }).map(([name, value]) => [name, isolated(value)]);
    return translate(`notifications:kinds.${kind}`, Object.fromEntries(values));
  };
}

/** Where a notification leads: to a page of its own, or to that of what it is about. */
export const pathOfNotification = ({ path, ref }: Notification): string | null =>
  path ?? (ref && recordPath(ref.resource, ref.id));
