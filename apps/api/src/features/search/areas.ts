import { type SearchGroup, searchAreas } from '@diwan/api-contract/endpoints/search';
import type { AnyResource, AnyResources } from '#crud/definition.ts';
import { pictureIn } from '#crud/lists/pictures/pictures.ts';
import type { AnyRow } from '#crud/lists/repository.ts';
import type { Tx } from '#db/database.ts';

type Named = Pick<SearchGroup['hits'][number], 'label' | 'hint' | 'image'>;

/** An area that is searched, and how its records are told apart. */
export interface SearchArea {
  key: SearchGroup['area'];
  resource: AnyResource;
  name(rows: AnyRow[], tx: Tx): Promise<Named[]>;
}

/** Every area of the search, in the order in which its records are offered. */
export const areasOf = (resources: AnyResources): SearchArea[] =>
  searchAreas.map((key) => {
    const resource = resources[key];
    const byLabel = async (rows: AnyRow[], tx: Tx) => {
      const hints = await resource.option?.hints?.(rows, tx);
      return rows.map((row, index) => ({
        label: resource.label(row),
        hint: hints?.[index] ?? null,
        ...pictureIn(resource, row),
      }));
    };
    return { key, resource, name: resource.found ?? byLabel };
  });
