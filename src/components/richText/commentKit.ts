import { commentMarkup } from '../../contract/allowedMarkup';
import { commentHtml } from './commentHtml';
import { basicFormats } from './createQuill';
import type { EditorKit } from './editorKit';

/** The kit for comments: bold, italic, underlined, lists and links. */
export const commentKit: EditorKit = {
  markup: commentMarkup,
  formats: basicFormats,
  tools: [],
  toHtml: commentHtml,
};
