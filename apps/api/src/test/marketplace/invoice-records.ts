import type { InvoiceLine } from '@diwan/api-contract/resources/invoice-draft';
import {
  type CreditSource,
  creditInvoice,
  type InvoiceSource,
  issueInvoice,
} from '#resources/invoices/issuing/issue.ts';
import type { TestApp, TestSession } from '../test-app.ts';
import { asPlatform } from './wallet-records.ts';

type Deps = Pick<TestApp, 'deps' | 'clock'>;

export const sellerCompany = {
  name: { ar: 'شركة ديوان للتوظيف', en: 'Diwan Recruitment Company' },
  vatNumber: '310123456700003',
  crNumber: '1010123456',
  address: {
    buildingNumber: '3141',
    street: 'طريق الملك فهد',
    district: 'العليا',
    city: 'الرياض',
    postalCode: '12211',
    additionalNumber: '6592',
  },
};

/** Names the company that sells, without which no invoice is issued. */
export async function nameSeller(api: Pick<TestApp, 'call'>, as: TestSession): Promise<void> {
  const { version } = (await api.call('GET', '/api/v1/settings', { as })).json();
  const answer = await api.call('PATCH', '/api/v1/settings', {
    as,
    body: { values: { sellerCompany } },
    headers: { 'if-match': `"v${version}"` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

export const lineOf = (unitPrice: number, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  description: { ar: 'باقة النمو، اشتراك شهر', en: 'Growth plan, one month' },
  quantity: 1,
  unitPrice,
  discount: 0,
  category: 'S',
  ...more,
});

/** A simplified invoice of 1,150 riyals, unless the test says otherwise. */
export const issue = (api: Deps, source: Partial<InvoiceSource> = {}) =>
  asPlatform(api, (writer) =>
    issueInvoice({ buyer: { name: { ar: 'سارة القحطاني' } }, lines: [lineOf(1_000_00)], ...source }, writer),
  );

export const credit = (api: Deps, source: CreditSource) => asPlatform(api, (writer) => creditInvoice(source, writer));
