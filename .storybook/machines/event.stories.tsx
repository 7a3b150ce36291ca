// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/event/event.example';
import { eventWorkflow } from '@diwan/machines/workflows/event/event.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Event', tags: ['!autodocs'] };

export const Event = {
  render: () => (
    <MachinePage
      title="Event"
      path="workflows/event/event"
      subject={subjectOfWorkflow(eventWorkflow, example)}
      exportName="eventMachine"
    />
  ),
};
