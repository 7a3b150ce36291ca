import type { Mail } from '@diwan/api-contract/demo/mail';
import { type MailFolder, mailFolders } from '@diwan/api-contract/demo/mail-values';

const isForOwn = (folder: MailFolder) => folder === 'sent' || folder === 'draft';

/** Where these mails may be moved: nowhere where all of them are, and to what is one's own only what one wrote oneself. */
export function moveTargets(mails: readonly Mail[], me: string): MailFolder[] {
  const areOwn = mails.every(({ sender }) => sender === me);
  return mailFolders.filter(
    (folder) => (areOwn || !isForOwn(folder)) && !mails.every(({ mailFolder }) => mailFolder === folder),
  );
}
