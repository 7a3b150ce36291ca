import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { within } from 'storybook/test';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useStoryLanguage } from '../private/story-projects.tsx';
import { Menu, MenuSection, MenuTrigger } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

const words = {
  ar: {
    actions: 'الإجراءات',
    more: 'المزيد',
    article: 'هذا المقال',
    edit: 'تعديل',
    publish: 'نشر',
    seen: 'يراه القراء فورًا',
    feature: 'إبراز في الصفحة الأولى',
    first: 'انشره أولًا',
    history: 'السجل',
    danger: 'إجراءات خطرة',
    remove: 'حذف…',
  },
  en: {
    actions: 'Actions',
    more: 'More',
    article: 'This article',
    edit: 'Edit',
    publish: 'Publish',
    seen: 'Readers see it at once',
    feature: 'Feature on the front page',
    first: 'Publish it first',
    history: 'History',
    danger: 'Danger',
    remove: 'Delete…',
  },
};

function StoryMenu({ isOfARow = false }: { isOfARow?: boolean }) {
  const text = words[useStoryLanguage()];
  return (
    <MenuTrigger>
      {isOfARow ? (
        <IconButton label={text.more} icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />} />
      ) : (
        <TriggerButton>{text.actions}</TriggerButton>
      )}
      <Menu>
        <MenuSection title={text.article}>
          <MenuItem icon={<Pencil size={16} strokeWidth={1.5} aria-hidden />} onAction={() => {}}>
            {text.edit}
          </MenuItem>
          <MenuItem description={text.seen} onAction={() => {}}>
            {text.publish}
          </MenuItem>
          <MenuItem disabledReason={text.first}>{text.feature}</MenuItem>
          <MenuItem href="/articles/12/history">{text.history}</MenuItem>
        </MenuSection>
        <MenuSection aria-label={text.danger}>
          <MenuItem tone="critical" icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />} onAction={() => {}}>
            {text.remove}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}

const meta = { title: 'Menu', component: StoryMenu } satisfies Meta<typeof StoryMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await within(document.body).findByRole('menu');
  },
};
export const OfARow: Story = { args: { isOfARow: true } };
