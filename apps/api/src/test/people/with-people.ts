import { openDatabase } from '#db/database.ts';
import { credentials } from '#db/schema/identity.ts';
import { ensureDemoStaff } from '#identity/staff/demo-staff.ts';
import type { Filling } from '../databases/database-server.ts';
import { testKeys } from '../test-keys.ts';
import { cheapHash } from './cheap-hash.ts';

/** The demo's people, whose password takes no time to prove: each start of the product proves it. */
export const withPeople = (password: string): Filling => ({
  name: `people_${password.replaceAll('-', '_')}`,
  async fill(url) {
    const database = openDatabase(url, { auditKeys: testKeys.audit });
    try {
      await ensureDemoStaff(database, () => new Date(), password);
      await database.orm.update(credentials).set({ passwordHash: cheapHash(password) });
    } finally {
      await database.close();
    }
  },
});
