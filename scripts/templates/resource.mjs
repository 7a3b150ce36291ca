import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourceFiles } from './resource-files.mjs';
import { singular, spellings } from './words.mjs';

const migrations = 'apps/api/src/db/migrations';

/** A taxonomy: the smallest resource that has every part. */
export function resource(name, root) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(name)) {
    throw new Error('Name the resource in kebab-case and plural, such as business-specialists.');
  }
  const many = spellings(name);
  const one = spellings(singular(name));
  const { path, isKnown } = screenPath(many.camel, root);
  return {
    files: resourceFiles({ many, one, migration: `${migrations}/${nextNumber(root)}-${name}.sql`, screen: path }),
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
      {
        path: 'apps/admin/src/app/resources.ts',
        after: "(await import('../features/skills/skills.resource.ts')).skills,\n  },\n",
        add: `  ${many.camel}: {
    area: 'referenceData',
    paths: { list: '${path}/list', add: '${path}/add', edit: '${path}/edit/:id' },
    load: async () => (await import('../features/${name}/${name}.resource.ts')).${many.camel},
  },\n`,
      },
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
      ...(isKnown ? ['packages/messages/src/screens/{en,ar}.ts: without its titles there'] : []),
      ...(isKnown ? [`apps/admin/src/app/not-built.ts: without ${path}/list, ${path}/add and ${path}/edit/:id`] : []),
      `packages/messages/src/${name}/ar.ts: the Arabic words`,
      `${migrations}/ and apps/api/src/resources/${name}/table.ts: a column for each field of your own`,
    ],
  };
}

/** The address of the list, when the specification has named it already. */
function screenPath(camel, root) {
  const paths = readFileSync(join(root, 'apps/admin/src/app/not-built.ts'), 'utf8');
  const found = paths.match(new RegExp(`'([^']+)/list[^']*': item\\('${camel}'`));
  return { path: found?.[1] ?? `/${camel}`, isKnown: Boolean(found) };
}

function nextNumber(root) {
  const last = readdirSync(join(root, migrations)).sort().at(-1) ?? '0000';
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
}
