import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineScripts } from '../../tools/vite/inline-scripts.ts'
import { nameBreakpoints } from '../../tools/vite/name-breakpoints.ts'
import { precompilePhrases } from '../../tools/vite/precompile-phrases.ts'
import { precompress } from '../../tools/vite/precompress.ts'

const server = 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/office/',
  plugins: [
    react(),
    precompilePhrases(),
    inlineScripts({ '/first-paint.js': new URL('../browser/first-paint.js', import.meta.url).pathname }),
    precompress(),
  ],
  css: nameBreakpoints,
  // One sign for both apps.
  publicDir: '../browser/public',
  build: {
    manifest: true,
    // The content security policy gives `data:` to pictures only, and none to an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Schemas only build values: a page that needs a constant of a contract file must not ship zod with it.
        manualPureFunctions: ['z'],
      },
      // Few chunks: each asked for apart costs the page its time and some bytes. One has what the login needs, one the frame and the screen
      // that whoever signs in lands on, one what several of the others use, but for their words, of which each language is apart.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /\/office\/(index\.html|src\/(main|identity\/LoginPage)\.tsx)$/, priority: 1 },
            { name: 'queue', test: /\/office\/src\/(?:app|orders\/queue\/QueuePage)\.tsx$/, priority: 0.5 },
            // What only the screens of editors share stays with them, and what only those share that take files in.
            {
              name: 'shared',
              test: /^(?!.*\/(?:(?:phrases|office\/src\/(?:texts|publications)|browser\/src\/formatted-text)\/|ui\/src\/actions\/FilePlace\.))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // React has this hook itself: the shim that the router's store and react-aria ask for is for those that have not.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'use-sync-external-store' }] },
  server: { port: 4101, proxy: { '/api': server } },
})
