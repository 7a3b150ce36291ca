/** A column as a person has arranged it. */
export interface ChosenColumn {
  key: string;
  label: string;
  isShown: boolean;
  isPinned: boolean;
  /** Always shown, and in its place: the column that names the record. */
  isFixed?: boolean;
}
