import './emulated.css.ts';
import { storyTexts } from '@diwan/ui/private/stories/story-texts.ts';
import { UiProvider } from '@diwan/ui/UiProvider/UiProvider';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { applyGlobals, placeOf } from './apply-globals.ts';
import { emulateMedia } from './emulate-media.ts';
import { storyGround, storyWidth } from './story-ground.css.ts';
import { lookOf } from './toolbar.ts';

/** Puts a story under a page that looks as the toolbar says. */
export const underPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { motion, colors, calendar } = lookOf(globals);
  const { lang, dir } = placeOf(globals);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  useLayoutEffect(() => {
    const emulate = () => {
      emulateMedia('(prefers-reduced-motion: reduce)', motion === 'reduced');
      emulateMedia('(forced-colors: active)', colors === 'forced');
    };
    emulate();
    const styles = new MutationObserver(emulate);
    styles.observe(document.head, { childList: true });
    return () => styles.disconnect();
  }, [motion, colors]);
  const story = (
    <UiProvider
      key={`${lang} ${calendar}`}
      language={lang}
      texts={storyTexts[lang]}
      navigate={() => {}}
      calendar={calendar === 'gregory' ? 'gregory' : 'islamic-umalqura'}
    >
      <div className={storyWidth[parameters.width as keyof typeof storyWidth]}>
        <Story />
      </div>
    </UiProvider>
  );
  // A page of documentation reads from left to right around its stories.
  return viewMode === 'docs' ? (
    <div lang={lang} dir={dir} className={storyGround}>
      {story}
    </div>
  ) : (
    story
  );
};
