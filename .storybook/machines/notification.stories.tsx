// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/notification/notification.example';
import { notificationWorkflow } from '@diwan/machines/workflows/notification/notification.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Notification', tags: ['!autodocs'] };

export const Notification = {
  render: () => (
    <MachinePage
      title="Notification"
      path="workflows/notification/notification"
      subject={subjectOfWorkflow(notificationWorkflow, example)}
      exportName="notificationMachine"
    />
  ),
};
