import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { lookOf } from '../look/toolbar.ts';
import { canvas, frame } from './docs.css.ts';

/** A story in a page of documentation; what fills or covers the window gets a window of its own. */
export function StoryBox({ story }: { story: PreparedStory }) {
  const context = useContext(DocsContext);
  if (story.parameters.layout !== 'fullscreen')
    return (
      <div className={canvas}>
        <Canvas of={story.moduleExport} layout="fullscreen" />
      </div>
    );
  const look = Object.entries(lookOf(context.getStoryContext(story).globals));
  const globals = look.map(([name, value]) => `${name}:${value}`).join(';');
  return (
    <iframe
      className={frame}
      title={story.name}
      loading="lazy"
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
    />
  );
}
