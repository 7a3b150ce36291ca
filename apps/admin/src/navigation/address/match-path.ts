export interface ParsedPath {
  pattern: RegExp;
  keys: string[];
}

/** Reads `/skills/edit/:id` or `/employers/list/:uuid?`: case-sensitive, and nothing before or after. */
export function parsePath(path: string): ParsedPath {
  const keys: string[] = [];
  const parts = path.split('/').slice(1);
  const source = parts.map((part) => {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(part) ?? [];
    if (!name) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    keys.push(name);
    return optional ? '(?:/([^/]+))?' : '/([^/]+)';
  });
  return { pattern: new RegExp(`^${source.join('')}$`), keys };
}

export interface PathMatch<Path extends string = string> {
  path: Path;
  params: Record<string, string | undefined>;
}

/** Finds the one of `paths` that an address belongs to; what is written out goes before what may be anything. */
export function createMatcher<Path extends string>(paths: readonly Path[]) {
  const parsed = paths
    .map((path) => ({ path, ...parsePath(path) }))
    .sort((one, other) => one.keys.length - other.keys.length);
  return (address: string): PathMatch<Path> | null => {
    for (const { path, pattern, keys } of parsed) {
      const found = pattern.exec(address);
      if (!found) continue;
      const params = keys.map((key, index) => [key, decode(found[index + 1])]);
      return { path, params: Object.fromEntries(params) };
    }
    return null;
  };
}

function decode(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
}
