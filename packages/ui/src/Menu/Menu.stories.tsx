import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { within } from 'storybook/test';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useStoryLanguage } from '../private/stories/story-projects.tsx';
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
    longLabel: 'إبراز في الصفحة الأولى لكل الفروع حتى نهاية السنة المالية',
    longNote: 'يراه القراء في الفروع كلها فورًا، ويُبلَّغ به من طلب ذلك بالبريد الإلكتروني',
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
    longLabel: 'Feature on the front page of every branch until the financial year ends',
    longNote: 'Readers in all branches see it at once; who has asked for it is told by e-mail',
  },
};

function StoryMenu({ isOfARow = false, isLong = false }: { isOfARow?: boolean; isLong?: boolean }) {
  const text = words[useStoryLanguage()];
  return (
    <MenuTrigger>
      {isOfARow ? <IconButton label={text.more} icon={<Ellipsis />} /> : <TriggerButton>{text.actions}</TriggerButton>}
      <Menu>
        <MenuSection title={text.article}>
          <MenuItem icon={<Pencil />} onAction={() => {}}>
            {text.edit}
          </MenuItem>
          <MenuItem description={text.seen} onAction={() => {}}>
            {text.publish}
          </MenuItem>
          {isLong ? <MenuItem description={text.longNote}>{text.longLabel}</MenuItem> : null}
          <MenuItem disabledReason={text.first}>{text.feature}</MenuItem>
          <MenuItem href="/articles/12/history">{text.history}</MenuItem>
        </MenuSection>
        <MenuSection aria-label={text.danger}>
          <MenuItem tone="critical" icon={<Trash2 />} onAction={() => {}}>
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

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await within(document.body).findByRole('menu');
};
export const Open: Story = { play: opened };
export const OfARow: Story = { args: { isOfARow: true } };
export const LongText: Story = { args: { isLong: true }, play: opened };
