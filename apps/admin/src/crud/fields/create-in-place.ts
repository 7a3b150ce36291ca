import { createContext, use } from 'react';
import type { ResourceKey } from '../resource/resource-types.ts';

/** A form that can add what one of its references lacks, without being left. */
export interface CreateInPlace {
  canCreate: (resource: ResourceKey) => boolean;
  /** Opens the add form of that resource with what was typed; tells the id of what was saved. */
  create: (resource: ResourceKey, text: string, onCreated: (id: string) => void) => void;
}

export const CreateInPlaceContext = createContext<CreateInPlace | null>(null);

/** Null outside of a form: in filters and pickers nothing is added. */
export const useCreateInPlace = () => use(CreateInPlaceContext);
