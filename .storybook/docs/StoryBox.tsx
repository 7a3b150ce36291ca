import { Canvas, DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { lookOf } from '../look/toolbar.ts';
import { canvas, code } from './docs.css.ts';
import { StoryFrame } from './StoryFrame.tsx';

interface StoryBoxProps {
  story: PreparedStory;
  /** Code to copy; where there is none, the story as it is written. */
  sample: string | undefined;
}

/** A story in a page of documentation, with its code. */
export function StoryBox({ story, sample }: StoryBoxProps) {
  const context = useContext(DocsContext);
  const shown = sample ? { code: sample, language: 'tsx' as const } : {};
  if (!needsItsOwnWindow(story))
    return (
      <div className={canvas}>
        <Canvas of={story.moduleExport} layout="fullscreen" source={shown} />
      </div>
    );
  const look = Object.entries(lookOf(context.getStoryContext(story).globals));
  const globals = look.map(([name, value]) => `${name}:${value}`).join(';');
  return (
    <>
      <StoryFrame title={story.name} src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`} />
      <details className={code}>
        <summary>Show code</summary>
        <Source of={story.moduleExport} {...shown} />
      </details>
    </>
  );
}

/** What fills or covers the window, and what has a network of its own: screens beside each other would answer for each other. */
function needsItsOwnWindow({ parameters }: PreparedStory): boolean {
  return parameters.layout === 'fullscreen' || /\/apps\/admin\//.test(parameters.fileName);
}
