import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pixelDifference } from './pixel-difference.ts';

/** Says which pictures of two folders differ, and puts the differences beside the later ones; true when none does. */
export async function compareShots(before: string, after: string): Promise<boolean> {
  const [old, made] = [before, after].map((folder) => new Set(globSync('*.png', { cwd: folder })));
  const names = [...new Set([...(old ?? []), ...(made ?? [])])].sort();
  const changes: string[] = [];
  for (const name of names) {
    if (!made?.has(name)) changes.push(`gone     ${name}`);
    else if (!old?.has(name)) changes.push(`new      ${name}`);
    else {
      const { share, picture } = await pixelDifference(join(before, name), join(after, name));
      if (share === 0) continue;
      changes.push(`${picture ? `${(share * 100).toFixed(2).padStart(6)} %` : 'resized '} ${name}`);
      if (picture) await keep(join(after, 'differences', name), picture);
    }
  }
  console.log([...changes, `${changes.length} of ${names.length} pictures differ.`].join('\n'));
  return changes.length === 0;
}

async function keep(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}
