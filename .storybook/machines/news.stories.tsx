// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/news/news.example';
import { newsWorkflow } from '@diwan/machines/workflows/news/news.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/News', tags: ['!autodocs'] };

export const News = {
  render: () => (
    <MachinePage
      title="News"
      path="workflows/news/news"
      subject={subjectOfWorkflow(newsWorkflow, example)}
      exportName="newsMachine"
    />
  ),
};
