import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { registerList } from '@lexical/list';
import { registerRichText } from '@lexical/rich-text';
import {
  $getSelection,
  $setSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  createEditor,
  FOCUS_COMMAND,
  HISTORY_MERGE_TAG,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { $readHtml, $writeHtml } from './html/html.ts';
import { htmlReading, keepNormalForm, richNodes } from './html/normal-form.ts';
import { $marks, noMarks } from './toolbar/marks.ts';

interface RichTextOptions {
  value: string;
  onChange: (value: string) => void;
  isEditable: boolean;
}

const fromOutside = 'from-outside';

function newEditor(): LexicalEditor {
  return createEditor({
    namespace: 'rich-text',
    nodes: richNodes,
    html: htmlReading,
    onError: (error) => {
      throw error;
    },
  });
}

/** An editor whose value is HTML: `root` goes to the element that is edited. */
export function useRichText({ value, onChange, isEditable }: RichTextOptions) {
  const [editor] = useState(newEditor);
  const [marks, setMarks] = useState(noMarks);
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  /** The value that the text was made of or gave, and the text as it is written now: of one text there is more than one HTML. */
  const known = useRef<{ value: string | null; html: string }>({ value: null, html: '' });
  const tell = useEffectEvent((html: string, isOwn: boolean) => {
    if (isOwn && html !== known.current.html) {
      known.current.value = html;
      onChange(html);
    }
    known.current.html = html;
  });

  const root: RefCallback<HTMLElement> = useCallback(
    (element) => {
      editor.setRootElement(element);
      return () => editor.setRootElement(null);
    },
    [editor],
  );

  useEffect(
    () =>
      mergeRegister(
        registerRichText(editor),
        registerList(editor),
        registerHistory(editor, createEmptyHistoryState(), 300),
        keepNormalForm(editor),
        editor.registerCommand(CAN_UNDO_COMMAND, (can) => (setCanUndo(can), false), COMMAND_PRIORITY_LOW),
        editor.registerCommand(CAN_REDO_COMMAND, (can) => (setCanRedo(can), false), COMMAND_PRIORITY_LOW),
        // The browser puts the caret to the beginning of a text that gets the focus back.
        editor.registerCommand(
          FOCUS_COMMAND,
          () => ($setSelection($getSelection()?.clone() ?? null), false),
          COMMAND_PRIORITY_LOW,
        ),
        // The editor would give the focus to nobody; a dialog around it closes on this key.
        editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_LOW),
        editor.registerUpdateListener(({ editorState, tags }) => {
          setMarks(editorState.read($marks));
          tell(editorState.read($writeHtml), !tags.has(fromOutside));
        }),
      ),
    [editor],
  );

  useEffect(() => editor.setEditable(isEditable), [editor, isEditable]);

  useEffect(() => {
    if (value === known.current.value) return;
    known.current.value = value;
    editor.update(() => $readHtml(editor, value), { tag: [fromOutside, HISTORY_MERGE_TAG] });
  }, [editor, value]);

  /** Puts the caret back to where it was, or to the end. */
  const focus = () => editor.focus(() => editor.getRootElement()?.focus({ preventScroll: true }));

  return { editor, root, focus, marks, canUndo, canRedo };
}
