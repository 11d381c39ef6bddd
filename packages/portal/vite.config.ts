import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nameBreakpoints } from '../../tools/vite/name-breakpoints.ts'
import { precompilePhrases } from '../../tools/vite/precompile-phrases.ts'
import { compileAtOnce } from '../../tools/vite/compile-at-once.ts'
import { hintLater } from '../../tools/vite/hint-later.ts'
import { inlineScripts } from '../../tools/vite/inline-scripts.ts'
import { inlineStyles } from '../../tools/vite/inline-styles.ts'
import { paintLogin } from '../../tools/vite/paint-login.ts'
import { precompress } from '../../tools/vite/precompress.ts'
import { sayWithoutScripts } from '../../tools/vite/say-without-scripts.ts'

const server = 'http://127.0.0.1:8080'

/** The entry, and what the login has in common with other screens; the login's styles, too, which its HTML needs before its program. */
const first = new RegExp(
  [
    String.raw`/portal/(?:index\.html|src/(?:main\.tsx|shell/session/access\.ts))$`,
    String.raw`/browser/src/(?:server/failure-sentence|address/read-address|forms/FormFailure)\.tsx?$`,
    String.raw`/ui/src/(?:actions/(?:ActButton|IconButton)|fields/TextField|drawings/Logo)\.tsx$`,
    String.raw`/browser/src/language/LanguageRow\.tsx$`,
    String.raw`/(?:LoginPage|LoginForm|PasswordField)\.module\.css`,
  ].join('|'),
)

export default defineConfig({
  plugins: [
    react(),
    precompilePhrases(),
    paintLogin('src/identity/first/paint-login.tsx'),
    sayWithoutScripts(),
    inlineScripts({
      '/first-paint.js': new URL('../browser/first-paint.js', import.meta.url).pathname,
      '/painted-login.js': new URL('painted-login.js', import.meta.url).pathname,
    }),
    inlineStyles(),
    hintLater({
      languages: /\/phrases\/src\/portal\/([a-z]{2})\.ts$/,
      loginWords: /\/phrases\/src\/login\/([a-z]{2})\.ts$/,
      login: 'login',
      program: 'whole',
      screens: [
        {
          paths: ['/new', '/new-schedule', '/new-rg-ag', '/new-transport', '/new-guide'],
          words: /\/phrases\/src\/portal-order-forms\/([a-z]{2})\.ts$/,
          chunk: 'NewOrderPages',
        },
        {
          paths: ['/payment', '/payment-confirmation'],
          words: /\/phrases\/src\/portal-payments\/([a-z]{2})\.ts$/,
          chunk: 'PaymentScreens',
        },
        {
          paths: ['/payments-history', '/revise'],
          words: /\/phrases\/src\/portal-payments\/([a-z]{2})\.ts$/,
          chunk: 'RecordScreens',
        },
      ],
    }),
    compileAtOnce(['index', 'login', 'whole']),
    precompress(),
  ],
  // React has this hook itself: the shim that the router's store and react-aria ask for is for those that have not.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'use-sync-external-store' }] },
  server: { port: 4120, strictPort: true, proxy: { '/api': server } },
  css: nameBreakpoints,
  // One sign for both apps.
  publicDir: '../browser/public',
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // A data: URI of a script or style would not pass the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Few chunks: each asked for apart costs a step of the line and a kilobyte of headers. One has what everybody needs; one the login;
      // one the routes with the list that whoever signs in lands on; the other screens come one by one.
      output: {
        // The first page carries every name with its hash, which does not compress: seven characters are the fewest for so many.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', test: first, priority: 4 },
            { name: 'login', test: /\/portal\/src\/identity\/first\/take-login\.tsx$/, priority: 3 },
            { name: 'whole', test: /\/portal\/src\/(?:whole|app|orders\/page\/UpcomingOrdersPage)\.tsx$/, priority: 2 },
            // Each chunk is a name that the first page has to carry, and six are asked for at a time: what several screens need comes together.
            // What sends a single act, which a row needs before any form. Of equal priorities the first counts.
            { name: 'act', test: /\/browser\/src\/forms\/(?:use-act|send-once)\.ts$/, priority: 2.5 },
            {
              name: 'forms',
              test: /\/browser\/src\/(?:forms\/(?!contract-faults|use-action-form)|acts\/(?!save-file))|\/contract\/src\/(?:fields|phone-rule|group-categories|name-keys|kopecks|orders\/(?:items|alternatives|guides-needed))\.ts$/,
              priority: 2.5,
            },
            // What the contract refuses is asked when a form is left or sent: apart from the forms, which can be seen without.
            {
              name: 'schemas',
              test: /\/node_modules\/zod\/|\/contract\/src\/(?:text|date-schemas|catalogue|languages|money|orders\/(?:waiting|licenses|programme-clashes))\.ts$|\/browser\/src\/forms\/(?:contract-faults|use-action-form)\.ts$/,
              priority: 2,
            },
            {
              name: 'fields',
              test: /\/ui\/src\/(?:controls\/SelectField|fields\/(?:Choice|Checkbox|ErrorSummary|Stepper|latin-digits)|actions\/(?:DropPlace|FileInput)|marks\/(?:Table|FactList|Progress)|feedback\/NothingFound|drawings\/empty\/(?:NoPage|NoResult|NoOrders))|\/browser\/src\/(?:load-failed\/Unread|money\/MoneySentence)\.tsx$|\/portal\/src\/(?:shell\/rest|identity\/links\/use-link-token)\.ts$|\/node_modules\/@tanstack\/(?:query-core|react-query)\/build\/modern\/(?:infiniteQuery|useInfiniteQuery)/,
              priority: 1,
            },
            // Of the order forms, and of what else shows an order's parts.
            {
              name: 'parts',
              test: /\/ui\/src\/(?:marks\/Section|actions\/Tabs)|\/portal\/src\/(?:catalogue\/(?:names|catalogue\.queries|service-name)\.ts|orders\/OrderWords\.tsx)/,
              priority: 1,
            },
            {
              name: 'plan',
              test: /\/contract\/src\/(?:orders\/(?:kinds\/tables|told-fields)|pricing\/price-order)\.ts$|\/portal\/src\/orders\/(?:word-label|vat-inside|order-details\/line-label|new-order\/(?:draft\/(?:field-at|form-plan|draft-store)|form\/use-order-act|days\/heat|fields\/(?:QueryFailed|form\.queries)|frame\/(?:FormChooser|ThumbBar)|programme\/basket-store))\.tsx?$|\/new-order\/programme\/programme\.module\.css/,
              priority: 0.9,
            },
            // What a row and the page of an order let people do with it.
            {
              name: 'acts',
              test: /\/portal\/src\/orders\/(?:buttons\/(?:RowMenu|LateAct|Archive)|locating\/use-locating)\.tsx$/,
              priority: 0.9,
            },
            {
              name: 'dates',
              test: /\/browser\/src\/dates\/(?:DateField|DayGrid|PeriodFields)\.tsx$|\/layout\/filters\.module\.css/,
              priority: 0.8,
            },
            // What stands beside the screens, each of a few lines.
            {
              name: 'quiet',
              test: /\/portal\/src\/(?:publications\/(?:Advert|LoginNotices)|information\/(?:Footer|EntranceFooter)|shell\/layout\/MenuDrawer)\.tsx$/,
            },
            // The line of money above the orders, and what stands under them: both ask for the wishes that are due.
            { name: 'diary', test: /\/portal\/src\/orders\/(?:diary\/(?!MoneyLine)|needs\/(?:DueWishes|due-wishes|use-due-wishes))/ },
            { name: 'unread', test: /\/portal\/src\/messages\/UnreadCount\.tsx$/, priority: 0.5 },
            { name: 'threads', test: /\/(portal|browser)\/src\/messages\/(?!screens|unread|message-keys|UnreadCount)/ },
          ],
        },
      },
      treeshake: {
        // Schemas only build values: a page that needs a constant of a contract file must not ship zod with it (8 KB brotli).
        manualPureFunctions: ['z'],
      },
    },
  },
})
