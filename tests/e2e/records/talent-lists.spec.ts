import { randomUUID } from 'node:crypto';
import { expect, test } from '../test.ts';

const word = () => `اسم ${randomUUID().slice(0, 8)}`;

test('ROUTE-18 ROUTE-19 a shortlist is made for an employer, somebody is put on it and shortlisted, and the list leads to them', async ({
  app,
  page,
  world,
}) => {
  const [employer, family, name] = [word(), word(), word()];
  const { id: employerId } = await world.records.employer({ name: { ar: employer } });
  await world.records.seeker({ name: { ar: { first: 'أحمد', family } } });
  const { talentLists, talentListEntries, crud, records } = app.t;

  await app.open('/employers/lists/add');
  await app.form.choose(talentLists.fields.employerId, employer);
  await app.form.fill('name', name);
  await app.form.clickCreate();
  await app.seeToast(crud.form.created);
  await app.seeHeading(name);

  await app.open('/employers/listTalent/add');
  await app.form.choose(talentListEntries.fields.listId, name);
  await app.form.choose(talentListEntries.fields.seekerId, family);
  await app.form.clickCreate();
  await app.seeToast(crud.form.created);
  await app.record.seeState(talentListEntries.states.talentListEntry.saved);
  await app.record.clickEvent(talentListEntries.events.talentListEntry.shortlist);
  await app.record.seeState(talentListEntries.states.talentListEntry.shortlisted);

  await app.open(`/employers/lists?q=${encodeURIComponent(name)}`);
  await app.list.row(name).getByRole('link', { name: talentLists.people_one }).click();
  await expect(page).toHaveURL(/\/employers\/listTalent\?list=/);
  await app.list.seeRow(family);
  await expect(app.list.rows).toHaveCount(1);

  await app.open(`/employers/view/${employerId}`);
  await app.record.clickTab(records.related.talentListEntries);
  await app.list.seeRow(family);
});

test('ROUTE-19 24.9 whoever is contacted takes one of the employer’s CV views; when none is left, the button says so', async ({
  app,
  page,
  world,
}) => {
  const [employer, name] = [word(), word()];
  const families = [word(), word()];
  const { id } = await world.records.employer({ name: { ar: employer }, cvViewQuotaLimit: 1 });
  const { talentLists, talentListEntries, crud } = app.t;
  for (const family of families) await world.records.seeker({ name: { ar: { first: 'أحمد', family } } });
  await app.open('/employers/lists/add');
  await app.form.choose(talentLists.fields.employerId, employer);
  await app.form.fill('name', name);
  await app.form.clickCreate();
  await app.seeToast(crud.form.created);
  const contact = talentListEntries.events.talentListEntry.contact;
  const add = async (family: string) => {
    await app.open('/employers/listTalent/add');
    await app.form.choose(talentListEntries.fields.listId, name);
    await app.form.choose(talentListEntries.fields.seekerId, family);
    await app.form.clickCreate();
    await app.record.seeState(talentListEntries.states.talentListEntry.saved);
  };
  await add(families[0]!);
  await app.record.clickEvent(contact);
  await app.record.seeState(talentListEntries.states.talentListEntry.contacted);
  await add(families[1]!);
  await app.record.openActions();
  await expect(page.getByRole('menuitem', { name: contact })).toContainText(
    talentListEntries.refusals.cvViewsExhausted,
  );
  await app.open(`/employers/view/${id}`);
  await expect(page.locator('[data-field="cvViewQuota"]')).toHaveText('1 / 1');
});
