import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompilePhrases } from './vite/precompile-phrases.ts'
import { precompress } from '../../tools/vite/precompress.ts'

const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), precompilePhrases(), precompress()],
  server: { port: 4120, strictPort: true, proxy: { '/api': server } },
  // One sign and one script before the first paint for both apps.
  publicDir: '../browser/public',
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // A data: URI of a script or style would not pass the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What the first page needs in any case is one chunk: packed apart it takes more bytes.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      treeshake: {
        // Schemas only build values: a page that needs a constant of a contract file must not ship zod with it (8 KB brotli).
        manualPureFunctions: ['z'],
      },
    },
  },
})
