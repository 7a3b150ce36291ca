import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Link } from '../Link/Link.tsx';
import { storyTexts } from '../private/stories/story-texts.ts';
import { Stack } from '../Stack/Stack.tsx';
import { UiProvider } from './UiProvider.tsx';

const words = {
  ar: { way: 'إلى المشاريع', title: 'زر الإغلاق يعرف اسمه من المزوّد' },
  en: { way: 'To the projects', title: 'The cross knows its name from the provider' },
};

function Product({ language, path }: { language: 'ar' | 'en'; path: string }) {
  const { locale, direction } = useLocale();
  const { way, title } = words[language];
  return (
    <Stack>
      <Banner tone="info" title={title} onDismiss={() => {}} />
      <Link href="/projects">{way}</Link>
      <bdi dir="ltr">
        {path} · {locale} · {direction}
      </bdi>
    </Stack>
  );
}

function StoryProvider({ language }: { language: 'ar' | 'en' }) {
  const [path, setPath] = useState('/');
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <UiProvider language={language} texts={storyTexts[language]} navigate={setPath}>
        <Product language={language} path={path} />
      </UiProvider>
    </div>
  );
}

const meta = { title: 'UiProvider', component: StoryProvider } satisfies Meta<typeof StoryProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arabic: Story = { args: { language: 'ar' } };
export const English: Story = { args: { language: 'en' } };
export const FollowedLink: Story = {
  args: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByText(/^\/projects/)).toHaveTextContent('/projects · en-GB-u-ca-gregory-nu-latn · ltr');
  },
};
