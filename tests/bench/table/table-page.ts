import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** Builds a page with nothing but the library's table and 10,000 rows, and serves it while it is used. */
export async function withTablePage<T>(use: (url: string) => Promise<T>): Promise<T> {
  const outDir = await mkdtemp(join(tmpdir(), 'diwan-table-'));
  const root = join(import.meta.dirname, 'page');
  const files = { outDir, emptyOutDir: true };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react({ compiler: true }), vanillaExtractPlugin()],
    build: files,
  });
  const server = await preview({ root, configFile: false, logLevel: 'error', build: files, preview: { port: 0 } });
  try {
    return await use(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}
