import { model } from '@diwan/machines/connection/connection.model';
import { subjectOfModel, subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/job-post/job-post.example';
import { jobPostWorkflow } from '@diwan/machines/workflows/job-post/job-post.workflow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sheet } from '../parts/Sheet.tsx';
import { Simulator } from './Simulator.tsx';

const meta = {
  title: 'Workflows/Simulator',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const lead = 'Every page of the catalogue ends with one. Here two of them are played, as their tests play them.';

/** Work fails, a delay passes, and the last step is taken back. */
export const WorkAndDelays: Story = {
  render: () => (
    <Sheet title="A connection that is lost" lead={lead}>
      <Simulator title="Connection" path="connection/connection" subject={subjectOfModel(model)} />
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    const now = () => canvas.getAllByRole('row').at(-1)!;
    await press('connection.requestFailed');
    await expect(now()).toHaveTextContent('"server":"doubted"');
    await press('probeServer fails');
    await expect(now()).toHaveTextContent('"unreachable":"waiting"');
    await press('Let the next delay pass');
    await expect(now()).toHaveTextContent('"unreachable":"probing"');
    await press('probeServer is done');
    await expect(now()).toHaveTextContent('announceReachable');
    await press('Step back');
    await expect(now()).toHaveTextContent('"unreachable":"probing"');
    await press('As a test');
    await expect(canvas.getByLabelText('Test')).toHaveTextContent('{"kind":"wait"}');
  },
};

/** What is not possible says why, in both languages where a rule refuses it. */
export const Refusals: Story = {
  render: () => (
    <Sheet title="A job post that is refused" lead={lead}>
      <Simulator
        title="Job post"
        path="workflows/job-post/job-post"
        exportName="jobPostMachine"
        subject={subjectOfWorkflow(jobPostWorkflow, { ...example, employerState: 'suspended' })}
      />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'jobPost.submit' });
    await expect(submit).toBeDisabled();
    await expect(within(submit.parentElement!).getByText(/The employer is not verified/)).toBeVisible();
    await expect(within(submit.parentElement!).getByText('صاحب العمل غير موثّق.')).toBeVisible();
  },
};

/** "Fit" shows all of it, and "+" brings it nearer. */
export const WholeDrawing: Story = {
  ...Refusals,
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('img', { name: /job-post/ });
    const place = picture.parentElement!;
    await userEvent.click(canvas.getByRole('button', { name: /^(Fit|ملاءمة)$/ }));
    await expect(place.scrollHeight).toBe(place.clientHeight);
    await expect(place.scrollWidth).toBe(place.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: /^(Zoom in|تكبير)$/ }));
    await expect(place.scrollHeight).toBeGreaterThan(place.clientHeight);
  },
};
