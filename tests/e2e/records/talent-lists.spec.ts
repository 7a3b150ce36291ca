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
