import { FormSection, Skeleton, Stack, Text } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';

const widths = ['40%', '72%', '64%', '80%', '56%'];

/** The shape of text that is about to come. */
export function LoadingText({ lines = widths.length }: { lines?: number }) {
  return (
    <Stack gap="sm">
      {widths.slice(0, lines).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}

/** The first section of a form that is about to come. */
export function LoadingForm() {
  const { resource, t } = useResource();
  const [first] = resource.sections;
  if (!first) return <LoadingText />;
  return (
    <div aria-busy>
      <FormSection id={`section-${first.key}`} title={t(`sections.${first.key}`)}>
        {first.fields.map((name) => (
          <div key={name}>
            <Text size="small" tone="muted">
              {t(`fields.${name}`)}
            </Text>
            <Skeleton shape="control" />
          </div>
        ))}
      </FormSection>
    </div>
  );
}
