import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const read = async (path: string) => (await api.call('GET', `/api/v1/${path}`, { as })).json();

test('whatever names a record names its picture: lists, records, options and what a search finds', async () => {
  const [logo, photo] = [newId(), newId()];
  const employer = await records.employer({ logo, name: { ar: 'شركة الصورة' } });
  const seeker = await records.seeker({ photo, name: { ar: { first: 'سلمى', family: 'المصورة' } } });
  const post = await records.jobPost({ employerId: employer.id });
  const application = await records.application({ jobPostId: post.id, seekerId: seeker.id });

  const named = { id: employer.id, label: employer.name, image: logo };
  expect((await read(`job-posts?ids=${post.id}`)).items[0].employer).toEqual(named);
  expect((await read(`job-posts/${post.id}`)).employer).toEqual(named);
  expect((await read(`applications?ids=${application.id}`)).items[0].seeker.image).toBe(photo);
  expect((await read(`employers/options?ids=${employer.id}`))[0].image).toBe(logo);
  expect((await read(`seekers/options?ids=${seeker.id}`))[0].image).toBe(photo);
  const { groups } = await read(`search?q=${encodeURIComponent('المصورة')}`);
  expect(groups.map(({ area, hits }: { area: string; hits: { image: string }[] }) => [area, hits[0]?.image])).toEqual([
    ['applications', photo],
    ['seekers', photo],
  ]);
});

test('whoever has none yet says so, and what has no pictures says nothing of them', async () => {
  const { id } = await records.employer();
  expect((await read(`employers/options?ids=${id}`))[0].image).toBeNull();
  const skill = await records.skill();
  expect((await read(`skills/options?ids=${skill.id}`))[0]).not.toHaveProperty('image');
});
