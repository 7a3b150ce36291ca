// Written by `npm run docs:machines`.
import { subjectOfModel } from '@diwan/machines/simulation/samples';
import { model } from '@diwan/machines/upload/upload.model';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Screens/Upload', tags: ['!autodocs'] };

export const Upload = {
  render: () => <MachinePage title="Upload" path="upload/upload" subject={subjectOfModel(model)} />,
};
