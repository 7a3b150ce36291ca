import { ChevronRight, GripVertical } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Collection as AriaCollection } from 'react-aria-components/Collection';
import {
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent as AriaTreeItemContent,
  type DropTarget,
} from 'react-aria-components/Tree';
import { DropIndicator as AriaDropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { findInTree, type TreeNode, type TreePlace } from './move-in-tree.ts';
import * as styles from './Tree.css.ts';

export interface TreeProps {
  /** Names the tree to a screen reader. */
  label: string;
  /** What stands at the top, each with what is below it. */
  nodes: readonly TreeNode[];
  /** Everything is open at first, for a tree of a few dozen nodes. */
  isOpenAtFirst?: boolean;
  /** A node was pressed, or Enter was. */
  onOpen?: (id: string) => void;
  /** Puts a node below another one, or at the top, before another one or at the end; without it the order can't be changed. */
  onMove?: ((id: string, place: TreePlace) => void) | undefined;
  /**
   * Whether a node may stand below that one, or at the top; never below itself, whatever it says.
   * @default anywhere
   */
  canStand?: (id: string, parentId: string | null) => boolean;
  /** What stands at the end of a node, such as its menu; keep it the same function between renders. */
  renderEnd?: (node: TreeNode) => ReactNode;
  /** What stands there while there are no nodes. */
  emptyState?: ReactNode;
}

/** Not text: nothing of a node is to be dropped into a field. */
const nodeType = 'application/x-tree-node';
const anywhere = () => true;

/** Things below things, opened and put in order by pointer or by keyboard; what has one level is a `SortableList`. Heavy: load it with the screen that shows it. */
export function Tree(props: TreeProps) {
  const { label, nodes, isOpenAtFirst = false, onOpen, onMove, canStand = anywhere, renderEnd, emptyState } = props;
  const canMove = onMove !== undefined;
  const dragged = useRef<string>(undefined);
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    getItems: (keys) => [...keys].map((key) => ({ [nodeType]: String(key) })),
    onDragStart({ keys: [key] }) {
      dragged.current = String(key);
    },
    getDropOperation(target) {
      const place = placeAt(nodes, target);
      const id = dragged.current;
      return place && id !== undefined && !isBelow(nodes, id, place.parentId) && canStand(id, place.parentId)
        ? 'move'
        : 'cancel';
    },
    onMove({ keys: [key], target }) {
      const id = String(key);
      const place = placeAt(nodes, target);
      const before = place?.before === id ? (findInTree(nodes, id)?.place.before ?? null) : place?.before;
      if (place && before !== undefined) onMove?.(id, { parentId: place.parentId, before });
    },
    renderDropIndicator: (target) => <AriaDropIndicator target={target} className={styles.gap} />,
  });

  function drawNode(node: TreeNode) {
    const { id, label: name, note, children = [] } = node;
    return (
      <AriaTreeItem id={id} textValue={name} className={styles.item}>
        <AriaTreeItemContent>
          {canMove ? (
            <AriaButton slot="drag" className={styles.handle}>
              <GripVertical />
            </AriaButton>
          ) : null}
          {children.length > 0 ? (
            <AriaButton slot="chevron" className={styles.opener}>
              <ChevronRight className={styles.arrow} />
            </AriaButton>
          ) : (
            <span className={styles.noOpener} />
          )}
          <span className={styles.text}>
            <bdi>{name}</bdi>
            {note ? <bdi className={styles.note}>{note}</bdi> : null}
          </span>
          {renderEnd?.(node)}
        </AriaTreeItemContent>
        <AriaCollection items={children} dependencies={[canMove, renderEnd]}>
          {drawNode}
        </AriaCollection>
      </AriaTreeItem>
    );
  }

  return (
    <AriaTree
      // A tree with hooks for dragging can't go on without them.
      key={canMove ? 'movable' : 'fixed'}
      aria-label={label}
      className={styles.tree}
      items={nodes}
      dependencies={[canMove, renderEnd]}
      defaultExpandedKeys={isOpenAtFirst ? parentIds(nodes) : []}
      onAction={onOpen ? (key) => onOpen(String(key)) : undefined}
      renderEmptyState={() => emptyState}
      dragAndDropHooks={canMove ? dragAndDropHooks : undefined}
    >
      {drawNode}
    </AriaTree>
  );
}

const parentIds = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...parentIds(children)] : []));

const isBelow = (nodes: readonly TreeNode[], id: string, parentId: string | null): boolean =>
  parentId === id || (parentId !== null && findInTree(findInTree(nodes, id)?.node.children ?? [], parentId) !== null);

/** On a node is at the end of what is below it; at the tree itself is at its end. */
function placeAt(nodes: readonly TreeNode[], target: DropTarget): TreePlace | null {
  if (target.type === 'root') return { parentId: null, before: null };
  const id = String(target.key);
  if (target.dropPosition === 'on') return { parentId: id, before: null };
  const there = findInTree(nodes, id)?.place;
  if (!there) return null;
  return target.dropPosition === 'before' ? { ...there, before: id } : there;
}
