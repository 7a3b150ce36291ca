import { UiProvider } from '@diwan/ui';
import { createRoot } from 'react-dom/client';
import { uiTexts } from '#app/Shell/ui-texts.ts';
import { loadMessages } from '#messages/messages.ts';
import { type Inspected, InspectorPanel } from './InspectorPanel.tsx';

/** Puts the panel beside the product's own page, in English and from left to right; what is returned opens and closes it. */
export function mountPanel(inspected: Inspected): () => void {
  const place = document.createElement('div');
  place.lang = 'en';
  place.dir = 'ltr';
  document.body.append(place);
  const root = createRoot(place);
  const ready = loadMessages('shell');
  let isOpen = false;

  async function toggle(): Promise<void> {
    isOpen = !isOpen;
    await ready;
    root.render(
      isOpen && (
        <UiProvider language="en" texts={uiTexts()} navigate={() => {}}>
          <InspectorPanel {...inspected} onClose={toggle} />
        </UiProvider>
      ),
    );
  }
  return () => void toggle();
}
