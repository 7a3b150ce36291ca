export { Accordion, type AccordionSection } from './Accordion/Accordion.tsx';
export { type Address, AddressField, type AddressPart } from './AddressField/AddressField.tsx';
export { AlertDialog } from './AlertDialog/AlertDialog.tsx';
export { Announcer } from './Announcer/Announcer.tsx';
export { announce } from './Announcer/announce.ts';
export { Avatar } from './Avatar/Avatar.tsx';
export { AvatarGroup, type Person } from './AvatarGroup/AvatarGroup.tsx';
export { Badge } from './Badge/Badge.tsx';
export { Banner } from './Banner/Banner.tsx';
export { BarList } from './BarList/BarList.tsx';
export { Bidi } from './Bidi/Bidi.tsx';
export { Breadcrumbs, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { BulkBar } from './BulkBar/BulkBar.tsx';
export { Button } from './Button/Button.tsx';
export { TriggerButton } from './Button/TriggerButton.tsx';
export { Checkbox } from './Checkbox/Checkbox.tsx';
export { CheckboxGroup, type Choice } from './CheckboxGroup/CheckboxGroup.tsx';
export { ChipsField } from './ChipsField/ChipsField.tsx';
export { ColumnChooser } from './ColumnChooser/ColumnChooser.tsx';
export type { ChosenColumn } from './ColumnChooser/chosen-column.ts';
export { Columns } from './Columns/Columns.tsx';
export { ComboBox } from './ComboBox/ComboBox.tsx';
export {
  type Command,
  type CommandGroup,
  CommandPalette,
  type CommandPaletteProps,
} from './CommandPalette/CommandPalette.tsx';
export { CompactCount } from './CompactCount/CompactCount.tsx';
export { compactCount } from './CompactCount/compact-count.ts';
export { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
export { ContextualHelp } from './ContextualHelp/ContextualHelp.tsx';
export { DataTable } from './DataTable/DataTable.tsx';
export { Dialog } from './Dialog/Dialog.tsx';
export { DonutChart, type DonutPart } from './DonutChart/DonutChart.tsx';
export { Drawer } from './Drawer/Drawer.tsx';
export { EmptyState } from './EmptyState/EmptyState.tsx';
export { ErrorState } from './ErrorState/ErrorState.tsx';
export { ErrorSummary, focusField, focusFirstInvalid, type NamedError } from './ErrorSummary/ErrorSummary.tsx';
export { FileField } from './FileField/FileField.tsx';
export { FileProgress } from './FileField/FileProgress.tsx';
export { ChoiceFilter } from './FilterBar/ChoiceFilter.tsx';
export { type DateRange, DateRangeFilter } from './FilterBar/DateRangeFilter.tsx';
export { type Filter, FilterBar } from './FilterBar/FilterBar.tsx';
export { FilterPanel } from './FilterBar/FilterPanel.tsx';
export { type NumberRange, NumberRangeFilter } from './FilterBar/NumberRangeFilter.tsx';
export { TextFilter } from './FilterBar/TextFilter.tsx';
export { Form } from './Form/Form.tsx';
export { FormSection } from './FormSection/FormSection.tsx';
export { Frame } from './Frame/Frame.tsx';
export { FunnelChart } from './FunnelChart/FunnelChart.tsx';
export {
  type CalendarName,
  createFormat,
  type Format,
  type FormatOptions,
  type MoneyParts,
  type Numerals,
} from './format/format.ts';
export { Heading } from './Heading/Heading.tsx';
export { IbanField } from './IbanField/IbanField.tsx';
export { IconButton } from './IconButton/IconButton.tsx';
export { Inline } from './Inline/Inline.tsx';
export { KeysetPagination } from './KeysetPagination/KeysetPagination.tsx';
export { KeyValueList } from './KeyValueList/KeyValueList.tsx';
export { LineChart, type LinePoint } from './LineChart/LineChart.tsx';
export { Anchor } from './Link/Anchor.tsx';
export { Link } from './Link/Link.tsx';
export { LinkButton } from './Link/LinkButton.tsx';
export { LocalizedTextField, type LocalizedValue } from './LocalizedTextField/LocalizedTextField.tsx';
export { untilLoaded } from './late/until-loaded.ts';
export { Menu, MenuSection, MenuTrigger } from './Menu/Menu.tsx';
export { MenuItem } from './Menu/MenuItem.tsx';
export { Meter } from './Meter/Meter.tsx';
export { Money } from './Money/Money.tsx';
export { MoneyField } from './MoneyField/MoneyField.tsx';
export { NationalIdField } from './NationalIdField/NationalIdField.tsx';
export { NavBar } from './NavBar/NavBar.tsx';
export { type NavArea, type NavItem, NavMenu } from './NavMenu/NavMenu.tsx';
export { NumberField } from './NumberField/NumberField.tsx';
export { Page } from './Page/Page.tsx';
export { PaneList } from './PaneList/PaneList.tsx';
export { PhoneField } from './PhoneField/PhoneField.tsx';
export { toSaMobile } from './PhoneField/sa-mobile.ts';
export { Popover } from './Popover/Popover.tsx';
export { Progress } from './Progress/Progress.tsx';
export type { FieldProps } from './private/Field.tsx';
export type { Option } from './private/Options.tsx';
export { QuickAdd } from './QuickAdd/QuickAdd.tsx';
export { RadioGroup } from './RadioGroup/RadioGroup.tsx';
export { RichText } from './RichText/RichText.tsx';
export { SaveBar } from './SaveBar/SaveBar.tsx';
export { SavedViews } from './SavedViews/SavedViews.tsx';
export { SearchField } from './SearchField/SearchField.tsx';
export { type Segment, SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
export { type LinkedSegment, SegmentedLinks } from './SegmentedControl/SegmentedLinks.tsx';
export { Select } from './Select/Select.tsx';
export { Shortcut } from './Shortcut/Shortcut.tsx';
export { type IndexedSection, SideIndex } from './SideIndex/SideIndex.tsx';
export { SidePanel } from './SidePanel/SidePanel.tsx';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export { SkipLink } from './SkipLink/SkipLink.tsx';
export { Stack } from './Stack/Stack.tsx';
export { type SeriesTone, StackedColumns } from './StackedColumns/StackedColumns.tsx';
export { Stat, type StatChange } from './Stat/Stat.tsx';
export { type StateTab, StateTabs } from './StateTabs/StateTabs.tsx';
export { StatusChip } from './StatusChip/StatusChip.tsx';
export { Switch } from './Switch/Switch.tsx';
export type { TableColumn, TableDensity, TableSelection, TableSort } from './Table/columns.ts';
export { focusRow, moveRow } from './Table/grid-keys.ts';
export { Table } from './Table/Table.tsx';
export type { TableProps } from './Table/table-props.ts';
export { type TabItem, Tabs } from './Tabs/Tabs.tsx';
export { TagField } from './TagField/TagField.tsx';
export { Text } from './Text/Text.tsx';
export { TextArea } from './TextArea/TextArea.tsx';
export { TextField } from './TextField/TextField.tsx';
export { Timeline, type TimelineItem } from './Timeline/Timeline.tsx';
export { ToastLog } from './Toast/ToastLog.tsx';
export { ToastRegion } from './Toast/ToastRegion.tsx';
export { createToastQueue, type Toast, type ToastMessage, toasts } from './Toast/toast-queue.ts';
export { Tooltip } from './Tooltip/Tooltip.tsx';
export { toLatinDigits } from './text/digits.ts';
export { breakpoints } from './theme/breakpoints.ts';
export { type Tone } from './theme/tones.ts';
export { UiProvider } from './UiProvider/UiProvider.tsx';
export { type UiTexts, useLanguage } from './UiProvider/ui-context.ts';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
export { YearPicker } from './YearPicker/YearPicker.tsx';
