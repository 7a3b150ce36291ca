// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/video/video.example';
import { videoWorkflow } from '@diwan/machines/workflows/video/video.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Video', tags: ['!autodocs'] };

export const Video = {
  render: () => (
    <MachinePage
      title="Video"
      path="workflows/video/video"
      subject={subjectOfWorkflow(videoWorkflow, example)}
      exportName="videoMachine"
    />
  ),
};
