import { expect, test } from '../e2e/test.ts';
import { furnish } from '../e2e/world/furnish.ts';
import { startOwnServer } from '../e2e/world/own-server.ts';
import { Screens } from '../models/screens.ts';

test('T71 the server stops in the middle of an edit: it is said, nothing is lost, and it is saved when it is back', async ({
  browser,
  language,
}, { parallelIndex }) => {
  test.slow();
  const server = await startOwnServer(parallelIndex);
  const member = await server.world.hire('editor');
  const session = await server.world.signIn(member);
  const context = await browser.newContext({ baseURL: server.address });
  await furnish(context, server.world.browserState(language, { member, session }, server.address));
  const app = new Screens(await context.newPage(), language);
  try {
    const skill = await server.world.records.skill();
    await app.open(`/skills/edit/${skill.id}`);
    await app.form.fill('name.en', 'Typed while it stood');
    await server.stop();
    await app.form.clickSave();
    await app.shell.seeBanner(app.t.shell.connection.offline);
    await app.form.seeValue('name.en', 'Typed while it stood');
    await app.form.seeWaiting(1);
    await server.start();
    await app.shell.seeNoBanner(app.t.shell.connection.offline);
    await app.seeToast(app.t.crud.form.saved);
    await app.open(`/skills/edit/${skill.id}`);
    await app.form.seeValue('name.en', 'Typed while it stood');
    const { rows } = await server.world.database.pool.query('SELECT version FROM skills WHERE id = $1', [skill.id]);
    expect(rows).toEqual([{ version: skill.version + 1 }]);
  } finally {
    await context.close();
    await server.close();
  }
});
