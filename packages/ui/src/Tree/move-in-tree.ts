/** A thing with things below it. */
export interface TreeNode {
  id: string;
  label: string;
  /** A few words that tell namesakes apart, such as a count. */
  note?: string;
  children?: readonly TreeNode[];
}

/** Where a node stands: below which one, or at the top, and before which one, or at the end. */
export interface TreePlace {
  parentId: string | null;
  before: string | null;
}

/** The node of this id with the place that it has. */
export function findInTree(
  nodes: readonly TreeNode[],
  id: string,
  parentId: string | null = null,
): { node: TreeNode; place: TreePlace } | null {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { node, place: { parentId, before: nodes[index + 1]?.id ?? null } };
    const found = findInTree(node.children ?? [], id, node.id);
    if (found) return found;
  }
  return null;
}

/** The same nodes, one of them in another place; a node never goes below itself. */
export function moveInTree(nodes: readonly TreeNode[], id: string, place: TreePlace): readonly TreeNode[] {
  const found = findInTree(nodes, id);
  if (!found || place.before === id || place.parentId === id) return nodes;
  if (place.parentId !== null && findInTree(found.node.children ?? [], place.parentId)) return nodes;
  return withNode(nodes, null);

  function withNode(siblings: readonly TreeNode[], parentId: string | null): readonly TreeNode[] {
    const others: TreeNode[] = siblings
      .filter((node) => node.id !== id)
      .map((node) => ({ ...node, children: withNode(node.children ?? [], node.id) }));
    if (parentId !== place.parentId) return others;
    const index = others.findIndex((node) => node.id === place.before);
    return others.toSpliced(index < 0 ? others.length : index, 0, found!.node);
  }
}
