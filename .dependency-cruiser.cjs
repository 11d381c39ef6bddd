// Who may import whom (docs/ARCHITECTURE.md). tools/check/planted holds one violation per rule; a test expects each to be found.

// Each feature may use only those to its left.
const features = [
  'identity',
  'files',
  'formatted-text',
  'company',
  'customers',
  'ledger',
  'information',
  'registration',
  'catalogue',
  'publications',
  'help',
  'pricing',
  'licenses',
  'orders',
  'vouchers',
  'duty',
  'invoices',
  'payments',
  'bank-statements',
  'reconciliation',
  'edo',
  'messages',
  'slot-plans',
  'exports',
  'privacy',
  'setup',
  'interchange',
  'documents',
  'events',
]

// The screens of each app, the same way. `shell` stands left of all of them; app, routes and main right.
const screens = {
  portal: [
    'publications',
    'exports',
    'help',
    'information',
    'identity',
    'catalogue',
    'pricing',
    'customers',
    'registration',
    'licenses',
    'messages',
    'orders',
    'payments',
    'palette',
  ],
  office: [
    'exports',
    'identity',
    'mails',
    'texts',
    'company',
    'duty',
    'staff',
    'pricing',
    'ledger',
    'audit',
    'messages',
    'orders',
    'vouchers',
    'payments',
    'customers',
    'terms',
    'catalogue',
    'slots',
    'resources',
    'manifest',
    'licenses',
    'windows',
    'publications',
    'help',
    'interchange',
    'setup',
    'palette',
  ],
}

const packages = '(?:^|/)packages'
const server = `${packages}/server/src`
const feature = `${server}/(?:${features.join('|')})`
const tests = '\\.test\\.tsx?$|/testing/|/testing\\.tsx?$|\\.matrix\\.ts$'
// A folder's own plumbing is not a package of ours: everything else under packages/ is.
const others = (...allowed) => `${packages}/(?!(?:${allowed.join('|')})/)`
const workspaces = ['contract', 'phrases', 'ui', 'browser', 'server', 'portal', 'office', 'acquirer-sandbox']
const allowedPackages = {
  contract: [],
  phrases: ['contract'],
  ui: [],
  browser: ['contract', 'phrases', 'ui'],
  server: ['contract', 'phrases'],
  portal: ['contract', 'phrases', 'ui', 'browser'],
  office: ['contract', 'phrases', 'ui', 'browser'],
  'acquirer-sandbox': [],
}

const walls = workspaces.map((name) => ({
  name: `${name}-imports-only-${allowedPackages[name].join('-and-') || 'itself'}`,
  comment: 'The browser must not reach server code, customers must not receive staff screens, and the contract stays small.',
  severity: 'error',
  from: { path: `${packages}/${name}/` },
  to: { path: others(name, ...allowedPackages[name]) },
}))

const line = features.slice(0, -1).map((name, place) => ({
  name: `${name}-uses-only-features-to-its-left`,
  comment: 'News to the left travel as events in the outbox.',
  severity: 'error',
  from: { path: `${server}/${name}/`, pathNot: tests },
  to: { path: `${server}/(?:${features.slice(place + 1).join('|')})/` },
}))

const screenLines = Object.entries(screens).flatMap(([app, names]) =>
  ['shell', ...names].slice(0, -1).map((name, place) => ({
    name: `${app}-${name}-uses-only-what-stands-left`,
    comment:
      'Screens of features stand in one line, the shell before all of them; what it shows of them it is given (docs/ARCHITECTURE.md).',
    severity: 'error',
    from: { path: `${packages}/${app}/src/${name}/`, pathNot: tests },
    to: { path: `${packages}/${app}/src/(?:(?:${names.slice(place).join('|')})/|[^/]+\\.tsx?$)` },
  })),
)

const rules = [
  {
    name: 'contract-needs-few-packages',
    comment: 'Both sides load the contract; the login page pays for each package.',
    severity: 'error',
    from: { path: `${packages}/contract/src/`, pathNot: tests },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
      pathNot: 'node_modules/(?:zod|@casl/ability|libphonenumber-js)/',
    },
  },
  {
    name: 'product-does-not-import-tools',
    comment: 'Tools, benchmarks and journeys use the product, never the other way; tests and build settings may.',
    severity: 'error',
    from: { path: `${packages}/[^/]+/src/`, pathNot: tests },
    to: { path: '(?:^|/)(?:tools|bench|e2e|proof)/', pathNot: 'node_modules|/packages/' },
  },
  {
    name: 'plumbing-knows-no-screen-of-identity',
    comment:
      'Login, password, second factor and sessions are screens of both apps: what stands in packages/browser and in a shell does without.',
    severity: 'error',
    from: { path: `${packages}/(?:browser/src/(?!identity/)|(?:portal|office)/src/shell/)`, pathNot: tests },
    to: { path: `${packages}/browser/src/identity/` },
  },
  {
    name: 'nobody-imports-a-main',
    comment: 'The entries of the processes only start things.',
    severity: 'error',
    from: {},
    to: { path: `${server}/(?:main|jobs)\\.ts$` },
  },
  {
    name: 'only-main-builds-the-app',
    comment: 'main → app → *.actions → use cases → (*.rules, *.store, *.reads) → db. Tests build the app, too.',
    severity: 'error',
    from: { path: `${server}/`, pathNot: `${server}/main\\.ts$|${tests}` },
    to: { path: `${server}/app\\.ts$` },
  },
  {
    name: 'features-do-not-know-the-app',
    comment: 'main → app → features, never back: config, log and demo belong to the processes.',
    severity: 'error',
    from: { path: `${feature}/`, pathNot: tests },
    to: { path: `${server}/(?:app|main|jobs|log|config)\\.ts$|${server}/(?:demo|testing)/` },
  },
  {
    name: 'actions-are-reached-only-through-the-index',
    comment: 'A use case that calls an action would parse and authorise twice.',
    severity: 'error',
    from: { path: `${server}/`, pathNot: `/index\\.ts$|${tests}` },
    to: { path: `${feature}/.*\\.(?:actions|office-actions|http)\\.ts$` },
  },
  {
    name: 'stores-and-reads-do-not-call-use-cases',
    comment: 'SQL stands at the bottom: a store knows rules, other stores and reads, and db.',
    severity: 'error',
    from: { path: `(${feature})/.*\\.(?:store|reads)\\.ts$` },
    to: { path: '$1/[^.]+\\.ts$', pathNot: '/index\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'rules-are-pure',
    comment: 'A rule is decided from its arguments alone: it imports the contract, outcomes and other rules.',
    severity: 'error',
    from: { path: `${feature}/.*\\.rules\\.ts$` },
    to: {
      pathNot: `\\.rules\\.ts$|${packages}/contract/|${server}/outcome\\.ts$`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'only-actions-know-http',
    comment: 'Use cases, stores and reads work without a request; the type of the caller is all they may take from there.',
    severity: 'error',
    from: { path: `${feature}/`, pathNot: `\\.(?:actions|office-actions|http)\\.ts$|/index\\.ts$|${tests}` },
    to: { path: `${server}/http/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'plumbing-knows-no-feature',
    comment: 'http, db, mail and jobs serve every feature alike.',
    severity: 'error',
    from: { path: `${server}/(?:http|db|mail|jobs)/`, pathNot: tests },
    to: { path: `${feature}/` },
  },
  {
    name: 'db-stands-at-the-bottom',
    comment: 'What talks to the database is called, it does not call back.',
    severity: 'error',
    from: { path: `${server}/db/`, pathNot: tests },
    to: { path: `${server}/`, pathNot: `${server}/(?:db/|outcome\\.ts$)` },
  },
  {
    name: 'features-meet-at-the-index',
    comment: 'What a feature offers to others stands in its index.ts.',
    severity: 'error',
    // A rule may use another feature's rules directly (rules-are-pure says what else): an index would bring the stores along.
    from: { path: `(${server})/([^/]+)/`, pathNot: `${server}/(?:demo|testing)/|\\.(?:rules|statements)\\.ts$|${tests}` },
    to: { path: `${feature}/.+`, pathNot: `$1/$2/|${feature}/index\\.ts$` },
  },
  {
    name: 'nobody-imports-its-own-index',
    comment: 'An index that is imported from inside makes cycles.',
    severity: 'error',
    from: { path: `(${server}/[^/]+)/`, pathNot: `/index\\.ts$|${tests}` },
    to: { path: '$1/index\\.ts$' },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or three.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-folder-cycles',
    comment: 'Folders of one feature use each other one way: what both need stands above them, or in a room of its own.',
    severity: 'error',
    scope: 'folder',
    from: { path: `${packages}/` },
    to: { circular: true },
  },
  {
    name: 'no-unresolved-import',
    comment: 'An import that is not found is an import that is not checked.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
]

module.exports = {
  /** What of a tree is no product: tests stand where it suits them, and may look everywhere. */
  tests,
  features,
  forbidden: [...walls, ...line, ...screenLines, ...rules],
  options: {
    doNotFollow: { path: 'node_modules' },
    // From the root; a cruise of the planted violations starts inside that folder.
    exclude: { path: '/dist/|^tools/check/planted/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Imports by package name (@anfilada/contract/orders) are unseen without these two.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
