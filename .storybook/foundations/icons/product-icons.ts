import type { IconUse } from '@diwan/scripts/components/icon-uses.ts';
import type { LucideIcon } from 'lucide-react';

/** Filled by `iconPlugin` with what the library and the app import. */
export const productIcons: readonly (IconUse & { Icon: LucideIcon })[] = [];
