import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mutant {
  path: string;
  /** What is taken away, as a person would name it. */
  without: string;
  text: string;
}

/** The change that added business specialists: whole files, and lines in registers. */
export const change = {
  files: [
    'packages/api-contract/src/resources/business-specialists.ts',
    'apps/api/src/db/migrations/0066-business-specialists.sql',
    'apps/api/src/resources/business-specialists/table.ts',
    'apps/api/src/resources/business-specialists/resource.ts',
    'apps/api/src/resources/business-specialists/seed.ts',
    'apps/admin/src/features/business-specialists/business-specialists.resource.ts',
    'packages/messages/src/business-specialists/en.ts',
    'packages/messages/src/business-specialists/ar.ts',
  ],
  registers: [
    'packages/api-contract/src/resources/index.ts',
    'apps/api/src/resources/index.ts',
    'apps/admin/src/app/resources/reference-data.ts',
    'packages/messages/src/resources-en.ts',
    'packages/messages/src/resources-ar.ts',
    'apps/api/src/db/migrations/0070-files-of-fields.sql',
  ],
};

/** Parts of a line that could be forgotten by themselves. */
const parts: [path: string, part: string][] = [
  [change.files[0]!, '.extend(taxonomyComputed.shape)'],
  [change.files[0]!, '.pick(taxonomyRow)'],
  [change.files[0]!, ' requiresLicense: flag,'],
  [change.files[0]!, ', image: flag'],
  [change.files[0]!, '...taxonomyFilters, '],
  [change.files[1]!, ' INCLUDING DEFAULTS'],
  [change.files[1]!, ' INCLUDING CONSTRAINTS'],
  [change.files[1]!, ' INCLUDING GENERATED'],
  [change.files[1]!, ' NOT NULL'],
  [change.files[2]!, '.notNull()'],
  [change.files[5]!, ", requiresLicense: 'field'"],
  [change.files[5]!, ", image: 'field'"],
  [change.files[5]!, '...taxonomy.filters, '],
  [change.files[5]!, "'requiresLicense', "],
  [change.files[5]!, "'commissionBps', "],
  [change.files[5]!, ", 'image'"],
  [change.files[5]!, "parent: 'field', "],
  [change.files[5]!, ', requiresLicense: false'],
  [change.files[5]!, ', commissionBps: null'],
  [change.files[5]!, ', image: null'],
  [
    change.files[5]!,
    `  loadDraft: async () => ({\n    schema: (await import('@diwan/api-contract/resources/business-specialists')).businessSpecialists.draft,\n  }),\n`,
  ],
  [change.files[6]!, ", requiresLicense: 'Needs a licence'"],
  [change.files[6]!, ", commissionBps: 'Commission'"],
  [change.files[6]!, ", image: 'Picture'"],
  [change.files[6]!, "add: 'Add a business specialist', "],
  [change.files[7]!, ", requiresLicense: 'تلزمه رخصة'"],
  [change.files[7]!, ", commissionBps: 'العمولة'"],
  [change.files[7]!, ", image: 'الصورة'"],
];

/** A name of demo data, an empty line, a comment, and a line that only closes what another began. */
const isNothing = (line: string) => /^\s*$|^\s*--|^[^|]+ \| [^|]+$|^[\s(){}[\];,]*$/.test(line);

function linesOf(path: string, root: string, isOwn: (line: string) => boolean): Mutant[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    isNothing(line) || !isOwn(line)
      ? []
      : [{ path, without: `${index + 1}: ${line.trim()}`, text: lines.toSpliced(index, 1).join('\n') }],
  );
}

/** The change without one of its lines or parts, for each of them. */
export function mutantsOf(root: string): Mutant[] {
  return [
    ...change.files.flatMap((path) => linesOf(path, root, () => true)),
    ...change.registers.flatMap((path) => linesOf(path, root, (line) => /business[-_]?specialists/i.test(line))),
    ...parts.map(([path, part]) => {
      const text = readFileSync(join(root, path), 'utf8');
      if (text.split(part).length !== 2) throw new Error(`${path} has not once: ${part}`);
      return { path, without: part.trim(), text: text.replace(part, () => '') };
    }),
  ];
}
