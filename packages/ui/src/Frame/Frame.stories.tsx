import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, House, Leaf, Pencil, ShoppingBasket, Star } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { AvatarGroup } from '../AvatarGroup/AvatarGroup.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Button } from '../Button/Button.tsx';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Menu, MenuTrigger } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import { Page } from '../Page/Page.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Frame } from './Frame.tsx';
import { type FrameWords, frameWords } from './frame-words.ts';

const people = ['Sara Omar', 'Ali Zaid', 'Hind Faris', 'Reem Said', 'Badr Nasser'].map((name) => ({ id: name, name }));

function bar(words: FrameWords) {
  return (
    <NavBar
      start={<strong>{words.product}</strong>}
      end={
        <>
          <IconButton label={words.star} icon={<Star size={20} />} />
          <IconButton label={words.news} icon={<Bell size={20} />} />
          <Avatar name={words.person} />
        </>
      }
    />
  );
}

function menu(words: FrameWords, layout: 'horizontal' | 'vertical') {
  return (
    <NavMenu
      aria-label={words.main}
      current="pears"
      layout={layout}
      onCollapsedChange={() => {}}
      areas={[
        { id: 'home', label: words.home, href: '/', icon: <House size={20} /> },
        {
          id: 'fruit',
          label: words.fruit,
          icon: <ShoppingBasket size={20} />,
          count: 14,
          items: [
            { id: 'apples', label: words.apples, href: '/apples', count: 1540 },
            { id: 'pears', label: words.pears, href: '/pears', count: 2, isOverdue: true },
          ],
        },
        { id: 'herbs', label: words.herbs, href: '/herbs', icon: <Leaf size={20} />, count: 3 },
      ]}
    />
  );
}

function content(words: FrameWords) {
  return (
    <Page
      title={words.title}
      breadcrumbs={[
        { label: words.fruit, href: '/fruit' },
        { label: words.pears, href: '/pears' },
      ]}
      chips={
        <>
          <StatusChip tone="positive">{words.ripe}</StatusChip>
          <StatusChip tone="attention">{words.waiting}</StatusChip>
        </>
      }
      actions={
        <>
          <AvatarGroup label={words.present} people={people} />
          <MenuTrigger>
            <TriggerButton>{words.more}</TriggerButton>
            <Menu>
              <MenuItem icon={<Pencil />}>{words.edit}</MenuItem>
              <MenuItem disabledReason={words.reason}>{words.ship}</MenuItem>
            </Menu>
          </MenuTrigger>
          <Button variant="primary">{words.pick}</Button>
        </>
      }
    >
      <Banner tone="attention" title={words.frost} onDismiss={() => {}} />
      <Tabs
        aria-label={words.parts}
        selected="overview"
        items={[
          { id: 'overview', label: words.overview },
          { id: 'notes', label: words.notes, count: 3 },
        ]}
      >
        <Columns gap="xxl">
          <Stack gap="xs">
            <Heading level={2}>{words.facts}</Heading>
            <KeyValueList
              items={[
                { id: 'place', name: words.place, value: words.orchard },
                { id: 'phone', name: words.phone, value: <Bidi>+966 50 123 4567</Bidi> },
                { id: 'number', name: words.number, value: <Bidi>PR-2026-00417</Bidi> },
              ]}
            />
            <Progress label={words.picking} value={40} />
          </Stack>
          <Stack gap="sm">
            <Heading level={2}>{words.activity}</Heading>
            <Timeline
              aria-label={words.activity}
              items={[
                { id: '2', title: words.watered, time: '09:40', dateTime: '2026-11-21T09:40', tone: 'positive' },
                { id: '1', title: words.planted, time: '08:55', dateTime: '2026-11-21T08:55', detail: words.detail },
              ]}
            />
          </Stack>
        </Columns>
      </Tabs>
    </Page>
  );
}

const meta: Meta<typeof Frame> = {
  component: Frame,
  parameters: { layout: 'fullscreen' },
  render: ({ layout = 'horizontal' }, { globals }) => {
    const words = frameWords[globals.language === 'en' ? 'en' : 'ar'];
    return (
      <Frame skipLabel={words.skip} navBar={bar(words)} navMenu={menu(words, layout)} layout={layout}>
        {content(words)}
      </Frame>
    );
  },
};
export default meta;

type Story = StoryObj<typeof Frame>;

export const Horizontal: Story = {};
export const Vertical: Story = { args: { layout: 'vertical' } };
export const SemiDark: Story = { globals: { theme: 'semi-dark' } };
export const SemiDarkVertical: Story = { args: { layout: 'vertical' }, globals: { theme: 'semi-dark' } };
export const Compact: Story = { globals: { density: 'compact' } };
