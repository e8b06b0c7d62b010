import Box from '@mui/material/Box';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { commentKit } from './commentKit';
import type { EditorKit } from './editorKit';
import { EditorToolbar } from './EditorToolbar';
import { editorStyles } from './editorStyles';
import { LinkField } from './LinkField';
import { mergeText } from './mergeText';
import { fillEditor, useQuill, type QuillAttributes, type RichText } from './useQuill';

export interface RichTextHandle {
  focus: () => void;
  /** Replaces the text; told of as a change only on request. */
  fill: (html: string, tell?: boolean) => void;
  /** Puts another text in place around the caret, without telling of it. */
  merge: (html: string) => void;
}

export interface RichTextEditorProps extends QuillAttributes {
  /** The text it begins with; later ones come by the handle. */
  initial?: string;
  onChange: (written: RichText) => void;
  /** The writer has just asked for it. */
  takesFocus?: boolean;
  /** For each change as the editor itself notes it. */
  onDelta?: (delta: unknown) => void;
  /** What it can do; what comments may hold unless told otherwise. */
  kit?: EditorKit;
  ref?: Ref<RichTextHandle>;
}

/** Formatted text: what its kit knows, and nothing else, however it comes in. */
export function RichTextEditor({
  initial = '',
  onChange,
  onDelta,
  kit = commentKit,
  ref,
  ...rest
}: RichTextEditorProps) {
  const { takesFocus = false, ...attributes } = rest;
  const toolbar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState<{ index: number; length: number }>();
  const { frame, quill, active } = useQuill({
    ...attributes,
    initial,
    kit,
    onChange: (written) => {
      onChange(written);
      onDelta?.(quill?.getContents());
    },
    onEscape: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  });
  useImperativeHandle(
    ref,
    () => ({
      focus: () => quill?.focus(),
      fill: (html, tell = false) => quill && fillEditor(quill, html, tell),
      merge: (html) => quill && mergeText(quill, html),
    }),
    [quill],
  );
  useEffect(() => {
    if (takesFocus && quill) quill.setSelection(quill.getLength(), 0);
  }, [takesFocus, quill]);

  return (
    <Box sx={editorStyles} data-invalid={attributes.invalid ?? false}>
      <EditorToolbar
        ref={toolbar}
        quill={quill}
        extraTools={kit.tools}
        active={active}
        disabled={attributes.readOnly ?? false}
        linking={linking !== undefined}
        onLink={() => quill && setLinking(quill.getSelection(true))}
      />
      {quill && linking ? (
        <LinkField
          quill={quill}
          range={linking}
          markup={kit.markup}
          current={typeof active['link'] === 'string' ? active['link'] : ''}
          onDone={() => setLinking(undefined)}
        />
      ) : null}
      <div ref={frame} />
    </Box>
  );
}
