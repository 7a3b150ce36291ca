import { UiProvider } from '@diwan/ui';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { jobPosts } from '#features/job-posts/job-posts.resource.tsx';
import { speak } from '#test/story-edge.ts';
import { uiTexts } from '../Shell/ui-texts.ts';
import { kindSamples } from './kind-samples.ts';

const ids = kindSamples.images.value;

/** A request whose way the test decides. */
class Request {
  static sent: Request[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  address = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  isAborted = false;
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  send() {
    Request.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

beforeAll(() => speak('en', ['jobPosts', 'crud', 'forms', 'files', 'shell']));
beforeEach(() => {
  Request.sent = [];
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Written({ kind, start }: { kind: 'image' | 'images'; start: unknown }) {
  const { field } = kindSamples[kind];
  const [value, setValue] = useState(start);
  return (
    <UiProvider language="en" texts={uiTexts()} navigate={() => {}}>
      <ResourceProvider resource={jobPosts}>
        <FieldInput
          field={field}
          path="branding.logo"
          label="Logo"
          value={value}
          onChange={setValue}
          errorAt={() => undefined}
          isRequired={false}
          isDisabled={false}
        />
        <output>{JSON.stringify(value)}</output>
      </ResourceProvider>
    </UiProvider>
  );
}

const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name);
async function choose(...files: File[]) {
  await screen.findByRole('group', { name: /Logo/ });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
}
const arrived = (request: Request, id: string) =>
  request.answer(201, { id, name: 'logo.png', kind: 'png', size: 10, scan: 'unscanned' });
const value = () => JSON.parse(screen.getByRole('status').textContent!);

test('a picture is seen while it is on its way, and the draft holds its id once it has come', async () => {
  render(<Written kind="image" start={null} />);
  await choose(picture('logo.png'));
  expect(screen.getByRole('progressbar', { name: 'logo.png' })).toBeVisible();
  expect(document.querySelector('img[src="blob:1"]')).toBeVisible();
  const [request] = Request.sent;
  expect(new URL(request!.address, 'http://x').searchParams.toString()).toBe(
    'resource=job-posts&field=branding.logo&name=logo.png',
  );
  expect(value()).toBeNull();
  arrived(request!, ids[0]!);
  expect(await screen.findByRole('img', { name: 'Logo' })).toBeVisible();
  expect(value()).toBe(ids[0]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Logo' }));
  expect(value()).toBeNull();
});

test('what the field does not take is refused before it is sent, and says what it takes', async () => {
  render(<Written kind="image" start={null} />);
  expect(await screen.findByText('JPEG, PNG and WEBP up to 0.5 MB, each side at least 64 pixels.')).toBeVisible();
  await choose(picture('logo.png', 600_000));
  expect(await screen.findByText('The file is too large: at most 0.5 MB.')).toBeVisible();
  expect(Request.sent).toEqual([]);
});

test('an upload that breaks off is sent again, and one that is given up stops', async () => {
  render(<Written kind="image" start={null} />);
  await choose(picture('logo.png'));
  Request.sent[0]!.onerror();
  await userEvent.click(await screen.findByRole('button', { name: 'Upload logo.png again' }));
  expect(Request.sent).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of logo.png' }));
  expect(Request.sent[1]!.isAborted).toBe(true);
  expect(screen.queryByText('logo.png')).toBeNull();
});

test('pictures that arrive at once are all held, and one is moved with the keyboard', async () => {
  render(<Written kind="images" start={[]} />);
  await choose(picture('one.png'), picture('two.png'));
  arrived(Request.sent[1]!, ids[1]!);
  arrived(Request.sent[0]!, ids[0]!);
  await vi.waitFor(() => expect(value()).toEqual([ids[1], ids[0]]));
  const [first] = within(await screen.findByRole('grid', { name: 'Logo' })).getAllByRole('row');
  act(() => first!.focus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Insert between/));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(value()).toEqual(ids));
});
