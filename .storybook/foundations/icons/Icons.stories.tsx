import { Inline } from '@diwan/ui/Inline/Inline';
import { fixedIcons, mirroredIcons } from '@diwan/ui/theme/base/mirrored-icons';
import { measures } from '@diwan/ui/theme/measures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  Bell,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleQuestionMark,
  CornerUpLeft,
  ExternalLink,
  Forward,
  List,
  ListOrdered,
  ListTodo,
  ListTree,
  LogIn,
  LogOut,
  type LucideIcon,
  PanelLeft,
  PanelLeftClose,
  PanelLeftOpen,
  Redo2,
  Reply,
  ReplyAll,
  RotateCcw,
  RotateCw,
  Search,
  Send,
  SendHorizontal,
  SkipBack,
  SkipForward,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { Code, DescriptionTable } from '#parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '#parts/Sheet.tsx';

type Name = (typeof mirroredIcons)[number] | keyof typeof fixedIcons | 'bell';

/** Each by itself: all of lucide together takes Storybook a third of its building. */
const drawings: Record<Name, LucideIcon> = {
  'arrow-left': ArrowLeft,
  'arrow-left-right': ArrowLeftRight,
  'arrow-right': ArrowRight,
  bell: Bell,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-check': CircleCheck,
  'circle-question-mark': CircleQuestionMark,
  'corner-up-left': CornerUpLeft,
  'external-link': ExternalLink,
  forward: Forward,
  list: List,
  'list-ordered': ListOrdered,
  'list-todo': ListTodo,
  'list-tree': ListTree,
  'log-in': LogIn,
  'log-out': LogOut,
  'panel-left': PanelLeft,
  'panel-left-close': PanelLeftClose,
  'panel-left-open': PanelLeftOpen,
  'redo-2': Redo2,
  reply: Reply,
  'reply-all': ReplyAll,
  'rotate-ccw': RotateCcw,
  'rotate-cw': RotateCw,
  search: Search,
  send: Send,
  'send-horizontal': SendHorizontal,
  'skip-back': SkipBack,
  'skip-forward': SkipForward,
  'text-quote': TextQuote,
  'undo-2': Undo2,
};

function Icon({ name, size = 20 }: { name: Name; size?: number }) {
  const Drawn = drawings[name];
  return <Drawn size={size} />;
}

function Both({ name }: { name: Name }) {
  return (
    <Inline gap="xl">
      <Icon name={name} />
      <div dir="rtl">
        <Icon name={name} />
      </div>
    </Inline>
  );
}

function IconsPage() {
  return (
    <Sheet
      title="Icons"
      lead="Lucide’s outlines, imported one by one. An icon stands for a word that everybody knows, or beside it; never alone without a name."
    >
      <Section title="Sizes" note="A stroke of 1.5 at both sizes.">
        <DescriptionTable
          label="Sizes of icons"
          columns={['Name', 'Value', 'Seen', 'For']}
          rows={Object.entries(measures.icon).map(([name, value]) => ({
            name,
            cells: [
              <Code key="value">{value}</Code>,
              <Icon key="icon" name="bell" size={Number.parseInt(value, 10)} />,
              name === 'small'
                ? 'In buttons, menus, cells and fields'
                : 'In the navbar and the menu; alone in a large button',
            ],
          }))}
        />
      </Section>
      <Section
        title="Mirrored"
        note="They mean a direction of reading. The theme turns them by their names wherever the page runs from right to left; no component does so itself."
      >
        <DescriptionTable
          label="Mirrored icons"
          columns={['Icon', 'Left to right, right to left']}
          rows={mirroredIcons.map((name) => ({ name, cells: [<Both key="both" name={name} />] }))}
        />
      </Section>
      <Section
        title="Never mirrored"
        note="They seem to point somewhere, and do not. A test asks for every such icon to stand in one of the two lists."
      >
        <DescriptionTable
          label="Icons that are never mirrored"
          columns={['Icon', 'Both ways', 'Why']}
          rows={Object.entries(fixedIcons).map(([name, reason]) => ({
            name,
            cells: [<Both key="both" name={name as Name} />, reason],
          }))}
        />
      </Section>
      <Sentences
        title="Rules"
        lines={[
          'An icon beside its word is hidden from screen readers; alone it is an IconButton with a label.',
          'Up, down and clockwise are the same in both directions, and so are logos and media controls.',
          'A status is a dot and a word; an icon only where the tone must be seen at once.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof IconsPage>;
export default meta;

export const Icons: StoryObj<typeof meta> = {};
