import { readFileSync } from 'node:fs';
import { bare, type Module, type Node, readModule } from './syntax.ts';

const modules = new Map<string, Module>();

export function moduleAt(file: string): Module {
  const module = modules.get(file) ?? readModule(file, readFileSync(file, 'utf8'));
  modules.set(file, module);
  return module;
}

/** Files are read again after this: one of them has changed. */
export function forgetModules(): void {
  modules.clear();
}

/** What a name at the top of a module stands for; any other node is taken as it is. */
export function valueBehind(module: Module, node: Node): Node {
  const found = bare(node);
  return found.type === 'Identifier' ? (initOf(module, found.name) ?? found) : found;
}

export function initOf(module: Module, name: string): Node | undefined {
  const statement = module.declared.get(name);
  const init = statement?.type === 'VariableDeclaration' ? statement.declarations[0]?.init : undefined;
  return init ? bare(init) : undefined;
}
