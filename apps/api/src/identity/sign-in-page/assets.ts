import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const font = (file: string) => ({ type: 'font/woff2', content: readFileSync(require.resolve(file)) });

const assets: ReadonlyMap<string, { type: string; content: Buffer }> = new Map([
  [
    '/sign-in.css',
    { type: 'text/css; charset=utf-8', content: readFileSync(new URL('./sign-in.css', import.meta.url)) },
  ],
  [
    '/passkey.js',
    { type: 'text/javascript; charset=utf-8', content: readFileSync(new URL('./passkey.js', import.meta.url)) },
  ],
  ['/fonts/latin-400.woff2', font('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2')],
  ['/fonts/latin-600.woff2', font('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2')],
  [
    '/fonts/arabic-400.woff2',
    font('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2'),
  ],
  [
    '/fonts/arabic-600.woff2',
    font('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2'),
  ],
]);

/** Serves the page's style sheet, script and fonts; false when the path names none of them. */
export function serveAsset(path: string, response: ServerResponse): boolean {
  const asset = assets.get(path);
  if (!asset) return false;
  response.setHeader('Content-Type', asset.type);
  response.setHeader('Cache-Control', 'public, max-age=3600');
  response.end(asset.content);
  return true;
}
