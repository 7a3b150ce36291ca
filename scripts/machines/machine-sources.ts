import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Simulated } from '@diwan/machines/simulation/simulate';

type Exported = Readonly<Record<string, unknown>>;

/** A machine of the product, and where its source is. */
export interface MachineSource {
  /** Below `packages/machines/src`, without the ending. */
  path: string;
  title: string;
  machine: Simulated['machine'];
  /** What its module calls it. */
  exportName: string;
  /** What the module beside it calls its workflow; null where it is none. */
  workflowName: string | null;
}

const folder = join(import.meta.dirname, '../../packages/machines/src');

/** Every machine there is, by title: found by its file's name, listed nowhere. */
export async function machineSources(): Promise<MachineSource[]> {
  const files = globSync('**/*.machine.ts', { cwd: folder });
  const sources = await Promise.all(
    files.map((file) => sourceOf(file.replaceAll('\\', '/').replace('.machine.ts', ''))),
  );
  return sources.sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

async function sourceOf(path: string): Promise<MachineSource> {
  const exported = await load(`${path}.machine.ts`);
  const [exportName, found] = Object.entries(exported).find(([, one]) => typeof one === 'function' || isMachine(one))!;
  const machine = (typeof found === 'function' ? found() : found) as Simulated['machine'];
  const workflow = path.startsWith('workflows/') ? await load(`${path}.workflow.ts`) : {};
  const workflowName = Object.entries(workflow).find(([, one]) =>
    isMachine((one as { machine?: unknown }).machine),
  )?.[0];
  return { path, title: titleOf(path), machine, exportName, workflowName: workflowName ?? null };
}

const load = async (file: string) => (await import(pathToFileURL(join(folder, file)).href)) as Exported;
const isMachine = (one: unknown) => typeof one === 'object' && one !== null && 'root' in one;

function titleOf(path: string): string {
  const words = path.split('/').at(-1)!.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
