const modelsAndTests = '\\.(test|model)\\.ts$|^packages/machines/src/(model|simulation)/';

/** The direction of imports: a fact travels down, never up; rooms meet in the hall only. */
const path = (...patterns) => patterns.map((pattern) => `^${pattern}`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-mentions-no-one',
      severity: 'error',
      from: { path: path('packages/api-contract/src') },
      to: {
        path: path('packages/(?!api-contract)', 'apps/', 'node_modules/(?!(zod|@ts-rest|vitest|fast-check|@vitest)/)'),
        pathNot: 'node_modules/@types',
      },
    },
    {
      name: 'machines-draw-and-do-not-act',
      severity: 'error',
      from: { path: path('packages/machines/src'), pathNot: modelsAndTests },
      to: { path: path('packages/(?!machines|api-contract)', 'apps/', 'node_modules/(?!(xstate|zod)/)') },
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
      name: 'actors-know-no-one',
      severity: 'error',
      from: { path: path('apps/admin/src/actors/') },
      to: { path: path('apps/admin/src/(?!actors/)') },
    },
    {
      name: 'ui-knows-no-business',
      severity: 'error',
      from: { path: path('packages/ui/src') },
      to: { path: path('packages/(?!ui/)', 'apps/') },
    },
    {
      name: 'diagrams-know-no-business',
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
      name: 'rooms-share-no-walls',
      severity: 'error',
      from: { path: '^apps/admin/src/features/([^/]+)/' },
      to: { path: '^apps/admin/src/features/([^/]+)/', pathNot: '^apps/admin/src/features/$1/' },
    },
    {
      name: 'nothing-imports-the-hall',
      severity: 'error',
      from: { path: path('apps/admin/src/(features|crud|session|navigation|api|messages)/') },
      to: { path: path('apps/admin/src/app/') },
    },
    {
      name: 'kitchen-knows-no-room',
      severity: 'error',
      from: { path: path('apps/admin/src/crud/') },
      to: { path: path('apps/admin/src/features/') },
    },
    {
      name: 'corridors-know-no-kitchen',
      severity: 'error',
      from: { path: path('apps/admin/src/(session|navigation)/') },
      to: { path: path('apps/admin/src/(crud|features)/') },
    },
    {
      name: 'telephone-room-knows-no-one',
      severity: 'error',
      from: { path: path('apps/admin/src/api/') },
      to: { path: path('apps/admin/src/(session|navigation|crud|features|app)/') },
    },
    {
      name: 'product-knows-no-demo',
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
      name: 'demo-knows-no-room',
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
