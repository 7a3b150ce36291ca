import { toasts } from '@diwan/ui';
import { problemOf } from '#api/expect-body.ts';
import { messages } from '#messages/messages.ts';

/** Says why something about the own account was not done, for as long as the specification asks. */
export function sayFailed(error: unknown): void {
  const { code } = problemOf(error);
  const description = messages.t(`problems:codes.${code}` as 'problems:codes.internal', {
    defaultValue: messages.t('problems:codes.internal'),
  });
  toasts.show({ tone: 'critical', title: messages.t('profile:failed'), description, duration: 8800 });
}

/** What the server says of one field, by its code. */
export const codeAt = (error: unknown, path: string): string | undefined =>
  problemOf(error).errors?.find((one) => one.path === path)?.code;
