import { randomUUID } from 'node:crypto';
import { expect, test } from '../test.ts';

/** A name that nobody else has. */
const word = () => `اسم ${randomUUID().slice(0, 8)}`;

test('ROUTE-17 employers are found by name, and a state narrows them', async ({ app, world }) => {
  const name = word();
  await world.records.employer({ name: { ar: name }, state: 'verified' });
  await app.open(`/employers/list?q=${encodeURIComponent(name)}`);
  await app.list.seeRow(name);
  await app.list.clickState(app.t.employers.states.employer.suspended);
  await expect(app.list.row(name)).toHaveCount(0);
});

test('ROUTE-22 job seekers are found by name, and lead to their profiles', async ({ app, page, world }) => {
  const family = word();
  const { id } = await world.records.seeker({ name: { ar: { first: 'أحمد', family } } });
  await app.open(`/seekers/list?q=${encodeURIComponent(family)}`);
  await app.list.row(family).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/seekers/view/${id}`));
  await app.seeHeading(new RegExp(family));
});

test('ROUTE-59 ROUTE-60 a job title is added, and found in its list', async ({ app }) => {
  const name = word();
  await app.open('/jobTitles/add');
  await app.seeHeading(app.t.jobTitles.add);
  await app.form.fill('name.ar', name);
  await app.form.clickCreate();
  await app.seeToast(app.t.crud.form.created);
  await app.open(`/jobTitles/list?q=${encodeURIComponent(name)}`);
  await app.list.seeRow(name);
});

test('ROUTE-61 a job title is renamed', async ({ app, world }) => {
  const [before, after] = [word(), word()];
  const { id } = await world.records.jobTitle({ name: { ar: before } });
  await app.open(`/jobTitles/edit/${id}`);
  await app.form.fill('name.ar', after);
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.open(`/jobTitles/list?q=${encodeURIComponent(after)}`);
  await app.list.seeRow(after);
});

test('ROUTE-62 ROUTE-63 an industry is added, and found in its list', async ({ app }) => {
  const name = word();
  await app.open('/industries/add');
  await app.seeHeading(app.t.industries.add);
  await app.form.fill('name.ar', name);
  await app.form.clickCreate();
  await app.seeToast(app.t.crud.form.created);
  await app.open(`/industries/list?q=${encodeURIComponent(name)}`);
  await app.list.seeRow(name);
});

test('ROUTE-64 an industry is renamed', async ({ app, world }) => {
  const [before, after] = [word(), word()];
  const { id } = await world.records.industry({ name: { ar: before } });
  await app.open(`/industries/edit/${id}`);
  await app.form.fill('name.ar', after);
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.open(`/industries/list?q=${encodeURIComponent(after)}`);
  await app.list.seeRow(after);
});
