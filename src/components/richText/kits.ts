import type Quill from 'quill/core';
import type { EditorKit } from './editorKit';

const kits = new WeakMap<Quill, EditorKit>();

/** Quill's modules only know their editor; this finds its kit. */
export const kitOf = (quill: Quill): EditorKit | undefined => kits.get(quill);

export function setKit(quill: Quill, kit: EditorKit): void {
  kits.set(quill, kit);
}
