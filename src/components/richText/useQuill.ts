import type Quill from 'quill/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createQuill } from './createQuill';
import type { EditorKit } from './editorKit';

export interface RichText {
  html: string;
  /** The plain text. */
  text: string;
}

export interface QuillAttributes {
  label: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  readOnly?: boolean;
  placeholder?: string | undefined;
}

interface QuillOptions extends QuillAttributes {
  initial: string;
  /** Must be the same object throughout: a new one rebuilds the editor. */
  kit: EditorKit;
  onChange: (written: RichText) => void;
  onEscape: () => void;
}

const written = (quill: Quill, kit: EditorKit): RichText => ({
  html: kit.toHtml(quill.getSemanticHTML()),
  text: quill.getText(),
});

function describe(root: HTMLElement, attributes: QuillAttributes): void {
  const { label, describedBy, invalid = false, readOnly = false } = attributes;
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-label', label);
  root.setAttribute('aria-invalid', String(invalid));
  root.setAttribute('aria-readonly', String(readOnly));
  root.dir = 'auto';
  root.setAttribute('aria-placeholder', root.dataset['placeholder'] ?? '');
  if (describedBy === undefined) root.removeAttribute('aria-describedby');
  else root.setAttribute('aria-describedby', describedBy);
}

/** Sets the text and clears the undo history. */
export function fillEditor(quill: Quill, html: string, notify = false): void {
  quill.setContents(quill.clipboard.convert({ html, text: '' }), notify ? 'api' : 'silent');
  quill.history.clear();
}

/** A Quill editor that lives as long as its element; a change of the active formats re-renders. */
export function useQuill(options: QuillOptions) {
  const [quill, setQuill] = useState<Quill>();
  const [active, setActive] = useState<Record<string, unknown>>({});
  const initial = useRef(options.initial);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { kit } = options;
  const placeholder = options.placeholder ?? '';

  const frame = useCallback(
    (host: HTMLDivElement) => {
      const place = document.createElement('div');
      host.append(place);
      const editor = createQuill(place, {
        placeholder,
        kit,
        onEscape: () => latest.current.onEscape(),
      });
      fillEditor(editor, initial.current);
      editor.on('editor-change', () => {
        const range = editor.getSelection();
        if (range) setActive(editor.getFormat(range));
      });
      editor.on('text-change', () => latest.current.onChange(written(editor, kit)));
      setQuill(editor);
      return () => {
        // The text survives a language change, which rebuilds the editor.
        initial.current = written(editor, kit).html;
        host.replaceChildren();
        setQuill(undefined);
      };
    },
    [placeholder, kit],
  );

  const { label, describedBy, invalid = false, readOnly = false } = options;
  useEffect(() => {
    if (!quill) return;
    quill.enable(!readOnly);
    describe(quill.root, { label, describedBy, invalid, readOnly });
  }, [quill, label, describedBy, invalid, readOnly]);

  return { frame, quill, active };
}
