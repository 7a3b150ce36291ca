import type { RecordFile } from '@diwan/api-contract/endpoints/files/files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentItem } from '#crud/documents/DocumentItem.tsx';
import { messages } from '#messages/messages.ts';
import { StoryScreen } from '#test/StoryScreen.tsx';
import { speak } from '#test/story-edge.ts';
import { seekers } from './seekers.resource.tsx';

const document: RecordFile = {
  id: '0190a000-0000-7000-8000-000000000001',
  version: 1,
  name: 'السيرة الذاتية.pdf',
  kind: 'pdf',
  size: 184_000,
  scan: 'unscanned',
  type: null,
  number: null,
  issuedOn: null,
  expiresOn: null,
  author: { type: 'staff', id: '0190a000-0000-7000-8000-000000000002', name: 'نورة القحطاني' },
  createdAt: '2026-02-01T09:00:00.000000Z',
};

const meta: Meta<{ scan: RecordFile['scan'] }> = {
  title: 'Documents',
  beforeEach: ({ globals }) => speak(globals.language === 'en' ? 'en' : 'ar', ['files', 'crud']),
  render: ({ scan }) => (
    <StoryScreen resource={seekers} address="/seekers/list">
      <ul style={{ listStyle: 'none', padding: 0 }}>
        <DocumentItem document={{ ...document, scan }} onDescribed={() => {}} onRemoved={() => {}} />
      </ul>
    </StoryScreen>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;
const text = messages.getFixedT(null, 'files');
const download = () => ({ name: text('download', { name: document.name }) });

export const Scanned: Story = {
  args: { scan: 'clean' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', download())).toBeVisible(),
};
export const WaitingForTheScan: Story = {
  args: { scan: 'pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('scans.pending'))).toBeVisible();
    await expect(canvas.queryByRole('button', download())).toBeNull();
  },
};
export const RefusedByTheScan: Story = {
  args: { scan: 'rejected' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('scans.rejected'))).toBeVisible();
    await expect(canvas.queryByRole('button', download())).toBeNull();
  },
};
