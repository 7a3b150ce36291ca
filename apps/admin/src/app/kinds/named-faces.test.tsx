import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cache } from '#api/cache/cache.ts';
import { FieldValue } from '#crud/fields/FieldValue.tsx';
import { loadMessages, startMessages } from '#messages/messages.ts';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import '../resources.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { RecordFace } from '#crud/resource/face/RecordFace.tsx';
import { withFaces } from '#crud/resource/face/with-faces.tsx';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';

const image = '0190a000-0000-7000-8000-00000000aaaa';
const id = '0190a000-0000-7000-8000-00000000bbbb';
const label = { ar: 'شركة الأفق', en: 'Al Ofuq' };

beforeEach(() => {
  fakeServer({
    'GET /api/v1/field-files/pictures': () => json([{ id: image, kind: 'webp', content: btoa('mark') }]),
    'GET /api/v1/employers/options': () => json([{ id, label, image }]),
    'GET /api/v1/skills/options': () => json([{ id, label }]),
  });
});
afterEach(() => {
  cache.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pictures = (within: ParentNode = document) => within.querySelectorAll('img').length;

test('the picture of a record is where its contract says, its own or that of whoever it is about', async () => {
  const { rerender, container } = render(<RecordFace resource="employers" record={{ logo: image }} name="Al Ofuq" />);
  await waitFor(() => expect(pictures()).toBe(1));
  rerender(<RecordFace resource="applications" record={{ seeker: { id, label, image } }} name="Sara Omar" />);
  await waitFor(() => expect(pictures()).toBe(1));
  rerender(<RecordFace resource="seekers" record={{ photo: null }} name="Sara Omar" />);
  expect(container.querySelector('[data-initials]')).not.toBeNull();
  rerender(
    <RecordFace
      resource="orders"
      record={{ customer: { id, label: { ar: 'منى بدر' }, image: null } }}
      name="ORD-2026-000001"
    />,
  );
  expect(container.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'م\u200cب');
  rerender(<RecordFace resource="skills" record={{ image }} name="Carpentry" />);
  expect(container).toBeEmptyDOMElement();
});

test('a reference shows the picture of what it names, and a picker that of each that it offers', async () => {
  await startMessages('en');
  await loadMessages('jobPosts', 'crud');
  const value = (to: string) => (
    <ResourceProvider resource={{ key: 'jobPosts' } as Resource}>
      <FieldValue field={{ kind: 'reference', to }} name="employerId" value={id} />
    </ResourceProvider>
  );
  const { rerender } = render(value('employers'));
  expect(await screen.findByText('Al Ofuq')).toBeVisible();
  await waitFor(() => expect(pictures()).toBe(1));
  rerender(value('skills'));
  await waitFor(() => expect(pictures()).toBe(0));
  rerender(<>{withFaces('employers', [{ label: 'Al Ofuq', image }])[0]!.start}</>);
  await waitFor(() => expect(pictures()).toBe(1));
});
