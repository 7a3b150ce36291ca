import { iconUses } from '@diwan/scripts/components/icon-uses.ts';
import type { Plugin } from 'vite';

/** Gives the icons that the product draws, each imported by itself: all of lucide together would be most of Storybook. */
export function iconPlugin(): Plugin {
  return {
    name: 'icon-uses',
    enforce: 'pre',
    load: {
      filter: { id: /\/product-icons\.ts$/ },
      handler: () => {
        const uses = iconUses();
        const entries = uses.map((use) => `{ ...${JSON.stringify(use)}, Icon: ${use.name} }`);
        return [
          `import { ${uses.map(({ name }) => name).join(', ')} } from 'lucide-react';`,
          `export const productIcons = [${entries.join(', ')}];`,
        ].join('\n');
      },
    },
  };
}
