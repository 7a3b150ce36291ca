import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Leaf, ShoppingBasket } from 'lucide-react';
import { arabic } from '../private/stories/story-arabic.tsx';
import { NavMenu } from './NavMenu.tsx';

const meta: Meta<typeof NavMenu> = {
  component: NavMenu,
  args: {
    'aria-label': 'Main',
    current: 'pears',
    areas: [
      { id: 'home', label: 'Home', href: '/', icon: <House size={20} /> },
      {
        id: 'fruit',
        label: 'Fruit',
        icon: <ShoppingBasket size={20} />,
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
        icon: <Leaf size={20} />,
        items: [{ id: 'mint', label: 'Mint', href: '/mint' }],
      },
    ],
  },
  render: arabic(NavMenu, {
    'aria-label': 'القائمة الرئيسية',
    areas: [
      { id: 'home', label: 'الرئيسية', href: '/', icon: <House size={20} /> },
      {
        id: 'fruit',
        label: 'الفواكه',
        icon: <ShoppingBasket size={20} />,
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
        icon: <Leaf size={20} />,
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
const ofLongWords = (area: string, item: string) => [
  {
    id: 'fruit',
    label: area,
    icon: <ShoppingBasket size={20} />,
    count: 1540,
    items: [{ id: 'pears', label: item, href: '/pears', count: 1540, isOverdue: true }],
  },
];
export const LongText: Story = {
  args: {
    layout: 'vertical',
    onCollapsedChange: () => {},
    areas: ofLongWords('Fruit and vegetables of the season', 'Pears that were picked before they were ripe'),
  },
  render: arabic(NavMenu, {
    'aria-label': 'القائمة الرئيسية',
    areas: ofLongWords('فواكه الموسم وخضرواته', 'الكمثرى التي قُطفت قبل أوان نضجها'),
  }),
  decorators: (Story) => (
    <div style={{ inlineSize: 248 }}>
      <Story />
    </div>
  ),
};
