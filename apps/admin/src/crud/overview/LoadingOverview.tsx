import { Heading, Skeleton } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';
import { isGlance } from './document.ts';
import { Facts } from './Facts.tsx';
import * as styles from './overview.css.ts';

const widths = ['12ch', '24ch', '18ch'];

/** The first section of a record that is about to come: what it will say of it stands already. */
export function LoadingOverview() {
  const { resource, t } = useResource();
  const [first] = resource.sections;
  if (!first) return null;
  return (
    <div className={styles.container} aria-busy>
      <div className={styles.overview}>
        <div className={styles.document}>
          <section className={styles.section}>
            <Heading level={2} size="body">
              {t(`sections.${first.key}`)}
            </Heading>
            <Facts
              items={first.fields.map((name, index) => ({
                id: name,
                name: t(`fields.${name}`),
                value: <Skeleton width={widths[index % widths.length]!} />,
                isWide: !isGlance(resource.fields[name]!),
              }))}
            />
          </section>
        </div>
      </div>
    </div>
  );
}
