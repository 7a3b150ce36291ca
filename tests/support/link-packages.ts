import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** In a copy of the repository the packages of the registry are the repository's; its own are those of the copy. */
export function linkPackages(repository: string, copy: string, workspaces: readonly string[]): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@diwan'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@diwan') symlinkSync(join(repository, 'node_modules', name), join(modules, name));
  for (const path of workspaces) {
    symlinkSync(join(copy, path), join(modules, '@diwan', path.split('/').at(-1)!));
    const own = join(path, 'node_modules');
    if (existsSync(join(repository, own))) symlinkSync(join(repository, own), join(copy, own));
  }
}
