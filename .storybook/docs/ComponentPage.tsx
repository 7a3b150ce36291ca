import type { ComponentDocs } from '@diwan/ui/private/docs/component-docs.ts';
import { Text } from '@diwan/ui/Text/Text';
import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import { componentsOf, docsOf, samplesOf } from './component-modules.ts';
import { guide } from './docs.css.ts';
import { PropTable } from './PropTable.tsx';
import { StoryBox } from './StoryBox.tsx';

/** The page of one component: what its `.docs.ts` says, its props from the types, its stories. */
export default function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const stories = use(DocsContext).componentStories();
  const { fileName } = preparedMeta.parameters;
  const docs = docsOf(fileName);
  const components = use(componentsOf(fileName));
  const samples = use(samplesOf(fileName));
  const exported = Object.entries(csfFile.moduleExports ?? {});
  const sampleOf = (story: PreparedStory) => samples[exported.find(([, one]) => one === story.moduleExport)?.[0] ?? ''];
  const [first, ...others] = stories;
  return (
    <Unstyled>
      <Sheet title={preparedMeta.title.split('/').at(-1) ?? ''} lead={docs?.purpose ?? ''}>
        {first ? <StoryBox story={first} sample={sampleOf(first)} /> : null}
        {docs ? <Guide docs={docs} /> : null}
        {components.map(({ title, component }) => (
          <Section key={title} title={title}>
            <PropTable label={title} component={component} />
          </Section>
        ))}
        {others.map((story) => (
          <Section key={story.id} title={story.name}>
            <StoryBox story={story} sample={sampleOf(story)} />
          </Section>
        ))}
      </Sheet>
    </Unstyled>
  );
}

function Guide({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <div className={guide}>
        <Sentences title="When to use" lines={docs.use} />
        <Sentences title="When not" lines={docs.avoid} />
        <Sentences title="Do" lines={docs.does} />
        <Sentences title="Don’t" lines={docs.donts} />
      </div>
      {docs.anatomy.length > 0 ? (
        <Section title="Anatomy">
          <DescriptionTable
            label="Anatomy"
            columns={['Part', 'What it is']}
            rows={docs.anatomy.map(({ part, what }) => ({ name: part, cells: [what] }))}
          />
        </Section>
      ) : null}
      <Section title="Keyboard">
        {docs.keyboard.length > 0 ? (
          <DescriptionTable
            label="Keyboard"
            columns={['Keys', 'What they do']}
            rows={docs.keyboard.map(({ keys, does }) => ({ name: keys, cells: [does] }))}
          />
        ) : (
          <Text tone="muted">Nothing of its own takes the focus.</Text>
        )}
      </Section>
      <Sentences title="In Arabic" lines={docs.arabic} />
    </>
  );
}
