import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../../tools/vite/precompress.ts'

const server = 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/office/',
  plugins: [react(), precompress()],
  // One sign and one script before the first paint for both apps.
  publicDir: '../browser/public',
  build: {
    // The content security policy gives `data:` to pictures only, and none to an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Few chunks: each asked for apart costs the page its time and some bytes. One has what the first page needs in any case, one what
      // several screens use, but for their words, of which each language is apart.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'shared', test: /^(?!.*\/phrases\/)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { port: 4101, proxy: { '/api': server } },
})
