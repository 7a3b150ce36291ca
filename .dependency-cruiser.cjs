const modelsAndTests = '\\.(test|model)\\.ts$|^packages/machines/src/(model|simulation)/';

const path = (...patterns) => patterns.map((pattern) => `^${pattern}`);

/** The folders of `crud`, each layer above those that it may import. */
const crudLayers = [
  ['resource'],
  ['query'],
  ['feedback'],
  ['fields'],
  [
    'activity',
    'bulk',
    'documents',
    'drafts',
    'export',
    'moderation',
    'notes',
    'overview',
    'presence',
    'reader',
    'reveal',
    'views',
    'workflow',
  ],
  ['list'],
  ['record'],
  ['review'],
  ['form'],
];
/** The folders of the server, each layer above those that it may import. */
const serverLayers = [
  ['background'],
  ['key-ring', 'strength'],
  ['db'],
  ['keys'],
  ['audit'],
  ['http'],
  ['storage', 'realtime', 'settings', 'ledger'],
  ['identity'],
  ['notify'],
  ['seeding'],
  ['crud'],
  ['workflows'],
  ['resources'],
  ['features'],
];
const onServer = (...folders) => `^apps/api/src/(${folders.join('|')})/`;
/** Whoever stands below is given the registers by those who compose; test support may import anything. */
const serverTests = '\\.test\\.ts$|/(test|samples)/|/test-[^/]+\\.ts$';
const inCrud = (...folders) => `^apps/admin/src/crud/(${folders.join('|')})/`;

/** The direction of imports: a fact travels down, never up. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error',
      from: { path: path('packages/api-contract/src') },
      to: {
        path: path('packages/(?!api-contract)', 'apps/', 'node_modules/(?!(zod|@ts-rest|vitest|fast-check|@vitest)/)'),
        pathNot: 'node_modules/@types',
      },
    },
    {
      name: 'machines-import-the-contract-alone',
      severity: 'error',
      from: { path: path('packages/machines/src'), pathNot: modelsAndTests },
      to: { path: path('packages/(?!machines|api-contract)', 'apps/', 'node_modules/(?!(xstate|zod)/)') },
    },
    {
      name: 'messages-import-types-alone',
      severity: 'error',
      from: { path: path('packages/messages/src'), pathNot: '\\.test\\.ts$' },
      to: { path: path('(?!packages/(messages|api-contract|machines)/)') },
    },
    {
      name: 'models-are-for-tests',
      severity: 'error',
      from: { pathNot: [modelsAndTests, '^scripts/'] },
      to: { path: path('packages/machines/src/((model|simulation)/|.*\\.model\\.ts$)') },
    },
    {
      name: 'actors-are-made-in-one-place',
      severity: 'error',
      from: { path: path('apps/admin/src/(?!actors/)') },
      to: { path: '(^|node_modules/)@xstate/react(/|$)' },
    },
    {
      name: 'actors-import-nothing-else',
      severity: 'error',
      from: { path: path('apps/admin/src/actors/') },
      to: { path: path('apps/admin/src/(?!actors/)') },
    },
    {
      name: 'ui-imports-no-business',
      severity: 'error',
      from: { path: path('packages/ui/src') },
      to: { path: path('packages/(?!ui/)', 'apps/') },
    },
    {
      name: 'diagrams-import-no-business',
      severity: 'error',
      from: { path: path('packages/diagrams/src') },
      to: { path: path('packages/(?!(diagrams|ui)/)', 'apps/') },
    },
    {
      name: 'screens-never-import-the-server',
      severity: 'error',
      from: { path: path('apps/admin/') },
      to: { path: path('apps/api/') },
    },
    {
      name: 'server-never-imports-screens',
      severity: 'error',
      from: { path: path('apps/api/') },
      to: { path: path('apps/admin/', 'packages/(ui|diagrams)/') },
    },
    {
      name: 'server-uses-workflows-only',
      severity: 'error',
      from: { path: path('apps/api/') },
      to: { path: path('packages/machines/src/(?!workflows/|not-provided)') },
    },
    {
      name: 'features-import-no-feature',
      severity: 'error',
      from: { path: '^apps/admin/src/features/([^/]+)/' },
      to: { path: '^apps/admin/src/features/([^/]+)/', pathNot: '^apps/admin/src/features/$1/' },
    },
    {
      name: 'nothing-imports-the-app',
      severity: 'error',
      from: { path: path('apps/admin/src/(features|crud|session|navigation|api|messages)/') },
      to: { path: path('apps/admin/src/app/') },
    },
    {
      name: 'crud-imports-no-feature',
      severity: 'error',
      from: { path: path('apps/admin/src/crud/') },
      to: { path: path('apps/admin/src/features/') },
    },
    ...crudLayers.slice(0, -1).map((folders, layer) => ({
      name: `crud-imports-downwards-from-${folders.length > 1 ? 'parts' : folders[0]}`,
      severity: 'error',
      from: { path: inCrud(...folders) },
      to: { path: inCrud(...crudLayers.slice(layer + 1).flat()) },
    })),
    ...serverLayers.slice(0, -1).map((folders, layer) => ({
      name: `server-imports-downwards-from-${folders.join('-and-')}`,
      severity: 'error',
      from: { path: onServer(...folders), pathNot: serverTests },
      to: { path: onServer(...serverLayers.slice(layer + 1).flat()) },
    })),
    {
      name: 'server-composes-at-its-top',
      severity: 'error',
      from: { path: onServer(...serverLayers.flat()), pathNot: serverTests },
      to: { path: '^apps/api/src/[^/]+\\.ts$', pathNot: '^apps/api/src/(clock|config|deps)\\.ts$' },
    },
    {
      name: 'server-features-import-no-feature',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: serverTests },
      to: { path: '^apps/api/src/features/([^/]+)/', pathNot: '^apps/api/src/features/$1/' },
    },
    {
      name: 'session-and-navigation-import-no-screen',
      severity: 'error',
      from: { path: path('apps/admin/src/(session|navigation)/') },
      to: { path: path('apps/admin/src/(crud|features)/') },
    },
    {
      name: 'api-imports-no-screen',
      severity: 'error',
      from: { path: path('apps/admin/src/api/') },
      to: { path: path('apps/admin/src/(session|navigation|crud|features|app)/') },
    },
    {
      name: 'product-imports-no-demo',
      severity: 'error',
      from: {
        path: path(
          'apps/api/',
          'apps/admin/src/(?!mocks/|demo/|features/(todo|email)/)',
          'packages/(api-contract|machines)/src/(?!demo/)',
        ),
      },
      to: { path: path('apps/admin/src/(mocks|demo)/', 'packages/(api-contract|machines)/src/demo/') },
    },
    {
      name: 'demo-imports-no-feature',
      severity: 'error',
      from: { path: path('apps/admin/src/(demo|mocks)/') },
      to: { path: path('apps/admin/src/(features|app)/') },
    },
    {
      name: 'nothing-imports-storybook',
      severity: 'error',
      from: { path: path('packages/', 'apps/', 'tests/') },
      to: { path: path('\\.storybook/') },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: path('packages/', 'apps/') },
      to: { path: path('tests/') },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What we build ourselves; that of packages is what the rules about them see.
    exclude: { path: '^(apps|packages)/[^/]+/dist/|^storybook-static/|^tests/bench/peers/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
