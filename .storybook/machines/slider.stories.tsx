// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/slider/slider.example';
import { sliderWorkflow } from '@diwan/machines/workflows/slider/slider.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Slider', tags: ['!autodocs'] };

export const Slider = {
  render: () => (
    <MachinePage
      title="Slider"
      path="workflows/slider/slider"
      subject={subjectOfWorkflow(sliderWorkflow, example)}
      exportName="sliderMachine"
    />
  ),
};
