import type { Field } from '@diwan/api-contract/kinds/field';
import { fieldOf } from '@diwan/api-contract/kinds/fields-of';
import { rowStamps } from '@diwan/api-contract/schema';
import type { z } from 'zod';
import type { AnyContract, AnyResource } from '#crud/definition.ts';
import type { Cell } from './cell.ts';
import type { ExportColumns, ExportContext, ExportedField, ExportPart } from './column.ts';
import { cellOf, isShort } from './kind-cells.ts';
import { titleOf } from './titles.ts';

type Values = Readonly<Record<string, unknown>>;
type Said = Exclude<ExportedField<Values>, string>;

const known = new WeakMap<AnyResource, ExportColumns>();

/** The columns of a resource's file by their keys: those of its list, then every other field of its form that a cell can hold. */
export function exportColumns(resource: AnyResource): ExportColumns {
  const columns = known.get(resource) ?? columnsOf(resource);
  known.set(resource, columns);
  return columns;
}

function columnsOf({ contract, exported }: AnyResource): ExportColumns {
  const listed = Object.entries<ExportedField<Values> | readonly ExportedField<Values>[]>(
    exported ?? Object.fromEntries(rowFields(contract).map((name) => [name, name])),
  ).map(([key, fields]): [string, Said[]] => [
    key,
    [fields].flat().map((field) => (typeof field === 'string' ? { of: field } : (field as Said))),
  ]);
  const named = new Set(listed.flatMap(([, fields]) => fields.map(({ of = '' }) => of.split('.')[0]!)));
  const further = furtherFields(contract).filter(([name]) => !named.has(name));
  return Object.fromEntries(
    [...listed, ...further].map(([key, fields]) => [
      key,
      fields.map((field, index) => partOf(contract, field, index === 0 ? key : null)),
    ]),
  );
}

const rowFields = ({ row }: AnyContract) => Object.keys(row.shape).filter((name) => !Object.hasOwn(rowStamps, name));

/** The fields of the draft; of a reference the name that the record has beside it, of a group its parts. */
function furtherFields({ draft, record }: AnyContract): [string, Said[]][] {
  return Object.entries(draft.shape).flatMap(([name, schema]): [string, Said[]][] => {
    const field = fieldOf(schema);
    if (field.kind === 'reference') {
      const named = name.replace(/Id$/, '');
      return Object.hasOwn(record.shape, named) ? [[named, [{ of: named }]]] : [];
    }
    if (field.kind !== 'group') return isShort(field) ? [[name, [{ of: name }]]] : [];
    const parts = Object.entries(field.fields).filter(([, part]) => isShort(part));
    return parts.length > 0 ? [[name, parts.map(([part]) => ({ of: `${name}.${part}` }))]] : [];
  });
}

/** `column` names the column of the list whose title it has. */
function partOf(contract: AnyContract, { of: path, title, unit, value }: Said, column: string | null): ExportPart {
  const field = path === undefined || path === 'state' ? null : fieldAt(contract, path);
  const shown = field && cellOf(field);
  if (!value && !shown && path !== 'state')
    throw new Error(`${path} of ${contract.path} has no cell: its resource.ts says in \`exported\` what stands in it`);
  const ofKind = (record: Values, context: ExportContext): Cell => {
    const held = path!.split('.').reduce<unknown>((whole, part) => (whole as Values | null)?.[part], record);
    if (held === null || held === undefined) return null;
    if (path === 'state') return context.words.states?.[contract.workflow]?.[held as string] ?? String(held);
    return shown!.cell(held, context, field as never);
  };
  const named = title ?? path ?? '';
  return {
    header(context) {
      const heading = titleOf(named, title ? null : column, contract.path, context);
      const measure = unit ? context.file[unit] : shown?.unit?.(context);
      return measure ? `${heading} (${measure})` : heading;
    },
    value: (value ?? ofKind) as ExportPart['value'],
    width: shown?.width ?? defaultWidth,
  };
}

const defaultWidth = 18;

function fieldAt({ record }: AnyContract, path: string): Field {
  const [name = '', part] = path.split('.');
  const schema = record.shape[name] as z.ZodType | undefined;
  if (!schema) throw new Error(`A record has no ${path}`);
  const field = fieldOf(schema);
  return part !== undefined && field.kind === 'group' ? field.fields[part]! : field;
}
