import Box from '@mui/material/Box';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { commentKit } from './commentKit';
import type { EditorKit } from './editorKit';
import { EditorToolbar } from './EditorToolbar';
import { editorStyles } from './editorStyles';
import { LinkField } from './LinkField';
import { applyTextDiff } from './applyTextDiff';
import { fillEditor, useQuill, type QuillAttributes, type RichText } from './useQuill';

export interface RichTextHandle {
  focus: () => void;
  /** Replaces the text; reports a change only if `tell` is set. */
  fill: (html: string, notify?: boolean) => void;
  /** Replaces the text but keeps the caret; reports no change. */
  merge: (html: string) => void;
}

export interface RichTextEditorProps extends QuillAttributes {
  /** The initial text; the handle sets later ones. */
  initial?: string;
  onChange: (written: RichText) => void;
  /** Focus the editor when it mounts, since the user has just opened it. */
  takesFocus?: boolean;
  /** Called with Quill's delta of each change. */
  onDelta?: (delta: unknown) => void;
  /** The editor's capabilities; defaults to those of comments. */
  kit?: EditorKit;
  ref?: Ref<RichTextHandle>;
}

/** A rich text editor limited to its kit's formats, including for pasted content. */
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
      fill: (html, notify = false) => quill && fillEditor(quill, html, notify),
      merge: (html) => quill && applyTextDiff(quill, html),
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
