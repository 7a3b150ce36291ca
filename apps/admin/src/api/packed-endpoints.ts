import { type Endpoint, type EndpointTable, ownHeaders } from './endpoint-table.ts';
import { mapLazily } from './map-lazily.ts';

/**
 * A table of endpoints as a browser gets it: most resources have the same ones, so each is written once, without the path at which
 * its area begins.
 */
export interface PackedEndpoints {
  /** `name method headers path`: the headers by their places in `ownHeaders`, the path from where its area begins. */
  endpoints: readonly string[];
  /** Of each area where it begins, and the places of its endpoints. */
  areas: Readonly<Record<string, readonly [path: string, ...endpoints: number[]]>>;
}

export function packEndpoints(table: EndpointTable): PackedEndpoints {
  const places = new Map<string, number>();
  const areas: Record<string, [string, ...number[]]> = {};
  for (const [area, endpoints] of Object.entries(table)) {
    const begin = sharedPath(Object.values(endpoints).map(({ path }) => path));
    areas[area] = [begin];
    for (const [name, { method, headers, path }] of Object.entries(endpoints)) {
      const own = headers.map((header) => ownHeaders.indexOf(header)).join('');
      const written = `${name} ${method} ${own} ${path.slice(begin.length)}`;
      const place = places.get(written) ?? places.size;
      places.set(written, place);
      areas[area].push(place);
    }
  }
  return { endpoints: [...places.keys()], areas };
}

/** An area is unpacked when something of it is first asked for. */
export function unpackEndpoints({ endpoints, areas }: PackedEndpoints): EndpointTable {
  return mapLazily(areas, ([begin, ...places]) => {
    const area: Record<string, Endpoint> = {};
    for (const place of places) {
      const [name, method, own, path] = endpoints[place]!.split(' ') as [string, string, string, string];
      area[name] = { method, path: begin + path, headers: Array.from(own, (at) => ownHeaders[Number(at)]!) };
    }
    return area;
  });
}

function sharedPath([first = '', ...others]: readonly string[]): string {
  const parts = first.split('/');
  let shared = parts.length;
  for (const other of others) {
    const others = other.split('/');
    while (parts.slice(0, shared).join('/') !== others.slice(0, shared).join('/')) shared -= 1;
  }
  return parts.slice(0, shared).join('/');
}
