import type { CameraEvent } from '@diwan/machines/check-in/camera.machine';

interface CodeReader {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
/** Not in every browser, and not yet in TypeScript's own types. */
interface CodeReaders {
  new (options: { formats: readonly string[] }): CodeReader;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const format = 'qr_code';
/** In milliseconds. */
const betweenLooks = 150;
/** So many looks at nothing, and what was there counts as gone. */
const emptyLooks = 8;

const codeReaders = () => (globalThis as { BarcodeDetector?: CodeReaders }).BarcodeDetector;

export async function canReadCodes(): Promise<boolean> {
  const found = codeReaders();
  return found !== undefined && 'mediaDevices' in navigator && (await found.getSupportedFormats()).includes(format);
}

/** Looks for codes in the picture of the camera until it is told to stop. */
export function watchCamera(videoId: string, tell: (event: CameraEvent) => void): () => void {
  const watching = new AbortController();
  void look(videoId, tell, watching.signal).catch(() => tell({ type: 'camera.broke' }));
  return () => watching.abort();
}

async function look(videoId: string, tell: (event: CameraEvent) => void, signal: AbortSignal): Promise<void> {
  const video = document.querySelector<HTMLVideoElement>(`#${CSS.escape(videoId)}`)!;
  const Reader = codeReaders()!;
  const reader = new Reader({ formats: [format] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return close();
  signal.addEventListener('abort', close);
  video.srcObject = stream;
  await video.play();
  tell({ type: 'camera.opened' });
  let empty = 0;
  while (!signal.aborted) {
    const [code] = await reader.detect(video);
    empty = code ? 0 : empty + 1;
    if (code) tell({ type: 'camera.seen', text: code.rawValue });
    else if (empty === emptyLooks) tell({ type: 'camera.emptied' });
    await new Promise<void>((resolve) => setTimeout(resolve, betweenLooks));
  }
}
