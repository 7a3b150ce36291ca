// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/conversation/conversation.example';
import { conversationWorkflow } from '@diwan/machines/workflows/conversation/conversation.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Conversation', tags: ['!autodocs'] };

export const Conversation = {
  render: () => (
    <MachinePage
      title="Conversation"
      path="workflows/conversation/conversation"
      subject={subjectOfWorkflow(conversationWorkflow, example)}
      exportName="conversationMachine"
    />
  ),
};
