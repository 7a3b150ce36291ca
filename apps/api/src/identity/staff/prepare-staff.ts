import type { AppDeps } from '#deps.ts';
import { installStaff } from './configured-staff.ts';
import { ensureDemoStaff } from './demo-staff.ts';
import { readStaffFile } from './staff-file.ts';

/** Makes the accounts of this start: those of `STAFF_FILE`, or the demo's where none is given. */
export async function prepareStaff(deps: AppDeps): Promise<void> {
  const { config, database, clock } = deps;
  const isEmbedded = config.oidc.kind === 'embedded';
  if (config.staffFile) return installStaff(deps, await readStaffFile(config.staffFile, { passwords: isEmbedded }));
  if (config.oidc.kind === 'embedded') await ensureDemoStaff(database, clock, config.oidc.demoPassword);
}
