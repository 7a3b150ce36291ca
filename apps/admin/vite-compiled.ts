/**
 * What is drawn once, or anew with every change around it: remembering what it drew saves nothing, and takes a third of its bytes
 * before the first screen. All that is drawn again and again beside what stays (lists, tables, forms, the shell) is compiled.
 */
const drawnAsItComes = [
  /\/packages\/ui\/src\/(?:Avatar|Badge|Banner|Bidi|Breadcrumbs|Button|ChipList|CompactCount|EmptyState|ErrorState|FilterBar|Frame)\//,
  /\/packages\/ui\/src\/(?:Heading|Inline|KeysetPagination|Link|Money|NavBar|NavMenu|Page|SearchField|Shortcut|Skeleton)\//,
  /\/packages\/ui\/src\/(?:SkipLink|Stack|StateTabs|StatusChip|Text|Toast|VisuallyHidden|private\/(?:drawing|overlay))\//,
  /\/apps\/admin\/src\/(?:identity|features\/(?:pages|sign-in)|crud\/resource\/face)\//,
  /\/apps\/admin\/src\/app\/(?:App|LoadingBar|ScreenFailure|Shell\/(?:Notices|menu|bar|dialogs))\b/,
  /\/apps\/admin\/src\/crud\/list\/(?:ListBeside|ListNotices|ListPages|ListStates|NewRows|ReviewLink|tools\/(?:ListTools|ListSearch|ToolButtons))\./,
];

/** How the React compiler is used, in the product and its tests (ADR 0019). */
export const compiled = { compiler: true, exclude: [/\/node_modules\//, ...drawnAsItComes] };
