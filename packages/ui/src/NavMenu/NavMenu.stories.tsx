import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Leaf, ShoppingBasket } from 'lucide-react';
import { arabic } from '../private/story-arabic.tsx';
import { NavMenu } from './NavMenu.tsx';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

const meta: Meta<typeof NavMenu> = {
  component: NavMenu,
  args: {
    'aria-label': 'Main',
    current: 'pears',
    areas: [
      { id: 'home', label: 'Home', href: '/', icon: <House {...icon} /> },
      {
        id: 'fruit',
        label: 'Fruit',
        icon: <ShoppingBasket {...icon} />,
        count: 14,
        items: [
          { id: 'apples', label: 'Apples', href: '/apples', count: 1540 },
          { id: 'pears', label: 'Pears', href: '/pears', count: 2, isOverdue: true },
          { id: 'plums', label: 'Plums', href: '/plums' },
        ],
      },
      {
        id: 'herbs',
        label: 'Herbs',
        icon: <Leaf {...icon} />,
        items: [{ id: 'mint', label: 'Mint', href: '/mint' }],
      },
    ],
  },
  render: arabic(NavMenu, {
    'aria-label': 'القائمة الرئيسية',
    areas: [
      { id: 'home', label: 'الرئيسية', href: '/', icon: <House {...icon} /> },
      {
        id: 'fruit',
        label: 'الفواكه',
        icon: <ShoppingBasket {...icon} />,
        count: 14,
        items: [
          { id: 'apples', label: 'التفاح', href: '/apples', count: 1540 },
          { id: 'pears', label: 'الكمثرى', href: '/pears', count: 2, isOverdue: true },
          { id: 'plums', label: 'البرقوق', href: '/plums' },
        ],
      },
      {
        id: 'herbs',
        label: 'الأعشاب',
        icon: <Leaf {...icon} />,
        items: [{ id: 'mint', label: 'النعناع', href: '/mint' }],
      },
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof NavMenu>;

export const Horizontal: Story = {};
export const SubMenu: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /Fruit|الفواكه/ })),
};
export const Vertical: Story = { args: { layout: 'vertical', onCollapsedChange: () => {} } };
export const Collapsed: Story = { args: { layout: 'vertical', isCollapsed: true, onCollapsedChange: () => {} } };
