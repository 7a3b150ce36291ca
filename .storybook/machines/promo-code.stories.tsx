// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/promo-code/promo-code.example';
import { promoCodeWorkflow } from '@diwan/machines/workflows/promo-code/promo-code.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Promo code', tags: ['!autodocs'] };

export const PromoCode = {
  render: () => (
    <MachinePage
      title="Promo code"
      path="workflows/promo-code/promo-code"
      subject={subjectOfWorkflow(promoCodeWorkflow, example)}
      exportName="promoCodeMachine"
    />
  ),
};
