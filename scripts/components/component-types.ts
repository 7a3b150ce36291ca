import { join, resolve } from 'node:path';
import {
  builtinResolvers,
  type Documentation,
  defaultHandlers,
  ERROR_CODES,
  type Handler,
  type Importer,
  makeFsImporter,
  type NodePath,
  parse,
  utils,
} from 'react-docgen';
import { addDefaults } from './prop-defaults.ts';

const { applyToTypeProperties, getPropertyName, getTypeFromReactComponent, printValue } = utils;
const library = join(import.meta.dirname, '../../packages/ui/src');
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** Reads the types that a component's file imports from others of ours; it remembers each file. */
export function typeImporter(): Importer {
  return makeFsImporter((path, folder) => {
    if (path.startsWith('.')) return resolve(folder, path);
    if (path.startsWith('#')) return join(library, path.slice(1));
    throw Object.assign(new Error(`${path} is none of our files.`), { code: 'MODULE_NOT_FOUND' });
  });
}

/** What the types in a file say of its components and their props. */
export function componentTypes(source: string, filename: string, importer = typeImporter()): Documentation[] {
  try {
    const read = parse(source, { filename, importer, resolver, handlers: [...defaultHandlers, asWritten] });
    return read.map((component) => addDefaults(component, source, filename));
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** A type for which the reader has no name stands as it is written: `readonly Option[]`. */
const asWritten: Handler = (documentation, component) => {
  for (const type of getTypeFromReactComponent(component)) {
    applyToTypeProperties(
      documentation,
      type,
      (property) => {
        const name = property.isTSPropertySignature() && getPropertyName(property);
        const described = name ? documentation.getPropDescriptor(name) : null;
        if (described?.tsType?.name !== 'unknown' && described?.tsType?.name !== 'literal') return;
        described.tsType = { name: printValue(property.get('typeAnnotation.typeAnnotation') as NodePath) };
      },
      null,
    );
  }
};
