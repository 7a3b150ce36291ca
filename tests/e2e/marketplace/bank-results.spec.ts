import { expect, test } from '../test.ts';
import { addRichProvider, addWithdrawal } from '../world/money.ts';

test('ROUTE-82 an administrator reads the bank’s results in: the rows that match nothing are named, the others are paid', async ({
  app,
  page,
  world,
}) => {
  const provider = await addRichProvider(world, 100_000);
  const number = await addWithdrawal(world, provider, 20_000);
  await world.database.pool.query("UPDATE withdrawals SET state = 'processing', batch = $1 WHERE number = $1", [
    number,
  ]);
  const { imports, withdrawals, crud } = app.t;
  const today = new Date().toISOString().slice(0, 10);
  const reference = `FT${number.slice(-10)}`;

  await app.open(`/DrawRequest/list?q=${number}`);
  await page.getByRole('link', { name: crud.tools.import, exact: true }).press('Enter');
  await app.seeAddress(/\/imports\?resource=withdrawals$/);
  await page.locator('input[type=file]').setInputFiles({
    name: 'results.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        [
          withdrawals.columns.number,
          withdrawals.columns.netAmount,
          withdrawals.file.outcome,
          'bankReference',
          'paidOn',
        ],
        [number, '195.00', withdrawals.choices.bankOutcome.paid, reference, today],
        ['WDR-T-0', '10.00', withdrawals.choices.bankOutcome.paid, 'FT0', today],
      ]
        .map((cells) => cells.join(','))
        .join('\n'),
    ),
  });
  await page.getByRole('button', { name: imports.mapping.check, exact: true }).press('Enter');
  const rows = page.getByRole('region', { name: imports.rows });
  await expect(rows.getByText('«WDR-T-0»')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${imports.verdicts.changed} `) }).press('Enter');
  await expect(rows.getByRole('listitem')).toHaveCount(1);
  await expect(rows).toContainText(withdrawals.states.withdrawal.paid);
  await expect(page.getByText(imports.runNoteFinal)).toBeVisible();
  await page.getByRole('button', { name: /^(Import|استيراد) / }).press('Enter');
  await expect(rows.getByText(imports.outcomes.done, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: imports.undo })).toHaveCount(0);

  await app.open(`/DrawRequest/list?q=${number}`);
  await expect(app.list.row(number)).toContainText(withdrawals.states.withdrawal.paid);
});
