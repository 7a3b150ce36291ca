import { loadMessagesIn } from '#messages/messages.ts';

/** A part of the screens with the words of both languages: seekers and search engines read either. */
export async function inBothLanguages<Part>(load: () => Promise<Part>): Promise<Part> {
  const texts = ['jobPosts', 'crud'] as const;
  const [part] = await Promise.all([load(), loadMessagesIn('ar', ...texts), loadMessagesIn('en', ...texts)]);
  return part;
}
