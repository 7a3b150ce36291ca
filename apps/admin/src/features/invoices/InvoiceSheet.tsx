import { type Both, type PaperFact, paperOf } from '@diwan/api-contract/invoicing/paper';
import type { Invoice } from '@diwan/api-contract/resources/invoices';
import { messages as ar } from '@diwan/messages/invoice-paper/ar';
import { messages as en } from '@diwan/messages/invoice-paper/en';
import { PaperTable, QrCode } from '@diwan/ui';
import { currentLanguage } from '#messages/language.ts';
import * as styles from './InvoiceSheet.css.ts';

/** An invoice as it is printed: in Arabic and English at once, whatever language the screen has. */
export default function InvoiceSheet({ record }: { record: Invoice }) {
  const { title, draft, facts, parties, columns, lines, totals, amounts, notes, qr } = paperOf(record, { ar, en });
  const language = currentLanguage();
  return (
    <article className={styles.sheet} aria-label={title[language]} data-paper>
      {draft ? (
        <p className={styles.draft}>
          <InBoth text={draft} />
        </p>
      ) : null}
      <header className={styles.head}>
        <div className={styles.about}>
          <div className={styles.title}>
            <InBoth text={title} />
          </div>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label.en} className={styles.fact}>
                <dt className={styles.label}>
                  <span lang="ar">{label.ar}</span>
                </dt>
                <dd className={styles.value}>
                  <ValueOf value={value} />
                </dd>
                <dd className={styles.label} lang="en" dir="ltr">
                  {label.en}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {qr ? <QrCode text={qr.text} label={qr.label[language]} errorCorrection="low" /> : null}
      </header>
      <div className={styles.parties}>
        {parties.map((party) => (
          <section key={party.title.en} className={styles.party} aria-label={party.title[language]}>
            <h2 className={styles.partyTitle}>
              <InBoth text={party.title} />
            </h2>
            <p className={styles.name}>
              <InBoth text={party.name} isStacked />
            </p>
            {party.facts.map((fact) => (
              <PartyFact key={fact.label.en} {...fact} />
            ))}
          </section>
        ))}
      </div>
      <PaperTable
        label={columns.description[language]}
        heads={[columns.description, ...columns.figures].map((column) => ({
          id: column.en,
          content: <InBoth text={column} isStacked />,
        }))}
        rows={lines.map(({ description, figures }, index) => ({
          id: String(index),
          cells: [
            <InBoth key="description" text={description} isStacked />,
            ...figures.map((value, column) => <ValueOf key={columns.figures[column]!.en} value={value} />),
          ],
        }))}
      />
      <footer className={styles.foot}>
        <div>
          <p className={styles.small}>
            <InBoth text={amounts} />
          </p>
          {notes ? (
            <>
              <p className={styles.small}>
                <InBoth text={notes.label} />
              </p>
              <p className={styles.notes} dir="auto">
                {notes.text}
              </p>
            </>
          ) : null}
        </div>
        <dl className={styles.totals}>
          {totals.map(({ label, value, isMain }) => (
            <div key={label.en} className={isMain ? `${styles.total} ${styles.mainTotal}` : styles.total}>
              <dt className={styles.small}>
                <InBoth text={label} />
              </dt>
              <dd className={styles.value}>
                <ValueOf value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </footer>
    </article>
  );
}

interface InBothProps {
  text: Both;
  /** One beneath the other. */
  isStacked?: boolean;
}

/** A text in both languages, once where both say the same. */
function InBoth({ text, isStacked = false }: InBothProps) {
  if (text.ar === text.en) return <span dir="auto">{text.ar}</span>;
  return (
    <>
      <span lang="ar" dir="rtl">
        {text.ar}
      </span>
      {isStacked ? <br /> : null}
      <span lang="en" dir="ltr">
        {text.en}
      </span>
    </>
  );
}

function ValueOf({ value }: Pick<PaperFact, 'value'>) {
  return typeof value === 'string' ? <bdi dir="ltr">{value}</bdi> : <InBoth text={value} isStacked />;
}

function PartyFact({ label, value }: PaperFact) {
  return (
    <div className={styles.partyFact}>
      <span className={styles.small}>
        <InBoth text={label} />
      </span>
      <span>
        <ValueOf value={value} />
      </span>
    </div>
  );
}
