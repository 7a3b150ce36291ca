import { Skeleton, Stack } from '@diwan/ui';

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
