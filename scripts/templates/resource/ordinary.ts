import { contract } from './contract.ts';
import { messages } from './messages.ts';
import { migration } from './migration.ts';
import type { PlannedResource, ResourceTexts } from './planned-resource.ts';
import { screens } from './screens.ts';
import { seed } from './seed.ts';
import { server } from './server.ts';
import { table } from './table.ts';

/** A resource with fields of its own; its records are in use or archived, as shortlists are, until it has a workflow of its own. */
export function ordinary(planned: PlannedResource): ResourceTexts {
  return {
    contract: contract(planned),
    migration: migration(planned),
    table: table(planned),
    resource: server(planned),
    seed: seed(planned),
    screens: screens(planned),
    en: messages(planned, 'en'),
    ar: messages(planned, 'ar'),
  };
}
