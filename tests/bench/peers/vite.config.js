import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const peer = process.env.PEER;

/** Each peer as its own users build it: the tool's defaults. */
export default defineConfig({
  root: join(import.meta.dirname, peer),
  plugins: [
    react(),
    ...(peer.startsWith('stack') ? [{ ...optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }), enforce: 'pre' }] : []),
  ],
  build: { outDir: join(import.meta.dirname, 'dist', peer), emptyOutDir: true, reportCompressedSize: false },
});
