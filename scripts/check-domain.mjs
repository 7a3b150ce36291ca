/** Compares docs/resources.json with what the domain promises; the tool that does so lies outside of the repository. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tool = process.env.DOMAIN_TOOL ?? join(root, '../shared/tools/domain.mjs');

if (existsSync(tool)) {
  const given = [tool, 'docs/resources.json', ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, given, { cwd: root, stdio: 'inherit' }).status ?? 2);
} else {
  console.error(`Nothing was compared: ${tool} is not there. DOMAIN_TOOL names the tool where it lies elsewhere.`);
  process.exit(2);
}
