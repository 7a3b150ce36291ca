import { DocumentsModel } from '#models/documents-model.ts';
import { expect, test } from '../test.ts';

const pdf = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [] /Count 0 >>
endobj
trailer
<< /Size 3 /Root 1 0 R >>
startxref
9
%%EOF
`;

test('DOM-07 DOM-06 a PDF is added, downloaded and deleted; what only calls itself one is refused in words', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.seeker();
  const documents = new DocumentsModel(page, app.t);
  await app.open(`/seekers/view/${id}?tab=documents`);
  await expect(page.getByText(app.t.files.empty.title)).toBeVisible();
  await documents.seeLimits();

  const name = 'السيرة الذاتية.pdf';
  await documents.choose({ name, content: pdf }, { name: 'page.pdf', content: '<script>alert(1)</script>' });
  await expect(documents.documents).toHaveCount(1);
  await expect(documents.documents).toContainText(name);
  await expect(documents.underWay).toHaveCount(1);
  await expect(documents.underWay).toContainText(app.t.files.refusals.fileMismatch);
  await documents.dismiss('page.pdf');
  await expect(documents.underWay).toHaveCount(0);
  await documents.choose({ name: 'page.html', content: '<p>' });
  const [refusal] = app.t.files.notAccepted.split('{{kinds}}');
  await expect(documents.underWay).toContainText(refusal!);

  expect(await documents.download(name)).toEqual({ name, content: expect.stringMatching(/^%PDF-1\.7/) });
  await documents.remove(name);
  await expect(documents.documents).toHaveCount(0);
  await expect(page.getByText(app.t.files.empty.title)).toBeVisible();
  await app.record.clickTab(app.t.crud.tabs.activity);
  await expect(page.getByText(app.t.records.entries.file.removed)).toBeVisible();
});

test('DOM-07 an upload that breaks off can be sent again, and goes on while another tab is looked at', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.employer();
  const documents = new DocumentsModel(page, app.t);
  await app.open(`/employers/view/${id}?tab=documents`);
  await page.route('**/api/v1/files?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await documents.choose({ name: 'licence.pdf', content: pdf });
  await expect(documents.underWay).toContainText(app.t.files.failures.offline);
  await app.record.clickTab(app.t.crud.tabs.overview);
  await app.record.clickTab(app.t.records.tabs.documents);
  await page.unroute('**/api/v1/files?*');
  await documents.retry('licence.pdf');
  await expect(documents.documents).toContainText('licence.pdf');
  await expect(documents.underWay).toHaveCount(0);
});
