import { loadMessagesIn } from '#messages/messages.ts';

/** The preview with the words of both languages: seekers read either. */
export async function loadPreview() {
  const texts = ['jobPosts', 'crud'] as const;
  const [part] = await Promise.all([
    import('./PreviewDialog.tsx'),
    loadMessagesIn('ar', ...texts),
    loadMessagesIn('en', ...texts),
  ]);
  return part;
}
