import type { Attachment, Letter } from '@diwan/api-contract/demo/mail';
import type { MailClient } from '../mail-client.ts';

export type ChosenFiles = ReturnType<typeof createChosenFiles>;

/** What somebody has chosen for a letter, until it is kept. */
export function createChosenFiles(files: MailClient['files']) {
  const waiting = new Map<string, File>();
  return {
    choose(content: File): Attachment {
      const file = crypto.randomUUID();
      waiting.set(file, content);
      return { fileName: content.name, size: content.size, file };
    },
    /** Keeps what the letter speaks of. */
    async keep({ attachments }: Letter): Promise<void> {
      for (const { file } of attachments) {
        const content = file && waiting.get(file);
        if (!content) continue;
        await files.put(file, content);
        waiting.delete(file);
      }
    },
  };
}
