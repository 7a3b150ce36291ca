// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/event-registration/event-registration.example';
import { eventRegistrationWorkflow } from '@diwan/machines/workflows/event-registration/event-registration.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Event registration', tags: ['!autodocs'] };

export const EventRegistration = {
  render: () => (
    <MachinePage
      title="Event registration"
      path="workflows/event-registration/event-registration"
      subject={subjectOfWorkflow(eventRegistrationWorkflow, example)}
      exportName="eventRegistrationMachine"
    />
  ),
};
