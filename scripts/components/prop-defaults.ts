import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Documentation, PropDescriptor } from 'react-docgen';
import { bare, keyOf, type Module, type Node, readModule, valueOf } from '../samples/syntax.ts';

/** What a component does without a prop, for each prop that may be left out. */
export function addDefaults(component: Documentation, source: string, file: string): Documentation {
  const module = readModule(file, source);
  const written = defaultsIn(module, component.displayName ?? '');
  const looks = looksOf(module);
  const props = Object.entries(component.props ?? {}).map(([name, prop]): [string, PropDescriptor] => {
    const { text, tagged } = withoutTag(prop.description ?? '');
    if (prop.required) return [name, { ...prop, description: text }];
    const value = tagged ?? prop.defaultValue?.value ?? written.get(name) ?? looks.get(name) ?? unset(prop);
    return [name, { ...prop, description: text, defaultValue: { value, computed: false } }];
  });
  return { ...component, props: Object.fromEntries(props) };
}

const unset = ({ tsType }: PropDescriptor) => (/^boolean\b/.test(typeText(tsType)) ? 'false' : 'none');

const typeText = (type: PropDescriptor['tsType']) => (type && 'raw' in type && type.raw) || type?.name || '';

/** `@default` says what follows from elsewhere: what a component inside does, what the page says. */
function withoutTag(description: string): { text: string; tagged: string | undefined } {
  const [text = '', tagged] = description.split(/\s*@default\s+/);
  return { text, tagged };
}

/** Defaults where a component takes its props apart, in its parameters or in its first lines. */
function defaultsIn(module: Module, name: string): Map<string, string> {
  const statement = module.declared.get(name);
  if (statement?.type !== 'FunctionDeclaration') return new Map();
  const inside = statement.body.body.flatMap((line) =>
    line.type === 'VariableDeclaration' ? line.declarations.map(({ id }) => id) : [],
  );
  const patterns: Node[] = [...statement.params, ...inside];
  return new Map(
    patterns.flatMap((pattern) =>
      pattern.type !== 'ObjectPattern'
        ? []
        : pattern.properties.flatMap((property): [string, string][] => {
            const value = property.type === 'ObjectProperty' ? property.value : undefined;
            if (value?.type !== 'AssignmentPattern') return [];
            return [[keyOf(property), module.text.slice(value.right.start!, value.right.end!)]];
          }),
    ),
  );
}

/** Defaults of the looks that a component's styles have variants for. */
function looksOf(module: Module): Map<string, string> {
  const found = new Map<string, string>();
  for (const { from } of module.imports.values()) {
    const file = resolve(dirname(module.file), from);
    if (!from.endsWith('.css.ts') || !existsSync(file)) continue;
    const styles = readModule(file, readFileSync(file, 'utf8'));
    for (const statement of styles.declared.values()) {
      const recipe = recipeIn(statement);
      const variants = valueOf(recipe, 'variants');
      if (variants?.type !== 'ObjectExpression') continue;
      for (const variant of variants.properties.map(keyOf)) {
        const value = valueOf(valueOf(recipe, 'defaultVariants'), variant);
        if (value) found.set(variant, styles.text.slice(value.start!, value.end!));
      }
    }
  }
  return found;
}

function recipeIn(statement: Node): Node | undefined {
  const init = statement.type === 'VariableDeclaration' ? statement.declarations[0]?.init : undefined;
  const call = init ? bare(init) : undefined;
  const isRecipe =
    call?.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'recipe';
  return isRecipe ? call.arguments[0] : undefined;
}
