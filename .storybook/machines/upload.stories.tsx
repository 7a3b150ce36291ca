// Written by `npm run docs:machines`.
import { subjectOfModel } from '#packages/machines/src/simulation/samples.ts';
import { model } from '#packages/machines/src/upload/upload.model.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Upload', tags: ['!autodocs'] };

export const Upload = {
  render: () => <MachinePage title="Upload" path="upload/upload" subject={subjectOfModel(model)} />,
};
