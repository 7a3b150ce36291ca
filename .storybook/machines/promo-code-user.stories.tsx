// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/promo-code-user/promo-code-user.example';
import { promoCodeUserWorkflow } from '@diwan/machines/workflows/promo-code-user/promo-code-user.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Promo code user', tags: ['!autodocs'] };

export const PromoCodeUser = {
  render: () => (
    <MachinePage
      title="Promo code user"
      path="workflows/promo-code-user/promo-code-user"
      subject={subjectOfWorkflow(promoCodeUserWorkflow, example)}
      exportName="promoCodeUserMachine"
    />
  ),
};
