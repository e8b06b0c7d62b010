import type { Range } from 'quill/core';
import Clipboard from 'quill/modules/clipboard';
import { kitOf } from './kits';
import { pastedMarkup } from './pastedMarkup';
import { pasteLosses } from './pasteLosses';
import { caretBehindPiece } from './typeBehindPieces';
import { isOnEmptyLine, pastedVideo } from './videoBlot';

/** Whether the clipboard's markup is a lone image, as when copying an image in a browser. */
const isPictureAlone = (html: string) =>
  /<img\b/i.test(html) && html.replaceAll(/<!--.*?-->|<[^>]*>|\s/gs, '') === '';

/** Reduces pasted markup to the kit's formats and reports what is lost. */
export class CleanClipboard extends Clipboard {
  protected override convertHTML(html: string) {
    return super.convertHTML(pastedMarkup(html, kitOf(this.quill)?.markup));
  }

  override onCapturePaste(event: ClipboardEvent): void {
    const { quill } = this;
    const { clipboardData: data } = event;
    if (event.defaultPrevented || !quill.isEnabled() || !data) return;
    event.preventDefault();
    const range = quill.getSelection(true);
    const files = [...data.files];
    const html = data.getData('text/html');
    // Spreadsheets also put a picture of the table on the clipboard; prefer the markup then.
    if (files.length > 0 && (html === '' || isPictureAlone(html))) {
      quill.uploader.upload(range, files);
      return;
    }
    const text =
      data.getData('text/plain') || data.getData('text/uri-list').replaceAll(/^#.*$/gm, '');
    const behind = caretBehindPiece(quill);
    this.onPaste(behind === undefined ? range : { index: behind, length: 0 }, { html, text });
  }

  override onPaste(range: Range, pasted: { html?: string; text?: string }): void {
    const { quill } = this;
    const kit = kitOf(quill);
    const video = kit?.formats.includes('video') ? pastedVideo(pasted.text) : undefined;
    if (video && isOnEmptyLine(quill, range)) {
      quill.insertEmbed(range.index, 'video', video, 'user');
      quill.setSelection(range.index + 1, 0, 'user');
    } else {
      super.onPaste(range, pasted);
    }
    kit?.onPasted?.(pasted.html && !video ? pasteLosses(pasted.html) : []);
  }
}
