import { join } from 'node:path';
import { initOf, moduleAt, valueBehind } from './modules.ts';
import { library } from './public-path.ts';
import { SampleWriter } from './sample-writer.ts';
import { bare, keyOf, type Module, type Node, valueOf } from './syntax.ts';

/** A story's code as somebody outside of the library would write it, by the name of its export. */
export type Samples = Record<string, string>;

export interface StoryParts {
  args: ReadonlyMap<string, GivenArg>;
  render: { node: Node; module: Module } | undefined;
}
export interface GivenArg {
  node: Node;
  module: Module;
}

/** The samples of one file of stories, not yet laid out. */
export function storySamples(file: string): Samples {
  const module = moduleAt(file);
  const meta = valueBehind(module, defaultExportOf(module));
  const samples: Samples = {};
  for (const statement of module.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    const [declarator] = statement.declaration.declarations;
    if (declarator?.id.type !== 'Identifier' || !declarator.init) continue;
    samples[declarator.id.name] = sampleOf(file, declarator.id.name, meta, bare(declarator.init));
  }
  return samples;
}

function defaultExportOf(module: Module): Node {
  const statement = module.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (statement?.type !== 'ExportDefaultDeclaration') throw new Error('A file of stories has no default export.');
  return statement.declaration;
}

function sampleOf(file: string, name: string, meta: Node, story: Node): string {
  const module = moduleAt(file);
  const parts = partsOf(file, story);
  const args = new Map([...argsOf(module, valueOf(meta, 'args')), ...parts.args]);
  const metaRender = valueOf(meta, 'render');
  const render = parts.render ?? (metaRender && { node: metaRender, module });
  const component = valueOf(meta, 'component');
  return new SampleWriter(file).write(name, { args, render }, component);
}

function argsOf(module: Module, node: Node | undefined): Map<string, GivenArg> {
  const object = node && valueBehind(module, node);
  if (object?.type !== 'ObjectExpression') return new Map();
  return new Map(
    object.properties.flatMap((property): [string, GivenArg][] => {
      if (property.type === 'SpreadElement') return [...argsOf(module, property.argument)];
      return [[keyOf(property), { node: property.type === 'ObjectProperty' ? property.value : property, module }]];
    }),
  );
}

/** What a story says of itself, or what the function that makes it is given. */
function partsOf(file: string, story: Node): StoryParts {
  const module = moduleAt(file);
  if (story.type === 'CallExpression' && story.callee.type === 'Identifier') {
    const made = story.callee.name;
    if (made === 'longText') {
      const long = moduleAt(join(library, 'private/stories/story-long-text.tsx'));
      return { args: argsOf(long, valueOf(initOf(long, 'words'), 'en')), render: undefined };
    }
    return { args: argsOf(module, story.arguments[0]), render: undefined };
  }
  if (story.type !== 'ObjectExpression') throw new Error(`${file}: a story in a form that samples don't know.`);
  const spread = story.properties.flatMap((one) =>
    one.type === 'SpreadElement' ? [partsOf(file, valueBehind(module, one.argument))] : [],
  );
  const node = valueOf(story, 'render');
  return {
    args: new Map([...spread.flatMap(({ args }) => [...args]), ...argsOf(module, valueOf(story, 'args'))]),
    render: node ? { node, module } : spread.at(-1)?.render,
  };
}
