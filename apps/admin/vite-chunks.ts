const inApp = (...paths: string[]) => `/apps/admin/src/(${paths.join('|')})\\.tsx?$`;
/** Texts that come with the shell. */
export const textsOfShell = /\/messages\/src\/(?:screens|shell|problems|crud)\/(ar|en)\.ts$/;

/**
 * Which modules share a file. Each group takes what it names together with everything that this needs at once, except what an
 * earlier group has taken; so a person who opens a list fetches a handful of files, and one who signs in none of the list's.
 * What isn't named is split by who uses it.
 */
export const chunkGroups = [
  {
    name: 'platform',
    test: /node_modules\/(react|react-dom|scheduler|xstate|@xstate|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: 'start',
    test: new RegExp(inApp('app/(App|start/(actors|preload-later|take-callback))', 'features/sign-in/LoginScreen')),
  },
  {
    name: 'shell',
    test: new RegExp(
      [
        inApp(
          'app/Shell/Shell',
          'app/routes/preload-screens',
          'crud/list/ListScreen',
          'crud/resource/(cells/cells|display-name|define-resource|labels|refusal-text|ResourceProvider|resource-context)',
          'crud/form/preload-form',
          'crud/resource/field',
          'messages/messages',
        ),
        // Small things that lists share with what comes later: none of them waits for the tools or the form because of one.
        inApp(
          'crud/feedback/preview/in-both-languages',
          'crud/query/use-record-labels',
          'crud/resource/cells/reason-label',
          'crud/fields/(localized/EachLanguage|occupation/OccupationName|rating/rating\\.cell)',
        ),
        '/packages/ui/src/(Inline|Skeleton)/',
        '/packages/api-contract/src/values/(staff|records/job-post)\\.ts$',
      ].join('|'),
    ),
  },
  // Small things that few lists share with what comes later.
  {
    name: 'rarer-parts',
    test: new RegExp(
      [inApp('crud/fields/upload/AttachedFile'), '/packages/api-contract/src/values/codes\\.ts$'].join('|'),
    ),
  },
  { name: 'layouts', test: new RegExp(inApp('crud/list/layouts/LayoutSwitch')) },
  { debugName: 'texts', name: (id: string) => `texts-${textsOfShell.exec(id)?.[1]}`, test: textsOfShell },
  {
    name: 'tools',
    test: new RegExp(
      inApp(
        'app/Shell/(Overlays|bar/(Menus|stars/(StarToggle|RestOfStarred)))',
        'crud/list/(tools/ListFilters|table/OpenRowMenu|tools/ColumnsMenu)',
      ),
    ),
  },
  // Dialogs and the demo write a few words, and draw a star, without the form of a record.
  {
    name: 'text-fields',
    test: /\/packages\/ui\/src\/(TextField|TextArea|ChipsField|Checkbox|Form)\/|\/lucide-react\/dist\/esm\/icons\/star\./,
  },
  { name: 'form', test: new RegExp(inApp('crud/form/EditScreen', 'crud/fields/inputs')) },
];

const ownTexts = /\/messages\/src\/([\w-]+)\/(?:ar|en)\.ts$/;

/** A file of texts is named by what it is about, for whoever looks at requests. */
export function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const about = ownTexts.exec(facadeModuleId ?? '')?.[1];
  return `assets/${about ? `${about}-${name}` : '[name]'}-[hash].js`;
}

/** The name of a chunk without its hash and ending. */
export const chunkNamed = (fileName: string) => fileName.replace(/^assets\/(.*)-.{8}\.js$/, '$1');
