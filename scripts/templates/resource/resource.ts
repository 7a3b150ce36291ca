import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../plan.ts';
import { kebabOf, singular, spellings } from '../words.ts';
import { readFields } from './fields/read-fields.ts';
import { ordinary } from './ordinary.ts';
import { taxonomy } from './taxonomy.ts';

const migrations = 'apps/api/src/db/migrations';
/** What shows a taxonomy as a list or as a tree. */
const termsScreen =
  "    screens: { list: async () => (await import('#features/terms/TermsScreen.tsx')).TermsScreen },\n";

/** A resource of the fields that were said; of none of them a taxonomy, which has its own. */
export function resource(name: string, root: string, said: readonly string[]): Plan {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(name)) {
    throw new Error('Name the resource in kebab-case and plural, such as business-specialists.');
  }
  const many = spellings(name);
  const one = spellings(singular(name));
  const path = `/${many.camel}`;
  const isTaxonomy = said.length === 0;
  const fields = isTaxonomy ? [] : readFields(said, one.pascal);
  const texts = (isTaxonomy ? taxonomy : ordinary)({ many, one, fields, path });
  const view = isTaxonomy ? '' : `view: '${path}/view/:id',`;
  const screens = isTaxonomy ? `isImported: true,\n${termsScreen}` : '';
  const register = registerOf(
    'referenceData',
    root,
    `  ${many.camel}: {
    area: 'referenceData',
    paths: { list: '${path}/list', ${view} add: '${path}/add', edit: '${path}/edit/:id' },
    load: async () => (await import('#features/${name}/${name}.resource.ts')).${many.camel},
    ${screens}
  },\n`,
  );
  return {
    files: {
      [`packages/api-contract/src/resources/${name}.ts`]: texts.contract,
      [`${migrations}/${nextNumber(root)}-${name}.sql`]: texts.migration,
      [`apps/api/src/resources/${name}/table.ts`]: texts.table,
      [`apps/api/src/resources/${name}/resource.ts`]: texts.resource,
      [`apps/api/src/resources/${name}/seed.ts`]: texts.seed,
      [`apps/admin/src/features/${name}/${name}.resource.ts`]: texts.screens,
      [`packages/messages/src/${name}/en.ts`]: texts.en,
      [`packages/messages/src/${name}/ar.ts`]: texts.ar,
      ...register.files,
    },
    additions: [
      {
        path: 'packages/api-contract/src/resources/index.ts',
        after: "import { skills } from './skills.ts';\n",
        add: `import { ${many.camel} } from './${name}.ts';\n`,
      },
      { path: 'packages/api-contract/src/resources/index.ts', after: '  skills,\n', add: `  ${many.camel},\n` },
      {
        path: 'apps/api/src/resources/index.ts',
        after: "import { skillsResource } from './skills/resource.ts';\n",
        add: `import { ${many.camel}Resource } from './${name}/resource.ts';\n`,
      },
      {
        path: 'apps/api/src/resources/index.ts',
        after: '  skills: skillsResource,\n',
        add: `  ${many.camel}: ${many.camel}Resource,\n`,
      },
      ...register.additions,
      ...['en', 'ar'].flatMap((language) => [
        {
          path: `packages/messages/src/resources-${language}.ts`,
          after: `import * as skills from './skills/${language}.ts';\n`,
          add: `import * as ${many.camel} from './${name}/${language}.ts';\n`,
        },
        { path: `packages/messages/src/resources-${language}.ts`, after: '  skills,\n', add: `  ${many.camel},\n` },
      ]),
    ],
    steps: [
      `packages/api-contract/src/resources/${name}.ts: what they are, in its \`about\`; ranges and rules of its fields`,
      `packages/messages/src/${name}/ar.ts: the Arabic; a test misses it`,
      'npm run docs:resources',
    ],
  };
}

/** Puts an entry at the end of its group of the menu; the first of a group brings the group's file. */
function registerOf(area: string, root: string, entry: string): Pick<Plan, 'files' | 'additions'> {
  const [register, folder] = ['apps/admin/src/app/resources.ts', 'apps/admin/src/app/resources'];
  const file = `${kebabOf(area)}.ts`;
  const path = `${folder}/${file}`;
  const end = `} as const satisfies ResourcesOf<'${area}'>;\n`;
  if (existsSync(join(root, path))) {
    const [after] = /\n {2}\w+: \{\n(?: {4}.*\n)+ {2}\},\n(?=\} as const)/.exec(
      readFileSync(join(root, path), 'utf8'),
    )!;
    return { files: {}, additions: [{ path, after, add: entry }] };
  }
  const type = "import type { ResourcesOf } from './registered-resource.ts';\n";
  return {
    files: { [path]: `${type}\nexport const ${area} = {\n${entry}${end}` },
    additions: [
      {
        path: register,
        after: "import { administration } from './resources/administration.ts';\n",
        add: `import { ${area} } from './resources/${file}';\n`,
      },
      { path: register, after: '  ...content,\n', add: `  ...${area},\n` },
    ],
  };
}

function nextNumber(root: string): string {
  const last = readdirSync(join(root, migrations)).sort().at(-1) ?? '0000';
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
}
