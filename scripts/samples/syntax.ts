import { babelParse, type types } from 'storybook/internal/babel';

export type Node = types.Node;
type Statement = types.Statement;

/** An imported name: what it is called where it comes from, and where that is. */
export interface Imported {
  name: string;
  from: string;
  isType: boolean;
}

/** A module as the maker of samples needs it: what stands at its top, by name. */
export interface Module {
  file: string;
  text: string;
  imports: ReadonlyMap<string, Imported>;
  /** Without `export`. */
  declared: ReadonlyMap<string, Statement>;
  body: readonly Statement[];
}

export function readModule(file: string, text: string): Module {
  const { body } = babelParse(text).program as { body: Statement[] };
  const imports = new Map<string, Imported>();
  const declared = new Map<string, Statement>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration')
      for (const part of statement.specifiers) {
        const isType =
          statement.importKind === 'type' || (part.type === 'ImportSpecifier' && part.importKind === 'type');
        const name = part.type === 'ImportSpecifier' && part.imported.type === 'Identifier' ? part.imported.name : '*';
        imports.set(part.local.name, { name, from: statement.source.value, isType });
      }
    const declaration =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    for (const name of namesOf(declaration)) declared.set(name, declaration);
  }
  return { file, text, imports, declared, body };
}

function namesOf(statement: Statement): string[] {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  const isNamed =
    statement.type === 'FunctionDeclaration' ||
    statement.type === 'TSInterfaceDeclaration' ||
    statement.type === 'TSTypeAliasDeclaration';
  return isNamed && statement.id ? [statement.id.name] : [];
}

/** Whether this name stands for a thing, and isn't a key or an attribute. */
export function isReference(node: Node, parent: Node | null): node is types.Identifier | types.JSXIdentifier {
  if (node.type === 'JSXIdentifier') return parent?.type !== 'JSXAttribute';
  if (node.type !== 'Identifier') return false;
  if (parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression')
    return parent.object === node || parent.computed;
  if (parent?.type === 'ObjectProperty') return parent.value === node || parent.computed;
  return parent?.type !== 'TSPropertySignature';
}

/** The value behind `as` and `satisfies`. */
export function bare(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;
}

export function keyOf(property: Node): string {
  if (property.type !== 'ObjectProperty' && property.type !== 'ObjectMethod') return '';
  return property.key.type === 'Identifier'
    ? property.key.name
    : property.key.type === 'StringLiteral'
      ? property.key.value
      : '';
}

/** The value of a property that stands in an object. */
export function valueOf(object: Node | undefined, key: string): Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  const property = object.properties.findLast((one) => keyOf(one) === key);
  return property?.type === 'ObjectProperty' ? property.value : property;
}
