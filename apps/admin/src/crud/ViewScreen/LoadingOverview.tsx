import { Heading, KeyValueList, Skeleton } from '@diwan/ui';
import { useRoom } from '../room.tsx';
import * as styles from './ViewScreen.css.ts';

const widths = ['12ch', '24ch', '18ch'];

/** The first section of a record that is about to come: what it will say of it stands already. */
export function LoadingOverview() {
  const { resource, t } = useRoom();
  const [first] = resource.sections;
  if (!first) return null;
  return (
    <div className={styles.place} aria-busy>
      <div className={styles.overview}>
        <section className={styles.section}>
          <Heading level={2}>{t(`sections.${first.key}`)}</Heading>
          <KeyValueList
            items={first.fields.map((name, index) => ({
              id: name,
              name: t(`fields.${name}`),
              value: <Skeleton width={widths[index % widths.length]!} />,
            }))}
          />
        </section>
      </div>
    </div>
  );
}
