import type { PlanFeatureValue } from '@diwan/api-contract/resources/plan-draft';
import { featureGroups } from '@diwan/api-contract/values/records/plan';
import { Banner, Checkbox, LocalizedTextField, NumberField, Skeleton, Text } from '@diwan/ui';
import type { InputProps } from '#crud/resource/field.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useTranslate } from '#messages/messages.ts';
import * as styles from './FeatureMatrix.css.ts';
import { isCounted, type ListedFeature, useFeatures } from './use-features.ts';

type Values = readonly PlanFeatureValue[];
type MatrixProps = InputProps<Values>;

/** Every feature with what the plan gives of it: whether it is there, how much of it, and what is said beside it. */
export default function FeatureMatrix({ value: values, ...props }: MatrixProps) {
  const { t, format } = useResource();
  const words = useTranslate();
  const { features, hasFailed } = useFeatures();
  if (!features) return hasFailed ? <Banner tone="critical">{t('matrix.failed')}</Banner> : <Skeleton shape="panel" />;
  const offered = features.filter(({ id, state }) => state === 'active' || values.some((one) => one.featureId === id));
  if (offered.length === 0) return <Text tone="muted">{t('matrix.none')}</Text>;
  const order = new Map(offered.map(({ id }, index) => [id, index]));

  /** In the order of the features, so that the same choice is always the same plan. */
  function set(next: PlanFeatureValue) {
    const others = values.filter(({ featureId }) => featureId !== next.featureId);
    const all = next.enabled ? [...others, next] : others;
    props.onChange(all.toSorted((one, other) => order.get(one.featureId)! - order.get(other.featureId)!));
  }

  return (
    <fieldset className={styles.matrix} name={props.path} id={`field-${props.path}`} tabIndex={-1}>
      <legend className={styles.legend}>
        {t('matrix.caption')}{' '}
        <Text as="span" tone="muted">
          {t('matrix.count', {
            chosen: format.number(values.filter(({ enabled }) => enabled).length),
            all: format.number(offered.length),
          })}
        </Text>
      </legend>
      {featureGroups.map((group) => {
        const own = offered.filter((feature) => feature.group === group);
        return own.length === 0 ? null : (
          <div key={group} className={styles.group}>
            <Text size="small" weight="strong" tone="muted">
              {words(`planFeatures:choices.featureGroup.${group}`)}
            </Text>
            {own.map((feature) => (
              <FeatureRow key={feature.id} {...props} feature={feature} values={values} onSet={set} />
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}

interface FeatureRowProps extends Omit<MatrixProps, 'value'> {
  feature: ListedFeature;
  values: Values;
  onSet: (next: PlanFeatureValue) => void;
}

function FeatureRow({ feature, values, onSet, path, errorAt, isDisabled }: FeatureRowProps) {
  const { t, language } = useResource();
  const words = useTranslate();
  const index = values.findIndex(({ featureId }) => featureId === feature.id);
  const value = values[index];
  const name = localizedLabel(feature.name, language);
  const at = `${path}.${index === -1 ? feature.key : index}`;
  const isOn = value?.enabled === true;
  const isRetired = feature.state === 'retired';
  const begun = {
    featureId: feature.id,
    enabled: true,
    limit: isCounted(feature) ? feature.defaultValue : null,
    note: null,
  };
  return (
    <div className={styles.row} data-on={isOn || undefined}>
      <div className={styles.feature}>
        <Checkbox
          name={`${at}.enabled`}
          label={name}
          {...(isRetired && { description: t('matrix.retired') })}
          isSelected={isOn}
          isDisabled={isDisabled || (isRetired && !isOn)}
          errorMessage={errorAt(`${at}.featureId`)}
          onChange={(enabled) => onSet({ ...(value ?? begun), enabled })}
        />
      </div>
      {isOn && isCounted(feature) ? (
        <div className={styles.limit}>
          <NumberField
            name={`${at}.limit`}
            label={t('matrix.limitOf', { feature: name })}
            {...(feature.unit && { unit: words(`planFeatures:choices.featureUnit.${feature.unit}`) })}
            value={value.limit}
            isRequired={false}
            isDisabled={isDisabled || value.limit === null}
            errorMessage={errorAt(`${at}.limit`)}
            onChange={(limit) => onSet({ ...value, limit: limit ?? 0 })}
          />
          <Checkbox
            name={`${at}.unlimited`}
            label={t('matrix.unlimitedOf', { feature: name })}
            isSelected={value.limit === null}
            isDisabled={isDisabled}
            onChange={(isUnlimited) => onSet({ ...value, limit: isUnlimited ? null : (feature.defaultValue ?? 1) })}
          />
        </div>
      ) : null}
      {isOn ? (
        <div className={styles.note}>
          <LocalizedTextField
            name={`${at}.note`}
            label={t('matrix.noteOf', { feature: name })}
            value={value.note ?? { ar: '' }}
            isDisabled={isDisabled}
            errorMessage={{ ar: errorAt(`${at}.note.ar`) ?? errorAt(`${at}.note`), en: errorAt(`${at}.note.en`) }}
            onChange={(note) => onSet({ ...value, note: note.ar === '' && !note.en ? null : note })}
          />
        </div>
      ) : null}
    </div>
  );
}
