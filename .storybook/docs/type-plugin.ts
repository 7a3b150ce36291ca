import { componentTypes, typeImporter } from '@diwan/scripts/components/component-types.ts';
import type { Plugin } from 'vite';

/** Puts beside each component of the library what its types say of its props, where Storybook and our pages look for it. */
export function typePlugin(): Plugin {
  let importer = typeImporter();
  return {
    name: 'component-types',
    enforce: 'pre',
    watchChange: () => {
      importer = typeImporter();
    },
    transform: {
      filter: { id: { include: /\/packages\/ui\/src\/.*\.tsx$/, exclude: /\.(stories|test)\.tsx$/ } },
      handler: (source, file) => {
        const described = componentTypes(source, file, importer).map(
          (types) => `${types.displayName}.__docgenInfo = ${JSON.stringify(types)};`,
        );
        return { code: [source, ...described].join('\n'), map: null };
      },
    },
  };
}
