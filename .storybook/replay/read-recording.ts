import type { Recording } from '@diwan/machines/recording/recording.types';

/** What stands in a file that "Report a problem" has saved; null where it is another file. */
export async function readRecording(file: Blob): Promise<Recording | null> {
  try {
    const content = JSON.parse(await file.text()) as Partial<Recording>;
    const isRecording = content.format === 1 && Array.isArray(content.actors) && Array.isArray(content.events);
    return isRecording ? (content as Recording) : null;
  } catch {
    return null;
  }
}
