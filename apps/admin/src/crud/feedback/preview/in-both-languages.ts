import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { loadMessagesIn } from '#messages/messages.ts';

/** A part of a resource's screens with the words of both languages: whoever it is for reads either. */
export async function inBothLanguages<Part>(key: ResourceKey, load: () => Promise<Part>): Promise<Part> {
  const texts = [key, 'crud'] as const;
  const [part] = await Promise.all([load(), loadMessagesIn('ar', ...texts), loadMessagesIn('en', ...texts)]);
  return part;
}
