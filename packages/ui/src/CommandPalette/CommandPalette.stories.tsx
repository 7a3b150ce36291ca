import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommandPalette } from './CommandPalette.tsx';

const meta: Meta<typeof CommandPalette> = {
  component: CommandPalette,
  args: {
    label: 'Go anywhere',
    placeholder: 'A screen, a name, a number',
    isOpen: true,
    text: '',
    onClose: () => {},
    onTextChange: () => {},
    onChoose: () => {},
    groups: [
      {
        id: 'record',
        title: 'This record',
        commands: [
          { id: 'approve', label: 'Approve' },
          { id: 'close', label: 'Close', note: 'It has already been closed.', isDisabled: true },
        ],
      },
      {
        id: 'screens',
        title: 'Screens',
        commands: [
          { id: 'jobs', label: 'Job posts', note: 'Recruitment' },
          { id: 'skills', label: 'Skills', note: 'Reference data' },
        ],
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof CommandPalette>;

export const Open: Story = {};
export const Searching: Story = { args: { text: 'welder', groups: [], status: 'Searching…' } };
export const NothingFound: Story = { args: { text: 'xyz', groups: [], status: 'Nothing found' } };
